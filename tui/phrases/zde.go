// Code generated from messages/de.toml by tanteo/tui/phrases/generate. DO NOT EDIT.

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

func de() *Language {
	return &Language{
		Tag:       "de",
		Name:      "Deutsch",
		Capitals:  true,
		Commands:  deCommands(),
		Premiums:  dePremiums(),
		Players:   dePlayers(),
		Kinds:     deKinds(),
		Numbers:   deNumbers(),
		Dates:     deDates(),
		Rows:      deRows(),
		Answers:   deAnswers(),
		Notices:   deNotices(),
		Faults:    deFaults(),
		Sheet:     deSheet(),
		Editions:  deEditions(),
		Rules:     deRules(),
		Tool:      deTool(),
		Screen:    deScreen(),
		Table:     deTable(),
		Paper:     dePaper(),
		Replay:    deReplay(),
		Duplicate: deDuplicate(),
		Stats:     deStats(),
		Earlier:   deEarlier(),
		Served:    deServed(),
		Copying:   deCopying(),
		Printing:  dePrinting(),
		TwoTile:   deTwoTile(),
		Playing:   dePlaying(),
		Counting:  deCounting(),
		Limits:    deLimits(),
		Rounds:    deRounds(),
		NewGame:   deNewGame(),
		Clock:     deClock(),
		WordLists: deWordLists(),
		Finding:   deFinding(),
		Lookup:    deLookup(),
		Charts:    deCharts(),
		Grid:      deGrid(),
	}
}

func deCommands() Commands {
	return Commands{
		line.CommandPass:       {Words: []string{"passen", "passt"}},
		line.CommandExchange:   {Words: []string{"tauschen", "tausch", "tauscht"}, After: "[STEINE|ANZAHL]"},
		line.CommandWithdrawn:  {Words: []string{"zurückgezogen", "rückzug"}},
		line.CommandChallenge:  {Words: []string{"anzweifeln", "zweifel"}},
		line.CommandFailed:     {Words: []string{"erfolglos", "gültig"}, After: "[SPIELER] [ANZAHL]"},
		line.CommandPenalty:    {Words: []string{"strafe", "abzug"}, After: "SPIELER PUNKTE [GRUND]"},
		line.CommandBonus:      {Words: []string{"bonus", "gutschrift"}, After: "SPIELER PUNKTE [GRUND]"},
		line.CommandOvertime:   {Words: []string{"zeit", "überzeit"}, After: "SPIELER MM:SS|PUNKTE"},
		line.CommandWarning:    {Words: []string{"verwarnung", "verwarnen"}, After: "SPIELER [GRUND]"},
		line.CommandLay:        {Words: []string{"legen"}, After: "H4 JAMON"},
		line.CommandClear:      {Words: []string{"leeren"}},
		line.CommandEnd:        {Words: []string{"ende"}, After: "REST REST …"},
		line.CommandFinish:     {Words: []string{"beenden", "abschließen"}},
		line.CommandReopen:     {Words: []string{"fortsetzen"}},
		line.CommandUndo:       {Words: []string{"rückgängig"}},
		line.CommandRedo:       {Words: []string{"wiederholen"}},
		line.CommandEdit:       {Words: []string{"ändern", "korrigieren"}, After: "ZUG ZEILE"},
		line.CommandInsert:     {Words: []string{"einfügen"}, After: "ZUG ZEILE"},
		line.CommandDelete:     {Words: []string{"löschen"}, After: "ZUG"},
		line.CommandRecount:    {Words: []string{"nachzählen"}, After: "[ZUG]"},
		line.CommandVoid:       {Words: []string{"ungültig", "annullieren"}},
		line.CommandName:       {Words: []string{"umbenennen"}, After: "SPIELER NAME"},
		line.CommandJoin:       {Words: []string{"dazu"}, After: "NAME"},
		line.CommandLeave:      {Words: []string{"aussteigen"}, After: "SPIELER"},
		line.CommandNote:       {Words: []string{"notiz"}, After: "TEXT"},
		line.CommandAgain:      {Words: []string{"nochmal", "revanche"}},
		line.CommandOpen:       {Words: []string{"öffnen"}, After: "[PARTIE]"},
		line.CommandWrong:      {Words: []string{"falsch"}, After: "ZUG"},
		line.CommandRack:       {Words: []string{"bänkchen", "ablagebrett"}, After: "BUCHSTABEN"},
		line.CommandDraw:       {Words: []string{"ziehen", "ziehe"}, After: "[STARTZAHL]"},
		line.CommandMaster:     {Words: []string{"bestzug"}, After: "[ZEILE]"},
		line.CommandBest:       {Words: []string{"beste"}, After: "[BÄNKCHEN]"},
		line.CommandCheck:      {Words: []string{"prüfen", "prüfe"}, After: "[ZUG|WORT]"},
		line.CommandMissed:     {Words: []string{"verschenkt", "verpasst"}},
		line.CommandAnalysis:   {Words: []string{"analyse"}, After: "[AUS]"},
		line.CommandNext:       {Words: []string{"weiter"}},
		line.CommandTab:        {Words: []string{"reiter"}, After: "[NAME]"},
		line.CommandPrint:      {Words: []string{"drucken"}, After: "[ART]"},
		line.CommandWrite:      {Words: []string{"speichern"}, After: "[DATEI]"},
		line.CommandTake:       {Words: []string{"übernehmen"}},
		line.CommandQuit:       {Words: []string{"schließen", "verlassen"}},
		line.CommandClock:      {Words: []string{"uhr"}, After: "[SPIELER] MM:SS"},
		line.CommandClockStart: {Words: []string{"starten"}},
		line.CommandClockStop:  {Words: []string{"anhalten", "stopp"}},
		line.CommandOff:        {Words: []string{"aus"}},
		line.CommandTurnClock:  {Words: []string{"zug"}, After: "MM:SS|SEKUNDEN"},
		line.CommandRoundClock: {Words: []string{"runde"}, After: "[MM:SS|MINUTEN]"},
		line.CommandGameClock:  {Words: []string{"partie"}, After: "[MM:SS|MINUTEN]"},
	}
}

func dePremiums() Premiums {
	return Premiums{
		DoubleLetter:    "2B",
		TripleLetter:    "3B",
		QuadrupleLetter: "4B",
		DoubleWord:      "2W",
		TripleWord:      "3W",
		QuadrupleWord:   "4W",
	}
}

func dePlayers() Players {
	return Players{
		Default: func(seat int) string { return "Spieler " + Number(seat) },
		None:    "niemand",
	}
}

func deKinds() Kinds {
	return Kinds{
		Points:    "von Hand",
		Pass:      "passt",
		Exchange:  "tauscht",
		Withdrawn: "Rückzug",
		Penalty:   "Strafe",
		Bonus:     "Bonus",
		Overtime:  "Zeit",
		Warning:   "Verwarn.",
		Challenge: "Zweifel",
		End:       "Rest",
	}
}

func deNumbers() Numbers {
	return Numbers{
		Decimal: ",",
		AndWord: "und",
		Quote:   func(text string) string { return "„" + text + "“" },
	}
}

func deDates() Dates {
	return Dates{Months: [12]string{"Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez"}}
}

func deRows() Rows {
	return Rows{
		Where:  func(word, from, to string) string { return word + " auf " + from + "-" + to },
		Scored: func(word string, points int) string { return word + ", " + Number(points) },
		All: func(points, bonus, tiles int) string {
			if tiles == 1 {
				return ", davon " + Number(bonus) + " für " + Number(tiles) + " Stein"
			}
			return ", davon " + Number(bonus) + " für " + Number(tiles) + " Steine"
		},
		Points: func(points int) string { return Number(points) + " von Hand" },
		Pass:   "passt",
		Exchange: func(tiles int) string {
			switch tiles {
			case 0:
				return "tauscht"
			case 1:
				return "tauscht " + Number(tiles) + " Stein"
			}
			return "tauscht " + Number(tiles) + " Steine"
		},
		Withdrawn: "Wort zurückgezogen, 0",
		Challenge: func(by string, words, points int) string {
			if by == "" {
				wordsText := Number(words) + " gültige Wörter"
				switch words {
				case 0:
					wordsText = "ein gültiges Wort"
				case 1:
					wordsText = "ein gültiges Wort"
				}
				pointsText := Signed(points)
				if points == 0 {
					pointsText = "ohne Abzug"
				}
				return "hat " + wordsText + " angezweifelt, " + pointsText
			}
			wordsText := Number(words) + " gültige Wörter"
			switch words {
			case 0:
				wordsText = "ein gültiges Wort"
			case 1:
				wordsText = "ein gültiges Wort"
			}
			pointsText := Signed(points)
			if points == 0 {
				pointsText = "ohne Abzug"
			}
			return wordsText + ", von " + by + " angezweifelt, " + pointsText
		},
		Penalty: func(points int) string { return "Strafe " + Signed(points) },
		Bonus:   func(points int) string { return "Bonus " + Signed(points) },
		LostTurn: func(words int) string {
			switch words {
			case 0:
				return "hat ein gültiges Wort angezweifelt, der Zug ist verloren"
			case 1:
				return "hat ein gültiges Wort angezweifelt, der Zug ist verloren"
			}
			return "hat " + Number(words) + " gültige Wörter angezweifelt, der Zug ist verloren"
		},
		Overtime: func(points int) string { return "Zeitüberschreitung " + Signed(points) },
		Over: func(clock string, points int, lost bool) string {
			if lost {
				return "Zeitüberschreitung " + clock + ", " + Signed(points) + ": Die Partie ist verloren"
			}
			return "Zeitüberschreitung " + clock + ", " + Signed(points)
		},
		Warning: func(number, points int) string {
			if points == 0 {
				return "Verwarnung " + Number(number)
			}
			return "Verwarnung " + Number(number) + ", " + Signed(points)
		},
		Wrong: func(turn, points int) string { return "Zug " + Number(turn) + " war falsch, " + Signed(points) },
		End:   func(points int) string { return "Restbuchstaben, " + Signed(points) },
		Told: func(row string, counted, told int) string {
			return row + " (Brett " + Number(counted) + ", Datei " + Number(told) + ")"
		},
		CameOff: func(word string) string { return word + ", zurückgenommen" },
		Fault:   func(word string) string { return word + " passt nicht" },
	}
}

func deAnswers() Answers {
	return Answers{
		Turn:      func(player, row string) string { return player + ": " + row + "." },
		Challenge: func(row string) string { return "Angezweifelt: " + row + "." },
		Adjusted: func(player, row string, total int) string {
			return player + ": " + row + "; Summe " + Number(total) + "."
		},
		Laid: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " Stein ohne Punkte gelegt."
			}
			return Number(tiles) + " Steine ohne Punkte gelegt."
		},
		Cleared: "Die Steine ohne Punkte sind vom Brett.",
		Won: func(names []string, total int) string {
			if len(names) == 1 {
				return enumerate(names, "und") + " gewinnt mit " + Number(total) + "."
			}
			return enumerate(names, "und") + " gewinnen gemeinsam mit " + Number(total) + "."
		},
		Alone: func(name string, total, masters int, share string) string {
			return name + " hat " + Number(total) + " von " + Number(masters) + " der Bestzüge: " + share + "."
		},
		Over: "Die Partie ist zu Ende.",
		LostTime: func(names []string) string {
			if len(names) == 1 {
				return enumerate(names, "und") + " verliert durch Zeitüberschreitung."
			}
			return enumerate(names, "und") + " verlieren durch Zeitüberschreitung."
		},
		Reopened: "Die Partie geht weiter.",
		Renamed:  func(before, after string) string { return before + " heißt jetzt " + after + "." },
		Joined:   func(name string, seat int) string { return name + " kommt als Spieler " + Number(seat) + " dazu." },
		Returned: func(name string, seat int) string { return name + " ist wieder da, als Spieler " + Number(seat) + "." },
		Left:     func(name string) string { return name + " steigt aus; die Punkte bleiben." },
		Voided:   "Diese Partie zählt jetzt nirgends.",
		Noted:    "Notiert.",
		Unnoted:  "Die Notiz ist weg.",
		Edited: func(turn int, player, row string) string {
			return "Zug " + Number(turn) + " ist jetzt " + player + ": " + row + "."
		},
		Inserted: func(turn int, player, row string) string {
			return "Zug " + Number(turn) + " ist eingefügt: " + player + ": " + row + "."
		},
		Deleted:   func(turn int) string { return "Zug " + Number(turn) + " ist gelöscht." },
		Recounted: "Jeder Zug hat jetzt die Punkte, die Brett und Regeln ergeben.",
		Undone:    "Die letzte Änderung ist rückgängig gemacht.",
		Redone:    "Die Änderung gilt wieder.",
		Total: func(player string, before, after int) string {
			return player + " " + Number(before) + " → " + Number(after)
		},
		SameAll: "Die Summen bleiben.",
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "Zug " + turns + " passt nicht mehr und zählt 0."
			}
			return "Die Züge " + turns + " passen nicht mehr und zählen 0."
		},
		Next:   func(player string) string { return player + " ist am Zug." },
		Again:  func(id string) string { return "Neue Partie, gleiche Spieler: " + id + "." },
		Opened: func(id, names string) string { return "Geöffnet: " + id + " (" + names + ")." },
		Announced: func(player string, announced, counted int) string {
			return player + ": angesagt " + Number(announced) + ", heute gezählt " + Number(counted) + "."
		},
	}
}

func deNotices() Notices {
	return Notices{
		Passes: func(n int) string {
			return Number(n) + "-mal in Folge gepasst: Nach den Regeln kann die Partie hier enden."
		},
		Scoreless: func(n int) string {
			return Number(n) + " Züge in Folge ohne Punkte: Nach den Regeln kann die Partie hier enden."
		},
		PassesOrLost: func(n int) string {
			return Number(n) + "-mal in Folge gepasst oder den Zug verloren: Nach den Regeln kann die Partie hier enden."
		},
		NoTime: "Niemand hat noch Zeit: Nach den Regeln kann die Partie hier enden.",
		Overused: func(letter string, used, has int, turns string, n int) string {
			switch n {
			case 0:
				return Number(used) + " " + letter + " auf dem Blatt, der Satz hat " + Number(has) + "."
			case 1:
				return Number(used) + " " + letter + " auf dem Blatt, der Satz hat " + Number(has) + ": Sieh dir Zug " + turns + " an."
			}
			return Number(used) + " " + letter + " auf dem Blatt, der Satz hat " + Number(has) + ": Sieh dir die Züge " + turns + " an."
		},
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "Zug " + turns + " passt nicht aufs Brett und zählt 0, bis er berichtigt ist."
			}
			return "Die Züge " + turns + " passen nicht aufs Brett und zählen 0, bis sie berichtigt sind."
		},
		Told: func(what []string, line string) string {
			return "Aus der Datei: " + strings.Join(what, ", ") + ". Für unsere: " + line + "."
		},
		ToldPoints: func(turns []int) string {
			switch len(turns) {
			case 0:
				return ""
			case 1:
				return "Punkte von Zug " + enumerate(digits(turns), "und")
			}
			return "Punkte von Zügen " + enumerate(digits(turns), "und")
		},
		ToldTotals: func(turns []int) string {
			switch len(turns) {
			case 0:
				return ""
			case 1:
				return "Summe nach Zug " + enumerate(digits(turns), "und")
			}
			return "Summe nach den Zügen " + enumerate(digits(turns), "und")
		},
		ExchangeLimit: func(inBag int) string {
			switch inBag {
			case 0:
				return "Der Beutel ist leer; der Tausch ist trotzdem notiert."
			case 1:
				return "Nur " + Number(inBag) + " Stein im Beutel; der Tausch ist trotzdem notiert."
			}
			return "Nur " + Number(inBag) + " Steine im Beutel; der Tausch ist trotzdem notiert."
		},
		ExchangeMost: func(player string, times int) string {
			return player + " hat " + Number(times) + "-mal getauscht, so oft wie erlaubt; der Tausch ist trotzdem notiert."
		},
		NoChallenges: func(line string) string {
			return "Nach diesen Regeln zweifelt am Tisch niemand an: Eine Jury prüft die Wörter danach (" + line + ")."
		},
		NoBlank: "Ein Blanko ging zurück, aber es kann keines mehr kommen.",
		Leftovers: func(letters string) string {
			return "Mehr übrig, als es geben kann: " + letters + ". Sieh auf den Bänkchen nach."
		},
		OutOfTurn:      func(player string) string { return "Notiert für " + player + ", nicht am Zug." },
		ReadAsNewTiles: "Nur als neue Steine gelesen.",
		ReadAsWhole: func(line, points string) string {
			return "Als das ganze Wort gelesen. Sind es nur die neuen Steine, ist es " + line + points + "."
		},
		DigraphRead: func(letters string, n int, apart, points string) string {
			if n == 1 {
				return letters + " ist als ein Stein gelesen. Als einzelne Steine schreibt man " + apart + points + "."
			}
			return letters + " sind als je ein Stein gelesen. Als einzelne Steine schreibt man " + apart + points + "."
		},
		ReadAsWords: func(words int, player, line, cost string) string {
			if words == 1 {
				return "Als " + Number(words) + " Wort gelesen. Hat " + player + " angezweifelt, heißt es " + line + " (" + cost + ")."
			}
			return "Als " + Number(words) + " Wörter gelesen. Hat " + player + " angezweifelt, heißt es " + line + " (" + cost + ")."
		},
		Points:    func(points int) string { return " (" + Number(points) + " Punkte)" },
		InPlaceOf: func(points, taken int) string { return " (" + Number(points) + " Punkte, nicht " + Number(taken) + ")" },
		TurnLost:  "ein verlorener Zug",
		Or:        "oder",
		Case:      "Groß- und Kleinbuchstaben zählen gleich; ein Blanko bekommt ein ?.",
		BlankKW: func(letters string, n int) string {
			if n == 1 {
				return letters + " hat in diesem Satz keinen Stein: Es zählt als Blanko, 0 Punkte."
			}
			return letters + " haben in diesem Satz keine Steine: Sie zählen als Blankos, 0 Punkte."
		},
		MarkIgnored:   "Der Stein, der dort liegt, bleibt, was er ist; sein ? zählt nicht.",
		TotalsChanged: "Die Summen haben sich geändert.",
		FallbackRules: func(book, used string, players int) string {
			return book + " gilt nicht für " + Number(players) + " Spieler: Es gilt " + used + "."
		},
		FallbackDuplicate: func(book, used string) string {
			return book + " sagt nichts zu Duplikaten: Es gilt dieser Teil von " + used + "."
		},
		OverMaster: func(rounds string, n int) string {
			if n == 1 {
				return "Runde " + rounds + " hat eine Zelle über dem Bestzug: Ist sie richtig übertragen?"
			}
			return "Die Runden " + rounds + " haben Zellen über dem Bestzug: Sind sie richtig übertragen?"
		},
		NotOnRack: func(letters string) string { return "Nicht auf dem Bänkchen der Runde: " + letters + "." },
		NotInBag:  func(letters string) string { return "Davon sind nicht genug übrig: " + letters + "." },
		RackRefused: func(racks int) string {
			if racks == 1 {
				return Number(racks) + " Bänkchen wurde abgelehnt und ging ganz zurück."
			}
			return Number(racks) + " Bänkchen wurden abgelehnt und gingen ganz zurück."
		},
		RulesEnd: func(tiles int, line string) string {
			if tiles == 0 {
				return "Kein Stein ist mehr da: Nach den Regeln endet die Partie hier (" + line + ")."
			}
			return "Kein Vokal oder kein Konsonant ist mehr da: Nach den Regeln endet die Partie hier (" + line + ")."
		},
		Other: func(code string) string { return "Hinweis: " + code + "." },
		Blank: "Blankos",
	}
}

