package line

import (
	"errors"
	"slices"
	"strings"

	"tanteo/sheet"
)

// correction reads `edit TURN LINE`, `insert TURN LINE`, `delete TURN`, `recount TURN` and
// `edit TURN note [TEXT]`. The line in it is read for the game as it was before that turn.
func (p *parser) correction(c Command, word, rest string) (sheet.Line, error) {
	turn, inner, _ := strings.Cut(rest, " ")
	if turn == "" {
		return sheet.Line{}, &Error{Reason: Missing, Text: word}
	}
	if p.duplicate() {
		return p.roundCorrection(c, word, turn, strings.TrimSpace(inner))
	}
	last := p.game.Standings.Numbered()
	n, err := number(turn, maxTurn)
	if err != nil {
		return sheet.Line{}, &Error{Reason: Number, Text: turn, Least: 1, Limit: last}
	}
	inner = strings.TrimSpace(inner)
	if first, text, _ := strings.Cut(inner, " "); c == CommandEdit && n <= last && p.words[sheet.Plain(first)] == CommandNote {
		return sheet.Line{Verb: sheet.Annotate, Turn: n, Event: sheet.Event{What: sheet.Noted{Text: noteOf(text)}}}, nil
	}
	if n == 0 || n > last+1 || n > last && c != CommandInsert {
		return sheet.Line{}, &sheet.Refusal{Reason: sheet.NoSuchTurn, Turn: n}
	}
	switch c {
	case CommandDelete:
		return sheet.Line{Verb: sheet.Delete, Turn: n}, nothing(inner)
	case CommandRecount:
		return sheet.Line{Verb: sheet.Recount, Turn: n}, nothing(inner)
	}
	if inner == "" {
		return sheet.Line{}, &Error{Reason: Missing, Text: word}
	}
	then := parser{game: p.game.Before(n), words: p.words}
	if n > last {
		then.game = p.game
	}
	line, err := then.line(inner)
	if refused, ok := errors.AsType[*sheet.Refusal](err); ok && refused.Reason == sheet.NoSuchTurn {
		return sheet.Line{}, &Error{Reason: NotInTurn, Text: inner} // the turn that it names may be on the sheet later on
	}
	if err != nil {
		return sheet.Line{}, err
	}
	if line.Verb != sheet.Add {
		return sheet.Line{}, &Error{Reason: NotInTurn, Text: inner}
	}
	line.Verb, line.Turn = sheet.Edit, n
	if c == CommandInsert {
		line.Verb = sheet.Insert
	}
	if !sheet.MakesRow(line.Event.What) || !p.fitsThere(line) {
		return sheet.Line{}, &Error{Reason: NotInTurn, Text: inner}
	}
	return line, nil
}

// roundCorrection reads `edit ROUND PLAYER: LINE`, `edit ROUND PLAYER: -`, `edit ROUND master
// LINE`, `edit ROUND master -`, `edit ROUND rack LETTERS`, `edit ROUND note TEXT` and `delete
// ROUND`. The line in it is read for the game as it was in that round.
func (p *parser) roundCorrection(c Command, word, round, inner string) (sheet.Line, error) {
	rounds := len(p.game.Standings.Rounds)
	n, err := number(round, maxTurn)
	switch {
	case err != nil:
		return sheet.Line{}, &Error{Reason: Number, Text: round, Least: 1, Limit: rounds}
	case n == 0 && c == CommandEdit: // a note before the first round
	case n == 0 || n > rounds:
		return sheet.Line{}, &sheet.Refusal{Reason: sheet.NoSuchRound, Turn: n}
	case c == CommandDelete:
		return sheet.Line{Verb: sheet.Delete, Turn: n}, nothing(inner)
	case c == CommandInsert:
		return sheet.Line{}, &sheet.Refusal{Reason: sheet.NotInDuplicate}
	}
	if inner == "" {
		return sheet.Line{}, &Error{Reason: Missing, Text: word}
	}
	first, rest, _ := strings.Cut(inner, " ")
	if p.words[sheet.Plain(first)] == CommandNote {
		return sheet.Line{Verb: sheet.Annotate, Turn: n, Event: sheet.Event{What: sheet.Noted{Text: noteOf(rest)}}}, nil
	}
	game, ok := p.game.AtRoundEnd(n)
	if !ok {
		return sheet.Line{}, &sheet.Refusal{Reason: sheet.NoSuchRound, Turn: n}
	}
	then := parser{game: game, words: p.words}
	line, err := then.line(inner)
	if err != nil {
		return sheet.Line{}, err
	}
	if line.Verb == sheet.Empty {
		line.Turn = n
		return line, nil
	}
	rack, _ := line.Event.What.(sheet.RackDrawn)
	_, closing := line.Event.What.(sheet.RoundClosed)
	if line.Verb != sheet.Add || !sheet.OfRound(line.Event.What) || closing || rack.Pending() {
		return sheet.Line{}, &Error{Reason: NotInTurn, Text: inner}
	}
	line.Verb, line.Turn = sheet.Edit, n
	return line, nil
}

// maxTurn is the highest number of a turn that is looked at.
const maxTurn = 1 << 20

// fitsThere refuses a correction that would end the game before later turns.
func (p *parser) fitsThere(line sheet.Line) bool {
	if _, end := line.Event.What.(sheet.Ended); !end {
		return true
	}
	return !slices.ContainsFunc(p.game.Standings.Turns, func(t sheet.Turn) bool {
		later := t.Number > line.Turn || t.Number == line.Turn && line.Verb == sheet.Insert
		return later && (t.TakesTurn() && !t.LostTurn || t.Kind == sheet.KindEnd) // a challenge may come after the end
	})
}
