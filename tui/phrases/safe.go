package phrases

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"

	"tanteo/sheet"
)

// Safe is a text that came from a file, a name or a line, as it may be shown: on one line,
// without anything that a terminal would obey or that would turn the reading direction, and
// without marks heaped on a letter.
func Safe(text string) string { return safe(text, math.MaxInt) }

// safe is Safe of a text of which no more is wanted once there are so many bytes.
func safe(text string, most int) string {
	var b strings.Builder
	last := rune(0)
	marks, broken := 0, false // on the letter before; whether bytes before were no letter
	for i, r := range text {
		if b.Len() > most {
			break
		}
		before := broken
		if broken = r == utf8.RuneError && !strings.HasPrefix(text[i:], string(r)); broken && before {
			continue
		}
		if !sheet.IsMark(r) {
			marks = 0
		} else if marks++; marks > sheet.MaxMarks {
			continue
		}
		if sheet.IsInvisible(r) && (last == 0 || unicode.Is(unicode.S, last)) {
			continue // behind an emoji, which is so wide in one terminal and so wide in the next
		}
		if r = visible(r); r >= 0 {
			b.WriteRune(r)
			last = r
		}
	}
	return b.String()
}

// visible is a sign as it may be shown; below 0 where it may not.
func visible(r rune) rune {
	switch {
	case unicode.IsPrint(r):
		return r
	case unicode.IsSpace(r), r == '\u2028', r == '\u2029':
		return ' '
	case r == '\u200C', r == '\u200D': // joiners inside words and signs
		return r
	case unicode.Is(unicode.Cf, r):
		return -1
	}
	return unicode.ReplacementChar
}

// SafeLines is Safe for a text of several lines.
func SafeLines(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = Safe(lines[i])
	}
	return strings.Join(lines, "\n")
}

// Fit is Safe in so many columns at most; what is cut ends in "…". However long the text is,
// no more of it is looked at than could be seen.
func Fit(text string, columns int) string {
	const signBytes = 32 // with all its accents
	return ansi.Truncate(safe(text, (columns+1)*signBytes), columns, "…")
}

// Name is what somebody is called, as it may be shown: a longer one than may be typed is cut.
func Name(text string) string { return atMost(text, sheet.MaxName) }

// Title is Name for what an event, tiles or rules are called.
func Title(text string) string { return atMost(text, sheet.MaxTitle) }

func atMost(text string, signs int) string {
	if len(text) > signs && utf8.RuneCountInString(text) > signs {
		return Fit(text, signs)
	}
	return Safe(text)
}

// Width is how many columns a text takes.
func Width(text string) int { return ansi.StringWidth(text) }

// Pad is a text with blanks after it up to so many columns, cut where it is longer.
func Pad(text string, columns int) string {
	text = Fit(text, columns)
	return text + strings.Repeat(" ", max(0, columns-Width(text)))
}

// PadLeft is a text with blanks before it up to so many columns. It is never cut: it is for
// numbers.
func PadLeft(text string, columns int) string {
	return strings.Repeat(" ", max(0, columns-Width(text))) + text
}
