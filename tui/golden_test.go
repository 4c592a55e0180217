package tui_test

import (
	"fmt"
	"hash/crc32"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/charmbracelet/x/exp/golden"

	"tanteo/tui/screentest"
)

// state is a screen that goldens are made of: a game, and the keys that lead to it.
type state struct {
	name    string
	edition string   // of the game; "" is es-100
	players []string // without any there is no game
	lines   []string
	told    bool   // as a file tells it
	rounds  bool   // a duplicate
	check   bool   // words are looked up
	words   string // in this list; "" is the one that came with the program
	keys    []string
	wait    time.Duration // after the keys
}

var (
	two  = []string{"Ana", "Bea"}
	four = []string{"Ana", "Bea", "Carles", "Montserrat de la Font"}

	// solar lays SOLAR at N11 of the position.
	solar = keys(right, right, right, down, down, down, down, down, down, "s", "o", "l", "a", "r")

	// atFour is a game of four, with points by hand and an exchange.
	atFour = []string{"H4 JAMON", "6F ZUMOS", "31", "18", "J6 SILLA", "9J ANCHA", "exchange 2", "47", "F4 PAZ", "penalty Ana 10 wrong challenge"}

	// annotated is the position with notes, one of them long.
	annotated = slices.Concat([]string{"note Both had slept badly."}, position[:2], []string{
		"note The M was there: ZUMOS takes it along and triples the Z. Nobody had seen it, and it took three minutes on the clock until it lay; " +
			"SOLAR would have been thirteen. ¶ Bea wrote so herself on the sheet, and underlined it twice.",
	}, position[2:4], []string{"note short"}, position[4:])

	// toTheEnd finishes the position.
	toTheEnd = append(append([]string{}, position...), "end XA -")
)

// keys puts single keys and slices of keys into one slice, the resume of a game first.
func keys(all ...string) []string { return append([]string{enter}, all...) }

