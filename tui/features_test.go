package tui_test

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"
)

// checklist is what the tools do that tanteo comes after, each item with what shows it here:
//
//	ITEM. [x] What a tool does. *(000, para 1)*
//	   test: tui TestOpening                     a test of a package, or a part: TestOpening/as typed
//	   case: scoring/testdata/rules/x.txtar "…"  a case of a file that the rules or the sheet play
//	   script: testdata/script/x.txtar "…"       the part of a script under this remark
//	   not for a terminal: …                     what serves the same need here
//	   later: issue 6                            not yet, and only where laterItems says so
//	   differs: … follows: …                     what is done where an item says (differs), (follows)
//
// The box has an x where all is shown, a - where the item is not for a terminal.
const checklist = "../testdata/features.md"

// features is how many items there are.
const features = 294

// laterItems are the items of issues to come, and no other may wait.
func laterItems() map[int]string { return map[int]string{260: "issue 6"} }

// feature is an item of the list with what is said of it.
type feature struct {
	number int
	box    string
	text   string
	said   []said
}

// said is a line under an item: "test", "tui TestOpening".
type said struct{ kind, text string }

var (
	featureLine = regexp.MustCompile(`^(\d+)\. \[([x -])\] (.+)$`)
	saidLine    = regexp.MustCompile(`^   (test|case|script|not for a terminal|later|differs|follows): (.+)$`)
	fileAndName = regexp.MustCompile(`^(\S+) "(.+)"$`)
	sentenceSet = regexp.MustCompile(`^\p{Lu}.* .*\.$`)
)

// readFeatures reads a list, and says what in it is no line of one.
func readFeatures(text string) (all []feature, faults []string) {
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		switch item, about := featureLine.FindStringSubmatch(line), saidLine.FindStringSubmatch(line); {
		case item != nil:
			number, err := strconv.Atoi(item[1])
			if err != nil {
				faults = append(faults, err.Error())
			}
			all = append(all, feature{number: number, box: item[2], text: item[3]})
		case about != nil && len(all) > 0:
			last := &all[len(all)-1]
			last.said = append(last.said, said{about[1], about[2]})
		case line != "" && len(all) > 0 && !strings.HasPrefix(line, "## "):
			faults = append(faults, fmt.Sprintf("item %d: nobody reads %q", all[len(all)-1].number, line))
		}
	}
	return all, faults
}

// featureFaults is what is wrong with a list, by the evidence that is there.
func featureFaults(text string, shown *evidence) []string {
	all, faults := readFeatures(text)
	if len(all) != features {
		faults = append(faults, fmt.Sprintf("there are %d items, not %d", len(all), features))
	}
	later := laterItems()
	for i, f := range all {
		fault := func(format string, args ...any) {
			faults = append(faults, fmt.Sprintf("item %d: ", f.number)+fmt.Sprintf(format, args...))
		}
		if f.number != i+1 {
			fault("it stands in place %d", i+1)
		}
		kinds := map[string]bool{}
		for _, s := range f.said {
			kinds[s.kind] = true
			if err := shown.check(s); err != nil {
				fault("%s: %s: %v", s.kind, s.text, err)
			}
			if s.kind == "later" && later[f.number] != s.text {
				fault("it does not wait for %s", s.text)
			}
		}
		tested := kinds["test"] || kinds["case"] || kinds["script"]
		if !tested && !kinds["not for a terminal"] && !kinds["later"] {
			fault("nothing shows it: %s", f.text)
		}
		if _, waits := later[f.number]; waits != kinds["later"] {
			fault("it waits for an issue to come: %t, and the list says %t", waits, kinds["later"])
		}
		if f.number == 260 && !tested {
			fault("only English (US) of it waits, and nothing shows the rest")
		}
		for _, mark := range []string{"differs", "follows"} {
			if marked := strings.Contains(f.text, "("+mark+")"); marked != kinds[mark] {
				fault("it says (%s): %t, and what is done there is told: %t", mark, marked, kinds[mark])
			}
		}
		box := " "
		switch {
		case kinds["later"]:
		case tested:
			box = "x"
		case kinds["not for a terminal"]:
			box = "-"
		}
		if f.box != box {
			fault("its box has %q, not %q", f.box, box)
		}
	}
	return faults
}

