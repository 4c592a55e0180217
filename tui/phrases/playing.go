package phrases

// Part is a part of a page that is read from the top: what heads it, and its lines.
type Part struct {
	Title string
	Lines []string
}

// Playing is how the help tells the rules of a game: what every book says in sentences, and
// what a book says of its own as a name and a value.
type Playing struct {
	Rules, Book, About string // the pages

	// Heads of the parts.
	Brief, Before, Turn, Exchange, Challenges, End, Time, Duplicate, Sheet string

	// What stands under them.
	InBrief       func(centre string, rack, bonus int) []string
	Dictionary    []string
	Racks         func(rack int) string
	Teams         string
	Lines         func(centre string) []string
	Digraphs      func(letters string) string // tiles of two letters
	Blank         func(points int) string
	Refill        string
	Exchanging    string
	OffTheBoard   string // a word that is not good
	Stands        string // a word that nobody has questioned in time
	Ends          string
	NeverByItself string
	Duplicates    []string
	Written       string

	// What a book says of its own, by the words of its file.
	Start, Direction, Until, Laid, Lexicon, NotAllowed string
	Says                                               map[string]string
	NotKnown                                           string
}
