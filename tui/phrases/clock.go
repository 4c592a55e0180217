package phrases

import (
	"strings"
	"time"

	"tanteo/sheet"
)

// Clock is what is told of the clock of a game. A clock is "" where it is the one of the
// turn or the round, and else its player.
type Clock struct {
	Chosen map[sheet.ClockKind]func(length string) string // length is "" where time counts up
	None   string
	Runs   func(player, shows string) string
	Stands func(player, shows string) string
	Set    func(player, shows string) string

	// Beside the time.
	Running, Stopped string

	// What must be known while it runs.
	TurnOver   func(player string) string // the turn's time is over
	RoundOver  string
	Signal     func(seconds int) string
	LastSignal func(seconds int) string // hand in
	Over       func(player string, points, each int) string
	OverLost   func(player string) string
	OverStops  func(player string) string
	OverFree   func(player string) string                   // the rulebook has no rule for it
	Due        func(player, over, key, costs string) string // what should be noted after the end
	Lost       string                                       // what it costs: the game
	RanOn      func(shows string) string

	// The form that chooses it, and the commands.
	Title, Kind, Length string
	Kinds               map[sheet.ClockKind]string
	NoKind, CountsUp    string
	Own, OwnTurn        string // how to type a length
	Book                string // marks the length of the rulebook
	HowStart            func(key string) string

	StartStop, Choose, Bell, Hide, Again string
	Correct                              func(player string) string
	Note                                 func(player, over string) string
	Key                                  string // what the help says of the key
	ToStop, ToStart, ToNote, ToChoose    string // hints

	// Of a rulebook.
	Signals   string
	SignalsAt func(seconds []string) string
}

// Time is a time as a clock shows it, with the minus sign of the other numbers: "−0:12".
func Time(d time.Duration) string { return strings.Replace(sheet.ClockText(d), "-", "−", 1) }

// clocked tells what was done to the clock; nothing where something else happened.
func (l *Language) clocked(w sheet.What, g sheet.Game) (string, bool) {
	s, c := &g.Standings, &l.Clock
	seat := s.OnTurn
	set, isSet := w.(sheet.ClockSet)
	if isSet && set.Player != 0 {
		seat = set.Player
	}
	player, shows := l.ClockName(g, seat), ""
	if s.Clock.Kind != sheet.GameClock || seat > 0 {
		shows = Time(s.Clock.WholeSeconds(s.Time(max(1, seat), 0)))
	}
	switch what := w.(type) {
	case sheet.ClockChosen:
		return l.ClockChoice(what.ClockChoice), true
	case sheet.ClockStarted:
		return c.Runs(player, shows), true
	case sheet.ClockStopped:
		return c.Stands(player, shows), true
	case sheet.ClockSet:
		return c.Set(player, shows), true
	}
	return "", false
}

// ClockName is whose clock it is; "" where each turn or round has one.
func (l *Language) ClockName(g sheet.Game, seat int) string {
	if g.Standings.Clock.Kind != sheet.GameClock || seat == 0 {
		return ""
	}
	return l.Seat(g, seat)
}

// ClockChoice tells a clock that was chosen.
func (l *Language) ClockChoice(c sheet.ClockChoice) string {
	tell, ok := l.Clock.Chosen[c.Kind]
	switch {
	case !ok:
		return l.Clock.None
	case c.Length == 0:
		return tell("")
	}
	return tell(Time(c.Length))
}
