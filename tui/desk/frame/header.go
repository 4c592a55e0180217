package frame

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/tui/desk/layout"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// Header draws the players and the rule under them.
func (v View) Header(rows []string) {
	l := &v.Lay
	if l.Players >= 0 {
		if l.CompactPlayers {
			rows[l.Players] = v.compactHeader()
		} else {
			rows[l.Players] = v.playersLine()
		}
	}
	if l.Rule >= 0 {
		rows[l.Rule] = v.leaderRule()
	}
}

func (v View) playersLine() string {
	t := v.At
	if t.Counting {
		return v.Look.Bold.Put(draw.Spread(v.Lang.Screen.Start.JustCount, t.Game.Edition.ID+"  ", v.Lay.W))
	}
	return v.seating().players(v)
}

// byName shows a few players with their totals, side by side or one below the other.
type byName struct{}

func (byName) players(v View) string {
	t := v.At
	s, totals := t.Standings(), t.Totals()
	n := len(s.Players)
	var b strings.Builder
	for i := range s.Players {
		w := v.Lay.W*(i+1)/n - v.Lay.W*i/n
		total := phrases.Number(totals[i])
		time := ""
		if n == 2 {
			time = v.playerTime(i + 1)
		}
		name := draw.Pad(v.PlayerName(&t.Shown, i+1), w-2-2-draw.Width(time)-draw.Width(total)-1)
		if t.Marked() == i+1 {
			name = v.Look.Ink[draw.Accent].Put(name)
		}
		b.WriteString(v.turnMark(i+1) + name + time + " " + v.totalInk(i+1).Put(total) + "  ")
	}
	return draw.Pad(b.String(), v.Lay.W)
}

// turnMark is the sign of the player on turn, or blanks as wide for others.
func (v View) turnMark(seat int) string {
	if v.At.Marked() == seat {
		return v.Look.Ink[draw.Accent].Put(draw.SignTurn) + " "
	}
	return "  "
}

func (v View) totalInk(seat int) draw.Ink {
	if v.leads(seat) {
		return v.Look.Ink[draw.Leader]
	}
	return v.Look.Bold
}

func (v View) leads(seat int) bool { return slices.Contains(v.At.Leaders(), seat) }

// leaderRule is the rule under the players.
func (v View) leaderRule() string {
	if v.At.Counting {
		return strings.Repeat(draw.SignLine, v.Lay.W)
	}
	return v.seating().rule(v)
}

// rule is heavy under each leader.
func (byName) rule(v View) string {
	n := len(v.At.Standings().Players)
	var b strings.Builder
	for i := range n {
		w := v.Lay.W*(i+1)/n - v.Lay.W*i/n
		if v.leads(i + 1) {
			heavy := w
			if i < n-1 {
				heavy = w - 2
			}
			b.WriteString(v.Look.Ink[draw.Leader].Put(strings.Repeat(draw.SignHeavy, heavy)))
			b.WriteString(strings.Repeat(draw.SignLine, w-heavy))
			continue
		}
		b.WriteString(strings.Repeat(draw.SignLine, w))
	}
	return b.String()
}

// compactHeader is the players in a window with little room.
func (v View) compactHeader() string {
	t := v.At
	if t.Counting {
		return draw.Spread(v.Lang.Screen.Start.JustCount, t.Game.Edition.ID, v.Lay.W)
	}
	return v.seating().compact(v)
}

// compact shows all players, or only the one on turn and the leader where not all fit.
func (byName) compact(v View) string {
	t := v.At
	bag := v.Lang.Screen.Bag + " " + strconv.Itoa(t.Shown.Standings.Tiles.Bag) + " "
	if time, ink := v.clockText(false); time != "" {
		bag = ink.Put(time) + "  " + bag
	}
	all := v.compactPlayers(func(int) bool { return true })
	if draw.Width(all)+draw.Width(bag) > v.Lay.W {
		all = v.compactPlayers(func(seat int) bool { return seat == t.Marked() || v.leads(seat) })
	}
	return draw.Spread(all, bag, v.Lay.W)
}

// compactPlayers writes the players that are drawn one after the other.
func (v View) compactPlayers(drawn func(seat int) bool) string {
	t := v.At
	var text string
	totals := t.Totals()
	for i := range t.Standings().Players {
		seat := i + 1
		if !drawn(seat) {
			continue
		}
		total := phrases.Number(totals[i])
		if v.leads(seat) && v.Look.Mono {
			total += "*"
		}
		name := v.PlayerName(&t.Shown, seat)
		text += v.turnMark(seat) + draw.Pad(name, min(12, draw.Width(name))) + " " + v.totalInk(seat).Put(total) + " "
	}
	return text
}

// answerRoom is the width for the first line of the answer. Beside a large board it stands behind
// the entry.
func (v View) answerRoom(w int) int {
	if v.Lay.Strip.W > 0 && !v.PageOpen() {
		return v.Lay.W - layout.EntryWidth
	}
	return w
}

// WithStrip puts the players beside a large board.
func (v View) WithStrip(left string, y int, under Under) string {
	l, text := &v.Lay, ""
	if y < l.Strip.Y+l.Strip.H {
		text = v.seating().strip(v, y-l.Strip.Y)
	}
	if y == l.Entry {
		return draw.Pad(v.EntryLine(layout.EntryWidth-2), layout.EntryWidth-2) + "  " + under.Answers[0]
	}
	return draw.Pad(draw.Pad(left, l.Board.W)+" "+text, l.W)
}

// linesEach is how many lines each player has beside a large board, with a blank one.
const linesEach = 3

func (byName) strip(v View, i int) string {
	t, w := v.At, v.Lay.Strip.W
	switch below := i - linesEach*len(t.Standings().Players); {
	case below < 0:
		seat := i/linesEach + 1
		switch i % linesEach {
		case 0:
			return v.turnMark(seat) + draw.Pad(v.PlayerName(&t.Shown, seat), w-2)
		case 1:
			time := v.playerTime(seat)
			return time + v.totalInk(seat).Put(draw.Right(phrases.Number(t.Totals()[seat-1]), w-1-draw.Width(time)))
		}
	case below == 0:
		return v.Lang.Screen.Bag + " " + strconv.Itoa(t.Shown.Standings.Tiles.Bag)
	case below == 1:
		return v.Lang.Screen.Unseen + " " + strconv.Itoa(t.Shown.Standings.Tiles.Unseen)
	case below == 2:
		time, ink := v.clockText(true)
		return ink.Put(time)
	}
	return ""
}
