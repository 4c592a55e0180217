package store

import (
	"errors"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"
)

func TestNewID(t *testing.T) {
	day := time.Date(2026, 11, 29, 23, 30, 0, 0, time.FixedZone("", -5*3600)) // the 30th in UTC
	for _, test := range []struct {
		want  string
		names []string
	}{
		{"2026-11-29-ana-bea", []string{"Ana", "Bea"}},
		{"2026-11-29-a-b-x", []string{"../A/B:x"}},
		{"2026-11-29-lo", []string{"Łó", "🙂"}},
		{"2026-11-29-perez-ana-strasse", []string{"Pérez, Ana", "Straße"}},
		{"2026-11-29-nino", []string{"NIN\u0303O"}},
		{"2026-11-29-game", []string{"", "..", "猫", "\x00\xff"}},
		{"2026-11-29-game", nil},
		{"2026-11-29-maximiliano-alej-bea", []string{"Maximiliano Alejandro de la Torre", "Bea"}},
	} {
		if got := NewID(day, test.names); got != test.want {
			t.Errorf("%q: %s, not %s", test.names, got, test.want)
		}
	}
}

func TestNewIDIsAlwaysGood(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		names := rapid.SliceOf(rapid.String()).Draw(t, "names")
		id := NewID(time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC), names)
		if err := checkID(id); err != nil || !strings.HasPrefix(id, "2026-01-02-") || strings.HasSuffix(id, "-") || strings.Contains(id, "--") {
			t.Errorf("%q gives %q", names, id)
		}
		if len(id) > len("2026-01-02-")+maxSlug {
			t.Errorf("%q is long", id)
		}
	})
}

func TestIDsThatCouldBePaths(t *testing.T) {
	for _, id := range []string{"", ".", "..", "../x", "a/b", `a\b`, "a.json", "-x", "A", "a\x00", "ñ", "a b", strings.Repeat("a", 101)} {
		if err := checkID(id); !errors.As(err, new(*BadIDError)) {
			t.Errorf("%q is taken: %v", id, err)
		}
	}
}
