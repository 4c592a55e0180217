package command

import (
	"context"

	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
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
	cmd.Flags().IntVar(&search.asked.Limit, "limit", shownPlays, t.LimitFlag)
	cmd.Flags().Lookup("limit").DefValue = "0" // its text says it in every language
	cmd.Flags().BoolVar(&anyway, "anyway", false, t.AnywayFlag)
	r.jsonFlag(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if search.asked.Limit < 1 {
			return usage(r.l.Tool.Usage.BadValue("--limit", r.quoted(phrases.Number(search.asked.Limit)), t.FromOne))
		}
		if err := search.settle(r, args[1:]); err != nil {
			return err
		}
		if search.id != "" && !analysis.Allowed(&search.game) && !anyway {
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
	asked analysis.Asked
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
	s.asked.Rack = rack
	return nil
}

// do searches and says what was found.
func (s *search) do(ctx context.Context, list string) error {
	e := s.game.Edition
	l, g, err := s.searchList(ctx, list, e)
	if err != nil {
		return err
	}
	rules, ties := s.Catalogue.MasterTies(s.game.Log)
	s.asked.Ties = ties
	best, err := analysis.BestPlays(ctx, &s.game, g, s.asked)
	if err != nil {
		return err
	}
	var master *masterReport
	if best.Tops > 1 && ties != nil {
		master = &masterReport{sheet.GCGPlay(best.Plays[0].Play, e), rules, best.By}
	}
	if s.json {
		report := topReport{Plays: best.All, Top: []foundReport{}, Master: master, List: s.openReport(l)}
		for _, f := range best.Plays {
			report.Top = append(report.Top, s.report(f.Play, s.workingOf(f.Play)))
		}
		return s.encode(report)
	}
	s.say(s.run)
	for _, line := range s.bestLines(best, master) {
		s.out.say(line)
	}
	s.sayList(l)
	return nil
}

// bestLines tell the best plays, each with its working.
func (s *search) bestLines(best analysis.Best, master *masterReport) []string {
	lines := s.bestHead(best, s.game.Edition)
	if master != nil {
		lines = append(lines, s.l.Finding.Master(master.Rules, s.l.Tie(master.Tie)))
	}
	for _, f := range best.Plays {
		lines = append(lines, s.foundLine(f))
		counted := s.workingLines(s.workingOf(f.Play), s.game.Edition)
		for _, line := range counted[:len(counted)-1] { // the total stands above
			lines = append(lines, "        "+line)
		}
	}
	return lines
}

// bestHead says how many plays there are, and how many of them count most.
func (r *run) bestHead(best analysis.Best, e *scoring.Edition) []string {
	t, rack := &r.l.Finding, phrases.RackText(e, best.Rack)
	if best.All == 0 {
		return []string{t.NoPlay(rack)}
	}
	shown := len(best.Plays)
	if shown == best.All {
		shown = 0
	}
	lines := []string{t.Plays(best.All, shown, rack)}
	if best.Tops > 1 {
		lines = append(lines, t.Tied(best.Tops))
	}
	return lines
}
