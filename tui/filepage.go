package tui

import (
	"path/filepath"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions/words"
	"tanteo/sheet"
	"tanteo/sheet/gcg"
	"tanteo/tui/files"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// filePage opens a file: first its name is asked for, then the games in it are shown with
// what was found in them, and one of them becomes a saved game.
type filePage struct {
	field  kit.PathField
	folder string // where names without one are
	busy   bool   // something is read or saved
	fault  string

	name   string // of the file that was read
	found  []foundGame
	more   bool // it has more games than are listed
	chosen int
	top    int // first game in sight
	scroll int // first line in sight of what is told of the chosen one
}

// foundGame is a game of a file, with what is told of it before it is taken.
type foundGame struct {
	files.Game
	finals  string // players and totals
	taken   string // turns, or rounds
	verdict string
	told    []string
	trouble string // why it cannot be taken
}

// maxFound is how many games of a file are listed.
const maxFound = 200

// openFilePage opens the page over the table or the start page.
func (m *Model) openFilePage() tea.Cmd {
	m.file = &filePage{field: kit.NewPathField(m.folder), folder: m.shown(".")}
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

// openedMsg says what was found in a file.
type openedMsg struct {
	page  *filePage
	name  string
	found []foundGame
	more  bool
	err   error
}

func (msg openedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// takenMsg says that a game of a file was saved.
type takenMsg struct {
	page *filePage
	game foundGame
	log  sheet.Log
	err  error
}

func (msg takenMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

func (p *filePage) key(m *Model, msg tea.KeyPressMsg) tea.Cmd {
	k := m.Keys
	p.fault = ""
	switch {
	case key.Matches(msg, k.Clear) && p.found != nil:
		p.found = nil
	case key.Matches(msg, k.Clear):
		m.file = nil
		if m.table == nil && m.start == nil {
			m.openStart()
		}
	case p.busy:
	case key.Matches(msg, k.Enter) && p.found == nil:
		return m.readFile()
	case key.Matches(msg, k.Enter):
		return m.takeFound()
	case p.found == nil:
		var cmd tea.Cmd
		p.field, cmd = p.field.Key(msg, k)
		return cmd
	case key.Matches(msg, k.Up):
		p.choose(-1)
	case key.Matches(msg, k.Down):
		p.choose(1)
	case key.Matches(msg, k.First):
		p.choose(-len(p.found))
	case key.Matches(msg, k.Last):
		p.choose(len(p.found))
	case key.Matches(msg, k.PageUp):
		p.scroll -= 5
	case key.Matches(msg, k.PageDown):
		p.scroll += 5
	}
	return nil
}

func (p *filePage) choose(n int) {
	p.chosen = min(max(0, p.chosen+n), len(p.found)-1)
	p.scroll = 0
}

// readFile reads the file that was named.
func (m *Model) readFile() tea.Cmd {
	p, catalogue, l := m.file, m.set.Catalogue, m.Lang
	typed := p.field.Text()
	if strings.TrimSpace(typed) == "" {
		return nil
	}
	p.busy = true
	p.field = p.field.Alone()
	return kit.Work(openedMsg{page: p}, func() tea.Msg {
		msg := openedMsg{page: p, name: filepath.Base(typed)}
		path := files.Path(typed)
		candidates, err := catalogue.Candidates("", words.Has)
		if err != nil {
			msg.err = err
			return msg
		}
		games, err := files.Open(path, candidates)
		if err != nil {
			msg.err = err
			return msg
		}
		for g := range games {
			if len(msg.found) == maxFound {
				msg.more = true
				break
			}
			one, err := tellFound(l, g)
			if err != nil {
				msg.err = err
				break
			}
			msg.found = append(msg.found, one)
		}
		return msg
	})
}

// maxTold is how many differences and doubts of a game are told.
const maxTold = 100

// tellFound tells a game of a file. The error is that of an edition that a file of our own
// carries.
func tellFound(l *phrases.Language, g files.Game) (foundGame, error) {
	s, one := &l.Screen.File, foundGame{Game: g}
	c := g.Counted
	if c != nil && c.Verdict == gcg.Unreadable {
		one.finals, one.trouble = s.Unreadable, l.Trouble(*c)
		one.told = append(one.told, "! "+one.trouble)
		return one, nil
	}
	folded, err := sheet.NewGame(g.Log)
	if err != nil {
		return one, err
	}
	one.taken = l.Taken(g.Log.Kind, folded.Standings.Taken())
	if c == nil {
		one.finals, one.verdict = l.Standing(folded), l.Screen.Start.Open
		if folded.Standings.Finished {
			one.verdict = l.Screen.Start.Finished
		}
		one.told = []string{s.Own}
		return one, nil
	}
	one.finals, one.verdict = l.Finals(*c), l.Replay.Verdicts[c.Verdict]
	one.told = append(one.told, s.Found(l.Replay.Plays(c.Plays), l.Found(*c)))
	if n := len(c.Differences); n > 0 {
		one.told = append(one.told, "")
		if kept := c.Kept(); kept > 0 {
			one.told = append(one.told, s.Differ(kept, l.Word(sheet.CommandRecount)))
		}
		for _, d := range c.Differences[:min(n, maxTold)] {
			if c.Foreign() {
				break // the doubts below say why
			}
			one.told = append(one.told, "  "+l.Where(d.Line, d.Column)+l.Difference(*c, d))
		}
	}
	if c.Kept() < len(c.Differences) {
		one.told = append(one.told, l.Replay.OurTotals)
	}
	if n := len(c.Warnings); n > 0 {
		one.told = append(one.told, "", s.Doubts(n))
		for _, w := range c.Warnings[:min(n, maxTold)] {
			one.told = append(one.told, "  "+l.Where(w.Line, w.Column)+l.Doubt(*c, w))
		}
	}
	return one, nil
}

// opened shows what was found in a file.
func (m *Model) opened(msg openedMsg) tea.Cmd {
	p := msg.page
	p.busy = false
	switch {
	case m.file != p:
		return nil // it was closed
	case msg.err != nil:
		p.fault = m.FileFault(msg.err).Sentence()
		return nil
	case len(msg.found) == 0:
		p.fault = m.Lang.Replay.Differ[gcg.NotPlay](phrases.Differing{})
		return nil
	}
	typed := p.field.Text()
	m.folder = typed[:len(typed)-len(msg.name)]
	p.name, p.found, p.more = phrases.Safe(msg.name), msg.found, msg.more
	p.chosen, p.top, p.scroll = 0, 0, 0
	return nil
}

// takeFound saves the chosen game.
func (m *Model) takeFound() tea.Cmd {
	p, games, now := m.file, m.set.Games, m.set.Now()
	one := p.found[p.chosen]
	if one.trouble != "" {
		p.fault = m.Lang.Tool.Files.Unreadable(one.trouble).Sentence()
		return nil
	}
	p.busy = true
	return kit.Work(takenMsg{page: p}, func() tea.Msg {
		l, err := one.Keep(games, now)
		return takenMsg{p, one, l, err}
	})
}

// taken opens the game that was saved: one that has ended before its first turn, to be stepped
// through, and any other where it is to be gone on with.
func (m *Model) taken(msg takenMsg) tea.Cmd {
	p := msg.page
	p.busy = false
	if m.file != p {
		return nil // it was closed; the game is among the others
	}
	if msg.err != nil {
		p.fault = m.Sentence(msg.err)
		return nil
	}
	m.file = nil
	cmd := m.openGame(msg.log.ID)
	t := m.table
	if t == nil || t.game.Log.ID != msg.log.ID {
		return cmd
	}
	t.over = nil
	if t.game.Standings.Finished {
		t.lookAt(0)
	}
	t.say(m.takenText(p.name, msg.game))
	return cmd
}

func (m *Model) takenText(name string, one foundGame) string {
	s := &m.Lang.Screen.File
	name = phrases.Fit(name, 24)
	if one.Counted == nil {
		return s.TakenOwn(one.taken, name) + "."
	}
	text := s.Taken(one.taken, name, m.Lang.Found(*one.Counted))
	if n := one.Counted.Kept(); n > 0 {
		text += s.FiguresDiffer(n, m.Lang.Word(sheet.CommandRecount))
	}
	return text + "."
}

func (p *filePage) paste(_ *Model, msg tea.PasteMsg) {
	if p.found == nil && !p.busy {
		p.field, p.fault = p.field.Type(msg), ""
	}
}
