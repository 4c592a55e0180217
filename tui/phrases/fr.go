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

// The blank before : ; ? and %, and inside the quotes, is a no-break space (U+00A0), so that no
// line begins with such a sign. What a player types himself has no blank there: "Ana: passe".
func french() *Language {
	return &Language{
		Tag:      "fr",
		Name:     "Français",
		Commands: frenchCommands(),
		Premiums: PremiumsOf("fr"),
		Players: Players{
			Default: func(seat int) string { return fmt.Sprintf("Joueur %d", seat) },
			None:    "personne",
		},
		Kinds: Kinds{
			Points: "à la main", Pass: "passe", Exchange: "échange", Withdrawn: "retiré",
			Penalty: "pénalité", Bonus: "bonus", Overtime: "temps", Warning: "avertiss.", Challenge: "contest.", End: "reliquat",
		},
		Numbers: Numbers{
			Decimal: ",",
			And:     func(items []string) string { return listed(items, "et") },
			Quote:   func(text string) string { return "« " + text + " »" },
			Apart:   true,
		},
		Dates: Dates{[12]string{"jan", "fév", "mar", "avr", "mai", "jun", "jul", "aoû", "sep", "oct", "nov", "déc"}},
		Rows:  frenchRows(), Answers: frenchAnswers(), Notices: frenchNotices(), Faults: frenchFaults(),
		Sheet: frenchSheet(), Editions: frenchEditions(), Rules: frenchRules(), Tool: frenchTool(),
		Screen: frenchScreen(), Table: frenchCSV(), Paper: frenchPaper(), Duplicate: frenchDuplicate(), Replay: frenchReplay(),
		Stats: frenchStats(), Earlier: frenchEarlier(),
		Copying: frenchCopying(), Printing: frenchPrinting(), TwoTile: frenchTwoTile(),
		Playing: frenchPlaying(), Counting: frenchCounting(), Limits: frenchLimits(),
		Rounds: frenchRounds(), NewGame: frenchNewGame(),
		Clock:  frenchClock(),
		Charts: frenchCharts(), Grid: frenchGrid(), WordLists: frenchWordLists(), Finding: frenchFinding(), Lookup: frenchLookup(),
	}
}

func frenchCommands() Commands {
	return Commands{
		sheet.CommandPass:       {[]string{"passe", "passer"}, ""},
		sheet.CommandExchange:   {[]string{"échange", "échanger"}, "[JETONS|NOMBRE]"},
		sheet.CommandWithdrawn:  {[]string{"retiré", "retirer", "retrait"}, ""},
		sheet.CommandChallenge:  {[]string{"contestation", "contester", "conteste"}, ""},
		sheet.CommandFailed:     {[]string{"rejetée", "rejeté", "échouée"}, "[JOUEUR] [MOTS]"},
		sheet.CommandPenalty:    {[]string{"pénalité", "pénaliser", "moins"}, "JOUEUR POINTS [MOTIF]"},
		sheet.CommandBonus:      {[]string{"bonus", "prime", "plus"}, "JOUEUR POINTS [MOTIF]"},
		sheet.CommandOvertime:   {[]string{"dépassement", "retard"}, "JOUEUR MM:SS|POINTS"},
		sheet.CommandWarning:    {[]string{"avertissement", "avertir"}, "JOUEUR [MOTIF]"},
		sheet.CommandLay:        {[]string{"poser", "pose"}, "H4 JAMON"},
		sheet.CommandClear:      {[]string{"vider", "vide"}, ""},
		sheet.CommandEnd:        {[]string{"fin", "finir"}, "RESTE RESTE …"},
		sheet.CommandFinish:     {[]string{"terminer", "clore"}, ""},
		sheet.CommandReopen:     {[]string{"rouvrir", "rouvre"}, ""},
		sheet.CommandUndo:       {[]string{"annuler", "annule"}, ""},
		sheet.CommandRedo:       {[]string{"rétablir", "refaire"}, ""},
		sheet.CommandEdit:       {[]string{"corriger", "corrige", "modifier"}, "TOUR LIGNE"},
		sheet.CommandInsert:     {[]string{"insérer", "insère"}, "TOUR LIGNE"},
		sheet.CommandDelete:     {[]string{"supprimer", "supprime", "effacer"}, "TOUR"},
		sheet.CommandRecount:    {[]string{"recompter", "recompte"}, "[TOUR]"},
		sheet.CommandWrong:      {[]string{"faux", "fautif"}, "TOUR"},
		sheet.CommandVoid:       {[]string{"invalider", "invalide"}, ""},
		sheet.CommandName:       {[]string{"nom", "nommer", "renommer"}, "JOUEUR NOM"},
		sheet.CommandJoin:       {[]string{"entre", "entrer", "arrive"}, "NOM"},
		sheet.CommandLeave:      {[]string{"quitte", "quitter"}, "JOUEUR"},
		sheet.CommandNote:       {[]string{"note", "remarque"}, "TEXTE"},
		sheet.CommandAgain:      {[]string{"revanche", "encore"}, ""},
		sheet.CommandOpen:       {[]string{"ouvrir", "ouvre"}, "[PARTIE]"},
		sheet.CommandRack:       {[]string{"tirage", "chevalet"}, "LETTRES"},
		sheet.CommandDraw:       {[]string{"tirer", "tire", "piocher"}, "[GRAINE]"},
		sheet.CommandMaster:     {[]string{"top", "retenu"}, "[LIGNE]"},
		sheet.CommandBest:       {[]string{"meilleurs"}, "[TIRAGE]"},
		sheet.CommandCheck:      {[]string{"vérifier", "vérifie"}, "[TOUR|MOT]"},
		sheet.CommandMissed:     {[]string{"manqué", "perdu"}, ""},
		sheet.CommandAnalysis:   {[]string{"analyse"}, "[NON]"},
		sheet.CommandNext:       {[]string{"suivant", "suite"}, ""},
		sheet.CommandTab:        {[]string{"onglet"}, "[NOM]"},
		sheet.CommandPrint:      {[]string{"imprimer", "imprime"}, "[QUOI]"},
		sheet.CommandWrite:      {[]string{"enregistrer", "enregistre"}, "[FICHIER]"},
		sheet.CommandQuit:       {[]string{"sortir"}, ""},
		sheet.CommandClock:      {[]string{"chrono", "pendule", "horloge"}, "[JOUEUR] MM:SS"},
		sheet.CommandClockStart: {[]string{"démarrer", "démarre", "lancer"}, ""},
		sheet.CommandClockStop:  {[]string{"arrêter", "arrête"}, ""},
		sheet.CommandOff:        {[]string{"aucun", "non"}, ""},
		sheet.CommandTurnClock:  {[]string{"tour"}, "MM:SS|SECONDES"},
		sheet.CommandRoundClock: {[]string{"coup"}, "[MM:SS|MINUTES]"},
		sheet.CommandGameClock:  {[]string{"partie"}, "[MM:SS|MINUTES]"},
	}
}

func frenchDuplicate() Duplicate {
	return Duplicate{
		Cell: func(round int, player, row string) string {
			return fmt.Sprintf("Coup %d, %s : %s.", round, player, row)
		},
		Master:  func(round int, row string) string { return fmt.Sprintf("Coup %d, top : %s.", round, row) },
		Rack:    func(round int, tiles string) string { return fmt.Sprintf("Coup %d, tirage : %s.", round, tiles) },
		Closed:  func(round int, row string) string { return fmt.Sprintf("Coup %d clos. Top : %s.", round, row) },
		Next:    func(player string) string { return "Suivant : " + player + "." },
		AllIn:   "Tout est noté : tapez suivant.",
		Without: func(players string) string { return "Sans coup\u00a0: " + players + "." },
		Tables:  func(n int) string { return fmt.Sprintf("%d joueurs", n) },
		Deleted: func(round int) string { return fmt.Sprintf("Le coup %d n'est plus sur la feuille.", round) },
		DeletedWith: func(round, rows int) string {
			if rows == 1 {
				return fmt.Sprintf("Le coup %d n'est plus sur la feuille, ni une pénalité, un bonus ou un avertissement noté avec lui.", round)
			}
			return fmt.Sprintf("Le coup %d n'est plus sur la feuille, ni les %d pénalités, bonus ou avertissements notés avec lui.", round, rows)
		},
		Emptied: func(round int, player string) string { return fmt.Sprintf("Coup %d, %s : vide.", round, player) },
		Faults: func(rounds string, n int) string {
			if n == 1 {
				return "Un mot du coup " + rounds + " est impossible sur la grille et compte 0."
			}
			return "Des mots des coups " + rounds + " sont impossibles sur la grille et comptent 0."
		},
		WouldFault: func(rounds string, n int) string {
			if n == 1 {
				return "Un mot du coup " + rounds + " compterait 0."
			}
			return "Des mots des coups " + rounds + " compteraient 0."
		},
		See: func(rounds string, n int) string {
			if n == 1 {
				return "Voyez le coup " + rounds + "."
			}
			return "Voyez les coups " + rounds + "."
		},
		Round: "Coup", MasterColumn: "Top", Total: "Total", Share: "% top",
	}
}

func frenchRows() Rows {
	return Rows{
		Where: func(word, from, to string) string {
			return word + " en " + from + "-" + to
		},
		Scored: func(word string, points int) string { return fmt.Sprintf("%s, %d", word, points) },
		All: func(_, bonus, tiles int) string {
			return fmt.Sprintf(", dont %d pour %d jetons", bonus, tiles)
		},
		Points: func(points int) string { return fmt.Sprintf("%d à la main", points) },
		Pass:   "passe",
		Exchange: func(tiles int) string {
			if tiles == 0 {
				return "échange"
			}
			return "échange de " + frenchCount(tiles, "jeton")
		},
		Withdrawn: "mot retiré, 0",
		Challenge: func(by string, words, points int) string {
			text := "a contesté un mot valable"
			switch {
			case by == "" && words > 1:
				text = fmt.Sprintf("a contesté %d mots valables", words)
			case by != "" && words > 1:
				text = fmt.Sprintf("%d mots valables contestés par %s", words, by)
			case by != "":
				text = "un mot valable contesté par " + by
			}
			return text + cost(points, "sans pénalité")
		},
		Penalty: func(points int) string { return "pénalité " + Signed(points) },
		Bonus:   func(points int) string { return "bonus " + Signed(points) },
		LostTurn: func(words int) string {
			if words > 1 {
				return fmt.Sprintf("a contesté %d mots valables, le tour est perdu", words)
			}
			return "a contesté un mot valable, le tour est perdu"
		},
		Overtime: func(points int) string { return "dépassement " + Signed(points) },
		Over: func(clock string, points int, lost bool) string {
			if lost {
				return "dépassement " + clock + ", " + Signed(points) + " : la partie est perdue"
			}
			return "dépassement " + clock + ", " + Signed(points)
		},
		Warning: func(number, points int) string { return warned("avertissement", number, points) },
		Wrong: func(turn, points int) string {
			return fmt.Sprintf("le tour %d n'était pas valable, %s", turn, Signed(points))
		},
		End:     func(points int) string { return "jetons restants, " + Signed(points) },
		CameOff: func(row string) string { return row + ", retiré" },
		Fault:   func(row string) string { return row + ", impossible" },
		Told: func(row string, counted, told int) string {
			return row + " (grille " + Number(counted) + ", fichier " + Number(told) + ")"
		},
	}
}

func frenchAnswers() Answers {
	return Answers{
		Turn:      func(player, row string) string { return player + " : " + row + "." },
		Challenge: func(row string) string { return "Contesté : " + row + "." },
		Adjusted: func(player, row string, total int) string {
			return fmt.Sprintf("%s : %s ; total %s.", player, row, Number(total))
		},
		Laid:    func(tiles int) string { return frenchMany(tiles, "jeton posé", "jetons posés") + " sans points." },
		Cleared: "Les jetons posés sans points ne sont plus sur la grille.",
		Alone: func(name string, total, masters int, share string) string {
			return name + " a " + strconv.Itoa(total) + " des " + strconv.Itoa(masters) + " points des tops\u00a0: " + share + "."
		},
		Won: func(names []string, total int) string {
			if len(names) > 1 {
				return fmt.Sprintf("%s se partagent la victoire avec %s.", listed(names, "et"), Number(total))
			}
			return fmt.Sprintf("%s gagne avec %s.", names[0], Number(total))
		},
		Over: "La partie est finie.",
		LostTime: func(names []string) string {
			if len(names) == 1 {
				return names[0] + " perd au temps."
			}
			return listed(names, "et") + " perdent au temps."
		},
		Reopened: "La partie continue.",
		Renamed:  func(before, after string) string { return before + " s'appelle maintenant " + after + "." },
		Joined:   func(name string, seat int) string { return fmt.Sprintf("%s entre comme joueur %d.", name, seat) },
		Returned: func(name string, seat int) string { return fmt.Sprintf("%s revient comme joueur %d.", name, seat) },
		Left:     func(name string) string { return name + " quitte la table ; ses points restent." },
		Voided:   "Cette partie ne compte plus nulle part.",
		Noted:    "Noté.",
		Unnoted:  "La note est effacée.",
		Edited: func(turn int, player, row string) string {
			return fmt.Sprintf("Le tour %d devient %s : %s.", turn, player, row)
		},
		Inserted: func(turn int, player, row string) string {
			return fmt.Sprintf("Le tour %d s'ajoute : %s : %s.", turn, player, row)
		},
		Deleted:   func(turn int) string { return fmt.Sprintf("Le tour %d est supprimé.", turn) },
		Recounted: "Chaque tour a maintenant les points que donnent la grille et les règles.",
		Undone:    "Le dernier changement est annulé.",
		Redone:    "Le changement est rétabli.",
		Total: func(player string, before, after int) string {
			return fmt.Sprintf("%s %s → %s", player, Number(before), Number(after))
		},
		SameAll: "Les totaux ne changent pas.",
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "Le tour " + turns + " n'est plus possible et compte 0."
			}
			return "Les tours " + turns + " ne sont plus possibles et comptent 0."
		},
		Next:   func(player string) string { return "À " + player + " de jouer." },
		Again:  func(id string) string { return "Nouvelle partie, mêmes joueurs : " + id + "." },
		Opened: func(id, names string) string { return "Partie ouverte : " + id + " (" + names + ")." },
		Announced: func(player string, announced, counted int) string {
			return fmt.Sprintf("%s : %s annoncés, %s comptés aujourd'hui.", player, Number(announced), Number(counted))
		},
	}
}

func frenchNotices() Notices {
	const canEnd = " : d'après les règles, la partie peut finir ici."
	return Notices{
		Passes:       func(n int) string { return frenchMany(n, "passe", "passes de suite") + canEnd },
		Scoreless:    func(n int) string { return frenchMany(n, "tour", "tours de suite") + " sans points" + canEnd },
		PassesOrLost: func(n int) string { return fmt.Sprintf("%d passes et tours perdus de suite", n) + canEnd },
		NoTime:       "Plus personne n'a de temps" + canEnd,
		Overused: func(letter string, used, has int, turns string, n int) string {
			text := fmt.Sprintf("%d %s sur la feuille, le jeu en a %d", used, letter, has)
			switch n {
			case 0:
				return text + "."
			case 1:
				return text + " : voyez le tour " + turns + "."
			}
			return text + " : voyez les tours " + turns + "."
		},
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "Le tour " + turns + " est impossible sur la grille et compte 0 tant qu'il n'est pas corrigé."
			}
			return "Les tours " + turns + " sont impossibles sur la grille et comptent 0 tant qu'ils ne sont pas corrigés."
		},
		Told: func(points, totals []int, first int) string {
			var said []string
			if len(points) > 0 {
				said = append(said, "points "+frenchTurns("du", "des", points))
			}
			if len(totals) > 0 {
				said = append(said, "total après "+frenchTurns("le", "les", totals))
			}
			line := "recompter"
			if len(points)+len(totals) == 1 {
				line += " " + strconv.Itoa(first)
			}
			return "Du fichier : " + strings.Join(said, ", ") + ". Les nôtres : " + line + "."
		},
		ExchangeLimit: func(inBag int) string {
			switch inBag {
			case 0:
				return "Le sac est vide ; l'échange est noté quand même."
			case 1:
				return "Il ne reste que 1 jeton dans le sac ; l'échange est noté quand même."
			}
			return fmt.Sprintf("Il ne reste que %d jetons dans le sac ; l'échange est noté quand même.", inBag)
		},
		ExchangeMost: func(player string, times int) string {
			return fmt.Sprintf("%s a déjà échangé %d fois, autant que les règles le permettent ; l'échange est noté quand même.", player, times)
		},
		NoChallenges: func(line string) string {
			return "D'après ces règles, personne ne conteste à la table : l'arbitre vérifie les mots après (" + line + ")."
		},
		Leftovers: func(letters string) string {
			return "Il en reste plus qu'il ne peut y en avoir : " + letters + ". Revoyez les chevalets."
		},
		NoBlank:        "Un joker a été échangé, mais il n'en reste aucun à venir.",
		OutOfTurn:      func(player string) string { return "Noté pour " + player + ", dont ce n'était pas le tour." },
		ReadAsNewTiles: "Lus comme les seuls jetons nouveaux.",
		ReadAsWhole: func(line, points string) string {
			return "Lu comme le mot entier. Si ce sont les seuls jetons nouveaux, c'est " + line + points + "."
		},
		Points: func(points int) string { return fmt.Sprintf(" (%s points)", Number(points)) },
		DigraphRead: func(letters string, n int, apart, points string) string {
			if n == 1 {
				return letters + " est lu comme un seul jeton. En jetons séparés, cela s'écrit " + apart + points + "."
			}
			return letters + " sont lus comme un jeton chacun. En jetons séparés, cela s'écrit " + apart + points + "."
		},
		InPlaceOf: func(points, taken int) string {
			return fmt.Sprintf(" (%s points, pas %s)", Number(points), Number(taken))
		},
		ReadAsWords: func(words int, player, line, cost string) string {
			return fmt.Sprintf("Lu comme %s. Une contestation de %s s'écrit %s (%s).", frenchCount(words, "mot"), player, line, cost)
		},
		Or:       "ou",
		TurnLost: "un tour perdu",
		Case:     "Majuscules et minuscules se valent ; le joker se marque avec ?.",
		BlankKW: func(letters string, n int) string {
			if n == 1 {
				return letters + " n'a pas de jeton dans ce jeu : c'est un joker, 0 point."
			}
			return letters + " n'ont pas de jeton dans ce jeu : ce sont des jokers, 0 point."
		},
		OverMaster: func(rounds string, n int) string {
			if n == 1 {
				return "Au coup " + rounds + ", une case dépasse le top : voyez si elle est bien recopiée."
			}
			return "Aux coups " + rounds + ", une case dépasse le top : voyez si elle est bien recopiée."
		},
		NotOnRack: func(letters string) string { return "Absent du tirage du coup : " + letters + "." },
		NotInBag:  func(letters string) string { return "Il n'en reste pas autant\u00a0: " + letters + "." },
		RackRefused: func(n int) string {
			return frenchMany(n, "tirage refusé, remis", "tirages refusés, remis") + " en entier dans le sac."
		},
		RulesEnd: func(tiles int, line string) string {
			text := "Il ne reste plus de voyelle, ou plus de consonne"
			if tiles == 0 {
				text = "Il ne reste aucun jeton"
			}
			return text + " : d'après le règlement la partie finit ici (" + line + ")."
		},
		MarkIgnored:   "Le jeton déjà posé reste ce qu'il est ; son ? est ignoré.",
		TotalsChanged: "Les totaux ont changé.",
		FallbackRules: func(book, used string, players int) string {
			return fmt.Sprintf("%s n'est pas fait pour %d joueurs : on suit %s.", book, players, used)
		},
		FallbackDuplicate: func(book, used string) string {
			return book + " ne dit rien du duplicate : on suit " + used + "."
		},
		Other: func(code string) string { return "Avis : " + code + "." },
		Blank: "joker",
	}
}

