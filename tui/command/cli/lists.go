package cli

import (
	"context"
	"errors"
	"path/filepath"

	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/tui/phrases"
)

// Lists finds lists of words, and shows how far they are while they take long to be read.
type Lists struct{ env *Env }

// Flag lets a command ask for a list of words.
func (l Lists) Flag(cmd *cobra.Command, list *string) {
	cmd.Flags().StringVar(list, "list", "", l.env.Lang.WordLists.ListFlag)
	_ = cmd.RegisterFlagCompletionFunc("list", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return l.Names(), cobra.ShellCompDirectiveDefault
	})
}

// Names are the names of all lists.
func (l Lists) Names() []string {
	var names []string
	for _, one := range l.env.Words.List() {
		names = append(names, one.Name)
	}
	return names
}

// Open is the list of words with a name or of a file, or the one of an edition where none is
// named.
func (l Lists) Open(ctx context.Context, name string, e *scoring.Edition) (*words.List, error) {
	progress := l.env.reading()
	defer progress.Clear()
	if name == "" {
		return l.env.Words.For(ctx, e, l.howFar(progress, e.ID))
	}
	return l.env.Words.Open(ctx, name, e, l.howFar(progress, filepath.Base(name)))
}

// Add reads a list of the player's own from a file and keeps it.
func (l Lists) Add(ctx context.Context, file, name string, e *scoring.Edition) (*words.List, error) {
	progress := l.env.reading()
	defer progress.Clear()
	return l.env.Words.Add(ctx, file, name, e, l.howFar(progress, filepath.Base(file)))
}

// howFar shows how much of a file is read.
func (l Lists) howFar(p *Progress, name string) words.Progress {
	return func(done, of int64) {
		p.Show(func() string {
			return l.env.Lang.WordLists.Reading(phrases.Fit(name, 40), int(min(100, 100*done/max(1, of))))
		})
	}
}

// List is the list of an edition.
func (l Lists) List(ctx context.Context, e *scoring.Edition) (*words.List, error) {
	return l.Open(ctx, "", e)
}

// Graph is a list made for searching in an edition.
func (l Lists) Graph(ctx context.Context, list *words.List, e *scoring.Edition) (*finder.Graph, error) {
	progress := l.env.reading()
	defer progress.Clear()
	return list.Graph(ctx, e, func(done, of int64) {
		progress.Show(func() string { return l.env.Lang.Finding.Making(phrases.Fit(list.Name, 40), int(100*done/max(1, of))) })
	})
}

// Search is Open, with the graph made of the list for searching.
func (l Lists) Search(ctx context.Context, name string, e *scoring.Edition) (*words.List, *finder.Graph, error) {
	list, err := l.Open(ctx, name, e)
	if err != nil {
		return nil, nil, err
	}
	graph, err := l.Graph(ctx, list, e)
	return list, graph, err
}

// IfAny is Open, and nil where none is named and the edition has none.
func (l Lists) IfAny(ctx context.Context, name string, e *scoring.Edition) (*words.List, error) {
	list, err := l.Open(ctx, name, e)
	if none, ok := errors.AsType[*words.ListError](err); ok && name == "" && none.Reason == words.NoneFor {
		return nil, nil
	}
	return list, err
}

// Checked is the list with a name, else the one that words are checked in; nil where words are
// not checked, or no list is there. If that list cannot be read, a warning says so and the
// command goes on.
func (l Lists) Checked(ctx context.Context, name string, e *scoring.Edition) (*words.List, error) {
	switch {
	case name != "":
		return l.Open(ctx, name, e)
	case !l.env.Settings.Check:
		return nil, nil
	}
	list, err := l.IfAny(ctx, "", e)
	if err != nil {
		l.env.Complain(err)
	}
	return list, nil
}

// Say says which list an answer comes from, and that it is not the official one.
func (l Lists) Say(list *words.List) {
	l.env.Out.Say(l.env.Lang.WhichList(list.Listing))
	if list.Gone {
		l.env.Out.Say(l.env.Lang.WordLists.Gone(phrases.Safe(list.File)))
	}
}

// Lacks says how many words of a turn, or of the whole sheet, a list lacks, and which.
func (l Lists) Lacks(g *sheet.Game, turn int, list analysis.List) []string {
	lang := l.env.Lang
	all := analysis.Check(g, turn, list)
	if len(all) == 0 {
		return []string{lang.NoWords(g.Log.Kind, turn)}
	}
	var lines []string
	for _, one := range all {
		if one.In {
			break
		}
		where := lang.Screen.Turn(one.Turn)
		if g.Log.Kind == sheet.DuplicateGame {
			where = lang.Rounds.Round(one.Turn) + ", " + lang.CellOf(*g, one.Player)
			if one.More > 0 {
				where += " +" + phrases.Number(one.More)
			}
		}
		lines = append(lines, "  "+one.Text+" ("+where+")")
	}
	return append([]string{lang.Lookup.Out(len(lines), len(all))}, lines...)
}
