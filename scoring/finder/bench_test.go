package finder_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"tanteo/scoring"
	"tanteo/scoring/finder"
)

// The benchmarks run each job in turns with the baseline on the same positions, and keep
// the shortest time of each position over all rounds: "µs" is the median of those,
// "baseline-µs" the baseline's, "times" how often the first goes into the second. Absolute
// times tell of the machine, the ratio of the code.

// bench is what the benchmarks search.
type bench struct {
	e         *scoring.Edition
	words     [][]scoring.Letter
	g         *finder.Graph
	plain     *baseline
	records   []record
	boards    []scoring.Board
	racks     [][]scoring.Tile
	positions []*finder.Position
}

func newBench(b *testing.B) *bench {
	b.Helper()
	s := &bench{e: edition(b, "en-100"), words: englishList(b), g: bigGraph(b), records: records(b)}
	s.plain = newBaseline(s.e, s.words)
	for _, r := range s.records {
		board := r.board(s.e)
		s.boards = append(s.boards, board)
		s.racks = append(s.racks, r.rack())
		s.positions = append(s.positions, position(b, s.e, s.g, board))
	}
	return s
}

// some are the positions with so many blanks.
func (s *bench) some(blanks int) []int {
	var some []int
	for i, r := range s.records {
		if r.Blanks == blanks {
			some = append(some, i)
		}
	}
	return some
}

// against times two ways to do the same on numbers of positions.
func against(b *testing.B, numbers []int, ours, plain func(i int)) {
	b.Helper()
	const never = time.Hour
	least := [2][]time.Duration{}
	for range numbers {
		least[0], least[1] = append(least[0], never), append(least[1], never)
	}
	round := func(way int, do func(int)) {
		for j, i := range numbers {
			start := time.Now()
			do(i)
			least[way][j] = min(least[way][j], time.Since(start))
		}
	}
	for b.Loop() {
		if plain != nil {
			round(1, plain)
		}
		for range 10 { // it is short, and so more easily disturbed
			round(0, ours)
		}
	}
	median := func(way int) float64 {
		slices.Sort(least[way])
		return float64(least[way][len(numbers)/2].Nanoseconds()) / 1000
	}
	b.ReportMetric(0, "ns/op") // the sum of both says nothing
	b.ReportMetric(median(0), "µs")
	if plain != nil {
		b.ReportMetric(median(1), "baseline-µs")
		b.ReportMetric(median(1)/median(0), "times")
	}
}

func BenchmarkPlays(b *testing.B) {
	s := newBench(b)
	var room []finder.Found
	for blanks := range 3 {
		b.Run(fmt.Sprint(blanks, " blanks"), func(b *testing.B) {
			against(b, s.some(blanks),
				func(i int) { room, _ = s.positions[i].Plays(s.racks[i], room[:0]) },
				func(i int) { s.plain.plays(&s.boards[i], s.racks[i]) })
		})
	}
}

func BenchmarkTop(b *testing.B) {
	s := newBench(b)
	var room []finder.Found
	for blanks := range 3 {
		b.Run(fmt.Sprint(blanks, " blanks"), func(b *testing.B) {
			against(b, s.some(blanks),
				func(i int) { room, _ = s.positions[i].Top(s.racks[i], room[:0]) },
				func(i int) { s.plain.top(&s.boards[i], s.racks[i]) })
		})
	}
}

func BenchmarkRackWords(b *testing.B) {
	s := newBench(b)
	var room []finder.Word
	for blanks := range 3 {
		b.Run(fmt.Sprint(blanks, " blanks"), func(b *testing.B) {
			against(b, s.some(blanks),
				func(i int) { room, _ = s.g.RackWords(s.e, finder.WordQuery{Rack: s.racks[i]}, room[:0]) },
				func(i int) { s.plain.words(s.racks[i]) })
		})
	}
}

// The word that is placed is another one on each position.
func BenchmarkPlaces(b *testing.B) {
	s := newBench(b)
	words := make([][]scoring.Tile, len(s.records))
	for i := range words {
		words[i] = lettersOf(s.words[i*677%len(s.words)])
	}
	var room []finder.Place
	b.Run("listed", func(b *testing.B) {
		against(b, s.some(0),
			func(i int) { room = s.positions[i].Places(words[i], nil, room[:0]) },
			func(i int) { s.plain.places(&s.boards[i], words[i]) })
	})
	b.Run("anyhow", func(b *testing.B) {
		against(b, s.some(0), func(i int) { room = s.positions[i].PlacesAnyhow(words[i], nil, room[:0]) }, nil)
	})
}

