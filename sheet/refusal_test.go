package sheet_test

import (
	"testing"

	"tanteo/sheet"
)

// Every reason has a name, and one of its own.
func TestEveryReasonHasAName(t *testing.T) {
	named := map[string]bool{"": true}
	for _, r := range sheet.Reasons() {
		if named[r.String()] {
			t.Errorf("reason %d is called %q", r, r)
		}
		named[r.String()] = true
	}
}