func frenchFaults() Faults {
	return Faults{
		Word: "Le mot",
		Placement: map[scoring.Fault]func(Placed) Said{
			scoring.NoTile: func(p Placed) Said {
				return Said{p.Word + " ne pose aucun jeton.", "Ajoutez un jeton, ou passez."}
			},
			scoring.TooMany: func(p Placed) Said {
				return Said{fmt.Sprintf("%s pose plus de %d jetons.", p.Word, p.Rack), "Tapez-le entier, dès sa première case."}
			},
			scoring.OffBoard: func(p Placed) Said {
				return Said{p.Word + " en " + p.At + " sort de la grille.", "Commencez plus en arrière."}
			},
			scoring.Taken: func(p Placed) Said {
				return Said{p.Square + " est occupée : " + p.Letter + " s'y trouve.", "Prenez une autre case ou le mot entier."}
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
			scoring.OneTile: func(Placed) Said {
				return Said{"Le premier mot a au moins deux jetons.", "Ajoutez un jeton."}
			},
			scoring.Detached: func(p Placed) Said {
				return Said{p.Word + " en " + p.At + " ne touche aucun jeton.", "Posez-le contre un jeton, ou en croix."}
			},
			scoring.Split: func(p Placed) Said {
				return Said{p.Letter + " est un seul jeton (" + p.Square + ").", "Prenez le jeton " + p.Letter + ", ou une autre case."}
			},
			scoring.Missing: func(p Placed) Said {
				if p.Letter == "" {
					return Said{"Il n'y a pas de jeton en " + p.Square + ".", "Tapez sa lettre ; . est un jeton déjà posé."}
				}
				return Said{"Il manque à " + p.Word + " le " + p.Letter + " de " + p.Square + ".", "Corrigez le tour qui l'a ôté, ou celui-ci."}
			},
			scoring.Differs: func(p Placed) Said {
				return Said{p.Word + " ne va pas : il y a " + p.Letter + " en " + p.Square + ".", "Vérifiez la première case et le mot."}
			},
			scoring.Grown: func(p Placed) Said {
				return Said{p.Word + " se prolonge par " + p.Letter + " en " + p.Square + ".", "Tapez le mot plus long, ou une autre case."}
			},
		},
		NoSquare: func(square string) Said {
			return Said{square + " n'est pas sur la grille.", "Vérifiez la case."}
		},
		TakeBack: "Retour ôte un jeton ; Esc, tous.",
		Spelling: map[scoring.SpellingFault]func(Spelt) Said{
			scoring.NoLetters: func(Spelt) Said {
				return Said{"Il n'y a pas de lettre.", "Tapez les lettres du mot."}
			},
			scoring.NoSuchLetter: func(s Spelt) Said {
				return Said{"Aucun jeton pour " + s.Text + ".", "Prenez les lettres du jeu ; ? est un joker."}
			},
			scoring.IsDigit: func(s Spelt) Said {
				return Said{"Un mot n'a pas de chiffres : " + s.Text + ".", "Les marques (2l) suivent la lettre."}
			},
			scoring.IsSymbol: func(s Spelt) Said {
				return Said{"Un mot n'a pas de signe " + s.Text + ".", "Des lettres, ? joker, . jeton déjà posé."}
			},
			scoring.MarkAlone: func(s Spelt) Said {
				return Said{s.Text + " précède sa lettre.", "Écrivez-le après la lettre : N?."}
			},
			scoring.MarkInside: func(s Spelt) Said {
				return Said{s.Bare + " est un jeton : pas de marque dedans.", "Écrivez la marque après : " + s.Bare + "2w."}
			},
			scoring.SplitPair: func(s Spelt) Said {
				return Said{s.Bare + " est un seul jeton, non deux.", "Tapez-le sans le |."}
			},
			scoring.NoSuchPremium: func(s Spelt) Said {
				return Said{"Cette grille n'a pas de case " + s.Bare + ".", "Elle a 2l, 3l, 2w et 3w."}
			},
			scoring.Unclosed: func(Spelt) Said {
				return Said{"Une parenthèse n'est pas fermée.", "Mettez ) après les jetons déjà posés."}
			},
			scoring.TooLong: func(s Spelt) Said {
				return Said{s.Bare + " est plus long que la grille.", fmt.Sprintf("Un mot a %d jetons au plus.", s.Side)}
			},
			scoring.TooManyWords: func(Spelt) Said {
				return Said{"Plus de sept mots croisent le principal.", "Tapez le mot principal et sept au plus."}
			},
			scoring.TooManyNew: func(s Spelt) Said {
				return Said{fmt.Sprintf("%s pose plus de %d jetons.", s.Bare, s.Rack), "Mettez les jetons déjà là entre ( ) : (A)."}
			},
			scoring.NothingNew: func(s Spelt) Said {
				return Said{"Tous les jetons de " + s.Bare + " étaient là.", "Laissez les nouveaux sans 0 ni parenthèses."}
			},
		},
		Line:    frenchLineFaults(),
		Refused: frenchRefusals(),
		NoHome: func(variable string) Said {
			return Said{variable + " manque\u00a0: aucun dossier n'est connu.", "Donnez " + variable + ", ou --config DOSSIER."}
		},
		NoPath: func(variable, value string) Said {
			return Said{variable + " n'est pas absolu\u00a0: " + value + ".", "Commencez-le par /, ou --config DOSSIER."}
		},
		Cut:       Said{"La liste gardée pour chercher a été coupée.", "Refaites-le\u00a0: elle est relue."},
		Forgotten: func(file string) string { return file + " est illisible\u00a0: son contenu est oublié." },
		File: func(place, reason string) Said {
			return Said{place + " : " + reason + ".", "Corrigez le fichier et réessayez."}
		},
		Place: func(file string, line int) string {
			if line == 0 {
				return file
			}
			if file == "" {
				return "ligne " + strconv.Itoa(line)
			}
			return file + ", ligne " + strconv.Itoa(line)
		},
		Setting: func(place, key, value, possible string) Said {
			return Said{place + " : " + value + " ne va pas pour " + key + ".", "Possible : " + possible + "."}
		},
		Crash: func(file string) string { return "Ce qui était noté est gardé. Signalez-le, avec " + file + "." },
		NoSetting: func(place, key, possible string) Said {
			return Said{place + " : il n'y a pas de réglage " + key + ".", "Il y a : " + possible + "."}
		},
		NoEdition: func(id string) Said {
			return Said{"Il n'y a pas d'édition " + id + ".", "tanteo editions en donne la liste."}
		},
		NoRules: func(id string) Said {
			return Said{"Il n'y a pas de règlement " + id + ".", "tanteo rules en donne la liste."}
		},
		House: map[sheet.HouseReason]func(HouseRule) Said{
			sheet.HouseNoRule: func(h HouseRule) Said {
				return Said{h.Key + " n'est pas une règle maison.", "Il y a : " + h.Possible + " ; ainsi : bonus=40,leftovers=none."}
			},
			sheet.HouseValue: func(h HouseRule) Said {
				return Said{h.Value + " ne va pas pour la règle maison " + h.Key + ".", "Possible : " + h.Possible + "."}
			},
			sheet.HouseTwice: func(h HouseRule) Said {
				return Said{"La règle maison " + h.Key + " y est deux fois.", "Ôtez-en une."}
			},
		},
		Saved: Saved{
			NoGame: func(id string) Said {
				return Said{"Il n'y a pas de partie " + id + ".", "tanteo games en donne la liste."}
			},
			Taken: func(id string) Said {
				return Said{"Il y a déjà une partie " + id + ".", "Mettez-la d'abord à la corbeille."}
			},
			Held: func(who string) Said {
				return Said{"Ouverte ailleurs : " + who + ".", "Fermez-la là-bas ; tanteo show la lit."}
			},
			Somebody: "quelqu'un d'autre",
			Newer:    Said{"Un tanteo plus récent a écrit cette partie.", "Ouvrez-la avec lui ; rien n'y a été touché."},
			Damaged: func(where string) Said {
				return Said{"Le fichier est abîmé : " + where + ".", "Le fichier reste comme il est."}
			},
			Aside: func(name string) string { return "Il est mis de côté : " + name + "." },
			Changed: Said{"Le fichier a changé entre-temps.",
				"Rouvrez la partie et répétez la ligne."},
			Gone: Said{"La partie n'est plus là.", "Quelqu'un l'a mise à la corbeille."},
			NotAFile: func(file string) Said {
				return Said{"Pas un fichier ordinaire : " + frenchThe(file) + ".", "Déplacez ce qui porte son nom."}
			},
			Linked: func(file string) Said {
				return Said{"C'est un lien\u00a0: " + frenchThe(file) + ".", "Mettez-y le fichier même, pas un lien."}
			},
			NoFolder: Said{"Le dossier des parties n'en est pas un.", "Déplacez ce qui a son nom, ou --config."},
		},
		System: System{
			Full: func(file string) Said {
				if file == "" {
					return Said{"Il n'y a plus de place sur le disque.", "Faites de la place ; le reste est sauvé."}
				}
				return Said{"Plus de place sur le disque : " + file + ".", "Faites de la place ; le reste est sauvé."}
			},
			Forbids: func(file string) Said {
				return Said{"Accès refusé : " + frenchThe(file) + ".", "Demandez le droit de lire et d'écrire."}
			},
			ReadOnly: func(file string) Said {
				return Said{"En lecture seule : " + frenchThe(file) + ".", "Prenez un autre dossier avec --config."}
			},
			Missing: func(file string) Said {
				return Said{"Introuvable : " + frenchThe(file) + ".", "Vérifiez le nom et le dossier."}
			},
			Closed: func(string) Said {
				return Said{"Plus personne ne lit la sortie.", "Ce qui était noté est enregistré."}
			},
			Failed: func(file, reason string) Said {
				return Said{"Échec avec " + frenchThe(file) + " : " + reason + ".", "Réessayez, ou dans un autre dossier."}
			}, TooMany: Said{"Trop de fichiers sont ouverts.", "Relevez la limite (ulimit -n), recommencez."},
			Why: map[error]string{
				syscall.EIO:          "le disque ne répond pas",
				syscall.ENAMETOOLONG: "son nom est trop long",
				syscall.ENOTDIR:      "son dossier est un fichier",
				syscall.EISDIR:       "c'est un dossier",
				syscall.ELOOP:        "ses liens tournent en rond",
				syscall.ESTALE:       "le disque n'est plus là",
				disk.ErrNotFile:      "ce n'est pas un fichier ordinaire",
				disk.ErrLink:         "c'est un lien",
				disk.ErrTooLarge:     "il est trop gros",
			},
		},
		Other: func(text string) Said { return Said{text + ".", "Réessayez."} },
	}
}

func frenchLineFaults() map[sheet.LineReason]func(Read) Said {
	return map[sheet.LineReason]func(Read) Said{
		sheet.LineEmpty: func(r Read) Said {
			return Said{"Rien n'est tapé.", "Tapez un coup, comme " + r.Example + ", ou passe."}
		},
		sheet.LineTooLong: func(r Read) Said {
			return Said{"La ligne est trop longue.", fmt.Sprintf("Une ligne a %d octets au plus.", r.Limit)}
		},
		sheet.LineControl: func(Read) Said {
			return Said{"La ligne a un signe qui ne se montre pas.", "Tapez-la avec des lettres et des chiffres."}
		},
		sheet.LineUnknown: func(r Read) Said {
			return Said{"Ligne inconnue : " + r.Text + ".", "Tapez " + r.Example + ", = RELOJ, 25 ou passe."}
		},
		sheet.LineWordAlone: func(r Read) Said {
			return Said{"Il manque la case avant " + r.Bare + ".", "Tapez " + r.Example + ", ou = avant les mots."}
		},
		sheet.LineNoWord: func(r Read) Said {
			return Said{"Il manque le mot après la case.", "Tapez par exemple " + r.Example + "."}
		},
		sheet.LineMissing: func(r Read) Said {
			if r.Usage == "" {
				return Said{"Il manque la suite de " + r.Text + ".", "Tapez un coup après le nom."}
			}
			return Said{"Il manque la suite de " + r.Text + ".", "Ainsi : " + r.Usage + "."}
		},
		sheet.LineExtra: func(r Read) Said {
			return Said{r.Text + " est de trop ici.", "Ôtez-le."}
		},
		sheet.LineNumber: func(r Read) Said {
			return Said{r.Text + " ne va pas ici.", fmt.Sprintf("Il faut un nombre entier, %d au plus.", r.Limit)}
		},
		sheet.LineTime: func(r Read) Said {
			return Said{"Les règles n'ont pas de points : " + r.Text + ".", "Un temps : 1:05 ; ou bien les points : 10."}
		},
		sheet.LineClock: func(r Read) Said {
			return Said{r.Text + " n'est pas un temps.", "Un temps s'écrit 1:05."}
		},
		sheet.LineNoPlayer: func(r Read) Said {
			return Said{"Personne ne s'appelle " + r.Text + ".", "À la table : " + r.Names + "."}
		},
		sheet.LineTwoPlayers: func(r Read) Said {
			return Said{"Plusieurs noms en " + r.Text + ".", "Tapez plus de lettres, ou le numéro."}
		},
		sheet.LineName: func(r Read) Said {
			return Said{r.Text + " ne peut être un nom.", "Un nom : 1 à 60 signes, sans deux-points."}
		},
		sheet.LineTooMany: func(r Read) Said {
			return Said{"Trop de jetons : " + r.Text + ".", fmt.Sprintf("Un chevalet en tient %d.", r.Limit)}
		},
		sheet.LineNotInTurn: func(r Read) Said {
			return Said{r.Text + " n'est pas un tour.", "Mettez un coup, des points ou passe."}
		},
		sheet.LineSeed: func(r Read) Said {
			return Said{r.Text + " n'est pas une graine.", "Une graine est un nombre à partir de 1."}
		},
		sheet.LineNotForOther: func(r Read) Said {
			return Said{r.Text + " ne se dit pas d'un joueur.", "Tapez-le sans le nom devant."}
		},
		sheet.LineMarks: func(r Read) Said {
			return Said{"Trop d'accents sur une lettre de " + r.Text + ".", fmt.Sprintf("Laissez-en %d au plus.", r.Limit)}
		},
		sheet.LineSigned: func(r Read) Said {
			return Said{"Ôter ou donner des points n'est pas un tour.", "Tapez " + r.Usage + "."}
		},
		sheet.LineColon: func(r Read) Said {
			return Said{"Un joueur sans deux-points : en duplicate.", "Tapez " + r.Bare + " pour ce joueur."}
		},
	}
}

func frenchRefusals() map[sheet.Reason]func(Refused) Said {
	return map[sheet.Reason]func(Refused) Said{
		sheet.AlreadyFinished: func(Refused) Said {
			return Said{"La partie est finie.", "Tapez rouvrir pour continuer."}
		},
		sheet.NotFinished: func(Refused) Said {
			return Said{"La partie n'est pas finie.", "Rien à rouvrir ; jouez."}
		},
		sheet.NothingToUndo: func(Refused) Said {
			return Said{"Il n'y a rien à annuler.", "Tapez un coup."}
		},
		sheet.NothingToRedo: func(Refused) Said {
			return Said{"Il n'y a rien à rétablir.", "Seul revient ce qu'annuler a ôté."}
		},
		sheet.NothingToChallenge: func(Refused) Said {
			return Said{"Il n'y a pas de coup à contester.", "Il faut que le dernier tour compte encore."}
		},
		sheet.NothingToClear: func(Refused) Said {
			return Said{"Il n'y a pas de jetons sans points.", "Vider n'ôte que les jetons de poser."}
		},
		sheet.NoSuchTurn: func(r Refused) Said {
			return Said{fmt.Sprintf("Il n'y a pas de tour %d.", r.Turn), "Tapez le numéro que donne la feuille."}
		},
		sheet.FaultsLeft: func(r Refused) Said {
			return Said{fmt.Sprintf("Le tour %d est impossible sur la grille.", r.Turn), fmt.Sprintf("D'abord : corriger %d LIGNE ou supprimer %d.", r.Turn, r.Turn)}
		},
		sheet.LeftoverCount: func(r Refused) Said {
			return Said{fmt.Sprintf("Il faut %d restes, un par joueur.", r.Count), "Lettres, points, ou - pour qui a fini."}
		},
		sheet.TwoOut: func(Refused) Said {
			return Said{"Un seul joueur a pu finir.", "Tapez - une fois, 0 pour un chevalet vide."}
		},
		sheet.TooManyPlayers: func(Refused) Said {
			return Said{fmt.Sprintf("Il y a déjà %d joueurs.", sheet.MaxPlayers), "Commencez une autre partie."}
		},
		sheet.AlreadyGone: func(r Refused) Said {
			return Said{r.Player + " a quitté la table.", "Nommez un autre joueur."}
		},
		sheet.AtTable: func(r Refused) Said {
			return Said{r.Player + " est déjà à la table.", "Prenez un autre nom, avec une lettre de plus."}
		},
		sheet.LastPlayer: func(Refused) Said {
			return Said{"Le dernier joueur ne peut pas partir.", "Tapez terminer pour finir la partie."}
		},
		sheet.NotInDuplicate: func(Refused) Said {
			return Said{"Cela n'existe pas en duplicate.", "Tapez un coup, suivant ou terminer."}
		},
		sheet.OnlyDuplicate: func(Refused) Said {
			return Said{"Cela n'existe qu'en duplicate.", "Tapez un coup, des points ou passe."}
		},
		sheet.RoundFull: func(Refused) Said {
			return Said{"Tout est noté.", "Tapez suivant, ou changez : 1: 24."}
		},
		sheet.CellEmpty: func(r Refused) Said {
			return Said{r.Player + " n'a rien au coup " + strconv.Itoa(r.Turn) + ".", "Cherchez le coup dans la feuille."}
		},
		sheet.NoMaster: func(r Refused) Said {
			return Said{"Le coup " + strconv.Itoa(r.Turn) + " n'a pas de top.", "Cherchez le coup dans la feuille."}
		},
		sheet.MasterStays: func(r Refused) Said {
			return Said{"Le coup " + strconv.Itoa(r.Turn) + " est clos\u00a0: il lui faut un top.", "Corrigez-le\u00a0: corriger " + strconv.Itoa(r.Turn) + " top 24."}
		},
		sheet.NothingNoted: func(Refused) Said {
			return Said{"Rien n'est noté pour ce coup.", "Notez d'abord le top : top 24."}
		},
		sheet.OwnPlay: func(r Refused) Said {
			return Said{"C'est le coup de " + r.Player + ".", "Seuls les autres peuvent le contester."}
		},
		sheet.NoSuchRound: func(r Refused) Said {
			return Said{fmt.Sprintf("Il n'y a pas de coup %d.", r.Turn), "Cherchez son numéro sur la feuille."}
		},
		sheet.NoClock: func(r Refused) Said {
			return Said{"Il n'y a pas de chrono.", "Choisissez-en un : chrono tour 2:00."}
		},
		sheet.ClockRuns: func(r Refused) Said {
			return Said{"Le chrono tourne déjà.", "chrono arrêter l'arrête."}
		},
		sheet.ClockStands: func(r Refused) Said {
			return Said{"Le chrono est déjà arrêté.", "chrono démarrer le démarre."}
		},
		sheet.NoOwnClock: func(r Refused) Said {
			return Said{"Ici personne n'a son propre chrono.", "Ôtez le joueur : chrono 2:00."}
		},
		sheet.NothingToRecount: func(r Refused) Said {
			if r.Turn == 0 {
				return Said{"Chaque tour a les points de la grille.", "Recompter sert aux points d'un fichier."}
			}
			return Said{fmt.Sprintf("Le tour %d a les points de la grille.", r.Turn), "Recompter sert aux points d'un fichier."}
		},
		sheet.NoNote: func(r Refused) Said {
			if r.Turn == 0 {
				return Said{"Il n'y a pas de note avant le premier tour.", "Écrivez-la : corriger 0 note TEXTE."}
			}
			return Said{fmt.Sprintf("Il n'y a pas de note après le tour %d.", r.Turn), fmt.Sprintf("Écrivez-la : corriger %d note TEXTE.", r.Turn)}
		},
		sheet.AlreadyWrong: func(r Refused) Said {
			return Said{fmt.Sprintf("Les points du tour %d sont déjà ôtés.", r.Turn), "Une fois suffit."}
		},
		sheet.NotAPlay: func(r Refused) Said {
			if r.Turn == 0 {
				return Said{"Ce tour n'est plus là.", "Tapez le numéro que donne la feuille."}
			}
			return Said{fmt.Sprintf("Le tour %d n'a pas de mots qui comptent.", r.Turn), "Seul un coup qui compte peut être faux."}
		},
		sheet.RoundBegun: func(r Refused) Said {
			return Said{fmt.Sprintf("Le coup %d est déjà commencé.", r.Turn), "Fermez-le : suivant. Ou annulez : annuler."}
		},
		sheet.NoTileLeft: func(Refused) Said {
			return Said{"Il ne reste aucun jeton à tirer.", "Finissez la partie : terminer."}
		},
		sheet.OneKindLeft: func(Refused) Said {
			return Said{"Plus de voyelle, ou plus de consonne.", "Selon le règlement, c'est fini : terminer."}
		},
		sheet.NoSeed: func(Refused) Said {
			return Said{"Cette partie n'a pas de graine.", "Donnez-en une : tirer 2026."}
		},
		sheet.NotHere: func(Refused) Said {
			return Said{"Cette ligne mène à une autre partie.", "Tapez-la seule."}
		},
	}
}

// frenchCount is a number with a noun whose plural takes an s; none is singular: "0 jeton".
func frenchCount(n int, noun string) string { return frenchMany(n, noun, noun+"s") }

// frenchMany is a number with what it counts.
func frenchMany(n int, one, many string) string {
	if n < 2 {
		return strconv.Itoa(n) + " " + one
	}
	return strconv.Itoa(n) + " " + many
}

func frenchTurns(one, many string, numbers []int) string {
	if len(numbers) == 1 {
		return one + " tour " + strconv.Itoa(numbers[0])
	}
	return many + " tours " + listed(digits(numbers), "et")
}

// frenchOf puts "de" before a name, which is "d'" before a vowel or an h: "d'Ana".
func frenchOf(name string) string {
	if plain := sheet.Plain(name); plain != "" && strings.ContainsAny(plain[:1], "aeiouh") {
		return "d'" + name
	}
	return "de " + name
}

func frenchThe(file string) string {
	if file == "" {
		return "le fichier"
	}
	return file
}

func frenchSheet() Sheet {
	return Sheet{
		Note: func(turn int, text string) string {
			if turn == 0 {
				return "Note : " + text
			}
			return fmt.Sprintf("Note après le tour %d : %s", turn, text)
		},
		Turns:  "tour",
		Empty:  "Aucun tour n'est noté.",
		OnTurn: func(player string) string { return "À " + player + " de jouer." },
		Ended:  "La partie est finie.",
		Bag: func(bag, unseen int) string {
			return fmt.Sprintf("Sac %d, non vus %d.", bag, unseen)
		},
		Hidden: func(plays int) string {
			return frenchMany(plays,
				"tour est noté sans ses lettres et n'est pas déduit des jetons.",
				"tours sont notés sans leurs lettres et ne sont pas déduits des jetons.")
		},
		Loose: func(tiles int) string {
			return frenchCount(tiles, "jeton") + " sur la grille sans points."
		},
		OutOfOrder: "Des numéros côte à côte suivent l'ordre des joueurs.",
		Faulty:     "! impossible sur la grille, compte 0",
		CameOff:    "× retiré après une contestation",
		Told:       "* points donnés par le fichier, non comptés",
		Final:      "Tableau final",
		Before:     "avant",
		Left:       "restes",
		All:        "total",
		Void:       "Cette partie ne compte nulle part.",
		Total:      "Total",
		Bonus: func(tiles, points int) string {
			return fmt.Sprintf("%d jetons  + %d", tiles, points)
		},
	}
}

func frenchEditions() Editions {
	return Editions{
		Tiles: func(tiles, letters, blanks int) string {
			return fmt.Sprintf("%s : %s et %s.", frenchCount(tiles, "jeton"), frenchCount(letters, "lettre"), frenchCount(blanks, "joker"))
		},
		Count:    func(tiles int) string { return frenchCount(tiles, "jeton") },
		Own:      "votre propre fichier",
		Notation: "Cases",
		Rows:     "lettre de la ligne et numéro de la colonne ; H4 est horizontal, 4H vertical",
		GCG:      "lettre de la colonne et numéro de la ligne ; 8D est horizontal, D8 vertical",
		Rack:     func(tiles int) string { return "Un chevalet tient " + frenchCount(tiles, "jeton") + "." },
		Bonus: func(tiles, points int) string {
			return fmt.Sprintf("%s en un coup : une prime de %s.", frenchMany(tiles, "jeton posé", "jetons posés"), frenchCount(points, "point"))
		},
		Letter: "lettre",
		Of:     "jetons",
		Points: "points",
		Blank: func(points, left int) string {
			return fmt.Sprintf("Un joker vaut %d sur la grille et %d sur un chevalet à la fin.", points, left)
		},
		OurChoice: "Le programme les compte ; la FISE interdit ce joker (art. 10.2).",
		OnlyOf: func(letters string) string {
			return "Sans jeton, seul un joker peut l'être : " + letters + "."
		},
		Vowels: func(letters string) string { return "Voyelles : " + letters + "." },
		Board:  func(side int) string { return fmt.Sprintf("Grille de %d × %d cases", side, side) },
		Square: func(name string, n int) string { return fmt.Sprintf("%s %d", name, n) },
		Plain:  func(n int) string { return fmt.Sprintf("simple %d", n) },
		Names: map[string]string{
			"LD": "lettre compte double", "LT": "lettre compte triple", "LQ": "lettre compte quadruple",
			"MD": "mot compte double", "MT": "mot compte triple", "MQ": "mot compte quadruple",
			"1x": "triple les jetons de 1", "2x": "triple les jetons de 2", "3x": "triple les jetons de 3", "5x": "triple les jetons de 5",
		},
		Rules:    func(id string) string { return "Règles à la maison : " + id + "." },
		Sources:  "Sources",
		NoSource: "Aucune source n'est donnée.",
	}
}

func frenchRules() Rules {
	return Rules{
		Players: "Joueurs",
		FromTo: func(fewest, most int) string {
			if fewest == most {
				return strconv.Itoa(most)
			}
			return fmt.Sprintf("de %d à %d", fewest, most)
		},
		Otherwise: func(home string) string { return "À un autre nombre de joueurs, c'est " + home + " qui compte." },
		Passes:    "Passes qui mettent fin à la partie",
		PassesEach: func(rounds int) string {
			return fmt.Sprintf("%s de table, soit %d à deux, %d à trois, %d à quatre joueurs", frenchCount(rounds, "tour"), 2*rounds, 3*rounds, 4*rounds)
		},
		PassesInAll:  func(n int) string { return fmt.Sprintf("%d de suite", n) },
		PassesOrLost: "Passes et tours perdus qui mettent fin à la partie",
		AlonePasses:  "Passes qui y mettent fin quand un joueur continue seul",
		AloneOrLost:  "Passes et tours perdus qui y mettent fin alors",
		Scoreless:    "Tours sans points qui mettent fin à la partie",
		InARow:       func(n int) string { return fmt.Sprintf("%d de suite", n) },
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
			return fmt.Sprintf("%d au moins", n)
		},
		ExchangeMax:     "Échanges d'un joueur",
		Times:           func(n int) string { return fmt.Sprintf("%d au plus", n) },
		Penalty:         "Pénalité proposée",
		Off:             func(n int) string { return frenchCount(n, "point") },
		Challenges:      "Contestations",
		ByJury:          "aucune à la table ; l'arbitre vérifie les mots après la partie",
		ChallengeFailed: "Contester un mot valable",
		Fine: func(points int, perWord, toChallenged bool) string {
			if points == 0 {
				return "ne coûte rien"
			}
			per := "par coup"
			if perWord {
				per = "par mot"
			}
			who := "de moins à qui conteste"
			if toChallenged {
				who = "de plus à qui a joué"
			}
			return fmt.Sprintf("%s %s, %s", frenchCount(points, "point"), who, per)
		},
		LostTurn: "coûte un tour à qui conteste",
		Jury:     "Un mot que l'arbitre refuse",
		JuryOff: func(n int) string {
			return fmt.Sprintf("les points de son tour et %d de moins", n)
		},
		Clock: "Chrono",
		Minutes: func(least, minutes int) string {
			if least > 0 {
				return fmt.Sprintf("de %d à %d minutes", least, minutes)
			}
			return frenchCount(minutes, "minute")
		},
		OverPoints: func(points, lossAfter int) string {
			text := frenchCount(points, "point") + " de moins par minute entamée en trop"
			if lossAfter > 0 {
				text += " ; à plus de " + frenchCount(lossAfter, "minute") + " en trop, la partie est perdue"
			}
			return text
		},
		OverLoss:    "qui dépasse perd la partie",
		OverNoPlays: "qui dépasse ne joue plus",
		OverNothing: "dépasser ne coûte rien",
		Leftovers:   "Jetons restants à la fin",
		LeftoversAre: map[sheet.Leftovers]string{
			sheet.PlusMinus:   "chacun les perd ; qui a fini les gagne tous",
			sheet.Twice:       "à deux, qui a fini gagne le double de ceux de l'autre",
			sheet.NoLeftovers: "ne changent rien",
		},
		Ties:   "Totaux égaux",
		Share:  "partagent la place",
		Before: "les totaux avant les jetons restants décident ; à égalité là aussi, la place est partagée",
		Yes:    "oui", No: "non", None: "aucune règle de ce genre",
		NotKnown: func(used string) string { return "on ne sait pas, compté comme à la maison (" + used + ")" },
		Source:   func(text string) string { return "source : " + text },
		NoSource: "aucune source n'est donnée",
		Sources:  "Sources",

		Duplicate: "Duplicate",
		Lent:      func(book string) string { return "Ce règlement n'a pas cette partie : c'est celle de " + book + "." },
		RoundTime: "Temps d'un coup",
		RoundRack: "Voyelles et consonnes d'un tirage",
		RackHas: func(rounds, each, later int) string {
			return fmt.Sprintf("au moins %d de chaque jusqu'au coup %d, puis %d", each, rounds, later)
		},
		Either:  "Voyelle ou consonne, au choix",
		OneKind: "Plus de voyelle, ou plus de consonne",
		OneKindIs: map[sheet.OneKind]string{
			sheet.OneKindEnds:         "la partie finit",
			sheet.OneKindUnlessEither: "la partie finit, sauf si un de deux jetons ou plus peut être l'une ou l'autre",
		},
		MasterTies: "Top entre coups égaux",
		InOrder:    func(ties []string) string { return "dans cet ordre : " + strings.Join(ties, " ; ") },
		Solo:       "Bonus du solo",
		SoloIs: func(points, below, most, players int) string {
			text := fmt.Sprintf("%d", points)
			if below > 0 && below != points {
				text += fmt.Sprintf(", ou %d sous le top", below)
			}
			if most > 0 {
				text += fmt.Sprintf(" ; %d en tout", most)
			}
			if players > 0 {
				text += fmt.Sprintf(" ; à partir de %d joueurs", players)
			}
			return text
		},
		WrongMove: "Un coup non valable",
		Warnings:  "Avertissements",
		WarningsCost: func(from, points int) string {
			return fmt.Sprintf("%s de moins chacun à partir du %de", frenchCount(points, "point"), from)
		},

		House:          func(rules []string) string { return "Règles maison : " + strings.Join(rules, " ; ") + "." },
		HouseBonus:     func(points int) string { return fmt.Sprintf("tous les jetons du chevalet donnent %d", points) },
		HouseLeftovers: func(what string) string { return "jetons restants à la fin : " + what },
		HousePenalty:   func(points int) string { return fmt.Sprintf("une pénalité est de %d", points) },
		HouseChallenge: func(points int) string { return fmt.Sprintf("contester un mot valable coûte %d", points) },
		HousePasses: func(n int) string {
			switch n {
			case 0:
				return "les passes ne mettent pas fin à la partie"
			case 1:
				return "1 passe met fin à la partie"
			}
			return fmt.Sprintf("%d passes de suite mettent fin à la partie", n)
		},
		HouseOvertime: func(points int) string { return fmt.Sprintf("%d de moins par minute en trop", points) },
	}
}

