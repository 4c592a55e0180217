package draw_test

import (
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
