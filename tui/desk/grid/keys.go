package grid

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// Update is the grid after a key or a paste, with at most one thing to do.
func (p Pane) Update(v view.Table, msg tea.Msg) (Pane, kit.Action) {
	switch msg := msg.(type) {
	case tea.KeyPressMsg:
		return of(v, p).key(msg)
	case tea.PasteMsg:
		return of(v, p).paste(msg)
	}
	return p, nil
}

// page is how many rows a page up or down goes.
const page = 8

func (v grid) key(msg tea.KeyPressMsg) (Pane, kit.Action) {
	k, wasAsking := v.Keys, v.asking
	v.asking = false
	row := v.here()
	switch {
	case key.Matches(msg, k.Clear, k.Undo) && v.typing:
		return v.emptied(), kit.Tell{}
	case key.Matches(msg, k.Clear, k.Grid):
		return v.Pane, kit.Close{}
	case key.Matches(msg, k.Palette):
		return v.Pane, kit.OpenPalette{}
	case key.Matches(msg, k.Help):
		return v.Pane, kit.OpenHelp{}
	case key.Matches(msg, k.Undo):
		return v.Pane, kit.TakeBack{}
	case key.Matches(msg, k.Redo):
		return v.Pane, kit.MakeAgain{}
	case key.Matches(msg, k.Enter) && row.kind == moreRow:
		return v.withMore(), nil
	case key.Matches(msg, k.Enter) && row.kind == closingRow && !v.At.Game.Standings.Finished:
		return v.end()
	case key.Matches(msg, k.Enter, k.NextPane):
		return v.goOn(step{cells: 1})
	case key.Matches(msg, k.PrevPane):
		return v.goOn(step{cells: -1})
	case key.Matches(msg, k.Up):
		return v.goOn(step{rows: -1})
	case key.Matches(msg, k.Down):
		return v.goOn(step{rows: 1})
	case key.Matches(msg, k.Left) && (!v.typing || v.field.Position() == 0):
		return v.goOn(step{columns: -1})
	case key.Matches(msg, k.Right) && (!v.typing || v.field.Position() == len([]rune(v.field.Value()))):
		return v.goOn(step{columns: 1})
	case key.Matches(msg, k.PageUp):
		return v.goOn(step{rows: -page})
	case key.Matches(msg, k.PageDown):
		return v.goOn(step{rows: page})
	case key.Matches(msg, k.First) && !v.typing:
		return v.moved(1, v.seat), nil
	case key.Matches(msg, k.Last) && !v.typing:
		return v.atOpenCell(), nil
	case key.Matches(msg, k.Line) && !v.typing:
		return v.Pane, kit.Type{Text: ""}
	case v.At.Watching != "":
		return v.Pane, kit.Say{Text: v.At.Watching}
	case key.Matches(msg, k.Delete) && !v.typing:
		return v.deleteRow(wasAsking)
	case msg.Text != "" || v.typing || key.Matches(msg, k.TakeBack):
		return v.typed(msg)
	}
	return v.Pane, nil
}

// typed gives a key or a paste to the cell. A letter begins the cell anew, Backspace edits what is
// in it.
func (v grid) typed(msg tea.Msg) (Pane, kit.Action) {
	if v.here().kind == moreRow {
		return v.Pane, nil
	}
	if pressed, ok := msg.(tea.KeyPressMsg); ok && !v.typing && key.Matches(pressed, v.Keys.TakeBack) {
		v.field = v.field.With(v.cellText())
	}
	if paste, ok := msg.(tea.PasteMsg); ok {
		msg = tea.PasteMsg{Content: strings.Map(kit.OneLine, paste.Content)}
	}
	v.field, v.typing = v.field.Type(msg), true
	return v.Pane, kit.Tell{}
}

// goOn notes what is typed in this cell and then goes to another.
func (v grid) goOn(to step) (Pane, kit.Action) {
	if !v.typing {
		return v.gone(to), nil
	}
	if v.overtaken {
		return v.notNoted()
	}
	return v.note(to)
}
