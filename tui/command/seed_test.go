package command_test

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/stats"
	"tanteo/tui"
)

// seedFile holds the figures that other score counters print, checked by hand.
const seedFile = "../../../shared/cases/seed-examples.json"

// seedCase is one of them; which fields count depends on Kind.
type seedCase struct {
	ID, Kind, Edition, Rulebook, Mode, Start, Direction string
	TypedLetters                                        string            `json:"typed_letters"`
	Before                                              map[string]string `json:"tiles_already_on_board"`
	Words                                               []seedWord
	NewTiles                                            int      `json:"new_tiles"`
	Bonus                                               int      `json:"bonus"`
	Working                                             []string `json:"expected_working"`
	Total                                               int      `json:"expected_total"`
	Board                                               *struct {
		Before    map[string]string `json:"tiles_already_on_board"`
		Start     string
		Direction string
		Rack      []string `json:"rack_tiles_in_order"`
		Words     []seedWord
		Total     int
	} `json:"board_realisation"`
	Raw json.RawMessage `json:"-"`
}

type seedWord struct {
	Word, Typed, Working string
	Tiles                []struct {
		Square, Tile  string
		Premium       string
		OnBoardBefore bool `json:"on_board_before"`
		Blank         bool
	}
	Score int
}

type seeds struct {
	Seed    []json.RawMessage `json:"seed_cases"`
	Derived []json.RawMessage `json:"derived_cases"`
	Refusal []json.RawMessage `json:"refusal_cases"`
}

// TestSeedExamples counts every example of the seeds through the commands.
func TestSeedExamples(t *testing.T) {
	text, err := os.ReadFile(seedFile)
	if err != nil {
		t.Skip("the examples of the seeds are not here: ", err)
	}
	all := read[seeds](t, string(text))
	for _, raw := range all.Seed {
		c := read[seedCase](t, string(skipBefore(raw)))
		c.Raw = raw
		t.Run(c.ID, func(t *testing.T) {
			seedExample(t, c)
		})
	}
	for _, raw := range slices.Concat(all.Derived, all.Refusal) {
		c := read[struct{ ID, Working string }](t, string(raw))
		t.Run(c.ID, func(t *testing.T) {
			try, ok := derived[c.ID]
			if !ok {
				t.Fatal("no test for this case")
			}
			try(t)
		})
	}
}

// skipBefore leaves out the fields that other kinds of cases use for other things.
func skipBefore(raw json.RawMessage) json.RawMessage {
	var fields map[string]json.RawMessage
	if json.Unmarshal(raw, &fields) != nil {
		return raw
	}
	for _, name := range []string{"left", "before", "adjustment", "out", "players", "total"} {
		delete(fields, name)
	}
	if string(fields["kind"]) == `"word list"` {
		delete(fields, "words")
	}
	text, _ := json.Marshal(fields)
	return text
}

func seedExample(t *testing.T, c seedCase) {
	switch c.Kind {
	case "play":
		playCase(t, c)
	case "duplicate sheet":
		duplicateCase(t, c)
	case "end adjustment":
		endCase(t, c)
	case "threshold":
		passCase(t, c)
	case "edition sum", "edition value":
		setCase(t, c)
	case "board sum":
		boardCase(t, c)
	case "bag":
		bagCase(t, c)
	case "rule number":
		ruleCase(t, c)
	case "limit":
		limitCase(t, c)
	case "penalty":
		penaltyCase(t, c)
	case "word list":
		twoTilesCase(t, c)
	case "online game, out of scope":
		leagueCase(t, c)
	default:
		t.Errorf("no test for a case of kind %q", c.Kind)
	}
}

// playCase counts a play as typed words, or on its board, or both.
func playCase(t *testing.T, c seedCase) {
	m := newTable(t)
	if c.Mode == "typed" {
		args := []string{"score", "--json", "--edition", c.Edition}
		for _, w := range c.Words {
			args = append(args, w.marked())
		}
		compare(t, m.ok(args...), c.Words, c.NewTiles, c.Bonus, c.Total)
		if plain := c.Words[0].Typed; len(c.Words) == 1 && !strings.ContainsAny(c.Words[0].marked(), "0123456789?") && plain != "" {
			compare(t, m.ok("score", "--json", "--edition", c.Edition, plain), c.Words, c.NewTiles, c.Bonus, c.Total)
		}
	} else {
		onBoard(t, m, c.Edition, c.Before, c.Start, c.Direction, c.Words, c.TypedLetters, c.NewTiles, c.Bonus, c.Total)
	}
	if b := c.Board; b != nil {
		onBoard(t, m, c.Edition, b.Before, b.Start, b.Direction, b.Words, strings.Join(b.Rack, ""), c.NewTiles, c.Bonus, b.Total)
	}
}

