package wordlists

import (
	"strings"

	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// checkReport is what words check says, for other programs.
type checkReport struct {
	Edition string         `json:"edition"`
	List    cli.ListReport `json:"list"`
	Words   []wordReport   `json:"words"`
}

// wordReport is a word that was looked up. Error says why it can be in no list.
type wordReport struct {
	Word   string `json:"word"`
	InList bool   `json:"in_list"`
	Error  string `json:"error,omitempty"`
}

// check looks words up.
type check struct {
	*cli.Env
	edition, list string
	json          bool
}

// newCheck is `tanteo words check WORD…`.
func newCheck(env *cli.Env) *cobra.Command {
	c := &check{Env: env}
	cmd := cli.NeedsNoFolder(env.Command(env.Lang.WordLists.Check), -1)
	cmd.Args = env.Arguments(1, -1)
	env.EditionFlag(cmd, &c.edition)
	env.Lists().Flag(cmd, &c.list)
	env.JSONFlag(cmd, &c.json)
	cmd.RunE = c.run
	return cmd
}

func (c *check) run(cmd *cobra.Command, args []string) error {
	e, err := c.Edition(c.edition)
	if err != nil {
		return err
	}
	list, err := c.Lists().Open(cmd.Context(), c.list, e)
	if err != nil {
		return err
	}
	report := checkReport{Edition: e.ID, List: c.Lists().Opened(list), Words: []wordReport{}}
	code := cli.Done
	for _, text := range args {
		for word := range strings.FieldsSeq(text) {
			one := c.lookUp(word, e, list)
			if !one.InList {
				code = cli.Refused
			}
			report.Words = append(report.Words, one)
		}
	}
	if len(report.Words) == 0 {
		return c.Missing(cmd)
	}
	if c.json {
		if err := c.Out.JSON(report); err != nil {
			return err
		}
		return cli.Exit(code)
	}
	for _, one := range report.Words {
		c.Out.Say(c.line(one))
	}
	c.Lists().Say(list)
	return cli.Exit(code)
}

// lookUp looks a word up as it was typed.
func (c *check) lookUp(text string, e *scoring.Edition, list *words.List) wordReport {
	spelling, err := e.Spell(text)
	if err != nil {
		what, _ := c.Lang.Explain(err, phrases.Context{Edition: e})
		return wordReport{Word: text, Error: what}
	}
	var word strings.Builder
	for _, t := range spelling.Tiles {
		word.WriteString(e.Text(t.Letter()))
	}
	return wordReport{Word: word.String(), InList: list.Contains(spelling.Tiles)}
}

func (c *check) line(one wordReport) string {
	t, word := &c.Lang.WordLists, phrases.Fit(one.Word, 40)
	switch {
	case one.Error != "":
		return t.NotIt(word, one.Error)
	case one.InList:
		return t.In(word)
	}
	return t.NotIn(word)
}
