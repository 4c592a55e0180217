package words

import (
	"bytes"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/pelletier/go-toml/v2"

	"tanteo/scoring"
	"tanteo/sheet/store/disk"
)

// entry is a file NAME.toml in the player's folder of words: which file has a list, and what
// it is for.
type entry struct {
	File    string `toml:"file"`
	Edition string `toml:"edition"`
	Title   string `toml:"title,omitempty"`
	Licence string `toml:"licence,omitempty"`
	Credit  string `toml:"credit,omitempty"`
}

const (
	entryEnd  = ".toml"
	maxEntry  = 64 << 10
	maxInName = 40 // signs
)

// ownLists are the lists of the player's own, by name. One whose file is wrong stands there
// with its mistake.
func (l *Library) ownLists() []Listing {
	if l.folder == "" {
		return nil
	}
	files, _ := os.ReadDir(l.folder)
	var all []Listing
	for _, file := range files {
		name, ok := strings.CutSuffix(file.Name(), entryEnd)
		if ok && !strings.HasPrefix(name, ".") {
			all = append(all, l.ownList(name))
		}
	}
	return all
}

func (l *Library) ownList(name string) Listing {
	path := filepath.Join(l.folder, name+entryEnd)
	list := Listing{Name: name, Title: name, Origin: Own}
	e, err := readEntry(path)
	if err != nil {
		list.Err = &ListError{Reason: BadEntry, File: path, Err: err}
		return list
	}
	list.File, list.Edition, list.Licence, list.Credit = e.File, e.Edition, e.Licence, e.Credit
	if e.Title != "" {
		list.Title = e.Title
	}
	if what, err := os.Stat(e.File); err == nil {
		list.Size = what.Size()
	}
	return list
}

func readEntry(path string) (entry, error) {
	var e entry
	text, err := disk.ReadLinked(path, maxEntry)
	if err != nil {
		return e, err
	}
	if err := toml.NewDecoder(bytes.NewReader(text)).DisallowUnknownFields().Decode(&e); err != nil {
		return e, err
	}
	if e.File == "" || e.Edition == "" {
		return e, errors.New("file or edition is missing")
	}
	if !filepath.IsAbs(e.File) {
		return e, errors.New("file is not a whole path")
	}
	return e, nil
}

// keepEntry writes the file of a list of the player's own; it is whole or as it was.
func (l *Library) keepEntry(name, file string, e *scoring.Edition) error {
	if l.folder == "" {
		return &ListError{Reason: NoFolder}
	}
	text, err := toml.Marshal(entry{File: file, Edition: e.ID})
	if err != nil {
		return &ListError{Reason: BadEntry, File: file, Err: err}
	}
	return write(filepath.Join(l.folder, name+entryEnd), text)
}

// Remove forgets a list of the player's own, and what was kept of it. Its file stays. The error
// is a *ListError, or one of the folder.
func (l *Library) Remove(name string) error {
	own := l.ownLists()
	i := slices.IndexFunc(own, func(one Listing) bool { return one.Name == name })
	if i < 0 {
		return &ListError{Reason: NotOwn, Name: name}
	}
	if err := os.Remove(filepath.Join(l.folder, name+entryEnd)); err != nil {
		return err
	}
	l.forgetOwn(own[i])
	return nil
}

// forgetOwn removes what was made of a list of the player's own, and its words, unless another
// list is of the same file: that one may be all that is left of it.
func (l *Library) forgetOwn(list Listing) {
	sameFile := func(one Listing) bool { return one.File == list.File }
	last := !slices.ContainsFunc(l.ownLists(), sameFile)
	l.forgetAll(func(name string) bool {
		return strings.Contains(name, "-"+list.ownName()+"-") || last && l.hasWordsOf(name, list.File)
	})
	l.mu.Lock()
	defer l.mu.Unlock()
	maps.DeleteFunc(l.graphs, func(name string, _ *searching) bool { return strings.HasSuffix(name, list.ownName()) })
}

// nameFor is the name of a list to add: the one asked for, or that of its file.
func (l *Library) nameFor(asked, file string) (string, error) {
	name := asked
	if name == "" {
		name, _, _ = strings.Cut(filepath.Base(file), ".")
		name = strings.Trim(strings.Map(func(r rune) rune {
			if r = unicode.ToLower(r); isInName(r) {
				return r
			}
			return '-'
		}, strings.ToValidUTF8(name, "-")), "-")
		if runes := []rune(name); len(runes) > maxInName {
			name = string(runes[:maxInName])
		}
	}
	switch {
	case name == "" || len([]rune(name)) > maxInName || strings.ContainsFunc(name, func(r rune) bool { return !isInName(r) }):
		return "", &ListError{Reason: BadName, Name: name}
	case slices.ContainsFunc(embeddedLists, func(e embeddedList) bool { return e.Name == name }),
		slices.ContainsFunc(machineLists, func(m machineList) bool { return m.Name == name }):
		return "", &ListError{Reason: NameTaken, Name: name}
	}
	if l.folder == "" {
		return name, nil
	}
	there, err := readEntry(filepath.Join(l.folder, name+entryEnd))
	if errors.Is(err, fs.ErrNotExist) || err == nil && there.File == file {
		return name, nil
	}
	return "", &ListError{Reason: NameTaken, Name: name}
}

func isInName(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '-' || r == '_' }