var states = []state{
	{name: "laying", players: two, lines: position, keys: solar},
	{name: "board", players: two, lines: position, keys: keys()},
	{name: "empty", players: two, keys: keys()},
	{name: "four", players: four, lines: atFour, keys: keys()},
	{name: "four-sheet", players: four, lines: atFour, keys: keys(shiftTab, ctrl('o'))},
	{name: "refused", players: two, lines: position[:1], keys: keys(up, up, up, up, up, up, left, left, left, left, left, left, "zumo", enter)},
	{name: "menu", players: two, lines: position, keys: keys(enter)},
	{name: "palette", players: two, lines: position, keys: keys(ctrl('p'), "no")},
	{name: "entry", players: two, lines: position, keys: keys(":", "N11 sol")},
	{name: "typed", players: two, lines: position, keys: keys("=", " reloj", down, space, right, right, "?", right, right, space, space)},
	{name: "editing", players: two, lines: position, keys: keys(shiftTab, home, right, right, enter, backspace, backspace, "lon")},
	{name: "deleting", players: two, lines: position, keys: keys(shiftTab, home, right, right, del)},
	{name: "told", players: two, lines: position, told: true, keys: keys(shiftTab, home)},
	{name: "told-menu", players: two, lines: position, told: true, keys: keys(shiftTab, home, enter)},
	{name: "told-page", players: two, lines: position, told: true, keys: keys(shiftTab, ctrl('o'), home)},
	{name: "looking", players: two, lines: position, keys: keys("-", "-")},
	{name: "looking-note", players: two, lines: annotated, keys: keys("-", "-", "-", "-")},
	{name: "looking-notes-tab", players: two, lines: annotated, keys: keys("-", "-", "-", "-", ctrl('t'), ctrl('t'), ctrl('t'), shiftTab, down)},
	{name: "looking-sheet-page", players: two, lines: annotated, keys: keys("-", "-", "-", "-", ctrl('o'))},
	{name: "file", keys: []string{up, up, enter, "testdata/t", tab}},
	{name: "file-found", keys: []string{up, up, enter, "testdata/club.gcg", enter}},
	{name: "file-several", keys: []string{up, up, enter, "testdata/three.gcg", enter, down, enter}},
	{name: "file-start", keys: []string{up, up, enter, "testdata/club.gcg", enter, enter}},
	{name: "file-turn", keys: []string{up, up, enter, "testdata/club.gcg", enter, enter, "+", "+"}},
	{name: "file-told", keys: []string{up, up, enter, "testdata/club.gcg", enter, enter, end, "-", "-", "-"}},
	{name: "file-refused", keys: []string{up, up, enter, "testdata", enter}},
	{name: "write", players: two, lines: position, keys: keys(ctrl('p'), "write to", enter)},
	{name: "write-losses", players: four, lines: atFour, keys: keys(ctrl('p'), "write to", enter)},
	{name: "write-there", players: two, lines: position, keys: keys(ctrl('p'), "write to", enter, ctrl('u'), "testdata/club.gcg", enter)},
	{name: "tiles", players: two, lines: position, keys: keys(ctrl('t'))},
	{name: "words", players: two, lines: position, keys: keys(ctrl('t'), ctrl('t'))},
	{name: "notes", players: two, lines: append(append([]string{}, position...), "note the n of VAGON is a blank"), keys: keys(ctrl('t'), ctrl('t'), ctrl('t'))},
	{name: "sheet-page", players: two, lines: position, keys: keys(shiftTab, ctrl('o'))},
	{name: "tiles-page", players: two, lines: position, keys: keys(ctrl('t'), ctrl('o'))},
	{name: "ending", players: two, lines: position, keys: keys(":", "end", enter, "xa", tab, "-")},
	{name: "final", players: two, lines: toTheEnd, keys: []string{down, enter, enter}},
	{name: "final-four", players: four, lines: append(append([]string{}, atFour...), "end XA - DE? 4"), keys: []string{down, enter, enter}},
	{name: "help-keys", players: two, lines: position, keys: keys(ctrl('g'))},
	{name: "help-lines", players: two, lines: position, keys: keys(ctrl('g'), right)},
	{name: "help-rules", players: two, lines: position, keys: keys(ctrl('g'), right, right)},
	{name: "help-counting", players: two, lines: position, keys: keys(ctrl('g'), right, right, right)},
	{name: "help-counting-end", players: two, lines: position, keys: keys(ctrl('g'), right, right, right, pageDown, pageDown, pageDown, pageDown)},
	{name: "help-book", players: two, lines: position, keys: keys(ctrl('g'), left, left)},
	{name: "help-about", players: two, lines: position, keys: keys(ctrl('g'), left)},
	{name: "tiles-letter", players: two, lines: append(append([]string{}, position...), "25"), keys: keys(ctrl('t'), ctrl('o'), "l", "l")},
	{name: "tiles-small", players: two, lines: position, keys: keys(ctrl('t'), ctrl('t'), ctrl('t'), pageDown)},
	{name: "print", players: two, lines: position, keys: keys(ctrl('p'), "print", enter, up, up, right)},
	{name: "copy-file", players: two, lines: position, keys: keys(ctrl('p'), "copy to", enter)},
	{name: "grid", players: two, lines: position, keys: keys(ctrl('x'))},
	{name: "grid-four", players: four, lines: atFour, keys: keys(ctrl('x'))},
	{name: "grid-typing", players: two, lines: position, keys: keys(ctrl('x'), home, right, "= R2wELOJ3l")},
	{name: "grid-sure", players: two, lines: position, keys: keys(ctrl('x'), home, down, del)},
	{name: "grid-left", players: two, lines: position, keys: keys(ctrl('x'), down, down, "xa", tab)},
	{name: "grid-finished", players: two, lines: toTheEnd, keys: []string{down, enter, enter, esc, ctrl('x')}},
	{name: "charts", players: two, lines: position, keys: keys(ctrl('p'), "charts", enter, ctrl('o'))},
	{name: "charts-bars", players: two, lines: position, keys: keys(ctrl('p'), "charts", enter, right)},
	{name: "charts-page", players: four, lines: append(append([]string{}, atFour...), "end XA - DE? 4"), keys: []string{down, enter, enter, esc, ctrl('p'), "charts", enter}},
	{name: "counting", keys: []string{up, enter, "mano"}},
	{name: "start"},
	{name: "start-games", players: two, lines: position},
	{name: "form", keys: []string{enter, "Ana", down, "Bea"}},
	{name: "clock-two", players: two, lines: append(position[:len(position):len(position)], "pass", "clock game 25:00", "clock 1 18:05", "clock 2 -0:40"), keys: keys(ctrl('k')), wait: 2 * time.Second},
	{name: "clock-turn", players: two, lines: append(position[:len(position):len(position)], "clock turn 2:00"), keys: keys(ctrl('k')), wait: 111 * time.Second},
	{name: "clock-stopped", players: two, lines: append(position[:len(position):len(position)], "clock turn 2:00"), keys: keys(ctrl('k'), ctrl('k'))},
	{name: "clock-four", players: four, lines: append(atFour[:len(atFour):len(atFour)], "clock turn 2:00"), keys: keys(ctrl('k')), wait: 13 * time.Second},
	{name: "clock-form", players: two, lines: position, keys: keys(ctrl('k'))},
	{name: "super-clock", edition: "en-super-200", players: two, lines: []string{"11H MUSIC", "L8 CARVE", "clock game 25:00"}, keys: keys(ctrl('k')), wait: 70 * time.Second},
	{name: "super", edition: "en-super-200", players: two, lines: []string{"11H MUSIC", "L8 CARVE"}, keys: keys(down, down, down, "ear")},
}

