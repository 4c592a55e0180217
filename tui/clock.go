package tui

import (
	"strconv"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/form"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// tickMsg says that a second of the clock of a table is over.
type tickMsg struct{ of *table }

// stamp is what goes with a line that is entered now.
func (m *Model) stamp() sheet.Stamp {
	ran := m.Unnoted()
	return sheet.Stamp{Time: m.set.Now().UTC(), By: m.set.Holder.User, Ran: &ran, Seed: m.table.seed}
}

// take puts the next game on the table. What the clock has run in all stays the same: what
// the next log notes less is not noted any more, as when a turn is taken back.
func (m *Model) take(next sheet.Game) {
	before := &m.table.Game.Standings.Clock
	unnoted := max(0, m.Unnoted()+before.Noted-next.Standings.Clock.Noted)
	m.table.Game, m.table.Marks = next, view.Verdicts{}
	m.windClock(unnoted)
}

// windClock begins to measure, from so much on.
func (m *Model) windClock(unnoted time.Duration) {
	c := &m.table.Clock
	c.Unnoted, c.From = unnoted, m.Now
	c.Shown = m.ShownTime(m.ClockSeat())
}

// wound keeps a running clock going after a message: one tick at a time, when the next
// second is over.
func (m *Model) wound(cmd tea.Cmd) tea.Cmd {
	t := m.table
	if t == nil || t.Clock.Ticking || !t.Game.Standings.Clock.Running {
		return cmd
	}
	s := &t.Game.Standings
	seat := m.ClockSeat()
	if seat == 0 {
		return cmd
	}
	past := s.Time(seat, m.Unnoted()) % time.Second
	wait := time.Second - past
	if s.Clock.Length > 0 {
		wait = past
		if past <= 0 {
			wait += time.Second
		}
	}
	t.Clock.Ticking = true
	return tea.Batch(cmd, tea.Tick(wait, func(time.Time) tea.Msg { return tickMsg{t} }))
}

// tick takes the end of a second in: the time is drawn, the rest stands as it is.
func (m *Model) tick(msg tickMsg) tea.Cmd {
	msg.of.Clock.Ticking = false
	t := m.table
	if t != msg.of || !t.Game.Standings.Clock.Running {
		return nil
	}
	m.frame.drawn = false
	before, now := t.Clock.Shown, m.ShownTime(m.ClockSeat())
	t.Clock.Shown = now
	if t.Watching != "" {
		return nil
	}
	return m.strike(before, now)
}

// strike rings where a moment has come between two times that the clock showed: the end, or
// one at which the time of a round is called.
func (m *Model) strike(before, now time.Duration) tea.Cmd {
	c := &m.table.Game.Standings.Clock
	if c.Length == 0 {
		return nil
	}
	if before > 0 && now <= 0 {
		m.Notice = kit.Notice{}
		return ring
	}
	if c.Kind != sheet.RoundClock || m.table.Game.Log.Rules.Duplicate == nil {
		return nil
	}
	called := -1
	signals := m.table.Game.Log.Rules.Duplicate.Signals
	for i, seconds := range signals {
		if at := time.Duration(seconds) * time.Second; before > at && now <= at {
			called = i
		}
	}
	if called < 0 {
		return nil
	}
	say := m.Lang.Clock.Signal
	if called == len(signals)-1 {
		say = m.Lang.Clock.LastSignal
	}
	m.Notice = kit.Notice{Text: say(signals[called])}
	return ring
}

// ring sounds the terminal's bell.
func ring() tea.Msg { return tea.Raw("\a")() }

// clockKey starts or stops the clock. Where there is none yet it asks for one, and after the
// end it notes what was used too much.
func (m *Model) clockKey() tea.Cmd {
	t := m.table
	switch s := &t.Game.Standings; {
	case t.Counting:
		return m.onlyCounts()
	case t.Watching != "":
		m.Notice = kit.Notice{Text: t.Watching}
		return nil
	case s.Finished && len(m.OvertimeDue()) > 0:
		return m.noteOvertime()
	case s.Clock.Kind == "" && !s.Finished:
		t.help = nil
		return m.openClock()
	case s.Clock.Running:
		return m.turnClock(sheet.ClockStopped{})
	}
	return m.turnClock(sheet.ClockStarted{})
}

// openClock asks which clock the game is played with.
func (m *Model) openClock() tea.Cmd {
	m.table.Over = lying{form.NewClock(m.table.Game, remembered(m.set.Clock))}
	return nil
}

// turnClock does something to the clock and leaves the rest of the screen as it is: what is
// being laid, typed or looked at.
func (m *Model) turnClock(what sheet.What) tea.Cmd {
	t := m.table
	next, _, err := t.Game.Do(sheet.Line{Event: sheet.Event{What: what}}, m.stamp())
	if err != nil {
		m.refuse(err, phrases.Context{})
		return nil
	}
	m.take(next)
	t.Show()
	m.entryOrBoard()
	return m.keepGame()
}

// stopClock notes that the clock is stopped, because the game is left; not where the
// connection drops: then those at the table play on. The caller keeps the game.
func (m *Model) stopClock() {
	if !m.keeps() || !m.table.Game.Standings.Clock.Running {
		return
	}
	line := sheet.Line{Event: sheet.Event{What: sheet.ClockStopped{}}}
	if next, _, err := m.table.Game.Do(line, m.stamp()); err == nil {
		m.take(next)
		m.table.Show()
		m.entryOrBoard()
		m.saver.revision++
	}
}

// quit leaves because somebody said so.
func (m *Model) quit() tea.Cmd {
	before := m.saver.revision
	m.stopClock()
	if m.saver.revision == before {
		return m.leave()
	}
	return tea.Batch(m.keep(), m.leave())
}

// noteOvertime notes all of it.
func (m *Model) noteOvertime() tea.Cmd {
	var cmds []tea.Cmd
	for _, due := range m.OvertimeDue() {
		cmds = append(cmds, m.doText(line.OfOvertime(due, m.Lang.Word)))
	}
	return tea.Batch(cmds...)
}

// overtimeItems are rows of a menu that note it.
func (v menuView) overtimeItems() []item {
	var items []item
	for _, due := range v.OvertimeDue() {
		text := line.OfOvertime(due, v.Lang.Word)
		label := v.Lang.Clock.Note(v.PlayerName(&v.At.Game, due.Player), phrases.Time(due.Time))
		items = append(items, choice(label, text, asked(kit.DoText{Text: text})))
	}
	return items
}

// clockCommands are the commands of the palette about the clock.
func (m *Model) clockCommands() []item {
	t, c, english := m.table, &m.Lang.Clock, &phrases.For("en").Clock
	if t.Counting {
		return nil
	}
	also := func(it item, text string) item {
		it.Match += " " + text
		return it
	}
	word := m.Lang.Word(line.CommandClock)
	items := []item{
		also(choice(c.StartStop, m.KeyName(m.Keys.Clock.Help().Key), (*Model).clockKey), english.StartStop),
		also(choice(c.Choose, "", (*Model).openClock), english.Choose),
	}
	s := &t.Game.Standings
	switch {
	case s.Clock.Kind == sheet.GameClock:
		for i := range s.Players {
			name := m.PlayerName(&t.Game, i+1)
			items = append(items, also(choice(c.Correct(name), "", asked(kit.Type{Text: word + " " + strconv.Itoa(i+1) + " "})), english.Correct(name)))
		}
	case s.Clock.Kind != "":
		items = append(items, also(choice(c.Correct(""), "", asked(kit.Type{Text: word + " "})), english.Correct("")))
		if s.Clock.Length > 0 {
			line := word + " " + sheet.ClockText(s.Clock.Length)
			items = append(items, also(choice(c.Again, line, asked(kit.DoText{Text: line})), english.Again))
		}
	}
	items = append(items, menusOf(m.Table).overtimeItems()...)
	items = append(items, also(choice(c.Bell, "", func(*Model) tea.Cmd { return ring }), english.Bell))
	if s.Clock.Kind != "" {
		line := word + " " + m.Lang.Word(line.CommandOff)
		items = append(items, also(choice(c.Hide, line, asked(kit.DoText{Text: line})), english.Hide))
	}
	return items
}

// rememberClock keeps a clock that was chosen for the next game, one of each kind, the newest
// first.
func (m *Model) rememberClock(c sheet.ClockChoice) tea.Cmd {
	if c.Kind == "" {
		return nil
	}
	all := []string{c.String()}
	for _, old := range remembered(m.set.Clock) {
		if old.Kind != c.Kind {
			all = append(all, old.String())
		}
	}
	clocks := strings.Join(all, ", ")
	m.set.Clock = clocks
	return m.remember(func(r sitting.Remember) error { return r.Clock(clocks) })
}

// remembered reads the clocks that were chosen before.
func remembered(text string) []sheet.ClockChoice {
	var all []sheet.ClockChoice
	for one := range strings.SplitSeq(text, ", ") {
		if c, ok := sheet.ParseClockChoice(one); ok {
			all = append(all, c)
		}
	}
	return all
}