// evidence is what has been looked up: test functions by package and name, the names in a file.
type evidence struct {
	functions map[string]map[string]*ast.FuncDecl
	names     map[string][]string
}

// check says why what is told of an item shows nothing.
func (e *evidence) check(s said) error {
	switch s.kind {
	case "test":
		return e.checkTest(s.text)
	case "case":
		return e.checkName(s.text, casesOf, "scoring/testdata/rules", "sheet/testdata/scripts")
	case "script":
		return e.checkName(s.text, remarksOf, "testdata/script")
	case "later":
		return nil
	}
	if !sentenceSet.MatchString(s.text) {
		return errors.New("it is no sentence")
	}
	return nil
}

// checkTest looks a test up: "tui TestOpening/as typed". A part of a test is named by a text
// that stands in it.
func (e *evidence) checkTest(text string) error {
	path, name, _ := strings.Cut(text, " ")
	name, part, hasPart := strings.Cut(name, "/")
	if e.functions == nil {
		e.functions = map[string]map[string]*ast.FuncDecl{}
	}
	if e.functions[path] == nil {
		functions, err := testFunctions(filepath.Join("..", path))
		if err != nil {
			return err
		}
		e.functions[path] = functions
	}
	f := e.functions[path][name]
	switch {
	case f == nil || !strings.HasPrefix(name, "Test"):
		return errors.New("there is no such test")
	case hasPart && (!mentions(f, part) || !runsParts(f)):
		return errors.New("the test has no such part")
	}
	return nil
}

// testFunctions are the functions in the test files of a folder.
func testFunctions(folder string) (map[string]*ast.FuncDecl, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*_test.go"))
	if err != nil {
		return nil, err
	}
	all := map[string]*ast.FuncDecl{}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, declared := range file.Decls {
			if f, ok := declared.(*ast.FuncDecl); ok && f.Recv == nil {
				all[f.Name.Name] = f
			}
		}
	}
	return all, nil
}

// mentions says whether a text stands in a function.
func mentions(f *ast.FuncDecl, text string) (found bool) {
	ast.Inspect(f, func(n ast.Node) bool {
		if literal, ok := n.(*ast.BasicLit); ok && literal.Kind == token.STRING {
			if stands, err := strconv.Unquote(literal.Value); err == nil && stands == text {
				found = true
			}
		}
		return !found
	})
	return found
}

// runsParts says whether a test has parts of its own.
func runsParts(f *ast.FuncDecl) (found bool) {
	ast.Inspect(f, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			if s, ok := call.Fun.(*ast.SelectorExpr); ok && s.Sel.Name == "Run" {
				found = true
			}
		}
		return !found
	})
	return found
}

// checkName looks a name up in a file of one of these folders, all of whose files are played.
func (e *evidence) checkName(text string, namesOf func(archive *txtar.Archive) []string, folders ...string) error {
	told := fileAndName.FindStringSubmatch(text)
	if told == nil || !slices.Contains(folders, filepath.ToSlash(filepath.Dir(told[1]))) || filepath.Ext(told[1]) != ".txtar" {
		return fmt.Errorf("a file of %v is wanted, and a name in quotes", folders)
	}
	if e.names == nil {
		e.names = map[string][]string{}
	}
	if e.names[told[1]] == nil {
		archive, err := txtar.ParseFile(filepath.Join("..", told[1]))
		if err != nil {
			return err
		}
		e.names[told[1]] = namesOf(archive)
	}
	if !slices.Contains(e.names[told[1]], told[2]) {
		return errors.New("the file has none of that name")
	}
	return nil
}

// casesOf are the names of the cases in a file.
func casesOf(archive *txtar.Archive) []string {
	var names []string
	for _, file := range archive.Files {
		names = append(names, file.Name)
	}
	return names
}

// remarksOf are the remarks in a script that commands come after.
func remarksOf(archive *txtar.Archive) []string {
	var remarks []string
	for line := range strings.Lines(string(archive.Comment)) {
		if remark, ok := strings.CutPrefix(strings.TrimSpace(line), "# "); ok {
			remarks = append(remarks, remark)
		}
	}
	return remarks
}