func frenchTool() Tool {
	return Tool{
		Help: Help{
			Usage: "Appel :", Commands: "Commandes :", Flags: "Options :", Global: "Options de toutes les commandes :",
			More:  "Plus sur une commande : tanteo COMMANDE --help",
			Codes: "Codes de sortie\u00a0: 0 fait, et ce qui manque à côté est un avertissement\u00a0; 1 la partie ou un fichier dit non\u00a0; 2 mauvais usage, ou pas de terminal pour l'écran\u00a0; 3 quelque chose n'a pu être lu ou écrit\u00a0; 4 la partie est ouverte ailleurs\u00a0: plus tard, ce sera possible\u00a0; 130 interrompu.",
			Lines: "Mots d'une ligne, compris dans toutes les langues :",
		},
		Root: Page{"tanteo [PARTIE]", "Tient la marque des jeux de lettres croisées",
			"tanteo tient la marque des jeux de lettres croisées. Seul, il ouvre l'écran avec la dernière partie ouverte, ou avec PARTIE. Les commandes font de même sans écran."},
		Enter: Page{"enter [PARTIE] [LIGNE…]", "Note des tours, un par ligne, et répond",
			"Note des lignes comme le ferait l'écran, et dit ce que chacune a fait. Les lignes sont les arguments, ou l'entrée standard ; les lignes vides et celles qui commencent par # sont sautées. PARTIE est le nom d'une partie enregistrée ; dans un terminal on peut l'omettre : c'est la dernière. Une ligne refusée arrête un tube ou les arguments ; dans un terminal, on continue.\n\n  H4 JAMON         un coup : première case et mot\n  = R2wELOJ3l      un coup par ses mots et ses marques\n  25               des points à la main\n  passe            et les mots ci-dessous"},
		Score: Page{"score MOTS…", "Compte un coup",
			"Compte un coup d'après ses mots, le principal en premier : tanteo score R2wELOJ3l. Après une lettre vient ce qu'il y a sous son jeton (2l 3l 2w 3w), ? pour un joker, 0 pour un jeton déjà posé ; les jetons entre parenthèses étaient là aussi. Avec une case, le coup est compté sur une grille vide, ou sur celle de --board : tanteo score \"H4 JAMON\"."},
		Show: Page{"show [PARTIE]", "Montre la feuille d'une partie",
			"Montre la feuille d'une partie en texte, tour par tour ; sans PARTIE, celle de la dernière."},
		Games: Page{"games", "Liste les parties enregistrées",
			"Liste les parties enregistrées, la plus récente en premier."},
		Remove:  Page{"rm PARTIE", "Met une partie à la corbeille", "Met une partie à la corbeille. games restore l'en ressort."},
		Restore: Page{"restore PARTIE", "Sort une partie de la corbeille", "Sort une partie de la corbeille."},
		Editions: Page{"editions [ID]", "Liste les éditions, ou en montre une",
			"Liste les éditions, ou en montre une : ses lettres, sa grille et d'où viennent ses chiffres."},
		Rules: Page{"rules [ID]", "Liste les règlements, ou en montre un",
			"Liste les règlements, ou en montre un : ses nombres et d'où ils viennent."},
		Complete: Page{"completion SHELL", "Écrit un script qui complète les commandes dans un shell",
			"Écrit un script qui complète les commandes dans bash, zsh, fish ou powershell. Chargez-le comme le veut le shell, par exemple : source <(tanteo completion bash)"},
		Replay: Page{"replay CHEMIN…", "Recompte les parties de fichiers GCG",
			"Recompte chaque coup de parties en GCG, et dit où le fichier a d'autres chiffres : ligne, calcul et cause possible. CHEMIN est un fichier, un dossier avec tout ce qui s'y trouve en .gcg et .gcgs, ou - pour l'entrée standard.\n\nLe code de sortie est 1 quand une partie diffère ou ne se lit pas. Ce qui n'est que douteux, surtout les chevalets et l'ordre des tours, est compté, et dit avec --warnings."},
		Import: Page{"import FICHIER", "Enregistre les parties d'un fichier",
			"Enregistre chaque partie d'un fichier GCG, ou celle d'un fichier de tanteo même (JSON), et écrit son nom. FICHIER est - pour l'entrée standard. Les points restent ceux du fichier GCG ; là où ce ne sont pas les nôtres, la ligne recompter prend notre compte. Un total mal additionné est dit."},
		Export: Page{"export [PARTIE]", "Écrit une partie dans un autre format",
			"Écrit une partie en GCG (pour Quackle, macondo, Woogles), comme le fichier de tanteo même (JSON), comme tableau pour tableurs (CSV), ou comme feuille en texte ; sans PARTIE, la dernière. Elle va à la sortie standard ou, avec -o, dans un fichier, dont la fin dit le format si --format ne le dit pas : .gcg .json .csv .txt. Un fichier qui existe déjà est gardé, sauf avec --force."},
		HelpPage: Page{"help [COMMANDE]", "Explique une commande", "Explique une commande."},
		Flags: Flags{
			Config: "`DOSSIER` des réglages et des parties", Lang: "`LANGUE` des réponses : en, es, nl, fr, de",
			JSON: "répondre en JSON", Edition: "`ID` de l'édition", Version: "dire la version", Help: "expliquer la commande",
			New: "commencer une partie et dire son nom", Kind: "`TYPE` de la nouvelle partie : classic ou duplicate", Rules: "`ID` du règlement de la nouvelle partie",
			House:    "`RÈGLES` maison de la nouvelle partie, gardées pour la suivante : bonus=40,leftovers=none ; none",
			Notation: "cases de la nouvelle partie : `rows` ou gcg", Players: "`NOMS` séparés par des virgules, un nombre de joueurs, ou @FICHIER avec un nom par ligne",
			First: "`NUMÉRO` du joueur qui commence", Board: "`FICHIER` avec les lignes d'une grille",
			Seed:     "`NOMBRE` d'après lequel les tirages d'un duplicate sont faits",
			Warnings: "dire aussi ce qui n'est que douteux", Format: "`FORMAT` : gcg, json, csv, text", Output: "`FICHIER` à écrire", Force: "remplacer un fichier",
		},
		Usage: Usage{
			UnknownFlag: func(flag string) Said {
				return Said{"Il n'y a pas d'option " + flag + ".", "Voyez --help."}
			},
			NeedsValue: func(flag string) Said {
				return Said{flag + " a besoin d'une valeur.", "Voyez --help."}
			},
			BadValue: func(flag, value, possible string) Said {
				return Said{value + " ne va pas pour " + flag + ".", "Possible : " + possible + "."}
			},
			TooMuch: func(argument string) Said {
				return Said{argument + " est de trop ici.", "Ôtez-le, ou voyez --help."}
			},
			Missing: func(what string) Said {
				return Said{"Il manque " + what + ".", "Voyez --help."}
			},
			UnknownWord: func(word, nearest string) Said {
				return Said{word + " n'est ni une commande ni une partie enregistrée.", meant("Vouliez-vous dire %s ? ", nearest) + "tanteo --help donne les commandes, tanteo games les parties."}
			},
			UnknownCommand: func(word, nearest, help string) Said {
				return Said{"Il n'y a pas de commande " + word + ".", meant("Vouliez-vous dire %s ? ", nearest) + "Voyez " + help + "."}
			},
			Number: "un nombre entier",
			NoTerminal: Said{"L'écran a besoin d'un terminal.",
				"Sans lui, prenez tanteo enter et tanteo show."},
			WhichGame: Said{"Il n'est pas dit de quelle partie il s'agit.",
				"Nommez-la d'abord, ou commencez-en une avec --new ; tanteo games en donne la liste."},
			NoGameYet: Said{"Aucune partie n'a encore été ouverte.",
				"Commencez-en une avec tanteo enter --new ; tanteo games donne la liste des parties enregistrées."},
			OnlyDuplicate: func(flag string) Said {
				return Said{flag + " est pour un duplicate.", "Ajoutez --kind duplicate."}
			},
			OnlyNew: func(flag string) Said {
				return Said{flag + " est pour une nouvelle partie.", "Ajoutez --new."}
			},
			Players: func(fewest, most int) Said {
				return Said{fmt.Sprintf("Une partie a de %d à %d joueurs.", fewest, most), "Nommez-les avec --players \"Ana,Bea\"."}
			},
			PlayerList: func(list string) Said {
				return Said{list + " n'est pas une liste de noms.", "Séparez-les par des virgules, et mettez entre guillemets un nom qui en a une."}
			},
			Language: func(tag, possible string) Said {
				return Said{"Il n'y a pas de langue " + tag + ".", "Possible : " + possible + "."}
			},
			NoBoard: func(file string) Said {
				return Said{file + " ne contient pas de grille.", "Une rangée par ligne : . case libre, lettres, minuscule pour un joker, [CH]."}
			},
			BoardRows: func(rows, side int) Said {
				return Said{"La grille a " + frenchCount(rows, "ligne") + ".", fmt.Sprintf("Celle de cette édition en a %d.", side)}
			},
			BoardRow: func(row, squares, side int) Said {
				return Said{fmt.Sprintf("La ligne %d de la grille a %s.", row, frenchCount(squares, "case")), fmt.Sprintf("Il lui en faut %d.", side)}
			},
			BoardSign: func(row int, sign string) Said {
				return Said{fmt.Sprintf("La ligne %d de la grille contient %s.", row, sign), "Prenez les lettres de l'édition, ou une autre avec --edition."}
			},
			NoWords:  Said{"Il n'y a pas de mot à compter.", "Tapez-les après score, ou voyez score --help."},
			Internal: Said{"Le programme a rencontré une faute à lui.", "Signalez-la ; ce qui était enregistré est sauf."},
		},
		Entry: Entry{
			Prompt: "> ",
			Line:   func(n int) string { return fmt.Sprintf("Ligne %d : ", n) },
			OnScreen: func(line, instead string) Said {
				return Said{line + " est une ligne de l'écran.", "Dans le shell : " + instead}
			},
			Welcome: "Une ligne par tour : H4 JAMON, 25, passe, fin. Ctrl+D quitte ; tout est enregistré.",
		},
		Stored: Stored{
			Removed:  func(id string) string { return id + " est à la corbeille ; games restore " + id + " la ramène." },
			Restored: func(id string) string { return id + " est de nouveau parmi les parties." },
			None:     "Aucune partie n'est enregistrée.",
		},
		List: List{
			Open: "en cours", Finished: "finie", Void: "ne compte pas", Unreadable: "illisible",
			Turns: func(n int) string { return frenchCount(n, "tour") },
		},
		Files: frenchFiles(), Print: frenchPrint(),
	}
}

