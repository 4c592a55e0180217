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

// drawing is where the screen is drawn. It hides that it is a terminal from Bubble Tea, which
// would ask for its size and make room for every cell, were they a hundred million.
type drawing struct{ io.Writer }

// windowSize is how large the screen is drawn. A line that does not tell is as large as its
// settings say, or as a terminal usually is.
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

// signals are what the system tells of the terminal.
type signals struct {
	hangup chan os.Signal
	window chan os.Signal
	done   chan struct{}
}

// listen begins to listen, so that nothing is missed from here on.
func listen() signals {
	s := signals{make(chan os.Signal, 1), make(chan os.Signal, 1), make(chan struct{})}
	signal.Notify(s.hangup, syscall.SIGHUP)
	signal.Notify(s.window, syscall.SIGWINCH, syscall.SIGCONT) // what stood still may have missed a change
	return s
}

// tell tells the program what the system says.
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
