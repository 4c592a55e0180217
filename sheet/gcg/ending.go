package gcg

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
)

// ending is what the lines of the leftovers say together.
type ending struct {
	at       int // index of its event; -1 before there is one
	lines    []endLine
	mover    int // the seat of whoever moved last
	byPoints int // lines to come that tell points alone
}

type endLine struct {
	e     *entry
	seat  int
	tiles []scoring.Tile
	value int
	out   bool // the tiles are those of the others
	n     int  // points
	off   int  // of the total, as sheet.Event.Off

	points bool // no tiles are told
}

// empty says whether the line says no more than that nothing was left.
func (l endLine) empty() bool { return l.n == 0 && len(l.tiles) == 0 }

// left notes a line of leftovers. All such lines make one event, which stands where the first of
// them stands.
func (w *walk) left(e *entry, who int, event sheet.Event) {
	tiles, lacks, bad := w.spell.loose(e.word.text, w.head.bracketed)
	if lacks {
		w.evidence.lacking++
	}
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
	w.beginEnding(sheet.Event{Note: e.rest})
	w.scored(e, who, &event, line.n, line.n)
	line.off = event.Off
	w.ending.lines = append(w.ending.lines, line)
}

// beginEnding adds the event of the leftovers, where it is not there yet.
func (w *walk) beginEnding(event sheet.Event) {
	if w.ending.at < 0 {
		w.ending.at, w.ending.mover = len(w.g.Log.Events), w.last.seat
		w.add(event)
	}
}

// finishEnding makes the event of the lines, holds them to their rule, and keeps the rule
// that they follow.
func (w *walk) finishEnding() {
	if w.ending.at < 0 {
		return
	}
	what := sheet.Ended{Leftovers: make([]sheet.Leftover, len(w.seats))}
	told, offs := make([]int, len(w.seats)), make([]int, len(w.seats))
	rule := w.ending.rule(len(w.seats))
	if w.leftovers == sheet.NoLeftovers {
		rule = w.leftovers
	}
	full := slices.ContainsFunc(w.ending.lines, func(l endLine) bool { return l.out && !l.empty() })
	for _, l := range w.ending.lines {
		told[l.seat-1] += l.n
		offs[l.seat-1] += l.off
		switch {
		case l.out && full && l.empty(): // it was another who went out
		case l.out:
			what.Leftovers[l.seat-1].Out = true
			if l.points && rule == sheet.Twice {
				what.Leftovers[2-l.seat].Points = l.n / 2
			}
		case l.points:
			what.Leftovers[l.seat-1].Points -= l.n
		default:
			what.Leftovers[l.seat-1].Tiles = append(what.Leftovers[l.seat-1].Tiles, l.tiles...)
		}
		w.checkEnd(l, rule)
	}
	for i := range what.Leftovers {
		l := &what.Leftovers[i]
		l.Out = l.Out && l.Tiles == nil && l.Points == 0 // lines may contradict each other
	}
	if over := w.ending.share(what.Leftovers); over != nil {
		w.bad(BadTiles, over.e, over.e.word)
	}
	for i := range what.Leftovers {
		if what.Leftovers[i].Tiles != nil {
			what.Leftovers[i].Points = 0 // they are those of the tiles
		}
	}
	if rule != "" {
		w.g.Log.Rules.Classic.Leftovers = rule
	}
	w.keepOrder(what.Leftovers)
	changes := sheet.Settle(what.Leftovers, w.choice.Edition, w.g.Log.Rules.Classic.Leftovers)
	if !slices.Equal(changes, told) {
		what.Told = told
	}
	if slices.ContainsFunc(offs, func(n int) bool { return n != 0 }) {
		what.Off = offs
	}
	w.g.Log.Events[w.ending.at].What = what
}

// endsTag keeps the seats of the lines of leftovers in their order, where nobody went out and
// whoever moved last is not first.
const endsTag = "gcg-ends"

func (w *walk) keepOrder(left []sheet.Leftover) {
	if slices.ContainsFunc(left, func(l sheet.Leftover) bool { return l.Out }) || len(w.ending.lines) < 2 {
		return
	}
	var seats []int
	for _, l := range w.ending.lines {
		seats = append(seats, l.seat)
	}
	usual := slices.SortedStableFunc(slices.Values(seats), func(a, b int) int {
		return cmp.Or(cmp.Compare(w.late(a), w.late(b)), cmp.Compare(a, b))
	})
	if !slices.Equal(seats, usual) {
		var texts []string
		for _, seat := range seats {
			texts = append(texts, strconv.Itoa(seat))
		}
		w.tag(endsTag, strings.Join(texts, " "))
	}
}

