package tui

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/store"
	"tanteo/tui/desk"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// gridDesk is a model with the grid of a game open, and no program around it.
type gridDesk struct{ *Model }

func newGridDesk(t rapid.TB, games *store.Store, players []string, first int) gridDesk {
	t.Helper()
	catalogue := editions.Embedded()
	e, err := catalogue.Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := catalogue.Rulebook(e.Rules)
	if err != nil {
		t.Fatal(err)
	}
	m, err := NewModel(Settings{Lang: "en", Games: games, Catalogue: catalogue, Now: func() time.Time { return time.Unix(0, 0) }}, "")
	if err != nil {
		t.Fatal(err)
	}
	g, err := sheet.NewGame(sheet.Log{
		Kind: sheet.ClassicGame, Edition: e.Definition, Rules: rules, Notation: e.Notation, Players: players, First: first,
	})
	if err != nil {
		t.Fatal(err)
	}
	m.sit(g, 0)
	m.pages = nil
	m.Width, m.Height = 80, 24
	d := gridDesk{m}
	d.press(tea.KeyPressMsg{Code: 'x', Mod: tea.ModCtrl})
	if !m.desk.At.InGrid {
		t.Fatal("the grid does not open")
	}
	return d
}

func (d gridDesk) press(keys ...tea.KeyPressMsg) {
	for _, k := range keys {
		d.Update(k)
	}
}

// to goes to a cell by keys, from wherever the cursor stands; behind the last row it stays there.
func (d gridDesk) to(row, seat int) {
	d.press(keyHome, keyUp)
	d.press(slices.Repeat([]tea.KeyPressMsg{keyDown}, row)...)
	d.press(slices.Repeat([]tea.KeyPressMsg{keyLeft}, len(d.desk.At.Game.Standings.Players))...)
	d.press(slices.Repeat([]tea.KeyPressMsg{keyRight}, seat-1)...)
}

// atTurns says whether the cursor stands in a row of turns.
func (d gridDesk) atTurns() bool {
	rows := d.table().View().Rows
	return strings.Contains(rows[len(rows)-1], d.Lang.Grid.DeleteRow)
}

func (d gridDesk) types(text string) {
	for _, r := range text {
		d.press(tea.KeyPressMsg{Code: unicode.ToLower(r), Text: string(r)})
	}
}

var (
	keyTab    = tea.KeyPressMsg{Code: tea.KeyTab}
	keyEnter  = tea.KeyPressMsg{Code: tea.KeyEnter}
	keyEsc    = tea.KeyPressMsg{Code: tea.KeyEscape}
	keyHome   = tea.KeyPressMsg{Code: tea.KeyHome}
	keyEnd    = tea.KeyPressMsg{Code: tea.KeyEnd}
	keyUp     = tea.KeyPressMsg{Code: tea.KeyUp}
	keyDown   = tea.KeyPressMsg{Code: tea.KeyDown}
	keyLeft   = tea.KeyPressMsg{Code: tea.KeyLeft}
	keyRight  = tea.KeyPressMsg{Code: tea.KeyRight}
	keyDelete = tea.KeyPressMsg{Code: tea.KeyDelete}
	keyUndo   = tea.KeyPressMsg{Code: 'u', Mod: tea.ModCtrl}
	keyRedo   = tea.KeyPressMsg{Code: 'r', Mod: tea.ModCtrl}
)

// entered is a game after lines, or as it was where one of them is refused.
func entered(g sheet.Game, lines ...string) sheet.Game {
	next := g
	for _, text := range lines {
		line, err := line.Parse(text, next, phrases.Vocabulary())
		if err == nil {
			next, _, err = next.Do(line, sheet.Stamp{})
		}
		if err != nil {
			return g
		}
	}
	return next
}

// cellTexts are what is typed in cells; the last ones are no turns.
var cellTexts = []string{
	"0", "25", "7", "44", "pass", "exchange 3", "withdrawn", "= R2wELOJ3l", "H4 JAMON", "H8 SOL", "I8 LA", "8H SE", "7H NO",
	"xx", "undo", "note x", "end 1 2", "5: 12", "penalty 1 5", "9999",
}

const turnTexts = 13

