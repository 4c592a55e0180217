package gcg_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// turnLine is a play with its score and total, as the corpus has it in its clean part.
var turnLine = regexp.MustCompile(`^(>[^:]+:\s+\S+\s+)([0-9]+[A-Oa-o]|[A-Oa-o][0-9]+)(\s+)(\S+)(\s+\+)([0-9]+)(\s+)(-?[0-9]+)(.*)$`)

// TestFaultsByConstruction takes each game in which nothing differs and makes one mistake in
// it: another score, another total, another letter, another square. Each is found, in that
// line or after it; but a letter of the same value is only doubted, unless the rack holds that one too, and a square where the
// play counts the same and hurts no later one makes another game that may well have been.
func TestFaultsByConstruction(t *testing.T) {
	r := reader(t)
	every := 5 // a fifth of the lines of each game is enough
	if testing.Short() {
		every = 25
	}
	made, silent := map[string]int{}, map[string]int{}
	for n, one := range index(t) {
		if !strings.HasPrefix(one.verdict, "consistent") {
			continue
		}
		data, err := os.ReadFile(filepath.Join(corpus, one.path))
		if err != nil {
			t.Fatal(err)
		}
		before := only(t, r, data)
		lines := strings.Split(string(data), "\n")
		for i, line := range lines {
			end := ""
			line, cr := strings.CutSuffix(line, "\r")
			if cr {
				end = "\r"
			}
			part := turnLine.FindStringSubmatch(line)
			if part == nil || (i+n)%every != 0 {
				continue
			}
			for kind, parts := range mistakes(part) {
				with := slices.Clone(lines)
				with[i] = strings.Join(parts, "") + end
				after := only(t, r, []byte(strings.Join(with, "\n")))
				made[kind]++
				if len(after.Differences) > 0 {
					if first := after.Differences[0].Line; first < i+1 && after.Edition == before.Edition {
						t.Errorf("%s:%d %s: found in line %d", one.path, i+1, kind, first)
					}
					continue
				}
				silent[kind]++
				switch {
				case kind == "score" || kind == "total" || !slices.Equal(before.Counted, after.Counted):
					t.Errorf("%s:%d %s is not found: %q", one.path, i+1, kind, with[i])
				case kind == "letter" && len(after.Warnings) <= len(before.Warnings) && !strings.Contains(part[1], "Q"):
					t.Errorf("%s:%d %s is not doubted: %q", one.path, i+1, kind, with[i])
				}
			}
		}
	}
	t.Logf("made %v, of which made no difference %v", made, silent)
}

// mistakes are the parts of a line with one mistake each.
func mistakes(part []string) map[string][]string {
	change := func(at int, to string) []string {
		parts := slices.Clone(part[1:])
		parts[at-1] = to
		return parts
	}
	score, _ := strconv.Atoi(part[6])
	total, _ := strconv.Atoi(part[8])
	made := map[string][]string{
		"score": change(6, strconv.Itoa(score+1)),
		"total": change(8, strconv.Itoa(total+10)),
	}
	if i := strings.IndexFunc(part[4], func(r rune) bool { return r >= 'A' && r <= 'Z' }); i >= 0 {
		letter := byte('Q')
		if part[4][i] == letter {
			letter = 'E'
		}
		made["letter"] = change(4, part[4][:i]+string(letter)+part[4][i+1:])
	}
	square := []byte(part[2])
	for i, b := range square {
		if b >= 'A' && b <= 'O' || b >= 'a' && b <= 'o' {
			square[i] = b + 1
			if b == 'O' || b == 'o' {
				square[i] = b - 1
			}
		}
	}
	made["square"] = change(2, string(square))
	return made
}
