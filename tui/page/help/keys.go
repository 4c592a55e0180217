package help

import (
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// Section is what the help says of the keys in one place.
type Section struct {
	Title string
	Rows  []key.Help
}

// keyLines lists the keys in two columns, or in one where the window is narrow.
func (p Page) keyLines(env kit.Env, w int) []string {
	column := w
	if w >= 78 {
		column = w / 2
	}
	drawn := func(sections []Section) (lines []string) {
		for _, s := range sections {
			lines = append(lines, env.Look.Bold.Put(draw.Pad(s.Title, column-1)))
			for _, r := range s.Rows {
				lines = append(lines, env.Look.Ink[draw.Accent].Put(draw.Pad(r.Keys, KeysWide))+" "+draw.Pad(r.Does, column-KeysWide-2))
			}
			lines = append(lines, "")
		}
		return lines
	}
	left, right := drawn(p.about.Keys[0]), drawn(p.about.Keys[1])
	var lines []string
	if column == w {
		lines = append(left, right...)
	} else {
		for i := range max(len(left), len(right)) {
			a, b := "", ""
			if i < len(left) {
				a = left[i]
			}
			if i < len(right) {
				b = right[i]
			}
			lines = append(lines, draw.Pad(a, column)+b)
		}
	}
	return append(lines, env.Muted(env.Lang.Screen.Key.MadeFrom))
}

// KeysWide is the room for the keys of a row.
const KeysWide = 14
