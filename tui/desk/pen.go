package desk

import (
	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
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
			choice(s.TakeFrom(t.PenOf), d.Lang.Word(line.CommandTake), asksFor(kit.TakePen{})),
			choice(draw.Capital(s.Hint.Back), "", nil),
		}, "")
		asks.ofPen = true
		t.Over = asks
	}
}
