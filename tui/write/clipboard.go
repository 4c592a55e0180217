package write

import (
	"encoding/base64"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"tanteo/tui/kit"
)

// Multiplexer is a program between this one and the terminal that keeps codes for itself
// which it does not know.
type Multiplexer string

// The multiplexers that have a way through; "" is none.
const (
	Tmux   Multiplexer = "tmux"
	Screen Multiplexer = "screen"
)

// MultiplexerOf finds the multiplexer in an environment. Over ssh only the name of the
// terminal is left of it, and "screen" is that of tmux too: then it is none.
func MultiplexerOf(environ []string) Multiplexer {
	has := func(begin string) bool {
		return slices.ContainsFunc(environ, func(v string) bool { return strings.HasPrefix(v, begin) && len(v) > len(begin) })
	}
	switch {
	case has("TMUX="), has("TERM=tmux"):
		return Tmux
	case has("STY="):
		return Screen
	}
	return ""
}

// mostClipboard is how many bytes of base64 a terminal may take; hterm takes no more.
const mostClipboard = 74994

// mostScreen is how many bytes GNU screen lets through in one piece.
const mostScreen = 768 - len("\x1bP\x1b\\")

// codes are what puts a text on the clipboard of the person at the terminal: OSC 52
// and, in a multiplexer, the same once more in its way through. tmux takes the first with
// set-clipboard on, and the second with allow-passthrough on.
func codes(text string, in Multiplexer) string {
	code := ansi.SetSystemClipboard(text)
	switch in {
	case Tmux:
		return code + ansi.TmuxPassthrough(code)
	case Screen:
		return ansi.ScreenPassthrough(code, mostScreen)
	}
	return code
}

// ToClipboard sends lines to the terminal's clipboard, and says so. A terminal does not answer,
// so they are never said to have arrived.
func ToClipboard(env kit.Env, in Multiplexer, lines []string) (tea.Cmd, kit.Notice) {
	c := &env.Lang.Copying
	text := strings.TrimRight(strings.Join(lines, "\n"), "\n")
	switch {
	case text == "":
		return nil, kit.Notice{Text: c.Nothing}
	case base64.StdEncoding.EncodedLen(len(text)+1) > mostClipboard:
		return nil, kit.Notice{Text: c.TooLong}
	}
	sent := kit.Notice{Text: env.Lang.Screen.ClipboardSent}
	if in == Tmux {
		sent.Text = c.InTmux
	}
	return tea.Raw(codes(text+"\n", in)), sent
}
