package tui_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"

	"tanteo/tui/screentest"
)

// The whole program in a real terminal. Where there is no tmux the test is skipped, but in
// continuous integration there must be one.
func TestProgram(t *testing.T) {
	screentest.HasTmux(t)
	program := wholeProgram(t)
	for name, test := range map[string]func(t *testing.T, at machine){
		"the opening by keys":                  programOpening,
		"resumed after kill -9":                programKilled,
		"SIGHUP":                               programHangup,
		"connection dropped":                   programDropped,
		"connection dropped, SIGHUP ignored":   programDroppedDeaf,
		"SIGTERM":                              func(t *testing.T, at machine) { programSignalled(t, at, syscall.SIGTERM) },
		"SIGINT":                               func(t *testing.T, at machine) { programSignalled(t, at, syscall.SIGINT) },
		"SIGQUIT":                              func(t *testing.T, at machine) { programSignalled(t, at, syscall.SIGQUIT) },
		"Ctrl+Z without a shell":               programSuspendedAlone,
		"Ctrl+Z with a shell":                  programSuspended,
		"NO_COLOR":                             programNoColour,
		"dumb terminal":                        programDumb,
		"a very small window":                  programSmall,
		"two sessions":                         programTwice,
		"the pen of a stopped session":         programStopped,
		"the terminal is left as it was found": programTidy,
		"a file read through and written":      programFile,
		"a play on the clipboard":              programCopied,
		"words and masters in Spanish":         programSpanishWords,
		"words and masters in Polish":          programPolishWords,
	} {
		t.Run(name, func(t *testing.T) {
			if testing.Short() && name != "the opening by keys" {
				t.Skip("a short run starts the whole program once")
			}
			t.Parallel()
			test(t, machine{program, t.TempDir()})
		})
	}
}

// built is the whole program, built once for all tests that start it.
var built = sync.OnceValues(func() (string, error) { return screentest.Build(once) })

func wholeProgram(t *testing.T) string {
	t.Helper()
	program, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return program
}

// machine is where the program runs: with a home of its own and nothing else around it.
type machine struct{ program, home string }

// command is how the shell starts the program.
func (a machine) command(env ...string) string {
	all := append([]string{"HOME=" + a.home, "PATH=" + os.Getenv("PATH"), "TERM=tmux-256color", "LANG=es_ES.UTF-8"}, env...)
	for i := range all {
		all[i] = "'" + all[i] + "'"
	}
	return "env -i " + strings.Join(all, " ") + " '" + a.program + "'"
}

// start opens the program in a window, with a game if it is the first time.
func (a machine) start(t *testing.T, env ...string) *screentest.Tmux {
	t.Helper()
	return screentest.InTmux(t, 80, 24, "exec "+a.command(env...))
}

// atBoard opens the program and a new game.
func (a machine) atBoard(t *testing.T, env ...string) *screentest.Tmux {
	t.Helper()
	m := a.start(t, env...)
	m.Sees("T  A  N  T  E  O")
	m.Keys("Enter", "Enter")
	m.Sees("» Jugador 1", "*DP", "H8 →")
	return m
}

