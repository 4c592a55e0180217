package tui

import (
	"context"
	"errors"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"

	tea "charm.land/bubbletea/v2"
)

// Run opens the screen on the process's terminal and comes back when it is left: with a saved
// game, else with the one that was open last, else with the start page. Whatever ends it, the
// game is kept. A game that is asked for and is not there is an error.
func Run(ctx context.Context, set Settings, game string) error {
	debug.SetGCPercent(gcPercent)
	m, err := NewModel(set, game)
	if err != nil {
		return err
	}
	fps := set.FPS
	if fps <= 0 {
		fps = 40
	}
	in := &terminalInput{File: os.Stdin}
	p := tea.NewProgram(m, tea.WithContext(ctx), tea.WithInput(in), tea.WithFPS(fps), tea.WithColorProfile(set.Profile))
	in.gone = func() { go p.Send(hangupMsg{}) }
	stop := onHangup(func() { p.Send(hangupMsg{}) })
	defer stop()
	_, err = p.Run()
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

// gcPercent keeps the heap of a session small: many of them share a machine, and what a key
// allocates is little.
const gcPercent = 30

// terminalInput notices that the terminal has gone even where SIGHUP is ignored: reading
// from it then fails. It stays a terminal to Bubble Tea, which sets raw mode on it.
type terminalInput struct {
	*os.File
	gone func()
}

func (t *terminalInput) Read(p []byte) (int, error) {
	n, err := t.File.Read(p)
	if errors.Is(err, io.EOF) || errors.Is(err, syscall.EIO) {
		t.gone()
	}
	return n, err
}

// onHangup calls gone when the connection drops.
func onHangup(gone func()) (stop func()) {
	hangup := make(chan os.Signal, 1)
	done := make(chan struct{})
	signal.Notify(hangup, syscall.SIGHUP)
	go func() {
		select {
		case <-hangup:
			gone()
		case <-done:
		}
	}()
	return func() { signal.Stop(hangup); close(done) }
}
