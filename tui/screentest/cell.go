package screentest

import (
	"fmt"
	"image/color"
	"strings"

	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
)

// Cell is what stands in one cell of the screen. The right half of a wide character has no
// text.
type Cell struct {
	Text                            string
	Ink, Ground                     Colour
	Bold, Faint, Underline, Reverse bool
}

// Colour is a colour as the program sent it.
type Colour int

// Own is the terminal's own text colour or ground: none was sent.
const Own Colour = -1

// full marks a colour of 24 bits; what is smaller is a place in the palette.
const full Colour = 1 << 24

// RGB is the colour as 24 bits, where it was sent in full.
func (c Colour) RGB() (rgb int, ok bool) { return int(c &^ full), c >= full }

// String is "own", a place in the palette of 256, or "#rrggbb".
func (c Colour) String() string {
	switch {
	case c == Own:
		return "own"
	case c >= full:
		return fmt.Sprintf("#%06x", int(c&^full))
	}
	return fmt.Sprint(int(c))
}

func colourOf(c color.Color) Colour {
	switch c := c.(type) {
	case nil:
		return Own
	case ansi.BasicColor:
		return Colour(c)
	case ansi.IndexedColor:
		return Colour(c)
	}
	r, g, b, _ := c.RGBA()
	return full | Colour(r>>8<<16|g>>8<<8|b>>8)
}

func cellOf(c *uv.Cell) Cell {
	if c == nil {
		return Cell{Text: " ", Ink: Own, Ground: Own}
	}
	out := Cell{
		Text: c.Content, Ink: colourOf(c.Style.Fg), Ground: colourOf(c.Style.Bg),
		Bold: c.Style.Attrs&uv.AttrBold != 0, Faint: c.Style.Attrs&uv.AttrFaint != 0,
		Reverse: c.Style.Attrs&uv.AttrReverse != 0, Underline: c.Style.Underline != uv.UnderlineNone,
	}
	if c.Content == "" && c.Width != 0 {
		out.Text = " "
	}
	return out
}

// Style is how the cell is drawn, in words: "244 on 235", "bold own on own", "plain".
func (c Cell) Style() string {
	var words []string
	for _, a := range []struct {
		on   bool
		name string
	}{{c.Bold, "bold"}, {c.Faint, "faint"}, {c.Underline, "underline"}, {c.Reverse, "reverse"}} {
		if a.on {
			words = append(words, a.name)
		}
	}
	if c.Ink != Own || c.Ground != Own {
		words = append(words, c.Ink.String()+" on "+c.Ground.String())
	}
	if len(words) == 0 {
		return "plain"
	}
	return strings.Join(words, " ")
}