// late is 0 for whoever moved last and 1 for the others: the line of the one who moved last
// usually comes first.
func (w *walk) late(seat int) int {
	if seat == w.ending.mover {
		return 0
	}
	return 1
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

// share gives the tiles that only lines of the one who went out tell to those who have no line of
// their own: line by line in the order of the seats, and the rest to the last. With more than two
// players nobody knows whose tiles they are. Each tile is given out once, though a line with the
// tiles of all repeats tiles of other lines. The line with which they are more than can be
// written in one is told; nil for none.
func (e ending) share(left []sheet.Leftover) (over *endLine) {
	var without []int
	for i, l := range left {
		if !l.Out && l.Tiles == nil {
			without = append(without, i)
		}
	}
	told := make([][][]scoring.Tile, len(left)) // by the seat whose lines tell them, and whose they are
	for i := range told {
		told[i] = make([][]scoring.Tile, len(left))
	}
	all := 0
	for i, l := range e.lines {
		if !l.out {
			own := &told[l.seat-1][l.seat-1]
			*own = append(*own, l.tiles...)
			if all += len(l.tiles); all > maxRack {
				return &e.lines[i]
			}
		}
	}
	for i, l := range e.lines {
		if !l.out || len(without) == 0 {
			continue
		}
		s := sharing{tiles: l.tiles, without: without, stuck: map[[2]int]bool{}}
		for of := range left {
			for by := range told {
				if tiles := told[by][of]; by != l.seat-1 && len(tiles) > 0 {
					s.told = append(s.told, holding{of, tiles})
				}
			}
		}
		for _, part := range s.parts() {
			mine := &told[l.seat-1][part.of]
			*mine = append(*mine, part.tiles...)
			left[part.of].Tiles = append(left[part.of].Tiles, part.tiles...)
			if all += len(part.tiles); all > maxRack {
				return &e.lines[i]
			}
			if len(without) > 1 {
				without = slices.DeleteFunc(slices.Clone(without), func(seat int) bool { return seat == part.of })
			}
		}
	}
	return nil
}

// holding are tiles of a player, by the index of his seat.
type holding struct {
	of    int
	tiles []scoring.Tile
}

// sharing is a line with the tiles of several players under way to them.
type sharing struct {
	tiles   []scoring.Tile
	told    []holding       // what other lines tell, by seats
	without []int           // who may have the rest
	stuck   map[[2]int]bool // from a tile and a holding on there is no way
}

// parts are what the line has beside the tiles that others tell, and whose they are. Our own
// lines have the tiles of all in the order of their seats: then each part is of the first whose
// place it is, so that the line is written as it was read. Else all is of the first.
func (s *sharing) parts() []holding {
	if parts, ok := s.from(0, 0); ok {
		return parts
	}
	rest := slices.Clone(s.tiles)
	for _, h := range s.told {
		rest = less(rest, h.tiles)
	}
	if len(rest) == 0 {
		return nil
	}
	return []holding{{s.without[0], rest}}
}

// from goes on with the tiles from one on, of which so many holdings are behind.
func (s *sharing) from(at, behind int) ([]holding, bool) {
	seat, next := 0, holding{of: len(s.tiles) + sheet.MaxPlayers}
	if behind > 0 {
		seat = s.told[behind-1].of
	}
	last := behind == len(s.told)
	if !last {
		next = s.told[behind]
	}
	whose := slices.IndexFunc(s.without, func(w int) bool { return w >= seat && w <= next.of })
	if s.stuck[[2]int{at, behind}] {
		return nil, false
	}
	for end := at; end+len(next.tiles) <= len(s.tiles); end++ {
		if end > at && whose < 0 {
			break
		}
		if last && end < len(s.tiles) || !slices.Equal(s.tiles[end:end+len(next.tiles)], next.tiles) {
			continue
		}
		var parts []holding
		ok := last
		if !last {
			parts, ok = s.from(end+len(next.tiles), behind+1)
		}
		if ok && end > at {
			parts = append([]holding{{s.without[whose], s.tiles[at:end]}}, parts...)
		}
		if ok {
			return parts, true
		}
	}
	s.stuck[[2]int{at, behind}] = true
	return nil, false
}

// less takes tiles out of others, as far as they are there.
func less(tiles, without []scoring.Tile) []scoring.Tile {
	for _, t := range without {
		if at := slices.Index(tiles, t); at >= 0 {
			tiles = slices.Delete(tiles, at, at+1)
		}
	}
	return tiles
}

// twice says whether the one who went out has a line of twice its tiles.
func (e ending) twice() bool {
	return slices.ContainsFunc(e.lines, func(l endLine) bool { return l.out && l.n == 2*l.value && l.n != 0 })
}

// checkEnd holds a line to what its tiles are worth.
func (w *walk) checkEnd(l endLine, rule sheet.Leftovers) {
	ours := -l.value
	switch {
	case l.points:
		return
	case rule == sheet.NoLeftovers:
		ours = 0
	case l.out && len(w.seats) != 2 && l.n == 2*l.value:
		return // between more than two players the rule is not defined
	case l.out && (rule == sheet.Twice || w.choice.Twice && len(w.seats) == 2 && w.leftovers == ""):
		ours = 2 * l.value
	case l.out:
		ours = l.value
	case len(w.seats) == 2 && w.ending.twice():
		ours = 0 // the other has had it twice
	}
	if l.n == ours {
		return
	}
	w.evidence.against++
	d := Difference{Line: l.e.line, Column: l.e.column(l.e.word), Kind: End, File: l.n, Ours: ours, Text: l.e.word.text}
	switch {
	case l.out && l.n == l.value:
		d.Cause = CauseOnce
		if rule == sheet.PlusMinus {
			ours = l.n // that is the rule of this game, so it counts
		}
	case l.n == 2*ours || !l.out && (l.n == -ours || ours == 0):
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
