package tui_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

const module = "tanteo"

// pkg is a package of the module with what it imports itself, its tests left out.
type pkg struct {
	path    string // within the module: "" is main, "sheet/store"
	imports []string
}

// within says whether the package is one of these, or lies under one of them.
func (p pkg) within(paths ...string) bool {
	return slices.ContainsFunc(paths, func(path string) bool {
		return p.path == path || path != "" && strings.HasPrefix(p.path, path+"/")
	})
}

// imports says whether the package imports one with this path, or one under it.
func (p pkg) importing(prefix string) string {
	for _, i := range p.imports {
		if i == prefix || strings.HasPrefix(i, prefix+"/") {
			return i
		}
	}
	return ""
}

// listed are the packages of the module, asked for once.
var listed = sync.OnceValues(func() ([]pkg, error) {
	lines, err := goList("-f", `{{.ImportPath}} {{join .Imports " "}}`, "./...")
	var all []pkg
	for _, line := range lines {
		fields := strings.Fields(line)
		path := strings.TrimPrefix(strings.TrimPrefix(fields[0], module), "/")
		all = append(all, pkg{path, fields[1:]})
	}
	return all, err
})

func packages(t *testing.T) []pkg {
	t.Helper()
	all, err := listed()
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 8 {
		t.Fatalf("only %d packages are found", len(all))
	}
	return all
}

// goList runs go list at the root of the module.
func goList(args ...string) ([]string, error) {
	list := exec.Command("go", append([]string{"list"}, args...)...)
	list.Dir = ".."
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("go list %s: %w", strings.Join(args, " "), err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n"), nil
}

// isStandard says whether an import is of the standard library.
func isStandard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".") && first != module
}

// Nothing that is typed leaves the machine, and no list is fetched: no package of ours speaks to
// another machine, but for the one that is started to be spoken to.
func TestNothingLeavesTheMachine(t *testing.T) {
	t.Parallel()
	for _, p := range packages(t) {
		if path := p.importing("net"); path != "" && p.path != "tui/serve" {
			t.Errorf("%s imports %s", p.path, path)
		}
	}
}

// Who may import whom: a row is a part of the module, what of the module it may import, and
// what from outside besides the standard library ("" for anything).
func TestImports(t *testing.T) {
	t.Parallel()
	table := []struct {
		part    string
		inside  []string
		outside []string
	}{
		{"scoring", []string{"scoring"}, []string{"golang.org/x/text"}},
		{"sheet", []string{"scoring", "sheet"}, []string{"golang.org/x/text"}},
		{"sheet/store", []string{"sheet"}, nil},
		{"sheet/sheettest", []string{"scoring", "sheet", "editions"}, []string{"pgregory.net/rapid", "github.com/google/go-cmp/cmp"}},
		{"editions", []string{"scoring", "sheet", "editions"}, nil},
		{"config", []string{"config", "sheet/store/disk"}, nil},
		{"tui/phrases", []string{"scoring", "sheet", "editions", "tui/phrases", "tui/sitting"}, []string{"golang.org/x/text", "github.com/charmbracelet/x/ansi"}},
		{"tui/input", nil, []string{"github.com/charmbracelet"}},
		{"tui/footprint", nil, []string{"github.com/charmbracelet/x/ansi", "github.com/mattn/go-runewidth", "golang.org/x/sys"}},
		{"tui/frames", nil, []string{"charm.land/bubbletea/v2", "github.com/charmbracelet/x/vt"}},
		{"tui/screentest", []string{"tui/screentest", "tui/frames", "tui/input"}, nil},
		{"tui/phrases/generate", nil, []string{"golang.org/x/text", "github.com/charmbracelet/x/ansi", "github.com/pelletier/go-toml/v2"}},
		{"tui/measure", []string{"editions", "sheet", "tui/files", "tui/measure", "tui/screentest"}, nil},
		{"tui/printout", []string{"scoring", "sheet", "tui/phrases", "tui/printout"}, nil},
		{"tui/draw", []string{"scoring"}, []string{"charm.land/lipgloss/v2", "github.com/charmbracelet"}},
		{"tui/key", nil, []string{"charm.land"}},
		{"tui/kit", []string{"scoring", "sheet", "editions/words", "tui/draw", "tui/files", "tui/key", "tui/phrases"}, nil},
		{"tui/command", []string{"scoring", "sheet", "editions", "tui/command", "tui/files", "tui/phrases", "tui/printout", "tui/sitting"},
			[]string{"github.com/spf13/cobra", "github.com/spf13/pflag", "github.com/charmbracelet/x/ansi"}},
		{"tui/sitting", []string{"scoring", "sheet", "editions"}, nil},
		{"tui/write", []string{"scoring", "sheet", "tui/draw", "tui/files", "tui/key", "tui/kit", "tui/phrases", "tui/printout"}, nil},
		{"tui", []string{"scoring", "sheet", "editions", "tui"}, nil},
	}
	rowOf := func(p pkg) int {
		best := -1
		for i, row := range table {
			if p.within(row.part) && (best < 0 || len(row.part) > len(table[best].part)) {
				best = i
			}
		}
		return best
	}
	for _, p := range packages(t) {
		i := rowOf(p)
		if p.path == "" {
			continue // main wires everything
		}
		if i < 0 {
			t.Errorf("%s is in no part of the module", p.path)
			continue
		}
		row := table[i]
		for _, path := range p.imports {
			inside, isInside := strings.CutPrefix(path, module+"/")
			switch {
			case isInside:
				if !(pkg{path: inside}).within(row.inside...) {
					t.Errorf("%s imports %s", p.path, path)
				}
			case !isStandard(path) && row.outside != nil:
				if !slices.ContainsFunc(row.outside, func(allowed string) bool { return path == allowed || strings.HasPrefix(path, allowed+"/") }) {
					t.Errorf("%s imports %s", p.path, path)
				}
			}
		}
	}
}

