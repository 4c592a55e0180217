package words_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/scoring"
)

// TestWordsOfTheLists: what the seeds and facts/words.md say of the lists.
func TestWordsOfTheLists(t *testing.T) {
	for _, test := range []struct {
		edition string
		count   int
		in, out string
	}{
		{"es-100", 568643,
			"RELOJ CHORIZOS MES ME EN SO CALLE PERRO ÁRBOL tortilla jamón zumos BUEN FAX OQUE UFO CASITA TUIT BLOG DRON CHAT FEMINICIDIO PANTALLAZO PRECUELA INTERNET CHA LLE HU RA UY FUESE DIME QUESO",
			"DAME AMARLE DARSE IRSE IN KILO ABC SRTA XZ AMANDOSE"},
		{"nl-102", 339881, "INDEX BOEK KAAS AAS LETTERS PLANK KRAAN IJS AQUAGYM ĳs", "QALYTJE ABCDE"},
		{"en-100", 254870, "HELLO QUIZ ZA QI JUKEBOX RETAINS café AAH", "XZQ BS CS TS DKL"},
		{"en-super-200", 254870, "UNCHARACTERISTIC INTERNATIONALIZE", "XZQ"},
		{"fr-102", 405765, "CINQ GRAMME KILOWATTS MADAME ÉTÉ cœur MANGER AIMÂMES", "VS CF KG L XYZ ETC JANV"},
		{"de-102", 590725, "HAUS häuser STRASSE Straße ÖL AB ZU MÄDCHEN QUIZ", "BERLIN XZ"},
		{"pl-100", 3215827, "ŹLE ŻÓŁĆ GĘŚ AA KOT ZAŻÓŁĆ KOTAMI ŻE", "KOTT PL ZŁ"},
		{"pt-120", 372717, "CASA CORAÇÃO MAÇÃ água FAZER VI LI", "KILO XX III VIII CM"},
	} {
		t.Run(test.edition, func(t *testing.T) {
			e, l := edition(t, test.edition), listFor(t, test.edition)
			if l.Len() != test.count {
				t.Errorf("%d words, want %d", l.Len(), test.count)
			}
			for in, all := range map[bool]string{true: test.in, false: test.out} {
				for _, word := range strings.Fields(all) {
					if got := l.Contains(tilesOf(t, e, word)); got != in {
						t.Errorf("%s is in the list: %v", word, got)
					}
				}
			}
			if l.Official() {
				t.Error("it says that it is official")
			}
			if l.Licence == "" || l.Credit == "" || l.Source == "" || len(l.LicenceText()) < 500 {
				t.Errorf("no licence, credit or source: %+v", l.Listing)
			}
		})
	}
}

// TestTwoTileWords: where a source tells the words of two tiles of an edition, the list that
// comes with the program has just these.
func TestTwoTileWords(t *testing.T) {
	catalogue, known := editions.Embedded(), 0
	for _, listing := range catalogue.List() {
		e, err := catalogue.Edition(listing.ID)
		if err != nil {
			t.Fatal(err)
		}
		two, ok := editions.TwoTileOf(e)
		if !ok {
			continue
		}
		known++
		var of []string
		for word := range listFor(t, e.ID).Words() {
			if len(word) == 2 {
				of = append(of, e.Text(word[0])+e.Text(word[1]))
			}
		}
		if !slices.Equal(of, two.Words) {
			t.Errorf("%s: the list has %v, want %v", e.ID, of, two.Words)
		}
	}
	if known == 0 {
		t.Error("no source is known")
	}
}

// TestWordsInOrder: the words come in the order of the alphabet, each once, as many as there
// are, and each is in the list.
func TestWordsInOrder(t *testing.T) {
	all := []string{"es-100", "nl-102", "en-100", "fr-102", "de-102", "pt-120"}
	if testing.Short() {
		all = all[:2]
	}
	for _, id := range all {
		l := listFor(t, id)
		var before []scoring.Letter
		n, longest := 0, 0
		for word := range l.Words() {
			if slices.Compare(before, word) >= 0 {
				t.Fatalf("%s: %v comes after %v", id, word, before)
			}
			var tiles []scoring.Tile
			for _, letter := range word {
				tiles = append(tiles, letter.Tile())
			}
			if !l.Contains(tiles) {
				t.Fatalf("%s: %v is not in it", id, word)
			}
			before = append(before[:0], word...)
			n, longest = n+1, max(longest, len(word))
		}
		if n != l.Len() || longest != l.Longest() {
			t.Errorf("%s: %d words, longest %d; want %d, %d", id, n, longest, l.Len(), l.Longest())
		}
		for range l.Words() {
			break
		}
	}
}

