package command

import (
	"path/filepath"

	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/tui/phrases"
)

// addReport is a list that was added, for other programs.
type addReport struct {
	listReport
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

// wordsAdd is `tanteo words add FILE`.
func (r *run) wordsAdd() *cobra.Command {
	cmd := r.command(r.l.WordLists.Add)
	cmd.Args = r.paths(1, 1)
	var edition, name string
	r.editionFlag(cmd, &edition)
	cmd.Flags().StringVar(&name, "name", "", r.l.WordLists.NameFlag)
	r.jsonFlag(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if args[0] == "" {
			return usage(r.l.Tool.Usage.Missing(cmd.UseLine()))
		}
		e, err := r.edition(edition)
		if err != nil {
			return err
		}
		progress := r.reading()
		list, err := r.library().Add(cmd.Context(), args[0], name, e, r.showing(progress, filepath.Base(args[0])))
		progress.clear()
		if err != nil {
			return err
		}
		t := &r.l.WordLists
		if r.json {
			r.prefer(list.Name)
			return r.encode(addReport{r.openReport(list), leftOut(list.Tally)})
		}
		r.out.say(t.Added(phrases.Safe(list.Name), t.Words(list.Len()), phrases.Safe(e.ID)))
		if left := r.l.WordsLeftOut(list.Tally); left != "" {
			r.out.say(left)
		}
		r.prefer(list.Name)
		r.out.say(t.Default(phrases.Safe(e.ID)))
		r.sayList(list)
		return nil
	}
	return cmd
}

func leftOut(t words.Tally) leftOutReport {
	return leftOutReport{t.Capital, t.Sign, t.Letter, t.Short, t.Long, t.Same}
}

// prefer makes a list the one of the editions that it fits, and keeps that in mind.
func (r *run) prefer(list string) {
	r.library().Prefer(list)
	r.warn(r.Settings.Remember.List(list))
}

// wordsRemove is `tanteo words rm NAME`.
func (r *run) wordsRemove() *cobra.Command {
	cmd := r.command(r.l.WordLists.Remove)
	cmd.Args = r.arguments(1, 1)
	cmd.ValidArgsFunction = func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		var own []string
		for _, l := range r.library().List() {
			if l.Origin == words.Own && len(args) == 0 {
				own = append(own, l.Name)
			}
		}
		return own, cobra.ShellCompDirectiveNoFileComp
	}
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if err := r.library().Remove(args[0]); err != nil {
			return err
		}
		if r.library().Preferred() == args[0] {
			r.prefer("")
		}
		r.out.say(r.l.Lookup.Removed(phrases.Safe(args[0])))
		return nil
	}
	return cmd
}
