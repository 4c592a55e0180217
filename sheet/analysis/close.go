package analysis

import (
	"errors"
	"fmt"

	"tanteo/scoring"
	"tanteo/sheet"
)

// WantsMaster says whether a line closes a round whose rack was drawn and that has no master yet,
// so that one has to be found, and gives the rack. Closing a round does so, and ending the game
// while something is noted in the open round.
func WantsMaster(g *sheet.Game, line sheet.Line) (rack []scoring.Tile, ok bool) {
	r, open := g.Standings.Open()
	if line.Verb != sheet.Add || !open || g.Standings.Finished || !r.Drawn || r.Master >= 0 {
		return nil, false
	}
	switch line.Event.What.(type) {
	case sheet.RoundClosed:
		return r.Rack, true
	case sheet.Finished:
		return r.Rack, r.Noted()
	}
	return nil, false
}

// NoPlayError says that the list has no play of the rack that was drawn, and nobody has noted one:
// the round cannot be closed.
type NoPlayError struct {
	Edition *scoring.Edition
	Rack    []scoring.Tile
}

func (e *NoPlayError) Error() string {
	return fmt.Sprintf("no play of a rack of %d tiles", len(e.Rack))
}

// Close does a line that WantsMaster found to need a master, with the one that Master has found.
// The error is a *NoPlayError where there is none, or one of Do.
func Close(g sheet.Game, line sheet.Line, master scoring.Play, found bool, stamp sheet.Stamp) (sheet.Game, sheet.Answer, error) {
	if found {
		return WithMaster(g, master, line, stamp)
	}
	next, answer, ok, err := NothingFound(g, line, stamp)
	if !ok && err == nil {
		r, _ := g.Standings.Open()
		err = &NoPlayError{g.Edition, r.Rack}
	}
	return next, answer, err
}

// NothingFound does a line for which the list has no master: the best play that somebody has
// noted becomes the master. False where nobody has noted one.
func NothingFound(g sheet.Game, line sheet.Line, stamp sheet.Stamp) (next sheet.Game, answer sheet.Answer, ok bool, err error) {
	next, answer, err = g.Do(line, stamp)
	if refusal, refused := errors.AsType[*sheet.Refusal](err); refused && refusal.Reason == sheet.NothingNoted {
		return g, sheet.Answer{}, false, nil
	}
	return next, answer, err == nil, err
}

// WithMaster notes a play as the master and then does a line, both as one change. The error is
// one of Do.
func WithMaster(g sheet.Game, master scoring.Play, line sheet.Line, stamp sheet.Stamp) (sheet.Game, sheet.Answer, error) {
	noted := sheet.Line{Event: sheet.Event{What: sheet.Master{What: sheet.Played{Play: master}}}}
	next, _, err := g.Do(noted, stamp)
	if err != nil {
		return g, sheet.Answer{}, err
	}
	if stamp.Ran != nil {
		ran := *stamp.Ran - (next.Standings.Clock.Noted - g.Standings.Clock.Noted)
		stamp.Ran = &ran
	}
	next, answer, err := next.Do(line, stamp)
	if err != nil {
		return g, sheet.Answer{}, err
	}
	next.Log = g.Log.AsOneChange(next.Log)
	answer.Before = g.Standings.Totals()
	return next, answer, nil
}
