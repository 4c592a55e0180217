package command_test

import (
	"context"
	"io"
	"strings"
	"sync"
	"testing"
	"time"

	"tanteo/editions"
	"tanteo/sheet/store"
	"tanteo/tui/command"
)

// slowly gives lines one at a time, and does something before each.
type slowly struct {
	lines  []string
	before func(i int)
	given  int
}

func (s *slowly) Read(into []byte) (int, error) {
	if s.given == len(s.lines) {
		return 0, io.EOF
	}
	s.before(s.given)
	n := copy(into, s.lines[s.given]+"\n")
	s.given++
	return n, nil
}

// Between two lines of one call others write, and the next line is for the game as they have left it.
func TestOthersWriteBetweenTwoLines(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100", "--players", "Ana,Bea")
	games, err := store.Open(m.folder)
	if err != nil {
		t.Fatal(err)
	}
	var out, errs strings.Builder
	in := &slowly{lines: []string{"10", "20", "30"}, before: func(i int) {
		if i > 0 {
			m.ok("enter", id, "5")
		}
	}}
	program := command.Program{In: in, Out: &out, Err: &errs, Games: games, Holder: store.Holder{User: "eva", PID: 1}, Catalogue: editions.Embedded(), Now: time.Now}
	if code := command.Run(context.Background(), program, []string{"enter", id}); code != 0 || strings.Count(out.String(), "by hand") != 3 {
		t.Errorf("%d, %s%s", code, out.String(), errs.String())
	}
	if l, err := games.Load(id); err != nil || len(l.Events) != 5 {
		t.Errorf("%d are noted, %v", len(l.Events), err)
	}
}

// Eight who write in one game at once are all noted, each in his order.
func TestManyWriteAtOnce(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100", "--players", "Ana,Bea")
	var all sync.WaitGroup
	const writers, lines = 8, 6
	for range writers {
		all.Go(func() {
			games, err := store.Open(m.folder)
			if err != nil {
				t.Error(err)
				return
			}
			var out, errs strings.Builder
			program := command.Program{
				In: strings.NewReader(strings.Repeat("7\n", lines)), Out: &out, Err: &errs, Games: games,
				Holder: store.Holder{User: "eva"}, Catalogue: editions.Embedded(), Now: time.Now,
			}
			if code := command.Run(context.Background(), program, []string{"enter", id}); code != 0 || strings.Count(out.String(), "\n") < lines {
				t.Errorf("%d, %s%s", code, out.String(), errs.String())
			}
		})
	}
	all.Wait()
	games, err := store.Open(m.folder)
	if err != nil {
		t.Fatal(err)
	}
	if l, err := games.Load(id); err != nil || len(l.Events) != writers*lines {
		t.Errorf("%d are noted, %v", len(l.Events), err)
	}
}

// A game is watched on a screen, and only one that is there.
func TestWatch(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100")
	games, err := store.Open(m.folder)
	if err != nil {
		t.Fatal(err)
	}
	watched := ""
	watch := func(fit bool, args ...string) (int, string) {
		var out, errs strings.Builder
		code := command.Run(context.Background(), command.Program{
			In: strings.NewReader(""), Out: &out, Err: &errs, Games: games, Catalogue: editions.Embedded(), Fit: fit,
			Watch: func(_ context.Context, game string) error { watched = game; return nil },
		}, append([]string{"watch"}, args...))
		return code, errs.String()
	}
	if code, said := watch(true, id); code != 0 || watched != id {
		t.Errorf("%d, %s, %s", code, watched, said)
	}
	for _, c := range []struct {
		fit  bool
		args []string
	}{{false, []string{id}}, {true, []string{"2026-11-29-nobody"}}, {true, nil}, {true, []string{id, id}}} {
		watched = ""
		if code, said := watch(c.fit, c.args...); code != 2 || watched != "" || strings.Count(said, "\n") != 1 {
			t.Errorf("%v: %d, %s", c, code, said)
		}
	}
}

// Where another session is stopped while it writes, the answer is "not now" after two seconds, with
// code 4 and the name of who writes.
func TestWhereAnotherDoesNotFinish(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100", "--players", "Ana,Bea")
	games, err := store.Open(m.folder)
	if err != nil {
		t.Fatal(err)
	}
	held, end := make(chan struct{}), make(chan struct{})
	var holds sync.WaitGroup
	pen := games.Pen(id, store.Holder{User: "bea", TTY: "pts/7"})
	holds.Go(func() {
		_ = pen.Write(func() error { close(held); <-end; return nil })
	})
	<-held
	began := time.Now()
	r := m.run("enter", id, "25")
	if took := time.Since(began); r.code != 4 || took < 1800*time.Millisecond || !strings.Contains(r.err, "Not now: bea, pts/7 is writing and does not finish.") {
		t.Errorf("after %v: %+v", took, r)
	}
	close(end)
	holds.Wait()
	if said := m.ok("enter", id, "25"); !strings.Contains(said, "Ana: 25") {
		t.Error(said)
	}
	if err := pen.Close(nil); err != nil {
		t.Error(err)
	}
}
