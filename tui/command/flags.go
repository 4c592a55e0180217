package command

import "github.com/spf13/cobra"

// editionFlag lets a command ask for an edition.
func (r *run) editionFlag(cmd *cobra.Command, id *string) {
	cmd.Flags().StringVar(id, "edition", "", r.l.Tool.Flags.Edition)
	_ = cmd.RegisterFlagCompletionFunc("edition", completeIDs(r.catalogueList))
}
