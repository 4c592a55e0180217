package sheet

import (
	"fmt"
	"reflect"
	"slices"
	"time"
)

// Step is what leads from a log to a later one of the same game: a line, an undo, several of them. It
// costs its own size, whatever the game's.
//
//	changes of the older log    a b c d|e    c, d done, e undone
//	Step{Keep: 3, Add: x y, Done: 5}
//	changes of the later log    a b c x y|
//
// The events follow from it: those of the older log go back to the changes that both have, and
// forward to those that are done.
type Step struct {
	Keep int      // how many changes of the older log stay
	Add  []Change // those that come after them
	Done int      // how many of all are done

	// What has changed besides; nil where it stays.
	Seed      *uint64
	Announced *[]int
}

// StepError says that a step does not begin at a log.
type StepError struct {
	Change int // the index of the change that does not fit; -1 where Keep or Done do not
}

func (e *StepError) Error() string {
	return fmt.Sprintf("step: change %d does not fit the log", e.Change)
}

// Since is the step that leads from an older log to this one; false where no step does, because
// something has changed that is no affair of a line's, such as the header. IDs tell events apart:
// where two logs give the same ID to different events, they are not of one game.
func (l Log) Since(older Log) (Step, bool) {
	if is, was := l.untold(), older.untold(); !reflect.DeepEqual(is, was) && !alike(reflect.ValueOf(is), reflect.ValueOf(was)) {
		return Step{}, false
	}
	step := Step{Keep: sharedChanges(l.Changes, older.Changes), Done: l.Done}
	step.Add = slices.Clip(l.Changes[step.Keep:])
	if seed := l.Seed; seed != older.Seed {
		step.Seed = &seed
	}
	if announced := l.Announced; !slices.Equal(announced, older.Announced) {
		step.Announced = &announced
	}
	return step, l.follows(older, step)
}

// follows says whether the events of a log are those that a step from an older one gives.
func (l Log) follows(older Log, step Step) bool {
	if len(older.Events) > 0 && len(l.Events) > 0 && &older.Events[0] == &l.Events[0] {
		return len(l.Events) == len(older.Events)+l.grown(older, step.Keep) // in one room all begin alike
	}
	there, err := older.Take(step)
	return err == nil && slices.EqualFunc(there.Events, l.Events, sameID)
}

// grown is by how many events a log is longer than an older one, so many of whose changes it has.
func (l Log) grown(older Log, keep int) int {
	n, common := 0, min(older.Done, keep)
	for _, c := range older.Changes[common:older.Done] {
		n += len(c.Old) - len(c.New)
	}
	for _, c := range l.Changes[min(common, l.Done):l.Done] {
		n += len(c.New) - len(c.Old)
	}
	for _, c := range l.Changes[l.Done:max(common, l.Done)] {
		n += len(c.Old) - len(c.New)
	}
	return n
}

func sameID(a, b Event) bool { return a.ID == b.ID }

// untold is the log without what a step tells.
func (l Log) untold() Log {
	l.Events, l.Changes, l.Done, l.Seed, l.Announced = nil, nil, 0, 0, nil
	return l
}

// alike says whether two values are one for a file, in which a list without anything is none, and a
// time is an instant and an offset.
func alike(a, b reflect.Value) bool {
	if a.Type() == reflect.TypeFor[time.Time]() {
		a, b := a.Interface().(time.Time), b.Interface().(time.Time)
		_, here := a.Zone()
		_, there := b.Zone()
		return a.Equal(b) && here == there
	}
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			if !alike(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	case reflect.Slice:
		if a.Len() != b.Len() {
			return false
		}
		for i := range a.Len() {
			if !alike(a.Index(i), b.Index(i)) {
				return false
			}
		}
		return true
	case reflect.Map:
		return a.Len() == 0 && b.Len() == 0 || reflect.DeepEqual(a.Interface(), b.Interface())
	}
	return reflect.DeepEqual(a.Interface(), b.Interface())
}

