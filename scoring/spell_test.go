package scoring_test

import (
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"tanteo/scoring"
)

func TestSpell(t *testing.T) {
	for _, test := range []struct {
		name    string
		edition string
		text    string
		tiles   string // the letters, blanks in lower case
		forced  string
		mixed   bool
	}{
		{"capitals", "es-100", "MESA", "M E S A", "", false},
		{"small letters", "es-100", "mesa", "M E S A", "", false},
		{"mixed case is said", "es-100", "MesA", "M E S A", "", true},
		{"LL is one tile", "es-100", "CALLE", "C A LL E", "", false},
		{"RR is one tile", "es-100", "PERRO", "P E RR O", "", false},
		{"CH typed small", "es-100", "ch", "CH", "", false},
		{"CH with Caps Lock", "es-100", "CH", "CH", "", false},
		{"CH typed half with Caps Lock", "es-100", "Ch", "CH", "", true},
		{"eleven letters are eight tiles", "es-100", "ACHICHARRAR", "A CH I CH A RR A R", "", false},
		{"three L are LL and L", "es-100", "LLL", "LL L", "", false},
		{"four L are twice LL", "es-100", "LLLL", "LL LL", "", false},
		{"L kept apart from LL", "es-100", "L|LL", "L LL", "", false},
		{"Ñ composed", "es-100", "NI\u00D1O", "N I Ñ O", "", false},
		{"Ñ as N and a tilde", "es-100", "NIN\u0303O", "N I Ñ O", "", false},
		{"ñ as n and a tilde", "es-100", "nin\u0303o", "N I Ñ O", "", false},
		{"an accent folds", "es-100", "\u00C1RBOL", "A R B O L", "", false},
		{"an accent that follows folds", "es-100", "A\u0301RBOL", "A R B O L", "", false},
		{"Ä folds in Spanish", "es-100", "\u00C4", "A", "", false},
		{"Ä that is decomposed folds in Spanish", "es-100", "A\u0308", "A", "", false},
		{"an accent inside a digraph folds", "es-100", "C\u030CH", "CH", "", false},
		{"two accents fold", "es-100", "E\u0302\u0301", "E", "", false},
		{"Ç folds in Spanish", "es-100", "ça", "C A", "", false},
		{"Æ is two letters", "es-100", "Æ", "A E", "", false},
		{"a blank", "es-100", "ME?SA", "M e S A", "", false},
		{"a blank digraph", "es-100", "CH?A", "ch A", "", false},
		{"K is a blank of its own accord", "es-100", "KILO", "k I L O", "K", false},
		{"K marked as a blank is one blank", "es-100", "K?ILO", "k I L O", "K", false},
		{"each K and W is told", "es-100", "KIWIK", "k I w I k", "K W K", false},
		{"a dot for a tile that lies there", "es-100", "JA..N", "J A . . N", "", false},
		{"a dot parts C and H", "es-100", "C.H", "C . H", "", false},
		{"Ä is a tile in German", "de", "K\u00C4FIG", "K Ä F I G", "", false},
		{"Ä that is decomposed is a tile in German", "de", "KA\u0308FIG", "K Ä F I G", "", false},
		{"ä is a tile in German", "de", "ka\u0308fig", "K Ä F I G", "", false},
		{"ß is two S", "de", "Fuß", "F U S S", "", true},
		{"capital ẞ is two S", "de", "FUẞ", "F U S S", "", false},
		{"É folds in German", "de", "CAF\u00C9", "C A F E", "", false},
		{"IJ is two tiles in Dutch", "nl-102", "IJS", "I J S", "", false},
		{"U+0132 is two tiles in Dutch", "nl-102", "\u0132S", "I J S", "", false},
		{"U+0133 is two tiles in Dutch", "nl-102", "\u0133s", "I J S", "", false},
		{"IJ is a tile in the older Dutch set", "nl-ij", "IJS", "IJ S", "", false},
		{"U+0133 is a tile in the older Dutch set", "nl-ij", "\u0133s", "IJ S", "", false},
		{"I and J apart where the edition allows it", "nl-ij", "BI|JOU", "B I J O U", "", false},
		{"a blank and J are apart without a sign", "nl-ij", "I?J", "i J", "", false},
		{"Polish letters are kept", "pl", "zażółć", "Z A Ż Ó Ł Ć", "", false},
		{"Polish letters are kept, decomposed", "pl", "Z\u0307Z\u0301", "Ż Ź", "", false},
		{"V has no Polish tile", "pl", "VAT", "v A T", "V", false},
		{"L·L with its dot", "ca-100", "COL·LA", "C O L·L A", "", false},
		{"L·L with a full stop", "ca-100", "col.la", "C O L·L A", "", false},
		{"L·L as U+013F and L", "ca-100", "CO\u013FLA", "C O L·L A", "", false},
		{"L·L as U+0140 and l", "ca-100", "co\u0140la", "C O L·L A", "", false},
		{"LL without a dot", "ca-100", "COLLA", "C O L L A", "", false},
		{"a full stop after L without another L", "ca-100", "L.A", "L . A", "", false},
		{"QU with its accent", "ca-100", "qüestió", "QU E S T I O", "", false},
		{"Y alone has no Catalan tile", "ca-100", "NYY", "NY y", "Y", false},
		{"Ç is a Catalan tile", "ca-100", "C\u0327A", "Ç A", "", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			e := edition(t, test.edition)
			got, err := e.Spell(test.text)
			if err != nil {
				t.Fatalf("%q: %v", test.text, err)
			}
			if diff := cmp.Diff(strings.Fields(test.tiles), tileNames(e, got.Tiles)); diff != "" {
				t.Errorf("expected (-) and read of %q (+):\n%s", test.text, diff)
			}
			forced := []string{}
			for _, l := range got.Forced {
				forced = append(forced, e.Text(l))
			}
			if diff := cmp.Diff(strings.Fields(test.forced), forced); diff != "" {
				t.Errorf("letters taken as blanks (-) and told (+):\n%s", diff)
			}
			if got.MixedCase != test.mixed {
				t.Errorf("mixed case: %v", got.MixedCase)
			}
		})
	}
}

