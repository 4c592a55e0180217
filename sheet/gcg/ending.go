package gcg

import (
	"slices"

	"tanteo/scoring"
	"tanteo/sheet"
)

// ending is what the lines of the leftovers say together.
type ending struct {
	at    int // index of its event; -1 before there is one
	lines []endLine
}

type endLine struct {
	e     *entry
	seat  int
	tiles []scoring.Tile
	value int
	out   bool // the tiles are those of the others
	n     int  // points
	off   int  // of the total, as sheet.Event.Off
}

// left notes a line of leftovers. All of them are one event, at the place of the first.
func (w *walk) left(e *entry, who int, event sheet.Event) {
	tiles, bad := w.spell.loose(e.word.text, w.head.bracketed)
	if bad >= 0 || len(tiles) > maxRack {
		w.bad(BadTiles, e, e.word)
		return
	}
	line := endLine{e: e, seat: who, tiles: tiles}
	for _, t := range tiles {
		line.value += w.choice.Edition.LeftValue(t)
	}
	line.n = e.points.or(2 * line.value)
	own := event.Rack != nil && sameTiles(event.Rack, tiles)
	line.out = !own && (line.n > 0 || line.n == 0 && e.rack.text == "")
	if !line.out && e.rack.text != "" && !sameTiles(event.Rack, tiles) {
		w.doubt(DoubtLeft, e.line, e.column(e.rack), e.rack.text)
	}
	if w.ending.at < 0 {
		w.ending.at = len(w.g.Log.Events)
		w.add(sheet.Event{Note: e.rest})
	}
	w.scored(e, who, &event, line.n, line.n)
	line.off = event.Off
	w.ending.lines = append(w.ending.lines, line)
}

// finishEnding makes the event of the lines, holds them to their rule, and keeps the rule
// that they follow.
func (w *walk) finishEnding() {
	if w.ending.at < 0 {
		return
	}
	what := sheet.Ended{Left: make([]sheet.Leftover, len(w.seats))}
	told, offs := make([]int, len(w.seats)), make([]int, len(w.seats))
	rule := w.ending.rule(len(w.seats))
	for _, l := range w.ending.lines {
		told[l.seat-1] += l.n
		offs[l.seat-1] += l.off
		if l.out {
			what.Left[l.seat-1] = sheet.Leftover{Out: true}
		} else {
			what.Left[l.seat-1] = sheet.Leftover{Tiles: l.tiles}
		}
		w.checkEnd(l, rule)
	}
	if other, tiles := w.ending.others(); other > 0 && other <= len(w.seats) {
		what.Left[other-1] = sheet.Leftover{Tiles: tiles}
	}
	if rule != "" {
		w.g.Log.Rules.Classic.Leftovers = rule
	}
	changes := sheet.Settle(what.Left, w.choice.Edition, w.g.Log.Rules.Classic.Leftovers)
	if !slices.Equal(changes, told) {
		what.Told = told
	}
	if slices.ContainsFunc(offs, func(n int) bool { return n != 0 }) {
		what.Off = offs
	}
	w.g.Log.Events[w.ending.at].What = what
}

// rule is the rule that the lines follow: Twice where one player has them all, PlusMinus
// where each has a line of his own; "" where nobody went out.
func (e ending) rule(players int) sheet.Leftovers {
	outs, owns := 0, 0
	for _, l := range e.lines {
		if l.out {
			outs++
		} else {
			owns++
		}
	}
	switch {
	case outs == 0:
		return ""
	case owns > 0 || players != 2:
		return sheet.PlusMinus
	}
	return sheet.Twice
}

// others finds whose the tiles are that only the line of the one who went out tells: between
// two players the other's; of more, nobody knows, and they stand with the first of them.
func (e ending) others() (seat int, tiles []scoring.Tile) {
	if len(e.lines) != 1 || !e.lines[0].out {
		return 0, nil
	}
	if e.lines[0].seat == 1 {
		return 2, e.lines[0].tiles
	}
	return 1, e.lines[0].tiles
}

// checkEnd holds a line to what its tiles are worth.
func (w *walk) checkEnd(l endLine, rule sheet.Leftovers) {
	ours := -l.value
	switch {
	case l.out && len(w.seats) != 2 && l.n == 2*l.value:
		return // how it is settled between more than two is not defined
	case l.out && (rule == sheet.Twice || w.choice.Twice && len(w.seats) == 2):
		ours = 2 * l.value
	case l.out:
		ours = l.value
	}
	if l.n == ours {
		return
	}
	d := Difference{Line: l.e.line, Column: l.e.column(l.e.word), Kind: End, File: l.n, Ours: ours, Text: l.e.word.text}
	switch {
	case l.out && l.n == l.value:
		d.Cause = CauseOnce
	case l.n == 2*ours || !l.out && l.n == -ours:
		d.Cause = CauseDouble
	}
	w.seats[l.seat-1].counted += ours - l.n
	at, _ := slices.BinarySearchFunc(w.g.Differences, d.Line, func(d Difference, line int) int { return d.Line - line })
	w.g.Differences = slices.Insert(w.g.Differences, at, d)
}

// sameTiles says whether two racks hold the same tiles.
func sameTiles(a, b []scoring.Tile) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(a, b)
}
