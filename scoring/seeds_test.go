package scoring_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/scoring"
)

// seedFile holds the figures that the seeds print, each checked by hand. It lies beside
// the repository and not in it; the cases of testdata/rules hold the important ones again.
const seedFile = "../../shared/cases/seed-examples.json"

type seedExamples struct {
	SeedCases []json.RawMessage `json:"seed_cases"` // of several kinds
	Derived   []struct {
		ID      string
		Working string
		Words   [][]string
		Total   int
	} `json:"derived_cases"`
	Refusals []struct{ ID string } `json:"refusal_cases"`
}

type seedCase struct {
	ID, Edition, Mode string
	Words             []seedWord
	NewTiles          int `json:"new_tiles"`
	Bonus             int
	Workings          []string   `json:"expected_working"`
	Total             int        `json:"expected_total"`
	Realisation       *seedBoard `json:"board_realisation"`

	OnBoard          map[string]string `json:"tiles_already_on_board"` // of the mode board
	Start, Direction string
}

// seedBoard is a case laid out on a board.
type seedBoard struct {
	OnBoard   map[string]string `json:"tiles_already_on_board"`
	Start     string
	Direction string
	Words     []seedWord
	NewTiles  int `json:"new_tiles"`
	Bonus     int
	Total     int
}

type seedWord struct {
	Word, Typed string
	Tiles       []seedTile
	Working     string
	Score       int
}

type seedTile struct {
	Square, Tile string
	Value        int
	Premium      string // "" where the tile is old
	Old          bool   `json:"on_board_before"`
	Blank        bool
}

var seedPremiums = map[string]scoring.Premium{"": scoring.Plain, "plain": scoring.Plain, "DL": scoring.DoubleLetter,
	"TL": scoring.TripleLetter, "DW": scoring.DoubleWord, "TW": scoring.TripleWord}

func readSeeds(t *testing.T) seedExamples {
	t.Helper()
	text, err := os.ReadFile(seedFile)
	if errors.Is(err, fs.ErrNotExist) {
		t.Skip("the folder with the seeds' figures is not beside this checkout; testdata/rules has the important ones")
	}
	if err != nil {
		t.Fatal(err)
	}
	var seeds seedExamples
	if err := json.Unmarshal(text, &seeds); err != nil {
		t.Fatal(err)
	}
	return seeds
}

func TestSeedPlays(t *testing.T) {
	plays := 0
	for _, text := range readSeeds(t).SeedCases {
		var kind struct{ Kind string }
		if err := json.Unmarshal(text, &kind); err != nil {
			t.Fatal(err)
		}
		if kind.Kind != "play" {
			continue
		}
		var c seedCase
		if err := json.Unmarshal(text, &c); err != nil {
			t.Fatal(err)
		}
		plays++
		t.Run(c.ID+" typed", func(t *testing.T) { checkSeedTyped(t, c) })
		laid := c.Realisation
		if c.Mode == "board" {
			laid = &seedBoard{c.OnBoard, c.Start, c.Direction, c.Words, c.NewTiles, c.Bonus, c.Total}
		}
		if laid != nil {
			t.Run(c.ID+" on the board", func(t *testing.T) { checkSeedBoard(t, edition(t, c.Edition), laid) })
		}
	}
	if plays < 16 {
		t.Errorf("only %d plays were found", plays)
	}
}

// checkSeedTyped tells a case by words and marks.
func checkSeedTyped(t *testing.T, c seedCase) {
	e := edition(t, c.Edition)
	var texts, letters []string
	for _, word := range c.Words {
		var text strings.Builder
		letters = nil
		for _, tile := range word.Tiles {
			text.WriteString(tile.Tile)
			letters = append(letters, tile.Tile)
			switch tile.Premium {
			case "DL", "TL", "DW", "TW":
				text.WriteString(map[byte]string{'D': "2", 'T': "3"}[tile.Premium[0]] + tile.Premium[1:])
			}
			if tile.Old {
				text.WriteByte('0')
			}
		}
		texts = append(texts, text.String())
		if word.Typed == "" {
			continue
		}
		if diff := cmp.Diff(letters, tileNames(e, spelled(t, e, word.Typed))); diff != "" {
			t.Errorf("tiles (-) and what was read of %q (+):\n%s", word.Typed, diff)
		}
	}
	typed, _, err := e.SpellTyped(texts)
	if err != nil {
		t.Fatalf("%q: %v", texts, err)
	}
	w := scoring.CountTyped(e, typed)
	var workings []string
	for i, word := range w.Words {
		workings = append(workings, word.Sum())
		if word.Points != c.Words[i].Score || word.Sum() != c.Words[i].Working {
			t.Errorf("%s: %s, want %s", word.Text(e), word.Sum(), c.Words[i].Working)
		}
	}
	if diff := cmp.Diff(c.Workings, workings); diff != "" {
		t.Errorf("expected (-) and counted (+):\n%s", diff)
	}
	if w.Points != c.Total || w.NewTiles != c.NewTiles || w.Bonus != c.Bonus {
		t.Errorf("%d points, %d new, bonus %d; want %d, %d, %d", w.Points, w.NewTiles, w.Bonus, c.Total, c.NewTiles, c.Bonus)
	}
}

