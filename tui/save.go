package tui

import (
	"cmp"
	"errors"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// saver keeps the game and the unfinished entry. One save is on its way at a time; what
// changes meanwhile makes it stale, and it is done once more. Never on the key path.
type saver struct {
	busy, stale bool
	revision    int // counts the changes of the game at the table
	jobs        int
	keeper      *sitting.Keeper
}

// savedMsg says that a save of a table has ended.
type savedMsg struct {
	from *sitting.Keeper
	err  error
}

func (msg savedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// newSaver is the saver of a table whose file is as it should be, with a draft beside it.
func (m *Model) newSaver(draft []byte) saver {
	m.Unsaved = ""
	return saver{keeper: m.room().Keeper(draft)}
}

// keeps says whether what happens at the table is kept at all.
func (m *Model) keeps() bool {
	return m.table != nil && !m.table.Counting && m.table.Watching == ""
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

// keepGame saves the game after it has changed.
func (m *Model) keepGame() tea.Cmd {
	m.saver.revision++
	return m.keep()
}

func (m *Model) job() sitting.Job {
	m.saver.jobs++
	return sitting.Job{Number: m.saver.jobs, Revision: m.saver.revision, Log: m.table.Game.Log, Draft: m.table.Draft()}
}

// saved takes the end of a save in.
func (m *Model) saved(msg savedMsg) tea.Cmd {
	if msg.from != m.saver.keeper {
		return nil // of a table that was closed
	}
	m.saver.busy, m.Unsaved = false, ""
	if changed, ok := errors.AsType[*store.ChangedError](msg.err); ok && changed.ID == m.table.Game.Log.ID {
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

// cannotKeep says that a save was in vain. It is tried again with each key; who was leaving
// stays, and leaves without it when he says so again.
func (m *Model) cannotKeep(err error) tea.Cmd {
	if m.leaving && m.insists {
		return tea.Quit
	}
	what, _ := m.Explain(err)
	m.Unsaved = m.Lang.Screen.NotSaved(what)
	if m.leaving || m.insists {
		m.leaving, m.insists = false, true
		m.Unsaved = m.Lang.Screen.LeaveUnsaved(what)
	}
	return nil
}

// copiedMsg brings a copy of a game whose file was changed by somebody else.
type copiedMsg struct {
	of       *table
	revision int         // of the game that was copied
	log      sheet.Log   // as the copy is kept
	pen      sitting.Pen // of the copy; of the game itself where there is none
	err      error       // why there is none
	trouble  error       // what went wrong beside it
}

func (msg copiedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// keepAsAnother goes on with a copy of the game, because its file was changed by somebody
// else: neither is lost.
func (m *Model) keepAsAnother() tea.Cmd {
	m.saver.busy = true
	t, room := m.table, m.room()
	l, msg := t.Game.Log, copiedMsg{of: t, revision: m.saver.revision, pen: t.pen}
	t.pen = sitting.Pen{}
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
	t := m.table
	if t != msg.of {
		return m.giveBack(msg.pen)
	}
	m.saver.busy, t.pen = false, msg.pen
	if msg.err != nil {
		return m.cannotKeep(msg.err)
	}
	if msg.trouble != nil {
		m.cannotOpen(msg.trouble)
	}
	changed := m.saver.revision != msg.revision
	t.Game.Log.ID, t.Game.Log.Seed = msg.log.ID, cmp.Or(t.Game.Log.Seed, msg.log.Seed)
	t.Watching = m.readOnly(t.pen.Denied)
	m.saver = m.newSaver(nil)
	if changed {
		m.saver.revision++
	}
	m.Notice = kit.Notice{Text: m.Lang.Screen.ChangedUnder(phrases.Safe(msg.log.ID))}
	remembered := m.rememberGame(msg.log.ID)
	t.Show()
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

// setAside sets the unfinished entry aside, off the key path, before another one is kept.
func (m *Model) setAside() tea.Cmd {
	m.saver.busy = true
	id, msg := m.table.Game.Log.ID, asideMsg{from: m.saver.keeper}
	return kit.Work(msg, func() tea.Msg {
		msg.aside, msg.err = msg.from.SetAside(id)
		return msg
	})
}

// isAside says that the entry was set aside, and goes on saving.
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

// Flush keeps what is not kept yet, once the program has stopped for whatever reason.
func (m *Model) Flush() error {
	_ = m.memory.flush() // nothing in it is dear, and nobody sees it any more
	if !m.keeps() {
		return nil
	}
	return m.saver.keeper.Keep(m.job())
}
