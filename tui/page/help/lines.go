package help

import (
	"slices"

	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
)

// commandLines lists the line language.
func (p Page) commandLines(env kit.Env, w int) []string {
	h := &env.Lang.Screen.Key
	lines := []string{env.Look.Bold.Put(h.PlayAsLine)}
	examples := env.Lang.Screen.Examples
	examples = slices.Concat(examples, [][2]string{{"* SOL", env.Lang.Lookup.Example}})
	if p.duplicate() {
		examples = slices.Concat(examples, env.Lang.Rounds.Examples)
	}
	for _, text := range examples {
		for i, does := range draw.Wrapped(text[1], max(20, w-22)) {
			example := ""
			if i == 0 {
				example = text[0]
			}
			lines = append(lines, draw.Pad(env.Look.Ink[draw.Accent].Put(draw.Pad(example, 20))+" "+does, w))
		}
	}
	lines = append(lines, "", env.Look.Bold.Put(h.AnythingElse))
	for c := line.CommandPass; c <= line.LastCommand; c++ {
		usage := env.Lang.Usage(c)
		usage, does := "  "+usage, env.Lang.Screen.Palette[c]
		if draw.Width(usage) > 36 {
			lines = append(lines, draw.Pad(usage, w))
			usage = ""
		}
		lines = append(lines, draw.Pad(draw.Pad(usage, 38)+env.Muted(does), w))
	}
	return lines
}
