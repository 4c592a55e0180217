package sheet

import (
	"slices"
	"strings"

	"tanteo/scoring"
)

// RackText writes the tiles of a rack as they are typed: "?" is a blank, and R|R two tiles where
// RR is one.
func RackText(e *scoring.Edition, rack []scoring.Tile) string {
	var b strings.Builder
	for i, t := range rack {
		if t.IsBlank() {
			b.WriteByte('?')
			continue
		}
		if i > 0 && !rack[i-1].IsBlank() {
			read, err := e.SpellRack(e.TileText(rack[i-1]) + e.TileText(t))
			if err != nil || !slices.Equal(read, rack[i-1:i+1]) {
				b.WriteByte('|')
			}
		}
		b.WriteString(e.TileText(t))
	}
	return b.String()
}
