package command_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"tanteo/sheet"
	"tanteo/sheet/report"
	"tanteo/sheet/stats"
	"tanteo/tui/desk/frame"
)

// endCase ends a game with what is left on the racks.
// duplicateCase keeps a duplicate of points by hand, and looks at it as other programs do and
// in the language of the seed.
func duplicateCase(t *testing.T, c seedCase) {
	var want struct {
		Masters, Totals, Difference, Places []int
		Players                             [][]int
		Percent                             []string
		Texts                               []string `json:"percent_text"`
	}
	if err := json.Unmarshal(c.Raw, &want); err != nil {
		t.Fatal(err)
	}
	m := newTable(t)
	id := m.start("--kind", "duplicate")
	for round, master := range want.Masters {
		m.ok("enter", id, fmt.Sprintf("master %d", master), fmt.Sprint(want.Players[0][round]), fmt.Sprint(want.Players[1][round]), "next")
	}
	report := read[report.Game](t, m.ok("show", "--json", id))
	for i, p := range report.Players {
		s := report.Summary[i]
		if p.Total != want.Totals[i] || p.Place != want.Places[i] || s.Total != want.Totals[i] || s.Gap != want.Difference[i] ||
			s.Percent == nil || fmt.Sprintf("%.1f", *s.Percent) != want.Percent[i] {
			t.Errorf("player %d: %+v, %+v", i+1, p, s)
		}
	}
	lang := map[string]string{"000": "es", "002": "nl"}[c.ID[:3]]
	page := strings.ReplaceAll(m.ok("show", "--lang", lang, id), "\u00a0", " ")
	for _, text := range want.Texts {
		if !strings.Contains(page, text) {
			t.Errorf("no %q in\n%s", text, page)
		}
	}
}

func endCase(t *testing.T, c seedCase) {
	m := newTable(t)
	var end struct {
		Before     []int
		Left       any
		Out        *int
		Adjustment any
		After      []int
		Places     []int
		Rack       string `json:"rack_typed"`
	}
	if err := json.Unmarshal(c.Raw, &end); err != nil {
		t.Fatal(err)
	}
	if end.Before == nil && end.Rack == "" { // the rule without figures: each loses its own, nobody gains
		id := m.start("--rules", c.Rulebook, "--edition", "es-100", "end AB QU")
		report := read[report.Game](t, m.ok("show", "--json", id))
		if report.Players[0].Adjustment != -(1+3) || report.Players[1].Adjustment != -(5+1) {
			t.Errorf("%+v", report.Players)
		}
		return
	}
	if end.Rack != "" { // the holder loses it, the player who is out gains it
		id := m.start("--edition", c.Edition, "end - "+end.Rack)
		report := read[report.Game](t, m.ok("show", "--json", id))
		if report.Players[0].Adjustment != 9 || report.Players[1].Adjustment != -9 || !report.Finished {
			t.Errorf("%+v", report.Players)
		}
		return
	}
	line := "end"
	for i, left := range end.Left.([]any) {
		if end.Out != nil && *end.Out == i {
			line += " -"
		} else {
			line += " " + fmt.Sprint(left)
		}
	}
	id := m.start("--edition", "nl-102", strconv.Itoa(end.Before[0]), strconv.Itoa(end.Before[1]), line)
	report := read[report.Game](t, m.ok("show", "--json", id))
	for i, p := range report.Players {
		want := end.Adjustment.([]any)[i].(float64)
		if p.Total != end.After[i] || p.Place != end.Places[i] || p.Adjustment != int(want) || p.Points != end.Before[i] {
			t.Errorf("player %d: %+v, want %v, %d, place %d", i+1, p, want, end.After[i], end.Places[i])
		}
	}
}

