// Code generated from messages/nl.toml by tanteo/tui/phrases/generate. DO NOT EDIT.

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

func nl() *Language {
	return &Language{
		Tag:       "nl",
		Name:      "Nederlands",
		Commands:  nlCommands(),
		Premiums:  nlPremiums(),
		Players:   nlPlayers(),
		Kinds:     nlKinds(),
		Numbers:   nlNumbers(),
		Dates:     nlDates(),
		Rows:      nlRows(),
		Answers:   nlAnswers(),
		Notices:   nlNotices(),
		Faults:    nlFaults(),
		Sheet:     nlSheet(),
		Editions:  nlEditions(),
		Rules:     nlRules(),
		Tool:      nlTool(),
		Screen:    nlScreen(),
		Table:     nlTable(),
		Paper:     nlPaper(),
		Replay:    nlReplay(),
		Duplicate: nlDuplicate(),
		Stats:     nlStats(),
		Earlier:   nlEarlier(),
		Served:    nlServed(),
		Copying:   nlCopying(),
		Printing:  nlPrinting(),
		TwoTile:   nlTwoTile(),
		Playing:   nlPlaying(),
		Counting:  nlCounting(),
		Limits:    nlLimits(),
		Rounds:    nlRounds(),
		NewGame:   nlNewGame(),
		Clock:     nlClock(),
		WordLists: nlWordLists(),
		Finding:   nlFinding(),
		Lookup:    nlLookup(),
		Charts:    nlCharts(),
		Grid:      nlGrid(),
	}
}

func nlCommands() Commands {
	return Commands{
		line.CommandPass:       {Words: []string{"pas", "passen"}},
		line.CommandExchange:   {Words: []string{"ruil", "ruilen"}, After: "[LETTERS|AANTAL]"},
		line.CommandWithdrawn:  {Words: []string{"terugnemen", "teruggenomen"}},
		line.CommandChallenge:  {Words: []string{"aanvechten", "betwist"}},
		line.CommandFailed:     {Words: []string{"mislukt"}, After: "[SPELER] [AANTAL]"},
		line.CommandPenalty:    {Words: []string{"straf", "strafpunten"}, After: "SPELER PUNTEN [REDEN]"},
		line.CommandBonus:      {Words: []string{"bonus", "bonuspunten"}, After: "SPELER PUNTEN [REDEN]"},
		line.CommandOvertime:   {Words: []string{"overtijd", "tijdstraf"}, After: "SPELER MM:SS|PUNTEN"},
		line.CommandWarning:    {Words: []string{"waarschuwing", "waarschuw"}, After: "SPELER [REDEN]"},
		line.CommandLay:        {Words: []string{"leg", "leggen"}, After: "H4 JAMON"},
		line.CommandClear:      {Words: []string{"leegmaken"}},
		line.CommandEnd:        {Words: []string{"einde", "beëindigen"}, After: "REST REST …"},
		line.CommandFinish:     {Words: []string{"afsluiten"}},
		line.CommandReopen:     {Words: []string{"heropenen", "heropen"}},
		line.CommandUndo:       {Words: []string{"ongedaan", "terug"}},
		line.CommandRedo:       {Words: []string{"opnieuw"}},
		line.CommandEdit:       {Words: []string{"wijzig", "wijzigen", "verbeter"}, After: "BEURT REGEL"},
		line.CommandInsert:     {Words: []string{"invoegen"}, After: "BEURT REGEL"},
		line.CommandDelete:     {Words: []string{"wis", "wissen", "verwijder"}, After: "BEURT"},
		line.CommandRecount:    {Words: []string{"hertel", "hertellen"}, After: "[BEURT]"},
		line.CommandVoid:       {Words: []string{"ongeldig"}},
		line.CommandName:       {Words: []string{"naam", "hernoem"}, After: "SPELER NAAM"},
		line.CommandJoin:       {Words: []string{"meedoen"}, After: "NAAM"},
		line.CommandLeave:      {Words: []string{"vertrekt", "vertrek"}, After: "SPELER"},
		line.CommandNote:       {Words: []string{"notitie", "noteer"}, After: "TEKST"},
		line.CommandAgain:      {Words: []string{"revanche"}},
		line.CommandOpen:       {Words: []string{"open", "openen"}, After: "[SPEL]"},
		line.CommandWrong:      {Words: []string{"fout"}, After: "BEURT"},
		line.CommandRack:       {Words: []string{"plankje"}, After: "LETTERS"},
		line.CommandDraw:       {Words: []string{"trekken", "trek"}, After: "[STARTGETAL]"},
		line.CommandMaster:     {Words: []string{"top", "topzet"}, After: "[REGEL]"},
		line.CommandBest:       {Words: []string{"beste"}, After: "[PLANKJE]"},
		line.CommandCheck:      {Words: []string{"controleer", "controleren"}, After: "[BEURT|WOORD]"},
		line.CommandMissed:     {Words: []string{"gemist"}},
		line.CommandAnalysis:   {Words: []string{"analyse"}, After: "[UIT]"},
		line.CommandNext:       {Words: []string{"volgende"}},
		line.CommandTab:        {Words: []string{"tabblad"}, After: "[NAAM]"},
		line.CommandPrint:      {Words: []string{"afdrukken"}, After: "[SOORT]"},
		line.CommandWrite:      {Words: []string{"opslaan", "bewaren"}, After: "[BESTAND]"},
		line.CommandTake:       {Words: []string{"overnemen"}},
		line.CommandQuit:       {Words: []string{"stoppen"}},
		line.CommandClock:      {Words: []string{"klok"}, After: "[SPELER] MM:SS"},
		line.CommandClockStart: {Words: []string{"start"}},
		line.CommandClockStop:  {Words: []string{"stop"}},
		line.CommandOff:        {Words: []string{"uit"}},
		line.CommandTurnClock:  {Words: []string{"beurt"}, After: "MM:SS|SECONDEN"},
		line.CommandRoundClock: {Words: []string{"ronde"}, After: "[MM:SS|MINUTEN]"},
		line.CommandGameClock:  {Words: []string{"spel", "partij"}, After: "[MM:SS|MINUTEN]"},
	}
}

func nlPremiums() Premiums {
	return Premiums{
		DoubleLetter:    "2L",
		TripleLetter:    "3L",
		QuadrupleLetter: "4L",
		DoubleWord:      "2W",
		TripleWord:      "3W",
		QuadrupleWord:   "4W",
	}
}

func nlPlayers() Players {
	return Players{
		Default: func(seat int) string { return "Speler " + Number(seat) },
		None:    "niemand",
	}
}

func nlKinds() Kinds {
	return Kinds{
		Points:    "handmatig",
		Pass:      "gepast",
		Exchange:  "geruild",
		Withdrawn: "terug",
		Penalty:   "straf",
		Bonus:     "bonus",
		Overtime:  "overtijd",
		Warning:   "waarsch.",
		Challenge: "betwist",
		End:       "rest",
	}
}

func nlNumbers() Numbers {
	return Numbers{
		Decimal: ",",
		AndWord: "en",
		Quote:   func(text string) string { return "‘" + text + "’" },
	}
}

func nlDates() Dates {
	return Dates{Months: [12]string{"jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"}}
}

func nlRows() Rows {
	return Rows{
		Where:  func(word, from, to string) string { return word + " op " + from + "-" + to },
		Scored: func(word string, points int) string { return word + ", " + Number(points) },
		All: func(points, bonus, tiles int) string {
			return ", waarvan " + Number(bonus) + " voor " + Number(tiles) + " letters"
		},
		Points: func(points int) string { return Number(points) + ", zelf geteld" },
		Pass:   "gepast",
		Exchange: func(tiles int) string {
			switch tiles {
			case 0:
				return "geruild"
			case 1:
				return Number(tiles) + " letter geruild"
			}
			return Number(tiles) + " letters geruild"
		},
		Withdrawn: "woord teruggenomen, 0",
		Challenge: func(by string, words, points int) string {
			if by == "" {
				wordsText := Number(words) + " goede woorden"
				switch words {
				case 0:
					wordsText = "een goed woord"
				case 1:
					wordsText = "een goed woord"
				}
				pointsText := Signed(points)
				if points == 0 {
					pointsText = "zonder straf"
				}
				return "vocht " + wordsText + " aan, " + pointsText
			}
			wordsText := Number(words) + " goede woorden"
			switch words {
			case 0:
				wordsText = "een goed woord"
			case 1:
				wordsText = "een goed woord"
			}
			pointsText := Signed(points)
			if points == 0 {
				pointsText = "zonder straf"
			}
			return wordsText + ", aangevochten door " + by + ", " + pointsText
		},
		Penalty: func(points int) string { return "strafpunten " + Signed(points) },
		Bonus:   func(points int) string { return "bonus " + Signed(points) },
		LostTurn: func(words int) string {
			switch words {
			case 0:
				return "vocht een goed woord aan en verliest de beurt"
			case 1:
				return "vocht een goed woord aan en verliest de beurt"
			}
			return "vocht " + Number(words) + " goede woorden aan en verliest de beurt"
		},
		Overtime: func(points int) string { return "overtijd " + Signed(points) },
		Over: func(clock string, points int, lost bool) string {
			if lost {
				return "overtijd " + clock + ", " + Signed(points) + ": de partij is verloren"
			}
			return "overtijd " + clock + ", " + Signed(points)
		},
		Warning: func(number, points int) string {
			if points == 0 {
				return "waarschuwing " + Number(number)
			}
			return "waarschuwing " + Number(number) + ", " + Signed(points)
		},
		Wrong: func(turn, points int) string { return "beurt " + Number(turn) + " was fout, " + Signed(points) },
		End:   func(points int) string { return "letters over, " + Signed(points) },
		Told: func(row string, counted, told int) string {
			return row + " (bord " + Number(counted) + ", bestand " + Number(told) + ")"
		},
		CameOff: func(word string) string { return word + " gaat eraf" },
		Fault:   func(word string) string { return word + " past niet" },
	}
}

func nlAnswers() Answers {
	return Answers{
		Turn:      func(player, row string) string { return player + ": " + row + "." },
		Challenge: func(row string) string { return "Aangevochten: " + row + "." },
		Adjusted: func(player, row string, total int) string {
			return player + ": " + row + "; totaal " + Number(total) + "."
		},
		Laid: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " letter zonder score op het bord gelegd."
			}
			return Number(tiles) + " letters zonder score op het bord gelegd."
		},
		Cleared: "De letters zonder score zijn van het bord.",
		Won: func(names []string, total int) string {
			if len(names) == 1 {
				return enumerate(names, "en") + " wint met " + Number(total) + "."
			}
			return enumerate(names, "en") + " delen de winst met " + Number(total) + "."
		},
		Alone: func(name string, total, masters int, share string) string {
			return name + " heeft " + Number(total) + " van de " + Number(masters) + " van de top: " + share + "."
		},
		Over: "Het spel is afgelopen.",
		LostTime: func(names []string) string {
			if len(names) == 1 {
				return enumerate(names, "en") + " verliest door tijdoverschrijding."
			}
			return enumerate(names, "en") + " verliezen door tijdoverschrijding."
		},
		Reopened: "Het spel gaat verder.",
		Renamed:  func(before, after string) string { return before + " heet nu " + after + "." },
		Joined:   func(name string, seat int) string { return name + " doet mee als speler " + Number(seat) + "." },
		Returned: func(name string, seat int) string { return name + " is terug als speler " + Number(seat) + "." },
		Left:     func(name string) string { return name + " vertrekt; de punten blijven staan." },
		Voided:   "Dit spel telt nu nergens meer mee.",
		Noted:    "Genoteerd.",
		Unnoted:  "De notitie is weg.",
		Edited: func(turn int, player, row string) string {
			return "Beurt " + Number(turn) + " is nu " + player + ": " + row + "."
		},
		Inserted: func(turn int, player, row string) string {
			return "Beurt " + Number(turn) + " komt erbij: " + player + ": " + row + "."
		},
		Deleted:   func(turn int) string { return "Beurt " + Number(turn) + " is gewist." },
		Recounted: "Elke beurt heeft nu de punten die het bord en de spelregels geven.",
		Undone:    "De laatste wijziging is ongedaan gemaakt.",
		Redone:    "De wijziging is opnieuw gemaakt.",
		Total: func(player string, before, after int) string {
			return player + " " + Number(before) + " → " + Number(after)
		},
		SameAll: "De totalen blijven gelijk.",
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "Beurt " + turns + " past niet meer en telt 0."
			}
			return "Beurten " + turns + " passen niet meer en tellen 0."
		},
		Next:   func(player string) string { return player + " is aan de beurt." },
		Again:  func(id string) string { return "Nieuw spel, zelfde spelers: " + id + "." },
		Opened: func(id, names string) string { return "Geopend: " + id + " (" + names + ")." },
		Announced: func(player string, announced, counted int) string {
			return player + ": aangekondigd " + Number(announced) + ", vandaag geteld " + Number(counted) + "."
		},
	}
}

func nlNotices() Notices {
	return Notices{
		Passes: func(n int) string {
			return Number(n) + " keer achter elkaar gepast: volgens de spelregels kan het spel hier eindigen."
		},
		Scoreless: func(n int) string {
			return Number(n) + " beurten achter elkaar zonder punten: volgens de spelregels kan het spel hier eindigen."
		},
		PassesOrLost: func(n int) string {
			return Number(n) + " keer achter elkaar gepast of de beurt verloren: volgens de spelregels kan het spel hier eindigen."
		},
		NoTime: "Niemand heeft nog tijd om te spelen: volgens de spelregels kan het spel hier eindigen.",
		Overused: func(letter string, used, has int, turns string, n int) string {
			switch n {
			case 0:
				return Number(used) + " × " + letter + " op het blad, de set heeft er " + Number(has) + "."
			case 1:
				return Number(used) + " × " + letter + " op het blad, de set heeft er " + Number(has) + ": kijk naar beurt " + turns + "."
			}
			return Number(used) + " × " + letter + " op het blad, de set heeft er " + Number(has) + ": kijk naar beurten " + turns + "."
		},
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "Beurt " + turns + " past niet op het bord en telt 0 tot hij is verbeterd."
			}
			return "Beurten " + turns + " passen niet op het bord en tellen 0 tot ze zijn verbeterd."
		},
		Told: func(what []string, line string) string {
			return "Uit het bestand: " + strings.Join(what, ", ") + ". Onze telling: " + line + "."
		},
		ToldPoints: func(turns []int) string {
			switch len(turns) {
			case 0:
				return ""
			case 1:
				return "punten van beurt " + enumerate(digits(turns), "en")
			}
			return "punten van beurten " + enumerate(digits(turns), "en")
		},
		ToldTotals: func(turns []int) string {
			switch len(turns) {
			case 0:
				return ""
			case 1:
				return "totaal na beurt " + enumerate(digits(turns), "en")
			}
			return "totaal na beurten " + enumerate(digits(turns), "en")
		},
		ExchangeLimit: func(inBag int) string {
			switch inBag {
			case 0:
				return "Het zakje is leeg; de ruil is toch genoteerd."
			case 1:
				return "Er zit nog maar " + Number(inBag) + " letter in het zakje; de ruil is toch genoteerd."
			}
			return "Er zitten nog maar " + Number(inBag) + " letters in het zakje; de ruil is toch genoteerd."
		},
		ExchangeMost: func(player string, times int) string {
			return player + " heeft al " + Number(times) + " keer geruild, zo vaak als de spelregels toestaan; de ruil is toch genoteerd."
		},
		NoChallenges: func(line string) string {
			return "Met deze spelregels vecht niemand aan tafel een woord aan: een jury bekijkt de woorden na afloop (" + line + ")."
		},
		NoBlank: "Er is een blanco teruggelegd, maar er kan geen blanco meer komen.",
		Leftovers: func(letters string) string {
			return "Meer over dan kan: " + letters + ". Kijk de plankjes nog eens na."
		},
		OutOfTurn:      func(player string) string { return "Genoteerd voor " + player + ", die niet aan de beurt was." },
		ReadAsNewTiles: "Gelezen als alleen de nieuwe letters.",
		ReadAsWhole: func(line, points string) string {
			return "Gelezen als het hele woord. Als alleen de nieuwe letters is het " + line + points + "."
		},
		DigraphRead: func(letters string, n int, apart, points string) string {
			if n == 1 {
				return letters + " is gelezen als één steen. Als losse stenen schrijf je " + apart + points + "."
			}
			return letters + " zijn elk gelezen als één steen. Als losse stenen schrijf je " + apart + points + "."
		},
		ReadAsWords: func(words int, player, line, cost string) string {
			if words == 1 {
				return "Gelezen als " + Number(words) + " woord. Vocht " + player + " aan, dan is het " + line + " (" + cost + ")."
			}
			return "Gelezen als " + Number(words) + " woorden. Vocht " + player + " aan, dan is het " + line + " (" + cost + ")."
		},
		Points:    func(points int) string { return " (" + Number(points) + " punten)" },
		InPlaceOf: func(points, taken int) string { return " (" + Number(points) + " punten, niet " + Number(taken) + ")" },
		TurnLost:  "een verloren beurt",
		Or:        "of",
		Case:      "Hoofdletters en kleine letters tellen gelijk; een blanco krijgt een ?.",
		BlankKW: func(letters string, n int) string {
			if n == 1 {
				return letters + " zit niet in deze set en telt als blanco, 0 punten."
			}
			return letters + " zitten niet in deze set en tellen als blanco's, 0 punten."
		},
		MarkIgnored:   "De letter die er al ligt, blijft wat hij is; de ? telt niet.",
		TotalsChanged: "De totalen zijn veranderd.",
		FallbackRules: func(book, used string, players int) string {
			if players == 1 {
				return book + " is niet voor " + Number(players) + " speler: " + used + " geldt."
			}
			return book + " is niet voor " + Number(players) + " spelers: " + used + " geldt."
		},
		FallbackDuplicate: func(book, used string) string {
			return book + " zegt niets over duplicate: dat deel van " + used + " geldt."
		},
		OverMaster: func(rounds string, n int) string {
			if n == 1 {
				return "Ronde " + rounds + " heeft een vakje boven de top: kijk of het goed is overgenomen."
			}
			return "Rondes " + rounds + " hebben een vakje boven de top: kijk of het goed is overgenomen."
		},
		NotOnRack: func(letters string) string { return "Niet op het plankje van de ronde: " + letters + "." },
		NotInBag:  func(letters string) string { return "Daar zijn er niet genoeg van over: " + letters + "." },
		RackRefused: func(racks int) string {
			if racks == 1 {
				return Number(racks) + " plankje is afgekeurd en ging helemaal terug."
			}
			return Number(racks) + " plankjes zijn afgekeurd en gingen helemaal terug."
		},
		RulesEnd: func(tiles int, line string) string {
			if tiles == 0 {
				return "Er is geen letter meer: volgens de regels is het spel hier uit (" + line + ")."
			}
			return "Er is geen klinker of geen medeklinker meer: volgens de regels is het spel hier uit (" + line + ")."
		},
		Other: func(code string) string { return "Melding: " + code + "." },
		Blank: "blanco's",
	}
}

