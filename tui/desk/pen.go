package desk

import (
	"cmp"
	"strings"

	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// askForPen asks, once, before the pen is taken from whoever has it.
func (d *Desk) askForPen() {
	t, s := d.At, &d.Lang.Screen
	switch {
	case t.Counting:
		refusalsOf(d.Table).onlyCounts()
	case t.Only:
		d.Notice = kit.Notice{Text: t.Watching, Fault: true}
	case t.Watching == "": // here, or free
		d.want(kit.TakePen{})
	case t.PenOf == "": // nothing can be written here at all
		d.Notice = kit.Notice{Text: t.Watching, Fault: true}
	default:
		asks := newMenu(s.TakeTitle, []item{
			choice(d.takeFrom(t.PenOf), d.Lang.Word(line.CommandTake), asksFor(kit.TakePen{})),
			choice(draw.Capital(s.Hint.Back), "", nil),
		}, "")
		asks.ofPen = true
		t.Over = asks
	}
}

// takeFrom asks whether the pen is taken. Where the row is too short the name of who has it is cut, and
// not his terminal.
func (d *Desk) takeFrom(holder string) string {
	take := d.Lang.Screen.TakeFrom
	over := draw.Width(take(holder)) + 1 - cmp.Or(d.Lay.Side.W, d.Width)
	if at := strings.LastIndex(holder, ", "); over > 0 && at > 0 {
		holder = phrases.Fit(holder[:at], max(1, draw.Width(holder[:at])-over)) + holder[at:]
	}
	return take(holder)
}
