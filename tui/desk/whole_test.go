package desk

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"
	"golang.org/x/tools/txtar"

	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// Everything that the lines of the scripts are answered is read to its end, in every language and in the
// smallest windows: what they did and why they were refused goes on in the rows that nothing else
// needs, and what has no room even so keeps its end.
func TestWhatIsSaidIsReadToItsEnd(t *testing.T) {
	files, err := filepath.Glob("../../sheet/testdata/scripts/*.txtar")
	if err != nil || files == nil {
		t.Fatalf("no scripts: %v", err)
	}
	for n, lang := range phrases.Languages() {
		for i, file := range files {
			if testing.Short() && i%10 != n {
				continue
			}
			archive, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range archive.Files {
				t.Run(lang.Tag+" "+c.Name, func(t *testing.T) { readToItsEnd(t, lang, string(c.Data)) })
			}
		}
	}
}

// readToItsEnd types the lines of a script, whatever its rules are, and reads what is said of each.
func readToItsEnd(t *testing.T, lang *phrases.Language, script string) {
	names := []string{"Ana Montserrat", "Bea de la Fuente", "Cai", "Dan"}
	d := stroll{players: 2 + strings.Count(script[:strings.Index(script, "\n")], ","), names: names}.begin(t)
	env := kit.Env{Lang: lang, Keys: key.NewMap(), Look: draw.NewLook("dark", true, colorprofile.ASCII, "")}
	for line := range strings.Lines(script) {
		text, typed := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "> ")
		if !typed {
			continue
		}
		env.Notice = kit.Notice{}
		d.Tell(env, 0, time.Time{}, "")
		d.Act(kit.DoText{Text: text})
		d.At.Over = nil
		env.Notice = d.Notice
		for _, window := range []struct{ w, h, answers, below int }{{80, 24, 2, 160}, {48, 20, 1, 48}} {
			env.Width, env.Height = window.w, window.h
			d.Tell(env, 0, time.Time{}, "")
			shown, said := d.foot(), strings.TrimSpace(strings.Join(d.At.Said.Lines[:], " "))
			room := window.answers * d.Lay.Left.W
			if d.Notice.Text == "" {
				room += window.below
			}
			reads(t, shown, said, room)
			reads(t, shown, d.Notice.Text, window.below)
			if t.Failed() {
				t.Fatalf("after %q at %d×%d there stands\n%s", text, window.w, window.h, shown)
			}
		}
	}
}

// foot are the rows under the entry.
func (d *Desk) foot() string {
	l, rows := &d.Lay, d.View().Rows
	var foot []string
	for y := l.Entry + 1; y < l.H; y++ {
		w := l.W
		if y == l.Answer[0] || y == l.Answer[1] {
			w = l.Left.W
		}
		foot = append(foot, ansi.Truncate(ansi.Strip(rows[y]), w, ""))
	}
	return strings.Join(foot, "\n")
}

// reads asks for a text where there is so much room for it, and for both of its ends where there
// is not.
func reads(t *testing.T, shown, text string, room int) {
	t.Helper()
	const longest, end = 14, 9 // of a word, in columns
	squeezed := func(text string) string { return strings.Join(strings.Fields(text), "") }
	shown = squeezed(strings.ReplaceAll(strings.ReplaceAll(shown, "\n! ", "\n"), "\n* ", "\n"))
	if n := draw.Width(text); n <= room-longest*(1+room/48) {
		if !strings.Contains(shown, squeezed(text)) {
			t.Errorf("%q is not all there", text)
		}
		return
	}
	if text := squeezed(text); !strings.Contains(shown, ansi.Truncate(text, end, "")) || !strings.Contains(shown, ansi.TruncateLeft(text, draw.Width(text)-end, "")) {
		t.Errorf("%q has not both its ends", text)
	}
}

// What the last key met is read even where figures stand in the only row beside that of the hints.
func TestANoticeIsReadOverFigures(t *testing.T) {
	for _, lang := range phrases.Languages() {
		d := stroll{players: 3, rounds: true, lines: []string{"rack JAMONES"}}.begin(t)
		text := lang.Grid.Duplicate
		d.Tell(kit.Env{
			Lang: lang, Keys: key.NewMap(), Look: draw.NewLook("dark", true, colorprofile.ASCII, ""), Width: 48, Height: 20,
			Notice: kit.Notice{Text: text, Fault: true},
		}, 0, time.Time{}, "")
		reads(t, "\n"+d.foot(), text, 2*48)
	}
}
