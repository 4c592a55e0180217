package view

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// countedLines are a working, its total, and what the list says of its words.
func (v Table) countedLines(w scoring.Working, wide int) []string {
	lines := append(v.WorkingLines(w, v.At.Game.Edition, wide), v.WorkingTotal(w, wide)...)
	return append(lines, v.listedLines(w, wide)...)
}

// WorkingTotal is the line under more than one word, or under a bonus.
func (v Table) WorkingTotal(w scoring.Working, wide int) []string {
	if len(w.Words) < 2 && w.Bonus == 0 {
		return nil
	}
	total := strconv.Itoa(w.Points)
	return []string{
		v.Muted(strings.Repeat(draw.SignLine, wide)),
		v.Look.Bold.Put(draw.Spread(v.Lang.Screen.Total, total, wide)),
	}
}

// FromTotal is how many lines of a working there are from the rule above its total on: with what
// the list says of its words.
func (v Table) FromTotal(body []string) int {
	for i := len(body) - 1; i > 0; i-- {
		if strings.Contains(body[i-1], draw.SignLine+draw.SignLine) && strings.Contains(body[i], v.Lang.Screen.Total) {
			return len(body) - i + 1
		}
	}
	return 0
}

// CutAfterTotal is a working in h lines that hold its words: as much of the rest as there is room
// for, the total before the rule above it.
func (v Table) CutAfterTotal(body []string, h int) []string {
	words := len(body) - v.FromTotal(body)
	if words+1 == h {
		return append(body[:words:words], body[words+1])
	}
	return body[:h]
}

// LiveText tells what is being laid or typed, and what a correction would change.
func (v Table) LiveText(w int) []string {
	t, s, live := v.At, &v.Lang.Screen, &v.At.Live
	var body []string
	switch {
	case live.Refused:
		word := ""
		for _, l := range t.Board.Laid {
			word += t.Table.Edition.Text(l.Tile.Letter())
		}
		if live.Play != nil {
			word = ""
			for _, tile := range live.Play.Tiles {
				word += t.Table.Edition.Text(tile.Tile.Letter())
			}
		}
		return []string{word, v.Muted(s.NotCounted)}
	case live.Working != nil:
		body = v.countedLines(*live.Working, w)
	}
	if live.Trial == nil {
		return body
	}
	if old, ok := t.wasBefore(live.Line); ok {
		body = append(body, draw.Wrapped(s.Was(old.Points)+" "+v.TotalsChange(), w)...)
	} else {
		body = append(body, draw.Wrapped(v.TotalsChange(), w)...)
	}
	if len(live.Answer.Faults) > 0 {
		body = append(body, v.FaultLines(v.Lang.WouldFault(live.Answer.Faults, t.Game), w)...)
	}
	return body
}

// TurnText tells a turn of the sheet.
func (v Table) TurnText(turn sheet.Turn, w int) []string {
	t := v.At
	working, ok := t.Game.Working(turn)
	var body []string
	if ok {
		body = v.countedLines(working, w)
	}
	if !ok || turn.Challenged || t.Focus == OnSide || t.Looking != 0 {
		rack := rackText(&t.Game, turn)
		if rack != "" {
			rack = " " + draw.SignDot + " " + rack
		}
		text := v.Lang.Named(v.Lang.Seat(t.Game, turn.Player)+rack, v.Lang.Row(t.Game, turn))
		switch {
		case t.Counting:
			text = v.Lang.Row(t.Game, turn) // nobody plays
		case ok && !turn.Challenged:
			text = v.Lang.Seat(t.Game, turn.Player) + rack
		}
		body = slices.Concat(draw.Wrapped(text, w), v.toldText(turn, ok, w), body)
	} else {
		body = append(v.toldText(turn, ok, w), body...)
	}
	if turn.Fault != nil {
		what, todo := v.Lang.Explain(turn.Fault, phrases.About(t.Game, line.Of(t.Game, turn, v.Lang.Word)))
		body = append(body, v.FaultLines(what+" "+todo, w)...)
	}
	if turn.Kind == sheet.KindPoints {
		body = append(body, v.MutedLines(v.Lang.Screen.ByHandUncounted, w)...)
	}
	return body
}

// toldText says where the figures of a turn are a file's and not ours, and what to do. Beside
// a working it names the points, which else stand in the row.
func (v Table) toldText(turn sheet.Turn, working bool, w int) []string {
	t, s := v.At, &v.Lang.Screen
	if turn.Challenged || turn.Fault != nil || !turn.Told && turn.Off == 0 {
		return nil
	}
	var figures []string
	if turn.Told && working {
		figures = append(figures, s.Told(turn.Counted, turn.Points))
	}
	if turn.Off != 0 {
		figures = append(figures, s.Off(turn.Off))
	}
	text := strings.Join(figures, ", ")
	if t.Watching == "" {
		again := s.CountAgain(v.Lang.Word(line.CommandRecount) + " " + strconv.Itoa(turn.Number))
		if text != "" {
			again = v.Lang.Named(text, again)
		}
		text = again
	}
	return kit.Inked(text, w, v.Look.Ink[draw.Notice].Put)
}

// TotalsChange is what the correction being tried does to the totals.
func (v Table) TotalsChange() string {
	live := &v.At.Live
	if changed := v.Lang.Totals(live.Answer, *live.Trial); changed != "" {
		return changed
	}
	return v.Lang.Answers.SameAll
}