func nlFaults() Faults {
	return Faults{
		Word: "Het woord",
		Placement: map[scoring.Fault]func(Placed) Said{
			scoring.NoTile: func(p Placed) Said { return Said{p.Word + " legt geen nieuwe letter.", "Leg er een bij, of pas."} },
			scoring.TooMany: func(p Placed) Said {
				return Said{p.Word + " heeft meer dan " + Number(p.Rack) + " nieuwe letters.", "Typ het hele woord vanaf zijn eerste vakje."}
			},
			scoring.OffBoard: func(p Placed) Said {
				return Said{p.Word + " op " + p.At + " loopt van het bord af.", "Begin verder naar voren."}
			},
			scoring.Taken: func(p Placed) Said {
				return Said{p.Square + " is bezet: daar ligt de " + p.Letter + ".", "Kies een ander vakje of het hele woord."}
			},
			scoring.NotInLine: func(Placed) Said {
				return Said{"De nieuwe letters liggen niet op één lijn.", "Leg ze allemaal in één rij of één kolom."}
			},
			scoring.Gap: func(p Placed) Said {
				return Said{p.Square + " is leeg tussen de nieuwe letters.", "Vul het, of schuif de letters aaneen."}
			},
			scoring.MissesCentre: func(p Placed) Said {
				return Said{"Het eerste woord moet " + p.Centre + " bedekken.", "Leg het over het middelste vakje."}
			},
			scoring.OneTile: func(Placed) Said { return Said{"De eerste zet heeft minstens twee letters.", "Leg er een bij."} },
			scoring.Detached: func(p Placed) Said {
				return Said{p.Word + " op " + p.At + " raakt geen letter op het bord.", "Begin naast een letter, of kruis er een."}
			},
			scoring.Split: func(p Placed) Said {
				return Said{p.Letter + " is één blokje, geen twee (" + p.Square + ").", "Gebruik het blokje " + p.Letter + ", of een ander vakje."}
			},
			scoring.Missing: func(p Placed) Said {
				if p.Letter == "" {
					return Said{"Er ligt geen letter op " + p.Square + ".", "Typ de letter; . is er een die er al ligt."}
				}
				return Said{p.Word + " heeft de " + p.Letter + " op " + p.Square + " nodig.", "Verbeter de beurt die hem wegnam, of deze."}
			},
			scoring.Differs: func(p Placed) Said {
				return Said{p.Word + " klopt niet: er ligt " + p.Letter + " op " + p.Square + ".", "Controleer het eerste vakje en het woord."}
			},
			scoring.Grown: func(p Placed) Said {
				return Said{p.Word + " loopt door in de " + p.Letter + " op " + p.Square + ".", "Typ het langere woord, of een ander vakje."}
			},
		},
		NoSquare: func(square string) Said { return Said{square + " ligt niet op het bord.", "Controleer het vakje."} },
		TakeBack: "Backspace neemt één letter terug, Esc alle.",
		Spelling: map[scoring.SpellingFault]func(Spelt) Said{
			scoring.NoLetters: func(Spelt) Said { return Said{"Er staat geen letter in.", "Typ de letters van het woord."} },
			scoring.NoSuchLetter: func(s Spelt) Said {
				return Said{"Er is geen blokje voor " + s.Text + ".", "Neem de letters van deze set; ? is blanco."}
			},
			scoring.IsDigit: func(s Spelt) Said {
				return Said{"Een woord heeft geen cijfers: " + s.Text + ".", "Tekens als 2l staan na een letter."}
			},
			scoring.IsSymbol: func(s Spelt) Said {
				return Said{"Een woord heeft geen teken als " + s.Text + ".", "Letters, ? blanco, . letter die er ligt."}
			},
			scoring.MarkAlone: func(s Spelt) Said { return Said{s.Text + " staat voor zijn letter.", "Zet het achter de letter: N?."} },
			scoring.MarkInside: func(s Spelt) Said {
				return Said{s.Bare + " is één blokje: geen teken erin.", "Zet het teken erachter: " + s.Bare + "2w."}
			},
			scoring.SplitPair: func(s Spelt) Said {
				return Said{s.Bare + " is één blokje en geen twee.", "Typ het zonder de | erin."}
			},
			scoring.NoSuchPremium: func(s Spelt) Said {
				return Said{"Dit bord heeft geen vakje " + s.Bare + ".", "Het heeft " + enumerate(s.Marks, "en") + "."}
			},
			scoring.Unclosed: func(Spelt) Said { return Said{"Een haakje is niet gesloten.", "Zet ) na de letters die er al lagen."} },
			scoring.TooLong: func(s Spelt) Said {
				return Said{s.Bare + " is langer dan het bord.", "Een woord heeft hoogstens " + Number(s.Side) + " letters."}
			},
			scoring.TooManyWords: func(Spelt) Said {
				return Said{"Er kruisen meer dan zeven woorden.", "Typ het hoofdwoord en hoogstens zeven."}
			},
			scoring.TooManyNew: func(s Spelt) Said {
				return Said{s.Bare + " heeft meer dan " + Number(s.Rack) + " nieuwe letters.", "Zet haakjes om wat er al lag: (A)."}
			},
			scoring.NothingNew: func(s Spelt) Said {
				return Said{"Alle letters van " + s.Bare + " lagen er al.", "Laat de nieuwe zonder 0 of haakjes."}
			},
		},
		Line: map[line.Reason]func(Read) Said{
			line.Empty: func(r Read) Said { return Said{"Er is niets getypt.", "Typ een zet zoals " + r.Example + ", of pas."} },
			line.TooLong: func(r Read) Said {
				return Said{"De regel is te lang.", "Een regel heeft hoogstens " + Number(r.Limit) + " bytes."}
			},
			line.Control: func(Read) Said {
				return Said{"De regel heeft een onzichtbaar teken.", "Typ hem met letters en cijfers."}
			},
			line.Unknown: func(r Read) Said {
				if r.Usage == "" {
					return Said{"Geen regel begint met " + r.Text + ".", "Typ " + r.Example + ", = RELOJ, 25 of pas."}
				}
				return Said{"Geen regel begint met " + r.Text + ".", "Misschien: " + r.Usage + "."}
			},
			line.WordAlone: func(r Read) Said {
				if r.Usage == "" {
					return Said{"Er ontbreekt een vakje voor " + r.Bare + ".", "Typ " + r.Example + ", of = voor getypte woorden."}
				}
				return Said{"Er ontbreekt een vakje voor " + r.Bare + ".", "Typ " + r.Example + ". Misschien: " + r.Usage + "."}
			},
			line.NoWord: func(r Read) Said {
				return Said{"Het woord ontbreekt na het vakje.", "Typ het zoals " + r.Example + "."}
			},
			line.Missing: func(r Read) Said {
				if r.Usage == "" {
					return Said{"Er ontbreekt iets na " + r.Text + ".", "Typ een beurt na de naam."}
				}
				return Said{"Er ontbreekt iets na " + r.Text + ".", "Zo: " + r.Usage + "."}
			},
			line.Extra: func(r Read) Said { return Said{r.Text + " is hier te veel.", "Laat het weg."} },
			line.Number: func(r Read) Said {
				if r.Limit == 0 {
					return Said{r.Text + " kan hier niet staan.", "Er moet een heel getal staan."}
				}
				return Said{r.Text + " kan hier niet staan.", "Er moet een heel getal staan: " + Number(r.Least) + " tot " + Number(r.Limit) + "."}
			},
			line.Time: func(r Read) Said { return Said{r.Text + " is geen tijd.", "Een tijd is 1:05; of typ de punten: 10."} },
			line.NoOvertime: func(r Read) Said {
				return Said{"Deze regels geven geen punten voor overtijd.", "Typ wat het kostte: " + r.Usage + "."}
			},
			line.NoRack: func(r Read) Said { return Said{"Hier is geen plankje bekend.", "Typ het erachter: " + r.Usage + "."} },
			line.TwoPlayers: func(r Read) Said {
				return Said{"Meer namen beginnen met " + r.Text + ".", "Typ er meer van, of het nummer van de plaats."}
			},
			line.TooMany: func(r Read) Said {
				return Said{r.Text + " zijn te veel letters.", "Op een plankje passen er " + Number(r.Limit) + "."}
			},
			line.NotInTurn: func(r Read) Said {
				return Said{r.Text + " is geen beurt van het blad.", "Zet er een zet, punten of pas neer."}
			},
			line.NotForOther: func(r Read) Said {
				return Said{r.Text + " geldt niet voor één speler.", "Typ het zonder de naam ervoor."}
			},
			line.Colon: func(r Read) Said {
				return Said{"Zonder dubbele punt: alleen in duplicate.", "Typ " + r.Bare + " voor die speler."}
			},
			line.Seed: func(r Read) Said {
				return Said{r.Text + " is geen startgetal.", "Een startgetal is een heel getal vanaf 1."}
			},
			line.Signed: func(r Read) Said { return Said{"Punten eraf of erbij is geen beurt.", "Typ " + r.Usage + "."} },
			line.Contradicts: func(r Read) Said {
				return Said{"Het teken in " + r.Bare + " zegt het omgekeerde.", "Laat het weg, of typ " + r.Usage + "."}
			},
		},
		Refused: map[sheet.Reason]func(Refused) Said{
			sheet.AlreadyFinished: func(Refused) Said { return Said{"Het spel is afgelopen.", "Typ heropenen om verder te spelen."} },
			sheet.NotFinished: func(Refused) Said {
				return Said{"Het spel is niet afgelopen.", "Er valt niets te heropenen; speel verder."}
			},
			sheet.NothingToUndo: func(Refused) Said { return Said{"Er valt niets ongedaan te maken.", "Typ een beurt."} },
			sheet.NothingToRedo: func(Refused) Said {
				return Said{"Er valt niets opnieuw te doen.", "Alleen wat ongedaan is gemaakt, kan."}
			},
			sheet.NothingToChallenge: func(Refused) Said {
				return Said{"Er is geen zet om aan te vechten.", "Het kan bij de laatste beurt, als die telt."}
			},
			sheet.NothingToClear: func(Refused) Said {
				return Said{"Er liggen geen letters zonder score.", "leegmaken haalt alleen weg wat leg legde."}
			},
			sheet.NoSuchTurn: func(r Refused) Said {
				return Said{"Er is geen beurt " + Number(r.Turn) + ".", "Typ het nummer dat op het blad staat."}
			},
			sheet.FaultsLeft: func(r Refused) Said {
				return Said{"Beurt " + Number(r.Turn) + " past niet op het bord.", "Eerst: wijzig " + Number(r.Turn) + " REGEL of wis " + Number(r.Turn) + "."}
			},
			sheet.LeftoverCount: func(r Refused) Said {
				if r.Text == "" {
					return Said{"Er zijn " + Number(r.Count) + " resten nodig, één per speler.", "Letters, punten, of - voor wie uitging."}
				}
				return Said{"Er zijn " + Number(r.Count) + " resten nodig, één per speler.", "Stenen van één speler staan aaneen: " + r.Text + "."}
			},
			sheet.TwoOut: func(Refused) Said {
				return Said{"Maar één speler kan zijn uitgegaan.", "Typ één keer -, en 0 voor een leeg plankje."}
			},
			sheet.TooManyPlayers: func(r Refused) Said {
				return Said{"Er zijn al " + Number(r.Count) + " spelers.", "Begin een ander spel."}
			},
			sheet.AlreadyGone: func(r Refused) Said { return Said{r.Player + " is al van tafel.", "Noem een andere speler."} },
			sheet.AtTable: func(r Refused) Said {
				return Said{r.Player + " zit al aan tafel.", "Neem een naam met een letter meer."}
			},
			sheet.LastPlayer: func(Refused) Said {
				return Said{"De laatste speler kan niet vertrekken.", "Typ afsluiten om het spel te beëindigen."}
			},
			sheet.NothingToRecount: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"Elke beurt heeft de punten van het bord.", "hertel is voor punten uit een bestand."}
				}
				return Said{"Beurt " + Number(r.Turn) + " heeft de punten van het bord.", "hertel is voor punten uit een bestand."}
			},
			sheet.NoNote: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"Voor de eerste beurt staat geen notitie.", "Schrijf er een: wijzig " + Number(r.Turn) + " notitie TEKST."}
				}
				return Said{"Na beurt " + Number(r.Turn) + " staat geen notitie.", "Schrijf er een: wijzig " + Number(r.Turn) + " notitie TEKST."}
			},
			sheet.AlreadyWrong: func(r Refused) Said {
				return Said{"De punten van beurt " + Number(r.Turn) + " zijn er al af.", "Eén keer is genoeg."}
			},
			sheet.AlreadyVoid: func(Refused) Said { return Said{"Dit spel telt al nergens mee.", "Eén keer is genoeg."} },
			sheet.NotAPlay: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"Die beurt is er niet meer.", "Typ het nummer dat op het blad staat."}
				}
				return Said{"Beurt " + Number(r.Turn) + " heeft geen woord dat telt.", "Alleen een zet die telt, kan fout zijn."}
			},
			sheet.NotInDuplicate: func(Refused) Said {
				return Said{"Dat bestaat niet in duplicate.", "Typ een zet, punten, volgende of afsluiten."}
			},
			sheet.OnlyDuplicate: func(Refused) Said { return Said{"Alleen duplicate heeft rondes.", "Typ een zet, punten of pas."} },
			sheet.RoundFull:     func(Refused) Said { return Said{"Iedereen is binnen.", "Typ volgende, of wijzig een vakje: 1: 24."} },
			sheet.CellEmpty: func(r Refused) Said {
				return Said{r.Player + " heeft niets in ronde " + Number(r.Turn) + ".", "Zoek de ronde op in het blad."}
			},
			sheet.NoMaster: func(r Refused) Said {
				return Said{"Ronde " + Number(r.Turn) + " heeft geen top.", "Zoek de ronde op in het blad."}
			},
			sheet.MasterStays: func(r Refused) Said {
				return Said{"Ronde " + Number(r.Turn) + " is gesloten en kan niet zonder top.", "Verbeter die: wijzig " + Number(r.Turn) + " top 24."}
			},
			sheet.NothingNoted: func(Refused) Said { return Said{"In deze ronde is niets genoteerd.", "Noteer eerst de top: top 24."} },
			sheet.NoSuchRound: func(r Refused) Said {
				return Said{"Er is geen ronde " + Number(r.Turn) + ".", "Zoek het nummer op het blad."}
			},
			sheet.NoClock:     func(Refused) Said { return Said{"Er is geen klok.", "Kies er een: klok beurt 2:00."} },
			sheet.ClockRuns:   func(Refused) Said { return Said{"De klok loopt al.", "klok stop zet hem stil."} },
			sheet.ClockStands: func(Refused) Said { return Said{"De klok staat al stil.", "klok start laat hem lopen."} },
			sheet.NoOwnClock: func(Refused) Said {
				return Said{"Niemand heeft hier een eigen klok.", "Laat de speler weg: klok 2:00."}
			},
			sheet.OwnPlay: func(r Refused) Said {
				return Said{"Dit is de beurt van " + r.Player + ".", "Alleen de anderen kunnen hem aanvechten."}
			},
			sheet.RoundBegun: func(r Refused) Said {
				return Said{"In ronde " + Number(r.Turn) + " is al iets genoteerd.", "Sluit hem: volgende. Of terug: ongedaan."}
			},
			sheet.NoTileLeft: func(Refused) Said {
				return Said{"Er is geen letter meer om te trekken.", "Sluit het spel af: afsluiten."}
			},
			sheet.OneKindLeft: func(Refused) Said {
				return Said{"Er is geen klinker of geen medeklinker meer.", "Volgens de regels is het uit: afsluiten."}
			},
			sheet.NoSeed:   func(Refused) Said { return Said{"Dit spel heeft geen startgetal.", "Geef er een: trekken 2026."} },
			sheet.NotHere:  func(Refused) Said { return Said{"Deze regel leidt naar een ander spel.", "Typ hem apart."} },
			sheet.NoPlayer: func(r Refused) Said { return Said{"Niemand heet hier " + r.Text + ".", "Aan tafel: " + r.Names + "."} },
			sheet.NotAName: func(r Refused) Said {
				return Said{r.Text + " kan geen naam zijn.", "1 tot 60 tekens, zonder dubbele punt."}
			},
			sheet.CrowdedName: func(r Refused) Said {
				return Said{"Een letter van " + r.Text + " heeft te veel accenten.", "Laat er hoogstens " + Number(r.Limit) + " staan."}
			},
			sheet.SharedName: func(r Refused) Said {
				return Said{"Twee spelers heten " + r.Text + ".", "Geef er een van een letter meer."}
			},
			sheet.NoClockTime: func(r Refused) Said { return Said{r.Text + " is geen tijd van een klok.", "Een tijd is 1:05."} },
		},
		File: func(place, reason string) Said {
			return Said{place + ": " + reason + ".", "Verbeter het bestand en probeer het opnieuw."}
		},
		FileMistake: FileMistakes{
			In:  func(where, reason string) string { return where + ": " + reason },
			Row: func(field string, row int) string { return field + ", rij " + Number(row) },
			Reasons: map[editions.Reason]func(Mistaken) string{
				editions.IsFolder:     func(Mistaken) string { return "is een map, waar een bestand hoort" },
				editions.NotOrdinary:  func(Mistaken) string { return "is geen gewoon bestand" },
				editions.TooLarge:     func(m Mistaken) string { return "is groter dan " + Number(m.Most) + " bytes" },
				editions.Unreadable:   func(m Mistaken) string { return "is niet te lezen (" + m.Bare + ")" },
				editions.BadSyntax:    func(m Mistaken) string { return "geen geldig TOML (" + m.Bare + ")" },
				editions.Undefined:    func(m Mistaken) string { return m.Because },
				editions.Lacking:      func(m Mistaken) string { return m.Bare + " ontbreekt" },
				editions.UnknownField: func(m Mistaken) string { return "onbekend veld " + m.Text },
				editions.NoText:       func(Mistaken) string { return "hier hoort een tekst tussen aanhalingstekens" },
				editions.NoNumber:     func(Mistaken) string { return "hier hoort een heel getal" },
				editions.NoFlag:       func(Mistaken) string { return "hier hoort true of false" },
				editions.NoList:       func(Mistaken) string { return "hier hoort een lijst tussen [ ]" },
				editions.NoTable:      func(Mistaken) string { return "hier hoort een tabel met velden" },
				editions.EmptyText:    func(Mistaken) string { return "de tekst is leeg" },
				editions.Unprintable:  func(Mistaken) string { return "de tekst heeft een teken dat niet te tonen is" },
				editions.NoneOf:       func(m Mistaken) string { return m.Text + " is geen van deze: " + m.Words },
				editions.NumberBounds: func(m Mistaken) string {
					return Number(m.Number) + " is geen getal van " + Number(m.Least) + " tot " + Number(m.Most)
				},
				editions.BadID:        func(m Mistaken) string { return m.Text + " heeft meer dan de letters a tot z, cijfers en streepjes" },
				editions.NoRulebook:   func(m Mistaken) string { return "er is geen reglement " + m.Text },
				editions.HomeUnread:   func(m Mistaken) string { return m.Bare + " is niet te lezen: " + m.Because },
				editions.HomeMistaken: func(m Mistaken) string { return m.Bare + " heeft een fout: " + m.Because },
				editions.HomeAway:     func(m Mistaken) string { return m.Bare + " kan geen home zijn: het noemt er zelf een" },
				editions.OtherName:    func(m Mistaken) string { return m.Text + " is niet de naam van het bestand, " + m.Other },
				editions.LetterRow: func(Mistaken) string {
					return "hier horen een letter, haar stenen en haar punten, zoals in [\"A\", 9, 1]"
				},
				editions.NoTiles: func(m Mistaken) string { return m.Bare + " is geen letter met stenen" },
				editions.Twice:   func(m Mistaken) string { return m.Bare + " staat er twee keer" },
				editions.RackBounds: func(m Mistaken) string {
					return Number(m.Number) + " is geen aantal stenen van 1 tot " + Number(m.Most) + ", het plankje"
				},
				editions.LayoutToo:   func(Mistaken) string { return "er is ook een layout; een van de twee hoort er te staan" },
				editions.NotTwoTiles: func(m Mistaken) string { return m.Text + " is geen twee stenen" },
				editions.NoRule:      func(m Mistaken) string { return m.Text + " is geen veld van de regels" },
				editions.Sourced:     func(m Mistaken) string { return m.Text + " heeft een bron" },
				editions.NoPair: func(Mistaken) string {
					return "hier horen het kleinste en het grootste aantal spelers, zoals in [2, 4]"
				},
				editions.NoPlayers: func(m Mistaken) string {
					return "van " + Number(m.Least) + " tot " + Number(m.Most) + " kan geen aantal spelers zijn"
				},
				editions.TurnAndPoints: func(Mistaken) string { return "aanvechten kost een beurt of punten, niet allebei" },
				editions.LeastMinutes: func(m Mistaken) string {
					return Number(m.Number) + " is niet minder dan de " + Number(m.Most) + " minuten"
				},
				editions.OnlyPoints: func(m Mistaken) string { return "het hoort bij over = " + m.Text },
				editions.NoKind:     func(m Mistaken) string { return m.Text + " is geen hoofdletter en ook niet \"?\", de blanco" },
				editions.LaterSignal: func(m Mistaken) string {
					return Number(m.Number) + " seconden is niet minder dan die ervoor, of is nul"
				},
				editions.NotAsHome: func(m Mistaken) string { return "het is onbekend, en niet zoals in " + m.Bare },
			},
			Definition: map[scoring.DefinitionReason]func(Mistaken) string{
				scoring.Absent: func(Mistaken) string { return "ontbreekt" },
				scoring.LetterCount: func(m Mistaken) string {
					return Number(m.Number) + " letters, waar " + Number(m.Least) + " tot " + Number(m.Most) + " kan"
				},
				scoring.TileCount: func(m Mistaken) string {
					return Number(m.Number) + " stenen, waar " + Number(m.Least) + " tot " + Number(m.Most) + " kan"
				},
				scoring.PointCount: func(m Mistaken) string {
					return Number(m.Number) + " punten, waar " + Number(m.Least) + " tot " + Number(m.Most) + " kan"
				},
				scoring.NoNotation: func(Mistaken) string { return "is geen rows en geen gcg" },
				scoring.SideOfBoard: func(m Mistaken) string {
					if m.Number == 1 {
						return Number(m.Number) + " rij, waar een oneven aantal van " + Number(m.Least) + " tot " + Number(m.Most) + " kan"
					}
					return Number(m.Number) + " rijen, waar een oneven aantal van " + Number(m.Least) + " tot " + Number(m.Most) + " kan"
				},
				scoring.RowOfBoard: func(m Mistaken) string {
					if m.Number == 1 {
						return Number(m.Number) + " vakje, waar bij " + Number(m.Most) + " rijen " + Number(m.Most) + " horen"
					}
					return Number(m.Number) + " vakjes, waar bij " + Number(m.Most) + " rijen " + Number(m.Most) + " horen"
				},
				scoring.NoPremiumSign: func(m Mistaken) string { return m.Text + " is geen vakje" },
				scoring.LetterBounds: func(m Mistaken) string {
					return "stenen en punten gaan van " + Number(m.Least) + " tot " + Number(m.Most)
				},
				scoring.NoCapital:     func(Mistaken) string { return "een letter staat er in hoofdletters" },
				scoring.NoLetterFirst: func(Mistaken) string { return "begint niet met een letter" },
				scoring.MarkInLetter:  func(Mistaken) string { return "heeft een teken dat iets anders betekent" },
				scoring.LetterTwice:   func(Mistaken) string { return "staat er twee keer" },
				scoring.BonusBounds: func(m Mistaken) string {
					return "de stenen gaan van 1 tot het plankje, de punten van " + Number(m.Least) + " tot " + Number(m.Most)
				},
				scoring.BonusTwice:     func(Mistaken) string { return "staat er twee keer" },
				scoring.NoVowel:        func(Mistaken) string { return "is geen letter van deze editie" },
				scoring.NotOneLetter:   func(Mistaken) string { return "is niet één letter" },
				scoring.NoFolding:      func(Mistaken) string { return "is geen letter met wat ervoor in de plaats komt" },
				scoring.LetterReadElse: func(Mistaken) string { return "wordt niet gelezen zoals het er staat" },
			},
		},
		Forgotten: func(file, reason string) string {
			if reason == "" {
				return file + " klopt niet: wat erin stond is vergeten."
			}
			return file + ": " + reason + ". Wat erin stond is vergeten."
		},
		Place: func(file string, line int) string {
			if line == 0 {
				return file
			}
			if file == "" {
				return "regel " + Number(line)
			}
			return file + ", regel " + Number(line)
		},
		Setting: func(place, key, value, possible string) Said {
			return Said{place + ": " + value + " is geen waarde voor " + key + ".", "Mogelijk: " + possible + "."}
		},
		NoHome: func(variable string) Said {
			return Said{variable + " ontbreekt: er is geen map bekend.", "Stel " + variable + " in, of gebruik --config MAP."}
		},
		NoPath: func(variable, value string) Said {
			return Said{variable + " is " + value + ": geen volledig pad.", "Begin het met /, of gebruik --config MAP."}
		},
		Cut: Said{What: "De bewaarde zoeklijst is intussen afgekapt.", Todo: "Doe het nog eens: ze wordt opnieuw gelezen."},
		Crash: func(file string) string {
			return "Wat genoteerd was, is bewaard. Meld dit alsjeblieft, met " + file + "."
		},
		NoSetting: func(place, key, possible string) Said {
			return Said{place + ": " + key + " is geen instelling.", "Er zijn: " + possible + "."}
		},
		NoEdition: func(id string) Said { return Said{"Er is geen editie " + id + ".", "tanteo editions noemt ze."} },
		NoRules:   func(id string) Said { return Said{"Er is geen reglement " + id + ".", "tanteo rules noemt ze."} },
		House: map[sheet.HouseReason]func(HouseRule) Said{
			sheet.HouseNoRule: func(h HouseRule) Said {
				return Said{h.Key + " is geen huisregel.", "Er zijn: " + h.Possible + "; zo: bonus=40,leftovers=none."}
			},
			sheet.HouseValue: func(h HouseRule) Said {
				return Said{h.Value + " is geen waarde voor de huisregel " + h.Key + ".", "Mogelijk: " + h.Possible + "."}
			},
			sheet.HouseTwice: func(h HouseRule) Said {
				return Said{"De huisregel " + h.Key + " staat er twee keer.", "Laat er een weg."}
			},
		},
		Role: Roles{
			LookOn:   Said{What: "Je kijkt hier alleen mee.", Todo: "Iemand anders noteert de partij."},
			Arbiter:  Said{What: "Dat doet de wedstrijdleider.", Todo: "Jij noteert je eigen zetten."},
			Served:   Said{What: "Dat kan van hieruit niet.", Todo: "Wie de server beheert, doet het daar."},
			NotWhile: Said{What: "Tijdens de partij wordt er niet gezocht.", Todo: "Na afloop mag iedereen het zien."},
			NotAmong: func(name string) Said {
				return Said{name + " speelt niet mee in deze partij.", "Je kijkt mee; de wedstrijdleider kan je toevoegen."}
			},
			ByTurns: Said{What: "Deze partij gaat om de beurt.", Todo: "Iemand anders noteert; je kijkt mee."},
			In: func(round int) Said {
				return Said{"Je zet van ronde " + Number(round) + " is binnen.", "De wedstrijdleider kan hem verbeteren."}
			},
			Late: func(round int) Said {
				return Said{"Ronde " + Number(round) + " ging door zonder je zet.", "Hij is niet genoteerd; meld het de wedstrijdleider."}
			},
			NoRack: func(round int) Said {
				return Said{"Ronde " + Number(round) + " heeft nog geen letters.", "Wacht op de wedstrijdleider."}
			},
			NotRack: func(letters string) Said {
				return Said{"Niet op het plankje: " + letters + ".", "Speel met de letters van de ronde."}
			},
		},
		Saved: Saved{
			NoGame: func(id, nearest string) Said {
				if nearest == "" {
					return Said{"Er is geen spel " + id + ".", "tanteo games noemt ze."}
				}
				return Said{"Er is geen spel " + id + ".", "Bedoel je " + nearest + "? tanteo games noemt ze."}
			},
			Taken: func(id string) Said { return Said{"Er is al een spel " + id + ".", "Gooi dat eerst in de prullenbak."} },
			Held: func(who string) Said {
				return Said{"Elders geopend: " + who + ".", "Sluit het daar; tanteo show leest het wel."}
			},
			Busy: func(who string) Said {
				return Said{"Nu niet: " + who + " schrijft en komt niet klaar.", "Er is niets genoteerd; probeer het later."}
			},
			Somebody: "iemand anders",
			Newer:    Said{What: "Een nieuwere tanteo heeft dit bewaard.", Todo: "Open het daarmee; er is niets aan veranderd."},
			Damaged: func(where string) Said {
				return Said{"Het spelbestand is beschadigd: " + where + ".", "Het bestand blijft zoals het is."}
			},
			Aside:   func(name string) string { return "Het is opzijgezet als " + name + "." },
			Altered: Said{What: "Het bestand is niet zoals tanteo het schreef.", Todo: "Alleen te lezen; ga verder met een kopie."},
			Lost: func(line string) Said {
				if line == "" {
					return Said{"De laatste regel is op de schijf beschadigd.", "Kijk welke beurt ontbreekt en noteer die."}
				}
				return Said{"De laatste regel is op de schijf beschadigd.", "Kwijt: " + line + ". Noteer dat opnieuw."}
			},
			Changed: Said{What: "Het spelbestand is intussen veranderd.", Todo: "Open het spel opnieuw en herhaal de regel."},
			Gone:    Said{What: "Het spel is er niet meer.", Todo: "Het bestand is verplaatst of gewist."},
			Thrown: func(who, id string) Said {
				if who == "" {
					return Said{"Het spel is verwijderd.", "games restore " + id + " haalt het terug."}
				}
				return Said{who + " heeft het spel verwijderd.", "games restore " + id + " haalt het terug."}
			},
			NotAFile: func(file string) Said {
				if file == "" {
					return Said{"Het bestand is geen gewoon bestand.", "Haal weg wat die naam heeft."}
				}
				return Said{file + " is geen gewoon bestand.", "Haal weg wat die naam heeft."}
			},
			Linked: func(file string) Said {
				if file == "" {
					return Said{"Het bestand is een link.", "Zet daar het bestand zelf neer, geen link."}
				}
				return Said{file + " is een link.", "Zet daar het bestand zelf neer, geen link."}
			},
			Foreign:  Said{What: "Dit is JSON, maar geen spel van tanteo.", Todo: "tanteo opent eigen spellen en GCG-bestanden."},
			Woogles:  Said{What: "Dit is een spel in het formaat van Woogles.", Todo: "Exporteer het daar als GCG en open dat."},
			Wordfeud: Said{What: "Dit is een spel in het formaat van Wordfeud.", Todo: "Dat maakt geen GCG; noteer de zetten."},
			Own:      Said{What: "Dit is een spel van tanteo zelf.", Todo: "Met tanteo import wordt het er een van jou."},
			Copy: func(id string) Said {
				return Said{"Kopie van " + id + " door een synchronisatie.", "Importeer hem zo nodig en wis hem dan."}
			},
			CopiedChanges: func(id string) Said {
				return Said{"Kopie van regels genoteerd in " + id + ".", "Noteer daar wat ontbreekt en wis hem dan."}
			},
			Misnamed: Said{What: "Zo kan geen spel heten.", Todo: "Hernoem het met a-z, 0-9 en streepjes."},
			NoFolder: func(path string) Said { return Said{path + " is geen map.", "Haal het weg, of noem een andere map."} },
			Absent: func(path string) Said {
				return Said{"De map " + path + " is er niet.", "Maak die, of wijzig games = in config.toml."}
			},
			NotInTrash: func(id, nearest string) Said {
				if nearest == "" {
					return Said{"Er is geen spel " + id + " in de prullenbak.", "tanteo games trash noemt ze."}
				}
				return Said{"Er is geen spel " + id + " in de prullenbak.", "Bedoel je " + nearest + "? tanteo games trash noemt ze."}
			},
		},
		System: System{
			Full: func(file string) Said {
				if file == "" {
					return Said{"Er is geen ruimte meer op de schijf.", "Maak ruimte; wat bewaard was, is veilig."}
				}
				return Said{"Geen ruimte op de schijf voor " + file + ".", "Maak ruimte; wat bewaard was, is veilig."}
			},
			Forbids: func(file string) Said {
				if file == "" {
					return Said{"Het bestand mag niet worden geopend.", "Vraag om lees- en schrijfrechten."}
				}
				return Said{file + " mag niet worden geopend.", "Vraag om lees- en schrijfrechten."}
			},
			Lacking: Lacking{
				WriteIn: func(name, owner string) Said {
					return Said{"Je mag niet schrijven in " + name + ".", "Vraag dat recht aan eigenaar " + owner + "."}
				},
				LookInto: func(name, owner string) Said {
					return Said{"Je mag niet kijken in " + name + ".", "Vraag dat recht aan eigenaar " + owner + "."}
				},
				Write: func(name, owner string) Said {
					return Said{"Je mag " + name + " niet schrijven.", "Vraag dat recht aan eigenaar " + owner + "."}
				},
				Read: func(name, owner string) Said {
					return Said{"Je mag " + name + " niet lezen.", "Vraag dat recht aan eigenaar " + owner + "."}
				},
				Replace: func(name, owner string) Said {
					return Said{name + ": alleen eigen bestanden.", "Vraag eigenaar " + owner + " om chmod -t."}
				},
			},
			ReadOnly: func(file string) Said {
				if file == "" {
					return Said{"Het bestand is alleen te lezen.", "Kies een andere map met --config."}
				}
				return Said{file + " is alleen te lezen.", "Kies een andere map met --config."}
			},
			Missing: func(file string) Said {
				if file == "" {
					return Said{"Het bestand is er niet.", "Controleer de naam en de map."}
				}
				return Said{file + " is er niet.", "Controleer de naam en de map."}
			},
			Closed: func(file string) Said { return Said{"Niemand leest de uitvoer nog.", "Wat genoteerd was, is bewaard."} },
			Failed: func(file, reason string) Said {
				if file == "" {
					return Said{"Het bestand: " + reason + ".", "Probeer het opnieuw, of in een andere map."}
				}
				return Said{file + ": " + reason + ".", "Probeer het opnieuw, of in een andere map."}
			},
			TooMany: Said{What: "Er staan te veel bestanden open.", Todo: "Verhoog de grens (ulimit -n), begin opnieuw."},
			Why: Why{
				Silent:   "de schijf geeft geen antwoord",
				LongName: "de naam is te lang",
				NoFolder: "de map is een bestand",
				IsFolder: "het is een map",
				Circle:   "de links lopen in een kring",
				Stale:    "de schijf is er niet meer",
				NotFile:  "het is geen gewoon bestand",
				IsLink:   "het is een link",
				TooLarge: "het is te groot",
			},
		},
		Other: func(text string) Said { return Said{text + ".", "Probeer het opnieuw."} },
	}
}

