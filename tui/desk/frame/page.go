package frame

import (
	"strings"

	"tanteo/tui/desk/tabs"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// SheetPage is the sheet by rounds over the whole window, with the chosen turn told below.
func (v View) SheetPage(w, h int) []string {
	t := v.At
	g := t.ShownGame()
	title := g.Log.Header.Event
	if title != "" {
		title = phrases.Title(title) + " " + draw.SignDot + " "
	}
	end := title + g.Log.Edition.ID + " " + draw.SignDot + " " + g.Log.Rules.ID
	lines := []string{v.MarkedHeading(v.Lang.Screen.Sheet, end, w)}
	told := v.SheetTold(w, h)
	body := h - 1 - len(told)
	lines = append(lines, draw.Fill(tabs.Of(v.Table).SheetLines(g, w, body, t.ChosenTurn()), w, body)...)
	return append(lines, told...)
}

// SheetTold tells the chosen turn below the sheet of h lines.
func (v View) SheetTold(w, h int) []string {
	t := v.At
	turn, ok := t.Game.Standings.Turn(t.ChosenTurn())
	if !ok {
		return nil
	}
	told, most := v.TurnText(turn, w).After(v.Muted(strings.Repeat(draw.SignLine, w))), h/3
	if note := v.NoteBelow(turn.Number, len(told.Lines), w); note != nil {
		told, most = told.With(note...), h/2
	}
	return v.CutMarked(told, &t.Game, turn, w, max(3, most))
}

// Opens is what Enter does at a row of the sheet.
func (v View) Opens(number int) string {
	if turn, ok := v.At.Game.Standings.Turn(number); ok && v.At.Game.Recountable(turn) {
		return v.Lang.Screen.Hint.TurnMenu
	}
	return v.Lang.Screen.Hint.EditTurn
}
