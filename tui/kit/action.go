package kit

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/key"
	"tanteo/tui/phrases"
)

// Action is what a page, a pane or the table asks for; nil is nothing. The table does what is
// about the open game, the root does the rest. The set is closed, and no action holds a function
// of the table or the root.
type Action interface{ isAction() }

type (
	// DoLine does a line of the line language.
	DoLine struct {
		Line  sheet.Line
		About phrases.Context // for why it is refused
	}

	// Type puts a text into the entry, to be completed by the player.
	Type struct{ Text string }

	// Lay lays the tiles of a play, to be noted or changed.
	Lay struct{ Play scoring.Play }

	// LookAt shows the game as it was after a turn.
	LookAt struct{ Turn int }

	// Find lists the best plays of a rack on the board of a game, over the list that asks.
	Find struct {
		Game sheet.Game
		Rack []scoring.Tile
	}

	// Step goes through the turns as a key does.
	Step struct{ Keys key.Binding }

	// NextTab opens the next tab below the list that lies over the side.
	NextTab struct{}

	// ToEnd shows how the game ended.
	ToEnd struct{}

	// Close closes the page, the list or the form, and shows what lay under it.
	Close struct{}

	// Done closes the form and says under the entry what was done.
	Done struct{ Said string }

	// DoText closes the form and does a line as if it were typed and entered.
	DoText struct{ Text string }

	// Ask runs a command away from the keys, such as reading files. Its answer comes to the page that
	// asked.
	Ask struct{ Cmd tea.Cmd }

	// Await is Ask where the next key depends on the answer: the keys wait for it.
	Await struct{ Cmd tea.Cmd }

	// Write runs a command that writes a file. Leaving waits for it. Its answer comes as with Ask.
	Write struct{ Cmd tea.Cmd }

	// DoTexts does several lines as one change. Each is read for the game as the lines before it leave
	// it.
	DoTexts struct{ Texts []string }

	// TakeBack takes back what is typed or laid, else the last change of the game.
	TakeBack struct{}

	// MakeAgain makes the last change again that was taken back.
	MakeAgain struct{}

	// Refuse says why something is not taken.
	Refuse struct {
		Err   error
		About phrases.Context
	}

	// Tell shows something under the entry, or takes away what is shown there.
	Tell struct {
		Lines [2]string
		Fault bool
	}

	// OpenPalette opens the palette, and OpenHelp the help.
	OpenPalette struct{}
	OpenHelp    struct{}

	// Say shows a notice above the hints.
	Say struct {
		Text  string
		Fault bool
	}

	// InFolder remembers the folder of the file that was read, as it was typed.
	InFolder struct{ Typed string }

	// OpenPage opens another page over this one.
	OpenPage struct{ Which Which }

	// OpenGame opens a saved game. Where it cannot be opened the page stays.
	OpenGame struct{ ID string }

	// JustCount opens a board without a sheet.
	JustCount struct{ Edition string }

	// StartGame starts a game, and draws its first rack where the program draws the racks. If the game
	// cannot be saved, the page stays.
	StartGame struct {
		Log   sheet.Log
		Drawn bool
	}

	// ReadGame closes the page and opens a game that was read from a file. A finished one opens before
	// its first turn, to be stepped through; any other at its end, to be played on.
	ReadGame struct {
		ID   string
		Said string // what was taken
	}

	// TakePen takes the pen of the game from whoever has it.
	TakePen struct{}

	// Again starts another game of the same people.
	Again struct{}

	// GoOn opens a copy of the game that ends after a turn. The game itself stays as it is.
	GoOn struct{ Turn int }

	// ToStart keeps the game and goes to the start page.
	ToStart struct{}

	// ToGames keeps the game and goes to the list of earlier games.
	ToGames struct{}

	// Quit leaves the program, at the player's word.
	Quit struct{}

	// Redraw draws the whole screen again.
	Redraw struct{}

	// Suspend stops the program for a shell.
	Suspend struct{}

	// Copy sends lines to the terminal's clipboard.
	Copy struct{ Lines []string }

	// RememberCheck remembers whether words are looked up, and in which list.
	RememberCheck struct {
		On   bool
		List string
	}

	// RememberClocks remembers the clocks that were chosen, the newest first.
	RememberClocks struct{ Clocks string }

	// UseList closes the page and makes the named list the one that words are looked up in.
	UseList struct{ Name string }

	// ListsChanged makes the table read its list again.
	ListsChanged struct {
		Preferred bool // another one is preferred now, and is remembered
	}
)

func (DoLine) isAction()         {}
func (Type) isAction()           {}
func (Lay) isAction()            {}
func (LookAt) isAction()         {}
func (Find) isAction()           {}
func (Step) isAction()           {}
func (NextTab) isAction()        {}
func (ToEnd) isAction()          {}
func (Close) isAction()          {}
func (Done) isAction()           {}
func (DoText) isAction()         {}
func (DoTexts) isAction()        {}
func (TakeBack) isAction()       {}
func (MakeAgain) isAction()      {}
func (Refuse) isAction()         {}
func (Tell) isAction()           {}
func (OpenPalette) isAction()    {}
func (OpenHelp) isAction()       {}
func (Ask) isAction()            {}
func (Await) isAction()          {}
func (Write) isAction()          {}
func (Say) isAction()            {}
func (InFolder) isAction()       {}
func (OpenPage) isAction()       {}
func (OpenGame) isAction()       {}
func (JustCount) isAction()      {}
func (StartGame) isAction()      {}
func (ReadGame) isAction()       {}
func (TakePen) isAction()        {}
func (Again) isAction()          {}
func (GoOn) isAction()           {}
func (ToStart) isAction()        {}
func (ToGames) isAction()        {}
func (Quit) isAction()           {}
func (Redraw) isAction()         {}
func (Suspend) isAction()        {}
func (Copy) isAction()           {}
func (RememberCheck) isAction()  {}
func (RememberClocks) isAction() {}
func (UseList) isAction()        {}
func (ListsChanged) isAction()   {}

// Which names a page that another page can open.
type Which int

// The pages that another page can open.
const (
	FormPage Which = iota // of a new game
	GamesPage
	StatsPage
	FilePage
	ListsPage // of words; over a table only
)
