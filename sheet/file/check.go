package file

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Bounds of what a file may hold, far beyond what a line can say.
const (
	maxSeats  = 10_000
	maxNumber = 1_000_000
	maxRack   = 64
	maxID     = 1 << 30
)

// checkLog holds a log to what Fold relies on, through all that undo and redo can make of it.
// The error is a *DamagedError.
func checkLog(l sheet.Log, e *scoring.Edition) error {
	switch {
	case l.Seal != nil:
		return damagedAt("events", "some are not told") // of a sealed log; what was noted would be lost
	case l.Kind != sheet.ClassicGame && l.Kind != sheet.DuplicateGame:
		return damagedAt("kind", "%q is none", l.Kind)
	case l.Notation != scoring.Rows && l.Notation != scoring.GCG:
		return damagedAt("notation", "%q is none", l.Notation)
	case len(l.Players) < 1 || len(l.Players) > maxSeats:
		return damagedAt("players", "%d of them", len(l.Players))
	case l.First < 1 || l.First > len(l.Players):
		return damagedAt("first", "nobody has seat %d", l.First)
	case l.Done < 0 || l.Done > len(l.Changes):
		return damagedAt("done", "%d of %d changes", l.Done, len(l.Changes))
	}
	if err := checkAnnounced(l.Announced); err != nil {
		return err
	}
	if err := checkRulebook(l.Rules, "rules"); err != nil {
		return err
	}
	if err := checkHouse(l.House); err != nil {
		return err
	}
	return checkHistory(l, e)
}

func checkAnnounced(totals []int) error {
	for i, total := range totals {
		if !inRange(total, -maxNumber, maxNumber) {
			return damagedAt(fmt.Sprintf("announced[%d]", i), "%d points", total)
		}
	}
	return nil
}

// checkRulebook holds a rulebook to what Fold relies on. The error is a *DamagedError.
func checkRulebook(r sheet.Rulebook, where string) error {
	for _, n := range r.Players {
		if !inRange(n, 0, maxNumber) {
			return damagedAt(where+".players", "%d is out of range", n)
		}
	}
	if err := checkClassic(r.Classic, where+".classic"); err != nil {
		return err
	}
	if d := r.Duplicate; d != nil {
		for _, n := range [...]int{d.Minutes, d.RackRounds, d.RackEach, d.RackLater, d.Solo, d.SoloBelow, d.SoloMost, d.SoloPlayers,
			d.WrongMove, d.Warnings, d.WarningPoints} {
			if !inRange(n, 0, maxNumber) {
				return damagedAt(where+".duplicate", "%d is out of range", n)
			}
		}
		if d.OneKind != "" && d.OneKind != sheet.OneKindEnds && d.OneKind != sheet.OneKindUnlessEither {
			return damagedAt(where+".duplicate.one_kind", "%q is none", d.OneKind)
		}
		for _, n := range d.Signals {
			if !inRange(n, 0, maxNumber) {
				return damagedAt(where+".duplicate.signals", "%d is out of range", n)
			}
		}
	}
	if r.Home == nil {
		return nil
	}
	if r.Home.Home != nil {
		return damagedAt(where+".home", "has a home itself")
	}
	return checkRulebook(*r.Home, where+".home")
}

func checkClassic(c sheet.Classic, where string) error {
	for _, n := range [...]int{c.PassRounds, c.Passes, c.PassesOrLost, c.AlonePasses, c.AloneOrLost, c.Scoreless, c.ExchangeMin, c.ExchangeMax,
		c.Penalty, c.Jury, c.ChallengeFailed.Points, c.Clock.Minutes, c.Clock.Least, c.Clock.Points, c.Clock.LossAfter} {
		if !inRange(n, 0, maxNumber) {
			return damagedAt(where, "%d is out of range", n)
		}
	}
	for _, policy := range [...]struct{ field, is, of string }{
		{"exchange", string(c.Exchange), "scoreless turn pass"},
		{"challenges", string(c.Challenges), "table jury"},
		{"challenge_failed.per", string(c.ChallengeFailed.Per), "play word"},
		{"challenge_failed.who", string(c.ChallengeFailed.Who), "challenger challenged"},
		{"clock.over", string(c.Clock.Over), "points loss no-plays"},
		{"leftovers", string(c.Leftovers), "plus-minus twice none"},
		{"ties", string(c.Ties), "share before"},
	} {
		if policy.is != "" && !slices.Contains(strings.Fields(policy.of), policy.is) {
			return damagedAt(where+"."+policy.field, "%q is none", policy.is)
		}
	}
	return nil
}

