package desk

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	"pgregory.net/rapid"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/sheet/store"
	"tanteo/tui/desk/form"
	"tanteo/tui/desk/search"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/page/games"
	"tanteo/tui/page/help"
	"tanteo/tui/page/lists"
	"tanteo/tui/page/openfile"
	"tanteo/tui/page/start"
	"tanteo/tui/page/stats"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
	"tanteo/tui/write"
)

// stroll is a table that somebody goes about at, pressing whatever key.
type stroll struct {
	name     string
	players  int
	names    []string // of them, where they matter
	rounds   bool     // a duplicate
	lines    []string
	counting bool
	watching string
	only     bool // and nothing else
}

var strolls = []stroll{
	{name: "new", players: 2},
	{name: "classic", players: 2, lines: []string{"H4 JAMON", "note The M was there.", "6F ZUMOS", "25", "penalty 1 10"}},
	{name: "clocked", players: 2, lines: []string{"clock game 25", "H4 JAMON"}},
	{name: "ended", players: 3, lines: []string{"H4 JAMON", "pass", "exchange 2", "end XA - DE"}},
	{name: "watched", players: 2, lines: []string{"H4 JAMON", "6F ZUMOS"}, watching: "Bea has it."},
	{name: "only-watched", players: 2, lines: []string{"clock game 25", "H4 JAMON", "6F ZUMOS"}, watching: "You watch.", only: true},
	{name: "only-watched-ended", players: 2, lines: []string{"H4 JAMON", "finish"}, watching: "You watch.", only: true},
	{name: "duplicate-only-watched", players: 2, rounds: true, lines: []string{"1: H4 JAMON", "master H4 JAMON", "next"}, watching: "You watch.", only: true},
	{name: "counting", players: 2, counting: true},
	{name: "duplicate", players: 2, rounds: true, lines: []string{"1: H4 JAMON", "2: pass", "master H4 JAMON", "next", "1: 6F ZUMOS"}},
	{name: "duplicate-watched", players: 2, rounds: true, lines: []string{"1: H4 JAMON", "master H4 JAMON", "next"}, watching: "Bea has it."},
	{name: "hall", players: 9, rounds: true, lines: []string{"3: H4 JAMON", "master H4 JAMON", "next", "7: 12"}},
	{name: "hall-ended", players: 9, rounds: true, lines: []string{"3: H4 JAMON", "master H4 JAMON", "next", "finish"}},
}

// begin is the table with the game, and no program around it.
func (s stroll) begin(t rapid.TB) *Desk {
	t.Helper()
	catalogue := editions.Embedded()
	e, err := catalogue.Edition("es-100")
	var rules sheet.Rulebook
	if err == nil {
		rules, err = catalogue.Rulebook(e.Rules)
	}
	l := sheet.Log{Kind: sheet.ClassicGame, Edition: e.Definition, Rules: rules, Notation: scoring.Notation(e.Notation), First: 1}
	if s.rounds {
		l.Kind = sheet.DuplicateGame
	}
	for i := range s.players {
		l.Players = append(l.Players, fmt.Sprintf("%c%d", 'A'+i, i))
	}
	copy(l.Players, s.names)
	var g sheet.Game
	if err == nil {
		g, err = sheet.NewGame(l)
	}
	for _, text := range s.lines {
		var next sheet.Line
		if err == nil {
			next, err = line.Parse(text, g, phrases.Vocabulary())
		}
		if err == nil {
			g, _, err = g.Do(next, sheet.Stamp{})
		}
	}
	if err != nil {
		t.Fatalf("%s: %v", s.name, err)
	}
	d := New(Source{
		Room:  sitting.Room{Catalogue: catalogue},
		Words: words.New("", ""), Names: phrases.PremiumsOf("en"),
	}, g, 1)
	d.At.Counting, d.At.Watching, d.At.Only = s.counting, s.watching, s.only
	if s.counting {
		d.At.Tab = view.TabWords
	}
	return d
}

