package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"
)

// latencies prints how long it is from a key to the first byte of its frame, and how often a program
// wakes that nobody uses: ours and the bare one in turns.
func (b bench) latencies() error {
	type program struct {
		*process
		keys []string
		took []time.Duration
		idle float64 // wakeups in a second
	}
	programs := []*program{{keys: []string{left, left, up, right, right, down}}, {keys: []string{right, left}}}
	for i, one := range []struct{ path, await string }{{b.program, started}, {b.bare, bareStarted}} {
		home, err := b.home()
		if err != nil {
			return err
		}
		if programs[i].process, err = launch(one.path, home, one.await, false); err != nil {
			return err
		}
		if _, err := programs[i].awaitText(); err != nil {
			return err
		}
		programs[i].settle()
	}
	programs[0].press(enter)
	programs[0].press(enter)
	const keys = 240
	for i := range keys {
		for _, p := range programs {
			took, err := p.react(p.keys[i%len(p.keys)])
			if err != nil {
				return err
			}
			p.took = append(p.took, took)
			time.Sleep(time.Duration(40+rand.IntN(40)) * time.Millisecond) // at no fixed time of a clock of theirs
		}
	}
	for _, p := range programs {
		p.settle()
		const seconds = 10
		before, err := p.wakeups()
		if err != nil {
			return err
		}
		time.Sleep(seconds * time.Second)
		after, err := p.wakeups()
		if err != nil {
			return err
		}
		p.idle = float64(after-before) / seconds
		slices.Sort(p.took)
	}
	at := func(p *program, percent int) float64 { return ms(p.took[len(p.took)*percent/100]) }
	ours, bare := programs[0], programs[1]
	fmt.Printf("from an arrow to its frame         %6.2f ms, 90%% %.2f, 99%% %.2f; bare %.2f, %.2f, %.2f: × %.2f   under 1.5, 99%% 8\n",
		at(ours, 50), at(ours, 90), at(ours, 99), at(bare, 50), at(bare, 90), at(bare, 99), at(ours, 50)/at(bare, 50))
	fmt.Printf("wakeups while idle                 %6.1f a second, bare %.1f   under 2\n", ours.idle, bare.idle)
	for _, p := range programs {
		if err := p.end(); err != nil {
			return err
		}
	}
	return nil
}
