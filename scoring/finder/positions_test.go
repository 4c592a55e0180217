package finder_test

import (
	"bufio"
	"cmp"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"tanteo/scoring"
	"tanteo/scoring/finder"
)

// shared is where the word list of the positions is, which is not ours to copy.
const shared = "../../../shared/cases/finder/english.txt.gz"

// record is a position of testdata/positions.json, with what three other programs found.
type record struct {
	ID        int      `json:"id"`
	Board     []string `json:"board"`
	Rack      string   `json:"rack"`
	Blanks    int      `json:"blanks"`
	Plays     int      `json:"legal_plays"`
	Points    int      `json:"top_score"`
	Sum       int      `json:"sum_scores"`
	OneTile   int      `json:"one_tile_plays"`
	AllTiles  int      `json:"bingos"`
	RackWords int      `json:"rack_words"`
	Hash      string   `json:"playset_hash"`
	TopPlays  []struct {
		Dir  string `json:"dir"`
		Row  int    `json:"row"`
		Col  int    `json:"col"`
		Word string `json:"word"`
	} `json:"top_plays"`
}

func records(t testing.TB) []record {
	t.Helper()
	text, err := os.ReadFile("testdata/positions.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Positions []record `json:"positions"`
	}
	if err := json.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	return file.Positions
}

// english100 is the list of the positions as letters.
var english100 = sync.OnceValues(func() ([][]scoring.Letter, error) {
	file, err := os.Open(shared)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	unpacked, err := gzip.NewReader(file)
	if err != nil {
		return nil, err
	}
	var words [][]scoring.Letter
	lines := bufio.NewScanner(unpacked)
	for lines.Scan() {
		word := make([]scoring.Letter, len(lines.Text()))
		for i, c := range lines.Bytes() {
			word[i] = scoring.Letter(c - 'A' + 1)
		}
		words = append(words, word)
	}
	return words, lines.Err()
})

func englishList(t testing.TB) [][]scoring.Letter {
	t.Helper()
	words, err := english100()
	if errors.Is(err, fs.ErrNotExist) {
		t.Skip("the word list of the positions is not there")
	}
	if err != nil {
		t.Fatal(err)
	}
	return words
}

var englishGraph = sync.OnceValues(func() (*finder.Graph, error) {
	words, err := english100()
	if err != nil {
		return nil, err
	}
	return finder.Build(edition(&testing.T{}, "en-100"), slices.Values(words))
})

func bigGraph(t testing.TB) *finder.Graph {
	t.Helper()
	englishList(t)
	g, err := englishGraph()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// board reads rows of letters, "." for a free square, a blank in lower case.
func (r record) board(e *scoring.Edition) scoring.Board {
	b := scoring.NewBoard(e.Layout)
	var laid []scoring.Laid
	for row, text := range r.Board {
		for col, c := range text {
			if c != '.' {
				laid = append(laid, scoring.Laid{Square: scoring.Square{Row: row, Col: col}, Tile: asciiTile(byte(c))})
			}
		}
	}
	return b.With(laid)
}

func asciiTile(c byte) scoring.Tile {
	switch {
	case c == '?':
		return scoring.UnnamedBlank
	case c >= 'a':
		return scoring.Letter(c - 'a' + 1).Blank()
	}
	return scoring.Letter(c - 'A' + 1).Tile()
}

func (r record) rack() []scoring.Tile {
	var tiles []scoring.Tile
	for i := range len(r.Rack) {
		tiles = append(tiles, asciiTile(r.Rack[i]))
	}
	return tiles
}

// tops writes the tied tops as "across 7 4 ASEA", "." for a tile that lies there.
func (r record) tops() []string {
	var all []string
	for _, p := range r.TopPlays {
		all = append(all, fmt.Sprintf("%s %d %d %s", p.Dir, p.Row, p.Col, p.Word))
	}
	slices.Sort(all)
	return all
}

// written is a play as tops writes it.
func written(e *scoring.Edition, p scoring.Play) string {
	var w strings.Builder
	for _, t := range p.Tiles {
		if !t.New {
			w.WriteByte('.')
			continue
		}
		w.WriteString(e.TileText(t.Tile))
	}
	return fmt.Sprintf("%s %d %d %s", [...]string{"across", "down"}[p.Direction], p.Start.Row, p.Start.Col, w.String())
}

// playHash is the hash of the records: FNV-1a over the squares and signs of the laid tiles,
// then the points. Their offset is one digit short of the usual one.
func playHash(laid []scoring.Laid, points int) uint64 {
	const prime = 1099511628211
	h := uint64(1469598103934665603)
	slices.SortFunc(laid, func(a, b scoring.Laid) int {
		return cmp.Or(cmp.Compare(a.Square.Row, b.Square.Row), cmp.Compare(a.Square.Col, b.Square.Col))
	})
	for _, l := range laid {
		sign := uint64(l.Tile.Letter()) + 'A' - 1
		if l.Tile.IsBlank() {
			sign += 'a' - 'A'
		}
		h = (h ^ uint64(l.Square.Row*15+l.Square.Col)) * prime
		h = (h ^ sign) * prime
	}
	return (h ^ uint64(points)) * prime
}

// Every position of the records, held against what three other programs agree on.
func TestPositions(t *testing.T) {
	e, g := edition(t, "en-100"), bigGraph(t)
	right := 0
	var found, tops []finder.Found
	for i, r := range records(t) {
		if testing.Short() && i%4 > 0 {
			continue
		}
		b := r.board(e)
		p, err := finder.NewPosition(e, g, b)
		if err != nil {
			t.Fatal(err)
		}
		if found, err = p.Plays(r.rack(), found[:0]); err != nil {
			t.Fatal(err)
		}
		sum, oneTile, allTiles, hash := 0, 0, 0, uint64(0)
		for _, f := range found {
			play := p.Play(f)
			if points := scoring.Points(e, &b, play); points != f.Points() {
				t.Errorf("position %d: %s counts %d, found as %d", r.ID, written(e, play), points, f.Points())
			}
			if err := scoring.Fit(e, &b, play); err != nil {
				t.Errorf("position %d: %s: %v", r.ID, written(e, play), err)
			}
			sum += f.Points()
			hash += playHash(play.Laid(), f.Points())
			if f.New() == 1 {
				oneTile++
			}
			if f.New() == 7 {
				allTiles++
			}
		}
		if tops, err = p.Top(r.rack(), tops[:0]); err != nil {
			t.Fatal(err)
		}
		var topped []string
		for _, f := range tops {
			topped = append(topped, written(e, p.Play(f)))
		}
		slices.Sort(topped)
		points := 0
		if len(tops) > 0 {
			points = tops[0].Points()
		}
		got := fmt.Sprint(len(found), points, sum, oneTile, allTiles, fmt.Sprintf("%016x", hash), topped)
		want := fmt.Sprint(r.Plays, r.Points, r.Sum, r.OneTile, r.AllTiles, r.Hash, r.tops())
		if got != want {
			t.Errorf("position %d, %s:\n got %.300s\nwant %.300s", r.ID, r.Rack, got, want)
			continue
		}
		right++
	}
	t.Logf("%d positions are right", right)
}
