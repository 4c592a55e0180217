package tui

import (
	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/tui/desk/board"
	"tanteo/tui/desk/entry"
)

// focus is the pane that the keys go to.
type focus int

// tab is one of the panes that share the lower side column.
type tab int

const (
	onBoard focus = iota
	onEntry
	onSide
)

const (
	tabSheet tab = iota
	tabRank      // of a duplicate
	tabTiles
	tabWords
	tabNotes
	tabCharts
	tabs
)

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

// say puts a text under the entry line, in two lines at most.
func (t *sight) say(text string) { t.said = said{lines: [2]string{text}} }

func (t *sight) stopEditing() {
	t.editing, t.looking, t.back = 0, t.back, 0
	t.board = t.board.Clear()
	t.said = said{}
	t.show()
}

// canLay says whether tiles can be laid on the board as it is shown.
func (t *sight) canLay() bool {
	return t.watching == "" && t.looking == 0 && !t.view.Standings.Finished
}

// onBoard is the game whose board is shown: that of what lies over the sheet, if it has one.
func (t *sight) onBoard() *sheet.Game {
	if over, ok := t.over.(interface{ Board() *sheet.Game }); ok {
		return over.Board()
	}
	return &t.view
}

// shownLaid are the tiles that the board shows as being laid: those of a line that is typed in
// a duplicate too.
func (t *sight) shownLaid() []scoring.Laid {
	if over, ok := t.over.(interface{ Laid() []scoring.Laid }); ok {
		return over.Laid()
	}
	if t.duplicate() && t.focus == onEntry && t.live.play != nil && t.live.line.Verb == sheet.Add {
		return t.live.play.Laid()
	}
	return t.board.Laid
}

// shownGame is the game that the tabs tell of: with a correction that is being tried.
func (t *sight) shownGame() *sheet.Game {
	if t.live.trial != nil {
		return t.live.trial
	}
	return &t.game
}

// shownPlay is the working of the play that is laid, typed or looked at.
func (t *sight) shownPlay() (scoring.Working, bool) {
	if t.live.working != nil {
		return *t.live.working, true
	}
	turn, ok := t.shownTurn()
	if !ok {
		return scoring.Working{}, false
	}
	return t.game.Working(turn)
}

// newSight is a game with nothing laid or typed yet.
func newSight(g sheet.Game) *sight {
	t := &sight{game: g, board: board.New(g.Edition.Layout), entry: entry.New()}
	t.show()
	return t
}
