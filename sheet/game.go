package sheet

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"tanteo/scoring"
)

// Game is a log with the edition that it is played with and what it amounts to. It is a
// value: Do returns the next game.
type Game struct {
	Log       Log
	Edition   *scoring.Edition
	Standings Standings
}

// NewGame folds a log. The error is a *scoring.DefinitionError of the edition it carries.
func NewGame(l Log) (Game, error) {
	e, err := scoring.NewEdition(l.House.Edition(l.Edition))
	if err != nil {
		return Game{}, fmt.Errorf("edition of the game: %w", err)
	}
	return Game{l, e, Fold(l, e)}, nil
}

// Rules is the rulebook that counts now, with the house rules in it. Where there are more or
// fewer players than the rulebook of the log is for, it is another one.
func (g Game) Rules() Rulebook { return g.Log.RulesFor(len(g.Standings.Players)) }

// with is the game after its log has changed.
func (g Game) with(l Log) Game { return Game{l, g.Edition, Fold(l, g.Edition)} }

// Before is the game as it was before a turn, without what had been undone. A number
// after the last row is the game as it is.
func (g Game) Before(number int) Game {
	t, ok := g.Standings.Turn(number)
	if !ok {
		return g
	}
	return g.cut(t.Event)
}

// After is the game as it was once a turn had been noted, before the next row.
func (g Game) After(number int) Game { return g.Before(number + 1) }

func (g Game) cut(event int) Game {
	l := g.Log
	l.Events = l.Events[:event:event]
	l.Changes, l.Done = nil, 0
	return g.with(l)
}

// Working is the full working of a row that has one: a play that fits, or a typed play. A
// challenged play keeps its working.
func (g Game) Working(t Turn) (scoring.Working, bool) {
	if t.Fault != nil {
		return scoring.Working{}, false
	}
	switch what := g.What(t).(type) {
	case Played:
		before := g.cut(t.Event)
		return scoring.Count(g.Edition, &before.Standings.Board, what.Play), true
	case Typed:
		return scoring.CountTyped(g.Edition, what.Words), true
	}
	return scoring.Working{}, false
}

// Workings are the workings of all rows, by index in Standings.Turns; nil where a row has
// none.
func (g Game) Workings() []*scoring.Working {
	return g.workings(func(Event) bool { return true })
}

// MasterWorkings are Workings of the masters of a duplicate only, which are few where the cells
// are many.
func (g Game) MasterWorkings() []*scoring.Working {
	return g.workings(func(e Event) bool { _, master := e.What.(Master); return master })
}

func (g Game) workings(wanted func(Event) bool) []*scoring.Working {
	byEvent := map[int]*scoring.Working{}
	fold(g.Log, g.Edition, func(event int, before *scoring.Board) {
		if !wanted(g.Log.Events[event]) {
			return
		}
		switch what := played(g.Log.Events[event].What).(type) {
		case Played:
			if what.fits(g.Edition, before) == nil {
				w := scoring.Count(g.Edition, before, what.Play)
				byEvent[event] = &w
			}
		case Typed:
			w := scoring.CountTyped(g.Edition, what.Words)
			byEvent[event] = &w
		}
	})
	all := make([]*scoring.Working, len(g.Standings.Turns))
	for i, t := range g.Standings.Turns {
		all[i] = byEvent[t.Event]
	}
	return all
}

// Word is the main word of a row in letters; "" where it has none.
func (g Game) Word(t Turn) string {
	switch what := g.What(t).(type) {
	case Played:
		word := scoring.TypedWord{}
		for _, tile := range what.Play.Tiles {
			word = append(word, scoring.TypedTile{Tile: tile.Tile})
		}
		return word.Letters(g.Edition)
	case Typed:
		return what.Words[0].Letters(g.Edition)
	}
	return ""
}

// What is what happened in a row: of a master, what was played.
func (g Game) What(t Turn) What { return played(g.Log.Events[t.Event].What) }

// Play is the play of a row on the board.
func (g Game) Play(t Turn) (scoring.Play, bool) {
	p, ok := g.What(t).(Played)
	return p.Play, ok
}

// Stamp is what the caller knows and the sheet does not: when, and who types.
type Stamp struct {
	Time time.Time
	By   string

	// Ran is how long the clock has run beyond what is noted, where the caller has measured
	// it; nil is by Time.
	Ran *time.Duration
}