// marked writes a word as a typed play has it.
func (w seedWord) marked() string {
	marks := map[string]string{"DL": "2l", "TL": "3l", "DW": "2w", "TW": "3w"}
	text := ""
	for _, tile := range w.Tiles {
		text += tile.Tile
		if tile.Blank {
			text += "?"
		}
		if tile.OnBoardBefore {
			text += "0"
		}
		text += marks[tile.Premium]
	}
	return text
}

// onBoard counts a play on a board, told by its whole word, with dots for the tiles that lie
// there, and by its new tiles only; and as a turn of a game with the same tiles laid.
func onBoard(t *testing.T, m *table, edition string, before map[string]string, start, direction string, words []seedWord, letters string, newTiles, bonus, total int) {
	t.Helper()
	at := start
	if direction == "down" {
		at = start[1:] + start[:1] // column number first reads down
	}
	whole, dotted := "", ""
	for _, tile := range words[0].Tiles {
		text := tile.Tile
		if tile.Blank {
			text += "?"
		}
		whole += text
		if tile.OnBoardBefore {
			text = "."
		}
		dotted += text
	}
	board := m.file("board", drawn(before))
	lines := []string{at + " " + whole, at + " " + dotted}
	if letters != "" && letters != "KRAN" { // KRAN fits as a whole word too, and that wins
		lines = append(lines, at+" "+letters)
	}
	for _, line := range lines {
		compare(t, m.ok("score", "--json", "--edition", edition, "--board", board, line), words, newTiles, bonus, total)
	}
	args := []string{"--edition", edition}
	for square, letter := range before {
		args = append(args, "lay "+square+" "+letter)
	}
	id := m.start(append(args, lines[len(lines)-1])...)
	report := read[sheet.Report](t, m.ok("show", "--json", id))
	turn := report.Turns[0]
	if turn.Points != total || turn.Running != total || turn.NewTiles != newTiles || turn.Bonus != bonus || *turn.At != start {
		t.Errorf("%s in a game: %+v", lines[len(lines)-1], turn)
	}
	for i, w := range words {
		if turn.Words[i].Working != w.Working {
			t.Errorf("in a game: %s, want %s", turn.Words[i].Working, w.Working)
		}
		for j, tile := range w.Tiles {
			if turn.Words[i].Squares[j] != tile.Square {
				t.Errorf("%s lies on %s, want %s", tile.Tile, turn.Words[i].Squares[j], tile.Square)
			}
		}
	}
}

// drawn draws a board as the standings have it.
func drawn(tiles map[string]string) string {
	rows := ""
	for row := range 15 {
		for col := range 15 {
			square := scoring.Square{Row: row, Col: col}.Name()
			switch letter := tiles[square]; len([]rune(letter)) {
			case 0:
				rows += "."
			case 1:
				rows += letter
			default:
				rows += "[" + letter + "]"
			}
		}
		rows += "\n"
	}
	return rows
}

