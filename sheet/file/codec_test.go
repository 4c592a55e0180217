package file_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"
	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/sheettest"
)

func encode(t rapid.TB, l sheet.Log) []byte {
	t.Helper()
	data, err := file.Encode(l)
	if err != nil {
		t.Fatalf("encode: %v", err)
	}
	return data
}

func decode(t rapid.TB, data []byte) sheet.Log {
	t.Helper()
	l, err := file.Decode(data)
	if err != nil {
		t.Fatalf("decode: %v\n%s", err, data)
	}
	return l
}

func TestEncodeThenDecodeChangesNothing(t *testing.T) {
	for name := range sheettest.Small {
		t.Run(name, func(t *testing.T) {
			e := edition(t, name)
			rapid.Check(t, func(t *rapid.T) {
				l := anyLog(e).Draw(t, "log")
				data := encode(t, l)
				back := decode(t, data)
				if diff := cmp.Diff(l, back, cmpopts.EquateEmpty()); diff != "" {
					t.Fatalf("%s\n%s", diff, data)
				}
				if again := encode(t, back); !bytes.Equal(again, data) {
					t.Fatal(cmp.Diff(string(data), string(again)))
				}
				glance, err := file.Glance(data)
				if err != nil {
					t.Fatal(err)
				}
				if diff := cmp.Diff(l.Events, glance.Log.Events, cmpopts.EquateEmpty()); diff != "" {
					t.Fatal(diff)
				}
				foldAll(l, e)
			})
		})
	}
}

// foldAll folds a log and all that undo and redo make of it.
func foldAll(l sheet.Log, e *scoring.Edition) {
	sheet.Fold(l, e)
	for last, ok := l.Undo(); ok; last, ok = last.Undo() {
		sheet.Fold(last, e)
	}
	for next, ok := l.Redo(); ok; next, ok = next.Redo() {
		sheet.Fold(next, e)
	}
}

func TestFileIsForPeopleAndDiffs(t *testing.T) {
	l := withEvents(t,
		sheet.Played{Play: scoring.Play{Start: scoring.Square{Row: 7, Col: 3}, Tiles: tiles(t, "M", "(A)", "CH", "o")}},
		sheet.Typed{Words: scoring.Typed{{typedTile(t, "Ñ", scoring.DoubleWord, false), typedTile(t, "a", scoring.Plain, true)}}},
		sheet.Ended{Leftovers: []sheet.Leftover{{Out: true}, {Tiles: []scoring.Tile{tile(t, "C"), tile(t, "H"), scoring.UnnamedBlank}}, {Points: 4}}},
	)
	text := string(encode(t, l))
	for _, line := range []string{
		`  "schema": 5,`,
		`  "players": ["Ana", "Bea", ""],`,
		`    "board": [`,
		`      "T..d...T...d..T",`,
		`    {"id": 1, "kind": "played", "at": "H4", "down": false, "tiles": ["M", "(A)", "CH", "o"], "time": "2026-11-29T18:30:05.250Z"},`,
		`    {"id": 2, "kind": "typed", "words": [["Ñ2w", "(a)"]], "time": "2026-11-29T18:30:05.250Z"},`,
		`    {"id": 3, "kind": "ended", "left": ["-", ["C", "H", "?"], 4], "time": "2026-11-29T18:30:05.250Z"}`,
	} {
		if !strings.Contains(text, line+"\n") {
			t.Errorf("no line %s", line)
		}
	}
	if t.Failed() {
		t.Log(text)
	}
	for i, line := range strings.Split(text, "\n") {
		if strings.TrimRight(line, " ") != line {
			t.Errorf("line %d ends in a space", i+1)
		}
	}
}

