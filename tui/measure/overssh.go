package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"tanteo/tui/screentest/openssh"
	"tanteo/tui/screentest/processes"
)

// sessions is how many there are over ssh, of two users by turns.
const sessions = 20

// overSSH prints what sessions of two users cost on a machine that they share, for each program that
// is given: memory, and what it takes while nobody types; and whether all is there again after their
// lines have dropped. It needs root, and makes the two accounts as long as it measures.
func overSSH(dir string, programs []string) (err error) {
	if len(programs) == 0 {
		return errors.New("ssh wants the paths of programs: that of now, or those of before and after")
	}
	accounts, err := openssh.MakeAccounts("club", "ana", "bea")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, accounts.Remove()) }()
	if err := os.Chmod(dir, 0o755); err != nil {
		return err
	}
	server, err := openssh.Start(dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, server.Stop()) }()
	for i, program := range programs {
		h := hall{server: server, users: accounts.Names, program: filepath.Join(dir, fmt.Sprint("program", i))}
		text, err := os.ReadFile(program)
		if err == nil {
			err = errors.Join(os.WriteFile(h.program, text, 0o755), os.Chmod(h.program, 0o755))
		}
		if err != nil {
			return err
		}
		fmt.Printf("\n%s, %d sessions of two users over ssh\n", program, sessions)
		if err := h.measure(); err != nil {
			return err
		}
	}
	return nil
}

// hall is the sessions of a program.
type hall struct {
	server  *openssh.Server
	users   []string
	program string
	seats   []seat
}

// seat is a session: whose, of which game, the client and what it starts.
type seat struct {
	user, game string
	client     *process
	session    *process
}

func (h *hall) measure() error {
	for _, user := range h.users {
		if out, err := h.server.Run(user, "rm -rf .config/tanteo .cache/tanteo"); err != nil {
			return fmt.Errorf("%w\n%s", err, out)
		}
	}
	for i := range sessions {
		game, err := h.server.Run(h.users[i%2], h.program, "enter", "--new", "--edition", "es-100", "--players", "Ana,Bea")
		if err != nil {
			return fmt.Errorf("%w\n%s", err, game)
		}
		h.seats = append(h.seats, seat{user: h.users[i%2], game: strings.TrimSpace(game)})
	}
	if err := h.sit(); err != nil {
		return err
	}
	for _, keys := range []string{strings.Repeat(left, 4), "jamon", enter, down, "sol"} {
		h.press(keys)
	}
	if err := h.tell("after a turn each"); err != nil {
		return err
	}
	if err := errors.Join(h.drop(), h.sit()); err != nil {
		return err
	}
	h.press(":analysis" + enter)
	h.press(":best aeinrst" + enter)
	time.Sleep(20 * time.Second)
	err := h.tell("after a search in each at once")
	for _, s := range h.seats {
		err = errors.Join(err, s.client.end())
	}
	return err
}

// sit begins the session of every seat.
func (h *hall) sit() error {
	for i := range h.seats {
		if err := h.begin(&h.seats[i]); err != nil {
			return err
		}
	}
	return nil
}

// begin begins the session of a seat.
func (h *hall) begin(s *seat) error {
	before := h.running()
	client := exec.Command("sh", "-c", "exec "+h.server.Client(s.user, "exec "+h.program+" "+s.game))
	client.Env = []string{"HOME=/", "PATH=" + os.Getenv("PATH"), "TERM=xterm-256color"}
	var err error
	if s.client, err = begin(client, "H8", false); err != nil {
		return err
	}
	for began := time.Now(); time.Since(began) < time.Minute; time.Sleep(20 * time.Millisecond) {
		for _, pid := range h.running() {
			if !slices.Contains(before, pid) && (s.client.has("H8") || s.client.has("JAMON")) {
				found, err := os.FindProcess(pid)
				s.session = &process{cmd: &exec.Cmd{Process: found}}
				return err
			}
		}
	}
	return fmt.Errorf("%s sees no board:\n%s", s.user, s.client.output)
}