func frenchScreen() Screen {
	n := strconv.Itoa
	return Screen{
		Working: "Calcul", Sheet: "Feuille", Tiles: "Jetons", Words: "Mots", Notes: "Notes", Help: "Aide", Commands: "Commandes", TilesLeft: "Jetons restants",
		Keys: "touches", Lines: "lignes", Counting: "le compte",

		Total: "Total", AllTiles: "Tout le chevalet", NotCounted: "non compté", Points: "points", Now: "ici",
		Bag: "sac", Unseen: "non vus", OnRacks: "aux chevalets",
		Editing:  func(turn, of int) string { return "on corrige le tour " + n(turn) + " sur " + n(of) },
		Looking:  func(turn, of int) string { return "tour " + n(turn) + " sur " + n(of) },
		Finished: "finie", Watching: "on regarde", Void: "invalidée : la partie ne compte nulle part",
		Was:    func(points int) string { return "avant " + n(points) + " :" },
		Turn:   func(number int) string { return "Tour " + n(number) },
		TurnOf: func(name string) string { return "Tour " + frenchOf(name) },
		WouldCountNothing: func(turns []int) string {
			if len(turns) == 1 {
				return "Le tour " + n(turns[0]) + " compterait 0."
			}
			return "Les tours " + listed(digits(turns), "et") + " compteraient 0."
		},
		Told:            func(counted, told int) string { return "grille " + Number(counted) + " · fichier " + Number(told) },
		Off:             func(points int) string { return "total du fichier " + Signed(points) },
		CountAgain:      func(line string) string { return line + " prend le nôtre." },
		KeepsAllTheSame: "Entrée garde le changement, Esc le laisse.",
		FirstTurn:       "Pas encore de tour.",
		ByHandUncounted: "Les lettres ne sont pas connues : ce tour n'est pas déduit des jetons restants.",
		Uncounted: func(plays int) string {
			return frenchMany(plays, "coup sans lettres n'est pas déduit.", "coups sans lettres ne sont pas déduits.")
		},
		NoneOf:    func(name, there string) Said { return Said{"Il n'y a pas de " + name + " ici, mais :", there + "."} },
		MoreBelow: func(lines int) string { return n(lines) + " de plus en bas" },
		NoTurns:   "Pas encore de tour.", NoNotes: "Pas de note. Ctrl+N en écrit une.", NoWords: "Pas encore de mot.",

		BeforeFirst: "Avant le premier tour",
		InNotes:     func(lines int) string { return n(lines) + " de plus dans Notes" },
		UpTo: func(turn int, game string) string {
			if turn == 0 {
				return "Une copie depuis le début, " + game + ". L'autre partie reste comme elle est."
			}
			return "Une copie jusqu'au tour " + n(turn) + ", " + game + ". L'autre partie reste comme elle est."
		},

		Hint: Hints{
			Note: "noter", Across: "horizontal", Down: "vertical", Blank: "joker", Clear: "ôter", Commands: "commandes", Help: "aide",
			LetterLays: "une lettre pose un jeton", TurnMenu: "menu", Line: "ligne",
			Choose: "choisir", DoIt: "faire", Back: "retour", Open: "ouvrir", Leave: "quitter", Field: "champ", Start: "commencer",
			NextField: "champ suivant", EndGame: "finir la partie", PlayOn: "continuer",
			KeepIt: "garder", LeaveIt: "laisser", Cell: "tour", EditTurn: "corriger", DeleteTurn: "supprimer", Board: "grille",
			Page: "page", Scroll: "défiler", Tab: "onglet", TurnBack: "un tour en arrière", TurnOn: "en avant", ToNow: "au présent",
			Square: "case", AlreadyThere: "déjà là", EnterLine: "faire la ligne", Tiles: "jetons", Copy: "copier", History: "précédentes", StepBack: "revoir la partie", FinalTable: "tableau final", Size: "grand, petit",
			StepTurn: "tour", FirstLast: "premier, dernier", FirstTurn: "début", EditNote: "note",
			Read: "lire", Complete: "compléter", Write: "écrire", TakeGame: "ouvrir la partie",
		},
		Menu: Menu{
			Back: "Retour à la grille", Pass: "Passer", Exchange: "Échanger", ByHand: "Points à la main", Withdrawn: "Mot retiré",
			Challenge:       func(word string) string { return "Contester " + word },
			ChallengeFailed: "Contestation rejetée", Penalty: "Pénalité", Warning: "Avertissement", Note: "Note", End: "Fin de la partie",
			Correct: "Corriger le tour", Recount: "Recompter", Delete: "Supprimer le tour", GoOn: "Repartir d'ici, une copie",
			OnTheRight: "À droite, la ligne à taper.",
			Leave:      "À la page d'accueil", ClearBoard: "Vider la grille", LayTiles: "Jetons sans points", Sure: "Encore Entrée : vider",
		},
		Palette: map[sheet.Command]string{
			sheet.CommandPass:       "passer son tour",
			sheet.CommandExchange:   "échanger des jetons",
			sheet.CommandWithdrawn:  "un mot est retiré",
			sheet.CommandChallenge:  "ôter le dernier coup",
			sheet.CommandFailed:     "le mot était valable",
			sheet.CommandPenalty:    "des points en moins",
			sheet.CommandBonus:      "des points en plus",
			sheet.CommandOvertime:   "temps dépassé",
			sheet.CommandWarning:    "avertir un joueur",
			sheet.CommandLay:        "jetons sans points",
			sheet.CommandClear:      "ôter ces jetons",
			sheet.CommandEnd:        "jetons restants, et fin",
			sheet.CommandFinish:     "finir sans les restes",
			sheet.CommandReopen:     "reprendre après la fin",
			sheet.CommandUndo:       "annuler un changement",
			sheet.CommandRedo:       "le rétablir",
			sheet.CommandEdit:       "corriger un tour",
			sheet.CommandInsert:     "ajouter un tour",
			sheet.CommandDelete:     "supprimer un tour",
			sheet.CommandRecount:    "compter sans le fichier",
			sheet.CommandWrong:      "arbitre : un tour faux",
			sheet.CommandVoid:       "partie qui ne compte pas",
			sheet.CommandName:       "renommer un joueur",
			sheet.CommandJoin:       "un joueur arrive, ou revient",
			sheet.CommandLeave:      "un joueur s'en va",
			sheet.CommandNote:       "écrire une note",
			sheet.CommandAgain:      "une autre, à nouveau",
			sheet.CommandOpen:       "ouvrir une autre partie",
			sheet.CommandRack:       "le tirage du coup",
			sheet.CommandDraw:       "tirer les lettres",
			sheet.CommandMaster:     "le top du coup",
			sheet.CommandBest:       "les meilleurs coups d'un tirage",
			sheet.CommandCheck:      "les mots de la feuille, vérifiés",
			sheet.CommandMissed:     "ce qui a échappé à chaque tour",
			sheet.CommandAnalysis:   "tous voient les meilleurs coups pendant la partie",
			sheet.CommandNext:       "clore le coup",
			sheet.CommandTab:        "afficher un onglet",
			sheet.CommandPrint:      "imprimer",
			sheet.CommandWrite:      "enregistrer dans un fichier",
			sheet.CommandQuit:       "sortir ; tout est enregistré",
			sheet.CommandClock:      "corriger un chrono",
			sheet.CommandClockStart: "le chrono tourne",
			sheet.CommandClockStop:  "le chrono s'arrête",
			sheet.CommandOff:        "pas de chrono",
			sheet.CommandTurnClock:  "temps par tour",
			sheet.CommandRoundClock: "temps par coup",
			sheet.CommandGameClock:  "temps par joueur",
		},
		Start: Start{
			Tagline: "la marque des jeux de lettres croisées", New: "Nouvelle partie", Resume: "Reprendre", Earlier: "Précédentes",
			Count: "Juste compter", CountHint: "grille et coups tapés, sans feuille",
			NewHint: [2]string{"Entrée ouvre le formulaire, Entrée encore commence la partie :", "deux joueurs, les jetons de votre langue, les règles à la maison."},
			KeptIn: func(folder string) string {
				return "Les parties sont dans " + folder + ". Rien ne quitte cette machine."
			},
			Open: "en cours", Finished: "finie", Damaged: "illisible",
			NoGames: "Encore aucune.", JustCount: "Juste compter",
			Independent: "Indépendant des propriétaires des marques de ces jeux.",
		},
		Form: Form{
			Title: "Nouvelle partie", Players: "Joueurs", Opens: "Commence", Tiles: "Jetons", Rules: "Règles", Start: "Commencer la partie",
			WhoOpens: "Qui commence : chacun tire un jeton, le plus proche du A commence ; un joker est avant le A.",
			Bonus:    func(points int) string { return "La prime de toutes les lettres est de " + n(points) + "." },
		},
		File: frenchFile(),
		End: End{
			Title: "Fin de la partie", Ask: "Restes de chaque chevalet :",
			How:        "Lettres, ? pour un joker, ou points. Vide ou - pour qui a fini.",
			NobodyOut:  "Personne n'a fini : chacun perd les siens.",
			WentOut:    func(name string, points int) string { return name + " a fini et gagne " + n(points) + "." },
			FinalTable: "Tableau final", Before: "avant", Left: "restes", All: "total",
			SameAsLine: "La même chose, en ligne, pour une autre fois.",
			Shared: func(players, place int) string {
				if place == 1 {
					return n(players) + " joueurs partagent la 1re place."
				}
				return n(players) + " joueurs partagent la " + n(place) + "e place."
			},
			BestPlay: "Meilleur coup", AllTiles: "Toutes les lettres", Average: "Moyenne par tour",
			Again: "Autre partie, mêmes joueurs", CopyResult: "Copier le résultat", PlayOn: "Continuer (rouvrir)",
			OpensNext: func(name string) string { return name + " commence la prochaine partie." },
		},
		Page: TilesPage{
			Title: func(id string, tiles int) string { return id + " · " + n(tiles) + " jetons" },
			Left:  "reste", Of: "sur", Points: "points",
			UnseenOf: func(unseen, of int) string {
				return "Non vus " + n(unseen) + " sur " + n(of) + " : pas encore sur la grille"
			},
			BagRound: func(bag int) string { return "Sac " + n(bag) + " quand le tirage du coup est complet" },
			BagWhen: func(bag, players int) string {
				return "Sac " + n(bag) + " quand les " + n(players) + " chevalets sont pleins"
			},
			Vowels: "Voyelles", Consonants: "consonnes", PointsLeft: "Points à venir",
		},
		Small: Small{
			Needs:  func(w, h int) string { return "tanteo veut " + n(w) + " colonnes et " + n(h) + " lignes." },
			Has:    func(w, h int) string { return "Cette fenêtre en a " + n(w) + " et " + n(h) + "." },
			Larger: "Agrandissez-la ; la partie est sauve.",
			Or:     "Ou, à toute taille :",
		},
		ReadOnly: func(holder string) string {
			return "Lecture seule : la partie est ouverte dans une autre session (" + holder + ")."
		},
		NotSaved:     func(why string) string { return "Non enregistré. " + why + " Nouvel essai à chaque touche." },
		LeaveUnsaved: func(why string) string { return "Non enregistré. " + why + " Ctrl+C encore quitte sans." },
		DraftAside: func(name string) string {
			return "La saisie inachevée ne se comprend pas ; elle est mise de côté : " + name + "."
		},
		TakenOver: "L'autre session est partie : la partie est à vous.",
		ChangedUnder: func(id string) string {
			return "Quelqu'un d'autre a changé le fichier. Votre partie continue comme " + id + "."
		},
		ClipboardSent: "Envoyé au presse-papiers du terminal. Si rien n'arrive : Ctrl+P, copier dans un fichier.",
		Restored:      "Votre coup inachevé est de retour.",

		Pasted: func(taken, left int, enter, esc string) string {
			if left == 0 {
				return "Lignes faites : " + strconv.Itoa(taken) + "."
			}
			return "Lignes faites : " + strconv.Itoa(taken) + ", restantes : " + strconv.Itoa(left) + ". " + enter + " continue, " + esc + " les ôte."
		},
		Key: KeyHelp{
			OnBoard: "Sur la grille", Everywhere: "Partout", InEntry: "Dans la ligne", InSheet: "Dans la feuille",
			Move: "bougent le curseur", RowEnds: "début, fin de la ligne", Lay: "lettres", LayDoes: "posent des jetons",
			Turn: "tourne : horiz., vert.", Blank: "le jeton est un joker", Backspace: "ôte un jeton", Esc: "ôte tous les jetons",
			Enter: "note le coup", EnterEmpty: "sans jeton : le menu", Digits: "points, un coup tapé", BackOn: "sans jeton : les tours",
			Ends: "en revue : début, fin", FirstTurn: "au premier tour", LastTurn: "au dernier tour", HasNote: "le tour a une note",
			Panes: "autre panneau", NextTab: "onglet suivant", Large: "panneau grand, petit", Line: "une ligne, de partout",
			Command: "trouver une commande", Undo: "annuler, rétablir", Note: "écrire une note", Copy: "copier", Redraw: "redessiner l'écran",
			Leave: "quitter ; tout est sauvé", Suspend: "au shell ; fg revient",
			HistoryKeys: "lignes précédentes", CompleteKey: "prend ce qui est montré", TypedTiles: "parcourt les jetons", EscEntry: "vide, puis la grille",
			Cells: "de tour en tour", EditKey: "corrige le tour", DeleteKey: "le supprime (demande)", EscSheet: "à la grille",
			Sift: "cherche dans la liste", Pages: "de même ; listes : page", OverTiles: "case, joker, déjà posé", ThisHelp: "cette aide",
			MadeFrom:   "Faite des touches de cette version. La partie continue derrière.",
			PlayAsLine: "Un coup en ligne", AnythingElse: "Tout le reste",
		},
		KeyNames: map[string]string{
			"Enter": "Entrée", "Space": "Espace", "Up": "Haut", "Down": "Bas", "Left": "Gauche", "Right": "Droite", "Arrows": "Flèches",
			"Home": "Début", "End": "Fin", "Del": "Suppr", "Backspace": "Retour", "Shift+Tab": "Maj+Tab", "PgUp": "Pg↑", "PgDn": "Pg↓",
		},
		Examples: [][2]string{
			{"H4 JAMON", "horizontal ou vertical depuis une case, le mot entier"},
			{"6F ZUOS", "ou seulement les jetons nouveaux"},
			{"H4 JAMO?N", "? après une lettre : le jeton est un joker"},
			{"= R2wELOJ3l ME", "un coup tapé : 2l 3l 2w 3w sous un jeton, 0 ou ( ) déjà là"},
			{"25", "des points à la main, jusqu'à 2000"},
			{"Ana: passe", "pour un autre joueur que celui dont c'est le tour"},
			{"H4 JAMON / AEJMNOX", "avec le chevalet d'où il est joué"},
			{"corrige 3 J6 SILLON", "corrige le tour 3 ; tous les tours suivants sont recomptés"},
			{"corrige 3 note TEXTE", "la note après le tour 3, avec 0 celle d'avant le premier ; sans texte elle s'efface, un signe de paragraphe sépare ses lignes"},
		},
		CountingText: []string{
			"Chaque jeton nouveau compte ce qui y est imprimé, deux ou trois fois sur une case lettre compte double ou triple.",
			"Puis le mot est additionné, et multiplié par deux ou par trois pour chaque case mot compte double ou triple que couvre un jeton nouveau : deux doubles font 4, deux triples 9.",
			"Une case ne sert qu'au tour qui la couvre. Un joker compte 0, mais sa case de mot sert.",
			"Chaque mot formé ou modifié compte, et un jeton commun à deux mots compte dans les deux.",
			"Tous les jetons du chevalet en un coup donnent la prime, après tout le reste.",
		},
	}
}

