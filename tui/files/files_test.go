package files_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/gcg"
	"tanteo/sheet/store"
	"tanteo/tui/files"
	"tanteo/tui/phrases"
)

const annotated = "#player1 ana Ana\n#player2 bea Bea\n>ana: CABX 8G CAB +14 14\n>bea: EEHORST I8 .EE +6 6\n"

// guessed are the editions among which there is to choose.
var guessed = editions.Embedded().Guessed(words.Has)

func open(t *testing.T, text string) []files.Game {
	t.Helper()
	games, err := files.OpenFrom(strings.NewReader(text), "game", guessed)
	if err != nil {
		t.Fatal(err)
	}
	var all []files.Game
	for g := range games {
		all = append(all, g)
	}
	return all
}

func TestFormats(t *testing.T) {
	for path, want := range map[string]files.Format{
		"a.gcg": files.GCG, "A.GCG": files.GCG, "dir.csv/b.json": files.JSON, "a.csv": files.CSV, "a.txt": files.Text,
		"a": "", "a.text": "", "": "", "-": "", "gcg": "",
	} {
		if f, ok := files.EndingOf(path); f != want || ok != (want != "") {
			t.Errorf("%s: %q, %v", path, f, ok)
		}
	}
	for _, f := range files.Formats() {
		if named, ok := files.FormatNamed(string(f)); named != f || !ok {
			t.Errorf("%s is not known by its name", f)
		}
		if ended, ok := files.EndingOf("x" + f.Ending()); ended != f || !ok {
			t.Errorf("%s is not known by its ending", f)
		}
	}
	if _, ok := files.FormatNamed("pdf"); ok {
		t.Error("pdf is a format")
	}
}

// What a format can hold comes back as the same game.
func TestThereAndBack(t *testing.T) {
	g, err := sheet.NewGame(open(t, annotated)[0].Log)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range phrases.Languages() {
		for _, f := range files.Formats() {
			text, losses, err := files.Encode(f, g, l, guessed)
			if err != nil || len(losses) > 0 || !strings.Contains(string(text), "Bea") {
				t.Errorf("%s: %v, %v, %s", f, err, losses, text)
			}
			if f != files.GCG && f != files.JSON {
				continue
			}
			back := open(t, string(text))
			if len(back) != 1 || (back[0].Counted == nil) != (f == files.JSON) {
				t.Fatalf("%s: %d games", f, len(back))
			}
			again, err := sheet.NewGame(back[0].Log)
			if err != nil || l.Standing(again) != "Ana 14, Bea 6" {
				t.Errorf("%s: %v, %s", f, err, l.Standing(again))
			}
		}
	}
}

func TestOpen(t *testing.T) {
	if all := open(t, annotated+annotated); len(all) != 2 || all[1].Counted.Line != 5 {
		t.Errorf("%+v", all)
	}
	if all := open(t, "nothing"); len(all) != 1 || all[0].Counted.Verdict != gcg.Unreadable || all[0].Log.Events != nil {
		t.Errorf("%+v", all)
	}
	for _, text := range []string{"{", "\uFEFF \n{\"schema\": 1}", "\xff\xfe{\x00"} {
		if _, err := files.OpenFrom(strings.NewReader(text), "game", guessed); !errors.As(err, new(*file.DamagedError)) {
			t.Errorf("%q: %v", text, err)
		}
	}
	for _, text := range []string{"{}", `[{"uid": "a"}]`, "\uFEFF{\"players\": []}"} {
		if _, err := files.OpenFrom(strings.NewReader(text), "game", guessed); !errors.As(err, new(*file.ForeignError)) {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := files.OpenFrom(strings.NewReader(strings.Repeat("\n", gcg.MaxSize+1)), "game", guessed); !errors.As(err, new(*store.TooLargeError)) {
		t.Errorf("%v", err)
	}
	path := filepath.Join(t.TempDir(), "game.gcg")
	if _, err := files.Open(path, guessed); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("%v", err)
	}
	if err := os.WriteFile(path, []byte(annotated), 0o600); err != nil {
		t.Fatal(err)
	}
	games, err := files.Open(path, guessed)
	if err != nil {
		t.Fatal(err)
	}
	for g := range games {
		if g.Counted.Verdict != gcg.Unfinished {
			t.Errorf("%+v", g.Counted)
		}
	}
}
