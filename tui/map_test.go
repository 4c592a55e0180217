package tui_test

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestMap holds the map of CONTRIBUTING.md to the rooms that there are: every package has a
// row, or is named in the row of the folder it lies in, which ends in a stroke; and every room of
// the map is there.
func TestMap(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	_, drawn, _ := strings.Cut(string(text), "\n## The map\n")
	drawn, _, _ = strings.Cut(drawn, "\n## ")
	var rooms []string
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z./]+?)(/?)` \\| (.*) \\|$").FindAllStringSubmatch(drawn, -1) {
		rooms = append(rooms, row[1])
		if row[2] != "" {
			for _, room := range regexp.MustCompile("`([a-z]+)`").FindAllStringSubmatch(row[3], -1) {
				rooms = append(rooms, row[1]+"/"+room[1])
			}
		}
		for _, named := range regexp.MustCompile("`([a-z]+/[a-z/]+)`").FindAllStringSubmatch(row[3], -1) {
			if _, err := os.Stat(filepath.Join("..", named[1])); err != nil {
				t.Errorf("the map of CONTRIBUTING.md: %v", err)
			}
		}
	}
	for _, room := range rooms {
		if i, err := os.Stat(filepath.Join("..", room)); err != nil || !i.IsDir() {
			t.Errorf("the map of CONTRIBUTING.md has the room %s, which is not there", room)
		}
	}
	for _, p := range packages(t) {
		room := p.path
		if room == "" {
			room = "."
		}
		if !slices.Contains(rooms, room) {
			t.Errorf("the map of CONTRIBUTING.md has no row for %s: say what it holds", room)
		}
	}
	if doubled := len(rooms) - len(slices.Compact(slices.Sorted(slices.Values(rooms)))); doubled > 0 {
		t.Errorf("%d rooms stand twice", doubled)
	}
}

// TestEveryPackageSaysWhatItIsFor, in its comment, and shows a use.
func TestEveryPackageSaysWhatItIsFor(t *testing.T) {
	t.Parallel()
	for _, p := range packages(t) {
		names, err := filepath.Glob(filepath.Join("..", p.path, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		says := ""
		for _, name := range names {
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.PackageClauseOnly|parser.ParseComments)
			if err != nil {
				t.Fatal(err)
			}
			if !strings.HasSuffix(name, "_test.go") {
				says += file.Doc.Text()
			}
		}
		if !regexp.MustCompile(`\n\t\S`).MatchString(says) {
			t.Errorf("%s/%s: the comment of the package shows no use of it: %q", module, p.path, says)
		}
	}
}