// Some packages belong to one place only.
func TestImportsOfOnePlace(t *testing.T) {
	t.Parallel()
	for _, p := range packages(t) {
		if path := p.importing("github.com/spf13/viper"); path != "" && !p.within("config") {
			t.Errorf("%s imports %s", p.path, path)
		}
		if path := p.importing(module + "/config"); path != "" && p.path != "" && !p.within("config") {
			t.Errorf("%s imports %s", p.path, path)
		}
		if slices.Contains(p.imports, module+"/tui") && p.path != "" && !p.within("tui/command", "tui/serve") {
			t.Errorf("%s imports %s/tui", p.path, module)
		}
		if path := p.importing(module + "/tui/screentest"); path != "" && !p.within("tui/measure", "tui/screentest") {
			t.Errorf("%s imports %s, which is for tests", p.path, path)
		}
		if path := p.importing(module + "/sheet/sheettest"); path != "" {
			t.Errorf("%s imports %s, which is for tests", p.path, path)
		}
		for _, path := range []string{"charm.land/ssh", "charm.land/wish", "golang.org/x/crypto"} {
			if path := p.importing(path); path != "" && p.path != "tui/serve" {
				t.Errorf("%s imports %s", p.path, path)
			}
		}
		if path := p.importing("charm.land"); path != "" && !p.within("tui") {
			t.Errorf("%s imports %s", p.path, path)
		}
	}
}

// The rules and the sheet know no files, no network, no clock and no terminal.
func TestRulesKnowNoMachine(t *testing.T) {
	t.Parallel()
	for _, p := range packages(t) {
		if !p.within("scoring", "sheet") || p.within("sheet/store") {
			continue
		}
		for _, path := range []string{"os", "net", "syscall", "path/filepath", "io/ioutil", "embed", "log", "runtime", "unsafe", "math/rand", "crypto/rand"} {
			if found := p.importing(path); found != "" && found != "math/rand/v2" {
				t.Errorf("%s imports %s", p.path, found)
			}
		}
		for name, file := range sources(t, p.path) {
			ast.Inspect(file, func(n ast.Node) bool {
				s, ok := n.(*ast.SelectorExpr)
				if !ok {
					return true
				}
				if x, ok := s.X.(*ast.Ident); ok && x.Name == "time" && slices.Contains([]string{"Now", "Since", "Until", "Sleep", "After", "Tick", "NewTimer", "NewTicker", "Local"}, s.Sel.Name) {
					t.Errorf("%s uses time.%s", name, s.Sel.Name)
				}
				// Chance comes from a seed, never from the source that all share.
				if x, ok := s.X.(*ast.Ident); ok && x.Name == "rand" && !slices.Contains([]string{"New", "NewChaCha8", "NewPCG", "Rand", "Source"}, s.Sel.Name) {
					t.Errorf("%s uses rand.%s", name, s.Sel.Name)
				}
				return true
			})
		}
	}
}

