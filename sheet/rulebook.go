package sheet

// Rulebook is what a table plays by, as far as a sheet needs it: numbers, and a few
// policies with names. A game carries a copy, in whose file the empty fields stand too.
type Rulebook struct {
	ID       string  `json:"id"`
	Name     string  `json:"name"`
	Language string  `json:"language"`
	Players  [2]int  `json:"players"` // fewest and most
	Classic  Classic `json:"classic"`

	// Duplicate is nil where the book says nothing of duplicates. DuplicateFrom is the id of
	// the book that has lent its part, where this one has none of its own.
	Duplicate     *Duplicate `json:"duplicate,omitempty"`
	DuplicateFrom string     `json:"duplicate_from,omitempty"`

	// Home is the book for classic games with other numbers of players than Players; it has no
	// Home itself.
	Home *Rulebook `json:"home,omitempty"`

	Sources []string `json:"sources,omitempty"`

	// Source says where each field comes from, by its name in the file, those of Duplicate after
	// "duplicate."; Unknown lists the fields for which no source was found; they have the values
	// of the home rules.
	Source  map[string]string `json:"source,omitempty"`
	Unknown []string          `json:"unknown,omitempty"`
}

// Classic is the part of a rulebook for games by turns.
type Classic struct {
	PassRounds      int             `json:"pass_rounds,omitempty"`      // everybody passes so often in a row: the notice
	Passes          int             `json:"passes,omitempty"`           // passes in a row in all: the notice
	PassesOrLost    int             `json:"passes_or_lost,omitempty"`   // passes and lost turns in a row, together: the notice
	AlonePasses     int             `json:"alone_passes,omitempty"`     // Passes, while all but one have no time left to play
	AloneOrLost     int             `json:"alone_or_lost,omitempty"`    // PassesOrLost, likewise
	Scoreless       int             `json:"scoreless,omitempty"`        // turns in a row without points: the notice
	WithdrawnPasses bool            `json:"withdrawn_passes,omitempty"` // a withdrawn word counts as a pass
	Exchange        ExchangeCounts  `json:"exchange,omitempty"`
	ExchangeMin     int             `json:"exchange_min,omitempty"` // tiles that must be in the bag for an exchange
	ExchangeMax     int             `json:"exchange_max,omitempty"` // exchanges of a player in a game; 0 is no limit
	Penalty         int             `json:"penalty"`                // points that a penalty proposes
	Challenges      Challenges      `json:"challenges,omitempty"`
	ChallengeFailed FailedChallenge `json:"challenge_failed"`
	Jury            int             `json:"jury,omitempty"` // points off for a wrong word besides those of its turn
	Clock           Clock           `json:"clock,omitzero"`
	Leftovers       Leftovers       `json:"leftovers"`
	Ties            Ties            `json:"ties"`
}

// Duplicate is the part of a rulebook for games in which everybody plays the same racks.
type Duplicate struct {
	Minutes     int `json:"minutes,omitempty"`      // of a round
	RackRounds  int `json:"rack_rounds,omitempty"`  // through this round a rack has RackEach, later RackLater
	RackEach    int `json:"rack_each,omitempty"`    // vowels at least, and consonants
	RackLater   int `json:"rack_later,omitempty"`   // likewise
	Solo        int `json:"solo,omitempty"`         // points for the only finder of the best play
	SoloBelow   int `json:"solo_below,omitempty"`   // likewise, where that is below the master
	SoloMost    int `json:"solo_most,omitempty"`    // such points in all; 0 is no limit
	SoloPlayers int `json:"solo_players,omitempty"` // at the table, for such points
	WrongMove   int `json:"wrong_move,omitempty"`   // points of a play that is wrong

	// Signals are the seconds before the end of a round at which the time is called.
	Signals []int `json:"signals,omitempty"`

	// RackEither are the letters that count as a vowel or as a consonant, whichever the rack
	// needs. "?" is the blank; if it is not among them, it counts as neither. Which of the other
	// letters are vowels, the edition says.
	RackEither []string `json:"rack_either,omitempty"`
	OneKind    OneKind  `json:"one_kind,omitempty"`

	// MasterTies is the order by which the master is chosen among plays that count the same,
	// by the names of scoring/finder.
	MasterTies []string `json:"master_ties,omitempty"`

	Warnings      int `json:"warnings,omitempty"`       // from this warning on each costs WarningPoints; 0 is none
	WarningPoints int `json:"warning_points,omitempty"` // off at the end
}

