package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
)

const messages = "../messages"

// theContract is read once: it costs more than a folder of messages.
var theContract = sync.OnceValues(func() (*contract, error) { return readContract("../../..", "tui/phrases") })

// made is what a folder of messages makes.
func made(folder string) (*generated, error) {
	c, err := theContract()
	if err != nil {
		return nil, err
	}
	return c.generate(folder)
}

// TestGeneratedIsFresh: the code in the package is what its message files make. The log says what
// each language lacks.
func TestGeneratedIsFresh(t *testing.T) {
	g, err := made(messages)
	if err != nil {
		t.Fatal(err)
	}
	if g.faults != nil {
		t.Fatal(g.faults)
	}
	for _, line := range g.report() {
		t.Log(line)
	}
	for name, code := range g.code {
		kept, err := os.ReadFile(filepath.Join("..", name))
		if err != nil || !bytes.Equal(kept, code) {
			t.Errorf("%s is not what messages make: go generate ./tui/phrases", name)
		}
	}
	names, err := filepath.Glob("../z*.go")
	if err != nil || len(names) != len(g.code) {
		t.Errorf("%d generated files, want %d (%v)", len(names), len(g.code), err)
	}
}

// TestFaultsOfATranslation: what a translator can do wrong is refused with its line.
func TestFaultsOfATranslation(t *testing.T) {
	for name, test := range map[string]struct{ was, is, want string }{
		"a key that no text has":   {"\n[rows]", "\n[rows]\nnope = \"x\"", "there is no text rows.nope"},
		"a section that is none":   {"\n[rows]", "\n[rowz]\nx = \"x\"\n[rows]", "there is no text rowz"},
		"a place that is none":     {`renamed = "{before}`, `renamed = "{befor}`, "there is no {befor} here; there is {before} {after}"},
		"a place that is missing":  {`renamed = "{before}`, `renamed = "x`, "answers.renamed tells {after}, English {after} {before}"},
		"one place for another":    {`renamed = "{before}`, `renamed = "{after}`, "answers.renamed tells {after}, English {after} {before}"},
		"a brace alone":            {`renamed = "{before}`, `renamed = "}{before}`, "a brace stands alone"},
		"a form of another kind":   {`renamed = "{before}`, `renamed = "{before:signed}`, "{before} has no form signed"},
		"a plural form is missing": {"[duplicate]", "[duplicate]\ntables = { one = \"x {n}\" }", "tables lacks the case other of {n}"},
		"a form that is none":      {"[duplicate]", "[duplicate]\ntables = { une = \"x {n}\", other = \"{n}\" }", "tables does not say by what it is chosen"},
		"an English sentence":      {"[duplicate]", "[duplicate]\nall_in = \"All are in: type next.\"", `duplicate.all_in is English: "All are in: type next."`},
		"an empty text":            {"[duplicate]", "[duplicate]\nall_in = \"\"", "duplicate.all_in is empty"},
		"a text that is too wide":  {"[kinds]", "[kinds]\npass = \"ha pasado el turno\"", "kinds.pass has 18 columns, and room for 9"},
		"half of a fault":          {"[faults]", "[faults]\nother = [\"{text}.\"]", "faults.other must be a list of texts, as in English"},
		"a text in place of two":   {"[faults]", "[faults]\nother = \"{text}.\"", "faults.other must be a list of texts, as in English"},
		"eleven months":            {"[dates]", "[dates]\nmonths = [\"ene\"]", "dates.months must be a list, as in English"},
	} {
		t.Run(name, func(t *testing.T) {
			folder, line := changed(t, test.was, test.is)
			g, err := made(folder)
			if err != nil {
				t.Fatal(err)
			}
			at := slices.IndexFunc(g.faults, func(f fault) bool { return strings.HasPrefix(f.says, test.want) })
			if at < 0 {
				t.Fatalf("got %v, want %s", g.faults, test.want)
			}
			if f := g.faults[at]; f.file != "es.toml" || f.line < line || f.line > line+1 {
				t.Errorf("%v, want line %d or the next", f, line)
			}
		})
	}
}

// TestATextTwice: what TOML itself refuses has its line too.
func TestATextTwice(t *testing.T) {
	folder, _ := changed(t, `renamed = "`, "renamed = \"x\"\nrenamed = \"")
	if _, err := made(folder); err == nil || !strings.HasPrefix(err.Error(), "messages/es.toml:") {
		t.Error(err)
	}
}

// TestALanguageThatLacksTexts shows them in English, and says which ones these are.
func TestALanguageThatLacksTexts(t *testing.T) {
	folder, _ := changed(t, `renamed = `, `# renamed = `)
	g, err := made(folder)
	if err != nil || g.faults != nil {
		t.Fatal(err, g.faults)
	}
	if report := strings.Join(g.report(), "\n") + "\n"; !strings.Contains(report, "es: lacks 1 texts, which are English\n  answers.renamed\n") {
		t.Error(report)
	}
	if code := string(g.code["zes.go"]); !strings.Contains(code, `return before + " is now " + after + "."`) {
		t.Error("the English text is not in its place")
	}
}

