package kit_test

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"golang.org/x/text/unicode/norm"
	"pgregory.net/rapid"

	"tanteo/tui/draw"
	"tanteo/tui/kit"
)

// Every row of a form in a side is as wide as the side, and the cursor is in the row that has the
// keys, within its field.
func TestSideFormFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, label := rapid.IntRange(24, 60).Draw(t, "width"), rapid.IntRange(4, 16).Draw(t, "label")
		values := rapid.SliceOfN(rapid.StringMatching(`[a-zñ字]{0,70}`), 1, 6).Draw(t, "values")
		at := rapid.IntRange(0, len(values)-1).Draw(t, "at")
		rows := env().NewSideForm(w, label)
		for i, value := range values {
			if i%2 == 0 {
				rows.Choice("choice", value, i == at)
			} else {
				rows.Text("text", value, "empty", rapid.IntRange(0, len([]rune(value))).Draw(t, "cursor"), i == at)
			}
		}
		for i, line := range rows.Lines {
			if n := draw.Width(line); n > w || i%2 == 0 && n != w {
				t.Fatalf("%q is %d wide in %d", line, n, w)
			}
		}
		if rows.Y != at || rows.X <= label || rows.X >= w {
			t.Fatalf("the cursor is in column %d of row %d, the field is row %d of %d columns", rows.X, rows.Y, at, w)
		}
	})
}

// Whatever is typed and pasted into a field, it is one line in NFC, and the cursor is in sight.
func TestFieldIsOneLine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := kit.NewField(50)
		for range rapid.IntRange(1, 12).Draw(t, "keys") {
			text := rapid.StringMatching(`[a-zñ\x{301}字\n\x1b ]{0,9}`).Draw(t, "text")
			switch rapid.IntRange(0, 3).Draw(t, "how") {
			case 0:
				f = f.Type(tea.PasteMsg{Content: strings.Map(kit.OneLine, text)})
			case 1:
				f = f.Type(press(rapid.SampledFrom([]rune{tea.KeyLeft, tea.KeyRight, tea.KeyHome, tea.KeyEnd, tea.KeyBackspace, tea.KeyDelete}).Draw(t, "key")))
			default:
				f = f.Type(tea.KeyPressMsg{Text: text})
			}
			value := f.Value()
			if strings.ContainsAny(value, "\n\x1b") || !norm.NFC.IsNormalString(value) || len([]rune(value)) > 50 {
				t.Fatalf("the field has %q", value)
			}
			w := rapid.IntRange(2, 40).Draw(t, "width")
			if seen, x := f.InSight(w); draw.Width(seen) > w || x > w {
				t.Fatalf("of %q, %q is in sight with the cursor in column %d of %d", value, seen, x, w)
			}
		}
	})
}