// checkHistory takes all changes back and makes them again, those that are undone too, and
// holds the events to their sense after each.
func checkHistory(l sheet.Log, e *scoring.Edition) error {
	events := slices.Clone(l.Events)
	for i := l.Done - 1; i >= 0; i-- {
		c := l.Changes[i]
		if !lie(events, c.At, c.New) {
			return damagedAt(fmt.Sprintf("changes[%d]", i), "its new events are not there")
		}
		events = slices.Replace(events, c.At, c.At+len(c.New), c.Old...)
	}
	t := timeline{edition: e, before: []crew{{seats: len(l.Players)}}}
	if err := t.check("events", events, 0, 0); err != nil {
		return err
	}
	for i, c := range l.Changes {
		if !lie(events, c.At, c.Old) {
			return damagedAt(fmt.Sprintf("changes[%d]", i), "its old events are not there")
		}
		events = slices.Replace(events, c.At, c.At+len(c.Old), c.New...)
		if err := t.check(fmt.Sprintf("changes[%d].new", i), events, c.At, c.At); err != nil {
			return err
		}
	}
	return nil
}

// lie says whether some events lie at an index of others.
func lie(events []sheet.Event, at int, some []sheet.Event) bool {
	if at < 0 || at > len(events)-len(some) {
		return false
	}
	for i := range some {
		if !reflect.DeepEqual(events[at+i], some[i]) {
			return false
		}
	}
	return true
}

// crew is who sits at the table at some point of a game.
type crew struct {
	seats int
	gone  []int // seats
}

func (c crew) has(seat int) bool { return inRange(seat, 1, c.seats) }

// after is the crew once something has happened.
func (c crew) after(w sheet.What) crew {
	switch what := w.(type) {
	case sheet.Joined:
		c.seats++
	case sheet.Left:
		if !slices.Contains(c.gone, what.Player) {
			c.gone = append(slices.Clip(c.gone), what.Player)
		}
	case sheet.Returned:
		c.gone = slices.DeleteFunc(slices.Clone(c.gone), func(seat int) bool { return seat == what.Player })
	}
	return c
}

// timeline holds events to their sense, one after the other.
type timeline struct {
	edition *scoring.Edition
	before  []crew // by event, and after the last one
}

// check holds the events from an index on to their sense; in where they count from base.
func (t *timeline) check(where string, events []sheet.Event, from, base int) error {
	t.before = t.before[:from+1]
	for i := from; i < len(events); i++ {
		now := t.before[i]
		if err := t.event(now, events[i]); err != nil {
			return &DamagedError{fmt.Sprintf("%s[%d]", where, i-base), err}
		}
		next := now.after(events[i].What)
		if next.seats > maxSeats {
			return damagedAt(fmt.Sprintf("%s[%d]", where, i-base), "more than %d players", maxSeats)
		}
		t.before = append(t.before, next)
	}
	return nil
}

func (t *timeline) event(now crew, e sheet.Event) error {
	switch {
	case !inRange(e.ID, 0, maxID):
		return fmt.Errorf("id %d", e.ID)
	case !inRange(e.Was, 0, maxID):
		return fmt.Errorf("was %d", e.Was)
	case !e.Time.IsZero() && !inRange(e.Time.UTC().Year(), 1, 9999):
		return fmt.Errorf("year %d", e.Time.UTC().Year())
	case len(e.Rack) > maxRack:
		return fmt.Errorf("%d tiles on a rack", len(e.Rack))
	}
	for _, seat := range e.Seats() {
		if !now.has(seat) {
			return fmt.Errorf("nobody has seat %d", seat)
		}
	}
	if err := t.points(e.Off); err != nil {
		return err
	}
	if e.Told != nil {
		if err := t.points(*e.Told); err != nil {
			return err
		}
	}
	return t.what(now, e.What)
}

