package scoring

import (
	"strconv"
	"strings"
)

// DefinitionReason is why a definition is no edition.
type DefinitionReason uint8

// The reasons.
const (
	_              DefinitionReason = iota
	Absent                          // a field that nothing stands in
	LetterCount                     // of the alphabet
	TileCount                       // of the rack, of the blanks
	PointCount                      // of a blank
	NoNotation                      // a notation that there is not
	SideOfBoard                     // not as many rows as a board can have
	RowOfBoard                      // a row longer or shorter than the board is high
	NoPremiumSign                   // a sign in a row that is no square
	LetterBounds                    // a letter with too many tiles or points, or less than none
	NoCapital                       // a letter that is not written as it is compared
	NoLetterFirst                   // a text for a letter that begins with something else
	MarkInLetter                    // a sign in it that has a meaning of its own
	LetterTwice                     // a text for two letters
	BonusBounds                     // a bonus for more tiles than a rack, or of too many points
	BonusTwice                      // for the same number of tiles
	NoVowel                         // a vowel that is no letter
	NotOneLetter                    // where a single one keeps its marks
	NoFolding                       // not a letter and what it folds to
	LetterReadElse                  // a letter that is read as something else when it is typed

	definitionReasons // behind the last of them
)

var definitionTexts = [definitionReasons]string{
	Absent:         "is missing",
	LetterCount:    "{number} letters, where {least} to {most} are possible",
	TileCount:      "{number} tiles, where {least} to {most} are possible",
	PointCount:     "{number} points, where {least} to {most} are possible",
	NoNotation:     "is neither rows nor gcg",
	SideOfBoard:    "{number} rows, where an odd number from {least} to {most} is possible",
	RowOfBoard:     "{number} squares, where {most} rows ask for {most}",
	NoPremiumSign:  "'{text}' is no premium",
	LetterBounds:   "count and value go from {least} to {most}",
	NoCapital:      "a letter is written in capitals",
	NoLetterFirst:  "does not begin with a letter",
	MarkInLetter:   "has a sign in it that means something else",
	LetterTwice:    "stands there twice",
	BonusBounds:    "tiles go from 1 to the rack, points from {least} to {most}",
	BonusTwice:     "stands there twice",
	NoVowel:        "is no letter of this edition",
	NotOneLetter:   "is not one letter",
	NoFolding:      "is not a letter and what it folds to",
	LetterReadElse: "is not read as what it is written",
}

// DefinitionReasons are all of them.
func DefinitionReasons() []DefinitionReason {
	var all []DefinitionReason
	for r := Absent; r < definitionReasons; r++ {
		all = append(all, r)
	}
	return all
}

// String is the reason as logs have it.
func (r DefinitionReason) String() string { return definitionTexts[r] }

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
