package printout

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// Row is a row of a duplicate sheet: a round, an adjustment, or a sum. On a blank sheet all
// that is to be written is "".
type Row struct {
	Number, Master, Points string
	Cells                  []string // by seat
}

// BlankRounds are the rows of a blank duplicate sheet.
func BlankRounds(players int) []Row {
	rows := make([]Row, 30)
	for i := range rows {
		rows[i] = Row{Number: strconv.Itoa(i + 1), Cells: make([]string, players)}
	}
	return rows
}

// BlankSums are the sums below a blank duplicate sheet.
func BlankSums(l *phrases.Language, players int) []Row {
	var rows []Row
	for _, label := range []string{l.Duplicate.Total, l.Paper.Gap, l.Duplicate.Share} {
		rows = append(rows, Row{Master: label, Points: " ", Cells: make([]string, players)})
	}
	rows[0].Points = "" // only the sum of the masters is written
	return rows
}

// Rounds are the rounds of a duplicate in which something is noted, then what was added and
// taken off without a round.
func Rounds(l *phrases.Language, g sheet.Game) []Row {
	s := &g.Standings
	var rows []Row
	for _, round := range s.Rounds {
		row, noted := Row{Number: strconv.Itoa(round.Number), Cells: make([]string, len(s.Players))}, false
		if t, ok := s.MasterOf(round); ok {
			c := cell(l, g, t)
			row.Master, row.Points, noted = strings.TrimSpace(c.Word+" "+c.Square), c.Points, true
		}
		for i := range s.Players {
			if t, ok := s.Cell(round, i+1); ok {
				row.Cells[i], noted = cell(l, g, t).Points, true
			}
		}
		if noted {
			rows = append(rows, row)
		}
	}
	for _, t := range s.Turns {
		if t.TakesTurn() || t.Kind == sheet.KindEnd || t.Player == 0 {
			continue
		}
		c := cell(l, g, t)
		row := Row{Master: c.Word, Cells: make([]string, len(s.Players))}
		row.Cells[t.Player-1] = c.Points
		rows = append(rows, row)
	}
	return rows
}

// Sums are the sums of a duplicate: totals, how far they are from the masters, and their
// share of them.
func Sums(l *phrases.Language, g sheet.Game) []Row {
	rows := BlankSums(l, len(g.Standings.Players))
	rows[0].Points = phrases.Number(g.Standings.Masters())
	for i, sums := range sums(l, g) {
		for j, text := range sums {
			rows[j].Cells[i] = text
		}
	}
	return rows
}

// sums are the total of each player, its distance from the masters and its share of them. A
// round without a master counts in the total only.
func sums(l *phrases.Language, g sheet.Game) [][3]string {
	s := &g.Standings
	masters, judged := s.Masters(), s.Judged()
	all := make([][3]string, len(s.Players))
	for i, p := range s.Players {
		share := phrases.None
		if percent, ok := s.Share(judged[i]); ok {
			share = l.Paper.Percent(l.Decimal(percent))
		}
		all[i] = [3]string{phrases.Number(p.Total()), phrases.Signed(judged[i] - masters), share}
	}
	return all
}

// Rank is a line of the ranking of a duplicate.
type Rank struct{ Name, Total, Gap, Share string }

// Ranking is the ranking of a duplicate, by places.
func Ranking(l *phrases.Language, g sheet.Game) []Rank {
	var all []Rank
	sums := sums(l, g)
	for _, seat := range g.Standings.ByPlace() {
		p := g.Standings.Players[seat-1]
		sum := sums[seat-1]
		all = append(all, Rank{strconv.Itoa(p.Place) + ". " + l.Player(p.Name, seat), sum[0], sum[1], sum[2]})
	}
	return all
}

// Duplicate is a blank duplicate sheet for players, by seat; "" is one without a name.
func Duplicate(l *phrases.Language, names []string) []string {
	p := &page{l: l}
	p.fields(l.Paper.Duplicate)
	p.duplicate(names, BlankRounds(len(names)), BlankSums(l, len(names)), func(text string, columns int) string {
		if text == "" {
			return rule(columns)
		}
		return text
	})
	return p.lines
}

