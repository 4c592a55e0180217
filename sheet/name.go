package sheet

import (
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// The longest names of people and things. A longer one that is typed is refused; one in a file of
// others is kept as it is and shown cut, and in a file of ours that is imported it is cut.
const (
	MaxName  = 60  // characters of a player's name
	MaxTitle = 120 // characters of what an event, a set of tiles or a rulebook is called
	MaxMarks = 4   // accents and other marks on a letter: no language writes more on one
)

// Visible is a text without joiners, selectors of a sign's looks and fillers: nobody sees them, so
// that two names would look like one, and terminals do not agree how wide a sign with them is. An
// emoji of a family is its people, side by side.
func Visible(text string) string {
	return strings.Map(func(r rune) rune {
		if IsInvisible(r) {
			return -1
		}
		return r
	}, text)
}

// IsInvisible says whether a sign only changes the looks of those beside it, or has none at all,
// though it may count as one that can be printed.
func IsInvisible(r rune) bool {
	const emptyBraille = '\u2800'
	return r == emptyBraille || r >= '\u00ad' && unicode.In(r, unicode.Join_Control, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point)
}

// CheckName says whether a text can be a player's name: with something to see that is no dash, which
// stands for nobody, without colon, control characters and signs that nobody sees, not too long, no
// letter under a heap of marks. The error is a *Refusal.
func CheckName(name string) error {
	if !strings.ContainsFunc(name, isSeen) || utf8.RuneCountInString(name) > MaxName || strings.ContainsFunc(name, func(r rune) bool {
		return r == ':' || printable(r) < 0 || IsInvisible(r)
	}) {
		return &Refusal{Reason: NotAName, Text: strings.Map(printable, Visible(name))}
	}
	if Crowded(name) {
		return &Refusal{Reason: CrowdedName, Text: name, Limit: MaxMarks}
	}
	return nil
}

// isSeen says whether a sign makes a name of it: accents alone, spaces and dashes do not.
func isSeen(r rune) bool {
	return !IsMark(r) && !unicode.IsSpace(r) && !unicode.Is(unicode.Pd, r) && r != '\u2212'
}

// CheckNames says whether these can be the names of a game's players, of whom an empty one has none:
// each a name, and no two the same, since a line could mean neither. The error is a *Refusal with the
// player.
func CheckNames(names []string) error {
	for i, name := range names {
		if name == "" {
			continue
		}
		if refused, ok := errors.AsType[*Refusal](CheckName(name)); ok {
			refused.Player = i + 1
			return refused
		}
		if slices.ContainsFunc(names[:i], func(other string) bool { return SameName(other, name) }) {
			return &Refusal{Reason: SharedName, Player: i + 1, Text: name}
		}
	}
	return nil
}

// SameName says whether two names would be taken for one: they differ in capitals, in signs that
// nobody sees, or in how an accent is put together with its letter.
func SameName(a, b string) bool {
	return strings.EqualFold(norm.NFC.String(Visible(a)), norm.NFC.String(Visible(b)))
}

// Crowded says whether a letter of a text has more than MaxMarks marks.
func Crowded(text string) bool {
	marks := 0
	return strings.ContainsFunc(text, func(r rune) bool {
		if !IsMark(r) {
			marks = 0
			return false
		}
		marks++
		return marks > MaxMarks
	})
}

// IsMark says whether a sign stands on the letter before it and takes no room of its own.
func IsMark(r rune) bool { return unicode.In(r, unicode.Mn, unicode.Me) }

// Plain is a text in small letters without accents and what nobody sees, to compare names and
// words by.
func Plain(text string) string {
	var b strings.Builder
	for _, r := range norm.NFD.String(strings.ToLower(text)) {
		if !unicode.Is(unicode.Mn, r) && !IsInvisible(r) {
			b.WriteRune(r)
		}
	}
	return undivided.Replace(b.String())
}

// undivided are letters with a stroke or a hook that Unicode does not take apart.
var undivided = strings.NewReplacer("ł", "l", "ø", "o", "đ", "d", "æ", "ae", "œ", "oe", "ß", "ss")

func printable(r rune) rune {
	if unicode.IsPrint(r) && r != unicode.ReplacementChar {
		return r
	}
	return -1
}
