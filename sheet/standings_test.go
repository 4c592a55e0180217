package sheet_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
)

// checkStandings holds standings to what must be true of any log, counted a second time and
// the long way.
func checkStandings(t rapid.TB, g sheet.Game) {
	t.Helper()
	s := &g.Standings
	checkRows(t, g)
	checkTiles(t, g)
	if passes, scoreless := runs(g); s.Passes != passes || s.Scoreless != scoreless {
		t.Fatalf("runs of %d passes and %d turns without points, counted back %d and %d", s.Passes, s.Scoreless, passes, scoreless)
	}
	for seat, p := range s.Players {
		place := 1
		for _, other := range s.Players {
			better := other.Total() > p.Total()
			if other.Total() == p.Total() && g.Rules().Classic.Ties == sheet.BeforeTies {
				better = other.Points > p.Points
			}
			if other.Lost != p.Lost {
				better = other.Lost == ""
			}
			if better {
				place++
			}
		}
		if p.Place != place {
			t.Fatalf("player %d has place %d, not %d", seat+1, p.Place, place)
		}
	}
	for _, seat := range s.Leaders() {
		if s.Players[seat-1].Place != 1 {
			t.Fatalf("player %d leads at place %d", seat, s.Players[seat-1].Place)
		}
	}
	switch {
	case s.Finished != (s.OnTurn == 0):
		t.Fatalf("finished: %v, on turn: %d", s.Finished, s.OnTurn)
	case s.OnTurn != 0 && s.Players[s.OnTurn-1].Gone:
		t.Fatalf("player %d has left and is on turn", s.OnTurn)
	case s.Finished != (s.Round() == 0):
		t.Fatalf("finished: %v, round %d", s.Finished, s.Round())
	}
}

// checkRows adds up the rows of the sheet.
func checkRows(t rapid.TB, g sheet.Game) {
	t.Helper()
	s := &g.Standings
	points, adjusted := make([]int, len(s.Players)), make([]int, len(s.Players))
	workings := g.Workings()
	last := sheet.Turn{}
	for i, row := range s.Turns {
		switch sameEnd := row.Kind == sheet.KindEnd && last.Kind == sheet.KindEnd && row.Event == last.Event; {
		case sameEnd && row.Number != last.Number, !sameEnd && row.Number != last.Number+1:
			t.Fatalf("row %d after row %d", row.Number, last.Number)
		case row.Fault != nil && (row.Points != 0 || row.Challenged), row.Challenged && row.Points != 0:
			t.Fatalf("row %d does not count: %+v", row.Number, row)
		}
		last = row
		if row.Kind == sheet.KindEnd {
			adjusted[row.Player-1] += row.Points
		} else {
			points[row.Player-1] += row.Points
		}
		if total := points[row.Player-1] + adjusted[row.Player-1]; row.Running != total {
			t.Fatalf("row %d: player %d at %d, added up %d", row.Number, row.Player, row.Running, total)
		}
		w, ok := g.Working(row)
		if ok != (workings[i] != nil) || ok && w.Points != workings[i].Points {
			t.Fatalf("row %d: one working says %v %d, the other %v", row.Number, ok, w.Points, workings[i])
		}
		if ok && !row.Challenged && (w.Points != row.Points || w.Bonus != row.Bonus || w.NewTiles != row.NewTiles) {
			t.Fatalf("row %d counts %d with %d for %d tiles, its working %+v", row.Number, row.Points, row.Bonus, row.NewTiles, w)
		}
	}
	for i, p := range s.Players {
		if p.Points != points[i] || p.Adjustment != adjusted[i] {
			t.Fatalf("player %d has %d and %d, the rows add up to %d and %d", i+1, p.Points, p.Adjustment, points[i], adjusted[i])
		}
	}
}

