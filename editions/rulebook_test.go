package editions_test

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/editions"
	"tanteo/sheet"
)

func TestHomeRulesAreMattels(t *testing.T) {
	want := sheet.Classic{
		PassRounds:      2,
		Exchange:        sheet.ExchangeScoreless,
		Penalty:         10,
		ChallengeFailed: sheet.FailedChallenge{Points: 10, Per: sheet.PerPlay, Who: sheet.OffChallenger},
		Leftovers:       sheet.PlusMinus,
		Ties:            sheet.ShareTies,
	}
	c := editions.Embedded()
	for id, unknown := range map[string][]string{
		"es-home": nil,
		"nl-home": {"withdrawn_passes", "exchange", "exchange_min"},
		"en-home": {"withdrawn_passes", "exchange"},
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
	}
}

// TestEveryRuleHasItsSource: what a rulebook says, it says where from, or that nobody knows.
func TestEveryRuleHasItsSource(t *testing.T) {
	c := editions.Embedded()
	for _, listed := range c.ListRulebooks() {
		r, err := c.Rulebook(listed.ID)
		if err != nil {
			t.Error(err)
			continue
		}
		known := func(field string) bool {
			_, sourced := r.Source[field]
			return sourced || slices.Contains(r.Unknown, field)
		}
		for _, field := range []string{"players", "scoreless", "withdrawn_passes", "exchange", "exchange_min", "penalty", "clock", "leftovers", "ties", "challenge_failed"} {
			if !known(field) {
				t.Errorf("%s: nobody says where %s comes from", r.ID, field)
			}
		}
		if !known("passes") && !known("pass_rounds") {
			t.Errorf("%s: nobody says where the passes come from", r.ID)
		}
		fieldsOf(r.Classic, func(field string) {
			if !known(field) {
				t.Errorf("%s: nobody says where %s comes from", r.ID, field)
			}
		})
		if r.Duplicate != nil {
			fieldsOf(*r.Duplicate, func(field string) {
				if !known("duplicate." + field) {
					t.Errorf("%s: nobody says where duplicate.%s comes from", r.ID, field)
				}
			})
		}
		if r.Home == nil && r.Players != [2]int{2, 4} {
			t.Errorf("%s has no book for other players than %v", r.ID, r.Players)
		}
		if r.Home != nil && (r.Home.Players != [2]int{2, 4} || r.Home.ID == r.ID) {
			t.Errorf("%s is at home with %s", r.ID, r.Home.ID)
		}
	}
}

// fieldsOf goes through the fields that are not left empty, by their names in a file.
func fieldsOf(part any, visit func(field string)) {
	v := reflect.ValueOf(part)
	for _, field := range reflect.VisibleFields(v.Type()) {
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		if !v.FieldByIndex(field.Index).IsZero() {
			visit(name)
		}
	}
}

// TestUnknownRulesAreAsAtHome: books without a home of their own too.
func TestUnknownRulesAreAsAtHome(t *testing.T) {
	c := editions.Embedded()
	home, err := c.Rulebook("es-home")
	if err != nil {
		t.Fatal(err)
	}
	for _, listed := range c.ListRulebooks() {
		r, err := c.Rulebook(listed.ID)
		if err != nil {
			t.Fatal(err)
		}
		own, at := reflect.ValueOf(r.Classic), reflect.ValueOf(home.Classic)
		for _, field := range reflect.VisibleFields(own.Type()) {
			name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
			if slices.Contains(r.Unknown, name) && !own.FieldByIndex(field.Index).Equal(at.FieldByIndex(field.Index)) {
				t.Errorf("%s: %s is unknown, and not as in es-home", r.ID, name)
			}
		}
	}
}

