package enter

import (
	"context"
	"slices"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/tui/command/plays"
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

// on is the board that plays are looked for on.
func (s *session) on() plays.On { return plays.On{Game: s.Game} }

// places are the places of a word, the best first.
func (s *session) places(ctx context.Context, word []scoring.Tile) ([]string, error) {
	g := &s.Game
	list, err := s.Lists().IfAny(ctx, "", g.Edition)
	if err != nil {
		return nil, err
	}
	said, err := s.on().Places(s.Lang, word, list)
	if err != nil {
		return nil, s.About(err, phrases.Context{Edition: g.Edition, Notation: g.Log.Notation})
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
		return nil, &line.Error{Reason: line.NoRack}
	}
	list, graph, err := s.Lists().Search(ctx, "", g.Edition)
	if err != nil {
		return nil, err
	}
	best, err := s.Best(ctx, g, graph, rack, plays.ShownPlays)
	if err != nil {
		return nil, err
	}
	return append(s.on().Best(s.Lang, best), s.which(list)...), nil
}

// missed holds each turn against the best play of its rack; in a classic game once it has ended,
// unless all see the best plays.
func (s *session) missed(ctx context.Context) ([]string, error) {
	g := &s.Game
	if !analysis.Allowed(g) {
		return nil, analysis.ErrTooEarly
	}
	list, graph, err := s.Lists().Search(ctx, "", g.Edition)
	if err != nil {
		return nil, err
	}
	all, err := s.Review(ctx, g, graph)
	if err != nil {
		return nil, err
	}
	if len(all.All) == 0 {
		return []string{s.Lang.Lookup.NoRacks}, nil
	}
	var said []string
	for _, r := range all.All {
		said = append(said, s.missedLine(r))
	}
	for i, sum := range analysis.SumUp(all.All, len(g.Standings.Players)) {
		if sum.Turns > 0 {
			said = append(said, s.Lang.Labelled(s.Lang.Seat(*g, i+1), s.Lang.Lookup.Sum(sum.Missed, sum.Best, s.Lang.PartOf(sum.Best-sum.Missed, sum.Best))))
		}
	}
	if slices.ContainsFunc(all.All, func(r analysis.Reviewed) bool { return !r.Whole }) {
		said = append(said, s.Lang.Lookup.AtLeast)
	}
	if all.LeftOut > 0 {
		said = append(said, s.Lang.Lookup.LeftOut(all.LeftOut))
	}
	return append(said, s.which(list)...), nil
}

// missedLine is a turn beside the best play of its rack, in a line.
func (s *session) missedLine(r analysis.Reviewed) string {
	g := &s.Game
	played := phrases.None
	if r.Row.Kind != "" {
		played = s.Lang.Row(*g, r.Row)
	}
	line := phrases.Number(r.Number) + " " + s.Lang.Labelled(s.Lang.Seat(*g, r.Player), phrases.RackText(g.Edition, r.Rack)+", "+played)
	if r.Found {
		line = s.Lang.Then(line, s.Lang.Labelled(s.Lang.Lookup.BestOne, s.on().Play(r.Best)+", "+phrases.Number(r.Points)))
	}
	line = s.Lang.Then(line, phrases.Signed(-r.Missed()))
	if !r.Whole {
		line += " +"
	}
	return line
}

// check looks a word up, or those of a turn or of the whole sheet.
func (s *session) check(ctx context.Context, line sheet.Line) ([]string, error) {
	g := &s.Game
	list, err := s.Lists().Open(ctx, "", g.Edition)
	if err != nil {
		return nil, err
	}
	if line.Tiles != nil {
		tell := s.Lang.WordLists.NotIn
		if list.Contains(line.Tiles) {
			tell = s.Lang.WordLists.In
		}
		return append([]string{tell(phrases.Safe(phrases.TilesText(g.Edition, line.Tiles)))}, s.which(list)...), nil
	}
	return append(s.Lists().Lacks(g, line.Turn, list), s.which(list)...), nil
}

// checkedPlay is a play that was noted, and the list in which its words are looked up; nil where they
// are not, or no play was noted.
type checkedPlay struct {
	working scoring.Working
	list    *words.List
}

// checked finds what is looked up after an answer. The list is not read where nothing is.
func (s *session) checked(ctx context.Context, a sheet.Answer) checkedPlay {
	switch a.Line.Verb {
	case sheet.Add, sheet.Edit, sheet.Insert:
	default:
		return checkedPlay{}
	}
	w, ok := s.Game.Working(a.Row)
	if !ok || a.Row.Kind != sheet.KindPlay && a.Row.Kind != sheet.KindTyped {
		return checkedPlay{}
	}
	list, _ := s.Lists().Checked(ctx, "", s.Game.Edition) // it has told why there is none
	return checkedPlay{w, list}
}

// wordsChecked says of the words of a play whether the list has them, and which list it is.
func (s *session) wordsChecked(play checkedPlay) []string {
	if play.list == nil {
		return nil
	}
	g := &s.Game
	var said []string
	in, out := analysis.Sorted(play.working, play.list)
	for _, of := range []struct {
		what  string
		words []scoring.Word
	}{{s.Lang.Lookup.NotIn, out}, {s.Lang.Lookup.In, in}} {
		if len(of.words) > 0 {
			said = append(said, "* "+of.what+" "+phrases.Safe(phrases.WordsText(g.Edition, of.words)))
		}
	}
	return append(said, s.which(play.list)...)
}

// which says which list it is, and that it is not the official one; nothing where there is
// none.
func (s *session) which(list *words.List) []string {
	if list == nil {
		return nil
	}
	return []string{s.Lang.WhichList(list.Listing)}
}
