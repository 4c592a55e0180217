package desk

import (
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
	"tanteo/tui/sitting"
)

// copies sends a text of the table to the clipboard.
func copies(text func(offers) []string) ask {
	return func(d *Desk) { d.want(kit.Copy{Lines: text(offersOf(d.Table))}) }
}

// shownText is the text of what is shown: a page or a tab, the play that is laid or looked at, or
// the result of a game that has ended.
func (v offers) shownText() []string {
	t := v.At
	switch {
	case t.InGrid:
		return v.sheetText()
	case t.Focus == view.OnSide && t.Tab != view.TabSheet:
		return frame.Of(v.Table).TabText()
	case t.Focus == view.OnSide:
		return v.sheetText()
	case t.Live.Working == nil && t.Looking == 0 && t.Game.Standings.Finished:
		return v.resultText()
	}
	if line, ok := frame.Of(v.Table).PlayText(); ok {
		return []string{line}
	}
	if turn, ok := t.ShownTurn(); ok {
		return []string{v.Lang.Row(t.Game, turn)}
	}
	if t.Counting {
		return nil
	}
	return v.sheetText()
}

func (v offers) sheetText() []string { return printout.Sheet(v.Lang, v.At.Game) }

// resultText is the totals and places.
func (v offers) resultText() []string { return printout.Result(v.Lang, v.At.Game) }

// playText is the play that is shown, as a line that counts it again.
func (v offers) playText() []string {
	line, _ := frame.Of(v.Table).PlayText()
	return []string{line}
}

// copyCommands are the commands of the palette that copy and print.
func (v offers) copyCommands() []item {
	l, english := v.Lang, phrases.For("en")
	row := func(label, alike string, run ask) item {
		it := choice(label, "", run)
		it.Match = " " + alike
		return it
	}
	var all []item
	if _, ok := frame.Of(v.Table).PlayText(); ok {
		all = append(all, row(l.Copying.CopyPlay, english.Copying.CopyPlay, copies(offers.playText)))
	}
	if v.keptGame() {
		all = append(all,
			row(l.Screen.End.CopyResult, english.Screen.End.CopyResult, copies(offers.resultText)),
			row(l.Copying.CopySheet, english.Copying.CopySheet, copies(offers.sheetText)))
	}
	if len(all) > 0 && v.Role.May(sitting.Files) {
		all = append(all, row(l.Copying.ToFile, english.Copying.ToFile, openCopyToFile))
	}
	if v.canWrite() {
		all = append(all, row(l.Printing.Row, english.Printing.Row+" pdf", prints(0)))
	}
	return all
}
