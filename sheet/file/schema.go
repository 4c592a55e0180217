package file

import "fmt"

// Schema is the newest form of a game's file, which Encode writes. A change after which an
// older program would count wrongly, a new kind of event above all, is a new schema: it
// comes with a step and with a kept sample in testdata. So is a new field of the rules, the set of
// tiles or the house rules: its step writes it, empty, into files from before. A field of an event
// that may be left out is not.
const Schema = 1 + len(steps)

// step turns the fields of a file into those of the next schema.
type step func(object) (object, error)

// steps lead from each older schema to the next: steps[0] from 1 to 2.
//
//	2  overtime, kept lines, points and changes that were told, plays that stand against
//	   the rules of placing, tiles of a rack that are not known, leftovers counted twice;
//	   overtime in time, words that a jury found wrong, house rules, a rulebook for other
//	   numbers of players, and more policies in it; clocks; duplicates; players who come back;
//	   best plays that are shown during the game
//	3  warnings
//	4  empty fields of the rules, the set of tiles and the house rules are written too
//	5  a checksum, and a row of changes beside the file, of which it has those up to a mark in it
var steps = [...]step{unchanged, unchanged, unchanged, unchanged}

// everyField is the schema from which on a field that is missing is damage.
const everyField = 4

// marked is the schema from which on a file has a checksum and a mark.
const marked = 5

// unchanged is the step to a schema that only adds.
func unchanged(o object) (object, error) { return o, nil }

// migrate takes a file's fields up through the steps, from a schema on.
func migrate(o object, schema int, steps []step) (object, error) {
	for i := schema; i <= len(steps); i++ {
		next, err := steps[i-1](o)
		if err != nil {
			return nil, &DamagedError{fmt.Sprintf("schema %d", i), err}
		}
		o = next
	}
	return o, nil
}

// NewerSchemaError says that a newer version of the program wrote a file.
type NewerSchemaError struct{ Schema int }

func (e *NewerSchemaError) Error() string {
	return fmt.Sprintf("schema %d, where %d is the newest known", e.Schema, Schema)
}

// DamagedError says where a game's file makes no sense: a field such as "events[3].at", or
// a line of the text.
type DamagedError struct {
	Where string
	Err   error
}

func (e *DamagedError) Error() string { return e.Where + ": " + e.Err.Error() }

// Unwrap is what is wrong there.
func (e *DamagedError) Unwrap() error { return e.Err }
