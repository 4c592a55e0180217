// Code generated from messages/en.toml by tanteo/tui/phrases/generate. DO NOT EDIT.

package phrases

import (
	"strings"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/csv"
	"tanteo/sheet/gcg"
	"tanteo/sheet/line"
)

func en() *Language {
	return &Language{
		Tag:       "en",
		Name:      "English",
		Capitals:  false,
		Commands:  enCommands(),
		Premiums:  enPremiums(),
		Players:   enPlayers(),
		Kinds:     enKinds(),
		Numbers:   enNumbers(),
		Dates:     enDates(),
		Rows:      enRows(),
		Answers:   enAnswers(),
		Notices:   enNotices(),
		Faults:    enFaults(),
		Sheet:     enSheet(),
		Editions:  enEditions(),
		Rules:     enRules(),
		Tool:      enTool(),
		Screen:    enScreen(),
		Table:     enTable(),
		Paper:     enPaper(),
		Replay:    enReplay(),
		Duplicate: enDuplicate(),
		Stats:     enStats(),
		Earlier:   enEarlier(),
		Served:    enServed(),
		Copying:   enCopying(),
		Printing:  enPrinting(),
		TwoTile:   enTwoTile(),
		Playing:   enPlaying(),
		Counting:  enCounting(),
		Limits:    enLimits(),
		Rounds:    enRounds(),
		NewGame:   enNewGame(),
		Clock:     enClock(),
		WordLists: enWordLists(),
		Finding:   enFinding(),
		Lookup:    enLookup(),
		Charts:    enCharts(),
		Grid:      enGrid(),
	}
}

func enCommands() Commands {
	return Commands{
		line.CommandPass:       {Words: []string{"pass", "skip"}},
		line.CommandExchange:   {Words: []string{"exchange", "swap"}, After: "[TILES|COUNT]"},
		line.CommandWithdrawn:  {Words: []string{"withdrawn", "withdraw"}},
		line.CommandChallenge:  {Words: []string{"challenge"}},
		line.CommandFailed:     {Words: []string{"failed", "fails"}, After: "[PLAYER] [WORDS]"},
		line.CommandPenalty:    {Words: []string{"penalty", "minus"}, After: "PLAYER POINTS [REASON]"},
		line.CommandBonus:      {Words: []string{"bonus", "plus"}, After: "PLAYER POINTS [REASON]"},
		line.CommandOvertime:   {Words: []string{"overtime"}, After: "PLAYER MM:SS|POINTS"},
		line.CommandWarning:    {Words: []string{"warning", "warn"}, After: "PLAYER [REASON]"},
		line.CommandLay:        {Words: []string{"lay"}, After: "H4 JAMON"},
		line.CommandClear:      {Words: []string{"clear"}},
		line.CommandEnd:        {Words: []string{"end"}, After: "LEFT LEFT …"},
		line.CommandFinish:     {Words: []string{"finish"}},
		line.CommandReopen:     {Words: []string{"reopen"}},
		line.CommandUndo:       {Words: []string{"undo"}},
		line.CommandRedo:       {Words: []string{"redo"}},
		line.CommandEdit:       {Words: []string{"edit", "correct"}, After: "TURN LINE"},
		line.CommandInsert:     {Words: []string{"insert"}, After: "TURN LINE"},
		line.CommandDelete:     {Words: []string{"delete", "remove"}, After: "TURN"},
		line.CommandRecount:    {Words: []string{"recount"}, After: "[TURN]"},
		line.CommandVoid:       {Words: []string{"void"}},
		line.CommandName:       {Words: []string{"name", "rename"}, After: "PLAYER NAME"},
		line.CommandJoin:       {Words: []string{"join", "joins"}, After: "NAME"},
		line.CommandLeave:      {Words: []string{"leave", "leaves"}, After: "PLAYER"},
		line.CommandNote:       {Words: []string{"note"}, After: "TEXT"},
		line.CommandAgain:      {Words: []string{"again", "rematch"}},
		line.CommandOpen:       {Words: []string{"open"}, After: "[GAME]"},
		line.CommandWrong:      {Words: []string{"wrong"}, After: "TURN"},
		line.CommandRack:       {Words: []string{"rack"}, After: "LETTERS"},
		line.CommandDraw:       {Words: []string{"draw"}, After: "[SEED]"},
		line.CommandMaster:     {Words: []string{"master", "top"}, After: "[LINE]"},
		line.CommandBest:       {Words: []string{"best"}, After: "[RACK]"},
		line.CommandCheck:      {Words: []string{"check"}, After: "[TURN|WORD]"},
		line.CommandMissed:     {Words: []string{"missed"}},
		line.CommandAnalysis:   {Words: []string{"analysis"}, After: "[OFF]"},
		line.CommandNext:       {Words: []string{"next"}},
		line.CommandTab:        {Words: []string{"tab"}, After: "[NAME]"},
		line.CommandPrint:      {Words: []string{"print"}, After: "[KIND]"},
		line.CommandWrite:      {Words: []string{"write"}, After: "[FILE]"},
		line.CommandTake:       {Words: []string{"take"}},
		line.CommandQuit:       {Words: []string{"quit"}},
		line.CommandClock:      {Words: []string{"clock"}, After: "[PLAYER] MM:SS"},
		line.CommandClockStart: {Words: []string{"start"}},
		line.CommandClockStop:  {Words: []string{"stop"}},
		line.CommandOff:        {Words: []string{"off"}},
		line.CommandTurnClock:  {Words: []string{"turn"}, After: "MM:SS|SECONDS"},
		line.CommandRoundClock: {Words: []string{"round"}, After: "[MM:SS|MINUTES]"},
		line.CommandGameClock:  {Words: []string{"game"}, After: "[MM:SS|MINUTES]"},
	}
}

func enPremiums() Premiums {
	return Premiums{
		DoubleLetter:    "DL",
		TripleLetter:    "TL",
		QuadrupleLetter: "QL",
		DoubleWord:      "DW",
		TripleWord:      "TW",
		QuadrupleWord:   "QW",
	}
}

func enPlayers() Players {
	return Players{
		Default: func(seat int) string { return "Player " + Number(seat) },
		None:    "nobody",
	}
}

func enKinds() Kinds {
	return Kinds{
		Points:    "by hand",
		Pass:      "pass",
		Exchange:  "exchange",
		Withdrawn: "withdrawn",
		Penalty:   "penalty",
		Bonus:     "bonus",
		Overtime:  "overtime",
		Warning:   "warning",
		Challenge: "challenge",
		End:       "leftovers",
	}
}

func enNumbers() Numbers {
	return Numbers{
		Decimal: ".",
		AndWord: "and",
		Quote:   func(text string) string { return "“" + text + "”" },
		Apart:   false,
	}
}

func enDates() Dates {
	return Dates{Months: [12]string{"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"}}
}

func enRows() Rows {
	return Rows{
		Where:  func(word, from, to string) string { return word + " at " + from + "-" + to },
		Scored: func(word string, points int) string { return word + ", " + Number(points) },
		All: func(points, bonus, tiles int) string {
			return ", " + Number(bonus) + " of it for " + Number(tiles) + " tiles"
		},
		Points: func(points int) string { return Number(points) + " by hand" },
		Pass:   "pass",
		Exchange: func(tiles int) string {
			switch tiles {
			case 0:
				return "exchange"
			case 1:
				return "exchange of " + Number(tiles) + " tile"
			}
			return "exchange of " + Number(tiles) + " tiles"
		},
		Withdrawn: "word withdrawn, 0",
		Challenge: func(by string, words, points int) string {
			if by == "" {
				wordsText := Number(words) + " good words"
				switch words {
				case 0:
					wordsText = "a good word"
				case 1:
					wordsText = "a good word"
				}
				pointsText := Signed(points)
				if points == 0 {
					pointsText = "at no cost"
				}
				return "challenged " + wordsText + ", " + pointsText
			}
			wordsText := Number(words) + " good words"
			switch words {
			case 0:
				wordsText = "a good word"
			case 1:
				wordsText = "a good word"
			}
			pointsText := Signed(points)
			if points == 0 {
				pointsText = "at no cost"
			}
			return wordsText + " challenged by " + by + ", " + pointsText
		},
		Penalty: func(points int) string { return "penalty " + Signed(points) },
		Bonus:   func(points int) string { return "bonus " + Signed(points) },
		LostTurn: func(words int) string {
			switch words {
			case 0:
				return "challenged a good word, the turn is lost"
			case 1:
				return "challenged a good word, the turn is lost"
			}
			return "challenged " + Number(words) + " good words, the turn is lost"
		},
		Overtime: func(points int) string { return "overtime " + Signed(points) },
		Over: func(clock string, points int, lost bool) string {
			if lost {
				return "overtime " + clock + ", " + Signed(points) + ": the game is lost"
			}
			return "overtime " + clock + ", " + Signed(points)
		},
		Warning: func(number, points int) string {
			if points == 0 {
				return "warning " + Number(number)
			}
			return "warning " + Number(number) + ", " + Signed(points)
		},
		Wrong: func(turn, points int) string { return "turn " + Number(turn) + " was wrong, " + Signed(points) },
		End:   func(points int) string { return "tiles left, " + Signed(points) },
		Told: func(row string, counted, told int) string {
			return row + " (board " + Number(counted) + ", file " + Number(told) + ")"
		},
		CameOff: func(word string) string { return word + " came off" },
		Fault:   func(word string) string { return word + " does not fit" },
	}
}

func enAnswers() Answers {
	return Answers{
		Turn:      func(player, row string) string { return player + ": " + row + "." },
		Challenge: func(row string) string { return "Challenged: " + row + "." },
		Adjusted: func(player, row string, total int) string {
			return player + ": " + row + "; total " + Number(total) + "."
		},
		Laid: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " tile laid without points."
			}
			return Number(tiles) + " tiles laid without points."
		},
		Cleared: "The tiles laid without points are off the board.",
		Won: func(names []string, total int) string {
			if len(names) == 1 {
				return enumerate(names, "and") + " wins with " + Number(total) + "."
			}
			return enumerate(names, "and") + " share the win with " + Number(total) + "."
		},
		Alone: func(name string, total, masters int, share string) string {
			return name + " has " + Number(total) + " of the masters' " + Number(masters) + ": " + share + "."
		},
		Over: "The game is over.",
		LostTime: func(names []string) string {
			if len(names) == 1 {
				return enumerate(names, "and") + " has lost on time."
			}
			return enumerate(names, "and") + " have lost on time."
		},
		Reopened: "The game goes on.",
		Renamed:  func(before, after string) string { return before + " is now " + after + "." },
		Joined:   func(name string, seat int) string { return name + " joins as player " + Number(seat) + "." },
		Returned: func(name string, seat int) string { return name + " is back as player " + Number(seat) + "." },
		Left:     func(name string) string { return name + " leaves; the points stay." },
		Voided:   "This game now counts nowhere.",
		Noted:    "Noted.",
		Unnoted:  "The note is gone.",
		Edited: func(turn int, player, row string) string {
			return "Turn " + Number(turn) + " is now " + player + ": " + row + "."
		},
		Inserted: func(turn int, player, row string) string {
			return "Turn " + Number(turn) + " comes in: " + player + ": " + row + "."
		},
		Deleted:   func(turn int) string { return "Turn " + Number(turn) + " is deleted." },
		Recounted: "Every turn now has the points that the board and the rules give.",
		Undone:    "The last change is taken back.",
		Redone:    "The change is made again.",
		Total: func(player string, before, after int) string {
			return player + " " + Number(before) + " → " + Number(after)
		},
		SameAll: "The totals stay.",
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "Turn " + turns + " does not fit any more and counts 0."
			}
			return "Turns " + turns + " do not fit any more and count 0."
		},
		Next:   func(player string) string { return player + " to play." },
		Again:  func(id string) string { return "A new game of the same people: " + id + "." },
		Opened: func(id, names string) string { return "Open: " + id + " (" + names + ")." },
		Announced: func(player string, announced, counted int) string {
			return player + ": announced " + Number(announced) + ", counted today " + Number(counted) + "."
		},
	}
}

func enNotices() Notices {
	return Notices{
		Passes: func(n int) string { return Number(n) + " passes in a row: by the rules the game can end here." },
		Scoreless: func(n int) string {
			return Number(n) + " turns in a row without points: by the rules the game can end here."
		},
		PassesOrLost: func(n int) string {
			return Number(n) + " passes and lost turns in a row: by the rules the game can end here."
		},
		NoTime: "Nobody has time left to play: by the rules the game can end here.",
		Overused: func(letter string, used, has int, turns string, n int) string {
			switch n {
			case 0:
				return Number(used) + " " + letter + " on the sheet, the set has " + Number(has) + "."
			case 1:
				return Number(used) + " " + letter + " on the sheet, the set has " + Number(has) + ": look at turn " + turns + "."
			}
			return Number(used) + " " + letter + " on the sheet, the set has " + Number(has) + ": look at turns " + turns + "."
		},
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "Turn " + turns + " does not fit the board and counts 0 until it is mended."
			}
			return "Turns " + turns + " do not fit the board and count 0 until they are mended."
		},
		Told: func(what []string, line string) string {
			return "From the file: " + strings.Join(what, ", ") + ". For ours: " + line + "."
		},
		ToldPoints: func(turns []int) string {
			switch len(turns) {
			case 0:
				return ""
			case 1:
				return "points of turn " + enumerate(digits(turns), "and")
			}
			return "points of turns " + enumerate(digits(turns), "and")
		},
		ToldTotals: func(turns []int) string {
			switch len(turns) {
			case 0:
				return ""
			case 1:
				return "total after turn " + enumerate(digits(turns), "and")
			}
			return "total after turns " + enumerate(digits(turns), "and")
		},
		ExchangeLimit: func(inBag int) string {
			switch inBag {
			case 0:
				return "The bag is empty; the exchange is noted all the same."
			case 1:
				return "Only " + Number(inBag) + " tile in the bag; the exchange is noted all the same."
			}
			return "Only " + Number(inBag) + " tiles in the bag; the exchange is noted all the same."
		},
		ExchangeMost: func(player string, times int) string {
			switch times {
			case 2:
				return player + " has exchanged twice, as often as the rules allow; the exchange is noted all the same."
			case 1:
				return player + " has exchanged once, as often as the rules allow; the exchange is noted all the same."
			}
			return player + " has exchanged " + Number(times) + " times, as often as the rules allow; the exchange is noted all the same."
		},
		NoChallenges: func(line string) string {
			return "By these rules nobody challenges at the table: a jury looks at the words afterwards (" + line + ")."
		},
		NoBlank:        "A blank was given back, but no blank is left to come.",
		Leftovers:      func(letters string) string { return "More left than can be: " + letters + ". Look at the racks again." },
		OutOfTurn:      func(player string) string { return "Noted for " + player + ", who was not on turn." },
		ReadAsNewTiles: "Read as the new tiles only.",
		ReadAsWhole: func(line, points string) string {
			return "Read as the whole word. As the new tiles only it is " + line + points + "."
		},
		DigraphRead: func(letters string, n int, apart, points string) string {
			if n == 1 {
				return letters + " is read as one tile. As single tiles it is written " + apart + points + "."
			}
			return letters + " are read as one tile each. As single tiles they are written " + apart + points + "."
		},
		ReadAsWords: func(words int, player, line, cost string) string {
			if words == 1 {
				return "Read as " + Number(words) + " word. A challenge by " + player + " is " + line + " (" + cost + ")."
			}
			return "Read as " + Number(words) + " words. A challenge by " + player + " is " + line + " (" + cost + ")."
		},
		Points:    func(points int) string { return " (" + Number(points) + " points)" },
		InPlaceOf: func(points, taken int) string { return " (" + Number(points) + " points, not " + Number(taken) + ")" },
		TurnLost:  "a turn lost",
		Or:        "or",
		Case:      "Capitals and small letters count the same; a blank is marked with ?.",
		BlankKW: func(letters string, n int) string {
			if n == 1 {
				return letters + " has no tile in this set: it counts as a blank, 0 points."
			}
			return letters + " have no tile in this set: they count as blanks, 0 points."
		},
		MarkIgnored:   "The tile that lies there stays what it is; its ? is ignored.",
		TotalsChanged: "The totals have changed.",
		FallbackRules: func(book, used string, players int) string {
			return book + " is not for " + Number(players) + " players: " + used + " counts."
		},
		FallbackDuplicate: func(book, used string) string {
			return book + " says nothing of duplicates: that part of " + used + " counts."
		},
		OverMaster: func(rounds string, n int) string {
			if n == 1 {
				return "Round " + rounds + " has a cell above its master: look whether it was copied rightly."
			}
			return "Rounds " + rounds + " have a cell above their master: look whether it was copied rightly."
		},
		NotOnRack: func(letters string) string { return "Not on the rack of the round: " + letters + "." },
		NotInBag:  func(letters string) string { return "There are not enough left: " + letters + "." },
		RackRefused: func(racks int) string {
			if racks == 1 {
				return Number(racks) + " rack was refused and went back whole."
			}
			return Number(racks) + " racks were refused and went back whole."
		},
		RulesEnd: func(tiles int, line string) string {
			if tiles == 0 {
				return "No tile is left: the rules end the game here, and " + line + " does so."
			}
			return "No vowel or no consonant is left: the rules end the game here, and " + line + " does so."
		},
		Other: func(code string) string { return "Notice: " + code + "." },
		Blank: "blanks",
	}
}

