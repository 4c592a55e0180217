package finder_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tanteo/scoring"
)

// The drawn boards of the test editions.
const (
	standard = `
T..d...T...d..T
.D...t...t...D.
..D...d.d...D..
d..D...d...D..d
....D.....D....
.t...t...t...t.
..d...d.d...d..
T..d...D...d..T
..d...d.d...d..
.t...t...t...t.
....D.....D....
d..D...d...D..d
..D...d.d...D..
.D...t...t...D.
T..d...T...d..T`

	super = `
Q..d...T..d..T...d..Q
.D..t...D...D...t..D.
..D..q...D.D...q..D..
d..T..d...T...d..T..d
.t..D...t...t...D..t.
..q..D...d.d...D..q..
...d..D...d...D..d...
T......D.....D......T
.D..t...t...t...t..D.
..D..d...d.d...d..D..
d..T..d...D...d..T..d
..D..d...d.d...d..D..
.D..t...t...t...t..D.
T......D.....D......T
...d..D...d...D..d...
..q..D...d.d...D..q..
.t..D...t...t...D..t.
d..T..d...T...d..T..d
..D..q...D.D...q..D..
.D..t...D...D...t..D.
Q..d...T..d..T...d..Q`

	literaki = `
5.T..2.5.2..T.5
....2.5.5.2....
T..2.D.1.D.2..T
..2.D.1.1.D.2..
.2.D.1...1.D.2.
2.D.1..3..1.D.2
.5.1..3.3..1.5.
5.1..3.5.3..1.5
.5.1..3.3..1.5.
2.D.1..3..1.D.2
.2.D.1...1.D.2.
..2.D.1.1.D.2..
T..2.D.1.D.2..T
....2.5.5.2....
5.T..2.5.2..T.5`

	// lopsided is no board on sale: it is not symmetric, so that a mirrored search shows.
	lopsided = `
T...d..
.D..q..
t......
...D.5.
.Q.....
..d....
3.....2`
)

const (
	english = "A9:1 B2:3 C2:3 D4:2 E12:1 F2:4 G3:2 H2:4 I9:1 J1:8 K1:5 L4:1 M2:3 N6:1 O8:1 P2:3 Q1:10 R6:1 S4:1 T6:1 U4:1 V2:4 W2:4 X1:8 Y2:4 Z1:10"
	polish  = "A9:1 Ą1:5 B2:3 C3:2 Ć1:6 D3:2 E7:1 Ę1:5 F1:5 G2:3 H2:3 I8:1 J2:3 K3:2 L3:2 Ł2:3 M3:2 N5:1 Ń1:7 O6:1 Ó1:5 P3:2 R4:1 S4:1 Ś1:5 T3:2 U2:3 W4:1 Y4:2 Z5:1 Ź1:9 Ż1:5"
)

