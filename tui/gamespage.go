package tui

import (
	"errors"
	"strings"

	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// gamesPage is the list of earlier games, or of those in the trash: what is typed searches,
// Enter opens, and a menu has what else can be done with the chosen one.
type gamesPage struct {
	search textinput.Model
	trash  bool
	shown  []earlierGame // that have what is searched for
	chosen int
	top    int
	menu   *kit.Menu[action] // nil while the list has the keys
	busy   bool              // something is being done with a game
	choose string            // id of the game to choose when the list comes
}

// maxSearch is how long a search may be, in characters.
const maxSearch = 60

// openGames opens the list over the start page.
func (m *Model) openGames() tea.Cmd {
	m.games = &gamesPage{search: kit.NewField(maxSearch)}
	m.games.find(&m.earlier)
	m.earlier.wanted = true // with the trash
	return nil
}

// find takes those of the list that have what is searched for.
func (p *gamesPage) find(e *earlier) {
	all := e.games
	if p.trash {
		all = e.thrown
	}
	id := p.choose
	if g, ok := p.game(); ok && id == "" {
		id = g.ID
	}
	p.shown = nil
	for _, g := range all {
		if phrases.Found(g.text, p.search.Value()) {
			if g.ID == id {
				p.chosen = len(p.shown)
			}
			p.shown = append(p.shown, g)
		}
	}
	p.chosen = min(p.chosen, max(0, len(p.shown)-1))
	p.choose = ""
}

// game is the chosen one; false where there is none.
func (p *gamesPage) game() (earlierGame, bool) {
	if p.chosen >= len(p.shown) {
		return earlierGame{}, false
	}
	return p.shown[p.chosen], true
}

func (p *gamesPage) key(m *Model, msg tea.KeyPressMsg) tea.Cmd {
	k := m.Keys
	if p.menu != nil {
		return m.gamesMenuKey(msg)
	}
	move := func(n int) { p.chosen = min(max(0, p.chosen+n), max(0, len(p.shown)-1)) }
	switch {
	case key.Matches(msg, k.Clear) && p.search.Value() != "":
		m.searchGames(func() { p.search.SetValue("") })
	case key.Matches(msg, k.Clear):
		m.games = nil
	case p.busy:
	case key.Matches(msg, k.Up):
		move(-1)
	case key.Matches(msg, k.Down):
		move(1)
	case key.Matches(msg, k.PageUp):
		move(-10)
	case key.Matches(msg, k.PageDown):
		move(10)
	case key.Matches(msg, k.NextTab):
		p.trash, p.chosen, p.top = !p.trash, 0, 0
		p.find(&m.earlier)
	case key.Matches(msg, k.Enter) && !p.trash:
		return m.openChosen()
	case key.Matches(msg, k.Enter, k.NextPane):
		p.menu = m.gameMenu()
	case key.Matches(msg, k.Delete) && !p.trash:
		if p.menu = m.gameMenu(); p.menu != nil {
			p.menu.Chosen, p.menu.Asking = len(p.menu.Items)-1, true
		}
	case key.Matches(msg, k.Undo):
		m.searchGames(func() { p.search.SetValue("") })
	default:
		m.searchGames(func() { p.search = kit.TypeInto(p.search, msg) })
	}
	return nil
}

// searchGames changes what is searched for. The first game that is found is chosen.
func (m *Model) searchGames(change func()) {
	p := m.games
	before := p.search.Value()
	change()
	if p.search.Value() != before {
		p.shown, p.chosen, p.top = nil, 0, 0
		p.find(&m.earlier)
	}
}

// gameMenu is what can be done with the chosen game; nil where there is none. What takes it
// away comes last.
func (m *Model) gameMenu() *kit.Menu[action] {
	p, s := m.games, &m.Lang.Earlier
	g, ok := p.game()
	if !ok {
		return nil
	}
	do := func(work func(id string) (changedMsg, error)) action {
		return doCommand{func(m *Model) tea.Cmd { return m.change(g.ID, work) }}
	}
	back := choice(draw.Capital(m.Lang.Screen.Hint.Back), "", nil)
	if p.trash {
		return &kit.Menu[action]{Heading: g.ID, Items: []item{choice(s.Restore, "", do(m.restore)), back}}
	}
	items := []item{back, choice(s.Open, "", doCommand{(*Model).openChosen})}
	if g.Err == nil {
		items = append(items, choice(s.Copy, "", do(m.copyGame)), choice(s.Again, "", do(m.againOf)))
		if !g.Void {
			items = append(items, choice(s.Void, "", do(m.void)))
		}
	}
	return &kit.Menu[action]{Heading: g.ID, Items: append(items, item{Label: s.ToTrash, Ask: do(m.throwAway), Sure: s.Sure})}
}

func (m *Model) gamesMenuKey(msg tea.KeyPressMsg) tea.Cmd {
	p := m.games
	next, act, open := p.menu.Key(msg, m.Keys)
	if !open {
		p.menu = nil
		return m.act(act)
	}
	p.menu = &next
	return nil
}

// openChosen opens the chosen game. Where that cannot be, the list may have changed.
func (m *Model) openChosen() tea.Cmd {
	g, ok := m.games.game()
	if !ok {
		return nil
	}
	cmd := m.openGame(g.ID)
	m.earlier.wanted = m.games != nil
	return cmd
}

// changedMsg says what was done with a game of the list.
type changedMsg struct {
	page *gamesPage
	did  string // in a sentence
	id   string // of the game to choose, or to open
	open bool
	err  error
}

func (msg changedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// change does something with a game, off the key path.
func (m *Model) change(id string, do func(id string) (changedMsg, error)) tea.Cmd {
	p := m.games
	p.busy = true
	return kit.Work(changedMsg{page: p}, func() tea.Msg {
		msg, err := do(id)
		msg.page, msg.err = p, err
		return msg
	})
}

// changed shows what was done with a game.
func (m *Model) changed(msg changedMsg) tea.Cmd {
	msg.page.busy = false
	m.earlier.wanted = true
	switch {
	case msg.err != nil:
		return m.cannotOpen(msg.err)
	case m.games != msg.page:
		return nil // the list was closed; what was done is done
	case msg.open:
		return m.openGame(msg.id)
	}
	m.games.choose = msg.id
	m.Notice = kit.Notice{Text: msg.did}
	return nil
}

// copyGame keeps a whole game once more.
func (m *Model) copyGame(id string) (changedMsg, error) {
	l, err := m.set.Games.Load(id)
	if err == nil {
		l, err = m.set.Games.Create(l, m.set.Now())
	}
	return changedMsg{did: m.Lang.Earlier.Done.Copied(l.ID), id: l.ID}, err
}

// againOf starts another game of the same people.
func (m *Model) againOf(id string) (changedMsg, error) {
	g, err := m.load(id)
	if err != nil {
		return changedMsg{}, err
	}
	l := g.Again()
	l.Header.Start = m.set.Now()
	l, err = m.set.Games.Create(l, m.set.Now())
	return changedMsg{id: l.ID, open: true}, err
}

// void notes in a game that it counts nowhere.
func (m *Model) void(id string) (msg changedMsg, err error) {
	lock, err := m.set.Games.Lock(id, m.set.Holder)
	if err != nil {
		return msg, err
	}
	defer func() { err = errors.Join(err, lock.Release()) }()
	g, err := m.load(id)
	if err != nil {
		return msg, err
	}
	line := sheet.Line{Event: sheet.Event{What: sheet.Voided{}}}
	g, _, err = g.Do(line, sheet.Stamp{Time: m.set.Now().UTC(), By: m.set.Holder.User})
	if err != nil {
		return msg, err
	}
	return changedMsg{did: m.Lang.Earlier.Done.Voided(id), id: id}, m.set.Games.Save(g.Log)
}

// throwAway puts a game into the trash that nobody has open.
func (m *Model) throwAway(id string) (changedMsg, error) {
	return changedMsg{did: m.Lang.Earlier.Done.Thrown(id)}, m.set.Games.ThrowAway(id, m.set.Holder)
}

func (m *Model) restore(id string) (changedMsg, error) {
	return changedMsg{did: m.Lang.Earlier.Done.Restored(id)}, m.set.Games.Restore(id)
}

// screen draws the list.
func (p *gamesPage) screen(m *Model) ([]string, int, int, bool) {
	s := &m.Lang.Earlier
	w, h := m.Width, m.Height
	margin := kit.PageMargin(w)
	inner := w - 2*draw.Width(margin)
	all := len(m.earlier.games)
	if p.trash {
		all = len(m.earlier.thrown)
	}
	end := s.Of(len(p.shown), all)
	if !m.earlier.known {
		end = ""
	}
	lines := []string{"", m.Heading(m.Lang.Screen.Start.Earlier, end, inner, true), ""}
	if h < 22 {
		lines = lines[1:2]
	}
	field, x := m.searchLine(inner)
	y := len(lines)
	lines = append(lines, field, "")
	below := m.belowGames(inner, h)
	list := h - 2 - len(lines) - len(below)
	p.top = max(0, min(max(p.top, p.chosen-list+1), p.chosen, len(p.shown)-list))
	for i := p.top; i < min(len(p.shown), p.top+list); i++ {
		line := m.GameLine(p.shown[i].Summary, inner)
		if i == p.chosen {
			line = m.Look.Reverse.Put(line)
		}
		lines = append(lines, line)
	}
	if len(p.shown) == 0 {
		lines = append(lines, m.MutedLines(m.noGames(), inner)...)
	}
	lines = draw.Fill(lines, inner, h-2-len(below))
	if p.menu != nil {
		x, y = 0, len(lines)+len(below)-len(p.menu.Items)+p.menu.Chosen
	}
	lines = append(lines, below...)
	for i := range lines {
		lines[i] = margin + lines[i]
	}
	rows := draw.Fill(lines, w, h)
	m.PageNotice(rows, m.earlier.err)
	rows[h-1] = m.HintsIn(m.gamesHints(), w)
	return rows, min(draw.Width(margin)+x, w-1), y, true
}

// searchLine is the field of the search and the tabs, and the column of the cursor.
func (m *Model) searchLine(w int) (line string, x int) {
	p, s := m.games, &m.Lang.Earlier
	tabs := m.TwoTabs([2]string{s.Games, s.Thrown}, p.trash)
	label := s.Field + " "
	room := max(8, w-draw.Width(label)-draw.Width(tabs)-2)
	text, at := kit.InSight(p.search, room)
	x = draw.Width(label) + at
	return m.Look.Ink[draw.Accent].Put(label) + m.Look.Field.Put(draw.Pad(text, room)) + "  " + tabs, x
}

// belowGames is what stands under the list: the menu, or more of the chosen game.
func (m *Model) belowGames(w, h int) []string {
	p := m.games
	g, ok := p.game()
	if p.menu != nil {
		lines := []string{"", m.Heading(phrases.Fit(g.ID, w-4), "", w, true)}
		return append(lines, p.menu.Lines(m.Env, w, len(p.menu.Items))...)
	}
	if !ok || h < 22 {
		return nil
	}
	if g.Err != nil {
		told := m.MutedLines(m.Sentence(g.Err), w)
		return append([]string{""}, told[:min(2, len(told))]...)
	}
	about := ""
	if g.Event != "" {
		about = phrases.Fit(g.Event, w/2) + " " + draw.SignDot + " "
	}
	return []string{"", m.Muted(draw.Pad(about+phrases.Safe(g.Edition)+" "+draw.SignDot+" "+phrases.Safe(g.ID), w))}
}

// noGames says why the list is empty.
func (m *Model) noGames() string {
	p, s := m.games, &m.Lang.Earlier
	switch {
	case !m.earlier.known:
		return s.Reading
	case strings.TrimSpace(p.search.Value()) != "":
		return s.NoneFound(m.Lang.Numbers.Quote(phrases.Fit(p.search.Value(), 40)))
	case p.trash:
		return s.TrashEmpty
	}
	return m.Lang.Screen.Start.NoGames
}

func (m *Model) gamesHints() []kit.Hint {
	p, s, words := m.games, &m.Lang.Earlier, &m.Lang.Screen.Hint
	switch {
	case p.menu != nil:
		return p.menu.Hints(m.Env)
	case p.trash:
		return []kit.Hint{{Key: m.KeyName("Enter"), Does: s.ToMenu}, {Key: m.KeyName(m.Keys.NextTab.Help().Key), Does: s.ToTab}, {Key: m.KeyName("Esc"), Does: words.Back}}
	}
	return []kit.Hint{
		{Key: m.KeyName("Enter"), Does: words.Open}, {Key: m.KeyName("Tab"), Does: s.ToMenu}, {Key: m.KeyName("Del"), Does: s.ToDelete},
		{Key: m.KeyName(m.Keys.NextTab.Help().Key), Does: s.ToTab}, {Key: m.KeyName("Esc"), Does: words.Back},
	}
}

func (p *gamesPage) paste(m *Model, msg tea.PasteMsg) {
	if p.menu == nil {
		m.searchGames(func() {
			p.search = kit.TypeInto(p.search, tea.PasteMsg{Content: strings.Map(kit.OneLine, msg.Content)})
		})
	}
}
