package key

import tea "charm.land/bubbletea/v2"

// Row is a binding as a value: its keys, what it does, when it is off and why, and what it asks
// for. What Ask is, the room says that has the table. Dispatch and help read the same rows.
type Row[Ask any] struct {
	Keys  Binding
	Shown string // what the help shows in place of the keys
	Does  string // for the help; "" where another row tells it
	Off   bool   // another row has the key now, or none
	Why   string // it does nothing now, and this is why
	Ask   Ask
}

// Find is the first row that is not off and has the key.
func Find[Ask any](rows []Row[Ask], msg tea.KeyPressMsg) (Row[Ask], bool) {
	for _, r := range rows {
		if !r.Off && Matches(msg, r.Keys) {
			return r, true
		}
	}
	return Row[Ask]{}, false
}

// Help is a line of the help: what keys do.
type Help struct{ Keys, Does string }

// Told are the lines that tell rows, off or not, with each key as called says. Rows that
// follow each other and do the same are told together.
func Told[Ask any](rows []Row[Ask], called func(shown string) string) (lines []Help) {
	arrows := 0
	for _, r := range rows {
		if r.Does == "" {
			continue
		}
		names := r.Shown
		if names == "" {
			names = called(r.Keys.Help().Key)
			for _, other := range Names(r.Keys)[1:] {
				if other[0] == 'F' { // the others are told with what they do elsewhere
					names += " " + called(other)
				}
			}
		}
		last := len(lines) - 1
		if last < 0 || lines[last].Does != r.Does {
			lines = append(lines, Help{names, r.Does})
			arrows = 0
			continue
		}
		lines[last].Keys += " " + names
		if arrows++; arrows == 3 {
			lines[last].Keys = called("Arrows")
		}
	}
	return lines
}
