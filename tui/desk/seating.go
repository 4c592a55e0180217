package desk

import (
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/search"
	"tanteo/tui/desk/view"
	"tanteo/tui/phrases"
)

// seating is where keys, menus and lists differ by how people sit: in turn, at one table of a
// duplicate, or in a hall.
type seating interface {
	everywhere(v offers, all []bound) []bound // keys for everywhere that no other game has
	inTab(v offers) []bound                   // keys that the tab of the sheet has of its own
	inSheet(v offers, all []bound) []bound    // keys of the sheet, which work in tabs without keys too
	typed(d *Desk, text string)               // what is typed in the sheet
	nextCell(v offers) string                 // the hint for noting a cell
	openLooked(d *Desk)                       // opens the turn or round that is looked at, to be corrected
	opensLooked(v offers) string              // the hint for that

	turnMenu(v offers) menu                       // what there can be besides a play
	lacks(c line.Command) bool                    // whether the palette leaves the command out
	best(v offers, commandItem commandRow) []item // commands of the palette for best plays
	theEnd() view.Over                            // what lies over a game that has ended

	bareEnd(d *Desk, text string) string                         // does the end without leftovers; "" where no line remains to be done
	closes(d *Desk, line sheet.Line, about phrases.Context) bool // whether the line is done later, once the master is found
	position(t *view.Sight) search.Plays                         // where the best plays of a rack are looked for
	bestOfKnown(d *Desk) bool                                    // shows the best plays of a rack that is known; false where none is
}

func seatingOf(t *view.Sight) seating {
	return view.BySeating[seating](t, inTurn{}, atOneTable{}, hall{})
}

// inTurn is a game in which people play in turn.
type inTurn struct{}

// inRounds is what both kinds of duplicate share.
type inRounds struct{}

// atOneTable is a duplicate of a few players.
type atOneTable struct{ inRounds }

// hall is a duplicate of many tables.
type hall struct{ inRounds }

func (inTurn) everywhere(_ offers, all []bound) []bound { return all }

func (inTurn) inTab(offers) []bound { return nil }

func (inTurn) typed(*Desk, string) {}

func (inTurn) nextCell(offers) string { return "" }

func (inTurn) openLooked(d *Desk) { d.openTurn(d.At.Looking) }

func (inTurn) opensLooked(v offers) string { return frame.Of(v.Table).Opens(v.At.Looking) }

func (inTurn) lacks(line.Command) bool { return false }

func (inTurn) closes(*Desk, sheet.Line, phrases.Context) bool { return false }
