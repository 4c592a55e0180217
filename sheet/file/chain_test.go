package file_test

import (
	"bytes"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/sheettest"
)

// document reads a file whose checksum is right.
func document(t rapid.TB, data []byte) file.Document {
	t.Helper()
	d, err := file.Read(data)
	if err != nil || d.Fault != nil {
		t.Fatalf("%v, %v", err, d.Fault)
	}
	return d
}

// wrote is the chain after a log was written, and its line.
func wrote(t rapid.TB, c file.Chain, next sheet.Log) (file.Chain, []byte) {
	t.Helper()
	c, line, err := c.Write(next)
	if err != nil {
		t.Fatal(err)
	}
	return c, line
}

// later draws what becomes of a log: something happens, is corrected, undone or done again.
func (d drawer) later(l sheet.Log, id *int) sheet.Log {
	for range 1 + d.upTo(2) {
		switch d.upTo(5) {
		case 0:
			l, _ = l.Undo()
		case 1:
			l, _ = l.Redo()
		case 2:
			l.Seed, l.Announced = d.seed(), []int{d.upTo(400)}
		default:
			events := d.events(len(l.Players), 2)
			for i := range events {
				*id++
				events[i].ID = *id
			}
			at := d.upTo(len(l.Events))
			if d.upTo(2) > 0 {
				at = len(l.Events)
			}
			n := d.upTo(min(2, len(l.Events)-at))
			if n > 0 && d.upTo(1) == 0 { // one that was there stays
				events = append(events, l.Events[at])
			}
			l = l.Splice(at, n, events...)
		}
	}
	return l
}

// What is written behind a document, in whatever steps, is what is read behind it: one by one, all at
// once, and behind a newer document that has some of it.
func TestTheChangesLeadToTheLog(t *testing.T) {
	for name := range sheettest.Small {
		t.Run(name, func(t *testing.T) {
			e := edition(t, name)
			rapid.Check(t, func(t *rapid.T) {
				d, id := drawer{t, e}, 10_000
				l := anyLog(e).Draw(t, "log")
				l.Events, l.Changes, l.Done = nil, nil, 0
				first := document(t, encode(t, l)).Chain()
				written, following := first, first
				newer, text := first, []byte(nil)
				for range d.upTo(8) {
					next := d.later(written.Log, &id)
					var line []byte
					if written, line = wrote(t, written, next); line == nil {
						continue
					}
					var steps []sheet.Step
					var read int
					var err error
					if following, steps, read, err = following.Read(line); err != nil || read != len(line) || len(steps) != 1 {
						t.Fatalf("%d steps, %d bytes of %d, %v\n%s", len(steps), read, len(line), err, line)
					}
					same(t, next, following.Log)
					if text = append(text, line...); d.upTo(3) == 0 {
						newer = written
					}
				}
				all, steps, read, err := first.Read(text)
				if err != nil || read != len(text) || len(steps) != written.At.Number || all.At != written.At {
					t.Fatalf("%d steps, %d bytes of %d, %v", len(steps), read, len(text), err)
				}
				same(t, written.Log, all.Log)
				took, err := first.Log.Take(steps...)
				if err != nil {
					t.Fatal(err)
				}
				same(t, written.Log, took)
				data, err := file.EncodeAt(newer.Log, newer.At)
				if err != nil {
					t.Fatal(err)
				}
				if at, ok := file.MarkOf(data); !ok || at != newer.At {
					t.Fatalf("%v, %v, %s", at, ok, data[:100])
				}
				rest, _, read, err := document(t, data).Chain().Read(text)
				if err != nil || read != len(text) || rest.At != written.At {
					t.Fatalf("%d bytes of %d, %v", read, len(text), err)
				}
				same(t, written.Log, rest.Log)
				foldAll(rest.Log, e)
			})
		})
	}
}

func same(t rapid.TB, want, got sheet.Log) {
	t.Helper()
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Fatal(diff)
	}
}

// row is a document, some changes behind it, and the totals after each of them.
func row(t *testing.T) (first file.Chain, text []byte, totals [][]int) {
	t.Helper()
	l := withEvents(t, sheet.Points{Points: 7})
	c := document(t, encode(t, l)).Chain()
	first, totals = c, [][]int{totalsOf(t, l)}
	for i := range 5 {
		l := c.Log.Splice(len(c.Log.Events), 0, sheet.Event{ID: 10 + i, What: sheet.Points{Points: 10 + i}})
		switch i {
		case 2:
			l, _ = c.Log.Undo()
		case 3:
			l = c.Log.Splice(0, 1, sheet.Event{ID: 90, What: sheet.Points{Points: 8}})
		}
		var line []byte
		c, line = wrote(t, c, l)
		text, totals = append(text, line...), append(totals, totalsOf(t, l))
	}
	return first, text, totals
}

