package cli

import (
	"errors"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"tanteo/sheet/store"
	"tanteo/tui/phrases"
)

// UnknownCommand says that a word is no command under another one, and proposes the nearest.
func UnknownCommand(e *Env, under *cobra.Command, word string) error {
	return Usage(e.Lang.Tool.Usage.UnknownCommand(e.Quoted(word), Proposal(under, word, nil), under.CommandPath()+" --help"))
}

// Proposal is the call with the nearest name in place of a word; "" where it is like none.
func Proposal(under *cobra.Command, word string, others []string) string {
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

// UnknownGame names the nearest of some ids in an error that says that there is no such game, which is
// then one of a command typed wrongly. Other errors stay, and what has its sentence.
func (e *Env) UnknownGame(err error, ids []string) error {
	return e.unknownAmong(ids, err, phrases.Context{})
}

// UnknownInTrash is UnknownGame for a game that was looked for in the trash.
func (e *Env) UnknownInTrash(err error, ids []string) error {
	return e.unknownAmong(ids, err, phrases.Context{Trash: true})
}

func (e *Env) unknownAmong(ids []string, err error, about phrases.Context) error {
	if _, told := errors.AsType[*Failure](err); told || !IsUnknownGame(err) {
		return err
	}
	about.Nearest = nearestTo(err, ids)
	return e.misused(err, about)
}

// IsUnknownGame says whether an error is that no saved game is called so.
func IsUnknownGame(err error) bool {
	_, none := errors.AsType[*store.NotFoundError](err)
	_, never := errors.AsType[*store.BadIDError](err)
	return none || never
}

// nearestGame is the id of the saved game that was most likely meant by one that is not there.
func (e *Env) nearestGame(err error) string {
	if _, ok := errors.AsType[*store.NotFoundError](err); !ok {
		return ""
	}
	return nearestTo(err, e.GameIDs())
}

// nearestTo is the nearest of some ids to one that there is no game of; "" where none is near.
func nearestTo(err error, ids []string) string {
	none, ok := errors.AsType[*store.NotFoundError](err)
	if !ok {
		return ""
	}
	return phrases.Safe(nearestID(none.ID, ids))
}

// nearestID is the nearest of some ids, with the day before the names or, as people say a game,
// without.
func nearestID(id string, ids []string) string {
	if whole := nearest(id, ids); whole != "" {
		return whole
	}
	names := make([]string, len(ids))
	for i, one := range ids {
		names[i] = day.ReplaceAllString(one, "")
	}
	if i := slices.Index(names, nearest(id, names)); i >= 0 {
		return ids[i]
	}
	return ""
}

// day is what the id of a game begins with.
var day = regexp.MustCompile(`^\d{4}-\d\d-\d\d-`)

// nearest is the name that a word was most likely meant for: one that begins with it, as when
// somebody has not typed the end, before one that is like it; "" where there is none. Of several
// it is the one that differs least, and of these the first.
func nearest(word string, names []string) string {
	if name := begun(word, names); name != "" {
		return name
	}
	most := max(2, len(word)/3)
	if len(word) < 4 {
		most = 1 // else half of a short word would be another's
	}
	best, fewest := "", most+1
	for _, name := range names {
		if d := phrases.Distance(word, name); d < fewest {
			best, fewest = name, d
		}
	}
	return best
}

// begun is the shortest name that begins with a word, of more than one letter; "" where none does.
func begun(word string, names []string) (shortest string) {
	if utf8.RuneCountInString(word) < 2 {
		return ""
	}
	for _, name := range names {
		if len(name) >= len(word) && strings.EqualFold(name[:len(word)], word) && (shortest == "" || len(name) < len(shortest)) {
			shortest = name
		}
	}
	return shortest
}
