package frame

import (
	"slices"
	"strings"

	"tanteo/tui/draw"
	"tanteo/tui/kit"
)

// Under is the text of the rows under the entry: the answer and the notice, and what of them goes
// on in the row of the hints; "" leaves the hints.
type Under struct {
	Answers []string
	Notice  string
	Hints   string
}

// Rows are the rows under the entry by their widths; 0 is none.
type Rows struct {
	Answers []int
	Notice  int
	Hints   int
	Apart   bool // the row of the hints does not lie under the others
}

// Answer is what stands under the entry.
type Answer struct {
	Ink   draw.Ink // of its first row
	Lines [2]string
	Prose bool // the lines are sentences, which may go on in another row, and not figures
	Fault bool // they begin with the sign of one
	Now   bool // they matter more than the hints
}

// LastAnswer is the answer to the last line or play.
func (v View) LastAnswer() Answer {
	last := v.At.Said
	if last.Fault {
		return v.faultAnswer(last.Lines, !last.Seen)
	}
	return Answer{Lines: last.Lines, Prose: true, Now: !last.Seen}
}

func (v View) faultAnswer(lines [2]string, now bool) Answer {
	return Answer{Ink: v.Look.Ink[draw.Fault], Lines: lines, Prose: true, Fault: true, Now: now}
}

// Under fills the rows under the entry of the table.
func (v View) Under() Under {
	l := &v.Lay
	w, rows := l.Left.W, Rows{Hints: l.W, Apart: l.Left.X > 0}
	if l.Notice >= 0 {
		rows.Notice = l.W - l.Left.X
	}
	switch {
	case v.PageOpen():
		w = l.W
		rows.Answers, rows.Apart = []int{w, w}, false
		if l.Notice >= 0 {
			rows.Notice = w
		}
		return v.UnderIn(rows, v.answer(w))
	case l.Strip.W > 0:
		rows.Answers = []int{v.answerRoom(w)}
	}
	for _, y := range l.Answer {
		if y >= 0 {
			rows.Answers = append(rows.Answers, w)
		}
	}
	return v.UnderIn(rows, v.answer(w))
}

// widths are those of the rows from the top down, and hints is where the row of the hints is, which
// is none of them where it lies apart.
func (r Rows) widths() (all []int, hints int) {
	all = slices.Clone(r.Answers)
	if r.Notice > 0 {
		all = append(all, r.Notice)
	}
	hints = len(all)
	if !r.Apart {
		all = append(all, r.Hints)
	}
	return all, hints
}

// UnderIn fills rows with an answer and a notice. What does not fit goes on in rows that are free:
// an answer below, a notice below and then above.
func (v View) UnderIn(rows Rows, a Answer) Under {
	n := v.noticeNow()
	loud := v.Notice.Text != "" || n.Fault
	answer, below, alone := rows.answer(a, n, loud)
	if alone {
		n = kit.Notice{}
	}
	taken := min(len(answer), len(rows.Answers))
	if v.Notice.Text != "" && !a.Now {
		taken = 0 // what the last key met matters more than figures, which return with the next key
	}
	widths, hints := rows.widths()
	free := widths
	if !loud {
		free = widths[:hints]
	}
	if !loud && rows.Notice == 0 && (v.At == nil || v.At.Watching == "") {
		n = kit.Notice{} // what a small window has no row for; but not that nothing can be noted
	}
	notice, from, whole := noticeIn(n, free, below, taken)

	drawn := make([]string, hints+1)
	for i, text := range answer {
		drawn[i] = draw.Pad(text, widths[i])
	}
	if len(answer) > 0 {
		drawn[0] = a.Ink.Put(drawn[0])
	}
	for i, text := range notice {
		drawn[from+i] = v.NoticeInk(n).Put(draw.Pad(text, widths[from+i]))
	}
	if loud && !whole && rows.Apart {
		short, _ := n.In(rows.Hints)
		drawn[hints] = v.NoticeInk(n).Put(draw.Pad(short[0], rows.Hints))
	}
	return rows.under(drawn)
}

// answer is an answer in its rows, and the row where a notice begins below it. It takes the row of
// a notice that is not loud and matters less: then it stands alone. A loud notice makes room for it
// by going into the row of the hints.
func (r Rows) answer(a Answer, n kit.Notice, loud bool) (lines []string, below int, alone bool) {
	lines, whole := a.in(r.Answers...)
	if whole {
		return lines, len(r.Answers), false
	}
	widths, hints := r.widths()
	switch {
	case !loud && a.Now:
		lines, _ = a.in(widths...)
		return lines, len(r.Answers), true
	case !loud && n.Text == "":
		lines, _ = a.in(widths[:hints]...)
		return lines, len(r.Answers), true
	case loud && a.Now && !r.Apart:
		if _, fits := n.In(r.Hints); fits {
			lines, _ = a.in(widths[:hints]...)
			return lines, hints, false
		}
	}
	return lines, len(r.Answers), false
}

// under names the rows that were drawn, from the top down. An answer's row that is free is blank.
func (r Rows) under(drawn []string) Under {
	own := len(r.Answers)
	for i, w := range r.Answers {
		if drawn[i] == "" {
			drawn[i] = strings.Repeat(" ", w)
		}
	}
	under := Under{Answers: drawn[:own], Hints: drawn[len(drawn)-1]}
	if r.Notice > 0 {
		under.Notice = draw.Pad(drawn[own], r.Notice)
	}
	return under
}

// noticeIn is a notice in rows of these widths, and the first row that it takes. The first rows
// are the answer's. The notice has its own rows and, where they are too few or there are none, those
// that the answer leaves.
func noticeIn(n kit.Notice, widths []int, answers, taken int) (rows []string, from int, whole bool) {
	if n.Text == "" || taken == len(widths) {
		return nil, answers, true
	}
	for from = min(answers, len(widths)-1); ; from-- {
		rows, whole = n.In(widths[from:]...)
		if whole || from <= taken {
			return rows, from, whole
		}
	}
}

// in is the answer in rows of these widths, as many as it needs; whole says that nothing was cut.
func (a Answer) in(widths ...int) (rows []string, whole bool) {
	if !a.Prose {
		for i, text := range a.Lines {
			if text != "" && i < len(widths) {
				rows = append(rows, a.Lines[len(rows):i+1]...)
			}
		}
		return rows, true
	}
	mark := ""
	if a.Fault {
		mark = "! "
	}
	what, todo := strings.TrimPrefix(a.Lines[0], mark), strings.TrimSpace(a.Lines[1])
	if what == "" {
		return nil, true
	}
	rows, whole = draw.Flowed(mark, what, widths...)
	if todo == "" {
		return rows, whole
	}
	together, all := draw.Flowed(mark, what+" "+todo, widths...)
	if !whole {
		return together, all
	}
	more, rest := draw.Flowed(strings.Repeat(" ", len(mark)), todo, widths[len(rows):]...)
	if all && !rest {
		return together, true
	}
	return append(rows, more...), rest
}
