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
	examples := [][2]string{{"* SOL", env.Lang.Lookup.Example}}
	if p.about.Only {
		lines = nil
	} else {
		examples = slices.Concat(env.Lang.Screen.Examples, examples)
	}
	if p.duplicate() && !p.about.Only {
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
		if p.about.Only && !slices.Contains(watching, c) {
			continue
		}
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

// watching are the commands of whoever only watches a game: they change nothing.
var watching = []line.Command{line.CommandBest, line.CommandCheck, line.CommandMissed, line.CommandTab, line.CommandPrint, line.CommandWrite, line.CommandQuit}
