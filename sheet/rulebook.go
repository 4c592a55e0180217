package sheet

// Rulebook is what a table plays by, as far as a sheet needs it: numbers, and a few
// policies with names. A game carries a copy.
type Rulebook struct {
	ID       string   `json:"id"`
	Name     string   `json:"name"`
	Language string   `json:"language"`
	Players  [2]int   `json:"players"` // fewest and most
	Classic  Classic  `json:"classic"`
	Sources  []string `json:"sources,omitempty"`

	// Source says where each field of Classic comes from, by its name in the file;
	// Unknown lists the fields for which no source was found, so that they stand at
	// the value of home rules.
	Source  map[string]string `json:"source,omitempty"`
	Unknown []string          `json:"unknown,omitempty"`
}

// Classic is the part of a rulebook for games by turns.
type Classic struct {
	PassRounds      int             `json:"pass_rounds,omitempty"`      // everybody passes so often in a row: the notice
	Passes          int             `json:"passes,omitempty"`           // passes in a row in all: the notice
	Scoreless       int             `json:"scoreless,omitempty"`        // turns in a row without points: the notice
	WithdrawnPasses bool            `json:"withdrawn_passes,omitempty"` // a withdrawn word counts as a pass
	ExchangeMin     int             `json:"exchange_min,omitempty"`     // tiles that must be in the bag for an exchange
	Penalty         int             `json:"penalty"`                    // points that a penalty proposes
	ChallengeFailed FailedChallenge `json:"challenge_failed"`
	Leftovers       Leftovers       `json:"leftovers"`
	Ties            Ties            `json:"ties"`
}

// FailedChallenge is what it costs to question a word that is good.
type FailedChallenge struct {
	Points int       `json:"points,omitempty"`
	Per    PointsPer `json:"per,omitempty"`
	Who    PointsTo  `json:"who,omitempty"`
}

// PointsPer says how often the points of a failed challenge are counted.
type PointsPer string

// Per play however many words were questioned, or per word.
const (
	PerPlay PointsPer = "play"
	PerWord PointsPer = "word"
)

// PointsTo says whose total the points of a failed challenge change.
type PointsTo string

// Off the one who challenged, or to the one who was challenged.
const (
	OffChallenger PointsTo = "challenger"
	ToChallenged  PointsTo = "challenged"
)

// Leftovers is what the tiles left at the end do to the totals.
type Leftovers string

// PlusMinus takes each player's own tiles off and gives all of them to the one who went
// out, if somebody did. Twice, between two players, gives the one who went out twice the
// other's tiles and takes nothing off; otherwise it is PlusMinus.
const (
	PlusMinus Leftovers = "plus-minus"
	Twice     Leftovers = "twice"
)

// Ties is what equal totals mean for the places.
type Ties string

// ShareTies gives equal totals the same place.
const ShareTies Ties = "share"

// PassLimit is the number of passes in a row at which the rules end a game of so many
// players; 0 where no number of passes ends it.
func (c Classic) PassLimit(players int) int {
	if c.Passes > 0 {
		return c.Passes
	}
	return c.PassRounds * players
}
