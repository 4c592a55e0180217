package phrases

import (
	"fmt"
	"strconv"
	"strings"
	"syscall"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/csv"
	"tanteo/sheet/gcg"
	"tanteo/sheet/store/disk"
)

func dutch() *Language {
	return &Language{
		Tag:      "nl",
		Name:     "Nederlands",
		Commands: dutchCommands(),
		Premiums: PremiumsOf("nl"),
		Players: Players{
			Default: func(seat int) string { return fmt.Sprintf("Speler %d", seat) },
			None:    "niemand",
		},
		Kinds: Kinds{
			Points: "handmatig", Pass: "gepast", Exchange: "geruild", Withdrawn: "terug",
			Penalty: "straf", Bonus: "bonus", Overtime: "overtijd", Warning: "waarsch.", Challenge: "betwist", End: "rest",
		},
		Numbers: Numbers{
			Decimal: ",",
			And:     func(items []string) string { return listed(items, "en") },
			Quote:   func(text string) string { return "‘" + text + "’" },
		},
		Dates: Dates{[12]string{"jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"}},
		Rows:  dutchRows(), Answers: dutchAnswers(), Notices: dutchNotices(), Faults: dutchFaults(),
		Sheet: dutchSheet(), Editions: dutchEditions(), Rules: dutchRules(), Tool: dutchTool(),
		Screen: dutchScreen(), Table: dutchCSV(), Paper: dutchPaper(), Duplicate: dutchDuplicate(), Replay: dutchReplay(),
		Stats: dutchStats(), Earlier: dutchEarlier(),
		Copying: dutchCopying(), Printing: dutchPrinting(), TwoTile: dutchTwoTile(), WordLists: dutchWordLists(), Finding: dutchFinding(), Lookup: dutchLookup(),
		Playing: dutchPlaying(), Counting: dutchCounting(), Limits: dutchLimits(),
		Rounds: dutchRounds(), NewGame: dutchNewGame(),
		Clock:  dutchClock(),
		Charts: dutchCharts(), Grid: dutchGrid(),
	}
}

func dutchCommands() Commands {
	return Commands{
		sheet.CommandPass:       {[]string{"pas", "passen"}, ""},
		sheet.CommandExchange:   {[]string{"ruil", "ruilen"}, "[LETTERS|AANTAL]"},
		sheet.CommandWithdrawn:  {[]string{"terugnemen", "teruggenomen"}, ""},
		sheet.CommandChallenge:  {[]string{"aanvechten", "betwist"}, ""},
		sheet.CommandFailed:     {[]string{"mislukt"}, "[SPELER] [AANTAL]"},
		sheet.CommandPenalty:    {[]string{"straf", "strafpunten"}, "SPELER PUNTEN [REDEN]"},
		sheet.CommandBonus:      {[]string{"bonus", "bonuspunten"}, "SPELER PUNTEN [REDEN]"},
		sheet.CommandOvertime:   {[]string{"overtijd", "tijdstraf"}, "SPELER MM:SS|PUNTEN"},
		sheet.CommandWarning:    {[]string{"waarschuwing", "waarschuw"}, "SPELER [REDEN]"},
		sheet.CommandLay:        {[]string{"leg", "leggen"}, "H4 JAMON"},
		sheet.CommandClear:      {[]string{"leegmaken"}, ""},
		sheet.CommandEnd:        {[]string{"einde", "beëindigen"}, "REST REST …"},
		sheet.CommandFinish:     {[]string{"afsluiten"}, ""},
		sheet.CommandReopen:     {[]string{"heropenen", "heropen"}, ""},
		sheet.CommandUndo:       {[]string{"ongedaan", "terug"}, ""},
		sheet.CommandRedo:       {[]string{"opnieuw"}, ""},
		sheet.CommandEdit:       {[]string{"wijzig", "wijzigen", "verbeter"}, "BEURT REGEL"},
		sheet.CommandInsert:     {[]string{"invoegen"}, "BEURT REGEL"},
		sheet.CommandDelete:     {[]string{"wis", "wissen", "verwijder"}, "BEURT"},
		sheet.CommandRecount:    {[]string{"hertel", "hertellen"}, "[BEURT]"},
		sheet.CommandWrong:      {[]string{"fout"}, "BEURT"},
		sheet.CommandVoid:       {[]string{"ongeldig"}, ""},
		sheet.CommandName:       {[]string{"naam", "hernoem"}, "SPELER NAAM"},
		sheet.CommandJoin:       {[]string{"meedoen"}, "NAAM"},
		sheet.CommandLeave:      {[]string{"vertrekt", "vertrek"}, "SPELER"},
		sheet.CommandNote:       {[]string{"notitie", "noteer"}, "TEKST"},
		sheet.CommandAgain:      {[]string{"revanche"}, ""},
		sheet.CommandOpen:       {[]string{"open", "openen"}, "[SPEL]"},
		sheet.CommandRack:       {[]string{"plankje"}, "LETTERS"},
		sheet.CommandDraw:       {[]string{"trekken", "trek"}, "[STARTGETAL]"},
		sheet.CommandMaster:     {[]string{"top", "topzet"}, "[REGEL]"},
		sheet.CommandBest:       {[]string{"beste"}, "[PLANKJE]"},
		sheet.CommandCheck:      {[]string{"controleer", "controleren"}, "[BEURT|WOORD]"},
		sheet.CommandMissed:     {[]string{"gemist"}, ""},
		sheet.CommandAnalysis:   {[]string{"analyse"}, "[UIT]"},
		sheet.CommandNext:       {[]string{"volgende"}, ""},
		sheet.CommandTab:        {[]string{"tabblad"}, "[NAAM]"},
		sheet.CommandPrint:      {[]string{"afdrukken"}, "[SOORT]"},
		sheet.CommandWrite:      {[]string{"opslaan", "bewaren"}, "[BESTAND]"},
		sheet.CommandQuit:       {[]string{"stoppen"}, ""},
		sheet.CommandClock:      {[]string{"klok"}, "[SPELER] MM:SS"},
		sheet.CommandClockStart: {[]string{"start"}, ""},
		sheet.CommandClockStop:  {[]string{"stop"}, ""},
		sheet.CommandOff:        {[]string{"uit"}, ""},
		sheet.CommandTurnClock:  {[]string{"beurt"}, "MM:SS|SECONDEN"},
		sheet.CommandRoundClock: {[]string{"ronde"}, "[MM:SS|MINUTEN]"},
		sheet.CommandGameClock:  {[]string{"spel", "partij"}, "[MM:SS|MINUTEN]"},
	}
}

func dutchDuplicate() Duplicate {
	return Duplicate{
		Cell: func(round int, player, row string) string {
			return fmt.Sprintf("Ronde %d, %s: %s.", round, player, row)
		},
		Master:  func(round int, row string) string { return fmt.Sprintf("Ronde %d, top: %s.", round, row) },
		Rack:    func(round int, tiles string) string { return fmt.Sprintf("Ronde %d, plankje: %s.", round, tiles) },
		Closed:  func(round int, row string) string { return fmt.Sprintf("Ronde %d is gesloten. Top: %s.", round, row) },
		Next:    func(player string) string { return "Nu " + player + "." },
		AllIn:   "Iedereen is binnen: typ volgende.",
		Without: func(players string) string { return "Niets van " + players + "." },
		Tables:  func(n int) string { return fmt.Sprintf("%d spelers", n) },
		Deleted: func(round int) string { return fmt.Sprintf("Ronde %d staat niet meer op het blad.", round) },
		DeletedWith: func(round, rows int) string {
			if rows == 1 {
				return fmt.Sprintf("Ronde %d staat niet meer op het blad, en daarmee ook een straf, bonus of waarschuwing niet.", round)
			}
			return fmt.Sprintf("Ronde %d staat niet meer op het blad, en daarmee ook %d straffen, bonussen of waarschuwingen niet.", round, rows)
		},
		Emptied: func(round int, player string) string { return fmt.Sprintf("Ronde %d, %s: leeg.", round, player) },
		Faults: func(rounds string, n int) string {
			if n == 1 {
				return "Een zet van ronde " + rounds + " past niet op het bord en telt 0."
			}
			return "Zetten van de rondes " + rounds + " passen niet op het bord en tellen 0."
		},
		WouldFault: func(rounds string, n int) string {
			if n == 1 {
				return "Een zet van ronde " + rounds + " zou 0 tellen."
			}
			return "Zetten van de rondes " + rounds + " zouden 0 tellen."
		},
		See: func(rounds string, n int) string {
			if n == 1 {
				return "Kijk naar ronde " + rounds + "."
			}
			return "Kijk naar de rondes " + rounds + "."
		},
		Round: "Ronde", MasterColumn: "Top", Total: "Totaal", Share: "Deel",
	}
}

func dutchRows() Rows {
	return Rows{
		Where: func(word, from, to string) string {
			return word + " op " + from + "-" + to
		},
		Scored: func(word string, points int) string { return fmt.Sprintf("%s, %d", word, points) },
		All: func(_, bonus, tiles int) string {
			return fmt.Sprintf(", waarvan %d voor %d letters", bonus, tiles)
		},
		Points: func(points int) string { return fmt.Sprintf("%d, zelf geteld", points) },
		Pass:   "gepast",
		Exchange: func(tiles int) string {
			if tiles == 0 {
				return "geruild"
			}
			return dutchTiles(tiles) + " geruild"
		},
		Withdrawn: "woord teruggenomen, 0",
		Challenge: func(by string, words, points int) string {
			text := "vocht een goed woord aan"
			switch {
			case by == "" && words > 1:
				text = fmt.Sprintf("vocht %d goede woorden aan", words)
			case by != "" && words > 1:
				text = fmt.Sprintf("%d goede woorden, aangevochten door %s", words, by)
			case by != "":
				text = "een goed woord, aangevochten door " + by
			}
			return text + cost(points, "zonder straf")
		},
		Penalty: func(points int) string { return "strafpunten " + Signed(points) },
		Bonus:   func(points int) string { return "bonus " + Signed(points) },
		LostTurn: func(words int) string {
			if words > 1 {
				return fmt.Sprintf("vocht %d goede woorden aan en verliest de beurt", words)
			}
			return "vocht een goed woord aan en verliest de beurt"
		},
		Overtime: func(points int) string { return "overtijd " + Signed(points) },
		Over: func(clock string, points int, lost bool) string {
			if lost {
				return "overtijd " + clock + ", " + Signed(points) + ": de partij is verloren"
			}
			return "overtijd " + clock + ", " + Signed(points)
		},
		Warning: func(number, points int) string { return warned("waarschuwing", number, points) },
		Wrong:   func(turn, points int) string { return fmt.Sprintf("beurt %d was fout, %s", turn, Signed(points)) },
		End:     func(points int) string { return "letters over, " + Signed(points) },
		CameOff: func(row string) string { return row + " gaat eraf" },
		Fault:   func(row string) string { return row + " past niet" },
		Told: func(row string, counted, told int) string {
			return row + " (bord " + Number(counted) + ", bestand " + Number(told) + ")"
		},
	}
}

func dutchAnswers() Answers {
	return Answers{
		Turn:      func(player, row string) string { return player + ": " + row + "." },
		Challenge: func(row string) string { return "Aangevochten: " + row + "." },
		Adjusted: func(player, row string, total int) string {
			return fmt.Sprintf("%s: %s; totaal %s.", player, row, Number(total))
		},
		Laid:    func(tiles int) string { return dutchTiles(tiles) + " zonder score op het bord gelegd." },
		Cleared: "De letters zonder score zijn van het bord.",
		Alone: func(name string, total, masters int, share string) string {
			return name + " heeft " + strconv.Itoa(total) + " van de " + strconv.Itoa(masters) + " van de top: " + share + "."
		},
		Won: func(names []string, total int) string {
			if len(names) > 1 {
				return fmt.Sprintf("%s delen de winst met %s.", listed(names, "en"), Number(total))
			}
			return fmt.Sprintf("%s wint met %s.", names[0], Number(total))
		},
		Over: "Het spel is afgelopen.",
		LostTime: func(names []string) string {
			if len(names) == 1 {
				return names[0] + " verliest door tijdoverschrijding."
			}
			return listed(names, "en") + " verliezen door tijdoverschrijding."
		},
		Reopened: "Het spel gaat verder.",
		Renamed:  func(before, after string) string { return before + " heet nu " + after + "." },
		Joined:   func(name string, seat int) string { return fmt.Sprintf("%s doet mee als speler %d.", name, seat) },
		Returned: func(name string, seat int) string { return fmt.Sprintf("%s is terug als speler %d.", name, seat) },
		Left:     func(name string) string { return name + " vertrekt; de punten blijven staan." },
		Voided:   "Dit spel telt nu nergens meer mee.",
		Noted:    "Genoteerd.",
		Unnoted:  "De notitie is weg.",
		Edited: func(turn int, player, row string) string {
			return fmt.Sprintf("Beurt %d is nu %s: %s.", turn, player, row)
		},
		Inserted: func(turn int, player, row string) string {
			return fmt.Sprintf("Beurt %d komt erbij: %s: %s.", turn, player, row)
		},
		Deleted:   func(turn int) string { return fmt.Sprintf("Beurt %d is gewist.", turn) },
		Recounted: "Elke beurt heeft nu de punten die het bord en de spelregels geven.",
		Undone:    "De laatste wijziging is ongedaan gemaakt.",
		Redone:    "De wijziging is opnieuw gemaakt.",
		Total: func(player string, before, after int) string {
			return fmt.Sprintf("%s %s → %s", player, Number(before), Number(after))
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
			return fmt.Sprintf("%s: aangekondigd %s, vandaag geteld %s.", player, Number(announced), Number(counted))
		},
	}
}

