package tui_test

import (
	"fmt"
	"testing"

	"tanteo/tui/screentest"
)

// Whatever a terminal makes of a key, where it counts most it does what the plain key does. That
// it is the plain key everywhere is tested where keys are made plain.
func TestModifierThatMeansNothingIsThePlainKey(t *testing.T) {
	t.Parallel()
	for i, place := range []struct {
		name string
		keys []string
	}{
		{"board", []string{"m", "e", "s"}},
		{"entry", []string{":", "H4 JAMO"}},
		{"palette", []string{ctrl('p'), "pas"}},
		{"names", []string{ctrl('p'), "new game", enter, down, down, "Ana"}},
	} {
		for j, key := range []struct {
			plain string
			ways  []string
		}{
			{backspace, []string{"\b", "\x1b[127;2u"}},
			{space, []string{"\x1b[32;2u"}},
			{enter, []string{"\x1b[13;2u", "\x1b[27;2;13~"}},
			{esc, []string{"\x1b[91;5u"}},
		} {
			if testing.Short() && i != j {
				continue // each key in one place
			}
			t.Run(fmt.Sprintf("%s/%q", place.name, key.plain), func(t *testing.T) {
				see := func(key string) (text string) {
					atLines(t, desktop{}, []string{"H4 JAMON"}, func(t *testing.T, d *desk) {
						d.Press(place.keys...)
						d.Press(key)
						x, y, shown := d.Cursor()
						text = fmt.Sprintf("%s\n%d %d %v", d.Text(), x, y, shown)
					})
					return text
				}
				want := see(key.plain)
				for _, bytes := range key.ways {
					if got := see(bytes); got != want {
						t.Errorf("%q is not %q:\n%s\n\nwant\n%s", bytes, key.plain, got, want)
					}
				}
			})
		}
	}
}

// An Esc and a letter that one read brings together are no letter that somebody typed, and with
// Enter they note nothing.
func TestAltIsNoPlainLetter(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("m", "e", "s", "a")
		before := d.Text()
		for _, key := range []string{"\x1ba", "\x1b[97;3u", "\x1b4", "\x1b\r", "\x1b[13;3u", "\x1b[27;3;97~", "\x1b[97;9u"} {
			d.Press(key)
			if got := d.Text(); got != before {
				t.Errorf("%q changes something:\n%s", key, got)
			}
		}
	})
}

// Delete on the board takes a tile back as Backspace does: some terminals send it for that key.
func TestDeleteOnTheBoardTakesATileBack(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("m", "e", del)
		d.squares("H8", false, "<M>", ".")
	})
}

// The palette and the next tab have a key that no multiplexer and no browser takes.
func TestFunctionKeysForChords(t *testing.T) {
	t.Parallel()
	for chord, f := range map[string][]string{
		ctrl('g'): {screentest.F1, "\x1b[11~", "\x1b[57364u"},
		ctrl('t'): {screentest.F2, "\x1b[12~", "\x1b[57365u"},
		ctrl('p'): {screentest.F10, "\x1b[57373u"},
	} {
		for _, place := range [][]string{{}, {":", "12"}} {
			var want string
			for i, key := range append([]string{chord}, f...) {
				atLines(t, desktop{}, []string{"H4 JAMON"}, func(t *testing.T, d *desk) {
					d.Press(place...)
					d.Press(key)
					switch text := d.Text(); {
					case i == 0:
						want = text
					case text != want:
						t.Errorf("%q after %q is not %q:\n%s", key, place, chord, text)
					}
				})
			}
		}
	}
}
