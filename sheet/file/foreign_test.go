package file_test

import (
	"errors"
	"strings"
	"testing"

	"tanteo/sheet/file"
)

// TestForeignJSON: JSON of others is told for what it is; a game of ours that has lost a field,
// even its schema, is damaged.
func TestForeignJSON(t *testing.T) {
	const history = `{"events": [{"note": "", "rack": "AEGLNRT", "type": "TILE_PLACEMENT_MOVE", "cumulative": 70}],
		"players": [{"nickname": "ana", "real_name": "Ana"}, {"nickname": "bea"}], "version": 2, "lexicon": "FISE2",
		"id_auth": "io.woogles", "uid": "kqVFQ7PXG3", "play_state": "GAME_OVER", "final_scores": [412, 389]}`
	const wordfeud = `{"id": 42, "ruleset": 1, "board": 0, "bag_count": 74, "tiles": [[7, 7, "A", false], [8, 7, "B", true]],
		"players": [{"username": "ana", "score": 12}, {"username": "bea", "score": 0}]}`
	for text, of := range map[string]file.Maker{
		history:                        file.Woogles,
		`{"history": ` + history + `}`: file.Woogles,
		`{"uid": "x", "lexicon": "CSW24", "players": [], "board": {"tiles": ""}}`: file.Woogles,
		wordfeud: file.Wordfeud,
		`{"status": "success", "content": {"game": ` + wordfeud + `}}`: file.Wordfeud,
		`{"ruleset": 1, "tiles": [], "players": ["ana"]}`:              file.Nobody,
		`{}`:                              file.Nobody,
		`[]`:                              file.Nobody,
		`"a text"`:                        file.Nobody,
		`{"players": ["Ana", "Bea"]}`:     file.Nobody,
		`{"history": null, "players": 1}`: file.Nobody,
	} {
		_, err := file.Decode([]byte(text))
		foreign, ok := errors.AsType[*file.ForeignError](err)
		if !ok || foreign.Of != of {
			t.Errorf("%s: %v", text, err)
		}
	}
	ours := string(newest(t))
	for _, text := range []string{
		strings.Replace(ours, `"schema"`, `"schemb"`, 1), strings.Replace(ours, `"kind"`, `"kinf"`, 1), ours[:len(ours)/2],
	} {
		if _, err := file.Decode([]byte(text)); !errors.As(err, new(*file.DamagedError)) {
			t.Errorf("%v\n%.80s", err, text)
		}
	}
}
