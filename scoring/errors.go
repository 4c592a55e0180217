package scoring

import "fmt"

//go:generate go tool stringer -linecomment -output zreason.go -type Fault,SpellingFault,DefinitionReason

// Fault is a way in which tiles may not be placed.
type Fault uint8

// The faults of placing. What stands behind each is its name in machine formats. Taken to Split concern any play; Missing to Grown a play that was
// good when it was noted and no longer fits what was corrected before it.
const (
	_      Fault = iota
	NoTile       // no tile
	// More new tiles than a rack holds.
	TooMany // too many
	// Beyond the edge.
	OffBoard // off board
	Taken    // taken
	// Not all in one row or column.
	NotInLine // not in line
	// An empty square between new tiles.
	Gap // gap
	// The first play leaves the centre free.
	MissesCentre // misses centre
	// The first play has one tile only.
	OneTile // one tile
	// Touches no tile on the board.
	Detached // detached
	// A letter with a tile of its own, built from two.
	Split // split
	// A tile that was to lie there does not.
	Missing // missing
	// Another tile lies there than was to.
	Differs // differs
	// The word goes on with tiles that it did not have.
	Grown // grown
)

// Faults are all of them.
func Faults() []Fault {
	all := make([]Fault, len(_Fault_index)-1)
	for i := range all {
		all[i] = Fault(i + 1)
	}
	return all
}

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

// The faults of spelling. What stands behind each is its name in machine formats.
const (
	_         SpellingFault = iota
	NoLetters               // no letters
	// A letter that the edition lacks.
	NoSuchLetter // no such letter
	IsDigit      // digit
	// Any other sign.
	IsSymbol // symbol
	// A mark with no letter before it.
	MarkAlone // mark alone
	// A mark between the letters of one tile.
	MarkInside // mark inside
	// A letter with a tile of its own, typed apart.
	SplitPair // split pair
	// A mark for a square that the board lacks.
	NoSuchPremium // no such premium
	// A bracket without its partner.
	Unclosed // unclosed
	// More tiles than the board's side.
	TooLong // too long
	// More than seven cross words.
	TooManyWords // too many words
	// More new tiles than a rack holds.
	TooManyNew // too many new
	// Every tile is marked as lying there.
	NothingNew // nothing new
)

// SpellingFaults are all of them.
func SpellingFaults() []SpellingFault {
	all := make([]SpellingFault, len(_SpellingFault_index)-1)
	for i := range all {
		all[i] = SpellingFault(i + 1)
	}
	return all
}

// SpellingError is a fault of spelling with the text that it concerns.
type SpellingError struct {
	Fault SpellingFault
	Text  string
}

func (e *SpellingError) Error() string { return fmt.Sprintf("%s: %q", e.Fault, e.Text) }
