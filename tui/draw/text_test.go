package draw_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tanteo/tui/draw"
)

// A text that is padded takes the columns that it is given, also where it is cut before a sign
// of two columns.
func TestPaddedTextHasItsWidth(t *testing.T) {
	for _, text := range []string{"a字字a", "字字字", "\x1b[1ma字字\x1b[m"} {
		if got := draw.Width(draw.Pad(text, 5)); got != 5 {
			t.Errorf("%q is %d wide in 5", draw.Pad(text, 5), got)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		text, end := rapid.StringMatching(`[a-zñ字…]{0,30}`).Draw(t, "text"), rapid.StringMatching(`[0-9字]{0,8}`).Draw(t, "end")
		w := rapid.IntRange(1, 40).Draw(t, "width")
		for _, line := range []string{draw.Pad(text, w), draw.Right(text, w), draw.Spread(text, end, w)} {
			if got := draw.Width(line); got != w {
				t.Fatalf("%q is %d wide in %d", line, got, w)
			}
		}
	})
}

// No line of a wrapped text is wider than asked, wherever a dash falls, and no letter is lost.
func TestWrappedLinesFit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfN(rapid.StringMatching(`[a-zñ字]{1,8}([-–—/]{1,2}[a-z]{0,6})?`), 1, 12).Draw(t, "words")
		w := rapid.IntRange(2, 30).Draw(t, "width")
		text := strings.Join(words, " ")
		lines := draw.Wrapped(text, w)
		for _, line := range lines {
			if draw.Width(line) > w {
				t.Errorf("%q is %d wide, not %d, of %q", line, draw.Width(line), w, text)
			}
		}
		bare := func(s string) string { return strings.ReplaceAll(s, " ", "") }
		if got := strings.Join(lines, ""); bare(got) != bare(text) {
			t.Errorf("%q is left of %q", got, text)
		}
	})
}