// passCase passes until the notice comes, and not before.
func passCase(t *testing.T, c seedCase) {
	m := newTable(t)
	want := read[struct {
		Limits    map[string]int `json:"players_to_passes"`
		Passes    int
		Scoreless int `json:"scoreless_turns"`
	}](t, string(c.Raw))
	if want.Scoreless > 0 {
		id := m.start(slices.Concat([]string{"--rules", c.Rulebook}, slices.Repeat([]string{"cambio"}, want.Scoreless-1))...)
		if report := read[report.Game](t, m.ok("show", "--json", id)); len(report.Notices) != 0 {
			t.Errorf("a notice after %d exchanges: %v", want.Scoreless-1, report.Notices)
		}
		m.ok("enter", id, "cambio")
		if report := read[report.Game](t, m.ok("show", "--json", id)); len(report.Notices) != 1 || report.Notices[0].Code != sheet.NoticeScoreless {
			t.Errorf("after %d exchanges: %v", want.Scoreless, report.Notices)
		}
		want.Limits = map[string]int{"2": want.Passes}
	}
	for players, limit := range want.Limits {
		args := []string{"--rules", c.Rulebook, "--players", players}
		for range limit - 1 {
			args = append(args, "pass")
		}
		id := m.start(args...)
		if report := read[report.Game](t, m.ok("show", "--json", id)); len(report.Notices) != 0 {
			t.Errorf("%s players: a notice after %d passes: %v", players, limit-1, report.Notices)
		}
		m.ok("enter", id, "paso")
		report := read[report.Game](t, m.ok("show", "--json", id))
		if len(report.Notices) != 1 || report.Notices[0].Code != sheet.NoticePasses || report.Finished {
			t.Errorf("%s players: after %d passes: %v", players, limit, report.Notices)
		}
	}
}

// ruleCase counts two word squares of a kind, and a whole rack.
func ruleCase(t *testing.T, c seedCase) {
	m := newTable(t)
	want := read[map[string]any](t, string(c.Raw))
	for field, play := range map[string]string{"two_double": "S2wOL2w", "two_triple": "S3wOL3w"} {
		factor, ok := want[field].(float64)
		if !ok {
			continue
		}
		if got := read[report.Count](t, m.ok("score", "--json", "--edition", "es-100", play)); got.Points != 3*int(factor) {
			t.Errorf("%s: %d", play, got.Points)
		}
	}
	if bonus, ok := want["points"].(float64); ok {
		got := read[report.Count](t, m.ok("score", "--json", "--edition", "es-100", "TORT2wILLA"))
		if got.Bonus != int(bonus) || got.Points != 28+int(bonus) {
			t.Errorf("%+v", got)
		}
		if six := read[report.Count](t, m.ok("score", "--json", "--edition", "es-100", "TORT2wILLA0")); six.Bonus != 0 {
			t.Errorf("six new tiles bring %d", six.Bonus)
		}
	}
}

// limitCase goes to each limit and one beyond.
func limitCase(t *testing.T, c seedCase) {
	m := newTable(t)
	want := read[map[string]any](t, string(c.Raw))
	number := func(field string) int { n, _ := want[field].(float64); return int(n) }
	clockCase(t, m, want)
	if n := number("cross_words"); n > 0 {
		words := append([]string{"score", "--edition", "es-100", "CASA"}, slices.Repeat([]string{"AS"}, n)...)
		m.ok(words...)
		m.no(1, append(words, "AS")...)
	}
	if n := number("tiles_per_word"); n > 0 {
		old := strings.Repeat("A", n-1)
		m.ok("score", "--edition", "es-100", "("+old+")S")
		m.no(1, "score", "--edition", "es-100", "("+old+"A)S")
	}
	if n := number("points_by_hand_max"); n > 0 {
		id := m.start(strconv.Itoa(n))
		m.no(1, "enter", id, strconv.Itoa(n+1))
	}
	if n := number("new_tiles_max"); n > 0 {
		m.no(1, "score", "--edition", "es-100", strings.Repeat("A", n+1))
	}
	if players, ok := want["players"].([]any); ok {
		fewest, most := int(players[0].(float64)), int(players[1].(float64))
		for n, code := range map[int]int{fewest - 1: 2, fewest: 0, most: 0, most + 1: 2} {
			if r := m.run("enter", "--new", "--players", strconv.Itoa(n)); r.code != code {
				t.Errorf("%d players: %d, %s", n, r.code, r.err)
			}
		}
	}
}

