package csv

import (
	"strings"
	"unicode"
)

// text is a cell that a spreadsheet shows and does not run. Names, notes and words are
// anybody's, and a cell that begins with = + - @, a tab or a line break is a formula to Excel
// and LibreOffice, quotes or not: OWASP calls it CSV Injection, or Formula Injection. An
// apostrophe in front, which stays to be seen, makes it a text.
//
// A cell may also begin in the middle of one: where a program divides the file at another
// sign than ours, as a Spanish Excel does with commas, "a;=1" is two cells. So an apostrophe
// stands in front of a formula after any separator or line break too.
func text(s string) string {
	var b strings.Builder
	begins := true // here, for some program
	for i, r := range cleaned(s) {
		if begins && opensFormula(r) || i == 0 && (r == '\t' || r == '\n') {
			b.WriteByte('\'')
		}
		b.WriteRune(r)
		switch r {
		case ',', ';', '\t', '\n', '|':
			begins = true
		case ' ', '"': // programs strip them
		default:
			begins = false
		}
	}
	return b.String()
}

// opensFormula says whether a sign begins a formula. Japanese and Chinese versions of
// spreadsheets take the wide signs too.
func opensFormula(r rune) bool { return strings.ContainsRune("=+-@＝＋－＠", r) }

// cleaned is a text without anything that a terminal would obey, where a table is shown on
// one, or that would turn the reading direction. Line breaks and tabs stay.
func cleaned(s string) string {
	s = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(s)
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsPrint(r), r == '\n', r == '\t':
			return r
		case unicode.IsSpace(r):
			return ' '
		case r == '\u200C', r == '\u200D': // joiners inside words and signs
			return r
		case unicode.Is(unicode.Cf, r):
			return -1
		}
		return unicode.ReplacementChar
	}, strings.ToValidUTF8(s, string(unicode.ReplacementChar)))
}
