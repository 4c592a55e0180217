package tui

import (
	"context"
	"errors"
	"io"
	"os"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/footprint"
	"tanteo/tui/frames"
	"tanteo/tui/input"
)

// Run shows the screen on the process's terminal until it is left. It opens the game that is asked
// for, else the one that was open last, else the start page. Whatever ends it, the game is saved.
// It is an error if the game asked for does not exist.
func Run(ctx context.Context, set Settings, game string) error {
	footprint.Reduce()
	m, err := NewModel(set, game)
	if err != nil {
		return err
	}
	signals := listen()
	defer signals.stop()
	in := newKeyboard(os.Stdin, set.Remote)
	defer in.end()
	columns, rows := windowSize(os.Stdout)
	p := program(m, in.passing, tea.WithContext(ctx), tea.WithInput(in), tea.WithOutput(drawing{os.Stdout}), tea.WithWindowSize(columns, rows))
	in.tell = p.Send
	defer time.AfterFunc(startTime, footprint.Started).Stop()
	go signals.tell(p.Send)
	return run(ctx, m, p)
}

// Size is the size of a window, in cells.
type Size struct{ Columns, Rows int }

// drawn is the part of a window that is drawn in. One that does not tell its size has the usual one.
func (s Size) drawn() Size {
	if s.Columns <= 0 {
		s.Columns = 80
	}
	if s.Rows <= 0 {
		s.Rows = 24
	}
	s.Columns, s.Rows = input.Window(s.Columns, s.Rows)
	return s
}

// Terminal is a terminal that is not the process's own: somebody else's, at the other end of a line.
type Terminal struct {
	In      io.Reader       // what it sends; at its end it has gone
	Out     io.Writer       // what it draws
	Environ []string        // its own, as os.Environ lists one: nothing of the process's is looked at
	Size    Size            // of its window, at first
	Resizes <-chan Size     // what that becomes; nil is never told
	Leave   <-chan struct{} // is closed where the screen is to be left: all is saved then, and nobody is asked
}

// RunOn is Run on a terminal that is not the process's own. Many may run at once. It hears no signal and
// suspends nothing.
func RunOn(ctx context.Context, set Settings, game string, t Terminal) error {
	m, err := NewModel(set, game)
	if err != nil {
		return err
	}
	in := newRemote(t.In)
	defer in.end()
	size := t.Size.drawn()
	p := program(m, in.passing, tea.WithContext(ctx), tea.WithInput(in), tea.WithOutput(drawing{t.Out}), tea.WithWindowSize(size.Columns, size.Rows),
		tea.WithEnvironment(t.Environ), tea.WithoutSignalHandler())
	in.tell = p.Send
	ended := make(chan struct{})
	defer close(ended)
	go t.tell(p.Send, ended)
	return run(ctx, m, p)
}

// tell sends what becomes of the terminal to the program as messages.
func (t Terminal) tell(send func(tea.Msg), ended <-chan struct{}) {
	resizes, leave := t.Resizes, t.Leave
	for {
		select {
		case size, more := <-resizes:
			if !more {
				resizes = nil
				continue
			}
			size = size.drawn()
			send(tea.WindowSizeMsg{Width: size.Columns, Height: size.Rows})
		case <-leave:
			leave = nil
			send(hangupMsg{})
		case <-ended:
			return
		}
	}
}

// usualFPS are the frames a second where nothing else is settled.
const usualFPS = 40

// program is a program that shows the screen. Passing sees every message first.
func program(m *Model, passing func(tea.Model, tea.Msg) tea.Msg, options ...tea.ProgramOption) *tea.Program {
	fps := m.set.FPS
	if fps <= 0 {
		fps = usualFPS
	}
	return frames.NewProgram(m, fps, passing, append(options, tea.WithColorProfile(m.set.Profile))...)
}

// run runs a program until the screen is left. Then everything is saved, whatever ended it, and the pen
// given back.
func run(ctx context.Context, m *Model, p *tea.Program) error {
	_, err := p.Run()
	flushed := m.Flush()
	m.Release()
	if errors.Is(err, tea.ErrInterrupted) || errors.Is(err, tea.ErrProgramKilled) && ctx.Err() != nil {
		err = nil
	}
	if crashed := m.Crashed(); crashed != nil {
		err = crashed
	}
	return errors.Join(err, flushed)
}

// startTime is after how long the program has started, and its first frame is there.
const startTime = 2 * time.Second
