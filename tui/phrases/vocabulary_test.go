package phrases_test

import (
	"strings"
	"testing"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/phrases"
)

// TestNoWordMeansTwo: whatever the language, a command word has one meaning.
func TestNoWordMeansTwo(t *testing.T) {
	means := map[string]line.Command{}
	for _, l := range phrases.Languages() {
		for command, how := range l.Commands {
			for _, word := range how.Words {
				word = sheet.Plain(word)
				if other, ok := means[word]; ok && other != command {
					t.Errorf("%q means %d and %d", word, other, command)
				}
				means[word] = command
				if strings.ContainsAny(word, " :=*/?.") || word == "" {
					t.Errorf("%q is no word of a line", word)
				}
			}
		}
	}
}

// TestEveryCommandHasAWord in every language; CommandPass to the last.
func TestEveryCommandHasAWord(t *testing.T) {
	for _, l := range phrases.Languages() {
		for c := line.CommandPass; c <= line.LastCommand; c++ {
			if len(l.Commands[c].Words) == 0 {
				t.Errorf("%s has no word for command %d", l.Tag, c)
				continue
			}
			if got := phrases.Vocabulary()[sheet.Plain(l.Word(c))]; got != c {
				t.Errorf("%s: %s means %d, not %d", l.Tag, l.Word(c), got, c)
			}
		}
		if len(l.Proposals()) != len(l.Commands) {
			t.Errorf("%s proposes %d words for %d commands", l.Tag, len(l.Proposals()), len(l.Commands))
		}
	}
}

// TestWordsOfTheInterface are promised by name.
func TestWordsOfTheInterface(t *testing.T) {
	v := phrases.Vocabulary()
	for _, word := range strings.Fields(`pass exchange withdrawn challenge failed penalty bonus lay clear end finish reopen
		undo redo edit insert delete void name join leave note again open overtime recount clock start stop reloj tiempo recontar paso cambio fin retirada
		rack master next draw sacar robar trekken tirer ziehen`) {
		if _, ok := v[word]; !ok {
			t.Errorf("nobody understands %s", word)
		}
	}
}
