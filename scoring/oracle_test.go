package scoring_test

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"tanteo/scoring"
)

// A slow second opinion. It knows letters as text and premiums as they are drawn, looks at
// the whole board before and after a play, and shares no code with the package.

// slowBoard is the letters that lie: "CH", a blank in lower case.
type slowBoard map[scoring.Square]string

// slowWord is a word where it lies, with what it counts.
type slowWord struct {
	Start     scoring.Square
	Direction scoring.Direction
	Text      string // the letters, parted by spaces
	Points    int
}

func slowCopy(e *scoring.Edition, b *scoring.Board) slowBoard {
	s := slowBoard{}
	for row := range e.Layout.Side {
		for col := range e.Layout.Side {
			at := scoring.Square{Row: row, Col: col}
			if tile := b.At(at); tile != 0 {
				s[at] = e.TileText(tile)
			}
		}
	}
	return s
}

func (s slowBoard) with(e *scoring.Edition, laid []scoring.Laid) slowBoard {
	next := slowBoard{}
	for at, letter := range s {
		next[at] = letter
	}
	for _, l := range laid {
		next[l.Square] = e.TileText(l.Tile)
	}
	return next
}

// words lists every word of two letters or more, row by row, then column by column.
func (s slowBoard) words(side int) []slowWord {
	var all []slowWord
	for _, d := range []scoring.Direction{scoring.Across, scoring.Down} {
		for line := range side {
			var word []string
			var start scoring.Square
			for i := range side + 1 {
				at := scoring.Square{Row: line, Col: i}
				if d == scoring.Down {
					at = scoring.Square{Row: i, Col: line}
				}
				letter, lies := s[at]
				if lies && len(word) == 0 {
					start = at
				}
				if lies {
					word = append(word, letter)
					continue
				}
				if len(word) > 1 {
					all = append(all, slowWord{Start: start, Direction: d, Text: strings.Join(word, " ")})
				}
				word = nil
			}
		}
	}
	return all
}

// slowCount lists the words that are on the board after a play and were not before it,
// with their points.
func slowCount(e *scoring.Edition, b *scoring.Board, laid []scoring.Laid) (words []slowWord, total int) {
	before := slowCopy(e, b)
	after := before.with(e, laid)
	old := before.words(len(e.Board))
	for _, word := range after.words(len(e.Board)) {
		if slices.Contains(old, word) {
			continue
		}
		sum, times := 0, 1
		for i, letter := range strings.Split(word.Text, " ") {
			at := scoring.Square{Row: word.Start.Row, Col: word.Start.Col + i}
			if word.Direction == scoring.Down {
				at = scoring.Square{Row: word.Start.Row + i, Col: word.Start.Col}
			}
			value := slowValue(e, letter)
			if _, lay := before[at]; lay {
				sum += value
				continue
			}
			blank := letter != strings.ToUpper(letter)
			switch printed := e.Board[at.Row][at.Col]; printed {
			case 'd':
				value *= 2
			case 't':
				value *= 3
			case 'q':
				value *= 4
			case 'D':
				times *= 2
			case 'T':
				times *= 3
			case 'Q':
				times *= 4
			case '1', '2', '3', '5':
				if !blank && value == int(printed-'0') {
					value *= 3
				}
			}
			sum += value
		}
		word.Points = sum * times
		total += word.Points
		words = append(words, word)
	}
	for _, bonus := range e.Bonus {
		if bonus.Tiles == len(laid) {
			total += bonus.Points
		}
	}
	return words, total
}

func slowValue(e *scoring.Edition, letter string) int {
	for _, l := range e.Letters {
		if l.Letter == letter {
			return l.Value
		}
	}
	return e.BlankValue
}

