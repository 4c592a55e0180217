package rounds

import "tanteo/tui/desk/view"

// Side is what a duplicate has above the tabs in the side column.
func (v View) Side(w, h int) []string {
	switch {
	case !v.At.Hall():
		return v.roundPane(w, v.RoundHeight()-1)
	case v.At.Tab == view.TabSheet:
		lines, _ := v.HallPane(w, h)
		return lines
	}
	return nil
}

// Tab is the sheet of a duplicate in the tabs: the rounds of a few players, the list of
// a hall.
func (v View) Tab(w, h int) []string {
	if v.At.Hall() {
		lines, _ := v.HallPane(w, h)
		return lines
	}
	lines, _ := v.RoundsTable(v.At.ShownGame(), w, h)
	return lines
}

// Alone is the round as a page, where the window has no side column.
func (v View) Alone(w, h int) (lines []string, at int) {
	if v.At.Hall() {
		return v.HallPane(w, h)
	}
	return v.roundPane(w, h), 0
}
