package main

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/editions/words"
)

var (
	update = flag.Bool("update", false, "rewrite what the lists are compared with")
	from   = flag.String("from", "", "a folder in which the packages are unpacked, to make the committed lists of again")
)

// TestSample makes every list of a few words of its packages: what each recipe keeps, leaves
// out and adds is in testdata.
func TestSample(t *testing.T) {
	var b strings.Builder
	for _, r := range recipes {
		b.WriteString(r.name + ": " + strings.Join(made(t, r, "testdata/packages"), " ") + "\n")
	}
	golden := filepath.Join("testdata", "lists.txt")
	if *update {
		if err := os.WriteFile(golden, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("got:\n%s\nwant:\n%s", b.String(), want)
	}
}

// made are the words of a list, made of the packages in a folder.
func made(t *testing.T, r recipe, folder string) []string {
	t.Helper()
	graph, _, err := r.graph(os.DirFS(folder))
	if err != nil {
		t.Fatal(r.name, err)
	}
	e, err := editions.Embedded().Edition(r.edition)
	if err != nil {
		t.Fatal(err)
	}
	all, err := words.Read(graph)
	if err != nil {
		t.Fatal(r.name, err)
	}
	var texts []string
	for word := range all {
		var text strings.Builder
		for _, letter := range word {
			text.WriteString(e.Text(letter))
		}
		texts = append(texts, text.String())
	}
	return texts
}

// TestShortWords: each of them can be written with the tiles of its edition.
func TestShortWords(t *testing.T) {
	for name, id := range map[string]string{
		"es-stop": "es-100", "en-stop": "en-100", "fr-stop": "fr-102", "pt-stop": "pt-120", "de-two": "de-102",
	} {
		e, err := editions.Embedded().Edition(id)
		if err != nil {
			t.Fatal(err)
		}
		all := shortWords(name)
		if len(all) < 10 {
			t.Errorf("%s has %d words", name, len(all))
		}
		for _, word := range all {
			s, err := e.Spell(word)
			if err != nil || strings.HasSuffix(name, "-two") && len(s.Tiles) != 2 {
				t.Errorf("%s: %s: %v", name, word, err)
			}
		}
	}
}

// TestCommittedLists makes the lists of the whole packages again, where they are unpacked:
//
//	go test ./editions/words/generate -from DIR
func TestCommittedLists(t *testing.T) {
	if *from == "" {
		t.Log("no folder with the packages is told")
		return
	}
	for _, r := range recipes {
		graph, _, err := r.graph(os.DirFS(*from))
		if err != nil {
			t.Fatal(r.name, err)
		}
		committed, err := os.ReadFile(filepath.Join("..", "lists", r.name+".words"))
		if err != nil {
			t.Fatal(err)
		}
		if string(graph) != string(committed) {
			t.Errorf("%s is not what is committed", r.name)
		}
	}
}
