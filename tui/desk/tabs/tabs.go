// Package tabs draws the tabs in the lower part of the side, and each of them as a page: the
// sheet, the ranking, the tiles, the words, the notes, the charts.
//
//	lines := tabs.Of(v).TabPane(w, h)
package tabs

import (
	"strconv"
	"strings"

	"tanteo/tui/desk/rounds"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// TabPane draws the tabs and the one that is open.
func (v View) TabPane(w, h int) []string {
	lines := []string{v.tabHeading(w)}
	if below := v.shownBelow(w, h); below != nil {
		room := h - 2 - len(below)
		lines = append(lines, draw.Fill(v.TabLines(w, room), w, room)...)
		return append(append(lines, ""), below...)
	}
	return append(lines, v.TabLines(w, h-1)...)
}

// tabHeading is the names of the tabs, the open one in brackets; a sign says on which side there are more.
func (v View) tabHeading(w int) string {
	const more = "…"
	names := v.tabNames(w)
	var shown []int
	n, before, after, first := 0, false, false, fromTab(names, v.At.Tab, w)
	for i, name := range names {
		switch {
		case name == "":
		case i < first:
			before = true
		case after || n+tabWidth(name) > w:
			after = true
		default:
			shown, n = append(shown, i), n+tabWidth(name)
		}
	}
	var b strings.Builder
	for j, i := range shown {
		left, right := " ", " "
		if before && j == 0 {
			left = more
		}
		if after && n == w && j == len(shown)-1 {
			right = more
		}
		if view.Tab(i) == v.At.Tab {
			b.WriteString(v.Look.Ink[draw.Accent].Put("[" + names[i] + "]"))
		} else {
			b.WriteString(v.Muted(left + names[i] + right))
		}
	}
	if after && n < w {
		b.WriteString(v.Muted(more))
		n++
	}
	line := draw.SignLine
	if v.At.Focus == view.OnSide && v.At.Over == nil {
		line = draw.SignHeavy
	}
	if n < w && (w > 40 || v.At.Focus == view.OnSide) {
		b.WriteString(" " + v.Muted(strings.Repeat(line, w-n-1)))
	}
	return b.String()
}

// TabNamesOf are the names of all tabs in a language.
func TabNamesOf(l *phrases.Language) [view.Tabs]string {
	s := &l.Screen
	return [view.Tabs]string{
		view.TabSheet: s.Sheet, view.TabRank: l.Rounds.Rank, view.TabTiles: s.Tiles,
		view.TabWords: s.Words, view.TabNotes: s.Notes, view.TabCharts: l.Charts.Tab,
	}
}

// TitleOf is what stands over a tab that is a page: its name, of the ranking in full.
func TitleOf(tab view.Tab, l *phrases.Language) string {
	if tab == view.TabRank {
		return l.Rounds.Ranking
	}
	return TabNamesOf(l)[tab]
}

// tabNames are the names of the tabs, where there is room with the number of notes.
func (v View) tabNames(w int) []string {
	all := TabNamesOf(v.Lang)
	names := all[:]
	for i := range names {
		if v.At.Hides(view.Tab(i)) {
			names[i] = ""
		}
	}
	notes := len(v.At.Notes(&v.At.Game))
	if notes == 0 {
		return names
	}
	counted := v.Lang.Screen.Notes + " " + strconv.Itoa(notes)
	for _, name := range append(names[:view.TabNotes:view.TabNotes], counted) {
		w -= draw.Width(name) + 2
	}
	if w >= 0 {
		names[view.TabNotes] = counted
	}
	return names
}

// TabLines is the content of the open tab.
func (v View) TabLines(w, h int) []string {
	t := v.At
	switch t.Tab {
	case view.TabRank:
		return v.RankLines(t.ShownGame(), w, h, t.Scroll)
	case view.TabTiles:
		return v.tilesTab(w, h)
	case view.TabWords:
		return v.wordsTab(w, h)
	case view.TabNotes:
		return v.notesTab(w, h)
	case view.TabCharts:
		return v.ChartsTab(w, h)
	}
	return view.BySeating(t, View.turnsTab, View.roundsTab, View.hallTab)(v, w, h)
}

// The tab of the sheet: turns in a column for each player, rounds, or the tables of a hall.

func (v View) turnsTab(w, h int) []string {
	return v.SheetLines(v.At.ShownGame(), w, h, v.At.ChosenTurn())
}

func (v View) roundsTab(w, h int) []string {
	lines, _ := rounds.Of(v.Table).RoundsTable(v.At.ShownGame(), w, h)
	return lines
}

func (v View) hallTab(w, h int) []string {
	lines, _ := rounds.Of(v.Table).Hall(w, h)
	return lines
}

// wordsTab lists the words of the typed letters, else those of the game with their points, the
// newest last.
func (v View) wordsTab(w, h int) []string {
	if v.At.RackWords.Text != "" {
		return v.rackWordsLines(w, h)
	}
	var hint []string
	if v.At.Focus == view.OnSide {
		hint = append(v.MutedLines(v.Lang.Lookup.TypeRack, w), "")
	}
	return append(hint, v.gameWords(w, h-len(hint))...)
}

// gameWords are the words of the game in h lines of a width.
func (v View) gameWords(w, h int) []string {
	g := &v.At.Game
	var lines []string
	for i, working := range v.At.Words() {
		if working == nil {
			continue
		}
		turn := g.Standings.Turns[i]
		for j, word := range working.Words {
			label := "   "
			if j == 0 {
				label = draw.Right(strconv.Itoa(turn.Number), 3)
			}
			text, points := v.WordSign(word)+word.Text(g.Edition), strconv.Itoa(word.Points)
			if turn.Challenged {
				text, points = "("+text+")", "0"
			}
			lines = append(lines, v.Muted(label)+" "+draw.Spread(text, points, min(w, 40)-4))
		}
	}
	if len(lines) == 0 {
		return v.MutedLines(v.Lang.Screen.NoWords, w)
	}
	return lines[max(0, len(lines)-h):]
}

// TabRoom is how many lines the open tab has in tabs of a height.
func (v View) TabRoom(w, h int) int {
	if below := v.shownBelow(w, h); below != nil {
		return h - 2 - len(below)
	}
	return h - 1
}

// shownBelow are the tiles under the tabs of a height; none where there is no room for them.
func (v View) shownBelow(w, h int) []string {
	if !v.Lay.TilesBelow || v.At.Tab == view.TabTiles || h <= 18 {
		return nil
	}
	return v.tilesBelow(w)
}

// View draws the tabs under the working.
type View struct{ view.Table }

// Of is the View of a table.
func Of(v view.Table) View { return View{v} }
