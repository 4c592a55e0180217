package view

import (
	"tanteo/scoring/finder"
	"tanteo/tui/kit"
)

// RackWords are the words of a rack in the tab of the words: letters are typed there, "?" for
// a blank, with "." a pattern, after "+" letters that the words must have besides.
type RackWords struct {
	kit.Picker
	Text     string
	ByLength bool
	Found    []finder.Word
	All      int // words that there are, of which found may be the first
	Fault    string
}

// Searching says whether words of a rack are looked for in the tab of the words.
func (t *Sight) Searching() bool {
	return t.Focus == OnSide && t.Tab == TabWords && t.RackWords.Text != ""
}
