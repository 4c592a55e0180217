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
func (v Table) countedLines(w scoring.Working, wide int) Text {
	body := Text{Lines: v.WorkingLines(w, v.At.Game.Edition, wide)}
	if total := v.WorkingTotal(w, wide); total != nil {
		body.Total = len(body.Lines)
		body = body.With(total...)
	}
	return body.With(v.listedLines(w, wide)...)
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

// LiveText tells what is being laid or typed, and what a correction would change.
func (v Table) LiveText(w int) Text {
	t, s, live := v.At, &v.Lang.Screen, &v.At.Live
	var body Text
	switch {
	case live.Refused:
		word := ""
		for _, l := range t.Board.Laid {
			word += t.Shown.Edition.Text(l.Tile.Letter())
		}
		if live.Play != nil {
			word = ""
			for _, tile := range live.Play.Tiles {
				word += t.Shown.Edition.Text(tile.Tile.Letter())
			}
		}
		return Text{Lines: []string{word, v.Muted(s.NotCounted)}}
	case live.Working != nil:
		body = v.countedLines(*live.Working, w)
	}
	if live.Trial == nil {
		return body
	}
	old, ok := t.wasBefore(live.Line)
	switch {
	case ok && v.Lang.Totals(live.Answer, *live.Trial) == "":
		body = body.With(draw.Wrapped(s.WasSame(old.Points), w)...)
	case ok:
		body = body.With(draw.Wrapped(s.Was(old.Points)+" "+v.TotalsChange(), w)...)
	default:
		body = body.With(draw.Wrapped(v.TotalsChange(), w)...)
	}
	if len(live.Answer.Faults) > 0 {
		body = body.With(v.FaultLines(v.Lang.WouldFault(live.Answer.Faults, t.Game), w)...)
	}
	return body
}

// TurnText tells a turn of the sheet.
func (v Table) TurnText(turn sheet.Turn, w int) Text {
	t := v.At
	working, ok := t.Worked(&t.Game, turn)
	var body Text
	if ok {
		body = v.countedLines(working, w)
	}
	if !ok || turn.Challenged || t.Focus == OnSide || t.Looking != 0 {
		rack := rackText(&t.Game, turn)
		if rack != "" {
			rack = " " + draw.SignDot + " " + rack
		}
		text := v.Lang.Labelled(v.Lang.Seat(t.Game, turn.Player)+rack, v.Lang.Row(t.Game, turn))
		switch {
		case t.Counting:
			text = v.Lang.Row(t.Game, turn) // nobody plays
		case ok && !turn.Challenged:
			text = v.Lang.Seat(t.Game, turn.Player) + rack
		}
		body = body.After(slices.Concat(draw.Wrapped(text, w), v.toldText(turn, ok, w))...)
	} else {
		body = body.After(v.toldText(turn, ok, w)...)
	}
	if turn.Fault != nil {
		what, todo := v.Lang.Explain(turn.Fault, phrases.About(t.Game, line.Of(t.Game, turn, v.Lang.Word)))
		body = body.With(v.FaultLines(what+" "+todo, w)...)
	}
	if turn.Kind == sheet.KindPoints {
		body = body.With(v.MutedLines(v.Lang.Screen.ByHandUncounted, w)...)
	}
	return body
}

// toldText says where a turn has a file's points and not ours, and what to do. With a working it
// names the points, which otherwise stand in the row.
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
			again = v.Lang.Labelled(text, again)
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
