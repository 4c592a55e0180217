package file_test

import (
	"testing"

	"tanteo/sheet/file"
)

// BenchmarkDecode reads the sample of the newest schema: most of it is the set of tiles and the rules.
func BenchmarkDecode(b *testing.B) {
	text := newest(b)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := file.Decode(text); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkGlance reads it for a list of games.
func BenchmarkGlance(b *testing.B) {
	text := newest(b)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := file.Glance(text); err != nil {
			b.Fatal(err)
		}
	}
}
