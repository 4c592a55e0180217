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
		return f.key(env.Keys, msg)
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

func (f Form) key(k *key.Map, msg tea.KeyPressMsg) (Form, kit.Action) {
	choosing := f.at < len(f.Rows)
	switch {
	case f.written != "" && key.Matches(msg, k.Clear, k.Enter):
		return f, kit.Done{Said: f.written}
	case key.Matches(msg, k.Clear):
		return f, kit.Close{}
	case f.busy || f.written != "":
	case key.Matches(msg, k.Enter):
		return f.Write()
	case len(f.Rows) > 0 && key.Matches(msg, k.Up, k.PrevPane):
		f.at = (f.at + len(f.Rows)) % (len(f.Rows) + 1)
	case len(f.Rows) > 0 && key.Matches(msg, k.Down), choosing && key.Matches(msg, k.NextPane):
		f.at = (f.at + 1) % (len(f.Rows) + 1)
	case choosing && key.Matches(msg, k.Left):
		return f.choose(-1), nil
	case choosing && key.Matches(msg, k.Right):
		return f.choose(1), nil
	case choosing:
	default:
		var look tea.Cmd
		before := f.field.Text()
		f.there, f.fault = "", nil
		f.field, look = f.field.Key(msg, k)
		f.ownName = f.ownName || f.field.Text() != before
		return f, kit.Ask{Cmd: look}
	}
	return f, nil
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
