package draw

import (
	"image/color"
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/colorprofile"

	"tanteo/scoring"
)

// Ink is a style as codes: On stands before a text, Off after it.
type Ink struct{ On, Off string }

func newInk(s lipgloss.Style) Ink {
	on, off, _ := strings.Cut(s.Render("x"), "x")
	return Ink{on, off}
}

// Put is a text in the ink.
func (i Ink) Put(text string) string {
	if i.On == "" || text == "" {
		return text
	}
	return i.On + text + i.Off
}

// Meaning is what a colour stands for; no pane names a colour itself.
type Meaning int

const (
	Square Meaning = iota
	TripleWord
	DoubleWord
	TripleLetter
	DoubleLetter
	Tile
	LastPlay
	Laid
	Blank
	Cursor
	Leader
	Fault
	Notice
	Muted
	Accent
	InList
	NotInList
	Meanings
)

// Shade is one meaning in one theme: text and ground, in full colour and from the palette
// of 256. A ground of "" is the terminal's own.
type Shade struct {
	Text, Ground       string
	Text256, Ground256 string
}

// Look is a theme ready for one terminal: inks for what the panes show.
type Look struct {
	Ink        [Meanings]Ink
	Bold       Ink
	faint      Ink
	Field      Ink // a text field
	Reverse    Ink
	Spot       Ink           // points of a possible place, on its square
	BlankOn    [Meanings]Ink // a blank's letter on a tile, by the ground of the tile
	quadruple  [2]Ink        // letter, word
	colours    [6]Ink        // Literaki's squares, by the value that they triple
	Cursor     color.Color
	Mono       bool
	Brackets   bool // paint brackets around the cursor's square too
	Underlined [Meanings]Ink
}

// NewLook makes the inks of a theme for a terminal that shows so many colours.
func NewLook(theme string, dark bool, profile colorprofile.Profile, cursor string) *Look {
	l := &Look{Brackets: cursor == "brackets" || theme == "contrast" && cursor != "block"}
	style := lipgloss.NewStyle
	l.Bold = newInk(style().Bold(true))
	l.faint = newInk(style().Faint(true))
	l.Field = newInk(style().Underline(true))
	l.Reverse = newInk(style().Reverse(true))
	switch {
	case profile <= colorprofile.ASCII:
		l.inMono()
	case profile == colorprofile.ANSI:
		l.in16(dark)
	default:
		l.inShades(ThemeShades(theme, dark), profile == colorprofile.TrueColor)
	}
	return l
}

func (l *Look) inShades(shades *[Meanings]Shade, full bool) {
	pick := func(full bool, hex, index string) color.Color {
		if full {
			return lipgloss.Color(hex)
		}
		return lipgloss.Color(index)
	}
	style := func(m Meaning) lipgloss.Style {
		s, out := shades[m], lipgloss.NewStyle()
		out = out.Foreground(pick(full, s.Text, s.Text256))
		if s.Ground != "" {
			out = out.Background(pick(full, s.Ground, s.Ground256))
		}
		switch m {
		case Tile, LastPlay, Laid, Leader, Fault, Accent:
			out = out.Bold(true)
		}
		return out
	}
	blank := pick(full, shades[Blank].Text, shades[Blank].Text256)
	for m := range Meanings {
		s := style(m)
		l.Ink[m] = newInk(s)
		l.Underlined[m] = newInk(s.Underline(true))
		l.BlankOn[m] = newInk(s.Foreground(blank))
	}
	l.BlankOn[LastPlay] = newInk(style(LastPlay).Foreground(blank).Underline(true))
	l.Ink[LastPlay] = newInk(style(LastPlay))
	on := shades[Square]
	l.Spot = newInk(style(Leader).Background(pick(full, on.Ground, on.Ground256)))
	// Quadruple squares take the ground of the triple ones; their names tell them apart.
	l.quadruple = [2]Ink{l.Ink[TripleLetter], l.Ink[TripleWord]}
	l.colours = [6]Ink{1: l.Ink[DoubleWord], 2: l.Ink[DoubleLetter], 3: l.Ink[TripleLetter], 5: l.Ink[TripleWord]}
	l.Cursor = pick(full, shades[Cursor].Ground, shades[Cursor].Ground256)
}

