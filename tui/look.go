package tui

import (
	"image/color"
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/colorprofile"
)

// ink is a style with its codes made once: what stands before a text and after it.
type ink struct{ on, off string }

func newInk(s lipgloss.Style) ink {
	on, off, _ := strings.Cut(s.Render("x"), "x")
	return ink{on, off}
}

// put is a text in the ink.
func (i ink) put(text string) string {
	if i.on == "" || text == "" {
		return text
	}
	return i.on + text + i.off
}

// meaning is what a colour stands for; no pane names a colour itself.
type meaning int

const (
	inkSquare meaning = iota
	inkTripleWord
	inkDoubleWord
	inkTripleLetter
	inkDoubleLetter
	inkTile
	inkLastPlay
	inkLaid
	inkBlank
	inkCursor
	inkLeader
	inkFault
	inkNotice
	inkMuted
	inkAccent
	inkInList
	inkNotInList
	meanings
)

// shade is one meaning in one theme: text and ground, in full colour and from the palette
// of 256. A ground of "" is the terminal's own.
type shade struct {
	text, ground       string
	text256, ground256 string
}

// look is a theme ready for one terminal: inks for what the panes show.
type look struct {
	ink        [meanings]ink
	bold       ink
	faint      ink
	field      ink // a text field
	reverse    ink
	spot       ink           // points of a possible place, on its square
	blankOn    [meanings]ink // a blank's letter on a tile, by the ground of the tile
	quadruple  [2]ink        // letter, word
	colours    [6]ink        // Literaki's squares, by the value that they triple
	cursor     color.Color
	mono       bool
	brackets   bool // paint brackets around the cursor's square too
	underlined [meanings]ink
}

// newLook makes the inks of a theme for a terminal that shows so many colours.
func newLook(theme string, dark bool, profile colorprofile.Profile, cursor string) *look {
	l := &look{brackets: cursor == "brackets" || theme == "contrast" && cursor != "block"}
	style := lipgloss.NewStyle
	l.bold = newInk(style().Bold(true))
	l.faint = newInk(style().Faint(true))
	l.field = newInk(style().Underline(true))
	l.reverse = newInk(style().Reverse(true))
	switch {
	case profile <= colorprofile.ASCII:
		l.inMono()
	case profile == colorprofile.ANSI:
		l.in16(dark)
	default:
		l.inShades(themeShades(theme, dark), profile == colorprofile.TrueColor)
	}
	return l
}

func (l *look) inShades(shades *[meanings]shade, full bool) {
	pick := func(full bool, hex, index string) color.Color {
		if full {
			return lipgloss.Color(hex)
		}
		return lipgloss.Color(index)
	}
	style := func(m meaning) lipgloss.Style {
		s, out := shades[m], lipgloss.NewStyle()
		out = out.Foreground(pick(full, s.text, s.text256))
		if s.ground != "" {
			out = out.Background(pick(full, s.ground, s.ground256))
		}
		switch m {
		case inkTile, inkLastPlay, inkLaid, inkLeader, inkFault, inkAccent:
			out = out.Bold(true)
		}
		return out
	}
	blank := pick(full, shades[inkBlank].text, shades[inkBlank].text256)
	for m := range meanings {
		s := style(m)
		l.ink[m] = newInk(s)
		l.underlined[m] = newInk(s.Underline(true))
		l.blankOn[m] = newInk(s.Foreground(blank))
	}
	l.blankOn[inkLastPlay] = newInk(style(inkLastPlay).Foreground(blank).Underline(true))
	l.ink[inkLastPlay] = newInk(style(inkLastPlay))
	on := shades[inkSquare]
	l.spot = newInk(style(inkLeader).Background(pick(full, on.ground, on.ground256)))
	// Quadruple squares take the ground of the triple ones; their names tell them apart.
	l.quadruple = [2]ink{l.ink[inkTripleLetter], l.ink[inkTripleWord]}
	l.colours = [6]ink{1: l.ink[inkDoubleWord], 2: l.ink[inkDoubleLetter], 3: l.ink[inkTripleLetter], 5: l.ink[inkTripleWord]}
	l.cursor = pick(full, shades[inkCursor].ground, shades[inkCursor].ground256)
}

// in16 uses the sixteen colours that every colour terminal has; text on the terminal's own
// ground follows whether that is dark.
func (l *look) in16(dark bool) {
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
	styles := [meanings]lipgloss.Style{
		inkSquare:       lipgloss.NewStyle().Faint(true),
		inkTripleWord:   basic(15, 1),
		inkDoubleWord:   basic(15, 5),
		inkTripleLetter: basic(15, 4),
		inkDoubleLetter: basic(0, 6),
		inkTile:         basic(0, 7), // not bold: bold black turns grey on some terminals
		inkLastPlay:     basic(4, 7),
		inkLaid:         basic(0, 2),
		inkBlank:        basic(1, 7),
		inkLeader:       text(3, -1).Bold(true),
		inkFault:        text(1, 1).Bold(true),
		inkNotice:       text(3, -1),
		inkMuted:        lipgloss.NewStyle().Faint(true),
		inkAccent:       text(6, 4).Bold(true),
		inkInList:       text(2, 2),
		inkNotInList:    text(5, 5),
	}
	for m := range meanings {
		l.ink[m] = newInk(styles[m])
		l.underlined[m] = newInk(styles[m].Underline(true))
		l.blankOn[m] = newInk(styles[m]) // the small letter is the sign: red on grey is too faint
	}
	l.blankOn[inkLastPlay] = l.underlined[inkLastPlay]
	l.spot = l.ink[inkLeader]
	l.quadruple = [2]ink{l.ink[inkTripleLetter], l.ink[inkTripleWord]}
	l.colours = [6]ink{1: l.ink[inkDoubleWord], 2: l.ink[inkDoubleLetter], 3: l.ink[inkTripleLetter], 5: l.ink[inkTripleWord]}
	l.cursor = lipgloss.ANSIColor(3)
}

// inMono tells everything by bold, faint, underline and reverse.
func (l *look) inMono() {
	l.mono = true
	faint, bold := l.faint, l.bold
	for _, m := range []meaning{inkSquare, inkTripleWord, inkDoubleWord, inkTripleLetter, inkDoubleLetter, inkMuted} {
		l.ink[m], l.underlined[m] = faint, faint
	}
	for _, m := range []meaning{inkTile, inkLastPlay, inkLaid, inkLeader, inkFault, inkAccent} {
		l.ink[m] = bold
		l.underlined[m] = newInk(lipgloss.NewStyle().Bold(true).Underline(true))
	}
	l.blankOn, l.spot = l.ink, bold
	l.blankOn[inkLastPlay] = l.underlined[inkLastPlay]
	l.quadruple = [2]ink{faint, faint}
	l.colours = [6]ink{1: faint, 2: faint, 3: faint, 5: faint}
}