func TestSpellRefuses(t *testing.T) {
	for _, test := range []struct {
		name    string
		edition string
		text    string
		want    scoring.SpellingError
	}{
		{"nothing", "es-100", "", scoring.SpellingError{Fault: scoring.NoLetters, Text: ""}},
		{"an accent alone", "es-100", "\u0301", scoring.SpellingError{Fault: scoring.NoLetters, Text: "\u0301"}},
		{"a letter of another alphabet", "es-100", "MEШA", scoring.SpellingError{Fault: scoring.NoSuchLetter, Text: "Ш"}},
		{"a letter of another alphabet, small", "es-100", "ш", scoring.SpellingError{Fault: scoring.NoSuchLetter, Text: "Ш"}},
		{"Ø has no mark to take off", "es-100", "ØRE", scoring.SpellingError{Fault: scoring.NoSuchLetter, Text: "Ø"}},
		{"É where no letter folds", "pl", "CAFÉ", scoring.SpellingError{Fault: scoring.NoSuchLetter, Text: "É"}},
		{"Ŀ, whose dot nobody typed", "ca-100", "PAĿA", scoring.SpellingError{Fault: scoring.NoSuchLetter, Text: "Ŀ"}},
		{"Q alone in Catalan", "ca-100", "QA", scoring.SpellingError{Fault: scoring.NoSuchLetter, Text: "Q"}},
		{"a digit", "es-100", "M3SA", scoring.SpellingError{Fault: scoring.IsDigit, Text: "3"}},
		{"a digit of another script", "es-100", "M٣", scoring.SpellingError{Fault: scoring.IsDigit, Text: "٣"}},
		{"the marks of a typed word", "es-100", "M2lESA", scoring.SpellingError{Fault: scoring.IsDigit, Text: "2"}},
		{"a symbol", "es-100", "ME$A", scoring.SpellingError{Fault: scoring.IsSymbol, Text: "$"}},
		{"a space", "es-100", "ME SA", scoring.SpellingError{Fault: scoring.IsSymbol, Text: " "}},
		{"brackets", "es-100", "(ME)SA", scoring.SpellingError{Fault: scoring.IsSymbol, Text: "("}},
		{"a second mark for a blank", "es-100", "A??", scoring.SpellingError{Fault: scoring.IsSymbol, Text: "?"}},
		{"a mark for a blank with no letter", "es-100", "?A", scoring.SpellingError{Fault: scoring.MarkAlone, Text: "?"}},
		{"a mark for a blank after a dot", "es-100", "A.?", scoring.SpellingError{Fault: scoring.MarkAlone, Text: "?"}},
		{"a blank inside a digraph", "es-100", "C?HA", scoring.SpellingError{Fault: scoring.MarkInside, Text: "CH"}},
		{"a digraph kept apart", "es-100", "C|HA", scoring.SpellingError{Fault: scoring.SplitPair, Text: "CH"}},
		{"a digraph kept apart, with a blank", "es-100", "L?|LA", scoring.SpellingError{Fault: scoring.SplitPair, Text: "LL"}},
		{"N and Y kept apart in Catalan", "ca-100", "N|YA", scoring.SpellingError{Fault: scoring.SplitPair, Text: "NY"}},
		{"a bar with nothing after it", "nl-ij", "I|", scoring.SpellingError{Fault: scoring.IsSymbol, Text: "|"}},
		{"a bar with nothing before it", "nl-ij", "|J", scoring.SpellingError{Fault: scoring.IsSymbol, Text: "|"}},
		{"two bars", "nl-ij", "I||J", scoring.SpellingError{Fault: scoring.IsSymbol, Text: "|"}},
		{"a control character", "es-100", "ME\x1b[2JSA", scoring.SpellingError{Fault: scoring.IsSymbol, Text: "\x1b"}},
		{"a zero byte", "es-100", "ME\x00", scoring.SpellingError{Fault: scoring.IsSymbol, Text: "\x00"}},
		{"a turn of the writing direction", "es-100", "\u202EME", scoring.SpellingError{Fault: scoring.IsSymbol, Text: "\u202E"}},
		{"a sign without width", "es-100", "M\u200DE", scoring.SpellingError{Fault: scoring.IsSymbol, Text: "\u200D"}},
		{"a picture", "es-100", "M🂡", scoring.SpellingError{Fault: scoring.IsSymbol, Text: "🂡"}},
		{"bytes that are no text", "es-100", "ME\xc3\x28", scoring.SpellingError{Fault: scoring.IsSymbol, Text: "\uFFFD"}},
		{"half a letter", "es-100", "NI\xc3", scoring.SpellingError{Fault: scoring.IsSymbol, Text: "\uFFFD"}},
		{"a text far too long", "es-100", strings.Repeat("A", 513), scoring.SpellingError{Fault: scoring.TooLong, Text: "AAAAAAAAAAAAAAAA…"}},
		{"a long text is not cut inside a letter", "es-100", "A" + strings.Repeat("Ñ", 300), scoring.SpellingError{Fault: scoring.TooLong, Text: "AÑÑÑÑÑÑÑ…"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			e := edition(t, test.edition)
			_, err := e.Spell(test.text)
			if diff := cmp.Diff(error(&test.want), err); diff != "" {
				t.Errorf("expected (-) and refused as (+):\n%s", diff)
			}
			if err != nil && !utf8.ValidString(err.(*scoring.SpellingError).Text) {
				t.Errorf("the error names %q", err)
			}
		})
	}
}

