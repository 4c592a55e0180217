package line

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"tanteo/scoring"
	"tanteo/sheet"
)

// maxLine is the longest line, in bytes, that is looked at.
const maxLine = 1000

// Parse reads one line for a game: a command word, `PLAYER:`, a square, `=` or a number,
// in that order. In a duplicate a player needs no colon: "42 24", "mar H4 JAMON". The error is an
// *Error, a *scoring.SpellingError, a *scoring.PlacementError or a *sheet.Refusal.
func Parse(text string, g sheet.Game, v Vocabulary) (sheet.Line, error) {
	if len(text) > maxLine {
		return sheet.Line{}, &Error{Reason: TooLong, Limit: maxLine}
	}
	text = strings.TrimSpace(strings.Map(plainSpace, norm.NFC.String(text)))
	for _, r := range text {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return sheet.Line{}, &Error{Reason: Control}
		}
	}
	if text == "" {
		return sheet.Line{}, &Error{Reason: Empty}
	}
	p := parser{game: g, words: v}
	read, err := p.line(text)
	if err != nil {
		return sheet.Line{}, err
	}
	return read, nil
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
	game   sheet.Game
	words  Vocabulary
	player int // named before the line, or 0
	notes  []sheet.Notice
}

func (p *parser) duplicate() bool { return p.game.Log.Kind == sheet.DuplicateGame }

func (p *parser) line(text string) (sheet.Line, error) {
	first, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	if p.words[sheet.Plain(strings.TrimSuffix(first, ":"))] == CommandMaster {
		first = strings.TrimSuffix(first, ":") // as the cell of a player is named
	}
	if c, ok := p.words[sheet.Plain(first)]; ok && c.Under() == 0 {
		return p.command(c, first, rest)
	}
	if name, line, ok := strings.Cut(text, ":"); ok && p.player == 0 {
		return p.forPlayer(name, line)
	}
	if p.duplicate() && p.player == 0 {
		if name, line, ok := p.splitPlayer(text); ok {
			return p.forPlayer(name, line)
		}
	}
	if word, ok := strings.CutPrefix(text, "*"); ok && p.player == 0 {
		return p.places(strings.TrimSpace(word))
	}
	event, err := p.scoringTurn(text, first, rest)
	if err == nil {
		return p.add(event)
	}
	if p.player == 0 && !p.duplicate() {
		if name, line, ok := p.splitPlayer(text); ok && p.isSeat(name) {
			err = &Error{Reason: Colon, Text: name + ": " + line}
		}
	}
	if points := text[strings.LastIndexByte(text, ' ')+1:]; isSigned(points) {
		err = &Error{Reason: Signed, Text: points}
	}
	return sheet.Line{}, err
}

// forPlayer reads a line for another player than the one on turn.
func (p *parser) forPlayer(name, line string) (sheet.Line, error) {
	seat, err := p.seat(name)
	if err != nil {
		return sheet.Line{}, err
	}
	p.player = seat
	line = strings.TrimSpace(line)
	if line == "" {
		return sheet.Line{}, &Error{Reason: Missing, Text: name + ":"}
	}
	if p.duplicate() && isDash(line) {
		return sheet.Line{Verb: sheet.Empty, Turn: len(p.game.Standings.Rounds), Event: sheet.Event{Player: seat}}, nil
	}
	parsed, err := p.line(line)
	if err != nil {
		return sheet.Line{}, err
	}
	_, failed := parsed.Event.What.(sheet.ChallengeFailed)
	if parsed.Verb != sheet.Add || !failed && !sheet.TakesTurn(parsed.Event.What) {
		return sheet.Line{}, &Error{Reason: NotForOther, Text: line}
	}
	parsed.Event.Player = seat
	if sheet.TakesTurn(parsed.Event.What) && seat != p.game.Standings.OnTurn && !p.duplicate() {
		parsed.Notices = append(parsed.Notices, sheet.Notice{Code: sheet.NoticeOutOfTurn, Player: seat})
	}
	return parsed, nil
}

func (p *parser) add(event sheet.Event) (sheet.Line, error) {
	return sheet.Line{Verb: sheet.Add, Event: event, Notices: p.notes}, nil
}

func (p *parser) done(what sheet.What, err error) (sheet.Line, error) {
	if err != nil {
		return sheet.Line{}, err
	}
	return p.add(sheet.Event{What: what})
}

// CanBegin says whether a text could be a line, or begin one, of whatever game: false where it is
// one word that begins none.
func CanBegin(text string, v Vocabulary) bool {
	text = strings.TrimSpace(text)
	if text == "" || strings.ContainsAny(text, " \t:") || strings.ContainsRune("=*#", rune(text[0])) || digits(text) {
		return true
	}
	for _, n := range []scoring.Notation{scoring.Rows, scoring.GCG} {
		if _, _, square := n.Parse(text); square {
			return true
		}
	}
	c, ok := v[sheet.Plain(text)]
	return ok && c.Under() == 0
}
