package line

import (
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
)

// play reads a word from its square on: the whole word, or only its new tiles. Where both
// fit, the whole word wins, and the other reading is told. Letters that can be spelled in two
// ways are told too.
func (p *parser) play(s scoring.Square, d scoring.Direction, word string) (sheet.What, error) {
	if p.game.Standings.Finished {
		return nil, &sheet.Refusal{Reason: sheet.AlreadyFinished}
	}
	spelling, err := p.spell(word)
	if err != nil {
		return nil, err
	}
	read, err := p.place(s, d, spelling)
	if dots, ok := p.withDots(word, spelling); ok {
		if over, dotErr := p.place(s, d, dots); dotErr == nil { // the dot is on a tile that lies there
			if joined := read.play; err == nil && over.other == nil {
				over.other = &joined
			}
			spelling, read, err = dots, over, nil
		}
	}
	if err != nil {
		return nil, err
	}
	p.spelled(spelling)
	p.ignored(read.ignored)
	if read.other != nil || read.asNew {
		p.notes = append(p.notes, sheet.Notice{Code: sheet.NoticeReadAsNewTiles, Other: p.otherPlay(read.play, read.other)})
	}
	if tiles, ok := p.game.Edition.OtherWord(spelling.Tiles); ok && !strings.Contains(word, apart) {
		if other, err := p.place(s, d, scoring.Spelling{Tiles: tiles}); err == nil {
			p.digraphRead(p.longLetters(spelling.Tiles, tiles), *p.otherPlay(read.play, &other.play))
		}
	}
	return sheet.Played{Play: read.play}, nil
}

// withDots reads a word in which each dot is a tile that lies there, also one that can be a part of
// a letter, as in the Catalan L.L. It says no where that is how it was read.
func (p *parser) withDots(word string, read scoring.Spelling) (scoring.Spelling, bool) {
	const dot = "."
	if !strings.Contains(word, dot) || read.Lies != nil {
		return scoring.Spelling{}, false
	}
	dots := scoring.Spelling{MixedCase: read.MixedCase}
	for i, part := range strings.Split(word, dot) {
		if i > 0 {
			dots.Tiles = append(dots.Tiles, 0)
		}
		if part == "" {
			continue
		}
		spelling, err := p.spell(part)
		if err != nil {
			return scoring.Spelling{}, false
		}
		dots.Tiles = append(dots.Tiles, spelling.Tiles...)
		dots.Forced = append(dots.Forced, spelling.Forced...)
	}
	return dots, !slices.Equal(dots.Tiles, read.Tiles)
}

// otherPlay is a play that was not taken, with the points of both; nil for none.
func (p *parser) otherPlay(taken scoring.Play, other *scoring.Play) *sheet.Reading {
	if other == nil {
		return nil
	}
	e, board := p.game.Edition, &p.game.Standings.Board
	reading := otherWords(scoring.Count(e, board, taken), scoring.Count(e, board, *other))
	reading.Event.What = sheet.Played{Play: *other}
	return &reading
}

// otherWords are the points and the words of a reading that was not taken, beside those of the one
// that was.
func otherWords(taken, other scoring.Working) sheet.Reading {
	return sheet.Reading{Counts: true, Points: other.Points, Taken: taken.Points, Words: other.Words, TakenWords: taken.Words}
}

// placedWord is a word that was read for the board.
type placedWord struct {
	play    scoring.Play
	ignored int           // marks for a blank on tiles that lie there
	asNew   bool          // its letters are the new tiles only
	other   *scoring.Play // what the letters would be as new tiles, where the whole word is taken
}

