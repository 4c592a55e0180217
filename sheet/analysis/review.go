package analysis

import (
	"context"
	"errors"
	"slices"

	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
)

// Reviewed is a turn, or what a player has in a round of a duplicate, beside the best play of
// its rack.
type Reviewed struct {
	Number int // of the turn, or of the round
	Player int
	Rack   []scoring.Tile
	Whole  bool       // the whole rack is known; else Rack is only what was laid, and more may have been missed
	Row    sheet.Turn // what was played; of a round in which the player has nothing the zero Turn
	Best   scoring.Play
	Points int  // of the best play; 0 where the rack has none
	Found  bool // the rack has a play
	Out    bool // a word of what was played is not in the list, so it may count more than the best play
}

// Missed is how many points the best play would have brought more; never below 0, since a
// word that the list lacks may count more than any it has.
func (r Reviewed) Missed() int { return max(0, r.Points-r.Row.Points+r.Row.Solo) }

// Summary is what the turns of a player amount to, as far as the best is known.
type Summary struct{ Turns, Played, Best, Missed int } // the last three in points

// Reviews are the turns of a game that can be held against the best play of their racks.
type Reviews struct {
	All     []Reviewed
	LeftOut int // turns, or rounds, for which the board is not known, since an earlier play has no squares
}

// Review holds the turns of a game, or the rounds of a duplicate, against the best plays of
// their racks, by a word list made for searching. Turns whose rack nobody has told are held
// against the best play of the tiles that were laid; those that laid none are left out. The
// error is a *finder.GraphError where the list is one for other tiles, or that of the context.
func Review(ctx context.Context, g *sheet.Game, graph *finder.Graph, ties []finder.Tie) (Reviews, error) {
	positions := turns
	if g.Log.Kind == sheet.DuplicateGame {
		positions = rounds
	}
	out := outOf(g, graph)
	var all Reviews
	for _, row := range positions(g) {
		if ctx.Err() != nil {
			return Reviews{}, ctx.Err()
		}
		if !boardKnown(&row.before) {
			all.LeftOut++
			continue
		}
		best, err := BestPlays(ctx, &row.before, graph, PlayQuery{Rack: row.Rack, Ties: ties, Limit: 1})
		if _, ok := errors.AsType[*finder.RackError](err); ok {
			continue // more tiles than a search takes
		}
		if err != nil {
			return Reviews{}, err
		}
		if best.All > 0 {
			row.Best, row.Points, row.Found = best.Plays[0].Play, best.Plays[0].Points, true
		}
		for _, r := range row.each() {
			r.Out = r.Row.Kind != "" && out[r.Row.Event]
			all.All = append(all.All, r)
		}
	}
	return all, nil
}

// boardKnown says whether every play that lies on the board has squares.
func boardKnown(g *sheet.Game) bool {
	nowhere := func(t sheet.Turn) bool {
		return !t.Challenged && (t.Kind == sheet.KindTyped || t.Kind == sheet.KindPoints && t.Points > 0)
	}
	if g.Log.Kind != sheet.DuplicateGame {
		return !slices.ContainsFunc(g.Standings.Turns, nowhere)
	}
	return !slices.ContainsFunc(g.Standings.Rounds, func(r sheet.Round) bool {
		master, ok := g.Standings.MasterOf(r)
		return ok && nowhere(master)
	})
}

// outOf are the events of the rows that have a word which is not in a list.
func outOf(g *sheet.Game, graph *finder.Graph) map[int]bool {
	out := map[int]bool{}
	for i, w := range g.Workings() {
		lacks := func(word scoring.Word) bool { return !graph.Contains(scoring.LettersOf(word.Row())) }
		if w != nil && slices.ContainsFunc(w.Words, lacks) {
			out[g.Standings.Turns[i].Event] = true
		}
	}
	return out
}

// reviewing is a rack in a position, with those who played from it.
type reviewing struct {
	Reviewed
	before sheet.Game
	cells  []Reviewed // by seat, of a round; nil of a turn
}

// each is a row for everybody who played from the rack.
func (r reviewing) each() []Reviewed {
	if r.cells == nil {
		return []Reviewed{r.Reviewed}
	}
	for i := range r.cells {
		c := &r.cells[i]
		c.Best, c.Points, c.Found = r.Best, r.Points, r.Found
	}
	return r.cells
}

// turns are the turns of a classic game whose rack is known, or in part by what was laid.
func turns(g *sheet.Game) []reviewing {
	var all []reviewing
	for _, t := range g.Standings.Turns {
		if !t.TakesTurn() || t.LostTurn || t.Fault != nil {
			continue
		}
		one := reviewing{Reviewed: Reviewed{Number: t.Number, Player: t.Player, Row: t}}
		one.Rack, one.Whole = g.Log.Events[t.Event].Rack, true
		if play, ok := g.Play(t); len(one.Rack) == 0 || len(one.Rack) > g.Edition.Rack || slices.Contains(one.Rack, 0) {
			if !ok {
				continue
			}
			one.Rack, one.Whole = nil, false
			for _, l := range play.Laid() {
				one.Rack = append(one.Rack, unnamed(l.Tile))
			}
		}
		one.before = g.Before(t.Number)
		all = append(all, one)
	}
	return all
}

// rounds are the rounds of a duplicate in which something is noted and whose rack is known.
func rounds(g *sheet.Game) []reviewing {
	var all []reviewing
	for _, r := range g.Standings.Rounds {
		before, ok := g.AtRound(r.Number)
		if !ok || !r.Noted() || len(r.Rack) == 0 || slices.Contains(r.Rack, 0) {
			continue
		}
		one := reviewing{before: before}
		one.Number, one.Rack, one.Whole = r.Number, r.Rack, true
		for i := range g.Standings.Players {
			cell, _ := g.Standings.Cell(r, i+1)
			one.cells = append(one.cells, Reviewed{Number: r.Number, Player: i + 1, Rack: r.Rack, Whole: true, Row: cell})
		}
		all = append(all, one)
	}
	return all
}

// unnamed is a tile as it is on a rack: a blank stands for nothing yet.
func unnamed(t scoring.Tile) scoring.Tile {
	if t.IsBlank() {
		return scoring.UnnamedBlank
	}
	return t
}

// SumUp sums up what each player of so many has played and missed, by seat.
func SumUp(all []Reviewed, players int) []Summary {
	sums := make([]Summary, players)
	for _, r := range all {
		s := &sums[r.Player-1]
		s.Turns++
		s.Played += r.Row.Points
		s.Best += r.Points
		s.Missed += r.Missed()
	}
	return sums
}
