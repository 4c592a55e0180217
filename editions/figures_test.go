package editions_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/editions"
	"tanteo/scoring"
)

func TestEditionsHaveTheFiguresOfTheirSources(t *testing.T) {
	f := readFacts(t)
	c := withExamples(t)
	for _, id := range slices.Concat(shipped, examples) {
		t.Run(id, func(t *testing.T) {
			e, want := edition(t, c, id), f.of(t, id)
			var letters []scoring.LetterDef
			for _, tile := range want.Tiles {
				letters = append(letters, scoring.LetterDef{Letter: tile.Tile, Count: tile.Count, Value: tile.Value})
			}
			var bonus scoring.Bonus
			if err := json.Unmarshal(want.Bonus, &bonus); err != nil {
				t.Fatal(err)
			}
			type part struct {
				Language  string
				Letters   []scoring.LetterDef
				Blanks    int
				BlankOnly []string
				Vowels    []string
				Rack      int
				Bonus     []scoring.Bonus
				Board     []string
			}
			plain := slices.Clone(e.Letters)
			for i := range plain {
				plain[i].Also = nil
			}
			if diff := cmp.Diff(
				part{want.Language, letters, want.Blanks, want.blankOnly(t, f), want.Vowels, want.RackSize, []scoring.Bonus{bonus}, f.Boards[want.Board].Rows},
				part{e.Language, plain, e.Blanks, e.BlankOnly, e.Vowels, e.Rack, e.Bonus, e.Board},
			); diff != "" {
				t.Errorf("figures (-) and edition (+):\n%s", diff)
			}
		})
	}
}

func TestEditionsAddUpToTheSumsOfTheirSources(t *testing.T) {
	f := readFacts(t)
	c := withExamples(t)
	for _, id := range slices.Concat(shipped, examples) {
		t.Run(id, func(t *testing.T) {
			e, want := edition(t, c, id), f.of(t, id).Sums
			if got := e.Tiles(); got != want.TotalTiles {
				t.Errorf("%d tiles, want %d", got, want.TotalTiles)
			}
			tiles, points := sums(e)
			if tiles != want.LetterTiles || points != want.LetterPoints {
				t.Errorf("%d letter tiles of %d points, want %d of %d", tiles, points, want.LetterTiles, want.LetterPoints)
			}
			for value, group := range want.ByValue {
				points, err := strconv.Atoi(value)
				if err != nil {
					t.Fatal(err)
				}
				tiles, faces := worth(e, points)
				if tiles != group.Tiles || !slices.Equal(faces, group.Faces) {
					t.Errorf("%d tiles of %s points: %v, want %d: %v", tiles, value, faces, group.Tiles, group.Faces)
				}
			}
		})
	}
}

func TestEditionsAddUpToKnownSums(t *testing.T) {
	c := editions.Embedded()
	for _, tt := range []struct {
		id                   string
		letters, blanks, sum int
		value, tiles         int
		faces                string
	}{
		{"es-100", 98, 2, 192, 1, 68, "A E I L N O R S T U"},
		{"nl-102", 100, 2, 230, 1, 44, "A E I N O"},
		{"nl-102", 100, 2, 230, 10, 1, "Q"},
		{"es-100", 98, 2, 192, 10, 1, "Z"},
		{"es-100", 98, 2, 192, 5, 2, "CH Q"},
		{"es-100", 98, 2, 192, 8, 5, "J LL Ñ RR X"},
		{"en-100", 98, 2, 187, 10, 2, "Q Z"},
		{"fr-102", 100, 2, 197, 10, 5, "K W X Y Z"},
		{"de-102", 100, 2, 202, 6, 4, "J V Ä Ü"},
		{"it-120", 118, 2, 293, 10, 1, "Q"},
		{"pt-120", 117, 3, 204, 8, 2, "X Z"},
		{"ca-100", 98, 2, 189, 10, 4, "Ç L·L NY X"},
		{"pl-100", 98, 2, 190, 9, 1, "Ź"},
		{"pl-literaki-100", 98, 2, 183, 5, 9, "Ą Ć Ę F Ń Ó Ś Ź Ż"},
		{"no-100", 98, 2, 202, 10, 1, "C"},
		{"sv-100", 98, 2, 194, 10, 1, "Z"},
		{"da-100", 98, 2, 247, 8, 4, "C X Z"},
		{"fi-101", 99, 2, 218, 10, 1, "C"},
		{"en-super-200", 196, 4, 381, 10, 4, "Q Z"},
	} {
		t.Run(fmt.Sprintf("%s, tiles of %d", tt.id, tt.value), func(t *testing.T) {
			e := edition(t, c, tt.id)
			if tiles, points := sums(e); tiles != tt.letters || points != tt.sum || e.Blanks != tt.blanks {
				t.Errorf("%d letter tiles, %d blanks, %d points; want %d, %d, %d", tiles, e.Blanks, points, tt.letters, tt.blanks, tt.sum)
			}
			tiles, faces := worth(e, tt.value)
			if tiles != tt.tiles || strings.Join(faces, " ") != tt.faces {
				t.Errorf("%d tiles, %s; want %d, %s", tiles, faces, tt.tiles, tt.faces)
			}
		})
	}
}

// sums is how many tiles carry a letter and what they are worth together.
func sums(e *scoring.Edition) (tiles, points int) {
	for _, l := range e.Letters {
		tiles += l.Count
		points += l.Count * l.Value
	}
	return tiles, points
}

// worth is which letters are worth so many points, and on how many tiles.
func worth(e *scoring.Edition, value int) (tiles int, faces []string) {
	for _, l := range e.Letters {
		if l.Value == value {
			tiles += l.Count
			faces = append(faces, l.Letter)
		}
	}
	return tiles, faces
}

// blankOnly is which letters have no tile.
func (f figures) blankOnly(t *testing.T, all facts) []string {
	t.Helper()
	if f.BlankOnly == nil {
		return nil
	}
	var as string
	if json.Unmarshal(f.BlankOnly, &as) == nil {
		if as == "" {
			return nil
		}
		return all.of(t, strings.TrimPrefix(as, "as ")).blankOnly(t, all)
	}
	var letters struct {
		Letters []string `json:"letters"`
	}
	if err := json.Unmarshal(f.BlankOnly, &letters); err != nil {
		t.Fatal(err)
	}
	return letters.Letters
}