func dutchNotices() Notices {
	return Notices{
		Passes: func(n int) string {
			return fmt.Sprintf("%d keer achter elkaar gepast: volgens de spelregels kan het spel hier eindigen.", n)
		},
		Scoreless: func(n int) string {
			return fmt.Sprintf("%d beurten achter elkaar zonder punten: volgens de spelregels kan het spel hier eindigen.", n)
		},
		PassesOrLost: func(n int) string {
			return fmt.Sprintf("%d keer achter elkaar gepast of de beurt verloren: volgens de spelregels kan het spel hier eindigen.", n)
		},
		NoTime: "Niemand heeft nog tijd om te spelen: volgens de spelregels kan het spel hier eindigen.",
		Overused: func(letter string, used, has int, turns string, n int) string {
			text := fmt.Sprintf("%d × %s op het blad, de set heeft er %d", used, letter, has)
			switch n {
			case 0:
				return text + "."
			case 1:
				return text + ": kijk naar beurt " + turns + "."
			}
			return text + ": kijk naar beurten " + turns + "."
		},
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "Beurt " + turns + " past niet op het bord en telt 0 tot hij is verbeterd."
			}
			return "Beurten " + turns + " passen niet op het bord en tellen 0 tot ze zijn verbeterd."
		},
		Told: func(points, totals []int, first int) string {
			var said []string
			if len(points) > 0 {
				said = append(said, "punten van "+dutchTurns(points))
			}
			if len(totals) > 0 {
				said = append(said, "totaal na "+dutchTurns(totals))
			}
			line := "hertel"
			if len(points)+len(totals) == 1 {
				line += " " + strconv.Itoa(first)
			}
			return "Uit het bestand: " + strings.Join(said, ", ") + ". Onze telling: " + line + "."
		},
		ExchangeLimit: func(inBag int) string {
			switch inBag {
			case 0:
				return "Het zakje is leeg; de ruil is toch genoteerd."
			case 1:
				return "Er zit nog maar 1 letter in het zakje; de ruil is toch genoteerd."
			}
			return fmt.Sprintf("Er zitten nog maar %d letters in het zakje; de ruil is toch genoteerd.", inBag)
		},
		ExchangeMost: func(player string, times int) string {
			return fmt.Sprintf("%s heeft al %d keer geruild, zo vaak als de spelregels toestaan; de ruil is toch genoteerd.", player, times)
		},
		NoChallenges: func(line string) string {
			return "Met deze spelregels vecht niemand aan tafel een woord aan: een jury bekijkt de woorden na afloop (" + line + ")."
		},
		Leftovers: func(letters string) string {
			return "Meer over dan kan: " + letters + ". Kijk de plankjes nog eens na."
		},
		NoBlank:        "Er is een blanco teruggelegd, maar er kan geen blanco meer komen.",
		OutOfTurn:      func(player string) string { return "Genoteerd voor " + player + ", die niet aan de beurt was." },
		ReadAsNewTiles: "Gelezen als alleen de nieuwe letters.",
		ReadAsWhole: func(line, points string) string {
			return "Gelezen als het hele woord. Als alleen de nieuwe letters is het " + line + points + "."
		},
		Points: func(points int) string { return fmt.Sprintf(" (%s punten)", Number(points)) },
		DigraphRead: func(letters string, n int, apart, points string) string {
			if n == 1 {
				return letters + " is gelezen als één steen. Als losse stenen schrijf je " + apart + points + "."
			}
			return letters + " zijn elk gelezen als één steen. Als losse stenen schrijf je " + apart + points + "."
		},
		InPlaceOf: func(points, taken int) string {
			return fmt.Sprintf(" (%s punten, niet %s)", Number(points), Number(taken))
		},
		ReadAsWords: func(words int, player, line, cost string) string {
			return fmt.Sprintf("Gelezen als %s. Vocht %s aan, dan is het %s (%s).", count(words, "woord", "woorden"), player, line, cost)
		},
		Or:       "of",
		TurnLost: "een verloren beurt",
		Case:     "Hoofdletters en kleine letters tellen gelijk; een blanco krijgt een ?.",
		BlankKW: func(letters string, n int) string {
			if n == 1 {
				return letters + " zit niet in deze set en telt als blanco, 0 punten."
			}
			return letters + " zitten niet in deze set en tellen als blanco's, 0 punten."
		},
		OverMaster: func(rounds string, n int) string {
			if n == 1 {
				return "Ronde " + rounds + " heeft een vakje boven de top: kijk of het goed is overgenomen."
			}
			return "Rondes " + rounds + " hebben een vakje boven de top: kijk of het goed is overgenomen."
		},
		NotOnRack: func(letters string) string { return "Niet op het plankje van de ronde: " + letters + "." },
		NotInBag:  func(letters string) string { return "Daar zijn er niet genoeg van over: " + letters + "." },
		RackRefused: func(n int) string {
			return count(n, "plankje is afgekeurd en ging", "plankjes zijn afgekeurd en gingen") + " helemaal terug."
		},
		RulesEnd: func(tiles int, line string) string {
			text := "Er is geen klinker of geen medeklinker meer"
			if tiles == 0 {
				text = "Er is geen letter meer"
			}
			return text + ": volgens de regels is het spel hier uit (" + line + ")."
		},
		MarkIgnored:   "De letter die er al ligt, blijft wat hij is; de ? telt niet.",
		TotalsChanged: "De totalen zijn veranderd.",
		FallbackRules: func(book, used string, players int) string {
			return fmt.Sprintf("%s is niet voor %s: %s geldt.", book, count(players, "speler", "spelers"), used)
		},
		FallbackDuplicate: func(book, used string) string {
			return book + " zegt niets over duplicate: dat deel van " + used + " geldt."
		},
		Other: func(code string) string { return "Melding: " + code + "." },
		Blank: "blanco's",
	}
}

