package sheet

import (
	"slices"
	"strings"
)

// Shortened is a text of at most so many characters, without the marks on a letter beyond MaxMarks.
func Shortened(text string, most int) string {
	var b strings.Builder
	written, marks := 0, 0
	for _, r := range text {
		if marks++; !IsMark(r) {
			marks = 0
		}
		if marks > MaxMarks {
			continue
		}
		if written++; written > most {
			break
		}
		b.WriteRune(r)
	}
	return b.String()
}

// Shortened is the log of a file with names that could have been typed: those of the players, the nicknames
// among the lines that are kept, and that of the event. It says whether one was longer.
func (l Log) Shortened() (short Log, shortened bool) {
	cut := func(text *string, most int) {
		if to := Shortened(*text, most); to != *text {
			*text, shortened = to, true
		}
	}
	events := func(all []Event) []Event {
		all = slices.Clone(all)
		for i := range all {
			switch what := all[i].What.(type) {
			case Renamed:
				cut(&what.Name, MaxName)
				all[i].What = what
			case Joined:
				cut(&what.Name, MaxName)
				all[i].What = what
			}
		}
		return all
	}
	l.Players, l.Header.Kept = slices.Clone(l.Players), slices.Clone(l.Header.Kept)
	for i := range l.Players {
		cut(&l.Players[i], MaxName)
	}
	cut(&l.Header.Event, MaxTitle)
	for i, line := range l.Header.Kept {
		if keyword, nick, ok := strings.Cut(line, " "); ok && strings.HasPrefix(keyword, "player") {
			cut(&nick, MaxName)
			l.Header.Kept[i] = keyword + " " + nick
		}
	}
	l.Events = events(l.Events)
	l.Changes = slices.Clone(l.Changes)
	for i := range l.Changes {
		l.Changes[i].Old, l.Changes[i].New = events(l.Changes[i].Old), events(l.Changes[i].New)
	}
	return l, shortened
}
