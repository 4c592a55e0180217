// Package printout writes a game for people to read without a screen: the sheet and the
// result as plain lines.
package printout

import (
	"slices"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// columns is how wide a sheet in writing may be.
const columns = 80

// page is lines being written in a language.
type page struct {
	l     *phrases.Language
	lines []string
}

func (p *page) say(line string) { p.lines = append(p.lines, strings.Split(line, "\n")...) }

// Sheet is a game in lines of 80 columns at most: who plays, the turns by rounds, how things
// stand.
func Sheet(l *phrases.Language, g sheet.Game) []string {
	r := &page{l: l}
	t, s := &r.l.Sheet, &g.Standings
	r.say(phrases.Fit(g.Log.ID, columns))
	r.say(phrases.Fit(g.Log.Edition.Name+" · "+g.Log.Rules.Name, columns))
	r.say("")
	if len(s.Turns) == 0 {
		r.say(t.Empty)
	} else {
		r.writeRounds(g)
	}
	r.say("")
	if s.Finished {
		r.finalTable(g)
		r.say(r.l.Won(g))
	} else {
		r.say(wrapped(t.OnTurn(r.l.Seat(g, s.OnTurn))+" "+r.l.Standing(g)+".", columns))
		r.say(t.Bag(s.Tiles.Bag, max(0, s.Tiles.Unseen)))
	}
	if s.Tiles.Uncounted > 0 {
		r.say(t.Hidden(s.Tiles.Uncounted))
	}
	if len(s.Loose) > 0 {
		r.say(t.Loose(len(s.Loose)))
	}
	if s.Void {
		r.say(t.Void)
	}
	r.notes(g)
	for _, n := range s.Notices {
		r.notice(r.l.Notice(n, g))
	}
	for _, text := range r.l.Announced(g) {
		r.notice(text)
	}
	return r.lines
}

// notes writes the remarks of the game, each with the turn that it came after.
func (r *page) notes(g sheet.Game) {
	for _, note := range g.Notes() {
		r.say(wrapped(r.l.Sheet.Note(note.After, phrases.SafeLines(note.Text)), columns))
	}
}

// notice writes a notice, in as many lines as it needs.
func (r *page) notice(text string) {
	r.say("* " + strings.ReplaceAll(wrapped(text, columns-2), "\n", "\n  "))
}

// wrapped breaks a text into lines of so many columns at most.
func wrapped(text string, columns int) string { return ansi.Wordwrap(text, columns, "") }

// sheetLine is a line of the sheet: a cell for each player, by seat.
type sheetLine struct {
	numbers []int // by seat, 0 for who has no cell
	cells   []sheetCell
	round   int // 0 for penalties and the like
}

type sheetCell struct{ word, points, running string }

// rounds puts the rows of the sheet side by side, a line a round. Rows that use up no turn
// stand on lines of their own; those of the end are left to the final table.
func (r *page) rounds(g sheet.Game) []sheetLine {
	var lines []sheetLine
	for _, t := range g.Standings.Turns {
		if t.Kind == sheet.KindEnd {
			continue
		}
		round := t.Round
		if !t.TakesTurn() {
			round = 0
		}
		at := slices.IndexFunc(lines, func(l sheetLine) bool {
			return l.round == round && l.cells[t.Player-1] == sheetCell{}
		})
		if at < 0 || round == 0 && at != len(lines)-1 {
			at = len(lines)
			lines = append(lines, sheetLine{
				numbers: make([]int, len(g.Standings.Players)), cells: make([]sheetCell, len(g.Standings.Players)), round: round,
			})
		}
		lines[at].numbers[t.Player-1] = t.Number
		lines[at].cells[t.Player-1] = r.cell(g, t)
	}
	return lines
}

// cell is a row of the sheet in a cell.
func (r *page) cell(g sheet.Game, t sheet.Turn) sheetCell {
	c := sheetCell{word: r.l.Kind(t.Kind), points: phrases.Number(t.Points), running: phrases.Number(t.Running)}
	if c.word == "" {
		c.word = g.Word(t)
	}
	switch {
	case t.Fault != nil:
		c.points = "! 0"
	case t.Challenged:
		c.points = "× 0"
	case !t.TakesTurn():
		c.points = phrases.Signed(t.Points)
	}
	if t.Told {
		c.points = "*" + c.points
	}
	return c
}

// label is the numbers of a line as its cells stand: "5-8", or "6,5" where they do not count
// up by one from left to right.
func (l sheetLine) label() string {
	numbers := slices.DeleteFunc(slices.Clone(l.numbers), func(n int) bool { return n == 0 })
	first, last := numbers[0], numbers[len(numbers)-1]
	switch {
	case len(numbers) == 1:
		return strconv.Itoa(first)
	case last-first == len(numbers)-1 && slices.IsSorted(numbers):
		return strconv.Itoa(first) + "-" + strconv.Itoa(last)
	}
	texts := make([]string, len(numbers))
	for i, n := range numbers {
		texts[i] = strconv.Itoa(n)
	}
	return strings.Join(texts, ",")
}

// writeRounds writes the turns, each player in a column of word, points and running total.
func (r *page) writeRounds(g sheet.Game) {
	lines := r.rounds(g)
	label, points, running := phrases.Width(r.l.Sheet.Turns), 3, 3
	for _, l := range lines {
		label = max(label, phrases.Width(l.label()))
		for _, c := range l.cells {
			points = max(points, phrases.Width(c.points))
			running = max(running, phrases.Width(c.running))
		}
	}
	players := len(g.Standings.Players)
	cell := min((columns-label-2)/players, 32)
	gap := 2
	if cell < 20 {
		gap = 1
	}
	word := max(4, cell-gap-points-running-2)
	head := phrases.Pad(r.l.Sheet.Turns, label) + "  "
	for i := range players {
		head += phrases.Pad(r.l.Seat(g, i+1), cell-gap) + strings.Repeat(" ", gap)
	}
	r.say(strings.TrimRight(head, " "))
	marks := ""
	for _, l := range lines {
		line := phrases.Pad(l.label(), label) + "  "
		for _, c := range l.cells {
			line += phrases.Pad(c.word, word) + " " + phrases.PadLeft(c.points, points) + " " +
				phrases.PadLeft(c.running, running) + strings.Repeat(" ", gap)
			marks += c.points
		}
		r.say(strings.TrimRight(line, " "))
	}
	if strings.Contains(marks, "!") {
		r.say(r.l.Sheet.Faulty)
	}
	if strings.Contains(marks, "×") {
		r.say(r.l.Sheet.CameOff)
	}
	if slices.ContainsFunc(g.Standings.Turns, func(t sheet.Turn) bool { return t.Told }) {
		r.say(r.l.Sheet.Told)
	}
}

// finalTable writes the places: before the tiles left, what they did, the total.
func (r *page) finalTable(g sheet.Game) {
	t, players := &r.l.Sheet, g.Standings.Players
	name := phrases.Width(t.Final)
	for i := range players {
		name = max(name, min(40, phrases.Width(r.l.Seat(g, i+1))+4))
	}
	row := func(who, before, left, all string) {
		r.say(phrases.Pad(who, name) + phrases.PadLeft(before, 8) + phrases.PadLeft(left, 8) + phrases.PadLeft(all, 8))
	}
	row(t.Final, t.Before, t.Left, t.All)
	for _, seat := range g.Standings.ByPlace() {
		p := players[seat-1]
		left := phrases.Signed(p.Adjustment)
		if g.Standings.EndTold(seat) {
			left = "*" + left
		}
		row(strconv.Itoa(p.Place)+". "+r.l.Player(p.Name, seat), phrases.Number(p.Points), left, phrases.Number(p.Total()))
	}
}

// Result is the final table in lines.
func Result(l *phrases.Language, g sheet.Game) []string {
	r := &page{l: l}
	r.finalTable(g)
	r.say(l.Won(g))
	return r.lines
}
