package desk

import (
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/line"
)

// counts says whether a line is allowed on a board that only counts plays: it lays tiles or takes
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

// isOfGame says whether an unreadable line begins with a command that games have and a board that
// only counts plays has not.
func (v offers) isOfGame(text string) bool {
	word, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	switch c := v.Words[sheet.Plain(word)]; c {
	case line.CommandLay, line.CommandClear, line.CommandUndo, line.CommandRedo, line.CommandBest, line.CommandCheck,
		line.CommandTab, line.CommandPrint, line.CommandWrite, line.CommandOpen, line.CommandQuit:
		return false
	default:
		return c != 0
	}
}

// countingAnswer tells what was done on a board that only counts plays. It names no player.
func (v offers) countingAnswer(answer sheet.Answer, next sheet.Game) string {
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