func enFaults() Faults {
	return Faults{
		Word: "The word",
		Placement: map[scoring.Fault]func(Placed) Said{
			scoring.NoTile: func(p Placed) Said { return Said{p.Word + " lays no new tile.", "Add a tile, or pass."} },
			scoring.TooMany: func(p Placed) Said {
				return Said{p.Word + " has more than " + Number(p.Rack) + " new tiles.", "Type it whole from its first square."}
			},
			scoring.OffBoard: func(p Placed) Said {
				return Said{p.Word + " at " + p.At + " runs off the board.", "Begin it further back."}
			},
			scoring.Taken: func(p Placed) Said {
				return Said{p.Square + " is taken: " + p.Letter + " lies there.", "Choose another square or the whole word."}
			},
			scoring.NotInLine: func(Placed) Said {
				return Said{"The new tiles are not in one line.", "Lay them all in one row or one column."}
			},
			scoring.Gap: func(p Placed) Said {
				return Said{p.Square + " is empty between the new tiles.", "Fill it, or move the tiles together."}
			},
			scoring.MissesCentre: func(p Placed) Said {
				return Said{"The first word must cover " + p.Centre + ".", "Begin it where it covers the centre square."}
			},
			scoring.OneTile: func(Placed) Said { return Said{"The first word needs two tiles at least.", "Add a tile."} },
			scoring.Detached: func(p Placed) Said {
				return Said{p.Word + " at " + p.At + " touches no tile on the board.", "Begin it beside a tile, or cross one."}
			},
			scoring.Split: func(p Placed) Said {
				return Said{p.Letter + " is one tile; two would make it at " + p.Square + ".", "Use the " + p.Letter + " tile, or another square."}
			},
			scoring.Missing: func(p Placed) Said {
				if p.Letter == "" {
					return Said{"No tile lies on " + p.Square + ".", "Type its letter; . is for a tile that lies."}
				}
				return Said{p.Word + " needs the " + p.Letter + " on " + p.Square + ".", "Mend the turn that took it away, or this one."}
			},
			scoring.Differs: func(p Placed) Said {
				return Said{p.Word + " meets another letter: " + p.Letter + " on " + p.Square + ".", "Check the first square and the word."}
			},
			scoring.Grown: func(p Placed) Said {
				return Said{p.Word + " runs on into the " + p.Letter + " on " + p.Square + ".", "Type the longer word, or another square."}
			},
		},
		NoSquare: func(square string) Said { return Said{square + " is not on the board.", "Check the square."} },
		TakeBack: "Backspace takes one tile back, Esc all.",
		Spelling: map[scoring.SpellingFault]func(Spelt) Said{
			scoring.NoLetters: func(Spelt) Said { return Said{"There is no letter in it.", "Type the letters of the word."} },
			scoring.NoSuchLetter: func(s Spelt) Said {
				return Said{"There is no tile for " + s.Text + ".", "Use the letters of this set; ? is a blank."}
			},
			scoring.IsDigit: func(s Spelt) Said {
				return Said{"A word has no digits: " + s.Text + ".", "Marks such as 2l stand after a letter."}
			},
			scoring.IsSymbol: func(s Spelt) Said {
				return Said{"A word has no sign such as " + s.Text + ".", "Letters, ? for a blank, . for a tile there."}
			},
			scoring.MarkAlone: func(s Spelt) Said {
				return Said{s.Text + " stands before its letter.", "Write it after the letter: N?."}
			},
			scoring.MarkInside: func(s Spelt) Said {
				return Said{s.Bare + " is one tile: no mark inside it.", "Write the mark after it: " + s.Bare + "2w."}
			},
			scoring.SplitPair: func(s Spelt) Said {
				return Said{s.Bare + " is one tile and not made of two.", "Type it without the | in it."}
			},
			scoring.NoSuchPremium: func(s Spelt) Said {
				return Said{"This board has no square " + s.Bare + ".", "It has " + enumerate(s.Marks, "and") + "."}
			},
			scoring.Unclosed: func(Spelt) Said { return Said{"A bracket is not closed.", "Write ) after the tiles that lay there."} },
			scoring.TooLong: func(s Spelt) Said {
				return Said{s.Bare + " is longer than the board.", "A word has " + Number(s.Side) + " tiles at most."}
			},
			scoring.TooManyWords: func(Spelt) Said {
				return Said{"More than seven words cross the main one.", "Type the main word and seven at most."}
			},
			scoring.TooManyNew: func(s Spelt) Said {
				return Said{s.Bare + " has more than " + Number(s.Rack) + " new tiles.", "Put those that lay there in brackets: (A)."}
			},
			scoring.NothingNew: func(s Spelt) Said {
				return Said{"Every tile of " + s.Bare + " lay there before.", "Leave the new ones without 0 or brackets."}
			},
		},
		Line: map[line.Reason]func(Read) Said{
			line.Empty: func(r Read) Said {
				return Said{"Nothing was typed.", "Type a play such as " + r.Example + ", or pass."}
			},
			line.TooLong: func(r Read) Said {
				return Said{"The line is too long.", "A line has " + Number(r.Limit) + " bytes at most."}
			},
			line.Control: func(Read) Said {
				return Said{"The line has a sign that cannot be shown.", "Type it with letters and digits."}
			},
			line.Unknown: func(r Read) Said {
				if r.Usage == "" {
					return Said{r.Text + " begins no line.", "Type " + r.Example + ", = RELOJ, 25 or pass."}
				}
				return Said{r.Text + " begins no line.", "Perhaps: " + r.Usage + "."}
			},
			line.WordAlone: func(r Read) Said {
				if r.Usage == "" {
					return Said{"A square is missing before " + r.Bare + ".", "Type " + r.Example + ", or = before a typed play."}
				}
				return Said{"A square is missing before " + r.Bare + ".", "Type " + r.Example + ". Perhaps: " + r.Usage + "."}
			},
			line.NoWord: func(r Read) Said {
				return Said{"The word is missing after the square.", "Type it like " + r.Example + "."}
			},
			line.Missing: func(r Read) Said {
				if r.Usage == "" {
					return Said{"Something is missing after " + r.Text + ".", "Type a turn after the name."}
				}
				return Said{"Something is missing after " + r.Text + ".", "Like this: " + r.Usage + "."}
			},
			line.Extra: func(r Read) Said { return Said{r.Text + " is too much here.", "Leave it out."} },
			line.Number: func(r Read) Said {
				if r.Limit == 0 {
					return Said{r.Text + " cannot stand here.", "A whole number is wanted."}
				}
				return Said{r.Text + " cannot stand here.", "A whole number is wanted, " + Number(r.Least) + " to " + Number(r.Limit) + "."}
			},
			line.Time: func(r Read) Said { return Said{r.Text + " is no time.", "A time is 1:05; or type the points: 10."} },
			line.NoOvertime: func(r Read) Said {
				return Said{"These rules have no points for overtime.", "Type what it cost: " + r.Usage + "."}
			},
			line.NoRack: func(r Read) Said { return Said{"No rack is known here.", "Type it with the line: " + r.Usage + "."} },
			line.TwoPlayers: func(r Read) Said {
				return Said{"More than one name begins with " + r.Text + ".", "Type more of it, or the number of the seat."}
			},
			line.TooMany: func(r Read) Said {
				return Said{r.Text + " are too many tiles.", "A rack holds " + Number(r.Limit) + "."}
			},
			line.NotInTurn: func(r Read) Said {
				return Said{r.Text + " is no turn of the sheet.", "Put a play, points or a pass in its place."}
			},
			line.NotForOther: func(r Read) Said {
				return Said{r.Text + " cannot be said for a player.", "Type it without the name before it."}
			},
			line.Colon: func(r Read) Said {
				return Said{"A player without a colon is for duplicates.", "Type " + r.Bare + " for that player."}
			},
			line.Seed:   func(r Read) Said { return Said{r.Text + " is no seed.", "A seed is a whole number from 1 on."} },
			line.Signed: func(r Read) Said { return Said{"Points taken or given are no turn.", "Type " + r.Usage + "."} },
			line.Contradicts: func(r Read) Said {
				return Said{"The sign in " + r.Bare + " says the opposite.", "Leave it out, or type " + r.Usage + "."}
			},
		},
		Refused: map[sheet.Reason]func(Refused) Said{
			sheet.AlreadyFinished: func(Refused) Said { return Said{"The game has ended.", "Type reopen to play on."} },
			sheet.NotFinished:     func(Refused) Said { return Said{"The game has not ended.", "There is nothing to reopen; play on."} },
			sheet.NothingToUndo:   func(Refused) Said { return Said{"There is nothing to take back.", "Type a turn."} },
			sheet.NothingToRedo:   func(Refused) Said { return Said{"There is nothing to do again.", "Only what undo took back can be."} },
			sheet.NothingToChallenge: func(Refused) Said {
				return Said{"There is no play to challenge.", "It is for the newest turn, while it counts."}
			},
			sheet.NothingToClear: func(Refused) Said {
				return Said{"No tiles lie there without points.", "Only tiles of lay come off with clear."}
			},
			sheet.NoSuchTurn: func(r Refused) Said {
				return Said{"There is no turn " + Number(r.Turn) + ".", "Type the number that the sheet shows."}
			},
			sheet.FaultsLeft: func(r Refused) Said {
				return Said{"Turn " + Number(r.Turn) + " does not fit the board.", "Mend it first: edit " + Number(r.Turn) + " LINE or delete " + Number(r.Turn) + "."}
			},
			sheet.LeftoverCount: func(r Refused) Said {
				if r.Text == "" {
					return Said{Number(r.Count) + " leftovers are wanted, one a player.", "Letters, points, or - for who went out."}
				}
				return Said{Number(r.Count) + " leftovers are wanted, one a player.", "Tiles of one player stand together: " + r.Text + "."}
			},
			sheet.TwoOut: func(Refused) Said {
				return Said{"Only one player can have gone out.", "Type - once, and 0 for an empty rack."}
			},
			sheet.TooManyPlayers: func(r Refused) Said {
				return Said{"There are " + Number(r.Count) + " players already.", "Start another game."}
			},
			sheet.AlreadyGone: func(r Refused) Said { return Said{r.Player + " has left the table.", "Name another player."} },
			sheet.AtTable: func(r Refused) Said {
				return Said{r.Player + " is at the table already.", "Join under another name, with a letter more."}
			},
			sheet.LastPlayer: func(Refused) Said { return Said{"The last player cannot leave.", "Type finish to end the game."} },
			sheet.NothingToRecount: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"Every turn has the board's points.", "Recount is for points that a file gave."}
				}
				return Said{"Turn " + Number(r.Turn) + " has the board's points.", "Recount is for points that a file gave."}
			},
			sheet.NoNote: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"No note stands before the first turn.", "Type edit " + Number(r.Turn) + " note TEXT to write one."}
				}
				return Said{"No note stands after turn " + Number(r.Turn) + ".", "Type edit " + Number(r.Turn) + " note TEXT to write one."}
			},
			sheet.AlreadyWrong: func(r Refused) Said {
				return Said{"The points of turn " + Number(r.Turn) + " are off already.", "Once is enough."}
			},
			sheet.AlreadyVoid: func(Refused) Said { return Said{"This game counts nowhere already.", "Once is enough."} },
			sheet.NotAPlay: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"That turn is no longer there.", "Type the number that the sheet shows."}
				}
				return Said{"Turn " + Number(r.Turn) + " has no words that stand.", "Only a play that counts can be wrong."}
			},
			sheet.NotInDuplicate: func(Refused) Said {
				return Said{"A duplicate has no such thing.", "Type a play or points, next, or finish."}
			},
			sheet.OnlyDuplicate: func(Refused) Said { return Said{"Only a duplicate has rounds.", "Type a play, points or pass."} },
			sheet.RoundFull:     func(Refused) Said { return Said{"All are in.", "Type next, or change a cell: 1: 24."} },
			sheet.CellEmpty: func(r Refused) Said {
				return Said{r.Player + " has nothing in round " + Number(r.Turn) + ".", "Look the round up in the sheet."}
			},
			sheet.NoMaster: func(r Refused) Said {
				return Said{"There is no master in round " + Number(r.Turn) + ".", "Look the round up in the sheet."}
			},
			sheet.MasterStays: func(r Refused) Said {
				return Said{"Round " + Number(r.Turn) + " is closed and needs a master.", "Correct it: edit " + Number(r.Turn) + " master 24."}
			},
			sheet.NothingNoted: func(Refused) Said {
				return Said{"Nothing is noted in this round.", "Note the master first: master 24."}
			},
			sheet.NoSuchRound: func(r Refused) Said {
				return Said{"There is no round " + Number(r.Turn) + ".", "Look up its number on the sheet."}
			},
			sheet.NoClock:     func(Refused) Said { return Said{"There is no clock.", "Choose one: clock turn 2:00."} },
			sheet.ClockRuns:   func(Refused) Said { return Said{"The clock runs already.", "clock stop stops it."} },
			sheet.ClockStands: func(Refused) Said { return Said{"The clock stands already.", "clock start starts it."} },
			sheet.NoOwnClock: func(Refused) Said {
				return Said{"Nobody has a clock of his own here.", "Leave the player out: clock 2:00."}
			},
			sheet.OwnPlay: func(r Refused) Said { return Said{r.Player + " played this.", "Only the others can challenge it."} },
			sheet.RoundBegun: func(r Refused) Said {
				return Said{"Round " + Number(r.Turn) + " has something noted already.", "Close it: next. Or take it back: undo."}
			},
			sheet.NoTileLeft: func(Refused) Said { return Said{"No tile is left to draw.", "End the game: finish."} },
			sheet.OneKindLeft: func(Refused) Said {
				return Said{"No vowel or no consonant is left.", "The rules end the game: finish."}
			},
			sheet.NoSeed:  func(Refused) Said { return Said{"This game has no seed to draw racks by.", "Give it one: draw 2026."} },
			sheet.NotHere: func(Refused) Said { return Said{"This line leads to another game.", "Type it by itself."} },
			sheet.NoPlayer: func(r Refused) Said {
				return Said{"Nobody here is called " + r.Text + ".", "At the table: " + r.Names + "."}
			},
			sheet.NotAName: func(r Refused) Said {
				return Said{r.Text + " cannot be a name.", "A name has 1 to 60 signs and no colon."}
			},
			sheet.CrowdedName: func(r Refused) Said {
				return Said{"A letter of " + r.Text + " has too many accents.", "Leave it " + Number(r.Limit) + " at most."}
			},
			sheet.SharedName: func(r Refused) Said {
				return Said{"Two players are called " + r.Text + ".", "Give one of them a letter more."}
			},
			sheet.NoClockTime: func(r Refused) Said { return Said{r.Text + " is no time of a clock.", "A time is 1:05."} },
		},
		File: func(place, reason string) Said {
			return Said{place + ": " + reason + ".", "Mend the file and try again."}
		},
		FileMistake: FileMistakes{
			In:  func(where, reason string) string { return where + ": " + reason },
			Row: func(field string, row int) string { return field + " row " + Number(row) },
			Reasons: map[editions.Reason]func(Mistaken) string{
				editions.IsFolder:     func(Mistaken) string { return "is a folder, where a file is expected" },
				editions.NotOrdinary:  func(Mistaken) string { return "is no ordinary file" },
				editions.TooLarge:     func(m Mistaken) string { return "is larger than " + Number(m.Most) + " bytes" },
				editions.Unreadable:   func(m Mistaken) string { return m.Bare },
				editions.BadSyntax:    func(m Mistaken) string { return m.Bare },
				editions.Undefined:    func(m Mistaken) string { return m.Because },
				editions.Lacking:      func(m Mistaken) string { return m.Bare + " is missing" },
				editions.UnknownField: func(m Mistaken) string { return "unknown field " + m.Text },
				editions.NoText:       func(Mistaken) string { return "a text in quotes is expected" },
				editions.NoNumber:     func(Mistaken) string { return "a whole number is expected" },
				editions.NoFlag:       func(Mistaken) string { return "true or false is expected" },
				editions.NoList:       func(Mistaken) string { return "a list in [ ] is expected" },
				editions.NoTable:      func(Mistaken) string { return "a table of fields is expected" },
				editions.EmptyText:    func(Mistaken) string { return "the text is empty" },
				editions.Unprintable:  func(Mistaken) string { return "the text has a sign that cannot be printed" },
				editions.NoneOf:       func(m Mistaken) string { return m.Text + " is none of " + m.Words },
				editions.NumberBounds: func(m Mistaken) string {
					return Number(m.Number) + " is no number from " + Number(m.Least) + " to " + Number(m.Most)
				},
				editions.BadID:        func(m Mistaken) string { return m.Text + " has more than the letters a to z, digits and hyphens" },
				editions.NoRulebook:   func(m Mistaken) string { return "there is no rulebook " + m.Text },
				editions.HomeUnread:   func(m Mistaken) string { return m.Bare + " cannot be read: " + m.Because },
				editions.HomeMistaken: func(m Mistaken) string { return m.Bare + " has a mistake: " + m.Because },
				editions.HomeAway:     func(m Mistaken) string { return m.Bare + " is no home book: it names one itself" },
				editions.OtherName:    func(m Mistaken) string { return m.Text + " is not the name of the file, " + m.Other },
				editions.LetterRow:    func(Mistaken) string { return "a letter, its tiles and its points are expected, as in [\"A\", 9, 1]" },
				editions.NoTiles:      func(m Mistaken) string { return m.Bare + " is no letter with tiles" },
				editions.Twice:        func(m Mistaken) string { return m.Bare + " stands there twice" },
				editions.RackBounds: func(m Mistaken) string {
					return Number(m.Number) + " is no number of tiles from 1 to " + Number(m.Most) + ", the rack"
				},
				editions.LayoutToo:   func(Mistaken) string { return "there is a layout as well; one of the two is expected" },
				editions.NotTwoTiles: func(m Mistaken) string { return m.Text + " is not two tiles" },
				editions.NoRule:      func(m Mistaken) string { return m.Text + " is no field of the rules" },
				editions.Sourced:     func(m Mistaken) string { return m.Text + " has a source" },
				editions.NoPair:      func(Mistaken) string { return "the fewest and the most players are expected, as in [2, 4]" },
				editions.NoPlayers: func(m Mistaken) string {
					return "from " + Number(m.Least) + " to " + Number(m.Most) + " are no players"
				},
				editions.TurnAndPoints: func(Mistaken) string { return "a challenge costs a turn or points, not both" },
				editions.LeastMinutes: func(m Mistaken) string {
					return Number(m.Number) + " is not less than the " + Number(m.Most) + " minutes"
				},
				editions.OnlyPoints: func(m Mistaken) string { return "it goes with over = " + m.Text },
				editions.NoKind:     func(m Mistaken) string { return m.Text + " is neither a letter in capitals nor \"?\", the blank" },
				editions.LaterSignal: func(m Mistaken) string {
					return Number(m.Number) + " seconds are not less than those before, or nothing"
				},
				editions.NotAsHome: func(m Mistaken) string { return "it is unknown, and not as in " + m.Bare },
			},
			Definition: map[scoring.DefinitionReason]func(Mistaken) string{
				scoring.Absent: func(Mistaken) string { return "is missing" },
				scoring.LetterCount: func(m Mistaken) string {
					return Number(m.Number) + " letters, where " + Number(m.Least) + " to " + Number(m.Most) + " are possible"
				},
				scoring.TileCount: func(m Mistaken) string {
					return Number(m.Number) + " tiles, where " + Number(m.Least) + " to " + Number(m.Most) + " are possible"
				},
				scoring.PointCount: func(m Mistaken) string {
					return Number(m.Number) + " points, where " + Number(m.Least) + " to " + Number(m.Most) + " are possible"
				},
				scoring.NoNotation: func(Mistaken) string { return "is neither rows nor gcg" },
				scoring.SideOfBoard: func(m Mistaken) string {
					if m.Number == 1 {
						return Number(m.Number) + " row, where an odd number from " + Number(m.Least) + " to " + Number(m.Most) + " is possible"
					}
					return Number(m.Number) + " rows, where an odd number from " + Number(m.Least) + " to " + Number(m.Most) + " is possible"
				},
				scoring.RowOfBoard: func(m Mistaken) string {
					if m.Number == 1 {
						return Number(m.Number) + " square, where " + Number(m.Most) + " rows ask for " + Number(m.Most)
					}
					return Number(m.Number) + " squares, where " + Number(m.Most) + " rows ask for " + Number(m.Most)
				},
				scoring.NoPremiumSign: func(m Mistaken) string { return m.Text + " is no premium" },
				scoring.LetterBounds:  func(m Mistaken) string { return "count and value go from " + Number(m.Least) + " to " + Number(m.Most) },
				scoring.NoCapital:     func(Mistaken) string { return "a letter is written in capitals" },
				scoring.NoLetterFirst: func(Mistaken) string { return "does not begin with a letter" },
				scoring.MarkInLetter:  func(Mistaken) string { return "has a sign in it that means something else" },
				scoring.LetterTwice:   func(Mistaken) string { return "stands there twice" },
				scoring.BonusBounds: func(m Mistaken) string {
					return "tiles go from 1 to the rack, points from " + Number(m.Least) + " to " + Number(m.Most)
				},
				scoring.BonusTwice:     func(Mistaken) string { return "stands there twice" },
				scoring.NoVowel:        func(Mistaken) string { return "is no letter of this edition" },
				scoring.NotOneLetter:   func(Mistaken) string { return "is not one letter" },
				scoring.NoFolding:      func(Mistaken) string { return "is not a letter and what it folds to" },
				scoring.LetterReadElse: func(Mistaken) string { return "is not read as what it is written" },
			},
		},
		Forgotten: func(file, reason string) string {
			if reason == "" {
				return file + " makes no sense: last game and choices are gone."
			}
			return file + ": " + reason + ". Last game and choices are gone."
		},
		Place: func(file string, line int) string {
			if line == 0 {
				return file
			}
			if file == "" {
				return "line " + Number(line)
			}
			return file + ", line " + Number(line)
		},
		Setting: func(place, key, value, possible string) Said {
			return Said{place + ": " + value + " is no value for " + key + ".", "Possible: " + possible + "."}
		},
		NoHome: func(variable string) Said {
			return Said{variable + " is not set: no folder is known.", "Set " + variable + ", or name one: --config FOLDER."}
		},
		NoPath: func(variable, value string) Said {
			return Said{variable + " is " + value + ", no whole path.", "Begin it with /, or use --config FOLDER."}
		},
		Cut:   Said{What: "The list kept for searching was cut just now.", Todo: "Do it again: it is read anew."},
		Crash: func(file string) string { return "What was noted is kept. Please report it, with " + file + "." },
		NoSetting: func(place, key, possible string) Said {
			return Said{place + ": " + key + " is no setting.", "There are: " + possible + "."}
		},
		NoEdition: func(id string) Said { return Said{"There is no edition " + id + ".", "tanteo editions lists them."} },
		NoRules:   func(id string) Said { return Said{"There are no rules " + id + ".", "tanteo rules lists them."} },
		House: map[sheet.HouseReason]func(HouseRule) Said{
			sheet.HouseNoRule: func(h HouseRule) Said {
				return Said{h.Key + " is no house rule.", "There are: " + h.Possible + "; like this: bonus=40,leftovers=none."}
			},
			sheet.HouseValue: func(h HouseRule) Said {
				return Said{h.Value + " is no value for the house rule " + h.Key + ".", "Possible: " + h.Possible + "."}
			},
			sheet.HouseTwice: func(h HouseRule) Said {
				return Said{"The house rule " + h.Key + " stands there twice.", "Leave one out."}
			},
		},
		Role: Roles{
			LookOn:   Said{What: "You only look on here.", Todo: "The scorer notes the game."},
			Arbiter:  Said{What: "That is for the arbiter.", Todo: "You note your own plays."},
			Served:   Said{What: "Not from here.", Todo: "Whoever runs the server does it there."},
			NotWhile: Said{What: "No searching while the game goes on.", Todo: "After its end it is open to all."},
			NotAmong: func(name string) Said {
				return Said{name + " is no player of this game.", "You look on; the arbiter can add you."}
			},
			ByTurns: Said{What: "This game goes by turns.", Todo: "Its scorer notes it; you look on."},
			In: func(round int) Said {
				return Said{"Your play of round " + Number(round) + " is in.", "The arbiter can correct it."}
			},
			Late: func(round int) Said {
				return Said{"Round " + Number(round) + " went on without your play.", "It is not noted; tell the arbiter."}
			},
			NoRack: func(round int) Said {
				return Said{"Round " + Number(round) + " has no rack yet.", "Wait for the arbiter."}
			},
			NotRack: func(letters string) Said {
				return Said{"Not on the rack: " + letters + ".", "Play with the letters of the round."}
			},
		},
		Saved: Saved{
			NoGame: func(id, nearest string) Said {
				if nearest == "" {
					return Said{"There is no game " + id + ".", "tanteo games lists them."}
				}
				return Said{"There is no game " + id + ".", "Did you mean " + nearest + "? tanteo games lists them."}
			},
			Taken: func(id string) Said {
				return Said{"There is a game " + id + " already.", "Put that one into the trash first."}
			},
			Held: func(who string) Said {
				return Said{"Open elsewhere: " + who + ".", "Close it there; tanteo show still reads it."}
			},
			Busy: func(who string) Said {
				return Said{"Not now: " + who + " is writing and does not finish.", "Nothing was noted; try again later."}
			},
			Somebody: "somebody else",
			Newer:    Said{What: "A newer tanteo has written this game.", Todo: "Open it with that one; it was left alone."},
			Damaged: func(where string) Said {
				return Said{"The game's file is damaged: " + where + ".", "The file is kept as it is."}
			},
			Aside:   func(name string) string { return "It was set aside as " + name + "." },
			Altered: Said{What: "The file is not as tanteo wrote it.", Todo: "It is only read; play on in a copy of it."},
			Lost: func(line string) Said {
				if line == "" {
					return Said{"The last line noted was damaged on the disk.", "Look which turn is missing, note it again."}
				}
				return Said{"The last line noted was damaged on the disk.", "Lost: " + line + ". Note it again."}
			},
			Changed: Said{What: "The game's file has changed meanwhile.", Todo: "Open the game again and repeat the line."},
			Gone:    Said{What: "The game is no longer there.", Todo: "Its file was moved or deleted."},
			Thrown: func(who, id string) Said {
				if who == "" {
					return Said{"The game was removed.", "games restore " + id + " brings it back."}
				}
				return Said{who + " removed the game.", "games restore " + id + " brings it back."}
			},
			NotAFile: func(file string) Said {
				if file == "" {
					return Said{"The file is no ordinary file.", "Move away what has its name."}
				}
				return Said{file + " is no ordinary file.", "Move away what has its name."}
			},
			Linked: func(file string) Said {
				if file == "" {
					return Said{"The file is a link.", "Put the file itself there, not a link."}
				}
				return Said{file + " is a link.", "Put the file itself there, not a link."}
			},
			Foreign:  Said{What: "This is JSON, but no game of tanteo.", Todo: "tanteo opens its own games and GCG files."},
			Woogles:  Said{What: "This is a game in the format of Woogles.", Todo: "Export it there as GCG, and open that file."},
			Wordfeud: Said{What: "This is a game in the format of Wordfeud.", Todo: "It makes no GCG; note the plays as lines."},
			Own:      Said{What: "This is a game of tanteo itself.", Todo: "tanteo import makes it one of your games."},
			Copy: func(id string) Said {
				return Said{"A synchronised folder's copy of " + id + ".", "Import it if needed, then delete it."}
			},
			CopiedChanges: func(id string) Said {
				return Said{"A copy of lines noted in " + id + ".", "Note there what is missing, then delete it."}
			},
			Misnamed: Said{What: "No game can have this name.", Todo: "Rename it: a to z, 0 to 9 and hyphens."},
			NoFolder: func(path string) Said { return Said{path + " is no folder.", "Move it away, or name another folder."} },
			Absent: func(path string) Said {
				return Said{"The folder " + path + " is not there.", "Make it, or correct games = in config.toml."}
			},
			NotInTrash: func(id, nearest string) Said {
				if nearest == "" {
					return Said{"There is no game " + id + " in the trash.", "tanteo games trash lists them."}
				}
				return Said{"There is no game " + id + " in the trash.", "Did you mean " + nearest + "? tanteo games trash lists them."}
			},
		},
		System: System{
			Full: func(file string) Said {
				if file == "" {
					return Said{"No room is left on the disk.", "Make room; what was saved before is safe."}
				}
				return Said{"No room on the disk for " + file + ".", "Make room; what was saved before is safe."}
			},
			Forbids: func(file string) Said {
				if file == "" {
					return Said{"The file may not be opened.", "Ask for the right to read and write it."}
				}
				return Said{file + " may not be opened.", "Ask for the right to read and write it."}
			},
			Lacking: Lacking{
				WriteIn: func(name, owner string) Said {
					return Said{"You may not write in " + name + ".", owner + " owns it: ask for that right."}
				},
				LookInto: func(name, owner string) Said {
					return Said{"You may not look into " + name + ".", owner + " owns it: ask for that right."}
				},
				Write: func(name, owner string) Said {
					return Said{"You may not write " + name + ".", owner + " owns it: ask for that right."}
				},
				Read: func(name, owner string) Said {
					return Said{"You may not read " + name + ".", owner + " owns it: ask for that right."}
				},
				Replace: func(name, owner string) Said {
					return Said{name + ": only owners write files.", owner + " owns it: ask for chmod -t."}
				},
			},
			ReadOnly: func(file string) Said {
				if file == "" {
					return Said{"The file cannot be written: read only.", "Choose another folder with --config."}
				}
				return Said{file + " cannot be written: read only.", "Choose another folder with --config."}
			},
			Missing: func(file string) Said {
				if file == "" {
					return Said{"The file is not there.", "Check its name and folder."}
				}
				return Said{file + " is not there.", "Check its name and folder."}
			},
			Closed: func(file string) Said { return Said{"Nobody reads the output any more.", "What was noted is saved."} },
			Failed: func(file, reason string) Said {
				if file == "" {
					return Said{"The file: " + reason + ".", "Try again, or with another folder."}
				}
				return Said{file + ": " + reason + ".", "Try again, or with another folder."}
			},
			TooMany: Said{What: "Too many files are open for one more.", Todo: "Raise the limit (ulimit -n) and start again."},
			Why: Why{
				Silent:   "the disk does not answer",
				LongName: "its name is too long",
				NoFolder: "its folder is a file",
				IsFolder: "it is a folder",
				Circle:   "its links lead in a circle",
				Stale:    "the disk is no longer there",
				NotFile:  "it is no ordinary file",
				IsLink:   "it is a link",
				TooLarge: "it is larger than such a file",
			},
		},
		Other: func(text string) Said { return Said{text + ".", "Try again."} },
	}
}

