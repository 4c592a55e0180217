package sheet

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"
)

// TestFilesHaveEveryEventKind: what is written under a name is read under it.
func TestFilesHaveEveryEventKind(t *testing.T) {
	for _, what := range Kinds() {
		if _, ok := what.(Master); ok {
			what = Master{Passed{}}
		}
		var m members
		c := &codec{}
		if err := c.writeWhat(&m, what); err != nil {
			t.Errorf("%s: %v", fmt.Sprintf("%T", what), err)
			continue
		}
		var o object
		if err := json.Unmarshal(m.object(), &o); err != nil {
			t.Fatal(err)
		}
		kind := takeField[string](&fields{left: o}, "kind")
		if back := c.readWhat(kind, &fields{left: o}); reflect.TypeOf(back) != reflect.TypeOf(what) {
			t.Errorf("%s is written as %q, which is read as %T", fmt.Sprintf("%T", what), kind, back)
		}
	}
}
