package key

import (
	"slices"
	"strings"

	bubbles "charm.land/bubbles/v2/key"
	tea "charm.land/bubbletea/v2"
)

// Map holds every key of the program.
//
// Never bound, because a terminal, a multiplexer or a line takes them: Ctrl+A B H I J M Q S
// [ \ ]. No bare letter is bound anywhere: typing letters is the main act.
type Map struct {
	// Everywhere.
	Leave, Suspend, Redraw, Palette, Help, NextPane, PrevPane, NextTab, Large Binding
	Undo, Redo, Note, Copy, Line, Clock, Write                                Binding

	// On the board.
	Up, Down, Left, Right, RowStart, RowEnd Binding
	Turn, Blank, TakeBack, Clear, Enter     Binding
	Back, On, First, Last                   Binding

	// In a duplicate.
	Master, NextRound, NextOver Binding

	Grid Binding

	Places, Sift Binding

	// In lists, forms and the sheet.
	Delete, PageUp, PageDown, Old, Take Binding
}

// NewMap is the keys as they are bound.
func NewMap() *Map {
	bind := func(shown string, keys ...string) Binding {
		b := bubbles.NewBinding(bubbles.WithKeys(keys...), bubbles.WithHelp(shown, ""))
		return &b
	}
	return &Map{
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
		Write:    bind("Ctrl+W", "ctrl+w"),

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

// Names are what every key of a binding is called in English, the one that hints show first.
func Names(b Binding) []string {
	names := []string{b.Help().Key}
	for _, pressed := range b.Keys()[1:] {
		switch pressed {
		case "pgup":
			pressed = "PgUp"
		case "pgdown":
			pressed = "PgDn"
		}
		names = append(names, strings.ToUpper(pressed[:1])+pressed[1:])
	}
	return names
}

// ScrollBy is how many lines a key scrolls, where a page has so many; false where the key does not
// scroll.
func (k *Map) ScrollBy(msg tea.KeyPressMsg, page int) (lines int, ok bool) {
	switch {
	case Matches(msg, k.Up):
		return -1, true
	case Matches(msg, k.Down):
		return 1, true
	case Matches(msg, k.PageUp):
		return -page, true
	case Matches(msg, k.PageDown):
		return page, true
	}
	return 0, false
}

// Binding is one thing that some keys do. It never changes. It is a pointer because rows hold it,
// and every key press makes many rows.
type Binding = *bubbles.Binding

// Matches says whether a key belongs to one of these bindings.
func Matches(press tea.KeyPressMsg, any ...Binding) bool {
	pressed := press.String()
	for _, b := range any {
		if slices.Contains(b.Keys(), pressed) {
			return true
		}
	}
	return false
}