func enSheet() Sheet {
	return Sheet{
		Turns:  "turn",
		Empty:  "No turn has been noted.",
		OnTurn: func(player string) string { return player + " to play." },
		Ended:  "The game has ended.",
		Bag:    func(bag, unseen int) string { return "Bag " + Number(bag) + ", unseen " + Number(unseen) + "." },
		Hidden: func(plays int) string {
			if plays == 1 {
				return Number(plays) + " turn was noted without its letters and is not taken from the tiles."
			}
			return Number(plays) + " turns were noted without their letters and are not taken from the tiles."
		},
		Loose: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " tile on the board without points."
			}
			return Number(tiles) + " tiles on the board without points."
		},
		Faulty:     "! does not fit the board and counts 0",
		CameOff:    "× came off after a challenge",
		OutOfOrder: "Numbers side by side stand in the order of the players.",
		Told:       "* points as the file has them, not as counted",
		Final:      "Final table",
		SoFar:      "Table so far",
		Before:     "before",
		Left:       "left",
		All:        "all",
		Void:       "This game counts nowhere.",
		Total:      "Total",
		Note: func(turn int, text string) string {
			if turn == 0 {
				return "Note: " + text
			}
			return "Note after turn " + Number(turn) + ": " + text
		},
		Bonus: func(tiles, points int) string { return Number(tiles) + " tiles  + " + Number(points) },
	}
}

func enEditions() Editions {
	return Editions{
		Tiles: func(tiles, letters, blanks int) string {
			if blanks == 1 {
				return Number(tiles) + " tiles: " + Number(letters) + " letters and " + Number(blanks) + " blank."
			}
			return Number(tiles) + " tiles: " + Number(letters) + " letters and " + Number(blanks) + " blanks."
		},
		Count: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " tile"
			}
			return Number(tiles) + " tiles"
		},
		Own:      "your own file",
		Notation: "Squares",
		Rows:     "row letter and column number; H4 runs across, 4H down",
		GCG:      "column letter and row number; 8D runs across, D8 down",
		Rack:     func(tiles int) string { return "A rack holds " + Number(tiles) + " tiles." },
		Bonus: func(tiles, points int) string {
			tilesText := Number(tiles) + " tiles"
			if tiles == 1 {
				tilesText = Number(tiles) + " tile"
			}
			pointsText := Number(points) + " points"
			if points == 1 {
				pointsText = Number(points) + " point"
			}
			return tilesText + " laid in one turn add " + pointsText + "."
		},
		Letter: "letter",
		Of:     "tiles",
		Points: "points",
		Blank: func(points, left int) string {
			return "A blank is worth " + Number(points) + " on the board and " + Number(left) + " on a rack at the end."
		},
		OnlyOf:    func(letters string) string { return "Without a tile, only a blank can be: " + letters + "." },
		OurChoice: "The program counts them; FISE forbids such a blank (art. 10.2).",
		Vowels:    func(letters string) string { return "Vowels: " + letters + "." },
		Board:     func(side int) string { return "Board of " + Number(side) + " × " + Number(side) + " squares" },
		Square:    func(name string, n int) string { return name + " " + Number(n) },
		Plain:     func(n int) string { return "plain " + Number(n) },
		Names: map[scoring.Premium]string{
			scoring.DoubleLetter:    "double letter",
			scoring.TripleLetter:    "triple letter",
			scoring.QuadrupleLetter: "quadruple letter",
			scoring.DoubleWord:      "double word",
			scoring.TripleWord:      "triple word",
			scoring.QuadrupleWord:   "quadruple word",
			scoring.Colour1:         "triples tiles of 1",
			scoring.Colour2:         "triples tiles of 2",
			scoring.Colour3:         "triples tiles of 3",
			scoring.Colour5:         "triples tiles of 5",
		},
		Rules:    func(id string) string { return "Rules at home: " + id + "." },
		Sources:  "Sources",
		NoSource: "No source is given.",
	}
}

func enRules() Rules {
	return Rules{
		Players:   "Players",
		FromTo:    func(fewest, most int) string { return Number(fewest) + " to " + Number(most) },
		Otherwise: func(home string) string { return "With other numbers of players " + home + " counts." },
		Passes:    "Passes that end a game",
		PassesEach: func(rounds, two, three, four int) string {
			return Number(rounds) + " rounds: " + Number(two) + " with two, " + Number(three) + " with three, " + Number(four) + " with four players"
		},
		PassesInAll:  func(n int) string { return Number(n) + " in a row" },
		PassesOrLost: "Passes and lost turns that end a game",
		AlonePasses:  "Passes that end a game while one plays on alone",
		AloneOrLost:  "Passes and lost turns that end it then",
		Scoreless:    "Turns without points that end a game",
		InARow:       func(n int) string { return Number(n) + " in a row" },
		Withdrawn:    "A word withdrawn counts as a pass",
		Exchange:     "An exchange",
		ExchangeIs: map[sheet.ExchangeCounts]string{
			sheet.ExchangeScoreless: "is no pass, and a turn without points",
			sheet.ExchangeTurn:      "is neither a pass nor a turn without points",
			sheet.ExchangePass:      "counts as a pass",
		},
		ExchangeMin: "Tiles in the bag for an exchange",
		InBag: func(n int) string {
			if n == 0 {
				return "no minimum"
			}
			return Number(n) + " at least"
		},
		ExchangeMax: "Exchanges of a player",
		Times:       func(n int) string { return Number(n) + " at most" },
		Penalty:     "Penalty proposed",
		Off: func(n int) string {
			if n == 1 {
				return Number(n) + " point"
			}
			return Number(n) + " points"
		},
		Challenges:      "Challenges",
		ByJury:          "none at the table; a jury looks at the words after the game",
		ChallengeFailed: "Challenge of a good word",
		Fine: func(points int, perWord, toChallenged bool) string {
			if points == 0 {
				return "costs nothing"
			}
			pointsText := Number(points) + " points"
			if points == 1 {
				pointsText = Number(points) + " point"
			}
			perWordText := "play"
			if perWord {
				perWordText = "word"
			}
			toChallengedText := "off the challenger"
			if toChallenged {
				toChallengedText = "to the one challenged"
			}
			return pointsText + " " + toChallengedText + ", per " + perWordText
		},
		LostTurn: "costs the challenger a turn",
		Jury:     "A word found wrong by a jury",
		JuryOff:  func(n int) string { return "the points of its turn and " + Number(n) + " off" },
		Clock:    "Clock",
		Minutes: func(least, minutes int) string {
			if least == 0 {
				if minutes == 1 {
					return Number(minutes) + " minute"
				}
				return Number(minutes) + " minutes"
			}
			return Number(least) + " to " + Number(minutes) + " minutes"
		},
		OverPoints: func(points, lossAfter int) string {
			pointsText := Number(points) + " points"
			if points == 1 {
				pointsText = Number(points) + " point"
			}
			lossAfterText := "; more than " + Number(lossAfter) + " minutes over lose the game"
			switch lossAfter {
			case 0:
				lossAfterText = ""
			case 1:
				lossAfterText = "; more than " + Number(lossAfter) + " minute over lose the game"
			}
			return pointsText + " off for each minute or fraction over" + lossAfterText
		},
		OverLoss:    "who uses more loses the game",
		OverNoPlays: "who uses more plays no more",
		OverNothing: "using more costs nothing",
		Leftovers:   "Tiles left at the end",
		LeftoversAre: map[sheet.Leftovers]string{
			sheet.PlusMinus:   "each loses them; who went out gets them all",
			sheet.Twice:       "between two, who went out gets the other's twice",
			sheet.NoLeftovers: "change nothing",
		},
		Ties:      "Equal totals",
		Share:     "share a place",
		Before:    "the totals before the tiles left decide; who is equal there too shares a place",
		Yes:       "yes",
		No:        "no",
		None:      "no such rule",
		NotKnown:  func(used string) string { return "not known: counted as at home (" + used + ")" },
		Source:    func(text string) string { return "source: " + text },
		NoSource:  "no source is given",
		Sources:   "Sources",
		Duplicate: "Duplicate",
		Lent:      func(book string) string { return "This book has no such part: that of " + book + "." },
		RoundTime: "Time of a round",
		RoundRack: "Vowels and consonants on a rack",
		RackHas: func(rounds, each, later int) string {
			return Number(each) + " of each at least through round " + Number(rounds) + ", then " + Number(later)
		},
		Either:  "Either vowel or consonant",
		OneKind: "No vowel left, or no consonant",
		OneKindIs: map[sheet.OneKind]string{
			sheet.OneKindEnds:         "the game ends",
			sheet.OneKindUnlessEither: "the game ends, but not while one of two or more tiles is either",
		},
		MasterTies: "Master among equal plays",
		InOrder:    func(ties []string) string { return "in this order: " + strings.Join(ties, "; ") },
		Solo:       "Bonus for the only finder",
		SoloIs: func(points, below, most, players int) string {
			if players == 0 {
				belowText := ", or " + Number(below) + " below the master"
				if below == 0 {
					belowText = ""
				}
				mostText := "; " + Number(most) + " in all"
				if most == 0 {
					mostText = ""
				}
				return Number(points) + belowText + mostText
			}
			belowText := ", or " + Number(below) + " below the master"
			if below == 0 {
				belowText = ""
			}
			mostText := Number(most) + " in all; "
			if most == 0 {
				mostText = ""
			}
			return Number(points) + belowText + "; " + mostText + "with " + Number(players) + " players or more"
		},
		WrongMove: "A play that is wrong",
		Warnings:  "Warnings",
		WarningsCost: func(from, points int) string {
			return "from number " + Number(from) + " on " + Number(points) + " points off each"
		},
		House:          func(rules []string) string { return "House rules: " + strings.Join(rules, "; ") + "." },
		HouseBonus:     func(points int) string { return "all tiles of the rack bring " + Number(points) },
		HouseLeftovers: func(what string) string { return "tiles left at the end: " + what },
		HousePenalty:   func(points int) string { return "a penalty is " + Number(points) },
		HouseChallenge: func(points int) string { return "a challenge of a good word costs " + Number(points) },
		HousePasses: func(n int) string {
			if n == 0 {
				return "passes do not end a game"
			}
			return Number(n) + " passes in a row end a game"
		},
		HouseOvertime: func(points int) string { return Number(points) + " off for each minute over" },
	}
}

