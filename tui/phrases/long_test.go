package phrases_test

import (
	"strings"
	"testing"

	"tanteo/sheet"
	"tanteo/tui/phrases"
)

const tooManyMarks = 1000

// A letter under a thousand marks is shown with those that a language can write on it, and what
// comes after it is shown too.
func TestHeapsOfMarksAreShownCut(t *testing.T) {
	heap := "A" + strings.Repeat("\u030b", tooManyMarks) + "na"
	want := "A" + strings.Repeat("\u030b", sheet.MaxMarks) + "na"
	for name, got := range map[string]string{"safe": phrases.Safe(heap), "fit": phrases.Fit(heap, 5)} {
		if got != want {
			t.Errorf("%s: %q", name, got)
		}
	}
	for _, name := range []string{"Nguye\u0302\u0303n", "שָׁלוֹם", "กี่", "1\ufe0f\u20e3"} {
		if got := phrases.Safe(name); got != name {
			t.Errorf("%q is shown as %q", name, got)
		}
	}
}

// An emoji of several is shown as its parts, which are as wide everywhere.
func TestJoinedEmojisAreShownApart(t *testing.T) {
	for text, want := range map[string]string{
		"👨\u200d👩\u200d👧": "👨👩👧", "❤\ufe0f\u200d🔥": "❤🔥", "\u200dAna": "Ana", "می\u200cخواهم": "می\u200cخواهم",
	} {
		if got := phrases.Safe(text); got != want {
			t.Errorf("%q is shown as %q", text, got)
		}
	}
}

// What may be typed as a name is shown whole; what a file has beyond that is cut.
func TestLongNamesAreShownCut(t *testing.T) {
	l := phrases.For("en")
	whole := strings.Repeat("é", sheet.MaxName)
	if got := l.Player(whole, 1); got != whole {
		t.Errorf("%q", got)
	}
	for _, text := range []string{strings.Repeat("x", 200_000), whole + "x"} {
		if got := l.Player(text, 1); phrases.Width(got) != sheet.MaxName || !strings.HasSuffix(got, "…") {
			t.Errorf("%q", got)
		}
		if got := phrases.Title(strings.Repeat(text, 3)); phrases.Width(got) != sheet.MaxTitle || !strings.HasSuffix(got, "…") {
			t.Errorf("%q", got)
		}
	}
}
