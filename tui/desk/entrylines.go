package desk

import (
	"strings"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/line"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// pasteInEntry pastes a line into the entry. Several lines are done one after the other, as if
// Enter followed each.
func (d *Desk) pasteInEntry(msg tea.PasteMsg) {
	t := d.At
	lines := kit.LinesOf(msg.Content)
	if len(lines) < 2 {
		pasted := utf8.RuneCountInString(strings.Map(kit.OneLine, msg.Content))
		cut := utf8.RuneCountInString(t.Entry.Text()) + pasted - entry.Most
		t.Entry = t.Entry.Typed(msg)
		d.entryChanged()
		if cut > 0 {
			d.Notice = kit.Notice{Text: d.Lang.Screen.PastedTooLong(entry.Most, cut)}
		}
		return
	}
	typed, at := []rune(t.Entry.Text()), t.Entry.Field.Position()
	lines[0] = string(typed[:at]) + lines[0] + string(typed[at:])
	d.takeLines(append(lines, t.Entry.Rest...))
}

// pasteOnBoard lays a pasted word as if its letters were typed. Anything else goes to the entry.
func (d *Desk) pasteOnBoard(msg tea.PasteMsg) {
	t := d.At
	switch lines := kit.LinesOf(msg.Content); {
	case t.Watching != "":
		d.Notice = kit.Notice{Text: t.Watching, Fault: true}
	case len(lines) > 1 || len(lines) == 1 && offersOf(d.Table).isLine(lines[0]):
		d.focusOn(view.OnEntry)
		if len(lines) == 1 {
			msg.Content = strings.TrimSpace(lines[0])
		}
		d.pasteInEntry(msg)
	default:
		d.layLetters(strings.Map(kit.OneLine, msg.Content))
	}
}

// isLine says whether a pasted text is a line and not a word: it has a sign or a digit that no
// word has, or it is several words that make a line.
func (v offers) isLine(text string) bool {
	if strings.ContainsAny(text, "0123456789=*:/+") {
		return true
	}
	if len(strings.Fields(text)) < 2 {
		return false
	}
	_, err := line.Parse(strings.Map(kit.OneLine, text), v.At.Game, v.Words)
	return err == nil
}

// enterAll does the line in the entry, and then the pasted lines that wait behind it.
func (d *Desk) enterAll() {
	p := d.At.Entry
	if len(p.Rest) == 0 {
		d.enter()
		return
	}
	d.takeLines(append([]string{p.Text()}, p.Rest...))
}

// takeLines does lines one after the other, as long as each changes the game or picks whose the
// next one is. The line at which it stops stands in the entry, with the rest behind it.
func (d *Desk) takeLines(lines []string) {
	t := d.At
	taken := 0
	for i, text := range lines {
		if t.Focus != view.OnEntry {
			d.focusOn(view.OnEntry)
		}
		t.Entry = t.Entry.With(strings.Map(kit.OneLine, text))
		d.entryChanged()
		if utf8.RuneCountInString(text) > entry.Most {
			d.refuse(&line.Error{Reason: line.TooLong, Limit: entry.Most}, phrases.Context{})
			t.Entry.Rest = lines[i+1:]
			break
		}
		done, seat := t.Game.Log.Done, t.Seat
		d.enter()
		rest := lines[i+1:]
		if t.Said.Fault || d.Notice.Fault {
			t.Entry.Rest = rest
			break
		}
		taken++
		if !goes(d.actions) && t.Over == nil && (t.Game.Log.Done != done || t.Seat != seat) {
			continue
		}
		if len(rest) > 0 {
			t.Entry = t.Entry.With(rest[0])
			t.Entry.Rest = rest[1:]
		}
		break
	}
	if !d.Notice.Fault && !(t.Counting && goes(d.actions)) {
		d.Notice.Text = strings.TrimSpace(d.Lang.Screen.Pasted(taken, len(lines)-taken, d.KeyName("Enter"), d.KeyName("Esc")) + " " + d.Notice.Text)
	}
}
