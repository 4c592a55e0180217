package sheet

// traits are what is true of every event of a kind. The rows below have all that noting,
// correcting and refusing need to know of a kind; questions about a few kinds only are answered
// where they are asked. A kind without a row does not compile.
type traits uint16

const (
	takesTurn  traits = 1 << iota // uses up a turn
	comesOff                      // a challenge can take it off
	hasRow                        // of its own on the sheet
	afterEnd                      // may still be noted once the game has ended
	ofRound                       // has its place in a round of a duplicate
	onlyTurns                     // a duplicate has no such thing
	onlyRounds                    // only a duplicate has it
	outlasts                      // concerns more than the round that it happened in
	notesTime                     // stops a clock or passes it on, so that its time is noted
	ends                          // the game
	closes                        // a round

	plain traits = 0
)

func (Played) happened() traits          { return takesTurn | comesOff | hasRow | ofRound | notesTime }
func (Typed) happened() traits           { return takesTurn | comesOff | hasRow | ofRound | notesTime }
func (Points) happened() traits          { return takesTurn | comesOff | hasRow | ofRound | notesTime }
func (Passed) happened() traits          { return takesTurn | hasRow | ofRound | notesTime }
func (Exchanged) happened() traits       { return takesTurn | hasRow | onlyTurns | notesTime }
func (Withdrawn) happened() traits       { return takesTurn | hasRow | onlyTurns | notesTime }
func (Challenged) happened() traits      { return afterEnd | onlyTurns | notesTime }
func (ChallengeFailed) happened() traits { return hasRow | afterEnd | onlyTurns | notesTime }
func (Penalty) happened() traits         { return hasRow | afterEnd }
func (Bonus) happened() traits           { return hasRow | afterEnd }
func (Overtime) happened() traits        { return hasRow | afterEnd | onlyTurns | notesTime }
func (Warning) happened() traits         { return hasRow | afterEnd }
func (Laid) happened() traits            { return plain }
func (Cleared) happened() traits         { return plain }
func (Ended) happened() traits           { return hasRow | onlyTurns | outlasts | notesTime | ends }
func (Finished) happened() traits        { return outlasts | notesTime | ends }
func (Reopened) happened() traits        { return afterEnd | outlasts }
func (Renamed) happened() traits         { return afterEnd | outlasts }
func (Joined) happened() traits          { return outlasts }
func (Left) happened() traits            { return outlasts | notesTime }
func (Returned) happened() traits        { return outlasts }
func (Wrong) happened() traits           { return hasRow | afterEnd }
func (Voided) happened() traits          { return afterEnd | outlasts }
func (Analysed) happened() traits        { return onlyTurns }
func (Noted) happened() traits           { return afterEnd }
func (Kept) happened() traits            { return afterEnd }
func (ClockChosen) happened() traits     { return outlasts | notesTime }
func (ClockStarted) happened() traits    { return outlasts }
func (ClockStopped) happened() traits    { return outlasts | notesTime }
func (ClockSet) happened() traits        { return afterEnd | outlasts | notesTime }
func (ClockRan) happened() traits        { return outlasts }
func (RackDrawn) happened() traits       { return ofRound | onlyRounds }
func (Master) happened() traits          { return ofRound | onlyRounds }
func (RoundClosed) happened() traits     { return ofRound | onlyRounds | notesTime | closes }

// has says whether something holds of what happened.
func has(w What, t traits) bool { return w != nil && w.happened()&t != 0 }

func isClosing(e Event) bool { return has(e.What, closes) }

// TakesTurn says whether what happened uses up a turn.
func TakesTurn(w What) bool { return has(w, takesTurn) }

// MakesRow says whether what happened has a row of its own on the sheet.
func MakesRow(w What) bool { return has(w, hasRow) }

// OfRound says whether what happened has its place in a round of a duplicate.
func OfRound(w What) bool { return has(w, ofRound) }

// Kinds are what can happen, one of each kind.
func Kinds() []What {
	return []What{
		Played{}, Typed{}, Points{}, Passed{}, Exchanged{}, Withdrawn{}, Challenged{}, ChallengeFailed{}, Penalty{},
		Bonus{}, Overtime{}, Warning{}, Laid{}, Cleared{}, Ended{}, Finished{}, Reopened{}, Renamed{}, Joined{}, Left{},
		Returned{}, Wrong{}, Voided{}, Analysed{}, Noted{}, Kept{}, ClockChosen{}, ClockStarted{}, ClockStopped{},
		ClockSet{}, ClockRan{}, RackDrawn{}, Master{}, RoundClosed{},
	}
}
