package guide_test

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"tanteo/config"
	"tanteo/editions"
	"tanteo/sheet/line"
	"tanteo/tui/command"
	"tanteo/tui/phrases"
)

// root is the folder of the module, where the names of pages begin.
var root = os.DirFS("../..")

// page is a text that somebody reads: README.md, CONTRIBUTING.md or a page of the guide.
type page struct {
	name string
	text string
}

// block is what a page shows as code: kind is what stands behind its fence, "sh" for a shell,
// "toml" for config.toml, "" for lines of the line language.
type block struct{ kind, text string }

var fenced = regexp.MustCompile("(?ms)^```(\\w*)\n(.*?)^```$")

// blocks are the blocks of code of a page.
func (p page) blocks() []block {
	var all []block
	for _, m := range fenced.FindAllStringSubmatch(p.text, -1) {
		all = append(all, block{m[1], m[2]})
	}
	return all
}

// code is what of a page stands as code: blocks, indented lines, and what has quotes of code.
func (p page) code() string {
	rest := fenced.ReplaceAllString(p.text, "")
	var parts []string
	for _, b := range p.blocks() {
		parts = append(parts, b.text)
	}
	parts = append(parts, regexp.MustCompile("(?m)^    .*$").FindAllString(rest, -1)...)
	for _, m := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(rest, -1) {
		parts = append(parts, strings.ReplaceAll(m[1], "\n", " "))
	}
	return strings.Join(parts, "\n")
}

func readPage(t *testing.T, name string) page {
	t.Helper()
	text, err := fs.ReadFile(root, name)
	if err != nil {
		t.Fatal(err)
	}
	return page{name, string(text)}
}

// guide are the pages of the guide, in English.
func guide(t *testing.T) []page {
	t.Helper()
	names, err := fs.Glob(root, "tui/guide/en/*.md")
	if err != nil || len(names) < 5 {
		t.Fatalf("pages of the guide: %v, %v", names, err)
	}
	var all []page
	for _, name := range names {
		all = append(all, readPage(t, name))
	}
	return all
}

// pages are all that a user reads: the README and the guide.
func pages(t *testing.T) []page {
	t.Helper()
	return append([]page{readPage(t, "README.md")}, guide(t)...)
}

// help is the help page of a command, as `tanteo help`; false where there is no such command.
func help(t *testing.T, of ...string) (page string, ok bool) {
	t.Helper()
	var out, errs strings.Builder
	code := command.Run(t.Context(), command.Program{Out: &out, Err: &errs, Settings: command.Settings{Language: "en"}}, append([]string{"help"}, of...))
	return out.String(), code == 0
}

// commands are the commands under one, as its help page lists them.
func commands(page string) []string {
	_, list, _ := strings.Cut(page, "\nCommands:\n")
	list, _, _ = strings.Cut(list, "\n\n")
	var names []string
	for _, m := range regexp.MustCompile(`(?m)^  ([a-z]+) `).FindAllStringSubmatch(list, -1) {
		names = append(names, m[1])
	}
	return names
}

// flags are the options of every command.
func flags(t *testing.T) map[string]bool {
	t.Helper()
	all := map[string]bool{}
	var look func(path ...string)
	look = func(path ...string) {
		page, ok := help(t, path...)
		if !ok {
			t.Fatalf("no help for %v", path)
		}
		for _, m := range regexp.MustCompile(`(?m)^  (?:-\w, |    )--([a-z-]+)`).FindAllStringSubmatch(page, -1) {
			all[m[1]] = true
		}
		for _, name := range commands(page) {
			look(append(slices.Clone(path), name)...)
		}
	}
	look()
	if len(all) < 20 {
		t.Fatalf("only %d options are found", len(all))
	}
	return all
}

// sentences are the sources of every sentence, by language.
func sentences(t *testing.T) []page {
	t.Helper()
	var all []page
	for _, l := range phrases.Languages() {
		all = append(all, readPage(t, "tui/phrases/messages/"+l.Tag+".toml"))
	}
	return all
}

// The README can be read at a sitting, and in a terminal.
func TestReadmeIsShort(t *testing.T) {
	lines := strings.Split(strings.TrimSuffix(readPage(t, "README.md").text, "\n"), "\n")
	if len(lines) > 160 {
		t.Errorf("it has %d lines", len(lines))
	}
	for i, line := range lines {
		if n := utf8.RuneCountInString(line); n > 160 {
			t.Errorf("line %d has %d signs", i+1, n)
		}
	}
}

// A page of the guide is plain text that a terminal of 80 columns can show as it stands, and
// the README leads to it.
func TestGuideIsPlainText(t *testing.T) {
	readme := readPage(t, "README.md").text
	for _, p := range guide(t) {
		if !strings.Contains(readme, "]("+p.name+")") {
			t.Errorf("the README does not lead to %s", p.name)
		}
		if !regexp.MustCompile(`\A# \w.*\n\n`).MatchString(p.text) {
			t.Errorf("%s begins without its heading", p.name)
		}
		for i, line := range strings.Split(p.text, "\n") {
			if n := utf8.RuneCountInString(line); n > 78 {
				t.Errorf("%s:%d has %d signs", p.name, i+1, n)
			}
			if regexp.MustCompile(`^#{3,} |^\||</?[a-z]+>|\t|\*\*`).MatchString(line) {
				t.Errorf("%s:%d is not plain: %s", p.name, i+1, line)
			}
		}
	}
}