func deFaults() Faults {
	return Faults{
		Word: "Das Wort",
		Placement: map[scoring.Fault]func(Placed) Said{
			scoring.NoTile: func(p Placed) Said { return Said{p.Word + " legt keinen neuen Stein.", "Lege einen dazu oder passe."} },
			scoring.TooMany: func(p Placed) Said {
				return Said{p.Word + " hat mehr als " + Number(p.Rack) + " neue Steine.", "Tippe es ganz, von seinem ersten Feld an."}
			},
			scoring.OffBoard: func(p Placed) Said {
				return Said{p.Word + " auf " + p.At + " ragt über das Brett.", "Beginne es weiter vorn."}
			},
			scoring.Taken: func(p Placed) Said {
				return Said{p.Square + " ist besetzt: Dort liegt " + p.Letter + ".", "Wähle ein anderes Feld oder das ganze Wort."}
			},
			scoring.NotInLine: func(Placed) Said {
				return Said{"Die neuen Steine liegen nicht in einer Linie.", "Lege sie in eine Reihe oder eine Spalte."}
			},
			scoring.Gap: func(p Placed) Said {
				return Said{p.Square + " zwischen den neuen Steinen ist leer.", "Fülle die Lücke oder rücke zusammen."}
			},
			scoring.MissesCentre: func(p Placed) Said {
				return Said{"Das erste Wort muss über " + p.Centre + " gehen.", "Lege es über das Feld in der Mitte."}
			},
			scoring.OneTile: func(Placed) Said { return Said{"Das erste Wort braucht zwei Steine.", "Lege noch einen dazu."} },
			scoring.Detached: func(p Placed) Said {
				return Said{p.Word + " auf " + p.At + " berührt keinen Stein.", "Lege es an einen Stein oder kreuze einen."}
			},
			scoring.Split: func(p Placed) Said {
				return Said{p.Letter + " ist ein Stein; auf " + p.Square + " wären es zwei.", "Nimm den Stein " + p.Letter + " oder ein anderes Feld."}
			},
			scoring.Missing: func(p Placed) Said {
				if p.Letter == "" {
					return Said{"Auf " + p.Square + " liegt kein Stein.", "Tippe den Buchstaben; . heißt: liegt schon."}
				}
				return Said{p.Word + " braucht das " + p.Letter + " auf " + p.Square + ".", "Ändere diesen Zug oder den, der es wegnahm."}
			},
			scoring.Differs: func(p Placed) Said {
				return Said{p.Word + " trifft auf " + p.Letter + " auf " + p.Square + ".", "Prüfe das erste Feld und das Wort."}
			},
			scoring.Grown: func(p Placed) Said {
				return Said{p.Word + " geht mit " + p.Letter + " auf " + p.Square + " weiter.", "Tippe das ganze Wort oder ein anderes Feld."}
			},
		},
		NoSquare: func(square string) Said { return Said{square + " ist nicht auf dem Brett.", "Prüfe das Feld."} },
		TakeBack: "Rücktaste nimmt einen Stein zurück, Esc alle.",
		Spelling: map[scoring.SpellingFault]func(Spelt) Said{
			scoring.NoLetters: func(Spelt) Said { return Said{"Es ist kein Buchstabe darin.", "Tippe die Buchstaben des Worts."} },
			scoring.NoSuchLetter: func(s Spelt) Said {
				return Said{"Für " + s.Text + " gibt es keinen Stein.", "Nimm Buchstaben des Satzes; ? ist ein Blanko."}
			},
			scoring.IsDigit: func(s Spelt) Said {
				return Said{"Ein Wort hat keine Ziffern: " + s.Text + ".", "Zeichen wie 2l stehen nach dem Buchstaben."}
			},
			scoring.IsSymbol: func(s Spelt) Said {
				return Said{"Ein Wort hat kein Zeichen wie " + s.Text + ".", "Buchstaben, ? für Blanko, . für liegt schon."}
			},
			scoring.MarkAlone: func(s Spelt) Said { return Said{s.Text + " steht vor seinem Buchstaben.", "Schreibe es dahinter: N?."} },
			scoring.MarkInside: func(s Spelt) Said {
				return Said{s.Bare + " ist ein Stein: nichts dazwischen.", "Schreibe es dahinter: " + s.Bare + "2w."}
			},
			scoring.SplitPair: func(s Spelt) Said { return Said{s.Bare + " ist ein Stein, nicht zwei.", "Tippe es ohne das |."} },
			scoring.NoSuchPremium: func(s Spelt) Said {
				return Said{"Dieses Brett hat kein Feld " + s.Bare + ".", "Es hat " + enumerate(s.Marks, "und") + "."}
			},
			scoring.Unclosed: func(Spelt) Said { return Said{"Eine Klammer ist offen.", "Setze ) nach den Steinen, die schon lagen."} },
			scoring.TooLong: func(s Spelt) Said {
				return Said{s.Bare + " ist länger als das Brett.", "Ein Wort hat höchstens " + Number(s.Side) + " Steine."}
			},
			scoring.TooManyWords: func(Spelt) Said {
				return Said{"Mehr als sieben Wörter kreuzen das Hauptwort.", "Tippe das Hauptwort und höchstens sieben."}
			},
			scoring.TooManyNew: func(s Spelt) Said {
				return Said{s.Bare + " hat mehr als " + Number(s.Rack) + " neue Steine.", "Klammere ein, was schon lag: (A)."}
			},
			scoring.NothingNew: func(s Spelt) Said {
				return Said{"Von " + s.Bare + " lag schon jeder Stein.", "Lass die neuen ohne 0 und ohne Klammer."}
			},
		},
		Line: map[line.Reason]func(Read) Said{
			line.Empty: func(r Read) Said { return Said{"Es steht nichts da.", "Tippe etwa " + r.Example + ", oder passen."} },
			line.TooLong: func(r Read) Said {
				return Said{"Die Zeile ist zu lang.", "Eine Zeile hat höchstens " + Number(r.Limit) + " Bytes."}
			},
			line.Control: func(Read) Said {
				return Said{"Die Zeile hat ein unsichtbares Zeichen.", "Tippe sie mit Buchstaben und Ziffern."}
			},
			line.Unknown: func(r Read) Said {
				if r.Usage == "" {
					return Said{"Mit " + r.Text + " beginnt keine Zeile.", "Tippe " + r.Example + ", = RELOJ, 25 oder passen."}
				}
				return Said{"Mit " + r.Text + " beginnt keine Zeile.", "Vielleicht: " + r.Usage + "."}
			},
			line.WordAlone: func(r Read) Said {
				if r.Usage == "" {
					return Said{"Vor " + r.Bare + " fehlt ein Feld.", "Tippe " + r.Example + ", oder = und die Wörter."}
				}
				return Said{"Vor " + r.Bare + " fehlt ein Feld.", "Tippe " + r.Example + ". Vielleicht: " + r.Usage + "."}
			},
			line.NoWord: func(r Read) Said { return Said{"Nach dem Feld fehlt das Wort.", "Tippe es wie " + r.Example + "."} },
			line.Missing: func(r Read) Said {
				if r.Usage == "" {
					return Said{"Nach " + r.Text + " fehlt etwas.", "Tippe nach dem Namen einen Zug."}
				}
				return Said{"Nach " + r.Text + " fehlt etwas.", "So: " + r.Usage + "."}
			},
			line.Extra: func(r Read) Said { return Said{r.Text + " ist hier zu viel.", "Lass es weg."} },
			line.Number: func(r Read) Said {
				if r.Limit == 0 {
					return Said{r.Text + " kann hier nicht stehen.", "Nötig ist eine ganze Zahl."}
				}
				return Said{r.Text + " kann hier nicht stehen.", "Nötig ist eine ganze Zahl von " + Number(r.Least) + " bis " + Number(r.Limit) + "."}
			},
			line.Time: func(r Read) Said {
				return Said{r.Text + " ist keine Zeit.", "Eine Zeit ist 1:05; oder tippe Punkte: 10."}
			},
			line.NoOvertime: func(r Read) Said {
				return Said{"Diese Regeln kennen keine Zeitstrafe.", "Tippe die Punkte: " + r.Usage + "."}
			},
			line.NoRack: func(r Read) Said {
				return Said{"Hier ist kein Bänkchen bekannt.", "Tippe es dahinter: " + r.Usage + "."}
			},
			line.TwoPlayers: func(r Read) Said {
				return Said{"Mehrere Namen beginnen mit " + r.Text + ".", "Tippe mehr davon oder die Platznummer."}
			},
			line.TooMany: func(r Read) Said {
				return Said{r.Text + " sind zu viele Steine.", "Auf ein Bänkchen passen " + Number(r.Limit) + "."}
			},
			line.NotInTurn: func(r Read) Said {
				return Said{r.Text + " ist kein Zug des Blatts.", "Nimm ein Wort, Punkte oder passen."}
			},
			line.NotForOther: func(r Read) Said {
				return Said{r.Text + " geht nicht für einen Spieler.", "Tippe es ohne den Namen davor."}
			},
			line.Colon: func(r Read) Said {
				return Said{"Ohne Doppelpunkt geht das nur im Duplikat.", "Tippe " + r.Bare + " für diesen Spieler."}
			},
			line.Seed: func(r Read) Said {
				return Said{r.Text + " ist keine Startzahl.", "Eine Startzahl ist eine ganze Zahl ab 1."}
			},
			line.Signed: func(r Read) Said { return Said{"Punkte ab oder dazu sind kein Zug.", "Tippe " + r.Usage + "."} },
			line.Contradicts: func(r Read) Said {
				return Said{"Das Vorzeichen von " + r.Bare + " sagt das Gegenteil.", "Lass es weg oder tippe " + r.Usage + "."}
			},
		},
		Refused: map[sheet.Reason]func(Refused) Said{
			sheet.AlreadyFinished: func(Refused) Said { return Said{"Die Partie ist zu Ende.", "Tippe fortsetzen, um weiterzuspielen."} },
			sheet.NotFinished: func(Refused) Said {
				return Said{"Die Partie ist nicht zu Ende.", "Es gibt nichts fortzusetzen; spiel weiter."}
			},
			sheet.NothingToUndo: func(Refused) Said { return Said{"Es gibt nichts rückgängig zu machen.", "Tippe einen Zug."} },
			sheet.NothingToRedo: func(Refused) Said { return Said{"Es gibt nichts zu wiederholen.", "Es geht nur nach rückgängig."} },
			sheet.NothingToChallenge: func(Refused) Said {
				return Said{"Es gibt nichts anzuzweifeln.", "Es geht beim letzten Zug, solange er zählt."}
			},
			sheet.NothingToClear: func(Refused) Said {
				return Said{"Es liegen keine Steine ohne Punkte da.", "leeren nimmt nur weg, was legen hinlegt."}
			},
			sheet.NoSuchTurn: func(r Refused) Said {
				return Said{"Es gibt keinen Zug " + Number(r.Turn) + ".", "Tippe die Nummer, die das Blatt zeigt."}
			},
			sheet.FaultsLeft: func(r Refused) Said {
				return Said{"Zug " + Number(r.Turn) + " passt nicht aufs Brett.", "Erst: ändern " + Number(r.Turn) + " ZEILE oder löschen " + Number(r.Turn) + "."}
			},
			sheet.LeftoverCount: func(r Refused) Said {
				if r.Text == "" {
					return Said{"Nötig sind " + Number(r.Count) + " Reste, einer je Spieler.", "Buchstaben, Punkte; - für den, der ausging."}
				}
				return Said{"Nötig sind " + Number(r.Count) + " Reste, einer je Spieler.", "Steine eines Spielers zusammen: " + r.Text + "."}
			},
			sheet.TwoOut: func(Refused) Said {
				return Said{"Nur einer kann ausgegangen sein.", "Tippe - einmal, sonst 0 für leer."}
			},
			sheet.TooManyPlayers: func(r Refused) Said {
				return Said{"Es sind schon " + Number(r.Count) + " Spieler.", "Beginne eine andere Partie."}
			},
			sheet.AlreadyGone: func(r Refused) Said { return Said{r.Player + " ist nicht mehr am Tisch.", "Nenne jemand anderen."} },
			sheet.AtTable: func(r Refused) Said {
				return Said{r.Player + " sitzt schon am Tisch.", "Nimm einen Namen mit einem Buchstaben mehr."}
			},
			sheet.LastPlayer: func(Refused) Said {
				return Said{"Der letzte Spieler kann nicht aussteigen.", "Tippe beenden, um aufzuhören."}
			},
			sheet.NothingToRecount: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"Jeder Zug hat die Punkte des Bretts.", "nachzählen ist für Punkte aus Dateien."}
				}
				return Said{"Zug " + Number(r.Turn) + " hat die Punkte des Bretts.", "nachzählen ist für Punkte aus Dateien."}
			},
			sheet.NoNote: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"Vor dem ersten Zug steht keine Notiz.", "Tippe ändern " + Number(r.Turn) + " notiz TEXT für eine."}
				}
				return Said{"Nach Zug " + Number(r.Turn) + " steht keine Notiz.", "Tippe ändern " + Number(r.Turn) + " notiz TEXT für eine."}
			},
			sheet.AlreadyWrong: func(r Refused) Said {
				return Said{"Die Punkte von Zug " + Number(r.Turn) + " sind schon ab.", "Einmal genügt."}
			},
			sheet.AlreadyVoid: func(Refused) Said { return Said{"Diese Partie zählt schon nirgends.", "Einmal genügt."} },
			sheet.NotAPlay: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"Dieser Zug ist nicht mehr da.", "Tippe die Nummer, die das Blatt zeigt."}
				}
				return Said{"Zug " + Number(r.Turn) + " hat keine Wörter, die gelten.", "Nur ein Wort, das zählt, kann falsch sein."}
			},
			sheet.NotInDuplicate: func(Refused) Said {
				return Said{"Das gibt es in einem Duplikat nicht.", "Tippe Wort oder Punkte, weiter oder beenden."}
			},
			sheet.OnlyDuplicate: func(Refused) Said { return Said{"Nur ein Duplikat hat Runden.", "Tippe ein Wort, Punkte oder passen."} },
			sheet.RoundFull:     func(Refused) Said { return Said{"Alle sind da.", "Tippe weiter, oder ändere: 1: 24."} },
			sheet.CellEmpty: func(r Refused) Said {
				return Said{r.Player + " hat nichts in Runde " + Number(r.Turn) + ".", "Sieh im Blatt nach der Runde."}
			},
			sheet.NoMaster: func(r Refused) Said {
				return Said{"Runde " + Number(r.Turn) + " hat keinen Bestzug.", "Sieh im Blatt nach der Runde."}
			},
			sheet.MasterStays: func(r Refused) Said {
				return Said{"Die beendete Runde " + Number(r.Turn) + " braucht einen Bestzug.", "Berichtige ihn: ändern " + Number(r.Turn) + " bestzug 24."}
			},
			sheet.NothingNoted: func(Refused) Said {
				return Said{"In dieser Runde ist nichts notiert.", "Erst den Bestzug: bestzug 24."}
			},
			sheet.NoSuchRound: func(r Refused) Said {
				return Said{"Es gibt keine Runde " + Number(r.Turn) + ".", "Sieh auf dem Blatt nach ihrer Nummer."}
			},
			sheet.NoClock:     func(Refused) Said { return Said{"Es gibt keine Uhr.", "Wähle eine: uhr zug 2:00."} },
			sheet.ClockRuns:   func(Refused) Said { return Said{"Die Uhr läuft schon.", "uhr anhalten hält sie an."} },
			sheet.ClockStands: func(Refused) Said { return Said{"Die Uhr steht schon.", "uhr starten startet sie."} },
			sheet.NoOwnClock: func(Refused) Said {
				return Said{"Hier hat niemand eine eigene Uhr.", "Lass den Spieler weg: uhr 2:00."}
			},
			sheet.OwnPlay: func(r Refused) Said {
				return Said{"Das ist ein Zug von " + r.Player + ".", "Nur die anderen können ihn anzweifeln."}
			},
			sheet.RoundBegun: func(r Refused) Said {
				return Said{"In Runde " + Number(r.Turn) + " ist schon etwas notiert.", "Schließ sie: weiter. Oder: rückgängig."}
			},
			sheet.NoTileLeft: func(Refused) Said { return Said{"Es ist kein Stein mehr da.", "Beende die Partie: beenden."} },
			sheet.OneKindLeft: func(Refused) Said {
				return Said{"Kein Vokal oder kein Konsonant ist mehr da.", "Die Regeln beenden die Partie: beenden."}
			},
			sheet.NoSeed: func(Refused) Said { return Said{"Diese Partie hat keine Startzahl.", "Gib ihr eine: ziehen 2026."} },
			sheet.NotHere: func(Refused) Said {
				return Said{"Diese Zeile führt zu einer anderen Partie.", "Tippe sie für sich allein."}
			},
			sheet.NoPlayer: func(r Refused) Said { return Said{"Hier heißt niemand " + r.Text + ".", "Am Tisch: " + r.Names + "."} },
			sheet.NotAName: func(r Refused) Said {
				return Said{r.Text + " geht nicht als Name.", "1 bis 60 Zeichen, kein Doppelpunkt."}
			},
			sheet.CrowdedName: func(r Refused) Said {
				return Said{r.Text + " hat zu viele Akzente.", "Höchstens " + Number(r.Limit) + " je Buchstabe."}
			},
			sheet.SharedName: func(r Refused) Said {
				return Said{"Zwei Spieler heißen " + r.Text + ".", "Gib einem einen Buchstaben mehr."}
			},
			sheet.NoClockTime: func(r Refused) Said { return Said{r.Text + " ist keine Zeit einer Uhr.", "Eine Zeit ist 1:05."} },
		},
		File: func(place, reason string) Said {
			return Said{place + ": " + reason + ".", "Berichtige die Datei und versuche es wieder."}
		},
		FileMistake: FileMistakes{
			In:  func(where, reason string) string { return where + ": " + reason },
			Row: func(field string, row int) string { return field + ", Reihe " + Number(row) },
			Reasons: map[editions.Reason]func(Mistaken) string{
				editions.IsFolder:     func(Mistaken) string { return "ist ein Ordner; hier gehört eine Datei hin" },
				editions.NotOrdinary:  func(Mistaken) string { return "ist keine normale Datei" },
				editions.TooLarge:     func(m Mistaken) string { return "ist größer als " + Number(m.Most) + " Bytes" },
				editions.Unreadable:   func(m Mistaken) string { return "ist nicht zu lesen (" + m.Bare + ")" },
				editions.BadSyntax:    func(m Mistaken) string { return "kein gültiges TOML (" + m.Bare + ")" },
				editions.Undefined:    func(m Mistaken) string { return m.Because },
				editions.Lacking:      func(m Mistaken) string { return m.Bare + " fehlt" },
				editions.UnknownField: func(m Mistaken) string { return "unbekanntes Feld " + m.Text },
				editions.NoText:       func(Mistaken) string { return "hier gehört ein Text in Anführungszeichen hin" },
				editions.NoNumber:     func(Mistaken) string { return "hier gehört eine ganze Zahl hin" },
				editions.NoFlag:       func(Mistaken) string { return "hier gehört true oder false hin" },
				editions.NoList:       func(Mistaken) string { return "hier gehört eine Liste in [ ] hin" },
				editions.NoTable:      func(Mistaken) string { return "hier gehört eine Tabelle mit Feldern hin" },
				editions.EmptyText:    func(Mistaken) string { return "der Text ist leer" },
				editions.Unprintable:  func(Mistaken) string { return "der Text hat ein Zeichen, das sich nicht zeigen lässt" },
				editions.NoneOf:       func(m Mistaken) string { return m.Text + " ist nichts hiervon: " + m.Words },
				editions.NumberBounds: func(m Mistaken) string {
					return Number(m.Number) + " ist keine Zahl von " + Number(m.Least) + " bis " + Number(m.Most)
				},
				editions.BadID: func(m Mistaken) string {
					return m.Text + " hat mehr als die Buchstaben a bis z, Ziffern und Bindestriche"
				},
				editions.NoRulebook:   func(m Mistaken) string { return "es gibt kein Regelwerk " + m.Text },
				editions.HomeUnread:   func(m Mistaken) string { return m.Bare + " ist nicht zu lesen: " + m.Because },
				editions.HomeMistaken: func(m Mistaken) string { return m.Bare + " hat einen Fehler: " + m.Because },
				editions.HomeAway:     func(m Mistaken) string { return m.Bare + " kann nicht home sein: es nennt selbst eines" },
				editions.OtherName:    func(m Mistaken) string { return m.Text + " ist nicht der Name der Datei, " + m.Other },
				editions.LetterRow: func(Mistaken) string {
					return "hier gehören ein Buchstabe, seine Steine und seine Punkte hin, wie in [\"A\", 9, 1]"
				},
				editions.NoTiles: func(m Mistaken) string { return m.Bare + " ist kein Buchstabe mit Steinen" },
				editions.Twice:   func(m Mistaken) string { return m.Bare + " steht zweimal da" },
				editions.RackBounds: func(m Mistaken) string {
					return Number(m.Number) + " Steine; möglich sind 1 bis " + Number(m.Most) + ", so viele wie auf dem Bänkchen"
				},
				editions.LayoutToo:   func(Mistaken) string { return "es gibt auch ein layout; nur eines von beiden soll dastehen" },
				editions.NotTwoTiles: func(m Mistaken) string { return m.Text + " sind nicht zwei Steine" },
				editions.NoRule:      func(m Mistaken) string { return m.Text + " ist kein Feld der Regeln" },
				editions.Sourced:     func(m Mistaken) string { return m.Text + " hat eine Quelle" },
				editions.NoPair: func(Mistaken) string {
					return "hier gehören die kleinste und die größte Zahl von Spielern hin, wie in [2, 4]"
				},
				editions.NoPlayers: func(m Mistaken) string {
					return Number(m.Least) + " bis " + Number(m.Most) + " ist keine Zahl von Spielern"
				},
				editions.TurnAndPoints: func(Mistaken) string { return "ein Anzweifeln kostet einen Zug oder Punkte, nicht beides" },
				editions.LeastMinutes: func(m Mistaken) string {
					return Number(m.Number) + " ist nicht weniger als die " + Number(m.Most) + " Minuten"
				},
				editions.OnlyPoints: func(m Mistaken) string { return "es gehört zu over = " + m.Text },
				editions.NoKind:     func(m Mistaken) string { return m.Text + " ist weder ein Großbuchstabe noch \"?\", der Blanko" },
				editions.LaterSignal: func(m Mistaken) string {
					return Number(m.Number) + " Sekunden sind nicht weniger als die davor, oder null"
				},
				editions.NotAsHome: func(m Mistaken) string { return "es ist unbekannt und nicht wie in " + m.Bare },
			},
			Definition: map[scoring.DefinitionReason]func(Mistaken) string{
				scoring.Absent: func(Mistaken) string { return "fehlt" },
				scoring.LetterCount: func(m Mistaken) string {
					return Number(m.Number) + " Buchstaben; möglich sind " + Number(m.Least) + " bis " + Number(m.Most)
				},
				scoring.TileCount: func(m Mistaken) string {
					return Number(m.Number) + " Steine; möglich sind " + Number(m.Least) + " bis " + Number(m.Most)
				},
				scoring.PointCount: func(m Mistaken) string {
					return Number(m.Number) + " Punkte; möglich sind " + Number(m.Least) + " bis " + Number(m.Most)
				},
				scoring.NoNotation: func(Mistaken) string { return "ist weder rows noch gcg" },
				scoring.SideOfBoard: func(m Mistaken) string {
					if m.Number == 1 {
						return Number(m.Number) + " Reihe; möglich ist eine ungerade Zahl von " + Number(m.Least) + " bis " + Number(m.Most)
					}
					return Number(m.Number) + " Reihen; möglich ist eine ungerade Zahl von " + Number(m.Least) + " bis " + Number(m.Most)
				},
				scoring.RowOfBoard: func(m Mistaken) string {
					if m.Number == 1 {
						return Number(m.Number) + " Feld; zu " + Number(m.Most) + " Reihen gehören " + Number(m.Most)
					}
					return Number(m.Number) + " Felder; zu " + Number(m.Most) + " Reihen gehören " + Number(m.Most)
				},
				scoring.NoPremiumSign: func(m Mistaken) string { return m.Text + " ist kein Feld" },
				scoring.LetterBounds: func(m Mistaken) string {
					return "Steine und Punkte gehen von " + Number(m.Least) + " bis " + Number(m.Most)
				},
				scoring.NoCapital:     func(Mistaken) string { return "ein Buchstabe wird groß geschrieben" },
				scoring.NoLetterFirst: func(Mistaken) string { return "beginnt nicht mit einem Buchstaben" },
				scoring.MarkInLetter:  func(Mistaken) string { return "hat ein Zeichen, das etwas anderes bedeutet" },
				scoring.LetterTwice:   func(Mistaken) string { return "steht zweimal da" },
				scoring.BonusBounds: func(m Mistaken) string {
					return "Steine gehen von 1 bis zum vollen Bänkchen, Punkte von " + Number(m.Least) + " bis " + Number(m.Most)
				},
				scoring.BonusTwice:     func(Mistaken) string { return "steht zweimal da" },
				scoring.NoVowel:        func(Mistaken) string { return "ist kein Buchstabe dieser Ausgabe" },
				scoring.NotOneLetter:   func(Mistaken) string { return "ist nicht ein einzelner Buchstabe" },
				scoring.NoFolding:      func(Mistaken) string { return "ist kein Buchstabe mit dem, was für ihn steht" },
				scoring.LetterReadElse: func(Mistaken) string { return "wird nicht so gelesen, wie er dasteht" },
			},
		},
		Forgotten: func(file, reason string) string {
			if reason == "" {
				return file + " ergibt keinen Sinn: der Inhalt ist weg."
			}
			return file + ": " + reason + ". Der Inhalt ist weg."
		},
		Place: func(file string, line int) string {
			if line == 0 {
				return file
			}
			if file == "" {
				return "Zeile " + Number(line)
			}
			return file + ", Zeile " + Number(line)
		},
		Setting: func(place, key, value, possible string) Said {
			return Said{place + ": " + value + " geht nicht für " + key + ".", "Möglich: " + possible + "."}
		},
		NoHome: func(variable string) Said {
			return Said{variable + " fehlt: kein Ordner ist bekannt.", "Setze " + variable + " oder nimm --config ORDNER."}
		},
		NoPath: func(variable, value string) Said {
			return Said{variable + " ist " + value + ": kein ganzer Pfad.", "Beginne ihn mit / oder nimm --config ORDNER."}
		},
		Cut:   Said{What: "Die gemerkte Suchliste wurde gerade gekürzt.", Todo: "Noch einmal: sie wird neu eingelesen."},
		Crash: func(file string) string { return "Was notiert war, bleibt. Bitte melde es, mit " + file + "." },
		NoSetting: func(place, key, possible string) Said {
			return Said{place + ": Es gibt keine Einstellung " + key + ".", "Es gibt: " + possible + "."}
		},
		NoEdition: func(id string) Said { return Said{"Es gibt keine Ausgabe " + id + ".", "tanteo editions zeigt alle."} },
		NoRules:   func(id string) Said { return Said{"Es gibt kein Regelwerk " + id + ".", "tanteo rules zeigt alle."} },
		House: map[sheet.HouseReason]func(HouseRule) Said{
			sheet.HouseNoRule: func(h HouseRule) Said {
				return Said{h.Key + " ist keine Hausregel.", "Es gibt: " + h.Possible + "; zum Beispiel bonus=40,leftovers=none."}
			},
			sheet.HouseValue: func(h HouseRule) Said {
				return Said{h.Value + " geht nicht für die Hausregel " + h.Key + ".", "Möglich: " + h.Possible + "."}
			},
			sheet.HouseTwice: func(h HouseRule) Said { return Said{"Die Hausregel " + h.Key + " steht zweimal da.", "Lass eine weg."} },
		},
		Role: Roles{
			LookOn:   Said{What: "Du siehst hier nur zu.", Todo: "Die Partie schreibt jemand anders."},
			Arbiter:  Said{What: "Das macht die Spielleitung.", Todo: "Du trägst deine eigenen Züge ein."},
			Served:   Said{What: "Von hier aus geht das nicht.", Todo: "Wer den Server betreibt, tut es dort."},
			NotWhile: Said{What: "Während der Partie wird nicht gesucht.", Todo: "Danach steht es allen offen."},
			NotAmong: func(name string) Said {
				return Said{name + " spielt hier nicht mit.", "Du siehst zu; die Spielleitung kann dich aufnehmen."}
			},
			ByTurns: Said{What: "Diese Partie geht reihum.", Todo: "Jemand anders schreibt sie; du siehst zu."},
			In: func(round int) Said {
				return Said{"Dein Zug der Runde " + Number(round) + " ist abgegeben.", "Die Spielleitung kann ihn berichtigen."}
			},
			Late: func(round int) Said {
				return Said{"Runde " + Number(round) + " ging ohne deinen Zug weiter.", "Er ist nicht notiert; sag es der Spielleitung."}
			},
			NoRack: func(round int) Said {
				return Said{"Runde " + Number(round) + " hat noch kein Bänkchen.", "Warte auf die Spielleitung."}
			},
			NotRack: func(letters string) Said {
				return Said{"Nicht auf dem Bänkchen: " + letters + ".", "Leg mit den Buchstaben der Runde."}
			},
		},
		Saved: Saved{
			NoGame: func(id, nearest string) Said {
				if nearest == "" {
					return Said{"Es gibt keine Partie " + id + ".", "tanteo games zeigt alle."}
				}
				return Said{"Es gibt keine Partie " + id + ".", "Meintest du " + nearest + "? tanteo games zeigt alle."}
			},
			Taken: func(id string) Said {
				return Said{"Es gibt schon eine Partie " + id + ".", "Wirf die zuerst in den Papierkorb."}
			},
			Held: func(who string) Said {
				return Said{"Anderswo geöffnet: " + who + ".", "Schließe sie dort; tanteo show liest sie."}
			},
			Busy: func(who string) Said {
				return Said{"Jetzt nicht: " + who + " schreibt und wird nicht fertig.", "Nichts ist notiert; versuche es später wieder."}
			},
			Somebody: "jemand anderes",
			Newer:    Said{What: "Ein neueres tanteo schrieb diese Partie.", Todo: "Öffne sie damit; hier blieb sie, wie sie ist."},
			Damaged: func(where string) Said {
				return Said{"Die Datei ist beschädigt: " + where + ".", "Die Datei bleibt, wie sie ist."}
			},
			Aside:   func(name string) string { return "Sie liegt jetzt als " + name + " beiseite." },
			Altered: Said{What: "Die Datei ist nicht, wie tanteo sie schrieb.", Todo: "Nur zum Lesen; spiele in einer Kopie weiter."},
			Lost: func(line string) Said {
				if line == "" {
					return Said{"Die letzte notierte Zeile ist beschädigt.", "Sieh nach, welcher Zug fehlt: notiere ihn."}
				}
				return Said{"Die letzte notierte Zeile ist beschädigt.", "Verloren: " + line + ". Notiere das neu."}
			},
			Changed: Said{What: "Die Datei der Partie hat sich geändert.", Todo: "Öffne die Partie neu, wiederhole die Zeile."},
			Gone:    Said{What: "Die Partie ist nicht mehr da.", Todo: "Ihre Datei wurde verschoben oder gelöscht."},
			Thrown: func(who, id string) Said {
				if who == "" {
					return Said{"Die Partie wurde entfernt.", "games restore " + id + " holt sie zurück."}
				}
				return Said{who + " hat die Partie entfernt.", "games restore " + id + " holt sie zurück."}
			},
			NotAFile: func(file string) Said {
				if file == "" {
					return Said{"Die Datei ist keine normale Datei.", "Räume weg, was ihren Namen hat."}
				}
				return Said{file + " ist keine normale Datei.", "Räume weg, was ihren Namen hat."}
			},
			Linked: func(file string) Said {
				if file == "" {
					return Said{"Die Datei ist ein Link.", "Leg die Datei selbst dorthin, keinen Link."}
				}
				return Said{file + " ist ein Link.", "Leg die Datei selbst dorthin, keinen Link."}
			},
			Foreign:  Said{What: "Das ist JSON, aber keine Partie von tanteo.", Todo: "tanteo öffnet eigene Partien und GCG-Dateien."},
			Woogles:  Said{What: "Das ist eine Partie im Format von Woogles.", Todo: "Exportiere sie dort als GCG und öffne das."},
			Wordfeud: Said{What: "Das ist eine Partie im Format von Wordfeud.", Todo: "Es schreibt kein GCG; notiere die Züge."},
			Own:      Said{What: "Das ist eine Partie von tanteo selbst.", Todo: "tanteo import macht sie zu einer von deinen."},
			Copy: func(id string) Said {
				return Said{"Kopie von " + id + " aus einem Abgleich.", "Importiere sie bei Bedarf, dann lösche sie."}
			},
			CopiedChanges: func(id string) Said {
				return Said{"Kopie von Zeilen aus " + id + ".", "Trage dort nach, was fehlt; dann lösche sie."}
			},
			Misnamed: Said{What: "So kann keine Partie heißen.", Todo: "Benenne sie um: a-z, 0-9, Bindestriche."},
			NoFolder: func(path string) Said {
				return Said{path + " ist kein Ordner.", "Räume es weg, oder nenne einen anderen."}
			},
			Absent: func(path string) Said {
				return Said{"Den Ordner " + path + " gibt es nicht.", "Leg ihn an oder ändere games (config.toml)."}
			},
			NotInTrash: func(id, nearest string) Said {
				if nearest == "" {
					return Said{"Im Papierkorb ist keine Partie " + id + ".", "tanteo games trash zeigt alle."}
				}
				return Said{"Im Papierkorb ist keine Partie " + id + ".", "Meintest du " + nearest + "? tanteo games trash zeigt alle."}
			},
		},
		System: System{
			Full: func(file string) Said {
				if file == "" {
					return Said{"Auf der Platte ist kein Platz mehr.", "Schaffe Platz; was gespeichert war, bleibt."}
				}
				return Said{"Kein Platz mehr für " + file + ".", "Schaffe Platz; was gespeichert war, bleibt."}
			},
			Forbids: func(file string) Said {
				if file == "" {
					return Said{"Die Datei darf nicht geöffnet werden.", "Bitte um das Recht zu lesen und schreiben."}
				}
				return Said{file + " darf nicht geöffnet werden.", "Bitte um das Recht zu lesen und schreiben."}
			},
			Lacking: Lacking{
				WriteIn: func(name, owner string) Said {
					return Said{"Kein Schreibrecht in " + name + ".", "Eigentümer " + owner + " kann es dir geben."}
				},
				LookInto: func(name, owner string) Said {
					return Said{"Kein Leserecht in " + name + ".", "Eigentümer " + owner + " kann es dir geben."}
				},
				Write: func(name, owner string) Said {
					return Said{"Kein Schreibrecht für " + name + ".", "Eigentümer " + owner + " kann es dir geben."}
				},
				Read: func(name, owner string) Said {
					return Said{"Kein Leserecht für " + name + ".", "Eigentümer " + owner + " kann es dir geben."}
				},
				Replace: func(name, owner string) Said {
					return Said{name + ": jedem nur seine Dateien.", "Bitte " + owner + " um chmod -t."}
				},
			},
			ReadOnly: func(file string) Said {
				if file == "" {
					return Said{"Die Datei ist nur lesbar.", "Wähle mit --config einen anderen Ordner."}
				}
				return Said{file + " ist nur lesbar.", "Wähle mit --config einen anderen Ordner."}
			},
			Missing: func(file string) Said {
				if file == "" {
					return Said{"Die Datei ist nicht da.", "Prüfe Namen und Ordner."}
				}
				return Said{file + " ist nicht da.", "Prüfe Namen und Ordner."}
			},
			Closed: func(file string) Said {
				return Said{"Niemand liest die Ausgabe mehr.", "Was notiert war, ist gespeichert."}
			},
			Failed: func(file, reason string) Said {
				if file == "" {
					return Said{"Die Datei: " + reason + ".", "Versuche es wieder oder anderswo."}
				}
				return Said{file + ": " + reason + ".", "Versuche es wieder oder anderswo."}
			},
			TooMany: Said{What: "Zu viele Dateien sind offen.", Todo: "Erhöhe die Grenze (ulimit -n) und starte neu."},
			Why: Why{
				Silent:   "das Laufwerk antwortet nicht",
				LongName: "der Name ist zu lang",
				NoFolder: "der Ordner ist eine Datei",
				IsFolder: "es ist ein Ordner",
				Circle:   "die Links führen im Kreis",
				Stale:    "das Laufwerk ist nicht mehr da",
				NotFile:  "es ist keine normale Datei",
				IsLink:   "es ist ein Link",
				TooLarge: "es ist zu groß",
			},
		},
		Other: func(text string) Said { return Said{text + ".", "Versuche es noch einmal."} },
	}
}