// A page can be read without the root and without another page.
func TestPagesKnowNoOther(t *testing.T) {
	t.Parallel()
	for _, p := range packages(t) {
		if !p.within("tui/page") {
			continue
		}
		for _, path := range p.imports {
			inside, isInside := strings.CutPrefix(path, module+"/")
			if isInside && (inside == "tui" || (pkg{path: inside}).within("tui/page") && !(pkg{path: inside}).within(p.path)) {
				t.Errorf("%s imports %s", p.path, path)
			}
		}
	}
}

// A pane of the table knows what all see of it, and those panes that it shows; the table itself knows
// its panes, and no root.
func TestPanesKnowFewOthers(t *testing.T) {
	t.Parallel()
	may := map[string][]string{
		"board":  {"layout"},
		"view":   {"board", "entry", "layout"},
		"rounds": {"view"},
		"tabs":   {"view", "rounds"},
		"search": {"view", "board"},
		"frame":  {"view", "layout", "rounds", "tabs"},
		"grid":   {"view", "entry", "frame", "tabs"},
	}
	for _, p := range packages(t) {
		if !p.within("tui/desk") {
			continue
		}
		pane, isPane := strings.CutPrefix(p.path, "tui/desk/")
		if !isPane {
			if slices.Contains(p.imports, module+"/tui") {
				t.Errorf("%s imports the root", p.path)
			}
			continue
		}
		for _, path := range p.imports {
			other, isPane := strings.CutPrefix(path, module+"/tui/desk/")
			if path == module+"/tui" || path == module+"/tui/desk" || isPane && !slices.Contains(may[pane], other) {
				t.Errorf("%s imports %s", p.path, path)
			}
		}
	}
}

// A module for the first version of Bubble Tea, wherever it comes from, asks the terminal for
// its ground before main runs, and waits for the answer: five seconds on one that is silent.
func TestNoFirstVersion(t *testing.T) {
	t.Parallel()
	paths, err := goList("-deps", "./...")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		for _, first := range []string{"bubbletea", "lipgloss", "bubbles", "huh", "glamour"} {
			if path == "github.com/charmbracelet/"+first || strings.HasPrefix(path, "github.com/charmbracelet/"+first+"/") {
				t.Errorf("the program depends on %s", path)
			}
		}
	}
}

// A command is made with kit.Work, which takes a panic in it; Bubble Tea would end the program
// and print its stack. One that is made without it is found here.
func TestEveryCommandIsWork(t *testing.T) {
	t.Parallel()
	made := 0
	for name, file := range screenSources(t) {
		if name == "tui/kit/work.go" || name == "tui/broken.go" { // what it makes only says that another has failed
			continue
		}
		safe := map[ast.Node]bool{}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				called, _ := n.Fun.(*ast.Ident) // as kit itself calls it
				if of, ok := n.Fun.(*ast.SelectorExpr); ok {
					called = of.Sel
				}
				if called != nil && called.Name == "Work" {
					safe[n.Args[1]] = true
					made++
				}
			case *ast.FuncLit:
				results := n.Type.Results
				if n.Type.Params.NumFields() > 0 || results.NumFields() != 1 || safe[n] {
					break
				}
				if of, ok := results.List[0].Type.(*ast.SelectorExpr); ok && of.Sel.Name == "Msg" {
					t.Errorf("%s makes a command without kit.Work", name)
				}
			}
			return true
		})
	}
	if made < 10 {
		t.Errorf("only %d commands are found", made)
	}
}

// waits are calls that wait for a disk, and clocked those that read a clock.
var (
	waits   = []string{"Create", "Keep", "Lend", "ListingFor", "Load", "LoadDraft", "Lock", "Look", "Save", "SaveDraft", "SetAside", "SetDraftAside", "TakePen"}
	clocked = []string{"Now", "Since", "Until"}
)

