package sheet

import "tanteo/scoring"

// Tiles is what the sheet knows of the tiles that are still to come.
type Tiles struct {
	Unseen     int   // tiles not on the board
	Bag        int   // of those, in the bag while every rack is full; never below 0
	Letters    []int // those left, by scoring.Letter; index 0 is the blanks; below 0 where over-used
	Uncounted  int   // turns whose tiles are not known
	OverusedBy []Overuse
}

// Overuse is a letter of which the sheet has more than the set.
type Overuse struct {
	Letter scoring.Letter // 0 is the blank
	Used   int
	Has    int
	Turns  []int // numbers of the turns that used it
}

func newTiles(e *scoring.Edition) Tiles {
	left := make([]int, len(e.Alphabet())+1)
	left[0] = e.Blanks
	for _, l := range e.Alphabet() {
		left[l] = e.Count(l)
	}
	return Tiles{Unseen: e.Tiles(), Letters: left}
}

// slot is where a tile is counted: a blank with the blanks, whatever it stands for.
func slot(t scoring.Tile) scoring.Letter {
	if t.IsBlank() {
		return 0
	}
	return t.Letter()
}

// use takes a tile off what is left; n is -1 to put it back.
func (t *Tiles) use(tile scoring.Tile, n int) {
	t.Letters[slot(tile)] -= n
	t.Unseen -= n
}

// OnRacks is how many tiles must be on the racks, since the bag cannot hold them.
func (t *Tiles) OnRacks() int { return max(0, t.Unseen) - t.Bag }

// Overused are the notices of letters of which a change has made more than the set has, and more
// than there were before it.
func Overused(before, after *Standings) []Notice {
	known := map[scoring.Letter]int{}
	for _, o := range before.Tiles.OverusedBy {
		known[o.Letter] = o.Used
	}
	var all []Notice
	for _, n := range after.Notices {
		if n.Overuse != nil && n.Overuse.Used > known[n.Overuse.Letter] {
			all = append(all, n)
		}
	}
	return all
}