func frenchFile() File {
	n := strconv.Itoa
	return File{
		Open: "Ouvrir fichier", OpenHint: "une partie en GCG, ou de tanteo", Write: "Écrire dans un fichier", Name: "Fichier",
		How:     "Une partie en GCG, comme l'écrivent Quackle, macondo et Woogles, ou le fichier d'une partie de tanteo. Chaque coup est recompté. Le fichier reste comme il est : ce qui est ouvert devient une de vos parties.",
		From:    func(folder string) string { return "Les noms sans dossier sont dans " + folder + "." },
		Reading: "Un instant …", Writing: "Écriture …",
		Games:     func(games int) string { return frenchCount(games, "partie") },
		OnlyFirst: func(games int) string { return "Les " + n(games) + " premières ; tanteo import les prend toutes." },
		Found:     func(plays, edition string) string { return plays + ", " + edition + "." },
		Own:       "Une partie de tanteo, prise telle quelle.",
		Differ: func(differences int, line string) string {
			kept := "gardées"
			if differences < 2 {
				kept = "gardée"
			}
			return frenchCount(differences, "différence") + ", " + kept + " comme dans le fichier ; la ligne " + line + " prend notre compte :"
		},
		Doubts: func(warnings int) string {
			return frenchMany(warnings, "point douteux, qui ne change rien :", "points douteux, qui ne changent rien :")
		},
		Unreadable: "illisible",
		Taken: func(turns, file, edition string) string {
			return turns + " de " + file + ", " + edition
		},
		TakenOwn: func(turns, file string) string { return turns + " de " + file },
		FiguresDiffer: func(figures int, line string) string {
			return " ; " + frenchMany(figures, "chiffre diffère", "chiffres diffèrent") + " : " + line
		},
		IsFolder: func(name string) Said {
			return Said{name + " est un dossier.", "Tapez le nom d'un de ses fichiers ; Tab les montre."}
		},
		GCG: "Quackle, macondo, Woogles", JSON: "comme tanteo la garde", CSV: "pour tableurs", Text: "la feuille, à lire",
		NoEnding: "Le nom doit finir par une de celles-ci.", EndingTells: "La fin du nom dit le format :",
		There:   func(name string) string { return name + " existe déjà : Entrée encore le remplace." },
		Written: func(path string) string { return "Écrit dans " + path + "." },
		NoForm:  "GCG a ses limites :",
	}
}

func frenchReplay() Replay {
	n := strconv.Itoa
	by := func(how string) func(string) string {
		return func(edition string) string { return edition + " " + how }
	}
	return Replay{
		Verdicts: map[gcg.Verdict]string{
			gcg.Same: "identique", gcg.Differs: "diffère", gcg.Unfinished: "inachevée", gcg.Unreadable: "illisible",
		},
		Plays:       func(n int) string { return frenchCount(n, "coup") },
		Differences: func(n int) string { return frenchCount(n, "différence") },
		Warnings:    func(n int) string { return frenchCount(n, "avertissement") },
		Final:       func(player string, file int) string { return player + " " + Number(file) },
		Counted: func(player string, file, ours int) string {
			return fmt.Sprintf("%s %s (compté %s)", player, Number(file), Number(ours))
		},
		Origins: map[gcg.Origin]func(string) string{
			gcg.ByDistribution: by("d'après ses jetons"), gcg.ByLexicon: by("d'après sa liste de mots"), gcg.ByFit: by("d'après ses lettres"),
		},
		NoEdition: "sans édition",
		Place: func(line, column int) string {
			if column < 2 {
				return "ligne " + n(line) + " : "
			}
			return "ligne " + n(line) + ", colonne " + n(column) + " : "
		},
		Game:  func(file string, number int) string { return file + ", partie " + n(number) },
		Input: "entrée standard",

		OurTotals: "Les totaux de la feuille sont les nôtres ; seul un GCG exporté garde ceux du fichier.",
		Differ: map[gcg.Kind]func(Differing) string{
			gcg.Score: func(d Differing) string {
				return fmt.Sprintf("%s en %s compte %s ; le fichier a %s.", d.Word, d.At, Number(d.Ours), Number(d.File))
			},
			gcg.Total: func(d Differing) string {
				return fmt.Sprintf("Le total d'avant et les points font %s ; le fichier a %s.", Number(d.Ours), Number(d.File))
			},
			gcg.End: func(d Differing) string {
				return fmt.Sprintf("Les jetons restants %s comptent %s ; le fichier a %s.", d.Text, Signed(d.Ours), Signed(d.File))
			},
			gcg.Withdrawn: func(d Differing) string {
				return fmt.Sprintf("Ce qui est retiré comptait %s ; le fichier a %s.", Signed(d.Ours), Signed(d.File))
			},
			gcg.Pass: func(d Differing) string {
				return fmt.Sprintf("Un tour sans coup compte 0 ; le fichier a %s.", Signed(d.File))
			},
			gcg.Time: func(d Differing) string {
				return fmt.Sprintf("Une pénalité de temps ôte des points ; le fichier a %s.", Signed(d.File))
			},
			gcg.BadLine: func(d Differing) string { return d.Text + " ne se comprend pas." },
			gcg.BadTiles: func(d Differing) string {
				return fmt.Sprintf("%s a un jeton qui n'est pas dans %s.", d.Text, d.Edition)
			},
			gcg.NotPlay: func(Differing) string { return "Il n'y a pas de partie ici." },
		},
		NoBoard: func(name string) string { return "Aucune édition n'a la grille " + name + "." },
		NotHis: func(points int) string {
			return fmt.Sprintf("Ce joueur n'a pas de coup à retirer ; le fichier a %s.", Signed(points))
		},
		Causes: map[gcg.Cause]func(string) string{
			gcg.CauseFolded:  func(string) string { return "Peut-être y a-t-on ajouté le bonus d'une contestation rejetée." },
			gcg.CauseNoBonus: func(string) string { return "Il manque la prime de toutes les lettres." },
			gcg.CauseBlank:   func(letter string) string { return "Ce serait juste si le " + letter + " était un joker." },
			gcg.CauseCapital: func(letter string) string {
				return "Ce serait juste si le " + letter + " était un jeton ordinaire, pas un joker."
			},
			gcg.CauseOnce:   func(string) string { return "Ils ont été comptés une fois, non deux." },
			gcg.CauseDouble: func(string) string { return "Ils ont été comptés deux fois, ou avec le mauvais signe." },
			gcg.CauseSum:    func(string) string { return "Peut-être une erreur d'addition." },
		},
		Doubts: map[gcg.Doubt]func(string) string{
			gcg.DoubtRack:      func(text string) string { return "Le chevalet " + text + " n'a pas tous les jetons." },
			gcg.DoubtSize:      func(text string) string { return "Le chevalet " + text + " a trop de jetons." },
			gcg.DoubtBag:       func(text string) string { return "Il y a plus de " + text + " que n'en a le jeu." },
			gcg.DoubtTurn:      func(text string) string { return text + " a deux tours de suite." },
			gcg.DoubtName:      func(text string) string { return text + " n'est pas déclaré, ou est le nom de deux joueurs." },
			gcg.DoubtPlacement: func(text string) string { return text + " ne peut pas se poser là." },
			gcg.DoubtLeft:      func(text string) string { return "Les jetons restants ne sont pas le chevalet " + text + "." },
			gcg.DoubtAfter:     func(text string) string { return text + " a un tour après la fin." },
			gcg.DoubtText:      func(text string) string { return text + " ne se rattache à rien ; c'est gardé comme note." },
			gcg.DoubtEncoding:  func(text string) string { return "Le texte n'est pas dans le codage " + text + "." },
			gcg.DoubtEdition:   func(text string) string { return "Les jetons " + text + " ne sont pas connus ici." },
			gcg.DoubtGuess: func(text string) string {
				return "L'édition est une supposition : avec " + text + ", les chiffres seraient autres. Une ligne #tile-distribution dans le fichier lève le doute."
			},
			gcg.DoubtValues: func(text string) string {
				return "La plupart des coups comptent autrement qu'avec " + text + " : les valeurs des lettres ou la grille sont autres, comme dans Wordfeud. Pour compter la partie, décrivez-les dans un fichier à vous dans editions/ et nommez-le avec --edition."
			},
			gcg.DoubtLong: func(text string) string { return text + " est long, gardé en entier et affiché coupé." },
			gcg.DoubtCut:  func(text string) string { return "Le fichier s'arrête au milieu de la ligne " + text + "." },
		},
		Losses: map[gcg.LossKind]func(Lost) string{
			gcg.LossPoints: func(l Lost) string {
				return l.Player + " : " + l.Points + " à la main ; écrit comme passe et bonus."
			},
			gcg.LossTyped: func(l Lost) string {
				return l.Player + " : " + l.Text + ", " + l.Points + ", sans case ; écrit comme passe et bonus."
			},
			gcg.LossFault: func(l Lost) string {
				return l.Player + " : " + l.Text + ", impossible sur la grille ; écrit comme passe."
			},
			gcg.LossExchange: func(l Lost) string {
				return l.Player + " : un échange d'un nombre inconnu ; écrit comme passe."
			},
			gcg.LossWithdrawn: func(l Lost) string { return l.Player + " : un mot retiré sans être noté ; écrit comme passe." },
			gcg.LossLaid:      func(l Lost) string { return "Les jetons posés sans points ne sont pas écrits : " + l.Text + "." },
			gcg.LossBonus: func(l Lost) string {
				return l.Player + " : " + l.Points + ", " + l.Text + " ; écrit comme bonus de contestation."
			},
			gcg.LossPenalty: func(l Lost) string {
				return l.Player + " : " + l.Points + ", " + l.Text + " ; écrit comme pénalité de temps."
			},
			gcg.LossWarning: func(l Lost) string { return lostWarning(l, "un avertissement") },
			gcg.LossLeft: func(l Lost) string {
				return l.Player + " : " + l.Points + " pour des restes de lettres inconnues ; écrit comme bonus ou pénalité de temps."
			},
			gcg.LossFinished: func(Lost) string { return "La partie a fini sans les jetons restants." },
			gcg.LossPlayers:  func(Lost) string { return "Plus de deux joueurs : la plupart des programmes ne le lisent pas." },
			gcg.LossJoined:   func(l Lost) string { return l.Text + " est venu plus tard ; écrit comme joueur dès le début." },
			gcg.LossGone:     func(l Lost) string { return l.Player + " quitte la table ici." },
			gcg.LossBack:     func(l Lost) string { return l.Player + " revient à la table ici." },
			gcg.LossVoid:     func(Lost) string { return "Cette partie ne compte nulle part." },
			gcg.LossDuplicate: func(l Lost) string {
				return "Un duplicate : les tops sont les coups d'un seul joueur, ce qu'avait chacun est en notes."
			},
			gcg.LossCells: func(l Lost) string { return l.Text },
		},
	}
}

