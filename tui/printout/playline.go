package printout

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
)

// PlayLine is a play as the command that counts it again, wherever that is typed: the play
// and the edition, never a name. With house rules their bonus stands in it where the play
// brings it. False where words cannot tell the play.
//
//	tanteo score --edition es-100 "ZUM0OS ME"
func PlayLine(g sheet.Game, w scoring.Working) (string, bool) {
	typed, err := scoring.TypedOf(g.Edition, w)
	if err != nil {
		return "", false
	}
	words := make([]string, len(typed))
	for i, word := range typed {
		words[i] = word.Text(g.Edition)
	}
	line := "tanteo score --edition " + g.Edition.ID
	if bonus := g.Log.House.Bonus; bonus != nil && w.NewTiles == g.Edition.Rack {
		line += " --house bonus=" + strconv.Itoa(*bonus)
	}
	return line + " " + quoted(strings.Join(words, " ")), true
}

// quoted is an argument as shells take it. Hardly a letter of any edition is a sign that
// double quotes let through.
func quoted(text string) string {
	if strings.ContainsAny(text, "$`\\\"!") {
		return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'"
	}
	return `"` + text + `"`
}
