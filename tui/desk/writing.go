package desk

import (
	"tanteo/editions/words"
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/sitting"
	"tanteo/tui/write"
)

// keptGame says whether the table has a game that can be written.
func (v offers) keptGame() bool { return !v.At.Counting }

// canWrite says whether whoever sits here may write it.
func (v offers) canWrite() bool { return v.keptGame() && v.Role.May(sitting.Files) }

// openExport asks for the file to write the game to.
func openExport(d *Desk) {
	if mayWrite(d) {
		d.lie(d.set.export(d.Table))
	}
}

// export is the form for the file to write a game to.
func (s *Source) export(v view.Table) write.Form {
	return write.Export(v.Env, v.At.Game, s.Catalogue.Guessed(words.Has), s.ShowPath)
}

// prints opens the form for printing, with one of the kinds chosen.
func prints(chosen int) ask {
	return func(d *Desk) {
		if mayWrite(d) {
			d.lie(write.Print(d.Env, d.At.Game, chosen, d.set.ShowPath))
		}
	}
}

// openCopyToFile opens the form that copies to a file.
func openCopyToFile(d *Desk) {
	if !mayWrite(d) {
		return
	}
	play, _ := frame.Of(d.Table).PlayText()
	f, ok := write.Copy(d.Env, d.At.Game, play, offersOf(d.Table).keptGame(), d.set.ShowPath)
	if !ok {
		d.At.Over = nil
		d.Notice = kit.Notice{Text: d.Lang.Copying.Nothing}
		return
	}
	d.lie(f)
}

// writeTo writes the game into the named file.
func (d *Desk) writeTo(file string) {
	if !mayWrite(d) {
		return
	}
	f, action := d.set.export(d.Table).WithPath(file).Write()
	d.lie(f)
	d.Act(action)
}

// wrote tells whether a file was written. An open form tells it itself.
func (d *Desk) wrote(msg write.Wrote) {
	over, _ := d.Lying()
	if f, is := over.(write.Form); !is || !f.Waits(msg) {
		d.Notice = msg.Notice(d.Env, d.set.ShowPath)
	}
	d.toOver(msg)
}
