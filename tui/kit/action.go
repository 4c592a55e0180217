package kit

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// Action is what a page, a pane or the table asks for; nil is nothing. What is about the open game
// the table does, the rest the root. The set is closed, and none of it holds a function of them.
type Action interface{ isAction() }

type (
	// DoLine does a line of the line language.
	DoLine struct {
		Line  sheet.Line
		About phrases.Context // for why it is refused
	}

	// Type puts a text into the entry, to be gone on with.
	Type struct{ Text string }

	// Lay lays the tiles of a play, to be noted or changed.
	Lay struct{ Play scoring.Play }

	// LookAt shows the game as it was after a turn.
	LookAt struct{ Turn int }

	// Find lists the best plays of a rack on the board of a game, over what asks for them.
	Find struct {
		Game sheet.Game
		Rack []scoring.Tile
	}

	// Step goes through the turns by a key.
	Step struct{ Key tea.KeyPressMsg }

	// NextTab opens the next tab under what lies over the side.
	NextTab struct{}

	// ToEnd shows how the game ended.
	ToEnd struct{}

	// Close leaves the page, the list or the form; what lay under it is shown.
	Close struct{}

	// Done closes the form and says under the entry what was done.
	Done struct{ Said string }

	// DoText closes the form, and does what a line says as if it were typed and entered.
	DoText struct{ Text string }

	// Ask has something done away from the keys, such as reading files. Its answer comes to the
	// page that asked.
	Ask struct{ Cmd tea.Cmd }

	// Await is Ask for what the next key depends on: the keys wait for the answer.
	Await struct{ Cmd tea.Cmd }

	// Write has a file written, which leaving waits for. Its answer comes as that of Ask does.
	Write struct{ Cmd tea.Cmd }

	// DoTexts does what several lines say as one change, each read for the game after those before
	// it.
	DoTexts struct{ Texts []string }

	// Refuse says why something is not taken.
	Refuse struct {
		Err   error
		About phrases.Context
	}

	// Tell puts something under the entry, or takes away what stands there.
	Tell struct {
		Lines [2]string
		Fault bool
	}

	// OpenPalette and OpenHelp open what lies over every pane.
	OpenPalette struct{}
	OpenHelp    struct{}

	// Say tells something above the hints.
	Say struct {
		Text  string
		Fault bool
	}

	// InFolder keeps the folder in mind in which a file was read, as it was typed.
	InFolder struct{ Typed string }

	// OpenPage opens another page over this one.
	OpenPage struct{ Which Which }

	// OpenGame opens a saved game. Where it cannot be opened the page stays.
	OpenGame struct{ ID string }

	// JustCount opens a board without a sheet.
	JustCount struct{ Edition string }

	// StartGame starts a game, and draws its first rack where the program draws them. If the game
	// cannot be kept, the page stays.
	StartGame struct {
		Log   sheet.Log
		Drawn bool
	}

	// ReadGame closes the page and opens a game that was taken from a file. A finished one is
	// opened before its first turn, to be stepped through; any other at its end, to be played on.
	ReadGame struct {
		ID   string
		Said string // what was taken
	}

	// Again starts another game of the same people.
	Again struct{}

	// GoOn opens a copy of the game that ends after a turn. The game itself stays as it is.
	GoOn struct{ Turn int }

	// ToStart keeps the game and goes to the start page.
	ToStart struct{}

	// ToGames keeps the game and goes to the list of earlier games.
	ToGames struct{}

	// Quit leaves the program, because somebody said so.
	Quit struct{}

	// Redraw draws the whole screen again.
	Redraw struct{}

	// Suspend stops the program for a shell.
	Suspend struct{}

	// Copy sends lines to the terminal's clipboard.
	Copy struct{ Lines []string }

	// RememberCheck keeps in mind whether words are looked up, and in which list.
	RememberCheck struct {
		On   bool
		List string
	}

	// RememberClocks keeps in mind which clocks were chosen, the newest first.
	RememberClocks struct{ Clocks string }

	// UseList closes the page and has words looked up in the list with a name.
	UseList struct{ Name string }

	// ListsChanged has the list of the table read anew.
	ListsChanged struct {
		Preferred bool // another one is preferred than before, and that is kept in mind
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

// Which is a page that another one can open.
type Which int

// The pages that are opened from another.
const (
	FormPage Which = iota // of a new game
	GamesPage
	StatsPage
	FilePage
	ListsPage // of words; over a table only
)
