package line

import (
	"strconv"
	"strings"

	"tanteo/sheet"
)

// rack reads the rack of a round.
func (p *parser) rack(word, rest string) (sheet.Line, error) {
	if rest == "" {
		return sheet.Line{}, &Error{Reason: Missing, Text: word}
	}
	tiles, err := p.tiles(rest)
	return p.done(sheet.RackDrawn{Tiles: tiles}, err)
}

// master reads the master of a round, takes the best that is noted, or empties it.
func (p *parser) master(rest string) (sheet.Line, error) {
	if isDash(rest) && p.duplicate() {
		return sheet.Line{Verb: sheet.Empty, Turn: len(p.game.Standings.Rounds)}, nil
	}
	if rest != "" {
		first, more, _ := strings.Cut(rest, " ")
		event, err := p.scoringTurn(rest, first, strings.TrimSpace(more))
		event.What = sheet.Master{What: event.What}
		if err != nil {
			return sheet.Line{}, err
		}
		return p.add(event)
	}
	r, ok := p.game.Standings.Open()
	if !ok {
		return sheet.Line{}, &sheet.Refusal{Reason: sheet.OnlyDuplicate}
	}
	best, ok := p.game.BestNoted(*r)
	if !ok {
		return sheet.Line{}, &sheet.Refusal{Reason: sheet.NothingNoted, Turn: r.Number}
	}
	return p.done(sheet.Master{What: best}, nil)
}

// draw reads what follows `draw`: nothing, or a seed.
func (p *parser) draw(rest string) (sheet.Line, error) {
	what := sheet.RackDrawn{Drawn: true}
	if rest != "" {
		seed, err := ParseSeed(rest)
		if err != nil {
			return sheet.Line{}, err
		}
		what.Seed = seed
	}
	return p.done(what, nil)
}

// ParseSeed reads a seed: a whole number from 1 on. The error is an *Error.
func ParseSeed(text string) (uint64, error) {
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil || seed == 0 {
		return 0, &Error{Reason: Seed, Text: text}
	}
	return seed, nil
}
