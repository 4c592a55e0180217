package sheet

import (
	"strconv"
	"strings"
)

// rack reads the rack of a round.
func (p *parser) rack(word, rest string) (Line, error) {
	if rest == "" {
		return Line{}, &LineError{Reason: LineMissing, Text: word}
	}
	tiles, err := p.tiles(rest)
	return p.done(RackDrawn{Tiles: tiles}, err)
}

// master reads the master of a round, takes the best that is noted, or empties it.
func (p *parser) master(rest string) (Line, error) {
	if isDash(rest) && p.duplicate() {
		return Line{Verb: Empty, Turn: len(p.game.Standings.Rounds)}, nil
	}
	if rest != "" {
		first, more, _ := strings.Cut(rest, " ")
		event, err := p.counted(rest, first, strings.TrimSpace(more))
		event.What = Master{event.What}
		if err != nil {
			return Line{}, err
		}
		return p.add(event)
	}
	r, ok := p.game.Standings.Open()
	if !ok {
		return Line{}, &Refusal{Reason: OnlyDuplicate}
	}
	best, ok := p.game.BestNoted(*r)
	if !ok {
		return Line{}, &Refusal{Reason: NothingNoted, Turn: r.Number}
	}
	return p.done(Master{best}, nil)
}

// draw reads what follows `draw`: nothing, or a seed.
func (p *parser) draw(rest string) (Line, error) {
	what := RackDrawn{Drawn: true}
	if rest != "" {
		seed, err := ParseSeed(rest)
		if err != nil {
			return Line{}, err
		}
		what.Seed = seed
	}
	return p.done(what, nil)
}

// ParseSeed reads a seed: a whole number from 1 on. The error is a *LineError.
func ParseSeed(text string) (uint64, error) {
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil || seed == 0 {
		return 0, &LineError{Reason: LineSeed, Text: text}
	}
	return seed, nil
}
