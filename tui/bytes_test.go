package tui_test

import (
	"bytes"
	"errors"
	"flag"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/creack/pty"

	"tanteo/tui/input/inputtest"
)

var hostile = flag.Int("hostile", 24, "how many random sequences of bytes go through the whole program")

// inPty is the whole program on a terminal that answers nothing.
type inPty struct {
	cmd    *exec.Cmd
	master *os.File
	ended  chan struct{}

	mu     sync.Mutex
	output bytes.Buffer
}

func startInPty(t *testing.T, size pty.Winsize, program, home string, args ...string) *inPty {
	t.Helper()
	p := &inPty{cmd: exec.Command(program, args...), ended: make(chan struct{})}
	p.cmd.Env = []string{"HOME=" + home, "PATH=" + os.Getenv("PATH"), "TERM=xterm-256color", "LANG=en_US.UTF-8"}
	master, err := pty.StartWithSize(p.cmd, &size)
	if err != nil {
		t.Fatal(err)
	}
	p.master = master
	go func() {
		_, _ = io.Copy(p, master) // ends with an error where the program has ended
		_ = p.cmd.Wait()
		close(p.ended)
	}()
	t.Cleanup(func() {
		_ = p.cmd.Process.Kill()
		<-p.ended
		if err := master.Close(); err != nil {
			t.Error(err)
		}
	})
	return p
}

func (p *inPty) Write(b []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.output.Write(b)
}

func (p *inPty) drawn() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.output.String()
}

// sees waits for a text to be drawn, as long as a real program may take.
func (p *inPty) sees(t *testing.T, text string) {
	t.Helper()
	for range 3000 {
		if strings.Contains(p.drawn(), text) {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatalf("no %q in %q", text, p.drawn())
}

// types sends bytes. A program that has ended reads none of them.
func (p *inPty) types(text string) { _, _ = io.WriteString(p.master, text) }

// leaves presses Ctrl+C and says how long the program took to end.
func (p *inPty) leaves(t *testing.T) time.Duration {
	t.Helper()
	began := time.Now()
	p.types("\x03")
	select {
	case <-p.ended:
	case <-time.After(30 * time.Second):
		t.Fatalf("Ctrl+C does not end it: %.2000q", p.drawn())
	}
	return time.Since(began)
}

// Whatever bytes come, the whole program goes on, Ctrl+C ends it, the terminal is given back
// and what a terminal sends of its own accord lays nothing.
func TestProgramTakesAnyBytes(t *testing.T) {
	t.Parallel()
	program := wholeProgram(t)
	many := *hostile
	if testing.Short() {
		many = min(many, 4)
	}
	named := []string{ // each of these ended the program, made it deaf or laid tiles
		"\x1b[" + strings.Repeat("1;", 33) + "m", "\x9bM!!!", "\x1b[200~ 12", "\x1b[200~ 12\x1b[20", "\x1b[[A", "\x1b]11;rgb:ffff/ffff/ffff\x1b\\",
	}
	longest := time.Duration(0)
	for seed := range many {
		random := rand.New(rand.NewPCG(3, uint64(seed)))
		var came string
		lays := seed%2 == 1 && seed >= len(named)
		switch {
		case seed < len(named):
			came = named[seed]
		case lays:
			came = strings.NewReplacer("\x03", "", "\x1b[99;5u", "").Replace(inputtest.Bytes(random)) // Ctrl+C comes once
		default:
			for range 1 + random.IntN(4) {
				came += inputtest.Sent(random)
			}
		}
		home := t.TempDir()
		a := machine{program, home}
		id := strings.Fields(a.run(t, "enter", "--new", "--edition", "es-100", "--players", "Ana,Bea", "H4 JAMON"))[0]
		before := a.run(t, "show", id)
		p := startInPty(t, pty.Winsize{Rows: 24, Cols: 80}, program, home, id)
		p.sees(t, "Ana")
		for came := came; came != ""; {
			n := 1 + random.IntN(len(came))
			if strings.HasPrefix(came, "\x1b") && n == 1 {
				n = min(2, len(came)) // on a busy machine the wait for the rest of it may be over
			}
			p.types(came[:n])
			came = came[n:]
			if random.IntN(3) == 0 {
				time.Sleep(time.Duration(random.IntN(40)) * time.Millisecond)
			}
		}
		longest = max(longest, p.leaves(t))
		drawn := p.drawn()
		if code := p.cmd.ProcessState.ExitCode(); code != 0 || strings.Contains(drawn, "goroutine ") {
			t.Errorf("after %q the exit code is %d: %.1000q", came, code, drawn[max(0, len(drawn)-1000):])
		}
		if !strings.Contains(drawn[strings.LastIndex(drawn, "\x1b[?1049h"):], "\x1b[?1049l") {
			t.Errorf("after %q the terminal is not given back", came)
		}
		if !lays {
			if after := a.run(t, "show", id); after != before {
				t.Errorf("%q changes the game:\n%s", came, after)
			}
			drafts, _ := filepath.Glob(filepath.Join(home, ".config/tanteo/games/*.draft"))
			for _, draft := range drafts {
				if text, err := os.ReadFile(draft); err == nil && regexp.MustCompile(`"laid":\s*\[\s*[^\s\]]`).Match(text) {
					t.Errorf("%q lays tiles: %s", came, text)
				}
			}
		}
		if t.Failed() {
			t.Fatalf("with seed %d", seed)
		}
	}
	t.Logf("%d sequences; at the longest Ctrl+C took %v", many, longest)
}

// One request of a client asks for a window of a hundred million cells. What is drawn is as
// large as the largest window that is drawn, and the program stays small.
func TestProgramInAnEnormousWindow(t *testing.T) {
	t.Parallel()
	program := wholeProgram(t)
	for _, late := range []bool{false, true} {
		size := pty.Winsize{Rows: 24, Cols: 80}
		enormous := pty.Winsize{Rows: 10000, Cols: 10000}
		if !late {
			size = enormous
		}
		p := startInPty(t, size, program, t.TempDir())
		p.sees(t, "T  A  N  T  E  O")
		if late {
			if err := pty.Setsize(p.master, &enormous); err != nil && !errors.Is(err, os.ErrClosed) {
				t.Fatal(err)
			}
			p.sees(t, "\x1b[147;")
		}
		p.types("\r\r")
		p.sees(t, "*D")
		status, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(p.cmd.Process.Pid), "status"))
		if err != nil {
			t.Skip("how much memory a program has is read from /proc: ", err)
		}
		peak := regexp.MustCompile(`VmHWM:\s*(\d+) kB`).FindStringSubmatch(string(status))
		if kB, err := strconv.Atoi(peak[1]); err != nil || kB > 60_000 {
			t.Errorf("it takes %s kB", peak[1])
		}
		t.Logf("it takes %s kB at the most", peak[1])
		p.leaves(t)
	}
}