// clockCase holds the times of the rulebooks to those of the seeds, and what it costs to use
// more.
func clockCase(t *testing.T, m *table, want map[string]any) {
	book := func(id string) sheet.Rulebook { return read[sheet.Rulebook](t, m.ok("rules", id, "--json")) }
	if minutes, ok := want["fise_game_minutes"]; ok {
		fise := book("es-fise")
		if float64(fise.Classic.Clock.Minutes) != minutes || float64(fise.Duplicate.Minutes) != want["fise_duplicate_minutes"] {
			t.Errorf("%+v, %+v", fise.Classic.Clock, fise.Duplicate)
		}
		id := m.start("--rules", "es-fise", "overtime 1 0:01", "overtime 2 1:01")
		if report := read[report.Game](t, m.ok("show", "--json", id)); report.Players[0].Total != -10 || report.Players[1].Total != -20 {
			t.Errorf("%+v", report.Players)
		}
	}
	if seconds, ok := want["red_last_seconds"]; ok && frame.Late != time.Duration(seconds.(float64))*time.Second {
		t.Errorf("red in the last %s", frame.Late)
	}
	if all, ok := want["round_clock_minutes"].([]any); ok {
		id := m.start("--kind", "duplicate")
		for _, minutes := range all {
			m.ok("enter", id, fmt.Sprintf("clock round %v", minutes))
			clock := read[report.Game](t, m.ok("show", "--json", id)).Clock
			if clock == nil || clock.Kind != sheet.RoundClock || float64(clock.Length) != minutes.(float64)*60 {
				t.Errorf("a round of %v minutes: %+v", minutes, clock)
			}
		}
	}
	if minutes, ok := want["sbnl_game_minutes"].([]any); ok {
		clock := book("nl-sbnl").Classic.Clock
		if float64(clock.Least) != minutes[0] || float64(clock.Minutes) != minutes[1] {
			t.Errorf("%+v", clock)
		}
		if n := book("fr-fisf").Duplicate.Minutes; float64(n) != want["fisf_duplicate_minutes_max"] {
			t.Errorf("%d minutes for a round", n)
		}
		id := m.start("--rules", "nl-sbnl", "50", "20", "overtime 1 0:01")
		report := read[report.Game](t, m.ok("show", "--json", id))
		if lost := report.Players[0].Lost; lost == nil || *lost != "time" || report.Players[0].Total != 50 || report.Players[1].Place != 1 {
			t.Errorf("%+v", report.Players)
		}
	}
}

func penaltyCase(t *testing.T, c seedCase) {
	m := newTable(t)
	want := read[struct {
		Proposes int
		Example  struct {
			Turn  int
			Taken int `json:"taken_off"`
		}
	}](t, string(c.Raw))
	if turn := want.Example.Turn; turn > 0 {
		id := m.start("--rules", c.Rulebook, strconv.Itoa(turn), "30", "wrong 1")
		report := read[report.Game](t, m.ok("show", "--json", id))
		if row := report.Turns[2]; report.Players[0].Total != turn-want.Example.Taken || row.Kind != sheet.KindPenalty || row.Wrong != 1 {
			t.Errorf("%+v, %+v", report.Players[0], row)
		}
		want.Proposes = want.Example.Taken - turn
	}
	id := m.start("--rules", c.Rulebook, "30", "penalización 1")
	report := read[report.Game](t, m.ok("show", "--json", id))
	if report.Players[0].Total != 30-want.Proposes || report.OnTurn != 2 {
		t.Errorf("%d points, player %d on turn", report.Players[0].Total, report.OnTurn)
	}
}

// leagueCase plays a game of two, of three, and one of four that two win together, each in a
// folder of its own, and looks at the league. What a bank takes of a bet is no score.
func leagueCase(t *testing.T, c seedCase) {
	want := read[struct {
		Two, Three, Loser int
		Pairs             int `json:"pairs_each"`
	}](t, string(c.Raw))
	for _, game := range []struct {
		players, winners int
		each             int
	}{{2, 1, want.Two}, {3, 1, want.Three}, {4, 2, want.Pairs}} {
		m := newTable(t)
		args := []string{"--edition", "es-100", "--players", strings.Join([]string{"Ana", "Bea", "Cai", "Dan"}[:game.players], ",")}
		for i := range game.players {
			if i < game.winners {
				args = append(args, "30")
			} else {
				args = append(args, strconv.Itoa(10+i))
			}
		}
		m.start(append(args, "finish")...)
		report := read[stats.Report](t, m.ok("stats", "--league", "xp", "--json"))
		for i, row := range report.Tables[0].League {
			points := want.Loser
			if i < game.winners {
				points = game.each
			}
			if row.Points != float64(points) {
				t.Errorf("%d players: %+v, want %d points", game.players, row, points)
			}
		}
	}
}