func nlSheet() Sheet {
	return Sheet{
		Turns:  "beurt",
		Empty:  "Er is nog geen beurt genoteerd.",
		OnTurn: func(player string) string { return player + " is aan de beurt." },
		Ended:  "Het spel is afgelopen.",
		Bag:    func(bag, unseen int) string { return "Zakje " + Number(bag) + ", ongezien " + Number(unseen) + "." },
		Hidden: func(plays int) string {
			if plays == 1 {
				return Number(plays) + " beurt is zonder letters genoteerd en telt niet mee in de letterverdeling."
			}
			return Number(plays) + " beurten zijn zonder letters genoteerd en tellen niet mee in de letterverdeling."
		},
		Loose: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " letter zonder score op het bord."
			}
			return Number(tiles) + " letters zonder score op het bord."
		},
		Faulty:     "! past niet op het bord en telt 0",
		CameOff:    "× van het bord na aanvechten",
		OutOfOrder: "Nummers naast elkaar staan in de volgorde van de spelers.",
		Told:       "* punten zoals in het bestand, niet zoals geteld",
		Final:      "Eindtabel",
		SoFar:      "Tussenstand",
		Before:     "vooraf",
		Left:       "af/bij",
		All:        "totaal",
		Void:       "Dit spel telt nergens mee.",
		Total:      "Totaal",
		Note: func(turn int, text string) string {
			if turn == 0 {
				return "Notitie: " + text
			}
			return "Notitie na beurt " + Number(turn) + ": " + text
		},
		Bonus: func(tiles, points int) string { return Number(tiles) + " letters  + " + Number(points) },
	}
}

func nlEditions() Editions {
	return Editions{
		Tiles: func(tiles, letters, blanks int) string {
			lettersText := Number(letters) + " letters"
			if letters == 1 {
				lettersText = Number(letters) + " letter"
			}
			blanksText := Number(blanks) + " blanco's"
			if blanks == 1 {
				blanksText = Number(blanks) + " blanco"
			}
			return Number(tiles) + " letterblokjes: " + lettersText + " en " + blanksText + "."
		},
		Count: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " blokje"
			}
			return Number(tiles) + " blokjes"
		},
		Own:      "je eigen bestand",
		Notation: "Vakjes",
		Rows:     "rijletter en kolomnummer; H4 loopt horizontaal, 4H verticaal",
		GCG:      "kolomletter en rijnummer; 8D loopt horizontaal, D8 verticaal",
		Rack: func(tiles int) string {
			if tiles == 1 {
				return "Op een plankje passen " + Number(tiles) + " letter."
			}
			return "Op een plankje passen " + Number(tiles) + " letters."
		},
		Bonus: func(tiles, points int) string {
			tilesText := Number(tiles) + " letters"
			if tiles == 1 {
				tilesText = Number(tiles) + " letter"
			}
			pointsText := Number(points) + " punten"
			if points == 1 {
				pointsText = Number(points) + " punt"
			}
			return tilesText + " in één beurt leggen geeft " + pointsText + " extra."
		},
		Letter: "letter",
		Of:     "aantal",
		Points: "punten",
		Blank: func(points, left int) string {
			return "Een blanco is " + Number(points) + " waard op het bord en " + Number(left) + " op een plankje aan het eind."
		},
		OnlyOf:    func(letters string) string { return "Zonder blokje, alleen met een blanco: " + letters + "." },
		OurChoice: "Dat ze tellen is een keuze van het programma; FISE verbiedt zo'n blanco (art. 10.2).",
		Vowels:    func(letters string) string { return "Klinkers: " + letters + "." },
		Board:     func(side int) string { return "Bord van " + Number(side) + " × " + Number(side) + " vakjes" },
		Square:    func(name string, n int) string { return name + " " + Number(n) },
		Plain:     func(n int) string { return "gewoon " + Number(n) },
		Names: map[scoring.Premium]string{
			scoring.DoubleLetter:    "2x letterwaarde",
			scoring.TripleLetter:    "3x letterwaarde",
			scoring.QuadrupleLetter: "4x letterwaarde",
			scoring.DoubleWord:      "2x woordwaarde",
			scoring.TripleWord:      "3x woordwaarde",
			scoring.QuadrupleWord:   "4x woordwaarde",
			scoring.Colour1:         "3x letters van 1",
			scoring.Colour2:         "3x letters van 2",
			scoring.Colour3:         "3x letters van 3",
			scoring.Colour5:         "3x letters van 5",
		},
		Rules:    func(id string) string { return "Regels thuis: " + id + "." },
		Sources:  "Bronnen",
		NoSource: "Er is geen bron vermeld.",
	}
}

func nlRules() Rules {
	return Rules{
		Players:   "Spelers",
		FromTo:    func(fewest, most int) string { return Number(fewest) + " tot " + Number(most) },
		Otherwise: func(home string) string { return "Met een ander aantal spelers geldt " + home + "." },
		Passes:    "Keren passen die een spel beëindigen",
		PassesEach: func(rounds, two, three, four int) string {
			return Number(rounds) + " rondes: " + Number(two) + " met twee, " + Number(three) + " met drie, " + Number(four) + " met vier spelers"
		},
		PassesInAll:  func(n int) string { return Number(n) + " achter elkaar" },
		PassesOrLost: "Passen en verloren beurten die een spel beëindigen",
		AlonePasses:  "Keren passen die een spel beëindigen waarin één speler nog over is",
		AloneOrLost:  "Passen en verloren beurten die het dan beëindigen",
		Scoreless:    "Beurten zonder punten die een spel beëindigen",
		InARow:       func(n int) string { return Number(n) + " achter elkaar" },
		Withdrawn:    "Een teruggenomen woord telt als passen",
		Exchange:     "Ruilen",
		ExchangeIs: map[sheet.ExchangeCounts]string{
			sheet.ExchangeScoreless: "is geen passen, wel een beurt zonder punten",
			sheet.ExchangeTurn:      "is geen passen en geen beurt zonder punten",
			sheet.ExchangePass:      "telt als passen",
		},
		ExchangeMin: "Letters in het zakje om te ruilen",
		InBag: func(n int) string {
			if n == 0 {
				return "geen minimum"
			}
			return "minstens " + Number(n)
		},
		ExchangeMax: "Keren dat een speler mag ruilen",
		Times:       func(n int) string { return "hoogstens " + Number(n) },
		Penalty:     "Voorgestelde strafpunten",
		Off: func(n int) string {
			if n == 1 {
				return Number(n) + " punt"
			}
			return Number(n) + " punten"
		},
		Challenges:      "Aanvechten",
		ByJury:          "niet aan tafel; een jury bekijkt de woorden na afloop",
		ChallengeFailed: "Een goed woord aanvechten",
		Fine: func(points int, perWord, toChallenged bool) string {
			if points == 0 {
				return "kost niets"
			}
			pointsText := Number(points) + " punten"
			if points == 1 {
				pointsText = Number(points) + " punt"
			}
			perWordText := "zet"
			if perWord {
				perWordText = "woord"
			}
			toChallengedText := "af voor wie aanvecht"
			if toChallenged {
				toChallengedText = "erbij voor wie de zet deed"
			}
			return pointsText + " " + toChallengedText + ", per " + perWordText
		},
		LostTurn: "kost wie aanvecht een beurt",
		Jury:     "Een woord dat de jury fout vindt",
		JuryOff:  func(n int) string { return "kost de punten van die beurt en " + Number(n) + " extra" },
		Clock:    "Klok",
		Minutes: func(least, minutes int) string {
			if least == 0 {
				if minutes == 1 {
					return Number(minutes) + " minuut"
				}
				return Number(minutes) + " minuten"
			}
			return Number(least) + " tot " + Number(minutes) + " minuten"
		},
		OverPoints: func(points, lossAfter int) string {
			pointsText := Number(points) + " punten"
			if points == 1 {
				pointsText = Number(points) + " punt"
			}
			lossAfterText := "; meer dan " + Number(lossAfter) + " minuten te veel is verlies"
			switch lossAfter {
			case 0:
				lossAfterText = ""
			case 1:
				lossAfterText = "; meer dan " + Number(lossAfter) + " minuut te veel is verlies"
			}
			return pointsText + " af voor elke minuut te veel, ook een begonnen minuut" + lossAfterText
		},
		OverLoss:    "wie de tijd overschrijdt, verliest de partij",
		OverNoPlays: "wie de tijd overschrijdt, mag geen zet meer doen",
		OverNothing: "tijdoverschrijding kost niets",
		Leftovers:   "Letters over aan het eind",
		LeftoversAre: map[sheet.Leftovers]string{
			sheet.PlusMinus:   "ieder verliest ze; wie uitging, krijgt ze allemaal erbij",
			sheet.Twice:       "met twee krijgt wie uitging die van de ander dubbel",
			sheet.NoLeftovers: "veranderen niets",
		},
		Ties:      "Gelijke scores",
		Share:     "delen een plaats",
		Before:    "de score vooraf beslist, zonder de letters die over zijn; wie ook dan gelijk staat, deelt een plaats",
		Yes:       "ja",
		No:        "nee",
		None:      "geen regel",
		NotKnown:  func(used string) string { return "niet bekend: geteld zoals thuis (" + used + ")" },
		Source:    func(text string) string { return "bron: " + text },
		NoSource:  "er is geen bron vermeld",
		Sources:   "Bronnen",
		Duplicate: "Duplicate",
		Lent:      func(book string) string { return "Dit reglement heeft dat deel niet: dat van " + book + " geldt." },
		RoundTime: "Tijd van een ronde",
		RoundRack: "Klinkers en medeklinkers op een plankje",
		RackHas: func(rounds, each, later int) string {
			return "van elk minstens " + Number(each) + " tot en met ronde " + Number(rounds) + ", daarna " + Number(later)
		},
		Either:  "Klinker of medeklinker, naar keuze",
		OneKind: "Geen klinker, of geen medeklinker meer",
		OneKindIs: map[sheet.OneKind]string{
			sheet.OneKindEnds:         "het spel is uit",
			sheet.OneKindUnlessEither: "het spel is uit, maar niet zolang een van twee of meer letters beide kan zijn",
		},
		MasterTies: "Top bij gelijke zetten",
		InOrder:    func(ties []string) string { return "in deze volgorde: " + strings.Join(ties, "; ") },
		Solo:       "Bonus voor de enige vinder",
		SoloIs: func(points, below, most, players int) string {
			if players == 0 {
				belowText := ", of " + Number(below) + " onder de top"
				if below == 0 {
					belowText = ""
				}
				mostText := "; " + Number(most) + " in totaal"
				if most == 0 {
					mostText = ""
				}
				return Number(points) + belowText + mostText
			}
			belowText := ", of " + Number(below) + " onder de top"
			if below == 0 {
				belowText = ""
			}
			mostText := Number(most) + " in totaal; "
			if most == 0 {
				mostText = ""
			}
			playersText := Number(players) + " spelers"
			if players == 1 {
				playersText = Number(players) + " speler"
			}
			return Number(points) + belowText + "; " + mostText + "vanaf " + playersText
		},
		WrongMove: "Een foute zet",
		Warnings:  "Waarschuwingen",
		WarningsCost: func(from, points int) string {
			if points == 1 {
				return "vanaf nummer " + Number(from) + " kost elke " + Number(points) + " punt"
			}
			return "vanaf nummer " + Number(from) + " kost elke " + Number(points) + " punten"
		},
		House:          func(rules []string) string { return "Huisregels: " + strings.Join(rules, "; ") + "." },
		HouseBonus:     func(points int) string { return "een leeg plankje in één beurt geeft " + Number(points) },
		HouseLeftovers: func(what string) string { return "letters over aan het eind: " + what },
		HousePenalty:   func(points int) string { return "een straf is " + Number(points) },
		HouseChallenge: func(points int) string { return "een goed woord aanvechten kost " + Number(points) },
		HousePasses: func(n int) string {
			if n == 0 {
				return "passen beëindigt een spel niet"
			}
			return Number(n) + " keer achter elkaar passen beëindigt een spel"
		},
		HouseOvertime: func(points int) string { return Number(points) + " af voor elke minuut te veel" },
	}
}