// newest is the kept sample of the newest schema.
func newest(t testing.TB) []byte {
	t.Helper()
	data, err := os.ReadFile(fmt.Sprintf("testdata/schema%d.json", file.Schema))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestTheSamplesOfAllSchemasLoad(t *testing.T) {
	for schema, want := range map[int]struct {
		totals []int
		kinds  int
	}{
		1: {[]int{28, 13, 45, 0}, 20},
		2: {[]int{8, -25, 45, -2}, 29},
		3: {[]int{8, -25, 45, -2}, 30},
		4: {[]int{8, -25, 45, -2}, 30},
		5: {[]int{8, -25, 45, -2}, 30},
	} {
		t.Run(fmt.Sprint(schema), func(t *testing.T) {
			data, err := os.ReadFile(fmt.Sprintf("testdata/schema%d.json", schema))
			if err != nil {
				t.Fatal(err)
			}
			l := decode(t, data)
			g, err := sheet.NewGame(l)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want.totals, g.Standings.Totals()); diff != "" {
				t.Error(diff)
			}
			kinds := map[string]bool{}
			for _, e := range l.Events {
				kinds[fmt.Sprintf("%T", e.What)] = true
			}
			if len(kinds) != want.kinds {
				t.Errorf("the sample shows %d kinds of events: %v", len(kinds), kinds)
			}
			if again, ok := l.Redo(); !ok || len(again.Events) != len(l.Events)+1 {
				t.Error("what was undone is not there to do again")
			}
			if string(l.Extra["mood"]) != `"good"` {
				t.Errorf("extra: %s", l.Extra)
			}
			d, err := file.Read(data)
			if err != nil || d.Fault != nil {
				t.Fatal(err, d.Fault)
			}
			if again, err := file.EncodeAt(l, d.At); schema == file.Schema && !bytes.Equal(again, data) {
				t.Error(cmp.Diff(string(data), string(again)), err)
			}
		})
	}
}

// What an older schema could not say is read from the newest one.
func TestWhatSchema2Adds(t *testing.T) {
	l := decode(t, newest(t))
	first, second := l.Events[0], l.Events[1]
	if p, _ := first.What.(sheet.Played); !p.Stands || first.Rack[4] != 0 || first.Told == nil || *first.Told != 20 || first.Off != 4 {
		t.Errorf("%+v", first)
	}
	if second.Told != nil || second.Off != -3 {
		t.Errorf("%+v", second)
	}
	if end, _ := l.Events[16].What.(sheet.Ended); !slices.Equal(end.Told, []int{-1, 30, -2, 0}) {
		t.Errorf("%+v", end)
	}
	if diff := cmp.Diff([]string{"lexicon CSW21", "player1 ana"}, l.Header.Kept); diff != "" || l.Rules.Classic.Leftovers != sheet.Twice {
		t.Errorf("%s %s", diff, l.Rules.Classic.Leftovers)
	}
	want := []sheet.What{sheet.Overtime{Player: 2, Points: 10}, sheet.Overtime{Player: 4, Points: 2}, sheet.Kept{Line: "#rack2 AB?"}}
	for i, what := range want {
		if diff := cmp.Diff(what, l.Events[24+i].What); diff != "" {
			t.Error(diff)
		}
	}
	if l.House.String() != "bonus=40,leftovers=twice,penalty=5" || l.Rules.Home == nil || l.Rules.Home.Classic.Leftovers != sheet.NoLeftovers {
		t.Errorf("%s, %+v", l.House, l.Rules.Home)
	}
	clock := sheet.Clock{Minutes: 30, Least: 20, Over: sheet.OverPoints, Points: 1, LossAfter: 10}
	if l.Rules.Classic.Clock != clock || l.Rules.Classic.Jury != 20 || l.Rules.Duplicate.SoloMost != 25 || l.Events[18].Was != 31 {
		t.Errorf("%+v, %+v", l.Rules.Classic, l.Events[18])
	}
	want = []sheet.What{sheet.Overtime{Player: 1, Time: 65 * time.Second}, sheet.Wrong{Event: 31}}
	if diff := cmp.Diff(want, []sheet.What{l.Events[27].What, l.Events[28].What}); diff != "" {
		t.Error(diff)
	}
	want = []sheet.What{
		sheet.ClockChosen{ClockChoice: sheet.ClockChoice{Kind: sheet.GameClock, Length: 25 * time.Minute}}, sheet.ClockStarted{}, sheet.ClockStopped{},
		sheet.ClockSet{Player: 2, Shows: -42 * time.Second}, sheet.ClockSet{Shows: 90 * time.Second}, sheet.ClockRan{Player: 1}, sheet.ClockChosen{},
	}
	for i, what := range want {
		if diff := cmp.Diff(what, l.Events[29+i].What); diff != "" {
			t.Error(diff)
		}
	}
	if l.Events[31].Took != 60125*time.Millisecond || l.Events[34].Was != 6 {
		t.Errorf("%+v, %+v", l.Events[31], l.Events[34])
	}
}

