package file

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"tanteo/sheet"
)

// Mark is a place in the row of all changes that were ever written for a game: that of the last one
// up to there. The zero Mark is the place before the first.
type Mark struct {
	Number int
	Sum    string // of that change
}

// maxChanges is far beyond what anybody notes in a game.
const maxChanges = 1 << 40

// Chain is a game as a document and the changes behind it make it. Each change is a line:
//
//	{"n":18,"keep":17,"add":[{"at":17,"old":[],"new":[{"id":18,"kind":"passed"}]}],"done":18,"sum":"1f3a09bc"}
//
// n counts the changes of the file. Of the changes of the log so many are kept, others are added,
// and so many are done after it. Of the events that a change takes away the line has the ids; what
// it puts there is written as in the document, and by its id alone where it is one of those. seed
// and announced are there where they have changed. The checksum is that of the one before and of
// the line: so a line that is missing, strange or written twice is known.
//
// A Chain is a value: reading and writing give the next one.
type Chain struct {
	Log sheet.Log
	At  Mark

	before *string // the checksum of the change before the last; nil where it is not known
	codec  *codec
	crew   crew // after all events
}

// Chain is what the changes behind a document are read and written with.
func (d Document) Chain() Chain {
	return Chain{Log: d.Log, At: d.At, codec: d.codec, crew: crewAfter(len(d.Log.Players), d.Log.Events)}
}

// crewAfter is who sits at the table after some events.
func crewAfter(players int, events []sheet.Event) crew {
	now := crew{seats: players}
	for _, e := range events {
		now = now.after(e.What)
	}
	return now
}

// ErrWhole says that no change tells how a log came about; only a document has it.
var ErrWhole = errors.New("no change tells it")

// Write gives the line that leads to another log; none where it is the same. It refuses what Read
// would refuse. The error is a *DamagedError or ErrWhole.
func (c Chain) Write(next sheet.Log) (Chain, []byte, error) {
	step, ok := next.Since(c.Log)
	switch {
	case !ok:
		return c, nil, ErrWhole
	case len(step.Add) == 0 && step.Keep == len(c.Log.Changes) && step.Done == c.Log.Done && step.Seed == nil && step.Announced == nil:
		return c, nil, nil
	}
	then := c
	var err error
	if then.crew, err = c.check(step, next); err != nil {
		return c, nil, err
	}
	codec := *c.codec
	var m members
	m.add("n", c.At.Number+1)
	m.add("keep", step.Keep)
	if len(step.Add) > 0 {
		added := make([]json.RawMessage, len(step.Add))
		for i, change := range step.Add {
			added[i] = codec.writeAdded(fmt.Sprintf("add[%d]", i), change)
		}
		m.add("add", added)
	}
	m.add("done", step.Done)
	if step.Seed != nil {
		m.add("seed", *step.Seed)
	}
	if step.Announced != nil {
		m.add("announced", every{*step.Announced})
	}
	switch {
	case codec.err != nil:
		return c, nil, codec.err
	case m.err != nil:
		return c, nil, &DamagedError{m.where, m.err}
	}
	text := append([]byte{'{'}, m.text...)
	then.Log = next
	then.pass(text)
	return then, slices.Concat(text, []byte(sumName), []byte(then.At.Sum), []byte(lineEnd)), nil
}

// pass goes on to the next mark, behind a line without its checksum.
func (c *Chain) pass(text []byte) {
	before := c.At.Sum
	c.before = &before
	c.At = Mark{c.At.Number + 1, sumOf([]byte(c.At.Sum), text)}
}

// Whole is the chain behind a document that takes the place of this one and has another log. It
// counts as a change, so that whoever has read this one knows that there is more.
func (c Chain) Whole(next sheet.Log) Chain {
	c.Log, c.crew = next, crewAfter(len(next.Players), next.Events)
	c.pass(wholeLine(c.At.Number + 1))
	return c
}

// wholeLine is what the line of such a change would be.
func wholeLine(number int) []byte { return fmt.Appendf(nil, `{"n":%d,"whole":true`, number) }

// What stands around the checksum of a line.
const (
	sumName = `,"sum":"`
	lineEnd = "\"}\n"
)

// writeAdded writes a change.
func (c *codec) writeAdded(where string, change sheet.Change) json.RawMessage {
	old := make([]json.RawMessage, len(change.Old))
	for i, e := range change.Old {
		old[i] = strconv.AppendInt(nil, int64(e.ID), 10)
	}
	c.byID = eventsByID(change.Old)
	var m members
	m.add("at", change.At)
	m.add("old", old)
	m.add("new", c.writeChanged(where+".new", change.New))
	return m.object()
}

