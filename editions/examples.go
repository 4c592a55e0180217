package editions

import (
	"strings"
	"sync"

	"tanteo/scoring"
)

// ExampleKind is what a play is an example of.
type ExampleKind string

// The kinds, in the order in which they are told.
const (
	FirstPlay   ExampleKind = "first"
	ThroughTile ExampleKind = "through" // across a tile that lies there
	SharedTile  ExampleKind = "shared"  // a new tile in two words
	WordSquares ExampleKind = "squares" // two word squares in one word
	AllTiles    ExampleKind = "all"     // the bonus
	WithBlank   ExampleKind = "blank"   // FirstPlay once more, its dearest tile a blank
)

// Example is a play that shows how points come about: for scoring.Count, which alone knows
// how many they are.
type Example struct {
	Kind   ExampleKind
	Before scoring.Board
	Play   scoring.Play
}

// Examples are plays in an edition, in the words of its language. One that the edition's
// tiles or board do not allow is left out.
func Examples(e *scoring.Edition) []Example {
	all, err := examplePlays()
	if err != nil {
		return nil
	}
	var examples []Example
	for _, kind := range []ExampleKind{FirstPlay, ThroughTile, SharedTile, WordSquares, AllTiles} {
		for _, language := range []string{e.Language, "en"} {
			if example, ok := exampleOf(e, kind, all[language][kind]); ok {
				examples = append(examples, example)
				break
			}
		}
	}
	if len(examples) == 0 || examples[0].Kind != FirstPlay {
		return examples
	}
	return append(examples, blanked(e, examples[0]))
}

// examplePlays are the lines of plays.toml by language.
var examplePlays = sync.OnceValues(func() (map[string]map[ExampleKind][]string, error) {
	const path = "data/examples/plays.toml"
	text, err := data.ReadFile(path)
	if err != nil {
		return nil, err
	}
	doc, t := open(path, text)
	all := map[string]map[ExampleKind][]string{}
	for language := range t.fields {
		part := t.may(language).table()
		all[language] = map[ExampleKind][]string{}
		for _, kind := range []ExampleKind{FirstPlay, ThroughTile, SharedTile, WordSquares, AllTiles} {
			all[language][kind] = part.need(string(kind)).texts()
		}
		part.close()
	}
	return all, doc.err()
})

// exampleOf lays the plays of an example one after the other. It says whether all of them fit,
// and whether the last shows what it is meant to show.
func exampleOf(e *scoring.Edition, kind ExampleKind, lines []string) (Example, bool) {
	x := Example{Kind: kind, Before: scoring.NewBoard(e.Layout)}
	for i, line := range lines {
		at, word, _ := strings.Cut(line, " ")
		square, direction, ok := scoring.GCG.Parse(at)
		spelt, err := e.Spell(word)
		if !ok || err != nil {
			return x, false
		}
		const centre = 7 // of the board that the squares are written for
		square.Row += e.Layout.Centre.Row - centre
		square.Col += e.Layout.Centre.Col - centre
		laid := newOnly(&x.Before, square, direction, spelt.Tiles)
		play, err := scoring.Place(e, &x.Before, laid, direction)
		if err != nil {
			return x, false
		}
		if i < len(lines)-1 {
			x.Before = x.Before.With(play.Laid())
		}
		x.Play = play
	}
	if len(lines) == 0 {
		return x, false
	}
	return x, x.shows(e)
}

// newOnly are the tiles of a word that do not lie on their squares already.
func newOnly(b *scoring.Board, at scoring.Square, d scoring.Direction, tiles []scoring.Tile) []scoring.Laid {
	var laid []scoring.Laid
	for i, tile := range tiles {
		if to := at.Step(d, i); b.At(to) == 0 {
			laid = append(laid, scoring.Laid{Square: to, Tile: tile})
		}
	}
	return laid
}

// shows says whether the play is what its kind promises, as it may not be on a board with other
// squares, or with a larger rack.
func (x Example) shows(e *scoring.Edition) bool {
	w := scoring.Count(e, &x.Before, x.Play)
	switch x.Kind {
	case SharedTile:
		return len(w.Words) > 1
	case WordSquares:
		return w.Words[0].Factor >= 4
	case AllTiles:
		return w.Bonus > 0
	}
	return true
}

// blanked is an example with its dearest tile as a blank.
func blanked(e *scoring.Edition, x Example) Example {
	dearest := 0
	tiles := append([]scoring.PlayTile{}, x.Play.Tiles...)
	for i, t := range tiles {
		if e.Value(t.Tile) > e.Value(tiles[dearest].Tile) {
			dearest = i
		}
	}
	tiles[dearest].Tile = tiles[dearest].Tile.Letter().Blank()
	x.Kind, x.Play.Tiles = WithBlank, tiles
	return x
}
