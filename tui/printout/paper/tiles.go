package paper

import (
	"strings"

	"tanteo/scoring"
	"tanteo/tui/phrases"
	"tanteo/tui/printout/pdf"
)

// Tiles is the set of an edition, a box for each tile, to cross off.
func Tiles(l *phrases.Language, e *scoring.Edition, on Size) []byte {
	const side, gap, apart = 11.2, 1.0, 2.0 // apart is between the tiles of two letters
	t := &l.Paper
	p := newPages(l, t.Tiles+" · "+phrases.Title(e.Name), on, false)
	p.head(l.Editions.Tiles(e.Tiles(), e.Tiles()-e.Blanks, e.Blanks), t.CrossOff)
	x := margin
	boxes := func(text string, value, tiles int) {
		for range tiles {
			if x+side > p.width-margin {
				x, p.y = margin, p.y+side+2*gap
			}
			if p.need(side) {
				x = margin
			}
			p.tile(x, p.y, side, text, phrases.Number(value))
			x += side + gap
		}
		x += apart
	}
	var lacking []string
	for _, of := range e.Letters {
		boxes(p.letter(of.Letter), of.Value, of.Count)
		if !p.document.Exact(of.Letter) {
			lacking = append(lacking, of.Letter)
		}
	}
	boxes("", e.BlankValue, e.Blanks)
	p.y += side + 4
	if len(e.BlankOnly) > 0 {
		p.paragraph(l.Editions.OnlyOf(phrases.Safe(strings.Join(e.BlankOnly, " "))), pdf.Style{Size: normal})
	}
	if len(lacking) > 0 {
		p.paragraph(t.NotInFont(phrases.Safe(strings.Join(lacking, ", "))), pdf.Style{Size: normal})
	}
	return p.bytes()
}

// letter is a tile's letter; "" where the font lacks it, since without its accent it would be
// another one.
func (p *pages) letter(text string) string {
	if !p.document.Exact(text) {
		return ""
	}
	return phrases.Safe(text)
}

// tile draws a tile with its letter and its value.
func (p *pages) tile(x, y, side float64, text, value string) {
	p.Fill(x, y, side, side, 1)
	p.Box(x, y, side, side, thick)
	p.face(x, y, side, text)
	p.Text(x, y+side-0.08*side, side*0.94, pdf.Right, pdf.Style{Size: side * 0.66}, value)
}

// face writes the letter of a tile, as large as its width allows.
func (p *pages) face(x, y, side float64, text string) {
	const millimetre, capital = 72 / 25.4, 0.72 // the height of a capital in parts of its size
	s := pdf.Style{Size: side * 1.5, Bold: true}
	if wide := p.document.Width(s, text); wide > side*0.8 {
		s.Size *= side * 0.8 / wide
	}
	p.Text(x, y+side*0.47+s.Size/millimetre*capital/2, side, pdf.Centre, s, text)
}