func dutchFaults() Faults {
	return Faults{
		Word: "Het woord",
		Placement: map[scoring.Fault]func(Placed) Said{
			scoring.NoTile: func(p Placed) Said {
				return Said{p.Word + " legt geen nieuwe letter.", "Leg er een bij, of pas."}
			},
			scoring.TooMany: func(p Placed) Said {
				return Said{fmt.Sprintf("%s heeft meer dan %d nieuwe letters.", p.Word, p.Rack), "Typ het hele woord vanaf zijn eerste vakje."}
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
			scoring.OneTile: func(Placed) Said {
				return Said{"De eerste zet heeft minstens twee letters.", "Leg er een bij."}
			},
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
		NoSquare: func(square string) Said {
			return Said{square + " ligt niet op het bord.", "Controleer het vakje."}
		},
		TakeBack: "Backspace neemt één letter terug, Esc alle.",
		Spelling: map[scoring.SpellingFault]func(Spelt) Said{
			scoring.NoLetters: func(Spelt) Said {
				return Said{"Er staat geen letter in.", "Typ de letters van het woord."}
			},
			scoring.NoSuchLetter: func(s Spelt) Said {
				return Said{"Er is geen blokje voor " + s.Text + ".", "Neem de letters van deze set; ? is blanco."}
			},
			scoring.IsDigit: func(s Spelt) Said {
				return Said{"Een woord heeft geen cijfers: " + s.Text + ".", "Tekens als 2l staan na een letter."}
			},
			scoring.IsSymbol: func(s Spelt) Said {
				return Said{"Een woord heeft geen teken als " + s.Text + ".", "Letters, ? blanco, . letter die er ligt."}
			},
			scoring.MarkAlone: func(s Spelt) Said {
				return Said{s.Text + " staat voor zijn letter.", "Zet het achter de letter: N?."}
			},
			scoring.MarkInside: func(s Spelt) Said {
				return Said{s.Bare + " is één blokje: geen teken erin.", "Zet het teken erachter: " + s.Bare + "2w."}
			},
			scoring.SplitPair: func(s Spelt) Said {
				return Said{s.Bare + " is één blokje en geen twee.", "Typ het zonder de | erin."}
			},
			scoring.NoSuchPremium: func(s Spelt) Said {
				return Said{"Dit bord heeft geen vakje " + s.Bare + ".", "Het heeft 2l, 3l, 2w en 3w."}
			},
			scoring.Unclosed: func(Spelt) Said {
				return Said{"Een haakje is niet gesloten.", "Zet ) na de letters die er al lagen."}
			},
			scoring.TooLong: func(s Spelt) Said {
				return Said{s.Bare + " is langer dan het bord.", fmt.Sprintf("Een woord heeft hoogstens %d letters.", s.Side)}
			},
			scoring.TooManyWords: func(Spelt) Said {
				return Said{"Er kruisen meer dan zeven woorden.", "Typ het hoofdwoord en hoogstens zeven."}
			},
			scoring.TooManyNew: func(s Spelt) Said {
				return Said{fmt.Sprintf("%s heeft meer dan %d nieuwe letters.", s.Bare, s.Rack), "Zet haakjes om wat er al lag: (A)."}
			},
			scoring.NothingNew: func(s Spelt) Said {
				return Said{"Alle letters van " + s.Bare + " lagen er al.", "Laat de nieuwe zonder 0 of haakjes."}
			},
		},
		Line:    dutchLineFaults(),
		Refused: dutchRefusals(),
		NoHome: func(variable string) Said {
			return Said{variable + " ontbreekt: er is geen map bekend.", "Stel " + variable + " in, of gebruik --config MAP."}
		},
		NoPath: func(variable, value string) Said {
			return Said{variable + " is " + value + ": geen volledig pad.", "Begin het met /, of gebruik --config MAP."}
		},
		Cut:       Said{"De bewaarde zoeklijst is intussen afgekapt.", "Doe het nog eens: ze wordt opnieuw gelezen."},
		Forgotten: func(file string) string { return file + " klopt niet: wat erin stond is vergeten." },
		File: func(place, reason string) Said {
			return Said{place + ": " + reason + ".", "Verbeter het bestand en probeer het opnieuw."}
		},
		Place: func(file string, line int) string {
			if line == 0 {
				return file
			}
			if file == "" {
				return "regel " + strconv.Itoa(line)
			}
			return file + ", regel " + strconv.Itoa(line)
		},
		Setting: func(place, key, value, possible string) Said {
			return Said{place + ": " + value + " is geen waarde voor " + key + ".", "Mogelijk: " + possible + "."}
		},
		Crash: func(file string) string {
			return "Wat genoteerd was, is bewaard. Meld dit alsjeblieft, met " + file + "."
		},
		NoSetting: func(place, key, possible string) Said {
			return Said{place + ": " + key + " is geen instelling.", "Er zijn: " + possible + "."}
		},
		NoEdition: func(id string) Said {
			return Said{"Er is geen editie " + id + ".", "tanteo editions noemt ze."}
		},
		NoRules: func(id string) Said {
			return Said{"Er is geen reglement " + id + ".", "tanteo rules noemt ze."}
		},
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
		Saved: Saved{
			NoGame: func(id string) Said {
				return Said{"Er is geen spel " + id + ".", "tanteo games noemt ze."}
			},
			Taken: func(id string) Said {
				return Said{"Er is al een spel " + id + ".", "Gooi dat eerst in de prullenbak."}
			},
			Held: func(who string) Said {
				return Said{"Elders geopend: " + who + ".", "Sluit het daar; tanteo show leest het wel."}
			},
			Somebody: "iemand anders",
			Newer:    Said{"Een nieuwere tanteo heeft dit bewaard.", "Open het daarmee; er is niets aan veranderd."},
			Damaged: func(where string) Said {
				return Said{"Het spelbestand is beschadigd: " + where + ".", "Het bestand blijft zoals het is."}
			},
			Aside: func(name string) string { return "Het is opzijgezet als " + name + "." },
			Changed: Said{"Het spelbestand is intussen veranderd.",
				"Open het spel opnieuw en herhaal de regel."},
			Gone: Said{"Het spel is er niet meer.", "Iemand heeft het in de prullenbak gegooid."},
			NotAFile: func(file string) Said {
				return Said{dutchThe(file) + " is geen gewoon bestand.", "Haal weg wat die naam heeft."}
			},
			Linked: func(file string) Said {
				return Said{dutchThe(file) + " is een link.", "Zet daar het bestand zelf neer, geen link."}
			},
			NoFolder: Said{"De map van de spellen is geen map.", "Haal weg wat zo heet, of gebruik --config."},
		},
		System: System{
			Full: func(file string) Said {
				if file == "" {
					return Said{"Er is geen ruimte meer op de schijf.", "Maak ruimte; wat bewaard was, is veilig."}
				}
				return Said{"Geen ruimte op de schijf voor " + file + ".", "Maak ruimte; wat bewaard was, is veilig."}
			},
			Forbids: func(file string) Said {
				return Said{dutchThe(file) + " mag niet worden geopend.", "Vraag om lees- en schrijfrechten."}
			},
			ReadOnly: func(file string) Said {
				return Said{dutchThe(file) + " is alleen te lezen.", "Kies een andere map met --config."}
			},
			Missing: func(file string) Said {
				return Said{dutchThe(file) + " is er niet.", "Controleer de naam en de map."}
			},
			Closed: func(file string) Said {
				return Said{"Niemand leest de uitvoer nog.", "Wat genoteerd was, is bewaard."}
			},
			Failed: func(file, reason string) Said {
				return Said{dutchThe(file) + ": " + reason + ".", "Probeer het opnieuw, of in een andere map."}
			}, TooMany: Said{"Er staan te veel bestanden open.", "Verhoog de grens (ulimit -n), begin opnieuw."},
			Why: map[error]string{
				syscall.EIO:          "de schijf geeft geen antwoord",
				syscall.ENAMETOOLONG: "de naam is te lang",
				syscall.ENOTDIR:      "de map is een bestand",
				syscall.EISDIR:       "het is een map",
				syscall.ELOOP:        "de links lopen in een kring",
				syscall.ESTALE:       "de schijf is er niet meer",
				disk.ErrNotFile:      "het is geen gewoon bestand",
				disk.ErrLink:         "het is een link",
				disk.ErrTooLarge:     "het is te groot",
			},
		},
		Other: func(text string) Said { return Said{text + ".", "Probeer het opnieuw."} },
	}
}

func dutchLineFaults() map[sheet.LineReason]func(Read) Said {
	return map[sheet.LineReason]func(Read) Said{
		sheet.LineEmpty: func(r Read) Said {
			return Said{"Er is niets getypt.", "Typ een zet zoals " + r.Example + ", of pas."}
		},
		sheet.LineTooLong: func(r Read) Said {
			return Said{"De regel is te lang.", fmt.Sprintf("Een regel heeft hoogstens %d bytes.", r.Limit)}
		},
		sheet.LineControl: func(Read) Said {
			return Said{"De regel heeft een onzichtbaar teken.", "Typ hem met letters en cijfers."}
		},
		sheet.LineUnknown: func(r Read) Said {
			return Said{"Geen regel begint met " + r.Text + ".", "Typ " + r.Example + ", = RELOJ, 25 of pas."}
		},
		sheet.LineWordAlone: func(r Read) Said {
			return Said{"Er ontbreekt een vakje voor " + r.Bare + ".", "Typ " + r.Example + ", of = voor getypte woorden."}
		},
		sheet.LineNoWord: func(r Read) Said {
			return Said{"Het woord ontbreekt na het vakje.", "Typ het zoals " + r.Example + "."}
		},
		sheet.LineMissing: func(r Read) Said {
			if r.Usage == "" {
				return Said{"Er ontbreekt iets na " + r.Text + ".", "Typ een beurt na de naam."}
			}
			return Said{"Er ontbreekt iets na " + r.Text + ".", "Zo: " + r.Usage + "."}
		},
		sheet.LineExtra: func(r Read) Said {
			return Said{r.Text + " is hier te veel.", "Laat het weg."}
		},
		sheet.LineNumber: func(r Read) Said {
			return Said{r.Text + " kan hier niet staan.", fmt.Sprintf("Er moet een heel getal staan, hoogstens %d.", r.Limit)}
		},
		sheet.LineTime: func(r Read) Said {
			return Said{"De regels geven geen punten voor " + r.Text + ".", "Een tijd is 1:05; of typ de punten: 10."}
		},
		sheet.LineClock: func(r Read) Said {
			return Said{r.Text + " is geen tijd van een klok.", "Een tijd is 1:05."}
		},
		sheet.LineNoPlayer: func(r Read) Said {
			return Said{"Niemand heet hier " + r.Text + ".", "Aan tafel: " + r.Names + "."}
		},
		sheet.LineTwoPlayers: func(r Read) Said {
			return Said{"Meer namen beginnen met " + r.Text + ".", "Typ er meer van, of het nummer van de plaats."}
		},
		sheet.LineName: func(r Read) Said {
			return Said{r.Text + " kan geen naam zijn.", "1 tot 60 tekens, zonder dubbele punt."}
		},
		sheet.LineTooMany: func(r Read) Said {
			return Said{r.Text + " zijn te veel letters.", fmt.Sprintf("Op een plankje passen er %d.", r.Limit)}
		},
		sheet.LineNotInTurn: func(r Read) Said {
			return Said{r.Text + " is geen beurt van het blad.", "Zet er een zet, punten of pas neer."}
		},
		sheet.LineSeed: func(r Read) Said {
			return Said{r.Text + " is geen startgetal.", "Een startgetal is een heel getal vanaf 1."}
		},
		sheet.LineNotForOther: func(r Read) Said {
			return Said{r.Text + " geldt niet voor één speler.", "Typ het zonder de naam ervoor."}
		},
		sheet.LineMarks: func(r Read) Said {
			return Said{"Een letter van " + r.Text + " heeft te veel accenten.", fmt.Sprintf("Laat er hoogstens %d staan.", r.Limit)}
		},
		sheet.LineSigned: func(r Read) Said {
			return Said{"Punten eraf of erbij is geen beurt.", "Typ " + r.Usage + "."}
		},
		sheet.LineColon: func(r Read) Said {
			return Said{"Zonder dubbele punt: alleen in duplicate.", "Typ " + r.Bare + " voor die speler."}
		},
	}
}

func dutchRefusals() map[sheet.Reason]func(Refused) Said {
	return map[sheet.Reason]func(Refused) Said{
		sheet.AlreadyFinished: func(Refused) Said {
			return Said{"Het spel is afgelopen.", "Typ heropenen om verder te spelen."}
		},
		sheet.NotFinished: func(Refused) Said {
			return Said{"Het spel is niet afgelopen.", "Er valt niets te heropenen; speel verder."}
		},
		sheet.NothingToUndo: func(Refused) Said {
			return Said{"Er valt niets ongedaan te maken.", "Typ een beurt."}
		},
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
			return Said{fmt.Sprintf("Er is geen beurt %d.", r.Turn), "Typ het nummer dat op het blad staat."}
		},
		sheet.FaultsLeft: func(r Refused) Said {
			return Said{fmt.Sprintf("Beurt %d past niet op het bord.", r.Turn), fmt.Sprintf("Eerst: wijzig %d REGEL of wis %d.", r.Turn, r.Turn)}
		},
		sheet.LeftoverCount: func(r Refused) Said {
			return Said{fmt.Sprintf("Er zijn %d resten nodig, één per speler.", r.Count), "Letters, punten, of - voor wie uitging."}
		},
		sheet.TwoOut: func(Refused) Said {
			return Said{"Maar één speler kan zijn uitgegaan.", "Typ één keer -, en 0 voor een leeg plankje."}
		},
		sheet.TooManyPlayers: func(Refused) Said {
			return Said{fmt.Sprintf("Er zijn al %d spelers.", sheet.MaxPlayers), "Begin een ander spel."}
		},
		sheet.AlreadyGone: func(r Refused) Said {
			return Said{r.Player + " is al van tafel.", "Noem een andere speler."}
		},
		sheet.AtTable: func(r Refused) Said {
			return Said{r.Player + " zit al aan tafel.", "Neem een naam met een letter meer."}
		},
		sheet.LastPlayer: func(Refused) Said {
			return Said{"De laatste speler kan niet vertrekken.", "Typ afsluiten om het spel te beëindigen."}
		},
		sheet.NotInDuplicate: func(Refused) Said {
			return Said{"Dat bestaat niet in duplicate.", "Typ een zet, punten, volgende of afsluiten."}
		},
		sheet.OnlyDuplicate: func(Refused) Said {
			return Said{"Alleen duplicate heeft rondes.", "Typ een zet, punten of pas."}
		},
		sheet.RoundFull: func(Refused) Said {
			return Said{"Iedereen is binnen.", "Typ volgende, of wijzig een vakje: 1: 24."}
		},
		sheet.CellEmpty: func(r Refused) Said {
			return Said{r.Player + " heeft niets in ronde " + strconv.Itoa(r.Turn) + ".", "Zoek de ronde op in het blad."}
		},
		sheet.NoMaster: func(r Refused) Said {
			return Said{"Ronde " + strconv.Itoa(r.Turn) + " heeft geen top.", "Zoek de ronde op in het blad."}
		},
		sheet.MasterStays: func(r Refused) Said {
			return Said{"Ronde " + strconv.Itoa(r.Turn) + " is gesloten en kan niet zonder top.", "Verbeter die: wijzig " + strconv.Itoa(r.Turn) + " top 24."}
		},
		sheet.NothingNoted: func(Refused) Said {
			return Said{"In deze ronde is niets genoteerd.", "Noteer eerst de top: top 24."}
		},
		sheet.OwnPlay: func(r Refused) Said {
			return Said{"Dit is de beurt van " + r.Player + ".", "Alleen de anderen kunnen hem aanvechten."}
		},
		sheet.NoSuchRound: func(r Refused) Said {
			return Said{fmt.Sprintf("Er is geen ronde %d.", r.Turn), "Zoek het nummer op het blad."}
		},
		sheet.NoClock: func(r Refused) Said {
			return Said{"Er is geen klok.", "Kies er een: klok beurt 2:00."}
		},
		sheet.ClockRuns: func(r Refused) Said {
			return Said{"De klok loopt al.", "klok stop zet hem stil."}
		},
		sheet.ClockStands: func(r Refused) Said {
			return Said{"De klok staat al stil.", "klok start laat hem lopen."}
		},
		sheet.NoOwnClock: func(r Refused) Said {
			return Said{"Niemand heeft hier een eigen klok.", "Laat de speler weg: klok 2:00."}
		},
		sheet.NothingToRecount: func(r Refused) Said {
			if r.Turn == 0 {
				return Said{"Elke beurt heeft de punten van het bord.", "hertel is voor punten uit een bestand."}
			}
			return Said{fmt.Sprintf("Beurt %d heeft de punten van het bord.", r.Turn), "hertel is voor punten uit een bestand."}
		},
		sheet.NoNote: func(r Refused) Said {
			if r.Turn == 0 {
				return Said{"Voor de eerste beurt staat geen notitie.", "Schrijf er een: wijzig 0 notitie TEKST."}
			}
			return Said{fmt.Sprintf("Na beurt %d staat geen notitie.", r.Turn), fmt.Sprintf("Schrijf er een: wijzig %d notitie TEKST.", r.Turn)}
		},
		sheet.AlreadyWrong: func(r Refused) Said {
			return Said{fmt.Sprintf("De punten van beurt %d zijn er al af.", r.Turn), "Eén keer is genoeg."}
		},
		sheet.NotAPlay: func(r Refused) Said {
			if r.Turn == 0 {
				return Said{"Die beurt is er niet meer.", "Typ het nummer dat op het blad staat."}
			}
			return Said{fmt.Sprintf("Beurt %d heeft geen woord dat telt.", r.Turn), "Alleen een zet die telt, kan fout zijn."}
		},
		sheet.RoundBegun: func(r Refused) Said {
			return Said{fmt.Sprintf("In ronde %d is al iets genoteerd.", r.Turn), "Sluit hem: volgende. Of terug: ongedaan."}
		},
		sheet.NoTileLeft: func(Refused) Said {
			return Said{"Er is geen letter meer om te trekken.", "Sluit het spel af: afsluiten."}
		},
		sheet.OneKindLeft: func(Refused) Said {
			return Said{"Er is geen klinker of geen medeklinker meer.", "Volgens de regels is het uit: afsluiten."}
		},
		sheet.NoSeed: func(Refused) Said {
			return Said{"Dit spel heeft geen startgetal.", "Geef er een: trekken 2026."}
		},
		sheet.NotHere: func(Refused) Said {
			return Said{"Deze regel leidt naar een ander spel.", "Typ hem apart."}
		},
	}
}

// dutchTiles is a number of tiles as players say it: "1 letter", "3 letters".
func dutchTiles(n int) string { return count(n, "letter", "letters") }

func dutchPoints(n int) string { return count(n, "punt", "punten") }

func dutchTurns(numbers []int) string {
	if len(numbers) == 1 {
		return "beurt " + strconv.Itoa(numbers[0])
	}
	return "beurten " + listed(digits(numbers), "en")
}

func dutchThe(file string) string {
	if file == "" {
		return "Het bestand"
	}
	return file
}

func dutchSheet() Sheet {
	return Sheet{
		Note: func(turn int, text string) string {
			if turn == 0 {
				return "Notitie: " + text
			}
			return fmt.Sprintf("Notitie na beurt %d: %s", turn, text)
		},
		Turns:  "beurt",
		Empty:  "Er is nog geen beurt genoteerd.",
		OnTurn: func(player string) string { return player + " is aan de beurt." },
		Ended:  "Het spel is afgelopen.",
		Bag: func(bag, unseen int) string {
			return fmt.Sprintf("Zakje %d, ongezien %d.", bag, unseen)
		},
		Hidden: func(plays int) string {
			if plays == 1 {
				return "1 beurt is zonder letters genoteerd en telt niet mee in de letterverdeling."
			}
			return fmt.Sprintf("%d beurten zijn zonder letters genoteerd en tellen niet mee in de letterverdeling.", plays)
		},
		Loose: func(tiles int) string {
			return dutchTiles(tiles) + " zonder score op het bord."
		},
		OutOfOrder: "Nummers naast elkaar staan in de volgorde van de spelers.",
		Faulty:     "! past niet op het bord en telt 0",
		CameOff:    "× van het bord na aanvechten",
		Told:       "* punten zoals in het bestand, niet zoals geteld",
		Final:      "Eindtabel",
		Before:     "vooraf",
		Left:       "af/bij",
		All:        "totaal",
		Void:       "Dit spel telt nergens mee.",
		Total:      "Totaal",
		Bonus: func(tiles, points int) string {
			return fmt.Sprintf("%d letters  + %d", tiles, points)
		},
	}
}

func dutchEditions() Editions {
	return Editions{
		Tiles: func(tiles, letters, blanks int) string {
			return fmt.Sprintf("%d letterblokjes: %s en %s.", tiles, dutchTiles(letters), count(blanks, "blanco", "blanco's"))
		},
		Count:    func(tiles int) string { return count(tiles, "blokje", "blokjes") },
		Own:      "je eigen bestand",
		Notation: "Vakjes",
		Rows:     "rijletter en kolomnummer; H4 loopt horizontaal, 4H verticaal",
		GCG:      "kolomletter en rijnummer; 8D loopt horizontaal, D8 verticaal",
		Rack:     func(tiles int) string { return fmt.Sprintf("Op een plankje passen %s.", dutchTiles(tiles)) },
		Bonus: func(tiles, points int) string {
			return fmt.Sprintf("%s in één beurt leggen geeft %s extra.", dutchTiles(tiles), dutchPoints(points))
		},
		Letter: "letter",
		Of:     "aantal",
		Points: "punten",
		Blank: func(points, left int) string {
			return fmt.Sprintf("Een blanco is %d waard op het bord en %d op een plankje aan het eind.", points, left)
		},
		OurChoice: "Dat ze tellen is een keuze van het programma; FISE verbiedt zo'n blanco (art. 10.2).",
		OnlyOf: func(letters string) string {
			return "Zonder blokje, alleen met een blanco: " + letters + "."
		},
		Vowels: func(letters string) string { return "Klinkers: " + letters + "." },
		Board:  func(side int) string { return fmt.Sprintf("Bord van %d × %d vakjes", side, side) },
		Square: func(name string, n int) string { return fmt.Sprintf("%s %d", name, n) },
		Plain:  func(n int) string { return fmt.Sprintf("gewoon %d", n) },
		Names: map[string]string{
			"2L": "2x letterwaarde", "3L": "3x letterwaarde", "4L": "4x letterwaarde",
			"2W": "2x woordwaarde", "3W": "3x woordwaarde", "4W": "4x woordwaarde",
			"1x": "3x letters van 1", "2x": "3x letters van 2", "3x": "3x letters van 3", "5x": "3x letters van 5",
		},
		Rules:    func(id string) string { return "Regels thuis: " + id + "." },
		Sources:  "Bronnen",
		NoSource: "Er is geen bron vermeld.",
	}
}

func dutchRules() Rules {
	return Rules{
		Players: "Spelers",
		FromTo: func(fewest, most int) string {
			if fewest == most {
				return strconv.Itoa(most)
			}
			return fmt.Sprintf("%d tot %d", fewest, most)
		},
		Otherwise: func(home string) string { return "Met een ander aantal spelers geldt " + home + "." },
		Passes:    "Keren passen die een spel beëindigen",
		PassesEach: func(rounds int) string {
			return fmt.Sprintf("%s: %d met twee, %d met drie, %d met vier spelers", count(rounds, "ronde", "rondes"), 2*rounds, 3*rounds, 4*rounds)
		},
		PassesInAll:  func(n int) string { return fmt.Sprintf("%d achter elkaar", n) },
		PassesOrLost: "Passen en verloren beurten die een spel beëindigen",
		AlonePasses:  "Keren passen die een spel beëindigen waarin één speler nog over is",
		AloneOrLost:  "Passen en verloren beurten die het dan beëindigen",
		Scoreless:    "Beurten zonder punten die een spel beëindigen",
		InARow:       func(n int) string { return fmt.Sprintf("%d achter elkaar", n) },
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
			return fmt.Sprintf("minstens %d", n)
		},
		ExchangeMax:     "Keren dat een speler mag ruilen",
		Times:           func(n int) string { return fmt.Sprintf("hoogstens %d", n) },
		Penalty:         "Voorgestelde strafpunten",
		Off:             dutchPoints,
		Challenges:      "Aanvechten",
		ByJury:          "niet aan tafel; een jury bekijkt de woorden na afloop",
		ChallengeFailed: "Een goed woord aanvechten",
		Fine: func(points int, perWord, toChallenged bool) string {
			if points == 0 {
				return "kost niets"
			}
			per := "per zet"
			if perWord {
				per = "per woord"
			}
			who := "af voor wie aanvecht"
			if toChallenged {
				who = "erbij voor wie de zet deed"
			}
			return fmt.Sprintf("%s %s, %s", dutchPoints(points), who, per)
		},
		LostTurn: "kost wie aanvecht een beurt",
		Jury:     "Een woord dat de jury fout vindt",
		JuryOff: func(n int) string {
			return fmt.Sprintf("kost de punten van die beurt en %d extra", n)
		},
		Clock: "Klok",
		Minutes: func(least, minutes int) string {
			if least > 0 {
				return fmt.Sprintf("%d tot %d minuten", least, minutes)
			}
			return count(minutes, "minuut", "minuten")
		},
		OverPoints: func(points, lossAfter int) string {
			text := dutchPoints(points) + " af voor elke minuut te veel, ook een begonnen minuut"
			if lossAfter > 0 {
				text += "; meer dan " + count(lossAfter, "minuut", "minuten") + " te veel is verlies"
			}
			return text
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
		Ties:   "Gelijke scores",
		Share:  "delen een plaats",
		Before: "de score vooraf beslist, zonder de letters die over zijn; wie ook dan gelijk staat, deelt een plaats",
		Yes:    "ja", No: "nee", None: "geen regel",
		NotKnown: func(used string) string { return "niet bekend: geteld zoals thuis (" + used + ")" },
		Source:   func(text string) string { return "bron: " + text },
		NoSource: "er is geen bron vermeld",
		Sources:  "Bronnen",

		Duplicate: "Duplicate",
		Lent:      func(book string) string { return "Dit reglement heeft dat deel niet: dat van " + book + " geldt." },
		RoundTime: "Tijd van een ronde",
		RoundRack: "Klinkers en medeklinkers op een plankje",
		RackHas: func(rounds, each, later int) string {
			return fmt.Sprintf("van elk minstens %d tot en met ronde %d, daarna %d", each, rounds, later)
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
			text := fmt.Sprintf("%d", points)
			if below > 0 && below != points {
				text += fmt.Sprintf(", of %d onder de top", below)
			}
			if most > 0 {
				text += fmt.Sprintf("; %d in totaal", most)
			}
			if players > 0 {
				text += fmt.Sprintf("; vanaf %s", count(players, "speler", "spelers"))
			}
			return text
		},
		WrongMove: "Een foute zet",
		Warnings:  "Waarschuwingen",
		WarningsCost: func(from, points int) string {
			return fmt.Sprintf("vanaf nummer %d kost elke %s", from, dutchPoints(points))
		},

		House:          func(rules []string) string { return "Huisregels: " + strings.Join(rules, "; ") + "." },
		HouseBonus:     func(points int) string { return fmt.Sprintf("een leeg plankje in één beurt geeft %d", points) },
		HouseLeftovers: func(what string) string { return "letters over aan het eind: " + what },
		HousePenalty:   func(points int) string { return fmt.Sprintf("een straf is %d", points) },
		HouseChallenge: func(points int) string { return fmt.Sprintf("een goed woord aanvechten kost %d", points) },
		HousePasses: func(n int) string {
			if n == 0 {
				return "passen beëindigt een spel niet"
			}
			return fmt.Sprintf("%d keer achter elkaar passen beëindigt een spel", n)
		},
		HouseOvertime: func(points int) string { return fmt.Sprintf("%d af voor elke minuut te veel", points) },
	}
}

func dutchTool() Tool {
	return Tool{
		Help: Help{
			Usage: "Zo gebruik je het:", Commands: "Opdrachten:", Flags: "Opties:", Global: "Opties van elke opdracht:",
			More:  "Meer over een opdracht: tanteo OPDRACHT --help",
			Codes: "Exitcodes: 0 gedaan, en wat daarnaast misgaat is een waarschuwing; 1 het spel of een bestand zegt nee; 2 verkeerd gebruik, of geen terminal voor het scherm; 3 iets kon niet worden gelezen of geschreven; 4 het spel is elders open: later kan het wel; 130 onderbroken.",
			Lines: "Woorden van een regel, in elke taal te begrijpen:",
		},
		Root: Page{"tanteo [SPEL]", "Houdt de score bij van kruiswoordspellen met letterblokjes",
			"tanteo houdt de score bij van kruiswoordspellen met letterblokjes. Zonder opdracht opent het scherm, met het spel dat het laatst open was of met SPEL. De opdrachten doen hetzelfde zonder scherm."},
		Enter: Page{"enter [SPEL] [REGEL…]", "Noteert beurten, een per regel, en antwoordt",
			"Noteert regels zoals het invoervak op het scherm, en zegt wat elke regel deed. De regels zijn de argumenten, of de standaardinvoer; lege regels en regels die met # beginnen, worden overgeslagen. SPEL is de id van een bewaard spel; in een terminal mag het weg: dan is het het laatste. Een geweigerde regel stopt een pipe of de argumenten; in een terminal gaat het verder.\n\n  H4 JAMON         een zet: eerste vakje en woord\n  = R2wELOJ3l      een zet met zijn woorden en tekens\n  25               zelf getelde punten\n  pas              en de woorden hieronder"},
		Score: Page{"score WOORDEN…", "Telt één zet",
			"Telt een zet met zijn woorden, het hoofdwoord eerst: tanteo score R2wELOJ3l. Na een letter staat wat eronder ligt (2l 3l 2w 3w), ? voor een blanco, 0 voor een letter die er al lag; letters tussen haakjes lagen er ook al. Met een vakje wordt de zet op een leeg bord geteld, of op dat van --board: tanteo score \"H4 JAMON\"."},
		Show: Page{"show [SPEL]", "Toont het blad van een spel",
			"Toont het blad van een spel als tekst, per ronde; zonder SPEL dat van het laatste."},
		Games: Page{"games", "Noemt de bewaarde spellen",
			"Noemt de bewaarde spellen, het nieuwste eerst."},
		Remove:  Page{"rm SPEL", "Gooit een spel in de prullenbak", "Gooit een spel in de prullenbak. games restore haalt het er weer uit."},
		Restore: Page{"restore SPEL", "Haalt een spel uit de prullenbak", "Haalt een spel uit de prullenbak."},
		Editions: Page{"editions [ID]", "Noemt de edities, of toont er een",
			"Noemt de edities, of toont er een: de letters, het bord, en waar de cijfers vandaan komen."},
		Rules: Page{"rules [ID]", "Noemt de reglementen, of toont er een",
			"Noemt de reglementen, of toont er een: de getallen, en waar ze vandaan komen."},
		Complete: Page{"completion SHELL", "Schrijft een script dat opdrachten aanvult in een shell",
			"Schrijft een script dat opdrachten aanvult in bash, zsh, fish of powershell. Laad het zoals de shell dat doet, bijvoorbeeld: source <(tanteo completion bash)"},
		Replay: Page{"replay PAD…", "Telt spellen uit GCG-bestanden opnieuw",
			"Telt elke zet van spellen in GCG opnieuw, en zegt waar het bestand andere cijfers heeft: regel, berekening en mogelijke oorzaak. PAD is een bestand, een map met alles wat daaronder op .gcg en .gcgs eindigt, of - voor de standaardinvoer.\n\nDe exitcode is 1 als een spel afwijkt of onleesbaar is. Wat alleen twijfelachtig is, vooral plankjes en de volgorde van de beurten, wordt geteld en met --warnings gemeld."},
		Import: Page{"import BESTAND", "Bewaart de spellen van een bestand",
			"Bewaart elk spel van een GCG-bestand, of dat van een eigen bestand van tanteo (JSON), en schrijft de id. BESTAND is - voor de standaardinvoer. Punten blijven zoals het GCG-bestand ze heeft; waar ze van de onze afwijken, neemt de regel hertel onze telling. Een totaal dat een bestand verkeerd optelt, wordt gemeld."},
		Export: Page{"export [SPEL]", "Schrijft een spel in een ander formaat",
			"Schrijft een spel in GCG (voor Quackle, macondo, Woogles), als eigen bestand van tanteo (JSON), als tabel voor rekenbladen (CSV), of als blad in tekst; zonder SPEL het laatste. Het gaat naar de standaarduitvoer, of met -o naar een bestand, waarvan de extensie het formaat bepaalt als --format dat niet doet: .gcg .json .csv .txt. Een bestand dat er al is, blijft staan, behalve met --force."},
		HelpPage: Page{"help [OPDRACHT]", "Legt een opdracht uit", "Legt een opdracht uit."},
		Flags: Flags{
			Config: "`MAP` van instellingen en spellen", Lang: "`TAAL` van de antwoorden: en, es, nl, fr, de",
			JSON: "antwoord in JSON", Edition: "`ID` van de editie", Version: "toon de versie", Help: "leg de opdracht uit",
			New: "begin een spel en schrijf de id", Kind: "`SOORT` van het nieuwe spel: classic of duplicate", Rules: "`ID` van het reglement van het nieuwe spel",
			House:    "`HUISREGELS` van het nieuwe spel, ook voor het volgende: bonus=40,leftovers=none; none",
			Notation: "vakjes van het nieuwe spel: `rows` of gcg", Players: "`NAMEN` met komma's ertussen, een aantal spelers, of @BESTAND met een naam per regel",
			First: "`NUMMER` van de speler die begint", Board: "`BESTAND` met de rijen van een bord",
			Seed:     "`GETAL` waarmee de plankjes van een duplicate worden getrokken",
			Warnings: "meld ook wat alleen twijfelachtig is", Format: "`FORMAAT`: gcg, json, csv, text", Output: "`BESTAND` om te schrijven", Force: "overschrijf een bestand",
		},
		Usage: Usage{
			UnknownFlag: func(flag string) Said {
				return Said{"Er is geen optie " + flag + ".", "Zie --help."}
			},
			NeedsValue: func(flag string) Said {
				return Said{flag + " heeft een waarde nodig.", "Zie --help."}
			},
			BadValue: func(flag, value, possible string) Said {
				return Said{value + " is geen waarde voor " + flag + ".", "Mogelijk: " + possible + "."}
			},
			TooMuch: func(argument string) Said {
				return Said{argument + " is hier te veel.", "Laat het weg, of zie --help."}
			},
			Missing: func(what string) Said {
				return Said{what + " ontbreekt.", "Zie --help."}
			},
			UnknownWord: func(word, nearest string) Said {
				return Said{word + " is geen opdracht en geen bewaard spel.", meant("Bedoel je %s? ", nearest) + "tanteo --help noemt de opdrachten, tanteo games de spellen."}
			},
			UnknownCommand: func(word, nearest, help string) Said {
				return Said{"Er is geen opdracht " + word + ".", meant("Bedoel je %s? ", nearest) + "Zie " + help + "."}
			},
			Number: "een heel getal",
			NoTerminal: Said{"Het scherm heeft een terminal nodig.",
				"Gebruik zonder terminal tanteo enter en tanteo show."},
			WhichGame: Said{"Er is niet gezegd welk spel bedoeld is.",
				"Noem het eerst, of begin er een met --new; tanteo games noemt ze."},
			NoGameYet: Said{"Er is nog geen spel open geweest.",
				"Begin er een met tanteo enter --new; tanteo games noemt de bewaarde."},
			OnlyDuplicate: func(flag string) Said {
				return Said{flag + " is voor een duplicate.", "Zet er --kind duplicate bij."}
			},
			OnlyNew: func(flag string) Said {
				return Said{flag + " is voor een nieuw spel.", "Zet er --new bij."}
			},
			Players: func(fewest, most int) Said {
				return Said{fmt.Sprintf("Een spel heeft %d tot %d spelers.", fewest, most), "Noem ze met --players \"Ana,Bea\"."}
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
				return Said{fmt.Sprintf("Het bord heeft %s.", count(rows, "rij", "rijen")), fmt.Sprintf("Dat van deze editie heeft er %d.", side)}
			},
			BoardRow: func(row, squares, side int) Said {
				return Said{fmt.Sprintf("Rij %d van het bord heeft %s.", row, count(squares, "vakje", "vakjes")), fmt.Sprintf("Het moeten er %d zijn.", side)}
			},
			BoardSign: func(row int, sign string) Said {
				return Said{fmt.Sprintf("In rij %d van het bord staat %s.", row, sign), "Gebruik de letters van de editie, of kies een andere met --edition."}
			},
			NoWords:  Said{"Er is geen woord om te tellen.", "Typ ze na score, of zie score --help."},
			Internal: Said{"Het programma is op een eigen fout gestuit.", "Meld het alsjeblieft; wat bewaard was, is veilig."},
		},
		Entry: Entry{
			Prompt:   "> ",
			Line:     func(n int) string { return fmt.Sprintf("Regel %d: ", n) },
			OnScreen: func(line, instead string) Said { return Said{line + " is voor het scherm.", "In de shell: " + instead} },
			Welcome:  "Een regel per beurt: H4 JAMON, 25, pas, einde. Ctrl+D stopt; alles is bewaard.",
		},
		Stored: Stored{
			Removed: func(id string) string {
				return id + " ligt in de prullenbak; games restore " + id + " haalt het terug."
			},
			Restored: func(id string) string { return id + " is terug bij de spellen." },
			None:     "Er is geen spel bewaard.",
		},
		List: List{
			Open: "open", Finished: "afgelopen", Void: "telt niet mee", Unreadable: "onleesbaar",
			Turns: func(n int) string { return count(n, "beurt", "beurten") },
		},
		Files: dutchFiles(), Print: dutchPrint(),
	}
}

func dutchScreen() Screen {
	n := strconv.Itoa
	return Screen{
		Working: "Berekening", Sheet: "Blad", Tiles: "Zakje", Words: "Woorden", Notes: "Notities", Help: "Hulp", Commands: "Opdrachten", TilesLeft: "Letterverdeling",
		Keys: "toetsen", Lines: "invoer", Counting: "tellen",

		Total: "Totaal", AllTiles: "Heel plankje", NotCounted: "niet geteld", Points: "punten", Now: "nu",
		Bag: "zakje", Unseen: "ongezien", OnRacks: "op de plankjes",
		Editing:  func(turn, of int) string { return "beurt " + n(turn) + " van " + n(of) + " wijzigen" },
		Looking:  func(turn, of int) string { return "beurt " + n(turn) + " van " + n(of) },
		Finished: "afgelopen", Watching: "alleen kijken", Void: "ongeldig: het spel telt nergens mee",
		Was:    func(points int) string { return "was " + n(points) + ":" },
		Turn:   func(number int) string { return "Beurt " + n(number) },
		TurnOf: func(name string) string { return "Beurt van " + name },
		WouldCountNothing: func(turns []int) string {
			if len(turns) == 1 {
				return "Beurt " + n(turns[0]) + " zou 0 tellen."
			}
			return "Beurten " + listed(digits(turns), "en") + " zouden 0 tellen."
		},
		Told:            func(counted, told int) string { return "bord " + Number(counted) + " · bestand " + Number(told) },
		Off:             func(points int) string { return "totaal van het bestand " + Signed(points) },
		CountAgain:      func(line string) string { return line + " neemt het onze." },
		KeepsAllTheSame: "Enter houdt de wijziging, Esc niet.",
		FirstTurn:       "Nog geen beurt.",
		ByHandUncounted: "De letters zijn niet bekend: deze beurt telt niet mee in de letterverdeling.",
		Uncounted: func(plays int) string {
			if plays == 1 {
				return "1 zet zonder letters telt niet mee."
			}
			return n(plays) + " zetten zonder letters tellen niet mee."
		},
		NoneOf:    func(name, there string) Said { return Said{"Hier is geen " + name + ", wel:", there + "."} },
		MoreBelow: func(lines int) string { return "nog " + n(lines) + " hieronder" },
		NoTurns:   "Nog geen beurt.", NoNotes: "Geen notities. Ctrl+N schrijft er een.", NoWords: "Nog geen woorden.",

		BeforeFirst: "Voor de eerste beurt",
		InNotes:     func(lines int) string { return "nog " + n(lines) + " bij Notities" },
		UpTo: func(turn int, game string) string {
			if turn == 0 {
				return "Een kopie vanaf het begin, " + game + ". Het andere spel blijft zoals het is."
			}
			return "Een kopie tot en met beurt " + n(turn) + ", " + game + ". Het andere spel blijft zoals het is."
		},

		Hint: Hints{
			Note: "noteren", Across: "draaien", Down: "draaien", Blank: "blanco", Clear: "weg", Commands: "opdrachten", Help: "hulp",
			LetterLays: "typ letters", TurnMenu: "menu", Line: "regel",
			Choose: "kiezen", DoIt: "doen", Back: "terug", Open: "openen", Leave: "stoppen", Field: "veld", Start: "beginnen",
			NextField: "volgend veld", EndGame: "spel beëindigen", PlayOn: "verder spelen",
			KeepIt: "bewaren", LeaveIt: "laten", Cell: "beurt", EditTurn: "wijzigen", DeleteTurn: "wissen", Board: "bord",
			Page: "pagina", Scroll: "schuiven", Tab: "tabblad", TurnBack: "beurt terug", TurnOn: "verder", ToNow: "naar nu",
			Square: "vakje", AlreadyThere: "lag er al", EnterLine: "uitvoeren", Tiles: "letters", Copy: "kopiëren", History: "vorige", StepBack: "spel terugkijken", FinalTable: "eindtabel", Size: "groot, klein",
			StepTurn: "beurt", FirstLast: "begin, eind", FirstTurn: "begin", EditNote: "notitie",
			Read: "lezen", Complete: "aanvullen", Write: "schrijven", TakeGame: "spel openen",
		},
		Menu: Menu{
			Back: "Terug naar het bord", Pass: "Passen", Exchange: "Ruilen", ByHand: "Punten typen", Withdrawn: "Woord teruggenomen",
			Challenge:       func(word string) string { return word + " aanvechten" },
			ChallengeFailed: "Onterecht aangevochten", Penalty: "Strafpunten", Warning: "Waarschuwing", Note: "Notitie", End: "Spel beëindigen",
			Correct: "Beurt wijzigen", Recount: "Opnieuw tellen", Delete: "Beurt wissen", GoOn: "Vanaf hier verder, kopie",
			OnTheRight: "Rechts staat wat je kunt typen.",
			Leave:      "Naar de startpagina", ClearBoard: "Bord leegmaken", LayTiles: "Leggen zonder score", Sure: "Nog eens Enter",
		},
		Palette: map[sheet.Command]string{
			sheet.CommandPass:       "de beurt passen",
			sheet.CommandExchange:   "letters ruilen",
			sheet.CommandWithdrawn:  "woord van het bord",
			sheet.CommandChallenge:  "laatste zet eraf",
			sheet.CommandFailed:     "het woord was goed",
			sheet.CommandPenalty:    "punten eraf",
			sheet.CommandBonus:      "punten erbij",
			sheet.CommandOvertime:   "punten eraf voor tijd",
			sheet.CommandWarning:    "een speler waarschuwen",
			sheet.CommandLay:        "letters zonder score",
			sheet.CommandClear:      "die letters weer weg",
			sheet.CommandEnd:        "rest; beëindigt het spel",
			sheet.CommandFinish:     "einde zonder rest",
			sheet.CommandReopen:     "toch verder spelen",
			sheet.CommandUndo:       "wijziging terug",
			sheet.CommandRedo:       "weer doen",
			sheet.CommandEdit:       "een beurt wijzigen",
			sheet.CommandInsert:     "een beurt ertussen",
			sheet.CommandDelete:     "een beurt weg",
			sheet.CommandRecount:    "tellen zonder bestand",
			sheet.CommandWrong:      "jury: beurt was fout",
			sheet.CommandVoid:       "spel telt nergens mee",
			sheet.CommandName:       "andere naam",
			sheet.CommandJoin:       "iemand komt erbij, of komt terug",
			sheet.CommandLeave:      "iemand gaat weg",
			sheet.CommandNote:       "notitie schrijven",
			sheet.CommandAgain:      "nieuw, zelfde spelers",
			sheet.CommandOpen:       "een ander spel",
			sheet.CommandRack:       "plankje van de ronde",
			sheet.CommandDraw:       "plankje trekken",
			sheet.CommandMaster:     "top van de ronde",
			sheet.CommandBest:       "de beste zetten van een plankje",
			sheet.CommandCheck:      "de woorden op het blad, nagekeken",
			sheet.CommandMissed:     "wat elke beurt gemist heeft",
			sheet.CommandAnalysis:   "iedereen ziet de beste zetten tijdens de partij",
			sheet.CommandNext:       "ronde sluiten",
			sheet.CommandTab:        "een tabblad tonen",
			sheet.CommandPrint:      "afdrukken",
			sheet.CommandWrite:      "in een bestand opslaan",
			sheet.CommandQuit:       "stoppen; alles is bewaard",
			sheet.CommandClock:      "een klok bijstellen",
			sheet.CommandClockStart: "de klok loopt",
			sheet.CommandClockStop:  "de klok staat stil",
			sheet.CommandOff:        "geen klok",
			sheet.CommandTurnClock:  "tijd per beurt",
			sheet.CommandRoundClock: "tijd per ronde",
			sheet.CommandGameClock:  "tijd per speler",
		},
		Start: Start{
			Tagline: "de score van kruiswoordspellen met letterblokjes", New: "Nieuw spel", Resume: "Hervatten", Earlier: "Eerdere spellen",
			Count: "Alleen tellen", CountHint: "bord en getypte zetten, zonder blad",
			NewHint: [2]string{"Enter opent het formulier van een nieuw spel, nog eens Enter begint:", "twee spelers, de letters van je taal, de regels van thuis."},
			KeptIn: func(folder string) string {
				return "De spellen staan in " + folder + ". Er gaat niets naar buiten."
			},
			Open: "open", Finished: "afgelopen", Damaged: "onleesbaar",
			NoGames: "Nog geen.", JustCount: "Alleen tellen",
			Independent: "Onafhankelijk van de eigenaars van de merken van de spellen.",
		},
		Form: Form{
			Title: "Nieuw spel", Players: "Spelers", Opens: "Begint", Tiles: "Letters", Rules: "Reglement", Start: "Het spel beginnen",
			WhoOpens: "Wie begint: ieder pakt een letter, wie het dichtst bij de A zit, begint; een blanco gaat voor de A.",
			Bonus:    func(points int) string { return "De bonus voor een leeg plankje in één beurt is " + n(points) + "." },
		},
		File: dutchFile(),
		End: End{
			Title: "Einde van het spel", Ask: "Wat er op elk plankje over is:",
			How:        "Letters, ? voor een blanco, of punten. Leeg of - voor wie uitging.",
			NobodyOut:  "Niemand ging uit: ieder verliest zijn eigen rest.",
			WentOut:    func(name string, points int) string { return name + " ging uit en krijgt er " + n(points) + " bij." },
			FinalTable: "Eindtabel", Before: "vooraf", Left: "af/bij", All: "totaal",
			SameAsLine: "Hetzelfde als regel, voor de volgende keer.",
			Shared:     func(players, place int) string { return n(players) + " spelers delen plaats " + n(place) + "." },
			BestPlay:   "Beste zet", AllTiles: "Heel plankje", Average: "Gemiddeld per beurt",
			Again: "Nieuw spel, zelfde spelers", CopyResult: "Uitslag kopiëren", PlayOn: "Verder spelen (heropenen)",
			OpensNext: func(name string) string { return name + " begint het volgende spel." },
		},
		Page: TilesPage{
			Title: func(id string, tiles int) string { return id + " · " + n(tiles) + " blokjes" },
			Left:  "nog", Of: "van", Points: "punten",
			UnseenOf: func(unseen, of int) string {
				return "Ongezien " + n(unseen) + " van " + n(of) + ": nog niet op het bord"
			},
			BagRound: func(bag int) string { return "Zakje " + n(bag) + " zolang het plankje van de ronde vol is" },
			BagWhen: func(bag, players int) string {
				if players == 1 {
					return "Zakje " + n(bag) + " zolang het plankje vol is"
				}
				return "Zakje " + n(bag) + " zolang de " + n(players) + " plankjes vol zijn"
			},
			Vowels: "Klinkers", Consonants: "medeklinkers", PointsLeft: "Punten over",
		},
		Small: Small{
			Needs:  func(w, h int) string { return "tanteo heeft " + n(w) + " kolommen en " + n(h) + " rijen nodig." },
			Has:    func(w, h int) string { return "Dit venster heeft er " + n(w) + " en " + n(h) + "." },
			Larger: "Maak het groter; het spel is bewaard.",
			Or:     "Of, in elk formaat:",
		},
		ReadOnly: func(holder string) string {
			return "Alleen lezen: dit spel is open in een andere sessie (" + holder + ")."
		},
		NotSaved: func(why string) string {
			return "Niet bewaard. " + why + " Bij elke toets wordt het opnieuw geprobeerd."
		},
		LeaveUnsaved: func(why string) string { return "Niet bewaard. " + why + " Nog eens Ctrl+C stopt zonder te bewaren." },
		DraftAside: func(name string) string {
			return "De onafgemaakte invoer klopte niet; die is opzijgezet als " + name + "."
		},
		TakenOver: "De andere sessie is weg: het spel is nu van jou.",
		ChangedUnder: func(id string) string {
			return "Iemand anders heeft het bestand veranderd. Jouw spel gaat verder als " + id + "."
		},
		ClipboardSent: "Naar het klembord van je terminal gestuurd. Komt er niets: Ctrl+P, naar een bestand.",
		Restored:      "Je onafgemaakte zet is terug.",

		Pasted: func(taken, left int, enter, esc string) string {
			if left == 0 {
				return count(taken, "regel", "regels") + " overgenomen."
			}
			return count(taken, "regel", "regels") + " overgenomen, nog " + strconv.Itoa(left) + " over: " + enter + " gaat verder, " + esc + " laat ze weg."
		},
		Key: KeyHelp{
			OnBoard: "Op het bord", Everywhere: "Overal", InEntry: "In het invoervak", InSheet: "Op het blad",
			Move: "cursor verplaatsen", RowEnds: "begin, eind van de rij", Lay: "letters", LayDoes: "leggen, over andere heen",
			Turn: "draaien: horiz., vert.", Blank: "de letter is blanco", Backspace: "één letter terug", Esc: "alle letters terug",
			Enter: "de zet noteren", EnterEmpty: "zonder letters: menu", Digits: "punten, getypte zet", BackOn: "zonder letters: beurten",
			Ends: "terugkijken: begin, eind", FirstTurn: "naar de eerste beurt", LastTurn: "naar de laatste beurt", HasNote: "beurt met notitie",
			Panes: "ander paneel", NextTab: "volgend tabblad", Large: "paneel groot, klein", Line: "een regel typen",
			Command: "opdracht zoeken", Undo: "ongedaan, opnieuw", Note: "notitie schrijven", Copy: "kopiëren", Redraw: "opnieuw tekenen",
			Leave: "stoppen; alles bewaard", Suspend: "naar de shell; fg terug",
			HistoryKeys: "eerdere regels", CompleteKey: "aanvulling nemen", TypedTiles: "langs de letters", EscEntry: "leeg, dan het bord",
			Cells: "van beurt naar beurt", EditKey: "de beurt wijzigen", DeleteKey: "wissen (vraagt eerst)", EscSheet: "naar het bord",
			Sift: "in die lijst zoeken", Pages: "idem; lijsten: pagina", OverTiles: "vakje, blanco, lag al", ThisHelp: "deze hulp",
			MadeFrom:   "Gemaakt uit de toetsen van deze versie. Het spel gaat erachter verder.",
			PlayAsLine: "Een zet als regel", AnythingElse: "Al het andere",
		},
		KeyNames: map[string]string{
			"Enter": "Enter", "Space": "Spatie", "Up": "Omhoog", "Down": "Omlaag", "Left": "Links", "Right": "Rechts", "Arrows": "Pijlen",
			"Home": "Home", "End": "End", "Del": "Del", "Backspace": "Backspace", "Shift+Tab": "Shift+Tab", "PgUp": "PgUp", "PgDn": "PgDn",
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
			{"wijzig 3 notitie …", "de notitie na beurt 3, met 0 die voor de eerste; zonder tekst gaat hij weg, een alineateken scheidt de regels"},
		},
		CountingText: []string{
			"Elke nieuwe letter telt wat erop staat, twee of drie keer op 2x of 3x letterwaarde.",
			"Dan wordt het woord opgeteld, en de som gaat maal twee of drie voor elk vakje met 2x of 3x woordwaarde dat een nieuwe letter bedekt: twee dubbele maken 4, twee drievoudige 9.",
			"Een bonusvakje telt alleen in de beurt waarin het bedekt wordt. Een blanco telt 0, maar zijn woordwaarde werkt.",
			"Elk woord dat ontstaat of verandert, telt mee, en een letter in twee woorden telt in beide.",
			"Alle letters van het plankje in één beurt geven de bonus, na al het andere.",
		},
	}
}

func dutchFile() File {
	n := strconv.Itoa
	return File{
		Open: "Bestand openen", OpenHint: "een spel in GCG, of van tanteo", Write: "Naar een bestand", Name: "Bestand",
		How:     "Een spel in GCG, zoals Quackle, macondo en Woogles het schrijven, of een eigen spelbestand van tanteo. Elke zet wordt opnieuw geteld. Het bestand blijft zoals het is: wat je opent, wordt een van je spellen.",
		From:    func(folder string) string { return "Namen zonder map staan in " + folder + "." },
		Reading: "Even geduld …", Writing: "Bezig met schrijven …",
		Games:     func(games int) string { return count(games, "spel", "spellen") },
		OnlyFirst: func(games int) string { return "De eerste " + n(games) + " spellen; tanteo import neemt ze alle." },
		Found:     func(plays, edition string) string { return plays + ", " + edition + "." },
		Own:       "Een spel van tanteo, precies zoals het is.",
		Differ: func(differences int, line string) string {
			return count(differences, "verschil", "verschillen") + ", gelaten zoals in het bestand; de regel " + line + " neemt onze telling:"
		},
		Doubts: func(warnings int) string {
			return count(warnings, "twijfelgeval", "twijfelgevallen") + ", zonder gevolgen:"
		},
		Unreadable: "onleesbaar",
		Taken: func(turns, file, edition string) string {
			return turns + " uit " + file + ", " + edition
		},
		TakenOwn: func(turns, file string) string { return turns + " uit " + file },
		FiguresDiffer: func(figures int, line string) string {
			if figures == 1 {
				return "; 1 cijfer wijkt af: " + line
			}
			return "; " + n(figures) + " cijfers wijken af: " + line
		},
		IsFolder: func(name string) Said {
			return Said{dutchThe(name) + " is een map.", "Typ de naam van een bestand erin; Tab toont ze."}
		},
		GCG: "Quackle, macondo, Woogles", JSON: "zoals tanteo het bewaart", CSV: "voor rekenbladen", Text: "het blad, om te lezen",
		NoEnding: "De naam moet op een van deze eindigen.", EndingTells: "De extensie bepaalt het formaat:",
		There:   func(name string) string { return name + " is er al: nog eens Enter vervangt het." },
		Written: func(path string) string { return "Geschreven naar " + path + "." },
		NoForm:  "GCG heeft grenzen:",
	}
}

func dutchReplay() Replay {
	n := strconv.Itoa
	by := func(how string) func(string) string {
		return func(edition string) string { return edition + " " + how }
	}
	return Replay{
		Verdicts: map[gcg.Verdict]string{
			gcg.Same: "gelijk", gcg.Differs: "wijkt af", gcg.Unfinished: "onaf", gcg.Unreadable: "onleesbaar",
		},
		Plays:       func(n int) string { return count(n, "zet", "zetten") },
		Differences: func(n int) string { return count(n, "verschil", "verschillen") },
		Warnings:    func(n int) string { return count(n, "waarschuwing", "waarschuwingen") },
		Final:       func(player string, file int) string { return player + " " + Number(file) },
		Counted: func(player string, file, ours int) string {
			return fmt.Sprintf("%s %s (geteld %s)", player, Number(file), Number(ours))
		},
		Origins: map[gcg.Origin]func(string) string{
			gcg.ByDistribution: by("volgens de letterverdeling"), gcg.ByLexicon: by("volgens de woordenlijst"), gcg.ByFit: by("volgens de letters"),
		},
		NoEdition: "geen editie",
		Place: func(line, column int) string {
			if column < 2 {
				return "regel " + n(line) + ": "
			}
			return "regel " + n(line) + ", kolom " + n(column) + ": "
		},
		Game:  func(file string, number int) string { return file + ", spel " + n(number) },
		Input: "standaardinvoer",

		OurTotals: "De tussenstanden op het blad zijn de onze; alleen een geëxporteerd GCG-bestand heeft die van het bestand.",
		Differ: map[gcg.Kind]func(Differing) string{
			gcg.Score: func(d Differing) string {
				return fmt.Sprintf("%s op %s telt %s; het bestand heeft %s.", d.Word, d.At, Number(d.Ours), Number(d.File))
			},
			gcg.Total: func(d Differing) string {
				return fmt.Sprintf("Het totaal vooraf en de punten maken %s; het bestand heeft %s.", Number(d.Ours), Number(d.File))
			},
			gcg.End: func(d Differing) string {
				return fmt.Sprintf("De rest %s telt %s; het bestand heeft %s.", d.Text, Signed(d.Ours), Signed(d.File))
			},
			gcg.Withdrawn: func(d Differing) string {
				return fmt.Sprintf("Wat eraf gaat, telde %s; het bestand heeft %s.", Signed(d.Ours), Signed(d.File))
			},
			gcg.Pass: func(d Differing) string {
				return fmt.Sprintf("Een beurt zonder zet telt 0; het bestand heeft %s.", Signed(d.File))
			},
			gcg.Time: func(d Differing) string {
				return fmt.Sprintf("Een tijdstraf neemt punten af; het bestand heeft %s.", Signed(d.File))
			},
			gcg.BadLine: func(d Differing) string { return d.Text + " is onleesbaar." },
			gcg.BadTiles: func(d Differing) string {
				return fmt.Sprintf("%s heeft een letter die %s niet heeft.", d.Text, d.Edition)
			},
			gcg.NotPlay: func(Differing) string { return "Hier staat geen spel." },
		},
		NoBoard: func(name string) string { return "Geen editie heeft het bord " + name + "." },
		NotHis: func(points int) string {
			return fmt.Sprintf("Deze speler heeft geen zet om terug te nemen; het bestand heeft %s.", Signed(points))
		},
		Causes: map[gcg.Cause]func(string) string{
			gcg.CauseFolded: func(string) string {
				return "Misschien is de bonus voor een onterechte aanvechting erbij geteld."
			},
			gcg.CauseNoBonus: func(string) string { return "De bonus voor een heel plankje ontbreekt." },
			gcg.CauseBlank:   func(letter string) string { return "Het zou kloppen met de " + letter + " als blanco." },
			gcg.CauseCapital: func(letter string) string {
				return "Het zou kloppen met de " + letter + " als gewone letter, geen blanco."
			},
			gcg.CauseOnce:   func(string) string { return "Ze zijn één keer geteld, niet dubbel." },
			gcg.CauseDouble: func(string) string { return "Ze zijn dubbel geteld, of met het verkeerde teken." },
			gcg.CauseSum:    func(string) string { return "Misschien is er verkeerd opgeteld." },
		},
		Doubts: map[gcg.Doubt]func(string) string{
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
			gcg.DoubtEdition:   func(text string) string { return "De letters " + text + " zijn hier niet bekend." },
			gcg.DoubtGuess: func(text string) string {
				return "De editie is een gok: met " + text + " komen de cijfers anders uit. Een regel #tile-distribution in het bestand maakt het zeker."
			},
			gcg.DoubtValues: func(text string) string {
				return "De meeste beurten tellen anders dan in " + text + ": de letterwaarden of het bord zijn anders, zoals bij Wordfeud. Beschrijf ze in een eigen bestand in editions/ en noem dat met --edition."
			},
			gcg.DoubtLong: func(text string) string { return text + " is lang: het wordt heel bewaard en ingekort getoond." },
			gcg.DoubtCut:  func(text string) string { return "Het bestand houdt op midden in de regel " + text + "." },
		},
		Losses: map[gcg.LossKind]func(Lost) string{
			gcg.LossPoints: func(l Lost) string {
				return l.Player + ": " + l.Points + ", zelf geteld; geschreven als passen en een bonus."
			},
			gcg.LossTyped: func(l Lost) string {
				return l.Player + ": " + l.Text + ", " + l.Points + ", zonder vakje; geschreven als passen en een bonus."
			},
			gcg.LossFault: func(l Lost) string { return l.Player + ": " + l.Text + " past niet; geschreven als passen." },
			gcg.LossExchange: func(l Lost) string {
				return l.Player + ": een ruil van niemand weet hoeveel; geschreven als passen."
			},
			gcg.LossWithdrawn: func(l Lost) string {
				return l.Player + ": een teruggenomen woord dat niet genoteerd is; geschreven als passen."
			},
			gcg.LossLaid: func(l Lost) string {
				return "Letters zonder score worden niet geschreven: " + l.Text + "."
			},
			gcg.LossBonus: func(l Lost) string {
				return l.Player + ": " + l.Points + ", " + l.Text + "; geschreven als bonus voor aanvechten."
			},
			gcg.LossPenalty: func(l Lost) string {
				return l.Player + ": " + l.Points + ", " + l.Text + "; geschreven als tijdstraf."
			},
			gcg.LossWarning: func(l Lost) string { return lostWarning(l, "een waarschuwing") },
			gcg.LossLeft: func(l Lost) string {
				return l.Player + ": " + l.Points + " voor een rest van onbekende letters; geschreven als bonus of tijdstraf."
			},
			gcg.LossFinished: func(Lost) string { return "Het spel is zonder rest afgelopen." },
			gcg.LossPlayers:  func(Lost) string { return "Meer dan twee spelers: de meeste programma's lezen dat niet." },
			gcg.LossJoined:   func(l Lost) string { return l.Text + " kwam later; geschreven als speler vanaf het begin." },
			gcg.LossGone:     func(l Lost) string { return l.Player + " vertrekt hier van tafel." },
			gcg.LossBack:     func(l Lost) string { return l.Player + " is hier terug aan tafel." },
			gcg.LossVoid:     func(Lost) string { return "Dit spel telt nergens mee." },
			gcg.LossDuplicate: func(l Lost) string {
				return "Een duplicate: de tops staan er als zetten van één speler, wat ieder had als notities."
			},
			gcg.LossCells: func(l Lost) string { return l.Text },
		},
	}
}

func dutchFiles() Files {
	return Files{
		Summary: func(games, same, differ, unfinished, unreadable int) string {
			return fmt.Sprintf("%s: %d gelijk, %d met verschillen, %d onaf, %d onleesbaar.",
				count(games, "spel", "spellen"), same, differ, unfinished, unreadable)
		},
		NotRead: func(files int) string {
			if files == 1 {
				return "1 bestand is niet gelezen."
			}
			return strconv.Itoa(files) + " bestanden zijn niet gelezen."
		},
		Progress: func(games, differ int) string {
			return count(games, "spel", "spellen") + " geteld, " + strconv.Itoa(differ) + " met verschillen"
		},
		NoFile: func(name string) Said { return Said{name + " is geen bestand.", "Noem een ander."} },
		Folder: func(name string) Said { return Said{name + " is een map.", "Noem een bestand erin."} },
		Large: func(file, most string) Said {
			return Said{file + " heeft meer dan " + most + ".", "Splits het in kleinere bestanden."}
		},
		NoFiles: func(folder string) Said {
			return Said{"Er is geen GCG-bestand in " + folder + ".", "De namen eindigen op .gcg of .gcgs; elk ander bestand kun je zelf noemen."}
		},
		Unreadable: func(trouble string) Said {
			return Said{trouble, "Van dit spel is niets bewaard."}
		},
		Imported: func(id, plays, edition string) string { return id + ": " + plays + ", " + edition + "." },
		Copied:   func(id string) string { return id + ": een spel van tanteo, precies zoals het was." },
		Kept: func(id string, differences int, command string) string {
			return id + ": " + count(differences, "verschil", "verschillen") + ", gelaten zoals in het bestand; de regel " + command + " neemt onze telling."
		},
		Warned: func(id, warnings string) string {
			return id + ": " + warnings + "; tanteo replay --warnings noemt ze."
		},
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
			return fmt.Sprintf("Beurt %d: %s", turn, text)
		},
	}
}

