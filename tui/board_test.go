package tui

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/tui/desk/board"
)

// Typed key by key, pasted or written in a line, a word is the same tiles in every edition, also
// where one sign stands for several letters: ŀ, ĳ, ǉ, ﬁ, ß, æ.
func TestKeysPasteAndLineSpellAlike(t *testing.T) {
	t.Parallel()
	catalogue := editions.Embedded()
	for _, listed := range catalogue.List() {
		id := listed.ID
		e, err := catalogue.Edition(id)
		if err != nil {
			t.Fatal(err)
		}
		signs := []string{"ŀ", "Ŀ", "ĳ", "Ĳ", "ǉ", "Ǉ", "ǅ", "ﬁ", "ﬄ", "ß", "ẞ", "æ", "œ", "Ａ", "ä", "é", "ł", "·"}
		for _, l := range e.Alphabet() {
			signs = append(signs, e.Text(l), strings.ToLower(e.Text(l)))
		}
		t.Run(id, rapid.MakeCheck(func(t *rapid.T) {
			text := strings.Join(rapid.SliceOfN(rapid.SampledFrom(signs), 1, 7).Draw(t, "signs"), "")
			spelled, err := e.Spell(text)
			if err != nil || len(spelled.Tiles) > e.Layout.Side {
				return
			}
			b, board := board.Pane{}, scoring.NewBoard(e.Layout)
			for _, r := range text {
				if b, err = b.Letter(e, &board, string(r)); err != nil {
					t.Fatalf("%q is a word of a line, and by keys %q of it is refused: %v", text, r, err)
				}
			}
			laid := make([]scoring.Tile, len(b.Laid))
			for i, l := range b.Laid {
				laid[i] = l.Tile
			}
			if !slices.Equal(laid, spelled.Tiles) {
				t.Errorf("%q is %s in a line and %s by keys", text, texts(e, spelled.Tiles), texts(e, laid))
			}
		}))
	}
}

func texts(e *scoring.Edition, tiles []scoring.Tile) string {
	all := make([]string, len(tiles))
	for i, t := range tiles {
		all[i] = e.TileText(t)
	}
	return strings.Join(all, " ")
}
