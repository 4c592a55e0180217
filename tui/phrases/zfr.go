// Code generated from messages/fr.toml by tanteo/tui/phrases/generate. DO NOT EDIT.

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

func fr() *Language {
	return &Language{
		Tag:       "fr",
		Name:      "Français",
		Commands:  frCommands(),
		Premiums:  frPremiums(),
		Players:   frPlayers(),
		Kinds:     frKinds(),
		Numbers:   frNumbers(),
		Dates:     frDates(),
		Rows:      frRows(),
		Answers:   frAnswers(),
		Notices:   frNotices(),
		Faults:    frFaults(),
		Sheet:     frSheet(),
		Editions:  frEditions(),
		Rules:     frRules(),
		Tool:      frTool(),
		Screen:    frScreen(),
		Table:     frTable(),
		Paper:     frPaper(),
		Replay:    frReplay(),
		Duplicate: frDuplicate(),
		Stats:     frStats(),
		Earlier:   frEarlier(),
		Served:    frServed(),
		Copying:   frCopying(),
		Printing:  frPrinting(),
		TwoTile:   frTwoTile(),
		Playing:   frPlaying(),
		Counting:  frCounting(),
		Limits:    frLimits(),
		Rounds:    frRounds(),
		NewGame:   frNewGame(),
		Clock:     frClock(),
		WordLists: frWordLists(),
		Finding:   frFinding(),
		Lookup:    frLookup(),
		Charts:    frCharts(),
		Grid:      frGrid(),
	}
}

func frCommands() Commands {
	return Commands{
		line.CommandPass:       {Words: []string{"passe", "passer"}},
		line.CommandExchange:   {Words: []string{"échange", "échanger"}, After: "[JETONS|NOMBRE]"},
		line.CommandWithdrawn:  {Words: []string{"retiré", "retirer", "retrait"}},
		line.CommandChallenge:  {Words: []string{"contestation", "contester", "conteste"}},
		line.CommandFailed:     {Words: []string{"rejetée", "rejeté", "échouée"}, After: "[JOUEUR] [MOTS]"},
		line.CommandPenalty:    {Words: []string{"pénalité", "pénaliser", "moins"}, After: "JOUEUR POINTS [MOTIF]"},
		line.CommandBonus:      {Words: []string{"bonus", "prime", "plus"}, After: "JOUEUR POINTS [MOTIF]"},
		line.CommandOvertime:   {Words: []string{"dépassement", "retard"}, After: "JOUEUR MM:SS|POINTS"},
		line.CommandWarning:    {Words: []string{"avertissement", "avertir"}, After: "JOUEUR [MOTIF]"},
		line.CommandLay:        {Words: []string{"poser", "pose"}, After: "H4 JAMON"},
		line.CommandClear:      {Words: []string{"vider", "vide"}},
		line.CommandEnd:        {Words: []string{"fin", "finir"}, After: "RESTE RESTE …"},
		line.CommandFinish:     {Words: []string{"terminer", "clore"}},
		line.CommandReopen:     {Words: []string{"rouvrir", "rouvre"}},
		line.CommandUndo:       {Words: []string{"annuler", "annule"}},
		line.CommandRedo:       {Words: []string{"rétablir", "refaire"}},
		line.CommandEdit:       {Words: []string{"corriger", "corrige", "modifier"}, After: "TOUR LIGNE"},
		line.CommandInsert:     {Words: []string{"insérer", "insère"}, After: "TOUR LIGNE"},
		line.CommandDelete:     {Words: []string{"supprimer", "supprime", "effacer"}, After: "TOUR"},
		line.CommandRecount:    {Words: []string{"recompter", "recompte"}, After: "[TOUR]"},
		line.CommandVoid:       {Words: []string{"invalider", "invalide"}},
		line.CommandName:       {Words: []string{"nom", "nommer", "renommer"}, After: "JOUEUR NOM"},
		line.CommandJoin:       {Words: []string{"entre", "entrer", "arrive"}, After: "NOM"},
		line.CommandLeave:      {Words: []string{"quitte", "quitter"}, After: "JOUEUR"},
		line.CommandNote:       {Words: []string{"note", "remarque"}, After: "TEXTE"},
		line.CommandAgain:      {Words: []string{"revanche", "encore"}},
		line.CommandOpen:       {Words: []string{"ouvrir", "ouvre"}, After: "[PARTIE]"},
		line.CommandWrong:      {Words: []string{"faux", "fautif"}, After: "TOUR"},
		line.CommandRack:       {Words: []string{"tirage", "chevalet"}, After: "LETTRES"},
		line.CommandDraw:       {Words: []string{"tirer", "tire", "piocher"}, After: "[GRAINE]"},
		line.CommandMaster:     {Words: []string{"top", "retenu"}, After: "[LIGNE]"},
		line.CommandBest:       {Words: []string{"meilleurs"}, After: "[TIRAGE]"},
		line.CommandCheck:      {Words: []string{"vérifier", "vérifie"}, After: "[TOUR|MOT]"},
		line.CommandMissed:     {Words: []string{"manqué", "perdu"}},
		line.CommandAnalysis:   {Words: []string{"analyse"}, After: "[NON]"},
		line.CommandNext:       {Words: []string{"suivant", "suite"}},
		line.CommandTab:        {Words: []string{"onglet"}, After: "[NOM]"},
		line.CommandPrint:      {Words: []string{"imprimer", "imprime"}, After: "[QUOI]"},
		line.CommandWrite:      {Words: []string{"enregistrer", "enregistre"}, After: "[FICHIER]"},
		line.CommandTake:       {Words: []string{"reprendre"}},
		line.CommandQuit:       {Words: []string{"sortir"}},
		line.CommandClock:      {Words: []string{"chrono", "pendule", "horloge"}, After: "[JOUEUR] MM:SS"},
		line.CommandClockStart: {Words: []string{"démarrer", "démarre", "lancer"}},
		line.CommandClockStop:  {Words: []string{"arrêter", "arrête"}},
		line.CommandOff:        {Words: []string{"aucun", "non"}},
		line.CommandTurnClock:  {Words: []string{"tour"}, After: "MM:SS|SECONDES"},
		line.CommandRoundClock: {Words: []string{"coup"}, After: "[MM:SS|MINUTES]"},
		line.CommandGameClock:  {Words: []string{"partie"}, After: "[MM:SS|MINUTES]"},
	}
}

func frPremiums() Premiums {
	return Premiums{
		DoubleLetter:    "LD",
		TripleLetter:    "LT",
		QuadrupleLetter: "LQ",
		DoubleWord:      "MD",
		TripleWord:      "MT",
		QuadrupleWord:   "MQ",
	}
}

func frPlayers() Players {
	return Players{
		Default: func(seat int) string { return "Joueur " + Number(seat) },
		None:    "personne",
	}
}

func frKinds() Kinds {
	return Kinds{
		Points:    "à la main",
		Pass:      "passe",
		Exchange:  "échange",
		Withdrawn: "retiré",
		Penalty:   "pénalité",
		Bonus:     "bonus",
		Overtime:  "temps",
		Warning:   "avertiss.",
		Challenge: "contest.",
		End:       "reliquat",
	}
}

func frNumbers() Numbers {
	return Numbers{
		Decimal: ",",
		AndWord: "et",
		Quote:   func(text string) string { return "«\u00a0" + text + "\u00a0»" },
		Apart:   true,
	}
}

func frDates() Dates {
	return Dates{Months: [12]string{"jan", "fév", "mar", "avr", "mai", "jun", "jul", "aoû", "sep", "oct", "nov", "déc"}}
}

func frRows() Rows {
	return Rows{
		Where:  func(word, from, to string) string { return word + " en " + from + "-" + to },
		Scored: func(word string, points int) string { return word + ", " + Number(points) },
		All: func(points, bonus, tiles int) string {
			return ", dont " + Number(bonus) + " pour " + Number(tiles) + " jetons"
		},
		Points: func(points int) string { return Number(points) + " à la main" },
		Pass:   "passe",
		Exchange: func(tiles int) string {
			switch tiles {
			case 0:
				return "échange"
			case 1:
				return "échange de " + Number(tiles) + " jeton"
			}
			return "échange de " + Number(tiles) + " jetons"
		},
		Withdrawn: "mot retiré, 0",
		Challenge: func(by string, words, points int) string {
			if by == "" {
				wordsText := Number(words) + " mots valables"
				if words == 0 || words == 1 {
					wordsText = "un mot valable"
				}
				pointsText := Signed(points)
				if points == 0 {
					pointsText = "sans pénalité"
				}
				return "a contesté " + wordsText + ", " + pointsText
			}
			wordsText := Number(words) + " mots valables contestés"
			if words == 0 || words == 1 {
				wordsText = "un mot valable contesté"
			}
			pointsText := Signed(points)
			if points == 0 {
				pointsText = "sans pénalité"
			}
			return wordsText + " par " + by + ", " + pointsText
		},
		Penalty: func(points int) string { return "pénalité " + Signed(points) },
		Bonus:   func(points int) string { return "bonus " + Signed(points) },
		LostTurn: func(words int) string {
			if words == 0 || words == 1 {
				return "a contesté un mot valable, le tour est perdu"
			}
			return "a contesté " + Number(words) + " mots valables, le tour est perdu"
		},
		Overtime: func(points int) string { return "dépassement " + Signed(points) },
		Over: func(clock string, points int, lost bool) string {
			if lost {
				return "dépassement " + clock + ", " + Signed(points) + "\u00a0: la partie est perdue"
			}
			return "dépassement " + clock + ", " + Signed(points)
		},
		Warning: func(number, points int) string {
			if points == 0 {
				return "avertissement " + Number(number)
			}
			return "avertissement " + Number(number) + ", " + Signed(points)
		},
		Wrong: func(turn, points int) string {
			return "le tour " + Number(turn) + " n'était pas valable, " + Signed(points)
		},
		End: func(points int) string { return "jetons restants, " + Signed(points) },
		Told: func(row string, counted, told int) string {
			return row + " (grille " + Number(counted) + ", fichier " + Number(told) + ")"
		},
		CameOff: func(word string) string { return word + ", retiré" },
		Fault:   func(word string) string { return word + ", impossible" },
	}
}

func frAnswers() Answers {
	return Answers{
		Turn:      func(player, row string) string { return player + "\u00a0: " + row + "." },
		Challenge: func(row string) string { return "Contesté\u00a0: " + row + "." },
		Adjusted: func(player, row string, total int) string {
			return player + "\u00a0: " + row + "\u00a0; total " + Number(total) + "."
		},
		Laid: func(tiles int) string {
			if tiles == 0 || tiles == 1 {
				return Number(tiles) + " jeton posé sans points."
			}
			return Number(tiles) + " jetons posés sans points."
		},
		Cleared: "Les jetons posés sans points ne sont plus sur la grille.",
		Won: func(names []string, total int) string {
			if len(names) == 0 || len(names) == 1 {
				return enumerate(names, "et") + " gagne avec " + Number(total) + "."
			}
			return enumerate(names, "et") + " se partagent la victoire avec " + Number(total) + "."
		},
		Alone: func(name string, total, masters int, share string) string {
			return name + " a " + Number(total) + " des " + Number(masters) + " points des tops\u00a0: " + share + "."
		},
		Over: "La partie est finie.",
		LostTime: func(names []string) string {
			if len(names) == 0 || len(names) == 1 {
				return enumerate(names, "et") + " perd au temps."
			}
			return enumerate(names, "et") + " perdent au temps."
		},
		Reopened: "La partie continue.",
		Renamed:  func(before, after string) string { return before + " s'appelle maintenant " + after + "." },
		Joined:   func(name string, seat int) string { return name + " entre comme joueur " + Number(seat) + "." },
		Returned: func(name string, seat int) string { return name + " revient comme joueur " + Number(seat) + "." },
		Left:     func(name string) string { return name + " quitte la table\u00a0; ses points restent." },
		Voided:   "Cette partie ne compte plus nulle part.",
		Noted:    "Noté.",
		Unnoted:  "La note est effacée.",
		Edited: func(turn int, player, row string) string {
			return "Le tour " + Number(turn) + " devient " + player + "\u00a0: " + row + "."
		},
		Inserted: func(turn int, player, row string) string {
			return "Le tour " + Number(turn) + " s'ajoute\u00a0: " + player + "\u00a0: " + row + "."
		},
		Deleted:   func(turn int) string { return "Le tour " + Number(turn) + " est supprimé." },
		Recounted: "Chaque tour a maintenant les points que donnent la grille et les règles.",
		Undone:    "Le dernier changement est annulé.",
		Redone:    "Le changement est rétabli.",
		Total: func(player string, before, after int) string {
			return player + " " + Number(before) + " → " + Number(after)
		},
		SameAll: "Les totaux ne changent pas.",
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "Le tour " + turns + " n'est plus possible et compte 0."
			}
			return "Les tours " + turns + " ne sont plus possibles et comptent 0."
		},
		Next:   func(player string) string { return "À " + player + " de jouer." },
		Again:  func(id string) string { return "Nouvelle partie, mêmes joueurs\u00a0: " + id + "." },
		Opened: func(id, names string) string { return "Partie ouverte\u00a0: " + id + " (" + names + ")." },
		Announced: func(player string, announced, counted int) string {
			return player + "\u00a0: " + Number(announced) + " annoncés, " + Number(counted) + " comptés aujourd'hui."
		},
	}
}

func frNotices() Notices {
	return Notices{
		Passes: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " passe\u00a0: d'après les règles, la partie peut finir ici."
			}
			return Number(n) + " passes de suite\u00a0: d'après les règles, la partie peut finir ici."
		},
		Scoreless: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " tour sans points\u00a0: d'après les règles, la partie peut finir ici."
			}
			return Number(n) + " tours de suite sans points\u00a0: d'après les règles, la partie peut finir ici."
		},
		PassesOrLost: func(n int) string {
			return Number(n) + " passes et tours perdus de suite\u00a0: d'après les règles, la partie peut finir ici."
		},
		NoTime: "Plus personne n'a de temps\u00a0: d'après les règles, la partie peut finir ici.",
		Overused: func(letter string, used, has int, turns string, n int) string {
			switch n {
			case 0:
				return Number(used) + " " + letter + " sur la feuille, le jeu en a " + Number(has) + "."
			case 1:
				return Number(used) + " " + letter + " sur la feuille, le jeu en a " + Number(has) + "\u00a0: voyez le tour " + turns + "."
			}
			return Number(used) + " " + letter + " sur la feuille, le jeu en a " + Number(has) + "\u00a0: voyez les tours " + turns + "."
		},
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "Le tour " + turns + " est impossible sur la grille et compte 0 tant qu'il n'est pas corrigé."
			}
			return "Les tours " + turns + " sont impossibles sur la grille et comptent 0 tant qu'ils ne sont pas corrigés."
		},
		Told: func(what []string, line string) string {
			return "Du fichier\u00a0: " + strings.Join(what, ", ") + ". Les nôtres\u00a0: " + line + "."
		},
		ToldPoints: func(turns []int) string {
			switch len(turns) {
			case 0:
				return ""
			case 1:
				return "points du tour " + enumerate(digits(turns), "et")
			}
			return "points des tours " + enumerate(digits(turns), "et")
		},
		ToldTotals: func(turns []int) string {
			switch len(turns) {
			case 0:
				return ""
			case 1:
				return "total après le tour " + enumerate(digits(turns), "et")
			}
			return "total après les tours " + enumerate(digits(turns), "et")
		},
		ExchangeLimit: func(inBag int) string {
			switch inBag {
			case 0:
				return "Le sac est vide\u00a0; l'échange est noté quand même."
			case 1:
				return "Il ne reste que " + Number(inBag) + " jeton dans le sac\u00a0; l'échange est noté quand même."
			}
			return "Il ne reste que " + Number(inBag) + " jetons dans le sac\u00a0; l'échange est noté quand même."
		},
		ExchangeMost: func(player string, times int) string {
			return player + " a déjà échangé " + Number(times) + " fois, autant que les règles le permettent\u00a0; l'échange est noté quand même."
		},
		NoChallenges: func(line string) string {
			return "D'après ces règles, personne ne conteste à la table\u00a0: l'arbitre vérifie les mots après (" + line + ")."
		},
		NoBlank: "Un joker a été échangé, mais il n'en reste aucun à venir.",
		Leftovers: func(letters string) string {
			return "Il en reste plus qu'il ne peut y en avoir\u00a0: " + letters + ". Revoyez les chevalets."
		},
		OutOfTurn:      func(player string) string { return "Noté pour " + player + ", dont ce n'était pas le tour." },
		ReadAsNewTiles: "Lus comme les seuls jetons nouveaux.",
		ReadAsWhole: func(line, points string) string {
			return "Lu comme le mot entier. Si ce sont les seuls jetons nouveaux, c'est " + line + points + "."
		},
		DigraphRead: func(letters string, n int, apart, points string) string {
			if n == 1 {
				return letters + " est lu comme un seul jeton. En jetons séparés, cela s'écrit " + apart + points + "."
			}
			return letters + " sont lus comme un jeton chacun. En jetons séparés, cela s'écrit " + apart + points + "."
		},
		ReadAsWords: func(words int, player, line, cost string) string {
			if words == 0 || words == 1 {
				return "Lu comme " + Number(words) + " mot. Une contestation de " + player + " s'écrit " + line + " (" + cost + ")."
			}
			return "Lu comme " + Number(words) + " mots. Une contestation de " + player + " s'écrit " + line + " (" + cost + ")."
		},
		Points:    func(points int) string { return " (" + Number(points) + " points)" },
		InPlaceOf: func(points, taken int) string { return " (" + Number(points) + " points, pas " + Number(taken) + ")" },
		TurnLost:  "un tour perdu",
		Or:        "ou",
		Case:      "Majuscules et minuscules se valent\u00a0; le joker se marque avec ?.",
		BlankKW: func(letters string, n int) string {
			if n == 1 {
				return letters + " n'a pas de jeton dans ce jeu\u00a0: c'est un joker, 0 point."
			}
			return letters + " n'ont pas de jeton dans ce jeu\u00a0: ce sont des jokers, 0 point."
		},
		MarkIgnored:   "Le jeton déjà posé reste ce qu'il est\u00a0; son ? est ignoré.",
		TotalsChanged: "Les totaux ont changé.",
		FallbackRules: func(book, used string, players int) string {
			return book + " n'est pas fait pour " + Number(players) + " joueurs\u00a0: on suit " + used + "."
		},
		FallbackDuplicate: func(book, used string) string { return book + " ne dit rien du duplicate\u00a0: on suit " + used + "." },
		OverMaster: func(rounds string, n int) string {
			if n == 1 {
				return "Au coup " + rounds + ", une case dépasse le top\u00a0: voyez si elle est bien recopiée."
			}
			return "Aux coups " + rounds + ", une case dépasse le top\u00a0: voyez si elle est bien recopiée."
		},
		NotOnRack: func(letters string) string { return "Absent du tirage du coup\u00a0: " + letters + "." },
		NotInBag:  func(letters string) string { return "Il n'en reste pas autant\u00a0: " + letters + "." },
		RackRefused: func(racks int) string {
			if racks == 0 || racks == 1 {
				return Number(racks) + " tirage refusé, remis en entier dans le sac."
			}
			return Number(racks) + " tirages refusés, remis en entier dans le sac."
		},
		RulesEnd: func(tiles int, line string) string {
			if tiles == 0 {
				return "Il ne reste aucun jeton\u00a0: d'après le règlement la partie finit ici (" + line + ")."
			}
			return "Il ne reste plus de voyelle, ou plus de consonne\u00a0: d'après le règlement la partie finit ici (" + line + ")."
		},
		Other: func(code string) string { return "Avis\u00a0: " + code + "." },
		Blank: "joker",
	}
}

