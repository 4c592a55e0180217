package line

import "fmt"

// Reason is why a text is no line.
type Reason uint8

// The reasons.
const (
	_           Reason = iota
	Empty              //
	TooLong            //
	Control            // a control character in it
	Unknown            // begins with nothing that a line begins with
	WordAlone          // a word without its square
	NoWord             // a square without a word
	Missing            // an argument is missing: Text names the command word
	Extra              // Text is more than the line can have
	Number             // Text should be a number from 0 to Limit
	Time               // Text is a time, where points are wanted, or none of a clock
	TwoPlayers         // more than one name begins with Text
	TooMany            // more tiles than a rack holds
	NotInTurn          // Text makes no row, so that it can correct none
	NotForOther        // Text cannot be said for a player
	Colon              // a player without a colon, as only a duplicate has it: Text has it
	Seed               // Text is no seed
	Signed             // Text is points with a sign, which a penalty or a bonus has

	reasons // behind the last of them
)

var reasonNames = [reasons]string{
	Empty:       "empty",
	TooLong:     "too long",
	Control:     "control character",
	Unknown:     "unknown",
	WordAlone:   "word alone",
	NoWord:      "no word",
	Missing:     "missing",
	Extra:       "extra",
	Number:      "number",
	Time:        "time",
	TwoPlayers:  "two players",
	TooMany:     "too many",
	NotInTurn:   "not in turn",
	NotForOther: "not for other",
	Colon:       "colon",
	Seed:        "seed",
	Signed:      "signed",
}

// Reasons are all of them.
func Reasons() []Reason {
	var all []Reason
	for r := Empty; r < reasons; r++ {
		all = append(all, r)
	}
	return all
}

// String is the reason's name in machine formats.
func (r Reason) String() string { return reasonNames[r] }

// Error says why a text is no line.
type Error struct {
	Reason Reason
	Text   string
	Limit  int
}

func (e *Error) Error() string {
	return fmt.Sprintf("line: %s: %q", e.Reason.String(), e.Text)
}
