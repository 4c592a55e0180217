package tui

import (
	"errors"
	"io"
	"os"
	"syscall"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/input"
)

// keyboard reads a terminal and gives whole keys. Bubble Tea must take it for a terminal, to set
// raw mode. It has no name on purpose: with one, Bubble Tea would wait for bytes of the terminal
// itself, and miss keys that are completed after a pause.
type keyboard struct {
	*input.Reader
	tty  *os.File
	tell func(tea.Msg)
}

func newKeyboard(tty *os.File, remote bool) *keyboard {
	k := &keyboard{tty: tty}
	k.Reader = input.NewReader(connection{tty, func() { k.tell(hangupMsg{}) }}, input.Options{
		Remote: remote, Failed: func(fault any) { k.tell(faultMsg{fault}) },
	})
	return k
}

func (k *keyboard) Fd() uintptr                 { return k.tty.Fd() }
func (k *keyboard) Write(p []byte) (int, error) { return k.tty.Write(p) }

// end ends the reading, once the program has ended.
func (k *keyboard) end() { _ = k.Close() } // closing a Reader closes nothing else

// passing sees every message before Bubble Tea does. It limits the window to the size that is
// drawn, and lets go of the terminal when the program stops for a shell.
func (k *keyboard) passing(_ tea.Model, msg tea.Msg) tea.Msg {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		msg.Width, msg.Height = input.Window(msg.Width, msg.Height)
		return msg
	case tea.SuspendMsg:
		k.Yield()
	}
	return msg
}

// connection notices that its terminal has gone even where SIGHUP is ignored, because reading then
// fails.
type connection struct {
	io.Reader
	gone func()
}

func (c connection) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	if errors.Is(err, io.EOF) || errors.Is(err, syscall.EIO) {
		go c.gone()
	}
	return n, err
}

// faultMsg says that a fault of the program has ended the reading from the terminal.
type faultMsg struct{ fault any }