func frFaults() Faults {
	return Faults{
		Word: "Le mot",
		Placement: map[scoring.Fault]func(Placed) Said{
			scoring.NoTile: func(p Placed) Said { return Said{p.Word + " ne pose aucun jeton.", "Ajoutez un jeton, ou passez."} },
			scoring.TooMany: func(p Placed) Said {
				return Said{p.Word + " pose plus de " + Number(p.Rack) + " jetons.", "Tapez-le entier, dès sa première case."}
			},
			scoring.OffBoard: func(p Placed) Said {
				return Said{p.Word + " en " + p.At + " sort de la grille.", "Commencez plus en arrière."}
			},
			scoring.Taken: func(p Placed) Said {
				return Said{p.Square + " est occupée\u00a0: " + p.Letter + " s'y trouve.", "Prenez une autre case ou le mot entier."}
			},
			scoring.NotInLine: func(Placed) Said {
				return Said{"Les jetons ne sont pas alignés.", "Posez-les sur une ligne ou une colonne."}
			},
			scoring.Gap: func(p Placed) Said {
				return Said{p.Square + " est vide entre les jetons.", "Remplissez-la, ou resserrez les jetons."}
			},
			scoring.MissesCentre: func(p Placed) Said {
				return Said{"Le premier mot doit couvrir " + p.Centre + ".", "Posez-le sur la case centrale."}
			},
			scoring.OneTile: func(Placed) Said { return Said{"Le premier mot a au moins deux jetons.", "Ajoutez un jeton."} },
			scoring.Detached: func(p Placed) Said {
				return Said{p.Word + " en " + p.At + " ne touche aucun jeton.", "Posez-le contre un jeton, ou en croix."}
			},
			scoring.Split: func(p Placed) Said {
				return Said{p.Letter + " est un seul jeton (" + p.Square + ").", "Prenez le jeton " + p.Letter + ", ou une autre case."}
			},
			scoring.Missing: func(p Placed) Said {
				if p.Letter == "" {
					return Said{"Il n'y a pas de jeton en " + p.Square + ".", "Tapez sa lettre\u00a0; . est un jeton déjà posé."}
				}
				return Said{"Il manque à " + p.Word + " le " + p.Letter + " de " + p.Square + ".", "Corrigez le tour qui l'a ôté, ou celui-ci."}
			},
			scoring.Differs: func(p Placed) Said {
				return Said{p.Word + " ne va pas\u00a0: il y a " + p.Letter + " en " + p.Square + ".", "Vérifiez la première case et le mot."}
			},
			scoring.Grown: func(p Placed) Said {
				return Said{p.Word + " se prolonge par " + p.Letter + " en " + p.Square + ".", "Tapez le mot plus long, ou une autre case."}
			},
		},
		NoSquare: func(square string) Said { return Said{square + " n'est pas sur la grille.", "Vérifiez la case."} },
		TakeBack: "Retour ôte un jeton\u00a0; Esc, tous.",
		Spelling: map[scoring.SpellingFault]func(Spelt) Said{
			scoring.NoLetters: func(Spelt) Said { return Said{"Il n'y a pas de lettre.", "Tapez les lettres du mot."} },
			scoring.NoSuchLetter: func(s Spelt) Said {
				return Said{"Aucun jeton pour " + s.Text + ".", "Prenez les lettres du jeu\u00a0; ? est un joker."}
			},
			scoring.IsDigit: func(s Spelt) Said {
				return Said{"Un mot n'a pas de chiffres\u00a0: " + s.Text + ".", "Les marques (2l) suivent la lettre."}
			},
			scoring.IsSymbol: func(s Spelt) Said {
				return Said{"Un mot n'a pas de signe " + s.Text + ".", "Des lettres, ? joker, . jeton déjà posé."}
			},
			scoring.MarkAlone: func(s Spelt) Said {
				return Said{s.Text + " précède sa lettre.", "Écrivez-le après la lettre\u00a0: N?."}
			},
			scoring.MarkInside: func(s Spelt) Said {
				return Said{s.Bare + " est un jeton\u00a0: pas de marque dedans.", "Écrivez la marque après\u00a0: " + s.Bare + "2w."}
			},
			scoring.SplitPair: func(s Spelt) Said { return Said{s.Bare + " est un seul jeton, non deux.", "Tapez-le sans le |."} },
			scoring.NoSuchPremium: func(s Spelt) Said {
				return Said{"Cette grille n'a pas de case " + s.Bare + ".", "Elle a " + enumerate(s.Marks, "et") + "."}
			},
			scoring.Unclosed: func(Spelt) Said {
				return Said{"Une parenthèse n'est pas fermée.", "Mettez ) après les jetons déjà posés."}
			},
			scoring.TooLong: func(s Spelt) Said {
				return Said{s.Bare + " est plus long que la grille.", "Un mot a " + Number(s.Side) + " jetons au plus."}
			},
			scoring.TooManyWords: func(Spelt) Said {
				return Said{"Plus de sept mots croisent le principal.", "Tapez le mot principal et sept au plus."}
			},
			scoring.TooManyNew: func(s Spelt) Said {
				return Said{s.Bare + " pose plus de " + Number(s.Rack) + " jetons.", "Mettez les jetons déjà là entre ( )\u00a0: (A)."}
			},
			scoring.NothingNew: func(s Spelt) Said {
				return Said{"Tous les jetons de " + s.Bare + " étaient là.", "Laissez les nouveaux sans 0 ni parenthèses."}
			},
		},
		Line: map[line.Reason]func(Read) Said{
			line.Empty: func(r Read) Said {
				return Said{"Rien n'est tapé.", "Tapez un coup, comme " + r.Example + ", ou passe."}
			},
			line.TooLong: func(r Read) Said {
				return Said{"La ligne est trop longue.", "Une ligne a " + Number(r.Limit) + " octets au plus."}
			},
			line.Control: func(Read) Said {
				return Said{"La ligne a un signe qui ne se montre pas.", "Tapez-la avec des lettres et des chiffres."}
			},
			line.Unknown: func(r Read) Said {
				if r.Usage == "" {
					return Said{"Ligne inconnue\u00a0: " + r.Text + ".", "Tapez " + r.Example + ", = RELOJ, 25 ou passe."}
				}
				return Said{"Ligne inconnue\u00a0: " + r.Text + ".", "Peut-être\u00a0: " + r.Usage + "."}
			},
			line.WordAlone: func(r Read) Said {
				if r.Usage == "" {
					return Said{"Il manque la case avant " + r.Bare + ".", "Tapez " + r.Example + ", ou = avant les mots."}
				}
				return Said{"Il manque la case avant " + r.Bare + ".", "Tapez " + r.Example + ". Peut-être\u00a0: " + r.Usage + "."}
			},
			line.NoWord: func(r Read) Said {
				return Said{"Il manque le mot après la case.", "Tapez par exemple " + r.Example + "."}
			},
			line.Missing: func(r Read) Said {
				if r.Usage == "" {
					return Said{"Il manque la suite de " + r.Text + ".", "Tapez un coup après le nom."}
				}
				return Said{"Il manque la suite de " + r.Text + ".", "Ainsi\u00a0: " + r.Usage + "."}
			},
			line.Extra: func(r Read) Said { return Said{r.Text + " est de trop ici.", "Ôtez-le."} },
			line.Number: func(r Read) Said {
				if r.Limit == 0 {
					return Said{r.Text + " ne va pas ici.", "Il faut un nombre entier."}
				}
				return Said{r.Text + " ne va pas ici.", "Il faut un nombre entier, de " + Number(r.Least) + " à " + Number(r.Limit) + "."}
			},
			line.Time: func(r Read) Said {
				return Said{r.Text + " n'est pas un temps.", "Un temps\u00a0: 1:05\u00a0; ou bien les points\u00a0: 10."}
			},
			line.NoOvertime: func(r Read) Said {
				return Said{"Ces règles ne comptent pas le dépassement.", "Notez les points\u00a0: " + r.Usage + "."}
			},
			line.NoRack: func(r Read) Said {
				return Said{"Aucun tirage n'est connu ici.", "Tapez-le à la suite\u00a0: " + r.Usage + "."}
			},
			line.TwoPlayers: func(r Read) Said {
				return Said{"Plusieurs noms en " + r.Text + ".", "Tapez plus de lettres, ou le numéro."}
			},
			line.TooMany: func(r Read) Said {
				return Said{"Trop de jetons\u00a0: " + r.Text + ".", "Un chevalet en tient " + Number(r.Limit) + "."}
			},
			line.NotInTurn:   func(r Read) Said { return Said{r.Text + " n'est pas un tour.", "Mettez un coup, des points ou passe."} },
			line.NotForOther: func(r Read) Said { return Said{r.Text + " ne se dit pas d'un joueur.", "Tapez-le sans le nom devant."} },
			line.Colon: func(r Read) Said {
				return Said{"Un joueur sans deux-points\u00a0: en duplicate.", "Tapez " + r.Bare + " pour ce joueur."}
			},
			line.Seed: func(r Read) Said {
				return Said{r.Text + " n'est pas une graine.", "Une graine est un nombre à partir de 1."}
			},
			line.Signed: func(r Read) Said {
				return Said{"Ôter ou donner des points n'est pas un tour.", "Tapez " + r.Usage + "."}
			},
			line.Contradicts: func(r Read) Said {
				return Said{"Le signe de " + r.Bare + " dit le contraire.", "Ôtez-le, ou tapez " + r.Usage + "."}
			},
		},
		Refused: map[sheet.Reason]func(Refused) Said{
			sheet.AlreadyFinished: func(Refused) Said { return Said{"La partie est finie.", "Tapez rouvrir pour continuer."} },
			sheet.NotFinished:     func(Refused) Said { return Said{"La partie n'est pas finie.", "Rien à rouvrir\u00a0; jouez."} },
			sheet.NothingToUndo:   func(Refused) Said { return Said{"Il n'y a rien à annuler.", "Tapez un coup."} },
			sheet.NothingToRedo:   func(Refused) Said { return Said{"Il n'y a rien à rétablir.", "Seul revient ce qu'annuler a ôté."} },
			sheet.NothingToChallenge: func(Refused) Said {
				return Said{"Il n'y a pas de coup à contester.", "Il faut que le dernier tour compte encore."}
			},
			sheet.NothingToClear: func(Refused) Said {
				return Said{"Il n'y a pas de jetons sans points.", "Vider n'ôte que les jetons de poser."}
			},
			sheet.NoSuchTurn: func(r Refused) Said {
				return Said{"Il n'y a pas de tour " + Number(r.Turn) + ".", "Tapez le numéro que donne la feuille."}
			},
			sheet.FaultsLeft: func(r Refused) Said {
				return Said{"Le tour " + Number(r.Turn) + " est impossible sur la grille.", "D'abord\u00a0: corriger " + Number(r.Turn) + " LIGNE ou supprimer " + Number(r.Turn) + "."}
			},
			sheet.LeftoverCount: func(r Refused) Said {
				if r.Text == "" {
					return Said{"Il faut " + Number(r.Count) + " restes, un par joueur.", "Lettres, points, ou - pour qui a fini."}
				}
				return Said{"Il faut " + Number(r.Count) + " restes, un par joueur.", "Les lettres d'un joueur se suivent\u00a0: " + r.Text + "."}
			},
			sheet.TwoOut: func(Refused) Said {
				return Said{"Un seul joueur a pu finir.", "Tapez - une fois, 0 pour un chevalet vide."}
			},
			sheet.TooManyPlayers: func(r Refused) Said {
				return Said{"Il y a déjà " + Number(r.Count) + " joueurs.", "Commencez une autre partie."}
			},
			sheet.AlreadyGone: func(r Refused) Said { return Said{r.Player + " a quitté la table.", "Nommez un autre joueur."} },
			sheet.AtTable: func(r Refused) Said {
				return Said{r.Player + " est déjà à la table.", "Prenez un autre nom, avec une lettre de plus."}
			},
			sheet.LastPlayer: func(Refused) Said {
				return Said{"Le dernier joueur ne peut pas partir.", "Tapez terminer pour finir la partie."}
			},
			sheet.NothingToRecount: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"Chaque tour a les points de la grille.", "Recompter sert aux points d'un fichier."}
				}
				return Said{"Le tour " + Number(r.Turn) + " a les points de la grille.", "Recompter sert aux points d'un fichier."}
			},
			sheet.NoNote: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"Il n'y a pas de note avant le premier tour.", "Écrivez-la\u00a0: corriger " + Number(r.Turn) + " note TEXTE."}
				}
				return Said{"Il n'y a pas de note après le tour " + Number(r.Turn) + ".", "Écrivez-la\u00a0: corriger " + Number(r.Turn) + " note TEXTE."}
			},
			sheet.AlreadyWrong: func(r Refused) Said {
				return Said{"Les points du tour " + Number(r.Turn) + " sont déjà ôtés.", "Une fois suffit."}
			},
			sheet.AlreadyVoid: func(Refused) Said { return Said{"Cette partie ne compte déjà plus nulle part.", "Une fois suffit."} },
			sheet.NotAPlay: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"Ce tour n'est plus là.", "Tapez le numéro que donne la feuille."}
				}
				return Said{"Le tour " + Number(r.Turn) + " n'a pas de mots qui comptent.", "Seul un coup qui compte peut être faux."}
			},
			sheet.NotInDuplicate: func(Refused) Said {
				return Said{"Cela n'existe pas en duplicate.", "Tapez un coup, suivant ou terminer."}
			},
			sheet.OnlyDuplicate: func(Refused) Said {
				return Said{"Cela n'existe qu'en duplicate.", "Tapez un coup, des points ou passe."}
			},
			sheet.RoundFull: func(Refused) Said { return Said{"Tout est noté.", "Tapez suivant, ou changez\u00a0: 1: 24."} },
			sheet.CellEmpty: func(r Refused) Said {
				return Said{r.Player + " n'a rien au coup " + Number(r.Turn) + ".", "Cherchez le coup dans la feuille."}
			},
			sheet.NoMaster: func(r Refused) Said {
				return Said{"Le coup " + Number(r.Turn) + " n'a pas de top.", "Cherchez le coup dans la feuille."}
			},
			sheet.MasterStays: func(r Refused) Said {
				return Said{"Le coup " + Number(r.Turn) + " est clos\u00a0: il lui faut un top.", "Corrigez-le\u00a0: corriger " + Number(r.Turn) + " top 24."}
			},
			sheet.NothingNoted: func(Refused) Said {
				return Said{"Rien n'est noté pour ce coup.", "Notez d'abord le top\u00a0: top 24."}
			},
			sheet.NoSuchRound: func(r Refused) Said {
				return Said{"Il n'y a pas de coup " + Number(r.Turn) + ".", "Cherchez son numéro sur la feuille."}
			},
			sheet.NoClock: func(Refused) Said {
				return Said{"Il n'y a pas de chrono.", "Choisissez-en un\u00a0: chrono tour 2:00."}
			},
			sheet.ClockRuns:   func(Refused) Said { return Said{"Le chrono tourne déjà.", "chrono arrêter l'arrête."} },
			sheet.ClockStands: func(Refused) Said { return Said{"Le chrono est déjà arrêté.", "chrono démarrer le démarre."} },
			sheet.NoOwnClock: func(Refused) Said {
				return Said{"Ici personne n'a son propre chrono.", "Ôtez le joueur\u00a0: chrono 2:00."}
			},
			sheet.OwnPlay: func(r Refused) Said {
				return Said{"C'est le coup de " + r.Player + ".", "Seuls les autres peuvent le contester."}
			},
			sheet.RoundBegun: func(r Refused) Said {
				return Said{"Le coup " + Number(r.Turn) + " est déjà commencé.", "Fermez-le\u00a0: suivant. Ou annulez\u00a0: annuler."}
			},
			sheet.NoTileLeft: func(Refused) Said {
				return Said{"Il ne reste aucun jeton à tirer.", "Finissez la partie\u00a0: terminer."}
			},
			sheet.OneKindLeft: func(Refused) Said {
				return Said{"Plus de voyelle, ou plus de consonne.", "Selon le règlement, c'est fini\u00a0: terminer."}
			},
			sheet.NoSeed:  func(Refused) Said { return Said{"Cette partie n'a pas de graine.", "Donnez-en une\u00a0: tirer 2026."} },
			sheet.NotHere: func(Refused) Said { return Said{"Cette ligne mène à une autre partie.", "Tapez-la seule."} },
			sheet.NoPlayer: func(r Refused) Said {
				return Said{"Personne ne s'appelle " + r.Text + ".", "À la table\u00a0: " + r.Names + "."}
			},
			sheet.NotAName: func(r Refused) Said {
				return Said{r.Text + " ne peut être un nom.", "Un nom\u00a0: 1 à 60 signes, sans deux-points."}
			},
			sheet.CrowdedName: func(r Refused) Said {
				return Said{"Trop d'accents sur une lettre de " + r.Text + ".", "Laissez-en " + Number(r.Limit) + " au plus."}
			},
			sheet.SharedName: func(r Refused) Said {
				return Said{"Deux joueurs s’appellent " + r.Text + ".", "Ajoutez une lettre au nom de l’un d’eux."}
			},
			sheet.NoClockTime: func(r Refused) Said { return Said{r.Text + " n'est pas un temps.", "Un temps s'écrit 1:05."} },
		},
		File: func(place, reason string) Said {
			return Said{place + "\u00a0: " + reason + ".", "Corrigez le fichier et réessayez."}
		},
		FileMistake: FileMistakes{
			In:  func(where, reason string) string { return where + "\u00a0: " + reason },
			Row: func(field string, row int) string { return field + ", ligne " + Number(row) },
			Reasons: map[editions.Reason]func(Mistaken) string{
				editions.IsFolder:     func(Mistaken) string { return "est un dossier, là où il faut un fichier" },
				editions.NotOrdinary:  func(Mistaken) string { return "n'est pas un fichier ordinaire" },
				editions.TooLarge:     func(m Mistaken) string { return "dépasse " + Number(m.Most) + " octets" },
				editions.Unreadable:   func(m Mistaken) string { return "est illisible (" + m.Bare + ")" },
				editions.BadSyntax:    func(m Mistaken) string { return "TOML non valide (" + m.Bare + ")" },
				editions.Undefined:    func(m Mistaken) string { return m.Because },
				editions.Lacking:      func(m Mistaken) string { return "il manque " + m.Bare },
				editions.UnknownField: func(m Mistaken) string { return "champ inconnu " + m.Text },
				editions.NoText:       func(Mistaken) string { return "il faut un texte entre guillemets" },
				editions.NoNumber:     func(Mistaken) string { return "il faut un nombre entier" },
				editions.NoFlag:       func(Mistaken) string { return "il faut true ou false" },
				editions.NoList:       func(Mistaken) string { return "il faut une liste entre [ ]" },
				editions.NoTable:      func(Mistaken) string { return "il faut une table de champs" },
				editions.EmptyText:    func(Mistaken) string { return "le texte est vide" },
				editions.Unprintable:  func(Mistaken) string { return "le texte a un signe qui ne se montre pas" },
				editions.NoneOf:       func(m Mistaken) string { return m.Text + " n'est rien de cela\u00a0: " + m.Words },
				editions.NumberBounds: func(m Mistaken) string {
					return Number(m.Number) + " n'est pas un nombre de " + Number(m.Least) + " à " + Number(m.Most)
				},
				editions.BadID: func(m Mistaken) string {
					return m.Text + " a d'autres signes que les lettres a à z, les chiffres et le trait d'union"
				},
				editions.NoRulebook:   func(m Mistaken) string { return "il n'y a pas de règlement " + m.Text },
				editions.HomeUnread:   func(m Mistaken) string { return m.Bare + " est illisible\u00a0: " + m.Because },
				editions.HomeMistaken: func(m Mistaken) string { return m.Bare + " a une faute\u00a0: " + m.Because },
				editions.HomeAway:     func(m Mistaken) string { return m.Bare + " ne peut être home\u00a0: il en nomme un lui-même" },
				editions.OtherName:    func(m Mistaken) string { return m.Text + " n'est pas le nom du fichier, " + m.Other },
				editions.LetterRow:    func(Mistaken) string { return "il faut une lettre, ses jetons et ses points, comme dans [\"A\", 9, 1]" },
				editions.NoTiles:      func(m Mistaken) string { return m.Bare + " n'est pas une lettre qui a des jetons" },
				editions.Twice:        func(m Mistaken) string { return m.Bare + " y est deux fois" },
				editions.RackBounds: func(m Mistaken) string {
					return Number(m.Number) + " n'est pas un nombre de jetons de 1 à " + Number(m.Most) + ", le chevalet"
				},
				editions.LayoutToo:   func(Mistaken) string { return "il y a aussi un layout\u00a0; il en faut un des deux" },
				editions.NotTwoTiles: func(m Mistaken) string { return m.Text + " ne fait pas deux jetons" },
				editions.NoRule:      func(m Mistaken) string { return m.Text + " n'est pas un champ des règles" },
				editions.Sourced:     func(m Mistaken) string { return m.Text + " a une source" },
				editions.NoPair:      func(Mistaken) string { return "il faut le minimum et le maximum de joueurs, comme dans [2, 4]" },
				editions.NoPlayers: func(m Mistaken) string {
					return "de " + Number(m.Least) + " à " + Number(m.Most) + ", ce ne peut être des joueurs"
				},
				editions.TurnAndPoints: func(Mistaken) string { return "une contestation coûte un tour ou des points, pas les deux" },
				editions.LeastMinutes: func(m Mistaken) string {
					return Number(m.Number) + " n'est pas moins que les " + Number(m.Most) + " minutes"
				},
				editions.OnlyPoints: func(m Mistaken) string { return "cela va avec over = " + m.Text },
				editions.NoKind:     func(m Mistaken) string { return m.Text + " n'est ni une lettre capitale ni \"?\", le joker" },
				editions.LaterSignal: func(m Mistaken) string {
					return Number(m.Number) + " secondes ne font pas moins que celles d'avant, ou rien"
				},
				editions.NotAsHome: func(m Mistaken) string { return "c'est inconnu, et pas comme dans " + m.Bare },
			},
			Definition: map[scoring.DefinitionReason]func(Mistaken) string{
				scoring.Absent: func(Mistaken) string { return "manque" },
				scoring.LetterCount: func(m Mistaken) string {
					return Number(m.Number) + " lettres, là où il en faut de " + Number(m.Least) + " à " + Number(m.Most)
				},
				scoring.TileCount: func(m Mistaken) string {
					return Number(m.Number) + " jetons, là où il en faut de " + Number(m.Least) + " à " + Number(m.Most)
				},
				scoring.PointCount: func(m Mistaken) string {
					return Number(m.Number) + " points, là où il en faut de " + Number(m.Least) + " à " + Number(m.Most)
				},
				scoring.NoNotation: func(Mistaken) string { return "n'est ni rows ni gcg" },
				scoring.SideOfBoard: func(m Mistaken) string {
					if m.Number == 0 || m.Number == 1 {
						return Number(m.Number) + " ligne, là où il en faut un nombre impair de " + Number(m.Least) + " à " + Number(m.Most)
					}
					return Number(m.Number) + " lignes, là où il en faut un nombre impair de " + Number(m.Least) + " à " + Number(m.Most)
				},
				scoring.RowOfBoard: func(m Mistaken) string {
					if m.Number == 0 || m.Number == 1 {
						return Number(m.Number) + " case, là où " + Number(m.Most) + " lignes en demandent " + Number(m.Most)
					}
					return Number(m.Number) + " cases, là où " + Number(m.Most) + " lignes en demandent " + Number(m.Most)
				},
				scoring.NoPremiumSign: func(m Mistaken) string { return m.Text + " n'est aucune case" },
				scoring.LetterBounds: func(m Mistaken) string {
					return "les jetons et les points vont de " + Number(m.Least) + " à " + Number(m.Most)
				},
				scoring.NoCapital:     func(Mistaken) string { return "une lettre s'écrit en capitales" },
				scoring.NoLetterFirst: func(Mistaken) string { return "ne commence pas par une lettre" },
				scoring.MarkInLetter:  func(Mistaken) string { return "a un signe qui veut dire autre chose" },
				scoring.LetterTwice:   func(Mistaken) string { return "y est deux fois" },
				scoring.BonusBounds: func(m Mistaken) string {
					return "les jetons vont de 1 au chevalet, les points de " + Number(m.Least) + " à " + Number(m.Most)
				},
				scoring.BonusTwice:     func(Mistaken) string { return "y est deux fois" },
				scoring.NoVowel:        func(Mistaken) string { return "n'est pas une lettre de cette édition" },
				scoring.NotOneLetter:   func(Mistaken) string { return "n'est pas une seule lettre" },
				scoring.NoFolding:      func(Mistaken) string { return "n'est pas une lettre suivie de ce qui la remplace" },
				scoring.LetterReadElse: func(Mistaken) string { return "ne se lit pas comme elle est écrite" },
			},
		},
		Forgotten: func(file, reason string) string {
			if reason == "" {
				return file + " est illisible\u00a0: son contenu est oublié."
			}
			return file + "\u00a0: " + reason + ". Son contenu est oublié."
		},
		Place: func(file string, line int) string {
			if line == 0 {
				return file
			}
			if file == "" {
				return "ligne " + Number(line)
			}
			return file + ", ligne " + Number(line)
		},
		Setting: func(place, key, value, possible string) Said {
			return Said{place + "\u00a0: " + value + " ne va pas pour " + key + ".", "Possible\u00a0: " + possible + "."}
		},
		NoHome: func(variable string) Said {
			return Said{variable + " manque\u00a0: aucun dossier n'est connu.", "Donnez " + variable + ", ou --config DOSSIER."}
		},
		NoPath: func(variable, value string) Said {
			return Said{variable + " n'est pas absolu\u00a0: " + value + ".", "Commencez-le par /, ou --config DOSSIER."}
		},
		Cut:   Said{What: "La liste gardée pour chercher a été coupée.", Todo: "Refaites-le\u00a0: elle est relue."},
		Crash: func(file string) string { return "Ce qui était noté est gardé. Signalez-le, avec " + file + "." },
		NoSetting: func(place, key, possible string) Said {
			return Said{place + "\u00a0: il n'y a pas de réglage " + key + ".", "Il y a\u00a0: " + possible + "."}
		},
		NoEdition: func(id string) Said {
			return Said{"Il n'y a pas d'édition " + id + ".", "tanteo editions en donne la liste."}
		},
		NoRules: func(id string) Said {
			return Said{"Il n'y a pas de règlement " + id + ".", "tanteo rules en donne la liste."}
		},
		House: map[sheet.HouseReason]func(HouseRule) Said{
			sheet.HouseNoRule: func(h HouseRule) Said {
				return Said{h.Key + " n'est pas une règle maison.", "Il y a\u00a0: " + h.Possible + "\u00a0; ainsi\u00a0: bonus=40,leftovers=none."}
			},
			sheet.HouseValue: func(h HouseRule) Said {
				return Said{h.Value + " ne va pas pour la règle maison " + h.Key + ".", "Possible\u00a0: " + h.Possible + "."}
			},
			sheet.HouseTwice: func(h HouseRule) Said {
				return Said{"La règle maison " + h.Key + " y est deux fois.", "Ôtez-en une."}
			},
		},
		Role: Roles{
			LookOn:   Said{What: "Ici, on ne fait que regarder.", Todo: "Quelqu'un d'autre tient la feuille."},
			Arbiter:  Said{What: "C'est à l'arbitre de le faire.", Todo: "Ici se notent vos propres solutions."},
			Served:   Said{What: "Impossible d'ici.", Todo: "À faire sur le serveur, par qui le gère."},
			NotWhile: Said{What: "Pas de recherche pendant la partie.", Todo: "Après la fin, tout le monde y a droit."},
			NotAmong: func(name string) Said {
				return Said{name + " ne joue pas cette partie.", "Vous regardez\u00a0; l'arbitre peut vous ajouter."}
			},
			ByTurns: Said{What: "Cette partie se joue à tour de rôle.", Todo: "Quelqu'un d'autre la note\u00a0; vous regardez."},
			In: func(round int) Said {
				return Said{"Votre solution du coup " + Number(round) + " est remise.", "L'arbitre peut la corriger."}
			},
			Late: func(round int) Said {
				return Said{"Le coup " + Number(round) + " est passé sans votre solution.", "Elle n'est pas notée\u00a0; dites-le à l'arbitre."}
			},
			NoRack: func(round int) Said {
				return Said{"Le coup " + Number(round) + " n'a pas encore de tirage.", "Attendez l'arbitre."}
			},
			NotRack: func(letters string) Said {
				return Said{"Absent du tirage\u00a0: " + letters + ".", "Jouez avec les lettres du coup."}
			},
		},
		Saved: Saved{
			NoGame: func(id, nearest string) Said {
				if nearest == "" {
					return Said{"Il n'y a pas de partie " + id + ".", "tanteo games en donne la liste."}
				}
				return Said{"Il n'y a pas de partie " + id + ".", "Vouliez-vous dire " + nearest + "\u00a0? tanteo games en donne la liste."}
			},
			Taken: func(id string) Said {
				return Said{"Il y a déjà une partie " + id + ".", "Mettez-la d'abord à la corbeille."}
			},
			Held: func(who string) Said {
				return Said{"Ouverte ailleurs\u00a0: " + who + ".", "Fermez-la là-bas\u00a0; tanteo show la lit."}
			},
			Busy: func(who string) Said {
				return Said{"Pas maintenant\u00a0: " + who + " écrit et n'en finit pas.", "Rien n'a été noté\u00a0; réessayez plus tard."}
			},
			Somebody: "quelqu'un d'autre",
			Newer:    Said{What: "Un tanteo plus récent a écrit cette partie.", Todo: "Ouvrez-la avec lui\u00a0; rien n'y a été touché."},
			Damaged: func(where string) Said {
				return Said{"Le fichier est abîmé\u00a0: " + where + ".", "Le fichier reste comme il est."}
			},
			Aside:   func(name string) string { return "Il est mis de côté\u00a0: " + name + "." },
			Altered: Said{What: "Le fichier n'est pas tel qu'écrit par tanteo.", Todo: "Lecture seule\u00a0; continuez sur une copie."},
			Lost: func(line string) Said {
				if line == "" {
					return Said{"La dernière ligne a été abîmée sur le disque.", "Notez de nouveau le coup qui manque."}
				}
				return Said{"La dernière ligne a été abîmée sur le disque.", "Perdu\u00a0: " + line + ". À noter de nouveau."}
			},
			Changed: Said{What: "Le fichier a changé entre-temps.", Todo: "Rouvrez la partie et répétez la ligne."},
			Gone:    Said{What: "La partie n'est plus là.", Todo: "Son fichier a été déplacé ou effacé."},
			Thrown: func(who, id string) Said {
				if who == "" {
					return Said{"La partie a été retirée.", "games restore " + id + " la ramène."}
				}
				return Said{who + " a retiré la partie.", "games restore " + id + " la ramène."}
			},
			NotAFile: func(file string) Said {
				if file == "" {
					return Said{"Pas un fichier ordinaire\u00a0: le fichier.", "Déplacez ce qui porte son nom."}
				}
				return Said{"Pas un fichier ordinaire\u00a0: " + file + ".", "Déplacez ce qui porte son nom."}
			},
			Linked: func(file string) Said {
				if file == "" {
					return Said{"C'est un lien\u00a0: le fichier.", "Mettez-y le fichier même, pas un lien."}
				}
				return Said{"C'est un lien\u00a0: " + file + ".", "Mettez-y le fichier même, pas un lien."}
			},
			Foreign:  Said{What: "C'est du JSON, mais pas une partie de tanteo.", Todo: "tanteo ouvre les siennes et les GCG."},
			Woogles:  Said{What: "C'est une partie au format de Woogles.", Todo: "Exportez-la là-bas en GCG et ouvrez-la."},
			Wordfeud: Said{What: "C'est une partie au format de Wordfeud.", Todo: "Il n'écrit pas de GCG\u00a0: notez les coups."},
			Own:      Said{What: "C'est une partie de tanteo même.", Todo: "tanteo import en fait une des vôtres."},
			Copy: func(id string) Said {
				return Said{"Copie de " + id + " par une synchronisation.", "Importez-la au besoin, puis effacez-la."}
			},
			CopiedChanges: func(id string) Said {
				return Said{"Copie de lignes notées dans " + id + ".", "Notez-y ce qui manque, puis effacez-la."}
			},
			Misnamed: Said{What: "Aucune partie ne peut s'appeler ainsi.", Todo: "Renommez-le avec a-z, 0-9 et des tirets."},
			NoFolder: func(path string) Said {
				return Said{path + " n'est pas un dossier.", "Déplacez-le, ou nommez un autre dossier."}
			},
			Absent: func(path string) Said {
				return Said{"Le dossier " + path + " n'existe pas.", "Créez-le, ou corrigez games (config.toml)."}
			},
			NotInTrash: func(id, nearest string) Said {
				if nearest == "" {
					return Said{"Il n'y a pas de partie " + id + " dans la corbeille.", "tanteo games trash en donne la liste."}
				}
				return Said{"Il n'y a pas de partie " + id + " dans la corbeille.", "Vouliez-vous dire " + nearest + "\u00a0? tanteo games trash en donne la liste."}
			},
		},
		System: System{
			Full: func(file string) Said {
				if file == "" {
					return Said{"Il n'y a plus de place sur le disque.", "Faites de la place\u00a0; le reste est sauvé."}
				}
				return Said{"Plus de place sur le disque\u00a0: " + file + ".", "Faites de la place\u00a0; le reste est sauvé."}
			},
			Forbids: func(file string) Said {
				if file == "" {
					return Said{"Accès refusé\u00a0: le fichier.", "Demandez le droit de lire et d'écrire."}
				}
				return Said{"Accès refusé\u00a0: " + file + ".", "Demandez le droit de lire et d'écrire."}
			},
			Lacking: Lacking{
				WriteIn: func(name, owner string) Said {
					return Said{"Écriture interdite dans " + name + ".", "C'est à " + owner + " d'en donner le droit."}
				},
				LookInto: func(name, owner string) Said {
					return Said{"Lecture interdite dans " + name + ".", "C'est à " + owner + " d'en donner le droit."}
				},
				Write: func(name, owner string) Said {
					return Said{"Écriture interdite\u00a0: " + name + ".", "C'est à " + owner + " d'en donner le droit."}
				},
				Read: func(name, owner string) Said {
					return Said{"Lecture interdite\u00a0: " + name + ".", "C'est à " + owner + " d'en donner le droit."}
				},
				Replace: func(name, owner string) Said {
					return Said{name + "\u00a0: à chacun ses fichiers.", "Demandez un chmod -t à " + owner + "."}
				},
			},
			ReadOnly: func(file string) Said {
				if file == "" {
					return Said{"En lecture seule\u00a0: le fichier.", "Prenez un autre dossier avec --config."}
				}
				return Said{"En lecture seule\u00a0: " + file + ".", "Prenez un autre dossier avec --config."}
			},
			Missing: func(file string) Said {
				if file == "" {
					return Said{"Introuvable\u00a0: le fichier.", "Vérifiez le nom et le dossier."}
				}
				return Said{"Introuvable\u00a0: " + file + ".", "Vérifiez le nom et le dossier."}
			},
			Closed: func(file string) Said {
				return Said{"Plus personne ne lit la sortie.", "Ce qui était noté est enregistré."}
			},
			Failed: func(file, reason string) Said {
				if file == "" {
					return Said{"Échec avec le fichier\u00a0: " + reason + ".", "Réessayez, ou dans un autre dossier."}
				}
				return Said{"Échec avec " + file + "\u00a0: " + reason + ".", "Réessayez, ou dans un autre dossier."}
			},
			TooMany: Said{What: "Trop de fichiers sont ouverts.", Todo: "Relevez la limite (ulimit -n), recommencez."},
			Why: Why{
				Silent:   "le disque ne répond pas",
				LongName: "son nom est trop long",
				NoFolder: "son dossier est un fichier",
				IsFolder: "c'est un dossier",
				Circle:   "ses liens tournent en rond",
				Stale:    "le disque n'est plus là",
				NotFile:  "ce n'est pas un fichier ordinaire",
				IsLink:   "c'est un lien",
				TooLarge: "il est trop gros",
			},
		},
		Other: func(text string) Said { return Said{text + ".", "Réessayez."} },
	}
}

