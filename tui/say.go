package tui

import (
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// keyName is a key as the screen's language calls it.
func (m *Model) keyName(shown string) string {
	if name, ok := m.lang.Screen.KeyNames[shown]; ok {
		return name
	}
	return shown
}

// explain is an error in two sentences, where nothing more is known about it.
func (m *Model) explain(err error) (what, todo string) {
	return m.lang.Explain(err, phrases.Context{})
}

// decimal is a number with one decimal, in the way of the language.
func (m *Model) decimal(n float64) string {
	return strings.Replace(strconv.FormatFloat(n, 'f', 1, 64), ".", m.lang.Numbers.Decimal, 1)
}

// commandWords are the words that the language of the screen shows, in the order of the
// commands.
func (m *Model) commandWords() []string {
	var words []string
	for c := sheet.CommandPass; c <= sheet.CommandOpen; c++ {
		words = append(words, m.lang.Word(c))
	}
	return words
}

// rulebookText tells the rulebook of the game.
func (m *Model) rulebookText() []string {
	book, r := m.table.game.Log.Rules, &m.lang.Rules
	c := book.Classic
	value := func(label, field, text string) string {
		for _, unknown := range book.Unknown {
			if unknown == field {
				text = r.NotKnown(text)
			}
		}
		return pad(label, 36) + " " + text
	}
	yes := func(b bool) string {
		if b {
			return r.Yes
		}
		return r.No
	}
	passes := r.None
	switch {
	case c.Passes > 0:
		passes = r.PassesInAll(c.Passes)
	case c.PassRounds > 0:
		passes = r.PassesEach(c.PassRounds)
	}
	inBag := r.None
	if c.ExchangeMin > 0 {
		inBag = r.InBag(c.ExchangeMin)
	}
	lines := []string{
		phrases.Safe(book.Name) + " (" + phrases.Safe(book.ID) + ")", "",
		value(r.Players, "players", r.FromTo(book.Players[0], book.Players[1])),
		value(r.Passes, "pass_rounds", passes),
		value(r.Withdrawn, "withdrawn_passes", yes(c.WithdrawnPasses)),
		value(r.ExchangeMin, "exchange_min", inBag),
		value(r.Penalty, "penalty", r.Off(c.Penalty)),
		value(r.ChallengeFailed, "challenge_failed", r.Fine(c.ChallengeFailed.Points, c.ChallengeFailed.Per == sheet.PerWord, c.ChallengeFailed.Who == sheet.ToChallenged)),
		value(r.Leftovers, "leftovers", r.PlusMinus),
		value(r.Ties, "ties", r.Share),
	}
	for _, source := range book.Sources {
		lines = append(lines, r.Source(phrases.Safe(source)))
	}
	return lines
}
