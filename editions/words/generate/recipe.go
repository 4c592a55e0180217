package main

import (
	"context"
	"embed"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"tanteo/editions"
	"tanteo/editions/words"
)

// recipe is how a list is made of files of Debian packages.
type recipe struct {
	name     string
	edition  string   // its letters are those of the list
	packages []string // with the version that the list was made of
	make     func(files fs.FS, s *words.Sieve) error
}

// recipes are made with the words of two tiles and the stop words of this folder: files of
// words with blanks between, "#" before a remark.
//
//go:embed short/*.txt
var short embed.FS

var recipes = []recipe{
	{name: "es", edition: "es-100", packages: []string{"hunspell-es=1:7.5.0-1", "wspanish=1.0.30"}, make: spanish},
	{name: "nl", edition: "nl-102", packages: []string{"wdutch=1:2.20.19-2", "hunspell-nl=2:2.20.19-2"}, make: dutch},
	{name: "en", edition: "en-super-200", packages: []string{"scowl=2020.12.07-2"}, make: english},
	{name: "fr", edition: "fr-102", packages: []string{"hunspell-fr-comprehensive=1:7.0-1"}, make: french},
	{name: "de", edition: "de-102", packages: []string{"tanglet-data=1.6.3-2"}, make: german},
	{name: "pl", edition: "pl-100", packages: []string{"tanglet-data=1.6.3-2"}, make: polish},
	{name: "pt", edition: "pt-120", packages: []string{"wportuguese=20220621-1"}, make: portuguese},
}

// graph is the list of a recipe, as the text of its file.
func (r recipe) graph(files fs.FS) ([]byte, words.Tally, error) {
	e, err := editions.Embedded().Edition(r.edition)
	if err != nil {
		return nil, words.Tally{}, err
	}
	s := words.NewSieve(e)
	if err := r.make(files, s); err != nil {
		return nil, words.Tally{}, err
	}
	return s.Graph()
}

func spanish(files fs.FS, s *words.Sieve) error {
	// The list of the system has lemmas that the dictionary lacks.
	if err := dictionary(files, s, "es_ES"); err != nil {
		return err
	}
	if err := text(files, s, "usr/share/dict/spanish"); err != nil {
		return err
	}
	s.Without(shortWords("es-stop")...)
	return twoTile(s, "es-100")
}

// twoTile takes the words of two tiles that the edition is told with.
func twoTile(s *words.Sieve, id string) error {
	e, err := editions.Embedded().Edition(id)
	if err != nil {
		return err
	}
	two, _ := editions.TwoTileOf(e)
	s.TwoTile(two.Words...)
	return nil
}

func dutch(files fs.FS, s *words.Sieve) error {
	if err := text(files, s, "usr/share/dict/dutch"); err != nil {
		return err
	}
	return dictionary(files, s, "nl")
}

// english takes SCOWL to level 80: beyond it there are more mistakes than words of the game.
func english(files fs.FS, s *words.Sieve) error {
	names, err := fs.Glob(files, "usr/share/dict/scowl/*-words.*")
	if err != nil {
		return err
	}
	for _, name := range names {
		if level, err := strconv.Atoi(strings.TrimPrefix(path.Ext(name), ".")); err != nil || level > 80 {
			continue
		}
		if err := text(files, s, name); err != nil {
			return err
		}
	}
	s.Without(shortWords("en-stop")...)
	return nil
}

func french(files fs.FS, s *words.Sieve) error {
	s.Without(shortWords("fr-stop")...)
	return dictionary(files, s, "fr")
}

// The lists of the game tanglet begin at three letters.
func german(files fs.FS, s *words.Sieve) error {
	s.TwoTile(shortWords("de-two")...)
	return text(files, s, "usr/share/tanglet/gamedata/de/words")
}

func polish(files fs.FS, s *words.Sieve) error {
	if err := twoTile(s, "pl-100"); err != nil {
		return err
	}
	return text(files, s, "usr/share/tanglet/gamedata/pl/words")
}

func portuguese(files fs.FS, s *words.Sieve) error {
	s.Without(shortWords("pt-stop")...)
	return text(files, s, "usr/share/dict/portuguese")
}

func text(files fs.FS, s *words.Sieve, name string) error {
	f, err := files.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	return s.ReadText(f)
}

func dictionary(files fs.FS, s *words.Sieve, name string) error {
	affixes, err := files.Open("usr/share/hunspell/" + name + ".aff")
	if err != nil {
		return err
	}
	defer affixes.Close()
	dic, err := files.Open("usr/share/hunspell/" + name + ".dic")
	if err != nil {
		return err
	}
	defer dic.Close()
	return s.ReadDictionary(context.Background(), name, affixes, dic)
}

// shortWords are the words of a file of this folder.
func shortWords(name string) []string {
	content, err := short.ReadFile("short/" + name + ".txt")
	if err != nil {
		return nil
	}
	var all []string
	for line := range strings.Lines(string(content)) {
		line, _, _ = strings.Cut(line, "#")
		all = slices.AppendSeq(all, strings.FieldsSeq(line))
	}
	return all
}
