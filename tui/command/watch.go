package command

import (
	"github.com/spf13/cobra"

	"tanteo/sheet/store"
	"tanteo/tui/command/cli"
)

// newWatch is `tanteo watch GAME`.
func newWatch(s *screen) *cobra.Command {
	cmd := s.Command(s.Lang.Tool.Watch)
	cmd.Args = s.Arguments(1, 1)
	cmd.ValidArgsFunction = s.CompleteGame
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if _, err := s.Games.Load(args[0]); err != nil && !store.IsBeside(err) { // said here, before a screen covers it
			return err
		}
		if !s.program.Fit {
			return cli.Usage(s.Lang.Tool.Usage.NoTerminal)
		}
		return s.program.Watch(cmd.Context(), args[0])
	}
	return cmd
}
