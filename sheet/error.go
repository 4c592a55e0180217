package sheet

import "fmt"

// LineReason is why a text is no line.
type LineReason uint8

// The reasons.
const (
	_               LineReason = iota
	LineEmpty                  //
	LineTooLong                //
	LineControl                // a control character in it
	LineUnknown                // begins with nothing that a line begins with
	LineWordAlone              // a word without its square
	LineNoWord                 // a square without a word
	LineMissing                // an argument is missing: Text names the command word
	LineExtra                  // Text is more than the line can have
	LineNumber                 // Text should be a number from 0 to Limit
	LineTime                   // Text is a time, where points are wanted, or none of a clock
	LineTwoPlayers             // more than one name begins with Text
	LineTooMany                // more tiles than a rack holds
	LineNotInTurn              // Text makes no row, so that it can correct none
	LineNotForOther            // Text cannot be said for a player
	LineColon                  // a player without a colon, as only a duplicate has it: Text has it
	LineSeed                   // Text is no seed
	LineSigned                 // Text is points with a sign, which a penalty or a bonus has

	lineReasons // behind the last of them
)

var lineReasonNames = [lineReasons]string{
	LineEmpty:       "empty",
	LineTooLong:     "too long",
	LineControl:     "control character",
	LineUnknown:     "unknown",
	LineWordAlone:   "word alone",
	LineNoWord:      "no word",
	LineMissing:     "missing",
	LineExtra:       "extra",
	LineNumber:      "number",
	LineTime:        "time",
	LineTwoPlayers:  "two players",
	LineTooMany:     "too many",
	LineNotInTurn:   "not in turn",
	LineNotForOther: "not for other",
	LineColon:       "colon",
	LineSeed:        "seed",
	LineSigned:      "signed",
}

// LineReasons are all of them.
func LineReasons() []LineReason {
	var all []LineReason
	for r := LineEmpty; r < lineReasons; r++ {
		all = append(all, r)
	}
	return all
}

// String is the reason's name in machine formats.
func (r LineReason) String() string { return lineReasonNames[r] }

// LineError says why a text is no line.
type LineError struct {
	Reason LineReason
	Text   string
	Limit  int
}

func (e *LineError) Error() string {
	return fmt.Sprintf("line: %s: %q", e.Reason.String(), e.Text)
}
