package frames_test

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/vt"

	"tanteo/tui/frames"
)

const (
	fps  = 40
	rest = time.Second / fps
)

// counter shows how many steps it was told of, and how often it was asked.
type counter struct {
	steps, x int
	inline   bool
	views    int
	had      []tea.Msg
}

type (
	stepMsg  struct{}
	moveMsg  int      // moves the cursor, and nothing else
	quietMsg struct{} // shows nothing
	lineMsg  struct{} // from now on it is drawn among the lines of the shell
	doMsg    struct{ cmd tea.Cmd }
)

func (c *counter) Init() tea.Cmd { return nil }

func (c *counter) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	c.had = append(c.had, msg)
	switch msg := msg.(type) {
	case stepMsg:
		c.steps++
	case moveMsg:
		c.x = int(msg)
	case lineMsg:
		c.inline = true
	case doMsg:
		return c, msg.cmd
	}
	return c, nil
}

func (c *counter) View() tea.View {
	c.views++
	v := tea.NewView(fmt.Sprintf("<%d>\n", c.steps)) // a program that leaves erases its last line
	v.AltScreen = !c.inline
	v.Cursor = tea.NewCursor(c.x, 0)
	return v
}

// paper is a terminal that keeps when something was written on it.
type paper struct {
	*vt.SafeEmulator
	when []time.Time
}

func newPaper() *paper { return &paper{SafeEmulator: vt.NewSafeEmulator(80, 24)} }

func (p *paper) Write(b []byte) (int, error) {
	p.when = append(p.when, time.Now())
	return p.SafeEmulator.Write(b)
}

// program is a counter that runs on paper, in the bubble of a test.
type program struct {
	*tea.Program
	*counter
	*paper
	t    *testing.T
	done chan error
}

type maker func(tea.Model, int, func(tea.Model, tea.Msg) tea.Msg, ...tea.ProgramOption) *tea.Program

func start(t *testing.T, build maker, passing func(tea.Model, tea.Msg) tea.Msg, options ...tea.ProgramOption) *program {
	p := &program{counter: &counter{}, paper: newPaper(), t: t, done: make(chan error, 1)}
	options = append([]tea.ProgramOption{tea.WithInput(nil), tea.WithOutput(p.paper), tea.WithWindowSize(80, 24), tea.WithoutSignalHandler(),
		tea.WithEnvironment([]string{"TERM=xterm-256color", "SSH_TTY=/dev/pts/3"})}, options...)
	p.Program = build(p.counter, fps, passing, options...)
	go func() {
		_, err := p.Run()
		p.done <- err
	}()
	t.Cleanup(p.Program.Kill)
	return p
}

// settled is a program that has drawn itself, some time ago.
func settled(t *testing.T) *program {
	p := start(t, frames.NewProgram, nil)
	time.Sleep(time.Second)
	synctest.Wait()
	return p
}

// shows fails the test where the count is not on the screen.
func (p *program) shows(n int) {
	p.t.Helper()
	synctest.Wait()
	if !p.on(n) {
		p.t.Errorf("there is no <%d> in %q", n, p.String())
	}
}

func (p *program) on(n int) bool { return strings.Contains(p.String(), fmt.Sprintf("<%d>", n)) }

// drawn fails the test where nothing was written just now.
func (p *program) drawn(what string) {
	p.t.Helper()
	synctest.Wait()
	if now := time.Now(); len(p.when) == 0 || !p.when[len(p.when)-1].Equal(now) {
		p.t.Errorf("%s is not drawn at once", what)
	}
}

// The first frame waits for the size of the window only.
func TestFirstFrame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := start(t, frames.NewProgram, nil)
		p.drawn("the first view")
		p.shows(0)
	})
}

// Bubble Tea keeps to itself the size of a window that cannot be.
func TestFirstFrameWithoutASize(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := start(t, frames.NewProgram, nil, tea.WithWindowSize(5000, 1))
		time.Sleep(rest)
		p.shows(0)
	})
}

func TestAFrameIsDrawnAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := settled(t)
		for i := range 5 {
			p.Send(stepMsg{})
			p.drawn("a step")
			p.shows(i + 1)
			time.Sleep(rest)
			p.Send(moveMsg(i + 1))
			p.drawn("the cursor alone")
			if at := p.CursorPosition(); at.X != i+1 {
				t.Errorf("the cursor stands in column %d, want %d", at.X, i+1)
			}
			time.Sleep(rest)
		}
		p.Send(tea.WindowSizeMsg{Width: 60, Height: 20})
		p.drawn("another window")
	})
}

