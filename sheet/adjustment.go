package sheet

import "strings"

// points reads PLAYER POINTS [REASON]; without points they are -1.
func (p *parser) points(word, rest string) (seat, points int, reason string, err error) {
	fields := strings.Fields(rest)
	for i := max(1, p.wholeName(fields)); i < len(fields); i++ {
		if !digits(fields[i][:1]) {
			continue
		}
		if seat, err = p.seat(strings.Join(fields[:i], " ")); err != nil {
			return 0, 0, "", err
		}
		points, err = number(fields[i], MaxPoints)
		return seat, points, strings.Join(fields[i+1:], " "), err
	}
	seat, err = p.seatOf(word, rest)
	return seat, -1, "", err
}

// reason reads PLAYER [REASON]: the player by the whole name, or by one word.
func (p *parser) reason(word, rest string) (seat int, reason string, err error) {
	fields := strings.Fields(rest)
	if len(fields) == 0 {
		return 0, "", &LineError{Reason: LineMissing, Text: word}
	}
	n := max(1, p.wholeName(fields))
	seat, err = p.seat(strings.Join(fields[:n], " "))
	return seat, strings.Join(fields[n:], " "), err
}

// overtime reads PLAYER MM:SS, which costs what the rules say, or PLAYER POINTS.
func (p *parser) overtime(word, rest string) (Line, error) {
	fields := strings.Fields(rest)
	if n := len(fields); n > 1 && isTime(fields[n-1]) {
		over, ok := ParseClockText(fields[n-1])
		if !ok || p.game.Rules().Classic.Clock.Over == "" {
			return Line{}, &LineError{Reason: LineTime, Text: fields[n-1]}
		}
		seat, err := p.seat(strings.Join(fields[:n-1], " "))
		return p.done(Overtime{Player: seat, Time: over}, err)
	}
	seat, points, extra, err := p.points(word, rest)
	switch {
	case err != nil:
		return Line{}, err
	case points < 0:
		return Line{}, &LineError{Reason: LineMissing, Text: word}
	}
	return p.done(Overtime{Player: seat, Points: points}, nothing(extra))
}

// wrong reads `wrong TURN`.
func (p *parser) wrong(word, rest string) (Line, error) {
	if rest == "" {
		return Line{}, &LineError{Reason: LineMissing, Text: word}
	}
	s := &p.game.Standings
	turn, extra, _ := strings.Cut(rest, " ")
	n, err := number(turn, maxTurn)
	if err != nil {
		return Line{}, &LineError{Reason: LineNumber, Text: turn, Limit: s.Numbered()}
	}
	t, ok := s.Turn(n)
	if !ok {
		return Line{}, &Refusal{Reason: NoSuchTurn, Turn: n}
	}
	if err := nothing(strings.TrimSpace(extra)); err != nil {
		return Line{}, err
	}
	event := p.game.Log.Events[t.Event]
	if event.Was != 0 {
		return p.done(Wrong{event.Was}, nil)
	}
	return p.done(Wrong{event.ID}, nil)
}
