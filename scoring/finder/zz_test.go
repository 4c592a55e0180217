package finder_test

import (
	"os"
	"tanteo/scoring/finder"
	"testing"
)

func BenchmarkTopB(b *testing.B) {
	e, g := edition(b, "en-100"), bigGraph(b)
	want := int(os.Getenv("B")[0] - '0')
	var ps []*finder.Position
	var racks [][]byte
	_ = racks
	var rs []record
	for _, r := range records(b) {
		if r.Blanks != want {
			continue
		}
		p, _ := finder.NewPosition(e, g, r.board(e))
		ps = append(ps, p)
		rs = append(rs, r)
	}
	var room []finder.Found
	for b.Loop() {
		for i, p := range ps {
			room, _ = p.Top(rs[i].rack(), room[:0])
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/float64(len(ps)), "us/pos")
}
