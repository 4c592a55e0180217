package editions_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"golang.org/x/text/encoding/unicode"

	"tanteo/editions"
	"tanteo/scoring"
)

// mini is a small edition with every field; its line numbers are those of the errors below.
const mini = `id = "mini-5"
name = "Mini"
language = "en"
letters = [
  ["A", 3, 1], ["B", 1, 3],
  # a comment with ] and [
  ["L", 2, 1], ["LL", 1, 8],
]
also = { "LL" = ["L-L"] }
blanks = 2
blank_value = 1
blank_left = 20
blank_only = ["K"]
vowels = ["A"]
fold = "marks"
unfolded = ["Ä"]
fold_also = ["ØA"]
apart = true
rack = 7
bonus = [
  { tiles = 7, points = 50 },
  { tiles = 6, points = 20 },
]
board = [
  "..D..",
  ".....",
  "D.d.D",
  ".....",
  "..D..",
]
notation = "gcg"
rules = "en-home"
sources = ["nobody"]
`

func TestEveryFieldOfAnEditionIsRead(t *testing.T) {
	e, err := editions.ParseEdition("mini.toml", []byte(mini))
	if err != nil {
		t.Fatal(err)
	}
	want := scoring.Definition{
		ID: "mini-5", Name: "Mini", Language: "en",
		Letters:    []scoring.LetterDef{{Letter: "A", Count: 3, Value: 1}, {Letter: "B", Count: 1, Value: 3}, {Letter: "L", Count: 2, Value: 1}, {Letter: "LL", Count: 1, Value: 8, Also: []string{"L-L"}}},
		Blanks:     2,
		BlankValue: 1,
		BlankLeft:  20,
		BlankOnly:  []string{"K"},
		Vowels:     []string{"A"},
		Unfolded:   []string{"Ä"},
		FoldAlso:   []string{"ØA"},
		Apart:      true,
		Rack:       7,
		Bonus:      []scoring.Bonus{{Tiles: 7, Points: 50}, {Tiles: 6, Points: 20}},
		Board:      []string{"..D..", ".....", "D.d.D", ".....", "..D.."},
		Notation:   scoring.GCG,
		Rules:      "en-home",
		Sources:    []string{"nobody"},
	}
	if diff := cmp.Diff(want, e.Definition); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	// A field that scoring gets later must come into the file as well.
	for _, field := range reflect.VisibleFields(reflect.TypeFor[scoring.Definition]()) {
		if field.Name != "KeepMarks" && reflect.ValueOf(e.Definition).FieldByIndex(field.Index).IsZero() {
			t.Errorf("%s is not read", field.Name)
		}
	}
}