func dutchPaper() Paper {
	n := strconv.Itoa
	return Paper{
		Page:  func(page, of int) string { return "pagina " + n(page) + " van " + n(of) },
		Sheet: "Scoreblad", Duplicate: "Blad voor duplicate", Tiles: "Letteroverzicht", Board: "Bord",
		Event: "Toernooi", Stage: "Ronde", Table: "Tafel", Place: "Plaats", Date: "Datum",
		Number: "nr.", Word: "woord", Square: "vakje", Points: "ptn", Running: "stand",
		Penalties: "Strafpunten", Left: "Letters over", Total: "Totaal", Signature: "Handtekening", Gap: "Verschil",
		Percent: func(number string) string { return number + "%" },
		Unseen:  func(tiles int) string { return "Ongezien: " + dutchTiles(tiles) + "." },
		Turns: func(turns int) string {
			if turns == 0 {
				return "Voor de eerste beurt"
			}
			return "Na " + count(turns, "beurt", "beurten")
		},
		Rounds:   func(rounds int) string { return "Na " + count(rounds, "ronde", "rondes") },
		CrossOff: "Streep elk blokje af zodra het op het bord ligt.",
		Blank:    "blanco", Circled: "in een cirkel: een blanco", Asked: "? na de letter: een blanco", Loose: "Letters zonder score: ",
		NotInFont: func(letters string) string {
			return "Het lettertype heeft geen teken voor " + letters + ": schrijf het met de hand."
		},
	}
}