func TestUnknownFieldsAreKept(t *testing.T) {
	text := string(encode(t, withEvents(t, sheet.Passed{})))
	for _, change := range [][2]string{
		{`"tail": "",`, `"tail": "", "weather": {"sun": [true, null]},`},
		{`"header": {`, `"header": {"referee": "Eva <3>", `},
		{`"classic": {`, `"classic": {"sudden_death": {"after": 2}, `},
		{`"kind": "passed"`, `"kind": "passed", "thought": 61.50`},
		{`"house": {"bonus": null, `, `"house": {"bonus": 40, "tea": "at four", `},
	} {
		if !strings.Contains(text, change[0]) {
			t.Fatalf("no %s in\n%s", change[0], text)
		}
		text = strings.ReplaceAll(text, change[0], change[1])
	}
	again := string(encode(t, decode(t, []byte(text))))
	for _, want := range []string{`"weather": {"sun": [true, null]}`, `"referee": "Eva <3>"`, `"sudden_death": {"after": 2}`, `"thought": 61.50`, `"bonus": 40,`, `"tea": "at four"`} {
		if !strings.Contains(again, want) {
			t.Errorf("lost: %s", want)
		}
	}
	if third := string(encode(t, decode(t, []byte(again)))); third != again {
		t.Error(cmp.Diff(again, third))
	}
}

// Fault 103: a file of an older schema without a field that was added later.
func TestFieldsThatMayBeMissing(t *testing.T) {
	old, err := os.ReadFile("testdata/schema3.json")
	if err != nil {
		t.Fatal(err)
	}
	want := decode(t, old)
	want.ID, want.Header, want.Announced, want.Notation = "", sheet.Header{}, nil, want.Edition.Notation
	want.House, want.Changes, want.Done = sheet.House{}, nil, 0
	var o map[string]json.RawMessage
	if err := json.Unmarshal(old, &o); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"id", "header", "notation", "changes", "done", "announced", "house"} {
		delete(o, name)
	}
	data, _ := json.Marshal(o)
	if diff := cmp.Diff(want, decode(t, data), cmpopts.EquateEmpty()); diff != "" {
		t.Error(diff)
	}
}

// Fault 35: a tile of two letters on the board and another on a rack.
func TestDigraphsOnBoardAndRack(t *testing.T) {
	l := withEvents(t,
		sheet.Played{Play: scoring.Play{Start: scoring.Square{Row: 7, Col: 5}, Tiles: tiles(t, "LL", "A", "M", "A")}},
	)
	l.Events[0].Rack = []scoring.Tile{tile(t, "CH"), tile(t, "C"), tile(t, "H"), tile(t, "LL")}
	l.Changes[0].New = l.Events
	before, err := sheet.NewGame(l)
	if err != nil {
		t.Fatal(err)
	}
	after, err := sheet.NewGame(decode(t, encode(t, l)))
	if err != nil {
		t.Fatal(err)
	}
	if !before.Standings.Board.Equal(&after.Standings.Board) || after.Standings.Turns[0].Fault != nil {
		t.Errorf("another board: %q", after.Standings.Board.Text(after.Edition))
	}
	if diff := cmp.Diff(before.Standings.Totals(), after.Standings.Totals()); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(l.Events, after.Log.Events); diff != "" {
		t.Error(diff)
	}
}

func TestEveryTruncationIsDamage(t *testing.T) {
	data := bytes.TrimRight(newest(t), "\n")
	for n := range len(data) {
		if testing.Short() && n%3 > 0 {
			continue
		}
		_, err := file.Decode(data[:n])
		if damaged := (*file.DamagedError)(nil); !errors.As(err, &damaged) || damaged.Where == "" {
			t.Fatalf("the first %d bytes: %v", n, err)
		}
	}
}

