package desk

import (
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/line"
)

// counts says whether a line is for a board on which plays are only counted: it lays tiles or takes
// them away, asks something, or is for the screen.
func counts(line sheet.Line) bool {
	switch line.Verb {
	case sheet.Add:
		switch line.Event.What.(type) {
		case sheet.Played, sheet.Typed, sheet.Laid, sheet.Cleared:
			return true
		}
		return false
	case sheet.Undo, sheet.Redo, sheet.Open, sheet.Tab, sheet.Print, sheet.Write, sheet.Quit, sheet.Places, sheet.Best, sheet.Check:
		return true
	}
	return false
}

// isOfGame says whether a line that cannot be read begins with the word of a command that a game
// has and counting has not.
func (v rows) isOfGame(text string) bool {
	word, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	switch c := v.Words[sheet.Plain(word)]; c {
	case line.CommandLay, line.CommandClear, line.CommandUndo, line.CommandRedo, line.CommandBest, line.CommandCheck,
		line.CommandTab, line.CommandPrint, line.CommandWrite, line.CommandOpen, line.CommandQuit:
		return false
	default:
		return c != 0
	}
}

// countingAnswer is what was done to a board on which plays are only counted: nobody plays there.
func (v rows) countingAnswer(answer sheet.Answer, next sheet.Game) string {
	switch answer.Line.Verb {
	case sheet.Undo:
		return v.Lang.Answers.Undone
	case sheet.Redo:
		return v.Lang.Answers.Redone
	}
	if turn, ok := next.Standings.Turn(answer.Turn); ok {
		return v.Lang.Row(next, turn)
	}
	return v.Lang.Answer(answer, next)
}
