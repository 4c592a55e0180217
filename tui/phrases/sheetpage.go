package phrases

import (
	"tanteo/scoring"
	"tanteo/sheet"
)

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

	OutOfOrder string // the numbers of a line of the sheet that do not ascend
	Told       string // what the mark * means
	Final      string
	SoFar      string // in its place while a duplicate goes on
	Before     string
	Left       string
	All        string
	Void       string
	Total      string
	Note       func(turn int, text string) string // a remark after a turn; 0 is before the first
	Bonus      func(tiles, points int) string
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

	OurChoice string // that they count, though rules forbid it
	Vowels    func(letters string) string
	Board     func(side int) string
	Square    func(name string, n int) string
	Plain     func(n int) string
	Names     map[scoring.Premium]string // of the premiums, in words
	Rules     func(id string) string
	Sources   string
	NoSource  string
}

// Rules is the page of a rulebook.
type Rules struct {
	Players         string
	FromTo          func(fewest, most int) string
	Otherwise       func(home string) string // what counts with other numbers of players
	Passes          string
	PassesEach      func(rounds, two, three, four int) string // so many for each, and what that is for two, three and four players
	PassesInAll     func(n int) string
	PassesOrLost    string
	AlonePasses     string
	AloneOrLost     string
	Scoreless       string
	InARow          func(n int) string
	Withdrawn       string
	Exchange        string
	ExchangeIs      map[sheet.ExchangeCounts]string
	ExchangeMin     string
	InBag           func(n int) string
	ExchangeMax     string
	Times           func(n int) string
	Penalty         string
	Off             func(n int) string
	Challenges      string
	ByJury          string
	ChallengeFailed string
	Fine            func(points int, perWord, toChallenged bool) string
	LostTurn        string
	Jury            string
	JuryOff         func(n int) string
	Clock           string
	Minutes         func(least, minutes int) string // least is 0 where it is not told
	OverPoints      func(points, lossAfter int) string
	OverLoss        string
	OverNoPlays     string
	OverNothing     string
	Leftovers       string
	LeftoversAre    map[sheet.Leftovers]string
	Ties            string
	Share           string
	Before          string
	Yes, No, None   string
	NotKnown        func(used string) string // a rule without a source, and what counts instead
	Source          func(text string) string
	NoSource        string
	Sources         string

	Duplicate    string // heads the part for duplicates
	Lent         func(book string) string
	RoundTime    string
	RoundRack    string
	RackHas      func(rounds, each, later int) string
	Either       string // names the letters that are a vowel or a consonant as is needed
	OneKind      string
	OneKindIs    map[sheet.OneKind]string
	MasterTies   string
	InOrder      func(ties []string) string
	Solo         string
	SoloIs       func(points, below, most, players int) string // below is 0 where it is the same, most and players where there is no such limit
	WrongMove    string
	Warnings     string
	WarningsCost func(from, points int) string

	House          func(rules []string) string
	HouseBonus     func(points int) string
	HouseLeftovers func(what string) string
	HousePenalty   func(points int) string
	HouseChallenge func(points int) string
	HousePasses    func(n int) string
	HouseOvertime  func(points int) string
}
