package command

import (
	"slices"

	"github.com/spf13/cobra"

	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// rules is `tanteo rules [ID]`.
func (r *run) rules() *cobra.Command {
	cmd := r.command(r.l.Tool.Rules)
	cmd.Args = r.arguments(0, 1)
	cmd.ValidArgsFunction = completeIDs(r.Catalogue.ListRulebooks)
	r.jsonFlag(cmd)
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return r.listRules()
		}
		book, err := r.Catalogue.Rulebook(args[0])
		if err != nil {
			return err
		}
		if r.json {
			return r.encode(book)
		}
		r.showRules(book)
		return nil
	}
	return cmd
}

// rulesLine is a rulebook in the list, for other programs.
type rulesLine struct {
	ID       string `json:"id"`
	Name     string `json:"name"`
	Language string `json:"language"`
	Own      bool   `json:"own"`
	Error    string `json:"error,omitempty"`
}

func (r *run) listRules() error {
	lines := []rulesLine{}
	column := 0
	for _, l := range r.Catalogue.ListRulebooks() {
		line := rulesLine{ID: l.ID, Name: l.Name, Language: l.Language, Own: l.Own}
		if l.Err != nil {
			line.Error = r.sentence(l.Err, phrases.Context{})
		}
		lines = append(lines, line)
		column = max(column, phrases.Width(l.ID))
	}
	if r.json {
		return r.encode(lines)
	}
	for _, l := range lines {
		what := l.Name
		if l.Error != "" {
			what = l.Error
		}
		if l.Own {
			what += " (" + r.l.Editions.Own + ")"
		}
		r.out.say(phrases.Pad(l.ID, column) + "  " + phrases.Safe(what))
	}
	return nil
}

// showRules writes the numbers of a rulebook, each with its source.
func (r *run) showRules(book sheet.Rulebook) {
	t, c := &r.l.Rules, book.Classic
	r.out.say(phrases.Safe(book.ID + " · " + book.Name))
	r.out.say(t.Players + ": " + t.FromTo(book.Players[0], book.Players[1]))
	rule := func(field, name, value string) {
		r.out.say("")
		if slices.Contains(book.Unknown, field) {
			value = t.NotKnown(value)
		}
		r.out.say(name + ": " + value)
		if source := book.Source[field]; source != "" {
			r.out.say("  " + t.Source(phrases.Safe(source)))
		} else if !slices.Contains(book.Unknown, field) && value != t.None {
			r.out.say("  " + t.NoSource)
		}
	}
	switch {
	case c.Passes > 0:
		rule("passes", t.Passes, t.PassesInAll(c.Passes))
	case c.PassRounds > 0:
		rule("pass_rounds", t.Passes, t.PassesEach(c.PassRounds))
	default:
		rule("passes", t.Passes, t.None)
	}
	scoreless := t.None
	if c.Scoreless > 0 {
		scoreless = t.InARow(c.Scoreless)
	}
	rule("scoreless", t.Scoreless, scoreless)
	withdrawn := t.No
	if c.WithdrawnPasses {
		withdrawn = t.Yes
	}
	rule("withdrawn_passes", t.Withdrawn, withdrawn)
	rule("exchange_min", t.ExchangeMin, t.InBag(c.ExchangeMin))
	rule("penalty", t.Penalty, t.Off(c.Penalty))
	f := c.ChallengeFailed
	rule("challenge_failed", t.ChallengeFailed, t.Fine(f.Points, f.Per == sheet.PerWord, f.Who == sheet.ToChallenged))
	rule("leftovers", t.Leftovers, t.PlusMinus)
	rule("ties", t.Ties, t.Share)
	if len(book.Sources) > 0 {
		r.out.say("")
		r.sources(t.Sources, t.NoSource, book.Sources)
	}
}
