package finder_test

import (
	"fmt"
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/scoring/finder"
)

// The best plays of a rack, and where a word may go.
func Example() {
	edition, _ := scoring.NewEdition(scoring.Definition{
		ID: "small",
		Letters: []scoring.LetterDef{{Letter: "A", Value: 1}, {Letter: "CH", Value: 5}, {Letter: "E", Value: 1},
			{Letter: "H", Value: 4}, {Letter: "L", Value: 1}, {Letter: "O", Value: 1}, {Letter: "S", Value: 1}},
		Rack:     7,
		Bonus:    []scoring.Bonus{{Tiles: 7, Points: 50}},
		Board:    strings.Fields(standard),
		Notation: scoring.Rows,
	})
	var words [][]scoring.Letter
	for _, text := range []string{"HOLA", "HOLAS", "SAL", "SALA", "LECHE", "ES"} {
		spelling, _ := edition.Spell(text)
		var word []scoring.Letter
		for _, tile := range spelling.Tiles {
			word = append(word, tile.Letter())
		}
		words = append(words, word)
	}
	graph, _ := finder.Build(edition, slices.Values(words))

	board := scoring.NewBoard(edition.Layout)
	hola, _ := edition.Spell("HOLA")
	laid, _ := board.Lay(scoring.Square{Row: 7, Col: 5}, scoring.Across, hola.Tiles)
	position, _ := finder.NewPosition(edition, graph, board.With(laid))

	rack, _ := edition.SpellRack("SALE?CH")
	top, _ := position.Top(rack, nil)
	master, by := position.Master(top, rack, 40, []finder.Tie{finder.FewestBlanks, finder.FewestTiles})
	fmt.Println(len(top), scoring.Rows.Format(master.Start(), master.Direction()), master.Points(), by)

	sala, _ := edition.Spell("SALA")
	for _, place := range position.Places(sala.Tiles, nil, nil) {
		fmt.Println(scoring.Rows.Format(place.Start, place.Direction), place.Points)
	}
	// Output:
	// 3 10H 13 fewest-blanks
	// 10H 14
	// 9G 6
	// 9E 5
	// 8F 4
}