// What changes nothing on the screen does not have the next key wait.
func TestOnlyFramesRest(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := settled(t)
		p.Send(quietMsg{})
		p.Send(stepMsg{})
		p.drawn("a step behind what shows nothing")
		p.Send(quietMsg{})
		time.Sleep(rest)
		p.Send(stepMsg{})
		p.drawn("a step, the rest over")
	})
}

// What the program asks the terminal is sent even where the view stays.
func TestQuestionsAreSent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := settled(t)
		p.Send(tea.SetClipboard("text")())
		p.drawn("a text for the clipboard")
	})
}

func TestAFloodIsDrawnWithRests(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := settled(t)
		before := len(p.when)
		for range 1000 {
			p.Send(stepMsg{})
			time.Sleep(time.Millisecond)
		}
		time.Sleep(rest)
		p.shows(1000)
		if n := len(p.when) - before; n != fps+1 {
			t.Errorf("%d frames in a second, want %d", n, fps+1)
		}
		for i := before + 1; i < len(p.when); i++ {
			if d := p.when[i].Sub(p.when[i-1]); d < rest {
				t.Errorf("two frames are %v apart", d)
			}
		}
	})
}

// Of a burst, only the views are made that are shown.
func TestABurstIsViewedOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := settled(t)
		before := p.views
		for range 1000 {
			p.Send(stepMsg{})
		}
		time.Sleep(rest)
		p.shows(1000)
		if n := p.views - before; n != 2 {
			t.Errorf("%d views are made, want 2", n)
		}
	})
}

func TestNothingHappensWhileIdle(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := settled(t)
		views, writes, msgs := p.views, len(p.when), len(p.had)
		time.Sleep(time.Hour)
		synctest.Wait()
		if p.views != views || len(p.when) != writes || len(p.had) != msgs {
			t.Errorf("%d views, %d frames, %d messages in an hour", p.views-views, len(p.when)-writes, len(p.had)-msgs)
		}
	})
}

// However messages come, the last step stands on the screen after a rest.
func TestNoFrameIsLost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := settled(t)
		sent := 0
		for round := range 300 {
			for range 1 + rand.IntN(30) {
				switch rand.IntN(4) {
				case 0:
					time.Sleep(time.Duration(rand.Int64N(int64(2 * rest))))
				case 1:
					go p.Send(quietMsg{})
				case 2:
					go p.Send(doMsg{tea.Batch(func() tea.Msg { return quietMsg{} }, nil)})
				}
				p.Send(stepMsg{})
				sent++
			}
			time.Sleep(rest)
			synctest.Wait()
			if !p.on(sent) {
				t.Fatalf("round %d: the screen shows %q after %d steps", round, p.String()[:8], sent)
			}
		}
	})
}

// The model has what the program is sent, and nothing else; passing sees it before.
func TestMessages(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		seen := 0
		p := start(t, frames.NewProgram, func(m tea.Model, msg tea.Msg) tea.Msg {
			if _, ok := m.(*counter); !ok {
				t.Errorf("passing is given %T", m)
			}
			switch msg.(type) {
			case stepMsg:
				seen++
				return moveMsg(7)
			case quietMsg:
				return nil
			}
			return msg
		})
		synctest.Wait()
		p.had = nil
		for range 3 {
			p.Send(stepMsg{})
			p.Send(quietMsg{})
		}
		time.Sleep(time.Minute)
		synctest.Wait()
		if fmt.Sprint(p.had) != "[7 7 7]" || seen != 3 {
			t.Errorf("the model had %v, passing saw %d", p.had, seen)
		}
	})
}

// other is a program that has the terminal meanwhile.
type other struct{ run func() error }

func (o other) Run() error        { return o.run() }
func (other) SetStdin(io.Reader)  {}
func (other) SetStdout(io.Writer) {}
func (other) SetStderr(io.Writer) {}

