package tui

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/gcg"
	"tanteo/sheet/store"
	"tanteo/tui/draw"
	"tanteo/tui/files"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// exportForm writes something of the game at the table into a file. What there is to choose
// stands in rows above the name; the ending of the name tells the format.
type exportForm struct {
	heading string
	rows    []exportRow
	at      int  // the row that has the keys; len(rows) is the name
	named   bool // somebody typed the name, so that it stays whatever is chosen
	field   kit.PathField
	endings []exportEnding
	name    func(f *exportForm) string // that is proposed; nil where nothing is chosen
	encode  func(f *exportForm, ending string) func() ([]byte, error)

	losses []gcg.Loss // what GCG has no form for
	asked  string     // the path that is there already, and may be replaced by Enter
	busy   bool
	fault  error
	done   bool // it is written, and tells what is not in it
}

// exportRow is something to choose.
type exportRow struct {
	label  string
	among  []string
	chosen int
}

// exportEnding is how a name may end, and what such a file is for.
type exportEnding struct{ text, about string }

// keptGame says whether there is a game at the table that can be written.
func (m *Model) keptGame() bool { return m.table != nil && !m.table.counting }

// openExport asks for the file to write the game to.
func (m *Model) openExport() tea.Cmd {
	g, l, s := m.table.game, m.Lang, &m.Lang.Screen.File
	f := &exportForm{heading: s.Write, field: kit.NewPathField(g.Log.ID + files.GCG.Ending())}
	for _, format := range files.Formats() {
		about := map[files.Format]string{files.GCG: s.GCG, files.JSON: s.JSON, files.CSV: s.CSV, files.Text: s.Text}[format]
		f.endings = append(f.endings, exportEnding{format.Ending(), about})
	}
	f.encode = func(_ *exportForm, ending string) func() ([]byte, error) {
		format, _ := files.EndingOf(ending)
		return func() ([]byte, error) {
			text, _, err := files.Encode(format, g, l)
			return text, err
		}
	}
	_, f.losses, _ = files.Encode(files.GCG, g, m.Lang)
	m.table.over = f
	return nil
}

// ending is how the name ends, where it is one of the endings.
func (f *exportForm) ending() (string, bool) {
	for _, one := range f.endings {
		if strings.EqualFold(filepath.Ext(f.field.Text()), one.text) {
			return one.text, true
		}
	}
	return "", false
}

// wroteMsg says that a file was written, or why not.
type wroteMsg struct {
	form *exportForm
	path string
	err  error
}

