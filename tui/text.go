package tui

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// width is how many columns a text takes, its codes left out.
func width(s string) int {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf || s[i] < ' ' {
			return ansi.StringWidth(s)
		}
	}
	return len(s)
}

// pad fills a text with blanks up to a width; a longer one is cut and ends in the sign for
// more.
func pad(s string, w int) string {
	n := width(s)
	if n < w {
		return s + strings.Repeat(" ", w-n)
	}
	if n > w {
		return ansi.Truncate(s, w, "…")
	}
	return s
}

// right puts a text at the right end of a width.
func right(s string, w int) string {
	if n := width(s); n < w {
		return strings.Repeat(" ", w-n) + s
	}
	return pad(s, w)
}

// spread puts one text at the left and one at the right end of a width; the left one is
// cut when both have no room.
func spread(left, end string, w int) string {
	room := w - width(end)
	if room < 0 {
		return pad(end, w)
	}
	return pad(left, room) + end
}

// fitting is the first of some texts that a width has room for, else the last one, cut.
func fitting(w int, texts ...string) string {
	for _, text := range texts {
		if width(text) <= w {
			return text
		}
	}
	return pad(texts[len(texts)-1], w)
}

// wrapped breaks a text at blanks into lines of a width.
func wrapped(s string, w int) []string {
	return strings.Split(ansi.Wrap(s, w, ""), "\n")
}

// isLetter says whether a key types a letter.
func isLetter(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLetter(r)
}

// fill makes just so many lines of a width, with blank ones at the end.
func fill(lines []string, w, h int) []string {
	if len(lines) > h {
		lines = lines[:h]
	}
	out := make([]string, h)
	blank := strings.Repeat(" ", max(0, w))
	for i := range out {
		out[i] = blank
		if i < len(lines) {
			out[i] = pad(lines[i], w)
		}
	}
	return out
}

// capital is a text with a capital at its beginning.
func capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[size:]
}
