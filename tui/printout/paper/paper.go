// Package paper writes pages as PDF: the sheet of a game, blank forms, the tiles to cross off,
// the board.
//
//	file := paper.Sheet(phrases.For("es"), game, paper.A4)
//
// They are black on white, for any printer, and the same for the same game. What the font
// lacks stands as a box; a name with a box is followed by the number of its seat.
package paper

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/phrases"
	"tanteo/tui/printout/pdf"
)

// Size is a size of paper.
type Size uint8

// The sizes.
const (
	A4 Size = iota
	Letter
)

// Sizes are all sizes by their names, the first for whoever names none.
func Sizes() []string { return []string{"a4", "letter"} }

// SizeNamed is the size of a name: "a4". False where there is none.
func SizeNamed(name string) (Size, bool) {
	i := slices.Index(Sizes(), name)
	return Size(max(0, i)), i >= 0
}

// upright is the width and height in millimetres.
func (s Size) upright() (width, height float64) {
	if s == Letter {
		return 215.9, 279.4
	}
	return 210, 297
}

// What the pages have in common, in millimetres and points.
const (
	margin  = 15.0
	foot    = 9.0 // from the number of the page to the edge
	hair    = 0.1
	thin    = 0.2
	thick   = 0.45
	small   = 7.5
	normal  = 9.5
	large   = 15.0
	grey    = 0.35
	leading = 5.0 // from line to line of normal text
)

// pages are pages being filled from top to bottom.
type pages struct {
	*pdf.Page
	l             *phrases.Language
	document      *pdf.Document
	width, height float64 // of a page
	y             float64 // where the next thing goes
	title         string
}

// newPages begins pages with a title; wide ones lie on their side.
func newPages(l *phrases.Language, title string, on Size, wide bool) *pages {
	p := &pages{l: l, document: pdf.New(title, l.Tag), title: title}
	p.width, p.height = on.upright()
	if wide {
		p.width, p.height = p.height, p.width
	}
	p.turn()
	return p
}

// retitle gives the pages another title.
func (p *pages) retitle(title string) {
	p.title = title
	p.document.Title = title
}

// turn goes to the next page.
func (p *pages) turn() {
	p.Page = p.document.Page(p.width, p.height)
	p.y = margin
}

// inside is how wide a page is between its margins.
func (p *pages) inside() float64 { return p.width - 2*margin }

// left is how much of the page is left.
func (p *pages) left() float64 { return p.height - margin - p.y }

// need turns the page where less than so much of it is left.
func (p *pages) need(height float64) bool {
	if p.left() >= height {
		return false
	}
	p.turn()
	return true
}

// bytes are the pages as a file. Where there are several, each tells what it is of and its
// number.
func (p *pages) bytes() []byte {
	all := p.document.Pages()
	for i, page := range all {
		if len(all) == 1 {
			break
		}
		y, style := p.height-foot, pdf.Style{Size: small, Grey: grey}
		page.Text(margin, y, p.inside()-40, pdf.Left, style, p.title)
		page.Text(margin, y, p.inside(), pdf.Right, style, p.l.Paper.Page(i+1, len(all)))
	}
	return p.document.Bytes()
}

// head writes the title with lines below it.
func (p *pages) head(lines ...string) {
	p.Text(margin, p.y+5, p.inside(), pdf.Left, pdf.Style{Size: large, Bold: true}, p.title)
	p.y += 7
	for _, line := range lines {
		if line != "" {
			p.y += 4.2
			p.Text(margin, p.y, p.inside(), pdf.Left, pdf.Style{Size: 9, Grey: grey}, line)
		}
	}
	p.y += 5
}

// paragraph writes a text in as many lines as it needs.
func (p *pages) paragraph(text string, s pdf.Style) {
	for line := range strings.SplitSeq(text, "\n") {
		for _, part := range p.wrapped(line, s, p.inside()) {
			p.need(leading)
			p.y += leading
			p.Text(margin, p.y-1.2, p.inside(), pdf.Left, s, part)
		}
	}
}

// wrapped breaks a text into lines that are no wider than so much: between words, and inside
// one that is wider than a line.
func (p *pages) wrapped(text string, s pdf.Style, width float64) []string {
	var lines []string
	line, used, blank := "", 0.0, p.document.Width(s, " ")
	for _, word := range strings.Fields(text) {
		wide := p.document.Width(s, word)
		if line != "" && used+blank+wide <= width {
			line, used = line+" "+word, used+blank+wide
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for wide > width && word != "" {
			head, rest := p.document.Split(s, word, width)
			lines, word, wide = append(lines, head), rest, wide-p.document.Width(s, head)
		}
		line, used = word, wide
	}
	return append(lines, line)
}

// name is what a player is called on paper.
func (p *pages) name(name string, seat int) string {
	text := p.l.Player(name, seat)
	if p.document.Lacks(text) {
		text += " (" + strconv.Itoa(seat) + ")"
	}
	return text
}

// names are what the players of a game are called on paper, by seat.
func (p *pages) names(g sheet.Game) []string {
	names := make([]string, len(g.Standings.Players))
	for i, player := range g.Standings.Players {
		names[i] = p.name(player.Name, i+1)
	}
	return names
}

// about are the lines that say where and when a game was played, and by which rules.
func about(l *phrases.Language, g sheet.Game) []string {
	t, h := &l.Paper, g.Log.Header
	var where []string
	for _, field := range []struct{ name, text string }{{"", h.Event}, {t.Stage, h.Round}, {t.Table, h.Table}, {"", h.Place}} {
		if text := phrases.Title(field.text); text != "" {
			where = append(where, strings.TrimSpace(field.name+" "+text))
		}
	}
	if !h.Start.IsZero() {
		where = append(where, l.Date(h.Start))
	}
	return []string{strings.Join(where, " · "), phrases.Title(g.Log.Edition.Name) + " · " + phrases.Title(g.Log.Rules.Name)}
}
