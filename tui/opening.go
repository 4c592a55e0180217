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
		msg.draft, msg.torn = msg.sat.Keeper.Draft()
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
		return nil
	case msg.unkept != nil:
		what, _ := m.Explain(msg.unkept)
		m.Notice = kit.Notice{Text: m.Lang.Screen.NotSaved(what), Fault: true}
		return nil
	case msg.err != nil:
		if m.desk == nil && len(m.pages) == 0 {
			front{m}.openStart()
		}
		m.earlier.due = m.earlier.due || len(m.pages) > 0 // it may have been set aside
		return m.cannotOpen(msg.err)
	}
	return m.putAway(func(m *Model) tea.Cmd { return tea.Batch(m.putDown(msg), msg.after(m)) })
}

// putMsg says that the game at the table was kept and its pen given back.
type putMsg struct {
	err     error // why it could not be kept
	trouble error // of the pen
	next    func(m *Model) tea.Cmd
}

func (msg putMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// putAway saves the game at the table, off the key path, and gives its pen back. Then it does
// next; where the game cannot be saved it stays.
func (m *Model) putAway(next func(m *Model) tea.Cmd) tea.Cmd {
	if m.desk == nil {
		return next(m)
	}
	m.table().StopClock()
	k, msg := m.saver.keeper, putMsg{next: next}
	if k == nil {
		return m.put(msg)
	}
	keeps, j := m.keeps(), m.job()
	return m.hold(kit.Work(msg, func() tea.Msg {
		if keeps {
			if msg.err = k.Keep(j); msg.err != nil {
				return msg
			}
		}
		msg.trouble = k.Close()
		return msg
	}))
}

// put takes a saved game off the table.
func (m *Model) put(msg putMsg) tea.Cmd {
	if msg.err != nil {
		return m.notKept(msg.err)
	}
	if msg.trouble != nil {
		m.cannotOpen(msg.trouble)
	}
	m.desk.Leave()
	m.saver.ear.stop()
	m.desk, m.past, m.saver = nil, timeline{}, saver{}
	if m.leaving {
		return tea.Quit
	}
	return msg.next(m)
}
