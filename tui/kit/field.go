package kit

import (
	"strings"
	"unicode"

	bubbles "charm.land/bubbles/v2/key"
	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"
	"golang.org/x/text/unicode/norm"

	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// NewField is a text field for so many characters, with the terminal's own cursor.
func NewField(limit int) textinput.Model {
	f := textinput.New()
	f.Prompt = ""
	f.CharLimit = limit
	f.SetVirtualCursor(false)
	f.SetStyles(textinput.Styles{})
	f.KeyMap = fieldKeys()
	f.Focus() // keys only reach it while it is the one in focus
	return f
}

// TypeInto is a field after a key or a paste, in NFC: the field goes by runes, and a loose
// accent would be left behind by Delete.
func TypeInto(f textinput.Model, msg tea.Msg) textinput.Model {
	if press, ok := msg.(tea.KeyPressMsg); ok {
		press.Text = strings.Map(OneLine, press.Text)
		msg = press
	}
	f, _ = f.Update(msg)
	if text := f.Value(); !norm.NFC.IsNormalString(text) {
		f.SetValue(norm.NFC.String(text))
		f.CursorEnd()
	}
	return f
}

// OneLine makes a text one line; a terminal gives line ends as either sign.
func OneLine(r rune) rune {
	switch {
	case r == '\n' || r == '\r' || r == '\t':
		return ' '
	case !unicode.IsPrint(r):
		return -1 // also what would turn the direction of reading
	}
	return r
}

// InSight is what is in sight of a field in a width, and the column of the cursor.
func InSight(f textinput.Model, w int) (text string, x int) {
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
	return phrases.Safe(text), draw.Width(string(runes[from:at]))
}

// fieldKeys are the keys inside a text field. Ctrl+K never cuts text, and there is no key to
// paste: the clipboard that the program could read is the server's, not the user's.
func fieldKeys() textinput.KeyMap {
	bind := func(keys ...string) bubbles.Binding { return bubbles.NewBinding(bubbles.WithKeys(keys...)) }
	return textinput.KeyMap{
		CharacterForward:        bind("right"),
		CharacterBackward:       bind("left"),
		LineStart:               bind("home"),
		LineEnd:                 bind("end"),
		DeleteCharacterBackward: bind("backspace"),
		DeleteCharacterForward:  bind("delete"),
		DeleteWordBackward:      bind("ctrl+w"),
	}
}
