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
	Told  bool // the lines are sentences, which may go on in another row, and not figures
	Fault bool // they begin with the sign of one
	Now   bool // they matter more than the hints
}

// Said is the answer to the last line or play.
func (v View) Said() Answer {
	said := v.At.Said
	if said.Fault {
		return v.faultAnswer(said.Lines, !said.Seen)
	}
	return Answer{Lines: said.Lines, Told: true, Now: !said.Seen}
}

func (v View) faultAnswer(lines [2]string, now bool) Answer {
	return Answer{Ink: v.Look.Ink[draw.Fault], Lines: lines, Told: true, Fault: true, Now: now}
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

// UnderIn fills rows with an answer and a notice. What does not fit goes on in rows that are free:
// an answer below, a notice below and then above.
func (v View) UnderIn(rows Rows, a Answer) Under {
	n := v.noticeNow()
	loud := v.Notice.Text != "" || n.Fault
	own := len(rows.Answers)
	widths := slices.Clone(rows.Answers)
	if rows.Notice > 0 {
		widths = append(widths, rows.Notice)
	}
	hints := len(widths)
	if !rows.Apart {
		widths = append(widths, rows.Hints)
	}
	upTo := func(hintsToo bool) []int {
		if hintsToo {
			return widths
		}
		return widths[:hints]
	}
	answer, whole := a.in(widths[:own]...)
	if !whole && !loud && (n.Text == "" || a.Now) {
		n = kit.Notice{}
		answer, _ = a.in(upTo(a.Now)...)
	}
	below := own // where the notice begins
	if !whole && loud && a.Now && !rows.Apart {
		if _, fits := n.In(rows.Hints); fits {
			answer, _ = a.in(widths[:hints]...)
			below = hints
		}
	}
	taken := min(len(answer), own)
	if v.Notice.Text != "" && !a.Now {
		taken = 0 // what the last key met matters more than figures, which return with the next key
	}
	told, from, whole := noticeIn(n, upTo(loud), below, taken)

	drawn := make([]string, max(len(widths), hints+1))
	for i, text := range answer {
		drawn[i] = draw.Pad(text, widths[i])
	}
	if len(answer) > 0 {
		drawn[0] = a.Ink.Put(drawn[0])
	}
	for i, text := range told {
		drawn[from+i] = v.NoticeInk(n).Put(draw.Pad(text, widths[from+i]))
	}
	if loud && !whole && rows.Apart {
		whole, _ := n.In(rows.Hints)
		drawn[hints] = v.NoticeInk(n).Put(draw.Pad(whole[0], rows.Hints))
	}
	for i := range own {
		if drawn[i] == "" {
			drawn[i] = strings.Repeat(" ", widths[i])
		}
	}
	under := Under{Answers: drawn[:own], Hints: drawn[hints]}
	if rows.Notice > 0 {
		under.Notice = draw.Pad(drawn[own], rows.Notice)
	}
	return under
}

// noticeIn is a notice in rows of these widths, and the first row that it takes. The first rows
// are the answer's. The notice has its own rows and, where they are too few, those that the answer
// leaves.
func noticeIn(n kit.Notice, widths []int, answers, taken int) (rows []string, from int, whole bool) {
	if n.Text == "" || answers == len(widths) {
		return nil, answers, true
	}
	for from = answers; ; from-- {
		rows, whole = n.In(widths[from:]...)
		if whole || from <= taken {
			return rows, from, whole
		}
	}
}

// in is the answer in rows of these widths, as many as it needs; whole says that nothing was cut.
func (a Answer) in(widths ...int) (rows []string, whole bool) {
	if !a.Told {
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
