package kit

import (
	"strings"

	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// formLabel is how many columns the names of the fields take.
const formLabel = 16

// Form draws the rows of a form on a page of its own: fields to choose from, fields to type
// into, and what starts it.
type Form struct {
	Margin string
	Lines  []string
	X, Y   int // of the cursor: in the row that has the keys

	env   Env
	field int // width of a value
}

// NewForm is a form without rows yet.
func (e Env) NewForm() Form {
	margin := PageMargin(e.Width)
	return Form{env: e, Margin: margin, field: min(38, e.Width-2*draw.Width(margin)-formLabel-4)}
}

func (f *Form) label(text string, focused bool) string {
	text = draw.Pad(text, formLabel)
	if focused {
		return f.env.Look.Ink[draw.Accent].Put(text)
	}
	return text
}

// Choice draws a field that is chosen from.
func (f *Form) Choice(name, value string, focused bool) {
	if focused {
		f.X, f.Y = draw.Width(f.Margin)+formLabel+2, len(f.Lines)
	}
	f.Lines = append(f.Lines, f.Margin+f.label(name, focused)+draw.SignLess+" "+draw.Pad(value, f.field)+draw.SignMore)
}

// Text draws a field that is typed in; without a text it shows what stands for it.
func (f *Form) Text(name, value, empty string, at int, focused bool) {
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
		f.X, f.Y = draw.Width(f.Margin)+formLabel+1+min(draw.Width(string(before)), f.field-1), len(f.Lines)
	}
	shown := f.env.Look.Field.Put(draw.Pad(value, f.field))
	if value == "" && !focused {
		shown = f.env.Muted(draw.Pad(empty, f.field))
	}
	f.Lines = append(f.Lines, f.Margin+f.label(name, focused)+" "+shown)
}

// Button draws what starts the form.
func (f *Form) Button(text string, focused bool) {
	text = "  " + text + "  "
	f.Lines = append(f.Lines, "")
	if focused {
		f.X, f.Y = draw.Width(f.Margin)+formLabel, len(f.Lines)
		text = f.env.Look.Reverse.Put(text)
	} else {
		text = f.env.Look.Ink[draw.Accent].Put(text)
	}
	f.Lines = append(f.Lines, f.Margin+strings.Repeat(" ", formLabel)+text)
	if f.env.Height >= 22 {
		f.Lines = append(f.Lines, "")
	}
}

// WithID is a name from a file with the id that the commands know it by.
func WithID(name, id string) string { return phrases.Safe(name) + " (" + phrases.Safe(id) + ")" }
