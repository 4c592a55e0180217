package phrases

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"tanteo/sheet"
	"tanteo/sheet/line"
)

// meant is the command that was most likely meant by the words that no line begins with, one or
// two, as it is typed: "finish", "challenge failed"; "" where they are like none. A first word that
// is known stays as it is.
func meant(l *Language, typed string) string {
	first, second, two := strings.Cut(typed, " ")
	under := Vocabulary()[sheet.Plain(first)]
	switch {
	case !two:
		return nearestWord(l, first, 0)
	case under == line.CommandClock || under == line.CommandChallenge:
		if word := nearestWord(l, second, under); word != "" {
			return first + " " + word
		}
		if under == line.CommandChallenge {
			return l.Word(line.CommandChallenge) + " " + l.Word(line.CommandFailed)
		}
		return l.Usage(under)
	}
	return ""
}

// nearestWord is the command word that is most like one that is none, of those that stand under a
// command: of this language before others.
func nearestWord(l *Language, word string, under line.Command) string {
	most, plain := 2, sheet.Plain(word)
	switch n := utf8.RuneCountInString(plain); {
	case n < 4, n > 24:
		return "" // half of a short word would be another's
	case n < 6:
		most = 1
	}
	nearest := ""
	for _, one := range append([]*Language{l}, Languages()...) {
		for _, known := range wordsUnder(one, under) {
			if d := Distance(plain, sheet.Plain(known)); d <= most {
				nearest, most = known, d-1
			}
		}
	}
	return nearest
}

// wordsUnder are the command words that stand under a command, in order.
func wordsUnder(l *Language, under line.Command) []string {
	var words []string
	for c, how := range l.Commands {
		if c.Under() == under {
			words = append(words, how.Words...)
		}
	}
	slices.SortFunc(words, cmp.Compare[string])
	return words
}

// Distance is how many letters have to be put in, left out, changed, or changed with their
// neighbour, to make one word of the other.
func Distance(word, other string) int {
	a, b := []rune(word), []rune(other)
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		rows[i][0] = i
	}
	for j := range b {
		rows[0][j+1] = j + 1
	}
	for i := range a {
		for j := range b {
			change := 1
			if a[i] == b[j] {
				change = 0
			}
			d := min(rows[i][j+1]+1, rows[i+1][j]+1, rows[i][j]+change)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				d = min(d, rows[i-1][j-1]+1)
			}
			rows[i+1][j+1] = d
		}
	}
	return rows[len(a)][len(b)]
}
