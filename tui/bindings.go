package tui

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/desk/board"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// bound is a key of the table and what it asks for.
type bound = key.Row[func(m *Model) tea.Cmd]

// does makes what nothing has to follow a thing to ask for.
func does(do func(m *Model)) func(m *Model) tea.Cmd {
	return func(m *Model) tea.Cmd {
		do(m)
		return nil
	}
}

// press does what a row asks for, or says why not.
func (m *Model) press(r bound) tea.Cmd {
	if r.Why != "" {
		m.Notice = kit.Notice{Text: r.Why}
		return nil
	}
	return r.Ask(m)
}

// always are the keys that work on every page.
func (m *Model) always() []bound {
	h, k := &m.Lang.Screen.Key, m.Keys
	rows := []bound{
		{Keys: k.Redraw, Does: h.Redraw, Ask: func(*Model) tea.Cmd { return tea.ClearScreen }},
		{Keys: k.Leave, Does: h.Leave, Ask: (*Model).quit},
		{Keys: k.Suspend, Does: h.Suspend, Ask: func(*Model) tea.Cmd { return tea.Suspend }},
	}
	if !m.set.Suspend {
		rows[2].Does, rows[2].Ask = "", does(func(*Model) {})
	}
	return rows
}

// everywhere are the keys that work in every pane of a table.
func (m *Model) everywhere(duplicate bool) []bound {
	h, k := &m.Lang.Screen.Key, m.Keys
	rows := []bound{
		{Keys: k.NextPane, Does: h.Panes, Ask: does(func(m *Model) { m.focusOn((m.table.Focus + 1) % 3) })},
		{Keys: k.PrevPane, Does: h.Panes, Ask: does(func(m *Model) { m.focusOn((m.table.Focus + 2) % 3) })},
		{Keys: k.NextTab, Does: h.NextTab, Ask: does((*Model).nextTab)},
		{Keys: k.Large, Does: h.Large, Ask: does(func(m *Model) { m.enlarge(!m.table.Large) })},
		{Keys: k.Grid, Does: m.Lang.Grid.Key, Ask: (*Model).openGrid},
		{Keys: k.Line, Does: h.Line, Ask: does(func(m *Model) { m.typeLine("") }), Off: m.table != nil && m.table.Focus == view.OnEntry},
		{Keys: k.Palette, Does: h.Command, Ask: does(func(m *Model) { m.table.Over = newPalette(m) })},
		{Keys: k.Help, Does: h.ThisHelp, Ask: does((*Model).openHelp)},
		{Keys: k.Undo, Does: h.Undo, Ask: (*Model).takeBack},
		{Keys: k.Redo, Does: h.Undo, Ask: func(m *Model) tea.Cmd { return m.do(sheet.Line{Verb: sheet.Redo}, phrases.Context{}) }},
		{Keys: k.Note, Does: h.Note, Ask: (*Model).openNote},
		{Keys: k.Clock, Does: m.Lang.Clock.Key, Ask: (*Model).clockKey},
		{Keys: k.Copy, Does: h.Copy, Ask: (*Model).copyShown},
	}
	if duplicate {
		d := &m.Lang.Rounds
		rows = append(rows, bound{Keys: k.Master, Does: d.MasterKey, Ask: (*Model).noteMaster}, bound{Keys: k.NextRound, Does: d.CloseKey, Ask: (*Model).closeRound})
	}
	return rows
}

// steps are the keys that go through the turns of a game, where no tile is being laid.
func (m *Model) steps() []bound {
	h, k, t := &m.Lang.Screen.Key, m.Keys, m.table
	to := func(step func(t *table)) func(m *Model) tea.Cmd {
		return does(func(m *Model) {
			if len(m.table.Board.Laid) > 0 {
				m.tellUnnoted(m.Lang.Lookup.Unnoted) // the tiles are for the board as it is
				return
			}
			step(m.table)
			m.table.Said = view.Said{}
		})
	}
	between := t == nil || !t.OnlyLooks()
	return []bound{
		{Keys: k.Back, Does: h.BackOn, Ask: to(func(t *table) { t.Step(-1) })},
		{Keys: k.On, Does: h.BackOn, Ask: to(func(t *table) { t.Step(1) })},
		{Keys: k.PageUp, Does: h.Pages, Off: true}, // with those before
		{Keys: k.PageDown, Does: h.Pages, Off: true},
		{Keys: k.First, Does: h.Ends, Off: between, Ask: to(func(t *table) { t.LookAt(0) })},
		{Keys: k.Last, Does: h.Ends, Off: between, Ask: to(func(t *table) { t.LookAt(t.LastRow()) })},
	}
}

