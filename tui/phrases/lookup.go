package phrases

// Lookup is what the screen says of words in a list: the check, the places of a word.
type Lookup struct {
	// The check.
	Switch    string // names the command that begins and ends it
	On, Off   string
	In, NotIn string // stand before words
	Which     func(list string) string

	// Places of a word.
	Places   func(word string) string // title of the pane
	Of       func(n, of int) string
	NoPlace  func(word string) string
	At       func(points int, place string) string
	LayHere  string // hints
	NextOne  string
	PlaceKey string // for the help
	Example  string // what "* SOL" does, for the help
}
