package finder_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"math/rand/v2"
	"slices"
	"testing"

	"tanteo/scoring"
	"tanteo/scoring/finder"
)

// The words come back, and no others; the same words in another order make the same bytes,
// and these the same graph.
func TestGraphHasItsWords(t *testing.T) {
	for _, one := range editions {
		t.Run(one.ID, func(t *testing.T) {
			e := edition(t, one.ID)
			words := someWords(t, e)
			g := graph(t, e)
			shuffled := append(slices.Clone(words), words[0], words[3])
			rand.New(rand.NewPCG(1, 2)).Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
			again, err := finder.Build(e, slices.Values(shuffled))
			if err != nil || !bytes.Equal(g.Bytes(), again.Bytes()) {
				t.Fatalf("the order of the words shows, %v", err)
			}
			loaded, err := finder.Load(g.Bytes())
			if err != nil || !bytes.Equal(g.Bytes(), loaded.Bytes()) {
				t.Fatalf("not the same when loaded, %v", err)
			}
			slices.SortFunc(words, slices.Compare)
			words = slices.CompactFunc(words, slices.Equal)
			var listed [][]scoring.Letter
			for w := range loaded.Words() {
				listed = append(listed, slices.Clone(w))
			}
			if !slices.EqualFunc(listed, words, slices.Equal) || loaded.Len() != len(words) {
				t.Errorf("lists %v, want %v", listed, words)
			}
			for _, w := range words {
				for i := range len(w) + 1 {
					_, in := slices.BinarySearchFunc(words, w[:i], slices.Compare)
					if g.Contains(w[:i]) != in {
						t.Errorf("%v: %v", w[:i], !in)
					}
				}
				if g.Contains(append(slices.Clone(w), 1)) && !slices.ContainsFunc(words, func(o []scoring.Letter) bool { return slices.Equal(o, append(slices.Clone(w), 1)) }) {
					t.Errorf("%v and A", w)
				}
			}
			if g.Contains([]scoring.Letter{200, 0}) {
				t.Error("has letters that are none")
			}
		})
	}
}

func TestGraphOfTheBigList(t *testing.T) {
	g, words := bigGraph(t), englishList(t)
	if g.Len() != len(words) {
		t.Errorf("%d words, want %d", g.Len(), len(words))
	}
	for _, w := range words {
		if !g.Contains(w) {
			t.Fatalf("lacks %v", w)
		}
	}
	i := 0
	for w := range g.Words() {
		if !slices.Equal(w, words[i]) {
			t.Fatalf("%v, want %v", w, words[i])
		}
		i++
	}
}

func TestWordsThatNoListHas(t *testing.T) {
	e := edition(t, "es-100")
	c, _ := e.Letter("C")
	h, _ := e.Letter("H")
	long := make([]scoring.Letter, scoring.MaxSide+1)
	for i := range long {
		long[i] = c
	}
	for name, w := range map[string][]scoring.Letter{"empty": {}, "one letter": {c}, "too long": long, "no letter": {c, 0}, "beyond the alphabet": {c, 60}, "a letter built from two": {c, h}} {
		_, err := finder.Build(e, slices.Values([][]scoring.Letter{w}))
		if _, ok := errors.AsType[*finder.WordError](err); !ok {
			t.Errorf("%s: %v", name, err)
		}
	}
	if g, err := finder.Build(e, slices.Values([][]scoring.Letter{long[:scoring.MaxSide]})); err != nil || !g.Contains(long[:scoring.MaxSide]) {
		t.Errorf("the longest word: %v", err)
	}
	g, err := finder.Build(e, slices.Values([][]scoring.Letter{}))
	if err != nil || g.Len() != 0 {
		t.Fatal(err)
	}
	if _, err := finder.Load(g.Bytes()); err != nil {
		t.Errorf("an empty list: %v", err)
	}
}

func TestGraphOfOtherLetters(t *testing.T) {
	e := edition(t, "en-100")
	_, err := finder.NewPosition(e, graph(t, edition(t, "de")), scoring.NewBoard(e.Layout))
	if _, ok := errors.AsType[*finder.GraphError](err); !ok {
		t.Errorf("%v", err)
	}
	super := edition(t, "en-super")
	if _, err := finder.NewPosition(super, graph(t, e), scoring.NewBoard(super.Layout)); err != nil {
		t.Errorf("the letters are the same: %v", err)
	}
}

