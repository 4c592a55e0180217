package line

import (
	"slices"
	"strings"
	"unicode/utf8"

	"tanteo/scoring"
	"tanteo/sheet"
)

// tiles reads tiles of a rack, no more than it holds.
func (p *parser) tiles(text string) ([]scoring.Tile, error) {
	tiles, err := p.game.Edition.SpellRack(text)
	if err != nil {
		return nil, err
	}
	if len(tiles) > p.game.Edition.Rack {
		return nil, &Error{Reason: TooMany, Text: text, Limit: p.game.Edition.Rack}
	}
	if other, ok := p.game.Edition.OtherRack(tiles); ok {
		p.digraphRead(p.longLetters(tiles, other), sheet.Reading{Tiles: other})
	}
	return tiles, nil
}

// digraphRead notes that letters were read as one tile, and the other reading. If there are no
// such letters, the other reading joins what was kept apart.
func (p *parser) digraphRead(joined []scoring.Letter, other sheet.Reading) {
	if len(joined) > 0 {
		p.notes = append(p.notes, sheet.Notice{Code: sheet.NoticeDigraphRead, Letters: joined, Other: &other})
	}
}

// apart is the sign between two letters of a word that are not to be read as one.
const apart = "|"

// longLetters are the letters of more than one sign among tiles that other tiles with the same text
// do not have there.
func (p *parser) longLetters(tiles, other []scoring.Tile) []scoring.Letter {
	e := p.game.Edition
	type piece struct{ from, to int }
	there, at := map[piece]bool{}, 0
	for _, t := range other {
		to := at + max(1, len(e.Text(t.Letter())))
		there[piece{at, to}], at = true, to
	}
	var joined []scoring.Letter
	at = 0
	for _, t := range tiles {
		text := e.Text(t.Letter())
		to := at + max(1, len(text))
		if !there[piece{at, to}] && utf8.RuneCountInString(text) > 1 && !slices.Contains(joined, t.Letter()) {
			joined = append(joined, t.Letter())
		}
		at = to
	}
	return joined
}

// spelled keeps what has to be said about the spelling of a word.
func (p *parser) spelled(s scoring.Spelling) {
	if s.MixedCase {
		p.notes = append(p.notes, sheet.Notice{Code: sheet.NoticeCase})
	}
	if len(s.Forced) > 0 {
		p.notes = append(p.notes, sheet.Notice{Code: sheet.NoticeBlankKW, Letters: s.Forced})
	}
}

// ignored keeps how many marks for a blank stood on tiles that lie there.
func (p *parser) ignored(marks int) {
	if marks > 0 {
		p.notes = append(p.notes, sheet.Notice{Code: sheet.NoticeMarkIgnored, Count: marks})
	}
}

// word reads the tiles of a word.
func (p *parser) word(word string) ([]scoring.Tile, error) {
	spelling, err := p.spell(word)
	if err != nil {
		return nil, err
	}
	p.spelled(spelling)
	return spelling.Tiles, nil
}

// spell reads a word as it stands on the board, what lies there in brackets or not.
func (p *parser) spell(word string) (scoring.Spelling, error) {
	if word == "" {
		return scoring.Spelling{}, &Error{Reason: NoWord}
	}
	if _, extra, more := strings.Cut(word, " "); more {
		return scoring.Spelling{}, &Error{Reason: Extra, Text: extra}
	}
	spelling, err := p.game.Edition.SpellPlay(word)
	if err != nil {
		return scoring.Spelling{}, err
	}
	if len(spelling.Tiles) > p.game.Edition.Layout.Side {
		return scoring.Spelling{}, &scoring.SpellingError{Fault: scoring.TooLong, Text: word}
	}
	return spelling, nil
}

// typedPlay reads the words of a play without its squares.
func (p *parser) typedPlay(text string) (sheet.What, error) {
	e := p.game.Edition
	words, spelling, err := e.SpellTyped(strings.Fields(text))
	if err != nil {
		return nil, err
	}
	p.spelled(spelling)
	if other, ok := e.OtherTyped(words); ok && !strings.Contains(text, apart) {
		var joined []scoring.Letter
		for i, word := range words {
			joined = append(joined, p.longLetters(word.Tiles(), other[i].Tiles())...)
		}
		reading := otherWords(scoring.CountTyped(e, words), scoring.CountTyped(e, other))
		reading.Event.What = sheet.Typed{Words: other}
		p.digraphRead(joined, reading)
	}
	return sheet.Typed{Words: words}, nil
}
