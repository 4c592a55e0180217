package tui

import (
	"strconv"
	"strings"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// helpParts writes parts, each under its head, in lines of a width.
func (m *Model) helpParts(parts []phrases.Part, w int) []string {
	var lines []string
	for i, part := range parts {
		if i > 0 {
			lines = append(lines, "")
		}
		lines = append(lines, m.Look.Bold.Put(part.Title))
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

// helpRules tells how the game is played by its book.
func (m *Model) helpRules(w int) []string {
	g := m.table.game
	book := g.Rules()
	lines := []string{m.Muted(draw.Pad(phrases.Safe(book.ID+" "+draw.SignDot+" "+book.Name), w))}
	if house := m.Lang.House(g.Log.House); house != "" {
		lines = append(lines, draw.Wrapped(house, w-1)...)
	}
	lines = append(lines, "")
	return append(lines, m.helpParts(m.Lang.HowToPlay(g, m.set.Catalogue.Playing(book.ID)), w)...)
}

// helpBook is the rulebook of the game with its sources.
func (m *Model) helpBook(w int) []string {
	var lines []string
	page := append(m.Lang.RulesPage(m.table.game), m.Lang.PlayingPage(m.set.Catalogue.Playing(m.table.game.Rules().ID))...)
	for _, text := range page {
		lines = append(lines, draw.Wrapped(text, w-1)...)
	}
	return lines
}

// helpItself says what the program does not do, and whose it is.
func (m *Model) helpItself(w int) []string {
	t := &m.Lang.Limits
	return m.helpParts([]phrases.Part{
		{Title: t.Not, Lines: append(append([]string{}, t.DoesNot...), t.Kept(m.set.Folder)...)},
		{Title: t.Is, Lines: t.Owners},
	}, w)
}

// helpCounting tells how points are counted, with plays that the engine counts: examples in
// the game's own tiles, and the last plays of the game.
func (m *Model) helpCounting(w int) []string {
	h := m.table.help
	if h.counted == nil || h.countedW != w {
		h.counted, h.countedW = m.tellCounting(w), w
	}
	return h.counted
}

func (m *Model) tellCounting(w int) []string {
	g, t := m.table.game, &m.Lang.Counting
	e := g.Edition
	lines := m.helpParts([]phrases.Part{{Title: t.Brief, Lines: t.InBrief(e.Rack, e.BonusFor(e.Rack))}}, w)
	lines = append(lines, "", m.Look.Bold.Put(t.Examples))
	for _, x := range editions.Examples(e) {
		lines = append(lines, m.exampleLines(x, w)...)
	}
	lines = append(lines, m.leftoverExample()...)
	lines = append(lines, m.roundsExample(w)...)
	lines = append(lines, m.helpParts([]phrases.Part{{Title: t.Long, Lines: m.Lang.Screen.CountingText}}, w)...)
	const last = 6
	var played []string
	for _, turn := range g.Standings.Turns[max(0, len(g.Standings.Turns)-last):] {
		if working, ok := g.Working(turn); ok {
			played = append(played, workingLines(working, e, m, w)...)
		}
	}
	if played != nil {
		lines = append(append(lines, "", m.Look.Bold.Put(t.Played)), played...)
	}
	return lines
}

// exampleLines tell a play and count it.
func (m *Model) exampleLines(x editions.Example, w int) []string {
	g, t := m.table.game, &m.Lang.Counting
	n := g.Log.Notation
	working := scoring.Count(g.Edition, &x.Before, x.Play)
	text := t.Kinds[x.Kind]
	if factor := working.Words[0].Factor; factor > 1 && (x.Kind == editions.FirstPlay || x.Kind == editions.WordSquares) {
		text += " " + t.Factor(factor)
	}
	if x.Kind == editions.AllTiles {
		text += " " + t.Bonus(working.NewTiles, working.Bonus)
	}
	where := m.Lang.Rows.Where(phrases.Spelled(g.Edition, x.Play), n.Format(x.Play.Start, x.Play.Direction), n.Format(x.Play.End(), x.Play.Direction))
	lines := append([]string{m.Look.Ink[draw.Accent].Put(draw.Pad(where, w))}, m.MutedLines(text, w-1)...)
	lines = append(lines, workingLines(working, g.Edition, m, w)...)
	if len(working.Words) > 1 || working.Bonus > 0 {
		lines = append(lines, m.Lang.Screen.Total+" "+strconv.Itoa(working.Points))
	}
	return append(lines, "")
}

// exampleGame is a game of two in the tiles and rules of the one at the table, with these lines
// entered; false where one of them is refused.
func (m *Model) exampleGame(kind sheet.Kind, rules sheet.Rulebook, lines ...string) (sheet.Game, bool) {
	log := m.table.game.Log
	g, err := sheet.NewGame(sheet.Log{
		Kind: kind, Edition: log.Edition, Rules: rules, House: log.House, Notation: log.Notation,
		Players: make([]string, sheet.MinPlayers), First: 1,
	})
	for _, text := range lines {
		var line sheet.Line
		if err == nil {
			line, err = sheet.Parse(text, g, m.words)
		}
		if err == nil {
			g, _, err = g.Do(line, sheet.Stamp{})
		}
	}
	return g, err == nil
}

// leftoverExample counts what the dearest tile and the first vowel do when they are left.
func (m *Model) leftoverExample() []string {
	e, t := m.table.game.Edition, &m.Lang.Counting
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
	g, ok := m.exampleGame(sheet.ClassicGame, m.table.game.Log.Rules, "pass", "pass", m.Lang.Word(sheet.CommandEnd)+" - "+letters)
	if !ok {
		return nil
	}
	lines := []string{m.Look.Bold.Put(t.Leftovers)}
	for i, told := range []string{t.WentOut(m.Lang.Player("", 1)), t.Left(m.Lang.Player("", 2), letters)} {
		lines = append(lines, m.Lang.Named(draw.Capital(told), phrases.Signed(g.Standings.Players[i].Adjustment)))
	}
	return append(lines, "")
}

// roundsExample counts a duplicate of three rounds.
func (m *Model) roundsExample(w int) []string {
	t, rules := &m.Lang.Counting, m.table.game.Log.Rules
	if rules.Duplicate == nil {
		rules = sheet.Rulebook{}
		if lent, err := m.set.Catalogue.RulebookFor(m.table.game.Log.Rules.ID, sheet.DuplicateGame); err == nil {
			rules = lent
		}
	}
	g, ok := m.exampleGame(sheet.DuplicateGame, rules,
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
	names := []string{m.Lang.Player("", 1), m.Lang.Player("", 2)}
	lines := append([]string{m.Look.Bold.Put(t.Rounds)}, m.MutedLines(t.OwnRounds, w-1)...)
	lines = append(lines, row(m.Lang.Duplicate.Round, m.Lang.Duplicate.MasterColumn, names))
	for _, r := range printout.Rounds(m.Lang, g) {
		lines = append(lines, row(r.Number, r.Points, r.Cells))
	}
	for _, r := range printout.Sums(m.Lang, g) {
		lines = append(lines, row(r.Master, strings.TrimSpace(r.Points), r.Cells))
	}
	return append(lines, "")
}
