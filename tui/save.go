package tui

import (
	"errors"
	"time"

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
	slow        bool            // it takes so long that a sign tells of it
	ended       chan struct{}   // is closed when the last save has ended
	read        int             // changes that the game had when its file was as it should be
	changes     int             // that it had when it was handed over last
	kept        int             // that it had when it was kept last
	seen        int             // number of the newest news
	on, from    int             // what others have done is known up to here, and was at how many changes
	draft       *view.Draft     // that was handed over last
	unfinished  desk.Unfinished // as it was after the last message that changed no game
	noting      desk.Unfinished // what the change was that is being kept, before it was noted
	jobs        int
	noted       sheet.Game // as it was kept last
	keeper      *sitting.Keeper
	looks       bool // what others did is being read
	vigil       bool // whoever writes is looked after
	had         bool // the pen was here until another session took it
	again       bool // and has to be read once more
	ear         ear
	gone        bool             // the game, and that was told
	losing      *store.LostError // the line of the game that was lost last
	lost        *store.LostError // that of which was told
}

// savedMsg says that a save has ended.
type savedMsg struct {
	from    *sitting.Keeper
	changes int // of the game that was kept
	game    sheet.Game
	err     error
}

func (msg savedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// slowMsg says that a save takes long.
type slowMsg struct {
	from *sitting.Keeper
	job  int
}

func (msg slowMsg) Failed(error) tea.Msg { return msg }

// signAfter is how long a save takes before a sign tells of it.
const signAfter = 50 * time.Millisecond

// newSaver is the saver of a table whose game is as the news say.
func (m *Model) newSaver(k *sitting.Keeper, news sitting.News) saver {
	m.unsaved = ""
	changes := m.desk.Changes()
	return saver{keeper: k, read: changes, changes: changes, kept: changes, seen: news.Number, on: news.On, noted: news.Game, losing: news.Lost}
}

// keeps says whether the table is saved at all.
func (m *Model) keeps() bool { return m.desk != nil && m.desk.At.Keeps() && m.saver.keeper != nil }

// keepChanged saves the table if the game, the entry or the laid tiles have changed.
func (m *Model) keepChanged() tea.Cmd {
	if !m.keeps() {
		return nil
	}
	s := &m.saver
	if m.desk.Changes() != s.changes {
		if s.kept == s.changes {
			s.noting = s.unfinished
		}
		return m.keep()
	}
	s.unfinished = m.desk.Unfinished()
	if s.unfinished.Draft.Same(s.draft) {
		return nil
	}
	return m.keep()
}

// keep saves the table in the background.
func (m *Model) keep() tea.Cmd {
	if !m.keeps() {
		return nil
	}
	s := &m.saver
	if s.busy {
		s.stale = true
		return nil
	}
	s.busy, s.stale = true, false
	j, k, changes, ended := m.job(), s.keeper, m.desk.Changes(), make(chan struct{})
	s.ended = ended
	saves := kit.Work(savedMsg{from: k}, func() tea.Msg {
		defer close(ended)
		return savedMsg{k, changes, j.Game, k.Keep(j)}
	})
	return tea.Batch(saves, kit.Work(slowMsg{}, func() tea.Msg {
		select {
		case <-ended:
			return nil
		case <-time.After(signAfter):
			return slowMsg{k, j.Number}
		}
	}))
}

func (m *Model) job() sitting.Job {
	s, d := &m.saver, m.desk
	s.jobs++
	s.changes, s.draft = d.Changes(), d.At.Draft()
	return sitting.Job{Number: s.jobs, Revision: s.changes - s.read, On: s.on, From: s.from, Game: d.At.Game, Draft: s.draft.Text()}
}

// isSlow shows that a save is still on its way.
func (m *Model) isSlow(msg slowMsg) {
	if s := &m.saver; msg.from == s.keeper && s.busy && s.jobs == msg.job {
		s.slow = true
	}
}

// saving says that something is not on the disk yet; "" where that takes no longer than usual.
func (m *Model) saving() string {
	switch {
	case !m.saver.slow:
		return ""
	case m.leaving:
		return m.Lang.Screen.LeaveWaits
	}
	return m.Lang.Screen.BeingSaved
}

// saved goes on after a save has ended.
func (m *Model) saved(msg savedMsg) tea.Cmd {
	if msg.from != m.saver.keeper {
		return nil // of a table that was closed
	}
	m.saver.busy, m.saver.slow, m.unsaved = false, false, ""
	if msg.err != nil {
		return m.notKept(msg.err)
	}
	m.insists = false
	if msg.changes >= m.saver.kept {
		m.saver.kept, m.saver.noted = msg.changes, msg.game
	}
	switch {
	case m.saver.stale:
		return m.keep()
	case m.leaving && m.writing == 0:
		return tea.Quit
	}
	return m.heardMore()
}

// notKept goes on after a save that was in vain. Where others were first, the game goes on as they
// have left it, and what was to be noted is unfinished again. Where that cannot be, this session goes
// on with a copy: neither is lost.
func (m *Model) notKept(err error) tea.Cmd {
	if behind, ok := errors.AsType[*sitting.BehindError](err); ok {
		pending := m.desk.Changes() - m.saver.kept
		if pending > 1 || pending > 0 && m.insists {
			return m.keepAsAnother(&store.ChangedError{ID: m.desk.At.Game.Log.ID})
		}
		return m.stepBack(behind.News, behind.Why, pending > 0)
	}
	if changed, ok := errors.AsType[*store.ChangedError](err); ok && changed.ID == m.desk.At.Game.Log.ID {
		return m.keepAsAnother(changed)
	}
	return m.cannotKeep(err)
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
	changes int       // of the game that was copied
	log     sheet.Log // as the copy is kept
	sat     *sitting.Sitting
	err     error // why there is none
	trouble error // what went wrong beside it
	why     *store.ChangedError
}

func (msg copiedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// keepAsAnother goes on with a copy of the game, because somebody else has changed its file, or it is
// gone. Neither is lost.
func (m *Model) keepAsAnother(why *store.ChangedError) tea.Cmd {
	m.saver.busy = true
	d, room, k := m.desk, m.room(), m.saver.keeper
	l, msg := d.At.Game.Log, copiedMsg{of: d, changes: d.Changes(), why: why}
	return kit.Work(msg, func() tea.Msg {
		if msg.log, msg.err = room.Create(l); msg.err != nil {
			return msg
		}
		if msg.sat, msg.err = room.Look(msg.log.ID); msg.err != nil {
			return msg
		}
		msg.trouble = k.Close()
		if why.Gone {
			msg.trouble = errors.Join(msg.trouble, room.Games.SaveDraft(l.ID, nil))
		}
		return msg
	})
}

// copied goes on with the copy.
func (m *Model) copied(msg copiedMsg) tea.Cmd {
	d := m.desk
	if d != msg.of {
		return nil
	}
	m.saver.busy = false
	if msg.err != nil {
		return m.cannotKeep(msg.err)
	}
	if msg.trouble != nil {
		m.cannotOpen(msg.trouble)
	}
	changed := d.Changes() != msg.changes
	m.table().IsCopy(msg.log.ID, msg.log.Seed)
	m.restrict(msg.sat.News)
	m.saver.ear.stop()
	m.saver = m.newSaver(msg.sat.Keeper, msg.sat.News)
	m.saver.read, m.saver.changes, m.saver.kept = msg.changes, msg.changes, msg.changes
	m.Notice = kit.Notice{Text: m.Lang.Screen.ChangedUnder(phrases.Safe(msg.log.ID))}
	if msg.why.Gone {
		what, _ := m.Explain(msg.why)
		m.Notice.Text = what + " " + m.Lang.Screen.GoesOnAs(phrases.Safe(msg.log.ID))
	}
	remembered := m.rememberGame(msg.log.ID)
	if m.leaving && !changed {
		return tea.Quit
	}
	return tea.Batch(remembered, m.keep(), m.listen())
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
	return m.saved(savedMsg{from: msg.from, changes: m.saver.kept, game: m.saver.noted})
}

// Flush saves what is not saved yet, once the program has stopped for whatever reason. What others
// were first with is kept as another game. Whoever has left without waiting does not wait long.
func (m *Model) Flush() error {
	_ = m.memory.flush() // its error can be dropped: nothing in it matters, and no screen could show it
	if !m.keeps() {
		return nil
	}
	if m.abandons && m.saver.busy {
		select {
		case <-m.saver.ended:
		case <-time.After(leaveWaits):
			return nil // the disk hangs
		}
	}
	k, j, room := m.saver.keeper, m.job(), m.room()
	pending := m.saver.changes != m.saver.kept
	ended := make(chan error, 1)
	go func() {
		err := k.Keep(j)
		if behind := errors.As(err, new(*sitting.BehindError)); behind && pending {
			_, err = room.Create(j.Game.Log)
		} else if behind {
			err = nil
		}
		ended <- err
	}()
	if !m.abandons {
		return <-ended
	}
	select {
	case err := <-ended:
		return err
	case <-time.After(leaveWaits):
		return nil
	}
}
