package view

import (
	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/board"
	"tanteo/tui/desk/entry"
)

// Focus is the pane that the keys go to.
type Focus int

// Tab is one of the tabs in the lower part of the side.
type Tab int

const (
	OnBoard Focus = iota
	OnEntry
	OnSide
)

const (
	TabSheet Tab = iota
	TabRank      // of a duplicate
	TabTiles
	TabWords
	TabNotes
	TabCharts
	Tabs
)

// Sight is a game and what of it is looked at, laid and typed.
type Sight struct {
	Game     sheet.Game
	Seating         // of the game
	Counting bool   // just count: no sheet, nothing kept
	Watching string // says why the game is read only; "" when it is not
	Only     bool   // this session only watches
	PenOf    string // who has the pen, where it is elsewhere; "" where nobody is known to

	Looking int        // number of the turn stepped back to; 0 is now, or BeforeFirst
	Editing int        // number of the turn being edited
	Back    int        // what Looking was before, to go back to
	Shown   sheet.Game // the game as the board shows it

	Board       board.Pane
	Entry       entry.Pane
	Focus       Focus
	Tab         Tab
	Large       bool // the tab is a whole page
	WorkingPage bool // in a small window: the working is shown in place of the board
	Row         int  // number of the turn chosen in the sheet, or of the round; 0 is the newest
	Cell        int  // seat of the cell chosen in the sheet of a duplicate; 0 is the master
	Seat        int  // who was picked for the next line of a duplicate; 0 is the next empty cell
	Scroll      int  // lines that the tab is moved by

	ByTable bool // the entry goes from table to table of a hall

	Clock stopwatch
	List  *words.List   // in which words are looked up; nil until it is asked for
	Graph *finder.Graph // that is made of it, for searching

	Letter    scoring.Letter // whose words of two tiles are shown; 0 is none
	Bars      bool           // the charts show the points by round, where only one of them fits
	RackWords RackWords      // in the tab of the words

	CameOff string // the line of laid tiles of which some had to come off, until it is kept elsewhere

	InGrid bool // the grid is open
	Over   Over // what lies over the side; nil is nothing
	Said   Said

	Live  live
	Known Known
}

// Keeps says whether what happens at the table is kept at all.
func (t *Sight) Keeps() bool { return !t.Counting && t.Watching == "" }

// Said is what stands under the entry line.
type Said struct {
	Lines [2]string
	Fault bool
	Seen  bool // a key was pressed since
}

// Show takes the board to the turn that is looked at or edited, or to now.
func (t *Sight) Show() {
	switch {
	case t.Editing > 0:
		t.Shown = t.Game.Before(t.Editing)
	case t.Looking > 0:
		t.Shown = t.Game.After(t.Looking)
	case t.Looking < 0:
		t.Shown = t.Game.Before(1)
	default:
		t.Shown = t.Game
	}
	t.Refresh()
}

// Standings are what the players' line shows: of the turn that is looked at, else of now,
// also while an old turn is edited.
func (t *Sight) Standings() *sheet.Standings {
	if t.Looking != 0 {
		return &t.Shown.Standings
	}
	return &t.Game.Standings
}

// LiftTaken takes laid tiles off the board whose squares somebody else has taken. line is what was laid
// before that.
func (t *Sight) LiftTaken(line string) {
	board := &t.Shown.Standings.Board
	if t.Board.HasRoom(board) {
		return
	}
	t.CameOff, t.Board = line, t.Board.WithoutTaken(board)
}

// LaidLine is what is laid, as the line that notes it; "" where nothing is. Tiles that make no play
// stand in it one after the other.
func (t *Sight) LaidLine() string {
	laid := t.Board.InLine()
	if len(laid) == 0 {
		return ""
	}
	play, err := t.Board.Forming(&t.Shown.Standings.Board)
	if err != nil {
		play = scoring.Play{Start: laid[0].Square, Direction: t.Board.Direction}
		for _, l := range laid {
			play.Tiles = append(play.Tiles, scoring.PlayTile{Tile: l.Tile, New: true})
		}
	}
	for _, tile := range t.Board.Beyond {
		play.Tiles = append(play.Tiles, scoring.PlayTile{Tile: tile, New: true})
	}
	return line.OfPlay(t.Game, play)
}

// LastLaid are the tiles of the play to underline on the board.
func (t *Sight) LastLaid() []scoring.Laid {
	turn, ok := t.NewestShown()
	if !ok || turn.Challenged || turn.Fault != nil {
		return nil
	}
	play, ok := t.Shown.Play(turn)
	if !ok {
		return nil
	}
	word := make([]scoring.Laid, len(play.Tiles))
	for i, tile := range play.Tiles {
		word[i] = scoring.Laid{Square: play.Start.Step(play.Direction, i), Tile: tile.Tile}
	}
	return word
}

func (t *Sight) Layout() *scoring.Layout { return t.Game.Edition.Layout }

// Say puts a text under the entry line, in two lines at most.
func (t *Sight) Say(text string) { t.Said = Said{Lines: [2]string{text}} }

func (t *Sight) StopEditing() {
	t.Editing, t.Looking, t.Back = 0, t.Back, 0
	t.Board = t.Board.Clear()
	t.Said = Said{}
	t.Show()
}

// CanLay says whether tiles can be laid on the board as it is shown.
func (t *Sight) CanLay() bool {
	return t.Watching == "" && t.Looking == 0 && !t.Shown.Standings.Finished
}

// OnBoard is the game whose board is shown: that of what lies over the sheet, if it has one.
func (t *Sight) OnBoard() *sheet.Game {
	if over, ok := t.Over.(interface{ Board() *sheet.Game }); ok {
		return over.Board()
	}
	return &t.Shown
}

// ShownLaid are the tiles that the board shows as being laid: those of a line that is typed in
// a duplicate too.
func (t *Sight) ShownLaid() []scoring.Laid {
	if over, ok := t.Over.(interface{ Laid() []scoring.Laid }); ok {
		return over.Laid()
	}
	return t.forming()
}

// ShownGame is the game that the tabs tell of: with a correction that is being tried.
func (t *Sight) ShownGame() *sheet.Game {
	if t.Live.Trial != nil {
		return t.Live.Trial
	}
	return &t.Game
}

// ShownPlay is the working of the play that is laid, typed or looked at.
func (t *Sight) ShownPlay() (scoring.Working, bool) {
	if t.Live.Working != nil {
		return *t.Live.Working, true
	}
	turn, ok := t.ShownTurn()
	if !ok {
		return scoring.Working{}, false
	}
	return t.Game.Working(turn)
}

// NewSight is a game with nothing laid or typed yet.
func NewSight(g sheet.Game) *Sight {
	t := &Sight{Board: board.New(g.Edition.Layout), Entry: entry.New()}
	t.Take(g)
	t.Show()
	return t
}
