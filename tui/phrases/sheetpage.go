package phrases

// Sheet is the sheet of a game in writing.
type Sheet struct {
	Turns   string // heads the column of the numbers of the turns
	Empty   string
	OnTurn  func(player string) string
	Ended   string
	Bag     func(bag, unseen int) string
	Hidden  func(plays int) string // plays that are not counted among the tiles
	Loose   func(tiles int) string // tiles on the board without points
	Faulty  string                 // what the mark ! means
	CameOff string                 // what the mark × means
	Told    string                 // what the mark * means
	Final   string
	Before  string
	Left    string
	All     string
	Void    string
	Total   string
	Note    func(turn int, text string) string // a remark after a turn; 0 is before the first
	Bonus   func(tiles, points int) string
}

// Editions is the page of an edition and the list of them.
type Editions struct {
	Tiles    func(tiles, letters, blanks int) string
	Count    func(tiles int) string
	Own      string // the player's own file
	Notation string
	Rows     string // the notation with row letters first
	GCG      string
	Rack     func(tiles int) string
	Bonus    func(tiles, points int) string
	Letter   string
	Of       string
	Points   string
	Blank    func(points, left int) string
	OnlyOf   func(letters string) string // letters without a tile
	Vowels   func(letters string) string
	Board    func(side int) string
	Square   func(name string, n int) string
	Plain    func(n int) string
	Names    map[string]string // of the premiums in words, by their names on the board
	Rules    func(id string) string
	Sources  string
	NoSource string
}

// Rules is the page of a rulebook.
type Rules struct {
	Players         string
	FromTo          func(fewest, most int) string
	Passes          string
	PassesEach      func(rounds int) string
	PassesInAll     func(n int) string
	Scoreless       string
	InARow          func(n int) string
	Withdrawn       string
	ExchangeMin     string
	InBag           func(n int) string
	Penalty         string
	Off             func(n int) string
	ChallengeFailed string
	Fine            func(points int, perWord, toChallenged bool) string
	Leftovers       string
	PlusMinus       string
	Twice           string
	Ties            string
	Share           string
	Yes, No, None   string
	NotKnown        func(used string) string // a rule without a source, and what counts instead
	Source          func(text string) string
	NoSource        string
	Sources         string
}
