package store_test

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"tanteo/sheet/store"
)

// usePen does with the pen of a game what its lines say, a word each, and answers each.
func usePen(args []string) error {
	s, err := store.Open(args[0])
	if err != nil {
		return err
	}
	host, err := os.Hostname()
	if err != nil {
		return err
	}
	pen := s.Pen(args[1], store.Holder{User: args[2], TTY: "pts/7", Host: host, PID: os.Getpid(), Since: day})
	for {
		var word string
		if _, err := fmt.Scanln(&word); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		var err error
		switch word {
		case "write":
			err = pen.Write(func() error { return nil })
		case "borrow":
			err = pen.Borrow(func() error { return nil })
		case "stop": // between the lock and the write
			err = pen.Write(stopped)
		case "lend":
			err = pen.Borrow(stopped)
		case "take":
			err = pen.Take()
		case "close":
			err = pen.Close(nil)
		}
		fmt.Println(told(err))
	}
}

// told is an error in a word or two.
func told(err error) string {
	if locked, ok := errors.AsType[*store.LockedError](err); ok {
		return "held by " + locked.Holder.User
	}
	if busy, ok := errors.AsType[*store.BusyError](err); ok {
		return "busy: " + busy.Holder.User
	}
	return fmt.Sprint(err)
}

// says has another process do something with its pen, and waits for the answer.
func (c *child) says(word string) string {
	c.t.Helper()
	c.say(word)
	return c.line()
}

func (c *child) say(word string) {
	c.t.Helper()
	if _, err := fmt.Fprintln(c.in, word); err != nil {
		c.t.Fatal(err)
	}
}

// here is a session of this process.
func here(t *testing.T, user string) store.Holder {
	t.Helper()
	host, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	return store.Holder{User: user, TTY: "pts/1", Host: host, PID: os.Getpid(), Since: day}
}

// nothing is a write that writes nothing.
func nothing() error { return nil }

// where fails the test where a pen is elsewhere than thought.
func where(t *testing.T, p *store.Pen, want store.PenState, user string) {
	t.Helper()
	state, holder, err := p.Look()
	if err != nil || state != want || holder.User != user && want == store.PenElsewhere {
		t.Errorf("the pen is %d, %s, %v; want %d, %s", state, holder.User, err, want, user)
	}
}

// The first who writes has the pen; looking takes nothing. Who closes gives it back, and leaves
// nothing behind.
func TestTheFirstWriteTakesThePen(t *testing.T) {
	s, dir, l := newGame(t)
	ana, bea := s.Pen(l.ID, here(t, "ana")), open(t, dir).Pen(l.ID, here(t, "bea"))
	where(t, ana, store.PenFree, "")
	where(t, bea, store.PenFree, "")
	if files := names(t, filepath.Join(dir, "games")); !slices.Equal(files, []string{l.ID + ".json"}) {
		t.Errorf("looking leaves %q", files)
	}
	if err := ana.Write(nothing); err != nil {
		t.Fatal(err)
	}
	where(t, ana, store.PenHere, "")
	where(t, bea, store.PenElsewhere, "ana")
	locked, ok := errors.AsType[*store.LockedError](bea.Write(func() error { t.Error("written without the pen"); return nil }))
	if !ok {
		t.Fatalf("the second one writes too")
	}
	want := here(t, "ana")
	want.Boot, want.Born = locked.Holder.Boot, locked.Holder.Born
	if diff := cmp.Diff(want, locked.Holder); diff != "" {
		t.Error(diff)
	}
	if err := errors.Join(ana.Close(nil), ana.Close(nil), bea.Close(nil)); err != nil {
		t.Error(err)
	}
	where(t, bea, store.PenFree, "")
	if files := names(t, filepath.Join(dir, "games")); !slices.Equal(files, []string{l.ID + ".json"}) {
		t.Errorf("left behind: %q", files)
	}
	if err := errors.Join(bea.Write(nothing), bea.Close(nil)); err != nil {
		t.Error(err)
	}
}

// Who has it taken away may not write any more, also where it was given back meanwhile and is free;
// and takes it back in the same way.
func TestThePenIsTakenAndTakenBack(t *testing.T) {
	s, dir, l := newGame(t)
	ana, bea := s.Pen(l.ID, here(t, "ana")), open(t, dir).Pen(l.ID, here(t, "bea"))
	for _, p := range []*store.Pen{ana, bea, ana} {
		if err := p.Take(); err != nil {
			t.Fatal(err)
		}
		where(t, p, store.PenHere, "")
	}
	where(t, bea, store.PenElsewhere, "ana")
	if told := told(bea.Write(nothing)); told != "held by ana" {
		t.Error(told)
	}
	if err := errors.Join(bea.Close(nil), ana.Write(nothing), bea.Take(), bea.Close(nil)); err != nil {
		t.Error(err)
	}
	where(t, ana, store.PenFree, "")
	if err := errors.Join(bea.Take(), bea.Close(nil), bea.Take()); err != nil {
		t.Error(err)
	}
	if told := told(ana.Write(nothing)); told != "held by bea" {
		t.Error(told)
	}
}

