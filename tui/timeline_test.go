package tui

import (
	"fmt"
	"strings"
	"testing"
	"unicode"

	tea "charm.land/bubbletea/v2"
	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tanteo/sheet/store"
)

// stands is what a person sees of a table and what is typed there, without what was answered last.
func (d gridDesk) stands() string {
	t := d.desk.At
	return fmt.Sprintln(t.Focus, t.InGrid, d.desk.PageOpen(), t.Looking, t.Board.Cursor, t.Board.Direction) + d.holds()
}

// holds is the game and what is typed and laid beside it.
func (d gridDesk) holds() string {
	t := d.desk.At
	var s strings.Builder
	fmt.Fprintln(&s, t.Game.Log.Done, t.Editing)
	for _, e := range t.Game.Log.Events {
		fmt.Fprintf(&s, "%+v\n", e.What)
	}
	fmt.Fprintf(&s, "%+v %q %v\n", t.Board.Laid, t.Board.Pending, t.Board.Beyond)
	fmt.Fprintf(&s, "%q %q\n", t.Entry.Text(), t.Entry.Rest)
	return s.String()
}

// strokes are what is pressed on a walk: letters and lines, and what takes them away again.
var strokes = []string{"s", "o", "l", "s", "Enter", "Enter", "Esc", "Esc", "Backspace", "Undo", "Undo", "Undo", "Redo", "Redo", "Space", "Left", "Down", "- Enter", ":", "25 Enter", "pass Enter", "H7 SOL Enter", "3"}

func (d gridDesk) stroke(name string) {
	text, enters := strings.CutSuffix(name, " Enter")
	switch name {
	case "Enter":
		d.press(keyEnter)
	case "Esc":
		d.press(keyEsc)
	case "Backspace":
		d.press(tea.KeyPressMsg{Code: tea.KeyBackspace})
	case "Space":
		d.press(tea.KeyPressMsg{Code: tea.KeySpace, Text: " "})
	case "Left":
		d.press(keyLeft)
	case "Down":
		d.press(keyDown)
	case "Undo":
		d.press(keyUndo)
	case "Redo":
		d.press(keyRedo)
	case "- Enter": // opens the turn before
		d.press(tea.KeyPressMsg{Code: '-', Text: "-"}, keyEnter)
	default:
		if enters {
			d.press(tea.KeyPressMsg{Code: ':', Text: ":"})
		}
		for _, r := range text {
			d.press(tea.KeyPressMsg{Code: unicode.ToLower(r), Text: string(r)})
		}
		if enters {
			d.press(keyEnter)
		}
	}
}

// What Ctrl+U takes back, Ctrl+R makes again, the last thing first: after any walk, as many of the one
// as did something and then as many of the other lead back to where it ended. And Ctrl+R takes
// nothing away that is typed or laid, but what Ctrl+U brings back.
func TestUndoAndRedoAreOneTimeline(t *testing.T) {
	t.Parallel()
	games, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, func(t *rapid.T) {
		d := newGridDesk(t, games, []string{"Ana", "Bea"}, 1)
		d.press(keyEsc)
		var walk []string
		for range rapid.IntRange(1, 40).Draw(t, "strokes") {
			stroke := rapid.SampledFrom(strokes).Draw(t, "stroke")
			walk = append(walk, stroke)
			held, typed := d.holds(), d.desk.At.Draft() != nil
			d.stroke(stroke)
			if stroke != "Redo" || !typed || d.holds() == held {
				continue
			}
			d.press(keyUndo)
			if diff := cmp.Diff(held, d.holds()); diff != "" {
				t.Fatalf("after %q, Ctrl+U gives (-want +got):\n%s", walk, diff)
			}
			d.press(keyRedo)
		}
		if d.desk.At.Over != nil {
			return // a list over the side has its own keys
		}
		seen := []string{d.stands()}
		for range rapid.IntRange(1, 30).Draw(t, "undone") {
			d.press(keyUndo)
			now := d.stands()
			if now == seen[len(seen)-1] {
				break // nothing is left
			}
			seen = append(seen, now)
		}
		for i := len(seen) - 2; i >= 0; i-- {
			d.press(keyRedo)
			if diff := cmp.Diff(seen[i], d.stands()); diff != "" {
				t.Fatalf("after %q and %d × Ctrl+U, Ctrl+R gives (-want +got):\n%s", walk, len(seen)-1, diff)
			}
		}
	})
}
