package paper

import (
	"strconv"

	"tanteo/tui/phrases"
	"tanteo/tui/printout/pdf"
)

// label is the style of the words on a form.
func label() pdf.Style { return pdf.Style{Size: small, Grey: grey} }

// fields writes the title of a form and the lines on which it is told where and when it was
// played.
func (p *pages) fields() {
	t := &p.l.Paper
	p.head()
	p.y += 2
	x, room := margin, p.inside()
	for i, of := range []struct {
		name string
		part float64
	}{{t.Event, 0.3}, {t.Stage, 0.15}, {t.Table, 0.13}, {t.Place, 0.22}, {t.Date, 0.2}} {
		width, gap := of.part*room, 3.0
		if i == 4 {
			gap = 0
		}
		name := p.document.Width(label(), of.name)
		p.Text(x, p.y, width, pdf.Left, label(), of.name)
		p.Line(x+name+1, p.y+0.8, x+width-gap, p.y+0.8, thin)
		x += width
	}
	p.y += 6
}

// Blank is a blank score sheet for players, by seat; "" is one without a name.
func Blank(l *phrases.Language, names []string, on Size) []byte {
	const rowHeight, below = 7.0, 4 // lines below the columns
	t := &l.Paper
	p := newPages(l, t.Sheet, on, len(names) >= widePlayers)
	p.fields()
	called := make([]string, len(names))
	for i, name := range names {
		called[i] = p.name(name, i+1)
	}
	g := p.grid(len(names))
	p.heads(g, called)
	top := p.y
	rows := int(p.left()/rowHeight) - below
	for row := range rows {
		p.Text(margin+1, p.y+rowHeight-2.2, g.label-2, pdf.Left, label(), strconv.Itoa(row+1))
		p.y += rowHeight
		p.Line(margin, p.y, p.width-margin, p.y, thin)
	}
	for i := range names {
		x := g.x(i)
		p.Line(x, top, x, p.y, thick)
		for _, width := range []float64{g.word(), g.square, g.points} {
			x += width
			p.Line(x, top, x, p.y, hair)
		}
	}
	p.Line(margin, p.y, p.width-margin, p.y, thick)
	for _, text := range []string{t.Penalties, t.Left, t.Total} {
		for i := range names {
			x := g.x(i)
			p.Text(x+1.5, p.y+rowHeight-2.2, g.word()+g.square-2, pdf.Left, label(), text)
			p.Box(x+g.player-g.running-g.points, p.y, g.points+g.running, rowHeight, thin)
		}
		p.y += rowHeight
	}
	for i := range names {
		p.Text(g.x(i)+1.5, p.y+rowHeight-1, g.player, pdf.Left, label(), t.Signature)
		width := p.document.Width(label(), t.Signature)
		p.Line(g.x(i)+width+3, p.y+rowHeight-0.4, g.x(i)+g.player-2, p.y+rowHeight-0.4, thin)
	}
	return p.bytes()
}
