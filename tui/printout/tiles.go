package printout

import (
	"strings"

	"tanteo/scoring"
	"tanteo/tui/phrases"
)

// Tiles is the set of an edition, a box for each tile, to cross off.
func Tiles(l *phrases.Language, e *scoring.Edition) []string {
	const box = "[ ]"
	p, t := &page{l: l}, &l.Paper
	p.say(phrases.Fit(t.Tiles+" · "+e.Name, columns))
	p.say(wrapped(l.Editions.Tiles(e.Tiles(), e.Tiles()-e.Blanks, e.Blanks), columns))
	p.say(wrapped(t.CrossOff, columns))
	p.say("")
	letter := phrases.Width(t.Blank)
	value := 2
	for _, of := range e.Letters {
		letter = max(letter, min(8, phrases.Width(of.Letter)))
	}
	row := func(text string, points, tiles int) {
		head := phrases.Pad(text, letter) + phrases.PadLeft(phrases.Number(points), value+1) + "  "
		for most := (columns - letter - value - 3) / len(box); tiles > 0; tiles -= most {
			p.say(head + strings.Repeat(box, min(tiles, most)))
			head = strings.Repeat(" ", phrases.Width(head))
		}
	}
	for _, of := range e.Letters {
		row(of.Letter, of.Value, of.Count)
	}
	row(t.Blank, e.BlankValue, e.Blanks)
	if len(e.BlankOnly) > 0 {
		p.say("")
		p.say(wrapped(l.Editions.OnlyOf(phrases.Safe(strings.Join(e.BlankOnly, " "))), columns))
	}
	return p.lines
}
