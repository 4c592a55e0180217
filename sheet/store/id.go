package store

import (
	"strings"
	"time"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Lengths in bytes, which keep a file's name far below what a file system bears.
const (
	maxNameSlug = 16
	maxSlug     = 48
	maxID       = 100
)

// NewID is the id that a game of some people is given on a day, in the day's own time zone:
// "2026-11-29-ana-lucja". Of the names only a to z and 0 to 9 are left; where that is
// nothing, it is "2026-11-29-game".
func NewID(day time.Time, names []string) string {
	var slugs []string
	for _, name := range names {
		if slug := slug(name, maxNameSlug); slug != "" {
			slugs = append(slugs, slug)
		}
	}
	people := shortened(strings.Join(slugs, "-"), maxSlug)
	if people == "" {
		people = "game"
	}
	return day.Format(time.DateOnly) + "-" + people
}

// slug writes a name in a to z, 0 to 9 and single hyphens.
func slug(name string, most int) string {
	var b strings.Builder
	for _, r := range norm.NFD.String(strings.ToLower(norm.NFC.String(name))) {
		plain, ok := unmarked[r]
		switch {
		case ok:
			b.WriteString(plain)
		case isPlain(r):
			b.WriteRune(r)
		case unicode.Is(unicode.Mn, r): // the accent of the letter before
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
		if b.Len() > most {
			break
		}
	}
	return shortened(b.String(), most)
}

func shortened(slug string, most int) string {
	return strings.Trim(slug[:min(len(slug), most)], "-")
}

func isPlain(r rune) bool { return r >= 'a' && r <= 'z' || r >= '0' && r <= '9' }

// unmarked are the letters of our languages whose stroke or form is no accent to take off.
var unmarked = map[rune]string{
	'ł': "l", 'ø': "o", 'đ': "d", 'ð': "d", 'ħ': "h", 'ı': "i", 'ŧ': "t",
	'ß': "ss", 'æ': "ae", 'œ': "oe", 'þ': "th", 'ĳ': "ij", '·': "",
}

// isNewID says whether NewID could have made an id: a day, and something after it. There has
// to be room for a number behind it.
func isNewID(id string) bool {
	const day, number = len(time.DateOnly), len("-1000000")
	if checkID(id) != nil || len(id) < day+2 || len(id) > maxID-number || id[day] != '-' {
		return false
	}
	_, err := time.Parse(time.DateOnly, id[:day])
	return err == nil
}

// checkID holds an id to what NewID makes, so that it can be no path. The error is a
// *BadIDError.
func checkID(id string) error {
	bad := id == "" || len(id) > maxID || id[0] == '-'
	if bad || strings.ContainsFunc(id, func(r rune) bool { return !isPlain(r) && r != '-' }) {
		return &BadIDError{id}
	}
	return nil
}
