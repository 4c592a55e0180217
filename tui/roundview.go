package tui

// roundSide is what a duplicate has above the tabs in the side column.
func (v roundsView) roundSide(w, h int) []string {
	switch {
	case !v.at.hall():
		return v.roundPane(w, v.roundHeight()-1)
	case v.at.tab == tabSheet:
		lines, _ := v.hallPane(w, h)
		return lines
	}
	return nil
}

// roundsTab is the sheet of a duplicate in the tabs: the rounds of a few players, the list of
// a hall.
func (v roundsView) roundsTab(w, h int) []string {
	if v.at.hall() {
		lines, _ := v.hallPane(w, h)
		return lines
	}
	lines, _ := v.roundsTable(v.at.shownGame(), w, h)
	return lines
}

// roundAlone is the round as a page, where the window has no side column.
func (v roundsView) roundAlone(w, h int) (lines []string, at int) {
	if v.at.hall() {
		return v.hallPane(w, h)
	}
	return v.roundPane(w, h), 0
}