func dutchPrint() PrintHelp {
	const out = " Het gaat naar de standaarduitvoer, of met -o naar een bestand waarvan de extensie, .txt of .pdf, het formaat bepaalt als --format dat niet doet."
	return PrintHelp{
		Print: Page{"print SOORT", "Maakt bladzijden voor papier",
			"Maakt bladzijden voor papier: het blad van een spel, lege bladen, het letteroverzicht, het bord. Ze zijn tekst in 80 kolommen, of met --format pdf een PDF voor papier van A4 of Letter, in zwart-wit. Wat het lettertype niet heeft, zoals Chinese of Hebreeuwse namen, staat in een PDF als hokjes, met het nummer van de plaats."},
		Sheet: Page{"sheet [SPEL]", "Het blad van een spel",
			"Het blad van een spel: elke beurt met woord, vakje, punten en stand, de eindtabel en de notities; zonder SPEL dat van het laatste." + out},
		Blank: Page{"blank [SPEL]", "Een leeg scoreblad",
			"Een leeg scoreblad voor twee tot vier spelers, met de namen van --players of van SPEL." + out},
		Duplicate: Page{"duplicate [SPEL]", "Een leeg blad voor duplicate",
			"Een leeg blad voor duplicate met 30 rondes: de ronde, de top met zijn punten, en elke speler, met de namen van --players of van SPEL." + out},
		Tiles: Page{"tiles [SPEL]", "De letters van een editie, om af te strepen",
			"Een hokje per letterblokje van een editie, met zijn waarde, om af te strepen zodra het op het bord ligt: van --edition, van SPEL, of van de editie voor nieuwe spellen." + out},
		Board: Page{"board [SPEL]", "Het bord als diagram",
			"Het bord van een spel zoals het ligt, met de bonusvakjes, de letterwaarden, blanco's gemerkt en de vakjes genoemd zoals het spel ze noemt; zonder SPEL dat van het laatste. Met --edition het lege bord van een editie." + out},
		Format: "`FORMAAT`: text, pdf", Paper: "`MAAT` van het papier van een PDF: a4, letter",
		Players:    "`NAMEN` met komma's ertussen, een aantal spelers, of @BESTAND met een naam per regel",
		OnTerminal: Said{"Een PDF is in een terminal niet te lezen.", "Noem er een bestand voor: -o blad.pdf."},
		OnlyPDF: func(flag string) Said {
			return Said{flag + " is voor een PDF.", "Zet er --format pdf bij, of -o met een naam op .pdf."}
		},
		GameOr: func(flag string) Said {
			return Said{"Er is een spel genoemd, en ook " + flag + ".", "Laat een van de twee weg."}
		},
	}
}

