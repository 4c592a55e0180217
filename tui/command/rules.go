package command

import (
	"github.com/spf13/cobra"

	"tanteo/tui/phrases"
)

// rules is `tanteo rules [ID]`.
func (r *run) rules() *cobra.Command {
	cmd := r.command(r.l.Tool.Rules)
	cmd.Args = r.arguments(0, 1)
	cmd.ValidArgsFunction = completeIDs(r.Catalogue.ListRulebooks)
	r.jsonFlag(cmd)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return r.listRules()
		}
		book, err := r.Catalogue.Rulebook(args[0])
		if err != nil {
			return err
		}
		if r.json {
			return r.encode(book)
		}
		for _, line := range append(r.l.RulebookPage(book), r.l.PlayingPage(r.Catalogue.Playing(book.ID))...) {
			r.out.say(line)
		}
		return nil
	}
	return cmd
}

// rulesLine is a rulebook in the list, for other programs.
type rulesLine struct {
	ID       string `json:"id"`
	Name     string `json:"name"`
	Language string `json:"language"`
	Own      bool   `json:"own"`
	Error    string `json:"error,omitempty"`
}

func (r *run) listRules() error {
	lines := []rulesLine{}
	column := 0
	for _, l := range r.Catalogue.ListRulebooks() {
		line := rulesLine{ID: l.ID, Name: l.Name, Language: l.Language, Own: l.Own}
		if l.Err != nil {
			line.Error = r.sentence(l.Err, phrases.Context{})
		}
		lines = append(lines, line)
		column = max(column, phrases.Width(l.ID))
	}
	if r.json {
		return r.encode(lines)
	}
	for _, l := range lines {
		what := l.Name
		if l.Error != "" {
			what = l.Error
		}
		if l.Own {
			what += " (" + r.l.Editions.Own + ")"
		}
		r.out.say(phrases.Pad(l.ID, column) + "  " + phrases.Safe(what))
	}
	return nil
}
