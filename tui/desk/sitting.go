package desk

import (
	"cmp"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/tui/desk/grid"
	"tanteo/tui/desk/search"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// Begin starts at a game that was opened. unnoted is how long its clock has run beyond the log.
func (d *Desk) Begin(unnoted time.Duration) {
	t := d.At
	d.Wind(unnoted)
	if t.Game.Standings.Clock.Running && t.Watching == "" {
		d.Notice = kit.Notice{Text: d.Lang.Clock.RanOn(phrases.Time(d.ShownTime(d.ClockSeat())))}
	}
	if announced := d.Lang.Announced(t.Game); len(announced) > 0 {
		d.Notice = kit.Notice{Text: strings.Join(announced, " ")}
	}
	if t.Game.Standings.Finished {
		t.Over = seatingOf(t).theEnd()
	}
	d.CheckWords()
}

// JustCount starts a board without a sheet: plays are counted and nothing is saved.
func (d *Desk) JustCount() {
	d.At.Counting, d.At.Tab = true, view.TabWords
	d.CheckWords()
}

// Changes counts the changes of the game.
func (d *Desk) Changes() int { return d.changes }

// TakeUp restores the unfinished entry; false where it makes no sense.
func (d *Desk) TakeUp(draft []byte) bool {
	if !d.At.Restore(draft) {
		return false
	}
	if d.At.Draft() != nil {
		d.At.Say(d.Lang.Screen.Restored)
	}
	d.entryOrBoard()
	return true
}

// Unfinished is what is typed and laid and not noted yet.
type Unfinished struct {
	Draft *view.Draft // nil where that holds nothing
	grid  *grid.Pane  // nil while the grid is closed
	seat  int         // who was picked for the line
}

// Unfinished is what is not noted yet now.
func (d *Desk) Unfinished() Unfinished {
	u := Unfinished{Draft: d.At.Draft(), seat: d.At.Seat}
	if d.At.InGrid {
		typed := d.grid
		u.grid = &typed
	}
	return u
}

// FollowInstead shows what others did to the game in place of what was noted here, which is unfinished
// again, in place of what is laid and typed since. What others did is told with it, so that the next
// Enter notes it.
func (d *Desk) FollowInstead(u Unfinished, follow func()) {
	t := d.At
	if u.grid != nil {
		d.grid, t.InGrid = *u.grid, true
	}
	follow()
	if u.Draft != nil {
		t.Board, t.Entry = t.Board.Clear(), t.Entry.With("")
		again := *u.Draft
		again.After = t.Game.Log.Done
		d.TakeUp(again.Text())
	}
	t.Seat = u.seat
	if u.grid != nil {
		d.grid = d.grid.Told()
	}
}

// Follow shows what others did to the game. unnoted is how long its clock has run beyond the log.
// What is laid and typed stays, as far as its squares are free still, and so does whoever has stepped
// back. A turn that is being corrected and is there no more is corrected no more. The final table opens
// where nobody is busy with something else.
func (d *Desk) Follow(g sheet.Game, unnoted time.Duration) {
	t := d.At
	if was, is := t.Game.Log, g.Log; is.Alike(was) < max(len(is.Events), len(was.Events)) || len(is.Changes) != len(was.Changes) || is.Done != was.Done {
		d.questions.next(t) // what is still asked was asked of the game before
		t.Said = view.Said{}
		d.others++
		defer d.outdate(d.grid.Cell(d.Table))
	}
	ended := !t.Game.Standings.Finished && g.Standings.Finished
	laid := t.LaidLine()
	if t.Entry.Text() != "" {
		t.Entry.Begun = cmp.Or(t.Entry.Begun, t.NextSeat())
	}
	t.Take(g)
	d.Wind(unnoted)
	if _, ok := g.Standings.Turn(t.Editing); t.Editing > 0 && !ok {
		t.CameOff = laid
		t.StopEditing()
	}
	t.Show()
	t.LiftTaken(laid)
	d.entryOrBoard()
	switch over := t.Over.(type) {
	case view.Lying:
		if follower, ok := over.Over.(kit.Follower); ok {
			d.lie(follower.Of(t.Game))
		}
	case search.Plays, search.Review:
		if !analysis.Allowed(&t.Game) {
			t.Over = nil
		}
	}
	if ended && t.Over == nil && t.Looking == 0 && t.Editing == 0 && t.Entry.Text() == "" && len(t.Board.Laid) == 0 && !t.InGrid {
		t.Over = seatingOf(t).theEnd()
	}
}

// outdate closes what lies over the side and acts on a turn, because others have gone on: its rows
// would be done to another turn, for another player. The palette stays, with its rows as they are now,
// and asks for Enter again; so does the cell of the grid in which something was typed.
func (d *Desk) outdate(typed *grid.Cell) {
	t := d.At
	d.grid = d.grid.Follow(d.Table, typed)
	switch over := t.Over.(type) {
	case menu:
		if !over.ofPen {
			t.Over = nil
		}
	case palette:
		t.Over = over.outdated(d.Table)
	case finalTable, ranking:
		if !t.Game.Standings.Finished {
			t.Over = nil
		}
	}
}

// IsCopy goes on with a copy of the game, which is saved under its own id.
func (d *Desk) IsCopy(id string, seed uint64) {
	l := &d.At.Game.Log
	l.ID, l.Seed = id, cmp.Or(l.Seed, seed)
	d.At.Show()
}

// Leave stops the reading of the list.
func (d *Desk) Leave() { d.lookup.stop() }

// goes says whether an action leaves the table for the list of games.
func goes(asks []kit.Action) bool {
	return slices.ContainsFunc(asks, func(a kit.Action) bool { _, goes := a.(kit.ToGames); return goes })
}

// entryOrBoard counts again what is typed or laid.
func (d *Desk) entryOrBoard() {
	if d.At.Focus == view.OnEntry {
		d.At.LiveEntry(d.Words)
		return
	}
	d.At.Refresh()
}

// paste puts a pasted text where typing would go: into the open field, else on the board as
// letters, or into the entry where it is no word.
func (d *Desk) paste(msg tea.PasteMsg) {
	switch t := d.At; {
	case d.help != nil:
	case t.Over != nil:
		if p, ok := t.Over.(interface {
			Paste(v view.Table, msg tea.PasteMsg) view.Over
		}); ok {
			t.Over = p.Paste(d.Table, msg)
		}
	case t.InGrid:
		d.toGrid(msg)
	case t.Focus == view.OnEntry:
		d.pasteInEntry(msg)
	case t.Focus == view.OnBoard:
		d.pasteOnBoard(msg)
	}
}
