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

// questions count what was asked of a search, off the key path. Only the newest is still waited
// for.
type questions struct{ newest int }

// question is one search, with what the table had when it was asked: the entry, the laid tiles,
// what lay over the side.
type question struct {
	at     *view.Sight
	number int
	typed  string
	laid   []scoring.Laid
	over   reflect.Type // of what lies over the side
}

// next is a new question. Earlier ones are not answered any more.
func (q *questions) next(t *view.Sight) question {
	q.newest++
	return question{t, q.newest, t.Entry.Text(), slices.Clone(t.Board.Laid), lies(t)}
}

// awaits says whether a question is still waited for: nothing was asked, typed, laid, opened or
// noted since.
func (q *questions) awaits(one question, t *view.Sight) bool {
	return t == one.at && q.newest == one.number && t.Entry.Text() == one.typed && slices.Equal(t.Board.Laid, one.laid) && lies(t) == one.over
}

// awaited says whether the question is still waited for at a table.
func (q question) awaited(d *Desk) bool { return d.questions.awaits(q, d.At) }

// lies is the type of what lies over the side.
func lies(t *view.Sight) reflect.Type {
	if over, ok := t.Over.(view.Lying); ok {
		return reflect.TypeOf(over.Over)
	}
	return reflect.TypeOf(t.Over)
}

// answered removes from the entry the line that asked. A line that was typed while the palette
// asked stays.
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

// asks says whether a line asks something of a list of words.
func asks(line sheet.Line) bool {
	switch line.Verb {
	case sheet.Places, sheet.Best, sheet.Missed, sheet.Check:
		return true
	}
	return false
}

// answerQuestion does a line that asks something of a list of words; false where it is another
// line.
func (d *Desk) answerQuestion(asked sheet.Line) bool {
	switch asked.Verb {
	case sheet.Places:
		searching{d}.places(asked.Tiles)
		return true
	case sheet.Best:
		switch {
		case asked.Tiles != nil:
			searching{d}.best(asked.Tiles)
		case !seatingOf(d.At).bestOfKnown(d):
			d.refuse(&line.Error{Reason: line.NoRack}, phrases.Context{})
		}
		return true
	case sheet.Missed:
		openReview(d)
		return true
	case sheet.Check:
		if asked.Tiles != nil {
			searching{d}.checkWord(asked.Tiles)
			return true
		}
		searching{d}.check(asked.Turn)
		return true
	}
	return false
}
