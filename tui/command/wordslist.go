package command

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"tanteo/editions/words"
	"tanteo/tui/phrases"
)

// wordsList is `tanteo words list [NAME]`.
func (r *run) wordsList() *cobra.Command {
	cmd := r.command(r.l.WordLists.List)
	cmd.Args = r.arguments(0, 1)
	cmd.ValidArgsFunction = func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return r.listNames(), cobra.ShellCompDirectiveNoFileComp
	}
	r.jsonFlag(cmd)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) > 0 {
			return r.showList(args[0])
		}
		reports := []listReport{}
		for _, l := range r.library().List() {
			reports = append(reports, r.counted(l))
		}
		if r.json {
			return r.encode(reports)
		}
		r.sayLists(reports)
		return nil
	}
	return cmd
}

// counted is a list with the number of its words, where that is known.
func (r *run) counted(l words.Listing) listReport {
	report := r.listReport(l)
	id := l.Edition
	if id == "" {
		id = r.editionOf(l.Language)
	}
	if e, err := r.Catalogue.Edition(id); err == nil && l.Err == nil {
		if t, ok := r.library().Tallied(l, e); ok {
			report.Words = &t.Words
		}
	}
	return report
}

// editionOf is the edition that a list of a language is read in where nobody says.
func (r *run) editionOf(language string) string {
	for _, l := range r.Catalogue.List() {
		if l.Language == language && l.Err == nil && !l.Own {
			return l.ID
		}
	}
	return ""
}

// sayLists says what is known of all lists, and what the machine lacks.
func (r *run) sayLists(reports []listReport) {
	t := &r.l.WordLists
	column := 0
	for _, l := range reports {
		column = max(column, phrases.Width(l.Name))
	}
	margin := strings.Repeat(" ", column+2)
	for _, l := range reports {
		head := phrases.Pad(l.Name, column) + "  "
		if l.Error != "" {
			r.out.say(head + l.Error)
			continue
		}
		r.out.say(head + phrases.Safe(strings.Join(r.facts(l), " · ")))
		for _, line := range []string{l.Credit, l.Source, l.File} {
			if line != "" {
				r.out.say(margin + phrases.Safe(line))
			}
		}
	}
	for _, l := range r.library().Missing() {
		r.out.say(t.Missing(l.Name, strings.Join(l.Packages, ", ")))
	}
	r.out.say("")
	r.out.say(t.NotOfficial)
	r.out.say(ansi.Wordwrap(t.More, columns, ""))
}

// facts are the facts of a list on a line, its title first.
func (r *run) facts(l listReport) []string {
	count := -1
	if l.Words != nil {
		count = *l.Words
	}
	facts := r.l.ListFacts(words.Listing{Edition: l.Edition, Licence: l.Licence, Size: l.Bytes, Origin: words.Origin(l.Origin)}, count)
	if l.Title != l.Name {
		facts = append([]string{l.Title}, facts...)
	}
	return facts
}

// showList says all that is known of a list, its licence as it is written.
func (r *run) showList(name string) error {
	l, err := r.library().Find(name)
	if err != nil {
		return err
	}
	report := r.counted(l)
	if r.json {
		return r.encode(struct {
			listReport
			LicenceText string `json:"licence_text"`
		}{report, l.LicenceText()})
	}
	if l.Err != nil {
		return l.Err
	}
	t := &r.l.WordLists
	r.out.say(phrases.Safe(l.Name + ": " + strings.Join(r.facts(report), " · ")))
	for _, line := range [][2]string{{t.Credit, l.Credit}, {t.Source, l.Source}, {t.File, l.File}} {
		if line[1] != "" {
			r.out.say(line[0] + ": " + phrases.Safe(line[1]))
		}
	}
	r.out.say(t.ThisNotOfficial)
	if text := l.LicenceText(); text != "" {
		r.out.say("\n" + phrases.SafeLines(text))
	}
	return nil
}
