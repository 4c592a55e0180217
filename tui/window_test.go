package tui_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"tanteo/tui"
	"tanteo/tui/screentest"
)

// A window that is too small says what is needed; the play being laid is still there when it
// grows.
func TestSmallWindowKeepsThePlay(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(right, right, right, down, down, down, down, down, down, "sol")
		before := d.Text()
		for _, size := range [][2]int{{20, 5}, {1, 1}, {47, 20}, {48, 19}, {200, 4}, {4, 200}} {
			d.Resize(size[0], size[1])
			if size[0] >= 20 && size[1] >= 5 {
				d.Sees("48")
			}
			d.Press("x", backspace, enter, esc, ctrl('u')) // what is not seen is not done
		}
		d.Resize(80, 24)
		if after := d.Text(); after != before {
			t.Errorf("back at 80×24 the screen is\n%s\nit was\n%s", after, before)
		}
		d.Press("ar", enter)
		d.players("Ana 82", "» Bea 55")
	})
}

// A large board needs more, and says its own numbers.
func TestSmallWindowOfALargeBoard(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{edition: "en-super-200"}, func(t *testing.T, d *desk) {
		d.squares("A1", false, "QW")
		d.Resize(79, 24)
		d.Sees("80 columns and 24 rows")
		d.Resize(80, 24)
		d.squares("A1", false, "QW")
	})
}

// A storm of sizes, as dragging a window's edge gives it, with keys between.
func TestResizeStorm(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		before := d.Text()
		random := rand.New(rand.NewPCG(1, 2))
		sizes, keys := 150, 200
		if testing.Short() {
			sizes, keys = 20, 30
		}
		for range sizes {
			d.Resize(1+random.IntN(200), 1+random.IntN(60))
		}
		d.Resize(80, 24)
		if after := d.Text(); after != before {
			t.Errorf("after the storm the screen is\n%s", after)
		}
		for i := range keys {
			d.Send(tea.WindowSizeMsg{Width: 1 + random.IntN(200), Height: 1 + random.IntN(60)})
			d.Type([]string{"a", left, tab, ctrl('t'), esc, ctrl('g'), ctrl('o'), enter, space, "?"}[i%10])
		}
		d.Resize(80, 24)
		d.Press(esc, esc, esc, esc)
		d.Sees("Ana", "Bea", "bag")
	})
}

// The view is exactly as high as the window and never wider, in every state and at every
// size. Under the race detector on either side of where the layout changes: views are drawn in
// one goroutine, whatever their size, and .ci/run draws every size without it. In a short run at
// a few.
func TestViewFitsTheWindow(t *testing.T) {
	widths := []int{1, 2, 3, 7, 20, 46, 47, 48, 49, 59, 61, 66, 72, 79, 80, 81, 96, 97, 98, 100, 109, 110, 132, 133, 139, 140, 160, 200}
	heights := []int{1, 2, 3, 5, 8, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 37, 38, 40, 48, 49, 50, 60, 72}
	switch {
	case testing.Short():
		widths, heights = []int{1, 48, 80, 110}, []int{1, 20, 24, 38}
	case screentest.Raced:
		widths, heights = []int{1, 47, 48, 66, 80, 97, 110, 140}, []int{1, 19, 20, 24, 38, 60}
	}
	for _, s := range slices.Concat(states, hardStates, roundStates) {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				m := s.model(t)
				measured := lineWidths{}
				for _, w := range widths {
					for _, h := range heights {
						m.Update(tea.WindowSizeMsg{Width: w, Height: h})
						if fault := measured.misfit(m.View(), w, h); fault != "" {
							t.Fatalf("at %d×%d %s", w, h, fault)
						}
					}
				}
			})
		})
	}
}

// lineWidths are the widths of lines that were measured before: most lines of a view stand in
// that of the next height too.
type lineWidths map[string]int

func (m lineWidths) of(line string) int {
	width, ok := m[line]
	if !ok {
		width = ansi.StringWidth(line)
		m[line] = width
	}
	return width
}

