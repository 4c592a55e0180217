package gcg

import (
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
)

func (w *walk) noPlay(e *entry, who int, event sheet.Event) {
	if n := e.points.or(0); n != 0 {
		w.differ(Difference{Line: e.line, Column: 1, Kind: Pass, File: n})
	}
	w.takes(e, who, event, 0, 0)
}

func (w *walk) exchange(e *entry, who int, event sheet.Event) {
	rack := w.choice.Edition.Rack
	if e.count > 0 && e.count <= rack {
		event.What = sheet.Exchanged{Count: e.count}
		w.noPlay(e, who, event)
		return
	}
	tiles, lacks, bad := w.spell.loose(e.word.text, w.head.bracketed)
	if e.count > 0 && bad >= 0 {
		w.doubt(DoubtSize, e.line, e.column(e.word), e.word.text)
		event.What = sheet.Exchanged{Count: rack}
		w.noPlay(e, who, event)
		return
	}
	if lacks {
		w.evidence.lacking++
	}
	if bad >= 0 || len(tiles) > maxRack {
		w.bad(BadTiles, e, e.word)
		return
	}
	event.What = sheet.Exchanged{Tiles: tiles, Count: len(tiles)}
	w.holds(e, event.Rack, tiles)
	w.noPlay(e, who, event)
}

// play counts a play on the board.
func (w *walk) play(e *entry, who int, event sheet.Event) {
	w.g.Plays++
	word, bad := w.spell.word(e.word.text, w.head.bracketed, w.room[:0])
	w.room = word
	if bad >= 0 {
		w.evidence.impossible++
		w.bad(BadTiles, e, e.word)
		return
	}
	play, err := w.lay(e, word)
	if err != nil {
		w.evidence.contradicts(err)
		w.differ(Difference{
			Line: e.line, Column: e.column(e.word), Kind: Board, Text: e.word.text, At: e.at, Fault: err,
		})
		event.What = sheet.Points{Points: e.points.or(0)}
		event.Note = strings.TrimSpace(w.head.notation.Format(e.start, e.direction) + " " + e.word.text + " " + e.rest)
		w.takes(e, who, event, e.points.or(0), e.points.or(0))
		w.last.play = true
		return
	}
	laid := play.Laid()
	stands := false
	broken := scoring.Allowed(w.choice.Edition, &w.board, play)
	if broken != nil || slices.ContainsFunc(word, func(t wordTile) bool { return t.forced }) {
		w.evidence.impossible++
	}
	if broken != nil {
		stands = true
		w.g.Warnings = append(w.g.Warnings, Warning{
			Line: e.line, Column: e.column(e.word), Kind: DoubtPlacement, Text: e.word.text, Fault: broken,
		})
	}
	counted := scoring.Points(w.choice.Edition, &w.board, play)
	ours := counted + w.loneTile(play, counted)
	w.evidence.looks(&w.choice, play)
	if e.points.given {
		w.evidence.figures++
		if e.points.n != ours {
			w.evidence.against++
			w.evidence.missed++
			w.differScore(e, play, ours)
		}
	}
	event.What = sheet.Played{Play: play, Stands: stands}
	w.takes(e, who, event, ours, counted)
	w.last.play, w.last.laid = true, laid
	if !w.trial() {
		w.holdsLaid(e, event.Rack, laid)
		for _, l := range laid {
			w.use(e, l.Tile, 1)
		}
	}
	w.board = w.board.With(laid)
}

// loneTile is what a single tile counts that touches nothing. The rules know no such play; the
// programs of the field count the tile.
func (w *walk) loneTile(p scoring.Play, counted int) int {
	if counted != 0 || len(p.Tiles) != 1 {
		return 0
	}
	premium := w.choice.Edition.Layout.At(p.Start)
	t := p.Tiles[0].Tile
	return w.choice.Edition.Value(t) * premium.LetterFactor(w.choice.Edition, t) * premium.WordFactor()
}

// lay makes a play of a word on the board. The error is a *scoring.PlacementError.
func (w *walk) lay(e *entry, word []wordTile) (scoring.Play, error) {
	p := scoring.Play{Start: e.start, Direction: e.direction}
	layout := w.choice.Edition.Layout
	p.Tiles = make([]scoring.PlayTile, min(len(word), layout.Side+1)) // none is longer
	for i, t := range word {
		at := p.Start.Step(p.Direction, i)
		lies := w.board.At(at)
		switch {
		case !layout.Contains(at):
			return p, &scoring.PlacementError{Fault: scoring.OffBoard, Square: at, Letter: t.tile.Letter()}
		case t.old && lies == 0:
			return p, &scoring.PlacementError{Fault: scoring.Missing, Square: at, Letter: t.tile.Letter()}
		case t.tile != 0 && lies != 0 && lies.Letter() != t.tile.Letter():
			return p, &scoring.PlacementError{Fault: scoring.Differs, Square: at, Letter: lies.Letter()}
		case lies != 0:
			p.Tiles[i] = scoring.PlayTile{Tile: lies}
		default:
			p.Tiles[i] = scoring.PlayTile{Tile: t.tile, New: true}
		}
	}
	return p, scoring.Lies(&w.board, p)
}

func (w *walk) differScore(e *entry, p scoring.Play, ours int) {
	d := Difference{Line: e.line, Column: e.column(e.word), Kind: Score, File: e.points.n, Ours: ours, Text: e.word.text, At: e.at}
	if w.explain {
		working := scoring.Count(w.choice.Edition, &w.board, p)
		d.Play, d.Working = &p, &working
		d.Cause, d.Letter = guess(w.choice.Edition, &w.board, p, working, e.points.n)
	}
	w.differ(d)
}

// takeOff takes a play off again.
func (w *walk) takeOff(e *entry, who int, event sheet.Event) {
	n := e.points.or(-w.last.points)
	if !w.last.play || w.last.seat != who || w.ending.at >= 0 {
		w.differ(Difference{Line: e.line, Column: 1, Kind: Withdrawn, File: n, Cause: CauseNotHis})
		event.What = sheet.Penalty{Player: who, Points: -n, Reason: withdrawnReason}
		w.scored(e, who, &event, n, 0)
		w.add(event)
		return
	}
	back := w.last.points
	if total := w.seats[who-1].file - back; n == 0 && e.total.given && e.total.n == total {
		n = -back // written "-- +0" with the total of before the play
	}
	if n != -back {
		w.differ(Difference{Line: e.line, Column: 1, Kind: Withdrawn, File: n, Ours: -back})
		event.Told = &n
	}
	if e.rack.text != "" && w.last.rack != "" && e.rack.text != w.last.rack {
		w.doubt(DoubtRack, e.line, e.column(e.rack), e.rack.text)
	}
	event.What = sheet.Challenged{}
	w.scored(e, who, &event, n, -w.last.counted)
	event.Off += n + back
	w.add(event)
	for _, l := range w.last.laid {
		w.use(e, l.Tile, -1)
	}
	w.board = w.board.Without(w.last.laid)
	w.last = lastTurn{seat: who}
}

// withdrawnReason marks the points that a text takes off for a play that was not there.
const withdrawnReason = "--"
