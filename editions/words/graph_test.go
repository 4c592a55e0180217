package words

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"

	"tanteo/editions"
	"tanteo/scoring"
)

// TestEmbeddedGraphs: what came with the program is believed when it is opened, so it is
// looked at here.
func TestEmbeddedGraphs(t *testing.T) {
	for _, l := range embeddedLists {
		g, err := parseGraph(*l.graph)
		if err != nil {
			t.Fatal(l.Name, err)
		}
		if err := g.check(); err != nil {
			t.Error(l.Name, err)
		}
	}
}

// TestGraphIsSmallest: no two nodes have the same edges.
func TestGraphIsSmallest(t *testing.T) {
	g, err := parseGraph(spanish)
	if err != nil {
		t.Fatal(err)
	}
	nodes := map[string]bool{}
	var node strings.Builder
	for at := uint32(1); at <= g.edgeCount; at++ {
		e := g.edge(at)
		fmt.Fprint(&node, e, " ")
		if e&lastBit != 0 {
			if nodes[node.String()] {
				t.Fatal("a node is there twice")
			}
			nodes[node.String()] = true
			node.Reset()
		}
	}
}

// TestSpellerIsSpell: the fast reader of words reads them as the slow one does.
func TestSpellerIsSpell(t *testing.T) {
	c, err := editions.Load("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	odd := strings.Fields("LLLAMA ACCHA RRRR CCHH L·L ŀl l.l L-L-L col·legi qüestió ÆSIR œuf ĳs bijou straße ẞ İ ı ka\u0308fig n\u0303o a? ?a a|b c|h . a.b [ch]a " +
		"aujourd'hui mp3 ﬁn ǆ Ǆ ÅÅ aa ЖЖ a\u0301\u0301 \xff \u200d ÑÑ ñandú Ø đ ł nyny quq qu q")
	for i, listing := range c.List() {
		if testing.Short() && i%4 > 0 {
			continue
		}
		e, err := c.Edition(listing.ID)
		if err != nil {
			t.Fatal(err)
		}
		s := newSpeller(e)
		words := slices.Clone(odd)
		l, err := New("", "").For(context.Background(), e, nil)
		n := 0
		if err == nil {
			for word := range l.Words() {
				if n++; n%997 == 0 {
					var text strings.Builder
					for _, letter := range word {
						text.WriteString(e.Text(letter))
					}
					words = append(words, text.String(), strings.ToLower(text.String()))
				}
			}
		}
		for r := rune(0xA0); r < 0x250; r++ {
			if unicode.IsLetter(r) {
				words = append(words, "a"+string(r)+"l", string(r))
			}
		}
		for _, text := range words {
			same(t, e, s, text)
		}
	}
}

func same(t *testing.T, e *scoring.Edition, s *speller, text string) {
	t.Helper()
	got, err := s.spell(text)
	spelling, wantErr := e.Spell(text)
	var want []scoring.Letter
	for _, tile := range spelling.Tiles {
		if tile == 0 || tile.IsBlank() {
			wantErr = errNoTile
		}
		want = append(want, tile.Letter())
	}
	if (err != nil) != (wantErr != nil) || err == nil && !slices.Equal(got, want) {
		t.Errorf("%s: %q is %v (%v), want %v (%v)", e.ID, text, got, err, want, wantErr)
	}
}

// TestPackedWords: a word is packed and unpacked without loss and in its order.
func TestPackedWords(t *testing.T) {
	var all []word
	var texts [][]scoring.Letter
	for n := 1; n <= scoring.MaxSide; n++ {
		for _, letter := range []scoring.Letter{1, 2, 31, 32, 62, 63} {
			text := slices.Repeat([]scoring.Letter{letter}, n)
			text[n-1] = 63 - letter + 1
			if got := packed(text).unpacked(nil); !slices.Equal(got, text) {
				t.Fatalf("%v becomes %v", text, got)
			}
			if packed(text).isTwo() != (n == 2) {
				t.Errorf("%v: two letters", text)
			}
			texts, all = append(texts, text), append(all, packed(text))
		}
	}
	for i := range all {
		for j := range all {
			if compareWords(all[i], all[j]) != slices.Compare(texts[i], texts[j]) {
				t.Fatalf("%v and %v are in the wrong order", texts[i], texts[j])
			}
		}
	}
}

// FuzzGraph: whatever a file holds, it is refused or is a list that can be gone through.
func FuzzGraph(f *testing.F) {
	e, err := editions.Embedded().Edition("es-100")
	if err != nil {
		f.Fatal(err)
	}
	s := NewSieve(e)
	for _, text := range []string{"casa", "casas", "perro", "choto", "a", "ajo"} {
		s.Add(text)
	}
	graph, _, err := s.Graph()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(graph)
	f.Add([]byte(magic))
	f.Fuzz(func(t *testing.T, text []byte) {
		g, err := parseGraph(string(text))
		if err != nil {
			return
		}
		g.sum = sumOf(g.letters, g.edges) // so that more than the sum is looked at
		if g.check() != nil {
			return
		}
		n := 0
		for word := range g.all() {
			if !contains(&g, word, letterMask) || len(word) > g.longest {
				t.Fatalf("%v is not in it", word)
			}
			if n++; n > 1000 {
				return
			}
		}
		if n != g.words {
			t.Fatalf("%d words, want %d", n, g.words)
		}
	})
}

// FuzzReadText: any text is read or refused, and gives a graph that is one.
func FuzzReadText(f *testing.F) {
	for _, text := range []string{"casa\nperro\n", `["casa","perro"]`, "AA rough lava", "AERGER Ärger", "1a1a\n", "[CH]A\n", "\x1f\x8b", "col·legi", "\xff\xfe", "a b\nc d\n"} {
		f.Add(text)
	}
	e, err := editions.Embedded().Edition("es-100")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s := NewSieve(e)
		if s.ReadText(strings.NewReader(text)) != nil {
			return
		}
		graph, tally, err := s.Graph()
		if err != nil {
			return
		}
		g, err := parseGraph(string(graph))
		if err != nil || g.check() != nil || g.words != tally.Words {
			t.Fatalf("%q gives no graph: %v", text, err)
		}
	})
}
