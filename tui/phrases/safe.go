package phrases

import (
	"strings"
	"unicode"

	"github.com/charmbracelet/x/ansi"
)

// Safe is a text that came from a file, a name or a line, as it may be shown: on one line,
// without anything that a terminal would obey or that would turn the reading direction.
func Safe(text string) string {
	return strings.Map(func(r rune) rune {
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
	}, strings.ToValidUTF8(text, string(unicode.ReplacementChar)))
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
	return ansi.Truncate(Safe(text[:min(len(text), (columns+1)*signBytes)]), columns, "…")
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
