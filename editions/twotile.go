package editions

import "tanteo/scoring"

// TwoTile are the words of two tiles of an edition, in the order of its alphabet, and who
// says so.
type TwoTile struct {
	Words  []string
	Source string
}

// TwoTileOf are the words of two tiles of an edition; false where no source tells them.
func TwoTileOf(e *scoring.Edition) (TwoTile, bool) {
	path := "data/two/" + e.ID + ".toml"
	text, err := data.ReadFile(path)
	if err != nil {
		return TwoTile{}, false
	}
	two, err := readTwoTile(path, text, e)
	return two, err == nil
}

// readTwoTile reads the text of a file of such words. They must be two tiles each: an edition
// of a player's own can have the id of one of ours and other tiles.
func readTwoTile(path string, text []byte, e *scoring.Edition) (TwoTile, error) {
	doc, t := open(path, text)
	if id := t.need("edition"); id.text() != e.ID {
		id.fail("%q is not the name of the file, %q", id.text(), e.ID)
	}
	two := TwoTile{Source: t.need("source").text()}
	for _, word := range t.need("words").list() {
		s, err := e.Spell(word.text())
		if err != nil || len(s.Tiles) != 2 {
			word.fail("%q is not two tiles", word.text())
		}
		two.Words = append(two.Words, word.text())
	}
	t.close()
	return two, doc.err()
}
