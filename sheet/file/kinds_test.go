package file

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"

	"tanteo/sheet"
)

// TestFilesHaveEveryEventKind: what is written under a name is read under it.
func TestFilesHaveEveryEventKind(t *testing.T) {
	for _, what := range sheet.Kinds() {
		if _, ok := what.(sheet.Master); ok {
			what = sheet.Master{What: sheet.Passed{}}
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
