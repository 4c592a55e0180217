package tui

import (
	"errors"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/desk"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// saver saves the game and the unfinished entry, never on the key path. Only one save runs at a
// time. Where something changes meanwhile, another follows.
type saver struct {
	busy, stale bool
	read        int         // changes that the game had when its file was as it should be
	changes     int         // that it had when it was kept last
	draft       *view.Draft // that was kept with it
	jobs        int
	keeper      *sitting.Keeper
}

// savedMsg says that a save has ended.
type savedMsg struct {
	from *sitting.Keeper
	err  error
}

func (msg savedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// newSaver is the saver of a table whose file is up to date after so many changes, with a draft
// beside it.
func (m *Model) newSaver(changes int, draft []byte) saver {
	m.unsaved = ""
	return saver{keeper: m.room().Keeper(m.pen, draft), read: changes, changes: changes}
}

// keeps says whether the table is saved at all.
func (m *Model) keeps() bool { return m.desk != nil && m.desk.At.Keeps() }

// keepChanged saves the table if the game, the entry or the laid tiles have changed.
func (m *Model) keepChanged() tea.Cmd {
	if !m.keeps() || m.desk.Changes() == m.saver.changes && m.desk.At.Draft().Same(m.saver.draft) {
		return nil
	}
	return m.keep()
}

// keep saves the table in the background.
func (m *Model) keep() tea.Cmd {
	if !m.keeps() {
		return nil
	}
	if m.saver.busy {
		m.saver.stale = true
		return nil
	}
	m.saver.busy, m.saver.stale = true, false
	j, k := m.job(), m.saver.keeper
	return kit.Work(savedMsg{from: k}, func() tea.Msg { return savedMsg{k, k.Keep(j)} })
}

func (m *Model) job() sitting.Job {
	s, d := &m.saver, m.desk
	s.jobs++
	s.changes, s.draft = d.Changes(), d.At.Draft()
	return sitting.Job{Number: s.jobs, Revision: s.changes - s.read, Log: d.At.Game.Log, Draft: s.draft.Text()}
}

// saved goes on after a save has ended.
func (m *Model) saved(msg savedMsg) tea.Cmd {
	if msg.from != m.saver.keeper {
		return nil // of a table that was closed
	}
	m.saver.busy, m.unsaved = false, ""
	if isOthers(msg.err) {
		return m.keepAsAnother()
	}
	if msg.err != nil {
		return m.cannotKeep(msg.err)
	}
	m.insists = false
	switch {
	case m.saver.stale:
		return m.keep()
	case m.leaving && m.writing == 0:
		return tea.Quit
	}
	return nil
}

// isOthers says whether a game could not be kept because it is no longer the one that was read.
func isOthers(err error) bool {
	_, changed := errors.AsType[*store.ChangedError](err)
	_, behind := errors.AsType[*store.BehindError](err)
	return changed || behind
}

// cannotKeep says that a save failed. Each key tries again. Whoever was leaving stays, and leaves
// without saving when he asks once more.
func (m *Model) cannotKeep(err error) tea.Cmd {
	if m.leaving && m.insists {
		return tea.Quit
	}
	what, _ := m.Explain(err)
	m.unsaved = m.Lang.Screen.NotSaved(what)
	if m.leaving || m.insists {
		m.leaving, m.insists = false, true
		m.unsaved = m.Lang.Screen.LeaveUnsaved(what)
	}
	return nil
}

// copiedMsg brings the copy of a game whose file somebody else has changed.
type copiedMsg struct {
	of      *desk.Desk
	changes int         // of the game that was copied
	log     sheet.Log   // as the copy is kept
	pen     sitting.Pen // of the copy; of the game itself where there is none
	err     error       // why there is none
	trouble error       // what went wrong beside it
}

func (msg copiedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// keepAsAnother goes on with a copy of the game, because somebody else has changed its file.
// Neither is lost.
func (m *Model) keepAsAnother() tea.Cmd {
	m.saver.busy = true
	d, room := m.desk, m.room()
	l, msg := d.At.Game.Log, copiedMsg{of: d, changes: d.Changes(), pen: m.pen}
	m.pen = sitting.Pen{}
	return kit.Work(msg, func() tea.Msg {
		if msg.log, msg.err = room.Create(l); msg.err != nil {
			return msg
		}
		msg.trouble = errors.Join(msg.pen.Close(), room.Games.SaveDraft(l.ID, nil))
		sat, err := room.Look(msg.log.ID)
		if err != nil {
			msg.pen = sitting.Pen{Denied: err}
			return msg
		}
		msg.pen = sat.Pen
		return msg
	})
}

// copied goes on with the copy.
func (m *Model) copied(msg copiedMsg) tea.Cmd {
	d := m.desk
	if d != msg.of {
		return m.giveBack(msg.pen)
	}
	m.saver.busy, m.pen = false, msg.pen
	if msg.err != nil {
		return m.cannotKeep(msg.err)
	}
	if msg.trouble != nil {
		m.cannotOpen(msg.trouble)
	}
	changed := d.Changes() != msg.changes
	m.table().IsCopy(msg.log.ID, msg.log.Seed)
	d.At.Watching = m.readOnly(m.pen.Denied)
	m.saver = m.newSaver(msg.changes, nil)
	m.Notice = kit.Notice{Text: m.Lang.Screen.ChangedUnder(phrases.Safe(msg.log.ID))}
	remembered := m.rememberGame(msg.log.ID)
	if m.leaving && !changed {
		return tea.Quit
	}
	return tea.Batch(remembered, m.keep())
}

// asideMsg says that an entry that made no sense was set aside.
type asideMsg struct {
	from  *sitting.Keeper
	aside string
	err   error
}

func (msg asideMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// setAside sets the unfinished entry aside, off the key path, before another one is saved.
func (m *Model) setAside() tea.Cmd {
	m.saver.busy = true
	id, msg := m.desk.At.Game.Log.ID, asideMsg{from: m.saver.keeper}
	return kit.Work(msg, func() tea.Msg {
		msg.aside, msg.err = msg.from.SetAside(id)
		return msg
	})
}

// isAside tells that the entry was set aside, and goes on saving.
func (m *Model) isAside(msg asideMsg) tea.Cmd {
	if msg.from != m.saver.keeper {
		return nil // of a table that was closed
	}
	if msg.err != nil {
		m.cannotOpen(msg.err)
	} else {
		m.Notice = kit.Notice{Text: m.Lang.Screen.DraftAside(msg.aside), Fault: true}
	}
	return m.saved(savedMsg{from: msg.from})
}

// Flush saves what is not saved yet, once the program has stopped for whatever reason.
func (m *Model) Flush() error {
	_ = m.memory.flush() // its error can be dropped: nothing in it matters, and no screen could show it
	if !m.keeps() {
		return nil
	}
	return m.saver.keeper.Keep(m.job())
}
