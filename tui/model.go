// Package tui is the root of the screen. Model routes what comes in to the table or to the page
// that is open, and does what they ask for: it opens and keeps games, and leaves.
//
//	key ── Model.Update ──► desk.Desk ── sheet.Game.Do ──► the next game ──► saver, off the key path
//	                            └──► actions ──► Model.act
package tui

import (
	"errors"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions/words"
	"tanteo/sheet/store"
	"tanteo/tui/desk"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/page/games"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
	"tanteo/tui/write"
)

// Model is the root: it holds what every page shares, the page that is open, and the game.
type Model struct {
	kit.Env
	set     Settings
	memory  *memory
	dark    bool
	now     time.Duration // by the clock of the program, when the last message came
	wall    time.Time     // by the clock on the wall, then
	unsaved string        // why the last save was in vain; "" where it was not

	pages    []stacked // that lie over one another, the last one open
	opened   int       // pages so far
	earlier  earlier
	desk     *desk.Desk // nil while there is no table
	queue    queue
	saver    saver
	leaving  bool
	past     timeline
	writing  int     // files that are being written
	folder   string  // of the file that was opened last, as it was typed
	insists  bool    // leaves also where something cannot be kept
	abandons bool    // leaves though something is still being kept
	first    tea.Cmd // for Init: of a game that was opened before the program ran
	crashed  *phrases.CrashError

	reread bool // its list was cut, and has to be read again

	picture picture
	started time.Time // from where the program's own clock counts
}

// picture is the screen as it was drawn last, until something changes.
type picture struct {
	fresh bool
	view  tea.View
}

// NewModel is the screen with the game that is asked for, else the one that was open last, else
// the start page. It is an error if the game asked for cannot be opened.
func NewModel(set Settings, game string) (*Model, error) {
	m := &Model{Env: kit.Env{Lang: phrases.For(set.Lang), Keys: key.NewMap()}, set: set, dark: true, started: time.Now()}
	if m.set.Words == nil {
		m.set.Words = words.New("", "")
	}
	if m.set.Remember == nil {
		m.set.Remember = sitting.Forgetful{}
	}
	m.memory = &memory{in: m.set.Remember}
	m.restyle()
	m.readClocks()
	m.set.Catalogue.ReadOwn()
	err := m.begin(game)
	if len(set.Doubts) > 0 && m.Notice.Text == "" {
		m.Notice = kit.Notice{Text: m.Sentence(set.Doubts[0]), Fault: true}
	}
	return m, err
}

// begin opens what the screen begins with.
func (m *Model) begin(game string) error {
	var err error
	switch {
	case game != "":
		m.first, err = m.beginWith(game)
	case m.set.Last != "":
		if m.first, err = m.beginWith(m.set.Last); err != nil {
			front{m}.openStart()
			if _, missing := errors.AsType[*store.NotFoundError](err); !missing {
				m.cannotOpen(err)
			}
			err = nil
		}
	default:
		front{m}.openStart()
	}
	return err
}

// beginWith opens a game before the program runs.
func (m *Model) beginWith(id string) (tea.Cmd, error) {
	msg := opening{id: id}.open(m.room())
	if msg.err != nil {
		return nil, msg.err
	}
	return m.putDown(msg), nil
}

func (m *Model) restyle() {
	m.Look = draw.NewLook(m.set.Theme, m.dark, m.set.Profile, m.set.Cursor)
}

// Init asks the terminal for its background colour. Nothing waits for the answer.
func (m *Model) Init() tea.Cmd {
	first := m.first
	if m.earlier.due {
		first = tea.Batch(first, m.readEarlier())
	}
	if m.set.Theme == "auto" || m.set.Theme == "" {
		return tea.Batch(tea.RequestBackgroundColor, first)
	}
	return first
}

