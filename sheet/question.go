package sheet

import (
	"slices"
	"strings"

	"tanteo/scoring"
)

// places reads the word of `* WORD`, whose places are asked for.
func (p *parser) places(rest string) (Line, error) {
	if rest == "" {
		return Line{}, &LineError{Reason: LineMissing, Text: "*"}
	}
	tiles, err := p.word(rest)
	if err != nil {
		return Line{}, err
	}
	return Line{Verb: Places, Tiles: tiles, Notices: p.notes}, nil
}

// best reads `best [RACK]`, which asks for the best plays. Without a rack it is the one that is
// known: of the round, or of the turn that is looked at.
func (p *parser) best(rest string) (Line, error) {
	if rest == "" {
		return Line{Verb: Best}, nil
	}
	tiles, err := p.tiles(rest)
	return Line{Verb: Best, Tiles: tiles}, err
}

// check reads `check [TURN|WORD]`, which asks whether words are in a list: those of a turn, or
// of the whole sheet.
func (p *parser) check(rest string) (Line, error) {
	if rest == "" {
		return Line{Verb: Check}, nil
	}
	last := p.game.Standings.Numbered()
	if digits(strings.ReplaceAll(rest, " ", "")) {
		n, err := number(rest, maxTurn)
		switch {
		case err != nil:
			return Line{}, &LineError{Reason: LineNumber, Text: rest, Limit: last}
		case p.duplicate() && (n == 0 || n > len(p.game.Standings.Rounds)):
			return Line{}, &Refusal{Reason: NoSuchRound, Turn: n}
		case !p.duplicate() && (n == 0 || n > last):
			return Line{}, &Refusal{Reason: NoSuchTurn, Turn: n}
		}
		return Line{Verb: Check, Turn: n}, nil
	}
	tiles, err := p.word(rest)
	if err == nil && slices.Contains(tiles, 0) { // a word has no tiles that lie
		err = &scoring.SpellingError{Fault: scoring.NoLetters}
	}
	return Line{Verb: Check, Tiles: tiles}, err
}