// sees tells the table the size of its window.
func (d *Desk) sees(window tea.WindowSizeMsg) {
	d.Tell(kit.Env{
		Lang: phrases.For("en"), Keys: key.NewMap(), Look: draw.NewLook("dark", true, colorprofile.ANSI256, ""),
		Width: window.Width, Height: window.Height,
	}, 0, time.Unix(0, 0), "")
}

// strolled are the keys of a stroll, the more usual ones more often.
var strolled = func() []tea.KeyPressMsg {
	var all []tea.KeyPressMsg
	for _, code := range []rune{
		tea.KeyUp, tea.KeyDown, tea.KeyLeft, tea.KeyRight, tea.KeyHome, tea.KeyEnd, tea.KeyPgUp, tea.KeyPgDown,
		tea.KeyTab, tea.KeyTab, tea.KeyEnter, tea.KeyEnter, tea.KeyEscape, tea.KeyBackspace, tea.KeyDelete,
	} {
		all = append(all, tea.KeyPressMsg{Code: code})
	}
	all = append(all, tea.KeyPressMsg{Code: tea.KeyTab, Mod: tea.ModShift}, tea.KeyPressMsg{Code: tea.KeySpace, Text: " "})
	for _, r := range "tttooonefukpgyxc" {
		all = append(all, tea.KeyPressMsg{Code: r, Mod: tea.ModCtrl})
	}
	for _, r := range "asolr?.+-*=:!/0123/" {
		all = append(all, tea.KeyPressMsg{Code: r, Text: string(r)})
	}
	return all
}()

// goes presses a key, or types what begins a line.
func (s stroll) goes(t *rapid.T, d *Desk) {
	if rapid.IntRange(0, 9).Draw(t, "line?") == 0 {
		d.typeLine(rapid.SampledFrom([]string{"= SoL", "2: = SoL", "edit 1 30", "H4 SOL", "3: 12", "delete 1", "1: -", "note x", "edit 1 2: 20"}).Draw(t, "line"))
		d.entryChanged()
		return
	}
	d.Update(rapid.SampledFrom(strolled).Draw(t, "key"))
}

var windows = []tea.WindowSizeMsg{{Width: 80, Height: 24}, {Width: 48, Height: 20}, {Width: 70, Height: 22}, {Width: 120, Height: 40}}

// atTheTable says whether the keys go to the table itself, and not to what lies over it.
func (d *Desk) atTheTable() bool { return d.At.Over == nil && !d.At.InGrid && d.help == nil }

// goAbout presses random keys at a random table, and looks at it after each.
func goAbout(t *testing.T, look func(r *rapid.T, d *Desk)) {
	t.Helper()
	rapid.Check(t, func(r *rapid.T) {
		s := rapid.SampledFrom(strolls).Draw(r, "table")
		d := s.begin(r)
		d.sees(rapid.SampledFrom(windows).Draw(r, "window"))
		for range rapid.IntRange(1, 40).Draw(r, "keys") {
			s.goes(r, d)
			d.TakeActions()
			look(r, d)
		}
	})
}

// A key that the hint line tells is bound, and does what is told: the row that has the key says
// so. That goes for the panes, for the grid, and for the lists and menus over the side.
func TestHintsDoWhatTheyTell(t *testing.T) {
	goAbout(t, func(r *rapid.T, d *Desk) {
		if d.help != nil {
			d.Update(tea.KeyPressMsg{Code: tea.KeyEscape})
			return
		}
		d.keepsItsWord(r)
		if !d.atTheTable() && rapid.Bool().Draw(r, "back to the table?") {
			d.Update(tea.KeyPressMsg{Code: tea.KeyEscape})
		}
	})
}

