package tui

import (
	"time"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/board"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/layout"
	"tanteo/tui/kit"
	"tanteo/tui/page/help"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// focus is the pane that the keys go to.
type focus int

const (
	onBoard focus = iota
	onEntry
	onSide
)

// tab is one of the panes that share the lower side column.
type tab int

const (
	tabSheet tab = iota
	tabRank      // of a duplicate
	tabTiles
	tabWords
	tabNotes
	tabCharts
	tabs
)

// table is an open game with everything that the screen knows of it.
type table struct {
	*sight
	pen  sitting.Pen
	seed uint64 // that racks are drawn by, where the game has none yet

	lookup lookup
	asked  int        // questions so far
	help   *help.Page // below the heading; nil while it is closed

	grid gridPage

	drawn boardCache
}

// view is what every pane of the table is drawn by.
type view struct {
	kit.Env
	lay      layout.Layout
	words    line.Vocabulary
	names    phrases.Premiums // of the squares: in the language asked for, even where the screen does not speak it
	ascii    bool             // the frame is drawn without line signs
	checking bool             // every word is looked up in a list
	unsaved  string           // why the last save was in vain; "" where it was not
	now      time.Duration    // by the clock of the program, when the last message came
	at       *sight           // nil while there is no table
}

// sight is a game and what of it is looked at: what every pane of the table may see.
type sight struct {
	game     sheet.Game
	counting bool   // just count: no sheet, nothing kept
	watching string // says why the game is read only; "" when it is not

	looking int        // number of the turn stepped back to; 0 is now, or beforeFirst
	editing int        // number of the turn being edited
	back    int        // what looking was before, to go back to
	view    sheet.Game // the game as the board shows it

	board  board.Pane
	entry  entry.Pane
	focus  focus
	tab    tab
	large  bool // the tab is a whole page
	alone  bool // in a small window: the working is shown in place of the board
	row    int  // number of the turn chosen in the sheet, or of the round; 0 is the newest
	cell   int  // seat of the cell chosen in the sheet of a duplicate; 0 is the master
	seat   int  // who was picked for the next line of a duplicate; 0 is the next empty cell
	scroll int  // lines that the tab is moved by

	clock stopwatch
	list  *words.List   // in which words are looked up; nil until it is asked for
	graph *finder.Graph // that is made of it, for searching

	letter scoring.Letter // whose words of two tiles are shown; 0 is none
	two    *knownTwoTile  // of the edition; nil until they are asked for
	noted  notesView
	bars   bool      // the charts show the points by round, where only one of them fits
	finds  rackWords // in the tab of the words

	told   told
	inGrid bool    // the grid is open
	over   overlay // the side; nil is nothing
	said   said

	live  live
	marks verdicts // of the list, as far as they were asked for
}

// said is what stands under the entry line.
type said struct {
	lines [2]string
	fault bool
}

func newTable(g sheet.Game) *table {
	t := &table{sight: &sight{game: g, board: board.New(g.Edition.Layout), entry: entry.New()}}
	t.show()
	return t
}

// show takes the board to the turn that is looked at or edited, or to now.
func (t *sight) show() {
	switch {
	case t.editing > 0:
		t.view = t.game.Before(t.editing)
	case t.looking > 0:
		t.view = t.game.After(t.looking)
	case t.looking < 0:
		t.view = t.game.Before(1)
	default:
		t.view = t.game
	}
	t.refresh()
}

// standings are what the players' line shows: of the turn that is looked at, else of now,
// also while an old turn is edited.
func (t *sight) standings() *sheet.Standings {
	if t.looking != 0 {
		return &t.view.Standings
	}
	return &t.game.Standings
}

// live is what the tiles being laid, or the line being typed, would count.
type live struct {
	forming bool // tiles lie, or a line that counts something is typed
	play    *scoring.Play
	working *scoring.Working
	line    sheet.Line
	ready   bool // Enter would note line
	refused bool // Enter was pressed and the line was not taken
	over    bool // more tiles are laid than a rack holds, which no further tile can mend
	seat    int  // who is named in the line of a duplicate
	trial   *sheet.Game
	answer  sheet.Answer
	marks   verdicts // of trial
}

// refresh works out what is being laid or typed.
func (t *sight) refresh() {
	t.live = live{}
	if len(t.board.Laid) > 0 {
		t.liveBoard()
	}
}

func (t *sight) liveBoard() {
	e, board := t.view.Edition, &t.view.Standings.Board
	t.live.forming = true
	play, err := t.board.Forming(board)
	if err != nil {
		return
	}
	t.live.play = &play
	w := scoring.Count(e, board, play)
	t.live.working = &w
	if _, err := scoring.Place(e, board, t.board.Laid, t.board.Direction); err != nil {
		t.live.over = len(t.board.Laid) > e.Rack
		return
	}
	t.live.line = sheet.Line{Event: sheet.Event{What: sheet.Played{Play: play}}}
	t.live.ready = true
	if t.editing > 0 {
		t.live.line.Verb, t.live.line.Turn = sheet.Edit, t.editing
		t.try()
	}
}

// try works out what a correction would do, to be shown before it is kept.
func (t *sight) try() {
	trial, answer, err := t.game.Do(t.live.line, sheet.Stamp{})
	if err == nil {
		t.live.trial, t.live.answer = &trial, answer
	}
}

// liveEntry works out the line in the entry.
func (t *sight) liveEntry(words line.Vocabulary) {
	t.live = live{}
	text := t.entry.Text()
	if text == "" {
		return
	}
	line, err := line.Parse(text, t.game, words)
	if err != nil {
		t.live.seat = t.typedSeat(words)
		return
	}
	line = t.forSeat(line)
	t.live.line, t.live.ready = line, true
	t.live.seat = t.typedSeat(words)
	before := t.game
	if line.Verb == sheet.Edit || line.Verb == sheet.Insert || line.Verb == sheet.Delete || line.Verb == sheet.Empty {
		if !t.hall() { // too much for each key, and it is about one table only
			t.try()
		}
		before = t.game.Before(line.Turn)
	}
	if line.Verb == sheet.Recount {
		t.try()
	}
	switch what := sheet.OfMaster(line.Event.What).(type) {
	case sheet.Played:
		play := what.Play
		w := scoring.Count(before.Edition, &before.Standings.Board, play)
		t.live.forming, t.live.play, t.live.working = true, &play, &w
	case sheet.Typed:
		w := scoring.CountTyped(before.Edition, what.Words)
		t.live.forming, t.live.working = true, &w
	}
}

// shownTurn is the row whose working the pane shows outside of a play: the one looked at,
// the one chosen in the sheet, or the newest.
func (t *sight) shownTurn() (sheet.Turn, bool) {
	switch {
	case t.duplicate() && t.focus == onSide && t.tab == tabSheet:
		return t.chosenCell()
	case t.duplicate():
		return t.masterShown()
	case t.focus == onSide && t.row > 0:
		return t.game.Standings.Turn(t.row)
	case t.editing > 0:
		return t.game.Standings.Turn(t.editing)
	case t.looking > 0:
		return t.game.Standings.Turn(t.looking)
	}
	return t.view.Standings.Newest()
}

// newestShown is the newest turn on the board as it is shown; none where another row of the
// sheet is looked at.
func (t *sight) newestShown() (sheet.Turn, bool) {
	if t.duplicate() {
		return t.masterShown()
	}
	turn, ok := t.view.Standings.Newest()
	return turn, ok && (t.looking <= 0 || turn.Number == t.looking)
}

// lastLaid are the tiles of the play to underline on the board.
func (t *sight) lastLaid() []scoring.Laid {
	turn, ok := t.newestShown()
	if !ok || turn.Challenged || turn.Fault != nil {
		return nil
	}
	play, ok := t.view.Play(turn)
	if !ok {
		return nil
	}
	word := make([]scoring.Laid, len(play.Tiles))
	for i, tile := range play.Tiles {
		word[i] = scoring.Laid{Square: play.Start.Step(play.Direction, i), Tile: tile.Tile}
	}
	return word
}

func (t *sight) layout() *scoring.Layout { return t.game.Edition.Layout }
