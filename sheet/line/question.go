package line

import (
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
)

// places reads the word of `* WORD`, whose places are asked for.
func (p *parser) places(rest string) (sheet.Line, error) {
	if rest == "" {
		return sheet.Line{}, &Error{Reason: Missing, Text: "*"}
	}
	tiles, err := p.word(rest)
	if err != nil {
		return sheet.Line{}, err
	}
	return sheet.Line{Verb: sheet.Places, Tiles: tiles, Notices: p.notes}, nil
}

// best reads `best [RACK]`, which asks for the best plays. Without a rack it is the one that is
// known: of the round, or of the turn that is looked at.
func (p *parser) best(rest string) (sheet.Line, error) {
	if rest == "" {
		return sheet.Line{Verb: sheet.Best}, nil
	}
	tiles, err := p.tiles(rest)
	return sheet.Line{Verb: sheet.Best, Tiles: tiles}, err
}

// check reads `check [TURN|WORD]`, which asks whether words are in a list: those of a turn, or
// of the whole sheet.
func (p *parser) check(rest string) (sheet.Line, error) {
	if rest == "" {
		return sheet.Line{Verb: sheet.Check}, nil
	}
	last := p.game.Standings.Numbered()
	if digits(strings.ReplaceAll(rest, " ", "")) {
		n, err := number(rest, maxTurn)
		switch {
		case err != nil:
			return sheet.Line{}, &Error{Reason: Number, Text: rest, Least: 1, Limit: last}
		case p.duplicate() && (n == 0 || n > len(p.game.Standings.Rounds)):
			return sheet.Line{}, &sheet.Refusal{Reason: sheet.NoSuchRound, Turn: n}
		case !p.duplicate() && (n == 0 || n > last):
			return sheet.Line{}, &sheet.Refusal{Reason: sheet.NoSuchTurn, Turn: n}
		}
		return sheet.Line{Verb: sheet.Check, Turn: n}, nil
	}
	tiles, err := p.word(rest)
	if err == nil && slices.Contains(tiles, 0) { // a word has no tiles that lie
		err = &scoring.SpellingError{Fault: scoring.NoLetters}
	}
	return sheet.Line{Verb: sheet.Check, Tiles: tiles}, err
}
