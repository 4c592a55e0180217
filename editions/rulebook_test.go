package editions_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/editions"
	"tanteo/sheet"
)

func TestHomeRulesAreMattels(t *testing.T) {
	want := sheet.Classic{
		PassRounds:      2,
		Penalty:         10,
		ChallengeFailed: sheet.FailedChallenge{Points: 10, Per: sheet.PerPlay, Who: sheet.OffChallenger},
		Leftovers:       sheet.PlusMinus,
		Ties:            sheet.ShareTies,
	}
	c := editions.Embedded()
	for id, unknown := range map[string][]string{
		"es-home": nil,
		"nl-home": {"withdrawn_passes", "exchange_min"},
		"en-home": {"withdrawn_passes"},
	} {
		r, err := c.Rulebook(id)
		if err != nil {
			t.Error(err)
			continue
		}
		if diff := cmp.Diff(want, r.Classic); diff != "" {
			t.Errorf("%s (-want +got):\n%s", id, diff)
		}
		if diff := cmp.Diff(unknown, r.Unknown); diff != "" {
			t.Errorf("%s, unknown (-want +got):\n%s", id, diff)
		}
		if r.Players != [2]int{2, 4} {
			t.Errorf("%s is for %v players", id, r.Players)
		}
		for players, passes := range map[int]int{2: 4, 3: 6, 4: 8} {
			if got := r.Classic.PassLimit(players); got != passes {
				t.Errorf("%s: %d passes of %d players, want %d", id, got, players, passes)
			}
		}
		for _, field := range []string{"pass_rounds", "withdrawn_passes", "exchange_min", "penalty", "challenge_failed", "leftovers", "ties"} {
			_, known := r.Source[field]
			if known == strings.Contains(strings.Join(r.Unknown, " "), field) {
				t.Errorf("%s: %s has a source and is unknown, or neither", id, field)
			}
		}
	}
}

// club is a rulebook with every field.
const club = `id = "club"
name = "Club"
language = "en"
players = [2, 2]
unknown = ["ties"]
sources = ["nobody"]
[classic]
pass_rounds = 1
passes = 3
scoreless = 6
withdrawn_passes = true
exchange_min = 7
penalty = 20
challenge_failed = { points = 5, per = "word", who = "challenged" }
leftovers = "plus-minus"
ties = "share"
[source]
passes = "the club's page"
`

func TestEveryFieldOfARulebookIsRead(t *testing.T) {
	got, err := editions.ParseRulebook("club.toml", []byte(club))
	if err != nil {
		t.Fatal(err)
	}
	want := sheet.Rulebook{
		ID: "club", Name: "Club", Language: "en", Players: [2]int{2, 2},
		Classic: sheet.Classic{
			PassRounds: 1, Passes: 3, Scoreless: 6, WithdrawnPasses: true, ExchangeMin: 7, Penalty: 20,
			ChallengeFailed: sheet.FailedChallenge{Points: 5, Per: sheet.PerWord, Who: sheet.ToChallenged},
			Leftovers:       sheet.PlusMinus,
			Ties:            sheet.ShareTies,
		},
		Sources: []string{"nobody"},
		Source:  map[string]string{"passes": "the club's page"},
		Unknown: []string{"ties"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	// A field that sheet gets later must come into the file as well, under its own name.
	for _, field := range reflect.VisibleFields(reflect.TypeFor[sheet.Classic]()) {
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		if reflect.ValueOf(got.Classic).FieldByIndex(field.Index).IsZero() || !strings.Contains(club, "\n"+name+" = ") {
			t.Errorf("%s is not read from %s", field.Name, name)
		}
	}
}

func TestAFailedChallengeMayCostNothing(t *testing.T) {
	text := strings.Replace(club, `{ points = 5, per = "word", who = "challenged" }`, "{}", 1)
	r, err := editions.ParseRulebook("club.toml", []byte(text))
	if err != nil || r.Classic.ChallengeFailed != (sheet.FailedChallenge{}) {
		t.Errorf("%+v, %v", r.Classic.ChallengeFailed, err)
	}
}

func TestMistakesInRulebooksAreNamedWithTheirPlace(t *testing.T) {
	for _, tt := range []struct{ mistake, old, new, want string }{
		{"unknown field", "passes = 3", "pases = 3", `9:1: unknown field "pases"`},
		{"unknown field of a challenge", "points = 5", "points = 5, turn = 1", `14:34: unknown field "turn"`},
		{"missing field", "penalty = 20\n", "", `7:2: classic.penalty is missing`},
		{"missing players", "players = [2, 2]\n", "", `players is missing`},
		{"missing part", `per = "word", `, "", `14:1: classic.challenge_failed.per is missing`},
		{"missing classic", "[classic]\n", "", `13:1: unknown field "challenge_failed"`},
		{"one number of players", "[2, 2]", "[2]", `4:1: players: the fewest and the most players are expected, as in [2, 4]`},
		{"more than the most players", "[2, 2]", "[4, 2]", `4:1: players: from 4 to 2 are no players`},
		{"nobody plays", "[2, 2]", "[0, 2]", `4:1: players: from 0 to 2 are no players`},
		{"number in quotes", "penalty = 20", `penalty = "20"`, `13:1: classic.penalty: a whole number is expected`},
		{"unknown policy", `"share"`, `"draw"`, `16:1: classic.ties: "draw" is none of share`},
		{"unknown policy of a challenge", `"word"`, `"letter"`, `14:34: classic.challenge_failed.per: "letter" is none of play, word`},
		{"source of no field", "passes = \"the", "pases = \"the", `18:1: source: "pases" is no field of classic`},
		{"unknown is no field", `["ties"]`, `["ties", "draws"]`, `5:20: unknown: "draws" is no field of classic`},
		{"classic twice", "[source]", "[classic]", `17:2: table classic already exists`},
	} {
		t.Run(tt.mistake, func(t *testing.T) {
			text := strings.Replace(club, tt.old, tt.new, 1)
			_, err := editions.ParseRulebook("club.toml", []byte(text))
			file, ok := errors.AsType[*editions.FileError](err)
			if !ok {
				t.Fatalf("%v", err)
			}
			want := "club.toml:" + tt.want
			if file.Line == 0 {
				want = "club.toml: " + tt.want
			}
			if err.Error() != want {
				t.Errorf("%s\nwant %s", err, want)
			}
		})
	}
}
