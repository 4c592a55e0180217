package view

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
	Unknown verdict = iota // it makes none, or nobody has asked
	InList
	NotInList
)

func VerdictOf(w scoring.Working, list analysis.List) verdict {
	if _, lacks := analysis.Sorted(w, list); len(lacks) > 0 {
		return NotInList
	}
	return InList
}

// VerdictOn is what the list says of a row of the sheet.
func (v Table) VerdictOn(g *sheet.Game, turn sheet.Turn) verdict {
	if v.Checked() == nil {
		return Unknown
	}
	return v.At.knownOf(g).verdicts[turn.Event]
}

// The signs of a verdict, where there is room for no more. Beside points a minus would be taken
// for theirs.
const (
	SignInList    = "+"
	SignNotInList = "-" // before a word
	SignDoubted   = "?" // beside points
)

// Sign is the verdict as a sign beside points; a blank where there is none.
func (v verdict) Sign() string {
	switch v {
	case InList:
		return SignInList
	case NotInList:
		return SignDoubted
	}
	return " "
}

func (v verdict) Ink(l *draw.Look) draw.Ink {
	if v == NotInList {
		return l.Ink[draw.NotInList]
	}
	return l.Ink[draw.InList]
}

// RowSign is what stands beside the points of a row of the sheet whose words were looked up; ""
// where none were. It is plain where the row has an ink of its own.
func (v Table) RowSign(g *sheet.Game, turn sheet.Turn, plain bool) string {
	of := v.VerdictOn(g, turn)
	switch {
	case of == Unknown:
		return ""
	case plain:
		return of.Sign()
	}
	return of.Ink(v.Look).Put(of.Sign())
}

// SignedWidth is the width of points with the sign of the list before them.
const SignedWidth = 5

// SignedPoints are points at the right end of a width with signs at its left end, as many of
// them as fit, the first before the others.
func SignedPoints(points string, w int, signs ...string) string {
	for n := len(signs); n > 0; n-- {
		if before := strings.Join(signs[:n], ""); draw.Width(before)+draw.Width(points) <= w {
			return before + draw.Right(points, w-draw.Width(before))
		}
	}
	return draw.Right(points, w)
}

// SignedCell are the points of a cell with the sign of the list before them. Where there is no
// room for both, a word that the list lacks says more than a cell above the master, which is told
// elsewhere too.
func (v Table) SignedCell(g *sheet.Game, turn sheet.Turn, points string, w int, plain bool) string {
	if rest, above := strings.CutPrefix(points, draw.SignLook); above && draw.Width(points) >= w && v.VerdictOn(g, turn) == NotInList {
		points = rest
	}
	return SignedPoints(points, w, v.RowSign(g, turn, plain))
}

// WordSign is what stands before a word where there is no room to say more: whether the list
// has it.
func (v Table) WordSign(word scoring.Word) string {
	list := v.Checked()
	switch {
	case list == nil:
		return ""
	case list.Contains(word.Row()):
		return SignInList
	}
	return SignNotInList
}