// asLine is a text as the line language has it: in the grid, 0 is a pass, and nothing but a
// turn of the column is taken.
func asLine(text string) string {
	switch i := slices.Index(cellTexts, text); {
	case text == "0":
		return "pass"
	case i >= turnTexts:
		return "what no line is"
	}
	return text
}

// What is typed in the grid is the same game as the lines that say it, change by change, and
// whatever is refused leaves it as it was.
func TestGridIsTheSameAsLines(t *testing.T) {
	t.Parallel()
	games, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, func(t *rapid.T) {
		players := []string{"Ana", "", "Cai", "Dan"}[:rapid.IntRange(2, 4).Draw(t, "players")]
		d := newGridDesk(t, games, players, rapid.IntRange(1, len(players)).Draw(t, "first"))
		want := d.desk.At.Game
		var before []sheet.Game // of each change
		for range rapid.IntRange(1, 25).Draw(t, "edits") {
			was, done := want, d.desk.At.Game.Log.Done
			text := rapid.SampledFrom(cellTexts).Draw(t, "text")
			kind := rapid.SampledFrom([]string{"new", "new", "new", "gap", "old", "old", "delete", "name", "penalty", "undo"}).Draw(t, "kind")
			switch kind {
			case "new":
				d.press(keyEnd)
				d.types(text)
				d.press(keyEnter)
				want = entered(want, asLine(text))
			case "gap":
				empty := rapid.IntRange(1, 2*len(players)-1).Draw(t, "empty")
				d.press(keyEnd)
				for range empty {
					d.press(keyTab)
				}
				if !d.atTurns() {
					continue // behind the empty row come the leftovers
				}
				d.types(text)
				d.press(keyEnter)
				want = entered(want, append(slices.Repeat([]string{"pass"}, empty), asLine(text))...)
			case "old":
				cells := turnCells(&d.desk.At.Game)
				if len(cells) == 0 {
					continue
				}
				at := rapid.SampledFrom(cells).Draw(t, "cell")
				d.to(at.row, at.turn.Player)
				d.types(text)
				d.press(keyEnter)
				if text != d.textOf(was, at.turn) {
					want = entered(want, "edit "+strconv.Itoa(at.turn.Number)+" "+asLine(text))
				}
			case "delete":
				rows := view.SheetOf(&d.desk.At.Game).Rows
				row := rapid.IntRange(1, len(rows)+5).Draw(t, "row") // below the turns nothing is noted
				d.to(row, 1)
				var lines []string
				if row <= len(rows) {
					for _, turn := range rows[row-1].Turns {
						if turn != nil {
							lines = append(lines, "delete "+strconv.Itoa(turn.Number))
						}
					}
				}
				slices.SortFunc(lines, func(a, b string) int { return numberOf(b) - numberOf(a) })
				d.press(keyDelete)
				if diff := cmp.Diff(want.Log.Events, d.desk.At.Game.Log.Events, sameEvents...); diff != "" {
					t.Fatalf("one Del deletes: %s", diff)
				}
				d.press(keyDelete)
				want = entered(want, lines...)
			case "name":
				seat := rapid.IntRange(1, len(players)).Draw(t, "seat")
				name := rapid.SampledFrom([]string{"Zoë", "Ana María", "7"}).Draw(t, "name")
				d.to(0, seat)
				d.types(name)
				d.press(keyEnter)
				if want.Standings.Players[seat-1].Name != name {
					want = entered(want, "name "+strconv.Itoa(seat)+" "+name)
				}
			case "penalty":
				line := "penalty " + strconv.Itoa(rapid.IntRange(1, len(players)).Draw(t, "seat")) + " 5"
				d.atTable(func(d *desk.Desk) { d.Act(kit.DoTexts{Texts: []string{line}}) })
				want = entered(want, line)
			case "undo":
				if len(before) == 0 {
					continue
				}
				d.press(keyUndo)
				want, before = before[len(before)-1], before[:len(before)-1]
			}
			d.press(keyEsc, keyEsc) // what was refused is still typed
			d.past.cleared = nil    // so that Ctrl+U takes back a change, not this
			if !d.desk.At.InGrid {
				d.press(tea.KeyPressMsg{Code: 'x', Mod: tea.ModCtrl})
			}
			if diff := cmp.Diff(want.Log.Events, d.desk.At.Game.Log.Events, sameEvents...); diff != "" {
				t.Fatalf("%s %q: %s", kind, text, diff)
			}
			if d.desk.At.Game.Log.Done > done {
				before = append(before, was)
			}
		}
		for i := len(before) - 1; i >= 0; i-- { // each edit is one change
			d.press(keyUndo)
			if diff := cmp.Diff(before[i].Log.Events, d.desk.At.Game.Log.Events, sameEvents...); diff != "" {
				t.Fatalf("undone to %d: %s", i, diff)
			}
		}
		for range before {
			d.press(keyRedo)
		}
		if diff := cmp.Diff(want.Log.Events, d.desk.At.Game.Log.Events, sameEvents...); diff != "" {
			t.Fatalf("done again: %s", diff)
		}
	})
}

