package sheet

import "strings"

// counted reads a turn that counts something: a play, a typed play, points.
func (p *parser) counted(text, first, rest string) (Event, error) {
	if s, d, ok := p.game.Log.Notation.Parse(first); ok {
		return p.withRack(rest, func(word string) (What, error) { return p.play(s, d, word) })
	}
	if typed, ok := strings.CutPrefix(text, "="); ok {
		return p.withRack(strings.TrimSpace(typed), p.typed)
	}
	if digits(text[:1]) {
		return p.withRack(text, func(text string) (What, error) {
			n, err := number(text, MaxPoints)
			return Points{n}, err
		})
	}
	if _, err := p.game.Edition.Spell(text); err == nil {
		return Event{}, &LineError{Reason: LineWordAlone, Text: text}
	}
	return Event{}, &LineError{Reason: LineUnknown, Text: first}
}

// withRack reads what stands before " / RACK", and the rack.
func (p *parser) withRack(text string, read func(string) (What, error)) (Event, error) {
	var event Event
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
func (p *parser) turn(rest string, read func(string) (What, error)) (Line, error) {
	event, err := p.withRack(rest, read)
	if err != nil {
		return Line{}, err
	}
	return p.add(event)
}

// exchange reads the tiles given back, or how many they were, or nothing.
func (p *parser) exchange(rest string) (What, error) {
	if rest == "" {
		return Exchanged{}, nil
	}
	if digits(rest[:1]) {
		n, err := number(rest, p.game.Edition.Rack)
		if err == nil && n == 0 {
			err = &LineError{Reason: LineNumber, Text: rest, Limit: p.game.Edition.Rack}
		}
		return Exchanged{Count: n}, err
	}
	tiles, err := p.tiles(rest)
	return Exchanged{Tiles: tiles, Count: len(tiles)}, err
}
