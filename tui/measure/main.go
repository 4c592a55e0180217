// Measure plays the opening of a game in the real program on a real terminal of 80×24, as
// over ssh, and says what it costs: bytes, time, memory.
//
//	go run ./tui/measure
//	go run ./tui/measure latencies starts
//	go run ./tui/measure games                        # a folder of 10,000 of them
//	go run ./tui/measure ssh /tmp/before /tmp/after   # programs on a machine that is shared
//
// The figures depend on the machine; they are printed with the goals and nothing is tested.
// Settings in the environment, GOGC and CGO_ENABLED count, so that they can be compared.
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

// bench is where it is measured: the programs, and a folder for homes. Listless is the program
// without the lists of words in it.
type bench struct{ program, listless, bare, dir string }

func run() (err error) {
	dir, err := os.MkdirTemp("", "measure")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	if asked := os.Args[1:]; len(asked) > 0 && asked[0] == "ssh" {
		return overSSH(dir, asked[1:])
	}
	b := bench{filepath.Join(dir, "tanteo"), filepath.Join(dir, "listless"), filepath.Join(dir, "bare"), dir}
	overlay, err := withoutLists(dir)
	if err != nil {
		return err
	}
	for _, one := range []struct{ name, path, pkg, overlay string }{
		{"tanteo", b.program, "tanteo", ""},
		{"tanteo without its word lists", b.listless, "tanteo", overlay},
		{"tanteo/tui/measure/bare", b.bare, "tanteo/tui/measure/bare", ""},
	} {
		build := exec.Command("go", "build", "-trimpath", "-overlay", one.overlay, "-ldflags", "-s -w", "-o", one.path, one.pkg)
		build.Stderr = os.Stderr
		if err := build.Run(); err != nil {
			return err
		}
		info, err := os.Stat(one.path)
		if err != nil {
			return err
		}
		fmt.Printf("%-34s %6.2f MiB stripped\n", one.name, mib(int(info.Size())))
	}
	for _, part := range []struct {
		name string
		do   func() error
	}{
		{"replays", b.replays}, {"games", b.folder}, {"play", b.play}, {"latencies", b.latencies}, {"lists", b.lists},
		{"starts", func() error { return errors.Join(b.starts(false), b.starts(true)) }},
	} {
		if asked := os.Args[1:]; len(asked) > 0 && !slices.Contains(asked, part.name) {
			continue
		}
		if err := part.do(); err != nil {
			return err
		}
	}
	return nil
}

func (b bench) home() (string, error) { return os.MkdirTemp(b.dir, "home") }

// Keys as a terminal sends them.
const (
	up, down, right, left = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
	enter, space, esc     = "\r", " ", "\x1b"
	ctrlK                 = "\v"
	ctrlP                 = "\x10"
)

// started is what the start page shows, bareStarted what the bare program does.
const started, bareStarted = "T  A  N  T  E  O", "READY"

// play goes through the opening and on, and prints the bytes, the time and the memory of
// keys, and what an idle program costs.
func (b bench) play() error {
	home, err := b.home()
	if err != nil {
		return err
	}
	p, err := launch(b.program, home, started, false)
	if err != nil {
		return err
	}
	if _, err := p.awaitText(); err != nil {
		return err
	}
	p.settle()
	fmt.Printf("\nfirst frame, start page            %6d bytes\n", p.received())
	p.press(enter)
	fmt.Printf("the form opened on the board       %6d bytes\n", p.press(enter))

	var arrows, letters, apart, noted []int
	lay := func(text string, into *[]int) {
		for _, letter := range text {
			*into = append(*into, p.press(string(letter)))
		}
	}
	step := func(keys ...string) {
		for _, key := range keys {
			arrows = append(arrows, p.press(key))
		}
	}
	step(left, left, left, left)
	lay("jamón", &letters)
	noted = append(noted, p.press(enter))
	step(up, up, left, left, left)
	p.press(space)
	lay("zuos", &letters)
	noted = append(noted, p.press(enter))
	for range 12 {
		step(up, right, right, down, left)
	}
	for _, word := range []string{"ranas", "teclado", "poemas"} { // where they touch nothing, which is said, and back
		lay(word, &apart)
		p.press(esc)
	}
	spread("an arrow key", arrows, "at most 30")
	spread("a letter laid", letters, "at most 120")
	spread("a letter that touches no tile", apart, "")
	spread("a play noted", noted, "")

	if err := b.keys(p); err != nil {
		return err
	}
	if err := p.idle(); err != nil {
		return err
	}
	for _, clock := range []string{"reloj turno 300", "reloj partida 25"} {
		if err := p.clock(clock); err != nil {
			return err
		}
	}
	if err := p.end(); err != nil {
		return err
	}

	again, err := launch(b.program, home, "ZUMOS", false)
	if err != nil {
		return err
	}
	if _, err := again.awaitText(); err != nil {
		return err
	}
	again.settle()
	fmt.Printf("first frame, a game taken up       %6d bytes\n", again.received())
	return again.end()
}

func spread(name string, all []int, goal string) {
	slices.Sort(all)
	median, p95 := all[len(all)/2], all[min(len(all)-1, len(all)*95/100)]
	fmt.Printf("%-34s %6d bytes, 95%% %d   (%d of them) %s\n", name, median, p95, len(all), goal)
}

