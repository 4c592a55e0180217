package phrases

import "tanteo/sheet"

// Lookup is what the screen says of words in a list: the check, the places of a word.
type Lookup struct {
	// The check.
	Switch    string // names the command that begins and ends it
	On, Off   string
	In, NotIn string // stand before words
	Which     func(list string) string
	Nothing   func(where string) string // a turn or a round has no words

	// The same in few words, each with the name of the list and that it is not official.
	Listed func(list string) string        // before signs, and in the head of a page
	AllIn  func(list string) string        // every word of a play is in it
	Lacks  func(list, words string) string // it lacks some

	// The page of the lists.
	Lists, AddList, AddHow  string
	AddIt, CheckIn, Licence string // hints
	Removed                 func(list string) string
	SureRemove, RemoveIt    string
	OtherTiles              func(list, edition string) string

	// The words of a sheet, or of a turn.
	Checked          string // title of the pane
	NextWord, ToTurn string // hints
	Out              func(out, words int) string
	NoPoints         string

	// What was missed.
	Review          string // names the command and its page
	Everybody       string
	BestOne, Missed string // head columns; Missed is of four signs at most
	Sum             func(missed, best int, share string) string
	AtLeast         string
	LeftOut         func(turns int) string // since the board is not known
	NoRacks         string

	// Racks that the program draws.
	DrawRack                      string // names the command
	Racks, RacksDrawn, RacksTyped string // of the form of a new game
	DrawnHow                      string
	NoPlayTodo                    func(finish string) string

	// The words of a rack.
	TypeRack           string // what to type
	TabKey             string // for the help
	ByPoints, ByLength string
	ListedFirst        string // the other order of places
	OutNote            string // what a sign means
	ItsPlaces, Order   string // hints
	Hooks              func(before, after string) string

	// Places of a word.
	Places   func(word string) string // title of the pane
	Of       func(n, of int) string
	NoPlace  func(word string) string
	At       func(points int, place string) string
	LayHere  string // hints
	Sift     string
	NextOne  string
	PlaceKey string // for the help
	Example  string // what "* SOL" does, for the help

	// The best plays of a rack.
	BestPlays          string
	Columns            [4]string // points, place, play, tiles
	Tie                string    // four columns at most
	First              func(because string) string
	NextPlay, AsMaster string // hints
	NotYet             string // a classic game goes on
	NotYetTodo         func(line string) string
	Unnoted            string                     // a round is closed while a play is laid
	UnnotedLine        string                     // or a line is typed
	TurnPassed         func(player string) string // who is on turn, in place of whoever was when the line was begun
	NotClosed          string                     // the round has changed while its master was looked for
	MasterStands       func(master string) string
	UnnotedTodo        func(enter, esc string) string
	OwnFirst           string // somebody who plays alone has noted nothing in the round yet
	OwnFirstTodo       func(best string) string
	BestDuring         string // names the switch that shows them all the same
	Open, Closed       string // what it did
	OpenMark           string // that it is on, beside the bag
}

// NoWords says that a turn has no words to look up, or no turn of the game has where it is 0.
func (l *Language) NoWords(kind sheet.Kind, turn int) string {
	switch {
	case turn == 0:
		return l.Screen.NoWords
	case kind == sheet.DuplicateGame:
		return l.Lookup.Nothing(l.Rounds.Round(turn))
	}
	return l.Lookup.Nothing(l.Screen.Turn(turn))
}
