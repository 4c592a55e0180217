package help

import (
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/phrases/rules"
)

// partLines writes parts, each under its head, in lines of a width.
func partLines(env kit.Env, parts []phrases.Part, w int) []string {
	var lines []string
	for i, part := range parts {
		if i > 0 {
			lines = append(lines, "")
		}
		lines = append(lines, env.Look.Bold.Put(part.Title))
		for _, text := range part.Lines {
			for j, line := range draw.Wrapped(text, w-3) {
				begin := "  "
				if j == 0 {
					begin = draw.SignDot + " "
				}
				lines = append(lines, begin+line)
			}
		}
	}
	return lines
}

// ruleLines tells how the game is played by its book.
func (p Page) ruleLines(env kit.Env, w int) []string {
	g := p.game
	book := g.Rules()
	lines := []string{env.Muted(draw.Pad(phrases.Safe(book.ID+" "+draw.SignDot+" "+book.Name), w))}
	if house := rules.House(env.Lang, g.Log.House); house != "" {
		lines = append(lines, draw.Wrapped(house, w-1)...)
	}
	lines = append(lines, "")
	return append(lines, partLines(env, rules.HowToPlay(env.Lang, g, p.about.Catalogue.Playing(book.ID)), w)...)
}

// bookLines is the rulebook of the game with its sources.
func (p Page) bookLines(env kit.Env, w int) []string {
	var lines []string
	page := append(rules.Page(env.Lang, p.game), rules.Playing(env.Lang, p.about.Catalogue.Playing(p.game.Rules().ID))...)
	for _, text := range page {
		lines = append(lines, draw.Wrapped(text, w-1)...)
	}
	return lines
}

// itselfLines says what the program does not do, and whose it is.
func (p Page) itselfLines(env kit.Env, w int) []string {
	t := &env.Lang.Limits
	not := t.DoesNot
	if p.about.Folder != "" { // where it is told
		not = append(append([]string{}, not...), t.Kept(p.about.Folder)...)
	}
	return partLines(env, []phrases.Part{
		{Title: t.Not, Lines: not},
		{Title: t.Is, Lines: t.Owners},
	}, w)
}