// Update routes a message. After a panic the game is kept and the terminal given back, as at any
// other end.
func (m *Model) Update(msg tea.Msg) (model tea.Model, cmd tea.Cmd) {
	words.Guard()
	defer func() {
		switch value := recover(); {
		case words.WasCut(value):
			model = m
			m.listCut()
		case value != nil:
			m.crash(value)
		}
		if m.crashed != nil {
			model, cmd = m, tea.Quit
		}
	}()
	m.readClocks()
	if m.reread && m.desk != nil {
		m.reread, cmd = false, m.atTable((*desk.Desk).CheckWords)
	}
	cmd = tea.Batch(cmd, m.update(msg))
	if m.desk != nil {
		cmd = tea.Batch(cmd, m.table().Wound())
		m.desk.Settle()
	}
	m.tellLost()
	if m.earlier.due {
		cmd = tea.Batch(cmd, m.readEarlier())
	}
	return m, cmd
}

// readClocks reads the time, once for each message.
func (m *Model) readClocks() { m.now, m.wall = time.Since(m.started), m.set.Now() }

func (m *Model) update(msg tea.Msg) tea.Cmd {
	if cmd, waits := m.holds(msg); waits {
		return cmd
	}
	switch msg := msg.(type) { // what mostly changes nothing that is seen
	case nil:
		return nil
	case earMsg:
		return m.listens(msg)
	case heardMsg:
		return m.heard(msg)
	case watchedMsg:
		return m.follow(msg)
	case vigilMsg:
		return m.goesOn(msg)
	}
	if tick, ok := msg.(desk.TickMsg); ok {
		return m.tick(tick)
	}
	m.picture.fresh = false
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.Width, m.Height = msg.Width, msg.Height
	case tea.BackgroundColorMsg:
		if dark := msg.IsDark(); dark != m.dark {
			m.dark = dark
			m.restyle()
		}
	case tea.KeyPressMsg:
		cmd := m.key(m.Keys.Plain(msg))
		if m.unsaved != "" && !m.saver.busy && !m.leaving {
			cmd = tea.Batch(cmd, m.keep()) // what could not be kept is tried again with each key
		}
		return cmd
	case tea.PasteMsg:
		return m.paste(msg)
	case tea.MouseClickMsg:
		if m.set.Mouse && m.shownTable() {
			return m.toTable(msg)
		}
	case leaveMsg:
		return m.leaveNow(msg)
	case openedMsg:
		return m.goOn(func() tea.Cmd { return m.gotGame(msg) })
	case kit.AwaitedMsg:
		return m.goOn(func() tea.Cmd { return m.update(msg.Answer) })
	case listsMsg:
		return front{m}.showLists(msg)
	case putMsg:
		return m.goOn(func() tea.Cmd { return m.put(msg) })
	case savedMsg:
		return m.saved(msg)
	case slowMsg:
		m.isSlow(msg)
	case penTakenMsg:
		return m.penTaken(msg)
	case asideMsg:
		return m.isAside(msg)
	case copiedMsg:
		return m.copied(msg)
	case write.Wrote:
		return m.wrote(msg)
	case gamesMsg:
		return m.showGames(msg)
	case games.Changed:
		return m.gameChanged(msg)
	case rememberedMsg:
		return m.cannotOpen(msg.err)
	case kit.BrokenMsg:
		return m.broken(msg)
	case faultMsg:
		m.crash(msg.fault)
	case hangupMsg:
		m.insists = true
		return m.leave()
	default:
		return m.answer(msg)
	}
	return nil
}

// hangupMsg says that the terminal has gone.
type hangupMsg struct{}

// key routes a key: first what works everywhere, then the page.
func (m *Model) key(msg tea.KeyPressMsg) tea.Cmd {
	if r, ok := key.Find(desk.Always(m.Env, m.set.Suspend), msg); ok {
		return m.act(r.Ask)
	}
	if !m.fits() {
		return nil
	}
	m.Notice = kit.Notice{}
	return walk{m}.press(msg)
}

// pageKey gives a key to the page that is open, else to the table.
func (m *Model) pageKey(msg tea.KeyPressMsg) tea.Cmd {
	if i, open := m.top(); open {
		return m.toPage(i, msg)
	}
	return m.toTable(msg)
}

// fits says whether the window is large enough for the page that is open.
func (m *Model) fits() bool {
	if m.shownTable() {
		return m.table().Lay.Fits
	}
	return m.Width >= smallestW && m.Height >= smallestH
}