// sameEvents holds events to what happened, whoever typed it when.
var sameEvents = []cmp.Option{cmpopts.IgnoreFields(sheet.Event{}, "ID", "Was", "Time", "By"), cmpopts.EquateEmpty()}

// turnCell is a cell of the grid that has a turn.
type turnCell struct {
	row  int
	turn sheet.Turn
}

func turnCells(g *sheet.Game) []turnCell {
	var all []turnCell
	for i, row := range view.SheetOf(g).Rows {
		for _, turn := range row.Turns {
			if turn != nil && turn.TakesTurn() {
				all = append(all, turnCell{i + 1, *turn}) // below the names
			}
		}
	}
	return all
}

// textOf is the line of a turn, without its player.
func (d gridDesk) textOf(g sheet.Game, turn sheet.Turn) string {
	line := line.Of(g, turn, d.Lang.Word)
	if _, after, named := strings.Cut(line, ": "); named {
		return after
	}
	return line
}

func numberOf(deleting string) int {
	n := 0
	for _, r := range strings.TrimPrefix(deleting, "delete ") {
		n = 10*n + int(r-'0')
	}
	return n
}

// A cell that nobody may note any more keeps what is typed in it.
func TestGridKeepsACellThatIsReadOnly(t *testing.T) {
	t.Parallel()
	games, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	d := newGridDesk(t, games, []string{"Ana", "Bea"}, 1)
	for row, text := range []string{"Zoe", "25"} {
		d.to(row, 1)
		d.types(text)
		d.desk.At.Watching = "it is open elsewhere"
		d.press(keyEnter)
		shown := ansi.Strip(d.View().Content)
		if !strings.Contains(shown, text) || !strings.Contains(shown, d.desk.At.Watching) || d.desk.At.Game.Log.Done != 0 {
			t.Errorf("%s is typed, and it is read only by now:\n%s", text, shown)
		}
		d.desk.At.Watching = ""
		d.press(keyEsc)
	}
}

// The row of the cursor is in sight whatever has become of the window since the last key, and
// drawing moves nothing.
func TestGridInAWindowOfAnotherSize(t *testing.T) {
	t.Parallel()
	games, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	d := newGridDesk(t, games, []string{"Ana", "Bea"}, 1)
	for range 60 {
		d.types("7")
		d.press(keyEnter)
	}
	sizes := [][2]int{{80, 24}, {48, 20}, {80, 24}, {160, 50}, {80, 24}}
	for row := 31; row > 0; row -= 6 {
		d.to(row, 2)
		var first string
		for _, size := range sizes {
			d.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
			v := d.View()
			lines := strings.Split(ansi.Strip(v.Content), "\n")
			if len(lines) != size[1] {
				t.Fatalf("%v: %d lines", size, len(lines))
			}
			at := strings.Fields(lines[v.Cursor.Y])
			if len(at) < 2 || at[0] != strconv.Itoa(row) {
				t.Errorf("%v: the cursor stands at %q, not in row %d", size, at, row)
			}
			if size != sizes[0] {
				continue
			}
			if first == "" {
				first = v.Content
			} else if first != v.Content {
				t.Errorf("row %d: it is drawn otherwise once the window has its size again:\n%s\nbefore:\n%s", row, v.Content, first)
			}
		}
	}
}
