package phrases

import (
	"strings"
	"unicode/utf8"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Rows is how a row of the sheet is told, without the player and the full stop.
type Rows struct {
	Where     func(word, from, to string) string
	Scored    func(word string, points int) string
	All       func(points, bonus, tiles int) string // the points of a play with the bonus in it
	Points    func(points int) string
	Pass      string
	Exchange  func(tiles int) string // 0 where the number is not known
	Withdrawn string
	Challenge func(by string, words, points int) string // one that failed; by is "" where the row is the challenger's own
	Penalty   func(points int) string                   // below 0
	Bonus     func(points int) string
	LostTurn  func(words int) string  // a challenge that failed and cost a turn
	Overtime  func(points int) string // below 0
	Over      func(clock string, points int, lost bool) string
	Warning   func(number, points int) string // the player's first is 1; 0 points where it costs nothing
	Wrong     func(turn, points int) string   // a jury has found the words of a turn wrong
	End       func(points int) string
	Told      func(row string, counted, told int) string // a row of which a file gives other points
	CameOff   func(word string) string                   // a play or points that were challenged with success
	Fault     func(word string) string                   // a play that does not fit
}

// Row tells a row of the sheet: "ZU(M)OS at 6F-6J, 38".
func (l *Language) Row(g sheet.Game, t sheet.Turn) string {
	if t.Told {
		return l.Rows.Told(l.row(g, t), t.Counted, t.Points)
	}
	return l.row(g, t)
}

func (l *Language) row(g sheet.Game, t sheet.Turn) string {
	r := l.Rows
	word := l.word(g, t)
	switch {
	case t.Fault != nil:
		return r.Fault(word)
	case t.Challenged:
		return r.CameOff(word)
	case t.Bonus > 0:
		return r.Scored(word, t.Points) + r.All(t.Points, t.Bonus, t.NewTiles)
	}
	switch what := g.What(t).(type) {
	case sheet.Played, sheet.Typed:
		return r.Scored(word, t.Points)
	case sheet.Passed:
		return r.Pass
	case sheet.Exchanged:
		return r.Exchange(what.Count)
	case sheet.Withdrawn:
		return r.Withdrawn
	case sheet.ChallengeFailed:
		words := max(1, what.Words)
		switch {
		case t.LostTurn:
			return r.LostTurn(words)
		case t.Challenger != t.Player:
			return r.Challenge(l.Seat(g, t.Challenger), words, t.Points)
		}
		return r.Challenge("", words, t.Points)
	case sheet.Penalty:
		return r.Penalty(t.Points)
	case sheet.Bonus:
		return r.Bonus(t.Points)
	case sheet.Overtime:
		if what.Time > 0 {
			lost := g.Standings.Players[t.Player-1].Lost == sheet.LostOnTime
			return r.Over(sheet.ClockText(what.Time), t.Points, lost)
		}
		return r.Overtime(t.Points)
	case sheet.Warning:
		return r.Warning(t.Warning, t.Points)
	case sheet.Wrong:
		return r.Wrong(t.Wrong, t.Points)
	case sheet.Ended:
		return r.End(t.Points)
	}
	return word
}

// word is what was played in a row, without its points: "ZU(M)OS at 6F-6J". Points by hand
// are what was played.
func (l *Language) word(g sheet.Game, t sheet.Turn) string {
	switch what := g.What(t).(type) {
	case sheet.Played:
		from, to := l.ends(g, what.Play)
		return l.Rows.Where(Spelled(g.Edition, what.Play), from, to)
	case sheet.Typed:
		words := make([]string, len(what.Words))
		for i, w := range what.Words {
			words[i] = Safe(w.Letters(g.Edition))
		}
		return strings.Join(words, " + ")
	case sheet.Points:
		return l.Rows.Points(what.Points)
	}
	return ""
}

// ends are the first and the last square of a play, as its game writes them.
func (l *Language) ends(g sheet.Game, p scoring.Play) (from, to string) {
	n := g.Log.Notation
	return n.Format(p.Start, p.Direction), n.Format(p.End(), p.Direction)
}

// Spelled is a play in letters as a line takes it: the tiles that lay there in brackets, a
// question mark after a blank.
func Spelled(e *scoring.Edition, p scoring.Play) string {
	var b strings.Builder
	for i, t := range p.Tiles {
		if !t.New && (i == 0 || p.Tiles[i-1].New) {
			b.WriteByte('(')
		}
		if i > 0 && p.Tiles[i-1].New == t.New && e.ReadsOn(p.Tiles[i-1].Tile.Letter(), t.Tile.Letter()) {
			b.WriteByte('|')
		}
		b.WriteString(e.Text(t.Tile.Letter()))
		if t.Tile.IsBlank() {
			b.WriteByte('?')
		}
		if !t.New && (i == len(p.Tiles)-1 || p.Tiles[i+1].New) {
			b.WriteByte(')')
		}
	}
	return Safe(b.String())
}

// WordsText are words of a working: "JAMON SPAZ".
func WordsText(e *scoring.Edition, words []scoring.Word) string {
	texts := make([]string, len(words))
	for i, word := range words {
		texts[i] = word.Text(e)
	}
	return strings.Join(texts, " ")
}

// TilesText is a word with "?" after each blank, and "." for a tile that lies.
func TilesText(e *scoring.Edition, tiles []scoring.Tile) string {
	var b strings.Builder
	for _, t := range tiles {
		switch {
		case t == 0:
			b.WriteByte('.')
			continue
		case t.IsBlank():
			b.WriteString(e.Text(t.Letter()) + "?")
			continue
		}
		b.WriteString(e.Text(t.Letter()))
	}
	return b.String()
}

// RackText is a rack as it is typed, "?" for each blank.
func RackText(e *scoring.Edition, rack []scoring.Tile) string { return Safe(sheet.RackText(e, rack)) }

// RackShown is a rack to be read out: its tiles stand apart where one of them has more than one
// letter, or two of them could be taken for one.
func RackShown(e *scoring.Edition, rack []scoring.Tile) string {
	var together, apart strings.Builder
	for i, t := range rack {
		text := "?"
		if !t.IsBlank() {
			text = e.TileText(t)
		}
		together.WriteString(text)
		if i > 0 {
			apart.WriteByte(' ')
		}
		apart.WriteString(text)
	}
	if utf8.RuneCountInString(together.String()) != len(rack) || strings.Contains(sheet.RackText(e, rack), "|") {
		return Safe(apart.String())
	}
	return Safe(together.String())
}
