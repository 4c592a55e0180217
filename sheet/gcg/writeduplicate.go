package gcg

import (
	"strconv"
	"strings"

	"tanteo/sheet"
)

// masterNick is who plays the masters of a duplicate in a text: the format knows nobody who
// plays without an opponent's turn but a single player.
const masterNick = "master"

// duplicate writes the masters of a duplicate as the plays of one player, and under each what
// everybody had in that round, as a note.
func (w *writer) duplicate() {
	s := &w.game.Standings
	w.line("#", encodingPragma, " UTF-8")
	w.line("#player1 ", masterNick, " ", masterNick)
	w.line("#", tilesPragma, " ", distributionOf(w.game.Edition.ID))
	if title := w.game.Log.Header.Event; title != "" {
		w.pragma("title " + title)
	}
	w.nicks, w.running, w.masters = []string{masterNick}, []int{0}, true
	w.lose(Loss{Kind: LossDuplicate, Points: len(s.Players)})
	closed := 0
	for i, e := range w.game.Log.Events {
		switch what := e.What.(type) {
		case sheet.RoundClosed:
			w.round(s.Rounds[closed])
			closed++
		case sheet.Noted, sheet.Kept, sheet.Laid, sheet.Joined, sheet.Left, sheet.Returned, sheet.Voided:
			w.event(i, e)
		case sheet.Penalty:
			w.lose(Loss{Kind: LossPenalty, Player: what.Player, Points: -what.Points, Text: what.Reason})
		case sheet.Warning:
			for _, row := range w.rows[i] {
				w.lose(Loss{Kind: LossWarning, Player: what.Player, Points: row.Points, Text: what.Reason})
			}
		case sheet.Bonus:
			w.lose(Loss{Kind: LossBonus, Player: what.Player, Points: what.Points, Text: what.Reason})
		}
	}
	for _, r := range s.Rounds[closed:] {
		w.cells(r)
	}
}

// round writes a round that is closed: its master, and what everybody had.
func (w *writer) round(r sheet.Round) {
	if master, ok := w.game.Standings.MasterOf(r); ok {
		e := w.game.Log.Events[master.Event]
		e.Rack = r.Rack
		master.Player = 1
		switch what := w.game.What(master).(type) {
		case sheet.Played:
			w.played(master, e, what.Play)
		case sheet.Points:
			w.points(master, e, what.Points)
		default:
			w.noPlay(master, e, "-")
			w.byHand(master, e, master.Points, Loss{Kind: LossTyped, Text: w.game.Word(master)})
		}
	}
	w.cells(r)
}

// cells tells what everybody had in a round.
func (w *writer) cells(r sheet.Round) {
	s := &w.game.Standings
	var all []string
	for i, p := range s.Players {
		if cell, ok := s.Cell(r, i+1); ok {
			name := p.Name
			if name == "" {
				name = strconv.Itoa(i + 1)
			}
			all = append(all, name+" "+strconv.Itoa(cell.Points))
		}
	}
	if len(all) > 0 {
		w.pragma("note " + w.tell(Loss{Kind: LossCells, Turn: r.Number, Text: strings.Join(all, ", ")}))
	}
}
