package analysis

import (
	"slices"

	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
)

// Best are the plays of a rack in a position, the most points first. Where several count
// most, the first is the one that a rulebook takes for the master.
type Best struct {
	Rack  []scoring.Tile
	Plays []Found
	All   int        // plays that there are, of which Plays may be the first
	Tops  int        // so many count most
	By    finder.Tie // the rule that left only the first of those; "" is none
}

// Found is a play that was found.
type Found struct {
	Play   scoring.Play
	Points int
	New    int // tiles that it lays
}

// mostPlays is how many plays are kept: more than anybody looks through.
const mostPlays = 2000

// BestPlays finds the plays of a rack in the position of a game, by a word list made for
// searching. Ties are how a master is chosen among those that count most; with none it is
// the first by place. The error is a *finder.RackError, or a *finder.GraphError where the
// list is one for other tiles.
func BestPlays(g *sheet.Game, graph *finder.Graph, rack []scoring.Tile, ties []finder.Tie) (Best, error) {
	position, err := finder.NewPosition(g.Edition, graph, g.Standings.Board)
	if err != nil {
		return Best{}, err
	}
	found, err := position.Plays(rack, nil)
	if err != nil {
		return Best{}, err
	}
	slices.SortFunc(found, finder.Compare)
	best := Best{Rack: rack, All: len(found), Tops: tops(found)}
	if best.Tops > 1 {
		var first finder.Found
		first, best.By = position.Master(found[:best.Tops], rack, bagWithout(g, rack), ties)
		at := slices.Index(found, first)
		copy(found[1:at+1], found[:at])
		found[0] = first
	}
	for _, f := range found[:min(len(found), max(best.Tops, mostPlays))] {
		best.Plays = append(best.Plays, Found{position.Play(f), f.Points(), f.New()})
	}
	return best, nil
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
// faster than all of them.
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
