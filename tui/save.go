package tui

import (
	"bytes"
	"encoding/json"
	"errors"
	"sync"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/phrases"
)

// saver keeps the game and the unfinished entry. One save is on its way at a time; what
// changes meanwhile makes it stale, and it is done once more. Never on the key path.
type saver struct {
	busy, stale bool
	logStale    bool // the game itself has changed since it was kept
	jobs        int
	failed      string // why the last save was in vain
	writer      *writer
}

// writer writes what is newest, whoever calls it: the command in flight, or the end of the
// program.
type writer struct {
	games *store.Store
	mu    sync.Mutex
	done  int // number of the newest job that was written
	last  []byte
}

// job is a state of the table to be kept.
type job struct {
	number  int
	log     sheet.Log
	withLog bool
	draft   []byte
}

// savedMsg says that a save has ended.
type savedMsg struct{ err error }

func (w *writer) write(j job) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if j.number < w.done {
		return nil
	}
	if j.withLog {
		if err := w.games.Save(j.log); err != nil {
			return err
		}
	}
	w.done = j.number
	if bytes.Equal(j.draft, w.last) {
		return nil
	}
	if err := w.games.SaveDraft(j.log.ID, j.draft); err != nil {
		return err
	}
	w.last = j.draft
	return nil
}

// keep saves the table in the background.
func (m *Model) keep() tea.Cmd {
	if m.table == nil || m.table.counting || m.table.watching != "" {
		return nil
	}
	if m.saver.busy {
		m.saver.stale = true
		return nil
	}
	m.saver.busy, m.saver.stale = true, false
	j, w := m.job(), m.saver.writer
	return func() tea.Msg { return savedMsg{w.write(j)} }
}

// keepGame saves the game after it has changed.
func (m *Model) keepGame() tea.Cmd {
	m.saver.logStale = true
	return m.keep()
}

func (m *Model) job() job {
	m.saver.jobs++
	j := job{number: m.saver.jobs, log: m.table.game.Log, withLog: m.saver.logStale, draft: m.table.draft()}
	m.saver.logStale = false
	return j
}

// saved takes the end of a save in.
func (m *Model) saved(msg savedMsg) tea.Cmd {
	m.saver.busy = false
	if changed, ok := errors.AsType[*store.ChangedError](msg.err); ok && m.table != nil && changed.ID == m.table.game.Log.ID {
		return m.keepAsAnother()
	}
	if msg.err != nil {
		what, _ := m.explain(msg.err)
		m.saver.logStale, m.saver.stale, m.saver.failed = true, false, m.lang.Screen.NotSaved(what)
		if m.leaving {
			return tea.Quit
		}
		return nil
	}
	m.saver.failed = ""
	if m.saver.stale {
		return m.keep()
	}
	if m.leaving {
		return tea.Quit
	}
	return nil
}

// keepAsAnother goes on with a copy of the game, because its file was changed by somebody
// else: neither is lost.
func (m *Model) keepAsAnother() tea.Cmd {
	l := m.table.game.Log
	l, err := m.set.Games.Create(l, m.set.Now())
	if err != nil {
		what, _ := m.explain(err)
		m.saver.logStale, m.saver.failed = true, m.lang.Screen.NotSaved(what)
		return nil
	}
	m.Release()
	m.table.game.Log = l
	m.table.lock, m.table.watching = m.lock(l.ID)
	m.saver = saver{writer: &writer{games: m.set.Games}, jobs: m.saver.jobs}
	m.notice = notice{text: m.lang.Screen.ChangedUnder(phrases.Safe(l.ID))}
	m.table.show()
	return m.keep()
}

// Flush keeps what is not kept yet, once the program has stopped for whatever reason.
func (m *Model) Flush() error {
	if m.table == nil || m.table.counting || m.table.watching != "" {
		return nil
	}
	return m.saver.writer.write(m.job())
}

// draft is the unfinished entry as it is kept beside the game.
type draft struct {
	Entry string   `json:"entry,omitempty"`
	Laid  []string `json:"laid,omitempty"` // "H4 J", a blank in lower case
	At    string   `json:"at,omitempty"`
	Down  bool     `json:"down,omitempty"`
	Turn  int      `json:"turn,omitempty"`  // that was being edited
	Typed bool     `json:"typed,omitempty"` // the cursor was in the entry
}

// draft is nil where nothing is unfinished.
func (t *table) draft() []byte {
	if t.entry.text() == "" && len(t.board.laid) == 0 {
		return nil
	}
	d := draft{
		Entry: t.entry.text(), At: t.board.cursor.Name(), Down: t.board.direction == scoring.Down,
		Turn: t.editing, Typed: t.focus == onEntry,
	}
	for _, l := range t.board.laid {
		d.Laid = append(d.Laid, l.Square.Name()+" "+t.game.Edition.TileText(l.Tile))
	}
	text, err := json.Marshal(d)
	if err != nil {
		return nil
	}
	return text
}

// restore takes an unfinished entry up again, as far as it still makes sense.
func (t *table) restore(kept []byte) bool {
	var d draft
	if len(kept) == 0 || json.Unmarshal(kept, &d) != nil {
		return false
	}
	e := t.game.Edition
	if _, ok := t.game.Standings.Turn(d.Turn); ok {
		t.editing = d.Turn
	}
	t.show()
	for _, text := range d.Laid {
		l, ok := readLaid(e, text)
		if !ok || t.view.Standings.Board.At(l.Square) != 0 {
			continue
		}
		t.board.laid = append(t.board.laid, l)
	}
	if s, _, ok := scoring.Rows.Parse(d.At); ok && e.Layout.Contains(s) {
		t.board.cursor = s
	}
	if d.Down {
		t.board.direction = scoring.Down
	}
	t.entry = t.entry.with(d.Entry)
	if d.Typed {
		t.focus = onEntry
	}
	return true
}

// readLaid reads "H4 J" as a draft has it.
func readLaid(e *scoring.Edition, text string) (scoring.Laid, bool) {
	at, letter, _ := bytes.Cut([]byte(text), []byte(" "))
	s, _, ok := scoring.Rows.Parse(string(at))
	if !ok || !e.Layout.Contains(s) {
		return scoring.Laid{}, false
	}
	for _, l := range e.Alphabet() {
		switch string(letter) {
		case e.TileText(l.Tile()):
			return scoring.Laid{Square: s, Tile: l.Tile()}, true
		case e.TileText(l.Blank()):
			return scoring.Laid{Square: s, Tile: l.Blank()}, true
		}
	}
	return scoring.Laid{}, false
}
