package screentest

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"

	"tanteo/tui/frames"
	"tanteo/tui/input"
)

// Window is what a program is started in.
type Window struct {
	W, H    int
	Profile colorprofile.Profile
}

// Screen is a model that runs as a real program on a terminal, in the bubble of a
// testing/synctest test.
type Screen struct {
	*Terminal
	t       testing.TB
	program *tea.Program
	kill    context.CancelFunc
	ended   chan struct{}
	err     error // of the program, once it has ended
	endSeen bool  // whether it has ended
}

// settled is longer than whatever a program waits for: its next frame, and what may follow
// an Esc.
const settled = 200 * time.Millisecond

// Start runs a model until the test ends or it leaves of its own accord.
func Start(t testing.TB, m tea.Model, in Window) *Screen {
	t.Helper()
	s := &Screen{Terminal: New(in.W, in.H), t: t, ended: make(chan struct{})}
	// There is no line discipline here that makes a return of each line feed.
	if _, err := s.emulator.WriteString("\x1b[20h"); err != nil {
		t.Fatal(err)
	}
	ctx, kill := context.WithCancel(context.Background())
	s.kill = kill
	s.program = frames.NewProgram(m, 30, nil, tea.WithContext(ctx), tea.WithInput(input.NewReader(s, input.Options{})), tea.WithOutput(s), tea.WithWindowSize(in.W, in.H),
		tea.WithColorProfile(in.Profile), tea.WithEnvironment([]string{"TERM=xterm-256color", "SSH_TTY=/dev/pts/3"}), tea.WithoutSignalHandler())
	go func() {
		_, s.err = s.program.Run()
		close(s.ended)
	}()
	t.Cleanup(s.Kill)
	s.Settle()
	return s
}

// Settle waits until the program has nothing left to do.
func (s *Screen) Settle() {
	time.Sleep(settled)
	synctest.Wait()
}

// Press types keys, one after the other, and waits each time until the program has drawn.
func (s *Screen) Press(keys ...string) {
	s.t.Helper()
	for _, key := range keys {
		s.Type(key)
		s.Settle()
	}
}

// Burst types keys as fast as they come, as a held key or a slow line gives them.
func (s *Screen) Burst(keys ...string) {
	s.Type(strings.Join(keys, ""))
	s.Settle()
}

// Resize makes the window another size.
func (s *Screen) Resize(w, h int) {
	s.resize(w, h)
	s.program.Send(tea.WindowSizeMsg{Width: w, Height: h}) // without a terminal there is no SIGWINCH
	s.Settle()
}

// Send gives the program a message, as what goes on outside does.
func (s *Screen) Send(msg tea.Msg) {
	s.program.Send(msg)
	s.Settle()
}

// Left says whether the program has ended of its own accord. A program that has, and nobody
// asks, fails the test.
func (s *Screen) Left() bool {
	s.endSeen = true
	return s.hasEnded()
}

func (s *Screen) hasEnded() bool {
	select {
	case <-s.ended:
		return true
	default:
		return false
	}
}

// Kill ends the program where it is, as kill -9 does: it saves nothing any more.
func (s *Screen) Kill() {
	if s.hasEnded() && !s.endSeen {
		s.t.Errorf("the program has ended of its own accord (%v)\n%s", s.err, s.Text())
	}
	s.endSeen = true
	s.kill()
	<-s.ended
	if errors.Is(s.err, tea.ErrProgramPanic) || s.err != nil && !errors.Is(s.err, tea.ErrProgramKilled) {
		s.t.Errorf("the program ended: %v", s.err)
	}
	if err := s.Close(); err != nil {
		s.t.Error(err)
	}
	time.Sleep(time.Minute) // what waits for a clock of the program comes to its end too
	synctest.Wait()
}

// Sees fails the test where a text is not on the screen.
func (s *Screen) Sees(texts ...string) {
	s.t.Helper()
	screen := s.Text()
	for _, text := range texts {
		if !strings.Contains(screen, text) {
			s.t.Errorf("no %q in\n%s", text, screen)
		}
	}
}

// SeesNot fails the test where a text is on the screen.
func (s *Screen) SeesNot(texts ...string) {
	s.t.Helper()
	screen := s.Text()
	for _, text := range texts {
		if strings.Contains(screen, text) {
			s.t.Errorf("%q in\n%s", text, screen)
		}
	}
}
