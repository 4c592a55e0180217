package tui

import (
	"errors"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/phrases"
)

// act does what a pane asked for.
func (m *Model) act(a action) tea.Cmd {
	switch a := a.(type) {
	case doLine:
		return m.do(a.line, phrases.Context{})
	case doText:
		return m.doText(a.text)
	case doType:
		m.typeLine(a.text)
		return m.keep()
	case doCommand:
		return a.run(m)
	}
	return nil
}

// doText reads a line and does what it says.
func (m *Model) doText(text string) tea.Cmd {
	t := m.table
	about := phrases.About(t.game, text)
	line, err := sheet.Parse(text, t.game, m.words)
	if err != nil {
		m.refuse(err, about)
		return nil
	}
	t.entry = t.entry.remember(text)
	return m.do(line, about)
}

// do makes the next game of a line and adopts it, or shows why not. It is the only place
// where a game changes.
func (m *Model) do(line sheet.Line, about phrases.Context) tea.Cmd {
	t := m.table
	switch line.Verb {
	case sheet.Again:
		return m.again()
	case sheet.Open:
		return m.openGame(line.Game)
	}
	if t.watching != "" {
		m.notice = notice{t.watching, true}
		return nil
	}
	next, answer, err := t.game.Do(line, sheet.Stamp{Time: m.set.Now().UTC(), By: m.set.Holder.User})
	if err != nil {
		m.refuse(err, about)
		return nil
	}
	m.adopt(next, answer)
	return m.keepGame()
}

// adopt makes a game the one at the table and says what was done.
func (m *Model) adopt(next sheet.Game, answer sheet.Answer) {
	t := m.table
	t.game = next
	t.board = t.board.clear()
	t.editing, t.looking = 0, 0
	t.over = nil
	if !next.Standings.Finished {
		t.row = 0
	}
	t.show()
	t.say(m.lang.Answer(answer, next))
	if turn, ok := next.Standings.Turn(answer.Turn); ok && t.counting {
		t.say(m.lang.Row(next, turn))
	}
	if notices := m.noticesOf(answer); notices != "" {
		m.notice = notice{text: notices}
	}
	if next.Standings.Finished && answer.Line.Verb == sheet.Add {
		t.over = newFinalTable()
	}
}

// noticesOf is what an answer adds to be known: the correction's totals stand in the answer
// itself.
func (m *Model) noticesOf(answer sheet.Answer) string {
	var all []string
	for _, n := range answer.Notices {
		if n.Code == sheet.NoticeTotalsChanged || n.Code == sheet.NoticeReadAsNewTiles {
			continue
		}
		all = append(all, m.lang.Notice(n, m.table.game))
	}
	return strings.Join(all, " ")
}

// refuse shows why a line or a play was not taken. The tiles stay, the cursor goes to the
// square that is named.
func (m *Model) refuse(err error, about phrases.Context) {
	t := m.table
	what, todo := m.lang.Explain(err, about)
	t.said = said{[2]string{what, todo}, true}
	t.live.refused = true
	placed, ok := errors.AsType[*scoring.PlacementError](err)
	if ok && t.focus == onBoard && t.view.Edition.Layout.Contains(placed.Square) {
		t.board.cursor = placed.Square
		t.board.joins = false
	}
}

// say puts a text under the entry line, in two lines at most.
func (t *table) say(text string) { t.said = said{lines: [2]string{text}} }

// notePlay notes the tiles that are laid.
func (m *Model) notePlay() tea.Cmd {
	t := m.table
	tiles := make([]scoring.Tile, len(t.board.laid))
	for i, l := range t.board.laid {
		tiles[i] = l.Tile
	}
	start := t.board.laid[0].Square
	d := t.board.direction
	if t.live.play != nil {
		start, d, tiles = t.live.play.Start, t.live.play.Direction, tiles[:0]
		for _, tile := range t.live.play.Tiles {
			tiles = append(tiles, tile.Tile)
		}
	}
	about := phrases.AboutPlay(t.view, start, d, tiles)
	play, err := scoring.Place(t.view.Edition, &t.view.Standings.Board, t.board.laid, t.board.direction)
	if err != nil {
		m.refuse(err, about)
		return nil
	}
	line := sheet.Line{Event: sheet.Event{What: sheet.Played{Play: play}}}
	if t.editing > 0 {
		line.Verb, line.Turn = sheet.Edit, t.editing
	}
	cursor := t.board.cursor
	cmd := m.do(line, about)
	if len(t.board.laid) == 0 {
		t.board.cursor = cursor
	}
	return cmd
}

// takeBack undoes what is typed or laid, and else the last change.
func (m *Model) takeBack() tea.Cmd {
	t := m.table
	switch {
	case t.focus == onEntry && t.entry.text() != "":
		t.entry = t.entry.with("")
		m.entryChanged()
		return m.keep()
	case len(t.board.laid) > 0:
		t.board = t.board.clear()
		t.said = said{}
		t.refresh()
		return m.keep()
	case t.editing > 0:
		t.stopEditing()
		return m.keep()
	}
	return m.do(sheet.Line{Verb: sheet.Undo}, phrases.Context{})
}

