package view

import (
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/phrases"
)

// duplicate is a game in which all play every round. A row of its sheet is a round, with a cell
// for each player.
type duplicate struct{ at *Sight }

// atOneTable is a duplicate of a few players, who have a column each.
type atOneTable struct{ duplicate }

// hall is one of many, each at a table.
type hall struct{ duplicate }

func (s duplicate) LastRow() int { return len(s.at.Game.Standings.Rounds) }

func (s duplicate) Choose(rows, columns int) { s.at.ChooseCell(rows, columns) }

// Choose goes down the list of a hall, in which a row is a player.
func (s hall) Choose(rows, columns int) {
	if s.at.Tab == TabSheet && !s.at.Large {
		rows, columns = columns, rows
	}
	s.at.ChooseCell(rows, columns)
}

func (s duplicate) Hides(Tab) bool { return false }

func (s duplicate) Totals() []int { return s.at.Standings().Judged() }

func (s duplicate) Leaders() []int { return Leaders(s.at.Totals()) }

func (s duplicate) NextCell() int {
	if s.at.Looking != 0 || s.at.Game.Standings.Finished {
		return 0
	}
	return s.at.NextSeat()
}

func (s duplicate) Fills(line sheet.Line) bool {
	return line.Verb == sheet.Add && FillsCell(sheet.OfMaster(line.Event.What))
}

func (s duplicate) ShownTurn() (sheet.Turn, bool) {
	if s.at.Focus == OnSide && s.at.Tab == TabSheet {
		return s.at.ChosenCell()
	}
	return s.masterShown()
}

func (s duplicate) NewestShown() (sheet.Turn, bool) { return s.masterShown() }

// masterShown is the master that lies on the board as it is shown as the newest.
func (s duplicate) masterShown() (sheet.Turn, bool) {
	shown := &s.at.Shown.Standings
	for i := len(shown.Rounds) - 1; i >= 0; i-- {
		if shown.Rounds[i].Closed {
			return shown.MasterOf(shown.Rounds[i])
		}
	}
	return sheet.Turn{}, false
}

// forming has the tiles of a line that is typed too.
func (s duplicate) forming() []scoring.Laid {
	if s.at.Focus == OnEntry && s.at.Live.Play != nil && s.at.Live.Line.Verb == sheet.Add {
		return s.at.Live.Play.Laid()
	}
	return s.at.Board.Laid
}

func (s duplicate) corrects(line sheet.Line) (sheet.Turn, bool) {
	now := &s.at.Game.Standings
	if line.Turn < 1 || line.Turn > len(now.Rounds) || line.Event.Player == 0 {
		return sheet.Turn{}, false
	}
	return now.Cell(now.Rounds[line.Turn-1], line.Event.Player)
}

// words are those of the masters: nobody else's come on the board.
func (s duplicate) words() []*scoring.Working { return s.at.Game.MasterWorkings() }

func (s duplicate) names(text string) (int, bool) {
	seat, err := line.Seat(&s.at.Game.Standings, text)
	return seat, err == nil
}

func (s duplicate) moment(now Moment) Moment {
	t := s.at
	switch now {
	case Resting:
		if !t.Game.Standings.Finished {
			return RestingInRound
		}
	case Laying:
		if !t.Game.Standings.Finished {
			return LayingInRound
		}
	case InSheet:
		if t.Looking == 0 {
			return InRounds
		}
	case Typing, TypingTiles:
		return s.typing(now)
	}
	return now
}

// typing is what the line in the entry does to a cell.
func (s duplicate) typing(now Moment) Moment {
	t := s.at
	switch verb := t.Live.Line.Verb; {
	case t.Watching != "" || t.Looking != 0:
		return now
	case verb == sheet.Empty:
		return EmptyingCell
	case verb == sheet.Edit:
		return EditingCell
	case t.Hall():
		return PickingTable
	case t.Live.Ready:
		return FillingCell
	}
	return now
}

func (s duplicate) turnName(l *phrases.Language, n int) string { return l.Rounds.Round(n) }

func (s duplicate) lookedAtName(l *phrases.Language) string {
	return l.Rounds.Looking(s.at.LookedAt(), s.LastRow())
}
