package phrases_test

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"syscall"
	"testing"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/file"
	"tanteo/sheet/line"
	"tanteo/sheet/store"
	"tanteo/sheet/store/disk"
	"tanteo/tui/phrases"
)

// row is how wide a sentence may be on the screen: the answer's 47 columns without the mark
// before it.
const row = 45

// every lists one error of each kind that a game or a file can say no with.
func every(e *scoring.Edition) []error {
	var all []error
	letter, _ := e.Letter("CH")
	at := scoring.Square{Row: 7, Col: 5}
	for _, f := range scoring.Faults() {
		all = append(all, &scoring.PlacementError{Fault: f, Square: at, Letter: letter})
	}
	all = append(all, &scoring.PlacementError{Fault: scoring.Missing, Square: at})
	for _, f := range scoring.SpellingFaults() {
		all = append(all, &scoring.SpellingError{Fault: f, Text: "CH"})
	}
	for _, r := range line.Reasons() {
		all = append(all, &line.Error{Reason: r, Text: "zumo", Limit: 2000})
	}
	for word := range phrases.Vocabulary() {
		all = append(all, &line.Error{Reason: line.Missing, Text: word})
	}
	for _, r := range sheet.Reasons() {
		all = append(all, &sheet.Refusal{Reason: r, Turn: 12, Player: 2, Count: 4, Text: "zumo", Limit: 2000})
	}
	for _, why := range []store.Why{store.Full, store.NotAllowed, store.ReadOnly, store.NotAFile, store.Linked, store.NotAFolder, store.Absent} {
		all = append(all, &store.FileError{Why: why, ID: "2026-11-29-ana", Err: &fs.PathError{Op: "open", Path: "/srv/club/games", Err: errors.New("x")}})
	}
	for _, right := range []disk.Right{disk.ToWriteIn, disk.ToLookInto, disk.ToWrite, disk.ToRead, disk.ToReplace} {
		all = append(all, &store.FileError{Why: store.NotAllowed, ID: "2026-11-29-ana", Err: &disk.RightError{
			Right: right, Path: "/srv/club/2026-11-29-ana.json", Owner: "montserrat.puig", Err: fs.ErrPermission,
		}})
	}
	return append(all,
		&store.NotFoundError{ID: "ana"}, &store.BadIDError{ID: "../ana"}, &store.NameError{File: "ana (1).json", Of: "ana"}, &store.NameError{File: "Ana.json"}, &store.NameError{File: "ana (1).changes", Of: "ana"},
		&file.ForeignError{}, &file.ForeignError{Of: file.Woogles}, &file.ForeignError{Of: file.Wordfeud}, &file.OwnError{}, &store.TakenError{ID: "ana"},
		&store.ChangedError{ID: "ana"}, &store.BehindError{ID: "ana"}, &store.AlteredError{ID: "ana", Err: &file.Break{Err: &file.SumError{Where: "line"}}}, &store.ChangedError{ID: "ana", Gone: true},
		&store.ChangedError{ID: "ana", Gone: true, Thrown: true, By: store.Holder{User: "montserrat.puig"}}, &store.ChangedError{ID: "ana", Gone: true, Thrown: true},
		&store.LostError{ID: "ana", Line: "x\n"}, &store.LockedError{ID: "ana", Holder: store.Holder{User: "bea", TTY: "pts/3"}}, &store.LockedError{ID: "ana"},
		&file.NewerSchemaError{Schema: 9},
		&file.DamagedError{Where: "line 3", Err: errors.New("x")},
		&store.DamagedError{ID: "ana", Aside: "ana.damaged", Err: &file.DamagedError{Where: "line 3", Err: errors.New("x")}},
		&editions.NotFoundError{Kind: "edition", ID: "xx"}, &editions.NotFoundError{Kind: "rulebook", ID: "xx"},
		&store.NotFileError{Path: "/home/ana/2026-11-29-ana-bea.gcg"}, &store.NotFileError{Path: "/home/ana/2026-11-29-games", Folder: true},
		&phrases.FolderError{Variable: "XDG_CONFIG_HOME", Value: "rel"}, &phrases.FolderError{Variable: "HOME"}, words.ErrCut,
		&fs.PathError{Path: "/home/ana/remember.json", Err: disk.ErrLink}, &fs.PathError{Path: "/home/ana/remember.json", Err: disk.ErrNotFile}, syscall.EMFILE,
		&analysis.NoPlayError{Edition: e, Rack: []scoring.Tile{letter.Tile(), letter.Blank(), 0}}, &finder.RackError{Tiles: 17},
		fs.ErrNotExist, fs.ErrPermission, syscall.ENOSPC, syscall.EROFS, syscall.EPIPE,
	)
}