// again starts another game of the same people.
func (m *Model) again() tea.Cmd {
	if m.table.counting {
		return nil
	}
	l := m.table.game.Again()
	l.Header.Start = m.set.Now()
	return m.startGame(l)
}

// startGame keeps a new game and opens it.
func (m *Model) startGame(l sheet.Log) tea.Cmd {
	l, err := m.set.Games.Create(l, m.set.Now())
	if err != nil {
		what, _ := m.lang.Explain(err, phrases.Context{})
		m.notice = notice{m.lang.Screen.NotSaved(what), true}
		return nil
	}
	return m.openGame(l.ID)
}

// openGame puts a saved game on the table, or says why not.
func (m *Model) openGame(id string) tea.Cmd {
	cmd, err := m.open(id)
	if err != nil {
		if m.table == nil && m.start == nil {
			m.openStart()
		}
		return m.cannotOpen(err)
	}
	return cmd
}

// open puts a saved game on the table; the one that lay there is kept first.
func (m *Model) open(id string) (tea.Cmd, error) {
	if !m.closeTable() {
		return nil, nil
	}
	lock, watching := m.lock(id)
	l, err := m.set.Games.Load(id)
	var g sheet.Game
	if err == nil {
		g, err = sheet.NewGame(l)
	}
	if err != nil {
		if lock != nil {
			err = errors.Join(err, lock.Release())
		}
		return nil, err
	}
	t := newTable(g)
	t.lock, t.watching = lock, watching
	m.table, m.start, m.form = t, nil, nil
	m.saver = saver{writer: &writer{games: m.set.Games}, jobs: m.saver.jobs}
	m.resize(m.width, m.height)
	if err := m.set.Opened(l.ID); err != nil {
		m.cannotOpen(err)
	}
	if kept, err := m.set.Games.LoadDraft(l.ID); err == nil {
		m.saver.writer.last = kept
		if t.watching == "" && t.restore(kept) {
			t.say(m.lang.Screen.Restored)
			m.entryOrBoard()
		}
	}
	if announced := m.lang.Announced(g); len(announced) > 0 {
		m.notice = notice{text: strings.Join(announced, " ")}
	}
	if g.Standings.Finished {
		t.over = newFinalTable()
	}
	return m.watch(), nil
}

// lock takes a game for this session. Where another has it, watching says so and the game
// is read only; where the folder takes no lock, it is read only too, since nothing could be
// kept.
func (m *Model) lock(id string) (lock *store.Lock, watching string) {
	lock, err := m.set.Games.Lock(id, m.set.Holder)
	if err == nil {
		return lock, ""
	}
	if locked, ok := errors.AsType[*store.LockedError](err); ok {
		holder := strings.Trim(phrases.Safe(locked.Holder.User)+", "+phrases.Safe(locked.Holder.TTY), ", ")
		return nil, m.lang.Screen.ReadOnly(holder)
	}
	what, todo := m.explain(err)
	return nil, strings.TrimSpace(what + " " + todo)
}

// entryOrBoard works out again what is typed or laid.
func (m *Model) entryOrBoard() {
	if m.table.focus == onEntry {
		m.table.liveEntry(m.words)
		return
	}
	m.table.refresh()
}

func (m *Model) cannotOpen(err error) tea.Cmd {
	what, todo := m.lang.Explain(err, phrases.Context{})
	m.notice = notice{strings.TrimSpace(what + " " + todo), true}
	return nil
}

// closeTable keeps the game at the table and gives its lock back; false where it could not
// be kept, and then it stays open.
func (m *Model) closeTable() bool {
	if m.table == nil {
		return true
	}
	if err := m.Flush(); err != nil {
		what, _ := m.explain(err)
		m.saver.logStale, m.saver.failed = true, m.lang.Screen.NotSaved(what)
		return false
	}
	m.Release()
	m.table = nil
	return true
}

// Release gives the lock of the game at the table back.
func (m *Model) Release() {
	if m.table == nil || m.table.lock == nil {
		return
	}
	if err := m.table.lock.Release(); err != nil {
		m.cannotOpen(err)
	}
	m.table.lock = nil
}

// justCount opens a board without a sheet: plays are counted and nothing is kept.
func (m *Model) justCount(edition string) tea.Cmd {
	l, err := newLog(m.set.Catalogue, edition, "", []string{"", ""}, 1)
	if err == nil {
		var g sheet.Game
		if g, err = sheet.NewGame(l); err == nil {
			if !m.closeTable() {
				return nil
			}
			m.table, m.start, m.form = newTable(g), nil, nil
			m.table.counting, m.table.tab = true, tabWords
			m.resize(m.width, m.height)
			return nil
		}
	}
	return m.cannotOpen(err)
}
