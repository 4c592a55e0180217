package tui_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/phrases"
)

// reader is code that has to know every kind of something: functions of a package, as
// "apply" or "*folder.apply", where "*parser." is every method and "" the whole file. Without
// are the kinds that it passes over, and rightly.
type reader struct {
	does      string
	file      string
	functions []string
	without   string
}

// names are the identifiers in the functions of a reader.
func (r reader) names(t *testing.T) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", r.file))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: no file %s (%v)", r.does, r.file, err)
	}
	found, names := map[string]bool{}, map[string]bool{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			for _, function := range r.functions {
				if !isFunction(d, function) {
					continue
				}
				found[function] = true
				ast.Inspect(d, func(n ast.Node) bool {
					if id, ok := n.(*ast.Ident); ok {
						names[id.Name] = true
					}
					return true
				})
			}
		}
	}
	for _, function := range r.functions {
		if !found[function] {
			t.Errorf("%s: no function %s in %s", r.does, function, r.file)
		}
	}
	return names
}

// isFunction says whether a declaration is one that a reader names.
func isFunction(d ast.Decl, name string) bool {
	f, ok := d.(*ast.FuncDecl)
	if !ok {
		return name == "" || isValue(d, name)
	}
	full := f.Name.Name
	if f.Recv != nil {
		receiver := f.Recv.List[0].Type
		if star, ok := receiver.(*ast.StarExpr); ok {
			receiver = star.X
		}
		full = fmt.Sprint(receiver) + "." + full
	}
	return name == "" || full == name || strings.HasSuffix(name, ".") && strings.HasPrefix(full, name)
}

// isValue says whether a declaration is a table of that name.
func isValue(d ast.Decl, name string) bool {
	g, ok := d.(*ast.GenDecl)
	return ok && slices.ContainsFunc(g.Specs, func(s ast.Spec) bool {
		v, ok := s.(*ast.ValueSpec)
		return ok && v.Names[0].Name == name
	})
}

// know holds readers to the kinds that there are.
func know(t *testing.T, kinds []string, readers []reader) {
	t.Helper()
	for _, r := range readers {
		names := r.names(t)
		for _, kind := range kinds {
			switch left := slices.Contains(strings.Fields(r.without), kind); {
			case names[kind] && left:
				t.Errorf("%s (%s): %s is known there, and in the list of those that are passed over", r.does, r.file, kind)
			case !names[kind] && !left:
				t.Errorf("%s (%s): %s is not known there. Tell it what to do, or list it among those that it passes over", r.does, r.file, kind)
			}
		}
		for _, kind := range strings.Fields(r.without) {
			if !slices.Contains(kinds, kind) {
				t.Errorf("%s (%s) passes over %s, which does not exist", r.does, r.file, kind)
			}
		}
	}
}

// eventKinds are the names of what can happen, as the source has them.
func eventKinds(t *testing.T) []string {
	t.Helper()
	var kinds []string
	for _, file := range sources(t, "sheet") {
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil && f.Name.Name == "happened" {
				kinds = append(kinds, fmt.Sprint(f.Recv.List[0].Type))
			}
		}
	}
	slices.Sort(kinds)
	return kinds
}

// constants are the names of the constants of a type, as the source has them.
func constants(t *testing.T, path, of string) []string {
	t.Helper()
	var names []string
	for _, c := range constantSpecs(t, path, of) {
		names = append(names, c.Names[0].Name)
	}
	return names
}

// constantSpecs are the constants of a type, as the source has them.
func constantSpecs(t *testing.T, path, of string) []*ast.ValueSpec {
	t.Helper()
	var all []*ast.ValueSpec
	for _, file := range sources(t, path) {
		for _, d := range file.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.CONST {
				continue
			}
			inherited := ""
			for _, s := range g.Specs {
				v := s.(*ast.ValueSpec)
				if v.Type != nil {
					inherited = fmt.Sprint(v.Type)
				} else if len(v.Values) > 0 {
					inherited = ""
				}
				if name := v.Names[0]; inherited == of && name.Name != "_" && name.IsExported() {
					all = append(all, v)
				}
			}
		}
	}
	return all
}

// The lists that tests go through have everything that there is.
func TestListsOfKindsAreWhole(t *testing.T) {
	t.Parallel()
	var kinds []string
	for _, what := range sheet.Kinds() {
		kinds = append(kinds, strings.TrimPrefix(fmt.Sprintf("%T", what), "sheet."))
	}
	slices.Sort(kinds)
	for _, kind := range eventKinds(t) {
		if !slices.Contains(kinds, kind) {
			t.Errorf("sheet.Kinds has no %s", kind)
		}
	}
	for of, tt := range map[string]struct {
		path string
		list int
	}{
		"TurnKind": {"sheet", len(sheet.TurnKinds())}, "Premium": {"scoring", len(scoring.Premiums())},
	} {
		if names := constants(t, tt.path, of); len(names) != tt.list {
			t.Errorf("there are %d constants of the type %s.%s, and %d in its list: %v", len(names), tt.path, of, tt.list, names)
		}
	}
}