func (msg wroteMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

func (f *exportForm) title(*Model) (string, string) { return f.heading, "" }

func (f *exportForm) key(msg tea.KeyPressMsg, m *Model) (overlay, action) {
	k := m.Keys
	switch {
	case key.Matches(msg, k.Clear), f.done && key.Matches(msg, k.Enter):
		return nil, nil
	case f.busy || f.done:
	case key.Matches(msg, k.Enter):
		return f, doCommand{(*Model).writeFile}
	case len(f.rows) > 0 && key.Matches(msg, k.Up, k.PrevPane):
		f.at = (f.at + len(f.rows)) % (len(f.rows) + 1)
	case len(f.rows) > 0 && key.Matches(msg, k.Down), f.at < len(f.rows) && key.Matches(msg, k.NextPane):
		f.at = (f.at + 1) % (len(f.rows) + 1)
	case f.at < len(f.rows) && key.Matches(msg, k.Left):
		f.choose(-1)
	case f.at < len(f.rows) && key.Matches(msg, k.Right):
		f.choose(1)
	case f.at < len(f.rows):
	default:
		var cmd tea.Cmd
		before := f.field.Text()
		f.asked, f.fault = "", nil
		f.field, cmd = f.field.Key(msg, k)
		f.named = f.named || f.field.Text() != before
		return f, doCommand{func(*Model) tea.Cmd { return cmd }}
	}
	return f, nil
}

// choose goes on in the row that has the keys. The name that is proposed goes with it.
func (f *exportForm) choose(n int) {
	row := &f.rows[f.at]
	row.chosen = (row.chosen + n + len(row.among)) % len(row.among)
	f.asked, f.fault = "", nil
	if !f.named {
		f.field = kit.NewPathField(f.name(f))
	}
}

func (f *exportForm) paste(_ *Model, msg tea.PasteMsg) overlay {
	if !f.busy && !f.done {
		f.asked, f.fault = "", nil
		f.field, f.named, f.at = f.field.Type(msg), true, len(f.rows)
	}
	return f
}

// writeFile writes the file that was named. One that is there is asked about
// first.
func (m *Model) writeFile() tea.Cmd {
	f, ok := m.table.over.(*exportForm)
	if !ok {
		return nil
	}
	ending, ok := f.ending()
	if !ok {
		f.fault = &noEndingError{f.field.Text()}
		return nil
	}
	encode, path := f.encode(f, ending), files.Path(f.field.Text())
	over := f.asked == path
	f.busy, f.fault, f.asked = true, nil, ""
	f.field = f.field.Alone()
	m.writing++
	return kit.Work(wroteMsg{form: f, path: path}, func() tea.Msg {
		text, err := encode()
		if err == nil {
			if err = store.Regular(path); errors.Is(err, fs.ErrNotExist) {
				err = nil
			}
		}
		if err == nil {
			err = store.Share(path, text, over)
		}
		return wroteMsg{f, path, err}
	})
}

// noEndingError says that a name ends in no format.
type noEndingError struct{ name string }

func (e *noEndingError) Error() string { return e.name + " ends in no format" }

// wrote says where the file was written.
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
		m.Notice = kit.Notice{Text: m.FileFault(msg.err).Sentence(), Fault: true}
	case msg.err != nil:
		f.fault = msg.err
	case !open:
		m.Notice = kit.Notice{Text: m.Lang.Screen.File.Written(shown)}
	default:
		m.table.over = nil
		m.table.say(m.Lang.Screen.File.Written(shown))
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

// shown is a path as it may be shown.
func (m *Model) shown(path string) string {
	show := files.Shown
	if m.set.Shown != nil {
		show = m.set.Shown
	}
	return phrases.Safe(show(path))
}

// completed gives the field that asked for it what it goes on with.
func (m *Model) completed(msg kit.CompletedMsg) tea.Cmd {
	if m.table != nil {
		if f, ok := m.table.over.(*exportForm); ok && f.field.Asked(msg) {
			f.field, f.fault, f.named = f.field.Completed(msg), msg.Err, true
		}
	}
	return m.toPages(msg)
}

func (f *exportForm) lines(m *Model, w, h int) []string {
	s := &m.Lang.Screen.File
	var lines []string
	for i, row := range f.rows {
		label := draw.Pad(row.label, min(f.labels(), w/2))
		if i == f.at {
			label = m.Look.Ink[draw.Accent].Put(label)
		}
		lines = append(lines, label+draw.SignLess+" "+draw.Pad(row.among[row.chosen], max(1, w-f.labels()-3))+draw.SignMore)
	}
	if len(lines) > 0 {
		lines = append(lines, "")
	}
	text, _ := f.field.InSight(w)
	if f.done {
		lines = append(lines, m.Muted(draw.Pad(text, w)))
	} else {
		lines = append(lines, m.Look.Field.Put(draw.Pad(text, w)))
	}
	lines = append(lines, m.PathNames(f.field, w, 3)...)
	ending, known := f.ending()
	if !f.done {
		lines = append(lines, "", m.Muted(s.EndingTells))
		for _, one := range f.endings {
			line := draw.Pad(one.text, 6) + one.about
			if known && one.text == ending {
				lines = append(lines, m.Look.Bold.Put(draw.Pad(draw.SignMore+line, w)))
			} else {
				lines = append(lines, " "+line)
			}
		}
	}
	if ending != files.GCG.Ending() || len(f.losses) == 0 {
		return lines
	}
	lines = append(lines, "", m.Look.Ink[draw.Notice].Put(s.NoForm))
	var lost []string
	for _, loss := range f.losses {
		lost = append(lost, draw.Wrapped(m.Lang.Tool.Files.Loss(loss.Turn, m.Lang.Loss(m.table.game, loss)), w)...)
	}
	if room := max(1, h-len(lines)); len(lost) > room {
		lost = append(lost[:room-1:room-1], m.Muted(m.Lang.Screen.MoreBelow(len(lost)-room+1)))
	}
	return append(lines, lost...)
}

// labels is how wide the labels of the rows are.
func (f *exportForm) labels() int {
	n := 0
	for _, row := range f.rows {
		n = max(n, draw.Width(row.label)+1)
	}
	return n
}

func (f *exportForm) cursor(_ *Model, w int) (int, int, bool) {
	if f.at < len(f.rows) {
		return min(min(f.labels(), w/2)+2, w-1), f.at, true
	}
	y := 0
	if len(f.rows) > 0 {
		y = len(f.rows) + 1
	}
	_, x := f.field.InSight(w)
	return min(x, w-1), y, true
}

func (f *exportForm) hints(m *Model) []kit.Hint {
	h := &m.Lang.Screen.Hint
	if f.done {
		return []kit.Hint{{Key: m.KeyName("Esc"), Does: h.Back}}
	}
	if f.at < len(f.rows) {
		return []kit.Hint{{Key: m.KeyName("Enter"), Does: h.Write}, {Key: m.KeyName("Left") + " " + m.KeyName("Right"), Does: h.Choose}, {Key: m.KeyName("Up") + " " + m.KeyName("Down"), Does: h.Field}, {Key: m.KeyName("Esc"), Does: h.Back}}
	}
	hints := []kit.Hint{{Key: m.KeyName("Enter"), Does: h.Write}, {Key: m.KeyName("Tab"), Does: h.Complete}}
	if len(f.rows) > 0 {
		hints = append(hints, kit.Hint{Key: m.KeyName("Up"), Does: h.Field})
	}
	return append(hints, kit.Hint{Key: m.KeyName("Esc"), Does: h.Back})
}

// line is where the file would be.
func (f *exportForm) line(m *Model) string {
	path := m.shown(files.Path(f.field.Text()))
	if room := m.lay.Left.W - 2; draw.Width(path) > room && m.lay.Left.W > 0 {
		runes := []rune(path)
		for len(runes) > 0 && draw.Width(string(runes)) > room-1 {
			runes = runes[1:]
		}
		path = "…" + string(runes)
	}
	return draw.SignAcross + " " + path
}

func (f *exportForm) answers(m *Model) (draw.Ink, [2]string) {
	s, w := &m.Lang.Screen.File, max(20, m.lay.Left.W)
	two := func(text string) [2]string {
		lines := draw.Wrapped(text, w)
		return [2]string{lines[0], strings.Join(lines[1:], " ")}
	}
	switch {
	case f.busy:
		return draw.Ink{}, [2]string{s.Writing}
	case f.done:
		return draw.Ink{}, two(m.table.said.lines[0])
	case f.asked != "":
		return m.Look.Ink[draw.Notice], two(s.There(phrases.Fit(filepath.Base(f.asked), 40)))
	case errors.As(f.fault, new(*noEndingError)):
		return m.Look.Ink[draw.Fault], [2]string{"! " + s.NoEnding}
	case f.fault != nil:
		said := m.FileFault(f.fault)
		return m.Look.Ink[draw.Fault], [2]string{"! " + said.What, "  " + said.Todo}
	}
	return draw.Ink{}, [2]string{}
}

func (f *exportForm) typing() bool { return true }