// in16 uses the sixteen colours that every colour terminal has. The colour of text without a
// ground depends on whether the terminal's own ground is dark.
func (l *Look) in16(dark bool) {
	basic := func(text, ground int) lipgloss.Style {
		return lipgloss.NewStyle().Foreground(lipgloss.ANSIColor(text)).Background(lipgloss.ANSIColor(ground))
	}
	text := func(onDark, onLight int) lipgloss.Style {
		n := onDark
		if !dark {
			n = onLight
		}
		if n < 0 {
			return lipgloss.NewStyle()
		}
		return lipgloss.NewStyle().Foreground(lipgloss.ANSIColor(n))
	}
	styles := [Meanings]lipgloss.Style{
		Square:       lipgloss.NewStyle().Faint(true),
		TripleWord:   basic(15, 1),
		DoubleWord:   basic(15, 5),
		TripleLetter: basic(15, 4),
		DoubleLetter: basic(0, 6),
		Tile:         basic(0, 7), // not bold: bold black turns grey on some terminals
		LastPlay:     basic(4, 7),
		Laid:         basic(0, 2),
		Blank:        basic(1, 7),
		Leader:       text(3, -1).Bold(true),
		Fault:        text(1, 1).Bold(true),
		Notice:       text(3, -1),
		Muted:        lipgloss.NewStyle().Faint(true),
		Accent:       text(6, 4).Bold(true),
		InList:       text(2, 2),
		NotInList:    text(5, 5),
	}
	for m := range Meanings {
		l.Ink[m] = newInk(styles[m])
		l.Underlined[m] = newInk(styles[m].Underline(true))
		l.BlankOn[m] = newInk(styles[m]) // the small letter is the sign: red on grey is too faint
	}
	l.BlankOn[LastPlay] = l.Underlined[LastPlay]
	l.Spot = l.Ink[Leader]
	l.quadruple = [2]Ink{l.Ink[TripleLetter], l.Ink[TripleWord]}
	l.colours = [6]Ink{1: l.Ink[DoubleWord], 2: l.Ink[DoubleLetter], 3: l.Ink[TripleLetter], 5: l.Ink[TripleWord]}
	l.Cursor = lipgloss.ANSIColor(3)
}

// inMono tells everything by bold, faint, underline and reverse.
func (l *Look) inMono() {
	l.Mono = true
	faint, bold := l.faint, l.Bold
	for _, m := range []Meaning{Square, TripleWord, DoubleWord, TripleLetter, DoubleLetter, Muted} {
		l.Ink[m], l.Underlined[m] = faint, faint
	}
	for _, m := range []Meaning{Tile, LastPlay, Laid, Leader, Fault, Accent} {
		l.Ink[m] = bold
		l.Underlined[m] = newInk(lipgloss.NewStyle().Bold(true).Underline(true))
	}
	l.BlankOn, l.Spot = l.Ink, bold
	l.BlankOn[LastPlay] = l.Underlined[LastPlay]
	l.quadruple = [2]Ink{faint, faint}
	l.colours = [6]Ink{1: faint, 2: faint, 3: faint, 5: faint}
}

// Premium is the ink of a premium square.
func (l *Look) Premium(p scoring.Premium) Ink {
	switch p {
	case scoring.DoubleLetter:
		return l.Ink[DoubleLetter]
	case scoring.TripleLetter:
		return l.Ink[TripleLetter]
	case scoring.QuadrupleLetter:
		return l.quadruple[0]
	case scoring.DoubleWord:
		return l.Ink[DoubleWord]
	case scoring.TripleWord:
		return l.Ink[TripleWord]
	case scoring.QuadrupleWord:
		return l.quadruple[1]
	case scoring.Colour1:
		return l.colours[1]
	case scoring.Colour2:
		return l.colours[2]
	case scoring.Colour3:
		return l.colours[3]
	case scoring.Colour5:
		return l.colours[5]
	}
	return l.Ink[Square]
}