// TestEveryReasonHasItsName: stringer makes the names of reasons out of what stands behind the
// constants. This is as good as running it again, and takes no time.
func TestEveryReasonHasItsName(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		path  string
		of    string
		names []string
	}{
		{"sheet", "Reason", reasonNames(sheet.Reasons())},
		{"sheet/line", "Reason", reasonNames(line.Reasons())},
		{"scoring", "Fault", reasonNames(scoring.Faults())},
		{"scoring", "SpellingFault", reasonNames(scoring.SpellingFaults())},
		{"scoring", "DefinitionReason", reasonNames(scoring.DefinitionReasons())},
		{"editions", "Reason", reasonNames(editions.Reasons())},
	} {
		behind := namesBehind(t, tt.path, tt.of)
		for i, constant := range constants(t, tt.path, tt.of) {
			switch name := behind[constant]; {
			case name == "":
				t.Errorf("%s.%s has no name behind it", tt.path, constant)
			case i >= len(tt.names):
				t.Errorf("%s.%s is new: go generate ./%s", tt.path, constant, tt.path)
			case name != tt.names[i]:
				t.Errorf("%s.%s is called %q, and was %q: go generate ./%s", tt.path, constant, name, tt.names[i], tt.path)
			}
		}
		if len(tt.names) > len(behind) {
			t.Errorf("%s.%s has names for %d constants more than there are: go generate ./%s", tt.path, tt.of, len(tt.names)-len(behind), tt.path)
		}
	}
	if got := sheet.Reason(255).String(); got != "Reason(255)" {
		t.Errorf("a reason that there is not is called %q", got)
	}
}

func reasonNames[R fmt.Stringer](all []R) []string {
	var names []string
	for _, r := range all {
		names = append(names, r.String())
	}
	return names
}

// namesBehind are the comments behind the constants of a type.
func namesBehind(t *testing.T, path, of string) map[string]string {
	t.Helper()
	names := map[string]string{}
	for _, c := range constantSpecs(t, path, of) {
		names[c.Names[0].Name] = strings.TrimSpace(c.Comment.Text())
	}
	return names
}

// Kinds that many readers pass over together.
const (
	ofClock   = " ClockChosen ClockStarted ClockStopped ClockSet ClockRan"
	ofRounds  = " RackDrawn Master RoundClosed"
	ofPlayers = " Renamed Joined Left Returned"
	ofGame    = " Analysed Cleared Finished Reopened Voided"
	remarks   = " Noted Kept"
)

// TestEveryEventKindIsKnown wherever a log is read: what is forgotten there is lost in
// silence.
func TestEveryEventKindIsKnown(t *testing.T) {
	t.Parallel()
	know(t, eventKinds(t), []reader{
		{"what happened counts", "sheet/*.go", []string{"folder.apply", "folder.duplicate"}, ""},
		{"a file has it", "sheet/file/*.go", []string{"codec.writeWhat"}, ""},
		{"a damaged file is not taken for a good one", "sheet/file/check.go", []string{"timeline.what"},
			"Challenged Passed RoundClosed Warning Withdrawn Wrong Renamed Joined Returned" + ofClock + ofGame + remarks},
		{"what cannot be is refused", "sheet/*.go", []string{"Game.allows", "Game.allowsClock"},
			"Analysed Bonus ClockRan Exchanged Overtime Passed Penalty Points RackDrawn RoundClosed Typed Warning Withdrawn" + remarks},
		{"it can be said in a line", "sheet/line/*.go", []string{"parser."}, "ClockRan Kept"},
		{"a row can be written as a line", "sheet/line/of.go", []string{"Of"},
			"Challenged Laid RackDrawn RoundClosed" + ofPlayers + ofClock + ofGame + remarks},
		{"a GCG file has it, or tells the loss", "sheet/gcg/write.go", []string{"writer.event"},
			"Analysed Cleared Renamed Reopened" + ofClock + ofRounds},
		{"that of a duplicate too", "sheet/gcg/writeduplicate.go", []string{""},
			"Analysed ChallengeFailed Challenged Cleared Ended Exchanged Finished Master Overtime Passed RackDrawn Renamed Reopened Typed Withdrawn Wrong" + ofClock},
		{"a spreadsheet tells it", "sheet/csv/csv.go", []string{""},
			"ChallengeFailed Laid Overtime Passed Typed Withdrawn Wrong" + ofPlayers + ofClock + ofGame + " RackDrawn RoundClosed" + remarks},
		{"a line is answered", "tui/phrases/*.go", []string{"Language.added", "Language.clocked", "Language.cell", "ofRound"},
			"ClockRan Exchanged Kept Withdrawn"},
		{"a row is told", "tui/phrases/rows.go", []string{""}, "Laid" + ofClock + ofGame + ofPlayers + ofRounds + remarks},
	})
}

// TestEveryKindOfRowIsKnown wherever rows are shown.
func TestEveryKindOfRowIsKnown(t *testing.T) {
	t.Parallel()
	know(t, constants(t, "sheet", "TurnKind"), []reader{
		{"something makes it", "sheet/*.go", []string{"folder."}, ""},
		{"the sheet shows it", "tui/phrases/kinds.go", []string{"Language.Kind"}, "KindPlay KindTyped"},
	})
	for _, l := range phrases.Languages() {
		for _, k := range sheet.TurnKinds() {
			if l.Table.Kinds[k] == "" {
				t.Errorf("%s: a spreadsheet has no name for %s", l.Tag, k)
			}
		}
	}
}

// TestEveryPremiumIsKnown wherever a board is drawn or written.
func TestEveryPremiumIsKnown(t *testing.T) {
	t.Parallel()
	const colours = " Colour1 Colour2 Colour3 Colour5"
	know(t, constants(t, "scoring", "Premium"), []reader{
		{"a layout draws it", "scoring/layout.go", []string{"premiums"}, ""},
		{"a search bounds it", "scoring/finder/bounds.go", []string{"takesAny"}, ""},
		{"the board is coloured", "tui/draw/look.go", []string{"Look.Premium"}, "Plain"},
		{"it has a name", "tui/phrases/premiums.go", []string{"Premiums.Premium"}, "Plain"},
		{"paper shades it", "tui/printout/paper/board.go", []string{""}, ""},
		{"a typed play marks it", "scoring/typed.go", []string{"marks"}, "Plain" + colours},
		{"a file writes its mark", "sheet/file/tiles.go", []string{""}, colours},
	})
}
