package sheet

import (
	"slices"

	"tanteo/scoring"
)

// tally is what the rows come to besides the totals, as far as they have been gone through.
type tally struct {
	rows   int   // gone through
	faulty []int // numbers of those that do not fit
	told   []int // numbers of those that have other points than were counted
	off    []int // numbers of those after which a file's total is not the sum
	uses   []use
}

// use tells which rows used a letter that there is too much of.
type use struct {
	letter scoring.Letter
	rows   int   // gone through
	turns  []int // their numbers
}

// settle goes through the rows that are new.
func (f *folder) settle() {
	s := &f.s
	if f.tally.rows == 0 {
		for i := range s.Players {
			s.Players[i].running = 0
		}
	}
	for i := f.tally.rows; i < len(s.Turns); i++ {
		t := &s.Turns[i]
		f.tally.add(t)
		if t.Player == 0 {
			continue // a master
		}
		p := &s.Players[t.Player-1]
		p.running += t.Points
		t.Running = p.running
	}
}

// add goes through one more row. A turn of which the points were told is not named again for its total.
func (y *tally) add(t *Turn) {
	y.rows++
	last := len(y.told) - 1
	switch {
	case t.Fault != nil:
		y.faulty = append(y.faulty, t.Number)
	case t.Told && (last < 0 || y.told[last] != t.Number): // an end has a row a player
		y.told = append(y.told, t.Number)
	case !t.Told && t.Off != 0:
		y.off = append(y.off, t.Number)
	}
}

// overused tells the letters of which the sheet has more than the set, and the turns that used them.
func (f *folder) overused() []Overuse {
	var all []Overuse
	var uses []use
	for letter, left := range f.s.Tiles.Letters {
		if left >= 0 {
			continue
		}
		u := f.useOf(scoring.Letter(letter))
		has := f.edition.Blanks
		if letter != 0 {
			has = f.edition.Count(u.letter)
		}
		uses = append(uses, u)
		all = append(all, Overuse{Letter: u.letter, Has: has, Used: has - left, Turns: u.turns})
	}
	f.uses = uses
	return all
}

func (f *folder) useOf(letter scoring.Letter) use {
	u := use{letter: letter}
	if i := slices.IndexFunc(f.uses, func(u use) bool { return u.letter == letter }); i >= 0 {
		u = f.uses[i]
	}
	u.turns = slices.Clip(u.turns)
	for ; u.rows < len(f.s.Turns); u.rows++ {
		t := &f.s.Turns[u.rows]
		if t.Challenged || t.Fault != nil || f.log.Kind == DuplicateGame && t.Player != 0 {
			continue
		}
		if laysLetter(OfMaster(f.log.Events[t.Event].What), letter) {
			u.turns = append(u.turns, t.Number)
		}
	}
	return u
}

// laysLetter says whether a play has a letter, 0 is a blank, among its new tiles.
func laysLetter(w What, letter scoring.Letter) bool {
	switch what := w.(type) {
	case Played:
		return slices.ContainsFunc(what.Play.Tiles, func(t scoring.PlayTile) bool { return t.New && slot(t.Tile) == letter })
	case Typed:
		return slices.ContainsFunc(what.Words.NewTiles(), func(t scoring.Tile) bool { return slot(t) == letter })
	}
	return false
}
