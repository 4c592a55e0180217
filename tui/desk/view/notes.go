package view

import (
	"slices"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// knownNotes are the notes of a game.
type knownNotes struct {
	all    []sheet.Note
	events []sheet.Event // that make them
	turns  []sheet.Turn
}

// Notes are the notes of a game that is shown.
func (t *Sight) Notes(g *sheet.Game) []sheet.Note {
	if kept := t.knownOf(g).notes; kept.are(g) {
		return kept.all
	}
	return g.Notes()
}

// are says whether these are the notes of a game.
func (k knownNotes) are(g *sheet.Game) bool {
	return len(k.events) == len(g.Log.Events) && k.same(g) == len(k.events) && len(k.turns) == len(g.Standings.Turns)
}

// same is with how many events another game begins that make the same notes.
func (k knownNotes) same(g *sheet.Game) int {
	turns := g.Standings.Turns
	if n := min(len(k.turns), len(turns)); n == 0 || alike(k.turns, turns) < n {
		return 0
	}
	return alike(k.events, g.Log.Events)
}

// next are the notes of another game.
func (k knownNotes) next(g *sheet.Game) knownNotes {
	same := k.same(g)
	from, _ := slices.BinarySearchFunc(k.all, same, func(n sheet.Note, event int) int { return n.Event - event })
	return knownNotes{append(k.all[:from], g.NotesFrom(same)...), g.Log.Events, g.Standings.Turns}
}

// drawnNotes are the notes of a game in lines of a width.
type drawnNotes struct {
	w     int
	first *sheet.Event // of the game's, and how many: a changed game has others
	count int

	lines []NoteLine
}

// NoteLine is a line of the notes.
type NoteLine struct {
	After int // the turn that it was noted after, 0 before the first
	First bool
	Text  string
}

// NoteLines are the notes of the game in lines of a width.
func (v Table) NoteLines(w int) []NoteLine {
	g := &v.At.Game
	now := drawnNotes{w: w, count: len(g.Log.Events)}
	if now.count > 0 {
		now.first = &g.Log.Events[0]
	}
	if v.Drawn != nil {
		if was := &v.Drawn.notes; was.w == w && was.first == now.first && was.count == now.count {
			return was.lines
		}
	}
	for _, note := range v.At.Notes(g) {
		text := strings.ToValidUTF8(note.Text[:min(len(note.Text), maxNote)], "")
		for i, text := range draw.Wrapped(phrases.SafeLines(text), w) {
			now.lines = append(now.lines, NoteLine{note.After, i == 0, text})
		}
	}
	if v.Drawn != nil {
		v.Drawn.notes = now
	}
	return now.lines
}

// NoteBelow is what was noted after a turn, for the lines under its working, of which used are
// taken. What does not fit is in the tab of the notes.
func (v Table) NoteBelow(number, used, w int) []string {
	t, l := v.At, &v.Lay
	if t.Counting || t.Editing > 0 || t.Tab == TabNotes && (l.Side.W > 0 || t.Large) && !t.WorkingPage {
		return nil
	}
	note := t.Game.NoteOf(number)
	if note == "" {
		return nil
	}
	room, most := l.Side.H/2-1-used, l.Side.H-LeastTab-2-used
	if l.Side.W == 0 || t.Large {
		room, most = l.H/3, l.H/3
	}
	room = min(max(room, leastNote), most)
	if room < 1 {
		return nil
	}
	note = strings.ToValidUTF8(note[:min(len(note), (room+1)*4*w)], "") // no more of it than could be seen
	lines := draw.Wrapped(v.Lang.Labelled(v.Lang.Screen.Menu.Note, phrases.SafeLines(note)), w)
	if len(lines) < room && used > 0 {
		lines = append([]string{""}, lines...)
	}
	if len(lines) > room {
		rest := 1 - room
		for _, line := range v.NoteLines(w) {
			if line.After == number {
				rest++
			}
		}
		lines = append(lines[:room-1], v.Muted(v.Lang.Screen.InNotes(max(1, rest))))
	}
	return lines
}

// StartText tells the game before its first turn.
func (v Table) StartText(w int) []string {
	g := &v.At.Game
	var lines []string
	about := []string{g.Log.Header.Event}
	for _, kept := range g.Log.Header.Kept {
		if text, ok := strings.CutPrefix(kept, keptDescription); ok {
			about = append(about, text)
		}
	}
	for _, text := range about {
		if text != "" {
			lines = append(lines, draw.Wrapped(phrases.Title(text), w)...)
		}
	}
	return append(lines, v.Muted(v.Lang.GameLength(g.Log.Kind, g.Standings.Length())+" "+draw.SignDot+" "+phrases.Safe(g.Log.Edition.ID)+" "+draw.SignDot+" "+phrases.Safe(g.Log.Rules.ID)))
}

// leastNote is how many lines of a note stand under a working, where it has so many.
const leastNote = 3

// keptDescription begins the line of a file's header that tells what game it is.
const keptDescription = "description "

// maxNote is how many bytes of a note are shown. Nobody writes as much; a file can hold more.
const maxNote = 1 << 18