// keepsItsWord presses nothing: it compares each hint with the row that has its key.
func (d *Desk) keepsItsWord(t rapid.TB) {
	for _, told := range d.hints() {
		for _, name := range strings.Fields(told.Key) {
			for _, press := range keysOf(d.Keys, name) {
				if says, answered := d.saysOf(press); !answered || says != told.Does {
					t.Errorf("%s is told as %q; its row says %q (%t)", name, told.Does, says, answered)
				}
			}
		}
	}
}

// saysOf is what the row that answers a key says of it; false where none answers.
func (d *Desk) saysOf(press tea.KeyPressMsg) (says string, answered bool) {
	v := offersOf(d.Table)
	if d.At.Over != nil && key.Matches(press, d.Keys.Help) {
		return saidBy(v.everywhere(nil), press)
	}
	switch over := d.At.Over.(type) {
	case nil:
	case view.Lying:
		return saidBy(over.KeyRows(d.Env), press)
	case view.List:
		return saidBy(over.KeyRows(d.Table), press)
	case pressed:
		return saidBy(over.keyRows(d.Table), press)
	}
	if d.At.InGrid {
		return saidBy(d.grid.KeyRows(d.Table), press)
	}
	return saidBy(v.inFront(), press)
}

func saidBy[Ask any](rows []key.Row[Ask], press tea.KeyPressMsg) (says string, answered bool) {
	row, found := key.Find(rows, press)
	return row.Hint.Says, found && row.Why == ""
}

// The lists that a search brings tell their keys truly too, and after each of their keys.
func TestHintsOfListsDoWhatTheyTell(t *testing.T) {
	for _, table := range []string{"classic", "ended", "watched", "duplicate", "hall-ended"} {
		begun := func() *Desk {
			d := strollOf(table).begin(t)
			d.sees(windows[0])
			return d
		}
		for name, list := range listsOver(t, begun()) {
			for _, pressed := range []string{"", "Down", "End", "/", "Left", "Right", "Tab"} {
				d := begun()
				d.At.Over = list
				if pressed != "" {
					d.Update(keysOf(d.Keys, pressed)[0])
				}
				if hints := d.hints(); len(hints) < 2 {
					t.Errorf("%s at %s: only %v are told", name, table, hints)
				}
				d.keepsItsWord(t)
			}
		}
	}
}

// Pages tell their keys truly too, and after each of their keys; what they draw is what they tell.
func TestHintsOfPagesDoWhatTheyTell(t *testing.T) {
	for name, page := range walkedPages(t) {
		for _, pressed := range []string{"", "Down", "Up", "Left", "Ctrl+T", "Tab", "Enter"} {
			walked, env := page, pageEnv(t)
			if pressed != "" {
				next, _ := page.Update(env, keysOf(env.Keys, pressed)[0])
				walked = next.(kit.KeyedPage)
			}
			rows, drawn := walked.KeyRows(env), walked.View(env).Rows
			hints := kit.HintsOf(env, rows)
			if len(hints) < 2 {
				t.Errorf("%s: only %v are told", name, hints)
			}
			if want := env.HintsIn(hints, env.Width); drawn[len(drawn)-1] != want {
				t.Errorf("%s after %q draws the hints %q, want %q", name, pressed, drawn[len(drawn)-1], want)
			}
			for _, told := range hints {
				for _, called := range strings.Fields(told.Key) {
					for _, press := range keysOf(env.Keys, called) {
						if says, answered := saidBy(rows, press); !answered || says != told.Does {
							t.Errorf("%s after %q tells %s as %q; its row says %q (%t)", name, pressed, called, told.Does, says, answered)
						}
					}
				}
			}
		}
	}
}

// pageEnv is what pages are drawn with.
func pageEnv(t testing.TB) kit.Env {
	d := strollOf("classic").begin(t)
	d.sees(windows[0])
	return d.Env
}

