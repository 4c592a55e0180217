package sheet_test

import "testing"

// The best play of a sheet is one that stands, and without what its only finder gets for it.
func TestBestPlayStands(t *testing.T) {
	for name, tt := range map[string]struct {
		lines []string
		want  int
	}{
		"the first":             {[]string{"H4 JAMON", "6F ZUMOS"}, 44},
		"challenged":            {[]string{"H4 JAMON", "challenge"}, 0},
		"found wrong by a jury": {[]string{"H4 JAMON", "6F ZUMOS", "wrong 1"}, 38},
		"by hand":               {[]string{"90"}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			g := enterAll(t, newTable(t, "es-100", "es-home", "Ana", "Bea"), tt.lines...)
			if best, ok := g.Standings.Best(); best.WithoutSolo() != tt.want || ok != (tt.want > 0) {
				t.Errorf("%d points, want %d", best.WithoutSolo(), tt.want)
			}
		})
	}
}
