package view

import (
	"tanteo/editions"
	"tanteo/scoring"
)

// knownTwoTile are words of two tiles, or that nobody knows them.
type knownTwoTile struct {
	editions.TwoTile
	of    *scoring.Edition
	known bool
}

// TwoTile are the words of two tiles of the table's edition.
func (v Table) TwoTile() (editions.TwoTile, bool) {
	e := v.At.Game.Edition
	if v.Drawn == nil {
		return editions.TwoTileOf(e)
	}
	if v.Drawn.two == nil || v.Drawn.two.of != e {
		two, ok := editions.TwoTileOf(e)
		v.Drawn.two = &knownTwoTile{two, e, ok}
	}
	return v.Drawn.two.TwoTile, v.Drawn.two.known
}
