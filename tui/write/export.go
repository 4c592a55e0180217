package write

import (
	"tanteo/sheet"
	"tanteo/sheet/gcg"
	"tanteo/tui/files"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// game is a game as a file that games can be taken from.
type game struct {
	sheet.Game
	lang    *phrases.Language
	guessed gcg.Editions // among which a reader of GCG would have to guess its own
	lost    []string     // what GCG has no form for
}

// Export asks for the file to write a game to. Among the editions a reader of GCG would have to
// guess that of the game.
func Export(env kit.Env, g sheet.Game, guessed gcg.Editions, showPath func(path string) string) Form {
	l := env.Lang
	s, what := &l.Screen.File, game{Game: g, lang: l, guessed: guessed}
	_, losses, _ := files.Encode(files.GCG, g, l, guessed)
	for _, loss := range losses {
		what.lost = append(what.lost, l.Tool.Files.Loss(loss.Turn, l.Loss(g, loss)))
	}
	a := Question{Heading: s.Write, Content: what, ShowPath: showPath}
	for _, format := range files.Formats() {
		a.Endings = append(a.Endings, Ending{format.Ending(), aboutFormat(format, s)})
	}
	return New(a)
}

// aboutFormat says what a file of a format is for.
func aboutFormat(format files.Format, s *phrases.File) string {
	return map[files.Format]string{files.GCG: s.GCG, files.JSON: s.JSON, files.CSV: s.CSV, files.Text: s.Text}[format]
}

// Name is that of the game.
func (g game) Name([]Row) string { return g.Log.ID + files.GCG.Ending() }

// Encode writes the game in the format of an ending.
func (g game) Encode(_ []Row, ending string) ([]byte, error) {
	format, _ := files.EndingOf(ending)
	text, _, err := files.Encode(format, g.Game, g.lang, g.guessed)
	return text, err
}

// Lost tells what GCG has no form for.
func (g game) Lost(ending string) []string {
	if ending != files.GCG.Ending() {
		return nil
	}
	return g.lost
}
