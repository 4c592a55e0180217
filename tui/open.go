package tui

import (
	"errors"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// again starts another game of the same people.
func (m *Model) again() tea.Cmd {
	if m.table.counting {
		return nil
	}
	l := m.table.game.Again()
	l.Header.Start = m.set.Now()
	return m.startGame(l)
}

// startGame keeps a new game and opens it.
func (m *Model) startGame(l sheet.Log) tea.Cmd {
	l, err := m.set.Games.Create(l, m.set.Now())
	if err != nil {
		what, _ := m.Explain(err)
		m.Notice = kit.Notice{Text: m.Lang.Screen.NotSaved(what), Fault: true}
		return nil
	}
	return m.openGame(l.ID)
}

// startNew starts the game of a form, and keeps in mind what was chosen for it.
func (m *Model) startNew(a kit.StartGame) tea.Cmd {
	a.Log.Header.Start = m.set.Now()
	cmd := m.startGame(a.Log)
	if !m.atTable() {
		return cmd
	}
	if a.Drawn {
		cmd = tea.Batch(cmd, m.drawRack())
	}
	if id := a.Log.Edition.ID; id != m.set.Tiles {
		m.set.Tiles = id
		cmd = tea.Batch(cmd, m.remember(func(r sitting.Remember) error { return r.Edition(id) }))
	}
	if house := a.Log.House.String(); house != m.set.House {
		m.set.House = house
		cmd = tea.Batch(cmd, m.remember(func(r sitting.Remember) error { return r.House(house) }))
	}
	return cmd
}

// openGame puts a saved game on the table, or says why not.
func (m *Model) openGame(id string) tea.Cmd {
	cmd, err := m.open(id)
	if err != nil {
		if m.table == nil && len(m.pages) == 0 {
			m.openStart()
		}
		return m.cannotOpen(err)
	}
	return cmd
}

// readGame opens a game that was taken from a file.
func (m *Model) readGame(taken kit.ReadGame) tea.Cmd {
	cmd := m.openGame(taken.ID)
	t := m.table
	if t == nil || t.game.Log.ID != taken.ID {
		return cmd
	}
	t.over = nil
	if t.game.Standings.Finished {
		t.lookAt(0)
	}
	t.say(taken.Said)
	return cmd
}

// open puts a saved game on the table. The one that lies there is kept first, and stays
// where the other cannot be read.
func (m *Model) open(id string) (tea.Cmd, error) {
	if m.table != nil && m.table.game.Log.ID == id && !m.table.counting {
		m.pages = nil
		return nil, nil
	}
	g, err := m.load(id)
	if err != nil {
		return nil, err
	}
	if !m.closeTable() {
		return nil, nil
	}
	lock, watching := m.lock(id)
	if lock != nil {
		// Once more under the lock: it may have changed before.
		if g, err = m.load(id); err != nil {
			return nil, errors.Join(err, lock.Release())
		}
	}
	t := newTable(g)
	t.lock, t.watching = lock, watching
	m.sit(t)
	m.pages = nil
	m.windClock(g.Standings.Unnoted(m.set.Now()))
	m.resize(m.Width, m.Height)
	remembered := m.rememberGame(id)
	m.takeUp()
	if g.Standings.Clock.Running && watching == "" {
		m.Notice = kit.Notice{Text: m.Lang.Clock.RanOn(phrases.Time(m.shownTime(m.clockSeat())))}
	}
	if announced := m.Lang.Announced(g); len(announced) > 0 {
		m.Notice = kit.Notice{Text: strings.Join(announced, " ")}
	}
	if g.Standings.Finished {
		t.over = m.theEnd()
	}
	return tea.Batch(remembered, m.watch(), m.beginCheck()), nil
}

// sit puts a game on the table in place of the one that lies there; nil takes it away.
func (m *Model) sit(t *table) {
	m.table, m.at = t, nil
	if t != nil {
		m.at = t.sight
	}
}

// room is what games are opened in.
func (m *Model) room() sitting.Room {
	return sitting.Room{Games: m.set.Games, Holder: m.set.Holder, Catalogue: m.set.Catalogue, Remember: m.set.Remember, Now: m.set.Now, Seed: store.NewSeed}
}

// load reads a saved game.
func (m *Model) load(id string) (sheet.Game, error) {
	l, err := m.set.Games.Load(id)
	if err != nil {
		return sheet.Game{}, err
	}
	return sheet.NewGame(l)
}

// takeUp goes on with the entry that was not finished. A draft that makes no sense is set
// aside and told of.
func (m *Model) takeUp() {
	t := m.table
	id := t.game.Log.ID
	kept, err := m.set.Games.LoadDraft(id)
	m.saver = m.newSaver(kept)
	if err != nil {
		m.cannotOpen(err)
		return
	}
	if t.watching != "" || len(kept) == 0 {
		return
	}
	if !t.restore(kept) {
		aside, err := m.set.Games.SetDraftAside(id)
		if err != nil {
			m.cannotOpen(err)
			return
		}
		m.saver = m.newSaver(nil)
		m.Notice = kit.Notice{Text: m.Lang.Screen.DraftAside(aside), Fault: true}
		return
	}
	if t.draft() != nil {
		t.say(m.Lang.Screen.Restored)
	}
	m.entryOrBoard()
}

// rememberGame makes a game the one that was open last.
func (m *Model) rememberGame(id string) tea.Cmd {
	m.set.Last = id
	return m.remember(func(r sitting.Remember) error { return r.Game(id) })
}

// lock takes a game for this session. Where another has it, watching says so and the game
// is read only; where the folder takes no lock, it is read only too, since nothing could be
// kept.
func (m *Model) lock(id string) (lock *store.Lock, watching string) {
	lock, err := m.set.Games.Lock(id, m.set.Holder)
	if err == nil {
		return lock, ""
	}
	if locked, ok := errors.AsType[*store.LockedError](err); ok {
		holder := strings.Trim(phrases.Fit(locked.Holder.User, 12)+", "+phrases.Fit(locked.Holder.TTY, 8), ", ")
		return nil, m.Lang.Screen.ReadOnly(holder)
	}
	return nil, m.Sentence(err)
}

// entryOrBoard works out again what is typed or laid.
func (m *Model) entryOrBoard() {
	if m.table.focus == onEntry {
		m.table.liveEntry(m.words)
		return
	}
	m.table.refresh()
}

func (m *Model) cannotOpen(err error) tea.Cmd {
	m.Notice = kit.Notice{Text: m.Sentence(err), Fault: true}
	return nil
}

// closeTable keeps the game at the table and gives its lock back; false where it could not
// be kept, and then it stays open.
func (m *Model) closeTable() bool {
	if m.table == nil {
		return true
	}
	m.stopClock()
	if err := m.Flush(); err != nil {
		m.cannotKeep(err)
		return false
	}
	m.Release()
	m.stopReading()
	m.sit(nil)
	m.cleared = nil
	return true
}

// Release gives the lock of the game at the table back.
func (m *Model) Release() {
	if m.table == nil || m.table.lock == nil {
		return
	}
	if err := m.table.lock.Release(); err != nil {
		m.cannotOpen(err)
	}
	m.table.lock = nil
}

// justCount opens a board without a sheet: plays are counted and nothing is kept.
func (m *Model) justCount(edition string) tea.Cmd {
	l, err := newLog(m.set.Catalogue, edition, "", []string{"", ""}, 1)
	if err == nil {
		var g sheet.Game
		if g, err = sheet.NewGame(l); err == nil {
			if !m.closeTable() {
				return nil
			}
			m.sit(newTable(g))
			m.pages = nil
			m.table.counting, m.table.tab = true, tabWords
			m.resize(m.Width, m.Height)
			return m.beginCheck()
		}
	}
	return m.cannotOpen(err)
}
