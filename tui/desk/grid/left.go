package grid

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/kit"
)

// leftTexts are the leftovers by seat: as typed, or as the end of the game has them.
func (v grid) leftTexts() []string {
	g := &v.At.Game
	texts := slices.Clone(v.left[:len(g.Standings.Players)])
	if turn, ok := v.endTurn(); ok {
		ended, _ := g.What(turn).(sheet.Ended)
		for i, l := range ended.Leftovers {
			if i < len(texts) {
				texts[i] = l.Text(g.Edition)
			}
		}
	}
	return texts
}

// endTurn is the row with which the game has ended.
func (v grid) endTurn() (sheet.Turn, bool) {
	s := &v.At.Game.Standings
	i := slices.IndexFunc(s.Turns, func(t sheet.Turn) bool { return t.Kind == sheet.KindEnd })
	if i < 0 || !s.Finished {
		return sheet.Turn{}, false
	}
	return s.Turns[i], true
}

// endLine is the line of the leftovers. An empty leftover becomes "-", for the player who went
// out. So does a 0 where a closing sum is typed for the player.
func (v grid) endLine(left []string) string {
	end := v.Lang.Word(line.CommandEnd)
	if turn, ok := v.endTurn(); ok {
		end = v.Lang.Word(line.CommandEdit) + " " + strconv.Itoa(turn.Number) + " " + end
	}
	for i, text := range left {
		switch {
		case v.At.Game.Standings.Players[i].Gone:
			continue
		case text == "" || text == "0" && strings.Trim(v.closing[i], "0") != "":
			text = "-"
		}
		end += " " + text
	}
	return end
}

// leftText is a leftover as `end` reads it, without the minus that the name of the row has
// already.
func leftText(text string) string {
	text = strings.ToUpper(strings.ReplaceAll(text, " ", ""))
	if points := strings.TrimLeft(text, "-−"); points != "" {
		return points
	}
	return text
}

// settled is what the leftovers that are typed would do.
func (v grid) settled(left []string) (next sheet.Game, err error) {
	line, err := line.Parse(v.endLine(left), v.At.Game, v.Words)
	if err != nil {
		return next, err
	}
	next, _, err = v.At.Game.Do(line, sheet.Stamp{})
	return next, err
}

// noteLeft takes a leftover. Before the end it is only kept until all are there, and they make the
// end. After the end it corrects it.
func (v grid) noteLeft(to step) (Pane, kit.Action) {
	left, text := v.leftTexts(), leftText(v.text())
	if text == left[v.seat-1] {
		return v.gone(to), kit.Tell{}
	}
	left[v.seat-1] = text
	if _, ended := v.endTurn(); ended {
		v.then = pending{task: aCell, to: to}
		return v.Pane, kit.DoTexts{Texts: []string{v.endLine(left)}}
	}
	alone := make([]string, len(left)) // what the others have is not asked yet
	for i := range alone {
		alone[i] = "0"
	}
	alone[v.seat-1] = text
	if _, err := v.settled(alone); err != nil {
		return v.refused(err)
	}
	v.left[v.seat-1] = text
	return v.gone(to), kit.Tell{}
}

// noteClosing takes a sum. It is only kept, to be compared with the leftovers.
func (v grid) noteClosing(to step) (Pane, kit.Action) {
	next, err := v.withClosing()
	if err != nil {
		return v.refused(err)
	}
	v.Pane = next
	return v.gone(to), kit.Tell{}
}

// withClosing is the pane with the sum that is typed.
func (v grid) withClosing() (Pane, error) {
	v.closing[v.seat-1] = strings.TrimLeft(strings.ReplaceAll(v.text(), " ", ""), "+")
	return v.emptied(), v.checkClosing()
}

// checkClosing compares the typed sums with the leftovers, as far as these are known.
func (v grid) checkClosing() error {
	left := v.leftTexts()
	for i, text := range v.closing[:len(left)] {
		if text == "" || text == "0" {
			continue
		}
		sum, err := strconv.ParseUint(text, 10, 16)
		if err != nil || sum > sheet.MaxPoints {
			return &line.Error{Reason: line.Number, Text: text, Limit: sheet.MaxPoints}
		}
		if left[i] != "" && left[i] != "-" && left[i] != "0" {
			return &cellError{v.Lang.Grid.HasLeft(v.PlayerName(&v.At.Game, i+1))}
		}
		next, err := v.settled(left)
		if _, ended := v.endTurn(); err != nil && !ended {
			continue
		}
		if err != nil {
			return err
		}
		if got := next.Standings.Players[i].Adjustment; got != int(sum) {
			return &cellError{v.Lang.Grid.Sum(int(sum), got)}
		}
	}
	return nil
}

// end ends the game with what stands in the rows of the leftovers.
func (v grid) end() (Pane, kit.Action) {
	if v.typing {
		next, err := v.withClosing()
		if err != nil {
			return v.refused(err)
		}
		v.Pane = next
	}
	if err := v.checkClosing(); err != nil {
		return v.refused(err)
	}
	v.then = pending{task: theEnd}
	return v.Pane, kit.DoTexts{Texts: []string{v.endLine(v.leftTexts())}}
}
