package board

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/tui/desk/layout"
	"tanteo/tui/draw"
)

// View is what the board shows besides the tiles on it.
type View struct {
	Edition  *scoring.Edition
	Board    *scoring.Board
	Laid     []scoring.Laid
	Last     []scoring.Laid // of the play to underline
	Spots    []Spot         // points of possible places
	Cursor   scoring.Square
	HasCur   bool // paint brackets around the cursor's square, where the look asks for them
	Names    func(scoring.Premium) string
	Notation scoring.Notation
}

// cell is one square ready to draw.
type cell struct {
	text  string // exactly the width of the cell
	value string // the same for the row of values; "" for none
	ink   draw.Ink
	low   draw.Ink // of its lowest row
}

// ColumnLabels is the row above the board: numbers, or letters where the notation has letters for
// columns.
func ColumnLabels(l *layout.Layout, squares int, n scoring.Notation) string {
	var b strings.Builder
	b.WriteString("  ")
	before := strings.Repeat(" ", (l.CellW-1)/2)
	for c := range squares {
		label, _ := n.Labels(c)
		b.WriteString(draw.Pad(before+label, l.CellW))
	}
	return b.String()
}

// Lines draws the board, l.CellH lines for each row of squares.
func (v View) Lines(l *layout.Layout, look *draw.Look) []string {
	side := v.Board.Layout().Side
	marks := v.marks()
	cells := make([]cell, side)
	lines := make([]string, 0, side*l.CellH)
	for r := range side {
		for c := range side {
			cells[c] = v.cell(scoring.Square{Row: r, Col: c}, marks[r*side+c], l, look)
		}
		text := (l.CellH - 1) / 2
		for h := range l.CellH {
			label := "  "
			if h == text {
				_, name := v.Notation.Labels(r)
				label = draw.Pad(name, 2)
			}
			lines = append(lines, label+row(cells, h, text, l))
		}
	}
	return lines
}

// row draws one line of a row of squares, in runs of one ink.
func row(cells []cell, h, text int, l *layout.Layout) string {
	var b strings.Builder
	blank := strings.Repeat(" ", l.CellW)
	var on draw.Ink
	for i, c := range cells {
		ink := c.ink
		if h == l.CellH-1 {
			ink = c.low
		}
		s := blank
		switch {
		case h == text:
			s = c.text
		case h == text+1 && c.value != "":
			s = c.value
		}
		if i == 0 || ink != on {
			if i > 0 {
				b.WriteString(on.Off)
			}
			b.WriteString(ink.On)
			on = ink
		}
		b.WriteString(s)
	}
	b.WriteString(on.Off)
	return b.String()
}

// mark is what marks a square now.
type mark struct {
	laid scoring.Tile
	last bool
	spot string
}

func (v View) marks() []mark {
	side := v.Board.Layout().Side
	marks := make([]mark, side*side)
	for _, l := range v.Last {
		marks[l.Square.Row*side+l.Square.Col].last = true
	}
	for _, s := range v.Spots {
		marks[s.At.Row*side+s.At.Col].spot = s.Text
	}
	for _, l := range v.Laid {
		marks[l.Square.Row*side+l.Square.Col].laid = l.Tile
	}
	return marks
}

func (v View) cell(s scoring.Square, m mark, l *layout.Layout, look *draw.Look) cell {
	lies := v.Board.At(s)
	var c cell
	switch {
	case m.laid != 0:
		c = v.laidCell(m.laid, l, look)
	case lies != 0:
		of := draw.Tile
		if m.last {
			of = draw.LastPlay
		}
		c = cell{text: centred(v.Edition.TileText(lies), l), value: v.value(lies, l, look), ink: look.Ink[of], low: look.Ink[of]}
		if m.last {
			c.low = look.Underlined[of]
		}
		if lies.IsBlank() {
			c.ink, c.low = look.BlankOn[of], look.BlankOn[of]
		}
	case m.spot != "":
		c = cell{text: centred(m.spot, l), ink: look.Spot, low: look.Spot}
	default:
		c = v.emptyCell(s, l, look)
	}
	if v.HasCur && s == v.Cursor {
		c.text = bracketed(c.text, l)
	}
	return c
}

func (v View) emptyCell(s scoring.Square, l *layout.Layout, look *draw.Look) cell {
	p := v.Board.Layout().At(s)
	if p == scoring.Plain {
		return cell{text: centred(".", l), ink: look.Ink[draw.Square], low: look.Ink[draw.Square]}
	}
	text := v.Names(p)
	if s == v.Board.Layout().Centre {
		text = "*" + text
	}
	ink := look.Premium(p)
	return cell{text: centred(text, l), ink: ink, low: ink}
}

// laidCell draws a tile that is being laid: <J>, <CH, and L·L where marks have no room.
func (v View) laidCell(t scoring.Tile, l *layout.Layout, look *draw.Look) cell {
	text := v.Edition.TileText(t)
	ink := look.Ink[draw.Laid]
	if t.IsBlank() {
		ink = look.BlankOn[draw.Laid]
	}
	switch draw.Width(text) {
	case 1:
		text = "<" + text + ">"
	case 2:
		text = "<" + text
		if l.CellW > 3 {
			text += ">"
		}
	}
	text = centredMarked(text, l)
	if look.Mono {
		text = strings.ReplaceAll(text, "<", look.Reverse.Put("<")+ink.On)
		text = strings.ReplaceAll(text, ">", look.Reverse.Put(">")+ink.On)
	}
	return cell{text: text, value: v.value(t, l, look), ink: ink, low: ink}
}

// value is the small number under a tile; a blank has none.
func (v View) value(t scoring.Tile, l *layout.Layout, look *draw.Look) string {
	if l.CellH < 2 || t.IsBlank() {
		return ""
	}
	n := ""
	for _, d := range strconv.Itoa(v.Edition.Value(t)) {
		n += string('₀' + d - '0')
	}
	return draw.Pad(strings.Repeat(" ", l.CellW-1-draw.Width(n))+n, l.CellW)
}

// centred puts a text into its cell: one sign into the middle column, two from the middle on,
// three into the whole of a small cell.
func centred(text string, l *layout.Layout) string {
	before := (l.CellW - 1) / 2
	if draw.Width(text) > 2 {
		before = max(0, before-1)
	}
	return draw.Pad(strings.Repeat(" ", before)+text, l.CellW)
}

// centredMarked puts a text with its marks into its cell, with the letter where it always stands.
func centredMarked(text string, l *layout.Layout) string {
	before := (l.CellW-1)/2 - 1
	return draw.Pad(strings.Repeat(" ", before)+text, l.CellW)
}

// bracketed paints the cursor as brackets where the cell has room for them.
func bracketed(text string, l *layout.Layout) string {
	before := (l.CellW-1)/2 - 1
	runes := []rune(text)
	if len(runes) != l.CellW {
		return text
	}
	if runes[before] == ' ' {
		runes[before] = '['
	}
	for i := before + 2; i < len(runes); i++ {
		if runes[i] == ' ' {
			runes[i] = ']'
			break
		}
	}
	return string(runes)
}

// Spot is a text on a square of the board.
type Spot struct {
	At   scoring.Square
	Text string
}
