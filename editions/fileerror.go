package editions

import (
	"fmt"
	"strconv"
	"strings"
)

//go:generate go tool stringer -linecomment -output zreason.go -type Reason

// Reason is why a file is refused.
type Reason uint8

// The reasons. What stands behind each is what logs say of it.
const (
	_        Reason = iota
	IsFolder        // is a folder, where a file is expected
	// A pipe, a device.
	NotOrdinary // is no ordinary file
	TooLarge    // is larger than {most} bytes
	// Text is what the machine says.
	Unreadable // {text}
	// No TOML; Text is what its reader says.
	BadSyntax // {text}
	// Err is a *scoring.DefinitionError.
	Undefined    // {error}
	Lacking      // {text} is missing
	UnknownField // unknown field {quoted}
	NoText       // a text in quotes is expected
	NoNumber     // a whole number is expected
	NoFlag       // true or false is expected
	NoList       // a list in [ ] is expected
	NoTable      // a table of fields is expected
	EmptyText    // the text is empty
	Unprintable  // the text has a sign that cannot be printed
	NoneOf       // {quoted} is none of {words}
	NumberBounds // {number} is no number from {least} to {most}
	BadID        // {quoted} has more than the letters a to z, digits and hyphens
	NoRulebook   // there is no rulebook {quoted}
	HomeUnread   // {text} cannot be read: {error}
	HomeMistaken // {text} has a mistake: {error}
	HomeAway     // {text} is no home book: it names one itself
	OtherName    // {quoted} is not the name of the file, "{other}"
	LetterRow    // a letter, its tiles and its points are expected, as in ["A", 9, 1]
	// Another way to type Text, which is no letter with tiles.
	NoTiles       // {text} is no letter with tiles
	Twice         // {text} stands there twice
	RackBounds    // {number} is no number of tiles from 1 to {most}, the rack
	LayoutToo     // there is a layout as well; one of the two is expected
	NotTwoTiles   // {quoted} is not two tiles
	NoRule        // {quoted} is no field of the rules
	Sourced       // {quoted} has a source
	NoPair        // the fewest and the most players are expected, as in [2, 4]
	NoPlayers     // from {least} to {most} are no players
	TurnAndPoints // a challenge costs a turn or points, not both
	LeastMinutes  // {number} is not less than the {most} minutes
	OnlyPoints    // it goes with over = {quoted}
	NoKind        // {quoted} is neither a letter in capitals nor "?", the blank
	LaterSignal   // {number} seconds are not less than those before, or nothing
	NotAsHome     // it is unknown, and not as in {text}
)

// Reasons are all of them.
func Reasons() []Reason {
	all := make([]Reason, len(_Reason_index)-1)
	for i := range all {
		all[i] = Reason(i + 1)
	}
	return all
}

// Mistake is what is wrong with a file: the field that it is about, if there is one, and what
// its reason names. Err is why the file could not be read, or a mistake behind this one.
type Mistake struct {
	Reason Reason
	Field  string // bonus.tiles
	Text   string
	Other  string
	Words  []string
	Number int
	Least  int
	Most   int
	Err    error
}

// FileError is a mistake in a file and its place there. Line and Column count from 1,
// Column in characters; both are 0 where the mistake has no place, because a field is
// missing or the file could not be read.
type FileError struct {
	File   string
	Line   int
	Column int
	Mistake
}

func (e *FileError) Error() string {
	reason := e.Mistake.String()
	if e.Line == 0 {
		return fmt.Sprintf("%s: %s", e.File, reason)
	}
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Column, reason)
}

// String is the mistake as logs have it, with nothing in it that a terminal would obey.
func (m Mistake) String() string {
	reason := strings.NewReplacer(
		"{text}", m.Text, "{quoted}", strconv.Quote(m.Text), "{other}", m.Other,
		"{words}", strings.Join(m.Words, ", "), "{error}", fmt.Sprint(m.Err),
		"{number}", strconv.Itoa(m.Number), "{least}", strconv.Itoa(m.Least), "{most}", strconv.Itoa(m.Most),
	).Replace(m.Reason.String())
	if m.Field != "" {
		reason = m.Field + ": " + reason
	}
	return printable(reason)
}

// Unwrap is the error of the file system or the mistake behind this one, if there was one.
func (e *FileError) Unwrap() error { return e.Err }
