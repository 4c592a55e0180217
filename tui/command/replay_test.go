package command_test

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"tanteo/editions"
	"tanteo/sheet/store"
	"tanteo/tui/command"
)

const annotated = "#player1 ana Ana\n#player2 bea Bea\n>ana: CABX 8G CAB +14 14\n>bea: EEHORST I8 .EE +6 6\n"

// replayed is a game as replay --json has it.
type replayed struct {
	File, Verdict, Edition string
	Game, Plays            int
	Final, Counted         []int
	Differences            []struct {
		Line, Column, File, Ours int
		Kind, Text               string
	}
	Warnings []struct {
		Line, Column int
		Kind, Text   string
	}
}

// TestReplayCorpus counts the real games beside the checkout. What each of them should give
// is tested where they are read; here it is the form of the answer.
func TestReplayCorpus(t *testing.T) {
	const corpus = "../../../shared/games"
	if _, err := os.Stat(corpus); err != nil {
		t.Skip("the real games are not here, as they are no part of the project: ", err)
	}
	m := newTable(t)
	r := m.run("replay", "--json", corpus)
	if r.code != 1 || r.err != "" {
		t.Fatalf("%d, %s", r.code, r.err)
	}
	games := read[[]replayed](t, r.out)
	if len(games) < 456 {
		t.Errorf("%d games", len(games))
	}
	kinds := map[string]bool{}
	for i, g := range games {
		if i > 0 && g.File < games[i-1].File {
			t.Errorf("%s comes after %s", g.File, games[i-1].File)
		}
		none := g.Verdict == "same" || g.Verdict == "unfinished"
		if none != (len(g.Differences) == 0) || g.Final == nil && g.Plays > 0 || len(g.Counted) != len(g.Final) {
			t.Errorf("%+v", g)
		}
		for _, d := range g.Differences {
			if d.Line == 0 != (d.Kind == "notplay") || !strings.HasSuffix(d.Text, ".") {
				t.Errorf("%s: %+v", g.File, d)
			}
			kinds[d.Kind] = true
		}
		for _, w := range g.Warnings {
			if whole := w.Kind == "guess" || w.Kind == "values"; whole != (w.Line == 0) || w.Kind == "" || !strings.HasSuffix(w.Text, ".") {
				t.Errorf("%s: %+v", g.File, w)
			}
		}
	}
	for _, kind := range []string{"score", "total", "board", "end", "withdrawn", "line"} {
		if !kinds[kind] {
			t.Errorf("nothing differs in a %s", kind)
		}
	}
	m.no1(t, m.run("replay", corpus))
	if !testing.Short() {
		m.no1(t, m.run("replay", "--lang", "es", "--warnings", corpus))
	}
	if r := m.run("replay", filepath.Join(corpus, "clean")); r.code != 0 {
		t.Errorf("clean games: %d", r.code)
	}
}

// no1 holds an answer to code 1 and no complaint, and to sentences without holes.
func (m *table) no1(t *testing.T, r result) {
	t.Helper()
	if r.code != 1 || r.err != "" || strings.Contains(r.out, "%!") || strings.Contains(r.out, "  :") {
		t.Errorf("%d, %s", r.code, r.err)
	}
}

// pieces is a writer that says that its reader has gone after so many writes.
type pieces struct{ left int }

func (p *pieces) Write(text []byte) (int, error) {
	if p.left--; p.left < 0 {
		return 0, syscall.EPIPE
	}
	return len(text), nil
}

// seen is how a replay of a folder goes where somebody looks at its errors.
func seen(t *testing.T, ctx context.Context, out interface{ Write([]byte) (int, error) }, outTerminal bool, args ...string) (code int, errs string) {
	t.Helper()
	return seenFrom(t, ctx, strings.NewReader(annotated), out, outTerminal, args...)
}

// seenFrom is seen with an input.
func seenFrom(t *testing.T, ctx context.Context, in io.Reader, out interface{ Write([]byte) (int, error) }, outTerminal bool, args ...string) (code int, errs string) {
	t.Helper()
	var err bytes.Buffer
	games, fault := store.Open(t.TempDir())
	if fault != nil {
		t.Fatal(fault)
	}
	clock := time.Date(2026, 11, 29, 18, 30, 0, 0, time.UTC)
	code = command.Run(ctx, command.Program{
		In: in, Out: out, Err: &err, Catalogue: editions.Embedded(), Games: games,
		OutTerminal: outTerminal, ErrTerminal: true, Settings: command.Settings{Language: "en"},
		Now: func() time.Time { clock = clock.Add(60 * time.Millisecond); return clock },
	}, args)
	return code, err.String()
}