func frSheet() Sheet {
	return Sheet{
		Turns:  "tour",
		Empty:  "Aucun tour n'est noté.",
		OnTurn: func(player string) string { return "À " + player + " de jouer." },
		Ended:  "La partie est finie.",
		Bag:    func(bag, unseen int) string { return "Sac " + Number(bag) + ", non vus " + Number(unseen) + "." },
		Hidden: func(plays int) string {
			if plays == 0 || plays == 1 {
				return Number(plays) + " tour est noté sans ses lettres et n'est pas déduit des jetons."
			}
			return Number(plays) + " tours sont notés sans leurs lettres et ne sont pas déduits des jetons."
		},
		Loose: func(tiles int) string {
			if tiles == 0 || tiles == 1 {
				return Number(tiles) + " jeton sur la grille sans points."
			}
			return Number(tiles) + " jetons sur la grille sans points."
		},
		Faulty:     "! impossible sur la grille, compte 0",
		CameOff:    "× retiré après une contestation",
		OutOfOrder: "Des numéros côte à côte suivent l'ordre des joueurs.",
		Told:       "* points donnés par le fichier, non comptés",
		Final:      "Tableau final",
		SoFar:      "Tableau provisoire",
		Before:     "avant",
		Left:       "restes",
		All:        "total",
		Void:       "Cette partie ne compte nulle part.",
		Total:      "Total",
		Note: func(turn int, text string) string {
			if turn == 0 {
				return "Note\u00a0: " + text
			}
			return "Note après le tour " + Number(turn) + "\u00a0: " + text
		},
		Bonus: func(tiles, points int) string { return Number(tiles) + " jetons  + " + Number(points) },
	}
}

func frEditions() Editions {
	return Editions{
		Tiles: func(tiles, letters, blanks int) string {
			tilesText := Number(tiles) + " jetons\u00a0"
			if tiles == 0 || tiles == 1 {
				tilesText = Number(tiles) + " jeton\u00a0"
			}
			lettersText := Number(letters) + " lettres"
			if letters == 0 || letters == 1 {
				lettersText = Number(letters) + " lettre"
			}
			blanksText := Number(blanks) + " jokers"
			if blanks == 0 || blanks == 1 {
				blanksText = Number(blanks) + " joker"
			}
			return tilesText + ": " + lettersText + " et " + blanksText + "."
		},
		Count: func(tiles int) string {
			if tiles == 0 || tiles == 1 {
				return Number(tiles) + " jeton"
			}
			return Number(tiles) + " jetons"
		},
		Own:      "votre propre fichier",
		Notation: "Cases",
		Rows:     "lettre de la ligne et numéro de la colonne\u00a0; H4 est horizontal, 4H vertical",
		GCG:      "lettre de la colonne et numéro de la ligne\u00a0; 8D est horizontal, D8 vertical",
		Rack: func(tiles int) string {
			if tiles == 0 || tiles == 1 {
				return "Un chevalet tient " + Number(tiles) + " jeton."
			}
			return "Un chevalet tient " + Number(tiles) + " jetons."
		},
		Bonus: func(tiles, points int) string {
			tilesText := Number(tiles) + " jetons posés"
			if tiles == 0 || tiles == 1 {
				tilesText = Number(tiles) + " jeton posé"
			}
			pointsText := Number(points) + " points"
			if points == 0 || points == 1 {
				pointsText = Number(points) + " point"
			}
			return tilesText + " en un coup\u00a0: une prime de " + pointsText + "."
		},
		Letter: "lettre",
		Of:     "jetons",
		Points: "points",
		Blank: func(points, left int) string {
			return "Un joker vaut " + Number(points) + " sur la grille et " + Number(left) + " sur un chevalet à la fin."
		},
		OnlyOf:    func(letters string) string { return "Sans jeton, seul un joker peut l'être\u00a0: " + letters + "." },
		OurChoice: "Le programme les compte\u00a0; la FISE interdit ce joker (art. 10.2).",
		Vowels:    func(letters string) string { return "Voyelles\u00a0: " + letters + "." },
		Board:     func(side int) string { return "Grille de " + Number(side) + " × " + Number(side) + " cases" },
		Square:    func(name string, n int) string { return name + " " + Number(n) },
		Plain:     func(n int) string { return "simple " + Number(n) },
		Names: map[scoring.Premium]string{
			scoring.DoubleLetter:    "lettre compte double",
			scoring.TripleLetter:    "lettre compte triple",
			scoring.QuadrupleLetter: "lettre compte quadruple",
			scoring.DoubleWord:      "mot compte double",
			scoring.TripleWord:      "mot compte triple",
			scoring.QuadrupleWord:   "mot compte quadruple",
			scoring.Colour1:         "triple les jetons de 1",
			scoring.Colour2:         "triple les jetons de 2",
			scoring.Colour3:         "triple les jetons de 3",
			scoring.Colour5:         "triple les jetons de 5",
		},
		Rules:    func(id string) string { return "Règles à la maison\u00a0: " + id + "." },
		Sources:  "Sources",
		NoSource: "Aucune source n'est donnée.",
	}
}

func frRules() Rules {
	return Rules{
		Players:   "Joueurs",
		FromTo:    func(fewest, most int) string { return "de " + Number(fewest) + " à " + Number(most) },
		Otherwise: func(home string) string { return "À un autre nombre de joueurs, c'est " + home + " qui compte." },
		Passes:    "Passes qui mettent fin à la partie",
		PassesEach: func(rounds, two, three, four int) string {
			return Number(rounds) + " tours de table, soit " + Number(two) + " à deux, " + Number(three) + " à trois, " + Number(four) + " à quatre joueurs"
		},
		PassesInAll:  func(n int) string { return Number(n) + " de suite" },
		PassesOrLost: "Passes et tours perdus qui mettent fin à la partie",
		AlonePasses:  "Passes qui y mettent fin quand un joueur continue seul",
		AloneOrLost:  "Passes et tours perdus qui y mettent fin alors",
		Scoreless:    "Tours sans points qui mettent fin à la partie",
		InARow:       func(n int) string { return Number(n) + " de suite" },
		Withdrawn:    "Un mot retiré compte comme une passe",
		Exchange:     "Un échange",
		ExchangeIs: map[sheet.ExchangeCounts]string{
			sheet.ExchangeScoreless: "n'est pas une passe, mais un tour sans points",
			sheet.ExchangeTurn:      "n'est ni une passe ni un tour sans points",
			sheet.ExchangePass:      "compte comme une passe",
		},
		ExchangeMin: "Jetons dans le sac pour échanger",
		InBag: func(n int) string {
			if n == 0 {
				return "pas de minimum"
			}
			return Number(n) + " au moins"
		},
		ExchangeMax: "Échanges d'un joueur",
		Times:       func(n int) string { return Number(n) + " au plus" },
		Penalty:     "Pénalité proposée",
		Off: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " point"
			}
			return Number(n) + " points"
		},
		Challenges:      "Contestations",
		ByJury:          "aucune à la table\u00a0; l'arbitre vérifie les mots après la partie",
		ChallengeFailed: "Contester un mot valable",
		Fine: func(points int, perWord, toChallenged bool) string {
			if points == 0 {
				return "ne coûte rien"
			}
			pointsText := Number(points) + " points"
			if points == 1 {
				pointsText = Number(points) + " point"
			}
			perWordText := "coup"
			if perWord {
				perWordText = "mot"
			}
			toChallengedText := "moins à qui conteste"
			if toChallenged {
				toChallengedText = "plus à qui a joué"
			}
			return pointsText + " de " + toChallengedText + ", par " + perWordText
		},
		LostTurn: "coûte un tour à qui conteste",
		Jury:     "Un mot que l'arbitre refuse",
		JuryOff:  func(n int) string { return "les points de son tour et " + Number(n) + " de moins" },
		Clock:    "Chrono",
		Minutes: func(least, minutes int) string {
			if least == 0 {
				switch minutes {
				case 0:
					return Number(least) + " minute"
				case 1:
					return Number(minutes) + " minute"
				}
				return Number(minutes) + " minutes"
			}
			return "de " + Number(least) + " à " + Number(minutes) + " minutes"
		},
		OverPoints: func(points, lossAfter int) string {
			pointsText := Number(points) + " points"
			if points == 0 || points == 1 {
				pointsText = Number(points) + " point"
			}
			lossAfterText := "trop\u00a0; à plus de " + Number(lossAfter) + " minutes en trop, la partie est perdue"
			switch lossAfter {
			case 0:
				lossAfterText = "trop"
			case 1:
				lossAfterText = "trop\u00a0; à plus de " + Number(lossAfter) + " minute en trop, la partie est perdue"
			}
			return pointsText + " de moins par minute entamée en " + lossAfterText
		},
		OverLoss:    "qui dépasse perd la partie",
		OverNoPlays: "qui dépasse ne joue plus",
		OverNothing: "dépasser ne coûte rien",
		Leftovers:   "Jetons restants à la fin",
		LeftoversAre: map[sheet.Leftovers]string{
			sheet.PlusMinus:   "chacun les perd\u00a0; qui a fini les gagne tous",
			sheet.Twice:       "à deux, qui a fini gagne le double de ceux de l'autre",
			sheet.NoLeftovers: "ne changent rien",
		},
		Ties:      "Totaux égaux",
		Share:     "partagent la place",
		Before:    "les totaux avant les jetons restants décident\u00a0; à égalité là aussi, la place est partagée",
		Yes:       "oui",
		No:        "non",
		None:      "aucune règle de ce genre",
		NotKnown:  func(used string) string { return "on ne sait pas, compté comme à la maison (" + used + ")" },
		Source:    func(text string) string { return "source\u00a0: " + text },
		NoSource:  "aucune source n'est donnée",
		Sources:   "Sources",
		Duplicate: "Duplicate",
		Lent: func(book string) string {
			return "Ce règlement n'a pas cette partie\u00a0: c'est celle de " + book + "."
		},
		RoundTime: "Temps d'un coup",
		RoundRack: "Voyelles et consonnes d'un tirage",
		RackHas: func(rounds, each, later int) string {
			return "au moins " + Number(each) + " de chaque jusqu'au coup " + Number(rounds) + ", puis " + Number(later)
		},
		Either:  "Voyelle ou consonne, au choix",
		OneKind: "Plus de voyelle, ou plus de consonne",
		OneKindIs: map[sheet.OneKind]string{
			sheet.OneKindEnds:         "la partie finit",
			sheet.OneKindUnlessEither: "la partie finit, sauf si un de deux jetons ou plus peut être l'une ou l'autre",
		},
		MasterTies: "Top entre coups égaux",
		InOrder:    func(ties []string) string { return "dans cet ordre\u00a0: " + strings.Join(ties, "\u00a0; ") },
		Solo:       "Bonus du solo",
		SoloIs: func(points, below, most, players int) string {
			if players == 0 {
				if below == 0 {
					if most == 0 {
						return Number(points)
					}
					return Number(points) + "\u00a0; " + Number(most) + " en tout"
				}
				if most == 0 {
					return Number(points) + ", ou " + Number(below) + " sous le top"
				}
				return Number(points) + ", ou " + Number(below) + " sous le top\u00a0; " + Number(most) + " en tout"
			}
			belowText := Number(points) + ", ou " + Number(below) + " sous le top\u00a0"
			if below == 0 {
				belowText = Number(points) + "\u00a0"
			}
			mostText := Number(most) + " en tout\u00a0; "
			if most == 0 {
				mostText = ""
			}
			return belowText + "; " + mostText + "à partir de " + Number(players) + " joueurs"
		},
		WrongMove: "Un coup non valable",
		Warnings:  "Avertissements",
		WarningsCost: func(from, points int) string {
			if points == 0 || points == 1 {
				return Number(points) + " point de moins chacun à partir du " + Number(from) + "e"
			}
			return Number(points) + " points de moins chacun à partir du " + Number(from) + "e"
		},
		House:          func(rules []string) string { return "Règles maison\u00a0: " + strings.Join(rules, "\u00a0; ") + "." },
		HouseBonus:     func(points int) string { return "tous les jetons du chevalet donnent " + Number(points) },
		HouseLeftovers: func(what string) string { return "jetons restants à la fin\u00a0: " + what },
		HousePenalty:   func(points int) string { return "une pénalité est de " + Number(points) },
		HouseChallenge: func(points int) string { return "contester un mot valable coûte " + Number(points) },
		HousePasses: func(n int) string {
			switch n {
			case 0:
				return "les passes ne mettent pas fin à la partie"
			case 1:
				return Number(n) + " passe met fin à la partie"
			}
			return Number(n) + " passes de suite mettent fin à la partie"
		},
		HouseOvertime: func(points int) string { return Number(points) + " de moins par minute en trop" },
	}
}

