package sitting

import (
	"errors"
	"fmt"
	"slices"

	"tanteo/scoring"
	"tanteo/sheet"
)

// SlipReason is why what a player hands in is not taken.
type SlipReason uint8

// The reasons.
const (
	_        SlipReason = iota
	SlipIn              // something of his is in already: it is final
	SlipLate            // the round is another by now, or another rack is out
	NoRack              // nobody knows what to play with yet
	NotRack             // the rack has not got Letters
)

// SlipError says why what a player hands in for a round is not taken.
type SlipError struct {
	Reason  SlipReason
	Round   int
	Letters []scoring.Letter
	Edition *scoring.Edition
}

func (e *SlipError) Error() string {
	return fmt.Sprintf("round %d: slip refused: %d", e.Round, e.Reason)
}

// allowsSlip says whether a player can hand something in now. Who has ended or not begun is told by the
// game itself.
func allowsSlip(g *sheet.Game, seat int, line sheet.Line) error {
	r, ok := g.Standings.Open()
	if !ok || g.Standings.Finished {
		return nil
	}
	e := &SlipError{Round: r.Number, Edition: g.Edition, Letters: g.NotOnRack(line)}
	switch {
	case r.Filled(seat):
		e.Reason = SlipIn
	case r.Rack == nil:
		e.Reason = NoRack
	case e.Letters != nil:
		e.Reason = NotRack
	default:
		return nil
	}
	return e
}

// slip is what somebody has done in a sealed game since he was told of it, which is one play of his own;
// false where it is anything else.
func slip(g *sheet.Game) (e sheet.Event, ok bool) {
	done := g.Log.Changes[:g.Log.Done]
	if len(done) != 1 || len(done[0].Old) > 0 || len(done[0].New) != 1 {
		return e, false
	}
	return done[0].New[0], true
}

// handIn puts what a player has played in a sealed game into the true one, whosever pen that is: of the
// same round and the same rack, and once. Where others are quicker it is done again: they have not
// touched his cell. The error is a *RoleError, a *BehindError that says why, or one of Lend.
func (k *Keeper) handIn(played sheet.Game) error {
	e, ok := slip(&played)
	if !ok {
		return &RoleError{k.role.Kind, WriteLine}
	}
	line := sheet.Line{Verb: sheet.Add, Event: sheet.Event{Player: e.Player, What: e.What}}
	k.of.mu.Lock()
	defer k.of.mu.Unlock()
	for {
		news, err := k.of.whole.Look()
		if err != nil {
			return err
		}
		next, err := k.slipped(news.Game, played, line, sheet.Stamp{Time: e.Time, By: e.By})
		if err != nil {
			return &BehindError{News: k.sealed(news), Why: err}
		}
		err = k.of.whole.Lend(next, news.On)
		if errors.As(err, new(*BehindError)) {
			continue
		}
		if err == nil {
			k.of.handed++
		}
		return err
	}
}

// slipped is the true game with what a player has played.
func (k *Keeper) slipped(g, played sheet.Game, line sheet.Line, stamp sheet.Stamp) (sheet.Game, error) {
	seat, err := k.role.Seat(&g)
	if err != nil {
		return g, err
	}
	if line.Event.Player == 0 {
		line.Event.Player = seat
	}
	is, open := g.Standings.Open()
	was, wasOpen := played.Standings.Open()
	late := !open || !wasOpen || is.Number != was.Number || !slices.Equal(is.Rack, was.Rack) || !g.Standings.Board.Equal(&played.Standings.Board)
	if late || g.Standings.Finished {
		return g, &SlipError{Reason: SlipLate, Round: len(played.Standings.Rounds)}
	}
	if err := k.role.Allows(&g, line); err != nil {
		return g, err
	}
	next, _, err := g.Do(line, stamp)
	return next, err
}
