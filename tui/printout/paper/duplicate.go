package paper

import (
	"strconv"

	"tanteo/sheet"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
	"tanteo/tui/printout/pdf"
)

// Duplicate is a blank duplicate sheet for players, by seat; "" is one without a name.
func Duplicate(l *phrases.Language, names []string, on Size) []byte {
	p := newPages(l, l.Paper.Duplicate, on, false)
	p.duplicate(p.seats(names), printout.BlankRounds(len(names)), printout.BlankSums(l, len(names)), p.fields)
	return p.bytes()
}

// duplicateGame is the sheet of a duplicate as it stands.
func duplicateGame(l *phrases.Language, g sheet.Game, on Size) []byte {
	p := newPages(l, "", on, false)
	names := g.Standings.Names()
	p.retitle(p.players(g))
	head := func() { p.head(about(l, g)...) }
	if rounds := printout.Rounds(l, g); len(rounds) > 0 {
		p.duplicate(p.seats(names), rounds, printout.Sums(l, g), head)
		p.y += 2
		for _, text := range printout.Legend(l, g) {
			p.paragraph(text, label())
		}
		p.y += 3
		p.ranking(g)
	} else {
		head()
		p.paragraph(l.Sheet.Empty, pdf.Style{Size: normal})
	}
	p.close(g)
	return p.bytes()
}

// seats are what the columns of players are headed with. Where there are many, one without a
// name is only the number of the seat.
func (p *pages) seats(names []string) []string {
	const few = 4
	heads := make([]string, len(names))
	for i, name := range names {
		heads[i] = p.name(name, i+1)
		if name == "" && len(names) > few {
			heads[i] = strconv.Itoa(i + 1)
		}
	}
	return heads
}

// players is the title of a game: who plays, or what, where they are many.
func (p *pages) players(g sheet.Game) string {
	if names := p.names(g); len(names) <= sheet.MaxPlayers {
		return p.l.Numbers.And(names)
	}
	return p.l.Paper.Duplicate
}

// column is a column of a duplicate sheet.
type column struct {
	head  string
	width float64
	align pdf.Align
	cell  func(printout.Row) string
}

// duplicate writes a row for each round and for each sum. The players for whom a page has no
// room are on the next. Head begins the pages of each group of players.
func (p *pages) duplicate(names []string, rounds, sums []printout.Row, head func()) {
	const number, points, master, narrow, wide, most = 12.0, 14.0, 50.0, 13.0, 24.0, 8
	for first := 0; first < len(names); first += most {
		last := min(len(names), first+most)
		if first > 0 {
			p.turn()
		}
		head()
		players := float64(last - first)
		player := min(wide, max(narrow, (p.inside()-number-points-master)/players))
		columns := []column{
			{p.l.Duplicate.Round, number, pdf.Right, func(r printout.Row) string { return r.Number }},
			{p.l.Duplicate.MasterColumn, p.inside() - number - points - players*player, pdf.Left, func(r printout.Row) string { return r.Master }},
			{p.l.Paper.Points, points, pdf.Right, func(r printout.Row) string { return r.Points }},
		}
		for seat := first; seat < last; seat++ {
			columns = append(columns, column{names[seat], player, pdf.Right, func(r printout.Row) string { return r.Cells[seat] }})
		}
		p.columns(columns, rounds, sums)
	}
}

// columns draws columns over rounds and sums, as high as the page allows.
func (p *pages) columns(columns []column, rounds, sums []printout.Row) {
	const lowest, highest, heads = 4.8, 7.0, 7.0
	height := min(highest, max(lowest, (p.left()-heads)/float64(len(rounds)+len(sums))))
	top := 0.0
	across := func(thickness float64) { p.Line(margin, p.y, p.width-margin, p.y, thickness) }
	write := func(text func(column) string, s pdf.Style, height float64) {
		x := margin
		for _, c := range columns {
			p.Text(x+1.2, p.y+height/2+1.2, c.width-2.4, c.align, s, text(c))
			x += c.width
		}
		p.y += height
		across(thin)
	}
	begin := func() {
		top = p.y
		across(thick)
		write(func(c column) string { return c.head }, pdf.Style{Size: 8.5, Bold: true}, heads)
		across(thick)
	}
	end := func() {
		x := margin
		for _, c := range columns {
			p.Line(x, top, x, p.y, thin)
			x += c.width
		}
		p.Line(x, top, x, p.y, thin)
		across(thick)
	}
	rows := func(all []printout.Row, s pdf.Style) {
		for _, r := range all {
			if p.left() < height-0.01 {
				end()
				p.turn()
				begin()
			}
			write(func(c column) string { return c.cell(r) }, s, height)
		}
	}
	begin()
	rows(rounds, pdf.Style{Size: normal})
	across(thick)
	rows(sums, pdf.Style{Size: normal, Bold: true})
	end()
}

// ranking writes the ranking of a duplicate.
func (p *pages) ranking(g sheet.Game) {
	const height, number = 5.6, 28.0
	name := p.inside() - 3*number
	write := func(r printout.Rank, s pdf.Style) {
		p.need(height)
		y := p.y + height - 1.6
		p.Text(margin+1, y, name-2, pdf.Left, s, r.Name)
		for i, text := range []string{r.Total, r.Gap, r.Share} {
			p.Text(margin+name+float64(i)*number, y, number-1, pdf.Right, s, text)
		}
		p.y += height
		p.Line(margin, p.y, p.width-margin, p.y, hair)
	}
	d := &p.l.Duplicate
	write(printout.Rank{Name: printout.RankingHeading(p.l, g), Total: d.Total, Gap: p.l.Paper.Gap, Share: d.Share}, label())
	for _, r := range printout.Ranking(p.l, g) {
		write(r, pdf.Style{Size: normal})
	}
	p.y += 2
}
