package file

import (
	"encoding/json"
	"errors"
	"testing"
)

func TestMigrateTakesEachStepOnce(t *testing.T) {
	add := func(letter string) step {
		return func(o object) (object, error) {
			var so string
			if err := json.Unmarshal(o["path"], &so); err != nil {
				return nil, err
			}
			o["path"], _ = json.Marshal(so + letter)
			return o, nil
		}
	}
	steps := []step{add("a"), add("b"), add("c")}
	for schema, want := range map[int]string{1: `"abc"`, 2: `"bc"`, 3: `"c"`, 4: `""`} {
		o, err := migrate(object{"path": json.RawMessage(`""`)}, schema, steps)
		if err != nil || string(o["path"]) != want {
			t.Errorf("from schema %d: %s, %v", schema, o["path"], err)
		}
	}
}

func TestMigrateSaysWhichStepFailed(t *testing.T) {
	broken := errors.New("broken")
	fine := func(o object) (object, error) { return o, nil }
	_, err := migrate(object{}, 1, []step{fine, func(object) (object, error) { return nil, broken }})
	damaged := (*DamagedError)(nil)
	if !errors.As(err, &damaged) || damaged.Where != "schema 2" || !errors.Is(err, broken) {
		t.Errorf("%v", err)
	}
}
