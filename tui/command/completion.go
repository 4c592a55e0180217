package command

import (
	"strings"

	"github.com/spf13/cobra"

	"tanteo/tui/command/cli"
)

var shells = []string{"bash", "zsh", "fish", "powershell"}

// newCompletion is `tanteo completion SHELL`.
func newCompletion(env *cli.Env) *cobra.Command {
	cmd := env.Command(env.Lang.Tool.Complete)
	cmd.Args = env.Arguments(1, 1)
	cmd.ValidArgs = shells
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		switch root := cmd.Root(); args[0] {
		case "bash":
			return root.GenBashCompletionV2(env.Out, true)
		case "zsh":
			return root.GenZshCompletion(env.Out)
		case "fish":
			return root.GenFishCompletion(env.Out, true)
		case "powershell":
			return root.GenPowerShellCompletionWithDesc(env.Out)
		}
		return cli.Usage(env.Lang.Tool.Usage.BadValue("completion", env.Quoted(args[0]), strings.Join(shells, ", ")))
	}
	return cmd
}