// run is a call of the program without its screen.
func (a machine) run(t *testing.T, args ...string) string {
	t.Helper()
	cmd := exec.Command(a.program, args...)
	cmd.Env = []string{"HOME=" + a.home, "LANG=en_US.UTF-8"}
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("tanteo %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return string(out)
}

// totals are the totals of the game that was open last, as show gives them.
func (a machine) totals(t *testing.T) string {
	t.Helper()
	var standings struct {
		Players []struct{ Total int }
	}
	if err := json.Unmarshal([]byte(a.run(t, "show", "--json")), &standings); err != nil {
		t.Fatal(err)
	}
	totals := ""
	for _, p := range standings.Players {
		totals += fmt.Sprint(p.Total, " ")
	}
	return strings.TrimSpace(totals)
}

const laidJamon = "<J><A><M><O><N>"

func layJamon(m *screentest.Tmux) {
	m.Keys("Left", "Left", "Left", "Left")
	m.Text("jamón")
	m.Sees(laidJamon, "44 puntos")
}

// afterJamon opens the program and a new game in which the first player has laid JAMÓN.
func (a machine) afterJamon(t *testing.T) *screentest.Tmux {
	t.Helper()
	m := a.atBoard(t)
	layJamon(m)
	m.Keys("Enter")
	m.Sees("» Jugador 2")
	return m
}

func programOpening(t *testing.T, a machine) {
	m := a.atBoard(t)
	layJamon(m)
	m.Keys("Enter")
	m.Sees("H  TP .  .  J  A  M  O  N  .", "(8 × 2 + 1 + 3 + 1 + 1) × 2 = 44", "» Jugador 2")
	m.Keys("Up", "Up", "Left", "Left", "Left", "Space")
	m.Sees("6F ↓")
	m.Text("zuos")
	m.Sees("10 × 3 + 1 + 3 + 1 + 1 × 3 = 38", "38 puntos")
	m.Keys("Enter")
	m.Sees("» Jugador 1", "JAMON      44  ZUMOS      38")
	leave(t, m)
	a.kept(t, "44 38")
}

// What is being laid is there again after kill -9, in the game that was open.
func programKilled(t *testing.T, a machine) {
	m := a.afterJamon(t)
	m.Keys("Down")
	m.Text("sol")
	m.Sees("<S><O><L>")
	a.waitForDraft(m, "L")
	m.Signal(syscall.SIGKILL)
	if code := m.Ended(); code != 128+9 {
		t.Errorf("the exit code is %d", code)
	}
	again := a.start(t)
	again.Sees("<S><O><L>", "J  A  M  O  N", "44")
	leave(t, again)
}

// waitForDraft waits until the unfinished play is kept, and with this tile.
func (a machine) waitForDraft(m *screentest.Tmux, tile string) {
	m.Wait(func() bool {
		drafts, err := filepath.Glob(filepath.Join(a.home, ".config/tanteo/games/*.draft"))
		if err != nil || len(drafts) != 1 {
			return false
		}
		text, err := os.ReadFile(drafts[0])
		return err == nil && strings.Contains(string(text), " "+tile+`"`)
	})
}

// leave ends the program by its key, and fails the test where it does not end well.
func leave(t *testing.T, m *screentest.Tmux) {
	t.Helper()
	m.Keys("C-c")
	if code := m.Ended(); code != 0 {
		t.Errorf("the exit code is %d", code)
	}
}

// kept fails the test where the totals of the saved game are others.
func (a machine) kept(t *testing.T, want string) {
	t.Helper()
	if got := a.totals(t); got != want {
		t.Errorf("kept are %s, want %s", got, want)
	}
}

// lostNothing fails the test where the game and the tiles that were laid are not there again.
func (a machine) lostNothing(t *testing.T) {
	t.Helper()
	m := a.start(t)
	m.Sees(laidJamon, "= 44")
	m.Keys("Enter")
	m.Sees("» Jugador 2")
	leave(t, m)
	a.kept(t, "44 0")
}

func programHangup(t *testing.T, a machine) {
	m := a.atBoard(t)
	layJamon(m)
	m.Signal(syscall.SIGHUP)
	m.Ended()
	a.lostNothing(t)
}

func programDropped(t *testing.T, a machine) {
	m := a.atBoard(t)
	layJamon(m)
	pid := m.PID()
	m.HangUp()
	m.Gone(pid)
	a.lostNothing(t)
}

// Where SIGHUP is ignored, as under nohup, the end of the terminal is noticed all the same.
func programDroppedDeaf(t *testing.T, a machine) {
	m := screentest.InTmux(t, 80, 24, "trap '' HUP; exec "+a.command())
	m.Sees("T  A  N  T  E  O")
	m.Keys("Enter", "Enter")
	m.Sees("*DP")
	layJamon(m)
	pid := m.PID()
	m.HangUp()
	m.Gone(pid)
	a.lostNothing(t)
}

func programSignalled(t *testing.T, a machine, signal syscall.Signal) {
	m := a.atBoard(t)
	layJamon(m)
	m.Signal(signal)
	m.Ended()
	if screen := m.Screen(); strings.Contains(screen, "goroutine") {
		t.Errorf("what is left is\n%s", screen)
	}
	a.lostNothing(t)
}

// Without a shell that could bring it back the program does not stop.
func programSuspendedAlone(t *testing.T, a machine) {
	m := a.atBoard(t)
	m.Keys("C-z")
	layJamon(m)
	m.Keys("C-z", "C-z", "Enter")
	m.Sees("» Jugador 2")
	leave(t, m)
}

func programSuspended(t *testing.T, a machine) {
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("no shell with job control is installed")
	}
	m := screentest.InTmux(t, 80, 24, "exec env PS1='ready> ' bash --norc --noprofile -i")
	m.Sees("ready>")
	m.Text(a.command())
	m.Keys("Enter")
	m.Sees("T  A  N  T  E  O")
	m.Keys("Enter", "Enter")
	m.Sees("*DP")
	layJamon(m)
	m.Keys("C-z")
	m.Sees("Stopped")
	m.Text("echo back $((6 * 7))")
	m.Keys("Enter")
	m.Sees("back 42")
	m.Text("fg")
	m.Keys("Enter")
	m.Sees(laidJamon, "44 puntos")
	m.Keys("Enter")
	m.Sees("» Jugador 2")
	m.Keys("C-c")
	m.Sees("back 42", "ready>")
}