func frTool() Tool {
	return Tool{
		Help: Help{
			Usage:    "Appel\u00a0:",
			Commands: "Commandes\u00a0:",
			Flags:    "Options\u00a0:",
			Global:   "Options de toutes les commandes\u00a0:",
			More:     "Plus sur une commande\u00a0: tanteo COMMANDE --help",
			Lines:    "Mots d'une ligne, compris dans toutes les langues\u00a0:",
			Codes:    "Codes de sortie\u00a0: 0 fait, et ce qui manque à côté est un avertissement\u00a0; 1 la partie ou un fichier dit non\u00a0; 2 mauvais usage, ou pas de terminal pour l'écran\u00a0; 3 quelque chose n'a pu être lu ou écrit\u00a0; 4 la partie est ouverte ailleurs\u00a0: plus tard, ce sera possible\u00a0; 130 interrompu.",
		},
		Root:     Page{Use: "tanteo [PARTIE]", Short: "Tient la marque des jeux de lettres croisées", Long: "tanteo tient la marque des jeux de lettres croisées. Seul, il ouvre l'écran avec la dernière partie ouverte, ou avec PARTIE. Les commandes font de même sans écran."},
		Enter:    Page{Use: "enter [PARTIE] [LIGNE…]", Short: "Note des tours, un par ligne, et répond", Long: "Note des lignes comme le ferait l'écran, et dit ce que chacune a fait. Les lignes sont les arguments, ou l'entrée standard\u00a0; les lignes vides et celles qui commencent par # sont sautées. PARTIE est le nom d'une partie enregistrée\u00a0; dans un terminal on peut l'omettre\u00a0: c'est la dernière. Une ligne refusée arrête un tube ou les arguments\u00a0; dans un terminal, on continue.\n\n  H4 JAMON         un coup\u00a0: première case et mot\n  = R2wELOJ3l      un coup par ses mots et ses marques\n  25               des points à la main\n  passe            et les mots ci-dessous"},
		Score:    Page{Use: "score MOTS…", Short: "Compte un coup", Long: "Compte un coup d'après ses mots, le principal en premier\u00a0: tanteo score R2wELOJ3l. Après une lettre vient ce qu'il y a sous son jeton (2l 3l 2w 3w), ? pour un joker, 0 pour un jeton déjà posé\u00a0; les jetons entre parenthèses étaient là aussi. Avec une case, le coup est compté sur une grille vide, ou sur celle de --board\u00a0: tanteo score \"H4 JAMON\"."},
		Show:     Page{Use: "show [PARTIE]", Short: "Montre la feuille d'une partie", Long: "Montre la feuille d'une partie en texte, tour par tour\u00a0; sans PARTIE, celle de la dernière."},
		Games:    Page{Use: "games", Short: "Liste les parties enregistrées", Long: "Liste les parties enregistrées, la plus récente en premier."},
		Remove:   Page{Use: "rm PARTIE", Short: "Met une partie à la corbeille", Long: "Met une partie à la corbeille. games restore l'en ressort."},
		Restore:  Page{Use: "restore PARTIE", Short: "Sort une partie de la corbeille", Long: "Sort une partie de la corbeille."},
		Editions: Page{Use: "editions [ID]", Short: "Liste les éditions, ou en montre une", Long: "Liste les éditions, ou en montre une\u00a0: ses lettres, sa grille et d'où viennent ses chiffres."},
		Rules:    Page{Use: "rules [ID]", Short: "Liste les règlements, ou en montre un", Long: "Liste les règlements, ou en montre un\u00a0: ses nombres et d'où ils viennent."},
		Watch:    Page{Use: "watch PARTIE", Short: "Suit une partie à l'écran, sans rien noter", Long: "Suit une partie à l'écran\u00a0: chaque tour se voit aussitôt, et tout peut être regardé, cherché, copié et imprimé. Rien ne peut être noté, et qui note n'est pas dérangé."},
		Serve:    Page{Use: "serve", Short: "Montre l'écran à d'autres, par ssh", Long: "Montre l'écran à d'autres par ssh, depuis un seul processus et sans comptes. On entre par\n\n  ssh -t -p 2222 MACHINE [PARTIE]\n\nQui peut entrer est dans serve/authorized_keys, dans le dossier de configuration\u00a0: une clé d'OpenSSH par ligne, avec des options devant, séparées par des virgules\u00a0:\n\n  role=\"scorer\"       note dans les parties, et en commence\n  role=\"spectator\"    suit\u00a0; de même une clé sans rôle\n  role=\"player Ana\"   entre les coups d'Ana dans un duplicate\n  games=\"2026-11-*\"   seulement les parties d'un tel id\n  name=\"Ana\"          ce que voient les autres\n\n  role=\"player Ana\",name=\"Ana\" ssh-ed25519 AAAAC3Nza…\n\nPersonne d'autre n'entre, et l'on n'obtient rien que l'écran\u00a0: ni shell, ni fichiers, ni redirection. Sans autre adresse, il n'écoute que sur cette machine. Ce qui se passe est dit sur la sortie d'erreur, une ligne à la fois. Ctrl+C ou SIGTERM l'arrêtent\u00a0: chacun est prévenu et tout est enregistré."},
		Replay:   Page{Use: "replay CHEMIN…", Short: "Recompte les parties de fichiers GCG", Long: "Recompte chaque coup de parties en GCG, et dit où le fichier a d'autres chiffres\u00a0: ligne, calcul et cause possible. CHEMIN est un fichier, un dossier avec tout ce qui s'y trouve en .gcg et .gcgs, ou - pour l'entrée standard.\n\nLe code de sortie est 1 quand une partie diffère ou ne se lit pas. Ce qui n'est que douteux, surtout les chevalets et l'ordre des tours, est compté, et dit avec --warnings."},
		Import:   Page{Use: "import FICHIER", Short: "Enregistre les parties d'un fichier", Long: "Enregistre chaque partie d'un fichier GCG, ou celle d'un fichier de tanteo même (JSON), et écrit son nom. FICHIER est - pour l'entrée standard. Les points restent ceux du fichier GCG\u00a0; là où ce ne sont pas les nôtres, la ligne recompter prend notre compte. Un total mal additionné est dit."},
		Export:   Page{Use: "export [PARTIE]", Short: "Écrit une partie dans un autre format", Long: "Écrit une partie en GCG (pour Quackle, macondo, Woogles), comme le fichier de tanteo même (JSON), comme tableau pour tableurs (CSV), ou comme feuille en texte\u00a0; sans PARTIE, la dernière. Elle va à la sortie standard ou, avec -o, dans un fichier, dont la fin dit le format si --format ne le dit pas\u00a0: .gcg .json .csv .txt. Un fichier qui existe déjà est gardé, sauf avec --force."},
		Complete: Page{Use: "completion SHELL", Short: "Écrit un script qui complète les commandes dans un shell", Long: "Écrit un script qui complète les commandes dans bash, zsh, fish ou powershell. Chargez-le comme le veut le shell, par exemple\u00a0: source <(tanteo completion bash)"},
		HelpPage: Page{Use: "help [COMMANDE]", Short: "Explique une commande", Long: "Explique une commande."},
		Flags: Flags{
			Config:   "`DOSSIER` des réglages et des parties",
			Lang:     "`LANGUE` des réponses\u00a0: en, es, nl, fr, de",
			JSON:     "répondre en JSON",
			Edition:  "`ID` de l'édition",
			Version:  "dire la version",
			Help:     "expliquer la commande",
			New:      "commencer une partie et dire son nom",
			Kind:     "`TYPE` de la nouvelle partie\u00a0: classic ou duplicate",
			Rules:    "`ID` du règlement de la nouvelle partie",
			House:    "`RÈGLES` maison de la nouvelle partie, gardées pour la suivante\u00a0: bonus=40,leftovers=none\u00a0; none",
			Notation: "cases de la nouvelle partie\u00a0: `rows` ou gcg",
			Players:  "`NOMS` séparés par des virgules, un nombre de joueurs, ou @FICHIER avec un nom par ligne",
			First:    "`NUMÉRO` du joueur qui commence",
			Seed:     "`NOMBRE` d'après lequel les tirages d'un duplicate sont faits",
			Board:    "`FICHIER` avec les lignes d'une grille",
			Warnings: "dire aussi ce qui n'est que douteux",
			Format:   "`FORMAT`\u00a0: gcg, json, csv, text",
			Output:   "`FICHIER` à écrire",
			Force:    "remplacer un fichier",
			Listen:   "`ADRESSE` où écouter, avec son port\u00a0; sans elle 127.0.0.1:2222",
		},
		Usage: Usage{
			UnknownFlag: func(flag string) Said { return Said{"Il n'y a pas d'option " + flag + ".", "Voyez --help."} },
			NeedsValue:  func(flag string) Said { return Said{flag + " a besoin d'une valeur.", "Voyez --help."} },
			BadValue: func(flag, value, possible string) Said {
				return Said{value + " ne va pas pour " + flag + ".", "Possible\u00a0: " + possible + "."}
			},
			TooMuch: func(argument string) Said { return Said{argument + " est de trop ici.", "Ôtez-le, ou voyez --help."} },
			Missing: func(what string) Said { return Said{"Il manque quelque chose\u00a0: " + what + ".", "Voyez --help."} },
			UnknownWord: func(word, nearest string) Said {
				if nearest == "" {
					return Said{word + " n'est ni une commande ni une partie enregistrée.", "tanteo --help donne les commandes, tanteo games les parties."}
				}
				return Said{word + " n'est ni une commande ni une partie enregistrée.", "Vouliez-vous dire " + nearest + " ? tanteo --help donne les commandes, tanteo games les parties."}
			},
			UnknownCommand: func(word, nearest, help string) Said {
				if nearest == "" {
					return Said{"Il n'y a pas de commande " + word + ".", "Voyez " + help + "."}
				}
				return Said{"Il n'y a pas de commande " + word + ".", "Vouliez-vous dire " + nearest + " ? Voyez " + help + "."}
			},
			Number:        "un nombre entier",
			NoTerminal:    Said{What: "L'écran a besoin d'un terminal.", Todo: "Sans lui, prenez tanteo enter et tanteo show."},
			WhichGame:     Said{What: "Il n'est pas dit de quelle partie il s'agit.", Todo: "Nommez-la d'abord, ou commencez-en une avec --new\u00a0; tanteo games en donne la liste."},
			NoGameYet:     Said{What: "Aucune partie n'a encore été ouverte.", Todo: "Commencez-en une avec tanteo enter --new\u00a0; tanteo games donne la liste des parties enregistrées."},
			OnlyNew:       func(flag string) Said { return Said{flag + " est pour une nouvelle partie.", "Ajoutez --new."} },
			OnlyDuplicate: func(flag string) Said { return Said{flag + " est pour un duplicate.", "Ajoutez --kind duplicate."} },
			Players: func(fewest, most int) Said {
				return Said{"Une partie a de " + Number(fewest) + " à " + Number(most) + " joueurs.", "Nommez-les avec --players \"Ana,Bea\"."}
			},
			PlayerList: func(list string) Said {
				return Said{list + " n'est pas une liste de noms.", "Séparez-les par des virgules, et mettez entre guillemets un nom qui en a une."}
			},
			Language: func(tag, possible string) Said {
				return Said{"Il n'y a pas de langue " + tag + ".", "Possible\u00a0: " + possible + "."}
			},
			NoBoard: func(file string) Said {
				return Said{file + " ne contient pas de grille.", "Une rangée par ligne\u00a0: . case libre, lettres, minuscule pour un joker, [CH]."}
			},
			BoardRows: func(rows, side int) Said {
				if rows == 0 || rows == 1 {
					return Said{"La grille a " + Number(rows) + " ligne.", "Celle de cette édition en a " + Number(side) + "."}
				}
				return Said{"La grille a " + Number(rows) + " lignes.", "Celle de cette édition en a " + Number(side) + "."}
			},
			BoardRow: func(row, squares, side int) Said {
				if squares == 0 || squares == 1 {
					return Said{"La ligne " + Number(row) + " de la grille a " + Number(squares) + " case.", "Il lui en faut " + Number(side) + "."}
				}
				return Said{"La ligne " + Number(row) + " de la grille a " + Number(squares) + " cases.", "Il lui en faut " + Number(side) + "."}
			},
			BoardSign: func(row int, sign string) Said {
				return Said{"La ligne " + Number(row) + " de la grille contient " + sign + ".", "Prenez les lettres de l'édition, ou une autre avec --edition."}
			},
			NoWords:  Said{What: "Il n'y a pas de mot à compter.", Todo: "Tapez-les après score, ou voyez score --help."},
			Internal: Said{What: "Le programme a rencontré une faute à lui.", Todo: "Signalez-la\u00a0; ce qui était enregistré est sauf."},
		},
		Entry: Entry{
			Prompt:  "> ",
			Line:    func(n int) string { return "Ligne " + Number(n) + "\u00a0: " },
			Welcome: "Une ligne par tour\u00a0: H4 JAMON, 25, passe, fin. Ctrl+D quitte\u00a0; tout est enregistré.",
			OnScreen: func(line, instead string) Said {
				return Said{line + " est une ligne de l'écran.", "Dans le shell\u00a0: " + instead}
			},
			Behind: Said{What: "D'autres viennent de changer la partie.", Todo: "Regardez-la, puis redonnez la ligne."},
			Others: "D'autres ont noté juste avant.",
		},
		Stored: Stored{
			Removed:  func(id string) string { return id + " est à la corbeille\u00a0; games restore " + id + " la ramène." },
			Restored: func(id string) string { return id + " est de nouveau parmi les parties." },
			None:     "Aucune partie n'est enregistrée.",
		},
		List: List{
			Open:       "en cours",
			Finished:   "finie",
			Void:       "ne compte pas",
			Altered:    "altérée\u00a0: lecture seule",
			Unreadable: "illisible",
			Turns: func(n int) string {
				if n == 0 || n == 1 {
					return Number(n) + " tour"
				}
				return Number(n) + " tours"
			},
		},
		Files: Files{
			Summary: func(games, same, differ, unfinished, unreadable int) string {
				gamesText := Number(games) + " parties\u00a0"
				if games == 0 || games == 1 {
					gamesText = Number(games) + " partie\u00a0"
				}
				sameText := Number(same) + " identiques"
				if same == 0 || same == 1 {
					sameText = Number(same) + " identique"
				}
				unfinishedText := Number(unfinished) + " inachevées"
				if unfinished == 0 || unfinished == 1 {
					unfinishedText = Number(unfinished) + " inachevée"
				}
				unreadableText := Number(unreadable) + " illisibles"
				if unreadable == 0 || unreadable == 1 {
					unreadableText = Number(unreadable) + " illisible"
				}
				return gamesText + ": " + sameText + ", " + Number(differ) + " avec des différences, " + unfinishedText + ", " + unreadableText + "."
			},
			NotRead: func(files int) string {
				if files == 0 || files == 1 {
					return Number(files) + " fichier n'a pas été lu."
				}
				return Number(files) + " fichiers n'ont pas été lus."
			},
			Progress: func(games, differ int) string {
				if games == 0 || games == 1 {
					return Number(games) + " partie comptée, " + Number(differ) + " avec des différences"
				}
				return Number(games) + " parties comptées, " + Number(differ) + " avec des différences"
			},
			Large: func(file, most string) Said {
				return Said{file + " dépasse " + most + ".", "Partagez-le en fichiers plus petits."}
			},
			NoFile: func(file string) Said { return Said{file + " n'est pas un fichier.", "Nommez-en un autre."} },
			Folder: func(file string) Said { return Said{file + " est un dossier.", "Nommez un de ses fichiers."} },
			NoFiles: func(folder string) Said {
				return Said{"Il n'y a pas de fichier GCG dans " + folder + ".", "Leurs noms finissent par .gcg ou .gcgs\u00a0; tout autre fichier se nomme lui-même."}
			},
			Unreadable: func(trouble string) Said { return Said{trouble, "Rien de cette partie n'a été enregistré."} },
			Imported:   func(id, plays, edition string) string { return id + "\u00a0: " + plays + ", " + edition + "." },
			Copied:     func(id string) string { return id + "\u00a0: une partie de tanteo, telle quelle." },
			Shortened:  "Des noms trop longs ou surchargés d'accents ont été raccourcis.",
			Altered:    "Le fichier a changé depuis que tanteo l'a écrit\u00a0: vérifiez que tout est juste.",
			Kept: func(id string, differences int, command string) string {
				if differences == 0 || differences == 1 {
					return id + "\u00a0: " + Number(differences) + " différence, gardée comme dans le fichier\u00a0; la ligne " + command + " prend notre compte."
				}
				return id + "\u00a0: " + Number(differences) + " différences, gardées comme dans le fichier\u00a0; la ligne " + command + " prend notre compte."
			},
			Warned: func(id, warnings string) string {
				return id + "\u00a0: " + warnings + "\u00a0; tanteo replay --warnings les dit."
			},
			There: func(file string) Said {
				return Said{file + " existe déjà.", "Choisissez un autre nom, ou remplacez-le avec --force."}
			},
			NoFormat: func(formats, endings string) Said {
				return Said{"Il n'est pas dit dans quel format.", "Donnez --format avec " + formats + ", ou -o avec un nom en " + endings + "."}
			},
			Loss: func(turn int, text string) string {
				if turn == 0 {
					return text
				}
				return "Tour " + Number(turn) + "\u00a0: " + text
			},
		},
		Print: PrintHelp{
			Print:      Page{Use: "print TYPE", Short: "Fait des pages pour le papier", Long: "Fait des pages pour le papier\u00a0: la feuille d'une partie, des formulaires vierges, les jetons à barrer, la grille. C'est du texte en 80 colonnes ou, avec --format pdf, un PDF pour papier A4 ou Letter, en noir et blanc. Ce que la police n'a pas, comme des noms chinois ou hébreux, devient dans un PDF des carrés, avec le numéro du joueur."},
			Sheet:      Page{Use: "sheet [PARTIE]", Short: "La feuille d'une partie", Long: "La feuille d'une partie\u00a0: chaque tour avec mot, case, points et cumul, le tableau final et les notes\u00a0; sans PARTIE, celle de la dernière. Elle va à la sortie standard ou, avec -o, dans un fichier dont la fin, .txt ou .pdf, dit le format si --format ne le dit pas."},
			Blank:      Page{Use: "blank [PARTIE]", Short: "Une feuille de match vierge", Long: "Une feuille de match vierge pour deux à quatre joueurs, avec les noms de --players ou de PARTIE. Elle va à la sortie standard ou, avec -o, dans un fichier dont la fin, .txt ou .pdf, dit le format si --format ne le dit pas."},
			Duplicate:  Page{Use: "duplicate [PARTIE]", Short: "Une feuille de duplicate vierge", Long: "Une feuille vierge pour un duplicate de 30 coups\u00a0: le coup, son top avec ses points, et chaque joueur, avec les noms de --players ou de PARTIE. Elle va à la sortie standard ou, avec -o, dans un fichier dont la fin, .txt ou .pdf, dit le format si --format ne le dit pas."},
			Tiles:      Page{Use: "tiles [PARTIE]", Short: "Les jetons d'une édition, à barrer", Long: "Une feuille avec une case pour chaque jeton d'une édition, avec sa valeur, à barrer quand il est sur la grille\u00a0: l'édition de --edition, de PARTIE, ou celle des nouvelles parties. Elle va à la sortie standard ou, avec -o, dans un fichier dont la fin, .txt ou .pdf, dit le format si --format ne le dit pas."},
			Board:      Page{Use: "board [PARTIE]", Short: "La grille en diagramme", Long: "La grille d'une partie comme elle est, avec les cases de couleur, la valeur des jetons, les jokers marqués et les cases nommées comme dans la partie\u00a0; sans PARTIE, celle de la dernière. Avec --edition, la grille vide d'une édition. Elle va à la sortie standard ou, avec -o, dans un fichier dont la fin, .txt ou .pdf, dit le format si --format ne le dit pas."},
			Format:     "`FORMAT`\u00a0: text, pdf",
			Paper:      "`TAILLE` du papier d'un PDF\u00a0: a4, letter",
			Players:    "`NOMS` séparés par des virgules, un nombre de joueurs, ou @FICHIER avec un nom par ligne",
			OnTerminal: Said{What: "Un PDF ne se lit pas dans un terminal.", Todo: "Donnez-lui un fichier\u00a0: -o feuille.pdf."},
			OnlyPDF: func(flag string) Said {
				return Said{flag + " est pour un PDF.", "Ajoutez --format pdf, ou -o avec un nom en .pdf."}
			},
			GameOr: func(flag string) Said {
				return Said{"Une partie est nommée, et " + flag + " aussi.", "Ôtez l'un des deux."}
			},
		},
	}
}

