package charset_test

import (
	"strings"
	"testing"

	"golang.org/x/text/encoding/charmap"

	"tanteo/sheet/charset"
)

// What a language writes in an encoding is guessed by its bytes, wherever they tell.
func TestGuess(t *testing.T) {
	for text, of := range map[string]*charmap.Charmap{
		"zażółć gęślą jaźń":    charmap.Windows1250,
		"ZAŻÓŁĆ GĘŚLĄ JAŹŃ":    charmap.ISO8859_2,
		"ŁĄKA":                 charmap.ISO8859_2,
		"ŁĄKA, ŚLAD":           charmap.Windows1250,
		"mañana, Müller, cœur": charmap.Windows1252,
		"SKJÆRGÅRD ÇA ÊTRE":    charmap.Windows1252,
	} {
		bytes, err := of.NewEncoder().String(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := charset.Decode(charset.Guess(bytes, ""), bytes); got != text {
			t.Errorf("%s in %s: %s", text, of, got)
		}
	}
}

// Where the language is known to be Polish, each of its letters is read in both encodings, alone.
func TestGuessOfALanguage(t *testing.T) {
	const letters = "ĄĆĘŁŃÓŚŹŻąćęłńóśźż"
	for _, of := range []*charmap.Charmap{charmap.Windows1250, charmap.ISO8859_2} {
		for _, letter := range letters {
			b, _ := of.EncodeRune(letter)
			word := "a" + string([]byte{b}) + "a"
			if got := charset.Decode(charset.Guess(word, "pl"), word); got != "a"+string(letter)+"a" {
				t.Errorf("%c in %s: %s", letter, of, got)
			}
		}
	}
	if got := charset.Decode(charset.Guess("m\xb3", "es"), "m\xb3"); got != "m³" {
		t.Errorf("Spanish: %s", got)
	}
}

func TestNamed(t *testing.T) {
	for name, of := range map[string]*charmap.Charmap{
		" Windows-1250": charmap.Windows1250, "CP1250": charmap.Windows1250, "iso_8859-2": charmap.ISO8859_2, "ISO8859-2": charmap.ISO8859_2,
		"Latin-1": charmap.Windows1252, "ISO-8859-15": charmap.ISO8859_15, "UTF-8": nil, "klingon": nil, "": nil,
	} {
		if got := charset.ByName(name); got != of {
			t.Errorf("%q is %v", name, got)
		}
	}
}

func TestUnmarked(t *testing.T) {
	for text, want := range map[string]string{
		"\xef\xbb\xbf{}": "{}", "\xff\xfe{\x00}\x00": "{}", "\xfe\xff\x00{\x00}": "{}", "{}": "{}", "{\x00}\x00": "{}", "\x00{\x00}": "{}", "\x00\x00": "\x00\x00", "a\x00": "a", "caf\xe9": "caf\xe9", "": "",
	} {
		if got := string(charset.Unmarked([]byte(text))); got != want {
			t.Errorf("%q: %q", text, got)
		}
	}
	if long := strings.Repeat("a", 1<<16); string(charset.Unmarked([]byte("\xef\xbb\xbf"+long))) != long {
		t.Error("a long text is cut")
	}
}

// A byte that an encoding has no sign for contradicts its name.
func TestHolds(t *testing.T) {
	for text, of := range map[string]*charmap.Charmap{"caf\xe9": charmap.ISO8859_2, "plain": charmap.Windows1252, "\x9cl": charmap.Windows1250} {
		if !charset.Holds(of, text) {
			t.Errorf("%q is in %s", text, of)
		}
	}
	for text, of := range map[string]*charmap.Charmap{"\x9cl": charmap.ISO8859_2, "\x8f": charmap.Windows1252} {
		if charset.Holds(of, text) {
			t.Errorf("%q is not in %s", text, of)
		}
	}
}
