package sheet

import "strings"

// challenge reads `challenge` and `challenge failed [PLAYER] [N]`.
func (p *parser) challenge(rest string) (Line, error) {
	if rest == "" {
		return p.add(Event{What: Challenged{}})
	}
	first, rest, _ := strings.Cut(rest, " ")
	if p.words[Plain(first)] != CommandFailed {
		return Line{}, &LineError{Reason: LineExtra, Text: first}
	}
	seat, words, err := p.failed(strings.Fields(rest))
	if err != nil {
		return Line{}, err
	}
	return p.add(Event{Player: seat, What: ChallengeFailed{words}})
}

// otherChallenger tells of a number of words alone that it could be a seat: what it would cost
// if that player had challenged one word. Nobody challenges what he played himself.
func (p *parser) otherChallenger(words int) {
	g := p.game
	if p.player != 0 || words > len(g.Standings.Players) {
		return
	}
	other := Event{Player: words, What: ChallengeFailed{1}}
	_, then, err := g.Do(Line{Event: other}, Stamp{})
	if err != nil {
		return
	}
	_, taken, err := g.Do(Line{Event: Event{What: ChallengeFailed{words}}}, Stamp{})
	if err != nil {
		return
	}
	p.notes = append(p.notes, Notice{Code: NoticeReadAsWords, Count: words, Player: words, Other: &Reading{Event: other, Counts: true,
		Points: then.Row.Points, Taken: taken.Row.Points, LostTurn: then.Row.LostTurn}})
}

// failed reads [PLAYER] [N].
func (p *parser) failed(fields []string) (seat, words int, err error) {
	words = 1
	told := p.countsWords(fields)
	if told {
		last := fields[len(fields)-1]
		fields = fields[:len(fields)-1]
		if words, err = number(last, MaxCount); err != nil || words == 0 {
			return 0, 0, &LineError{Reason: LineNumber, Text: last, Limit: MaxCount}
		}
	}
	if len(fields) == 0 {
		if told {
			p.otherChallenger(words)
		}
		return 0, words, nil
	}
	if p.player != 0 {
		return 0, 0, &LineError{Reason: LineExtra, Text: strings.Join(fields, " ")}
	}
	seat, err = p.seat(strings.Join(fields, " "))
	return seat, words, err
}

// countsWords says whether the last of [PLAYER] [N] is N. A number alone always is.
func (p *parser) countsWords(fields []string) bool {
	if len(fields) == 0 || !digits(fields[len(fields)-1]) {
		return false
	}
	return len(fields) == 1 || p.wholeName(fields) < len(fields)
}