func TestNonsenseIsDamageAndSaysWhere(t *testing.T) {
	sample := newest(t)
	tests := []struct{ name, where, old, new string }{
		{"two values", "line 3", string(sample), "{}\n\n{}"},
		{"a comma missing", "line 6", `"id": "2026`, `"id" "2026`},
		{"schema 0", "schema", `"schema": 5`, `"schema": 0`},
		{"a number of changes that is none", "changed", `"changed": 5`, `"changed": -5`},
		{"no players", "players", `"players"`, `"players?"`},
		{"an unknown kind of game", "kind", `"kind": "classic"`, `"kind": "chess"`},
		{"an unknown notation", "notation", `"notation": "rows"`, `"notation": "cols"`},
		{"a seat too high to open", "first", `"first": 1`, `"first": 4`},
		{"an edition that is none", "edition", `"rack": 7`, `"rack": 70`},
		{"a policy that is none", "rules.classic.leftovers", `"twice"`, `"thrice"`},
		{"an exchange that is none", "rules.classic.exchange", `"exchange": "turn"`, `"exchange": "tern"`},
		{"a clock that is none", "rules.classic.clock.over", `"over": "points"`, `"over": "ponts"`},
		{"a number of a duplicate out of range", "rules.duplicate", `"solo": 10`, `"solo": -1`},
		{"a policy of the home book that is none", "rules.home.classic.leftovers", `"leftovers": "none"`, `"leftovers": "nil"`},
		{"a home of a home book", "rules.home.home.id", "\"home\": null,\n      \"sources\": []", "\"home\": {},\n      \"sources\": []"},
		{"a house rule that is none", "house", `{"bonus": 40, "leftovers": "twice"`, `{"bonus": 40, "leftovers": "thrice"`},
		{"a house rule out of range", "house", `{"bonus": 40`, `{"bonus": 4000`},
		{"more overtime than a day", "events[27].seconds", `"seconds": 65`, `"seconds": 86401`},
		{"a jury without its turn", "events[28].event", `"kind": "wrong", "event"`, `"kind": "wrong", "turn"`},
		{"a clock that nobody knows", "events[29].clock", `"clock": "game"`, `"clock": "chess"`},
		{"a clock of a year", "events[29].seconds", `"seconds": 1500`, `"seconds": 31536000`},
		{"a clock of a day", "events[29].clock", `"seconds": 1500`, `"seconds": 86400`},
		{"time that went back", "events[31].took", `"took": 60125`, `"took": -1`},
		{"a clock of nobody", "events[31]", `"clock_set", "seat": 2`, `"clock_set", "seat": 9`},
		{"what was out of range", "events[18]", `"was": 31`, `"was": -31`},
		{"an unknown kind of event", "events[0].kind", `"id": 1, "kind": "played"`, `"id": 1, "kind": "plaid"`},
		{"a letter that the edition lacks", "events[0].tiles", `["CH", "O", "LL", "a"]`, `["CH", "O", "LL", "x"]`},
		{"a letter that only a blank may be", "events[0].tiles", `["CH", "O", "LL", "a"]`, `["K", "O", "LL", "a"]`},
		{"a blank that is nothing", "events[0].tiles", `["CH", "O", "LL", "a"]`, `["CH", "O", "LL", "?"]`},
		{"a tile of the board that is not known", "events[0].tiles", `["CH", "O", "LL", "a"]`, `["CH", "O", "LL", "_"]`},
		{"a play that stands a little", "events[0].stands", `"stands": true`, `"stands": 1`},
		{"points that were told and are a word", "events[0].told", `"told": 20`, `"told": "20"`},
		{"points that were told out of range", "events[0]", `"told": 20`, `"told": 1000001`},
		{"a total that is off out of range", "events[0]", `"off": 4`, `"off": -1000001`},
		{"more changes than players", "events[16]", `"changes": [-1, 30, -2, 0]`, `"changes": [-1, 30, -2, 0, 0]`},
		{"overtime of nobody", "events[23]", `"overtime", "seat": 2`, `"overtime", "seat": 5`},
		{"a kept line without its line", "events[26].line", `"line": "#rack2`, `"text": "#rack2`},
		{"no new tile", "events[0]", `["CH", "O", "LL", "a"]`, `["(CH)"]`},
		{"a square off the board", "events[0]", `"at": "H5"`, `"at": "H13"`},
		{"a square with the number first", "events[0].at", `"at": "H5"`, `"at": "5H"`},
		{"a square in lower case", "events[0].at", `"at": "H5"`, `"at": "h5"`},
		{"a seat that nobody has yet", "events[7]", `"penalty", "seat": 2`, `"penalty", "seat": 4`},
		{"points for a leftover that is a word", "events[16].left[1]", `"-"`, `"out"`},
		{"a leftover that is null", "events[16].left[1]", `"-"`, `null`},
		{"more done than changes", "done", `"done": 2`, `"done": 9`},
		{"a change that is not in the events", "changes[1]", `"done": 2`, `"done": 1`},
		{"a change outside the events", "changes[2]", `"at": 24`, `"at": 300`},
		{"a change before the events", "changes[2]", `"at": 24`, `"at": -1`},
		{"a time that is none", "events[0].time", `T18:30:00.000Z", "by": "ana"`, `T25:30:00.000Z", "by": "ana"`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			text := strings.Replace(string(sample), test.old, test.new, 1)
			if text == string(sample) {
				t.Fatalf("no %s in the sample", test.old)
			}
			_, err := file.Decode([]byte(text))
			if damaged := (*file.DamagedError)(nil); !errors.As(err, &damaged) {
				t.Fatalf("%v", err)
			} else if damaged.Where != test.where {
				t.Errorf("at %q, not at %q: %v", damaged.Where, test.where, err)
			}
		})
	}
}

