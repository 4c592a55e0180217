package desk

import (
	"cmp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// noteMaster notes what is laid, typed or chosen as the master of its round. Where there is
// nothing, it shows the best plays of the rack, of which the same key notes one. Where no rack is
// known, it takes the best play that was noted.
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
			d.doLeaving("", text) // it is for no cell
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
	if _, ok := (round{d}).toSearch(); ok {
		round{d}.askListed()
		return
	}
	round{d}.takeBest()
}

// round is a table at which a round is played.
type round struct{ *Desk }

// toSearch is the round that is shown, where its rack is known and its master can be looked for.
func (d round) toSearch() (sheet.Round, bool) {
	t := d.At
	r, ok := t.RoundShown()
	return r, ok && r.Rack != nil && (r.Master < 0 || !t.Now(r))
}

// takeMaster lists the best plays of the rack of the round that is shown, where there is a list of
// words.
func (d round) takeMaster(msg hasListMsg) {
	t := d.At
	if d.Desk != msg.of {
		return
	}
	if r, ok := d.toSearch(); ok && msg.listed {
		if len(t.Game.Standings.Players) == 1 && t.Now(r) && t.Game.Standings.OnTurn > 0 { // who plays alone would see it by accident
			t.Said = view.Said{Lines: [2]string{d.Lang.Lookup.OwnFirst, d.Lang.Lookup.OwnFirstTodo(d.Lang.Word(line.CommandBest))}, Fault: true}
			return
		}
		searching(d).best(r.Rack)
		return
	}
	d.takeBest()
}

// takeBest makes the best noted play the master, unless the master counts as much.
func (d round) takeBest() {
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

// closeRound closes the round, without a question, because undo takes it back.
func closeRound(d *Desk) {
	if refusalsOf(d.Table).looksBack() {
		return
	}
	d.do(sheet.Line{Event: sheet.Event{What: sheet.RoundClosed{}}}, phrases.Context{})
}

// pick makes the cell of a player the one that the next line fills.
func (d round) pick(seat int) {
	d.At.Seat, d.At.ByTable = seat, d.At.Hall()
	d.entryChanged()
}

// seatOn is the seat n places on from the one whose cell comes next.
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

// emptyCell empties the chosen cell.
func emptyCell(d *Desk) {
	t := d.At
	d.do(sheet.Line{Verb: sheet.Empty, Turn: t.Row, Event: sheet.Event{Player: t.Cell}}, phrases.About(t.Game, ""))
}

// startsLine says whether a key begins a line that picks a table.
func startsLine(text string) bool {
	r, n := utf8.DecodeRuneInString(text)
	return n > 0 && n == len(text) && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

func (inRounds) everywhere(v offers, all []bound) []bound {
	k, rd, now := v.Keys, &v.Lang.Rounds, v.At.Moment()
	master := now.Says(rd.MasterHint, view.LayingInRound, view.FillingCell, view.EditingCell, view.PickingTable, view.InRounds)
	next := now.Says(rd.CloseHint, view.RestingInRound, view.PickingTable)
	return append(all,
		bound{Keys: k.Master, Does: rd.MasterKey, Hint: hint(atMaster, master), Why: v.onlyWatches(), Ask: noteMaster},
		bound{Keys: k.NextRound, Does: rd.CloseKey, Hint: hint(atRound, next), Why: v.onlyWatches(), Ask: closeRound})
}

func (inRounds) inTab(v offers) []bound {
	const page = 5
	moves := func(rounds, columns int) func(d *Desk) {
		return func(d *Desk) { d.At.ChooseCell(rounds, columns) }
	}
	return []bound{
		{Keys: v.Keys.PageUp, Ask: moves(-page, 0)},
		{Keys: v.Keys.PageDown, Ask: moves(page, 0)},
		{Keys: v.Keys.RowStart, Ask: moves(0, -view.ToEnd)},
		{Keys: v.Keys.RowEnd, Ask: moves(0, view.ToEnd)},
	}
}

func (inRounds) inSheet(v offers, all []bound) []bound {
	h, k, says, rd, t := &v.Lang.Screen.Key, v.Keys, &v.Lang.Screen.Hint, &v.Lang.Rounds, v.At
	now, read, rounds := t.Moment(), t.Watching != "", t.Tab == view.TabSheet
	cell := cmp.Or(now.Says(says.Cell, view.InSheet, view.ReadingSheet), now.Says(rd.CellHint, view.InRounds))
	opens, del := cmp.Or(now.Says(rd.Correct, view.InRounds), v.opens()), now.Says(says.DeleteTurn, view.InSheet)
	all = append(v.chooses(all, cell), []bound{
		{Keys: k.Enter, Does: h.EditKey, Hint: hint(atEnter, opens), Why: v.onlyWatches(), Off: read, Ask: openChosen},
		{Keys: k.Delete, Does: rd.EmptyKey, Hint: hint(atBeside, del, now.Says(rd.Empty, view.InRounds)), Why: v.onlyWatches(), Off: read || !rounds || t.Cell == 0, Ask: emptyCell},
		{Keys: k.Delete, Hint: hint(atBeside, del, now.Says(rd.DeleteRound, view.InRounds)), Off: read || !rounds, Ask: deleteChosen},
	}...)
	return append(v.ofAnySheet(all),
		bound{Keys: k.NextOver, Does: rd.OverKey, Hint: hint(atRound, now.Says(rd.NextOver, view.InRounds)), Off: !rounds, Ask: func(d *Desk) { d.At.ChooseOver() }})
}

// typed begins a line, which picks a table.
func (inRounds) typed(d *Desk, text string) {
	if d.At.Watching == "" && startsLine(text) {
		d.typeLine(text)
		d.entryChanged()
	}
}

func (atOneTable) nextCell(v offers) string { return v.Lang.Rounds.NextCell }

func (hall) nextCell(v offers) string { return v.Lang.Rounds.NextTable }

// openChosen opens the chosen cell, also while another tab is open.
func openChosen(d *Desk) { round{d}.open(d.At.Row, d.At.Cell) }

// openLooked opens the master of the round that is looked at.
func (inRounds) openLooked(d *Desk) { round{d}.open(d.At.Looking, 0) }

func (inRounds) opensLooked(v offers) string { return v.Lang.Rounds.Correct }

// open puts the line that fills a cell into the entry; seat 0 is the master.
func (d round) open(number, seat int) {
	if text := offersOf(d.Table).cellLine(number, seat); text != "" {
		d.typeLine(text)
		d.entryChanged()
	}
}

// cellLine is the line that fills a cell with what it already has; "" where there is no such
// round.
func (v offers) cellLine(round, seat int) string {
	t, s := v.At, &v.At.Game.Standings
	if round < 1 || round > len(s.Rounds) {
		return ""
	}
	r := s.Rounds[round-1]
	text := v.Lang.Word(line.CommandMaster) + " "
	turn, ok := s.MasterOf(r)
	if seat > 0 {
		text = strconv.Itoa(seat) + ": "
		turn, ok = s.Cell(r, seat)
	}
	if ok {
		text = line.Of(t.Game, turn, v.Lang.Word)
	}
	if !t.Now(r) {
		text = v.Lang.Word(line.CommandEdit) + " " + strconv.Itoa(round) + " " + text
	}
	return text
}

// bareEnd finishes the game. In a duplicate nothing is left on a rack.
func (inRounds) bareEnd(d *Desk, _ string) string { return d.Lang.Word(line.CommandFinish) }
