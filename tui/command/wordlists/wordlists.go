package wordlists

import (
	"github.com/spf13/cobra"

	"tanteo/tui/command/cli"
)

// New is `tanteo words KIND`.
func New(env *cli.Env) *cobra.Command {
	return env.Kinds(env.Command(env.Lang.TwoTile.Words), newTwo(env), newCheck(env), newRack(env), newList(env), newAdd(env), newRemove(env))
}
