package scoring

// Letter is a small number in its edition's alphabet, from 1; 0 is no letter. It means
// nothing outside the edition, so files write Edition.Text instead.
type Letter uint8

// Tile is a letter, or a blank standing for one; 0 is no tile.
type Tile uint8

const blankBit = 0x80

// UnnamedBlank is a blank on a rack, which stands for no letter yet.
const UnnamedBlank Tile = blankBit

// Tile is the tile that carries the letter.
func (l Letter) Tile() Tile { return Tile(l) }

// Blank is a blank standing for the letter.
func (l Letter) Blank() Tile { return Tile(l) | blankBit }

// Letter is what the tile shows.
func (t Tile) Letter() Letter { return Letter(t &^ blankBit) }

// IsBlank says whether the tile is a blank.
func (t Tile) IsBlank() bool { return t&blankBit != 0 }

// LettersOf are the letters that tiles show.
func LettersOf(tiles []Tile) []Letter {
	letters := make([]Letter, len(tiles))
	for i, t := range tiles {
		letters[i] = t.Letter()
	}
	return letters
}

// Turned is the same letter with the other kind of tile: a blank for a lettered tile and
// back. A letter that only a blank may be stays a blank.
func (e *Edition) Turned(t Tile) Tile {
	if t.IsBlank() && e.OnlyBlank(t.Letter()) {
		return t
	}
	return t ^ blankBit
}
