package draw

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// Width is how many columns a text takes, its codes left out.
func Width(s string) int {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf || s[i] < ' ' {
			return ansi.StringWidth(s)
		}
	}
	return len(s)
}

// Pad fills a text with blanks up to a width; a longer one is cut and ends in the sign for
// more.
func Pad(s string, w int) string {
	n := Width(s)
	if n > w {
		s = ansi.Truncate(s, w, "…")
		n = Width(s) // a column less where a wide sign had no room
	}
	if n < w {
		return s + strings.Repeat(" ", w-n)
	}
	return s
}

// Right puts a text at the right end of a width.
func Right(s string, w int) string {
	if n := Width(s); n < w {
		return strings.Repeat(" ", w-n) + s
	}
	return Pad(s, w)
}

// Spread puts one text at the left and one at the right end of a width; the left one is
// cut when both have no room.
func Spread(left, end string, w int) string {
	room := w - Width(end)
	if room < 0 {
		return Pad(end, w)
	}
	return Pad(left, room) + end
}

// Fitting is the first of the texts that fits into a width, else the last one, cut.
func Fitting(w int, texts ...string) string {
	for _, text := range texts {
		if Width(text) <= w {
			return text
		}
	}
	return Pad(texts[len(texts)-1], w)
}

// Wrapped breaks a text at blanks and dashes into lines of a width.
func Wrapped(s string, w int) []string {
	const kept = '\uE000' // stands for a dash at which no line ends: it would stand beyond the width
	for {
		lines := strings.Split(ansi.Wrap(s, w, ""), "\n")
		dash, wide := 0, false
		for _, line := range lines {
			dash += strings.Count(line, "-")
			if wide = Width(line) > w && strings.HasSuffix(line, "-"); wide {
				break
			}
		}
		if !wide {
			text := strings.ReplaceAll(strings.Join(lines, "\n"), string(kept), "-")
			return strings.Split(ansi.Hardwrap(text, w, true), "\n") // dashes in a row are wide still
		}
		s = replaceNth(s, '-', dash, kept)
	}
}

// replaceNth replaces the nth occurrence of a sign in a text.
func replaceNth(s string, sign rune, n int, other rune) string {
	return strings.Map(func(r rune) rune {
		if r == sign {
			if n--; n == 0 {
				return other
			}
		}
		return r
	}, s)
}

// IsLetter says whether a key types a letter.
func IsLetter(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLetter(r)
}

// Fill makes exactly h lines of a width, with blank ones at the end.
func Fill(lines []string, w, h int) []string {
	if len(lines) > h {
		lines = lines[:h]
	}
	out := make([]string, h)
	blank := strings.Repeat(" ", max(0, w))
	for i := range out {
		out[i] = blank
		if i < len(lines) {
			out[i] = Pad(lines[i], w)
		}
	}
	return out
}

// Capital is a text that begins with a capital.
func Capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[size:]
}

// BothEnds cuts a long text in its middle, because its end says what to do next.
func BothEnds(text string, w int) string {
	over := Width(text) - w
	if over <= 0 {
		return text
	}
	head := ansi.Truncate(text, w/3, "…")
	return head + ansi.TruncateLeft(text, Width(head)+over, "")
}

// Flowed is a text behind a mark, broken into rows of these widths, as many as it needs. Later
// rows are indented by the width of the mark. What does not fit is cut out of the middle of the
// last row; whole says that nothing is.
func Flowed(mark, text string, widths ...int) (rows []string, whole bool) {
	for i, w := range widths {
		room := max(1, w-Width(mark))
		lines := Wrapped(text, room)
		if len(lines) == 1 {
			return append(rows, mark+text), true
		}
		if i == len(widths)-1 {
			return append(rows, mark+BothEnds(text, room)), false
		}
		rows = append(rows, mark+lines[0])
		rest, found := strings.CutPrefix(text, lines[0])
		if !found {
			rest = strings.Join(lines[1:], " ")
		}
		text, mark = strings.TrimLeft(rest, " "), strings.Repeat(" ", Width(mark))
	}
	return rows, text == ""
}
