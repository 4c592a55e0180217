package tui

import (
	"context"
	"errors"
	"os"
	"runtime/debug"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/frames"
)

// Run shows the screen on the process's terminal until it is left. It opens the game that is asked
// for, else the one that was open last, else the start page. Whatever ends it, the game is saved.
// It is an error if the game asked for does not exist.
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
	signals := listen()
	defer signals.stop()
	in := newKeyboard(os.Stdin, set.Remote)
	defer in.end()
	columns, rows := windowSize(os.Stdout)
	p := frames.NewProgram(m, fps, in.passing, tea.WithContext(ctx), tea.WithInput(in), tea.WithOutput(drawing{os.Stdout}),
		tea.WithWindowSize(columns, rows), tea.WithColorProfile(set.Profile))
	in.tell = p.Send
	go signals.tell(p.Send)
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

// gcPercent keeps the heap of a session small: many sessions share a machine, and a key allocates
// little.
const gcPercent = 30