func nlTool() Tool {
	return Tool{
		Help: Help{
			Usage:    "Zo gebruik je het:",
			Commands: "Opdrachten:",
			Flags:    "Opties:",
			Global:   "Opties van elke opdracht:",
			More:     "Meer over een opdracht: tanteo OPDRACHT --help",
			Lines:    "Woorden van een regel, in elke taal te begrijpen:",
			Codes:    "Exitcodes: 0 gedaan, en wat daarnaast misgaat is een waarschuwing; 1 het spel of een bestand zegt nee; 2 verkeerd gebruik, of geen terminal voor het scherm; 3 iets kon niet worden gelezen of geschreven; 4 het spel is elders open: later kan het wel; 130 onderbroken.",
		},
		Root:     Page{Use: "tanteo [SPEL]", Short: "Houdt de score bij van kruiswoordspellen met letterblokjes", Long: "tanteo houdt de score bij van kruiswoordspellen met letterblokjes. Zonder opdracht opent het scherm, met het spel dat het laatst open was of met SPEL. De opdrachten doen hetzelfde zonder scherm."},
		Enter:    Page{Use: "enter [SPEL] [REGEL…]", Short: "Noteert beurten, een per regel, en antwoordt", Long: "Noteert regels zoals het invoervak op het scherm, en zegt wat elke regel deed. De regels zijn de argumenten, of de standaardinvoer; lege regels en regels die met # beginnen, worden overgeslagen. SPEL is de id van een bewaard spel; in een terminal mag het weg: dan is het het laatste. Een geweigerde regel stopt een pipe of de argumenten; in een terminal gaat het verder.\n\n  H4 JAMON         een zet: eerste vakje en woord\n  = R2wELOJ3l      een zet met zijn woorden en tekens\n  25               zelf getelde punten\n  pas              en de woorden hieronder"},
		Score:    Page{Use: "score WOORDEN…", Short: "Telt één zet", Long: "Telt een zet met zijn woorden, het hoofdwoord eerst: tanteo score R2wELOJ3l. Na een letter staat wat eronder ligt (2l 3l 2w 3w), ? voor een blanco, 0 voor een letter die er al lag; letters tussen haakjes lagen er ook al. Met een vakje wordt de zet op een leeg bord geteld, of op dat van --board: tanteo score \"H4 JAMON\"."},
		Show:     Page{Use: "show [SPEL]", Short: "Toont het blad van een spel", Long: "Toont het blad van een spel als tekst, per ronde; zonder SPEL dat van het laatste."},
		Games:    Page{Use: "games", Short: "Noemt de bewaarde spellen", Long: "Noemt de bewaarde spellen, het nieuwste eerst."},
		Remove:   Page{Use: "rm SPEL", Short: "Gooit een spel in de prullenbak", Long: "Gooit een spel in de prullenbak. games restore haalt het er weer uit."},
		Restore:  Page{Use: "restore SPEL", Short: "Haalt een spel uit de prullenbak", Long: "Haalt een spel uit de prullenbak."},
		Editions: Page{Use: "editions [ID]", Short: "Noemt de edities, of toont er een", Long: "Noemt de edities, of toont er een: de letters, het bord, en waar de cijfers vandaan komen."},
		Rules:    Page{Use: "rules [ID]", Short: "Noemt de reglementen, of toont er een", Long: "Noemt de reglementen, of toont er een: de getallen, en waar ze vandaan komen."},
		Watch:    Page{Use: "watch SPEL", Short: "Volgt een spel op het scherm, zonder te noteren", Long: "Volgt een spel op het scherm: elke beurt is meteen te zien, en alles kan bekeken, opgezocht, gekopieerd en afgedrukt worden. Er kan niets genoteerd worden, en wie noteert merkt er niets van."},
		Serve:    Page{Use: "serve", Short: "Toont het scherm aan anderen, via ssh", Long: "Toont het scherm aan anderen via ssh, vanuit één proces en zonder accounts. Ze komen binnen met\n\n  ssh -t -p 2222 MACHINE [SPEL]\n\nWie binnen mag staat in serve/authorized_keys in de configuratiemap: een OpenSSH-sleutel per regel, met opties ervoor en komma's ertussen:\n\n  role=\"scorer\"       noteert in spellen, en begint ze\n  role=\"spectator\"    kijkt mee; ook een sleutel zonder rol\n  role=\"player Ana\"   voert de zetten van Ana in een duplicate in\n  games=\"2026-11-*\"   alleen spellen met zo'n id\n  name=\"Ana\"          wat de anderen zien\n\n  role=\"player Ana\",name=\"Ana\" ssh-ed25519 AAAAC3Nza…\n\nNiemand anders komt binnen, en er is niets te krijgen dan het scherm: geen shell, geen bestanden, geen doorsturen. Zonder ander adres luistert het alleen op deze machine. Wat er gebeurt staat op de standaardfout, een regel per keer. Ctrl+C of SIGTERM stopt het: iedereen krijgt bericht en alles is bewaard."},
		Replay:   Page{Use: "replay PAD…", Short: "Telt spellen uit GCG-bestanden opnieuw", Long: "Telt elke zet van spellen in GCG opnieuw, en zegt waar het bestand andere cijfers heeft: regel, berekening en mogelijke oorzaak. PAD is een bestand, een map met alles wat daaronder op .gcg en .gcgs eindigt, of - voor de standaardinvoer.\n\nDe exitcode is 1 als een spel afwijkt of onleesbaar is. Wat alleen twijfelachtig is, vooral plankjes en de volgorde van de beurten, wordt geteld en met --warnings gemeld."},
		Import:   Page{Use: "import BESTAND", Short: "Bewaart de spellen van een bestand", Long: "Bewaart elk spel van een GCG-bestand, of dat van een eigen bestand van tanteo (JSON), en schrijft de id. BESTAND is - voor de standaardinvoer. Punten blijven zoals het GCG-bestand ze heeft; waar ze van de onze afwijken, neemt de regel hertel onze telling. Een totaal dat een bestand verkeerd optelt, wordt gemeld."},
		Export:   Page{Use: "export [SPEL]", Short: "Schrijft een spel in een ander formaat", Long: "Schrijft een spel in GCG (voor Quackle, macondo, Woogles), als eigen bestand van tanteo (JSON), als tabel voor rekenbladen (CSV), of als blad in tekst; zonder SPEL het laatste. Het gaat naar de standaarduitvoer, of met -o naar een bestand, waarvan de extensie het formaat bepaalt als --format dat niet doet: .gcg .json .csv .txt. Een bestand dat er al is, blijft staan, behalve met --force."},
		Complete: Page{Use: "completion SHELL", Short: "Schrijft een script dat opdrachten aanvult in een shell", Long: "Schrijft een script dat opdrachten aanvult in bash, zsh, fish of powershell. Laad het zoals de shell dat doet, bijvoorbeeld: source <(tanteo completion bash)"},
		HelpPage: Page{Use: "help [OPDRACHT]", Short: "Legt een opdracht uit", Long: "Legt een opdracht uit."},
		Flags: Flags{
			Config:   "`MAP` van instellingen en spellen",
			Lang:     "`TAAL` van de antwoorden: en, es, nl, fr, de",
			JSON:     "antwoord in JSON",
			Edition:  "`ID` van de editie",
			Version:  "toon de versie",
			Help:     "leg de opdracht uit",
			New:      "begin een spel en schrijf de id",
			Kind:     "`SOORT` van het nieuwe spel: classic of duplicate",
			Rules:    "`ID` van het reglement van het nieuwe spel",
			House:    "`HUISREGELS` van het nieuwe spel, ook voor het volgende: bonus=40,leftovers=none; none",
			Notation: "vakjes van het nieuwe spel: `rows` of gcg",
			Players:  "`NAMEN` met komma's ertussen, een aantal spelers, of @BESTAND met een naam per regel",
			First:    "`NUMMER` van de speler die begint",
			Seed:     "`GETAL` waarmee de plankjes van een duplicate worden getrokken",
			Board:    "`BESTAND` met de rijen van een bord",
			Warnings: "meld ook wat alleen twijfelachtig is",
			Format:   "`FORMAAT`: gcg, json, csv, text",
			Output:   "`BESTAND` om te schrijven",
			Force:    "overschrijf een bestand",
			Listen:   "`ADRES` om op te luisteren, met de poort; zonder is het 127.0.0.1:2222",
		},
		Usage: Usage{
			UnknownFlag: func(flag string) Said { return Said{"Er is geen optie " + flag + ".", "Zie --help."} },
			NeedsValue:  func(flag string) Said { return Said{flag + " heeft een waarde nodig.", "Zie --help."} },
			BadValue: func(flag, value, possible string) Said {
				return Said{value + " is geen waarde voor " + flag + ".", "Mogelijk: " + possible + "."}
			},
			TooMuch: func(argument string) Said {
				return Said{argument + " is hier te veel.", "Laat het weg, of zie --help."}
			},
			Missing: func(what string) Said { return Said{"Er ontbreekt iets: " + what + ".", "Zie --help."} },
			UnknownWord: func(word, nearest string) Said {
				if nearest == "" {
					return Said{word + " is geen opdracht en geen bewaard spel.", "tanteo --help noemt de opdrachten, tanteo games de spellen."}
				}
				return Said{word + " is geen opdracht en geen bewaard spel.", "Bedoel je " + nearest + "? tanteo --help noemt de opdrachten, tanteo games de spellen."}
			},
			UnknownCommand: func(word, nearest, help string) Said {
				if nearest == "" {
					return Said{"Er is geen opdracht " + word + ".", "Zie " + help + "."}
				}
				return Said{"Er is geen opdracht " + word + ".", "Bedoel je " + nearest + "? Zie " + help + "."}
			},
			Number:        "een heel getal",
			NoTerminal:    Said{What: "Het scherm heeft een terminal nodig.", Todo: "Gebruik zonder terminal tanteo enter en tanteo show."},
			WhichGame:     Said{What: "Er is niet gezegd welk spel bedoeld is.", Todo: "Noem het eerst, of begin er een met --new; tanteo games noemt ze."},
			NoGameYet:     Said{What: "Er is nog geen spel open geweest.", Todo: "Begin er een met tanteo enter --new; tanteo games noemt de bewaarde."},
			OnlyNew:       func(flag string) Said { return Said{flag + " is voor een nieuw spel.", "Zet er --new bij."} },
			OnlyDuplicate: func(flag string) Said { return Said{flag + " is voor een duplicate.", "Zet er --kind duplicate bij."} },
			Players: func(fewest, most int) Said {
				return Said{"Een spel heeft " + Number(fewest) + " tot " + Number(most) + " spelers.", "Noem ze met --players \"Ana,Bea\"."}
			},
			PlayerList: func(list string) Said {
				return Said{list + " is geen lijst van namen.", "Zet er komma's tussen, en aanhalingstekens om een naam met een komma."}
			},
			Language: func(tag, possible string) Said {
				return Said{"Er is geen taal " + tag + ".", "Mogelijk: " + possible + "."}
			},
			NoBoard: func(file string) Said {
				return Said{file + " bevat geen bord.", "Een rij per regel: . vrij vakje, letters, klein voor een blanco, [CH]."}
			},
			BoardRows: func(rows, side int) Said {
				if rows == 1 {
					return Said{"Het bord heeft " + Number(rows) + " rij.", "Dat van deze editie heeft er " + Number(side) + "."}
				}
				return Said{"Het bord heeft " + Number(rows) + " rijen.", "Dat van deze editie heeft er " + Number(side) + "."}
			},
			BoardRow: func(row, squares, side int) Said {
				if squares == 1 {
					return Said{"Rij " + Number(row) + " van het bord heeft " + Number(squares) + " vakje.", "Het moeten er " + Number(side) + " zijn."}
				}
				return Said{"Rij " + Number(row) + " van het bord heeft " + Number(squares) + " vakjes.", "Het moeten er " + Number(side) + " zijn."}
			},
			BoardSign: func(row int, sign string) Said {
				return Said{"In rij " + Number(row) + " van het bord staat " + sign + ".", "Gebruik de letters van de editie, of kies een andere met --edition."}
			},
			NoWords:  Said{What: "Er is geen woord om te tellen.", Todo: "Typ ze na score, of zie score --help."},
			Internal: Said{What: "Het programma is op een eigen fout gestuit.", Todo: "Meld het alsjeblieft; wat bewaard was, is veilig."},
		},
		Entry: Entry{
			Prompt:   "> ",
			Line:     func(n int) string { return "Regel " + Number(n) + ": " },
			Welcome:  "Een regel per beurt: H4 JAMON, 25, pas, einde. Ctrl+D stopt; alles is bewaard.",
			OnScreen: func(line, instead string) Said { return Said{line + " is voor het scherm.", "In de shell: " + instead} },
			Behind:   Said{What: "Anderen hebben het spel net veranderd.", Todo: "Bekijk het en geef de regel opnieuw."},
			Others:   "Anderen noteerden net iets.",
		},
		Stored: Stored{
			Removed: func(id string) string {
				return id + " ligt in de prullenbak; games restore " + id + " haalt het terug."
			},
			Restored: func(id string) string { return id + " is terug bij de spellen." },
			None:     "Er is geen spel bewaard.",
		},
		List: List{
			Open:       "open",
			Finished:   "afgelopen",
			Void:       "telt niet mee",
			Altered:    "gewijzigd: alleen lezen",
			Unreadable: "onleesbaar",
			Turns: func(n int) string {
				if n == 1 {
					return Number(n) + " beurt"
				}
				return Number(n) + " beurten"
			},
		},
		Files: Files{
			Summary: func(games, same, differ, unfinished, unreadable int) string {
				if games == 1 {
					return Number(games) + " spel: " + Number(same) + " gelijk, " + Number(differ) + " met verschillen, " + Number(unfinished) + " onaf, " + Number(unreadable) + " onleesbaar."
				}
				return Number(games) + " spellen: " + Number(same) + " gelijk, " + Number(differ) + " met verschillen, " + Number(unfinished) + " onaf, " + Number(unreadable) + " onleesbaar."
			},
			NotRead: func(files int) string {
				if files == 1 {
					return Number(files) + " bestand is niet gelezen."
				}
				return Number(files) + " bestanden zijn niet gelezen."
			},
			Progress: func(games, differ int) string {
				if games == 1 {
					return Number(games) + " spel geteld, " + Number(differ) + " met verschillen"
				}
				return Number(games) + " spellen geteld, " + Number(differ) + " met verschillen"
			},
			Large: func(file, most string) Said {
				return Said{file + " heeft meer dan " + most + ".", "Splits het in kleinere bestanden."}
			},
			NoFile: func(file string) Said { return Said{file + " is geen bestand.", "Noem een ander."} },
			Folder: func(file string) Said { return Said{file + " is een map.", "Noem een bestand erin."} },
			NoFiles: func(folder string) Said {
				return Said{"Er is geen GCG-bestand in " + folder + ".", "De namen eindigen op .gcg of .gcgs; elk ander bestand kun je zelf noemen."}
			},
			Unreadable: func(trouble string) Said { return Said{trouble, "Van dit spel is niets bewaard."} },
			Imported:   func(id, plays, edition string) string { return id + ": " + plays + ", " + edition + "." },
			Copied:     func(id string) string { return id + ": een spel van tanteo, precies zoals het was." },
			Shortened:  "Namen die te lang waren of te veel accenten hadden, zijn ingekort.",
			Altered:    "Het bestand is veranderd sinds tanteo het schreef: kijk of alles klopt.",
			Kept: func(id string, differences int, command string) string {
				if differences == 1 {
					return id + ": " + Number(differences) + " verschil, gelaten zoals in het bestand; de regel " + command + " neemt onze telling."
				}
				return id + ": " + Number(differences) + " verschillen, gelaten zoals in het bestand; de regel " + command + " neemt onze telling."
			},
			Warned: func(id, warnings string) string { return id + ": " + warnings + "; tanteo replay --warnings noemt ze." },
			There: func(file string) Said {
				return Said{file + " is er al.", "Kies een andere naam, of overschrijf het met --force."}
			},
			NoFormat: func(formats, endings string) Said {
				return Said{"Er is niet gezegd in welk formaat.", "Gebruik --format met " + formats + ", of -o met een naam op " + endings + "."}
			},
			Loss: func(turn int, text string) string {
				if turn == 0 {
					return text
				}
				return "Beurt " + Number(turn) + ": " + text
			},
		},
		Print: PrintHelp{
			Print:      Page{Use: "print SOORT", Short: "Maakt bladzijden voor papier", Long: "Maakt bladzijden voor papier: het blad van een spel, lege bladen, het letteroverzicht, het bord. Ze zijn tekst in 80 kolommen, of met --format pdf een PDF voor papier van A4 of Letter, in zwart-wit. Wat het lettertype niet heeft, zoals Chinese of Hebreeuwse namen, staat in een PDF als hokjes, met het nummer van de plaats."},
			Sheet:      Page{Use: "sheet [SPEL]", Short: "Het blad van een spel", Long: "Het blad van een spel: elke beurt met woord, vakje, punten en stand, de eindtabel en de notities; zonder SPEL dat van het laatste. Het gaat naar de standaarduitvoer, of met -o naar een bestand waarvan de extensie, .txt of .pdf, het formaat bepaalt als --format dat niet doet."},
			Blank:      Page{Use: "blank [SPEL]", Short: "Een leeg scoreblad", Long: "Een leeg scoreblad voor twee tot vier spelers, met de namen van --players of van SPEL. Het gaat naar de standaarduitvoer, of met -o naar een bestand waarvan de extensie, .txt of .pdf, het formaat bepaalt als --format dat niet doet."},
			Duplicate:  Page{Use: "duplicate [SPEL]", Short: "Een leeg blad voor duplicate", Long: "Een leeg blad voor duplicate met 30 rondes: de ronde, de top met zijn punten, en elke speler, met de namen van --players of van SPEL. Het gaat naar de standaarduitvoer, of met -o naar een bestand waarvan de extensie, .txt of .pdf, het formaat bepaalt als --format dat niet doet."},
			Tiles:      Page{Use: "tiles [SPEL]", Short: "De letters van een editie, om af te strepen", Long: "Een hokje per letterblokje van een editie, met zijn waarde, om af te strepen zodra het op het bord ligt: van --edition, van SPEL, of van de editie voor nieuwe spellen. Het gaat naar de standaarduitvoer, of met -o naar een bestand waarvan de extensie, .txt of .pdf, het formaat bepaalt als --format dat niet doet."},
			Board:      Page{Use: "board [SPEL]", Short: "Het bord als diagram", Long: "Het bord van een spel zoals het ligt, met de bonusvakjes, de letterwaarden, blanco's gemerkt en de vakjes genoemd zoals het spel ze noemt; zonder SPEL dat van het laatste. Met --edition het lege bord van een editie. Het gaat naar de standaarduitvoer, of met -o naar een bestand waarvan de extensie, .txt of .pdf, het formaat bepaalt als --format dat niet doet."},
			Format:     "`FORMAAT`: text, pdf",
			Paper:      "`MAAT` van het papier van een PDF: a4, letter",
			Players:    "`NAMEN` met komma's ertussen, een aantal spelers, of @BESTAND met een naam per regel",
			OnTerminal: Said{What: "Een PDF is in een terminal niet te lezen.", Todo: "Noem er een bestand voor: -o blad.pdf."},
			OnlyPDF: func(flag string) Said {
				return Said{flag + " is voor een PDF.", "Zet er --format pdf bij, of -o met een naam op .pdf."}
			},
			GameOr: func(flag string) Said {
				return Said{"Er is een spel genoemd, en ook " + flag + ".", "Laat een van de twee weg."}
			},
		},
	}
}