// TestTheBooks are the numbers by which federations differ.
func TestTheBooks(t *testing.T) {
	ten := sheet.FailedChallenge{Points: 10, Per: sheet.PerPlay, Who: sheet.OffChallenger}
	overtime := func(minutes, lossAfter int) sheet.Clock {
		return sheet.Clock{Minutes: minutes, Over: sheet.OverPoints, Points: 10, LossAfter: lossAfter}
	}
	home := func(change func(*sheet.Classic)) sheet.Classic {
		c := sheet.Classic{PassRounds: 2, Exchange: sheet.ExchangeScoreless, Penalty: 10, ChallengeFailed: ten, Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies}
		change(&c)
		return c
	}
	c := editions.Embedded()
	for id, want := range map[string]sheet.Classic{
		"es-fise": {Passes: 4, Scoreless: 12, WithdrawnPasses: true, Exchange: sheet.ExchangeScoreless, ExchangeMin: 1, Penalty: 10,
			Clock: overtime(30, 0), Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies},
		"nl-sbnl": {Passes: 3, Exchange: sheet.ExchangeScoreless, Penalty: 20, Challenges: sheet.ChallengesByJury, Jury: 20,
			Clock: sheet.Clock{Minutes: 30, Least: 20, Over: sheet.OverLoss}, Leftovers: sheet.PlusMinus, Ties: sheet.ShareTies},
		"en-hasbro": home(func(c *sheet.Classic) {
			c.ExchangeMin, c.ChallengeFailed, c.Ties = 7, sheet.FailedChallenge{LostTurn: true}, sheet.BeforeTies
		}),
		"en-wespa": {Scoreless: 6, Exchange: sheet.ExchangeScoreless, ExchangeMin: 7, Penalty: 10,
			ChallengeFailed: sheet.FailedChallenge{Points: 5, Per: sheet.PerWord, Who: sheet.ToChallenged},
			Clock:           overtime(25, 0), Leftovers: sheet.Twice, Ties: sheet.ShareTies},
		"en-naspa": {Scoreless: 6, Exchange: sheet.ExchangeScoreless, ExchangeMin: 7, Penalty: 10,
			ChallengeFailed: sheet.FailedChallenge{LostTurn: true}, Clock: overtime(25, 10), Leftovers: sheet.Twice, Ties: sheet.ShareTies},
		"fr-fisf": home(func(c *sheet.Classic) { c.ExchangeMin = 7 }),
		"de-sd": home(func(c *sheet.Classic) {
			c.PassRounds, c.Passes, c.ExchangeMin, c.Clock = 0, 4, 7, overtime(30, 5)
		}),
		"pl-pfs": home(func(c *sheet.Classic) {
			c.PassRounds, c.Passes, c.PassesOrLost, c.AlonePasses, c.AloneOrLost = 0, 4, 5, 2, 3
			c.Exchange, c.ExchangeMin, c.ExchangeMax = sheet.ExchangeTurn, 7, 3
			c.Clock = sheet.Clock{Minutes: 20, Over: sheet.OverNoPlays}
		}),
		"no-nsf": home(func(c *sheet.Classic) {
			c.PassRounds, c.Scoreless, c.ExchangeMin, c.Clock = 0, 6, 7, overtime(30, 5)
		}),
		"ca":          home(func(c *sheet.Classic) { c.ExchangeMin, c.Clock = 7, overtime(30, 0) }),
		"it":          home(func(*sheet.Classic) {}),
		"pt":          home(func(*sheet.Classic) {}),
		"pl-literaki": home(func(*sheet.Classic) {}),
	} {
		r, err := c.Rulebook(id)
		if err != nil {
			t.Error(err)
			continue
		}
		if diff := cmp.Diff(want, r.Classic); diff != "" {
			t.Errorf("%s (-want +got):\n%s", id, diff)
		}
	}
}