// TestEveryFaultHasASentence, and one of its own: a reason that nobody has told is not told in
// the words of a machine.
func TestEveryFaultHasASentence(t *testing.T) {
	for _, l := range phrases.Languages() {
		for _, f := range scoring.Faults() {
			if l.Faults.Placement[f] == nil {
				t.Errorf("%s: tiles that are refused as %q have no sentence", l.Tag, f)
			}
		}
		for _, f := range scoring.SpellingFaults() {
			if l.Faults.Spelling[f] == nil {
				t.Errorf("%s: letters that are refused as %q have no sentence", l.Tag, f)
			}
		}
		for _, r := range line.Reasons() {
			if l.Faults.Line[r] == nil {
				t.Errorf("%s: a line that is refused as %q has no sentence", l.Tag, r)
			}
		}
		for _, r := range sheet.Reasons() {
			if l.Faults.Refused[r] == nil {
				t.Errorf("%s: what is refused as %q has no sentence", l.Tag, r)
			}
		}
	}
}

func TestEveryFaultFitsARow(t *testing.T) {
	g := game(t, "es-100", "Montserrat de la Vega", "Beatriz Pérez", "Carles", "Łó")
	about := phrases.About(g, "6F ZUMOS")
	for _, l := range phrases.Languages() {
		for _, err := range every(g.Edition) {
			what, todo := l.Explain(err, about)
			for _, text := range []string{what, todo} {
				if phrases.Width(text) > row {
					t.Errorf("%s %v: %d columns: %s", l.Tag, err, phrases.Width(text), text)
				}
				if !strings.HasSuffix(text, ".") || strings.HasSuffix(text, "..") || strings.Contains(text, "fault ") {
					t.Errorf("%s %v: %q", l.Tag, err, text)
				}
			}
			if what, todo := l.Explain(err, phrases.Context{}); what == "" || todo == "" {
				t.Errorf("%s %v: nothing without a context", l.Tag, err)
			}
		}
	}
}

// The name of a file that is too long for its sentence is cut before its end, which tells what it is.
func TestALockIsNamedToItsEnd(t *testing.T) {
	at := &fs.PathError{Op: "open", Path: "/srv/club/2026-11-29-ana-bea.lock", Err: disk.ErrNotFile}
	right := &disk.RightError{Right: disk.ToWrite, Path: at.Path, Owner: "eva", Err: fs.ErrPermission}
	for _, l := range phrases.Languages() {
		for _, err := range []error{
			at, &store.FileError{Why: store.NotAFile, Err: at}, &store.FileError{Why: store.Linked, Err: at}, &store.FileError{Why: store.NotAllowed, Err: right},
		} {
			if what, _ := l.Explain(err, phrases.Context{}); !strings.Contains(what, "2026-11-29-a….lock") {
				t.Errorf("%s: %s", l.Tag, what)
			}
		}
	}
}

// TestTooEarlyIsExplained: what is for after the game has the sentence that names the line for now.
func TestTooEarlyIsExplained(t *testing.T) {
	for _, l := range phrases.Languages() {
		what, todo := l.Explain(fmt.Errorf("best: %w", analysis.ErrTooEarly), phrases.Context{})
		if what != l.Lookup.NotYet || !strings.Contains(todo, l.Word(line.CommandAnalysis)) {
			t.Errorf("%s: %q, %q", l.Tag, what, todo)
		}
	}
}

