package desk

import "testing"

// In a duplicate Enter opens the cell of a round and never a turn, whatever tab is open; while a round
// is looked back to, its master.
func TestEnterOpensTheCellOfARound(t *testing.T) {
	for _, at := range []struct {
		keys []string
		line string
	}{
		{[]string{back, "Up", "Enter"}, "edit 1 2: pass"},
		{[]string{nextTab, back, "Up", "Enter"}, "2: "},
		{[]string{nextTab, nextTab, nextTab, back, "Enter"}, "2: "},
		{[]string{"-", "Enter"}, "edit 1 master H4 JAMON"},
	} {
		d := scene{table: "duplicate", keys: at.keys}.open(t)
		if text := d.At.Entry.Text(); text != at.line || d.At.Editing > 0 {
			t.Errorf("%q: opens %q and turn %d, not %q", at.keys, text, d.At.Editing, at.line)
		}
	}
}
