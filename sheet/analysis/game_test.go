package analysis_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
)

// wordList is a small list: all words of two and three tiles of some letters, two of which are
// pairs in Spanish, and a part of those of four.
type wordList struct {
	words [][]scoring.Letter
	graph *finder.Graph
}

func newWordList(t *testing.T, e *scoring.Edition) wordList {
	t.Helper()
	var l wordList
	var letters []scoring.Letter
	for _, text := range []string{"A", "CH", "E", "L", "LL", "O", "S", "Z"} {
		spelling, err := e.Spell(text)
		if err != nil {
			t.Fatal(err)
		}
		letters = append(letters, scoring.LettersOf(spelling.Tiles)...)
	}
	grow := [][]scoring.Letter{{}}
	for n := 1; n <= 4; n++ {
		var longer [][]scoring.Letter
		for _, word := range grow {
			for _, letter := range letters {
				if n > 1 && e.Pair(word[n-2], letter) {
					continue
				}
				longer = append(longer, append(slices.Clone(word), letter))
			}
		}
		grow = longer
		for i, word := range grow {
			if n == 2 || n == 3 || n == 4 && i%7 == 0 {
				l.words = append(l.words, word)
			}
		}
	}
	var err error
	if l.graph, err = finder.Build(e, slices.Values(l.words)); err != nil {
		t.Fatal(err)
	}
	return l
}

// Contains makes it a list to look words up in.
func (l wordList) Contains(word []scoring.Tile) bool {
	return l.graph.Contains(scoring.LettersOf(word))
}

var stamp = sheet.Stamp{Time: time.UnixMilli(1_795_000_000_000).UTC(), By: "ana", Seed: 7}

// newGame is a game of two at its start.
func newGame(t *testing.T, kind sheet.Kind, edition string) sheet.Game {
	t.Helper()
	catalogue := editions.Embedded()
	e, err := catalogue.Edition(edition)
	if err != nil {
		t.Fatal(err)
	}
	book, err := catalogue.Rulebook(e.Rules)
	if err != nil {
		t.Fatal(err)
	}
	if kind == sheet.DuplicateGame {
		book.Duplicate = &sheet.Duplicate{Solo: 10, SoloBelow: 5, SoloPlayers: 2}
	}
	g, err := sheet.NewGame(sheet.Log{
		Kind: kind, Edition: e.Definition, Notation: e.Notation, Players: []string{"Ana", "Bea"}, First: 1, Rules: book,
	})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// done is a game after something happened.
func done(t *testing.T, g sheet.Game, event sheet.Event) sheet.Game {
	t.Helper()
	next, _, err := g.Do(sheet.Line{Event: event}, stamp)
	if err != nil {
		t.Fatalf("%+v: %v", event, err)
	}
	return next
}

// anyRack draws tiles of those that do not lie, most of them of the letters of the list.
func anyRack(r *rand.Rand, g *sheet.Game, list wordList) []scoring.Tile {
	left := slices.Clone(g.Standings.Tiles.Letters)
	var rack []scoring.Tile
	for range 200 {
		letter := list.words[r.IntN(len(list.words))][0]
		if r.IntN(12) == 0 {
			letter = scoring.Letter(r.IntN(len(left)))
		}
		if len(rack) == g.Edition.Rack || left[letter] <= 0 {
			continue
		}
		left[letter]--
		if letter == 0 {
			rack = append(rack, scoring.UnnamedBlank)
		} else {
			rack = append(rack, letter.Tile())
		}
	}
	return rack
}

// anyGame is a classic game after some turns: plays of a list, racks that were told or not,
// words that no list has, passes.
func anyGame(t *testing.T, r *rand.Rand, edition string, list wordList) sheet.Game {
	t.Helper()
	g := newGame(t, sheet.ClassicGame, edition)
	for range r.IntN(8) {
		rack := anyRack(r, &g, list)
		event := sheet.Event{What: sheet.Passed{}}
		best, err := analysis.BestPlays(t.Context(), &g, list.graph, analysis.PlayQuery{Rack: rack, Limit: 40})
		if err != nil {
			t.Fatal(err)
		}
		word := list.words[r.IntN(len(list.words))]
		tiles := make([]scoring.Tile, len(word))
		for i, letter := range word {
			tiles[i] = letter.Tile()
		}
		places, err := analysis.Places(&g, tiles)
		if err != nil {
			t.Fatal(err)
		}
		switch n := r.IntN(6); {
		case n < 4 && len(best.Plays) > 0:
			event.What = sheet.Played{Play: best.Plays[r.IntN(len(best.Plays))].Play}
			if r.IntN(3) > 0 {
				event.Rack = rack
			}
		case n == 4 && len(places) > 0:
			event.What = sheet.Played{Play: places[r.IntN(len(places))].Play}
		case r.IntN(2) == 0:
			event.Rack = rack
		}
		g = done(t, g, event)
	}
	return g
}

// shortly is a third of so many games in a short run.
func shortly(games int) int {
	if testing.Short() {
		return games / 3
	}
	return games
}

// inAnyGame checks something in many games.
func inAnyGame(t *testing.T, games int, check func(t *testing.T, r *rand.Rand, g *sheet.Game, list wordList)) {
	for _, edition := range []string{"es-100", "fr-102"} {
		t.Run(edition, func(t *testing.T) {
			list := newWordList(t, newGame(t, sheet.ClassicGame, edition).Edition)
			for seed := range games {
				r := rand.New(rand.NewPCG(uint64(seed), 11))
				g := anyGame(t, r, edition, list)
				check(t, r, &g, list)
				if t.Failed() {
					t.Fatalf("in game %d:\n%v", seed, g.Standings.Board.Text(g.Edition))
				}
			}
		})
	}
}