// walkedPages are the pages that have rows of keys, as they open.
func walkedPages(t *testing.T) map[string]kit.KeyedPage {
	catalogue := editions.Embedded()
	counted, _ := stats.New(nil, catalogue)
	league, _ := counted.Update(pageEnv(t), keysOf(key.NewMap(), "Ctrl+T")[0])
	asked := openfile.New(openfile.Source{Catalogue: catalogue}, "../../testdata/games/canonical-macondo.gcg", "")
	named, asks := asked.Update(pageEnv(t), keysOf(key.NewMap(), "Enter")[0])
	found, _ := named.Update(pageEnv(t), asks.(kit.Ask).Cmd())
	library := lists.New(words.New(t.TempDir(), t.TempDir()), strollOf("classic").begin(t).At.Game.Edition)
	atAdd, _ := library.Update(pageEnv(t), keysOf(key.NewMap(), "End")[0])
	adding, _ := atAdd.Update(pageEnv(t), keysOf(key.NewMap(), "Enter")[0])
	summary := kit.Game{Summary: store.Summary{ID: "g"}}
	earlier := games.New(games.Source{}, kit.Games{All: []kit.Game{summary}, Thrown: []kit.Game{summary}, Known: true})
	inMenu, _ := earlier.Update(pageEnv(t), keysOf(key.NewMap(), "Tab")[0])
	trash, _ := earlier.Update(pageEnv(t), keysOf(key.NewMap(), "Ctrl+T")[0])
	return map[string]kit.KeyedPage{
		"earlier games": earlier, "menu of a game": inMenu.(kit.KeyedPage), "trash": trash.(kit.KeyedPage),
		"file": asked, "file that is read": named.(kit.KeyedPage), "games of a file": found.(kit.KeyedPage),
		"lists": library, "no list": atAdd.(kit.KeyedPage), "list that is added": adding.(kit.KeyedPage),
		"start": start.New(catalogue.List(), "es-100", ""), "statistics": counted, "league": league.(kit.KeyedPage),
		"help": help.New(help.About{Catalogue: catalogue}).Of(strollOf("classic").begin(t).At.Game),
	}
}

// listsOver are the lists and menus that can lie over the side of a table.
func listsOver(t *testing.T, d *Desk) map[string]view.Over {
	g := d.At.Game
	word, err := g.Edition.SpellRack("SOL")
	if err != nil {
		t.Fatal(err)
	}
	found, err := analysis.Places(&g, word)
	if err != nil || len(found) == 0 {
		t.Fatal("no place", err)
	}
	best := analysis.Best{Rack: word, All: len(found)}
	for _, place := range found {
		best.Plays = append(best.Plays, analysis.FoundPlay{Play: place.Play, Points: place.Working.Points})
	}
	review := search.NewReview(g)
	review.All = []analysis.Reviewed{{Player: 1, Number: 1, Rack: word}}
	return map[string]view.Over{
		"places": search.Places{Word: "SOL", All: found, Board: g.Standings.Board},
		"plays":  search.Plays{Best: best, Game: g},
		"master": search.Plays{Best: best, Game: g, Round: 1},
		"review": review,
		"check":  search.Check{Words: []analysis.Checked{{Text: "SOL", Turn: 1, Player: 1}}},
		"end":    finalTable{}, "ranking": ranking{}, "ranking as a page": ranking{page: true},
		"palette": newPalette(d.Table), "menu": offersOf(d.Table).turnMenu(),
		"leftovers": view.Lying{Over: form.NewEnd(g, "end", phrases.Vocabulary())}, "clock": view.Lying{Over: form.NewClock(g, nil)},
		"a file": view.Lying{Over: write.Export(d.Env, g, d.set.Catalogue.Guessed(words.Has), func(path string) string { return path })},
	}
}

// strollOf is the stroll at a table.
func strollOf(table string) stroll {
	return strolls[slices.IndexFunc(strolls, func(at stroll) bool { return at.name == table })]
}

