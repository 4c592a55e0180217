package sheet_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tanteo/sheet"
)

// TestSpliceUndoRedo changes a log anywhere; taking all back gives it as it was, and no
// change writes into a log that came before it.
func TestSpliceUndoRedo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		id := 0
		events := func(n int) []sheet.Event {
			var all []sheet.Event
			for range n {
				id++
				all = append(all, sheet.Event{ID: id, What: sheet.Passed{}})
			}
			return all
		}
		first := sheet.Log{Events: events(rapid.IntRange(0, 3).Draw(t, "events"))}
		l := first
		var was [][]int
		for range rapid.IntRange(0, 8).Draw(t, "changes") {
			was = append(was, ids(l))
			at := rapid.IntRange(0, len(l.Events)).Draw(t, "at")
			l = l.Splice(at, rapid.IntRange(0, len(l.Events)-at).Draw(t, "n"), events(rapid.IntRange(0, 2).Draw(t, "new"))...)
			l.Splice(0, 0, events(1)...) // another future of the same log
		}
		last := ids(l)
		for i := len(was) - 1; i >= 0; i-- {
			var ok bool
			if l, ok = l.Undo(); !ok {
				t.Fatalf("no change %d to undo", i)
			}
			if diff := cmp.Diff(was[i], ids(l)); diff != "" {
				t.Fatal(diff)
			}
		}
		if _, ok := l.Undo(); ok {
			t.Fatal("one change too many")
		}
		for range was {
			l, _ = l.Redo()
		}
		if _, ok := l.Redo(); ok {
			t.Fatal("one change too many")
		}
		if diff := cmp.Diff(last, ids(l)); diff != "" {
			t.Fatal(diff)
		}
	})
}

func ids(l sheet.Log) []int {
	all := []int{}
	for _, e := range l.Events {
		all = append(all, e.ID)
	}
	return all
}
