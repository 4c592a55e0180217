package games

import (
	"strings"

	"tanteo/sheet/store"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// View draws the list.
func (p Page) View(env kit.Env) kit.Screen {
	w, h := env.Width, env.Height
	l := p.layout(env)
	field, x := p.searchLine(env, l.w)
	y := len(l.above)
	lines := append(l.above, field, "")
	lines = append(lines, env.ScrollLines(l.rows, len(p.matches), l.room, func(i int) string { return env.GameLine(p.matches[i].Summary, l.w) })...)
	if len(p.matches) == 0 {
		lines = append(lines, env.MutedLines(p.none(env), l.w)...)
	}
	lines = draw.Fill(lines, l.w, h-2-len(l.below))
	if p.menu != nil {
		x, y = 0, len(lines)+len(l.below)-len(p.menu.Items)+p.menu.Chosen
	}
	lines = append(lines, l.below...)
	margin := kit.PageMargin(w)
	for i := range lines {
		lines[i] = margin + lines[i]
	}
	rows := draw.Fill(lines, w, h)
	env.PageNotice(rows, p.list.Err)
	rows[h-1] = env.HintsIn(kit.HintsOf(env, p.KeyRows(env)), w)
	return kit.Screen{Rows: rows, X: min(draw.Width(margin)+x, w-1), Y: y, Cursor: true}
}

// layout is where everything stands: lines above the search, the games in sight, lines below.
type layout struct {
	w            int // of a line, in cells
	above, below []string
	rows         kit.Scroll // the games in sight
	room         int        // for so many
}

func (p Page) layout(env kit.Env) layout {
	l := layout{w: env.Width - 2*draw.Width(kit.PageMargin(env.Width))}
	end := env.Lang.Earlier.Of(len(p.matches), len(p.all()))
	if !p.list.Known {
		end = ""
	}
	l.above = []string{"", env.Heading(env.Lang.Screen.Start.Earlier, end, l.w, true), ""}
	if env.Height < 22 {
		l.above = l.above[1:2]
	}
	l.below = p.below(env, l.w)
	l.room = env.Height - 2 - len(l.above) - 2 - len(l.below)
	l.rows = p.rows.Within(len(p.matches), l.room)
	return l
}

// searchLine is the field of the search and the tabs, and the column of the cursor.
func (p Page) searchLine(env kit.Env, w int) (line string, x int) {
	s := &env.Lang.Earlier
	tabs := ""
	if p.source.Role.May(sitting.Delete) {
		tabs = env.TwoTabs([2]string{s.Games, s.Thrown}, p.trash)
	}
	label := s.Field + " "
	room := max(8, w-draw.Width(label)-draw.Width(tabs)-2)
	text, at := p.search.InSight(room)
	x = draw.Width(label) + at
	return env.Look.Ink[draw.Accent].Put(label) + env.Look.Field.Put(draw.Pad(text, room)) + "  " + tabs, x
}

// below is what stands under the list: the menu, or more of the chosen game.
func (p Page) below(env kit.Env, w int) []string {
	g, ok := p.game()
	if p.menu != nil {
		lines := []string{"", env.Heading(phrases.Fit(p.menu.Heading, w-4), "", w, true)}
		return append(lines, p.menu.Lines(env, w, len(p.menu.Items))...)
	}
	if !ok || env.Height < 22 {
		return nil
	}
	fault := g.Err
	if g.Altered {
		fault = &store.AlteredError{ID: g.ID}
	}
	if fault != nil {
		told := env.MutedLines(env.Sentence(fault), w)
		return append([]string{""}, told[:min(2, len(told))]...)
	}
	about := ""
	if g.Event != "" {
		about = phrases.Fit(g.Event, w/2) + " " + draw.SignDot + " "
	}
	return []string{"", env.Muted(draw.Pad(about+phrases.Safe(g.Edition)+" "+draw.SignDot+" "+phrases.Safe(g.ID), w))}
}

// none says why the list is empty.
func (p Page) none(env kit.Env) string {
	s := &env.Lang.Earlier
	switch {
	case !p.list.Known:
		return s.Reading
	case strings.TrimSpace(p.search.Value()) != "":
		return s.NoneFound(env.Lang.Numbers.Quote(phrases.Fit(p.search.Value(), 40)))
	case p.trash:
		return s.TrashEmpty
	}
	return env.Lang.Screen.Start.NoGames
}
