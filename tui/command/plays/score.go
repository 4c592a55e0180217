package plays

import (
	"strings"

	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/report"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// score counts a play.
type score struct {
	*cli.Env
	edition, house, board string
	json                  bool
}

// Score is `tanteo score WORDS…`.
func Score(env *cli.Env) *cobra.Command {
	s := &score{Env: env}
	cmd := cli.NeedsNoFolder(env.Command(env.Lang.Tool.Score), -1)
	env.EditionFlag(cmd, &s.edition)
	cmd.Flags().StringVar(&s.house, "house", "", env.Lang.Copying.House)
	cmd.Flags().StringVar(&s.board, "board", "", env.Lang.Tool.Flags.Board)
	env.JSONFlag(cmd, &s.json)
	cmd.RunE = func(_ *cobra.Command, args []string) error { return s.run(strings.Join(args, " ")) }
	return cmd
}

func (s *score) run(text string) error {
	e, err := s.Edition(s.edition)
	if err != nil {
		return err
	}
	rules, err := s.House(s.house)
	if err != nil {
		return err
	}
	g, err := oneTurn(s.Env, e, rules, s.board)
	if err != nil {
		return err
	}
	return s.count(g, text)
}

// count counts a play that was typed as the entry takes it, but for the "=".
func (s *score) count(g sheet.Game, text string) error {
	text = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(text), "="))
	fields := strings.Fields(text)
	if len(fields) == 0 {
		return cli.Usage(s.Lang.Tool.Usage.NoWords)
	}
	play := "= " + text
	if _, _, ok := g.Log.Notation.Parse(fields[0]); ok {
		play = text
	}
	parsed, err := line.Parse(play, g, phrases.Vocabulary())
	if err != nil {
		return s.About(err, phrases.About(g, play))
	}
	var w scoring.Working
	switch what := parsed.Event.What.(type) {
	case sheet.Played:
		w = scoring.Count(g.Edition, &g.Standings.Board, what.Play)
	case sheet.Typed:
		w = scoring.CountTyped(g.Edition, what.Words)
	}
	notice := func(n sheet.Notice) string { return s.Lang.Notice(n, g) }
	if s.json {
		return s.Out.JSON(report.Counted(w, g.Edition, parsed.Notices, notice))
	}
	s.Out.Say(cli.WorkingTable(s.Lang, w, g.Edition)...)
	for _, n := range parsed.Notices {
		s.Out.Say("* " + notice(n))
	}
	return nil
}
