package desk

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"hash/fnv"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
)

// Drawing changes nothing: the table is the same before and after, to the last tile and line, and
// what is drawn twice is the same. What is remembered of drawings changes nothing of it either.
func TestDrawingChangesNothing(t *testing.T) {
	for _, at := range scenes {
		t.Run(fmt.Sprint(at.table, at.keys), func(t *testing.T) { drawn(t, at.open(t)) })
	}
	goAbout(t, func(r *rapid.T, d *Desk) {
		if rapid.IntRange(0, 5).Draw(r, "is drawn?") == 0 {
			drawn(r, d)
		}
	})
}

// drawn fails the test where drawing changes a table, or is not all that it needs worked out.
func drawn(t rapid.TB, d *Desk) {
	t.Helper()
	d.Settle()
	before := fingerprint(d)
	first := d.View()
	if after := fingerprint(d); after != before {
		t.Fatal("drawing has changed the table")
	}
	if !reflect.DeepEqual(d.View(), first) {
		t.Error("drawn again it is another screen")
	}
	remembered := d.Drawn
	d.Drawn = nil
	if !reflect.DeepEqual(d.View(), first) {
		t.Error("without what is remembered it is another screen")
	}
	d.Drawn = remembered
	for _, g := range []*sheet.Game{&d.At.Game, d.At.Live.Trial} {
		for i := 0; g != nil && i < len(g.Standings.Turns); i++ {
			d.At.Work(g, g.Standings.Turns[i])
		}
	}
	if !reflect.DeepEqual(d.View(), first) {
		t.Error("a working that is shown was not worked out")
	}
}

// The rooms that only draw fold no log: what they need is worked out before.
func TestRoomsThatDrawFoldNothing(t *testing.T) {
	folds := regexp.MustCompile(`\.(Working|Workings|WorkingsFrom|MasterWorkings|Do|Before|AtRound|Upto)\(`)
	for _, room := range []string{"board", "frame", "rounds", "tabs"} {
		files, err := filepath.Glob(filepath.Join(room, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatal(room, err)
		}
		for _, file := range files {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, call := range folds.FindAllString(string(source), -1) {
				t.Errorf("%s: %s) folds a log to draw", file, call)
			}
		}
	}
}

// Nor do the rooms that keys go to fold one while they draw: whatever their drawing calls.
func TestRoomsWithKeysFoldNothingToDraw(t *testing.T) {
	folds := []string{"Working", "Workings", "WorkingsFrom", "MasterWorkings", "Do", "Before", "AtRound", "Upto", "Fold", "NewGame"}
	for _, room := range []string{"grid", "form", "search"} {
		calls := callsIn(t, room)
		seen, due := map[string]bool{}, []string{"View", "Draw", "KeyRows", "Answers", "Cursor", "Title"}
		for len(due) > 0 {
			name := due[0]
			due = due[1:]
			if seen[name] {
				continue
			}
			seen[name] = true
			for _, called := range calls[name] {
				if slices.Contains(folds, called) {
					t.Errorf("%s: %s folds a log to draw: it calls %s", room, name, called)
					continue
				}
				due = append(due, called)
			}
		}
		if len(seen) < 8 {
			t.Errorf("%s: nothing draws: %v", room, seen)
		}
	}
}

// callsIn are the names of what each function and method of a room calls.
func callsIn(t *testing.T, room string) map[string][]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(room, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatal(room, err)
	}
	calls := map[string][]string{}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range file.Decls {
			f, ok := decl.(*ast.FuncDecl)
			if !ok || strings.HasSuffix(name, "_test.go") {
				continue
			}
			ast.Inspect(f.Body, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				switch called := call.Fun.(type) {
				case *ast.Ident:
					calls[f.Name.Name] = append(calls[f.Name.Name], called.Name)
				case *ast.SelectorExpr:
					calls[f.Name.Name] = append(calls[f.Name.Name], called.Sel.Name)
				}
				return true
			})
		}
	}
	return calls
}

// fingerprint is of all that a table is and holds, but for the drawings that it remembers.
func fingerprint(d *Desk) uint64 {
	of := *d
	of.Drawn = nil
	h := fnv.New64a()
	apart := []reflect.Type{ // which never change
		reflect.TypeFor[*scoring.Edition](), reflect.TypeFor[*words.List](), reflect.TypeFor[*finder.Graph](), reflect.TypeFor[*words.Library](),
	}
	seen := map[uintptr]bool{}
	var walk func(v reflect.Value)
	walk = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			for _, t := range apart {
				if v.Type() == t {
					return
				}
			}
			if v.IsNil() || seen[v.Pointer()] {
				fmt.Fprint(h, "&", v.IsNil())
				return
			}
			seen[v.Pointer()] = true
			walk(v.Elem())
		case reflect.Interface:
			if !v.IsNil() {
				fmt.Fprint(h, v.Elem().Type())
				walk(v.Elem())
			}
		case reflect.Struct:
			for i := range v.NumField() {
				walk(v.Field(i))
			}
		case reflect.Slice, reflect.Array:
			fmt.Fprint(h, "[", v.Len())
			for i := range v.Len() {
				walk(v.Index(i))
			}
		case reflect.Map:
			sum := uint64(0) // in whatever order
			outer := h
			for _, k := range v.MapKeys() {
				h = fnv.New64a()
				walk(k)
				walk(v.MapIndex(k))
				sum += h.Sum64()
			}
			h = outer
			fmt.Fprint(h, "{", v.Len(), sum)
		case reflect.Func, reflect.Chan, reflect.UnsafePointer:
		default:
			fmt.Fprint(h, v, ";")
		}
	}
	walk(reflect.ValueOf(of))
	return h.Sum64()
}