// place finds how a word lies on the board: whole, or as its new tiles. With brackets it is
// whole, and what stands in them lies there.
func (p *parser) place(s scoring.Square, d scoring.Direction, word scoring.Spelling) (placedWord, error) {
	e, board, tiles := p.game.Edition, &p.game.Standings.Board, word.Tiles
	if err := p.lies(s, d, word); err != nil {
		return placedWord{}, err
	}
	laid, ignored, wholeErr := board.Read(s, d, tiles)
	if wholeErr == nil && len(laid) == 0 && len(tiles) > 1 {
		// The word lies there letter by letter: it was noted before.
		return placedWord{}, &scoring.PlacementError{Fault: scoring.NoTile, Square: s}
	}
	var whole *scoring.Play
	if wholeErr == nil {
		play, err := scoring.Place(e, board, laid, d)
		if err == nil {
			whole = &play
		}
		wholeErr = err
	}
	if word.Lies != nil {
		if whole == nil {
			return placedWord{}, wholeErr
		}
		return placedWord{play: *whole, ignored: ignored}, nil
	}
	var fresh scoring.Play
	laid, err := p.asNew(s, d, tiles)
	if err == nil {
		fresh, err = scoring.Place(e, board, laid, d)
	}
	switch {
	case whole != nil && err == nil && !slices.Equal(whole.Laid(), fresh.Laid()):
		return placedWord{play: *whole, ignored: ignored, other: &fresh}, nil
	case whole != nil:
		more := whole.Start != s || whole.Direction != d || len(whole.Tiles) != len(tiles)
		return placedWord{play: *whole, ignored: ignored, asNew: more}, nil
	case err == nil:
		return placedWord{play: fresh, asNew: true}, nil
	case tells(wholeErr):
		return placedWord{}, wholeErr
	}
	return placedWord{}, err
}

// lies holds the tiles in brackets to what lies on the board.
func (p *parser) lies(s scoring.Square, d scoring.Direction, word scoring.Spelling) error {
	for i, lies := range word.Lies {
		if at := s.Step(d, i); lies && p.game.Standings.Board.At(at) == 0 {
			return &scoring.PlacementError{Fault: scoring.Missing, Square: at}
		}
	}
	return nil
}

// tells says that the fault of the word read whole explains more than the fault of its letters as
// new tiles: the word fits the letters on the board.
func tells(err error) bool {
	fault, ok := err.(*scoring.PlacementError)
	return ok && fault.Fault != scoring.Differs
}

// asNew lays letters as new tiles; "." has no meaning there.
func (p *parser) asNew(s scoring.Square, d scoring.Direction, tiles []scoring.Tile) ([]scoring.Laid, error) {
	for i, t := range tiles {
		if t == 0 {
			return nil, &scoring.PlacementError{Fault: scoring.Missing, Square: s.Step(d, i)}
		}
	}
	return p.game.Standings.Board.Lay(s, d, tiles)
}

// lay reads a word of which the tiles come on the board without points.
func (p *parser) lay(word, rest string) (sheet.Line, error) {
	first, letters, _ := strings.Cut(rest, " ")
	s, d, ok := p.game.Log.Notation.Parse(first)
	if !ok {
		return sheet.Line{}, &Error{Reason: Missing, Text: word}
	}
	spelling, err := p.spell(strings.TrimSpace(letters))
	if err != nil {
		return sheet.Line{}, err
	}
	p.spelled(spelling)
	laid, err := p.loose(s, d, spelling)
	if err != nil {
		return sheet.Line{}, err
	}
	return p.add(sheet.Event{What: sheet.Laid{Tiles: laid}})
}

// loose finds the tiles of a word that come on the board without points: the whole word, or
// only its new tiles, as place does.
func (p *parser) loose(s scoring.Square, d scoring.Direction, word scoring.Spelling) ([]scoring.Laid, error) {
	if err := p.lies(s, d, word); err != nil {
		return nil, err
	}
	laid, ignored, err := p.game.Standings.Board.Read(s, d, word.Tiles)
	if err == nil && len(laid) == 0 {
		err = &scoring.PlacementError{Fault: scoring.NoTile, Square: s}
		if len(word.Tiles) > 1 {
			return nil, err
		}
	}
	fresh, newErr := p.asNew(s, d, word.Tiles)
	switch {
	case err == nil && newErr == nil && word.Lies == nil && !slices.Equal(laid, fresh):
		if play, err := p.game.Standings.Board.Form(fresh, d); err == nil {
			p.notes = append(p.notes, sheet.Notice{Code: sheet.NoticeReadAsNewTiles, Other: &sheet.Reading{Event: sheet.Event{What: sheet.Played{Play: play}}, Loose: true}})
		}
	case err == nil:
	case newErr != nil || word.Lies != nil:
		return nil, err
	default:
		p.notes = append(p.notes, sheet.Notice{Code: sheet.NoticeReadAsNewTiles})
		return fresh, nil
	}
	p.ignored(ignored)
	return laid, nil
}
