package scoring

// Count is the full working of a play: every word that it makes or changes, the main word
// first, then the words across it from its first tile to its last. The board is the one
// before the play, and the play one that Place or Form made on it or Fit found to fit.
func Count(e *Edition, b *Board, p Play) Working {
	w := Working{Words: make([]Word, 0, 1+len(p.Tiles))}
	w.Points = count(e, b, p, &w)
	return w
}

// Points is what a play counts, with the bonus, in points. It is Count without the words.
func Points(e *Edition, b *Board, p Play) int { return count(e, b, p, nil) }

// count adds up a play and, where w is not nil, writes down how.
//
// Each new tile is multiplied by the letter premium under it, then the word is summed, then
// multiplied by the word premiums under its new tiles; a premium works in the turn that
// covers it and never again; the bonus comes last (seeds 000, 002, 004).
func count(e *Edition, b *Board, p Play, w *Working) int {
	if w != nil && len(p.Tiles) > 1 {
		w.Words = append(w.Words, Word{Start: p.Start, Direction: p.Direction, Tiles: make([]Counted, len(p.Tiles))})
	}
	side := b.layout.Side
	step, across, line := 1, side, p.Start.Row // line is how many squares lie before the play, across it
	if p.Direction == Down {
		step, across, line = side, 1, p.Start.Col
	}
	at := p.Start.Row*side + p.Start.Col
	sum, factor, crosses, newTiles := 0, 1, 0, 0
	for i, t := range p.Tiles {
		value := int(e.values[t.Tile])
		if t.New {
			newTiles++
			premium := b.layout.premiums[at]
			value *= premium.LetterFactor(e, t.Tile)
			word := premium.WordFactor()
			factor *= word
			if before, after, others := b.beside(e, at, across, line); before+after > 0 {
				cross := (others + value) * word
				crosses += cross
				if w != nil {
					w.Words = append(w.Words, b.crossWord(e, p, i, before, after, word, cross))
				}
			}
		}
		if w != nil && len(p.Tiles) > 1 {
			w.Words[0].Tiles[i] = countTile(e, t, b.layout.premiums[at])
		}
		sum += value
		at += step
	}
	points := 0
	if len(p.Tiles) > 1 { // a single letter is no word
		points = sum * factor
	}
	bonus := e.BonusFor(newTiles)
	if w != nil {
		w.NewTiles, w.Bonus = newTiles, bonus
		if len(p.Tiles) > 1 {
			w.Words[0].Factor, w.Words[0].Points = factor, points
		}
	}
	return points + crosses + bonus
}

// beside looks at the tiles on both sides of a square without a gap: how many there are
// before it and after it, and the sum of their values.
func (b *Board) beside(e *Edition, at, step, line int) (before, after, sum int) {
	for i := at - step; before < line && b.tiles[i] != 0; i -= step {
		sum += int(e.values[b.tiles[i]])
		before++
	}
	line = b.layout.Side - 1 - line
	for i := at + step; after < line && b.tiles[i] != 0; i += step {
		sum += int(e.values[b.tiles[i]])
		after++
	}
	return before, after, sum
}

// crossWord is the word across tile number i of a play, with so many old tiles before and
// after it.
func (b *Board) crossWord(e *Edition, p Play, i, before, after, factor, points int) Word {
	d := p.Direction.Turned()
	at := p.Start.Step(p.Direction, i)
	w := Word{Start: at.Step(d, -before), Direction: d, Tiles: make([]Counted, before+1+after), Factor: factor, Points: points}
	for j := range w.Tiles {
		w.Tiles[j] = countTile(e, PlayTile{Tile: b.At(w.Square(j))}, Plain)
	}
	w.Tiles[before] = countTile(e, p.Tiles[i], b.layout.At(at))
	return w
}

// countTile is a tile as a working shows it, with what lies under it while it is new.
func countTile(e *Edition, t PlayTile, under Premium) Counted {
	c := Counted{Tile: t.Tile, New: t.New, Value: int(e.values[t.Tile]), Factor: 1}
	if t.New {
		c.Premium, c.Factor = under, under.LetterFactor(e, t.Tile)
	}
	return c
}
