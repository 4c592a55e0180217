package hunspell_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tanteo/editions/words/hunspell"
)

// TestExpand: each kind of rule, as hunspell's own documentation has it.
func TestExpand(t *testing.T) {
	for _, test := range []struct{ rule, aff, dic, want string }{
		{"a root alone", "", "2\ncasa\nperro\n", "casa perro"},
		{"no count", "", "casa\nperro\n", "casa perro"},
		{"a suffix with its condition", "SFX S Y 2\nSFX S 0 s [aeo]\nSFX S z ces z", "casa/S\nluz/S\npan/S", "casa casas luces luz pan"},
		{"what a word may not end in", "SFX S Y 1\nSFX S 0 s [^sxz]", "chat/S\nnez/S", "chat chats nez"},
		{"a colon in a condition", "SET UTF-8\nSFX S Y 2\nSFX S 0 isk [^a:]\nSFX S 0 re a", "musikal/S\nsträva/S", "musikal musikalisk sträva strävare"},
		{"a note where no condition is", "SFX S Y 1\nSFX S 0 s is:plur", "foo/S", "foo foos"},
		{"a prefix and a suffix", "PFX A Y 1\nPFX A 0 re .\nSFX S Y 1\nSFX S 0 s .", "port/AS", "port ports report reports"},
		{"that do not go together", "PFX A N 1\nPFX A 0 re .\nSFX S Y 1\nSFX S 0 s .", "port/AS", "port ports report"},
		{"two suffixes", "SFX A Y 1\nSFX A 0 able/S .\nSFX S Y 1\nSFX S 0 s .", "drink/A", "drink drinkable drinkables"},
		{"a suffix of the prefix", "PFX A Y 1\nPFX A 0 kilo/S .\nSFX S Y 1\nSFX S 0 s .", "gramme/A", "gramme kilogramme kilogrammes"},
		{"a root that is no word", "NEEDAFFIX X\nSFX S Y 1\nSFX S 0 s .", "foo/XS", "foos"},
		{"a form that is no word", "NEEDAFFIX X\nSFX A Y 1\nSFX A 0 b/XS .\nSFX S Y 1\nSFX S 0 s .", "foo/A", "foo foobs"},
		{"only in compounds", "ONLYINCOMPOUND O\nSFX S Y 1\nSFX S 0 s .", "foo/OS\nbar", "bar"},
		{"forbidden", "FORBIDDENWORD F\nSFX S Y 1\nSFX S 0 s .", "foo/S\nfoos/F", "foo"},
		{"around a word", "CIRCUMFIX C\nPFX A Y 1\nPFX A 0 ge/C .\nSFX S Y 1\nSFX S 0 t/AC .", "mach/S", "gemacht mach"},
		{"flags of two signs", "FLAG long\nSFX Aa Y 1\nSFX Aa 0 s .\nSFX Ab Y 1\nSFX Ab 0 n .", "foo/AaAb", "foo foon foos"},
		{"flags that stand below their use", "KEEPCASE Kc\nFLAG long", "foo/Kc", "foo"},
		{"flags that are numbers", "FLAG num\nSFX 1001 Y 1\nSFX 1001 0 s .", "foo/1001,7", "foo foos"},
		{"flags beyond ASCII", "SET UTF-8\nFLAG UTF-8\nSFX À Y 1\nSFX À 0 lo r", "amar/À", "amar amarlo"},
		{"aliases", "AF 2\nAF S\nAF ST\nSFX S Y 1\nSFX S 0 s .\nSFX T Y 1\nSFX T 0 t .", "foo/2\nbar/1", "bar bars foo foos foot"},
		{"notes", "SET UTF-8\nSFX S Y 1\nSFX S 0 s .", "été/S po:nom is:mas\nde\tpo:prep\nà priori po:loc", "de à priori été étés"},
		{"a slash of the word's own", "", `km\/h`, "km/h"},
		{"ISO 8859-1", "SFX S Y 1\nSFX S 0 \xe9 .", "caf/S\n\xe1rbol", "caf café árbol"},
		{"ISO 8859-2", "SET ISO8859-2\nSFX S Y 1\nSFX S 0 \xea .", "kot/S\ng\xea\xb6", "gęś kot kotę"},
		{"a word taken off whole", "FULLSTRIP\nSFX S Y 1\nSFX S ir voy ir", "ir/S", "ir voy"},
	} {
		t.Run(test.rule, func(t *testing.T) {
			if got := expanded(t, test.aff, test.dic, hunspell.Choice{}); got != test.want {
				t.Errorf("%s, want %s", got, test.want)
			}
		})
	}
}

func TestChoice(t *testing.T) {
	choice := hunspell.Choice{
		SkipRoot:  func(r hunspell.Root) bool { return r.KeepCase || strings.Contains(r.Notes, "po:sign") },
		SkipAffix: func(a hunspell.Affix) bool { return a.Flag == hunspell.FlagOf("D") || strings.Contains(a.Add, "'") },
	}
	got := expanded(t, "KEEPCASE K\nSFX S Y 2\nSFX S 0 s .\nSFX S 0 's .\nSFX D Y 1\nSFX D 0 lo .", "foo/SD\nkm/K\nPa po:sign\n", choice)
	if got != "foo foos" {
		t.Error(got)
	}
}

// TestMistakes: a line that cannot be is named.
func TestMistakes(t *testing.T) {
	for aff, line := range map[string]int{
		"SET UTF-8\nSFX S Y": 2, "SFX S Y x": 1, "PFX A Y 1\nSFX A Y 1": 2, "SFX S Y 1\nSFX S 0 s [ab": 2, "FLAG nonsense": 1,
	} {
		_, err := hunspell.ReadAffixes(strings.NewReader(aff))
		if of, ok := errors.AsType[*hunspell.LineError](err); !ok || of.Line != line {
			t.Errorf("%q: %v, want line %d", aff, err, line)
		}
	}
	stop := errors.New("enough")
	a, err := hunspell.ReadAffixes(strings.NewReader(""))
	if err != nil {
		t.Fatal(err)
	}
	if err := a.Expand(strings.NewReader("a\nb"), hunspell.Choice{}, func(string) error { return stop }); !errors.Is(err, stop) {
		t.Error(err)
	}
}

// FuzzExpand: any two files give words or an error.
func FuzzExpand(f *testing.F) {
	f.Add("SET UTF-8\nFLAG long\nPFX Aa Y 1\nPFX Aa 0 re/Bb [^x]\nSFX Bb Y 1\nSFX Bb y ies/Aa y", "2\nfly/AaBb\nfoo po:x\n")
	f.Add("AF 1\nAF A\nNEEDAFFIX A\nCIRCUMFIX B\nSFX A Y 1\nSFX A 0 b/A .", "foo/1")
	f.Fuzz(func(t *testing.T, aff, dic string) {
		a, err := hunspell.ReadAffixes(strings.NewReader(aff))
		if err != nil {
			return
		}
		n := 0
		_ = a.Expand(strings.NewReader(dic), hunspell.Choice{}, func(string) error {
			if n++; n > 1000 {
				return errors.New("enough")
			}
			return nil
		})
	})
}

func expanded(t *testing.T, aff, dic string, choice hunspell.Choice) string {
	t.Helper()
	a, err := hunspell.ReadAffixes(strings.NewReader(aff))
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	err = a.Expand(strings.NewReader(dic), choice, func(word string) error { all = append(all, word); return nil })
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(all)
	return strings.Join(slices.Compact(all), " ")
}
