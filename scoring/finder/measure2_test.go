package finder_test

import (
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	"tanteo/scoring/finder"
)

func TestTopTime(t *testing.T) {
	if os.Getenv("MEASURE") == "" {
		t.Skip()
	}
	e, g := edition(t, "en-100"), bigGraph(t)
	rs := records(t)
	ps := make([]*finder.Position, len(rs))
	for i, r := range rs {
		ps[i], _ = finder.NewPosition(e, g, r.board(e))
	}
	var room []finder.Found
	least := make([]float64, len(rs))
	for range 60 {
		for i, r := range rs {
			rack := r.rack()
			t0 := time.Now()
			room, _ = ps[i].Top(rack, room[:0])
			d := float64(time.Since(t0).Nanoseconds()) / 1000
			if least[i] == 0 || d < least[i] {
				least[i] = d
			}
		}
	}
	for b := range 3 {
		var all, with, without []float64
		sum := 0.0
		for i, r := range rs {
			if r.Blanks != b {
				continue
			}
			all = append(all, least[i])
			sum += least[i]
			if r.AllTiles > 0 {
				with = append(with, least[i])
			} else {
				without = append(without, least[i])
			}
		}
		slices.Sort(all)
		slices.Sort(with)
		slices.Sort(without)
		fmt.Printf("b%d %.1f mean %.1f with %.1f without %.1f | ", b, all[len(all)/2], sum/float64(len(all)), with[len(with)/2], without[len(without)/2])
	}
	fmt.Println()
}
