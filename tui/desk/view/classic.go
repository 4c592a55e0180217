package view

import (
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// classic is a game in which people play in turn, or a board on which plays are only counted.
type classic struct{ at *Sight }

func (s classic) LastRow() int { return s.at.Game.Standings.Numbered() }

func (s classic) Choose(rows, columns int) {
	if rows != 0 {
		s.at.chooseRow(rows)
		return
	}
	s.at.chooseTurn(columns)
}

// Hides is true of the ranking, and where nobody plays of what tells of players.
func (s classic) Hides(tab Tab) bool {
	return tab == TabRank || s.at.Counting && (tab == TabSheet || tab == TabNotes || tab == TabCharts)
}

func (s classic) Totals() []int { return s.at.Standings().Totals() }

func (s classic) Leaders() []int { return s.at.Standings().Leaders() }

func (s classic) NextCell() int { return 0 }

func (s classic) Fills(sheet.Line) bool { return false }

func (s classic) ShownTurn() (sheet.Turn, bool) {
	switch {
	case s.at.Focus == OnSide && s.at.Row > 0:
		return s.at.Game.Standings.Turn(s.at.Row)
	case s.at.Editing > 0:
		return s.at.Game.Standings.Turn(s.at.Editing)
	case s.at.Looking > 0:
		return s.at.Game.Standings.Turn(s.at.Looking)
	}
	return s.at.Shown.Standings.Newest()
}

func (s classic) NewestShown() (sheet.Turn, bool) {
	turn, ok := s.at.Shown.Standings.Newest()
	return turn, ok && (s.at.Looking <= 0 || turn.Number == s.at.Looking)
}

func (s classic) forming() []scoring.Laid { return s.at.Board.Laid }

func (s classic) corrects(line sheet.Line) (sheet.Turn, bool) {
	return s.at.Game.Standings.Turn(line.Turn)
}

func (s classic) words() []*scoring.Working { return s.at.Game.Workings() }

func (s classic) names(string) (int, bool) { return 0, false }

func (s classic) moment(now Moment) Moment { return now }

func (s classic) turnName(l *phrases.Language, n int) string { return l.Screen.Turn(n) }

func (s classic) lookedAtName(l *phrases.Language) string {
	return l.Screen.Looking(s.at.LookedAt(), s.at.Game.Standings.Length())
}