func frenchFiles() Files {
	return Files{
		Summary: func(games, same, differ, unfinished, unreadable int) string {
			return fmt.Sprintf("%s : %s, %d avec des différences, %s, %s.", frenchCount(games, "partie"),
				frenchCount(same, "identique"), differ, frenchCount(unfinished, "inachevée"), frenchCount(unreadable, "illisible"))
		},
		NotRead: func(files int) string {
			return frenchMany(files, "fichier n'a pas été lu.", "fichiers n'ont pas été lus.")
		},
		Progress: func(games, differ int) string {
			return frenchMany(games, "partie comptée", "parties comptées") + ", " + strconv.Itoa(differ) + " avec des différences"
		},
		NoFile: func(name string) Said { return Said{name + " n'est pas un fichier.", "Nommez-en un autre."} },
		Folder: func(name string) Said { return Said{name + " est un dossier.", "Nommez un de ses fichiers."} },
		Large: func(file, most string) Said {
			return Said{file + " dépasse " + most + ".", "Partagez-le en fichiers plus petits."}
		},
		NoFiles: func(folder string) Said {
			return Said{"Il n'y a pas de fichier GCG dans " + folder + ".", "Leurs noms finissent par .gcg ou .gcgs ; tout autre fichier se nomme lui-même."}
		},
		Unreadable: func(trouble string) Said {
			return Said{trouble, "Rien de cette partie n'a été enregistré."}
		},
		Imported: func(id, plays, edition string) string { return id + " : " + plays + ", " + edition + "." },
		Copied:   func(id string) string { return id + " : une partie de tanteo, telle quelle." },
		Kept: func(id string, differences int, command string) string {
			kept := "gardées"
			if differences < 2 {
				kept = "gardée"
			}
			return id + " : " + frenchCount(differences, "différence") + ", " + kept + " comme dans le fichier ; la ligne " + command + " prend notre compte."
		},
		Warned: func(id, warnings string) string {
			return id + " : " + warnings + " ; tanteo replay --warnings les dit."
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
			return fmt.Sprintf("Tour %d : %s", turn, text)
		},
	}
}

func frenchPaper() Paper {
	n := strconv.Itoa
	return Paper{
		Page:  func(page, of int) string { return "page " + n(page) + " sur " + n(of) },
		Sheet: "Feuille de match", Duplicate: "Feuille de duplicate", Tiles: "Contrôle des jetons", Board: "Grille",
		Event: "Tournoi", Stage: "Manche", Table: "Table", Place: "Lieu", Date: "Date",
		Number: "n°", Word: "mot", Square: "case", Points: "pts", Running: "cumul",
		Penalties: "Pénalités", Left: "Reliquat", Total: "Total", Signature: "Signature", Gap: "Négatif",
		Percent: func(number string) string { return number + " %" },
		Unseen:  func(tiles int) string { return "Non vus : " + frenchCount(tiles, "jeton") + "." },
		Turns: func(turns int) string {
			if turns == 0 {
				return "Avant le premier tour"
			}
			return "Après " + frenchCount(turns, "tour")
		},
		Rounds:   func(rounds int) string { return "Après " + frenchCount(rounds, "coup") },
		CrossOff: "Barrez chaque jeton quand il est sur la grille.",
		Blank:    "joker", Circled: "dans un cercle : un joker", Asked: "? après la lettre : un joker", Loose: "Jetons sans points : ",
		NotInFont: func(letters string) string {
			return "La police n'a pas de signe pour " + letters + " : écrivez-le à la main."
		},
	}
}

func frenchPrint() PrintHelp {
	const out = " Elle va à la sortie standard ou, avec -o, dans un fichier dont la fin, .txt ou .pdf, dit le format si --format ne le dit pas."
	return PrintHelp{
		Print: Page{"print TYPE", "Fait des pages pour le papier",
			"Fait des pages pour le papier : la feuille d'une partie, des formulaires vierges, les jetons à barrer, la grille. C'est du texte en 80 colonnes ou, avec --format pdf, un PDF pour papier A4 ou Letter, en noir et blanc. Ce que la police n'a pas, comme des noms chinois ou hébreux, devient dans un PDF des carrés, avec le numéro du joueur."},
		Sheet: Page{"sheet [PARTIE]", "La feuille d'une partie",
			"La feuille d'une partie : chaque tour avec mot, case, points et cumul, le tableau final et les notes ; sans PARTIE, celle de la dernière." + out},
		Blank: Page{"blank [PARTIE]", "Une feuille de match vierge",
			"Une feuille de match vierge pour deux à quatre joueurs, avec les noms de --players ou de PARTIE." + out},
		Duplicate: Page{"duplicate [PARTIE]", "Une feuille de duplicate vierge",
			"Une feuille vierge pour un duplicate de 30 coups : le coup, son top avec ses points, et chaque joueur, avec les noms de --players ou de PARTIE." + out},
		Tiles: Page{"tiles [PARTIE]", "Les jetons d'une édition, à barrer",
			"Une feuille avec une case pour chaque jeton d'une édition, avec sa valeur, à barrer quand il est sur la grille : l'édition de --edition, de PARTIE, ou celle des nouvelles parties." + out},
		Board: Page{"board [PARTIE]", "La grille en diagramme",
			"La grille d'une partie comme elle est, avec les cases de couleur, la valeur des jetons, les jokers marqués et les cases nommées comme dans la partie ; sans PARTIE, celle de la dernière. Avec --edition, la grille vide d'une édition." + out},
		Format: "`FORMAT` : text, pdf", Paper: "`TAILLE` du papier d'un PDF : a4, letter",
		Players:    "`NOMS` séparés par des virgules, un nombre de joueurs, ou @FICHIER avec un nom par ligne",
		OnTerminal: Said{"Un PDF ne se lit pas dans un terminal.", "Donnez-lui un fichier : -o feuille.pdf."},
		OnlyPDF: func(flag string) Said {
			return Said{flag + " est pour un PDF.", "Ajoutez --format pdf, ou -o avec un nom en .pdf."}
		},
		GameOr: func(flag string) Said {
			return Said{"Une partie est nommée, et " + flag + " aussi.", "Ôtez l'un des deux."}
		},
	}
}

func frenchCopying() Copying {
	return Copying{
		Result: "le résultat", Play: "le coup", Sheet: "la feuille",
		CopyPlay: "Copier le coup", CopySheet: "Copier la feuille",
		ToFile: "Copier dans un fichier", What: "Quoi", Text: "le même texte, à lire",
		FileName: "coup",
		Nothing:  "Il n'y a rien à copier.",
		TooLong:  "Trop long pour le presse-papiers d'un terminal : Ctrl+P, copier dans un fichier.",
		House:    "`RÈGLES` maison pour compter : bonus=40",
		InTmux:   "Envoyé. tmux le laisse passer après : tmux set -s set-clipboard on. Ou Ctrl+P, copier dans un fichier.",
	}
}

func frenchPrinting() Printing {
	return Printing{
		Title: "Imprimer", What: "Quoi", Paper: "Papier",
		Kinds: map[string]string{
			"sheet": "la feuille", "blank": "une feuille vierge", "duplicate": "un duplicate vierge",
			"tiles": "les jetons à barrer", "board": "la grille",
		},
		Papers: [2]string{"A4", "Letter"},
		PDF:    "pour une imprimante", Text: "80 colonnes, à lire",
		Row: "Imprimer …",
	}
}

func frenchStats() Stats {
	return Stats{
		Page: Page{"stats [JOUEUR]", "Dit ce que les joueurs ont fait dans toutes les parties enregistrées",
			"Dit ce que les joueurs ont fait dans toutes les parties enregistrées et finies : parties, victoires, moyennes, records ; ou avec JOUEUR, ce qu'a fait un seul, et comment contre chaque autre. Classique et duplicate sont à part ; les parties invalidées ne comptent nulle part. JOUEUR est un nom ou son début ; accents et majuscules n'importent pas."},
		From: "seulement les parties depuis ce `JOUR` : 2026-11-29, 2026-11 ou 2026", To: "seulement les parties jusqu'à ce `JOUR`, compris",
		Scheme: "un championnat par ce `BARÈME` de points : xp, wins, ou un des vôtres",
		Day:    "un jour comme 2026-11-29, un mois, une année",
		NoPlayer: func(name string) Said {
			return Said{"Aucune partie qui compte n'est de " + name + ".", "tanteo stats donne la liste des joueurs."}
		},
		WhichPlayer: func(name, possible string) Said {
			return Said{name + " peut être " + possible + ".", "Tapez plus de lettres du nom."}
		},
		Title: "Statistiques", Hint: "joueurs, face à face, championnats",
		Classic: "classique", Duplicate: "duplicate",
		Games:  func(n int) string { return frenchCount(n, "partie") },
		People: func(n int) string { return frenchCount(n, "joueur") },
		None:   "Aucune partie ne compte encore : il faut qu'elle soit finie.", Reading: "Lecture des parties …",
		Unfinished: func(n int) string { return frenchMany(n, "partie inachevée", "parties inachevées") },
		Void:       func(n int) string { return frenchMany(n, "partie invalidée", "parties invalidées") },
		Copies:     func(n int) string { return frenchCount(n, "copie") },
		Unreadable: func(n int) string { return frenchMany(n, "fichier illisible", "fichiers illisibles") },
		NotCounted: func(list string) string { return "Ne comptent pas : " + list + "." },
		Nobody:     "Personne n'a encore de résultat : il y faut un nom.",
		Nameless: func(seats int) string {
			return frenchMany(seats, "résultat n'est", "résultats ne sont") + " à personne : sans nom, ou avec celui de deux joueurs à la table."
		},
		Highest: func(player, total, day string) string {
			return "Meilleure partie : " + player + " " + total + ", " + day + "."
		},
		BestPlay: func(player, play, day string) string {
			return "Meilleur coup : " + play + ", " + player + ", " + day + "."
		},
		Brings: func(win, perPlayer, others int) string {
			var parts []string
			if win > 0 || perPlayer == 0 {
				parts = append(parts, strconv.Itoa(win))
			}
			if perPlayer > 0 {
				parts = append(parts, strconv.Itoa(perPlayer)+" × joueurs")
			}
			return strings.Join(parts, " + ") + " au vainqueur, " + strconv.Itoa(others) + " à chaque autre"
		},
		Players: "Joueurs", League: "Championnat",
		Player: "joueur", Against: "face à face", Played: "parties", Won: "gagné", Shared: "nul", Average: "moyenne", Best: "max", Lowest: "min",
		AllTiles: "primes", Total: "total", Ahead: "devant", Even: "égal", Behind: "derrière", For: "pour", Opposed: "contre", Points: "points",
		Results: func(games, won, shared int) string {
			text := frenchCount(games, "partie") + ", " + frenchMany(won, "gagnée", "gagnées")
			if shared > 0 {
				text += ", " + frenchMany(shared, "partagée", "partagées")
			}
			return text
		},
		PerGame: func(game, turn string) string { return game + " par partie, " + turn + " par tour" },
		Fact: StatsFacts{
			Games: "Parties", Average: "Moyenne", Best: "Plus grand total", Lowest: "Plus petit total", BestPlay: "Meilleur coup", AllTiles: "Primes", Total: "Points en tout",
		},
		ToKind: "classique, duplicate", ToScheme: "barème", ToPlayer: "le joueur",
	}
}

func frenchEarlier() Earlier {
	return Earlier{
		Trash:      Page{"trash", "Liste les parties de la corbeille", "Liste les parties de la corbeille. games restore en ressort une."},
		Search:     "seulement les parties qui ont chaque mot de ce `TEXTE` dans les joueurs, le tournoi, le jour (2026-11-29) ou le nom",
		NoneFound:  func(text string) string { return "Aucune partie n'a tout cela : " + text + "." },
		TrashEmpty: "La corbeille est vide.", Games: "Parties", Thrown: "Corbeille", Field: "Chercher",
		Of:        func(shown, all int) string { return fmt.Sprintf("%d sur %d", shown, all) },
		Reading:   "Lecture des parties …",
		Duplicate: func(players int) string { return "duplicate, " + frenchCount(players, "joueur") },
		Rounds:    func(n int) string { return frenchCount(n, "coup") },
		VoidMark:  "invalidée", Open: "Ouvrir", Copy: "Une copie, comme nouvelle partie", Again: "Autre partie, mêmes joueurs",
		Void: "L'invalider : elle ne compte nulle part", ToTrash: "À la corbeille", Restore: "La sortir de la corbeille", Sure: "Encore Entrée : oui",
		Done: EarlierDone{
			Copied:   func(id string) string { return "Copiée, comme " + id + "." },
			Voided:   func(id string) string { return id + " ne compte plus ; annuler, dans la partie, y revient." },
			Thrown:   func(id string) string { return id + " est à la corbeille." },
			Restored: func(id string) string { return id + " est revenue." },
		},
		ToMenu: "autre chose", ToTab: "parties, corbeille", ToDelete: "à la corbeille",
	}
}

func frenchRounds() Rounds {
	n := strconv.Itoa
	return Rounds{
		Round:    func(round int) string { return "Coup " + n(round) },
		Table:    func(table int) string { return "Table " + n(table) },
		TableOf:  func(round, table int) string { return "Coup " + n(round) + ", table " + n(table) },
		MasterOf: func(round int) string { return "Coup " + n(round) + ", top" },
		In:       func(in, of int) string { return n(in) + " sur " + n(of) + " notés" },
		ToCome:   func(tables int) string { return n(tables) + " à venir" },
		Leader:   func(name string, total int) string { return name + " mène avec " + Number(total) },
		Best:     "meilleur", Rack: "tirage", Master: "Top", NotSet: "pas noté", ByHand: "manuel",
		No: "n°", Player: "joueur", Play: "mot", Points: "pts", Gap: "nég", Rank: "Rang", Ranking: "Classement",
		Count:   func(rounds int) string { return frenchCount(rounds, "coup") },
		Columns: func(from, to, of int) string { return "joueurs " + n(from) + "-" + n(to) + " sur " + n(of) },

		Enter:    func(points int, player string) string { return "Entrée : +" + n(points) + " pour " + player },
		AsMaster: func(points int) string { return "Entrée : " + n(points) + " comme top" },
		Replaces: func(points int) string { return "au lieu de " + n(points) },
		Below:    func(points int) string { return n(points) + " sous le meilleur" },
		Above:    func(points int) string { return n(points) + " de plus que le meilleur" },
		IsBest:   "autant que le meilleur",
		Pick:     "Un numéro ou le début d'un nom choisit une table",
		AllIn:    func(key string) string { return "Tout est noté.  " + key + " : coup suivant" },
		Looking:  func(round, of int) string { return "coup " + n(round) + " sur " + n(of) },

		Found: func(finders, in int) string { return "Trouvé par " + n(finders) + " sur " + n(in) },
		Only:  func(name string, points int) string { return "solo, " + name + " : +" + n(points) },
		OverTable: func(table, points int) string {
			return "Table " + n(table) + " : " + n(points) + " dépasse le top. Mal recopié ?"
		},
		OverName: func(name string, points int) string {
			return name + " : " + n(points) + " dépasse le top. Mal recopié ?"
		},
		OfItSolo: func(points int) string { return "dont " + n(points) + " de solo" },

		Close: "Clore le coup", TakeBest: "Le meilleur est le top", SetRack: "Tirage du coup", SetMaster: "Top du coup",
		Finish: "Finir la partie", Same: "Mêmes joueurs, à nouveau",
		NextCell: "case vide suivante", NextTable: "table suivante", MasterHint: "top", CloseHint: "coup suivant", TableHint: "table", NextOver: "plus que le top",
		CellHint: "case", Correct: "corriger", Empty: "vider", DeleteRound: "effacer le coup",

		MasterKey: "posé ou tapé : le top",
		CloseKey:  "clôt le coup",
		OverKey:   "case au-dessus du top",
		EmptyKey:  "vide la case",
		Examples: [][2]string{
			{"2: 24", "duplicate : la case du joueur 2 pour ce coup"},
			{"42 H4 JAMON", "de même, sans les deux-points"},
			{"mar 24", "un nom, ou son début, est un joueur"},
			{"corriger 3 2: 24", "corrige la case du joueur 2 au coup 3"},
			{"corriger 3 2: -", "vide la case du joueur 2 au coup 3"},
		},
	}
}

