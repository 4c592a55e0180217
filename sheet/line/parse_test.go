package line_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/sheettest"
)

// TestBadInput types what a paste, a pipe or a cat on the keyboard may bring.
func TestBadInput(t *testing.T) {
	g := sheettest.EnterAll(t, sheettest.NewTable(t, "es-100", "home", "Ana", "Bea"), "H4 JAMON")
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
		{"tiles of one player apart", "end A B -", &sheet.Refusal{Reason: sheet.LeftoverCount, Count: 2, Text: "AB"}},
		{"tiles that are one where they stand together", "end - L L", &sheet.Refusal{Reason: sheet.LeftoverCount, Count: 2, Text: "L|L"}},
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
		{"an exchange of none", "exchange 0", &line.Error{Reason: line.Number, Text: "0", Least: 1, Limit: 7}},
		{"a challenge of no word", "challenge failed 0", &line.Error{Reason: line.Number, Text: "0", Least: 1, Limit: 8}},
		{"what stands under no challenge", "challenge faild Ana", fault(line.Unknown, "challenge faild", 0)},
		{"a time without its rule", "overtime 1 1:30", fault(line.NoOvertime, "overtime", 0)},
		{"a time of 99 seconds", "overtime 1 1:99", fault(line.Time, "1:99", 0)},
		{"a huge turn", "edit 18446744073709551616 pass", &line.Error{Reason: line.Number, Text: "18446744073709551616", Least: 1, Limit: 1}},
		{"a turn in full-width digits", "delete １", &line.Error{Reason: line.Number, Text: "１", Least: 1, Limit: 1}},
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
			got, err := line.Parse(tt.text, g, sheettest.Words)
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
	g := sheettest.NewTable(t, "es-100", "home", "Ana", "Bea")
	for _, text := range []string{
		"name 1 " + strings.Repeat("ñ", 60),
		"name 1 字字 🙂",
		"note \u05e9\u05dc\u05d5\u05dd \u200f 1/2",
		"penalty 1 5 " + strings.Repeat("x", 900),
		"\u00a0pass\u2003",
		"H4\u00a0JAMO\u0301N",
	} {
		if _, _, err := sheettest.Enter(g, text); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestNoLineBesideAnError: whoever looks at the line first does not do what was refused.
func TestNoLineBesideAnError(t *testing.T) {
	g := sheettest.EnterAll(t, sheettest.NewTable(t, "es-100", "home", "Ana", "Bea"), "25")
	for _, text := range []string{"undo 2", "redo 2", "again now", "quit now", "delete 1 1", "recount 1 1"} {
		got, err := line.Parse(text, g, sheettest.Words)
		if fault, ok := errors.AsType[*line.Error](err); !ok || fault.Reason != line.Extra {
			t.Errorf("%s: %v", text, err)
		}
		if diff := cmp.Diff(sheet.Line{}, got); diff != "" {
			t.Errorf("%s: a line all the same: %s", text, diff)
		}
	}
}

// TestSignsThatAgree: a penalty, overtime and what is left are taken off and a bonus is given, so
// that a sign which says the same is taken.
func TestSignsThatAgree(t *testing.T) {
	g := sheettest.NewTable(t, "es-100", "home", "Ana", "Bea")
	for signed, plain := range map[string]string{
		"penalty 1 -5": "penalty 1 5", "penalty Ana −5 late": "penalty Ana 5 late", "bonus 1 +5": "bonus 1 5", "overtime 2 –10": "overtime 2 10",
		"edit 1 penalty 2 -7": "edit 1 penalty 2 7",
	} {
		g := sheettest.EnterAll(t, g, "10")
		want, err := line.Parse(plain, g, sheettest.Words)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := line.Parse(signed, g, sheettest.Words); err != nil || cmp.Diff(want, got) != "" {
			t.Errorf("%s: %v %s", signed, err, cmp.Diff(want, got))
		}
	}
	timed := sheettest.NewTable(t, "en-100", "en-wespa", "Ana", "Bea")
	want, err := line.Parse("overtime 1 1:20", timed, sheettest.Words)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := line.Parse("overtime 1 -1:20", timed, sheettest.Words); err != nil || cmp.Diff(want, got) != "" {
		t.Errorf("overtime 1 -1:20: %v %s", err, cmp.Diff(want, got))
	}
}

func TestLinesThatLeadElsewhere(t *testing.T) {
	g := sheettest.NewTable(t, "es-100", "home", "Ana", "Bea")
	for text, want := range map[string]sheet.Line{
		"again":                  {Verb: sheet.Again},
		"open 2026-11-29-ana":    {Verb: sheet.Open, Game: "2026-11-29-ana"},
		"open  a game with name": {Verb: sheet.Open, Game: "a game with name"},
		"open":                   {Verb: sheet.Open},
		"tab":                    {Verb: sheet.Tab},
		"tab tiles":              {Verb: sheet.Tab, Name: "tiles"},
		"print sheet":            {Verb: sheet.Print, Name: "sheet"},
		"write my game.gcg":      {Verb: sheet.Write, Name: "my game.gcg"},
		"take":                   {Verb: sheet.TakePen},
		"quit":                   {Verb: sheet.Quit},
	} {
		got, err := line.Parse(text, g, sheettest.Words)
		if diff := cmp.Diff(want, got); diff != "" || err != nil {
			t.Errorf("%s: %v %s", text, err, diff)
		}
		_, _, err = g.Do(got, sheettest.Stamp)
		if refusal, ok := errors.AsType[*sheet.Refusal](err); !ok || refusal.Reason != sheet.NotHere {
			t.Errorf("%s: %v", text, err)
		}
	}
	for text, want := range map[string]error{
		"again now": &line.Error{Reason: line.Extra, Text: "now"},
		"quit now":  &line.Error{Reason: line.Extra, Text: "now"},
	} {
		if _, err := line.Parse(text, g, sheettest.Words); cmp.Diff(want, err) != "" {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestCanBegin: a word that begins no line of any game is told from those that do.
func TestCanBegin(t *testing.T) {
	for text, want := range map[string]bool{
		"8D CAT": true, "H4": true, "25": true, "= CAT": true, "*CAT": true, "pass": true, "undo": true, "Ana: 25": true, "1:": true,
		"nosuch": false, "2026-12-01-ana": false, "cat": false, "failed": false,
	} {
		if got := line.CanBegin(text, sheettest.Words); got != want {
			t.Errorf("%q can begin a line: %v", text, got)
		}
	}
}
