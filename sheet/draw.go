package sheet

import (
	"cmp"
	"slices"
)

// A rack of a duplicate is drawn in two steps. The tiles that the master of the round before left
// stay, and the rest comes from the bag. If the rulebook does not allow that rack, all of it goes
// back, also the tiles that stayed, and a new one is drawn, until one is allowed. The seed, the
// round and the board decide everything, so drawing again gives the same rack.

// seed is what the next rack is drawn by: what `draw SEED` said last, or that of the game; 0
// is none.
func (l Log) seed() uint64 {
	for _, e := range slices.Backward(l.Events) {
		if rack, ok := e.What.(RackDrawn); ok && rack.Seed != 0 {
			return rack.Seed
		}
	}
	return l.Seed
}

// DrawnBy is the seed that the first rack of a game was drawn by. It is 0 where none was drawn,
// and while the game goes on: whoever knows it could foresee the racks.
func (g Game) DrawnBy() uint64 {
	seed := g.Log.Seed
	for _, r := range g.Standings.Rounds {
		seed = cmp.Or(r.Seed, seed)
		if r.Drawn && g.Standings.Finished {
			return seed
		}
	}
	return 0
}

// Pending says whether a rack is still to be drawn.
func (r RackDrawn) Pending() bool { return r.Drawn && r.Tiles == nil }

// draw draws the rack of the open round. A game that has no seed yet takes the one offered,
// for good.
func (g Game) draw(event Event, offered uint64) (Game, error) {
	what, _ := event.What.(RackDrawn)
	if err := g.allows(event); err != nil {
		return g, err
	}
	r, ok := g.Standings.Open()
	if !ok {
		return g, &Refusal{Reason: AlreadyFinished}
	}
	if r.Noted() {
		return g, &Refusal{Reason: RoundBegun, Turn: r.Number}
	}
	g = g.seeded(offered)
	seed := cmp.Or(what.Seed, g.Log.seed())
	if seed == 0 {
		return g, &Refusal{Reason: NoSeed}
	}
	p := g.pool()
	if end := p.end(); end != 0 {
		return g, &Refusal{Reason: end}
	}
	what.Tiles, what.Refused = p.draw(seed)
	event.What = what
	return g.inRound(r.Number, event)
}

// seeded is the game with a seed: its own, or the one offered.
func (g Game) seeded(offered uint64) Game {
	if g.Log.seed() == 0 {
		g.Log.Seed = offered
	}
	return g
}

// nextRack draws the rack of the next round after one whose rack was drawn; nil where no rack is
// to be drawn.
func (g Game) nextRack() (RackDrawn, bool) {
	p := g.pool()
	seed := g.Log.seed()
	if seed == 0 || p.end() != 0 {
		return RackDrawn{}, false
	}
	rack, refused := p.draw(seed)
	return RackDrawn{Tiles: rack, Drawn: true, Refused: refused}, true
}

// drawing says whether the rack of the round before the open one was drawn, so that the next
// one is too.
func (g Game) drawing() bool {
	n := len(g.Standings.Rounds)
	return n > 1 && g.Standings.Rounds[n-2].Drawn
}

// racksEnd says why no rack can be drawn for the open round, and how many tiles are left. It is 0
// where the round has a rack, or something is noted in it.
func (g Game) racksEnd() (end Reason, tiles int) {
	r, ok := g.Standings.Open()
	if !ok || r.Rack != nil || r.Noted() || !g.drawing() {
		return 0, 0
	}
	p := g.pool()
	return p.end(), len(p.tiles())
}

// drawNotices tell of the racks that were refused when a line drew one; g is the game after the
// line.
func (g Game) drawNotices(line Line) []Notice {
	r, ok := g.Standings.Open()
	if line.Verb != Add || !ok {
		return nil
	}
	switch what := line.Event.What.(type) {
	case RoundClosed:
		if !g.drawing() {
			return nil
		}
	case RackDrawn:
		if !what.Drawn {
			return nil
		}
	default:
		return nil
	}
	if r.Refused == 0 {
		return nil
	}
	return []Notice{{Code: NoticeRackRefused, Count: r.Refused}}
}
