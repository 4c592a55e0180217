package tui_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/exp/golden"

	"tanteo/tui/screentest"
)

// classes say how cells are drawn, as letters that a reviewer can read: the golden shows a
// letter for each cell. A style that is not here is a new one, and the test says so.
var classes = map[string]map[string]rune{
	"256": {
		"plain": ' ', "bold": 'b', "reverse": 'r', "underline": 'u',
		"244 on 235": '.', "224 on 88": 'W', "233 on 174": 'w', "255 on 25": 'L', "233 on 73": 'l',
		"bold 234 on 230": 'T', "bold 89 on 230": 't',
		"bold 17 on 153": 'P', "bold underline 17 on 153": 'P', "bold underline 89 on 153": 'p',
		"bold 234 on 214": 'N', "bold 89 on 214": 'n',
		"248 on own": 'm', "bold 75 on own": 'a', "bold 220 on own": 'g', "bold 210 on own": 'f', "215 on own": 'o',
		"bold 220 on 235": 's', "114 on own": 'i', "217 on own": 'x',
	},
	"16": {
		"plain": ' ', "bold": 'b', "reverse": 'r', "underline": 'u',
		"faint": '.', "15 on 1": 'W', "15 on 5": 'w', "15 on 4": 'L', "0 on 6": 'l',
		"0 on 7": 'T', "1 on 7": 't',
		"4 on 7": 'P', "underline 4 on 7": 'P', "underline 1 on 7": 'p',
		"0 on 2": 'N', "1 on 2": 'n',
		"bold 6 on own": 'a', "bold 3 on own": 'g', "bold 1 on own": 'f', "3 on own": 'o', "2 on own": 'i', "5 on own": 'x',
	},
	"mono": {
		"plain": ' ', "faint": '.', "bold": 'b', "bold underline": 'U', "reverse": 'r', "bold reverse": 'R', "underline": 'u',
	},
}

var profiles = map[string]colorprofile.Profile{"256": colorprofile.ANSI256, "16": colorprofile.ANSI, "mono": colorprofile.ASCII}

// The colours of the screen cell by cell, as letters under the text.
func TestColours(t *testing.T) {
	t.Parallel()
	for _, depth := range []string{"256", "16", "mono"} {
		for _, name := range []string{"laying", "board", "refused", "menu", "editing", "final", "places-checked", "checked", "marks-sheet"} {
			t.Run(depth+"-"+name, func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					d := stateOf(t, name).at(t, desktop{profile: profiles[depth]})
					golden.RequireEqual(t, coloured(t, d.Screen, classes[depth]))
				})
			})
		}
	}
}

// coloured is the screen as text, then the same cells as the letters of their styles, then
// what the letters mean.
func coloured(t *testing.T, s *screentest.Screen, letters map[string]rune) string {
	w, h := s.Size()
	var b strings.Builder
	used := map[string]bool{}
	for y := range h {
		var text, styles strings.Builder
		for x := range w {
			c := s.Cell(x, y)
			style := c.Style()
			letter, ok := letters[style]
			if !ok {
				t.Errorf("a style without a letter: %s (%q in column %d of row %d)", style, c.Text, x, y)
				letter = '?'
			}
			used[style] = true
			text.WriteString(c.Text)
			styles.WriteRune(letter)
		}
		fmt.Fprintf(&b, "%s\n%s\n", strings.TrimRight(text.String(), " "), strings.TrimRight(styles.String(), " "))
	}
	b.WriteString("\n")
	for _, style := range slices.Sorted(maps.Keys(used)) {
		fmt.Fprintf(&b, "%c  %s\n", letters[style], style)
	}
	return b.String()
}
