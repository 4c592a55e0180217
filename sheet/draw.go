package sheet

import (
	"cmp"
	"slices"
)

// A rack of a duplicate is drawn in two steps. The tiles that the master of the round before
// left stay, and the rest comes from the bag. Where the rack that this makes is not one that
// the rulebook allows, it goes back whole, what stayed with it, and a new one is drawn, until
// one is allowed. All is a function of a seed, the round and what lies, so that nobody can
// draw a rack again to have another one.

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

// drawnBy is the seed that the first rack of a game was drawn by. It is 0 where none was, and
// while the game goes on, since the racks to come could be known by it.
func (g Game) drawnBy() uint64 {
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

// nextRack is the rack for the round after a closed one whose rack was drawn; nothing where
// there is none to draw.
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

// racksEnd says why the open round has no rack although those before were drawn, and how many
// tiles are left; 0 is that it has one, or something is noted in it.
func (g Game) racksEnd() (end Reason, tiles int) {
	r, ok := g.Standings.Open()
	if !ok || r.Rack != nil || r.Noted() || !g.drawing() {
		return 0, 0
	}
	p := g.pool()
	return p.end(), len(p.tiles())
}

// drawNotices are what there is to say of the drawing of a line, in the game after it: racks
// that were refused.
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
