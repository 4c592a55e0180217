package phrases

import (
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Rows is how a row of the sheet is told, without the player and the full stop.
type Rows struct {
	Play      func(word, from, to string, points int) string
	Typed     func(words string, points int) string
	All       func(points, bonus, tiles int) string // the points of a play with the bonus in it
	Points    func(points int) string
	Pass      string
	Exchange  func(tiles int) string // 0 where the number is not known
	Withdrawn string
	Challenge func(points int) string // one that failed
	Penalty   func(points int) string // below 0
	Bonus     func(points int) string
	End       func(points int) string
	CameOff   func(row string) string // a row that was challenged with success
	Fault     func(row string) string // a row that does not fit
}

// Row tells a row of the sheet: "ZU(M)OS at 6F-6J, 38".
func (l *Language) Row(g sheet.Game, t sheet.Turn) string {
	r := l.Rows
	var text string
	switch what := g.Log.Events[t.Event].What.(type) {
	case sheet.Played:
		from, to := l.ends(g, what.Play)
		text = r.Play(Spelled(g.Edition, what.Play), from, to, t.Points)
	case sheet.Typed:
		words := make([]string, len(what.Words))
		for i, w := range what.Words {
			words[i] = Safe(w.Letters(g.Edition))
		}
		text = r.Typed(strings.Join(words, " + "), t.Points)
	case sheet.Points:
		text = r.Points(what.Points)
	case sheet.Passed:
		text = r.Pass
	case sheet.Exchanged:
		text = r.Exchange(what.Count)
	case sheet.Withdrawn:
		text = r.Withdrawn
	case sheet.ChallengeFailed:
		text = r.Challenge(t.Points)
	case sheet.Penalty:
		text = r.Penalty(t.Points)
	case sheet.Bonus:
		text = r.Bonus(t.Points)
	case sheet.Ended:
		text = r.End(t.Points)
	}
	switch {
	case t.Fault != nil:
		return r.Fault(text)
	case t.Challenged:
		return r.CameOff(text)
	case t.Bonus > 0:
		return text + r.All(t.Points, t.Bonus, t.NewTiles)
	}
	return text
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
