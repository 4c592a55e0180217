package desk

import (
	"tanteo/editions/words"
	"tanteo/tui/desk/frame"
	"tanteo/tui/kit"
	"tanteo/tui/write"
)

// keptGame says whether there is a game at the table that can be written.
func (d *Desk) keptGame() bool { return !d.At.Counting }

// export asks for the file to write the game to.
func (d *Desk) export() write.Form {
	return write.Export(d.Env, d.At.Game, d.set.Catalogue.Guessed(words.Has), d.set.Shown)
}

// openExport opens the form for that.
func (d *Desk) openExport() { d.lie(d.export()) }

// openPrint asks what to print of the game, and for the file to write it to.
func (d *Desk) openPrint() { d.openPrintOf(0) }

// openPrintOf is openPrint with one of the kinds chosen.
func (d *Desk) openPrintOf(chosen int) { d.lie(write.Print(d.Env, d.At.Game, chosen, d.set.Shown)) }

// openCopyToFile asks what to copy, and for the file to write it to.
func (d *Desk) openCopyToFile() {
	play, _ := frame.Of(d.Table).PlayText()
	f, ok := write.Copy(d.Env, d.At.Game, play, d.keptGame(), d.set.Shown)
	if !ok {
		d.At.Over = nil
		d.Notice = kit.Notice{Text: d.Lang.Copying.Nothing}
		return
	}
	d.lie(f)
}

// writeTo writes the game into the file that is named.
func (d *Desk) writeTo(file string) {
	f, action := d.export().WithPath(file).Write()
	d.lie(f)
	d.Act(action)
}

// wrote tells what became of a file; the form does, where it is open.
func (d *Desk) wrote(msg write.Wrote) {
	over, _ := d.Lying()
	if f, is := over.(write.Form); !is || !f.Waits(msg) {
		d.Notice = msg.Notice(d.Env, d.set.Shown)
	}
	d.toOver(msg)
}
