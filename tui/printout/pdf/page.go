package pdf

import (
	"bytes"
	"fmt"
	"strings"
)

// point is the unit of a letter's size, in millimetres.
const point = 25.4 / 72

// Page is one page being written.
type Page struct {
	document      *Document
	width, height float64
	content       bytes.Buffer
}

// Style is what letters look like.
type Style struct {
	Size float64 // in points
	Bold bool
	Grey float64 // 0 is black, 1 is white
}

// Align is where a text stands in its width.
type Align uint8

// The places.
const (
	Left Align = iota
	Centre
	Right
)

// narrowest is how narrow letters are set before a text is cut.
const narrowest = 0.7

// Text writes a text on a line whose foot is y, in the width from x on. A text that is too
// wide is set narrower, and cut where that is not enough.
func (p *Page) Text(x, y, width float64, a Align, s Style, text string) {
	f := p.document.face(s)
	size := s.Size * point
	signs, narrowed := f.signs(f.enough(text, width/(size*narrowest))), 1.0
	if wide := f.width(signs) * size; wide > width {
		narrowed = max(narrowest, width/wide)
		signs = f.cut(signs, width/(size*narrowed))
	}
	wide := f.width(signs) * size * narrowed
	switch a {
	case Centre:
		x += (width - wide) / 2
	case Right:
		x += width - wide
	}
	var codes strings.Builder
	for _, sign := range signs {
		f.used[sign.glyph] = sign.letter
		fmt.Fprintf(&codes, "%04X", int(sign.glyph))
	}
	if codes.Len() == 0 {
		return
	}
	font := 0
	if s.Bold {
		font = 1
	}
	fmt.Fprintf(&p.content, "BT %s g /F%d %s Tf %s Tz %s Td <%s> Tj ET\n",
		number(s.Grey), font, number(s.Size), number(100*narrowed), p.at(x, y), codes.String())
}

// Line draws a line of a thickness.
func (p *Page) Line(x1, y1, x2, y2, thickness float64) {
	fmt.Fprintf(&p.content, "0 G %s w %s m %s l S\n", number(thickness/point), p.at(x1, y1), p.at(x2, y2))
}

// Fill paints a box in a grey: 0 is black, 1 is white.
func (p *Page) Fill(x, y, width, height, grey float64) {
	fmt.Fprintf(&p.content, "%s g %s %s %s re f\n", number(grey), p.at(x, y+height), number(width/point), number(height/point))
}

// Box draws the frame of a box in lines of a thickness.
func (p *Page) Box(x, y, width, height, thickness float64) {
	fmt.Fprintf(&p.content, "0 G %s w %s %s %s re S\n", number(thickness/point), p.at(x, y+height), number(width/point), number(height/point))
}

// Circle draws a circle around a point in a line of a thickness.
func (p *Page) Circle(x, y, radius, thickness float64) {
	k := radius * 0.5523 // how far out the curve of a quarter is pulled
	fmt.Fprintf(&p.content, "0 G %s w %s m", number(thickness/point), p.at(x+radius, y))
	for _, q := range [][6]float64{
		{radius, k, k, radius, 0, radius}, {-k, radius, -radius, k, -radius, 0},
		{-radius, -k, -k, -radius, 0, -radius}, {k, -radius, radius, -k, radius, 0},
	} {
		fmt.Fprintf(&p.content, " %s %s %s c", p.at(x+q[0], y+q[1]), p.at(x+q[2], y+q[3]), p.at(x+q[4], y+q[5]))
	}
	p.content.WriteString(" S\n")
}

// at is a point of the page as the file has it, from the lower left corner.
func (p *Page) at(x, y float64) string { return number(x/point) + " " + number((p.height-y)/point) }
