package desk

import (
	"reflect"
	"slices"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
)

// question is one that a search answers, off the key path: at which table, which of its
// questions, what the entry had then, which tiles were laid, and what lay over the sheet.
type question struct {
	at     *Desk
	number int
	typed  string
	laid   []scoring.Laid
	over   reflect.Type // of what lies over the side
}

// ask is a new question of the table. Those before are not answered any more.
func (d *Desk) ask() question {
	t := d.At
	d.asked++
	return question{d, d.asked, t.Entry.Text(), slices.Clone(t.Board.Laid), lies(t)}
}

// lies is the kind of what lies over the side.
func lies(t *view.Sight) reflect.Type {
	if over, ok := t.Over.(view.Lying); ok {
		return reflect.TypeOf(over.Over)
	}
	return reflect.TypeOf(t.Over)
}

// answered takes the line that asked off the entry. Another line that is typed there, while
// the palette asked, stays.
func (d *Desk) answered() {
	t := d.At
	line, err := line.Parse(t.Entry.Text(), t.Game, d.Words)
	if t.Entry.Text() != "" && (err != nil || !asks(line)) {
		d.focusOn(view.OnEntry)
		return
	}
	t.Entry = t.Entry.With("")
	d.focusOn(view.OnBoard)
}

// asks says whether a line asks for something of a list.
func asks(line sheet.Line) bool {
	switch line.Verb {
	case sheet.Places, sheet.Best, sheet.Missed, sheet.Check:
		return true
	}
	return false
}

// awaits says whether the answer of a question is still waited for: nothing else was asked,
// typed, laid, opened or noted since.
func (d *Desk) awaits(q question) bool {
	t := d.At
	return d == q.at && d.asked == q.number && t.Entry.Text() == q.typed && slices.Equal(t.Board.Laid, q.laid) && lies(t) == q.over
}

// answerQuestion answers a line that asks for something of a list; false where it is another.
func (d *Desk) answerQuestion(line sheet.Line) bool {
	switch line.Verb {
	case sheet.Places:
		d.openPlaces(line.Tiles)
		return true
	case sheet.Best:
		if line.Tiles == nil {
			d.bestHere()
			return true
		}
		d.openBest(line.Tiles)
		return true
	case sheet.Missed:
		d.openReview()
		return true
	case sheet.Check:
		if line.Tiles != nil {
			d.checkWord(line.Tiles)
			return true
		}
		d.openCheck(line.Turn)
		return true
	}
	return false
}