func deSheet() Sheet {
	return Sheet{
		Turns:  "Zug",
		Empty:  "Es ist kein Zug notiert.",
		OnTurn: func(player string) string { return player + " ist am Zug." },
		Ended:  "Die Partie ist zu Ende.",
		Bag:    func(bag, unseen int) string { return "Beutel " + Number(bag) + ", ungesehen " + Number(unseen) + "." },
		Hidden: func(plays int) string {
			if plays == 1 {
				return Number(plays) + " Zug ist ohne Buchstaben notiert und von den Steinen nicht abgezogen."
			}
			return Number(plays) + " Züge sind ohne Buchstaben notiert und von den Steinen nicht abgezogen."
		},
		Loose: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " Stein ohne Punkte auf dem Brett."
			}
			return Number(tiles) + " Steine ohne Punkte auf dem Brett."
		},
		Faulty:     "! passt nicht aufs Brett und zählt 0",
		CameOff:    "× angezweifelt und zurückgenommen",
		OutOfOrder: "Nummern nebeneinander stehen in der Reihenfolge der Spieler.",
		Told:       "* Punkte aus der Datei, nicht wie gezählt",
		Final:      "Endstand",
		SoFar:      "Zwischenstand",
		Before:     "vorher",
		Left:       "Rest",
		All:        "gesamt",
		Void:       "Diese Partie zählt nirgends.",
		Total:      "Summe",
		Note: func(turn int, text string) string {
			if turn == 0 {
				return "Notiz: " + text
			}
			return "Notiz nach Zug " + Number(turn) + ": " + text
		},
		Bonus: func(tiles, points int) string { return Number(tiles) + " Steine  + " + Number(points) },
	}
}

func deEditions() Editions {
	return Editions{
		Tiles: func(tiles, letters, blanks int) string {
			if blanks == 1 {
				return Number(tiles) + " Steine: " + Number(letters) + " mit Buchstaben und " + Number(blanks) + " Blanko."
			}
			return Number(tiles) + " Steine: " + Number(letters) + " mit Buchstaben und " + Number(blanks) + " Blankos."
		},
		Count: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " Stein"
			}
			return Number(tiles) + " Steine"
		},
		Own:      "eigene Datei",
		Notation: "Felder",
		Rows:     "Buchstabe der Reihe, Zahl der Spalte; H4 geht waagrecht, 4H senkrecht",
		GCG:      "Buchstabe der Spalte, Zahl der Reihe; 8D geht waagrecht, D8 senkrecht",
		Rack: func(tiles int) string {
			if tiles == 1 {
				return "Auf ein Bänkchen passen " + Number(tiles) + " Stein."
			}
			return "Auf ein Bänkchen passen " + Number(tiles) + " Steine."
		},
		Bonus: func(tiles, points int) string {
			tilesText := Number(tiles) + " Steine"
			if tiles == 1 {
				tilesText = Number(tiles) + " Stein"
			}
			pointsText := Number(points) + " Punkte"
			if points == 1 {
				pointsText = Number(points) + " Punkt"
			}
			return tilesText + " in einem Zug bringen " + pointsText + " mehr."
		},
		Letter: "Buchstabe",
		Of:     "Steine",
		Points: "Punkte",
		Blank: func(points, left int) string {
			return "Ein Blanko zählt " + Number(points) + " auf dem Brett und " + Number(left) + " am Ende auf dem Bänkchen."
		},
		OnlyOf:    func(letters string) string { return "Ohne Stein, nur als Blanko: " + letters + "." },
		OurChoice: "Dass sie zählen, ist eine Wahl des Programms; die FISE verbietet so einen Blanko (Art. 10.2).",
		Vowels:    func(letters string) string { return "Vokale: " + letters + "." },
		Board:     func(side int) string { return "Brett mit " + Number(side) + " × " + Number(side) + " Feldern" },
		Square:    func(name string, n int) string { return name + " " + Number(n) },
		Plain:     func(n int) string { return "ohne Prämie " + Number(n) },
		Names: map[scoring.Premium]string{
			scoring.DoubleLetter:    "doppelter Buchstabenwert",
			scoring.TripleLetter:    "dreifacher Buchstabenwert",
			scoring.QuadrupleLetter: "vierfacher Buchstabenwert",
			scoring.DoubleWord:      "doppelter Wortwert",
			scoring.TripleWord:      "dreifacher Wortwert",
			scoring.QuadrupleWord:   "vierfacher Wortwert",
			scoring.Colour1:         "verdreifacht Steine zu 1",
			scoring.Colour2:         "verdreifacht Steine zu 2",
			scoring.Colour3:         "verdreifacht Steine zu 3",
			scoring.Colour5:         "verdreifacht Steine zu 5",
		},
		Rules:    func(id string) string { return "Regeln zu Hause: " + id + "." },
		Sources:  "Quellen",
		NoSource: "Es ist keine Quelle angegeben.",
	}
}

func deRules() Rules {
	return Rules{
		Players:   "Spieler",
		FromTo:    func(fewest, most int) string { return Number(fewest) + " bis " + Number(most) },
		Otherwise: func(home string) string { return "Bei anderer Spielerzahl gilt " + home + "." },
		Passes:    "Passen, bis die Partie endet",
		PassesEach: func(rounds, two, three, four int) string {
			return Number(rounds) + " Runden: " + Number(two) + " zu zweit, " + Number(three) + " zu dritt, " + Number(four) + " zu viert"
		},
		PassesInAll:  func(n int) string { return Number(n) + "-mal in Folge" },
		PassesOrLost: "Passen und verlorene Züge, bis die Partie endet",
		AlonePasses:  "Passen, bis sie endet, wenn einer allein weiterspielt",
		AloneOrLost:  "Passen und verlorene Züge, bis sie dann endet",
		Scoreless:    "Züge ohne Punkte, bis die Partie endet",
		InARow:       func(n int) string { return Number(n) + " in Folge" },
		Withdrawn:    "Ein zurückgezogenes Wort zählt als Passen",
		Exchange:     "Ein Tausch",
		ExchangeIs: map[sheet.ExchangeCounts]string{
			sheet.ExchangeScoreless: "ist kein Passen, aber ein Zug ohne Punkte",
			sheet.ExchangeTurn:      "ist weder Passen noch ein Zug ohne Punkte",
			sheet.ExchangePass:      "zählt als Passen",
		},
		ExchangeMin: "Steine im Beutel für einen Tausch",
		InBag: func(n int) string {
			if n == 0 {
				return "kein Minimum"
			}
			return "mindestens " + Number(n)
		},
		ExchangeMax: "Tausche eines Spielers",
		Times:       func(n int) string { return "höchstens " + Number(n) },
		Penalty:     "Vorgeschlagene Strafe",
		Off: func(n int) string {
			if n == 1 {
				return Number(n) + " Punkt"
			}
			return Number(n) + " Punkte"
		},
		Challenges:      "Anzweifeln",
		ByJury:          "nicht am Tisch; eine Jury prüft die Wörter nach der Partie",
		ChallengeFailed: "Anzweifeln eines gültigen Worts",
		Fine: func(points int, perWord, toChallenged bool) string {
			if points == 0 {
				return "kostet nichts"
			}
			pointsText := Number(points) + " Punkte"
			if points == 1 {
				pointsText = Number(points) + " Punkt"
			}
			perWordText := "Zug"
			if perWord {
				perWordText = "Wort"
			}
			toChallengedText := "Abzug für den, der anzweifelt"
			if toChallenged {
				toChallengedText = "für den, dessen Wort angezweifelt ist"
			}
			return pointsText + " " + toChallengedText + ", je " + perWordText
		},
		LostTurn: "kostet den, der anzweifelt, einen Zug",
		Jury:     "Ein Wort, das die Jury für falsch erklärt",
		JuryOff:  func(n int) string { return "die Punkte des Zugs und " + Number(n) + " Abzug" },
		Clock:    "Uhr",
		Minutes: func(least, minutes int) string {
			if least == 0 {
				if minutes == 1 {
					return Number(minutes) + " Minute"
				}
				return Number(minutes) + " Minuten"
			}
			return Number(least) + " bis " + Number(minutes) + " Minuten"
		},
		OverPoints: func(points, lossAfter int) string {
			pointsText := Number(points) + " Punkte"
			if points == 1 {
				pointsText = Number(points) + " Punkt"
			}
			lossAfterText := "; bei mehr als " + Number(lossAfter) + " Minuten ist die Partie verloren"
			switch lossAfter {
			case 0:
				lossAfterText = ""
			case 1:
				lossAfterText = "; bei mehr als " + Number(lossAfter) + " Minute ist die Partie verloren"
			}
			return pointsText + " Abzug je angefangene Minute zu viel" + lossAfterText
		},
		OverLoss:    "wer mehr braucht, verliert die Partie",
		OverNoPlays: "wer mehr braucht, legt nichts mehr",
		OverNothing: "mehr zu brauchen kostet nichts",
		Leftovers:   "Restbuchstaben am Ende",
		LeftoversAre: map[sheet.Leftovers]string{
			sheet.PlusMinus:   "jedem abgezogen; wer ausging, bekommt sie alle",
			sheet.Twice:       "zu zweit bekommt, wer ausging, die des anderen doppelt",
			sheet.NoLeftovers: "ändern nichts",
		},
		Ties:      "Gleiche Summen",
		Share:     "teilen sich den Platz",
		Before:    "die Summen vor den Restbuchstaben entscheiden; wer auch da gleich ist, teilt den Platz",
		Yes:       "ja",
		No:        "nein",
		None:      "keine solche Regel",
		NotKnown:  func(used string) string { return "nicht bekannt: gezählt wie zu Hause (" + used + ")" },
		Source:    func(text string) string { return "Quelle: " + text },
		NoSource:  "es ist keine Quelle angegeben",
		Sources:   "Quellen",
		Duplicate: "Duplikat",
		Lent: func(book string) string {
			return "Dieses Regelwerk hat keinen solchen Teil: Es gilt der von " + book + "."
		},
		RoundTime: "Zeit einer Runde",
		RoundRack: "Vokale und Konsonanten auf einem Bänkchen",
		RackHas: func(rounds, each, later int) string {
			return "je mindestens " + Number(each) + " bis Runde " + Number(rounds) + ", danach " + Number(later)
		},
		Either:  "Vokal oder Konsonant, nach Wahl",
		OneKind: "Kein Vokal oder kein Konsonant mehr",
		OneKindIs: map[sheet.OneKind]string{
			sheet.OneKindEnds:         "die Partie endet",
			sheet.OneKindUnlessEither: "die Partie endet, aber nicht, solange einer von zwei oder mehr Steinen beides sein kann",
		},
		MasterTies: "Bestzug unter gleichen Zügen",
		InOrder:    func(ties []string) string { return "in dieser Folge: " + strings.Join(ties, "; ") },
		Solo:       "Bonus für den einzigen Finder",
		SoloIs: func(points, below, most, players int) string {
			if players == 0 {
				belowText := ", oder " + Number(below) + " unter dem Bestzug"
				if below == 0 {
					belowText = ""
				}
				mostText := "; insgesamt " + Number(most)
				if most == 0 {
					mostText = ""
				}
				return Number(points) + belowText + mostText
			}
			belowText := ", oder " + Number(below) + " unter dem Bestzug"
			if below == 0 {
				belowText = ""
			}
			mostText := "insgesamt " + Number(most) + "; "
			if most == 0 {
				mostText = ""
			}
			playersText := Number(players) + " Spielern"
			if players == 1 {
				playersText = Number(players) + " Spieler"
			}
			return Number(points) + belowText + "; " + mostText + "ab " + playersText
		},
		WrongMove: "Ein falscher Zug",
		Warnings:  "Verwarnungen",
		WarningsCost: func(from, points int) string {
			if points == 1 {
				return "ab der " + Number(from) + ". je " + Number(points) + " Punkt Abzug"
			}
			return "ab der " + Number(from) + ". je " + Number(points) + " Punkte Abzug"
		},
		House:          func(rules []string) string { return "Hausregeln: " + strings.Join(rules, "; ") + "." },
		HouseBonus:     func(points int) string { return "alle Steine des Bänkchens bringen " + Number(points) },
		HouseLeftovers: func(what string) string { return "Restbuchstaben am Ende: " + what },
		HousePenalty:   func(points int) string { return "eine Strafe kostet " + Number(points) },
		HouseChallenge: func(points int) string { return "ein gültiges Wort anzuzweifeln kostet " + Number(points) },
		HousePasses: func(n int) string {
			if n == 0 {
				return "Passen beendet die Partie nicht"
			}
			return Number(n) + "-mal in Folge gepasst beendet die Partie"
		},
		HouseOvertime: func(points int) string { return Number(points) + " Abzug je Minute zu viel" },
	}
}

