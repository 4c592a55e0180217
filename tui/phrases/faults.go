package phrases

import (
	"strings"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
)

// Said is a fault in two short sentences: what happened, and what to do next.
type Said struct{ What, Todo string }

// Sentence is all of it in one line.
func (s Said) Sentence() string { return strings.TrimSpace(s.What + " " + s.Todo) }

// Faults is a text for everything that is refused or goes wrong.
type Faults struct {
	Word        string // stands for a word that is not known
	Placement   map[scoring.Fault]func(Placed) Said
	NoSquare    func(square string) Said // a play that begins off the board
	TakeBack    string                   // what to do about tiles that were laid with keys
	Spelling    map[scoring.SpellingFault]func(Spelt) Said
	Line        map[line.Reason]func(Read) Said
	Refused     map[sheet.Reason]func(Refused) Said
	File        func(place, reason string) Said // a file with a mistake in it
	FileMistake FileMistakes
	Forgotten   func(file, reason string) string // one that makes no sense and is set aside; "" is no other reason
	Place       func(file string, line int) string
	Setting     func(place, key, value, possible string) Said
	NoHome      func(variable string) Said        // a variable of the environment that should name a folder does not
	NoPath      func(variable, value string) Said // that is not one from the root on
	Cut         Said                              // a list in the cache lost its end while it was read
	Crash       func(file string) string          // what to do about a fault of the program
	NoSetting   func(place, key, possible string) Said
	NoEdition   func(id string) Said
	NoRules     func(id string) Said
	House       map[sheet.HouseReason]func(HouseRule) Said
	Role        Roles
	Saved       Saved
	System      System
	Other       func(text string) Said
}

// Placed is what is told of a fault of placing.
type Placed struct {
	Word   string // ZUMO, or Faults.Word
	At     string // the play's first square in the notation of its game: B2
	Square string // where the fault shows
	Letter string // the letter concerned, or ""
	Centre string
	Rack   int // tiles
}

// Spelt is what is told of a fault of spelling.
type Spelt struct {
	Text string // in quotation marks
	Bare string // without them
	Side int    // squares
	Rack int    // tiles

	Marks []string // the premiums that can be typed: 2l
}

// Read is what is told of a text that is no line.
type Read struct {
	Text    string // in quotation marks
	Bare    string // without them
	Least   int
	Limit   int
	Example string // a play in the notation of the game: H4 JAMON
	Usage   string // how the command is typed that is meant, or ""
}

// FileMistakes is what can be wrong in a file of a player's own.
type FileMistakes struct {
	In         func(where, reason string) string // what is wrong in a field, or at a place
	Row        func(field string, row int) string
	Reasons    map[editions.Reason]func(Mistaken) string
	Definition map[scoring.DefinitionReason]func(Mistaken) string
}

// Mistaken is what is told of a mistake in a file.
type Mistaken struct {
	Text    string // in quotation marks
	Bare    string // without them
	Other   string // in quotation marks
	Words   string // that are possible
	Because string // the mistake behind this one
	Number  int
	Least   int
	Most    int
}

// HouseRule is what is told of a text that is no house rule.
type HouseRule struct {
	Key      string // in quotation marks
	Value    string // likewise
	Possible string
}

// Refused is what is told of a line that the game does not take.
type Refused struct {
	Turn   int
	Player string
	Count  int
	Text   string // what was typed, in quotation marks
	Limit  int
	Names  string // of the players
}

// Roles is what somebody who has come in over the network may not do.
type Roles struct {
	LookOn   Said // who only looks on would write
	Arbiter  Said // what a player may not
	Served   Said // what only the owner of the machine may
	NotWhile Said // best plays, places and words are searched for
	NotAmong func(name string) Said
	ByTurns  Said // a player of duplicates has opened such a game
	In       func(round int) Said
	Late     func(round int) Said
	NoRack   func(round int) Said
	NotRack  func(letters string) Said
}

// Saved is what goes wrong with saved games.
type Saved struct {
	NoGame   func(id, nearest string) Said // nearest is the id of a saved game that is like it, or ""
	Taken    func(id string) Said          // the id of a game that should come back
	Held     func(who string) Said
	Busy     func(who string) Said
	Somebody string // who has a game where nobody knows
	Newer    Said
	Damaged  func(where string) Said
	Aside    func(name string) string // what was done with a damaged file
	Altered  Said                     // its checksum is another's, or a change is missing
	Lost     func(line string) Said   // the last line of a file, which was spoilt; "" where it is not known what it was
	Changed  Said
	Gone     Said
	Thrown   func(who, id string) Said // the open game, into the trash; who is "" where that is not known
	NotAFile func(file string) Said
	Linked   func(file string) Said
	Foreign  Said // JSON, but no game of ours
	Woogles  Said
	Wordfeud Said
	Own      Said                 // a game of ours where one of another program is counted again
	Copy     func(id string) Said // a copy that a synchronising program made of a game changed on two machines
	// CopiedChanges is a copy of what was noted in a game beside its document.
	CopiedChanges func(id string) Said
	Misnamed      Said
	NoFolder      func(path string) Said // something else has the name of the folder
	Absent        func(path string) Said // the folder that the settings name

	NotInTrash func(id, nearest string) Said // as NoGame
}

// System is what the machine says no to. File is a name without its folder, or "".
type System struct {
	Full     func(file string) Said
	Forbids  func(file string) Said
	Lacking  Lacking // rights
	ReadOnly func(file string) Said
	Missing  func(file string) Said
	Closed   func(file string) Said // a pipe or terminal that has gone
	Failed   func(file, reason string) Said
	TooMany  Said // files are open
	Why      Why  // reasons of Failed
}

// Lacking is which right is missing, to a folder or a file, and whose that is.
type Lacking struct {
	WriteIn  func(name, owner string) Said
	LookInto func(name, owner string) Said
	Write    func(name, owner string) Said
	Read     func(name, owner string) Said
	Replace  func(name, owner string) Said // files of others, in a sticky folder
}

// Why is why the machine says no, as a reason after a colon.
type Why struct {
	Silent   string // the disk
	LongName string
	NoFolder string // what should be its folder
	IsFolder string
	Circle   string
	Stale    string // a disk that has gone
	NotFile  string
	IsLink   string
	TooLarge string
}
