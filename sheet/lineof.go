package sheet

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/scoring"
)

// LineOf writes the line that notes a row of the sheet, with the command words that word
// gives. Parse reads it back. A rack of which not every tile is known is left out.
func (g Game) LineOf(t Turn, word func(Command) string) string {
	e, event := g.Edition, g.Log.Events[t.Event]
	var line string
	switch what := OfMaster(event.What).(type) {
	case Played:
		line = g.lineOfPlay(what.Play)
	case Typed:
		line = lineOfTyped(e, what.Words)
	case Points:
		line = strconv.Itoa(what.Points)
	case Passed:
		line = word(CommandPass)
	case Withdrawn:
		line = word(CommandWithdrawn)
	case Exchanged:
		line = word(CommandExchange)
		switch {
		case what.Tiles != nil && !slices.Contains(what.Tiles, 0):
			line += " " + RackText(e, what.Tiles)
		case what.Count > 0:
			line += " " + strconv.Itoa(what.Count)
		}
	case ChallengeFailed:
		line = word(CommandChallenge) + " " + word(CommandFailed) + failedText(event.Player, what.Words)
	case Penalty:
		line = adjustment(word(CommandPenalty), what.Player, what.Points, what.Reason)
	case Bonus:
		line = adjustment(word(CommandBonus), what.Player, what.Points, what.Reason)
	case Overtime:
		line = adjustment(word(CommandOvertime), what.Player, what.Points, "")
		if what.Time > 0 {
			line = word(CommandOvertime) + " " + strconv.Itoa(what.Player) + " " + ClockText(what.Time)
		}
	case Warning:
		line = strings.TrimSpace(word(CommandWarning) + " " + strconv.Itoa(what.Player) + " " + what.Reason)
	case Wrong:
		line = word(CommandWrong) + " " + strconv.Itoa(t.Wrong)
	case Ended:
		line = word(CommandEnd)
		players := g.cut(t.Event).Standings.Players
		for i, l := range what.Left {
			if i < len(players) && !players[i].Gone {
				line += " " + l.Text(e)
			}
		}
	}
	if event.Rack != nil && !slices.Contains(event.Rack, 0) {
		line += " / " + RackText(e, event.Rack)
	}
	if _, master := event.What.(Master); master {
		line = word(CommandMaster) + " " + line
	}
	if event.Player != 0 && TakesTurn(event.What) {
		line = strconv.Itoa(event.Player) + ": " + line
	}
	return line
}

// failedText is what follows "challenge failed": nothing, where the one on turn challenged one
// word.
func failedText(challenger, words int) string {
	switch {
	case challenger != 0:
		return " " + strconv.Itoa(challenger) + " " + strconv.Itoa(max(1, words))
	case words > 1:
		return " " + strconv.Itoa(words)
	}
	return ""
}

// LineOfReading writes a line that Parse reads as a reading that was not taken; of a rack only
// its tiles.
func (g Game) LineOfReading(r Reading, word func(Command) string) string {
	switch what := r.Event.What.(type) {
	case Played:
		line := g.lineOfPlay(what.Play)
		if r.Loose {
			line = word(CommandLay) + " " + line
		}
		return line
	case Typed:
		return lineOfTyped(g.Edition, what.Words)
	case ChallengeFailed:
		return word(CommandChallenge) + " " + word(CommandFailed) + " " + strconv.Itoa(r.Event.Player) + " " + strconv.Itoa(what.Words)
	}
	return RackText(g.Edition, r.Tiles)
}

func (g Game) lineOfPlay(p scoring.Play) string {
	return g.Log.Notation.Format(p.Start, p.Direction) + " " + playText(g.Edition, p)
}

func lineOfTyped(e *scoring.Edition, words scoring.Typed) string {
	line := "="
	for _, w := range words {
		line += " " + w.Text(e)
	}
	return line
}

func adjustment(word string, player, points int, reason string) string {
	return strings.TrimSpace(word + " " + strconv.Itoa(player) + " " + strconv.Itoa(points) + " " + reason)
}

func playText(e *scoring.Edition, p scoring.Play) string {
	var b strings.Builder
	for i, t := range p.Tiles {
		if i > 0 {
			before := p.Tiles[i-1].Tile.Letter()
			read, err := e.Spell(e.Text(before) + e.Text(t.Tile.Letter()))
			if err != nil || !slices.Equal(scoring.LettersOf(read.Tiles), []scoring.Letter{before, t.Tile.Letter()}) {
				b.WriteByte('|')
			}
		}
		b.WriteString(e.Text(t.Tile.Letter()))
		if t.Tile.IsBlank() && t.New {
			b.WriteByte('?')
		}
	}
	return b.String()
}

// RackText writes the tiles of a rack as they are typed: "?" is a blank, and R|R two tiles where
// RR is one.
func RackText(e *scoring.Edition, rack []scoring.Tile) string {
	var b strings.Builder
	for i, t := range rack {
		if t.IsBlank() {
			b.WriteByte('?')
			continue
		}
		if i > 0 && !rack[i-1].IsBlank() {
			read, err := e.SpellRack(e.TileText(rack[i-1]) + e.TileText(t))
			if err != nil || !slices.Equal(read, rack[i-1:i+1]) {
				b.WriteByte('|')
			}
		}
		b.WriteString(e.TileText(t))
	}
	return b.String()
}

// Text writes a leftover as `end` takes it: in points, where not every tile is known.
func (l Leftover) Text(e *scoring.Edition) string {
	switch {
	case l.Out:
		return "-"
	case len(l.Tiles) == 0 || slices.Contains(l.Tiles, 0):
		return strconv.Itoa(l.Value(e))
	}
	return RackText(e, l.Tiles)
}
