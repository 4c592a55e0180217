package gcg

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
)

// turn writes a line that uses up a turn. A rack that is not known stands as the tiles that
// were used, as annotators do, or else as Quackle has it.
func (w *writer) turn(row sheet.Turn, e sheet.Event, what string, points int, used []scoring.Tile) {
	if e.Rack == nil {
		e.Rack = used
	}
	if e.Rack == nil {
		e.Rack = []scoring.Tile{} // one there was, and nobody knows which
	}
	w.score(row.Player, e, what, points)
	w.last, w.lastRack = lastTurn{seat: row.Player, points: points}, e.Rack
}

func (w *writer) noPlay(row sheet.Turn, e sheet.Event, what string) {
	if e.Told == nil || what == "-" && row.Kind != sheet.KindPass {
		w.turn(row, e, what, 0, nil)
		return
	}
	w.turn(row, e, what, *e.Told, nil)
}

func (w *writer) exchanged(row sheet.Turn, e sheet.Event, what sheet.Exchanged) {
	points := 0
	if e.Told != nil {
		points = *e.Told
	}
	switch {
	case what.Tiles != nil:
		w.turn(row, e, "-"+w.texts(what.Tiles), points, what.Tiles)
	case what.Count > 0:
		w.turn(row, e, "-"+strconv.Itoa(what.Count), points, nil)
	default:
		w.turn(row, e, "-", points, nil)
		w.lose(Loss{Kind: LossExchange, Turn: row.Number, Player: row.Player})
	}
}

func (w *writer) played(row sheet.Turn, e sheet.Event, p scoring.Play) {
	if row.Fault != nil {
		w.noPlay(row, e, "-")
		w.lose(Loss{Kind: LossFault, Turn: row.Number, Player: row.Player, Text: w.at(p) + " " + w.word(p)})
		return
	}
	if !w.countsIn(row, p) {
		w.noPlay(row, e, "-")
		w.byHand(row, e, row.Counted, Loss{Kind: LossRests, Text: w.at(p) + " " + w.word(p)})
		return
	}
	points := scoring.Points(w.game.Edition, &w.board, p)
	if e.Told != nil {
		points = *e.Told
	}
	laid := p.Laid()
	used := make([]scoring.Tile, len(laid))
	for i, l := range laid {
		used[i] = l.Tile
		if l.Tile.IsBlank() {
			used[i] = scoring.UnnamedBlank
		}
	}
	w.turn(row, e, w.at(p)+" "+w.word(p), points, used)
	w.last.play, w.last.laid = true, laid
	w.board = w.board.With(laid)
}

// countsIn says whether a play counts on the board of the text what it counts in the game. Tiles
// laid without points, and the plays that counted with them, are not on that one.
func (w *writer) countsIn(row sheet.Turn, p scoring.Play) bool {
	if !w.laid {
		return true
	}
	return scoring.Lies(&w.board, p) == nil && scoring.Points(w.game.Edition, &w.board, p) == row.Counted
}

func (w *writer) at(p scoring.Play) string { return w.notation.Format(p.Start, p.Direction) }

// word writes a word with a dot for each tile that lay there; with its letter where the dot would be
// read as part of a digraph, as that of the Catalan L.L.
func (w *writer) word(p scoring.Play) string {
	var b strings.Builder
	for i, t := range p.Tiles {
		if i > 0 && t.New && p.Tiles[i-1].New {
			w.runsTogether = w.runsTogether || w.spell.joins(p.Tiles[i-1].Tile, t.Tile)
		}
		switch {
		case t.New:
			b.WriteString(w.spell.text(t.Tile))
		case i > 0 && i+1 < len(p.Tiles) && w.spell.takesDot(p.Tiles[i-1], p.Tiles[i+1]):
			b.WriteString("(" + w.spell.text(t.Tile) + ")")
		default:
			b.WriteByte('.')
		}
	}
	return b.String()
}

// points writes points by hand: as the play that a text had, where it could not be laid.
func (w *writer) points(row sheet.Turn, e sheet.Event, points int) {
	if e.Told != nil {
		points = *e.Told
	}
	square, rest, _ := strings.Cut(e.Note, " ")
	word, rest, _ := strings.Cut(rest, " ")
	if _, _, ok := w.notation.Parse(square); ok && word != "" {
		e.Note = rest
		w.turn(row, e, square+" "+word, points, nil)
		w.last.play = true
		return
	}
	w.noPlay(row, e, "-")
	w.byHand(row, e, points, Loss{Kind: LossPoints})
}

// byHand writes the points of a turn that is written as a pass.
func (w *writer) byHand(row sheet.Turn, e sheet.Event, points int, l Loss) {
	if e.Told != nil {
		points = *e.Told
	}
	if row.Challenged {
		points = 0
	}
	l.Turn, l.Player, l.Points = row.Number, row.Player, points
	if w.masters {
		l.Player = 0
	}
	w.score(row.Player, sheet.Event{}, "(challenge)", points)
	w.lose(l)
}

// challenged takes the last play off. What was written as a pass has nothing to take off.
func (w *writer) challenged(e sheet.Event) {
	if !w.last.play {
		return
	}
	if e.Rack == nil {
		e.Rack = w.lastRack
	}
	points := -w.last.points
	if e.Told != nil {
		e.Off -= *e.Told - points
		points = *e.Told
	}
	w.score(w.last.seat, e, "--", points)
	w.board = w.board.Without(w.last.laid)
	w.last = lastTurn{seat: w.last.seat}
}
