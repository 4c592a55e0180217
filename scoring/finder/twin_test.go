package finder_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tanteo/scoring"
	"tanteo/scoring/finder"
)

// A slow twin: it tries every word of a list on every square both ways with every naming of
// the blanks, and asks the rules whether that may be laid. It shares nothing with the finder.
type twin struct {
	e     *scoring.Edition
	words [][]scoring.Letter
	has   map[string]bool
}

func newTwin(e *scoring.Edition, words [][]scoring.Letter) *twin {
	t := &twin{e, words, map[string]bool{}}
	for _, w := range words {
		t.has[fmt.Sprint(w)] = true
	}
	return t
}

// lists says whether all words of a working are in the list.
func (t *twin) lists(w scoring.Working) bool {
	for _, one := range w.Words {
		var letters []scoring.Letter
		for _, c := range one.Tiles {
			letters = append(letters, c.Tile.Letter())
		}
		if !t.has[fmt.Sprint(letters)] {
			return false
		}
	}
	return true
}

// laidAs writes what is laid.
func laidAs(e *scoring.Edition, laid []scoring.Laid) string {
	var w strings.Builder
	for _, l := range laid {
		fmt.Fprintf(&w, "%s%s ", l.Square.Name(), e.TileText(l.Tile))
	}
	return w.String()
}

// plays is every play of a rack with its points, by what is laid.
func (t *twin) plays(b *scoring.Board, rack []scoring.Tile) map[string]int {
	found := map[string]int{}
	side := t.e.Layout.Side
	for _, d := range []scoring.Direction{scoring.Across, scoring.Down} {
		if d == scoring.Down && b.Count() == 0 {
			continue
		}
		for i := range side * side {
			start := scoring.Square{Row: i / side, Col: i % side}
			for _, word := range t.words {
				t.lay(b, start, d, word, rack, func(laid []scoring.Laid) {
					p, err := scoring.Place(t.e, b, laid, d)
					if err == nil && t.lists(scoring.Count(t.e, b, p)) {
						found[laidAs(t.e, laid)] = scoring.Points(t.e, b, p)
					}
				})
			}
		}
	}
	return found
}

// lay calls with each way to lay a word whole from a square.
func (t *twin) lay(b *scoring.Board, start scoring.Square, d scoring.Direction, word []scoring.Letter, rack []scoring.Tile, each func([]scoring.Laid)) {
	if b.At(start.Step(d, -1)) != 0 || b.At(start.Step(d, len(word))) != 0 {
		return
	}
	var from func(i int, rack []scoring.Tile, laid []scoring.Laid)
	from = func(i int, rack []scoring.Tile, laid []scoring.Laid) {
		if i == len(word) {
			if len(laid) > 0 {
				each(slices.Clone(laid))
			}
			return
		}
		at := start.Step(d, i)
		switch lies := b.At(at); {
		case !t.e.Layout.Contains(at):
		case lies != 0:
			if lies.Letter() == word[i] {
				from(i+1, rack, laid)
			}
		default:
			for _, tile := range []scoring.Tile{word[i].Tile(), word[i].Blank()} {
				have := tile
				if tile.IsBlank() {
					have = scoring.UnnamedBlank
				}
				if j := slices.Index(rack, have); j >= 0 {
					from(i+1, slices.Delete(slices.Clone(rack), j, j+1), append(slices.Clone(laid), scoring.Laid{Square: at, Tile: tile}))
				}
			}
		}
	}
	from(0, rack, nil)
}

// scene is a board and a rack to search.
type scene struct {
	e     *scoring.Edition
	words [][]scoring.Letter
	g     *finder.Graph
	b     scoring.Board
	rack  []scoring.Tile
}

// drawRack draws tiles, most of them those of a word of the list, or all.
func drawRack(r *rand.Rand, e *scoring.Edition, words [][]scoring.Letter) []scoring.Tile {
	var rack []scoring.Tile
	most := r.IntN(3) > 0
	for _, l := range words[r.IntN(len(words))] {
		if (!most || r.IntN(5) > 0) && !e.OnlyBlank(l) {
			rack = append(rack, l.Tile())
		}
	}
	size := e.Rack - r.IntN(2)*r.IntN(4) // fewer, or one more than may be laid
	if r.IntN(6) == 0 {
		size = e.Rack + 1
	}
	for len(rack) < size {
		if r.IntN(6) == 0 {
			rack = append(rack, scoring.UnnamedBlank)
			continue
		}
		word := words[r.IntN(len(words))]
		if l := word[r.IntN(len(word))]; !e.OnlyBlank(l) {
			rack = append(rack, l.Tile())
		}
	}
	blanks := 0
	rack = slices.DeleteFunc(rack, func(t scoring.Tile) bool {
		if t.IsBlank() {
			blanks++
		}
		return t.IsBlank() && blanks > 2
	})
	return rack[:min(len(rack), size)]
}

