package file

import (
	"fmt"
	"strings"

	"tanteo/scoring"
)

// tileNames is how a file writes the tiles of an edition: "CH", and a blank in lower case.
// Where a letter has no lower case, or shares it with another (I and İ), its blank is
// written "İ?". Letters have no "?" and no digit in them, so no two tiles share a name.
type tileNames struct {
	names map[scoring.Tile]string
	tiles map[string]scoring.Tile
}

func nameTiles(e *scoring.Edition) tileNames {
	n := tileNames{map[scoring.Tile]string{}, map[string]scoring.Tile{}}
	for _, l := range e.Alphabet() {
		if !e.OnlyBlank(l) {
			n.add(e.Text(l), l.Tile())
		} else {
			n.tiles[e.Text(l)] = 0 // taken, so that no blank gets this name
		}
	}
	for _, l := range e.Alphabet() {
		name := strings.ToLower(e.Text(l))
		if _, taken := n.tiles[name]; taken {
			name = e.Text(l) + "?"
		}
		n.add(name, l.Blank())
	}
	return n
}

func (n tileNames) add(name string, t scoring.Tile) {
	n.names[t] = name
	n.tiles[name] = t
}

// write names a tile of the board.
func (n tileNames) write(t scoring.Tile) (string, error) {
	name, ok := n.names[t]
	if !ok {
		return "", fmt.Errorf("%d is no tile of the edition", t)
	}
	return name, nil
}

// read finds the tile of the board that has a name.
func (n tileNames) read(name string) (scoring.Tile, error) {
	if t := n.tiles[name]; t != 0 {
		return t, nil
	}
	return 0, fmt.Errorf("%q is no tile of the edition", name)
}

// writeRack names the tiles of a rack, where "?" is a blank that stands for nothing yet and
// "_" a tile that is not known.
func (n tileNames) writeRack(tiles []scoring.Tile) ([]string, error) {
	names := make([]string, len(tiles))
	for i, t := range tiles {
		switch t {
		case scoring.UnnamedBlank:
			names[i] = "?"
			continue
		case 0:
			names[i] = "_"
			continue
		}
		var err error
		if names[i], err = n.write(t); err != nil {
			return nil, err
		}
	}
	return names, nil
}

func (n tileNames) readRack(names []string) ([]scoring.Tile, error) {
	tiles := make([]scoring.Tile, len(names))
	for i, name := range names {
		switch name {
		case "?":
			tiles[i] = scoring.UnnamedBlank
			continue
		case "_":
			continue
		}
		var err error
		if tiles[i], err = n.read(name); err != nil {
			return nil, err
		}
	}
	return tiles, nil
}

// writePlay names the tiles of a play, in brackets where the play passes through them.
func (n tileNames) writePlay(tiles []scoring.PlayTile) ([]string, error) {
	names := make([]string, len(tiles))
	for i, t := range tiles {
		name, err := n.write(t.Tile)
		if err != nil {
			return nil, err
		}
		if !t.New {
			name = "(" + name + ")"
		}
		names[i] = name
	}
	return names, nil
}

func (n tileNames) readPlay(names []string) ([]scoring.PlayTile, error) {
	tiles := make([]scoring.PlayTile, len(names))
	for i, name := range names {
		name, old := unbracketed(name)
		t, err := n.read(name)
		if err != nil {
			return nil, err
		}
		tiles[i] = scoring.PlayTile{Tile: t, New: !old}
	}
	return tiles, nil
}

func unbracketed(name string) (inner string, had bool) {
	if inner, ok := strings.CutPrefix(name, "("); ok {
		if inner, ok = strings.CutSuffix(inner, ")"); ok {
			return inner, true
		}
	}
	return name, false
}

// premiumMarks is how a file marks a tile of a typed word with what is under it.
var premiumMarks = map[scoring.Premium]string{
	scoring.Plain:        "",
	scoring.DoubleLetter: "2l", scoring.TripleLetter: "3l", scoring.QuadrupleLetter: "4l",
	scoring.DoubleWord: "2w", scoring.TripleWord: "3w", scoring.QuadrupleWord: "4w",
}

// writeTyped names the tiles of typed words: "R2w" on a double word, "(R)" for one that lay
// there. They are written tile by tile and not as they would be typed: if typing later reads C
// and H as CH, a file must still mean the same.
func (n tileNames) writeTyped(words scoring.Typed) ([][]string, error) {
	all := make([][]string, len(words))
	for i, word := range words {
		all[i] = make([]string, len(word))
		for j, t := range word {
			name, err := n.write(t.Tile)
			mark, ok := premiumMarks[t.Premium]
			switch {
			case err != nil:
				return nil, err
			case t.Old:
				name = "(" + name + ")"
			case !ok:
				return nil, fmt.Errorf("premium %d cannot be typed", t.Premium)
			default:
				name += mark
			}
			all[i][j] = name
		}
	}
	return all, nil
}

func (n tileNames) readTyped(names [][]string) (scoring.Typed, error) {
	typed := make(scoring.Typed, len(names))
	for i, word := range names {
		typed[i] = make(scoring.TypedWord, len(word))
		for j, name := range word {
			t, err := n.readTypedTile(name)
			if err != nil {
				return nil, err
			}
			typed[i][j] = t
		}
	}
	return typed, nil
}

func (n tileNames) readTypedTile(name string) (scoring.TypedTile, error) {
	inner, old := unbracketed(name)
	if old {
		tile, err := n.read(inner)
		return scoring.TypedTile{Tile: tile, Old: true}, err
	}
	for premium, mark := range premiumMarks {
		letter, ok := strings.CutSuffix(name, mark)
		if ok && n.tiles[letter] != 0 {
			return scoring.TypedTile{Tile: n.tiles[letter], Premium: premium}, nil
		}
	}
	_, err := n.read(name)
	return scoring.TypedTile{}, err
}
