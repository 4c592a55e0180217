package screentest

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"tanteo/tui/screentest/processes"
)

// Tmux is a real program in a terminal of its own: a tmux that nobody else uses.
type Tmux struct {
	t        testing.TB
	dir      string // of its socket, and of what the shell around the program tells
	sessions []int  // of tmux itself, and of the window
}

// HasTmux says whether there is a tmux. Where all that the tests need was installed, so that
// TANTEO_CI is set, a missing one fails the test, which is skipped otherwise.
func HasTmux(t testing.TB) {
	t.Helper()
	_, err := exec.LookPath("tmux")
	switch {
	case err == nil:
	case os.Getenv("TANTEO_CI") != "":
		t.Fatal(err)
	default:
		t.Skip("the whole program is tested in tmux, which is not installed")
	}
}

// InTmux runs a command of the shell in a window of a size. Once it has ended, its last
// screen stays. At its end the test closes the window and waits for whatever still runs in it.
func InTmux(t testing.TB, w, h int, command string) *Tmux {
	t.Helper()
	HasTmux(t)
	dir, err := os.MkdirTemp("", "tmux") // the path of a socket must be short
	if err != nil {
		t.Fatal(err)
	}
	m := &Tmux{t: t, dir: dir}
	t.Cleanup(func() {
		_ = exec.Command("tmux", "-S", m.file("socket"), "kill-server").Run() // it may be gone already
		mustEnd(t, m.processes)
		if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
	})
	// tmux does not always notice how a program ends, so a shell around it writes that down.
	for name, text := range map[string]string{
		"config": "set -g status off\nset -s escape-time 0\nset -s set-clipboard on\n",
		"inner":  fmt.Sprintf("echo $$ >%s/pid\n%s\n", dir, command),
		"outer":  fmt.Sprintf("sh %s/inner\necho $? >%[1]s/status\nexec cat\n", dir),
	} {
		if err := os.WriteFile(m.file(name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	m.do("-f", m.file("config"), "new-session", "-d", "-x", strconv.Itoa(w), "-y", strconv.Itoa(h), "exec sh "+m.file("outer"))
	for _, session := range strings.Fields(m.do("display-message", "-p", "#{pid} #{pane_pid}")) {
		n, err := strconv.Atoi(session)
		if err != nil {
			t.Fatal(err)
		}
		m.sessions = append(m.sessions, n)
	}
	return m
}

// processes are those of the window and of tmux itself.
func (m *Tmux) processes() []processes.Process { return inSessions(m.sessions...) }

func (m *Tmux) file(name string) string { return filepath.Join(m.dir, name) }

// do runs a command of tmux.
func (m *Tmux) do(args ...string) string {
	m.t.Helper()
	run := exec.Command("tmux", append([]string{"-u", "-S", m.file("socket")}, args...)...)
	run.Env = append(os.Environ(), "TMUX=", "LC_ALL=C.UTF-8")
	out, err := run.CombinedOutput()
	if err != nil {
		m.t.Fatalf("tmux %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return string(out)
}

// Keys presses keys by their names in tmux: "Left", "Enter", "C-c".
func (m *Tmux) Keys(names ...string) {
	m.t.Helper()
	m.do(append([]string{"send-keys"}, names...)...)
}

// Text types a text.
func (m *Tmux) Text(text string) {
	m.t.Helper()
	m.do("send-keys", "-l", text)
}

// Screen is what the window shows.
func (m *Tmux) Screen() string { return m.do("capture-pane", "-p") }

// Codes is what the window shows with the codes of its colours.
func (m *Tmux) Codes() string { return m.do("capture-pane", "-p", "-e") }

// Clipboard waits for the program to put a text on the clipboard and gives it.
func (m *Tmux) Clipboard() string {
	m.t.Helper()
	m.Wait(func() bool { return m.do("list-buffers") != "" })
	return m.do("show-buffer")
}

// Resize makes the window another size.
func (m *Tmux) Resize(w, h int) {
	m.t.Helper()
	m.do("resize-window", "-x", strconv.Itoa(w), "-y", strconv.Itoa(h))
}

// Sees waits for all texts to be on the screen.
func (m *Tmux) Sees(texts ...string) {
	m.t.Helper()
	missing := ""
	if !m.wait(func() bool {
		screen := m.Screen()
		for _, text := range texts {
			if !strings.Contains(screen, text) {
				missing = text
				return false
			}
		}
		return true
	}) {
		m.t.Fatalf("no %q in\n%s", missing, m.Screen())
	}
}

// Wait waits for a condition that the program is to bring about, on the screen or elsewhere.
func (m *Tmux) Wait(condition func() bool) {
	m.t.Helper()
	if !m.wait(condition) {
		m.t.Fatalf("it does not come about:\n%s", m.Screen())
	}
}

func (m *Tmux) wait(condition func() bool) bool {
	m.t.Helper()
	return await(m.t, m.processes, condition)
}

// number is a number that the shell has written down.
func (m *Tmux) number(name string) (int, bool) {
	text, err := os.ReadFile(m.file(name))
	if err != nil {
		return 0, false
	}
	n, err := strconv.Atoi(strings.TrimSpace(string(text)))
	return n, err == nil
}

// PID is the process of the program.
func (m *Tmux) PID() int {
	m.t.Helper()
	pid := 0
	if !m.wait(func() (ok bool) { pid, ok = m.number("pid"); return ok }) {
		m.t.Fatalf("the program does not start:\n%s", m.Screen())
	}
	return pid
}

// Signal sends the process a signal.
func (m *Tmux) Signal(s syscall.Signal) {
	m.t.Helper()
	if err := syscall.Kill(m.PID(), s); err != nil {
		m.t.Fatal(err)
	}
}

// HangUp takes the terminal away, as a connection does that drops.
func (m *Tmux) HangUp() {
	m.t.Helper()
	m.do("kill-server")
}

// Ended waits for the program to end and gives its exit code: of a signal, 128 and the
// signal.
func (m *Tmux) Ended() int {
	m.t.Helper()
	code := 0
	if !m.wait(func() (ok bool) { code, ok = m.number("status"); return ok }) {
		m.t.Fatalf("the program does not end:\n%s", m.Screen())
	}
	return code
}

// Gone waits for a process to be no more.
func (m *Tmux) Gone(pid int) {
	m.t.Helper()
	if !m.wait(func() bool {
		if !processes.Told() {
			return errors.Is(syscall.Kill(pid, 0), syscall.ESRCH)
		}
		_, there := processes.Of(pid)
		return !there
	}) {
		m.t.Errorf("process %d is still there", pid)
		_ = syscall.Kill(pid, syscall.SIGKILL)
	}
}

// Cursor is "1" where the window shows its cursor.
func (m *Tmux) Cursor() string {
	return strings.TrimSpace(m.do("display-message", "-p", "#{cursor_flag}"))
}
