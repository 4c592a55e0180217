package analysis

import (
	"context"
	"errors"
	"slices"

	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
)

// Best are the plays of a rack in a position, the most points first. Where several count
// most, the first is the one that a rulebook takes for the master.
type Best struct {
	Rack  []scoring.Tile
	Plays []FoundPlay
	All   int        // how many plays there are; Plays may be only the first
	Tops  int        // how many of them count most
	By    finder.Tie // the rule that left only the first of those; "" is none
}

// FoundPlay is a play that was found.
type FoundPlay struct {
	Play   scoring.Play
	Points int
	New    int // tiles that it lays
}

// PlayQuery is which plays to look for.
type PlayQuery struct {
	Rack  []scoring.Tile
	Ties  []finder.Tie // how the master is chosen among those that count most; with none the first by place
	Limit int          // plays to keep at least, if there are so many; those that count most are all kept
}

// Allowed says whether the best plays of a game may be told. While a classic game goes on, they
// may only if everybody sees them.
func Allowed(g *sheet.Game) bool {
	return g.Log.Kind == sheet.DuplicateGame || g.Standings.Finished || g.Standings.Analysed
}

// ErrTooEarly refuses to tell the best plays of a game that still goes on.
var ErrTooEarly = errors.New("the best plays are for after the game")

// BestPlays finds the best plays of a rack in the position of a game, by a word list made for
// searching. The error is a *finder.RackError, a *finder.GraphError where the list is one for
// other tiles, or that of the context.
func BestPlays(ctx context.Context, g *sheet.Game, graph *finder.Graph, asked PlayQuery) (Best, error) {
	position, err := finder.NewPosition(g.Edition, graph, g.Standings.Board)
	if err != nil {
		return Best{}, err
	}
	kept, all, err := keepBest(ctx, position, asked.Rack, asked.Limit)
	if err != nil {
		return Best{}, err
	}
	best := Best{Rack: asked.Rack, All: all, Tops: tops(kept)}
	if best.Tops > 1 {
		var first finder.Found
		first, best.By = position.Master(kept[:best.Tops], asked.Rack, bagWithout(g, asked.Rack), asked.Ties)
		at := slices.Index(kept, first)
		copy(kept[1:at+1], kept[:at])
		kept[0] = first
	}
	for _, f := range kept {
		best.Plays = append(best.Plays, FoundPlay{position.Play(f), f.Points(), f.New()})
	}
	return best, nil
}

// keepBest keeps the best plays, in order, and all that count most; all is how many there are.
func keepBest(ctx context.Context, p *finder.Position, rack []scoring.Tile, limit int) (kept []finder.Found, all int, err error) {
	each, err := p.Each(rack)
	if err != nil {
		return nil, 0, err
	}
	const room = 4096 // for plays that may be dropped
	trim := func() {
		slices.SortFunc(kept, finder.Compare)
		kept = kept[:min(len(kept), max(tops(kept), limit))]
	}
	most := limit
	for f := range each {
		all++
		if kept = append(kept, f); len(kept)-room >= most {
			trim()
			most = max(limit, len(kept))
		}
		if all%room == 0 && ctx.Err() != nil {
			return nil, 0, ctx.Err()
		}
	}
	trim()
	return kept, all, nil
}

// tops is how many of the plays, in order, count as much as the first.
func tops(found []finder.Found) int {
	n := 0
	for n < len(found) && found[n].Points() == found[0].Points() {
		n++
	}
	return n
}

// bagWithout is how many tiles the bag holds once a rack was drawn.
func bagWithout(g *sheet.Game, rack []scoring.Tile) int {
	return max(0, g.Standings.Tiles.Unseen-len(rack))
}

// Master is the first of the best plays of a rack; false where there is no play. It is found
// faster than all of them. The error is one of BestPlays.
func Master(g *sheet.Game, graph *finder.Graph, rack []scoring.Tile, ties []finder.Tie) (scoring.Play, bool, error) {
	position, err := finder.NewPosition(g.Edition, graph, g.Standings.Board)
	if err != nil {
		return scoring.Play{}, false, err
	}
	found, err := position.Top(rack, nil)
	if err != nil || len(found) == 0 {
		return scoring.Play{}, false, err
	}
	first, _ := position.Master(found, rack, bagWithout(g, rack), ties)
	return position.Play(first), true, nil
}
