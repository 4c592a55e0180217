package line

import (
	"strings"
	"unicode/utf8"

	"tanteo/sheet"
)

// points reads PLAYER POINTS [REASON] behind a command; without points they are -1.
func (p *parser) points(c Command, word, rest string) (seat, points int, reason string, err error) {
	fields := strings.Fields(rest)
	for i := max(1, p.wholeName(fields)); i < len(fields); i++ {
		if !digits(fields[i][:1]) && !isSigned(fields[i]) {
			continue
		}
		if seat, err = p.seat(strings.Join(fields[:i], " ")); err != nil {
			return 0, 0, "", err
		}
		plain, err := agreeing(c, fields[i])
		if err != nil {
			return 0, 0, "", err
		}
		points, err = number(plain, sheet.MaxPoints)
		return seat, points, strings.Join(fields[i+1:], " "), err
	}
	seat, err = p.seatOf(word, rest)
	return seat, -1, "", err
}

// agreeing is a number without the sign that a command has by itself: a bonus is always given, a
// penalty and overtime always cost.
func agreeing(c Command, text string) (string, error) {
	plain := strings.TrimLeft(text, signs)
	sign, own := strings.TrimSuffix(text, plain), "-−–"
	if c == CommandBonus {
		own = "+"
	}
	if sign != "" && (utf8.RuneCountInString(sign) > 1 || !strings.Contains(own, sign)) {
		return "", &Error{Reason: Contradicts, Text: text}
	}
	return plain, nil
}

// reason reads PLAYER [REASON]: the player by the whole name, or by one word.
func (p *parser) reason(word, rest string) (seat int, reason string, err error) {
	fields := strings.Fields(rest)
	if len(fields) == 0 {
		return 0, "", &Error{Reason: Missing, Text: word}
	}
	n := max(1, p.wholeName(fields))
	seat, err = p.seat(strings.Join(fields[:n], " "))
	return seat, strings.Join(fields[n:], " "), err
}

// overtime reads PLAYER MM:SS, which costs what the rules say, or PLAYER POINTS.
func (p *parser) overtime(word, rest string) (sheet.Line, error) {
	fields := strings.Fields(rest)
	if n := len(fields); n > 1 && isTime(strings.TrimLeft(fields[n-1], signs)) {
		plain, err := agreeing(CommandOvertime, fields[n-1])
		if err != nil {
			return sheet.Line{}, err
		}
		over, ok := sheet.ParseClockText(plain)
		switch {
		case !ok:
			return sheet.Line{}, &Error{Reason: Time, Text: fields[n-1]}
		case p.game.Rules().Classic.Clock.Over == "":
			return sheet.Line{}, &Error{Reason: NoOvertime, Text: word}
		}
		seat, err := p.seat(strings.Join(fields[:n-1], " "))
		return p.done(sheet.Overtime{Player: seat, Time: over}, err)
	}
	seat, points, extra, err := p.points(CommandOvertime, word, rest)
	switch {
	case err != nil:
		return sheet.Line{}, err
	case points < 0:
		return sheet.Line{}, &Error{Reason: Missing, Text: word}
	}
	return p.done(sheet.Overtime{Player: seat, Points: points}, nothing(extra))
}

// wrong reads `wrong TURN`.
func (p *parser) wrong(word, rest string) (sheet.Line, error) {
	if rest == "" {
		return sheet.Line{}, &Error{Reason: Missing, Text: word}
	}
	s := &p.game.Standings
	turn, extra, _ := strings.Cut(rest, " ")
	n, err := number(turn, maxTurn)
	if err != nil {
		return sheet.Line{}, &Error{Reason: Number, Text: turn, Least: 1, Limit: s.Numbered()}
	}
	t, ok := s.Turn(n)
	if !ok {
		return sheet.Line{}, &sheet.Refusal{Reason: sheet.NoSuchTurn, Turn: n}
	}
	if err := nothing(strings.TrimSpace(extra)); err != nil {
		return sheet.Line{}, err
	}
	event := p.game.Log.Events[t.Event]
	if event.Was != 0 {
		return p.done(sheet.Wrong{Event: event.Was}, nil)
	}
	return p.done(sheet.Wrong{Event: event.ID}, nil)
}
