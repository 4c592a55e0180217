package line

import (
	"slices"
	"strings"

	"tanteo/sheet"
)

// end reads what is left on each rack, in the order of the seats.
func (p *parser) end(word, rest string) (sheet.Line, error) {
	if p.duplicate() {
		return sheet.Line{}, &sheet.Refusal{Reason: sheet.NotInDuplicate} // rather than to ask for what is left
	}
	s := &p.game.Standings
	if s.Finished {
		return sheet.Line{}, &sheet.Refusal{Reason: sheet.AlreadyFinished}
	}
	texts := strings.Fields(rest)
	if len(texts) != s.AtTable() {
		return sheet.Line{}, &sheet.Refusal{Reason: sheet.LeftoverCount, Count: s.AtTable(), Text: p.together(texts, len(texts)-s.AtTable())}
	}
	left := make([]sheet.Leftover, len(s.Players))
	for i := range s.Players {
		if s.Players[i].Gone {
			continue
		}
		var err error
		if left[i], err = p.leftover(i+1, texts[0]); err != nil {
			return sheet.Line{}, err
		}
		texts = texts[1:]
	}
	return p.add(sheet.Event{What: sheet.Ended{Leftovers: left}})
}

// together is how tiles of one player that were typed apart are written, where that leaves as many
// leftovers as are wanted: "AB", and "L|L" where LL is one tile.
func (p *parser) together(texts []string, more int) string {
	for i := 0; more > 0 && i+more < len(texts); i++ {
		run := texts[i : i+more+1]
		if slices.ContainsFunc(run, func(text string) bool { return isDash(text) || digits(text[:1]) }) {
			continue
		}
		joined, split := strings.Join(run, ""), strings.Join(run, apart)
		tiles, err := p.game.Edition.SpellRack(split)
		if err != nil {
			continue
		}
		if same, err := p.game.Edition.SpellRack(joined); err == nil && slices.Equal(tiles, same) {
			return joined
		}
		return split
	}
	return ""
}

func (p *parser) leftover(seat int, text string) (sheet.Leftover, error) {
	if isDash(text) {
		return sheet.Leftover{Out: true}, nil
	}
	if digits(text[:1]) {
		n, err := number(text, sheet.MaxPoints)
		return sheet.Leftover{Points: n}, err
	}
	noted := len(p.notes)
	tiles, err := p.tiles(text)
	left := sheet.Leftover{Tiles: tiles}
	for _, n := range p.notes[noted:] {
		n.Other.Counts, n.Other.Event.Player = true, seat
		n.Other.Points, n.Other.Taken = sheet.Leftover{Tiles: n.Other.Tiles}.Value(p.game.Edition), left.Value(p.game.Edition)
	}
	return left, err
}
