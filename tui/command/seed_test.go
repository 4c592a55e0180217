package command_test

import (
	"encoding/json"
	"os"
	"slices"
	"testing"
)

// seedFile holds the figures that other score counters print, checked by hand.
const seedFile = "../../../shared/cases/seed-examples.json"

// seedCase is one of them; which fields count depends on Kind.
type seedCase struct {
	ID, Kind, Edition, Rulebook, Mode, Start, Direction string
	TypedLetters                                        string            `json:"typed_letters"`
	Before                                              map[string]string `json:"tiles_already_on_board"`
	Words                                               []seedWord
	NewTiles                                            int      `json:"new_tiles"`
	Bonus                                               int      `json:"bonus"`
	Working                                             []string `json:"expected_working"`
	Total                                               int      `json:"expected_total"`
	Board                                               *struct {
		Before    map[string]string `json:"tiles_already_on_board"`
		Start     string
		Direction string
		Rack      []string `json:"rack_tiles_in_order"`
		Words     []seedWord
		Total     int
	} `json:"board_realisation"`
	Raw json.RawMessage `json:"-"`
}

type seedWord struct {
	Word, Typed, Working string
	Tiles                []struct {
		Square, Tile  string
		Premium       string
		OnBoardBefore bool `json:"on_board_before"`
		Blank         bool
	}
	Score int
}

type seeds struct {
	Seed    []json.RawMessage `json:"seed_cases"`
	Derived []json.RawMessage `json:"derived_cases"`
	Refusal []json.RawMessage `json:"refusal_cases"`
}

// TestSeedExamples counts every example of the seeds through the commands.
func TestSeedExamples(t *testing.T) {
	text, err := os.ReadFile(seedFile)
	if err != nil {
		t.Skip("the examples of the seeds are not here: ", err)
	}
	all := read[seeds](t, string(text))
	for _, raw := range all.Seed {
		c := read[seedCase](t, string(skipBefore(raw)))
		c.Raw = raw
		t.Run(c.ID, func(t *testing.T) {
			seedExample(t, c)
		})
	}
	for _, raw := range slices.Concat(all.Derived, all.Refusal) {
		c := read[struct{ ID, Working string }](t, string(raw))
		t.Run(c.ID, func(t *testing.T) {
			try, ok := derived[c.ID]
			if !ok {
				t.Fatal("no test for this case")
			}
			try(t)
		})
	}
}

// skipBefore leaves out the fields that other kinds of cases use for other things.
func skipBefore(raw json.RawMessage) json.RawMessage {
	var fields map[string]json.RawMessage
	if json.Unmarshal(raw, &fields) != nil {
		return raw
	}
	for _, name := range []string{"left", "before", "adjustment", "out", "players", "total"} {
		delete(fields, name)
	}
	if string(fields["kind"]) == `"word list"` {
		delete(fields, "words")
	}
	text, _ := json.Marshal(fields)
	return text
}

func seedExample(t *testing.T, c seedCase) {
	switch c.Kind {
	case "play":
		playCase(t, c)
	case "duplicate sheet":
		duplicateCase(t, c)
	case "end adjustment":
		endCase(t, c)
	case "threshold":
		passCase(t, c)
	case "edition sum", "edition value":
		setCase(t, c)
	case "board sum":
		boardCase(t, c)
	case "bag":
		bagCase(t, c)
	case "rule number":
		ruleCase(t, c)
	case "limit":
		limitCase(t, c)
	case "penalty":
		penaltyCase(t, c)
	case "word list":
		twoTilesCase(t, c)
	case "online game, out of scope":
		leagueCase(t, c)
	default:
		t.Errorf("no test for a case of kind %q", c.Kind)
	}
}