func enTool() Tool {
	return Tool{
		Help: Help{
			Usage:    "How to call it:",
			Commands: "Commands:",
			Flags:    "Options:",
			Global:   "Options of every command:",
			More:     "More about a command: tanteo COMMAND --help",
			Lines:    "Words of a line, understood in every language:",
			Codes:    "Exit codes: 0 done, and what is wrong beside that is a warning; 1 the game or a file says no; 2 wrong usage, or no terminal for the screen; 3 something could not be read or written; 4 the game is open elsewhere: later it may go; 130 interrupted.",
		},
		Root:     Page{Use: "tanteo [GAME]", Short: "Keeps the score of crossword tile games", Long: "tanteo keeps the score of crossword tile games. Alone it opens the screen, with the game that was open last or with GAME. The commands do the same without a screen."},
		Enter:    Page{Use: "enter [GAME] [LINE…]", Short: "Notes turns, a line each, and answers", Long: "Notes lines as the entry of the screen would, and says what each did. The lines are the arguments, or the standard input; empty lines and those that begin with # are skipped. GAME is the id of a saved game; on a terminal it can be left out: it is the last one. A refused line stops a pipe or the arguments; on a terminal it goes on.\n\n  H4 JAMON         a play: first square and word\n  = R2wELOJ3l      a play by its words and marks\n  25               points by hand\n  pass             and the words below"},
		Score:    Page{Use: "score WORDS…", Short: "Counts one play", Long: "Counts a play by its words, the main word first: tanteo score R2wELOJ3l. After a letter stands what is under its tile (2l 3l 2w 3w), ? for a blank, 0 for a tile that lay there; tiles in brackets lay there too. With a square the play is counted on an empty board, or on the one of --board: tanteo score \"H4 JAMON\"."},
		Show:     Page{Use: "show [GAME]", Short: "Shows the sheet of a game", Long: "Shows the sheet of a game as text, by rounds; without GAME that of the last one."},
		Games:    Page{Use: "games", Short: "Lists the saved games", Long: "Lists the saved games, the newest first."},
		Remove:   Page{Use: "rm GAME", Short: "Puts a game into the trash", Long: "Puts a game into the trash. games restore takes it out again."},
		Restore:  Page{Use: "restore GAME", Short: "Takes a game out of the trash", Long: "Takes a game out of the trash."},
		Editions: Page{Use: "editions [ID]", Short: "Lists the editions, or shows one", Long: "Lists the editions, or shows one: its letters, its board, and where its figures come from."},
		Rules:    Page{Use: "rules [ID]", Short: "Lists the rules, or shows one rulebook", Long: "Lists the rules, or shows one rulebook: its numbers, and where they come from."},
		Watch:    Page{Use: "watch GAME", Short: "Follows a game on the screen, without writing in it", Long: "Follows a game on the screen: each turn is shown at once, and what is told of it can be looked at, looked up, copied and printed. Nothing can be noted, and nobody who writes is disturbed."},
		Serve:    Page{Use: "serve", Short: "Shows the screen to others, over ssh", Long: "Shows the screen to others over ssh, from one process and without accounts. They come in with\n\n  ssh -t -p 2222 HOST [GAME]\n\nWho may come in is in serve/authorized_keys in the configuration folder, an OpenSSH key a line, with options before it and commas between them:\n\n  role=\"scorer\"       notes in games, and starts them\n  role=\"spectator\"    follows; so does a key without a role\n  role=\"player Ana\"   enters Ana's plays of a duplicate\n  games=\"2026-11-*\"   only games whose id is like that\n  name=\"Ana\"          what the others see\n\n  role=\"player Ana\",name=\"Ana\" ssh-ed25519 AAAAC3Nza…\n\nNobody else comes in, and nothing but the screen can be had: no shell, no files, no forwarding. It listens on this machine alone where no other address is named. What happens is told on standard error, a line each. Ctrl+C or SIGTERM ends it: everybody is told, and everything is saved."},
		Replay:   Page{Use: "replay PATH…", Short: "Counts games from GCG files again", Long: "Counts every play of games in GCG again, and says where the file has other figures: line, working and what may be the cause. PATH is a file, a folder with all that is under it in .gcg and .gcgs, or - for the standard input.\n\nThe exit code is 1 where a game differs or cannot be read. What can only be doubted, racks and turn order above all, is counted and told with --warnings."},
		Import:   Page{Use: "import FILE", Short: "Makes saved games of a file", Long: "Makes a saved game of each game of a GCG file, or of a game's file of tanteo's own (JSON), and prints its id. FILE is - for the standard input. Points stay as a GCG file has them; where they are not ours the line recount takes our count. A total that a file adds up wrongly is told."},
		Export:   Page{Use: "export [GAME]", Short: "Writes a game in another format", Long: "Writes a game in GCG (for Quackle, macondo, Woogles), as the file of tanteo's own (JSON), as a table for spreadsheets (CSV), or as the sheet in text; without GAME the last one. It goes to the standard output, or with -o into a file, whose ending tells the format where --format does not: .gcg .json .csv .txt. A file that is there already is kept, but for --force."},
		Complete: Page{Use: "completion SHELL", Short: "Prints a script that completes commands in a shell", Long: "Prints a script that completes commands in bash, zsh, fish or powershell. Load it with the shell's own means, for instance: source <(tanteo completion bash)"},
		HelpPage: Page{Use: "help [COMMAND]", Short: "Explains a command", Long: "Explains a command."},
		Flags: Flags{
			Config:   "`FOLDER` of settings and games",
			Lang:     "`LANGUAGE` of the answers: en, es, nl, fr, de",
			JSON:     "answer in JSON",
			Edition:  "`ID` of the edition",
			Version:  "print the version",
			Help:     "explain the command",
			New:      "start a game and print its id",
			Kind:     "`KIND` of the new game: classic or duplicate",
			Rules:    "`ID` of the rules of the new game",
			House:    "house `RULES` of the new game, kept for the next: bonus=40,leftovers=none; none",
			Notation: "squares of the new game: `rows` or gcg",
			Players:  "`NAMES` with commas between, a number of players, or @FILE with a name a line",
			First:    "`NUMBER` of the player who opens",
			Seed:     "`NUMBER` that the racks of a duplicate are drawn by",
			Board:    "`FILE` with the rows of a board",
			Warnings: "tell also what can only be doubted",
			Format:   "`FORMAT`: gcg, json, csv, text",
			Output:   "`FILE` to write",
			Force:    "write over a file",
			Listen:   "`ADDRESS` to listen on, with its port; without it 127.0.0.1:2222",
		},
		Usage: Usage{
			UnknownFlag: func(flag string) Said { return Said{"There is no option " + flag + ".", "See --help."} },
			NeedsValue:  func(flag string) Said { return Said{flag + " needs a value.", "See --help."} },
			BadValue: func(flag, value, possible string) Said {
				return Said{value + " is no value for " + flag + ".", "Possible: " + possible + "."}
			},
			TooMuch: func(argument string) Said {
				return Said{argument + " is too much here.", "Leave it out, or see --help."}
			},
			Missing: func(what string) Said { return Said{"That is not all of it: " + what + ".", "See --help."} },
			UnknownWord: func(word, nearest string) Said {
				if nearest == "" {
					return Said{word + " is neither a command nor a saved game.", "tanteo --help lists the commands, tanteo games the games."}
				}
				return Said{word + " is neither a command nor a saved game.", "Did you mean " + nearest + "? tanteo --help lists the commands, tanteo games the games."}
			},
			UnknownCommand: func(word, nearest, help string) Said {
				if nearest == "" {
					return Said{"There is no command " + word + ".", "See " + help + "."}
				}
				return Said{"There is no command " + word + ".", "Did you mean " + nearest + "? See " + help + "."}
			},
			Number:        "a whole number",
			NoTerminal:    Said{What: "The screen needs a terminal.", Todo: "Without one, use tanteo enter and tanteo show."},
			WhichGame:     Said{What: "It is not said which game is meant.", Todo: "Name it first, or start one with --new; tanteo games lists them."},
			NoGameYet:     Said{What: "No game has been open yet.", Todo: "Start one with tanteo enter --new; tanteo games lists those saved."},
			OnlyNew:       func(flag string) Said { return Said{flag + " is for a new game.", "Add --new."} },
			OnlyDuplicate: func(flag string) Said { return Said{flag + " is for a duplicate.", "Add --kind duplicate."} },
			Players: func(fewest, most int) Said {
				return Said{"A game has " + Number(fewest) + " to " + Number(most) + " players.", "Name them with --players \"Ana,Bea\"."}
			},
			PlayerList: func(list string) Said {
				return Said{list + " is no list of names.", "Put commas between them and quotes around one with a comma."}
			},
			Language: func(tag, possible string) Said {
				return Said{"There is no language " + tag + ".", "Possible: " + possible + "."}
			},
			NoBoard: func(file string) Said {
				return Said{file + " holds no board.", "A row a line: . for a free square, letters, small for a blank, [CH]."}
			},
			BoardRows: func(rows, side int) Said {
				return Said{"The board has " + Number(rows) + " rows.", "This edition's has " + Number(side) + "."}
			},
			BoardRow: func(row, squares, side int) Said {
				return Said{"Row " + Number(row) + " of the board has " + Number(squares) + " squares.", "It should have " + Number(side) + "."}
			},
			BoardSign: func(row int, sign string) Said {
				return Said{"Row " + Number(row) + " of the board has " + sign + " in it.", "Use the letters of the edition, or choose another with --edition."}
			},
			NoWords:  Said{What: "There is no word to count.", Todo: "Type them after score, or see score --help."},
			Internal: Said{What: "The program has met a fault of its own.", Todo: "Please report it; what was saved is safe."},
		},
		Entry: Entry{
			Prompt:   "> ",
			Line:     func(n int) string { return "Line " + Number(n) + ": " },
			Welcome:  "A line a turn: H4 JAMON, 25, pass, end. Ctrl+D leaves; everything is saved.",
			OnScreen: func(line, instead string) Said { return Said{line + " is for the screen.", "In the shell: " + instead} },
			Behind:   Said{What: "Others have changed the game just now.", Todo: "Look at it, and give the line again."},
			Others:   "Others noted something just before.",
		},
		Stored: Stored{
			Removed:  func(id string) string { return id + " is in the trash; games restore " + id + " brings it back." },
			Restored: func(id string) string { return id + " is back among the games." },
			None:     "No game is saved.",
		},
		List: List{
			Open:       "open",
			Finished:   "finished",
			Void:       "counts nowhere",
			Altered:    "altered: read only",
			Unreadable: "cannot be read",
			Turns: func(n int) string {
				if n == 1 {
					return Number(n) + " turn"
				}
				return Number(n) + " turns"
			},
		},
		Files: Files{
			Summary: func(games, same, differ, unfinished, unreadable int) string {
				if games == 1 {
					return Number(games) + " game: " + Number(same) + " same, " + Number(differ) + " with differences, " + Number(unfinished) + " unfinished, " + Number(unreadable) + " unreadable."
				}
				return Number(games) + " games: " + Number(same) + " same, " + Number(differ) + " with differences, " + Number(unfinished) + " unfinished, " + Number(unreadable) + " unreadable."
			},
			NotRead: func(files int) string {
				if files == 1 {
					return Number(files) + " file was not read."
				}
				return Number(files) + " files were not read."
			},
			Progress: func(games, differ int) string {
				if games == 1 {
					return Number(games) + " game counted, " + Number(differ) + " with differences"
				}
				return Number(games) + " games counted, " + Number(differ) + " with differences"
			},
			Large: func(file, most string) Said {
				return Said{file + " has more than " + most + ".", "Part it into smaller files."}
			},
			NoFile: func(file string) Said { return Said{file + " is no file.", "Name another."} },
			Folder: func(file string) Said { return Said{file + " is a folder.", "Name a file in it."} },
			NoFiles: func(folder string) Said {
				return Said{"There is no GCG file in " + folder + ".", "Their names end in .gcg or .gcgs; any other file can be named itself."}
			},
			Unreadable: func(trouble string) Said { return Said{trouble, "Nothing of this game was saved."} },
			Imported:   func(id, plays, edition string) string { return id + ": " + plays + ", " + edition + "." },
			Copied:     func(id string) string { return id + ": a game of tanteo, just as it was." },
			Shortened:  "Names that were too long, or under heaps of accents, are shortened.",
			Altered:    "The file has changed since tanteo wrote it: look whether all is right.",
			Kept: func(id string, differences int, command string) string {
				if differences == 1 {
					return id + ": " + Number(differences) + " difference, kept as the file has it; the line " + command + " takes our count."
				}
				return id + ": " + Number(differences) + " differences, kept as the file has them; the line " + command + " takes our count."
			},
			Warned: func(id, warnings string) string {
				return id + ": " + warnings + "; tanteo replay --warnings tells them."
			},
			There: func(file string) Said {
				return Said{file + " is there already.", "Choose another name, or write over it with --force."}
			},
			NoFormat: func(formats, endings string) Said {
				return Said{"It is not said in which format.", "Use --format with " + formats + ", or -o with a name in " + endings + "."}
			},
			Loss: func(turn int, text string) string {
				if turn == 0 {
					return text
				}
				return "Turn " + Number(turn) + ": " + text
			},
		},
		Print: PrintHelp{
			Print:      Page{Use: "print KIND", Short: "Makes pages for paper", Long: "Makes pages for paper: the sheet of a game, blank forms, the tiles to cross off, the board. They are text in 80 columns, or with --format pdf a PDF for A4 or Letter paper, in black and white. What the font lacks, as Chinese or Hebrew names, stands in a PDF as boxes, with the number of the seat."},
			Sheet:      Page{Use: "sheet [GAME]", Short: "The sheet of a game", Long: "The sheet of a game: every turn with word, square, points and total, the final table and the notes; without GAME that of the last one. It goes to the standard output, or with -o into a file whose ending, .txt or .pdf, tells the format where --format does not."},
			Blank:      Page{Use: "blank [GAME]", Short: "A blank score sheet", Long: "A blank score sheet for two to four players, with the names of --players or of GAME. It goes to the standard output, or with -o into a file whose ending, .txt or .pdf, tells the format where --format does not."},
			Duplicate:  Page{Use: "duplicate [GAME]", Short: "A blank duplicate sheet", Long: "A blank sheet for a duplicate of 30 rounds: the round, its master with its points, and each player, with the names of --players or of GAME. It goes to the standard output, or with -o into a file whose ending, .txt or .pdf, tells the format where --format does not."},
			Tiles:      Page{Use: "tiles [GAME]", Short: "The tiles of an edition, to cross off", Long: "A box for each tile of an edition, with its value, to cross off when it lies on the board: of --edition, of GAME, or of the edition for new games. It goes to the standard output, or with -o into a file whose ending, .txt or .pdf, tells the format where --format does not."},
			Board:      Page{Use: "board [GAME]", Short: "The board as a diagram", Long: "The board of a game as it lies, with the premium squares, the values of the tiles, blanks marked and the squares named as the game names them; without GAME that of the last one. With --edition the empty board of an edition. It goes to the standard output, or with -o into a file whose ending, .txt or .pdf, tells the format where --format does not."},
			Format:     "`FORMAT`: text, pdf",
			Paper:      "`SIZE` of the paper of a PDF: a4, letter",
			Players:    "`NAMES` with commas between, a number of players, or @FILE with a name a line",
			OnTerminal: Said{What: "A PDF is nothing to read in a terminal.", Todo: "Name a file for it: -o sheet.pdf."},
			OnlyPDF: func(flag string) Said {
				return Said{flag + " is for a PDF.", "Add --format pdf, or -o with a name in .pdf."}
			},
			GameOr: func(flag string) Said {
				return Said{"A game is named, and " + flag + " as well.", "Leave one of them out."}
			},
		},
	}
}