func BenchmarkPosition(b *testing.B) {
	s := newBench(b)
	plays := make([][]scoring.Laid, len(s.records))
	for i, p := range s.positions {
		if top, _ := p.Top(s.racks[i], nil); len(top) > 0 {
			plays[i] = p.Play(top[0]).Laid()
		}
	}
	b.Run("set", func(b *testing.B) {
		against(b, s.some(0), func(i int) { s.positions[i].Set(s.boards[i]) }, nil)
	})
	b.Run("lay", func(b *testing.B) {
		least := time.Hour
		for b.Loop() {
			sum := time.Duration(0)
			for _, i := range s.some(0) {
				start := time.Now()
				s.positions[i].Lay(plays[i])
				sum += time.Since(start)
				s.positions[i].Set(s.boards[i])
			}
			least = min(least, sum)
		}
		b.ReportMetric(0, "ns/op")
		b.ReportMetric(float64(least.Nanoseconds())/1000/float64(len(s.some(0))), "µs")
	})
}

func BenchmarkGraph(b *testing.B) {
	s := newBench(b)
	bytes := s.g.Bytes()
	report := func(b *testing.B, do func()) {
		least := time.Hour
		for b.Loop() {
			start := time.Now()
			do()
			least = min(least, time.Since(start))
		}
		b.ReportMetric(0, "ns/op")
		b.ReportMetric(float64(least.Microseconds())/1000, "ms")
	}
	b.Run("build", func(b *testing.B) {
		report(b, func() { finder.Build(s.e, slices.Values(s.words)) })
		b.ReportMetric(float64(len(bytes))/1e6, "MB")
	})
	b.Run("load", func(b *testing.B) { report(b, func() { finder.Load(bytes) }) })
	b.Run("contains", func(b *testing.B) {
		i := 0
		for b.Loop() {
			s.g.Contains(s.words[i])
			if i++; i == len(s.words) {
				i = 0
			}
		}
	})
}

// The baseline is right, so that what is measured is the same job.
func TestBaseline(t *testing.T) {
	e, words := edition(t, "en-100"), englishList(t)
	plain := newBaseline(e, words)
	every := 20
	if testing.Short() {
		every = 80
	}
	for i, r := range records(t) {
		if i%every != 0 || r.Blanks > 1 {
			continue
		}
		b := r.board(e)
		if n := len(plain.plays(&b, r.rack())); n != r.Plays {
			t.Errorf("position %d, %s: %d plays, want %d", r.ID, r.Rack, n, r.Plays)
		}
		if n := len(plain.top(&b, r.rack())); n != len(r.TopPlays) {
			t.Errorf("position %d, %s: %d tops, want %d", r.ID, r.Rack, n, len(r.TopPlays))
		}
		if n := len(plain.words(r.rack())); n != r.RackWords {
			t.Errorf("position %d, %s: %d words, want %d", r.ID, r.Rack, n, r.RackWords)
		}
	}
}

// BenchmarkScore counts every play of some racks again, from its board and its tiles: what it
// takes for one, in the best of all rounds.
func BenchmarkScore(b *testing.B) {
	s := newBench(b)
	type counting struct {
		board *scoring.Board
		plays []scoring.Play
	}
	var all []counting
	n := 0
	for _, i := range s.some(0)[:100] {
		found, err := s.positions[i].Plays(s.racks[i], nil)
		if err != nil {
			b.Fatal(err)
		}
		plays := make([]scoring.Play, len(found))
		for j, f := range found {
			plays[j] = s.positions[i].Play(f)
		}
		all = append(all, counting{&s.boards[i], plays})
		n += len(plays)
	}
	least := time.Hour
	for b.Loop() {
		start := time.Now()
		for _, c := range all {
			for _, p := range c.plays {
				scoring.Points(s.e, c.board, p)
			}
		}
		least = min(least, time.Since(start))
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(least.Nanoseconds())/float64(n), "ns/play")
}
