package desk

import (
	tea "charm.land/bubbletea/v2"
	"golang.org/x/text/unicode/norm"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// tableKey routes a key: to what lies over the side, to the keys of every pane, to the pane in
// focus.
func (d *Desk) tableKey(msg tea.KeyPressMsg) {
	t, k := d.At, d.Keys
	if key.Matches(msg, k.Clock) {
		d.clockKey()
		return
	}
	if d.help != nil && !key.Matches(msg, k.Line) {
		d.helpKey(msg)
		return
	}
	d.help = nil
	switch {
	case t.Over == nil:
	case key.Matches(msg, k.Help):
		d.openHelp()
		return
	case !t.Over.Typing() && key.Matches(msg, k.Palette, k.Line), d.leavesMenu(msg):
		t.Over = nil
	default:
		d.overKey(msg)
		return
	}
	if t.WorkingPage && !key.Matches(msg, k.NextTab) {
		t.WorkingPage = false
	}
	if t.InGrid && !key.Matches(msg, k.NextTab, k.Large, k.Note, k.Copy) {
		d.toGrid(msg)
		return
	}
	if r, ok := key.Find(offersOf(d.Table).everywhere(nil), msg); ok {
		d.press(r)
		return
	}
	switch t.Focus {
	case view.OnEntry:
		d.entryKey(msg)
		return
	case view.OnSide:
		d.sideKey(msg)
		return
	}
	d.boardKey(msg)
}

// leavesMenu says whether a key closes the menu over the side and then works as in every pane. A
// menu holds nothing that could be lost.
func (d *Desk) leavesMenu(msg tea.KeyPressMsg) bool {
	_, inMenu := d.At.Over.(menu)
	k := d.Keys
	return inMenu && key.Matches(msg, k.Grid, k.Undo, k.Redo, k.Note, k.NextTab, k.Large, k.Copy, k.Master, k.NextRound)
}

// overKey gives a key to what lies over the side.
func (d *Desk) overKey(msg tea.KeyPressMsg) {
	t := d.At
	switch over := t.Over.(type) {
	case view.Keyed:
		next, action := over.Take(msg, d.Table)
		t.Over = next
		d.Act(action)
	case pressed:
		next, does := over.press(msg, d.Table)
		t.Over = next
		if does != nil {
			does(d)
		}
	}
}

// focusOn moves the keys to a pane.
func (d *Desk) focusOn(f view.Focus) {
	t := d.At
	t.Focus = f
	t.InGrid = false
	t.ByTable = t.ByTable && f == view.OnEntry
	t.Said.Fault = t.Said.Fault && f != view.OnSide
	if f == view.OnSide && t.Row == 0 {
		t.Row = t.LookedAt()
		if t.Looking == 0 {
			t.Cell = t.NextSeat()
		}
	}
	t.Scroll = 0
	if f != view.OnSide {
		t.Row, t.Large = 0, false
	}
	d.entryOrBoard()
}

// nextTab goes to the next tab, in a small window to the next page.
func (d *Desk) nextTab() {
	t := d.At
	t.InGrid = false
	if d.Lay.Side.W > 0 || t.Large && t.Tab < view.Tabs-1 {
		t.Tab = (t.Tab + 1) % view.Tabs
		if t.Hides(t.Tab) {
			t.Tab = view.TabTiles
		}
		return
	}
	switch {
	case !t.Large && !t.WorkingPage:
		t.WorkingPage = true // the working as a page
	case t.WorkingPage:
		t.WorkingPage, t.Tab = false, view.TabSheet
		d.enlarge(true)
	default:
		t.Tab = view.TabSheet
		d.enlarge(false)
	}
}

// enlarge makes the tabs a whole page, which takes the focus, or small again.
func (d *Desk) enlarge(large bool) {
	if large {
		d.focusOn(view.OnSide)
	} else {
		d.focusOn(view.OnBoard)
	}
	d.At.Large = large
}

// typeLine puts a text into the entry and the focus there.
func (d *Desk) typeLine(text string) {
	t := d.At
	t.Over, t.WorkingPage = nil, false
	t.Entry = t.Entry.With(text)
	d.focusOn(view.OnEntry)
	t.Said = view.Said{}
}

// boardKey takes a key on the board.
func (d *Desk) boardKey(msg tea.KeyPressMsg) {
	t := d.At
	if r, ok := key.Find(offersOf(d.Table).onTheBoard(nil), msg); ok {
		d.press(r)
		return
	}
	switch {
	case t.Watching != "":
		d.Notice = kit.Notice{Text: t.Watching}
	case len(t.Board.Laid) == 0 && (msg.Text == "=" || len(msg.Text) == 1 && msg.Text[0] >= '0' && msg.Text[0] <= '9'):
		d.typeLine(msg.Text)
	case msg.Text != "":
		d.layLetters(msg.Text)
	}
}

// refuseNoTile tells that the turn being edited has no tile on the board.
func refuseNoTile(d *Desk) {
	d.refuse(&scoring.PlacementError{Fault: scoring.NoTile, Square: d.At.Board.Cursor}, phrases.Context{Edition: d.At.Shown.Edition, Keys: true})
}

// boardEscape takes all laid tiles back, else stops looking at or editing a turn.
func boardEscape(d *Desk) {
	t := d.At
	switch {
	case len(t.Board.Laid) > 0 && t.Editing == 0:
		t.Board = t.Board.Clear()
		d.boardChanged()
		return
	case t.Editing > 0:
		t.StopEditing()
		return
	case t.Looking != 0:
		t.Looking = 0
		t.Show()
	}
	t.Said = view.Said{}
	t.WorkingPage = false
}

// layLetters lays typed letters one after the other.
func (d *Desk) layLetters(text string) {
	t := d.At
	if t.Looking != 0 {
		t.Looking = 0
		t.Show()
	}
	if t.Shown.Standings.Finished {
		d.refuse(&sheet.Refusal{Reason: sheet.AlreadyFinished}, phrases.Context{})
		return
	}
	for _, r := range norm.NFC.String(text) {
		if r == ' ' {
			continue
		}
		next, err := t.Board.Letter(t.Shown.Edition, &t.Shown.Standings.Board, string(r))
		if err != nil {
			d.boardChanged()
			d.refuse(err, d.AboutLaid())
			return
		}
		t.Board = next
		if n := len(next.Laid); n > 0 && t.Shown.Edition.OnlyBlank(next.Laid[n-1].Tile.Letter()) {
			forced := sheet.Notice{Code: sheet.NoticeBlankKW, Letters: []scoring.Letter{next.Laid[n-1].Tile.Letter()}}
			d.Notice = kit.Notice{Text: d.Lang.Notice(forced, t.Game)}
		}
	}
	d.boardChanged()
}

// boardChanged counts the laid tiles again.
func (d *Desk) boardChanged() {
	t := d.At
	t.Said = view.Said{}
	t.Refresh()
	if len(t.Board.Beyond) > 0 {
		_, err := d.LaidPlay()
		d.refuse(err, d.AboutLaid())
		return
	}
	if t.Live.Over {
		last := t.Board.Laid[len(t.Board.Laid)-1]
		what, todo := d.Lang.Explain(&scoring.PlacementError{Fault: scoring.TooMany, Square: last.Square}, d.AboutLaid())
		t.Said = view.Said{Lines: [2]string{what, todo}, Fault: true}
	}
}

// turnBoard turns the direction, and the tiles that are laid with it.
func (d *Desk) turnBoard() {
	t := d.At
	turned, err := t.Board.Turn(&t.Shown.Standings.Board)
	if err != nil {
		d.boardChanged()
		d.refuse(err, phrases.AboutPlay(t.Shown, t.Board.InLine()[0].Square, t.Board.Direction.Turned(), t.Board.Typed()))
		return
	}
	t.Board = turned
	d.boardChanged()
}
