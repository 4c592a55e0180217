package tui

import (
	"reflect"
	"slices"
	"testing"
	"unicode"
	"unicode/utf8"

	"charm.land/bubbles/v2/key"
)

// bindings are all keys of the program by what they are called in the key map.
func bindings() map[string]key.Binding {
	all := map[string]key.Binding{}
	v := reflect.ValueOf(newKeyMap())
	for i := range v.NumField() {
		if b, ok := v.Field(i).Interface().(key.Binding); ok {
			all[v.Type().Field(i).Name] = b
		}
	}
	return all
}

// Keys that terminals, multiplexers and lines take for themselves are never bound. A line
// feed is taken as Enter: that is what some terminals send for it.
func TestKeysThatAreNeverBound(t *testing.T) {
	never := []string{
		"ctrl+a", "ctrl+b", "ctrl+h", "ctrl+i", "ctrl+j", "ctrl+m", "ctrl+q", "ctrl+s", `ctrl+[`, `ctrl+\`, `ctrl+]`,
		"ctrl+@", "ctrl+space", "ctrl+d", "ctrl+v", "ctrl+_", "ctrl+^",
	}
	for name, b := range bindings() {
		for _, k := range b.Keys() {
			if slices.Contains(never, k) && !(name == "Enter" && k == "ctrl+j") {
				t.Errorf("%s is bound to %s", name, k)
			}
		}
	}
}

// No bare letter is a key: typing letters lays tiles.
func TestNoLetterIsAKey(t *testing.T) {
	for name, b := range bindings() {
		for _, k := range b.Keys() {
			if r, n := utf8.DecodeRuneInString(k); n == len(k) && unicode.IsLetter(r) {
				t.Errorf("%s is bound to the letter %s", name, k)
			}
		}
	}
}

// Every key has a name for the help, and a plain terminal can send it: no Alt, no Shift or
// Ctrl with what is no letter.
func TestKeysCanBeSentAndShown(t *testing.T) {
	named := []string{"tab", "shift+tab", "up", "down", "left", "right", "home", "end", "space", "backspace", "esc", "enter", "pgup", "pgdown", "delete", "f1"}
	for name, b := range bindings() {
		if b.Help().Key == "" || len(b.Keys()) == 0 {
			t.Errorf("%s has the keys %q, shown as %q", name, b.Keys(), b.Help().Key)
		}
		for _, k := range b.Keys() {
			letter, isCtrl := k, false
			if len(k) == len("ctrl+x") && k[:5] == "ctrl+" {
				letter, isCtrl = k[5:], true
			}
			if utf8.RuneCountInString(letter) != 1 && !slices.Contains(named, k) || isCtrl && (letter < "a" || letter > "z") {
				t.Errorf("%s is bound to %s, which not every terminal sends", name, k)
			}
		}
	}
}

// A key that works everywhere has no other meaning anywhere.
func TestKeysForEverywhereAreTheirOwn(t *testing.T) {
	k := newKeyMap()
	everywhere := []key.Binding{k.Leave, k.Suspend, k.Redraw, k.Palette, k.Help, k.NextTab, k.Large, k.Undo, k.Redo, k.Note, k.Copy, k.Grid}
	owner := map[string]string{}
	for name, b := range bindings() {
		for _, pressed := range b.Keys() {
			for _, global := range everywhere {
				if slices.Contains(global.Keys(), pressed) {
					if other, taken := owner[pressed]; taken {
						t.Errorf("%s is both %s and %s", pressed, name, other)
					}
					owner[pressed] = name
					break
				}
			}
		}
	}
}
