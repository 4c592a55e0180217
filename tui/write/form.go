// Package write is what leaves the program of a game: files of any format, pages for paper, texts
// for the clipboard.
//
//	form := write.Export(env, game, catalogue.Guessed(words.Has), files.Shown)
//	cmd := write.ToClipboard(write.Tmux, text)
package write

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/store"
	"tanteo/tui/files"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// Form asks for the file to write something into. What there is to choose stands in rows above
// the name; the ending of the name tells the format.
type Form struct {
	Question
	token   *byte // tells its answer from that of another form
	at      int   // the row that has the keys; len(Rows) is the name
	ownName bool  // somebody typed the name, so that it stays whatever is chosen
	field   kit.PathField

	there   string // the path that is there already, and may be replaced by Enter
	busy    bool
	fault   error
	written string // that it is written; it tells what is not in it
}

// Question is what a form asks.
type Question struct {
	Heading  string
	Rows     []Row
	Endings  []Ending
	Content  Content
	ShowPath func(path string) string // a path as it may be shown
}

// Content is what is written.
type Content interface {
	// Name is the one that is proposed with what is chosen in the rows.
	Name(rows []Row) string

	// Encode is the file of an ending; it is asked off the key path.
	Encode(rows []Row, ending string) ([]byte, error)

	// Lost tells what a file of an ending has no form for.
	Lost(ending string) []string
}

// Row is something to choose.
type Row struct {
	Label  string
	Among  []string
	Chosen int
}

// Ending is how a name may end, and what such a file is for.
type Ending struct{ Text, About string }

// New is the form with the keys on the name.
func New(a Question) Form {
	return Form{Question: a, token: new(byte), at: len(a.Rows), field: kit.NewPathField(a.Content.Name(a.Rows))}
}

// WithPath is the form with a name that was typed elsewhere.
func (f Form) WithPath(path string) Form {
	f.field, f.ownName = kit.NewPathField(path), true
	return f
}

// endingOf is how a name ends, where it is one of the endings.
func (f Form) endingOf(name string) (string, bool) {
	for _, one := range f.Endings {
		if strings.EqualFold(filepath.Ext(name), one.Text) {
			return one.Text, true
		}
	}
	return "", false
}

// Update chooses, types the name, and has the file written.
func (f Form) Update(env kit.Env, msg tea.Msg) (kit.Over, kit.Action) {
	switch msg := msg.(type) {
	case tea.KeyPressMsg:
		return f.key(env, msg)
	case tea.PasteMsg:
		if !f.busy && f.written == "" {
			f.there, f.fault = "", nil
			f.field, f.ownName, f.at = f.field.Type(msg), true, len(f.Rows)
		}
	case kit.CompletedMsg:
		if f.field.AskedFor(msg) {
			f.field, f.fault, f.ownName = f.field.Completed(msg), msg.Err, true
		}
	case Wrote:
		if msg.token == f.token {
			return f.wrote(env, msg)
		}
	}
	return f, nil
}

// KeyRows are the keys of the form. What else types goes into the name.
func (f Form) KeyRows(env kit.Env) []kit.OverRow {
	k, h := env.Keys, &env.Lang.Screen.Hint
	choosing, rows := f.at < len(f.Rows), len(f.Rows)
	closed := f.busy || f.written != ""
	goes := func(fields int) func() (kit.Over, kit.Action) {
		return func() (kit.Over, kit.Action) {
			f.at = (f.at + rows + 1 + fields) % (rows + 1)
			return f, nil
		}
	}
	chooses := func(n int) func() (kit.Over, kit.Action) {
		return func() (kit.Over, kit.Action) { return f.choose(n), nil }
	}
	asks := func(action kit.Action) func() (kit.Over, kit.Action) {
		return func() (kit.Over, kit.Action) { return f, action }
	}
	completes := func() (kit.Over, kit.Action) {
		f.there, f.fault = "", nil
		return f, kit.Ask{Cmd: f.field.Complete()}
	}
	choose, field, down := key.Hint{Says: h.Choose}, key.Hint{Says: h.Field}, key.Hint{}
	if choosing {
		down = field
	}
	return []kit.OverRow{
		{Keys: k.Enter, Off: f.written == "", Ask: asks(kit.Done{Said: f.written})},
		{Keys: k.Enter, Hint: key.Hint{Says: h.Write}, Off: closed, Ask: func() (kit.Over, kit.Action) { return f.Write() }},
		{Keys: k.NextPane, Hint: key.Hint{Says: h.Complete}, Off: closed || choosing, Ask: completes},
		{Keys: k.Left, Hint: choose, Off: closed || !choosing, Ask: chooses(-1)},
		{Keys: k.Right, Hint: choose, Off: closed || !choosing, Ask: chooses(1)},
		{Keys: k.Up, Hint: field, Off: closed || rows == 0, Ask: goes(-1)},
		{Keys: k.Down, Hint: down, Off: closed || rows == 0, Ask: goes(1)},
		{Keys: k.Clear, Hint: key.Hint{Says: h.Back}, Off: f.written == "", Ask: asks(kit.Done{Said: f.written})},
		{Keys: k.Clear, Hint: key.Hint{Says: h.Back}, Ask: asks(kit.Close{})},
		{Keys: k.NextPane, Off: closed, Ask: goes(1)},
		{Keys: k.PrevPane, Off: closed || rows == 0, Ask: goes(-1)},
	}
}

