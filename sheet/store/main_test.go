package store_test

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/store"
)

// roles are what the test's own program does when a test starts it again as another
// process. It prints a line for each step; its arguments follow the role.
var roles = map[string]func(args []string) error{
	"save":   saveForEver,
	"create": createGames,
	"note":   noteLines,
	"pen":    usePen,
	"full":   saveOnFullDisk,
	"umask":  saveUnderUmask,
	"denied": useForbiddenFolder,
	"member": useAsMember,
}

const roleVariable = "STORE_TEST_ROLE"

func TestMain(m *testing.M) {
	role, ok := roles[os.Getenv(roleVariable)]
	if !ok {
		os.Exit(m.Run())
	}
	if err := role(os.Args[1:]); err != nil {
		fmt.Println("failed:", err)
		os.Exit(1)
	}
}

// child is the test's own program in a role.
type child struct {
	t   *testing.T
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Scanner
}

func start(t *testing.T, role string, args ...string) *child {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := &child{t: t, cmd: exec.Command(exe, args...)}
	c.cmd.Env = append(os.Environ(), roleVariable+"="+role, "GORACE=atexit_sleep_ms=0") // the race detector would wait a second at the end
	c.cmd.Stderr = os.Stderr
	if c.in, err = c.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	c.out = bufio.NewScanner(out)
	if err := c.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { // it may have ended, and been waited for
		_ = c.cmd.Process.Kill()
		_ = c.cmd.Wait()
	})
	return c
}

// line waits for the next line.
func (c *child) line() string {
	c.t.Helper()
	if !c.out.Scan() {
		c.t.Fatal("the other process said nothing more")
	}
	return c.out.Text()
}

// lines waits for the end and returns what was said until then.
func (c *child) lines() []string {
	c.t.Helper()
	var all []string
	for c.out.Scan() {
		all = append(all, c.out.Text())
	}
	if err := c.cmd.Wait(); err != nil {
		c.t.Fatalf("%v: %q", err, all)
	}
	return all
}

// kill ends the process as kill -9 does and returns what it had said until then.
func (c *child) kill() []string {
	c.t.Helper()
	if err := c.cmd.Process.Kill(); err != nil {
		c.t.Fatal(err)
	}
	var all []string
	for c.out.Scan() {
		all = append(all, c.out.Text())
	}
	_ = c.cmd.Wait()
	return all
}

// saveForEver saves one version of a game after the other, each of another length, and
// says which are safe.
func saveForEver(args []string) error {
	g, err := opened(args[0], args[1])
	if err != nil {
		return err
	}
	l := g.Log()
	for n := version(l) + 1; ; n++ {
		next := l
		next.Events, next.Changes, next.Done = nil, nil, 0
		next = withNote(next, fmt.Sprint(n, strings.Repeat(" x", n*n*977%20_000)))
		if err := g.Append(next); err != nil {
			return err
		}
		fmt.Println(n)
	}
}

// version is what saveForEver has numbered a game with; 0 before.
func version(l sheet.Log) int {
	if len(l.Events) == 0 {
		return 0
	}
	number, _, _ := strings.Cut(l.Events[0].What.(sheet.Noted).Text, " ")
	n, _ := strconv.Atoi(number)
	return n
}

// createGames creates games of the same people and says their ids.
func createGames(args []string) error {
	n, err := strconv.Atoi(args[1])
	if err != nil {
		return err
	}
	s, err := store.Open(args[0])
	if err != nil {
		return err
	}
	for range n {
		l, err := s.Create(game("Ana", "Bea"), day)
		if err != nil {
			return err
		}
		fmt.Println(l.ID)
	}
	return nil
}

func opened(dir, id string) (*store.Game, error) {
	s, err := store.Open(dir)
	if err != nil {
		return nil, err
	}
	return s.Open(id)
}

// save notes what leads to a log, for a session that has just read the game.
func save(s *store.Store, l sheet.Log) error {
	g, err := s.Open(l.ID)
	if err != nil {
		return err
	}
	return g.Append(l)
}

func loaded(dir, id string) (*store.Store, sheet.Log, error) {
	s, err := store.Open(dir)
	if err != nil {
		return nil, sheet.Log{}, err
	}
	l, err := s.Load(id)
	return s, l, err
}

var day = time.Date(2026, 11, 29, 23, 30, 0, 0, time.FixedZone("", -5*3600))

// game is a game of some people that has just begun.
func game(players ...string) sheet.Log {
	d := scoring.Definition{
		ID: "zz-small", Rack: 3, Blanks: 1, Notation: scoring.Rows, Board: []string{".....", ".....", "..D..", ".....", "....."},
		Letters: []scoring.LetterDef{{Letter: "A", Count: 9, Value: 1}, {Letter: "CH", Count: 2, Value: 5}},
	}
	return sheet.Log{
		Kind: sheet.ClassicGame, Edition: d, Notation: d.Notation, Players: players, First: 1,
		Rules: sheet.Rulebook{ID: "home", Classic: sheet.Classic{Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies}},
	}
}

func withNote(l sheet.Log, text string) sheet.Log { return with(l, sheet.Noted{Text: text}) }

func with(l sheet.Log, what sheet.What) sheet.Log {
	n := len(l.Events)
	return l.Splice(n, 0, sheet.Event{ID: n + 1, Time: day.UTC().Add(time.Duration(n) * time.Minute), What: what})
}

func open(t *testing.T, dir string) *store.Store {
	t.Helper()
	s, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// newGame is a store in a new folder with one game in it.
func newGame(t *testing.T) (*store.Store, string, sheet.Log) {
	t.Helper()
	dir := t.TempDir()
	s := open(t, dir)
	l, err := s.Create(game("Ana", "Bea"), day)
	if err != nil {
		t.Fatal(err)
	}
	return s, dir, l
}

// names lists the files in a folder.
func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, entry := range entries {
		all = append(all, entry.Name())
	}
	return all
}
