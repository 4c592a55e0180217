package tui

import (
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
)

// verdict is what a list says of the words of a turn.
type verdict byte

const (
	unknown verdict = iota // it makes none, or nobody has asked
	inList
	notInList
)

func verdictOf(w scoring.Working, list analysis.List) verdict {
	if _, lacks := analysis.Sorted(w, list); len(lacks) > 0 {
		return notInList
	}
	return inList
}

// cellVerdict is what the list says of a cell of a duplicate.
func (m *Model) cellVerdict(g *sheet.Game, cell sheet.Turn) verdict {
	list := m.checked()
	if list == nil {
		return unknown
	}
	look := func() verdict {
		if w, ok := g.Working(cell); ok {
			return verdictOf(w, list)
		}
		return unknown
	}
	marks := &m.table.marks
	if g != &m.table.game { // a correction that is being tried has other events
		return look()
	}
	if marks.cells == nil {
		marks.cells = map[int]verdict{}
	}
	of, known := marks.cells[cell.Event]
	if !known {
		of = look()
		marks.cells[cell.Event] = of
	}
	return of
}

// verdicts keeps what the list says until the game or the list changes.
type verdicts struct {
	turns map[int]verdict // by the number of the turn
	cells map[int]verdict // of a duplicate, by their event
}

// verdicts are what the list says of the turns of the sheet, by their number; nil while words
// are not checked.
func (m *Model) verdicts() map[int]verdict {
	list, t := m.checked(), m.table
	if list == nil || t.duplicate() {
		return nil
	}
	if t.marks.turns == nil {
		t.marks.turns = map[int]verdict{}
		for i, w := range t.game.Workings() {
			if w == nil {
				continue
			}
			t.marks.turns[t.game.Standings.Turns[i].Number] = verdictOf(*w, list)
		}
	}
	return t.marks.turns
}

// The signs of a verdict, where there is room for no more.
const (
	signInList    = "+"
	signNotInList = "-"
)

// sign is the verdict as a sign; a blank where there is none.
func (v verdict) sign() string {
	switch v {
	case inList:
		return signInList
	case notInList:
		return signNotInList
	}
	return " "
}

func (v verdict) ink(l *look) ink {
	if v == notInList {
		return l.ink[inkNotInList]
	}
	return l.ink[inkInList]
}

// wordSign is what stands before a word where there is no room to say more: whether the list
// has it.
func (m *Model) wordSign(word scoring.Word) string {
	list := m.checked()
	switch {
	case list == nil:
		return ""
	case list.Contains(word.Row()):
		return signInList
	}
	return signNotInList
}
