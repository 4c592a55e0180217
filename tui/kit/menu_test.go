package kit_test

import (
	"testing"

	tea "charm.land/bubbletea/v2"
	"pgregory.net/rapid"

	"tanteo/tui/draw"
	"tanteo/tui/kit"
)

func menu() kit.Menu[string] {
	return kit.Menu[string]{Items: []kit.Item[string]{{Label: "Back"}, {Label: "Copy", Line: "copy", Ask: "copy"}, {Label: "To the trash", Ask: "trash", Sure: "Enter again: yes"}}}
}

// through is a menu after keys, what it asks for, and whether it is still open.
func through(l kit.Menu[string], keys ...rune) (next kit.Menu[string], ask string, open bool) {
	open = true
	for _, code := range keys {
		if l, ask, open = l.Key(press(code), env()); !open {
			break
		}
	}
	return l, ask, open
}

func TestMenu(t *testing.T) {
	const up, down, enter, esc = tea.KeyUp, tea.KeyDown, tea.KeyEnter, tea.KeyEscape
	for name, c := range map[string]struct {
		keys   []rune
		ask    string
		open   bool
		asking bool
	}{
		"the first row":                {keys: []rune{enter}},
		"Esc":                          {keys: []rune{down, esc}},
		"a row":                        {keys: []rune{down, enter}, ask: "copy"},
		"round":                        {keys: []rune{up, up, enter}, ask: "copy"},
		"sure":                         {keys: []rune{up, enter}, open: true, asking: true},
		"sure twice":                   {keys: []rune{up, enter, enter}, ask: "trash"},
		"away and back asks again":     {keys: []rune{up, enter, up, down, enter}, open: true, asking: true},
		"a key that it has no use for": {keys: []rune{down, tea.KeyF5}, open: true},
	} {
		l, ask, open := through(menu(), c.keys...)
		if ask != c.ask || open != c.open || open && l.Asking != c.asking {
			t.Errorf("%s: asks for %q, open %v, to be sure %v", name, ask, open, l.Asking)
		}
	}
	if _, _, open := through(kit.Menu[string]{}, down, up, enter); !open {
		t.Error("a menu without rows does something")
	}
}

// Each row takes the whole width, and the one that asks to be sure says so.
func TestMenuRowsFit(t *testing.T) {
	l, _, _ := through(menu(), tea.KeyUp, tea.KeyEnter)
	rapid.Check(t, func(t *rapid.T) {
		w := rapid.IntRange(4, 60).Draw(t, "width")
		for _, line := range l.Lines(env(), w, 9) {
			if draw.Width(line) != w {
				t.Fatalf("%q is %d wide in %d", line, draw.Width(line), w)
			}
		}
	})
}

// What is in sight of a menu has its chosen row.
func TestMenuWithin(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := kit.Menu[string]{Items: make([]kit.Item[string], rapid.IntRange(1, 30).Draw(t, "rows"))}
		for i := range l.Items {
			l.Items[i].Label = string(rune('a' + i))
		}
		l.Chosen = rapid.IntRange(0, len(l.Items)-1).Draw(t, "chosen")
		room := rapid.IntRange(1, 30).Draw(t, "room")
		seen := l.Within(room)
		if len(seen.Items) != min(room, len(l.Items)) || seen.Items[seen.Chosen] != l.Items[l.Chosen] {
			t.Fatalf("%d of %d is %d of %d", l.Chosen, len(l.Items), seen.Chosen, len(seen.Items))
		}
	})
}
