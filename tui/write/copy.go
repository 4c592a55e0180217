package write

import (
	"tanteo/sheet"
	"tanteo/tui/kit"
	"tanteo/tui/printout"
)

// copyable is what can be copied of a table.
type copyable struct {
	name  string // of the file, without its ending
	texts []func() []string
}

// Copy asks what to copy, and for the file to write it to: for terminals that take nothing on
// their clipboard. It offers the play that is shown, "" for none, and the game if it is kept;
// false if there is neither.
func Copy(env kit.Env, g sheet.Game, play string, kept bool, showPath func(path string) string) (Form, bool) {
	l := env.Lang
	c, what, row := &l.Copying, copyable{name: g.Log.ID}, Row{Label: l.Copying.What}
	if what.name == "" {
		what.name = c.FileName
	}
	add := func(name string, text func() []string) {
		row.Among, what.texts = append(row.Among, name), append(what.texts, text)
	}
	if play != "" {
		add(c.Play, func() []string { return []string{play} })
	}
	if kept {
		add(c.Result, func() []string { return printout.Result(l, g) })
		add(c.Sheet, func() []string { return printout.Sheet(l, g) })
	}
	if len(what.texts) == 0 {
		return Form{}, false
	}
	return New(Question{Heading: c.ToFile, Rows: []Row{row}, Endings: []Ending{{endingText, c.Text}}, Content: what, ShowPath: showPath}), true
}

// Name is that of the game.
func (c copyable) Name([]Row) string { return c.name + endingText }

// Encode is the text that is chosen.
func (c copyable) Encode(rows []Row, _ string) ([]byte, error) {
	return asFile(c.texts[rows[0].Chosen]()), nil
}

// Lost is nothing: it is to be read.
func (c copyable) Lost(string) []string { return nil }