// keysOf are the keys that a hint calls by a name.
func keysOf(k *key.Map, name string) (keys []tea.KeyPressMsg) {
	if name == "Arrows" {
		return slices.Concat(keysOf(k, "Up"), keysOf(k, "Down"), keysOf(k, "Left"), keysOf(k, "Right"))
	}
	for _, press := range strolled {
		if strings.EqualFold(press.Keystroke(), strings.NewReplacer("Del", "delete", "PgDn", "pgdown").Replace(name)) {
			return []tea.KeyPressMsg{press}
		}
	}
	panic("no key is called " + name)
}

// scene is a table and what is pressed there; "> " is before a line that is typed.
type scene struct {
	table string
	small bool // the window
	keys  []string
}

const nextTab, back = "Ctrl+T", "Shift+Tab"

// scenes have every moment, and the tabs as pages.
var scenes = []scene{
	{"new", false, nil}, {"new", false, []string{"s"}}, {"new", false, []string{"s", "Space"}}, {"new", true, nil},
	{"clocked", false, nil}, {"clocked", false, []string{"Ctrl+K"}}, {"ended", false, nil},
	{"classic", false, []string{":"}}, {"classic", false, []string{"> = SoL"}}, {"classic", false, []string{"> = SoL", "Down"}},
	{"classic", false, []string{"-"}}, {"classic", false, []string{"-", "-", "-", "-", "-", "-"}}, {"classic", false, []string{back, "Home", "Enter"}},
	{"classic", false, []string{back}}, {"classic", false, []string{nextTab, back}}, {"classic", false, []string{nextTab, nextTab, back, "s"}},
	{"classic", false, []string{nextTab, nextTab, nextTab, back}}, {"classic", false, []string{nextTab, nextTab, nextTab, nextTab, back}},
	{"watched", false, nil}, {"watched", false, []string{back}}, {"watched", false, []string{"-"}},
	{"duplicate", false, nil}, {"duplicate", false, []string{"s"}}, {"duplicate", false, []string{back}}, {"duplicate", false, []string{back, "Home"}},
	{"duplicate", false, []string{"> 2: 12"}}, {"duplicate", false, []string{"> edit 1 2: 20"}}, {"duplicate", false, []string{"> 1: -"}},
	{"hall", false, []string{":"}}, {"hall", false, []string{"s"}},
	{"classic", true, []string{nextTab, "Ctrl+O", "PgDn", "PgDn"}}, {"classic", true, []string{nextTab, nextTab, nextTab, "Ctrl+O", "Up"}}, {"ended", true, []string{back}},
	{"classic", false, []string{"Ctrl+X"}}, {"classic", false, []string{"Ctrl+X", "s"}}, {"classic", false, []string{"Ctrl+X", "PgDn", "PgDn"}},
	{"classic", false, []string{"Ctrl+X", "PgDn", "PgDn", "Up", "Up"}},
}

// open is the table of a scene, with its keys pressed.
func (s scene) open(t rapid.TB) *Desk {
	d := strollOf(s.table).begin(t)
	d.sees(windows[0])
	if s.small {
		d.sees(windows[1])
	}
	for _, name := range s.keys {
		if line, ok := strings.CutPrefix(name, "> "); ok {
			d.typeLine(line)
			d.entryChanged()
			continue
		}
		d.Update(keysOf(d.Keys, name)[0])
	}
	return d
}

