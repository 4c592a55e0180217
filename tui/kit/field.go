package kit

import (
	"strings"
	"unicode"

	bubbles "charm.land/bubbles/v2/key"
	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"
	"golang.org/x/text/unicode/norm"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// Field is a line to type into, with the terminal's own cursor.
type Field struct{ textinput.Model }

// NewField is an empty field that takes at most limit characters.
func NewField(limit int) Field {
	f := textinput.New()
	f.Prompt = ""
	f.CharLimit = limit
	f.SetVirtualCursor(false)
	f.SetStyles(textinput.Styles{})
	f.KeyMap = fieldKeys()
	f.Focus() // keys only reach it while it is the one in focus
	return Field{f}
}

// With is the field with a text and the cursor at its end.
func (f Field) With(text string) Field {
	f.SetValue(text)
	f.CursorEnd()
	return f
}

// Type is the field after a key or a paste. The text is kept in NFC: the field goes by runes, and
// Delete would leave a loose accent behind.
func (f Field) Type(msg tea.Msg) Field {
	if press, ok := msg.(tea.KeyPressMsg); ok {
		press.Text = strings.Map(OneLine, press.Text)
		msg = press
	}
	f.Model, _ = f.Update(msg)
	if text := f.Value(); !norm.NFC.IsNormalString(text) {
		f = f.With(norm.NFC.String(text))
	}
	return f
}

// OneLine replaces the line ends of a pasted text, which a terminal sends as either sign, and
// drops other control signs.
func OneLine(r rune) rune {
	switch {
	case r == '\n' || r == '\r' || r == '\t':
		return ' '
	case !unicode.IsPrint(r) || sheet.IsInvisible(r):
		return -1 // also what would turn the direction of reading
	}
	return r
}

// LinesOf are the lines of a text that are not blank.
func LinesOf(text string) (lines []string) {
	for _, line := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' }) {
		if strings.TrimSpace(line) != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// InSight is the visible part of the field in a width, and the column of the cursor.
func (f Field) InSight(w int) (text string, x int) {
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

// fieldKeys are the keys inside a text field. Ctrl+K never cuts text. No key pastes: the program
// could only read the clipboard of the machine it runs on, not the user's.
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
