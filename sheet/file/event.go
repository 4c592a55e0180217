package file

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"time"

	"tanteo/scoring"
	"tanteo/sheet"
)

// writeEvents writes events as JSON objects.
func (c *codec) writeEvents(where string, events []sheet.Event) []json.RawMessage {
	all := make([]json.RawMessage, len(events))
	for i, e := range events {
		all[i] = c.writeEvent(fmt.Sprintf("%s[%d]", where, i), e)
	}
	return all
}

// writeEvent writes what happened first and its envelope after it. The players of an event
// are "seat" where what happened concerns them, and "player" in the envelope.
func (c *codec) writeEvent(where string, e sheet.Event) json.RawMessage {
	var m members
	m.add("id", e.ID)
	if e.Was != 0 {
		m.add("was", e.Was)
	}
	if err := c.writeWhat(&m, e.What); err != nil {
		c.fail(where, err)
	}
	if e.Rack != nil {
		rack, err := c.tiles.writeRack(e.Rack)
		if err != nil {
			c.fail(where+".rack", err)
		}
		m.add("rack", rack)
	}
	if e.Player != 0 {
		m.add("player", e.Player)
	}
	if !e.Time.IsZero() {
		m.add("time", e.Time.UTC().Format(timeForm))
	}
	if e.By != "" {
		m.add("by", e.By)
	}
	if e.Note != "" {
		m.add("note", e.Note)
	}
	if e.Told != nil {
		m.add("told", *e.Told)
	}
	if e.Off != 0 {
		m.add("off", e.Off)
	}
	if e.Took != 0 {
		m.add("took", e.Took.Milliseconds())
	}
	m.addExtra(e.Extra)
	if m.err != nil {
		c.fail(where+"."+m.where, m.err)
	}
	return m.object()
}

func (c *codec) fail(where string, err error) {
	if c.err == nil {
		c.err = &DamagedError{where, err}
	}
}

func (c *codec) writeWhat(m *members, what sheet.What) error {
	switch what := what.(type) {
	case sheet.Played:
		return c.writePlayed(m, what)
	case sheet.Typed:
		words, err := c.tiles.writeTyped(what.Words)
		m.add("kind", "typed")
		m.add("words", words)
		return err
	case sheet.Points:
		m.add("kind", "points")
		m.add("points", what.Points)
	case sheet.Passed:
		m.add("kind", "passed")
	case sheet.Exchanged:
		return c.writeExchanged(m, what)
	case sheet.Withdrawn:
		m.add("kind", "withdrawn")
	case sheet.Challenged:
		m.add("kind", "challenged")
	case sheet.ChallengeFailed:
		m.add("kind", "challenge_failed")
		m.add("words", what.Words)
	case sheet.Penalty:
		writeAdjustment(m, "penalty", what.Player, what.Points, what.Reason)
	case sheet.Bonus:
		writeAdjustment(m, "bonus", what.Player, what.Points, what.Reason)
	case sheet.Overtime:
		m.add("kind", "overtime")
		m.add("seat", what.Player)
		if what.Time > 0 {
			m.add("seconds", int(what.Time/time.Second))
		} else {
			m.add("points", what.Points)
		}
	case sheet.Warning:
		m.add("kind", "warning")
		m.add("seat", what.Player)
		if what.Reason != "" {
			m.add("reason", what.Reason)
		}
	case sheet.Laid:
		return c.writeLaid(m, what.Tiles)
	case sheet.Cleared:
		m.add("kind", "cleared")
	case sheet.Ended:
		return c.writeEnded(m, what)
	case sheet.Finished:
		m.add("kind", "finished")
	case sheet.Reopened:
		m.add("kind", "reopened")
	case sheet.Renamed:
		m.add("kind", "renamed")
		m.add("seat", what.Player)
		m.add("name", what.Name)
	case sheet.Joined:
		m.add("kind", "joined")
		m.add("name", what.Name)
	case sheet.Left:
		m.add("kind", "left")
		m.add("seat", what.Player)
	case sheet.Returned:
		m.add("kind", "returned")
		m.add("seat", what.Player)
	case sheet.Wrong:
		m.add("kind", "wrong")
		m.add("event", what.Event)
	case sheet.Voided:
		m.add("kind", "voided")
	case sheet.Analysed:
		m.add("kind", "analysed")
		m.add("on", what.On)
	case sheet.Noted:
		m.add("kind", "noted")
		m.add("text", what.Text)
	case sheet.Kept:
		m.add("kind", "kept")
		m.add("line", what.Line)
	case sheet.ClockChosen, sheet.ClockStarted, sheet.ClockStopped, sheet.ClockSet, sheet.ClockRan:
		writeClockEvent(m, what)
	case sheet.RackDrawn, sheet.Master, sheet.RoundClosed:
		return c.writeRoundEvent(m, what)
	default:
		return fmt.Errorf("%T has no form in a file", what)
	}
	return nil
}