func nlScreen() Screen {
	return Screen{
		Working:    "Berekening",
		Sheet:      "Blad",
		Tiles:      "Zakje",
		Words:      "Woorden",
		Notes:      "Notities",
		Help:       "Hulp",
		Commands:   "Opdrachten",
		TilesLeft:  "Letterverdeling",
		Keys:       "toetsen",
		Lines:      "invoer",
		Counting:   "tellen",
		Total:      "Totaal",
		AllTiles:   "Heel plankje",
		NotCounted: "niet geteld",
		Points:     "punten",
		Now:        "nu",
		Bag:        "zakje",
		Unseen:     "ongezien",
		OnRacks:    "op de plankjes",
		Editing:    func(turn, of int) string { return "beurt " + Number(turn) + " van " + Number(of) + " wijzigen" },
		Looking:    func(turn, of int) string { return "beurt " + Number(turn) + " van " + Number(of) },
		Finished:   "afgelopen",
		Watching:   "alleen kijken",
		Void:       "ongeldig: het spel telt nergens mee",
		WasSame:    func(points int) string { return "was " + Number(points) + "; de totalen blijven gelijk" },
		Was:        func(points int) string { return "was " + Number(points) + ":" },
		Turn:       func(number int) string { return "Beurt " + Number(number) },
		TurnOf:     func(name string) string { return "Beurt van " + name },
		WouldCountNothing: func(turns []int) string {
			if len(turns) == 1 {
				return "Beurt " + enumerate(digits(turns), "en") + " zou 0 tellen."
			}
			return "Beurten " + enumerate(digits(turns), "en") + " zouden 0 tellen."
		},
		Told:            func(counted, told int) string { return "bord " + Number(counted) + " · bestand " + Number(told) },
		Off:             func(points int) string { return "totaal van het bestand " + Signed(points) },
		CountAgain:      func(line string) string { return line + " neemt het onze." },
		KeepsAllTheSame: "Enter houdt de wijziging, Esc niet.",
		FirstTurn:       "Nog geen beurt.",
		ByHandUncounted: "De letters zijn niet bekend: deze beurt telt niet mee in de letterverdeling.",
		Uncounted: func(n int) string {
			if n == 1 {
				return Number(n) + " zet zonder letters telt niet mee."
			}
			return Number(n) + " zetten zonder letters tellen niet mee."
		},
		MoreBelow:   func(n int) string { return "nog " + Number(n) + " hieronder" },
		NoneOf:      func(name, there string) Said { return Said{"Hier is geen " + name + ", wel:", there + "."} },
		NoTurns:     "Nog geen beurt.",
		NoNotes:     "Geen notities. Ctrl+N schrijft er een.",
		NoWords:     "Nog geen woorden.",
		BeforeFirst: "Voor de eerste beurt",
		InNotes:     func(lines int) string { return "nog " + Number(lines) + " bij Notities" },
		UpTo: func(turn int, game string) string {
			if turn == 0 {
				return "Een kopie vanaf het begin, " + game + ". Het andere spel blijft zoals het is."
			}
			return "Een kopie tot en met beurt " + Number(turn) + ", " + game + ". Het andere spel blijft zoals het is."
		},
		Hint: Hints{
			Note:         "noteren",
			Across:       "draaien",
			Down:         "draaien",
			Blank:        "blanco",
			Clear:        "weg",
			Commands:     "opdrachten",
			Help:         "hulp",
			LetterLays:   "typ letters",
			TurnMenu:     "menu",
			Line:         "regel",
			Choose:       "kiezen",
			DoIt:         "doen",
			Back:         "terug",
			Open:         "openen",
			Leave:        "stoppen",
			Field:        "veld",
			Start:        "beginnen",
			NextField:    "volgend veld",
			EndGame:      "spel beëindigen",
			PlayOn:       "verder spelen",
			KeepIt:       "bewaren",
			LeaveIt:      "laten",
			Cell:         "beurt",
			EditTurn:     "wijzigen",
			DeleteTurn:   "wissen",
			Board:        "bord",
			Page:         "pagina",
			Scroll:       "schuiven",
			Tab:          "tabblad",
			TurnBack:     "beurt terug",
			TurnOn:       "verder",
			ToNow:        "naar nu",
			Square:       "vakje",
			AlreadyThere: "lag er al",
			EnterLine:    "uitvoeren",
			Tiles:        "letters",
			Copy:         "kopiëren",
			History:      "vorige",
			StepBack:     "spel terugkijken",
			FinalTable:   "eindtabel",
			Size:         "groot, klein",
			StepTurn:     "beurt",
			FirstLast:    "begin, eind",
			FirstTurn:    "begin",
			EditNote:     "notitie",
			Read:         "lezen",
			Complete:     "aanvullen",
			Write:        "schrijven",
			TakeGame:     "spel openen",
		},
		Menu: Menu{
			Back:            "Terug naar het bord",
			Pass:            "Passen",
			Exchange:        "Ruilen",
			ByHand:          "Punten typen",
			Withdrawn:       "Woord teruggenomen",
			ChallengeFailed: "Was goed",
			Penalty:         "Strafpunten",
			Warning:         "Waarschuwing",
			Note:            "Notitie",
			End:             "Spel beëindigen",
			Correct:         "Beurt wijzigen",
			Recount:         "Opnieuw tellen",
			Delete:          "Beurt wissen",
			GoOn:            "Vanaf hier verder, kopie",
			Challenge:       func(word string) string { return word + " aanvechten" },
			OnTheRight:      "Rechts staat wat je kunt typen.",
			Leave:           "Naar de startpagina",
			ClearBoard:      "Bord leegmaken",
			LayTiles:        "Leggen zonder score",
			Sure:            "Nog eens Enter",
		},
		Palette: map[line.Command]string{
			line.CommandPass:       "de beurt passen",
			line.CommandExchange:   "letters ruilen",
			line.CommandWithdrawn:  "woord van het bord",
			line.CommandChallenge:  "laatste zet eraf",
			line.CommandFailed:     "het woord was goed",
			line.CommandPenalty:    "punten eraf",
			line.CommandBonus:      "punten erbij",
			line.CommandOvertime:   "punten eraf voor tijd",
			line.CommandWarning:    "een speler waarschuwen",
			line.CommandLay:        "letters zonder score",
			line.CommandClear:      "die letters weer weg",
			line.CommandEnd:        "rest; beëindigt het spel",
			line.CommandFinish:     "einde zonder rest",
			line.CommandReopen:     "toch verder spelen",
			line.CommandUndo:       "wijziging terug",
			line.CommandRedo:       "weer doen",
			line.CommandEdit:       "een beurt wijzigen",
			line.CommandInsert:     "een beurt ertussen",
			line.CommandDelete:     "een beurt weg",
			line.CommandRecount:    "tellen zonder bestand",
			line.CommandVoid:       "spel telt nergens mee",
			line.CommandName:       "andere naam",
			line.CommandJoin:       "iemand komt erbij, of komt terug",
			line.CommandLeave:      "iemand gaat weg",
			line.CommandNote:       "notitie schrijven",
			line.CommandAgain:      "nieuw, zelfde spelers",
			line.CommandOpen:       "een ander spel",
			line.CommandWrong:      "jury: beurt was fout",
			line.CommandRack:       "plankje van de ronde",
			line.CommandDraw:       "plankje trekken",
			line.CommandMaster:     "top van de ronde",
			line.CommandBest:       "de beste zetten van een plankje",
			line.CommandCheck:      "de woorden op het blad, nagekeken",
			line.CommandMissed:     "wat elke beurt gemist heeft",
			line.CommandAnalysis:   "iedereen ziet de beste zetten tijdens de partij",
			line.CommandNext:       "ronde sluiten",
			line.CommandTab:        "een tabblad tonen",
			line.CommandPrint:      "afdrukken",
			line.CommandWrite:      "in een bestand opslaan",
			line.CommandTake:       "hier noteren, niet meer elders",
			line.CommandQuit:       "stoppen; alles is bewaard",
			line.CommandClock:      "een klok bijstellen",
			line.CommandClockStart: "de klok loopt",
			line.CommandClockStop:  "de klok staat stil",
			line.CommandOff:        "geen klok",
			line.CommandTurnClock:  "tijd per beurt",
			line.CommandRoundClock: "tijd per ronde",
			line.CommandGameClock:  "tijd per speler",
		},
		Start: Start{
			Tagline:   "de score van kruiswoordspellen met letterblokjes",
			New:       "Nieuw spel",
			Resume:    "Hervatten",
			Earlier:   "Eerdere spellen",
			Count:     "Alleen tellen",
			CountHint: "bord en getypte zetten, zonder blad",
			NewHint: [2]string{
				"Enter opent het formulier van een nieuw spel, nog eens Enter begint:",
				"twee spelers, de letters van je taal, de regels van thuis.",
			},
			KeptIn:      func(folder string) string { return "De spellen staan in " + folder + ". Er gaat niets naar buiten." },
			Open:        "open",
			Finished:    "afgelopen",
			Damaged:     "onleesbaar",
			NoGames:     "Nog geen.",
			JustCount:   "Alleen tellen",
			Independent: "Onafhankelijk van de eigenaars van de merken van de spellen.",
		},
		Form: Form{
			Title:    "Nieuw spel",
			Players:  "Spelers",
			Opens:    "Begint",
			Tiles:    "Letters",
			Rules:    "Reglement",
			Start:    "Het spel beginnen",
			WhoOpens: "Wie begint: ieder pakt een letter, wie het dichtst bij de A zit, begint; een blanco gaat voor de A.",
			Bonus: func(points int) string {
				return "De bonus voor een leeg plankje in één beurt is " + Number(points) + "."
			},
		},
		File: File{
			Open:     "Bestand openen",
			OpenHint: "een spel in GCG, of van tanteo",
			Write:    "Naar een bestand",
			Name:     "Bestand",
			How:      "Een spel in GCG, zoals Quackle, macondo en Woogles het schrijven, of een eigen spelbestand van tanteo. Elke zet wordt opnieuw geteld. Het bestand blijft zoals het is: wat je opent, wordt een van je spellen.",
			From:     func(folder string) string { return "Namen zonder map staan in " + folder + "." },
			Reading:  "Even geduld …",
			Writing:  "Bezig met schrijven …",
			Games: func(n int) string {
				if n == 1 {
					return Number(n) + " spel"
				}
				return Number(n) + " spellen"
			},
			OnlyFirst: func(n int) string { return "De eerste " + Number(n) + " spellen; tanteo import neemt ze alle." },
			Found:     func(plays, edition string) string { return plays + ", " + edition + "." },
			Own:       "Een spel van tanteo, precies zoals het is.",
			Differ: func(n int, line string) string {
				if n == 1 {
					return Number(n) + " verschil, gelaten zoals in het bestand; de regel " + line + " neemt onze telling:"
				}
				return Number(n) + " verschillen, gelaten zoals in het bestand; de regel " + line + " neemt onze telling:"
			},
			Doubts: func(n int) string {
				if n == 1 {
					return Number(n) + " twijfelgeval, zonder gevolgen:"
				}
				return Number(n) + " twijfelgevallen, zonder gevolgen:"
			},
			Unreadable: "onleesbaar",
			Taken:      func(turns, file, edition string) string { return turns + " uit " + file + ", " + edition },
			TakenOwn:   func(turns, file string) string { return turns + " uit " + file },
			FiguresDiffer: func(n int, line string) string {
				if n == 1 {
					return "; " + Number(n) + " cijfer wijkt af: " + line
				}
				return "; " + Number(n) + " cijfers wijken af: " + line
			},
			IsFolder: func(name string) Said {
				if name == "" {
					return Said{"Het bestand is een map.", "Typ de naam van een bestand erin; Tab toont ze."}
				}
				return Said{name + " is een map.", "Typ de naam van een bestand erin; Tab toont ze."}
			},
			GCG:         "Quackle, macondo, Woogles",
			JSON:        "zoals tanteo het bewaart",
			CSV:         "voor rekenbladen",
			Text:        "het blad, om te lezen",
			NoEnding:    "De naam moet op een van deze eindigen.",
			EndingTells: "De extensie bepaalt het formaat:",
			There:       func(name string) string { return name + " is er al: nog eens Enter vervangt het." },
			Written:     func(path string) string { return "Geschreven naar " + path + "." },
			NoForm:      "GCG heeft grenzen:",
		},
		End: End{
			Title:      "Einde van het spel",
			Ask:        "Wat er op elk plankje over is:",
			How:        "Letters, ? voor een blanco, of punten. Leeg of - voor wie uitging.",
			NobodyOut:  "Niemand ging uit: ieder verliest zijn eigen rest.",
			FinalTable: "Eindtabel",
			Before:     "vooraf",
			Left:       "af/bij",
			All:        "totaal",
			WentOut: func(name string, points int) string {
				return name + " ging uit en krijgt er " + Number(points) + " bij."
			},
			SameAsLine: "Hetzelfde als regel, voor de volgende keer.",
			Shared: func(players, place int) string {
				return Number(players) + " spelers delen plaats " + Number(place) + "."
			},
			BestPlay:   "Beste zet",
			AllTiles:   "Heel plankje",
			Average:    "Gemiddeld per beurt",
			Again:      "Nieuw spel, zelfde spelers",
			CopyResult: "Uitslag kopiëren",
			PlayOn:     "Verder spelen (heropenen)",
			OpensNext:  func(name string) string { return name + " begint het volgende spel." },
		},
		Page: TilesPage{
			Title:  func(id string, tiles int) string { return id + " · " + Number(tiles) + " blokjes" },
			Left:   "nog",
			Of:     "van",
			Points: "punten",
			UnseenOf: func(unseen, of int) string {
				return "Ongezien " + Number(unseen) + " van " + Number(of) + ": nog niet op het bord"
			},
			BagWhen: func(bag, players int) string {
				if players == 1 {
					return "Zakje " + Number(bag) + " zolang het plankje vol is"
				}
				return "Zakje " + Number(bag) + " zolang de " + Number(players) + " plankjes vol zijn"
			},
			BagRound:   func(bag int) string { return "Zakje " + Number(bag) + " zolang het plankje van de ronde vol is" },
			Vowels:     "Klinkers",
			Consonants: "medeklinkers",
			PointsLeft: "Punten over",
		},
		Small: Small{
			Needs: func(w, h int) string {
				return "tanteo heeft " + Number(w) + " kolommen en " + Number(h) + " rijen nodig."
			},
			Has:    func(w, h int) string { return "Dit venster heeft er " + Number(w) + " en " + Number(h) + "." },
			Larger: "Maak het groter; het spel is bewaard.",
			Or:     "Of, in elk formaat:",
		},
		WatchingWhom: func(holder string) string { return "alleen kijken · " + holder + " noteert" },
		NoNotesYet:   "Nog geen notities.",
		ReadOnly: func(holder, key string) string {
			return "Alleen lezen: " + holder + " noteert hier; " + key + " neemt het over."
		},
		WatchingOnly: "Je kijkt alleen; hier kan niets genoteerd worden.",
		TakenOver:    "Niemand anders noteert nog: het spel is nu van jou.",
		PenFree: func(key string) string {
			return "Niemand noteert nu. Het spel is van jou zodra je iets noteert (" + key + ")."
		},
		PenGone:    func(holder, key string) string { return holder + " noteert nu. " + key + " neemt het over." },
		LaidStays:  "Wat je legde blijft.",
		LaidOff:    func(key string) string { return "Gelegde letters moesten eraf (" + key + " geeft hun regel)." },
		BeingSaved: "Wordt bewaard…",
		LeaveWaits: "Wordt nog bewaard… Nog eens Ctrl+C stopt zonder te wachten.",
		NotNoted:   func(what string) string { return "Niet genoteerd, anderen waren eerder: " + what },
		Changed:    "Het spel is veranderd.",
		ToNewest:   func(key string) string { return key + " gaat erheen." },
		TakeTitle:  "Hier noteren?",
		TakeFrom:   func(holder string) string { return "Overnemen van " + holder },
		Taken:      "Je noteert nu hier.",
		DraftAside: func(name string) string {
			return "De onafgemaakte invoer klopte niet; die is opzijgezet als " + name + "."
		},
		ChangedUnder: func(id string) string {
			return "Iemand anders heeft het bestand veranderd. Jouw spel gaat verder als " + id + "."
		},
		GoesOnAs: func(id string) string { return "Jouw spel gaat verder als " + id + "." },
		NotSaved: func(why string) string {
			return "Niet bewaard. " + why + " Bij elke toets wordt het opnieuw geprobeerd."
		},
		LeaveUnsaved:  func(why string) string { return "Niet bewaard. " + why + " Nog eens Ctrl+C stopt zonder te bewaren." },
		ClipboardSent: "Naar het klembord van je terminal gestuurd. Komt er niets: Ctrl+P, naar een bestand.",
		Restored:      "Je onafgemaakte zet is terug.",
		RestoredOf:    func(holder string) string { return "De onafgemaakte zet van " + holder + " ligt nu hier." },
		Pasted: func(taken, left int, enter, esc string) string {
			takenText := Number(taken) + " regels"
			if taken == 1 {
				takenText = Number(taken) + " regel"
			}
			leftText := ", nog " + Number(left) + " over: " + enter + " gaat verder, " + esc + " laat ze weg"
			if left == 0 {
				leftText = ""
			}
			return takenText + " overgenomen" + leftText + "."
		},
		PastedCells: func(taken, left int) string {
			takenText := Number(taken) + " regels"
			if taken == 1 {
				takenText = Number(taken) + " regel"
			}
			leftText := ", " + Number(left) + " na deze weggelaten"
			if left == 0 {
				leftText = ""
			}
			return takenText + " overgenomen" + leftText + "."
		},
		PastedTooLong: func(limit, cut int) string {
			if cut == 1 {
				return "Een regel heeft hoogstens " + Number(limit) + " tekens: " + Number(cut) + " viel er buiten."
			}
			return "Een regel heeft hoogstens " + Number(limit) + " tekens: " + Number(cut) + " vielen er buiten."
		},
		Key: KeyHelp{
			OnBoard:      "Op het bord",
			Everywhere:   "Overal",
			InEntry:      "In het invoervak",
			InSheet:      "Op het blad",
			Move:         "cursor verplaatsen",
			RowEnds:      "begin, eind van de rij",
			Lay:          "letters",
			LayDoes:      "leggen, over andere heen",
			Turn:         "draaien: horiz., vert.",
			Blank:        "de letter is blanco",
			Backspace:    "één letter terug",
			Esc:          "alle letters terug",
			Enter:        "de zet noteren",
			EnterEmpty:   "zonder letters: menu",
			Digits:       "punten, getypte zet",
			BackOn:       "zonder letters: beurten",
			Panes:        "ander paneel",
			NextTab:      "volgend tabblad",
			Large:        "paneel groot, klein",
			Line:         "een regel typen",
			Command:      "opdracht zoeken",
			Undo:         "ongedaan, opnieuw",
			Note:         "notitie schrijven",
			Copy:         "kopiëren",
			Redraw:       "opnieuw tekenen",
			Ends:         "terugkijken: begin, eind",
			FirstTurn:    "naar de eerste beurt",
			LastTurn:     "naar de laatste beurt",
			HasNote:      "beurt met notitie",
			Leave:        "stoppen; alles bewaard",
			Suspend:      "naar de shell; fg terug",
			HistoryKeys:  "eerdere regels",
			CompleteKey:  "aanvulling nemen",
			TypedTiles:   "langs de letters",
			EscEntry:     "leeg, dan het bord",
			Cells:        "van beurt naar beurt",
			EditKey:      "de beurt wijzigen",
			DeleteKey:    "wissen (vraagt eerst)",
			EscSheet:     "naar het bord",
			MadeFrom:     "Gemaakt uit de toetsen van deze versie. Het spel gaat erachter verder.",
			PlayAsLine:   "Een zet als regel",
			AnythingElse: "Al het andere",
			Sift:         "in die lijst zoeken",
			Pages:        "idem; lijsten: pagina",
			OverTiles:    "vakje, blanco, lag al",
			ThisHelp:     "deze hulp",
			Write:        "van een ander overnemen",
		},
		KeyNames: map[string]string{
			"Ctrl":      "Ctrl",
			"Enter":     "Enter",
			"Space":     "Spatie",
			"Up":        "Omhoog",
			"Down":      "Omlaag",
			"Left":      "Links",
			"Right":     "Rechts",
			"Arrows":    "Pijlen",
			"Home":      "Home",
			"End":       "End",
			"Del":       "Del",
			"Backspace": "Backspace",
			"Shift+Tab": "Shift+Tab",
			"PgUp":      "PgUp",
			"PgDn":      "PgDn",
		},
		Examples: [][2]string{
			{"H4 JAMON", "horizontaal of verticaal vanaf een vakje, het hele woord"},
			{"6F ZUOS", "of alleen de nieuwe letters"},
			{"H4 JAMO?N", "? na een letter: het is een blanco"},
			{"= R2wELOJ3l ME", "getypte zet: 2l 3l 2w 3w onder een letter, 0 of ( ) lag er al"},
			{"25", "zelf getelde punten, tot 2000"},
			{"Ana: pas", "voor een ander dan wie aan de beurt is"},
			{"H4 JAMON / AEJMNOX", "met het plankje waarvan hij komt"},
			{"wijzig 3 J6 SILLON", "wijzigt beurt 3; alle latere worden opnieuw geteld"},
			{
				"wijzig 3 notitie …",
				"de notitie na beurt 3, met 0 die voor de eerste; zonder tekst gaat hij weg, een alineateken scheidt de regels",
			},
		},
		CountingText: []string{
			"Elke nieuwe letter telt wat erop staat, twee of drie keer op 2x of 3x letterwaarde.",
			"Dan wordt het woord opgeteld, en de som gaat maal twee of drie voor elk vakje met 2x of 3x woordwaarde dat een nieuwe letter bedekt: twee dubbele maken 4, twee drievoudige 9.",
			"Een bonusvakje telt alleen in de beurt waarin het bedekt wordt. Een blanco telt 0, maar zijn woordwaarde werkt.",
			"Elk woord dat ontstaat of verandert, telt mee, en een letter in twee woorden telt in beide.",
			"Alle letters van het plankje in één beurt geven de bonus, na al het andere.",
		},
		OnlyCounts: Said{What: "Alleen tellen telt zetten, zonder spelers.", Todo: "Typ een zet of begin een partij."},
	}
}

