package phrases_test

import (
	"testing"

	"tanteo/sheet"
	"tanteo/tui/phrases"
)

func TestTaken(t *testing.T) {
	for _, tt := range []struct {
		kind sheet.Kind
		lang string
		n    int
		want string
	}{
		{sheet.ClassicGame, "en", 1, "1 turn"},
		{sheet.DuplicateGame, "en", 2, "2 rounds"},
		{sheet.DuplicateGame, "es", 1, "1 ronda"},
	} {
		if got := phrases.For(tt.lang).GameLength(tt.kind, tt.n); got != tt.want {
			t.Errorf("%s, %d: %q, want %q", tt.kind, tt.n, got, tt.want)
		}
	}
}
