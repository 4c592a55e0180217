package sheet

import (
	"slices"
	"strings"
)

// Note is a remark, with the number of the turn that it came after: 0 before the first.
type Note struct {
	After  int
	Text   string // of one line or more
	Remark bool   // it stood in the turn's own line, in a file
}

// Notes are the remarks of the game in their order.
func (g Game) Notes() []Note {
	var notes []Note
	after, turns := 0, g.Standings.Turns // both lists are in the order of what happened
	for i, e := range g.Log.Events {
		for ; len(turns) > 0 && turns[0].Event <= i; turns = turns[1:] {
			after = turns[0].Number
		}
		if e.Note != "" {
			notes = append(notes, Note{After: after, Text: e.Note, Remark: true})
		}
		if note, ok := e.What.(Noted); ok {
			notes = append(notes, Note{After: after, Text: note.Text})
		}
	}
	return notes
}

// NoteOf is all that was remarked after a turn and before the next, a line each; "" where
// nothing was.
func (g Game) NoteOf(turn int) string {
	var texts []string
	for _, note := range g.Notes() {
		if note.After == turn {
			texts = append(texts, note.Text)
		}
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
