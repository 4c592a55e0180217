package phrases

// TwoTile is what is said of the words of two tiles of an edition.
type TwoTile struct {
	Words, Two Page // of the commands

	Title    string                                   // of the part of a page
	Count    func(words int, edition string) string   // heads the words
	With     func(letter string, all []string) string // those with one letter
	Without  func(letter string) string               // no word has that letter
	NotKnown func(edition string) string              // no source tells them
	Letter   func(key string) string                  // that a letter shows its own
	Source   func(text string) string
}
