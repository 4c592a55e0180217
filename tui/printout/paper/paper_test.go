package paper_test

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/phrases"
	"tanteo/tui/printout/paper"
)

func edition(t *testing.T, id string) *scoring.Edition {
	t.Helper()
	e, err := editions.Embedded().Edition(id)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// game is a game of a kind in which these lines were typed.
func game(t *testing.T, kind sheet.Kind, e *scoring.Edition, players []string, lines ...string) sheet.Game {
	t.Helper()
	rules, err := editions.Embedded().Rulebook(e.Rules)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sheet.NewGame(sheet.Log{
		Kind: kind, Edition: e.Definition, Rules: rules, Notation: e.Notation, Players: players, First: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range lines {
		line, err := line.Parse(text, g, phrases.Vocabulary())
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if g, _, err = g.Do(line, sheet.Stamp{}); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return g
}

// tool runs one of poppler's programs on a file. Where it is missing the test is skipped, but
// in continuous integration, where it fails.
func tool(t *testing.T, name string, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath(name); err != nil {
		if os.Getenv("TANTEO_CI") != "" {
			t.Fatalf("there is no %s: apt-get install poppler-utils", name)
		}
		t.Skipf("there is no %s: apt-get install poppler-utils", name)
	}
	var faults bytes.Buffer
	cmd := exec.Command(name, args...)
	cmd.Stderr = &faults
	out, err := cmd.Output()
	if err != nil || faults.Len() > 0 {
		t.Fatalf("%s: %v, %s", name, err, faults.String())
	}
	return string(out)
}

// printed is what a reader finds in a file.
type printed struct {
	text          string // as it lies on the page
	raw           string // as it was written, a line each
	pages         int
	width, height float64 // millimetres
}

var (
	pageCount = regexp.MustCompile(`Pages: +(\d+)`)
	pageSize  = regexp.MustCompile(`Page size: +([\d.]+) x ([\d.]+) pts`)
)

// read opens a file with poppler: its text, its pages, and each of them as a picture with
// something on it.
func read(t *testing.T, file []byte) printed {
	t.Helper()
	if len(file) > 60<<10 {
		t.Errorf("the file has %d bytes", len(file))
	}
	path := filepath.Join(t.TempDir(), "pages.pdf")
	if err := os.WriteFile(path, file, 0o600); err != nil {
		t.Fatal(err)
	}
	about := tool(t, "pdfinfo", path)
	number := func(text string) float64 {
		n, err := strconv.ParseFloat(text, 64)
		if err != nil {
			t.Fatalf("%v in %s", err, about)
		}
		return n
	}
	size := pageSize.FindStringSubmatch(about)
	p := printed{
		text: tool(t, "pdftotext", "-layout", path, "-"), raw: tool(t, "pdftotext", "-raw", path, "-"), pages: int(number(pageCount.FindStringSubmatch(about)[1])),
		width: number(size[1]) * 25.4 / 72, height: number(size[2]) * 25.4 / 72,
	}
	tool(t, "pdftoppm", "-r", "20", "-gray", path, strings.TrimSuffix(path, ".pdf"))
	pictures, err := filepath.Glob(filepath.Join(filepath.Dir(path), "*.pgm"))
	if err != nil || len(pictures) != p.pages {
		t.Fatalf("%d pictures of %d pages: %v", len(pictures), p.pages, err)
	}
	for _, picture := range pictures {
		dots, err := os.ReadFile(picture)
		if err != nil || !slices.ContainsFunc(dots[20:], func(dot byte) bool { return dot < 0xC0 }) {
			t.Errorf("%s is empty: %v", picture, err)
		}
	}
	return p
}

func (p printed) says(t *testing.T, texts ...string) {
	t.Helper()
	for _, text := range texts {
		if !strings.Contains(p.text, text) {
			t.Errorf("lacks %q in\n%s", text, p.text)
		}
	}
}

// fields are the words of the first line that has a text in it.
func (p printed) fields(t *testing.T, with string) []string {
	t.Helper()
	for line := range strings.Lines(p.text) {
		if strings.Contains(line, with) {
			return strings.Fields(line)
		}
	}
	t.Fatalf("lacks %q in\n%s", with, p.text)
	return nil
}

func hasSize(t *testing.T, p printed, width, height float64) {
	t.Helper()
	if math.Abs(p.width-width) > 0.1 || math.Abs(p.height-height) > 0.1 {
		t.Errorf("a page is %.1f × %.1f mm, not %.1f × %.1f", p.width, p.height, width, height)
	}
}

// sample are the editions whose sheets are read back: all, or in a short run a large one, one with
// tiles of several letters, and one besides.
func sample() []string {
	if testing.Short() {
		return []string{"es-100", "en-super-200", "ca-100"}
	}
	var all []string
	for _, listed := range editions.Embedded().List() {
		all = append(all, listed.ID)
	}
	return all
}

// Each tile of each edition has its box, with its letter and its value.
func TestTiles(t *testing.T) {
	for _, id := range sample() {
		e := edition(t, id)
		p := read(t, paper.Tiles(phrases.For("es"), e, paper.A4))
		hasSize(t, p, 210, 297)
		want := ""
		for _, of := range e.Letters {
			want += strings.Repeat(of.Letter+strconv.Itoa(of.Value), of.Count)
		}
		want += strings.Repeat(strconv.Itoa(e.BlankValue), e.Blanks)
		if found := strings.Join(strings.Fields(p.raw), ""); !strings.Contains(found, want) {
			t.Errorf("%s: the tiles are\n%s, not\n%s", e.ID, found, want)
		}
		if p.pages != 1 {
			t.Errorf("%s: %d pages", e.ID, p.pages)
		}
	}
}

// The boards of all editions are drawn with their premiums and their labels.
func TestEmptyBoards(t *testing.T) {
	for _, id := range sample() {
		e := edition(t, id)
		l := phrases.For("en")
		p := read(t, paper.EmptyBoard(l, e, paper.Letter))
		hasSize(t, p, 215.9, 279.4)
		premiums := map[string]int{}
		for row := range e.Layout.Side {
			for col := range e.Layout.Side {
				if name := l.Premiums.Premium(e.Layout.At(scoring.Square{Row: row, Col: col})); name != "" {
					premiums[name]++
				}
			}
		}
		words := strings.Fields(p.raw)
		for name, n := range premiums {
			found := 0
			for _, word := range words {
				if word == name {
					found++
				}
			}
			if found != n+1 { // in the legend as well
				t.Errorf("%s: %s stands %d times, of %d", e.ID, name, found-1, n)
			}
		}
		for i := range e.Layout.Side {
			column, row := e.Notation.Labels(i)
			if !slices.Contains(words, column) || !slices.Contains(words, row) {
				t.Errorf("%s: lacks the label %s or %s", e.ID, column, row)
			}
		}
	}
}

func TestBoard(t *testing.T) {
	g := game(t, sheet.ClassicGame, edition(t, "es-100"), []string{"Ana", "Bea"}, "H4 JAMO?N", "6F ZUMOS", "J6 CHOSA")
	p := read(t, paper.Board(phrases.For("en"), g, paper.A4))
	p.says(t, "Ana and Bea", "After 3 turns: Ana 53, Bea 38.", "CH", "in a circle: a blank", "DW double word")
	if !strings.Contains(strings.Join(strings.Fields(p.raw), " "), "J 8 A 1 M 3 O N 1") { // the blank without a value
		t.Errorf("row H is not there: %s", p.raw)
	}
}

// The totals on the sheet are those of the standings, and all that was noted is there.
func TestSheet(t *testing.T) {
	g := game(t, sheet.ClassicGame, edition(t, "es-100"), []string{"Ana", "Łukasz Wiśniewski"},
		"H4 JAMO?N", "6F ZUMOS", "J6 CHOSA", "penalty 1 5 late", "exchange 3", "note first ¶ second", "6J CASA", "challenge", "pass", "end XA -")
	for _, l := range phrases.Languages() {
		p := read(t, paper.Sheet(l, g, paper.A4))
		hasSize(t, p, 210, 297)
		p.says(t, "JAMON", "H4", "6F", "SCHOSA", "J6", "XA", "second", l.Kinds.Pass, l.Kinds.Penalty, l.Kinds.Exchange, l.Sheet.CameOff, l.Won(g))
		for i, player := range g.Standings.Players {
			row := p.fields(t, fmt.Sprintf("%d. %s", player.Place, l.Seat(g, i+1)))
			if total := row[len(row)-1]; total != phrases.Number(player.Total()) {
				t.Errorf("%s has %s on paper, %d in the standings", l.Seat(g, i+1), total, player.Total())
			}
		}
	}
}

// Three and four players have their sheet on its side.
func TestFourPlayers(t *testing.T) {
	g := game(t, sheet.ClassicGame, edition(t, "en-100"), []string{"Ana", "", "日本", "Дора"}, "8D JAM?ON", "pass", "25", "exchange")
	p := read(t, paper.Sheet(phrases.For("en"), g, paper.Letter))
	hasSize(t, p, 279.4, 215.9)
	p.says(t, "Player 2", "(3)", "Дора", "8D", "by hand", "Ana to play.")
}

// A long game goes on over pages, each with its heads and its number.
func TestLongSheet(t *testing.T) {
	lines := make([]string, 400)
	for i := range lines {
		lines[i] = strconv.Itoa(i % 30)
	}
	g := game(t, sheet.ClassicGame, edition(t, "es-100"), []string{"Ana", "Bea"}, lines...)
	p := read(t, paper.Sheet(phrases.For("en"), g, paper.A4))
	if p.pages < 4 || strings.Count(p.text, "word") != 2*p.pages {
		t.Errorf("%d pages, %d heads", p.pages, strings.Count(p.text, "word"))
	}
	p.says(t, fmt.Sprintf("page %d of %d", p.pages, p.pages), "399-400", phrases.Number(g.Standings.Players[0].Total()))
}

func TestBlank(t *testing.T) {
	for players, width := range map[int]float64{2: 210, 3: 297, 4: 297} {
		names := make([]string, players)
		names[0] = "Ana"
		p := read(t, paper.Blank(phrases.For("es"), names, paper.A4))
		hasSize(t, p, width, 210+297-width)
		p.says(t, "Ana", "Jugador 2", "Torneo", "Fecha", "Firma", "15")
		if p.pages != 1 || strings.Count(p.text, "palabra") != players {
			t.Errorf("%d players: %d pages, %d columns", players, p.pages, strings.Count(p.text, "palabra"))
		}
	}
}

func TestBlankDuplicate(t *testing.T) {
	for _, on := range []paper.Size{paper.A4, paper.Letter} {
		p := read(t, paper.Duplicate(phrases.For("en"), []string{"Ana", "", "", ""}, on))
		p.says(t, "Round", "Master", "pts", "Ana", "Player 4", "30", "Total", "Difference", "Share")
		if p.pages != 1 {
			t.Errorf("%d pages", p.pages)
		}
	}
	p := read(t, paper.Duplicate(phrases.For("en"), make([]string, 60), paper.A4))
	if p.pages != 8 || strings.Count(p.text, "Master") != 8 {
		t.Errorf("60 players are on %d pages", p.pages)
	}
	p.says(t, "60")
}

// The example of seeds 000 and 002: masters of 24, 36 and 18.
func TestDuplicateGame(t *testing.T) {
	g := game(t, sheet.DuplicateGame, edition(t, "es-100"), []string{"Ana", "Bea"},
		"1: 24", "2: 20", "master 24", "next", "1: 30", "2: 36", "master 36", "next", "1: 18", "2: 9", "master 18", "finish")
	p := read(t, paper.Sheet(phrases.For("es"), g, paper.A4))
	p.says(t, "1. Ana", "2. Bea", "92,3 %", "83,3 %", "−6", "−13", "78")
	if row := p.fields(t, "Total "); !slices.Equal(row, []string{"Total", "78", "72", "65"}) {
		t.Errorf("the sums are %q", row)
	}
	g = game(t, sheet.DuplicateGame, edition(t, "es-100"), []string{"Ana"})
	read(t, paper.Sheet(phrases.For("es"), g, paper.A4)).says(t, phrases.For("es").Sheet.Empty)
}

// The same pages are the same bytes, and of no size to speak of.
func TestSameBytes(t *testing.T) {
	l := phrases.For("en")
	g := game(t, sheet.ClassicGame, edition(t, "es-100"), []string{"Ana", "Bea"}, "H4 JAMON", "note ñ")
	for name, write := range map[string]func() []byte{
		"sheet":     func() []byte { return paper.Sheet(l, g, paper.A4) },
		"board":     func() []byte { return paper.Board(l, g, paper.A4) },
		"blank":     func() []byte { return paper.Blank(l, []string{"", ""}, paper.A4) },
		"duplicate": func() []byte { return paper.Duplicate(l, []string{""}, paper.A4) },
		"tiles":     func() []byte { return paper.Tiles(l, g.Edition, paper.A4) },
	} {
		first := write()
		if !bytes.Equal(first, write()) {
			t.Errorf("%s: two files are not the same", name)
		}
		if len(first) > 16<<10 {
			t.Errorf("%s: %d bytes", name, len(first))
		}
	}
}

// Whatever names and notes are, the file is sound and nothing in it obeys or breaks out.
func TestHostile(t *testing.T) {
	hostile := []string{
		"\u202Edroite\u202C", "\x1b[31mred\x07", ") Tj ET (", "A\u0301\u0302\u0303\u0304", strings.Repeat("W", 5000), "🎲🎲", "אבגד",
		"\xff\xfe", strings.Repeat("w ", 3000), "",
	}
	for i := range hostile {
		if testing.Short() && i%4 != 1 { // each is beside its neighbours on the page
			continue
		}
		e := edition(t, "es-100")
		g := game(t, sheet.ClassicGame, e, []string{"Ana", "Bea"}, "H4 JAMON")
		l := g.Log
		l.Players = []string{hostile[i], hostile[(i+1)%len(hostile)]}
		l.Header = sheet.Header{Event: hostile[i], Round: hostile[(i+2)%len(hostile)]}
		l.Edition.Name = hostile[i]
		l.Events = append(slices.Clone(l.Events), sheet.Event{What: sheet.Noted{Text: strings.Repeat(hostile[i]+"\n", 20)}})
		g, err := sheet.NewGame(l)
		if err != nil {
			t.Fatal(err)
		}
		language := phrases.For("en")
		p := read(t, paper.Sheet(language, g, paper.A4))
		p.says(t, "JAMON")
		if strings.ContainsAny(p.text, "\x1b\x07\u202E") {
			t.Errorf("%q goes through", hostile[i])
		}
		read(t, paper.Board(language, g, paper.A4)).says(t, "DL", "15")
		read(t, paper.Blank(language, l.Players, paper.A4))
		read(t, paper.Duplicate(language, l.Players, paper.A4))
	}
}

// A letter that the font lacks leaves its tile free to write on, and is named.
func TestLetterOutsideTheFont(t *testing.T) {
	d := edition(t, "en-100").Definition
	d.Letters = slices.Clone(d.Letters)
	d.Letters[18].Letter = "Ṣ"
	e, err := scoring.NewEdition(d)
	if err != nil {
		t.Fatal(err)
	}
	p := read(t, paper.Tiles(phrases.For("en"), e, paper.A4))
	p.says(t, "The font has no sign for")
	if slices.Contains(strings.Fields(p.raw), "S") {
		t.Error("a tile says S")
	}
}