// editions are the sets that the tests play with: letter, tiles, ":" and points, and words
// that use what is special in each.
var editions = []struct {
	letters string
	board   string
	words   string
	scoring.Definition
}{
	{"A12:1 B2:3 C4:3 CH1:5 D5:2 E12:1 F1:4 G2:2 H2:4 I6:1 J1:8 L4:1 LL1:8 M2:3 N5:1 Ñ1:8 O9:1 P2:3 Q1:5 R5:1 RR1:8 S6:1 T4:1 U5:1 V1:4 X1:8 Y1:4 Z1:10",
		standard, "ACA CHAL CHE HE AL LA ALA ALAS LLAMA LLAMAS CALLE CALLES HOLA HOLAS PERRO PERROS ERA ERRAR RE AR ERRE ECHAR LECHE LECHES ES SE SOL SAL ALCE ALL COCHE OCHO CAL KILO CALLERAS ECHARLAS LLAMARES",
		scoring.Definition{ID: "es-100", Blanks: 2, BlankOnly: []string{"K", "W"}, Vowels: []string{"A", "E", "I", "O", "U"}, Notation: scoring.Rows}},
	{"A6:1 B2:3 C2:5 D5:2 E18:1 F1:4 G3:2 H2:4 I4:1 IJ2:4 J2:4 K3:3 L3:3 M3:3 N10:1 O6:1 P2:3 Q1:10 R5:2 S4:2 T5:2 U3:4 V2:4 W2:5 X1:8 Y1:8 Z2:4",
		standard, "IJS IJSJE BIJ BIJNA JE JA ZIJ NIJ DE DI ES IS SI EN NE NIJD RIJ RIJEN RIJS REIS SEIN BI|JOU", scoring.Definition{ID: "nl-ij", Blanks: 2, Apart: true, Notation: scoring.Rows}},
	{english, standard, "AA AB ABLE CAT CATS AT TA AS EAT EATS TEA TEAS SEAT EAST ATE ET TE ES TREE TREES RETREAT STARTER TASTIER ARTIEST SETTER TESTER STREETS RETEST RESTATE STATER OE TOE TOES OES ON NO ONE ONES", scoring.Definition{ID: "en-100", Blanks: 2, Notation: scoring.GCG}},
	{"A16:1 B4:3 C6:3 D8:2 E24:1 F4:4 G5:2 H5:4 I13:1 J2:8 K2:5 L7:1 M6:3 N13:1 O15:1 P4:3 Q2:10 R13:1 S10:1 T15:1 U7:1 V3:4 W4:4 X2:8 Y4:4 Z2:10",
		super, "AA AT TA AS EAT EATS TEA TEAS SEAT ATE ET TE ES TREE TREES RETREAT STARTER TASTIER ARTIEST TREATIES INSTANTIATE INSTANTIATES ON NO ONE ONES", scoring.Definition{ID: "en-super", Blanks: 4, Notation: scoring.GCG}},
	{"A5:1 B2:3 C2:4 D4:1 E15:1 F2:4 G3:2 H4:2 I6:1 J1:6 K2:4 L3:2 M4:3 N9:1 O3:2 P1:4 Q1:10 R6:1 S7:1 T6:1 U6:1 V1:6 W1:3 X1:8 Y1:10 Z1:3 Ä1:6 Ö1:8 Ü1:6",
		standard, "ÄRA ÄREN ER ES ÖL ÖLE SEE SEEN SEHEN SEHE EHE EHEN NEHE NÄHE NÄHEN ÜBEN ÜBE TÜR REIN EIN EI INS", scoring.Definition{ID: "de", Blanks: 2, Notation: scoring.GCG}},
	{polish, standard, "ŻE ŻEŃ EŻ ŁAN ŁANY ŁANÓW AŻ ŻAR ŻARY ĆMA ĆMY TY NY ŹLE ŚLE SĄ ĄĘ ŹŻ DŹ ŻRĄ ŻRĘ EL LE AR RA ANTEN ANTENY RYNNA TRENY NERY RENY ANTENNY ŻARENNY", scoring.Definition{ID: "pl", Blanks: 2, KeepMarks: true, BlankOnly: []string{"Q", "V", "X"}, Notation: scoring.GCG}},
	{strings.NewReplacer("Ć1:6", "Ć1:5", "Ń1:7", "Ń1:5", "Ź1:9", "Ź1:5").Replace(polish),
		literaki, "ŻE EŻ ŁAN ŁANY AŻ ŻAR ŻARY ĆMA TY NY ŹLE SĄ ŹŻ ŻRĄ EL LE AR RA ANTEN ANTENY TRENY NERY RENY ANTENNY ŻARENNY", scoring.Definition{ID: "pl-literaki", Blanks: 2, KeepMarks: true, BlankOnly: []string{"Q", "V", "X"}, Notation: scoring.GCG}},
	{"A12:1 B2:3 C3:2 Ç1:10 D3:2 E13:1 F1:4 G2:3 H1:8 I8:1 J1:8 L4:1 L·L=L.L=L-L=L•L=L‧L1:10 M3:2 N6:1 NY1:10 O5:1 P2:3 QU1:8 R8:1 S8:1 T5:1 U4:1 V1:4 X1:10 Z1:8",
		standard, "QUE QUÈ ANY ANYS ANAR NAS CEL·LA CEL·LES AL LA SEC SEQUES ES SE SÍ NYA NYUS UN NU ÇA CAÇA CAÇAR LES EL YIN", scoring.Definition{ID: "ca-100", Blanks: 2, BlankOnly: []string{"K", "W", "Y"}, Notation: scoring.Rows}},
	// A table of its own: a small lopsided board, eight on a rack, a bonus from six tiles on,
	// blanks that count.
	{english, lopsided, "AA AT TA AS EAT EATS TEA TEAS SEAT ATE ET TE ES TREE TREES RETREAT STARTER ON NO ONE ONES SEASONS", scoring.Definition{ID: "own", Blanks: 2, BlankValue: 2, BlankLeft: 5, Rack: 8, Notation: scoring.Rows,
		Bonus: []scoring.Bonus{{Tiles: 6, Points: 10}, {Tiles: 7, Points: 50}, {Tiles: 8, Points: 75}}}},
}

