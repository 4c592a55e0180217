package sheet

import (
	"reflect"
	"slices"

	"tanteo/scoring"
)

// Verb is what a line asks for.
type Verb uint8

// The verbs. Again and Open lead to another game, Tab to Quit do what a key of the screen does,
// and those from Places on need a list of words. All of these are the caller's affair, and not
// for Game.Do.
const (
	Add Verb = iota
	Edit
	Insert
	Delete
	Empty    // the cell of Event.Player in the round Turn of a duplicate, or its master
	Recount  // drops the told points of Turn, or of every turn where Turn is 0
	Annotate // puts one note after Turn, or none where its text is ""; 0 is before the first turn
	Undo
	Redo
	Again
	Open
	Tab   // Name, or the next one
	Print // Name: a kind of paper
	Write // Name: a file
	TakePen
	Quit
	Places // of a word: Tiles
	Best   // plays of a rack: Tiles, or the one that is known
	Check  // the words of Turn, of the whole sheet where it is 0, or the word of Tiles
	Missed // what each turn has missed
)

// Line is one line of the line language, read for a certain game.
type Line struct {
	Verb    Verb
	Turn    int    // Edit, Insert, Delete, Empty, Recount, Annotate
	Event   Event  // Add, Edit, Insert, Empty, Annotate
	Game    string // Open: the game, or "" where the list of them is wanted
	Name    string // Tab, Print, Write
	Tiles   []scoring.Tile
	Notices []Notice
}

// lineOf is the line that made a change of this game, as far as the change tells it; false where it
// was none that this version knows. Where two lines would have made the same change it is one of them.
func (g Game) lineOf(c Change) (Line, bool) {
	gone, come := lacking(c.Old, c.New), lacking(c.New, c.Old)
	come = slices.DeleteFunc(come, func(e Event) bool { _, ran := e.What.(ClockRan); return ran }) // what a correction keeps
	place := g.rowOf(c.At)
	if g.duplicate() {
		place = g.roundOf(c.At)
	}
	isNote := func(e Event) bool { _, ok := e.What.(Noted); return ok }
	switch {
	case c.At == len(g.Log.Events) && len(come) > 0:
		return Line{Event: mainOf(come)}, true
	case len(come) == 1 && isNote(come[0]):
		return Line{Verb: Annotate, Turn: g.rowBefore(c.At), Event: come[0]}, true
	case len(come) == 0 && len(gone) > 0 && !slices.ContainsFunc(gone, func(e Event) bool { return !isNote(e) }):
		return Line{Verb: Annotate, Turn: g.rowBefore(c.At), Event: Event{What: Noted{}}}, true
	case recounts(gone, come) && len(come) == 1:
		return Line{Verb: Recount, Turn: g.rowOf(c.At)}, true
	case recounts(gone, come):
		return Line{Verb: Recount}, true
	case len(come) == 0 && len(gone) == 1 && g.duplicate() && OfRound(gone[0].What) && !isClosing(gone[0]):
		return Line{Verb: Empty, Turn: place, Event: Event{Player: gone[0].Player}}, true
	case len(come) == 0 && len(gone) > 0:
		return Line{Verb: Delete, Turn: place}, true
	case len(come) != 1:
		return Line{}, false
	case g.duplicate() && place == len(g.Standings.Rounds):
		return Line{Event: come[0]}, true
	case g.duplicate() || come[0].Was != 0:
		return Line{Verb: Edit, Turn: place, Event: come[0]}, true
	}
	return Line{Verb: Insert, Turn: place, Event: come[0]}, true
}

// lacking are the events of a list that another one lacks.
func lacking(these, other []Event) []Event {
	return slices.DeleteFunc(slices.Clone(these), func(e Event) bool {
		return slices.ContainsFunc(other, func(o Event) bool { return sameID(e, o) })
	})
}

// mainOf is the event that a line was about, of those that it noted: what closes a round finds its
// master before, and draws a rack and starts the clock after.
func mainOf(events []Event) Event {
	last := events[len(events)-1]
	if at := slices.IndexFunc(events, isClosing); at >= 0 && !has(last.What, ends) {
		return events[at]
	}
	return last
}

// recounts says whether events have come in the place of others only to lose figures that were told.
func recounts(gone, come []Event) bool {
	if len(gone) != len(come) || len(come) == 0 {
		return false
	}
	for i, e := range come {
		if !gone[i].carriesFigures() || e.carriesFigures() || !reflect.DeepEqual(gone[i].withoutFigures().What, e.What) {
			return false
		}
	}
	return true
}

// rowOf is the number of the row of an event; that of the next row where it has none.
func (g Game) rowOf(event int) int {
	for _, t := range g.Standings.Turns {
		if t.Event >= event && t.Number > 0 {
			return t.Number
		}
	}
	return g.Standings.Numbered() + 1
}

// rowBefore is the number of the last row before an event; 0 is none.
func (g Game) rowBefore(event int) int {
	number := 0
	for _, t := range g.Standings.Turns {
		if t.Event < event {
			number = max(number, t.Number)
		}
	}
	return number
}

// roundOf is the number of the round of an event.
func (g Game) roundOf(event int) int {
	round, _ := slices.BinarySearch(g.ready().kept.closings, event)
	return round + 1
}
