package sheet_test

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"tanteo/sheet"
	"tanteo/sheet/sheettest"
)

// everyGame checks a property over games by turns and duplicates, with a way to draw the next line.
func everyGame(t *testing.T, property func(t *rapid.T, g sheet.Game, draw func(*rapid.T, sheet.Game) string)) {
	t.Helper()
	t.Run("classic", func(t *testing.T) {
		sheettest.EveryTable(t, func(t *rapid.T, tables []sheet.Game) {
			property(t, sheettest.DrawTable(t, tables), sheettest.DrawLine)
		})
	})
	seeded := duplicate(t, 3, homeRules()).Log
	seeded.Seed = 7
	tables := []sheet.Game{duplicate(t, 2, homeRules()), start(t, seeded)}
	lines := append([]string{"draw", "draw 5", "draw"}, duplicateLines...)
	t.Run("duplicate", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			property(t, sheettest.DrawTable(t, tables), func(t *rapid.T, g sheet.Game) string { return drawDuplicateLine(t, g, lines) })
		})
	})
}

// Whatever lines lead from a log to another, a step tells it, and so do the steps one by one.
func TestStepsLeadToTheLaterLog(t *testing.T) {
	everyGame(t, func(t *rapid.T, g sheet.Game, draw func(*rapid.T, sheet.Game) string) {
		games, steps := []sheet.Game{g}, []sheet.Step{}
		for range rapid.IntRange(1, 40).Draw(t, "lines") {
			before := games[len(games)-1]
			next, _, err := enter(before, draw(t, before))
			if err != nil {
				continue
			}
			games, steps = append(games, next), append(steps, checkStep(t, before, next))
		}
		from := rapid.IntRange(0, len(games)-1).Draw(t, "from")
		to := rapid.IntRange(from, len(games)-1).Draw(t, "to")
		checkStep(t, games[from], games[to])
		checkTake(t, games[from], games[to], steps[from:to]...)
	})
}

func checkStep(t *rapid.T, before, after sheet.Game) sheet.Step {
	t.Helper()
	step, ok := after.Log.Since(before.Log)
	if !ok {
		t.Fatalf("no step leads to %v", after.Log.Changes[after.Log.Done-1])
	}
	checkTake(t, before, after, step)
	was, is := before.Log.Events, after.Log.Events
	alike := 0
	for alike < min(len(was), len(is)) && reflect.DeepEqual(was[alike], is[alike]) {
		alike++
	}
	if n := after.Log.Alike(before.Log); n != alike {
		t.Fatalf("%d events are alike, not %d", alike, n)
	}
	return step
}

func checkTake(t *rapid.T, before, after sheet.Game, steps ...sheet.Step) {
	t.Helper()
	kept := before.Log
	kept.Events, kept.Changes = slices.Clone(kept.Events), slices.Clone(kept.Changes)
	got, err := before.Take(steps...)
	if err != nil {
		t.Fatal(err)
	}
	if diff := diffLogs(after.Log, got.Log); diff != "" {
		t.Fatal(diff)
	}
	if diff := diffStandings(after, got); diff != "" {
		t.Fatal(diff)
	}
	if diff := diffLogs(kept, before.Log); diff != "" {
		t.Fatalf("the log before: %s", diff)
	}
}

func diffLogs(want, got sheet.Log) string {
	if reflect.DeepEqual(want, got) {
		return "" // which cmp takes far longer to find
	}
	return cmp.Diff(want, got, cmpopts.EquateEmpty(), cmp.Exporter(func(reflect.Type) bool { return true }))
}

// A field of a log that no step tells needs a whole document, and none is forgotten.
func TestAStepTellsEveryFieldOrNone(t *testing.T) {
	older := sheettest.EnterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "25", "pass", "finish", "undo").Log
	for field := range reflect.TypeFor[sheet.Log]().Fields() {
		t.Run(field.Name, func(t *testing.T) {
			later := older
			if !change(reflect.ValueOf(&later).Elem().FieldByIndex(field.Index)) {
				t.Fatalf("this test cannot change a %v", field.Type)
			}
			if diffLogs(older, later) == "" {
				t.Fatal("nothing has changed")
			}
			step, ok := later.Since(older)
			if !ok {
				return
			}
			got, err := older.Take(step)
			if err != nil {
				t.Fatal(err)
			}
			if diff := diffLogs(later, got); diff != "" {
				t.Fatal(diff)
			}
		})
	}
}

// A list without anything, and the same time in another place of memory, are as a file has them: no
// step needs to tell them.
func TestAStepLeadsFromALogThatWasReadToTheOneThatWasMade(t *testing.T) {
	made := newTable(t, "es-100", "home", "Ana", "Bea").Log
	made.Header.Start = time.Now() // with what the machine's clock counts besides
	read := made
	read.Header.Start = made.Header.Start.Round(0).In(time.FixedZone("", offsetOf(made.Header.Start)))
	read.Header.Teams, read.Header.Tags, read.Edition.FoldAlso = []string{}, map[string]string{}, []string{}
	later := sheettest.EnterAll(t, start(t, made), "25").Log
	step, ok := later.Since(read)
	if !ok || len(step.Add) != 1 {
		t.Fatalf("%+v, %t", step, ok)
	}
	read.Header.Start = made.Header.Start.In(time.FixedZone("", offsetOf(made.Header.Start)+3600))
	if _, ok := later.Since(read); ok {
		t.Error("another offset is told by no step")
	}
}

func offsetOf(t time.Time) int {
	_, offset := t.Zone()
	return offset
}

// change gives something another value; false where it cannot.
func change(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.String:
		v.SetString(v.String() + "x")
	case reflect.Int:
		v.SetInt(v.Int() + 1)
	case reflect.Uint64:
		v.SetUint(v.Uint() + 1)
	case reflect.Slice:
		more := reflect.MakeSlice(v.Type(), v.Len()+1, v.Len()+1)
		reflect.Copy(more, v)
		v.Set(more)
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		v.SetMapIndex(reflect.Zero(v.Type().Key()), reflect.Zero(v.Type().Elem()))
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
	case reflect.Struct:
		return change(v.Field(0))
	default:
		return false
	}
	return true
}

func TestAStepBeginsAtItsLog(t *testing.T) {
	g := sheettest.EnterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "25", "pass")
	next := sheettest.EnterAll(t, g, "delete 1")
	step, _ := next.Log.Since(g.Log)
	other := sheettest.EnterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "25", "30", "undo", "undo", "pass", "12")
	for _, tt := range []struct {
		name string
		g    sheet.Game
		step sheet.Step
		want int
	}{
		{"too few changes", sheettest.EnterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "25"), step, -1},
		{"more done than there are", g, sheet.Step{Keep: 2, Done: 3}, -1},
		{"below none", g, sheet.Step{Keep: -1}, -1},
		{"other events", other, step, 2},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got, err := tt.g.Take(tt.step)
			if diff := cmp.Diff(&sheet.StepError{Change: tt.want}, err); diff != "" {
				t.Error(diff)
			}
			if diff := diffLogs(tt.g.Log, got.Log); diff != "" {
				t.Error(diff)
			}
		})
	}
}