func enScreen() Screen {
	return Screen{
		Working:    "Working",
		Sheet:      "Sheet",
		Tiles:      "Tiles",
		Words:      "Words",
		Notes:      "Notes",
		Help:       "Help",
		Commands:   "Commands",
		TilesLeft:  "Tiles left",
		Keys:       "keys",
		Lines:      "lines",
		Counting:   "counting",
		Total:      "Total",
		AllTiles:   "All tiles",
		NotCounted: "not counted",
		Points:     "points",
		Now:        "now",
		Bag:        "bag",
		Unseen:     "unseen",
		OnRacks:    "on racks",
		Editing:    func(turn, of int) string { return "editing turn " + Number(turn) + " of " + Number(of) },
		Looking:    func(turn, of int) string { return "turn " + Number(turn) + " of " + Number(of) },
		Finished:   "finished",
		Watching:   "watching",
		Void:       "void: the game counts nowhere",
		WasSame:    func(points int) string { return "was " + Number(points) + "; the totals stay" },
		Was:        func(points int) string { return "was " + Number(points) + ":" },
		Turn:       func(number int) string { return "Turn " + Number(number) },
		TurnOf:     func(name string) string { return name + ": turn" },
		WouldCountNothing: func(turns []int) string {
			if len(turns) == 1 {
				return "Turn " + enumerate(digits(turns), "and") + " would count 0."
			}
			return "Turns " + enumerate(digits(turns), "and") + " would count 0."
		},
		Told:            func(counted, told int) string { return "board " + Number(counted) + " · file " + Number(told) },
		Off:             func(points int) string { return "file's total " + Signed(points) },
		CountAgain:      func(line string) string { return line + " takes ours." },
		KeepsAllTheSame: "Enter keeps the change, Esc leaves it.",
		FirstTurn:       "No turn yet.",
		ByHandUncounted: "The letters are not known, so this turn is not taken from the tiles left.",
		Uncounted: func(n int) string {
			if n == 1 {
				return Number(n) + " play without letters is not taken off."
			}
			return Number(n) + " plays without letters are not taken off."
		},
		MoreBelow:   func(n int) string { return Number(n) + " more below" },
		NoneOf:      func(name, there string) Said { return Said{"There is no " + name + " here, only:", there + "."} },
		NoTurns:     "No turn yet.",
		NoNotes:     "No notes. Ctrl+N writes one.",
		NoWords:     "No words yet.",
		BeforeFirst: "Before the first turn",
		InNotes:     func(lines int) string { return Number(lines) + " more in Notes" },
		UpTo: func(turn int, game string) string {
			if turn == 0 {
				return "A copy that begins anew, " + game + ". The other game stays as it is."
			}
			return "A copy up to turn " + Number(turn) + ", " + game + ". The other game stays as it is."
		},
		Hint: Hints{
			Note:         "note",
			Across:       "across",
			Down:         "down",
			Blank:        "blank",
			Clear:        "clear",
			Commands:     "commands",
			Help:         "help",
			LetterLays:   "letters lay tiles",
			TurnMenu:     "turn menu",
			Line:         "line",
			Choose:       "choose",
			DoIt:         "do it",
			Back:         "back",
			Open:         "open",
			Leave:        "leave",
			Field:        "field",
			Start:        "start",
			NextField:    "next field",
			EndGame:      "end the game",
			PlayOn:       "play on",
			KeepIt:       "keep it",
			LeaveIt:      "leave it",
			Cell:         "turn",
			EditTurn:     "edit turn",
			DeleteTurn:   "delete turn",
			Board:        "board",
			Page:         "page",
			Scroll:       "scroll",
			Tab:          "tab",
			TurnBack:     "one turn back",
			TurnOn:       "on",
			ToNow:        "to now",
			Square:       "square",
			AlreadyThere: "already there",
			EnterLine:    "do the line",
			Tiles:        "tiles",
			Copy:         "copy",
			History:      "history",
			StepBack:     "step back through the game",
			FinalTable:   "final table",
			Size:         "large, small",
			StepTurn:     "turn",
			FirstLast:    "first, last",
			FirstTurn:    "start",
			EditNote:     "edit the note",
			Read:         "read it",
			Complete:     "complete",
			Write:        "write it",
			TakeGame:     "open the game",
		},
		Menu: Menu{
			Back:            "Back to the board",
			Pass:            "Pass",
			Exchange:        "Exchange tiles",
			ByHand:          "Points by hand",
			Withdrawn:       "Word withdrawn",
			ChallengeFailed: "Word was good",
			Penalty:         "Penalty",
			Warning:         "Warning",
			Note:            "Note",
			End:             "End of the game",
			Correct:         "Correct the turn",
			Recount:         "Count again",
			Delete:          "Delete the turn",
			GoOn:            "Go on from here, a copy",
			Challenge:       func(word string) string { return "Challenge " + word },
			OnTheRight:      "On the right, the line to type.",
			Leave:           "To the start page",
			ClearBoard:      "Clear the board",
			LayTiles:        "Tiles without points",
			Sure:            "Enter again: clear",
		},
		Palette: map[line.Command]string{
			line.CommandPass:       "pass the turn",
			line.CommandExchange:   "exchange tiles",
			line.CommandWithdrawn:  "a word taken off",
			line.CommandChallenge:  "the newest play off",
			line.CommandFailed:     "the word was good",
			line.CommandPenalty:    "points off",
			line.CommandBonus:      "points added",
			line.CommandOvertime:   "points off for time",
			line.CommandWarning:    "a player is warned",
			line.CommandLay:        "tiles without points",
			line.CommandClear:      "take such tiles off",
			line.CommandEnd:        "leftovers; ends the game",
			line.CommandFinish:     "end without leftovers",
			line.CommandReopen:     "take the end back",
			line.CommandUndo:       "take the last change back",
			line.CommandRedo:       "do it again",
			line.CommandEdit:       "correct a turn",
			line.CommandInsert:     "put a turn in",
			line.CommandDelete:     "delete a turn",
			line.CommandRecount:    "drop a file's points",
			line.CommandVoid:       "the game counts nowhere",
			line.CommandName:       "rename a player",
			line.CommandJoin:       "a player comes in, or comes back",
			line.CommandLeave:      "a player goes",
			line.CommandNote:       "write a note",
			line.CommandAgain:      "another, same people",
			line.CommandOpen:       "open another game",
			line.CommandWrong:      "a jury: a turn was wrong",
			line.CommandRack:       "the rack of the round",
			line.CommandDraw:       "draw the rack",
			line.CommandMaster:     "the master of the round",
			line.CommandBest:       "the best plays of a rack",
			line.CommandCheck:      "the words of the sheet, looked up",
			line.CommandMissed:     "what each turn has missed",
			line.CommandAnalysis:   "best plays are shown to all during the game",
			line.CommandNext:       "close the round",
			line.CommandTab:        "show a tab",
			line.CommandPrint:      "print",
			line.CommandWrite:      "write a file",
			line.CommandTake:       "write here, no longer elsewhere",
			line.CommandQuit:       "leave; all is kept",
			line.CommandClock:      "correct a clock",
			line.CommandClockStart: "the clock runs",
			line.CommandClockStop:  "the clock stands",
			line.CommandOff:        "no clock",
			line.CommandTurnClock:  "so long for each turn",
			line.CommandRoundClock: "so long for each round",
			line.CommandGameClock:  "so long for each player",
		},
		Start: Start{
			Tagline:   "the score of crossword tile games",
			New:       "New game",
			Resume:    "Resume",
			Earlier:   "Earlier games",
			Count:     "Just count",
			CountHint: "board and typed plays without a sheet",
			NewHint: [2]string{
				"Enter opens the form of a new game, Enter again starts it:",
				"two players, the tiles of your language, the rules played at home.",
			},
			KeptIn:      func(folder string) string { return "Games are kept in " + folder + ". Nothing leaves this machine." },
			Open:        "open",
			Finished:    "finished",
			Damaged:     "cannot be read",
			NoGames:     "None yet.",
			JustCount:   "Just count",
			Independent: "Independent of the owners of the games' trade marks.",
		},
		Form: Form{
			Title:    "New game",
			Players:  "Players",
			Opens:    "Opens",
			Tiles:    "Tiles",
			Rules:    "Rules",
			Start:    "Start the game",
			WhoOpens: "Who opens: each draws a tile, the nearest to A opens; a blank is before A.",
			Bonus: func(points int) string {
				return "The bonus for laying all tiles of the rack is " + Number(points) + "."
			},
		},
		File: File{
			Open:     "Open a file",
			OpenHint: "a game in GCG, or a file of tanteo",
			Write:    "Write to a file",
			Name:     "File",
			How:      "A game in GCG, as Quackle, macondo and Woogles write it, or a game's file of tanteo's own. Every play is counted again. The file stays as it is: what is opened becomes one of your games.",
			From:     func(folder string) string { return "Names without a folder are in " + folder + "." },
			Reading:  "One moment …",
			Writing:  "Writing …",
			Games: func(n int) string {
				if n == 1 {
					return Number(n) + " game"
				}
				return Number(n) + " games"
			},
			OnlyFirst: func(n int) string { return "The first " + Number(n) + " games; tanteo import takes all." },
			Found:     func(plays, edition string) string { return plays + ", " + edition + "." },
			Own:       "A game of tanteo, taken just as it is.",
			Differ: func(n int, line string) string {
				if n == 1 {
					return Number(n) + " difference, kept as the file has it; the line " + line + " takes our count:"
				}
				return Number(n) + " differences, kept as the file has them; the line " + line + " takes our count:"
			},
			Doubts: func(n int) string {
				if n == 1 {
					return Number(n) + " thing can be doubted, and changes nothing:"
				}
				return Number(n) + " things can be doubted, and changes nothing:"
			},
			Unreadable: "cannot be read",
			Taken:      func(turns, file, edition string) string { return turns + " from " + file + ", " + edition },
			TakenOwn:   func(turns, file string) string { return turns + " from " + file },
			FiguresDiffer: func(n int, line string) string {
				if n == 1 {
					return "; " + Number(n) + " figure differs: " + line
				}
				return "; " + Number(n) + " figures differ: " + line
			},
			IsFolder: func(name string) Said {
				if name == "" {
					return Said{"The file is a folder.", "Type the name of a file in it; Tab shows them."}
				}
				return Said{name + " is a folder.", "Type the name of a file in it; Tab shows them."}
			},
			GCG:         "Quackle, macondo, Woogles",
			JSON:        "as tanteo keeps it",
			CSV:         "for spreadsheets",
			Text:        "the sheet, to read",
			NoEnding:    "The name must end in one of these.",
			EndingTells: "The ending tells the format:",
			There:       func(name string) string { return name + " is there already: Enter again to replace it." },
			Written:     func(path string) string { return "Written to " + path + "." },
			NoForm:      "GCG has its limits:",
		},
		End: End{
			Title:      "End of the game",
			Ask:        "What is left on each rack:",
			How:        "Letters, ? for a blank, or points. Empty or - for who went out.",
			NobodyOut:  "Nobody went out: each loses his own.",
			FinalTable: "Final table",
			Before:     "before",
			Left:       "left",
			All:        "total",
			WentOut:    func(name string, points int) string { return name + " went out and gets the " + Number(points) + "." },
			SameAsLine: "The same as a line, to type next time.",
			Shared: func(players, place int) string {
				return Number(players) + " players share place " + Number(place) + "."
			},
			BestPlay:   "Best play",
			AllTiles:   "All tiles",
			Average:    "Average a turn",
			Again:      "Another game, same people",
			CopyResult: "Copy the result",
			PlayOn:     "Play on (reopen)",
			OpensNext:  func(name string) string { return name + " opens the next game." },
		},
		Page: TilesPage{
			Title:  func(id string, tiles int) string { return id + " · " + Number(tiles) + " tiles" },
			Left:   "left",
			Of:     "of",
			Points: "points",
			UnseenOf: func(unseen, of int) string {
				return "Unseen " + Number(unseen) + " of " + Number(of) + ": not yet on the board"
			},
			BagWhen: func(bag, players int) string {
				return "Bag " + Number(bag) + " while each of " + Number(players) + " racks is full"
			},
			BagRound:   func(bag int) string { return "Bag " + Number(bag) + " while the rack of the round is full" },
			Vowels:     "Vowels",
			Consonants: "consonants",
			PointsLeft: "Points left",
		},
		Small: Small{
			Needs:  func(w, h int) string { return "tanteo needs " + Number(w) + " columns and " + Number(h) + " rows." },
			Has:    func(w, h int) string { return "This window has " + Number(w) + " and " + Number(h) + "." },
			Larger: "Make it larger; the game is saved.",
			Or:     "Or, in any size:",
		},
		WatchingWhom: func(holder string) string { return "watching · " + holder + " writes" },
		NoNotesYet:   "No notes yet.",
		ReadOnly: func(holder, key string) string {
			return "Read only: " + holder + " writes in this game; " + key + " takes it over."
		},
		WatchingOnly: "You are watching; nothing can be noted here.",
		TakenOver:    "Nobody else writes here now: the game is yours.",
		PenFree: func(key string) string {
			return "Nobody writes here now. The game is yours once you note something (" + key + ")."
		},
		PenGone:    func(holder, key string) string { return holder + " writes here now. " + key + " takes it over." },
		LaidStays:  "What you laid stays.",
		LaidOff:    func(key string) string { return "Laid tiles had to come off (" + key + " gives their line)." },
		BeingSaved: "Being saved…",
		LeaveWaits: "Still being saved… Ctrl+C again leaves without waiting.",
		NotNoted:   func(what string) string { return "Not noted, others were first: " + what },
		Changed:    "The game was changed.",
		ToNewest:   func(key string) string { return key + " goes there." },
		TakeTitle:  "Write here?",
		TakeFrom:   func(holder string) string { return "Take over from " + holder },
		Taken:      "You write here now.",
		DraftAside: func(name string) string {
			return "The unfinished entry made no sense; it is set aside as " + name + "."
		},
		ChangedUnder: func(id string) string {
			return "The file was changed by somebody else. Your game goes on as " + id + "."
		},
		GoesOnAs:      func(id string) string { return "Your game goes on as " + id + "." },
		NotSaved:      func(why string) string { return "Not saved. " + why + " It is tried again with each key." },
		LeaveUnsaved:  func(why string) string { return "Not saved. " + why + " Ctrl+C again leaves without it." },
		ClipboardSent: "Sent to your terminal's clipboard. If nothing arrives: Ctrl+P, copy to a file.",
		Restored:      "Your unfinished play is back.",
		RestoredOf:    func(holder string) string { return "The unfinished play of " + holder + " is here now." },
		Pasted: func(taken, left int, enter, esc string) string {
			takenText := Number(taken) + " lines"
			if taken == 1 {
				takenText = Number(taken) + " line"
			}
			leftText := ", " + Number(left) + " left: " + enter + " goes on with them, " + esc + " drops them"
			if left == 0 {
				leftText = ""
			}
			return takenText + " taken" + leftText + "."
		},
		PastedCells: func(taken, left int) string {
			takenText := Number(taken) + " lines"
			if taken == 1 {
				takenText = Number(taken) + " line"
			}
			leftText := "; " + Number(left) + " behind this one were left out"
			switch left {
			case 0:
				leftText = ""
			case 1:
				leftText = "; " + Number(left) + " behind this one was left out"
			}
			return takenText + " taken" + leftText + "."
		},
		PastedTooLong: func(limit, cut int) string {
			if cut == 1 {
				return "A line has " + Number(limit) + " signs at most: " + Number(cut) + " of the paste was left out."
			}
			return "A line has " + Number(limit) + " signs at most: " + Number(cut) + " of the paste were left out."
		},
		Key: KeyHelp{
			OnBoard:      "On the board",
			Everywhere:   "Everywhere",
			InEntry:      "In the entry line",
			InSheet:      "In the sheet",
			Move:         "move the cursor",
			RowEnds:      "first, last of the row",
			Lay:          "letters",
			LayDoes:      "lay tiles, over others",
			Turn:         "turn: across, down",
			Blank:        "the tile is a blank",
			Backspace:    "take one tile back",
			Esc:          "take all back",
			Enter:        "note the play",
			EnterEmpty:   "with no tile: turn menu",
			Digits:       "points, a typed play",
			BackOn:       "no tile: turn back, on",
			Panes:        "next, previous pane",
			NextTab:      "next tab",
			Large:        "this pane large, small",
			Line:         "a line, from any pane",
			Command:      "find a command",
			Undo:         "take back, do again",
			Note:         "write a note",
			Copy:         "copy",
			Redraw:       "draw the screen again",
			Ends:         "stepping: first, last",
			FirstTurn:    "to the first turn",
			LastTurn:     "to the last turn",
			HasNote:      "the turn has a note",
			Leave:        "leave; all is saved",
			Suspend:      "to the shell; fg returns",
			HistoryKeys:  "earlier lines",
			CompleteKey:  "take what is shown",
			TypedTiles:   "go over the tiles",
			EscEntry:     "empty, then to the board",
			Cells:        "go from turn to turn",
			EditKey:      "edit the turn",
			DeleteKey:    "delete it (asks first)",
			EscSheet:     "to the board",
			MadeFrom:     "Made from the key map of this version. The game goes on behind it.",
			PlayAsLine:   "A play as a line",
			AnythingElse: "Anything else",
			Sift:         "find in that list",
			Pages:        "the same; lists: a page",
			OverTiles:    "square, blank, old tile",
			ThisHelp:     "this help",
			Write:        "take over from others",
		},
		KeyNames: map[string]string{
			"Ctrl":      "Ctrl",
			"Enter":     "Enter",
			"Space":     "Space",
			"Up":        "Up",
			"Down":      "Down",
			"Left":      "Left",
			"Right":     "Right",
			"Arrows":    "Arrows",
			"Home":      "Home",
			"End":       "End",
			"Del":       "Del",
			"Backspace": "Backspace",
			"Shift+Tab": "Shift+Tab",
			"PgUp":      "PgUp",
			"PgDn":      "PgDn",
		},
		Examples: [][2]string{
			{"H4 JAMON", "across or down from a square, the whole word"},
			{"6F ZUOS", "or only the new tiles"},
			{"H4 JAMO?N", "? after a letter: the tile is a blank"},
			{"= R2wELOJ3l ME", "a typed play: 2l 3l 2w 3w under a tile, 0 or ( ) already there"},
			{"25", "points by hand, up to 2000"},
			{"Ana: pass", "for another player than the one on turn"},
			{"H4 JAMON / AEJMNOX", "with the rack it was played from"},
			{"edit 3 J6 SILLON", "corrects turn 3; all later turns are counted again"},
			{
				"edit 3 note TEXT",
				"the note after turn 3, with 0 the one before the first; no text takes it away, a paragraph sign parts its lines",
			},
		},
		CountingText: []string{
			"Each new tile counts what is printed on it, times two or three on a letter square.",
			"Then the word is added up and goes times two or three for each word square that a new tile covers: two doubles make 4, two triples 9.",
			"A square works only in the turn that covers it. A blank counts 0, but its word square works.",
			"Every word that comes about or changes is counted, and a tile shared by two words counts in both.",
			"All tiles of the rack in one turn bring the bonus, after everything else.",
		},
		OnlyCounts: Said{What: "Just count counts plays; it has no players.", Todo: "Type a play, or start a new game."},
	}
}

