// Forget makes the mistakes of somebody who adds a thing and forgets a place, one after the
// other, each in a copy of the module, and prints which tests say so:
//
//	go run ./tui/measure/forget [NAME…]
//
// It exits with 1 where a mistake is met by no test. It is run by hand: each mistake builds the
// tests anew.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// mistake is a change of one file, and the tests that should tell of it.
type mistake struct {
	name     string
	file     string
	old, new string
	packages string // whose tests should tell
	generate string // the package whose code is made anew of the file, if any
}

// traps are the tests that are there for such mistakes.
const traps = `^Test(.*(Every|Whole|Known|Readme|ThereAndBack|DoesNotWhatTheHelpSays|NoEnglish|Binding|Bound|InTheHelp|Told|AskedFor).*)$`

var mistakes = []mistake{
	{"an event kind", "sheet/kind.go", "// has says whether",
		"// Applauded is new.\ntype Applauded struct{ Player int }\n\nfunc (Applauded) happened() traits { return plain }\n\n// has says whether", "./sheet ./tui", ""},
	{"an event kind that only the list knows", "sheet/kind.go", "func Kinds() []What {\n\treturn []What{",
		"func (Applauded) happened() traits { return plain }\n\n// Applauded is new.\ntype Applauded struct{ Player int }\n\n// Kinds are all.\nfunc Kinds() []What {\n\treturn []What{Applauded{}, ", "./sheet ./tui", ""},
	{"a kind of event that is written and not read", "sheet/file/event.go", "\tcase \"voided\":\n\t\treturn sheet.Voided{}\n", "", "./sheet/file", ""},
	{"a field of an event that is not written", "sheet/file/event.go", "\t\tm.add(\"kind\", \"warning\")\n\t\tm.add(\"seat\", what.Player)\n\t\tif what.Reason != \"\" {",
		"\t\tm.add(\"kind\", \"warning\")\n\t\tm.add(\"seat\", what.Player)\n\t\tif false {", "./sheet/file", ""},
	{"a rule without bounds in a file", "sheet/file/check.go", "c.Penalty, c.Jury, ", "c.Penalty, ", "./sheet/file", ""},
	{"a rule that no page tells", "tui/phrases/rules/rulebook.go", "\tp.special(c.Jury > 0, \"jury\", t.Jury, t.JuryOff(c.Jury))\n", "", "./tui/phrases/rules", ""},
	{"an event whose seat nobody looks at", "sheet/event.go", "\tcase Left:\n\t\tseats = append(seats, what.Player)\n", "", "./sheet", ""},
	{"a kind of row", "sheet/standings.go", "\tKindEnd       TurnKind = \"end\"\n",
		"\tKindEnd       TurnKind = \"end\"\n\tKindApplause TurnKind = \"applause\"\n", "./tui", ""},
	{"a premium", "scoring/layout.go", "\tColour5\n)", "\tColour5\n\tQuintupleWord\n)", "./tui ./tui/phrases", ""},
	{"a premium that a layout can draw", "scoring/layout.go", "{'5', 3, 1, 5},\n",
		"{'5', 3, 1, 5},\n\tQuintupleWord: {'P', 1, 5, 0},\n}\n\n// QuintupleWord is new.\nconst QuintupleWord = Colour5 + 1\n\nvar _ = [...]struct{}{\n", "./tui ./tui/phrases", ""},
	{"a reason of refusal", "sheet/refusal.go", "\tNoClockTime // clock\n", "\tNoClockTime // clock\n\tTooLoud // too loud\n", "./tui", ""},
	{"a reason of refusal without a name", "sheet/refusal.go", "\tNoClockTime // clock\n", "\tNoClockTime // clock\n\tTooLoud\n", "./tui", "./sheet"},
	{"a reason of refusal without a sentence", "sheet/refusal.go", "\tNoClockTime // clock\n", "\tNoClockTime // clock\n\tTooLoud // too loud\n", "./tui/phrases", "./sheet"},
	{"a reason that takes another's name", "sheet/refusal.go", "// no such round\n", "// no such turn\n", "./sheet", "./sheet"},
	{"a reason why a text is no line", "sheet/line/error.go", "\tSigned // signed\n", "\tSigned // signed\n\tLoud // loud\n", "./tui ./tui/phrases", "./sheet/line"},
	{"a fault of placing", "scoring/errors.go", "\tGrown // grown\n", "\tGrown // grown\n\tLoud // loud\n", "./tui ./tui/phrases", "./scoring"},
	{"a fault of spelling", "scoring/errors.go", "\tNothingNew // nothing new\n", "\tNothingNew // nothing new\n\tLoudly // loudly\n", "./tui ./tui/phrases", "./scoring"},
	{"a reason why a file is refused", "editions/fileerror.go", "not as in {text}\n", "not as in {text}\n\tTooLoud // is too loud\n", "./tui ./tui/phrases", "./editions"},
	{"a reason why a definition is no edition", "scoring/definition.go", "what it is written\n", "what it is written\n\tDefinitionLoud // is too loud\n", "./tui ./tui/phrases", "./scoring"},
	{"a command without a word", "sheet/line/vocabulary.go", "\tCommandGameClock\n", "\tCommandGameClock\n\tCommandApplaud\n", "./sheet/line", ""},
	{"an English sentence in Spanish", "tui/phrases/messages/es.toml", "Nunca da una partida por terminada; solo dice cuándo lo harían las reglas.",
		"It never ends a game by itself; it only says when the rules would.", "./tui/phrases", "./tui/phrases"},
	{"two strings that change places in Spanish", "tui/phrases/messages/es.toml", `turn = "{player}: {row}."`, `turn = "{row}: {player}."`, "./tui/phrases", "./tui/phrases"},
	{"a format without a writer", "tui/files/format.go", "return []Format{GCG, ", "return []Format{\"html\", GCG, ", "./tui/files", ""},
	{"a format that the form of a file does not tell", "tui/write/export.go", "files.CSV: s.CSV, ", "", "./tui/write", ""},
	{"a tab without name and lines", "tui/desk/view/sight.go", "\tTabCharts\n", "\tTabCharts\n\tTabApplause\n", "./tui/desk", ""},
	{"a theme that the settings refuse", "config/config.go", "\"contrast\", \"dark-2008\", ", "\"contrast\", ", "./tui", ""},
	{"a key that no help tells", "tui/key/keys.go", "Take Binding\n}\n\n// NewMap is the keys as they are bound.\nfunc NewMap() *Map {\n",
		"Take Binding\n\tApplaud Binding\n}\n\n// NewMap is the keys as they are bound.\nfunc NewMap() *Map {\n\tk := oldMap()\n\tapplaud := bubbles.NewBinding(bubbles.WithKeys(\"ctrl+w\"), bubbles.WithHelp(\"Ctrl+W\", \"\"))\n\tk.Applaud = &applaud\n\treturn k\n}\n\nfunc oldMap() *Map {\n", "./tui/desk ./tui/key", ""},
	{"a row of a key without its help", "tui/desk/sidekeys.go", "{Keys: k.NextOver, Does: rd.OverKey, ", "{Keys: k.NextOver, ", "./tui/desk", ""},
	{"a row of a key without its hint", "tui/desk/bindings.go", "Hint: hint(atOpen, now.Says(says.EditNote, view.InNotes)), ", "", "./tui/desk", ""},
	{"a key of a list without its hint", "tui/desk/search/plays.go", "Hint: key.Hint{Says: l.AsMaster}, ", "", "./tui/desk", ""},
	{"a key of the grid without its hint", "tui/desk/grid/keys.go", "Hint: says(texts.AddRow), ", "", "./tui/desk", ""},
	{"an action that nobody does", "tui/kit/action.go", "func (Close) isAction()",
		"// Applaud is new.\ntype Applaud struct{}\n\nfunc (Applaud) isAction() {}\nfunc (Close) isAction()", "./tui", ""},
	{"a sentence of what the program does not do", "tui/phrases/messages/en.toml", "\ndoes_not = [\n", "\ndoes_not = [\n  \"It prints nothing.\",\n", "./tui/command", "./tui/phrases"},
	{"a command in the README that is not there", "README.md", "tanteo show\n", "tanteo show\ntanteo applaud\n", "./tui/guide", ""},
	{"a key in the help that is bound to nothing", "tui/phrases/messages/en.toml", "It makes no links.", "It makes no links; Ctrl+W does.", "./tui/guide", "./tui/phrases"},
}

