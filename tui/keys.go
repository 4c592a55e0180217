package tui

import (
	"strings"

	"charm.land/bubbles/v2/key"
	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"
)

// keyMap holds every key of the program. The help is made from it.
//
// Never bound, because a terminal, a multiplexer or a line takes them: Ctrl+A B H I J M Q S
// [ \ ]. No bare letter is bound anywhere: typing letters is the main act.
type keyMap struct {
	// Everywhere.
	Leave, Suspend, Redraw, Palette, Help, NextPane, PrevPane, NextTab, Large key.Binding
	Undo, Redo, Note, Copy, Line, Clock                                       key.Binding

	// On the board.
	Up, Down, Left, Right, RowStart, RowEnd key.Binding
	Turn, Blank, TakeBack, Clear, Enter     key.Binding
	Back, On, First, Last                   key.Binding

	// In a duplicate.
	Master, NextRound, NextOver key.Binding

	Grid key.Binding

	Places, Sift key.Binding

	// In lists, forms and the sheet.
	Delete, PageUp, PageDown, Old, Take key.Binding
}

func newKeyMap() keyMap {
	bind := func(shown string, keys ...string) key.Binding {
		return key.NewBinding(key.WithKeys(keys...), key.WithHelp(shown, ""))
	}
	return keyMap{
		Leave:    bind("Ctrl+C", "ctrl+c"),
		Suspend:  bind("Ctrl+Z", "ctrl+z"),
		Redraw:   bind("Ctrl+L", "ctrl+l"),
		Palette:  bind("Ctrl+P", "ctrl+p", "f10"),
		Help:     bind("Ctrl+G", "ctrl+g", "f1"),
		NextPane: bind("Tab", "tab"),
		PrevPane: bind("Shift+Tab", "shift+tab"),
		NextTab:  bind("Ctrl+T", "ctrl+t", "f2"),
		Large:    bind("Ctrl+O", "ctrl+o"),
		Undo:     bind("Ctrl+U", "ctrl+u"),
		Redo:     bind("Ctrl+R", "ctrl+r"),
		Note:     bind("Ctrl+N", "ctrl+n"),
		Copy:     bind("Ctrl+Y", "ctrl+y"),
		Line:     bind(":", ":"),
		Clock:    bind("Ctrl+K", "ctrl+k"),

		Up:       bind("Up", "up"),
		Down:     bind("Down", "down"),
		Left:     bind("Left", "left"),
		Right:    bind("Right", "right"),
		RowStart: bind("Home", "home"),
		RowEnd:   bind("End", "end"),
		Turn:     bind("Space", "space"),
		Blank:    bind("?", "?"),
		TakeBack: bind("Backspace", "backspace"),
		Clear:    bind("Esc", "esc"),
		Enter:    bind("Enter", "enter"),
		Back:     bind("-", "-", "pgup"),
		On:       bind("+", "+", "pgdown"),
		First:    bind("Home", "home"),
		Last:     bind("End", "end"),

		Master:    bind("Ctrl+E", "ctrl+e"),
		NextRound: bind("Ctrl+F", "ctrl+f"),
		NextOver:  bind("!", "!"),

		Grid: bind("Ctrl+X", "ctrl+x"),

		Places: bind("*", "*"),
		Sift:   bind("/", "/"),

		Delete:   bind("Del", "delete"),
		PageUp:   bind("PgUp", "pgup"),
		PageDown: bind("PgDn", "pgdown"),
		Old:      bind("0", "0"),
		Take:     bind("Right", "right"),
	}
}

// fieldKeys are the keys inside a text field. Ctrl+K never cuts text, and there is no key to
// paste: the clipboard that the program could read is the server's, not the user's.
func fieldKeys() textinput.KeyMap {
	bind := func(keys ...string) key.Binding { return key.NewBinding(key.WithKeys(keys...)) }
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

// keyName is a key as the screen's language calls it.
func (m *Model) keyName(shown string) string {
	names := m.lang.Screen.KeyNames
	if name, ok := names[shown]; ok {
		return name
	}
	if letter, ok := strings.CutPrefix(shown, "Ctrl+"); ok && names["Ctrl"] != "" {
		return names["Ctrl"] + "+" + letter
	}
	return shown
}

// scrollBy is how many lines a key goes on, where a page is so many; false where it is no key
// for that.
func (k keyMap) scrollBy(msg tea.KeyPressMsg, page int) (lines int, ok bool) {
	switch {
	case key.Matches(msg, k.Up):
		return -1, true
	case key.Matches(msg, k.Down):
		return 1, true
	case key.Matches(msg, k.PageUp):
		return -page, true
	case key.Matches(msg, k.PageDown):
		return page, true
	}
	return 0, false
}