// Of the root and the table no message waits for a disk: that is for commands, whose answer is a
// message. The clocks are read once for each message.
func TestNoMessageWaitsForADisk(t *testing.T) {
	t.Parallel()
	outside := map[string]bool{ // of the messages: before the first one, after the last, or in a command
		"tui.NewModel": true, "tui.Flush": true, "tui.windowSize": true, "tui.CanSuspend": true,
		"tui.readClocks": true,
		"tui.open":       true, // of a game on its way; Model.open has it in a command
	}
	seen := map[string]bool{}
	for name, file := range screenSources(t) {
		dir := filepath.ToSlash(filepath.Dir(name))
		if dir != "tui" && !strings.HasPrefix(dir, "tui/desk") {
			continue
		}
		for _, decl := range file.Decls {
			of, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			inside := dir + "." + of.Name.Name
			ast.Inspect(of, func(n ast.Node) bool {
				made, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				called, ok := made.Fun.(*ast.SelectorExpr)
				if !ok {
					return true
				}
				x, _ := called.X.(*ast.Ident)
				switch what := called.Sel.Name; {
				case what == "Work" || what == "Tick":
					return false
				case x != nil && (x.Name == "os" || x.Name == "lists" && what == "New"), len(made.Args) > 0 && slices.Contains(waits, what),
					slices.Contains(clocked, what) && (len(made.Args) == 0 || x != nil && x.Name == "time"):
					if seen[inside] = true; !outside[inside] {
						t.Errorf("%s: %s calls %s", name, of.Name.Name, what)
					}
				}
				return true
			})
		}
	}
	for inside := range outside {
		if !seen[inside] {
			t.Errorf("%s reads neither a disk nor a clock", inside)
		}
	}
}

// What a page, a pane, a list or a form can ask for is a case of a switch of the table or of the
// root: an action that nobody does is found here.
func TestEveryActionIsDone(t *testing.T) {
	t.Parallel()
	asked, done := map[string]bool{}, map[string]bool{}
	for name, file := range screenSources(t) {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if name == "tui/kit/action.go" && n.Name.Name == "isAction" {
					asked[n.Recv.List[0].Type.(*ast.Ident).Name] = true
				}
			case *ast.CaseClause:
				for _, of := range n.List {
					if dir := filepath.Dir(name); dir != "tui" && dir != "tui/desk" {
						continue
					}
					if of, ok := of.(*ast.SelectorExpr); ok {
						done[of.Sel.Name] = true
					}
				}
			}
			return true
		})
	}
	if len(asked) < 10 {
		t.Errorf("only %d actions are found", len(asked))
	}
	for action := range asked {
		if !done[action] {
			t.Errorf("nobody does what kit.%s asks for", action)
		}
	}
}

// No type does everything, and no package is a hall: what grows beyond this is two things.
func TestNoTypeDoesEverything(t *testing.T) {
	t.Parallel()
	const methods, files = 100, 40
	for _, p := range packages(t) {
		of, written := map[string]int{}, 0
		for _, file := range sources(t, p.path) {
			if !ast.IsGenerated(file) {
				written++
			}
			for _, decl := range file.Decls {
				if f, ok := decl.(*ast.FuncDecl); ok && f.Recv != nil {
					of[receiver(f.Recv.List[0].Type)]++
				}
			}
		}
		for name, n := range of {
			if n > methods {
				t.Errorf("%s: %s has %d methods", p.path, name, n)
			}
		}
		if written > files {
			t.Errorf("%s has %d files", p.path, written)
		}
	}
}

// receiver is the name of the type that a method is of.
func receiver(of ast.Expr) string {
	switch of := of.(type) {
	case *ast.StarExpr:
		return receiver(of.X)
	case *ast.IndexExpr:
		return receiver(of.X)
	case *ast.Ident:
		return of.Name
	}
	return ""
}

// sentence is two words with a blank between; a call of the program is none.
var (
	sentence = regexp.MustCompile(`\pL{2,} \pL{2,}`)
	call     = regexp.MustCompile(`^ *(tanteo (enter|score)|print sheet)?( *--\pL+ *(\pL+=|gcg)?)* *$`)
)

// unsaid are texts that nobody reads: of an error of which is asked only whether there is one, and of
// what scripts wait for.
var unsaid = map[string]string{"tui/files/names.go": "a list of names has one line", "tui/command/serve.go": "listening on "}