func deTool() Tool {
	return Tool{
		Help: Help{
			Usage:    "Aufruf:",
			Commands: "Befehle:",
			Flags:    "Optionen:",
			Global:   "Optionen aller Befehle:",
			More:     "Mehr zu einem Befehl: tanteo BEFEHL --help",
			Lines:    "Wörter einer Zeile, in jeder Sprache verstanden:",
			Codes:    "Exit-Codes: 0 getan, und was daneben misslingt, ist eine Warnung; 1 die Partie oder eine Datei sagt nein; 2 falscher Aufruf, oder kein Terminal für den Bildschirm; 3 etwas ließ sich nicht lesen oder schreiben; 4 die Partie ist anderswo offen: später kann es gehen; 130 unterbrochen.",
		},
		Root:     Page{Use: "tanteo [PARTIE]", Short: "Zählt die Punkte von Kreuzwortspielen mit Steinen", Long: "tanteo zählt die Punkte von Kreuzwortspielen mit Steinen. Allein öffnet es den Bildschirm, mit der zuletzt geöffneten Partie oder mit PARTIE. Die Befehle tun dasselbe ohne Bildschirm."},
		Enter:    Page{Use: "enter [PARTIE] [ZEILE…]", Short: "Notiert Züge, je Zeile einen, und antwortet", Long: "Notiert Zeilen, wie es die Eingabe des Bildschirms täte, und sagt, was jede bewirkt hat. Die Zeilen sind die Argumente oder die Standardeingabe; leere Zeilen und solche, die mit # beginnen, werden übergangen. PARTIE ist der Name einer gespeicherten Partie; am Terminal kann sie fehlen: Dann ist es die letzte. Eine abgelehnte Zeile beendet eine Pipe oder die Argumente; am Terminal geht es weiter.\n\n  H4 JAMON         ein Zug: erstes Feld und Wort\n  = R2wELOJ3l      ein Zug aus Wörtern und Zeichen\n  25               Punkte von Hand\n  passen           und die Wörter unten"},
		Score:    Page{Use: "score WÖRTER…", Short: "Zählt einen Zug", Long: "Zählt einen Zug nach seinen Wörtern, das Hauptwort zuerst: tanteo score R2wELOJ3l. Nach einem Buchstaben steht, was unter seinem Stein ist (2l 3l 2w 3w), ? für ein Blanko, 0 für einen Stein, der schon lag; Steine in Klammern lagen auch schon. Mit einem Feld wird der Zug auf leerem Brett gezählt, oder auf dem von --board: tanteo score \"H4 JAMON\"."},
		Show:     Page{Use: "show [PARTIE]", Short: "Zeigt das Blatt einer Partie", Long: "Zeigt das Blatt einer Partie als Text, nach Runden; ohne PARTIE das der letzten."},
		Games:    Page{Use: "games", Short: "Listet die gespeicherten Partien", Long: "Listet die gespeicherten Partien, die neueste zuerst."},
		Remove:   Page{Use: "rm PARTIE", Short: "Wirft eine Partie in den Papierkorb", Long: "Wirft eine Partie in den Papierkorb. games restore holt sie zurück."},
		Restore:  Page{Use: "restore PARTIE", Short: "Holt eine Partie aus dem Papierkorb", Long: "Holt eine Partie aus dem Papierkorb."},
		Editions: Page{Use: "editions [ID]", Short: "Listet die Ausgaben oder zeigt eine", Long: "Listet die Ausgaben oder zeigt eine: ihre Buchstaben, ihr Brett und woher die Zahlen kommen."},
		Rules:    Page{Use: "rules [ID]", Short: "Listet die Regelwerke oder zeigt eines", Long: "Listet die Regelwerke oder zeigt eines: seine Zahlen und woher sie kommen."},
		Watch:    Page{Use: "watch PARTIE", Short: "Folgt einer Partie am Bildschirm, ohne zu schreiben", Long: "Folgt einer Partie am Bildschirm: Jeder Zug ist sofort zu sehen, und alles lässt sich ansehen, nachschlagen, kopieren und drucken. Notieren lässt sich nichts, und wer schreibt, wird nicht gestört."},
		Serve:    Page{Use: "serve", Short: "Zeigt anderen den Bildschirm über ssh", Long: "Zeigt anderen den Bildschirm über ssh, aus einem Prozess und ohne Konten. Herein kommt man mit\n\n  ssh -t -p 2222 RECHNER [PARTIE]\n\nWer herein darf, steht in serve/authorized_keys im Ordner der Einstellungen: ein Schlüssel von OpenSSH je Zeile, davor Angaben, durch Kommas getrennt:\n\n  role=\"scorer\"       notiert in Partien und beginnt welche\n  role=\"spectator\"    sieht zu; ebenso ein Schlüssel ohne Rolle\n  role=\"player Ana\"   gibt Anas Züge in einem Duplicate ein\n  games=\"2026-11-*\"   nur Partien mit einer solchen Kennung\n  name=\"Ana\"          was die anderen sehen\n\n  role=\"player Ana\",name=\"Ana\" ssh-ed25519 AAAAC3Nza…\n\nSonst kommt niemand herein, und zu haben ist nur der Bildschirm: keine Shell, keine Dateien, keine Weiterleitung. Ohne andere Adresse ist er nur auf diesem Rechner zu hören. Was geschieht, steht auf der Fehlerausgabe, je eine Zeile. Ctrl+C oder SIGTERM beenden ihn: alle erfahren es, und alles ist gespeichert."},
		Replay:   Page{Use: "replay PFAD…", Short: "Zählt Partien aus GCG-Dateien nach", Long: "Zählt jeden Zug von Partien in GCG nach und sagt, wo die Datei andere Zahlen hat: Zeile, Rechnung und die mögliche Ursache. PFAD ist eine Datei, ein Ordner mit allem darunter, was auf .gcg und .gcgs endet, oder - für die Standardeingabe.\n\nDer Exit-Code ist 1, wenn eine Partie abweicht oder unlesbar ist. Was nur zweifelhaft ist, vor allem Bänkchen und Zugfolge, wird gezählt und mit --warnings gesagt."},
		Import:   Page{Use: "import DATEI", Short: "Speichert die Partien einer Datei", Long: "Speichert jede Partie einer GCG-Datei oder die einer eigenen Datei von tanteo (JSON) und gibt ihren Namen aus. DATEI ist - für die Standardeingabe. Punkte bleiben, wie die GCG-Datei sie hat; wo es nicht unsere sind, nimmt die Zeile nachzählen unsere Zählung. Eine falsch addierte Summe wird gesagt."},
		Export:   Page{Use: "export [PARTIE]", Short: "Schreibt eine Partie in einem anderen Format", Long: "Schreibt eine Partie in GCG (für Quackle, macondo, Woogles), als eigene Datei von tanteo (JSON), als Tabelle für Tabellenprogramme (CSV) oder das Blatt als Text; ohne PARTIE die letzte. Sie geht in die Standardausgabe oder mit -o in eine Datei, deren Endung das Format sagt, wo --format es nicht tut: .gcg .json .csv .txt. Eine Datei, die schon da ist, bleibt, außer mit --force."},
		Complete: Page{Use: "completion SHELL", Short: "Gibt ein Skript aus, das in einer Shell Befehle ergänzt", Long: "Gibt ein Skript aus, das in bash, zsh, fish oder powershell Befehle ergänzt. Geladen wird es mit den Mitteln der Shell, zum Beispiel: source <(tanteo completion bash)"},
		HelpPage: Page{Use: "help [BEFEHL]", Short: "Erklärt einen Befehl", Long: "Erklärt einen Befehl."},
		Flags: Flags{
			Config:   "`ORDNER` mit Einstellungen und Partien",
			Lang:     "`SPRACHE` der Antworten: en, es, nl, fr, de",
			JSON:     "in JSON antworten",
			Edition:  "`ID` der Ausgabe",
			Version:  "die Version nennen",
			Help:     "den Befehl erklären",
			New:      "eine Partie beginnen und ihren Namen ausgeben",
			Kind:     "`ART` der neuen Partie: classic oder duplicate",
			Rules:    "`ID` des Regelwerks der neuen Partie",
			House:    "`HAUSREGELN` der neuen Partie, auch für die nächste: bonus=40,leftovers=none; none",
			Notation: "Felder der neuen Partie: `rows` oder gcg",
			Players:  "`NAMEN` mit Kommas, eine Spielerzahl oder @DATEI mit einem Namen je Zeile",
			First:    "`NUMMER` des Spielers, der beginnt",
			Seed:     "`ZAHL`, nach der die Bänkchen eines Duplikats gezogen werden",
			Board:    "`DATEI` mit den Reihen eines Bretts",
			Warnings: "auch sagen, was nur zweifelhaft ist",
			Format:   "`FORMAT`: gcg, json, csv, text",
			Output:   "`DATEI`, in die geschrieben wird",
			Force:    "eine Datei überschreiben",
			Listen:   "`ADRESSE`, auf der er hört, mit Port; sonst 127.0.0.1:2222",
		},
		Usage: Usage{
			UnknownFlag: func(flag string) Said { return Said{"Es gibt keine Option " + flag + ".", "Siehe --help."} },
			NeedsValue:  func(flag string) Said { return Said{flag + " braucht einen Wert.", "Siehe --help."} },
			BadValue: func(flag, value, possible string) Said {
				return Said{value + " geht nicht für " + flag + ".", "Möglich: " + possible + "."}
			},
			TooMuch: func(argument string) Said {
				return Said{argument + " ist hier zu viel.", "Lass es weg, oder siehe --help."}
			},
			Missing: func(what string) Said { return Said{"Da fehlt noch etwas: " + what + ".", "Siehe --help."} },
			UnknownWord: func(word, nearest string) Said {
				if nearest == "" {
					return Said{word + " ist weder ein Befehl noch eine gespeicherte Partie.", "tanteo --help nennt die Befehle, tanteo games die Partien."}
				}
				return Said{word + " ist weder ein Befehl noch eine gespeicherte Partie.", "Meintest du " + nearest + "? tanteo --help nennt die Befehle, tanteo games die Partien."}
			},
			UnknownCommand: func(word, nearest, help string) Said {
				if nearest == "" {
					return Said{"Einen Befehl " + word + " gibt es nicht.", "Siehe " + help + "."}
				}
				return Said{"Einen Befehl " + word + " gibt es nicht.", "Meintest du " + nearest + "? Siehe " + help + "."}
			},
			Number:        "eine ganze Zahl",
			NoTerminal:    Said{What: "Der Bildschirm braucht ein Terminal.", Todo: "Ohne geht es mit tanteo enter und tanteo show."},
			WhichGame:     Said{What: "Es ist nicht gesagt, welche Partie gemeint ist.", Todo: "Nenne sie zuerst, oder beginne eine mit --new; tanteo games zeigt alle."},
			NoGameYet:     Said{What: "Es war noch keine Partie offen.", Todo: "Beginne eine mit tanteo enter --new; tanteo games zeigt die gespeicherten."},
			OnlyNew:       func(flag string) Said { return Said{flag + " ist für eine neue Partie.", "Setze --new dazu."} },
			OnlyDuplicate: func(flag string) Said { return Said{flag + " ist für ein Duplikat.", "Setze --kind duplicate dazu."} },
			Players: func(fewest, most int) Said {
				return Said{"Eine Partie hat " + Number(fewest) + " bis " + Number(most) + " Spieler.", "Nenne sie mit --players \"Ana,Bea\"."}
			},
			PlayerList: func(list string) Said {
				return Said{list + " ist keine Namensliste.", "Setze Kommas dazwischen und einen Namen mit Komma in Anführungszeichen."}
			},
			Language: func(tag, possible string) Said {
				return Said{"Es gibt keine Sprache " + tag + ".", "Möglich: " + possible + "."}
			},
			NoBoard: func(file string) Said {
				return Said{file + " enthält kein Brett.", "Eine Reihe je Zeile: . für ein freies Feld, Buchstaben, klein für ein Blanko, [CH]."}
			},
			BoardRows: func(rows, side int) Said {
				if rows == 1 {
					return Said{"Das Brett hat " + Number(rows) + " Reihe.", "Das dieser Ausgabe hat " + Number(side) + "."}
				}
				return Said{"Das Brett hat " + Number(rows) + " Reihen.", "Das dieser Ausgabe hat " + Number(side) + "."}
			},
			BoardRow: func(row, squares, side int) Said {
				if squares == 1 {
					return Said{"Reihe " + Number(row) + " des Bretts hat " + Number(squares) + " Feld.", "Es sollten " + Number(side) + " sein."}
				}
				return Said{"Reihe " + Number(row) + " des Bretts hat " + Number(squares) + " Felder.", "Es sollten " + Number(side) + " sein."}
			},
			BoardSign: func(row int, sign string) Said {
				return Said{"In Reihe " + Number(row) + " des Bretts steht " + sign + ".", "Nimm die Buchstaben der Ausgabe, oder wähle eine andere mit --edition."}
			},
			NoWords:  Said{What: "Es gibt kein Wort zu zählen.", Todo: "Tippe es nach score, oder siehe score --help."},
			Internal: Said{What: "Das Programm hat einen eigenen Fehler.", Todo: "Bitte melde ihn; was gespeichert war, ist sicher."},
		},
		Entry: Entry{
			Prompt:  "> ",
			Line:    func(n int) string { return "Zeile " + Number(n) + ": " },
			Welcome: "Eine Zeile je Zug: H4 JAMON, 25, passen, ende. Strg+D beendet; alles ist gespeichert.",
			OnScreen: func(line, instead string) Said {
				return Said{line + " ist für den Bildschirm.", "In der Shell: " + instead}
			},
			Behind: Said{What: "Andere haben die Partie eben geändert.", Todo: "Sieh sie dir an und gib die Zeile noch einmal."},
			Others: "Andere haben kurz davor etwas notiert.",
		},
		Stored: Stored{
			Removed:  func(id string) string { return id + " ist im Papierkorb; games restore " + id + " holt sie zurück." },
			Restored: func(id string) string { return id + " ist wieder bei den Partien." },
			None:     "Es ist keine Partie gespeichert.",
		},
		List: List{
			Open:       "offen",
			Finished:   "beendet",
			Void:       "zählt nirgends",
			Altered:    "verändert: nur zu lesen",
			Unreadable: "unlesbar",
			Turns: func(n int) string {
				if n == 1 {
					return Number(n) + " Zug"
				}
				return Number(n) + " Züge"
			},
		},
		Files: Files{
			Summary: func(games, same, differ, unfinished, unreadable int) string {
				if games == 1 {
					return Number(games) + " Partie: " + Number(same) + " gleich, " + Number(differ) + " mit Abweichungen, " + Number(unfinished) + " unbeendet, " + Number(unreadable) + " unlesbar."
				}
				return Number(games) + " Partien: " + Number(same) + " gleich, " + Number(differ) + " mit Abweichungen, " + Number(unfinished) + " unbeendet, " + Number(unreadable) + " unlesbar."
			},
			NotRead: func(files int) string {
				if files == 1 {
					return Number(files) + " Datei ist nicht gelesen."
				}
				return Number(files) + " Dateien sind nicht gelesen."
			},
			Progress: func(games, differ int) string {
				if games == 1 {
					return Number(games) + " Partie gezählt, " + Number(differ) + " mit Abweichungen"
				}
				return Number(games) + " Partien gezählt, " + Number(differ) + " mit Abweichungen"
			},
			Large: func(file, most string) Said {
				return Said{file + " hat mehr als " + most + ".", "Teile sie in kleinere Dateien."}
			},
			NoFile: func(file string) Said { return Said{file + " ist keine Datei.", "Nenne eine andere."} },
			Folder: func(file string) Said { return Said{file + " ist ein Ordner.", "Nenne eine Datei darin."} },
			NoFiles: func(folder string) Said {
				return Said{"In " + folder + " ist keine GCG-Datei.", "Sie enden auf .gcg oder .gcgs; jede andere kann selbst genannt werden."}
			},
			Unreadable: func(trouble string) Said { return Said{trouble, "Von dieser Partie ist nichts gespeichert."} },
			Imported:   func(id, plays, edition string) string { return id + ": " + plays + ", " + edition + "." },
			Copied:     func(id string) string { return id + ": eine Partie von tanteo, genau wie sie war." },
			Shortened:  "Namen, die zu lang oder voller Akzente waren, sind gekürzt.",
			Altered:    "Die Datei hat sich geändert, seit tanteo sie schrieb: sieh nach, ob alles stimmt.",
			Kept: func(id string, differences int, command string) string {
				if differences == 1 {
					return id + ": " + Number(differences) + " Abweichung, behalten wie in der Datei; die Zeile " + command + " nimmt unsere Zählung."
				}
				return id + ": " + Number(differences) + " Abweichungen, behalten wie in der Datei; die Zeile " + command + " nimmt unsere Zählung."
			},
			Warned: func(id, warnings string) string {
				return id + ": " + warnings + "; tanteo replay --warnings nennt sie."
			},
			There: func(file string) Said {
				return Said{file + " gibt es schon.", "Wähle einen anderen Namen, oder überschreibe sie mit --force."}
			},
			NoFormat: func(formats, endings string) Said {
				return Said{"Es ist nicht gesagt, in welchem Format.", "Nimm --format mit " + formats + ", oder -o mit einem Namen auf " + endings + "."}
			},
			Loss: func(turn int, text string) string {
				if turn == 0 {
					return text
				}
				return "Zug " + Number(turn) + ": " + text
			},
		},
		Print: PrintHelp{
			Print:      Page{Use: "print ART", Short: "Macht Seiten für Papier", Long: "Macht Seiten für Papier: das Blatt einer Partie, leere Formulare, die Steine zum Abstreichen, das Brett. Es sind Texte in 80 Spalten oder mit --format pdf ein PDF für A4- oder Letter-Papier, schwarzweiß. Was der Schrift fehlt, etwa chinesische oder hebräische Namen, steht im PDF als Kästchen, mit der Nummer des Platzes."},
			Sheet:      Page{Use: "sheet [PARTIE]", Short: "Das Blatt einer Partie", Long: "Das Blatt einer Partie: jeder Zug mit Wort, Feld, Punkten und Summe, der Endstand und die Notizen; ohne PARTIE das der letzten. Es geht in die Standardausgabe oder mit -o in eine Datei, deren Endung, .txt oder .pdf, das Format sagt, wo --format es nicht tut."},
			Blank:      Page{Use: "blank [PARTIE]", Short: "Ein leeres Wertungsblatt", Long: "Ein leeres Wertungsblatt für zwei bis vier Spieler, mit den Namen von --players oder von PARTIE. Es geht in die Standardausgabe oder mit -o in eine Datei, deren Endung, .txt oder .pdf, das Format sagt, wo --format es nicht tut."},
			Duplicate:  Page{Use: "duplicate [PARTIE]", Short: "Ein leeres Duplikatblatt", Long: "Ein leeres Blatt für ein Duplikat mit 30 Runden: die Runde, ihr Bestzug mit Punkten und jeder Spieler, mit den Namen von --players oder von PARTIE. Es geht in die Standardausgabe oder mit -o in eine Datei, deren Endung, .txt oder .pdf, das Format sagt, wo --format es nicht tut."},
			Tiles:      Page{Use: "tiles [PARTIE]", Short: "Die Steine einer Ausgabe, zum Abstreichen", Long: "Ein Kästchen für jeden Stein einer Ausgabe, mit seinem Wert, zum Abstreichen, wenn er auf dem Brett liegt: von --edition, von PARTIE oder von der Ausgabe für neue Partien. Es geht in die Standardausgabe oder mit -o in eine Datei, deren Endung, .txt oder .pdf, das Format sagt, wo --format es nicht tut."},
			Board:      Page{Use: "board [PARTIE]", Short: "Das Brett als Zeichnung", Long: "Das Brett einer Partie, wie es liegt, mit den Prämienfeldern, den Werten der Steine, den Blankos und den Feldern, wie die Partie sie nennt; ohne PARTIE das der letzten. Mit --edition das leere Brett einer Ausgabe. Es geht in die Standardausgabe oder mit -o in eine Datei, deren Endung, .txt oder .pdf, das Format sagt, wo --format es nicht tut."},
			Format:     "`FORMAT`: text, pdf",
			Paper:      "`GRÖSSE` des Papiers eines PDF: a4, letter",
			Players:    "`NAMEN` mit Kommas, eine Spielerzahl oder @DATEI mit einem Namen je Zeile",
			OnTerminal: Said{What: "Ein PDF ist im Terminal nicht zu lesen.", Todo: "Nenne eine Datei dafür: -o blatt.pdf."},
			OnlyPDF: func(flag string) Said {
				return Said{flag + " ist für ein PDF.", "Setze --format pdf dazu, oder -o mit einem Namen auf .pdf."}
			},
			GameOr: func(flag string) Said {
				return Said{"Es ist eine Partie genannt und auch " + flag + ".", "Lass eines davon weg."}
			},
		},
	}
}

