package line

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Of writes the line that notes a row of the sheet, with the command words that word
// gives. Parse reads it back. A rack of which not every tile is known is left out.
func Of(g sheet.Game, t sheet.Turn, word func(Command) string) string {
	e, event := g.Edition, g.Log.Events[t.Event]
	var line string
	switch what := sheet.OfMaster(event.What).(type) {
	case sheet.Played:
		line = OfPlay(g, what.Play)
	case sheet.Typed:
		line = ofTyped(e, what.Words)
	case sheet.Points:
		line = strconv.Itoa(what.Points)
	case sheet.Passed:
		line = word(CommandPass)
	case sheet.Withdrawn:
		line = word(CommandWithdrawn)
	case sheet.Exchanged:
		line = word(CommandExchange)
		switch {
		case what.Tiles != nil && !slices.Contains(what.Tiles, 0):
			line += " " + sheet.RackText(e, what.Tiles)
		case what.Count > 0:
			line += " " + strconv.Itoa(what.Count)
		}
	case sheet.ChallengeFailed:
		line = word(CommandChallenge) + " " + word(CommandFailed) + failedText(event.Player, what.Words)
	case sheet.Penalty:
		line = adjustment(word(CommandPenalty), what.Player, what.Points, what.Reason)
	case sheet.Bonus:
		line = adjustment(word(CommandBonus), what.Player, what.Points, what.Reason)
	case sheet.Overtime:
		line = adjustment(word(CommandOvertime), what.Player, what.Points, "")
		if what.Time > 0 {
			line = word(CommandOvertime) + " " + strconv.Itoa(what.Player) + " " + sheet.ClockText(what.Time)
		}
	case sheet.Warning:
		line = strings.TrimSpace(word(CommandWarning) + " " + strconv.Itoa(what.Player) + " " + what.Reason)
	case sheet.Wrong:
		line = word(CommandWrong) + " " + strconv.Itoa(t.Wrong)
	case sheet.Ended:
		line = word(CommandEnd)
		players := g.Before(t.Number).Standings.Players
		for i, l := range what.Leftovers {
			if i < len(players) && !players[i].Gone {
				line += " " + l.Text(e)
			}
		}
	}
	if event.Rack != nil && !slices.Contains(event.Rack, 0) {
		line += " / " + sheet.RackText(e, event.Rack)
	}
	if _, master := event.What.(sheet.Master); master {
		line = word(CommandMaster) + " " + line
	}
	if event.Player != 0 && sheet.TakesTurn(event.What) {
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

// OfReading writes a line that Parse reads as a reading that was not taken; of a rack only
// its tiles.
func OfReading(g sheet.Game, r sheet.Reading, word func(Command) string) string {
	switch what := r.Event.What.(type) {
	case sheet.Played:
		line := OfPlay(g, what.Play)
		if r.Loose {
			line = word(CommandLay) + " " + line
		}
		return line
	case sheet.Typed:
		return ofTyped(g.Edition, what.Words)
	case sheet.ChallengeFailed:
		return word(CommandChallenge) + " " + word(CommandFailed) + " " + strconv.Itoa(r.Event.Player) + " " + strconv.Itoa(what.Words)
	}
	return sheet.RackText(g.Edition, r.Tiles)
}

// OfPlay writes a play, as Of does.
func OfPlay(g sheet.Game, p scoring.Play) string {
	return g.Log.Notation.Format(p.Start, p.Direction) + " " + playText(g.Edition, p)
}

func ofTyped(e *scoring.Edition, words scoring.Typed) string {
	line := "="
	for _, w := range words {
		line += " " + w.Text(e)
	}
	return line
}

func adjustment(word string, player, points int, reason string) string {
	return strings.TrimSpace(word + " " + strconv.Itoa(player) + " " + strconv.Itoa(points) + " " + reason)
}

// playText writes the word of a play. Of two tiles that lie there and spell a letter of the edition
// together, as two single L can after a correction, the second is a dot: such a pair cannot be typed.
func playText(e *scoring.Edition, p scoring.Play) string {
	var b strings.Builder
	for i, t := range p.Tiles {
		if i > 0 {
			before := p.Tiles[i-1].Tile.Letter()
			if !t.New && !p.Tiles[i-1].New && e.Pair(before, t.Tile.Letter()) {
				b.WriteByte('.')
				continue
			}
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

// OfOvertime writes the line that notes it, as Of does.
func OfOvertime(due sheet.OvertimeDue, word func(Command) string) string {
	line := fmt.Sprintf("%s %d %s", word(CommandOvertime), due.Player, sheet.ClockText(due.Time))
	if due.Row > 0 {
		line = fmt.Sprintf("%s %d %s", word(CommandEdit), due.Row, line)
	}
	return line
}
