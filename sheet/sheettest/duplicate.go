package sheettest

import (
	"slices"

	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Duplicate plays rounds of a duplicate, and, or not, to an end.
func (t Table) Duplicate(r *rapid.T) sheet.Game {
	b := t.sit(r, sheet.DuplicateGame)
	most := t.Turns
	if most == 0 {
		most = 8
	}
	for range rapid.IntRange(0, most).Draw(r, "rounds") {
		b.round()
		b.add(sheet.Event{What: sheet.RoundClosed{}})
		for one(r, 2) {
			b.besidesRound()
		}
	}
	if one(r, 3) {
		b.round() // one that stays open
	}
	if one(r, 2) {
		b.add(sheet.Event{What: sheet.Finished{}})
		for t.with(After) && one(r, 2) {
			b.besidesRound()
		}
	}
	return b.g
}

// round fills a round: its rack, the cells, the master by play, by its words, by hand or not
// yet.
func (b *table) round() {
	tiles := rack(b.r, b.g)
	if r, ok := b.g.Standings.Open(); ok && r.Rack != nil {
		tiles = r.Rack
	} else if len(tiles) > 0 && b.upTo(1) == 0 {
		rack := sheet.RackDrawn{Tiles: tiles}
		if one(b.r, 3) {
			rack = sheet.RackDrawn{Drawn: true}
		}
		b.add(sheet.Event{What: rack})
		if r, ok := b.g.Standings.Open(); ok && r.Rack != nil {
			tiles = r.Rack
		}
	}
	found := b.found(tiles)
	if b.upTo(3) > 0 {
		b.add(sheet.Event{What: sheet.Master{What: b.master(found)}})
	}
	b.cells(found)
	if one(b.r, 4) {
		b.add(sheet.Event{What: sheet.Master{What: b.master(found)}})
	}
}

// found are plays that somebody sees in a rack, the best first.
func (b *table) found(tiles []scoring.Tile) []sheet.What {
	var plays []scoring.Play
	for range 3 {
		if play, ok := Place(b.r, b.g.Edition, &b.g.Standings.Board, tiles); ok {
			plays = append(plays, play)
		}
	}
	slices.SortStableFunc(plays, func(a, c scoring.Play) int {
		board := &b.g.Standings.Board
		return scoring.Points(b.g.Edition, board, c) - scoring.Points(b.g.Edition, board, a)
	})
	var found []sheet.What
	for _, play := range plays {
		found = append(found, sheet.Played{Play: play})
		if b.of.with(ByHand) && b.upTo(1) == 0 {
			found = append(found, typedOf(b.g, play))
		}
	}
	return found
}

func (b *table) master(found []sheet.What) sheet.What {
	if len(found) > 0 && (!b.of.with(ByHand) || b.upTo(2) > 0) {
		return found[0]
	}
	return sheet.Points{Points: b.upTo(90)}
}

// cells fills the cells of the round: with a line each, or, of a club, all in one change.
func (b *table) cells(found []sheet.What) {
	s := &b.g.Standings
	club := len(s.Players) > 13
	id := 0
	for _, e := range b.g.Log.Events {
		id = max(id, e.ID)
	}
	for _, c := range b.g.Log.Changes {
		for _, e := range slices.Concat(c.Old, c.New) {
			id = max(id, e.ID)
		}
	}
	var events []sheet.Event
	for seat, p := range s.Players {
		what := b.cell(found)
		if p.Gone || what == nil {
			continue
		}
		e := sheet.Event{Player: seat + 1, What: what}
		if !club {
			b.add(e)
			continue
		}
		id++
		e.ID = id
		events = append(events, e)
	}
	if len(events) > 0 && !s.Finished {
		b.fold(b.g.Log.Splice(len(b.g.Log.Events), 0, events...))
	}
}

// cell is what a player has in a round; nil is nothing yet.
func (b *table) cell(found []sheet.What) sheet.What {
	switch n := b.upTo(len(found) + 5); {
	case n < len(found):
		return found[n]
	case n == len(found):
		return nil
	case n < len(found)+3 || !b.of.with(ByHand):
		return sheet.Passed{}
	}
	return sheet.Points{Points: b.upTo(90)}
}

// besidesRound is something besides the rounds.
func (b *table) besidesRound() {
	kinds := []func(){
		func() { b.add(sheet.Event{What: b.penalty()}) },
		func() { b.add(sheet.Event{What: b.bonus()}) },
		func() { b.add(sheet.Event{What: sheet.Noted{Text: rapid.SampledFrom(remarks).Draw(b.r, "note")}}) },
		func() { b.add(sheet.Event{What: sheet.Reopened{}}) },
	}
	if b.of.with(People) {
		kinds = append(kinds, b.people)
	}
	if b.of.with(Corrections) {
		kinds = append(kinds, b.correctRound, b.correctRound)
	}
	if b.of.with(Told) {
		kinds = append(kinds, func() {
			if one(b.r, 4) {
				b.imported()
			}
		})
	}
	kinds[b.upTo(len(kinds)-1)]()
}

// correctRound changes what was noted in a round.
func (b *table) correctRound() {
	round := 1 + b.upTo(len(b.g.Standings.Rounds))
	then, ok := b.g.AtRound(round)
	if !ok {
		then = b.g
	}
	now := b.g
	b.g = then // the plays that somebody finds are those of then
	found := b.found(rack(b.r, then))
	b.g = now
	switch b.upTo(5) {
	case 0:
		b.do(sheet.Line{Verb: sheet.Undo})
	case 1:
		b.do(sheet.Line{Verb: sheet.Redo})
	case 2:
		b.do(sheet.Line{Verb: sheet.Delete, Turn: round})
	case 3:
		b.do(sheet.Line{Verb: sheet.Empty, Turn: round, Event: sheet.Event{Player: b.upTo(len(b.g.Standings.Players))}})
	case 4:
		b.do(sheet.Line{Verb: sheet.Edit, Turn: round, Event: sheet.Event{What: sheet.Master{What: b.master(found)}}})
	default:
		if what := b.cell(found); what != nil {
			b.do(sheet.Line{Verb: sheet.Edit, Turn: round, Event: sheet.Event{Player: b.seat(), What: what}})
		}
	}
}