// Answer is what a line did.
type Answer struct {
	Line    Line
	Turn    int // number of the row that was noted or corrected; 0 for none
	Row     Turn
	Before  []int
	After   []int // totals by seat
	Faults  []int // rows that the line left without a place on the board
	Notices []Notice
}

// Do is the game after a line. What a line says is refused with a *Refusal or a
// *scoring.PlacementError, and the game stays as it is. A line that was read for another
// game may also name a player who is not there: a *LineError.
func (g Game) Do(line Line, stamp Stamp) (Game, Answer, error) {
	next, err := g.change(line, stamp)
	if err != nil {
		return g, Answer{}, err
	}
	answer := Answer{
		Line: line, Before: g.Standings.Totals(), After: next.Standings.Totals(),
		Notices: slices.Clone(line.Notices),
	}
	answer.Turn, answer.Row = next.touched(g, line)
	answer.Notices = append(answer.Notices, g.cautions(line)...)
	known := g.Standings.Faulty()
	for _, n := range next.Standings.Faulty() {
		newOnly := line.Verb == Add || line.Verb == Recount || line.Verb == Annotate
		if !slices.Contains(known, n) || !newOnly {
			answer.Faults = append(answer.Faults, n)
		}
	}
	changed := !slices.Equal(answer.Before, answer.After)
	if changed && (line.Verb == Edit || line.Verb == Insert || line.Verb == Delete || line.Verb == Recount) {
		answer.Notices = append(answer.Notices, Notice{Code: NoticeTotalsChanged})
	}
	answer.Notices = append(answer.Notices, news(g.Standings.Notices, next.Standings.Notices)...)
	switch {
	case !next.Standings.Finished:
		next.Log.Announced = nil
	case changed || !g.Standings.Finished || line.Verb == Recount:
		next.Log.Announced = next.Standings.Totals()
	}
	return next, answer, nil
}

func (g Game) change(line Line, stamp Stamp) (Game, error) {
	event := line.Event
	event.Time, event.By, event.ID = stamp.Time, stamp.By, g.Log.nextID()
	if line.Verb == Add {
		event.Took = g.took(event.What, stamp)
	}
	if g.duplicate() {
		if next, ok, err := g.changeRound(line, event); ok {
			return next, err
		}
	}
	switch line.Verb {
	case Undo:
		l, ok := g.Log.Undo()
		if !ok {
			return g, &Refusal{Reason: NothingToUndo}
		}
		return g.with(l), nil
	case Redo:
		l, ok := g.Log.Redo()
		if !ok {
			return g, &Refusal{Reason: NothingToRedo}
		}
		return g.with(l), nil
	case Edit:
		t, ok := g.Standings.Turn(line.Turn)
		if !ok {
			return g, &Refusal{Reason: NoSuchTurn, Turn: line.Turn}
		}
		return g.correct(t.Event, 1, edited(g.Log.Events[t.Event], event))
	case Insert:
		at := len(g.Log.Events)
		if t, ok := g.Standings.Turn(line.Turn); ok {
			at = t.Event
		} else if line.Turn != g.Standings.Numbered()+1 {
			return g, &Refusal{Reason: NoSuchTurn, Turn: line.Turn}
		}
		return g.correct(at, 0, event)
	case Delete:
		t, ok := g.Standings.Turn(line.Turn)
		if !ok {
			return g, &Refusal{Reason: NoSuchTurn, Turn: line.Turn}
		}
		return g.with(g.corrected(t.Event, 1)), nil
	case Recount:
		return g.recount(line.Turn, event)
	case Annotate:
		return g.annotate(line.Turn, event)
	case Add:
		return g.add(event)
	}
	return g, &Refusal{Reason: NotHere}
}

// add notes an event at the end of the log.
func (g Game) add(event Event) (Game, error) {
	if err := g.allows(event); err != nil {
		return g, err
	}
	return g.with(g.Log.Splice(len(g.Log.Events), 0, g.unnamed(event))), nil
}

