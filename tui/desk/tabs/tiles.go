package tabs

import (
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// tilesTab lists what is left letter by letter in the narrow pane: with values and counts
// where they fit.
func (v View) tilesTab(w, h int) []string {
	g := v.At.ShownGame()
	lines := v.tilesInFull(w)
	if len(lines)+2 > h {
		lines = v.tilesLeft(w)
	}
	lines = append(lines, v.overused(g, w)...)
	if n := g.Standings.Tiles.Uncounted; n > 0 {
		lines = append(lines, v.MutedLines(v.Lang.Screen.Uncounted(n), w)...)
	}
	if v.At.Letter != 0 {
		lines = append(lines, v.twoTileLines(w)...)
	}
	s, c := &v.Lang.Screen.Page, v.tileCount()
	return draw.Fill(append(lines, v.MutedLines(s.Vowels+" "+strconv.Itoa(c.vowels)+" "+draw.SignDot+" "+s.Consonants+" "+strconv.Itoa(c.consonants), w)...), w, h)
}

// tileCount sums up what is left of the set.
type tileCount struct{ vowels, consonants, points int }

func (v View) tileCount() tileCount {
	g := v.At.ShownGame()
	var c tileCount
	for _, l := range g.Edition.Alphabet() {
		left := max(0, g.Standings.Tiles.Letters[l])
		c.points += left * g.Edition.Value(l.Tile())
		if g.Edition.IsVowel(l) {
			c.vowels += left
		} else {
			c.consonants += left
		}
	}
	return c
}

// tileRow is a letter of the set and how many are left; the last row is the blank.
type tileRow struct {
	name            string
	left, of, value int
}

func (v View) tileRows() []tileRow {
	g := v.At.ShownGame()
	e, tiles := g.Edition, &g.Standings.Tiles
	var all []tileRow
	for _, l := range e.Alphabet() {
		if !e.OnlyBlank(l) {
			all = append(all, tileRow{e.Text(l), tiles.Letters[l], e.Count(l), e.Value(l.Tile())})
		}
	}
	return append(all, tileRow{"?", tiles.Letters[0], e.Blanks, e.BlankValue})
}

// inked draws a row: muted where nothing is left, as a fault where more tiles lie than the set
// has.
func (r tileRow) inked(v view.Table, text string) string {
	switch {
	case r.left < 0:
		return v.Look.Ink[draw.Fault].Put("!" + text[1:])
	case r.left == 0:
		return v.Muted(text)
	}
	return text
}

// leftText is how many of the tile are left.
func (r tileRow) leftText() string {
	if r.left == 0 {
		return "-"
	}
	return strconv.Itoa(r.left)
}

// inColumns puts the rows into columns of a width, from top to bottom, as many as fit.
func (v View) inColumns(rows []tileRow, column, columns int, text func(r tileRow) string) []string {
	per := (len(rows) + columns - 1) / columns
	lines := make([]string, per)
	for i, r := range rows {
		lines[i%per] += r.inked(v.Table, draw.Pad(text(r), column))
	}
	return lines
}

// tilesInFull lists for each letter how many are left, of how many, and its points: "CH 1/1 5".
func (v View) tilesInFull(w int) []string {
	const column = 14
	return v.inColumns(v.tileRows(), column, max(1, w/column), func(r tileRow) string {
		return draw.Right(r.name, 3) + draw.Right(r.leftText(), 4) + "/" + draw.Pad(strconv.Itoa(r.of), 2) + draw.Right(strconv.Itoa(r.value), 3)
	})
}

// overused tells the letters of which more lie than the set has.
func (v View) overused(g *sheet.Game, w int) []string {
	var lines []string
	by := g.Standings.Tiles.OverusedBy
	for i := range by {
		notice := sheet.Notice{Code: sheet.NoticeOverused, Overuse: &by[i], Turns: by[i].Turns}
		lines = append(lines, v.FaultLines(v.Lang.Notice(notice, *g), w)...)
	}
	return lines
}

// tilesLeft lists what is left per letter, as many columns as fit.
func (v View) tilesLeft(w int) []string {
	g := v.At.ShownGame()
	const cell = 7
	columns := max(1, w/cell)
	var lines []string
	var line string
	n := 0
	add := func(name string, left int) {
		count := strconv.Itoa(left)
		if left == 0 {
			count = "-"
		}
		text := draw.Right(name, 3) + draw.Right(count, 3) + " "
		switch {
		case left < 0:
			text = v.Look.Ink[draw.Fault].Put(draw.Right(name, 3) + draw.Right("!"+strconv.Itoa(left), 3) + " ")
		case left == 0:
			text = v.Muted(text)
		}
		line += text
		if n++; n%columns == 0 {
			lines = append(lines, line)
			line = ""
		}
	}
	for _, l := range g.Edition.Alphabet() {
		if g.Edition.OnlyBlank(l) {
			continue
		}
		add(g.Edition.Text(l), g.Standings.Tiles.Letters[l])
	}
	add("?", g.Standings.Tiles.Letters[0])
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// tilesBelow is the tiles under the tabs of a large window.
func (v View) tilesBelow(w int) []string {
	s, tiles := &v.Lang.Screen, &v.At.ShownGame().Standings.Tiles
	end := s.Bag + " " + strconv.Itoa(tiles.Bag) + " " + draw.SignDot + " " + s.Unseen + " " + strconv.Itoa(tiles.Unseen)
	if draw.Width(s.TilesLeft)+draw.Width(end)+4 > w {
		end = s.Bag + " " + strconv.Itoa(tiles.Bag)
	}
	return append([]string{v.Heading(s.TilesLeft, end, w, false)}, v.tilesLeft(w)...)
}

// TilesPage is all that is known of the tiles: for each letter what is left, of how many and with
// how many points, then the sums, then the words of two tiles. It scrolls.
func (v View) TilesPage(w, h int) []string {
	e := v.At.ShownGame().Edition
	heading := v.Heading(v.Lang.Screen.Tiles, v.Lang.Screen.Page.Title(e.ID, e.Tiles()), w, true)
	return append([]string{heading}, v.scrolled(v.tilesText(w), h-1)...)
}

// TilesScroll is how far the page of the tiles is scrolled, within its bounds.
func (v View) TilesScroll(w, h int) int { return max(0, min(v.At.Scroll, len(v.tilesText(w))-h)) }

// tilesText is the page of the tiles below its heading.
func (v View) tilesText(w int) []string {
	g, s := v.At.ShownGame(), &v.Lang.Screen.Page
	e, tiles := g.Edition, &g.Standings.Tiles
	column := 20
	if w < 4*column {
		column = 16
	}
	columns := max(1, min(4, w/column))
	head := strings.Repeat(draw.Pad(draw.Right(s.Left, 7)+draw.Right(s.Of, 4)+draw.Right(view.Short(s.Points, column-13), column-12), column), columns)
	lines := []string{v.Muted(draw.Pad(head, w))}
	lines = append(lines, v.inColumns(v.tileRows(), column, columns, func(r tileRow) string {
		return draw.Right(r.name, 3) + draw.Right(r.leftText(), 4) + draw.Right(strconv.Itoa(r.of), 4) + draw.Right(strconv.Itoa(r.value), column-12)
	})...)
	c := v.tileCount()
	lines = append(lines, v.Muted(strings.Repeat(draw.SignLine, w)))
	both := func(left, end string) {
		if draw.Width(left)+2+draw.Width(end) > w {
			lines = append(append(lines, draw.Wrapped(left, w)...), end)
			return
		}
		lines = append(lines, draw.Spread(left, end, w))
	}
	both(s.UnseenOf(tiles.Unseen, e.Tiles()), s.Vowels+" "+draw.Right(strconv.Itoa(c.vowels), 3)+"   "+s.Consonants+" "+draw.Right(strconv.Itoa(c.consonants), 3))
	bag := s.BagWhen(tiles.Bag, g.Standings.AtTable())
	if g.Log.Kind == sheet.DuplicateGame {
		bag = s.BagRound(tiles.Bag)
	}
	both(bag, s.PointsLeft+" "+draw.Right(strconv.Itoa(c.points), 3))
	lines = append(lines, v.overused(g, w)...)
	if v.At.Letter != 0 {
		lines = append(lines, v.twoTileLines(w)...)
	}
	if tiles.Uncounted > 0 {
		lines = append(lines, draw.Wrapped(v.Lang.Screen.Uncounted(tiles.Uncounted), w)...)
	}
	if only := e.BlankOnly; len(only) > 0 {
		lines = append(lines, v.MutedLines(v.Lang.Editions.OnlyOf(phrases.Safe(strings.Join(only, " "))), w)...)
	}
	if v.At.Letter == 0 {
		lines = append(lines, v.twoTileLines(w)...)
	}
	return lines
}

// scrolled is the h lines from where the page is scrolled to.
func (v View) scrolled(lines []string, h int) []string {
	if len(lines) <= h || h < 1 {
		return lines
	}
	top := max(0, min(v.At.Scroll, len(lines)-h))
	inSight := append([]string{}, lines[top:top+h]...)
	if rest := len(lines) - top - h; rest > 0 {
		inSight[h-1] = v.Muted(v.Lang.Screen.MoreBelow(rest + 1))
	}
	return inSight
}

// twoTileLines are the words of two tiles: all of them, or those with the letter that was
// typed.
func (v View) twoTileLines(w int) []string {
	t, s := v.At, &v.Lang.TwoTile
	e := t.Game.Edition
	two, ok := v.TwoTile()
	switch {
	case !ok:
		return v.MutedLines(s.NotKnown(phrases.Title(e.Name)), w)
	case t.Letter == 0:
		lines := draw.Wrapped(v.Lang.Labelled(s.Title, strings.Join(two.Words, " ")), w)
		lines = append(lines, v.MutedLines(s.Letter(v.KeyName("Esc")), w)...)
		return append(lines, v.MutedLines(s.Source(two.Source), w)...)
	}
	var with []string
	for _, word := range two.Words {
		if sp, err := e.Spell(word); err == nil && (sp.Tiles[0].Letter() == t.Letter || sp.Tiles[1].Letter() == t.Letter) {
			with = append(with, word)
		}
	}
	if with == nil {
		return []string{s.Title + ". " + s.Without(e.Text(t.Letter))}
	}
	return draw.Wrapped(s.Title+". "+s.With(e.Text(t.Letter), with), w)
}
