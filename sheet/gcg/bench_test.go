package gcg_test

import (
	"os"
	"path/filepath"
	"testing"
)

// BenchmarkReplay reads and counts games over and over, on all cores: those of the corpus
// where it is there, else our own.
//
//	go test ./sheet/gcg -run - -bench Replay -cpu 1,2
func BenchmarkReplay(b *testing.B) {
	r := reader(b)
	folder := corpus
	if _, err := os.Stat(corpus); err != nil {
		folder = "../../testdata/games"
	}
	var files [][]byte
	err := filepath.WalkDir(folder, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".gcg" {
			return err
		}
		data, err := os.ReadFile(path)
		files = append(files, data)
		return err
	})
	if err != nil || len(files) == 0 {
		b.Fatalf("%d games: %v", len(files), err)
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