// edited is an event that takes the place of an old one: it keeps its note, what this version
// does not know of it, and its rack and player where none is named.
func edited(old, event Event) Event {
	event.Note, event.Extra, event.Was, event.Took = old.Note, old.Extra, old.Was, old.Took
	if event.Was == 0 {
		event.Was = old.ID
	}
	switch event.What.(type) {
	case Played, Typed:
		if event.Rack == nil {
			event.Rack = old.Rack
		}
	default:
		if event.Rack == nil && takesTurn(event.What) && slices.Contains(old.Rack, 0) {
			event.Rack = old.Rack // LineOf could not tell it
		}
	}
	_, failed := event.What.(ChallengeFailed)
	_, wasFailed := old.What.(ChallengeFailed)
	if event.Player == 0 && failed == wasFailed && takesTurn(event.What) == takesTurn(old.What) {
		event.Player = old.Player
	}
	return event
}

// unnamed is an event without its player, where that is the one on turn: so the turn goes
// with the order when an older one is deleted.
func (g Game) unnamed(event Event) Event {
	if g.takesTurn(event.What) && event.Player == g.Standings.OnTurn {
		event.Player = 0
	}
	return event
}

// correct puts an event in the place of n others, none or one. It may leave faults behind
// it, but not carry one itself: it is held to the game as it was before it.
func (g Game) correct(at, n int, event Event) (Game, error) {
	l := g.corrected(at, n, event)
	now := slices.IndexFunc(l.Events, func(e Event) bool { return e.ID == event.ID })
	then := Game{Log: l, Edition: g.Edition}.cut(now)
	if err := then.allows(event); err != nil {
		return g, err
	}
	if n == 0 || event.Player != g.Log.Events[at].Player {
		l = g.corrected(at, n, then.unnamed(event))
	}
	return g.with(l), nil
}

// corrected is the log with n events, none or one, replaced by others, none or one. A
// challenge takes off the newest turn before it, so it stays with that turn:
//
//	play, penalty, challenge    delete the play    →  penalty
//	play, penalty, challenge    insert 25 before   →  play, challenge, 25, penalty
//	                            the penalty
func (g Game) corrected(at, n int, with ...Event) Log {
	events := g.Log.Events
	challenge := g.challengeAfter(at + n)
	if challenge < 0 {
		return g.Log.Splice(at, n, append(with, g.spent(at, n, with)...)...)
	}
	off := n == 1 && g.tookTurn(at) // what it takes off is what is replaced
	turn := len(with) == 1 && g.takesTurn(with[0].What)
	switch between := events[at+n : challenge]; {
	case off && !(turn && canComeOff(with[0].What)):
		with = append(with, withoutEnds(between)...)
	case !off && turn:
		with = append([]Event{events[challenge], with[0]}, withoutEnds(between)...)
	default:
		return g.Log.Splice(at, n, append(with, g.spent(at, n, with)...)...)
	}
	n = challenge + 1 - at
	return g.Log.Splice(at, n, append(with, g.spent(at, n, with)...)...)
}

// challengeAfter finds the challenge that the newest turn before an index meets from there
// on; -1 is none.
func (g Game) challengeAfter(at int) int {
	for i, e := range g.Log.Events[at:] {
		if _, ok := e.What.(Challenged); ok {
			return at + i
		}
		if g.tookTurn(at + i) {
			break
		}
	}
	return -1
}

// takesTurn says whether what happens now uses up a turn: a failed challenge does by some
// rules.
func (g Game) takesTurn(w What) bool {
	if _, failed := w.(ChallengeFailed); failed {
		return g.Rules().Classic.ChallengeFailed.LostTurn
	}
	return takesTurn(w)
}

// tookTurn says whether an event of the log has used up a turn.
func (g Game) tookTurn(event int) bool {
	if _, failed := g.Log.Events[event].What.(ChallengeFailed); failed {
		return slices.ContainsFunc(g.Standings.Turns, func(t Turn) bool { return t.Event == event && t.LostTurn })
	}
	return takesTurn(g.Log.Events[event].What)
}

// withoutEnds leaves out the ends of the game, which a challenge after them took back.
func withoutEnds(events []Event) []Event {
	var others []Event
	for _, e := range events {
		switch e.What.(type) {
		case Ended, Finished:
		default:
			others = append(others, e)
		}
	}
	return others
}