// Suspended, and while another program runs, nothing is drawn; then everything is, anew.
func TestTheTerminalIsLent(t *testing.T) {
	for _, lately := range []bool{false, true} { // a frame has left just before
		synctest.Test(t, func(t *testing.T) {
			p := settled(t)
			if lately {
				p.Send(stepMsg{})
				p.Send(stepMsg{})
			}
			var writes int
			p.Send(doMsg{tea.Exec(other{func() error {
				writes = len(p.when)
				time.Sleep(time.Minute)
				writes -= len(p.when)
				_, err := p.SafeEmulator.WriteString("\x1b[2J")
				return err
			}}, func(error) tea.Msg { return stepMsg{} })})
			time.Sleep(2 * time.Minute)
			synctest.Wait()
			if writes != 0 {
				t.Errorf("%d frames are drawn while another program has the terminal", -writes)
			}
			if want := p.steps; !p.on(want) || !p.IsAltScreen() {
				t.Errorf("then the screen shows %q", p.String())
			}
			p.Send(stepMsg{})
			synctest.Wait()
			p.shows(p.steps)
		})
	}
}

// By hand it takes a message.
func TestReleasedAndRestored(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := settled(t)
		for range 3 {
			if err := p.ReleaseTerminal(); err != nil {
				t.Fatal(err)
			}
			if err := p.RestoreTerminal(); err != nil {
				t.Fatal(err)
			}
			p.Send(stepMsg{})
			time.Sleep(rest)
			synctest.Wait()
			p.shows(p.steps)
			if !p.IsAltScreen() {
				t.Error("the program has not its own screen")
			}
		}
	})
}

// What is drawn last is how things stood at the end.
func TestTheLastViewIsDrawn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := settled(t)
		p.Send(lineMsg{})
		time.Sleep(rest)
		p.Send(stepMsg{})
		p.Send(stepMsg{}) // whose frame is due
		p.Quit()
		if err := <-p.done; err != nil {
			t.Error(err)
		}
		p.shows(2)
	})
}

// However a program is ended, it ends, and leaves nothing behind that waits.
func TestEveryEnd(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for name, end := range map[string]func(*program){
		"killed":      func(p *program) { p.Program.Kill() },
		"interrupted": func(p *program) { p.Send(tea.Interrupt()) },
		"left":        func(p *program) { p.Quit() },
		"crashed":     func(p *program) { p.Send(doMsg{func() tea.Msg { panic("a fault of the test's") }}) },
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				p := settled(t)
				p.Send(stepMsg{})
				p.Send(stepMsg{}) // whose frame is due
				end(p)
				<-p.done
				time.Sleep(time.Minute)
			})
		})
	}
	t.Run("never begun", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			<-start(t, frames.NewProgram, nil, tea.WithContext(ctx)).done
		})
	})
}

// Where an upgrade of Bubble Tea fails this, its Program has no field ticker of the type *time.Ticker
// any more, or does not wait for it: see whether it draws on demand by now, so that frames can go.
func TestBubbleTeaWaitsForItsTicker(t *testing.T) {
	if _, ok := frames.TickerOf(tea.NewProgram(&counter{})); !ok {
		t.Fatal("a program of Bubble Tea has no field ticker as it had")
	}
	synctest.Test(t, func(t *testing.T) {
		p := settled(t)
		if d := time.Since(p.when[0]); d != time.Second {
			t.Errorf("the first tick was not heard, but another %v later", time.Second-d)
		}
	})
}

// Another Bubble Tea is not written into.
func TestAnotherBubbleTea(t *testing.T) {
	for name, program := range map[string]any{
		"no such field":        &struct{ frames chan int }{},
		"of another type":      &struct{ ticker *time.Timer }{},
		"a value":              &struct{ ticker time.Ticker }{},
		"there from the start": &struct{ ticker *time.Ticker }{&time.Ticker{}},
	} {
		if _, ok := frames.TickerOf(program); ok {
			t.Errorf("%s: it is taken for the ticker", name)
		}
	}
}

// Where it cannot be done, a program draws as Bubble Tea does.
func TestByTicker(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := start(t, frames.ByTicker, func(_ tea.Model, msg tea.Msg) tea.Msg {
			if _, ok := msg.(quietMsg); ok {
				return stepMsg{}
			}
			return msg
		})
		p.Send(quietMsg{})
		time.Sleep(rest)
		p.shows(1)
	})
}
