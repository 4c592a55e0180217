package tui

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	"charm.land/bubbles/v2/key"
	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/gcg"
	"tanteo/sheet/store"
	"tanteo/tui/files"
	"tanteo/tui/phrases"
)

// exportForm writes the game at the table into a file. The ending of its name tells the
// format.
type exportForm struct {
	field  pathField
	losses []gcg.Loss // what GCG has no form for
	asked  string     // the path that is there already, and may be replaced by Enter
	busy   bool
	fault  error
	done   bool // it is written, and tells what is not in it
}

// keptGame says whether there is a game at the table that can be written.
func (m *Model) keptGame() bool { return m.table != nil && !m.table.counting }

func (m *Model) openExport() tea.Cmd {
	g := m.table.game
	f := &exportForm{field: newPathField(g.Log.ID + files.GCG.Ending())}
	_, f.losses, _ = files.Encode(files.GCG, g, m.lang)
	m.table.over = f
	return nil
}

// wroteMsg says that a file was written, or why not.
type wroteMsg struct {
	form *exportForm
	path string
	err  error
}

func (f *exportForm) title(m *Model) (string, string) { return m.lang.Screen.File.Write, "" }

func (f *exportForm) key(msg tea.KeyPressMsg, m *Model) (overlay, action) {
	k := m.keys
	switch {
	case key.Matches(msg, k.Clear), f.done && key.Matches(msg, k.Enter):
		return nil, nil
	case f.busy || f.done:
	case key.Matches(msg, k.Enter):
		return f, doCommand{(*Model).writeFile}
	default:
		var cmd tea.Cmd
		f.asked, f.fault = "", nil
		f.field, cmd = f.field.key(msg, k)
		return f, doCommand{func(*Model) tea.Cmd { return cmd }}
	}
	return f, nil
}

func (f *exportForm) paste(msg tea.PasteMsg) overlay {
	if !f.busy && !f.done {
		f.asked, f.fault = "", nil
		f.field = f.field.typed(msg)
	}
	return f
}

// writeFile writes the game into the file that was named. One that is there is asked about
// first.
func (m *Model) writeFile() tea.Cmd {
	f, ok := m.table.over.(*exportForm)
	if !ok {
		return nil
	}
	format, ok := files.EndingOf(f.field.text())
	if !ok {
		f.fault = &noEndingError{f.field.text()}
		return nil
	}
	g, l, path := m.table.game, m.lang, files.Path(f.field.text())
	over := f.asked == path
	f.busy, f.fault, f.asked = true, nil, ""
	f.field.names = nil
	m.writing++
	return func() tea.Msg {
		text, _, err := files.Encode(format, g, l)
		if err == nil {
			if err = files.Check(path); errors.Is(err, fs.ErrNotExist) {
				err = nil
			}
		}
		if err == nil {
			err = store.Share(path, text, over)
		}
		return wroteMsg{f, path, err}
	}
}

// noEndingError says that a name ends in no format.
type noEndingError struct{ name string }

func (e *noEndingError) Error() string { return e.name + " ends in no format" }

// wrote says where the game was written.
func (m *Model) wrote(msg wroteMsg) tea.Cmd {
	m.writing--
	f := msg.form
	f.busy = false
	shown := m.shown(msg.path)
	open := m.table != nil && m.table.over == overlay(f)
	switch {
	case errors.As(msg.err, new(*store.ExistsError)):
		f.asked = msg.path
	case msg.err != nil && !open:
		m.notice = notice{m.fileFault(msg.err).Sentence(), true}
	case msg.err != nil:
		f.fault = msg.err
	case !open:
		m.notice = notice{text: m.lang.Screen.File.Written(shown)}
	default:
		m.table.over = nil
		m.table.say(m.lang.Screen.File.Written(shown))
		if format, _ := files.EndingOf(msg.path); format == files.GCG && len(f.losses) > 0 {
			f.done = true
			m.table.over = f
		}
	}
	if m.leaving {
		return m.leave()
	}
	return nil
}

func (f *exportForm) lines(m *Model, w, h int) []string {
	s := &m.lang.Screen.File
	text, _ := f.field.shown(w)
	lines := []string{m.look.field.put(pad(text, w))}
	if f.done {
		lines = []string{m.muted(pad(text, w))}
	}
	lines = append(lines, f.field.nameLines(m, w, 3)...)
	format, known := files.EndingOf(f.field.text())
	if !f.done {
		lines = append(lines, "", m.muted(s.EndingTells))
		for _, one := range files.Formats() {
			about := map[files.Format]string{files.GCG: s.GCG, files.JSON: s.JSON, files.CSV: s.CSV, files.Text: s.Text}[one]
			line := pad(one.Ending(), 6) + about
			if known && one == format {
				lines = append(lines, m.look.bold.put(pad(signMore+line, w)))
			} else {
				lines = append(lines, " "+line)
			}
		}
	}
	if format != files.GCG || len(f.losses) == 0 {
		return lines
	}
	lines = append(lines, "", m.look.ink[inkNotice].put(s.NoForm))
	var lost []string
	for _, loss := range f.losses {
		lost = append(lost, wrapped(m.lang.Tool.Files.Loss(loss.Turn, m.lang.Loss(m.table.game, loss)), w)...)
	}
	if room := max(1, h-len(lines)); len(lost) > room {
		lost = append(lost[:room-1:room-1], m.muted(m.lang.Screen.MoreBelow(len(lost)-room+1)))
	}
	return append(lines, lost...)
}

func (f *exportForm) cursor(_ *Model, w int) (int, int, bool) {
	_, x := f.field.shown(w)
	return min(x, w-1), 0, true
}

func (f *exportForm) hints(m *Model) []hint {
	h := &m.lang.Screen.Hint
	if f.done {
		return []hint{{"Esc", h.Back}}
	}
	return []hint{{m.keyName("Enter"), h.Write}, {m.keyName("Tab"), h.Complete}, {"Esc", h.Back}}
}

// line is where the file would be.
func (f *exportForm) line(m *Model) string {
	path := m.shown(files.Path(f.field.text()))
	if room := m.lay.left.w - 2; width(path) > room && m.lay.left.w > 0 {
		runes := []rune(path)
		for len(runes) > 0 && width(string(runes)) > room-1 {
			runes = runes[1:]
		}
		path = "…" + string(runes)
	}
	return signAcross + " " + path
}

func (f *exportForm) answers(m *Model) (ink, [2]string) {
	s, w := &m.lang.Screen.File, max(20, m.lay.left.w)
	two := func(text string) [2]string {
		lines := wrapped(text, w)
		return [2]string{lines[0], strings.Join(lines[1:], " ")}
	}
	switch {
	case f.busy:
		return ink{}, [2]string{s.Writing}
	case f.done:
		return ink{}, two(m.table.said.lines[0])
	case f.asked != "":
		return m.look.ink[inkNotice], two(s.There(phrases.Fit(filepath.Base(f.asked), 40)))
	case errors.As(f.fault, new(*noEndingError)):
		return m.look.ink[inkFault], [2]string{"! " + s.NoEnding}
	case f.fault != nil:
		said := m.fileFault(f.fault)
		return m.look.ink[inkFault], [2]string{"! " + said.What, "  " + said.Todo}
	}
	return ink{}, [2]string{}
}

func (f *exportForm) typing() bool { return true }
