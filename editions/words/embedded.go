package words

import (
	"embed"
	"slices"
	"strings"

	"tanteo/scoring"
)

// The lists lie in the program as they are read. They are strings, which the linker puts where
// all that run the program share their pages, and which nothing touches at the start.
var (
	//go:embed lists/es.words
	spanish string
	//go:embed lists/nl.words
	dutch string
	//go:embed lists/en.words
	english string
	//go:embed lists/fr.words
	french string
	//go:embed lists/de.words
	german string
	//go:embed lists/pl.words
	polish string
	//go:embed lists/pt.words
	portuguese string
)

//go:embed licences/*.txt
var licences embed.FS

// embeddedList is a list that came with the program.
type embeddedList struct {
	Listing
	graph    *string
	licences []string // files of the texts
}

var embeddedLists = []embeddedList{
	{Listing{
		Name: "de", Language: "de", Title: "Deutsche Wortliste", Licence: "CC0-1.0",
		Credit: "Markus Enzenberger, german-wordlist; the words of two letters by tanteo",
		Source: "Debian tanglet-data 1.6.3-2, from github.com/enz/german-wordlist",
	}, &german, []string{"CC0-1.0"}},
	{Listing{
		Name: "en", Language: "en", Title: "SCOWL, to level 80", Licence: "SCOWL",
		Credit: "Kevin Atkinson and others, SCOWL, with ENABLE by M. Cooper and Alan Beale and UKACD by J. Ross Beresford",
		Source: "Debian scowl 2020.12.07-2, from wordlist.aspell.net",
	}, &english, []string{"SCOWL"}},
	{Listing{
		Name: "es", Language: "es", Title: "RLA-ES y wspanish", Licence: "MPL-2.0",
		Credit: "Santiago Bosio and the makers of RLA-ES; the makers of wspanish",
		Source: "Debian hunspell-es 1:7.5.0-1 (MPL-1.1 or later) and wspanish 1.0.30 (public domain)",
	}, &spanish, []string{"es", "MPL-2.0"}},
	{Listing{
		Name: "fr", Language: "fr", Title: "Dicollecte", Licence: "MPL-2.0",
		Credit: "The contributors of Dicollecte, Grammalecte",
		Source: "Debian hunspell-fr-comprehensive 1:7.0-1, from grammalecte.net",
	}, &french, []string{"fr", "MPL-2.0"}},
	{Listing{
		Name: "nl", Language: "nl", Title: "OpenTaal", Licence: "BSD-3-Clause",
		Credit: "Stichting OpenTaal, Simon Brouwer, Nederlandstalige TeX Gebruikersgroep",
		Source: "Debian wdutch 1:2.20.19-2 and hunspell-nl 2:2.20.19-2, from opentaal.org",
	}, &dutch, []string{"OpenTaal"}},
	{Listing{
		Name: "pl", Language: "pl", Title: "Słownik SJP.PL, wersja do gier słownych", Licence: "CC-BY-4.0",
		Credit: "SJP.PL, Marek Futrega and others; changed: packed as a graph, words of two letters added",
		Source: "Debian tanglet-data 1.6.3-2, from sjp.pl/slownik/growy",
	}, &polish, []string{"pl", "CC-BY-4.0"}},
	{Listing{
		Name: "pt", Language: "pt", Title: "Projecto Natura", Licence: "MPL-1.1",
		Credit: "José João de Almeida, Alberto Simões, Rui Vilela, Projecto Natura",
		Source: "Debian wportuguese 20220621-1, from natura.di.uminho.pt",
	}, &portuguese, []string{"pt", "MPL-1.1"}},
}

// LicenceText is the whole text that goes with a list that came with the program; "" of others.
func (l Listing) LicenceText() string {
	if l.Origin != Embedded {
		return ""
	}
	var texts []string
	for _, one := range embeddedLists {
		if one.Name != l.Name {
			continue
		}
		for _, name := range one.licences {
			text, _ := licences.ReadFile("licences/" + name + ".txt")
			texts = append(texts, strings.TrimSpace(string(text)))
		}
	}
	return strings.Join(texts, "\n\n")
}

// listing is an embedded list in the catalogue.
func (e *embeddedList) listing() Listing {
	l := e.Listing
	l.Origin, l.Size = Embedded, int64(len(*e.graph))
	return l
}

// Has is what says whether a word is in the list that came with the program for the language
// of an edition and its letters; nil where there is none.
func Has(e *scoring.Edition) func(word []scoring.Tile) bool {
	for i := range embeddedLists {
		if embeddedLists[i].Language != language(e.Language) {
			continue
		}
		if g, err := parseGraph(*embeddedLists[i].graph); err == nil && slices.Equal(g.letters, alphabetOf(e)) {
			return func(word []scoring.Tile) bool { return contains(&g, word, letterMask) }
		}
	}
	return nil
}
