package editions_test

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
)

// shipped are the editions that come with the program, examples those of testdata, which
// show a player how to write one.
var (
	shipped = []string{"ca-100", "da-100", "de-102", "en-100", "en-super-200", "es-100", "fi-101", "fr-102", "it-120",
		"nl-102", "no-100", "pl-100", "pl-literaki-100", "pt-120", "sv-100"}
	examples = []string{"es-na-103", "nl-ij-102"}
)

func edition(t *testing.T, c *editions.Catalogue, id string) *scoring.Edition {
	t.Helper()
	e, err := c.Edition(id)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// folder is a folder of settings with files in it, by their names below it.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// withExamples is the catalogue of a player who has the example files as his own.
func withExamples(t *testing.T) *editions.Catalogue {
	t.Helper()
	files := map[string]string{}
	for _, id := range examples {
		text, err := os.ReadFile(filepath.Join("..", "testdata", "editions", id+".toml"))
		if err != nil {
			t.Fatal(err)
		}
		files["editions/"+id+".toml"] = string(text)
	}
	c, err := editions.Load(folder(t, files))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// facts is the collection of figures that the editions were made from.
type facts struct {
	Boards map[string]struct {
		Rows []string `json:"rows"`
	} `json:"boards"`
	Editions []figures `json:"editions"`
}

type figures struct {
	ID       string `json:"id"`
	Language string `json:"language"`
	Tiles    []struct {
		Tile  string `json:"tile"`
		Count int    `json:"count"`
		Value int    `json:"value"`
	} `json:"tiles"`
	Blanks int `json:"blanks"`
	Sums   struct {
		LetterTiles  int `json:"letter_tiles"`
		TotalTiles   int `json:"total_tiles"`
		LetterPoints int `json:"letter_points"`
		ByValue      map[string]struct {
			Tiles int      `json:"tiles"`
			Faces []string `json:"faces"`
		} `json:"by_value"`
	} `json:"sums"`
	RackSize  int               `json:"rack_size"`
	Bonus     json.RawMessage   `json:"bonus"`
	Board     string            `json:"board"`
	Vowels    []string          `json:"vowels"`
	BlankOnly json.RawMessage   `json:"blank_only"` // an object, or "as" another edition
	FoldMap   map[string]string `json:"fold_map"`
}

func readFacts(t *testing.T) facts {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "shared", "facts", "editions.json"))
	if errors.Is(err, fs.ErrNotExist) {
		t.Skip("the collection of figures is not beside this repository")
	}
	if err != nil {
		t.Fatal(err)
	}
	var f facts
	if err := json.Unmarshal(text, &f); err != nil {
		t.Fatal(err)
	}
	return f
}

// of is what the collection says of an edition.
func (f facts) of(t *testing.T, id string) figures {
	t.Helper()
	for _, e := range f.Editions {
		if e.ID == id {
			return e
		}
	}
	t.Fatalf("no figures of %s", id)
	return figures{}
}
