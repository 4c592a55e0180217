package plays

import (
	"context"

	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/sheet/report"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// topReport are the best plays of a rack for other programs.
type topReport struct {
	Plays  int            `json:"plays"`
	Top    []foundReport  `json:"top"`
	Master *masterReport  `json:"master,omitempty"` // among several that count most, by a rulebook
	List   cli.ListReport `json:"list"`
}

// masterReport says which of the plays that count most is the master, and which rule of the
// rulebook left only this one; "" is none.
type masterReport struct {
	GCG   string     `json:"gcg"`
	Rules string     `json:"rules"`
	Tie   finder.Tie `json:"tie"`
}

// ShownPlays is how many plays are shown where nobody says.
const ShownPlays = 10

// top finds the best plays of a rack.
type top struct {
	situation
	list   string
	limit  int
	anyway bool // also of a game that goes on
	json   bool
}

// Top is `tanteo top RACK [GAME]`.
func Top(env *cli.Env) *cobra.Command {
	t, texts := &top{situation: situation{Env: env}}, &env.Lang.Finding
	cmd := cli.NeedsNoFolder(env.Command(texts.Top), 1)
	cmd.Args = env.Arguments(1, 2)
	cmd.ValidArgsFunction = env.CompleteGameAfter
	t.flags(cmd)
	env.Lists().Flag(cmd, &t.list)
	cmd.Flags().IntVar(&t.limit, "limit", ShownPlays, texts.LimitFlag)
	cmd.Flags().Lookup("limit").DefValue = "0" // its text says it in every language
	cmd.Flags().BoolVar(&t.anyway, "anyway", false, texts.AnywayFlag)
	env.JSONFlag(cmd, &t.json)
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return t.run(cmd.Context(), args[0], args[1:]) }
	return cmd
}

func (t *top) run(ctx context.Context, rack string, game []string) error {
	if t.limit < 1 {
		return cli.Usage(t.Lang.Tool.Usage.BadValue("--limit", t.Quoted(phrases.Number(t.limit)), t.Lang.Finding.FromOne))
	}
	if err := t.settle(game); err != nil {
		return err
	}
	if t.id != "" && !analysis.Allowed(&t.Game) && !t.anyway {
		return cli.Refuse(t.Lang.Finding.NotFinished(phrases.Safe(t.id)))
	}
	tiles, err := t.rack(rack)
	if err != nil {
		return err
	}
	return t.search(ctx, tiles)
}

// rack reads a rack that can be drawn.
func (t *top) rack(text string) ([]scoring.Tile, error) {
	e := t.Game.Edition
	rack, err := e.SpellRack(text)
	if err == nil && len(rack) > e.Rack {
		err = &line.Error{Reason: line.TooMany, Text: text, Limit: e.Rack}
	}
	if err != nil {
		return nil, t.About(err, phrases.Context{Edition: e, Notation: t.Game.Log.Notation})
	}
	return rack, cli.Drawable(t.Lang, rack, e)
}

// search says what is found for a rack.
func (t *top) search(ctx context.Context, rack []scoring.Tile) error {
	list, graph, err := t.Lists().Search(ctx, t.list, t.Game.Edition)
	if err != nil {
		return err
	}
	best, err := t.Room().Best(ctx, &t.Game, graph, rack, t.limit)
	if err != nil {
		return err
	}
	var master *masterReport
	if rules, ties := t.Catalogue.MasterTies(t.Game.Log); best.Tops > 1 && ties != nil {
		master = &masterReport{report.GCGPlay(best.Plays[0].Play, t.Game.Edition), rules, best.By}
	}
	if t.json {
		report := topReport{Plays: best.All, Top: []foundReport{}, Master: master, List: t.Lists().Opened(list)}
		for _, f := range best.Plays {
			report.Top = append(report.Top, t.report(f.Play, t.working(f.Play)))
		}
		return t.Out.JSON(report)
	}
	t.say()
	t.Out.Say(t.lines(best, master)...)
	t.Lists().Say(list)
	return nil
}

// lines tell the best plays, each with its working.
func (t *top) lines(best analysis.Best, master *masterReport) []string {
	lines := bestHead(t.Lang, best, t.Game.Edition)
	if master != nil {
		lines = append(lines, t.Lang.Finding.Master(master.Rules, t.Lang.Tie(master.Tie)))
	}
	for _, f := range best.Plays {
		lines = append(lines, t.line(f))
		counted := cli.WorkingTable(t.Lang, t.working(f.Play), t.Game.Edition)
		for _, line := range counted[:len(counted)-1] { // the total stands above
			lines = append(lines, "        "+line)
		}
	}
	return lines
}

// Best tells the best plays of a rack, each in a line.
func (o On) Best(l *phrases.Language, best analysis.Best) []string {
	lines := bestHead(l, best, o.Game.Edition)
	for _, f := range best.Plays {
		lines = append(lines, o.line(f))
	}
	return lines
}

// bestHead says how many plays there are, and how many of them count most.
func bestHead(l *phrases.Language, best analysis.Best, e *scoring.Edition) []string {
	t, rack := &l.Finding, phrases.RackText(e, best.Rack)
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
