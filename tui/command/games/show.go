package games

import (
	"context"

	"github.com/spf13/cobra"

	"tanteo/sheet"
	"tanteo/sheet/report"
	"tanteo/tui/command/cli"
	"tanteo/tui/printout"
)

// show writes the sheet of a game. It reads it without its lock.
type show struct {
	*cli.Env
	list string
	json bool
}

// Show is `tanteo show [GAME]`.
func Show(env *cli.Env) *cobra.Command {
	s := &show{Env: env}
	cmd := env.Command(env.Lang.Tool.Show)
	cmd.Args = env.Arguments(0, 1)
	cmd.ValidArgsFunction = env.CompleteGame
	env.Lists().Flag(cmd, &s.list)
	env.JSONFlag(cmd, &s.json)
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return s.run(cmd.Context(), args) }
	return cmd
}

func (s *show) run(ctx context.Context, args []string) error {
	id, err := s.GameID(args)
	if err != nil {
		return err
	}
	g, err := s.Read(id)
	if err != nil {
		return err
	}
	list, err := s.Lists().Checked(ctx, s.list, g.Edition)
	if err != nil {
		return err
	}
	if s.json {
		s.Announce(g)
		game := report.Of(g, id, func(n sheet.Notice) string { return s.Lang.Notice(n, g) })
		if list != nil {
			game.LookUp(g, list.Contains)
		}
		return s.Out.JSON(game)
	}
	s.Out.Say(printout.Sheet(s.Lang, g)...)
	if list != nil {
		s.Out.Say("")
		s.Out.Say(s.Lists().Lacks(&g, 0, list)...)
		s.Lists().Say(list)
	}
	return nil
}
