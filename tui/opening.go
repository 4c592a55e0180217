package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/kit"
	"tanteo/tui/sitting"
)

// opening is a game that is being opened: a saved one by its id, or a new one, which is saved
// first.
type opening struct {
	id   string
	log  sheet.Log              // where id is ""
	then func(m *Model) tea.Cmd // once it lies there; nil is nothing
}

// openedMsg brings a game that was opened, with its unfinished entry.
type openedMsg struct {
	opening
	sat    *sitting.Sitting
	draft  []byte
	torn   error // why the entry could not be read
	unkept error // why the game could not be kept
	err    error // why it could not be opened
}

func (msg openedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// open reads a game with what belongs to it.
func (o opening) open(room sitting.Room) openedMsg {
	msg := openedMsg{opening: o}
	if o.id == "" {
		l, err := room.Create(o.log)
		if err != nil {
			msg.unkept = err
			return msg
		}
		msg.id = l.ID
	}
	if msg.sat, msg.err = room.Look(msg.id); msg.err == nil {
		msg.draft, msg.torn = room.Games.LoadDraft(msg.id)
	}
	return msg
}

// after does what was to follow once the game lies on the table.
func (o opening) after(m *Model) tea.Cmd {
	if o.then == nil {
		return nil
	}
	return o.then(m)
}

// open puts a game on the table, off the key path. The game that lies there is saved first. It
// stays where the other cannot be read.
func (m *Model) open(o opening) tea.Cmd {
	if d := m.desk; o.id != "" && d != nil && d.At.Game.Log.ID == o.id && !d.At.Counting {
		m.pages = nil
		return o.after(m)
	}
	room := m.room()
	return m.hold(kit.Work(openedMsg{opening: o}, func() tea.Msg { return o.open(room) }))
}

// gotGame puts an opened game on the table, or says why it cannot.
func (m *Model) gotGame(msg openedMsg) tea.Cmd {
	switch {
	case m.leaving: // who leaves wants it no more
		if msg.sat == nil {
			return nil
		}
		return m.giveBack(msg.sat.Pen)
	case msg.unkept != nil:
		what, _ := m.Explain(msg.unkept)
		m.Notice = kit.Notice{Text: m.Lang.Screen.NotSaved(what), Fault: true}
		return nil
	case msg.err != nil:
		if m.desk == nil && len(m.pages) == 0 {
			m.openStart()
		}
		m.earlier.due = m.earlier.due || len(m.pages) > 0 // it may have been set aside
		return m.cannotOpen(msg.err)
	}
	next := func(m *Model) tea.Cmd { return tea.Batch(m.putDown(msg), msg.after(m)) }
	return m.putAway(next, func(m *Model) tea.Cmd { return m.giveBack(msg.sat.Pen) })
}

// putMsg says that the game at the table was kept and its pen given back.
type putMsg struct {
	pen     sitting.Pen // it is here still where the game could not be kept
	err     error       // why not
	trouble error       // of the pen
	next    func(m *Model) tea.Cmd
	stays   func(m *Model) tea.Cmd // nil is nothing
}

func (msg putMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// putAway saves the game at the table, off the key path, and gives its pen back. Then it does
// next; where the game cannot be saved it stays, and stays is done.
func (m *Model) putAway(next, stays func(m *Model) tea.Cmd) tea.Cmd {
	if m.desk == nil {
		return next(m)
	}
	m.table().StopClock()
	keeps, j, k := m.desk.At.Keeps(), m.job(), m.saver.keeper
	msg := putMsg{pen: m.pen, next: next, stays: stays}
	if !keeps && !m.pen.Here() {
		return m.put(msg)
	}
	m.pen = sitting.Pen{}
	return m.hold(kit.Work(msg, func() tea.Msg {
		if keeps {
			if msg.err = k.Keep(j); msg.err != nil {
				return msg
			}
		}
		msg.trouble = msg.pen.Close()
		return msg
	}))
}

// put takes a saved game off the table.
func (m *Model) put(msg putMsg) tea.Cmd {
	if msg.err != nil {
		m.pen = msg.pen
		quit := m.cannotKeep(msg.err)
		if msg.stays == nil {
			return quit
		}
		return tea.Batch(quit, msg.stays(m))
	}
	if msg.trouble != nil {
		m.cannotOpen(msg.trouble)
	}
	m.desk.Leave()
	m.desk, m.cleared, m.undone = nil, nil, nil
	if m.leaving {
		return tea.Quit
	}
	return msg.next(m)
}

// penMsg says that a pen could not be given back.
type penMsg struct{ err error }

func (msg penMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// giveBack gives back a pen that is not needed, off the key path.
func (m *Model) giveBack(pen sitting.Pen) tea.Cmd {
	if !pen.Here() {
		return nil
	}
	return kit.Work(penMsg{}, func() tea.Msg {
		if err := pen.Close(); err != nil {
			return penMsg{err}
		}
		return nil
	})
}