func TestAnEditionMayBeWrittenInOtherWays(t *testing.T) {
	for _, tt := range []struct{ rule, old, new string }{
		{"lines end as on Windows", "\n", "\r\n"},
		{"a byte order mark stands in front", `id = "mini-5"`, "\uFEFF" + `id = "mini-5"`},
		{"marks fold unless the file says other", "fold = \"marks\"\n", ""},
		{"a letter is composed of two signs", `"Ä"`, "\"A\u0308\""},
		{"literal quotes", `"Mini"`, `'Mini'`},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			want, err := editions.ParseEdition("mini.toml", []byte(mini))
			if err != nil {
				t.Fatal(err)
			}
			got, err := editions.ParseEdition("mini.toml", []byte(strings.ReplaceAll(mini, tt.old, tt.new)))
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want.Definition, got.Definition); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestABonusMayBeWrittenAsTables(t *testing.T) {
	start, rest, _ := strings.Cut(mini, "bonus = [\n")
	_, rest, _ = strings.Cut(rest, "]\n")
	e, err := editions.ParseEdition("mini.toml", []byte(start+rest+"[[bonus]]\ntiles = 7\npoints = 50\n[[bonus]]\ntiles = 6\npoints = 20\n"))
	if err != nil {
		t.Fatal(err)
	}
	if e.BonusFor(7) != 50 || e.BonusFor(6) != 20 {
		t.Errorf("%v", e.Bonus)
	}
	_, err = editions.ParseEdition("mini.toml", []byte(start+rest+"[[bonus]]\ntiles = 7\npoints = 50\n[[bonus]]\ntiles = 8\npoints = 20\n"))
	if want := "mini.toml:34:1: bonus.tiles: 8 is no number of tiles from 1 to 7, the rack"; err == nil || err.Error() != want {
		t.Errorf("%v\nwant %s", err, want)
	}
}

// A want that ends in a colon leaves the reason to scoring.
func TestMistakesAreNamedWithTheirPlace(t *testing.T) {
	for _, tt := range []struct{ mistake, old, new, want string }{
		{"syntax", `"Mini"`, `"Mini`, `2:13: basic strings cannot have new lines`},
		{"syntax behind letters of two bytes", `unfolded = ["Ä"]`, `unfolded = ["ÄÄÄ" "Ö"]`, `16:19: expected ',' or ']' after array value`},
		{"not UTF-8", `"Mini"`, "\"M\xEFni\"", `2:10: invalid UTF-8 character in basic string`},
		{"a field twice", "rack = 7", "rack = 7\nrack = 8", `20:1: key rack is already defined`},
		{"a field twice in a list over several lines", "tiles = 6, points = 20", "tiles = 6, tiles = 5", `22:16: key tiles is already defined`},

		{"unknown field", "blank_left", "blank_over", `12:1: unknown field "blank_over"`},
		{"misspelt field that is missing", "blanks", "blank", `10:1: unknown field "blank"`},
		{"field in capitals", "rack =", "Rack =", `19:1: unknown field "Rack"`},
		{"unknown field in a list", "points = 20", "points = 20, for = 3", `22:29: unknown field "for"`},
		{"unknown table", `sources = ["nobody"]`, "[dictionary]\nname = 'none'", `33:2: unknown field "dictionary"`},
		{"missing field", "rack = 7\n", "", `rack is missing`},
		{"missing field in a list", "tiles = 6, ", "", `22:3: bonus.tiles is missing`},
		{"no board at all", "board = [", "sources = [", `33:1: key sources is already defined`},

		{"number in quotes", "blanks = 2", `blanks = "2"`, `10:1: blanks: a whole number is expected`},
		{"broken number", "rack = 7", "rack = 7.5", `19:1: rack: a whole number is expected`},
		{"number below nought", "blanks = 2", "blanks = -2", `10:1: blanks: -2 is no number from 0 to 9999`},
		{"number out of all reason", "blank_value = 1", "blank_value = 70000", `11:1: blank_value: 70000 is no number from 0 to 9999`},
		{"number where a text belongs", `"Mini"`, "5", `2:1: name: a text in quotes is expected`},
		{"text where a list belongs", `["A"]`, `"AEIOU"`, `14:1: vowels: a list in [ ] is expected`},
		{"number where yes or no belongs", "apart = true", "apart = 1", `18:1: apart: true or false is expected`},
		{"list where a table belongs", `{ "LL" = ["L-L"] }`, `["L-L"]`, `9:1: also: a table of fields is expected`},
		{"empty text", `"Mini"`, `" "`, `2:1: name: the text is empty`},
		{"text that moves the cursor", `"Mini"`, `"Mini\u001b[2J"`, `2:1: name: the text has a sign that cannot be printed`},
		{"field that moves the cursor", "rack = 7", `"\u001b[2J" = 7`, `19:1: unknown field "\x1b[2J"`},
		{"field that moves the cursor, twice", "rack = 7", "\"\\u001b\" = 7\n\"\\u001b\" = 7", "20:1: key \uFFFD is already defined"},
		{"id with signs", `"mini-5"`, `"Mini 5"`, `1:1: id: "Mini 5" has more than the letters a to z, digits and hyphens`},

		{"letter twice", `["L", 2, 1]`, `["A", 2, 1]`, `7:4: letters: A stands there twice`},
		{"letter twice, once for a blank only", `["K"]`, `["K", "B"]`, `13:20: blank_only: B stands there twice`},
		{"letter typed like another", `["L-L"]`, `["l-l", "B"]`, `9:25: also.LL: B stands there twice`},
		{"other way to type no letter", `{ "LL" =`, `{ "RR" =`, `9:10: also.RR: RR is no letter with tiles`},
		{"other way to type what is no letter at all", `{ "LL" =`, `{ "%d" =`, `9:10: also.%d: %d is no letter with tiles`},
		{"row of letters too short", `["LL", 1, 8]`, `["LL", 1]`, `7:16: letters: a letter, its tiles and its points are expected, as in ["A", 9, 1]`},
		{"row of letters empty, behind a comment", `["L", 2, 1]`, `[]`, `7:3: letters: a letter, its tiles and its points are expected, as in ["A", 9, 1]`},
		{"row of letters that is none", `["LL", 1, 8]`, `"LL"`, `7:16: letters: a list in [ ] is expected`},
		{"count below nought", `["LL", 1, 8]`, `["LL", -1, 8]`, `7:23: letters: -1 is no number from 0 to 9999`},
		{"count of more than a bag holds", `["LL", 1, 8]`, `["LL", 1000, 8]`, `7:17: letters LL: `},
		{"value in quotes", `["LL", 1, 8]`, `["LL", 1, "8"]`, `7:26: letters: a whole number is expected`},
		{"letter not in capitals", `["B", 1, 3]`, `["b", 1, 3]`, `5:17: letters b: `},
		{"letter that is a digit", `["K"]`, `["K", "7"]`, `13:20: letters 7: `},
		{"other way that begins with no letter", `["L-L"]`, `["L-L", "-"]`, `9:25: letters -: `},
		{"no letters", mini[strings.Index(mini, "letters"):strings.Index(mini, "blanks")], "letters = []\n", `4:1: letters: `},

		{"vowel that is no letter", `vowels = ["A"]`, `vowels = ["A", "E"]`, `14:16: vowels E: `},
		{"unfolded letter that is two", `["Ä"]`, `["Ä", "ÖÖ"]`, `16:18: unfolded ÖÖ: `},
		{"folding that says not to what", `["ØA"]`, `["ØA", "Ł"]`, `17:20: fold_also Ł: `},
		{"folding of an unknown kind", `"marks"`, `"all"`, `15:1: fold: "all" is none of marks, none`},
		{"rack of nothing", "rack = 7", "rack = 0", `19:1: rack: `},
		{"bonus for more than the rack", "tiles = 6", "tiles = 9", `22:5: bonus.tiles: 9 is no number of tiles from 1 to 7, the rack`},
		{"bonus twice", "tiles = 6", "tiles = 7", `22:5: bonus.tiles: 7 stands there twice`},
		{"row of the board too short", `"D.d.D"`, `"D.d."`, `27:3: board row 3: `},
		{"row of the board with an unknown sign", `"D.d.D"`, `"D.x.D"`, `27:3: board row 3: `},
		{"board of four rows", "  \".....\",\n  \"D.d.D\",\n", "  \"D.d.D\",\n", `24:1: board: `},
		{"board and layout", "rack = 7", "rack = 7\nlayout = \"standard\"", `25:1: board: there is a layout as well; one of the two is expected`},
		{"unknown layout", mini[strings.Index(mini, "board"):strings.Index(mini, "notation")], "layout = \"../standard\"\n", `24:1: layout: "../standard" is none of literaki, standard, super`},
		{"no layout", mini[strings.Index(mini, "board"):strings.Index(mini, "notation")], "", `layout is missing`},
		{"unknown notation", `"gcg"`, `"chess"`, `31:1: notation: "chess" is none of rows, gcg`},
	} {
		t.Run(tt.mistake, func(t *testing.T) {
			text := strings.Replace(mini, tt.old, tt.new, 1)
			if text == mini {
				t.Fatal("the mistake is not in the text")
			}
			e, err := editions.ParseEdition("mini.toml", []byte(text))
			file, ok := errors.AsType[*editions.FileError](err)
			if !ok || e != nil {
				t.Fatalf("%v, %v", e, err)
			}
			want := "mini.toml:" + tt.want
			if file.Line == 0 {
				want = "mini.toml: " + tt.want
			}
			if !strings.HasPrefix(err.Error(), want) {
				t.Errorf("%s\nwant %s", err, want)
			}
		})
	}
}

func TestTheLineIsRightInFilesOfWindows(t *testing.T) {
	text := "\uFEFF" + strings.ReplaceAll(strings.Replace(mini, `["L", 2, 1]`, `["A", 2, 1]`, 1), "\n", "\r\n")
	_, err := editions.ParseEdition("mini.toml", []byte(text))
	if want := "mini.toml:7:4: letters: A stands there twice"; err == nil || err.Error() != want {
		t.Errorf("%v\nwant %s", err, want)
	}
}

func TestAnEditionInUTF16(t *testing.T) {
	for _, order := range []unicode.Endianness{unicode.LittleEndian, unicode.BigEndian} {
		text, err := unicode.UTF16(order, unicode.UseBOM).NewEncoder().String(mini)
		if err != nil {
			t.Fatal(err)
		}
		want, err := editions.ParseEdition("mini.toml", []byte(mini))
		if err != nil {
			t.Fatal(err)
		}
		got, err := editions.ParseEdition("mini.toml", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want.Definition, got.Definition); diff != "" {
			t.Error(diff)
		}
	}
}

func TestFilesWithoutMeasureAreRefused(t *testing.T) {
	for shape, text := range map[string]string{
		"nested lists":    "letters = " + strings.Repeat("[", 1<<20),
		"closed lists":    "letters = " + strings.Repeat("[", 9000) + strings.Repeat("]", 9000),
		"nested tables":   "also = " + strings.Repeat("{a=", 1<<18),
		"a key of dots":   strings.Repeat("a.", 1<<16) + "a = 1",
		"a table of dots": "[" + strings.Repeat("a.", 1<<16) + "a]",
		"many letters":    "letters = [" + strings.Repeat(`["A",1,1],`, 1<<14) + "]",
		"many fields":     strings.Repeat("[[a]]\n", 1<<17),
		"nothing":         "",
		"noughts":         strings.Repeat("\x00", 1<<20),
	} {
		t.Run(shape, func(t *testing.T) {
			if _, err := editions.ParseEdition("large.toml", []byte(text)); err == nil {
				t.Error("it is an edition")
			}
			if _, err := editions.ParseRulebook("large.toml", []byte(text)); err == nil {
				t.Error("it is a rulebook")
			}
		})
	}
}

func FuzzParseEdition(f *testing.F) {
	f.Add([]byte(mini))
	f.Add([]byte("letters = [[\n[], 1], {a = 'b'}]\n[[bonus]]\n[bonus.x]\n[also]\n\"L·L\" = ['L.L']"))
	files, err := filepath.Glob(filepath.Join("data", "*.toml"))
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		e, err := editions.ParseEdition("fuzz.toml", text)
		if (e == nil) == (err == nil) {
			t.Fatalf("%v, %v", e, err)
		}
		placed(t, text, err)
	})
}

func FuzzParseRulebook(f *testing.F) {
	files, err := filepath.Glob(filepath.Join("data", "rulebooks", "*.toml"))
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		_, err := editions.ParseRulebook("fuzz.toml", text)
		placed(t, text, err)
	})
}

// placed fails unless an error names a place that the text has, or says what is missing.
func placed(t *testing.T, text []byte, err error) {
	t.Helper()
	if err == nil {
		return
	}
	file, ok := errors.AsType[*editions.FileError](err)
	if !ok {
		t.Fatalf("%T", err)
	}
	lines := strings.Split(string(text), "\n")
	switch {
	case file.File != "fuzz.toml" || file.Reason == 0:
		t.Fatalf("%+v", file)
	case file.Line == 0 && file.Reason == editions.Lacking:
	case file.Line < 1 || file.Line > len(lines) || file.Column < 1 || file.Column > len(lines[file.Line-1])+1:
		t.Fatalf("%v: a text of %d lines", fmt.Sprintf("%+v", *file), len(lines))
	}
}