func deScreen() Screen {
	return Screen{
		Working:    "Rechnung",
		Sheet:      "Blatt",
		Tiles:      "Steine",
		Words:      "Wörter",
		Notes:      "Notizen",
		Help:       "Hilfe",
		Commands:   "Befehle",
		TilesLeft:  "Restbuchstaben",
		Keys:       "Tasten",
		Lines:      "Zeilen",
		Counting:   "Zählen",
		Total:      "Summe",
		AllTiles:   "Alle Steine",
		NotCounted: "zählt nicht",
		Points:     "Punkte",
		Now:        "dran",
		Bag:        "Beutel",
		Unseen:     "ungesehen",
		OnRacks:    "auf Bänkchen",
		Editing:    func(turn, of int) string { return "Zug " + Number(turn) + " von " + Number(of) + " ändern" },
		Looking:    func(turn, of int) string { return "Zug " + Number(turn) + " von " + Number(of) },
		Finished:   "beendet",
		Watching:   "nur zusehen",
		Void:       "ungültig: zählt nirgends",
		WasSame:    func(points int) string { return "war " + Number(points) + "; die Summen bleiben" },
		Was:        func(points int) string { return "war " + Number(points) + ":" },
		Turn:       func(number int) string { return "Zug " + Number(number) },
		TurnOf:     func(name string) string { return name + ": Zug" },
		WouldCountNothing: func(turns []int) string {
			if len(turns) == 1 {
				return "Zug " + enumerate(digits(turns), "und") + " würde 0 zählen."
			}
			return "Die Züge " + enumerate(digits(turns), "und") + " würden 0 zählen."
		},
		Told:            func(counted, told int) string { return "Brett " + Number(counted) + " · Datei " + Number(told) },
		Off:             func(points int) string { return "Summe der Datei " + Signed(points) },
		CountAgain:      func(line string) string { return line + " nimmt unsere." },
		KeepsAllTheSame: "Enter behält die Änderung, Esc verwirft sie.",
		FirstTurn:       "Noch kein Zug.",
		ByHandUncounted: "Die Buchstaben sind nicht bekannt; dieser Zug ist von den Steinen nicht abgezogen.",
		Uncounted: func(n int) string {
			if n == 1 {
				return Number(n) + " Zug ohne Buchstaben ist nicht abgezogen."
			}
			return Number(n) + " Züge ohne Buchstaben sind nicht abgezogen."
		},
		MoreBelow:   func(n int) string { return Number(n) + " weiter unten" },
		NoneOf:      func(name, there string) Said { return Said{"Hier gibt es kein " + name + ", nur:", there + "."} },
		NoTurns:     "Noch kein Zug.",
		NoNotes:     "Keine Notizen. Strg+N schreibt eine.",
		NoWords:     "Noch keine Wörter.",
		BeforeFirst: "Vor dem ersten Zug",
		InNotes:     func(lines int) string { return Number(lines) + " mehr in Notizen" },
		UpTo: func(turn int, game string) string {
			if turn == 0 {
				return "Eine Kopie von vorn, " + game + ". Die andere Partie bleibt, wie sie ist."
			}
			return "Eine Kopie bis Zug " + Number(turn) + ", " + game + ". Die andere Partie bleibt, wie sie ist."
		},
		Hint: Hints{
			Note:         "legen",
			Across:       "drehen",
			Down:         "drehen",
			Blank:        "Blanko",
			Clear:        "weg",
			Commands:     "Befehle",
			Help:         "Hilfe",
			LetterLays:   "Buchstaben legen Steine",
			TurnMenu:     "Zugmenü",
			Line:         "Zeile",
			Choose:       "wählen",
			DoIt:         "ausführen",
			Back:         "zurück",
			Open:         "öffnen",
			Leave:        "beenden",
			Field:        "Feld",
			Start:        "beginnen",
			NextField:    "nächstes Feld",
			EndGame:      "beenden",
			PlayOn:       "weiterspielen",
			KeepIt:       "OK",
			LeaveIt:      "lassen",
			Cell:         "Zug",
			EditTurn:     "ändern",
			DeleteTurn:   "löschen",
			Board:        "Brett",
			Page:         "Seite",
			Scroll:       "blättern",
			Tab:          "Reiter",
			TurnBack:     "ein Zug zurück",
			TurnOn:       "vor",
			ToNow:        "ans Ende",
			Square:       "Feld",
			AlreadyThere: "lag schon",
			EnterLine:    "ausführen",
			Tiles:        "Steine",
			Copy:         "kopieren",
			History:      "frühere",
			StepBack:     "durchgehen",
			FinalTable:   "Endstand",
			Size:         "groß, klein",
			StepTurn:     "Zug",
			FirstLast:    "Anfang, Ende",
			FirstTurn:    "Anfang",
			EditNote:     "Notiz",
			Read:         "lesen",
			Complete:     "ergänzen",
			Write:        "schreiben",
			TakeGame:     "Partie öffnen",
		},
		Menu: Menu{
			Back:            "Zurück zum Brett",
			Pass:            "Passen",
			Exchange:        "Steine tauschen",
			ByHand:          "Punkte von Hand",
			Withdrawn:       "Wort zurück",
			ChallengeFailed: "Gültig",
			Penalty:         "Strafe",
			Warning:         "Verwarnung",
			Note:            "Notiz",
			End:             "Ende der Partie",
			Correct:         "Zug ändern",
			Recount:         "Nachzählen",
			Delete:          "Zug löschen",
			GoOn:            "Von hier weiter, Kopie",
			Challenge:       func(word string) string { return word + " anzweifeln" },
			OnTheRight:      "Rechts steht die Zeile zum Tippen.",
			Leave:           "Zur Startseite",
			ClearBoard:      "Brett leeren",
			LayTiles:        "Steine ohne Punkte",
			Sure:            "Nochmal Enter: leeren",
		},
		Palette: map[line.Command]string{
			line.CommandPass:       "den Zug auslassen",
			line.CommandExchange:   "Steine tauschen",
			line.CommandWithdrawn:  "Wort zurückgezogen",
			line.CommandChallenge:  "letzten Zug zurück",
			line.CommandFailed:     "das Wort war gültig",
			line.CommandPenalty:    "Punkte abziehen",
			line.CommandBonus:      "Punkte dazu",
			line.CommandOvertime:   "Abzug für Überzeit",
			line.CommandWarning:    "jemanden verwarnen",
			line.CommandLay:        "Steine ohne Punkte",
			line.CommandClear:      "solche Steine weg",
			line.CommandEnd:        "Restbuchstaben; Schluss",
			line.CommandFinish:     "Schluss ohne Rest",
			line.CommandReopen:     "nach dem Ende weiter",
			line.CommandUndo:       "letzte Änderung zurück",
			line.CommandRedo:       "wiederherstellen",
			line.CommandEdit:       "einen Zug ändern",
			line.CommandInsert:     "Zug einfügen",
			line.CommandDelete:     "einen Zug löschen",
			line.CommandRecount:    "Punkte der Datei weg",
			line.CommandVoid:       "Partie zählt nirgends",
			line.CommandName:       "Spieler umbenennen",
			line.CommandJoin:       "jemand kommt dazu oder zurück",
			line.CommandLeave:      "jemand geht",
			line.CommandNote:       "Notiz schreiben",
			line.CommandAgain:      "neu, gleiche Spieler",
			line.CommandOpen:       "andere Partie öffnen",
			line.CommandWrong:      "Jury: Zug war falsch",
			line.CommandRack:       "Bänkchen der Runde",
			line.CommandDraw:       "Bänkchen ziehen",
			line.CommandMaster:     "Bestzug der Runde",
			line.CommandBest:       "die besten Züge eines Bänkchens",
			line.CommandCheck:      "die Wörter des Blatts, nachgesehen",
			line.CommandMissed:     "was jeder Zug verschenkt hat",
			line.CommandAnalysis:   "alle sehen die besten Züge während der Partie",
			line.CommandNext:       "Runde abschließen",
			line.CommandTab:        "einen Reiter zeigen",
			line.CommandPrint:      "drucken",
			line.CommandWrite:      "in eine Datei speichern",
			line.CommandTake:       "hier schreiben statt anderswo",
			line.CommandQuit:       "schließen; alles ist gespeichert",
			line.CommandClock:      "eine Uhr stellen",
			line.CommandClockStart: "die Uhr läuft",
			line.CommandClockStop:  "die Uhr steht",
			line.CommandOff:        "keine Uhr",
			line.CommandTurnClock:  "Zeit für jeden Zug",
			line.CommandRoundClock: "Zeit für jede Runde",
			line.CommandGameClock:  "Zeit für jeden Spieler",
		},
		Start: Start{
			Tagline:   "die Punkte von Kreuzwortspielen",
			New:       "Neue Partie",
			Resume:    "Weiterspielen",
			Earlier:   "Frühere Partien",
			Count:     "Nur zählen",
			CountHint: "Brett und getippte Züge, ohne Blatt",
			NewHint: [2]string{
				"Enter öffnet das Formular einer Partie, noch ein Enter beginnt sie:",
				"zu zweit, die Steine deiner Sprache, die Regeln von zu Hause.",
			},
			KeptIn: func(folder string) string {
				return "Partien liegen in " + folder + ". Nichts verlässt diesen Rechner."
			},
			Open:        "offen",
			Finished:    "beendet",
			Damaged:     "unlesbar",
			NoGames:     "Noch keine.",
			JustCount:   "Nur zählen",
			Independent: "Unabhängig von den Inhabern der Marken der Spiele.",
		},
		Form: Form{
			Title:    "Neue Partie",
			Players:  "Spieler",
			Opens:    "Beginnt",
			Tiles:    "Steine",
			Rules:    "Regeln",
			Start:    "Partie beginnen",
			WhoOpens: "Wer beginnt: Jeder zieht einen Stein, der nächste am A beginnt; ein Blanko liegt vor dem A.",
			Bonus: func(points int) string {
				return "Die Prämie für alle Steine des Bänkchens ist " + Number(points) + "."
			},
		},
		File: File{
			Open:     "Datei öffnen",
			OpenHint: "eine Partie in GCG oder von tanteo",
			Write:    "In Datei schreiben",
			Name:     "Datei",
			How:      "Eine Partie in GCG, wie Quackle, macondo und Woogles sie schreiben, oder die Datei einer Partie von tanteo. Jeder Zug wird nachgezählt. Die Datei bleibt, wie sie ist: Was geöffnet wird, wird eine deiner Partien.",
			From:     func(folder string) string { return "Namen ohne Ordner liegen in " + folder + "." },
			Reading:  "Einen Moment …",
			Writing:  "Schreiben …",
			Games: func(n int) string {
				if n == 1 {
					return Number(n) + " Partie"
				}
				return Number(n) + " Partien"
			},
			OnlyFirst: func(n int) string { return "Die ersten " + Number(n) + " Partien; tanteo import nimmt alle." },
			Found:     func(plays, edition string) string { return plays + ", " + edition + "." },
			Own:       "Eine Partie von tanteo, genau so übernommen.",
			Differ: func(n int, line string) string {
				if n == 1 {
					return Number(n) + " Abweichung, behalten wie in der Datei; die Zeile " + line + " nimmt unsere Zählung:"
				}
				return Number(n) + " Abweichungen, behalten wie in der Datei; die Zeile " + line + " nimmt unsere Zählung:"
			},
			Doubts: func(n int) string {
				if n == 1 {
					return Number(n) + " Zweifel, der nichts ändert:"
				}
				return Number(n) + " Zweifel, die nichts ändern:"
			},
			Unreadable: "unlesbar",
			Taken:      func(turns, file, edition string) string { return turns + " aus " + file + ", " + edition },
			TakenOwn:   func(turns, file string) string { return turns + " aus " + file },
			FiguresDiffer: func(n int, line string) string {
				if n == 1 {
					return "; " + Number(n) + " Zahl weicht ab: " + line
				}
				return "; " + Number(n) + " Zahlen weichen ab: " + line
			},
			IsFolder: func(name string) Said {
				if name == "" {
					return Said{"Die Datei ist ein Ordner.", "Tippe eine Datei darin; Tab zeigt sie."}
				}
				return Said{name + " ist ein Ordner.", "Tippe eine Datei darin; Tab zeigt sie."}
			},
			GCG:         "Quackle, macondo, Woogles",
			JSON:        "wie tanteo sie aufbewahrt",
			CSV:         "für Tabellenprogramme",
			Text:        "das Blatt, zum Lesen",
			NoEnding:    "Der Name muss auf eines davon enden.",
			EndingTells: "Die Endung sagt das Format:",
			There:       func(name string) string { return name + " gibt es schon: Nochmal Enter ersetzt sie." },
			Written:     func(path string) string { return "Geschrieben in " + path + "." },
			NoForm:      "GCG hat seine Grenzen:",
		},
		End: End{
			Title:      "Ende der Partie",
			Ask:        "Rest auf jedem Bänkchen:",
			How:        "Buchstaben, ? für ein Blanko, oder Punkte. Leer oder - für den, der ausging.",
			NobodyOut:  "Niemand ging aus: Jedem werden die eigenen abgezogen.",
			FinalTable: "Endstand",
			Before:     "vorher",
			Left:       "Rest",
			All:        "gesamt",
			WentOut: func(name string, points int) string {
				return name + " ging aus und bekommt die " + Number(points) + "."
			},
			SameAsLine: "Dasselbe als Zeile, fürs nächste Mal.",
			Shared: func(players, place int) string {
				return Number(players) + " Spieler teilen sich Platz " + Number(place) + "."
			},
			BestPlay:   "Bester Zug",
			AllTiles:   "Alle Steine",
			Average:    "Schnitt je Zug",
			Again:      "Neue Partie, gleiche Spieler",
			CopyResult: "Ergebnis kopieren",
			PlayOn:     "Weiterspielen (fortsetzen)",
			OpensNext:  func(name string) string { return name + " beginnt die nächste Partie." },
		},
		Page: TilesPage{
			Title:  func(id string, tiles int) string { return id + " · " + Number(tiles) + " Steine" },
			Left:   "übrig",
			Of:     "von",
			Points: "Punkte",
			UnseenOf: func(unseen, of int) string {
				return "Ungesehen " + Number(unseen) + " von " + Number(of) + ": noch nicht auf dem Brett"
			},
			BagWhen: func(bag, players int) string {
				if players == 2 {
					return "Beutel " + Number(bag) + ", solange beide Bänkchen voll sind"
				}
				return "Beutel " + Number(bag) + ", solange alle " + Number(players) + " Bänkchen voll sind"
			},
			BagRound:   func(bag int) string { return "Beutel " + Number(bag) + ", solange das Bänkchen der Runde voll ist" },
			Vowels:     "Vokale",
			Consonants: "Konsonanten",
			PointsLeft: "Punkte übrig",
		},
		Small: Small{
			Needs:  func(w, h int) string { return "tanteo braucht " + Number(w) + " Spalten und " + Number(h) + " Zeilen." },
			Has:    func(w, h int) string { return "Dieses Fenster hat " + Number(w) + " und " + Number(h) + "." },
			Larger: "Mach es größer; die Partie ist sicher.",
			Or:     "Oder, in jeder Größe:",
		},
		WatchingWhom: func(holder string) string { return "nur zusehen · " + holder + " schreibt" },
		NoNotesYet:   "Noch keine Notizen.",
		ReadOnly: func(holder, key string) string {
			return "Nur lesen: " + holder + " schreibt in dieser Partie; " + key + " übernimmt."
		},
		WatchingOnly: "Du siehst nur zu; hier lässt sich nichts notieren.",
		TakenOver:    "Sonst schreibt hier niemand mehr: Die Partie gehört dir.",
		PenFree: func(key string) string {
			return "Niemand schreibt mehr. Sobald du etwas notierst (" + key + "), gehört die Partie dir."
		},
		PenGone:    func(holder, key string) string { return "Jetzt schreibt " + holder + ". " + key + " übernimmt." },
		LaidStays:  "Was du gelegt hast, bleibt.",
		LaidOff:    func(key string) string { return "Gelegte Steine mussten vom Brett (" + key + " holt ihre Zeile)." },
		BeingSaved: "Wird gespeichert…",
		LeaveWaits: "Wird noch gespeichert… Nochmal Strg+C beendet, ohne zu warten.",
		NotNoted:   func(what string) string { return "Nicht notiert, andere waren schneller: " + what },
		Changed:    "Die Partie wurde geändert.",
		ToNewest:   func(key string) string { return key + " führt hin." },
		TakeTitle:  "Hier schreiben?",
		TakeFrom:   func(holder string) string { return "Von " + holder + " übernehmen" },
		Taken:      "Jetzt schreibst du hier.",
		DraftAside: func(name string) string {
			return "Die angefangene Eingabe ergab keinen Sinn; sie liegt als " + name + " beiseite."
		},
		ChangedUnder: func(id string) string {
			return "Jemand anderes hat die Datei geändert. Deine Partie läuft als " + id + " weiter."
		},
		GoesOnAs:      func(id string) string { return "Deine Partie läuft als " + id + " weiter." },
		NotSaved:      func(why string) string { return "Nicht gespeichert. " + why + " Jede Taste versucht es wieder." },
		LeaveUnsaved:  func(why string) string { return "Nicht gespeichert. " + why + " Nochmal Strg+C beendet trotzdem." },
		ClipboardSent: "An die Zwischenablage des Terminals. Kommt nichts an: Strg+P, in eine Datei.",
		Restored:      "Dein angefangener Zug ist wieder da.",
		RestoredOf:    func(holder string) string { return "Der angefangene Zug von " + holder + " liegt jetzt hier." },
		Pasted: func(taken, left int, enter, esc string) string {
			takenText := Number(taken) + " Zeilen"
			if taken == 1 {
				takenText = Number(taken) + " Zeile"
			}
			leftText := ", noch " + Number(left) + ": " + enter + " macht weiter, " + esc + " verwirft sie"
			if left == 0 {
				leftText = ""
			}
			return takenText + " übernommen" + leftText + "."
		},
		PastedCells: func(taken, left int) string {
			takenText := Number(taken) + " Zeilen"
			if taken == 1 {
				takenText = Number(taken) + " Zeile"
			}
			leftText := ", " + Number(left) + " nach dieser weggelassen"
			if left == 0 {
				leftText = ""
			}
			return takenText + " übernommen" + leftText + "."
		},
		PastedTooLong: func(limit, cut int) string {
			if cut == 1 {
				return "Eine Zeile hat höchstens " + Number(limit) + " Zeichen: " + Number(cut) + " ist weggefallen."
			}
			return "Eine Zeile hat höchstens " + Number(limit) + " Zeichen: " + Number(cut) + " sind weggefallen."
		},
		Key: KeyHelp{
			OnBoard:      "Auf dem Brett",
			Everywhere:   "Überall",
			InEntry:      "In der Eingabezeile",
			InSheet:      "Im Blatt",
			Move:         "bewegen den Cursor",
			RowEnds:      "Anfang, Ende der Reihe",
			Lay:          "Buchstaben",
			LayDoes:      "legen Steine",
			Turn:         "wechselt die Richtung",
			Blank:        "der Stein ist Blanko",
			Backspace:    "nimmt einen zurück",
			Esc:          "nimmt alle zurück",
			Enter:        "notiert den Zug",
			EnterEmpty:   "ohne Stein: Zugmenü",
			Digits:       "Punkte, getippter Zug",
			BackOn:       "ohne Stein: Zug um Zug",
			Panes:        "anderer Bereich",
			NextTab:      "nächster Reiter",
			Large:        "Bereich groß, klein",
			Line:         "eine Zeile, überall",
			Command:      "Befehl suchen",
			Undo:         "rückgängig, wieder",
			Note:         "Notiz schreiben",
			Copy:         "kopieren",
			Redraw:       "neu zeichnen",
			Ends:         "beim Durchgehen: Enden",
			FirstTurn:    "zum ersten Zug",
			LastTurn:     "zum letzten Zug",
			HasNote:      "Zug mit Notiz",
			Leave:        "beenden; gespeichert",
			Suspend:      "zur Shell; fg kehrt um",
			HistoryKeys:  "frühere Zeilen",
			CompleteKey:  "nimmt den Vorschlag",
			TypedTiles:   "durch die Steine",
			EscEntry:     "leert; dann zum Brett",
			Cells:        "von Zug zu Zug",
			EditKey:      "ändert den Zug",
			DeleteKey:    "löscht ihn, fragt erst",
			EscSheet:     "zum Brett",
			MadeFrom:     "Nach der Tastenbelegung dieser Version. Die Partie läuft dahinter weiter.",
			PlayAsLine:   "Ein Zug als Zeile",
			AnythingElse: "Alles andere",
			Sift:         "sucht in der Liste",
			Pages:        "ebenso; Listen: Seite",
			OverTiles:    "Feld, Blanko, lag schon",
			ThisHelp:     "diese Hilfe",
			Write:        "von anderen übernehmen",
		},
		KeyNames: map[string]string{
			"Ctrl":      "Strg",
			"Enter":     "Enter",
			"Space":     "Leertaste",
			"Up":        "Hoch",
			"Down":      "Runter",
			"Left":      "Links",
			"Right":     "Rechts",
			"Arrows":    "Pfeile",
			"Home":      "Pos1",
			"End":       "Ende",
			"Del":       "Entf",
			"Backspace": "Rücktaste",
			"Shift+Tab": "Umsch+Tab",
			"PgUp":      "BildAuf",
			"PgDn":      "BildAb",
		},
		Examples: [][2]string{
			{"H4 JAMON", "waagrecht oder senkrecht ab einem Feld, das ganze Wort"},
			{"6F ZUOS", "oder nur die neuen Steine"},
			{"H4 JAMO?N", "? nach einem Buchstaben: Der Stein ist ein Blanko"},
			{"= R2wELOJ3l ME", "getippter Zug: 2l 3l 2w 3w unter einem Stein, 0 oder ( ), wenn er schon lag"},
			{"25", "Punkte von Hand, bis 2000"},
			{"Ana: passen", "für jemanden, der nicht am Zug ist"},
			{"H4 JAMON / AEJMNOX", "mit dem Bänkchen, von dem es kam"},
			{"ändern 3 J6 SILLON", "ändert Zug 3; alle späteren Züge werden neu gezählt"},
			{
				"ändern 3 notiz TEXT",
				"die Notiz nach Zug 3, mit 0 die vor dem ersten; ohne Text verschwindet sie, ein Absatzzeichen trennt ihre Zeilen",
			},
		},
		CountingText: []string{
			"Jeder neue Stein zählt, was darauf steht, auf einem Buchstabenfeld doppelt oder dreifach.",
			"Dann wird das Wort zusammengezählt und für jedes Wortfeld unter einem neuen Stein verdoppelt oder verdreifacht: zwei doppelte ergeben mal 4, zwei dreifache mal 9.",
			"Ein Prämienfeld wirkt nur in dem Zug, der es belegt. Ein Blanko zählt 0, aber sein Wortfeld wirkt.",
			"Jedes Wort, das entsteht oder sich ändert, wird gezählt, und ein Stein in zwei Wörtern zählt in beiden.",
			"Alle Steine des Bänkchens in einem Zug bringen die Prämie, nach allem anderen.",
		},
		OnlyCounts: Said{What: "Nur zählen zählt Züge, ohne Spieler.", Todo: "Tippe einen Zug ein oder beginne eine Partie."},
	}
}