func edition(t testing.TB, id string) *scoring.Edition {
	t.Helper()
	for _, one := range editions {
		if one.ID != id {
			continue
		}
		d := one.Definition
		d.Name, d.Rules = id, "home"
		d.Letters = letterDefs(t, one.letters)
		d.Board = strings.Fields(one.board)
		if d.Rack == 0 {
			d.Rack, d.Bonus = 7, []scoring.Bonus{{Tiles: 7, Points: 50}}
		}
		d.Bonus = slices.Clone(d.Bonus)
		e, err := scoring.NewEdition(d)
		if err != nil {
			t.Fatalf("edition %s: %v", id, err)
		}
		return e
	}
	t.Fatalf("no test edition %q", id)
	return nil
}

// letterDefs reads "A12:1 L·L=L.L1:10": a letter, other ways to type it, tiles and points.
func letterDefs(t testing.TB, text string) []scoring.LetterDef {
	t.Helper()
	var defs []scoring.LetterDef
	for _, one := range strings.Fields(text) {
		i := strings.IndexAny(one, "0123456789")
		count, value, _ := strings.Cut(one[i:], ":")
		n, err := strconv.Atoi(count)
		v, err2 := strconv.Atoi(value)
		if err != nil || err2 != nil {
			t.Fatalf("letter %q is not written like A12:1", one)
		}
		ways := strings.Split(one[:i], "=")
		defs = append(defs, scoring.LetterDef{Letter: ways[0], Count: n, Value: v, Also: ways[1:]})
	}
	return defs
}

// someWords is the small list of a test edition.
func someWords(t testing.TB, e *scoring.Edition) [][]scoring.Letter {
	t.Helper()
	var words [][]scoring.Letter
	for _, one := range editions {
		if one.ID == e.ID {
			for _, text := range strings.Fields(one.words) {
				words = append(words, word(t, e, text))
			}
		}
	}
	return words
}

// word is the letters of a text.
func word(t testing.TB, e *scoring.Edition, text string) []scoring.Letter {
	t.Helper()
	s, err := e.Spell(text)
	if err != nil {
		t.Fatalf("%s in %s: %v", text, e.ID, err)
	}
	letters := make([]scoring.Letter, len(s.Tiles))
	for i, tile := range s.Tiles {
		letters[i] = tile.Letter()
	}
	return letters
}

// anyWords makes up words of some letters of an edition.
func anyWords(r *rand.Rand, e *scoring.Edition, letters []scoring.Letter, count, shortest, longest int) [][]scoring.Letter {
	words := make([][]scoring.Letter, count)
	for n := range words {
		word := make([]scoring.Letter, shortest+r.IntN(longest-shortest+1))
		for i := range word {
			word[i] = letters[r.IntN(len(letters))]
			for i > 0 && e.Pair(word[i-1], word[i]) {
				word[i] = letters[r.IntN(len(letters))]
			}
		}
		words[n] = word
	}
	return words
}
