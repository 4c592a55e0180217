package command

import (
	"errors"

	"github.com/spf13/cobra"

	"tanteo/sheet/store"
	"tanteo/tui/phrases"
)

// gameNamed is the game that the program is to open, among its arguments; "" is none. What
// is no game is taken for a command that was typed wrongly.
func (r *run) gameNamed(root *cobra.Command, args []string) (string, error) {
	if len(args) == 0 {
		return "", nil
	}
	var none *store.NotFoundError
	var never *store.BadIDError
	if _, err := r.Games.Load(args[0]); errors.As(err, &none) || errors.As(err, &never) {
		return "", r.unknown(root, args[0])
	} else if err != nil && r.Fit { // said here, before a screen covers it
		return "", err
	}
	if len(args) > 1 {
		return "", usage(r.l.Tool.Usage.TooMuch(r.quoted(args[1])))
	}
	return args[0], nil
}

// gameIDs are the ids of the saved games, as far as they can be read.
func (r *run) gameIDs() []string {
	games, _ := r.Games.List() // without them no game is proposed
	ids := make([]string, len(games))
	for i, g := range games {
		ids[i] = g.ID
	}
	return ids
}

// unknown says that a word is neither a command nor a saved game, and proposes the nearest.
func (r *run) unknown(root *cobra.Command, word string) error {
	return usage(r.l.Tool.Usage.UnknownWord(r.quoted(word), proposal(root, word, r.gameIDs())))
}

// unknownCommand says that a word is no command under another one, and proposes the nearest.
func (r *run) unknownCommand(under *cobra.Command, word string) error {
	return usage(r.l.Tool.Usage.UnknownCommand(r.quoted(word), proposal(under, word, nil), under.CommandPath()+" --help"))
}

// proposal is the call with the nearest name in place of a word; "" where it is like none.
func proposal(under *cobra.Command, word string, others []string) string {
	var names []string
	for _, sub := range under.Commands() {
		if sub.IsAvailableCommand() {
			names = append(names, sub.Name())
		}
	}
	name := nearest(word, append(names, others...))
	if name == "" {
		return ""
	}
	return under.CommandPath() + " " + phrases.Safe(name)
}

// nearest is the name that a word was most likely meant for; "" where it is like none.
func nearest(word string, names []string) string {
	most := max(2, len(word)/3)
	if len(word) < 4 {
		most = 1 // else half of a short word would be another's
	}
	best, fewest := "", most+1
	for _, name := range names {
		if d := distance([]rune(word), []rune(name)); d < fewest {
			best, fewest = name, d
		}
	}
	return best
}

// distance is how many letters have to be put in, left out, changed, or changed with their
// neighbour, to make one word of the other.
func distance(a, b []rune) int {
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
