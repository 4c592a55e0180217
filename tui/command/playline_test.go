package command_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/printout"
)

// A play that is copied as a line counts the same where the line is typed, in every edition,
// and names nobody.
func TestCopiedPlayCountsTheSame(t *testing.T) {
	m := newTable(t)
	random := rand.New(rand.NewPCG(4, 8))
	for _, listed := range editions.Embedded().List() {
		e, err := editions.Embedded().Edition(listed.ID)
		if err != nil {
			t.Fatal(err)
		}
		forty := 40
		plays := 0
		for tries := 0; plays < 12 && tries < 100; tries++ {
			g, err := sheet.NewGame(sheet.Log{
				Kind: sheet.ClassicGame, Edition: e.Definition, Notation: e.Notation, Players: []string{"Ana", "Bea"}, First: 1,
				House: []sheet.House{{}, {Bonus: &forty}}[tries%2],
			})
			if err != nil {
				t.Fatal(err)
			}
			board := scoring.NewBoard(e.Layout)
			for range 40 {
				play, ok := randomPlay(random, e, &board)
				if !ok {
					continue
				}
				w := scoring.Count(g.Edition, &board, play)
				board = board.With(play.Laid())
				if board.Count() < 12 && w.Bonus == 0 {
					continue // a board with more on it makes longer lines
				}
				plays++
				line, ok := printout.PlayLine(g, w)
				if !ok || strings.Contains(line, "Ana") {
					t.Fatalf("%s: %q", e.ID, line)
				}
				got := read[struct {
					Points   int `json:"points"`
					NewTiles int `json:"new_tiles"`
				}](t, m.ok(append(arguments(t, line), "--json")...))
				if got.Points != w.Points || got.NewTiles != w.NewTiles {
					t.Errorf("%s counts %d, the play %d", line, got.Points, w.Points)
				}
			}
		}
		if plays < 12 {
			t.Errorf("%s: only %d plays", e.ID, plays)
		}
	}
}

// arguments are what a shell makes of such a line, the program's name left out.
func arguments(t *testing.T, line string) []string {
	t.Helper()
	head, words, ok := strings.Cut(strings.TrimSuffix(line, `"`), ` "`)
	if !ok || strings.ContainsAny(words, "\"$`\\!'") {
		t.Fatalf("%s is none for a shell", line)
	}
	return append(strings.Fields(head)[1:], words)
}

// randomPlay is a legal play of random letters; false where none came about.
func randomPlay(random *rand.Rand, e *scoring.Edition, b *scoring.Board) (scoring.Play, bool) {
	letters := e.Alphabet()
	tiles := make([]scoring.Tile, 1+random.IntN(e.Rack))
	if random.IntN(4) == 0 {
		tiles = make([]scoring.Tile, e.Rack)
	}
	for i := range tiles {
		l := letters[random.IntN(len(letters))]
		tiles[i] = l.Tile()
		if e.OnlyBlank(l) || random.IntN(8) == 0 {
			tiles[i] = l.Blank()
		}
	}
	d := []scoring.Direction{scoring.Across, scoring.Down}[random.IntN(2)]
	at := e.Layout.Centre.Step(d, random.IntN(13)-9).Step(d.Turned(), random.IntN(9)-4)
	if b.Count() == 0 {
		at = e.Layout.Centre.Step(d, -random.IntN(len(tiles)))
	}
	laid, err := b.Lay(at, d, tiles)
	if err != nil {
		return scoring.Play{}, false
	}
	play, err := scoring.Place(e, b, laid, d)
	return play, err == nil
}