func deTable() Table {
	return Table{
		Columns: csv.Columns{
			Number:    "Zug",
			Round:     "Runde",
			Seat:      "Platz",
			Player:    "Spieler",
			Kind:      "Art",
			Square:    "Feld",
			Word:      "Wort",
			Words:     "Wörter",
			NewTiles:  "neue Steine",
			Exchanged: "getauscht",
			Rack:      "Bänkchen",
			Bonus:     "Prämie",
			Points:    "Punkte",
			Total:     "Summe",
			Master:    "Bestzug",
			Notes:     "Notizen",
		},
		Kinds: map[sheet.TurnKind]string{
			sheet.KindPlay:      "gelegt",
			sheet.KindTyped:     "getippt",
			sheet.KindPoints:    "Punkte von Hand",
			sheet.KindPass:      "gepasst",
			sheet.KindExchange:  "getauscht",
			sheet.KindWithdrawn: "zurückgezogen",
			sheet.KindPenalty:   "Strafe",
			sheet.KindBonus:     "Bonus",
			sheet.KindOvertime:  "Zeitüberschreitung",
			sheet.KindWarning:   "Verwarnung",
			sheet.KindChallenge: "erfolglos angezweifelt",
			sheet.KindEnd:       "Restbuchstaben",
		},
		CameOff: "angezweifelt",
		Faulty:  "passt nicht",
	}
}

func dePaper() Paper {
	return Paper{
		Page:      func(n, of int) string { return "Seite " + Number(n) + " von " + Number(of) },
		Sheet:     "Wertungsblatt",
		Duplicate: "Duplikatblatt",
		Tiles:     "Steinkontrolle",
		Board:     "Brett",
		Event:     "Turnier",
		Stage:     "Runde",
		Table:     "Tisch",
		Place:     "Ort",
		Date:      "Datum",
		Number:    "Nr.",
		Word:      "Wort",
		Square:    "Feld",
		Points:    "Pkt",
		Running:   "Summe",
		Penalties: "Strafen",
		Left:      "Reste",
		Total:     "Summe",
		Signature: "Unterschrift",
		Gap:       "Differenz",
		Percent:   func(number string) string { return number + " %" },
		Unseen: func(tiles int) string {
			if tiles == 1 {
				return "Ungesehen: " + Number(tiles) + " Stein."
			}
			return "Ungesehen: " + Number(tiles) + " Steine."
		},
		Turns: func(n int) string {
			switch n {
			case 0:
				return "Vor dem ersten Zug"
			case 1:
				return "Nach " + Number(n) + " Zug"
			}
			return "Nach " + Number(n) + " Zügen"
		},
		Rounds: func(n int) string {
			if n == 1 {
				return "Nach " + Number(n) + " Runde"
			}
			return "Nach " + Number(n) + " Runden"
		},
		CrossOff: "Streiche jeden Stein ab, wenn er auf dem Brett liegt.",
		Blank:    "Blanko",
		Circled:  "im Kreis: ein Blanko",
		Asked:    "? nach dem Buchstaben: ein Blanko",
		Loose:    "Steine ohne Punkte: ",
		NotInFont: func(letters string) string {
			return "Die Schrift hat kein Zeichen für " + letters + ": Schreibe es von Hand."
		},
	}
}

func deReplay() Replay {
	return Replay{
		Verdicts: map[gcg.Verdict]string{
			gcg.Same:       "gleich",
			gcg.Differs:    "weicht ab",
			gcg.Unfinished: "unbeendet",
			gcg.Unreadable: "unlesbar",
		},
		Plays: func(n int) string {
			if n == 1 {
				return Number(n) + " Zug"
			}
			return Number(n) + " Züge"
		},
		Differences: func(n int) string {
			if n == 1 {
				return Number(n) + " Abweichung"
			}
			return Number(n) + " Abweichungen"
		},
		Warnings: func(n int) string {
			if n == 1 {
				return Number(n) + " Warnung"
			}
			return Number(n) + " Warnungen"
		},
		Final: func(player string, file int) string { return player + " " + Number(file) },
		Counted: func(player string, file, ours int) string {
			return player + " " + Number(file) + " (gezählt " + Number(ours) + ")"
		},
		Origins: map[gcg.Origin]func(edition string) string{
			gcg.ByDistribution: func(edition string) string { return edition + " nach den Steinen" },
			gcg.ByLexicon:      func(edition string) string { return edition + " nach der Wortliste" },
			gcg.ByFit:          func(edition string) string { return edition + " nach den Buchstaben" },
		},
		NoEdition: "keine Ausgabe",
		Place: func(line, column int) string {
			if column == 0 {
				return "Zeile " + Number(line) + ": "
			}
			return "Zeile " + Number(line) + ", Spalte " + Number(column) + ": "
		},
		Game:  func(file string, n int) string { return file + ", Partie " + Number(n) },
		Input: "Standardeingabe",
		Differ: map[gcg.Kind]func(Differing) string{
			gcg.Score: func(d Differing) string {
				return d.Word + " auf " + d.At + " zählt " + Number(d.Ours) + "; die Datei hat " + Number(d.File) + "."
			},
			gcg.Total: func(d Differing) string {
				return "Die Summe davor und die Punkte ergeben " + Number(d.Ours) + "; die Datei hat " + Number(d.File) + "."
			},
			gcg.End: func(d Differing) string {
				return "Die Restbuchstaben " + d.Text + " zählen " + Signed(d.Ours) + "; die Datei hat " + Signed(d.File) + "."
			},
			gcg.Withdrawn: func(d Differing) string {
				return "Was zurückgenommen ist, zählt " + Signed(d.Ours) + "; die Datei hat " + Signed(d.File) + "."
			},
			gcg.Pass: func(d Differing) string { return "Ein Zug ohne Wort zählt 0; die Datei hat " + Signed(d.File) + "." },
			gcg.Time: func(d Differing) string {
				return "Zeitüberschreitung zieht Punkte ab; die Datei hat " + Signed(d.File) + "."
			},
			gcg.BadLine:  func(d Differing) string { return d.Text + " ist nicht zu verstehen." },
			gcg.BadTiles: func(d Differing) string { return d.Text + " hat einen Stein, den " + d.Edition + " nicht hat." },
			gcg.NotPlay:  func(Differing) string { return "Hier ist keine Partie." },
		},
		OurTotals: "Die Zwischensummen auf dem Blatt sind unsere; nur ein exportiertes GCG hat die der Datei.",
		NoBoard:   func(name string) string { return "Keine Ausgabe hat das Brett " + name + "." },
		NotHis: func(points int) string {
			return "Dieser Spieler hat keinen Zug zurückzunehmen; die Datei hat " + Signed(points) + "."
		},
		TooManyLines: func(n int) string { return "Eine Partie hat höchstens " + Number(n) + " Zeilen, und diese hat mehr." },
		Causes: map[gcg.Cause]func(letter string) string{
			gcg.CauseFolded:  func(letter string) string { return "Vielleicht ist der Bonus für erfolgloses Anzweifeln dabei." },
			gcg.CauseNoBonus: func(letter string) string { return "Die Prämie für alle Steine fehlt." },
			gcg.CauseBlank:   func(letter string) string { return "Es stimmte, wenn das " + letter + " ein Blanko wäre." },
			gcg.CauseCapital: func(letter string) string {
				return "Es stimmte, wenn das " + letter + " ein normaler Stein wäre, kein Blanko."
			},
			gcg.CauseOnce:   func(letter string) string { return "Sie sind einmal gezählt, nicht zweimal." },
			gcg.CauseDouble: func(letter string) string { return "Sie sind doppelt gezählt oder mit falschem Vorzeichen." },
			gcg.CauseSum:    func(letter string) string { return "Vielleicht ist falsch addiert." },
		},
		Doubts: map[gcg.Doubt]func(text string) string{
			gcg.DoubtRack:      func(text string) string { return "Das Bänkchen " + text + " hat nicht alle Steine." },
			gcg.DoubtSize:      func(text string) string { return "Das Bänkchen " + text + " hat zu viele Steine." },
			gcg.DoubtBag:       func(text string) string { return "Es gibt mehr " + text + ", als der Satz hat." },
			gcg.DoubtTurn:      func(text string) string { return text + " hat zwei Züge in Folge." },
			gcg.DoubtName:      func(text string) string { return text + " ist nicht angemeldet oder heißt wie ein anderer." },
			gcg.DoubtPlacement: func(text string) string { return text + " kann dort nicht liegen." },
			gcg.DoubtLeft:      func(text string) string { return "Die Restbuchstaben sind nicht das Bänkchen " + text + "." },
			gcg.DoubtAfter:     func(text string) string { return text + " hat nach dem Ende einen Zug." },
			gcg.DoubtText:      func(text string) string { return text + " gehört zu nichts; es bleibt als Notiz." },
			gcg.DoubtEncoding:  func(text string) string { return "Der Text ist nicht in der Kodierung " + text + "." },
			gcg.DoubtOldText: func(text string) string {
				return "Die Kodierung " + text + " ist nach den Buchstaben geraten. Eine erste Zeile #character-encoding klärt es."
			},
			gcg.DoubtEdition: func(text string) string { return "Die Steine " + text + " sind hier nicht bekannt." },
			gcg.DoubtGuess: func(text string) string {
				return "Die Ausgabe ist geraten: Mit " + text + " kämen andere Zahlen heraus. Eine Zeile #tile-distribution in der Datei klärt es."
			},
			gcg.DoubtValues: func(text string) string {
				return "Die meisten Züge zählen anders als mit " + text + ": Die Buchstabenwerte oder das Brett sind andere, wie bei Wordfeud. Beschreibe sie in einer eigenen Datei in editions/ und nenne sie mit --edition."
			},
			gcg.DoubtLong: func(text string) string { return text + " ist lang: ganz behalten, gekürzt gezeigt." },
			gcg.DoubtCut:  func(text string) string { return "Die Datei endet mitten in der Zeile " + text + "." },
		},
		StrayRack: func(rack, sign string) string {
			return "Auf dem Bänkchen " + rack + " ist " + sign + " kein Stein. Das Bänkchen zählt nichts und bleibt, wie es dasteht."
		},
		Losses: map[gcg.LossKind]func(Lost) string{
			gcg.LossPoints: func(l Lost) string {
				return l.Player + ": " + l.Points + " von Hand; geschrieben als Passen und Bonus."
			},
			gcg.LossTyped: func(l Lost) string {
				return l.Player + ": " + l.Text + ", " + l.Points + ", ohne Feld; geschrieben als Passen und Bonus."
			},
			gcg.LossFault: func(l Lost) string { return l.Player + ": " + l.Text + " passt nicht; geschrieben als Passen." },
			gcg.LossRests: func(l Lost) string {
				return l.Player + ": " + l.Text + ", " + l.Points + ", zählt mit Steinen ohne Punkte; geschrieben als Passen und Bonus."
			},
			gcg.LossExchange: func(l Lost) string {
				return l.Player + ": ein Tausch, niemand weiß, wie viele; geschrieben als Passen."
			},
			gcg.LossWithdrawn: func(l Lost) string {
				return l.Player + ": ein Wort, ohne Notiz zurückgezogen; geschrieben als Passen."
			},
			gcg.LossLaid: func(l Lost) string { return "Steine ohne Punkte werden nicht geschrieben: " + l.Text + "." },
			gcg.LossBonus: func(l Lost) string {
				return l.Player + ": " + l.Points + ", " + l.Text + "; geschrieben als Bonus fürs Anzweifeln."
			},
			gcg.LossPenalty: func(l Lost) string {
				return l.Player + ": " + l.Points + ", " + l.Text + "; geschrieben als Zeitstrafe."
			},
			gcg.LossWarning: func(l Lost) string {
				if l.Points == "" {
					if l.Text == "" {
						return l.Player + ": eine Verwarnung."
					}
					return l.Player + ": eine Verwarnung, " + l.Text + "."
				}
				if l.Text == "" {
					return l.Player + ": eine Verwarnung, " + l.Points + "."
				}
				return l.Player + ": eine Verwarnung, " + l.Text + ", " + l.Points + "."
			},
			gcg.LossLeft: func(l Lost) string {
				return l.Player + ": " + l.Points + " für unbekannte Restbuchstaben; geschrieben als Bonus oder Zeitstrafe."
			},
			gcg.LossFinished: func(Lost) string { return "Die Partie endete ohne Restbuchstaben." },
			gcg.LossPlayers:  func(Lost) string { return "Mehr als zwei Spieler: Die meisten Programme lesen das nicht." },
			gcg.LossJoined:   func(l Lost) string { return l.Text + " kam später; geschrieben als Spieler von Anfang an." },
			gcg.LossGone:     func(l Lost) string { return l.Player + " steigt hier aus." },
			gcg.LossBack:     func(l Lost) string { return l.Player + " ist hier wieder am Tisch." },
			gcg.LossVoid:     func(Lost) string { return "Diese Partie zählt nirgends." },
			gcg.LossDuplicate: func(Lost) string {
				return "Ein Duplikat: Die Bestzüge stehen als Züge eines Spielers, was alle hatten, in Notizen."
			},
			gcg.LossCells: func(l Lost) string { return l.Text },
		},
	}
}

func deDuplicate() Duplicate {
	return Duplicate{
		Cell: func(round int, player, row string) string {
			return "Runde " + Number(round) + ", " + player + ": " + row + "."
		},
		Master: func(round int, row string) string { return "Runde " + Number(round) + ", Bestzug: " + row + "." },
		Rack:   func(round int, tiles string) string { return "Runde " + Number(round) + ", Bänkchen: " + tiles + "." },
		Closed: func(round int, row string) string {
			return "Runde " + Number(round) + " ist zu Ende. Bestzug: " + row + "."
		},
		Next:    func(player string) string { return "Als Nächstes: " + player + "." },
		AllIn:   "Alle sind da: Tippe weiter.",
		Without: func(players string) string { return "Nichts von " + players + "." },
		Tables:  func(n int) string { return Number(n) + " Spielern" },
		Deleted: func(round int) string { return "Runde " + Number(round) + " ist vom Blatt gelöscht." },
		DeletedWith: func(round, rows int) string {
			if rows == 1 {
				return "Runde " + Number(round) + " ist vom Blatt gelöscht, mit ihr eine Strafe, ein Bonus oder eine Verwarnung."
			}
			return "Runde " + Number(round) + " ist vom Blatt gelöscht, mit ihr " + Number(rows) + " Strafen, Boni oder Verwarnungen."
		},
		Emptied: func(round int, player string) string { return "Runde " + Number(round) + ", " + player + ": leer." },
		Faults: func(rounds string, n int) string {
			if n == 1 {
				return "Ein Zug der Runde " + rounds + " passt nicht aufs Brett und zählt 0."
			}
			return "Züge der Runden " + rounds + " passen nicht aufs Brett und zählen 0."
		},
		See: func(rounds string, n int) string {
			if n == 1 {
				return "Sieh dir Runde " + rounds + " an."
			}
			return "Sieh dir die Runden " + rounds + " an."
		},
		WouldFault: func(rounds string, n int) string {
			if n == 1 {
				return "Ein Zug der Runde " + rounds + " würde 0 zählen."
			}
			return "Züge der Runden " + rounds + " würden 0 zählen."
		},
		Round:        "Runde",
		MasterColumn: "Bestzug",
		Total:        "Summe",
		Share:        "Anteil",
	}
}

func deStats() Stats {
	return Stats{
		Page:   Page{Use: "stats [SPIELER]", Short: "Sagt, was die Spieler in allen Partien erreicht haben", Long: "Sagt, was die Spieler in allen gespeicherten, beendeten Partien erreicht haben: Partien, Siege, Schnitte, Bestwerte; oder mit SPIELER, was einer erreicht hat, und gegen wen. Klassische Partien und Duplikate stehen getrennt; ungültige zählen nirgends. SPIELER ist ein Name oder sein Anfang; Akzente und Großschreibung sind gleich."},
		From:   "nur Partien ab diesem `TAG`: 2026-11-29, 2026-11 oder 2026",
		To:     "nur Partien bis zu diesem `TAG`, ihn eingeschlossen",
		Scheme: "eine Liga nach dieser `WERTUNG`: xp, wins oder eine eigene",
		Day:    "ein Tag wie 2026-11-29, ein Monat, ein Jahr",
		NoPlayer: func(name string) Said {
			return Said{"Keine Partie, die zählt, ist von " + name + ".", "tanteo stats zeigt die Spieler."}
		},
		WhichPlayer: func(name, possible string) Said {
			return Said{name + " kann " + possible + " sein.", "Schreibe mehr von dem Namen."}
		},
		Title:     "Statistik",
		Hint:      "Spieler, direkte Vergleiche, Ligen",
		Classic:   "klassisch",
		Duplicate: "Duplikat",
		Games: func(n int) string {
			if n == 1 {
				return Number(n) + " Partie"
			}
			return Number(n) + " Partien"
		},
		People:  func(n int) string { return Number(n) + " Spieler" },
		None:    "Noch zählt keine Partie: nur die beendeten zählen.",
		Nobody:  "Noch hat niemand ein Ergebnis: dazu gehört ein Name.",
		Reading: "Die Partien werden gelesen …",
		Unfinished: func(n int) string {
			if n == 1 {
				return Number(n) + " nicht beendete Partie"
			}
			return Number(n) + " nicht beendete Partien"
		},
		Void: func(n int) string {
			if n == 1 {
				return Number(n) + " ungültige Partie"
			}
			return Number(n) + " ungültige Partien"
		},
		Copies: func(n int) string {
			if n == 1 {
				return Number(n) + " Kopie"
			}
			return Number(n) + " Kopien"
		},
		Unreadable: func(n int) string {
			if n == 1 {
				return Number(n) + " unlesbare Datei"
			}
			return Number(n) + " unlesbare Dateien"
		},
		NotCounted: func(list string) string { return "Nicht gezählt: " + list + "." },
		Nameless: func(seats int) string {
			if seats == 1 {
				return Number(seats) + " Ergebnis gehört niemandem: ohne Namen, oder zwei am Tisch heißen gleich."
			}
			return Number(seats) + " Ergebnisse gehören niemandem: ohne Namen, oder zwei am Tisch heißen gleich."
		},
		Highest: func(player, what, day string) string {
			return "Höchste Partie: " + player + " " + what + ", " + day + "."
		},
		BestPlay: func(player, what, day string) string { return "Bester Zug: " + what + ", " + player + ", " + day + "." },
		Brings: func(win, perPlayer, others int) string {
			if perPlayer == 0 {
				return Number(win) + " für den Sieg, " + Number(others) + " für alle anderen"
			}
			if win == 0 {
				return Number(perPlayer) + " × Spieler für den Sieg, " + Number(others) + " für alle anderen"
			}
			return Number(win) + " + " + Number(perPlayer) + " × Spieler für den Sieg, " + Number(others) + " für alle anderen"
		},
		Players:  "Spieler",
		League:   "Liga",
		Player:   "Spieler",
		Against:  "Vergleich",
		Played:   "Partien",
		Won:      "Siege",
		Shared:   "geteilt",
		Average:  "Schnitt",
		Best:     "beste",
		Lowest:   "tiefste",
		AllTiles: "Prämien",
		Total:    "Summe",
		Ahead:    "vorn",
		Even:     "gleich",
		Behind:   "hinten",
		For:      "dafür",
		Opposed:  "dagegen",
		Points:   "Punkte",
		Results: func(games, won, shared int) string {
			gamesText := Number(games) + " Partien"
			if games == 1 {
				gamesText = Number(games) + " Partie"
			}
			sharedText := ", " + Number(shared) + " geteilt"
			if shared == 0 {
				sharedText = ""
			}
			return gamesText + ", " + Number(won) + " gewonnen" + sharedText
		},
		PerGame: func(game, turn string) string { return game + " je Partie, " + turn + " je Zug" },
		Fact: StatsFacts{
			Games:    "Partien",
			Average:  "Schnitt",
			Best:     "Höchste Partie",
			Lowest:   "Tiefste Partie",
			BestPlay: "Bester Zug",
			AllTiles: "Prämien",
			Total:    "Punkte gesamt",
		},
		ToKind:   "klassisch, Duplikat",
		ToScheme: "Wertung",
		ToPlayer: "der Spieler",
	}
}

func deEarlier() Earlier {
	return Earlier{
		Trash:      Page{Use: "trash", Short: "Listet die Partien im Papierkorb", Long: "Listet die Partien im Papierkorb. games restore holt eine heraus."},
		Search:     "nur Partien mit jedem Wort dieses `TEXT` in Spielern, Turnier, Tag (2026-11-29) oder Namen",
		NoneFound:  func(text string) string { return "Keine Partie hat all das: " + text + "." },
		TrashEmpty: "Der Papierkorb ist leer.",
		Games:      "Partien",
		Thrown:     "Papierkorb",
		Field:      "Suchen",
		Of:         func(shown, all int) string { return Number(shown) + " von " + Number(all) },
		Reading:    "Die Partien werden gelesen …",
		Duplicate:  func(players int) string { return "Duplikat, " + Number(players) + " Spieler" },
		Rounds: func(n int) string {
			if n == 1 {
				return Number(n) + " Runde"
			}
			return Number(n) + " Runden"
		},
		VoidMark:    "ungültig",
		AlteredMark: "verändert",
		Open:        "Öffnen",
		Copy:        "Eine Kopie als neue Partie",
		Again:       "Neue Partie, gleiche Spieler",
		Void:        "Ungültig: zählt nirgends",
		ToTrash:     "In den Papierkorb",
		Restore:     "Aus dem Papierkorb holen",
		Sure:        "Nochmal Enter: ja",
		Done: EarlierDone{
			Copied: func(id string) string { return "Kopiert, als " + id + "." },
			Voided: func(id string) string {
				return id + " zählt jetzt nirgends; rückgängig in der Partie nimmt das zurück."
			},
			Thrown:   func(id string) string { return id + " ist im Papierkorb." },
			Restored: func(id string) string { return id + " ist zurück." },
		},
		ToMenu:   "was noch",
		ToTab:    "Partien, Papierkorb",
		ToDelete: "in den Papierkorb",
	}
}

func deServed() Served {
	return Served{
		NoTerminal: Said{What: "Der Bildschirm braucht ein Terminal.", Todo: "Verlange eins mit ssh -t."},
		OneGame:    Said{What: "Es lässt sich nur eine Partie verlangen.", Todo: "ssh -t RECHNER PARTIE öffnet sie; ohne PARTIE kommt die Liste."},
		NoGame:     Said{What: "Diese Partie ist nicht unter deinen.", Todo: "Ohne Namen kommt die Liste."},
		TooMany:    Said{What: "Im Augenblick sind es zu viele Sitzungen.", Todo: "Versuch es später, oder schließ eine von deinen."},
		Gone:       Said{What: "Dein Schlüssel wird nicht mehr eingelassen.", Todo: "Frag, wer diesen Server betreut."},
		Stopped:    Said{What: "Der Server hält an; alles ist gespeichert.", Todo: "Komm später wieder."},
		Idle:       Said{What: "Hier ist lange nichts geschehen; alles ist gespeichert.", Todo: "Komm wieder, wann du magst."},
		Fault:      Said{What: "Ein Fehler im Programm hat diese Sitzung beendet; was notiert war, bleibt.", Todo: "Komm wieder, und sag es dem, der diesen Server betreut."},
		Outside: func(id string) Said {
			return Said{id + " wäre keine deiner Partien.", "Frag, wer diesen Server betreut."}
		},
		Listen: func(address, why string) Said {
			return Said{"Der Server kann auf " + address + " nicht hören: " + why + ".", "Nimm mit --listen eine andere Adresse."}
		},
	}
}

