package sheet_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/sheettest"
)

// A text and points that nobody may find in a sealed log.
const (
	secret       = "nobody may know"
	secretPoints = 987654
)

// secrets are the events of a game of which somebody at a seat may know nothing: a second opinion, out of
// what the game amounts to.
func secrets(g sheet.Game, seat int) (all []int) {
	s := &g.Standings
	r, ok := s.Open()
	if !ok || s.Finished {
		return nil
	}
	if r.Master >= 0 {
		all = append(all, s.Turns[r.Master].Event)
	}
	for i, row := range r.Cells {
		if row >= 0 && i+1 != seat {
			all = append(all, s.Turns[row].Event)
		}
	}
	return all
}

// drawSecrets is a game that goes on, with much that not everybody may know of it.
func drawSecrets(t *rapid.T) sheet.Game {
	g := sheettest.Table{}.Game(t)
	do := func(line sheet.Line) {
		if next, _, err := g.Do(line, sheet.Stamp{By: "x", Seed: 5}); err == nil {
			g = next
		}
	}
	seat := func() int { return rapid.IntRange(1, len(g.Standings.Players)).Draw(t, "seat") }
	for range rapid.IntRange(0, 14).Draw(t, "besides") {
		var e sheet.Event
		line := sheet.Line{}
		switch rapid.IntRange(0, 11).Draw(t, "kind") {
		case 0:
			e.What = sheet.Reopened{}
		case 1:
			e.What = sheet.RackDrawn{Drawn: true, Seed: rapid.Uint64().Draw(t, "seed")}
		case 2, 3, 4:
			e.Player, e.What = seat(), sheet.Points{Points: rapid.IntRange(1, 60).Draw(t, "points")}
		case 5:
			tiles := []scoring.Tile{sheettest.Tile(t, g.Edition), sheettest.Tile(t, g.Edition), sheettest.Tile(t, g.Edition)}
			if play, ok := sheettest.Place(t, g.Edition, &g.Standings.Board, tiles); ok {
				e.Player, e.What, e.Rack = seat(), sheet.Played{Play: play}, tiles
			}
		case 6:
			e.What = sheet.Master{What: sheet.Points{Points: 77}}
		case 7:
			e.What = sheet.Noted{Text: "Ana: " + secret}
		case 8:
			e.What = sheet.Penalty{Player: seat(), Points: 5, Reason: "shows it"}
		case 9:
			if n := len(g.Log.Events); n > 0 {
				e.What = sheet.Wrong{Event: g.Log.Events[rapid.IntRange(0, n-1).Draw(t, "event")].ID}
			}
		case 10:
			line.Verb = sheet.Undo
		case 11:
			e.What = sheet.ClockStarted{}
		}
		if line.Event = e; e.What != nil || line.Verb == sheet.Undo {
			do(line)
		}
	}
	return g
}

// drawWatcher draws who looks at a game.
func drawWatcher(t *rapid.T, g sheet.Game) int {
	if g.Log.Kind != sheet.DuplicateGame {
		return 0
	}
	return rapid.IntRange(0, len(g.Standings.Players)).Draw(t, "who looks")
}

// others is a log in which all that somebody may not know is another thing.
func others(t *rapid.T, g sheet.Game, seat int) sheet.Log {
	l := g.Log
	l.Events = slices.Clone(l.Events)
	for _, i := range secrets(g, seat) {
		e := &l.Events[i]
		was := e.What
		e.By, e.Note, e.Time, e.Rack, e.Off, e.Told = secret, secret, time.Unix(7, 7), []scoring.Tile{1}, 3, new(int)
		e.What = sheet.Typed{Words: scoring.Typed{{{Tile: 1}}}}
		if _, master := was.(sheet.Master); master {
			e.What = sheet.Master{What: e.What}
		}
	}
	goesOn := !g.Standings.Finished
	before, _ := g.AtRound(len(g.Standings.Rounds))
	for i := range l.Events {
		e := &l.Events[i]
		if goesOn && l.Kind == sheet.DuplicateGame && i >= len(before.Log.Events) {
			e.Note = secret
			switch what := e.What.(type) {
			case sheet.Penalty:
				what.Reason = secret
				e.What = what
			case sheet.Noted:
				e.What = sheet.Noted{Text: secret}
			}
		}
		e.Extra = map[string]json.RawMessage{secret: json.RawMessage(secret)}
		if rack, ok := e.What.(sheet.RackDrawn); ok {
			rack.Seed++
			e.What = rack
		}
		if goesOn && l.Kind != sheet.DuplicateGame {
			e.Rack = []scoring.Tile{2}
			if exchanged, ok := e.What.(sheet.Exchanged); ok && exchanged.Count > 0 {
				exchanged.Tiles = slices.Repeat([]scoring.Tile{3}, exchanged.Count)
				e.What = exchanged
			}
			if ended, ok := e.What.(sheet.Ended); ok {
				left := slices.Clone(ended.Leftovers)
				for i := range left {
					left[i] = sheet.Leftover{Tiles: []scoring.Tile{1}}
				}
				e.What = sheet.Ended{Leftovers: left}
			}
		}
	}
	l.Seed++
	l.Header.Kept = []string{secret}
	l.Extra = map[string]json.RawMessage{secret: nil}
	l.Changes = append(slices.Clip(l.Changes), sheet.Change{New: []sheet.Event{{Note: secret}}})
	l.Done = 0
	if goesOn {
		l.Announced = []int{1, 2}
	}
	return l
}