// running are the processes of the program.
func (h *hall) running() []int {
	var all []int
	for _, p := range processes.Running(h.program) {
		all = append(all, p.PID)
	}
	return all
}

// press types keys in every session at once.
func (h *hall) press(keys string) {
	for _, s := range h.seats {
		s.client.send(keys)
	}
	for _, s := range h.seats {
		s.client.settle()
	}
}

// tell prints what the sessions have in memory, and take while nobody types.
func (h *hall) tell(when string) error {
	var pss, own, idle, woken []float64
	const watched = 10 * time.Second
	cpu, wakes, err := h.spent()
	if err != nil {
		return err
	}
	time.Sleep(watched)
	cpuThen, wakesThen, err := h.spent()
	if err != nil {
		return err
	}
	for i, s := range h.seats {
		idle = append(idle, 100*float64(cpuThen[i]-cpu[i])/float64(watched))
		woken = append(woken, float64(wakesThen[i]-wakes[i])/watched.Seconds())
		rollup := fmt.Sprintf("/proc/%d/smaps_rollup", s.session.cmd.Process.Pid)
		for field, into := range map[string]*[]float64{"Pss:": &pss, "Private_Dirty:": &own} {
			n, err := fieldOf(rollup, field)
			if err != nil {
				return err
			}
			*into = append(*into, mib(n*1024))
		}
	}
	fmt.Printf("%s, each in the mean (the most): PSS %s MiB, %s of it private, idle %s %% of a core, %s wakeups a second\n",
		when, meanOf(pss), meanOf(own), meanOf(idle), meanOf(woken))
	return nil
}

// spent is what each session has taken so far: of the processors, and how often it was woken.
func (h *hall) spent() (cpu []time.Duration, wakes []int, err error) {
	for _, s := range h.seats {
		taken, cpuErr := s.session.cpu()
		woken, wakeErr := s.session.wakeups()
		cpu, wakes, err = append(cpu, taken), append(wakes, woken), errors.Join(err, cpuErr, wakeErr)
	}
	return cpu, wakes, err
}

func meanOf(all []float64) string {
	sum := 0.0
	for _, n := range all {
		sum += n
	}
	return fmt.Sprintf("%.2f (%.2f)", sum/float64(len(all)), slices.Max(all))
}

// drop has the line of every session drop in one of four ways, and prints what is left.
func (h *hall) drop() error {
	began := time.Now()
	for i, s := range h.seats {
		client := s.client.cmd.Process
		var err error
		switch i / 2 % 4 {
		case 0:
			err = client.Kill()
		case 1:
			if session, there := processes.Of(s.session.cmd.Process.Pid); there {
				err = syscall.Kill(session.Parent, syscall.SIGHUP)
			}
		case 2:
			err = client.Signal(syscall.SIGSTOP)
		case 3:
			err = s.client.master.Close()
		}
		if err != nil {
			return err
		}
	}
	for len(h.running()) > 0 {
		if time.Since(began) > time.Minute {
			return fmt.Errorf("%d sessions are still there", len(h.running()))
		}
		time.Sleep(20 * time.Millisecond)
	}
	ended := time.Since(began)
	turns, drafts := 0, 0
	for _, s := range h.seats {
		_ = s.client.cmd.Process.Kill() // most are gone
		_ = s.client.cmd.Wait()
		shown, err := h.server.Run(s.user, h.program, "show", s.game)
		if err != nil {
			return fmt.Errorf("%w\n%s", err, shown)
		}
		if strings.Contains(shown, "JAMON") {
			turns++
		}
		draft, _ := h.server.Run(s.user, "cat .config/tanteo/games/"+s.game+".draft") // there may be none
		if strings.Contains(draft, ` L"`) {
			drafts++
		}
	}
	fmt.Printf("lines dropped in four ways, all gone after %.1f s: %d of %d turns and %d of %[3]d drafts are there\n", ended.Seconds(), turns, sessions, drafts)
	return nil
}
