package cli

import (
	"github.com/spf13/cobra"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/tui/phrases"
)

// EditionFlag lets a command ask for an edition.
func (e *Env) EditionFlag(cmd *cobra.Command, id *string) {
	cmd.Flags().StringVar(id, "edition", "", e.Lang.Tool.Flags.Edition)
	_ = cmd.RegisterFlagCompletionFunc("edition", CompleteIDs(e.Catalogue.List))
}

// Edition is the edition of an id, of the settings, or of the language.
func (e *Env) Edition(id string) (*scoring.Edition, error) {
	if id == "" {
		id = e.Settings.Edition
	}
	if id == "" {
		id = editions.ForLanguage(e.Settings.Language)
	}
	return e.Catalogue.Edition(id)
}

// Drawable refuses a rack with more blanks than the edition has.
func Drawable(l *phrases.Language, rack []scoring.Tile, e *scoring.Edition) error {
	blanks := 0
	for _, t := range rack {
		if t.IsBlank() {
			blanks++
		}
	}
	if blanks > e.Blanks {
		return Refuse(l.Finding.TooManyBlanks(e.Blanks))
	}
	return nil
}

// CompleteIDs completes the id of something in the catalogue.
func CompleteIDs(list func() []editions.Listing) cobra.CompletionFunc {
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
