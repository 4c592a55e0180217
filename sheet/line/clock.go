package line

import (
	"strings"
	"time"

	"tanteo/sheet"
)

// clockLine reads `clock start`, `clock stop`, `clock off`, `clock turn|round|game [LENGTH]`,
// `clock MM:SS` and `clock PLAYER MM:SS`.
func (p *parser) clockLine(word, rest string) (sheet.Line, error) {
	fields := strings.Fields(rest)
	if len(fields) == 0 {
		return sheet.Line{}, &Error{Reason: Missing, Text: word}
	}
	more := strings.Join(fields[1:], " ")
	switch p.words[sheet.Plain(fields[0])] {
	case CommandClockStart:
		return p.done(sheet.ClockStarted{}, nothing(more))
	case CommandClockStop:
		return p.done(sheet.ClockStopped{}, nothing(more))
	case CommandOff:
		return p.done(sheet.ClockChosen{}, nothing(more))
	case CommandTurnClock:
		return p.choose(sheet.ClockChoice{Kind: sheet.TurnClock}, fields[0], more)
	case CommandRoundClock:
		return p.choose(sheet.ClockChoice{Kind: sheet.RoundClock}, fields[0], more)
	case CommandGameClock:
		return p.choose(sheet.ClockChoice{Kind: sheet.GameClock}, fields[0], more)
	}
	last := fields[len(fields)-1]
	shows, ok := readShown(last)
	switch {
	case !ok && len(fields) == 1 && !strings.ContainsAny(last, "0123456789"):
		return sheet.Line{}, &Error{Reason: Unknown, Text: word + " " + last}
	case !ok:
		return sheet.Line{}, &sheet.Refusal{Reason: sheet.NoClockTime, Text: last}
	}
	if len(fields) == 1 {
		return p.done(sheet.ClockSet{Shows: shows}, nil)
	}
	seat, err := p.seat(strings.Join(fields[:len(fields)-1], " "))
	return p.done(sheet.ClockSet{Player: seat, Shows: shows}, err)
}

// choose reads the length of a clock: MM:SS, or a number, of seconds for a turn and else of
// minutes. Without one it is the rulebook's.
func (p *parser) choose(c sheet.ClockChoice, word, length string) (sheet.Line, error) {
	switch own := p.game.ClockOf(); {
	case length == "" && c.Kind == own.Kind:
		c = own
	case length == "" && c.Kind == sheet.TurnClock:
		return sheet.Line{}, &Error{Reason: Missing, Text: word}
	case length == "":
	default:
		var ok bool
		if c.Length, ok = readClockLength(c.Kind, length); !ok {
			return sheet.Line{}, &sheet.Refusal{Reason: sheet.NoClockTime, Text: length}
		}
	}
	return p.done(sheet.ClockChosen{ClockChoice: c}, nil)
}

// readClockLength reads the length of a clock as a line has it: "1:30", or a number alone, of
// seconds for a turn and else of minutes.
func readClockLength(kind sheet.ClockKind, text string) (time.Duration, bool) {
	if !isTime(text) {
		unit := time.Minute
		if kind == sheet.TurnClock {
			unit = time.Second
		}
		n, err := number(text, int(sheet.MaxClock/unit))
		return time.Duration(n) * unit, err == nil && n > 0
	}
	if kind == sheet.GameClock && text == "0:00" {
		return 0, true // without an end
	}
	length, ok := sheet.ParseClockText(text)
	return length, ok && length <= sheet.MaxClock
}

// readShown reads a time as a clock shows it, below 0 where more was used than there was.
func readShown(text string) (time.Duration, bool) {
	sign := time.Duration(1)
	for _, minus := range []string{"-", "−"} {
		if after, ok := strings.CutPrefix(text, minus); ok {
			text, sign = after, -1
			break
		}
	}
	if text == "0:00" {
		return 0, true
	}
	shows, ok := sheet.ParseClockText(text)
	return sign * shows, ok && isTime(text)
}
