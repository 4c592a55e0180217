package sitting

import (
	"context"

	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
)

// Master is what was found for a drawn rack.
type Master struct {
	Play  scoring.Play
	Found bool // the list has a play of the rack
}

// Master finds the master of a rack, by the rules that the game is played by. The error is one of
// analysis.Master.
func (r Room) Master(g *sheet.Game, graph *finder.Graph, rack []scoring.Tile) (m Master, err error) {
	_, ties := r.Catalogue.MasterTies(g.Log)
	m.Play, m.Found, err = analysis.Master(g, graph, rack, ties)
	return m, err
}

// Best finds the best plays of a rack, a number of them at least where there are so many. The first
// is the master by the rules that the game is played by. The error is one of analysis.BestPlays.
func (r Room) Best(ctx context.Context, g *sheet.Game, graph *finder.Graph, rack []scoring.Tile, limit int) (analysis.Best, error) {
	_, ties := r.Catalogue.MasterTies(g.Log)
	return analysis.BestPlays(ctx, g, graph, analysis.PlayQuery{Rack: rack, Ties: ties, Limit: limit})
}

// Review holds each turn against the best play of its rack. The error is one of analysis.Review.
func (r Room) Review(ctx context.Context, g *sheet.Game, graph *finder.Graph) (analysis.Reviews, error) {
	_, ties := r.Catalogue.MasterTies(g.Log)
	return analysis.Review(ctx, g, graph, ties)
}
