package view

import "slices"

// Moment is what the player is doing at the table. The hint line depends on it.
type Moment int

const (
	Resting        Moment = iota // the board waits for a play
	RestingInRound               // of a duplicate
	Laying                       // tiles lie on it
	LayingInRound
	Mending   // a noted turn lies on it again
	Ended     // the game is over
	Following // another has the pen
	Recalling // an old turn is shown, which can be opened
	Looking   // an old turn is shown, which cannot be opened

	Typing
	TypingTiles // a typed play
	OverTiles   // the player goes over its tiles
	FillingCell // of a round
	EditingCell
	EmptyingCell
	PickingTable

	InSheet
	ReadingSheet // of a game that another has the pen of
	InRounds
	InNotes
	InCharts
	InRackWords
	InTab // that has no keys of its own
)

// Moment is what is going on now, with nothing lying over the side.
func (t *Sight) Moment() Moment {
	switch t.Focus {
	case OnEntry:
		return t.moment(t.entryMoment())
	case OnSide:
		return t.moment(t.sideMoment())
	}
	return t.moment(t.boardMoment())
}

func (t *Sight) boardMoment() Moment {
	switch {
	case t.Looking > 0 && t.Watching == "":
		return Recalling
	case t.Looking != 0:
		return Looking
	case t.Watching != "":
		return Following
	case t.Editing > 0:
		return Mending
	case len(t.Board.Laid) > 0:
		return Laying
	case t.Game.Standings.Finished && !t.Counting:
		return Ended
	}
	return Resting
}

func (t *Sight) entryMoment() Moment {
	switch {
	case t.Entry.Tiles:
		return OverTiles
	case t.TypesTiles():
		return TypingTiles
	}
	return Typing
}

func (t *Sight) sideMoment() Moment {
	switch {
	case t.Tab == TabNotes:
		return InNotes
	case t.Tab == TabCharts:
		return InCharts
	case t.Searching():
		return InRackWords
	case t.Tab != TabSheet:
		return InTab
	case t.Watching != "":
		return ReadingSheet
	}
	return InSheet
}

// Says is a text at some moments, and "" at others.
func (m Moment) Says(text string, at ...Moment) string {
	if slices.Contains(at, m) {
		return text
	}
	return ""
}

// Brief says whether the window has room for little more than one hint while the board has the
// keys.
func (v Table) Brief() bool {
	const little = 60
	switch v.At.Moment() {
	case Laying, LayingInRound, RestingInRound:
		return v.Lay.W < little
	case Resting:
		return v.Lay.Side.W == 0
	}
	return false
}
