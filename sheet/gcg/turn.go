package gcg

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"tanteo/scoring"
)

// turnKind is the kind of a line with a ">".
type turnKind uint8

const (
	played turnKind = iota
	withdrawn
	passed
	exchanged
	challenge // a bonus for a play that was challenged in vain
	overtime
	left // tiles left at the end
)

// field is a word of a line and where it begins, in bytes after the ">".
type field struct {
	text string
	at   int
}

// entry is a line with a ">" in its parts. Nothing of it depends on an edition.
type entry struct {
	line      int
	text      string // the whole of it, after the ">"
	nick      string
	kind      turnKind
	rack      field
	at        string // the square as it is written
	start     scoring.Square
	direction scoring.Direction
	word      field // what was played, exchanged or left
	count     int   // of tiles exchanged, where only that is told
	points    figure
	total     figure
	rest      string // what follows
	bad       field  // what cannot be read; then the rest is not set
	unread    bool
	stops     bool // for want of what should follow
	gap       gap
}

// gap is how many blanks a line has where the programs of the field differ.
type gap uint8

const (
	noGap gap = iota
	narrowGap
	wideGap
)

// figure is a number that a line may give.
type figure struct {
	n     int
	given bool
}

// or is the figure, or what stands for it where it is not given.
func (f figure) or(n int) int {
	if f.given {
		return f.n
	}
	return n
}

// column is where a part of the line begins, in signs from 1. The ">" is the first.
func (e *entry) column(f field) int { return utf8.RuneCountInString(e.text[:f.at]) + 2 }

// maxFigure is beyond every number of points.
const maxFigure = 1_000_000

// parseTurn parts a line with a ">". The notation says how its squares are written.
func parseTurn(i item, n scoring.Notation) entry {
	e := entry{line: i.line, text: i.text}
	nick, _, ok := strings.Cut(i.text, ":")
	if !ok {
		e.bad, e.unread, e.stops = field{text: i.text}, true, true
		return e
	}
	e.nick = composed(strings.TrimSpace(nick))
	c := cursor{text: i.text, at: len(nick) + 1, colon: len(nick) + 1}
	if bad, ok := e.parse(&c, n); !ok {
		e.bad, e.unread = bad, true
	}
	return e
}

func (e *entry) parse(c *cursor, n scoring.Notation) (bad field, ok bool) {
	first := c.next()
	what := first
	if !e.begins(first.text, c.peek().text, n) {
		e.rack, what = first, c.next()
	}
	switch text := what.text; {
	case text == "":
		e.stops = true
		return first, false
	case text == "(challenge)":
		e.kind = challenge
	case text == "(time)":
		e.kind = overtime
	case text[0] == '(' && text[len(text)-1] == ')':
		e.kind = left
		e.word = field{text[1 : len(text)-1], what.at + 1}
	case text == "--":
		e.kind = withdrawn
	case text == "-":
		e.kind = passed
	case text[0] == '-':
		e.kind = exchanged
		e.word = field{text[1:], what.at + 1}
		if count, err := strconv.ParseUint(e.word.text, 10, 8); err == nil {
			e.count = int(count)
		}
	default:
		e.kind = played
		var isSquare bool
		e.at = text
		if e.start, e.direction, isSquare = n.Parse(text); !isSquare {
			return what, false
		}
		if e.word = c.next(); e.word.text == "" {
			e.stops = true
			return what, false
		}
	}
	if f := c.peek(); isFigure(f.text) {
		switch begin := what.at + len(what.text); {
		case e.kind == left && e.rack.text == "":
			e.gap = gapOf(what.at - c.colon)
		case e.kind == withdrawn || e.kind == passed:
			e.gap = gapOf(f.at - begin)
		}
		c.next()
		if e.points, ok = parseFigure(f.text); !ok {
			return f, false
		}
		if f = c.peek(); isFigure(f.text) {
			c.next()
			if e.total, ok = parseFigure(f.text); !ok {
				return f, false
			}
		}
	}
	if f := c.peek(); !e.total.given && mangled(strings.TrimSpace(f.text)) {
		return f, false
	}
	if !e.total.given && e.hides(*c, n) {
		return c.peek(), false
	}
	e.rest = strings.TrimSpace(c.text[c.at:])
	return field{}, true
}

// hides says whether what stands where the total should be is no remark: it has points and a total
// of its own, or is a whole play behind a line that plays nothing, as where two lines became one.
//
//	>ana: - 8D HELLO +24 24
func (e *entry) hides(rest cursor, n scoring.Notation) bool {
	again := rest
	square, word, points := rest.next().text, rest.next().text, rest.next().text
	if _, _, isSquare := n.Parse(square); isSquare && word != "" && e.kind != played && (points == "" || isFigure(points)) {
		return true
	}
	before := again.next().text
	for f := again.next().text; f != ""; before, f = f, again.next().text {
		if isSigned(before) && isFigure(f) {
			return true
		}
	}
	return false
}

func gapOf(blanks int) gap {
	if blanks == 1 {
		return narrowGap
	}
	return wideGap
}

// begins says whether a field is what was done, and not the rack before it.
func (e *entry) begins(text, next string, n scoring.Notation) bool {
	if text == "" || text[0] == '(' || text[0] == '-' {
		return true
	}
	if _, _, isSquare := n.Parse(text); !isSquare || next == "" || next[0] == '(' || next[0] == '-' {
		return false
	}
	_, _, isSquare := n.Parse(next)
	return !isSquare
}

// isFigure says whether a field is a number, with a sign, with two as in "+-7", or without.
func isFigure(text string) bool {
	digits := strings.TrimLeft(text, "+-")
	return digits != "" && len(text)-len(digits) <= 2 && strings.Trim(digits, "0123456789") == ""
}

// isSigned says whether a field is a number with a sign, as points have one and totals have not.
func isSigned(text string) bool { return isFigure(text) && (text[0] == '+' || text[0] == '-') }

// mangled says whether a field was to be a number and is none: "+24.5", "+2O".
func mangled(text string) bool {
	digits := strings.TrimLeft(text, "+-")
	return digits != "" && len(digits) < len(text) && digits[0] >= '0' && digits[0] <= '9' && !isFigure(text)
}

func parseFigure(text string) (figure, bool) {
	digits := strings.TrimLeft(text, "+-")
	n, err := strconv.ParseUint(digits, 10, 32)
	if err != nil || n > maxFigure {
		return figure{}, false
	}
	if strings.Contains(text[:len(text)-len(digits)], "-") {
		return figure{-int(n), true}, true
	}
	return figure{int(n), true}, true
}

// cursor goes through the fields of a line.
type cursor struct {
	text  string
	at    int
	colon int // where the fields begin
}

// peek is the next field; empty at the end.
func (c cursor) peek() field { return c.next() }

func (c *cursor) next() field {
	for c.at < len(c.text) && isBlank(c.text[c.at]) {
		c.at++
	}
	begin := c.at
	for c.at < len(c.text) && !isBlank(c.text[c.at]) {
		c.at++
	}
	return field{c.text[begin:c.at], begin}
}

func isBlank(b byte) bool { return b == ' ' || b == '\t' }
