package kit_test

import (
	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"

	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// env is a window of 80 columns and 24 rows without colours.
func env() kit.Env {
	return kit.Env{Lang: phrases.For("en"), Keys: key.NewMap(), Look: draw.NewLook("dark", true, colorprofile.ASCII, "block"), Width: 80, Height: 24}
}

// press is a key without a text.
func press(code rune) tea.KeyPressMsg { return tea.KeyPressMsg{Code: code} }

// steps are the keys that move about in a list.
var steps = []rune{tea.KeyUp, tea.KeyDown, tea.KeyPgUp, tea.KeyPgDown, tea.KeyHome, tea.KeyEnd}
