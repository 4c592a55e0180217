// Package file is the JSON of a game: the whole of it, strictly read, the changes since then a line
// each, and the steps from each older schema to the newest.
//
//	data, err := file.Encode(g.Log)
//	log, err := file.Decode(data)
//
//	document, err := file.Read(data)
//	chain, line, err := document.Chain().Write(next)
package file

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/charset"
)

// MaxFile is the largest file, in bytes, that is looked at.
const MaxFile = 64 << 20

// Encode writes a game as its file: JSON with one event a line, letters as letters, squares
// by name, times in UTC to the millisecond. It writes what people did and no totals but the
// announced ones, and refuses what Decode would refuse. The error is a *DamagedError.
func Encode(l sheet.Log) ([]byte, error) { return EncodeAt(l, Mark{}) }

// EncodeAt is Encode of a game that has a row of changes, of which the document has those up to a
// mark in it.
func EncodeAt(l sheet.Log, at Mark) ([]byte, error) {
	c, err := newCodec(l.Edition)
	if err != nil {
		return nil, err
	}
	if err := checkLog(l, c.edition); err != nil {
		return nil, err
	}
	var m members
	m.add("schema", Schema)
	m.add("sum", noSum)
	m.add("changed", at.Number)
	m.add("tail", at.Sum)
	m.add("id", l.ID)
	m.add("kind", l.Kind)
	m.addWith("header", l.Header, l.Extra["header"])
	m.add("notation", l.Notation)
	m.add("players", l.Players)
	m.add("first", l.First)
	m.add("seed", l.Seed)
	m.addWith("edition", every{l.Edition}, l.Extra["edition"])
	m.addWith("rules", every{l.Rules}, l.Extra["rules"])
	m.addWith("house", every{l.House}, l.Extra["house"])
	m.add("events", c.writeEvents("events", l.Events))
	c.byID = eventsByID(l.Events)
	changes := make([]json.RawMessage, len(l.Changes))
	for i, change := range l.Changes {
		var one members
		where := fmt.Sprintf("changes[%d]", i)
		one.add("at", change.At)
		one.add("old", c.writeChanged(where+".old", change.Old))
		one.add("new", c.writeChanged(where+".new", change.New))
		changes[i] = one.object()
	}
	m.add("changes", changes)
	m.add("done", l.Done)
	m.add("announced", every{l.Announced})
	m.addExtra(l.Extra, "header", "edition", "rules", "house")
	if c.err != nil {
		return nil, c.err
	}
	if m.err != nil {
		return nil, &DamagedError{m.where, m.err}
	}
	return summed(indented(m.object())), nil
}

// Document is a game's file as it was read.
type Document struct {
	Log    sheet.Log
	Schema int
	At     Mark  // the last change that is in it
	Fault  error // a *SumError where the text is not the one that was written; it makes sense all the same

	codec *codec
}

// Decode reads a game's file, of this schema or an older one. Whatever it returns can be
// folded, as can every log that undo and redo make of it: each square is on the board, each
// seat taken, each letter one of the edition, and the changes lead to the events. Fields
// that it does not know are kept in Extra; those inside header, edition, rules and house are
// kept there under the name of the four. The error is a *NewerSchemaError,
// a *ForeignError or a *DamagedError.
//
// A checksum is not looked at: whoever gives the file himself wants what is in it. Read tells.
func Decode(data []byte) (sheet.Log, error) {
	d, err := decode(data, true)
	return d.Log, err
}

// Read is Decode that tells what else there is to know of a file.
func Read(data []byte) (Document, error) { return decode(data, true) }

// Glance is Read without the changes and the unknown fields, in half the time: a log to
// fold and never to save.
func Glance(data []byte) (Document, error) { return decode(data, false) }

