package command

import (
	"context"
	"slices"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/tui/phrases"
)

// answer answers a line that asks something which takes a list of words; false where it is
// another line.
func (s *session) answer(ctx context.Context, line sheet.Line) (said []string, asked bool, err error) {
	switch line.Verb {
	case sheet.Places:
		said, err = s.places(ctx, line.Tiles)
	case sheet.Best:
		said, err = s.best(ctx, line.Tiles)
	case sheet.Missed:
		said, err = s.missed(ctx)
	case sheet.Check:
		said, err = s.check(ctx, line)
	default:
		return nil, false, nil
	}
	return said, true, err
}

// places are the places of a word, the best first.
func (s *session) places(ctx context.Context, word []scoring.Tile) ([]string, error) {
	g := &s.Game
	list, err := s.listIfAny(ctx, "", g.Edition)
	if err != nil {
		return nil, err
	}
	all, err := analysis.Places(g, word)
	if err != nil {
		return nil, s.about(err, phrases.Context{Edition: g.Edition, Notation: g.Log.Notation})
	}
	said := []string{s.l.Finding.Places(len(all), phrases.Safe(phrases.TilesText(g.Edition, word)))}
	at := situation{game: s.Game}
	for _, p := range all {
		one := placeReport{at.report(p.Play, p.Working), notInList(g.Edition, list, p.Working)}
		said = append(said, s.placeLine(at.playText(p.Play), one))
	}
	return append(said, s.which(list)...), nil
}

// best are the best plays of a rack; those of a classic game are for afterwards, unless all see them.
func (s *session) best(ctx context.Context, rack []scoring.Tile) ([]string, error) {
	g := &s.Game
	if !analysis.Allowed(g) {
		return nil, analysis.ErrTooEarly
	}
	if r, ok := g.Standings.Open(); rack == nil && ok {
		rack = r.Rack
	}
	if rack == nil {
		missing := &sheet.LineError{Reason: sheet.LineMissing, Text: s.l.Word(sheet.CommandBest)}
		return nil, s.about(missing, phrases.About(*g, missing.Text))
	}
	list, graph, err := s.searchList(ctx, "", g.Edition)
	if err != nil {
		return nil, err
	}
	best, err := s.Best(ctx, g, graph, rack, shownPlays)
	if err != nil {
		return nil, err
	}
	said, at := s.bestHead(best, g.Edition), situation{game: s.Game}
	for _, f := range best.Plays {
		said = append(said, at.foundLine(f))
	}
	return append(said, s.which(list)...), nil
}

// missed holds each turn against the best play of its rack; in a classic game once it has ended,
// unless all see the best plays.
func (s *session) missed(ctx context.Context) ([]string, error) {
	g := &s.Game
	if !analysis.Allowed(g) {
		return nil, analysis.ErrTooEarly
	}
	list, graph, err := s.searchList(ctx, "", g.Edition)
	if err != nil {
		return nil, err
	}
	all, err := s.Review(ctx, g, graph)
	if err != nil {
		return nil, err
	}
	if len(all.All) == 0 {
		return []string{s.l.Lookup.NoRacks}, nil
	}
	var said []string
	for _, r := range all.All {
		said = append(said, s.missedLine(r))
	}
	for i, sum := range analysis.SumUp(all.All, len(g.Standings.Players)) {
		if sum.Turns > 0 {
			said = append(said, s.l.Named(s.l.Seat(*g, i+1), s.l.Lookup.Sum(sum.Missed, sum.Best, s.l.PartOf(sum.Best-sum.Missed, sum.Best))))
		}
	}
	if slices.ContainsFunc(all.All, func(r analysis.Reviewed) bool { return !r.Whole }) {
		said = append(said, s.l.Lookup.AtLeast)
	}
	if all.LeftOut > 0 {
		said = append(said, s.l.Lookup.LeftOut(all.LeftOut))
	}
	return append(said, s.which(list)...), nil
}

// missedLine is a turn beside the best play of its rack, in a line.
func (s *session) missedLine(r analysis.Reviewed) string {
	g, at := &s.Game, situation{game: s.Game}
	played := phrases.None
	if r.Row.Kind != "" {
		played = s.l.Row(*g, r.Row)
	}
	line := phrases.Number(r.Number) + " " + s.l.Named(s.l.Seat(*g, r.Player), phrases.RackText(g.Edition, r.Rack)+", "+played)
	if r.Found {
		line = s.l.Then(line, s.l.Named(s.l.Lookup.BestOne, at.playText(r.Best)+", "+phrases.Number(r.Points)))
	}
	line = s.l.Then(line, phrases.Signed(-r.Missed()))
	if !r.Whole {
		line += " +"
	}
	return line
}

// check looks a word up, or those of a turn or of the whole sheet.
func (s *session) check(ctx context.Context, line sheet.Line) ([]string, error) {
	g := &s.Game
	list, err := s.list(ctx, "", g.Edition)
	if err != nil {
		return nil, err
	}
	if line.Tiles != nil {
		tell := s.l.WordLists.NotIn
		if list.Contains(line.Tiles) {
			tell = s.l.WordLists.In
		}
		return append([]string{tell(phrases.Safe(phrases.TilesText(g.Edition, line.Tiles)))}, s.which(list)...), nil
	}
	return append(s.outOfList(g, line.Turn, list), s.which(list)...), nil
}

// listed says of the words of a play that was noted whether the list has them, and which list
// it is; nothing where words are not checked.
func (s *session) listed(ctx context.Context, a sheet.Answer) []string {
	switch a.Line.Verb {
	case sheet.Add, sheet.Edit, sheet.Insert:
	default:
		return nil
	}
	g := &s.Game
	w, ok := g.Working(a.Row)
	if !ok || a.Row.Kind != sheet.KindPlay && a.Row.Kind != sheet.KindTyped {
		return nil
	}
	list := s.checkedList(ctx, g.Edition)
	if list == nil {
		return nil
	}
	var said []string
	in, out := analysis.Sorted(w, list)
	for _, of := range []struct {
		what  string
		words []scoring.Word
	}{{s.l.Lookup.NotIn, out}, {s.l.Lookup.In, in}} {
		if len(of.words) > 0 {
			said = append(said, "* "+of.what+" "+phrases.Safe(phrases.WordsText(g.Edition, of.words)))
		}
	}
	return append(said, s.which(list)...)
}

// outOfList says how many words of a turn, or of the whole sheet, a list lacks, and which.
func (r *run) outOfList(g *sheet.Game, turn int, list analysis.List) []string {
	all := analysis.Check(g, turn, list)
	if len(all) == 0 {
		return []string{r.l.Screen.NoWords}
	}
	var lines []string
	for _, one := range all {
		if one.In {
			break
		}
		where := r.l.Screen.Turn(one.Turn)
		if g.Log.Kind == sheet.DuplicateGame {
			where = r.l.Rounds.Round(one.Turn) + ", " + r.l.CellOf(*g, one.Player)
			if one.More > 0 {
				where += " +" + phrases.Number(one.More)
			}
		}
		lines = append(lines, "  "+one.Text+" ("+where+")")
	}
	return append([]string{r.l.Lookup.Out(len(lines), len(all))}, lines...)
}

// which says which list it is, and that it is not the official one; nothing where there is
// none.
func (s *session) which(list *words.List) []string {
	if list == nil {
		return nil
	}
	return []string{s.l.WhichList(list.Listing)}
}
