package stats

import (
	"tanteo/sheet/stats"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// View draws the page.
func (p Page) View(env kit.Env) kit.Screen {
	l := p.layout(env)
	w, h := env.Width, env.Height
	lines, y := l.lines, l.body
	if rows := l.grid.Rows; len(rows) > 0 {
		lines = append(lines, env.Muted(draw.Pad(l.grid.Head, l.w)))
		y = len(lines) + l.list.Chosen - l.list.Top
		lines = append(lines, env.ScrollLines(l.list, len(rows), l.room, func(i int) string { return draw.Pad(rows[i], l.w) })...)
	}
	lines = append(lines, l.below...)
	margin := kit.PageMargin(w)
	for i := range lines {
		lines[i] = margin + lines[i]
	}
	rows := draw.Fill(lines, w, h)
	env.PageNotice(rows, p.err)
	rows[h-1] = env.HintsIn(kit.HintsOf(env, p.KeyRows(env)), w)
	return kit.Screen{Rows: rows, X: draw.Width(margin), Y: min(y, h-1), Cursor: true}
}

// layout is where everything stands: lines above, the rows of the table in sight, lines below.
type layout struct {
	w     int // of a line, in cells
	lines []string
	body  int // where those below the tabs begin: the cursor is there where no row is
	grid  printout.Grid
	list  kit.Scroll // its rows in sight
	room  int        // for so many
	below []string
}

func (p Page) layout(env kit.Env) layout {
	l := layout{w: env.Width - 2*draw.Width(kit.PageMargin(env.Width)), list: kit.Scroll{Chosen: p.list.Chosen}}
	s := &env.Lang.Stats
	end := ""
	if p.loaded && p.err == nil {
		end = s.Games(p.table().Games) + ", " + s.People(len(p.table().Players))
	}
	l.lines = []string{"", env.Heading(s.Title, end, l.w, true), ""}
	if env.Height < 22 {
		l.lines = l.lines[1:2]
	}
	kinds := env.TwoTabs([2]string{s.Classic, s.Duplicate}, p.kind == 1)
	l.lines = append(l.lines, draw.Spread(env.TwoTabs([2]string{s.Players, s.League}, p.league), kinds, l.w), "")
	l.body = len(l.lines)
	return p.body(env, l, env.Height-2-len(l.lines))
}

// body puts into a layout what the page tells in h lines.
func (p Page) body(env kit.Env, l layout, h int) layout {
	s, t := &env.Lang.Stats, p.table()
	switch {
	case !p.loaded:
		l.lines = append(l.lines, env.Muted(s.Reading))
		return l
	case t.Games == 0:
		l.lines = append(append(l.lines, env.MutedLines(s.None, l.w)...), env.RemarkLines(l.w, env.Lang.LeftOut(t.Left, p.unreadable))...)
		return l
	}
	var above []string
	one, told := t.Player(p.player)
	switch {
	case told:
		above = playerLines(env, one, l.w)
		l.grid = printout.Versus(env.Lang, t.Versus(one.Key), l.w)
	case p.league && len(p.schemes) > 0:
		scheme := p.schemes[p.scheme]
		above = []string{draw.SignLess + " " + phrases.Fit(printout.Scheme(env.Lang, scheme), l.w-4) + " " + draw.SignMore, ""}
		l.grid = printout.League(env.Lang, t.League(scheme), l.w)
	default:
		l.grid = printout.Players(env.Lang, *t, l.w)
		l.below = env.RemarkLines(l.w, printout.TableRemarks(env.Lang, *t, p.unreadable))
		l.below = l.below[:min(len(l.below), max(0, h/3))]
	}
	l.lines = append(l.lines, above...)
	switch {
	case len(t.Players) == 0:
		l.lines, l.grid = append(l.lines, env.MutedLines(s.Nobody, l.w)...), printout.Grid{}
	case len(l.grid.Rows) == 0:
		l.below = nil
	default:
		l.room = max(1, h-len(above)-1-len(l.below))
		l.list = p.list.Within(len(l.grid.Rows), l.room)
	}
	return l
}

// playerLines are the facts of a player.
func playerLines(env kit.Env, p stats.Player, w int) []string {
	lines := []string{env.Look.Bold.Put(phrases.Fit(p.Name, w))}
	facts := printout.PlayerFacts(env.Lang, p)
	label := 0
	for _, f := range facts {
		label = max(label, draw.Width(f[0]))
	}
	for _, f := range facts {
		lines = append(lines, draw.Pad(f[0], label)+"  "+draw.Pad(f[1], max(8, w-label-2)))
	}
	return append(lines, "")
}