// Who borrows writes whosever pen it is, and it stays his; nobody's stays nobody's.
func TestBorrowing(t *testing.T) {
	s, dir, l := newGame(t)
	ana, bea := s.Pen(l.ID, here(t, "ana")), open(t, dir).Pen(l.ID, here(t, "bea"))
	written := 0
	write := func() error { written++; return nil }
	if err := bea.Borrow(write); err != nil {
		t.Fatal(err)
	}
	where(t, ana, store.PenFree, "")
	if err := errors.Join(ana.Write(write), bea.Borrow(write)); err != nil {
		t.Fatal(err)
	}
	where(t, ana, store.PenHere, "")
	wrong := errors.New("wrong")
	if err := bea.Borrow(func() error { return wrong }); !errors.Is(err, wrong) {
		t.Error(err)
	}
	if err := errors.Join(ana.Close(nil), bea.Borrow(write)); err != nil || written != 4 {
		t.Errorf("%d, %v", written, err)
	}
	if files := names(t, filepath.Join(dir, "games")); !slices.Equal(files, []string{l.ID + ".json"}) {
		t.Errorf("left behind: %q", files)
	}
}

// Of two sessions the first has the pen, and the second knows who that is; whoever comes after both
// have left finds it free.
func TestTwoSessionsAndOnePen(t *testing.T) {
	s, dir, l := newGame(t)
	ana, bea := start(t, "pen", dir, l.ID, "ana"), start(t, "pen", dir, l.ID, "bea")
	if said := []string{ana.says("write"), bea.says("write")}; !slices.Equal(said, []string{"<nil>", "held by ana"}) {
		t.Fatal(said)
	}
	eva := s.Pen(l.ID, here(t, "eva"))
	locked, ok := errors.AsType[*store.LockedError](eva.Write(nothing))
	if !ok || locked.Holder.User != "ana" || locked.Holder.TTY != "pts/7" || locked.Holder.PID != ana.cmd.Process.Pid || !locked.Holder.Since.Equal(day) {
		t.Fatalf("%+v", locked)
	}
	if said := ana.says("close"); said != "<nil>" {
		t.Error(said)
	}
	for _, c := range []*child{ana, bea} {
		if err := c.in.Close(); err != nil {
			t.Fatal(err)
		}
		c.lines() // until it has ended
	}
	if err := errors.Join(eva.Write(nothing), eva.Close(nil)); err != nil {
		t.Error(err)
	}
	if files := names(t, filepath.Join(dir, "games")); !slices.Equal(files, []string{l.ID + ".json"}) {
		t.Errorf("left behind: %q", files)
	}
}

// stopped stops this process, and comes back once it goes on: a process does not stand still at once.
func stopped() error {
	goesOn := make(chan os.Signal, 1)
	signal.Notify(goesOn, syscall.SIGCONT)
	defer signal.Stop(goesOn)
	if err := syscall.Kill(os.Getpid(), syscall.SIGSTOP); err != nil {
		return err
	}
	<-goesOn
	return nil
}

// A session that was killed has no pen any more; one that was stopped has it, until it is taken.
func TestStoppedAndKilledSessions(t *testing.T) {
	s, dir, l := newGame(t)
	mine := s.Pen(l.ID, here(t, "bea"))
	ana := start(t, "pen", dir, l.ID, "ana")
	if said := ana.says("write"); said != "<nil>" {
		t.Fatal(said)
	}
	if err := ana.cmd.Process.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	if told := told(mine.Write(nothing)); told != "held by ana" {
		t.Error(told)
	}
	if err := mine.Take(); err != nil {
		t.Fatal(err)
	}
	if err := ana.cmd.Process.Signal(syscall.SIGCONT); err != nil {
		t.Fatal(err)
	}
	if said := ana.says("write"); said != "held by bea" {
		t.Error(said)
	}
	if said := ana.says("take"); said != "<nil>" {
		t.Error(said)
	}
	where(t, mine, store.PenElsewhere, "ana")
	ana.kill()
	where(t, mine, store.PenFree, "")
	if err := errors.Join(mine.Write(nothing), mine.Close(nil)); err != nil {
		t.Error(err)
	}
}

// A process that is stopped between the lock and the write keeps the others waiting for two
// seconds, which then know whose pen it is; none breaks the lock. Once it goes on they do too.
func TestStoppedWhileWriting(t *testing.T) {
	s, dir, l := newGame(t)
	ana := start(t, "pen", dir, l.ID, "ana")
	ana.say("stop")
	isStopped(t, ana.cmd)
	mine := s.Pen(l.ID, here(t, "bea"))
	for _, do := range []func() error{func() error { return mine.Borrow(nothing) }, mine.Take} {
		began := time.Now()
		if told := told(do()); told != "busy: ana" {
			t.Error(told)
		}
		if took := time.Since(began); took < 1800*time.Millisecond {
			t.Errorf("given up after %v", took)
		}
	}
	where(t, mine, store.PenElsewhere, "ana")
	if err := ana.cmd.Process.Signal(syscall.SIGCONT); err != nil {
		t.Fatal(err)
	}
	if said := ana.line(); said != "<nil>" {
		t.Error(said)
	}
	if err := errors.Join(mine.Take(), mine.Close(nil)); err != nil {
		t.Error(err)
	}
}

