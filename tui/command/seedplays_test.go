package command_test

import (
	"strings"
	"testing"

	"tanteo/scoring"
	"tanteo/sheet/report"
)

// playCase counts a play as typed words, or on its board, or both.
func playCase(t *testing.T, c seedCase) {
	m := newTable(t)
	if c.Mode == "typed" {
		args := []string{"score", "--json", "--edition", c.Edition}
		for _, w := range c.Words {
			args = append(args, w.marked())
		}
		compare(t, m.ok(args...), c.Words, c.NewTiles, c.Bonus, c.Total)
		if plain := c.Words[0].Typed; len(c.Words) == 1 && !strings.ContainsAny(c.Words[0].marked(), "0123456789?") && plain != "" {
			compare(t, m.ok("score", "--json", "--edition", c.Edition, plain), c.Words, c.NewTiles, c.Bonus, c.Total)
		}
	} else {
		onBoard(t, m, c.Edition, c.Before, c.Start, c.Direction, c.Words, c.TypedLetters, c.NewTiles, c.Bonus, c.Total)
	}
	if b := c.Board; b != nil {
		onBoard(t, m, c.Edition, b.Before, b.Start, b.Direction, b.Words, strings.Join(b.Rack, ""), c.NewTiles, c.Bonus, b.Total)
	}
}

// marked writes a word as a typed play has it.
func (w seedWord) marked() string {
	marks := map[string]string{"DL": "2l", "TL": "3l", "DW": "2w", "TW": "3w"}
	text := ""
	for _, tile := range w.Tiles {
		text += tile.Tile
		if tile.Blank {
			text += "?"
		}
		if tile.OnBoardBefore {
			text += "0"
		}
		text += marks[tile.Premium]
	}
	return text
}

// onBoard counts a play on a board, told by its whole word, with dots for the tiles that lie
// there, and by its new tiles only; and as a turn of a game with the same tiles laid.
func onBoard(t *testing.T, m *table, edition string, before map[string]string, start, direction string, words []seedWord, letters string, newTiles, bonus, total int) {
	t.Helper()
	at := start
	if direction == "down" {
		at = start[1:] + start[:1] // column number first reads down
	}
	whole, dotted := "", ""
	for _, tile := range words[0].Tiles {
		text := tile.Tile
		if tile.Blank {
			text += "?"
		}
		whole += text
		if tile.OnBoardBefore {
			text = "."
		}
		dotted += text
	}
	board := m.file("board", drawn(before))
	lines := []string{at + " " + whole, at + " " + dotted}
	if letters != "" && letters != "KRAN" { // KRAN fits as a whole word too, and that wins
		lines = append(lines, at+" "+letters)
	}
	for _, line := range lines {
		compare(t, m.ok("score", "--json", "--edition", edition, "--board", board, line), words, newTiles, bonus, total)
	}
	args := []string{"--edition", edition}
	for square, letter := range before {
		args = append(args, "lay "+square+" "+letter)
	}
	id := m.start(append(args, lines[len(lines)-1])...)
	report := read[report.Game](t, m.ok("show", "--json", id))
	turn := report.Turns[0]
	if turn.Points != total || turn.Running != total || turn.NewTiles != newTiles || turn.Bonus != bonus || *turn.At != start {
		t.Errorf("%s in a game: %+v", lines[len(lines)-1], turn)
	}
	for i, w := range words {
		if turn.Words[i].Working != w.Working {
			t.Errorf("in a game: %s, want %s", turn.Words[i].Working, w.Working)
		}
		for j, tile := range w.Tiles {
			if turn.Words[i].Squares[j] != tile.Square {
				t.Errorf("%s lies on %s, want %s", tile.Tile, turn.Words[i].Squares[j], tile.Square)
			}
		}
	}
}

// drawn draws a board as the standings have it.
func drawn(tiles map[string]string) string {
	rows := ""
	for row := range 15 {
		for col := range 15 {
			square := scoring.Square{Row: row, Col: col}.Name()
			switch letter := tiles[square]; len([]rune(letter)) {
			case 0:
				rows += "."
			case 1:
				rows += letter
			default:
				rows += "[" + letter + "]"
			}
		}
		rows += "\n"
	}
	return rows
}

func compare(t *testing.T, text string, words []seedWord, newTiles, bonus, total int) {
	t.Helper()
	got := read[report.Count](t, text)
	if got.Points != total || got.NewTiles != newTiles || got.Bonus != bonus || len(got.Words) != len(words) {
		t.Errorf("%d points, %d new tiles, bonus %d, %d words; want %d, %d, %d, %d",
			got.Points, got.NewTiles, got.Bonus, len(got.Words), total, newTiles, bonus, len(words))
		return
	}
	for i, w := range words {
		if g := got.Words[i]; g.Working != w.Working || g.Points != w.Score || g.Word != w.Word {
			t.Errorf("%s: %s; want %s: %s", g.Word, g.Working, w.Word, w.Working)
		}
	}
}
