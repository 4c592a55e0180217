package frame

import (
	"strings"

	"tanteo/scoring"
	"tanteo/tui/draw"
)

// tileStrip is a typed play tile by tile, with the chosen one in brackets.
func (v View) tileStrip() string {
	t := v.At
	_, typed, ok := t.Entry.TypedWords(t.Game.Edition)
	if !ok {
		return ""
	}
	var b strings.Builder
	for i, word := range typed {
		if i > 0 {
			b.WriteString("  ")
		}
		for j, tile := range word {
			text := t.Game.Edition.TileText(tile.Tile)
			switch {
			case tile.Old:
				text = "(" + text + ")"
			case tile.Premium != scoring.Plain:
				text += draw.SignDot + v.Names.Premium(tile.Premium)
			}
			if i == t.Entry.Word && j == t.Entry.Tile {
				text = v.Look.Reverse.Put("[" + text + "]")
			} else {
				text = " " + text + " "
			}
			b.WriteString(text)
		}
	}
	return b.String()
}

// tileOffset is where the chosen tile begins in the field, in characters.
func (v View) tileOffset() int {
	t := v.At
	before, typed, ok := t.Entry.TypedWords(t.Game.Edition)
	if !ok {
		return 0
	}
	n := len([]rune(before + "= "))
	for i, word := range typed {
		if i == t.Entry.Word {
			return n + len([]rune(word[:t.Entry.Tile].Text(t.Game.Edition)))
		}
		n += len([]rune(word.Text(t.Game.Edition))) + 1
	}
	return n
}
