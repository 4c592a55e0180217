package frame

import (
	"time"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// Late is how much time of a turn or a round is left when it is shown in red.
const Late = 10 * time.Second

// clockW is the width of a player's time, so that nothing beside it moves.
const clockW = 6

// playerTime is the time of a player in a column of its own, where each has a clock; "" else.
func (v View) playerTime(seat int) string {
	s := &v.At.Game.Standings
	if s.Clock.Kind != sheet.GameClock || seat > len(s.Players) || v.At.Counting {
		return ""
	}
	left := v.ShownTime(seat)
	text := draw.Right(phrases.Time(left), clockW)
	if left < 0 {
		text = v.Look.Ink[draw.Fault].Put(text)
	}
	return " " + text + " "
}

// clockText is the clock in the row for everybody: the time of the turn, of the round or of the
// player on turn, with a sign where it is short, and whether it stands. Where two clocks stand
// beside the names it only says whether they stand.
func (v View) clockText(beside bool) (string, draw.Ink) {
	t, words := v.At, &v.Lang.Clock
	s := &t.Game.Standings
	seat := v.ClockSeat()
	if s.Clock.Kind == "" || seat == 0 || t.Counting {
		return "", draw.Ink{}
	}
	about := words.Stopped
	if s.Clock.Running {
		about = words.Running
	}
	if beside && s.Clock.Kind == sheet.GameClock && len(s.Players) == 2 {
		return about, draw.Ink{}
	}
	left := v.ShownTime(seat)
	text := phrases.Time(left)
	if !s.Clock.Running {
		text += " " + about
	}
	switch down := s.Clock.Length > 0; {
	case down && s.Clock.Kind == sheet.GameClock && left < 0, down && s.Clock.Kind != sheet.GameClock && left <= Late:
		return "! " + text, v.Look.Ink[draw.Fault]
	}
	return text, draw.Ink{}
}

// clockNotice is what must be known of the clock now; "" where nothing must.
func (v View) clockNotice() string {
	t, words := v.At, &v.Lang.Clock
	s := &t.Game.Standings
	if s.Clock.Length == 0 || t.Counting || t.Watching != "" {
		return ""
	}
	seat := v.ClockSeat()
	switch {
	case s.Clock.Kind == sheet.GameClock:
		return v.overtimeNotice()
	case !s.Clock.Running || v.ShownTime(seat) > 0:
		return ""
	case s.Clock.Kind == sheet.RoundClock:
		return words.RoundOver
	}
	return words.TurnOver(v.PlayerName(&t.Game, seat))
}

// overtimeNotice tells who has used more time than he had, the player on turn first.
func (v View) overtimeNotice() string {
	t, words := v.At, &v.Lang.Clock
	s, rule := &t.Game.Standings, t.Game.Rules().Classic.Clock
	if rule.Over == "" {
		if seat := v.ClockSeat(); seat > 0 && v.ShownTime(seat) < 0 {
			return words.OverFree(v.PlayerName(&t.Game, seat))
		}
		return ""
	}
	all := v.OvertimeDue()
	if len(all) == 0 {
		return ""
	}
	due := all[0]
	for _, one := range all {
		if one.Player == s.OnTurn {
			due = one
		}
	}
	name := v.PlayerName(&t.Game, due.Player)
	switch {
	case s.Finished:
		costs := phrases.Number(-due.Points)
		if due.Lost {
			costs = words.Lost
		}
		return words.Due(name, phrases.Time(due.Time), v.KeyName(v.Keys.Clock.Help().Key), costs)
	case due.Lost:
		return words.OverLost(name)
	case rule.Over == sheet.OverNoPlays:
		return words.OverStops(name)
	}
	return words.Over(name, -due.Points, rule.Points)
}

// ClockDoes is the hint for the key of the clock; "" where there is no clock.
func (v View) ClockDoes() string {
	t, words := v.At, &v.Lang.Clock
	s := &t.Game.Standings
	switch {
	case s.Clock.Kind == "" || t.Counting || t.Watching != "":
	case s.Finished && len(v.OvertimeDue()) > 0:
		return words.ToNote
	case s.Finished:
	case s.Clock.Running:
		return words.ToStop
	default:
		return words.ToStart
	}
	return ""
}

// TurnIsOver says whether the time of the turn has run out.
func (v View) TurnIsOver() bool {
	c := &v.At.Game.Standings.Clock
	return c.Kind == sheet.TurnClock && c.Running && v.ShownTime(v.ClockSeat()) <= 0
}
