package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/creack/pty"
)

// process is a program on a terminal of 80×24, as over ssh.
type process struct {
	cmd    *exec.Cmd
	master *os.File
	start  time.Time

	mu     sync.Mutex
	output []byte
	last   time.Time // when the newest byte came
	heard  time.Time // when the first byte came after a key
	first  map[string]time.Time
	await  string // what is to be timed
}

// quiet is how long nothing must come for a frame to be complete: frames are at most 34 ms
// apart, and after an Esc over ssh the program waits for 250 ms whether more follows.
const quiet = 310 * time.Millisecond

// launch starts a program. A terminal that is silent answers nothing that it is asked; await
// is a text whose coming is timed.
func launch(path, home, await string, silent bool) (*process, error) {
	cmd := exec.Command(path)
	cmd.Env = []string{"HOME=" + home, "PATH=" + os.Getenv("PATH"), "TERM=xterm-256color", "LANG=es_ES.UTF-8", "SSH_TTY=/dev/pts/0"}
	for _, setting := range os.Environ() {
		if strings.HasPrefix(setting, "TANTEO_") || strings.HasPrefix(setting, "GOGC=") {
			cmd.Env = append(cmd.Env, setting)
		}
	}
	return begin(cmd, await, silent)
}

// begin starts a command on a terminal of its own.
func begin(cmd *exec.Cmd, await string, silent bool) (*process, error) {
	master, tty, err := openTerminal()
	if err != nil {
		return nil, err
	}
	defer tty.Close()
	p := &process{cmd: cmd, master: master, await: await, first: map[string]time.Time{}}
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = tty, tty, tty
	p.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	p.start = time.Now()
	p.last = p.start
	if err := p.cmd.Start(); err != nil {
		return nil, errors.Join(err, master.Close())
	}
	go p.read(silent)
	return p, nil
}

// openTerminal gives both ends of a terminal, the master without blocking, so that closing it
// ends a read.
func openTerminal() (master, tty *os.File, err error) {
	ptmx, tty, err := pty.Open()
	if err != nil {
		return nil, nil, err
	}
	defer ptmx.Close()
	if err := pty.Setsize(tty, &pty.Winsize{Rows: 24, Cols: 80}); err != nil {
		return nil, nil, err
	}
	fd, err := syscall.Dup(int(ptmx.Fd()))
	if err != nil {
		return nil, nil, err
	}
	syscall.CloseOnExec(fd)
	if err := syscall.SetNonblock(fd, true); err != nil {
		return nil, nil, err
	}
	return os.NewFile(uintptr(fd), "ptmx"), tty, nil
}

// answers are what a usual terminal says when it is asked.
var answers = map[string]string{
	"\x1b[c":        "\x1b[?62;22c",
	"\x1b]11;?\x07": "\x1b]11;rgb:1e1e/1e1e/1e1e\x1b\\",
	"\x1b[?2026$p":  "\x1b[?2026;0$y",
	"\x1b[?2027$p":  "\x1b[?2027;0$y",
	"\x1b[?u":       "\x1b[?0u",
	"\x1b[>q":       "\x1bP>|xterm(379)\x1b\\",
}

func (p *process) read(silent bool) {
	buffer := make([]byte, 1<<16)
	for {
		n, err := p.master.Read(buffer)
		now := time.Now()
		p.mu.Lock()
		p.output = append(p.output, buffer[:n]...)
		p.last = now
		if p.heard.IsZero() {
			p.heard = now
		}
		if _, seen := p.first[p.await]; !seen && bytes.Contains(p.output, []byte(p.await)) {
			p.first[p.await] = now
		}
		p.mu.Unlock()
		if !silent {
			for question, answer := range answers {
				if bytes.Contains(buffer[:n], []byte(question)) {
					p.send(answer)
				}
			}
		}
		if err != nil {
			return
		}
	}
}

// send sends bytes to the program.
func (p *process) send(text string) {
	_, _ = p.master.WriteString(text) // a program that has ended gives no more figures, which is told
}