func nlTable() Table {
	return Table{
		Columns: csv.Columns{
			Number:    "beurt",
			Round:     "ronde",
			Seat:      "plaats",
			Player:    "speler",
			Kind:      "soort",
			Square:    "vakje",
			Word:      "woord",
			Words:     "woorden",
			NewTiles:  "nieuwe letters",
			Exchanged: "geruild",
			Rack:      "plankje",
			Bonus:     "bonus",
			Points:    "punten",
			Total:     "totaal",
			Master:    "top",
			Notes:     "notities",
		},
		Kinds: map[sheet.TurnKind]string{
			sheet.KindPlay:      "zet",
			sheet.KindTyped:     "getypt",
			sheet.KindPoints:    "zelf geteld",
			sheet.KindPass:      "gepast",
			sheet.KindExchange:  "geruild",
			sheet.KindWithdrawn: "teruggenomen",
			sheet.KindPenalty:   "strafpunten",
			sheet.KindBonus:     "bonus",
			sheet.KindOvertime:  "overtijd",
			sheet.KindWarning:   "waarschuwing",
			sheet.KindChallenge: "onterecht aangevochten",
			sheet.KindEnd:       "rest",
		},
		CameOff: "aangevochten",
		Faulty:  "past niet",
	}
}

func nlPaper() Paper {
	return Paper{
		Page:      func(n, of int) string { return "pagina " + Number(n) + " van " + Number(of) },
		Sheet:     "Scoreblad",
		Duplicate: "Blad voor duplicate",
		Tiles:     "Letteroverzicht",
		Board:     "Bord",
		Event:     "Toernooi",
		Stage:     "Ronde",
		Table:     "Tafel",
		Place:     "Plaats",
		Date:      "Datum",
		Number:    "nr.",
		Word:      "woord",
		Square:    "vakje",
		Points:    "ptn",
		Running:   "stand",
		Penalties: "Strafpunten",
		Left:      "Letters over",
		Total:     "Totaal",
		Signature: "Handtekening",
		Gap:       "Verschil",
		Percent:   func(number string) string { return number + "%" },
		Unseen: func(tiles int) string {
			if tiles == 1 {
				return "Ongezien: " + Number(tiles) + " letter."
			}
			return "Ongezien: " + Number(tiles) + " letters."
		},
		Turns: func(n int) string {
			switch n {
			case 0:
				return "Voor de eerste beurt"
			case 1:
				return "Na " + Number(n) + " beurt"
			}
			return "Na " + Number(n) + " beurten"
		},
		Rounds: func(n int) string {
			if n == 1 {
				return "Na " + Number(n) + " ronde"
			}
			return "Na " + Number(n) + " rondes"
		},
		CrossOff: "Streep elk blokje af zodra het op het bord ligt.",
		Blank:    "blanco",
		Circled:  "in een cirkel: een blanco",
		Asked:    "? na de letter: een blanco",
		Loose:    "Letters zonder score: ",
		NotInFont: func(letters string) string {
			return "Het lettertype heeft geen teken voor " + letters + ": schrijf het met de hand."
		},
	}
}

func nlReplay() Replay {
	return Replay{
		Verdicts: map[gcg.Verdict]string{
			gcg.Same:       "gelijk",
			gcg.Differs:    "wijkt af",
			gcg.Unfinished: "onaf",
			gcg.Unreadable: "onleesbaar",
		},
		Plays: func(n int) string {
			if n == 1 {
				return Number(n) + " zet"
			}
			return Number(n) + " zetten"
		},
		Differences: func(n int) string {
			if n == 1 {
				return Number(n) + " verschil"
			}
			return Number(n) + " verschillen"
		},
		Warnings: func(n int) string {
			if n == 1 {
				return Number(n) + " waarschuwing"
			}
			return Number(n) + " waarschuwingen"
		},
		Final: func(player string, file int) string { return player + " " + Number(file) },
		Counted: func(player string, file, ours int) string {
			return player + " " + Number(file) + " (geteld " + Number(ours) + ")"
		},
		Origins: map[gcg.Origin]func(edition string) string{
			gcg.ByDistribution: func(edition string) string { return edition + " volgens de letterverdeling" },
			gcg.ByLexicon:      func(edition string) string { return edition + " volgens de woordenlijst" },
			gcg.ByFit:          func(edition string) string { return edition + " volgens de letters" },
		},
		NoEdition: "geen editie",
		Place: func(line, column int) string {
			if column == 0 {
				return "regel " + Number(line) + ": "
			}
			return "regel " + Number(line) + ", kolom " + Number(column) + ": "
		},
		Game:  func(file string, n int) string { return file + ", spel " + Number(n) },
		Input: "standaardinvoer",
		Differ: map[gcg.Kind]func(Differing) string{
			gcg.Score: func(d Differing) string {
				return d.Word + " op " + d.At + " telt " + Number(d.Ours) + "; het bestand heeft " + Number(d.File) + "."
			},
			gcg.Total: func(d Differing) string {
				return "Het totaal vooraf en de punten maken " + Number(d.Ours) + "; het bestand heeft " + Number(d.File) + "."
			},
			gcg.End: func(d Differing) string {
				return "De rest " + d.Text + " telt " + Signed(d.Ours) + "; het bestand heeft " + Signed(d.File) + "."
			},
			gcg.Withdrawn: func(d Differing) string {
				return "Wat eraf gaat, telde " + Signed(d.Ours) + "; het bestand heeft " + Signed(d.File) + "."
			},
			gcg.Pass: func(d Differing) string {
				return "Een beurt zonder zet telt 0; het bestand heeft " + Signed(d.File) + "."
			},
			gcg.Time: func(d Differing) string {
				return "Een tijdstraf neemt punten af; het bestand heeft " + Signed(d.File) + "."
			},
			gcg.BadLine:  func(d Differing) string { return d.Text + " is onleesbaar." },
			gcg.BadTiles: func(d Differing) string { return d.Text + " heeft een letter die " + d.Edition + " niet heeft." },
			gcg.NotPlay:  func(Differing) string { return "Hier staat geen spel." },
		},
		OurTotals: "De tussenstanden op het blad zijn de onze; alleen een geëxporteerd GCG-bestand heeft die van het bestand.",
		NoBoard:   func(name string) string { return "Geen editie heeft het bord " + name + "." },
		NotHis: func(points int) string {
			return "Deze speler heeft geen zet om terug te nemen; het bestand heeft " + Signed(points) + "."
		},
		TooManyLines: func(n int) string {
			return "Een partij heeft hoogstens " + Number(n) + " regels, en deze heeft er meer."
		},
		Causes: map[gcg.Cause]func(letter string) string{
			gcg.CauseFolded: func(letter string) string {
				return "Misschien is de bonus voor een onterechte aanvechting erbij geteld."
			},
			gcg.CauseNoBonus: func(letter string) string { return "De bonus voor een heel plankje ontbreekt." },
			gcg.CauseBlank:   func(letter string) string { return "Het zou kloppen met de " + letter + " als blanco." },
			gcg.CauseCapital: func(letter string) string {
				return "Het zou kloppen met de " + letter + " als gewone letter, geen blanco."
			},
			gcg.CauseOnce:   func(letter string) string { return "Ze zijn één keer geteld, niet dubbel." },
			gcg.CauseDouble: func(letter string) string { return "Ze zijn dubbel geteld, of met het verkeerde teken." },
			gcg.CauseSum:    func(letter string) string { return "Misschien is er verkeerd opgeteld." },
		},
		Doubts: map[gcg.Doubt]func(text string) string{
			gcg.DoubtRack:      func(text string) string { return "Het plankje " + text + " heeft niet alle letters." },
			gcg.DoubtSize:      func(text string) string { return "Het plankje " + text + " heeft te veel letters." },
			gcg.DoubtBag:       func(text string) string { return "Er zijn meer " + text + " dan de set heeft." },
			gcg.DoubtTurn:      func(text string) string { return text + " heeft twee beurten achter elkaar." },
			gcg.DoubtName:      func(text string) string { return text + " is niet aangegeven, of heet als een ander." },
			gcg.DoubtPlacement: func(text string) string { return text + " kan daar niet liggen." },
			gcg.DoubtLeft:      func(text string) string { return "De rest is niet het plankje " + text + "." },
			gcg.DoubtAfter:     func(text string) string { return text + " heeft een beurt na het einde." },
			gcg.DoubtText:      func(text string) string { return text + " hoort nergens bij; het blijft als notitie." },
			gcg.DoubtEncoding:  func(text string) string { return "De tekst heeft niet de codering " + text + "." },
			gcg.DoubtOldText: func(text string) string {
				return "De codering " + text + " is geraden aan de letters. Een eerste regel #character-encoding geeft uitsluitsel."
			},
			gcg.DoubtEdition: func(text string) string { return "De letters " + text + " zijn hier niet bekend." },
			gcg.DoubtGuess: func(text string) string {
				return "De editie is een gok: met " + text + " komen de cijfers anders uit. Een regel #tile-distribution in het bestand maakt het zeker."
			},
			gcg.DoubtValues: func(text string) string {
				return "De meeste beurten tellen anders dan in " + text + ": de letterwaarden of het bord zijn anders, zoals bij Wordfeud. Beschrijf ze in een eigen bestand in editions/ en noem dat met --edition."
			},
			gcg.DoubtLong: func(text string) string { return text + " is lang: het wordt heel bewaard en ingekort getoond." },
			gcg.DoubtCut:  func(text string) string { return "Het bestand houdt op midden in de regel " + text + "." },
		},
		StrayRack: func(rack, sign string) string {
			return "Op het plankje " + rack + " is " + sign + " geen letter. Het plankje telt niet mee en blijft bewaard zoals het is."
		},
		Losses: map[gcg.LossKind]func(Lost) string{
			gcg.LossPoints: func(l Lost) string {
				return l.Player + ": " + l.Points + ", zelf geteld; geschreven als passen en een bonus."
			},
			gcg.LossTyped: func(l Lost) string {
				return l.Player + ": " + l.Text + ", " + l.Points + ", zonder vakje; geschreven als passen en een bonus."
			},
			gcg.LossFault: func(l Lost) string { return l.Player + ": " + l.Text + " past niet; geschreven als passen." },
			gcg.LossRests: func(l Lost) string {
				return l.Player + ": " + l.Text + ", " + l.Points + ", telt met letters zonder score; geschreven als passen en bonus."
			},
			gcg.LossExchange: func(l Lost) string { return l.Player + ": een ruil van niemand weet hoeveel; geschreven als passen." },
			gcg.LossWithdrawn: func(l Lost) string {
				return l.Player + ": een teruggenomen woord dat niet genoteerd is; geschreven als passen."
			},
			gcg.LossLaid: func(l Lost) string { return "Letters zonder score worden niet geschreven: " + l.Text + "." },
			gcg.LossBonus: func(l Lost) string {
				return l.Player + ": " + l.Points + ", " + l.Text + "; geschreven als bonus voor aanvechten."
			},
			gcg.LossPenalty: func(l Lost) string { return l.Player + ": " + l.Points + ", " + l.Text + "; geschreven als tijdstraf." },
			gcg.LossWarning: func(l Lost) string {
				if l.Points == "" {
					if l.Text == "" {
						return l.Player + ": een waarschuwing."
					}
					return l.Player + ": een waarschuwing, " + l.Text + "."
				}
				if l.Text == "" {
					return l.Player + ": een waarschuwing, " + l.Points + "."
				}
				return l.Player + ": een waarschuwing, " + l.Text + ", " + l.Points + "."
			},
			gcg.LossLeft: func(l Lost) string {
				return l.Player + ": " + l.Points + " voor een rest van onbekende letters; geschreven als bonus of tijdstraf."
			},
			gcg.LossFinished: func(Lost) string { return "Het spel is zonder rest afgelopen." },
			gcg.LossPlayers:  func(Lost) string { return "Meer dan twee spelers: de meeste programma's lezen dat niet." },
			gcg.LossJoined:   func(l Lost) string { return l.Text + " kwam later; geschreven als speler vanaf het begin." },
			gcg.LossGone:     func(l Lost) string { return l.Player + " vertrekt hier van tafel." },
			gcg.LossBack:     func(l Lost) string { return l.Player + " is hier terug aan tafel." },
			gcg.LossVoid:     func(Lost) string { return "Dit spel telt nergens mee." },
			gcg.LossDuplicate: func(Lost) string {
				return "Een duplicate: de tops staan er als zetten van één speler, wat ieder had als notities."
			},
			gcg.LossCells: func(l Lost) string { return l.Text },
		},
	}
}

func nlDuplicate() Duplicate {
	return Duplicate{
		Cell: func(round int, player, row string) string {
			return "Ronde " + Number(round) + ", " + player + ": " + row + "."
		},
		Master: func(round int, row string) string { return "Ronde " + Number(round) + ", top: " + row + "." },
		Rack:   func(round int, tiles string) string { return "Ronde " + Number(round) + ", plankje: " + tiles + "." },
		Closed: func(round int, row string) string {
			return "Ronde " + Number(round) + " is gesloten. Top: " + row + "."
		},
		Next:    func(player string) string { return "Nu " + player + "." },
		AllIn:   "Iedereen is binnen: typ volgende.",
		Without: func(players string) string { return "Niets van " + players + "." },
		Tables:  func(n int) string { return Number(n) + " spelers" },
		Deleted: func(round int) string { return "Ronde " + Number(round) + " staat niet meer op het blad." },
		DeletedWith: func(round, rows int) string {
			if rows == 1 {
				return "Ronde " + Number(round) + " staat niet meer op het blad, en daarmee ook een straf, bonus of waarschuwing niet."
			}
			return "Ronde " + Number(round) + " staat niet meer op het blad, en daarmee ook " + Number(rows) + " straffen, bonussen of waarschuwingen niet."
		},
		Emptied: func(round int, player string) string { return "Ronde " + Number(round) + ", " + player + ": leeg." },
		Faults: func(rounds string, n int) string {
			if n == 1 {
				return "Een zet van ronde " + rounds + " past niet op het bord en telt 0."
			}
			return "Zetten van de rondes " + rounds + " passen niet op het bord en tellen 0."
		},
		See: func(rounds string, n int) string {
			if n == 1 {
				return "Kijk naar ronde " + rounds + "."
			}
			return "Kijk naar de rondes " + rounds + "."
		},
		WouldFault: func(rounds string, n int) string {
			if n == 1 {
				return "Een zet van ronde " + rounds + " zou 0 tellen."
			}
			return "Zetten van de rondes " + rounds + " zouden 0 tellen."
		},
		Round:        "Ronde",
		MasterColumn: "Top",
		Total:        "Totaal",
		Share:        "Deel",
	}
}

func nlStats() Stats {
	return Stats{
		Page:   Page{Use: "stats [SPELER]", Short: "Vertelt wat de spelers in alle bewaarde spellen deden", Long: "Vertelt wat de spelers deden in alle bewaarde spellen die zijn afgelopen: spellen, winst, gemiddelden, het beste; of met SPELER wat één speler deed, en hoe tegen ieder ander. Klassieke spellen en duplicate staan apart; ongeldige spellen tellen niet mee. SPELER is een naam of het begin ervan; accenten en hoofdletters maken niet uit."},
		From:   "alleen spellen vanaf deze `DAG`: 2026-11-29, 2026-11 of 2026",
		To:     "alleen spellen tot en met deze `DAG`",
		Scheme: "een competitie met deze `TELLING` van punten: xp, wins, of een eigen",
		Day:    "een dag als 2026-11-29, een maand, een jaar",
		NoPlayer: func(name string) Said {
			return Said{"Geen spel dat meetelt, is van " + name + ".", "tanteo stats noemt de spelers."}
		},
		WhichPlayer: func(name, possible string) Said {
			return Said{name + " kan " + possible + " zijn.", "Schrijf meer van de naam."}
		},
		Title:     "Statistiek",
		Hint:      "spelers, onderling, competities",
		Classic:   "klassiek",
		Duplicate: "duplicate",
		Games: func(n int) string {
			if n == 1 {
				return Number(n) + " spel"
			}
			return Number(n) + " spellen"
		},
		People: func(n int) string {
			if n == 1 {
				return Number(n) + " speler"
			}
			return Number(n) + " spelers"
		},
		None:    "Er telt nog geen spel mee: alleen een afgelopen spel doet dat.",
		Nobody:  "Nog geen speler heeft een uitslag: daar is een naam voor nodig.",
		Reading: "De spellen worden gelezen …",
		Unfinished: func(n int) string {
			if n == 1 {
				return Number(n) + " spel dat niet is afgelopen"
			}
			return Number(n) + " spellen die niet zijn afgelopen"
		},
		Void: func(n int) string {
			if n == 1 {
				return Number(n) + " ongeldig spel"
			}
			return Number(n) + " ongeldige spellen"
		},
		Copies: func(n int) string {
			if n == 1 {
				return Number(n) + " kopie"
			}
			return Number(n) + " kopieën"
		},
		Unreadable: func(n int) string {
			if n == 1 {
				return Number(n) + " onleesbaar bestand"
			}
			return Number(n) + " onleesbare bestanden"
		},
		NotCounted: func(list string) string { return "Niet meegeteld: " + list + "." },
		Nameless: func(seats int) string {
			if seats == 1 {
				return Number(seats) + " uitslag is van niemand: zonder naam, of met de naam van twee aan tafel."
			}
			return Number(seats) + " uitslagen zijn van niemand: zonder naam, of met de naam van twee aan tafel."
		},
		Highest: func(player, what, day string) string {
			return "Hoogste score: " + player + " " + what + ", " + day + "."
		},
		BestPlay: func(player, what, day string) string { return "Beste zet: " + what + ", " + player + ", " + day + "." },
		Brings: func(win, perPlayer, others int) string {
			if perPlayer == 0 {
				return Number(win) + " voor de winnaar, " + Number(others) + " voor ieder ander"
			}
			if win == 0 {
				return Number(perPlayer) + " × spelers voor de winnaar, " + Number(others) + " voor ieder ander"
			}
			return Number(win) + " + " + Number(perPlayer) + " × spelers voor de winnaar, " + Number(others) + " voor ieder ander"
		},
		Players:  "Spelers",
		League:   "Competitie",
		Player:   "speler",
		Against:  "onderling",
		Played:   "spellen",
		Won:      "winst",
		Shared:   "gelijk",
		Average:  "gem.",
		Best:     "hoog",
		Lowest:   "laag",
		AllTiles: "bonus",
		Total:    "totaal",
		Ahead:    "voor",
		Even:     "gelijk",
		Behind:   "achter",
		For:      "gemaakt",
		Opposed:  "tegen",
		Points:   "punten",
		Results: func(games, won, shared int) string {
			gamesText := Number(games) + " spellen"
			if games == 1 {
				gamesText = Number(games) + " spel"
			}
			sharedText := ", " + Number(shared) + " gelijk"
			if shared == 0 {
				sharedText = ""
			}
			return gamesText + ", " + Number(won) + " gewonnen" + sharedText
		},
		PerGame: func(game, turn string) string { return game + " per spel, " + turn + " per beurt" },
		Fact: StatsFacts{
			Games:    "Spellen",
			Average:  "Gemiddeld",
			Best:     "Hoogste score",
			Lowest:   "Laagste score",
			BestPlay: "Beste zet",
			AllTiles: "Hele plankjes",
			Total:    "Punten in totaal",
		},
		ToKind:   "klassiek, duplicate",
		ToScheme: "telling",
		ToPlayer: "de speler",
	}
}

func nlEarlier() Earlier {
	return Earlier{
		Trash:      Page{Use: "trash", Short: "Noemt de spellen in de prullenbak", Long: "Noemt de spellen in de prullenbak. games restore haalt er een uit."},
		Search:     "alleen spellen met elk woord van deze `TEKST` in spelers, toernooi, dag (2026-11-29) of id",
		NoneFound:  func(text string) string { return "Geen spel heeft dit alles: " + text + "." },
		TrashEmpty: "De prullenbak is leeg.",
		Games:      "Spellen",
		Thrown:     "Prullenbak",
		Field:      "Zoeken",
		Of:         func(shown, all int) string { return Number(shown) + " van " + Number(all) },
		Reading:    "De spellen worden gelezen …",
		Duplicate: func(players int) string {
			if players == 1 {
				return "duplicate, " + Number(players) + " speler"
			}
			return "duplicate, " + Number(players) + " spelers"
		},
		Rounds: func(n int) string {
			if n == 1 {
				return Number(n) + " ronde"
			}
			return Number(n) + " rondes"
		},
		VoidMark:    "ongeldig",
		AlteredMark: "gewijzigd",
		Open:        "Openen",
		Copy:        "Een kopie, als nieuw spel",
		Again:       "Nieuw spel, zelfde spelers",
		Void:        "Ongeldig: telt nergens mee",
		ToTrash:     "In de prullenbak",
		Restore:     "Uit de prullenbak halen",
		Sure:        "Nog eens Enter: ja",
		Done: EarlierDone{
			Copied:   func(id string) string { return "Gekopieerd, als " + id + "." },
			Voided:   func(id string) string { return id + " telt niet meer mee; ongedaan in het spel draait dat terug." },
			Thrown:   func(id string) string { return id + " ligt in de prullenbak." },
			Restored: func(id string) string { return id + " is terug." },
		},
		ToMenu:   "meer",
		ToTab:    "spellen, prullenbak",
		ToDelete: "prullenbak",
	}
}

