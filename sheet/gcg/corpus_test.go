package gcg_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/sheet/gcg"
)

// corpus is a folder of real games that is not part of the project, beside its checkout.
const corpus = "../../../shared/games"

// indexed is a game of the corpus with what an independent checker found in it.
type indexed struct {
	path, verdict string
	values        string // "values:…" where the tiles have others than the language's
	complete      bool
	issues        map[string][]int // code → lines
	cut           bool             // not all lines are listed
}

func index(t testing.TB) []indexed {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(corpus, "INDEX.tsv"))
	if os.IsNotExist(err) {
		t.Skip("the corpus of real games is not here: it is no part of the project")
	}
	if err != nil {
		t.Fatal(err)
	}
	var all []indexed
	for _, row := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		cells := strings.Split(row, "\t")
		one := indexed{path: cells[0], verdict: cells[1], values: cells[4], complete: cells[2] == "yes", issues: map[string][]int{}}
		one.cut = strings.Contains(cells[9], "..")
		for _, issue := range strings.Fields(cells[9]) {
			code, lines, _ := strings.Cut(issue, "@")
			for _, line := range strings.Split(strings.TrimSuffix(lines, ".."), "/") {
				n, err := strconv.Atoi(line)
				if err != nil {
					t.Fatalf("%s: %q", one.path, issue)
				}
				one.issues[code] = append(one.issues[code], n)
			}
		}
		all = append(all, one)
	}
	return all
}

// strayRack says whether all that is wrong is a rack with a sign that is no tile. The checker
// of the index refuses it; here it is a doubt, as a rack counts nothing.
func (i indexed) strayRack() bool {
	return strings.Contains(i.path, "malformed_rack") || strings.Contains(i.path, "pass_rack_malformed")
}

// want is the verdict that the index asks of us.
func (i indexed) want() gcg.Verdict {
	if i.strayRack() {
		return gcg.Same
	}
	switch i.verdict {
	case "score-error":
		return gcg.Differs
	case "unsupported":
		return gcg.Unreadable
	case "consistent-incomplete":
		return gcg.Unfinished
	}
	if !i.complete {
		return gcg.Unfinished
	}
	return gcg.Same
}

// first is the line of the first issue that begins with E or P; 0 for none.
func (i indexed) first() int {
	first := 1 << 30
	for code, lines := range i.issues {
		if i.strayRack() && code == "P-tiles" {
			continue
		}
		if code[0] == 'E' || code[0] == 'P' {
			first = min(first, lines[0])
		}
	}
	return first
}

func reader(t testing.TB) *gcg.Reader {
	t.Helper()
	r, err := oneReader()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// oneReader reads the editions once for all tests.
var oneReader = sync.OnceValues(func() (*gcg.Reader, error) {
	c, err := editions.Load("testdata/settings")
	if err != nil {
		return nil, err
	}
	return gcg.NewReader(c.Guessed(words.Has)), nil
})

func TestCorpus(t *testing.T) {
	r := reader(t)
	for _, one := range index(t) {
		t.Run(one.path, func(t *testing.T) {
			data, err := os.ReadFile(filepath.Join(corpus, one.path))
			if err != nil {
				t.Fatal(err)
			}
			var games []gcg.Game
			for g := range r.Read(data) {
				games = append(games, g)
			}
			if len(games) != 1 {
				t.Fatalf("%d games", len(games))
			}
			g := games[0]
			if names := one.issues["P-name"]; names != nil && g.Verdict == gcg.Unfinished {
				return // two players of one nickname, whom the order of turns tells apart
			}
			if g.Verdict != one.want() {
				t.Errorf("%s, where the index has %s: %s", g.Verdict, one.want(), told(g))
			}
			for kind, code := range map[gcg.Kind]string{gcg.Score: "E-score", gcg.End: "E-end", gcg.Withdrawn: "E-withdraw"} {
				if ours := lines(g, kind); !one.cut && !slices.Equal(ours, one.issues[code]) {
					t.Errorf("%s in lines %v, where the index has %v: %s", kind, ours, one.issues[code], told(g))
				}
			}
			first := 1 << 30
			if len(g.Differences) > 0 {
				first = g.Differences[0].Line
			}
			if first != one.first() {
				t.Errorf("the first in line %d, where the index has %d: %s", first, one.first(), told(g))
			}
		})
	}
}

func lines(g gcg.Game, kind gcg.Kind) []int {
	var all []int
	for _, d := range g.Differences {
		if d.Kind == kind {
			all = append(all, d.Line)
		}
	}
	return all
}

func told(g gcg.Game) string {
	id := "no edition"
	if g.Edition != nil {
		id = g.Edition.ID
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %d plays, %v (%v)", id, g.Plays, g.Final, g.Counted)
	for _, d := range g.Differences {
		fmt.Fprintf(&b, "\n\t%d:%d %s %s file %d ours %d %v", d.Line, d.Column, d.Kind, d.Text, d.File, d.Ours, d.Fault)
	}
	return b.String()
}
