package help

import (
	"strconv"
	"strings"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// countingLines tell how points are counted, with plays that the engine counts: examples in
// the game's own tiles, and the last plays of the game.
func (p Page) countingLines(env kit.Env, w int) []string {
	g, t := p.game, &env.Lang.Counting
	e := g.Edition
	lines := partLines(env, []phrases.Part{{Title: t.Brief, Lines: t.InBrief(e.Rack, e.BonusFor(e.Rack))}}, w)
	lines = append(lines, "", env.Look.Bold.Put(t.Examples))
	for _, x := range editions.Examples(e) {
		lines = append(lines, p.exampleLines(env, x, w)...)
	}
	lines = append(lines, p.leftoverExample(env)...)
	lines = append(lines, p.roundsExample(env, w)...)
	lines = append(lines, partLines(env, []phrases.Part{{Title: t.Long, Lines: env.Lang.Screen.CountingText}}, w)...)
	const last = 6
	var played []string
	for _, turn := range g.Standings.Turns[max(0, len(g.Standings.Turns)-last):] {
		if working, ok := g.Working(turn); ok {
			played = append(played, env.WorkingLines(working, e, w)...)
		}
	}
	if played != nil {
		lines = append(append(lines, "", env.Look.Bold.Put(t.Played)), played...)
	}
	return lines
}

// exampleLines tell a play and count it.
func (p Page) exampleLines(env kit.Env, x editions.Example, w int) []string {
	g, t := p.game, &env.Lang.Counting
	n := g.Log.Notation
	working := scoring.Count(g.Edition, &x.Before, x.Play)
	text := t.Kinds[x.Kind]
	if factor := working.Words[0].Factor; factor > 1 && (x.Kind == editions.FirstPlay || x.Kind == editions.WordSquares) {
		text += " " + t.Factor(factor)
	}
	if x.Kind == editions.AllTiles {
		text += " " + t.Bonus(working.NewTiles, working.Bonus)
	}
	where := env.Lang.Rows.Where(phrases.Spelled(g.Edition, x.Play), n.Format(x.Play.Start, x.Play.Direction), n.Format(x.Play.End(), x.Play.Direction))
	lines := append([]string{env.Look.Ink[draw.Accent].Put(draw.Pad(where, w))}, env.MutedLines(text, w-1)...)
	lines = append(lines, env.WorkingLines(working, g.Edition, w)...)
	if len(working.Words) > 1 || working.Bonus > 0 {
		lines = append(lines, env.Lang.Screen.Total+" "+strconv.Itoa(working.Points))
	}
	return append(lines, "")
}

// exampleGame is a game of two in the tiles and rules of the one at the table, with these lines
// entered; false where one of them is refused.
func (p Page) exampleGame(env kit.Env, kind sheet.Kind, rules sheet.Rulebook, lines ...string) (sheet.Game, bool) {
	log := p.game.Log
	g, err := sheet.NewGame(sheet.Log{
		Kind: kind, Edition: log.Edition, Rules: rules, House: log.House, Notation: log.Notation,
		Players: make([]string, sheet.MinPlayers), First: 1,
	})
	for _, text := range lines {
		var read sheet.Line
		if err == nil {
			read, err = line.Parse(text, g, phrases.Vocabulary())
		}
		if err == nil {
			g, _, err = g.Do(read, sheet.Stamp{})
		}
	}
	return g, err == nil
}

// leftoverExample counts what the dearest tile and the first vowel do when they are left.
func (p Page) leftoverExample(env kit.Env) []string {
	e, t := p.game.Edition, &env.Lang.Counting
	var dearest, vowel scoring.Letter
	for _, l := range e.Alphabet() {
		if dearest == 0 || e.Value(l.Tile()) > e.Value(dearest.Tile()) {
			dearest = l
		}
		if vowel == 0 && e.IsVowel(l) {
			vowel = l
		}
	}
	letters := e.Text(dearest) + e.Text(vowel)
	g, ok := p.exampleGame(env, sheet.ClassicGame, p.game.Log.Rules, "pass", "pass", env.Lang.Word(line.CommandEnd)+" - "+letters)
	if !ok {
		return nil
	}
	lines := []string{env.Look.Bold.Put(t.Leftovers)}
	for i, told := range []string{t.WentOut(env.Lang.Player("", 1)), t.Left(env.Lang.Player("", 2), letters)} {
		lines = append(lines, env.Lang.Labelled(draw.Capital(told), phrases.Signed(g.Standings.Players[i].Adjustment)))
	}
	return append(lines, "")
}

// roundsExample counts a duplicate of three rounds.
func (p Page) roundsExample(env kit.Env, w int) []string {
	t, rules := &env.Lang.Counting, p.game.Log.Rules
	if rules.Duplicate == nil {
		rules = sheet.Rulebook{}
		if lent, err := p.about.Catalogue.RulebookFor(p.game.Log.Rules.ID, sheet.DuplicateGame); err == nil {
			rules = lent
		}
	}
	g, ok := p.exampleGame(env, sheet.DuplicateGame, rules,
		"1: 24", "2: 20", "master 24", "next", "1: 30", "2: 36", "master 36", "next", "1: 18", "2: 9", "master 18", "finish")
	if !ok {
		return nil
	}
	row := func(label, master string, cells []string) string {
		text := draw.Pad(label, 16) + draw.Right(master, 9)
		for _, cell := range cells {
			text += draw.Right(cell, 11)
		}
		return text
	}
	names := []string{env.Lang.Player("", 1), env.Lang.Player("", 2)}
	lines := append([]string{env.Look.Bold.Put(t.Rounds)}, env.MutedLines(t.OwnRounds, w-1)...)
	lines = append(lines, row(env.Lang.Duplicate.Round, env.Lang.Duplicate.MasterColumn, names))
	for _, r := range printout.Rounds(env.Lang, g) {
		lines = append(lines, row(r.Number, r.Points, r.Cells))
	}
	for _, r := range printout.Sums(env.Lang, g) {
		lines = append(lines, row(r.Master, strings.TrimSpace(r.Points), r.Cells))
	}
	return append(lines, "")
}
