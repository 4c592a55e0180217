package sheet

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// maxLine is the longest line, in bytes, that is looked at.
const maxLine = 1000

// Parse reads one line for a game: a command word, `PLAYER:`, a square, `=` or a number,
// in that order. In a duplicate a player needs no colon: "42 24", "mar H4 JAMON". The error is a *LineError, a *scoring.SpellingError, a
// *scoring.PlacementError or a *Refusal.
func Parse(text string, g Game, v Vocabulary) (Line, error) {
	if len(text) > maxLine {
		return Line{}, &LineError{Reason: LineTooLong, Limit: maxLine}
	}
	text = strings.TrimSpace(strings.Map(plainSpace, norm.NFC.String(text)))
	for _, r := range text {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return Line{}, &LineError{Reason: LineControl}
		}
	}
	if text == "" {
		return Line{}, &LineError{Reason: LineEmpty}
	}
	p := parser{game: g, words: v}
	return p.line(text)
}

// plainSpace makes one kind of space of those that get between words by a paste.
func plainSpace(r rune) rune {
	if r == '\t' || unicode.IsSpace(r) && !unicode.IsControl(r) {
		return ' '
	}
	return r
}

// parser reads one line.
type parser struct {
	game   Game
	words  Vocabulary
	player int // named before the line, or 0
	notes  []Notice
}

func (p *parser) duplicate() bool { return p.game.Log.Kind == DuplicateGame }

func (p *parser) line(text string) (Line, error) {
	first, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	if p.words[Plain(strings.TrimSuffix(first, ":"))] == CommandMaster {
		first = strings.TrimSuffix(first, ":") // as the cell of a player is named
	}
	if c, ok := p.words[Plain(first)]; ok && c.Under() == 0 {
		return p.command(c, first, rest)
	}
	if name, line, ok := strings.Cut(text, ":"); ok && p.player == 0 {
		return p.forPlayer(name, line)
	}
	if p.duplicate() && p.player == 0 {
		if name, line, ok := p.named(text); ok {
			return p.forPlayer(name, line)
		}
	}
	if word, ok := strings.CutPrefix(text, "*"); ok && p.player == 0 {
		return p.places(strings.TrimSpace(word))
	}
	event, err := p.counted(text, first, rest)
	if err == nil {
		return p.add(event)
	}
	if p.player == 0 && !p.duplicate() {
		if name, line, ok := p.named(text); ok && p.isSeat(name) {
			err = &LineError{Reason: LineColon, Text: name + ": " + line}
		}
	}
	if points := text[strings.LastIndexByte(text, ' ')+1:]; isSigned(points) {
		err = &LineError{Reason: LineSigned, Text: points}
	}
	return Line{}, err
}

// forPlayer reads a line for another player than the one on turn.
func (p *parser) forPlayer(name, line string) (Line, error) {
	seat, err := p.seat(name)
	if err != nil {
		return Line{}, err
	}
	p.player = seat
	line = strings.TrimSpace(line)
	if line == "" {
		return Line{}, &LineError{Reason: LineMissing, Text: name + ":"}
	}
	if p.duplicate() && isDash(line) {
		return Line{Verb: Empty, Turn: len(p.game.Standings.Rounds), Event: Event{Player: seat}}, nil
	}
	parsed, err := p.line(line)
	if err != nil {
		return Line{}, err
	}
	_, failed := parsed.Event.What.(ChallengeFailed)
	if parsed.Verb != Add || !failed && !TakesTurn(parsed.Event.What) {
		return Line{}, &LineError{Reason: LineNotForOther, Text: line}
	}
	parsed.Event.Player = seat
	if TakesTurn(parsed.Event.What) && seat != p.game.Standings.OnTurn && !p.duplicate() {
		parsed.Notices = append(parsed.Notices, Notice{Code: NoticeOutOfTurn, Player: seat})
	}
	return parsed, nil
}

func (p *parser) add(event Event) (Line, error) {
	return Line{Verb: Add, Event: event, Notices: p.notes}, nil
}

func (p *parser) done(what What, err error) (Line, error) {
	if err != nil {
		return Line{}, err
	}
	return p.add(Event{What: what})
}