// OneKind is what it means for a duplicate that no vowel is left, or no consonant.
type OneKind string

// The game ends; or it ends unless two or more tiles are left and one of them counts as either. A
// book that says nothing lets the game go on.
const (
	OneKindEnds         OneKind = "ends"
	OneKindUnlessEither OneKind = "ends-unless-either"
)

// ExchangeCounts is what an exchange does to the two runs that can end a game.
type ExchangeCounts string

// An exchange ends a run of passes and is a turn without points; or it ends both runs, as a play
// does; or it is a pass. A book that says nothing means the first.
const (
	ExchangeScoreless ExchangeCounts = "scoreless"
	ExchangeTurn      ExchangeCounts = "turn"
	ExchangePass      ExchangeCounts = "pass"
)

// Challenges says who questions words.
type Challenges string

// The players do it at the table, or a jury after the game. A book that says nothing means the
// players.
const (
	ChallengesAtTable Challenges = "table"
	ChallengesByJury  Challenges = "jury"
)

// FailedChallenge is what it costs to question a word that is good: points, or a turn, or
// nothing.
type FailedChallenge struct {
	Points   int       `json:"points,omitempty"`
	Per      PointsPer `json:"per,omitempty"`
	Who      PointsTo  `json:"who,omitempty"`
	LostTurn bool      `json:"lost_turn,omitempty"` // the next turn of the challenger, in place of points
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
// other's tiles and takes nothing off; otherwise it is PlusMinus. NoLeftovers changes nothing.
const (
	PlusMinus   Leftovers = "plus-minus"
	Twice       Leftovers = "twice"
	NoLeftovers Leftovers = "none"
)

// Ties is what equal totals mean for the places.
type Ties string

// Equal totals share a place; or the totals before the leftovers decide, and only those who
// are equal there too share one.
const (
	ShareTies  Ties = "share"
	BeforeTies Ties = "before"
)

// PassLimit is the number of passes in a row at which the rules end a game of so many
// players; 0 where no number of passes ends it.
func (c Classic) PassLimit(players int) int {
	if c.Passes > 0 {
		return c.Passes
	}
	return c.PassRounds * players
}

// passes says whether a turn counts as a pass.
func (c Classic) passes(t Turn) bool {
	switch {
	case t.Kind == KindPass:
		return true
	case t.Kind == KindExchange:
		return c.Exchange == ExchangePass
	}
	return c.WithdrawnPasses && (t.Kind == KindWithdrawn || t.Challenged)
}

// scoreless says whether a turn counts as one without points. A play on the board does not,
// even where it brings 0: no federation counts it (domino14/macondo says so of all that it
// knows).
func (c Classic) scoreless(t Turn) bool {
	switch played := (t.Kind == KindPlay || t.Kind == KindTyped) && t.Fault == nil && !t.Challenged; {
	case played:
		return false
	case t.Kind == KindExchange && c.Exchange == ExchangeTurn:
		return false
	case t.LostTurn:
		return true
	}
	return t.Points == 0
}

// For is the rulebook that counts with so many players: the book itself or, where it is not
// for them, the one at home.
func (r Rulebook) For(players int) Rulebook {
	if r.Home == nil || r.Players[0] <= players && players <= r.Players[1] {
		return r
	}
	return *r.Home
}
