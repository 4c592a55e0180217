package sheet

import (
	"strconv"
	"strings"

	"tanteo/scoring"
)

// LineOf writes the line that notes a row of the sheet, with the command words that word
// gives. Parse reads it back.
func (g Game) LineOf(t Turn, word func(Command) string) string {
	e := g.Edition
	var line string
	switch what := g.Log.Events[t.Event].What.(type) {
	case Played:
		line = g.Log.Notation.Format(what.Play.Start, what.Play.Direction) + " "
		for _, tile := range what.Play.Tiles {
			line += tileMark(e, tile.Tile, tile.New)
		}
	case Typed:
		line = "="
		for _, w := range what.Words {
			line += " " + w.Text(e)
		}
	case Points:
		line = strconv.Itoa(what.Points)
	case Passed:
		line = word(CommandPass)
	case Withdrawn:
		line = word(CommandWithdrawn)
	case Exchanged:
		line = word(CommandExchange)
		switch {
		case what.Tiles != nil:
			line += " " + rackText(e, what.Tiles)
		case what.Count > 0:
			line += " " + strconv.Itoa(what.Count)
		}
	case ChallengeFailed:
		line = word(CommandChallenge) + " " + word(CommandFailed) + " " + strconv.Itoa(t.Player) + " " + strconv.Itoa(what.Words)
	case Penalty:
		line = adjustment(word(CommandPenalty), what.Player, what.Points, what.Reason)
	case Bonus:
		line = adjustment(word(CommandBonus), what.Player, what.Points, what.Reason)
	case Ended:
		line = word(CommandEnd)
		for i, l := range what.Left {
			if !g.Standings.Players[i].Gone {
				line += " " + l.Text(e)
			}
		}
	}
	if rack := g.Log.Events[t.Event].Rack; rack != nil {
		line += " / " + rackText(e, rack)
	}
	return line
}

func adjustment(word string, player, points int, reason string) string {
	return strings.TrimSpace(word + " " + strconv.Itoa(player) + " " + strconv.Itoa(points) + " " + reason)
}

func tileMark(e *scoring.Edition, t scoring.Tile, isNew bool) string {
	text := e.Text(t.Letter())
	if t.IsBlank() && isNew {
		text += "?"
	}
	return text
}

func rackText(e *scoring.Edition, rack []scoring.Tile) string {
	var b strings.Builder
	for _, t := range rack {
		b.WriteString(e.TileText(t))
	}
	return b.String()
}

// Text writes a leftover as `end` takes it.
func (l Leftover) Text(e *scoring.Edition) string {
	switch {
	case l.Out:
		return "-"
	case l.Tiles == nil:
		return strconv.Itoa(l.Points)
	}
	return rackText(e, l.Tiles)
}
