package command_test

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"tanteo/editions"
	"tanteo/sheet/store"
	"tanteo/tui/command"
	"tanteo/tui/phrases"
)

func TestEarly(t *testing.T) {
	for _, test := range []struct {
		args         string
		config, lang string
	}{
		{"", "", ""},
		{"enter --new --config /a --lang es", "/a", "es"},
		{"--config=/a enter --players 3 --lang=es H4", "/a", "es"},
		{"show --json --config /a", "/a", ""},
		{"--nonsense x --lang es", "", "es"},
		{"enter -- --lang es", "", ""},
		{"-h --lang es", "", "es"},
		{"--lang", "", ""},
	} {
		config, lang := command.Early(strings.Fields(test.args))
		if config != test.config || lang != test.lang {
			t.Errorf("%q: %q, %q", test.args, config, lang)
		}
	}
}

// TestTerminal: on a terminal the last game is meant, a refused line is told, and the next
// one is taken.
func TestTerminal(t *testing.T) {
	m := newTable(t)
	m.terminal = true
	if said := m.no(1, "enter"); !strings.Contains(said, "No game has been open yet") {
		t.Error(said)
	}
	id := m.start("--edition", "es-100", "--players", "Ana,Bea", "H4 JAMON")
	if m.last != id {
		t.Errorf("the last game is %q", m.last)
	}
	m.input = "B2 ZUMO\npass\n\n# done\n"
	r := m.run("enter")
	want := "Open: " + id + " (Ana 44, Bea 0). Bea to play.\n" +
		"A line a turn: H4 JAMON, 25, pass, end. Ctrl+D leaves; everything is saved.\n" +
		"> > Bea: pass. Ana to play.\n> > > \n"
	if r.code != 0 || r.out != want {
		t.Errorf("%d, %q", r.code, r.out)
	}
	if r.err != "tanteo: ZUMO at B2 touches no tile on the board. Begin it beside a tile, or cross one.\n" {
		t.Errorf("%q", r.err)
	}
	if out := m.ok("enter", "pass"); out != "Ana: pass. Bea to play.\n" {
		t.Errorf("%q", out)
	}
}

// TestAnnounced: totals that are counted differently today are told on opening.
func TestAnnounced(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100", "--players", "Ana,Bea", "412", "377", "finish")
	file := filepath.Join(m.folder, "games", id+".json")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	wrong := strings.Replace(string(text), `"points": 412`, `"points": 410`, 2)
	if wrong == string(text) {
		t.Fatalf("no points in %s", text)
	}
	if err := os.WriteFile(file, []byte(withoutSum(wrong)), 0o600); err != nil {
		t.Fatal(err)
	}
	if out := m.ok("show", id); !strings.Contains(out, "* Ana: announced 412, counted today 410.\n") {
		t.Error(out)
	}
	r := m.run("enter", id, "note checked")
	if r.code != 0 || r.err != "Ana: announced 412, counted today 410.\n" || r.out != "Noted.\n" {
		t.Errorf("%+v", r)
	}
}

// withoutSum is a game's file as somebody writes it who does so himself.
func withoutSum(file string) string {
	return regexp.MustCompile(`\n *"sum": .*`).ReplaceAllString(file, "")
}

// TestNoFiles: a pipe, a device or a folder in the place of a file is refused before it is
// opened, and a file that is too large before it is read.
func TestNoFiles(t *testing.T) {
	m := newTable(t)
	dir := t.TempDir()
	pipe, large := filepath.Join(dir, "pipe"), filepath.Join(dir, "large")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip("there are no pipes with names here: ", err)
	}
	if err := os.WriteFile(large, make([]byte, 20<<20), 0o600); err != nil {
		t.Fatal(err)
	}
	typed := func(path string) string { return phrases.Fit(path, 60) }
	for path, want := range map[string]string{
		pipe: typed(pipe) + " is no file. Name another.", "/dev/zero": "/dev/zero is no file. Name another.",
		dir: typed(dir) + " is a folder. Name a file in it.", large: typed(large) + " has more than ",
	} {
		for _, args := range [][]string{
			{"top", "ABC", "--edition", "es-100", "--board", path},
			{"place", "CASA", "--edition", "es-100", "--board", path},
			{"score", "CASA", "--edition", "es-100", "--board", path},
			{"enter", "--new", "--edition", "es-100", "--players", "@" + path},
			{"import", path},
			{"replay", path},
		} {
			code, want := 3, want
			switch {
			case path == large && strings.Contains(strings.Join(args, " "), "--board"):
				code, want = 1, "“"+large[:10]
			case path == large:
				code = 1
			case path == dir && args[0] == "replay":
				continue // it reads folders
			}
			if said := m.no(code, args...); !strings.HasPrefix(said, "tanteo: "+want) {
				t.Errorf("%s %s: %s", args[0], path, said)
			}
		}
	}
}

