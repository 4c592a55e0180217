// Package scoring holds the rules of the board: what an edition is made of, where tiles may
// be placed, which words a play makes and what they count. It knows no players and no turns,
// reads no clock and no file, and makes no sentences: faults are values.
//
//	tiles, _ := edition.Spell("JAMÓN")
//	board := scoring.NewBoard(edition.Layout)
//	start, direction, _ := scoring.Rows.Parse("H4")
//	laid, _ := board.Lay(start, direction, tiles.Tiles)
//	play, err := scoring.Place(edition, &board, laid, direction)
//	working := scoring.Count(edition, &board, play)
//	fmt.Println(working.Words[0].Sum()) // (8 × 2 + 1 + 3 + 1 + 1) × 2 = 44
//	board = board.With(laid)
package scoring
