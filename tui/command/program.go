package command

import (
	"context"
	"io"
	"time"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/sheet/store"
	"tanteo/tui/command/cli"
	"tanteo/tui/phrases"
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

	// Watch opens the screen with a game that is only watched.
	Watch func(ctx context.Context, game string) error

	// Serve shows the screen over ssh until the context ends, and tells where it listens.
	Serve func(ctx context.Context, address string, listening func(address string)) error
}

// Settings are what a new game and the answers are like where no flag says it.
type Settings = cli.Settings

// env is the program as commands see it, in a language.
func (p Program) env(l *phrases.Language) *cli.Env {
	e := &cli.Env{
		In: p.In, Out: cli.NewOutput(p.Out), Err: p.Err, Terminal: p.Terminal, OutTerminal: p.OutTerminal, ErrTerminal: p.ErrTerminal,
		Lang: l, Games: p.Games, Holder: p.Holder, Catalogue: p.Catalogue, Words: p.Words, Settings: p.Settings, Now: p.Now,
	}
	if e.Words == nil {
		e.Words = words.New("", "")
	}
	if e.Settings.Remember == nil {
		e.Settings.Remember = sitting.Forgetful{}
	}
	return e
}