func stateOf(t *testing.T, name string) state {
	for _, s := range slices.Concat(states, roundStates, lookupStates, markStates) {
		if s.name == name {
			return s
		}
	}
	t.Fatalf("no state %s", name)
	return state{}
}

// at is a desk in this state.
func (s state) at(t *testing.T, d desktop) *desk {
	d.edition, d.check = s.edition, s.check
	d = d.filled(t)
	if s.words != "" {
		d.words = listOf(t, d.edition, s.words)
	}
	if s.players != nil {
		id := s.keep(t, d)
		if s.told {
			tell(t, d.dir, id)
		}
	}
	at := sitDown(t, d)
	at.Press(s.keys...)
	time.Sleep(s.wait)
	synctest.Wait()
	return at
}

// screenshot is the screen as text, and where the cursor stands.
func screenshot(s *screentest.Screen) string {
	x, y, shown := s.Cursor()
	if !shown {
		return s.Text() + "no cursor\n"
	}
	return s.Text() + fmt.Sprintf("cursor in column %d of row %d\n", x, y)
}

// The screens as they are drawn, cell by cell. -update writes them anew; read the difference.
func TestScreens(t *testing.T) {
	t.Parallel()
	everySize := [][2]int{{80, 24}, {100, 30}, {120, 40}, {160, 50}, {48, 20}, {40, 8}}
	for _, lang := range []string{"en", "es"} {
		for _, size := range everySize {
			shot(t, "laying", lang, size)
		}
		for _, name := range []string{"four", "refused", "menu", "told", "typed", "editing", "ending", "final", "start-games", "form", "help-keys", "tiles-page", "looking-note", "file", "file-found", "file-turn", "write", "write-losses"} {
			shot(t, name, lang, [2]int{80, 24})
		}
	}
	for _, name := range []string{
		"board", "empty", "four-sheet", "palette", "entry", "deleting", "told-menu", "told-page", "looking", "tiles", "words", "notes", "sheet-page",
		"looking-notes-tab", "looking-sheet-page", "file-several", "file-start", "file-told", "file-refused", "write-there", "final-four", "help-lines", "help-rules", "help-counting", "counting", "start",
	} {
		shot(t, name, "en", [2]int{80, 24})
	}
	for _, size := range [][2]int{{80, 24}, {98, 27}, {170, 70}} {
		shot(t, "super", "en", size)
	}
	for _, name := range []string{"four", "menu", "ending", "final", "looking-note", "file-found", "file-turn", "write-losses", "start"} {
		shot(t, name, "en", [2]int{48, 20})
	}
}

// What is told of tiles, rules and counting, and what is copied and printed.
func TestPaperAndHelpScreens(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "es"} {
		for _, name := range []string{"help-rules", "help-counting", "help-counting-end", "help-book", "help-about", "print", "copy-file"} {
			for _, size := range [][2]int{{80, 24}, {48, 20}} {
				shot(t, name, lang, size)
			}
		}
		shot(t, "tiles", lang, [2]int{120, 40})
		shot(t, "tiles-letter", lang, [2]int{80, 24})
		shot(t, "tiles-small", lang, [2]int{48, 20})
	}
}

// Clocks that run and that stand, and the form that chooses one.
func TestClockScreens(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "es"} {
		for _, name := range []string{"clock-two", "clock-turn", "clock-four", "clock-form"} {
			shot(t, name, lang, [2]int{80, 24})
			shot(t, name, lang, [2]int{48, 20})
		}
	}
	shot(t, "clock-stopped", "en", [2]int{80, 24})
	shot(t, "clock-two", "en", [2]int{160, 50})
	shot(t, "super-clock", "en", [2]int{80, 24})
}

// shot holds a screen to its golden. A short run draws the English ones: all of 80×24, and a
// third of the other sizes.
func shot(t *testing.T, name, lang string, size [2]int) {
	file := fmt.Sprintf("%s-%dx%d-%s", name, size[0], size[1], lang)
	if testing.Short() && (lang != "en" || size != [2]int{80, 24} && crc32.ChecksumIEEE([]byte(file))%3 > 0) {
		return
	}
	t.Run(file, func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			d := stateOf(t, name).at(t, desktop{w: size[0], h: size[1], lang: lang})
			golden.RequireEqual(t, screenshot(d.Screen))
		})
	})
}