// Of a last line that is torn at whatever byte nothing is read, and it is known how much is left; a
// row that is torn elsewhere breaks off there.
func TestTornChanges(t *testing.T) {
	first, text, totals := row(t)
	for n := range text {
		c, _, read, err := first.Read(text[:n])
		whole := bytes.LastIndexByte(text[:n], '\n') + 1
		lines := bytes.Count(text[:n], []byte("\n"))
		if err != nil || read != whole || !slices.Equal(totalsOf(t, c.Log), totals[lines]) {
			t.Fatalf("%d bytes: %d read, %v", n, read, err)
		}
		if n == whole || text[n] == '\n' {
			continue
		}
		torn := slices.Concat(text[:n], []byte("\n"))
		if c, _, read, err := first.Read(torn); err != nil || read != whole || !slices.Equal(totalsOf(t, c.Log), totals[lines]) {
			t.Fatalf("%d bytes and an end: %d read, %v", n, read, err)
		}
		torn = slices.Concat(torn, text[whole:])
		c, _, read, err = first.Read(torn)
		if !errors.As(err, new(*file.Break)) || read != whole || !slices.Equal(totalsOf(t, c.Log), totals[lines]) {
			t.Fatalf("%d bytes and more behind: %d read, %v", n, read, err)
		}
	}
}

// Whatever byte of the changes is flipped: what stands before the line is read, and that there is
// more, or something wrong, is known.
func TestNoFlippedChangeIsTakenForAnother(t *testing.T) {
	first, text, totals := row(t)
	for at := range text {
		for bit := range 8 {
			flipped := slices.Clone(text)
			flipped[at] ^= 1 << bit
			c, steps, read, err := first.Read(flipped)
			before := bytes.Count(text[:at], []byte("\n"))
			if err == nil && read == len(flipped) || len(steps) != before {
				t.Fatalf("byte %d, bit %d: %d steps, %d bytes, %v", at, bit, len(steps), read, err)
			}
			if !slices.Equal(totalsOf(t, c.Log), totals[before]) {
				t.Fatalf("byte %d, bit %d: %v", at, bit, totalsOf(t, c.Log))
			}
		}
	}
}

// A line that is missing, stands twice or belongs to another game is known.
func TestTheRowOfChangesIsWhole(t *testing.T) {
	first, text, _ := row(t)
	lines := slices.Collect(bytes.Lines(text))
	for name, wrong := range map[string][][]byte{
		"the first is missing":       lines[1:],
		"one is missing":             slices.Concat(lines[:1], lines[2:]),
		"one stands twice":           slices.Concat(lines[:2], lines[1:]),
		"two have changed places":    {lines[0], lines[2], lines[1], lines[3]},
		"an empty line":              {lines[0], []byte("\n"), lines[1]},
		"only the last, far from it": lines[4:],
	} {
		if _, _, _, err := first.Read(bytes.Join(wrong, nil)); !errors.As(err, new(*file.Break)) {
			t.Errorf("%s: %v", name, err)
		}
	}
	other := document(t, encode(t, withEvents(t, sheet.Points{Points: 9})))
	_, line := wrote(t, other.Chain(), other.Log.Splice(1, 0, sheet.Event{ID: 4, What: sheet.Passed{}}))
	data, err := file.EncodeAt(first.Log, file.Mark{Number: 3, Sum: "12345678"})
	if err != nil {
		t.Fatal(err)
	}
	if _, _, _, err := document(t, data).Chain().Read(line); !errors.As(err, new(*file.Break)) {
		t.Errorf("changes of an older document: %v", err)
	}
}

// Of two lines that were written at the same moment the first counts.
func TestTwins(t *testing.T) {
	first, _, _ := row(t)
	bea, theirs := wrote(t, first, first.Log.Splice(1, 0, sheet.Event{ID: 4, What: sheet.Passed{}}))
	_, mine := wrote(t, first, first.Log.Splice(1, 0, sheet.Event{ID: 4, What: sheet.Points{Points: 20}}))
	_, next := wrote(t, bea, bea.Log.Splice(2, 0, sheet.Event{ID: 5, What: sheet.Points{Points: 30}}))
	text := slices.Concat(theirs, mine, next)
	c, steps, read, err := first.Read(text)
	if err != nil || read != len(text) || len(steps) != 2 || c.Log.Events[1].What != (sheet.Passed{}) {
		t.Errorf("%+v, %d, %v", c.Log.Events, read, err)
	}
	if _, _, read, err := bea.Read(mine); err != nil || read != len(mine) {
		t.Errorf("%d, %v", read, err)
	}
}

