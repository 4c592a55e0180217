package desk

import (
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// inTheTab are the keys that belong to the open tab.
func (v offers) inTheTab() []bound {
	t, k := v.At, v.Keys
	switch {
	case t.Searching():
		return v.inRackWords()
	case t.Tab == view.TabTiles:
		const page = 8
		return append(scrolls(k, page, func(t *view.Sight, n int) { t.Scroll += n }),
			bound{Keys: k.Clear, Hint: hint(atEsc, v.Lang.Screen.Hint.Board), Off: t.Letter == 0, Ask: func(d *Desk) { d.At.Letter = 0 }})
	case t.Tab == view.TabNotes:
		_, page := frame.Of(v.Table).TabSize()
		rows := scrolls(k, max(1, page-1), func(t *view.Sight, n int) { t.Scroll += n })
		for i := range rows[2:] { // by the page
			rows[2+i].Hint = hint(atEnds, v.Lang.Screen.Hint.Scroll)
		}
		return rows
	case t.Tab == view.TabRank:
		return scrolls(k, tabs.RankStep, func(t *view.Sight, n int) {
			t.Scroll = min(max(0, t.Scroll+n), len(t.Game.Standings.Players)-1)
		})
	case t.Tab == view.TabCharts:
		other, choose := func(d *Desk) { d.At.Bars = !d.At.Bars }, hint(atChosen, v.Lang.Charts.Choose)
		return []bound{{Keys: k.Left, Hint: choose, Ask: other}, {Keys: k.Right, Hint: choose, Ask: other}}
	case t.Tab == view.TabSheet:
		return seatingOf(t).inTab(v)
	}
	return nil
}

// scrolls are the keys that scroll by a line and by a page.
func scrolls(k *key.Map, page int, by func(t *view.Sight, lines int)) []bound {
	moves := func(lines int) func(d *Desk) { return func(d *Desk) { by(d.At, lines) } }
	return []bound{{Keys: k.Up, Ask: moves(-1)}, {Keys: k.Down, Ask: moves(1)}, {Keys: k.PageUp, Ask: moves(-page)}, {Keys: k.PageDown, Ask: moves(page)}}
}

// inRackWords are the keys of the tab of the words while it lists the words of a rack.
func (v offers) inRackWords() []bound {
	k, says, l := v.Keys, &v.Lang.Screen.Hint, &v.Lang.Lookup
	moves := func(lines int) func(d *Desk) {
		return func(d *Desk) {
			r := &d.At.RackWords
			r.Picker = r.Move(lines, len(r.Found))
		}
	}
	order := func(d *Desk) {
		d.At.RackWords.ByLength = !d.At.RackWords.ByLength
		d.askWords(d.At.RackWords.Text)
	}
	next, other := hint(atChosen, l.NextWord), hint(atBeside, l.Order)
	return []bound{
		{Keys: k.Up, Hint: next, Ask: moves(-1)},
		{Keys: k.Down, Hint: next, Ask: moves(1)},
		{Keys: k.PageUp, Ask: moves(-kit.PickerPage)},
		{Keys: k.PageDown, Ask: moves(kit.PickerPage)},
		{Keys: k.First, Ask: moves(-view.ToEnd)},
		{Keys: k.Last, Ask: moves(view.ToEnd)},
		{Keys: k.Enter, Hint: hint(atEnter, l.ItsPlaces), Ask: placesOfFound},
		{Keys: k.Left, Hint: other, Ask: order},
		{Keys: k.Right, Hint: other, Ask: order},
		{Keys: k.TakeBack, Ask: func(d *Desk) {
			runes := []rune(d.At.RackWords.Text)
			d.askWords(string(runes[:len(runes)-1]))
		}},
		{Keys: k.Clear, Hint: hint(atEsc, says.Clear), Ask: func(d *Desk) { d.askWords("") }},
	}
}

// openCharts opens the charts as a page.
func openCharts(d *Desk) {
	d.At.Tab = view.TabCharts
	d.enlarge(true)
}
