package desk

import (
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"

	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// Every row of the menu of a turn that a line does shows the line, also beside the board of 80×24:
// what a menu does can be typed too.
func TestRowsOfTheTurnShowTheirLine(t *testing.T) {
	for _, s := range strolls {
		for _, lang := range phrases.Languages() {
			t.Run(s.name+" "+lang.Tag, func(t *testing.T) {
				d := s.begin(t)
				env := kit.Env{Lang: lang, Keys: key.NewMap(), Look: draw.NewLook("dark", true, colorprofile.ASCII, ""), Width: 80, Height: 24}
				d.Tell(env, 0, time.Time{}, "")
				menu := offersOf(d.Table).turnMenu()
				drawn := menu.Lines(env, d.Lay.Side.W, d.Lay.Side.H)
				for i, row := range menu.Items {
					if row.Line == lang.Word(line.CommandChallenge) {
						continue // the word that is challenged may take its room
					}
					if !strings.HasSuffix(strings.TrimSpace(ansi.Strip(drawn[i])), row.Line) {
						t.Errorf("%q does not show %q", drawn[i], row.Line)
					}
				}
			})
		}
	}
}
