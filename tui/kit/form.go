package kit

import (
	"strings"

	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// Form draws the rows of a form: choices, fields to type into, and the row that starts it.
type Form struct {
	Margin string
	Lines  []string
	X, Y   int // of the cursor: in the row that has the keys

	env   Env
	label int // columns that the names of the fields take
	field int // width of a value
}

// NewForm is a form on a page of its own, without rows yet.
func (e Env) NewForm() Form {
	const label = 16
	margin := PageMargin(e.Width)
	return Form{env: e, Margin: margin, label: label, field: min(38, e.Width-2*draw.Width(margin)-label-4)}
}

// NewSideForm is a form of a width, in which the names of the fields take label columns.
func (e Env) NewSideForm(w, label int) Form {
	return Form{env: e, label: label, field: max(1, w-label-3)}
}

// Row draws a field. While it has the keys, the cursor stands in its column x.
func (f *Form) Row(name, field string, x int, focused bool) {
	name = draw.Pad(name, f.label)
	if focused {
		f.X, f.Y = draw.Width(f.Margin)+f.label+x, len(f.Lines)
		name = f.env.Look.Ink[draw.Accent].Put(name)
	}
	f.Lines = append(f.Lines, f.Margin+name+field)
}

// Choice draws a field that is chosen with the arrows.
func (f *Form) Choice(name, value string, focused bool) {
	f.Row(name, draw.SignLess+" "+draw.Pad(value, f.field)+draw.SignMore, 2, focused)
}

// Text draws a field that is typed in, or the text empty where nothing is typed.
func (f *Form) Text(name, value, empty string, at int, focused bool) {
	x := 0
	if focused {
		before := []rune(value)
		before = before[:min(at, len(before))]
		if n := draw.Width(string(before)) - (f.field - 1); n > 0 { // the end that is typed at is shown
			cut := before
			for draw.Width(string(cut)) > f.field-1 {
				cut = cut[1:]
			}
			value = string(cut) + string([]rune(value)[len(before):])
			before = cut
		}
		x = min(draw.Width(string(before)), f.field-1)
	}
	shown := f.env.Look.Field.Put(draw.Pad(value, f.field))
	if value == "" && !focused {
		shown = f.env.Muted(draw.Pad(empty, f.field))
	}
	f.Row(name, " "+shown, 1+x, focused)
}

// Button draws the row that starts the form.
func (f *Form) Button(text string, focused bool) {
	text = "  " + text + "  "
	f.Lines = append(f.Lines, "")
	if focused {
		f.X, f.Y = draw.Width(f.Margin)+f.label, len(f.Lines)
		text = f.env.Look.Reverse.Put(text)
	} else {
		text = f.env.Look.Ink[draw.Accent].Put(text)
	}
	f.Lines = append(f.Lines, f.Margin+strings.Repeat(" ", f.label)+text)
	if f.env.Height >= 22 {
		f.Lines = append(f.Lines, "")
	}
}

// WithID is a name from a file with the id that the commands use.
func WithID(name, id string) string { return phrases.Safe(name) + " (" + phrases.Safe(id) + ")" }
