package desk

import (
	"cmp"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/phrases"
)

// entryKey takes a key in the entry.
func (d *Desk) entryKey(msg tea.KeyPressMsg) {
	t := d.At
	if r, ok := key.Find(offersOf(d.Table).inTheEntry(nil), msg); ok {
		d.press(r)
		return
	}
	full := t.Entry.Full() && !t.Entry.Tiles && msg.Text != ""
	if !t.Entry.Tiles {
		t.Entry = t.Entry.Typed(msg)
	}
	d.entryChanged()
	if full {
		d.refuse(&line.Error{Reason: line.TooLong, Limit: entry.Most}, phrases.Context{})
	}
}

// inTheEntry adds the keys of the entry, and of the tiles of a typed play while the player goes
// over them. All other keys type.
func (v offers) inTheEntry(all []bound) []bound {
	h, k, says, t := &v.Lang.Screen.Key, v.Keys, &v.Lang.Screen.Hint, v.At
	now, hall, typed, over := t.Moment(), t.Hall(), t.Entry.Text(), t.Entry.Tiles
	changes := func(change func(v offers, p entry.Pane) entry.Pane) ask {
		return func(d *Desk) {
			d.At.Entry = change(offersOf(d.Table), d.At.Entry)
			d.entryChanged()
		}
	}
	tiles := func(change func(p entry.Pane, e *scoring.Edition) entry.Pane) ask {
		return changes(func(v offers, p entry.Pane) entry.Pane { return change(p, v.At.Game.Edition) })
	}
	leave := changes(func(_ offers, p entry.Pane) entry.Pane { return p.LeaveTiles() })
	table, history, next := now.Says(v.Lang.Rounds.TableHint, view.PickingTable, view.Typing, view.TypingTiles), now.Says(says.History, view.Typing), seatingOf(t).nextCell(v)
	enter := cmp.Or(
		now.Says(says.EnterLine, view.Typing, view.TypingTiles), now.Says(says.Note, view.OverTiles),
		now.Says(says.KeepIt, view.EmptyingCell, view.EditingCell), now.Says(next, view.PickingTable, view.FillingCell))
	esc := cmp.Or(
		now.Says(says.Board, view.Typing),
		now.Says(says.Clear, view.TypingTiles, view.EmptyingCell, view.EditingCell, view.FillingCell))
	return append(all, []bound{
		{Keys: k.Clear, Hint: hint(atEsc, says.Back), Off: !over, Ask: leave},
		{Keys: k.Up, Off: !over, Ask: leave},
		{Keys: k.Left, Off: !over, Ask: tiles(entry.Pane.TileBefore)},
		{Keys: k.Right, Off: !over, Ask: tiles(entry.Pane.NextTile)},
		{Keys: k.Down, Off: !over, Ask: tiles(entry.Pane.NextTile)},
		{Keys: k.Enter, Hint: hint(atEnter, enter), Ask: (*Desk).enterAll},
		{Keys: k.Up, Hint: hint(atBeside, table), Off: !hall, Ask: func(d *Desk) { round{d}.pick(seatOn(d.At, -1)) }},
		{Keys: k.Down, Hint: hint(atBeside, table), Off: !hall || strings.Contains(typed, "="), Ask: func(d *Desk) { round{d}.pick(seatOn(d.At, 1)) }},
		{Keys: k.Up, Does: h.HistoryKeys, Hint: hint(atBeside, history), Ask: changes(func(_ offers, p entry.Pane) entry.Pane { return p.Older() })},
		{Keys: k.Down, Does: h.HistoryKeys, Off: t.TypesTiles(), Ask: changes(func(_ offers, p entry.Pane) entry.Pane { return p.Newer() })},
		{Keys: k.Take, Does: h.CompleteKey, Off: !t.Entry.AtEnd(), Ask: changes(offers.whole)},
		{Keys: k.Down, HelpName: "=  " + v.KeyName(k.Down.Help().Key), Does: h.TypedTiles, Hint: hint(atBeside, now.Says(says.Tiles, view.TypingTiles, view.PickingTable)), Ask: func(d *Desk) { d.At.Entry = d.At.Entry.AtTiles() }},
		{Keys: k.Turn, Does: h.OverTiles, Hint: hint(atChosen, says.Square), Off: !over, Ask: tiles(entry.Pane.TurnSquare)},
		{Keys: k.Blank, Does: h.OverTiles, Hint: hint(atChosen, says.Blank), Off: !over, Ask: tiles(entry.Pane.TurnBlank)},
		{Keys: k.Old, Does: h.OverTiles, Hint: hint(atChosen, says.AlreadyThere), Off: !over, Ask: tiles(entry.Pane.TurnOld)},
		{Keys: k.Clear, Does: h.EscEntry, Hint: hint(atEsc, esc), Ask: entryEscape},
		{Keys: k.Line, Off: typed != "", Ask: func(*Desk) {}}, // typed again by habit: the line is open already
	}...)
}

// entryEscape empties the entry, and else leaves it.
func entryEscape(d *Desk) {
	t := d.At
	if t.Entry.Text() != "" {
		t.Entry = t.Entry.With("")
		d.entryChanged()
		return
	}
	d.focusOn(view.OnBoard)
	t.Said = view.Said{}
}

// enter does the line in the entry.
func (d *Desk) enter() {
	t := d.At
	text := strings.TrimSpace(t.Entry.Text())
	if text == "" && t.StaysInEntry() {
		round{d}.pick(0)
		return
	}
	if text == "" {
		d.focusOn(view.OnBoard)
		return
	}
	if d.Words[sheet.Plain(text)] == line.CommandEnd {
		if text = seatingOf(t).bareEnd(d, text); text == "" {
			return
		}
	}
	if seat, ok := d.SeatTyped(text); ok {
		t.Entry = t.Entry.With("")
		round{d}.pick(seat)
		return
	}
	if d.turnPassed(text) {
		return
	}
	d.doLeaving("", text)
	if !t.Said.Fault && t.Entry.Text() == "" && !t.StaysInEntry() && t.Focus == view.OnEntry {
		d.focusOn(view.OnBoard)
	}
}

// turnPassed says once whose turn it is now, where a line that names nobody was begun while it was
// somebody else's.
func (d *Desk) turnPassed(text string) bool {
	t := d.At
	begun, now := t.Entry.Begun, t.NextSeat()
	if begun == 0 || begun == now || now == 0 || t.Watching != "" {
		return false
	}
	l, err := line.Parse(text, t.Game, d.Words)
	if err != nil || l.Verb != sheet.Add || l.Event.Player != 0 || !sheet.TakesTurn(l.Event.What) {
		return false
	}
	t.Entry.Begun = 0
	refusalsOf(d.Table).unnoted(d.Lang.Lookup.TurnPassed(d.PlayerName(&t.Game, now)))
	return true
}

// entryChanged works out what is typed so far.
func (d *Desk) entryChanged() {
	d.At.Said = view.Said{}
	d.At.LiveEntry(d.Words)
}

// whole is the entry with its completion.
func (v offers) whole(p entry.Pane) entry.Pane {
	if more := v.Completion(); more != "" {
		return p.Showing(p.Text() + more)
	}
	return p
}