// NO_COLOR counts with any value.
func programNoColour(t *testing.T, a machine) {
	m := a.atBoard(t, "NO_COLOR=yes")
	layJamon(m)
	if code := regexp.MustCompile(`\x1b\[[0-9;:]*?\b(3[0-8]|4[0-8]|9[0-7]|10[0-7])[;:0-9]*m`).FindString(m.Codes()); code != "" {
		t.Errorf("%q is sent\n%s", code, m.Codes())
	}
}

// A terminal that cannot move its cursor is refused, and the way that works there is named.
func programDumb(t *testing.T, a machine) {
	for _, term := range []string{"dumb", ""} {
		m := screentest.InTmux(t, 200, 24, "exec "+a.command("TERM="+term))
		if code := m.Ended(); code != 2 {
			t.Errorf("with TERM=%s the exit code is %d, want 2", term, code)
		}
		m.Sees("tanteo enter")
	}
}

func programSmall(t *testing.T, a machine) {
	m := screentest.InTmux(t, 20, 5, "exec "+a.command())
	m.Sees("48")
	m.Text("xyz")
	m.Keys("C-t", "C-p", "C-g", "C-o", "Left") // what comes late does no harm
	m.Resize(80, 24)
	m.Sees("T  A  N  T  E  O")
	m.Keys("Enter", "Enter")
	m.Sees("*DP")
	layJamon(m)
	for _, size := range [][2]int{{20, 5}, {1, 1}, {200, 60}, {48, 20}, {20, 5}} {
		m.Resize(size[0], size[1])
	}
	m.Sees("48")
	m.Resize(80, 24)
	m.Sees(laidJamon, "44 puntos")
	leave(t, m)
}

// A second session of the same game only reads.
func programTwice(t *testing.T, a machine) {
	m := a.afterJamon(t)
	second := a.start(t)
	second.Sees("J  A  M  O  N", "Solo lectura")
	leave(t, second)
	m.Text("25")
	m.Keys("Enter")
	m.Sees("» Jugador 1")
	leave(t, m)
}

// A session that is stopped locks nobody out: another that has followed it takes the game over, and
// once the first goes on it follows, with what was laid there. What is entered beside both is seen in
// both, and a session that is killed has no pen.
func programStopped(t *testing.T, a machine) {
	m := a.afterJamon(t)
	m.Keys("Down")
	m.Text("sol")
	m.Sees("<S><O><L>")
	second := a.start(t)
	second.Sees("J  A  M  O  N", "Solo lectura", "Ctrl+W")
	m.Signal(syscall.SIGSTOP)
	second.Keys("C-w", "Enter")
	second.Sees("Ahora anotas aquí", "<S><O><L>")
	second.Keys("Escape")
	second.Wait(gone(second, "<S><O><L>")) // Escape and a digit that come as one are Alt and the digit
	second.Text("25")
	second.Keys("Enter")
	second.Sees("» Jugador 1", "25")
	m.Signal(syscall.SIGCONT)
	m.Sees("Ahora anota", "» Jugador 1", "<S><O><L>")
	a.run(t, "enter", a.game(t), "30")
	m.Sees("Jugador 1: 30")
	second.Sees("Jugador 1: 30")
	second.Signal(syscall.SIGKILL)
	second.Ended()
	m.Sees("Ya no anota nadie más")
	m.Keys("Escape")
	m.Wait(gone(m, "<S><O><L>"))
	m.Text("7")
	m.Keys("Enter")
	m.Sees("Jugador 2: 7")
	leave(t, m)
	a.kept(t, "74 32")
}

