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
	for text, woogles := range map[string]bool{
		history:                        true,
		`{"history": ` + history + `}`: true,
		`{"uid": "x", "lexicon": "CSW24", "players": [], "board": {"tiles": ""}}`: true,
		`{}`:                              false,
		`[]`:                              false,
		`"a text"`:                        false,
		`{"players": ["Ana", "Bea"]}`:     false,
		`{"history": null, "players": 1}`: false,
	} {
		_, err := file.Decode([]byte(text))
		foreign, ok := errors.AsType[*file.ForeignError](err)
		if !ok || foreign.Woogles != woogles {
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
