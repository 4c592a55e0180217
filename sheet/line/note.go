package line

import (
	"strconv"
	"strings"

	"tanteo/sheet"
)

// lineBreak stands in a line for a line break of a note.
const lineBreak = "¶"

// noteOf is the text of a note as a line has it.
func noteOf(text string) string {
	lines := strings.Split(text, lineBreak)
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}

// OfNote writes the line that puts the remarks after a turn down anew, as Of does:
// "edit 3 note late again ¶ and loud".
func OfNote(g sheet.Game, turn int, word func(Command) string) string {
	var lines []string
	for _, note := range g.Notes() {
		if note.After == turn && !note.Remark {
			lines = append(lines, strings.Split(note.Text, "\n")...)
		}
	}
	return word(CommandEdit) + " " + strconv.Itoa(turn) + " " + word(CommandNote) + " " + strings.Join(lines, " "+lineBreak+" ")
}