func frenchNewGame() NewGame {
	n := strconv.Itoa
	return NewGame{
		Kind:  "Type",
		Kinds: map[sheet.Kind]string{sheet.ClassicGame: "classique", sheet.DuplicateGame: "duplicate"},
		House: "Règles maison", NoHouse: "aucune", HouseOpens: "Droite ou Espace les ouvre.",
		HouseHow: "Gauche, Droite ou un nombre change une règle ; Suppr la laisse au règlement.",
		AsBook:   func(value string) string { return "comme le règlement : " + value },
		HouseRule: map[string]string{
			"bonus": "Prime", "leftovers": "Restes", "penalty": "Pénalité", "challenge": "Contestation", "passes": "Passes de fin", "overtime": "Minute en trop",
		},
		NoNumber: "pas de points", Off: "jamais",
		Notation: "Cases", Notations: map[string]string{"rows": "la ligne d'abord : H4, 4H", "gcg": "comme en GCG : 8D, D8"},
		Names: "Noms", NamesHow: "Des noms avec des virgules, collés un par ligne, ou @FICHIER avec un nom par ligne.",
		TooManyNames: func(names, most int) string {
			return n(names) + " noms, c'est plus que " + n(most) + ". Ôtez-en."
		},
		HowMany:     func(fewest, most int) string { return "De " + n(fewest) + " à " + n(most) + " joueurs." },
		Alone:       "Seul, on joue contre les tops.",
		DuplicateIs: "Tous jouent le même tirage à chaque coup ; le meilleur mot va sur la grille.",
	}
}

func frenchTwoTile() TwoTile {
	return TwoTile{
		Words: Page{"words TYPE", "Dit des mots d'une langue",
			"Dit des mots : ceux de deux jetons d'une édition, ceux d'un tirage, si un mot est dans une liste, et quelles listes il y a."},
		Two: Page{"two", "Les mots de deux jetons",
			"Liste les mots de deux jetons d'une édition, celle de --edition ou celle des nouvelles parties, comme une source les donne, et nomme la source. Là où il n'y en a pas, ils ne sont pas connus."},
		Title: "Mots de deux jetons",
		Count: func(words int, edition string) string {
			return frenchCount(words, "mot") + " de deux jetons : " + edition
		},
		With:     func(letter string, all []string) string { return "Avec " + letter + " : " + strings.Join(all, " ") },
		Without:  func(letter string) string { return "Avec " + letter + " : aucun" },
		NotKnown: func(edition string) string { return "Les mots de deux jetons ne sont pas connus : " + edition + "." },
		Letter:   func(key string) string { return "Une lettre montre les siens ; " + key + ", tous." },
		Source:   func(text string) string { return "source : " + text },
	}
}

func frenchCharts() Charts {
	return Charts{
		Tab: "Courbes", Totals: "Totaux coup par coup", Points: "Points par coup", Masters: "tops", End: "fin",
		FirstOf: func(shown, players int) string { return fmt.Sprintf("les %d premiers sur %d", shown, players) },
		Choose:  "totaux, points",
	}
}

func frenchGrid() Grid {
	return Grid{
		Title: "Tableau", Command: "tableau : une colonne par joueur, une ligne par tour", Key: "la feuille en tableau",
		Left: "−jetons", Closing: "+clôture", Add: "autre tour",
		Cell: "case suivante", DeleteRow: "supprimer la ligne", AddRow: "ajouter une ligne", EndGame: "finir la partie", Leave: "grille",
		TurnHow: func(at string) string {
			return "Des points, ou une ligne : " + at + " JAMON, = R2wELOJ3l, échange 3. 0 est une passe, et de même une case laissée vide avant un tour suivant. Tab ou Entrée : la case suivante."
		},
		NameHow:       "Tapez un nom.",
		LeftHow:       "Ce qui reste sur le chevalet est déduit : lettres, ? pour un joker, ou points. Vide ou -, c'est celui qui a fini.",
		ClosingHow:    "Qui a fini reçoit ce qui reste aux autres ; la somme est comptée, ou tapez-la. Entrée finit la partie.",
		AddHow:        "Entrée ajoute une ligne. Ce qui reste vide dans les lignes au-dessus devient une passe dès qu'un tour suivant est noté.",
		AdjustmentHow: "Pas un tour : tapez ses points, ou toute sa ligne.",
		Sure: func(row, turns string) string {
			return "Supprimer la ligne " + row + " (" + turns + ") ? Suppr encore le fait."
		},
		Deleted: func(row string) string { return "La ligne " + row + " est supprimée." },
		Passes: func(n int) string {
			if n == 1 {
				return "La case vide d'avant est notée comme passe."
			}
			return strconv.Itoa(n) + " cases vides d'avant sont notées comme passes."
		},
		Elsewhere: func(player string, row int) Said {
			return Said{"Le prochain tour " + frenchOf(player) + " n'est pas à la ligne " + strconv.Itoa(row) + ".", "Remplissez d'abord les cases au-dessus."}
		},
		Sum: func(typed, left int) Said {
			return Said{"Il ne reste pas " + strconv.Itoa(typed) + " aux autres.", "C'est " + strconv.Itoa(left) + " ; laissez la case vide, ou corrigez la ligne −jetons."}
		},
		HasLeft: func(player string) Said {
			return Said{"Il reste des jetons à " + player + " : rien ne s'ajoute là.", "Videz cette case, ou celle du dessus."}
		},
		Adjustment: Said{"Cette ligne n'est pas un tour.", "Tapez toute sa ligne, comme pénalité 1 10 ; Suppr la supprime."},
		Duplicate:  "Un duplicate a des coups, non des tours : son tableau est la feuille même.",
	}
}

func frenchClock() Clock {
	of := func(player string) string {
		if player == "" {
			return ""
		}
		return player + ", "
	}
	seconds := func(n int) string {
		if n == 60 {
			return "une minute"
		}
		return frenchCount(n, "seconde")
	}
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
		None:   "Pas de chrono.",
		Runs:   func(player, shows string) string { return "Le chrono tourne : " + of(player) + shows + "." },
		Stands: func(player, shows string) string { return "Le chrono est arrêté : " + of(player) + shows + "." },
		Set: func(player, shows string) string {
			return "Le chrono indique maintenant : " + of(player) + shows + "."
		},
		Running: "en marche", Stopped: "arrêté",
		TurnOver: func(player string) string {
			return "Le temps " + frenchOf(player) + " est écoulé. Entrée deux fois note une passe ; ou jouez."
		},
		RoundOver:  "Le temps du coup est écoulé : plus aucun bulletin n'est accepté.",
		Signal:     func(n int) string { return "Encore " + seconds(n) + "." },
		LastSignal: func(n int) string { return "Encore " + seconds(n) + " : levez vos bulletins." },
		Over: func(player string, points, each int) string {
			return player + " dépasse le temps : " + Number(points) + " jusqu'ici, " + strconv.Itoa(each) + " par minute entamée."
		},
		OverLost: func(player string) string {
			return player + " dépasse le temps et, d'après les règles, perd la partie."
		},
		OverStops: func(player string) string {
			return player + " dépasse le temps et, d'après les règles, ne joue plus."
		},
		OverFree: func(player string) string { return player + " dépasse le temps. Les règles n'en disent rien." },
		Due: func(player, over, key, costs string) string {
			return player + " a dépassé de " + over + " : " + key + " le note, " + costs + "."
		},
		Lost:  "la partie est perdue",
		RanOn: func(shows string) string { return "Le chrono a continué de tourner : " + shows + "." },
		Title: "Chrono", Kind: "Pour", Length: "Temps",
		Kinds: map[sheet.ClockKind]string{
			sheet.TurnClock: "chaque tour", sheet.RoundClock: "chaque coup", sheet.GameClock: "chaque joueur",
		},
		NoKind: "pas de chrono", CountsUp: "sans limite",
		Own: "Ou tapez des minutes : 7, ou 7:30.", OwnTurn: "Ou tapez des secondes : 90, ou 1:30.",
		Book:      "règlement",
		HowStart:  func(key string) string { return key + " le démarre et l'arrête." },
		StartStop: "Chrono : démarrer, arrêter", Choose: "Chrono : lequel, et combien", Bell: "Chrono : essayer la sonnerie", Hide: "Chrono : aucun", Again: "Chrono : tout le temps à nouveau",
		Correct: func(player string) string {
			if player == "" {
				return "Chrono : régler le temps"
			}
			return "Chrono : corriger " + player
		},
		Note: func(player, over string) string { return "Chrono : noter le dépassement, " + player + " " + over },
		Key:  "marche, arrêt du chrono", ToStop: "arrêter le chrono", ToStart: "démarrer le chrono", ToNote: "noter le dépassement", ToChoose: "choisir",
		Signals:   "Le temps d'un coup est annoncé",
		SignalsAt: func(all []string) string { return listed(all, "et") + " secondes avant sa fin" },
	}
}

func frenchPlaying() Playing {
	n := strconv.Itoa
	return Playing{
		Rules: "règles", Book: "règlement", About: "à propos",
		Brief: "En bref", Before: "Avant la partie", Turn: "Un tour", Exchange: "Échanger des jetons", Challenges: "Contestations et pénalités",
		End: "La fin", Time: "Le temps", Duplicate: "Le duplicate", Sheet: "La feuille",
		InBrief: func(centre string, rack, bonus int) []string {
			return []string{
				"Posez des jetons sur une ligne, de sorte que tout ce qui se touche forme des mots.",
				"Le premier mot couvre " + centre + " ; chaque coup suivant touche un jeton déjà posé.",
				"Un tour est un coup, un échange ou une passe. Puis piochez jusqu'à avoir de nouveau " + frenchCount(rack, "jeton") + " sur le chevalet.",
				"Les " + n(rack) + " jetons en un coup donnent " + frenchCount(bonus, "point") + " de plus.",
				"La partie finit quand le sac est vide et qu'un joueur a posé son dernier jeton, ou quand plus personne ne joue.",
				"À la fin, on décompte les jetons restants. Le plus haut total gagne.",
			}
		},
		Dictionary: []string{
			"Convenez d'un dictionnaire ou d'une liste de mots avant de commencer.",
			"Personne ne cherche un mot, ni ne pose de question sur lui, avant de le jouer.",
		},
		Racks: func(rack int) string {
			return "Les jetons sont face cachée, ou dans un sac où personne ne voit. Chacun en pioche " + n(rack) + " et les garde cachés sur un chevalet."
		},
		Teams: "En club et en tournoi on joue à deux, ou à deux équipes avec un chevalet chacune.",
		Lines: func(centre string) []string {
			return []string{
				"Passez, échangez des jetons, ou posez au moins un jeton.",
				"Les jetons nouveaux sont sur une ligne ou sur une colonne, sans trou. Les mots se lisent de gauche à droite ou de haut en bas, jamais en diagonale, et ont au moins deux lettres.",
				"Le premier coup couvre " + centre + " et a au moins deux jetons. Chacun des suivants touche un jeton déjà posé.",
				"Il y a trois façons de former des mots : en rallonger un, en croiser un, ou en poser un contre un autre de sorte que les jetons qui se touchent forment des mots aussi.",
				"Un jeton déjà posé ne bouge jamais.",
			}
		},
		Digraphs: func(letters string) string {
			return "Un seul jeton chacun, jamais formé de deux : " + letters + "."
		},
		Blank: func(points int) string {
			return "Un joker est la lettre que vous annoncez, jusqu'à la fin de la partie. Il compte " + n(points) + "."
		},
		Refill:        "Puis piochez autant de jetons que vous en avez posé, un par un et sans regarder, toujours ; si le sac en a moins, tous.",
		Exchanging:    "Remettez quelques jetons, ou tous, et piochez-en autant. Le tour est passé et compte 0.",
		OffTheBoard:   "Un mot qui n'est pas valable est retiré : les jetons reviennent au chevalet, le tour compte 0.",
		Stands:        "Après cela le mot reste, même faux, et tous les points qui suivent aussi.",
		Ends:          "Une partie finit quand le sac est vide et qu'un joueur a posé son dernier jeton, quand plus personne ne peut jouer, ou comme le dit le règlement :",
		NeverByItself: "tanteo ne finit jamais une partie de lui-même. Il dit quand les règles le feraient, et attend la fin.",
		Duplicates: []string{
			"Tous ont le même tirage à chaque coup et notent un mot sur leur bulletin. Le meilleur du coup, le top, va alors sur la grille de tous, qui que ce soit qui l'ait trouvé.",
			"À la fin personne n'a de jetons à soi, donc rien n'est déduit. Les totaux se comparent à la somme des tops ; l'écart est le négatif.",
		},
		Written: "Sur une feuille sont les points de chaque tour, le cumul, les mots, leurs cases, et combien de fois toutes les lettres ont été posées.",
		Start:   "Qui commence", Direction: "Ordre des tours", Until: "Un mot peut être contesté", Laid: "Un jeton posé et vu",
		Lexicon: "Mots valables", NotAllowed: "Non admis",
		Says: map[string]string{
			editions.StartDraw:       "chacun tire un jeton, le plus proche du A commence ; un joker est avant le A",
			editions.StartAgain:      "chacun tire un jeton, le plus proche du A commence ; qui tire un joker tire à nouveau",
			editions.StartAgree:      "comme la table en convient",
			editions.Clockwise:       "dans le sens des aiguilles d'une montre",
			editions.UntilWritten:    "avant que ses points soient notés, et par l'adversaire seul",
			editions.UntilNext:       "avant que ses points soient notés et que le tour suivant commence",
			editions.MustPlay:        "doit être joué",
			editions.LosesTurn:       "doit être joué, ou le tour est perdu",
			editions.NoNames:         "noms propres",
			editions.NoAbbreviations: "abréviations",
			editions.NoAffixes:       "préfixes et suffixes seuls",
			editions.NoHyphens:       "mots avec un trait d'union",
			editions.NoPronouns:      "verbes avec un pronom soudé",
		},
		NotKnown: "on ne sait pas",
	}
}