// slowFaults lists everything that is wrong with laying tiles.
func slowFaults(e *scoring.Edition, b *scoring.Board, laid []scoring.Laid) map[scoring.Fault]bool {
	faults := map[scoring.Fault]bool{}
	side := len(e.Board)
	before := slowCopy(e, b)
	after := before.with(e, laid)
	if len(laid) == 0 {
		faults[scoring.NoTile] = true
		return faults
	}
	if len(laid) > e.Rack {
		faults[scoring.TooMany] = true
	}
	rows, cols, seen := map[int]bool{}, map[int]bool{}, map[scoring.Square]bool{}
	centre := false
	for _, l := range laid {
		if l.Square.Row < 0 || l.Square.Row >= side || l.Square.Col < 0 || l.Square.Col >= side {
			faults[scoring.OffBoard] = true
		}
		if _, lay := before[l.Square]; lay || seen[l.Square] {
			faults[scoring.Taken] = true
		}
		seen[l.Square] = true
		rows[l.Square.Row] = true
		cols[l.Square.Col] = true
		centre = centre || l.Square == scoring.Square{Row: side / 2, Col: side / 2}
	}
	if len(rows) > 1 && len(cols) > 1 {
		faults[scoring.NotInLine] = true
	} else {
		for row := slowLeast(rows); row <= slowMost(rows); row++ {
			for col := slowLeast(cols); col <= slowMost(cols); col++ {
				if _, lies := after[scoring.Square{Row: row, Col: col}]; !lies {
					faults[scoring.Gap] = true
				}
			}
		}
	}
	if len(before) == 0 {
		if len(laid) == 1 {
			faults[scoring.OneTile] = true
		}
		if !centre {
			faults[scoring.MissesCentre] = true
		}
	} else if !after.reaches(laid[0].Square, before) {
		faults[scoring.Detached] = true
	}
	if !e.Apart {
		for _, word := range after.words(side) {
			parts := strings.Split(word.Text, " ")
			for i := 1; i < len(parts); i++ {
				first, second := word.Start, word.Start
				if word.Direction == scoring.Across {
					first.Col, second.Col = first.Col+i-1, second.Col+i
				} else {
					first.Row, second.Row = first.Row+i-1, second.Row+i
				}
				built := strings.ToUpper(parts[i-1] + parts[i])
				isLetter := slices.ContainsFunc(e.Letters, func(l scoring.LetterDef) bool { return l.Letter == built })
				if isLetter && (seen[first] || seen[second]) {
					faults[scoring.Split] = true
				}
			}
		}
	}
	return faults
}

func slowLeast(set map[int]bool) int {
	least := 99
	for n := range set {
		least = min(least, n)
	}
	return least
}

func slowMost(set map[int]bool) int {
	most := -99
	for n := range set {
		most = max(most, n)
	}
	return most
}

// reaches walks from tile to tile and says whether it comes to one of the others.
func (s slowBoard) reaches(from scoring.Square, others slowBoard) bool {
	todo, seen := []scoring.Square{from}, map[scoring.Square]bool{}
	for len(todo) > 0 {
		at := todo[0]
		todo = todo[1:]
		if _, lies := s[at]; !lies || seen[at] {
			continue
		}
		if _, found := others[at]; found {
			return true
		}
		seen[at] = true
		todo = append(todo, scoring.Square{Row: at.Row + 1, Col: at.Col}, scoring.Square{Row: at.Row - 1, Col: at.Col},
			scoring.Square{Row: at.Row, Col: at.Col + 1}, scoring.Square{Row: at.Row, Col: at.Col - 1})
	}
	return false
}

// tester is a *testing.T or a *rapid.T.
type tester interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
}

var _ tester = (*testing.T)(nil)

// checkAgainstSlow holds what Place said of tiles, and what the play counts, against the
// second opinion.
func checkAgainstSlow(t tester, e *scoring.Edition, b *scoring.Board, laid []scoring.Laid, play scoring.Play, err error) {
	t.Helper()
	faults := slowFaults(e, b, laid)
	if err != nil {
		fault, ok := errors.AsType[*scoring.PlacementError](err)
		if !ok {
			t.Fatalf("%v is not a *PlacementError", err)
		}
		if !faults[fault.Fault] {
			t.Errorf("refused as %v, but the slow faults are %v", fault, faults)
		}
		return
	}
	if len(faults) != 0 {
		t.Fatalf("placed, but the slow faults are %v", faults)
	}
	checkCount(t, e, b, laid, play)
}

// checkCount holds what Count and Points make of a play against the second opinion.
func checkCount(t tester, e *scoring.Edition, b *scoring.Board, laid []scoring.Laid, play scoring.Play) {
	t.Helper()
	working := scoring.Count(e, b, play)
	words, total := slowCount(e, b, laid)
	var got []slowWord
	for _, word := range working.Words {
		var parts []string
		for _, c := range word.Tiles {
			parts = append(parts, e.TileText(c.Tile))
		}
		got = append(got, slowWord{word.Start, word.Direction, strings.Join(parts, " "), word.Points})
	}
	slices.SortFunc(got, bySquare)
	slices.SortFunc(words, bySquare)
	if diff := gocmp.Diff(words, got); diff != "" {
		t.Errorf("words of the slow count (-) and of the working (+):\n%s", diff)
	}
	if working.Points != total {
		t.Errorf("working counts %d, the slow count %d", working.Points, total)
	}
	if points := scoring.Points(e, b, play); points != total {
		t.Errorf("points alone are %d, the slow count %d", points, total)
	}
}

func bySquare(a, b slowWord) int {
	return cmp.Or(cmp.Compare(a.Direction, b.Direction), cmp.Compare(a.Start.Row, b.Start.Row), cmp.Compare(a.Start.Col, b.Start.Col))
}
