package command

import (
	"strings"

	"github.com/spf13/cobra"

	"tanteo/scoring"
	"tanteo/tui/phrases"
)

// checkReport is what words check says, for other programs.
type checkReport struct {
	Edition string       `json:"edition"`
	List    listReport   `json:"list"`
	Words   []wordReport `json:"words"`
}

// wordReport is a word that was looked up. Error says why it can be in no list.
type wordReport struct {
	Word   string `json:"word"`
	InList bool   `json:"in_list"`
	Error  string `json:"error,omitempty"`
}

// wordsCheck is `tanteo words check WORD…`.
func (r *run) wordsCheck() *cobra.Command {
	cmd := r.command(r.l.WordLists.Check)
	cmd.Args = r.arguments(1, -1)
	var edition, list string
	r.editionFlag(cmd, &edition)
	r.listFlag(cmd, &list)
	r.jsonFlag(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		e, err := r.edition(edition)
		if err != nil {
			return err
		}
		l, err := r.list(cmd.Context(), list, e)
		if err != nil {
			return err
		}
		report := checkReport{Edition: e.ID, List: r.openReport(l), Words: []wordReport{}}
		code := done
		for _, text := range args {
			for word := range strings.FieldsSeq(text) {
				one := r.lookUp(word, e, l.Contains)
				if !one.InList {
					code = refused
				}
				report.Words = append(report.Words, one)
			}
		}
		if len(report.Words) == 0 {
			return usage(r.l.Tool.Usage.Missing(cmd.UseLine()))
		}
		if r.json {
			if err := r.encode(report); err != nil {
				return err
			}
			return exit(code)
		}
		for _, one := range report.Words {
			r.out.say(r.checked(one))
		}
		r.sayList(l)
		return exit(code)
	}
	return cmd
}

// lookUp looks a word up as it was typed.
func (r *run) lookUp(text string, e *scoring.Edition, contains func([]scoring.Tile) bool) wordReport {
	spelling, err := e.Spell(text)
	if err != nil {
		what, _ := r.l.Explain(err, phrases.Context{Edition: e})
		return wordReport{Word: text, Error: what}
	}
	var word strings.Builder
	for _, t := range spelling.Tiles {
		word.WriteString(e.Text(t.Letter()))
	}
	return wordReport{Word: word.String(), InList: contains(spelling.Tiles)}
}

func (r *run) checked(one wordReport) string {
	t, word := &r.l.WordLists, phrases.Fit(one.Word, 40)
	switch {
	case one.Error != "":
		return t.NotIt(word, one.Error)
	case one.InList:
		return t.In(word)
	}
	return t.NotIn(word)
}
