package command

import (
	"context"
	"io"
	"time"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/sheet/store"
	"tanteo/tui/sitting"
)

// Program is what the commands work with: everything that the machine provides.
type Program struct {
	In       io.Reader
	Out, Err io.Writer
	Terminal bool // somebody sits at In
	Fit      bool // a screen can be drawn: In and Out are a terminal, and it knows how to

	OutTerminal, ErrTerminal bool // somebody looks at Out, at Err

	Folder    string // of the user's files; "" where none is known
	Games     *store.Store
	Holder    store.Holder // this session, for others who want a game that it has
	Catalogue *editions.Catalogue
	Words     *words.Library // nil is that of the program alone
	Settings  Settings
	Trouble   error   // why no command can run
	Doubts    []error // what is wrong with settings and files that the rest does without

	Now     func() time.Time
	Version string

	// Screen opens the screen with a game, or with the last one where game is "".
	Screen func(ctx context.Context, game string) error
}

// Settings are what a new game and the answers are like where no flag says it.
type Settings struct {
	Language string           // tag of the language
	Edition  string           // id; "" is the one of the language
	Rules    string           // id; "" is the one that the edition is played with at home
	Last     string           // id of the game that was open last, or ""
	House    string           // house rules that were played by last, as sheet.ParseHouse reads them
	Check    bool             // words are looked up in a list
	Remember sitting.Remember // nil keeps nothing in mind
}
