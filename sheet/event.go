package sheet

import (
	"encoding/json"
	"time"

	"tanteo/scoring"
)

// Event is one thing that somebody said had happened, with the envelope that the program put
// around it. Player is a seat from 1, or 0 for the one on turn: whose turn it was, or who
// challenged in vain.
type Event struct {
	ID     int
	Was    int // ID of the event that stood here first, where this one is its correction
	Time   time.Time
	By     string
	Player int
	Rack   []scoring.Tile // the rack it was played from, where it was told; 0 is a tile that is not known
	Note   string

	// Told are the points that the table or a file gave the row, where they differ from what the
	// board and the rules give. They count. Off is how much a file's running total after the row
	// differs from the sum. It does not count.
	Told *int
	Off  int
	What What

	// Took is the time that passed on the clock up to here and was not noted before.
	Took time.Duration

	Extra map[string]json.RawMessage // fields of a file that this version does not know
}

// What happened: one of Played, Typed, Points, Passed, Exchanged, Withdrawn, Challenged,
// ChallengeFailed, Penalty, Bonus, Overtime, Warning, Laid, Cleared, Ended, Finished, Reopened,
// Renamed, Joined, Left, Returned, Wrong, Voided, Analysed, Noted, Kept, ClockChosen, ClockStarted,
// ClockStopped, ClockSet, ClockRan; in a duplicate also RackDrawn, Master and
// RoundClosed, and there Played, Typed, Points and Passed are the cell of a player.
type What interface{ happened() traits }

type (
	// Played is a play on the board. It keeps the whole main word, so that a correction
	// of another turn never turns it into a different word. Stands says that the table let
	// it stand though the rules of placing do not allow it.
	Played struct {
		Play   scoring.Play
		Stands bool
	}

	// Typed is a play told by its words alone. It does not come on the board.
	Typed struct{ Words scoring.Typed }

	// Points are the points of a turn, counted by hand.
	Points struct{ Points int }

	// Passed is a turn given up.
	Passed struct{}

	// Exchanged is a turn spent on new tiles: the tiles given back, or only their number, or 0
	// where nobody told it.
	Exchanged struct {
		Tiles []scoring.Tile
		Count int
	}

	// Withdrawn is a word that came off the board before it was noted.
	Withdrawn struct{}

	// Challenged takes the newest play off: its row stays and counts 0.
	Challenged struct{}

	// ChallengeFailed is a challenge of so many good words.
	ChallengeFailed struct{ Words int }

	// Penalty takes points off a player without a turn.
	Penalty struct {
		Player, Points int
		Reason         string
	}

	// Bonus gives points to a player without a turn.
	Bonus struct {
		Player, Points int
		Reason         string
	}

	// Overtime is time that a player used beyond what he had: the rules say what it costs. Or
	// only its points were told, and not the time.
	Overtime struct {
		Player, Points int
		Time           time.Duration // whole seconds; then Points are none
	}

	// Warning is a warning of a player by the arbiter: the rules say which of them cost points.
	Warning struct {
		Player int
		Reason string
	}

	// Laid puts tiles on the board without points.
	Laid struct{ Tiles []scoring.Laid }

	// Cleared takes the tiles of every Laid off again.
	Cleared struct{}

	// Ended is the end of the game with what was left on each rack, by seat. Told are the changes
	// of the totals by seat that a file gives, where the rules would give others. They count.
	Ended struct {
		Leftovers []Leftover
		Told      []int
		Off       []int // as Event.Off, by seat
	}

	// Finished is the end of the game without leftovers.
	Finished struct{}

	// Reopened takes Ended or Finished back.
	Reopened struct{}

	// Renamed gives a player another name.
	Renamed struct {
		Player int
		Name   string
	}

	// Joined is a player who comes in late.
	Joined struct{ Name string }

	// Left is a player who goes; his points stay.
	Left struct{ Player int }

	// Returned is a player who had left and sits on his seat again.
	Returned struct{ Player int }

	// Wrong says that a jury has found a word of a turn wrong. The turn is named by the ID of its
	// event, or by the ID that it had before it was corrected (Was).
	Wrong struct{ Event int }

	// Voided marks a game that counts nowhere.
	Voided struct{}

	// Analysed shows the best plays to everybody while the game goes on, or no longer.
	Analysed struct{ On bool }

	// Noted is a remark at this point of the game.
	Noted struct{ Text string }

	// Kept is a line of a file that means nothing here and goes back into the next one.
	Kept struct{ Line string }

	// ClockChosen is the clock that the table plays with from here on. It stands still.
	ClockChosen struct{ ClockChoice }

	// ClockStarted is a clock that begins to run, or goes on.
	ClockStarted struct{}

	// ClockStopped is a clock that stands still.
	ClockStopped struct{}

	// ClockSet corrects what a clock shows: that of Player; or, where Player is 0, that of the
	// turn or of the player on turn.
	ClockSet struct {
		Player int
		Shows  time.Duration // whole seconds; below 0 where more was used than there was
	}

	// ClockRan keeps the time of a turn that was deleted: its player has used it all the same.
	ClockRan struct{ Player int }

	// RackDrawn is the rack of a round of a duplicate: told by the table, or Drawn here after
	// Refused others. Seed, if it was given, is what the racks are drawn by from here on. A line
	// that asks for a rack to be drawn has Drawn and no tiles.
	RackDrawn struct {
		Tiles   []scoring.Tile
		Drawn   bool
		Refused int
		Seed    uint64
	}

	// Master is the play that everybody gets on the board, and its points: Played, Typed or
	// Points.
	Master struct{ What What }

	// RoundClosed ends a round of a duplicate: its master comes on the board.
	RoundClosed struct{}
)

// OfMaster is the play inside a Master, and any other event as it is.
func OfMaster(w What) What {
	if master, ok := w.(Master); ok {
		return master.What
	}
	return w
}

// Leftover is what was on a rack at the end: letters, or only their points, or nothing
// because the player went out.
type Leftover struct {
	Out    bool
	Tiles  []scoring.Tile
	Points int // where Tiles is nil
}

// seats are the seats that an event names.
func (e Event) Seats() []int {
	var seats []int
	if e.Player != 0 {
		seats = append(seats, e.Player)
	}
	switch what := e.What.(type) {
	case Penalty:
		seats = append(seats, what.Player)
	case Bonus:
		seats = append(seats, what.Player)
	case Overtime:
		seats = append(seats, what.Player)
	case Warning:
		seats = append(seats, what.Player)
	case Renamed:
		seats = append(seats, what.Player)
	case Left:
		seats = append(seats, what.Player)
	case Returned:
		seats = append(seats, what.Player)
	case ClockSet:
		if what.Player != 0 {
			seats = append(seats, what.Player)
		}
	case ClockRan:
		if what.Player != 0 {
			seats = append(seats, what.Player)
		}
	}
	return seats
}

// MaxCount is the most words that one challenge can question.
const MaxCount = 1 + scoring.MaxCrossWords
