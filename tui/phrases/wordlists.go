package phrases

import (
	"path/filepath"
	"strings"

	"tanteo/editions/words"
)

// WordLists is what is said of the lists that words are looked up in.
type WordLists struct {
	Check, List, Add, Remove     Page // of the commands
	ListFlag, NameFlag           string
	In, NotIn                    func(word string) string
	NotIt                        func(word, why string) string   // it cannot be in a list
	Which                        func(name, title string) string // title is "" where it is the name
	NotOfficial, ThisNotOfficial string
	Gone                         func(file string) string // what was kept of it is used
	Words                        func(n int) string
	Unread                       string // nobody has counted its words yet
	Size                         func(kilobytes int) string
	For                          func(edition string) string
	Licence, Credit              string
	Source, File                 string
	NoLicence                    string
	More                         string
	Missing                      func(name, packages string) string
	Added                        func(name, words, edition string) string
	LeftOut                      func(reasons []string) string
	Capital, Sign, Letter        func(n int) string
	Short, Long, Same            func(n int) string
	Default                      func(edition string) string
	Reading                      func(file string, percent int) string
	Refused                      map[words.Reason]func(ListFault) Said
	Origins                      map[words.Origin]string
}

// ListFault is what is told of a list that cannot be had.
type ListFault struct {
	File     string
	Name     string
	Packages string // names of packages, joined by "or"; "" is none
	Line     int
	Limit    int // in millions
}

// list tells why a list cannot be had.
func (l *Language) list(err *words.ListError) Said {
	tell, ok := l.WordLists.Refused[err.Reason]
	if !ok {
		return l.Faults.Other(Fit(err.Error(), 200))
	}
	limit := int(err.Limit / 1_000_000)
	if err.Reason == words.TooLarge {
		limit = int(err.Limit >> 20)
	}
	file := ""
	if err.File != "" {
		file = Fit(filepath.Base(err.File), longest)
	}
	return tell(ListFault{
		File: file, Name: l.quoted(err.Name), Packages: Safe(strings.Join(err.Packages, ", ")), Line: err.Line, Limit: limit,
	})
}

// WhichList names the list that words are looked up in.
func (l *Language) WhichList(of words.Listing) string {
	name, title := Safe(of.Name), Safe(of.Title)
	if title == name {
		title = ""
	}
	return l.WordLists.Which(name, title)
}

// WordsLeftOut tells what of a list cannot be played; "" where all of it can.
func (l *Language) WordsLeftOut(t words.Tally) string {
	w := &l.WordLists
	var reasons []string
	for _, one := range []struct {
		count int
		tell  func(int) string
	}{{t.Capital, w.Capital}, {t.Sign, w.Sign}, {t.Letter, w.Letter}, {t.Short, w.Short}, {t.Long, w.Long}, {t.Same, w.Same}} {
		if one.count > 0 {
			reasons = append(reasons, one.tell(one.count))
		}
	}
	if len(reasons) == 0 {
		return ""
	}
	return w.LeftOut(reasons)
}

// ListFacts are the facts of a list in a line: for which edition it is, words, size, licence,
// origin. Count is how many words it has, -1 where nobody has counted them.
func (l *Language) ListFacts(of words.Listing, count int) []string {
	t := &l.WordLists
	var facts []string
	if of.Edition != "" {
		facts = append(facts, t.For(of.Edition))
	}
	if count >= 0 {
		facts = append(facts, t.Words(count))
	} else {
		facts = append(facts, t.Unread)
	}
	licence := of.Licence
	if licence == "" {
		licence = t.Licence + ": " + t.NoLicence
	}
	return append(facts, t.Size(int((of.Size+999)/1000)), licence, t.Origins[of.Origin])
}
