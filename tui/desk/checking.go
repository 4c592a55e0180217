package desk

import (
	"tanteo/tui/kit"
)

// switchCheck begins or ends to look every word up.
func (d *Desk) switchCheck() {
	if d.Checking {
		d.At.Say(d.Lang.Lookup.Off)
		d.setChecking(false)
		return
	}
	d.lookup.refresh() // its file may have changed
	d.wait(waiter{then: func(d *Desk) {
		d.At.Say(d.Lang.Lookup.On + " " + d.WhichList())
		d.setChecking(true)
	}})
}

// setChecking keeps in mind whether words are looked up, and in which list.
func (d *Desk) setChecking(on bool) {
	d.Checking = on
	d.lookup.is(d.At.List, d.At.Graph)
	d.want(kit.RememberCheck{On: on, List: d.set.Words.Preferred()})
}

// useList makes a list the one that words are checked in.
func (d *Desk) useList(name string) {
	d.set.Words.Prefer(name)
	d.hideProgress()
	d.lookup.drop()
	d.questions.next(d.At) // what is still asked of the one before is not answered
	d.Checking = false
	d.switchCheck()
}

// listsChanged reads the list of the table anew, and keeps in mind which one is preferred where
// that is another one.
func (d *Desk) listsChanged(preferred bool) {
	if preferred {
		d.setChecking(d.Checking)
	}
	d.hideProgress()
	d.lookup.drop()
	d.questions.next(d.At) // what is still asked of the one before is not answered
	d.CheckWords()
	d.work(d.lookup.read())
}

// CheckWords gets the list of a table that was just opened, while words are checked.
func (d *Desk) CheckWords() {
	if !d.Checking {
		return
	}
	d.wait(waiter{then: func(*Desk) {}})
}