func (c *codec) writePlayed(m *members, what sheet.Played) error {
	p := what.Play
	tiles, err := c.tiles.writePlay(p.Tiles)
	m.add("kind", "played")
	m.add("at", p.Start.Name())
	m.add("down", p.Direction == scoring.Down)
	m.add("tiles", tiles)
	if what.Stands {
		m.add("stands", true)
	}
	return err
}

func (c *codec) writeExchanged(m *members, what sheet.Exchanged) error {
	m.add("kind", "exchanged")
	if what.Tiles == nil {
		m.add("count", what.Count)
		return nil
	}
	tiles, err := c.tiles.writeRack(what.Tiles)
	m.add("tiles", tiles)
	return err
}

func writeAdjustment(m *members, kind string, seat, points int, reason string) {
	m.add("kind", kind)
	m.add("seat", seat)
	m.add("points", points)
	if reason != "" {
		m.add("reason", reason)
	}
}

func (c *codec) writeLaid(m *members, laid []scoring.Laid) error {
	squares, tiles := make([]string, len(laid)), make([]string, len(laid))
	for i, l := range laid {
		var err error
		squares[i] = l.Square.Name()
		if tiles[i], err = c.tiles.write(l.Tile); err != nil {
			return err
		}
	}
	m.add("kind", "laid")
	m.add("squares", squares)
	m.add("tiles", tiles)
	return nil
}

// writeEnded writes a leftover as its tiles, as a number for points, and as "-" for the
// player who went out.
func (c *codec) writeEnded(m *members, what sheet.Ended) error {
	all := make([]any, len(what.Leftovers))
	for i, l := range what.Leftovers {
		switch {
		case l.Out:
			all[i] = "-"
		case l.Tiles == nil:
			all[i] = l.Points
		default:
			tiles, err := c.tiles.writeRack(l.Tiles)
			if err != nil {
				return err
			}
			all[i] = tiles
		}
	}
	m.add("kind", "ended")
	m.add("left", all)
	if what.Told != nil {
		m.add("changes", what.Told)
	}
	if what.Off != nil {
		m.add("offs", what.Off)
	}
	return nil
}

// eventsByID are events by id, as far as an id is one event's alone.
func eventsByID(events []sheet.Event) map[int]sheet.Event {
	byID := make(map[int]sheet.Event, len(events))
	for _, e := range events {
		if _, twice := byID[e.ID]; twice {
			return nil
		}
		byID[e.ID] = e
	}
	return byID
}

// writeChanged writes the events of a change, by their ids alone if the log still has them.
func (c *codec) writeChanged(where string, events []sheet.Event) []json.RawMessage {
	all := make([]json.RawMessage, len(events))
	for i, e := range events {
		if now, ok := c.byID[e.ID]; ok && reflect.DeepEqual(e, now) {
			all[i] = strconv.AppendInt(nil, int64(e.ID), 10)
			continue
		}
		all[i] = c.writeEvent(fmt.Sprintf("%s[%d]", where, i), e)
	}
	return all
}

// readChange reads a change of a document.
func (c *codec) readChange(where string, o object) (change sheet.Change) {
	var old, now []json.RawMessage
	f := fields{where: where, left: o}
	f.need("at", &change.At)
	f.need("old", &old)
	f.need("new", &now)
	if f.err != nil && c.err == nil {
		c.err = f.err
	}
	change.Old, change.New = c.readChanged(where+"old", old), c.readChanged(where+"new", now)
	return change
}

