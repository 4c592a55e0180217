package tui

import "tanteo/editions"

// knownTwoTile are words of two tiles, or that nobody knows them.
type knownTwoTile struct {
	editions.TwoTile
	known bool
}

// twoTile are the words of two tiles of the table's edition, read once.
func (t *sight) twoTile() (editions.TwoTile, bool) {
	if t.two == nil {
		two, ok := editions.TwoTileOf(t.game.Edition)
		t.two = &knownTwoTile{two, ok}
	}
	return t.two.TwoTile, t.two.known
}
