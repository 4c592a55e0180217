package serve

import (
	"encoding/binary"
	"slices"
	"strings"

	gossh "golang.org/x/crypto/ssh"

	"tanteo/tui"
)

// asked is a channel that a client asks for, as the server sees it: what may be asked for in a session
// passes, and nothing else. Sizes of the window do not pass either: the newest is in sizes.
type asked struct {
	gossh.NewChannel
	sizes chan tui.Size
	guard func(do func())
}

// Accept is that of the channel, with what passes of its requests.
func (a asked) Accept() (gossh.Channel, <-chan *gossh.Request, error) {
	ch, requests, err := a.NewChannel.Accept()
	if err != nil {
		return nil, nil, err
	}
	passed := make(chan *gossh.Request)
	go a.guard(func() {
		defer close(passed)
		told := 0
		for r := range requests {
			switch {
			case r.Type == "window-change":
				if size, ok := sizeIn(r.Payload); ok {
					a.resize(size)
				}
				_ = r.Reply(false, nil) // none is wanted
			case passes(r) && (r.Type != "env" || told < mostTold):
				if r.Type == "env" {
					told++
				}
				passed <- r
			default:
				_ = r.Reply(false, nil)
			}
		}
	})
	return ch, passed, nil
}

// resize leaves the newest size to be read.
func (a asked) resize(size tui.Size) {
	select {
	case <-a.sizes:
	default:
	}
	a.sizes <- size // of which there is room for one, and nobody else fills it
}

// What a client tells of itself: so many variables, and none longer; a game has no longer name.
const (
	mostTold   = 16
	longestEnv = 256
	longestAsk = 1024
)

// variables are those that a session looks at.
var variables = []string{"LANG", "LC_ALL", "LC_MESSAGES", "COLORTERM", "NO_COLOR"}

// passes says whether a request is one that a session knows.
func passes(r *gossh.Request) bool {
	switch r.Type {
	case "pty-req", "exec":
		return len(r.Payload) <= longestAsk
	case "shell":
		return true
	case "env":
		var variable struct{ Name, Value string }
		return len(r.Payload) <= longestEnv && gossh.Unmarshal(r.Payload, &variable) == nil && slices.Contains(variables, variable.Name)
	}
	return false
}

// sizeIn is the size of a window that has changed.
func sizeIn(payload []byte) (tui.Size, bool) {
	if len(payload) < 8 {
		return tui.Size{}, false
	}
	return tui.Size{Columns: int(binary.BigEndian.Uint32(payload)), Rows: int(binary.BigEndian.Uint32(payload[4:]))}, true
}

// isTerm says whether a terminal has a name that one can have: files are looked for by it.
func isTerm(name string) bool {
	if name == "" || len(name) > 64 || name[0] == '.' {
		return false
	}
	return !strings.ContainsFunc(name, func(r rune) bool {
		plain := r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9'
		return !plain && !strings.ContainsRune("-+._", r)
	})
}
