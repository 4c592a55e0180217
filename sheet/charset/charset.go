// Package charset reads texts in the encodings of the time before UTF-8: of games, word lists
// and dictionaries in the languages of the editions.
//
//	old := charset.Named("windows-1250") // nil: a name that is not known, or UTF-8
//	text = charset.Decode(old, text)
package charset

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	marks "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// byName are the encodings by their names, in small letters and digits alone. They are picked by
// hand: the indices of golang.org/x/text would bring those of Asia too, 800 kB of the program.
// Latin-1 is read as its extension of Windows, as browsers do.
var byName = map[string]*charmap.Charmap{
	"iso88591": charmap.Windows1252, "latin1": charmap.Windows1252, "l1": charmap.Windows1252,
	"windows1252": charmap.Windows1252, "cp1252": charmap.Windows1252, "ansi": charmap.Windows1252,
	"iso88592": charmap.ISO8859_2, "latin2": charmap.ISO8859_2, "l2": charmap.ISO8859_2,
	"windows1250": charmap.Windows1250, "cp1250": charmap.Windows1250, "microsoftcp1250": charmap.Windows1250,
	"iso88593": charmap.ISO8859_3, "latin3": charmap.ISO8859_3,
	"iso88594": charmap.ISO8859_4, "latin4": charmap.ISO8859_4,
	"iso885913": charmap.ISO8859_13, "latin7": charmap.ISO8859_13, "windows1257": charmap.Windows1257, "cp1257": charmap.Windows1257,
	"iso88599": charmap.ISO8859_9, "latin5": charmap.ISO8859_9, "windows1254": charmap.Windows1254, "cp1254": charmap.Windows1254,
	"iso885915": charmap.ISO8859_15, "latin9": charmap.ISO8859_15,
	"iso885916": charmap.ISO8859_16, "latin10": charmap.ISO8859_16,
	"iso88595": charmap.ISO8859_5, "windows1251": charmap.Windows1251, "cp1251": charmap.Windows1251, "microsoftcp1251": charmap.Windows1251,
	"koi8r": charmap.KOI8R, "koi8u": charmap.KOI8U,
	"iso88597": charmap.ISO8859_7, "windows1253": charmap.Windows1253, "cp1253": charmap.Windows1253,
	"cp437": charmap.CodePage437, "ibm437": charmap.CodePage437, "cp850": charmap.CodePage850, "ibm850": charmap.CodePage850,
	"cp852": charmap.CodePage852, "ibm852": charmap.CodePage852,
	"macintosh": charmap.Macintosh, "macroman": charmap.Macintosh,
}

// ByName is the encoding of a name, however that is written; nil for UTF-8 and for what is not
// known.
func ByName(name string) *charmap.Charmap {
	return byName[strings.Map(func(r rune) rune {
		if r >= 'A' && r <= 'Z' {
			return r + 'a' - 'A'
		}
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, name)]
}

// Decode is a text of an encoding in UTF-8.
func Decode(of *charmap.Charmap, text string) string {
	var b strings.Builder
	b.Grow(len(text) + len(text)/8)
	for i := range len(text) {
		b.WriteRune(of.DecodeByte(text[i]))
	}
	return b.String()
}

// polish are the letters that its languages have and the west of Europe has not.
const polish = "ĄĆĘŁŃŚŹŻąćęłńśźż"

// Guess is the encoding of words that are no UTF-8, by what their bytes would be: letters of our
// languages, and no signs. Many a letter is one in several encodings: where nothing tells them
// apart it is that of Western Europe. The language is a tag as "pl", or "" where nobody knows it.
func Guess(words, language string) *charmap.Charmap {
	candidates := []*charmap.Charmap{charmap.Windows1252, charmap.Windows1250, charmap.ISO8859_2}
	switch language {
	case "":
	case "pl":
		candidates = candidates[1:]
	default:
		candidates = candidates[:1]
	}
	var best *charmap.Charmap
	fewest := len(words) + 1
	for _, of := range candidates {
		odd := 0
		for i := range len(words) {
			if words[i] >= utf8.RuneSelf && !plausible(of, words[i]) {
				odd++
			}
		}
		if odd < fewest {
			best, fewest = of, odd
		}
	}
	return best
}

// plausible says whether a byte is a letter of our languages. In the encodings of Central Europe
// those are the Polish ones and those that stand where Western Europe has them too.
func plausible(of *charmap.Charmap, b byte) bool {
	r, western := of.DecodeByte(b), charmap.Windows1252.DecodeByte(b)
	return unicode.IsLetter(r) && !strings.ContainsRune("ªºµ", r) && (r == western || strings.ContainsRune(polish, r))
}

// Holds says whether every byte of a text is a sign in an encoding.
func Holds(of *charmap.Charmap, text string) bool {
	for i := range len(text) {
		if text[i] < utf8.RuneSelf {
			continue
		}
		if r := of.DecodeByte(text[i]); r == utf8.RuneError || unicode.IsControl(r) {
			return false
		}
	}
	return true
}

// Unmarked is a text in UTF-8 without the mark with which it begins: one that another program
// has saved may be UTF-16, which its mark tells, or every second byte that is 0. Any other text
// without a mark stays as it is.
func Unmarked(text []byte) []byte {
	var plain []byte
	var err error
	switch order, zeros := wide(text); {
	case zeros:
		plain, _, err = transform.Bytes(marks.UTF16(order, marks.IgnoreBOM).NewDecoder(), text)
	default:
		plain, _, err = transform.Bytes(marks.BOMOverride(transform.Nop), text)
	}
	if err == nil {
		return plain
	}
	return text
}

// LacksMark says whether a text is UTF-16 without the mark that tells it.
func LacksMark(text []byte) bool {
	_, zeros := wide(text)
	return zeros
}

// enoughToTell is how many bytes of a text tell whether every second is 0.
const enoughToTell = 1 << 12

// wide finds the order of the bytes of a text in UTF-16 without its mark; false where it is none.
// Most of its signs are those of English, and no sign is the 0 itself.
func wide(text []byte) (order marks.Endianness, zeros bool) {
	text = text[:min(len(text), enoughToTell)]
	var n [2]int
	for i, b := range text {
		if b == 0 {
			n[i%2]++
		}
	}
	switch many := len(text)/4 + 1; {
	case bytes.HasPrefix(text, []byte("\xff\xfe")) || bytes.HasPrefix(text, []byte("\xfe\xff")):
	case n[0] == 0 && n[1] >= many:
		return marks.LittleEndian, true
	case n[1] == 0 && n[0] >= many:
		return marks.BigEndian, true
	}
	return marks.LittleEndian, false
}
