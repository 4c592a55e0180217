package desk

import (
	"tanteo/tui/kit"
)

// switchCheck turns the checking of every word on or off.
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

// setChecking remembers whether words are looked up, and in which list.
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

// listsChanged reads the list of the table again, and remembers it where another one is preferred
// now.
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

// CheckWords reads the list for a table that was just opened, if words are checked.
func (d *Desk) CheckWords() {
	if !d.Checking {
		return
	}
	d.wait(waiter{then: func(*Desk) {}})
}
