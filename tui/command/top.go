package command

import (
	"cmp"
	"context"
	"slices"

	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// topReport are the best plays of a rack for other programs.
type topReport struct {
	Plays  int           `json:"plays"`
	Top    []foundReport `json:"top"`
	Master *masterReport `json:"master,omitempty"` // among several that count most, by a rulebook
	List   listReport    `json:"list"`
}

// masterReport says which of the plays that count most is the master, and which rule of the
// rulebook left only this one; "" is none.
type masterReport struct {
	GCG   string     `json:"gcg"`
	Rules string     `json:"rules"`
	Tie   finder.Tie `json:"tie"`
}

// shownPlays is how many plays are shown where nobody says.
const shownPlays = 10

// top is `tanteo top RACK [GAME]`.
func (r *run) top() *cobra.Command {
	t := &r.l.Finding
	cmd := r.command(t.Top)
	cmd.Args = r.arguments(1, 2)
	cmd.ValidArgsFunction = r.completeAfter
	search := search{run: r}
	var list string
	var anyway bool
	r.situationFlags(cmd, &search.situation)
	r.listFlag(cmd, &list)
	cmd.Flags().IntVar(&search.limit, "limit", shownPlays, t.LimitFlag)
	cmd.Flags().Lookup("limit").DefValue = "0" // its text says it in every language
	cmd.Flags().BoolVar(&anyway, "anyway", false, t.AnywayFlag)
	r.jsonFlag(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if search.limit < 1 {
			return usage(r.l.Tool.Usage.BadValue("--limit", r.quoted(phrases.Number(search.limit)), t.FromOne))
		}
		if err := search.settle(r, args[1:]); err != nil {
			return err
		}
		if g := &search.game; search.id != "" && g.Log.Kind == sheet.ClassicGame && !g.Standings.Finished && !anyway {
			return r.refuse(t.NotFinished(phrases.Safe(search.id)))
		}
		if err := search.readRack(args[0]); err != nil {
			return err
		}
		return search.do(cmd.Context(), list)
	}
	return cmd
}

// search is the search for the best plays of a rack.
type search struct {
	*run
	situation
	rack  []scoring.Tile
	limit int

	position *finder.Position
	best     []finder.Found // in order
	tied     int            // of them, those that count most
	plays    int            // all that there are
}

// readRack reads a rack that can be drawn.
func (s *search) readRack(text string) error {
	e := s.game.Edition
	about := phrases.Context{Edition: e, Notation: s.game.Log.Notation}
	rack, err := e.SpellRack(text)
	if err == nil && len(rack) > e.Rack {
		err = &sheet.LineError{Reason: sheet.LineTooMany, Text: text, Limit: e.Rack}
	}
	if err != nil {
		return s.about(err, about)
	}
	if err := s.drawable(rack, e); err != nil {
		return err
	}
	s.rack = rack
	return nil
}

// do searches and says what was found.
func (s *search) do(ctx context.Context, list string) error {
	e := s.game.Edition
	l, err := s.list(ctx, list, e)
	if err != nil {
		return err
	}
	g, err := s.graph(ctx, l, e)
	if err != nil {
		return err
	}
	if s.position, err = finder.NewPosition(e, g, s.game.Standings.Board); err != nil {
		return err
	}
	if err := s.find(ctx); err != nil {
		return err
	}
	master := s.master()
	if s.json {
		report := topReport{Plays: s.plays, Top: []foundReport{}, Master: master, List: s.openReport(l)}
		for _, f := range s.best {
			play, w := s.counted(f)
			report.Top = append(report.Top, s.report(play, w))
		}
		return s.encode(report)
	}
	s.say(s.run)
	s.sayBest(master)
	s.sayList(l)
	return nil
}

// find keeps the best plays, and all that count most.
func (s *search) find(ctx context.Context) error {
	all, err := s.position.Each(s.rack)
	if err != nil {
		return s.aboutRack(err)
	}
	const room = 4096 // for plays that may be dropped
	for f := range all {
		s.plays++
		if s.best = append(s.best, f); len(s.best)-room >= max(s.tied, s.limit) {
			s.trim()
		}
		if s.plays%room == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
	}
	s.trim()
	return nil
}

// trim puts the plays in order and drops those behind.
func (s *search) trim() {
	slices.SortFunc(s.best, finder.Compare)
	s.tied = 0
	for s.tied < len(s.best) && s.best[s.tied].Points() == s.best[0].Points() {
		s.tied++
	}
	s.best = s.best[:min(len(s.best), max(s.tied, s.limit))]
}

// master puts the play first that the rulebook prefers among those that count most. It is nil
// where there is nothing to choose, or no rulebook does.
func (s *search) master() *masterReport {
	rules, ties := s.rulebook()
	if s.tied < 2 || ties == nil {
		return nil
	}
	bag := max(0, s.game.Standings.Tiles.Unseen-len(s.rack))
	first, by := s.position.Master(s.best[:s.tied], s.rack, bag, ties)
	at := slices.Index(s.best, first)
	copy(s.best[1:at+1], s.best[:at])
	s.best[0] = first
	return &masterReport{sheet.GCGPlay(s.position.Play(first), s.game.Edition), rules, by}
}

// federations are the rulebooks of those who play duplicates, by language.
var federations = map[string]string{"es": "es-fise", "fr": "fr-fisf"}

// rulebook is the id of the rulebook that chooses the master, and its order: the one that
// counts in a duplicate, elsewhere that of the federation for the language. A game that was
// begun before books had an order has it from the book of today.
func (s *search) rulebook() (id string, ties []finder.Tie) {
	id = federations[s.game.Edition.Language]
	part := (*sheet.Duplicate)(nil)
	if book := s.game.Log.Rules; s.game.Log.Kind == sheet.DuplicateGame {
		id, part = cmp.Or(book.DuplicateFrom, book.ID), book.Duplicate
	}
	if part == nil || part.MasterTies == nil {
		book, err := s.Catalogue.Rulebook(id)
		if err != nil || book.Duplicate == nil {
			return id, nil
		}
		part = book.Duplicate
	}
	for _, tie := range part.MasterTies {
		ties = append(ties, finder.Tie(tie))
	}
	return id, ties
}

func (s *search) counted(f finder.Found) (scoring.Play, scoring.Working) {
	play := s.position.Play(f)
	return play, scoring.Count(s.game.Edition, &s.game.Standings.Board, play)
}

// sayBest says the best plays, each with its working.
func (s *search) sayBest(master *masterReport) {
	t, e := &s.l.Finding, s.game.Edition
	rack := phrases.RackText(e, s.rack)
	if s.plays == 0 {
		s.out.say(t.NoPlay(rack))
		return
	}
	s.out.say(t.Plays(s.plays, len(s.best), rack))
	if s.tied > 1 {
		s.out.say(t.Tied(s.tied))
	}
	if master != nil {
		s.out.say(t.Master(master.Rules, t.Ties[master.Tie]))
	}
	for _, f := range s.best {
		play, w := s.counted(f)
		s.out.say(phrases.PadLeft(phrases.Number(w.Points), 4) + "  " + s.playText(play))
		lines := s.workingLines(w, e)
		for _, line := range lines[:len(lines)-1] { // the total stands above
			s.out.say("        " + line)
		}
	}
}
