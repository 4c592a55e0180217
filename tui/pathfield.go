package tui

import (
	"strings"

	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/draw"
	"tanteo/tui/files"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// pathField is the field for the name of a file. Tab goes on with a name that was begun.
type pathField struct {
	field textinput.Model
	names []string // that it could go on with
}

// maxPath is how many characters a path may have.
const maxPath = 4096

func newPathField(text string) pathField {
	f := pathField{field: kit.NewField(maxPath)}
	f.field.SetValue(text)
	f.field.CursorEnd()
	return f
}

func (f pathField) text() string { return f.field.Value() }

// typed is the field after a key or a paste. Unlike other fields it leaves accents as they
// come: they are part of the name of the file.
func (f pathField) typed(msg tea.Msg) pathField {
	switch typed := msg.(type) {
	case tea.KeyPressMsg:
		typed.Text = strings.Map(kit.OneLine, typed.Text)
		msg = typed
	case tea.PasteMsg:
		msg = tea.PasteMsg{Content: strings.Map(kit.OneLine, strings.TrimSpace(typed.Content))}
	}
	f.field, _ = f.field.Update(msg)
	f.names = nil
	return f
}

// key is the field after a key, and the look for names that Tab asks for.
func (f pathField) key(msg tea.KeyPressMsg, k key.Map) (pathField, tea.Cmd) {
	switch {
	case key.Matches(msg, k.NextPane):
		return f, f.complete()
	case key.Matches(msg, k.Undo):
		return newPathField(""), nil
	}
	return f.typed(msg), nil
}

// completedMsg says how a path goes on.
type completedMsg struct {
	typed string
	files.Completion
	err error
}

func (msg completedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// complete looks for names that go on with what was typed.
func (f pathField) complete() tea.Cmd {
	typed := f.text()
	return kit.Work(completedMsg{typed: typed}, func() tea.Msg {
		c, err := files.Complete(typed)
		return completedMsg{typed, c, err}
	})
}

// completed is the field with what was found, unless it has been typed in since.
func (f pathField) completed(msg completedMsg) pathField {
	if f.text() != msg.typed {
		return f
	}
	f.field.SetValue(msg.Typed)
	f.field.CursorEnd()
	f.names = msg.Names
	return f
}

// shown is what is in sight of the field in a width, and the column of the cursor.
func (f pathField) shown(w int) (text string, x int) { return kit.InSight(f.field, w) }

// nameLines are the names that a path could go on with, in lines of a width.
func (f pathField) nameLines(m *Model, w, h int) []string {
	if len(f.names) == 0 || h < 1 {
		return nil
	}
	const most = 200 // of them are looked at
	lines := draw.Wrapped(strings.Join(f.names[:min(len(f.names), most)], "  "), w)
	if len(lines) > h {
		lines = lines[:h]
		lines[h-1] = draw.Pad(lines[h-1]+"  …", w)
	}
	for i := range lines {
		lines[i] = m.Muted(lines[i])
	}
	return lines
}

// completed gives the field that is typed in what was found for it.
func (m *Model) completed(msg completedMsg) tea.Cmd {
	fault := ""
	if msg.err != nil {
		fault = m.fileFault(msg.err).Sentence()
	}
	if m.file != nil {
		m.file.field, m.file.fault = m.file.field.completed(msg), fault
		return nil
	}
	if m.lists != nil {
		m.lists.field, m.lists.fault = m.lists.field.completed(msg), fault
		return nil
	}
	if m.table == nil {
		return nil
	}
	if f, ok := m.table.over.(*exportForm); ok {
		f.field, f.fault, f.named = f.field.completed(msg), msg.err, true
	}
	return nil
}
