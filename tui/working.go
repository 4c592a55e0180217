package tui

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
func (v view) countedLines(w scoring.Working, wide int) []string {
	lines := append(v.WorkingLines(w, v.at.game.Edition, wide), v.workingTotal(w, wide)...)
	return append(lines, v.listedLines(w, wide)...)
}

// workingTotal is the line under more than one word, or under a bonus.
func (v view) workingTotal(w scoring.Working, wide int) []string {
	if len(w.Words) < 2 && w.Bonus == 0 {
		return nil
	}
	total := strconv.Itoa(w.Points)
	return []string{
		v.Muted(strings.Repeat(draw.SignLine, wide)),
		v.Look.Bold.Put(draw.Spread(v.Lang.Screen.Total, total, wide)),
	}
}

// fromTotal is how many lines of a working there are from the rule above its total on: with what
// the list says of its words.
func (v view) fromTotal(body []string) int {
	for i := len(body) - 1; i > 0; i-- {
		if strings.Contains(body[i-1], draw.SignLine+draw.SignLine) && strings.Contains(body[i], v.Lang.Screen.Total) {
			return len(body) - i + 1
		}
	}
	return 0
}

// cutAfterTotal is a working in h lines that hold its words: as much of the rest as there is room
// for, the total before the rule above it.
func (v view) cutAfterTotal(body []string, h int) []string {
	words := len(body) - v.fromTotal(body)
	if words+1 == h {
		return append(body[:words:words], body[words+1])
	}
	return body[:h]
}

// liveText tells what is being laid or typed, and what a correction would change.
func (v view) liveText(w int) []string {
	t, s, live := v.at, &v.Lang.Screen, &v.at.live
	var body []string
	switch {
	case live.refused:
		word := ""
		for _, l := range t.board.Laid {
			word += t.view.Edition.Text(l.Tile.Letter())
		}
		if live.play != nil {
			word = ""
			for _, tile := range live.play.Tiles {
				word += t.view.Edition.Text(tile.Tile.Letter())
			}
		}
		return []string{word, v.Muted(s.NotCounted)}
	case live.working != nil:
		body = v.countedLines(*live.working, w)
	}
	if live.trial == nil {
		return body
	}
	if old, ok := t.wasBefore(live.line); ok {
		body = append(body, draw.Wrapped(s.Was(old.Points)+" "+v.totalsChange(), w)...)
	} else {
		body = append(body, draw.Wrapped(v.totalsChange(), w)...)
	}
	if len(live.answer.Faults) > 0 {
		body = append(body, v.FaultLines(v.Lang.WouldFault(live.answer.Faults, t.game), w)...)
	}
	return body
}

// turnText tells a turn of the sheet.
func (v view) turnText(turn sheet.Turn, w int) []string {
	t := v.at
	working, ok := t.game.Working(turn)
	var body []string
	if ok {
		body = v.countedLines(working, w)
	}
	if !ok || turn.Challenged || t.focus == onSide || t.looking != 0 {
		rack := rackText(&t.game, turn)
		if rack != "" {
			rack = " " + draw.SignDot + " " + rack
		}
		text := v.Lang.Named(v.Lang.Seat(t.game, turn.Player)+rack, v.Lang.Row(t.game, turn))
		switch {
		case t.counting:
			text = v.Lang.Row(t.game, turn) // nobody plays
		case ok && !turn.Challenged:
			text = v.Lang.Seat(t.game, turn.Player) + rack
		}
		body = slices.Concat(draw.Wrapped(text, w), v.toldText(turn, ok, w), body)
	} else {
		body = append(v.toldText(turn, ok, w), body...)
	}
	if turn.Fault != nil {
		what, todo := v.Lang.Explain(turn.Fault, phrases.About(t.game, line.Of(t.game, turn, v.Lang.Word)))
		body = append(body, v.FaultLines(what+" "+todo, w)...)
	}
	if turn.Kind == sheet.KindPoints {
		body = append(body, v.MutedLines(v.Lang.Screen.ByHandUncounted, w)...)
	}
	return body
}

// toldText says where the figures of a turn are a file's and not ours, and what to do. Beside
// a working it names the points, which else stand in the row.
func (v view) toldText(turn sheet.Turn, working bool, w int) []string {
	t, s := v.at, &v.Lang.Screen
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
	if t.watching == "" {
		again := s.CountAgain(v.Lang.Word(line.CommandRecount) + " " + strconv.Itoa(turn.Number))
		if text != "" {
			again = v.Lang.Named(text, again)
		}
		text = again
	}
	return kit.Inked(text, w, v.Look.Ink[draw.Notice].Put)
}

// totalsChange is what the correction being tried does to the totals.
func (v view) totalsChange() string {
	live := &v.at.live
	if changed := v.Lang.Totals(live.answer, *live.trial); changed != "" {
		return changed
	}
	return v.Lang.Answers.SameAll
}
