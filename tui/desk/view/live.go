package view

import (
	"errors"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/phrases"
)

// live is what the tiles being laid, or the line being typed, would count.
type live struct {
	Forming bool // tiles lie, or a line that counts something is typed
	Play    *scoring.Play
	Working *scoring.Working
	Line    sheet.Line
	Ready   bool  // Enter would note line
	Fault   error // why Enter would not note what is laid, or typed where more letters cannot mend it
	Refused bool  // Enter was pressed and the line was not taken
	Over    bool  // more tiles are laid than a rack holds, which no further tile can mend
	Seat    int   // who is named in the line of a duplicate
	Trial   *sheet.Game
	Answer  sheet.Answer
	Known   Known // of trial
}

// Refresh works out what is being laid or typed.
func (t *Sight) Refresh() {
	t.Live = live{}
	if len(t.Board.Laid) > 0 {
		t.liveBoard()
	}
}

func (t *Sight) liveBoard() {
	e, board := t.Shown.Edition, &t.Shown.Standings.Board
	t.Live.Forming = true
	play, err := t.Board.Forming(board)
	if err != nil {
		return
	}
	t.Live.Play = &play
	w := scoring.Count(e, board, play)
	t.Live.Working = &w
	if _, err := scoring.Place(e, board, t.Board.Laid, t.Board.Direction); err != nil || len(t.Board.Beyond) > 0 {
		t.Live.Fault = err
		t.Live.Over = len(t.Board.Laid) > e.Rack
		return
	}
	t.Live.Line = sheet.Line{Event: sheet.Event{What: sheet.Played{Play: play}}}
	t.Live.Ready = true
	if t.Editing > 0 {
		t.Live.Line.Verb, t.Live.Line.Turn = sheet.Edit, t.Editing
		t.try()
	}
}

// try works out what a correction would do, to be shown before it is kept.
func (t *Sight) try() {
	trial, answer, err := t.Game.Do(t.Live.Line, sheet.Stamp{})
	if err == nil {
		t.Live.Trial, t.Live.Answer = &trial, answer
	}
}

// LiveEntry works out the line in the entry.
func (t *Sight) LiveEntry(words line.Vocabulary) {
	t.Live = live{}
	text := t.Entry.Text()
	if text == "" {
		return
	}
	line, err := line.Parse(text, t.Game, words)
	if err != nil {
		t.Live.Seat = t.typedSeat(words)
		if clashes(err) {
			t.Live.Fault = err
		}
		return
	}
	line = t.ForSeat(line)
	t.Live.Line, t.Live.Ready = line, true
	t.Live.Seat = t.typedSeat(words)
	before := t.Game
	if line.Verb == sheet.Edit || line.Verb == sheet.Insert || line.Verb == sheet.Delete || line.Verb == sheet.Empty {
		if !t.Hall() { // too much for each key, and it is about one table only
			t.try()
		}
		before = t.Game.Before(line.Turn)
	}
	if line.Verb == sheet.Recount {
		t.try()
	}
	switch what := sheet.OfMaster(line.Event.What).(type) {
	case sheet.Played:
		play := what.Play
		w := scoring.Count(before.Edition, &before.Standings.Board, play)
		t.Live.Forming, t.Live.Play, t.Live.Working = true, &play, &w
	case sheet.Typed:
		w := scoring.CountTyped(before.Edition, what.Words)
		t.Live.Forming, t.Live.Working = true, &w
	}
}

// clashes says that a word has another tile than lies there, or goes over the edge: whatever is
// typed behind it, it will.
func clashes(err error) bool {
	fault, ok := errors.AsType[*scoring.PlacementError](err)
	return ok && (fault.Fault == scoring.Differs || fault.Fault == scoring.OffBoard)
}

// wasBefore is the row that a correction replaces.
func (t *Sight) wasBefore(line sheet.Line) (sheet.Turn, bool) {
	if line.Verb != sheet.Edit && line.Verb != sheet.Empty {
		return sheet.Turn{}, false
	}
	return t.corrects(line)
}

// PointsOf is what a line that fills a cell counts.
func PointsOf(l live) int {
	if l.Working != nil {
		return l.Working.Points
	}
	if points, ok := sheet.OfMaster(l.Line.Event.What).(sheet.Points); ok {
		return points.Points
	}
	return 0
}

// LaidPlay is the play that the tiles being laid make. The error is a *scoring.SpellingError or a
// *scoring.PlacementError.
func (v Table) LaidPlay() (scoring.Play, error) {
	if err := v.Unlaid(); err != nil {
		return scoring.Play{}, err
	}
	t := v.At
	return scoring.Place(t.Shown.Edition, &t.Shown.Standings.Board, t.Board.Laid, t.Board.Direction)
}

// Unlaid is the error for laid letters that make no tile yet, or lie beyond the edge.
func (v Table) Unlaid() error {
	t := v.At
	if t.Board.Opened() {
		return &scoring.SpellingError{Fault: scoring.NoSuchLetter, Text: t.Board.Pending}
	}
	if beyond := t.Board.Beyond; len(beyond) > 0 {
		last := t.Board.Laid[len(t.Board.Laid)-1].Square
		return &scoring.PlacementError{Fault: scoring.OffBoard, Square: last.Step(t.Board.Direction, 1), Letter: beyond[0].Letter()}
	}
	return nil
}

// AboutLaid is what a fault of the tiles being laid is about.
func (v Table) AboutLaid() phrases.Context {
	t := v.At
	start, d := t.Board.Cursor, t.Board.Direction
	var tiles []scoring.Tile
	if p := t.Live.Play; p != nil {
		start, d = p.Start, p.Direction
		for _, tile := range p.Tiles {
			tiles = append(tiles, tile.Tile)
		}
		tiles = append(tiles, t.Board.Beyond...)
		return phrases.AboutPlay(t.Shown, start, d, tiles)
	}
	for i, l := range t.Board.Laid {
		if i == 0 {
			start = l.Square
		}
		tiles = append(tiles, l.Tile)
	}
	tiles = append(tiles, t.Board.Beyond...)
	return phrases.AboutPlay(t.Shown, start, d, tiles)
}

// TypesTiles says whether the entry has a typed play.
func (t *Sight) TypesTiles() bool {
	_, _, ok := t.Entry.TypedWords(t.Game.Edition)
	return ok
}
