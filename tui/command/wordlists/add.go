package wordlists

import (
	"context"

	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// addReport is a list that was added, for other programs.
type addReport struct {
	cli.ListReport
	LeftOut leftOutReport `json:"left_out"`
}

// leftOutReport counts what of a list cannot be laid.
type leftOutReport struct {
	Capital int `json:"capital"`
	Sign    int `json:"sign"`
	Letter  int `json:"letter"`
	Short   int `json:"short"`
	Long    int `json:"long"`
	Same    int `json:"same"`
}

// add keeps a list of the player's own.
type add struct {
	*cli.Env
	edition, name string
	json          bool
}

// newAdd is `tanteo words add FILE`.
func newAdd(env *cli.Env) *cobra.Command {
	a := &add{Env: env}
	cmd := env.Command(env.Lang.WordLists.Add)
	cmd.Args = env.Paths(1, 1)
	env.EditionFlag(cmd, &a.edition)
	cmd.Flags().StringVar(&a.name, "name", "", env.Lang.WordLists.NameFlag)
	env.JSONFlag(cmd, &a.json)
	cmd.RunE = func(cmd *cobra.Command, args []string) error { return a.run(cmd.Context(), args[0]) }
	return cmd
}

func (a *add) run(ctx context.Context, file string) error {
	e, err := a.Edition(a.edition)
	if err != nil {
		return err
	}
	list, err := a.Lists().Add(ctx, file, a.name, e)
	if err != nil {
		return err
	}
	a.Kept = true
	if a.json {
		prefer(a.Env, list.Name)
		return a.Out.JSON(addReport{a.Lists().Opened(list), leftOut(list.Tally)})
	}
	t := &a.Lang.WordLists
	a.Out.Say(t.Added(phrases.Safe(list.Name), t.Words(list.Len()), phrases.Safe(e.ID)))
	if left := a.Lang.WordsLeftOut(list.Tally); left != "" {
		a.Out.Say(left)
	}
	prefer(a.Env, list.Name)
	a.Out.Say(t.Default(phrases.Safe(e.ID)))
	a.Lists().Say(list)
	return nil
}

func leftOut(t words.Tally) leftOutReport {
	return leftOutReport{t.Capital, t.Sign, t.Letter, t.Short, t.Long, t.Same}
}

// prefer makes a list the one of the editions that it fits, and keeps that in mind.
func prefer(env *cli.Env, list string) {
	env.Words.Prefer(list)
	env.Warn(env.Settings.Remember.List(list))
}

// newRemove is `tanteo words rm NAME`.
func newRemove(env *cli.Env) *cobra.Command {
	cmd := env.Command(env.Lang.WordLists.Remove)
	cmd.Args = env.Arguments(1, 1)
	cmd.ValidArgsFunction = func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		var own []string
		for _, l := range env.Words.List() {
			if l.Origin == words.Own && len(args) == 0 {
				own = append(own, l.Name)
			}
		}
		return own, cobra.ShellCompDirectiveNoFileComp
	}
	cmd.RunE = func(_ *cobra.Command, args []string) error { return remove(env, args[0]) }
	return cmd
}

// remove forgets a list of the player's own.
func remove(env *cli.Env, name string) error {
	if err := env.Words.Remove(name); err != nil {
		return err
	}
	if env.Words.Preferred() == name {
		prefer(env, "")
	}
	env.Kept = true
	env.Out.Say(env.Lang.Lookup.Removed(phrases.Safe(name)))
	return nil
}