func checkSeedBoard(t *testing.T, e *scoring.Edition, c *seedBoard) {
	var lies []scoring.Laid
	for name, letter := range c.OnBoard {
		lies = append(lies, scoring.Laid{Square: square(t, name), Tile: spelled(t, e, letter)[0]})
	}
	board := scoring.NewBoard(e.Layout).With(lies)
	direction := scoring.Across
	if c.Direction == "down" {
		direction = scoring.Down
	}
	var fresh []scoring.Tile
	for _, tile := range c.Words[0].Tiles {
		if !tile.Old {
			fresh = append(fresh, spelled(t, e, tile.Tile)...)
		}
	}
	laid, err := board.Lay(square(t, c.Start), direction, fresh)
	if err != nil {
		t.Fatal(err)
	}
	play, err := scoring.Place(e, &board, laid, direction)
	if err != nil {
		t.Fatal(err)
	}
	got := *c
	w := scoring.Count(e, &board, play)
	got.Words, got.NewTiles, got.Bonus, got.Total = nil, w.NewTiles, w.Bonus, w.Points
	for _, word := range w.Words {
		got.Words = append(got.Words, asSeed(e, word))
	}
	if diff := cmp.Diff(*c, got); diff != "" {
		t.Errorf("expected (-) and counted (+):\n%s", diff)
	}
	checkCount(t, e, &board, laid, play)
}

func asSeed(e *scoring.Edition, w scoring.Word) seedWord {
	word := seedWord{Word: w.Text(e), Working: w.Sum(), Score: w.Points}
	for i, tile := range w.Tiles {
		s := seedTile{Square: w.Square(i).Name(), Tile: e.Text(tile.Tile.Letter()), Value: tile.Value, Old: !tile.New, Blank: tile.Tile.IsBlank()}
		for name, p := range seedPremiums {
			if tile.New && name != "" && p == tile.Premium {
				s.Premium = name
			}
		}
		word.Tiles = append(word.Tiles, s)
	}
	return word
}

// The derived cases and the refusals are told in prose; here they are lines of a rule case.
var (
	seedDerived = map[string][]string{
		"x-conquest":        {"en-100", "typed C3wONQ2lU0EST3w"}, // eight letters: one lay there
		"x-blank-on-dl":     {"es-100", "play J?AMÓN H4 across"},
		"x-blank-two-tiles": {"es-100", "play ME? H8 across"},
		"x-single-tile":     {"es-100", "play JAMÓN H4 across", "lay O I8 across"},
	}
	seedRefusals = map[string][]string{
		"n-first-not-centre": {"es-100", "play JAMÓN H3 across", "fault misses centre at H8"},
		"n-first-one-tile":   {"es-100", "play A H8 across", "fault one tile at H8: A"},
		"n-gap":              {"es-100", "tiles H4=A H6=E across", "fault gap at H5"},
		"n-not-touching":     {"es-100", "play JAMÓN H4 across", "play SOL A1 across", "fault detached at A1"},
		"n-eight-new":        {"es-100", "typed ALBERGUE", `fault too many new: "ALBERGUE"`},
		"n-digit":            {"es-100", "typed M3SA", `fault digit: "3"`},
		"n-k":                {"es-100", "typed KILO", "blank K kILO: 0 + 1 + 1 + 1 = 3 total 3, 4 new"},
	}
	// These are rules of the sheet, not of the board.
	seedNotHere = []string{"x-bag-late", "n-2001", "n-two-empty-racks", "n-over-master"}
)

// doLines plays lines of a rule case and tells what came of the last one.
func doLines(t *testing.T, id string, lines ...string) []string {
	t.Helper()
	e := edition(t, id)
	table := rulesTable{e, scoring.NewBoard(e.Layout)}
	var told []string
	for _, line := range lines {
		verb, rest, _ := strings.Cut(line, " ")
		told = table.do(t, verb, strings.Fields(rest))
	}
	return told
}

func TestSeedDerivedCases(t *testing.T) {
	for _, c := range readSeeds(t).Derived {
		lines, ok := seedDerived[c.ID]
		if !ok {
			if !slices.Contains(seedNotHere, c.ID) {
				t.Errorf("%s is not played", c.ID)
			}
			continue
		}
		t.Run(c.ID, func(t *testing.T) {
			got := strings.Join(doLines(t, lines[0], lines[1:]...), "\n")
			working := c.Working
			if len(c.Words) == 1 {
				working = c.Words[0][1]
			}
			if !strings.Contains(got, ": "+working+"\n") {
				t.Errorf("told\n%s\nwant %s", got, working)
			}
			if c.Total != 0 && !strings.Contains(got, fmt.Sprintf("total %d,", c.Total)) {
				t.Errorf("told\n%s\nwant %d", got, c.Total)
			}
		})
	}
}

func TestSeedRefusals(t *testing.T) {
	for _, c := range readSeeds(t).Refusals {
		lines, ok := seedRefusals[c.ID]
		if !ok {
			if !slices.Contains(seedNotHere, c.ID) {
				t.Errorf("%s is not played", c.ID)
			}
			continue
		}
		t.Run(c.ID, func(t *testing.T) {
			last := len(lines) - 1
			if got := strings.Join(doLines(t, lines[0], lines[1:last]...), " "); got != lines[last] {
				t.Errorf("told %q, want %q", got, lines[last])
			}
		})
	}
}
