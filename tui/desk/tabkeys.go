package desk

import (
	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// inTheTab are the keys that the open tab has of its own.
func (d *Desk) inTheTab() []bound {
	t, k := d.At, d.Keys
	switch {
	case t.Searching():
		return d.inRackWords()
	case t.Tab == view.TabTiles:
		const page = 8
		return append(scrolls(k, page, func(t *view.Sight, n int) { t.Scroll += n }),
			bound{Keys: k.Clear, Hint: hint(atEsc, d.Lang.Screen.Hint.Board), Off: t.Letter == 0, Ask: func(d *Desk) { d.At.Letter = 0 }})
	case t.Tab == view.TabNotes:
		rows := scrolls(k, max(1, t.Noted.Rows-1), func(t *view.Sight, n int) { t.Scroll += n })
		for i := range rows[2:] { // by the page
			rows[2+i].Hint = hint(atEnds, d.Lang.Screen.Hint.Scroll)
		}
		return rows
	case t.Tab == view.TabRank && t.Duplicate():
		return scrolls(k, tabs.RankStep, func(t *view.Sight, n int) {
			t.Scroll = min(max(0, t.Scroll+n), len(t.Game.Standings.Players)-1)
		})
	case t.Tab == view.TabCharts:
		other, choose := func(d *Desk) { d.At.Bars = !d.At.Bars }, hint(atChosen, d.Lang.Charts.Choose)
		return []bound{{Keys: k.Left, Hint: choose, Ask: other}, {Keys: k.Right, Hint: choose, Ask: other}}
	case t.InRounds():
		const page = 5
		return []bound{
			{Keys: k.PageUp, Ask: func(d *Desk) { d.chooseCell(-page, 0) }},
			{Keys: k.PageDown, Ask: func(d *Desk) { d.chooseCell(page, 0) }},
			{Keys: k.RowStart, Ask: func(d *Desk) { d.chooseCell(0, -toEnd) }},
			{Keys: k.RowEnd, Ask: func(d *Desk) { d.chooseCell(0, toEnd) }},
		}
	}
	return nil
}

// scrolls are the keys that move a text by a line and by a page.
func scrolls(k *key.Map, page int, by func(t *view.Sight, lines int)) []bound {
	moves := func(lines int) func(d *Desk) { return func(d *Desk) { by(d.At, lines) } }
	return []bound{{Keys: k.Up, Ask: moves(-1)}, {Keys: k.Down, Ask: moves(1)}, {Keys: k.PageUp, Ask: moves(-page)}, {Keys: k.PageDown, Ask: moves(page)}}
}

// inRackWords are the keys of the words of a rack while some are looked for.
func (d *Desk) inRackWords() []bound {
	k, says, l := d.Keys, &d.Lang.Screen.Hint, &d.Lang.Lookup
	moves := func(lines int) func(d *Desk) {
		return func(d *Desk) {
			r := &d.At.Finds
			r.Picker = r.Move(lines, len(r.Found))
		}
	}
	order := func(d *Desk) {
		d.At.Finds.ByLength = !d.At.Finds.ByLength
		d.askWords(d.At.Finds.Text)
	}
	next, other := hint(atChosen, l.NextWord), hint(atBeside, l.Order)
	return []bound{
		{Keys: k.Up, Hint: next, Ask: moves(-1)},
		{Keys: k.Down, Hint: next, Ask: moves(1)},
		{Keys: k.PageUp, Ask: moves(-kit.PickerPage)},
		{Keys: k.PageDown, Ask: moves(kit.PickerPage)},
		{Keys: k.First, Ask: moves(-toEnd)},
		{Keys: k.Last, Ask: moves(toEnd)},
		{Keys: k.Enter, Hint: hint(atEnter, l.ItsPlaces), Ask: (*Desk).placesOfFound},
		{Keys: k.Left, Hint: other, Ask: order},
		{Keys: k.Right, Hint: other, Ask: order},
		{Keys: k.TakeBack, Ask: func(d *Desk) {
			runes := []rune(d.At.Finds.Text)
			d.askWords(string(runes[:len(runes)-1]))
		}},
		{Keys: k.Clear, Hint: hint(atEsc, says.Clear), Ask: func(d *Desk) { d.askWords("") }},
	}
}

// chooseLetter chooses the letter of which the words of two tiles are shown. The second letter of
// a tile that is written with two goes on with the first.
func (d *Desk) chooseLetter(text string) {
	t := d.At
	e := t.Game.Edition
	if !draw.IsLetter(text) {
		return
	}
	sp, err := e.Spell(text)
	if err != nil || len(sp.Tiles) != 1 {
		return
	}
	l := sp.Tiles[0].Letter()
	if both, ok := e.Letter(e.Text(t.Letter) + e.Text(l)); ok {
		l = both
	}
	t.Letter, t.Scroll = l, 0
}

// openCharts opens the charts as a page.
func (d *Desk) openCharts() {
	d.At.Tab = view.TabCharts
	d.enlarge(true)
}
