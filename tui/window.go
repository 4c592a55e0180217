package tui

import (
	"io"
	"os"
	"os/signal"
	"strconv"
	"syscall"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/term"

	"tanteo/tui/input"
)

// drawing is the output of the screen. Bubble Tea must not see that it is a terminal: it would ask
// for its size and allocate every cell, even for a window of a hundred million.
type drawing struct{ io.Writer }

// windowSize is the size of the screen. A line that does not tell its size has that of its
// settings, or the usual one.
func windowSize(out *os.File) (columns, rows int) {
	columns, rows, _ = term.GetSize(out.Fd())
	told := func(size int, name string, usual int) int {
		if size <= 0 {
			size, _ = strconv.Atoi(os.Getenv(name))
		}
		if size <= 0 {
			return usual
		}
		return size
	}
	return input.Window(told(columns, "COLUMNS", 80), told(rows, "LINES", 24))
}

// signals are the system's signals about the terminal.
type signals struct {
	hangup chan os.Signal
	window chan os.Signal
	done   chan struct{}
}

// listen begins to receive the signals, so that none is missed from here on.
func listen() signals {
	s := signals{make(chan os.Signal, 1), make(chan os.Signal, 1), make(chan struct{})}
	signal.Notify(s.hangup, syscall.SIGHUP)
	signal.Notify(s.window, syscall.SIGWINCH, syscall.SIGCONT) // what stood still may have missed a change
	return s
}

// tell sends the signals to the program as messages.
func (s signals) tell(send func(tea.Msg)) {
	for {
		select {
		case <-s.hangup:
			send(hangupMsg{})
		case <-s.window:
			columns, rows := windowSize(os.Stdout)
			send(tea.WindowSizeMsg{Width: columns, Height: rows})
		case <-s.done:
			return
		}
	}
}

func (s signals) stop() {
	signal.Stop(s.hangup)
	signal.Stop(s.window)
	close(s.done)
}
