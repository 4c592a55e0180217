package main

import (
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tanteo/config"
	"tanteo/sheet"
	"tanteo/tui/command"
	"tanteo/tui/phrases"
)

// readme is README.md, and what of it stands as code.
func readme(t *testing.T) (text, code string) {
	t.Helper()
	data, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	text = string(data)
	blocks := regexp.MustCompile("(?s)```.*?```")
	rest := blocks.ReplaceAllString(text, "")
	parts := append(blocks.FindAllString(text, -1), regexp.MustCompile("`[^`\n]+`").FindAllString(rest, -1)...)
	return text, strings.Join(parts, "\n")
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
func sentences(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, l := range phrases.Languages() {
		name := "tui/phrases/" + l.Tag + ".go"
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all[name] = string(data)
	}
	return all
}

// The README names no command that there is not.
func TestCommandsInTheReadme(t *testing.T) {
	_, code := readme(t)
	root, _ := help(t)
	names := commands(root)
	for _, m := range regexp.MustCompile("(?m)(?:^|`|· )tanteo ([a-z]+)(?: ([a-z]+))?").FindAllStringSubmatch(code, -1) {
		if !slices.Contains(names, m[1]) {
			t.Errorf("%s: there is no command %s", m[0], m[1])
			continue
		}
		page, _ := help(t, m[1])
		if under := commands(page); m[2] != "" && len(under) > 0 && !slices.Contains(under, m[2]) {
			t.Errorf("%s: there is no command %s %s", m[0], m[1], m[2])
		}
	}
	for _, name := range names {
		if !strings.Contains(code, "tanteo "+name) {
			t.Errorf("the README does not name tanteo %s", name)
		}
	}
}

// Neither the README nor a sentence names an option that there is not.
func TestOptionsInTheReadmeAndTheHelp(t *testing.T) {
	_, code := readme(t)
	known := flags(t)
	for _, other := range []string{"help", "version"} {
		known[other] = true
	}
	texts := sentences(t)
	texts["README.md"] = code
	for where, text := range texts {
		for _, m := range regexp.MustCompile(`(?:^|[\s(“«"'\x60])--([a-z][a-z-]+)`).FindAllStringSubmatch(text, -1) {
			if !known[m[1]] {
				t.Errorf("%s: there is no option --%s", where, m[1])
			}
		}
	}
}

// Neither the README nor a sentence names a key that does nothing.
func TestKeysInTheReadmeAndTheHelp(t *testing.T) {
	source, err := os.ReadFile("tui/keys.go")
	if err != nil {
		t.Fatal(err)
	}
	bound := map[string]bool{"ctrl+d": true} // the end of what is typed for enter is the terminal's
	for _, m := range regexp.MustCompile(`"(ctrl\+[a-z]|f\d+)"`).FindAllStringSubmatch(string(source), -1) {
		bound[m[1]] = true
	}
	if len(bound) < 10 {
		t.Fatalf("only %v are bound", bound)
	}
	texts := sentences(t)
	texts["README.md"], _ = readme(t)
	for where, text := range texts {
		for _, m := range regexp.MustCompile(`\b(?:Ctrl|Strg)\+([A-Z])\b|[\s(](F\d{1,2})\b`).FindAllStringSubmatch(text, -1) {
			key := strings.ToLower(m[2])
			if m[1] != "" {
				key = "ctrl+" + strings.ToLower(m[1])
			}
			if strings.HasPrefix(key, "f") && where != "README.md" {
				continue // a square
			}
			if !bound[key] {
				t.Errorf("%s: %s is bound to nothing", where, key)
			}
		}
	}
	// The table of keys names no other keys than there are.
	_, table, _ := strings.Cut(texts["README.md"], "\n## Keys\n")
	table, _, _ = strings.Cut(table, "\n## ")
	for _, row := range regexp.MustCompile(`(?m)^\| ([^|]+) \|`).FindAllStringSubmatch(table, -1) {
		for _, name := range regexp.MustCompile(`[\s,]+`).Split(row[1], -1) {
			name = strings.Trim(name, "`")
			if slices.Contains([]string{"key", "---", "arrows"}, name) || strings.HasPrefix(row[1], "letters") {
				continue
			}
			if !strings.Contains(string(source), `bind("`+name+`"`) {
				t.Errorf("the table of keys has %s, which is bound to nothing", name)
			}
		}
	}
}

// Every line that the README shows begins with something that begins a line.
func TestLinesInTheReadme(t *testing.T) {
	text, _ := readme(t)
	_, lines, _ := strings.Cut(text, "\n## Lines\n")
	_, lines, _ = strings.Cut(lines, "```\n")
	lines, _, found := strings.Cut(lines, "\n```")
	if !found {
		t.Fatal("the README has no lines")
	}
	words := phrases.Vocabulary()
	command := regexp.MustCompile(`^[a-z]+`)
	for line := range strings.SplitSeq(lines, "\n") {
		shown, _, _ := strings.Cut(line, "   ")
		for one := range strings.SplitSeq(shown, " · ") {
			if word := command.FindString(one); word != "" {
				if _, ok := words[sheet.Plain(word)]; !ok {
					t.Errorf("%s: no line begins with %s", one, word)
				}
			}
		}
	}
}

// The files that the README leads to are there, and its folders.
func TestFilesInTheReadme(t *testing.T) {
	text, _ := readme(t)
	for _, m := range regexp.MustCompile(`\]\(([^)#]+)\)`).FindAllStringSubmatch(text, -1) {
		if strings.Contains(m[1], "://") {
			continue
		}
		if _, err := os.Stat(m[1]); err != nil {
			t.Error(err)
		}
	}
	for _, m := range regexp.MustCompile(`(?:go test|go run) (\./[a-z/]+)`).FindAllStringSubmatch(text, -1) {
		if _, err := os.Stat(m[1]); err != nil {
			t.Error(err)
		}
	}
	_, inside, _ := strings.Cut(text, "\n## Inside\n")
	rows := regexp.MustCompile("(?m)^\\| `([a-z/]+)` \\| (.*) \\|$").FindAllStringSubmatch(inside, -1)
	if len(rows) == 0 {
		t.Error("no table of the folders")
	}
	for _, row := range rows {
		for _, name := range append([]string{""}, regexp.MustCompile("`([a-z]+)`").FindAllString(row[2], -1)...) {
			if _, err := os.Stat(filepath.Join(row[1], strings.Trim(name, "`"))); err != nil {
				t.Error(err)
			}
		}
	}
}

// The README names every setting of config.toml, and no other.
func TestSettingsInTheReadme(t *testing.T) {
	text, _ := readme(t)
	row := regexp.MustCompile("(?m)^\\| `config.toml` \\| (.*) \\|$").FindStringSubmatch(text)
	if row == nil {
		t.Fatal("no row for config.toml")
	}
	var named, settings []string
	for _, m := range regexp.MustCompile("`([a-z]+)`").FindAllStringSubmatch(row[1], -1) {
		named = append(named, m[1])
	}
	for _, f := range reflect.VisibleFields(reflect.TypeFor[config.Config]()) {
		settings = append(settings, strings.ToLower(f.Name))
	}
	slices.Sort(named)
	slices.Sort(settings)
	if !slices.Equal(named, settings) {
		t.Errorf("the README has the settings %v, the program %v", named, settings)
	}
}
