package printout

import (
	"strconv"
	"strings"

	"tanteo/sheet/stats"
	"tanteo/tui/phrases"
)

// Grid is a table: names at the left, numbers under their heads.
type Grid struct {
	Head string
	Rows []string
}

// leastName is how many columns a name has at least.
const leastName = 12

// newGrid is a table of columns at most. The heads are those of the names and of the numbers;
// the last ones that there is no room for are left out.
func newGrid(columns int, heads []string, rows [][]string) Grid {
	wide := make([]int, len(heads))
	for i := 1; i < len(heads); i++ {
		wide[i] = phrases.Width(heads[i])
		for _, row := range rows {
			wide[i] = max(wide[i], phrases.Width(row[i]))
		}
		wide[i] += 2
	}
	name, shown := columns, 1
	for shown < len(heads) && name-wide[shown] >= leastName {
		name -= wide[shown]
		shown++
	}
	line := func(cells []string) string {
		var b strings.Builder
		b.WriteString(phrases.Pad(cells[0], name))
		for i := 1; i < shown; i++ {
			b.WriteString(phrases.PadLeft(cells[i], wide[i]))
		}
		return b.String()
	}
	g := Grid{Head: line(heads)}
	for _, row := range rows {
		g.Rows = append(g.Rows, line(row))
	}
	return g
}

// Players is the table of all players.
func Players(l *phrases.Language, t stats.Table, columns int) Grid {
	s := &l.Stats
	rows := make([][]string, len(t.Players))
	for i, p := range t.Players {
		rows[i] = []string{
			p.Name, strconv.Itoa(p.Games), strconv.Itoa(p.Wins), strconv.Itoa(p.Shared), l.Decimal(p.Average()),
			phrases.Number(p.Best.Total), phrases.Number(p.Lowest.Total), strconv.Itoa(p.AllTiles), phrases.Number(p.Total),
		}
	}
	return newGrid(columns, []string{s.Player, s.Played, s.Won, s.Shared, s.Average, s.Best, s.Lowest, s.AllTiles, s.Total}, rows)
}

// League is the table of a league.
func League(l *phrases.Language, ranked []stats.Ranked, columns int) Grid {
	s := &l.Stats
	rows := make([][]string, len(ranked))
	place := len(strconv.Itoa(len(ranked)))
	for i, r := range ranked {
		name := phrases.PadLeft(strconv.Itoa(r.Place), place) + ". " + r.Name
		rows[i] = []string{name, l.Share(r.Points), strconv.Itoa(r.Games), strconv.Itoa(r.Wins), strconv.Itoa(r.Shared)}
	}
	return newGrid(columns, []string{s.Player, s.Points, s.Played, s.Won, s.Shared}, rows)
}

// Scheme is a points scheme in a line: "XP (xp): 10 × players for the winner, 5 for the
// others".
func Scheme(l *phrases.Language, s stats.Scheme) string {
	return l.Labelled(s.Name+" ("+s.ID+")", l.Stats.Brings(s.Win, s.WinPerPlayer, s.Others))
}

// Versus is the table of how a player did against each other.
func Versus(l *phrases.Language, versus []stats.Versus, columns int) Grid {
	s := &l.Stats
	rows := make([][]string, len(versus))
	for i, v := range versus {
		rows[i] = []string{
			v.Name, strconv.Itoa(v.Games), strconv.Itoa(v.Ahead), strconv.Itoa(v.Even), strconv.Itoa(v.Behind), phrases.Number(v.Points), phrases.Number(v.Against),
		}
	}
	return newGrid(columns, []string{s.Against, s.Played, s.Ahead, s.Even, s.Behind, s.For, s.Opposed}, rows)
}