// sealed puts the sum that Load asks for on bytes, so that what comes after it is looked at.
func sealed(b []byte) []byte {
	if len(b) >= 12 {
		binary.LittleEndian.PutUint32(b[8:], crc32.ChecksumIEEE(b[12:]))
	}
	return b
}

func TestLoadRefusesWhatWasCut(t *testing.T) {
	b := graph(t, edition(t, "pl")).Bytes()
	for n := range len(b) {
		if _, err := finder.Load(slices.Clone(b[:n])); err == nil {
			t.Fatalf("%d of %d bytes are loaded", n, len(b))
		}
	}
	for i := range b {
		spoilt := slices.Clone(b)
		spoilt[i] ^= 0x10
		if _, err := finder.Load(spoilt); err == nil {
			t.Fatalf("byte %d is spoilt and loaded", i)
		}
	}
}

// FuzzLoad searches with whatever Load takes.
func FuzzLoad(f *testing.F) {
	for _, id := range []string{"en-100", "pl"} {
		f.Add(graph(f, edition(f, id)).Bytes(), uint16(60), byte(3))
	}
	var es []*scoring.Edition
	for _, id := range []string{"en-100", "pl"} {
		es = append(es, edition(f, id))
	}
	f.Fuzz(func(t *testing.T, b []byte, at uint16, to byte) {
		if int(at) < len(b) {
			b[at] = to
		}
		g, err := finder.Load(sealed(b))
		if err != nil {
			if _, ok := errors.AsType[*finder.GraphError](err); !ok {
				t.Fatalf("%v is no *GraphError", err)
			}
			return
		}
		for _, e := range es {
			board := scoring.NewBoard(e.Layout)
			laid, _ := board.Lay(scoring.Square{Row: 7, Col: 7}, scoring.Across, lettersOf(someWords(t, e)[0]))
			p, err := finder.NewPosition(e, g, board.With(laid))
			if err != nil {
				continue
			}
			// Few tiles: a graph of all letters after all letters is no danger, but slow.
			rack := append(lettersOf(someWords(t, e)[2])[:2], scoring.UnnamedBlank)
			if _, err := p.Plays(rack, nil); err != nil {
				t.Fatal(err)
			}
			if _, err := p.Top(rack, nil); err != nil {
				t.Fatal(err)
			}
			p.Places(lettersOf(someWords(t, e)[0]), nil, nil)
			if _, err := g.RackWords(e, finder.WordQuery{Rack: rack}, nil); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// Searches take no memory once their room is there.
func TestSearchesAllocateNothing(t *testing.T) {
	for _, id := range []string{"en-100", "pl"} {
		e := edition(t, id)
		g := graph(t, e)
		r := rand.New(rand.NewPCG(3, 3))
		s := drawScene(t, r, e, someWords(t, e), g)
		for s.b.Count() < 12 {
			s = drawScene(t, r, e, someWords(t, e), g)
		}
		p := position(t, e, g, s.b)
		rack := append(s.rack[:min(6, len(s.rack))], scoring.UnnamedBlank)
		found, _ := p.Plays(rack, nil)
		top, _ := p.Top(rack, nil)
		tiles, stock := lettersOf(s.words[0]), finder.StockOf(rack)
		places := p.PlacesAnyhow(tiles, nil, nil)
		words, _ := g.RackWords(e, finder.WordQuery{Rack: rack}, nil)
		laid := p.Play(found[0]).Laid()
		for name, search := range map[string]func(){
			"plays":  func() { found, _ = p.Plays(rack, found[:0]) },
			"top":    func() { top, _ = p.Top(rack, top[:0]) },
			"places": func() { places = p.Places(tiles, stock, places[:0]) },
			"anyhow": func() { places = p.PlacesAnyhow(tiles, nil, places[:0]) },
			"words":  func() { words, _ = g.RackWords(e, finder.WordQuery{Rack: rack}, words[:0]) },
			"lay":    func() { p.Lay(laid); p.Set(s.b) },
			"look":   func() { g.Contains(s.words[0]) },
		} {
			if n := testing.AllocsPerRun(20, search); n != 0 {
				t.Errorf("%s, %s: %v allocations", id, name, n)
			}
		}
	}
}
