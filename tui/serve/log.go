package serve

import (
	"fmt"
	"io"
	"log/slog"
)

// The log is for whoever keeps the server, and for his programs: it has one language, and tells who came,
// from where and why it ended, and nothing that was typed.
//
//	time=… level=INFO msg=session from=192.0.2.7:50312 key=SHA256:… name=Ana role=scorer game=2026-11-29-ana-bea number=3
//	time=… level=INFO msg=end     … reason=left after=12m3s
//	time=… level=WARN msg=refused from=192.0.2.9:40022 keys=[SHA256:…] reason="unknown key"
func newLog(to io.Writer) *slog.Logger { return slog.New(slog.NewTextHandler(to, nil)) }

// What a line tells of.
const (
	toldSession = "session" // has begun
	toldEnd     = "end"     // of a session
	toldRefused = "refused"
	toldFault   = "fault"
	toldMistake = "no key" // a line of the file lets nobody in
	toldNoKeys  = "no keys"
	toldNobody  = "nobody can come in"
	toldLate    = "stopped before everybody had left"
)

// Why a session ends, or there is none.
const (
	left        = "left"
	dropped     = "the line dropped"
	stopped     = "the server stops"
	idle        = "idle"
	broken      = "a fault"
	noSession   = "came to no session in time"
	crowded     = "too many wait"
	unknownKey  = "unknown key"
	goneKey     = "the key is there no more"
	tooMany     = "too many sessions"
	noTerminal  = "no terminal"
	moreAsked   = "more than a game is asked for"
	noGame      = "no such game"
	secondAsked = "one session a connection" // told to the client's program
)

// KeyError is a mistake in a line of a file of keys, which lets nobody in.
type KeyError struct {
	File    string
	Line    int
	Mistake KeyMistake
	Option  string // its name
	Value   string
	Other   int // a line that has the same key
}

// KeyMistake is what is wrong with a line.
type KeyMistake int

// The mistakes of a line.
const (
	NoKey       KeyMistake = iota // there is no key in it
	SameKey                       // as another line's
	TwiceTold                     // an option
	NotQuoted                     // the value of an option
	Unprintable                   // the value of an option
	BadValue                      // of an option
	UnknownOption
)

func (e *KeyError) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.what()) }

func (e *KeyError) what() string {
	switch e.Mistake {
	case SameKey:
		return fmt.Sprintf("the key is that of line %d", e.Other)
	case TwiceTold:
		return fmt.Sprintf("the option %s is there twice", e.Option)
	case NotQuoted:
		return fmt.Sprintf("the value of %s is not in quotation marks", e.Option)
	case Unprintable:
		return fmt.Sprintf("the value of %s has a sign that cannot be printed", e.Option)
	case BadValue:
		return fmt.Sprintf("%s is %q; %s", e.Option, e.Value, map[string]string{
			"role": "it is scorer, spectator or player NAME", "games": "it is a pattern, such as 2026-11-*", "name": "it is what others see",
		}[e.Option])
	case UnknownOption:
		return fmt.Sprintf("there is no option %q; there are role, games and name", e.Option)
	}
	return "there is no key in it"
}
