package desk

import (
	"strconv"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/form"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// TickMsg says that a second of a table's clock has passed.
type TickMsg struct{ of *Desk }

// stamp is the time for a line that is entered now.
func (d *Desk) stamp() sheet.Stamp {
	ran := d.Unnoted()
	return sheet.Stamp{Time: d.wall.UTC(), By: d.set.Holder.User, Ran: &ran, Seed: d.seed}
}

// take puts the next game on the table. The time that the clock has run stays the same in all:
// what the next log lacks of it, as when a turn is taken back, counts as not noted again.
func (d *Desk) take(next sheet.Game) {
	before := &d.At.Game.Standings.Clock
	unnoted := max(0, d.Unnoted()+before.Noted-next.Standings.Clock.Noted)
	d.At.Take(next)
	d.changes++
	d.Wind(unnoted)
}

// Wound schedules the tick for the next second, if a clock runs. Only one is on its way at a time.
func (d *Desk) Wound() tea.Cmd {
	t := d.At
	if t.Clock.Ticking || !t.Game.Standings.Clock.Running {
		return nil
	}
	wait, ok := d.NextSecond()
	if !ok {
		return nil
	}
	t.Clock.Ticking = true
	return tea.Tick(wait, func(time.Time) tea.Msg { return TickMsg{d} })
}

// tick draws the next second, and nothing else.
func (d *Desk) tick(msg TickMsg) {
	msg.of.At.Clock.Ticking = false
	t := d.At
	if d != msg.of || !t.Game.Standings.Clock.Running {
		return
	}
	before, now := t.Clock.LastShown, d.ShownTime(d.ClockSeat())
	t.Clock.LastShown = now
	if t.Watching != "" {
		return
	}
	if tells, rings := strike(d.Lang, &t.Game, before, now); rings {
		d.Notice = tells
		d.work(ring)
	}
}

// strike tells of a moment between two times of a game's clock, and whether it rings: the end, or
// a time at which the time of a round is called.
func strike(l *phrases.Language, g *sheet.Game, before, now time.Duration) (tells kit.Notice, rings bool) {
	c := &g.Standings.Clock
	if c.Length == 0 {
		return tells, false
	}
	if before > 0 && now <= 0 {
		return tells, true
	}
	if c.Kind != sheet.RoundClock || g.Log.Rules.Duplicate == nil {
		return tells, false
	}
	called := -1
	signals := g.Log.Rules.Duplicate.Signals
	for i, seconds := range signals {
		if at := time.Duration(seconds) * time.Second; before > at && now <= at {
			called = i
		}
	}
	if called < 0 {
		return tells, false
	}
	say := l.Clock.Signal
	if called == len(signals)-1 {
		say = l.Clock.LastSignal
	}
	return kit.Notice{Text: say(signals[called])}, true
}

// ring sounds the terminal's bell.
func ring() tea.Msg { return tea.Raw("\a")() }

// clockKey starts or stops the clock. In a game without a clock it asks for one; after the end it
// notes the overtime.
func (d *Desk) clockKey() {
	t := d.At
	switch s := &t.Game.Standings; {
	case t.Counting:
		refusalsOf(d.Table).onlyCounts()
		return
	case t.Watching != "":
		d.Notice = kit.Notice{Text: t.Watching}
		return
	case s.Finished && len(d.OvertimeDue()) > 0:
		for _, due := range d.OvertimeDue() {
			d.doText(line.OfOvertime(due, d.Lang.Word))
		}
		return
	case s.Clock.Kind == "" && !s.Finished:
		d.help = nil
		openClock(d)
		return
	case s.Clock.Running:
		d.turnClock(sheet.ClockStopped{})
		return
	}
	d.turnClock(sheet.ClockStarted{})
}

// openClock asks which clock the game is played with.
func openClock(d *Desk) { d.lie(form.NewClock(d.At.Game, remembered(d.set.Clocks))) }

// turnClock starts or stops the clock. What is being laid, typed or looked at stays.
func (d *Desk) turnClock(what sheet.What) {
	t := d.At
	next, _, err := t.Game.Do(sheet.Line{Event: sheet.Event{What: what}}, d.stamp())
	if err != nil {
		d.refuse(err, phrases.Context{})
		return
	}
	d.take(next)
	t.Show()
	d.entryOrBoard()
}

// StopClock notes that the clock stops because the game is left. It is not called when the
// connection drops: those at the table play on.
func (d *Desk) StopClock() {
	if !d.At.Keeps() || !d.At.Game.Standings.Clock.Running {
		return
	}
	line := sheet.Line{Event: sheet.Event{What: sheet.ClockStopped{}}}
	if next, _, err := d.At.Game.Do(line, d.stamp()); err == nil {
		d.take(next)
		d.At.Show()
		d.entryOrBoard()
	}
}

// overtimeItems are the rows of a menu that note overtime.
func (v offers) overtimeItems() []item {
	var items []item
	for _, due := range v.OvertimeDue() {
		text := line.OfOvertime(due, v.Lang.Word)
		label := v.Lang.Clock.Note(v.PlayerName(&v.At.Game, due.Player), phrases.Time(due.Time))
		items = append(items, choice(label, text, asksFor(kit.DoText{Text: text})))
	}
	return items
}

// clockCommands are the commands of the palette about the clock.
func (v offers) clockCommands() []item {
	t, c, english := v.At, &v.Lang.Clock, &phrases.For("en").Clock
	if t.Counting {
		return nil
	}
	also := func(it item, text string) item {
		it.Match += " " + text
		return it
	}
	word := v.Lang.Word(line.CommandClock)
	items := []item{
		also(v.ofKey(c.StartStop, v.Keys.Clock), english.StartStop),
		also(choice(c.Choose, "", openClock), english.Choose),
	}
	s := &t.Game.Standings
	switch {
	case s.Clock.Kind == sheet.GameClock:
		for i := range s.Players {
			name := v.PlayerName(&t.Game, i+1)
			items = append(items, also(choice(c.Correct(name), "", asksFor(kit.Type{Text: word + " " + strconv.Itoa(i+1) + " "})), english.Correct(name)))
		}
	case s.Clock.Kind != "":
		items = append(items, also(choice(c.Correct(""), "", asksFor(kit.Type{Text: word + " "})), english.Correct("")))
		if s.Clock.Length > 0 {
			line := word + " " + sheet.ClockText(s.Clock.Length)
			items = append(items, also(choice(c.Again, line, asksFor(kit.DoText{Text: line})), english.Again))
		}
	}
	items = append(items, v.overtimeItems()...)
	items = append(items, also(choice(c.Bell, "", func(d *Desk) { d.work(ring) }), english.Bell))
	if s.Clock.Kind != "" {
		line := word + " " + v.Lang.Word(line.CommandOff)
		items = append(items, also(choice(c.Hide, line, asksFor(kit.DoText{Text: line})), english.Hide))
	}
	return items
}

// withClock adds a clock to those that are remembered: one of each kind, the newest first.
func withClock(c sheet.ClockChoice, clocks string) string {
	all := []string{c.String()}
	for _, old := range remembered(clocks) {
		if old.Kind != c.Kind {
			all = append(all, old.String())
		}
	}
	return strings.Join(all, ", ")
}

// remembered reads the clocks that were chosen for other games.
func remembered(text string) []sheet.ClockChoice {
	var all []sheet.ClockChoice
	for one := range strings.SplitSeq(text, ", ") {
		if c, ok := sheet.ParseClockChoice(one); ok {
			all = append(all, c)
		}
	}
	return all
}
