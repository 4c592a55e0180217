// Command generate makes the Go of each language from its message file, and says what is wrong
// with the files or what they lack:
//
//	go generate ./tui/phrases             # writes zen.go and so on
//	go run ./tui/phrases/generate -report # says what each language lacks
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	report := flag.Bool("report", false, "say what each language lacks, and write nothing")
	flag.Parse()
	phrases := "tui/phrases"
	if _, err := os.Stat("messages"); err == nil { // as go generate runs it
		phrases = "."
	}
	if err := run(phrases, *report); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run works in the folder of the package phrases.
func run(phrases string, report bool) error {
	g, err := generate(phrases, filepath.Join(phrases, "messages"))
	if err != nil {
		return err
	}
	if report {
		for _, line := range g.report() {
			fmt.Println(line)
		}
	}
	if len(g.faults) > 0 {
		return g.faults
	}
	if report {
		return nil
	}
	for name, code := range g.code {
		path := filepath.Join(phrases, name)
		if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, code) {
			continue
		}
		if err := os.WriteFile(path, code, 0o666); err != nil {
			return err
		}
	}
	return g.removeOthers(phrases)
}

// generated is what the message files make.
type generated struct {
	languages []*texts
	code      map[string][]byte // by the name of the file
	faults    faults
}

type faults []fault

func (f faults) Error() string {
	all := make([]string, len(f))
	for i, one := range f {
		all[i] = one.String()
	}
	return strings.Join(all, "\n")
}

// generate reads and checks all message files of a folder and makes their code for the package
// in phrases.
func generate(phrases, messages string) (*generated, error) {
	c, err := readContract(filepath.Join(phrases, "..", ".."), "tui/phrases")
	if err != nil {
		return nil, err
	}
	return c.generate(messages)
}

// generate reads and checks all message files of a folder and makes the code of a contract.
func (c *contract) generate(messages string) (g *generated, err error) {
	g = &generated{code: map[string][]byte{}}
	if g.languages, err = readLanguages(c, messages); err != nil {
		return nil, err
	}
	for _, l := range g.languages {
		g.faults = append(g.faults, l.check(g.languages[0])...)
	}
	if g.faults != nil {
		return g, nil
	}
	for _, l := range g.languages {
		if g.code["z"+l.tag+".go"], err = l.write(c); err != nil {
			return nil, fmt.Errorf("%s: %w", l.file.name, err)
		}
	}
	g.code[listFile], err = writeList(g.languages)
	return g, err
}

const listFile = "zlanguages.go"

// isGenerated says whether a file is one that generate writes.
func isGenerated(name string) bool { return strings.HasPrefix(name, "z") }

// report says what each language lacks.
func (g *generated) report() []string {
	var lines []string
	for _, l := range g.languages {
		if len(l.lacks) == 0 {
			lines = append(lines, l.tag+": has every text")
			continue
		}
		lines = append(lines, fmt.Sprintf("%s: lacks %d texts, which are English", l.tag, len(l.lacks)))
		for _, path := range l.lacks {
			lines = append(lines, "  "+path)
		}
	}
	return lines
}

// removeOthers removes what was generated for a language that is no longer there.
func (g *generated) removeOthers(phrases string) error {
	names, err := filepath.Glob(filepath.Join(phrases, "z*.go"))
	if err != nil {
		return err
	}
	for _, path := range slices.DeleteFunc(names, func(path string) bool { return g.code[filepath.Base(path)] != nil }) {
		if err := os.Remove(path); err != nil {
			return err
		}
	}
	return nil
}
