package sheettest

import (
	"slices"
	"time"

	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Classic plays a game by turns, and, or not, to an end.
func (t Table) Classic(r *rapid.T) sheet.Game {
	b := t.sit(r, sheet.ClassicGame)
	most := t.Turns
	if most == 0 {
		most = 24
	}
	turns := rapid.IntRange(0, most).Draw(r, "turns")
	for n := range turns {
		if n == turns/2 && t.with(Told) && one(r, 4) {
			b.imported()
		}
		b.add(b.turn(b.g))
		for one(r, 3) {
			b.besides()
		}
	}
	switch b.upTo(3) {
	case 0, 1:
		b.add(sheet.Event{What: b.end(b.g)})
	case 2:
		b.add(sheet.Event{What: sheet.Finished{}})
	}
	for t.with(After) && one(r, 2) {
		b.besides()
	}
	return b.g
}

// turn is what the player on turn does, on the board of a game as it is or was.
func (b *table) turn(g sheet.Game) sheet.Event {
	tiles := rack(b.r, g)
	e := sheet.Event{}
	switch b.upTo(11) {
	default:
		play, ok := Place(b.r, g.Edition, &g.Standings.Board, tiles)
		if !ok {
			e.What = sheet.Passed{}
			break
		}
		e.What = sheet.Played{Play: play}
		if b.of.with(ByHand) && one(b.r, 8) {
			e.What = typedOf(g, play)
		}
	case 8:
		e.What = sheet.Passed{}
	case 9:
		e.What = b.exchange(tiles)
	case 10:
		e.What = sheet.Withdrawn{}
	case 11:
		e.What = sheet.Passed{}
		if b.of.with(ByHand) {
			e.What = sheet.Points{Points: b.upTo(60)}
		}
	}
	if len(tiles) > 0 && one(b.r, 3) {
		e.Rack = tiles
	}
	if one(b.r, 12) {
		e.Player = b.seat()
	}
	return e
}

// typedOf tells a play by its words alone. They count what the play counts.
func typedOf(g sheet.Game, play scoring.Play) sheet.What {
	var words scoring.Typed
	for _, w := range scoring.Count(g.Edition, &g.Standings.Board, play).Words {
		var word scoring.TypedWord
		for _, t := range w.Tiles {
			tile := scoring.TypedTile{Tile: t.Tile, Old: !t.New}
			if t.New {
				tile.Premium = markOf(t)
			}
			word = append(word, tile)
		}
		words = append(words, word)
	}
	if g.Edition.CheckTyped(words) != nil {
		return sheet.Played{Play: play}
	}
	return sheet.Typed{Words: words}
}

// markOf is the premium that a typed tile is marked with: one that multiplies tiles of some
// values only is told by what it does.
func markOf(t scoring.Counted) scoring.Premium {
	switch t.Premium {
	case scoring.Colour1, scoring.Colour2, scoring.Colour3, scoring.Colour5:
		if t.Factor == 1 {
			return scoring.Plain
		}
		return scoring.TripleLetter
	}
	return t.Premium
}

func (b *table) exchange(tiles []scoring.Tile) sheet.What {
	switch n := len(tiles); {
	case n == 0 || one(b.r, 3):
		return sheet.Exchanged{}
	case one(b.r, 2):
		return sheet.Exchanged{Count: 1 + b.upTo(n-1)}
	default:
		given := slices.Clone(tiles[:1+b.upTo(n-1)])
		return sheet.Exchanged{Tiles: given, Count: len(given)}
	}
}

// besides is something besides the turns: of those that are at the table, of a jury, a clock,
// a pen that corrects.
func (b *table) besides() {
	r, of := b.r, b.of
	s := &b.g.Standings
	kinds := []func(){
		func() { b.add(sheet.Event{What: sheet.Challenged{}}) },
		func() {
			failed := sheet.Event{What: sheet.ChallengeFailed{Words: 1 + b.upTo(2)}}
			if b.upTo(1) == 0 {
				failed.Player = b.seat()
			}
			b.add(failed)
		},
		func() { b.add(sheet.Event{What: b.penalty()}) },
		func() { b.add(sheet.Event{What: b.bonus()}) },
		func() { b.add(sheet.Event{What: sheet.Noted{Text: rapid.SampledFrom(remarks).Draw(r, "note")}}) },
		func() {
			over := sheet.Overtime{Player: b.seat(), Points: 1 + b.upTo(30)}
			if b.upTo(1) == 0 {
				over = sheet.Overtime{Player: over.Player, Time: time.Duration(1+b.upTo(900)) * time.Second}
			}
			b.add(sheet.Event{What: over})
		},
		func() {
			if n := len(s.Turns); n > 0 {
				b.add(sheet.Event{What: sheet.Wrong{Event: b.g.Log.Events[s.Turns[b.upTo(n-1)].Event].ID}})
			}
		},
		func() {
			if play, ok := Place(r, b.g.Edition, &s.Board, rack(r, b.g)); ok {
				b.add(sheet.Event{What: sheet.Laid{Tiles: play.Laid()}})
			}
		},
		func() { b.add(sheet.Event{What: sheet.Cleared{}}) },
		func() {
			if one(r, 4) {
				b.add(sheet.Event{What: sheet.Voided{}})
			}
		},
		func() { b.add(sheet.Event{What: sheet.Reopened{}}) },
	}
	if of.with(People) {
		kinds = append(kinds, b.people)
	}
	if of.with(Corrections) {
		kinds = append(kinds, b.correction, b.correction)
	}
	kinds[b.upTo(len(kinds)-1)]()
}

var (
	reasons = []string{"", "", "late", "a phone: 7 p.m.", "ñandú / 50 %"}
	remarks = []string{"good", "see #title of #player2 x y", "two\nlines", "(GRU) +8 41\n8D HELLO +24 24", "ñandú 50%", `"a", b; c`, "=1+1"}
)

func (b *table) penalty() sheet.What {
	return sheet.Penalty{Player: b.seat(), Points: b.upTo(30), Reason: rapid.SampledFrom(reasons).Draw(b.r, "reason")}
}

func (b *table) bonus() sheet.What {
	return sheet.Bonus{Player: b.seat(), Points: b.upTo(30), Reason: rapid.SampledFrom(reasons).Draw(b.r, "reason")}
}

// people come, go, come back and change their names.
func (b *table) people() {
	what := rapid.SampledFrom([]sheet.What{
		sheet.Renamed{Player: b.seat(), Name: rapid.SampledFrom([]string{"Zoë", "Ana María", "B", "Œdipe"}).Draw(b.r, "name")},
		sheet.Joined{Name: "Łucja"}, sheet.Joined{Name: "Uwe"}, sheet.Left{Player: b.seat()}, sheet.Returned{Player: b.seat()},
	}).Draw(b.r, "people")
	b.add(sheet.Event{What: what})
}

// correction changes what was noted.
func (b *table) correction() {
	n := b.number()
	switch b.upTo(5) {
	case 0:
		b.do(sheet.Line{Verb: sheet.Undo})
	case 1:
		b.do(sheet.Line{Verb: sheet.Redo})
	case 2:
		b.do(sheet.Line{Verb: sheet.Delete, Turn: n})
	case 3:
		b.do(sheet.Line{Verb: sheet.Insert, Turn: n, Event: b.row(n)})
	case 4:
		b.do(sheet.Line{Verb: sheet.Edit, Turn: n, Event: b.row(n)})
	default:
		b.do(sheet.Line{Verb: sheet.Annotate, Turn: n, Event: sheet.Event{What: sheet.Noted{Text: "noted later"}}})
	}
}

// row is an event for the place of a row: most often a turn, on the board as it was then.
func (b *table) row(number int) sheet.Event {
	then := b.g.Before(number)
	switch b.upTo(7) {
	case 0:
		return sheet.Event{What: b.penalty()}
	case 1:
		return sheet.Event{What: b.end(then)}
	}
	return b.turn(then)
}

// end is the end of a game with what was left: somebody went out, or nobody; the others hold
// letters that are not seen, or points alone.
func (b *table) end(g sheet.Game) sheet.What {
	left := make([]sheet.Leftover, len(g.Standings.Players))
	out := b.upTo(len(left)) // nobody, where it is none of them
	unseen := rack(b.r, g)
	for i, p := range g.Standings.Players {
		n := min(len(unseen), b.upTo(3))
		switch {
		case i == out && !p.Gone:
			left[i].Out = true
		case p.Gone:
		case one(b.r, 3):
			left[i].Points = b.upTo(30)
		default:
			left[i].Tiles = append([]scoring.Tile{}, unseen[:n]...)
			unseen = unseen[n:]
		}
	}
	return sheet.Ended{Leftovers: left}
}

// imported makes the game one that came out of a file so far: with figures of that file's, and
// without a history.
func (b *table) imported() {
	l := b.g.Log
	l.Events = slices.Clone(l.Events)
	for i := range l.Events {
		e := &l.Events[i]
		if !sheet.TakesTurn(e.What) || !one(b.r, 3) {
			continue
		}
		if b.upTo(1) == 0 {
			e.Off = 1 + b.upTo(9)
			continue
		}
		points := b.upTo(50)
		e.Told = &points
	}
	l.Changes, l.Done = nil, 0
	b.fold(l)
}

// fold goes on with another log.
func (b *table) fold(l sheet.Log) {
	g, err := sheet.NewGame(l)
	if err != nil {
		b.r.Fatal(err)
	}
	b.g = g
}
