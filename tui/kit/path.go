package kit

import (
	"errors"
	"path/filepath"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/store"
	"tanteo/tui/draw"
	"tanteo/tui/files"
	"tanteo/tui/key"
	"tanteo/tui/phrases"
)

// PathField is the field for the name of a file. Tab completes it.
type PathField struct {
	field Field
	names []string // that it could go on with
	own   *byte    // tells its completions from those of another field
}

// maxPath is how many characters a path may have.
const maxPath = 4096

// NewPathField is a field that begins with a path.
func NewPathField(text string) PathField {
	return PathField{field: NewField(maxPath).With(text), own: new(byte)}
}

// Text is the path as it is typed.
func (f PathField) Text() string { return f.field.Value() }

// WithoutNames is the field without its list of completions.
func (f PathField) WithoutNames() PathField {
	f.names = nil
	return f
}

// Type is the field after a key or a paste. Unlike Field it keeps accents as they come, because
// they are part of the name of the file.
func (f PathField) Type(msg tea.Msg) PathField {
	switch typed := msg.(type) {
	case tea.KeyPressMsg:
		typed.Text = strings.Map(OneLine, typed.Text)
		msg = typed
	case tea.PasteMsg:
		msg = tea.PasteMsg{Content: strings.Map(OneLine, strings.TrimSpace(typed.Content))}
	}
	f.field.Model, _ = f.field.Update(msg)
	return f.WithoutNames()
}

// Key is the field after a key; Tab also gives the command that looks for completions.
func (f PathField) Key(msg tea.KeyPressMsg, k *key.Map) (PathField, tea.Cmd) {
	switch {
	case key.Matches(msg, k.NextPane):
		return f, f.Complete()
	case key.Matches(msg, k.Undo):
		return NewPathField(""), nil
	}
	return f.Type(msg), nil
}

// CompletedMsg brings the completions of a path.
type CompletedMsg struct {
	field *byte
	typed string
	found files.Completion
	Err   error
}

// Failed says that nothing could be looked for.
func (msg CompletedMsg) Failed(err error) tea.Msg { msg.Err = err; return msg }

// Complete looks for names that go on with what was typed.
func (f PathField) Complete() tea.Cmd {
	msg := CompletedMsg{field: f.own, typed: f.Text()}
	return Work(msg, func() tea.Msg {
		msg.found, msg.Err = files.Complete(msg.typed)
		return msg
	})
}

// AskedFor says whether the message answers this field.
func (f PathField) AskedFor(msg CompletedMsg) bool { return f.own == msg.field }

// Completed is the field with its completions, unless something was typed since.
func (f PathField) Completed(msg CompletedMsg) PathField {
	if f.Text() != msg.typed {
		return f
	}
	f.field = f.field.With(msg.found.Typed)
	f.names = msg.found.Names
	return f
}

// InSight is the visible part of the field in a width, and the column of the cursor.
func (f PathField) InSight(w int) (text string, x int) { return f.field.InSight(w) }

// PathNames are the completions of a path, in lines of a width.
func (e Env) PathNames(f PathField, w, h int) []string {
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
		lines[i] = e.Muted(lines[i])
	}
	return lines
}

// FileFault tells why a file cannot be read or written.
func (e Env) FileFault(err error) phrases.Said {
	if none, ok := errors.AsType[*store.NotFileError](err); ok && none.Folder {
		return e.Lang.Screen.File.IsFolder(phrases.Fit(filepath.Base(none.Path), 30))
	}
	what, todo := e.Explain(err)
	return phrases.Said{What: what, Todo: todo}
}
