package sheet_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
)

// TestBadInput types what a paste, a pipe or a cat on the keyboard may bring.
func TestBadInput(t *testing.T) {
	g := enterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "H4 JAMON")
	fault := func(r line.Reason, text string, limit int) error {
		return &line.Error{Reason: r, Text: text, Limit: limit}
	}
	refused := func(r sheet.Reason, text string, limit int) error {
		return &sheet.Refusal{Reason: r, Text: text, Limit: limit}
	}
	spelling := func(f scoring.SpellingFault, text string) error {
		return &scoring.SpellingError{Fault: f, Text: text}
	}
	for _, tt := range []struct {
		name, text string
		want       error
	}{
		{"nothing", "", fault(line.Empty, "", 0)},
		{"only spaces", " \t   ", fault(line.Empty, "", 0)},
		{"only a line end", "\r\n", fault(line.Empty, "", 0)},
		{"ten megabytes", strings.Repeat("H4 JAMON ", 10<<20/9), fault(line.TooLong, "", 1000)},
		{"ten megabytes of spaces", strings.Repeat(" ", 10<<20), fault(line.TooLong, "", 1000)},
		{"one byte too many", strings.Repeat("A", 1001), fault(line.TooLong, "", 1000)},
		{"as long as it may be", strings.Repeat("!", 1000), fault(line.Unknown, strings.Repeat("!", 1000), 0)},
		{"a very long word", "H4 " + strings.Repeat("A", 900), spelling(scoring.TooLong, strings.Repeat("A", 16)+"…")},
		{"a word longer than the board", "H1 " + strings.Repeat("A", 16), spelling(scoring.TooLong, strings.Repeat("A", 16))},
		{"two lines", "pass\npass", fault(line.Control, "", 0)},
		{"a bell", "H4 JA\aMON", fault(line.Control, "", 0)},
		{"a zero byte", "pass\x00", fault(line.Control, "", 0)},
		{"an escape sequence", "note \x1b[31mred", fault(line.Control, "", 0)},
		{"an escape sequence in a name", "name 1 \x1b]0;x\a", fault(line.Control, "", 0)},
		{"a control sequence of one sign", "name 1 \u009b31m", fault(line.Control, "", 0)},
		{"delete", "pass\x7f", fault(line.Control, "", 0)},
		{"broken UTF-8", "note \xff\xfe", fault(line.Control, "", 0)},
		{"half a letter", "H4 JAM\xc3", fault(line.Control, "", 0)},
		{"a colon alone", ":", refused(sheet.NoPlayer, "", 0)},
		{"a name alone", "Ana:", fault(line.Missing, "Ana:", 0)},
		{"a name and a space", "Ana: ", fault(line.Missing, "Ana:", 0)},
		{"a number before points, as in a duplicate", "1 24", fault(line.Colon, "1: 24", 0)},
		{"a number before a play, as in a duplicate", "2 H4 JAMON", fault(line.Colon, "2: H4 JAMON", 0)},
		{"a name before points, as in a duplicate", "ana 24", fault(line.Colon, "ana: 24", 0)},
		{"a number of no seat before points", "7 24", fault(line.Extra, "24", 0)},
		{"an equals sign alone", "=", spelling(scoring.NoLetters, "")},
		{"a slash alone", "/", fault(line.Unknown, "/", 0)},
		{"a dash alone", "-", fault(line.Unknown, "-", 0)},
		{"end alone", "end", &sheet.Refusal{Reason: sheet.LeftoverCount, Count: 2}},
		{"edit alone", "edit", fault(line.Missing, "edit", 0)},
		{"a plus sign", "+25", fault(line.Signed, "+25", 0)},
		{"a minus sign", "-25", fault(line.Signed, "-25", 0)},
		{"a minus sign after a player", "Ana: -25", fault(line.Signed, "-25", 0)},
		{"a minus sign after a name", "ana −5", fault(line.Signed, "−5", 0)},
		{"a plus sign after a play", "H4 JAMON +50", fault(line.Signed, "+50", 0)},
		{"a penalty that would be given", "penalty 1 +5", fault(line.Contradicts, "+5", 0)},
		{"a bonus that would be taken off", "bonus Ana -5 late", fault(line.Contradicts, "-5", 0)},
		{"a bonus of two signs", "bonus 1 ++5", fault(line.Contradicts, "++5", 0)},
		{"overtime that would be given", "overtime 1 +10", fault(line.Contradicts, "+10", 0)},
		{"a time that would be given back", "overtime 1 +1:20", fault(line.Contradicts, "+1:20", 0)},
		{"a huge number", strings.Repeat("9", 400), fault(line.Number, strings.Repeat("9", 400), 2000)},
		{"2001", "2001", fault(line.Number, "2001", 2000)},
		{"an underscore in a number", "1_000", fault(line.Number, "1_000", 2000)},
		{"hexadecimal", "0x10", fault(line.Number, "0x10", 2000)},
		{"a decimal", "25.5", fault(line.Number, "25.5", 2000)},
		{"full-width digits", "２５", fault(line.Unknown, "２５", 0)},
		{"Arabic digits", "٢٥", fault(line.Unknown, "٢٥", 0)},
		{"a full-width word", "Ｈ４ ＪＡＭＯＮ", fault(line.Unknown, "Ｈ４", 0)},
		{"a mark that turns the reading", "\u202epass", fault(line.Unknown, "\u202epass", 0)},
		{"a mark in a name", "name 1 A\u202eB", refused(sheet.NotAName, "AB", 0)},
		{"a zero-width name", "name 1 \u200b", refused(sheet.NotAName, "", 0)},
		{"a name of 61 signs", "name 1 " + strings.Repeat("ñ", 61), refused(sheet.NotAName, strings.Repeat("ñ", 61), 0)},
		{"turn 0", "insert 0 pass", &sheet.Refusal{Reason: sheet.NoSuchTurn}},
		{"a turn too far", "insert 3 pass", &sheet.Refusal{Reason: sheet.NoSuchTurn, Turn: 3}},
		{"a huge turn", "edit 18446744073709551616 pass", fault(line.Number, "18446744073709551616", 1)},
		{"a turn in full-width digits", "delete １", fault(line.Number, "１", 1)},
		{"corrections in corrections", strings.Repeat("edit 1 ", 140) + "pass", fault(line.NotInTurn, strings.Repeat("edit 1 ", 139)+"pass", 0)},
		{"a deletion in a correction", "edit 1 delete 1", fault(line.NotInTurn, "delete 1", 0)},
		{"the jury in an insertion", "insert 1 wrong 1", fault(line.NotInTurn, "wrong 1", 0)},
		{"names before names", strings.Repeat("1:", 400) + "pass", fault(line.Number, strings.Repeat("1:", 399)+"pass", 2000)},
		{"too many tiles of a rack", "pass / " + strings.Repeat("A", 300), fault(line.TooMany, strings.Repeat("A", 300), 7)},
		{"another alphabet", "H4 ЖУК", spelling(scoring.NoSuchLetter, "Ж")},
		{"a smile", "🙂", fault(line.Unknown, "🙂", 0)},
		{"a square far off", "Z99 AS", &scoring.PlacementError{Fault: scoring.OffBoard, Square: scoring.Square{Row: 25, Col: 98}, Letter: 1}},
		{"row zero", "H0 AS", &scoring.PlacementError{Fault: scoring.OffBoard, Square: scoring.Square{Row: 7, Col: -1}, Letter: 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got, err := line.Parse(tt.text, g, tableWords)
			if diff := cmp.Diff(tt.want, err); diff != "" {
				t.Errorf("%s\n%+v", diff, got)
			}
			if diff := cmp.Diff(sheet.Line{}, got); diff != "" {
				t.Errorf("a line all the same: %s", diff)
			}
		})
	}
}

