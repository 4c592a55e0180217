package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/kit"
)

// overlay is a list or form in the side column. It gets every key but those that work
// everywhere, and gives back what it is now, nil to close, and at most one action.
type overlay interface {
	title(v view) (left, right string)
	key(msg tea.KeyPressMsg, v view) (overlay, action)
	lines(v view, w, h int) []string
	cursor(v view, w int) (x, y int, ok bool) // within its lines
	hints(v view) []kit.Hint
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
	// doLook shows the game as it was after a turn.
	doLook struct{ turn int }
	// doFind lists the best plays of a rack on the board of a game, over what asks for them.
	doFind struct {
		game sheet.Game
		rack []scoring.Tile
	}
	// doStep goes through the turns by a key.
	doStep struct{ key tea.KeyPressMsg }
	// doTab opens the next tab under what lies over the side.
	doTab struct{}
)

func (doLine) isAction()    {}
func (doText) isAction()    {}
func (doType) isAction()    {}
func (doCommand) isAction() {}
func (doLook) isAction()    {}
func (doFind) isAction()    {}
func (doStep) isAction()    {}
func (doTab) isAction()     {}
