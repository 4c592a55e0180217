package phrases

import "tanteo/editions"

// Counting is how the help tells how points are counted. Every number in its examples is the
// engine's.
type Counting struct {
	Brief, Long, Examples, Played string // heads of the parts
	InBrief                       func(rack, bonus int) []string
	Kinds                         map[editions.ExampleKind]string
	Factor                        func(factor int) string // of the word squares of a play
	Bonus                         func(tiles, points int) string

	Leftovers string // heads the example of tiles left
	Left      func(player, letters string) string
	WentOut   func(player string) string

	Rounds    string // heads the example of a duplicate
	OwnRounds string // says that its figures are nobody else's
}

// Limits is what the help says that the program does not do, and whose it is.
type Limits struct {
	Not, Is string   // heads of the parts
	DoesNot []string // each is held to what the program does by a test of the commands
	Kept    func(folder string) []string
	Owners  []string
}
