package scoring

import (
	"slices"
	"unicode/utf8"
)

// OtherRack is another way to read what was read as the tiles of a rack: LL as L and L. It has
// no more tiles than a rack holds and, within that, as many single letters as can be; false
// where the letters can be read in one way only.
func (e *Edition) OtherRack(rack []Tile) ([]Tile, bool) {
	return e.otherTiles(rack, e.Rack, func(Letter, Letter) bool { return true })
}

// OtherWord is OtherRack for a word, where the edition may keep two letters from standing side
// by side.
func (e *Edition) OtherWord(word []Tile) ([]Tile, bool) {
	return e.otherTiles(word, e.Layout.Side, func(first, second Letter) bool { return !e.Pair(first, second) })
}

// otherTiles goes through the runs of letters. Blanks and tiles that lie there stand between
// them: their signs keep letters apart.
func (e *Edition) otherTiles(tiles []Tile, most int, beside func(first, second Letter) bool) ([]Tile, bool) {
	var other []Tile
	spare, found := most-len(tiles), false
	for len(tiles) > 0 {
		n := slices.IndexFunc(tiles, func(t Tile) bool { return t == 0 || t.IsBlank() })
		if n < 0 {
			n = len(tiles)
		}
		run := LettersOf(tiles[:n])
		if split := e.otherRun(run, n+spare, beside); split != nil {
			spare, found = spare-len(split)+n, true
			run = split
		}
		for _, l := range run {
			other = append(other, l.Tile())
		}
		other = append(other, tiles[n:min(n+1, len(tiles))]...)
		tiles = tiles[min(n+1, len(tiles)):]
	}
	return other, found
}

// otherRun reads the text of letters anew, the shortest letters first; nil where it comes out
// the same.
func (e *Edition) otherRun(run []Letter, most int, beside func(first, second Letter) bool) []Letter {
	text := ""
	for _, l := range run {
		text += e.Text(l)
	}
	var walk func(text string, so []Letter) []Letter
	walk = func(text string, so []Letter) []Letter {
		if text == "" && !slices.Equal(so, run) {
			return slices.Clone(so)
		}
		if fewest := (utf8.RuneCountInString(text) + e.longest - 1) / e.longest; len(so)+fewest > most {
			return nil
		}
		for end := range len(text) {
			l, ok := e.byText[text[:end+1]]
			if !ok || e.Text(l) != text[:end+1] || e.OnlyBlank(l) || len(so) > 0 && !beside(so[len(so)-1], l) {
				continue
			}
			if found := walk(text[end+1:], append(so, l)); found != nil {
				return found
			}
		}
		return nil
	}
	return walk(text, nil)
}

// OtherTyped is OtherWord for the words of a typed play. A mark stays with the letter that it
// stands after.
func (e *Edition) OtherTyped(typed Typed) (Typed, bool) {
	other, found := slices.Clone(typed), false
	for i, word := range typed {
		if split, ok := e.OtherWord(word.Tiles()); ok {
			if marked, ok := e.marked(word, split); ok {
				other[i], found = marked, true
			}
		}
	}
	return other, found && e.CheckTyped(other) == nil
}

// marked gives tiles the marks of a word with the same text; false where a mark would come to
// stand inside a letter.
func (e *Edition) marked(word TypedWord, tiles []Tile) (TypedWord, bool) {
	marked := make(TypedWord, 0, len(tiles))
	before, end := 0, 0 // the text up to a letter of word, and to one of tiles
	for i, t := range word {
		before += len(e.Text(t.Tile.Letter()))
		for len(marked) < len(tiles) && end < before {
			tile := tiles[len(marked)]
			end += len(e.Text(tile.Letter()))
			marked = append(marked, TypedTile{Tile: tile, Old: t.Old})
		}
		switch {
		case end == before:
			marked[len(marked)-1].Premium = t.Premium
		case t.Premium != Plain || i+1 < len(word) && t.Old != word[i+1].Old:
			return nil, false
		}
	}
	return marked, true
}