// TestBlanksAreTheirLetters: a blank counts as what it stands for.
func TestBlanksAreTheirLetters(t *testing.T) {
	e, l := edition(t, "es-100"), listFor(t, "es-100")
	if !l.Contains(tilesOf(t, e, "C?H?ORIZOS?")) && !l.Contains(tilesOf(t, e, "CHORI?ZOS?")) {
		t.Error("CHORIZOS with blanks is not in the list")
	}
	if l.Contains(nil) || l.Contains([]scoring.Tile{0}) || l.Contains([]scoring.Tile{scoring.UnnamedBlank, 0x7F, 0xFF}) {
		t.Error("no word is in the list")
	}
}

// TestOtherTiles: a list is spelled again for an edition with other tiles.
func TestOtherTiles(t *testing.T) {
	cache := t.TempDir()
	library := words.New("", cache)
	for _, test := range []struct{ edition, in, out string }{
		{"es-na-103", "CHORIZOS CALLE PERRO JAMON", "DAME"},
		{"nl-ij-102", "IJS AQUAGYM BIJ", "QALYTJE"},
	} {
		e := edition(t, test.edition)
		for range 2 { // made, and as it was kept
			l, err := library.For(context.Background(), e, nil)
			if err != nil {
				t.Fatal(err)
			}
			for in, all := range map[bool]string{true: test.in, false: test.out} {
				for _, word := range strings.Fields(all) {
					if got := l.Contains(tilesOf(t, e, word)); got != in {
						t.Errorf("%s: %s is in the list: %v", test.edition, word, got)
					}
				}
			}
			library = words.New("", cache)
		}
	}
}

// TestNoList: where there is none, the error says what would bring one.
func TestNoList(t *testing.T) {
	library := words.NewAt("", "", t.TempDir())
	_, err := library.For(context.Background(), edition(t, "it-120"), nil)
	if of, ok := errors.AsType[*words.ListError](err); !ok || of.Reason != words.NoneFor || !slices.Contains(of.Packages, "hunspell-it") {
		t.Errorf("%v", err)
	}
	for name, want := range map[string]words.Reason{"it": words.NoSuch, "nonsense": words.NoSuch} {
		_, err := library.Open(context.Background(), name, edition(t, "it-120"), nil)
		if of, ok := errors.AsType[*words.ListError](err); !ok || of.Reason != want {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestMachine: a list that a package brought is found and read, and nothing is said to have
// come with the program.
func TestMachine(t *testing.T) {
	share := t.TempDir()
	put(t, filepath.Join(share, "dict", "bokmaal"), "b\xe5t\n\xe6re\nkaf\xe9\nOslo\n")
	put(t, filepath.Join(share, "hunspell", "it_IT.aff"), "SET UTF-8\nSFX A Y 1\nSFX A o i o\nSFX D Y 1\nSFX D 0 lo .\n")
	put(t, filepath.Join(share, "hunspell", "it_IT.dic"), "2\ngatto/A\ndare/D\n")
	library := words.NewAt("", t.TempDir(), share)
	for _, test := range []struct{ edition, in, out string }{
		{"no-100", "BÅT ÆRE", "OSLO"},
		{"it-120", "GATTO GATTI DARE", "DARELO"},
	} {
		e := edition(t, test.edition)
		l, err := library.For(context.Background(), e, nil)
		if err != nil {
			t.Fatal(err)
		}
		if l.Origin != words.Machine || l.Licence == "" || l.LicenceText() != "" {
			t.Errorf("%+v", l.Listing)
		}
		for in, all := range map[bool]string{true: test.in, false: test.out} {
			for _, word := range strings.Fields(all) {
				if got := l.Contains(tilesOf(t, e, word)); got != in {
					t.Errorf("%s: %s is in the list: %v", test.edition, word, got)
				}
			}
		}
	}
	if n := len(library.List()) + len(library.Missing()); n != 7+5 {
		t.Errorf("%d lists", n)
	}
}

func tilesOf(t *testing.T, e *scoring.Edition, word string) []scoring.Tile {
	t.Helper()
	s, err := e.Spell(word)
	if err != nil {
		s, err = e.Spell(strings.Map(func(r rune) rune {
			if _, ok := e.Letter(string(r)); ok {
				return r
			}
			return 'X'
		}, word))
		if err != nil {
			t.Fatal(err)
		}
	}
	return s.Tiles
}

func put(t testing.TB, path, text string) string {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}
