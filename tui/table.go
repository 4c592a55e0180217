package tui

import (
	"tanteo/sheet"
	"tanteo/tui/desk/grid"
	"tanteo/tui/desk/view"
	"tanteo/tui/page/help"
	"tanteo/tui/sitting"
)

// table is an open game with everything that the screen knows of it.
type table struct {
	*view.Sight
	pen  sitting.Pen
	seed uint64 // that racks are drawn by, where the game has none yet

	lookup lookup
	asked  int        // questions so far
	help   *help.Page // below the heading; nil while it is closed

	grid grid.Pane

	drawn boardCache
}

func newTable(g sheet.Game) *table { return &table{Sight: view.NewSight(g)} }
