package scoring_test

import (
	"testing"

	"tanteo/scoring"
)

// Every fault has a name, and one of its own.
func TestEveryFaultHasAName(t *testing.T) {
	named := map[string]bool{"": true}
	for _, f := range scoring.Faults() {
		if named[f.String()] {
			t.Errorf("fault %d is called %q", f, f)
		}
		named[f.String()] = true
	}
	named = map[string]bool{"": true}
	for _, f := range scoring.SpellingFaults() {
		if named[f.String()] {
			t.Errorf("spelling fault %d is called %q", f, f)
		}
		named[f.String()] = true
	}
}