// Every word of the table's that the hint line has is told somewhere, and every moment tells one:
// a row of a key that nobody is told of would leave its word untold.
func TestEveryHintIsTold(t *testing.T) {
	told, moments := map[string]bool{}, map[view.Moment]bool{}
	for _, at := range scenes {
		d := at.open(t)
		moments[d.At.Moment()] = true
		if rows := offersOf(d.Table).inFront(); len(rows) > mostRows {
			t.Errorf("%v: %d rows of keys, %d have room", at, len(rows), mostRows)
		}
		for _, hint := range d.hints() {
			told[hint.Does] = true
		}
	}
	for _, table := range []string{"classic", "duplicate", "hall-ended"} {
		d := strollOf(table).begin(t)
		d.sees(windows[0])
		for _, list := range listsOver(t, d) {
			d.At.Over = list
			for _, hint := range d.hints() {
				told[hint.Does] = true
			}
		}
	}
	for _, page := range walkedPages(t) {
		for _, hint := range kit.HintsOf(pageEnv(t), page.KeyRows(pageEnv(t))) {
			told[hint.Does] = true
		}
	}
	english := phrases.For("en")
	r, c, l, g := &english.Rounds, &english.Clock, &english.Lookup, &english.Grid
	wanted := []string{
		r.MasterHint, r.CloseHint, r.CellHint, r.TableHint, r.NextCell, r.NextTable, r.NextOver, r.Correct, r.Empty, r.DeleteRound,
		c.ToStart, c.ToStop, c.ToChoose, l.NextWord, l.ItsPlaces, l.Order, english.Charts.Choose,
		l.NextOne, l.NextPlay, l.LayHere, l.AsMaster, l.ToTurn, l.BestPlays, l.Sift, r.Player,
		g.Cell, g.AddRow, g.EndGame, g.DeleteRow, g.Leave, english.Stats.ToPlayer, english.Stats.ToKind, english.Stats.ToScheme,
		l.AddIt, l.AddList, english.Earlier.ToMenu, english.Earlier.ToDelete, english.Earlier.ToTab,
	}
	elsewhere := []string{"Start"} // on the form of a new game, which has no rows of keys
	hints := reflect.ValueOf(english.Screen.Hint)
	for i := range hints.NumField() {
		if name := hints.Type().Field(i).Name; !slices.Contains(elsewhere, name) {
			wanted = append(wanted, hints.Field(i).String())
		}
	}
	for _, text := range wanted {
		if !told[text] {
			t.Errorf("no hint says %q", text)
		}
	}
	for now := view.Resting; now <= view.InTab; now++ {
		if !moments[now] {
			t.Errorf("the moment %d is not reached", now)
		}
	}
}

// Whoever only watches is offered nothing that changes the game: no key of the help or the hint line, no
// row of the palette is refused because of that, and none asks the root for anything but to look.
func TestOnlyWatchingIsOfferedNothingElse(t *testing.T) {
	looks := func(d *Desk, what string) {
		t.Helper()
		if d.Notice.Text == d.At.Watching {
			t.Errorf("%s is offered and refused", what)
		}
		if d.Changes() > 0 {
			t.Errorf("%s changes the game", what)
		}
		for _, a := range d.TakeActions() {
			switch a.(type) {
			case kit.Ask, kit.Quit, kit.OpenPage, kit.Copy:
			default:
				t.Errorf("%s asks for %T", what, a)
			}
		}
	}
	for _, s := range strolls {
		if !s.only {
			continue
		}
		for focus := view.OnBoard; focus <= view.OnSide; focus++ {
			for tab := range view.Tabs {
				begin := func() *Desk {
					d := s.begin(t)
					d.sees(windows[0])
					d.At.Tab = tab
					d.focusOn(focus)
					d.Settle()
					return d
				}
				left, right := offersOf(begin().Table).keysTold(false)
				told := map[string]bool{}
				for _, section := range slices.Concat(left, right) {
					for _, row := range section.Rows {
						told[row.Does] = true
					}
				}
				for i, row := range offersOf(begin().Table).inFront() {
					if row.Ask == nil || row.Off || !told[row.Does] && row.Hint.Says == "" || row.Why != "" && !told[row.Does] {
						continue
					}
					d := begin()
					d.press(offersOf(d.Table).inFront()[i])
					looks(d, s.name+": "+row.Keys.Help().Key+" "+row.Does+row.Hint.Says)
				}
			}
		}
		shown := s.begin(t)
		shown.sees(windows[0])
		for i, row := range offersOf(shown.Table).commands() {
			d := s.begin(t)
			d.sees(windows[0])
			if row.Ask != nil {
				offersOf(d.Table).commands()[i].Ask(d)
			}
			looks(d, s.name+": "+row.Label)
		}
	}
}
