package finder

import (
	"fmt"

	"tanteo/scoring"
)

// MostLaid is how many tiles a found play may lay.
const MostLaid = 9

// mostHeld is how many tiles a rack may have, to be counted in a byte.
const mostHeld = 255

// RackError is a rack that cannot be searched: it lets more tiles be laid at once than a
// found play holds, or has a tile that is none of the edition.
type RackError struct {
	Tiles int
	Tile  scoring.Tile // the tile that is none; 0 where there are too many
}

func (e *RackError) Error() string {
	if e.Tile != 0 {
		return fmt.Sprintf("tile %d is none of the edition", e.Tile)
	}
	return fmt.Sprintf("%d tiles to lay, where %d are possible", e.Tiles, MostLaid)
}

// rack is tiles in hand, by letter.
type rack struct {
	set    uint64 // letters
	counts [scoring.MaxLetters + 1]uint8
	blanks int
	tiles  int
	most   int // tiles that may be laid at once
}

// rackOf sorts tiles by letter. A blank is a blank, whatever it stands for.
func rackOf(e *scoring.Edition, tiles []scoring.Tile) (rack, error) {
	r := rack{tiles: len(tiles), most: min(len(tiles), e.Rack)}
	if r.most > MostLaid || len(tiles) > mostHeld {
		return r, &RackError{Tiles: len(tiles)}
	}
	return r, r.add(e, tiles)
}

func (r *rack) add(e *scoring.Edition, tiles []scoring.Tile) error {
	last := lastLetter(e)
	for _, t := range tiles {
		switch l := t.Letter(); {
		case t.IsBlank():
			r.blanks++
		case l == 0 || l > last:
			return &RackError{Tiles: len(tiles), Tile: t}
		default:
			r.set |= 1 << l
			r.counts[l]++
		}
	}
	return nil
}

// lastLetter is the last of the alphabet, as Edition.Alphabet has it.
func lastLetter(e *scoring.Edition) scoring.Letter {
	return scoring.Letter(len(e.Letters) + len(e.BlankOnly))
}
