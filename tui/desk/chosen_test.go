package desk

import "testing"

// In the tabs of a duplicate that have no keys of their own the arrows go through its rounds.
func TestArrowsInAnyTabOfADuplicate(t *testing.T) {
	for _, table := range []string{"duplicate", "hall"} {
		d := scene{table, false, []string{nextTab, nextTab, nextTab, back}}.open(t)
		for _, step := range []struct {
			key  string
			row  int
			cell int
		}{{"Up", 1, d.At.Cell}, {"Left", 1, d.At.Cell - 1}, {"Down", 2, d.At.Cell - 1}} {
			d.Update(keysOf(d.Keys, step.key)[0])
			if d.At.Row != step.row || d.At.Cell != step.cell {
				t.Errorf("%s, %s: round %d, cell %d", table, step.key, d.At.Row, d.At.Cell)
			}
		}
	}
}

// A round that is not in sight is not deleted by a key: in the other tabs of a duplicate Del types
// nothing.
func TestDelInAnotherTabOfADuplicate(t *testing.T) {
	for _, table := range []string{"duplicate", "hall"} {
		d := scene{table, false, []string{nextTab, nextTab, nextTab, back}}.open(t)
		d.Update(keysOf(d.Keys, "Del")[0])
		if text := d.At.Entry.Text(); text != "" {
			t.Errorf("%s: Del types %q", table, text)
		}
	}
}
