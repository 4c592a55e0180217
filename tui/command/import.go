package command

import (
	"context"
	"fmt"
	"iter"

	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/sheet"
	"tanteo/sheet/gcg"
	"tanteo/tui/files"
	"tanteo/tui/phrases"
)

// importFile is `tanteo import FILE`.
func (r *run) importFile() *cobra.Command {
	cmd := r.command(r.l.Tool.Import)
	cmd.Args = r.paths(1, 1)
	var edition string
	r.editionFlag(cmd, &edition)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		candidates, err := r.Catalogue.Candidates(edition, words.Has)
		if err != nil {
			return err
		}
		games, err := r.openFile(args[0], candidates)
		if err != nil {
			return err
		}
		return r.importGames(cmd.Context(), args[0], games)
	}
	return cmd
}

func (r *run) openFile(path string, editions gcg.Editions) (iter.Seq[files.Game], error) {
	if path == standardInput {
		return files.OpenFrom(r.In, r.l.Replay.Input, editions)
	}
	return files.Open(path, editions)
}

// importGames saves the games of a file. One that cannot be read is told and passed over.
func (r *run) importGames(ctx context.Context, path string, games iter.Seq[files.Game]) error {
	code := done
	for number, g := range numbered(games) {
		if err := ctx.Err(); err != nil {
			return err
		}
		err := r.importGame(r.fileName(path, number), g)
		if codeOf(err) == failed {
			return err
		}
		if err != nil {
			r.complain(err, phrases.Context{})
			code = max(code, codeOf(err))
		}
	}
	return exit(code)
}

// importGame saves a game, prints its id, and tells beside that what was found in it.
func (r *run) importGame(name string, g files.Game) error {
	t := &r.l.Tool.Files
	if g.Counted != nil && g.Counted.Verdict == gcg.Unreadable {
		return r.refuse(t.Unreadable(r.l.Named(name, r.l.Trouble(*g.Counted))))
	}
	l, err := g.Keep(r.Games, r.Now())
	if err != nil {
		return err
	}
	r.out.say(l.ID)
	if g.Counted == nil {
		fmt.Fprintln(r.Err, t.Copied(l.ID))
		return nil
	}
	for _, line := range r.foundIn(l.ID, *g.Counted) {
		fmt.Fprintln(r.Err, line)
	}
	return nil
}

// foundIn is what was found in a game that has been saved.
func (r *run) foundIn(id string, g gcg.Game) []string {
	t := &r.l.Tool.Files
	lines := []string{t.Imported(id, r.l.Replay.Plays(g.Plays), r.l.Found(g))}
	for _, whole := range r.wholeGame(g) {
		lines = append(lines, "  "+whole)
	}
	for _, d := range listed(g) {
		lines = append(lines, "  "+r.l.Where(d.Line, d.Column)+r.l.Difference(g, d))
	}
	if g.Kept() < len(g.Differences) {
		lines = append(lines, r.l.Replay.OurTotals)
	}
	if n := g.Kept(); n > 0 {
		lines = append(lines, t.Kept(id, n, r.l.Word(sheet.CommandRecount)))
	}
	if n := len(g.Warnings); n > 0 {
		lines = append(lines, t.Warned(id, r.l.Replay.Warnings(n)))
	}
	return lines
}