// Two games that differ only in what somebody may not know are one and the same to him.
func TestSealedLogsDoNotDifferBySecrets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawSecrets(t)
		seat := drawWatcher(t, g)
		sealed := g.Log.Sealed(seat)
		if diff := diffLogs(sealed, others(t, g, seat).Sealed(seat)); diff != "" {
			t.Fatalf("who looks at %d could tell them apart: %s", seat, diff)
		}
		if again := sealed.Sealed(seat); !reflect.DeepEqual(sealed, again) {
			t.Fatalf("sealed twice: %s", diffLogs(sealed, again))
		}
	})
}

// Whatever is reached from a sealed game, by whatever way, is nothing that must not be known.
func TestNothingSecretIsReachedFromASealedGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawSecrets(t)
		watcher := drawWatcher(t, g)
		l := g.Log
		l.Events = slices.Clone(l.Events)
		var marks []uintptr
		for _, i := range secrets(g, watcher) {
			e := &l.Events[i]
			points := secretPoints
			e.Note, e.By, e.Told = secret, secret, &points
			if play, ok := sheet.OfMaster(e.What).(sheet.Played); ok {
				_, master := e.What.(sheet.Master)
				play.Play.Tiles = slices.Clone(play.Play.Tiles)
				marks = append(marks, reflect.ValueOf(play.Play.Tiles).Pointer())
				if e.What = play; master {
					e.What = sheet.Master{What: play}
				}
			}
		}
		var seals sheet.Seals
		var of sheet.Game
		for back := range 3 { // as it was before the last changes, and as it is
			then := l
			then.Events = l.Events[:max(0, len(l.Events)-2+back)]
			g, err := sheet.NewGame(then)
			if err != nil {
				t.Fatal(err)
			}
			for _, seat := range []int{1, watcher, len(g.Standings.Players), 0} {
				if looks := seals.Of(g, seat); seat == watcher {
					of = looks
				}
			}
		}
		for _, v := range []any{l.Sealed(watcher), of} {
			walk(reflect.ValueOf(v), map[uintptr]bool{}, func(v reflect.Value) {
				switch {
				case v.Kind() == reflect.String && v.String() == secret:
					t.Fatal("a text that nobody may know is reached")
				case v.Kind() == reflect.Int && v.Int() == secretPoints:
					t.Fatal("points that nobody may know are reached")
				case v.Kind() == reflect.Slice && v.Len() > 0 && slices.Contains(marks, v.Pointer()):
					t.Fatal("a play that nobody may know is reached")
				}
			})
		}
	})
}

// walk goes through all that is reached from a value, also what lies behind the end of a list.
func walk(v reflect.Value, been map[uintptr]bool, see func(reflect.Value)) {
	see(v)
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() && !been[v.Pointer()] {
			been[v.Pointer()] = true
			walk(v.Elem(), been, see)
		}
	case reflect.Interface:
		if !v.IsNil() {
			walk(v.Elem(), been, see)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			walk(v.Field(i), been, see)
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			walk(key, been, see)
			walk(v.MapIndex(key), been, see)
		}
	case reflect.Slice:
		for i := range v.Cap() {
			walk(v.Slice(0, v.Cap()).Index(i), been, see)
		}
	case reflect.Array:
		for i := range v.Len() {
			walk(v.Index(i), been, see)
		}
	}
}

