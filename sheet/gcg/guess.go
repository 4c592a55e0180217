package gcg

import "tanteo/scoring"

// guess says how the points of a text for a play may have come about where they differ from ours:
// the only mistake, of those that people make, that gives just these points.
func guess(e *scoring.Edition, b *scoring.Board, p scoring.Play, w scoring.Working, file int) (Cause, scoring.Letter) {
	more := file - w.Points
	if w.Bonus > 0 && more == -w.Bonus {
		return CauseNoBonus, 0
	}
	for i, t := range p.Tiles {
		if !t.New || e.OnlyBlank(t.Tile.Letter()) {
			continue
		}
		other := p
		other.Tiles = append([]scoring.PlayTile(nil), p.Tiles...)
		other.Tiles[i].Tile = e.Turned(t.Tile)
		if scoring.Points(e, b, other) == file {
			if t.Tile.IsBlank() {
				return CauseCapital, t.Tile.Letter()
			}
			if more%5 != 0 || more < 0 {
				return CauseBlank, t.Tile.Letter()
			}
		}
	}
	if more > 0 && more%5 == 0 && more <= 10*len(w.Words) {
		return CauseFolded, 0
	}
	return CauseSum, 0
}
