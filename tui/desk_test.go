package tui_test

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/charmbracelet/colorprofile"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/store"
	"tanteo/tui"
	"tanteo/tui/phrases"
	"tanteo/tui/screentest"
	"tanteo/tui/sitting"
	"tanteo/tui/write"
)

// Short names for the keys of the tests.
const (
	up, down, left, right = screentest.Up, screentest.Down, screentest.Left, screentest.Right
	home, end             = screentest.Home, screentest.End
	del, pageUp, pageDown = screentest.Delete, screentest.PageUp, screentest.PageDown
	enter, tab, shiftTab  = screentest.Enter, screentest.Tab, screentest.ShiftTab
	space, backspace, esc = screentest.Space, screentest.Backspace, screentest.Esc
)

var ctrl = screentest.Ctrl

// desk is a session in front of a screen, with a folder of games.
type desk struct {
	*screentest.Screen
	t     *testing.T
	model *tui.Model
	at    desktop
}

// unasked is the edition of a desk whose settings name none.
const unasked = "none"

// desktop says what a desk is like. The zero value is an English screen of 80×24 in 256
// colours of the dark theme, with Spanish tiles and an empty folder of its own.
type desktop struct {
	w, h    int
	profile colorprofile.Profile
	lang    string
	edition string
	theme   string
	frame   string
	cursor  string
	mouse   bool
	dir     string // of the games
	user    string
	doubts  []error
	now     func() time.Time // the clock on the wall
	clock   string           // that was chosen before
	clocked func(clock string) error
	house   string // rules that were played by before
	kept    func(house string) error
	tiles   string // that were played with before
	check   bool   // words were looked up before
	list    string // in this list
	checked func(on bool, list string) error

	tilesKept func(edition string) error
	follows   bool // what others do is heard of
	watches   bool // a game is only watched
	role      sitting.Role
	shared    *sitting.Shared
	words     *words.Library      // nil is one of the lists that came with the program
	catalogue *editions.Catalogue // nil is that of the files that came with the program

	multiplexer write.Multiplexer
}

func (d desktop) filled(t testing.TB) desktop {
	if d.w == 0 {
		d.w, d.h = 80, 24
	}
	if d.profile == colorprofile.Unknown {
		d.profile = colorprofile.ANSI256
	}
	if d.lang == "" {
		d.lang = "en"
	}
	if d.edition == "" {
		d.edition = "es-100"
	}
	if d.theme == "" {
		d.theme = "dark"
	}
	if d.dir == "" {
		d.dir = t.TempDir()
	}
	if d.words == nil {
		d.words = words.New("", once)
	}
	if d.catalogue == nil {
		d.catalogue = editions.Embedded()
	}
	if d.list != "" {
		d.words.Prefer(d.list)
	}
	if d.now == nil {
		d.now = time.Now
	}
	if d.user == "" {
		d.user = "ana"
	}
	return d
}

// What such a desk keeps in mind.
func (d desktop) Game(string) error { return nil }
func (d desktop) List(string) error { return nil }

func (d desktop) Edition(id string) error {
	if d.tilesKept == nil {
		return nil
	}
	return d.tilesKept(id)
}

func (d desktop) House(rules string) error {
	if d.kept == nil {
		return nil
	}
	return d.kept(rules)
}

func (d desktop) Clock(clocks string) error {
	if d.clocked == nil {
		return nil
	}
	return d.clocked(clocks)
}

func (d desktop) Check(on bool, list string) error {
	if d.checked == nil {
		return nil
	}
	return d.checked(on, list)
}

// newModel is the model that sits at such a desk.
func newModel(t testing.TB, d desktop) *tui.Model {
	t.Helper()
	games, err := store.Open(d.dir)
	if err != nil {
		t.Fatal(err)
	}
	asked := d.edition
	if asked == unasked {
		asked = ""
	}
	var follow func(id string, tell func()) func()
	if d.follows {
		follow = func(id string, tell func()) func() { return games.Poll(id, 100*time.Millisecond, tell) }
	}
	m, err := tui.NewModel(tui.Settings{
		Follow: follow, Watch: d.watches, Role: d.role, Shared: d.shared,
		Lang: d.lang, Edition: asked, Theme: d.theme, Frame: d.frame, Cursor: d.cursor, Mouse: d.mouse, Profile: d.profile, Multiplexer: d.multiplexer,
		Games: games, Holder: store.Holder{User: d.user, TTY: "pts/3"}, Catalogue: d.catalogue, Now: d.now, Clock: d.clock, House: d.house, Tiles: d.tiles,
		Words: d.words, Check: d.check, Doubts: d.doubts, Remember: d, Folder: "~/.config/tanteo/games",
		ShowPath: func(path string) string { return filepath.Join("~", path) },
	}, "")
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// atDesk runs a test at a desk, in a bubble with a clock of its own.
func atDesk(t *testing.T, d desktop, test func(t *testing.T, d *desk)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		test(t, sitDown(t, d))
	})
}

