package phrases

import "tanteo/sheet/line"

// Screen holds the words of the screen: labels, hints, the help.
type Screen struct {
	// Panes and tabs.
	Working, Sheet, Tiles, Words, Notes, Help, Commands, TilesLeft string
	Keys, Lines, Counting                                          string // pages of the help

	// Words of the board and its rows.
	Total, AllTiles, NotCounted, Points, Now, Bag, Unseen, OnRacks string
	Editing                                                        func(turn, of int) string
	Looking                                                        func(turn, of int) string
	Finished, Watching, Void                                       string
	WasSame                                                        func(points int) string // and no total has changed
	Was                                                            func(points int) string
	Turn                                                           func(number int) string
	TurnOf                                                         func(name string) string
	WouldCountNothing                                              func(turns []int) string
	Told                                                           func(counted, told int) string // of one turn, in points
	Off                                                            func(points int) string        // a file's total, of one turn
	CountAgain                                                     func(line string) string       // what to do about either
	KeepsAllTheSame, FirstTurn                                     string
	ByHandUncounted                                                string
	Uncounted                                                      func(n int) string
	MoreBelow                                                      func(n int) string
	NoneOf                                                         func(name, there string) Said // a tab or a kind of paper
	NoTurns, NoNotes, NoWords                                      string

	// Words of a game that is stepped through.
	BeforeFirst string
	InNotes     func(lines int) string             // of a note, that the tab shows
	UpTo        func(turn int, game string) string // another game begins as this one

	// Hints: what a key does now.
	Hint Hints

	// The turn menu.
	Menu Menu

	// What the palette calls the commands of the line language.
	Palette map[line.Command]string

	// Start, new game, just count, files.
	Start Start
	Form  Form
	File  File

	// The end of the game.
	End End

	// The tiles page.
	Page TilesPage

	// A window too small.
	Small Small

	// Notices of the screen itself.
	WatchingWhom  func(holder string) string
	NoNotesYet    string
	ReadOnly      func(holder, key string) string
	WatchingOnly  string
	TakenOver     string
	PenFree       func(key string) string
	PenGone       func(holder, key string) string
	LaidStays     string
	LaidOff       func(key string) string
	BeingSaved    string
	LeaveWaits    string
	NotNoted      func(what string) string
	Changed       string
	ToNewest      func(key string) string
	TakeTitle     string
	TakeFrom      func(holder string) string
	Taken         string
	DraftAside    func(name string) string
	ChangedUnder  func(id string) string
	GoesOnAs      func(id string) string // a copy, after what has become of the game
	NotSaved      func(why string) string
	LeaveUnsaved  func(why string) string
	ClipboardSent string
	Restored      string
	RestoredOf    func(holder string) string                      // what another session had not finished
	Pasted        func(taken, left int, enter, esc string) string // of lines
	PastedCells   func(taken, left int) string                    // of the grid, where the rest does not wait
	PastedTooLong func(limit, cut int) string

	// What the help says of each key, and what keys are called where not as in English.
	Key          KeyHelp
	KeyNames     map[string]string
	Examples     [][2]string // lines and what they do
	CountingText []string
	OnlyCounts   Said // a line of a game, where the board is only for counting
}

// Hints are one or two words each.
type Hints struct {
	Note, Across, Down, Blank, Clear, Commands, Help, LetterLays, TurnMenu, Line  string
	Choose, DoIt, Back, Open, Leave, Field, Start, NextField, EndGame, PlayOn     string
	KeepIt, LeaveIt, Cell, EditTurn, DeleteTurn, Board, Page, Scroll, Tab         string
	TurnBack, TurnOn, ToNow, Square, AlreadyThere, EnterLine, Tiles, Copy         string
	History, StepBack, FinalTable, Size, StepTurn, FirstLast, FirstTurn, EditNote string
	Read, Complete, Write, TakeGame                                               string
}

// Menu is the turn menu.
type Menu struct {
	Back, Pass, Exchange, ByHand, Withdrawn, ChallengeFailed, Penalty, Warning, Note, End string
	Correct, Recount, Delete, GoOn                                                        string
	Challenge                                                                             func(word string) string
	OnTheRight                                                                            string
	Leave, ClearBoard, LayTiles, Sure                                                     string
}

// Start is the start screen.
type Start struct {
	Tagline, New, Resume, Earlier, Count, CountHint string
	NewHint                                         [2]string
	KeptIn                                          func(folder string) string
	Open, Finished, Damaged                         string
	NoGames                                         string
	JustCount                                       string
	Independent                                     string
}

// Form is the form of a new game.
type Form struct {
	Title, Players, Opens, Tiles, Rules, Start string
	WhoOpens                                   string
	Bonus                                      func(points int) string
}

// File is what is said of files that games come from and go to.
type File struct {
	Open, OpenHint, Write, Name string
	How                         string
	From                        func(folder string) string // where names without a folder are
	Reading, Writing            string
	Games                       func(n int) string
	OnlyFirst                   func(n int) string
	Found                       func(plays, edition string) string
	Own                         string // a file of our own
	Differ                      func(n int, line string) string
	Doubts                      func(n int) string
	Unreadable                  string
	Taken                       func(turns, file, edition string) string
	TakenOwn                    func(turns, file string) string
	FiguresDiffer               func(n int, line string) string // begins with what parts it from the rest
	IsFolder                    func(name string) Said
	GCG, JSON, CSV, Text        string // what each format is for
	NoEnding, EndingTells       string
	There                       func(name string) string
	Written                     func(path string) string
	NoForm                      string // heads what GCG cannot hold
}

// End is the form of the leftovers and the final table.
type End struct {
	Title, Ask, How, NobodyOut, FinalTable, Before, Left, All string
	WentOut                                                   func(name string, points int) string
	SameAsLine                                                string
	Shared                                                    func(players, place int) string
	BestPlay, AllTiles, Average                               string
	Again, CopyResult, PlayOn                                 string
	OpensNext                                                 func(name string) string
}

// TilesPage is the page of the tiles.
type TilesPage struct {
	Title                          func(id string, tiles int) string
	Left, Of, Points               string
	UnseenOf                       func(unseen, of int) string
	BagWhen                        func(bag, players int) string
	BagRound                       func(bag int) string // of a duplicate
	Vowels, Consonants, PointsLeft string
}

// Small is said where a window is too small.
type Small struct {
	Needs  func(w, h int) string
	Has    func(w, h int) string
	Larger string
	Or     string
}

// KeyHelp is what the help says of the keys.
type KeyHelp struct {
	OnBoard, Everywhere, InEntry, InSheet                                               string
	Move, RowEnds, Lay, LayDoes, Turn, Blank, Backspace, Esc, Enter, EnterEmpty, Digits string
	BackOn, Panes, NextTab, Large, Line, Command, Undo, Note, Copy, Redraw              string
	Ends, FirstTurn, LastTurn, HasNote                                                  string
	Leave, Suspend, HistoryKeys, CompleteKey, TypedTiles, EscEntry, Cells               string
	EditKey, DeleteKey, EscSheet, MadeFrom, PlayAsLine, AnythingElse                    string
	Sift, Pages, OverTiles, ThisHelp, Write                                             string
}