func (f Form) key(env kit.Env, msg tea.KeyPressMsg) (kit.Over, kit.Action) {
	if row, bound := key.Find(f.KeyRows(env), msg); bound {
		return row.Ask()
	}
	if f.busy || f.written != "" || f.at < len(f.Rows) {
		return f, nil
	}
	var look tea.Cmd
	before := f.field.Text()
	f.there, f.fault = "", nil
	f.field, look = f.field.Key(msg, env.Keys)
	f.ownName = f.ownName || f.field.Text() != before
	return f, kit.Ask{Cmd: look}
}

// choose takes the next choice in the row that has the keys, and proposes the name that goes with
// it.
func (f Form) choose(n int) Form {
	f.Rows = append([]Row{}, f.Rows...)
	row := &f.Rows[f.at]
	row.Chosen = (row.Chosen + n + len(row.Among)) % len(row.Among)
	f.there, f.fault = "", nil
	if !f.ownName {
		f.field = kit.NewPathField(f.Content.Name(f.Rows))
	}
	return f
}

// Holds says whether a name is typed that nothing was written to yet.
func (f Form) Holds() bool { return f.ownName && f.written == "" }

// Typed says that it is typed in.
func (f Form) Typed() bool { return true }

// Wrote says that a file was written, or why not.
type Wrote struct {
	token *byte
	path  string
	err   error
}

// Failed says that it could not be written.
func (msg Wrote) Failed(err error) tea.Msg { msg.err = err; return msg }

// Write has the file written that is named. One that is there is asked about first.
func (f Form) Write() (Form, kit.Action) {
	ending, ok := f.endingOf(f.field.Text())
	if !ok {
		f.fault = &noEndingError{f.field.Text()}
		return f, nil
	}
	content, rows, path := f.Content, f.Rows, files.Path(f.field.Text())
	over := f.there == path
	f.busy, f.fault, f.there = true, nil, ""
	f.field = f.field.WithoutNames()
	msg := Wrote{token: f.token, path: path}
	return f, kit.Write{Cmd: kit.Work(msg, func() tea.Msg {
		text, err := content.Encode(rows, ending)
		if err == nil {
			if err = store.Regular(path); errors.Is(err, fs.ErrNotExist) {
				err = nil
			}
		}
		if err == nil {
			err = store.Share(path, text, over)
		}
		msg.err = err
		return msg
	})}
}

// noEndingError says that a name ends in no format.
type noEndingError struct{ name string }

func (e *noEndingError) Error() string { return e.name + " ends in no format" }

// wrote says where the file was written. The form stays open if something could not be put into
// the file.
func (f Form) wrote(env kit.Env, msg Wrote) (Form, kit.Action) {
	f.busy = false
	switch {
	case errors.As(msg.err, new(*store.ExistsError)):
		f.there = msg.path
		return f, nil
	case msg.err != nil:
		f.fault = msg.err
		return f, nil
	}
	said := env.Lang.Screen.File.Written(f.ShowPath(msg.path))
	if ending, _ := f.endingOf(msg.path); len(f.Content.Lost(ending)) > 0 {
		f.written = said
		return f, nil
	}
	return f, kit.Done{Said: said}
}

// Waits says whether it is this form that the file was written for.
func (f Form) Waits(msg Wrote) bool { return msg.token == f.token }

// Notice tells what became of a file whose form was closed.
func (msg Wrote) Notice(env kit.Env, showPath func(path string) string) kit.Notice {
	if msg.err != nil {
		return kit.Notice{Text: env.FileFault(msg.err).Sentence(), Fault: true}
	}
	return kit.Notice{Text: env.Lang.Screen.File.Written(showPath(msg.path))}
}

// asFile is lines as a file of text.
func asFile(lines []string) []byte {
	return []byte(phrases.SafeLines(strings.Join(lines, "\n") + "\n"))
}
