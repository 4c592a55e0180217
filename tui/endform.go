package tui

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// endForm asks for what is left on each rack. Its line is the same thing as typed.
type endForm struct {
	seats  []int // at the table
	fields []string
	at     int
	fault  error
}

func newEndForm(m *Model) endForm {
	f := endForm{}
	for i, p := range m.table.game.Standings.Players {
		if !p.Gone {
			f.seats = append(f.seats, i+1)
			f.fields = append(f.fields, "")
		}
	}
	return f
}

// text is the line that the form stands for: an empty field is the player who went out.
func (f endForm) text(v view) string {
	line := v.Lang.Word(sheet.CommandEnd)
	for _, field := range f.fields {
		if rack, err := v.at.game.Edition.SpellRack(field); err == nil {
			field = sheet.RackText(v.at.game.Edition, rack) // "|" only where it keeps apart
		}
		if field == "" {
			field = "-"
		}
		line += " " + field
	}
	return line
}

// parsed is the line read, what it would change, and how its letters could be read as well.
func (f endForm) parsed(v view) (changes []int, other string, err error) {
	g := v.at.game
	line, err := sheet.Parse(f.text(v), g, v.words)
	if err != nil {
		return nil, "", err
	}
	next, _, err := g.Do(line, sheet.Stamp{})
	if err != nil {
		return nil, "", err
	}
	for _, p := range next.Standings.Players {
		changes = append(changes, p.Adjustment)
	}
	var others []string
	for _, n := range line.Notices {
		if n.Other != nil {
			others = append(others, v.Lang.Notice(n, g))
		}
	}
	return changes, strings.Join(others, " "), nil
}

func (f endForm) title(v view) (string, string) { return v.Lang.Screen.End.Title, "" }

func (f endForm) key(msg tea.KeyPressMsg, v view) (overlay, action) {
	k := v.Keys
	f.fault = nil
	f.fields = append([]string{}, f.fields...)
	switch {
	case key.Matches(msg, k.Clear):
		return nil, nil
	case key.Matches(msg, k.NextPane, k.Down, k.Turn):
		f.at = (f.at + 1) % len(f.fields)
	case key.Matches(msg, k.PrevPane), key.Matches(msg, k.Up):
		f.at = (f.at + len(f.fields) - 1) % len(f.fields)
	case key.Matches(msg, k.Enter):
		if _, _, err := f.parsed(v); err != nil {
			f.fault = err
			return f, nil
		}
		return nil, doText{f.text(v)}
	case key.Matches(msg, k.TakeBack):
		if runes := []rune(f.fields[f.at]); len(runes) > 0 {
			f.fields[f.at] = string(runes[:len(runes)-1])
		}
	case key.Matches(msg, k.Undo):
		f.fields[f.at] = ""
	case msg.Text != "":
		f.fields[f.at] = f.typed(msg.Text)
	}
	return f, nil
}

func (f endForm) paste(_ view, msg tea.PasteMsg) overlay {
	f.fields = append([]string{}, f.fields...)
	f.fields[f.at] = f.typed(strings.Map(kit.OneLine, msg.Content))
	return f
}

// maxLeft is how much one field takes, in characters.
const maxLeft = 24

// typed is the field with a text behind it. A space keeps two tiles apart, as "|" does in the
// line, where it would part two players.
func (f endForm) typed(text string) string {
	text = strings.ReplaceAll(text, " ", "|")
	if f.fields[f.at] == "" {
		text = strings.TrimLeft(text, "|")
	}
	text = f.fields[f.at] + strings.ToUpper(text)
	return string([]rune(text)[:min(maxLeft, len([]rune(text)))])
}

func (f endForm) lines(v view, w, h int) []string {
	e, g := &v.Lang.Screen.End, &v.at.game
	changes, other, err := f.parsed(v)
	lines := []string{draw.Pad(e.Ask, w), ""}
	nameW := min(12, w/3)
	for i, seat := range f.seats {
		name := draw.Pad(v.playerName(g, seat), nameW)
		if i == f.at {
			name = v.Look.Ink[draw.Accent].Put(name)
		}
		field := f.fields[i]
		if field == "" {
			field = "-"
		}
		change := ""
		if err == nil {
			change = phrases.Signed(changes[seat-1])
		}
		room := w - nameW - 1 - 6
		lines = append(lines, name+" "+v.Look.Field.Put(draw.Pad(field, min(room, 12)))+draw.Right(change, w-nameW-1-min(room, 12)))
	}
	lines = append(lines, "")
	lines = append(lines, v.MutedLines(e.How, w)...)
	lines = append(lines, "")
	if strings.Join(f.fields, "") == "" {
		return lines
	}
	if err != nil {
		what, todo := v.Lang.Explain(err, phrases.About(*g, f.text(v)))
		return append(lines, v.FaultLines(what+" "+todo, w)...)
	}
	if other != "" {
		lines = append(lines, v.MutedLines(other, w)...)
	}
	lines = append(lines, draw.Wrapped(f.outText(v, changes), w)...)
	lines = append(lines, "")
	for _, seat := range f.seats {
		p := g.Standings.Players[seat-1]
		end := phrases.Number(p.Points) + " " + draw.PlusMinus(changes[seat-1]) + draw.Right(phrases.Number(p.Points+changes[seat-1]), 6)
		lines = append(lines, draw.Spread(v.playerName(g, seat), end, w))
	}
	return lines
}

func (f endForm) outText(v view, changes []int) string {
	e, g := &v.Lang.Screen.End, &v.at.game
	for i, seat := range f.seats {
		if f.fields[i] == "" || f.fields[i] == "-" {
			return e.WentOut(v.playerName(g, seat), changes[seat-1])
		}
	}
	return e.NobodyOut
}

func (f endForm) cursor(v view, w int) (int, int, bool) {
	return min(min(12, w/3)+1+draw.Width(f.fields[f.at]), w-1), 2 + f.at, true
}

func (f endForm) hints(v view) []kit.Hint {
	h := &v.Lang.Screen.Hint
	return []kit.Hint{{Key: v.KeyName("Tab"), Does: h.NextField}, {Key: v.KeyName("Enter"), Does: h.EndGame}, {Key: v.KeyName("Esc"), Does: h.PlayOn}}
}

func (f endForm) line(v view) string { return f.text(v) }

func (f endForm) answers(v view) (draw.Ink, [2]string) {
	if f.fault != nil {
		what, todo := v.Lang.Explain(f.fault, phrases.About(v.at.game, f.text(v)))
		return v.Look.Ink[draw.Fault], [2]string{"! " + what, "  " + todo}
	}
	return draw.Ink{}, [2]string{v.Lang.Screen.End.SameAsLine, ""}
}

func (f endForm) typing() bool { return true }