// Every item of the checklist has what shows it, and that is there.
func TestFeatures(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(checklist)
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range featureFaults(string(text), new(evidence)) {
		t.Error(fault)
	}
}

// The list fails where something is missing in it, or is not as it says.
func TestFeatureFaults(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(checklist)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(text), "\n")
	item := func(number int) int {
		return slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, strconv.Itoa(number)+". ") })
	}
	evidenceOf := func(number int) (from, to int) {
		from = item(number) + 1
		to = from
		for strings.HasPrefix(lines[to], "   ") {
			to++
		}
		return from, to
	}
	insert := func(number int, line string) string {
		from, _ := evidenceOf(number)
		return strings.Join(slices.Insert(slices.Clone(lines), from, "   "+line), "\n")
	}
	without := func(from, to int) string { return strings.Join(slices.Delete(slices.Clone(lines), from, to), "\n") }
	bare := func(number int) string { return without(evidenceOf(number)) }
	var shown evidence
	for name, tt := range map[string]struct{ text, want string }{
		"no evidence":          {bare(1), "item 1: nothing shows it"},
		"no item":              {without(item(7), item(8)), "there are 293 items, not 294"},
		"no such test":         {insert(1, "test: tui TestNobody"), "item 1: test: tui TestNobody: there is no such test"},
		"no such part":         {insert(1, "test: tui TestOpening/upside down"), "the test has no such part"},
		"a test without parts": {insert(1, "test: scoring TestValues/CH"), "the test has no such part"},
		"no such package":      {insert(1, "test: tuj TestOpening"), "there is no such test"},
		"no such case":         {insert(1, `case: sheet/testdata/scripts/ending.txtar "nobody"`), "the file has none of that name"},
		"no such file":         {insert(1, `case: sheet/testdata/scripts/nobody.txtar "nobody"`), "no such file"},
		"a file of no test":    {insert(1, `case: scoring/finder/testdata/x.txtar "x"`), "a file of [scoring/testdata/rules sheet/testdata/scripts] is wanted"},
		"no such remark":       {insert(1, `script: testdata/script/end.txtar "Nothing."`), "the file has none of that name"},
		"no sentence":          {insert(1, "not for a terminal: no"), "it is no sentence"},
		"another later":        {insert(5, "later: issue 4"), "item 5: it does not wait for issue 4"},
		"another issue":        {insert(260, "later: issue 5"), "item 260: it does not wait for issue 5"},
		"not later any more":   {bare(260), "item 260: it waits for an issue to come: true, and the list says false"},
		"differs, untold":      {bare(71), "item 71: it says (differs): true, and what is done there is told: false"},
		"follows, untold":      {bare(230), "item 230: it says (follows): true, and what is done there is told: false"},
		"an odd line":          {insert(1, "tested: tui TestOpening"), `item 1: nobody reads "   tested: tui TestOpening"`},
		"an empty box":         {strings.Replace(string(text), "1. [x] ", "1. [ ] ", 1), `item 1: its box has " ", not "x"`},
	} {
		t.Run(name, func(t *testing.T) {
			faults := featureFaults(tt.text, &shown)
			if !slices.ContainsFunc(faults, func(fault string) bool { return strings.Contains(fault, tt.want) }) {
				t.Errorf("no %q among %q", tt.want, faults)
			}
		})
	}
}

// The items are those that were gathered, word for word, where the gathering is at hand.
func TestFeaturesAreThoseGathered(t *testing.T) {
	t.Parallel()
	gathered, err := os.ReadFile("../../shared/facts/features.md")
	if errors.Is(err, fs.ErrNotExist) {
		t.Skip("the gathering is not part of the repository")
	}
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(checklist)
	if err != nil {
		t.Fatal(err)
	}
	items := func(text []byte) []string {
		var all []string
		for line := range strings.Lines(string(text)) {
			if item := featureLine.FindStringSubmatch(strings.TrimRight(line, "\n")); item != nil {
				all = append(all, item[1]+". "+item[3])
			}
		}
		return all
	}
	if diff := cmp.Diff(items(gathered), items(text)); diff != "" {
		t.Errorf("gathered (-) and in the list (+):\n%s", diff)
	}
}
