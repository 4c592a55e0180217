package sheet

import (
	"strconv"

	"tanteo/scoring"
)

// allows holds an event to what the game permits now. A new event with a fault is refused.
func (g Game) allows(event Event) error {
	s := &g.Standings
	for _, seat := range event.Seats() {
		if seat < 1 || seat > len(s.Players) {
			return &Refusal{Reason: NoPlayer, Text: strconv.Itoa(seat)}
		}
	}
	if s.Finished && !has(event.What, afterEnd) {
		return &Refusal{Reason: AlreadyFinished}
	}
	if err := g.allowsKind(event.What); err != nil {
		return err
	}
	if err := g.allowsClock(event.What); err != nil {
		return err
	}
	switch what := event.What.(type) {
	case Master:
		if play, ok := what.What.(Played); ok {
			return play.fits(g.Edition, &s.Board)
		}
	case Played:
		return what.fits(g.Edition, &s.Board)
	case Laid:
		for _, l := range what.Tiles {
			if lies := s.Board.At(l.Square); lies != 0 {
				return &scoring.PlacementError{Fault: scoring.Taken, Square: l.Square, Letter: lies.Letter()}
			}
		}
	case Cleared:
		if len(s.Loose) == 0 {
			return &Refusal{Reason: NothingToClear}
		}
	case Challenged, ChallengeFailed:
		if !s.Challengeable() {
			return &Refusal{Reason: NothingToChallenge}
		}
	case Wrong:
		return g.allowsWrong(what)
	case Voided:
		if s.Void {
			return &Refusal{Reason: AlreadyVoid}
		}
	case Ended:
		return g.allowsEnd(what)
	case Finished:
		if faulty := s.Faulty(); len(faulty) > 0 {
			return &Refusal{Reason: FaultsLeft, Turn: faulty[0]}
		}
	case Reopened:
		if !s.Finished {
			return &Refusal{Reason: NotFinished}
		}
	case Joined:
		if len(s.Players) == g.Log.Kind.Most() {
			return &Refusal{Reason: TooManyPlayers}
		}
		if seat := s.SeatOf(what.Name, false); seat != 0 {
			return &Refusal{Reason: AtTable, Player: seat}
		}
	case Renamed:
		// A name stays taken when its player has left: two players may not share one.
		for _, gone := range [...]bool{false, true} {
			if seat := s.SeatOf(what.Name, gone); seat != 0 && seat != what.Player {
				return &Refusal{Reason: AtTable, Player: seat}
			}
		}
	case Returned:
		if !s.Players[what.Player-1].Gone {
			return &Refusal{Reason: AtTable, Player: what.Player}
		}
	case Left:
		if s.Players[what.Player-1].Gone {
			return &Refusal{Reason: AlreadyGone, Player: what.Player}
		}
		if s.AtTable() == 1 {
			return &Refusal{Reason: LastPlayer}
		}
	}
	if TakesTurn(event.What) && event.Player != 0 && s.Players[event.Player-1].Gone {
		return &Refusal{Reason: AlreadyGone, Player: event.Player}
	}
	return nil
}

func (g Game) allowsEnd(what Ended) error {
	if faulty := g.Standings.Faulty(); len(faulty) > 0 {
		return &Refusal{Reason: FaultsLeft, Turn: faulty[0]}
	}
	if len(what.Leftovers) != len(g.Standings.Players) {
		return &Refusal{Reason: LeftoverCount, Count: len(g.Standings.Players)}
	}
	out := 0
	for seat, l := range what.Leftovers {
		if !l.Out {
			continue
		}
		if out != 0 {
			return &Refusal{Reason: TwoOut, Player: seat + 1}
		}
		out = seat + 1
	}
	return nil
}

// allowsKind refuses what only the other kind of game has.
func (g Game) allowsKind(w What) error {
	switch {
	case has(w, onlyRounds) && !g.duplicate():
		return &Refusal{Reason: OnlyDuplicate}
	case has(w, onlyTurns) && g.duplicate():
		return &Refusal{Reason: NotInDuplicate}
	}
	return nil
}