// TestDuplicateParts: who has none plays by FISE's.
func TestDuplicateParts(t *testing.T) {
	fise := &sheet.Duplicate{Minutes: 3, Signals: []int{60, 30, 5}, RackRounds: 15, RackEach: 2, RackLater: 1, Solo: 10, SoloBelow: 5, SoloMost: 25, SoloPlayers: 10,
		RackEither: []string{"?"}, OneKind: sheet.OneKindEnds, MasterTies: []string{"fewest-blanks", "balanced-rest", "fewest-tiles", "alphabet", "nearest-a1"}}
	fisf := &sheet.Duplicate{Minutes: 3, RackRounds: 15, RackEach: 2, RackLater: 1, Solo: 10, SoloBelow: 10, SoloPlayers: 16, Warnings: 4, WarningPoints: 5,
		RackEither: []string{"?", "Y"}, OneKind: sheet.OneKindUnlessEither, MasterTies: []string{"fewest-blanks", "ends-game", "most-open", "across"}}
	dutch := &sheet.Duplicate{Minutes: 3}
	c := editions.Embedded()
	for id, want := range map[string]*sheet.Duplicate{
		"es-fise": fise, "fr-fisf": fisf, "nl-home": dutch, "nl-sbnl": dutch, "es-home": nil, "en-wespa": nil,
	} {
		r, err := c.Rulebook(id)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, r.Duplicate); diff != "" {
			t.Errorf("%s (-want +got):\n%s", id, diff)
		}
		from := ""
		if want == nil {
			want, from = fise, "es-fise"
		}
		r, err = c.RulebookFor(id, sheet.DuplicateGame)
		if err != nil || cmp.Diff(want, r.Duplicate) != "" || r.DuplicateFrom != from || r.ID != id {
			t.Errorf("%s for a duplicate: %+v from %q, %v", id, r.Duplicate, r.DuplicateFrom, err)
		}
		if r, err = c.RulebookFor(id, sheet.ClassicGame); err != nil || r.DuplicateFrom != "" {
			t.Errorf("%s for a classic game: %+v, %v", id, r, err)
		}
	}
	if _, err := c.RulebookFor("xx", sheet.DuplicateGame); err == nil {
		t.Error("there is a book xx")
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
passes_or_lost = 5
alone_passes = 2
alone_or_lost = 4
exchange = "turn"
exchange_max = 8
challenges = "jury"
jury = 25
clock = { minutes = 30, least = 20, over = "points", points = 9, loss_after = 10 }
[duplicate]
minutes = 3
rack_rounds = 15
rack_each = 2
rack_later = 1
solo = 10
solo_below = 5
solo_most = 25
solo_players = 11
wrong_move = 6
warnings = 4
warning_points = 7
signals = [40, 8]
rack_either = ["?", "CH"]
one_kind = "ends-unless-either"
master_ties = ["across", "alphabet"]
[source]
passes = "the club's page"
duplicate.solo = "the club's other page"
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
			PassesOrLost:    5, AlonePasses: 2, AloneOrLost: 4, Exchange: sheet.ExchangeTurn, ExchangeMax: 8,
			Challenges: sheet.ChallengesByJury, Jury: 25,
			Clock: sheet.Clock{Minutes: 30, Least: 20, Over: sheet.OverPoints, Points: 9, LossAfter: 10},
		},
		Duplicate: &sheet.Duplicate{
			Minutes: 3, RackRounds: 15, RackEach: 2, RackLater: 1, Solo: 10, SoloBelow: 5, SoloMost: 25, SoloPlayers: 11,
			WrongMove: 6, Warnings: 4, WarningPoints: 7, Signals: []int{40, 8},
			RackEither: []string{"?", "CH"}, OneKind: sheet.OneKindUnlessEither, MasterTies: []string{"across", "alphabet"},
		},
		Sources: []string{"nobody"},
		Source:  map[string]string{"passes": "the club's page", "duplicate.solo": "the club's other page"},
		Unknown: []string{"ties"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	// A field that sheet gets later must come into the file as well, under its own name.
	for _, part := range []any{got.Classic, *got.Duplicate} {
		v := reflect.ValueOf(part)
		for _, field := range reflect.VisibleFields(v.Type()) {
			name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
			if v.FieldByIndex(field.Index).IsZero() || !strings.Contains(club, "\n"+name+" = ") {
				t.Errorf("%s is not read from %s", field.Name, name)
			}
		}
	}
}

func TestAFailedChallengeMayCostNothing(t *testing.T) {
	text := strings.Replace(club, `{ points = 5, per = "word", who = "challenged" }`, "{}", 1)
	r, err := editions.ParseRulebook("club.toml", []byte(text))
	if err != nil || r.Classic.ChallengeFailed != (sheet.FailedChallenge{}) {
		t.Errorf("%+v, %v", r.Classic.ChallengeFailed, err)
	}
	text = strings.Replace(club, `{ points = 5, per = "word", who = "challenged" }`, "{ lost_turn = true }", 1)
	r, err = editions.ParseRulebook("club.toml", []byte(text))
	if err != nil || r.Classic.ChallengeFailed != (sheet.FailedChallenge{LostTurn: true}) {
		t.Errorf("%+v, %v", r.Classic.ChallengeFailed, err)
	}
}

