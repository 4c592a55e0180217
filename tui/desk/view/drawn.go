package view

// Drawn remembers drawings that take long, each with what it was made of: where that is the same
// the drawing is too, so that nothing else is shown than without it. Who draws the table owns it;
// drawing changes nothing else. Without one, all is drawn anew.
type Drawn struct {
	notes drawnNotes
	two   *knownTwoTile
}
