package kit_test

import (
	"errors"
	"testing"
	"time"

	"tanteo/sheet/store"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// The games of a folder come by the day they were played on; what cannot be read is neither the
// newest nor to be resumed, and the one that was open last is resumed before a newer one.
func TestNewGames(t *testing.T) {
	day := func(n int) time.Time { return time.Date(2026, 1, n, 0, 0, 0, 0, time.UTC) }
	changed := []store.Summary{
		{ID: "half", Day: day(2), Err: errors.New("half")},
		{ID: "ended", Day: day(3), Players: []string{"José"}, Finished: true},
		{ID: "newer", Day: day(4)},
		{ID: "last", Day: day(1), Players: []string{"Ana", "Bea"}},
	}
	l := phrases.For("en")
	for last, open := range map[string]string{"": "newer", "last": "last", "ended": "newer", "half": "newer"} {
		if g := kit.NewGames(l, changed, nil, last); !g.Known || g.Newest.ID != "ended" || g.Open.ID != open {
			t.Errorf("after %q, %s is the newest and %s is to be resumed", last, g.Newest.ID, g.Open.ID)
		}
	}
	all := kit.NewGames(l, changed, changed[:1], "")
	got := ""
	for _, g := range all.All {
		got += g.ID + " "
	}
	if got != "newer ended half last " || len(all.Thrown) != 1 {
		t.Errorf("the games are %s, %d are in the trash", got, len(all.Thrown))
	}
	for typed, has := range map[string]bool{"": true, "jose": true, "JOSÉ ended": true, "2026-01-03": true, "jose ana": false} {
		if all.All[1].Has(typed) != has {
			t.Errorf("%q: %v, want %v", typed, !has, has)
		}
	}
	if none := kit.NewGames(l, nil, nil, "x"); !none.Known || none.Newest != nil || none.Open != nil {
		t.Errorf("%+v", none)
	}
}
