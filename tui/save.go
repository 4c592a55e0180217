package tui

import (
	"bytes"
	"errors"
	"sync"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// saver keeps the game and the unfinished entry. One save is on its way at a time; what
// changes meanwhile makes it stale, and it is done once more. Never on the key path.
type saver struct {
	busy, stale bool
	revision    int // counts the changes of the game at the table
	jobs        int
	writer      *writer
}

// writer writes what is newest, whoever calls it: the command in flight, or the end of the
// program.
type writer struct {
	games *store.Store

	mu       sync.Mutex
	revision int    // of the game that was written last
	drafted  int    // number of the job whose draft was written last
	draft    []byte // as it is on disk
}

// job is a state of the table to be kept.
type job struct {
	number   int
	revision int
	log      sheet.Log
	draft    []byte
}

// savedMsg says that a save of a table has ended.
type savedMsg struct {
	from *writer
	err  error
}

func (msg savedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// write keeps a job, as far as it is newer than what is kept.
func (w *writer) write(j job) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if j.revision > w.revision {
		if err := w.games.Save(j.log); err != nil {
			return err
		}
		w.revision = j.revision
	}
	if j.number < w.drafted || bytes.Equal(j.draft, w.draft) {
		return nil
	}
	if err := w.games.SaveDraft(j.log.ID, j.draft); err != nil {
		return err
	}
	w.drafted, w.draft = j.number, j.draft
	return nil
}

// newSaver is the saver of a table whose file is as it should be, with a draft beside it.
func (m *Model) newSaver(draft []byte) saver {
	m.unsaved = ""
	return saver{writer: &writer{games: m.set.Games, draft: draft}}
}

// keeps says whether what happens at the table is kept at all.
func (m *Model) keeps() bool {
	return m.table != nil && !m.table.counting && m.table.watching == ""
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
	j, w := m.job(), m.saver.writer
	return kit.Work(savedMsg{from: w}, func() tea.Msg { return savedMsg{w, w.write(j)} })
}

// keepGame saves the game after it has changed.
func (m *Model) keepGame() tea.Cmd {
	m.saver.revision++
	return m.keep()
}

func (m *Model) job() job {
	m.saver.jobs++
	return job{m.saver.jobs, m.saver.revision, m.table.game.Log, m.table.draft()}
}

// saved takes the end of a save in.
func (m *Model) saved(msg savedMsg) tea.Cmd {
	if msg.from != m.saver.writer {
		return nil // of a table that was closed
	}
	m.saver.busy, m.unsaved = false, ""
	if changed, ok := errors.AsType[*store.ChangedError](msg.err); ok && changed.ID == m.table.game.Log.ID {
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
	m.unsaved = m.Lang.Screen.NotSaved(what)
	if m.leaving || m.insists {
		m.leaving, m.insists = false, true
		m.unsaved = m.Lang.Screen.LeaveUnsaved(what)
	}
	return nil
}

// keepAsAnother goes on with a copy of the game, because its file was changed by somebody
// else: neither is lost.
func (m *Model) keepAsAnother() tea.Cmd {
	l, err := m.set.Games.Create(m.table.game.Log, m.set.Now())
	if err != nil {
		return m.cannotKeep(err)
	}
	old := m.table.game.Log.ID
	m.Release()
	if err := m.set.Games.SaveDraft(old, nil); err != nil {
		m.cannotOpen(err)
	}
	m.table.game.Log = l
	m.table.lock, m.table.watching = m.lock(l.ID)
	m.saver = m.newSaver(nil)
	m.Notice = kit.Notice{Text: m.Lang.Screen.ChangedUnder(phrases.Safe(l.ID))}
	remembered := m.rememberGame(l.ID)
	m.table.show()
	if m.leaving {
		return tea.Quit
	}
	return tea.Batch(remembered, m.keep())
}

// Flush keeps what is not kept yet, once the program has stopped for whatever reason.
func (m *Model) Flush() error {
	_ = m.memory.flush() // nothing in it is dear, and nobody sees it any more
	if !m.keeps() {
		return nil
	}
	return m.saver.writer.write(m.job())
}
