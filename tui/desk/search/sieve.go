package search

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// sieve keeps the rows of a list that contain what is typed after "/".
type sieve struct {
	open     bool // what is typed goes here
	text     string
	matching []int // rows that have it; nil is all
}

// index is the place in the whole list of the i-th row that is kept.
func (s sieve) index(i int) int {
	if s.matching == nil {
		return i
	}
	return s.matching[i]
}

// count is how many rows are kept.
func (s sieve) count(rows int) int {
	if s.matching == nil {
		return rows
	}
	return len(s.matching)
}

// afterTitle is what is typed, to stand behind a title.
func (s sieve) afterTitle() string {
	if !s.open {
		return ""
	}
	return " /" + s.text
}

// key takes a key; false where the sieve has no use for it. What no row contains cannot be typed.
func (s sieve) key(msg tea.KeyPressMsg, k *key.Map, rows int, row func(i int) string) (next sieve, mine bool) {
	switch {
	case !s.open && key.Matches(msg, k.Sift):
		s.open = true
		return s, true
	case !s.open || key.Matches(msg, k.Enter):
		return s, false
	case key.Matches(msg, k.Clear):
		return sieve{}, true
	case key.Matches(msg, k.TakeBack) && s.text == "":
		return sieve{}, true
	case key.Matches(msg, k.TakeBack):
		runes := []rune(s.text)
		return s.with(string(runes[:len(runes)-1]), rows, row), true
	case msg.Text == "":
		return s, false
	}
	return s.typed(msg.Text, rows, row), true
}

// typed is the sieve with more text, if some row contains it.
func (s sieve) typed(text string, rows int, row func(i int) string) sieve {
	if next := s.with(s.text+strings.Map(kit.OneLine, text), rows, row); len(next.matching) > 0 {
		return next
	}
	return s
}

// hints are the keys of the sieve, and the key that leaves it.
func (s sieve) hints(v view.Table) []kit.Hint {
	back := kit.Hint{Key: v.KeyName("Esc"), Does: v.Lang.Screen.Hint.Back}
	if s.open {
		back.Does = v.Lang.Screen.Hint.Clear
		return []kit.Hint{back}
	}
	return []kit.Hint{{Key: v.KeyName(v.Keys.Sift.Help().Key), Does: v.Lang.Lookup.Sift}, back}
}

// with is the sieve with another text.
func (s sieve) with(text string, rows int, row func(i int) string) sieve {
	s.text, s.matching = text, nil
	if text == "" {
		return s
	}
	wanted := sheet.Plain(text)
	for i := range rows {
		if strings.Contains(sheet.Plain(row(i)), wanted) {
			s.matching = append(s.matching, i)
		}
	}
	return s
}