func frScreen() Screen {
	return Screen{
		Working:    "Calcul",
		Sheet:      "Feuille",
		Tiles:      "Jetons",
		Words:      "Mots",
		Notes:      "Notes",
		Help:       "Aide",
		Commands:   "Commandes",
		TilesLeft:  "Jetons restants",
		Keys:       "touches",
		Lines:      "lignes",
		Counting:   "le compte",
		Total:      "Total",
		AllTiles:   "Tout le chevalet",
		NotCounted: "non compté",
		Points:     "points",
		Now:        "ici",
		Bag:        "sac",
		Unseen:     "non vus",
		OnRacks:    "aux chevalets",
		Editing:    func(turn, of int) string { return "on corrige le tour " + Number(turn) + " sur " + Number(of) },
		Looking:    func(turn, of int) string { return "tour " + Number(turn) + " sur " + Number(of) },
		Finished:   "finie",
		Watching:   "on regarde",
		Void:       "invalidée\u00a0: la partie ne compte nulle part",
		WasSame:    func(points int) string { return "avant " + Number(points) + "\u00a0; les totaux ne changent pas" },
		Was:        func(points int) string { return "avant " + Number(points) + "\u00a0:" },
		Turn:       func(number int) string { return "Tour " + Number(number) },
		TurnOf:     func(name string) string { return "Tour " + elided(name) },
		WouldCountNothing: func(turns []int) string {
			if len(turns) == 0 || len(turns) == 1 {
				return "Le tour " + enumerate(digits(turns), "et") + " compterait 0."
			}
			return "Les tours " + enumerate(digits(turns), "et") + " compteraient 0."
		},
		Told:            func(counted, told int) string { return "grille " + Number(counted) + " · fichier " + Number(told) },
		Off:             func(points int) string { return "total du fichier " + Signed(points) },
		CountAgain:      func(line string) string { return line + " prend le nôtre." },
		KeepsAllTheSame: "Entrée garde le changement, Esc le laisse.",
		FirstTurn:       "Pas encore de tour.",
		ByHandUncounted: "Les lettres ne sont pas connues\u00a0: ce tour n'est pas déduit des jetons restants.",
		Uncounted: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " coup sans lettres n'est pas déduit."
			}
			return Number(n) + " coups sans lettres ne sont pas déduits."
		},
		MoreBelow: func(n int) string { return Number(n) + " de plus en bas" },
		NoneOf: func(name, there string) Said {
			return Said{"Il n'y a pas de " + name + " ici, mais\u00a0:", there + "."}
		},
		NoTurns:     "Pas encore de tour.",
		NoNotes:     "Pas de note. Ctrl+N en écrit une.",
		NoWords:     "Pas encore de mot.",
		BeforeFirst: "Avant le premier tour",
		InNotes:     func(lines int) string { return Number(lines) + " de plus dans Notes" },
		UpTo: func(turn int, game string) string {
			if turn == 0 {
				return "Une copie depuis le début, " + game + ". L'autre partie reste comme elle est."
			}
			return "Une copie jusqu'au tour " + Number(turn) + ", " + game + ". L'autre partie reste comme elle est."
		},
		Hint: Hints{
			Note:         "noter",
			Across:       "horizontal",
			Down:         "vertical",
			Blank:        "joker",
			Clear:        "ôter",
			Commands:     "commandes",
			Help:         "aide",
			LetterLays:   "une lettre pose un jeton",
			TurnMenu:     "menu",
			Line:         "ligne",
			Choose:       "choisir",
			DoIt:         "faire",
			Back:         "retour",
			Open:         "ouvrir",
			Leave:        "quitter",
			Field:        "champ",
			Start:        "commencer",
			NextField:    "champ suivant",
			EndGame:      "finir la partie",
			PlayOn:       "continuer",
			KeepIt:       "garder",
			LeaveIt:      "laisser",
			Cell:         "tour",
			EditTurn:     "corriger",
			DeleteTurn:   "supprimer",
			Board:        "grille",
			Page:         "page",
			Scroll:       "défiler",
			Tab:          "onglet",
			TurnBack:     "un tour en arrière",
			TurnOn:       "en avant",
			ToNow:        "au présent",
			Square:       "case",
			AlreadyThere: "déjà là",
			EnterLine:    "faire la ligne",
			Tiles:        "jetons",
			Copy:         "copier",
			History:      "précédentes",
			StepBack:     "revoir la partie",
			FinalTable:   "tableau final",
			Size:         "grand, petit",
			StepTurn:     "tour",
			FirstLast:    "premier, dernier",
			FirstTurn:    "début",
			EditNote:     "note",
			Read:         "lire",
			Complete:     "compléter",
			Write:        "écrire",
			TakeGame:     "ouvrir la partie",
		},
		Menu: Menu{
			Back:            "Retour à la grille",
			Pass:            "Passer",
			Exchange:        "Échanger",
			ByHand:          "Points à la main",
			Withdrawn:       "Mot retiré",
			ChallengeFailed: "Valable",
			Penalty:         "Pénalité",
			Warning:         "Avertissement",
			Note:            "Note",
			End:             "Fin de la partie",
			Correct:         "Corriger le tour",
			Recount:         "Recompter",
			Delete:          "Supprimer le tour",
			GoOn:            "Repartir d'ici, une copie",
			Challenge:       func(word string) string { return "Contester " + word },
			OnTheRight:      "À droite, la ligne à taper.",
			Leave:           "À la page d'accueil",
			ClearBoard:      "Vider la grille",
			LayTiles:        "Jetons sans points",
			Sure:            "Encore Entrée\u00a0: vider",
		},
		Palette: map[line.Command]string{
			line.CommandPass:       "passer son tour",
			line.CommandExchange:   "échanger des jetons",
			line.CommandWithdrawn:  "un mot est retiré",
			line.CommandChallenge:  "ôter le dernier coup",
			line.CommandFailed:     "le mot était valable",
			line.CommandPenalty:    "des points en moins",
			line.CommandBonus:      "des points en plus",
			line.CommandOvertime:   "temps dépassé",
			line.CommandWarning:    "avertir un joueur",
			line.CommandLay:        "jetons sans points",
			line.CommandClear:      "ôter ces jetons",
			line.CommandEnd:        "jetons restants, et fin",
			line.CommandFinish:     "finir sans les restes",
			line.CommandReopen:     "reprendre après la fin",
			line.CommandUndo:       "annuler un changement",
			line.CommandRedo:       "le rétablir",
			line.CommandEdit:       "corriger un tour",
			line.CommandInsert:     "ajouter un tour",
			line.CommandDelete:     "supprimer un tour",
			line.CommandRecount:    "compter sans le fichier",
			line.CommandVoid:       "partie qui ne compte pas",
			line.CommandName:       "renommer un joueur",
			line.CommandJoin:       "un joueur arrive, ou revient",
			line.CommandLeave:      "un joueur s'en va",
			line.CommandNote:       "écrire une note",
			line.CommandAgain:      "une autre, à nouveau",
			line.CommandOpen:       "ouvrir une autre partie",
			line.CommandWrong:      "arbitre\u00a0: un tour faux",
			line.CommandRack:       "le tirage du coup",
			line.CommandDraw:       "tirer les lettres",
			line.CommandMaster:     "le top du coup",
			line.CommandBest:       "les meilleurs coups d'un tirage",
			line.CommandCheck:      "les mots de la feuille, vérifiés",
			line.CommandMissed:     "ce qui a échappé à chaque tour",
			line.CommandAnalysis:   "tous voient les meilleurs coups pendant la partie",
			line.CommandNext:       "clore le coup",
			line.CommandTab:        "afficher un onglet",
			line.CommandPrint:      "imprimer",
			line.CommandWrite:      "enregistrer dans un fichier",
			line.CommandTake:       "noter ici, et plus ailleurs",
			line.CommandQuit:       "sortir\u202f; tout est enregistré",
			line.CommandClock:      "corriger un chrono",
			line.CommandClockStart: "le chrono tourne",
			line.CommandClockStop:  "le chrono s'arrête",
			line.CommandOff:        "pas de chrono",
			line.CommandTurnClock:  "temps par tour",
			line.CommandRoundClock: "temps par coup",
			line.CommandGameClock:  "temps par joueur",
		},
		Start: Start{
			Tagline:   "la marque des jeux de lettres croisées",
			New:       "Nouvelle partie",
			Resume:    "Reprendre",
			Earlier:   "Précédentes",
			Count:     "Juste compter",
			CountHint: "grille et coups tapés, sans feuille",
			NewHint: [2]string{
				"Entrée ouvre le formulaire, Entrée encore commence la partie\u00a0:",
				"deux joueurs, les jetons de votre langue, les règles à la maison.",
			},
			KeptIn: func(folder string) string {
				return "Les parties sont dans " + folder + ". Rien ne quitte cette machine."
			},
			Open:        "en cours",
			Finished:    "finie",
			Damaged:     "illisible",
			NoGames:     "Encore aucune.",
			JustCount:   "Juste compter",
			Independent: "Indépendant des propriétaires des marques de ces jeux.",
		},
		Form: Form{
			Title:    "Nouvelle partie",
			Players:  "Joueurs",
			Opens:    "Commence",
			Tiles:    "Jetons",
			Rules:    "Règles",
			Start:    "Commencer la partie",
			WhoOpens: "Qui commence\u00a0: chacun tire un jeton, le plus proche du A commence\u00a0; un joker est avant le A.",
			Bonus:    func(points int) string { return "La prime de toutes les lettres est de " + Number(points) + "." },
		},
		File: File{
			Open:     "Ouvrir fichier",
			OpenHint: "une partie en GCG, ou de tanteo",
			Write:    "Écrire dans un fichier",
			Name:     "Fichier",
			How:      "Une partie en GCG, comme l'écrivent Quackle, macondo et Woogles, ou le fichier d'une partie de tanteo. Chaque coup est recompté. Le fichier reste comme il est\u00a0: ce qui est ouvert devient une de vos parties.",
			From:     func(folder string) string { return "Les noms sans dossier sont dans " + folder + "." },
			Reading:  "Un instant …",
			Writing:  "Écriture …",
			Games: func(n int) string {
				if n == 0 || n == 1 {
					return Number(n) + " partie"
				}
				return Number(n) + " parties"
			},
			OnlyFirst: func(n int) string { return "Les " + Number(n) + " premières\u00a0; tanteo import les prend toutes." },
			Found:     func(plays, edition string) string { return plays + ", " + edition + "." },
			Own:       "Une partie de tanteo, prise telle quelle.",
			Differ: func(n int, line string) string {
				if n == 0 || n == 1 {
					return Number(n) + " différence, gardée comme dans le fichier\u00a0; la ligne " + line + " prend notre compte\u00a0:"
				}
				return Number(n) + " différences, gardées comme dans le fichier\u00a0; la ligne " + line + " prend notre compte\u00a0:"
			},
			Doubts: func(n int) string {
				if n == 0 || n == 1 {
					return Number(n) + " point douteux, qui ne change rien\u00a0:"
				}
				return Number(n) + " points douteux, qui ne changent rien\u00a0:"
			},
			Unreadable: "illisible",
			Taken:      func(turns, file, edition string) string { return turns + " de " + file + ", " + edition },
			TakenOwn:   func(turns, file string) string { return turns + " de " + file },
			FiguresDiffer: func(n int, line string) string {
				if n == 0 || n == 1 {
					return "\u00a0; " + Number(n) + " chiffre diffère\u00a0: " + line
				}
				return "\u00a0; " + Number(n) + " chiffres diffèrent\u00a0: " + line
			},
			IsFolder: func(name string) Said {
				return Said{name + " est un dossier.", "Tapez le nom d'un de ses fichiers\u00a0; Tab les montre."}
			},
			GCG:         "Quackle, macondo, Woogles",
			JSON:        "comme tanteo la garde",
			CSV:         "pour tableurs",
			Text:        "la feuille, à lire",
			NoEnding:    "Le nom doit finir par une de celles-ci.",
			EndingTells: "La fin du nom dit le format\u00a0:",
			There:       func(name string) string { return name + " existe déjà\u00a0: Entrée encore le remplace." },
			Written:     func(path string) string { return "Écrit dans " + path + "." },
			NoForm:      "GCG a ses limites\u00a0:",
		},
		End: End{
			Title:      "Fin de la partie",
			Ask:        "Restes de chaque chevalet\u00a0:",
			How:        "Lettres, ? pour un joker, ou points. Vide ou - pour qui a fini.",
			NobodyOut:  "Personne n'a fini\u00a0: chacun perd les siens.",
			FinalTable: "Tableau final",
			Before:     "avant",
			Left:       "restes",
			All:        "total",
			WentOut:    func(name string, points int) string { return name + " a fini et gagne " + Number(points) + "." },
			SameAsLine: "La même chose, en ligne, pour une autre fois.",
			Shared: func(players, place int) string {
				if place == 1 {
					return Number(players) + " joueurs partagent la 1re place."
				}
				return Number(players) + " joueurs partagent la " + Number(place) + "e place."
			},
			BestPlay:   "Meilleur coup",
			AllTiles:   "Toutes les lettres",
			Average:    "Moyenne par tour",
			Again:      "Autre partie, mêmes joueurs",
			CopyResult: "Copier le résultat",
			PlayOn:     "Continuer (rouvrir)",
			OpensNext:  func(name string) string { return name + " commence la prochaine partie." },
		},
		Page: TilesPage{
			Title:  func(id string, tiles int) string { return id + " · " + Number(tiles) + " jetons" },
			Left:   "reste",
			Of:     "sur",
			Points: "points",
			UnseenOf: func(unseen, of int) string {
				return "Non vus " + Number(unseen) + " sur " + Number(of) + "\u00a0: pas encore sur la grille"
			},
			BagWhen: func(bag, players int) string {
				return "Sac " + Number(bag) + " quand les " + Number(players) + " chevalets sont pleins"
			},
			BagRound:   func(bag int) string { return "Sac " + Number(bag) + " quand le tirage du coup est complet" },
			Vowels:     "Voyelles",
			Consonants: "consonnes",
			PointsLeft: "Points à venir",
		},
		Small: Small{
			Needs:  func(w, h int) string { return "tanteo veut " + Number(w) + " colonnes et " + Number(h) + " lignes." },
			Has:    func(w, h int) string { return "Cette fenêtre en a " + Number(w) + " et " + Number(h) + "." },
			Larger: "Agrandissez-la\u00a0; la partie est sauve.",
			Or:     "Ou, à toute taille\u00a0:",
		},
		WatchingWhom: func(holder string) string { return "on regarde · " + holder + " note" },
		NoNotesYet:   "Pas encore de note.",
		ReadOnly: func(holder, key string) string {
			return "Lecture seule\u00a0: " + holder + " note ici\u00a0; " + key + " prend le relais."
		},
		WatchingOnly: "Vous regardez\u00a0; rien ne peut être noté ici.",
		TakenOver:    "Plus personne d'autre ne note\u00a0: la partie est à vous.",
		PenFree: func(key string) string {
			return "Plus personne ne note. La partie sera à vous dès que vous noterez (" + key + ")."
		},
		PenGone:   func(holder, key string) string { return holder + " note maintenant. " + key + " prend le relais." },
		LaidStays: "Ce que vous avez posé reste.",
		LaidOff: func(key string) string {
			return "Des jetons posés ont dû être retirés (" + key + " rend leur ligne)."
		},
		BeingSaved: "Enregistrement…",
		LeaveWaits: "Enregistrement en cours… Ctrl+C encore quitte sans attendre.",
		NotNoted:   func(what string) string { return "Non noté, d'autres ont été plus rapides\u00a0: " + what },
		Changed:    "La partie a changé.",
		ToNewest:   func(key string) string { return key + " y va." },
		TakeTitle:  "Noter ici\u00a0?",
		TakeFrom:   func(holder string) string { return "Prendre le relais de " + holder },
		Taken:      "Vous notez ici maintenant.",
		DraftAside: func(name string) string {
			return "La saisie inachevée ne se comprend pas\u00a0; elle est mise de côté\u00a0: " + name + "."
		},
		ChangedUnder: func(id string) string {
			return "Quelqu'un d'autre a changé le fichier. Votre partie continue comme " + id + "."
		},
		GoesOnAs:      func(id string) string { return "Votre partie continue comme " + id + "." },
		NotSaved:      func(why string) string { return "Non enregistré. " + why + " Nouvel essai à chaque touche." },
		LeaveUnsaved:  func(why string) string { return "Non enregistré. " + why + " Ctrl+C encore quitte sans." },
		ClipboardSent: "Envoyé au presse-papiers du terminal. Si rien n'arrive\u00a0: Ctrl+P, copier dans un fichier.",
		Restored:      "Votre coup inachevé est de retour.",
		RestoredOf:    func(holder string) string { return "Le coup inachevé de " + holder + " est repris ici." },
		Pasted: func(taken, left int, enter, esc string) string {
			if left == 0 {
				return "Lignes faites\u00a0: " + Number(taken) + "."
			}
			return "Lignes faites\u00a0: " + Number(taken) + ", restantes\u00a0: " + Number(left) + ". " + enter + " continue, " + esc + " les ôte."
		},
		PastedCells: func(taken, left int) string {
			if left == 0 {
				return "Lignes faites\u00a0: " + Number(taken) + "."
			}
			return "Lignes faites\u00a0: " + Number(taken) + ", laissées après celle-ci\u00a0: " + Number(left) + "."
		},
		PastedTooLong: func(limit, cut int) string {
			if cut == 0 || cut == 1 {
				return "Une ligne a " + Number(limit) + " signes au plus\u00a0: " + Number(cut) + " a été laissé de côté."
			}
			return "Une ligne a " + Number(limit) + " signes au plus\u00a0: " + Number(cut) + " ont été laissés de côté."
		},
		Key: KeyHelp{
			OnBoard:      "Sur la grille",
			Everywhere:   "Partout",
			InEntry:      "Dans la ligne",
			InSheet:      "Dans la feuille",
			Move:         "bougent le curseur",
			RowEnds:      "début, fin de la ligne",
			Lay:          "lettres",
			LayDoes:      "posent des jetons",
			Turn:         "tourne\u00a0: horiz., vert.",
			Blank:        "le jeton est un joker",
			Backspace:    "ôte un jeton",
			Esc:          "ôte tous les jetons",
			Enter:        "note le coup",
			EnterEmpty:   "sans jeton\u00a0: le menu",
			Digits:       "points, un coup tapé",
			BackOn:       "sans jeton\u00a0: les tours",
			Panes:        "autre panneau",
			NextTab:      "onglet suivant",
			Large:        "panneau grand, petit",
			Line:         "une ligne, de partout",
			Command:      "trouver une commande",
			Undo:         "annuler, rétablir",
			Note:         "écrire une note",
			Copy:         "copier",
			Redraw:       "redessiner l'écran",
			Ends:         "en revue\u00a0: début, fin",
			FirstTurn:    "au premier tour",
			LastTurn:     "au dernier tour",
			HasNote:      "le tour a une note",
			Leave:        "quitter\u00a0; tout est sauvé",
			Suspend:      "au shell\u00a0; fg revient",
			HistoryKeys:  "lignes précédentes",
			CompleteKey:  "prend ce qui est montré",
			TypedTiles:   "parcourt les jetons",
			EscEntry:     "vide, puis la grille",
			Cells:        "de tour en tour",
			EditKey:      "corrige le tour",
			DeleteKey:    "le supprime (demande)",
			EscSheet:     "à la grille",
			MadeFrom:     "Faite des touches de cette version. La partie continue derrière.",
			PlayAsLine:   "Un coup en ligne",
			AnythingElse: "Tout le reste",
			Sift:         "cherche dans la liste",
			Pages:        "de même\u00a0; listes\u00a0: page",
			OverTiles:    "case, joker, déjà posé",
			ThisHelp:     "cette aide",
			Write:        "prendre le relais",
		},
		KeyNames: map[string]string{
			"Ctrl":      "Ctrl",
			"Enter":     "Entrée",
			"Space":     "Espace",
			"Up":        "Haut",
			"Down":      "Bas",
			"Left":      "Gauche",
			"Right":     "Droite",
			"Arrows":    "Flèches",
			"Home":      "Début",
			"End":       "Fin",
			"Del":       "Suppr",
			"Backspace": "Retour",
			"Shift+Tab": "Maj+Tab",
			"PgUp":      "Pg↑",
			"PgDn":      "Pg↓",
		},
		Examples: [][2]string{
			{"H4 JAMON", "horizontal ou vertical depuis une case, le mot entier"},
			{"6F ZUOS", "ou seulement les jetons nouveaux"},
			{"H4 JAMO?N", "? après une lettre\u00a0: le jeton est un joker"},
			{"= R2wELOJ3l ME", "un coup tapé\u00a0: 2l 3l 2w 3w sous un jeton, 0 ou ( ) déjà là"},
			{"25", "des points à la main, jusqu'à 2000"},
			{"Ana: passe", "pour un autre joueur que celui dont c'est le tour"},
			{"H4 JAMON / AEJMNOX", "avec le chevalet d'où il est joué"},
			{"corrige 3 J6 SILLON", "corrige le tour 3\u00a0; tous les tours suivants sont recomptés"},
			{
				"corrige 3 note TEXTE",
				"la note après le tour 3, avec 0 celle d'avant le premier\u00a0; sans texte elle s'efface, un signe de paragraphe sépare ses lignes",
			},
		},
		CountingText: []string{
			"Chaque jeton nouveau compte ce qui y est imprimé, deux ou trois fois sur une case lettre compte double ou triple.",
			"Puis le mot est additionné, et multiplié par deux ou par trois pour chaque case mot compte double ou triple que couvre un jeton nouveau\u00a0: deux doubles font 4, deux triples 9.",
			"Une case ne sert qu'au tour qui la couvre. Un joker compte 0, mais sa case de mot sert.",
			"Chaque mot formé ou modifié compte, et un jeton commun à deux mots compte dans les deux.",
			"Tous les jetons du chevalet en un coup donnent la prime, après tout le reste.",
		},
		OnlyCounts: Said{What: "Juste compter compte des coups, sans joueurs.", Todo: "Tapez un coup ou commencez une partie."},
	}
}