// sharedChanges is how many changes two lists begin with alike.
func sharedChanges(a, b []Change) int {
	n := min(len(a), len(b))
	if n > 0 && &a[0] == &b[0] {
		return n // in one place
	}
	for i := range n {
		same := a[i].At == b[i].At && sameList(a[i].Old, b[i].Old) && sameList(a[i].New, b[i].New)
		if !same && !reflect.DeepEqual(a[i], b[i]) {
			return i
		}
	}
	return n
}

// Take is the log after some steps, each of which begins where the one before it ends. The error is a
// *StepError.
func (l Log) Take(steps ...Step) (Log, error) {
	t, err := l.taken(steps)
	if err != nil {
		return l, err
	}
	return t.Log, nil
}

func (l Log) taken(steps []Step) (taking, error) {
	t := taking{Log: l, from: len(l.Events)}
	t.Events, t.Changes = slices.Clone(l.Events), slices.Clone(l.Changes)
	for _, step := range steps {
		if err := t.take(step); err != nil {
			return t, err
		}
	}
	return t, nil
}

// taking is a log that takes steps, in lists that are nobody else's.
type taking struct {
	Log
	from int // the first event that has changed
}

func (t *taking) take(step Step) error {
	if step.Keep < 0 || step.Keep > len(t.Changes) || step.Done < 0 || step.Done > step.Keep+len(step.Add) {
		return &StepError{-1}
	}
	if err := t.goTo(min(t.Done, step.Keep)); err != nil {
		return err
	}
	t.Changes = append(t.Changes[:step.Keep], step.Add...)
	if err := t.goTo(step.Done); err != nil {
		return err
	}
	step.tell(&t.Log)
	return nil
}

// tell puts into a log what a step tells besides its changes.
func (step Step) tell(l *Log) {
	if step.Seed != nil {
		l.Seed = *step.Seed
	}
	if step.Announced != nil {
		l.Announced = slices.Clone(*step.Announced)
	}
}

// goTo undoes or makes changes again until so many are done.
func (t *taking) goTo(done int) error {
	for t.Done > done {
		c := t.Changes[t.Done-1]
		if !t.replace(c.At, c.New, c.Old) {
			return &StepError{t.Done - 1}
		}
		t.Done--
	}
	for t.Done < done {
		c := t.Changes[t.Done]
		if !t.replace(c.At, c.Old, c.New) {
			return &StepError{t.Done}
		}
		t.Done++
	}
	return nil
}

// replace puts events in the place of others; false where those do not lie there.
func (t *taking) replace(at int, these, with []Event) bool {
	end := at + len(these)
	if at < 0 || end > len(t.Events) || !slices.EqualFunc(t.Events[at:end], these, sameID) {
		return false
	}
	t.Events = slices.Replace(t.Events, at, end, with...)
	t.from = min(t.from, at)
	return true
}

// Take is the game after some steps, each of which begins where the one before it ends. It costs what
// they cost where they only put events behind the others. The error is a *StepError.
func (g Game) Take(steps ...Step) (Game, error) {
	next := g.ready()
	for i, step := range steps {
		if !step.onlyAdds(next.Log) {
			t, err := next.Log.taken(steps[i:])
			if err != nil {
				return g, err
			}
			return next.with(t.Log, t.from), nil
		}
		for _, change := range step.Add {
			next = next.splice(change.At, 0, change.New...)
		}
		step.tell(&next.Log)
	}
	return next, nil
}

// onlyAdds says whether a step only puts events behind those of a log.
func (step Step) onlyAdds(l Log) bool {
	end := len(l.Events)
	for _, change := range step.Add {
		if change.At != end || len(change.Old) > 0 {
			return false
		}
		end += len(change.New)
	}
	return step.Keep == l.Done && step.Done == l.Done+len(step.Add)
}
