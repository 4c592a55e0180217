package finder_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tanteo/scoring/finder"
)

// What is told goes up all through each part of a build, and is the whole once, at the end.
func TestBuildTellsHowFarItIs(t *testing.T) {
	for _, id := range []string{"en-100", "pl"} { // of few letters, and of many
		e := edition(t, id)
		words := anyWords(rand.New(rand.NewPCG(1, 7)), e, e.Alphabet(), 5000, 2, 9)
		ends := finder.PartsOfABuild()
		whole := ends[len(ends)-1]
		var told []int
		watched, err := finder.BuildWatched(e, slices.Values(words), func(done, of int) {
			if told = append(told, done); of != whole {
				t.Fatalf("%s: %d of %d", id, done, of)
			}
		})
		if err != nil || watched.Len() == 0 {
			t.Fatal(err)
		}
		if !slices.IsSorted(told) || slices.Index(told, whole) != len(told)-1 {
			t.Errorf("%s: not up to the whole: %v", id, told)
		}
		begin := 0
		for i, end := range ends {
			for quarter := range 4 {
				from := begin + (end-begin)*quarter/4
				if !slices.ContainsFunc(told, func(done int) bool { return from < done && done < end && done <= from+(end-begin)/4 }) {
					t.Errorf("%s: nothing is told in quarter %d of part %d", id, quarter+1, i+1)
				}
			}
			begin = end
		}
	}
}