func frTable() Table {
	return Table{
		Columns: csv.Columns{
			Number:    "tour",
			Round:     "coup",
			Seat:      "place",
			Player:    "joueur",
			Kind:      "type",
			Square:    "case",
			Word:      "mot",
			Words:     "mots",
			NewTiles:  "jetons nouveaux",
			Exchanged: "échangés",
			Rack:      "chevalet",
			Bonus:     "prime",
			Points:    "points",
			Total:     "total",
			Master:    "top",
			Notes:     "notes",
		},
		Kinds: map[sheet.TurnKind]string{
			sheet.KindPlay:      "coup",
			sheet.KindTyped:     "tapé",
			sheet.KindPoints:    "points à la main",
			sheet.KindPass:      "passe",
			sheet.KindExchange:  "échange",
			sheet.KindWithdrawn: "mot retiré",
			sheet.KindPenalty:   "pénalité",
			sheet.KindBonus:     "bonus",
			sheet.KindOvertime:  "dépassement de temps",
			sheet.KindWarning:   "avertissement",
			sheet.KindChallenge: "contestation rejetée",
			sheet.KindEnd:       "reliquat",
		},
		CameOff: "contesté",
		Faulty:  "impossible",
	}
}

func frPaper() Paper {
	return Paper{
		Page:      func(n, of int) string { return "page " + Number(n) + " sur " + Number(of) },
		Sheet:     "Feuille de match",
		Duplicate: "Feuille de duplicate",
		Tiles:     "Contrôle des jetons",
		Board:     "Grille",
		Event:     "Tournoi",
		Stage:     "Manche",
		Table:     "Table",
		Place:     "Lieu",
		Date:      "Date",
		Number:    "n°",
		Word:      "mot",
		Square:    "case",
		Points:    "pts",
		Running:   "cumul",
		Penalties: "Pénalités",
		Left:      "Reliquat",
		Total:     "Total",
		Signature: "Signature",
		Gap:       "Négatif",
		Percent:   func(number string) string { return number + "\u00a0%" },
		Unseen: func(tiles int) string {
			if tiles == 0 || tiles == 1 {
				return "Non vus\u00a0: " + Number(tiles) + " jeton."
			}
			return "Non vus\u00a0: " + Number(tiles) + " jetons."
		},
		Turns: func(n int) string {
			switch n {
			case 0:
				return "Avant le premier tour"
			case 1:
				return "Après " + Number(n) + " tour"
			}
			return "Après " + Number(n) + " tours"
		},
		Rounds: func(n int) string {
			if n == 0 || n == 1 {
				return "Après " + Number(n) + " coup"
			}
			return "Après " + Number(n) + " coups"
		},
		CrossOff: "Barrez chaque jeton quand il est sur la grille.",
		Blank:    "joker",
		Circled:  "dans un cercle\u00a0: un joker",
		Asked:    "? après la lettre\u00a0: un joker",
		Loose:    "Jetons sans points\u00a0: ",
		NotInFont: func(letters string) string {
			return "La police n'a pas de signe pour " + letters + "\u00a0: écrivez-le à la main."
		},
	}
}

func frReplay() Replay {
	return Replay{
		Verdicts: map[gcg.Verdict]string{
			gcg.Same:       "identique",
			gcg.Differs:    "diffère",
			gcg.Unfinished: "inachevée",
			gcg.Unreadable: "illisible",
		},
		Plays: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " coup"
			}
			return Number(n) + " coups"
		},
		Differences: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " différence"
			}
			return Number(n) + " différences"
		},
		Warnings: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " avertissement"
			}
			return Number(n) + " avertissements"
		},
		Final: func(player string, file int) string { return player + " " + Number(file) },
		Counted: func(player string, file, ours int) string {
			return player + " " + Number(file) + " (compté " + Number(ours) + ")"
		},
		Origins: map[gcg.Origin]func(edition string) string{
			gcg.ByDistribution: func(edition string) string { return edition + " d'après ses jetons" },
			gcg.ByLexicon:      func(edition string) string { return edition + " d'après sa liste de mots" },
			gcg.ByFit:          func(edition string) string { return edition + " d'après ses lettres" },
		},
		NoEdition: "sans édition",
		Place: func(line, column int) string {
			if column == 0 {
				return "ligne " + Number(line) + "\u00a0: "
			}
			return "ligne " + Number(line) + ", colonne " + Number(column) + "\u00a0: "
		},
		Game:  func(file string, n int) string { return file + ", partie " + Number(n) },
		Input: "entrée standard",
		Differ: map[gcg.Kind]func(Differing) string{
			gcg.Score: func(d Differing) string {
				return d.Word + " en " + d.At + " compte " + Number(d.Ours) + "\u00a0; le fichier a " + Number(d.File) + "."
			},
			gcg.Total: func(d Differing) string {
				return "Le total d'avant et les points font " + Number(d.Ours) + "\u00a0; le fichier a " + Number(d.File) + "."
			},
			gcg.End: func(d Differing) string {
				return "Les jetons restants " + d.Text + " comptent " + Signed(d.Ours) + "\u00a0; le fichier a " + Signed(d.File) + "."
			},
			gcg.Withdrawn: func(d Differing) string {
				return "Ce qui est retiré comptait " + Signed(d.Ours) + "\u00a0; le fichier a " + Signed(d.File) + "."
			},
			gcg.Pass: func(d Differing) string {
				return "Un tour sans coup compte 0\u00a0; le fichier a " + Signed(d.File) + "."
			},
			gcg.Time: func(d Differing) string {
				return "Une pénalité de temps ôte des points\u00a0; le fichier a " + Signed(d.File) + "."
			},
			gcg.BadLine:  func(d Differing) string { return d.Text + " ne se comprend pas." },
			gcg.BadTiles: func(d Differing) string { return d.Text + " a un jeton qui n'est pas dans " + d.Edition + "." },
			gcg.NotPlay:  func(Differing) string { return "Il n'y a pas de partie ici." },
		},
		OurTotals: "Les totaux de la feuille sont les nôtres\u00a0; seul un GCG exporté garde ceux du fichier.",
		NoBoard:   func(name string) string { return "Aucune édition n'a la grille " + name + "." },
		NotHis: func(points int) string {
			return "Ce joueur n'a pas de coup à retirer\u00a0; le fichier a " + Signed(points) + "."
		},
		TooManyLines: func(n int) string {
			return "Une partie a " + Number(n) + " lignes au plus, et celle-ci en a davantage."
		},
		Causes: map[gcg.Cause]func(letter string) string{
			gcg.CauseFolded:  func(letter string) string { return "Peut-être y a-t-on ajouté le bonus d'une contestation rejetée." },
			gcg.CauseNoBonus: func(letter string) string { return "Il manque la prime de toutes les lettres." },
			gcg.CauseBlank:   func(letter string) string { return "Ce serait juste si le " + letter + " était un joker." },
			gcg.CauseCapital: func(letter string) string {
				return "Ce serait juste si le " + letter + " était un jeton ordinaire, pas un joker."
			},
			gcg.CauseOnce:   func(letter string) string { return "Ils ont été comptés une fois, non deux." },
			gcg.CauseDouble: func(letter string) string { return "Ils ont été comptés deux fois, ou avec le mauvais signe." },
			gcg.CauseSum:    func(letter string) string { return "Peut-être une erreur d'addition." },
		},
		Doubts: map[gcg.Doubt]func(text string) string{
			gcg.DoubtRack:      func(text string) string { return "Le chevalet " + text + " n'a pas tous les jetons." },
			gcg.DoubtSize:      func(text string) string { return "Le chevalet " + text + " a trop de jetons." },
			gcg.DoubtBag:       func(text string) string { return "Il y a plus de " + text + " que n'en a le jeu." },
			gcg.DoubtTurn:      func(text string) string { return text + " a deux tours de suite." },
			gcg.DoubtName:      func(text string) string { return text + " n'est pas déclaré, ou est le nom de deux joueurs." },
			gcg.DoubtPlacement: func(text string) string { return text + " ne peut pas se poser là." },
			gcg.DoubtLeft:      func(text string) string { return "Les jetons restants ne sont pas le chevalet " + text + "." },
			gcg.DoubtAfter:     func(text string) string { return text + " a un tour après la fin." },
			gcg.DoubtText:      func(text string) string { return text + " ne se rattache à rien\u00a0; c'est gardé comme note." },
			gcg.DoubtEncoding:  func(text string) string { return "Le texte n'est pas dans le codage " + text + "." },
			gcg.DoubtOldText: func(text string) string {
				return "Le codage " + text + " est déduit des lettres. Une première ligne #character-encoding lève le doute."
			},
			gcg.DoubtEdition: func(text string) string { return "Les jetons " + text + " ne sont pas connus ici." },
			gcg.DoubtGuess: func(text string) string {
				return "L'édition est une supposition\u00a0: avec " + text + ", les chiffres seraient autres. Une ligne #tile-distribution dans le fichier lève le doute."
			},
			gcg.DoubtValues: func(text string) string {
				return "La plupart des coups comptent autrement qu'avec " + text + "\u00a0: les valeurs des lettres ou la grille sont autres, comme dans Wordfeud. Pour compter la partie, décrivez-les dans un fichier à vous dans editions/ et nommez-le avec --edition."
			},
			gcg.DoubtLong: func(text string) string { return text + " est long, gardé en entier et affiché coupé." },
			gcg.DoubtCut:  func(text string) string { return "Le fichier s'arrête au milieu de la ligne " + text + "." },
		},
		StrayRack: func(rack, sign string) string {
			return "Sur le chevalet " + rack + ", " + sign + " n'est pas un jeton. Le chevalet ne compte pas et reste tel quel."
		},
		Losses: map[gcg.LossKind]func(Lost) string{
			gcg.LossPoints: func(l Lost) string {
				return l.Player + "\u00a0: " + l.Points + " à la main\u00a0; écrit comme passe et bonus."
			},
			gcg.LossTyped: func(l Lost) string {
				return l.Player + "\u00a0: " + l.Text + ", " + l.Points + ", sans case\u00a0; écrit comme passe et bonus."
			},
			gcg.LossFault: func(l Lost) string {
				return l.Player + "\u00a0: " + l.Text + ", impossible sur la grille\u00a0; écrit comme passe."
			},
			gcg.LossRests: func(l Lost) string {
				return l.Player + "\u00a0: " + l.Text + ", " + l.Points + ", compte avec des jetons posés sans points\u00a0; écrit comme passe et bonus."
			},
			gcg.LossExchange: func(l Lost) string {
				return l.Player + "\u00a0: un échange d'un nombre inconnu\u00a0; écrit comme passe."
			},
			gcg.LossWithdrawn: func(l Lost) string {
				return l.Player + "\u00a0: un mot retiré sans être noté\u00a0; écrit comme passe."
			},
			gcg.LossLaid: func(l Lost) string { return "Les jetons posés sans points ne sont pas écrits\u00a0: " + l.Text + "." },
			gcg.LossBonus: func(l Lost) string {
				return l.Player + "\u00a0: " + l.Points + ", " + l.Text + "\u00a0; écrit comme bonus de contestation."
			},
			gcg.LossPenalty: func(l Lost) string {
				return l.Player + "\u00a0: " + l.Points + ", " + l.Text + "\u00a0; écrit comme pénalité de temps."
			},
			gcg.LossWarning: func(l Lost) string {
				if l.Points == "" {
					if l.Text == "" {
						return l.Player + ": un avertissement."
					}
					return l.Player + ": un avertissement, " + l.Text + "."
				}
				if l.Text == "" {
					return l.Player + ": un avertissement, " + l.Points + "."
				}
				return l.Player + ": un avertissement, " + l.Text + ", " + l.Points + "."
			},
			gcg.LossLeft: func(l Lost) string {
				return l.Player + "\u00a0: " + l.Points + " pour des restes de lettres inconnues\u00a0; écrit comme bonus ou pénalité de temps."
			},
			gcg.LossFinished: func(Lost) string { return "La partie a fini sans les jetons restants." },
			gcg.LossPlayers:  func(Lost) string { return "Plus de deux joueurs\u00a0: la plupart des programmes ne le lisent pas." },
			gcg.LossJoined:   func(l Lost) string { return l.Text + " est venu plus tard\u00a0; écrit comme joueur dès le début." },
			gcg.LossGone:     func(l Lost) string { return l.Player + " quitte la table ici." },
			gcg.LossBack:     func(l Lost) string { return l.Player + " revient à la table ici." },
			gcg.LossVoid:     func(Lost) string { return "Cette partie ne compte nulle part." },
			gcg.LossDuplicate: func(Lost) string {
				return "Un duplicate\u00a0: les tops sont les coups d'un seul joueur, ce qu'avait chacun est en notes."
			},
			gcg.LossCells: func(l Lost) string { return l.Text },
		},
	}
}

func frDuplicate() Duplicate {
	return Duplicate{
		Cell: func(round int, player, row string) string {
			return "Coup " + Number(round) + ", " + player + "\u00a0: " + row + "."
		},
		Master: func(round int, row string) string { return "Coup " + Number(round) + ", top\u00a0: " + row + "." },
		Rack: func(round int, tiles string) string {
			return "Coup " + Number(round) + ", tirage\u00a0: " + tiles + "."
		},
		Closed:  func(round int, row string) string { return "Coup " + Number(round) + " clos. Top\u00a0: " + row + "." },
		Next:    func(player string) string { return "Suivant\u00a0: " + player + "." },
		AllIn:   "Tout est noté\u00a0: tapez suivant.",
		Without: func(players string) string { return "Sans coup\u00a0: " + players + "." },
		Tables:  func(n int) string { return Number(n) + " joueurs" },
		Deleted: func(round int) string { return "Le coup " + Number(round) + " n'est plus sur la feuille." },
		DeletedWith: func(round, rows int) string {
			if rows == 1 {
				return "Le coup " + Number(round) + " n'est plus sur la feuille, ni une pénalité, un bonus ou un avertissement noté avec lui."
			}
			return "Le coup " + Number(round) + " n'est plus sur la feuille, ni les " + Number(rows) + " pénalités, bonus ou avertissements notés avec lui."
		},
		Emptied: func(round int, player string) string {
			return "Coup " + Number(round) + ", " + player + "\u00a0: vide."
		},
		Faults: func(rounds string, n int) string {
			if n == 1 {
				return "Un mot du coup " + rounds + " est impossible sur la grille et compte 0."
			}
			return "Des mots des coups " + rounds + " sont impossibles sur la grille et comptent 0."
		},
		See: func(rounds string, n int) string {
			if n == 1 {
				return "Voyez le coup " + rounds + "."
			}
			return "Voyez les coups " + rounds + "."
		},
		WouldFault: func(rounds string, n int) string {
			if n == 1 {
				return "Un mot du coup " + rounds + " compterait 0."
			}
			return "Des mots des coups " + rounds + " compteraient 0."
		},
		Round:        "Coup",
		MasterColumn: "Top",
		Total:        "Total",
		Share:        "% top",
	}
}

func frStats() Stats {
	return Stats{
		Page:   Page{Use: "stats [JOUEUR]", Short: "Dit ce que les joueurs ont fait dans toutes les parties enregistrées", Long: "Dit ce que les joueurs ont fait dans toutes les parties enregistrées et finies\u00a0: parties, victoires, moyennes, records\u00a0; ou avec JOUEUR, ce qu'a fait un seul, et comment contre chaque autre. Classique et duplicate sont à part\u00a0; les parties invalidées ne comptent nulle part. JOUEUR est un nom ou son début\u00a0; accents et majuscules n'importent pas."},
		From:   "seulement les parties depuis ce `JOUR`\u00a0: 2026-11-29, 2026-11 ou 2026",
		To:     "seulement les parties jusqu'à ce `JOUR`, compris",
		Scheme: "un championnat par ce `BARÈME` de points\u00a0: xp, wins, ou un des vôtres",
		Day:    "un jour comme 2026-11-29, un mois, une année",
		NoPlayer: func(name string) Said {
			return Said{"Aucune partie qui compte n'est de " + name + ".", "tanteo stats donne la liste des joueurs."}
		},
		WhichPlayer: func(name, possible string) Said {
			return Said{name + " peut être " + possible + ".", "Tapez plus de lettres du nom."}
		},
		Title:     "Statistiques",
		Hint:      "joueurs, face à face, championnats",
		Classic:   "classique",
		Duplicate: "duplicate",
		Games: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " partie"
			}
			return Number(n) + " parties"
		},
		People: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " joueur"
			}
			return Number(n) + " joueurs"
		},
		None:    "Aucune partie ne compte encore\u00a0: il faut qu'elle soit finie.",
		Nobody:  "Personne n'a encore de résultat\u00a0: il y faut un nom.",
		Reading: "Lecture des parties …",
		Unfinished: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " partie inachevée"
			}
			return Number(n) + " parties inachevées"
		},
		Void: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " partie invalidée"
			}
			return Number(n) + " parties invalidées"
		},
		Copies: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " copie"
			}
			return Number(n) + " copies"
		},
		Unreadable: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " fichier illisible"
			}
			return Number(n) + " fichiers illisibles"
		},
		NotCounted: func(list string) string { return "Ne comptent pas\u00a0: " + list + "." },
		Nameless: func(seats int) string {
			if seats == 0 || seats == 1 {
				return Number(seats) + " résultat n'est à personne\u00a0: sans nom, ou avec celui de deux joueurs à la table."
			}
			return Number(seats) + " résultats ne sont à personne\u00a0: sans nom, ou avec celui de deux joueurs à la table."
		},
		Highest: func(player, what, day string) string {
			return "Meilleure partie\u00a0: " + player + " " + what + ", " + day + "."
		},
		BestPlay: func(player, what, day string) string {
			return "Meilleur coup\u00a0: " + what + ", " + player + ", " + day + "."
		},
		Brings: func(win, perPlayer, others int) string {
			if perPlayer == 0 {
				return Number(win) + " au vainqueur, " + Number(others) + " à chaque autre"
			}
			if win == 0 {
				return Number(perPlayer) + " × joueurs au vainqueur, " + Number(others) + " à chaque autre"
			}
			return Number(win) + " + " + Number(perPlayer) + " × joueurs au vainqueur, " + Number(others) + " à chaque autre"
		},
		Players:  "Joueurs",
		League:   "Championnat",
		Player:   "joueur",
		Against:  "face à face",
		Played:   "parties",
		Won:      "gagné",
		Shared:   "nul",
		Average:  "moyenne",
		Best:     "max",
		Lowest:   "min",
		AllTiles: "primes",
		Total:    "total",
		Ahead:    "devant",
		Even:     "égal",
		Behind:   "derrière",
		For:      "pour",
		Opposed:  "contre",
		Points:   "points",
		Results: func(games, won, shared int) string {
			gamesText := Number(games) + " parties"
			if games == 0 || games == 1 {
				gamesText = Number(games) + " partie"
			}
			wonText := Number(won) + " gagnées"
			if won == 0 || won == 1 {
				wonText = Number(won) + " gagnée"
			}
			sharedText := ", " + Number(shared) + " partagées"
			switch shared {
			case 0:
				sharedText = ""
			case 1:
				sharedText = ", " + Number(shared) + " partagée"
			}
			return gamesText + ", " + wonText + sharedText
		},
		PerGame: func(game, turn string) string { return game + " par partie, " + turn + " par tour" },
		Fact: StatsFacts{
			Games:    "Parties",
			Average:  "Moyenne",
			Best:     "Plus grand total",
			Lowest:   "Plus petit total",
			BestPlay: "Meilleur coup",
			AllTiles: "Primes",
			Total:    "Points en tout",
		},
		ToKind:   "classique, duplicate",
		ToScheme: "barème",
		ToPlayer: "le joueur",
	}
}

func frEarlier() Earlier {
	return Earlier{
		Trash:      Page{Use: "trash", Short: "Liste les parties de la corbeille", Long: "Liste les parties de la corbeille. games restore en ressort une."},
		Search:     "seulement les parties qui ont chaque mot de ce `TEXTE` dans les joueurs, le tournoi, le jour (2026-11-29) ou le nom",
		NoneFound:  func(text string) string { return "Aucune partie n'a tout cela\u00a0: " + text + "." },
		TrashEmpty: "La corbeille est vide.",
		Games:      "Parties",
		Thrown:     "Corbeille",
		Field:      "Chercher",
		Of:         func(shown, all int) string { return Number(shown) + " sur " + Number(all) },
		Reading:    "Lecture des parties …",
		Duplicate: func(players int) string {
			if players == 0 || players == 1 {
				return "duplicate, " + Number(players) + " joueur"
			}
			return "duplicate, " + Number(players) + " joueurs"
		},
		Rounds: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " coup"
			}
			return Number(n) + " coups"
		},
		VoidMark:    "invalidée",
		AlteredMark: "altérée",
		Open:        "Ouvrir",
		Copy:        "Une copie, comme nouvelle partie",
		Again:       "Autre partie, mêmes joueurs",
		Void:        "L'invalider\u00a0: elle ne compte nulle part",
		ToTrash:     "À la corbeille",
		Restore:     "La sortir de la corbeille",
		Sure:        "Encore Entrée\u00a0: oui",
		Done: EarlierDone{
			Copied:   func(id string) string { return "Copiée, comme " + id + "." },
			Voided:   func(id string) string { return id + " ne compte plus\u00a0; annuler, dans la partie, y revient." },
			Thrown:   func(id string) string { return id + " est à la corbeille." },
			Restored: func(id string) string { return id + " est revenue." },
		},
		ToMenu:   "autre chose",
		ToTab:    "parties, corbeille",
		ToDelete: "à la corbeille",
	}
}

