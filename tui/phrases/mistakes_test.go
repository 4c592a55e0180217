package phrases_test

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/tui/phrases"
)

// TestEveryFileReasonIsTold: whatever can be wrong in a player's own file has its sentence in
// each language, behind the file and the line, and none of English but what stands in the file.
func TestEveryFileReasonIsTold(t *testing.T) {
	english := phrases.For("en")
	for _, l := range phrases.Languages() {
		told := l.Faults.FileMistake
		for _, r := range editions.Reasons() {
			if told.Reasons[r] == nil {
				t.Errorf("%s: the reason %q has no sentence", l.Tag, r)
				continue
			}
			file := &editions.FileError{File: "/home/ana/mine.toml", Line: 3, Mistake: editions.Mistake{
				Reason: r, Field: "bonus.tiles", Text: "QX", Other: "mine", Words: []string{"rows"}, Number: 8, Least: 2, Most: 7,
				Err: &scoring.DefinitionError{Field: "rack", Reason: scoring.TileCount, Number: 64, Least: 1, Most: 63},
			}}
			what, todo := l.Explain(file, phrases.Context{})
			if begin := l.Faults.Place("mine.toml", 3); !strings.HasPrefix(what, begin) || !strings.Contains(what, "bonus.tiles") || todo == "" {
				t.Errorf("%s: the reason %q is told as %q, %q", l.Tag, r, what, todo)
			}
			if other, _ := english.Explain(file, phrases.Context{}); l.Tag != "en" && what == other {
				t.Errorf("%s: the reason %q is told in English: %s", l.Tag, r, what)
			}
		}
		for _, r := range scoring.DefinitionReasons() {
			if told.Definition[r] == nil {
				t.Errorf("%s: the reason %q of a definition has no sentence", l.Tag, r)
				continue
			}
			wrong := &scoring.DefinitionError{Field: "letters", Entry: "QX", Reason: r, Text: "x", Number: 8, Least: 2, Most: 7}
			what, todo := l.Explain(&editions.FileError{File: "mine.toml", Line: 3, Mistake: editions.Mistake{Reason: editions.Undefined, Err: wrong}}, phrases.Context{})
			if !strings.Contains(what, "letters QX") || todo == "" {
				t.Errorf("%s: the reason %q is told as %q, %q", l.Tag, r, what, todo)
			}
		}
	}
}

// What English says on the screen is what a log has, but for the marks of a quotation.
func TestFileReasonsInEnglish(t *testing.T) {
	marks := strings.NewReplacer("“", `"`, "”", `"`)
	for _, r := range editions.Reasons() {
		m := editions.Mistake{Reason: r, Field: "bonus.tiles", Text: "QX", Other: "mine", Words: []string{"rows", "gcg"}, Number: 8, Least: 2, Most: 7,
			Err: &scoring.DefinitionError{Field: "board", Row: 3, Reason: scoring.RowOfBoard, Number: 4, Least: 5, Most: 5}}
		what, _ := phrases.For("en").Explain(&editions.FileError{File: "mine.toml", Line: 3, Mistake: m}, phrases.Context{})
		if want := "mine.toml, line 3: " + m.String() + "."; marks.Replace(what) != want {
			t.Errorf("%s\nwant %s", what, want)
		}
	}
}

// A file as somebody writes it is refused in the language of the screen.
func TestOwnFilesAreRefusedInEveryLanguage(t *testing.T) {
	for text, want := range map[string]string{
		"name = 5":      "mine.toml, línea 1: name: se espera un texto entre comillas.",
		"rack = 7\nx=1": "mine.toml, línea 2: no existe el campo «x».",
		`name = "Ana`:   "mine.toml, línea 1: no es TOML válido (unterminated basic string).",
	} {
		_, err := editions.ParseEdition(filepath.Join("editions", "mine.toml"), []byte(text))
		if what, _ := phrases.For("es").Explain(err, phrases.Context{}); what != want {
			t.Errorf("%s\nwant %s", what, want)
		}
	}
	home := &editions.FileError{File: "mine.toml", Line: 9, Mistake: editions.Mistake{Reason: editions.HomeUnread, Field: "home", Text: "casa",
		Err: &editions.FileError{File: "casa.toml", Mistake: editions.Mistake{Reason: editions.Unreadable, Text: "gone", Err: errors.New("gone")}}}}
	if what, _ := phrases.For("de").Explain(home, phrases.Context{}); what != "mine.toml, Zeile 9: home: casa ist nicht zu lesen: casa.toml: ist nicht zu lesen (gone)." {
		t.Error(what)
	}
}
