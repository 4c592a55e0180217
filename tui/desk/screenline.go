package desk

import (
	"strings"

	"tanteo/sheet"
	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/printout/paper"
)

// screenLine does a line that only concerns the screen: tab, print, write, open alone, quit. It is
// false for other lines.
func (d *Desk) screenLine(line sheet.Line, text string) bool {
	t := d.At
	if line.Verb < sheet.Open || line.Verb > sheet.Quit || line.Verb == sheet.Open && line.Game != "" {
		return false
	}
	before := t.Entry
	t.Entry, t.Said = t.Entry.Remember(text), view.Said{}
	t.Refresh()
	switch line.Verb {
	case sheet.Tab:
		d.showTab(line.Name)
	case sheet.Print:
		d.printKind(line.Name)
	case sheet.Write:
		d.writeNamed(line.Name)
	case sheet.TakePen:
		d.askForPen()
		return true
	case sheet.Open:
		if stays(d) {
			d.Notice = kit.Notice{Text: t.Watching, Fault: true}
			return true
		}
		d.want(kit.ToGames{})
		return true
	case sheet.Quit:
		d.want(kit.Quit{})
		return true
	}
	if t.Said.Fault {
		t.Entry = before
	}
	return true
}

// showTab shows the tab with this name, in any language. Without a name it shows the next tab.
func (d *Desk) showTab(name string) {
	t := d.At
	if name == "" {
		d.focusOn(view.OnBoard)
		d.nextTab()
		return
	}
	languages := append([]*phrases.Language{d.Lang}, phrases.Languages()...)
	for _, l := range languages {
		for i, known := range tabs.TabNamesOf(l) {
			if strings.HasPrefix(sheet.Plain(known), sheet.Plain(name)) && !t.Hides(view.Tab(i)) {
				d.focusOn(view.OnBoard)
				t.Tab, t.WorkingPage = view.Tab(i), false
				if d.Lay.Side.W == 0 {
					d.enlarge(true)
				}
				return
			}
		}
	}
	var there []string
	for i, known := range tabs.TabNamesOf(d.Lang) {
		if !t.Hides(view.Tab(i)) {
			there = append(there, known)
		}
	}
	d.NoneOf(name, there)
}

// printKind asks for the file to print to, with the named kind chosen.
func (d *Desk) printKind(name string) {
	if !offersOf(d.Table).keptGame() {
		d.Notice = kit.Notice{Text: d.Lang.Copying.Nothing}
		return
	}
	kinds := paper.KindsOf(d.At.Game)
	names, chosen := make([]string, len(kinds)), -1
	for i, kind := range kinds {
		names[i] = string(kind)
		called := sheet.Plain(d.Lang.Printing.Kinds[names[i]])
		if sheet.Plain(name) == names[i] || chosen < 0 && strings.Contains(called, sheet.Plain(name)) {
			chosen = i
		}
	}
	if chosen < 0 {
		d.NoneOf(name, names)
		return
	}
	prints(chosen)(d)
}

// writeNamed writes the game into a file, or asks for the name of one.
func (d *Desk) writeNamed(file string) {
	if !offersOf(d.Table).keptGame() {
		d.Notice = kit.Notice{Text: d.Lang.Copying.Nothing}
		return
	}
	if file != "" {
		d.writeTo(file)
		return
	}
	openExport(d)
}
