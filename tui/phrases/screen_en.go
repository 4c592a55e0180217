package phrases

import (
	"strconv"

	"tanteo/sheet"
)

func englishScreen() Screen {
	n := strconv.Itoa
	return Screen{
		Working: "Working", Sheet: "Sheet", Tiles: "Tiles", Words: "Words", Notes: "Notes", Help: "Help", Commands: "Commands", TilesLeft: "Tiles left",
		Keys: "keys", Lines: "lines", Rules: "rules", Counting: "counting",

		Total: "Total", AllTiles: "All tiles", NotCounted: "not counted", Points: "points", Now: "now",
		Bag: "bag", Unseen: "unseen", OnRacks: "on racks",
		Editing:  func(turn, of int) string { return "editing turn " + n(turn) + " of " + n(of) },
		Looking:  func(turn, of int) string { return "turn " + n(turn) + " of " + n(of) },
		Finished: "finished", Watching: "watching", Void: "void: the game counts nowhere",
		Was:    func(points int) string { return "was " + n(points) + ":" },
		Turn:   func(number int) string { return "Turn " + n(number) },
		TurnOf: func(name string) string { return name + ": turn" },
		WouldCountNothing: func(turns []int) string {
			if len(turns) == 1 {
				return "Turn " + n(turns[0]) + " would count 0 until it is mended."
			}
			items := make([]string, len(turns))
			for i, t := range turns {
				items[i] = n(t)
			}
			return "Turns " + listed(items, "and") + " would count 0 until they are mended."
		},
		KeepsAllTheSame: "Enter keeps the change, Esc leaves it.",
		FirstTurn:       "No turn yet.",
		ByHandUncounted: "The letters are not known, so this turn is not taken from the tiles left.",
		Uncounted: func(plays int) string {
			if plays == 1 {
				return "1 play could not be counted."
			}
			return n(plays) + " plays could not be counted."
		},
		MoreBelow: func(lines int) string { return n(lines) + " more below" },
		NoTurns:   "No turn yet.", NoNotes: "No notes. Ctrl+N writes one.", NoWords: "No words yet.",

		Hint: Hints{
			Note: "note", Across: "across", Down: "down", Blank: "blank", Clear: "clear", Commands: "commands", Help: "help",
			LetterLays: "letters lay tiles", TurnMenu: "turn menu", Line: "line",
			Choose: "choose", DoIt: "do it", Back: "back", Open: "open", Leave: "leave", Field: "field", Start: "start",
			NextField: "next field", EndGame: "end the game", PlayOn: "play on",
			KeepIt: "keep it", LeaveIt: "leave it", Cell: "turn", EditTurn: "edit turn", DeleteTurn: "delete turn", Board: "board",
			Page: "page", Scroll: "scroll", Tab: "tab", TurnBack: "one turn back", TurnOn: "on", ToNow: "to now",
			Square: "square", AlreadyThere: "already there", EnterLine: "do the line", Tiles: "tiles", Copy: "copy", History: "history", StepBack: "step back through the game",
		},
		Menu: Menu{
			Back: "Back to the board", Pass: "Pass", Exchange: "Exchange tiles", ByHand: "Points by hand", Withdrawn: "Word withdrawn",
			Challenge:       func(word string) string { return "Challenge " + word },
			ChallengeFailed: "Challenge failed", Penalty: "Penalty", Note: "Note", End: "End of the game",
			OnTheRight: "On the right, the line to type.",
			Leave:      "To the start page", ClearBoard: "Clear the board", LayTiles: "Tiles without points",
		},
		Palette: map[sheet.Command]string{
			sheet.CommandPass:      "pass the turn",
			sheet.CommandExchange:  "exchange tiles",
			sheet.CommandWithdrawn: "a word taken off, a turn of 0",
			sheet.CommandChallenge: "take the newest play off",
			sheet.CommandFailed:    "the word was good",
			sheet.CommandPenalty:   "points off, no turn used",
			sheet.CommandBonus:     "points added, no turn used",
			sheet.CommandLay:       "tiles on the board, no points",
			sheet.CommandClear:     "take such tiles off",
			sheet.CommandEnd:       "leftovers; ends the game",
			sheet.CommandFinish:    "end without leftovers",
			sheet.CommandReopen:    "take the end back",
			sheet.CommandUndo:      "take the last change back",
			sheet.CommandRedo:      "do it again",
			sheet.CommandEdit:      "correct a turn",
			sheet.CommandInsert:    "put a turn in",
			sheet.CommandDelete:    "delete a turn",
			sheet.CommandVoid:      "the game counts nowhere",
			sheet.CommandName:      "rename a player",
			sheet.CommandJoin:      "a player comes in",
			sheet.CommandLeave:     "a player goes",
			sheet.CommandNote:      "write a note",
			sheet.CommandAgain:     "another game, same people",
			sheet.CommandOpen:      "open another game",
		},
		Start: Start{
			Tagline: "the score of crossword tile games", New: "New game", Resume: "Resume", Earlier: "Earlier games",
			Count: "Just count", CountHint: "board and typed plays without a sheet",
			NewHint: [2]string{"Enter opens the form of a new game, Enter again starts it:", "two players, the tiles of your language, the rules played at home."},
			KeptIn:  func(folder string) string { return "Games are kept in " + folder + ". Nothing leaves this machine." },
			Open:    "open", Finished: "finished", Turns: func(turns int) string {
				if turns == 1 {
					return "1 turn"
				}
				return n(turns) + " turns"
			}, Damaged: "cannot be read",
			NoGames: "None yet.", JustCount: "Just count",
			Independent: "Independent of the owners of the games' trade marks.",
		},
		Form: Form{
			Title: "New game", Players: "Players", Opens: "opens", Tiles: "Tiles", Rules: "Rules", Start: "Start the game",
			WhoOpens: "Who opens: each draws a tile, the nearest to A opens; a blank is before A. Left or Right on a name makes that player open.",
			Bonus:    func(points int) string { return "The bonus for laying all tiles of the rack is " + n(points) + "." },
			BadName:  "A name has at most 60 characters, no colon and no control characters.",
		},
		End: End{
			Title: "End of the game", Ask: "What is left on each rack:",
			How:        "Letters, ? for a blank, or points. Empty for who went out.",
			NobodyOut:  "Nobody went out: each loses his own.",
			WentOut:    func(name string, points int) string { return name + " went out and gets the " + n(points) + "." },
			FinalTable: "Final table", Before: "before", Left: "left", All: "all",
			SameAsLine: "The same as a line, to type next time.",
			Shared:     func(players, place int) string { return n(players) + " players share place " + n(place) + "." },
			BestPlay:   "Best play", AllSeven: "All tiles", Average: "Average a turn",
			Again: "Another game, same people", CopyResult: "Copy the result", PlayOn: "Play on (reopen)",
			OpensNext: func(name string) string { return name + " opens the next game." },
		},
		Page: TilesPage{
			Title: func(id string, tiles int) string { return id + " · " + n(tiles) + " tiles" },
			Left:  "left", Of: "of", Points: "points",
			UnseenOf: func(unseen, of int) string { return "Unseen " + n(unseen) + " of " + n(of) + ": not yet on the board" },
			BagWhen: func(bag, players int) string {
				return "Bag " + n(bag) + " while each of " + n(players) + " racks is full"
			},
			Vowels: "Vowels", Consonants: "consonants", PointsLeft: "Points left",
		},
		Small: Small{
			Needs:  func(w, h int) string { return "tanteo needs " + n(w) + " columns and " + n(h) + " rows." },
			Has:    func(w, h int) string { return "This window has " + n(w) + " and " + n(h) + "." },
			Larger: "Make it larger; the game is saved.",
			Or:     "Or, in any size:",
		},
		ReadOnly:      func(holder string) string { return "Read only: this game is open in another session (" + holder + ")." },
		NotSaved:      func(why string) string { return "Not saved. " + why + " It is tried again with each key." },
		ClipboardSent: "Sent to your terminal's clipboard. Some terminals do not take it.",
		Restored:      "Your unfinished play is back.",

		Key: KeyHelp{
			OnBoard: "On the board", Everywhere: "Everywhere", InEntry: "In the entry line", InSheet: "In the sheet",
			Move: "move the cursor", RowEnds: "first, last of the row", Lay: "letters", LayDoes: "lay tiles, over others",
			Turn: "turn: across, down", Blank: "the tile is a blank", Backspace: "take one tile back", Esc: "take all back",
			Enter: "note the play", EnterEmpty: "with no tile: turn menu", Digits: "points, a typed play", BackOn: "a turn back, on",
			Panes: "next, previous pane", NextTab: "next tab", Large: "this pane large, small", Line: "a line, from any pane",
			Command: "find a command", Undo: "take back, do again", Note: "write a note", Copy: "copy", Redraw: "draw the screen again",
			Leave: "leave; all is saved", Suspend: "to the shell; fg comes back",
			HistoryKeys: "earlier lines", CompleteKey: "take what is shown", TypedTiles: "go over the tiles", EscEntry: "empty, then to the board",
			Cells: "go from turn to turn", EditKey: "edit the turn", DeleteKey: "delete it (asks first)", EscSheet: "to the board",
			MadeFrom:   "Made from the key map of this version. The game goes on behind it.",
			PlayAsLine: "A play as a line", AnythingElse: "Anything else",
		},
		KeyNames: map[string]string{},
		Examples: [][2]string{
			{"H4 JAMON", "across or down from a square, the whole word"},
			{"6F ZUOS", "or only the new tiles"},
			{"H4 JAMO?N", "? after a letter: the tile is a blank"},
			{"= R2wELOJ3l ME", "a typed play: 2l 3l 2w 3w under a tile, 0 or ( ) already there"},
			{"25", "points by hand, up to 2000"},
			{"Ana: pass", "for another player than the one on turn"},
			{"H4 JAMON / AEJMNOX", "with the rack it was played from"},
			{"edit 3 J6 SILLON", "corrects turn 3; all later turns are counted again"},
		},
		CountingText: []string{
			"Each new tile counts what is printed on it, times two or three on a letter square.",
			"Then the word is added up and goes times two or three for each word square that a new tile covers: two doubles make 4, two triples 9.",
			"A square works only in the turn that covers it. A blank counts 0, but its word square works.",
			"Every word that comes about or changes is counted, and a tile shared by two words counts in both.",
			"All tiles of the rack in one turn bring the bonus, after everything else.",
		},
	}
}
