package command_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/sheet/store"
	"tanteo/tui/command"
	"tanteo/tui/sitting"
)

// once is where what is made once for all tests is kept: the graphs of the word lists.
var once string

func TestMain(m *testing.M) {
	var err error
	if once, err = os.MkdirTemp("", "tanteo-once"); err != nil {
		panic(err)
	}
	code := m.Run()
	if err := os.RemoveAll(once); err != nil {
		panic(err)
	}
	os.Exit(code)
}

// table is a machine with a folder of its own, to run commands on.
type table struct {
	t        *testing.T
	folder   string
	last     string
	terminal bool
	watched  bool           // somebody looks at what it says
	check    bool           // words are looked up in a list
	words    *words.Library // the lists that come with the program, if no other
	user     string
	remember error // why nothing is remembered
	full     error // why no answer can be written
	input    string
}

func newTable(t *testing.T) *table {
	return &table{t: t, folder: t.TempDir(), user: "ana", words: words.New("", once)}
}

// result is what a command did.
type result struct {
	code     int
	out, err string
}

// run runs a command line with the lines of the table's input.
func (m *table) run(args ...string) result {
	m.t.Helper()
	return m.runWith(context.Background(), args...)
}

func (m *table) runWith(ctx context.Context, args ...string) result {
	m.t.Helper()
	games, err := store.Open(m.folder)
	if err != nil {
		m.t.Fatal(err)
	}
	catalogue, trouble := editions.Load(m.folder)
	var doubts []error
	if trouble != nil {
		doubts = []error{trouble}
	}
	var out, errs bytes.Buffer
	var answers io.Writer = &out
	if m.full != nil {
		answers = full{m.full}
	}
	code := command.Run(ctx, command.Program{
		In: strings.NewReader(m.input), Out: answers, Err: &errs, Terminal: m.terminal, OutTerminal: m.watched,
		Folder: m.folder, Games: games, Holder: store.Holder{User: m.user, TTY: "pts/1", Host: "here", PID: os.Getpid()},
		Catalogue: catalogue, Doubts: doubts, Words: m.words,
		Settings: command.Settings{Language: "en", Last: m.last, Check: m.check, Remember: memory{table: m}},
		Now:      func() time.Time { return time.Date(2026, 11, 29, 18, 30, 0, 0, time.UTC) },
		Version:  "1.0",
		Screen:   func(context.Context, string) error { return nil },
	}, args)
	return result{code, out.String(), errs.String()}
}

// full is a place where nothing can be written.
type full struct{ err error }

func (f full) Write([]byte) (int, error) { return 0, f.err }

// memory is what a table remembers.
type memory struct {
	sitting.Forgetful
	table *table
}

func (m memory) Game(id string) error { m.table.last = id; return m.table.remember }

// ok runs a command line that has to go well, and returns what it said.
func (m *table) ok(args ...string) string {
	m.t.Helper()
	r := m.run(args...)
	if r.code != 0 || r.err != "" {
		m.t.Fatalf("tanteo %q: %d, %s%s", args, r.code, r.out, r.err)
	}
	return r.out
}

// no runs a command line that has to go wrong with a code, and returns the one sentence.
func (m *table) no(code int, args ...string) string {
	m.t.Helper()
	r := m.run(args...)
	if r.code != code {
		m.t.Fatalf("tanteo %q: %d, want %d: %s%s", args, r.code, code, r.out, r.err)
	}
	if strings.Count(r.err, "\n") != 1 || !strings.HasPrefix(r.err, "tanteo: ") || strings.Contains(r.err, "goroutine") {
		m.t.Fatalf("tanteo %q says %q", args, r.err)
	}
	return strings.TrimSpace(r.err)
}

// start starts a game with flags and lines, and returns its id.
func (m *table) start(args ...string) string {
	m.t.Helper()
	out := m.ok(append([]string{"enter", "--new"}, args...)...)
	id, _, _ := strings.Cut(out, "\n")
	return id
}

// read reads a JSON answer.
func read[T any](t *testing.T, text string) T {
	t.Helper()
	var value T
	if err := json.Unmarshal([]byte(text), &value); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return value
}

// file writes a file and returns its path.
func (m *table) file(name, text string) string {
	m.t.Helper()
	path := filepath.Join(m.t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		m.t.Fatal(err)
	}
	return path
}
