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
	below := v.BelowSheet(w, h)
	body := h - 1 - len(below)
	lines = append(lines, draw.Fill(tabs.Of(v.Table).SheetLines(g, w, body, t.ChosenTurn()), w, body)...)
	return append(lines, below...)
}

// BelowSheet tells the chosen turn below the sheet of h lines.
func (v View) BelowSheet(w, h int) []string {
	t := v.At
	turn, ok := t.Game.Standings.Turn(t.ChosenTurn())
	if !ok {
		return nil
	}
	text, most := v.TurnText(turn, w).After(v.Muted(strings.Repeat(draw.SignLine, w))), h/3
	if note := v.NoteBelow(turn.Number, len(text.Lines), w); note != nil {
		text, most = text.With(note...), h/2
	}
	return v.CutMarked(text, &t.Game, turn, w, max(3, most))
}

// Opens is what Enter does at a row of the sheet.
func (v View) Opens(number int) string {
	if turn, ok := v.At.Game.Standings.Turn(number); ok && v.At.Game.Recountable(turn) {
		return v.Lang.Screen.Hint.TurnMenu
	}
	return v.Lang.Screen.Hint.EditTurn
}
