package line

import (
	"strings"

	"tanteo/sheet"
)

// scoringTurn reads a turn that counts something: a play, a typed play, points.
func (p *parser) scoringTurn(text, first, rest string) (sheet.Event, error) {
	if s, d, ok := p.game.Log.Notation.Parse(first); ok {
		return p.withRack(rest, func(word string) (sheet.What, error) { return p.play(s, d, word) })
	}
	if typed, ok := strings.CutPrefix(text, "="); ok {
		return p.withRack(strings.TrimSpace(typed), p.typedPlay)
	}
	if digits(text[:1]) {
		return p.withRack(text, func(text string) (sheet.What, error) {
			n, err := number(text, sheet.MaxPoints)
			return sheet.Points{Points: n}, err
		})
	}
	if _, err := p.game.Edition.Spell(text); err == nil {
		return sheet.Event{}, &Error{Reason: WordAlone, Text: text}
	}
	return sheet.Event{}, &Error{Reason: Unknown, Text: first}
}

// withRack reads what stands before " / RACK", and the rack.
func (p *parser) withRack(text string, read func(string) (sheet.What, error)) (sheet.Event, error) {
	var event sheet.Event
	text, rack, ok := cutRack(text)
	if ok {
		tiles, err := p.tiles(rack)
		if err != nil {
			return event, err
		}
		event.Rack = tiles
	}
	var err error
	event.What, err = read(text)
	return event, err
}

func cutRack(text string) (before, rack string, ok bool) {
	i := strings.LastIndex(text, "/")
	if i < 0 || i > 0 && text[i-1] != ' ' {
		return text, "", false
	}
	return strings.TrimSpace(text[:i]), strings.TrimSpace(text[i+1:]), true
}

// turn reads a turn that may end in its rack.
func (p *parser) turn(rest string, read func(string) (sheet.What, error)) (sheet.Line, error) {
	event, err := p.withRack(rest, read)
	if err != nil {
		return sheet.Line{}, err
	}
	return p.add(event)
}

// exchange reads the tiles given back, or how many they were, or nothing.
func (p *parser) exchange(rest string) (sheet.What, error) {
	if rest == "" {
		return sheet.Exchanged{}, nil
	}
	if digits(rest[:1]) {
		n, err := number(rest, p.game.Edition.Rack)
		if err == nil && n == 0 {
			err = &Error{Reason: Number, Text: rest, Least: 1, Limit: p.game.Edition.Rack}
		}
		return sheet.Exchanged{Count: n}, err
	}
	tiles, err := p.tiles(rest)
	return sheet.Exchanged{Tiles: tiles, Count: len(tiles)}, err
}
