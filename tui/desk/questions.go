package desk

import (
	"reflect"
	"slices"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
	"tanteo/tui/phrases"
)

// questions are those that a search answers, off the key path. Only the newest is still waited for.
type questions struct{ newest int }

// question is one of them: at which table, what the entry had then, which tiles were laid, and what
// lay over the sheet.
type question struct {
	at     *view.Sight
	number int
	typed  string
	laid   []scoring.Laid
	over   reflect.Type // of what lies over the side
}

// next is a new question. Those before are not answered any more.
func (q *questions) next(t *view.Sight) question {
	q.newest++
	return question{t, q.newest, t.Entry.Text(), slices.Clone(t.Board.Laid), lies(t)}
}

// awaits says whether the answer of a question is still waited for: nothing else was asked,
// typed, laid, opened or noted since.
func (q *questions) awaits(one question, t *view.Sight) bool {
	return t == one.at && q.newest == one.number && t.Entry.Text() == one.typed && slices.Equal(t.Board.Laid, one.laid) && lies(t) == one.over
}

// awaited says whether the answer is still waited for at a table.
func (q question) awaited(d *Desk) bool { return d.questions.awaits(q, d.At) }

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

// answerQuestion answers a line that asks for something of a list; false where it is another.
func (d *Desk) answerQuestion(asked sheet.Line) bool {
	switch asked.Verb {
	case sheet.Places:
		d.openPlaces(asked.Tiles)
		return true
	case sheet.Best:
		switch {
		case asked.Tiles != nil:
			d.openBest(asked.Tiles)
		case !seatingOf(d.At).bestOfKnown(d):
			d.refuse(&line.Error{Reason: line.NoRack}, phrases.Context{})
		}
		return true
	case sheet.Missed:
		d.openReview()
		return true
	case sheet.Check:
		if asked.Tiles != nil {
			d.checkWord(asked.Tiles)
			return true
		}
		d.openCheck(asked.Turn)
		return true
	}
	return false
}
