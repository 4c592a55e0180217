package cli

import (
	"errors"
	"fmt"
	"io"
	"time"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/sheet/store"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// Env is what commands work with.
type Env struct {
	In       io.Reader
	Out      *Output
	Err      io.Writer
	Args     []string // of the command line
	Terminal bool     // somebody sits at In
	Kept     bool     // what was asked for is kept: an answer that cannot be written is a warning
	Served   bool     // it was for as long as nobody interrupted it

	OutTerminal, ErrTerminal bool // somebody looks at Out, at Err

	Lang      *phrases.Language
	Games     *store.Store
	Holder    store.Holder // this session, for others who want a game that it has
	Catalogue *editions.Catalogue
	Words     *words.Library
	Settings  Settings
	Now       func() time.Time
}

// Settings are what a new game and the answers are like where no flag says it.
type Settings struct {
	Language string // tag of the language
	Edition  string // id; "" is the one of the language
	Rules    string // id; "" is the one that the edition is played with at home
	Last     string // id of the game that was open last, or ""
	House    string // house rules that were played by last, as sheet.ParseHouse reads them
	Check    bool   // words are looked up in a list

	Remember sitting.Remember // nil keeps nothing in mind
}

// Room is what games are opened in.
func (e *Env) Room() sitting.Room {
	return sitting.Room{Games: e.Games, Holder: e.Holder, Catalogue: e.Catalogue, Remember: e.Settings.Remember, Now: e.Now, Chance: store.NewSeed}
}

// Lists finds the lists of words.
func (e *Env) Lists() Lists { return Lists{e} }

// Complain says what went wrong, and what to do, in one line.
func (e *Env) Complain(err error) { fmt.Fprintln(e.Err, "tanteo: "+e.Sentence(err)) }

// Warn says what went wrong beside what was asked for, each in a line: that one is kept.
func (e *Env) Warn(err error) {
	for _, one := range each(err) {
		e.Complain(one)
	}
}

// each is every error that was joined into one.
func each(err error) []error {
	joined, ok := err.(interface{ Unwrap() []error })
	switch {
	case err == nil:
		return nil
	case !ok:
		return []error{err}
	}
	var all []error
	for _, one := range joined.Unwrap() {
		all = append(all, each(one)...)
	}
	return all
}

// Sentence tells an error in one line.
func (e *Env) Sentence(err error) string {
	if f, ok := errors.AsType[*Failure](err); ok {
		return f.Said.Sentence()
	}
	what, todo := e.Lang.Explain(err, phrases.Context{Nearest: e.nearestGame(err), Typed: e.Args})
	return phrases.Said{What: what, Todo: todo}.Sentence()
}

// About is an error with the sentence that its context makes of it.
func (e *Env) About(err error, about phrases.Context) error {
	what, todo := e.Lang.Explain(err, about)
	return &Failure{Code: CodeOf(err), Said: phrases.Said{What: what, Todo: todo}, Cause: err}
}

// misused is a value of a flag that cannot be, as a command typed wrongly.
func (e *Env) misused(err error, about phrases.Context) error {
	what, todo := e.Lang.Explain(err, about)
	return Usage(phrases.Said{What: what, Todo: todo})
}

// Quoted is an argument as a sentence shows it.
func (e *Env) Quoted(argument string) string { return e.Lang.Numbers.Quote(phrases.Fit(argument, 40)) }
