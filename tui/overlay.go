package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/kit"
)

// overlay is a list or form in the side column. It gets every key but those that work
// everywhere, and gives back what it is now, nil to close, and at most one action.
type overlay interface {
	title(m *Model) (left, right string)
	key(msg tea.KeyPressMsg, m *Model) (overlay, action)
	lines(m *Model, w, h int) []string
	cursor(m *Model, w int) (x, y int, ok bool) // within its lines
	hints(m *Model) []kit.Hint
	typing() bool // it is typed in, so that only help and leaving work besides
}

// action is what a pane asks of the root.
type action interface{ isAction() }

type (
	// doLine applies a line of the line language.
	doLine struct{ line sheet.Line }
	// doText applies a text as if it were typed and entered.
	doText struct{ text string }
	// doType puts a text into the entry, to be gone on with.
	doType struct{ text string }
	// doCommand runs a command of the palette.
	doCommand struct{ run func(m *Model) tea.Cmd }
)

func (doLine) isAction()    {}
func (doText) isAction()    {}
func (doType) isAction()    {}
func (doCommand) isAction() {}
