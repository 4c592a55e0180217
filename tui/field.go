package tui

import (
	"strings"
	"unicode"

	"tanteo/tui/draw"

	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"
	"golang.org/x/text/unicode/norm"
)

// newField is a text field for so many characters, with the terminal's own cursor.
func newField(limit int) textinput.Model {
	f := textinput.New()
	f.Prompt = ""
	f.CharLimit = limit
	f.SetVirtualCursor(false)
	f.SetStyles(textinput.Styles{})
	f.KeyMap = fieldKeys()
	f.Focus() // keys only reach it while it is the one in focus
	return f
}

// typeInto is a field after a key or a paste, in NFC: the field goes by runes, and a loose
// accent would be left behind by Delete.
func typeInto(f textinput.Model, msg tea.Msg) textinput.Model {
	if key, ok := msg.(tea.KeyPressMsg); ok {
		key.Text = strings.Map(oneLine, key.Text)
		msg = key
	}
	f, _ = f.Update(msg)
	if text := f.Value(); !norm.NFC.IsNormalString(text) {
		f.SetValue(norm.NFC.String(text))
		f.CursorEnd()
	}
	return f
}

// oneLine makes a text one line; a terminal gives line ends as either sign.
func oneLine(r rune) rune {
	switch {
	case r == '\n' || r == '\r' || r == '\t':
		return ' '
	case !unicode.IsPrint(r):
		return -1 // also what would turn the direction of reading
	}
	return r
}

// inSight is what is in sight of a field in a width, and the column of the cursor.
func inSight(f textinput.Model, w int) (text string, x int) {
	runes := []rune(f.Value())
	at := min(f.Position(), len(runes))
	from := 0
	for draw.Width(string(runes[from:at])) >= w && from < at {
		from++
	}
	text = string(runes[from:])
	for draw.Width(text) > w {
		runes := []rune(text)
		text = string(runes[:len(runes)-1])
	}
	return text, draw.Width(string(runes[from:at]))
}
