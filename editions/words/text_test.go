package words_test

import (
	"strings"

	"tanteo/editions/words"
	"tanteo/scoring"
)

// textOf are the words of a list in small letters, one a line.
func textOf(l *words.List, e *scoring.Edition) string {
	var b strings.Builder
	for word := range l.Words() {
		b.WriteString(strings.ToLower(written(e, word)))
		b.WriteByte('\n')
	}
	return b.String()
}

// written is a word in letters.
func written(e *scoring.Edition, word []scoring.Letter) string {
	var b strings.Builder
	for _, letter := range word {
		b.WriteString(e.Text(letter))
	}
	return b.String()
}