// readChanged reads what writeChanged writes.
func (c *codec) readChanged(where string, all []json.RawMessage) []sheet.Event {
	var events []sheet.Event
	for i, raw := range all {
		var o object
		id, err := strconv.Atoi(string(raw))
		if err == nil {
			e, ok := c.byID[id]
			if !ok {
				c.fail(fmt.Sprintf("%s[%d]", where, i), fmt.Errorf("no event has the id %d", id))
			}
			events = append(events, e)
			continue
		}
		if err := json.Unmarshal(raw, &o); err != nil {
			c.fail(fmt.Sprintf("%s[%d]", where, i), err)
			return nil
		}
		e, err := c.readEvent(fmt.Sprintf("%s[%d].", where, i), o)
		if err != nil {
			if c.err == nil {
				c.err = err
			}
			return nil
		}
		events = append(events, e)
	}
	return events
}

// readEvents reads what writeEvents writes.
func (c *codec) readEvents(where string, all []object) []sheet.Event {
	var events []sheet.Event
	for i, o := range all {
		e, err := c.readEvent(fmt.Sprintf("%s[%d].", where, i), o)
		if err != nil {
			if c.err == nil {
				c.err = err
			}
			return nil
		}
		events = append(events, e)
	}
	return events
}

func (c *codec) readEvent(where string, o object) (sheet.Event, error) {
	var e sheet.Event
	var kind, at string
	var rack []string
	f := &fields{where: where, left: o}
	f.need("id", &e.ID)
	f.may("was", &e.Was)
	f.need("kind", &kind)
	f.may("rack", &rack)
	f.may("player", &e.Player)
	f.may("time", &at)
	f.may("by", &e.By)
	f.may("note", &e.Note)
	f.may("told", &e.Told)
	f.may("off", &e.Off)
	var took int64
	f.may("took", &took)
	e.Took = time.Duration(took) * time.Millisecond
	if took < 0 || took > sheet.MaxOvertime.Milliseconds() {
		f.fail("took", fmt.Errorf("%d milliseconds", took))
	}
	if rack != nil {
		e.Rack = readField(f, "rack", rack, c.tiles.readRack)
	}
	if at != "" {
		e.Time = readField(f, "time", at, readTime)
	}
	e.What = c.readWhat(kind, f)
	e.Extra = f.extra()
	return e, f.err
}

// readField makes something of a field's value; the fault is the field's.
func readField[From, To any](f *fields, name string, value From, with func(From) (To, error)) To {
	to, err := with(value)
	if err != nil {
		f.fail(name, err)
	}
	return to
}

// takeField reads a field that must be there.
func takeField[T any](f *fields, name string) T {
	var value T
	f.need(name, &value)
	return value
}

func (c *codec) readWhat(kind string, f *fields) sheet.What {
	switch kind {
	case "played":
		return c.readPlayed(f)
	case "typed":
		return sheet.Typed{Words: readField(f, "words", takeField[[][]string](f, "words"), c.tiles.readTyped)}
	case "points":
		return sheet.Points{Points: takeField[int](f, "points")}
	case "passed":
		return sheet.Passed{}
	case "exchanged":
		return c.readExchanged(f)
	case "withdrawn":
		return sheet.Withdrawn{}
	case "challenged":
		return sheet.Challenged{}
	case "challenge_failed":
		return sheet.ChallengeFailed{Words: takeField[int](f, "words")}
	case "penalty":
		seat, points, reason := readAdjustment(f)
		return sheet.Penalty{Player: seat, Points: points, Reason: reason}
	case "bonus":
		seat, points, reason := readAdjustment(f)
		return sheet.Bonus{Player: seat, Points: points, Reason: reason}
	case "overtime":
		return readOvertime(f)
	case "warning":
		return readWarning(f)
	case "laid":
		return c.readLaid(f)
	case "cleared":
		return sheet.Cleared{}
	case "ended":
		return c.readEnded(f)
	case "finished":
		return sheet.Finished{}
	case "reopened":
		return sheet.Reopened{}
	case "renamed":
		return sheet.Renamed{Player: takeField[int](f, "seat"), Name: takeField[string](f, "name")}
	case "joined":
		return sheet.Joined{Name: takeField[string](f, "name")}
	case "left":
		return sheet.Left{Player: takeField[int](f, "seat")}
	case "returned":
		return sheet.Returned{Player: takeField[int](f, "seat")}
	case "wrong":
		return sheet.Wrong{Event: takeField[int](f, "event")}
	case "voided":
		return sheet.Voided{}
	case "analysed":
		return sheet.Analysed{On: takeField[bool](f, "on")}
	case "noted":
		return sheet.Noted{Text: takeField[string](f, "text")}
	case "kept":
		return sheet.Kept{Line: takeField[string](f, "line")}
	case "clock_chosen", "clock_started", "clock_stopped", "clock_set", "clock_ran":
		return readClockEvent(kind, f)
	case "rack", "master", "round_closed":
		return c.readRoundEvent(kind, f)
	}
	f.fail("kind", fmt.Errorf("%q is none", kind))
	return nil
}