// PlayerFacts are the facts of a player: what each is called, and what it is.
func PlayerFacts(l *phrases.Language, p stats.Player) [][2]string {
	s := &l.Stats
	result := func(r stats.Result) string {
		return phrases.Number(r.Total) + ", " + l.Date(r.Day) + ", " + phrases.Safe(r.Game)
	}
	facts := [][2]string{
		{s.Fact.Games, s.Results(p.Games, p.Wins, p.Shared)},
		{s.Fact.Average, s.PerGame(l.Decimal(p.Average()), l.Decimal(p.PerTurn()))},
		{s.Fact.Best, result(p.Best)},
		{s.Fact.Lowest, result(p.Lowest)},
	}
	if best := p.BestPlay; best.Points > 0 {
		facts = append(facts, [2]string{s.Fact.BestPlay, playText(best) + ", " + l.Date(best.Day) + ", " + phrases.Safe(best.Game)})
	}
	return append(facts, [2]string{s.Fact.AllTiles, strconv.Itoa(p.AllTiles)}, [2]string{s.Fact.Total, phrases.Number(p.Total)})
}

func playText(p stats.Play) string { return phrases.Fit(p.Word, 30) + " " + strconv.Itoa(p.Points) }

// TableRemarks are what there is to say below a table of players: the highest game, the best
// play, what counts nowhere.
func TableRemarks(l *phrases.Language, t stats.Table, unreadable int) []string {
	var all []string
	if p, ok := t.Highest(); ok {
		all = append(all, l.Stats.Highest(phrases.Fit(p.Name, 30), phrases.Number(p.Best.Total), l.Date(p.Best.Day)))
	}
	if p, ok := t.BestPlay(); ok {
		all = append(all, l.Stats.BestPlay(phrases.Fit(p.Name, 30), playText(p.BestPlay), l.Date(p.BestPlay.Day)))
	}
	return append(all, l.LeftOut(t.Left, unreadable)...)
}

// PlayerPage is a player in lines of 80 columns at most: the facts, and how he did against each
// other.
func PlayerPage(l *phrases.Language, t stats.Table, p stats.Player) []string {
	r := &page{l: l}
	r.say(phrases.Fit(p.Name, columns-20) + " · " + l.KindOf(t.Kind))
	r.say("")
	facts := PlayerFacts(l, p)
	label := 0
	for _, f := range facts {
		label = max(label, phrases.Width(f[0]))
	}
	for _, f := range facts {
		r.say(phrases.Pad(f[0], label) + "  " + phrases.Fit(f[1], columns-label-2))
	}
	if versus := t.Versus(p.Key); len(versus) > 0 {
		r.say("")
		r.grid(Versus(l, versus, columns))
	}
	return r.lines
}

// PlayersPage is the table of all players in lines of 80 columns at most.
func PlayersPage(l *phrases.Language, t stats.Table) []string {
	p := &page{l: l}
	p.heading(t)
	if len(t.Players) == 0 {
		p.say(l.Stats.Nobody)
	} else {
		p.grid(Players(l, t, columns))
	}
	return append(p.lines, p.remarks(t)...)
}

// LeaguePage is the table of a league in lines of 80 columns at most.
func LeaguePage(l *phrases.Language, t stats.Table, scheme stats.Scheme) []string {
	p := &page{l: l}
	p.say(phrases.Fit(Scheme(l, scheme), columns))
	p.heading(t)
	if len(t.Players) == 0 {
		p.say(l.Stats.Nobody)
	} else {
		p.grid(League(l, t.League(scheme), columns))
	}
	return p.lines
}

func (p *page) heading(t stats.Table) {
	p.say(p.l.Labelled(p.l.KindOf(t.Kind), p.l.Stats.Games(t.Games)+", "+p.l.Stats.People(len(t.Players))))
	p.say("")
}

func (p *page) remarks(t stats.Table) []string {
	lines := &page{l: p.l}
	for i, text := range TableRemarks(p.l, t, 0) {
		if i == 0 {
			lines.say("")
		}
		lines.say(wrapped(text, columns))
	}
	return lines.lines
}

func (p *page) grid(g Grid) {
	p.say(g.Head)
	p.lines = append(p.lines, g.Rows...)
}
