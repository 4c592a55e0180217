package scoring

import (
	"strconv"
	"strings"
)

// DefinitionReason is why a definition is no edition.
type DefinitionReason uint8

// The reasons. What stands behind each is what logs say of it.
const (
	_           DefinitionReason = iota
	Absent                       // is missing
	LetterCount                  // {number} letters, where {least} to {most} are possible
	// The tiles of a rack, or the blanks.
	TileCount     // {number} tiles, where {least} to {most} are possible
	PointCount    // {number} points, where {least} to {most} are possible
	NoNotation    // is neither rows nor gcg
	SideOfBoard   // {number} rows, where an odd number from {least} to {most} is possible
	RowOfBoard    // {number} squares, where {most} rows ask for {most}
	NoPremiumSign // '{text}' is no premium
	LetterBounds  // count and value go from {least} to {most}
	NoCapital     // a letter is written in capitals
	NoLetterFirst // does not begin with a letter
	MarkInLetter  // has a sign in it that means something else
	// One text is typed for two letters.
	LetterTwice // stands there twice
	BonusBounds // tiles go from 1 to the rack, points from {least} to {most}
	// Two bonuses are for the same number of tiles.
	BonusTwice // stands there twice
	NoVowel    // is no letter of this edition
	// Only a single letter can keep its accents.
	NotOneLetter   // is not one letter
	NoFolding      // is not a letter and what it folds to
	LetterReadElse // is not read as what it is written
)

// DefinitionReasons are all of them.
func DefinitionReasons() []DefinitionReason {
	all := make([]DefinitionReason, len(_DefinitionReason_index)-1)
	for i := range all {
		all[i] = DefinitionReason(i + 1)
	}
	return all
}

// DefinitionError says what is wrong with a definition: which field, which entry in it or row
// of the board, and why. Where the reason is about a number, Number is it, and Least and Most
// are its bounds.
type DefinitionError struct {
	Field  string
	Entry  string
	Row    int // from 1
	Reason DefinitionReason
	Text   string // of NoPremiumSign
	Number int
	Least  int
	Most   int
}

func (e *DefinitionError) Error() string {
	at := e.Field
	switch {
	case e.Row > 0:
		at += " row " + strconv.Itoa(e.Row)
	case e.Entry != "":
		at += " " + e.Entry
	}
	return at + ": " + strings.NewReplacer("{text}", e.Text, "{number}", strconv.Itoa(e.Number),
		"{least}", strconv.Itoa(e.Least), "{most}", strconv.Itoa(e.Most)).Replace(e.Reason.String())
}
