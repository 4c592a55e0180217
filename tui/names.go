package tui

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// playerName is what a player is called, safe to draw.
func (v view) playerName(g *sheet.Game, seat int) string { return v.Lang.Seat(*g, seat) }

// turnWord is what a turn is called in a narrow column: its word, or its kind.
func (v view) turnWord(g *sheet.Game, t *sheet.Turn) string {
	if word := g.Word(*t); word != "" {
		return word
	}
	return v.Lang.Kind(t.Kind)
}

// points writes points with the minus sign of the frame: "!" where a turn has a fault, and a
// sign before points that were told.
func (v view) points(t *sheet.Turn) string {
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

// nowIn marks the turn that is being played in a column of a width: by its word where that fits,
// else by the sign of the turn.
func (v view) nowIn(w int) string {
	if now := v.Lang.Screen.Now; draw.Width(now) <= w {
		return now
	}
	return draw.SignTurn
}

// short is the beginning of a name.
func short(name string, n int) string {
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

// overText says that a cell is above the master of its round.
func (v view) overText(seat, points int) string {
	if v.at.hall() {
		return v.Lang.Rounds.OverTable(seat, points)
	}
	return v.Lang.Rounds.OverName(v.playerName(&v.at.game, seat), points)
}

// turnName is a turn, or a round of a duplicate, by its number.
func (v view) turnName(number int) string {
	if v.at.duplicate() {
		return v.Lang.Rounds.Round(number)
	}
	return v.Lang.Screen.Turn(number)
}

// liveWords is each word of what is being laid or typed with its points.
func (v view) liveWords() string {
	if working := v.at.live.working; working != nil {
		return v.eachWord(*working)
	}
	return ""
}

// eachWord is each word of a working with its points.
func (v view) eachWord(working scoring.Working) string {
	var words []string
	for _, w := range working.Words {
		words = append(words, v.wordSign(w)+w.Text(v.at.game.Edition)+" "+strconv.Itoa(w.Points))
	}
	return strings.Join(words, "  ")
}

// cellPrefix names whose play is being laid; "" in a game by turns.
func (v view) cellPrefix() string {
	t := v.at
	if !t.duplicate() || t.looking != 0 || t.game.Standings.Finished {
		return ""
	}
	seat := t.nextSeat()
	if seat == 0 {
		return ""
	}
	name := phrases.Fit(v.playerName(&t.game, seat), 16)
	if t.hall() {
		name = strconv.Itoa(seat) + " " + name
	}
	return v.Lang.Named(name, "")
}
