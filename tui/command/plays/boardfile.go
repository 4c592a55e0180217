package plays

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"unicode/utf8"

	"tanteo/scoring"
	"tanteo/sheet/store"
	"tanteo/tui/command/cli"
)

// maxBoard is the largest file, in bytes, that is looked at for a board: a game's standings
// in JSON have one.
const maxBoard = 8 << 20

// readBoard reads the tiles of a board from a file: a row a line as the standings have
// them, or the standings themselves in JSON.
func readBoard(env *cli.Env, file string, e *scoring.Edition) ([]scoring.Laid, error) {
	text, err := store.Shared(file, maxBoard)
	_, large := errors.AsType[*store.TooLargeError](err)
	if err != nil && !large {
		return nil, err
	}
	rows, ok := boardRows(text)
	if !ok {
		return nil, cli.Refuse(env.Lang.Tool.Usage.NoBoard(env.Quoted(file)))
	}
	side := e.Layout.Side
	if len(rows) != side {
		return nil, cli.Refuse(env.Lang.Tool.Usage.BoardRows(len(rows), side))
	}
	var tiles []scoring.Laid
	for i, row := range rows {
		laid, squares, sign := readRow(row, i, e)
		if sign != "" {
			return nil, cli.Refuse(env.Lang.Tool.Usage.BoardSign(i+1, env.Quoted(sign)))
		}
		if squares != side {
			return nil, cli.Refuse(env.Lang.Tool.Usage.BoardRow(i+1, squares, side))
		}
		tiles = append(tiles, laid...)
	}
	return tiles, nil
}

// boardRows finds the rows in a file.
func boardRows(text []byte) (rows []string, ok bool) {
	text = bytes.TrimSpace(bytes.TrimPrefix(text, []byte("\uFEFF")))
	if !utf8.Valid(text) {
		return nil, false
	}
	switch {
	case bytes.HasPrefix(text, []byte("{")):
		var standings struct {
			Board []string `json:"board"`
		}
		err := json.Unmarshal(text, &standings)
		return standings.Board, err == nil && standings.Board != nil
	case bytes.HasPrefix(text, []byte(`["`)):
		err := json.Unmarshal(text, &rows)
		return rows, err == nil
	}
	for line := range strings.Lines(string(text)) {
		rows = append(rows, strings.TrimSpace(line))
	}
	return rows, len(rows) > 0
}

// readRow reads the tiles of a row; sign is what is no tile in it.
func readRow(row string, i int, e *scoring.Edition) (laid []scoring.Laid, squares int, sign string) {
	for row != "" {
		_, size := utf8.DecodeRuneInString(row)
		text := row[:size]
		row = row[size:]
		if text == "[" {
			inside, rest, ok := strings.Cut(row, "]")
			if !ok {
				return nil, 0, text + row
			}
			text, row = inside, rest
		}
		if text != "." {
			t, ok := readTile(text, e)
			if !ok {
				return nil, 0, text
			}
			laid = append(laid, scoring.Laid{Square: scoring.Square{Row: i, Col: squares}, Tile: t})
		}
		squares++
	}
	return laid, squares, ""
}

// readTile reads a letter in capitals, or a blank in lower case.
func readTile(text string, e *scoring.Edition) (scoring.Tile, bool) {
	for _, l := range e.Alphabet() {
		switch {
		case e.TileText(l.Tile()) == text && !e.OnlyBlank(l):
			return l.Tile(), true
		case e.TileText(l.Blank()) == text:
			return l.Blank(), true
		}
	}
	return 0, false
}
