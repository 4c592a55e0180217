package key

import (
	"slices"

	tea "charm.land/bubbletea/v2"
)

// Row is a binding with its meaning: the keys, what they do, when they are off and why, and what
// they ask for. Each room has its own type for Ask. Dispatch, help and hint line read the same
// rows.
type Row[Ask any] struct {
	Keys     Binding // nil where what types is told
	HelpName string  // what the help shows in place of the keys
	Does     string  // for the help; "" where another row tells it
	Hint     Hint
	Off      bool   // another row has the key now, or none
	Why      string // it does nothing now, and this is why
	Ask      Ask
}

// Hint is what the hint line says of a row: a word for what it does now, "" where it is not shown,
// and its place from the left.
type Hint struct {
	Says string
	At   int
}

// Find is the first row that has the key and is not off.
func Find[Ask any](rows []Row[Ask], msg tea.KeyPressMsg) (Row[Ask], bool) {
	pressed := msg.String()
	for i := range rows {
		if r := &rows[i]; !r.Off && r.Keys != nil && slices.Contains(r.Keys.Keys(), pressed) {
			return *r, true
		}
	}
	return Row[Ask]{}, false
}

// Hinted are the keys for the hint line, in their places; called names a key. A key is shown only
// with the row that answers it. Neighbours that say the same share a hint.
func Hinted[Ask any](rows []Row[Ask], called func(shown string) string) (hints []Help) {
	var hinted []*Row[Ask]
	for i := range rows {
		if r := &rows[i]; r.Hint.Says != "" && !r.Off && r.Why == "" && !r.losesTo(rows[:i]) {
			hinted = append(hinted, r)
		}
	}
	slices.SortStableFunc(hinted, func(a, b *Row[Ask]) int { return a.Hint.At - b.Hint.At })
	alike := 0
	for i, r := range hinted {
		name := called("")
		if r.Keys != nil {
			name = called(r.Keys.Help().Key)
		}
		if i == 0 || hinted[i-1].Hint != r.Hint {
			hints, alike = append(hints, Help{name, r.Hint.Says}), 1
			continue
		}
		last := &hints[len(hints)-1]
		last.Keys += " " + name
		if alike++; alike == arrows {
			last.Keys = called("Arrows")
		}
	}
	return hints
}

// losesTo says whether an earlier row has the key of this one.
func (r *Row[Ask]) losesTo(before []Row[Ask]) bool {
	if r.Keys == nil {
		return false
	}
	for i := range before {
		if b := &before[i]; !b.Off && b.Keys != nil && slices.Contains(b.Keys.Keys(), r.Keys.Keys()[0]) {
			return true
		}
	}
	return false
}

// arrows is how many neighbouring keys are shown as "the arrows".
const arrows = 4

// Help is a line of the help or of the hint line: what keys do.
type Help struct{ Keys, Does string }

// HelpLines are the lines of the help for rows, also for those that are off; called names a key.
// Neighbours that do the same share a line.
func HelpLines[Ask any](rows []Row[Ask], called func(shown string) string) (lines []Help) {
	alike := 0
	for _, r := range rows {
		if r.Does == "" {
			continue
		}
		names := r.HelpName
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
			lines, alike = append(lines, Help{names, r.Does}), 1
			continue
		}
		lines[last].Keys += " " + names
		if alike++; alike == arrows {
			lines[last].Keys = called("Arrows")
		}
	}
	return lines
}