// misfit says how a view does not fit a window.
func (m lineWidths) misfit(v tea.View, w, h int) string {
	lines := strings.Split(v.Content, "\n")
	if len(lines) != h {
		return fmt.Sprintf("the view has %d lines\n%s", len(lines), ansi.Strip(v.Content))
	}
	for y, line := range lines {
		if got := m.of(line); got > w {
			return fmt.Sprintf("line %d is %d wide\n%s", y, got, ansi.Strip(v.Content))
		}
	}
	if c := v.Cursor; c != nil && (c.X < 0 || c.X >= w || c.Y < 0 || c.Y >= h) {
		return fmt.Sprintf("the cursor is in column %d of row %d\n%s", c.X, c.Y, ansi.Strip(v.Content))
	}
	return ""
}

// hardStates are states with names and texts that are hard to fit.
var hardStates = []state{
	{name: "long names", players: []string{strings.Repeat("Maximiliano ", 5), strings.Repeat("W", 60)}, lines: position, keys: keys()},
	{name: "combining names", players: []string{strings.Repeat("e\u0301", 30), "Z" + strings.Repeat("\u0301", 40)}, lines: position, keys: keys()},
	{name: "wide names", players: []string{strings.Repeat("字", 30), "한글 이름"}, lines: position, keys: keys()},
	{name: "emoji names", players: []string{"👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "🏳️‍🌈🇪🇸👍🏽"}, lines: position, keys: keys()},
	{name: "four hard names", players: []string{strings.Repeat("字", 30), "👩‍👩‍👧‍👦", strings.Repeat("é", 60), "Z" + strings.Repeat("\u0301", 40)}, lines: atFour[:4], keys: keys()},
	{name: "hard names on the sheet", players: []string{strings.Repeat("字", 30), "👩‍👩‍👧‍👦", strings.Repeat("é", 60), "i"}, lines: atFour[:4], keys: keys(shiftTab, ctrl('o'))},
	{name: "hard names at the end", players: []string{strings.Repeat("字", 30), "👩‍👩‍👧‍👦", strings.Repeat("é", 60), "i"}, lines: append(atFour[:4:4], "end XA - D 4"), keys: []string{down, enter}},
	{name: "hard names in the end form", players: []string{strings.Repeat("字", 30), "👩‍👩‍👧‍👦"}, lines: position, keys: keys(":", "end", enter, "abcdefghijklmnopqrstuvwx", tab)},
	{name: "wide text in the entry", players: two, lines: position, keys: keys(":", strings.Repeat("字", 100))},
	{name: "combining text in the entry", players: two, lines: position, keys: keys(":", strings.Repeat("e\u0301", 100))},
	{name: "a long typed play", players: two, lines: position, keys: keys(":", "= "+strings.Repeat("tortilla ", 7), down)},
	{name: "a long refusal", players: two, lines: position, keys: keys(":", "penalty "+strings.Repeat("x", 200)+" 10", enter)},
	{name: "a wide refusal", players: two, lines: position, keys: keys(":", strings.Repeat("字", 60), enter)},
	{name: "a long note", players: two, lines: append(position[:6:6], "note "+strings.Repeat("字x ", 60)), keys: keys(ctrl('t'), ctrl('t'), ctrl('t'))},
	{name: "a long search", players: two, lines: position, keys: keys(ctrl('p'), strings.Repeat("字", 60))},
	{name: "a long name in the form", keys: []string{enter, strings.Repeat("字", 29)}},
	{name: "many turns", players: two, lines: manyTurns(60), keys: keys(shiftTab, home)},
	{name: "large numbers", players: two, lines: []string{"2000", "2000", "2000", "2000", "2000", "2000"}, keys: keys()},
	{name: "off points", players: two, lines: []string{"penalty 1 2000", "penalty 1 2000"}, keys: keys()},
	{name: "super refused", edition: "en-super-200", players: two, lines: []string{"11H MUSIC"}, keys: keys("a", up, up, up, "b", enter)},
	{name: "super menu", edition: "en-super-200", players: four, lines: []string{"11H MUSIC"}, keys: keys(enter)},
	{name: "super page", edition: "en-super-200", players: four, lines: []string{"11H MUSIC"}, keys: keys(ctrl('o'))},
	{name: "super help", edition: "en-super-200", players: four, lines: []string{"11H MUSIC"}, keys: keys(ctrl('g'))},
	{name: "three-letter tile", edition: "ca-100", players: two, keys: keys("l", "·", "l")},
	{name: "a long path", keys: []string{up, up, enter, "/" + strings.Repeat("字/ab", 60), left, left, left}},
	{name: "a long path that is not there", keys: []string{up, up, enter, strings.Repeat("x", 300), enter}},
	{name: "a long path to write", players: two, lines: position, keys: keys(ctrl('p'), "write to", enter, strings.Repeat("字", 100)+".gcg", enter)},
	{name: "many limits of a format", players: four, lines: manyTurns(40), keys: keys(ctrl('p'), "write to", enter)},
	{name: "a long note looked at", players: two, lines: append(position[:5:5], "note "+strings.Repeat("字x ", 60), position[5]), keys: keys("-")},
	{name: "hard names before the first turn", players: []string{strings.Repeat("字", 30), "👩‍👩‍👧‍👦"}, lines: append(position[:2:2], "note "+strings.Repeat("é", 200)), keys: keys("-", home)},
	{name: "super looked at", edition: "en-super-200", players: four, lines: []string{"11H MUSIC", "note " + strings.Repeat("字x ", 60), "25"}, keys: keys("-")},
	{name: "hard names in the grid", players: []string{strings.Repeat("字", 30), "👩‍👩‍👧‍👦", strings.Repeat("é", 60), "i"}, lines: atFour[:4], keys: keys(ctrl('x'))},
	{name: "a long text in the grid", players: four, lines: atFour, keys: keys(ctrl('x'), strings.Repeat("字", 60))},
	{name: "a refusal in the grid", players: two, lines: position, keys: keys(ctrl('x'), strings.Repeat("字", 60), enter)},
	{name: "a long name in the grid", players: two, lines: position, keys: keys(ctrl('x'), home, up, strings.Repeat("é", 90))},
	{name: "many turns in the grid", players: two, lines: manyTurns(60), keys: keys(ctrl('x'), home, pageDown, del)},
	{name: "large numbers in the grid", players: four, lines: []string{"2000", "2000", "2000", "2000", "penalty 1 2000", "penalty 1 2000", "penalty 2 2000"}, keys: keys(ctrl('x'))},
	{name: "super grid", edition: "en-super-200", players: four, lines: []string{"11H MUSIC"}, keys: keys(ctrl('x'))},
	{name: "hard names in charts", players: []string{strings.Repeat("字", 30), "👩‍👩‍👧‍👦", strings.Repeat("é", 60), "i"}, lines: atFour[:4], keys: keys(ctrl('p'), "charts", enter)},
	{name: "charts of large numbers", players: two, lines: []string{"2000", "2000", "penalty 1 2000", "penalty 1 2000", "penalty 1 2000"}, keys: keys(ctrl('p'), "charts", enter, right)},
	{name: "charts of many turns", players: two, lines: manyTurns(60), keys: keys(ctrl('p'), "charts", enter, ctrl('o'))},
	{name: "super charts", edition: "en-super-200", players: four, lines: []string{"11H MUSIC"}, keys: keys(ctrl('p'), "charts", enter)},
	{name: "clipboard", players: two, lines: position, keys: keys(ctrl('y'))},
}

func manyTurns(n int) []string {
	lines := make([]string, n)
	for i := range lines {
		lines[i] = fmt.Sprint(10 + i)
	}
	return lines
}

// model is a model in this state, without a program around it.
func (s state) model(t *testing.T) *tui.Model {
	t.Helper()
	d := desktop{edition: s.edition}.filled(t)
	if s.players != nil {
		s.keep(t, d)
	}
	at := sitDown(t, d)
	at.Press(s.keys...)
	at.Kill()
	t.Cleanup(at.model.Release)
	return at.model
}

// The board is labelled as its notation names squares: rows by letters in Spanish, columns
// by letters in English.
func TestLabelsFollowTheNotation(t *testing.T) {
	t.Parallel()
	for edition, want := range map[string][2]string{"es-100": {"1  2  3", "A  TP"}, "en-100": {"A  B  C", "1  TP"}} {
		t.Run(edition, func(t *testing.T) {
			atGame(t, desktop{edition: edition, lang: "es"}, func(t *testing.T, d *desk) {
				d.Sees(want[0], want[1])
			})
		})
	}
}
