package view

import (
	"tanteo/tui/draw"
)

// ToEnd is further than any row or column is long.
const ToEnd = 1 << 20

// ChooseCell moves the chosen cell by so many rounds and columns. The first column is the
// master.
func (t *Sight) ChooseCell(rounds, columns int) {
	t.Row = min(max(1, t.Row+rounds), t.LastRow())
	t.Cell = min(max(0, t.Cell+columns), len(t.Game.Standings.Players))
}

// ChooseOver goes to the next cell above the master of its round, and around.
func (t *Sight) ChooseOver() {
	s := &t.Game.Standings
	players := len(s.Players)
	for i := range len(s.Rounds) * players {
		at := (max(0, t.Row-1)*players + t.Cell + i) % (len(s.Rounds) * players)
		r, seat := s.Rounds[at/players], at%players+1
		if turn, ok := s.Cell(r, seat); ok && s.OverMaster(r, turn) {
			t.Row, t.Cell = r.Number, seat
			return
		}
	}
}

// chooseTurn moves the chosen row of the sheet by so many turns.
func (t *Sight) chooseTurn(n int) {
	t.Row = min(max(1, t.Row+n), t.Game.Standings.Numbered())
	t.Scroll = 0
}

// chooseRow moves the chosen turn up or down the sheet, in the column of its player where
// that has a turn.
func (t *Sight) chooseRow(n int) {
	s := t.Sheet(&t.Game)
	rows, at := s.Rows, s.RowOf(t.Row)
	chosen, ok := t.Game.Standings.Turn(t.Row)
	if at < 0 || !ok {
		t.chooseTurn(0)
		return
	}
	for at += n; at >= 0 && at < len(rows); at += n {
		if cell := rows[at].Turns[chosen.Player-1]; cell != nil {
			t.Row = cell.Number
			return
		}
		for _, cell := range rows[at].Turns {
			if cell != nil && rows[at].Round == 0 {
				t.Row = cell.Number
				return
			}
		}
	}
}

// ChooseLetter chooses the letter of which the words of two tiles are shown. The second letter of
// a tile that is written with two goes on with the first.
func (t *Sight) ChooseLetter(text string) {
	e := t.Game.Edition
	if !draw.IsLetter(text) {
		return
	}
	sp, err := e.Spell(text)
	if err != nil || len(sp.Tiles) != 1 {
		return
	}
	l := sp.Tiles[0].Letter()
	if both, ok := e.Letter(e.Text(t.Letter) + e.Text(l)); ok {
		l = both
	}
	t.Letter, t.Scroll = l, 0
}
