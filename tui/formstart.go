package tui

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/files"
	"tanteo/tui/kit"
)

// startForm starts the game that the form describes.
func (m *Model) startForm() tea.Cmd {
	f := m.form
	if !f.hall() {
		return m.startWith(append(f.fieldNames(f.players()), make([]string, f.players())...)[:f.players()])
	}
	list := strings.TrimSpace(f.list.Value())
	path, isFile := strings.CutPrefix(list, "@")
	if !isFile {
		return m.startWith(splitNames(list))
	}
	if f.reading {
		return nil
	}
	f.reading = true
	return kit.Work(namesMsg{form: f}, func() tea.Msg {
		names, err := files.Names(files.Path(path))
		return namesMsg{f, names, err}
	})
}

// namesMsg is a file of names that was read for a form.
type namesMsg struct {
	form  *formPage
	names []string
	err   error
}

func (msg namesMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// named goes on with the names of a file.
func (m *Model) named(msg namesMsg) tea.Cmd {
	msg.form.reading = false
	switch {
	case m.form != msg.form:
		return nil
	case msg.err != nil:
		m.form.fault = m.FileFault(msg.err).Sentence()
		return nil
	case len(msg.names) > 0:
		m.form.counts[m.form.kind] = min(len(msg.names), m.form.kind.Most())
	}
	return m.startWith(msg.names)
}

// startWith starts the game with these names; players without one come behind.
func (m *Model) startWith(names []string) tea.Cmd {
	f := m.form
	if most := f.kind.Most(); len(names) > most {
		f.fault = m.Lang.NewGame.TooManyNames(len(names), most)
		return nil
	}
	for len(names) < f.players() {
		names = append(names, "")
	}
	for i, name := range names {
		if name == "" {
			continue
		}
		err := sheet.CheckName(name)
		if err == nil {
			continue
		}
		f.fault = m.Sentence(err)
		if f.at = firstName; !f.hall() {
			f.at = firstName + i
		}
		return nil
	}
	l, err := f.log(m, names)
	if err != nil {
		f.fault = m.Sentence(err)
		return nil
	}
	cmd := m.startGame(l)
	if f.drawn() && m.form == nil && m.table != nil {
		cmd = tea.Batch(cmd, m.drawRack())
	}
	if m.form == nil && l.Edition.ID != m.set.Tiles && m.set.TilesKept != nil {
		m.set.Tiles = l.Edition.ID
		if err := m.set.TilesKept(l.Edition.ID); err != nil {
			m.cannotOpen(err)
		}
	}
	if house := f.house.String(); m.form == nil && house != m.set.House {
		m.set.House = house
		if err := m.set.HouseKept(house); err != nil {
			m.cannotOpen(err)
		}
	}
	return cmd
}

// log is the log of the game that the form describes.
func (f *formPage) log(m *Model, names []string) (sheet.Log, error) {
	e, err := m.set.Catalogue.Edition(f.editions[f.edition].ID)
	if err != nil {
		return sheet.Log{}, err
	}
	if f.bookErr != nil {
		return sheet.Log{}, f.bookErr
	}
	return sheet.Log{
		Kind: f.kind, Header: sheet.Header{Start: m.set.Now()}, Edition: e.Definition, Rules: f.book, House: f.house,
		Notation: f.notation, Players: names, First: f.first,
	}, nil
}

// racks is who has the racks of a duplicate, as far as it was chosen.
type racks int

const (
	racksUnasked racks = iota // drawn for one who plays alone
	racksTyped
	racksDrawn
)

// drawn says whether the program draws the racks.
func (f *formPage) drawn() bool {
	if f.kind != sheet.DuplicateGame {
		return false
	}
	return f.racks == racksDrawn || f.racks == racksUnasked && f.players() == 1
}

// turnRacks takes the other way to have racks.
func (f *formPage) turnRacks() {
	if f.drawn() {
		f.racks = racksTyped
	} else {
		f.racks = racksDrawn
	}
}
