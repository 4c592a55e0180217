package tui

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/printout/paper"
)

// Endings of what is written besides games.
const (
	endingText = ".txt"
	endingPDF  = ".pdf"
)

// asFile is lines as a file of text.
func asFile(lines []string) []byte {
	return []byte(phrases.SafeLines(strings.Join(lines, "\n") + "\n"))
}

// openPrint asks what to print of the game, and for the file to write it to.
func (m *Model) openPrint() tea.Cmd { return m.openPrintOf(0) }

// openPrintOf is openPrint with one of the kinds chosen.
func (m *Model) openPrintOf(chosen int) tea.Cmd {
	const kindRow, paperRow = 0, 1
	g, l, p := m.table.game, m.Lang, &m.Lang.Printing
	kinds := paper.KindsOf(g)
	kind := func(f *exportForm) paper.Kind { return kinds[f.rows[kindRow].chosen] }
	f := &exportForm{
		heading: p.Title,
		rows:    []exportRow{{label: p.What}, {label: p.Paper, among: p.Papers[:]}},
		endings: []exportEnding{{endingPDF, p.PDF}, {endingText, p.Text}},
		name:    func(f *exportForm) string { return g.Log.ID + "-" + string(kind(f)) + endingPDF },
		encode: func(f *exportForm, ending string) func() ([]byte, error) {
			what, on := kind(f).Pages(l, g), paper.Size(f.rows[paperRow].chosen)
			return func() ([]byte, error) {
				if ending == endingText {
					return asFile(what.Text()), nil
				}
				return what.PDF(on), nil
			}
		},
	}
	for _, one := range kinds {
		f.rows[kindRow].among = append(f.rows[kindRow].among, p.Kinds[string(one)])
	}
	f.rows[kindRow].chosen = chosen
	return m.openWriting(f)
}

// openCopyToFile asks what to copy, and for the file to write it to: for terminals that take
// nothing on their clipboard.
func (m *Model) openCopyToFile() tea.Cmd {
	c := &m.Lang.Copying
	names, texts := m.copied()
	if len(names) == 0 {
		m.table.over = nil
		m.Notice = kit.Notice{Text: c.Nothing}
		return nil
	}
	name := m.table.game.Log.ID
	if name == "" {
		name = c.FileName
	}
	return m.openWriting(&exportForm{
		heading: c.ToFile,
		rows:    []exportRow{{label: c.What, among: names}},
		endings: []exportEnding{{endingText, c.Text}},
		name:    func(*exportForm) string { return name + endingText },
		encode: func(f *exportForm, _ string) func() ([]byte, error) {
			text := texts[f.rows[0].chosen]
			return func() ([]byte, error) { return asFile(text()), nil }
		},
	})
}

// openWriting shows a form that writes, with the keys on the name.
func (m *Model) openWriting(f *exportForm) tea.Cmd {
	f.at, f.field = len(f.rows), kit.NewPathField(f.name(f))
	m.table.over = f
	return nil
}
