package line

import (
	"slices"
	"strings"

	"golang.org/x/text/unicode/norm"

	"tanteo/sheet"
)

// splitPlayer splits a line, of a duplicate, into a player and what fills a cell. A text that is
// a line without a player is not split: "H4 JAMON", "= JA", "24 / AB".
func (p *parser) splitPlayer(text string) (name, line string, ok bool) {
	fields := strings.Fields(text)
	if _, _, square := p.game.Log.Notation.Parse(fields[0]); square || fields[0][0] == '=' {
		return "", "", false
	}
	for i := len(fields) - 1; i > 0; i-- {
		if !p.fillsCell(fields[i:]) {
			continue
		}
		if !ok { // the longest: if no name fits, the error names this one
			name, line, ok = strings.Join(fields[:i], " "), strings.Join(fields[i:], " "), true
		}
		if shorter := strings.Join(fields[:i], " "); p.isSeat(shorter) {
			return shorter, strings.Join(fields[i:], " "), true
		}
	}
	return name, line, ok
}

func (p *parser) isSeat(name string) bool {
	_, err := p.seat(name)
	return err == nil
}

// fillsCell says whether words look like what a cell of a duplicate takes: a play, a typed
// play, points, a pass, or the dash that empties it.
func (p *parser) fillsCell(fields []string) bool {
	first := fields[0]
	if _, _, square := p.game.Log.Notation.Parse(first); square {
		return len(fields) > 1
	}
	if digits(first) {
		return len(fields) == 1 || fields[1][0] == '/'
	}
	if isDash(first) {
		return len(fields) == 1
	}
	return first[0] == '=' || p.words[sheet.Plain(first)] == CommandPass
}

func (p *parser) seat(text string) (int, error) { return Seat(&p.game.Standings, text) }

// Seat finds a player: by seat number, by name, or by the beginning of one name. The error
// is an *Error or a *sheet.Refusal.
func Seat(s *sheet.Standings, text string) (int, error) {
	text = strings.Join(strings.Fields(text), " ")
	players := s.Players
	if n, err := number(text, len(players)); err == nil && n > 0 {
		return n, nil
	}
	var called, begin, exact []int
	name := sheet.Plain(text)
	for i, player := range players {
		known := sheet.Plain(player.Name)
		if norm.NFC.String(player.Name) == norm.NFC.String(text) {
			exact = append(exact, i+1)
		}
		if known == name {
			called = append(called, i+1)
		}
		if strings.HasPrefix(known, name) {
			begin = append(begin, i+1)
		}
	}
	switch {
	case len(exact) > 0:
		called = exact // of Añil and Anil the one who is written exactly so
	case len(called) == 0:
		called = begin
	}
	switch {
	case name == "" || len(called) == 0:
		return 0, &sheet.Refusal{Reason: sheet.NoPlayer, Text: text}
	case len(called) > 1:
		return 0, &Error{Reason: TwoPlayers, Text: text}
	}
	return called[0], nil
}

// wholeName is how many of some words, from the first on, are the whole name of a player:
// as many as can be, or 0.
func (p *parser) wholeName(fields []string) int {
	for n := len(fields); n > 0; n-- {
		if p.isName(strings.Join(fields[:n], " ")) {
			return n
		}
	}
	return 0
}

// isName says whether a player is called just that.
func (p *parser) isName(text string) bool {
	return slices.ContainsFunc(p.game.Standings.Players, func(player sheet.Player) bool {
		return sheet.Plain(player.Name) == sheet.Plain(text)
	})
}

func (p *parser) seatOf(word, rest string) (int, error) {
	if rest == "" {
		return 0, &Error{Reason: Missing, Text: word}
	}
	return p.seat(rest)
}

// name reads PLAYER NAME: the player by the whole name, or by one word.
func (p *parser) name(word, rest string) (sheet.Line, error) {
	fields := strings.Fields(rest)
	if len(fields) < 2 {
		return sheet.Line{}, &Error{Reason: Missing, Text: word}
	}
	n := max(1, p.wholeName(fields[:len(fields)-1]))
	seat, err := p.seat(strings.Join(fields[:n], " "))
	if err != nil {
		return sheet.Line{}, err
	}
	name := sheet.Visible(strings.Join(fields[n:], " "))
	return p.done(sheet.Renamed{Player: seat, Name: name}, sheet.CheckName(name))
}

// join reads NAME. A player who left under that name comes back to his seat. The number of a seat
// means who sat there, since a number as a name would be taken for the seat.
func (p *parser) join(rest string) (sheet.Line, error) {
	name := sheet.Visible(strings.Join(strings.Fields(rest), " "))
	s := &p.game.Standings
	if seat, err := number(name, len(s.Players)); err == nil && seat > 0 {
		return p.done(sheet.Returned{Player: seat}, nil)
	}
	if seat := s.SeatOf(name, true); seat != 0 && s.SeatOf(name, false) == 0 {
		return p.done(sheet.Returned{Player: seat}, nil)
	}
	return p.done(sheet.Joined{Name: name}, sheet.CheckName(name))
}