func frServed() Served {
	return Served{
		NoTerminal: Said{What: "L'écran a besoin d'un terminal.", Todo: "Demandez-en un avec ssh -t."},
		OneGame:    Said{What: "On ne peut demander qu'une partie.", Todo: "ssh -t MACHINE PARTIE l'ouvre\u00a0; sans PARTIE vient la liste."},
		NoGame:     Said{What: "Cette partie n'est pas parmi les vôtres.", Todo: "Sans nom vient la liste."},
		TooMany:    Said{What: "Il y a trop de sessions en ce moment.", Todo: "Réessayez plus tard, ou fermez-en une des vôtres."},
		Gone:       Said{What: "Votre clé n'est plus admise.", Todo: "Demandez à qui gère ce serveur."},
		Stopped:    Said{What: "Le serveur s'arrête\u00a0; tout est enregistré.", Todo: "Revenez plus tard."},
		Idle:       Said{What: "Rien ne s'est passé ici depuis longtemps\u00a0; tout est enregistré.", Todo: "Revenez quand vous voulez."},
		Fault:      Said{What: "Une erreur du programme a mis fin à cette session\u00a0; ce qui était noté est gardé.", Todo: "Revenez, et signalez-le à qui gère ce serveur."},
		Outside: func(id string) Said {
			return Said{id + " ne serait pas parmi vos parties.", "Demandez à qui gère ce serveur."}
		},
		Listen: func(address, why string) Said {
			return Said{"Le serveur ne peut pas écouter sur " + address + "\u00a0: " + why + ".", "Choisissez une autre adresse avec --listen."}
		},
	}
}

func frCopying() Copying {
	return Copying{
		Result:    "le résultat",
		Play:      "le coup",
		Sheet:     "la feuille",
		CopyPlay:  "Copier le coup",
		CopySheet: "Copier la feuille",
		ToFile:    "Copier dans un fichier",
		What:      "Quoi",
		Text:      "le même texte, à lire",
		FileName:  "coup",
		Nothing:   "Il n'y a rien à copier.",
		TooLong:   "Trop long pour le presse-papiers d'un terminal\u00a0: Ctrl+P, copier dans un fichier.",
		InTmux:    "Envoyé. tmux le laisse passer après\u00a0: tmux set -s set-clipboard on. Ou Ctrl+P, copier dans un fichier.",
		House:     "`RÈGLES` maison pour compter\u00a0: bonus=40",
	}
}

func frPrinting() Printing {
	return Printing{
		Title: "Imprimer",
		What:  "Quoi",
		Paper: "Papier",
		Kinds: map[string]string{
			"sheet":     "la feuille",
			"blank":     "une feuille vierge",
			"duplicate": "un duplicate vierge",
			"tiles":     "les jetons à barrer",
			"board":     "la grille",
		},
		Papers: [2]string{"A4", "Letter"},
		PDF:    "pour une imprimante",
		Text:   "80 colonnes, à lire",
		Row:    "Imprimer …",
	}
}

func frTwoTile() TwoTile {
	return TwoTile{
		Words: Page{Use: "words TYPE", Short: "Dit des mots d'une langue", Long: "Dit des mots\u00a0: ceux de deux jetons d'une édition, ceux d'un tirage, si un mot est dans une liste, et quelles listes il y a."},
		Two:   Page{Use: "two", Short: "Les mots de deux jetons", Long: "Liste les mots de deux jetons d'une édition, celle de --edition ou celle des nouvelles parties, comme une source les donne, et nomme la source. Là où il n'y en a pas, ils ne sont pas connus."},
		Title: "Mots de deux jetons",
		Count: func(words int, edition string) string {
			if words == 0 || words == 1 {
				return Number(words) + " mot de deux jetons\u00a0: " + edition
			}
			return Number(words) + " mots de deux jetons\u00a0: " + edition
		},
		With: func(letter string, all []string) string {
			return "Avec " + letter + "\u00a0: " + strings.Join(all, " ")
		},
		Without: func(letter string) string { return "Avec " + letter + "\u00a0: aucun" },
		NotKnown: func(edition string) string {
			return "Les mots de deux jetons ne sont pas connus\u00a0: " + edition + "."
		},
		Letter: func(key string) string { return "Une lettre montre les siens\u00a0; " + key + ", tous." },
		Source: func(text string) string { return "source\u00a0: " + text },
	}
}

func frPlaying() Playing {
	return Playing{
		Rules:      "règles",
		Book:       "règlement",
		About:      "à propos",
		Brief:      "En bref",
		Before:     "Avant la partie",
		Turn:       "Un tour",
		Exchange:   "Échanger des jetons",
		Challenges: "Contestations et pénalités",
		End:        "La fin",
		Time:       "Le temps",
		Duplicate:  "Le duplicate",
		Sheet:      "La feuille",
		InBrief: func(centre string, rack, bonus int) []string {
			text3 := "Un tour est un coup, un échange ou une passe. Puis piochez jusqu'à avoir de nouveau " + Number(rack) + " jetons sur le chevalet."
			if rack == 0 || rack == 1 {
				text3 = "Un tour est un coup, un échange ou une passe. Puis piochez jusqu'à avoir de nouveau " + Number(rack) + " jeton sur le chevalet."
			}
			text4 := "Les " + Number(rack) + " jetons en un coup donnent " + Number(bonus) + " points de plus."
			if bonus == 0 || bonus == 1 {
				text4 = "Les " + Number(rack) + " jetons en un coup donnent " + Number(bonus) + " point de plus."
			}
			return []string{
				"Posez des jetons sur une ligne, de sorte que tout ce qui se touche forme des mots.",
				"Le premier mot couvre " + centre + "\u00a0; chaque coup suivant touche un jeton déjà posé.",
				text3,
				text4,
				"La partie finit quand le sac est vide et qu'un joueur a posé son dernier jeton, ou quand plus personne ne joue.",
				"À la fin, on décompte les jetons restants. Le plus haut total gagne.",
			}
		},
		Dictionary: []string{
			"Convenez d'un dictionnaire ou d'une liste de mots avant de commencer.",
			"Personne ne cherche un mot, ni ne pose de question sur lui, avant de le jouer.",
		},
		Racks: func(rack int) string {
			return "Les jetons sont face cachée, ou dans un sac où personne ne voit. Chacun en pioche " + Number(rack) + " et les garde cachés sur un chevalet."
		},
		Teams: "En club et en tournoi on joue à deux, ou à deux équipes avec un chevalet chacune.",
		Lines: func(centre string) []string {
			return []string{
				"Passez, échangez des jetons, ou posez au moins un jeton.",
				"Les jetons nouveaux sont sur une ligne ou sur une colonne, sans trou. Les mots se lisent de gauche à droite ou de haut en bas, jamais en diagonale, et ont au moins deux lettres.",
				"Le premier coup couvre " + centre + " et a au moins deux jetons. Chacun des suivants touche un jeton déjà posé.",
				"Il y a trois façons de former des mots\u00a0: en rallonger un, en croiser un, ou en poser un contre un autre de sorte que les jetons qui se touchent forment des mots aussi.",
				"Un jeton déjà posé ne bouge jamais.",
			}
		},
		Digraphs: func(letters string) string {
			return "Un seul jeton chacun, jamais formé de deux\u00a0: " + letters + "."
		},
		Blank: func(points int) string {
			return "Un joker est la lettre que vous annoncez, jusqu'à la fin de la partie. Il compte " + Number(points) + "."
		},
		Refill:        "Puis piochez autant de jetons que vous en avez posé, un par un et sans regarder, toujours\u00a0; si le sac en a moins, tous.",
		Exchanging:    "Remettez quelques jetons, ou tous, et piochez-en autant. Le tour est passé et compte 0.",
		OffTheBoard:   "Un mot qui n'est pas valable est retiré\u00a0: les jetons reviennent au chevalet, le tour compte 0.",
		Stands:        "Après cela le mot reste, même faux, et tous les points qui suivent aussi.",
		Ends:          "Une partie finit quand le sac est vide et qu'un joueur a posé son dernier jeton, quand plus personne ne peut jouer, ou comme le dit le règlement\u00a0:",
		NeverByItself: "tanteo ne finit jamais une partie de lui-même. Il dit quand les règles le feraient, et attend la fin.",
		Duplicates: []string{
			"Tous ont le même tirage à chaque coup et notent un mot sur leur bulletin. Le meilleur du coup, le top, va alors sur la grille de tous, qui que ce soit qui l'ait trouvé.",
			"À la fin personne n'a de jetons à soi, donc rien n'est déduit. Les totaux se comparent à la somme des tops\u00a0; l'écart est le négatif.",
		},
		Written:    "Sur une feuille sont les points de chaque tour, le cumul, les mots, leurs cases, et combien de fois toutes les lettres ont été posées.",
		Start:      "Qui commence",
		Direction:  "Ordre des tours",
		Until:      "Un mot peut être contesté",
		Laid:       "Un jeton posé et vu",
		Lexicon:    "Mots valables",
		NotAllowed: "Non admis",
		Says: map[string]string{
			"draw":          "chacun tire un jeton, le plus proche du A commence\u00a0; un joker est avant le A",
			"draw-again":    "chacun tire un jeton, le plus proche du A commence\u00a0; qui tire un joker tire à nouveau",
			"agree":         "comme la table en convient",
			"clockwise":     "dans le sens des aiguilles d'une montre",
			"written":       "avant que ses points soient notés, et par l'adversaire seul",
			"next":          "avant que ses points soient notés et que le tour suivant commence",
			"play":          "doit être joué",
			"turn":          "doit être joué, ou le tour est perdu",
			"names":         "noms propres",
			"abbreviations": "abréviations",
			"affixes":       "préfixes et suffixes seuls",
			"hyphens":       "mots avec un trait d'union",
			"pronouns":      "verbes avec un pronom soudé",
		},
		NotKnown: "on ne sait pas",
	}
}

func frCounting() Counting {
	return Counting{
		Brief:    "En bref",
		Long:     "En détail",
		Examples: "Exemples, comptés à l'instant",
		Played:   "Les derniers coups de cette partie",
		InBrief: func(rack, bonus int) []string {
			return []string{
				"D'abord les cases de lettre, puis la somme, puis les cases de mot.",
				"Une case ne sert qu'au tour qui la couvre. Un joker ne compte pas comme lettre, mais sa case de mot sert.",
				"Tous les mots nouveaux comptent\u00a0; " + Number(rack) + " jetons en un coup donnent " + Number(bonus) + " de plus.",
			}
		},
		Kinds: map[editions.ExampleKind]string{
			editions.FirstPlay:   "Un premier coup, sur le centre.",
			editions.ThroughTile: "Un jeton déjà là compte sans sa case.",
			editions.SharedTile:  "Un jeton nouveau dans deux mots compte dans les deux, avec sa case dans les deux.",
			editions.WordSquares: "Deux cases de mot dans un mot se multiplient entre elles.",
			editions.AllTiles:    "La prime vient après tout le reste.",
			editions.WithBlank:   "Le premier coup encore une fois, avec un joker.",
		},
		Factor:    func(factor int) string { return "Le mot est multiplié par " + Number(factor) + "." },
		Bonus:     func(tiles, points int) string { return Number(tiles) + " jetons donnent " + Number(points) + "." },
		Leftovers: "Les jetons restants à la fin",
		Left:      func(player, letters string) string { return "il reste " + letters + " à " + player },
		WentOut:   func(player string) string { return player + " a fini" },
		Rounds:    "Un duplicate de trois coups",
		OwnRounds: "Les chiffres sont un exemple propre à cette aide, d'aucune partie réelle\u00a0; les sommes sont comptées à l'instant.",
	}
}

func frLimits() Limits {
	return Limits{
		Not: "Ce que tanteo ne fait pas",
		Is:  "À qui il appartient",
		DoesNot: []string{
			"Il ne juge aucun mot. Ses listes sont libres, aucune n'est officielle, et les consulter ne change pas les points. C'est à la table ou à l'arbitre de dire si un mot est valable.",
			"Il ne montre à personne les meilleurs coups pendant une partie classique, sauf si quelqu'un les demande, et alors tous les voient.",
			"Il ne finit jamais une partie de lui-même\u00a0; il dit seulement quand les règles le feraient.",
			"Il ne fait pas de liens. Un coup copié contient le coup et l'édition, jamais un nom\u00a0; un résultat copié n'est que du texte.",
		},
		Kept: func(folder string) []string {
			return []string{
				"Rien ne quitte cette machine\u00a0: il n'y a pas de compte, et les parties sont des fichiers dans " + folder + ". Fermez le terminal et continuez plus tard.",
				"Sur une autre machine ces parties ne sont pas là\u00a0; sans ces fichiers elles sont perdues.",
			}
		},
		Owners: []string{
			"tanteo est indépendant. SCRABBLE est une marque de Mattel, et de Hasbro aux États-Unis et au Canada. Ni eux ni une fédération n'y sont pour rien.",
			"Des coups que d'autres ont imprimés avec leurs points, comme MES de Mattel avec ME, EN et SO, sont parmi ses tests, pour que chacun puisse les vérifier.",
		},
	}
}

func frRounds() Rounds {
	return Rounds{
		Round:    func(n int) string { return "Coup " + Number(n) },
		Table:    func(n int) string { return "Table " + Number(n) },
		TableOf:  func(round, table int) string { return "Coup " + Number(round) + ", table " + Number(table) },
		MasterOf: func(round int) string { return "Coup " + Number(round) + ", top" },
		In:       func(in, of int) string { return Number(in) + " sur " + Number(of) + " notés" },
		ToCome:   func(n int) string { return Number(n) + " à venir" },
		Leader:   func(name string, total int) string { return name + " mène avec " + Number(total) },
		Best:     "meilleur",
		Rack:     "tirage",
		Master:   "Top",
		NotSet:   "pas noté",
		ByHand:   "manuel",
		No:       "n°",
		Player:   "joueur",
		Play:     "mot",
		Points:   "pts",
		Gap:      "nég",
		Rank:     "Rang",
		Ranking:  "Classement",
		Count: func(rounds int) string {
			if rounds == 0 || rounds == 1 {
				return Number(rounds) + " coup"
			}
			return Number(rounds) + " coups"
		},
		Columns: func(from, to, of int) string {
			return "joueurs " + Number(from) + "-" + Number(to) + " sur " + Number(of)
		},
		Enter:     func(points int, player string) string { return "Entrée\u00a0: +" + Number(points) + " pour " + player },
		AsMaster:  func(points int) string { return "Entrée\u00a0: " + Number(points) + " comme top" },
		Replaces:  func(points int) string { return "au lieu de " + Number(points) },
		Below:     func(points int) string { return Number(points) + " sous le meilleur" },
		Above:     func(points int) string { return Number(points) + " de plus que le meilleur" },
		IsBest:    "autant que le meilleur",
		Pick:      "Un numéro ou le début d'un nom choisit une table",
		AllIn:     func(key string) string { return "Tout est noté.  " + key + "\u00a0: coup suivant" },
		Looking:   func(round, of int) string { return "coup " + Number(round) + " sur " + Number(of) },
		RackFirst: func(line string) string { return "Tapez d'abord le tirage\u00a0: " + line },
		Found:     func(finders, in int) string { return "Trouvé par " + Number(finders) + " sur " + Number(in) },
		Only:      func(name string, points int) string { return "solo, " + name + "\u00a0: +" + Number(points) },
		OverTable: func(table, points int) string {
			return "Table " + Number(table) + "\u00a0: " + Number(points) + " dépasse le top. Mal recopié\u00a0?"
		},
		OverName: func(name string, points int) string {
			return name + "\u00a0: " + Number(points) + " dépasse le top. Mal recopié\u00a0?"
		},
		OfItSolo:    func(points int) string { return "dont " + Number(points) + " de solo" },
		Close:       "Clore le coup",
		TakeBest:    "Le meilleur est le top",
		SetRack:     "Tirage du coup",
		SetMaster:   "Top du coup",
		Finish:      "Finir la partie",
		Same:        "Mêmes joueurs, à nouveau",
		NextCell:    "case vide suivante",
		NextTable:   "table suivante",
		MasterHint:  "top",
		CloseHint:   "coup suivant",
		TableHint:   "table",
		NextOver:    "plus que le top",
		CellHint:    "case",
		Correct:     "corriger",
		Empty:       "vider",
		DeleteRound: "effacer le coup",
		MasterKey:   "posé ou tapé\u00a0: le top",
		CloseKey:    "clôt le coup",
		OverKey:     "case au-dessus du top",
		EmptyKey:    "vide la case",
		Examples: [][2]string{
			{"2: 24", "duplicate\u00a0: la case du joueur 2 pour ce coup"},
			{"42 H4 JAMON", "de même, sans les deux-points"},
			{"mar 24", "un nom, ou son début, est un joueur"},
			{"corriger 3 2: 24", "corrige la case du joueur 2 au coup 3"},
			{"corriger 3 2: -", "vide la case du joueur 2 au coup 3"},
		},
	}
}

func frNewGame() NewGame {
	return NewGame{
		Kind: "Type",
		Kinds: map[sheet.Kind]string{
			sheet.ClassicGame:   "classique",
			sheet.DuplicateGame: "duplicate",
		},
		House:      "Règles maison",
		NoHouse:    "aucune",
		HouseOpens: "Droite ou Espace les ouvre.",
		HouseHow:   "Gauche, Droite ou un nombre change une règle\u00a0; Suppr la laisse au règlement.",
		AsBook:     func(value string) string { return "comme le règlement\u00a0: " + value },
		HouseRule: map[string]string{
			"bonus":     "Prime",
			"leftovers": "Restes",
			"penalty":   "Pénalité",
			"challenge": "Contestation",
			"passes":    "Passes de fin",
			"overtime":  "Minute en trop",
		},
		NoNumber: "pas de points",
		Off:      "jamais",
		Notation: "Cases",
		Notations: map[string]string{
			"rows": "la ligne d'abord\u00a0: H4, 4H",
			"gcg":  "comme en GCG\u00a0: 8D, D8",
		},
		Names:    "Noms",
		NamesHow: "Des noms avec des virgules, collés un par ligne, ou @FICHIER avec un nom par ligne.",
		TooManyNames: func(names, most int) string {
			return Number(names) + " noms, c'est plus que " + Number(most) + ". Ôtez-en."
		},
		HowMany:     func(fewest, most int) string { return "De " + Number(fewest) + " à " + Number(most) + " joueurs." },
		Alone:       "Seul, on joue contre les tops.",
		DuplicateIs: "Tous jouent le même tirage à chaque coup\u00a0; le meilleur mot va sur la grille.",
	}
}

func frClock() Clock {
	return Clock{
		Chosen: map[sheet.ClockKind]func(length string) string{
			sheet.TurnClock: func(length string) string { return "Un chrono de " + length + " par tour." },
			sheet.RoundClock: func(length string) string {
				if length == "" {
					return "Un chrono par coup, sans limite."
				}
				return "Un chrono de " + length + " par coup."
			},
			sheet.GameClock: func(length string) string {
				if length == "" {
					return "Un chrono par joueur, sans limite."
				}
				return "Un chrono de " + length + " par joueur."
			},
		},
		None: "Pas de chrono.",
		Runs: func(player, shows string) string {
			if player == "" {
				return "Le chrono tourne\u00a0: " + shows + "."
			}
			return "Le chrono tourne\u00a0: " + player + ", " + shows + "."
		},
		Stands: func(player, shows string) string {
			if player == "" {
				return "Le chrono est arrêté\u00a0: " + shows + "."
			}
			return "Le chrono est arrêté\u00a0: " + player + ", " + shows + "."
		},
		Set: func(player, shows string) string {
			if player == "" {
				return "Le chrono indique maintenant\u00a0: " + shows + "."
			}
			return "Le chrono indique maintenant\u00a0: " + player + ", " + shows + "."
		},
		Running: "en marche",
		Stopped: "arrêté",
		TurnOver: func(player string) string {
			return "Le temps " + elided(player) + " est écoulé. Entrée deux fois note une passe\u00a0; ou jouez."
		},
		RoundOver: "Le temps du coup est écoulé\u00a0: plus aucun bulletin n'est accepté.",
		Signal: func(seconds int) string {
			switch seconds {
			case 60:
				return "Encore une minute."
			case 0, 1:
				return "Encore " + Number(seconds) + " seconde."
			}
			return "Encore " + Number(seconds) + " secondes."
		},
		LastSignal: func(seconds int) string {
			switch seconds {
			case 60:
				return "Encore une minute\u00a0: levez vos bulletins."
			case 0, 1:
				return "Encore " + Number(seconds) + " seconde\u00a0: levez vos bulletins."
			}
			return "Encore " + Number(seconds) + " secondes\u00a0: levez vos bulletins."
		},
		Over: func(player string, points, each int) string {
			return player + " dépasse le temps\u00a0: " + Number(points) + " jusqu'ici, " + Number(each) + " par minute entamée."
		},
		OverLost: func(player string) string {
			return player + " dépasse le temps et, d'après les règles, perd la partie."
		},
		OverStops: func(player string) string {
			return player + " dépasse le temps et, d'après les règles, ne joue plus."
		},
		OverFree: func(player string) string { return player + " dépasse le temps. Les règles n'en disent rien." },
		Due: func(player, over, key, costs string) string {
			return player + " a dépassé de " + over + "\u00a0: " + key + " le note, " + costs + "."
		},
		Lost:   "la partie est perdue",
		RanOn:  func(shows string) string { return "Le chrono a continué de tourner\u00a0: " + shows + "." },
		Title:  "Chrono",
		Kind:   "Pour",
		Length: "Temps",
		Kinds: map[sheet.ClockKind]string{
			sheet.TurnClock:  "chaque tour",
			sheet.RoundClock: "chaque coup",
			sheet.GameClock:  "chaque joueur",
		},
		NoKind:    "pas de chrono",
		CountsUp:  "sans limite",
		Own:       "Ou tapez des minutes\u00a0: 7, ou 7:30.",
		OwnTurn:   "Ou tapez des secondes\u00a0: 90, ou 1:30.",
		Book:      "règlement",
		HowStart:  func(key string) string { return key + " le démarre et l'arrête." },
		StartStop: "Chrono\u00a0: démarrer, arrêter",
		Choose:    "Chrono\u00a0: lequel, et combien",
		Bell:      "Chrono\u00a0: essayer la sonnerie",
		Hide:      "Chrono\u00a0: aucun",
		Again:     "Chrono\u00a0: tout le temps à nouveau",
		Correct: func(player string) string {
			if player == "" {
				return "Chrono\u00a0: régler le temps"
			}
			return "Chrono\u00a0: corriger " + player
		},
		Note:      func(player, over string) string { return "Chrono\u00a0: noter le dépassement, " + player + " " + over },
		Key:       "marche, arrêt du chrono",
		ToStop:    "arrêter le chrono",
		ToStart:   "démarrer le chrono",
		ToNote:    "noter le dépassement",
		ToChoose:  "choisir",
		Signals:   "Le temps d'un coup est annoncé",
		SignalsAt: func(seconds []string) string { return enumerate(seconds, "et") + " secondes avant sa fin" },
	}
}