func TestExplain(t *testing.T) {
	tests := []struct{ edition, line, en, es string }{
		{"es-100", "B2 ZUMO",
			"ZUMO at B2 touches no tile on the board. Begin it beside a tile, or cross one.",
			"ZUMO en B2 no toca ninguna ficha. Colócala junto a una ficha, o cruzándola."},
		{"es-100", "P1 ZUMO", "P1 is not on the board. Check the square.", "P1 no está en el tablero. Revisa la casilla."},
		{"es-100", "H13 ZUMO", "ZUMO at H13 runs off the board. Begin it further back.", "ZUMO en H13 se sale del tablero. Empieza más atrás."},
		{"es-100", "M3SA", "“M3SA” begins no line. Type H4 JAMON, = RELOJ, 25 or pass.", "Ninguna línea empieza con «M3SA». Prueba H4 JAMON, = RELOJ, 25 o paso."},
		{"es-100", "H4 M3SA", "A word has no digits: “3”. Marks such as 2l stand after a letter.", "Una palabra no lleva números: «3». Marcas como 2l van detrás de una letra."},
		{"es-100", "= C2wHORIZOS", "CH is one tile: no mark inside it. Write the mark after it: CH2w.", "CH es una ficha: nada en medio. Pon la marca detrás: CH2w."},
		{"es-100", "ZUMO", "A square is missing before ZUMO. Type H4 JAMON, or = before a typed play.", "Falta la casilla delante de ZUMO. Escribe H4 JAMON, o = y las palabras."},
		{"en-100", "ZUMO", "A square is missing before ZUMO. Type 8D JAMON, or = before a typed play.", "Falta la casilla delante de ZUMO. Escribe 8D JAMON, o = y las palabras."},
		{"es-100", "1 24", "A player without a colon is for duplicates. Type 1: 24 for that player.", "Un jugador sin dos puntos es de duplicada. Escribe 1: 24 para esa persona."},
		{"es-100", "2001", "“2001” cannot stand here. A whole number is wanted, 0 to 2000.", "«2001» no puede ir aquí. Hace falta un número entero, de 0 a 2000."},
		{"es-100", "exchange 0", "“0” cannot stand here. A whole number is wanted, 1 to 7.", "«0» no puede ir aquí. Hace falta un número entero, de 1 a 7."},
		{"es-100", "overtime Ana 1:30", "These rules have no points for overtime. Type what it cost: overtime PLAYER 10.", "Estas reglas no puntúan el tiempo de más. Escribe los puntos: tiempo JUGADOR 10."},
		{"es-100", "overtime Ana 1:99", "“1:99” is no time. A time is 1:05; or type the points: 10.", "«1:99» no es un tiempo. Un tiempo es 1:05; o escribe los puntos: 10."},
		{"es-100", "reto fallado Bea", "“reto fallado” begins no line. Perhaps: reto fallido.", "Ninguna línea empieza con «reto fallado». Quizá: reto fallido."},
		{"es-100", "challenge now", "“challenge now” begins no line. Perhaps: challenge failed.", "Ninguna línea empieza con «challenge now». Quizá: impugnación fallida."},
		{"es-100", "clock strat", "“clock strat” begins no line. Perhaps: clock start.", "Ninguna línea empieza con «clock strat». Quizá: clock start."},
		{"es-100", "impunar fallida", "“impunar” begins no line. Perhaps: impugnar.", "Ninguna línea empieza con «impunar». Quizá: impugnar."},
		{"es-100", "finsh", "A square is missing before finsh. Type H4 JAMON. Perhaps: finish.", "Falta la casilla delante de finsh. Prueba H4 JAMON. Quizá: finish."},
		{"es-100", "penalty", "Something is missing after “penalty”. Like this: penalty PLAYER POINTS [REASON].", "Falta algo detrás de «penalty». Así: penalización JUGADOR PUNTOS [MOTIVO]."},
		{"es-100", "Carlos: pass", "Nobody here is called “Carlos”. At the table: Ana, Bea.", "Aquí nadie se llama «Carlos». En la mesa: Ana, Bea."},
		{"es-100", "end - -", "Only one player can have gone out. Type - once, and 0 for an empty rack.", "Solo uno puede quedarse sin fichas. Pon - una vez, y 0 en otro atril vacío."},
		{"es-100", "H4 A\x1b[2J", "The line has a sign that cannot be shown. Type it with letters and digits.", "La línea tiene un signo que no se ve. Escríbela con letras y números."},
		{"en-100", "A1 ZUMO", "ZUMO at A1 touches no tile on the board. Begin it beside a tile, or cross one.", "ZUMO en A1 no toca ninguna ficha. Colócala junto a una ficha, o cruzándola."},
	}
	for _, test := range tests {
		g := game(t, test.edition, "Ana", "Bea")
		first := "H4 JAMON"
		if test.edition == "en-100" {
			first = "8D JAMON"
		}
		g, _ = do(t, g, first)
		line, err := line.Parse(test.line, g, phrases.Vocabulary())
		if err == nil {
			_, _, err = g.Do(line, sheet.Stamp{})
		}
		if err == nil {
			t.Errorf("%q was taken", test.line)
			continue
		}
		for tag, want := range map[string]string{"en": test.en, "es": test.es} {
			what, todo := phrases.For(tag).Explain(err, phrases.About(g, test.line))
			if got := what + " " + todo; got != want {
				t.Errorf("%s %q:\n got %s\nwant %s", tag, test.line, got, want)
			}
		}
	}
}

func TestExplainKeys(t *testing.T) {
	g, _ := do(t, game(t, "es-100", "Ana", "Bea"), "H4 JAMON")
	s, _ := g.Edition.Spell("ZUMO")
	about := phrases.AboutPlay(g, scoring.Square{Row: 1, Col: 1}, scoring.Across, s.Tiles)
	what, todo := phrases.For("en").Explain(&scoring.PlacementError{Fault: scoring.Detached, Square: scoring.Square{Row: 1, Col: 1}}, about)
	if what != "ZUMO at B2 touches no tile on the board." || todo != "Backspace takes one tile back, Esc all." {
		t.Errorf("%s / %s", what, todo)
	}
}

