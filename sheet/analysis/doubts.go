package analysis

import (
	"slices"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Doubts are those of some notices that are worth telling where words are looked up: that a line
// could be read as another play is no doubt where the list has every word of the one that was taken
// and lacks one of the other's. Without a list all are.
func Doubts(notices []sheet.Notice, list List) []sheet.Notice {
	var doubts []sheet.Notice
	for _, n := range notices {
		if list == nil || n.Other == nil || !settles(list, *n.Other) {
			doubts = append(doubts, n)
		}
	}
	return doubts
}

// settles says whether a list leaves one of two readings.
func settles(list List, other sheet.Reading) bool {
	lacks := func(w scoring.Word) bool { return !list.Contains(w.Row()) }
	return len(other.TakenWords) > 0 && !slices.ContainsFunc(other.TakenWords, lacks) && slices.ContainsFunc(other.Words, lacks)
}
