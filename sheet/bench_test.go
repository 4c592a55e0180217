package sheet_test

import (
	"testing"

	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/line"
)

// BenchmarkFold folds a whole game with its corrections, as each key on the entry line does.
func BenchmarkFold(b *testing.B) {
	g := corrected(b)
	plays := 0
	for _, turn := range g.Standings.Turns {
		if turn.Kind == sheet.KindPlay {
			plays++
		}
	}
	b.Logf("%d plays in %d rows, %d events, %d changes", plays, len(g.Standings.Turns), len(g.Log.Events), len(g.Log.Changes))
	b.ReportAllocs()
	for b.Loop() {
		sheet.Fold(g.Log, g.Edition)
	}
}

func BenchmarkParse(b *testing.B) {
	g := corrected(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := line.Parse("25 / ABC", g, tableWords); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDoAndUndo(b *testing.B) {
	g := corrected(b)
	b.ReportAllocs()
	for b.Loop() {
		next, _, err := enter(g, "25")
		if err != nil {
			b.Fatal(err)
		}
		if _, _, err := enter(next, "undo"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkCorrection(b *testing.B) {
	g := corrected(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := enter(g, "edit 9 pass"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkWorkings(b *testing.B) {
	g := corrected(b)
	b.ReportAllocs()
	for b.Loop() {
		g.Workings()
	}
}

// club is a duplicate of 30 rounds of 200 players, each cell a play on the board or points.
func club(t testing.TB) sheet.Game {
	l := duplicate(t, sheet.MaxDuplicate, homeRules()).Log
	e := catalogued(t, "es-100")
	g := start(t, l)
	id := 0
	add := func(player int, what sheet.What) {
		id++
		event := sheet.Event{ID: id, Time: tableStamp.Time, By: "arbiter", Player: player, What: what}
		l = l.Splice(len(l.Events), 0, event)
	}
	for round := range 30 {
		var play sheet.What = sheet.Points{Points: 20}
		if round < 6 { // one word under the other, as far as the tiles go
			text := []string{"H4 JAMON", "6F ZU.OS", "J6 SILLA", "9J ANCHA", "F4 PAZ", "M8 VAGON"}[round]
			parsed, err := line.Parse(text, g, tableWords)
			if err == nil {
				play = parsed.Event.What
			}
		}
		for player := 1; player <= sheet.MaxDuplicate; player++ {
			if player%3 == 0 {
				add(player, sheet.Points{Points: player % 17})
			} else {
				add(player, play)
			}
		}
		add(0, sheet.Master{What: play})
		add(0, sheet.RoundClosed{})
		g = sheet.Game{Log: l, Edition: e, Standings: sheet.Fold(l, e)}
	}
	return start(t, l)
}

// BenchmarkClubTrial is one more line for the same game, as trials are: all but the first copy what
// they share. What a line costs behind the one before is BenchmarkLine.
func BenchmarkClubTrial(b *testing.B) {
	g := club(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := enter(g, "17: 24"); err != nil {
			b.Fatal(err)
		}
	}
}

// chained is the club's game as its document makes it and a line behind it, with the chain of both
// and what is noted next.
func chained(b *testing.B) (now file.Chain, next sheet.Log) {
	b.Helper()
	text, err := file.Encode(club(b).Log)
	if err != nil {
		b.Fatal(err)
	}
	d, err := file.Read(text)
	if err != nil {
		b.Fatal(err)
	}
	g, _, err := enter(start(b, d.Log), "17: 24")
	if err != nil {
		b.Fatal(err)
	}
	if now, _, err = d.Chain().Write(g.Log); err != nil {
		b.Fatal(err)
	}
	if g, _, err = enter(g, "18: 31"); err != nil {
		b.Fatal(err)
	}
	return now, g.Log
}

// BenchmarkClubSave is the line that a cell of the club's game is on the disk.
func BenchmarkClubSave(b *testing.B) {
	now, next := chained(b)
	b.ReportAllocs()
	for b.Loop() {
		_, text, err := now.Write(next)
		if err != nil {
			b.Fatal(err)
		}
		b.SetBytes(int64(len(text)))
	}
}

// BenchmarkClubFollow is such a line for a session that follows.
func BenchmarkClubFollow(b *testing.B) {
	now, next := chained(b)
	_, text, err := now.Write(next)
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, _, _, err := now.Read(text); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkClubClose is the whole document.
func BenchmarkClubClose(b *testing.B) {
	g := club(b)
	b.ReportAllocs()
	for b.Loop() {
		text, err := file.Encode(g.Log)
		if err != nil {
			b.Fatal(err)
		}
		b.SetBytes(int64(len(text)))
	}
}

func BenchmarkClubLoad(b *testing.B) {
	text, err := file.Encode(club(b).Log)
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := file.Decode(text); err != nil {
			b.Fatal(err)
		}
	}
}