func deCopying() Copying {
	return Copying{
		Result:    "das Ergebnis",
		Play:      "der Zug",
		Sheet:     "das Blatt",
		CopyPlay:  "Zug kopieren",
		CopySheet: "Blatt kopieren",
		ToFile:    "In Datei kopieren",
		What:      "Was",
		Text:      "derselbe Text, zum Lesen",
		FileName:  "zug",
		Nothing:   "Es gibt nichts zu kopieren.",
		TooLong:   "Zu lang für die Zwischenablage eines Terminals: Strg+P, in eine Datei.",
		InTmux:    "Gesendet. tmux lässt es durch nach: tmux set -s set-clipboard on. Oder Strg+P, in eine Datei.",
		House:     "`HAUSREGELN`, nach denen gezählt wird: bonus=40",
	}
}

func dePrinting() Printing {
	return Printing{
		Title: "Drucken",
		What:  "Was",
		Paper: "Papier",
		Kinds: map[string]string{
			"sheet":     "das Blatt",
			"blank":     "ein leeres Blatt",
			"duplicate": "ein leeres Duplikat",
			"tiles":     "Steine zum Abstreichen",
			"board":     "das Brett",
		},
		Papers: [2]string{"A4", "Letter"},
		PDF:    "für einen Drucker",
		Text:   "80 Spalten, zum Lesen",
		Row:    "Drucken …",
	}
}

func deTwoTile() TwoTile {
	return TwoTile{
		Words: Page{Use: "words ART", Short: "Nennt Wörter einer Sprache", Long: "Nennt Wörter: die aus zwei Steinen einer Ausgabe, die einer Bank, ob ein Wort in einer Liste steht, und welche Listen es gibt."},
		Two:   Page{Use: "two", Short: "Die Wörter aus zwei Steinen", Long: "Listet die Wörter aus zwei Steinen einer Ausgabe, der von --edition oder der für neue Partien, wie eine Quelle sie angibt, und nennt die Quelle. Wo es keine gibt, sind sie nicht bekannt."},
		Title: "Wörter aus zwei Steinen",
		Count: func(words int, edition string) string {
			if words == 1 {
				return Number(words) + " Wort aus zwei Steinen: " + edition
			}
			return Number(words) + " Wörter aus zwei Steinen: " + edition
		},
		With:    func(letter string, all []string) string { return "Mit " + letter + ": " + strings.Join(all, " ") },
		Without: func(letter string) string { return "Mit " + letter + ": keines" },
		NotKnown: func(edition string) string {
			return "Die Wörter aus zwei Steinen sind nicht bekannt: " + edition + "."
		},
		Letter: func(key string) string { return "Ein Buchstabe zeigt seine, " + key + " alle." },
		Source: func(text string) string { return "Quelle: " + text },
	}
}

func dePlaying() Playing {
	return Playing{
		Rules:      "Regeln",
		Book:       "Regelwerk",
		About:      "Über",
		Brief:      "Kurz",
		Before:     "Vor der Partie",
		Turn:       "Ein Zug",
		Exchange:   "Steine tauschen",
		Challenges: "Anzweifeln und Strafen",
		End:        "Das Ende",
		Time:       "Die Zeit",
		Duplicate:  "Das Duplikat",
		Sheet:      "Das Blatt",
		InBrief: func(centre string, rack, bonus int) []string {
			if bonus == 1 {
				return []string{
					"Lege Steine in einer Linie, sodass alles, was sich berührt, Wörter ergibt.",
					"Das erste Wort geht über " + centre + "; jedes spätere berührt einen Stein, der schon liegt.",
					"Ein Zug ist legen, tauschen oder passen. Danach zieht man, bis wieder " + Number(rack) + " Steine auf dem Bänkchen sind.",
					"Alle " + Number(rack) + " Steine in einem Zug bringen " + Number(bonus) + " Punkt mehr.",
					"Schluss ist, wenn der Beutel leer ist und jemand den letzten Stein legt, oder wenn niemand mehr legt.",
					"Am Ende werden die Restbuchstaben verrechnet. Die höchste Summe gewinnt.",
				}
			}
			return []string{
				"Lege Steine in einer Linie, sodass alles, was sich berührt, Wörter ergibt.",
				"Das erste Wort geht über " + centre + "; jedes spätere berührt einen Stein, der schon liegt.",
				"Ein Zug ist legen, tauschen oder passen. Danach zieht man, bis wieder " + Number(rack) + " Steine auf dem Bänkchen sind.",
				"Alle " + Number(rack) + " Steine in einem Zug bringen " + Number(bonus) + " Punkte mehr.",
				"Schluss ist, wenn der Beutel leer ist und jemand den letzten Stein legt, oder wenn niemand mehr legt.",
				"Am Ende werden die Restbuchstaben verrechnet. Die höchste Summe gewinnt.",
			}
		},
		Dictionary: []string{
			"Einigt euch vor dem Spiel auf ein Wörterbuch oder eine Wortliste.",
			"Niemand schlägt ein Wort nach oder fragt danach, bevor er es legt.",
		},
		Racks: func(rack int) string {
			return "Die Steine liegen verdeckt oder in einem Beutel, in den niemand sieht. Jeder zieht " + Number(rack) + " und hält sie auf seinem Bänkchen verborgen."
		},
		Teams: "In Vereinen und Turnieren spielen zwei gegeneinander, oder zwei Teams mit je einem Bänkchen.",
		Lines: func(centre string) []string {
			return []string{
				"Passe, tausche Steine oder lege mindestens einen.",
				"Die neuen Steine liegen ohne Lücke in einer Reihe oder einer Spalte. Wörter liest man von links nach rechts oder von oben nach unten, nie schräg, und sie haben mindestens zwei Buchstaben.",
				"Der erste Zug geht über " + centre + " und hat mindestens zwei Steine. Jeder spätere berührt einen Stein, der schon liegt.",
				"Ein Wort entsteht auf drei Arten: eines verlängern, eines kreuzen, oder eines so neben ein anderes legen, dass die Steine, die sich berühren, auch Wörter ergeben.",
				"Ein Stein, der liegt, wird nie bewegt.",
			}
		},
		Digraphs: func(letters string) string { return "Je ein Stein, nie aus zweien gebildet: " + letters + "." },
		Blank: func(points int) string {
			return "Ein Blanko ist der Buchstabe, den du nennst, bis zum Ende der Partie. Es zählt " + Number(points) + "."
		},
		Refill:        "Danach ziehe so viele Steine, wie du gelegt hast, einzeln und ohne hinzusehen, immer; sind im Beutel weniger, dann alle.",
		Exchanging:    "Lege einige Steine oder alle zurück und ziehe ebenso viele. Der Zug ist weg und zählt 0.",
		OffTheBoard:   "Ein Wort, das nicht gilt, kommt vom Brett: Die Steine gehen aufs Bänkchen zurück, der Zug zählt 0.",
		Stands:        "Danach bleibt das Wort liegen, auch ein falsches, und alle späteren Punkte ebenso.",
		Ends:          "Eine Partie endet, wenn der Beutel leer ist und jemand den letzten Stein legt, wenn niemand mehr legen kann, oder wie das Regelwerk sagt:",
		NeverByItself: "tanteo beendet nie von sich aus eine Partie. Es sagt, wann die Regeln es täten, und wartet auf das Ende.",
		Duplicates: []string{
			"Alle haben in jeder Runde dieselben Steine und notieren einen Zug. Der beste der Runde, der Bestzug, kommt dann auf alle Bretter, wer auch immer ihn fand.",
			"Am Ende hat niemand eigene Steine, also wird nichts abgezogen. Die Summen werden mit der Summe der Bestzüge verglichen.",
		},
		Written:    "Auf einem Blatt stehen die Punkte jedes Zugs, die laufende Summe, die Wörter, ihre Felder und wie oft alle Steine gelegt wurden.",
		Start:      "Wer beginnt",
		Direction:  "Folge der Züge",
		Until:      "Ein Wort kann angezweifelt werden",
		Laid:       "Ein gelegter, gesehener Stein",
		Lexicon:    "Gültige Wörter",
		NotAllowed: "Nicht erlaubt",
		Says: map[string]string{
			"draw":          "jeder zieht einen Stein, der nächste am A beginnt; ein Blanko liegt vor dem A",
			"draw-again":    "jeder zieht einen Stein, der nächste am A beginnt; wer ein Blanko zieht, zieht neu",
			"agree":         "wie am Tisch vereinbart",
			"clockwise":     "im Uhrzeigersinn",
			"written":       "bevor seine Punkte notiert sind, und nur vom Gegner",
			"next":          "bevor seine Punkte notiert sind und der nächste Zug beginnt",
			"play":          "muss gespielt werden",
			"turn":          "muss gespielt werden, sonst ist der Zug verloren",
			"names":         "Eigennamen",
			"abbreviations": "Abkürzungen",
			"affixes":       "Vor- und Nachsilben allein",
			"hyphens":       "Wörter mit Bindestrich",
			"pronouns":      "Verben mit angehängtem Pronomen",
		},
		NotKnown: "nicht bekannt",
	}
}

func deCounting() Counting {
	return Counting{
		Brief:    "Kurz",
		Long:     "Ausführlich",
		Examples: "Beispiele, jetzt gezählt",
		Played:   "Die letzten Züge dieser Partie",
		InBrief: func(rack, bonus int) []string {
			return []string{
				"Erst die Buchstabenfelder, dann die Summe, dann die Wortfelder.",
				"Ein Prämienfeld wirkt nur in dem Zug, der es belegt. Ein Blanko zählt keinen Buchstaben, aber sein Wortfeld wirkt.",
				"Alle neuen Wörter zählen; " + Number(rack) + " Steine in einem Zug bringen " + Number(bonus) + " mehr.",
			}
		},
		Kinds: map[editions.ExampleKind]string{
			editions.FirstPlay:   "Ein erster Zug, über die Mitte.",
			editions.ThroughTile: "Ein Stein, der schon lag, zählt ohne sein Feld.",
			editions.SharedTile:  "Ein neuer Stein in zwei Wörtern zählt in beiden, mit seinem Feld in beiden.",
			editions.WordSquares: "Zwei Wortfelder in einem Wort multiplizieren sich.",
			editions.AllTiles:    "Die Prämie kommt nach allem anderen.",
			editions.WithBlank:   "Der erste Zug noch einmal, mit einem Blanko.",
		},
		Factor:    func(factor int) string { return "Das Wort zählt mal " + Number(factor) + "." },
		Bonus:     func(tiles, points int) string { return Number(tiles) + " Steine bringen " + Number(points) + "." },
		Leftovers: "Die Restbuchstaben am Ende",
		Left:      func(player, letters string) string { return player + " hat noch " + letters },
		WentOut:   func(player string) string { return player + " ging aus" },
		Rounds:    "Ein Duplikat mit drei Runden",
		OwnRounds: "Die Zahlen sind ein eigenes Beispiel dieser Hilfe, aus keiner echten Partie; die Summen sind jetzt gezählt.",
	}
}

func deLimits() Limits {
	return Limits{
		Not: "Was tanteo nicht tut",
		Is:  "Wem es gehört",
		DoesNot: []string{
			"Es urteilt über kein Wort. Seine Listen sind freie Listen, keine davon ist amtlich, und Nachschlagen ändert keine Punkte. Ob ein Wort gilt, sagt der Tisch oder die Jury.",
			"Es zeigt niemandem die besten Züge, solange eine klassische Partie läuft, außer wenn jemand sie verlangt, und dann sehen sie alle.",
			"Es beendet nie von sich aus eine Partie; es sagt nur, wann die Regeln es täten.",
			"Es macht keine Links. Ein kopierter Zug enthält den Zug und die Ausgabe, nie einen Namen; ein kopiertes Ergebnis ist nur Text.",
		},
		Kept: func(folder string) []string {
			return []string{
				"Nichts verlässt diesen Rechner: Es gibt kein Konto, und Partien sind Dateien in " + folder + ". Schließe das Terminal und mach später weiter.",
				"Auf einem anderen Rechner sind diese Partien nicht; ohne diese Dateien sind sie weg.",
			}
		},
		Owners: []string{
			"tanteo ist unabhängig. SCRABBLE ist eine Marke von Mattel, in den USA und Kanada von Hasbro. Weder sie noch ein Verband haben damit zu tun.",
			"Züge, die andere mit Punkten gedruckt haben, wie MES von Mattel mit ME, EN und SO, sind unter seinen Tests, damit jeder sie prüfen kann.",
		},
	}
}

func deRounds() Rounds {
	return Rounds{
		Round:    func(n int) string { return "Runde " + Number(n) },
		Table:    func(n int) string { return "Tisch " + Number(n) },
		TableOf:  func(round, table int) string { return "Runde " + Number(round) + ", Tisch " + Number(table) },
		MasterOf: func(round int) string { return "Runde " + Number(round) + ", Bestzug" },
		In:       func(in, of int) string { return Number(in) + " von " + Number(of) + " da" },
		ToCome:   func(n int) string { return Number(n) + " fehlen" },
		Leader:   func(name string, total int) string { return name + " führt mit " + Number(total) },
		Best:     "beste",
		Rack:     "Bänkchen",
		Master:   "Bestzug",
		NotSet:   "fehlt noch",
		ByHand:   "von Hand",
		No:       "Nr",
		Player:   "Spieler",
		Play:     "Zug",
		Points:   "Pkt",
		Gap:      "Dif",
		Rank:     "Rang",
		Ranking:  "Rangliste",
		Count: func(rounds int) string {
			if rounds == 1 {
				return Number(rounds) + " Runde"
			}
			return Number(rounds) + " Runden"
		},
		Columns: func(from, to, of int) string {
			return "Spieler " + Number(from) + "-" + Number(to) + " von " + Number(of)
		},
		Enter:     func(points int, player string) string { return "Enter: +" + Number(points) + " für " + player },
		AsMaster:  func(points int) string { return "Enter: " + Number(points) + " als Bestzug" },
		Replaces:  func(points int) string { return "statt " + Number(points) },
		Below:     func(points int) string { return Number(points) + " unter dem bisher besten" },
		Above:     func(points int) string { return Number(points) + " über dem bisher besten" },
		IsBest:    "so viel wie der bisher beste",
		Pick:      "Nummer oder Namensanfang wählt einen Tisch",
		AllIn:     func(key string) string { return "Alle sind da.  " + key + ": nächste Runde" },
		Looking:   func(round, of int) string { return "Runde " + Number(round) + " von " + Number(of) },
		RackFirst: func(line string) string { return "Tippe zuerst das Bänkchen: " + line },
		Found:     func(finders, in int) string { return "Gefunden von " + Number(finders) + " von " + Number(in) },
		Only:      func(name string, points int) string { return "nur " + name + ": +" + Number(points) },
		OverTable: func(table, points int) string {
			return "Tisch " + Number(table) + ": " + Number(points) + " ist über dem Bestzug. Verschrieben?"
		},
		OverName: func(name string, points int) string {
			return name + ": " + Number(points) + " ist über dem Bestzug. Verschrieben?"
		},
		OfItSolo:    func(points int) string { return "davon " + Number(points) + " als einziger Finder" },
		Close:       "Runde abschließen",
		TakeBest:    "Der beste als Bestzug",
		SetRack:     "Bänkchen der Runde",
		SetMaster:   "Bestzug",
		Finish:      "Partie beenden",
		Same:        "Nochmal, gleiche Spieler",
		NextCell:    "nächste leere Zelle",
		NextTable:   "nächster Tisch",
		MasterHint:  "Bestzug",
		CloseHint:   "nächste Runde",
		TableHint:   "Tisch",
		NextOver:    "über Bestzug",
		CellHint:    "Zelle",
		Correct:     "ändern",
		Empty:       "leeren",
		DeleteRound: "Runde löschen",
		MasterKey:   "gelegt, getippt: Bestzug",
		CloseKey:    "schließt die Runde ab",
		OverKey:     "nächste Zelle darüber",
		EmptyKey:    "leert die Zelle",
		Examples: [][2]string{
			{"2: 24", "Duplikat: die Zelle von Spieler 2 in dieser Runde"},
			{"42 H4 JAMON", "dasselbe ohne den Doppelpunkt"},
			{"mar 24", "ein Name oder sein Anfang ist ein Spieler"},
			{"ändern 3 2: 24", "ändert die Zelle von Spieler 2 in Runde 3"},
			{"ändern 3 2: -", "leert die Zelle von Spieler 2 in Runde 3"},
		},
	}
}

func deNewGame() NewGame {
	return NewGame{
		Kind: "Art",
		Kinds: map[sheet.Kind]string{
			sheet.ClassicGame:   "klassisch",
			sheet.DuplicateGame: "Duplikat",
		},
		House:      "Hausregeln",
		NoHouse:    "keine",
		HouseOpens: "Rechts oder Leertaste öffnet sie.",
		HouseHow:   "Links, Rechts oder eine Zahl ändert eine Regel; Entf lässt sie dem Regelwerk.",
		AsBook:     func(value string) string { return "wie im Regelwerk: " + value },
		HouseRule: map[string]string{
			"bonus":     "Alle Steine",
			"leftovers": "Restbuchstaben",
			"penalty":   "Strafe",
			"challenge": "Anzweifeln",
			"passes":    "Passen bis Ende",
			"overtime":  "Minute zu viel",
		},
		NoNumber: "keine Punkte",
		Off:      "nie",
		Notation: "Felder",
		Notations: map[string]string{
			"rows": "erst die Reihe: H4, 4H",
			"gcg":  "wie in GCG: 8D, D8",
		},
		Names:    "Namen",
		NamesHow: "Namen mit Kommas, eingefügt je Zeile einer, oder @DATEI mit einem Namen je Zeile.",
		TooManyNames: func(names, most int) string {
			return Number(names) + " Namen sind mehr als " + Number(most) + ". Lass welche weg."
		},
		HowMany:     func(fewest, most int) string { return Number(fewest) + " bis " + Number(most) + " Spieler." },
		Alone:       "Einer spielt gegen die Bestzüge.",
		DuplicateIs: "In jeder Runde haben alle dieselben Steine; der beste Zug kommt aufs Brett.",
	}
}

func deClock() Clock {
	return Clock{
		Chosen: map[sheet.ClockKind]func(length string) string{
			sheet.TurnClock: func(length string) string { return "Eine Uhr mit " + length + " für jeden Zug." },
			sheet.RoundClock: func(length string) string {
				if length == "" {
					return "Eine Uhr für jede Runde, aufwärts."
				}
				return "Eine Uhr mit " + length + " für jede Runde."
			},
			sheet.GameClock: func(length string) string {
				if length == "" {
					return "Eine Uhr für jeden Spieler, aufwärts."
				}
				return "Eine Uhr mit " + length + " für jeden Spieler."
			},
		},
		None: "Keine Uhr.",
		Runs: func(player, shows string) string {
			if player == "" {
				return "Die Uhr läuft: " + shows + "."
			}
			return "Die Uhr läuft: " + player + ", " + shows + "."
		},
		Stands: func(player, shows string) string {
			if player == "" {
				return "Die Uhr steht: " + shows + "."
			}
			return "Die Uhr steht: " + player + ", " + shows + "."
		},
		Set: func(player, shows string) string {
			if player == "" {
				return "Die Uhr zeigt jetzt: " + shows + "."
			}
			return "Die Uhr zeigt jetzt: " + player + ", " + shows + "."
		},
		Running: "läuft",
		Stopped: "steht",
		TurnOver: func(player string) string {
			return "Die Zeit von " + player + " ist um. Zweimal Enter notiert Passen; oder spiel weiter."
		},
		RoundOver: "Die Zeit der Runde ist um: Was nicht abgegeben ist, zählt nicht mehr.",
		Signal: func(seconds int) string {
			switch seconds {
			case 60:
				return "Noch eine Minute."
			case 1:
				return "Noch " + Number(seconds) + " Sekunde."
			}
			return "Noch " + Number(seconds) + " Sekunden."
		},
		LastSignal: func(seconds int) string {
			switch seconds {
			case 60:
				return "Eine Minute: Gebt eure Züge ab."
			case 1:
				return Number(seconds) + " Sekunde: Gebt eure Züge ab."
			}
			return Number(seconds) + " Sekunden: Gebt eure Züge ab."
		},
		Over: func(player string, points, each int) string {
			return player + " ist über der Zeit: bisher " + Number(points) + ", " + Number(each) + " je angefangene Minute."
		},
		OverLost: func(player string) string {
			return player + " ist über der Zeit und verliert nach den Regeln die Partie."
		},
		OverStops: func(player string) string {
			return player + " ist über der Zeit und legt nach den Regeln nichts mehr."
		},
		OverFree: func(player string) string { return player + " ist über der Zeit. Die Regeln sagen dazu nichts." },
		Due: func(player, over, key, costs string) string {
			return player + " brauchte " + over + " zu viel: " + key + " notiert es, " + costs + "."
		},
		Lost:   "die Partie ist verloren",
		RanOn:  func(shows string) string { return "Die Uhr ist weitergelaufen: " + shows + "." },
		Title:  "Uhr",
		Kind:   "Für",
		Length: "Zeit",
		Kinds: map[sheet.ClockKind]string{
			sheet.TurnClock:  "jeden Zug",
			sheet.RoundClock: "jede Runde",
			sheet.GameClock:  "jeden Spieler",
		},
		NoKind:    "keine Uhr",
		CountsUp:  "aufwärts",
		Own:       "Oder tippe Minuten, etwa 7, oder 7:30.",
		OwnTurn:   "Oder tippe Sekunden, etwa 90, oder 1:30.",
		Book:      "Regelwerk",
		HowStart:  func(key string) string { return key + " startet und stoppt sie." },
		StartStop: "Uhr: Start oder Stopp",
		Choose:    "Uhr: welche, wie lange",
		Bell:      "Uhr: Ton prüfen",
		Hide:      "Uhr: keine",
		Again:     "Uhr: wieder von vorn",
		Correct: func(player string) string {
			if player == "" {
				return "Uhr: Zeit stellen"
			}
			return "Uhr: " + player + " stellen"
		},
		Note:      func(player, over string) string { return "Uhr: Überzeit notieren, " + player + " " + over },
		Key:       "Uhr starten, stoppen",
		ToStop:    "Uhr stoppen",
		ToStart:   "Uhr starten",
		ToNote:    "Überzeit notieren",
		ToChoose:  "wählen",
		Signals:   "Die Zeit einer Runde wird angesagt",
		SignalsAt: func(seconds []string) string { return enumerate(seconds, "und") + " Sekunden vor dem Ende" },
	}
}

