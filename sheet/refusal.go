package sheet

import "fmt"

//go:generate go tool stringer -linecomment -output zreason.go -type Reason

// Reason is why a game does not take a line that can be read.
type Reason uint8

// The reasons. What stands behind each is its name in machine formats.
const (
	_ Reason = iota
	// The game has ended: reopen it first.
	AlreadyFinished // already finished
	NotFinished     // not finished
	NothingToUndo   // nothing to undo
	NothingToRedo   // nothing to redo
	// The newest row is no play and no points, or came off already.
	NothingToChallenge // nothing to challenge
	// No tiles lie there without points.
	NothingToClear // nothing to clear
	// Turn is no row of the sheet.
	NoSuchTurn // no such turn
	// Turn has to be mended before the game can end.
	FaultsLeft // faults left
	// There has to be one leftover for each of Count players.
	LeftoverCount // leftover count
	// Player is the second who went out.
	TwoOut         // two out
	TooManyPlayers // too many players
	// Player has left the table.
	AlreadyGone // already gone
	// Player sits there already.
	AtTable    // at the table
	LastPlayer // last player
	// No row has points or totals that came with a file; with a Turn, that row has none.
	NothingToRecount // nothing to recount
	NoNote           // no note
	// Turn takes off the points of that turn already.
	AlreadyWrong // already wrong
	// The game counts nowhere already.
	AlreadyVoid // already void
	// Turn has no words that a jury could find wrong.
	NotAPlay // not a play
	// It is for a game with turns and racks of one's own.
	NotInDuplicate // not in a duplicate
	// Only a duplicate has rounds.
	OnlyDuplicate // only in a duplicate
	// Everybody has a play in the round.
	RoundFull // round full
	// Player has nothing in the round Turn.
	CellEmpty // cell empty
	// Round Turn has no master.
	NoMaster // no master
	// The closed round Turn cannot be without a master.
	MasterStays // master stays
	// No play of the round was noted that could be its master.
	NothingNoted // nothing noted
	NoSuchRound  // no such round
	// No clock was chosen.
	NoClock     // no clock
	ClockRuns   // clock runs
	ClockStands // clock stands
	NoOwnClock  // no own clock
	// Player would challenge what he played himself.
	OwnPlay // own play
	// Round Turn has a cell or a master already, so that no rack is drawn.
	RoundBegun // round begun
	// There is no tile to draw.
	NoTileLeft // no tile left
	// No vowel, or no consonant: the rules end the game here.
	OneKindLeft // one kind left
	// The game has no seed to draw racks by.
	NoSeed // no seed
	// The line is not for a game: another game, the same people again.
	NotHere // not here
	// Nobody is called Text, or has that seat.
	NoPlayer // no player
	// Text cannot be a player's name.
	NotAName // name
	// A letter of Text, a name, has more than Limit accents.
	CrowdedName // marks
	// Player would be called as one before him, Text.
	SharedName // shared name
	// Text is no time that a clock can show.
	NoClockTime // clock
)

// Reasons are all of them.
func Reasons() []Reason {
	all := make([]Reason, len(_Reason_index)-1)
	for i := range all {
		all[i] = Reason(i + 1)
	}
	return all
}

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
