// Package printout writes a game for people to read without a screen: the sheet and the
// result as plain lines, which export, paper and the commands share.
//
//	fmt.Println(strings.Join(printout.Sheet(phrases.For("es"), game), "\n"))
package printout

import (
	"slices"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"tanteo/sheet"
	"tanteo/tui/phrases"
	"tanteo/tui/phrases/rules"
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
func Sheet(l *phrases.Language, g sheet.Game) []string { return write(l, g, false) }

// Full is Sheet with the square of each play, as paper has it.
func Full(l *phrases.Language, g sheet.Game) []string { return write(l, g, true) }

func write(l *phrases.Language, g sheet.Game, squares bool) []string {
	if g.Log.Kind == sheet.DuplicateGame {
		return writeDuplicate(l, g)
	}
	p := &page{l: l}
	s := &g.Standings
	p.say(phrases.Fit(g.Log.ID, columns))
	p.say(phrases.Fit(g.Log.Edition.Name+" · "+g.Log.Rules.Name, columns))
	if house := rules.House(l, g.Log.House); house != "" {
		p.say(wrapped(house, columns))
	}
	p.say("")
	if len(s.Turns) == 0 {
		p.say(l.Sheet.Empty)
	} else {
		p.writeRounds(g, squares)
	}
	p.say("")
	if s.Finished {
		p.finalTable(g)
	}
	for _, text := range Standing(l, g) {
		p.say(wrapped(text, columns))
	}
	for _, text := range Remarks(l, g) {
		p.remark(text)
	}
	return p.lines
}

// Standing says how a game stands: who has won, or whose turn it is and what is in the bag.
func Standing(l *phrases.Language, g sheet.Game) []string {
	s := &g.Standings
	switch {
	case s.Finished:
		return []string{l.Won(g)}
	case g.Log.Kind == sheet.DuplicateGame:
		return []string{l.Paper.Unseen(max(0, s.Tiles.Unseen))} // nobody is on turn, nobody has tiles of his own
	}
	return []string{l.Sheet.OnTurn(l.Seat(g, s.OnTurn)) + " " + l.Standing(g) + ".", l.Sheet.Bag(s.Tiles.Bag, max(0, s.Tiles.Unseen))}
}

// notice begins a remark that the program makes of its own accord.
const notice = "* "

// Remarks are what there is to say of a game besides its turns and how it stands: tiles that
// are not counted, notes, notices.
func Remarks(l *phrases.Language, g sheet.Game) []string {
	t, s := &l.Sheet, &g.Standings
	var all []string
	if s.Tiles.Uncounted > 0 {
		all = append(all, t.Hidden(s.Tiles.Uncounted))
	}
	if len(s.Loose) > 0 {
		all = append(all, t.Loose(len(s.Loose)))
	}
	if s.Void {
		all = append(all, t.Void)
	}
	for _, note := range g.Notes() {
		all = append(all, t.Note(note.After, phrases.SafeLines(note.Text)))
	}
	for _, n := range s.Notices {
		all = append(all, notice+l.Notice(n, g))
	}
	for _, text := range l.Announced(g) {
		all = append(all, notice+text)
	}
	return all
}

// remark writes a remark in as many lines as it needs.
func (p *page) remark(text string) {
	if rest, ok := strings.CutPrefix(text, notice); ok {
		p.say(notice + strings.ReplaceAll(wrapped(rest, columns-len(notice)), "\n", "\n  "))
		return
	}
	p.say(wrapped(text, columns))
}

// wrapped breaks a text into lines of so many columns at most.
func wrapped(text string, columns int) string { return ansi.Wordwrap(text, columns, "") }

// Line is a line of the sheet: a cell for each player, by seat.
type Line struct {
	Cells   []Cell
	numbers []int // of the turns, from left to right
}

// Cell is a turn in a line of the sheet; empty where a player has none.
type Cell struct{ Word, Square, Points, Running string }

// Lines are the lines of the sheet, a line a round. Penalties and the like stand side by side as
// long as their numbers go up; what was left at the end is for the final table.
func Lines(l *phrases.Language, g sheet.Game) []Line {
	turns := slices.DeleteFunc(slices.Clone(g.Standings.Turns), func(t sheet.Turn) bool { return t.Kind == sheet.KindEnd })
	var lines []Line
	for _, a := range sheet.SetAbreast(turns, len(g.Standings.Players), goesUp) {
		line := Line{Cells: make([]Cell, len(a.Turns))}
		for i, t := range a.Turns {
			if t != nil {
				line.Cells[i] = cell(l, g, *t)
				line.numbers = append(line.numbers, t.Number)
			}
		}
		lines = append(lines, line)
	}
	return lines
}

// goesUp says whether nobody to the right of a turn has one in the line.
func goesUp(a sheet.Abreast, t *sheet.Turn) bool {
	return !slices.ContainsFunc(a.Turns[t.Player-1:], func(other *sheet.Turn) bool { return other != nil })
}

// The marks before points.
const (
	markFault   = "!"
	markCameOff = "×"
	markTold    = "*"
)

// cell is a row of the sheet in a cell.
func cell(l *phrases.Language, g sheet.Game, t sheet.Turn) Cell {
	c := Cell{Word: l.Kind(t.Kind), Points: phrases.Number(t.Points), Running: phrases.Number(t.Running)}
	if c.Word == "" {
		c.Word = g.Word(t)
	}
	if play, ok := g.Play(t); ok {
		c.Square = g.Log.Notation.Format(play.Start, play.Direction)
	}
	switch {
	case t.Fault != nil:
		c.Points = markFault + " 0"
	case t.Challenged:
		c.Points = markCameOff + " 0"
	case !t.TakesTurn():
		c.Points = phrases.Signed(t.Points)
	}
	if t.Told {
		c.Points = markTold + c.Points
	}
	return c
}

// Legend says what the marks mean that stand in the sheet.
func Legend(l *phrases.Language, g sheet.Game) []string {
	t, turns := &l.Sheet, g.Standings.Turns
	var all []string
	if slices.ContainsFunc(turns, func(t sheet.Turn) bool { return t.Fault != nil }) {
		all = append(all, t.Faulty)
	}
	if slices.ContainsFunc(turns, func(t sheet.Turn) bool { return t.Fault == nil && t.Challenged }) {
		all = append(all, t.CameOff)
	}
	if slices.ContainsFunc(turns, func(t sheet.Turn) bool { return t.Told }) {
		all = append(all, t.Told)
	}
	if g.Log.Kind == sheet.ClassicGame && slices.ContainsFunc(Lines(l, g), func(l Line) bool { return !l.ascends() }) {
		all = append(all, t.OutOfOrder)
	}
	return all
}

// ascends says whether the numbers of a line go up from left to right.
func (l Line) ascends() bool { return slices.IsSorted(l.numbers) }

// Label is the numbers of a line as its cells stand: "5-8", or "6,5" where they do not count
// up by one from left to right.
func (l Line) Label() string {
	numbers := l.numbers
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
func (p *page) writeRounds(g sheet.Game, squares bool) {
	lines := Lines(p.l, g)
	label, points, running, square := phrases.Width(p.l.Sheet.Turns), 3, 3, 0
	for _, l := range lines {
		label = max(label, phrases.Width(l.Label()))
		for _, c := range l.Cells {
			points = max(points, phrases.Width(c.Points))
			running = max(running, phrases.Width(c.Running))
			if squares && c.Square != "" {
				square = max(square, 1+phrases.Width(c.Square))
			}
		}
	}
	players := len(g.Standings.Players)
	cell := min((columns-label-2)/players, 32)
	gap := 2
	if cell < 20 {
		gap = 1
	}
	const fewest = 9 // columns for a word beside its square; where it has less, the square is below
	word := max(4, cell-gap-points-running-2)
	below := square > 0 && word-square < fewest
	head := phrases.Pad(p.l.Sheet.Turns, label) + "  "
	for i := range players {
		head += phrases.Pad(p.l.Seat(g, i+1), cell-gap) + strings.Repeat(" ", gap)
	}
	p.say(strings.TrimRight(head, " "))
	for _, l := range lines {
		line, under := phrases.Pad(l.Label(), label)+"  ", strings.Repeat(" ", label+2)
		for _, c := range l.Cells {
			text := phrases.Pad(c.Word, word)
			if square > 0 && !below {
				text = phrases.Pad(c.Word, word-square) + phrases.PadLeft(c.Square, square)
			}
			line += text + " " + phrases.PadLeft(c.Points, points) + " " +
				phrases.PadLeft(c.Running, running) + strings.Repeat(" ", gap)
			under += phrases.Pad(c.Square, cell)
		}
		p.say(strings.TrimRight(line, " "))
		if below {
			p.say(strings.TrimRight(under, " "))
		}
	}
	for _, text := range Legend(p.l, g) {
		p.say(text)
	}
}

// Final is a line of the final table.
type Final struct {
	Name, Before, Left, All string
	Letters                 string // that were left, where they were told; "-" for who went out
}

// Finals are the lines of the final table, by places: the name with its place, the points
// before the tiles left, what those did, the total.
func Finals(l *phrases.Language, g sheet.Game) []Final {
	var all []Final
	for _, seat := range g.Standings.ByPlace() {
		p := g.Standings.Players[seat-1]
		left := phrases.Signed(p.Adjustment)
		if g.Standings.EndTold(seat) {
			left = markTold + left
		}
		all = append(all, Final{
			Name: strconv.Itoa(p.Place) + ". " + l.Player(p.Name, seat), Before: phrases.Number(p.Points),
			Left: left, All: phrases.Number(p.Total()), Letters: lettersLeft(g, seat),
		})
	}
	return all
}

// lettersLeft are the letters that a player had left at the end, as `end` takes them.
func lettersLeft(g sheet.Game, seat int) string {
	for _, t := range g.Standings.Turns {
		ended, ok := g.Log.Events[t.Event].What.(sheet.Ended)
		if !ok || t.Kind != sheet.KindEnd || seat > len(ended.Leftovers) {
			continue
		}
		if left := ended.Leftovers[seat-1]; left.Out || left.Tiles != nil {
			return left.Text(g.Edition)
		}
	}
	return ""
}

// finalTable writes the places: before the tiles left, what they did, the total.
func (p *page) finalTable(g sheet.Game) {
	t := &p.l.Sheet
	all := append([]Final{{Name: t.Final, Before: t.Before, Left: t.Left, All: t.All}}, Finals(p.l, g)...)
	name := phrases.Width(t.Final)
	for _, f := range all[1:] {
		name = max(name, min(40, phrases.Width(f.Name)+1))
	}
	for _, f := range all {
		p.say(phrases.Pad(f.Name, name) + phrases.PadLeft(f.Before, 8) + phrases.PadLeft(f.Left, 8) + phrases.PadLeft(f.All, 8))
	}
}

// Result is how a game stands in lines, with everybody's total: the final table, the ranking
// of a duplicate, or the totals of a game that goes on.
func Result(l *phrases.Language, g sheet.Game) []string {
	p := &page{l: l}
	switch {
	case g.Log.Kind == sheet.DuplicateGame:
		p.ranking(g)
	case g.Standings.Finished:
		p.finalTable(g)
	}
	for _, text := range Standing(l, g) {
		p.say(wrapped(text, columns))
	}
	return p.lines
}