// TestNothingInIt: what has nothing in it is refused for that, and not for what is missing then.
func TestNothingInIt(t *testing.T) {
	m := newTable(t)
	for _, test := range []struct {
		code int
		args []string
		want string
	}{
		{1, []string{"place", "....", "--edition", "es-100"}, "There is no letter in it."},
		{2, []string{"words", "add", "", "--edition", "es-100"}, "That is not all of it: tanteo words add FILE."},
		{2, []string{"import", ""}, "That is not all of it: tanteo import FILE."},
		{2, []string{"replay", ""}, "That is not all of it: tanteo replay PATH…."},
		{1, []string{"words", "rack", "CASA???", "--edition", "es-100"}, "This rack has too many blanks. The set has 2."},
		{1, []string{"top", "CASA???", "--edition", "es-100"}, "This rack has too many blanks. The set has 2."},
	} {
		if said := m.no(test.code, test.args...); !strings.HasPrefix(said, "tanteo: "+test.want) {
			t.Errorf("%q: %s", test.args, said)
		}
	}
}

// TestThere: a file that is there is named as it was typed, with its folder.
func TestThere(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100", "25")
	path := filepath.Join(t.TempDir(), "game.gcg")
	m.run("export", id, "-o", path)
	if said := m.no(1, "export", id, "-o", path); !strings.HasPrefix(said, "tanteo: "+path+" is there already.") {
		t.Error(said)
	}
}

// TestStatsOfTheNameless: games in which nobody has a name make no table.
func TestStatsOfTheNameless(t *testing.T) {
	m := newTable(t)
	m.start("--kind", "duplicate", "--players", "2", "--edition", "es-100", "24", "20", "finish")
	for _, args := range [][]string{{"stats"}, {"stats", "--league", "xp"}} {
		out := m.ok(args...)
		if !strings.Contains(out, "duplicate: 1 game, 0 players\n\nNo player has a result yet: it takes a name.\n") || strings.Contains(out, "lowest") {
			t.Errorf("%q: %s", args, out)
		}
	}
}

// TestHelpColumns: what options do stands in one column, whatever the accents of their values.
func TestHelpColumns(t *testing.T) {
	m := newTable(t)
	for _, l := range phrases.Languages() {
		for _, command := range []string{"enter", "stats", "words rack", "print sheet", "games"} {
			columns := map[int]string{}
			for line := range strings.Lines(m.ok(append(strings.Fields(command), "--help", "--lang", l.Tag)...)) {
				name, does, ok := strings.Cut(strings.TrimRight(line, "\n"), "   ")
				if rest := strings.TrimLeft(line, " "); !strings.HasPrefix(rest, "-") || !ok {
					columns = map[int]string{} // another part
					continue
				}
				if name == "" { // before an option without a short form
					name, does, _ = strings.Cut(strings.TrimPrefix(strings.TrimRight(line, "\n"), "      "), "   ")
					name = "      " + name
				}
				columns[phrases.Width(line)-phrases.Width(strings.TrimLeft(does, " "))] = name
				if len(columns) > 1 {
					t.Errorf("%s %s: %v", l.Tag, command, columns)
				}
			}
		}
	}
}