// The README and the guide name no command that there is not, and all that there are.
func TestCommandsInTheReadme(t *testing.T) {
	overview, _ := help(t)
	names := commands(overview)
	var all strings.Builder
	for _, p := range append(pages(t), readPage(t, "CONTRIBUTING.md")) {
		code := p.code()
		all.WriteString(code)
		for _, m := range regexp.MustCompile(`(?m)(?:^ *|\(|\| )tanteo ([a-z]+)(?: ([a-z]+)\b)?`).FindAllStringSubmatch(code, -1) {
			if !slices.Contains(names, m[1]) {
				t.Errorf("%s: %s: there is no command %s", p.name, m[0], m[1])
				continue
			}
			page, _ := help(t, m[1])
			if under := commands(page); m[2] != "" && len(under) > 0 && !slices.Contains(under, m[2]) && !strings.HasPrefix(m[0], "    ") {
				t.Errorf("%s: %s: there is no command %s %s", p.name, m[0], m[1], m[2])
			}
		}
	}
	for _, name := range names {
		if !strings.Contains(all.String(), "tanteo "+name) {
			t.Errorf("neither the README nor the guide names tanteo %s", name)
		}
	}
}

// Neither the README, nor the guide, nor a sentence names an option that there is not.
func TestOptionsInTheReadmeAndTheHelp(t *testing.T) {
	known := flags(t)
	for _, other := range []string{"help", "version"} {
		known[other] = true
	}
	texts := sentences(t)
	for _, p := range pages(t) {
		texts = append(texts, page{p.name, p.code()})
	}
	for _, p := range texts {
		for _, m := range regexp.MustCompile(`(?:^|[\s(“«"'\x60])--([a-z][a-z-]+)`).FindAllStringSubmatch(p.text, -1) {
			if !known[m[1]] {
				t.Errorf("%s: there is no option --%s", p.name, m[1])
			}
		}
	}
}

// Neither the README, nor the guide, nor a sentence names a key that does nothing.
func TestKeysInTheReadmeAndTheHelp(t *testing.T) {
	source := readPage(t, "tui/key/keys.go").text
	bound := map[string]bool{"ctrl+d": true} // the end of what is typed for enter is the terminal's
	for _, m := range regexp.MustCompile(`"(ctrl\+[a-z]|f\d+)"`).FindAllStringSubmatch(source, -1) {
		bound[m[1]] = true
	}
	if len(bound) < 10 {
		t.Fatalf("only %v are bound", bound)
	}
	for _, p := range append(sentences(t), pages(t)...) {
		for _, m := range regexp.MustCompile(`\b(?:Ctrl|Strg)\+([A-Z])\b|[\s(](F\d{1,2})\b`).FindAllStringSubmatch(p.text, -1) {
			key := strings.ToLower(m[2])
			if m[1] != "" {
				key = "ctrl+" + strings.ToLower(m[1])
			}
			if strings.HasPrefix(key, "f") && strings.HasSuffix(p.name, ".toml") {
				continue // a square
			}
			if !bound[key] {
				t.Errorf("%s: %s is bound to nothing", p.name, key)
			}
		}
	}
	// The table of keys names no other keys than there are.
	_, table, _ := strings.Cut(readPage(t, "README.md").text, "\n## Keys\n")
	table, _, _ = strings.Cut(table, "\n## ")
	rows := regexp.MustCompile(`(?m)^\| ([^|]+) \|`).FindAllStringSubmatch(table, -1)
	if len(rows) < 10 {
		t.Errorf("the table of keys has %d rows", len(rows))
	}
	for _, row := range rows {
		for _, name := range regexp.MustCompile(`[\s,]+`).Split(row[1], -1) {
			name = strings.Trim(name, "`")
			if slices.Contains([]string{"key", "---", "arrows"}, name) || strings.HasPrefix(row[1], "letters") {
				continue
			}
			if !strings.Contains(source, `bind("`+name+`"`) {
				t.Errorf("the table of keys has %s, which is bound to nothing", name)
			}
		}
	}
}

// Every line that there is stands in the guide as code, in English.
func TestEveryLineIsInTheGuide(t *testing.T) {
	var all strings.Builder
	for _, p := range guide(t) {
		all.WriteString(p.code() + "\n")
	}
	english := phrases.For("en")
	for c := line.CommandPass; c <= line.LastCommand; c++ {
		words := english.Word(c)
		if under := c.Under(); under != 0 {
			words = english.Word(under) + " " + words
		}
		if !regexp.MustCompile(`(?m)^ *` + words + `\b`).MatchString(all.String()) {
			t.Errorf("no page of the guide shows the line %s", words)
		}
	}
}

