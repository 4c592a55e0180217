package tui

import (
	"cmp"
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/scoring/finder"
)

// errNotLetters says that what follows "+" are no letters.
var errNotLetters = &scoring.SpellingError{Fault: scoring.NoLetters}

// askedFor reads what is typed: "AELORSU", "AELOS? .S.", "AEOS +Z". The error is a
// *scoring.SpellingError.
func askedFor(e *scoring.Edition, text string) (finder.Asked, error) {
	var asked finder.Asked
	for _, part := range strings.Fields(strings.ReplaceAll(text, "+", " +")) {
		contains, wanted := strings.CutPrefix(part, "+")
		switch {
		case wanted && contains == "":
		case wanted:
			letters, err := lettersOf(e, contains)
			if err != nil || slices.Contains(letters, 0) {
				return asked, cmp.Or(err, error(errNotLetters))
			}
			asked.Contains = append(asked.Contains, letters...)
		case strings.Contains(part, "."):
			letters, err := lettersOf(e, part)
			if err != nil {
				return asked, err
			}
			asked.Pattern = letters
		default:
			rack, err := e.SpellRack(part)
			if err != nil {
				return asked, err
			}
			asked.Rack = append(asked.Rack, rack...)
		}
	}
	return asked, nil
}

func blanksOf(rack []scoring.Tile) int {
	n := 0
	for _, tile := range rack {
		if tile.IsBlank() {
			n++
		}
	}
	return n
}

// lettersOf reads letters, with a dot for any.
func lettersOf(e *scoring.Edition, text string) ([]scoring.Letter, error) {
	s, err := e.Spell(text)
	if err != nil {
		return nil, err
	}
	return scoring.LettersOf(s.Tiles), nil
}