func compare(t *testing.T, text string, words []seedWord, newTiles, bonus, total int) {
	t.Helper()
	got := read[sheet.CountReport](t, text)
	if got.Points != total || got.NewTiles != newTiles || got.Bonus != bonus || len(got.Words) != len(words) {
		t.Errorf("%d points, %d new tiles, bonus %d, %d words; want %d, %d, %d, %d",
			got.Points, got.NewTiles, got.Bonus, len(got.Words), total, newTiles, bonus, len(words))
		return
	}
	for i, w := range words {
		if g := got.Words[i]; g.Working != w.Working || g.Points != w.Score || g.Word != w.Word {
			t.Errorf("%s: %s; want %s: %s", g.Word, g.Working, w.Word, w.Working)
		}
	}
}

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
	report := read[sheet.Report](t, m.ok("show", "--json", id))
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
		report := read[sheet.Report](t, m.ok("show", "--json", id))
		if report.Players[0].Adjustment != -(1+3) || report.Players[1].Adjustment != -(5+1) {
			t.Errorf("%+v", report.Players)
		}
		return
	}
	if end.Rack != "" { // the holder loses it, the player who is out gains it
		id := m.start("--edition", c.Edition, "end - "+end.Rack)
		report := read[sheet.Report](t, m.ok("show", "--json", id))
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
	report := read[sheet.Report](t, m.ok("show", "--json", id))
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
		if report := read[sheet.Report](t, m.ok("show", "--json", id)); len(report.Notices) != 0 {
			t.Errorf("a notice after %d exchanges: %v", want.Scoreless-1, report.Notices)
		}
		m.ok("enter", id, "cambio")
		if report := read[sheet.Report](t, m.ok("show", "--json", id)); len(report.Notices) != 1 || report.Notices[0].Code != sheet.NoticeScoreless {
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
		if report := read[sheet.Report](t, m.ok("show", "--json", id)); len(report.Notices) != 0 {
			t.Errorf("%s players: a notice after %d passes: %v", players, limit-1, report.Notices)
		}
		m.ok("enter", id, "paso")
		report := read[sheet.Report](t, m.ok("show", "--json", id))
		if len(report.Notices) != 1 || report.Notices[0].Code != sheet.NoticePasses || report.Finished {
			t.Errorf("%s players: after %d passes: %v", players, limit, report.Notices)
		}
	}
}

// set is an edition as `editions ID --json` tells it.
type set struct {
	scoring.Definition
	Tiles int
}

func (s set) letter(text string) scoring.LetterDef {
	for _, l := range s.Letters {
		if l.Letter == text {
			return l
		}
	}
	return scoring.LetterDef{}
}

// setCase adds up the tiles of an edition.
func setCase(t *testing.T, c seedCase) {
	s := read[set](t, newTable(t).ok("editions", c.Edition, "--json"))
	letters, points, ones, oneFaces := 0, 0, 0, 0
	for _, l := range s.Letters {
		letters += l.Count
		points += l.Count * l.Value
		if l.Value == 1 {
			ones += l.Count
			oneFaces++
		}
	}
	var want map[string]any
	if err := json.Unmarshal(c.Raw, &want); err != nil {
		t.Fatal(err)
	}
	vowels := 0
	for _, l := range []string{"A", "E", "I", "N", "O"} {
		vowels += s.letter(l).Count
	}
	for field, got := range map[string]int{
		"total": s.Tiles, "letters": letters, "blanks": s.Blanks, "zero_points": s.Blanks, "letter_points": points,
		"one_point_faces": oneFaces, "one_point_tiles": ones, "aeino": vowels,
		"CH": s.letter("CH").Value, "LL": s.letter("LL").Value, "RR": s.letter("RR").Value, "Ñ": s.letter("Ñ").Value,
		"E": s.letter("E").Count, "N": s.letter("N").Count, "Z": s.letter("Z").Value,
	} {
		if w, ok := want[field].(float64); ok && int(w) != got {
			t.Errorf("%s: %d, want %v", field, got, w)
		}
	}
	if dearest, ok := want["dearest"].(map[string]any); ok {
		for letter, value := range dearest {
			for _, l := range s.Letters {
				if l.Value > int(value.(float64)) || l.Letter == letter && l.Value != int(value.(float64)) {
					t.Errorf("%s is worth %d, more than %s", l.Letter, l.Value, letter)
				}
			}
		}
	}
	if french, ok := want["french_Z"].(float64); ok {
		fr := read[set](t, newTable(t).ok("editions", "fr-102", "--json"))
		if fr.letter("Z").Value != int(french) {
			t.Errorf("Z is worth %d in French", fr.letter("Z").Value)
		}
	}
	for field, value := range map[string]int{"one_point": 1, "two": 2, "three": 3, "four": 4, "five": 5, "eight": 8, "ten": 10} {
		row, _ := want[field].(string)
		for _, face := range strings.Fields(row) {
			letter := strings.TrimRight(face, "0123456789")
			count, _ := strconv.Atoi(strings.TrimPrefix(face, letter))
			if l := s.letter(letter); l.Count != count || l.Value != value {
				t.Errorf("%s: %d tiles of %d, want %d of %d", letter, l.Count, l.Value, count, value)
			}
		}
	}
}

func boardCase(t *testing.T, c seedCase) {
	s := read[set](t, newTable(t).ok("editions", "es-100", "--json"))
	want := read[map[string]any](t, string(c.Raw))
	rows := strings.Join(s.Board, "")
	for field, sign := range map[string]string{"double_letter": "d", "triple_letter": "t", "double_word": "D", "triple_word": "T", "plain": "."} {
		if n := strings.Count(rows, sign); n != int(want[field].(float64)) {
			t.Errorf("%s: %d, want %v", field, n, want[field])
		}
	}
}

