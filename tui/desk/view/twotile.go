package view

import (
	"tanteo/editions"
	"tanteo/scoring"
)

// twoTileOf are the words of two tiles of an edition, where they are known.
type twoTileOf struct {
	editions.TwoTile
	of     *scoring.Edition
	exists bool
}

// TwoTile are the words of two tiles of the table's edition.
func (v Table) TwoTile() (editions.TwoTile, bool) {
	e := v.At.Game.Edition
	if v.Drawn == nil {
		return editions.TwoTileOf(e)
	}
	if v.Drawn.twoTile == nil || v.Drawn.twoTile.of != e {
		words, ok := editions.TwoTileOf(e)
		v.Drawn.twoTile = &twoTileOf{words, e, ok}
	}
	return v.Drawn.twoTile.TwoTile, v.Drawn.twoTile.exists
}