// writeDuplicate is the sheet of a duplicate as it stands.
func writeDuplicate(l *phrases.Language, g sheet.Game) []string {
	p := &page{l: l}
	p.say(phrases.Fit(g.Log.ID, columns))
	p.say(phrases.Fit(g.Log.Edition.Name+" · "+g.Log.Rules.Name, columns))
	p.say("")
	names := g.Standings.Names()
	if rounds := Rounds(l, g); len(rounds) > 0 {
		p.duplicate(names, rounds, Sums(l, g), func(text string, _ int) string { return text })
		for _, text := range Legend(l, g) {
			p.say(text)
		}
		p.say("")
		p.ranking(g)
	} else {
		p.say(l.Sheet.Empty)
		p.say("")
	}
	for _, text := range Standing(l, g) {
		p.say(wrapped(text, columns))
	}
	for _, text := range Remarks(l, g) {
		p.remark(text)
	}
	return p.lines
}

// RankingHeading says what the ranking of a duplicate is: final, or as it stands so far.
func RankingHeading(l *phrases.Language, g sheet.Game) string {
	if g.Standings.Finished {
		return l.Sheet.Final
	}
	return l.Sheet.SoFar
}

func (p *page) ranking(g sheet.Game) {
	d := &p.l.Duplicate
	all := append([]Rank{{RankingHeading(p.l, g), d.Total, p.l.Paper.Gap, d.Share}}, Ranking(p.l, g)...)
	name := 0
	for _, r := range all {
		name = max(name, min(40, phrases.Width(r.Name)+1))
	}
	for _, r := range all {
		p.say(phrases.Pad(r.Name, name) + phrases.PadLeft(r.Total, 8) + phrases.PadLeft(r.Gap, 12) + phrases.PadLeft(r.Share, 10))
	}
}

// duplicate writes a duplicate sheet; blank is what stands where a text would. The players
// for whom there is no room beside the masters stand below, as often as it takes.
func (p *page) duplicate(names []string, rounds, sums []Row, blank func(text string, columns int) string) {
	const number, master, least, crowded, few = 5, 20, 8, 6, 5
	points := max(4, phrases.Width(p.l.Paper.Points))
	for _, r := range slices.Concat(rounds, sums) {
		points = max(points, phrases.Width(r.Points))
	}
	room := columns - number - 1 - master - 1 - points
	at, most := 0, room/(least+1)
	if len(names) > few {
		most = room / (crowded + 1)
	}
	for at < len(names) {
		last := min(len(names), at+most)
		width := min(16, room/(last-at)-1)
		p.say(strings.TrimRight(p.duplicateHead(names[at:last], at, width, points), " "))
		for _, r := range slices.Concat(rounds, sums) {
			line := phrases.PadLeft(r.Number, number) + " "
			if r.Number == "" {
				line += phrases.Pad(r.Master, master)
			} else {
				line += phrases.Pad(blank(r.Master, master), master)
			}
			line += " " + phrases.PadLeft(blank(r.Points, points), points)
			for _, c := range r.Cells[at:last] {
				line += " " + phrases.PadLeft(blank(c, width), width)
			}
			p.say(strings.TrimRight(line, " "))
		}
		if at = last; at < len(names) {
			p.say("")
		}
	}
}

func (p *page) duplicateHead(names []string, before, width, points int) string {
	const number, master = 5, 20
	head := phrases.PadLeft(p.l.Duplicate.Round, number) + " " + phrases.Pad(p.l.Duplicate.MasterColumn, master) + " " +
		phrases.PadLeft(p.l.Paper.Points, points)
	for i, name := range names {
		seat := before + i + 1
		text := p.l.Player(name, seat)
		if name == "" && phrases.Width(text) > width {
			text = strconv.Itoa(seat) // rather than "Player…"
		}
		head += " " + phrases.PadLeft(phrases.Fit(text, width), width)
	}
	return head
}
