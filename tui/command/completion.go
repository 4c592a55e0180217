package command

import (
	"strings"

	"github.com/spf13/cobra"

	"tanteo/editions"
)

var shells = []string{"bash", "zsh", "fish", "powershell"}

// completion is `tanteo completion SHELL`.
func (r *run) completion() *cobra.Command {
	cmd := r.command(r.l.Tool.Complete)
	cmd.Args = r.arguments(1, 1)
	cmd.ValidArgs = shells
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		switch root := cmd.Root(); args[0] {
		case "bash":
			return root.GenBashCompletionV2(r.out, true)
		case "zsh":
			return root.GenZshCompletion(r.out)
		case "fish":
			return root.GenFishCompletion(r.out, true)
		case "powershell":
			return root.GenPowerShellCompletionWithDesc(r.out)
		}
		return usage(r.l.Tool.Usage.BadValue("completion", r.quoted(args[0]), strings.Join(shells, ", ")))
	}
	return cmd
}

// completeGames completes the id of a game.
func (r *run) completeGames(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 || r.Games == nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return r.gameIDs(), cobra.ShellCompDirectiveNoFileComp
}

// completeIDs completes the id of something in the catalogue.
func completeIDs(list func() []editions.Listing) cobra.CompletionFunc {
	return func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		var ids []string
		for _, one := range list() {
			ids = append(ids, one.ID)
		}
		return ids, cobra.ShellCompDirectiveNoFileComp
	}
}