func nlServed() Served {
	return Served{
		NoTerminal: Said{What: "Het scherm heeft een terminal nodig.", Todo: "Vraag erom met ssh -t."},
		OneGame:    Said{What: "Er kan maar om één spel gevraagd worden.", Todo: "ssh -t MACHINE SPEL opent het; zonder SPEL krijg je de lijst."},
		NoGame:     Said{What: "Dat spel is niet bij de jouwe.", Todo: "Zonder naam krijg je de lijst."},
		TooMany:    Said{What: "Er zijn op dit moment te veel sessies.", Todo: "Probeer het later, of sluit er een van jou."},
		Gone:       Said{What: "Je sleutel wordt niet meer toegelaten.", Todo: "Vraag het aan wie deze server beheert."},
		Stopped:    Said{What: "De server stopt; alles is bewaard.", Todo: "Kom later terug."},
		Idle:       Said{What: "Hier is lang niets gebeurd; alles is bewaard.", Todo: "Kom terug wanneer je wilt."},
		Fault:      Said{What: "Een fout in het programma heeft deze sessie beëindigd; wat genoteerd was, is bewaard.", Todo: "Kom terug, en meld het aan wie deze server beheert."},
		Outside: func(id string) Said {
			return Said{id + " zou niet bij jouw spellen horen.", "Vraag het aan wie deze server beheert."}
		},
		Listen: func(address, why string) Said {
			return Said{"De server kan niet luisteren op " + address + ": " + why + ".", "Kies een ander adres met --listen."}
		},
	}
}

func nlCopying() Copying {
	return Copying{
		Result:    "de uitslag",
		Play:      "de zet",
		Sheet:     "het blad",
		CopyPlay:  "Zet kopiëren",
		CopySheet: "Blad kopiëren",
		ToFile:    "Kopiëren naar bestand",
		What:      "Wat",
		Text:      "dezelfde tekst, leesbaar",
		FileName:  "zet",
		Nothing:   "Er valt niets te kopiëren.",
		TooLong:   "Te lang voor het klembord van een terminal: Ctrl+P, naar een bestand.",
		InTmux:    "Gestuurd. tmux laat het door na: tmux set -s set-clipboard on. Of Ctrl+P, naar een bestand.",
		House:     "`HUISREGELS` om mee te tellen: bonus=40",
	}
}

func nlPrinting() Printing {
	return Printing{
		Title: "Printen",
		What:  "Wat",
		Paper: "Papier",
		Kinds: map[string]string{
			"sheet":     "het blad",
			"blank":     "een leeg blad",
			"duplicate": "leeg blad, duplicate",
			"tiles":     "letteroverzicht",
			"board":     "het bord",
		},
		Papers: [2]string{"A4", "Letter"},
		PDF:    "voor een printer",
		Text:   "80 kolommen, om te lezen",
		Row:    "Printen …",
	}
}

func nlTwoTile() TwoTile {
	return TwoTile{
		Words: Page{Use: "words SOORT", Short: "Noemt woorden van een taal", Long: "Noemt woorden: die van twee letters van een editie, die van een rek, of een woord in een lijst staat, en welke lijsten er zijn."},
		Two:   Page{Use: "two", Short: "De woorden van twee letters", Long: "Noemt de woorden van twee letters van een editie, van --edition of van die voor nieuwe spellen, zoals een bron ze geeft, en noemt de bron. Waar er geen is, zijn ze niet bekend."},
		Title: "Woorden van twee letters",
		Count: func(words int, edition string) string {
			if words == 1 {
				return Number(words) + " woord van twee letters: " + edition
			}
			return Number(words) + " woorden van twee letters: " + edition
		},
		With:     func(letter string, all []string) string { return "Met " + letter + ": " + strings.Join(all, " ") },
		Without:  func(letter string) string { return "Met " + letter + ": geen" },
		NotKnown: func(edition string) string { return "De woorden van twee letters zijn niet bekend: " + edition + "." },
		Letter:   func(key string) string { return "Een letter toont zijn woorden, " + key + " alle." },
		Source:   func(text string) string { return "bron: " + text },
	}
}

func nlPlaying() Playing {
	return Playing{
		Rules:      "spelregels",
		Book:       "reglement",
		About:      "over",
		Brief:      "In het kort",
		Before:     "Voor het spel",
		Turn:       "Een beurt",
		Exchange:   "Ruilen",
		Challenges: "Aanvechten en strafpunten",
		End:        "Het einde",
		Time:       "De tijd",
		Duplicate:  "Duplicate",
		Sheet:      "Het blad",
		InBrief: func(centre string, rack, bonus int) []string {
			if bonus == 1 {
				return []string{
					"Leg letters op één lijn, zodat alles wat elkaar raakt woorden vormt.",
					"Het eerste woord bedekt " + centre + "; elke latere zet raakt een letter die er al ligt.",
					"Een beurt is een zet, ruilen of passen. Vul daarna je plankje weer aan tot " + Number(rack) + " letters.",
					"Alle " + Number(rack) + " letters in één beurt geven " + Number(bonus) + " punt extra.",
					"Het is afgelopen als het zakje leeg is en iemand de laatste letter heeft gelegd, of als niemand nog speelt.",
					"De letters die over zijn, worden aan het eind verrekend. Het hoogste totaal wint.",
				}
			}
			return []string{
				"Leg letters op één lijn, zodat alles wat elkaar raakt woorden vormt.",
				"Het eerste woord bedekt " + centre + "; elke latere zet raakt een letter die er al ligt.",
				"Een beurt is een zet, ruilen of passen. Vul daarna je plankje weer aan tot " + Number(rack) + " letters.",
				"Alle " + Number(rack) + " letters in één beurt geven " + Number(bonus) + " punten extra.",
				"Het is afgelopen als het zakje leeg is en iemand de laatste letter heeft gelegd, of als niemand nog speelt.",
				"De letters die over zijn, worden aan het eind verrekend. Het hoogste totaal wint.",
			}
		},
		Dictionary: []string{
			"Spreek voor het begin een woordenboek of woordenlijst af.",
			"Niemand zoekt een woord op, of vraagt ernaar, voordat hij het legt.",
		},
		Racks: func(rack int) string {
			return "De letters liggen omgekeerd, of in een zakje waar niemand in kijkt. Ieder pakt er " + Number(rack) + " en houdt ze verborgen op een plankje."
		},
		Teams: "In clubs en op toernooien spelen twee spelers, of twee teams met elk één plankje.",
		Lines: func(centre string) []string {
			return []string{
				"Pas, ruil letters, of leg er minstens één.",
				"De nieuwe letters liggen in één rij of één kolom, zonder gat. Woorden lees je van links naar rechts of van boven naar beneden, nooit schuin, en ze hebben minstens twee letters.",
				"De eerste zet bedekt " + centre + " en telt minstens twee letters. Elke latere raakt een letter die er al ligt.",
				"Een woord maak je op drie manieren: er een verlengen, er een kruisen, of er een naast leggen zodat ook de letters die elkaar raken woorden vormen.",
				"Een letter die ligt, wordt nooit verplaatst.",
			}
		},
		Digraphs: func(letters string) string { return "Elk één blokje, nooit uit twee gemaakt: " + letters + "." },
		Blank: func(points int) string {
			return "Een blanco is de letter die je noemt, de rest van de partij. Hij telt " + Number(points) + "."
		},
		Refill:        "Pak daarna zoveel letters als je hebt gelegd, een voor een en zonder te kijken, altijd; zitten er minder in het zakje, dan alle.",
		Exchanging:    "Leg een paar letters terug, of alle, en pak er evenveel. De beurt is voorbij en telt 0.",
		OffTheBoard:   "Een woord dat niet goed is, gaat van het bord: de letters gaan terug naar het plankje, de beurt telt 0.",
		Stands:        "Daarna blijft het woord liggen, ook als het fout is, en gelden alle latere punten.",
		Ends:          "Een spel is afgelopen als het zakje leeg is en iemand de laatste letter heeft gelegd, als niemand nog kan spelen, of zoals het reglement zegt:",
		NeverByItself: "tanteo beëindigt een spel nooit zelf. Het meldt wanneer het volgens de spelregels kan, en wacht op het einde.",
		Duplicates: []string{
			"Iedereen heeft elke ronde dezelfde letters en noteert een zet. De beste van de ronde, de top, komt daarna voor iedereen op het bord, wie hem ook vond.",
			"Een eigen plankje is er niet, dus aan het eind valt er niets te verrekenen. De totalen worden vergeleken met de som van de tops.",
		},
		Written:    "Op een blad staan de punten van elke beurt, de stand, de woorden, hun vakjes, en hoe vaak een heel plankje is gelegd.",
		Start:      "Wie begint",
		Direction:  "Volgorde van de beurten",
		Until:      "Een woord is aan te vechten",
		Laid:       "Een letter die gelegd en gezien is",
		Lexicon:    "Woorden die gelden",
		NotAllowed: "Niet toegestaan",
		Says: map[string]string{
			"draw":          "ieder pakt een letter, wie het dichtst bij de A zit, begint; een blanco gaat voor de A",
			"draw-again":    "ieder pakt een letter, wie het dichtst bij de A zit, begint; wie een blanco pakt, pakt opnieuw",
			"agree":         "zoals de tafel afspreekt",
			"clockwise":     "met de klok mee",
			"written":       "voor de punten genoteerd zijn, en alleen door de tegenstander",
			"next":          "voor de punten genoteerd zijn en de volgende beurt begint",
			"play":          "moet gespeeld worden",
			"turn":          "moet gespeeld worden, of de beurt is verloren",
			"names":         "eigennamen",
			"abbreviations": "afkortingen",
			"affixes":       "losse voor- en achtervoegsels",
			"hyphens":       "woorden met een koppelteken",
			"pronouns":      "werkwoorden met een voornaamwoord eraan vast",
		},
		NotKnown: "niet bekend",
	}
}

func nlCounting() Counting {
	return Counting{
		Brief:    "In het kort",
		Long:     "Uitgebreid",
		Examples: "Voorbeelden, nu geteld",
		Played:   "De laatste zetten van dit spel",
		InBrief: func(rack, bonus int) []string {
			return []string{
				"Eerst de letterwaarde, dan de som, dan de woordwaarde.",
				"Een bonusvakje telt alleen in de beurt waarin het bedekt wordt. Een blanco telt geen letter, maar zijn woordwaarde werkt.",
				"Alle nieuwe woorden tellen; " + Number(rack) + " letters in één beurt geven " + Number(bonus) + " extra.",
			}
		},
		Kinds: map[editions.ExampleKind]string{
			editions.FirstPlay:   "Een eerste zet, over het midden.",
			editions.ThroughTile: "Een letter die er al lag, telt zonder zijn vakje.",
			editions.SharedTile:  "Een nieuwe letter in twee woorden telt in beide, met zijn vakje in beide.",
			editions.WordSquares: "Twee vakjes met woordwaarde in één woord vermenigvuldigen elkaar.",
			editions.AllTiles:    "De bonus komt na al het andere.",
			editions.WithBlank:   "De eerste zet nog eens, met een blanco.",
		},
		Factor:    func(factor int) string { return "Het woord gaat maal " + Number(factor) + "." },
		Bonus:     func(tiles, points int) string { return Number(tiles) + " letters geven " + Number(points) + "." },
		Leftovers: "De letters die aan het eind over zijn",
		Left:      func(player, letters string) string { return player + " heeft " + letters + " over" },
		WentOut:   func(player string) string { return player + " ging uit" },
		Rounds:    "Een duplicate van drie rondes",
		OwnRounds: "De cijfers zijn een eigen voorbeeld van deze hulp, van geen echt spel; de sommen zijn nu geteld.",
	}
}

func nlLimits() Limits {
	return Limits{
		Not: "Wat tanteo niet doet",
		Is:  "Van wie het is",
		DoesNot: []string{
			"Het keurt geen woord. De lijsten zijn vrije lijsten, geen ervan is officieel, en een woord opzoeken verandert geen punten. Of een woord goed is, beslist de tafel of de jury.",
			"Het toont zolang een klassiek spel loopt niemand de beste zetten, tenzij iemand erom vraagt, en dan ziet iedereen ze.",
			"Het beëindigt een spel nooit zelf; het meldt alleen wanneer het volgens de spelregels kan.",
			"Het maakt geen links. Een gekopieerde zet bevat de zet en de editie, nooit een naam; een gekopieerde uitslag is alleen tekst.",
		},
		Kept: func(folder string) []string {
			return []string{
				"Er gaat niets naar buiten: er is geen account, en spellen zijn bestanden in " + folder + ". Sluit de terminal en ga later verder.",
				"Op een andere computer zijn die spellen er niet; zonder deze bestanden zijn ze weg.",
			}
		},
		Owners: []string{
			"tanteo staat op zichzelf. SCRABBLE is een merk van Mattel, en van Hasbro in de Verenigde Staten en Canada. Zij noch een bond zijn eraan verbonden.",
			"Zetten die anderen met hun punten hebben afgedrukt, zoals MES van Mattel met ME, EN en SO, zitten in de tests, zodat iedereen ze kan nalopen.",
		},
	}
}

func nlRounds() Rounds {
	return Rounds{
		Round:    func(n int) string { return "Ronde " + Number(n) },
		Table:    func(n int) string { return "Tafel " + Number(n) },
		TableOf:  func(round, table int) string { return "Ronde " + Number(round) + ", tafel " + Number(table) },
		MasterOf: func(round int) string { return "Ronde " + Number(round) + ", top" },
		In:       func(in, of int) string { return Number(in) + " van " + Number(of) + " binnen" },
		ToCome:   func(n int) string { return "nog " + Number(n) },
		Leader:   func(name string, total int) string { return name + " leidt met " + Number(total) },
		Best:     "beste",
		Rack:     "plankje",
		Master:   "Top",
		NotSet:   "niet genoteerd",
		ByHand:   "handmatig",
		No:       "nr",
		Player:   "speler",
		Play:     "zet",
		Points:   "ptn",
		Gap:      "gat",
		Rank:     "Stand",
		Ranking:  "Rangschikking",
		Count: func(rounds int) string {
			if rounds == 1 {
				return Number(rounds) + " ronde"
			}
			return Number(rounds) + " rondes"
		},
		Columns: func(from, to, of int) string {
			return "spelers " + Number(from) + "-" + Number(to) + " van " + Number(of)
		},
		Enter:     func(points int, player string) string { return "Enter: +" + Number(points) + " voor " + player },
		AsMaster:  func(points int) string { return "Enter: " + Number(points) + " als top" },
		Replaces:  func(points int) string { return "in plaats van " + Number(points) },
		Below:     func(points int) string { return Number(points) + " onder de beste tot nu toe" },
		Above:     func(points int) string { return Number(points) + " boven de beste tot nu toe" },
		IsBest:    "evenveel als de beste tot nu toe",
		Pick:      "Een nummer of het begin van een naam kiest een tafel",
		AllIn:     func(key string) string { return "Iedereen is binnen.  " + key + ": volgende ronde" },
		Looking:   func(round, of int) string { return "ronde " + Number(round) + " van " + Number(of) },
		RackFirst: func(line string) string { return "Typ eerst het plankje: " + line },
		Found:     func(finders, in int) string { return "Gevonden door " + Number(finders) + " van " + Number(in) },
		Only:      func(name string, points int) string { return "alleen " + name + ": +" + Number(points) },
		OverTable: func(table, points int) string {
			return "Tafel " + Number(table) + ": " + Number(points) + " is boven de top. Een tikfout?"
		},
		OverName: func(name string, points int) string {
			return name + ": " + Number(points) + " is boven de top. Een tikfout?"
		},
		OfItSolo:    func(points int) string { return "waarvan " + Number(points) + " als enige vinder" },
		Close:       "Ronde sluiten",
		TakeBest:    "De beste is de top",
		SetRack:     "Plankje van de ronde",
		SetMaster:   "Top van de ronde",
		Finish:      "Spel beëindigen",
		Same:        "Nieuw spel, zelfde spelers",
		NextCell:    "volgend leeg vakje",
		NextTable:   "volgende tafel",
		MasterHint:  "top",
		CloseHint:   "volgende ronde",
		TableHint:   "tafel",
		NextOver:    "boven de top",
		CellHint:    "vakje",
		Correct:     "wijzigen",
		Empty:       "leegmaken",
		DeleteRound: "ronde weg",
		MasterKey:   "gelegd, getypt: de top",
		CloseKey:    "sluit de ronde",
		OverKey:     "volgende boven de top",
		EmptyKey:    "maakt het vakje leeg",
		Examples: [][2]string{
			{"2: 24", "duplicate: het vakje van speler 2 in deze ronde"},
			{"42 H4 JAMON", "hetzelfde zonder de dubbele punt"},
			{"mar 24", "een naam, of het begin ervan, is een speler"},
			{"wijzig 3 2: 24", "wijzigt het vakje van speler 2 in ronde 3"},
			{"wijzig 3 2: -", "maakt het vakje van speler 2 in ronde 3 leeg"},
		},
	}
}

func nlNewGame() NewGame {
	return NewGame{
		Kind: "Soort spel",
		Kinds: map[sheet.Kind]string{
			sheet.ClassicGame:   "klassiek",
			sheet.DuplicateGame: "duplicate",
		},
		House:      "Huisregels",
		NoHouse:    "geen",
		HouseOpens: "Rechts of Spatie opent ze.",
		HouseHow:   "Links, Rechts of een getal wijzigt een regel; Del laat hem aan het reglement.",
		AsBook:     func(value string) string { return "reglement: " + value },
		HouseRule: map[string]string{
			"bonus":     "Heel plankje",
			"leftovers": "Letters over",
			"penalty":   "Strafpunten",
			"challenge": "Fout aanvechten",
			"passes":    "Einde na passen",
			"overtime":  "Minuut te veel",
		},
		NoNumber: "geen punten",
		Off:      "nooit",
		Notation: "Vakjes",
		Notations: map[string]string{
			"rows": "rijletter eerst: H4, 4H",
			"gcg":  "zoals in GCG: 8D, D8",
		},
		Names:    "Namen",
		NamesHow: "Namen met komma's ertussen, geplakt een per regel, of @BESTAND met een naam per regel.",
		TooManyNames: func(names, most int) string {
			return Number(names) + " namen zijn meer dan " + Number(most) + ". Laat er een paar weg."
		},
		HowMany:     func(fewest, most int) string { return "Van " + Number(fewest) + " tot " + Number(most) + " spelers." },
		Alone:       "Alleen speel je tegen de tops.",
		DuplicateIs: "Iedereen speelt elke ronde met dezelfde letters; de beste zet komt op het bord.",
	}
}

func nlClock() Clock {
	return Clock{
		Chosen: map[sheet.ClockKind]func(length string) string{
			sheet.TurnClock: func(length string) string { return "Een klok van " + length + " voor elke beurt." },
			sheet.RoundClock: func(length string) string {
				if length == "" {
					return "Een klok voor elke ronde, die optelt."
				}
				return "Een klok van " + length + " voor elke ronde."
			},
			sheet.GameClock: func(length string) string {
				if length == "" {
					return "Een klok voor elke speler, die optelt."
				}
				return "Een klok van " + length + " voor elke speler."
			},
		},
		None: "Geen klok.",
		Runs: func(player, shows string) string {
			if player == "" {
				return "De klok loopt: " + shows + "."
			}
			return "De klok loopt: " + player + ", " + shows + "."
		},
		Stands: func(player, shows string) string {
			if player == "" {
				return "De klok staat stil: " + shows + "."
			}
			return "De klok staat stil: " + player + ", " + shows + "."
		},
		Set: func(player, shows string) string {
			if player == "" {
				return "De klok staat nu op: " + shows + "."
			}
			return "De klok staat nu op: " + player + ", " + shows + "."
		},
		Running: "loopt",
		Stopped: "staat stil",
		TurnOver: func(player string) string {
			return "De tijd van " + player + " is om. Twee keer Enter noteert passen; of speel door."
		},
		RoundOver: "De tijd van de ronde is om: een zet die niet is ingeleverd, telt niet meer.",
		Signal: func(seconds int) string {
			switch seconds {
			case 60:
				return "Nog één minuut."
			case 1:
				return "Nog " + Number(seconds) + " seconde."
			}
			return "Nog " + Number(seconds) + " seconden."
		},
		LastSignal: func(seconds int) string {
			switch seconds {
			case 60:
				return "Nog één minuut: lever je zet in."
			case 1:
				return "Nog " + Number(seconds) + " seconde: lever je zet in."
			}
			return "Nog " + Number(seconds) + " seconden: lever je zet in."
		},
		Over: func(player string, points, each int) string {
			return player + " is over de tijd: tot nu toe " + Number(points) + ", " + Number(each) + " per begonnen minuut."
		},
		OverLost: func(player string) string {
			return player + " is over de tijd en verliest volgens de spelregels de partij."
		},
		OverStops: func(player string) string {
			return player + " is over de tijd en mag volgens de spelregels geen zet meer doen."
		},
		OverFree: func(player string) string { return player + " is over de tijd. De spelregels zeggen daar niets over." },
		Due: func(player, over, key, costs string) string {
			return player + " ging " + over + " over de tijd: " + key + " noteert het, " + costs + "."
		},
		Lost:   "de partij is verloren",
		RanOn:  func(shows string) string { return "De klok is doorgelopen: " + shows + "." },
		Title:  "Klok",
		Kind:   "Voor",
		Length: "Tijd",
		Kinds: map[sheet.ClockKind]string{
			sheet.TurnClock:  "elke beurt",
			sheet.RoundClock: "elke ronde",
			sheet.GameClock:  "elke speler",
		},
		NoKind:    "geen klok",
		CountsUp:  "telt op",
		Own:       "Of typ minuten, zoals 7, of 7:30.",
		OwnTurn:   "Of typ seconden, zoals 90, of 1:30.",
		Book:      "reglement",
		HowStart:  func(key string) string { return key + " start en stopt hem." },
		StartStop: "Klok: starten of stoppen",
		Choose:    "Klok: welke, en hoe lang",
		Bell:      "Klok: bel testen",
		Hide:      "Klok: geen",
		Again:     "Klok: weer de hele tijd",
		Correct: func(player string) string {
			if player == "" {
				return "Klok: tijd zetten"
			}
			return "Klok: " + player + " bijstellen"
		},
		Note:      func(player, over string) string { return "Klok: overtijd noteren, " + player + " " + over },
		Key:       "klok starten, stoppen",
		ToStop:    "klok stoppen",
		ToStart:   "klok starten",
		ToNote:    "overtijd noteren",
		ToChoose:  "klaar",
		Signals:   "De tijd van een ronde wordt omgeroepen",
		SignalsAt: func(seconds []string) string { return enumerate(seconds, "en") + " seconden voor het einde" },
	}
}

