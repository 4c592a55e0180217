package gamefiles

import (
	"context"
	"fmt"
	"iter"

	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/sheet/gcg"
	"tanteo/sheet/line"
	"tanteo/tui/command/cli"
	"tanteo/tui/files"
)

// importing saves the games of a file.
type importing struct {
	*cli.Env
	edition string
}

// Import is `tanteo import FILE`.
func Import(env *cli.Env) *cobra.Command {
	i := &importing{Env: env}
	cmd := env.Command(env.Lang.Tool.Import)
	cmd.Args = env.Paths(1, 1)
	env.EditionFlag(cmd, &i.edition)
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return i.run(cmd.Context(), args[0]) }
	return cmd
}

func (i *importing) run(ctx context.Context, path string) error {
	candidates, err := i.Catalogue.Candidates(i.edition, words.Has)
	if err != nil {
		return err
	}
	games, err := i.open(path, candidates)
	if err != nil {
		return err
	}
	return i.all(ctx, path, games)
}

func (i *importing) open(path string, editions gcg.Editions) (iter.Seq[files.Game], error) {
	if path == cli.StandardStream {
		return files.OpenFrom(i.In, i.Lang.Replay.Input, editions)
	}
	return files.Open(path, editions)
}

// all saves the games of a file. One that cannot be read is told and passed over.
func (i *importing) all(ctx context.Context, path string, games iter.Seq[files.Game]) error {
	code := cli.Done
	for number, g := range numbered(games) {
		if err := ctx.Err(); err != nil {
			return err
		}
		err := i.one(fileName(i.Lang, path, number), g)
		if cli.CodeOf(err) == cli.Failed {
			return err
		}
		if err != nil {
			i.Complain(err)
			code = max(code, cli.CodeOf(err))
		}
	}
	return cli.Exit(code)
}

// one saves a game, prints its id, and tells beside that what was found in it.
func (i *importing) one(name string, g files.Game) error {
	t := &i.Lang.Tool.Files
	if g.Counted != nil && g.Counted.Verdict == gcg.Unreadable {
		return cli.Refuse(t.Unreadable(i.Lang.Labelled(name, i.Lang.Trouble(*g.Counted))))
	}
	l, err := g.Keep(i.Games, i.Now())
	if err != nil {
		return err
	}
	i.Kept = true
	i.Out.Say(l.ID)
	if g.Altered {
		fmt.Fprintln(i.Err, i.Lang.Labelled(l.ID, t.Altered))
	}
	if g.Shortened {
		fmt.Fprintln(i.Err, i.Lang.Labelled(l.ID, t.Shortened))
		return nil
	}
	if g.Counted == nil {
		fmt.Fprintln(i.Err, t.Copied(l.ID))
		return nil
	}
	for _, line := range i.foundIn(l.ID, *g.Counted) {
		fmt.Fprintln(i.Err, line)
	}
	return nil
}

// foundIn is what was found in a game that has been saved.
func (i *importing) foundIn(id string, g gcg.Game) []string {
	t := &i.Lang.Tool.Files
	lines := []string{t.Imported(id, i.Lang.Replay.Plays(g.Plays), i.Lang.FoundEdition(g))}
	for _, whole := range wholeGame(i.Lang, g) {
		lines = append(lines, "  "+whole)
	}
	for _, d := range singleDifferences(g) {
		lines = append(lines, "  "+i.Lang.Where(d.Line, d.Column)+i.Lang.Difference(g, d))
	}
	if g.Kept() < len(g.Differences) {
		lines = append(lines, i.Lang.Replay.OurTotals)
	}
	if n := g.Kept(); n > 0 {
		lines = append(lines, t.Kept(id, n, i.Lang.Word(line.CommandRecount)))
	}
	if n := len(g.Warnings); n > 0 {
		lines = append(lines, t.Warned(id, i.Lang.Replay.Warnings(n)))
	}
	return lines
}
