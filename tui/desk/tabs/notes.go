package tabs

import (
	"strconv"

	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
)

// notesTab lists the notes of the game, with those of the turn that is shown in sight.
func (v View) notesTab(w, h int) []string {
	const label = 4
	t := v.At
	all := t.NoteLines(max(1, w-label))
	if len(all) == 0 {
		return v.MutedLines(v.Lang.Screen.NoNotes, w)
	}
	number, picked := t.NotedTurn()
	last := max(0, len(all)-h)
	from := last
	if picked {
		from = min(lineOfNote(all, number), last)
	}
	top := min(max(0, from+t.Scroll), last)
	t.Scroll, t.Noted.Rows = top-from, h
	var lines []string
	for _, line := range all[top:min(len(all), top+h)] {
		name := "    "
		if line.First {
			name = draw.Right(strconv.Itoa(line.After), label-1) + " "
			if line.After == 0 {
				name = draw.Right(draw.SignDot, label-1) + " "
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
