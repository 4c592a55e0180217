package tabs

import (
	"slices"
	"strconv"

	"tanteo/sheet"
	"tanteo/tui/chart"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// mostCharted is how many players a chart shows at a time: more lines cannot be told apart.
const mostCharted = 4

// charted is a line of a chart: a player, or the masters of a duplicate.
type charted struct {
	seat   int // 0 are the masters
	sign   string
	name   string
	total  int
	totals []int
	points []int
}

// signMasters is drawn for the masters, where a player has a number.
const signMasters = "*"

// chartedOf are the lines in the charts of a game: of a large table those first by place, and the
// masters of a duplicate.
func (v View) chartedOf(g *sheet.Game) (all []charted, p sheet.Progress) {
	p = g.Standings.Progress()
	points := p.Points()
	seats, most := make([]int, len(g.Standings.Players)), mostCharted
	for i := range seats {
		seats[i] = i + 1
	}
	if p.Masters != nil {
		most--
	}
	if len(seats) > most {
		seats = g.Standings.ByPlace()[:most]
	}
	for i, seat := range seats {
		all = append(all, charted{seat, strconv.Itoa(i + 1), v.PlayerName(g, seat), g.Standings.Players[seat-1].Total(), p.Totals[seat-1], points[seat-1]})
	}
	if p.Masters != nil {
		all = append(all, charted{0, signMasters, v.Lang.Charts.Masters, p.Masters[len(p.Masters)-1], p.Masters, p.MasterPoints()})
	}
	return all, p
}

// ChartsTab draws the totals or the points by round, and both where there is room.
func (v View) ChartsTab(w, h int) []string {
	t, c := v.At, &v.Lang.Charts
	g := t.ShownGame()
	all, p := v.chartedOf(g)
	if p.Rounds == 0 {
		return v.MutedLines(v.Lang.Screen.NoTurns, w)
	}
	if h >= 20 {
		legend := v.chartLegend(g, all, w, true)
		top := (h - len(legend)) * 3 / 5
		lines := slices.Concat(legend, []string{v.Muted(c.Totals)}, v.chartLines(g, all, p, w, top-2))
		bars := v.chartBars(g, all, p, w, h-len(lines)-2)
		return append(append(lines, "", v.Muted(c.Points)), bars...)
	}
	legend := v.chartLegend(g, all, w, !t.Bars)
	if t.Bars {
		return slices.Concat([]string{v.Muted(draw.Pad(c.Points, w))}, legend, v.chartBars(g, all, p, w, h-1-len(legend)))
	}
	return slices.Concat([]string{v.Muted(draw.Pad(c.Totals, w))}, legend, v.chartLines(g, all, p, w, h-1-len(legend)))
}

func (v View) chartFrame(g *sheet.Game, all []charted, p sheet.Progress, w, h int) chart.Frame {
	leaders := g.Standings.Leaders()
	f := chart.Frame{W: w, H: h, ASCII: v.ASCII, Muted: v.Muted, Ink: func(i int, text string) string {
		switch {
		case slices.Contains(leaders, all[i].seat):
			return v.Look.Ink[draw.Leader].Put(text)
		case all[i].seat == 0:
			return v.Muted(text)
		}
		return text
	}}
	if p.Left {
		f.Last = v.Lang.Charts.End
	}
	return f
}

func (v View) chartLines(g *sheet.Game, all []charted, p sheet.Progress, w, h int) []string {
	series := make([]chart.Series, len(all))
	for i, one := range all {
		series[i] = chart.Series{Sign: one.sign, Values: one.totals}
	}
	return chart.Lines(series, v.chartFrame(g, all, p, w, h))
}

func (v View) chartBars(g *sheet.Game, all []charted, p sheet.Progress, w, h int) []string {
	series := make([]chart.Series, len(all))
	for i, one := range all {
		series[i] = chart.Series{Sign: one.sign, Values: one.points}
	}
	return chart.Bars(series, v.chartFrame(g, all, p, w, h))
}

// chartLegend tells who is drawn how, with totals, two or more to a line; pieces adds a piece of
// each line.
func (v View) chartLegend(g *sheet.Game, all []charted, w int, pieces bool) []string {
	const least = 15
	leaders := g.Standings.Leaders()
	columns := max(1, min(len(all), (w+2)/(least+2)))
	column := min(26, (w+2)/columns-2)
	var lines []string
	line := ""
	for i, one := range all {
		total := phrases.Number(one.total)
		sign := one.sign + " "
		if pieces {
			sign += chart.Sample(i, 3, one.sign, v.ASCII) + " "
		}
		name := draw.Pad(one.name, max(0, min(draw.Width(one.name), column-draw.Width(total)-1-draw.Width(sign))))
		text := sign + name + " " + total
		switch {
		case one.seat == 0:
			text = v.Muted(text)
		case slices.Contains(leaders, one.seat):
			text = v.Look.Ink[draw.Leader].Put(text)
		}
		line += draw.Pad(text, column)
		if (i+1)%columns == 0 || i == len(all)-1 {
			lines, line = append(lines, line), ""
			continue
		}
		line += "  "
	}
	if n := len(g.Standings.Players); n > mostCharted {
		lines = append(lines, v.Muted(v.Lang.Charts.FirstOf(mostCharted-1, n)))
	}
	return lines
}

// fromTab is the first tab named in a heading of a width, such that the open one is named.
func fromTab(names []string, open view.Tab, w int) int {
	from, all := 0, 0
	for _, name := range names[:open+1] {
		all += tabWidth(name)
	}
	for from < int(open) && all > w {
		all -= tabWidth(names[from])
		from++
	}
	return from
}

// tabWidth is how many columns a tab takes; none where it has no name, because it is hidden.
func tabWidth(name string) int {
	if name == "" {
		return 0
	}
	return draw.Width(name) + 2
}
