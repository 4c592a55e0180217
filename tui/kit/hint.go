package kit

import (
	"strings"

	"tanteo/tui/draw"
	"tanteo/tui/key"
)

// Hint is a key and what it does now.
type Hint struct{ Key, Does string }

func (h Hint) text() string {
	if h.Key == "" {
		return h.Does
	}
	return h.Key + " " + h.Does
}

// HintsOf are the hints that rows of keys have, in their places.
func HintsOf[Ask any](e Env, rows []key.Row[Ask]) []Hint {
	var hints []Hint
	for _, told := range key.Hinted(rows, e.KeyName) {
		hints = append(hints, Hint{Key: told.Keys, Does: told.Does})
	}
	return hints
}

// HintsIn draws hints in a width. First the gaps shrink, then hints in the middle go.
func (e Env) HintsIn(hints []Hint, w int) string {
	for gap := 3; ; {
		n := 0
		for i, h := range hints {
			if i > 0 {
				n += gap
			}
			n += draw.Width(h.text())
		}
		if n <= w || len(hints) <= 1 {
			var b strings.Builder
			for i, h := range hints {
				if i > 0 {
					b.WriteString(strings.Repeat(" ", gap))
				}
				if h.Key != "" {
					b.WriteString(e.Look.Ink[draw.Accent].Put(h.Key) + " ")
				}
				b.WriteString(e.Muted(h.Does))
			}
			return draw.Pad(b.String(), w)
		}
		if gap > 2 {
			gap = 2
			continue
		}
		drop := 1
		if len(hints) > 3 {
			drop = max(2, len(hints)-3)
		}
		hints = append(append([]Hint{}, hints[:drop]...), hints[drop+1:]...)
	}
}
