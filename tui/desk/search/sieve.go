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

// sifting is what a sieve goes through, and the list with the sieve as it is then.
type sifting struct {
	rows int
	row  func(i int) string
	with func(next sieve) view.Over
}

// keyRows are the keys of the sieve, and the one that leaves the list.
func (s sieve) keyRows(v view.Table, all sifting, leaves func() (view.Over, kit.Action)) []view.Bound {
	k, h := v.Keys, &v.Lang.Screen.Hint
	becomes := func(next func() sieve) func() (view.Over, kit.Action) {
		return func() (view.Over, kit.Action) { return all.with(next()), nil }
	}
	return []view.Bound{
		{Keys: k.Sift, Hint: key.Hint{Says: v.Lang.Lookup.Sift}, Off: s.open, Ask: becomes(func() sieve { s.open = true; return s })},
		{Keys: k.Clear, Hint: key.Hint{Says: h.Clear}, Off: !s.open, Ask: becomes(func() sieve { return sieve{} })},
		{Keys: k.Clear, Hint: key.Hint{Says: h.Back}, Ask: leaves},
		{Keys: k.TakeBack, Off: !s.open, Ask: becomes(func() sieve { return s.shorter(all) })},
	}
}

// shorter is the sieve without the last letter of its text; without a text it closes.
func (s sieve) shorter(all sifting) sieve {
	if s.text == "" {
		return sieve{}
	}
	runes := []rune(s.text)
	return s.with(string(runes[:len(runes)-1]), all.rows, all.row)
}

// orTyped is a list after a key: what has no row is typed into the sieve while that is open. What
// no row contains cannot be typed.
func (s sieve) orTyped(msg tea.KeyPressMsg, v view.Table, list view.List, all sifting) (view.Over, kit.Action) {
	if _, bound := key.Find(list.KeyRows(v), msg); bound || !s.open || msg.Text == "" {
		return press(list, msg, v)
	}
	return all.with(s.typed(msg.Text, all.rows, all.row)), nil
}

// typed is the sieve with more text, if some row contains it.
func (s sieve) typed(text string, rows int, row func(i int) string) sieve {
	if next := s.with(s.text+strings.Map(kit.OneLine, text), rows, row); len(next.matching) > 0 {
		return next
	}
	return s
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