// The files, folders and packages that the texts lead to are there.
func TestFilesInTheReadme(t *testing.T) {
	for _, p := range append(pages(t), readPage(t, "CONTRIBUTING.md")) {
		for _, m := range regexp.MustCompile(`\]\(([^)#]+)\)`).FindAllStringSubmatch(p.text, -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			if _, err := fs.Stat(root, path.Join(path.Dir(p.name), m[1])); err != nil {
				t.Errorf("%s: %v", p.name, err)
			}
		}
		for _, m := range regexp.MustCompile(`(?m)\bgo (?:test|run)\b.*$`).FindAllString(p.code(), -1) {
			for _, folder := range regexp.MustCompile(` \./([a-z/]+)`).FindAllStringSubmatch(m, -1) {
				if _, err := fs.Stat(root, path.Clean(folder[1])); err != nil {
					t.Errorf("%s: %s: %v", p.name, m, err)
				}
			}
		}
	}
}

// The README and the guide count right what comes with the program.
func TestCountsInTheReadme(t *testing.T) {
	c := editions.Embedded()
	counts := map[string]int{"editions": len(c.List()), "rulebooks": len(c.ListRulebooks())}
	for _, name := range []string{"README.md", "tui/guide/en/editions.md"} {
		text := readPage(t, name).text
		for what, n := range counts {
			if m := regexp.MustCompile(`(\d+) ` + what).FindStringSubmatch(text); m == nil || m[1] != strconv.Itoa(n) {
				t.Errorf("%s: there are %d %s: %q", name, n, what, m)
			}
		}
	}
}

// CONTRIBUTING.md names no test and no file that is not there.
func TestContributingNamesWhatIsThere(t *testing.T) {
	tests := map[string]bool{}
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(name, "_test.go") {
			for _, m := range regexp.MustCompile(`(?m)^func (Test\w+)\(`).FindAllStringSubmatch(readPage(t, name).text, -1) {
				tests[m[1]] = true
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	code := readPage(t, "CONTRIBUTING.md").code()
	for _, name := range regexp.MustCompile(`\bTest[A-Z]\w+`).FindAllString(code, -1) {
		if !tests[name] {
			t.Errorf("there is no test %s", name)
		}
	}
	for _, name := range regexp.MustCompile(`(?m)^(?:config|editions|scoring|sheet|testdata|tui|\.ci)/[a-z/.*]+$`).FindAllString(code, -1) {
		if found, err := fs.Glob(root, path.Clean(name)); err != nil || found == nil {
			t.Errorf("there is no %s (%v)", name, err)
		}
	}
}

// Each section of figures has the command that prints them, and the benchmarks of it are there.
func TestFiguresNameTheirCommand(t *testing.T) {
	sections := strings.Split(readPage(t, "tui/guide/en/measured.md").text, "\n## ")
	if len(sections) < 3 {
		t.Fatal("no sections of figures")
	}
	for _, section := range sections[1:] {
		title, _, _ := strings.Cut(section, "\n")
		commands := page{text: section}.blocks()
		if len(commands) != 1 || !regexp.MustCompile(`^(?:\w+=\w+ )?go (?:test|run) \./`).MatchString(commands[0].text) {
			t.Errorf("%s: one command should print these figures: %v", title, commands)
			continue
		}
		m := regexp.MustCompile(`go test ((?:\./[a-z/]+ )+).*-bench '?([^' \n]+)`).FindStringSubmatch(commands[0].text)
		if m == nil {
			continue
		}
		for _, one := range strings.Split(m[2], "|") {
			if !hasBenchmark(t, strings.Fields(m[1]), one) {
				t.Errorf("%s: there is no benchmark %s in %s", title, one, m[1])
			}
		}
	}
}

func hasBenchmark(t *testing.T, folders []string, pattern string) bool {
	t.Helper()
	for _, folder := range folders {
		names, err := fs.Glob(root, path.Join(folder, "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			source := readPage(t, name).text
			for _, m := range regexp.MustCompile(`(?m)^func (Benchmark\w+)\(`).FindAllStringSubmatch(source, -1) {
				if regexp.MustCompile(pattern).MatchString(m[1]) {
					return true
				}
			}
		}
	}
	return false
}

// The settings that the guide shows are all that there are, as they are when nothing is set.
func TestSettingsInTheReadme(t *testing.T) {
	shown := slices.DeleteFunc(readPage(t, "tui/guide/en/files.md").blocks(), func(b block) bool { return b.kind != "toml" })
	if len(shown) != 1 {
		t.Fatalf("%d blocks of settings", len(shown))
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "config.toml"), []byte(shown[0].text), 0o600); err != nil {
		t.Fatal(err)
	}
	c, err := config.Load(dir, nil, nil)
	if err != nil {
		t.Error(err)
	}
	if c != config.Default() {
		t.Errorf("the guide has the settings %+v, the program %+v", c, config.Default())
	}
	for _, f := range reflect.VisibleFields(reflect.TypeFor[config.Config]()) {
		key := strings.ToLower(f.Name)
		if !regexp.MustCompile(`(?m)^` + key + ` *= `).MatchString(shown[0].text) {
			t.Errorf("the guide has no setting %s", key)
		}
	}
}
