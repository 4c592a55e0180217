package desk

import (
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// copyShown copies what is shown: a page or a tab, the play that is laid or looked at, the
// result of a game that has ended.
func (d *Desk) copyShown() {
	t := d.At
	switch {
	case t.InGrid:
		d.copySheet()
		return
	case t.Focus == view.OnSide && t.Tab != view.TabSheet:
		d.want(kit.Copy{Lines: frame.Of(d.Table).TabText()})
		return
	case t.Focus == view.OnSide:
		d.copySheet()
		return
	case t.Live.Working == nil && t.Looking == 0 && t.Game.Standings.Finished:
		d.copyResult()
		return
	}
	if line, ok := frame.Of(d.Table).PlayText(); ok {
		d.want(kit.Copy{Lines: []string{line}})
		return
	}
	if turn, ok := t.ShownTurn(); ok {
		d.want(kit.Copy{Lines: []string{d.Lang.Row(t.Game, turn)}})
		return
	}
	if t.Counting {
		d.want(kit.Copy{})
		return
	}
	d.copySheet()
}

func (d *Desk) copySheet() { d.want(kit.Copy{Lines: printout.Sheet(d.Lang, d.At.Game)}) }

// copyResult copies the totals and places as text.
func (d *Desk) copyResult() { d.want(kit.Copy{Lines: printout.Result(d.Lang, d.At.Game)}) }

// copyPlay copies the play that is shown, as a line that counts it again.
func (d *Desk) copyPlay() {
	line, _ := frame.Of(d.Table).PlayText()
	d.want(kit.Copy{Lines: []string{line}})
}

// copyCommands are what the palette has to copy and to print.
func (d *Desk) copyCommands() []item {
	l, english := d.Lang, phrases.For("en")
	row := func(label, alike string, run func(d *Desk)) item {
		it := choice(label, "", run)
		it.Match = " " + alike
		return it
	}
	var all []item
	if _, ok := frame.Of(d.Table).PlayText(); ok {
		all = append(all, row(l.Copying.CopyPlay, english.Copying.CopyPlay, (*Desk).copyPlay))
	}
	if d.keptGame() {
		all = append(all,
			row(l.Screen.End.CopyResult, english.Screen.End.CopyResult, (*Desk).copyResult),
			row(l.Copying.CopySheet, english.Copying.CopySheet, (*Desk).copySheet))
	}
	if len(all) > 0 {
		all = append(all, row(l.Copying.ToFile, english.Copying.ToFile, (*Desk).openCopyToFile))
	}
	if d.keptGame() {
		all = append(all, row(l.Printing.Row, english.Printing.Row+" pdf", (*Desk).openPrint))
	}
	return all
}
