package start

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// View draws the start page.
func (p Page) View(env kit.Env) kit.Screen {
	s := &env.Lang.Screen.Start
	w, h := env.Width, env.Height
	margin := kit.PageMargin(w)
	body, wide := w-2*draw.Width(margin), w-draw.Width(margin)-1
	const name, gap = "T  A  N  T  E  O", "     "
	lines := []string{"", margin + env.Look.Bold.Put(name) + gap + env.Muted(s.Tagline), "", ""}
	if draw.Width(name+gap+s.Tagline) > wide {
		lines[1], lines[2] = margin+env.Look.Bold.Put(name), margin+env.Muted(s.Tagline)
	}
	if h < 22 && lines[2] == "" { // the list of games needs the rows more
		lines = slices.Delete(lines, 3, 4)
	}
	resume, count := "", ""
	if open := p.earlier.Open; open != nil {
		resume = summaryText(env.Lang, *open, max(0, min(52, w-24)))
	}
	if p.earlier.Known {
		count = strconv.Itoa(len(p.earlier.All))
	}
	choices := [startChoices][2]string{{s.New, ""}, {s.Resume, resume}, {s.Earlier, count}, {env.Lang.Stats.Title, env.Lang.Stats.Hint}, {env.Lang.Screen.File.Open, env.Lang.Screen.File.OpenHint}, {s.Count, p.countText(s.CountHint)}}
	x, y := draw.Width(margin)+2, 0
	for i, c := range choices {
		text := draw.Pad(c[0], 16) + " " + draw.Pad(c[1], max(0, min(52, w-24)))
		ink := draw.Ink{}
		if i == p.chosen {
			ink, y = env.Look.Reverse, len(lines)
		} else if i == startResume && p.earlier.Open == nil {
			ink = env.Look.Ink[draw.Muted]
		}
		lines = append(lines, margin+"  "+ink.Put(text))
	}
	lines = append(lines, "")
	for _, line := range newHint(s.NewHint, wide) {
		lines = append(lines, margin+env.Muted(line))
	}
	lines = append(lines, "")
	foot, about := 2, []string(nil)
	if h >= 22 {
		if p.folder != "" {
			about = env.MutedLines(s.KeptIn(p.folder), wide)
		}
		about = append(about, env.MutedLines(s.Independent, wide)...)
		foot = 3 + len(about)
	}
	room := h - len(lines) - foot
	if room > 2 {
		fit, cut := min(room-1, len(p.earlier.All)), ""
		if fit < len(p.earlier.All) {
			cut = env.Lang.Earlier.Of(fit, len(p.earlier.All))
		}
		lines = append(lines, margin+env.Heading(s.Earlier, cut, body, false))
		for _, g := range p.earlier.All[:fit] {
			lines = append(lines, margin+env.GameLine(g.Summary, body))
		}
		switch {
		case !p.earlier.Known:
			lines = append(lines, margin+env.Muted(env.Lang.Earlier.Reading))
		case len(p.earlier.All) == 0:
			lines = append(lines, margin+env.Muted(s.NoGames))
		}
	}
	rows := draw.Fill(lines, w, h)
	for i, line := range about {
		rows[h-2-len(about)+i] = draw.Pad(margin+line, w)
	}
	env.PageNotice(rows, p.earlier.Err)
	rows[h-1] = env.HintsIn(kit.HintsOf(env, p.KeyRows(env)), w)
	return kit.Screen{Rows: rows, X: x, Y: y, Cursor: true}
}

// newHint is what Enter does at a new game, in the two lines that it has or, where they are too long for a
// width, in more.
func newHint(hint [2]string, w int) []string {
	if draw.Width(hint[0]) <= w && draw.Width(hint[1]) <= w {
		return hint[:]
	}
	return draw.Wrapped(hint[0]+" "+hint[1], w)
}

// summaryText is a game in a few words and a width: "Ana, Bea   69 : 55".
func summaryText(l *phrases.Language, g store.Summary, w int) string {
	var names, totals []string
	for i, name := range g.Players {
		names = append(names, l.Player(name, i+1))
		totals = append(totals, phrases.Number(g.Totals[i]))
	}
	if len(g.Players) > sheet.MaxPlayers {
		return l.InGame(g)
	}
	end := "   " + strings.Join(totals, " : ")
	return phrases.Fit(strings.Join(names, ", "), max(1, w-draw.Width(end))) + end
}

// countText is what just counting does, or the tiles for it once it is chosen.
func (p Page) countText(hint string) string {
	if p.chosen != startCount || len(p.tiles) == 0 {
		return hint
	}
	return draw.SignLess + " " + kit.WithID(p.tiles[p.counts].Name, p.tiles[p.counts].ID) + " " + draw.SignMore
}