func enTable() Table {
	return Table{
		Columns: csv.Columns{
			Number:    "turn",
			Round:     "round",
			Seat:      "seat",
			Player:    "player",
			Kind:      "kind",
			Square:    "square",
			Word:      "word",
			Words:     "words",
			NewTiles:  "new tiles",
			Exchanged: "exchanged",
			Rack:      "rack",
			Bonus:     "all-tiles bonus",
			Points:    "points",
			Total:     "total",
			Master:    "master",
			Notes:     "notes",
		},
		Kinds: map[sheet.TurnKind]string{
			sheet.KindPlay:      "play",
			sheet.KindTyped:     "typed",
			sheet.KindPoints:    "points by hand",
			sheet.KindPass:      "pass",
			sheet.KindExchange:  "exchange",
			sheet.KindWithdrawn: "withdrawn",
			sheet.KindPenalty:   "penalty",
			sheet.KindBonus:     "bonus",
			sheet.KindOvertime:  "overtime",
			sheet.KindWarning:   "warning",
			sheet.KindChallenge: "failed challenge",
			sheet.KindEnd:       "leftovers",
		},
		CameOff: "challenged",
		Faulty:  "does not fit",
	}
}

func enPaper() Paper {
	return Paper{
		Page:      func(n, of int) string { return "page " + Number(n) + " of " + Number(of) },
		Sheet:     "Score sheet",
		Duplicate: "Duplicate sheet",
		Tiles:     "Tile control sheet",
		Board:     "Board",
		Event:     "Event",
		Stage:     "Round",
		Table:     "Table",
		Place:     "Place",
		Date:      "Date",
		Number:    "no.",
		Word:      "word",
		Square:    "square",
		Points:    "pts",
		Running:   "total",
		Penalties: "Penalties",
		Left:      "Tiles left",
		Total:     "Total",
		Signature: "Signature",
		Gap:       "Difference",
		Percent:   func(number string) string { return number + "%" },
		Unseen: func(tiles int) string {
			if tiles == 1 {
				return "Unseen: " + Number(tiles) + " tile."
			}
			return "Unseen: " + Number(tiles) + " tiles."
		},
		Turns: func(n int) string {
			switch n {
			case 0:
				return "Before the first turn"
			case 1:
				return "After " + Number(n) + " turn"
			}
			return "After " + Number(n) + " turns"
		},
		Rounds: func(n int) string {
			if n == 1 {
				return "After " + Number(n) + " round"
			}
			return "After " + Number(n) + " rounds"
		},
		CrossOff:  "Cross each tile off when it lies on the board.",
		Blank:     "blank",
		Circled:   "in a circle: a blank",
		Asked:     "? after the letter: a blank",
		Loose:     "Tiles without points: ",
		NotInFont: func(letters string) string { return "The font has no sign for " + letters + ": write it by hand." },
	}
}

func enReplay() Replay {
	return Replay{
		Verdicts: map[gcg.Verdict]string{
			gcg.Same:       "same",
			gcg.Differs:    "differs",
			gcg.Unfinished: "unfinished",
			gcg.Unreadable: "unreadable",
		},
		Plays: func(n int) string {
			if n == 1 {
				return Number(n) + " play"
			}
			return Number(n) + " plays"
		},
		Differences: func(n int) string {
			if n == 1 {
				return Number(n) + " difference"
			}
			return Number(n) + " differences"
		},
		Warnings: func(n int) string {
			if n == 1 {
				return Number(n) + " warning"
			}
			return Number(n) + " warnings"
		},
		Final: func(player string, file int) string { return player + " " + Number(file) },
		Counted: func(player string, file, ours int) string {
			return player + " " + Number(file) + " (counted " + Number(ours) + ")"
		},
		Origins: map[gcg.Origin]func(edition string) string{
			gcg.ByDistribution: func(edition string) string { return edition + " by its tiles" },
			gcg.ByLexicon:      func(edition string) string { return edition + " by its word list" },
			gcg.ByFit:          func(edition string) string { return edition + " by its letters" },
		},
		NoEdition: "no edition",
		Place: func(line, column int) string {
			if column == 0 {
				return "line " + Number(line) + ": "
			}
			return "line " + Number(line) + ", column " + Number(column) + ": "
		},
		Game:  func(file string, n int) string { return file + ", game " + Number(n) },
		Input: "standard input",
		Differ: map[gcg.Kind]func(Differing) string{
			gcg.Score: func(d Differing) string {
				return d.Word + " at " + d.At + " counts " + Number(d.Ours) + "; the file has " + Number(d.File) + "."
			},
			gcg.Total: func(d Differing) string {
				return "The total before and the points make " + Number(d.Ours) + "; the file has " + Number(d.File) + "."
			},
			gcg.End: func(d Differing) string {
				return "The leftovers " + d.Text + " count " + Signed(d.Ours) + "; the file has " + Signed(d.File) + "."
			},
			gcg.Withdrawn: func(d Differing) string {
				return "What comes off counted " + Signed(d.Ours) + "; the file has " + Signed(d.File) + "."
			},
			gcg.Pass: func(d Differing) string {
				return "A turn without a play counts 0; the file has " + Signed(d.File) + "."
			},
			gcg.Time: func(d Differing) string {
				return "A time penalty takes points off; the file has " + Signed(d.File) + "."
			},
			gcg.BadLine:  func(d Differing) string { return d.Text + " cannot be read." },
			gcg.BadTiles: func(d Differing) string { return d.Text + " has a tile that " + d.Edition + " does not have." },
			gcg.NotPlay:  func(Differing) string { return "There is no game here." },
		},
		OurTotals: "The sheet's running totals are ours; only an exported GCG has those of the file.",
		NoBoard:   func(name string) string { return "No edition has the board " + name + "." },
		NotHis: func(points int) string {
			return "This player has no play to take back; the file has " + Signed(points) + "."
		},
		TooManyLines: func(n int) string { return "A game has " + Number(n) + " lines at most, and this one has more." },
		Causes: map[gcg.Cause]func(letter string) string{
			gcg.CauseFolded:  func(letter string) string { return "Perhaps the bonus for a failed challenge was added to it." },
			gcg.CauseNoBonus: func(letter string) string { return "The all-tiles bonus is missing." },
			gcg.CauseBlank:   func(letter string) string { return "It would be right with the " + letter + " as a blank." },
			gcg.CauseCapital: func(letter string) string {
				return "It would be right with the " + letter + " as an ordinary tile, no blank."
			},
			gcg.CauseOnce:   func(letter string) string { return "They were counted once, not twice." },
			gcg.CauseDouble: func(letter string) string { return "They were counted double, or with the wrong sign." },
			gcg.CauseSum:    func(letter string) string { return "Perhaps it was added up wrongly." },
		},
		Doubts: map[gcg.Doubt]func(text string) string{
			gcg.DoubtRack:      func(text string) string { return "The rack " + text + " does not have all the tiles." },
			gcg.DoubtSize:      func(text string) string { return "The rack " + text + " has too many tiles." },
			gcg.DoubtBag:       func(text string) string { return "There are more " + text + " than the set has." },
			gcg.DoubtTurn:      func(text string) string { return text + " has two turns in a row." },
			gcg.DoubtName:      func(text string) string { return text + " is not declared, or is the name of two." },
			gcg.DoubtPlacement: func(text string) string { return text + " cannot be laid there." },
			gcg.DoubtLeft:      func(text string) string { return "The leftovers are not the rack " + text + "." },
			gcg.DoubtAfter:     func(text string) string { return text + " has a turn after the end." },
			gcg.DoubtText:      func(text string) string { return text + " belongs to nothing; it is kept as a note." },
			gcg.DoubtEncoding:  func(text string) string { return "The text is not in the encoding " + text + "." },
			gcg.DoubtOldText: func(text string) string {
				return "The encoding " + text + " is a guess by the letters. A first line #character-encoding settles it."
			},
			gcg.DoubtEdition: func(text string) string { return "The tiles " + text + " are not known here." },
			gcg.DoubtGuess: func(text string) string {
				return "The edition is a guess: with " + text + " the figures come out otherwise. A line #tile-distribution in the file settles it."
			},
			gcg.DoubtValues: func(text string) string {
				return "Most plays count otherwise than in " + text + ": the letter values or the board are others, as in Wordfeud. To count it, describe them in a file of your own in editions/ and name that with --edition."
			},
			gcg.DoubtLong: func(text string) string { return text + " is long: it is kept whole and shown cut." },
			gcg.DoubtCut:  func(text string) string { return "The file stops in the middle of the line " + text + "." },
		},
		StrayRack: func(rack, sign string) string {
			return "In the rack " + rack + ", " + sign + " is no tile. The rack counts nothing and is kept as it stands."
		},
		Losses: map[gcg.LossKind]func(Lost) string{
			gcg.LossPoints: func(l Lost) string { return l.Player + ": " + l.Points + " by hand; written as a pass and a bonus." },
			gcg.LossTyped: func(l Lost) string {
				return l.Player + ": " + l.Text + ", " + l.Points + ", without a square; written as a pass and a bonus."
			},
			gcg.LossFault: func(l Lost) string { return l.Player + ": " + l.Text + " does not fit; written as a pass." },
			gcg.LossRests: func(l Lost) string {
				return l.Player + ": " + l.Text + ", " + l.Points + ", counts with tiles laid without points; written as a pass and a bonus."
			},
			gcg.LossExchange:  func(l Lost) string { return l.Player + ": an exchange of nobody knows how many; written as a pass." },
			gcg.LossWithdrawn: func(l Lost) string { return l.Player + ": a word withdrawn unnoted; written as a pass." },
			gcg.LossLaid:      func(l Lost) string { return "Tiles laid without points are not written: " + l.Text + "." },
			gcg.LossBonus: func(l Lost) string {
				return l.Player + ": " + l.Points + ", " + l.Text + "; written as a bonus for a challenge."
			},
			gcg.LossPenalty: func(l Lost) string {
				return l.Player + ": " + l.Points + ", " + l.Text + "; written as a time penalty."
			},
			gcg.LossWarning: func(l Lost) string {
				if l.Points == "" {
					if l.Text == "" {
						return l.Player + ": a warning."
					}
					return l.Player + ": a warning, " + l.Text + "."
				}
				if l.Text == "" {
					return l.Player + ": a warning, " + l.Points + "."
				}
				return l.Player + ": a warning, " + l.Text + ", " + l.Points + "."
			},
			gcg.LossLeft: func(l Lost) string {
				return l.Player + ": " + l.Points + " for leftovers of unknown letters; written as a bonus or a time penalty."
			},
			gcg.LossFinished: func(Lost) string { return "The game has ended without leftovers." },
			gcg.LossPlayers:  func(Lost) string { return "More than two players: most programs do not read that." },
			gcg.LossJoined:   func(l Lost) string { return l.Text + " came later; written as a player from the start." },
			gcg.LossGone:     func(l Lost) string { return l.Player + " leaves the table here." },
			gcg.LossBack:     func(l Lost) string { return l.Player + " is at the table here again." },
			gcg.LossVoid:     func(Lost) string { return "This game counts nowhere." },
			gcg.LossDuplicate: func(Lost) string {
				return "A duplicate: the masters stand as one player's plays, what everybody had in notes."
			},
			gcg.LossCells: func(l Lost) string { return l.Text },
		},
	}
}

func enDuplicate() Duplicate {
	return Duplicate{
		Cell: func(round int, player, row string) string {
			return "Round " + Number(round) + ", " + player + ": " + row + "."
		},
		Master: func(round int, row string) string { return "Round " + Number(round) + ", master: " + row + "." },
		Rack:   func(round int, tiles string) string { return "Round " + Number(round) + ", rack: " + tiles + "." },
		Closed: func(round int, row string) string {
			return "Round " + Number(round) + " is closed. Master: " + row + "."
		},
		Next:    func(player string) string { return "Next: " + player + "." },
		AllIn:   "All are in: type next.",
		Without: func(players string) string { return "Nothing from " + players + "." },
		Tables:  func(n int) string { return Number(n) + " players" },
		Deleted: func(round int) string { return "Round " + Number(round) + " is off the sheet." },
		DeletedWith: func(round, rows int) string {
			if rows == 1 {
				return "Round " + Number(round) + " is off the sheet, and with it a penalty, bonus or warning."
			}
			return "Round " + Number(round) + " is off the sheet, and with it " + Number(rows) + " penalties, bonuses or warnings."
		},
		Emptied: func(round int, player string) string { return "Round " + Number(round) + ", " + player + ": empty." },
		Faults: func(rounds string, n int) string {
			if n == 1 {
				return "A play of round " + rounds + " does not fit the board and counts 0."
			}
			return "Plays of rounds " + rounds + " do not fit the board and count 0."
		},
		See: func(rounds string, n int) string {
			if n == 1 {
				return "See round " + rounds + "."
			}
			return "See rounds " + rounds + "."
		},
		WouldFault: func(rounds string, n int) string {
			if n == 1 {
				return "A play of round " + rounds + " would count 0."
			}
			return "Plays of rounds " + rounds + " would count 0."
		},
		Round:        "Round",
		MasterColumn: "Master",
		Total:        "Total",
		Share:        "Share",
	}
}

func enStats() Stats {
	return Stats{
		Page:   Page{Use: "stats [PLAYER]", Short: "Tells what the players have done over all saved games", Long: "Tells what the players have done over all saved games that have ended: games, wins, averages, bests; or with PLAYER what one player has done, and how against each other. Classic games and duplicates are apart; void games count nowhere. PLAYER is a name or its beginning; accents and capitals make no difference."},
		From:   "only games from this `DAY` on: 2026-11-29, 2026-11 or 2026",
		To:     "only games up to this `DAY`, it included",
		Scheme: "a league by this `SCHEME` of points: xp, wins, or one of your own",
		Day:    "a day as 2026-11-29, a month, a year",
		NoPlayer: func(name string) Said {
			return Said{"No game that counts was played by " + name + ".", "tanteo stats lists the players."}
		},
		WhichPlayer: func(name, possible string) Said {
			return Said{name + " can be " + possible + ".", "Write more of the name."}
		},
		Title:     "Statistics",
		Hint:      "players, head to head, leagues",
		Classic:   "classic",
		Duplicate: "duplicate",
		Games: func(n int) string {
			if n == 1 {
				return Number(n) + " game"
			}
			return Number(n) + " games"
		},
		People: func(n int) string {
			if n == 1 {
				return Number(n) + " player"
			}
			return Number(n) + " players"
		},
		None:    "No game counts yet: only those that have ended do.",
		Nobody:  "No player has a result yet: it takes a name.",
		Reading: "Reading the games …",
		Unfinished: func(n int) string {
			if n == 1 {
				return Number(n) + " game that has not ended"
			}
			return Number(n) + " games that have not ended"
		},
		Void: func(n int) string {
			if n == 1 {
				return Number(n) + " void game"
			}
			return Number(n) + " void games"
		},
		Copies: func(n int) string {
			if n == 1 {
				return Number(n) + " copy"
			}
			return Number(n) + " copies"
		},
		Unreadable: func(n int) string {
			if n == 1 {
				return Number(n) + " file that cannot be read"
			}
			return Number(n) + " files that cannot be read"
		},
		NotCounted: func(list string) string { return "Not counted: " + list + "." },
		Nameless: func(seats int) string {
			if seats == 1 {
				return Number(seats) + " result is nobody's: without a name, or with that of two at the table."
			}
			return Number(seats) + " results are nobody's: without a name, or with that of two at the table."
		},
		Highest: func(player, what, day string) string {
			return "Highest game: " + player + " " + what + ", " + day + "."
		},
		BestPlay: func(player, what, day string) string { return "Best play: " + what + ", " + player + ", " + day + "." },
		Brings: func(win, perPlayer, others int) string {
			if perPlayer == 0 {
				return Number(win) + " for the winner, " + Number(others) + " for each other"
			}
			if win == 0 {
				return Number(perPlayer) + " × players for the winner, " + Number(others) + " for each other"
			}
			return Number(win) + " + " + Number(perPlayer) + " × players for the winner, " + Number(others) + " for each other"
		},
		Players:  "Players",
		League:   "League",
		Player:   "player",
		Against:  "head to head",
		Played:   "games",
		Won:      "won",
		Shared:   "shared",
		Average:  "average",
		Best:     "best",
		Lowest:   "lowest",
		AllTiles: "all tiles",
		Total:    "total",
		Ahead:    "ahead",
		Even:     "even",
		Behind:   "behind",
		For:      "for",
		Opposed:  "against",
		Points:   "points",
		Results: func(games, won, shared int) string {
			gamesText := Number(games) + " games"
			if games == 1 {
				gamesText = Number(games) + " game"
			}
			sharedText := ", " + Number(shared) + " shared"
			if shared == 0 {
				sharedText = ""
			}
			return gamesText + ", " + Number(won) + " won" + sharedText
		},
		PerGame: func(game, turn string) string { return game + " a game, " + turn + " a turn" },
		Fact: StatsFacts{
			Games:    "Games",
			Average:  "Average",
			Best:     "Highest game",
			Lowest:   "Lowest game",
			BestPlay: "Best play",
			AllTiles: "All-tiles bonuses",
			Total:    "Points in all",
		},
		ToKind:   "classic, duplicate",
		ToScheme: "scheme",
		ToPlayer: "the player",
	}
}

func enEarlier() Earlier {
	return Earlier{
		Trash:      Page{Use: "trash", Short: "Lists the games in the trash", Long: "Lists the games in the trash. games restore takes one out again."},
		Search:     "only games with each word of this `TEXT` in their players, event, day (2026-11-29) or id",
		NoneFound:  func(text string) string { return "No game has all of " + text + "." },
		TrashEmpty: "The trash is empty.",
		Games:      "Games",
		Thrown:     "Trash",
		Field:      "Search",
		Of:         func(shown, all int) string { return Number(shown) + " of " + Number(all) },
		Reading:    "Reading the games …",
		Duplicate: func(players int) string {
			if players == 1 {
				return "duplicate, " + Number(players) + " player"
			}
			return "duplicate, " + Number(players) + " players"
		},
		Rounds: func(n int) string {
			if n == 1 {
				return Number(n) + " round"
			}
			return Number(n) + " rounds"
		},
		VoidMark:    "void",
		AlteredMark: "altered",
		Open:        "Open",
		Copy:        "A copy, as a new game",
		Again:       "Another game, same people",
		Void:        "Mark it void: it counts nowhere",
		ToTrash:     "Into the trash",
		Restore:     "Take it out of the trash",
		Sure:        "Enter again: yes",
		Done: EarlierDone{
			Copied:   func(id string) string { return "Copied, as " + id + "." },
			Voided:   func(id string) string { return id + " now counts nowhere; undo in the game takes that back." },
			Thrown:   func(id string) string { return id + " is in the trash." },
			Restored: func(id string) string { return id + " is back." },
		},
		ToMenu:   "what else",
		ToTab:    "games, trash",
		ToDelete: "to the trash",
	}
}

