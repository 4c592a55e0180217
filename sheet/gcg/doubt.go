package gcg

import (
	"unicode/utf8"

	"tanteo/scoring"
	"tanteo/sheet"
)

// kindOf is a tile as the bag has it: its letter, or 0 for a blank.
func kindOf(t scoring.Tile) scoring.Letter {
	if t.IsBlank() {
		return 0
	}
	return t.Letter()
}

// use counts a tile that comes on the board, or goes off it with -1. Once a letter is used
// more often than the set has it, that is doubted.
func (w *walk) use(e *entry, t scoring.Tile, n int16) {
	of := kindOf(t)
	w.used[of] += n
	has := w.choice.Edition.Blanks
	if of != 0 {
		has = w.choice.Edition.Count(of)
	}
	if n > 0 && int(w.used[of]) > has && !w.over[of] {
		w.over[of] = true
		text := "?"
		if of != 0 {
			text = w.choice.Edition.Text(of)
		}
		w.doubt(DoubtBag, e.line, e.column(e.word), text)
	}
}

// holdsLaid doubts a play of which the rack lacks a tile.
func (w *walk) holdsLaid(e *entry, rack []scoring.Tile, laid []scoring.Laid) {
	if rack == nil {
		return
	}
	var have [scoring.MaxLetters + 1]int
	unknown := count(&have, rack)
	for _, l := range laid {
		w.lacks(e, &have, &unknown, l.Tile)
	}
}

// holds doubts an exchange of which the rack lacks a tile.
func (w *walk) holds(e *entry, rack, tiles []scoring.Tile) {
	if rack == nil {
		return
	}
	var have [scoring.MaxLetters + 1]int
	unknown := count(&have, rack)
	for _, t := range tiles {
		w.lacks(e, &have, &unknown, t)
	}
}

// count counts the tiles of a rack by kind, and those that are not known.
func count(have *[scoring.MaxLetters + 1]int, rack []scoring.Tile) (unknown int) {
	for _, t := range rack {
		if t == 0 {
			unknown++
		} else {
			have[kindOf(t)]++
		}
	}
	return unknown
}

// long doubts a name that is longer than it may be typed, or has more accents: it is kept whole.
func (w *walk) long(name string, most, line int) {
	if utf8.RuneCountInString(name) > most || sheet.Crowded(name) {
		w.doubt(DoubtLong, line, 1, name)
	}
}

func (w *walk) lacks(e *entry, have *[scoring.MaxLetters + 1]int, unknown *int, t scoring.Tile) {
	have[kindOf(t)]--
	if have[kindOf(t)] >= 0 {
		return
	}
	if *unknown > 0 {
		*unknown--
		return
	}
	if n := len(w.g.Warnings); n > 0 && w.g.Warnings[n-1].Line == e.line && w.g.Warnings[n-1].Kind == DoubtRack {
		return // said once a line
	}
	w.doubt(DoubtRack, e.line, e.column(e.rack), e.rack.text)
}