// shownTable says whether the table is shown.
func (m *Model) shownTable() bool {
	return m.desk != nil && len(m.pages) == 0
}

const smallestW, smallestH = 48, 20

// paste gives a pasted text to the page that is open, else to the table.
func (m *Model) paste(msg tea.PasteMsg) tea.Cmd {
	if !m.fits() {
		return nil
	}
	if i, open := m.top(); open {
		return m.toPage(i, msg)
	}
	return m.toTable(msg)
}

// tick draws the next second of a clock, if one runs.
func (m *Model) tick(msg desk.TickMsg) tea.Cmd {
	if m.desk != nil && m.desk.At.Game.Standings.Clock.Running {
		m.picture.fresh = false
	}
	return m.toTable(msg)
}

// quit leaves the program at the player's word.
func (m *Model) quit() tea.Cmd {
	if m.desk == nil {
		return m.leave()
	}
	m.table().StopClock()
	return tea.Batch(m.keepChanged(), m.leave())
}

// leave ends the program once all is saved.
func (m *Model) leave() tea.Cmd {
	if m.unsaved != "" && !m.insists {
		m.insists = true // said with the save that this key tries again
		return nil
	}
	again := m.leaving
	m.leaving = true
	switch {
	case m.saver.busy && again && m.saver.slow || m.queue.waits:
		m.abandons = true
		return tea.Quit
	case m.saver.busy || m.writing > 0 && !again:
		return nil
	}
	if m.saver.stale || m.unsaved != "" {
		if cmd := m.keep(); cmd != nil {
			return cmd
		}
	}
	return tea.Quit
}

// View draws the screen, or gives the last picture where nothing has changed.
func (m *Model) View() (v tea.View) {
	if m.picture.fresh {
		return m.picture.view
	}
	words.Guard()
	defer func() {
		switch value := recover(); {
		case words.WasCut(value):
			m.listCut()
			v = m.View() // without it; the next message reads it again
		case value != nil:
			m.crash(value) // the next message ends the program
		}
	}()
	v = tea.NewView("")
	v.AltScreen = true
	v.WindowTitle = "tanteo"
	if m.set.Mouse {
		v.MouseMode = tea.MouseModeCellMotion
	}
	rows, x, y, ok := m.screen()
	v.Content = strings.Join(rows, "\n")
	if m.set.ascii() {
		v.Content = draw.InASCII.Replace(v.Content)
	}
	if ok {
		v.Cursor = tea.NewCursor(x, y)
		v.Cursor.Blink = false
		v.Cursor.Color = m.Look.Cursor
	}
	m.picture = picture{true, v}
	return v
}

// screen is the window row by row, and the place of the cursor.
func (m *Model) screen() (rows []string, x, y int, cursor bool) {
	if m.Width == 0 {
		return []string{""}, 0, 0, false
	}
	if !m.fits() {
		return m.smallScreen()
	}
	if i, open := m.top(); open {
		s := m.pages[i].View(m.Env)
		return s.Rows, s.X, s.Y, s.Cursor
	}
	s := m.table().View()
	return s.Rows, s.X, s.Y, s.Cursor
}

// smallScreen says what size is needed.
func (m *Model) smallScreen() ([]string, int, int, bool) {
	needW, needH := smallestW, smallestH
	if m.shownTable() {
		lay := m.table().Lay
		needW, needH = lay.NeedW, lay.NeedH
	}
	s := m.Lang.Screen.Small
	var lines []string
	for _, text := range []string{"", s.Needs(needW, needH), s.Has(m.Width, m.Height), "", s.Larger, s.Or + "  tanteo enter", "", m.KeyName("Ctrl+C") + " " + m.Lang.Screen.Hint.Leave} {
		for _, line := range draw.Wrapped(text, max(1, m.Width-2)) {
			lines = append(lines, " "+line)
		}
	}
	if m.Height < len(lines) && len(lines) > 1 {
		lines = lines[1:]
	}
	return draw.Fill(lines, m.Width, m.Height), 0, 0, true
}
