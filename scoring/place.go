package scoring

// Play is a word on the board with the tiles that are new in it.
type Play struct {
	Start     Square
	Direction Direction
	Tiles     []PlayTile // the whole main word, from Start on
}

// PlayTile is a tile of a play: new, or one that lay there and the word passes through.
type PlayTile struct {
	Tile Tile
	New  bool
}

// NewTiles is how many tiles of the play are new.
func (p Play) NewTiles() int {
	n := 0
	for _, t := range p.Tiles {
		if t.New {
			n++
		}
	}
	return n
}

// Laid lists the new tiles with their squares.
func (p Play) Laid() []Laid {
	laid := make([]Laid, 0, len(p.Tiles))
	for i, t := range p.Tiles {
		if t.New {
			laid = append(laid, Laid{p.Start.Step(p.Direction, i), t.Tile})
		}
	}
	return laid
}

// End is the square of the last tile.
func (p Play) End() Square { return p.Start.Step(p.Direction, len(p.Tiles)-1) }

// Read makes tiles of a word that is typed whole from its first square: a letter of it on
// a taken square is the tile that lies there, 0 stands for whatever lies there.
// Marks for a blank on a tile that lies there are passed over: ignored says how many.
// The error is a *PlacementError: Differs where another letter lies, Missing where 0 meets
// a free square, OffBoard.
func (b *Board) Read(start Square, d Direction, word []Tile) (laid []Laid, ignored int, err error) {
	for i, t := range word {
		at := start.Step(d, i)
		if !b.layout.Contains(at) {
			return nil, 0, &PlacementError{OffBoard, at, t.Letter()}
		}
		lies := b.At(at)
		switch {
		case lies == 0 && t == 0:
			return nil, 0, &PlacementError{Missing, at, 0}
		case lies == 0:
			laid = append(laid, Laid{at, t})
		case t != 0 && lies.Letter() != t.Letter():
			return nil, 0, &PlacementError{Differs, at, lies.Letter()}
		case t.IsBlank() && !lies.IsBlank():
			ignored++
		}
	}
	return laid, ignored, nil
}

// Form makes a play of new tiles that lie in one line without a gap, even where the rules of
// placing do not allow it, since a play is counted while it is being laid. A single tile takes
// the direction that was meant, or the other one if only that makes a word. The error is a
// *PlacementError: NoTile, also for a tile without a letter, OffBoard, Taken, NotInLine or Gap.
func (b *Board) Form(laid []Laid, meant Direction) (Play, error) {
	if len(laid) == 0 {
		return Play{}, &PlacementError{Fault: NoTile, Square: b.layout.Centre}
	}
	first, last := laid[0].Square, laid[0].Square
	next := *b
	for _, l := range laid {
		if !b.layout.Contains(l.Square) {
			return Play{}, &PlacementError{OffBoard, l.Square, l.Tile.Letter()}
		}
		if next.At(l.Square) != 0 {
			return Play{}, &PlacementError{Taken, l.Square, next.At(l.Square).Letter()}
		}
		if l.Tile.Letter() == 0 {
			return Play{}, &PlacementError{Fault: NoTile, Square: l.Square}
		}
		next.put(l.Square, l.Tile)
		if l.Square.Row < first.Row || l.Square.Col < first.Col {
			first = l.Square
		}
		if l.Square.Row > last.Row || l.Square.Col > last.Col {
			last = l.Square
		}
	}
	d := meant
	if len(laid) > 1 {
		d = Across
		if first.Col == last.Col {
			d = Down
		}
	}
	for _, l := range laid {
		if d == Across && l.Square.Row != laid[0].Square.Row || d == Down && l.Square.Col != laid[0].Square.Col {
			return Play{}, &PlacementError{NotInLine, l.Square, l.Tile.Letter()}
		}
	}
	for at := first; at != last; at = at.Step(d, 1) {
		if next.At(at) == 0 {
			return Play{}, &PlacementError{Gap, at, 0}
		}
	}
	start, n := next.run(first, d)
	if n == 1 {
		if s, m := next.run(first, d.Turned()); m > 1 {
			start, n, d = s, m, d.Turned()
		}
	}
	p := Play{start, d, make([]PlayTile, n)}
	for i := range p.Tiles {
		at := start.Step(d, i)
		p.Tiles[i] = PlayTile{next.At(at), b.At(at) == 0}
	}
	return p, nil
}

// run is the row of tiles without a gap that a square is part of.
func (b *Board) run(at Square, d Direction) (start Square, n int) {
	start = at
	for b.At(start.Step(d, -1)) != 0 {
		start = start.Step(d, -1)
	}
	for b.At(start.Step(d, n)) != 0 {
		n++
	}
	return start, n
}

