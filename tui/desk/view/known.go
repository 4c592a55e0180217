package view

import (
	"maps"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Known is what was worked out of the rows of a game, by their events, until the game changes: a
// working takes a fold of all before it, and what is drawn folds nothing.
type Known struct {
	workings map[int]*scoring.Working
	words    []*scoring.Working // of all rows, for the tab of the words
	verdicts map[int]verdict    // of the list
	judged   int                // how many events it has been asked about
	sheet    Sheet              // of a game that has one
	notes    knownNotes
}

// knownOf is what is known of a game that is shown: the one on the table, or the correction of it
// that is being tried.
func (t *Sight) knownOf(g *sheet.Game) *Known {
	if g == t.Live.Trial {
		return &t.Live.Known
	}
	return &t.Known
}

// Worked is the working of a row that is shown; false where it has none.
func (t *Sight) Worked(g *sheet.Game, turn sheet.Turn) (scoring.Working, bool) {
	if w := t.knownOf(g).workings[turn.Event]; w != nil {
		return *w, true
	}
	return scoring.Working{}, false
}

// Words are the workings of which the tab of the words has the words, by row.
func (t *Sight) Words() []*scoring.Working { return t.Known.words }

// Take puts the next game on the table. What was known of the one before holds for what both begin
// with.
func (t *Sight) Take(g sheet.Game) {
	t.Known.forget(g.Log.Alike(t.Game.Log))
	t.Game = g
	t.sit()
}

// forget forgets what was known of an event and those after it, and of all rows together.
func (k *Known) forget(event int) {
	after := func(n int) bool { return n >= event }
	maps.DeleteFunc(k.workings, func(n int, _ *scoring.Working) bool { return after(n) })
	if k.judged > event {
		maps.DeleteFunc(k.verdicts, func(n int, _ verdict) bool { return after(n) })
		k.judged = event
	}
	k.words = nil
}

// ForgetList forgets what the list said: it is another one now.
func (t *Sight) ForgetList() {
	for _, known := range [...]*Known{&t.Known, &t.Live.Known} {
		known.verdicts, known.judged = nil, 0
	}
}

// Settle works out what is to be drawn: the workings of the rows that are shown, what the list
// says of all rows, the words.
func (v Table) Settle() {
	t := v.At
	if turn, ok := t.ShownTurn(); ok && t.Live.Trial == nil {
		t.Work(&t.Game, turn)
	}
	if turn, ok := t.Game.Standings.Turn(t.ChosenTurn()); ok {
		t.Work(&t.Game, turn)
	}
	if turn, ok := t.ChosenCell(); ok {
		t.Work(t.ShownGame(), turn)
	}
	if t.Tab == TabWords && t.Known.words == nil {
		t.Known.words = t.Seating.words()
	}
	t.know(&t.Game)
	if t.Live.Trial != nil {
		t.know(t.Live.Trial)
	}
	v.judge(&t.Game)
	if t.Live.Trial != nil {
		v.judge(t.Live.Trial)
	}
}

// know works out the sheet and the notes of a game, once.
func (t *Sight) know(g *sheet.Game) {
	known := t.knownOf(g)
	if g.Log.Kind == sheet.ClassicGame && !known.sheet.is(g) {
		known.sheet = known.sheet.next(g)
	}
	if !known.notes.are(g) {
		known.notes = known.notes.next(g)
	}
}

// Work works out a row of a game, once.
func (t *Sight) Work(g *sheet.Game, turn sheet.Turn) {
	known := t.knownOf(g)
	if _, done := known.workings[turn.Event]; done {
		return
	}
	if known.workings == nil {
		known.workings = map[int]*scoring.Working{}
	}
	known.workings[turn.Event] = nil
	if w, ok := g.Working(turn); ok {
		known.workings[turn.Event] = &w
	}
}

// judge looks up at once all rows of a game that have come, where words are checked: a hall has
// thousands, and each alone would go through its whole log.
func (v Table) judge(g *sheet.Game) {
	list, known := v.Checked(), v.At.knownOf(g)
	if list == nil || known.judged == len(g.Log.Events) {
		return
	}
	if known.verdicts == nil {
		known.verdicts = map[int]verdict{}
	}
	for event, w := range g.WorkingsFrom(known.judged, sheet.AnyEvent) {
		known.verdicts[event] = VerdictOf(w, list)
	}
	known.judged = len(g.Log.Events)
}