// TestHomeBooks: a player's own book may name another for other players.
func TestHomeBooks(t *testing.T) {
	tournament := func(id, home string) string {
		return "home = \"" + home + "\"\n" + strings.Replace(club, `id = "club"`, `id = "`+id+`"`, 1)
	}
	folder := t.TempDir()
	if err := os.Mkdir(filepath.Join(folder, "rulebooks"), 0o700); err != nil {
		t.Fatal(err)
	}
	for id, text := range map[string]string{
		"good": tournament("good", "en-hasbro"), "none": tournament("none", "nowhere"), "one": tournament("one", "other"), "other": tournament("other", "one"),
		"self": tournament("self", "self"), "bad": "id = ", "broken": tournament("broken", "bad"),
		"differs": strings.Replace(tournament("differs", "en-hasbro"), `["ties"]`, `["penalty"]`, 1),
	} {
		if id == "good" { // as at home
			text = strings.Replace(text, `ties = "share"`, `ties = "before"`, 1)
		}
		if err := os.WriteFile(filepath.Join(folder, "rulebooks", id+".toml"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	c, err := editions.Load(folder)
	if err != nil {
		t.Fatal(err)
	}
	r, err := c.Rulebook("good")
	if err != nil || r.Home == nil || r.Home.Classic.ExchangeMin != 7 || r.For(2).ID != "good" || r.For(3).ID != "en-hasbro" {
		t.Errorf("%+v, %v", r, err)
	}
	for id, want := range map[string]string{
		"none": `1:1: home: there is no rulebook "nowhere"`, "one": "1:1: home: other is no home book: it names one itself",
		"self": "1:1: home: self is no home book: it names one itself", "broken": "1:1: home: bad has a mistake:",
		"differs": "14:1: classic.penalty: it is unknown, and not as in en-hasbro",
	} {
		if _, err := c.Rulebook(id); err == nil || !strings.Contains(err.Error(), id+".toml:"+want) {
			t.Errorf("%s: %v, want %s", id, err, want)
		}
	}
}

func TestMistakesInRulebooksAreNamedWithTheirPlace(t *testing.T) {
	for _, tt := range []struct{ mistake, old, new, want string }{
		{"unknown field", "passes = 3", "pases = 3", `9:1: unknown field "pases"`},
		{"unknown field of a challenge", "points = 5", "points = 5, turn = 1", `14:34: unknown field "turn"`},
		{"missing field", "penalty = 20\n", "", `7:2: classic.penalty is missing`},
		{"missing players", "players = [2, 2]\n", "", `players is missing`},
		{"missing part", `per = "word", `, "", `14:1: classic.challenge_failed.per is missing`},
		{"missing classic", "[classic]\n", "", `18:1: unknown field "alone_or_lost"`},
		{"one number of players", "[2, 2]", "[2]", `4:1: players: the fewest and the most players are expected, as in [2, 4]`},
		{"more than the most players", "[2, 2]", "[4, 2]", `4:1: players: from 4 to 2 are no players`},
		{"nobody plays", "[2, 2]", "[0, 2]", `4:1: players: from 0 to 2 are no players`},
		{"number in quotes", "penalty = 20", `penalty = "20"`, `13:1: classic.penalty: a whole number is expected`},
		{"unknown policy", `"share"`, `"draw"`, `16:1: classic.ties: "draw" is none of share, before`},
		{"unknown policy of a challenge", `"word"`, `"letter"`, `14:34: classic.challenge_failed.per: "letter" is none of play, word`},
		{"source of no field", "passes = \"the", "pases = \"the", `42:1: source: "pases" is no field of the rules`},
		{"unknown is no field", `["ties"]`, `["ties", "draws"]`, `5:20: unknown: "draws" is no field of the rules`},
		{"classic twice", "[source]", "[classic]", `41:2: table classic already exists`},
		{"points and a turn", `who = "challenged"`, `who = "challenged", lost_turn = true`, `14:68: classic.challenge_failed.lost_turn: a challenge costs a turn or points, not both`},
		{"points without their policy", `over = "points", `, "", `24:37: classic.clock.points: it goes with over = "points"`},
		{"a policy without its points", "points = 9, ", "", `24:1: classic.clock.points is missing`},
		{"less than it should be", "least = 20", "least = 30", `24:25: classic.clock.least: 30 is not less than the 30 minutes`},
		{"unknown policy of a clock", `over = "points"`, `over = "draw"`, `24:37: classic.clock.over: "draw" is none of points, loss, no-plays`},
		{"source of no field of a duplicate", "duplicate.solo", "duplicate.solos", `43:1: source: "solos" is no field of the rules`},
		{"unknown field of a duplicate", "solo_most", "solo_mosst", `32:1: unknown field "solo_mosst"`},
		{"unknown tie of a master", `"alphabet"]`, `"alfabet"]`, `40:26: duplicate.master_ties: "alfabet" is none of fewest-blanks, balanced-rest, fewest-tiles, alphabet, nearest-a1, ends-game, most-open, across`},
		{"a tie of a master twice", `"alphabet"]`, `"across"]`, `40:26: duplicate.master_ties: across stands there twice`},
		{"no letter that is either", `"?", "CH"`, `"?", "ch"`, `38:21: duplicate.rack_either: "ch" is neither a letter in capitals nor "?", the blank`},
		{"a letter that is either twice", `"?", "CH"`, `"?", "?"`, `38:21: duplicate.rack_either: ? stands there twice`},
		{"unknown policy of one kind", `"ends-unless-either"`, `"goes-on"`, `39:1: duplicate.one_kind: "goes-on" is none of ends, ends-unless-either`},
		{"unknown and with a source", `["ties"]`, `["passes"]`, `5:12: unknown: "passes" has a source`},
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
