package paper

import (
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
	"tanteo/tui/printout/pdf"
)

// Board is the board of a game as it lies now, with its premiums, the values of the tiles
// and the squares as the game names them.
func Board(l *phrases.Language, g sheet.Game, on Size) []byte {
	p := newPages(l, "", on, false)
	p.retitle(p.players(g))
	p.head(about(l, g)...)
	p.board(g.Edition, &g.Standings.Board, g.Log.Notation)
	p.paragraph(printout.BoardStanding(l, g), pdf.Style{Size: normal})
	if len(g.Standings.Loose) > 0 {
		p.paragraph(printout.Loose(l, g), pdf.Style{Size: normal})
	}
	return p.bytes()
}

// EmptyBoard is the board of an edition without a tile.
func EmptyBoard(l *phrases.Language, e *scoring.Edition, on Size) []byte {
	b := scoring.NewBoard(e.Layout)
	p := newPages(l, l.Paper.Board+" · "+phrases.Title(e.Name), on, false)
	p.head()
	p.board(e, &b, e.Notation)
	return p.bytes()
}

// board draws a board over the width of the page.
func (p *pages) board(e *scoring.Edition, b *scoring.Board, n scoring.Notation) {
	const labels = 6.0
	side := b.Layout().Side
	square := (p.inside() - labels) / float64(side)
	left, top := margin+labels, p.y+labels
	names := pdf.Style{Size: 8, Bold: true}
	for i := range side {
		column, row := n.Labels(i)
		at := float64(i) * square
		p.Text(left+at, top-1.6, square, pdf.Centre, names, column)
		p.Text(margin, top+at+square/2+1, labels-1.5, pdf.Right, names, row)
	}
	for row := range side {
		for col := range side {
			s := scoring.Square{Row: row, Col: col}
			if b.At(s) == 0 { // text under a tile would be found by who searches
				p.square(b.Layout(), s, left+float64(col)*square, top+float64(row)*square, square)
			}
		}
	}
	p.Box(left, top, square*float64(side), square*float64(side), thick)
	for row := range side {
		for col := range side {
			if t := b.At(scoring.Square{Row: row, Col: col}); t != 0 {
				p.laid(e, t, left+float64(col)*square, top+float64(row)*square, square)
			}
		}
	}
	p.y = top + square*float64(side) + 3
	legend := printout.PremiumNames(p.l, b.Layout())
	if b.Count() > 0 {
		legend = append(legend, p.l.Paper.Circled)
	}
	p.paragraph(strings.Join(legend, " · "), pdf.Style{Size: 8.5, Grey: grey})
}

// square draws an empty square.
func (p *pages) square(of *scoring.Layout, s scoring.Square, x, y, side float64) {
	premium := of.At(s)
	if premium != scoring.Plain {
		p.Fill(x, y, side, side, shade(premium))
		p.Text(x, y+side/2+side*0.1, side, pdf.Centre, pdf.Style{Size: side * 0.8}, p.l.Premiums.Premium(premium))
	}
	if s == of.Centre {
		p.Circle(x+side/2, y+side/2, side*0.42, thin)
	}
	p.Box(x, y, side, side, hair)
}

// shade is the grey of a premium: the more it counts, the darker; words are darker than
// letters.
func shade(of scoring.Premium) float64 {
	switch of {
	case scoring.DoubleLetter, scoring.Colour1:
		return 0.93
	case scoring.TripleLetter, scoring.Colour2:
		return 0.86
	case scoring.QuadrupleLetter, scoring.Colour3:
		return 0.79
	case scoring.DoubleWord, scoring.Colour5:
		return 0.74
	case scoring.TripleWord:
		return 0.64
	case scoring.QuadrupleWord:
		return 0.54
	}
	return 1
}

// laid draws a tile on its square; a blank has a circle.
func (p *pages) laid(e *scoring.Edition, t scoring.Tile, x, y, side float64) {
	const inset = 0.3
	value := phrases.Number(e.Value(t))
	if t.IsBlank() && e.Value(t) == 0 {
		value = ""
	}
	p.tile(x+inset, y+inset, side-2*inset, p.letter(e.Text(t.Letter())), value)
	if t.IsBlank() {
		p.Circle(x+side/2, y+side/2, side*0.42, thin)
	}
}
