package line

import (
	"strings"

	"tanteo/sheet"
)

// challenge reads `challenge` and `challenge failed [PLAYER] [N]`.
func (p *parser) challenge(word, rest string) (sheet.Line, error) {
	if rest == "" {
		return p.add(sheet.Event{What: sheet.Challenged{}})
	}
	first, rest, _ := strings.Cut(rest, " ")
	if p.words[sheet.Plain(first)] != CommandFailed {
		return sheet.Line{}, &Error{Reason: Unknown, Text: word + " " + first}
	}
	seat, words, err := p.failed(strings.Fields(rest))
	if err != nil {
		return sheet.Line{}, err
	}
	return p.add(sheet.Event{Player: seat, What: sheet.ChallengeFailed{Words: words}})
}

// otherChallenger gives a second reading of a number that stands alone: not as the number of
// words but as the seat of a challenger of one word, with what that would cost. Nobody challenges
// his own play.
func (p *parser) otherChallenger(words int) {
	g := p.game
	if p.player != 0 || words > len(g.Standings.Players) {
		return
	}
	other := sheet.Event{Player: words, What: sheet.ChallengeFailed{Words: 1}}
	_, then, err := g.Do(sheet.Line{Event: other}, sheet.Stamp{})
	if err != nil {
		return
	}
	_, taken, err := g.Do(sheet.Line{Event: sheet.Event{What: sheet.ChallengeFailed{Words: words}}}, sheet.Stamp{})
	if err != nil {
		return
	}
	p.notes = append(p.notes, sheet.Notice{Code: sheet.NoticeReadAsWords, Count: words, Player: words, Other: &sheet.Reading{Event: other, Counts: true,
		Points: then.Row.Points, Taken: taken.Row.Points, LostTurn: then.Row.LostTurn}})
}

// failed reads [PLAYER] [N].
func (p *parser) failed(fields []string) (seat, words int, err error) {
	words = 1
	told := p.countsWords(fields)
	if told {
		last := fields[len(fields)-1]
		fields = fields[:len(fields)-1]
		if words, err = number(last, sheet.MaxCount); err != nil || words == 0 {
			return 0, 0, &Error{Reason: Number, Text: last, Least: 1, Limit: sheet.MaxCount}
		}
	}
	if len(fields) == 0 {
		if told {
			p.otherChallenger(words)
		}
		return 0, words, nil
	}
	if p.player != 0 {
		return 0, 0, &Error{Reason: Extra, Text: strings.Join(fields, " ")}
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