func bagCase(t *testing.T, c seedCase) {
	m := newTable(t)
	want := read[struct {
		Players    int
		NotOnBoard int `json:"not_on_board"`
		InBag      int `json:"in_bag"`
	}](t, string(c.Raw))
	id := m.start("--edition", c.Edition, "--players", strconv.Itoa(want.Players))
	got := read[sheet.Report](t, m.ok("show", "--json", id)).Tiles
	if got.Unseen != want.NotOnBoard || got.Bag != want.InBag {
		t.Errorf("unseen %d, bag %d; want %d, %d", got.Unseen, got.Bag, want.NotOnBoard, want.InBag)
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
		if got := read[sheet.CountReport](t, m.ok("score", "--json", "--edition", "es-100", play)); got.Points != 3*int(factor) {
			t.Errorf("%s: %d", play, got.Points)
		}
	}
	if bonus, ok := want["points"].(float64); ok {
		got := read[sheet.CountReport](t, m.ok("score", "--json", "--edition", "es-100", "TORT2wILLA"))
		if got.Bonus != int(bonus) || got.Points != 28+int(bonus) {
			t.Errorf("%+v", got)
		}
		if six := read[sheet.CountReport](t, m.ok("score", "--json", "--edition", "es-100", "TORT2wILLA0")); six.Bonus != 0 {
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
		if report := read[sheet.Report](t, m.ok("show", "--json", id)); report.Players[0].Total != -10 || report.Players[1].Total != -20 {
			t.Errorf("%+v", report.Players)
		}
	}
	if seconds, ok := want["red_last_seconds"]; ok && tui.Late != time.Duration(seconds.(float64))*time.Second {
		t.Errorf("red in the last %s", tui.Late)
	}
	if all, ok := want["round_clock_minutes"].([]any); ok {
		id := m.start("--kind", "duplicate")
		for _, minutes := range all {
			m.ok("enter", id, fmt.Sprintf("clock round %v", minutes))
			clock := read[sheet.Report](t, m.ok("show", "--json", id)).Clock
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
		report := read[sheet.Report](t, m.ok("show", "--json", id))
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
		report := read[sheet.Report](t, m.ok("show", "--json", id))
		if row := report.Turns[2]; report.Players[0].Total != turn-want.Example.Taken || row.Kind != sheet.KindPenalty || row.Wrong != 1 {
			t.Errorf("%+v, %+v", report.Players[0], row)
		}
		want.Proposes = want.Example.Taken - turn
	}
	id := m.start("--rules", c.Rulebook, "30", "penalización 1")
	report := read[sheet.Report](t, m.ok("show", "--json", id))
	if report.Players[0].Total != 30-want.Proposes || report.OnTurn != 2 {
		t.Errorf("%d points, player %d on turn", report.Players[0].Total, report.OnTurn)
	}
}

// twoTilesCase spells the words of two tiles, some of which have three letters.
func twoTilesCase(t *testing.T, c seedCase) {
	m := newTable(t)
	want := read[struct {
		Words []string
		Count int
	}](t, string(c.Raw))
	if len(want.Words) != want.Count {
		t.Errorf("%d words, want %d", len(want.Words), want.Count)
	}
	for _, word := range want.Words {
		got := read[sheet.CountReport](t, m.ok("score", "--json", "--edition", c.Edition, word))
		if got.NewTiles != 2 || len(got.Words[0].Tiles) != 2 {
			t.Errorf("%s has %d tiles", word, got.NewTiles)
		}
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

// derived are the cases that follow from the seeds, and what has to be refused.
var derived = map[string]func(t *testing.T){
	"n-over-master": func(t *testing.T) {
		m := newTable(t)
		id := m.start("--kind", "duplicate")
		m.ok("enter", id, "master 36", "40")
		report := read[sheet.Report](t, m.ok("show", "--json", id))
		if !slices.ContainsFunc(report.Notices, func(n sheet.NoticeReport) bool { return n.Code == sheet.NoticeOverMaster }) {
			t.Errorf("%+v", report.Notices)
		}
	},
	"x-conquest": func(t *testing.T) {
		scores(t, 311, "(3 + 1 + 1 + 10 × 2 + 1 + 1 + 1 + 1) × 9 = 261", "en-100", "C3wONQ2lU(E)ST3w")
	},
	"x-blank-on-dl":     func(t *testing.T) { scores(t, 12, "(0 × 2 + 1 + 3 + 1 + 1) × 2 = 12", "es-100", "H4 J?AMON") },
	"x-blank-two-tiles": func(t *testing.T) { scores(t, 6, "(3 + 0) × 2 = 6", "es-100", "H8 ME?") },
	"x-single-tile": func(t *testing.T) {
		m := newTable(t)
		for _, line := range []string{"I8 O", "8I O", "8H NO"} {
			id := m.start("--edition", "es-100", "H4 JAMON", line)
			turn := read[sheet.Report](t, m.ok("show", "--json", id)).Turns[1]
			if turn.Points != 2 || len(turn.Words) != 1 || turn.Words[0].Word != "NO" {
				t.Errorf("%s: %+v", line, turn)
			}
		}
	},
	"x-bag-late": func(t *testing.T) {
		m := newTable(t)
		s := read[set](t, m.ok("editions", "es-100", "--json"))
		tiles := []string{"A?", "E?"}
		for _, l := range s.Letters {
			if !strings.ContainsAny(l.Letter, "CHLR") {
				tiles = append(tiles, slices.Repeat([]string{l.Letter}, l.Count)...)
			}
		}
		for i, l := range []string{"L", "R", "L", "R", "L", "R", "C"} { // apart: two make another letter
			tiles = slices.Insert(tiles, 10*i, l)
		}
		lines := []string{"--edition", "es-100"}
		for chunk := range slices.Chunk(tiles, 7) {
			lines = append(lines, "= "+strings.Join(chunk, ""))
		}
		got := read[sheet.Report](t, m.ok("show", "--json", m.start(lines...))).Tiles
		if got.Unseen != 11 || got.Bag != 0 || len(got.Overused) != 0 {
			t.Errorf("unseen %d, bag %d, over-used %v", got.Unseen, got.Bag, got.Overused)
		}
	},
	"n-first-not-centre": func(t *testing.T) { refuses(t, "The first word must cover H8.", "H3 JAMON") },
	"n-first-one-tile":   func(t *testing.T) { refuses(t, "The first word needs two tiles at least.", "H8 A") },
	"n-gap":              func(t *testing.T) { refuses(t, "H5", "H4 A.A") },
	"n-not-touching":     func(t *testing.T) { refuses(t, "SOL at A1 touches no tile on the board.", "H4 JAMON", "A1 SOL") },
	"n-eight-new": func(t *testing.T) {
		refuses(t, "has more than 7 new tiles. Put those that lay there in brackets", "= CASADERO")
	},
	"n-digit": func(t *testing.T) { refuses(t, "A word has no digits", "H4 M3SA") },
	"n-k": func(t *testing.T) {
		m := newTable(t)
		got := read[sheet.CountReport](t, m.ok("score", "--json", "--edition", "es-100", "KILO"))
		if got.Points != 3 || got.Words[0].Working != "0 + 1 + 1 + 1 = 3" || got.Words[0].Tiles[0] != "k" ||
			len(got.Notices) != 1 || got.Notices[0].Code != sheet.NoticeBlankKW {
			t.Errorf("%+v", got)
		}
	},
	"n-2001":            func(t *testing.T) { refuses(t, "2000 at most", "2001") },
	"n-two-empty-racks": func(t *testing.T) { refuses(t, "Only one player can have gone out.", "end - -") },
}

func scores(t *testing.T, points int, working, edition, play string) {
	t.Helper()
	got := read[sheet.CountReport](t, newTable(t).ok("score", "--json", "--edition", edition, play))
	if got.Points != points || got.Words[0].Working != working {
		t.Errorf("%s: %d, %s", play, got.Points, got.Words[0].Working)
	}
}

// refuses enters lines of which the last is refused with a sentence, and changes nothing.
func refuses(t *testing.T, sentence string, lines ...string) {
	t.Helper()
	m := newTable(t)
	id := m.start(append([]string{"--edition", "es-100"}, lines[:len(lines)-1]...)...)
	before := m.ok("show", "--json", id)
	if said := m.no(1, "enter", id, lines[len(lines)-1]); !strings.Contains(said, sentence) {
		t.Errorf("%q: %s", lines, said)
	}
	if m.ok("show", "--json", id) != before {
		t.Errorf("%q was refused and changed the game", lines)
	}
}
