package files

import (
	"time"

	"tanteo/sheet"
	"tanteo/sheet/store"
)

// Keep makes a saved game of a game of a file that could be read. One of our own keeps its id
// where that is free.
func (g Game) Keep(games *store.Store, day time.Time) (sheet.Log, error) {
	if g.Counted == nil {
		return games.Adopt(g.Log, day)
	}
	return games.Create(g.Log, day)
}
