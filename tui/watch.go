package tui

import (
	"cmp"
	"errors"
	"strings"
	"sync"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/desk"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// ear hears that something has changed in the files of a game. The zero ear is deaf.
type ear struct {
	heard  chan struct{} // is closed when nobody listens any more
	closes func()
}

// newEar listens to what watch tells.
func newEar(watch func(tell func()) (stop func())) ear {
	e := ear{heard: make(chan struct{}, 1)}
	var mu sync.Mutex
	deaf := false
	stop := watch(func() {
		mu.Lock()
		defer mu.Unlock()
		if deaf {
			return
		}
		select {
		case e.heard <- struct{}{}:
		default: // it is known already that there is something
		}
	})
	e.closes = sync.OnceFunc(func() {
		stop()
		mu.Lock()
		defer mu.Unlock()
		deaf = true
		close(e.heard)
	})
	return e
}

func (e ear) stop() {
	if e.closes != nil {
		e.closes()
	}
}

// earMsg brings the ear of a table.
type earMsg struct {
	from *sitting.Keeper
	ear  ear
}

func (msg earMsg) Failed(error) tea.Msg { return msg }

// heardMsg says that something has changed in the files of a game.
type heardMsg struct{ from *sitting.Keeper }

func (msg heardMsg) Failed(error) tea.Msg { return msg }

// watchedMsg brings the game as it is in the folder now.
type watchedMsg struct {
	from    *sitting.Keeper
	changes int // that the game here had when it was asked for
	news    sitting.News
	draft   []byte // the entry that was not finished elsewhere, where the pen is there no more
	torn    error  // why it could not be read
	err     error
}

func (msg watchedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// listen begins to listen to what others do with the game at the table.
func (m *Model) listen() tea.Cmd {
	if m.set.Follow == nil {
		return nil
	}
	follow, k, id := m.set.Follow, m.saver.keeper, m.desk.At.Game.Log.ID
	return kit.Work(earMsg{}, func() tea.Msg {
		return earMsg{k, newEar(func(tell func()) func() { return follow(id, tell) })}
	})
}

// listens waits for the first that the ear hears. What was done before it listened is read once.
func (m *Model) listens(msg earMsg) tea.Cmd {
	if msg.from != m.saver.keeper {
		msg.ear.stop()
		return nil
	}
	m.saver.ear = msg.ear
	return tea.Batch(m.look(), m.hears(), m.keepVigil())
}

// hears waits for what the ear hears next.
func (m *Model) hears() tea.Cmd {
	k, heard := m.saver.keeper, m.saver.ear.heard
	return kit.Work(heardMsg{}, func() tea.Msg {
		if _, listens := <-heard; !listens {
			return nil
		}
		return heardMsg{k}
	})
}

// heard reads what others have done.
func (m *Model) heard(msg heardMsg) tea.Cmd {
	if msg.from != m.saver.keeper {
		return nil
	}
	return tea.Batch(m.look(), m.hears())
}

// vigilEvery is how often a session that follows looks whether the one that writes is still there: of
// its end nobody is told.
const vigilEvery = 2 * time.Second

// vigilMsg says that it is time to look.
type vigilMsg struct{ from *sitting.Keeper }

// keepVigil looks from time to time while another session has the pen.
func (m *Model) keepVigil() tea.Cmd {
	s := &m.saver
	if s.vigil || m.set.Follow == nil || m.desk.At.PenOf == "" {
		return nil
	}
	s.vigil = true
	msg := vigilMsg{s.keeper}
	return tea.Tick(vigilEvery, func(time.Time) tea.Msg { return msg })
}

// goesOn looks, and waits for the next time.
func (m *Model) goesOn(msg vigilMsg) tea.Cmd {
	if msg.from != m.saver.keeper {
		return nil
	}
	m.saver.vigil = false
	return tea.Batch(m.look(), m.keepVigil())
}

// look reads the game as it is in the folder now, off the key path. While it is being saved that
// waits: where others were first, the save says so.
func (m *Model) look() tea.Cmd {
	s := &m.saver
	if s.looks || s.busy || s.kept != m.desk.Changes() {
		s.again = true
		return nil
	}
	s.looks, s.again = true, false
	msg, wants := watchedMsg{from: s.keeper, changes: m.desk.Changes()}, m.desk.At.Watching != ""
	return kit.Work(msg, func() tea.Msg {
		if msg.news, msg.err = msg.from.Look(); msg.err == nil && wants && msg.news.Pen != store.PenElsewhere {
			msg.draft, msg.torn = msg.from.Draft()
		}
		return msg
	})
}

// heardMore reads what was heard while it could not be read.
func (m *Model) heardMore() tea.Cmd {
	if !m.saver.again {
		return nil
	}
	return m.look()
}

// follow shows what others did.
func (m *Model) follow(msg watchedMsg) tea.Cmd {
	s := &m.saver
	if msg.from != s.keeper {
		return nil
	}
	s.looks = false
	if msg.err != nil {
		return tea.Batch(m.tellGone(msg.err), m.heardMore()) // of anything else the next save tells
	}
	if s.gone {
		s.gone, m.picture.fresh = false, false
		m.Notice = kit.Notice{Text: m.Lang.Earlier.Done.Restored(phrases.Safe(m.desk.At.Game.Log.ID))}
	}
	if s.busy || msg.changes != m.desk.Changes() {
		s.again = true
		return m.heardMore()
	}
	watched, laid := m.desk.At.Watching != "", len(m.desk.At.Board.Laid)
	from := m.desk.At.PenOf
	taken := m.take(msg.news, msg.news.On != s.on)
	if !watched || m.desk.At.Watching != "" {
		return tea.Batch(taken, m.heardMore())
	}
	m.Notice = kit.Notice{Text: m.Lang.Screen.PenFree(m.KeyName(m.Keys.Enter.Help().Key))}
	if s.had {
		s.had, m.Notice.Text = false, m.Lang.Screen.TakenOver
	}
	m.tellLaid(laid, false)
	if m.desk.At.Draft() != nil {
		return tea.Batch(taken, m.keepChanged(), m.heardMore())
	}
	return tea.Batch(taken, takeUpOf(m, from, msg.draft, msg.torn), m.heardMore())
}

// tellGone tells once that the game is not there any more. It stays on the table, and what is noted in
// it goes on as another game.
func (m *Model) tellGone(err error) tea.Cmd {
	changed, ok := errors.AsType[*store.ChangedError](err)
	if !ok || !changed.Gone || m.saver.gone {
		return nil
	}
	m.saver.gone, m.picture.fresh = true, false
	return m.cannotOpen(changed)
}

// tellLost tells once that a line of the game was lost, whatever else there is to tell.
func (m *Model) tellLost() {
	s := &m.saver
	if s.lost == s.losing {
		return
	}
	s.lost, m.picture.fresh = s.losing, false
	if s.lost != nil {
		m.cannotOpen(s.lost)
	}
}

// take takes over how the game stands, which is another one where it has gone on. What is being laid
// and typed stays, and who has stepped back stays at his turn.
func (m *Model) take(news sitting.News, goneOn bool) tea.Cmd {
	laid := len(m.desk.At.Board.Laid)
	taken, penGone := m.takeUntold(news, goneOn)
	m.tellLaid(laid, penGone)
	return taken
}

// tellLaid tells of the tiles that were laid: that some had to come off, or where asked that they stay.
func (m *Model) tellLaid(before int, stays bool) {
	text := ""
	switch is := len(m.desk.At.Board.Laid); {
	case is < before:
		text = m.Lang.Screen.LaidOff(m.KeyName(m.Keys.Undo.Help().Key))
	case is > 0 && stays:
		text = m.Lang.Screen.LaidStays
	}
	m.Notice.Text = strings.TrimSpace(m.Notice.Text + " " + text)
}

// takeUntold takes over how the game stands, as take does, and says whether the pen has gone with it.
// It does not tell of laid tiles.
func (m *Model) takeUntold(news sitting.News, goneOn bool) (taken tea.Cmd, penGone bool) {
	s := &m.saver
	if news.Number < s.seen {
		return nil, false
	}
	was, wrote, before := m.desk.At.Watching, m.desk.At.PenOf, s.noted
	var followed tea.Cmd
	m.restrict(news)
	s.losing = news.Lost
	s.seen, s.on, s.from = news.Number, news.On, m.desk.Changes()-s.read
	s.changes, s.kept, s.noted = m.desk.Changes(), m.desk.Changes(), news.Game
	if goneOn {
		m.picture.fresh = false
		said := m.Notice
		followed = m.atTable(func(d *desk.Desk) { d.Follow(news.Game, news.Game.Standings.Unnoted(m.wall)) })
		was, is := before.Log, news.Game.Log
		same := len(is.Events) == len(was.Events) && (is.Seal != nil || len(is.Changes) == len(was.Changes) && is.Done == was.Done)
		if m.Notice = said; !said.Fault && !same { // only the file is another, or who is in
			m.Notice = kit.Notice{Text: m.gone(before, news.Game)}
		}
	}
	if m.desk.At.PenOf != wrote {
		m.picture.fresh = false
	}
	if is := m.desk.At.Watching; is != was {
		m.picture.fresh = false
		if penGone = was == "" && news.Pen == store.PenElsewhere; penGone {
			s.had = true
			m.Notice = kit.Notice{Text: m.Lang.Screen.PenGone(holder(news.PenOf), m.KeyName(m.Keys.Write.Help().Key))}
		}
	}
	return tea.Batch(followed, m.keepVigil()), penGone
}

// penTakenMsg brings the game whose pen was taken.
type penTakenMsg struct {
	from  *sitting.Keeper
	news  sitting.News
	draft []byte // the entry that was not finished elsewhere
	torn  error  // why it could not be read
	err   error
}

func (msg penTakenMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// takePen takes the pen of the game at the table, off the key path. Whoever has it need not answer.
// The keys wait.
func (m *Model) takePen() tea.Cmd {
	msg, wants := penTakenMsg{from: m.saver.keeper}, m.desk.At.Watching != ""
	return m.hold(kit.Awaited(kit.Work(msg, func() tea.Msg {
		if msg.news, msg.err = msg.from.TakePen(); msg.err == nil && wants {
			msg.draft, msg.torn = msg.from.Draft()
		}
		return msg
	})))
}

// penTaken goes on with the game whose pen is here now. What is being laid here stays; where nothing
// is, what was unfinished elsewhere is gone on with.
func (m *Model) penTaken(msg penTakenMsg) tea.Cmd {
	if msg.from != m.saver.keeper {
		return nil
	}
	if msg.err != nil {
		return m.cannotOpen(msg.err)
	}
	laid := len(m.desk.At.Board.Laid)
	from := m.desk.At.PenOf
	taken := m.take(msg.news, msg.news.On != m.saver.on)
	if m.desk.At.Watching != "" {
		return taken // somebody else was quicker
	}
	m.saver.had = false
	m.Notice = kit.Notice{Text: m.Lang.Screen.Taken}
	m.tellLaid(laid, false)
	if m.desk.At.Draft() != nil {
		return tea.Batch(taken, m.keepChanged())
	}
	return tea.Batch(taken, takeUpOf(m, from, msg.draft, msg.torn))
}

// stepBack goes on with the game as others have left it, in place of a change that could not be kept.
// What was noted is unfinished again: Enter notes it. Why is what is to be told of it, where that is
// more than what others did.
func (m *Model) stepBack(news sitting.News, why error, pending bool) tea.Cmd {
	if !pending {
		taken := m.take(news, news.On != m.saver.on)
		if m.leaving && m.writing == 0 {
			return tea.Quit
		}
		return taken
	}
	m.leaving, m.insists, m.Notice = false, false, kit.Notice{}
	noting, laid := m.saver.noting, len(m.desk.At.Board.Laid)
	var taken tea.Cmd
	var penGone bool
	m.table().FollowInstead(noting, func() { taken, penGone = m.takeUntold(news, true) })
	text := m.Notice.Text
	switch {
	case why != nil:
		text = m.Sentence(why)
	case news.Pen != store.PenElsewhere:
		text = m.Lang.Screen.NotNoted(text)
	}
	if noting.Draft != nil {
		m.past.keepOff(m.desk)
		laid = len(noting.Draft.Laid)
	}
	m.Notice = kit.Notice{Text: text, Fault: true}
	m.tellLaid(laid, penGone)
	return tea.Batch(taken, m.keepChanged())
}

// gone says what others did last, as whoever did it was answered.
func (m *Model) gone(before, after sheet.Game) string {
	text := m.Lang.Screen.Changed
	if answer, ok := after.AnswerSince(before); ok {
		text = m.Lang.Answer(answer, after)
	} else if after.Log.Seal != nil {
		text = cmp.Or(phrases.RoundSince(m.Lang, before, after), text) // of what one may not know all, there are no lines
	}
	if m.desk.At.Looking != 0 {
		text += " " + m.Lang.Screen.ToNewest(m.KeyName(m.Keys.Clear.Help().Key))
	}
	return text
}