// check holds what is new in a log to its sense, at the cost of that, and gives who sits at the
// table in the end. What undo and redo bring back was checked before.
func (c Chain) check(step sheet.Step, next sheet.Log) (crew, error) {
	if err := checkAnnounced(next.Announced); err != nil {
		return crew{}, err
	}
	l := c.Log
	if len(step.Add) == 1 && step.Keep == l.Done && step.Done == step.Keep+1 {
		if add := step.Add[0]; add.At == len(l.Events) && len(add.Old) == 0 {
			t := timeline{edition: c.codec.edition, before: []crew{c.crew}}
			err := t.check("add[0].new", add.New, 0, 0)
			return t.before[len(t.before)-1], err
		}
	}
	if len(step.Add) == 0 {
		return crewAfter(len(next.Players), next.Events), nil
	}
	w := c.walk()
	w.keep(step.Keep)
	for i, add := range step.Add {
		if !lie(w.events, add.At, add.Old) {
			return crew{}, damagedAt(fmt.Sprintf("add[%d]", i), "its old events are not there")
		}
		if err := w.add(fmt.Sprintf("add[%d].new", i), add); err != nil {
			return crew{}, err
		}
	}
	w.goTo(step.Done)
	return w.crew(), nil
}

// A Break says where a row of changes is not the one that was written. What stands before it is.
type Break struct {
	Line   int // of those that were read, from 1
	Number int // of the change that should stand there
	Err    error
}

func (e *Break) Error() string { return fmt.Sprintf("change %d: %v", e.Number, e.Err) }

// Unwrap is what is wrong there: a *SumError, a *DamagedError or errGap.
func (e *Break) Unwrap() error { return e.Err }

var errGap = errors.New("a change is missing before it")

// Read takes up the changes that a text has, in whole lines. Those that the chain has already, at the
// beginning, are passed over. What it has read is so many bytes; where that is not all and there is no
// error, the rest is a last line: one without its end was cut while it was written, and nobody was
// told of it; one that has it is not as it was written, and ReadSpoilt tells of it. The error is a
// *Break; then the chain and the steps are those before it.
func (c Chain) Read(text []byte) (next Chain, steps []sheet.Step, read int, err error) {
	r := reader{Chain: c, w: c.walk()}
	line := 1
	read, err = r.passOver(text, &line)
	for ; err == nil && read < len(text); line++ {
		end := bytes.IndexByte(text[read:], '\n') + 1
		if end == 0 {
			break
		}
		err = r.line(text[read : read+end])
		if err != nil && read+end == len(text) && errors.As(err, new(*SumError)) {
			err = nil
			break
		}
		if err == nil {
			read += end
		}
	}
	next = r.Chain
	if err != nil {
		next.Log, _ = c.Log.Take(r.steps...) // the change may be half made
		next.crew = crewAfter(len(c.Log.Players), next.Log.Events)
		return next, r.steps, read, &Break{line, r.At.Number + 1, err}
	}
	if len(r.steps) > 0 {
		next.Log.Events, next.Log.Changes, next.Log.Done = slices.Clip(r.w.events), slices.Clip(r.w.changes), r.w.done
		next.crew = r.w.crew()
	}
	return next, r.steps, read, nil
}

// reader takes up lines one after the other.
type reader struct {
	Chain
	w     walk
	steps []sheet.Step
}

// ReadSpoilt is what a line leads to that is the last and not as it was written, as far as it can be
// read; false where it makes no sense behind the chain.
func (c Chain) ReadSpoilt(line []byte) (step sheet.Step, ok bool) {
	r := reader{Chain: c, w: c.walk()}
	change, _, _ := cutSum(line)
	number, numbered := numberOf(change)
	if !numbered || number != c.At.Number+1 {
		return step, false
	}
	step, err := r.step(line)
	return step, err == nil
}

// passOver passes over the lines at the beginning of a text whose changes are there already. They
// have to lead to where the chain is.
func (r *reader) passOver(text []byte, line *int) (read int, err error) {
	before, last := "", Mark{}
	for ; ; *line++ {
		end := bytes.IndexByte(text[read:], '\n') + 1
		change, sum, ok := cutSum(text[read : read+end])
		number, numbered := numberOf(change)
		switch {
		case !ok || !numbered || number > r.At.Number || r.isTwin(number, change, sum):
			return read, r.leadsHere(before, last)
		case last != Mark{} && number == last.Number && sumOf([]byte(before), change) == sum: // a twin
			read += end
			continue
		case last != Mark{} && (number != last.Number+1 || sumOf([]byte(last.Sum), change) != sum):
			return read, &SumError{"line"}
		}
		before, last = last.Sum, Mark{number, sum}
		read += end
	}
}

// leadsHere asks that a row of changes, if there is one, ends where the chain is.
func (r *reader) leadsHere(before string, last Mark) error {
	switch {
	case last == Mark{}:
	case last == r.At:
		r.before = &before
	case last.Number+1 == r.At.Number && sumOf([]byte(last.Sum), wholeLine(r.At.Number)) == r.At.Sum:
		r.before = &last.Sum
	default:
		return errGap
	}
	return nil
}

// isTwin says whether a line was written at the same moment as the last one that counts, where
// nothing keeps writers apart. Of two the first counts, and whoever wrote the other finds that out.
func (r *reader) isTwin(number int, change []byte, sum string) bool {
	return number == r.At.Number && r.before != nil && sum != r.At.Sum && sumOf([]byte(*r.before), change) == sum
}

