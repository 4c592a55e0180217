package command

import (
	"github.com/spf13/cobra"
)

// usualAddress is where a server listens where nothing else is said: to this machine alone.
const usualAddress = "127.0.0.1:2222"

// newServe is `tanteo serve`.
func newServe(s *screen) *cobra.Command {
	cmd := s.Command(s.Lang.Tool.Serve)
	cmd.Args = s.Arguments(0, 0)
	address := cmd.Flags().String("listen", usualAddress, s.Lang.Tool.Flags.Listen)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		err := s.program.Serve(cmd.Context(), *address, func(address string) { s.Out.Say("listening on " + address) })
		s.Served = err == nil
		return err
	}
	return cmd
}
