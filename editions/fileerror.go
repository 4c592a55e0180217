package editions

import (
	"fmt"
	"strconv"
	"strings"
)

// Reason is why a file is refused.
type Reason uint8

// The reasons.
const (
	_            Reason = iota
	IsFolder            // where a file is expected
	NotOrdinary         // a pipe, a device
	TooLarge            // of more than Most bytes
	Unreadable          // Text is what the machine says
	BadSyntax           // no TOML; Text is what its reader says
	Undefined           // Err is the *scoring.DefinitionError
	Lacking             // Text is the field that is missing
	UnknownField        // called Text
	NoText              // another kind of value than a text
	NoNumber            // likewise
	NoFlag
	NoList
	NoTable
	EmptyText
	Unprintable  // a sign in a text
	NoneOf       // Text is none of Words
	NumberBounds // Number is not from Least to Most
	BadID        // signs in Text that no id has
	NoRulebook   // of the id Text
	HomeUnread   // Err is why the home book Text cannot be read
	HomeMistaken // Err is what is wrong with the home book Text
	HomeAway     // the home book Text names one itself
	OtherName    // the id Text in a file of the id Other
	LetterRow    // not a letter, its tiles and its points
	NoTiles      // another way to type Text, which is no letter with tiles
	Twice        // Text stands there a second time
	RackBounds   // Number tiles, where a rack holds Most
	LayoutToo    // a board beside a layout
	NotTwoTiles  // the word Text
	NoRule       // Text is no field of the rules
	Sourced      // the unknown field Text has a source
	NoPair       // not the fewest and the most players
	NoPlayers    // from Least to Most
	TurnAndPoints
	LeastMinutes // Number are not less than Most
	OnlyPoints   // what goes with over = Text alone
	NoKind       // Text is neither a letter in capitals nor the blank
	LaterSignal  // Number seconds, not less than those before
	NotAsHome    // an unknown field that is not as in the home book Text

	reasons // behind the last of them
)

var reasonTexts = [reasons]string{
	IsFolder:      "is a folder, where a file is expected",
	NotOrdinary:   "is no ordinary file",
	TooLarge:      "is larger than {most} bytes",
	Unreadable:    "{text}",
	BadSyntax:     "{text}",
	Undefined:     "{error}",
	Lacking:       "{text} is missing",
	UnknownField:  "unknown field {quoted}",
	NoText:        "a text in quotes is expected",
	NoNumber:      "a whole number is expected",
	NoFlag:        "true or false is expected",
	NoList:        "a list in [ ] is expected",
	NoTable:       "a table of fields is expected",
	EmptyText:     "the text is empty",
	Unprintable:   "the text has a sign that cannot be printed",
	NoneOf:        "{quoted} is none of {words}",
	NumberBounds:  "{number} is no number from {least} to {most}",
	BadID:         "{quoted} has more than the letters a to z, digits and hyphens",
	NoRulebook:    "there is no rulebook {quoted}",
	HomeUnread:    "{text} cannot be read: {error}",
	HomeMistaken:  "{text} has a mistake: {error}",
	HomeAway:      "{text} is no home book: it names one itself",
	OtherName:     `{quoted} is not the name of the file, "{other}"`,
	LetterRow:     `a letter, its tiles and its points are expected, as in ["A", 9, 1]`,
	NoTiles:       "{text} is no letter with tiles",
	Twice:         "{text} stands there twice",
	RackBounds:    "{number} is no number of tiles from 1 to {most}, the rack",
	LayoutToo:     "there is a layout as well; one of the two is expected",
	NotTwoTiles:   "{quoted} is not two tiles",
	NoRule:        "{quoted} is no field of the rules",
	Sourced:       "{quoted} has a source",
	NoPair:        "the fewest and the most players are expected, as in [2, 4]",
	NoPlayers:     "from {least} to {most} are no players",
	TurnAndPoints: "a challenge costs a turn or points, not both",
	LeastMinutes:  "{number} is not less than the {most} minutes",
	OnlyPoints:    "it goes with over = {quoted}",
	NoKind:        `{quoted} is neither a letter in capitals nor "?", the blank`,
	LaterSignal:   "{number} seconds are not less than those before, or nothing",
	NotAsHome:     "it is unknown, and not as in {text}",
}

// Reasons are all of them.
func Reasons() []Reason {
	var all []Reason
	for r := IsFolder; r < reasons; r++ {
		all = append(all, r)
	}
	return all
}

// String is the reason as logs have it.
func (r Reason) String() string { return reasonTexts[r] }

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