// line takes up a line.
func (r *reader) line(line []byte) error {
	change, sum, ok := cutSum(line)
	number, numbered := numberOf(change)
	right := sumOf([]byte(r.At.Sum), change) == sum
	switch {
	case !ok || !numbered:
		return &SumError{"line"}
	case r.isTwin(number, change, sum):
		return nil
	case number > r.At.Number+1:
		return errGap
	case number != r.At.Number+1 || !right:
		return &SumError{"line"}
	}
	step, err := r.step(line)
	if err != nil {
		return err
	}
	r.pass(change)
	r.steps = append(r.steps, step)
	return nil
}

// EndSize is how many bytes the end of a line has that tells its mark.
const EndSize = int64(len(sumName) + len(noSum) + len(lineEnd))

// Ends says whether a text ends with the line of a change.
func (m Mark) Ends(text []byte) bool { return bytes.HasSuffix(text, []byte(sumName+m.Sum+lineEnd)) }

// cutSum takes a line apart.
func cutSum(line []byte) (change []byte, sum string, ok bool) {
	line, ok = bytes.CutSuffix(line, []byte(lineEnd))
	at := len(line) - len(noSum) - len(sumName)
	if !ok || at < 0 || string(line[at:at+len(sumName)]) != sumName {
		return nil, "", false
	}
	return line[:at], string(line[at+len(sumName):]), true
}

// numberOf is the number that a line begins with.
func numberOf(change []byte) (int, bool) {
	change, ok := bytes.CutPrefix(change, []byte(`{"n":`))
	digits, _, more := bytes.Cut(change, []byte(","))
	n, err := strconv.Atoi(string(digits))
	return n, ok && more && err == nil && inRange(n, 1, maxChanges) && strconv.Itoa(n) == string(digits)
}

// step reads a change and makes it. The error is a *DamagedError.
func (r *reader) step(line []byte) (step sheet.Step, err error) {
	o, err := readObject(line)
	if err != nil {
		return step, &DamagedError{"line", err}
	}
	if err := checkNames(line); err != nil { // which takes JSON for granted
		return step, err
	}
	delete(o, "n")
	delete(o, "sum")
	var added []object
	f := fields{left: o}
	f.need("keep", &step.Keep)
	f.may("add", &added)
	f.need("done", &step.Done)
	f.may("seed", &step.Seed)
	f.may("announced", &step.Announced)
	switch {
	case f.err != nil:
		return step, f.err
	case len(f.left) > 0: // a later version's: whoever passes over it counts otherwise
		return step, damagedAt(slices.Sorted(maps.Keys(f.left))[0], "is not known")
	case !inRange(step.Keep, 0, len(r.w.changes)):
		return step, damagedAt("keep", "%d of %d changes", step.Keep, len(r.w.changes))
	case !inRange(step.Done, 0, step.Keep+len(added)):
		return step, damagedAt("done", "%d of %d changes", step.Done, step.Keep+len(added))
	}
	if len(added) > 0 || step.Keep < len(r.w.changes) {
		r.w.keep(step.Keep)
	}
	for i, o := range added {
		change, err := r.readAdded(fmt.Sprintf("add[%d].", i), o)
		if err != nil {
			return step, err
		}
		if err := r.w.add(fmt.Sprintf("add[%d].new", i), change); err != nil {
			return step, err
		}
		step.Add = append(step.Add, change)
	}
	r.w.goTo(step.Done)
	if step.Announced != nil {
		if err := checkAnnounced(*step.Announced); err != nil {
			return step, err
		}
		if len(*step.Announced) == 0 {
			*step.Announced = nil
		}
		r.Log.Announced = *step.Announced
	}
	if step.Seed != nil {
		r.Log.Seed = *step.Seed
	}
	return step, nil
}

// readAdded reads what writeAdded writes.
func (r *reader) readAdded(where string, o object) (change sheet.Change, err error) {
	var ids []int
	var now []json.RawMessage
	f := fields{where: where, left: o}
	f.need("at", &change.At)
	f.need("old", &ids)
	f.need("new", &now)
	events := r.w.events
	switch {
	case f.err != nil:
		return change, f.err
	case len(f.left) > 0:
		return change, damagedAt(where+slices.Sorted(maps.Keys(f.left))[0], "is not known")
	case !inRange(change.At, 0, len(events)-len(ids)):
		return change, damagedAt(where+"at", "%d, where %d events are", change.At, len(events))
	}
	change.Old = slices.Clone(events[change.At : change.At+len(ids)])
	for i, id := range ids {
		if change.Old[i].ID != id {
			return change, damagedAt(fmt.Sprintf("%sold[%d]", where, i), "the event is %d and not %d", change.Old[i].ID, id)
		}
	}
	codec := *r.codec
	codec.full, codec.byID = true, eventsByID(change.Old)
	change.New = codec.readChanged(where+"new", now)
	return change, codec.err
}
