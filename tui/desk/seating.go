package desk

import (
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/search"
	"tanteo/tui/desk/view"
	"tanteo/tui/phrases"
)

// seating is what keys, menus and lists do by how people sit: in turn, at one table of a duplicate,
// in a hall.
type seating interface {
	everywhere(v rows, all []bound) []bound // keys for everywhere that no other game has
	inTab(v rows) []bound                   // keys that the tab of the sheet has of its own
	inSheet(v rows, all []bound) []bound    // keys of the sheet, which work in tabs without keys too
	typed(d *Desk, text string)             // what is typed in the sheet
	nextCell(v rows) string                 // what noting a cell leads to
	openLooked(d *Desk)                     // opens what is stepped back to, to be corrected
	opensLooked(v rows) string              // what that does

	turnMenu(v rows) menu                 // what there can be besides a play
	lacks(c line.Command) bool            // the palette is without it
	best(v rows, commandItem told) []item // commands of the palette for best plays
	theEnd() view.Over                    // what lies over a game that has ended

	bareEnd(d *Desk, text string) string                         // does what the bare word for the end does; "" where no line is left to be done
	closes(d *Desk, line sheet.Line, about phrases.Context) bool // a line is done once its master is found
	position(t *view.Sight) search.Plays                         // where the best plays of a rack are looked for
	bestOfKnown(d *Desk) bool                                    // shows the best plays of a rack that is known; false where none is
}

func seatingOf(t *view.Sight) seating {
	return view.BySeating[seating](t, inTurn{}, atOneTable{}, hall{})
}

// inTurn is a game in which people play in turn.
type inTurn struct{}

// inRounds is what is the same in a duplicate, however many play.
type inRounds struct{}

// atOneTable is a duplicate of a few players.
type atOneTable struct{ inRounds }

// hall is a duplicate of many.
type hall struct{ inRounds }

func (inTurn) everywhere(_ rows, all []bound) []bound { return all }

func (inTurn) inTab(rows) []bound { return nil }

func (inTurn) typed(*Desk, string) {}

func (inTurn) nextCell(rows) string { return "" }

func (inTurn) openLooked(d *Desk) { d.openTurn(d.At.Looking) }

func (inTurn) opensLooked(v rows) string { return frame.Of(v.Table).Opens(v.At.Looking) }

func (inTurn) lacks(line.Command) bool { return false }

func (inTurn) closes(*Desk, sheet.Line, phrases.Context) bool { return false }
