package sheet

import (
	"fmt"
	"reflect"
	"slices"
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
	if !reflect.DeepEqual(l.untold(), older.untold()) {
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
	there, err := older.Take(step)
	return step, err == nil && slices.EqualFunc(there.Events, l.Events, sameID)
}

func sameID(a, b Event) bool { return a.ID == b.ID }

// untold is the log without what a step tells.
func (l Log) untold() Log {
	l.Events, l.Changes, l.Done, l.Seed, l.Announced = nil, nil, 0, 0, nil
	return l
}

// sharedChanges is how many changes two lists begin with alike.
func sharedChanges(a, b []Change) int {
	n := min(len(a), len(b))
	if n > 0 && &a[0] == &b[0] {
		return n // in one place
	}
	for i := range n {
		if !reflect.DeepEqual(a[i], b[i]) {
			return i
		}
	}
	return n
}

// Take is the log after some steps, each of which begins where the one before it ends. The error is a
// *StepError.
func (l Log) Take(steps ...Step) (Log, error) {
	was := l
	l.Events, l.Changes = slices.Clone(l.Events), slices.Clone(l.Changes)
	for _, step := range steps {
		var err error
		if l, err = l.take(step); err != nil {
			return was, err
		}
	}
	return l, nil
}

// take is Take of a log whose events and changes are nobody else's.
func (l Log) take(step Step) (Log, error) {
	if step.Keep < 0 || step.Keep > len(l.Changes) || step.Done < 0 || step.Done > step.Keep+len(step.Add) {
		return l, &StepError{-1}
	}
	var err error
	if l, err = l.goTo(min(l.Done, step.Keep)); err != nil {
		return l, err
	}
	l.Changes = append(l.Changes[:step.Keep], step.Add...)
	if l, err = l.goTo(step.Done); err != nil {
		return l, err
	}
	if step.Seed != nil {
		l.Seed = *step.Seed
	}
	if step.Announced != nil {
		l.Announced = slices.Clone(*step.Announced)
	}
	return l, nil
}

// goTo undoes or makes changes again until so many are done, in events that are nobody else's.
func (l Log) goTo(done int) (Log, error) {
	for l.Done != done {
		i, from, to := l.Done, []Event(nil), []Event(nil)
		if l.Done > done {
			i = l.Done - 1
			from, to = l.Changes[i].New, l.Changes[i].Old
			l.Done--
		} else {
			from, to = l.Changes[i].Old, l.Changes[i].New
			l.Done++
		}
		at := l.Changes[i].At
		if at < 0 || at > len(l.Events)-len(from) || !slices.EqualFunc(l.Events[at:at+len(from)], from, sameID) {
			return l, &StepError{i}
		}
		l.Events = slices.Replace(l.Events, at, at+len(from), to...)
	}
	return l, nil
}

// Take is the game after some steps, each of which begins where the one before it ends. The error is a
// *StepError.
func (g Game) Take(steps ...Step) (Game, error) {
	l, err := g.Log.Take(steps...)
	if err != nil {
		return g, err
	}
	return g.with(l), nil
}
