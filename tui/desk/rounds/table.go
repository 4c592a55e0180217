package rounds

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// roundsShape is how the table of the rounds looks at a width: a column for the master and
// one for each player, as many as fit.
type roundsShape struct {
	label, master, column int
	from, to              int // seats that are shown
}

// The widths of the columns of the rounds.
const (
	roundLabel  = 3
	masterWidth = 7  // of the points
	masterWord  = 24 // with word and square
	leastColumn = 5
	mostColumn  = 19
	playColumn  = 15 // from which on a column has the play too
)

// shapeOfRounds is the shape that fits a width, with a seat visible.
func shapeOfRounds(w, players, seat int) roundsShape {
	s := roundsShape{label: roundLabel, master: masterWidth}
	if w >= 70 {
		s.master = masterWord
	}
	room := w - s.label - s.master
	columns := players
	if columns > room/leastColumn {
		columns = room / (leastColumn + 1)
	}
	columns = max(1, columns)
	s.column = min(mostColumn, max(leastColumn, room/columns))
	s.from = max(0, seat-1)/columns*columns + 1
	s.to = min(players, s.from+columns-1)
	return s
}

// RoundsTable is the rounds in h lines of a width, a row each, then totals, gaps and shares. at is
// the line of the chosen round.
func (v View) RoundsTable(g *sheet.Game, w, h int) (lines []string, at int) {
	t, s, d := v.At, &g.Standings, &v.Lang.Rounds
	shape := shapeOfRounds(w, len(s.Players), t.Cell)
	head := strings.Repeat(" ", shape.label) + draw.Right(d.Master, shape.master)
	if shape.master < masterWord {
		head = strings.Repeat(" ", shape.label) + draw.Right(v.Lang.Small(d.Master), shape.master)
	}
	for seat := shape.from; seat <= shape.to; seat++ {
		head += v.roundsName(g, seat, shape.column)
	}
	lines = []string{v.Muted(draw.Pad(head, w))}
	sums := v.roundsSums(g, shape)
	room := h - len(lines) - len(sums)
	if room < 1 {
		room, sums = max(0, h-1), nil
	}
	chosen := t.Looking
	if t.Focus == view.OnSide {
		chosen = t.Row
	}
	last := max(0, len(s.Rounds)-room)
	from := last
	if chosen > 0 {
		from = min(last, max(0, chosen-1-room/2))
	} else if chosen < 0 {
		from = 0
	}
	for i := from; i < min(len(s.Rounds), from+room); i++ {
		if i+1 == chosen {
			at = len(lines)
		}
		lines = append(lines, v.roundsRow(g, s.Rounds[i], shape, i+1 == chosen))
	}
	lines = draw.Fill(lines, w, max(1, h-len(sums)))
	return append(lines, sums...), at
}

// roundsName heads the column of a player: a name, or the number of the table.
func (v View) roundsName(g *sheet.Game, seat, w int) string {
	if g.Standings.Players[seat-1].Name == "" || v.At.Hall() && w < 10 {
		if w < 10 {
			return draw.Right(strconv.Itoa(seat), w)
		}
	}
	name := v.PlayerName(g, seat)
	if w < 10 {
		return draw.Right(view.Short(name, w-2), w)
	}
	return draw.Right(draw.Pad(name, min(draw.Width(name), w-2)), w)
}

// roundsRow is a round in the table. The chosen cell is reversed; where the round is looked at,
// the whole row is.
func (v View) roundsRow(g *sheet.Game, r sheet.Round, shape roundsShape, chosen bool) string {
	t, s := v.At, &g.Standings
	cellChosen := func(seat int) bool { return chosen && t.Focus == view.OnSide && seat == t.Cell }
	rowChosen := chosen && t.Focus != view.OnSide
	var b strings.Builder
	put := func(text string, reverse bool, ink draw.Ink) {
		switch {
		case reverse:
			text = v.Look.Reverse.Put(text)
		default:
			text = ink.Put(text)
		}
		b.WriteString(text)
	}
	put(draw.Right(strconv.Itoa(r.Number), 2)+" ", rowChosen, v.Look.Ink[draw.Muted])
	master, has := s.MasterOf(r)
	text, reverse := draw.SignDot, cellChosen(0) || rowChosen
	if has {
		text = v.tableCell(g, r, master, " ", shape.master, reverse)
	}
	put(draw.Right(text, shape.master), reverse, draw.Ink{})
	for seat := shape.from; seat <= shape.to; seat++ {
		turn, has := s.Cell(r, seat)
		text, ink := draw.SignDot, v.Look.Ink[draw.Muted]
		reverse := cellChosen(seat) || rowChosen
		switch {
		case has:
			ink = v.CellInk(g, r, turn)
			text = v.tableCell(g, r, turn, "  ", shape.column, reverse)
		case t.Now(r) && t.NextSeat() == seat:
			text, ink = v.NowIn(shape.column-1), v.Look.Ink[draw.Accent]
		case r.Filled(seat):
			text = draw.SignIn
		case s.Players[seat-1].Gone:
			text = " "
		}
		put(draw.Right(text, shape.column), reverse, ink)
	}
	return b.String()
}