func TestLongestNamesAndNotes(t *testing.T) {
	g := newTable(t, "es-100", "home", "Ana", "Bea")
	for _, text := range []string{
		"name 1 " + strings.Repeat("ñ", 60),
		"name 1 字字 🙂",
		"note \u05e9\u05dc\u05d5\u05dd \u200f 1/2",
		"penalty 1 5 " + strings.Repeat("x", 900),
		"\u00a0pass\u2003",
		"H4\u00a0JAMO\u0301N",
	} {
		if _, _, err := enter(g, text); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestNames(t *testing.T) {
	for name, ok := range map[string]bool{
		"Ana": true, "Ana María": true, "2": true, "O'Hara-Łó": true, "字": true, strings.Repeat("ñ", 60): true, "🙂": true,
		"": false, "a:b": false, "a\tb": false, "a\nb": false, "\x1b[1m": false, "a\u202eb": false, "a\xffb": false, strings.Repeat("ñ", 61): false,
	} {
		err := sheet.CheckName(name)
		if _, typed := errors.AsType[*sheet.Refusal](err); (err == nil) != ok || err != nil && !typed {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestPlain(t *testing.T) {
	for text, want := range map[string]string{
		"PENALIZACIÓN": "penalizacion", "más": "mas", "Ñandú": "nandu", "İ": "i", "ana": "ana", "": "", "Łó": "lo", "Øre": "ore", "Đuro": "duro", "Æble": "aeble", "Œuf": "oeuf", "Groß": "gross", "e\u0301": "e",
	} {
		if got := sheet.Plain(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestSignsThatAgree: a penalty, overtime and what is left are taken off and a bonus is given, so
// that a sign which says the same is taken.
func TestSignsThatAgree(t *testing.T) {
	g := newTable(t, "es-100", "home", "Ana", "Bea")
	for signed, plain := range map[string]string{
		"penalty 1 -5": "penalty 1 5", "penalty Ana −5 late": "penalty Ana 5 late", "bonus 1 +5": "bonus 1 5", "overtime 2 –10": "overtime 2 10",
		"edit 1 penalty 2 -7": "edit 1 penalty 2 7",
	} {
		g := enterAll(t, g, "10")
		want, err := line.Parse(plain, g, tableWords)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := line.Parse(signed, g, tableWords); err != nil || cmp.Diff(want, got) != "" {
			t.Errorf("%s: %v %s", signed, err, cmp.Diff(want, got))
		}
	}
	timed := newTable(t, "en-100", "en-wespa", "Ana", "Bea")
	want, err := line.Parse("overtime 1 1:20", timed, tableWords)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := line.Parse("overtime 1 -1:20", timed, tableWords); err != nil || cmp.Diff(want, got) != "" {
		t.Errorf("overtime 1 -1:20: %v %s", err, cmp.Diff(want, got))
	}
}

// TestAnswer compares the whole answer to lines of each kind.
func TestAnswer(t *testing.T) {
	g := enterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "H4 JAMON", "6F ZUMOS")
	for _, tt := range []struct {
		text string
		want sheet.Answer // without the line
	}{
		{"10", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{54, 38}}},
		{"Bea: 10", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{44, 48},
			Notices: []sheet.Notice{{Code: sheet.NoticeOutOfTurn, Player: 2}}}},
		{"penalty Bea", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{44, 28}}},
		{"challenge", sheet.Answer{Turn: 2, Before: []int{44, 38}, After: []int{44, 0}}},
		{"challenge failed", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{34, 38}}},
		{"end XA -", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{35, 47}}},
		{"finish", sheet.Answer{Before: []int{44, 38}, After: []int{44, 38}}},
		{"join Cai", sheet.Answer{Before: []int{44, 38}, After: []int{44, 38, 0}}},
		{"note x", sheet.Answer{Before: []int{44, 38}, After: []int{44, 38}}},
		{"lay A1 SI", sheet.Answer{Before: []int{44, 38}, After: []int{44, 38}}},
		{"undo", sheet.Answer{Before: []int{44, 38}, After: []int{44, 0}}},
		{"edit 1 pass", sheet.Answer{Turn: 1, Before: []int{44, 38}, After: []int{0, 0}, Faults: []int{2},
			Notices: []sheet.Notice{{Code: sheet.NoticeTotalsChanged}}}},
		{"insert 1 5", sheet.Answer{Turn: 1, Before: []int{44, 38}, After: []int{43, 44},
			Notices: []sheet.Notice{{Code: sheet.NoticeTotalsChanged}}}},
		{"insert 3 5", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{49, 38},
			Notices: []sheet.Notice{{Code: sheet.NoticeTotalsChanged}}}},
		{"delete 2", sheet.Answer{Before: []int{44, 38}, After: []int{44, 0},
			Notices: []sheet.Notice{{Code: sheet.NoticeTotalsChanged}}}},
		{"J6 SÍ", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{46, 38}, Notices: []sheet.Notice{{Code: sheet.NoticeReadAsNewTiles}}}},
		{"J7 I", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{46, 38}, Notices: []sheet.Notice{{Code: sheet.NoticeReadAsNewTiles}}}},
		{"J6 S?Í", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{46, 38}, Notices: []sheet.Notice{{Code: sheet.NoticeMarkIgnored, Count: 1}, {Code: sheet.NoticeReadAsNewTiles}}}},
		{"exchange ??", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{44, 38}}},
	} {
		t.Run(tt.text, func(t *testing.T) {
			_, got, err := enter(g, tt.text)
			if err != nil {
				t.Fatal(err)
			}
			got.Line = sheet.Line{}
			if diff := cmp.Diff(tt.want, got, cmpopts.IgnoreFields(sheet.Answer{}, "Row"), cmpopts.IgnoreFields(sheet.Notice{}, "Other")); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestLinesThatLeadElsewhere(t *testing.T) {
	g := newTable(t, "es-100", "home", "Ana", "Bea")
	for text, want := range map[string]sheet.Line{
		"again":                  {Verb: sheet.Again},
		"open 2026-11-29-ana":    {Verb: sheet.Open, Game: "2026-11-29-ana"},
		"open  a game with name": {Verb: sheet.Open, Game: "a game with name"},
		"open":                   {Verb: sheet.Open},
		"tab":                    {Verb: sheet.Tab},
		"tab tiles":              {Verb: sheet.Tab, Name: "tiles"},
		"print sheet":            {Verb: sheet.Print, Name: "sheet"},
		"write my game.gcg":      {Verb: sheet.Write, Name: "my game.gcg"},
		"quit":                   {Verb: sheet.Quit},
	} {
		got, err := line.Parse(text, g, tableWords)
		if diff := cmp.Diff(want, got); diff != "" || err != nil {
			t.Errorf("%s: %v %s", text, err, diff)
		}
		_, _, err = g.Do(got, tableStamp)
		if refusal, ok := errors.AsType[*sheet.Refusal](err); !ok || refusal.Reason != sheet.NotHere {
			t.Errorf("%s: %v", text, err)
		}
	}
	for text, want := range map[string]error{
		"again now": &line.Error{Reason: line.Extra, Text: "now"},
		"quit now":  &line.Error{Reason: line.Extra, Text: "now"},
	} {
		if _, err := line.Parse(text, g, tableWords); cmp.Diff(want, err) != "" {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// The envelope of an event is the caller's: the time and who typed; the id is new.
func TestEnvelope(t *testing.T) {
	g := enterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "10", "Ana: 20 / AB", "undo", "30")
	want := []sheet.Event{
		{ID: 1, Time: tableStamp.Time, By: "ana", What: sheet.Points{Points: 10}},
		{ID: 3, Time: tableStamp.Time, By: "ana", What: sheet.Points{Points: 30}},
	}
	if diff := cmp.Diff(want, g.Log.Events); diff != "" {
		t.Error(diff)
	}
	l := newTable(t, "es-100", "home", "Ana", "Bea").Log
	l.Events = []sheet.Event{{ID: 7, What: sheet.Passed{}}} // as an import leaves it, without changes
	if g := enterAll(t, start(t, l), "delete 1", "pass"); g.Log.Events[0].ID != 8 {
		t.Errorf("event %d after event 7", g.Log.Events[0].ID)
	}
}

// A correction keeps what was noted about the turn, and what the line does not tell.
func TestEditKeepsTheNote(t *testing.T) {
	l := newTable(t, "es-100", "home", "Ana", "Bea").Log
	l.Events = []sheet.Event{{ID: 7, Player: 2, Note: "a long think", What: sheet.Points{Points: 10}}}
	g := enterAll(t, start(t, l), "edit 1 H4 JAMON / JAMONES")
	want := g.Log.Events[0]
	want.ID, want.Player, want.Note = 8, 2, "a long think"
	if diff := cmp.Diff(want, g.Log.Events[0]); diff != "" {
		t.Error(diff)
	}
	g = enterAll(t, g, "edit 1 Ana: 5")
	if e := g.Log.Events[0]; e.Player != 0 || e.Note != "a long think" || e.Rack != nil {
		t.Errorf("%+v", e)
	}
}

// A rack of which not every tile is known cannot be typed; a correction keeps it.
func TestRackWithUnknownTiles(t *testing.T) {
	e := catalogued(t, "es-100")
	spelled, err := e.SpellRack("JAMON?")
	if err != nil {
		t.Fatal(err)
	}
	rack := append(spelled, 0)
	l := newTable(t, "es-100", "home", "Ana", "Bea").Log
	word, _ := e.Spell("JAMON")
	play := scoring.Play{Start: scoring.Square{Row: 7, Col: 3}}
	for _, tile := range word.Tiles {
		play.Tiles = append(play.Tiles, scoring.PlayTile{Tile: tile, New: true})
	}
	l.Events = []sheet.Event{
		{ID: 1, Rack: rack, What: sheet.Played{Play: play}},
		{ID: 2, Rack: rack, What: sheet.Passed{}},
		{ID: 3, Rack: rack, What: sheet.Exchanged{Tiles: rack[5:], Count: 2}},
		{ID: 4, What: sheet.Ended{Left: []sheet.Leftover{{Tiles: rack[3:]}, {Out: true}}}},
	}
	g := start(t, l)
	for i, want := range []string{"H4 JAMON", "pass", "exchange 2", "end 2 -"} {
		if got := line.Of(g, g.Standings.Turns[i], commandWord); got != want {
			t.Errorf("row %d is written %s", i+1, got)
		}
	}
	g = enterAll(t, g, "reopen", "edit 1 H4 JABON", "edit 2 25", "edit 3 exchange 3 / AB")
	for i, want := range [][]scoring.Tile{rack, rack, {e.Alphabet()[0].Tile(), e.Alphabet()[1].Tile()}} {
		if got := g.Log.Events[i].Rack; !slices.Equal(got, want) {
			t.Errorf("row %d has the rack %v", i+1, got)
		}
	}
	if notices := enterNotices(t, g, l.Events[3]); notices != nil {
		t.Errorf("leftovers that are not known: %v", notices)
	}
}

// enterNotices are what is said about an event that no line can tell.
func enterNotices(t *testing.T, g sheet.Game, e sheet.Event) []sheet.Notice {
	t.Helper()
	_, answer, err := g.Do(sheet.Line{Event: e}, tableStamp)
	if err != nil {
		t.Fatal(err)
	}
	return answer.Notices
}

// What a note after a turn and a recount say, and that the new events are stamped.
func TestAnswerOfRecountAndNote(t *testing.T) {
	l := newTable(t, "es-100", "home", "Ana", "Bea").Log
	told := 30
	l.Events = []sheet.Event{{ID: 4, What: sheet.Points{Points: 25}, Told: &told, Note: "kept"}, {ID: 5, What: sheet.Points{Points: 10}}, {ID: 6, What: sheet.Passed{}, Off: 2}}
	g := start(t, l)
	for _, tt := range []struct {
		text string
		want sheet.Answer // without the line
		ids  []int
	}{
		{"recount", sheet.Answer{Before: []int{30, 10}, After: []int{25, 10}, Notices: []sheet.Notice{{Code: sheet.NoticeTotalsChanged}}}, []int{7, 5, 8}},
		{"recount 3", sheet.Answer{Turn: 3, Before: []int{30, 10}, After: []int{30, 10}}, []int{4, 5, 7}},
		{"edit 2 note x", sheet.Answer{Turn: 2, Before: []int{30, 10}, After: []int{30, 10}}, []int{4, 5, 7, 6}},
	} {
		next, got, err := enter(g, tt.text)
		if err != nil {
			t.Fatal(err)
		}
		got.Line = sheet.Line{}
		if diff := cmp.Diff(tt.want, got, cmpopts.IgnoreFields(sheet.Answer{}, "Row")); diff != "" {
			t.Errorf("%s: %s", tt.text, diff)
		}
		var ids []int
		for _, e := range next.Log.Events {
			ids = append(ids, e.ID)
			if e.ID > 6 && e.By != "ana" {
				t.Errorf("%s: %+v", tt.text, e)
			}
		}
		if !slices.Equal(ids, tt.ids) || next.Log.Events[0].Note != "kept" || len(next.Log.Changes) != 1 {
			t.Errorf("%s: events %v, %d changes", tt.text, ids, len(next.Log.Changes))
		}
	}
}

// The totals that were announced stay what they were until the game is ended or corrected.
func TestAnnounced(t *testing.T) {
	g := newTable(t, "es-100", "home", "Ana", "Bea")
	var got [][]int
	for _, text := range []string{"10", "20", "end A -", "note x", "penalty Ana 5", "edit 1 11", "undo", "reopen", "finish"} {
		g = enterAll(t, g, text)
		got = append(got, g.Log.Announced)
	}
	want := [][]int{nil, nil, {9, 21}, {9, 21}, {4, 21}, {5, 21}, {4, 21}, nil, {5, 20}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	// A game that counts otherwise today than it was announced keeps saying so.
	l := enterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "10", "finish").Log
	l.Announced = []int{412, 0}
	g = enterAll(t, start(t, l), "name Ana Zoe", "void")
	if diff := cmp.Diff([]int{412, 0}, g.Log.Announced); diff != "" {
		t.Error(diff)
	}
}
