package command

import (
	"context"
	"errors"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
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
	case sheet.Check:
		said, err = s.check(ctx, line)
	default:
		return nil, false, nil
	}
	return said, true, err
}

// places are the places of a word, the best first.
func (s *session) places(ctx context.Context, word []scoring.Tile) ([]string, error) {
	g := &s.game
	list, err := s.listIfAny(ctx, "", g.Edition)
	if err != nil {
		return nil, err
	}
	all, err := analysis.Places(g, word)
	if err != nil {
		return nil, s.about(err, phrases.Context{Edition: g.Edition, Notation: g.Log.Notation})
	}
	said := []string{s.l.Finding.Places(len(all), phrases.Safe(phrases.TilesText(g.Edition, word)))}
	at := situation{game: s.game}
	for _, p := range all {
		one := placeReport{at.report(p.Play, p.Working), notInList(g.Edition, list, p.Working)}
		said = append(said, s.placeLine(at.playText(p.Play), one))
	}
	return append(said, s.which(list)...), nil
}

// best are the best plays of a rack; those of a classic game are for afterwards.
func (s *session) best(ctx context.Context, rack []scoring.Tile) ([]string, error) {
	g := &s.game
	if g.Log.Kind == sheet.ClassicGame && !g.Standings.Finished {
		return nil, s.refuse(phrases.Said{What: s.l.Lookup.NotYet})
	}
	list, err := s.list(ctx, "", g.Edition)
	if err != nil {
		return nil, err
	}
	graph, err := s.graph(ctx, list, g.Edition)
	if err != nil {
		return nil, err
	}
	best, err := analysis.BestPlays(g, graph, rack, analysis.Ties(g))
	if tooMany, ok := errors.AsType[*finder.RackError](err); ok {
		return nil, s.refuse(s.l.Finding.TooManyTiles(tooMany.Tiles))
	}
	if err != nil {
		return nil, err
	}
	text := phrases.RackText(g.Edition, rack)
	if best.All == 0 {
		return append([]string{s.l.Finding.NoPlay(text)}, s.which(list)...), nil
	}
	shown := min(len(best.Plays), max(best.Tops, shownPlays))
	said := []string{s.l.Finding.Plays(best.All, shown, text)}
	if best.Tops > 1 {
		said = append(said, s.l.Finding.Tied(best.Tops))
	}
	at := situation{game: s.game}
	for _, f := range best.Plays[:shown] {
		said = append(said, phrases.PadLeft(phrases.Number(f.Points), 4)+"  "+at.playText(f.Play))
	}
	return append(said, s.which(list)...), nil
}

// check looks a word up, or those of a turn or of the whole sheet.
func (s *session) check(ctx context.Context, line sheet.Line) ([]string, error) {
	g := &s.game
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
			where = r.l.Rounds.Round(one.Turn)
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
	return []string{s.l.WordLists.Which(phrases.Safe(list.Name), phrases.Safe(list.Title))}
}
