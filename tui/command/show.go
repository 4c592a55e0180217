package command

import (
	"context"

	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// show is `tanteo show [GAME]`. It reads a game without its lock.
func (r *run) show() *cobra.Command {
	cmd := r.command(r.l.Tool.Show)
	cmd.Args = r.arguments(0, 1)
	cmd.ValidArgsFunction = r.completeGames
	var list string
	r.listFlag(cmd, &list)
	r.jsonFlag(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		id, err := r.named(args)
		if err != nil {
			return err
		}
		g, err := r.read(id)
		if err != nil {
			return err
		}
		l, err := r.listFor(cmd.Context(), list, g.Edition)
		if err != nil {
			return err
		}
		if r.json {
			r.announce(g)
			report := sheet.NewReport(g, id, func(n sheet.Notice) string { return r.l.Notice(n, g) })
			if l != nil {
				report.LookUp(g, l.Contains)
			}
			return r.encode(report)
		}
		for _, line := range printout.Sheet(r.l, g) {
			r.out.say(line)
		}
		if l != nil {
			r.out.say("")
			for _, line := range r.outOfList(&g, 0, l) {
				r.out.say(line)
			}
			r.sayList(l)
		}
		return nil
	}
	return cmd
}

// listFor is the list with a name, or the one that words are checked in; nil where there is
// none.
func (r *run) listFor(ctx context.Context, name string, e *scoring.Edition) (*words.List, error) {
	if name == "" {
		return r.checkedList(ctx, e), nil
	}
	return r.list(ctx, name, e)
}

// checkedList is the list that words are checked in; nil where they are not, or none is there.
// One that cannot be read is told of, and stops nothing.
func (r *run) checkedList(ctx context.Context, e *scoring.Edition) *words.List {
	if !r.Settings.Check {
		return nil
	}
	l, err := r.listIfAny(ctx, "", e)
	if err != nil {
		r.complain(err, phrases.Context{})
	}
	return l
}

// read is a saved game, to look at.
func (r *run) read(id string) (sheet.Game, error) { return r.room().Read(id) }