// FuzzChanges: never a panic, and what was read can be folded, written again, and is the same when it
// is read again; what was not read is behind it.
func FuzzChanges(f *testing.F) {
	sample := document(f, newest(f)).Log
	first := document(f, encode(f, sample)).Chain()
	text := []byte(nil)
	for c, i := first, 0; i < 4; i++ {
		l := c.Log.Splice(len(c.Log.Events), 0, sheet.Event{ID: 90 + i, What: sheet.Points{Points: i}})
		if i == 2 {
			l, _ = c.Log.Undo()
			l.Seed, l.Announced = 9, []int{1, 2}
		}
		if i == 3 {
			l = c.Log.Splice(0, 2, c.Log.Events[1], sheet.Event{ID: 99, What: sheet.Joined{Name: "Eva"}})
		}
		var line []byte
		c, line = wrote(f, c, l)
		text = append(text, line...)
		f.Add(line[:bytes.Index(line, []byte(`,"sum"`))])
	}
	f.Add(text)
	e, err := scoring.NewEdition(first.Log.Edition)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		reads(t, first, e, text)
		reads(t, first, e, file.Sealed(first, text)) // with the checksums that nobody finds by chance
	})
}

func reads(t *testing.T, first file.Chain, e *scoring.Edition, text []byte) {
	t.Helper()
	c, steps, read, err := first.Read(text)
	if err != nil && !errors.As(err, new(*file.Break)) {
		t.Fatalf("%T", err)
	}
	if read > len(text) || read > 0 && text[read-1] != '\n' {
		t.Fatalf("%d bytes of %d", read, len(text))
	}
	foldAll(c.Log, e)
	again, all, n, err := first.Read(text[:read])
	if err != nil || n != read || len(all) != len(steps) || again.At != c.At {
		t.Fatalf("again: %d bytes of %d, %v", n, read, err)
	}
	same(t, c.Log, again.Log)
	same(t, c.Log, decode(t, encode(t, c.Log)))
}

// A change is held to the same sense as a document, and what is wrong is named with its place; so the
// kept sample of changes is read, each of whose lines is taken for nonsense in turn.
func TestNonsenseInAChangeSaysWhere(t *testing.T) {
	text, err := os.ReadFile("testdata/schema5.changes")
	if err != nil {
		t.Fatal(err)
	}
	d := document(t, newest(t))
	d.At = file.Mark{Number: 5, Sum: "1f3a09bc"}
	first := d.Chain()
	c, steps, read, err := first.Read(text)
	if err != nil || read != len(text) || len(steps) != 5 || c.At.Number != 10 {
		t.Fatalf("%d steps, %d bytes of %d, %v", len(steps), read, len(text), err)
	}
	if got, want := totalsOf(t, c.Log), []int{8, -5, 45, -2}; !slices.Equal(got, want) {
		t.Errorf("%v, not %v", got, want)
	}
	for _, test := range []struct{ name, where, old, new string }{
		{"more kept than there are", "keep", `{"n":6,"keep":3,`, `{"n":6,"keep":4,`},
		{"more done than there are", "done", `"done":4,`, `"done":5,`},
		{"fewer done than none", "done", `"done":4,`, `"done":-4,`},
		{"nothing done", "done", `"done":4,`, `"don":4,`},
		{"a field of a later version", "later", `"done":4,`, `"done":4,"later":1,`},
		{"a change far from the events", "add[0].at", `"at":35,`, `"at":350,`},
		{"a change before the events", "add[0].at", `"at":35,`, `"at":-1,`},
		{"an event that is not there", "add[0].old[0]", `"old":[39]`, `"old":[41]`},
		{"an event of nobody", "add[0].new[0]", `"seat":2,"points":20`, `"seat":9,"points":20`},
		{"points out of range", "add[0].new[0]", `"points":20`, `"points":2000000`},
		{"an unknown kind of event", "add[0].new[0].kind", `"kind":"bonus"`, `"kind":"bonos"`},
		{"an event that nobody has named", "add[0].new[1]", `"x"},39]`, `"x"},77]`},
		{"totals out of range", "announced[0]", `"announced":[8,-5`, `"announced":[8000000,-5`},
		{"a seed that is a word", "seed", `"seed":77`, `"seed":"77"`},
		{"no JSON, with more ends than beginnings", "line", `"done":4,`, `}][],"done":4,`},
		{"a field twice", "line 1", `"done":4,`, `"done":4,"done":4,`},
	} {
		wrong := strings.Replace(string(text), test.old, test.new, 1)
		if wrong == string(text) {
			t.Errorf("%s: no %s in the sample", test.name, test.old)
			continue
		}
		_, _, _, err := first.Read(file.Sealed(first, []byte(wrong)))
		damaged := (*file.DamagedError)(nil)
		if !errors.As(err, new(*file.Break)) || !errors.As(err, &damaged) {
			t.Errorf("%s: %v", test.name, err)
		} else if damaged.Where != test.where {
			t.Errorf("%s: at %q, not at %q: %v", test.name, damaged.Where, test.where, err)
		}
	}
}