// drawScene plays some words of the list and now and then tiles that make none.
func drawScene(t testing.TB, r *rand.Rand, e *scoring.Edition, words [][]scoring.Letter, g *finder.Graph) scene {
	t.Helper()
	s := scene{e, words, g, scoring.NewBoard(e.Layout), nil}
	p := position(t, e, g, s.b)
	for range r.IntN(9) {
		if s.b.Count() > 0 && r.IntN(6) == 0 {
			s.layAnything(r)
			p.Set(s.b)
			continue
		}
		found, err := p.Plays(drawRack(r, e, s.words), nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(found) > 0 {
			s.b = s.b.With(p.Play(found[r.IntN(len(found))]).Laid())
			p.Set(s.b)
		}
	}
	s.rack = drawRack(r, e, s.words)
	return s
}

// layAnything lays tiles that the rules of placing allow, whatever words they make.
func (s *scene) layAnything(r *rand.Rand) {
	d := scoring.Direction(r.IntN(2))
	side := s.e.Layout.Side
	letters := s.e.Alphabet()
	for range 200 {
		var tiles []scoring.Tile
		for range 1 + r.IntN(3) {
			tiles = append(tiles, letters[r.IntN(len(letters))].Blank())
		}
		laid, err := s.b.Lay(scoring.Square{Row: r.IntN(side), Col: r.IntN(side)}, d, tiles)
		if err != nil {
			continue
		}
		if _, err := scoring.Place(s.e, &s.b, laid, d); err == nil {
			s.b = s.b.With(laid)
			return
		}
	}
}

func position(t testing.TB, e *scoring.Edition, g *finder.Graph, b scoring.Board) *finder.Position {
	t.Helper()
	p, err := finder.NewPosition(e, g, b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// graph is of the small list of a test edition.
func graph(t testing.TB, e *scoring.Edition) *finder.Graph {
	t.Helper()
	return graphOf(t, e, someWords(t, e))
}

func graphOf(t testing.TB, e *scoring.Edition, words [][]scoring.Letter) *finder.Graph {
	t.Helper()
	g, err := finder.Build(e, slices.Values(words))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// inEveryEdition runs a check on scenes of every test edition.
func inEveryEdition(t *testing.T, scenes int, check func(t *testing.T, r *rand.Rand, s scene)) {
	for _, one := range editions {
		t.Run(one.ID, func(t *testing.T) {
			e := edition(t, one.ID)
			words, g := someWords(t, e), graph(t, e)
			if testing.Short() {
				scenes = min(scenes, 4)
			}
			for seed := range scenes {
				r := rand.New(rand.NewPCG(uint64(seed), 7))
				check(t, r, drawScene(t, r, e, words, g))
				if t.Failed() {
					t.Fatalf("in scene %d", seed)
				}
			}
		})
	}
}

// show draws a scene for a failure.
func (s scene) show() string {
	var rack []string
	for _, tile := range s.rack {
		rack = append(rack, s.e.TileText(tile))
	}
	return strings.Join(s.b.Text(s.e), "\n") + "\nrack " + strings.Join(rack, " ")
}

func TestPlaysAreThoseOfTheTwin(t *testing.T) {
	inEveryEdition(t, 25, func(t *testing.T, _ *rand.Rand, s scene) { agrees(t, s) })
}

// agrees looks whether the finder has the plays of the twin, their points and the best of them,
// and gives them.
func agrees(t *testing.T, s scene) []scoring.Play {
	t.Helper()
	p := position(t, s.e, s.g, s.b)
	found, err := p.Plays(s.rack, nil)
	if err != nil {
		t.Fatal(err)
	}
	want := newTwin(s.e, s.words).plays(&s.b, s.rack)
	var plays []scoring.Play
	got, best := map[string]int{}, 0
	for _, f := range found {
		play := p.Play(f)
		plays = append(plays, play)
		laid := laidAs(s.e, play.Laid())
		if _, twice := got[laid]; twice {
			t.Errorf("%s is found twice", laid)
		}
		got[laid] = f.Points()
		best = max(best, f.Points())
		if err := scoring.Fit(s.e, &s.b, play); err != nil {
			t.Errorf("%s: %v", laid, err)
		}
		if n := len(play.Tiles); n != f.Len() || play.NewTiles() != f.New() || play.Start != f.Start() {
			t.Errorf("%s is not what it says", laid)
		}
	}
	differ(t, s, want, got)

	top, err := p.Top(s.rack, nil)
	if err != nil {
		t.Fatal(err)
	}
	tops := map[string]int{}
	for _, f := range top {
		tops[laidAs(s.e, p.Play(f).Laid())] = f.Points()
	}
	for laid, points := range want {
		if points != best {
			delete(want, laid)
		}
	}
	differ(t, s, want, tops)
	if !slices.IsSortedFunc(top, finder.Compare) {
		t.Error("the top is in no order")
	}

	var each []finder.Found
	all, err := p.Each(s.rack)
	if err != nil {
		t.Fatal(err)
	}
	for f := range all {
		each = append(each, f)
	}
	slices.SortFunc(each, finder.Compare)
	slices.SortFunc(found, finder.Compare)
	if !slices.Equal(each, found) {
		t.Error("Each finds others than Plays")
	}
	return plays
}

func differ(t *testing.T, s scene, want, got map[string]int) {
	t.Helper()
	for laid, points := range want {
		if p, ok := got[laid]; !ok {
			t.Errorf("%s for %d is not found", laid, points)
		} else if p != points {
			t.Errorf("%s counts %d, found as %d", laid, points, p)
		}
	}
	for laid := range got {
		if _, ok := want[laid]; !ok {
			t.Errorf("%s is found, which is no play", laid)
		}
	}
	if t.Failed() {
		t.Log("\n" + s.show())
	}
}

// Where a play was laid, the position is as if it had been made ready anew; and as before
// when the tiles are taken off.
func TestLayIsSet(t *testing.T) {
	inEveryEdition(t, 20, func(t *testing.T, r *rand.Rand, s scene) {
		p := position(t, s.e, s.g, s.b)
		found, _ := p.Plays(s.rack, nil)
		for range min(10, len(found)) {
			laid := p.Play(found[r.IntN(len(found))]).Laid()
			laidOn := position(t, s.e, s.g, s.b)
			laidOn.Lay(laid)
			if anew := position(t, s.e, s.g, s.b.With(laid)); !finder.SameViews(laidOn, anew) {
				t.Fatalf("%s leaves another position\n%s", laidAs(s.e, laid), s.show())
			}
		}
	})
}

// A board and its mirror image have the same plays.
func TestMirroredPlaysAreTheSame(t *testing.T) {
	inEveryEdition(t, 20, func(t *testing.T, r *rand.Rand, s scene) {
		if s.b.Count() == 0 {
			return // only plays across are looked for
		}
		d := s.e.Definition
		side := len(d.Board)
		d.Board = make([]string, side)
		for row := range side {
			for col := range side {
				d.Board[row] += string(s.e.Board[col][row])
			}
		}
		turned, err := scoring.NewEdition(d)
		if err != nil {
			t.Fatal(err)
		}
		mirror := func(laid []scoring.Laid) []scoring.Laid {
			for i := range laid {
				laid[i].Square = laid[i].Square.Transposed()
			}
			return laid
		}
		var lying []scoring.Laid
		for i := range side * side {
			at := scoring.Square{Row: i / side, Col: i % side}
			if tile := s.b.At(at); tile != 0 {
				lying = append(lying, scoring.Laid{Square: at, Tile: tile})
			}
		}
		blank := scoring.NewBoard(turned.Layout)
		there := position(t, turned, s.g, blank.With(mirror(lying)))
		here := position(t, s.e, s.g, s.b)
		want, got := map[string]int{}, map[string]int{}
		plays, _ := here.Plays(s.rack, nil)
		for _, f := range plays {
			want[laidAs(s.e, here.Play(f).Laid())] = f.Points()
		}
		plays, _ = there.Plays(s.rack, nil)
		for _, f := range plays {
			got[laidAs(s.e, mirror(there.Play(f).Laid()))] = f.Points()
		}
		differ(t, s, want, got)
	})
}
