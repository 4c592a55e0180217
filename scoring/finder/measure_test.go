package finder_test

import (
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	"tanteo/scoring/finder"
)

func TestMeasure(t *testing.T) {
	if os.Getenv("MEASURE") == "" {
		t.Skip()
	}
	words := englishList(t)
	e := edition(t, "en-100")
	best := time.Hour
	var g *finder.Graph
	for range 5 {
		t0 := time.Now()
		g, _ = finder.Build(e, slices.Values(words))
		best = min(best, time.Since(t0))
	}
	fmt.Println("build", best, len(g.Bytes()))
	b := g.Bytes()
	best = time.Hour
	for range 20 {
		t0 := time.Now()
		g, _ = finder.Load(b)
		best = min(best, time.Since(t0))
	}
	fmt.Println("load", best)
	rs := records(t)
	least := map[string][]time.Duration{}
	ps := make([]*finder.Position, len(rs))
	for i, r := range rs {
		ps[i], _ = finder.NewPosition(e, g, r.board(e))
	}
	var room []finder.Found
	time1 := func(name string, i int, f func()) {
		if least[name] == nil {
			least[name] = make([]time.Duration, len(rs))
		}
		t0 := time.Now()
		f()
		d := time.Since(t0)
		if o := least[name][i]; o == 0 || d < o {
			least[name][i] = d
		}
	}
	for range 25 {
		for i, r := range rs {
			rack := r.rack()
			time1("plays", i, func() { room, _ = ps[i].Plays(rack, room[:0]) })
		}
		for i, r := range rs {
			rack := r.rack()
			time1("top", i, func() { room, _ = ps[i].Top(rack, room[:0]) })
		}
		for i := range rs {
			bd := ps[i].Board()
			time1("set", i, func() { ps[i].Set(bd) })
		}
	}
	for name, all := range least {
		var sum, n [3]float64
		var ds [3][]float64
		for i, r := range rs {
			sum[r.Blanks] += float64(all[i].Nanoseconds())
			n[r.Blanks] += float64(r.Plays)
			ds[r.Blanks] = append(ds[r.Blanks], float64(all[i].Nanoseconds())/1000)
		}
		fmt.Printf("%-6s", name)
		for b := range 3 {
			slices.Sort(ds[b])
			fmt.Printf("  b%d median %8.1f mean %8.1f us, %5.1f ns/play", b, ds[b][len(ds[b])/2], sum[b]/float64(len(ds[b]))/1000, sum[b]/n[b])
		}
		fmt.Println()
		if name == "top" {
			for b := range 3 {
				var with, without []float64
				for i, r := range rs {
					if r.Blanks == b {
						if r.AllTiles > 0 {
							with = append(with, float64(all[i].Nanoseconds())/1000)
						} else {
							without = append(without, float64(all[i].Nanoseconds())/1000)
						}
					}
				}
				slices.Sort(with)
				slices.Sort(without)
				fmt.Println("   ", b, len(with), with[len(with)/2], len(without), without[len(without)/2], without[len(without)*9/10])
			}
		}
	}
}