func TestExplainFiles(t *testing.T) {
	l := phrases.For("en")
	tests := []struct {
		err  error
		want string
	}{
		{&editions.FileError{File: "/home/ana/editions/mine.toml", Line: 3, Column: 2, Mistake: editions.Mistake{Reason: editions.NoNumber, Field: "rack"}},
			"mine.toml, line 3: rack: a whole number is expected."},
		{&editions.FileError{File: "mine.toml", Mistake: editions.Mistake{Reason: editions.Unreadable, Text: "no such file", Err: &fs.PathError{Op: "open", Path: "mine.toml", Err: syscall.ENOENT}}},
			"mine.toml is not there."},
		{fmt.Errorf("x: %w", &fs.PathError{Op: "write", Path: "/tmp/a\x1b[31m.json", Err: syscall.ENOSPC}),
			"No room on the disk for a�[31m.json."},
		{&store.FileError{Op: store.Saving, ID: "2026-11-29-ana-bea", Why: store.NotAFolder, Err: &fs.PathError{Op: "open", Path: "/srv/games/2026-11-29-ana-bea.lock", Err: syscall.ENOTDIR}},
			"/srv/games is no folder."},
		{&store.LockedError{Holder: store.Holder{User: "bea\x07", TTY: "pts/3"}}, "Open elsewhere: bea�, pts/3."},
		{errors.New("odd \x1b]0;x\x07 thing"), "odd �]0;x� thing."},
	}
	for _, test := range tests {
		if what, _ := l.Explain(test.err, phrases.Context{}); what != test.want {
			t.Errorf("%v:\n got %s\nwant %s", test.err, what, test.want)
		}
	}
}

// What the machine says is told in the language of the screen, not in that of its errors.
func TestMachineReasonsAreTold(t *testing.T) {
	for _, l := range phrases.Languages() {
		for _, err := range []error{syscall.EIO, syscall.ENAMETOOLONG, syscall.ENOTDIR, syscall.EISDIR, syscall.ELOOP, syscall.EMFILE, disk.ErrTooLarge} {
			said, todo := l.Explain(&fs.PathError{Op: "open", Path: "/home/ana/remember.json", Err: err}, phrases.Context{})
			if strings.Contains(said, err.Error()) || todo == "" {
				t.Errorf("%s %v: %s %s", l.Tag, err, said, todo)
			}
		}
	}
}

// What lies in the place of the settings and is no file is told in the language of the screen.
func TestSettingsThatAreNoFile(t *testing.T) {
	for _, l := range phrases.Languages() {
		for _, err := range []error{disk.ErrNotFile, disk.ErrLink, disk.ErrTooLarge} {
			if what, todo := l.Explain(&phrases.SettingError{Source: "/home/ana/config.toml", Err: err}, phrases.Context{}); strings.Contains(what, err.Error()) && l.Tag != "en" || !strings.Contains(what, "config.toml") || todo == "" {
				t.Errorf("%s %v: %s %s", l.Tag, err, what, todo)
			}
		}
	}
}

// A line that was lost is told as it is to be typed again, where it noted a row of the sheet; else that
// something is missing.
func TestALostLineIsTold(t *testing.T) {
	g := game(t, "es-100", "Ana", "Bea")
	lost := func(l *phrases.Language, text string) string {
		t.Helper()
		next, _ := do(t, g, text)
		step, _ := next.Log.Since(g.Log)
		what, todo := l.Explain(&store.LostError{ID: "ana", Before: g.Log, Step: step, Known: true}, phrases.Context{})
		if phrases.Width(todo) > row {
			t.Errorf("%s: %d columns: %s", l.Tag, phrases.Width(todo), todo)
		}
		return what + " " + todo
	}
	const damaged = "The last line noted was damaged on the disk. "
	for text, want := range map[string]string{
		"H4 JAMON / MON":         "Lost: H4 JAMON / MON. Note it again.",
		"penalty 2 10":           "Lost: penalty 2 10. Note it again.",
		"name 1 Montserrat Puig": "Look which turn is missing, note it again.",
	} {
		if got := lost(phrases.For("en"), text); got != damaged+want {
			t.Errorf("%s: %s", text, got)
		}
	}
	for _, l := range phrases.Languages() {
		if got := lost(l, "H4 JAMONES / JAMONES"); !strings.Contains(got, "H4 JAMONES") {
			t.Errorf("%s: %s", l.Tag, got)
		}
	}
}
