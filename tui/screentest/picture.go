package screentest

import (
	"encoding/xml"
	"fmt"
	"strings"
)

// The measures of a picture: a cell, and the edge around the screen.
const (
	cellW, cellH = 9, 19
	baseline     = 14
	edge         = 10
)

// The terminal's own colours in a picture.
const ownInk, ownGround = "#d3d7d9", "#14181a"

// Picture is the screen as SVG. Every word has a place and a length of its own and lines are
// drawn as such, so that any font of fixed width keeps the grid.
func (t *Terminal) Picture(title string) string {
	w, h := t.Size()
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%[1]d" height="%d" role="img" font-family="monospace" font-size="15">`+"\n",
		w*cellW+2*edge, h*cellH+2*edge, h*cellH+2*edge)
	fmt.Fprintf(&b, "<title>%s</title>\n", escaped(title))
	fmt.Fprintf(&b, `<rect width="100%%" height="100%%" rx="6" fill="%s"/>`+"\n", ownGround)
	for y := range h {
		for x := 0; x < w; {
			x = t.drawRun(&b, x, y, w)
		}
	}
	if x, y, shown := t.Cursor(); shown {
		fmt.Fprintf(&b, `<rect x="%d" y="%d" width="%d" height="%d" fill="%s" fill-opacity="0.6"/>`+"\n",
			edge+x*cellW, edge+y*cellH, cellW, cellH, t.cursorColour())
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// drawRun draws the cells from x on that look alike and gives where the next ones begin.
func (t *Terminal) drawRun(b *strings.Builder, x, y, w int) int {
	first := t.Cell(x, y)
	style := first.Style()
	end := x
	var cells []string
	for ; end < w; end++ {
		c := t.Cell(end, y)
		if c.Style() != style {
			break
		}
		cells = append(cells, c.Text)
	}
	ink, ground := first.Ink.hex(ownInk), first.Ground.hex(ownGround)
	if first.Reverse {
		ink, ground = ground, ink
	}
	left, top := edge+x*cellW, edge+y*cellH
	if ground != ownGround {
		rectangle(b, left, top, (end-x)*cellW, cellH, ground)
	}
	if first.Underline {
		rectangle(b, left, top+baseline+3, (end-x)*cellW, 1, ink)
	}
	bold := ""
	if first.Bold {
		bold = ` font-weight="bold"`
	}
	for i := 0; i < len(cells); {
		n := wordLength(cells[i:])
		at := left + i*cellW
		switch cells[i] {
		case " ", "":
		case "─":
			rectangle(b, at, top+cellH/2, n*cellW, 1, ink)
		case "━":
			rectangle(b, at, top+cellH/2-1, n*cellW, 3, ink)
		default:
			fmt.Fprintf(b, `<text x="%d" y="%d" textLength="%d" lengthAdjust="spacingAndGlyphs" fill="%s"%s>%s</text>`+"\n",
				at, top+baseline, n*cellW, ink, bold, escaped(strings.Join(cells[i:i+n], "")))
		}
		i += n
	}
	return end
}

// wordLength is how many cells from the first on are drawn as one: a word, or so many of the
// same sign that is none.
func wordLength(cells []string) int {
	isWord := func(text string) bool { return text != " " && text != "─" && text != "━" }
	n := 1
	for n < len(cells) && (isWord(cells[0]) && isWord(cells[n]) || cells[n] == cells[0]) {
		n++
	}
	return n
}

func rectangle(b *strings.Builder, x, y, w, h int, fill string) {
	fmt.Fprintf(b, `<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>`+"\n", x, y, w, h, fill)
}

// hex is a colour that was sent in full, or else the terminal's own.
func (c Colour) hex(own string) string {
	if rgb, ok := c.RGB(); ok {
		return fmt.Sprintf("#%06x", rgb)
	}
	return own
}

func (t *Terminal) cursorColour() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return colourOf(t.emulator.CursorColor()).hex(ownInk)
}

func escaped(text string) string {
	var b strings.Builder
	if err := xml.EscapeText(&b, []byte(text)); err != nil {
		return ""
	}
	return b.String()
}
