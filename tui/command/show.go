package command

import (
	"fmt"

	"github.com/spf13/cobra"

	"tanteo/sheet"
	"tanteo/tui/printout"
)

// show is `tanteo show [GAME]`. It reads a game without its lock.
func (r *run) show() *cobra.Command {
	cmd := r.command(r.l.Tool.Show)
	cmd.Args = r.arguments(0, 1)
	cmd.ValidArgsFunction = r.completeGames
	r.jsonFlag(cmd)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		id, err := r.named(args)
		if err != nil {
			return err
		}
		g, err := r.read(id)
		if err != nil {
			return err
		}
		if r.json {
			for _, text := range r.l.Announced(g) {
				fmt.Fprintln(r.Err, text)
			}
			return r.encode(sheet.NewReport(g, id, func(n sheet.Notice) string { return r.l.Notice(n, g) }))
		}
		for _, line := range printout.Sheet(r.l, g) {
			r.out.say(line)
		}
		return nil
	}
	return cmd
}

// read is a saved game, to look at.
func (r *run) read(id string) (sheet.Game, error) {
	l, err := r.Games.Load(id)
	if err != nil {
		return sheet.Game{}, err
	}
	return sheet.NewGame(l)
}