// what holds what happened to its sense.
func (t *timeline) what(now crew, w sheet.What) error {
	switch what := w.(type) {
	case sheet.Played:
		return t.play(what.Play)
	case sheet.Master:
		return t.what(now, what.What)
	case sheet.RackDrawn:
		if len(what.Tiles) > maxRack {
			return fmt.Errorf("%d tiles on a rack", len(what.Tiles))
		}
		if !inRange(what.Refused, 0, maxNumber) {
			return fmt.Errorf("%d racks refused", what.Refused)
		}
	case sheet.Typed:
		return t.checkTyped(what.Words)
	case sheet.Points:
		return t.points(what.Points)
	case sheet.Exchanged:
		return t.exchanged(what)
	case sheet.ChallengeFailed:
		return t.points(what.Words)
	case sheet.Penalty:
		return t.points(what.Points)
	case sheet.Bonus:
		return t.points(what.Points)
	case sheet.Overtime:
		return t.points(what.Points)
	case sheet.Laid:
		return t.laid(what.Tiles)
	case sheet.Ended:
		return t.leftovers(now, what)
	case sheet.Left:
		if len(now.after(what).gone) == now.seats {
			return fmt.Errorf("the last player leaves")
		}
	}
	return nil
}

func (t *timeline) play(p scoring.Play) error {
	switch layout := t.edition.Layout; {
	case p.NewTiles() == 0:
		return fmt.Errorf("no new tile")
	case !layout.Contains(p.Start) || !layout.Contains(p.End()):
		return fmt.Errorf("%s to %s is off the board", p.Start.Name(), p.End().Name())
	}
	return nil
}

func (t *timeline) checkTyped(words scoring.Typed) error {
	if err := t.edition.CheckTyped(words); err != nil {
		return err
	}
	marks := append(t.edition.Marks(), scoring.Plain)
	for _, word := range words {
		if len(word) == 0 {
			return fmt.Errorf("an empty word")
		}
		for _, tile := range word {
			if !tile.Old && !slices.Contains(marks, tile.Premium) {
				return fmt.Errorf("premium %d is not on the board", tile.Premium)
			}
		}
	}
	return nil
}

func (t *timeline) laid(tiles []scoring.Laid) error {
	if len(tiles) == 0 || len(tiles) > scoring.MaxSide*scoring.MaxSide {
		return fmt.Errorf("%d tiles on the board", len(tiles))
	}
	for _, l := range tiles {
		if !t.edition.Layout.Contains(l.Square) {
			return fmt.Errorf("%s is off the board", l.Square.Name())
		}
	}
	return nil
}

func (t *timeline) points(n int) error {
	if !inRange(n, -maxNumber, maxNumber) {
		return fmt.Errorf("%d is out of range", n)
	}
	return nil
}

func (t *timeline) exchanged(what sheet.Exchanged) error {
	if !inRange(what.Count, 0, maxRack) || what.Tiles != nil && what.Count != len(what.Tiles) {
		return fmt.Errorf("%d tiles exchanged", what.Count)
	}
	return nil
}

func (t *timeline) leftovers(now crew, what sheet.Ended) error {
	if len(what.Leftovers) > now.seats || len(what.Told) > now.seats || len(what.Off) > now.seats {
		return fmt.Errorf("leftovers of %d players, where %d play", max(len(what.Leftovers), len(what.Told), len(what.Off)), now.seats)
	}
	for _, n := range slices.Concat(what.Told, what.Off) {
		if err := t.points(n); err != nil {
			return err
		}
	}
	for _, l := range what.Leftovers {
		if len(l.Tiles) > maxRack {
			return fmt.Errorf("%d tiles on a rack", len(l.Tiles))
		}
		if err := t.points(l.Points); err != nil {
			return err
		}
	}
	return nil
}

func inRange(n, low, high int) bool { return low <= n && n <= high }

func damagedAt(where, format string, a ...any) error {
	return &DamagedError{where, fmt.Errorf(format, a...)}
}

// checkHouse holds house rules to what ParseHouse can read. The error is a *DamagedError.
func checkHouse(h sheet.House) error {
	if _, err := sheet.ParseHouse(h.String()); err != nil {
		return &DamagedError{"house", err}
	}
	return nil
}
