package printout

import (
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// Board is the board of a game as it lies now, with its premiums, the values of the tiles
// and the squares as the game names them.
func Board(l *phrases.Language, g sheet.Game) []string {
	p, s := &page{l: l}, &g.Standings
	p.say(phrases.Fit(g.Log.ID, columns))
	p.say(phrases.Fit(g.Edition.Name, columns))
	p.say("")
	p.board(g.Edition, &s.Board, g.Log.Notation)
	p.say(wrapped(BoardStanding(l, g), columns))
	if len(s.Loose) > 0 {
		p.say(wrapped(Loose(l, g), columns))
	}
	return p.lines
}

// EmptyBoard is the board of an edition without a tile.
func EmptyBoard(l *phrases.Language, e *scoring.Edition) []string {
	p, b := &page{l: l}, scoring.NewBoard(e.Layout)
	p.say(phrases.Fit(e.Name, columns))
	p.say("")
	p.board(e, &b, e.Notation)
	return p.lines
}

// BoardStanding says after how many turns a board lies so, and the totals; of a duplicate,
// after how many rounds.
func BoardStanding(l *phrases.Language, g sheet.Game) string {
	if g.Log.Kind == sheet.DuplicateGame {
		taken := 0
		for _, round := range g.Standings.Rounds {
			if round.Closed {
				taken++
			}
		}
		return l.Paper.Rounds(taken) + "."
	}
	return l.Labelled(l.Paper.Turns(g.Standings.Length()), l.Standing(g)+".")
}

// Loose names the tiles on the board that were laid without points.
func Loose(l *phrases.Language, g sheet.Game) string {
	texts := make([]string, len(g.Standings.Loose))
	for i, laid := range g.Standings.Loose {
		texts[i] = tileText(g.Edition, laid.Tile) + " " + laid.Square.Name()
	}
	return l.Paper.Loose + strings.Join(texts, ", ") + "."
}

// tileText is a tile in writing: a blank with ? after its letter, as the line takes it.
func tileText(e *scoring.Edition, t scoring.Tile) string {
	if t.IsBlank() {
		return e.Text(t.Letter()) + "?"
	}
	return e.Text(t.Letter())
}

// valued is a tile with its value.
func valued(e *scoring.Edition, t scoring.Tile) string {
	if t.IsBlank() && e.Value(t) == 0 {
		return tileText(e, t)
	}
	return tileText(e, t) + phrases.Number(e.Value(t))
}

// board draws a board with its labels. Premiums are in small letters and tiles in capitals,
// with their values where these fit.
func (p *page) board(e *scoring.Edition, b *scoring.Board, n scoring.Notation) {
	const label, widest = 3, 5
	side := b.Layout().Side
	cell := min(widest, (columns-label)/side)
	text := valued
	if slices.ContainsFunc(e.Alphabet(), func(l scoring.Letter) bool { return phrases.Width(valued(e, l.Tile())) > cell }) {
		text = tileText
	}
	head := strings.Repeat(" ", label)
	for col := range side {
		name, _ := n.Labels(col)
		head += phrases.Pad(name, cell)
	}
	p.say(strings.TrimRight(head, " "))
	for row := range side {
		_, name := n.Labels(row)
		line := phrases.Pad(name, label)
		for col := range side {
			line += phrases.Pad(p.square(e, b, scoring.Square{Row: row, Col: col}, text), cell)
		}
		p.say(strings.TrimRight(line, " "))
	}
	p.say("")
	for _, text := range PremiumNames(p.l, b.Layout()) {
		p.say(strings.ToLower(text))
	}
	if b.Count() > 0 {
		p.say(p.l.Paper.Asked)
	}
}

// square is what stands on a square.
func (p *page) square(e *scoring.Edition, b *scoring.Board, s scoring.Square, text func(*scoring.Edition, scoring.Tile) string) string {
	if t := b.At(s); t != 0 {
		return text(e, t)
	}
	switch name := p.l.Premiums.Premium(b.Layout().At(s)); {
	case s == b.Layout().Centre:
		return "*" + strings.ToLower(name)
	case name != "":
		return strings.ToLower(name)
	}
	return "."
}

// PremiumNames are the names of the premiums of a board with what they mean.
func PremiumNames(l *phrases.Language, of *scoring.Layout) []string {
	var all []string
	for _, p := range scoring.Premiums()[1:] { // without the plain square
		if name := l.Premiums.Premium(p); of.Has(p) {
			all = append(all, name+" "+l.Editions.Names[p])
		}
	}
	return all
}
