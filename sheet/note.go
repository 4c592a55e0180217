package sheet

import (
	"slices"
	"sort"
	"strings"
)

// Note is a remark, with the number of the turn that it came after: 0 before the first.
type Note struct {
	After  int
	Text   string // of one line or more
	Remark bool   // it stood in the turn's own line, in a file
	Event  int    // index in the log
}

// Notes are the remarks of the game in their order.
func (g Game) Notes() []Note { return g.notes(0, len(g.Log.Events)) }

// NotesFrom are the remarks that events from an index on make.
func (g Game) NotesFrom(event int) []Note { return g.notes(event, len(g.Log.Events)) }

func (g Game) notes(from, to int) []Note {
	var notes []Note
	all := g.Standings.Turns // both lists are in the order of what happened
	next := sort.Search(len(all), func(i int) bool { return all[i].Event > from })
	for i := from; i < to; i++ {
		for next < len(all) && all[next].Event <= i {
			next++
		}
		after := 0
		if next > 0 {
			after = all[next-1].Number
		}
		e := &g.Log.Events[i]
		if e.Note != "" {
			notes = append(notes, Note{After: after, Text: e.Note, Remark: true, Event: i})
		}
		if note, ok := e.What.(Noted); ok {
			notes = append(notes, Note{After: after, Text: note.Text, Event: i})
		}
	}
	return notes
}

// NoteOf is all that was remarked after a turn and before the next, a line each; "" where
// nothing was.
func (g Game) NoteOf(turn int) string {
	all, from, to := g.Standings.Turns, 0, len(g.Log.Events)
	first := sort.Search(len(all), func(i int) bool { return all[i].Number >= turn })
	next := sort.Search(len(all), func(i int) bool { return all[i].Number > turn })
	switch {
	case first < next:
		from = all[first].Event
	case turn != 0:
		return ""
	}
	if next < len(all) {
		to = all[next].Event
	}
	var texts []string
	for _, note := range g.notes(from, to) {
		texts = append(texts, note.Text)
	}
	return strings.Join(texts, "\n")
}

// annotate replaces all notes after a turn by one, or by none.
func (g Game) annotate(turn int, event Event) (Game, error) {
	from, to := 0, len(g.Log.Events)
	if turn > 0 {
		t, ok := g.Standings.Turn(turn)
		if !ok {
			return g, &Refusal{Reason: NoSuchTurn, Turn: turn}
		}
		from = t.Event + 1
	}
	if next, ok := g.Standings.Turn(turn + 1); ok {
		to = next.Event
	}
	isNote := func(e Event) bool { _, ok := e.What.(Noted); return ok }
	first := slices.IndexFunc(g.Log.Events[from:to], isNote)
	note, _ := event.What.(Noted)
	if first < 0 {
		if note.Text == "" {
			return g, &Refusal{Reason: NoNote, Turn: turn}
		}
		return g.splice(from, 0, event), nil
	}
	from += first
	for !isNote(g.Log.Events[to-1]) {
		to--
	}
	old := g.Log.Events[from:to]
	others := slices.DeleteFunc(slices.Clone(old), isNote)
	if note.Text != "" {
		others = slices.Insert(others, 0, edited(old[0], event))
	}
	return g.splice(from, len(old), others...), nil
}
