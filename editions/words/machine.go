package words

import (
	"os"
	"path/filepath"
)

// machineList is a list that packages of Debian and others put on a machine. Its licence does
// not let it come with the program, or it is one of many; nobody is given it by tanteo.
type machineList struct {
	Listing
	places []place // the better ones first
}

// place is a file under /usr/share, and what is known of it.
type place struct{ path, pack, title, licence, credit string }

var machineLists = []machineList{
	{Listing{Name: "ca", Language: "ca"}, []place{
		{"tanglet/gamedata/ca/words", "tanglet-data", "DISC", "CC-BY-SA-3.0 or GPL-3.0-only", "Joan Montané"},
		{"hunspell/ca.dic", "hunspell-ca", "Diccionari de Softcatalà", "GPL-2.0-or-later or LGPL-2.1-or-later", "Joan Moratinos, Jaume Ortolà, Softcatalà"},
		{"dict/catalan", "wcatalan", "wcatalan", "GPL-2.0-or-later", "Joan Moratinos"},
	}},
	{Listing{Name: "da", Language: "da"}, []place{
		{"hunspell/da_DK.dic", "hunspell-da", "Stavekontrolden", "GPL-2.0 or LGPL-2.1 or MPL-1.1", "Stavekontrolden.dk"},
		{"dict/danish", "wdanish", "wdanish", "GPL-2.0-or-later", "Skåne Sjælland Linux User Group"},
	}},
	{Listing{Name: "it", Language: "it"}, []place{
		{"hunspell/it_IT.dic", "hunspell-it", "Dizionario italiano", "GPL-3.0", "Gianluca Turconi, Davide Prina"},
		{"dict/italian", "witalian", "witalian", "GPL-3.0-or-later", "David Bartolini, Luca Boriani"},
	}},
	{Listing{Name: "no", Language: "no"}, []place{
		{"dict/bokmaal", "wnorwegian", "Norsk bokmål", "GPL-2.0-or-later", "Rune Kleveland"},
		{"hunspell/nb_NO.dic", "hunspell-no", "Norsk bokmål", "GPL-2.0-or-later", "Rune Kleveland and others"},
	}},
	{Listing{Name: "sv", Language: "sv"}, []place{
		{"hunspell/sv_SE.dic", "hunspell-sv", "Den stora svenska ordlistan", "LGPL-3.0", "Göran Andersson"},
		{"dict/swedish", "wswedish", "wswedish", "GPL-2.0-or-later", "Göran Andersson"},
	}},
}

// listing is the list as the machine has it; false where it has none, with the packages that
// would bring it.
func (m *machineList) listing(share string) (Listing, bool) {
	l := m.Listing
	l.Origin = Machine
	for _, p := range m.places {
		path := filepath.Join(share, filepath.FromSlash(p.path))
		what, err := os.Stat(path)
		if err == nil && what.Mode().IsRegular() {
			l.File, l.Size = path, what.Size()
			l.Title, l.Licence, l.Credit, l.Source = p.title, p.licence, p.credit, "Debian "+p.pack
			l.Packages = []string{p.pack}
			return l, true
		}
		l.Packages = append(l.Packages, p.pack)
	}
	return l, false
}