// sitDown starts a session.
func sitDown(t *testing.T, at desktop) *desk {
	t.Helper()
	at = at.filled(t)
	m := newModel(t, at)
	t.Cleanup(m.Release)
	s := screentest.Start(t, m, screentest.Window{W: at.w, H: at.h, Profile: at.profile})
	return &desk{Screen: s, t: t, model: m, at: at}
}

// second is another session before the same game, which this one writes in. It follows.
func (d *desk) second() *desk {
	d.t.Helper()
	d.Press(":", "take", enter)
	at := d.at
	at.user, at.follows = "bea", true
	w := sitDown(d.t, at)
	w.Press(enter)
	w.Sees("Read only")
	return w
}

// leave leaves by Ctrl+C, and keeps and frees the game as Run does then.
func (d *desk) leave() {
	d.t.Helper()
	d.Press(ctrl('c'))
	if !d.Left() {
		d.t.Fatalf("Ctrl+C does not leave\n%s", d.Text())
	}
	if err := d.model.Flush(); err != nil {
		d.t.Error(err)
	}
	d.model.Release()
}

// killed is the session that comes after one that was killed where it was: nothing was kept
// any more, and its lock went with its process.
func (d *desk) killed() *desk {
	d.t.Helper()
	d.Kill()
	d.model.Release()
	return sitDown(d.t, d.at)
}

// atGame is a desk with a new game of two nameless players on it.
func atGame(t *testing.T, d desktop, test func(t *testing.T, d *desk)) {
	t.Helper()
	atDesk(t, d, func(t *testing.T, d *desk) {
		d.Press(enter, enter)
		test(t, d)
	})
}

// atPosition is a desk with a game of six plays on it.
func atPosition(t *testing.T, d desktop, test func(t *testing.T, d *desk)) {
	t.Helper()
	atLines(t, d, position, test)
}

// atLines is a desk with a game of Ana and Bea on it, in which these lines were entered.
func atLines(t *testing.T, d desktop, lines []string, test func(t *testing.T, d *desk)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		d = d.filled(t)
		keepGame(t, d.dir, d.edition, []string{"Ana", "Bea"}, lines...)
		at := sitDown(t, d)
		at.Press(enter)
		test(t, at)
	})
}

// position are the plays of a game as lines: 44, 38, 11, 9, 14 and 8 points.
var position = []string{"H4 JAMON", "6F ZUMOS", "J6 SILLA", "9J ANCHA", "F4 PAZ", "M8 VAGON?"}

// keepGame puts a game of lines into a folder and gives its id.
func keepGame(t testing.TB, dir, edition string, players []string, lines ...string) string {
	t.Helper()
	return keepGameBy(t, dir, edition, "", players, lines...)
}

// keepGameBy is keepGame by the rules of a book.
func keepGameBy(t testing.TB, dir, edition, book string, players []string, lines ...string) string {
	t.Helper()
	games, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	catalogue := editions.Embedded()
	e, err := catalogue.Edition(edition)
	if err != nil {
		t.Fatal(err)
	}
	if book == "" {
		book = e.Rules
	}
	rules, err := catalogue.Rulebook(book)
	if err != nil {
		t.Fatal(err)
	}
	return keepLines(t, games, sheet.Log{
		Kind: sheet.ClassicGame, Edition: e.Definition, Rules: rules, Notation: scoring.Notation(e.Notation),
		Players: players, First: 1,
	}, lines...)
}

