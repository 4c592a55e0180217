package tui

import (
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// gridPage is the sheet as a grid, a column a player and a row a turn: another view of the
// game at the table. What is typed in a cell is noted as lines; the page itself keeps
// only what no line can hold yet.
//
//	          Ana        Bea      names
//	  1        44         38      turns, a round a row; below them adjustments
//	  2        11
//	  +  add turn                 more empty rows
//	−tiles     XA                 leftovers
//	+closing              +9      what the one who is out gets of them
type gridPage struct {
	row  int // in rows
	seat int
	top  int // first row of turns in sight

	field  kit.Field
	typing bool // the field holds what the cell is to be
	asked  bool // Del was pressed and asks

	upto    int // the last round that is shown though nothing is in it
	left    [sheet.MaxPlayers]string
	closing [sheet.MaxPlayers]string
}

// gridKind is what a row of the grid holds.
type gridKind int

const (
	gridNames gridKind = iota
	gridTurns
	gridMore
	gridLeft
	gridClosing
)

// gridRow is a row of the grid.
type gridRow struct {
	kind  gridKind
	round int           // of turns; 0 where they are adjustments
	cells []*sheet.Turn // of turns, by seat
}

// rows are all rows of the grid.
func (p *gridPage) rows(g *sheet.Game) []gridRow {
	rows, last := []gridRow{{kind: gridNames}}, 0
	for _, r := range view.SheetRows(g) {
		round, _ := strconv.Atoi(r.Label) // adjustments have none
		if round == 0 && slices.ContainsFunc(r.Cells, func(t *sheet.Turn) bool { return t != nil && t.Kind == sheet.KindEnd }) {
			continue
		}
		last = max(last, round)
		rows = append(rows, gridRow{gridTurns, round, r.Cells})
	}
	if !g.Standings.Finished {
		for round := last + 1; round <= p.upto; round++ {
			rows = append(rows, gridRow{gridTurns, round, make([]*sheet.Turn, len(g.Standings.Players))})
		}
		rows = append(rows, gridRow{kind: gridMore})
	}
	return append(rows, gridRow{kind: gridLeft}, gridRow{kind: gridClosing})
}

// at is the row of the cursor, which stays in the grid whatever has become of the game.
func (p *gridPage) at(g *sheet.Game) gridRow {
	rows := p.rows(g)
	p.row = min(max(0, p.row), len(rows)-1)
	p.seat = min(max(1, p.seat), len(g.Standings.Players))
	return rows[p.row]
}

// gridOrder are the seats in the order of play.
func gridOrder(g *sheet.Game) []int {
	n := len(g.Standings.Players)
	seats := make([]int, n)
	for i := range seats {
		seats[i] = (g.Log.First-1+i)%n + 1
	}
	return seats
}

// goes says whether Tab stops at a cell: not among adjustments, nor where a player who has
// left has none.
func (r gridRow) goes(g *sheet.Game, seat int) bool {
	switch gone := g.Standings.Players[seat-1].Gone; r.kind {
	case gridTurns:
		return r.round > 0 && (r.cells[seat-1] != nil || !gone && !g.Standings.Finished)
	case gridMore:
		return false
	case gridLeft, gridClosing:
		return !gone
	}
	return true
}

// openGrid opens the grid at the cell of the one on turn.
func (m *Model) openGrid() tea.Cmd {
	t := m.table
	switch {
	case t.Counting:
		return m.onlyCounts()
	case t.Game.Log.Kind == sheet.DuplicateGame:
		m.Notice = kit.Notice{Text: m.Lang.Grid.Duplicate, Fault: true}
		return nil
	}
	m.focusOn(view.OnBoard)
	t.Said, t.Over, t.Alone = view.Said{}, nil, false
	t.InGrid = true
	if !t.grid.typing {
		m.toOpenCell()
	}
	return nil
}

func (m *Model) closeGrid() {
	t := m.table
	t.InGrid, t.grid.asked = false, false
	t.Said = view.Said{}
	t.Refresh()
}

// toOpenCell goes to the cell of the one on turn; after the end to the leftovers.
func (m *Model) toOpenCell() {
	t := m.table
	p, s := &t.grid, &t.Game.Standings
	for i, row := range p.rows(&t.Game) {
		if row.kind == gridTurns && row.round > 0 && row.round == s.Round() || row.kind == gridLeft {
			p.move(i, max(1, s.OnTurn))
			return
		}
	}
}

// move puts the cursor on a cell, with nothing typed in it.
func (p *gridPage) move(row, seat int) {
	p.row, p.seat = row, seat
	p.clear()
}

// clear drops what is typed in the cell.
func (p *gridPage) clear() {
	p.typing, p.asked = false, false
	p.field = kit.NewField(entry.Most)
}

// text is what is typed in the cell.
func (p *gridPage) text() string { return strings.TrimSpace(p.field.Value()) }

// gridKey takes a key while the grid is open.
func (m *Model) gridKey(msg tea.KeyPressMsg) tea.Cmd {
	t, k := m.table, m.Keys
	p := &t.grid
	asked := p.asked
	p.asked = false
	row := p.at(&t.Game)
	switch {
	case key.Matches(msg, k.Clear) && p.typing:
		p.clear()
		t.Said = view.Said{}
	case key.Matches(msg, k.Clear, k.Grid):
		m.closeGrid()
	case key.Matches(msg, k.Palette):
		t.Over = newPalette(m)
	case key.Matches(msg, k.Help):
		m.openHelp()
	case key.Matches(msg, k.Undo) && p.typing:
		p.clear()
		t.Said = view.Said{}
	case key.Matches(msg, k.Undo):
		return m.do(sheet.Line{Verb: sheet.Undo}, phrases.Context{})
	case key.Matches(msg, k.Redo):
		return m.do(sheet.Line{Verb: sheet.Redo}, phrases.Context{})
	case key.Matches(msg, k.Enter) && row.kind == gridMore:
		m.moreRows()
	case key.Matches(msg, k.Enter) && row.kind == gridClosing && !t.Game.Standings.Finished:
		return m.gridEnd()
	case key.Matches(msg, k.Enter, k.NextPane):
		return m.gridStep(func(m *Model) { m.stepCell(1) })
	case key.Matches(msg, k.PrevPane):
		return m.gridStep(func(m *Model) { m.stepCell(-1) })
	case key.Matches(msg, k.Up):
		return m.gridStep(func(m *Model) { p.move(max(0, p.row-1), p.seat) })
	case key.Matches(msg, k.Down):
		return m.gridStep(func(m *Model) { p.move(p.row+1, p.seat) })
	case key.Matches(msg, k.Left) && (!p.typing || p.field.Position() == 0):
		return m.gridStep(func(m *Model) { p.move(p.row, max(1, p.seat-1)) })
	case key.Matches(msg, k.Right) && (!p.typing || p.field.Position() == len([]rune(p.field.Value()))):
		return m.gridStep(func(m *Model) { p.move(p.row, p.seat+1) })
	case key.Matches(msg, k.PageUp):
		return m.gridStep(func(m *Model) { p.move(max(0, p.row-8), p.seat) })
	case key.Matches(msg, k.PageDown):
		return m.gridStep(func(m *Model) { p.move(p.row+8, p.seat) })
	case key.Matches(msg, k.First) && !p.typing:
		p.move(1, p.seat)
	case key.Matches(msg, k.Last) && !p.typing:
		m.toOpenCell()
	case key.Matches(msg, k.Line) && !p.typing:
		m.typeLine("")
	case t.Watching != "":
		m.Notice = kit.Notice{Text: t.Watching}
	case key.Matches(msg, k.Delete) && !p.typing:
		return m.gridDelete(asked)
	case msg.Text != "" || p.typing || key.Matches(msg, k.TakeBack):
		m.gridType(msg)
	}
	return nil
}

// gridType puts a key or a paste into the cell. A letter begins it anew, Backspace takes up
// what is in it.
func (m *Model) gridType(msg tea.Msg) {
	t := m.table
	p := &t.grid
	if p.at(&t.Game).kind == gridMore {
		return
	}
	t.Said = view.Said{}
	if pressed, ok := msg.(tea.KeyPressMsg); ok && !p.typing && key.Matches(pressed, m.Keys.TakeBack) {
		p.field.SetValue(m.cellText())
		p.field.CursorEnd()
	}
	if paste, ok := msg.(tea.PasteMsg); ok {
		msg = tea.PasteMsg{Content: strings.Map(kit.OneLine, paste.Content)}
	}
	p.field, p.typing = p.field.Type(msg), true
}

// gridStep notes what is typed in the cell and goes on to another, unless it is refused.
func (m *Model) gridStep(on func(m *Model)) tea.Cmd {
	t := m.table
	p := &t.grid
	if !p.typing {
		on(m)
		p.at(&t.Game)
		return nil
	}
	was := t.Game.Standings.OnTurn
	row := p.at(&t.Game)
	fresh := row.kind == gridTurns && row.cells[p.seat-1] == nil
	cmd, ok := m.noteCell()
	switch {
	case !ok:
		return cmd
	case fresh && was != t.Game.Standings.OnTurn:
		m.toOpenCell()
	default:
		on(m)
	}
	p.at(&t.Game)
	return cmd
}

// stepCell goes to the next cell of the row, and then to the next row, or with -1 to the one
// before. Behind the open row there is one empty row more, behind that come the leftovers.
func (m *Model) stepCell(step int) {
	t := m.table
	p, g := &t.grid, &t.Game
	rows, order := p.rows(g), gridOrder(g)
	row, at := p.row, slices.Index(order, p.seat)
	if step > 0 && rows[row].kind == gridMore {
		at = len(order)
	}
	for {
		switch at += step; {
		case at < 0:
			row, at = row-1, len(order)-1
		case at >= len(order) && lastOpen(g, rows, row):
			m.moreRows()
			return
		case at >= len(order):
			row, at = row+1, 0
		}
		if row < 0 || row >= len(rows) {
			return
		}
		if rows[row].goes(g, order[at]) {
			p.move(row, order[at])
			return
		}
	}
}

// lastOpen says whether a row is the round that is being played, with no round below it.
func lastOpen(g *sheet.Game, rows []gridRow, row int) bool {
	round := rows[row].round
	later := func(r gridRow) bool { return r.round > 0 }
	return round > 0 && round == g.Standings.Round() && !slices.ContainsFunc(rows[row+1:], later)
}

// moreRows adds an empty row and goes to it.
func (m *Model) moreRows() {
	t := m.table
	p := &t.grid
	rows := p.rows(&t.Game)
	more := slices.IndexFunc(rows, func(r gridRow) bool { return r.kind == gridMore })
	if more < 0 {
		return
	}
	last := 0
	for _, r := range rows {
		last = max(last, r.round)
	}
	p.upto = last + 1
	p.move(more, gridOrder(&t.Game)[0])
}
