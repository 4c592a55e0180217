// Package frames has a Bubble Tea program draw at once what has changed, and do nothing while
// nothing does.
//
// Bubble Tea makes a view for each message, and draws the last one at the next tick of a ticker
// that never stops: a frame waits for the tick, and an idle session wakes with each. Here the
// channel of the ticker is ours. A view is made where it can be drawn, and the tick follows it:
//
//	message ──► Update ──► View, now ──► renderer       a rest is over since the last frame
//	              └─ tickMsg, behind it ──► tick ──► drawn
//	message ──► Update ──► the last view once more      within the rest: made when it is over
//
//	p := frames.NewProgram(model, 40, nil, tea.WithInput(session))
//
// Bubble Tea's pull requests 1776 and 1796 do the like inside: once one is in, this goes.
package frames

import (
	"reflect"
	"time"
	"unsafe"

	tea "charm.land/bubbletea/v2"
)

// NewProgram is a program with at most fps frames a second. Passing, where there is one, sees every
// message before the program does, and stands for tea.WithFilter; tea.WithFPS is not for it either.
//
// The model that Run gives back is not the one given here. Whoever calls RestoreTerminal himself
// has to send a message behind it, for there to be a frame.
func NewProgram(m tea.Model, fps int, passing func(tea.Model, tea.Msg) tea.Msg, options ...tea.ProgramOption) *tea.Program {
	d := &drawer{Model: m, passing: passing, rest: time.Second / time.Duration(fps), ticks: make(chan time.Time, 1)}
	p := tea.NewProgram(d, append(options[:len(options):len(options)], tea.WithFilter(d.filter), tea.WithFPS(1))...)
	slot, ok := tickerOf(p)
	if !ok {
		return byTicker(m, fps, passing, options...)
	}
	ticker := time.NewTicker(time.Hour) // the program resets and stops it, to nobody's ears
	ticker.C = d.ticks
	*slot = ticker
	d.send = p.Send
	return p
}

// byTicker is a program that draws as Bubble Tea does.
func byTicker(m tea.Model, fps int, passing func(tea.Model, tea.Msg) tea.Msg, options ...tea.ProgramOption) *tea.Program {
	options = append(options[:len(options):len(options)], tea.WithFPS(fps))
	if passing != nil {
		options = append(options, tea.WithFilter(passing))
	}
	return tea.NewProgram(m, options...)
}

// tickerOf is where a program that does not run yet keeps its ticker: a private field. It says
// false where that is not as it was in Bubble Tea 2.1.1.
func tickerOf(program any) (slot **time.Ticker, ok bool) {
	field := reflect.ValueOf(program).Elem().FieldByName("ticker")
	if !field.IsValid() || field.Type() != reflect.TypeFor[*time.Ticker]() || !field.IsNil() {
		return nil, false
	}
	return (**time.Ticker)(unsafe.Pointer(field.UnsafeAddr())), true
}

// drawer is the model of a program, seen by it only where a frame can leave. All of it is of the
// program's loop, but for ticks, which is what the program takes for its ticker's channel.
type drawer struct {
	tea.Model
	passing func(tea.Model, tea.Msg) tea.Msg
	send    func(tea.Msg)
	rest    time.Duration // between two frames at least
	ticks   chan time.Time

	shown tea.View  // the last view that was made
	next  time.Time // before which no frame leaves
	sized bool      // the size of the window is known: before it there is little to draw
	due   bool      // a dueMsg comes when the rest is over
	asked bool      // a tickMsg is on its way
}

type (
	dueMsg  struct{} // says that the rest is over
	tickMsg struct{} // comes through the loop once the view before it is with the renderer
)

// Init has the first frame wait for the size of the window, but not longer than a rest.
func (d *drawer) Init() tea.Cmd {
	cmd := d.Model.Init()
	d.shown, d.next = d.Model.View(), time.Now().Add(d.rest)
	return cmd
}

// filter sees every message first.
func (d *drawer) filter(_ tea.Model, msg tea.Msg) tea.Msg {
	switch msg.(type) {
	case tickMsg:
		d.asked = false
		d.tick()
		return nil
	case dueMsg:
		d.due = false
		return msg
	}
	if d.passing != nil {
		msg = d.passing(d.Model, msg)
	}
	switch msg.(type) {
	case tea.QuitMsg:
		d.next = time.Time{} // the view that is asked for next is the last
	case tea.WindowSizeMsg:
		if !d.sized {
			d.sized, d.next = true, time.Time{}
		}
	}
	return msg
}

func (d *drawer) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if _, ok := msg.(dueMsg); ok {
		return d, nil
	}
	var cmd tea.Cmd
	d.Model, cmd = d.Model.Update(msg)
	return d, cmd
}

// View makes a view and sees to its frame. Within the rest it is the last one once more. A rest
// follows only what changes the screen, so that what shows nothing does not hold up the next key.
func (d *drawer) View() tea.View {
	now := time.Now()
	if wait := d.next.Sub(now); wait > 0 {
		if !d.due {
			d.due = true
			time.AfterFunc(wait, func() { d.send(dueMsg{}) })
		}
		return d.shown
	}
	if view := d.Model.View(); !reflect.DeepEqual(view, d.shown) {
		d.shown, d.next = view, now.Add(d.rest)
	}
	if !d.asked {
		d.asked = true
		go d.send(tickMsg{}) // also where it is the same view: more than that may be there to be sent
	}
	return d.shown
}

// tick has the program draw. Where a tick has not been taken yet, that one will do.
func (d *drawer) tick() {
	select {
	case d.ticks <- time.Now():
	default:
	}
}