// touched is the row that a line noted or corrected, which the game before it did not have.
func (g Game) touched(before Game, line Line) (int, Turn) {
	switch line.Verb {
	case Add, Edit, Insert:
		if _, challenged := line.Event.What.(Challenged); challenged {
			t, _ := g.Standings.Newest()
			return t.Number, t
		}
		new := before.Log.nextID()
		for _, t := range g.Standings.Turns {
			if g.Log.Events[t.Event].ID >= new {
				return t.Number, t
			}
		}
	case Recount, Annotate:
		t, _ := g.Standings.Turn(line.Turn)
		return line.Turn, t
	}
	return 0, Turn{}
}

// allows holds an event to what the game permits now. A new event with a fault is refused.
func (g Game) allows(event Event) error {
	s := &g.Standings
	for _, seat := range event.seats() {
		if seat < 1 || seat > len(s.Players) {
			return &LineError{Reason: LineNoPlayer, Text: strconv.Itoa(seat)}
		}
	}
	if s.Finished && !afterEnd(event.What) {
		return &Refusal{Reason: AlreadyFinished}
	}
	if err := g.allowsKind(event.What); err != nil {
		return err
	}
	if err := g.allowsClock(event.What); err != nil {
		return err
	}
	switch what := event.What.(type) {
	case Master:
		if play, ok := what.What.(Played); ok {
			return play.fits(g.Edition, &s.Board)
		}
	case Played:
		return what.fits(g.Edition, &s.Board)
	case Laid:
		for _, l := range what.Tiles {
			if lies := s.Board.At(l.Square); lies != 0 {
				return &scoring.PlacementError{Fault: scoring.Taken, Square: l.Square, Letter: lies.Letter()}
			}
		}
	case Cleared:
		if len(s.Loose) == 0 {
			return &Refusal{Reason: NothingToClear}
		}
	case Challenged, ChallengeFailed:
		if !s.Challengeable() {
			return &Refusal{Reason: NothingToChallenge}
		}
	case Wrong:
		return g.allowsWrong(what)
	case Ended:
		return g.allowsEnd(what)
	case Finished:
		if faulty := s.Faulty(); len(faulty) > 0 {
			return &Refusal{Reason: FaultsLeft, Turn: faulty[0]}
		}
	case Reopened:
		if !s.Finished {
			return &Refusal{Reason: NotFinished}
		}
	case Joined:
		if len(s.Players) == g.Log.Kind.Most() {
			return &Refusal{Reason: TooManyPlayers}
		}
	case Left:
		if s.Players[what.Player-1].Gone {
			return &Refusal{Reason: AlreadyGone, Player: what.Player}
		}
		if s.AtTable() == 1 {
			return &Refusal{Reason: LastPlayer}
		}
	}
	if takesTurn(event.What) && event.Player != 0 && s.Players[event.Player-1].Gone {
		return &Refusal{Reason: AlreadyGone, Player: event.Player}
	}
	return nil
}

func (g Game) allowsEnd(what Ended) error {
	if faulty := g.Standings.Faulty(); len(faulty) > 0 {
		return &Refusal{Reason: FaultsLeft, Turn: faulty[0]}
	}
	if len(what.Left) != len(g.Standings.Players) {
		return &Refusal{Reason: LeftoverCount, Count: len(g.Standings.Players)}
	}
	out := 0
	for seat, l := range what.Left {
		if !l.Out {
			continue
		}
		if out != 0 {
			return &Refusal{Reason: TwoOut, Player: seat + 1}
		}
		out = seat + 1
	}
	return nil
}

// Again is the log of another game of the same people: the next one opens (seeds 000 and
// 002). It has no id and no start yet.
func (g Game) Again() Log {
	l := Log{
		Kind: g.Log.Kind, Edition: g.Log.Edition, Rules: g.Log.Rules, House: g.Log.House, Notation: g.Log.Notation,
		Header: Header{Event: g.Log.Header.Event, Table: g.Log.Header.Table, Place: g.Log.Header.Place},
	}
	first := g.Log.First
	few := g.Standings.AtTable() < g.Log.Kind.Fewest() // then those who left are asked again
	if few {
		first = first%len(g.Standings.Players) + 1
	} else {
		first = g.Standings.after(first)
	}
	for i, p := range g.Standings.Players {
		if p.Gone && !few {
			continue
		}
		l.Players = append(l.Players, p.Name)
		if i < len(g.Log.Header.Teams) {
			l.Header.Teams = append(l.Header.Teams, g.Log.Header.Teams[i])
		}
		if i+1 == first {
			l.First = len(l.Players)
		}
	}
	return l
}