// settle waits until nothing more comes.
func (p *process) settle() {
	began := time.Now()
	for {
		time.Sleep(2 * time.Millisecond)
		p.mu.Lock()
		last := p.last
		p.mu.Unlock()
		if time.Since(last) > quiet && time.Since(began) > quiet {
			return
		}
	}
}

// received is how many bytes came so far.
func (p *process) received() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.output)
}

// has says whether a text came.
func (p *process) has(text string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return bytes.Contains(p.output, []byte(text))
}

// press types a key and gives the bytes that come for it.
func (p *process) press(key string) int {
	before := p.received()
	p.send(key)
	p.settle()
	return p.received() - before
}

// react types a key and gives how long it took until the first byte came for it.
func (p *process) react(key string) (time.Duration, error) {
	p.mu.Lock()
	p.heard = time.Time{}
	began := time.Now()
	p.mu.Unlock()
	p.send(key)
	for time.Since(began) < time.Second {
		time.Sleep(500 * time.Microsecond)
		p.mu.Lock()
		heard := p.heard
		p.mu.Unlock()
		if !heard.IsZero() {
			return heard.Sub(began), nil
		}
	}
	return 0, fmt.Errorf("%s does nothing at %q", p.cmd.Path, key)
}

// awaitText waits for the text that is timed and gives how long it took from the start.
func (p *process) awaitText() (time.Duration, error) {
	for time.Since(p.start) < 20*time.Second {
		p.mu.Lock()
		at, ok := p.first[p.await]
		p.mu.Unlock()
		if ok {
			return at.Sub(p.start), nil
		}
		time.Sleep(time.Millisecond)
	}
	return 0, fmt.Errorf("%s shows no %q:\n%s", p.cmd.Path, p.await, p.output)
}

// cpu is the time that the process has run, by the scheduler's count.
func (p *process) cpu() (time.Duration, error) {
	paths, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/schedstat", p.cmd.Process.Pid))
	if err != nil || len(paths) == 0 {
		return 0, fmt.Errorf("no schedstat of process %d", p.cmd.Process.Pid)
	}
	sum := time.Duration(0)
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return 0, err
		}
		n, err := strconv.ParseInt(strings.Fields(string(text))[0], 10, 64)
		if err != nil {
			return 0, err
		}
		sum += time.Duration(n)
	}
	return sum, nil
}

// wakeups are how often the process has waited for something that then came.
func (p *process) wakeups() (int, error) {
	paths, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/status", p.cmd.Process.Pid))
	if err != nil || len(paths) == 0 {
		return 0, fmt.Errorf("no threads of process %d", p.cmd.Process.Pid)
	}
	sum := 0
	for _, path := range paths {
		n, err := fieldOf(path, "voluntary_ctxt_switches:")
		if err != nil {
			return 0, err
		}
		sum += n
	}
	return sum, nil
}

// fieldOf is a number of a file in /proc, by its name there.
func fieldOf(path, name string) (int, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return 0, err
	}
	_, after, ok := strings.Cut("\n"+string(text), "\n"+name)
	if !ok {
		return 0, fmt.Errorf("%s has no %s", path, name)
	}
	return strconv.Atoi(strings.Fields(after)[0])
}

// memory is the resident set in bytes, and what of it no file lies behind: that is the
// process's own, while pages of the program are shared by all who run it.
func (p *process) memory() (all, own int, err error) {
	path := fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid)
	all, err = fieldOf(path, "VmRSS:")
	if err != nil {
		return 0, 0, err
	}
	own, err = fieldOf(path, "RssAnon:")
	return all * 1024, own * 1024, err
}

// end leaves the program and waits for it.
func (p *process) end() error {
	p.send("\x03")
	done := make(chan error, 1)
	go func() { done <- p.cmd.Wait() }()
	select {
	case err := <-done:
		return errors.Join(err, p.master.Close())
	case <-time.After(5 * time.Second):
		return errors.Join(errors.New("the program does not end"), p.cmd.Process.Kill(), p.master.Close())
	}
}