// gone says of a text whether the screen has it no longer.
func gone(m *screentest.Tmux, text string) func() bool {
	return func() bool { return !strings.Contains(m.Screen(), text) }
}

// game is the id of the only game.
func (a machine) game(t *testing.T) string {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(a.home, ".config/tanteo/games/*.json"))
	if err != nil || len(all) != 1 {
		t.Fatalf("%q, %v", all, err)
	}
	return strings.TrimSuffix(filepath.Base(all[0]), ".json")
}

// A file is opened, gone through by the keys that terminals send, and written in another form.
func programFile(t *testing.T, a machine) {
	text, err := os.ReadFile("testdata/club.gcg")
	if err == nil {
		err = os.WriteFile(filepath.Join(a.home, "club final.gcg"), text, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	m := a.start(t)
	m.Sees("T  A  N  T  E  O")
	m.Keys("Up", "Up", "Enter")
	m.Sees("Abrir un archivo ━")
	m.Text("~/club")
	m.Keys("Tab")
	m.Sees("~/club final.gcg")
	m.Keys("Enter")
	m.Sees("Ana 62 (contados 60), Bea 64", "PA(Z) en 6D cuenta 14; el archivo tiene 16.")
	m.Keys("Enter")
	m.Sees("Antes del primer turno", "Club final", "turno 0 de 6")
	m.Keys("NPage", "+")
	m.Sees("turno 2 de 6", "Nota: The M was there: ZUMOS", "10 × 3 + 1 + 3 + 1 + 1 × 3 = 38")
	m.Keys("End")
	m.Sees("terminada", "V  A  G  O  n")
	m.Keys("Home")
	m.Sees("turno 0 de 6")
	m.Keys("C-p")
	m.Text("escribir en un")
	m.Keys("Enter")
	m.Sees("-ana-bea.gcg")
	m.Keys("C-u")
	m.Text("~/again.csv")
	m.Keys("Enter")
	m.Sees("Escrito en ~/again.csv.")
	leave(t, m)
	if table, err := os.ReadFile(filepath.Join(a.home, "again.csv")); err != nil || !strings.Contains(string(table), "VAGON") {
		t.Errorf("%v\n%s", err, table)
	}
	a.kept(t, "62 64")
}

// On leaving, the shell's screen is back with its cursor.
func programTidy(t *testing.T, a machine) {
	m := screentest.InTmux(t, 80, 24, "echo before; "+a.command()+"; echo after; exec cat")
	m.Sees("T  A  N  T  E  O")
	m.Keys("C-c")
	m.Sees("before\nafter")
	m.Text("typed")
	m.Sees("typed") // the terminal echoes again
	if got := m.Cursor(); got != "1" {
		t.Errorf("the cursor is hidden (%s)", got)
	}
}

// What is copied reaches the clipboard through a real tmux, and counts the same where it is
// typed.
func programCopied(t *testing.T, a machine) {
	m := a.atBoard(t)
	layJamon(m)
	m.Keys("C-y")
	m.Sees("Enviado. tmux")
	line := m.Clipboard()
	if want := "tanteo score --edition es-100 \"J2lAMON2w\"\n"; line != want {
		t.Fatalf("%q is on the clipboard, want %q", line, want)
	}
	fields := strings.Fields(strings.ReplaceAll(line, `"`, ""))
	if out := a.run(t, fields[1:]...); !strings.Contains(out, "Total  44") {
		t.Errorf("the line counts\n%s", out)
	}
	leave(t, m)
}
