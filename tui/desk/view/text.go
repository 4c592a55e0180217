package view

import "slices"

// Text is lines that tell something, with a working among them.
type Text struct {
	Lines []string
	Total int // which of them is the rule above the total of the working; 0 is none
}

// After is the text with lines before it.
func (t Text) After(before ...string) Text {
	if t.Total > 0 {
		t.Total += len(before)
	}
	t.Lines = slices.Concat(before, t.Lines)
	return t
}

// With is the text with lines behind it.
func (t Text) With(after ...string) Text {
	t.Lines = slices.Concat(t.Lines, after)
	return t
}

// FromTotal is how many lines there are from the rule above the total on: with what the list
// says of its words.
func (t Text) FromTotal() int {
	if t.Total == 0 {
		return 0
	}
	return len(t.Lines) - t.Total
}

// CutAfterTotal cuts the text to h lines, which are enough for its words. Where only one more
// fits, that is the total and not the rule above it.
func (t Text) CutAfterTotal(h int) []string {
	words := len(t.Lines) - t.FromTotal()
	if words+1 == h {
		return append(t.Lines[:words:words], t.Lines[words+1])
	}
	return t.Lines[:h]
}
