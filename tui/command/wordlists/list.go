package wordlists

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
)

// list tells what is known of lists.
type list struct {
	*cli.Env
	json bool
}

// newList is `tanteo words list [NAME]`.
func newList(env *cli.Env) *cobra.Command {
	l := &list{Env: env}
	cmd := cli.NeedsNoFolder(env.Command(env.Lang.WordLists.List), -1)
	cmd.Args = env.Arguments(0, 1)
	cmd.ValidArgsFunction = func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return env.Lists().Names(), cobra.ShellCompDirectiveNoFileComp
	}
	env.JSONFlag(cmd, &l.json)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) > 0 {
			return l.one(args[0])
		}
		return l.all()
	}
	return cmd
}

// all tells every list in a few lines, and what the machine lacks.
func (l *list) all() error {
	reports := []cli.ListReport{}
	for _, one := range l.Words.List() {
		reports = append(reports, l.withWordCount(one))
	}
	if l.json {
		return l.Out.JSON(reports)
	}
	l.say(reports)
	return nil
}

// withWordCount is a list with the number of its words, where that is known.
func (l *list) withWordCount(of words.Listing) cli.ListReport {
	report := l.Lists().Report(of)
	id := of.Edition
	if id == "" {
		id = l.editionOf(of.Language)
	}
	if e, err := l.Catalogue.Edition(id); err == nil && of.Err == nil {
		if t, ok := l.Words.Tallied(of, e); ok {
			report.Words = &t.Words
		}
	}
	return report
}

// editionOf is the edition that a list of a language is read in where nobody says.
func (l *list) editionOf(language string) string {
	for _, one := range l.Catalogue.List() {
		if one.Language == language && one.Err == nil && !one.Own {
			return one.ID
		}
	}
	return ""
}

// say says what is known of all lists, and what the machine lacks.
func (l *list) say(reports []cli.ListReport) {
	t := &l.Lang.WordLists
	column := 0
	for _, one := range reports {
		column = max(column, phrases.Width(one.Name))
	}
	margin := strings.Repeat(" ", column+2)
	for _, one := range reports {
		head := phrases.Pad(one.Name, column) + "  "
		if one.Error != "" {
			l.Out.Say(head + one.Error)
			continue
		}
		l.Out.Say(head + phrases.Safe(strings.Join(l.facts(one), " · ")))
		for _, line := range []string{one.Credit, one.Source, one.File} {
			if line != "" {
				l.Out.Say(margin + phrases.Safe(line))
			}
		}
	}
	for _, missing := range l.Words.Missing() {
		l.Out.Say(t.Missing(missing.Name, strings.Join(missing.Packages, ", ")))
	}
	l.Out.Say("", t.NotOfficial, ansi.Wordwrap(t.More, cli.Columns, ""))
}

// facts are the facts of a list on a line, its title first.
func (l *list) facts(of cli.ListReport) []string {
	count := -1
	if of.Words != nil {
		count = *of.Words
	}
	facts := l.Lang.ListFacts(words.Listing{Edition: of.Edition, Licence: of.Licence, Size: of.Bytes, Origin: words.Origin(of.Origin)}, count)
	if of.Title != of.Name {
		facts = append([]string{of.Title}, facts...)
	}
	return facts
}

// one says all that is known of a list, its licence as it is written.
func (l *list) one(name string) error {
	of, err := l.Words.Find(name)
	if err != nil {
		return err
	}
	report := l.withWordCount(of)
	if l.json {
		return l.Out.JSON(struct {
			cli.ListReport
			LicenceText string `json:"licence_text"`
		}{report, of.LicenceText()})
	}
	if of.Err != nil {
		return of.Err
	}
	t := &l.Lang.WordLists
	l.Out.Say(phrases.Safe(of.Name + ": " + strings.Join(l.facts(report), " · ")))
	for _, line := range [][2]string{{t.Credit, of.Credit}, {t.Source, of.Source}, {t.File, of.File}} {
		if line[1] != "" {
			l.Out.Say(line[0] + ": " + phrases.Safe(line[1]))
		}
	}
	l.Out.Say(t.ThisNotOfficial)
	if text := of.LicenceText(); text != "" {
		l.Out.Say("\n" + phrases.SafeLines(text))
	}
	return nil
}
