package sheet

import (
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