// Whose grip it is that stands still nobody can tell where the pen is here: nobody is named.
func TestStoppedWhileBorrowing(t *testing.T) {
	s, dir, l := newGame(t)
	mine := s.Pen(l.ID, here(t, "bea"))
	if err := mine.Take(); err != nil {
		t.Fatal(err)
	}
	ana := start(t, "pen", dir, l.ID, "ana")
	ana.say("lend")
	isStopped(t, ana.cmd)
	if told := told(mine.Write(nothing)); told != "busy: " {
		t.Error(told)
	}
}

// isStopped waits until a process is stopped.
func isStopped(t *testing.T, cmd *exec.Cmd) {
	t.Helper()
	var status syscall.WaitStatus
	for {
		_, err := syscall.Wait4(cmd.Process.Pid, &status, syscall.WUNTRACED, nil)
		if errors.Is(err, syscall.EINTR) {
			continue
		}
		if err != nil || !status.Stopped() {
			t.Fatalf("%v, %v", status, err)
		}
		return
	}
}

// The number of a process that has ended is some day another's: when it began tells them apart.
// Of other machines nothing is certain.
func TestWhoIsCertainlyGone(t *testing.T) {
	s, dir, l := newGame(t)
	path := filepath.Join(dir, "games", l.ID+".lock")
	dead := start(t, "pen", dir, l.ID, "ana")
	if said := dead.says("write"); said != "<nil>" {
		t.Fatal(said)
	}
	note, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(note), `"born":`) {
		t.Skip("here a process is known by its number alone")
	}
	pid := fmt.Sprintf(`"pid":%d,`, dead.cmd.Process.Pid)
	dead.kill()
	mine := s.Pen(l.ID, here(t, "bea"))
	for name, c := range map[string]struct {
		old, new string
		want     store.PenState
	}{
		"as it was":            {"", "", store.PenFree},
		"the number is taken":  {pid, fmt.Sprintf(`"pid":%d,`, os.Getppid()), store.PenFree},
		"another machine":      {`"host":"`, `"host":"x`, store.PenElsewhere},
		"another start of one": {`"boot":"`, `"boot":"x`, store.PenElsewhere},
		"no number":            {pid, `"pid":0,`, store.PenElsewhere},
	} {
		t.Run(name, func(t *testing.T) {
			if err := os.WriteFile(path, []byte(strings.Replace(string(note), c.old, c.new, 1)), 0o600); err != nil {
				t.Fatal(err)
			}
			where(t, mine, c.want, "ana")
		})
	}
}

// What makes no sense in the file is nobody's pen, and nobody is kept from it.
func TestUselessNotes(t *testing.T) {
	s, dir, l := newGame(t)
	for _, text := range []string{"", "\n", "{", `{"count":-1}`, "null", `{"count":1}` + "x", strings.Repeat("x", 10_000)} {
		if err := os.WriteFile(filepath.Join(dir, "games", l.ID+".lock"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		mine := s.Pen(l.ID, here(t, "bea"))
		where(t, mine, store.PenFree, "")
		if err := errors.Join(mine.Write(nothing), mine.Write(nothing), mine.Close(nil)); err != nil {
			t.Errorf("%.20q: %v", text, err)
		}
	}
}

// The file is removed when a pen is given back: nobody may come to write with a lock on one that has
// no name.
func TestOneWritesAtATime(t *testing.T) {
	_, dir, l := newGame(t)
	var writing, most, written int
	var mu sync.Mutex
	write := func() error {
		mu.Lock()
		writing++
		written++
		most = max(most, writing)
		mu.Unlock()
		mu.Lock()
		writing--
		mu.Unlock()
		return nil
	}
	var sessions sync.WaitGroup
	for i := range 8 {
		pen := open(t, dir).Pen(l.ID, here(t, fmt.Sprint("ana", i)))
		sessions.Go(func() {
			for n := range 60 {
				var err error
				switch (n + i) % 3 {
				case 0:
					err = pen.Borrow(write)
				case 1:
					err = errors.Join(pen.Take(), pen.Close(nil))
				case 2:
					if err = pen.Write(write); errors.As(err, new(*store.LockedError)) {
						err = pen.Borrow(write)
					}
				}
				if err != nil {
					t.Error(err)
				}
			}
		})
	}
	sessions.Wait()
	if most != 1 || written != 8*40 {
		t.Errorf("%d at once, %d in all", most, written)
	}
}
