package desk

import (
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// may says whether whoever sits here may do something, and tells why not.
func may(d *Desk, act sitting.Act, about phrases.Context) bool {
	if d.set.Role.May(act) {
		return true
	}
	d.refuse(&sitting.RoleError{Kind: d.set.Role.Kind, Act: act}, about)
	return false
}

// maySearch is may for what a list of words or the board tells of plays: while a game goes on that is
// what its players are to find.
func maySearch(d *Desk) bool { return may(d, offersOf(d.Table).search(), phrases.Context{}) }

func (v offers) search() sitting.Act {
	if v.At.Game.Standings.Finished {
		return sitting.Review
	}
	return sitting.Search
}

// canSearch says whether whoever sits here may look for plays and words now.
func (v offers) canSearch() bool { return v.Role.May(v.search()) }

// mayWrite is may for the files of the machine.
func mayWrite(d *Desk) bool { return may(d, sitting.Files, phrases.Context{}) }

// stays says whether this screen stays with its game: it was begun only to watch that one.
func stays(d *Desk) bool { return d.At.Only && d.Role.Kind == sitting.Owner }
