package tui

import (
	"strconv"
	"strings"

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

// totalsChange is what the correction being tried does to the totals.
func (m *Model) totalsChange() string {
	live := &m.table.live
	if changed := m.lang.Totals(live.answer, *live.trial); changed != "" {
		return changed
	}
	return m.lang.Answers.SameAll
}