func dutchCopying() Copying {
	return Copying{
		Result: "de uitslag", Play: "de zet", Sheet: "het blad",
		CopyPlay: "Zet kopiëren", CopySheet: "Blad kopiëren",
		ToFile: "Kopiëren naar bestand", What: "Wat", Text: "dezelfde tekst, leesbaar",
		FileName: "zet",
		Nothing:  "Er valt niets te kopiëren.",
		TooLong:  "Te lang voor het klembord van een terminal: Ctrl+P, naar een bestand.",
		House:    "`HUISREGELS` om mee te tellen: bonus=40",
		InTmux:   "Gestuurd. tmux laat het door na: tmux set -s set-clipboard on. Of Ctrl+P, naar een bestand.",
	}
}

func dutchPrinting() Printing {
	return Printing{
		Title: "Printen", What: "Wat", Paper: "Papier",
		Kinds: map[string]string{
			"sheet": "het blad", "blank": "een leeg blad", "duplicate": "leeg blad, duplicate",
			"tiles": "letteroverzicht", "board": "het bord",
		},
		Papers: [2]string{"A4", "Letter"},
		PDF:    "voor een printer", Text: "80 kolommen, om te lezen",
		Row: "Printen …",
	}
}

func dutchStats() Stats {
	return Stats{
		Page: Page{"stats [SPELER]", "Vertelt wat de spelers in alle bewaarde spellen deden",
			"Vertelt wat de spelers deden in alle bewaarde spellen die zijn afgelopen: spellen, winst, gemiddelden, het beste; of met SPELER wat één speler deed, en hoe tegen ieder ander. Klassieke spellen en duplicate staan apart; ongeldige spellen tellen niet mee. SPELER is een naam of het begin ervan; accenten en hoofdletters maken niet uit."},
		From: "alleen spellen vanaf deze `DAG`: 2026-11-29, 2026-11 of 2026", To: "alleen spellen tot en met deze `DAG`",
		Scheme: "een competitie met deze `TELLING` van punten: xp, wins, of een eigen",
		Day:    "een dag als 2026-11-29, een maand, een jaar",
		NoPlayer: func(name string) Said {
			return Said{"Geen spel dat meetelt, is van " + name + ".", "tanteo stats noemt de spelers."}
		},
		WhichPlayer: func(name, possible string) Said {
			return Said{name + " kan " + possible + " zijn.", "Schrijf meer van de naam."}
		},
		Title: "Statistiek", Hint: "spelers, onderling, competities",
		Classic: "klassiek", Duplicate: "duplicate",
		Games:  func(n int) string { return count(n, "spel", "spellen") },
		People: func(n int) string { return count(n, "speler", "spelers") },
		None:   "Er telt nog geen spel mee: alleen een afgelopen spel doet dat.", Reading: "De spellen worden gelezen …",
		Unfinished: func(n int) string { return count(n, "spel dat niet is afgelopen", "spellen die niet zijn afgelopen") },
		Void:       func(n int) string { return count(n, "ongeldig spel", "ongeldige spellen") },
		Copies:     func(n int) string { return count(n, "kopie", "kopieën") },
		Unreadable: func(n int) string { return count(n, "onleesbaar bestand", "onleesbare bestanden") },
		NotCounted: func(list string) string { return "Niet meegeteld: " + list + "." },
		Nobody:     "Nog geen speler heeft een uitslag: daar is een naam voor nodig.",
		Nameless: func(seats int) string {
			return count(seats, "uitslag is", "uitslagen zijn") + " van niemand: zonder naam, of met de naam van twee aan tafel."
		},
		Highest: func(player, total, day string) string {
			return "Hoogste score: " + player + " " + total + ", " + day + "."
		},
		BestPlay: func(player, play, day string) string {
			return "Beste zet: " + play + ", " + player + ", " + day + "."
		},
		Brings: func(win, perPlayer, others int) string {
			var parts []string
			if win > 0 || perPlayer == 0 {
				parts = append(parts, strconv.Itoa(win))
			}
			if perPlayer > 0 {
				parts = append(parts, strconv.Itoa(perPlayer)+" × spelers")
			}
			return strings.Join(parts, " + ") + " voor de winnaar, " + strconv.Itoa(others) + " voor ieder ander"
		},
		Players: "Spelers", League: "Competitie",
		Player: "speler", Against: "onderling", Played: "spellen", Won: "winst", Shared: "gelijk", Average: "gem.", Best: "hoog", Lowest: "laag",
		AllTiles: "bonus", Total: "totaal", Ahead: "voor", Even: "gelijk", Behind: "achter", For: "gemaakt", Opposed: "tegen", Points: "punten",
		Results: func(games, won, shared int) string {
			text := count(games, "spel", "spellen") + ", " + strconv.Itoa(won) + " gewonnen"
			if shared > 0 {
				text += ", " + strconv.Itoa(shared) + " gelijk"
			}
			return text
		},
		PerGame: func(game, turn string) string { return game + " per spel, " + turn + " per beurt" },
		Fact: StatsFacts{
			Games: "Spellen", Average: "Gemiddeld", Best: "Hoogste score", Lowest: "Laagste score", BestPlay: "Beste zet", AllTiles: "Hele plankjes", Total: "Punten in totaal",
		},
		ToKind: "klassiek, duplicate", ToScheme: "telling", ToPlayer: "de speler",
	}
}

func dutchEarlier() Earlier {
	return Earlier{
		Trash:      Page{"trash", "Noemt de spellen in de prullenbak", "Noemt de spellen in de prullenbak. games restore haalt er een uit."},
		Search:     "alleen spellen met elk woord van deze `TEKST` in spelers, toernooi, dag (2026-11-29) of id",
		NoneFound:  func(text string) string { return "Geen spel heeft dit alles: " + text + "." },
		TrashEmpty: "De prullenbak is leeg.", Games: "Spellen", Thrown: "Prullenbak", Field: "Zoeken",
		Of:        func(shown, all int) string { return fmt.Sprintf("%d van %d", shown, all) },
		Reading:   "De spellen worden gelezen …",
		Duplicate: func(players int) string { return "duplicate, " + count(players, "speler", "spelers") },
		Rounds:    func(n int) string { return count(n, "ronde", "rondes") },
		VoidMark:  "ongeldig", Open: "Openen", Copy: "Een kopie, als nieuw spel", Again: "Nieuw spel, zelfde spelers",
		Void: "Ongeldig: telt nergens mee", ToTrash: "In de prullenbak", Restore: "Uit de prullenbak halen", Sure: "Nog eens Enter: ja",
		Done: EarlierDone{
			Copied:   func(id string) string { return "Gekopieerd, als " + id + "." },
			Voided:   func(id string) string { return id + " telt niet meer mee; ongedaan in het spel draait dat terug." },
			Thrown:   func(id string) string { return id + " ligt in de prullenbak." },
			Restored: func(id string) string { return id + " is terug." },
		},
		ToMenu: "meer", ToTab: "spellen, prullenbak", ToDelete: "prullenbak",
	}
}