func frWordLists() WordLists {
	return WordLists{
		Check:    Page{Use: "check MOT…", Short: "Dit si des mots sont dans une liste", Long: "Dit si chaque mot est dans la liste d'une édition, celle de --edition ou celle des nouvelles parties, et quelle est cette liste\u00a0: une que vous avez ajoutée, sinon une libre, venue avec le programme ou présente sur la machine\u00a0; --list en nomme une autre. Le code de sortie est 1 si un mot n'y est pas. Aucune liste ici n'est officielle."},
		List:     Page{Use: "list [NOM]", Short: "Les listes de mots, avec leurs licences", Long: "Liste les listes de mots qu'il y a, avec leurs auteurs, d'où elles viennent et sous quelle licence\u00a0; avec un NOM, cette liste avec tout le texte de sa licence."},
		Add:      Page{Use: "add FICHIER", Short: "Prend une liste à vous", Long: "Lit une liste de mots et la garde sous un nom, pour une édition\u00a0: c'est dès lors la liste de cette édition. Une liste est un texte avec un mot par ligne, en UTF-8 ou ISO 8859, compressé par gzip ou non, avec ou sans définitions après les mots\u00a0; ou une liste JSON de textes\u00a0; ou un .dic de hunspell à côté de son .aff. Ce qui ne peut se poser est laissé de côté et compté. Si le fichier change, il est relu."},
		Remove:   Page{Use: "rm NOM", Short: "Retire une liste à soi", Long: "La liste ne sert plus\u202f; son fichier reste où il est."},
		ListFlag: "`LISTE` de mots\u00a0: un nom, ou un fichier",
		NameFlag: "`NOM` de la liste\u00a0; sinon celui du fichier",
		In:       func(word string) string { return word + " est dans la liste." },
		NotIn:    func(word string) string { return word + " n'est pas dans la liste." },
		NotIt:    func(word, why string) string { return word + " n'est dans aucune liste\u00a0: " + why },
		Which: func(name, title string) string {
			if title == "" {
				return "Liste\u00a0: " + name + ". Elle n'est pas officielle."
			}
			return "Liste\u00a0: " + name + ", " + title + ". Elle n'est pas officielle."
		},
		NotOfficial:     "Aucune d'elles n'est une liste officielle.",
		ThisNotOfficial: "Ce n'est pas une liste officielle.",
		Gone:            func(file string) string { return file + " n'est plus là\u00a0; ses mots ont été gardés." },
		Words: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " mot"
			}
			return Number(n) + " mots"
		},
		Unread:    "pas encore lue",
		Size:      func(kilobytes int) string { return Number(kilobytes) + "\u00a0ko" },
		For:       func(edition string) string { return "pour " + edition },
		Licence:   "Licence",
		Credit:    "Auteurs",
		Source:    "Origine",
		File:      "Fichier",
		NoLicence: "inconnue",
		More:      "tanteo words list NOM montre une licence\u00a0; tanteo words add FICHIER prend une liste à vous.",
		Missing: func(name, packages string) string {
			return name + "\u00a0: pas sur cette machine\u00a0; avec " + packages
		},
		Added: func(name, words, edition string) string { return name + "\u00a0: " + words + " pour " + edition + "." },
		LeftOut: func(reasons []string) string {
			return "Laissés de côté\u00a0: " + strings.Join(reasons, "\u00a0; ") + "."
		},
		Capital: func(n int) string { return Number(n) + " avec une majuscule" },
		Sign:    func(n int) string { return Number(n) + " avec un trait d'union ou un autre signe" },
		Letter:  func(n int) string { return Number(n) + " avec une lettre sans jeton" },
		Short:   func(n int) string { return Number(n) + " d'un seul jeton" },
		Long: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " plus long que la grille"
			}
			return Number(n) + " plus longs que la grille"
		},
		Same:    func(n int) string { return Number(n) + " avec les jetons d'un autre" },
		Default: func(edition string) string { return "C'est désormais la liste de " + edition + "." },
		Reading: func(file string, percent int) string { return file + "\u00a0: " + Number(percent) + "\u00a0% lus" },
		Refused: map[words.Reason]func(ListFault) Said{
			words.NotAFile: func(l ListFault) Said {
				return Said{l.File + " n'est pas un fichier.", "Nommez un texte avec un mot par ligne."}
			},
			words.TooLarge: func(l ListFault) Said {
				return Said{l.File + " a plus de " + Number(l.Limit) + "\u00a0Mo de texte.", "Prenez une liste plus petite."}
			},
			words.LongLine: func(l ListFault) Said {
				return Said{l.File + " n'est pas une liste\u00a0: la ligne " + Number(l.Line) + " est trop longue.", "Une liste a un mot par ligne."}
			},
			words.NotText: func(l ListFault) Said {
				return Said{l.File + " n'est pas un texte.", "Décompressez-le, ou enregistrez-le en texte avec un mot par ligne."}
			},
			words.BadJSON: func(l ListFault) Said {
				return Said{l.File + ", ligne " + Number(l.Line) + "\u00a0: ce n'est pas une liste de textes.", "Une liste en JSON est [\"un\", \"deux\"]."}
			},
			words.BadGzip: func(l ListFault) Said {
				return Said{l.File + " ne se décompresse pas.", "Il est abîmé\u00a0: reprenez-le."}
			},
			words.BadAffix: func(l ListFault) Said {
				return Said{l.File + ", ligne " + Number(l.Line) + "\u00a0: cette règle ne se comprend pas.", "Prenez le .aff qui va avec le .dic."}
			},
			words.NoAffix: func(l ListFault) Said {
				return Said{l.File + " n'a que des racines de mots.", "Mettez son .aff à côté, sous le même nom."}
			},
			words.TooMany: func(l ListFault) Said {
				if l.Limit == 0 || l.Limit == 1 {
					return Said{l.File + " a plus de " + Number(l.Limit) + " million de mots.", "Prenez une liste plus petite."}
				}
				return Said{l.File + " a plus de " + Number(l.Limit) + " millions de mots.", "Prenez une liste plus petite."}
			},
			words.NoWords: func(l ListFault) Said {
				return Said{l.File + " n'a aucun mot qui puisse se poser.", "Est-ce une liste pour cette édition\u00a0? Voyez --edition."}
			},
			words.NoSuch: func(l ListFault) Said {
				if l.Packages == "" {
					return Said{"Il n'y a pas de liste " + l.Name + ".", "Voyez tanteo words list."}
				}
				return Said{"Il n'y a pas de liste " + l.Name + " sur cette machine.", "Un de ces paquets l'a\u00a0: " + l.Packages + "."}
			},
			words.NoneFor: func(l ListFault) Said {
				if l.Packages == "" {
					return Said{"Il n'y a pas de liste pour " + l.Name + ".", "Prenez-en une\u00a0: tanteo words add FICHIER --edition ID."}
				}
				return Said{"Il n'y a pas de liste pour " + l.Name + ".", "Installez un de ces paquets\u00a0: " + l.Packages + ", ou prenez-en une\u00a0: tanteo words add FICHIER."}
			},
			words.NameTaken: func(l ListFault) Said {
				return Said{"Il y a une autre liste " + l.Name + ".", "Choisissez un autre nom\u00a0: --name NOM."}
			},
			words.BadName: func(l ListFault) Said {
				return Said{l.Name + " ne peut être le nom d'une liste.", "Des lettres, des chiffres et des tirets, 40 au plus\u00a0: --name NOM."}
			},
			words.BadEntry: func(l ListFault) Said {
				return Said{l.File + " ne dit pas de quelle liste il s'agit.", "Corrigez-le\u00a0: file = \"/CHEMIN\", edition = \"ID\"."}
			},
			words.NotOwn: func(l ListFault) Said {
				return Said{l.Name + " n'est pas une liste à vous.", "Celles de tanteo ou de la machine restent."}
			},
			words.NoFolder: func(ListFault) Said {
				return Said{"Il n'y a pas de dossier où garder une liste.", "Nommez-en un\u00a0: --config DOSSIER."}
			},
		},
		Origins: map[words.Origin]string{
			words.Embedded: "venue avec tanteo",
			words.Machine:  "sur cette machine",
			words.Own:      "à vous",
			words.Loose:    "un fichier",
		},
	}
}

func frFinding() Finding {
	return Finding{
		Place:        Page{Use: "place MOT [PARTIE]", Short: "Toutes les places d'un mot, la meilleure d'abord", Long: "Liste toutes les places où les règles laissent poser un mot, à l'horizontale et à la verticale, la meilleure d'abord. Elle cherche sur la grille de PARTIE, sinon sur celle de --board, sinon sur celle de la dernière partie, ou sur une grille vide\u00a0; --edition seule demande une grille vide. ? après une lettre est un joker, . un jeton déjà posé\u00a0; une lettre qui ne reste plus devient un joker. Les mots qui ne sont pas dans la liste sont nommés\u00a0; ils ne cachent aucune place."},
		Top:          Page{Use: "top TIRAGE [PARTIE]", Short: "Les meilleurs coups d'un tirage", Long: "Liste les meilleurs coups d'un tirage avec leur calcul, ? pour chaque joker\u00a0: sur la grille de PARTIE, sinon sur celle de --board, sinon sur celle de la dernière partie, ou sur une grille vide\u00a0; --edition seule demande une grille vide. Les coups à égalité sont tous montrés, d'abord celui que le règlement prend pour top, s'il a une règle pour cela. Une partie classique doit être finie."},
		RackWords:    Page{Use: "rack LETTRES", Short: "Les mots d'un tirage", Long: "Liste les mots d'une liste que forment une partie des lettres, ? pour chaque joker, par les points de leurs jetons ou par leur longueur."},
		LimitFlag:    "`NOMBRE` de coups (10)\u00a0; ceux qui comptent le plus sont tous montrés",
		AnywayFlag:   "même dans une partie en cours",
		ByFlag:       "`ORDRE`\u00a0: points, length (longueur)",
		PatternFlag:  "`MODÈLE` du mot, . pour une lettre du tirage\u00a0: .A.O",
		ContainsFlag: "`LETTRES` que les mots ont en plus",
		HooksFlag:    "avec les lettres qui, devant ou derrière, en font un autre mot",
		FromOne:      "un nombre entier à partir de 1",
		Letters:      "des lettres",
		OfPoints: func(points int) string {
			if points == 0 || points == 1 {
				return Number(points) + " point\u00a0:"
			}
			return Number(points) + " points\u00a0:"
		},
		OfTiles: func(tiles int) string {
			if tiles == 0 || tiles == 1 {
				return Number(tiles) + " jeton\u00a0:"
			}
			return Number(tiles) + " jetons\u00a0:"
		},
		OnGame:  func(game string) string { return "Sur la grille de " + game + "." },
		OnFile:  func(file, edition string) string { return "Sur la grille de " + file + "\u00a0: " + edition + "." },
		OnEmpty: func(edition string) string { return "Sur une grille vide\u00a0: " + edition + "." },
		Places: func(n int, word string) string {
			switch n {
			case 0:
				return "Il n'y a pas de place pour " + word + "."
			case 1:
				return Number(n) + " place pour " + word + "\u00a0:"
			}
			return Number(n) + " places pour " + word + "\u00a0:"
		},
		Unlisted: func(words string) string { return "pas dans la liste\u00a0: " + words },
		Plays: func(n, shown int, rack string) string {
			nText := Number(n) + " coups"
			if n == 0 || n == 1 {
				nText = Number(n) + " coup"
			}
			shownText := "; les " + Number(shown) + " meilleurs\u00a0"
			switch shown {
			case 0:
				shownText = ""
			case 1:
				shownText = "; le meilleur\u00a0"
			}
			return nText + " avec " + rack + "\u00a0" + shownText + ":"
		},
		NoPlay: func(rack string) string { return "Il n'y a pas de coup avec " + rack + "." },
		Tied:   func(n int) string { return Number(n) + " coups à égalité en tête." },
		Master: func(rulebook, because string) string {
			return "Le premier est le top selon " + rulebook + "\u00a0: " + because + "."
		},
		Ties: map[finder.Tie]string{
			finder.FewestBlanks: "le moins de jokers",
			finder.BalancedRest: "le reliquat le plus équilibré",
			finder.FewestTiles:  "le moins de jetons",
			finder.Alphabet:     "le premier dans l'alphabet",
			finder.NearestA1:    "le plus près de A1",
			finder.EndsGame:     "il finit la partie",
			finder.MostOpen:     "la grille la plus ouverte",
			finder.AcrossFirst:  "à l'horizontale",
		},
		NoTie: "le reste n'est pas réglé, et c'est le premier sur la grille",
		Words: func(n int) string {
			if n == 0 || n == 1 {
				return Number(n) + " mot"
			}
			return Number(n) + " mots"
		},
		Making: func(list string, percent int) string {
			return list + "\u00a0: préparation de la recherche, " + Number(percent) + "\u00a0%"
		},
		NotFinished: func(game string) Said {
			return Said{"La partie " + game + " est en cours, et les meilleurs coups sont pour après.", "Finissez-la, ou donnez --anyway\u00a0; --edition demande une grille vide."}
		},
		TooManyBlanks: func(n int) Said { return Said{"Ce tirage a trop de jokers.", "Le jeu en a " + Number(n) + "."} },
		TooManyTiles:  func(n int) Said { return Said{Number(n) + " jetons sont trop pour chercher.", "Prenez-en moins."} },
	}
}

func frLookup() Lookup {
	return Lookup{
		Switch:     "vérifier les mots dans une liste",
		On:         "Les mots sont désormais vérifiés.",
		Off:        "Les mots ne sont plus vérifiés.",
		In:         "dans la liste\u00a0:",
		NotIn:      "hors de la liste\u00a0:",
		Which:      func(list string) string { return "Liste " + list + ", pas l'officielle." },
		Nothing:    func(where string) string { return where + "\u00a0: aucun mot à vérifier." },
		Listed:     func(list string) string { return "liste " + list + ", non officielle" },
		AllIn:      func(list string) string { return "dans la liste (" + list + ", non officielle)" },
		Lacks:      func(list, words string) string { return "hors liste (" + list + ", non officielle)\u00a0: " + words },
		Lists:      "Listes de mots",
		AddList:    "une liste à soi",
		AddHow:     "Le nom d'un fichier\u00a0: un texte avec un mot par ligne, comprimé par gzip ou non, une liste JSON, ou un .dic de hunspell à côté de son .aff. Elle devient la liste de ces jetons.",
		AddIt:      "l'ajouter",
		CheckIn:    "y vérifier les mots",
		Licence:    "sa licence",
		Removed:    func(list string) string { return list + " ne sert plus. Son fichier est toujours là." },
		SureRemove: "Suppr encore une fois retire cette liste\u202f; son fichier reste.",
		RemoveIt:   "la retirer",
		OtherTiles: func(list, edition string) string {
			return list + " est pour d'autres jetons que ceux de " + edition + "."
		},
		Checked:  "Mots de la feuille",
		NextWord: "autre mot",
		ToTurn:   "à son tour",
		Out: func(out, words int) string {
			if out == 0 {
				if words == 1 {
					return "Le seul mot est dans la liste."
				}
				return "Tous les mots sont dans la liste\u00a0: " + Number(words) + "."
			}
			if words == 1 {
				return "Le seul mot n'est pas dans la liste."
			}
			return "Hors de la liste\u00a0: " + Number(out) + " sur " + Number(words) + "."
		},
		NoPoints:  "Aucun point ne change\u00a0: c'est au jury.",
		Review:    "Ce qui a échappé",
		Everybody: "tous",
		BestOne:   "meilleur",
		Missed:    "dif",
		Sum: func(missed, best int, share string) string {
			return Number(missed) + " perdus sur " + Number(best) + "\u202f; " + share
		},
		AtLeast: "+ le tirage n'est pas connu\u00a0: au moins cela, avec les jetons posés.",
		LeftOut: func(turns int) string {
			return "Sans " + Number(turns) + " tours\u00a0: des coups d'avant n'ont pas de cases."
		},
		NoRacks:     "Il n'y a pas ici de coup à comparer au meilleur.",
		DrawRack:    "Tirer les lettres",
		Racks:       "Tirages",
		RacksDrawn:  "faits par tanteo",
		RacksTyped:  "tapés",
		DrawnHow:    "tanteo fait chaque tirage selon le règlement, cherche le top et tire la suite.",
		NoPlayTodo:  func(finish string) string { return "La partie finit ici\u00a0: " + finish + "." },
		TypeRack:    "Tapez des lettres pour leurs mots\u00a0:\u202f? joker, .A. modèle, +Z et un Z",
		TabKey:      "mots de ces lettres",
		ByPoints:    "par points",
		ByLength:    "par longueur",
		ListedFirst: "liste d'abord",
		OutNote:     "? un mot n'est pas dans la liste.",
		ItsPlaces:   "ses places",
		Order:       "ordre",
		Hooks: func(before, after string) string {
			beforeText := "devant " + before
			if before == "" {
				beforeText = "rien devant"
			}
			afterText := "derrière " + after
			if after == "" {
				afterText = "rien derrière"
			}
			return beforeText + " · " + afterText
		},
		Places:    func(word string) string { return "Places de " + word },
		Of:        func(n, of int) string { return Number(n) + " sur " + Number(of) },
		NoPlace:   func(word string) string { return "Sur cette grille, il n'y a pas de place pour " + word + "." },
		At:        func(points int, place string) string { return Number(points) + " points en " + place },
		LayHere:   "le poser ici",
		Sift:      "chercher",
		NextOne:   "autre",
		PlaceKey:  "places du mot posé",
		Example:   "toutes les places d'un mot, la meilleure d'abord\u202f; les flèches les parcourent, Entrée le pose",
		BestPlays: "Meilleurs coups",
		Columns:   [4]string{"pts", "en", "coup", "jetons"},
		Tie:       "=",
		First: func(because string) string {
			return "Parmi les plus hauts, le coup marqué est le top\u00a0: " + because + "."
		},
		NextPlay:    "autre coup",
		AsMaster:    "noter comme top",
		NotYet:      "Les meilleurs coups sont pour après la partie.",
		NotYetTodo:  func(line string) string { return "Pour les montrer à tous\u00a0: " + line + "." },
		Unnoted:     "Le coup sur la grille n'est pas noté.",
		UnnotedLine: "La ligne n'est pas encore notée.",
		TurnPassed: func(player string) string {
			return "C'est maintenant à " + player + " de jouer\u00a0: la ligne n'est pas encore notée."
		},
		NotClosed:    "Le coup reste ouvert\u00a0: il a changé entre-temps.",
		MasterStands: func(master string) string { return "Le top reste\u00a0: " + master + "." },
		UnnotedTodo:  func(enter, esc string) string { return enter + " le note, " + esc + " le reprend." },
		OwnFirst:     "Notez d'abord votre propre coup.",
		OwnFirstTodo: func(best string) string { return "Pour voir déjà les meilleurs\u00a0: " + best + "." },
		BestDuring:   "Meilleurs coups pendant la partie",
		Open:         "Dans cette partie, tous voient les meilleurs coups.",
		Closed:       "Les meilleurs coups ne se voient qu'après la partie.",
		OpenMark:     "meilleurs coups visibles",
	}
}

func frCharts() Charts {
	return Charts{
		Tab:     "Courbes",
		Totals:  "Totaux coup par coup",
		Points:  "Points par coup",
		Masters: "tops",
		End:     "fin",
		FirstOf: func(shown, players int) string { return "les " + Number(shown) + " premiers sur " + Number(players) },
		Choose:  "totaux, points",
	}
}

func frGrid() Grid {
	return Grid{
		Title:     "Tableau",
		Command:   "tableau\u00a0: une colonne par joueur, une ligne par tour",
		Key:       "la feuille en tableau",
		Left:      "−jetons",
		Closing:   "+clôture",
		Add:       "autre tour",
		Cell:      "case suivante",
		DeleteRow: "supprimer la ligne",
		AddRow:    "ajouter une ligne",
		EndGame:   "finir la partie",
		Leave:     "grille",
		TurnHow: func(at string) string {
			return "Des points, ou une ligne\u00a0: " + at + " JAMON, = R2wELOJ3l, échange 3. 0 est une passe, et de même une case laissée vide avant un tour suivant. Tab ou Entrée\u00a0: la case suivante."
		},
		NameHow:       "Tapez un nom.",
		LeftHow:       "Ce qui reste sur le chevalet est déduit\u00a0: lettres, ? pour un joker, ou points. Vide ou -, c'est celui qui a fini.",
		ClosingHow:    "Qui a fini reçoit ce qui reste aux autres\u00a0; la somme est comptée, ou tapez-la. Entrée finit la partie.",
		AddHow:        "Entrée ajoute une ligne. Ce qui reste vide dans les lignes au-dessus devient une passe dès qu'un tour suivant est noté.",
		AdjustmentHow: "Pas un tour\u00a0: tapez ses points, ou toute sa ligne.",
		Sure: func(row, turns string) string {
			return "Supprimer la ligne " + row + " (" + turns + ")\u00a0? Suppr encore le fait."
		},
		Deleted: func(row string) string { return "La ligne " + row + " est supprimée." },
		Passes: func(n int) string {
			if n == 1 {
				return "La case vide d'avant est notée comme passe."
			}
			return Number(n) + " cases vides d'avant sont notées comme passes."
		},
		Elsewhere: func(player string, row int) Said {
			return Said{"Le prochain tour " + elided(player) + " n'est pas à la ligne " + Number(row) + ".", "Remplissez d'abord les cases au-dessus."}
		},
		Sum: func(typed, left int) Said {
			return Said{"Il ne reste pas " + Number(typed) + " aux autres.", "C'est " + Number(left) + "\u00a0; laissez la case vide, ou corrigez la ligne −jetons."}
		},
		HasLeft: func(player string) Said {
			return Said{"Il reste des jetons à " + player + "\u00a0: rien ne s'ajoute là.", "Videz cette case, ou celle du dessus."}
		},
		Adjustment: Said{What: "Cette ligne n'est pas un tour.", Todo: "Tapez toute sa ligne, comme pénalité 1 10\u00a0; Suppr la supprime."},
		Duplicate:  "Un duplicate a des coups, non des tours\u00a0: son tableau est la feuille même.",
	}
}
