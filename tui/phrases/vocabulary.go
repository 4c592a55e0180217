package phrases

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"tanteo/sheet"
	"tanteo/sheet/line"
)

// Commands are the words of the line language by what they ask for.
type Commands map[line.Command]Command

// Command is how a command is written: its words, the first of which is the one to show,
// and what follows it, in the way of a usage line.
type Command struct {
	Words []string
	After string // optional
}

// Vocabulary is what each command word means, those of every language at once: whatever
// the language of the screen, a line is understood in all of them. All callers share it, to read.
func Vocabulary() line.Vocabulary { return vocabulary() }

var vocabulary = sync.OnceValue(func() line.Vocabulary {
	v := line.Vocabulary{}
	for _, one := range spoken {
		for command, how := range one.commands() {
			for _, word := range how.Words {
				v[sheet.Plain(word)] = command
			}
		}
	}
	return v
})

// Word is the word of a command in this language.
func (l *Language) Word(c line.Command) string { return l.Commands[c].Words[0] }

// Usage is how a command is typed: "penalty PLAYER POINTS [REASON]".
func (l *Language) Usage(c line.Command) string {
	how := l.Commands[c]
	usage := how.Words[0]
	if how.After != "" {
		usage += " " + how.After
	}
	if under := c.Under(); under != 0 {
		usage = l.Word(under) + " " + usage
	}
	return usage
}

// Proposals are the words to propose, one a command, in the order of the commands.
func (l *Language) Proposals() []string {
	commands := slices.Sorted(maps.Keys(l.Commands))
	words := make([]string, len(commands))
	for i, c := range commands {
		words[i] = l.Word(c)
	}
	return words
}

// Usages says of each command how it is typed and which other words mean the same.
func (l *Language) Usages() []struct{ Usage, Also string } {
	var all []struct{ Usage, Also string }
	for _, c := range slices.Sorted(maps.Keys(l.Commands)) {
		usage := l.Usage(c)
		all = append(all, struct{ Usage, Also string }{usage, strings.Join(l.Commands[c].Words[1:], ", ")})
	}
	return all
}
