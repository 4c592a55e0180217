package paper

import (
	"tanteo/sheet"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
	"tanteo/tui/printout/pdf"
)

// widePlayers is from how many players on a sheet lies on its side.
const widePlayers = 3

// Sheet is the sheet of a game: every turn with word, square, points and total, the final
// table, the notes.
func Sheet(l *phrases.Language, g sheet.Game, on Size) []byte {
	if g.Log.Kind == sheet.DuplicateGame {
		return duplicateGame(l, g, on)
	}
	p := newPages(l, "", on, len(g.Standings.Players) >= widePlayers)
	names := p.names(g)
	p.retitle(p.players(g))
	p.head(about(l, g)...)
	if lines := printout.Lines(l, g); len(lines) > 0 {
		p.turns(names, lines)
	} else {
		p.paragraph(l.Sheet.Empty, pdf.Style{Size: normal})
	}
	for _, text := range printout.Legend(l, g) {
		p.paragraph(text, pdf.Style{Size: small, Grey: grey})
	}
	p.y += 3
	if g.Standings.Finished {
		p.final(g)
	}
	p.close(g)
	return p.bytes()
}

// close says how a game stands, and what else there is to say of it.
func (p *pages) close(g sheet.Game) {
	for _, text := range printout.Standing(p.l, g) {
		p.paragraph(text, pdf.Style{Size: normal, Bold: g.Standings.Finished})
	}
	for _, text := range printout.Remarks(p.l, g) {
		p.paragraph(text, pdf.Style{Size: normal})
	}
}

// grid is the columns of a sheet: a label, and for each player word, square, points and total.
type grid struct {
	label, player           float64 // widths
	square, points, running float64
	row                     float64 // height
}

func (p *pages) grid(players int) grid {
	g := grid{label: 12, square: 10, points: 11, running: 13, row: 5.6}
	g.player = (p.inside() - g.label) / float64(players)
	return g
}

// x is where a player's columns begin.
func (g grid) x(player int) float64 { return margin + g.label + float64(player)*g.player }

// word is how wide the column of words is.
func (g grid) word() float64 { return g.player - g.square - g.points - g.running }

// heads writes the names and the heads of the columns.
func (p *pages) heads(g grid, names []string) {
	const height = 11.0
	t := &p.l.Paper
	head := pdf.Style{Size: small, Grey: grey}
	p.Text(margin+1, p.y+height-1.6, g.label-2, pdf.Left, head, t.Number)
	for i, name := range names {
		x := g.x(i)
		p.Text(x+1.5, p.y+4.6, g.player-3, pdf.Left, pdf.Style{Size: 11, Bold: true}, name)
		p.Text(x+1.5, p.y+height-1.6, g.word()-2, pdf.Left, head, t.Word)
		x += g.word()
		p.Text(x, p.y+height-1.6, g.square-0.5, pdf.Left, head, t.Square)
		x += g.square
		p.Text(x, p.y+height-1.6, g.points-1, pdf.Right, head, t.Points)
		p.Text(x+g.points, p.y+height-1.6, g.running-1.5, pdf.Right, head, t.Running)
	}
	p.y += height
	p.Line(margin, p.y, p.width-margin, p.y, thick)
}

// turns writes the lines of the sheet.
func (p *pages) turns(names []string, lines []printout.Line) {
	g := p.grid(len(names))
	p.heads(g, names)
	top := p.y
	sides := func() {
		for i := range names {
			p.Line(g.x(i), top, g.x(i), p.y, thin)
		}
		p.Line(margin, p.y, p.width-margin, p.y, thick)
	}
	for _, line := range lines {
		if p.left() < g.row {
			sides()
			p.turn()
			p.heads(g, names)
			top = p.y
		}
		p.line(g, line)
	}
	sides()
	p.y += 2
}

func (p *pages) line(g grid, line printout.Line) {
	foot := p.y + g.row - 1.6
	p.Text(margin+1, foot, g.label-2, pdf.Left, pdf.Style{Size: small, Grey: grey}, line.Label())
	plain := pdf.Style{Size: normal}
	for i, c := range line.Cells {
		x := g.x(i)
		p.Text(x+1.5, foot, g.word()-2, pdf.Left, plain, c.Word)
		x += g.word()
		p.Text(x, foot, g.square-0.5, pdf.Left, pdf.Style{Size: small, Grey: grey}, c.Square)
		x += g.square
		p.Text(x, foot, g.points-1, pdf.Right, plain, c.Points)
		p.Text(x+g.points, foot, g.running-1.5, pdf.Right, pdf.Style{Size: normal, Bold: true}, c.Running)
	}
	p.y += g.row
	p.Line(margin, p.y, p.width-margin, p.y, hair)
}

// final writes the final table.
func (p *pages) final(g sheet.Game) {
	const row, number, letters = 5.6, 22.0, 28.0
	t, lines := &p.l.Sheet, printout.Finals(p.l, g)
	p.need(row * float64(len(lines)+1))
	name := min(90, p.inside()-3*number-letters)
	write := func(f printout.Final, words, total pdf.Style) {
		x, foot := margin, p.y+row-1.6
		p.Text(x+1, foot, name-2, pdf.Left, words, f.Name)
		x += name
		p.Text(x, foot, number-1, pdf.Right, words, f.Before)
		p.Text(x+number, foot, letters-1, pdf.Right, pdf.Style{Size: small, Grey: grey}, f.Letters)
		p.Text(x+number+letters, foot, number-1, pdf.Right, words, f.Left)
		p.Text(x+2*number+letters, foot, number-1, pdf.Right, total, f.All)
		p.y += row
		p.Line(margin, p.y, margin+name+3*number+letters, p.y, hair)
	}
	head := pdf.Style{Size: small, Grey: grey}
	write(printout.Final{Name: t.Final, Before: t.Before, Left: t.Left, All: t.All}, head, head)
	for _, f := range lines {
		write(f, pdf.Style{Size: normal}, pdf.Style{Size: normal, Bold: true})
	}
	p.y += 2
}