// keepLines puts a game into a folder once lines were entered in it, and gives its id.
func keepLines(t testing.TB, games *store.Store, l sheet.Log, lines ...string) string {
	t.Helper()
	g, err := sheet.NewGame(l)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range lines {
		line, err := line.Parse(text, g, phrases.Vocabulary())
		if err == nil {
			g, _, err = g.Do(line, sheet.Stamp{Time: time.Now().UTC(), By: "ana"})
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	l, err = games.Create(g.Log, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	// The list tells when a game was changed; a file's time is none of the fake clock.
	path := filepath.Join(games.Folder(), l.ID+".json")
	if err := os.Chtimes(path, time.Time{}, time.Now()); err != nil {
		t.Fatal(err)
	}
	return l.ID
}

// kept is a game as it lies in the folder.
func (d *desk) kept(id string) sheet.Game {
	d.t.Helper()
	games, err := store.Open(d.at.dir)
	if err != nil {
		d.t.Fatal(err)
	}
	l, err := games.Load(id)
	if err != nil {
		d.t.Fatal(err)
	}
	g, err := sheet.NewGame(l)
	if err != nil {
		d.t.Fatal(err)
	}
	return g
}

// onlyGame is the one game in the folder.
func (d *desk) onlyGame() sheet.Game {
	d.t.Helper()
	paths, err := filepath.Glob(filepath.Join(d.at.dir, "games", "*.json"))
	if err != nil || len(paths) != 1 {
		d.t.Fatalf("%d games kept, want 1 (%v)", len(paths), err)
	}
	return d.kept(strings.TrimSuffix(filepath.Base(paths[0]), ".json"))
}

// square is what stands on a square of the small board, its marks too: "<J>", "DW", "n".
func (d *desk) square(name string) string {
	x, y := d.squareAt(name)
	text := ""
	for i := -1; i <= 1; i++ {
		text += d.Cell(x+i, y).Text
	}
	return strings.TrimSpace(text)
}

// squareAt is where the middle of a square is drawn, on a board of small cells.
func (d *desk) squareAt(name string) (x, y int) {
	d.t.Helper()
	s, _, ok := scoring.Rows.Parse(name)
	if !ok {
		d.t.Fatalf("no square %s", name)
	}
	for top := range 4 {
		if row := d.Row(top); strings.HasPrefix(row, "A  ") || strings.HasPrefix(row, "1  ") {
			return 3 + 3*s.Col, top + s.Row
		}
	}
	d.t.Fatalf("no board in\n%s", d.Text())
	return 0, 0
}

// squares fails the test where the squares from one on, across or down, do not show just
// these texts.
func (d *desk) squares(from string, downwards bool, want ...string) {
	d.t.Helper()
	s, _, _ := scoring.Rows.Parse(from)
	direction := scoring.Across
	if downwards {
		direction = scoring.Down
	}
	wrong := ""
	for i, text := range want {
		at := s.Step(direction, i).Name()
		if got := d.square(at); got != text {
			wrong += fmt.Sprintf("on %s stands %q, want %q\n", at, got, text)
		}
	}
	if wrong != "" {
		d.t.Errorf("%s%s", wrong, d.Text())
	}
}

// cursorOn fails the test where the cursor is not on a square.
func (d *desk) cursorOn(name string) {
	d.t.Helper()
	wantX, wantY := d.squareAt(name)
	if x, y, shown := d.Cursor(); !shown || x != wantX || y != wantY {
		d.t.Errorf("the cursor is in column %d of row %d (shown: %t), want it on %s in column %d of row %d\n%s", x, y, shown, name, wantX, wantY, d.Text())
	}
}

// entry is the line under the status rule.
func (d *desk) entry() string {
	_, h := d.Size()
	for y := h - 1; y >= 0; y-- {
		if row := d.Row(y); strings.HasPrefix(row, "── ") && strings.Contains(row, "bag") || strings.HasPrefix(row, "── ") && y > 12 {
			return strings.TrimRight(leftPart(d.Row(y+1), 47), " ")
		}
	}
	d.t.Fatalf("no status rule in\n%s", d.Text())
	return ""
}

// leftPart is the beginning of a row, in columns of width one.
func leftPart(row string, n int) string {
	runes := []rune(row)
	return string(runes[:min(n, len(runes))])
}

// noted are the points of the turns that are kept.
func (d *desk) noted() []int {
	var points []int
	for _, t := range d.onlyGame().Standings.Turns {
		points = append(points, t.Points)
	}
	return points
}

// players fails the test where the first row does not show two players like this:
// "» Ana 69", "Bea 55".
func (d *desk) players(want ...string) {
	d.t.Helper()
	row := []rune(d.Row(0))
	for i := range want {
		part := string(row[min(len(row), i*40):min(len(row), i*40+40)])
		if got := strings.Join(strings.Fields(part), " "); got != want[i] {
			d.t.Errorf("player %d is shown as %q, want %q", i+1, got, want[i])
		}
	}
}

// sheetCells fails the test where the first row of the sheet in the side is not just these.
func (d *desk) sheetCells(want ...string) {
	d.t.Helper()
	for y := range 24 {
		row := []rune(d.Row(y))
		if len(row) < 52 || !strings.HasPrefix(string(row[48:]), " 1  ") {
			continue
		}
		if got := strings.Fields(string(row[52:])); strings.Join(got, " ") != strings.Join(want, " ") {
			d.t.Errorf("the sheet has %q, want %q", got, want)
		}
		return
	}
	d.t.Errorf("no round 1 in the sheet:\n%s", d.Text())
}

// keepDraft puts an unfinished entry beside a game.
func keepDraft(t *testing.T, dir, id, draft string) {
	t.Helper()
	games, err := store.Open(dir)
	if err == nil {
		err = games.SaveDraft(id, []byte(draft))
	}
	if err != nil {
		t.Fatal(err)
	}
}

func longText(n int) string { return strings.Repeat("a", n) }

// leftOut says whether a short run passes over the i-th of a sweep: it tries every sixth.
func leftOut(i int) bool { return testing.Short() && i%6 > 0 }

// once is where what is made once for all tests is kept: the graphs of the word lists, and the
// whole program.
var once string

func TestMain(m *testing.M) {
	var err error
	if once, err = os.MkdirTemp("", "tanteo-once"); err != nil {
		panic(err)
	}
	debug.SetGCPercent(400) // each emulated terminal takes 4 MB, which is soon collected far too often
	code := m.Run()
	if err := os.RemoveAll(once); err != nil {
		panic(err)
	}
	os.Exit(code)
}