func TestTenMegabytesAreRefusedAtOnce(t *testing.T) {
	e := edition(t, "es-100")
	text := strings.Repeat("E\u0301", 10<<20/3)
	words := strings.Split(text, "\u0301")
	broken := strings.Repeat("\xff", 10<<20)
	for name, spell := range map[string]func() error{
		"word":       func() error { _, err := e.Spell(text); return err },
		"rack":       func() error { _, err := e.SpellRack(text); return err },
		"typed":      func() error { _, _, err := e.SpellTyped([]string{"ME", text}); return err },
		"many words": func() error { _, _, err := e.SpellTyped(words); return err },
		"ninth word": func() error {
			_, _, err := e.SpellTyped([]string{"A", "A", "A", "A", "A", "A", "A", "A", text})
			return err
		},
		"broken text": func() error { _, err := e.Spell(broken); return err },
	} {
		t.Run(name, func(t *testing.T) {
			var err error
			took := time.Hour
			for try := 0; try < 10 && took > 100*time.Millisecond; try++ { // a busy machine does not slow down every one
				start := time.Now()
				err = spell()
				took = time.Since(start)
			}
			if took > 100*time.Millisecond {
				t.Errorf("it took %v", took)
			}
			wrong, ok := err.(*scoring.SpellingError)
			if !ok {
				t.Fatalf("%v is not a *SpellingError", err)
			}
			if len(wrong.Text) > 40 || !utf8.ValidString(wrong.Text) {
				t.Errorf("the error carries %d bytes of it", len(wrong.Text))
			}
		})
	}
}

