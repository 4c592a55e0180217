package kit

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/draw"
	"tanteo/tui/key"
)

// Item is a row of a menu: its text and what it asks for. Each room has its own type for Ask.
type Item[Ask any] struct {
	Label string
	Line  string // that does the same, or the key
	Match string // what it is found by besides
	Sure  string // asked before it is done, where nothing brings back what it takes
	Ask   Ask
}

// Menu is a list of things to do. It goes round.
type Menu[Ask any] struct {
	Heading string
	Items   []Item[Ask]
	Chosen  int
	Asking  bool // the chosen row was entered, and asks to be sure
	Foot    string
}

// Pressed is a menu after a key, and what the entered row asks for.
type Pressed[Ask any] struct {
	Next   Menu[Ask]
	Ask    Ask
	Closes bool
}

// KeyRows are the keys of a menu, in the order of the hint line.
func (l Menu[Ask]) KeyRows(env Env) []key.Row[Pressed[Ask]] {
	k, h := env.Keys, &env.Lang.Screen.Hint
	choose := key.Hint{Says: h.Choose}
	return []key.Row[Pressed[Ask]]{
		{Keys: k.Up, Hint: choose, Ask: l.at(l.Chosen - 1)},
		{Keys: k.Down, Hint: choose, Ask: l.at(l.Chosen + 1)},
		{Keys: k.Enter, Hint: key.Hint{Says: h.DoIt}, Ask: l.entered()},
		{Keys: k.Clear, Hint: key.Hint{Says: h.Back}, Ask: Pressed[Ask]{Next: l.sure(false), Closes: true}},
		{Keys: k.PrevPane, Ask: l.at(l.Chosen - 1)},
		{Keys: k.NextPane, Ask: l.at(l.Chosen + 1)},
		{Keys: k.First, Ask: l.at(0)},
		{Keys: k.Last, Ask: l.at(-1)},
	}
}

// at is the menu with another row chosen.
func (l Menu[Ask]) at(i int) Pressed[Ask] {
	if n := len(l.Items); n > 0 {
		l.Chosen = (i + n) % n
	}
	return Pressed[Ask]{Next: l.sure(false)}
}

// entered is the menu after Enter on the chosen row.
func (l Menu[Ask]) entered() Pressed[Ask] {
	if len(l.Items) == 0 {
		return Pressed[Ask]{Next: l}
	}
	it := l.Items[l.Chosen]
	if it.Sure != "" && !l.Asking {
		return Pressed[Ask]{Next: l.sure(true)}
	}
	return Pressed[Ask]{Next: l.sure(false), Ask: it.Ask, Closes: true}
}

// sure is the menu that asks to be sure of the chosen row, or does not.
func (l Menu[Ask]) sure(asking bool) Menu[Ask] {
	l.Asking = asking
	return l
}

// Key is the menu after a key, and what the entered row asks for; false where the key closes it.
func (l Menu[Ask]) Key(msg tea.KeyPressMsg, env Env) (next Menu[Ask], ask Ask, open bool) {
	row, ok := key.Find(l.KeyRows(env), msg)
	if !ok {
		return l.sure(false), ask, true
	}
	return row.Ask.Next, row.Ask.Ask, !row.Ask.Closes
}

// Within is the visible part of the menu where room is for so many rows.
func (l Menu[Ask]) Within(room int) Menu[Ask] {
	from, to := Scroll{Chosen: l.Chosen}.Sight(len(l.Items), room)
	l.Items, l.Chosen = l.Items[from:to], l.Chosen-from
	return l
}

// Lines draws the menu in a width, with its foot where h lines have room for it.
func (l Menu[Ask]) Lines(env Env, w, h int) []string {
	var lines []string
	for i, it := range l.Items {
		line := it.Line + " "
		if i == l.Chosen && l.Asking {
			line = it.Sure + " "
		}
		if draw.Width(it.Label)+draw.Width(line)+2 > w {
			line = ""
		}
		text := draw.Pad(" "+it.Label, w-draw.Width(line))
		if i == l.Chosen {
			text = env.Look.Reverse.Put(text + line)
		} else {
			text += env.Muted(line)
		}
		lines = append(lines, text)
	}
	if l.Foot != "" && len(lines)+2 <= h {
		lines = append(lines, "")
		lines = append(lines, env.MutedLines(l.Foot, w)...)
	}
	return lines
}
