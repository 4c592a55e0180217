package tui

import (
	"context"
	"errors"
	"os"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/footprint"
	"tanteo/tui/frames"
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
	defer time.AfterFunc(startTime, footprint.Started).Stop()
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

// startTime is after how long the program has started, and its first frame is there.
const startTime = 2 * time.Second
