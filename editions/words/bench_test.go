package words_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/scoring"
)

// BenchmarkContains looks up every word of a list, so that the whole graph is gone through.
func BenchmarkContains(b *testing.B) {
	for _, id := range []string{"es-100", "nl-102", "en-100", "fr-102", "de-102", "pl-100", "pt-120"} {
		b.Run(id, func(b *testing.B) {
			l := listFor(b, id)
			var all []scoring.Tile
			var ends []int
			for word := range l.Words() {
				for _, letter := range word {
					all = append(all, letter.Tile())
				}
				ends = append(ends, len(all))
			}
			b.ReportAllocs()
			b.ResetTimer()
			at := 1
			for range b.N {
				at = (at*5 + 12347) % len(ends)
				if at == 0 {
					at = 1
				}
				if !l.Contains(all[ends[at-1]:ends[at]]) {
					b.Fatal("a word of the list is not in it")
				}
			}
		})
	}
}

// BenchmarkAdd reads a list of a player's own, as words add does the first time.
func BenchmarkAdd(b *testing.B) {
	for _, id := range []string{"en-100", "nl-102", "pl-100"} {
		b.Run(id, func(b *testing.B) {
			e := edition(b, id)
			l := listFor(b, id)
			path := filepath.Join(b.TempDir(), "list.txt")
			writeWords(b, path, l, e)
			b.ReportMetric(float64(l.Len()), "words")
			b.ResetTimer()
			for i := range b.N {
				library := words.New("", filepath.Join(b.TempDir(), fmt.Sprint(i)))
				if _, err := library.Open(context.Background(), path, e, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkOpenKept opens a list that was read before, in a new session.
func BenchmarkOpenKept(b *testing.B) {
	e, l := edition(b, "pl-100"), listFor(b, "pl-100")
	folder := b.TempDir()
	path := filepath.Join(folder, "list.txt")
	writeWords(b, path, l, e)
	open := func() {
		if _, err := words.New("", folder).Open(context.Background(), path, e, nil); err != nil {
			b.Fatal(err)
		}
	}
	open()
	for b.Loop() {
		open()
	}
}

func edition(t testing.TB, id string) *scoring.Edition {
	t.Helper()
	c, err := editions.Load("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	e, err := c.Edition(id)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// listFor is the list that comes with the program for an edition.
func listFor(t testing.TB, id string) *words.List {
	t.Helper()
	l, err := words.New("", "").For(context.Background(), edition(t, id), nil)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// writeWords writes the words of a list in small letters, one a line.
func writeWords(t testing.TB, path string, l *words.List, e *scoring.Edition) {
	t.Helper()
	if err := os.WriteFile(path, []byte(textOf(l, e)), 0o600); err != nil {
		t.Fatal(err)
	}
}