// TestANewLanguage: a file is all that it takes, also where numbers have three forms.
func TestANewLanguage(t *testing.T) {
	folder, _ := changed(t, "", "")
	polish := "name = \"Polski\"\n[sheet]\nloose = { one = \"{tiles} płytka\", few = \"{tiles} płytki\", many = \"{tiles} płytek\" }\n" +
		"[notices]\ntold_totals = { 0 = \"\", one = \"suma po turze {turns}\", other = \"sumy po turach {turns}\" }\n"
	if err := os.WriteFile(filepath.Join(folder, "pl.toml"), []byte(polish), 0o666); err != nil {
		t.Fatal(err)
	}
	g, err := made(folder)
	if err != nil {
		t.Fatal(err)
	}
	if want := "messages/pl.toml:5: told_totals lacks the case few of {turns}"; len(g.faults) != 1 || g.faults[0].String() != want {
		t.Fatalf("%v, want %s", g.faults, want)
	}
	if err := os.WriteFile(filepath.Join(folder, "pl.toml"), []byte(polish[:strings.Index(polish, "[notices]")]), 0o666); err != nil {
		t.Fatal(err)
	}
	if g, err = made(folder); err != nil || g.faults != nil {
		t.Fatal(err, g.faults)
	}
	if testing.Short() {
		return // compiling what was made is what takes long
	}
	const program = `package main

import (
	"fmt"

	"tanteo/tui/phrases"
)

func main() {
	l := phrases.For("pl")
	for _, n := range []int{0, 1, 2, 5, 12, 22, 101} {
		fmt.Print(l.Sheet.Loose(n), ", ")
	}
	fmt.Println(l.Name, l.Answers.Redone, l.Tool.List.Turns(2))
}
`
	got := ran(t, g, program)
	if want := "0 płytek, 1 płytka, 2 płytki, 5 płytek, 12 płytek, 22 płytki, 101 płytek, Polski The change is made again. 2 turns\n"; got != want {
		t.Errorf("got  %swant %s", got, want)
	}
}

// ran is what a program says with generated code in place of what the package has.
func ran(t *testing.T, g *generated, program string) string {
	t.Helper()
	folder := t.TempDir()
	replace := map[string]string{}
	put := func(name string, text []byte) {
		file := filepath.Join(folder, filepath.Base(name))
		if err := os.WriteFile(file, text, 0o666); err != nil {
			t.Fatal(err)
		}
		absolute, err := filepath.Abs(name)
		if err != nil {
			t.Fatal(err)
		}
		replace[absolute] = file
	}
	for name, code := range g.code {
		put(filepath.Join("..", name), code)
	}
	put("try/main.go", []byte(program))
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(folder, "overlay.json")
	if err := os.WriteFile(file, overlay, 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("go", "run", "-overlay", file, "./try").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return string(out)
}

// changed is a copy of the message files, or of the English and the Spanish one with a change in
// the latter, whose line it tells. A text that is put under a section takes the place of the one
// that was there.
func changed(t *testing.T, was, is string) (folder string, line int) {
	t.Helper()
	folder = t.TempDir()
	names, err := filepath.Glob(filepath.Join(messages, "*.toml"))
	if err != nil || len(names) == 0 {
		t.Fatal(err)
	}
	for _, name := range names {
		if base := filepath.Base(name); was != "" && base != "en.toml" && base != "es.toml" {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		if filepath.Base(name) == "es.toml" && was != "" {
			before, after, ok := strings.Cut(text, was)
			if !ok {
				t.Fatalf("es.toml has no %q", was)
			}
			if key, _, ok := strings.Cut(strings.TrimPrefix(is, was+"\n"), " = "); ok && strings.HasPrefix(was, "[") {
				after = without(after, key)
			}
			text, line = before+is+after, strings.Count(before, "\n")+1
			if strings.HasPrefix(was, "\n") || strings.HasPrefix(was, "[") {
				line++
			}
		}
		if err := os.WriteFile(filepath.Join(folder, filepath.Base(name)), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return folder, line
}

// without is the rest of a file without the first text of a key.
func without(text, key string) string {
	before, after, ok := strings.Cut(text, "\n"+key+" = ")
	if !ok {
		return text
	}
	_, after, _ = strings.Cut(after, "\n")
	return before + "\n" + after
}

// TestNoEnglishInOtherLanguages: a text of a language that is the same in English was most likely
// forgotten, but for calls of the program, names, and words that are the same indeed. A text that
// a language does not have yet is no fault.
func TestNoEnglishInOtherLanguages(t *testing.T) {
	same := map[string]string{
		"es": "total pts no",
		"nl": "bonus duplicate letter letters open was note per start stop",
		"fr": "bonus copies date duplicate licence note notes page point points minute minutes pts signature sources table total",
		"de": "bonus",
	}
	names := strings.Fields("Quackle macondo Woogles mar kB Letter Shift Tab Backspace Del End Enter Home PgUp PgDn Pg Up Dn gcg json csv text pdf" +
		" Ctrl Jan Feb Apr Jun Jul Aug Sep Nov")
	word := regexp.MustCompile(`\pL\p{Ll}+`)
	english := regexp.MustCompile(`(?i)(^|[^\pL'’-])(the|this|with|which)($|[^\pL'’-])`)
	g, err := made(messages)
	if err != nil {
		t.Fatal(err)
	}
	first := g.languages[0]
	for _, l := range g.languages[1:] {
		known := append(strings.Fields(same[l.tag]), names...)
		walk(l.root, first.root, func(v, in *value) {
			if v.from != l || strings.HasSuffix(v.path, ".use") {
				return
			}
			texts := lettersOf(in)
			for _, text := range lettersOf(v) {
				forgotten := slices.Contains(texts, text) && slices.ContainsFunc(word.FindAllString(text, -1), func(w string) bool {
					return !slices.Contains(known, w) && !slices.Contains(known, strings.ToLower(w))
				})
				if forgotten || english.MatchString(text) {
					t.Errorf("messages/%s:%d: %s is English: %s", l.file.name, v.at.line, v.path, text)
				}
			}
		})
	}
}

// lettersOf are all that a text can say, without what it is told.
func lettersOf(v *value) []string {
	var all []string
	for _, m := range v.messages {
		each(m, func(t *template) { all = append(all, t.letters()) })
	}
	return all
}
