package sheet

import "strings"

// end reads what is left on each rack, in the order of the seats.
func (p *parser) end(word, rest string) (Line, error) {
	if p.duplicate() {
		return Line{}, &Refusal{Reason: NotInDuplicate} // rather than to ask for what is left
	}
	s := &p.game.Standings
	if s.Finished {
		return Line{}, &Refusal{Reason: AlreadyFinished}
	}
	texts := strings.Fields(rest)
	if len(texts) != s.AtTable() {
		return Line{}, &Refusal{Reason: LeftoverCount, Count: s.AtTable()}
	}
	left := make([]Leftover, len(s.Players))
	for i := range s.Players {
		if s.Players[i].Gone {
			continue
		}
		var err error
		if left[i], err = p.leftover(i+1, texts[0]); err != nil {
			return Line{}, err
		}
		texts = texts[1:]
	}
	return p.add(Event{What: Ended{Left: left}})
}

func (p *parser) leftover(seat int, text string) (Leftover, error) {
	if isDash(text) {
		return Leftover{Out: true}, nil
	}
	if digits(text[:1]) {
		n, err := number(text, MaxPoints)
		return Leftover{Points: n}, err
	}
	noted := len(p.notes)
	tiles, err := p.tiles(text)
	left := Leftover{Tiles: tiles}
	for _, n := range p.notes[noted:] {
		n.Other.Counts, n.Other.Event.Player = true, seat
		n.Other.Points, n.Other.Taken = Leftover{Tiles: n.Other.Tiles}.Value(p.game.Edition), left.Value(p.game.Edition)
	}
	return left, err
}