// keys prints what keys cost the processor: arrows, and letters that are laid and taken
// back, beside the same keys in the bare program.
func (b bench) keys(p *process) error {
	home, err := b.home()
	if err != nil {
		return err
	}
	bare, err := launch(b.bare, home, bareStarted, false)
	if err != nil {
		return err
	}
	if _, err := bare.awaitText(); err != nil {
		return err
	}
	pressed := 0
	for _, kind := range []struct {
		name string
		keys []string
	}{
		{"arrows", []string{left, left, up, right, right, down}},
		{"letters", []string{"s", "o", "l", "\x7f", "\x7f", "\x7f"}},
	} {
		var ours, theirs []time.Duration
		for range 5 {
			for _, one := range []struct {
				p   *process
				all *[]time.Duration
			}{{p, &ours}, {bare, &theirs}} {
				cost, err := one.p.keyCost(kind.keys)
				if err != nil {
					return err
				}
				*one.all = append(*one.all, cost)
			}
			pressed += batch
			p.press(esc)
		}
		slices.Sort(ours)
		slices.Sort(theirs)
		fmt.Printf("processor for a key, %-8s      %6.2f ms (from %.2f to %.2f), bare %.2f ms   under 2\n",
			kind.name, ms(ours[2]), ms(ours[0]), ms(ours[4]), ms(theirs[2]))
	}
	all, own, err := p.memory()
	if err != nil {
		return err
	}
	fmt.Printf("memory after %3d keys              %6.1f MiB, %.1f of it its own   at most 18\n", pressed, mib(all), mib(own))
	return bare.end()
}

// batch is how many keys are pressed for one figure.
const batch = 28

// keyCost is the time of a processor for a key, when keys are pressed in turn. What an idle
// program takes in the same time is left out.
func (p *process) keyCost(keys []string) (time.Duration, error) {
	idle, err := p.idleRate(time.Second)
	if err != nil {
		return 0, err
	}
	before, err := p.cpu()
	if err != nil {
		return 0, err
	}
	began := time.Now()
	for i := range batch {
		p.send(keys[i%len(keys)])
		time.Sleep(40 * time.Millisecond)
	}
	p.settle()
	after, err := p.cpu()
	return (after - before - time.Duration(idle*float64(time.Since(began)))) / batch, err
}

// idleRate is how much of a processor the program takes while nothing happens.
func (p *process) idleRate(d time.Duration) (float64, error) {
	before, err := p.cpu()
	if err != nil {
		return 0, err
	}
	began := time.Now()
	time.Sleep(d)
	after, err := p.cpu()
	return float64(after-before) / float64(time.Since(began)), err
}

// idle prints what a program costs that nobody uses.
func (p *process) idle() error {
	before := p.received()
	rate, err := p.idleRate(5 * time.Second)
	if err != nil {
		return err
	}
	fmt.Printf("idle                               %6d bytes, %.1f ms of a processor in a second   0 bytes\n", p.received()-before, rate*1000)
	return nil
}

// clock prints what a second costs while a clock runs that a line has chosen.
func (p *process) clock(line string) error {
	p.press(":" + line + enter)
	p.press(ctrlK)
	time.Sleep(time.Second)
	const seconds = 12
	before := p.received()
	rate, err := p.idleRate(seconds * time.Second)
	if err != nil {
		return err
	}
	fmt.Printf("clock running, %-19s %6.1f bytes a second, %.1f ms of a processor   about 30 bytes\n", line, float64(p.received()-before)/seconds, rate*1000)
	p.press(ctrlK)
	p.settle()
	before = p.received()
	time.Sleep(3 * time.Second)
	fmt.Printf("clock stopped                      %6d bytes   0 bytes\n", p.received()-before)
	return nil
}

// starts prints how long it is from the start to the first frame, beside the bare program and
// the one without word lists: each in turn, so that whatever else runs meets all.
func (b bench) starts(silent bool) error {
	const rounds = 15
	var ours, listless, bare []time.Duration
	for range rounds {
		for _, one := range []struct {
			path, await string
			into        *[]time.Duration
		}{{b.bare, bareStarted, &bare}, {b.listless, started, &listless}, {b.program, started, &ours}} {
			home, err := b.home()
			if err != nil {
				return err
			}
			p, err := launch(one.path, home, one.await, silent)
			if err != nil {
				return err
			}
			took, err := p.awaitText()
			if err != nil {
				return err
			}
			*one.into = append(*one.into, took)
			p.settle()
			if err := p.end(); err != nil {
				return err
			}
		}
	}
	slices.Sort(ours)
	slices.Sort(listless)
	slices.Sort(bare)
	a, z := ours[rounds/2], bare[rounds/2]
	terminal := "that answers"
	if silent {
		terminal = "that is silent"
	}
	fmt.Printf("first frame, terminal %-14s %5.1f ms (from %.1f to %.1f), bare %.1f ms: %+.1f ms, × %.2f   within 20\n",
		terminal, ms(a), ms(ours[0]), ms(ours[rounds-1]), ms(z), ms(a-z), float64(a)/float64(z))
	fmt.Printf("    the least of each              %5.1f ms, without word lists %.1f ms, bare %.1f ms: %+.1f ms\n",
		ms(ours[0]), ms(listless[0]), ms(bare[0]), ms(ours[0]-bare[0]))
	return nil
}

func mib(n int) float64 { return float64(n) / (1 << 20) }

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