// onTheBoard are the keys of the board. What types is no key: it lays a letter, or begins a line.
func (m *Model) onTheBoard() []bound {
	h, k, t := &m.Lang.Screen.Key, m.Keys, m.table
	laying, looks, watching := false, false, ""
	if t != nil {
		laying, looks, watching = len(t.Board.Laid) > 0, t.OnlyLooks(), t.Watching
	}
	changes := func(change func(t *table) board.Pane) func(m *Model) tea.Cmd {
		return func(m *Model) tea.Cmd {
			m.table.Board = change(m.table)
			return m.boardChanged()
		}
	}
	moves := func(change func(t *table) board.Pane) func(m *Model) tea.Cmd {
		return does(func(m *Model) { m.table.Board = change(m.table) })
	}
	rows := []bound{
		{Keys: k.Up, Does: h.Move, Ask: moves(func(t *table) board.Pane { return t.Board.Move(t.Layout(), scoring.Down, -1) })},
		{Keys: k.Down, Does: h.Move, Ask: moves(func(t *table) board.Pane { return t.Board.Move(t.Layout(), scoring.Down, 1) })},
		{Keys: k.Left, Does: h.Move, Ask: moves(func(t *table) board.Pane { return t.Board.Move(t.Layout(), scoring.Across, -1) })},
		{Keys: k.Right, Does: h.Move, Ask: moves(func(t *table) board.Pane { return t.Board.Move(t.Layout(), scoring.Across, 1) })},
		{Keys: k.RowStart, Does: h.RowEnds, Off: looks, Ask: moves(func(t *table) board.Pane { return t.Board.Jump(t.Layout(), false) })},
		{Keys: k.RowEnd, Does: h.RowEnds, Off: looks, Ask: moves(func(t *table) board.Pane { return t.Board.Jump(t.Layout(), true) })},
		{Shown: h.Lay, Does: h.LayDoes},
		{Keys: k.Turn, Does: h.Turn, Why: watching, Ask: (*Model).turnBoard},
		{Keys: k.Blank, Does: h.Blank, Why: watching, Ask: changes(func(t *table) board.Pane { return t.Board.Blank(t.Shown.Edition) })},
		{Keys: k.TakeBack, Does: h.Backspace, Why: watching, Ask: changes(func(t *table) board.Pane { return t.Board.TakeBack() })},
		{Keys: k.Delete, Why: watching, Ask: changes(func(t *table) board.Pane { return t.Board.TakeBack() })},
		{Keys: k.Clear, Does: h.Esc, Ask: (*Model).boardEscape},
		{Keys: k.Enter, Does: h.Enter, Why: watching, Off: !laying, Ask: (*Model).notePlay},
		{Keys: k.Enter, Does: h.EnterEmpty, Why: watching, Ask: (*Model).enterBoard},
		{Shown: "0-9 =", Does: h.Digits},
		{Keys: k.Places, Does: m.Lang.Lookup.PlaceKey, Off: !laying, Why: watching, Ask: (*Model).placesOfLaid},
		{Keys: k.Places, Ask: does(func(m *Model) { m.typeLine(m.Keys.Places.Keys()[0] + " ") })},
		{Keys: k.Sift, Does: h.Sift, Off: true}, // of that list
	}
	return append(rows, m.steps()...)
}

// inTheEntry are the keys of the entry line, and what the help says of those for the tiles of a
// typed play. What is no key is typed.
func (m *Model) inTheEntry() []bound {
	h, k, t := &m.Lang.Screen.Key, m.Keys, m.table
	hall, typed, atEnd := false, "", true
	if t != nil {
		hall, typed, atEnd = t.Hall(), t.Entry.Text(), t.Entry.AtEnd()
	}
	changes := func(change func(m *Model, p entry.Pane) entry.Pane) func(m *Model) tea.Cmd {
		return func(m *Model) tea.Cmd {
			m.table.Entry = change(m, m.table.Entry)
			m.entryChanged()
			return m.keep()
		}
	}
	return []bound{
		{Keys: k.Enter, Ask: (*Model).enterAll},
		{Keys: k.Up, Off: !hall, Ask: does(func(m *Model) { m.pickNext(-1) })},
		{Keys: k.Down, Off: !hall || strings.Contains(typed, "="), Ask: does(func(m *Model) { m.pickNext(1) })},
		{Keys: k.Up, Does: h.HistoryKeys, Ask: changes(func(_ *Model, p entry.Pane) entry.Pane { return p.Older() })},
		{Keys: k.Down, Does: h.HistoryKeys, Off: t != nil && t.TypesTiles(), Ask: changes(func(_ *Model, p entry.Pane) entry.Pane { return p.Newer() })},
		{Keys: k.Take, Does: h.CompleteKey, Off: !atEnd, Ask: changes((*Model).whole)},
		{Keys: k.Down, Shown: "=  " + m.KeyName(k.Down.Help().Key), Does: h.TypedTiles, Ask: does(func(m *Model) { m.table.Entry = m.table.Entry.AtTiles() })},
		{Keys: k.Turn, Does: h.OverTiles, Off: true}, {Keys: k.Blank, Does: h.OverTiles, Off: true}, {Keys: k.Old, Does: h.OverTiles, Off: true},
		{Keys: k.Clear, Does: h.EscEntry, Ask: (*Model).entryEscape},
		{Keys: k.Line, Off: typed != "", Ask: does(func(*Model) {})}, // typed again by habit: the line is open already
	}
}

// inTheSheet are the keys of the sheet and the other tabs.
func (v menuView) inTheSheet(duplicate bool) []bound {
	h, k := &v.Lang.Screen.Key, v.Keys
	rows := []bound{
		{Shown: v.KeyName("Arrows"), Does: h.Cells}, {Keys: k.Enter, Does: h.EditKey}, {Keys: k.Delete, Does: h.DeleteKey},
		{Shown: draw.SignDot, Does: h.HasNote}, {Shown: v.Lang.Screen.Words + " A-Z", Does: v.Lang.Lookup.TabKey}, {Keys: k.Clear, Does: h.EscSheet},
	}
	if duplicate {
		rows[2].Does = v.Lang.Rounds.EmptyKey
		rows = append(rows, bound{Keys: k.NextOver, Does: v.Lang.Rounds.OverKey})
	}
	return rows
}
