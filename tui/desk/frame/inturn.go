package frame

import (
	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
)

func (inTurn) above(v View, w, _ int) []string { return v.WorkingPane(w, v.workingHeight()-1) }

func (inTurn) height(v View) int {
	h := v.Lay.Side.H
	least := min(12, max(7, h*7/20))
	_, _, body := v.workingText(v.Lay.Side.W)
	return min(max(least, 1+len(body.Lines)), max(least, h-view.LeastTab-1)) + 1
}

func (inTurn) cursor(v View) (x, y int) {
	l, below, top := &v.Lay, tabs.Of(v.Table), v.workingHeight()
	if v.At.Tab == view.TabWords {
		return below.FieldColumn(l.Side.W), top + 1
	}
	return 0, top + below.ChosenLine(below.TabRoom(l.Side.W, l.Side.H-top))
}

func (inTurn) holds(v View, w, h int) bool {
	_, _, body := v.workingText(w)
	return len(body.Lines) <= h
}

func (inTurn) alone(v View, w, h int) ([]string, int) { return v.WorkingPane(w, h), 0 }

func (inTurn) sheet(v View, w, h int) ([]string, int) { return v.SheetPage(w, h), 0 }

func (inTurn) chosen(v View, _, h int) int {
	return tabs.Of(v.Table).ChosenLine(h - 2 - len(v.BelowSheet(v.Lay.W, h-1)))
}

func (inTurn) answers(View, int) ([2]string, bool) { return [2]string{}, false }

func (inTurn) rack(View) (string, bool) { return "", false }
