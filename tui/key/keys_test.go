package key

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"
)

// bindings are all keys of the program by what they are called in the key map.
func bindings() map[string]Binding {
	all := map[string]Binding{}
	v := reflect.ValueOf(*NewMap())
	for i := range v.NumField() {
		if b, ok := v.Field(i).Interface().(Binding); ok {
			all[v.Type().Field(i).Name] = b
		}
	}
	return all
}

// Keys that terminals, multiplexers and lines take for themselves are never bound.
func TestKeysThatAreNeverBound(t *testing.T) {
	never := []string{
		"ctrl+a", "ctrl+b", "ctrl+h", "ctrl+i", "ctrl+j", "ctrl+m", "ctrl+q", "ctrl+s", `ctrl+[`, `ctrl+\`, `ctrl+]`,
		"ctrl+@", "ctrl+space", "ctrl+d", "ctrl+v", "ctrl+_", "ctrl+^",
	}
	for name, b := range bindings() {
		for _, k := range b.Keys() {
			if slices.Contains(never, k) {
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
	named := []string{"tab", "shift+tab", "up", "down", "left", "right", "home", "end", "space", "backspace", "esc", "enter", "pgup", "pgdown", "delete", "f1", "f2", "f10"}
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
	k := NewMap()
	everywhere := []Binding{k.Leave, k.Suspend, k.Redraw, k.Palette, k.Help, k.NextTab, k.Large, k.Undo, k.Redo, k.Note, k.Copy, k.Grid}
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

// sameKeys are the ways in which terminals send a key that means no more than the plain one: as
// it has always been sent, by the protocol of kitty, by xterm's modifyOtherKeys.
var sameKeys = map[string]map[string]string{
	"\x7f": {
		"^H": "\b", "Shift+Backspace of kitty": "\x1b[127;2u", "Ctrl+Backspace of kitty": "\x1b[127;5u", "Alt+Backspace": "\x1b\x7f",
		"Ctrl+H of kitty": "\x1b[104;5u", "Ctrl+H of xterm": "\x1b[27;5;104~", "Shift+Backspace of xterm": "\x1b[27;2;127~", "Num Lock": "\x1b[127;129u",
	},
	" ": {
		"Shift+Space of kitty": "\x1b[32;2u", "Shift+Space of xterm": "\x1b[27;2;32~", "Ctrl+Space": "\x00", "Ctrl+Space of kitty": "\x1b[32;5u",
		"Alt+Space": "\x1b ",
	},
	"\r": {
		"line feed": "\n", "Shift+Enter of kitty": "\x1b[13;2u", "Shift+Enter of xterm": "\x1b[27;2;13~", "Ctrl+Enter": "\x1b[13;5u",
		"Ctrl+M of kitty": "\x1b[109;5u", "Ctrl+M of xterm": "\x1b[27;5;109~", "Ctrl+J of kitty": "\x1b[106;5u",
		"keypad": "\x1bOM", "keypad of kitty": "\x1b[57414u", "keypad with Num Lock": "\x1b[57414;129u",
	},
	"\x1b[27u": {
		"Ctrl+[ of kitty": "\x1b[91;5u", "Ctrl+[ of xterm": "\x1b[27;5;91~", "Shift+Esc": "\x1b[27;2u", "Caps Lock": "\x1b[27;65u",
	},
	"\t": {
		"Ctrl+I of kitty": "\x1b[105;5u", "Ctrl+I of xterm": "\x1b[27;5;105~", "Ctrl+Tab": "\x1b[9;5u",
	},
	"\x1b[Z": {
		"Shift+Tab of kitty": "\x1b[9;2u", "Ctrl+Shift+Tab": "\x1b[9;6u", "Ctrl+Shift+I": "\x1b[105;6u",
	},
	"\x1b[D": {
		"Shift+Left": "\x1b[1;2D", "Ctrl+Left": "\x1b[1;5D", "Alt+Left": "\x1b[1;3D", "application mode": "\x1bOD", "keypad": "\x1b[57417u",
	},
	"\x15": {
		"Ctrl+U of kitty": "\x1b[117;5u", "with Caps Lock of kitty": "\x1b[117;69u", "with Caps Lock of xterm": "\x1b[27;5;85~", "Ctrl+Shift+U": "\x1b[117;6u",
		"after an Esc in one read": "\x1b\x15",
	},
	"4": {"keypad": "\x1bOt", "keypad of kitty": "\x1b[57403u", "keypad with Num Lock": "\x1b[57403;129u"},
	"-": {"keypad": "\x1bOm", "keypad of kitty": "\x1b[57412u"},
	"A": {"Shift+A of kitty": "\x1b[97;2u", "Shift+A of xterm": "\x1b[27;2;65~", "with Caps Lock": "\x1b[97;65u"},
	"\x1bOP": {
		"Shift+F1": "\x1b[1;2P", "Ctrl+F1": "\x1b[1;5P",
	},
}

// keyLog is a program that keeps the keys it gets until a "~".
type keyLog struct {
	keys *Map
	got  []tea.KeyPressMsg
}

func (l *keyLog) Init() tea.Cmd  { return nil }
func (l *keyLog) View() tea.View { return tea.NewView("") }

func (l *keyLog) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	pressed, ok := msg.(tea.KeyPressMsg)
	if !ok {
		return l, nil
	}
	if pressed.Text == "~" {
		return l, tea.Quit
	}
	l.got = append(l.got, l.keys.Plain(pressed))
	return l, nil
}

// keysOf are the keys of what a terminal sends, made plain.
func keysOf(t *testing.T, bytes string) []tea.KeyPressMsg {
	t.Helper()
	l := &keyLog{keys: NewMap()}
	p := tea.NewProgram(l, tea.WithInput(strings.NewReader(bytes+"~")), tea.WithoutRenderer(), tea.WithoutSignalHandler())
	if _, err := p.Run(); err != nil {
		t.Fatal(err)
	}
	return l.got
}

// Whichever way a terminal sends a key with a modifier that means nothing to it, it is the plain
// key, with the same name and the same text.
func TestEveryWayOfAKeyIsThePlainKey(t *testing.T) {
	for plain, ways := range sameKeys {
		want := keysOf(t, plain)[0]
		for name, bytes := range ways {
			got := keysOf(t, bytes)
			if len(got) != 1 || got[0].String() != want.String() || got[0].Text != want.Text || got[0].Keystroke() != want.Keystroke() && got[0].Text == "" {
				t.Errorf("%s, sent as %q, is %v, want %v", name, bytes, got, want)
			}
		}
	}
}
