package sheet_test

import (
	"fmt"
	"testing"

	"tanteo/sheet"
	"tanteo/sheet/line"
)

// long is a game of so many turns, each noted by a line of its own: four plays, and then points and
// passes.
func long(t testing.TB, turns int) sheet.Game {
	g := newTable(t, "es-100", "home", "Ana", "Bea")
	l := g.Log
	for n := range turns {
		text := "pass"
		if n%3 > 0 {
			text = itoa(7 + n%31)
		}
		if n < 4 {
			text = []string{"H4 JAMON", "6F ZU.OS", "J6 SILLA", "9J ANCHA"}[n]
		}
		read, err := line.Parse(text, g, tableWords)
		if err != nil {
			t.Fatal(err)
		}
		event := sheet.Event{ID: n + 1, Time: tableStamp.Time, By: "arbiter", What: read.Event.What}
		l.Events = append(l.Events, event)
		l.Changes = append(l.Changes, sheet.Change{At: n, Old: []sheet.Event{}, New: []sheet.Event{event}})
		l.Done++
		if n < 4 {
			g = sheet.Game{Log: l, Edition: g.Edition, Standings: sheet.Fold(l, g.Edition)}
		}
	}
	return start(t, l)
}

// clubAt is a duplicate of 200 players in which a round has begun.
func clubAt(t testing.TB, round int) sheet.Game {
	l := duplicate(t, sheet.MaxDuplicate, homeRules()).Log
	add := func(player int, what sheet.What) {
		event := sheet.Event{ID: len(l.Events) + 1, Time: tableStamp.Time, By: "arbiter", Player: player, What: what}
		l.Changes = append(l.Changes, sheet.Change{At: len(l.Events), Old: []sheet.Event{}, New: []sheet.Event{event}})
		l.Events = append(l.Events, event)
		l.Done++
	}
	for n := range round {
		for player := 1; player <= sheet.MaxDuplicate; player++ {
			if n == round-1 && player > sheet.MaxDuplicate/2 {
				break
			}
			add(player, sheet.Points{Points: (player*7 + n) % 60})
		}
		if n < round-1 {
			add(0, sheet.Master{What: sheet.Points{Points: 60}})
			add(0, sheet.RoundClosed{})
		}
	}
	return start(t, l)
}

// BenchmarkLine is what a line costs at some point of a game: one that is added, one that is taken
// back and done again, one that corrects the turn before; and the game before the newest turn.
func BenchmarkLine(b *testing.B) {
	for _, turn := range []int{1, 100, 1000, 5000} {
		g := long(b, turn)
		benchmarkLines(b, fmt.Sprintf("turn %d", turn), g, func(int) string { return "25" }, fmt.Sprintf("edit %d 26", max(1, turn-1)))
	}
	for _, round := range []int{1, 10, 30} {
		g := clubAt(b, round)
		benchmarkLines(b, fmt.Sprintf("round %d", round), g, func(n int) string { return itoa(101+n) + ": 24" }, fmt.Sprintf("edit %d 17: 26", round))
	}
}

func benchmarkLines(b *testing.B, place string, g sheet.Game, more func(n int) string, edit string) {
	first, _, err := enter(g, more(0)) // makes room for those to come
	if err != nil {
		b.Fatal(err)
	}
	next, noted := first, 1
	add := func(b *testing.B) (err error) { // each behind the one before, as lines come
		if noted == 99 {
			b.StopTimer()
			if first, _, err = enter(g, more(0)); err != nil {
				return err
			}
			next, noted = first, 1
			b.StartTimer()
		}
		next, _, err = enter(next, more(noted))
		noted++
		return err
	}
	for _, what := range []struct {
		name string
		run  func(b *testing.B) error
	}{
		{"added", add},
		{"corrected", func(b *testing.B) error { _, _, err := enter(next, edit); return err }},
		{"back and again", func(b *testing.B) error {
			back, _, err := enter(next, "undo")
			if err == nil {
				_, _, err = enter(back, "redo")
			}
			return err
		}},
		{"before the newest", func(b *testing.B) error {
			newest, _ := next.Standings.Newest()
			next.Before(newest.Number)
			return nil
		}},
	} {
		b.Run(place+" "+what.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if err := what.run(b); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
