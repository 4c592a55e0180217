package phrases

import "strings"

// Language is every text of the program in one language, in sections. A text that takes
// arguments is a function, so that each language puts them where it needs them.
type Language struct {
	Tag  string // "es"
	Name string // in the language itself

	Capitals bool // its nouns have a capital letter wherever they stand

	Commands Commands // the words of the line language
	Premiums Premiums
	Players  Players
	Kinds    Kinds
	Numbers  Numbers
	Dates    Dates
	Rows     Rows
	Answers  Answers
	Notices  Notices
	Faults   Faults
	Sheet    Sheet
	Editions Editions
	Rules    Rules
	Tool     Tool
	Screen   Screen
	Table    Table
	Paper    Paper
	Replay   Replay

	Duplicate Duplicate
	Stats     Stats
	Earlier   Earlier
	Served    Served

	Copying  Copying
	Printing Printing
	TwoTile  TwoTile
	Playing  Playing
	Counting Counting
	Limits   Limits
	Rounds   Rounds
	NewGame  NewGame
	Clock    Clock

	WordLists WordLists
	Finding   Finding
	Lookup    Lookup

	Charts Charts
	Grid   Grid
}

// spokenLanguage is a language that is made when it is asked for, and two parts of it that can be
// had without making the rest.
type spokenLanguage struct {
	tag      string
	language func() *Language
	commands func() Commands
	premiums func() Premiums
}

// Languages are all languages; the first one is for everybody whose own is missing.
func Languages() []*Language {
	all := make([]*Language, len(spoken))
	for i, one := range spoken {
		all[i] = one.language()
	}
	return all
}

// For is the language of a tag such as "es", also as locales write it: "es_MX.UTF-8".
// Where there is none it is English.
func For(tag string) *Language {
	l, ok := Find(tag)
	if !ok {
		return spoken[0].language()
	}
	return l
}

// Small is a label as it is written among words in small letters.
func (l *Language) Small(label string) string {
	if l.Capitals {
		return label
	}
	return strings.ToLower(label)
}

// Find is For, and says whether there is that language.
func Find(tag string) (*Language, bool) {
	tag = strings.ToLower(tag)
	if end := strings.IndexAny(tag, "-_.@"); end >= 0 {
		tag = tag[:end]
	}
	for _, one := range spoken {
		if one.tag == tag {
			return one.language(), true
		}
	}
	return nil, false
}
