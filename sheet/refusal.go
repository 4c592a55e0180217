package sheet

import "fmt"

// Reason is why a game does not take a line that can be read.
type Reason uint8

// The reasons.
const (
	_                  Reason = iota
	AlreadyFinished           // the game has ended: reopen it first
	NotFinished               // nothing to reopen
	NothingToUndo             //
	NothingToRedo             //
	NothingToChallenge        // the newest row is no play and no points, or came off already
	NothingToClear            // no tiles lie there without points
	NoSuchTurn                // Turn is no row of the sheet
	FaultsLeft                // Turn has to be mended before the game can end
	LeftoverCount             // one leftover for each of Count players
	TwoOut                    // Player is the second who went out
	TooManyPlayers            //
	AlreadyGone               // Player has left the table
	AtTable                   // Player sits there already
	LastPlayer                // the last player cannot leave
	NothingToRecount          // no row, or not Turn, has points or totals that were told
	NoNote                    // no note stands after Turn
	AlreadyWrong              // Turn takes off the points of that turn already
	NotAPlay                  // Turn has no words that a jury could find wrong
	NotInDuplicate            // a duplicate has no such thing: no turns, no racks of one's own
	OnlyDuplicate             // only a duplicate has rounds
	RoundFull                 // everybody has a cell in the round
	CellEmpty                 // Player has nothing in the round Turn
	NoMaster                  // the round Turn has none
	MasterStays               // the closed round Turn cannot be without a master
	NothingNoted              // the round has no play to be its master
	NoSuchRound               // Turn is no round
	NoClock                   // no clock was chosen
	ClockRuns                 // it does already
	ClockStands               // it does already
	NoOwnClock                // the clock is nobody's own
	OwnPlay                   // Player would challenge what he played himself
	RoundBegun                // round Turn has a cell or a master already, so that no rack is drawn
	NoTileLeft                // there is no tile to draw
	OneKindLeft               // no vowel, or no consonant: the rules end the game here
	NoSeed                    // nothing to draw racks by
	NotHere                   // the line is not for a game: another game, the same people again
	NoPlayer                  // nobody is called Text, or has that seat
	NotAName                  // Text cannot be a player's name
	CrowdedName               // a letter of Text, a name, has more than Limit accents
	NoClockTime               // Text is no time that a clock can show

	reasons // behind the last of them
)

var reasonNames = [reasons]string{
	AlreadyFinished:    "already finished",
	NotFinished:        "not finished",
	NothingToUndo:      "nothing to undo",
	NothingToRedo:      "nothing to redo",
	NothingToChallenge: "nothing to challenge",
	NothingToClear:     "nothing to clear",
	NoSuchTurn:         "no such turn",
	FaultsLeft:         "faults left",
	LeftoverCount:      "leftover count",
	TwoOut:             "two out",
	TooManyPlayers:     "too many players",
	AlreadyGone:        "already gone",
	AtTable:            "at the table",
	LastPlayer:         "last player",
	NothingToRecount:   "nothing to recount",
	NoNote:             "no note",
	AlreadyWrong:       "already wrong",
	NotAPlay:           "not a play",
	NotInDuplicate:     "not in a duplicate",
	OnlyDuplicate:      "only in a duplicate",
	RoundFull:          "round full",
	CellEmpty:          "cell empty",
	NoMaster:           "no master",
	MasterStays:        "master stays",
	NothingNoted:       "nothing noted",
	NoSuchRound:        "no such round",
	NoClock:            "no clock",
	ClockRuns:          "clock runs",
	ClockStands:        "clock stands",
	NoOwnClock:         "no own clock",
	OwnPlay:            "own play",
	RoundBegun:         "round begun",
	NoTileLeft:         "no tile left",
	OneKindLeft:        "one kind left",
	NoSeed:             "no seed",
	NotHere:            "not here",
	NoPlayer:           "no player",
	NotAName:           "name",
	CrowdedName:        "marks",
	NoClockTime:        "clock",
}

// Reasons are all of them.
func Reasons() []Reason {
	var all []Reason
	for r := AlreadyFinished; r < reasons; r++ {
		all = append(all, r)
	}
	return all
}

// String is the reason's name in machine formats.
func (r Reason) String() string { return reasonNames[r] }

// Refusal says why a game does not take a line.
type Refusal struct {
	Reason Reason
	Turn   int
	Player int
	Count  int
	Text   string // what was typed
	Limit  int
}

func (r *Refusal) Error() string {
	if r.Text != "" {
		return fmt.Sprintf("%s: %q", r.Reason.String(), r.Text)
	}
	return fmt.Sprintf("%s (turn %d, player %d)", r.Reason.String(), r.Turn, r.Player)
}
