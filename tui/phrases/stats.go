package phrases

import (
	"math/big"

	"tanteo/sheet"
	"tanteo/sheet/stats"
)

// Stats is what is said of many games together.
type Stats struct {
	Page                  Page   // the help of the command
	From, To, Scheme      string // its flags
	Day                   string // what a day can be, in Usage.BadValue
	NoPlayer              func(name string) Said
	WhichPlayer           func(name, possible string) Said
	Title                 string
	Hint                  string // of the choice of the start page
	Classic, Duplicate    string // kinds of games
	Games, People         func(n int) string
	None                  string // no game counts
	Nobody                string // games do, but no player has a result
	Reading               string
	Unfinished, Void      func(n int) string // games that count nowhere
	Copies, Unreadable    func(n int) string
	NotCounted            func(list string) string
	Nameless              func(seats int) string
	Highest, BestPlay     func(player, what, day string) string
	Brings                func(win, perPlayer, others int) string // what a game brings in a league
	Players, League       string                                  // tabs
	Player, Against       string                                  // heads of columns
	Played, Won, Shared   string
	Average, Best, Lowest string
	AllTiles, Total       string
	Ahead, Even, Behind   string
	For, Opposed          string // points of the one and of the other
	Points                string
	Results               func(games, won, shared int) string // facts of a player
	PerGame               func(game, turn string) string
	Fact                  StatsFacts
	ToKind, ToScheme      string // hints of keys
	ToPlayer              string
}

// StatsFacts are the labels of the facts of a player.
type StatsFacts struct{ Games, Average, Best, Lowest, BestPlay, AllTiles, Total string }

// KindOf is what a kind of games is called.
func (l *Language) KindOf(kind sheet.Kind) string {
	if kind == sheet.DuplicateGame {
		return l.Stats.Duplicate
	}
	return l.Stats.Classic
}

// LeftOut says what counts nowhere; nothing where all counts.
func (l *Language) LeftOut(left stats.LeftOut, unreadable int) []string {
	s := &l.Stats
	var all []string
	for _, part := range []struct {
		n    int
		text func(int) string
	}{{left.Unfinished, s.Unfinished}, {left.Void, s.Void}, {left.Copies, s.Copies}, {unreadable, s.Unreadable}} {
		if part.n > 0 {
			all = append(all, part.text(part.n))
		}
	}
	var lines []string
	if len(all) > 0 {
		lines = append(lines, s.NotCounted(l.Numbers.And(all)))
	}
	if left.Seats > 0 {
		lines = append(lines, s.Nameless(left.Seats))
	}
	return lines
}

// Share is a number of points that may have been shared: without decimals where it has none.
func (l *Language) Share(points *big.Rat) string {
	if points.IsInt() {
		return Number(int(points.Num().Int64()))
	}
	return l.Decimal(points)
}
