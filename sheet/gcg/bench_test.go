package gcg_test

import (
	"os"
	"path/filepath"
	"testing"
)

// BenchmarkReplay reads and counts the games of the corpus, over and over, on all cores.
//
//	go test ./sheet/gcg -run - -bench Replay -cpu 1,2
func BenchmarkReplay(b *testing.B) {
	r := reader(b)
	var files [][]byte
	for _, one := range index(b) {
		data, err := os.ReadFile(filepath.Join(corpus, one.path))
		if err != nil {
			b.Fatal(err)
		}
		files = append(files, data)
	}
	b.ReportAllocs()
	b.RunParallel(func(pb *testing.PB) {
		for i := 0; pb.Next(); i++ {
			for range r.Read(files[i%len(files)]) {
			}
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
