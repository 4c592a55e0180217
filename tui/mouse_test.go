package tui_test

import (
	"fmt"
	"regexp"
	"testing"

	tea "charm.land/bubbletea/v2"
)

// click is a press of the left button on a square, as a terminal sends it.
func (d *desk) click(square string) {
	d.t.Helper()
	x, y := d.squareAt(square)
	d.Press(fmt.Sprintf("\x1b[<0;%d;%dM\x1b[<0;%[1]d;%[2]dm", x+1, y+1))
}

// The mouse is off unless it is asked for; then a click moves the cursor, a second one turns
// the direction, and one on a tile that is being laid makes it a blank and back.
func TestMouse(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{mouse: true}, func(t *testing.T, d *desk) {
		d.click("H4")
		d.cursorOn("H4")
		d.click("H4")
		d.Sees("4H ↓")
		d.click("H4")
		d.Sees("H4 →")
		d.Press("jamon")
		d.click("H5")
		d.squares("H4", false, "<J>", "<a>", "<M>", "<O>", "<N>")
		d.click("H5")
		d.squares("H4", false, "<J>", "<A>", "<M>", "<O>", "<N>")
		d.Press(enter)
		d.players("Player 1 44", "» Player 2 0")
	})
}

// Without being asked for it is left to the terminal, so that text can be selected.
func TestMouseOff(t *testing.T) {
	t.Parallel()
	asked := regexp.MustCompile(`\x1b\[\?100[0-3]h`)
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		if code := asked.FindString(d.Output()); code != "" {
			t.Errorf("%q is sent", code)
		}
	})
	atGame(t, desktop{mouse: true}, func(t *testing.T, d *desk) {
		if !asked.MatchString(d.Output()) {
			t.Error("the mouse is not asked for")
		}
	})
}

// A click outside of the board, or while something else is open, does nothing.
func TestMouseElsewhere(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{mouse: true}, func(t *testing.T, d *desk) {
		for _, at := range [][2]int{{0, 0}, {1, 3}, {47, 10}, {79, 23}, {24, 2}, {24, 18}} {
			d.Send(tea.MouseClickMsg{X: at[0], Y: at[1], Button: tea.MouseLeft})
			d.cursorOn("H8")
		}
		d.Press(enter)
		d.click("A1")
		d.Press(esc)
		d.cursorOn("H8")
	})
}
