package sheet

import (
	"fmt"
	"strings"
	"time"
)

// Clock is the time of each player for a game, and what it costs to use more.
type Clock struct {
	Minutes   int  `json:"minutes,omitempty"`
	Least     int  `json:"least,omitempty"` // minutes too, where the book allows any from Least to Minutes
	Over      Over `json:"over,omitempty"`
	Points    int  `json:"points,omitempty"`     // OverPoints: off for each minute or fraction
	LossAfter int  `json:"loss_after,omitempty"` // OverPoints: minutes beyond which the game is lost; 0 is never
}

// Over is what happens to a player who uses more time than he has.
type Over string

// It costs him points, or the game at once, or he plays no more. "" is no such rule.
const (
	OverPoints  Over = "points"
	OverLoss    Over = "loss"
	OverNoPlays Over = "no-plays"
)

// MaxOvertime is the longest overtime that can be noted.
const MaxOvertime = 24 * time.Hour

// Cost is what so much overtime costs: points, or the game. The first second of a minute
// costs all of it.
func (c Clock) Cost(over time.Duration) (points int, lost bool) {
	switch {
	case over <= 0:
	case c.Over == OverLoss:
		lost = true
	case c.Over == OverPoints:
		minutes := int((over + time.Minute - 1) / time.Minute)
		points = minutes * c.Points
		lost = c.LossAfter > 0 && over > time.Duration(c.LossAfter)*time.Minute
	}
	return points, lost
}

// ClockText writes a time as a clock shows it: "1:05", "-0:12".
func ClockText(d time.Duration) string {
	sign, seconds := "", int(d/time.Second)
	if seconds < 0 {
		sign, seconds = "-", -seconds
	}
	return fmt.Sprintf("%s%d:%02d", sign, seconds/60, seconds%60)
}

// ParseClockText reads minutes and seconds as a clock shows them; more than nothing.
func ParseClockText(text string) (time.Duration, bool) {
	minutes, seconds, _ := strings.Cut(text, ":")
	m, ok := whole(minutes, int(MaxOvertime/time.Minute)-1)
	if !ok {
		return 0, false
	}
	s, ok := whole(seconds, 59)
	over := time.Duration(m)*time.Minute + time.Duration(s)*time.Second
	return over, ok && len(seconds) == 2 && over > 0
}

// Lost is why a player has lost whatever the points; "" where he has not.
type Lost string

// LostOnTime is the game lost on the clock.
const LostOnTime Lost = "time"

// overtime notes what a player's overtime costs him by the rules that count now. Times noted in
// several lines are added up before the cost is worked out.
func (f *folder) overtime(i int, what Overtime) {
	s := &f.s
	points := what.Points
	if what.Time > 0 && f.seat(what.Player) {
		player := &s.Players[what.Player-1]
		clock := f.rules.Classic.Clock
		before, _ := clock.Cost(player.over)
		player.over += what.Time
		all, lost := clock.Cost(player.over)
		points = all - before
		if lost {
			player.Lost = LostOnTime
		}
		if f.rules.Classic.Clock.Over == OverNoPlays {
			player.Stopped = true
			if s.OnTurn == what.Player {
				s.OnTurn = s.after(what.Player)
			}
			if f.next == what.Player {
				f.next = s.after(what.Player)
			}
		}
	}
	f.adjust(i, what.Player, KindOvertime, -points)
}