// What all may know is in a sealed game as it is in the true one, and it has no fault of its own.
func TestASealedGameTellsWhatIsPublic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawSecrets(t)
		seat := drawWatcher(t, g)
		sealed := again(g, g.Log.Sealed(seat))
		is, was := &sealed.Standings, &g.Standings
		hidden := map[int]bool{}
		for _, i := range secrets(g, seat) {
			hidden[g.Log.Events[i].ID] = true
		}
		totals, rows := was.Totals(), []string{}
		open, goesOn := was.Open()
		goesOn = goesOn && !was.Finished
		row := func(g sheet.Game, r sheet.Turn) string {
			return fmt.Sprint(r.Number, r.Player, r.Kind, r.Points, r.Told, r.Counted, r.Off, r.Bonus, r.Solo, r.NewTiles, r.Challenged, r.Challenger, r.LostTurn, r.Warning, r.Wrong, r.Fault != nil, g.Word(r))
		}
		for _, r := range was.Turns {
			if e := g.Log.Events[r.Event]; hidden[e.ID] || judges(g, e, hidden) {
				if r.Player > 0 {
					totals[r.Player-1] -= r.Points
				}
				continue
			}
			rows = append(rows, row(g, r))
		}
		var known []string
		for _, r := range is.Turns {
			known = append(known, row(sealed, r))
		}
		if !slices.Equal(rows, known) {
			t.Fatalf("rows\n%q\nare not\n%q", known, rows)
		}
		if !slices.Equal(is.Totals(), totals) || is.Finished != was.Finished || !is.Board.Equal(&was.Board) || !slices.Equal(is.Tiles.Letters, was.Tiles.Letters) || len(is.Rounds) != len(was.Rounds) || is.Clock != was.Clock {
			t.Fatalf("%v, and what is public %v\n%+v\n%+v", is.Totals(), totals, is.Clock, was.Clock)
		}
		if !goesOn {
			return
		}
		now, _ := is.Open()
		for i, p := range was.Players {
			if now.Filled(i+1) != open.Filled(i+1) || p.Gone != is.Players[i].Gone || p.Name != is.Players[i].Name {
				t.Fatalf("whether %d is in: %v", i+1, now.Filled(i+1))
			}
		}
		if !slices.Equal(now.Rack, open.Rack) || now.Seed != 0 || is.Masters() != sum(was.Rounds, was) {
			t.Fatalf("rack %v, masters %d", now.Rack, is.Masters())
		}
		switch mine := seat > 0 && !was.Players[max(0, seat-1)].Gone && !open.Filled(seat); {
		case seat == 0 && is.OnTurn != was.OnTurn, seat > 0 && mine && is.OnTurn != seat, seat > 0 && !mine && is.OnTurn != 0:
			t.Fatalf("the game waits for %d, at the seat %d for %d", was.OnTurn, seat, is.OnTurn)
		}
	})
}

// judges says whether an event is a jury's finding in one of some others.
func judges(g sheet.Game, e sheet.Event, hidden map[int]bool) bool {
	wrong, ok := e.What.(sheet.Wrong)
	return ok && slices.ContainsFunc(g.Log.Events, func(of sheet.Event) bool {
		return hidden[of.ID] && (of.ID == wrong.Event || of.Was == wrong.Event)
	})
}

// sum is that of the masters of the rounds that are closed.
func sum(rounds []sheet.Round, s *sheet.Standings) (points int) {
	for _, r := range rounds {
		if t, ok := s.MasterOf(r); ok && r.Closed {
			points += t.Points
		}
	}
	return points
}

// Seals hand out what Sealed says, whatever has come before and whoever has asked.
func TestSealsAreSealedLogs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawSecrets(t)
		var seals sheet.Seals
		for range rapid.IntRange(1, 12).Draw(t, "changes") {
			line := sheet.Line{Verb: rapid.SampledFrom([]sheet.Verb{sheet.Undo, sheet.Undo, sheet.Redo}).Draw(t, "verb")}
			for range rapid.IntRange(1, 6).Draw(t, "lines") {
				if next, _, err := g.Do(line, sheet.Stamp{}); err == nil {
					g = next
				}
			}
			if rapid.IntRange(0, 4).Draw(t, "read again") == 0 {
				g = again(g, g.Log)
			}
			for range rapid.IntRange(1, 3).Draw(t, "look") {
				seat := drawWatcher(t, g)
				got, want := seals.Of(g, seat), again(g, g.Log.Sealed(seat))
				if diff := diffLogs(want.Log, got.Log); diff != "" {
					t.Fatalf("seat %d: %s", seat, diff)
				}
				if diff := diffStandings(want, got); diff != "" {
					t.Fatalf("seat %d: %s", seat, diff)
				}
				checkFolded(t, got)
			}
		}
	})
}
