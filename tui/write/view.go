package write

import (
	"errors"
	"path/filepath"
	"strings"

	"tanteo/tui/draw"
	"tanteo/tui/files"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// View draws the form: what there is to choose, the name, what its ending means.
func (f Form) View(env kit.Env, room kit.Room) kit.Panel {
	rows := f.rows(env, room.W)
	return kit.Panel{
		Title: f.Heading, Lines: f.lines(env, rows, room.W, room.H), X: min(rows.X, room.W-1), Y: rows.Y,
		Line: f.line(room.Foot), Answer: f.answer(env, max(20, room.Foot)),
	}
}

// rows are what there is to choose, and the name.
func (f Form) rows(env kit.Env, w int) kit.Form {
	label := 0
	for _, row := range f.Rows {
		label = max(label, draw.Width(row.Label)+1)
	}
	rows := env.NewSideForm(w, min(label, w/2))
	for i, row := range f.Rows {
		rows.Choice(row.Label, row.Among[row.Chosen], i == f.at)
	}
	if len(f.Rows) > 0 {
		rows.Lines = append(rows.Lines, "")
	}
	text, x := f.field.InSight(w)
	if f.at == len(f.Rows) {
		rows.X, rows.Y = x, len(rows.Lines)
	}
	ink := env.Look.Field
	if f.written != "" {
		ink = env.Look.Ink[draw.Muted]
	}
	rows.Lines = append(rows.Lines, ink.Put(draw.Pad(text, w)))
	return rows
}

func (f Form) lines(env kit.Env, rows kit.Form, w, h int) []string {
	s := &env.Lang.Screen.File
	lines := append(rows.Lines, env.PathNames(f.field, w, 3)...)
	ending, known := f.endingOf(f.field.Text())
	if f.written == "" {
		lines = append(lines, "", env.Muted(s.EndingTells))
		for _, one := range f.Endings {
			line := draw.Pad(one.Text, 6) + one.About
			if known && one.Text == ending {
				lines = append(lines, env.Look.Bold.Put(draw.Pad(draw.SignMore+line, w)))
			} else {
				lines = append(lines, " "+line)
			}
		}
	}
	var lost []string
	for _, text := range f.Content.Lost(ending) {
		lost = append(lost, draw.Wrapped(text, w)...)
	}
	if lost == nil {
		return lines
	}
	lines = append(lines, "", env.Look.Ink[draw.Notice].Put(s.NoForm))
	return append(lines, env.Cut(lost, max(1, h-len(lines)))...)
}

// line is where the file would be.
func (f Form) line(w int) string {
	path := f.ShowPath(files.Path(f.field.Text()))
	if room := w - 2; draw.Width(path) > room && w > 0 {
		runes := []rune(path)
		for len(runes) > 0 && draw.Width(string(runes)) > room-1 {
			runes = runes[1:]
		}
		path = "…" + string(runes)
	}
	return draw.SignAcross + " " + path
}

func (f Form) answer(env kit.Env, w int) *kit.Answer {
	s := &env.Lang.Screen.File
	twoLines := func(text string) [2]string {
		lines := draw.Wrapped(text, w)
		return [2]string{lines[0], strings.Join(lines[1:], " ")}
	}
	switch {
	case f.busy:
		return &kit.Answer{Lines: [2]string{s.Writing}}
	case f.written != "":
		return &kit.Answer{Lines: twoLines(f.written)}
	case f.there != "":
		return &kit.Answer{Ink: env.Look.Ink[draw.Notice], Lines: twoLines(s.There(phrases.Fit(filepath.Base(f.there), 40)))}
	case errors.As(f.fault, new(*noEndingError)):
		return &kit.Answer{Ink: env.Look.Ink[draw.Fault], Lines: [2]string{"! " + s.NoEnding}}
	case f.fault != nil:
		said := env.FileFault(f.fault)
		return &kit.Answer{Ink: env.Look.Ink[draw.Fault], Lines: [2]string{"! " + said.What, "  " + said.Todo}}
	}
	return &kit.Answer{}
}