func nlWordLists() WordLists {
	return WordLists{
		Check:    Page{Use: "check WOORD…", Short: "Zegt of woorden in een lijst staan", Long: "Zegt of elk woord in de lijst van een editie staat, die van --edition of die voor nieuwe spellen, en welke lijst het is: een die je hebt toegevoegd, anders een open lijst die bij het programma zit of op de computer staat; --list noemt een andere. De exitcode is 1 als een woord er niet in staat. Geen lijst hier is officieel."},
		List:     Page{Use: "list [NAAM]", Short: "De woordenlijsten, met hun licenties", Long: "Noemt de woordenlijsten die er zijn, met wie ze maakte, waar ze vandaan komen en onder welke licentie; met een NAAM die lijst met de hele tekst van haar licentie."},
		Add:      Page{Use: "add BESTAND", Short: "Neemt een eigen lijst", Long: "Leest een woordenlijst en bewaart die onder een naam, voor een editie: voortaan is het de lijst van die editie. Een lijst is een tekst met een woord per regel, in UTF-8 of ISO 8859, ingepakt met gzip of niet, met betekenissen achter de woorden of niet; of een JSON-lijst van teksten; of een .dic van hunspell naast zijn .aff. Wat niet te leggen is, valt af en wordt geteld. Verandert het bestand, dan wordt het opnieuw gelezen."},
		Remove:   Page{Use: "rm NAAM", Short: "Haalt een eigen lijst weg", Long: "In de lijst wordt niet meer gekeken; het bestand blijft waar het is."},
		ListFlag: "`LIJST` van woorden: een naam, of een bestand",
		NameFlag: "`NAAM` van de lijst; anders die van het bestand",
		In:       func(word string) string { return word + " staat in de lijst." },
		NotIn:    func(word string) string { return word + " staat niet in de lijst." },
		NotIt:    func(word, why string) string { return word + " staat in geen lijst: " + why },
		Which: func(name, title string) string {
			if title == "" {
				return "Lijst: " + name + ". Die is niet officieel."
			}
			return "Lijst: " + name + ", " + title + ". Die is niet officieel."
		},
		NotOfficial:     "Geen ervan is een officiële lijst.",
		ThisNotOfficial: "Het is geen officiële lijst.",
		Gone:            func(file string) string { return file + " is er niet meer; de woorden zijn bewaard." },
		Words: func(n int) string {
			if n == 1 {
				return Number(n) + " woord"
			}
			return Number(n) + " woorden"
		},
		Unread:    "nog niet gelezen",
		Size:      func(kilobytes int) string { return Number(kilobytes) + " kB" },
		For:       func(edition string) string { return "voor " + edition },
		Licence:   "Licentie",
		Credit:    "Van",
		Source:    "Bron",
		File:      "Bestand",
		NoLicence: "onbekend",
		More:      "tanteo words list NAAM toont een licentie; tanteo words add BESTAND neemt een eigen lijst.",
		Missing:   func(name, packages string) string { return name + ": niet op deze computer; met " + packages },
		Added:     func(name, words, edition string) string { return name + ": " + words + " voor " + edition + "." },
		LeftOut:   func(reasons []string) string { return "Afgevallen: " + strings.Join(reasons, "; ") + "." },
		Capital:   func(n int) string { return Number(n) + " met een hoofdletter" },
		Sign:      func(n int) string { return Number(n) + " met een koppelteken of ander teken" },
		Letter:    func(n int) string { return Number(n) + " met een letter zonder blokje" },
		Short:     func(n int) string { return Number(n) + " van één letter" },
		Long:      func(n int) string { return Number(n) + " langer dan het bord" },
		Same:      func(n int) string { return Number(n) + " met dezelfde blokjes als een ander" },
		Default:   func(edition string) string { return "Voortaan is het de lijst van " + edition + "." },
		Reading:   func(file string, percent int) string { return file + ": " + Number(percent) + "% gelezen" },
		Refused: map[words.Reason]func(ListFault) Said{
			words.NotAFile: func(l ListFault) Said {
				return Said{l.File + " is geen bestand.", "Noem een tekst met een woord per regel."}
			},
			words.TooLarge: func(l ListFault) Said {
				return Said{l.File + " heeft meer dan " + Number(l.Limit) + " MB aan tekst.", "Neem een kleinere lijst."}
			},
			words.LongLine: func(l ListFault) Said {
				return Said{l.File + " is geen lijst: regel " + Number(l.Line) + " is te lang.", "Een lijst heeft een woord per regel."}
			},
			words.NotText: func(l ListFault) Said {
				return Said{l.File + " is geen tekst.", "Pak het uit, of bewaar het als tekst met een woord per regel."}
			},
			words.BadJSON: func(l ListFault) Said {
				return Said{l.File + ", regel " + Number(l.Line) + ": dit is geen lijst van teksten.", "Een lijst in JSON is [\"een\", \"twee\"]."}
			},
			words.BadGzip: func(l ListFault) Said {
				return Said{l.File + " is niet uit te pakken.", "Het is beschadigd: haal het opnieuw op."}
			},
			words.BadAffix: func(l ListFault) Said {
				return Said{l.File + ", regel " + Number(l.Line) + ": deze regel is onleesbaar.", "Neem de .aff die bij de .dic hoort."}
			},
			words.NoAffix: func(l ListFault) Said {
				return Said{l.File + " heeft alleen woordstammen.", "Zet de .aff ernaast, met dezelfde naam."}
			},
			words.TooMany: func(l ListFault) Said {
				return Said{l.File + " heeft meer dan " + Number(l.Limit) + " miljoen woorden.", "Neem een kleinere lijst."}
			},
			words.NoWords: func(l ListFault) Said {
				return Said{l.File + " heeft geen woord dat te leggen is.", "Is de lijst voor deze editie? Zie --edition."}
			},
			words.NoSuch: func(l ListFault) Said {
				if l.Packages == "" {
					return Said{"Er is geen lijst " + l.Name + ".", "Zie tanteo words list."}
				}
				return Said{"Er is geen lijst " + l.Name + " op deze computer.", "Een van deze pakketten heeft haar: " + l.Packages + "."}
			},
			words.NoneFor: func(l ListFault) Said {
				if l.Packages == "" {
					return Said{"Er is geen lijst voor " + l.Name + ".", "Neem er een: tanteo words add BESTAND --edition ID."}
				}
				return Said{"Er is geen lijst voor " + l.Name + ".", "Installeer een van " + l.Packages + ", of neem er een: tanteo words add BESTAND."}
			},
			words.NameTaken: func(l ListFault) Said {
				return Said{"Er is al een andere lijst " + l.Name + ".", "Kies een andere naam: --name NAAM."}
			},
			words.BadName: func(l ListFault) Said {
				return Said{l.Name + " kan geen naam van een lijst zijn.", "Gebruik letters, cijfers en koppeltekens, hoogstens 40: --name NAAM."}
			},
			words.BadEntry: func(l ListFault) Said {
				return Said{l.File + " zegt niet welke lijst bedoeld is.", "Verbeter het: file = \"/PAD\", edition = \"ID\"."}
			},
			words.NotOwn: func(l ListFault) Said {
				return Said{l.Name + " is geen eigen lijst.", "Die van tanteo of van de machine blijven."}
			},
			words.NoFolder: func(ListFault) Said {
				return Said{"Er is geen map om een lijst in te bewaren.", "Noem er een: --config MAP."}
			},
		},
		Origins: map[words.Origin]string{
			words.Embedded: "bij tanteo",
			words.Machine:  "op deze computer",
			words.Own:      "van jezelf",
			words.Loose:    "een bestand",
		},
	}
}

func nlFinding() Finding {
	return Finding{
		Place:        Page{Use: "place WOORD [SPEL]", Short: "Elke plaats van een woord, de beste eerst", Long: "Noemt elke plaats waar de regels een woord laten leggen, horizontaal en verticaal, de beste eerst. Het kijkt op het bord van SPEL, anders op dat van --board, anders op dat van het laatste spel, of op een leeg bord; --edition alleen vraagt om een leeg bord. ? na een letter is een blanco, . een steen die er ligt; een letter die niet meer over is wordt een blanco. Woorden die niet in de lijst staan worden genoemd; ze verbergen geen plaats."},
		Top:          Page{Use: "top LETTERS [SPEL]", Short: "De beste zetten met een rek letters", Long: "Noemt de beste zetten met een rek letters en hun berekening, ? voor elke blanco: op het bord van SPEL, anders op dat van --board, anders op dat van het laatste spel, of op een leeg bord; --edition alleen vraagt om een leeg bord. Zetten die evenveel tellen staan er allemaal, eerst die welke het reglement als topzet neemt, als het daar een regel voor heeft. Een klassiek spel moet eerst uit zijn."},
		RackWords:    Page{Use: "rack LETTERS", Short: "De woorden van een rek letters", Long: "Noemt de woorden van een lijst die met een deel van de letters te maken zijn, ? voor elke blanco, op punten van hun stenen of op lengte."},
		LimitFlag:    "`AANTAL` zetten (10); de zetten die het meest tellen staan er allemaal",
		AnywayFlag:   "ook in een spel dat nog loopt",
		ByFlag:       "`VOLGORDE`: points (punten), length (lengte)",
		PatternFlag:  "`PATROON` van het woord, . voor een letter van het rek: .A.O",
		ContainsFlag: "`LETTERS` die de woorden ook hebben",
		HooksFlag:    "met de letters die er voor- of achteraan een ander woord van maken",
		FromOne:      "een geheel getal vanaf 1",
		Letters:      "letters",
		OfPoints: func(points int) string {
			if points == 1 {
				return Number(points) + " punt:"
			}
			return Number(points) + " punten:"
		},
		OfTiles: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " steen:"
			}
			return Number(tiles) + " stenen:"
		},
		OnGame:  func(game string) string { return "Op het bord van " + game + "." },
		OnFile:  func(file, edition string) string { return "Op het bord van " + file + ": " + edition + "." },
		OnEmpty: func(edition string) string { return "Op een leeg bord: " + edition + "." },
		Places: func(n int, word string) string {
			switch n {
			case 0:
				return "Er is geen plaats voor " + word + "."
			case 1:
				return Number(n) + " plaats voor " + word + ":"
			}
			return Number(n) + " plaatsen voor " + word + ":"
		},
		Unlisted: func(words string) string { return "niet in de lijst: " + words },
		Plays: func(n, shown int, rack string) string {
			nText := Number(n) + " zetten"
			if n == 1 {
				nText = Number(n) + " zet"
			}
			shownText := "; de " + Number(shown) + " beste"
			switch shown {
			case 0:
				shownText = ""
			case 1:
				shownText = "; de beste"
			}
			return nText + " met " + rack + shownText + ":"
		},
		NoPlay: func(rack string) string { return "Er is geen zet met " + rack + "." },
		Tied:   func(n int) string { return Number(n) + " zetten staan samen bovenaan." },
		Master: func(rulebook, because string) string {
			return "De eerste is de topzet volgens " + rulebook + ": " + because + "."
		},
		Ties: map[finder.Tie]string{
			finder.FewestBlanks: "de minste blanco's",
			finder.BalancedRest: "de evenwichtigste rest",
			finder.FewestTiles:  "de minste stenen",
			finder.Alphabet:     "eerst in het alfabet",
			finder.NearestA1:    "het dichtst bij A1",
			finder.EndsGame:     "het spel is uit",
			finder.MostOpen:     "het meest open bord",
			finder.AcrossFirst:  "horizontaal",
		},
		NoTie: "de rest is niet geregeld, en deze staat het eerst op het bord",
		Words: func(n int) string {
			if n == 1 {
				return Number(n) + " woord"
			}
			return Number(n) + " woorden"
		},
		Making: func(list string, percent int) string {
			return list + ": klaargemaakt om te zoeken, " + Number(percent) + " %"
		},
		NotFinished: func(game string) Said {
			return Said{"Het spel " + game + " loopt nog, en de beste zetten zijn voor daarna.", "Maak het uit, of geef --anyway; --edition vraagt om een leeg bord."}
		},
		TooManyBlanks: func(n int) Said { return Said{"Dit rek heeft te veel blanco's.", "De set heeft er " + Number(n) + "."} },
		TooManyTiles:  func(n int) Said { return Said{Number(n) + " stenen zijn te veel om mee te zoeken.", "Neem er minder."} },
	}
}

func nlLookup() Lookup {
	return Lookup{
		Switch:     "woorden in een lijst nakijken",
		On:         "Woorden worden vanaf nu nagekeken.",
		Off:        "Woorden worden niet meer nagekeken.",
		In:         "in de lijst:",
		NotIn:      "niet in de lijst:",
		Which:      func(list string) string { return "Lijst: " + list + ", niet de officiële." },
		Nothing:    func(where string) string { return where + ": geen woorden om na te kijken." },
		Listed:     func(list string) string { return "lijst " + list + ", onofficieel" },
		AllIn:      func(list string) string { return "alles in de lijst (" + list + ", onofficieel)" },
		Lacks:      func(list, words string) string { return "niet in de lijst (" + list + ", onofficieel): " + words },
		Lists:      "Woordenlijsten",
		AddList:    "een eigen lijst",
		AddHow:     "De naam van een bestand: een tekst met een woord per regel, wel of niet met gzip ingepakt, een JSON-lijst, of een .dic van hunspell naast zijn .aff. Het wordt de lijst voor deze tegels.",
		AddIt:      "toevoegen",
		CheckIn:    "hierin nakijken",
		Licence:    "de licentie",
		Removed:    func(list string) string { return list + " wordt niet meer gebruikt. Het bestand is er nog." },
		SureRemove: "Nog eens Del haalt deze lijst weg; het bestand blijft.",
		RemoveIt:   "weghalen",
		OtherTiles: func(list, edition string) string { return list + " is voor andere tegels dan die van " + edition + "." },
		Checked:    "Woorden op het blad",
		NextWord:   "ander woord",
		ToTurn:     "naar de beurt",
		Out: func(out, words int) string {
			if out == 0 {
				if words == 1 {
					return "Het ene woord staat in de lijst."
				}
				return "Alle woorden staan in de lijst: " + Number(words) + "."
			}
			if words == 1 {
				return "Het ene woord staat niet in de lijst."
			}
			return "Niet in de lijst: " + Number(out) + " van " + Number(words) + "."
		},
		NoPoints:  "Geen punt verandert: dat is aan de jury.",
		Review:    "Wat er gemist is",
		Everybody: "iedereen",
		BestOne:   "beste",
		Missed:    "min",
		Sum: func(missed, best int, share string) string {
			return Number(missed) + " gemist van " + Number(best) + "; " + share
		},
		AtLeast: "+ het plankje is niet bekend: minstens zoveel, met de gelegde tegels.",
		LeftOut: func(turns int) string {
			return "Zonder " + Number(turns) + " beurten: ervoor liggen woorden zonder vakken."
		},
		NoRacks:     "Hier is geen zet om met de beste te vergelijken.",
		DrawRack:    "Letters trekken",
		Racks:       "Letters",
		RacksDrawn:  "tanteo trekt ze",
		RacksTyped:  "ingetypt",
		DrawnHow:    "tanteo trekt de letters volgens het reglement, zoekt de top en trekt verder.",
		NoPlayTodo:  func(finish string) string { return "De partij is hier uit: " + finish + "." },
		TypeRack:    "Typ letters voor hun woorden: ? blanco, .A. patroon, +Z en een Z",
		TabKey:      "woorden van die letters",
		ByPoints:    "op punten",
		ByLength:    "op lengte",
		ListedFirst: "lijst eerst",
		OutNote:     "? een woord staat niet in de lijst.",
		ItsPlaces:   "de plekken",
		Order:       "volgorde",
		Hooks: func(before, after string) string {
			beforeText := "ervoor " + before
			if before == "" {
				beforeText = "niets ervoor"
			}
			afterText := "erachter " + after
			if after == "" {
				afterText = "niets erachter"
			}
			return beforeText + " · " + afterText
		},
		Places:       func(word string) string { return "Plekken voor " + word },
		Of:           func(n, of int) string { return Number(n) + " van " + Number(of) },
		NoPlace:      func(word string) string { return "Op dit bord is geen plek voor " + word + "." },
		At:           func(points int, place string) string { return Number(points) + " punten op " + place },
		LayHere:      "hier leggen",
		Sift:         "zoek",
		NextOne:      "andere",
		PlaceKey:     "plekken voor het woord",
		Example:      "alle plekken voor een woord, de beste eerst; pijlen gaan erlangs, Enter legt het",
		BestPlays:    "Beste zetten",
		Columns:      [4]string{"ptn", "op", "zet", "tegels"},
		Tie:          "=",
		First:        func(because string) string { return "Van de hoogste is » de top: " + because + "." },
		NextPlay:     "andere zet",
		AsMaster:     "als top noteren",
		NotYet:       "De beste zetten zijn voor na de partij.",
		NotYetTodo:   func(line string) string { return "Om ze nu aan iedereen te tonen: " + line + "." },
		Unnoted:      "De zet op het bord is nog niet genoteerd.",
		UnnotedLine:  "De regel is nog niet genoteerd.",
		TurnPassed:   func(player string) string { return player + " is nu aan de beurt: de regel is nog niet genoteerd." },
		NotClosed:    "De ronde blijft open: er is intussen iets veranderd.",
		MasterStands: func(master string) string { return "De top blijft staan: " + master + "." },
		UnnotedTodo:  func(enter, esc string) string { return enter + " noteert hem, " + esc + " neemt hem terug." },
		OwnFirst:     "Noteer eerst je eigen zet.",
		OwnFirstTodo: func(best string) string { return "Om de beste toch te zien: " + best + "." },
		BestDuring:   "Beste zetten tijdens de partij",
		Open:         "In deze partij ziet iedereen de beste zetten.",
		Closed:       "De beste zetten zijn pas na de partij te zien.",
		OpenMark:     "beste zetten zichtbaar",
	}
}

func nlCharts() Charts {
	return Charts{
		Tab:     "Grafieken",
		Totals:  "Totalen per ronde",
		Points:  "Punten per ronde",
		Masters: "tops",
		End:     "einde",
		FirstOf: func(shown, players int) string { return "de eerste " + Number(shown) + " van " + Number(players) },
		Choose:  "totalen, punten",
	}
}

func nlGrid() Grid {
	return Grid{
		Title:     "Raster",
		Command:   "raster: een kolom per speler, een rij per beurt",
		Key:       "het blad als raster",
		Left:      "−letters",
		Closing:   "+slot",
		Add:       "beurt erbij",
		Cell:      "volgend vakje",
		DeleteRow: "rij wissen",
		AddRow:    "rij erbij",
		EndGame:   "spel beëindigen",
		Leave:     "bord",
		TurnHow: func(at string) string {
			return "Punten, of een regel: " + at + " JAMON, = R2wELOJ3l, ruil 3. 0 is passen, en dat is ook een vakje dat leeg blijft voor een latere beurt. Tab of Enter: het volgende vakje."
		},
		NameHow:       "Typ een naam.",
		LeftHow:       "Wat op het plankje over is, gaat eraf: letters, ? voor een blanco, of punten. Leeg of - is wie uitging.",
		ClosingHow:    "Wie uitging, krijgt wat de anderen over hebben; de som wordt uitgerekend, of typ hem. Enter beëindigt het spel.",
		AddHow:        "Enter voegt een rij toe. Wat leeg blijft in de rijen erboven, wordt passen zodra een latere beurt is genoteerd.",
		AdjustmentHow: "Geen beurt: typ de punten, of de hele regel.",
		Sure: func(row, turns string) string {
			return "Rij " + row + " (" + turns + ") wissen? Nog eens Del doet het."
		},
		Deleted: func(row string) string { return "Rij " + row + " is gewist." },
		Passes: func(n int) string {
			if n == 1 {
				return "Het lege vakje ervoor is genoteerd als passen."
			}
			return Number(n) + " lege vakjes ervoor zijn genoteerd als passen."
		},
		Elsewhere: func(player string, row int) Said {
			return Said{"De volgende beurt van " + player + " staat niet in rij " + Number(row) + ".", "Vul eerst de vakjes erboven."}
		},
		Sum: func(typed, left int) Said {
			return Said{"De anderen hebben geen " + Number(typed) + " over.", "Het is " + Number(left) + "; laat het vakje leeg, of verbeter de rij −letters."}
		},
		HasLeft: func(player string) Said {
			return Said{player + " heeft letters over, dus daar komt niets bij.", "Maak dit vakje leeg, of dat erboven."}
		},
		Adjustment: Said{What: "Deze rij is geen beurt.", Todo: "Typ de hele regel, zoals straf 1 10; Del wist hem."},
		Duplicate:  "Duplicate heeft rondes, geen beurten: de tabel is het blad zelf.",
	}
}
