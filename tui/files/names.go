package files

import (
	"encoding/csv"
	"errors"
	"io"
	"strings"
	"unicode/utf8"

	"tanteo/sheet/charset"
	"tanteo/sheet/store"
)

// maxNames is the largest file of names, in bytes, that is looked at.
const maxNames = 1 << 20

// Names reads a file of players, a name a line; empty lines are passed over. The error is a
// *store.NotFileError, a *store.TooLargeError or an *fs.PathError.
func Names(path string) ([]string, error) {
	text, err := store.Shared(path, maxNames)
	if err != nil {
		return nil, err
	}
	list := string(charset.Unmarked(text))
	if !utf8.ValidString(list) {
		list = charset.Decode(charset.Guess(list, ""), list)
	}
	var names []string
	for line := range strings.Lines(list) {
		if name := strings.TrimSpace(line); name != "" {
			names = append(names, name)
		}
	}
	return names, nil
}

// NameList are the names in a list with commas between; a name with a comma in it stands in
// quotation marks. The error is that of a text that is no such list.
func NameList(text string) ([]string, error) {
	list := nameReader(text)
	names, err := list.Read()
	if err != nil {
		return nil, err
	}
	if _, err := list.Read(); err != io.EOF {
		return nil, errSecondLine
	}
	return trimmed(names), nil
}

// NameListBegun is NameList of a list that is still being typed: quotation marks may lack.
func NameListBegun(text string) []string {
	list := nameReader(text)
	list.LazyQuotes = true
	names, err := list.Read()
	if err != nil {
		names = strings.Split(text, ",")
	}
	return trimmed(names)
}

var errSecondLine = errors.New("a list of names has one line")

func nameReader(text string) *csv.Reader {
	list := csv.NewReader(strings.NewReader(text))
	list.TrimLeadingSpace = true
	return list
}

func trimmed(names []string) []string {
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
	}
	return names
}
