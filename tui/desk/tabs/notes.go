package tabs

import (
	"strconv"

	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
)

// notesTab lists the notes of the game, scrolled to those of the turn that is shown.
func (v View) notesTab(w, h int) []string {
	all := v.noteLines(w)
	if len(all) == 0 {
		if v.At.Only {
			return v.MutedLines(v.Lang.Screen.NoNotesYet, w)
		}
		return v.MutedLines(v.Lang.Screen.NoNotes, w)
	}
	number, picked := v.At.NotedTurn()
	from, last := v.firstNote(all, h)
	top := min(max(0, from+v.At.Scroll), last)
	var lines []string
	for _, line := range all[top:min(len(all), top+h)] {
		name := "    "
		if line.First {
			name = draw.Right(strconv.Itoa(line.After), noteLabel-1) + " "
			if line.After == 0 {
				name = draw.Right(draw.SignDot, noteLabel-1) + " "
			}
		}
		if picked && line.After == number {
			name = v.Look.Ink[draw.Accent].Put(name)
		} else {
			name = v.Muted(name)
		}
		lines = append(lines, name+line.Text)
	}
	if rest := len(all) - top - h; rest > 0 && h > 1 {
		lines[h-1] = v.Muted("    " + v.Lang.Screen.MoreBelow(rest+1))
	}
	return lines
}

// NotesScroll is how far the notes are scrolled, within their bounds.
func (v View) NotesScroll(w, h int) int {
	from, last := v.firstNote(v.noteLines(w), h)
	return min(max(0, from+v.At.Scroll), last) - from
}

func (v View) noteLines(w int) []view.NoteLine { return v.NoteLines(max(1, w-noteLabel)) }

// noteLabel is the width of a turn's number before its notes.
const noteLabel = 4

// firstNote is the first visible line of the notes until they are scrolled, and the last that can
// be the first.
func (v View) firstNote(all []view.NoteLine, h int) (from, last int) {
	last = max(0, len(all)-h)
	if number, picked := v.At.NotedTurn(); picked {
		return min(lineOfNote(all, number), last), last
	}
	return last, last
}

// lineOfNote is the line at which the notes after a turn begin, or the last notes before it.
func lineOfNote(all []view.NoteLine, number int) int {
	at, of := 0, -1
	for i, line := range all {
		if line.After > number {
			break
		}
		if line.After > of {
			at, of = i, line.After
		}
	}
	return at
}
