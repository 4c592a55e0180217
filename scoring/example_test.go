package scoring_test

import (
	"fmt"
	"strings"

	"tanteo/scoring"
)

// small is an edition with the letters of the examples.
func small() *scoring.Edition {
	edition, err := scoring.NewEdition(scoring.Definition{
		ID: "small",
		Letters: []scoring.LetterDef{{Letter: "A", Value: 1}, {Letter: "C", Value: 3}, {Letter: "E", Value: 1}, {Letter: "J", Value: 8},
			{Letter: "L", Value: 1}, {Letter: "LL", Value: 8}, {Letter: "M", Value: 3}, {Letter: "N", Value: 1}, {Letter: "O", Value: 1}, {Letter: "R", Value: 1}},
		Rack:     7,
		Bonus:    []scoring.Bonus{{Tiles: 7, Points: 50}},
		Board:    strings.Fields(standard),
		Notation: scoring.Rows,
	})
	if err != nil {
		panic(err)
	}
	return edition
}

// A play on the board, as in the package comment.
func Example() {
	edition := small()

	tiles, _ := edition.Spell("JAMÓN")
	board := scoring.NewBoard(edition.Layout)
	start, direction, _ := scoring.Rows.Parse("H4")
	laid, _ := board.Lay(start, direction, tiles.Tiles)
	play, err := scoring.Place(edition, &board, laid, direction)
	working := scoring.Count(edition, &board, play)
	fmt.Println(working.Words[0].Sum())
	board = board.With(laid)

	fmt.Println(err, board.Text(edition)[7])
	// Output:
	// (8 × 2 + 1 + 3 + 1 + 1) × 2 = 44
	// <nil> ...JAMON.......
}

// A play told by its words, without a board.
func ExampleCountTyped() {
	edition := small()

	typed, _, _ := edition.SpellTyped([]string{"R2wELOJ3l", "C(ALLE)"})
	working := scoring.CountTyped(edition, typed)
	for _, word := range working.Words {
		fmt.Println(word.Text(edition), word.Sum())
	}
	fmt.Println(working.Points)
	// Output:
	// RELOJ (1 + 1 + 1 + 1 + 8 × 3) × 2 = 56
	// CALLE 3 + 1 + 8 + 1 = 13
	// 69
}

// A fault is a value, for the screen to make a sentence of.
func ExamplePlace() {
	edition := small()

	tiles, _ := edition.Spell("LANA")
	board := scoring.NewBoard(edition.Layout)
	laid, _ := board.Lay(scoring.Square{Row: 7, Col: 2}, scoring.Across, tiles.Tiles)
	_, err := scoring.Place(edition, &board, laid, scoring.Across)
	fmt.Println(err)
	// Output: misses centre at H8
}
