package sheet

import (
	"slices"
	"strings"
)

// correction reads `edit TURN LINE`, `insert TURN LINE`, `delete TURN`, `recount TURN` and
// `edit TURN note [TEXT]`. The line in it is read for the game as it was before that turn.
func (p *parser) correction(c Command, word, rest string) (Line, error) {
	turn, inner, _ := strings.Cut(rest, " ")
	if turn == "" {
		return Line{}, &LineError{Reason: LineMissing, Text: word}
	}
	if p.duplicate() {
		return p.roundCorrection(c, word, turn, strings.TrimSpace(inner))
	}
	last := p.game.Standings.Numbered()
	n, err := number(turn, maxTurn)
	if err != nil {
		return Line{}, &LineError{Reason: LineNumber, Text: turn, Limit: last}
	}
	inner = strings.TrimSpace(inner)
	if first, text, _ := strings.Cut(inner, " "); c == CommandEdit && n <= last && p.words[Plain(first)] == CommandNote {
		return Line{Verb: Annotate, Turn: n, Event: Event{What: Noted{noteOf(text)}}}, nil
	}
	if n == 0 || n > last+1 || n > last && c != CommandInsert {
		return Line{}, &Refusal{Reason: NoSuchTurn, Turn: n}
	}
	switch c {
	case CommandDelete:
		return Line{Verb: Delete, Turn: n}, nothing(inner)
	case CommandRecount:
		return Line{Verb: Recount, Turn: n}, nothing(inner)
	}
	if inner == "" {
		return Line{}, &LineError{Reason: LineMissing, Text: word}
	}
	then := parser{game: p.game.Before(n), words: p.words}
	if n > last {
		then.game = p.game
	}
	line, err := then.line(inner)
	if err != nil {
		return Line{}, err
	}
	if line.Verb != Add {
		return Line{}, &LineError{Reason: LineNotInTurn, Text: inner}
	}
	line.Verb, line.Turn = Edit, n
	if c == CommandInsert {
		line.Verb = Insert
	}
	if !MakesRow(line.Event.What) || !p.fitsThere(line) {
		return Line{}, &LineError{Reason: LineNotInTurn, Text: inner}
	}
	return line, nil
}

// roundCorrection reads `edit ROUND PLAYER: LINE`, `edit ROUND PLAYER: -`, `edit ROUND master
// LINE`, `edit ROUND master -`, `edit ROUND rack LETTERS`, `edit ROUND note TEXT` and `delete
// ROUND`. The line in it is read for the game as it was in that round.
func (p *parser) roundCorrection(c Command, word, round, inner string) (Line, error) {
	rounds := len(p.game.Standings.Rounds)
	n, err := number(round, maxTurn)
	switch {
	case err != nil:
		return Line{}, &LineError{Reason: LineNumber, Text: round, Limit: rounds}
	case n == 0 && c == CommandEdit: // a note before the first round
	case n == 0 || n > rounds:
		return Line{}, &Refusal{Reason: NoSuchRound, Turn: n}
	case c == CommandDelete:
		return Line{Verb: Delete, Turn: n}, nothing(inner)
	case c == CommandInsert:
		return Line{}, &Refusal{Reason: NotInDuplicate}
	}
	if inner == "" {
		return Line{}, &LineError{Reason: LineMissing, Text: word}
	}
	first, rest, _ := strings.Cut(inner, " ")
	if p.words[Plain(first)] == CommandNote {
		return Line{Verb: Annotate, Turn: n, Event: Event{What: Noted{noteOf(rest)}}}, nil
	}
	game, ok := p.game.AtRoundEnd(n)
	if !ok {
		return Line{}, &Refusal{Reason: NoSuchRound, Turn: n}
	}
	then := parser{game: game, words: p.words}
	line, err := then.line(inner)
	if err != nil {
		return Line{}, err
	}
	if line.Verb == Empty {
		line.Turn = n
		return line, nil
	}
	rack, _ := line.Event.What.(RackDrawn)
	_, closing := line.Event.What.(RoundClosed)
	if line.Verb != Add || !OfRound(line.Event.What) || closing || rack.Asked() {
		return Line{}, &LineError{Reason: LineNotInTurn, Text: inner}
	}
	line.Verb, line.Turn = Edit, n
	return line, nil
}

// maxTurn is the highest number of a turn that is looked at.
const maxTurn = 1 << 20

// fitsThere says that a correction does not end the game before turns that follow.
func (p *parser) fitsThere(line Line) bool {
	if _, end := line.Event.What.(Ended); !end {
		return true
	}
	return !slices.ContainsFunc(p.game.Standings.Turns, func(t Turn) bool {
		later := t.Number > line.Turn || t.Number == line.Turn && line.Verb == Insert
		return later && (t.TakesTurn() && !t.LostTurn || t.Kind == KindEnd) // a challenge may come after the end
	})
}
