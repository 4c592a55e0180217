package desk

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// noteMaster makes what is laid, typed or chosen the master of its round. Where there is
// nothing, it shows the best plays of the rack, where the same key notes one; without a rack
// it takes the best that is noted.
func noteMaster(d *Desk) {
	t := d.At
	if t.Watching != "" {
		d.Notice = kit.Notice{Text: t.Watching, Fault: true}
		return
	}
	master := func(w sheet.What) sheet.Line { return sheet.Line{Event: sheet.Event{What: sheet.Master{What: w}}} }
	text := strings.TrimSpace(t.Entry.Text())
	switch {
	case t.Focus == view.OnEntry && text != "":
		line, err := line.Parse(text, t.Game, d.Words)
		if err != nil {
			d.refuse(err, phrases.About(t.Game, text))
			return
		}
		played := sheet.OfMaster(line.Event.What)
		if !view.FillsCell(played) {
			d.doLeaving("", text) // it is for no cell: it is done as it stands
			return
		}
		next := master(played)
		next.Verb, next.Turn = line.Verb, line.Turn
		d.doneWith(t.Entry.Remember(text), next, phrases.About(t.Game, text))
		return
	case len(t.Board.Laid) > 0:
		play, err := d.LaidPlay()
		if err != nil {
			d.refuse(err, d.AboutLaid())
			return
		}
		d.do(master(sheet.Played{Play: play}), d.AboutLaid())
		return
	case t.Focus == view.OnSide && t.Tab == view.TabSheet:
		if turn, ok := t.ChosenCell(); ok && t.Cell > 0 {
			line := master(t.Game.What(turn))
			if open, playing := t.Game.Standings.Open(); !playing || open.Number != t.Row {
				line.Verb, line.Turn = sheet.Edit, t.Row
			}
			d.do(line, phrases.Context{})
			return
		}
	}
	if _, ok := d.roundToSearch(); ok {
		d.askListed()
		return
	}
	d.takeBest()
}

// roundToSearch is the round that is shown, where its rack is known and its master is still to be
// found, or to be found once more.
func (d *Desk) roundToSearch() (sheet.Round, bool) {
	t := d.At
	r, ok := t.RoundShown()
	return r, ok && r.Rack != nil && (r.Master < 0 || !t.Now(r))
}

// takeMaster lists the best plays of the rack of the round that is shown, where there is a list of
// words to find them in.
func (d *Desk) takeMaster(msg listedMsg) {
	t := d.At
	if d != msg.of {
		return
	}
	if r, ok := d.roundToSearch(); ok && msg.listed {
		if len(t.Game.Standings.Players) == 1 && t.Now(r) && t.Game.Standings.OnTurn > 0 { // who plays alone would see it by accident
			t.Said = view.Said{Lines: [2]string{d.Lang.Lookup.OwnFirst, d.Lang.Lookup.OwnFirstTodo(d.Lang.Word(line.CommandBest))}, Fault: true}
			return
		}
		d.openBest(r.Rack)
		return
	}
	d.takeBest()
}

// takeBest makes the best that is noted the master, unless one is noted that counts as much.
func (d *Desk) takeBest() {
	if refusalsOf(d.Table).looksBack() {
		return
	}
	t, text := d.At, d.Lang.Word(line.CommandMaster)
	r, ok := t.Game.Standings.Open()
	if !ok || r.Master < 0 {
		d.doText(text)
		return
	}
	stands, _ := t.Game.Standings.MasterOf(*r)
	line, err := line.Parse(text, t.Game, d.Words)
	if err == nil {
		if next, _, err := t.Game.Do(line, sheet.Stamp{}); err == nil {
			now, _ := next.Standings.Open()
			if best, _ := next.Standings.MasterOf(*now); best.Points > stands.Points {
				d.doText(text)
				return
			}
		}
	}
	t.Say(d.Lang.Lookup.MasterStands(d.Lang.Row(t.Game, stands)))
}

// closeRound closes the round. It asks nothing: undo takes it back.
func closeRound(d *Desk) {
	if refusalsOf(d.Table).looksBack() {
		return
	}
	d.do(sheet.Line{Event: sheet.Event{What: sheet.RoundClosed{}}}, phrases.Context{})
}

// pick makes a player the one whose cell the next line fills.
func (d *Desk) pick(seat int) {
	d.At.Seat, d.At.ByTable = seat, d.At.Hall()
	d.entryChanged()
}

// seatOn is the seat so many on from the one whose cell comes next.
func seatOn(t *view.Sight, n int) int {
	players := len(t.Game.Standings.Players)
	seat := t.NextSeat()
	if seat == 0 {
		seat = players + 1
		if n > 0 {
			seat = 0
		}
	}
	return (seat-1+n+players)%players + 1
}

// emptyCell takes back what the chosen cell has.
func emptyCell(d *Desk) {
	t := d.At
	d.do(sheet.Line{Verb: sheet.Empty, Turn: t.Row, Event: sheet.Event{Player: t.Cell}}, phrases.About(t.Game, ""))
}

// startsLine says whether a key begins a line that picks a table.
func startsLine(text string) bool {
	r, n := utf8.DecodeRuneInString(text)
	return n > 0 && n == len(text) && (unicode.IsLetter(r) || unicode.IsDigit(r))
}