// Whatever value stands in the place of another: it is refused, or it can be folded.
func TestAnyValueInAnyPlace(t *testing.T) {
	sample := newest(t)
	value := regexp.MustCompile(`"[^"]*"|-?\d+|true|false`)
	places := value.FindAllIndex(sample, -1)
	others := append(value.FindAllString(string(sample), -1), "-1", "0", "99", "1000000000000", "null", "[]", "{}", "[[]]", `"?"`, `"()"`, `""`)
	rapid.Check(t, func(t *rapid.T) {
		text := sample
		for range 2 {
			place := rapid.SampledFrom(places).Draw(t, "place")
			if place[1] > len(text) {
				continue
			}
			text = slices.Concat(text[:place[0]], []byte(rapid.SampledFrom(others).Draw(t, "value")), text[place[1]:])
		}
		l, err := file.Decode(text)
		if err != nil {
			return
		}
		e, err := scoring.NewEdition(l.Edition)
		if err != nil {
			t.Fatal(err)
		}
		foldAll(l, e)
		encode(t, l)
	})
}

func TestTheLastPlayerCannotLeave(t *testing.T) {
	l := withEvents(t, sheet.Left{Player: 1}, sheet.Left{Player: 2}, sheet.Left{Player: 3}, sheet.Passed{})
	if _, err := file.Encode(l); !errors.As(err, new(*file.DamagedError)) {
		t.Errorf("%v", err)
	}
}

func TestNewerSchema(t *testing.T) {
	_, err := file.Decode([]byte(`{"schema": 99, "kind": {"of": "another form"}}`))
	newer := (*file.NewerSchemaError)(nil)
	if !errors.As(err, &newer) || newer.Schema != 99 {
		t.Errorf("%v", err)
	}
}

func TestFileTooLarge(t *testing.T) {
	data := append(encode(t, withEvents(t)), bytes.Repeat([]byte(" "), 64<<20)...)
	if _, err := file.Decode(data); !errors.As(err, new(*file.DamagedError)) {
		t.Errorf("%v", err)
	}
}