func (c *codec) readPlayed(f *fields) sheet.What {
	p := scoring.Play{
		Start: readField(f, "at", takeField[string](f, "at"), readSquare),
		Tiles: readField(f, "tiles", takeField[[]string](f, "tiles"), c.tiles.readPlay),
	}
	if takeField[bool](f, "down") {
		p.Direction = scoring.Down
	}
	what := sheet.Played{Play: p}
	f.may("stands", &what.Stands)
	return what
}

func (c *codec) readExchanged(f *fields) sheet.What {
	var what sheet.Exchanged
	var tiles []string
	if _, ok := f.left["tiles"]; !ok && c.full {
		f.mustHave("count")
	}
	f.may("count", &what.Count)
	f.may("tiles", &tiles)
	if tiles != nil {
		what.Tiles = readField(f, "tiles", tiles, c.tiles.readRack)
		what.Count = len(tiles)
	}
	return what
}

func readAdjustment(f *fields) (seat, points int, reason string) {
	f.need("seat", &seat)
	f.need("points", &points)
	f.may("reason", &reason)
	return seat, points, reason
}

func readWarning(f *fields) sheet.What {
	what := sheet.Warning{Player: takeField[int](f, "seat")}
	f.may("reason", &what.Reason)
	return what
}

func (c *codec) readLaid(f *fields) sheet.What {
	squares, tiles := takeField[[]string](f, "squares"), takeField[[]string](f, "tiles")
	if len(squares) != len(tiles) {
		f.fail("tiles", fmt.Errorf("%d tiles on %d squares", len(tiles), len(squares)))
		return nil
	}
	laid := make([]scoring.Laid, len(tiles))
	for i := range tiles {
		laid[i].Square = readField(f, "squares", squares[i], readSquare)
		laid[i].Tile = readField(f, "tiles", tiles[i], c.tiles.read)
	}
	return sheet.Laid{Tiles: laid}
}

func (c *codec) readEnded(f *fields) sheet.What {
	all := takeField[[]json.RawMessage](f, "left")
	left := make([]sheet.Leftover, len(all))
	for i, raw := range all {
		left[i] = readField(f, fmt.Sprintf("left[%d]", i), raw, c.readLeftover)
	}
	what := sheet.Ended{Leftovers: left}
	f.may("changes", &what.Told)
	f.may("offs", &what.Off)
	return what
}

func (c *codec) readLeftover(raw json.RawMessage) (sheet.Leftover, error) {
	var l sheet.Leftover
	switch raw[0] {
	case '"':
		var out string
		if err := json.Unmarshal(raw, &out); err != nil || out != "-" {
			return l, errors.New(`is neither "-", tiles nor points`)
		}
		l.Out = true
		return l, nil
	case '[':
		var names []string
		if err := json.Unmarshal(raw, &names); err != nil {
			return l, err
		}
		var err error
		l.Tiles, err = c.tiles.readRack(names)
		return l, err
	}
	if bytes.Equal(raw, jsonNull) {
		return l, errMissing
	}
	return l, json.Unmarshal(raw, &l.Points)
}

// readSquare reads a square's own name, "H4".
func readSquare(name string) (scoring.Square, error) {
	s, d, ok := scoring.Rows.Parse(name)
	if !ok || d != scoring.Across || s.Name() != name {
		return s, fmt.Errorf("%q is no square", name)
	}
	return s, nil
}
