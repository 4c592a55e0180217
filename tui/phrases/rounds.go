package phrases

import "tanteo/sheet"

// Rounds is what the screen of a duplicate says.
type Rounds struct {
	Round    func(n int) string
	Table    func(n int) string // one of many in the hall
	TableOf  func(round, table int) string
	MasterOf func(round int) string
	In       func(in, of int) string
	ToCome   func(n int) string
	Leader   func(name string, total int) string
	Best     string // heads the best points that are noted so far
	Rack     string
	Master   string // names of a row and a column
	NotSet   string
	ByHand   string
	No       string // heads of columns: the number of a table
	Player   string
	Play     string
	Points   string
	Gap      string
	Rank     string // names a tab
	Ranking  string
	Count    func(rounds int) string
	Columns  func(from, to, of int) string // a page of many players

	// What is being entered, in the rows under the board.
	Enter    func(points int, player string) string // what the key Enter does
	AsMaster func(points int) string                // the same, where the line is a master
	Replaces func(points int) string
	Below    func(points int) string // than the best so far
	Above    func(points int) string
	IsBest   string
	Pick     string                     // how a table is picked
	AllIn    func(key string) string    // and the key that closes the round
	Looking  func(round, of int) string // the round that is stepped back to

	RackFirst func(line string) string // what a new duplicate waits for, where racks are typed

	// What is told of a round.
	Found     func(finders, in int) string
	Only      func(name string, points int) string // the only finder
	OverTable func(table, points int) string
	OverName  func(name string, points int) string
	OfItSolo  func(points int) string // points of the only finder, in those of a cell

	// Menu and hints.
	Close, TakeBest, SetRack, SetMaster, Finish, Same               string
	NextCell, NextTable, MasterHint, CloseHint, TableHint, NextOver string
	CellHint, Correct, Empty, DeleteRound                           string

	// Help.
	MasterKey, CloseKey, OverKey, EmptyKey string
	Examples                               [][2]string // lines of a duplicate and what they do
}

// NewGame is the form of a new game.
type NewGame struct {
	Kind         string
	Kinds        map[sheet.Kind]string
	House        string
	NoHouse      string
	HouseOpens   string
	HouseHow     string
	AsBook       func(value string) string // a rule that stays as the book has it
	HouseRule    map[string]string         // names, by sheet.HouseKeys
	NoNumber     string                    // the book has no such points
	Off          string                    // no number of passes ends a game
	Notation     string
	Notations    map[string]string
	Names        string
	NamesHow     string
	TooManyNames func(names, most int) string
	HowMany      func(fewest, most int) string
	Alone        string // one plays against the masters
	DuplicateIs  string
}