func TestEncodeRefusesWhatDecodeWould(t *testing.T) {
	for name, spoil := range map[string]func(*sheet.Log){
		"a tile of another edition": func(l *sheet.Log) { l.Events[0].What.(sheet.Played).Play.Tiles[0].Tile = 60 },
		"a letter without a tile": func(l *sheet.Log) {
			l.Events[0].What.(sheet.Played).Play.Tiles[0].Tile = tile(t, "k") &^ scoring.UnnamedBlank
		},
		"off the board": func(l *sheet.Log) {
			l.Events[0].What = sheet.Played{Play: scoring.Play{Start: scoring.Square{Row: -1}}}
		},
		"nothing happened":  func(l *sheet.Log) { l.Events[0].What = nil },
		"an unknown change": func(l *sheet.Log) { l.Changes[0].At = 5 },
		"an unknown player": func(l *sheet.Log) { l.Events[0].Player = 7 },
		"unreadable extra":  func(l *sheet.Log) { l.Extra = map[string]json.RawMessage{"x": json.RawMessage("{")} },
	} {
		t.Run(name, func(t *testing.T) {
			l := withEvents(t, sheet.Played{Play: scoring.Play{Start: scoring.Square{Row: 7, Col: 5}, Tiles: tiles(t, "LL", "A")}})
			spoil(&l)
			if len(l.Changes) > 0 && l.Changes[0].At == 0 {
				l.Changes[0].New = l.Events
			}
			if data, err := file.Encode(l); !errors.As(err, new(*file.DamagedError)) {
				t.Errorf("%v\n%s", err, data)
			}
		})
	}
}

// FuzzDecode: never a panic, and what was read can be folded and written again.
func FuzzDecode(f *testing.F) {
	f.Add(newest(f))
	f.Add(encode(f, withEvents(f)))
	f.Add(encode(f, withEvents(f, sheet.Joined{Name: "Eva"}, sheet.Left{Player: 4}, sheet.Left{Player: 1}, sheet.Passed{}, sheet.Finished{}, sheet.Reopened{})))
	f.Fuzz(func(t *testing.T, data []byte) {
		l, err := file.Decode(data)
		if err != nil {
			if !errors.As(err, new(*file.DamagedError)) && !errors.As(err, new(*file.NewerSchemaError)) && !errors.As(err, new(*file.ForeignError)) {
				t.Fatalf("%T", err)
			}
			return
		}
		e, err := scoring.NewEdition(l.Edition)
		if err != nil {
			t.Fatal(err)
		}
		foldAll(l, e)
		again := encode(t, l)
		if diff := cmp.Diff(l, decode(t, again), cmpopts.EquateEmpty()); diff != "" {
			t.Fatal(diff)
		}
	})
}

// withEvents is a game of three with digraphs in which this happened, each by a change.
func withEvents(t testing.TB, happened ...sheet.What) sheet.Log {
	e := edition(t, "digraphs and letters without a tile")
	l := sheet.Log{
		ID: "2026-11-29-ana-bea", Kind: sheet.ClassicGame, Edition: e.Definition, Notation: scoring.Rows, Header: sheet.Header{Event: "Club"},
		Rules:   sheet.Rulebook{ID: "home", Players: [2]int{2, 4}, Classic: sheet.Classic{Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies}},
		Players: []string{"Ana", "Bea", ""}, First: 1,
	}
	for i, what := range happened {
		l = l.Splice(i, 0, sheet.Event{ID: i + 1, Time: time.Date(2026, 11, 29, 18, 30, 5, 250e6, time.UTC), What: what})
	}
	return l
}

// tile finds a tile of the edition with digraphs by its text.
func tile(t testing.TB, text string) scoring.Tile {
	t.Helper()
	e := edition(t, "digraphs and letters without a tile")
	l, ok := e.Letter(strings.ToUpper(text))
	if !ok {
		t.Fatalf("no letter %q", text)
	}
	if text != strings.ToUpper(text) {
		return l.Blank()
	}
	return l.Tile()
}

func tiles(t testing.TB, texts ...string) []scoring.PlayTile {
	t.Helper()
	all := make([]scoring.PlayTile, len(texts))
	for i, text := range texts {
		inner := strings.Trim(text, "()")
		all[i] = scoring.PlayTile{Tile: tile(t, inner), New: inner == text}
	}
	return all
}

