package sheet

import (
	"fmt"
	"iter"
	"slices"
	"time"

	"tanteo/scoring"
)

// Game is a log with the edition that it is played with and what it amounts to. It is a
// value: Do returns the next game.
type Game struct {
	Log       Log
	Edition   *scoring.Edition
	Standings Standings

	kept *kept // what it takes to go on; nil where somebody else has put the game together
}

func (g Game) duplicate() bool { return g.Log.Kind == DuplicateGame }

// NewGame folds a log. The error is a *scoring.DefinitionError of the edition it carries.
func NewGame(l Log) (Game, error) {
	e, err := scoring.NewEdition(l.House.Edition(l.Edition))
	if err != nil {
		return Game{}, fmt.Errorf("edition of the game: %w", err)
	}
	return folding(l, e), nil
}

// Rules is the rulebook that counts now, with the house rules in it. A rulebook can lend another
// one for other numbers of players.
func (g Game) Rules() Rulebook { return g.Log.RulesFor(len(g.Standings.Players)) }

// Before is the game as it was before a turn; it has no undone changes. For a number after the
// last row it is the whole game.
func (g Game) Before(number int) Game {
	t, ok := g.Standings.Turn(number)
	if !ok {
		return g
	}
	return g.cut(t.Event)
}

// After is the game as it was once a turn had been noted, before the next row.
func (g Game) After(number int) Game { return g.Before(number + 1) }

// cut is the game as it was before an event.
func (g Game) cut(event int) Game {
	l := g.Log
	l.Events = l.Events[:event:event]
	l.Changes, l.Done = nil, 0
	return g.with(l, event)
}

// Working is the full working of a row that has one: a play that fits, or a typed play. A
// challenged play keeps its working.
func (g Game) Working(t Turn) (scoring.Working, bool) {
	if t.Fault != nil {
		return scoring.Working{}, false
	}
	switch what := g.What(t).(type) {
	case Played:
		before := g.foldTo(t.Event)
		return scoring.Count(g.Edition, &before.s.Board, what.Play), true
	case Typed:
		return scoring.CountTyped(g.Edition, what.Words), true
	}
	return scoring.Working{}, false
}

// Workings are the workings of all rows, by index in Standings.Turns; nil where a row has
// none.
func (g Game) Workings() []*scoring.Working {
	return g.workings(AnyEvent)
}

// MasterWorkings are Workings of the masters of a duplicate only, which are few where the cells
// are many.
func (g Game) MasterWorkings() []*scoring.Working {
	return g.workings(func(e Event) bool { _, master := e.What.(Master); return master })
}

// AnyEvent wants every event.
func AnyEvent(Event) bool { return true }

func (g Game) workings(wanted func(Event) bool) []*scoring.Working {
	byEvent := map[int]*scoring.Working{}
	for event, w := range g.WorkingsFrom(0, wanted) {
		byEvent[event] = &w
	}
	all := make([]*scoring.Working, len(g.Standings.Turns))
	for i, t := range g.Standings.Turns {
		all[i] = byEvent[t.Event]
	}
	return all
}

// WorkingsFrom are the workings of those events that are wanted, from one of them on, by their index
// in the log.
func (g Game) WorkingsFrom(event int, wanted func(Event) bool) iter.Seq2[int, scoring.Working] {
	return func(yield func(int, scoring.Working) bool) {
		f := g.foldTo(event)
		for i := event; i < len(g.Log.Events); i++ {
			if e := g.Log.Events[i]; wanted(e) {
				if w, ok := workingOf(g.Edition, &f.s.Board, OfMaster(e.What)); ok && !yield(i, w) {
					return
				}
			}
			f.foldTo(i + 1)
		}
	}
}

