package tui

import (
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/tui/draw"
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

// verdicts keep what the list says of the rows of a game, or the cells of a duplicate, by their
// event, until the game or the list changes.
type verdicts struct{ byEvent map[int]verdict }

// marksOf are the verdicts of a game that the sheet shows: the one on the table, or the
// correction of it that is being tried.
func (t *sight) marksOf(g *sheet.Game) *verdicts {
	if g == t.live.trial {
		return &t.live.marks
	}
	return &t.marks
}

// verdictOn is what the list says of a row of the sheet. All of them are looked up at the first
// that is asked for: a hall has thousands, and each alone would go through its whole log.
func (v view) verdictOn(g *sheet.Game, turn sheet.Turn) verdict {
	list := v.checked()
	if list == nil {
		return unknown
	}
	marks := v.at.marksOf(g)
	if marks.byEvent == nil {
		marks.byEvent = map[int]verdict{}
		for i, w := range g.Workings() {
			if w != nil {
				marks.byEvent[g.Standings.Turns[i].Event] = verdictOf(*w, list)
			}
		}
	}
	return marks.byEvent[turn.Event]
}

// The signs of a verdict, where there is room for no more. Beside points a minus would be taken
// for theirs.
const (
	signInList    = "+"
	signNotInList = "-" // before a word
	signDoubted   = "?" // beside points
)

// sign is the verdict as a sign beside points; a blank where there is none.
func (v verdict) sign() string {
	switch v {
	case inList:
		return signInList
	case notInList:
		return signDoubted
	}
	return " "
}

func (v verdict) ink(l *draw.Look) draw.Ink {
	if v == notInList {
		return l.Ink[draw.NotInList]
	}
	return l.Ink[draw.InList]
}

// rowSign is what stands beside the points of a row of the sheet whose words were looked up; ""
// where none were. It is plain where the row has an ink of its own.
func (v view) rowSign(g *sheet.Game, turn sheet.Turn, plain bool) string {
	of := v.verdictOn(g, turn)
	switch {
	case of == unknown:
		return ""
	case plain:
		return of.sign()
	}
	return of.ink(v.Look).Put(of.sign())
}

// signedWidth is the width of points with the sign of the list before them.
const signedWidth = 5

// signedPoints are points at the right end of a width with signs at its left end, as many of
// them as fit, the first before the others.
func signedPoints(points string, w int, signs ...string) string {
	for n := len(signs); n > 0; n-- {
		if before := strings.Join(signs[:n], ""); draw.Width(before)+draw.Width(points) <= w {
			return before + draw.Right(points, w-draw.Width(before))
		}
	}
	return draw.Right(points, w)
}

// signedCell are the points of a cell with the sign of the list before them. Where there is no
// room for both, a word that the list lacks says more than a cell above the master, which is told
// elsewhere too.
func (v view) signedCell(g *sheet.Game, turn sheet.Turn, points string, w int, plain bool) string {
	if rest, above := strings.CutPrefix(points, draw.SignLook); above && draw.Width(points) >= w && v.verdictOn(g, turn) == notInList {
		points = rest
	}
	return signedPoints(points, w, v.rowSign(g, turn, plain))
}

// wordSign is what stands before a word where there is no room to say more: whether the list
// has it.
func (v view) wordSign(word scoring.Word) string {
	list := v.checked()
	switch {
	case list == nil:
		return ""
	case list.Contains(word.Row()):
		return signInList
	}
	return signNotInList
}
