package gcg

import (
	"strings"
)

// distributions are the names that other programs give the tiles of an edition, in
// #tile-distribution (macondo, liwords, MAGPIE, Eliot).
var distributions = map[string]string{
	"english": "en-100", "english_super": "en-super-200", "spanish": "es-100", "catalan": "ca-100",
	"dutch": "nl-102", "french": "fr-102", "german": "de-102", "polish": "pl-100", "norwegian": "no-100",
	"danish": "da-100", "swedish": "sv-100", "finnish": "fi-101", "italian": "it-120", "portuguese": "pt-120",
}

// lexicons are how names of word lists begin, in #lexicon, each with the edition that the
// list is for.
var lexicons = []struct{ begins, edition string }{
	{"NWL", "en-100"}, {"TWL", "en-100"}, {"OWL", "en-100"}, {"OTCWL", "en-100"}, {"OSPD", "en-100"}, {"NSWL", "en-100"},
	{"CSW", "en-100"}, {"OSW", "en-100"}, {"SOWPODS", "en-100"}, {"COLLINS", "en-100"}, {"ECWL", "en-100"}, {"CEL", "en-100"},
	{"FILE", "es-100"}, {"FISE", "es-100"}, {"ODS", "fr-102"}, {"FRA", "fr-102"},
	{"RD", "de-102"}, {"D25W", "de-102"}, {"SUPERDIC", "de-102"}, {"OSPS", "pl-100"}, {"NSF", "no-100"}, {"DISC", "ca-100"},
}

// Edition is the id of the edition that the hints name, and which hint named it; "" where no
// known edition is named. An edition's own id is a name of its tiles as well.
func (h Hints) Edition() (id string, origin Origin) {
	if h.Distribution != "" {
		name := strings.ToLower(h.Distribution)
		if id, ok := distributions[strings.ReplaceAll(name, " ", "_")]; ok {
			return id, ByDistribution
		}
		return name, ByDistribution
	}
	list := strings.ToUpper(h.Lexicon)
	for _, l := range lexicons {
		if strings.HasPrefix(list, l.begins) {
			return l.edition, ByLexicon
		}
	}
	return "", ByFit
}

// distributionOf is how the tiles of an edition are named in a file.
func distributionOf(edition string) string {
	for name, id := range distributions {
		if id == edition {
			return name
		}
	}
	return edition
}
