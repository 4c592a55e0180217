package tui

import (
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/phrases"
)

// live is what the tiles being laid, or the line being typed, would count.
type live struct {
	forming bool // tiles lie, or a line that counts something is typed
	play    *scoring.Play
	working *scoring.Working
	line    sheet.Line
	ready   bool // Enter would note line
	refused bool // Enter was pressed and the line was not taken
	over    bool // more tiles are laid than a rack holds, which no further tile can mend
	seat    int  // who is named in the line of a duplicate
	trial   *sheet.Game
	answer  sheet.Answer
	marks   verdicts // of trial
}

// refresh works out what is being laid or typed.
func (t *sight) refresh() {
	t.live = live{}
	if len(t.board.Laid) > 0 {
		t.liveBoard()
	}
}

func (t *sight) liveBoard() {
	e, board := t.view.Edition, &t.view.Standings.Board
	t.live.forming = true
	play, err := t.board.Forming(board)
	if err != nil {
		return
	}
	t.live.play = &play
	w := scoring.Count(e, board, play)
	t.live.working = &w
	if _, err := scoring.Place(e, board, t.board.Laid, t.board.Direction); err != nil {
		t.live.over = len(t.board.Laid) > e.Rack
		return
	}
	t.live.line = sheet.Line{Event: sheet.Event{What: sheet.Played{Play: play}}}
	t.live.ready = true
	if t.editing > 0 {
		t.live.line.Verb, t.live.line.Turn = sheet.Edit, t.editing
		t.try()
	}
}

// try works out what a correction would do, to be shown before it is kept.
func (t *sight) try() {
	trial, answer, err := t.game.Do(t.live.line, sheet.Stamp{})
	if err == nil {
		t.live.trial, t.live.answer = &trial, answer
	}
}

// liveEntry works out the line in the entry.
func (t *sight) liveEntry(words line.Vocabulary) {
	t.live = live{}
	text := t.entry.Text()
	if text == "" {
		return
	}
	line, err := line.Parse(text, t.game, words)
	if err != nil {
		t.live.seat = t.typedSeat(words)
		return
	}
	line = t.forSeat(line)
	t.live.line, t.live.ready = line, true
	t.live.seat = t.typedSeat(words)
	before := t.game
	if line.Verb == sheet.Edit || line.Verb == sheet.Insert || line.Verb == sheet.Delete || line.Verb == sheet.Empty {
		if !t.hall() { // too much for each key, and it is about one table only
			t.try()
		}
		before = t.game.Before(line.Turn)
	}
	if line.Verb == sheet.Recount {
		t.try()
	}
	switch what := sheet.OfMaster(line.Event.What).(type) {
	case sheet.Played:
		play := what.Play
		w := scoring.Count(before.Edition, &before.Standings.Board, play)
		t.live.forming, t.live.play, t.live.working = true, &play, &w
	case sheet.Typed:
		w := scoring.CountTyped(before.Edition, what.Words)
		t.live.forming, t.live.working = true, &w
	}
}

// wasBefore is the row that a correction takes the place of.
func (t *sight) wasBefore(line sheet.Line) (sheet.Turn, bool) {
	s := &t.game.Standings
	switch {
	case line.Verb != sheet.Edit && line.Verb != sheet.Empty:
		return sheet.Turn{}, false
	case !t.duplicate():
		return s.Turn(line.Turn)
	case line.Turn < 1 || line.Turn > len(s.Rounds) || line.Event.Player == 0:
		return sheet.Turn{}, false
	}
	return s.Cell(s.Rounds[line.Turn-1], line.Event.Player)
}

// pointsOf is what a line that fills a cell counts.
func pointsOf(l live) int {
	if l.working != nil {
		return l.working.Points
	}
	if points, ok := sheet.OfMaster(l.line.Event.What).(sheet.Points); ok {
		return points.Points
	}
	return 0
}

// laidPlay is the play that the tiles being laid make. The error is a *scoring.SpellingError or a
// *scoring.PlacementError.
func (v view) laidPlay() (scoring.Play, error) {
	t := v.at
	if t.board.Opened() {
		return scoring.Play{}, &scoring.SpellingError{Fault: scoring.NoSuchLetter, Text: t.board.Pending}
	}
	return scoring.Place(t.view.Edition, &t.view.Standings.Board, t.board.Laid, t.board.Direction)
}

// aboutLaid is what a fault of the tiles being laid is about.
func (v view) aboutLaid() phrases.Context {
	t := v.at
	start, d := t.board.Cursor, t.board.Direction
	var tiles []scoring.Tile
	if p := t.live.play; p != nil {
		start, d = p.Start, p.Direction
		for _, tile := range p.Tiles {
			tiles = append(tiles, tile.Tile)
		}
		return phrases.AboutPlay(t.view, start, d, tiles)
	}
	for i, l := range t.board.Laid {
		if i == 0 {
			start = l.Square
		}
		tiles = append(tiles, l.Tile)
	}
	return phrases.AboutPlay(t.view, start, d, tiles)
}

// typesTiles says whether the entry has a typed play.
func (t *sight) typesTiles() bool {
	_, _, ok := t.entry.TypedWords(t.game.Edition)
	return ok
}
