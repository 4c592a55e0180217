package phrases

import (
	"slices"

	"tanteo/sheet"
)

// RulebookPage tells a rulebook: each number with its source, what is not known and what
// counts instead, and where the book comes from. A line is as long as it is.
func (l *Language) RulebookPage(book sheet.Rulebook) []string {
	t, c := &l.Rules, book.Classic
	lines := []string{
		Safe(book.ID + " · " + book.Name),
		t.Players + ": " + t.FromTo(book.Players[0], book.Players[1]),
	}
	rule := func(field, name, value string) {
		known := !slices.Contains(book.Unknown, field)
		if !known {
			value = t.NotKnown(value)
		}
		lines = append(lines, "", name+": "+value)
		if source := book.Source[field]; source != "" {
			lines = append(lines, "  "+t.Source(Safe(source)))
		} else if known && value != t.None {
			lines = append(lines, "  "+t.NoSource)
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
	left := t.PlusMinus
	if c.Leftovers == sheet.Twice {
		left = t.Twice
	}
	rule("leftovers", t.Leftovers, left)
	rule("ties", t.Ties, t.Share)
	if len(book.Sources) == 0 {
		return lines
	}
	lines = append(lines, "", t.Sources)
	for _, source := range book.Sources {
		lines = append(lines, "  "+Safe(source))
	}
	return lines
}