// shown are the files whose texts a user reads: all of the screen, the commands and what they
// print. phrases has the sentences; printout/pdf has no words but those of PDF itself; measure and
// screentest are for whoever works on the program.
func shown(t *testing.T) map[string]*ast.File {
	t.Helper()
	files := map[string]*ast.File{}
	for _, p := range packages(t) {
		if p.within("", "tui") && !p.within("tui/phrases", "tui/printout/pdf", "tui/measure", "tui/screentest") {
			maps.Copy(files, sources(t, p.path))
		}
	}
	if len(files) < 100 {
		t.Fatalf("only %d files are found", len(files))
	}
	delete(files, "tui/serve/log.go") // it has one language, for whoever keeps the server and his programs
	return files
}

// Sentences are in phrases, by language, and nowhere else.
func TestSentencesAreInPhrases(t *testing.T) {
	t.Parallel()
	for name, file := range shown(t) {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				// The text of an error is for logs: Explain makes the sentence.
				return n.Name.Name != "Error"
			case *ast.BasicLit:
				text, err := strconv.Unquote(n.Value)
				if n.Kind == token.STRING && err == nil && sentence.MatchString(text) && !call.MatchString(text) && text != unsaid[name] {
					t.Errorf("%s has the sentence %s", name, n.Value)
				}
			}
			return true
		})
	}
}

// Keys are in key/keys.go, but for those of a field; colours in draw/theme.go and draw/look.go.
func TestKeysAndColoursHaveOnePlace(t *testing.T) {
	t.Parallel()
	for name, file := range shown(t) {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if n.Sel.Name == "WithKeys" && name != "tui/key/keys.go" && name != "tui/kit/field.go" {
					t.Errorf("%s binds a key", name)
				}
				if x, ok := n.X.(*ast.Ident); ok && x.Name == "lipgloss" && strings.HasSuffix(n.Sel.Name, "Color") && name != "tui/draw/look.go" {
					t.Errorf("%s names a colour", name)
				}
			case *ast.BasicLit:
				if n.Kind == token.STRING && regexp.MustCompile(`"#[0-9a-f]{6}"`).MatchString(n.Value) && name != "tui/draw/theme.go" {
					t.Errorf("%s has the colour %s", name, n.Value)
				}
			}
			return true
		})
	}
}

// screenSources are the files of the root, of what all panes share, and of every page and pane.
func screenSources(t *testing.T) map[string]*ast.File {
	t.Helper()
	files := map[string]*ast.File{}
	for _, p := range packages(t) {
		if p.path == "tui" || p.within("tui/draw", "tui/key", "tui/kit", "tui/page", "tui/desk", "tui/sitting", "tui/write") {
			maps.Copy(files, sources(t, p.path))
		}
	}
	return files
}

// sources are the files of a package, its tests left out, by name.
func sources(t *testing.T, path string) map[string]*ast.File {
	t.Helper()
	names, err := filepath.Glob(filepath.Join("..", path, "*.go"))
	if err != nil || len(names) == 0 {
		t.Fatalf("no files in %s (%v)", path, err)
	}
	files := map[string]*ast.File{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files[strings.TrimPrefix(filepath.ToSlash(name), "../")] = file
	}
	return files
}

// The packages that .ci/run tests without the race detector have nothing for it: neither they nor
// their tests start anything beside themselves.
func TestWhatIsNotRacedStartsNothing(t *testing.T) {
	t.Parallel()
	ci, err := os.ReadFile("../.ci/run")
	if err != nil {
		t.Fatal(err)
	}
	alone := regexp.MustCompile(`(?m)^alone=\$\(go list (.*)\)$`).FindSubmatch(ci)
	if alone == nil {
		t.Fatal("none are named there")
	}
	folders, err := goList(append([]string{"-f", "{{.Dir}}"}, strings.Fields(string(alone[1]))...)...)
	if err != nil || len(folders) < 5 {
		t.Fatalf("%q, %v", folders, err)
	}
	for _, folder := range folders {
		files, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range files {
			f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(f, func(n ast.Node) bool {
				starts := false
				switch n := n.(type) {
				case *ast.GoStmt:
					starts = true
				case *ast.SelectorExpr:
					starts = slices.Contains([]string{"Go", "Parallel", "RunParallel", "AfterFunc"}, n.Sel.Name)
				}
				if starts {
					t.Errorf("%s starts something", path)
				}
				return true
			})
		}
	}
}