func dutchRounds() Rounds {
	n := strconv.Itoa
	return Rounds{
		Round:    func(round int) string { return "Ronde " + n(round) },
		Table:    func(table int) string { return "Tafel " + n(table) },
		TableOf:  func(round, table int) string { return "Ronde " + n(round) + ", tafel " + n(table) },
		MasterOf: func(round int) string { return "Ronde " + n(round) + ", top" },
		In:       func(in, of int) string { return n(in) + " van " + n(of) + " binnen" },
		ToCome:   func(tables int) string { return "nog " + n(tables) },
		Leader:   func(name string, total int) string { return name + " leidt met " + Number(total) },
		Best:     "beste", Rack: "plankje", Master: "Top", NotSet: "niet genoteerd", ByHand: "handmatig",
		No: "nr", Player: "speler", Play: "zet", Points: "ptn", Gap: "gat", Rank: "Stand", Ranking: "Rangschikking",
		Count:   func(rounds int) string { return count(rounds, "ronde", "rondes") },
		Columns: func(from, to, of int) string { return "spelers " + n(from) + "-" + n(to) + " van " + n(of) },

		Enter:    func(points int, player string) string { return "Enter: +" + n(points) + " voor " + player },
		AsMaster: func(points int) string { return "Enter: " + n(points) + " als top" },
		Replaces: func(points int) string { return "in plaats van " + n(points) },
		Below:    func(points int) string { return n(points) + " onder de beste tot nu toe" },
		Above:    func(points int) string { return n(points) + " boven de beste tot nu toe" },
		IsBest:   "evenveel als de beste tot nu toe",
		Pick:     "Een nummer of het begin van een naam kiest een tafel",
		AllIn:    func(key string) string { return "Iedereen is binnen.  " + key + ": volgende ronde" },
		Looking:  func(round, of int) string { return "ronde " + n(round) + " van " + n(of) },

		Found: func(finders, in int) string { return "Gevonden door " + n(finders) + " van " + n(in) },
		Only:  func(name string, points int) string { return "alleen " + name + ": +" + n(points) },
		OverTable: func(table, points int) string {
			return "Tafel " + n(table) + ": " + n(points) + " is boven de top. Een tikfout?"
		},
		OverName: func(name string, points int) string {
			return name + ": " + n(points) + " is boven de top. Een tikfout?"
		},
		OfItSolo: func(points int) string { return "waarvan " + n(points) + " als enige vinder" },

		Close: "Ronde sluiten", TakeBest: "De beste is de top", SetRack: "Plankje van de ronde", SetMaster: "Top van de ronde",
		Finish: "Spel beëindigen", Same: "Nieuw spel, zelfde spelers",
		NextCell: "volgend leeg vakje", NextTable: "volgende tafel", MasterHint: "top", CloseHint: "volgende ronde", TableHint: "tafel", NextOver: "boven de top",
		CellHint: "vakje", Correct: "wijzigen", Empty: "leegmaken", DeleteRound: "ronde weg",

		MasterKey: "gelegd, getypt: de top",
		CloseKey:  "sluit de ronde",
		OverKey:   "volgende boven de top",
		EmptyKey:  "maakt het vakje leeg",
		Examples: [][2]string{
			{"2: 24", "duplicate: het vakje van speler 2 in deze ronde"},
			{"42 H4 JAMON", "hetzelfde zonder de dubbele punt"},
			{"mar 24", "een naam, of het begin ervan, is een speler"},
			{"wijzig 3 2: 24", "wijzigt het vakje van speler 2 in ronde 3"},
			{"wijzig 3 2: -", "maakt het vakje van speler 2 in ronde 3 leeg"},
		},
	}
}

func dutchNewGame() NewGame {
	n := strconv.Itoa
	return NewGame{
		Kind:  "Soort spel",
		Kinds: map[sheet.Kind]string{sheet.ClassicGame: "klassiek", sheet.DuplicateGame: "duplicate"},
		House: "Huisregels", NoHouse: "geen", HouseOpens: "Rechts of Spatie opent ze.",
		HouseHow: "Links, Rechts of een getal wijzigt een regel; Del laat hem aan het reglement.",
		AsBook:   func(value string) string { return "reglement: " + value },
		HouseRule: map[string]string{
			"bonus": "Heel plankje", "leftovers": "Letters over", "penalty": "Strafpunten", "challenge": "Fout aanvechten", "passes": "Einde na passen", "overtime": "Minuut te veel",
		},
		NoNumber: "geen punten", Off: "nooit",
		Notation: "Vakjes", Notations: map[string]string{"rows": "rijletter eerst: H4, 4H", "gcg": "zoals in GCG: 8D, D8"},
		Names: "Namen", NamesHow: "Namen met komma's ertussen, geplakt een per regel, of @BESTAND met een naam per regel.",
		TooManyNames: func(names, most int) string {
			return n(names) + " namen zijn meer dan " + n(most) + ". Laat er een paar weg."
		},
		HowMany:     func(fewest, most int) string { return "Van " + n(fewest) + " tot " + n(most) + " spelers." },
		Alone:       "Alleen speel je tegen de tops.",
		DuplicateIs: "Iedereen speelt elke ronde met dezelfde letters; de beste zet komt op het bord.",
	}
}

func dutchTwoTile() TwoTile {
	return TwoTile{
		Words: Page{"words SOORT", "Noemt woorden van een taal",
			"Noemt woorden: die van twee letters van een editie, die van een rek, of een woord in een lijst staat, en welke lijsten er zijn."},
		Two: Page{"two", "De woorden van twee letters",
			"Noemt de woorden van twee letters van een editie, van --edition of van die voor nieuwe spellen, zoals een bron ze geeft, en noemt de bron. Waar er geen is, zijn ze niet bekend."},
		Title: "Woorden van twee letters",
		Count: func(words int, edition string) string {
			return count(words, "woord", "woorden") + " van twee letters: " + edition
		},
		With:     func(letter string, all []string) string { return "Met " + letter + ": " + strings.Join(all, " ") },
		Without:  func(letter string) string { return "Met " + letter + ": geen" },
		NotKnown: func(edition string) string { return "De woorden van twee letters zijn niet bekend: " + edition + "." },
		Letter:   func(key string) string { return "Een letter toont zijn woorden, " + key + " alle." },
		Source:   func(text string) string { return "bron: " + text },
	}
}

func dutchCharts() Charts {
	return Charts{
		Tab: "Grafieken", Totals: "Totalen per ronde", Points: "Punten per ronde", Masters: "tops", End: "einde",
		FirstOf: func(shown, players int) string { return fmt.Sprintf("de eerste %d van %d", shown, players) },
		Choose:  "totalen, punten",
	}
}

func dutchGrid() Grid {
	return Grid{
		Title: "Raster", Command: "raster: een kolom per speler, een rij per beurt", Key: "het blad als raster",
		Left: "−letters", Closing: "+slot", Add: "beurt erbij",
		Cell: "volgend vakje", DeleteRow: "rij wissen", AddRow: "rij erbij", EndGame: "spel beëindigen", Leave: "bord",
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
			return strconv.Itoa(n) + " lege vakjes ervoor zijn genoteerd als passen."
		},
		Elsewhere: func(player string, row int) Said {
			return Said{"De volgende beurt van " + player + " staat niet in rij " + strconv.Itoa(row) + ".", "Vul eerst de vakjes erboven."}
		},
		Sum: func(typed, left int) Said {
			return Said{"De anderen hebben geen " + strconv.Itoa(typed) + " over.", "Het is " + strconv.Itoa(left) + "; laat het vakje leeg, of verbeter de rij −letters."}
		},
		HasLeft: func(player string) Said {
			return Said{player + " heeft letters over, dus daar komt niets bij.", "Maak dit vakje leeg, of dat erboven."}
		},
		Adjustment: Said{"Deze rij is geen beurt.", "Typ de hele regel, zoals straf 1 10; Del wist hem."},
		Duplicate:  "Duplicate heeft rondes, geen beurten: de tabel is het blad zelf.",
	}
}

func dutchClock() Clock {
	of := func(player string) string {
		if player == "" {
			return ""
		}
		return player + ", "
	}
	seconds := func(n int) string {
		if n == 60 {
			return "Nog één minuut"
		}
		return "Nog " + count(n, "seconde", "seconden")
	}
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
		None:    "Geen klok.",
		Runs:    func(player, shows string) string { return "De klok loopt: " + of(player) + shows + "." },
		Stands:  func(player, shows string) string { return "De klok staat stil: " + of(player) + shows + "." },
		Set:     func(player, shows string) string { return "De klok staat nu op: " + of(player) + shows + "." },
		Running: "loopt", Stopped: "staat stil",
		TurnOver: func(player string) string {
			return "De tijd van " + player + " is om. Twee keer Enter noteert passen; of speel door."
		},
		RoundOver:  "De tijd van de ronde is om: een zet die niet is ingeleverd, telt niet meer.",
		Signal:     func(n int) string { return seconds(n) + "." },
		LastSignal: func(n int) string { return seconds(n) + ": lever je zet in." },
		Over: func(player string, points, each int) string {
			return player + " is over de tijd: tot nu toe " + Number(points) + ", " + strconv.Itoa(each) + " per begonnen minuut."
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
		Lost:  "de partij is verloren",
		RanOn: func(shows string) string { return "De klok is doorgelopen: " + shows + "." },
		Title: "Klok", Kind: "Voor", Length: "Tijd",
		Kinds: map[sheet.ClockKind]string{
			sheet.TurnClock: "elke beurt", sheet.RoundClock: "elke ronde", sheet.GameClock: "elke speler",
		},
		NoKind: "geen klok", CountsUp: "telt op",
		Own: "Of typ minuten, zoals 7, of 7:30.", OwnTurn: "Of typ seconden, zoals 90, of 1:30.",
		Book:      "reglement",
		HowStart:  func(key string) string { return key + " start en stopt hem." },
		StartStop: "Klok: starten of stoppen", Choose: "Klok: welke, en hoe lang", Bell: "Klok: bel testen", Hide: "Klok: geen", Again: "Klok: weer de hele tijd",
		Correct: func(player string) string {
			if player == "" {
				return "Klok: tijd zetten"
			}
			return "Klok: " + player + " bijstellen"
		},
		Note: func(player, over string) string { return "Klok: overtijd noteren, " + player + " " + over },
		Key:  "klok starten, stoppen", ToStop: "klok stoppen", ToStart: "klok starten", ToNote: "overtijd noteren", ToChoose: "klaar",
		Signals:   "De tijd van een ronde wordt omgeroepen",
		SignalsAt: func(all []string) string { return listed(all, "en") + " seconden voor het einde" },
	}
}