func typedTile(t testing.TB, text string, p scoring.Premium, old bool) scoring.TypedTile {
	t.Helper()
	return scoring.TypedTile{Tile: tile(t, text), Premium: p, Old: old}
}

// TestNoFlippedKeyIsTakenForNothing flips each bit of the names of fields of a game, one of each letter
// with the race detector, one of some letters in a short run: what is still read has the same totals; the rest is refused.
func TestNoFlippedKeyIsTakenForNothing(t *testing.T) {
	data := newest(t)
	want := totalsOf(t, decode(t, data))
	flips, read := 0, 0
	for _, key := range regexp.MustCompile(`"[^"\n]*":`).FindAllIndex(data, -1) {
		for at := key[0] + 1; at < key[1]-2; at++ {
			for bit := range 8 {
				if (testing.Short() || raced) && bit != at%8 || testing.Short() && at%5 > 0 {
					continue
				}
				flipped := slices.Clone(data)
				flipped[at] ^= 1 << bit
				flips++
				l, err := file.Decode(flipped)
				if err != nil {
					continue
				}
				read++
				if got := totalsOf(t, l); !slices.Equal(got, want) {
					t.Errorf("%s flipped to %s: %v, not %v", data[key[0]:key[1]], flipped[key[0]:key[1]], got, want)
				}
			}
		}
	}
	t.Logf("%d flips, %d of them read", flips, read)
}

// TestNullIsNoValue puts null in the place of each value that is a word or a number: what the
// standard reader takes for a zero is damage, as a field that is missing is.
func TestNullIsNoValue(t *testing.T) {
	data := newest(t)
	places := regexp.MustCompile(`"([^"\n]*)": ("[^"\n]*"|-?[0-9.]+|true|false)`).FindAllSubmatchIndex(data, -1)
	house := bytes.Index(data, []byte(`"house"`))
	inHouse := func(at int) bool { return at > house && at < house+bytes.IndexByte(data[house:], '\n') }
	for _, place := range places {
		spoilt := slices.Concat(data[:place[4]], []byte("null"), data[place[5]:])
		if name := string(data[place[2]:place[3]]); name == "thought" || name == "mood" {
			continue // nothing of ours
		}
		if inHouse(place[0]) && data[place[4]] != '"' {
			continue // null is how a house rule is written that the table has not made
		}
		var damaged *file.DamagedError
		if _, err := file.Decode(spoilt); !errors.As(err, &damaged) {
			t.Errorf("%s with null: %v", data[place[0]:place[1]], err)
		}
	}
	if len(places) < 100 {
		t.Errorf("only %d values", len(places))
	}
}

// TestAClockThatWasChosenIsWhole takes half of it away.
func TestAClockThatWasChosenIsWhole(t *testing.T) {
	data := newest(t)
	clock := regexp.MustCompile(`"clock": "[a-z]+", "seconds": \d+`).Find(data)
	kind, seconds, ok := bytes.Cut(clock, []byte(", "))
	if !ok {
		t.Fatal("no clock is chosen in the sample")
	}
	for _, half := range [][]byte{kind, seconds} {
		var damaged *file.DamagedError
		if _, err := file.Decode(bytes.Replace(data, clock, half, 1)); !errors.As(err, &damaged) {
			t.Errorf("%s alone: %v", half, err)
		}
	}
}

func totalsOf(t testing.TB, l sheet.Log) []int {
	t.Helper()
	g, err := sheet.NewGame(l)
	if err != nil {
		t.Fatal(err)
	}
	return g.Standings.Totals()
}

// TestMarksOfEncodingsAreRead reads a game that another program has saved again.
func TestMarksOfEncodingsAreRead(t *testing.T) {
	data := newest(t)
	want := decode(t, data)
	for name, e := range map[string]encoding.Encoding{
		"UTF-8": unicode.UTF8BOM, "UTF-16, little end first": unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), "UTF-16, big end first": unicode.UTF16(unicode.BigEndian, unicode.UseBOM),
	} {
		marked, err := e.NewEncoder().Bytes(data)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, decode(t, marked)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}