func TestSpellRack(t *testing.T) {
	for _, test := range []struct {
		name, edition, text, tiles string
		want                       error
	}{
		{"letters and blanks", "es-100", "XA?", "X A ?", nil},
		{"digraphs join", "es-100", "achll", "A CH LL", nil},
		{"two blanks", "es-100", "??", "? ?", nil},
		{"a blank between C and H is no mark", "es-100", "C?H", "C ? H", nil},
		{"C and H may be on one rack", "es-100", "C|HA", "C H A", nil},
		{"K has no tile", "es-100", "AK", "", &scoring.SpellingError{Fault: scoring.NoSuchLetter, Text: "K"}},
		{"nothing", "es-100", "", "", &scoring.SpellingError{Fault: scoring.NoLetters, Text: ""}},
		{"a bar alone", "es-100", "|", "", &scoring.SpellingError{Fault: scoring.NoLetters, Text: "|"}},
		{"a digit", "es-100", "A2", "", &scoring.SpellingError{Fault: scoring.IsDigit, Text: "2"}},
		{"a dot", "es-100", "A.", "", &scoring.SpellingError{Fault: scoring.IsSymbol, Text: "."}},
	} {
		t.Run(test.name, func(t *testing.T) {
			e := edition(t, test.edition)
			rack, err := e.SpellRack(test.text)
			if diff := cmp.Diff(test.want, err); diff != "" {
				t.Errorf("expected (-) and refused as (+):\n%s", diff)
			}
			if diff := cmp.Diff(strings.Fields(test.tiles), tileNames(e, rack)); diff != "" {
				t.Errorf("expected (-) and read (+):\n%s", diff)
			}
		})
	}
}

func TestBegins(t *testing.T) {
	for _, test := range []struct {
		edition, text string
		want          bool
	}{
		{"es-100", "C", true},
		{"es-100", "L", true},
		{"es-100", "CH", false},
		{"es-100", "A", false},
		{"nl-102", "I", false},
		{"ca-100", "L", true},
		{"ca-100", "L·", true},
		{"ca-100", "L.", true},
		{"ca-100", "L·L", false},
		{"ca-100", "LL", false},
		{"ca-100", "Q", true}, // no letter itself
	} {
		if got := edition(t, test.edition).Begins(test.text); got != test.want {
			t.Errorf("%s: %q begins a longer letter: %v", test.edition, test.text, got)
		}
	}
}

func TestSpellTypedTellsWhatItTook(t *testing.T) {
	for _, test := range []struct {
		name   string
		words  string
		forced string
		mixed  bool
	}{
		{"small letters with their marks", "r2weloj3l", "", false},
		{"capitals with small marks are one case", "R2wELOJ3l", "", false},
		{"small letters with capital marks are one case", "r2Weloj3L", "", false},
		{"mixed case in the second word", "RELOJ rE", "", true},
		{"one word in capitals and one in small letters", "RELOJ re", "", false},
		{"K and W of every word", "KILO (W)E K0", "K W K", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			e := edition(t, "es-100")
			_, got, err := e.SpellTyped(strings.Fields(test.words))
			if err != nil {
				t.Fatal(err)
			}
			want := scoring.Spelling{MixedCase: test.mixed}
			for _, text := range strings.Fields(test.forced) {
				l, _ := e.Letter(text)
				want.Forced = append(want.Forced, l)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("expected (-) and told (+):\n%s", diff)
			}
		})
	}
}

