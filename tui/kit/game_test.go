package kit_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"

	"tanteo/sheet/file"
	"tanteo/sheet/store"
	"tanteo/sheet/store/disk"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// A file of the list that is no game that can be read is told for what it is; only what makes no
// sense is damaged.
func TestGameLineTellsWhatAFileIs(t *testing.T) {
	env := kit.Env{Lang: phrases.For("en"), Look: draw.NewLook("dark", true, colorprofile.ASCII, "block"), Width: 80, Height: 24}
	for want, err := range map[string]error{
		"cannot be read":                  &store.DamagedError{ID: "x", Err: errors.New("x")},
		"A synchronised folder's copy of": &store.NameError{File: "x (1).json", Of: "x"},
		"A copy of lines noted in x":      &store.NameError{File: "x (1).changes", Of: "x"},
		"x is a link":                     &store.FileError{ID: "x", Why: store.Linked, Err: disk.ErrLink},
		"x is no ordinary file":           &store.FileError{ID: "x", Why: store.NotAFile, Err: disk.ErrNotFile},
		"You may not read x":              &store.FileError{ID: "x", Why: store.NotAllowed, Err: &disk.RightError{Right: disk.ToRead, Path: "/x", Owner: "bea"}},
		"A newer tanteo has written":      &file.NewerSchemaError{Schema: 9},
	} {
		line := env.GameLine(store.Summary{ID: "x", Day: time.Date(2026, 11, 29, 0, 0, 0, 0, time.UTC), Err: err}, 60)
		if text := ansi.Strip(line); !strings.Contains(text, want) || draw.Width(line) != 60 {
			t.Errorf("%d wide, no %q: %q", draw.Width(line), want, text)
		}
	}
}

// A game whose files something else has written in is marked in its row, whether it has ended or counts.
func TestGameLineMarksAnAlteredGame(t *testing.T) {
	for _, l := range phrases.Languages() {
		env := kit.Env{Lang: l, Look: draw.NewLook("dark", true, colorprofile.ASCII, "block"), Width: 80, Height: 24}
		g := store.Summary{ID: "x", Players: []string{"Ana", "Bea"}, Totals: []int{1, 2}, Finished: true, Void: true, Altered: true}
		for _, width := range []int{60, 48} {
			line := env.GameLine(g, width)
			if text := ansi.Strip(line); !strings.Contains(text, " "+l.Earlier.AlteredMark+" ") || draw.Width(line) != width {
				t.Errorf("%s: %d wide: %q", l.Tag, draw.Width(line), text)
			}
		}
	}
}
