package main

import (
	"bufio"
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"tanteo/sheet/store"
)

var update = flag.Bool("update", false, "rewrite what the scripts compare with")

// TestMain lets the tests run this very program: a command of its name is the test binary
// again, which calls main.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"tanteo": main})
}

// TestScripts runs the scripts, each on a machine of its own. Beside what testscript knows
// they have
//
//	exits CODE COMMAND…        the command exits with just that code
//	exits -in FILE CODE …      the same with a file as its input
//	newgame NAME FLAG… LINE…   starts a game with enter --new; $NAME is its id
//	lock GAME, unlock          another session, of bea, has a game open
//	fill FILE BYTES TEXT       a file of a text again and again
//
// Each command is a program that is started, hundreds of them: a short run has some of the scripts.
func TestScripts(t *testing.T) {
	files, err := filepath.Glob("testdata/script/*.txtar")
	if err != nil || len(files) < 20 {
		t.Fatalf("scripts: %v, %v", files, err)
	}
	if testing.Short() {
		files = []string{"testdata/script/enter.txtar", "testdata/script/score.txtar", "testdata/script/show.txtar"}
	}
	testscript.Run(t, testscript.Params{
		Files:               files,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		UpdateScripts:       *update,
		Setup: func(env *testscript.Env) error {
			env.Setenv("TANTEO_CONFIG", filepath.Join(env.WorkDir, "config"))
			env.Setenv("LANG", "C.UTF-8")
			env.Setenv("TZ", "UTC")
			env.Setenv("USER", "ana")
			env.Setenv("GORACE", "atexit_sleep_ms=0") // the race detector waits at every exit
			env.Values[held{}] = &held{}
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits":   exits,
			"newgame": newGame,
			"lock":    lock,
			"unlock":  unlock,
			"fill":    fill,
		},
	})
}

func exits(ts *testscript.TestScript, _ bool, args []string) {
	var file string
	if args[0] == "-in" {
		file, args = args[1], args[2:]
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	if args = args[1:]; file != "" {
		args = append([]string{"sh", "-c", `file=$1; shift; exec "$@" <"$file"`, "sh", file}, args...)
	}
	err = ts.Exec(args[0], args[1:]...)
	code := 0
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		code = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if code != want {
		ts.Fatalf("%q exits with %d, want %d", args, code, want)
	}
}

func newGame(ts *testscript.TestScript, _ bool, args []string) {
	ts.Check(ts.Exec("tanteo", append([]string{"enter", "--new"}, args[1:]...)...))
	id, _, _ := strings.Cut(ts.ReadFile("stdout"), "\n")
	ts.Setenv(args[0], id)
}

// held is the pen that lock took, so that unlock can give it back.
type held struct{ pen *store.Pen }

func lock(ts *testscript.TestScript, _ bool, args []string) {
	games, err := store.Open(ts.Getenv("TANTEO_CONFIG"))
	ts.Check(err)
	pen := games.Pen(args[0], store.Holder{User: "bea", TTY: "pts/7", Host: "here", PID: os.Getpid()})
	ts.Check(pen.Take())
	ts.Value(held{}).(*held).pen = pen
}

func unlock(ts *testscript.TestScript, _ bool, _ []string) {
	ts.Check(ts.Value(held{}).(*held).pen.Close(nil))
}

func fill(ts *testscript.TestScript, _ bool, args []string) {
	bytes, err := strconv.Atoi(args[1])
	ts.Check(err)
	text, err := strconv.Unquote(`"` + args[2] + `"`)
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(strings.Repeat(text, bytes/len(text)+1)[:bytes]), 0o600))
}

// TestInterrupted: a command that is interrupted has kept what it answered, and says so
// with its code.
func TestInterrupted(t *testing.T) {
	config := t.TempDir()
	cmd := exec.Command("tanteo", "enter", "--new", "--config", config, "--edition", "es-100")
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { // where the test has ended before it
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}()
	answers := bufio.NewScanner(out)
	answers.Scan()
	id := answers.Text()
	if _, err := in.Write([]byte("H4 JAMON\n")); err != nil {
		t.Fatal(err)
	}
	answers.Scan()
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if end, ok := t.Deadline(); ok { // where it does not listen, that is said in time
		kill := time.AfterFunc(time.Until(end)-10*time.Second, func() { _ = cmd.Process.Kill() })
		defer kill.Stop()
	}
	err = cmd.Wait()
	if exit := (*exec.ExitError)(nil); !errors.As(err, &exit) || exit.ExitCode() != 130 {
		t.Errorf("interrupted: %v", err)
	}
	shown, err := exec.Command("tanteo", "show", id, "--config", config).Output()
	if err != nil || !strings.Contains(string(shown), "JAMON") {
		t.Errorf("%v: %s", err, shown)
	}
	if _, err := os.Stat(filepath.Join(config, "games", id+".lock")); !errors.Is(err, os.ErrNotExist) {
		t.Error("the lock was left behind")
	}
}
