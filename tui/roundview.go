package tui

import "tanteo/tui/desk/view"

// roundSide is what a duplicate has above the tabs in the side column.
func (v roundsView) roundSide(w, h int) []string {
	switch {
	case !v.At.Hall():
		return v.roundPane(w, v.roundHeight()-1)
	case v.At.Tab == view.TabSheet:
		lines, _ := v.hallPane(w, h)
		return lines
	}
	return nil
}

// roundsTab is the sheet of a duplicate in the tabs: the rounds of a few players, the list of
// a hall.
func (v roundsView) roundsTab(w, h int) []string {
	if v.At.Hall() {
		lines, _ := v.hallPane(w, h)
		return lines
	}
	lines, _ := v.roundsTable(v.At.ShownGame(), w, h)
	return lines
}

// roundAlone is the round as a page, where the window has no side column.
func (v roundsView) roundAlone(w, h int) (lines []string, at int) {
	if v.At.Hall() {
		return v.hallPane(w, h)
	}
	return v.roundPane(w, h), 0
}
