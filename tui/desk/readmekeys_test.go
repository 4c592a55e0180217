package desk

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tanteo/tui/key"
	"tanteo/tui/phrases"
)

// Keys that never change, whatever else does: a beginner finds them in the README.
var lasting = []string{
	"arrows", "letters", "Space", "?", "Backspace", "Esc", "Enter", ":", "Tab", "Shift+Tab",
	"Ctrl+G", "Ctrl+P", "Ctrl+U", "Ctrl+R", "Ctrl+C", "Ctrl+T", "F1", "F2", "F10",
}

// The table of keys in the README tells no key that the table of a game has no row for, says of
// none another thing than its rows do, and leaves out none that never changes.
func TestKeysInTheReadmeAreRows(t *testing.T) {
	told := map[string]string{} // by key, what its rows say
	for _, at := range []string{"classic", "duplicate"} {
		d := scene{table: at}.open(t)
		v := offersOf(d.Table)
		for _, r := range slices.Concat(v.inFront(), v.inTheEntry(nil), v.onTheSide(nil)) {
			names := []string{r.HelpName}
			if r.Keys != nil {
				names = key.Names(r.Keys)
			}
			for _, name := range names {
				told[name] += " " + r.Does
			}
		}
		for _, r := range Always(d.Env, true) {
			for _, name := range key.Names(r.Keys) {
				told[name] += " " + r.Does
			}
		}
	}
	h := &phrases.For("en").Screen.Key
	told["arrows"], told["letters"] = h.Move, h.LayDoes+" "+phrases.For("en").Lookup.TabKey

	source, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(source), "\n## Keys\n")
	text, _, _ = strings.Cut(text, "\n## ")
	table, below, _ := strings.Cut(text, "|\n\n")
	there := regexp.MustCompile(`[\s,.]+`).Split(below, -1)
	for _, row := range regexp.MustCompile(`(?m)^\| ([^|]+) \| ([^|]+) `).FindAllStringSubmatch(table, -1)[2:] {
		says := stems(row[2])
		for _, name := range regexp.MustCompile(`[\s,]+`).Split(strings.TrimSuffix(row[1], " in the tab Words"), -1) {
			name = strings.Trim(name, "`")
			there = append(there, name)
			switch does, ok := told[name]; {
			case !ok:
				t.Errorf("the README tells %s, for which there is no row", name)
			case !slices.ContainsFunc(stems(does), func(s string) bool { return slices.Contains(says, s) }):
				t.Errorf("the README says of %s: %q; its rows:%s", name, row[2], does)
			}
		}
	}
	for _, name := range lasting {
		if !slices.Contains(there, name) {
			t.Errorf("the README does not tell %s", name)
		}
	}
}

// stems are the beginnings of the words of a text that say something.
func stems(text string) (all []string) {
	for _, word := range regexp.MustCompile(`[^a-z]+`).Split(strings.ToLower(text), -1) {
		if len(word) >= 4 && !slices.Contains([]string{"that", "with", "what", "from", "again", "them", "which"}, word) {
			all = append(all, word[:3])
		}
	}
	return all
}