func deWordLists() WordLists {
	return WordLists{
		Check:    Page{Use: "check WORT…", Short: "Sagt, ob Wörter in einer Liste stehen", Long: "Sagt, ob jedes Wort in der Liste einer Ausgabe steht, der von --edition oder der für neue Partien, und welche Liste es ist: eine, die du hinzugefügt hast, sonst eine offene, die mit dem Programm kam oder auf dem Rechner ist; --list nennt eine andere. Endet mit 1, wenn ein Wort nicht darin steht. Keine Liste hier ist eine offizielle."},
		List:     Page{Use: "list [NAME]", Short: "Die Wortlisten mit ihren Lizenzen", Long: "Listet die Wortlisten, die es gibt, mit denen, die sie gemacht haben, ihrer Herkunft und ihrer Lizenz; mit einem NAMEN diese Liste und den ganzen Text ihrer Lizenz."},
		Add:      Page{Use: "add DATEI", Short: "Nimmt eine eigene Liste", Long: "Liest eine Wortliste und behält sie unter einem Namen, für eine Ausgabe: Von da an ist es die Liste dieser Ausgabe. Eine Liste ist ein Text mit einem Wort je Zeile, in UTF-8 oder ISO 8859, mit gzip gepackt oder nicht, mit Erklärungen nach den Wörtern oder ohne; oder eine JSON-Liste von Texten; oder eine .dic von hunspell neben ihrer .aff. Was sich nicht legen lässt, fällt weg und wird gezählt. Ändert sich die Datei, wird sie neu gelesen."},
		Remove:   Page{Use: "rm NAME", Short: "Nimmt eine eigene Liste weg", Long: "In der Liste wird nicht mehr nachgesehen; die Datei bleibt, wo sie ist."},
		ListFlag: "`LISTE` von Wörtern: ein Name oder eine Datei",
		NameFlag: "`NAME` der Liste; sonst der der Datei",
		In:       func(word string) string { return word + " steht in der Liste." },
		NotIn:    func(word string) string { return word + " steht nicht in der Liste." },
		NotIt:    func(word, why string) string { return word + " steht in keiner Liste: " + why },
		Which: func(name, title string) string {
			if title == "" {
				return "Liste: " + name + ". Sie ist nicht offiziell."
			}
			return "Liste: " + name + ", " + title + ". Sie ist nicht offiziell."
		},
		NotOfficial:     "Keine davon ist eine offizielle Liste.",
		ThisNotOfficial: "Es ist keine offizielle Liste.",
		Gone:            func(file string) string { return file + " ist nicht mehr da; die Wörter sind geblieben." },
		Words: func(n int) string {
			if n == 1 {
				return Number(n) + " Wort"
			}
			return Number(n) + " Wörter"
		},
		Unread:    "noch nicht gelesen",
		Size:      func(kilobytes int) string { return Number(kilobytes) + " kB" },
		For:       func(edition string) string { return "für " + edition },
		Licence:   "Lizenz",
		Credit:    "Von",
		Source:    "Aus",
		File:      "Datei",
		NoLicence: "unbekannt",
		More:      "tanteo words list NAME zeigt eine Lizenz; tanteo words add DATEI nimmt eine eigene Liste.",
		Missing:   func(name, packages string) string { return name + ": nicht auf diesem Rechner; mit " + packages },
		Added:     func(name, words, edition string) string { return name + ": " + words + " für " + edition + "." },
		LeftOut:   func(reasons []string) string { return "Weggefallen: " + strings.Join(reasons, "; ") + "." },
		Capital:   func(n int) string { return Number(n) + " mit Großbuchstaben" },
		Sign:      func(n int) string { return Number(n) + " mit Bindestrich oder anderem Zeichen" },
		Letter:    func(n int) string { return Number(n) + " mit einem Buchstaben ohne Stein" },
		Short:     func(n int) string { return Number(n) + " aus einem Stein" },
		Long:      func(n int) string { return Number(n) + " länger als das Brett" },
		Same:      func(n int) string { return Number(n) + " mit denselben Steinen wie ein anderes" },
		Default:   func(edition string) string { return "Ab jetzt ist es die Liste von " + edition + "." },
		Reading:   func(file string, percent int) string { return file + ": " + Number(percent) + " % gelesen" },
		Refused: map[words.Reason]func(ListFault) Said{
			words.NotAFile: func(l ListFault) Said {
				return Said{l.File + " ist keine Datei.", "Nenne einen Text mit einem Wort je Zeile."}
			},
			words.TooLarge: func(l ListFault) Said {
				return Said{l.File + " hat mehr als " + Number(l.Limit) + " MB Text.", "Nimm eine kleinere Liste."}
			},
			words.LongLine: func(l ListFault) Said {
				return Said{l.File + " ist keine Liste: Zeile " + Number(l.Line) + " ist zu lang.", "Eine Liste hat ein Wort je Zeile."}
			},
			words.NotText: func(l ListFault) Said {
				return Said{l.File + " ist kein Text.", "Entpacke sie, oder speichere sie als Text mit einem Wort je Zeile."}
			},
			words.BadJSON: func(l ListFault) Said {
				return Said{l.File + ", Zeile " + Number(l.Line) + ": Das ist keine Liste von Texten.", "Eine Liste in JSON ist [\"eins\", \"zwei\"]."}
			},
			words.BadGzip: func(l ListFault) Said {
				return Said{l.File + " lässt sich nicht entpacken.", "Sie ist beschädigt: Hole sie noch einmal."}
			},
			words.BadAffix: func(l ListFault) Said {
				return Said{l.File + ", Zeile " + Number(l.Line) + ": Diese Regel ist nicht zu lesen.", "Nimm die .aff, die zur .dic gehört."}
			},
			words.NoAffix: func(l ListFault) Said {
				return Said{l.File + " hat nur Wortstämme.", "Lege ihre .aff daneben, mit demselben Namen."}
			},
			words.TooMany: func(l ListFault) Said {
				if l.Limit == 1 {
					return Said{l.File + " hat mehr als " + Number(l.Limit) + " Million Wörter.", "Nimm eine kleinere Liste."}
				}
				return Said{l.File + " hat mehr als " + Number(l.Limit) + " Millionen Wörter.", "Nimm eine kleinere Liste."}
			},
			words.NoWords: func(l ListFault) Said {
				return Said{l.File + " hat kein Wort, das sich legen lässt.", "Ist es eine Liste für diese Ausgabe? Siehe --edition."}
			},
			words.NoSuch: func(l ListFault) Said {
				if l.Packages == "" {
					return Said{"Es gibt keine Liste " + l.Name + ".", "Siehe tanteo words list."}
				}
				return Said{"Auf diesem Rechner gibt es keine Liste " + l.Name + ".", "Eines dieser Pakete hat sie: " + l.Packages + "."}
			},
			words.NoneFor: func(l ListFault) Said {
				if l.Packages == "" {
					return Said{"Es gibt keine Liste für " + l.Name + ".", "Nimm eine: tanteo words add DATEI --edition ID."}
				}
				return Said{"Es gibt keine Liste für " + l.Name + ".", "Installiere eines von " + l.Packages + ", oder nimm eine: tanteo words add DATEI."}
			},
			words.NameTaken: func(l ListFault) Said {
				return Said{"Es gibt schon eine andere Liste " + l.Name + ".", "Wähle einen anderen Namen: --name NAME."}
			},
			words.BadName: func(l ListFault) Said {
				return Said{l.Name + " geht nicht als Name einer Liste.", "Nimm Buchstaben, Ziffern und Bindestriche, höchstens 40: --name NAME."}
			},
			words.BadEntry: func(l ListFault) Said {
				return Said{l.File + " sagt nicht, welche Liste gemeint ist.", "Berichtige sie: file = \"/PFAD\", edition = \"ID\"."}
			},
			words.NotOwn: func(l ListFault) Said {
				return Said{l.Name + " ist keine eigene Liste.", "Die mit tanteo oder der Maschine kamen, bleiben."}
			},
			words.NoFolder: func(ListFault) Said {
				return Said{"Es gibt keinen Ordner für eine Liste.", "Nenne einen: --config ORDNER."}
			},
		},
		Origins: map[words.Origin]string{
			words.Embedded: "kam mit tanteo",
			words.Machine:  "auf diesem Rechner",
			words.Own:      "deine",
			words.Loose:    "eine Datei",
		},
	}
}

func deFinding() Finding {
	return Finding{
		Place:        Page{Use: "place WORT [PARTIE]", Short: "Alle Plätze eines Wortes, der beste zuerst", Long: "Nennt alle Plätze, an denen die Regeln ein Wort legen lassen, waagerecht und senkrecht, den besten zuerst. Gesucht wird auf dem Brett von PARTIE, sonst auf dem von --board, sonst auf dem der letzten Partie oder auf einem leeren; --edition allein verlangt ein leeres. ? nach einem Buchstaben ist ein Blanko, . ein Stein, der schon liegt; ein Buchstabe, von dem keiner mehr da ist, wird zum Blanko. Wörter, die nicht in der Liste stehen, werden genannt; sie verbergen keinen Platz."},
		Top:          Page{Use: "top BUCHSTABEN [PARTIE]", Short: "Die besten Züge mit den Steinen einer Bank", Long: "Nennt die besten Züge mit den Steinen einer Bank und ihre Rechnung, ? für jedes Blanko: auf dem Brett von PARTIE, sonst auf dem von --board, sonst auf dem der letzten Partie oder auf einem leeren; --edition allein verlangt ein leeres. Züge, die gleich viel zählen, stehen alle da, zuerst der, den das Regelwerk für den Bestzug nimmt, wenn es eine Regel dafür hat. Eine klassische Partie muss erst zu Ende sein."},
		RackWords:    Page{Use: "rack BUCHSTABEN", Short: "Die Wörter einer Bank", Long: "Nennt die Wörter einer Liste, die sich aus einem Teil der Buchstaben legen lassen, ? für jedes Blanko, nach den Punkten ihrer Steine oder nach der Länge."},
		LimitFlag:    "`ANZAHL` der Züge (10); die am meisten zählen, stehen alle da",
		AnywayFlag:   "auch in einer laufenden Partie",
		ByFlag:       "`ORDNUNG`: points (Punkte), length (Länge)",
		PatternFlag:  "`MUSTER` des Wortes, . für einen Buchstaben der Bank: .A.O",
		ContainsFlag: "`BUCHSTABEN`, die die Wörter außerdem haben",
		HooksFlag:    "mit den Buchstaben, die davor oder dahinter ein anderes Wort ergeben",
		FromOne:      "eine ganze Zahl ab 1",
		Letters:      "Buchstaben",
		OfPoints: func(points int) string {
			if points == 1 {
				return Number(points) + " Punkt:"
			}
			return Number(points) + " Punkte:"
		},
		OfTiles: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " Stein:"
			}
			return Number(tiles) + " Steine:"
		},
		OnGame:  func(game string) string { return "Auf dem Brett von " + game + "." },
		OnFile:  func(file, edition string) string { return "Auf dem Brett von " + file + ": " + edition + "." },
		OnEmpty: func(edition string) string { return "Auf einem leeren Brett: " + edition + "." },
		Places: func(n int, word string) string {
			switch n {
			case 0:
				return "Es gibt keinen Platz für " + word + "."
			case 1:
				return Number(n) + " Platz für " + word + ":"
			}
			return Number(n) + " Plätze für " + word + ":"
		},
		Unlisted: func(words string) string { return "nicht in der Liste: " + words },
		Plays: func(n, shown int, rack string) string {
			nText := Number(n) + " Züge"
			if n == 1 {
				nText = Number(n) + " Zug"
			}
			shownText := "; die " + Number(shown) + " besten"
			switch shown {
			case 0:
				shownText = ""
			case 1:
				shownText = "; der beste"
			}
			return nText + " mit " + rack + shownText + ":"
		},
		NoPlay: func(rack string) string { return "Es gibt keinen Zug mit " + rack + "." },
		Tied:   func(n int) string { return Number(n) + " Züge liegen gleichauf vorn." },
		Master: func(rulebook, because string) string {
			return "Der erste ist der Bestzug nach " + rulebook + ": " + because + "."
		},
		Ties: map[finder.Tie]string{
			finder.FewestBlanks: "die wenigsten Blankos",
			finder.BalancedRest: "der ausgewogenste Rest",
			finder.FewestTiles:  "die wenigsten Steine",
			finder.Alphabet:     "zuerst im Alphabet",
			finder.NearestA1:    "am nächsten bei A1",
			finder.EndsGame:     "er beendet die Partie",
			finder.MostOpen:     "das offenste Brett",
			finder.AcrossFirst:  "waagerecht",
		},
		NoTie: "das Übrige ist nicht geregelt, und dieser steht zuerst auf dem Brett",
		Words: func(n int) string {
			if n == 1 {
				return Number(n) + " Wort"
			}
			return Number(n) + " Wörter"
		},
		Making: func(list string, percent int) string {
			return list + ": zum Suchen vorbereitet, " + Number(percent) + " %"
		},
		NotFinished: func(game string) Said {
			return Said{"Die Partie " + game + " läuft noch, und die besten Züge sind für danach.", "Beende sie, oder gib --anyway an; --edition verlangt ein leeres Brett."}
		},
		TooManyBlanks: func(n int) Said { return Said{"Diese Bank hat zu viele Blankos.", "Der Satz hat " + Number(n) + "."} },
		TooManyTiles:  func(n int) Said { return Said{Number(n) + " Steine sind zu viele zum Suchen.", "Nimm weniger."} },
	}
}

func deLookup() Lookup {
	return Lookup{
		Switch:     "Wörter in einer Liste nachsehen",
		On:         "Wörter werden ab jetzt nachgesehen.",
		Off:        "Wörter werden nicht mehr nachgesehen.",
		In:         "in der Liste:",
		NotIn:      "nicht in der Liste:",
		Which:      func(list string) string { return "Liste " + list + ", nicht offiziell." },
		Nothing:    func(where string) string { return where + ": keine Wörter zum Nachsehen." },
		Listed:     func(list string) string { return "Liste " + list + ", inoffiziell" },
		AllIn:      func(list string) string { return "alle in der Liste (" + list + ", inoffiziell)" },
		Lacks:      func(list, words string) string { return "nicht in Liste (" + list + ", inoffiziell): " + words },
		Lists:      "Wortlisten",
		AddList:    "eine eigene Liste",
		AddHow:     "Der Name einer Datei: ein Text mit einem Wort je Zeile, mit gzip gepackt oder nicht, eine JSON-Liste, oder eine .dic von hunspell neben ihrer .aff. Sie wird die Liste dieser Steine.",
		AddIt:      "hinzufügen",
		CheckIn:    "darin nachsehen",
		Licence:    "ihre Lizenz",
		Removed:    func(list string) string { return list + " wird nicht mehr benutzt. Die Datei ist noch da." },
		SureRemove: "Noch einmal Entf nimmt diese Liste weg; die Datei bleibt.",
		RemoveIt:   "wegnehmen",
		OtherTiles: func(list, edition string) string {
			return list + " ist für andere Steine als die von " + edition + "."
		},
		Checked:  "Wörter des Blatts",
		NextWord: "anderes Wort",
		ToTurn:   "zu seinem Zug",
		Out: func(out, words int) string {
			if out == 0 {
				if words == 1 {
					return "Das eine Wort steht in der Liste."
				}
				return "Alle Wörter stehen in der Liste: " + Number(words) + "."
			}
			if words == 1 {
				return "Das eine Wort steht nicht in der Liste."
			}
			return "Nicht in der Liste: " + Number(out) + " von " + Number(words) + "."
		},
		NoPoints:  "Kein Punkt ändert sich: das entscheidet die Jury.",
		Review:    "Was verschenkt wurde",
		Everybody: "alle",
		BestOne:   "bester",
		Missed:    "weg",
		Sum: func(missed, best int, share string) string {
			return Number(missed) + " verschenkt von " + Number(best) + "; " + share
		},
		AtLeast:     "+ das Bänkchen ist nicht bekannt: mindestens so viel, mit den gelegten Steinen.",
		LeftOut:     func(turns int) string { return "Ohne " + Number(turns) + " Züge: davor liegen Wörter ohne Felder." },
		NoRacks:     "Hier ist kein Zug, der sich mit dem besten vergleichen ließe.",
		DrawRack:    "Bänkchen ziehen",
		Racks:       "Bänkchen",
		RacksDrawn:  "zieht tanteo",
		RacksTyped:  "eingetippt",
		DrawnHow:    "tanteo zieht jedes Bänkchen nach dem Regelwerk, findet den Bestzug und zieht weiter.",
		NoPlayTodo:  func(finish string) string { return "Hier endet die Partie: " + finish + "." },
		TypeRack:    "Buchstaben tippen zeigt ihre Wörter: ? Blanko, .A. Muster, +Z und ein Z",
		TabKey:      "Wörter der Buchstaben",
		ByPoints:    "nach Punkten",
		ByLength:    "nach Länge",
		ListedFirst: "Liste zuerst",
		OutNote:     "? ein Wort steht nicht in der Liste.",
		ItsPlaces:   "seine Plätze",
		Order:       "Ordnung",
		Hooks: func(before, after string) string {
			beforeText := "davor " + before
			if before == "" {
				beforeText = "nichts davor"
			}
			afterText := "dahinter " + after
			if after == "" {
				afterText = "nichts dahinter"
			}
			return beforeText + " · " + afterText
		},
		Places:      func(word string) string { return "Plätze für " + word },
		Of:          func(n, of int) string { return Number(n) + " von " + Number(of) },
		NoPlace:     func(word string) string { return "Auf diesem Brett ist kein Platz für " + word + "." },
		At:          func(points int, place string) string { return Number(points) + " Punkte bei " + place },
		LayHere:     "hier legen",
		Sift:        "suchen",
		NextOne:     "anderer",
		PlaceKey:    "Plätze für das Wort",
		Example:     "alle Plätze für ein Wort, der beste zuerst; Pfeile gehen sie durch, Enter legt es",
		BestPlays:   "Beste Züge",
		Columns:     [4]string{"Pkt", "Feld", "Zug", "Steine"},
		Tie:         "=",
		First:       func(because string) string { return "Von den höchsten ist » der Bestzug: " + because + "." },
		NextPlay:    "anderer Zug",
		AsMaster:    "als Bestzug notieren",
		NotYet:      "Beste Züge gibt es nach der Partie.",
		NotYetTodo:  func(line string) string { return "Um sie jetzt allen zu zeigen: " + line + "." },
		Unnoted:     "Der Zug auf dem Brett ist noch nicht notiert.",
		UnnotedLine: "Die Zeile ist noch nicht notiert.",
		TurnPassed: func(player string) string {
			return "Jetzt ist " + player + " am Zug: Die Zeile ist noch nicht notiert."
		},
		NotClosed:    "Die Runde bleibt offen: sie hat sich inzwischen geändert.",
		MasterStands: func(master string) string { return "Der Bestzug bleibt: " + master + "." },
		UnnotedTodo:  func(enter, esc string) string { return enter + " notiert ihn, " + esc + " nimmt ihn zurück." },
		OwnFirst:     "Erst den eigenen Zug notieren.",
		OwnFirstTodo: func(best string) string { return "Um die besten trotzdem zu sehen: " + best + "." },
		BestDuring:   "Beste Züge während der Partie",
		Open:         "In dieser Partie sehen alle die besten Züge.",
		Closed:       "Beste Züge gibt es erst nach der Partie.",
		OpenMark:     "beste Züge sichtbar",
	}
}

func deCharts() Charts {
	return Charts{
		Tab:     "Grafik",
		Totals:  "Summen je Runde",
		Points:  "Punkte je Runde",
		Masters: "Bestzüge",
		End:     "Ende",
		FirstOf: func(shown, players int) string { return "die ersten " + Number(shown) + " von " + Number(players) },
		Choose:  "Summen, Punkte",
	}
}

func deGrid() Grid {
	return Grid{
		Title:     "Tabelle",
		Command:   "Tabelle: eine Spalte je Spieler, eine Reihe je Zug",
		Key:       "das Blatt als Tabelle",
		Left:      "−Steine",
		Closing:   "+Schluss",
		Add:       "Zug dazu",
		Cell:      "nächste Zelle",
		DeleteRow: "Reihe löschen",
		AddRow:    "Reihe dazu",
		EndGame:   "Partie beenden",
		Leave:     "Brett",
		TurnHow: func(at string) string {
			return "Punkte oder eine Zeile: " + at + " JAMON, = R2wELOJ3l, tauschen 3. 0 heißt passen, ebenso eine Zelle, die vor einem späteren Zug leer bleibt. Tab oder Enter: die nächste Zelle."
		},
		NameHow:       "Tippe einen Namen.",
		LeftHow:       "Was auf dem Bänkchen übrig ist, wird abgezogen: Buchstaben, ? für ein Blanko, oder Punkte. Leer oder - ist, wer ausging.",
		ClosingHow:    "Wer ausging, bekommt, was die anderen übrig haben; die Summe wird gezählt, oder tippe sie. Enter beendet die Partie.",
		AddHow:        "Enter fügt eine Reihe an. Was darüber leer bleibt, gilt als gepasst, sobald ein späterer Zug notiert ist.",
		AdjustmentHow: "Kein Zug: Tippe seine Punkte oder die ganze Zeile.",
		Sure: func(row, turns string) string {
			return "Reihe " + row + " (" + turns + ") löschen? Nochmal Entf tut es."
		},
		Deleted: func(row string) string { return "Reihe " + row + " ist gelöscht." },
		Passes: func(n int) string {
			if n == 1 {
				return "Die leere Zelle davor ist als gepasst notiert."
			}
			return Number(n) + " leere Zellen davor sind als gepasst notiert."
		},
		Elsewhere: func(player string, row int) Said {
			return Said{"Der nächste Zug von " + player + " ist nicht in Reihe " + Number(row) + ".", "Fülle erst die Zellen darüber."}
		},
		Sum: func(typed, left int) Said {
			return Said{"Die anderen haben nicht " + Number(typed) + " übrig.", "Es sind " + Number(left) + "; lass die Zelle leer, oder ändere die Reihe −Steine."}
		},
		HasLeft: func(player string) Said {
			return Said{player + " hat noch Steine, also kommt dort nichts dazu.", "Leere diese Zelle oder die darüber."}
		},
		Adjustment: Said{What: "Diese Reihe ist kein Zug.", Todo: "Tippe die ganze Zeile, etwa strafe 1 10; Entf löscht sie."},
		Duplicate:  "Ein Duplikat hat Runden, keine Züge: Seine Tabelle ist das Blatt selbst.",
	}
}