// TestCodes: what cannot be read or written counts for more than what is refused.
func TestCodes(t *testing.T) {
	if os.Getuid() == 0 {
		t.Log("as root nothing is forbidden; a folder in the way stands for it")
	}
	m := newTable(t)
	id := m.start("--edition", "es-100", "25")
	lock := filepath.Join(m.folder, "games", id+".lock")
	if err := os.Mkdir(lock, 0o700); err != nil {
		t.Fatal(err)
	}
	m.no(3, "enter", id, "25")
	if err := os.Remove(lock); err != nil {
		t.Fatal(err)
	}
	m.ok("enter", id, "25")
	m.no(3, "score", "--board", m.folder, "CASA")
	m.no(1, "score", "--edition", "xx", "CASA")
	m.no(2, "score", "--nonsense")
}

// TestTrouble: without a folder no command runs, and help does.
func TestTrouble(t *testing.T) {
	run := func(args ...string) (int, string, string) {
		var out, errs strings.Builder
		code := command.Run(context.Background(), command.Program{
			In: strings.NewReader(""), Out: &out, Err: &errs, Catalogue: editions.Embedded(),
			Version:  "1.0",
			Trouble:  &store.FileError{Op: store.Opening, Why: store.NotAllowed, Err: &fs.PathError{Op: "open", Path: "x", Err: syscall.EACCES}},
			Settings: command.Settings{Language: "es"},
		}, args)
		return code, out.String(), errs.String()
	}
	if code, _, errs := run("games"); code != 3 || errs != "tanteo: No hay permiso para el archivo. Pide permiso para leerlo y escribirlo.\n" {
		t.Errorf("%d, %s", code, errs)
	}
	for _, args := range [][]string{{"--help"}, {"help", "enter"}, {"completion", "bash"}, {"enter", "--help"}, {"--version"}} {
		if code, out, errs := run(args...); code != 0 || out == "" || errs != "" {
			t.Errorf("%v: %d, %s", args, code, errs)
		}
	}
}

