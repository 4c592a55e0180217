// Package screentest is a terminal for tests: an emulated one that a program draws on and
// gets its keys from, and a real program in tmux.
//
//	synctest.Test(t, func(t *testing.T) {
//		s := screentest.Start(t, model, screentest.Window{W: 80, H: 24, Profile: colorprofile.ANSI256})
//		s.Press(screentest.Left, "JAMÓN", screentest.Enter)
//		s.Sees("44")
//	})
//
// Under testing/synctest the clock is a fake one: when Press returns, frames are drawn, the
// wait after Esc is over and what a key saves is saved. No test sleeps.
package screentest

import (
	"io"
	"strings"
	"sync"

	"github.com/charmbracelet/x/vt"
)

// Terminal is an emulated terminal. Write draws on its screen; Read gives what the terminal
// sends: the keys that were typed, and its answers to what the program asks.
type Terminal struct {
	mu       sync.Mutex // guards the four below: a frame is written whole before it is read
	emulator *vt.Emulator
	output   []byte
	bells    int
	shrunk   bool // the window has become smaller: a frame of the larger one can still come

	queue  sync.Mutex // guards sent and closed
	more   *sync.Cond
	sent   []byte // without a bound, so that no program waits for its own answer to be read
	closed bool
}

// New is a terminal of a size.
func New(w, h int) *Terminal {
	t := &Terminal{emulator: vt.NewEmulator(w, h)}
	t.emulator.SetCallbacks(vt.Callbacks{Bell: func() { t.bells++ }})
	t.more = sync.NewCond(&t.queue)
	go t.answer()
	return t
}

// answer queues what the emulator sends of its own accord.
func (t *Terminal) answer() {
	buffer := make([]byte, 4096)
	for {
		n, err := t.emulator.Read(buffer)
		t.Type(string(buffer[:n]))
		if err != nil {
			t.hangUp()
			return
		}
	}
}

// Type sends bytes as a keyboard does: "\x1b[D" is the left arrow.
func (t *Terminal) Type(keys string) {
	t.queue.Lock()
	t.sent = append(t.sent, keys...)
	t.queue.Unlock()
	t.more.Broadcast()
}

func (t *Terminal) hangUp() {
	t.queue.Lock()
	t.closed = true
	t.queue.Unlock()
	t.more.Broadcast()
}

// Close takes the terminal away: who reads from it comes to the end.
func (t *Terminal) Close() error {
	t.hangUp()
	return t.emulator.Close()
}

// Read gives the next bytes that the terminal sends, and waits for them.
func (t *Terminal) Read(p []byte) (int, error) {
	t.queue.Lock()
	defer t.queue.Unlock()
	for len(t.sent) == 0 && !t.closed {
		t.more.Wait()
	}
	if len(t.sent) == 0 {
		return 0, io.EOF
	}
	n := copy(p, t.sent)
	t.sent = t.sent[n:]
	return n, nil
}

// Write draws.
func (t *Terminal) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.output = append(t.output, p...)
	return t.draw(p)
}

// draw has the emulator draw. A frame of a window that was larger can come once it is smaller already,
// and x/vt 0.1.0 does not bear to scroll rows that it no longer has: what is left of that frame goes,
// and the next one draws everything.
func (t *Terminal) draw(p []byte) (n int, err error) {
	defer func() {
		if t.shrunk && recover() != nil {
			n, err = len(p), nil
		}
	}()
	return t.emulator.Write(p)
}

// Output is everything that was written so far, codes and all.
func (t *Terminal) Output() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(t.output)
}

// Bells is how often the bell has sounded.
func (t *Terminal) Bells() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.bells
}

// Size is the size of the window.
func (t *Terminal) Size() (w, h int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.emulator.Width(), t.emulator.Height()
}

func (t *Terminal) resize(w, h int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.shrunk = t.shrunk || h < t.emulator.Height()
	t.emulator.Resize(w, h)
}

// Cursor is where the cursor stands, from 0, and whether it is shown.
func (t *Terminal) Cursor() (x, y int, shown bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	p := t.emulator.CursorPosition()
	return p.X, p.Y, !t.emulator.CursorHidden()
}

// Cell is what stands in a cell.
func (t *Terminal) Cell(x, y int) Cell {
	t.mu.Lock()
	defer t.mu.Unlock()
	return cellOf(t.emulator.CellAt(x, y))
}

// Row is a row of the screen without the blanks at its end.
func (t *Terminal) Row(y int) string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.row(y)
}

func (t *Terminal) row(y int) string {
	var b strings.Builder
	for x := range t.emulator.Width() {
		b.WriteString(cellOf(t.emulator.CellAt(x, y)).Text)
	}
	return strings.TrimRight(b.String(), " ")
}

// Text is the whole screen, a line a row.
func (t *Terminal) Text() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	var b strings.Builder
	for y := range t.emulator.Height() {
		b.WriteString(t.row(y) + "\n")
	}
	return b.String()
}