// checkTiles lays the plays that stand on another board and takes them from another bag.
func checkTiles(t rapid.TB, g sheet.Game) {
	t.Helper()
	s, e := &g.Standings, g.Edition
	board := scoring.NewBoard(e.Layout).With(s.Loose)
	left := map[scoring.Letter]int{0: e.Blanks}
	for _, l := range e.Alphabet() {
		left[l] = e.Count(l)
	}
	use := func(tile scoring.Tile) {
		if tile.IsBlank() {
			left[0]--
		} else {
			left[tile.Letter()]--
		}
	}
	seen, uncounted := 0, 0
	for _, row := range s.Turns {
		if row.Challenged || row.Fault != nil {
			continue
		}
		switch what := g.Log.Events[row.Event].What.(type) {
		case sheet.Played:
			board = board.With(what.Play.Laid())
		case sheet.Typed:
			for _, tile := range what.Words.NewTiles() {
				use(tile)
				seen++
			}
		case sheet.Points:
			uncounted++
		}
	}
	if diff := cmp.Diff(board.Text(e), s.Board.Text(e)); diff != "" {
		t.Fatal(diff)
	}
	for i := range e.Layout.Side * e.Layout.Side {
		if tile := s.Board.At(scoring.Square{Row: i / e.Layout.Side, Col: i % e.Layout.Side}); tile != 0 {
			use(tile)
			seen++
		}
	}
	overused := map[scoring.Letter]bool{}
	for letter, n := range left {
		if s.Tiles.Letters[letter] != n {
			t.Fatalf("%d left of %q, not %d", s.Tiles.Letters[letter], e.Text(letter), n)
		}
		if n < 0 {
			overused[letter] = true
		}
	}
	for _, o := range s.Tiles.OverusedBy {
		if !overused[o.Letter] || o.Used-o.Has != -left[o.Letter] {
			t.Fatalf("overused %+v, left %d", o, left[o.Letter])
		}
		delete(overused, o.Letter)
	}
	if len(overused) != 0 {
		t.Fatalf("nobody says that %v is overused", overused)
	}
	want := sheet.Tiles{Unseen: max(0, e.Tiles()-seen), Uncounted: uncounted, Letters: s.Tiles.Letters, OverusedBy: s.Tiles.OverusedBy}
	want.Bag = max(0, e.Tiles()-seen-e.Rack*s.AtTable())
	if diff := cmp.Diff(want, s.Tiles); diff != "" {
		t.Fatal(diff)
	}
}

// runs counts the two runs back from the last turn.
func runs(g sheet.Game) (passes, scoreless int) {
	s := &g.Standings
	counting, without := true, true
	for i := len(s.Turns) - 1; i >= 0; i-- {
		row := s.Turns[i]
		if !row.TakesTurn() {
			continue
		}
		rules := rulesAt(g, row.Event)
		exchange := row.Kind == sheet.KindExchange
		off := row.Kind == sheet.KindWithdrawn || row.Challenged
		counting = counting && (row.Kind == sheet.KindPass || off && rules.WithdrawnPasses || exchange && rules.Exchange == sheet.ExchangePass)
		if counting {
			passes++
		}
		play := (row.Kind == sheet.KindPlay || row.Kind == sheet.KindTyped) && !row.Challenged && row.Fault == nil
		without = without && row.Points == 0 && !play && (!exchange || rules.Exchange != sheet.ExchangeTurn)
		if without {
			scoreless++
		}
	}
	return passes, scoreless
}

// rulesAt are the rules that counted when something happened.
func rulesAt(g sheet.Game, event int) sheet.Classic {
	players := len(g.Log.Players)
	for _, e := range g.Log.Events[:event] {
		if _, joined := e.What.(sheet.Joined); joined {
			players++
		}
	}
	return g.Log.RulesFor(players).Classic
}

func TestCodesAndKindsAreThoseOfTheInterface(t *testing.T) {
	kinds := []sheet.TurnKind{sheet.KindPlay, sheet.KindTyped, sheet.KindPoints, sheet.KindPass, sheet.KindExchange, sheet.KindWithdrawn,
		sheet.KindPenalty, sheet.KindBonus, sheet.KindChallenge, sheet.KindEnd}
	if diff := cmp.Diff([]sheet.TurnKind{"play", "typed", "points", "pass", "exchange", "withdrawn", "penalty", "bonus", "challenge", "end"}, kinds); diff != "" {
		t.Error(diff)
	}
	codes := []sheet.Code{sheet.NoticePasses, sheet.NoticeScoreless, sheet.NoticeOverused, sheet.NoticeExchangeLimit, sheet.NoticeOutOfTurn,
		sheet.NoticeReadAsNewTiles, sheet.NoticeCase, sheet.NoticeBlankKW, sheet.NoticeTotalsChanged, sheet.NoticeFallbackRules, sheet.NoticeFaults}
	if diff := cmp.Diff([]sheet.Code{"passes", "scoreless", "overused", "exchange_limit", "out_of_turn",
		"read_as_new_tiles", "case", "blank_k_w", "totals_changed", "fallback_rules", "faults"}, codes); diff != "" {
		t.Error(diff)
	}
}
