package view

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// PlayerName is what a player is called, safe to draw.
func (v Table) PlayerName(g *sheet.Game, seat int) string { return v.Lang.Seat(*g, seat) }

// TurnWord is what a turn is called in a narrow column: its word, or its kind.
func (v Table) TurnWord(g *sheet.Game, t *sheet.Turn) string {
	if word := g.Word(*t); word != "" {
		return word
	}
	return v.Lang.Kind(t.Kind)
}

// Points writes points with the minus sign of the frame: "!" where a turn has a fault, and a
// sign before points that were told.
func (v Table) Points(t *sheet.Turn) string { return pointsOf(t) }

func pointsOf(t *sheet.Turn) string {
	points := phrases.Number(t.Points)
	if !t.TakesTurn() {
		points = phrases.Signed(t.Points)
	}
	switch {
	case t.Fault != nil:
		return "! 0"
	case t.Told:
		return draw.SignTold + points
	}
	return points
}

// NowIn marks the turn that is being played in a column of a width: by its word where that fits,
// else by the sign of the turn.
func (v Table) NowIn(w int) string {
	if now := v.Lang.Screen.Now; draw.Width(now) <= w {
		return now
	}
	return draw.SignTurn
}

// Short is the beginning of a name.
func Short(name string, n int) string {
	runes := []rune(name)
	return string(runes[:min(len(runes), max(1, n))])
}

// rackText is the rack that a turn was played from, as far as it is known; "" where it is not.
func rackText(g *sheet.Game, turn sheet.Turn) string {
	text := ""
	for _, tile := range g.Log.Events[turn.Event].Rack {
		if tile == 0 {
			text += "_"
			continue
		}
		text += g.Edition.TileText(tile)
	}
	return text
}

// OverText says that a cell is above the master of its round.
func (v Table) OverText(seat, points int) string {
	if v.At.Hall() {
		return v.Lang.Rounds.OverTable(seat, points)
	}
	return v.Lang.Rounds.OverName(v.PlayerName(&v.At.Game, seat), points)
}

// TurnName is a turn, or a round of a duplicate, by its number.
func (v Table) TurnName(number int) string {
	return v.At.turnName(v.Lang, number)
}

// LiveWords is each word of what is being laid or typed with its points.
func (v Table) LiveWords() string {
	if working := v.At.Live.Working; working != nil {
		return v.EachWord(*working)
	}
	return ""
}

// EachWord is each word of a working with its points.
func (v Table) EachWord(working scoring.Working) string {
	var words []string
	for _, w := range working.Words {
		words = append(words, v.WordSign(w)+w.Text(v.At.Game.Edition)+" "+strconv.Itoa(w.Points))
	}
	return strings.Join(words, "  ")
}

// CellPrefix names whose play is being laid; "" in a game by turns.
func (v Table) CellPrefix() string {
	seat := v.At.NextCell()
	if seat == 0 {
		return ""
	}
	return v.Lang.Labelled(v.CellName(seat), "")
}

// CellName is whose a cell is: in a hall with the number of the table.
func (v Table) CellName(seat int) string {
	name := phrases.Fit(v.PlayerName(&v.At.Game, seat), 16)
	if v.At.Hall() {
		name = strconv.Itoa(seat) + " " + name
	}
	return name
}