func enServed() Served {
	return Served{
		NoTerminal: Said{What: "The screen needs a terminal.", Todo: "Ask for one with ssh -t."},
		OneGame:    Said{What: "Only one game can be asked for.", Todo: "ssh -t HOST GAME opens it; without GAME you get the list."},
		NoGame:     Said{What: "There is no such game among yours.", Todo: "Without a name you get the list."},
		TooMany:    Said{What: "There are too many sessions at the moment.", Todo: "Try again later, or close one of yours."},
		Gone:       Said{What: "Your key is no longer let in.", Todo: "Ask whoever runs this server."},
		Stopped:    Said{What: "The server is stopping; everything is saved.", Todo: "Come back later."},
		Idle:       Said{What: "Nothing has happened here for a long time; everything is saved.", Todo: "Come back when you like."},
		Fault:      Said{What: "A fault of the program has ended this session; what was noted is kept.", Todo: "Come back, and tell whoever runs this server."},
		Outside: func(id string) Said {
			return Said{id + " would not be one of your games.", "Ask whoever runs this server."}
		},
		Listen: func(address, why string) Said {
			return Said{"The server cannot listen on " + address + ": " + why + ".", "Choose another address with --listen."}
		},
	}
}

func enCopying() Copying {
	return Copying{
		Result:    "the result",
		Play:      "the play",
		Sheet:     "the sheet",
		CopyPlay:  "Copy the play",
		CopySheet: "Copy the sheet",
		ToFile:    "Copy to a file",
		What:      "What",
		Text:      "the same text, to read",
		FileName:  "play",
		Nothing:   "There is nothing to copy.",
		TooLong:   "Too long for a terminal's clipboard: Ctrl+P, copy to a file.",
		InTmux:    "Sent. tmux lets it through after: tmux set -s set-clipboard on. Or Ctrl+P, copy to a file.",
		House:     "house `RULES` to count by: bonus=40",
	}
}

func enPrinting() Printing {
	return Printing{
		Title: "Print",
		What:  "What",
		Paper: "Paper",
		Kinds: map[string]string{
			"sheet":     "the sheet",
			"blank":     "a blank sheet",
			"duplicate": "a blank duplicate",
			"tiles":     "tiles to cross off",
			"board":     "the board",
		},
		Papers: [2]string{"A4", "Letter"},
		PDF:    "for a printer",
		Text:   "80 columns, to read",
		Row:    "Print …",
	}
}

func enTwoTile() TwoTile {
	return TwoTile{
		Words: Page{Use: "words KIND", Short: "Tells words of a language", Long: "Tells words: those of two tiles of an edition, those of a rack, whether a word is in a list, and which lists there are."},
		Two:   Page{Use: "two", Short: "The words of two tiles", Long: "Lists the words of two tiles of an edition, of --edition or of the one for new games, as a source gives them, and names the source. Where there is none they are not known."},
		Title: "Words of two tiles",
		Count: func(words int, edition string) string {
			if words == 1 {
				return Number(words) + " word of two tiles: " + edition
			}
			return Number(words) + " words of two tiles: " + edition
		},
		With:     func(letter string, all []string) string { return "With " + letter + ": " + strings.Join(all, " ") },
		Without:  func(letter string) string { return "With " + letter + ": none" },
		NotKnown: func(edition string) string { return "The words of two tiles are not known: " + edition + "." },
		Letter:   func(key string) string { return "A letter shows its own, " + key + " all." },
		Source:   func(text string) string { return "source: " + text },
	}
}

func enPlaying() Playing {
	return Playing{
		Rules:      "rules",
		Book:       "book",
		About:      "about",
		Brief:      "In brief",
		Before:     "Before the game",
		Turn:       "A turn",
		Exchange:   "Exchanging tiles",
		Challenges: "Challenges and penalties",
		End:        "The end",
		Time:       "Time",
		Duplicate:  "The duplicate",
		Sheet:      "The sheet",
		InBrief: func(centre string, rack, bonus int) []string {
			if bonus == 1 {
				return []string{
					"Lay tiles in one line, so that all that touches makes words.",
					"The first word covers " + centre + "; each later play touches a tile that lies there.",
					"A turn is a play, an exchange or a pass. Then draw until there are " + Number(rack) + " tiles on the rack again.",
					"All " + Number(rack) + " tiles in one turn bring " + Number(bonus) + " point more.",
					"It ends when the bag is empty and somebody has laid the last tile, or when nobody plays any more.",
					"The tiles left are settled at the end. The highest total wins.",
				}
			}
			return []string{
				"Lay tiles in one line, so that all that touches makes words.",
				"The first word covers " + centre + "; each later play touches a tile that lies there.",
				"A turn is a play, an exchange or a pass. Then draw until there are " + Number(rack) + " tiles on the rack again.",
				"All " + Number(rack) + " tiles in one turn bring " + Number(bonus) + " points more.",
				"It ends when the bag is empty and somebody has laid the last tile, or when nobody plays any more.",
				"The tiles left are settled at the end. The highest total wins.",
			}
		},
		Dictionary: []string{
			"Agree on a dictionary or a list of words before you begin.",
			"Nobody looks a word up, or asks about it, before playing it.",
		},
		Racks: func(rack int) string {
			return "The tiles lie face down, or in a bag that nobody can see into. Each draws " + Number(rack) + " and keeps them hidden on a rack."
		},
		Teams: "In clubs and tournaments two play, or two teams with one rack each.",
		Lines: func(centre string) []string {
			return []string{
				"Pass, exchange tiles, or lay one tile at least.",
				"The new tiles lie in one row or one column without a gap. Words read from left to right or from top to bottom, never diagonally, and have two letters at least.",
				"The first play covers " + centre + " and has two tiles at least. Each later one touches a tile that lies there.",
				"There are three ways to make words: lengthen one, cross one, or lay one beside another so that the tiles that touch make words as well.",
				"A tile that lies there is never moved.",
			}
		},
		Digraphs: func(letters string) string { return "One tile each, never made of two: " + letters + "." },
		Blank: func(points int) string {
			return "A blank is the letter that you name, to the end of the game. It counts " + Number(points) + "."
		},
		Refill:        "Then draw as many tiles as you have laid, one by one and without looking, always; where the bag has fewer, all of them.",
		Exchanging:    "Put some tiles back, or all, and draw as many. The turn is gone and counts 0.",
		OffTheBoard:   "A word that is not good comes off: the tiles go back to the rack, the turn counts 0.",
		Stands:        "After that the word stands, even a wrong one, and so do all points that come later.",
		Ends:          "A game ends when the bag is empty and somebody has laid the last tile, when nobody can play any more, or as the book says:",
		NeverByItself: "tanteo never ends a game by itself. It says when the rules would, and waits for the end.",
		Duplicates: []string{
			"Everybody has the same tiles in every round and notes a play. The best of the round, the master, then goes on everybody's board, whoever found it.",
			"At the end nobody has tiles of his own, so nothing is taken off. The totals are compared with the sum of the masters.",
		},
		Written:    "On a sheet stand the points of each turn, the running total, the words, their squares, and how often all tiles were laid.",
		Start:      "Who opens",
		Direction:  "Order of the turns",
		Until:      "A word can be challenged",
		Laid:       "A tile that was laid and seen",
		Lexicon:    "Words that are good",
		NotAllowed: "Not allowed",
		Says: map[string]string{
			"draw":          "each draws a tile, the nearest to A opens; a blank is before A",
			"draw-again":    "each draws a tile, the nearest to A opens; who draws a blank draws again",
			"agree":         "as the table agrees",
			"clockwise":     "clockwise",
			"written":       "before its points are written, and by the opponent only",
			"next":          "before its points are written and the next turn begins",
			"play":          "must be played",
			"turn":          "must be played, or the turn is lost",
			"names":         "proper names",
			"abbreviations": "abbreviations",
			"affixes":       "prefixes and suffixes by themselves",
			"hyphens":       "words with a hyphen",
			"pronouns":      "verbs with a pronoun joined to them",
		},
		NotKnown: "not known",
	}
}

func enCounting() Counting {
	return Counting{
		Brief:    "In brief",
		Long:     "At length",
		Examples: "Examples, counted now",
		Played:   "The last plays of this game",
		InBrief: func(rack, bonus int) []string {
			return []string{
				"Letter squares first, then the sum, then word squares.",
				"A square works only in the turn that covers it. A blank counts no letter, but its word square works.",
				"All new words count; " + Number(rack) + " tiles in one turn bring " + Number(bonus) + " more.",
			}
		},
		Kinds: map[editions.ExampleKind]string{
			editions.FirstPlay:   "A first play, over the centre.",
			editions.ThroughTile: "A tile that lay there counts without its square.",
			editions.SharedTile:  "A new tile in two words counts in both, with its square in both.",
			editions.WordSquares: "Two word squares in one word multiply each other.",
			editions.AllTiles:    "The bonus comes after all the rest.",
			editions.WithBlank:   "The first play once more, with a blank.",
		},
		Factor:    func(factor int) string { return "The word goes times " + Number(factor) + "." },
		Bonus:     func(tiles, points int) string { return Number(tiles) + " tiles bring " + Number(points) + "." },
		Leftovers: "The tiles left at the end",
		Left:      func(player, letters string) string { return player + " has " + letters + " left" },
		WentOut:   func(player string) string { return player + " went out" },
		Rounds:    "A duplicate of three rounds",
		OwnRounds: "The figures are an example of this help's own, of no real game; the sums are counted now.",
	}
}

func enLimits() Limits {
	return Limits{
		Not: "What tanteo does not do",
		Is:  "Whose it is",
		DoesNot: []string{
			"It judges no word. Its lists are open ones, none of them official, and looking a word up changes no points. Whether a word is good is for the table or the jury to say.",
			"It shows nobody the best plays while a classic game goes on, unless somebody asks for them, and then all can see them.",
			"It never ends a game by itself; it only says when the rules would.",
			"It makes no links. A play that is copied has the play and the edition in it, never a name; a result that is copied is only text.",
		},
		Kept: func(folder string) []string {
			return []string{
				"Nothing leaves this machine: there is no account, and games are files in " + folder + ". Close the terminal and go on later.",
				"On another machine those games are not there; without these files they are gone.",
			}
		},
		Owners: []string{
			"tanteo is independent. SCRABBLE is a trade mark of Mattel, and of Hasbro in the United States and Canada. Neither they nor a federation have anything to do with it.",
			"Plays that others have printed with their points, such as Mattel's MES with ME, EN and SO, are among its tests, so that anybody can check them.",
		},
	}
}

func enRounds() Rounds {
	return Rounds{
		Round:    func(n int) string { return "Round " + Number(n) },
		Table:    func(n int) string { return "Table " + Number(n) },
		TableOf:  func(round, table int) string { return "Round " + Number(round) + ", table " + Number(table) },
		MasterOf: func(round int) string { return "Round " + Number(round) + ", master" },
		In:       func(in, of int) string { return Number(in) + " of " + Number(of) + " are in" },
		ToCome:   func(n int) string { return Number(n) + " to come" },
		Leader:   func(name string, total int) string { return name + " leads with " + Number(total) },
		Best:     "best so far",
		Rack:     "rack",
		Master:   "Master",
		NotSet:   "not set",
		ByHand:   "by hand",
		No:       "no",
		Player:   "player",
		Play:     "play",
		Points:   "pts",
		Gap:      "gap",
		Rank:     "Rank",
		Ranking:  "Ranking",
		Count: func(rounds int) string {
			if rounds == 1 {
				return Number(rounds) + " round"
			}
			return Number(rounds) + " rounds"
		},
		Columns: func(from, to, of int) string {
			return "players " + Number(from) + "-" + Number(to) + " of " + Number(of)
		},
		Enter:     func(points int, player string) string { return "Enter: +" + Number(points) + " for " + player },
		AsMaster:  func(points int) string { return "Enter: " + Number(points) + " as the master" },
		Replaces:  func(points int) string { return "in place of " + Number(points) },
		Below:     func(points int) string { return Number(points) + " below the best so far" },
		Above:     func(points int) string { return Number(points) + " above the best so far" },
		IsBest:    "as much as the best so far",
		Pick:      "A number or the start of a name picks a table",
		AllIn:     func(key string) string { return "All are in.  " + key + ": next round" },
		Looking:   func(round, of int) string { return "round " + Number(round) + " of " + Number(of) },
		RackFirst: func(line string) string { return "Type the rack first: " + line },
		Found:     func(finders, in int) string { return "Found by " + Number(finders) + " of " + Number(in) },
		Only:      func(name string, points int) string { return name + " alone: +" + Number(points) },
		OverTable: func(table, points int) string {
			return "Table " + Number(table) + ": " + Number(points) + " is above the master. A slip in copying?"
		},
		OverName: func(name string, points int) string {
			return name + ": " + Number(points) + " is above the master. A slip in copying?"
		},
		OfItSolo:    func(points int) string { return Number(points) + " of it as the only one who found it" },
		Close:       "Close the round",
		TakeBest:    "The best is the master",
		SetRack:     "Rack of the round",
		SetMaster:   "The master",
		Finish:      "End the game",
		Same:        "Same players again",
		NextCell:    "next empty cell",
		NextTable:   "next table",
		MasterHint:  "master",
		CloseHint:   "next round",
		TableHint:   "table",
		NextOver:    "above master",
		CellHint:    "cell",
		Correct:     "correct",
		Empty:       "empty",
		DeleteRound: "delete round",
		MasterKey:   "laid, typed: the master",
		CloseKey:    "closes the round",
		OverKey:     "next one over its master",
		EmptyKey:    "empties the cell",
		Examples: [][2]string{
			{"2: 24", "duplicate: the cell of player 2 in this round"},
			{"42 H4 JAMON", "the same without the colon"},
			{"mar 24", "a name, or its beginning, is a player"},
			{"edit 3 2: 24", "corrects the cell of player 2 in round 3"},
			{"edit 3 2: -", "empties the cell of player 2 in round 3"},
		},
	}
}

func enNewGame() NewGame {
	return NewGame{
		Kind: "Kind",
		Kinds: map[sheet.Kind]string{
			sheet.ClassicGame:   "classic",
			sheet.DuplicateGame: "duplicate",
		},
		House:      "House rules",
		NoHouse:    "none",
		HouseOpens: "Right or Space opens them.",
		HouseHow:   "Left, Right or a number changes a rule; Del leaves it to the book.",
		AsBook:     func(value string) string { return "as the book: " + value },
		HouseRule: map[string]string{
			"bonus":     "All tiles",
			"leftovers": "Tiles left",
			"penalty":   "Penalty",
			"challenge": "Lost challenge",
			"passes":    "Passes to end",
			"overtime":  "Over, a minute",
		},
		NoNumber: "no points",
		Off:      "never",
		Notation: "Squares",
		Notations: map[string]string{
			"rows": "row letter first: H4, 4H",
			"gcg":  "as in GCG: 8D, D8",
		},
		Names:    "Names",
		NamesHow: "Names with commas between, pasted a line each, or @FILE with a name a line.",
		TooManyNames: func(names, most int) string {
			return Number(names) + " names are more than " + Number(most) + ". Leave some out."
		},
		HowMany:     func(fewest, most int) string { return "From " + Number(fewest) + " to " + Number(most) + " players." },
		Alone:       "One plays against the masters.",
		DuplicateIs: "Everybody plays the same tiles each round; the best play comes on the board.",
	}
}

func enClock() Clock {
	return Clock{
		Chosen: map[sheet.ClockKind]func(length string) string{
			sheet.TurnClock: func(length string) string { return "A clock of " + length + " for each turn." },
			sheet.RoundClock: func(length string) string {
				if length == "" {
					return "A clock for each round, counting up."
				}
				return "A clock of " + length + " for each round."
			},
			sheet.GameClock: func(length string) string {
				if length == "" {
					return "A clock for each player, counting up."
				}
				return "A clock of " + length + " for each player."
			},
		},
		None: "No clock.",
		Runs: func(player, shows string) string {
			if player == "" {
				return "The clock runs: " + shows + "."
			}
			return "The clock runs: " + player + ", " + shows + "."
		},
		Stands: func(player, shows string) string {
			if player == "" {
				return "The clock stands: " + shows + "."
			}
			return "The clock stands: " + player + ", " + shows + "."
		},
		Set: func(player, shows string) string {
			if player == "" {
				return "The clock shows now: " + shows + "."
			}
			return "The clock shows now: " + player + ", " + shows + "."
		},
		Running: "running",
		Stopped: "stopped",
		TurnOver: func(player string) string {
			return "The time of " + player + " is up. Enter twice notes a pass; or play on."
		},
		RoundOver: "The time of the round is up: no play counts any more that is not handed in.",
		Signal: func(seconds int) string {
			switch seconds {
			case 60:
				return "One minute left."
			case 1:
				return Number(seconds) + " second left."
			}
			return Number(seconds) + " seconds left."
		},
		LastSignal: func(seconds int) string {
			switch seconds {
			case 60:
				return "One minute: hand in your plays."
			case 1:
				return Number(seconds) + " second: hand in your plays."
			}
			return Number(seconds) + " seconds: hand in your plays."
		},
		Over: func(player string, points, each int) string {
			return player + " is over the time: " + Number(points) + " so far, " + Number(each) + " for each minute begun."
		},
		OverLost:  func(player string) string { return player + " is over the time, and by the rules loses the game." },
		OverStops: func(player string) string { return player + " is over the time, and by the rules plays no more." },
		OverFree:  func(player string) string { return player + " is over the time. The rules say nothing of that." },
		Due: func(player, over, key, costs string) string {
			return player + " used " + over + " too much: " + key + " notes it, " + costs + "."
		},
		Lost:   "the game is lost",
		RanOn:  func(shows string) string { return "The clock has run on: " + shows + "." },
		Title:  "Clock",
		Kind:   "For",
		Length: "Time",
		Kinds: map[sheet.ClockKind]string{
			sheet.TurnClock:  "each turn",
			sheet.RoundClock: "each round",
			sheet.GameClock:  "each player",
		},
		NoKind:    "no clock",
		CountsUp:  "counts up",
		Own:       "Or type minutes, as 7, or 7:30.",
		OwnTurn:   "Or type seconds, as 90, or 1:30.",
		Book:      "rulebook",
		HowStart:  func(key string) string { return key + " starts and stops it." },
		StartStop: "Clock: start or stop",
		Choose:    "Clock: which, and how long",
		Bell:      "Clock: test the bell",
		Hide:      "Clock: none",
		Again:     "Clock: the whole time again",
		Correct: func(player string) string {
			if player == "" {
				return "Clock: set the time"
			}
			return "Clock: correct " + player
		},
		Note:      func(player, over string) string { return "Clock: note overtime, " + player + " " + over },
		Key:       "start, stop the clock",
		ToStop:    "stop the clock",
		ToStart:   "start the clock",
		ToNote:    "note overtime",
		ToChoose:  "choose it",
		Signals:   "The time of a round is called",
		SignalsAt: func(seconds []string) string { return enumerate(seconds, "and") + " seconds before its end" },
	}
}

