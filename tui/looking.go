package tui

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/phrases"
)

// beforeFirst is what table.looking is where the game is shown before its first turn.
const beforeFirst = -1

// lookAt shows the game as it was after a turn: before the first below 1, as it is now from
// the last on.
func (t *sight) lookAt(number int) {
	switch {
	case number >= t.lastRow():
		t.looking = 0
	case number < 1:
		t.looking = beforeFirst
	default:
		t.looking = number
	}
	t.scroll = 0
	if t.focus == onSide {
		t.row = t.lookedAt()
	}
	t.show()
}

// lookedAt is the number of the turn that is shown, 0 before the first.
func (t *sight) lookedAt() int {
	switch {
	case t.looking == 0:
		return t.lastRow()
	case t.looking < 0:
		return 0
	}
	return t.looking
}

// step goes through the turns: back to before the first, and on past the newest to now.
func (t *sight) step(n int) { t.lookAt(t.lookedAt() + n) }

// onlyLooks says whether no tile can be laid on the board as it is shown, so that the keys
// for the ends of a row are for the ends of the game.
func (t *sight) onlyLooks() bool {
	if len(t.board.Laid) > 0 || t.editing > 0 || t.counting {
		return false
	}
	return t.looking != 0 || t.game.Standings.Finished || t.watching != ""
}

// stepKey goes through the turns by keys; false where the key is none for it.
func (m *Model) stepKey(msg tea.KeyPressMsg) bool {
	r, ok := key.Find(m.steps(), msg)
	if ok {
		m.press(r)
	}
	return ok
}

// toTurn is the command that shows the game at a turn, whatever pane has the keys.
func toTurn(number func(*table) int) func(m *Model) tea.Cmd {
	return func(m *Model) tea.Cmd {
		t := m.table
		if t.editing > 0 || len(t.board.Laid) > 0 {
			return nil // what is being laid is for the game as it is
		}
		t.large, t.alone, t.said = false, false, said{}
		m.focusOn(onBoard)
		t.lookAt(number(t))
		return nil
	}
}

func toFirst(*table) int  { return 0 }
func toLast(t *table) int { return t.lastRow() }

// goOnFrom opens a copy of the game that ends after a turn. The game itself stays as it is.
func (m *Model) goOnFrom(number int) tea.Cmd {
	return m.open(opening{log: m.table.game.Upto(number), then: func(m *Model) tea.Cmd {
		m.table.over = nil
		m.table.say(m.Lang.Screen.UpTo(number, phrases.Safe(m.table.game.Log.ID)))
		return nil
	}})
}

// notedTurn is the turn of which the notes are shown, 0 before the first; picked says whether
// somebody chose it, so that it is not just the newest.
func (t *sight) notedTurn() (number int, picked bool) {
	if t.focus == onSide && t.row > 0 {
		return t.row, true
	}
	return t.lookedAt(), t.looking != 0
}

// leastNote is how many lines of a note stand under a working, where it has so many.
const leastNote = 3

// noteBelow is what was noted after a turn, for the lines under its working, of which used are
// taken. What does not fit is in the tab of the notes.
func (v view) noteBelow(number, used, w int) []string {
	t, l := v.at, &v.lay
	if t.counting || t.editing > 0 || t.tab == tabNotes && (l.Side.W > 0 || t.large) && !t.alone {
		return nil
	}
	note := t.game.NoteOf(number)
	if note == "" {
		return nil
	}
	room, most := l.Side.H/2-1-used, l.Side.H-leastTab-2-used
	if l.Side.W == 0 || t.large {
		room, most = l.H/3, l.H/3
	}
	room = min(max(room, leastNote), most)
	if room < 1 {
		return nil
	}
	note = strings.ToValidUTF8(note[:min(len(note), (room+1)*4*w)], "") // no more of it than could be seen
	lines := draw.Wrapped(v.Lang.Named(v.Lang.Screen.Menu.Note, phrases.SafeLines(note)), w)
	if len(lines) < room && used > 0 {
		lines = append([]string{""}, lines...)
	}
	if len(lines) > room {
		rest := 1 - room
		for _, line := range t.noteLines(w) {
			if line.after == number {
				rest++
			}
		}
		lines = append(lines[:room-1], v.Muted(v.Lang.Screen.InNotes(max(1, rest))))
	}
	return lines
}

// startText tells the game before its first turn.
func (v view) startText(w int) []string {
	g := &v.at.game
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
	return append(lines, v.Muted(v.Lang.Taken(g.Log.Kind, g.Standings.Taken())+" "+draw.SignDot+" "+phrases.Safe(g.Log.Edition.ID)+" "+draw.SignDot+" "+phrases.Safe(g.Log.Rules.ID)))
}

// keptDescription begins the line of a file's header that tells what game it is.
const keptDescription = "description "

// rackText is the rack that a turn was played from, as far as it is known; "" where it is not.
func rackText(g *sheet.Game, turn sheet.Turn) string {
	text := ""
	for _, tile := range g.Log.Events[turn.Event].Rack {
		if tile == 0 {
			text += "_"
			continue
		}
		text += g.Edition.TileText(tile)
	}
	return text
}
