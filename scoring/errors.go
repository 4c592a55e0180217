package scoring

import "fmt"

// Fault is a way in which tiles may not be placed.
type Fault uint8

// The faults of placing. Taken to Split concern any play; Missing to Grown a play that was
// good when it was noted and no longer fits what was corrected before it.
const (
	_            Fault = iota
	NoTile             // no new tile
	TooMany            // more new tiles than a rack holds
	OffBoard           // beyond the edge
	Taken              // another tile lies there
	NotInLine          // not all in one row or column
	Gap                // an empty square between new tiles
	MissesCentre       // the first play leaves the centre free
	OneTile            // the first play has one tile only
	Detached           // touches no tile on the board
	Split              // a letter with a tile of its own, built from two
	Missing            // a tile that was to lie there does not
	Differs            // another tile lies there than was to
	Grown              // the word goes on with tiles that it did not have

	faults // behind the last of them
)

var faultNames = [faults]string{
	NoTile:       "no tile",
	TooMany:      "too many",
	OffBoard:     "off board",
	Taken:        "taken",
	NotInLine:    "not in line",
	Gap:          "gap",
	MissesCentre: "misses centre",
	OneTile:      "one tile",
	Detached:     "detached",
	Split:        "split",
	Missing:      "missing",
	Differs:      "differs",
	Grown:        "grown",
}

// Faults are all of them.
func Faults() []Fault {
	var all []Fault
	for f := NoTile; f < faults; f++ {
		all = append(all, f)
	}
	return all
}

// String is the fault's name in machine formats.
func (f Fault) String() string { return faultNames[f] }

// PlacementError is a fault of placing and the square where it shows. Letter is the letter
// concerned, or 0: the tile that lies there where Taken or Differs, the letter that was
// built from two where Split.
type PlacementError struct {
	Fault  Fault
	Square Square
	Letter Letter
}

func (e *PlacementError) Error() string {
	return fmt.Sprintf("%s at %s", e.Fault, e.Square.Name())
}

// SpellingFault is a way in which a typed text is no row of tiles.
type SpellingFault uint8

// The faults of spelling.
const (
	_             SpellingFault = iota
	NoLetters                   // nothing typed
	NoSuchLetter                // a letter that the edition lacks
	IsDigit                     // a digit that is no mark
	IsSymbol                    // any other sign
	MarkAlone                   // a mark with no letter before it
	MarkInside                  // a mark between the letters of one tile
	SplitPair                   // a letter with a tile of its own, typed apart
	NoSuchPremium               // a mark for a square that the board lacks
	Unclosed                    // a bracket without its partner
	TooLong                     // more tiles than the board's side
	TooManyWords                // more than seven cross words
	TooManyNew                  // more new tiles than a rack holds
	NothingNew                  // every tile is marked as lying there

	spellingFaults // behind the last of them
)

var spellingNames = [spellingFaults]string{
	NoLetters:     "no letters",
	NoSuchLetter:  "no such letter",
	IsDigit:       "digit",
	IsSymbol:      "symbol",
	MarkAlone:     "mark alone",
	MarkInside:    "mark inside",
	SplitPair:     "split pair",
	NoSuchPremium: "no such premium",
	Unclosed:      "unclosed",
	TooLong:       "too long",
	TooManyWords:  "too many words",
	TooManyNew:    "too many new",
	NothingNew:    "nothing new",
}

// SpellingFaults are all of them.
func SpellingFaults() []SpellingFault {
	var all []SpellingFault
	for f := NoLetters; f < spellingFaults; f++ {
		all = append(all, f)
	}
	return all
}

// String is the fault's name in machine formats.
func (f SpellingFault) String() string { return spellingNames[f] }

// SpellingError is a fault of spelling with the text that it concerns.
type SpellingError struct {
	Fault SpellingFault
	Text  string
}

func (e *SpellingError) Error() string { return fmt.Sprintf("%s: %q", e.Fault, e.Text) }
