package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"tanteo/sheet"
	"tanteo/sheet/store"
)

// GameID is the id of the game that an argument names, or of the one that was open last.
func (e *Env) GameID(args []string) (string, error) {
	if len(args) > 0 {
		return args[0], nil
	}
	return e.LastGame()
}

// LastGame is the id of the game that was open last.
func (e *Env) LastGame() (string, error) {
	if e.Settings.Last == "" {
		return "", Refuse(e.Lang.Tool.Usage.NoGameYet)
	}
	return e.Settings.Last, nil
}

// Read is a saved game, to look at. That something has altered its files, or was lost in
// them, is said beside it.
func (e *Env) Read(id string) (sheet.Game, error) {
	g, err := e.Room().Read(id)
	if store.IsBeside(err) {
		e.Warn(err)
		err = nil
	}
	return g, err
}

// Announce tells where the totals of a game that were filed differ from those that are counted.
func (e *Env) Announce(g sheet.Game) {
	for _, text := range e.Lang.Announced(g) {
		fmt.Fprintln(e.Err, text)
	}
}

// GameIDs are the ids of the saved games, as far as they can be read.
func (e *Env) GameIDs() []string {
	games, _ := e.Games.List() // without them no game is proposed
	ids := make([]string, len(games))
	for i, g := range games {
		ids[i] = g.ID
	}
	return ids
}

// CompleteGame completes the id of a game as the only argument.
func (e *Env) CompleteGame(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 || e.Games == nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return e.GameIDs(), cobra.ShellCompDirectiveNoFileComp
}

// CompleteGameAfter completes it as the second one.
func (e *Env) CompleteGameAfter(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	if len(args) != 1 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return e.CompleteGame(cmd, nil, typed)
}
