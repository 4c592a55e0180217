package catalogue

import (
	"github.com/spf13/cobra"

	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
	"tanteo/tui/phrases/rules"
)

// rulebooks lists the rulebooks, or tells one.
type rulebooks struct {
	*cli.Env
	json bool
}

// Rules is `tanteo rules [ID]`.
func Rules(env *cli.Env) *cobra.Command {
	r := &rulebooks{Env: env}
	cmd := cli.NeedsNoFolder(env.Command(env.Lang.Tool.Rules), -1)
	cmd.Args = env.Arguments(0, 1)
	cmd.ValidArgsFunction = cli.CompleteIDs(env.Catalogue.ListRulebooks)
	env.JSONFlag(cmd, &r.json)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return r.list()
		}
		return r.run(args[0])
	}
	return cmd
}

func (r *rulebooks) run(id string) error {
	book, err := r.Catalogue.Rulebook(id)
	if err != nil {
		return err
	}
	if r.json {
		return r.Out.JSON(book)
	}
	r.Out.Say(rules.Book(r.Lang, book)...)
	r.Out.Say(rules.Playing(r.Lang, r.Catalogue.Playing(book.ID))...)
	return nil
}

// rulebookLine is a rulebook in the list, for other programs.
type rulebookLine struct {
	ID       string `json:"id"`
	Name     string `json:"name"`
	Language string `json:"language"`
	Own      bool   `json:"own"`
	Error    string `json:"error,omitempty"`
}

func (r *rulebooks) list() error {
	lines := []rulebookLine{}
	column := 0
	for _, l := range r.Catalogue.ListRulebooks() {
		line := rulebookLine{ID: l.ID, Name: l.Name, Language: l.Language, Own: l.Own}
		if l.Err != nil {
			line.Error = r.Sentence(l.Err)
		}
		lines = append(lines, line)
		column = max(column, phrases.Width(l.ID))
	}
	if r.json {
		return r.Out.JSON(lines)
	}
	for _, l := range lines {
		what := l.Name
		if l.Error != "" {
			what = l.Error
		}
		if l.Own {
			what += " (" + r.Lang.Editions.Own + ")"
		}
		r.Out.Say(phrases.Pad(l.ID, column) + "  " + phrases.Safe(what))
	}
	return nil
}