func decode(data []byte, everything bool) (Document, error) {
	var d Document
	if len(data) > MaxFile {
		return d, &DamagedError{"file", fmt.Errorf("more than %d bytes", MaxFile)}
	}
	data = charset.Unmarked(data)
	o, err := readObject(data)
	switch {
	case err != nil && json.Valid(data):
		return d, &ForeignError{}
	case err != nil:
		return d, &DamagedError{whereNotJSON(data, err), err}
	case !isOurs(o):
		return d, &ForeignError{Of: makerOf(o)}
	}
	if err := checkNames(data); err != nil {
		return d, err
	}
	f := fields{left: o}
	f.need("schema", &d.Schema)
	switch {
	case f.err != nil:
		return d, f.err
	case d.Schema < 1:
		return d, &DamagedError{"schema", fmt.Errorf("%d is none", d.Schema)}
	case d.Schema > Schema:
		return d, &NewerSchemaError{d.Schema}
	}
	if d.Schema >= marked {
		f.mark(&d, data)
	}
	if f.err != nil {
		return d, f.err
	}
	o, err = migrate(o, d.Schema, steps[:])
	if err != nil {
		return d, err
	}
	d.Log, d.codec, err = decodeLog(o, d.Schema >= everyField, everything)
	return d, err
}

// decodeLog makes a log of a file's fields. In a file that is full, an empty field is written too,
// so that one that is missing is damage; in one from before, it is empty.
func decodeLog(o object, full, everything bool) (sheet.Log, *codec, error) {
	var l sheet.Log
	var events []object
	var changes []object
	f := fields{left: o}
	if everything {
		f.unknown = map[string]json.RawMessage{}
	}
	maybe := f.may
	if full {
		maybe = f.need
	}
	maybe("id", &l.ID)
	f.need("kind", &l.Kind)
	f.within("header", &l.Header, maybe, false)
	f.need("players", &l.Players)
	f.need("first", &l.First)
	maybe("seed", &l.Seed)
	f.within("edition", &l.Edition, f.need, full)
	f.within("rules", &l.Rules, f.need, full)
	f.within("house", &l.House, maybe, full)
	l.Notation = l.Edition.Notation
	maybe("notation", &l.Notation)
	f.need("events", &events)
	if _, ok := f.left["changes"]; full || ok {
		f.mustHave("changes", "done")
	}
	if everything {
		f.may("changes", &changes)
		f.may("done", &l.Done)
	}
	maybe("announced", &l.Announced)
	if f.err != nil {
		return sheet.Log{}, nil, f.err
	}
	if extra := f.extra(); everything {
		l.Extra = extra
	}
	if f.err != nil {
		return sheet.Log{}, nil, f.err
	}
	if len(l.Announced) == 0 {
		l.Announced = nil
	}
	c, err := newCodec(l.Edition)
	if err != nil {
		return sheet.Log{}, nil, err
	}
	c.full = full
	l.Events = c.readEvents("events", events)
	c.byID = eventsByID(l.Events)
	l.Changes = slices.Grow(l.Changes, len(changes))
	for i, o := range changes {
		l.Changes = append(l.Changes, c.readChange(fmt.Sprintf("changes[%d].", i), o))
	}
	if c.err != nil {
		return sheet.Log{}, nil, c.err
	}
	if err := checkLog(l, c.edition); err != nil {
		return sheet.Log{}, nil, err
	}
	return l, c, nil
}

// whereNotJSON finds the line at which a text stops being JSON.
func whereNotJSON(data []byte, err error) string {
	var syntax *json.SyntaxError
	if !errors.As(err, &syntax) {
		return "file"
	}
	line := 1
	for _, b := range data[:min(int(syntax.Offset), len(data))] {
		if b == '\n' {
			line++
		}
	}
	return fmt.Sprintf("line %d", line)
}

// codec writes and reads events with the letters of an edition. The first fault stays.
type codec struct {
	edition *scoring.Edition
	tiles   tileNames
	byID    map[int]sheet.Event // the events of the log, which its changes name by their ids
	full    bool                // fields that are empty are written too
	err     error
}

func newCodec(d scoring.Definition) (*codec, error) {
	e, err := scoring.NewEdition(d)
	if err != nil {
		return nil, &DamagedError{"edition", err}
	}
	return &codec{edition: e, tiles: nameTiles(e)}, nil
}

// timeForm is how a time is written, in UTC.
const timeForm = "2006-01-02T15:04:05.000Z"

func readTime(text string) (time.Time, error) {
	t, err := time.Parse(time.RFC3339Nano, text)
	return t.UTC().Truncate(time.Millisecond), err
}