// folder is a folder of so many games.
func folder(t *testing.T, games int) string {
	t.Helper()
	dir := t.TempDir()
	for i := range games {
		name := filepath.Join(dir, string(rune('a'+i/26))+string(rune('a'+i%26))+".gcg")
		if err := os.WriteFile(name, []byte(annotated), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestProgress: a run of more than a second tells how far it is, where somebody sees it and
// the answers do not tell it already, and leaves nothing behind.
func TestProgress(t *testing.T) {
	dir := folder(t, 40)
	_, errs := seen(t, t.Context(), &bytes.Buffer{}, false, "replay", dir, filepath.Join(dir, "nowhere"))
	lines := strings.Split(errs, "\r")
	if !strings.HasPrefix(errs, "\r") || strings.Contains(errs, "\x1b") || len(lines) < 8 || len(lines) > 20 {
		t.Errorf("%q", errs)
	}
	if lines[1] != "17 games counted, 0 with differences" {
		t.Errorf("%q", lines[1])
	}
	blank := strings.Repeat(" ", len(lines[1]))
	if !strings.Contains(errs, "\r"+blank+"\rtanteo: ") || !strings.HasSuffix(errs, "\r"+blank+"\r") {
		t.Errorf("%q", errs)
	}
	if _, errs := seen(t, t.Context(), &bytes.Buffer{}, true, "replay", dir); errs != "" {
		t.Errorf("%q", errs)
	}
	if _, errs := seen(t, t.Context(), &bytes.Buffer{}, false, "replay", folder(t, 5)); errs != "" {
		t.Errorf("%q", errs)
	}
}

// TestReaderGone: whoever has seen enough ends the run, and hears nothing of it.
func TestReaderGone(t *testing.T) {
	out := &pieces{left: 3}
	if code, errs := seen(t, t.Context(), out, true, "replay", folder(t, 200)); code != 0 || errs != "" || out.left != -1 {
		t.Errorf("%d, %q, %d", code, errs, out.left)
	}
}

// TestReplayInterrupted: an interrupted run ends with its code, and what it has told in JSON
// is whole.
func TestReplayInterrupted(t *testing.T) {
	in, writer := io.Pipe() // nothing comes through it
	defer writer.Close()
	ctx, stop := context.WithCancel(t.Context())
	dir := folder(t, 1)
	var out bytes.Buffer
	shown := writes(func(text []byte) (int, error) {
		if strings.Contains(string(text), "aa.gcg") {
			stop() // once the first game has been told
		}
		return out.Write(text)
	})
	code, errs := seenFrom(t, ctx, in, shown, false, "replay", "--json", dir, "-")
	if code != 130 || errs != "" {
		t.Errorf("%d, %q", code, errs)
	}
	if games := read[[]replayed](t, out.String()); len(games) != 1 || games[0].Verdict != "unfinished" {
		t.Errorf("%+v", games)
	}
}

type writes func([]byte) (int, error)

func (w writes) Write(text []byte) (int, error) { return w(text) }

// TestExportOnTerminal: what a name says to a terminal does not reach one.
func TestExportOnTerminal(t *testing.T) {
	m := newTable(t)
	m.input = strings.Replace(annotated, " Ana", " A\u009b31m\u202ena", 1)
	r := m.run("import", "-")
	if r.code != 0 {
		t.Fatal(r.err)
	}
	id := strings.TrimSpace(r.out)
	games, err := store.Open(m.folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, terminal := range []bool{false, true} {
		for _, format := range []string{"gcg", "json", "csv", "text"} {
			var out, errs bytes.Buffer
			command.Run(t.Context(), command.Program{
				In: strings.NewReader(""), Out: &out, Err: &errs, Catalogue: editions.Embedded(), Games: games,
				OutTerminal: terminal, Settings: command.Settings{Language: "en"}, Now: time.Now,
			}, []string{"export", id, "--format", format})
			if terminal && strings.ContainsAny(out.String(), "\u009b\u202e") || out.Len() == 0 {
				t.Errorf("%s: %q", format, out.String())
			}
		}
	}
}
