package scoring_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"tanteo/scoring"
)

// fuzzEditions are the editions that read text in different ways.
func fuzzEditions(f *testing.F) []*scoring.Edition {
	var all []*scoring.Edition
	for _, id := range []string{"es-100", "nl-ij", "pl", "ca-100", "en-super"} {
		all = append(all, edition(f, id))
	}
	return all
}

var fuzzTexts = []string{"JAMÓN", "C|H", "CH2wORI0ZOS2w", "M2lE(S?)", "L|LL", "col·la", "col.la", "ĳs", "?", "I|", "(", "..", "A\u0301\u0302", "\xff", "ß", "ǰ", "KILO"}

func FuzzSpell(f *testing.F) {
	for _, text := range fuzzTexts {
		f.Add(text)
	}
	all := fuzzEditions(f)
	f.Fuzz(func(t *testing.T, text string) {
		for _, e := range all {
			s, err := e.Spell(text)
			checkSpellingError(t, err)
			if err == nil {
				checkReadAgain(t, e, s.Tiles)
			}
			rack, err := e.SpellRack(text)
			checkSpellingError(t, err)
			if err == nil && len(rack) == 0 {
				t.Errorf("%s: %q is an empty rack", e.ID, text)
			}
		}
	})
}

func checkSpellingError(t *testing.T, err error) {
	t.Helper()
	if err == nil {
		return
	}
	wrong, ok := errors.AsType[*scoring.SpellingError](err)
	if !ok {
		t.Fatalf("%v is not a *SpellingError", err)
	}
	if wrong.Fault.String() == "" || !utf8.ValidString(wrong.Text) {
		t.Errorf("the error is %q", wrong)
	}
}

// checkReadAgain writes tiles out and reads them once more.
func checkReadAgain(t *testing.T, e *scoring.Edition, tiles []scoring.Tile) {
	t.Helper()
	if len(tiles) == 0 {
		t.Fatalf("%s: no tiles and no fault", e.ID)
	}
	var text strings.Builder
	for i, tile := range tiles {
		switch {
		case tile == 0:
			text.WriteByte('.')
			continue
		case i > 0 && tiles[i-1] != 0:
			text.WriteByte('|')
		}
		text.WriteString(e.Text(tile.Letter()))
		if tile.IsBlank() {
			text.WriteByte('?')
		}
	}
	again, err := e.Spell(text.String())
	if len(text.String()) > 512 {
		return // it may be longer than it was typed
	}
	if err != nil || !slices.Equal(again.Tiles, tiles) && !strings.Contains(text.String(), ".") {
		t.Errorf("%s: %q is read as %v, %v; want %v", e.ID, text.String(), again.Tiles, err, tiles)
	}
}

func FuzzSpellTyped(f *testing.F) {
	for _, text := range fuzzTexts {
		f.Add(text)
		f.Add("ME " + text)
	}
	all := fuzzEditions(f)
	f.Fuzz(func(t *testing.T, text string) {
		for _, e := range all {
			typed, _, err := e.SpellTyped(strings.Split(text, " "))
			checkSpellingError(t, err)
			if err != nil {
				continue
			}
			before := scoring.CountTyped(e, typed)
			var texts []string
			for _, word := range typed {
				texts = append(texts, word.Text(e))
			}
			again, _, err := e.SpellTyped(texts)
			if err != nil {
				t.Fatalf("%s: %q is written %q and refused: %v", e.ID, text, texts, err)
			}
			if after := scoring.CountTyped(e, again); after.Points != before.Points || after.NewTiles != before.NewTiles {
				t.Errorf("%s: %q counts %d, written as %q it counts %d", e.ID, text, before.Points, texts, after.Points)
			}
		}
	})
}

