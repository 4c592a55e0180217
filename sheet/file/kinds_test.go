package file

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/sheettest"
)

// TestFilesHaveEveryEventKind: each field of each kind of event, and of the envelope, comes back
// from the file as it was.
func TestFilesHaveEveryEventKind(t *testing.T) {
	e, err := scoring.NewEdition(sheettest.Small["digraphs and letters without a tile"])
	if err != nil {
		t.Fatal(err)
	}
	c := &codec{edition: e, tiles: nameTiles(e)}
	for _, kind := range sheet.Kinds() {
		name := fmt.Sprintf("%T", kind)
		for _, what := range (&filler{t: t}).all(name, reflect.TypeOf(kind)) {
			f := filler{t: t}
			event := f.all("sheet.Event", reflect.TypeFor[sheet.Event]())[0].Interface().(sheet.Event)
			event.What = what.Interface().(sheet.What)
			written := c.writeEvent(name, event)
			if c.err != nil {
				t.Fatalf("%s is not written: %v", name, c.err)
			}
			var o object
			if err := json.Unmarshal(written, &o); err != nil {
				t.Fatal(err)
			}
			back, err := c.readEvent(name+".", o)
			if err != nil {
				t.Errorf("%s is not read: %v\n%s", name, err, written)
				continue
			}
			if diff := cmp.Diff(event, back); diff != "" {
				t.Errorf("%s: before the file (-) and after it (+):\n%s", name, diff)
			}
		}
	}
}

// filler makes values that have something in every field, each number another one.
type filler struct {
	t *testing.T
	n int
}

// without are the fields of a type that exclude each other: those to leave out, once each.
var without = map[reflect.Type][][]string{
	reflect.TypeFor[scoring.TypedTile](): {{"Old"}, {"Premium"}},
	reflect.TypeFor[sheet.Overtime]():    {{"Points"}, {"Time"}},
	reflect.TypeFor[sheet.Exchanged]():   {{"Tiles"}},
	reflect.TypeFor[sheet.Leftover]():    {{"Out", "Tiles"}, {"Out", "Points"}, {"Tiles", "Points"}},
}

// fixed are the values of types of which not every one makes sense.
var fixed = map[reflect.Type]any{
	reflect.TypeFor[scoring.Tile]():               scoring.Letter(1).Tile(),
	reflect.TypeFor[scoring.Premium]():            scoring.TripleWord,
	reflect.TypeFor[scoring.Direction]():          scoring.Down,
	reflect.TypeFor[scoring.Square]():             scoring.Square{Row: 2, Col: 3},
	reflect.TypeFor[time.Time]():                  time.Date(2026, 11, 29, 18, 30, 5, 250e6, time.UTC),
	reflect.TypeFor[sheet.ClockKind]():            sheet.GameClock,
	reflect.TypeFor[sheet.What]():                 nil, // given below
	reflect.TypeFor[map[string]json.RawMessage](): map[string]json.RawMessage{"later": json.RawMessage("1")},
}

// all are the full values of a type: one, or as many as fields exclude each other.
func (f *filler) all(where string, of reflect.Type) []reflect.Value {
	f.t.Helper()
	f.n++
	v := reflect.New(of).Elem()
	switch value, ok := fixed[of]; {
	case ok && value == nil:
		v.Set(reflect.ValueOf(sheet.Points{Points: f.n}))
		return []reflect.Value{v}
	case ok:
		v.Set(reflect.ValueOf(value))
		return []reflect.Value{v}
	case of == reflect.TypeFor[time.Duration]():
		v.SetInt(int64(time.Duration(f.n) * time.Second))
		return []reflect.Value{v}
	}
	switch of.Kind() {
	case reflect.Int:
		v.SetInt(int64(f.n))
	case reflect.Uint64:
		v.SetUint(uint64(f.n))
	case reflect.Bool:
		v.SetBool(true)
	case reflect.String:
		v.SetString(fmt.Sprintf("text %d", f.n))
	case reflect.Pointer:
		v.Set(reflect.New(of.Elem()))
		v.Elem().Set(f.all(where, of.Elem())[0])
	case reflect.Slice:
		v.Set(reflect.Append(v, f.all(where, of.Elem())...))
	case reflect.Struct:
		left := without[of]
		if left == nil {
			left = [][]string{nil}
		}
		var all []reflect.Value
		for _, names := range left {
			v := reflect.New(of).Elem()
			for i := range of.NumField() {
				field := of.Field(i)
				v.Field(i).Set(f.all(where+"."+field.Name, field.Type)[0])
			}
			for _, name := range names {
				v.FieldByName(name).SetZero()
			}
			all = append(all, v)
		}
		if of == reflect.TypeFor[sheet.Exchanged]() {
			all = append(all, reflect.ValueOf(sheet.Exchanged{Tiles: []scoring.Tile{scoring.Letter(1).Tile()}, Count: 1}))
		}
		return all
	default:
		f.t.Fatalf("%s: no value for a %s", where, of)
	}
	return []reflect.Value{v}
}
