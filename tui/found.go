package tui

import (
	"tanteo/scoring/finder"
	"tanteo/tui/kit"
)

// rackWords are the words of a rack in the tab of the words: letters are typed there, "?" for
// a blank, with "." a pattern, after "+" letters that the words must have besides.
type rackWords struct {
	kit.Picker
	text     string
	byLength bool
	found    []finder.Word
	all      int // words that there are, of which found may be the first
	fault    string
}

// searching says whether words of a rack are looked for in the tab of the words.
func (t *sight) searching() bool {
	return t.focus == onSide && t.tab == tabWords && t.finds.text != ""
}