func FuzzNewEdition(f *testing.F) {
	f.Add("A B CH C H", "L·L L.L", "K", "A", "Ń", "ØO", standard, 7, 7, 50, true)
	f.Add("A", "", "", "", "", "", lopsided, 63, 63, 9999, false)
	f.Add("", "Ä", "ß", "", "\xff", "O", "..... ..... ..x.. ..... .....", 0, -1, -1, false)
	f.Fuzz(func(t *testing.T, letters, also, blankOnly, vowels, unfolded, foldAlso, board string, rack, bonusTiles, bonus int, apart bool) {
		d := scoring.Definition{ID: "x", BlankOnly: strings.Fields(blankOnly), Vowels: strings.Fields(vowels), Unfolded: strings.Fields(unfolded),
			FoldAlso: strings.Fields(foldAlso), Apart: apart, KeepMarks: !apart, Blanks: rack, BlankValue: bonus, BlankLeft: bonus, Rack: rack,
			Bonus: []scoring.Bonus{{Tiles: bonusTiles, Points: bonus}}, Board: strings.Fields(board), Notation: scoring.Rows}
		for i, letter := range strings.Fields(letters) {
			d.Letters = append(d.Letters, scoring.LetterDef{Letter: letter, Count: i, Value: bonus})
		}
		if ways := strings.Fields(also); len(ways) > 0 {
			d.Letters = append(d.Letters, scoring.LetterDef{Letter: ways[0], Also: ways[1:]})
		}
		e, err := scoring.NewEdition(d)
		if err != nil {
			if _, ok := errors.AsType[*scoring.DefinitionError](err); !ok {
				t.Fatalf("%v is not a *DefinitionError", err)
			}
			return
		}
		for _, l := range e.Alphabet() {
			want := l.Tile()
			if e.OnlyBlank(l) {
				want = l.Blank()
			}
			if s, err := e.Spell(e.Text(l)); err != nil || !slices.Equal(s.Tiles, []scoring.Tile{want}) {
				t.Errorf("the letter %q is read as %v, %v", e.Text(l), s.Tiles, err)
			}
			if s, err := e.Spell(e.Text(l) + "?"); err != nil || !slices.Equal(s.Tiles, []scoring.Tile{l.Blank()}) {
				t.Errorf("a blank %q is read as %v, %v", e.Text(l), s.Tiles, err)
			}
		}
		again, err := scoring.NewEdition(e.Definition)
		if err != nil || !again.Same(e) {
			t.Errorf("its own definition makes another edition: %v", err)
		}
	})
}

func FuzzNotation(f *testing.F) {
	for _, text := range []string{"H4", "8D", "15O", "o15", "H0", "A999", "", "44", "é4", "\xff4"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, n := range []scoring.Notation{scoring.Rows, scoring.GCG, ""} {
			s, d, ok := n.Parse(text)
			if !ok || s.Row < 0 || s.Row > 20 || s.Col < 0 || s.Col > 20 {
				continue
			}
			if gotS, gotD, _ := n.Parse(n.Format(s, d)); gotS != s || gotD != d {
				t.Errorf("%s: %q is %v %v, written %q it is %v %v", n, text, s, d, n.Format(s, d), gotS, gotD)
			}
		}
	})
}

// FuzzPlace lays tiles wherever the bytes say, four to a tile.
func FuzzPlace(f *testing.F) {
	f.Add([]byte("\x07\x07\x01\x00\x07\x08\x02\x00"), false)
	f.Add([]byte("\x07\x07\x01\x00\x07\x07\x02\x80"), true)
	e := edition(f, "es-100")
	f.Fuzz(func(t *testing.T, tiles []byte, down bool) {
		d := scoring.Across
		if down {
			d = scoring.Down
		}
		board := scoring.NewBoard(e.Layout)
		for turn := range slices.Chunk(tiles, 4*e.Rack) {
			var laid []scoring.Laid
			for one := range slices.Chunk(turn, 4) {
				if len(one) < 4 {
					return
				}
				l := e.Alphabet()[int(one[2])%len(e.Alphabet())]
				tile := l.Tile()
				if one[3] >= 0x80 || e.OnlyBlank(l) {
					tile = l.Blank()
				}
				laid = append(laid, scoring.Laid{Square: scoring.Square{Row: int(int8(one[0])), Col: int(int8(one[1]))}, Tile: tile})
			}
			play, err := scoring.Place(e, &board, laid, d)
			checkAgainstSlow(t, e, &board, laid, play, err)
			if err == nil {
				board = board.With(laid)
			}
		}
	})
}
