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
)

var reasonNames = [...]string{"", "already finished", "not finished", "nothing to undo", "nothing to redo",
	"nothing to challenge", "nothing to clear", "no such turn", "faults left", "leftover count", "two out",
	"too many players", "already gone", "at the table", "last player", "nothing to recount", "no note", "already wrong", "not a play",
	"not in a duplicate", "only in a duplicate", "round full", "cell empty", "no master", "master stays", "nothing noted", "no such round", "no clock", "clock runs", "clock stands", "no own clock", "own play",
	"round begun", "no tile left", "one kind left", "no seed", "not here"}

// String is the reason's name in machine formats.
func (r Reason) String() string { return reasonNames[r] }

// Refusal says why a game does not take a line.
type Refusal struct {
	Reason Reason
	Turn   int
	Player int
	Count  int
}

func (r *Refusal) Error() string {
	return fmt.Sprintf("%s (turn %d, player %d)", r.Reason.String(), r.Turn, r.Player)
}
