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

// Key is the menu after a key, and what the entered row asks for; false where the key closes it.
func (l Menu[Ask]) Key(msg tea.KeyPressMsg, k *key.Map) (next Menu[Ask], ask Ask, open bool) {
	wasAsking := l.Asking
	l.Asking = false
	switch {
	case key.Matches(msg, k.Clear):
		return l, ask, false
	case len(l.Items) == 0:
	case key.Matches(msg, k.Enter) && l.Items[l.Chosen].Sure != "" && !wasAsking:
		l.Asking = true
	case key.Matches(msg, k.Up, k.PrevPane):
		l.Chosen = (l.Chosen + len(l.Items) - 1) % len(l.Items)
	case key.Matches(msg, k.Down, k.NextPane):
		l.Chosen = (l.Chosen + 1) % len(l.Items)
	case key.Matches(msg, k.First):
		l.Chosen = 0
	case key.Matches(msg, k.Last):
		l.Chosen = len(l.Items) - 1
	case key.Matches(msg, k.Enter):
		return l, l.Items[l.Chosen].Ask, false
	}
	return l, ask, true
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

// Hints are the keys of a menu.
func (l Menu[Ask]) Hints(env Env) []Hint {
	h := &env.Lang.Screen.Hint
	return []Hint{{env.KeyName("Up") + " " + env.KeyName("Down"), h.Choose}, {env.KeyName("Enter"), h.DoIt}, {env.KeyName("Esc"), h.Back}}
}