func dutchPlaying() Playing {
	n := strconv.Itoa
	return Playing{
		Rules: "spelregels", Book: "reglement", About: "over",
		Brief: "In het kort", Before: "Voor het spel", Turn: "Een beurt", Exchange: "Ruilen", Challenges: "Aanvechten en strafpunten",
		End: "Het einde", Time: "De tijd", Duplicate: "Duplicate", Sheet: "Het blad",
		InBrief: func(centre string, rack, bonus int) []string {
			return []string{
				"Leg letters op één lijn, zodat alles wat elkaar raakt woorden vormt.",
				"Het eerste woord bedekt " + centre + "; elke latere zet raakt een letter die er al ligt.",
				"Een beurt is een zet, ruilen of passen. Vul daarna je plankje weer aan tot " + n(rack) + " letters.",
				"Alle " + n(rack) + " letters in één beurt geven " + dutchPoints(bonus) + " extra.",
				"Het is afgelopen als het zakje leeg is en iemand de laatste letter heeft gelegd, of als niemand nog speelt.",
				"De letters die over zijn, worden aan het eind verrekend. Het hoogste totaal wint.",
			}
		},
		Dictionary: []string{
			"Spreek voor het begin een woordenboek of woordenlijst af.",
			"Niemand zoekt een woord op, of vraagt ernaar, voordat hij het legt.",
		},
		Racks: func(rack int) string {
			return "De letters liggen omgekeerd, of in een zakje waar niemand in kijkt. Ieder pakt er " + n(rack) + " en houdt ze verborgen op een plankje."
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
		Digraphs: func(letters string) string {
			return "Elk één blokje, nooit uit twee gemaakt: " + letters + "."
		},
		Blank: func(points int) string {
			return "Een blanco is de letter die je noemt, de rest van de partij. Hij telt " + n(points) + "."
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
		Written: "Op een blad staan de punten van elke beurt, de stand, de woorden, hun vakjes, en hoe vaak een heel plankje is gelegd.",
		Start:   "Wie begint", Direction: "Volgorde van de beurten", Until: "Een woord is aan te vechten", Laid: "Een letter die gelegd en gezien is",
		Lexicon: "Woorden die gelden", NotAllowed: "Niet toegestaan",
		Says: map[string]string{
			editions.StartDraw:       "ieder pakt een letter, wie het dichtst bij de A zit, begint; een blanco gaat voor de A",
			editions.StartAgain:      "ieder pakt een letter, wie het dichtst bij de A zit, begint; wie een blanco pakt, pakt opnieuw",
			editions.StartAgree:      "zoals de tafel afspreekt",
			editions.Clockwise:       "met de klok mee",
			editions.UntilWritten:    "voor de punten genoteerd zijn, en alleen door de tegenstander",
			editions.UntilNext:       "voor de punten genoteerd zijn en de volgende beurt begint",
			editions.MustPlay:        "moet gespeeld worden",
			editions.LosesTurn:       "moet gespeeld worden, of de beurt is verloren",
			editions.NoNames:         "eigennamen",
			editions.NoAbbreviations: "afkortingen",
			editions.NoAffixes:       "losse voor- en achtervoegsels",
			editions.NoHyphens:       "woorden met een koppelteken",
			editions.NoPronouns:      "werkwoorden met een voornaamwoord eraan vast",
		},
		NotKnown: "niet bekend",
	}
}

func dutchCounting() Counting {
	return Counting{
		Brief: "In het kort", Long: "Uitgebreid", Examples: "Voorbeelden, nu geteld", Played: "De laatste zetten van dit spel",
		InBrief: func(rack, bonus int) []string {
			return []string{
				"Eerst de letterwaarde, dan de som, dan de woordwaarde.",
				"Een bonusvakje telt alleen in de beurt waarin het bedekt wordt. Een blanco telt geen letter, maar zijn woordwaarde werkt.",
				fmt.Sprintf("Alle nieuwe woorden tellen; %d letters in één beurt geven %d extra.", rack, bonus),
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
		Factor:    func(factor int) string { return fmt.Sprintf("Het woord gaat maal %d.", factor) },
		Bonus:     func(tiles, points int) string { return fmt.Sprintf("%d letters geven %d.", tiles, points) },
		Leftovers: "De letters die aan het eind over zijn",
		Left:      func(player, letters string) string { return player + " heeft " + letters + " over" },
		WentOut:   func(player string) string { return player + " ging uit" },
		Rounds:    "Een duplicate van drie rondes",
		OwnRounds: "De cijfers zijn een eigen voorbeeld van deze hulp, van geen echt spel; de sommen zijn nu geteld.",
	}
}

func dutchLimits() Limits {
	return Limits{
		Not: "Wat tanteo niet doet", Is: "Van wie het is",
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

func dutchCSV() Table {
	return Table{
		Columns: csv.Columns{
			Number: "beurt", Round: "ronde", Seat: "plaats", Player: "speler", Kind: "soort", Square: "vakje",
			Word: "woord", Words: "woorden", NewTiles: "nieuwe letters", Exchanged: "geruild", Rack: "plankje",
			Bonus: "bonus", Points: "punten", Total: "totaal", Master: "top", Notes: "notities",
		},
		Kinds: map[sheet.TurnKind]string{
			sheet.KindPlay: "zet", sheet.KindTyped: "getypt", sheet.KindPoints: "zelf geteld",
			sheet.KindPass: "gepast", sheet.KindExchange: "geruild", sheet.KindWithdrawn: "teruggenomen",
			sheet.KindPenalty: "strafpunten", sheet.KindBonus: "bonus", sheet.KindOvertime: "overtijd", sheet.KindWarning: "waarschuwing",
			sheet.KindChallenge: "onterecht aangevochten", sheet.KindEnd: "rest",
		},
		CameOff: "aangevochten", Faulty: "past niet",
	}
}

func dutchWordLists() WordLists {
	n := strconv.Itoa
	return WordLists{
		Check: Page{"check WOORD…", "Zegt of woorden in een lijst staan",
			"Zegt of elk woord in de lijst van een editie staat, die van --edition of die voor nieuwe spellen, en welke lijst het is: een die je hebt toegevoegd, anders een open lijst die bij het programma zit of op de computer staat; --list noemt een andere. De exitcode is 1 als een woord er niet in staat. Geen lijst hier is officieel."},
		List: Page{"list [NAAM]", "De woordenlijsten, met hun licenties",
			"Noemt de woordenlijsten die er zijn, met wie ze maakte, waar ze vandaan komen en onder welke licentie; met een NAAM die lijst met de hele tekst van haar licentie."},
		Add: Page{"add BESTAND", "Neemt een eigen lijst",
			"Leest een woordenlijst en bewaart die onder een naam, voor een editie: voortaan is het de lijst van die editie. Een lijst is een tekst met een woord per regel, in UTF-8 of ISO 8859, ingepakt met gzip of niet, met betekenissen achter de woorden of niet; of een JSON-lijst van teksten; of een .dic van hunspell naast zijn .aff. Wat niet te leggen is, valt af en wordt geteld. Verandert het bestand, dan wordt het opnieuw gelezen."},
		Remove:   Page{"rm NAAM", "Haalt een eigen lijst weg", "In de lijst wordt niet meer gekeken; het bestand blijft waar het is."},
		ListFlag: "`LIJST` van woorden: een naam, of een bestand", NameFlag: "`NAAM` van de lijst; anders die van het bestand",
		In:    func(word string) string { return word + " staat in de lijst." },
		NotIn: func(word string) string { return word + " staat niet in de lijst." },
		NotIt: func(word, why string) string { return word + " staat in geen lijst: " + why },
		Which: func(name, title string) string {
			if name == title {
				return "Lijst: " + name + ". Die is niet officieel."
			}
			return "Lijst: " + name + ", " + title + ". Die is niet officieel."
		},
		NotOfficial: "Geen ervan is een officiële lijst.", ThisNotOfficial: "Het is geen officiële lijst.",
		Gone:    func(file string) string { return file + " is er niet meer; de woorden zijn bewaard." },
		Words:   func(words int) string { return count(words, "woord", "woorden") },
		Unread:  "nog niet gelezen",
		Size:    func(kilobytes int) string { return n(kilobytes) + " kB" },
		For:     func(edition string) string { return "voor " + edition },
		Licence: "Licentie", Credit: "Van", Source: "Bron", File: "Bestand", NoLicence: "onbekend",
		More:    "tanteo words list NAAM toont een licentie; tanteo words add BESTAND neemt een eigen lijst.",
		Missing: func(name, packages string) string { return name + ": niet op deze computer; met " + packages },
		Added: func(name, words, edition string) string {
			return name + ": " + words + " voor " + edition + "."
		},
		LeftOut: func(reasons []string) string { return "Afgevallen: " + strings.Join(reasons, "; ") + "." },
		Capital: func(words int) string { return n(words) + " met een hoofdletter" },
		Sign:    func(words int) string { return n(words) + " met een koppelteken of ander teken" },
		Letter:  func(words int) string { return n(words) + " met een letter zonder blokje" },
		Short:   func(words int) string { return n(words) + " van één letter" },
		Long:    func(words int) string { return n(words) + " langer dan het bord" },
		Same:    func(words int) string { return n(words) + " met dezelfde blokjes als een ander" },
		Default: func(edition string) string { return "Voortaan is het de lijst van " + edition + "." },
		Reading: func(file string, percent int) string { return file + ": " + n(percent) + "% gelezen" },
		Refused: map[words.Reason]func(Listed) Said{
			words.NotAFile: func(l Listed) Said {
				return Said{l.File + " is geen bestand.", "Noem een tekst met een woord per regel."}
			},
			words.TooLarge: func(l Listed) Said {
				return Said{l.File + " heeft meer dan " + n(l.Limit) + " MB aan tekst.", "Neem een kleinere lijst."}
			},
			words.LongLine: func(l Listed) Said {
				return Said{l.File + " is geen lijst: regel " + n(l.Line) + " is te lang.", "Een lijst heeft een woord per regel."}
			},
			words.NotText: func(l Listed) Said {
				return Said{l.File + " is geen tekst.", "Pak het uit, of bewaar het als tekst met een woord per regel."}
			},
			words.BadJSON: func(l Listed) Said {
				return Said{l.File + ", regel " + n(l.Line) + ": dit is geen lijst van teksten.", `Een lijst in JSON is ["een", "twee"].`}
			},
			words.BadGzip: func(l Listed) Said {
				return Said{l.File + " is niet uit te pakken.", "Het is beschadigd: haal het opnieuw op."}
			},
			words.BadAffix: func(l Listed) Said {
				return Said{l.File + ", regel " + n(l.Line) + ": deze regel is onleesbaar.", "Neem de .aff die bij de .dic hoort."}
			},
			words.NoAffix: func(l Listed) Said {
				return Said{l.File + " heeft alleen woordstammen.", "Zet de .aff ernaast, met dezelfde naam."}
			},
			words.TooMany: func(l Listed) Said {
				return Said{l.File + " heeft meer dan " + n(l.Limit) + " miljoen woorden.", "Neem een kleinere lijst."}
			},
			words.NoWords: func(l Listed) Said {
				return Said{l.File + " heeft geen woord dat te leggen is.", "Is de lijst voor deze editie? Zie --edition."}
			},
			words.NoSuch: func(l Listed) Said {
				if l.Packages != "" {
					return Said{"Er is geen lijst " + l.Name + " op deze computer.", "Een van deze pakketten heeft haar: " + l.Packages + "."}
				}
				return Said{"Er is geen lijst " + l.Name + ".", "Zie tanteo words list."}
			},
			words.NoneFor: func(l Listed) Said {
				if l.Packages != "" {
					return Said{"Er is geen lijst voor " + l.Name + ".", "Installeer een van " + l.Packages + ", of neem er een: tanteo words add BESTAND."}
				}
				return Said{"Er is geen lijst voor " + l.Name + ".", "Neem er een: tanteo words add BESTAND --edition ID."}
			},
			words.NameTaken: func(l Listed) Said {
				return Said{"Er is al een andere lijst " + l.Name + ".", "Kies een andere naam: --name NAAM."}
			},
			words.BadName: func(l Listed) Said {
				return Said{l.Name + " kan geen naam van een lijst zijn.", "Gebruik letters, cijfers en koppeltekens, hoogstens 40: --name NAAM."}
			},
			words.BadEntry: func(l Listed) Said {
				return Said{l.File + " zegt niet welke lijst bedoeld is.", `Verbeter het: file = "/PAD", edition = "ID".`}
			},
			words.NotOwn: func(l Listed) Said {
				return Said{l.Name + " is geen eigen lijst.", "Die van tanteo of van de machine blijven."}
			},
			words.NoFolder: func(Listed) Said {
				return Said{"Er is geen map om een lijst in te bewaren.", "Noem er een: --config MAP."}
			},
		},
		Origins: map[words.Origin]string{
			words.Embedded: "bij tanteo", words.Machine: "op deze computer", words.Own: "van jezelf", words.Loose: "een bestand",
		},
	}
}

func dutchFinding() Finding {
	n := strconv.Itoa
	return Finding{
		Place: Page{"place WOORD [SPEL]", "Elke plaats van een woord, de beste eerst",
			"Noemt elke plaats waar de regels een woord laten leggen, horizontaal en verticaal, de beste eerst. Het kijkt op het bord van SPEL, anders op dat van --board, anders op dat van het laatste spel, of op een leeg bord; --edition alleen vraagt om een leeg bord. ? na een letter is een blanco, . een steen die er ligt; een letter die niet meer over is wordt een blanco. Woorden die niet in de lijst staan worden genoemd; ze verbergen geen plaats."},
		Top: Page{"top LETTERS [SPEL]", "De beste zetten met een rek letters",
			"Noemt de beste zetten met een rek letters en hun berekening, ? voor elke blanco: op het bord van SPEL, anders op dat van --board, anders op dat van het laatste spel, of op een leeg bord; --edition alleen vraagt om een leeg bord. Zetten die evenveel tellen staan er allemaal, eerst die welke het reglement als topzet neemt, als het daar een regel voor heeft. Een klassiek spel moet eerst uit zijn."},
		RackWords: Page{"rack LETTERS", "De woorden van een rek letters",
			"Noemt de woorden van een lijst die met een deel van de letters te maken zijn, ? voor elke blanco, op punten van hun stenen of op lengte."},
		LimitFlag: "`AANTAL` zetten (10); de zetten die het meest tellen staan er allemaal", AnywayFlag: "ook in een spel dat nog loopt",
		ByFlag: "`VOLGORDE`: points (punten), length (lengte)", PatternFlag: "`PATROON` van het woord, . voor een letter van het rek: .A.O",
		HooksFlag:    "met de letters die er voor- of achteraan een ander woord van maken",
		ContainsFlag: "`LETTERS` die de woorden ook hebben", FromOne: "een geheel getal vanaf 1", Letters: "letters",
		OnGame:  func(game string) string { return "Op het bord van " + game + "." },
		OnFile:  func(file, edition string) string { return "Op het bord van " + file + ": " + edition + "." },
		OnEmpty: func(edition string) string { return "Op een leeg bord: " + edition + "." },
		Places: func(places int, word string) string {
			if places == 0 {
				return "Er is geen plaats voor " + word + "."
			}
			return count(places, "plaats", "plaatsen") + " voor " + word + ":"
		},
		Unlisted: func(words string) string { return "niet in de lijst: " + words },
		Plays: func(plays, shown int, rack string) string {
			if shown == plays {
				return count(plays, "zet", "zetten") + " met " + rack + ":"
			}
			return count(plays, "zet", "zetten") + " met " + rack + "; de beste " + n(shown) + ":"
		},
		NoPlay: func(rack string) string { return "Er is geen zet met " + rack + "." },
		Tied:   func(plays int) string { return n(plays) + " tellen het meest." },
		Master: func(rulebook, because string) string {
			return "De eerste is de topzet volgens " + rulebook + ": " + because + "."
		},
		Ties: map[finder.Tie]string{
			finder.FewestBlanks: "de minste blanco's", finder.BalancedRest: "de evenwichtigste rest", finder.FewestTiles: "de minste stenen",
			finder.Alphabet: "eerst in het alfabet", finder.NearestA1: "het dichtst bij A1", finder.EndsGame: "het spel is uit",
			finder.MostOpen: "het meest open bord", finder.AcrossFirst: "horizontaal", "": "de rest is niet geregeld, en deze staat het eerst op het bord",
		},
		Words: func(words int) string { return count(words, "woord", "woorden") },
		Making: func(list string, percent int) string {
			return list + ": klaargemaakt om te zoeken, " + n(percent) + " %"
		},
		NotFinished: func(game string) Said {
			return Said{"Het spel " + game + " loopt nog, en de beste zetten zijn voor daarna.", "Maak het uit, of geef --anyway; --edition vraagt om een leeg bord."}
		},
		TooManyBlanks: func(blanks int) Said {
			return Said{"Dit rek heeft te veel blanco's.", "De set heeft er " + n(blanks) + "."}
		},
		TooManyTiles: func(tiles int) Said {
			return Said{n(tiles) + " stenen zijn te veel om mee te zoeken.", "Neem er minder."}
		},
	}
}

func dutchLookup() Lookup {
	return Lookup{
		Switch: "woorden in een lijst nakijken", On: "Woorden worden vanaf nu nagekeken.", Off: "Woorden worden niet meer nagekeken.",
		In: "in de lijst:", NotIn: "niet in de lijst:",
		Which:   func(list string) string { return "Lijst: " + list + ", niet de officiële." },
		Listed:  func(list string) string { return "lijst " + list + ", onofficieel" },
		AllIn:   func(list string) string { return "alles in de lijst (" + list + ", onofficieel)" },
		Lacks:   func(list, words string) string { return "niet in de lijst (" + list + ", onofficieel): " + words },
		Places:  func(word string) string { return "Plekken voor " + word },
		Of:      func(n, of int) string { return strconv.Itoa(n) + " van " + strconv.Itoa(of) },
		NoPlace: func(word string) string { return "Op dit bord is geen plek voor " + word + "." },
		At: func(points int, place string) string {
			return strconv.Itoa(points) + " punten op " + place
		},
		Sift: "zoek", LayHere: "hier leggen", NextOne: "andere",
		PlaceKey: "plekken voor het woord",
		Example:  "alle plekken voor een woord, de beste eerst; pijlen gaan erlangs, Enter legt het",

		Checked: "Woorden op het blad", NextWord: "ander woord", ToTurn: "naar de beurt",
		Out: func(out, words int) string {
			switch {
			case words == 1 && out == 0:
				return "Het ene woord staat in de lijst."
			case words == 1:
				return "Het ene woord staat niet in de lijst."
			}
			if out == 0 {
				return "Alle woorden staan in de lijst: " + strconv.Itoa(words) + "."
			}
			return "Niet in de lijst: " + strconv.Itoa(out) + " van " + strconv.Itoa(words) + "."
		},
		NoPoints: "Geen punt verandert: dat is aan de jury.",

		TabKey:      "woorden van die letters",
		TypeRack:    "Typ letters voor hun woorden: ? blanco, .A. patroon, +Z en een Z",
		ListedFirst: "lijst eerst", OutNote: "? een woord staat niet in de lijst.",
		ByPoints: "op punten", ByLength: "op lengte", ItsPlaces: "de plekken", Order: "volgorde",
		Hooks: func(before, after string) string { return "ervoor " + before + " · erachter " + after },

		Lists: "Woordenlijsten", AddList: "een eigen lijst",
		AddHow: "De naam van een bestand: een tekst met een woord per regel, wel of niet met gzip ingepakt, een JSON-lijst, of een .dic van hunspell naast zijn .aff. Het wordt de lijst voor deze tegels.",
		AddIt:  "toevoegen", CheckIn: "hierin nakijken", Licence: "de licentie",
		Removed: func(list string) string { return list + " wordt niet meer gebruikt. Het bestand is er nog." }, SureRemove: "Nog eens Del haalt deze lijst weg; het bestand blijft.", RemoveIt: "weghalen",
		OtherTiles: func(list, edition string) string { return list + " is voor andere tegels dan die van " + edition + "." },

		DrawRack: "Letters trekken", Racks: "Letters", RacksDrawn: "tanteo trekt ze", RacksTyped: "ingetypt",
		DrawnHow:   "tanteo trekt de letters volgens het reglement, zoekt de top en trekt verder.",
		NoPlayTodo: func(finish string) string { return "De partij is hier uit: " + finish + "." },

		Review: "Wat er gemist is", Everybody: "iedereen", BestOne: "beste", Missed: "min",
		Sum: func(missed, best int, share string) string {
			return strconv.Itoa(missed) + " gemist van " + strconv.Itoa(best) + "; " + share
		},
		LeftOut: func(n int) string {
			return "Zonder " + strconv.Itoa(n) + " beurten: ervoor liggen woorden zonder vakken."
		},
		AtLeast: "+ het plankje is niet bekend: minstens zoveel, met de gelegde tegels.",
		NoRacks: "Hier is geen zet om met de beste te vergelijken.",

		UnnotedLine:  "De regel is nog niet genoteerd.",
		NotClosed:    "De ronde blijft open: er is intussen iets veranderd.",
		MasterStands: func(master string) string { return "De top blijft staan: " + master + "." },
		Unnoted:      "De zet op het bord is nog niet genoteerd.", UnnotedTodo: func(enter, esc string) string { return enter + " noteert hem, " + esc + " neemt hem terug." },
		OwnFirst: "Noteer eerst je eigen zet.", OwnFirstTodo: func(best string) string { return "Om de beste toch te zien: " + best + "." },
		BestPlays: "Beste zetten", Columns: [4]string{"ptn", "op", "zet", "tegels"}, Tie: "=",
		First: func(because string) string {
			return "Van de hoogste is » de top: " + because + "."
		},
		NextPlay: "andere zet", AsMaster: "als top noteren",
		NotYet:     "De beste zetten zijn voor na de partij.",
		NotYetTodo: func(line string) string { return "Om ze nu aan iedereen te tonen: " + line + "." },
		OpenMark:   "beste zetten zichtbaar", BestDuring: "Beste zetten tijdens de partij", Open: "In deze partij ziet iedereen de beste zetten.",
		Closed: "De beste zetten zijn pas na de partij te zien.",
	}
}