// workingOf is the working of what happens on a board; false where it has none.
func workingOf(e *scoring.Edition, before *scoring.Board, w What) (scoring.Working, bool) {
	switch what := w.(type) {
	case Played:
		if what.fits(e, before) == nil {
			return scoring.Count(e, before, what.Play), true
		}
	case Typed:
		return scoring.CountTyped(e, what.Words), true
	}
	return scoring.Working{}, false
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

// What is what happened in a row; for a master it is the play.
func (g Game) What(t Turn) What { return OfMaster(g.Log.Events[t.Event].What) }

// Play is the play of a row on the board.
func (g Game) Play(t Turn) (scoring.Play, bool) {
	p, ok := g.What(t).(Played)
	return p.Play, ok
}

// Stamp is what the caller knows and the sheet does not: when, and who types.
type Stamp struct {
	Time time.Time
	By   string

	// Ran is how long the clock has run since time was last noted, if the caller has measured it;
	// nil takes it from Time.
	Ran *time.Duration

	// Seed is for a game that was begun without one and is to draw racks; 0 is none.
	Seed uint64
}

// Answer is what a line did.
type Answer struct {
	Line   Line
	Turn   int // number of the row that was noted or corrected; 0 for none
	Row    Turn
	Before []int
	After  []int // totals by seat
	Faults []int // rows that the line left without a place on the board

	// Adjustments is how many penalties, bonuses and warnings were deleted along with a round.
	Adjustments int
	Notices     []Notice
}

// Do is the game after a line. What a line says is refused with a *Refusal or a
// *scoring.PlacementError, and the game stays as it is.
func (g Game) Do(line Line, stamp Stamp) (Game, Answer, error) {
	g = g.ready()
	next, err := g.change(line, stamp)
	if err != nil {
		return g, Answer{}, err
	}
	answer := g.answer(line, next)
	changed := !slices.Equal(answer.Before, answer.After)
	switch {
	case !next.Standings.Finished:
		next.Log.Announced = nil
	case changed || !g.Standings.Finished || line.Verb == Recount:
		next.Log.Announced = next.Standings.Totals()
	}
	return next, answer, nil
}

// AnswerSince is how the last line was answered of those that led from an older game to this one, as
// far as the changes of the log tell it; false where they do not.
func (g Game) AnswerSince(older Game) (Answer, bool) {
	g, older = g.ready(), older.ready()
	step, ok := g.Log.Since(older.Log)
	if !ok {
		return Answer{}, false
	}
	was, is, undone := older.Log.Done, g.Log.Done, g.Log.Done < len(g.Log.Changes)
	switch {
	case len(step.Add) == 0 && is == was:
		return Answer{}, false
	case len(step.Add) == 0 && is > was:
		older, _ = g.undo()
		return older.answer(Line{Verb: Redo}, g), true
	case len(step.Add) == 0 || undone:
		older, _ = g.redo()
		return older.answer(Line{Verb: Undo}, g), true
	case len(step.Add) > 1 || step.Keep < was:
		older, _ = g.undo()
		for _, e := range lacking(g.Log.Changes[is-1].New, g.Log.Changes[is-1].Old) {
			older.kept.id = min(older.kept.id, e.ID-1) // as before the line: what was taken back keeps its numbers
		}
	}
	line, ok := older.lineOf(g.Log.Changes[is-1])
	if !ok {
		return Answer{}, false
	}
	return older.answer(line, g), true
}

// answer is what a line did that led from this game to the next one.
func (g Game) answer(line Line, next Game) Answer {
	answer := Answer{
		Line: line, Before: g.Standings.Totals(), After: next.Standings.Totals(),
		Notices: slices.Clone(line.Notices),
	}
	answer.Turn, answer.Row = next.touched(g, line)
	answer.Notices = append(answer.Notices, g.cautions(line)...)
	if g.duplicate() {
		if line.Verb == Delete {
			answer.Adjustments = g.adjustmentsNotIn(next)
		}
		answer.Notices = append(answer.Notices, next.drawNotices(line)...)
	}
	known := g.kept.faulty
	for _, n := range next.kept.faulty {
		newOnly := line.Verb == Add || line.Verb == Recount || line.Verb == Annotate
		if !slices.Contains(known, n) || !newOnly {
			answer.Faults = append(answer.Faults, n)
		}
	}
	changed := !slices.Equal(answer.Before, answer.After)
	if changed && (line.Verb == Edit || line.Verb == Insert || line.Verb == Delete || line.Verb == Empty || line.Verb == Recount) {
		answer.Notices = append(answer.Notices, Notice{Code: NoticeTotalsChanged})
	}
	answer.Notices = append(answer.Notices, news(g.Standings.Notices, next.Standings.Notices)...)
	return answer
}

// touched is the row that a line noted or corrected, which the game before it did not have.
func (g Game) touched(before Game, line Line) (int, Turn) {
	switch line.Verb {
	case Add, Edit, Insert:
		if _, challenged := line.Event.What.(Challenged); challenged {
			t, _ := g.Standings.Newest()
			return t.Number, t
		}
		rows, new := g.Standings.Turns, before.lastID()+1
		if line.Verb == Add && len(rows) > len(before.Standings.Turns) {
			rows = rows[len(before.Standings.Turns):]
		}
		for i := range rows {
			if t := &rows[i]; g.Log.Events[t.Event].ID >= new {
				return t.Number, *t
			}
		}
	case Recount, Annotate:
		t, _ := g.Standings.Turn(line.Turn)
		return line.Turn, t
	}
	return 0, Turn{}
}

// Again is the log of another game of the same people: the next one opens (seeds 000 and
// 002). It has no id and no start yet.
func (g Game) Again() Log {
	l := Log{
		Kind: g.Log.Kind, Edition: g.Log.Edition, Rules: g.Log.Rules, House: g.Log.House, Notation: g.Log.Notation,
		Header: Header{Event: g.Log.Header.Event, Table: g.Log.Header.Table, Place: g.Log.Header.Place},
	}
	first := g.Log.First
	few := g.Standings.AtTable() < g.Log.Kind.Fewest() // then those who have left are asked to play again
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
