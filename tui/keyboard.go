package tui

import (
	"errors"
	"io"
	"os"
	"syscall"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/input"
)

// keys reads what a terminal sends and gives whole keys.
type keys struct {
	*input.Reader
	tell func(tea.Msg)
}

// read reads a terminal.
func (k *keys) read(terminal io.Reader, remote bool) {
	k.Reader = input.NewReader(connection{terminal, func() { k.tell(hangupMsg{}) }}, input.Options{
		Remote: remote, Failed: func(fault any) { k.tell(faultMsg{fault}) },
	})
}

// end ends the reading, once the program has ended.
func (k *keys) end() { _ = k.Close() } // closing a Reader closes nothing else

// passing sees every message before Bubble Tea does. It limits the window to the size that is drawn.
func (k *keys) passing(_ tea.Model, msg tea.Msg) tea.Msg {
	if size, ok := msg.(tea.WindowSizeMsg); ok {
		size.Width, size.Height = input.Window(size.Width, size.Height)
		return size
	}
	return msg
}

// keyboard is the keys of the process's own terminal. Bubble Tea must take it for a terminal, to set raw
// mode. It has no name on purpose: with one, Bubble Tea would wait for bytes of the terminal itself, and
// miss keys that are completed after a pause.
type keyboard struct {
	keys
	tty *os.File
}

func newKeyboard(tty *os.File, remote bool) *keyboard {
	k := &keyboard{tty: tty}
	k.read(tty, remote)
	return k
}

func (k *keyboard) Fd() uintptr                 { return k.tty.Fd() }
func (k *keyboard) Write(p []byte) (int, error) { return k.tty.Write(p) }

// passing is that of keys. It lets go of the terminal when the program stops for a shell.
func (k *keyboard) passing(m tea.Model, msg tea.Msg) tea.Msg {
	if _, stops := msg.(tea.SuspendMsg); stops {
		k.Yield()
	}
	return k.keys.passing(m, msg)
}

// remote is the keys of a terminal at the other end of a line. Bubble Tea must not take it for a terminal.
type remote struct{ keys }

func newRemote(terminal io.Reader) *remote {
	r := &remote{}
	r.read(terminal, true)
	return r
}

// passing is that of keys. The process is stopped for nobody.
func (r *remote) passing(m tea.Model, msg tea.Msg) tea.Msg {
	if _, stops := msg.(tea.SuspendMsg); stops {
		return nil
	}
	return r.keys.passing(m, msg)
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
