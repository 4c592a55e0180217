package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/kit"
	"tanteo/tui/page/lists"
	"tanteo/tui/page/newgame"
	"tanteo/tui/page/openfile"
	"tanteo/tui/page/start"
	"tanteo/tui/page/stats"
	"tanteo/tui/sitting"
)

// stacked is an open page. Its number tells it from other pages, also from those of the same kind.
type stacked struct {
	kit.Page
	number int
}

// front is the program with what is opened in front of the table.
type front struct{ *Model }

// openPage opens a page over what is shown.
func (m front) openPage(p kit.Page) {
	m.opened++
	m.pages = append(m.pages, stacked{p, m.opened})
}

// top is the index of the page that is open, the last one; false where the table is shown.
func (m *Model) top() (i int, open bool) { return len(m.pages) - 1, len(m.pages) > 0 }

// toPage gives a message to a page and does what the page asks for.
func (m *Model) toPage(i int, msg tea.Msg) tea.Cmd {
	next, action := m.pages[i].Update(m.Env, msg)
	m.pages[i].Page = next
	switch a := action.(type) {
	case kit.Close:
		m.pages = m.pages[:i]
		if m.desk == nil && len(m.pages) == 0 {
			front{m}.openStart()
		}
	case kit.ReadGame, kit.UseList:
		m.pages = m.pages[:i]
		return m.act(a)
	default:
		return m.act(a)
	}
	return nil
}

// toPages gives an answer to every page, also to one that Esc closed. Only the one that asked for
// it takes it.
func (m *Model) toPages(msg tea.Msg) tea.Cmd {
	var all []tea.Cmd
	for i := 0; i < len(m.pages); i++ {
		all = append(all, m.toPage(i, msg))
	}
	m.past.answeredOnPages(m.Env, msg)
	return tea.Batch(all...)
}

// openStats opens the page of statistics over the table or the start page.
func (m front) openStats() tea.Cmd {
	p, read := stats.New(m.set.Games, m.set.Catalogue)
	m.openPage(p)
	return read
}

// openWhich opens the page that another one asks for.
func (m front) openWhich(which kit.Which) tea.Cmd {
	switch which {
	case kit.GamesPage:
		return m.openGames()
	case kit.StatsPage:
		return m.openStats()
	case kit.FilePage:
		return m.openFile()
	case kit.ListsPage:
		return m.openLists()
	}
	return m.openForm()
}

// listsMsg brings the page of word lists, once they are read.
type listsMsg struct {
	page lists.Page
	err  error
}

func (msg listsMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// openLists reads which word lists there are, off the key path. The keys wait for the page.
func (m front) openLists() tea.Cmd {
	library, e := m.set.Words, m.desk.At.Game.Edition
	return m.hold(kit.Awaited(kit.Work(listsMsg{}, func() tea.Msg { return listsMsg{page: lists.New(library, e)} })))
}

// showLists opens the page of word lists over the table.
func (m front) showLists(msg listsMsg) tea.Cmd {
	if msg.err != nil {
		return m.cannotOpen(msg.err)
	}
	m.openPage(msg.page)
	return nil
}

// openStart opens the start page, with nothing under it. Who begins no game begins with the list.
func (m front) openStart() {
	m.pages = nil
	if !m.set.Role.May(sitting.NewGame) {
		m.openGames()
		return
	}
	m.openPage(start.New(m.set.Catalogue.List(), m.defaultEdition(), m.set.kept()))
	m.earlier = earlier{due: true, reading: m.earlier.reading}
}

// toEarlier saves the game and goes to the list of earlier games.
func (m front) toEarlier() tea.Cmd {
	return m.putAway(func(m *Model) tea.Cmd {
		front{m}.openStart()
		p := &m.pages[0]
		first, ok := p.Page.(start.Page)
		if !ok {
			return nil
		}
		p.Page = first.AtEarlier()
		return front{m}.openGames()
	})
}

// openForm opens the form of a new game.
func (m front) openForm() tea.Cmd {
	m.openPage(newgame.New(newgame.Source{Catalogue: m.set.Catalogue, Edition: m.defaultEdition(), Rules: m.set.Rules, House: m.set.House}))
	return nil
}

// openFile opens the page that opens a file.
func (m front) openFile() tea.Cmd {
	source := openfile.Source{Games: m.set.Games, Catalogue: m.set.Catalogue, Now: m.set.Now}
	m.openPage(openfile.New(source, m.folder, m.showPath(".")))
	return nil
}
