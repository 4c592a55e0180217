// Package input stands between a terminal and the program that reads from it: whatever bytes
// come, and however they are cut, the program gets whole keys, pastes and answers.
//
//	terminal ──► Filter: bytes to whole sequences ──► Reader: with a clock ──► Bubble Tea
//
//	p := tea.NewProgram(model, tea.WithInput(input.NewReader(session, input.Options{Remote: true})))
//
// No sequence ends the program, makes it deaf or types what nobody typed, and Ctrl+C never
// waits.
package input

import (
	"fmt"
	"io"
	"runtime/debug"
	"sync"
	"time"
)

// Options is what a Reader is told about its terminal and its program. The zero value is a
// terminal of this machine.
type Options struct {
	Remote bool            // a line is between the terminal and the program
	Failed func(fault any) // hears of a fault of the Reader's own, which has ended
}

// Reader reads from a terminal what Filter makes of it. Any number of them can be used at
// once.
type Reader struct {
	source io.Reader
	failed func(any)
	start  sync.Once

	mu     sync.Mutex
	change *sync.Cond // of what follows
	filter *Filter
	err    error // of the terminal, once it has ended
	turn   int   // the number of the read that gets what comes

	clock   *time.Timer
	due     time.Time // when it says that nothing more has come
	excused bool      // it was late once
}

// room is how much is read ahead.
const room = 1 << 20

// NewReader is a reader of a terminal. Nothing is read from it before the first Read.
func NewReader(terminal io.Reader, o Options) *Reader {
	r := &Reader{source: terminal, failed: o.Failed, filter: NewFilter(o.Remote)}
	r.change = sync.NewCond(&r.mu)
	return r
}

// Read gives what is whole. Of reads that wait at the same time, as they do when a program
// begins to read anew after it was stopped, the last gets what comes and the others end.
func (r *Reader) Read(p []byte) (n int, err error) {
	r.start.Do(func() { go r.pump() })
	r.mu.Lock()
	defer r.mu.Unlock()
	defer r.recover()
	r.turn++
	turn := r.turn
	r.change.Broadcast()
	for r.filter.Ready() == 0 && r.err == nil && r.turn == turn {
		r.change.Wait()
	}
	switch {
	case r.turn != turn:
		return 0, io.EOF
	case r.filter.Ready() == 0:
		return 0, r.err
	}
	r.change.Broadcast()
	return r.filter.Next(p), nil
}

// Yield ends the read that waits, as if the terminal had ended. The next one goes on where it
// was.
func (r *Reader) Yield() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.turn++
	r.change.Broadcast()
}

// Close ends what is read. The terminal stays open.
func (r *Reader) Close() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.err == nil {
		r.err = io.EOF
	}
	r.wind()
	r.change.Broadcast()
	return nil
}

// pump feeds the filter until the terminal ends.
func (r *Reader) pump() {
	defer func() {
		if fault := recover(); fault != nil {
			r.mu.Lock()
			defer r.mu.Unlock()
			r.fail(fault)
		}
	}()
	var buffer [4096]byte
	for {
		n, err := r.source.Read(buffer[:])
		if !r.take(buffer[:n], err) {
			return
		}
	}
}

// take takes what one read from the terminal gave, and says whether there will be more.
func (r *Reader) take(read []byte, err error) (more bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	defer r.recover()
	r.filter.Take(read)
	if err != nil && r.err == nil {
		r.filter.Expire()
		r.err = err
	}
	r.excused = false
	r.wind()
	r.change.Broadcast()
	for r.err == nil && r.filter.Ready() > room {
		r.change.Wait()
	}
	return r.err == nil
}

// wind sets the clock for what is pending.
func (r *Reader) wind() {
	wait := r.filter.Wait()
	switch {
	case wait == 0 || r.err != nil:
		if r.clock != nil {
			r.clock.Stop()
		}
		r.due = time.Time{}
		return
	case r.clock == nil:
		r.clock = time.AfterFunc(wait, r.expired)
	default:
		r.clock.Reset(wait)
	}
	r.due = time.Now().Add(wait)
}

// slack is how late the clock may be. If it is later, the program was stopped and has not read
// what the terminal sent meanwhile, so the wait begins again.
const slack = 30 * time.Millisecond

// expired takes what is pending for what it is, once nothing has come in time.
func (r *Reader) expired() {
	r.mu.Lock()
	defer r.mu.Unlock()
	defer r.recover()
	late := time.Since(r.due)
	switch {
	case r.due.IsZero() || late < 0: // more has come just now
	case late > slack && !r.excused:
		r.excused, r.due = true, time.Now().Add(slack)
		r.clock.Reset(slack)
	default:
		r.filter.Expire()
		r.wind()
		r.change.Broadcast()
	}
}

// recover ends the reader after a panic: reading ends, with the panic as the error.
func (r *Reader) recover() {
	if fault := recover(); fault != nil {
		r.fail(fault)
	}
}

func (r *Reader) fail(fault any) {
	r.filter = NewFilter(false)
	r.err = io.EOF
	r.change.Broadcast()
	if r.failed != nil {
		go r.failed(fmt.Sprintf("%v\n\n%s", fault, debug.Stack()))
	}
}
