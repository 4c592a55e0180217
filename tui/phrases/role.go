package phrases

import (
	"errors"

	"tanteo/tui/sitting"
)

// role tells what somebody may not do, or why his play is not taken.
func (l *Language) role(err error) (Said, bool) {
	says := &l.Faults.Role
	if may, ok := errors.AsType[*sitting.RoleError](err); ok {
		switch {
		case may.Act == sitting.Search:
			return says.NotWhile, true
		case may.Act == sitting.Files || may.Act == sitting.Delete || may.Kind == sitting.Scorer:
			return says.Served, true
		case may.Kind == sitting.Player:
			return says.Arbiter, true
		}
		return says.LookOn, true
	}
	if none, ok := errors.AsType[*sitting.NoSeatError](err); ok {
		if none.Classic {
			return says.ByTurns, true
		}
		return says.NotAmong(Fit(none.Name, 20)), true
	}
	slip, ok := errors.AsType[*sitting.SlipError](err)
	if !ok {
		return Said{}, false
	}
	switch slip.Reason {
	case sitting.SlipIn:
		return says.In(slip.Round), true
	case sitting.NoRack:
		return says.NoRack(slip.Round), true
	case sitting.NotRack:
		return says.NotRack(l.Numbers.And(l.letters(slip.Edition, slip.Letters))), true
	}
	return says.Late(slip.Round), true
}
