package view

import (
	"slices"

	"tanteo/sheet"
)

// Moment is what somebody is about at the table. Which keys matter then, the hint line tells.
type Moment int

const (
	Resting        Moment = iota // the board waits for a play
	RestingInRound               // of a duplicate
	Laying                       // tiles lie on it
	LayingInRound
	Mending   // a noted turn lies on it again
	Ended     // the game is over
	Following // another has the pen
	Recalling // the board is as it was after a turn, which can be opened
	Looking   // it is as it was, and no more

	Typing
	TypingTiles // a typed play
	OverTiles   // its tiles are gone over
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
		return t.entryMoment()
	case OnSide:
		return t.sideMoment()
	}
	laying, inRound := len(t.Board.Laid) > 0, t.Duplicate() && !t.Game.Standings.Finished
	switch {
	case t.Looking > 0 && t.Watching == "":
		return Recalling
	case t.Looking != 0:
		return Looking
	case t.Watching != "":
		return Following
	case t.Editing > 0:
		return Mending
	case laying && inRound:
		return LayingInRound
	case laying:
		return Laying
	case inRound:
		return RestingInRound
	case t.Game.Standings.Finished && !t.Counting:
		return Ended
	}
	return Resting
}

func (t *Sight) entryMoment() Moment {
	cells := t.Duplicate() && t.Watching == "" && t.Looking == 0
	switch verb := t.Live.Line.Verb; {
	case t.Entry.Tiles:
		return OverTiles
	case cells && verb == sheet.Empty:
		return EmptyingCell
	case cells && verb == sheet.Edit:
		return EditingCell
	case cells && t.Hall():
		return PickingTable
	case cells && t.Live.Ready:
		return FillingCell
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
	case t.Duplicate() && t.Looking == 0:
		return InRounds
	}
	return InSheet
}

// Says is a text at some moments, and none at others.
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
