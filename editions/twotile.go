package editions

import (
	"slices"

	"tanteo/scoring"
)

// TwoTile are the words of two tiles of an edition, in the order of its alphabet, and who
// says so.
type TwoTile struct {
	Words  []string
	Source string
}

// TwoTileOf are the words of two tiles of an edition; false where no source tells them.
func TwoTileOf(e *scoring.Edition) (TwoTile, bool) {
	files, _ := data.ReadDir(twoTileFolder)
	for _, file := range files {
		path := twoTileFolder + "/" + file.Name()
		text, err := data.ReadFile(path)
		if err != nil {
			return TwoTile{}, false
		}
		if two, of, err := readTwoTile(path, text, e); of {
			return two, err == nil
		}
	}
	return TwoTile{}, false
}

const twoTileFolder = "data/two"

// readTwoTile reads the text of a file of such words, where it is of this edition. Each must be
// two tiles, which is checked because a player's own edition can have the id of one of ours and
// other tiles.
func readTwoTile(path string, text []byte, e *scoring.Edition) (two TwoTile, of bool, err error) {
	doc, t := open(path, text)
	if of = slices.Contains(t.need("editions").texts(), e.ID); !of {
		return TwoTile{}, false, nil
	}
	two.Source = t.need("source").text()
	for _, word := range t.need("words").list() {
		s, err := e.Spell(word.text())
		if err != nil || len(s.Tiles) != 2 {
			word.fail(Mistake{Reason: NotTwoTiles, Text: word.text()})
		}
		two.Words = append(two.Words, word.text())
	}
	t.close()
	return two, true, doc.err()
}