func TestTypedWordIsWrittenWithItsMarks(t *testing.T) {
	for _, test := range []struct{ edition, text, want string }{
		{"es-100", "ch2w(o)r?3l", "CH2wO0R?3l"},
		{"es-100", "L|LLA", "L|LLA"},
		{"es-100", "LLLA", "LLLA"},
		{"nl-ij", "BI|J2lOU", "BI|J2lOU"},
		{"nl-ij", "BIJOU", "BIJOU"},
		{"nl-ij", "I?J", "I?|J"},
		{"ca-100", "col.la", "COL·LA"},
		{"en-super", "Z4lA4w", "Z4lA4w"},
		{"es-100", "A2l0B", "A0B"},
	} {
		t.Run(test.text, func(t *testing.T) {
			e := edition(t, test.edition)
			typed, _, err := e.SpellTyped([]string{test.text})
			if err != nil {
				t.Fatal(err)
			}
			if got := typed[0].Text(e); got != test.want {
				t.Errorf("%q is written %q, want %q", test.text, got, test.want)
			}
		})
	}
}

// A typed play that did not come through SpellTyped, from a saved game for instance, is
// held to the same limits.
func TestCheckTyped(t *testing.T) {
	e := edition(t, "es-100")
	word := func(fresh, old int) scoring.TypedWord {
		var w scoring.TypedWord
		for i := range fresh + old {
			w = append(w, scoring.TypedTile{Tile: 1, Old: i >= fresh})
		}
		return w
	}
	words := func(n int) scoring.Typed {
		var typed scoring.Typed
		for range n {
			typed = append(typed, word(1, 1))
		}
		return typed
	}
	for _, test := range []struct {
		name  string
		typed scoring.Typed
		want  scoring.SpellingFault // 0 is none
	}{
		{"no word", nil, scoring.NoLetters},
		{"a main word and seven across", words(8), 0},
		{"a main word and eight across", words(9), scoring.TooManyWords},
		{"a word as long as the board", scoring.Typed{word(7, 8)}, 0},
		{"a word longer than the board", scoring.Typed{word(7, 9)}, scoring.TooLong},
		{"a cross word longer than the board", scoring.Typed{word(7, 0), word(1, 15)}, scoring.TooLong},
		{"as many new tiles as a rack", scoring.Typed{word(7, 0)}, 0},
		{"more new tiles than a rack", scoring.Typed{word(8, 0)}, scoring.TooManyNew},
		{"more new tiles than a rack in a cross word", scoring.Typed{word(1, 1), word(8, 0)}, scoring.TooManyNew},
		{"new tiles are not added over words", scoring.Typed{word(4, 0), word(4, 0)}, 0},
		{"nothing new", scoring.Typed{word(0, 3)}, scoring.NothingNew},
		{"nothing new in the main word alone", scoring.Typed{word(0, 3), word(1, 1)}, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			scoring.CountTyped(e, test.typed) // a saved play beyond the limits is counted all the same
			err := e.CheckTyped(test.typed)
			var got scoring.SpellingFault
			if err != nil {
				got = err.(*scoring.SpellingError).Fault
			}
			if got != test.want {
				t.Errorf("%v, want %v", err, test.want)
			}
		})
	}
}

func TestMarksAreThoseOfTheBoard(t *testing.T) {
	four := []scoring.Premium{scoring.DoubleLetter, scoring.TripleLetter, scoring.DoubleWord, scoring.TripleWord}
	for id, want := range map[string][]scoring.Premium{
		"es-100":      four,
		"pl-literaki": four,
		"en-super":    append(four, scoring.QuadrupleLetter, scoring.QuadrupleWord),
	} {
		if diff := cmp.Diff(want, edition(t, id).Marks()); diff != "" {
			t.Errorf("%s: expected (-) and listed (+):\n%s", id, diff)
		}
	}
}