// Place makes a play of new tiles and holds it to the rules of placing: one line without a
// gap, touching what lies there, the first play over the centre with two tiles at least
// (seeds 000 and 002), no more tiles than a rack holds. The error is a *PlacementError.
func Place(e *Edition, b *Board, laid []Laid, meant Direction) (Play, error) {
	if len(laid) > e.Rack {
		return Play{}, &PlacementError{TooMany, laid[e.Rack].Square, laid[e.Rack].Tile.Letter()}
	}
	p, err := b.Form(laid, meant)
	if err != nil {
		return Play{}, err
	}
	if err := Allowed(e, b, p); err != nil {
		return Play{}, err
	}
	return p, nil
}

// Allowed holds a play that lies on a board to the rules of placing: no more tiles than a
// rack holds, the first play over the centre with two tiles at least, every other touching
// what lies there, no letter built from two. The error is a *PlacementError.
func Allowed(e *Edition, b *Board, p Play) error {
	fresh, touches := 0, false
	for i, t := range p.Tiles {
		if !t.New {
			touches = true
			continue
		}
		at := p.Start.Step(p.Direction, i)
		if fresh++; fresh > e.Rack {
			return &PlacementError{TooMany, at, t.Tile.Letter()}
		}
		touches = touches || b.touched(at)
	}
	switch {
	case b.count > 0 && !touches:
		return &PlacementError{Detached, p.Start, 0}
	case b.count == 0 && fresh == 1:
		first := p.Tiles[0] // nothing lies there, so all tiles are new
		return &PlacementError{OneTile, p.Start, first.Tile.Letter()}
	case b.count == 0 && !p.covers(b.layout.Centre):
		return &PlacementError{Fault: MissesCentre, Square: b.layout.Centre}
	}
	return p.splits(e, b)
}

func (p Play) covers(s Square) bool {
	for i := range p.Tiles {
		if p.Start.Step(p.Direction, i) == s {
			return true
		}
	}
	return false
}

// touched says whether a tile lies beside a square.
func (b *Board) touched(s Square) bool {
	for _, d := range [...]Direction{Across, Down} {
		if b.At(s.Step(d, 1)) != 0 || b.At(s.Step(d, -1)) != 0 {
			return true
		}
	}
	return false
}

// splits finds a new tile that together with a tile beside it spells a letter that has a tile of
// its own. The fault is shown on the second of the two.
func (p Play) splits(e *Edition, b *Board) error {
	cross := p.Direction.Turned()
	for i, t := range p.Tiles {
		at := p.Start.Step(p.Direction, i)
		l := t.Tile.Letter()
		if i > 0 && (t.New || p.Tiles[i-1].New) {
			if before := p.Tiles[i-1].Tile.Letter(); e.Pair(before, l) {
				return &PlacementError{Split, at, e.pairLetter(before, l)}
			}
		}
		if !t.New {
			continue
		}
		if before := b.At(at.Step(cross, -1)).Letter(); e.Pair(before, l) {
			return &PlacementError{Split, at, e.pairLetter(before, l)}
		}
		if after := b.At(at.Step(cross, 1)).Letter(); e.Pair(l, after) {
			return &PlacementError{Split, at.Step(cross, 1), e.pairLetter(l, after)}
		}
	}
	return nil
}

// Fit holds a play that was noted earlier to the board as it is now: Lies, and the rules of
// placing hold. The error is a *PlacementError.
func Fit(e *Edition, b *Board, p Play) error {
	if err := Lies(b, p); err != nil {
		return err
	}
	return Allowed(e, b, p)
}

// Lies holds a play to the board alone, whatever the rules of placing say: the tiles it
// passes through lie there, its new squares are free and on the board, one tile at least is
// new, and its word is no longer than it was. The error is a *PlacementError.
func Lies(b *Board, p Play) error {
	if p.NewTiles() == 0 {
		return &PlacementError{Fault: NoTile, Square: b.layout.Centre}
	}
	for i, t := range p.Tiles {
		at := p.Start.Step(p.Direction, i)
		lies := b.At(at)
		switch {
		case t.New && lies != 0:
			return &PlacementError{Taken, at, lies.Letter()}
		case t.New && !b.layout.Contains(at):
			return &PlacementError{OffBoard, at, t.Tile.Letter()}
		case !t.New && lies == 0:
			return &PlacementError{Missing, at, t.Tile.Letter()}
		case !t.New && lies != t.Tile:
			return &PlacementError{Differs, at, lies.Letter()}
		}
	}
	for _, beyond := range [...]Square{p.Start.Step(p.Direction, -1), p.End().Step(p.Direction, 1)} {
		if lies := b.At(beyond); lies != 0 {
			return &PlacementError{Grown, beyond, lies.Letter()}
		}
	}
	return nil
}