// TestWithoutFolder: what needs no folder of the user's works where HOME is not set, and what does
// says why it cannot.
func TestWithoutFolder(t *testing.T) {
	run := func(args ...string) (int, string, string) {
		var out, errs strings.Builder
		code := command.Run(context.Background(), command.Program{
			In: strings.NewReader(""), Out: &out, Err: &errs, Catalogue: editions.Embedded(), Version: "1.0",
			Trouble: &phrases.FolderError{Variable: "HOME"}, Settings: command.Settings{Language: "en"},
		}, args)
		return code, out.String(), errs.String()
	}
	list := filepath.Join(t.TempDir(), "tiny.txt") // what is searched; the list that comes along would take seconds to be made ready
	if err := os.WriteFile(list, []byte("CASA\nSACA\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"score", "8H AN"}, {"editions"}, {"editions", "es-100"}, {"rules"}, {"rules", "es-home"}, {"replay", "../../testdata/games/after-total.gcg"},
		{"words", "two", "--edition", "es-100"}, {"words", "check", "casa", "--edition", "es-100"}, {"words", "rack", "CASA", "--edition", "es-100", "--list", list}, {"words", "list"},
		{"place", "CASA", "--edition", "es-100"}, {"top", "CASA", "--edition", "es-100", "--list", list}, {"place", "CASA"},
		{"print", "blank"}, {"print", "blank", "--players", "Ana,Bea"}, {"print", "duplicate"}, {"print", "tiles"}, {"print", "board", "--edition", "es-100"},
	} {
		if code, out, errs := run(args...); code > 1 || out == "" || strings.Contains(errs, "HOME") {
			t.Errorf("%v: %d, %s%s", args, code, out, errs)
		}
	}
	for _, args := range [][]string{{"games"}, {"show"}, {"place", "CASA", "2026-12-01-ana"}, {"enter", "pass"}, {"import", "x.gcg"}, {"stats"}, {"words", "add", "x"},
		{"print", "sheet"}, {"print", "board"}, {"print", "blank", "2026-12-01-ana"}, {"print", "tiles", "2026-12-01-ana"},
	} {
		if code, _, errs := run(args...); code != 1 || !strings.Contains(errs, "HOME") {
			t.Errorf("%v: %d, %s", args, code, errs)
		}
	}
}

// TestFault: a fault of the program's own is one sentence and no stack.
func TestFault(t *testing.T) {
	var out, errs strings.Builder
	code := command.Run(context.Background(), command.Program{
		In: strings.NewReader(""), Out: &out, Err: &errs, Catalogue: editions.Embedded(), Fit: true,
		Screen: func(context.Context, string) error { panic("oh") },
	}, nil)
	if code != 3 || strings.Count(errs.String(), "\n") != 1 || strings.Contains(errs.String(), "oh") {
		t.Errorf("%d, %s", code, errs.String())
	}
}

// TestScreen: a screen is opened only where a terminal is fit for it.
func TestScreen(t *testing.T) {
	m := newTable(t)
	if said := m.no(2); !strings.Contains(said, "tanteo enter") {
		t.Error(said)
	}
	var opened []string
	games, err := store.Open(m.folder)
	if err != nil {
		t.Fatal(err)
	}
	run := func(args ...string) int {
		var out, errs strings.Builder
		return command.Run(context.Background(), command.Program{
			In: strings.NewReader(""), Out: &out, Err: &errs, Catalogue: editions.Embedded(), Games: games, Fit: true,
			Screen: func(_ context.Context, game string) error {
				opened = append(opened, game)
				if game == "" {
					return nil
				}
				return errors.New("no")
			},
		}, args)
	}
	id := m.start("--edition", "es-100")
	if run() != 0 || run(id) != 1 || run("2020-01-01-nobody") != 2 || run("one", "two") != 2 || len(opened) != 2 {
		t.Errorf("opened %q", opened)
	}
}

// endless is an input of one line without an end.
type endless struct{ left int }

func (e *endless) Read(p []byte) (int, error) {
	if e.left <= 0 {
		return 0, errors.New("the end should never be wanted")
	}
	n := min(len(p), e.left)
	for i := range n {
		p[i] = 'A'
	}
	e.left -= n
	return n, nil
}

// TestLongLine: a line as long as can be takes no more memory than a short one.
func TestLongLine(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100")
	games, err := store.Open(m.folder)
	if err != nil {
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	var out, errs strings.Builder
	long := 1 << 30
	if testing.Short() {
		long = 1 << 27
	}
	code := command.Run(context.Background(), command.Program{
		In: &endless{left: long}, Out: &out, Err: &errs, Catalogue: editions.Embedded(), Games: games,
		Holder: store.Holder{User: "ana", PID: os.Getpid()},
	}, []string{"enter", id})
	runtime.ReadMemStats(&after)
	if code == 0 || out.String() != "" {
		t.Errorf("%d, %s%s", code, out.String(), errs.String())
	}
	if used := after.TotalAlloc - before.TotalAlloc; used > 64<<20 {
		t.Errorf("a line of %d bytes used %d", long, used)
	}
}

// TestJSONIsPlain: no sign that a terminal would obey is in it, and nothing is lost.
func TestJSONIsPlain(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100", "--players", "Ana,Bea")
	file := filepath.Join(m.folder, "games", id+".json")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	odd := "A\u009b31m\u202e\U000e0041<&>ñ"
	quoted, _ := json.Marshal(odd)
	if err := os.WriteFile(file, []byte(withoutSum(strings.Replace(string(text), `"Ana"`, string(quoted), 1))), 0o600); err != nil {
		t.Fatal(err)
	}
	out := m.ok("show", "--json", id)
	if strings.ContainsAny(out, "\u009b\u202e\U000e0041") || !strings.Contains(out, "<&>ñ") {
		t.Error(out)
	}
	if got := read[struct{ Players []struct{ Name string } }](t, out).Players[0].Name; got != odd {
		t.Errorf("%q", got)
	}
}

// The numbers of a line of the sheet stand in the order of its cells: they are what a
// correction is told by.
func TestSheetNumbersFollowTheCells(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100", "H4 JAMON", "6F ZUMOS")
	if sheet := m.ok("show", id); !strings.Contains(sheet, "\n1-2 ") {
		t.Errorf("the first line is not 1-2\n%s", sheet)
	}
	m.ok("enter", id, "insert 1 2: pass")
	if sheet := m.ok("show", id); !strings.Contains(sheet, "\n2,1 ") {
		t.Errorf("the first line is not 2,1\n%s", sheet)
	}
}