func enWordLists() WordLists {
	return WordLists{
		Check:    Page{Use: "check WORD…", Short: "Says whether words are in a list", Long: "Says whether each word is in the list of an edition, that of --edition or of the one for new games, and which list it is: one that you have added, else an open one that came with the program or is on the machine; --list names another. It exits with 1 if a word is not in it. No list here is an official one."},
		List:     Page{Use: "list [NAME]", Short: "The lists of words, with their licences", Long: "Lists the lists of words that there are, with who made them, from where they come and under which licence; with a NAME, that list with the whole text of its licence."},
		Add:      Page{Use: "add FILE", Short: "Takes a list of your own", Long: "Reads a list of words and keeps it under a name, for an edition: it is the list of that edition from then on. A list is a text with a word a line, in UTF-8 or ISO 8859, packed with gzip or not, with definitions behind the words or not; or a JSON list of texts; or a .dic of hunspell beside its .aff. What cannot be laid is left out and counted. When the file changes, it is read again."},
		Remove:   Page{Use: "rm NAME", Short: "Takes a list of your own off", Long: "The list is no longer looked into; its file stays where it is."},
		ListFlag: "`LIST` of words: a name, or a file",
		NameFlag: "`NAME` of the list; else that of the file",
		In:       func(word string) string { return word + " is in the list." },
		NotIn:    func(word string) string { return word + " is not in the list." },
		NotIt:    func(word, why string) string { return word + " is in no list: " + why },
		Which: func(name, title string) string {
			if title == "" {
				return "List: " + name + ". It is not an official one."
			}
			return "List: " + name + ", " + title + ". It is not an official one."
		},
		NotOfficial:     "None of them is an official list.",
		ThisNotOfficial: "It is not an official list.",
		Gone:            func(file string) string { return file + " is no longer there; its words were kept." },
		Words: func(n int) string {
			if n == 1 {
				return Number(n) + " word"
			}
			return Number(n) + " words"
		},
		Unread:    "not read yet",
		Size:      func(kilobytes int) string { return Number(kilobytes) + " kB" },
		For:       func(edition string) string { return "for " + edition },
		Licence:   "Licence",
		Credit:    "By",
		Source:    "From",
		File:      "File",
		NoLicence: "unknown",
		More:      "tanteo words list NAME shows a licence; tanteo words add FILE takes a list of your own.",
		Missing:   func(name, packages string) string { return name + ": not on this machine; with " + packages },
		Added:     func(name, words, edition string) string { return name + ": " + words + " for " + edition + "." },
		LeftOut:   func(reasons []string) string { return "Left out: " + strings.Join(reasons, "; ") + "." },
		Capital:   func(n int) string { return Number(n) + " with a capital letter" },
		Sign:      func(n int) string { return Number(n) + " with a hyphen or another sign" },
		Letter:    func(n int) string { return Number(n) + " with a letter that has no tile" },
		Short:     func(n int) string { return Number(n) + " of one tile" },
		Long:      func(n int) string { return Number(n) + " longer than the board" },
		Same:      func(n int) string { return Number(n) + " that have the tiles of another" },
		Default:   func(edition string) string { return "It is the list of " + edition + " from now on." },
		Reading:   func(file string, percent int) string { return file + ": " + Number(percent) + " % read" },
		Refused: map[words.Reason]func(ListFault) Said{
			words.NotAFile: func(l ListFault) Said { return Said{l.File + " is no file.", "Name a text with a word a line."} },
			words.TooLarge: func(l ListFault) Said {
				return Said{l.File + " has more than " + Number(l.Limit) + " MB of text.", "Take a smaller list."}
			},
			words.LongLine: func(l ListFault) Said {
				return Said{l.File + " is no list: line " + Number(l.Line) + " is too long.", "A list has a word a line."}
			},
			words.NotText: func(l ListFault) Said {
				return Said{l.File + " is no text.", "Unpack it, or save it as a text with a word a line."}
			},
			words.BadJSON: func(l ListFault) Said {
				return Said{l.File + ", line " + Number(l.Line) + ": this is no list of texts.", "A list in JSON is [\"one\", \"two\"]."}
			},
			words.BadGzip: func(l ListFault) Said {
				return Said{l.File + " cannot be unpacked.", "It is damaged: fetch it once more."}
			},
			words.BadAffix: func(l ListFault) Said {
				return Said{l.File + ", line " + Number(l.Line) + ": this rule cannot be read.", "Take the .aff that belongs to the .dic."}
			},
			words.NoAffix: func(l ListFault) Said {
				return Said{l.File + " has only roots of words.", "Put its .aff beside it, under the same name."}
			},
			words.TooMany: func(l ListFault) Said {
				return Said{l.File + " has more than " + Number(l.Limit) + " million words.", "Take a smaller list."}
			},
			words.NoWords: func(l ListFault) Said {
				return Said{l.File + " has no word that can be laid.", "Is it a list for this edition? See --edition."}
			},
			words.NoSuch: func(l ListFault) Said {
				if l.Packages == "" {
					return Said{"There is no list " + l.Name + ".", "See tanteo words list."}
				}
				return Said{"There is no list " + l.Name + " on this machine.", "One of these packages has it: " + l.Packages + "."}
			},
			words.NoneFor: func(l ListFault) Said {
				if l.Packages == "" {
					return Said{"There is no list for " + l.Name + ".", "Take one: tanteo words add FILE --edition ID."}
				}
				return Said{"There is no list for " + l.Name + ".", "Install one of " + l.Packages + ", or take one: tanteo words add FILE."}
			},
			words.NameTaken: func(l ListFault) Said {
				return Said{"There is another list " + l.Name + ".", "Choose another name: --name NAME."}
			},
			words.BadName: func(l ListFault) Said {
				return Said{l.Name + " cannot be the name of a list.", "Use letters, digits and hyphens, 40 at most: --name NAME."}
			},
			words.BadEntry: func(l ListFault) Said {
				return Said{l.File + " does not say which list it means.", "Correct it: file = \"/PATH\", edition = \"ID\"."}
			},
			words.NotOwn: func(l ListFault) Said {
				return Said{l.Name + " is no list of your own.", "Those that came with tanteo, or with the machine, stay."}
			},
			words.NoFolder: func(ListFault) Said {
				return Said{"There is no folder to keep a list in.", "Name one: --config FOLDER."}
			},
		},
		Origins: map[words.Origin]string{
			words.Embedded: "came with tanteo",
			words.Machine:  "on this machine",
			words.Own:      "your own",
			words.Loose:    "a file",
		},
	}
}

func enFinding() Finding {
	return Finding{
		Place:        Page{Use: "place WORD [GAME]", Short: "Every place of a word, best first", Long: "Lists every place where the rules let a word be laid, across and down, the best first. It looks on the board of GAME, else on the one of --board, else on that of the last game, or on an empty one; --edition alone asks for an empty one. ? after a letter is a blank, . a tile that lies there; a letter that is no longer left becomes a blank. Words that are not in the list are named; they hide no place."},
		Top:          Page{Use: "top RACK [GAME]", Short: "The best plays of a rack", Long: "Lists the best plays of a rack with their working, ? for each blank: on the board of GAME, else on the one of --board, else on that of the last game, or on an empty one; --edition alone asks for an empty one. Plays that count the same are all shown, first the one that the rulebook takes for the master, where it has a rule for that. A classic game must be finished first."},
		RackWords:    Page{Use: "rack LETTERS", Short: "The words of a rack", Long: "Lists the words of a list that some of the letters make, ? for each blank, by the points of their tiles or by their length."},
		LimitFlag:    "`NUMBER` of plays to show (10); those that count most are all shown",
		AnywayFlag:   "also in a game that goes on",
		ByFlag:       "`ORDER`: points, length",
		PatternFlag:  "`PATTERN` of the word, . for a letter of the rack: .A.O",
		ContainsFlag: "`LETTERS` that the words have besides",
		HooksFlag:    "with the letters that make another word before it and after it",
		FromOne:      "a whole number from 1 on",
		Letters:      "letters",
		OfPoints: func(points int) string {
			if points == 1 {
				return Number(points) + " point:"
			}
			return Number(points) + " points:"
		},
		OfTiles: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " tile:"
			}
			return Number(tiles) + " tiles:"
		},
		OnGame:  func(game string) string { return "On the board of " + game + "." },
		OnFile:  func(file, edition string) string { return "On the board of " + file + ": " + edition + "." },
		OnEmpty: func(edition string) string { return "On an empty board: " + edition + "." },
		Places: func(n int, word string) string {
			switch n {
			case 0:
				return "There is no place for " + word + "."
			case 1:
				return Number(n) + " place for " + word + ":"
			}
			return Number(n) + " places for " + word + ":"
		},
		Unlisted: func(words string) string { return "not in the list: " + words },
		Plays: func(n, shown int, rack string) string {
			nText := Number(n) + " plays"
			if n == 1 {
				nText = Number(n) + " play"
			}
			shownText := "; the " + Number(shown) + " best"
			switch shown {
			case 0:
				shownText = ""
			case 1:
				shownText = "; the best one"
			}
			return nText + " of " + rack + shownText + ":"
		},
		NoPlay: func(rack string) string { return "There is no play of " + rack + "." },
		Tied:   func(n int) string { return Number(n) + " plays tie at the top." },
		Master: func(rulebook, because string) string {
			return "The first one is the master by " + rulebook + ": " + because + "."
		},
		Ties: map[finder.Tie]string{
			finder.FewestBlanks: "fewest blanks",
			finder.BalancedRest: "the most balanced rest",
			finder.FewestTiles:  "fewest tiles",
			finder.Alphabet:     "first in the alphabet",
			finder.NearestA1:    "nearest to A1",
			finder.EndsGame:     "it ends the game",
			finder.MostOpen:     "the most open board",
			finder.AcrossFirst:  "across",
		},
		NoTie: "the rest is not ruled, and this one is the first on the board",
		Words: func(n int) string {
			if n == 1 {
				return Number(n) + " word"
			}
			return Number(n) + " words"
		},
		Making: func(list string, percent int) string {
			return list + ": made ready for searching, " + Number(percent) + " %"
		},
		NotFinished: func(game string) Said {
			return Said{"The game " + game + " goes on, and best plays are for afterwards.", "Finish it, or say --anyway; --edition asks for an empty board."}
		},
		TooManyBlanks: func(n int) Said { return Said{"This rack has too many blanks.", "The set has " + Number(n) + "."} },
		TooManyTiles:  func(n int) Said { return Said{Number(n) + " tiles are too many to search with.", "Take fewer."} },
	}
}

func enLookup() Lookup {
	return Lookup{
		Switch:     "check words against a list",
		On:         "Words are checked from now on.",
		Off:        "Words are no longer checked.",
		In:         "in list:",
		NotIn:      "not in list:",
		Which:      func(list string) string { return "List: " + list + ", not the official one." },
		Nothing:    func(where string) string { return where + " has no words to check." },
		Listed:     func(list string) string { return "list " + list + ", unofficial" },
		AllIn:      func(list string) string { return "all in list (" + list + ", unofficial)" },
		Lacks:      func(list, words string) string { return "not in list (" + list + ", unofficial): " + words },
		Lists:      "Word lists",
		AddList:    "a list of your own",
		AddHow:     "The name of a file: a text with a word a line, packed with gzip or not, a JSON list, or a .dic of hunspell beside its .aff. It becomes the list of these tiles.",
		AddIt:      "add it",
		CheckIn:    "check words in it",
		Licence:    "its licence",
		Removed:    func(list string) string { return list + " is no longer in use. Its file is still there." },
		SureRemove: "Del again takes this list off; its file stays.",
		RemoveIt:   "take it off",
		OtherTiles: func(list, edition string) string { return list + " is for other tiles than those of " + edition + "." },
		Checked:    "Words of the sheet",
		NextWord:   "next word",
		ToTurn:     "to its turn",
		Out: func(out, words int) string {
			if out == 0 {
				if words == 1 {
					return "The one word is in the list."
				}
				return "All " + Number(words) + " words are in the list."
			}
			if words == 1 {
				return "The one word is not in the list."
			}
			return Number(out) + " of " + Number(words) + " words not in the list."
		},
		NoPoints:  "No points change: that is for the jury.",
		Review:    "What was missed",
		Everybody: "everybody",
		BestOne:   "best",
		Missed:    "less",
		Sum: func(missed, best int, share string) string {
			return Number(missed) + " missed of " + Number(best) + "; " + share
		},
		AtLeast: "+ the rack is not known: so much at least, by the tiles that were laid.",
		LeftOut: func(turns int) string {
			if turns == 1 {
				return Number(turns) + " turn left out: plays before have no squares."
			}
			return Number(turns) + " turns left out: plays before have no squares."
		},
		NoRacks:     "There is no play here to hold against the best.",
		DrawRack:    "Draw the rack",
		Racks:       "Racks",
		RacksDrawn:  "drawn by tanteo",
		RacksTyped:  "typed in",
		DrawnHow:    "tanteo draws each rack by the rulebook, finds the master, and draws on.",
		NoPlayTodo:  func(finish string) string { return "The game ends here: " + finish + "." },
		TypeRack:    "Type letters for their words: ? blank, .A. pattern, +Z and a Z",
		TabKey:      "words of these letters",
		ByPoints:    "by points",
		ByLength:    "by length",
		ListedFirst: "listed first",
		OutNote:     "? a word of it is not in the list.",
		ItsPlaces:   "its places",
		Order:       "order",
		Hooks: func(before, after string) string {
			beforeText := "before it " + before
			if before == "" {
				beforeText = "nothing before"
			}
			afterText := "after it " + after
			if after == "" {
				afterText = "nothing after"
			}
			return beforeText + " · " + afterText
		},
		Places:  func(word string) string { return "Places of " + word },
		Of:      func(n, of int) string { return Number(n) + " of " + Number(of) },
		NoPlace: func(word string) string { return "There is no place for " + word + " on this board." },
		At: func(points int, place string) string {
			if points == 1 {
				return Number(points) + " point at " + place
			}
			return Number(points) + " points at " + place
		},
		LayHere:      "lay it here",
		Sift:         "find",
		NextOne:      "next",
		PlaceKey:     "places of the word laid",
		Example:      "all places of a word, the best first; arrows go through them, Enter lays it",
		BestPlays:    "Best plays",
		Columns:      [4]string{"pts", "at", "play", "tiles"},
		Tie:          "tie",
		First:        func(because string) string { return "Of those that count most, » is the master: " + because + "." },
		NextPlay:     "next play",
		AsMaster:     "note as the master",
		NotYet:       "Best plays are for after the game.",
		NotYetTodo:   func(line string) string { return "To show them to all now: " + line + "." },
		Unnoted:      "The play on the board is not noted yet.",
		UnnotedLine:  "The line is not noted yet.",
		TurnPassed:   func(player string) string { return player + " is on turn now: the line is not noted yet." },
		NotClosed:    "The round stays open: it has changed meanwhile.",
		MasterStands: func(master string) string { return "The master stands: " + master + "." },
		UnnotedTodo:  func(enter, esc string) string { return enter + " notes it, " + esc + " takes it back." },
		OwnFirst:     "Note your own play first.",
		OwnFirstTodo: func(best string) string { return "To see the best plays all the same: " + best + "." },
		BestDuring:   "Best plays during the game",
		Open:         "Best plays are shown to all in this game.",
		Closed:       "Best plays are shown after the game only.",
		OpenMark:     "best plays shown",
	}
}

func enCharts() Charts {
	return Charts{
		Tab:     "Charts",
		Totals:  "Totals by round",
		Points:  "Points by round",
		Masters: "masters",
		End:     "end",
		FirstOf: func(shown, players int) string { return "the first " + Number(shown) + " of " + Number(players) },
		Choose:  "totals, points",
	}
}

func enGrid() Grid {
	return Grid{
		Title:     "Grid",
		Command:   "grid: a column a player, a row a turn",
		Key:       "the sheet as a grid",
		Left:      "−tiles",
		Closing:   "+closing",
		Add:       "add turn",
		Cell:      "next cell",
		DeleteRow: "delete row",
		AddRow:    "add a row",
		EndGame:   "end the game",
		Leave:     "board",
		TurnHow: func(at string) string {
			return "Points, or a line: " + at + " JAMON, = R2wELOJ3l, exchange 3. 0 is a pass, and so is a cell left empty before a later turn. Tab or Enter: the next cell."
		},
		NameHow:       "Type a name.",
		LeftHow:       "What is left on the rack is taken off: letters, ? for a blank, or points. Empty or - is who went out.",
		ClosingHow:    "Who went out gets what the others have left; the sum is counted, or type it. Enter ends the game.",
		AddHow:        "Enter adds a row. What stays empty in the rows above it becomes a pass once a later turn is noted.",
		AdjustmentHow: "No turn: type its points, or its whole line.",
		Sure:          func(row, turns string) string { return "Delete row " + row + " (" + turns + ")? Del again does it." },
		Deleted:       func(row string) string { return "Row " + row + " is deleted." },
		Passes: func(n int) string {
			if n == 1 {
				return "The empty cell before it is noted as a pass."
			}
			return Number(n) + " empty cells before it are noted as passes."
		},
		Elsewhere: func(player string, row int) Said {
			return Said{"The next turn of " + player + " is not in row " + Number(row) + ".", "Fill the cells above it first."}
		},
		Sum: func(typed, left int) Said {
			return Said{"The others do not have " + Number(typed) + " left.", "It is " + Number(left) + "; leave the cell empty, or mend the row −tiles."}
		},
		HasLeft: func(player string) Said {
			return Said{player + " has tiles left, so nothing is added there.", "Empty this cell, or the one above it."}
		},
		Adjustment: Said{What: "This row is no turn.", Todo: "Type its whole line, as penalty 1 10; Del deletes it."},
		Duplicate:  "A duplicate has rounds, not turns: its table is the sheet itself.",
	}
}