func frenchCounting() Counting {
	return Counting{
		Brief: "En bref", Long: "En détail", Examples: "Exemples, comptés à l'instant", Played: "Les derniers coups de cette partie",
		InBrief: func(rack, bonus int) []string {
			return []string{
				"D'abord les cases de lettre, puis la somme, puis les cases de mot.",
				"Une case ne sert qu'au tour qui la couvre. Un joker ne compte pas comme lettre, mais sa case de mot sert.",
				fmt.Sprintf("Tous les mots nouveaux comptent ; %d jetons en un coup donnent %d de plus.", rack, bonus),
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
		Factor:    func(factor int) string { return fmt.Sprintf("Le mot est multiplié par %d.", factor) },
		Bonus:     func(tiles, points int) string { return fmt.Sprintf("%d jetons donnent %d.", tiles, points) },
		Leftovers: "Les jetons restants à la fin",
		Left:      func(player, letters string) string { return "il reste " + letters + " à " + player },
		WentOut:   func(player string) string { return player + " a fini" },
		Rounds:    "Un duplicate de trois coups",
		OwnRounds: "Les chiffres sont un exemple propre à cette aide, d'aucune partie réelle ; les sommes sont comptées à l'instant.",
	}
}

func frenchLimits() Limits {
	return Limits{
		Not: "Ce que tanteo ne fait pas", Is: "À qui il appartient",
		DoesNot: []string{
			"Il ne juge aucun mot. Ses listes sont libres, aucune n'est officielle, et les consulter ne change pas les points. C'est à la table ou à l'arbitre de dire si un mot est valable.",
			"Il ne montre à personne les meilleurs coups pendant une partie classique, sauf si quelqu'un les demande, et alors tous les voient.",
			"Il ne finit jamais une partie de lui-même ; il dit seulement quand les règles le feraient.",
			"Il ne fait pas de liens. Un coup copié contient le coup et l'édition, jamais un nom ; un résultat copié n'est que du texte.",
		},
		Kept: func(folder string) []string {
			return []string{
				"Rien ne quitte cette machine : il n'y a pas de compte, et les parties sont des fichiers dans " + folder + ". Fermez le terminal et continuez plus tard.",
				"Sur une autre machine ces parties ne sont pas là ; sans ces fichiers elles sont perdues.",
			}
		},
		Owners: []string{
			"tanteo est indépendant. SCRABBLE est une marque de Mattel, et de Hasbro aux États-Unis et au Canada. Ni eux ni une fédération n'y sont pour rien.",
			"Des coups que d'autres ont imprimés avec leurs points, comme MES de Mattel avec ME, EN et SO, sont parmi ses tests, pour que chacun puisse les vérifier.",
		},
	}
}

func frenchCSV() Table {
	return Table{
		Columns: csv.Columns{
			Number: "tour", Round: "coup", Seat: "place", Player: "joueur", Kind: "type", Square: "case",
			Word: "mot", Words: "mots", NewTiles: "jetons nouveaux", Exchanged: "échangés", Rack: "chevalet",
			Bonus: "prime", Points: "points", Total: "total", Master: "top", Notes: "notes",
		},
		Kinds: map[sheet.TurnKind]string{
			sheet.KindPlay: "coup", sheet.KindTyped: "tapé", sheet.KindPoints: "points à la main",
			sheet.KindPass: "passe", sheet.KindExchange: "échange", sheet.KindWithdrawn: "mot retiré",
			sheet.KindPenalty: "pénalité", sheet.KindBonus: "bonus", sheet.KindOvertime: "dépassement de temps", sheet.KindWarning: "avertissement",
			sheet.KindChallenge: "contestation rejetée", sheet.KindEnd: "reliquat",
		},
		CameOff: "contesté", Faulty: "impossible",
	}
}

func frenchWordLists() WordLists {
	n := strconv.Itoa
	return WordLists{
		Check: Page{"check MOT…", "Dit si des mots sont dans une liste",
			"Dit si chaque mot est dans la liste d'une édition, celle de --edition ou celle des nouvelles parties, et quelle est cette liste : une que vous avez ajoutée, sinon une libre, venue avec le programme ou présente sur la machine ; --list en nomme une autre. Le code de sortie est 1 si un mot n'y est pas. Aucune liste ici n'est officielle."},
		List: Page{"list [NOM]", "Les listes de mots, avec leurs licences",
			"Liste les listes de mots qu'il y a, avec leurs auteurs, d'où elles viennent et sous quelle licence ; avec un NOM, cette liste avec tout le texte de sa licence."},
		Add: Page{"add FICHIER", "Prend une liste à vous",
			"Lit une liste de mots et la garde sous un nom, pour une édition : c'est dès lors la liste de cette édition. Une liste est un texte avec un mot par ligne, en UTF-8 ou ISO 8859, compressé par gzip ou non, avec ou sans définitions après les mots ; ou une liste JSON de textes ; ou un .dic de hunspell à côté de son .aff. Ce qui ne peut se poser est laissé de côté et compté. Si le fichier change, il est relu."},
		Remove:   Page{"rm NOM", "Retire une liste à soi", "La liste ne sert plus ; son fichier reste où il est."},
		ListFlag: "`LISTE` de mots : un nom, ou un fichier", NameFlag: "`NOM` de la liste ; sinon celui du fichier",
		In:    func(word string) string { return word + " est dans la liste." },
		NotIn: func(word string) string { return word + " n'est pas dans la liste." },
		NotIt: func(word, why string) string { return word + " n'est dans aucune liste : " + why },
		Which: func(name, title string) string {
			if name == title {
				return "Liste : " + name + ". Elle n'est pas officielle."
			}
			return "Liste : " + name + ", " + title + ". Elle n'est pas officielle."
		},
		NotOfficial: "Aucune d'elles n'est une liste officielle.", ThisNotOfficial: "Ce n'est pas une liste officielle.",
		Gone:    func(file string) string { return file + " n'est plus là ; ses mots ont été gardés." },
		Words:   func(words int) string { return frenchCount(words, "mot") },
		Unread:  "pas encore lue",
		Size:    func(kilobytes int) string { return n(kilobytes) + " ko" },
		For:     func(edition string) string { return "pour " + edition },
		Licence: "Licence", Credit: "Auteurs", Source: "Origine", File: "Fichier", NoLicence: "inconnue",
		More:    "tanteo words list NOM montre une licence ; tanteo words add FICHIER prend une liste à vous.",
		Missing: func(name, packages string) string { return name + " : pas sur cette machine ; avec " + packages },
		Added: func(name, words, edition string) string {
			return name + " : " + words + " pour " + edition + "."
		},
		LeftOut: func(reasons []string) string { return "Laissés de côté : " + strings.Join(reasons, " ; ") + "." },
		Capital: func(words int) string { return n(words) + " avec une majuscule" },
		Sign:    func(words int) string { return n(words) + " avec un trait d'union ou un autre signe" },
		Letter:  func(words int) string { return n(words) + " avec une lettre sans jeton" },
		Short:   func(words int) string { return n(words) + " d'un seul jeton" },
		Long:    func(words int) string { return frenchMany(words, "plus long", "plus longs") + " que la grille" },
		Same:    func(words int) string { return n(words) + " avec les jetons d'un autre" },
		Default: func(edition string) string { return "C'est désormais la liste de " + edition + "." },
		Reading: func(file string, percent int) string { return file + " : " + n(percent) + " % lus" },
		Refused: map[words.Reason]func(Listed) Said{
			words.NotAFile: func(l Listed) Said {
				return Said{l.File + " n'est pas un fichier.", "Nommez un texte avec un mot par ligne."}
			},
			words.TooLarge: func(l Listed) Said {
				return Said{l.File + " a plus de " + n(l.Limit) + " Mo de texte.", "Prenez une liste plus petite."}
			},
			words.LongLine: func(l Listed) Said {
				return Said{l.File + " n'est pas une liste : la ligne " + n(l.Line) + " est trop longue.", "Une liste a un mot par ligne."}
			},
			words.NotText: func(l Listed) Said {
				return Said{l.File + " n'est pas un texte.", "Décompressez-le, ou enregistrez-le en texte avec un mot par ligne."}
			},
			words.BadJSON: func(l Listed) Said {
				return Said{l.File + ", ligne " + n(l.Line) + " : ce n'est pas une liste de textes.", `Une liste en JSON est ["un", "deux"].`}
			},
			words.BadGzip: func(l Listed) Said {
				return Said{l.File + " ne se décompresse pas.", "Il est abîmé : reprenez-le."}
			},
			words.BadAffix: func(l Listed) Said {
				return Said{l.File + ", ligne " + n(l.Line) + " : cette règle ne se comprend pas.", "Prenez le .aff qui va avec le .dic."}
			},
			words.NoAffix: func(l Listed) Said {
				return Said{l.File + " n'a que des racines de mots.", "Mettez son .aff à côté, sous le même nom."}
			},
			words.TooMany: func(l Listed) Said {
				return Said{l.File + " a plus de " + frenchCount(l.Limit, "million") + " de mots.", "Prenez une liste plus petite."}
			},
			words.NoWords: func(l Listed) Said {
				return Said{l.File + " n'a aucun mot qui puisse se poser.", "Est-ce une liste pour cette édition ? Voyez --edition."}
			},
			words.NoSuch: func(l Listed) Said {
				if l.Packages != "" {
					return Said{"Il n'y a pas de liste " + l.Name + " sur cette machine.", "Un de ces paquets l'a : " + l.Packages + "."}
				}
				return Said{"Il n'y a pas de liste " + l.Name + ".", "Voyez tanteo words list."}
			},
			words.NoneFor: func(l Listed) Said {
				if l.Packages != "" {
					return Said{"Il n'y a pas de liste pour " + l.Name + ".", "Installez un de ces paquets : " + l.Packages + ", ou prenez-en une : tanteo words add FICHIER."}
				}
				return Said{"Il n'y a pas de liste pour " + l.Name + ".", "Prenez-en une : tanteo words add FICHIER --edition ID."}
			},
			words.NameTaken: func(l Listed) Said {
				return Said{"Il y a une autre liste " + l.Name + ".", "Choisissez un autre nom : --name NOM."}
			},
			words.BadName: func(l Listed) Said {
				return Said{l.Name + " ne peut être le nom d'une liste.", "Des lettres, des chiffres et des tirets, 40 au plus : --name NOM."}
			},
			words.BadEntry: func(l Listed) Said {
				return Said{l.File + " ne dit pas de quelle liste il s'agit.", `Corrigez-le : file = "/CHEMIN", edition = "ID".`}
			},
			words.NotOwn: func(l Listed) Said {
				return Said{l.Name + " n'est pas une liste à vous.", "Celles de tanteo ou de la machine restent."}
			},
			words.NoFolder: func(Listed) Said {
				return Said{"Il n'y a pas de dossier où garder une liste.", "Nommez-en un : --config DOSSIER."}
			},
		},
		Origins: map[words.Origin]string{
			words.Embedded: "venue avec tanteo", words.Machine: "sur cette machine", words.Own: "à vous", words.Loose: "un fichier",
		},
	}
}

func frenchFinding() Finding {
	n := strconv.Itoa
	return Finding{
		Place: Page{"place MOT [PARTIE]", "Toutes les places d'un mot, la meilleure d'abord",
			"Liste toutes les places où les règles laissent poser un mot, à l'horizontale et à la verticale, la meilleure d'abord. Elle cherche sur la grille de PARTIE, sinon sur celle de --board, sinon sur celle de la dernière partie, ou sur une grille vide ; --edition seule demande une grille vide. ? après une lettre est un joker, . un jeton déjà posé ; une lettre qui ne reste plus devient un joker. Les mots qui ne sont pas dans la liste sont nommés ; ils ne cachent aucune place."},
		Top: Page{"top TIRAGE [PARTIE]", "Les meilleurs coups d'un tirage",
			"Liste les meilleurs coups d'un tirage avec leur calcul, ? pour chaque joker : sur la grille de PARTIE, sinon sur celle de --board, sinon sur celle de la dernière partie, ou sur une grille vide ; --edition seule demande une grille vide. Les coups à égalité sont tous montrés, d'abord celui que le règlement prend pour top, s'il a une règle pour cela. Une partie classique doit être finie."},
		RackWords: Page{"rack LETTRES", "Les mots d'un tirage",
			"Liste les mots d'une liste que forment une partie des lettres, ? pour chaque joker, par les points de leurs jetons ou par leur longueur."},
		LimitFlag: "`NOMBRE` de coups (10) ; ceux qui comptent le plus sont tous montrés", AnywayFlag: "même dans une partie en cours",
		ByFlag: "`ORDRE` : points, length (longueur)", PatternFlag: "`MODÈLE` du mot, . pour une lettre du tirage : .A.O",
		HooksFlag:    "avec les lettres qui, devant ou derrière, en font un autre mot",
		ContainsFlag: "`LETTRES` que les mots ont en plus", FromOne: "un nombre entier à partir de 1", Letters: "des lettres",
		OnGame:  func(game string) string { return "Sur la grille de " + game + "." },
		OnFile:  func(file, edition string) string { return "Sur la grille de " + file + " : " + edition + "." },
		OnEmpty: func(edition string) string { return "Sur une grille vide : " + edition + "." },
		Places: func(places int, word string) string {
			if places == 0 {
				return "Il n'y a pas de place pour " + word + "."
			}
			return frenchCount(places, "place") + " pour " + word + " :"
		},
		Unlisted: func(words string) string { return "pas dans la liste : " + words },
		Plays: func(plays, shown int, rack string) string {
			if shown == plays {
				return frenchCount(plays, "coup") + " avec " + rack + " :"
			}
			return frenchCount(plays, "coup") + " avec " + rack + " ; les meilleurs, " + n(shown) + " :"
		},
		NoPlay: func(rack string) string { return "Il n'y a pas de coup avec " + rack + "." },
		Tied:   func(plays int) string { return n(plays) + " comptent le plus." },
		Master: func(rulebook, because string) string {
			return "Le premier est le top selon " + rulebook + " : " + because + "."
		},
		Ties: map[finder.Tie]string{
			finder.FewestBlanks: "le moins de jokers", finder.BalancedRest: "le reliquat le plus équilibré", finder.FewestTiles: "le moins de jetons",
			finder.Alphabet: "le premier dans l'alphabet", finder.NearestA1: "le plus près de A1", finder.EndsGame: "il finit la partie",
			finder.MostOpen: "la grille la plus ouverte", finder.AcrossFirst: "à l'horizontale", "": "le reste n'est pas réglé, et c'est le premier sur la grille",
		},
		Words: func(words int) string { return frenchCount(words, "mot") },
		Making: func(list string, percent int) string {
			return list + " : préparation de la recherche, " + n(percent) + " %"
		},
		NotFinished: func(game string) Said {
			return Said{"La partie " + game + " est en cours, et les meilleurs coups sont pour après.", "Finissez-la, ou donnez --anyway ; --edition demande une grille vide."}
		},
		TooManyBlanks: func(blanks int) Said {
			return Said{"Ce tirage a trop de jokers.", "Le jeu en a " + n(blanks) + "."}
		},
		TooManyTiles: func(tiles int) Said {
			return Said{n(tiles) + " jetons sont trop pour chercher.", "Prenez-en moins."}
		},
	}
}

func frenchLookup() Lookup {
	return Lookup{
		Switch: "vérifier les mots dans une liste", On: "Les mots sont désormais vérifiés.", Off: "Les mots ne sont plus vérifiés.",
		In: "dans la liste :", NotIn: "hors de la liste :",
		Which:   func(list string) string { return "Liste " + list + ", pas l'officielle." },
		Listed:  func(list string) string { return "liste " + list + ", non officielle" },
		AllIn:   func(list string) string { return "dans la liste (" + list + ", non officielle)" },
		Lacks:   func(list, words string) string { return "hors liste (" + list + ", non officielle) : " + words },
		Places:  func(word string) string { return "Places de " + word },
		Of:      func(n, of int) string { return strconv.Itoa(n) + " sur " + strconv.Itoa(of) },
		NoPlace: func(word string) string { return "Sur cette grille, il n'y a pas de place pour " + word + "." },
		At: func(points int, place string) string {
			return strconv.Itoa(points) + " points en " + place
		},
		Sift: "chercher", LayHere: "le poser ici", NextOne: "autre",
		PlaceKey: "places du mot posé",
		Example:  "toutes les places d'un mot, la meilleure d'abord ; les flèches les parcourent, Entrée le pose",

		Checked: "Mots de la feuille", NextWord: "autre mot", ToTurn: "à son tour",
		Out: func(out, words int) string {
			switch {
			case words == 1 && out == 0:
				return "Le seul mot est dans la liste."
			case words == 1:
				return "Le seul mot n'est pas dans la liste."
			}
			if out == 0 {
				return "Tous les mots sont dans la liste : " + strconv.Itoa(words) + "."
			}
			return "Hors de la liste : " + strconv.Itoa(out) + " sur " + strconv.Itoa(words) + "."
		},
		NoPoints: "Aucun point ne change : c'est au jury.",

		TabKey:      "mots de ces lettres",
		TypeRack:    "Tapez des lettres pour leurs mots : ? joker, .A. modèle, +Z et un Z",
		ListedFirst: "liste d'abord", OutNote: "? un mot n'est pas dans la liste.",
		ByPoints: "par points", ByLength: "par longueur", ItsPlaces: "ses places", Order: "ordre",
		Hooks: func(before, after string) string { return "devant " + before + " · derrière " + after },

		Lists: "Listes de mots", AddList: "une liste à soi",
		AddHow: "Le nom d'un fichier : un texte avec un mot par ligne, comprimé par gzip ou non, une liste JSON, ou un .dic de hunspell à côté de son .aff. Elle devient la liste de ces jetons.",
		AddIt:  "l'ajouter", CheckIn: "y vérifier les mots", Licence: "sa licence",
		Removed: func(list string) string { return list + " ne sert plus. Son fichier est toujours là." }, SureRemove: "Suppr encore une fois retire cette liste ; son fichier reste.", RemoveIt: "la retirer",
		OtherTiles: func(list, edition string) string {
			return list + " est pour d'autres jetons que ceux de " + edition + "."
		},

		DrawRack: "Tirer les lettres", Racks: "Tirages", RacksDrawn: "faits par tanteo", RacksTyped: "tapés",
		DrawnHow:   "tanteo fait chaque tirage selon le règlement, cherche le top et tire la suite.",
		NoPlayTodo: func(finish string) string { return "La partie finit ici : " + finish + "." },

		Review: "Ce qui a échappé", Everybody: "tous", BestOne: "meilleur", Missed: "dif",
		Sum: func(missed, best int, share string) string {
			return strconv.Itoa(missed) + " perdus sur " + strconv.Itoa(best) + " ; " + share
		},
		LeftOut: func(n int) string {
			return "Sans " + strconv.Itoa(n) + " tours\u00a0: des coups d'avant n'ont pas de cases."
		},
		AtLeast: "+ le tirage n'est pas connu : au moins cela, avec les jetons posés.",
		NoRacks: "Il n'y a pas ici de coup à comparer au meilleur.",

		UnnotedLine:  "La ligne n'est pas encore notée.",
		NotClosed:    "Le coup reste ouvert\u00a0: il a changé entre-temps.",
		MasterStands: func(master string) string { return "Le top reste\u00a0: " + master + "." },
		Unnoted:      "Le coup sur la grille n'est pas noté.", UnnotedTodo: func(enter, esc string) string { return enter + " le note, " + esc + " le reprend." },
		OwnFirst: "Notez d'abord votre propre coup.", OwnFirstTodo: func(best string) string { return "Pour voir déjà les meilleurs\u00a0: " + best + "." },
		BestPlays: "Meilleurs coups", Columns: [4]string{"pts", "en", "coup", "jetons"}, Tie: "=",
		First: func(because string) string {
			return "Parmi les plus hauts, le coup marqué est le top : " + because + "."
		},
		NextPlay: "autre coup", AsMaster: "noter comme top",
		NotYet:     "Les meilleurs coups sont pour après la partie.",
		NotYetTodo: func(line string) string { return "Pour les montrer à tous : " + line + "." },
		OpenMark:   "meilleurs coups visibles", BestDuring: "Meilleurs coups pendant la partie", Open: "Dans cette partie, tous voient les meilleurs coups.",
		Closed: "Les meilleurs coups ne se voient qu'après la partie.",
	}
}
