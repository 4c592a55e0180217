package kit

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/key"
)

// Picker is the chosen row of a list. The list turns page by page, so that a step redraws only two
// rows.
type Picker struct{ Chosen int }

// Moves are the keys that move the choice among so many rows. says is what the hint line says of a
// step, and to makes what a key asks for of the moved choice.
func Moves[Ask any](p Picker, k *key.Map, rows int, says string, to func(moved Picker) Ask) []key.Row[Ask] {
	step := key.Hint{Says: says}
	by := func(n int) Ask { return to(p.Move(n, rows)) }
	return []key.Row[Ask]{
		{Keys: k.Up, Hint: step, Ask: by(-1)},
		{Keys: k.Down, Hint: step, Ask: by(1)},
		{Keys: k.PageUp, Ask: by(-PickerPage)},
		{Keys: k.PageDown, Ask: by(PickerPage)},
		{Keys: k.First, Ask: by(-p.Chosen)},
		{Keys: k.Last, Ask: by(rows)},
	}
}

// Key moves the choice among so many rows; false where the key does not move it.
func (p Picker) Key(msg tea.KeyPressMsg, k *key.Map, rows int) (Picker, bool) {
	row, mine := key.Find(Moves(p, k, rows, "", func(moved Picker) Picker { return moved }), msg)
	if !mine {
		return p, false
	}
	return row.Ask, true
}

// PickerPage is how many rows a page is.
const PickerPage = 10

// Move moves the choice by so many rows, and stops at the ends.
func (p Picker) Move(by, rows int) Picker {
	p.Chosen = max(0, min(p.Chosen+by, rows-1))
	return p
}

// Sight is which rows are visible in h lines, and how many are below. One of the lines is kept to
// say that there are more.
func (p Picker) Sight(rows, h int) (from, to, below int) {
	if rows <= h {
		return 0, rows, 0
	}
	h = max(1, h-1)
	from = min(p.Chosen/h*h, rows-1)
	to = min(rows, from+h)
	return from, to, rows - to
}

// Depth is how many lines below the first visible row the chosen one stands.
func (p Picker) Depth(rows, h int) int {
	from, _, _ := p.Sight(rows, h)
	return p.Chosen - from
}

// PickLines draws the visible rows in h lines, the chosen one in reverse, and behind a margin how
// many are below. The chosen row must not have an ink of its own.
func (e Env) PickLines(p Picker, rows, h int, margin string, row func(i int, chosen bool) string) []string {
	from, to, below := p.Sight(rows, h)
	var lines []string
	for i := from; i < to; i++ {
		line := row(i, i == p.Chosen)
		if i == p.Chosen {
			line = e.Look.Reverse.Put(line)
		}
		lines = append(lines, line)
	}
	if below > 0 {
		lines = append(lines, e.Muted(margin+e.Lang.Screen.MoreBelow(below)))
	}
	return lines
}
