package finder_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tanteo/scoring"
	"tanteo/scoring/finder"
)

// formed is the words of a rack as a slow twin sees them: each word of the list against a
// copy of the rack.
func (t *twin) formed(a finder.WordQuery) []string {
	var all []string
	for _, word := range t.words {
		counts, blanks := map[scoring.Letter]int{}, 0
		for _, tile := range a.Rack {
			if tile.IsBlank() {
				blanks++
			} else {
				counts[tile.Letter()]++
			}
		}
		must := map[scoring.Letter]int{}
		for _, l := range a.Contains {
			counts[l]++
			must[l]++
		}
		points, ok := 0, (a.Pattern == nil || len(a.Pattern) == len(word)) && len(word) >= a.Shortest && (a.Longest == 0 || len(word) <= a.Longest)
		for i, l := range word {
			if !ok {
				break
			}
			points += t.e.Value(l.Tile())
			if i < len(a.Pattern) && a.Pattern[i] != 0 {
				ok = a.Pattern[i] == l
				continue
			}
			must[l]--
			switch {
			case counts[l] > 0:
				counts[l]--
			case a.Rack == nil:
			default:
				blanks--
				points += t.e.Value(l.Blank()) - t.e.Value(l.Tile())
			}
		}
		for _, n := range must {
			ok = ok && n <= 0
		}
		left := blanks
		for _, n := range counts {
			left += n
		}
		if ok && blanks >= 0 && (!a.Whole || left == 0) {
			all = append(all, textOf(t.e, word, points))
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

func textOf(e *scoring.Edition, word []scoring.Letter, points int) string {
	var w strings.Builder
	for _, l := range word {
		w.WriteString(e.Text(l) + " ")
	}
	return w.String() + strings.Repeat("*", points)
}

func TestRackWordsAreThoseOfTheTwin(t *testing.T) {
	total := 0
	inEveryEdition(t, 120, func(t *testing.T, r *rand.Rand, s scene) {
		a := finder.WordQuery{Rack: s.rack}
		like := s.words[r.IntN(len(s.words))]
		if r.IntN(3) == 0 {
			a.Pattern = make([]scoring.Letter, len(like))
			for i, l := range like {
				a.Pattern[i] = l * scoring.Letter(r.IntN(2))
			}
		}
		if r.IntN(3) == 0 {
			a.Contains = like[:1+r.IntN(len(like))]
		}
		if r.IntN(4) == 0 {
			a.Shortest, a.Longest = r.IntN(5), r.IntN(8)
		}
		if r.IntN(4) == 0 {
			a.Rack, a.Whole = nil, false
		} else if r.IntN(4) == 0 {
			a.Rack, a.Whole = lettersOf(like), true
		}
		found, err := s.g.RackWords(s.e, a, nil)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, w := range found {
			got = append(got, textOf(s.e, w.Letters(), w.Points()))
			points := 0
			for _, tile := range w.Tiles() {
				points += s.e.Value(tile)
			}
			if points != w.Points() {
				t.Errorf("the tiles of %s are worth %d", got[len(got)-1], points)
			}
		}
		slices.Sort(got)
		if want := newTwin(s.e, s.words).formed(a); !slices.Equal(got, want) {
			t.Errorf("%+v: got %q, want %q", a, got, want)
		}
		total += len(got)
	})
	t.Logf("%d words", total)
}

// The numbers of words of the racks of the records.
func TestRackWordsOfPositions(t *testing.T) {
	e, g := edition(t, "en-100"), bigGraph(t)
	for _, r := range records(t) {
		words, err := g.RackWords(e, finder.WordQuery{Rack: r.rack()}, nil)
		if err != nil || len(words) != r.RackWords {
			t.Errorf("position %d, %s: %d words, want %d, %v", r.ID, r.Rack, len(words), r.RackWords, err)
		}
	}
}

func TestWordsInOrder(t *testing.T) {
	e := edition(t, "es-100")
	g := graph(t, e)
	rack, err := e.SpellRack("CALLES?")
	if err != nil {
		t.Fatal(err)
	}
	words, err := g.RackWords(e, finder.WordQuery{Rack: rack, Shortest: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	texts := func(compare func(a, b finder.Word) int) string {
		slices.SortFunc(words, compare)
		var all []string
		for _, w := range words {
			var text strings.Builder
			for _, tile := range w.Tiles() {
				text.WriteString(e.TileText(tile))
			}
			all = append(all, text.String())
		}
		return strings.Join(all, " ")
	}
	if got, want := texts(finder.ByLength), "CALLES AlCE CALLE"; got != want {
		t.Errorf("by length %s, want %s", got, want)
	}
	if got, want := texts(finder.ByPoints), "CALLES CALLE AlCE"; got != want {
		t.Errorf("by points %s, want %s", got, want)
	}
}

func TestHooks(t *testing.T) {
	e := edition(t, "en-100")
	before, after := graph(t, e).Hooks(word(t, e, "EAT"))
	if got := textOf(e, before, 0) + "/" + textOf(e, after, 0); got != "S /S " {
		t.Errorf("EAT takes %s", got)
	}
}
