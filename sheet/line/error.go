package line

import "fmt"

//go:generate go tool stringer -linecomment -output zreason.go -type Reason

// Reason is why a text is no line.
type Reason uint8

// The reasons. What stands behind each is its name in machine formats.
const (
	_       Reason = iota
	Empty          // empty
	TooLong        // too long
	Control        // control character
	// Text, one word or two, begins no line.
	Unknown // unknown
	// A word without its square.
	WordAlone // word alone
	// A square without a word.
	NoWord // no word
	// An argument is missing: Text names the command word.
	Missing // missing
	// Text is more than the line can have.
	Extra // extra
	// Text should be a number from Least to Limit.
	Number // number
	// Text is no time of a clock.
	Time // time
	// The rules give no points for overtime.
	NoOvertime // no overtime
	// A rack is asked for, and none is known.
	NoRack // no rack
	// More than one name begins with Text.
	TwoPlayers // two players
	// More tiles than a rack holds.
	TooMany // too many
	// Text makes no row, so that it can correct none.
	NotInTurn // not in turn
	// Text cannot be said for a player.
	NotForOther // not for other
	// Only a duplicate has lines of a player without a colon. Text is the line with it.
	Colon // colon
	// Text is no seed.
	Seed // seed
	// Text is points with a sign, which a penalty or a bonus has.
	Signed // signed
	// Text is points with a sign that says the opposite of the command before them.
	Contradicts // contradicts
)

// Reasons are all of them.
func Reasons() []Reason {
	all := make([]Reason, len(_Reason_index)-1)
	for i := range all {
		all[i] = Reason(i + 1)
	}
	return all
}

// Error says why a text is no line.
type Error struct {
	Reason Reason
	Text   string
	Least  int
	Limit  int
}

func (e *Error) Error() string {
	return fmt.Sprintf("line: %s: %q", e.Reason.String(), e.Text)
}