// tableCell is a cell of the table: its points and, where there is room, a margin and the play.
func (v View) tableCell(g *sheet.Game, r sheet.Round, turn sheet.Turn, margin string, w int, reverse bool) string {
	points, hasInk := v.CellPoints(g, r, turn), v.CellInk(g, r, turn) != draw.Ink{}
	if v.VerdictOn(g, turn) != view.Unknown {
		points = v.SignedCell(g, turn, points, min(view.SignedWidth, w-1), reverse || hasInk) // a blank parts it from the cell before
	}
	if w < playColumn {
		return points
	}
	return draw.Spread(margin+v.CellPlay(g, turn, false), " "+points, w)
}

// roundsSums are the lines below the rounds.
func (v View) roundsSums(g *sheet.Game, shape roundsShape) []string {
	s, d := &g.Standings, &v.Lang.Rounds
	masters, totals := s.Masters(), s.Judged()
	first := view.Leaders(totals)
	row := func(label, master string, cell func(seat int) (string, draw.Ink)) string {
		line := draw.Pad(label, shape.label) + draw.Right(master, shape.master)
		for seat := shape.from; seat <= shape.to; seat++ {
			text, ink := cell(seat)
			line += ink.Put(draw.Right(text, shape.column))
		}
		return line
	}
	total := func(seat int) (string, draw.Ink) {
		ink := v.Look.Bold
		if slices.Contains(first, seat) {
			ink = v.Look.Ink[draw.Leader]
		}
		return phrases.Number(totals[seat-1]), ink
	}
	muted := v.Look.Ink[draw.Muted]
	gap := func(seat int) (string, draw.Ink) { return phrases.Signed(totals[seat-1] - masters), muted }
	share := func(seat int) (string, draw.Ink) { return v.share(s, totals[seat-1], shape.column-1), muted }
	var lines []string
	change := adjusted(s)
	if slices.ContainsFunc(change[shape.from-1:shape.to], func(n int) bool { return n != 0 }) {
		lines = append(lines, row("+/-", "", func(seat int) (string, draw.Ink) { return phrases.Signed(change[seat-1]), draw.Ink{} }))
	}
	wide := shape.label + shape.master + (shape.to-shape.from+1)*shape.column
	return append(lines,
		v.Muted(strings.Repeat(draw.SignLine, wide)),
		row("", phrases.Number(masters), total),
		row(d.Gap, "", gap),
		row("%", "", share),
	)
}

// share is a total as a percentage of the masters' total, without the sign; a dash where that is
// 0.
func (v View) share(s *sheet.Standings, total, w int) string {
	percent, ok := s.Share(total)
	if !ok {
		return phrases.None
	}
	text := v.Lang.Decimal(percent)
	if draw.Width(text) > w {
		return strconv.FormatInt(sheet.Rounded(percent, 1), 10)
	}
	return text
}

// adjusted is what each player's total got and lost outside the rounds.
func adjusted(s *sheet.Standings) []int {
	sums := make([]int, len(s.Players))
	for _, t := range s.Turns {
		if !t.TakesTurn() && t.Player > 0 {
			sums[t.Player-1] += t.Points
		}
	}
	return sums
}

// Page is the rounds over the whole window, with the chosen cell told below.
func (v View) Page(w, h int) (lines []string, at int) {
	t := v.At
	g := t.ShownGame()
	shape := shapeOfRounds(w, len(g.Standings.Players), t.Cell)
	end := phrases.Safe(g.Log.Edition.ID) + " " + draw.SignDot + " " + phrases.Safe(g.Log.Rules.ID)
	if shape.to-shape.from+1 < len(g.Standings.Players) {
		end = v.Lang.Rounds.Columns(shape.from, shape.to, len(g.Standings.Players))
	}
	lines = []string{v.MarkedHeading(v.Lang.Screen.Sheet, end, w)}
	var told []string
	if turn, ok := t.ChosenCell(); ok {
		told = v.CutMarked(v.CellTold(w), g, turn, w, max(2, h/4))
		told = append([]string{v.Muted(strings.Repeat(draw.SignLine, w))}, told...)
	}
	body, row := v.RoundsTable(g, w, h-1-len(told))
	return append(append(lines, body...), told...), row + 1
}