func main() {
	forgotten, err := run(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "forget:", err)
		os.Exit(3)
	}
	if forgotten > 0 {
		fmt.Printf("%d mistakes are met by no test\n", forgotten)
		os.Exit(1)
	}
}

// run makes the mistakes whose names have one of some words in them, or all.
func run(words []string) (unmet int, err error) {
	dir, err := os.MkdirTemp("", "forget")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	if err := os.CopyFS(dir, os.DirFS(".")); err != nil {
		return 0, err
	}
	for _, m := range mistakes {
		if len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool { return strings.Contains(m.name, w) }) {
			continue
		}
		said, err := m.make(dir)
		if err != nil {
			said = err.Error()
			unmet++
		}
		fmt.Printf("%-46s %s\n", m.name, said)
		if said == "" {
			unmet++
		}
	}
	return unmet, nil
}

func generate(dir, path string) ([]byte, error) {
	command := exec.Command("go", "generate", path)
	command.Dir = dir
	return command.CombinedOutput()
}

// make makes a mistake in the copy, and takes it back. It says which tests have failed, or
// why no code could be generated.
func (m mistake) make(dir string) (said string, err error) {
	path := filepath.Join(dir, m.file)
	right, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	wrong := strings.Replace(string(right), m.old, m.new, 1)
	if wrong == string(right) {
		return "", fmt.Errorf("%s: %s has changed, it has no %q", m.name, m.file, m.old)
	}
	if err := os.WriteFile(path, []byte(wrong), 0o600); err != nil {
		return "", err
	}
	if m.generate != "" {
		out, failed := generate(dir, m.generate)
		defer func() {
			if out, failed := generate(dir, m.generate); failed != nil && err == nil {
				err = fmt.Errorf("%s: %w\n%s", m.name, failed, out)
			}
		}()
		if failed != nil {
			return strings.TrimSpace(string(out)), os.WriteFile(path, right, 0o600)
		}
	}
	test := exec.Command("go", append([]string{"test", "-short", "-vet=off", "-run", traps}, strings.Fields(m.packages)...)...)
	test.Dir = dir
	out, failed := test.CombinedOutput()
	if err := os.WriteFile(path, right, 0o600); err != nil {
		return "", err
	}
	if failed == nil {
		return "", nil
	}
	var names []string
	for _, match := range regexp.MustCompile(`(?m)^--- FAIL: (\w+)`).FindAllStringSubmatch(string(out), -1) {
		names = append(names, match[1])
	}
	if names == nil { // the compiler has said it
		names = []string{strings.TrimSpace(string(out))}
	}
	return strings.Join(names, " "), nil
}
