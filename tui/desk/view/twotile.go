package view

import "tanteo/editions"

// knownTwoTile are words of two tiles, or that nobody knows them.
type knownTwoTile struct {
	editions.TwoTile
	known bool
}

// TwoTile are the words of two tiles of the table's edition, read once.
func (t *Sight) TwoTile() (editions.TwoTile, bool) {
	if t.two == nil {
		two, ok := editions.TwoTileOf(t.Game.Edition)
		t.two = &knownTwoTile{two, ok}
	}
	return t.two.TwoTile, t.two.known
}
