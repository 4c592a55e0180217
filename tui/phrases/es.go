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

func spanish() *Language {
	return &Language{
		Tag:      "es",
		Name:     "Español",
		Commands: spanishCommands(),
		Premiums: PremiumsOf("es"),
		Players: Players{
			Default: func(seat int) string { return fmt.Sprintf("Jugador %d", seat) },
			None:    "nadie",
		},
		Kinds: Kinds{
			Points: "a mano", Pass: "paso", Exchange: "cambio", Withdrawn: "retirada",
			Penalty: "penaliz.", Bonus: "bonific.", Overtime: "tiempo", Warning: "aviso", Challenge: "impugnac.", End: "sobrantes",
		},
		Numbers: Numbers{
			Decimal: ",",
			And:     spanishList,
			Quote:   func(text string) string { return "«" + text + "»" },
		},
		Dates: Dates{[12]string{"ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"}},
		Rows:  spanishRows(), Answers: spanishAnswers(), Notices: spanishNotices(), Faults: spanishFaults(),
		Sheet: spanishSheet(), Editions: spanishEditions(), Rules: spanishRules(), Tool: spanishTool(),
		Screen: spanishScreen(), Table: spanishCSV(), Paper: spanishPaper(), Duplicate: spanishDuplicate(), Replay: spanishReplay(),
		Stats: spanishStats(), Earlier: spanishEarlier(),
		Copying: spanishCopying(), Printing: spanishPrinting(), TwoTile: spanishTwoTile(), WordLists: spanishWordLists(), Finding: spanishFinding(), Lookup: spanishLookup(),
		Playing: spanishPlaying(), Counting: spanishCounting(), Limits: spanishLimits(),
		Rounds: spanishRounds(), NewGame: spanishNewGame(),
		Clock:  spanishClock(),
		Charts: spanishCharts(), Grid: spanishGrid(),
	}
}

func spanishCommands() Commands {
	return Commands{
		sheet.CommandPass:       {[]string{"paso", "pasar", "pasa"}, ""},
		sheet.CommandExchange:   {[]string{"cambio", "cambiar", "cambia", "intercambio"}, "[FICHAS|CUÁNTAS]"},
		sheet.CommandWithdrawn:  {[]string{"retirada", "retirar"}, ""},
		sheet.CommandChallenge:  {[]string{"impugnación", "impugnar", "impugna"}, ""},
		sheet.CommandFailed:     {[]string{"fallida", "falla"}, "[JUGADOR] [NÚMERO]"},
		sheet.CommandPenalty:    {[]string{"penalización", "penalizar", "menos"}, "JUGADOR PUNTOS [MOTIVO]"},
		sheet.CommandBonus:      {[]string{"bonificación", "bonificar", "más", "bono", "premio"}, "JUGADOR PUNTOS [MOTIVO]"},
		sheet.CommandOvertime:   {[]string{"tiempo", "demora"}, "JUGADOR MM:SS|PUNTOS"},
		sheet.CommandWarning:    {[]string{"aviso", "avisar", "amonestación"}, "JUGADOR [MOTIVO]"},
		sheet.CommandLay:        {[]string{"colocar", "coloca"}, "H4 JAMON"},
		sheet.CommandClear:      {[]string{"vaciar", "vacía"}, ""},
		sheet.CommandEnd:        {[]string{"fin", "terminar"}, "RESTO RESTO …"},
		sheet.CommandFinish:     {[]string{"finalizar", "acabar"}, ""},
		sheet.CommandReopen:     {[]string{"reabrir", "reabre"}, ""},
		sheet.CommandUndo:       {[]string{"deshacer", "deshaz"}, ""},
		sheet.CommandRedo:       {[]string{"rehacer", "rehaz"}, ""},
		sheet.CommandEdit:       {[]string{"corregir", "editar", "corrige"}, "TURNO LÍNEA"},
		sheet.CommandInsert:     {[]string{"insertar", "inserta"}, "TURNO LÍNEA"},
		sheet.CommandDelete:     {[]string{"borrar", "borra", "eliminar"}, "TURNO"},
		sheet.CommandRecount:    {[]string{"recontar", "recuenta"}, "[TURNO]"},
		sheet.CommandWrong:      {[]string{"incorrecta", "errónea"}, "TURNO"},
		sheet.CommandVoid:       {[]string{"anular", "anula"}, ""},
		sheet.CommandName:       {[]string{"nombre", "nombrar"}, "JUGADOR NOMBRE"},
		sheet.CommandJoin:       {[]string{"entra", "entrar"}, "NOMBRE"},
		sheet.CommandLeave:      {[]string{"abandona", "abandonar"}, "JUGADOR"},
		sheet.CommandNote:       {[]string{"nota", "apunte"}, "TEXTO"},
		sheet.CommandAgain:      {[]string{"otra", "revancha"}, ""},
		sheet.CommandOpen:       {[]string{"abrir", "abre"}, "[PARTIDA]"},
		sheet.CommandRack:       {[]string{"atril"}, "LETRAS"},
		sheet.CommandDraw:       {[]string{"sacar", "saca", "robar", "roba"}, "[SEMILLA]"},
		sheet.CommandMaster:     {[]string{"maestra"}, "[LÍNEA]"},
		sheet.CommandBest:       {[]string{"mejores"}, "[ATRIL]"},
		sheet.CommandCheck:      {[]string{"comprobar", "comprueba"}, "[TURNO|PALABRA]"},
		sheet.CommandMissed:     {[]string{"escapado", "perdido"}, ""},
		sheet.CommandAnalysis:   {[]string{"análisis"}, "[NO]"},
		sheet.CommandNext:       {[]string{"siguiente", "sigue"}, ""},
		sheet.CommandTab:        {[]string{"pestaña"}, "[NOMBRE]"},
		sheet.CommandPrint:      {[]string{"imprimir", "imprime"}, "[QUÉ]"},
		sheet.CommandWrite:      {[]string{"guardar", "guarda"}, "[ARCHIVO]"},
		sheet.CommandQuit:       {[]string{"salir"}, ""},
		sheet.CommandClock:      {[]string{"reloj"}, "[JUGADOR] MM:SS"},
		sheet.CommandClockStart: {[]string{"iniciar", "inicia", "marcha"}, ""},
		sheet.CommandClockStop:  {[]string{"parar", "para"}, ""},
		sheet.CommandOff:        {[]string{"ninguno", "no"}, ""},
		sheet.CommandTurnClock:  {[]string{"turno"}, "MM:SS|SEGUNDOS"},
		sheet.CommandRoundClock: {[]string{"ronda"}, "[MM:SS|MINUTOS]"},
		sheet.CommandGameClock:  {[]string{"partida"}, "[MM:SS|MINUTOS]"},
	}
}

func spanishDuplicate() Duplicate {
	return Duplicate{
		Cell: func(round int, player, row string) string {
			return fmt.Sprintf("Ronda %d, %s: %s.", round, player, row)
		},
		Master:  func(round int, row string) string { return fmt.Sprintf("Ronda %d, maestra: %s.", round, row) },
		Rack:    func(round int, tiles string) string { return fmt.Sprintf("Ronda %d, atril: %s.", round, tiles) },
		Closed:  func(round int, row string) string { return fmt.Sprintf("Ronda %d cerrada. Maestra: %s.", round, row) },
		Next:    func(player string) string { return "Sigue " + player + "." },
		AllIn:   "Ya están todos: escribe siguiente.",
		Without: func(players string) string { return "Nada de " + players + "." },
		Tables:  func(n int) string { return fmt.Sprintf("%d jugadores", n) },
		Deleted: func(round int) string { return fmt.Sprintf("La ronda %d ya no está en la hoja.", round) },
		DeletedWith: func(round, rows int) string {
			if rows == 1 {
				return fmt.Sprintf("La ronda %d ya no está en la hoja, y con ella una penalización, bonificación o aviso.", round)
			}
			return fmt.Sprintf("La ronda %d ya no está en la hoja, y con ella %d penalizaciones, bonificaciones o avisos.", round, rows)
		},
		Emptied: func(round int, player string) string { return fmt.Sprintf("Ronda %d, %s: vacía.", round, player) },
		Faults: func(rounds string, n int) string {
			if n == 1 {
				return "Una jugada de la ronda " + rounds + " no encaja en el tablero y cuenta 0."
			}
			return "Jugadas de las rondas " + rounds + " no encajan en el tablero y cuentan 0."
		},
		WouldFault: func(rounds string, n int) string {
			if n == 1 {
				return "Una jugada de la ronda " + rounds + " contaría 0."
			}
			return "Jugadas de las rondas " + rounds + " contarían 0."
		},
		See: func(rounds string, n int) string {
			if n == 1 {
				return "Mira la ronda " + rounds + "."
			}
			return "Mira las rondas " + rounds + "."
		},
		Round: "Ronda", MasterColumn: "Maestra", Total: "Total", Share: "Parte",
	}
}

func spanishRows() Rows {
	return Rows{
		Where: func(word, from, to string) string {
			return word + " en " + from + "-" + to
		},
		Scored: func(word string, points int) string { return fmt.Sprintf("%s, %d", word, points) },
		All: func(_, bonus, tiles int) string {
			return fmt.Sprintf(", con %d por %d fichas", bonus, tiles)
		},
		Points: func(points int) string { return fmt.Sprintf("%d a mano", points) },
		Pass:   "paso",
		Exchange: func(tiles int) string {
			if tiles == 0 {
				return "cambio"
			}
			return "cambio de " + spanishTiles(tiles)
		},
		Withdrawn: "palabra retirada, 0",
		Challenge: func(by string, words, points int) string {
			text := "impugnó una palabra válida"
			switch {
			case by == "" && words > 1:
				text = fmt.Sprintf("impugnó %d palabras válidas", words)
			case by != "" && words > 1:
				text = fmt.Sprintf("%d palabras válidas impugnadas por %s", words, by)
			case by != "":
				text = "una palabra válida impugnada por " + by
			}
			return text + cost(points, "sin coste")
		},
		Penalty: func(points int) string { return "penalización " + Signed(points) },
		Bonus:   func(points int) string { return "bonificación " + Signed(points) },
		LostTurn: func(words int) string {
			if words > 1 {
				return fmt.Sprintf("impugnó %d palabras válidas y pierde el turno", words)
			}
			return "impugnó una palabra válida y pierde el turno"
		},
		Overtime: func(points int) string { return "exceso de tiempo " + Signed(points) },
		Over: func(clock string, points int, lost bool) string {
			if lost {
				return "exceso de tiempo " + clock + ", " + Signed(points) + ": pierde la partida"
			}
			return "exceso de tiempo " + clock + ", " + Signed(points)
		},
		Warning: func(number, points int) string { return warned("aviso", number, points) },
		Wrong:   func(turn, points int) string { return fmt.Sprintf("el turno %d no valía, %s", turn, Signed(points)) },
		End:     func(points int) string { return "fichas restantes, " + Signed(points) },
		CameOff: func(row string) string { return row + ", retirada" },
		Fault:   func(row string) string { return row + " no encaja" },
		Told: func(row string, counted, told int) string {
			return row + " (tablero " + Number(counted) + ", archivo " + Number(told) + ")"
		},
	}
}

func spanishAnswers() Answers {
	return Answers{
		Turn:      func(player, row string) string { return player + ": " + row + "." },
		Challenge: func(row string) string { return "Impugnada: " + row + "." },
		Adjusted: func(player, row string, total int) string {
			return fmt.Sprintf("%s: %s; total %s.", player, row, Number(total))
		},
		Laid: func(tiles int) string {
			if tiles == 1 {
				return "1 ficha colocada sin anotar puntos."
			}
			return strconv.Itoa(tiles) + " fichas colocadas sin anotar puntos."
		},
		Cleared: "Las fichas sin puntos ya no están en el tablero.",
		Alone: func(name string, total, masters int, share string) string {
			return name + " tiene " + strconv.Itoa(total) + " de los " + strconv.Itoa(masters) + " de las maestras: " + share + "."
		},
		Won: func(names []string, total int) string {
			if len(names) > 1 {
				return fmt.Sprintf("%s comparten la victoria con %s.", spanishList(names), Number(total))
			}
			return fmt.Sprintf("Gana %s con %s.", names[0], Number(total))
		},
		Over: "La partida ha terminado.",
		LostTime: func(names []string) string {
			if len(names) == 1 {
				return names[0] + " pierde por tiempo."
			}
			return spanishList(names) + " pierden por tiempo."
		},
		Reopened: "La partida sigue.",
		Renamed:  func(before, after string) string { return before + " se llama ahora " + after + "." },
		Joined:   func(name string, seat int) string { return fmt.Sprintf("Entra %s como jugador %d.", name, seat) },
		Returned: func(name string, seat int) string { return fmt.Sprintf("%s vuelve como jugador %d.", name, seat) },
		Left:     func(name string) string { return name + " abandona la mesa; sus puntos se quedan." },
		Voided:   "Esta partida ya no cuenta en ningún sitio.",
		Noted:    "Anotado.",
		Unnoted:  "La nota ya no está.",
		Edited: func(turn int, player, row string) string {
			return fmt.Sprintf("El turno %d es ahora %s: %s.", turn, player, row)
		},
		Inserted: func(turn int, player, row string) string {
			return fmt.Sprintf("Entra el turno %d: %s: %s.", turn, player, row)
		},
		Deleted:   func(turn int) string { return fmt.Sprintf("Turno %d borrado.", turn) },
		Recounted: "Cada turno tiene ahora los puntos que dan el tablero y las reglas.",
		Undone:    "El último cambio queda deshecho.",
		Redone:    "El cambio queda rehecho.",
		Total: func(player string, before, after int) string {
			return fmt.Sprintf("%s %s → %s", player, Number(before), Number(after))
		},
		SameAll: "Los totales no cambian.",
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "El turno " + turns + " ya no encaja y cuenta 0."
			}
			return "Los turnos " + turns + " ya no encajan y cuentan 0."
		},
		Next:   func(player string) string { return "Le toca a " + player + "." },
		Again:  func(id string) string { return "Otra partida, mismas personas: " + id + "." },
		Opened: func(id, names string) string { return "Abierta: " + id + " (" + names + ")." },
		Announced: func(player string, announced, counted int) string {
			return fmt.Sprintf("%s: anunciados %s, contados hoy %s.", player, Number(announced), Number(counted))
		},
	}
}

func spanishNotices() Notices {
	return Notices{
		Passes: func(n int) string {
			return fmt.Sprintf("%d pases seguidos: según las reglas, la partida puede terminar aquí.", n)
		},
		Scoreless: func(n int) string {
			return fmt.Sprintf("%d turnos seguidos sin puntos: según las reglas, la partida puede terminar aquí.", n)
		},
		PassesOrLost: func(n int) string {
			return fmt.Sprintf("%d pases y turnos perdidos seguidos: según las reglas, la partida puede terminar aquí.", n)
		},
		NoTime: "A nadie le queda tiempo: según las reglas, la partida puede terminar aquí.",
		Overused: func(letter string, used, has int, turns string, n int) string {
			text := fmt.Sprintf("%d %s en la hoja, el juego tiene %d", used, letter, has)
			switch n {
			case 0:
				return text + "."
			case 1:
				return text + ": mira el turno " + turns + "."
			}
			return text + ": mira los turnos " + turns + "."
		},
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "El turno " + turns + " no encaja en el tablero y cuenta 0 hasta que se corrija."
			}
			return "Los turnos " + turns + " no encajan en el tablero y cuentan 0 hasta que se corrijan."
		},
		Told: func(points, totals []int, first int) string {
			var said []string
			if len(points) > 0 {
				said = append(said, "puntos "+spanishTurns("del", "de los", points))
			}
			if len(totals) > 0 {
				said = append(said, "total tras "+spanishTurns("el", "los", totals))
			}
			line := "recontar"
			if len(points)+len(totals) == 1 {
				line += " " + strconv.Itoa(first)
			}
			return "Del archivo: " + strings.Join(said, ", ") + ". Lo nuestro: " + line + "."
		},
		ExchangeLimit: func(inBag int) string {
			switch inBag {
			case 0:
				return "La bolsa está vacía; el cambio queda anotado igualmente."
			case 1:
				return "Solo queda 1 ficha en la bolsa; el cambio queda anotado igualmente."
			}
			return fmt.Sprintf("Solo quedan %d fichas en la bolsa; el cambio queda anotado igualmente.", inBag)
		},
		Leftovers: func(letters string) string {
			return "Quedan más de las que puede haber: " + letters + ". Mira otra vez los atriles."
		},
		ExchangeMost: func(player string, times int) string {
			noun := "veces"
			if times == 1 {
				noun = "vez"
			}
			return fmt.Sprintf("%s ya ha cambiado %d %s, todas las que permiten las reglas; el cambio queda anotado igualmente.", player, times, noun)
		},
		NoChallenges: func(line string) string {
			return "Con estas reglas nadie impugna en la mesa: un jurado mira las palabras después (" + line + ")."
		},
		NoBlank:        "Se ha cambiado un comodín, pero no queda ninguno por salir.",
		OutOfTurn:      func(player string) string { return "Anotado para " + player + ", que no tenía el turno." },
		ReadAsNewTiles: "Leídas solo como fichas nuevas.",
		ReadAsWhole: func(line, points string) string {
			return "Leída como palabra entera. Si son solo las fichas nuevas, es " + line + points + "."
		},
		Points: func(points int) string { return fmt.Sprintf(" (%s puntos)", Number(points)) },
		DigraphRead: func(letters string, n int, apart, points string) string {
			if n == 1 {
				return letters + " se lee como una sola ficha. Si son fichas sueltas, se escribe " + apart + points + "."
			}
			return letters + " se leen como una ficha cada una. Si son fichas sueltas, se escribe " + apart + points + "."
		},
		InPlaceOf: func(points, taken int) string {
			return fmt.Sprintf(" (%s puntos, no %s)", Number(points), Number(taken))
		},
		ReadAsWords: func(words int, player, line, cost string) string {
			return fmt.Sprintf("Leído como %s. Una impugnación de %s es %s (%s).", spanishCount(words, "palabra"), player, line, cost)
		},
		Or:       "o",
		TurnLost: "un turno perdido",
		Case:     "Mayúsculas y minúsculas valen lo mismo; el comodín se marca con ?.",
		BlankKW: func(letters string, n int) string {
			if n == 1 {
				return letters + " no tiene ficha en este juego: cuenta como comodín, 0 puntos."
			}
			return letters + " no tienen ficha en este juego: cuentan como comodines, 0 puntos."
		},
		OverMaster: func(rounds string, n int) string {
			if n == 1 {
				return "En la ronda " + rounds + " hay una casilla por encima de la maestra: mira si se copió bien."
			}
			return "En las rondas " + rounds + " hay casillas por encima de la maestra: mira si se copiaron bien."
		},
		NotOnRack: func(letters string) string { return "No están en el atril de la ronda: " + letters + "." },
		NotInBag:  func(letters string) string { return "No quedan tantas: " + letters + "." },
		RackRefused: func(n int) string {
			return count(n, "atril rechazado volvió entero", "atriles rechazados volvieron enteros") + " a la bolsa."
		},
		RulesEnd: func(tiles int, line string) string {
			text := "No quedan vocales, o no quedan consonantes"
			if tiles == 0 {
				text = "No queda ninguna ficha"
			}
			return text + ": según el reglamento la partida acaba aquí (" + line + ")."
		},
		MarkIgnored:   "La ficha que ya estaba sigue igual; no se tiene en cuenta su ?.",
		TotalsChanged: "Los totales han cambiado.",
		FallbackRules: func(book, used string, players int) string {
			return fmt.Sprintf("%s no es para %d jugadores: vale %s.", book, players, used)
		},
		FallbackDuplicate: func(book, used string) string {
			return book + " no dice nada de duplicadas: vale esa parte de " + used + "."
		},
		Other: func(code string) string { return "Aviso: " + code + "." },
		Blank: "comodín",
	}
}

func spanishFaults() Faults {
	return Faults{
		Word: "La palabra",
		Placement: map[scoring.Fault]func(Placed) Said{
			scoring.NoTile: func(p Placed) Said {
				return Said{p.Word + " no coloca ninguna ficha.", "Añade una ficha, o pasa."}
			},
			scoring.TooMany: func(p Placed) Said {
				return Said{fmt.Sprintf("%s tiene más de %d fichas nuevas.", p.Word, p.Rack), "Escríbela entera desde su primera casilla."}
			},
			scoring.OffBoard: func(p Placed) Said {
				return Said{p.Word + " en " + p.At + " se sale del tablero.", "Empieza más atrás."}
			},
			scoring.Taken: func(p Placed) Said {
				return Said{p.Square + " está ocupada: ahí está la " + p.Letter + ".", "Elige otra casilla o la palabra entera."}
			},
			scoring.NotInLine: func(Placed) Said {
				return Said{"Las fichas nuevas no están en una línea.", "Colócalas en una sola fila o columna."}
			},
			scoring.Gap: func(p Placed) Said {
				return Said{"Hay un hueco en " + p.Square + ".", "Llénalo o junta las fichas."}
			},
			scoring.MissesCentre: func(p Placed) Said {
				return Said{"La primera palabra debe tapar la " + p.Centre + ".", "Colócala sobre la casilla central."}
			},
			scoring.OneTile: func(Placed) Said {
				return Said{"La primera palabra usa dos fichas o más.", "Añade una ficha."}
			},
			scoring.Detached: func(p Placed) Said {
				return Said{p.Word + " en " + p.At + " no toca ninguna ficha.", "Colócala junto a una ficha, o cruzándola."}
			},
			scoring.Split: func(p Placed) Said {
				return Said{"La " + p.Letter + " es una sola ficha (" + p.Square + ").", "Usa la ficha " + p.Letter + ", u otra casilla."}
			},
			scoring.Missing: func(p Placed) Said {
				if p.Letter == "" {
					return Said{"No hay ninguna ficha en " + p.Square + ".", "Escribe su letra; . es una ficha que ya está."}
				}
				return Said{p.Word + " necesita la " + p.Letter + " de " + p.Square + ".", "Corrige el turno que la quitó, o este."}
			},
			scoring.Differs: func(p Placed) Said {
				return Said{p.Word + " no cuadra: hay " + p.Letter + " en " + p.Square + ".", "Revisa la primera casilla y la palabra."}
			},
			scoring.Grown: func(p Placed) Said {
				return Said{p.Word + " sigue con la " + p.Letter + " de " + p.Square + ".", "Escribe la palabra larga u otra casilla."}
			},
		},
		NoSquare: func(square string) Said {
			return Said{square + " no está en el tablero.", "Revisa la casilla."}
		},
		TakeBack: "Retroceso quita una ficha; Esc, todas.",
		Spelling: map[scoring.SpellingFault]func(Spelt) Said{
			scoring.NoLetters: func(Spelt) Said {
				return Said{"No hay ninguna letra.", "Escribe las letras de la palabra."}
			},
			scoring.NoSuchLetter: func(s Spelt) Said {
				return Said{"No hay ficha para " + s.Text + ".", "Usa las letras del juego; ? es un comodín."}
			},
			scoring.IsDigit: func(s Spelt) Said {
				return Said{"Una palabra no lleva números: " + s.Text + ".", "Marcas como 2l van detrás de una letra."}
			},
			scoring.IsSymbol: func(s Spelt) Said {
				return Said{"Una palabra no lleva " + s.Text + ".", "Letras, ? comodín, . ficha que ya está."}
			},
			scoring.MarkAlone: func(s Spelt) Said {
				return Said{s.Text + " va delante de su letra.", "Escríbelo detrás: N?."}
			},
			scoring.MarkInside: func(s Spelt) Said {
				return Said{s.Bare + " es una ficha: nada en medio.", "Pon la marca detrás: " + s.Bare + "2w."}
			},
			scoring.SplitPair: func(s Spelt) Said {
				return Said{s.Bare + " es una sola ficha, no dos.", "Escríbela sin el |."}
			},
			scoring.NoSuchPremium: func(s Spelt) Said {
				return Said{"Este tablero no tiene casillas " + s.Bare + ".", "Tiene 2l, 3l, 2w y 3w."}
			},
			scoring.Unclosed: func(Spelt) Said {
				return Said{"Falta cerrar un paréntesis.", "Pon ) tras las fichas que ya estaban."}
			},
			scoring.TooLong: func(s Spelt) Said {
				return Said{s.Bare + " no cabe en el tablero.", fmt.Sprintf("Una palabra tiene %d fichas como mucho.", s.Side)}
			},
			scoring.TooManyWords: func(Spelt) Said {
				return Said{"Hay más de siete palabras cruzadas.", "Escribe la principal y hasta siete más."}
			},
			scoring.TooManyNew: func(s Spelt) Said {
				return Said{fmt.Sprintf("%s tiene más de %d fichas nuevas.", s.Bare, s.Rack), "Pon entre paréntesis las que ya estaban."}
			},
			scoring.NothingNew: func(s Spelt) Said {
				return Said{"Las fichas de " + s.Bare + " ya estaban todas.", "Deja las nuevas sin 0 ni paréntesis."}
			},
		},
		Line:    spanishLineFaults(),
		Refused: spanishRefusals(),
		NoHome: func(variable string) Said {
			return Said{"Falta " + variable + ": no se sabe la carpeta.", "Define " + variable + " o usa --config CARPETA."}
		},
		NoPath: func(variable, value string) Said {
			return Said{variable + " es " + value + ", no una ruta entera.", "Empiézala con / o usa --config CARPETA."}
		},
		Cut:       Said{"La lista guardada para buscar se ha cortado.", "Hazlo otra vez: se vuelve a leer."},
		Forgotten: func(file string) string { return file + " no se entiende: se olvida lo que guardaba." },
		File: func(place, reason string) Said {
			return Said{place + ": " + reason + ".", "Corrige el archivo y prueba otra vez."}
		},
		Place: func(file string, line int) string {
			if line == 0 {
				return file
			}
			if file == "" {
				return "línea " + strconv.Itoa(line)
			}
			return file + ", línea " + strconv.Itoa(line)
		},
		Setting: func(place, key, value, possible string) Said {
			return Said{place + ": " + value + " no vale para " + key + ".", "Posible: " + possible + "."}
		},
		Crash: func(file string) string { return "Lo anotado se conserva. Cuéntalo, por favor, con " + file + "." },
		NoSetting: func(place, key, possible string) Said {
			return Said{place + ": no hay ningún ajuste " + key + ".", "Hay: " + possible + "."}
		},
		NoEdition: func(id string) Said {
			return Said{"No hay ninguna edición " + id + ".", "Míralas con tanteo editions."}
		},
		NoRules: func(id string) Said {
			return Said{"No hay ningún reglamento " + id + ".", "Míralos con tanteo rules."}
		},
		House: map[sheet.HouseReason]func(HouseRule) Said{
			sheet.HouseNoRule: func(h HouseRule) Said {
				return Said{h.Key + " no es una regla de la casa.", "Hay: " + h.Possible + "; así: bonus=40,leftovers=none."}
			},
			sheet.HouseValue: func(h HouseRule) Said {
				return Said{h.Value + " no vale para la regla de la casa " + h.Key + ".", "Posible: " + h.Possible + "."}
			},
			sheet.HouseTwice: func(h HouseRule) Said {
				return Said{"La regla de la casa " + h.Key + " está dos veces.", "Quita una."}
			},
		},
		Saved: Saved{
			NoGame: func(id string) Said {
				return Said{"No hay ninguna partida " + id + ".", "Míralas con tanteo games."}
			},
			Taken: func(id string) Said {
				return Said{"Ya hay una partida " + id + ".", "Tira antes esa a la papelera."}
			},
			Held: func(who string) Said {
				return Said{"Abierta en otro sitio: " + who + ".", "Ciérrala allí; tanteo show la lee igual."}
			},
			Somebody: "otra persona",
			Newer:    Said{"Un tanteo más nuevo guardó esta partida.", "Ábrela con él; aquí no se ha tocado."},
			Damaged: func(where string) Said {
				return Said{"El archivo está dañado: " + where + ".", "El archivo sigue como está."}
			},
			Aside: func(name string) string { return "Se ha apartado como " + name + "." },
			Changed: Said{"El archivo ha cambiado entretanto.",
				"Abre la partida otra vez y repite la línea."},
			Gone: Said{"La partida ya no está.", "Alguien la ha tirado a la papelera."},
			NotAFile: func(file string) Said {
				return Said{"No es un archivo normal: " + spanishThe(file) + ".", "Aparta lo que tiene su nombre."}
			},
			Linked: func(file string) Said {
				return Said{"Es un enlace: " + spanishThe(file) + ".", "Pon ahí el archivo mismo, no un enlace."}
			},
			NoFolder: Said{"La carpeta de las partidas no lo es.", "Aparta lo que tiene su nombre o usa --config."},
		},
		System: System{
			Full: func(file string) Said {
				if file == "" {
					return Said{"No queda sitio en el disco.", "Haz sitio; lo guardado antes está a salvo."}
				}
				return Said{"No cabe en el disco: " + file + ".", "Haz sitio; lo guardado antes está a salvo."}
			},
			Forbids: func(file string) Said {
				return Said{"No hay permiso para " + spanishThe(file) + ".", "Pide permiso para leerlo y escribirlo."}
			},
			ReadOnly: func(file string) Said {
				return Said{"Solo se puede leer " + spanishThe(file) + ".", "Elige otra carpeta con --config."}
			},
			Missing: func(file string) Said {
				return Said{"No se encuentra " + spanishThe(file) + ".", "Revisa el nombre y la carpeta."}
			},
			Closed: func(string) Said {
				return Said{"Ya no hay quien lea la salida.", "Lo anotado está guardado."}
			},
			Failed: func(file, reason string) Said {
				return Said{"Falla " + spanishThe(file) + ": " + reason + ".", "Prueba otra vez o en otra carpeta."}
			}, TooMany: Said{"Hay demasiados archivos abiertos.", "Sube el límite (ulimit -n) y prueba otra vez."},
			Why: map[error]string{
				syscall.EIO:          "el disco no responde",
				syscall.ENAMETOOLONG: "el nombre es demasiado largo",
				syscall.ENOTDIR:      "su carpeta es un archivo",
				syscall.EISDIR:       "es una carpeta",
				syscall.ELOOP:        "sus enlaces dan vueltas",
				syscall.ESTALE:       "el disco ya no está",
				disk.ErrNotFile:      "no es un archivo normal",
				disk.ErrLink:         "es un enlace",
				disk.ErrTooLarge:     "es demasiado grande",
			},
		},
		Other: func(text string) Said { return Said{text + ".", "Prueba otra vez."} },
	}
}

func spanishLineFaults() map[sheet.LineReason]func(Read) Said {
	return map[sheet.LineReason]func(Read) Said{
		sheet.LineEmpty: func(r Read) Said {
			return Said{"No hay nada escrito.", "Escribe una jugada (" + r.Example + ") o paso."}
		},
		sheet.LineTooLong: func(r Read) Said {
			return Said{"La línea es demasiado larga.", fmt.Sprintf("Una línea tiene %d bytes como mucho.", r.Limit)}
		},
		sheet.LineControl: func(Read) Said {
			return Said{"La línea tiene un signo que no se ve.", "Escríbela con letras y números."}
		},
		sheet.LineUnknown: func(r Read) Said {
			return Said{"Ninguna línea empieza con " + r.Text + ".", "Prueba " + r.Example + ", = RELOJ, 25 o paso."}
		},
		sheet.LineWordAlone: func(r Read) Said {
			return Said{"Falta la casilla delante de " + r.Bare + ".", "Escribe " + r.Example + ", o = y las palabras."}
		},
		sheet.LineNoWord: func(r Read) Said {
			return Said{"Falta la palabra detrás de la casilla.", "Escríbela así: " + r.Example + "."}
		},
		sheet.LineMissing: func(r Read) Said {
			if r.Usage == "" {
				return Said{"Falta algo detrás de " + r.Text + ".", "Escribe una jugada detrás del nombre."}
			}
			return Said{"Falta algo detrás de " + r.Text + ".", "Así: " + r.Usage + "."}
		},
		sheet.LineExtra: func(r Read) Said {
			return Said{"Aquí sobra " + r.Text + ".", "Quítalo."}
		},
		sheet.LineNumber: func(r Read) Said {
			return Said{r.Text + " no puede ir aquí.", fmt.Sprintf("Hace falta un número entero, %d como mucho.", r.Limit)}
		},
		sheet.LineTime: func(r Read) Said {
			return Said{"Las reglas no dan puntos por " + r.Text + ".", "Un tiempo es 1:05; o escribe los puntos: 10."}
		},
		sheet.LineClock: func(r Read) Said {
			return Said{r.Text + " no es un tiempo de reloj.", "Un tiempo es 1:05."}
		},
		sheet.LineNoPlayer: func(r Read) Said {
			return Said{"Aquí nadie se llama " + r.Text + ".", "En la mesa: " + r.Names + "."}
		},
		sheet.LineTwoPlayers: func(r Read) Said {
			return Said{"Más de un nombre empieza por " + r.Text + ".", "Escribe más letras o el número del asiento."}
		},
		sheet.LineName: func(r Read) Said {
			return Said{r.Text + " no puede ser un nombre.", "De 1 a 60 signos, sin dos puntos."}
		},
		sheet.LineTooMany: func(r Read) Said {
			return Said{r.Text + " son demasiadas fichas.", fmt.Sprintf("En un atril caben %d.", r.Limit)}
		},
		sheet.LineNotInTurn: func(r Read) Said {
			return Said{r.Text + " no es un turno de la hoja.", "Pon una jugada, puntos o paso en su lugar."}
		},
		sheet.LineSeed: func(r Read) Said {
			return Said{r.Text + " no es una semilla.", "Una semilla es un número desde el 1."}
		},
		sheet.LineNotForOther: func(r Read) Said {
			return Said{r.Text + " no se dice para un jugador.", "Escríbelo sin el nombre delante."}
		},
		sheet.LineMarks: func(r Read) Said {
			return Said{"Una letra de " + r.Text + " lleva demasiados acentos.", fmt.Sprintf("Deja %d como mucho.", r.Limit)}
		},
		sheet.LineSigned: func(r Read) Said {
			return Said{"Quitar o dar puntos no es un turno.", "Escribe " + r.Usage + "."}
		},
		sheet.LineColon: func(r Read) Said {
			return Said{"Un jugador sin dos puntos es de duplicada.", "Escribe " + r.Bare + " para esa persona."}
		},
	}
}

func spanishRefusals() map[sheet.Reason]func(Refused) Said {
	return map[sheet.Reason]func(Refused) Said{
		sheet.AlreadyFinished: func(Refused) Said {
			return Said{"La partida ha terminado.", "Escribe reabrir para seguir jugando."}
		},
		sheet.NotFinished: func(Refused) Said {
			return Said{"La partida no ha terminado.", "No hay nada que reabrir; sigue jugando."}
		},
		sheet.NothingToUndo: func(Refused) Said {
			return Said{"No hay nada que deshacer.", "Escribe una jugada."}
		},
		sheet.NothingToRedo: func(Refused) Said {
			return Said{"No hay nada que rehacer.", "Solo vuelve lo que quitó deshacer."}
		},
		sheet.NothingToChallenge: func(Refused) Said {
			return Said{"No hay ninguna jugada que impugnar.", "Vale para el último turno, si cuenta."}
		},
		sheet.NothingToClear: func(Refused) Said {
			return Said{"No hay fichas colocadas sin puntos.", "Vaciar quita solo las de colocar."}
		},
		sheet.NoSuchTurn: func(r Refused) Said {
			return Said{fmt.Sprintf("No hay turno %d.", r.Turn), "Escribe el número que da la hoja."}
		},
		sheet.FaultsLeft: func(r Refused) Said {
			return Said{fmt.Sprintf("El turno %d no encaja en el tablero.", r.Turn), fmt.Sprintf("Antes: corregir %d LÍNEA o borrar %d.", r.Turn, r.Turn)}
		},
		sheet.LeftoverCount: func(r Refused) Said {
			return Said{fmt.Sprintf("Hacen falta %d restos, uno por jugador.", r.Count), "Letras, puntos o - para quien cerró."}
		},
		sheet.TwoOut: func(Refused) Said {
			return Said{"Solo uno puede quedarse sin fichas.", "Pon - una vez, y 0 en otro atril vacío."}
		},
		sheet.TooManyPlayers: func(Refused) Said {
			return Said{fmt.Sprintf("Ya hay %d jugadores.", sheet.MaxPlayers), "Empieza otra partida."}
		},
		sheet.AlreadyGone: func(r Refused) Said {
			return Said{r.Player + " ya no está en la mesa.", "Nombra a otro jugador."}
		},
		sheet.AtTable: func(r Refused) Said {
			return Said{r.Player + " ya está en la mesa.", "Entra con otro nombre, con una letra más."}
		},
		sheet.LastPlayer: func(Refused) Said {
			return Said{"El último jugador no puede irse.", "Escribe finalizar para terminar."}
		},
		sheet.NotInDuplicate: func(Refused) Said {
			return Said{"Eso no existe en una duplicada.", "Escribe una jugada, siguiente o finalizar."}
		},
		sheet.OnlyDuplicate: func(Refused) Said {
			return Said{"Solo una duplicada tiene rondas.", "Escribe una jugada, puntos o paso."}
		},
		sheet.RoundFull: func(Refused) Said {
			return Said{"Ya están todos.", "Escribe siguiente, o cambia una: 1: 24."}
		},
		sheet.CellEmpty: func(r Refused) Said {
			return Said{r.Player + " no tiene nada en la ronda " + strconv.Itoa(r.Turn) + ".", "Busca la ronda en la hoja."}
		},
		sheet.NoMaster: func(r Refused) Said {
			return Said{"La ronda " + strconv.Itoa(r.Turn) + " no tiene maestra.", "Busca la ronda en la hoja."}
		},
		sheet.MasterStays: func(r Refused) Said {
			return Said{"La ronda " + strconv.Itoa(r.Turn) + " está cerrada y necesita maestra.", "Corrígela: corregir " + strconv.Itoa(r.Turn) + " maestra 24."}
		},
		sheet.NothingNoted: func(Refused) Said {
			return Said{"No hay nada anotado en esta ronda.", "Anota antes la maestra: maestra 24."}
		},
		sheet.OwnPlay: func(r Refused) Said {
			return Said{"Esa jugada es de " + r.Player + ".", "Solo los demás pueden impugnarla."}
		},
		sheet.NoSuchRound: func(r Refused) Said {
			return Said{fmt.Sprintf("No hay ronda %d.", r.Turn), "Busca su número en la hoja."}
		},
		sheet.NoClock: func(r Refused) Said {
			return Said{"No hay reloj.", "Elige uno: reloj turno 2:00."}
		},
		sheet.ClockRuns: func(r Refused) Said {
			return Said{"El reloj ya corre.", "reloj parar lo para."}
		},
		sheet.ClockStands: func(r Refused) Said {
			return Said{"El reloj ya está parado.", "reloj iniciar lo pone en marcha."}
		},
		sheet.NoOwnClock: func(r Refused) Said {
			return Said{"Aquí nadie tiene reloj propio.", "Quita el jugador: reloj 2:00."}
		},
		sheet.NothingToRecount: func(r Refused) Said {
			if r.Turn == 0 {
				return Said{"Cada turno tiene los puntos del tablero.", "Recontar es para puntos que dio un archivo."}
			}
			return Said{fmt.Sprintf("El turno %d tiene los puntos del tablero.", r.Turn), "Recontar es para puntos que dio un archivo."}
		},
		sheet.NoNote: func(r Refused) Said {
			if r.Turn == 0 {
				return Said{"No hay nota antes del primer turno.", "Escribe una: corregir 0 nota TEXTO."}
			}
			return Said{fmt.Sprintf("No hay nota tras el turno %d.", r.Turn), fmt.Sprintf("Escribe una: corregir %d nota TEXTO.", r.Turn)}
		},
		sheet.AlreadyWrong: func(r Refused) Said {
			return Said{fmt.Sprintf("Los puntos del turno %d ya se han restado.", r.Turn), "Con una vez basta."}
		},
		sheet.NotAPlay: func(r Refused) Said {
			if r.Turn == 0 {
				return Said{"Ese turno ya no está.", "Escribe el número que da la hoja."}
			}
			return Said{fmt.Sprintf("El turno %d no tiene palabras que cuenten.", r.Turn), "Solo puede no valer una jugada que cuenta."}
		},
		sheet.RoundBegun: func(r Refused) Said {
			return Said{fmt.Sprintf("La ronda %d ya tiene algo anotado.", r.Turn), "Ciérrala: siguiente. O deshazlo: deshacer."}
		},
		sheet.NoTileLeft: func(Refused) Said {
			return Said{"No queda ninguna ficha que sacar.", "Termina la partida: finalizar."}
		},
		sheet.OneKindLeft: func(Refused) Said {
			return Said{"Ya no hay vocales, o no hay consonantes.", "Fin por reglamento: finalizar."}
		},
		sheet.NoSeed: func(Refused) Said {
			return Said{"La partida no tiene semilla para sacar.", "Dale una: sacar 2026."}
		},
		sheet.NotHere: func(Refused) Said {
			return Said{"Esta línea lleva a otra partida.", "Escríbela sola."}
		},
	}
}

// spanishList joins items; "y" becomes "e" before the sound of an i.
func spanishList(items []string) string {
	and := "y"
	if len(items) > 1 {
		last := sheet.Plain(items[len(items)-1])
		if strings.HasPrefix(last, "i") || strings.HasPrefix(last, "hi") && !strings.HasPrefix(last, "hie") {
			and = "e"
		}
	}
	return listed(items, and)
}

func spanishTiles(n int) string {
	if n == 1 {
		return "1 ficha"
	}
	return strconv.Itoa(n) + " fichas"
}

func spanishTurns(one, many string, numbers []int) string {
	if len(numbers) == 1 {
		return one + " turno " + strconv.Itoa(numbers[0])
	}
	return many + " turnos " + listed(digits(numbers), "y")
}

func spanishThe(file string) string {
	if file == "" {
		return "el archivo"
	}
	return file
}

func spanishSheet() Sheet {
	return Sheet{
		Note: func(turn int, text string) string {
			if turn == 0 {
				return "Nota: " + text
			}
			return fmt.Sprintf("Nota tras el turno %d: %s", turn, text)
		},
		Turns:  "turno",
		Empty:  "No hay ningún turno anotado.",
		OnTurn: func(player string) string { return "Le toca a " + player + "." },
		Ended:  "La partida ha terminado.",
		Bag: func(bag, unseen int) string {
			return fmt.Sprintf("Bolsa %d, sin salir %d.", bag, unseen)
		},
		Hidden: func(plays int) string {
			if plays == 1 {
				return "1 turno se anotó sin letras y no se descuenta de las fichas."
			}
			return fmt.Sprintf("%d turnos se anotaron sin letras y no se descuentan de las fichas.", plays)
		},
		Loose: func(tiles int) string {
			return spanishTiles(tiles) + " en el tablero sin puntos."
		},
		OutOfOrder: "Los números juntos van en el orden de los jugadores.",
		Faulty:     "! no encaja en el tablero y cuenta 0",
		CameOff:    "× retirada tras una impugnación",
		Told:       "* puntos como los da el archivo, no como se cuentan",
		Final:      "Tabla final",
		Before:     "antes",
		Left:       "ajuste",
		All:        "total",
		Void:       "Esta partida no cuenta en ningún sitio.",
		Total:      "Total",
		Bonus: func(tiles, points int) string {
			return fmt.Sprintf("%d fichas  + %d", tiles, points)
		},
	}
}

func spanishEditions() Editions {
	return Editions{
		Tiles: func(tiles, letters, blanks int) string {
			noun := "comodines"
			if blanks == 1 {
				noun = "comodín"
			}
			return fmt.Sprintf("%d fichas: %d con letra y %d %s.", tiles, letters, blanks, noun)
		},
		Count:    spanishTiles,
		Own:      "archivo propio",
		Notation: "Casillas",
		Rows:     "letra de fila y número de columna; H4 va en horizontal, 4H en vertical",
		GCG:      "letra de columna y número de fila; 8D va en horizontal, D8 en vertical",
		Rack:     func(tiles int) string { return fmt.Sprintf("En un atril caben %s.", spanishTiles(tiles)) },
		Bonus: func(tiles, points int) string {
			return fmt.Sprintf("Colocar %s en un turno suma %s.", spanishTiles(tiles), spanishPoints(points))
		},
		Letter: "letra",
		Of:     "fichas",
		Points: "puntos",
		Blank: func(points, left int) string {
			return fmt.Sprintf("Un comodín vale %d en el tablero y %d en el atril al final.", points, left)
		},
		OurChoice: "Contarlas es decisión del programa: la FISE prohíbe ese comodín (art. 10.2).",
		OnlyOf: func(letters string) string {
			return "Sin ficha, solo puede serlo un comodín: " + letters + "."
		},
		Vowels: func(letters string) string { return "Vocales: " + letters + "." },
		Board:  func(side int) string { return fmt.Sprintf("Tablero de %d × %d casillas", side, side) },
		Square: func(name string, n int) string { return fmt.Sprintf("%s %d", name, n) },
		Plain:  func(n int) string { return fmt.Sprintf("sin premio %d", n) },
		Names: map[string]string{
			"DL": "doble letra", "TL": "triple letra", "CL": "cuádruple letra",
			"DP": "doble palabra", "TP": "triple palabra", "CP": "cuádruple palabra",
			"1x": "triplica fichas de 1", "2x": "triplica fichas de 2", "3x": "triplica fichas de 3", "5x": "triplica fichas de 5",
		},
		Rules:    func(id string) string { return "Reglas en casa: " + id + "." },
		Sources:  "Fuentes",
		NoSource: "No consta ninguna fuente.",
	}
}

func spanishRules() Rules {
	return Rules{
		Players: "Jugadores",
		FromTo: func(fewest, most int) string {
			if fewest == most {
				return strconv.Itoa(most)
			}
			return fmt.Sprintf("de %d a %d", fewest, most)
		},
		Otherwise: func(home string) string { return "Con otro número de jugadores vale " + home + "." },
		Passes:    "Pases que terminan la partida",
		PassesEach: func(rounds int) string {
			return fmt.Sprintf("%d vueltas: %d con dos, %d con tres, %d con cuatro jugadores", rounds, 2*rounds, 3*rounds, 4*rounds)
		},
		PassesInAll:  func(n int) string { return fmt.Sprintf("%d seguidos", n) },
		PassesOrLost: "Pases y turnos perdidos que terminan la partida",
		AlonePasses:  "Pases que la terminan cuando uno sigue solo",
		AloneOrLost:  "Pases y turnos perdidos que la terminan entonces",
		Scoreless:    "Turnos sin puntos que terminan la partida",
		InARow:       func(n int) string { return fmt.Sprintf("%d seguidos", n) },
		Withdrawn:    "Una palabra retirada cuenta como pase",
		Exchange:     "Un cambio",
		ExchangeIs: map[sheet.ExchangeCounts]string{
			sheet.ExchangeScoreless: "no es un pase, pero sí un turno sin puntos",
			sheet.ExchangeTurn:      "no es ni un pase ni un turno sin puntos",
			sheet.ExchangePass:      "cuenta como pase",
		},
		ExchangeMin: "Fichas en la bolsa para poder cambiar",
		InBag: func(n int) string {
			if n == 0 {
				return "sin mínimo"
			}
			return fmt.Sprintf("%d como mínimo", n)
		},
		ExchangeMax:     "Cambios de un jugador",
		Times:           func(n int) string { return fmt.Sprintf("%d como mucho", n) },
		Penalty:         "Penalización propuesta",
		Off:             spanishPoints,
		Challenges:      "Impugnaciones",
		ByJury:          "ninguna en la mesa; un jurado mira las palabras después de la partida",
		ChallengeFailed: "Impugnar una palabra válida",
		Fine: func(points int, perWord, toChallenged bool) string {
			if points == 0 {
				return "no cuesta nada"
			}
			per := "por jugada"
			if perWord {
				per = "por palabra"
			}
			who := "menos para quien impugna"
			if toChallenged {
				who = "más para quien jugó"
			}
			return fmt.Sprintf("%s %s, %s", spanishPoints(points), who, per)
		},
		LostTurn: "cuesta un turno a quien impugna",
		Jury:     "Una palabra que el jurado no da por válida",
		JuryOff: func(n int) string {
			return fmt.Sprintf("resta los puntos de su turno y %d más", n)
		},
		Clock: "Reloj",
		Minutes: func(least, minutes int) string {
			switch {
			case least > 0:
				return fmt.Sprintf("de %d a %d minutos", least, minutes)
			case minutes == 1:
				return "1 minuto"
			}
			return fmt.Sprintf("%d minutos", minutes)
		},
		OverPoints: func(points, lossAfter int) string {
			text := spanishPoints(points) + " menos por cada minuto o fracción de más"
			if lossAfter > 0 {
				text += fmt.Sprintf("; con más de %d de más se pierde la partida", lossAfter)
			}
			return text
		},
		OverLoss:    "quien se pasa pierde la partida",
		OverNoPlays: "quien se pasa ya no juega",
		OverNothing: "pasarse no cuesta nada",
		Leftovers:   "Fichas que quedan al final",
		LeftoversAre: map[sheet.Leftovers]string{
			sheet.PlusMinus:   "cada uno las resta; quien cerró las suma todas",
			sheet.Twice:       "entre dos, quien cerró suma el doble de las del otro",
			sheet.NoLeftovers: "no cambian nada",
		},
		Ties:   "Totales iguales",
		Share:  "comparten puesto",
		Before: "deciden los totales sin las fichas que quedan; con los mismos se comparte puesto",
		Yes:    "sí", No: "no", None: "no hay tal regla",
		NotKnown: func(used string) string { return "no se sabe: se cuenta como en casa (" + used + ")" },
		Source:   func(text string) string { return "fuente: " + text },
		NoSource: "no consta ninguna fuente",
		Sources:  "Fuentes",

		Duplicate: "Duplicada",
		Lent:      func(book string) string { return "Este reglamento no tiene esa parte: es la de " + book + "." },
		RoundTime: "Tiempo de una ronda",
		RoundRack: "Vocales y consonantes de un atril",
		RackHas: func(rounds, each, later int) string {
			return fmt.Sprintf("%d de cada clase como mínimo hasta la ronda %d, después %d", each, rounds, later)
		},
		Either:  "Vocal o consonante, según convenga",
		OneKind: "Sin vocales, o sin consonantes",
		OneKindIs: map[sheet.OneKind]string{
			sheet.OneKindEnds:         "termina la partida",
			sheet.OneKindUnlessEither: "termina la partida, salvo que de dos o más fichas alguna valga de ambas",
		},
		MasterTies: "Maestra entre jugadas iguales",
		InOrder:    func(ties []string) string { return "por este orden: " + strings.Join(ties, "; ") },
		Solo:       "Premio a quien la encuentra solo",
		SoloIs: func(points, below, most, players int) string {
			text := fmt.Sprintf("%d", points)
			if below > 0 && below != points {
				text += fmt.Sprintf(", o %d si queda por debajo de la maestra", below)
			}
			if most > 0 {
				text += fmt.Sprintf("; %d en total", most)
			}
			if players > 0 {
				text += fmt.Sprintf("; con %d jugadores o más", players)
			}
			return text
		},
		WrongMove: "Una jugada no válida",
		Warnings:  "Avisos",
		WarningsCost: func(from, points int) string {
			return fmt.Sprintf("desde el número %d, %d puntos menos cada uno", from, points)
		},

		House:          func(rules []string) string { return "Reglas de la casa: " + strings.Join(rules, "; ") + "." },
		HouseBonus:     func(points int) string { return fmt.Sprintf("todas las fichas del atril dan %d", points) },
		HouseLeftovers: func(what string) string { return "fichas que quedan al final: " + what },
		HousePenalty:   func(points int) string { return fmt.Sprintf("una penalización es de %d", points) },
		HouseChallenge: func(points int) string { return fmt.Sprintf("impugnar una palabra válida cuesta %d", points) },
		HousePasses: func(n int) string {
			if n == 0 {
				return "los pases no terminan la partida"
			}
			return fmt.Sprintf("%d pases seguidos terminan la partida", n)
		},
		HouseOvertime: func(points int) string { return fmt.Sprintf("%d menos por cada minuto de más", points) },
	}
}

func spanishTool() Tool {
	return Tool{
		Help: Help{
			Usage: "Cómo se usa:", Commands: "Órdenes:", Flags: "Opciones:", Global: "Opciones de todas las órdenes:",
			More:  "Más sobre una orden: tanteo ORDEN --help",
			Codes: "Códigos de salida: 0 hecho, y lo que falle además es un aviso; 1 la partida o un archivo dice que no; 2 mal escrito, o sin terminal para la pantalla; 3 algo no se pudo leer o escribir; 4 la partida está abierta en otra parte: más tarde podrá ser; 130 interrumpido.",
			Lines: "Palabras de una línea, se entienden en todos los idiomas:",
		},
		Root: Page{"tanteo [PARTIDA]", "Lleva los puntos de juegos de palabras cruzadas con fichas",
			"tanteo lleva los puntos de juegos de palabras cruzadas con fichas. Sin más, abre la pantalla con la última partida abierta o con PARTIDA. Las órdenes hacen lo mismo sin pantalla."},
		Enter: Page{"enter [PARTIDA] [LÍNEA…]", "Anota turnos, uno por línea, y responde",
			"Anota líneas como lo haría la pantalla y dice qué hizo cada una. Las líneas son los argumentos o, si no hay, la entrada estándar; se saltan las vacías y las que empiezan con #. PARTIDA es el nombre de una partida guardada; en un terminal se puede omitir: es la última. Una línea rechazada detiene una tubería o los argumentos; en un terminal se sigue.\n\n  H4 JAMON         una jugada: primera casilla y palabra\n  = R2wELOJ3l      una jugada por sus palabras y marcas\n  25               puntos a mano\n  paso             y las palabras de abajo"},
		Score: Page{"score PALABRAS…", "Cuenta una jugada",
			"Cuenta una jugada por sus palabras, la principal primero: tanteo score R2wELOJ3l. Detrás de una letra va lo que hay bajo su ficha (2l 3l 2w 3w), ? si es un comodín, 0 si ya estaba; las fichas entre paréntesis también estaban. Con una casilla, la jugada se cuenta en un tablero vacío o en el de --board: tanteo score \"H4 JAMON\"."},
		Show: Page{"show [PARTIDA]", "Muestra la hoja de una partida",
			"Muestra la hoja de una partida como texto, por rondas; sin PARTIDA, la de la última."},
		Games: Page{"games", "Lista las partidas guardadas",
			"Lista las partidas guardadas, la más nueva primero."},
		Remove:  Page{"rm PARTIDA", "Tira una partida a la papelera", "Tira una partida a la papelera. Con games restore vuelve."},
		Restore: Page{"restore PARTIDA", "Saca una partida de la papelera", "Saca una partida de la papelera."},
		Editions: Page{"editions [ID]", "Lista las ediciones o muestra una",
			"Lista las ediciones o muestra una: sus letras, su tablero y de dónde salen sus cifras."},
		Rules: Page{"rules [ID]", "Lista los reglamentos o muestra uno",
			"Lista los reglamentos o muestra uno: sus números y de dónde salen."},
		Complete: Page{"completion SHELL", "Escribe un guion que completa órdenes en la consola",
			"Escribe un guion que completa las órdenes en bash, zsh, fish o powershell. Se carga como mande la consola, por ejemplo: source <(tanteo completion bash)"},
		Replay: Page{"replay RUTA…", "Cuenta otra vez partidas de archivos GCG",
			"Cuenta otra vez cada jugada de partidas en GCG y dice dónde el archivo tiene otras cifras: línea, cuenta y la causa posible. RUTA es un archivo, una carpeta con todo lo que acabe en .gcg y .gcgs, o - para la entrada estándar.\n\nEl código de salida es 1 si una partida difiere o es ilegible. Lo que solo se puede dudar, sobre todo atriles y orden de turnos, se cuenta y se dice con --warnings."},
		Import: Page{"import ARCHIVO", "Guarda las partidas de un archivo",
			"Guarda cada partida de un archivo GCG, o la de un archivo propio de tanteo (JSON), y escribe su nombre. ARCHIVO es - para la entrada estándar. Los puntos quedan como los tiene el archivo GCG; donde no son los nuestros, la línea recontar pone nuestra cuenta. Un total mal sumado se dice."},
		Export: Page{"export [PARTIDA]", "Escribe una partida en otro formato",
			"Escribe una partida en GCG (para Quackle, macondo, Woogles), como el archivo propio de tanteo (JSON), como tabla para hojas de cálculo (CSV) o la hoja en texto; sin PARTIDA, la última. Sale por la salida estándar o, con -o, a un archivo, cuyo final dice el formato si no lo hace --format: .gcg .json .csv .txt. Un archivo que ya existe se conserva, salvo con --force."},
		HelpPage: Page{"help [ORDEN]", "Explica una orden", "Explica una orden."},
		Flags: Flags{
			Config: "`CARPETA` de ajustes y partidas", Lang: "`IDIOMA` de las respuestas: en, es, nl, fr, de",
			JSON: "responder en JSON", Edition: "`ID` de la edición", Version: "decir la versión", Help: "explicar la orden",
			New: "empezar una partida y decir su nombre", Kind: "`TIPO` de la partida nueva: classic o duplicate", Rules: "`ID` del reglamento de la partida nueva",
			House:    "`REGLAS` de la casa, también para la próxima: bonus=40,leftovers=none; none",
			Notation: "casillas de la partida nueva: `rows` o gcg", Players: "`NOMBRES` separados por comas, un número de jugadores, o @ARCHIVO con un nombre por línea",
			First: "`NÚMERO` del jugador que abre", Board: "`ARCHIVO` con las filas de un tablero",
			Seed:     "`NÚMERO` con el que se sacan los atriles de una duplicada",
			Warnings: "decir también lo que solo se puede dudar", Format: "`FORMATO`: gcg, json, csv, text", Output: "`ARCHIVO` que se escribe", Force: "reemplazar un archivo",
		},
		Usage: Usage{
			UnknownFlag: func(flag string) Said {
				return Said{"No hay ninguna opción " + flag + ".", "Mira --help."}
			},
			NeedsValue: func(flag string) Said {
				return Said{flag + " necesita un valor.", "Mira --help."}
			},
			BadValue: func(flag, value, possible string) Said {
				return Said{value + " no vale para " + flag + ".", "Posible: " + possible + "."}
			},
			TooMuch: func(argument string) Said {
				return Said{"Aquí sobra " + argument + ".", "Quítalo o mira --help."}
			},
			Missing: func(what string) Said {
				return Said{"Falta " + what + ".", "Mira --help."}
			},
			UnknownWord: func(word, nearest string) Said {
				return Said{word + " no es ni una orden ni una partida guardada.", meant("¿Querías decir %s? ", nearest) + "tanteo --help da las órdenes y tanteo games las partidas."}
			},
			UnknownCommand: func(word, nearest, help string) Said {
				return Said{"No hay ninguna orden " + word + ".", meant("¿Querías decir %s? ", nearest) + "Mira " + help + "."}
			},
			Number: "un número entero",
			NoTerminal: Said{"La pantalla necesita un terminal.",
				"Sin él, usa tanteo enter y tanteo show."},
			WhichGame: Said{"No se dice de qué partida se trata.",
				"Nómbrala primero o empieza una con --new; tanteo games las lista."},
			NoGameYet: Said{"Aún no se ha abierto ninguna partida.",
				"Empieza una con tanteo enter --new; tanteo games lista las guardadas."},
			OnlyDuplicate: func(flag string) Said {
				return Said{flag + " es para una duplicada.", "Añade --kind duplicate."}
			},
			OnlyNew: func(flag string) Said {
				return Said{flag + " es para una partida nueva.", "Añade --new."}
			},
			Players: func(fewest, most int) Said {
				return Said{fmt.Sprintf("Una partida tiene de %d a %d jugadores.", fewest, most), "Nómbralos con --players \"Ana,Bea\"."}
			},
			PlayerList: func(list string) Said {
				return Said{list + " no es una lista de nombres.", "Sepáralos con comas y pon comillas a uno que lleve coma."}
			},
			Language: func(tag, possible string) Said {
				return Said{"No hay ningún idioma " + tag + ".", "Posible: " + possible + "."}
			},
			NoBoard: func(file string) Said {
				return Said{file + " no contiene un tablero.", "Una fila por línea: . casilla libre, letras, minúscula comodín, [CH]."}
			},
			BoardRows: func(rows, side int) Said {
				return Said{fmt.Sprintf("El tablero tiene %d filas.", rows), fmt.Sprintf("El de esta edición tiene %d.", side)}
			},
			BoardRow: func(row, squares, side int) Said {
				return Said{fmt.Sprintf("La fila %d del tablero tiene %d casillas.", row, squares), fmt.Sprintf("Debe tener %d.", side)}
			},
			BoardSign: func(row int, sign string) Said {
				return Said{fmt.Sprintf("En la fila %d del tablero hay %s.", row, sign), "Usa las letras de la edición o elige otra con --edition."}
			},
			NoWords:  Said{"No hay ninguna palabra que contar.", "Escríbelas tras score, o mira score --help."},
			Internal: Said{"El programa ha topado con un fallo propio.", "Cuéntalo, por favor; lo guardado está a salvo."},
		},
		Entry: Entry{
			Prompt: "> ",
			Line:   func(n int) string { return fmt.Sprintf("Línea %d: ", n) },
			OnScreen: func(line, instead string) Said {
				return Said{line + " es para la pantalla.", "En el intérprete: " + instead}
			},
			Welcome: "Una línea por turno: H4 JAMON, 25, paso, fin. Ctrl+D sale; todo queda guardado.",
		},
		Stored: Stored{
			Removed: func(id string) string {
				return id + " está en la papelera; vuelve con games restore " + id + "."
			},
			Restored: func(id string) string { return id + " vuelve a estar entre las partidas." },
			None:     "No hay ninguna partida guardada.",
		},
		List: List{
			Open: "abierta", Finished: "terminada", Void: "no cuenta", Unreadable: "no se puede leer",
			Turns: func(n int) string {
				if n == 1 {
					return "1 turno"
				}
				return strconv.Itoa(n) + " turnos"
			},
		},
		Files: spanishFiles(), Print: spanishPrint(),
	}
}

func spanishPoints(n int) string {
	if n == 1 {
		return "1 punto"
	}
	return strconv.Itoa(n) + " puntos"
}

func spanishScreen() Screen {
	n := strconv.Itoa
	return Screen{
		Working: "Cuenta", Sheet: "Hoja", Tiles: "Fichas", Words: "Palabras", Notes: "Notas", Help: "Ayuda", Commands: "Órdenes", TilesLeft: "Fichas restantes",
		Keys: "teclas", Lines: "líneas", Counting: "la cuenta",

		Total: "Total", AllTiles: "Todo el atril", NotCounted: "no cuenta", Points: "puntos", Now: "ahora",
		Bag: "bolsa", Unseen: "sin salir", OnRacks: "en los atriles",
		Editing:  func(turn, of int) string { return "se corrige el turno " + n(turn) + " de " + n(of) },
		Looking:  func(turn, of int) string { return "turno " + n(turn) + " de " + n(of) },
		Finished: "terminada", Watching: "solo se mira", Void: "anulada: no cuenta en ningún sitio",
		Was:    func(points int) string { return "eran " + n(points) + ":" },
		Turn:   func(number int) string { return "Turno " + n(number) },
		TurnOf: func(name string) string { return "Turno de " + name },
		WouldCountNothing: func(turns []int) string {
			if len(turns) == 1 {
				return "El turno " + n(turns[0]) + " contaría 0."
			}
			items := make([]string, len(turns))
			for i, t := range turns {
				items[i] = n(t)
			}
			return "Los turnos " + listed(items, "y") + " contarían 0."
		},
		Told:            func(counted, told int) string { return "tablero " + Number(counted) + " · archivo " + Number(told) },
		Off:             func(points int) string { return "total del archivo " + Signed(points) },
		CountAgain:      func(line string) string { return line + " toma lo nuestro." },
		KeepsAllTheSame: "Intro guarda el cambio, Esc lo deja.",
		FirstTurn:       "Aún no hay turnos.",
		ByHandUncounted: "No se saben las letras; este turno no se descuenta de las fichas.",
		Uncounted: func(plays int) string {
			if plays == 1 {
				return "1 jugada sin letras no se descuenta."
			}
			return n(plays) + " jugadas sin letras no se descuentan."
		},
		NoneOf:    func(name, there string) Said { return Said{"Aquí no hay " + name + ", solo:", there + "."} },
		MoreBelow: func(lines int) string { return n(lines) + " más abajo" },
		NoTurns:   "Aún no hay turnos.", NoNotes: "Sin notas. Ctrl+N escribe una.", NoWords: "Aún no hay palabras.",

		BeforeFirst: "Antes del primer turno",
		InNotes:     func(lines int) string { return n(lines) + " más en Notas" },
		UpTo: func(turn int, game string) string {
			if turn == 0 {
				return "Una copia desde el principio, " + game + ". La otra partida queda como está."
			}
			return "Una copia hasta el turno " + n(turn) + ", " + game + ". La otra partida queda como está."
		},

		Hint: Hints{
			Note: "anotar", Across: "girar", Down: "girar", Blank: "comodín", Clear: "quitar", Commands: "órdenes", Help: "ayuda",
			LetterLays: "las letras ponen fichas", TurnMenu: "menú", Line: "línea",
			Choose: "elegir", DoIt: "hacerlo", Back: "volver", Open: "abrir", Leave: "salir", Field: "campo", Start: "empezar",
			NextField: "campo siguiente", EndGame: "terminar", PlayOn: "seguir jugando",
			KeepIt: "guardar", LeaveIt: "dejarlo", Cell: "turno", EditTurn: "corregir", DeleteTurn: "borrar", Board: "tablero",
			Page: "página", Scroll: "mover", Tab: "pestaña", TurnBack: "un turno atrás", TurnOn: "adelante", ToNow: "a ahora",
			Square: "casilla", AlreadyThere: "ya estaba", EnterLine: "hacer la línea", Tiles: "fichas", Copy: "copiar", History: "anteriores", StepBack: "repasar la partida", FinalTable: "tabla final", Size: "grande, pequeño",
			StepTurn: "turno", FirstLast: "extremos", FirstTurn: "al 1.º", EditNote: "nota",
			Read: "leerlo", Complete: "completar", Write: "escribirlo", TakeGame: "abrir la partida",
		},
		Menu: Menu{
			Back: "Volver al tablero", Pass: "Pasar", Exchange: "Cambiar fichas", ByHand: "Puntos a mano", Withdrawn: "Palabra retirada",
			Challenge:       func(word string) string { return "Impugnar " + word },
			ChallengeFailed: "Impugnación fallida", Penalty: "Penalización", Warning: "Aviso", Note: "Nota", End: "Terminar la partida",
			Correct: "Corregir el turno", Recount: "Contar otra vez", Delete: "Borrar el turno", GoOn: "Seguir desde aquí, copia",
			OnTheRight: "A la derecha, la línea que se escribe.",
			Leave:      "A la página de inicio", ClearBoard: "Vaciar el tablero", LayTiles: "Fichas sin puntos", Sure: "Intro otra vez",
		},
		Palette: map[sheet.Command]string{
			sheet.CommandPass:       "pasar el turno",
			sheet.CommandExchange:   "cambiar fichas",
			sheet.CommandWithdrawn:  "palabra retirada",
			sheet.CommandChallenge:  "quitar la última jugada",
			sheet.CommandFailed:     "la palabra era buena",
			sheet.CommandPenalty:    "resta puntos",
			sheet.CommandBonus:      "suma puntos",
			sheet.CommandOvertime:   "resta puntos por tiempo",
			sheet.CommandWarning:    "avisa a un jugador",
			sheet.CommandLay:        "fichas sin puntos",
			sheet.CommandClear:      "retirar esas fichas",
			sheet.CommandEnd:        "fichas restantes; termina",
			sheet.CommandFinish:     "terminar sin fichas restantes",
			sheet.CommandReopen:     "seguir después del final",
			sheet.CommandUndo:       "deshacer el último cambio",
			sheet.CommandRedo:       "rehacer",
			sheet.CommandEdit:       "corregir un turno",
			sheet.CommandInsert:     "meter un turno",
			sheet.CommandDelete:     "borrar un turno",
			sheet.CommandRecount:    "contar sin el archivo",
			sheet.CommandWrong:      "jurado: turno no válido",
			sheet.CommandVoid:       "la partida no cuenta",
			sheet.CommandName:       "cambiar un nombre",
			sheet.CommandJoin:       "entra alguien, o vuelve",
			sheet.CommandLeave:      "se va alguien",
			sheet.CommandNote:       "escribir una nota",
			sheet.CommandAgain:      "otra, mismas personas",
			sheet.CommandOpen:       "abrir otra partida",
			sheet.CommandRack:       "el atril de la ronda",
			sheet.CommandDraw:       "sacar el atril",
			sheet.CommandMaster:     "la jugada maestra",
			sheet.CommandBest:       "las mejores jugadas de un atril",
			sheet.CommandCheck:      "las palabras de la hoja, en una lista",
			sheet.CommandMissed:     "lo que se escapó en cada turno",
			sheet.CommandAnalysis:   "todos ven las mejores jugadas durante la partida",
			sheet.CommandNext:       "cerrar la ronda",
			sheet.CommandTab:        "mostrar una pestaña",
			sheet.CommandPrint:      "imprimir",
			sheet.CommandWrite:      "guardar en un archivo",
			sheet.CommandQuit:       "salir; todo queda guardado",
			sheet.CommandClock:      "corregir un reloj",
			sheet.CommandClockStart: "el reloj corre",
			sheet.CommandClockStop:  "el reloj se para",
			sheet.CommandOff:        "sin reloj",
			sheet.CommandTurnClock:  "tiempo de cada turno",
			sheet.CommandRoundClock: "tiempo de cada ronda",
			sheet.CommandGameClock:  "tiempo de cada jugador",
		},
		Start: Start{
			Tagline: "los puntos de los juegos de fichas y palabras cruzadas", New: "Partida nueva", Resume: "Continuar", Earlier: "Anteriores",
			Count: "Solo contar", CountHint: "tablero y jugadas escritas, sin hoja",
			NewHint: [2]string{"Intro abre el formulario de la partida, otro Intro la empieza:", "dos personas, las fichas de su idioma, las reglas de casa."},
			KeptIn: func(folder string) string {
				return "Las partidas están en " + folder + ". Nada sale de esta máquina."
			},
			Open: "abierta", Finished: "terminada", Damaged: "no se puede leer",
			NoGames: "Aún ninguna.", JustCount: "Solo contar",
			Independent: "Independiente de los dueños de las marcas de los juegos.",
		},
		Form: Form{
			Title: "Partida nueva", Players: "Participantes", Opens: "Abre", Tiles: "Fichas", Rules: "Reglas", Start: "Empezar la partida",
			WhoOpens: "Quién abre: cada cual saca una ficha; abre la más cercana a la A, y el comodín va antes que la A.",
			Bonus:    func(points int) string { return "El premio por colocar todo el atril es de " + n(points) + "." },
		},
		File: spanishFile(),
		End: End{
			Title: "Fin de la partida", Ask: "Qué queda en cada atril:",
			How:        "Letras, ? por comodín, o los puntos. Vacío o - quien se quedó sin fichas.",
			NobodyOut:  "Nadie se quedó sin fichas: cada cual resta las suyas.",
			WentOut:    func(name string, points int) string { return name + " se quedó sin fichas y suma " + n(points) + "." },
			FinalTable: "Tabla final", Before: "antes", Left: "fichas", All: "total",
			SameAsLine: "Lo mismo, como línea para otra vez.",
			Shared:     func(players, place int) string { return n(players) + " comparten el puesto " + n(place) + "." },
			BestPlay:   "Mejor jugada", AllTiles: "Todo el atril", Average: "Media por turno",
			Again: "Otra partida, mismas personas", CopyResult: "Copiar el resultado", PlayOn: "Seguir jugando (reabrir)",
			OpensNext: func(name string) string { return name + " abre la próxima." },
		},
		Page: TilesPage{
			Title: func(id string, tiles int) string { return id + " · " + n(tiles) + " fichas" },
			Left:  "hay", Of: "de", Points: "puntos",
			UnseenOf: func(unseen, of int) string {
				return "Sin salir " + n(unseen) + " de " + n(of) + ": aún no están en el tablero"
			},
			BagRound: func(bag int) string { return "Bolsa " + n(bag) + " con el atril de la ronda completo" },
			BagWhen: func(bag, players int) string {
				return "Bolsa " + n(bag) + " mientras los " + n(players) + " atriles están llenos"
			},
			Vowels: "Vocales", Consonants: "consonantes", PointsLeft: "Puntos por salir",
		},
		Small: Small{
			Needs:  func(w, h int) string { return "tanteo necesita " + n(w) + " columnas y " + n(h) + " filas." },
			Has:    func(w, h int) string { return "Esta ventana tiene " + n(w) + " y " + n(h) + "." },
			Larger: "Hazla más grande; la partida está guardada.",
			Or:     "O, en cualquier tamaño:",
		},
		ReadOnly: func(holder string) string {
			return "Solo lectura: la partida está abierta en otra sesión (" + holder + ")."
		},
		NotSaved:     func(why string) string { return "Sin guardar. " + why + " Se intenta otra vez con cada tecla." },
		LeaveUnsaved: func(why string) string { return "Sin guardar. " + why + " Ctrl+C otra vez sale sin ello." },
		DraftAside: func(name string) string {
			return "Lo que estaba sin terminar no se entiende; queda aparte como " + name + "."
		},
		TakenOver:     "La otra sesión se ha ido: la partida es tuya.",
		ChangedUnder:  func(id string) string { return "Otra persona cambió el archivo. Tu partida sigue como " + id + "." },
		ClipboardSent: "Enviado al portapapeles del terminal. Si no llega: Ctrl+P, copiar a un archivo.",
		Restored:      "La jugada sin terminar está de vuelta.",

		Pasted: func(taken, left int, enter, esc string) string {
			if left == 0 {
				return "Anotado: " + spanishCount(taken, "línea") + "."
			}
			return "Anotado: " + spanishCount(taken, "línea") + ". Faltan " + strconv.Itoa(left) + ": " + enter + " sigue, " + esc + " las quita."
		},
		Key: KeyHelp{
			OnBoard: "En el tablero", Everywhere: "En todas partes", InEntry: "En la línea", InSheet: "En la hoja",
			Move: "mueven el cursor", RowEnds: "extremos de la fila", Lay: "letras", LayDoes: "ponen fichas y saltan",
			Turn: "gira la dirección", Blank: "la ficha es comodín", Backspace: "quita una ficha", Esc: "quita todas",
			Enter: "anota la jugada", EnterEmpty: "sin fichas, el menú", Digits: "puntos, jugada escrita", BackOn: "sin fichas: atrás, más",
			Ends: "al repasar: extremos", FirstTurn: "al primer turno", LastTurn: "al último turno", HasNote: "el turno tiene nota",
			Panes: "otro panel", NextTab: "pestaña siguiente", Large: "panel grande, pequeño", Line: "una línea",
			Command: "buscar una orden", Undo: "deshacer, rehacer", Note: "escribir una nota", Copy: "copiar", Redraw: "dibujar otra vez",
			Leave: "salir; todo se guarda", Suspend: "al intérprete; fg vuelve",
			HistoryKeys: "líneas anteriores", CompleteKey: "toma lo que se propone", TypedTiles: "recorre las fichas", EscEntry: "vacía, luego al tablero",
			Cells: "de turno en turno", EditKey: "corrige el turno", DeleteKey: "lo borra, si confirmas", EscSheet: "al tablero",
			Sift: "busca en esa lista", Pages: "igual; listas: página", OverTiles: "casilla, comodín, vieja", ThisHelp: "esta ayuda",
			MadeFrom:   "Hecha del mapa de teclas de esta versión. La partida sigue detrás.",
			PlayAsLine: "Una jugada como línea", AnythingElse: "Todo lo demás",
		},
		KeyNames: map[string]string{
			"Enter": "Intro", "Space": "Espacio", "Up": "Arriba", "Down": "Abajo", "Left": "Izquierda", "Right": "Derecha", "Arrows": "Flechas",
			"Home": "Inicio", "End": "Fin", "Del": "Supr", "Backspace": "Retroceso", "Shift+Tab": "Mayús+Tab", "PgUp": "RePág", "PgDn": "AvPág",
		},
		Examples: [][2]string{
			{"H4 JAMON", "horizontal o vertical desde una casilla, la palabra entera"},
			{"6F ZUOS", "o solo las fichas nuevas"},
			{"H4 JAMO?N", "? tras una letra: la ficha es comodín"},
			{"= R2wELOJ3l ME", "jugada escrita: 2l 3l 2w 3w bajo la ficha, 0 o ( ) si ya estaba"},
			{"25", "puntos a mano, hasta 2000"},
			{"Ana: paso", "para quien no tiene el turno"},
			{"H4 JAMON / AEJMNOX", "con el atril del que salió"},
			{"editar 3 J6 SILLON", "corrige el turno 3; los siguientes se cuentan otra vez"},
			{"editar 3 nota TEXTO", "la nota tras el turno 3, con 0 la de antes del primero; sin texto se va, un signo de párrafo separa sus líneas"},
		},
		CountingText: []string{
			"Cada ficha nueva vale lo que lleva impreso, por dos o por tres en una casilla de letra.",
			"Después se suma la palabra y se multiplica por dos o por tres por cada casilla de palabra que tapa una ficha nueva: dos dobles hacen 4, dos triples 9.",
			"Una casilla solo cuenta en el turno en que se tapa. El comodín vale 0, pero activa su casilla de palabra.",
			"Cuenta cada palabra que nace o cambia, y una ficha de dos palabras cuenta en las dos.",
			"Todo el atril en un turno da el premio, después de todo lo demás.",
		},
	}
}

func spanishFile() File {
	n := strconv.Itoa
	return File{
		Open: "Abrir un archivo", OpenHint: "una partida en GCG, o de tanteo", Write: "Escribir en un archivo", Name: "Archivo",
		How:     "Una partida en GCG, como la escriben Quackle, macondo y Woogles, o el archivo de una partida de tanteo. Cada jugada se cuenta otra vez. El archivo queda como está: lo que se abre pasa a ser una de tus partidas.",
		From:    func(folder string) string { return "Los nombres sin carpeta están en " + folder + "." },
		Reading: "Un momento …", Writing: "Escribiendo …",
		Games:     func(games int) string { return spanishCount(games, "partida") },
		OnlyFirst: func(games int) string { return "Las primeras " + n(games) + "; tanteo import las toma todas." },
		Found:     func(plays, edition string) string { return plays + ", " + edition + "." },
		Own:       "Una partida de tanteo, que se toma tal como está.",
		Differ: func(differences int, line string) string {
			verb := "quedan"
			if differences == 1 {
				verb = "queda"
			}
			return spanishCount(differences, "diferencia") + ", que " + verb + " como en el archivo; la línea " + line + " toma nuestra cuenta:"
		},
		Doubts: func(warnings int) string {
			if warnings == 1 {
				return "1 cosa dudosa, que no cambia nada:"
			}
			return n(warnings) + " cosas dudosas, que no cambian nada:"
		},
		Unreadable: "no se puede leer",
		Taken: func(turns, file, edition string) string {
			return turns + " de " + file + ", " + edition
		},
		TakenOwn: func(turns, file string) string { return turns + " de " + file },
		FiguresDiffer: func(figures int, line string) string {
			if figures == 1 {
				return "; 1 cifra difiere: " + line
			}
			return "; " + n(figures) + " cifras difieren: " + line
		},
		IsFolder: func(name string) Said {
			return Said{name + " es una carpeta.", "Escribe un archivo de ella; Tab los muestra."}
		},
		GCG: "Quackle, macondo, Woogles", JSON: "como la guarda tanteo", CSV: "para hojas de cálculo", Text: "la hoja, para leer",
		NoEnding: "El nombre debe acabar en uno de estos.", EndingTells: "El final da el formato:",
		There:   func(name string) string { return name + " ya existe: otro Intro lo sustituye." },
		Written: func(path string) string { return "Escrito en " + path + "." },
		NoForm:  "GCG tiene sus límites:",
	}
}

func spanishReplay() Replay {
	n := strconv.Itoa
	by := func(how string) func(string) string {
		return func(edition string) string { return edition + " " + how }
	}
	return Replay{
		Verdicts: map[gcg.Verdict]string{
			gcg.Same: "igual", gcg.Differs: "difiere", gcg.Unfinished: "sin terminar", gcg.Unreadable: "ilegible",
		},
		Plays:       func(n int) string { return spanishCount(n, "jugada") },
		Differences: func(n int) string { return spanishCount(n, "diferencia") },
		Warnings:    func(n int) string { return spanishCount(n, "aviso") },
		Final:       func(player string, file int) string { return player + " " + Number(file) },
		Counted: func(player string, file, ours int) string {
			return fmt.Sprintf("%s %s (contados %s)", player, Number(file), Number(ours))
		},
		Origins: map[gcg.Origin]func(string) string{
			gcg.ByDistribution: by("por sus fichas"), gcg.ByLexicon: by("por su lista de palabras"), gcg.ByFit: by("por sus letras"),
		},
		NoEdition: "sin edición",
		Place: func(line, column int) string {
			if column < 2 {
				return "línea " + n(line) + ": "
			}
			return "línea " + n(line) + ", columna " + n(column) + ": "
		},
		Game:  func(file string, number int) string { return file + ", partida " + n(number) },
		Input: "entrada estándar",

		OurTotals: "Los totales de la hoja son los nuestros; solo un GCG exportado lleva los del archivo.",
		Differ: map[gcg.Kind]func(Differing) string{
			gcg.Score: func(d Differing) string {
				return fmt.Sprintf("%s en %s cuenta %s; el archivo tiene %s.", d.Word, d.At, Number(d.Ours), Number(d.File))
			},
			gcg.Total: func(d Differing) string {
				return fmt.Sprintf("El total anterior y los puntos dan %s; el archivo tiene %s.", Number(d.Ours), Number(d.File))
			},
			gcg.End: func(d Differing) string {
				return fmt.Sprintf("Las fichas restantes %s cuentan %s; el archivo tiene %s.", d.Text, Signed(d.Ours), Signed(d.File))
			},
			gcg.Withdrawn: func(d Differing) string {
				return fmt.Sprintf("Lo retirado cuenta %s; el archivo tiene %s.", Signed(d.Ours), Signed(d.File))
			},
			gcg.Pass: func(d Differing) string {
				return fmt.Sprintf("Un turno sin jugada cuenta 0; el archivo tiene %s.", Signed(d.File))
			},
			gcg.Time: func(d Differing) string {
				return fmt.Sprintf("El tiempo de más resta puntos; el archivo tiene %s.", Signed(d.File))
			},
			gcg.BadLine: func(d Differing) string { return "No se entiende " + d.Text + "." },
			gcg.BadTiles: func(d Differing) string {
				return fmt.Sprintf("%s tiene una ficha que no está en %s.", d.Text, d.Edition)
			},
			gcg.NotPlay: func(Differing) string { return "Aquí no hay ninguna partida." },
		},
		NoBoard: func(name string) string { return "Ninguna edición tiene el tablero " + name + "." },
		NotHis: func(points int) string {
			return fmt.Sprintf("Este jugador no tiene jugada que retirar; el archivo tiene %s.", Signed(points))
		},
		Causes: map[gcg.Cause]func(string) string{
			gcg.CauseFolded:  func(string) string { return "Quizá se le sumó el premio de una impugnación fallida." },
			gcg.CauseNoBonus: func(string) string { return "Falta el premio por todo el atril." },
			gcg.CauseBlank:   func(letter string) string { return "Cuadraría si la " + letter + " fuera un comodín." },
			gcg.CauseCapital: func(letter string) string {
				return "Cuadraría si la " + letter + " fuera una ficha normal y no un comodín."
			},
			gcg.CauseOnce:   func(string) string { return "Se contaron una vez y no dos." },
			gcg.CauseDouble: func(string) string { return "Se contaron dos veces o con el signo cambiado." },
			gcg.CauseSum:    func(string) string { return "Quizá se sumó mal." },
		},
		Doubts: map[gcg.Doubt]func(string) string{
			gcg.DoubtRack:      func(text string) string { return "El atril " + text + " no tiene todas las fichas." },
			gcg.DoubtSize:      func(text string) string { return "El atril " + text + " tiene demasiadas fichas." },
			gcg.DoubtBag:       func(text string) string { return "Hay más " + text + " de las que tiene el juego." },
			gcg.DoubtTurn:      func(text string) string { return text + " tiene dos turnos seguidos." },
			gcg.DoubtName:      func(text string) string { return text + " no está declarado, o es el nombre de dos." },
			gcg.DoubtPlacement: func(text string) string { return text + " no puede ir ahí." },
			gcg.DoubtLeft:      func(text string) string { return "Las fichas restantes no son el atril " + text + "." },
			gcg.DoubtAfter:     func(text string) string { return text + " tiene un turno después del final." },
			gcg.DoubtText:      func(text string) string { return text + " no pertenece a nada; queda como nota." },
			gcg.DoubtEncoding:  func(text string) string { return "El texto no está en la codificación " + text + "." },
			gcg.DoubtEdition:   func(text string) string { return "Las fichas " + text + " no se conocen aquí." },
			gcg.DoubtGuess: func(text string) string {
				return "La edición es una suposición: con " + text + " las cifras serían otras. Una línea #tile-distribution en el archivo lo aclara."
			},
			gcg.DoubtValues: func(text string) string {
				return "La mayoría de las jugadas cuentan distinto que en " + text + ": los valores de las letras o el tablero son otros, como en Wordfeud. Para contarla, descríbelos en un archivo tuyo en editions/ e indícalo con --edition."
			},
			gcg.DoubtLong: func(text string) string { return text + " es largo: se guarda entero y se muestra cortado." },
			gcg.DoubtCut:  func(text string) string { return "El archivo acaba en mitad de la línea " + text + "." },
		},
		Losses: map[gcg.LossKind]func(Lost) string{
			gcg.LossPoints: func(l Lost) string {
				return l.Player + ": " + l.Points + " a mano; va como paso y bonificación."
			},
			gcg.LossTyped: func(l Lost) string {
				return l.Player + ": " + l.Text + ", " + l.Points + ", sin casilla; va como paso y bonificación."
			},
			gcg.LossFault: func(l Lost) string { return l.Player + ": " + l.Text + " no encaja; va como paso." },
			gcg.LossExchange: func(l Lost) string {
				return l.Player + ": un cambio de no se sabe cuántas; va como paso."
			},
			gcg.LossWithdrawn: func(l Lost) string { return l.Player + ": una palabra retirada sin anotar; va como paso." },
			gcg.LossLaid:      func(l Lost) string { return "Las fichas sin puntos no se escriben: " + l.Text + "." },
			gcg.LossBonus: func(l Lost) string {
				return l.Player + ": " + l.Points + ", " + l.Text + "; va como premio de impugnación."
			},
			gcg.LossPenalty: func(l Lost) string {
				return l.Player + ": " + l.Points + ", " + l.Text + "; va como tiempo de más."
			},
			gcg.LossWarning: func(l Lost) string { return lostWarning(l, "un aviso") },
			gcg.LossLeft: func(l Lost) string {
				return l.Player + ": " + l.Points + " por fichas restantes que no se saben; va como bonificación o tiempo de más."
			},
			gcg.LossFinished: func(Lost) string { return "La partida terminó sin fichas restantes." },
			gcg.LossPlayers:  func(Lost) string { return "Más de dos jugadores: la mayoría de los programas no lo lee." },
			gcg.LossJoined:   func(l Lost) string { return l.Text + " llegó después; va como jugador desde el principio." },
			gcg.LossGone:     func(l Lost) string { return l.Player + " deja la mesa aquí." },
			gcg.LossBack:     func(l Lost) string { return l.Player + " vuelve a la mesa aquí." },
			gcg.LossVoid:     func(Lost) string { return "Esta partida no cuenta en ningún sitio." },
			gcg.LossDuplicate: func(l Lost) string {
				return "Una duplicada: las maestras van como jugadas de un solo jugador; lo de cada uno, en notas."
			},
			gcg.LossCells: func(l Lost) string { return l.Text },
		},
	}
}

func spanishFiles() Files {
	return Files{
		Summary: func(games, same, differ, unfinished, unreadable int) string {
			return fmt.Sprintf("%s: %d iguales, %d con diferencias, %d sin terminar, %d ilegibles.",
				spanishCount(games, "partida"), same, differ, unfinished, unreadable)
		},
		NotRead: func(files int) string {
			if files == 1 {
				return "No se ha leído 1 archivo."
			}
			return "No se han leído " + strconv.Itoa(files) + " archivos."
		},
		Progress: func(games, differ int) string {
			return spanishCount(games, "partida") + ", " + strconv.Itoa(differ) + " con diferencias"
		},
		NoFile: func(name string) Said { return Said{name + " no es un archivo.", "Nombra otro."} },
		Folder: func(name string) Said { return Said{name + " es una carpeta.", "Nombra un archivo de ella."} },
		Large: func(file, most string) Said {
			return Said{file + " tiene más de " + most + ".", "Divídelo en archivos más pequeños."}
		},
		NoFiles: func(folder string) Said {
			return Said{"No hay ningún archivo GCG en " + folder + ".", "Acaban en .gcg o .gcgs; cualquier otro se puede nombrar él mismo."}
		},
		Unreadable: func(trouble string) Said {
			return Said{trouble, "De esta partida no se ha guardado nada."}
		},
		Imported: func(id, plays, edition string) string { return id + ": " + plays + ", " + edition + "." },
		Copied:   func(id string) string { return id + ": una partida de tanteo, tal como estaba." },
		Kept: func(id string, differences int, command string) string {
			stay := "quedan como están"
			if differences == 1 {
				stay = "queda como está"
			}
			return id + ": " + spanishCount(differences, "diferencia") + ", " + stay + " en el archivo; la línea " + command + " pone nuestra cuenta."
		},
		Warned: func(id, warnings string) string { return id + ": " + warnings + "; tanteo replay --warnings los dice." },
		There: func(file string) Said {
			return Said{file + " ya existe.", "Elige otro nombre o reemplázalo con --force."}
		},
		NoFormat: func(formats, endings string) Said {
			return Said{"No se dice en qué formato.", "Usa --format con " + formats + ", o -o con un nombre en " + endings + "."}
		},
		Loss: func(turn int, text string) string {
			if turn == 0 {
				return text
			}
			return fmt.Sprintf("Turno %d: %s", turn, text)
		},
	}
}

// spanishCount counts a noun whose plural takes an s.
func spanishCount(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}

func spanishPaper() Paper {
	n := strconv.Itoa
	return Paper{
		Page:  func(page, of int) string { return "página " + n(page) + " de " + n(of) },
		Sheet: "Hoja de puntos", Duplicate: "Hoja de duplicada", Tiles: "Control de fichas", Board: "Tablero",
		Event: "Torneo", Stage: "Ronda", Table: "Mesa", Place: "Lugar", Date: "Fecha",
		Number: "n.º", Word: "palabra", Square: "casilla", Points: "ptos", Running: "total",
		Penalties: "Penalizaciones", Left: "Sobrantes", Total: "Total", Signature: "Firma", Gap: "Diferencia",
		Percent: func(number string) string { return number + " %" },
		Unseen:  func(tiles int) string { return "Sin salir: " + spanishCount(tiles, "ficha") + "." },
		Turns: func(turns int) string {
			if turns == 0 {
				return "Antes del primer turno"
			}
			return "Tras " + spanishCount(turns, "turno")
		},
		Rounds:   func(rounds int) string { return "Tras " + spanishCount(rounds, "ronda") },
		CrossOff: "Tacha cada ficha cuando esté en el tablero.",
		Blank:    "comodín", Circled: "en un círculo: un comodín", Asked: "? tras la letra: un comodín", Loose: "Fichas sin puntos: ",
		NotInFont: func(letters string) string {
			return "La letra de imprenta no tiene " + letters + ": escríbela a mano."
		},
	}
}

func spanishPrint() PrintHelp {
	const out = " Sale por la salida estándar o, con -o, a un archivo cuyo final, .txt o .pdf, dice el formato si no lo hace --format."
	return PrintHelp{
		Print: Page{"print TIPO", "Hace páginas para papel",
			"Hace páginas para papel: la hoja de una partida, formularios en blanco, las fichas para tachar, el tablero. Son texto en 80 columnas o, con --format pdf, un PDF para papel A4 o carta, en blanco y negro. Lo que falta en la letra de imprenta, como nombres chinos o hebreos, va en el PDF como cuadros, con el número del asiento."},
		Sheet: Page{"sheet [PARTIDA]", "La hoja de una partida",
			"La hoja de una partida: cada turno con palabra, casilla, puntos y total, la clasificación y las notas; sin PARTIDA, la de la última." + out},
		Blank: Page{"blank [PARTIDA]", "Una hoja de puntos en blanco",
			"Una hoja de puntos en blanco para dos a cuatro jugadores, con los nombres de --players o de PARTIDA." + out},
		Duplicate: Page{"duplicate [PARTIDA]", "Una hoja de duplicada en blanco",
			"Una hoja en blanco para una duplicada de 30 rondas: la ronda, su maestra con sus puntos y cada jugador, con los nombres de --players o de PARTIDA." + out},
		Tiles: Page{"tiles [PARTIDA]", "Las fichas de una edición, para tachar",
			"Una casilla por ficha de una edición, con su valor, para tacharla cuando está en el tablero: la de --edition, la de PARTIDA o la de las partidas nuevas." + out},
		Board: Page{"board [PARTIDA]", "El tablero dibujado",
			"El tablero de una partida como está, con las casillas de premio, el valor de las fichas, los comodines marcados y las casillas con sus nombres; sin PARTIDA, el de la última. Con --edition, el tablero vacío de una edición." + out},
		Format: "`FORMATO`: text, pdf", Paper: "`TAMAÑO` del papel de un PDF: a4, letter",
		Players:    "`NOMBRES` separados por comas, un número de jugadores, o @ARCHIVO con un nombre por línea",
		OnTerminal: Said{"Un PDF no se lee en un terminal.", "Dale un archivo: -o hoja.pdf."},
		OnlyPDF: func(flag string) Said {
			return Said{flag + " es para un PDF.", "Añade --format pdf, o -o con un nombre en .pdf."}
		},
		GameOr: func(flag string) Said {
			return Said{"Se nombra una partida y también " + flag + ".", "Quita uno de los dos."}
		},
	}
}

func spanishCopying() Copying {
	return Copying{
		Result: "el resultado", Play: "la jugada", Sheet: "la hoja",
		CopyPlay: "Copiar la jugada", CopySheet: "Copiar la hoja",
		ToFile: "Copiar a un archivo", What: "Qué", Text: "el mismo texto, para leer",
		FileName: "jugada",
		Nothing:  "No hay nada que copiar.",
		TooLong:  "Demasiado largo para el portapapeles de un terminal: Ctrl+P, copiar a un archivo.",
		House:    "`REGLAS` de la casa con las que se cuenta: bonus=40",
		InTmux:   "Enviado. tmux lo deja pasar tras: tmux set -s set-clipboard on. O Ctrl+P, copiar a un archivo.",
	}
}

func spanishPrinting() Printing {
	return Printing{
		Title: "Imprimir", What: "Qué", Paper: "Papel",
		Kinds: map[string]string{
			"sheet": "la hoja", "blank": "una hoja en blanco", "duplicate": "una duplicada en blanco",
			"tiles": "fichas para tachar", "board": "el tablero",
		},
		Papers: [2]string{"A4", "Carta"},
		PDF:    "para una impresora", Text: "80 columnas, para leer",
		Row: "Imprimir …",
	}
}

func spanishStats() Stats {
	return Stats{
		Page: Page{"stats [JUGADOR]", "Cuenta lo que ha hecho cada jugador en todas las partidas",
			"Cuenta lo que ha hecho cada jugador en todas las partidas guardadas que han terminado: partidas, victorias, medias, lo mejor; o con JUGADOR lo de uno solo, y cómo le fue contra cada cual. Las clásicas y las duplicadas van aparte; las anuladas no cuentan. JUGADOR es un nombre o su principio; los acentos y las mayúsculas dan igual."},
		From: "solo partidas desde este `DÍA`: 2026-11-29, 2026-11 o 2026", To: "solo partidas hasta este `DÍA`, incluido",
		Scheme: "una liga con este `REPARTO` de puntos: xp, wins o uno propio",
		Day:    "un día como 2026-11-29, un mes, un año",
		NoPlayer: func(name string) Said {
			return Said{"Ninguna partida que cuente es de " + name + ".", "tanteo stats da la lista de jugadores."}
		},
		WhichPlayer: func(name, possible string) Said {
			return Said{name + " puede ser " + possible + ".", "Escribe más letras del nombre."}
		},
		Title: "Estadísticas", Hint: "jugadores, cara a cara, ligas",
		Classic: "clásicas", Duplicate: "duplicadas",
		Games:  func(n int) string { return spanishCount(n, "partida") },
		People: func(n int) string { return count(n, "jugador", "jugadores") },
		None:   "Aún no cuenta ninguna partida: solo cuentan las terminadas.", Reading: "Leyendo las partidas …",
		Unfinished: func(n int) string { return count(n, "partida sin terminar", "partidas sin terminar") },
		Void:       func(n int) string { return count(n, "partida anulada", "partidas anuladas") },
		Copies:     func(n int) string { return spanishCount(n, "copia") },
		Unreadable: func(n int) string { return count(n, "archivo que no se puede leer", "archivos que no se pueden leer") },
		NotCounted: func(list string) string { return "No cuentan: " + list + "." },
		Nobody:     "Nadie tiene aún un resultado: hace falta un nombre.",
		Nameless: func(seats int) string {
			return count(seats, "resultado no es", "resultados no son") + " de nadie: sin nombre, o con el de dos en la mesa."
		},
		Highest: func(player, total, day string) string {
			return "Partida más alta: " + player + " " + total + ", " + day + "."
		},
		BestPlay: func(player, play, day string) string {
			return "Mejor jugada: " + play + ", " + player + ", " + day + "."
		},
		Brings: func(win, perPlayer, others int) string {
			var parts []string
			if win > 0 || perPlayer == 0 {
				parts = append(parts, strconv.Itoa(win))
			}
			if perPlayer > 0 {
				parts = append(parts, strconv.Itoa(perPlayer)+" × jugadores")
			}
			return strings.Join(parts, " + ") + " para quien gana, " + strconv.Itoa(others) + " para cada otro"
		},
		Players: "Jugadores", League: "Liga",
		Player: "jugador", Against: "cara a cara", Played: "partidas", Won: "ganó", Shared: "empató", Average: "media", Best: "mejor", Lowest: "peor",
		AllTiles: "premios", Total: "total", Ahead: "delante", Even: "igual", Behind: "detrás", For: "a favor", Opposed: "en contra", Points: "puntos",
		Results: func(games, won, shared int) string {
			text := spanishCount(games, "partida") + ", " + count(won, "ganada", "ganadas")
			if shared > 0 {
				text += ", " + count(shared, "empatada", "empatadas")
			}
			return text
		},
		PerGame: func(game, turn string) string { return game + " por partida, " + turn + " por turno" },
		Fact: StatsFacts{
			Games: "Partidas", Average: "Media", Best: "Partida más alta", Lowest: "Partida más baja", BestPlay: "Mejor jugada", AllTiles: "Premios de atril", Total: "Puntos en total",
		},
		ToKind: "clásicas, duplicadas", ToScheme: "reparto", ToPlayer: "el jugador",
	}
}

func spanishEarlier() Earlier {
	return Earlier{
		Trash:      Page{"trash", "Lista las partidas de la papelera", "Lista las partidas de la papelera. Con games restore vuelve una."},
		Search:     "solo partidas con cada palabra de este `TEXTO` en los jugadores, el evento, el día (2026-11-29) o el nombre",
		NoneFound:  func(text string) string { return "Ninguna partida tiene todo esto: " + text + "." },
		TrashEmpty: "La papelera está vacía.", Games: "Partidas", Thrown: "Papelera", Field: "Buscar",
		Of:        func(shown, all int) string { return fmt.Sprintf("%d de %d", shown, all) },
		Reading:   "Leyendo las partidas …",
		Duplicate: func(players int) string { return "duplicada, " + count(players, "jugador", "jugadores") },
		Rounds:    func(n int) string { return spanishCount(n, "ronda") },
		VoidMark:  "anulada", Open: "Abrir", Copy: "Una copia, como partida nueva", Again: "Otra partida, las mismas personas",
		Void: "Anularla: no cuenta en ningún sitio", ToTrash: "A la papelera", Restore: "Sacarla de la papelera", Sure: "Intro otra vez: sí",
		Done: EarlierDone{
			Copied:   func(id string) string { return "Copiada, como " + id + "." },
			Voided:   func(id string) string { return id + " ya no cuenta; deshacer, en la partida, lo quita." },
			Thrown:   func(id string) string { return id + " está en la papelera." },
			Restored: func(id string) string { return id + " ha vuelto." },
		},
		ToMenu: "qué más", ToTab: "partidas, papelera", ToDelete: "a la papelera",
	}
}

func spanishRounds() Rounds {
	n := strconv.Itoa
	return Rounds{
		Round:    func(round int) string { return "Ronda " + n(round) },
		Table:    func(table int) string { return "Mesa " + n(table) },
		TableOf:  func(round, table int) string { return "Ronda " + n(round) + ", mesa " + n(table) },
		MasterOf: func(round int) string { return "Ronda " + n(round) + ", maestra" },
		In:       func(in, of int) string { return "están " + n(in) + " de " + n(of) },
		ToCome:   func(tables int) string { return "faltan " + n(tables) },
		Leader:   func(name string, total int) string { return name + " va en cabeza con " + Number(total) },
		Best:     "lo mejor", Rack: "atril", Master: "Maestra", NotSet: "sin anotar", ByHand: "a mano",
		No: "nº", Player: "nombre", Play: "jugada", Points: "pts", Gap: "dif", Rank: "Orden", Ranking: "Clasificación",
		Count:   func(rounds int) string { return spanishCount(rounds, "ronda") },
		Columns: func(from, to, of int) string { return "participantes " + n(from) + "-" + n(to) + " de " + n(of) },

		Enter:    func(points int, player string) string { return "Intro: +" + n(points) + " para " + player },
		AsMaster: func(points int) string { return "Intro: " + n(points) + " como maestra" },
		Replaces: func(points int) string { return "en lugar de " + n(points) },
		Below:    func(points int) string { return n(points) + " menos que lo mejor" },
		Above:    func(points int) string { return n(points) + " más que lo mejor" },
		IsBest:   "igual que lo mejor",
		Pick:     "Un número o el comienzo de un nombre elige mesa",
		AllIn:    func(key string) string { return "Están todos.  " + key + ": ronda siguiente" },
		Looking:  func(round, of int) string { return "ronda " + n(round) + " de " + n(of) },

		Found: func(finders, in int) string { return "La han visto " + n(finders) + " de " + n(in) },
		Only:  func(name string, points int) string { return "solo " + name + ": +" + n(points) },
		OverTable: func(table, points int) string {
			return "Mesa " + n(table) + ": " + n(points) + " supera la maestra. ¿Error al copiar?"
		},
		OverName: func(name string, points int) string {
			return name + ": " + n(points) + " supera la maestra. ¿Error al copiar?"
		},
		OfItSolo: func(points int) string { return n(points) + " de ellos por verla a solas" },

		Close: "Cerrar la ronda", TakeBest: "La mejor es la maestra", SetRack: "Atril de la ronda", SetMaster: "Maestra de la ronda",
		Finish: "Terminar la partida", Same: "Otra partida, mismas personas",
		NextCell: "casilla siguiente", NextTable: "mesa siguiente", MasterHint: "maestra", CloseHint: "otra ronda", TableHint: "mesa", NextOver: "sobre maestra",
		CellHint: "casilla", Correct: "corregir", Empty: "vaciar", DeleteRound: "borrar ronda",

		MasterKey: "puesto, escrito: maestra",
		CloseKey:  "cierra la ronda",
		OverKey:   "siguiente sobre maestra",
		EmptyKey:  "vacía la casilla",
		Examples: [][2]string{
			{"2: 24", "duplicada: la casilla de la persona 2 en esta ronda"},
			{"42 H4 JAMON", "lo mismo sin los dos puntos"},
			{"mar 24", "un nombre, o su comienzo, es una persona"},
			{"corregir 3 2: 24", "corrige la casilla de la persona 2 en la ronda 3"},
			{"corregir 3 2: -", "vacía la casilla de la persona 2 en la ronda 3"},
		},
	}
}

func spanishNewGame() NewGame {
	n := strconv.Itoa
	return NewGame{
		Kind:  "Tipo",
		Kinds: map[sheet.Kind]string{sheet.ClassicGame: "clásica", sheet.DuplicateGame: "duplicada"},
		House: "Reglas de casa", NoHouse: "ninguna", HouseOpens: "Derecha o Espacio las abre.",
		HouseHow: "Izquierda, Derecha o un número cambia una regla; Supr la deja como en el reglamento.",
		AsBook:   func(value string) string { return "como el reglamento: " + value },
		HouseRule: map[string]string{
			"bonus": "Todo el atril", "leftovers": "Fichas al final", "penalty": "Penalización", "challenge": "Impugnar mal", "passes": "Pases para fin", "overtime": "Por minuto más",
		},
		NoNumber: "sin puntos", Off: "nunca",
		Notation: "Casillas", Notations: map[string]string{"rows": "primero la fila: H4, 4H", "gcg": "como en GCG: 8D, D8"},
		Names: "Nombres", NamesHow: "Nombres con comas, pegados uno por línea, o @ARCHIVO con un nombre por línea.",
		TooManyNames: func(names, most int) string { return n(names) + " nombres son más de " + n(most) + ". Quita algunos." },
		HowMany:      func(fewest, most int) string { return "De " + n(fewest) + " a " + n(most) + " participantes." },
		Alone:        "A solas se juega contra las maestras.",
		DuplicateIs:  "En cada ronda todo el mundo juega las mismas fichas; la mejor jugada pasa al tablero.",
	}
}

func spanishTwoTile() TwoTile {
	return TwoTile{
		Words: Page{"words CLASE", "Dice palabras de un idioma",
			"Dice palabras: las de dos fichas de una edición, las de un atril, si una palabra está en una lista y qué listas hay."},
		Two: Page{"two", "Las palabras de dos fichas",
			"Lista las palabras de dos fichas de una edición, la de --edition o la de las partidas nuevas, tal como las da una fuente, y nombra la fuente. Donde no hay ninguna no se conocen."},
		Title: "Palabras de dos fichas",
		Count: func(words int, edition string) string {
			return spanishCount(words, "palabra") + " de dos fichas: " + edition
		},
		With:     func(letter string, all []string) string { return "Con " + letter + ": " + strings.Join(all, " ") },
		Without:  func(letter string) string { return "Con " + letter + ": ninguna" },
		NotKnown: func(edition string) string { return "No se conocen las palabras de dos fichas: " + edition + "." },
		Letter:   func(key string) string { return "Una letra muestra las suyas; " + key + ", todas." },
		Source:   func(text string) string { return "fuente: " + text },
	}
}

func spanishCharts() Charts {
	return Charts{
		Tab: "Gráficos", Totals: "Totales por ronda", Points: "Puntos por ronda", Masters: "maestras", End: "fin",
		FirstOf: func(shown, players int) string { return fmt.Sprintf("los %d primeros de %d", shown, players) },
		Choose:  "totales, puntos",
	}
}

func spanishGrid() Grid {
	return Grid{
		Title: "Cuadrícula", Command: "cuadrícula: una columna por jugador, una fila por turno", Key: "la hoja en cuadrícula",
		Left: "−fichas", Closing: "+cierre", Add: "añadir turno",
		Cell: "casilla siguiente", DeleteRow: "borrar fila", AddRow: "añadir fila", EndGame: "terminar", Leave: "tablero",
		TurnHow: func(at string) string {
			return "Puntos, o una línea: " + at + " JAMON, = R2wELOJ3l, cambio 3. 0 es un paso, y también la casilla que queda vacía antes de otro turno. Tab o Intro: la casilla siguiente."
		},
		NameHow:       "Escribe un nombre.",
		LeftHow:       "Lo que queda en el atril se resta: letras, ? por un comodín, o puntos. Vacía o - es quien se quedó sin fichas.",
		ClosingHow:    "Quien se quedó sin fichas suma lo que les sobra a los demás; la suma se calcula, o escríbela. Intro termina la partida.",
		AddHow:        "Intro añade una fila. Lo que quede vacío en las filas de arriba será un paso cuando se anote un turno posterior.",
		AdjustmentHow: "No es un turno: escribe sus puntos, o su línea entera.",
		Sure: func(row, turns string) string {
			return "¿Borrar la fila " + row + " (" + turns + ")? Supr otra vez la borra."
		},
		Deleted: func(row string) string { return "Fila " + row + " borrada." },
		Passes: func(n int) string {
			if n == 1 {
				return "La casilla vacía de antes se anota como paso."
			}
			return strconv.Itoa(n) + " casillas vacías de antes se anotan como pasos."
		},
		Elsewhere: func(player string, row int) Said {
			return Said{"El turno siguiente de " + player + " no está en la fila " + strconv.Itoa(row) + ".", "Rellena antes las casillas de arriba."}
		},
		Sum: func(typed, left int) Said {
			return Said{"A los demás no les sobran " + strconv.Itoa(typed) + ".", "Son " + strconv.Itoa(left) + "; deja la casilla vacía, o corrige la fila −fichas."}
		},
		HasLeft: func(player string) Said {
			return Said{"A " + player + " le sobran fichas: ahí no se suma nada.", "Vacía esta casilla, o la de encima."}
		},
		Adjustment: Said{"Esta fila no es un turno.", "Escribe su línea entera, como penalización 1 10; Supr la borra."},
		Duplicate:  "Una duplicada tiene rondas y no turnos: su tabla es la propia hoja.",
	}
}

func spanishClock() Clock {
	of := func(player string) string {
		if player == "" {
			return ""
		}
		return player + ", "
	}
	seconds := func(n int) string {
		switch n {
		case 60:
			return "un minuto"
		case 1:
			return "1 segundo"
		}
		return strconv.Itoa(n) + " segundos"
	}
	return Clock{
		Chosen: map[sheet.ClockKind]func(length string) string{
			sheet.TurnClock: func(length string) string { return "Un reloj de " + length + " por turno." },
			sheet.RoundClock: func(length string) string {
				if length == "" {
					return "Un reloj por ronda, hacia arriba."
				}
				return "Un reloj de " + length + " por ronda."
			},
			sheet.GameClock: func(length string) string {
				if length == "" {
					return "Un reloj por jugador, hacia arriba."
				}
				return "Un reloj de " + length + " por jugador."
			},
		},
		None:    "Sin reloj.",
		Runs:    func(player, shows string) string { return "El reloj corre: " + of(player) + shows + "." },
		Stands:  func(player, shows string) string { return "El reloj está parado: " + of(player) + shows + "." },
		Set:     func(player, shows string) string { return "El reloj marca ahora: " + of(player) + shows + "." },
		Running: "en marcha", Stopped: "parado",
		TurnOver: func(player string) string {
			return "Se acabó el tiempo de " + player + ". Intro dos veces anota un paso; o se sigue."
		},
		RoundOver:  "Se acabó el tiempo de la ronda: ya no vale ninguna jugada sin entregar.",
		Signal:     func(n int) string { return "Queda: " + seconds(n) + "." },
		LastSignal: func(n int) string { return "Queda: " + seconds(n) + ". Alcen." },
		Over: func(player string, points, each int) string {
			return player + " se ha pasado de tiempo: " + Number(points) + " por ahora, " + strconv.Itoa(each) + " por minuto o fracción."
		},
		OverLost: func(player string) string { return player + " se ha pasado de tiempo y, según las reglas, pierde." },
		OverStops: func(player string) string {
			return player + " se ha pasado de tiempo y, según las reglas, ya no juega."
		},
		OverFree: func(player string) string { return player + " se ha pasado de tiempo. Las reglas no dicen nada." },
		Due: func(player, over, key, costs string) string {
			return player + " se pasó " + over + ": " + key + " lo anota, " + costs + "."
		},
		Lost:  "pierde la partida",
		RanOn: func(shows string) string { return "El reloj ha seguido corriendo: " + shows + "." },
		Title: "Reloj", Kind: "Para", Length: "Tiempo",
		Kinds: map[sheet.ClockKind]string{
			sheet.TurnClock: "cada turno", sheet.RoundClock: "cada ronda", sheet.GameClock: "cada jugador",
		},
		NoKind: "sin reloj", CountsUp: "hacia arriba",
		Own: "O escribe minutos, como 7, o 7:30.", OwnTurn: "O escribe segundos, como 90, o 1:30.",
		Book:      "reglamento",
		HowStart:  func(key string) string { return key + " lo pone en marcha y lo para." },
		StartStop: "Reloj: marcha o paro", Choose: "Reloj: cuál y cuánto", Bell: "Reloj: probar la alarma", Hide: "Reloj: ninguno", Again: "Reloj: otra vez entero",
		Correct: func(player string) string {
			if player == "" {
				return "Reloj: poner el tiempo"
			}
			return "Reloj: corregir " + player
		},
		Note: func(player, over string) string { return "Reloj: anotar exceso, " + player + " " + over },
		Key:  "reloj en marcha o parado", ToStop: "parar el reloj", ToStart: "reloj en marcha", ToNote: "anotar el exceso", ToChoose: "elegirlo",
		Signals:   "Se avisa del tiempo de la ronda",
		SignalsAt: func(all []string) string { return listed(all, "y") + " segundos antes del final" },
	}
}

func spanishPlaying() Playing {
	n := strconv.Itoa
	return Playing{
		Rules: "reglas", Book: "reglamento", About: "acerca",
		Brief: "En breve", Before: "Antes de la partida", Turn: "Un turno", Exchange: "Cambiar fichas", Challenges: "Impugnaciones y penalizaciones",
		End: "El final", Time: "El tiempo", Duplicate: "La duplicada", Sheet: "La hoja",
		InBrief: func(centre string, rack, bonus int) []string {
			return []string{
				"Coloca fichas en una línea, de modo que todo lo que se toca forme palabras.",
				"La primera palabra cubre " + centre + "; cada jugada posterior toca una ficha ya colocada.",
				"Un turno es una jugada, un cambio o un paso. Después se roba hasta tener otra vez " + n(rack) + " fichas.",
				"Las " + n(rack) + " fichas en un turno dan " + spanishPoints(bonus) + " más.",
				"Termina cuando la bolsa está vacía y alguien coloca su última ficha, o cuando ya nadie juega.",
				"Al final se ajustan las fichas que sobran. Gana quien tiene más puntos.",
			}
		},
		Dictionary: []string{
			"Acordad un diccionario o una lista de palabras antes de empezar.",
			"Nadie consulta una palabra, ni pregunta por ella, antes de jugarla.",
		},
		Racks: func(rack int) string {
			return "Las fichas están boca abajo, o en una bolsa en la que nadie mira. Cada cual roba " + n(rack) + " y las guarda ocultas en su atril."
		},
		Teams: "En clubes y torneos juegan dos personas, o dos equipos con un atril cada uno.",
		Lines: func(centre string) []string {
			return []string{
				"Pasar, cambiar fichas o colocar al menos una.",
				"Las fichas nuevas van en una fila o en una columna, sin huecos. Las palabras se leen de izquierda a derecha o de arriba abajo, nunca en diagonal, y tienen al menos dos letras.",
				"La primera jugada cubre " + centre + " y tiene al menos dos fichas. Cada una de las siguientes toca una ficha ya colocada.",
				"Hay tres formas de hacer palabras: alargar una, cruzar una o colocar una junto a otra de modo que las fichas que se tocan formen también palabras.",
				"Una ficha colocada no se mueve nunca.",
			}
		},
		Digraphs: func(letters string) string {
			return "Son una sola ficha y no se forman con dos: " + letters + "."
		},
		Blank: func(points int) string {
			return "Un comodín es la letra que dices, hasta el final de la partida. Vale " + n(points) + "."
		},
		Refill:        "Después roba tantas fichas como has colocado, una a una y sin mirar, siempre; si en la bolsa hay menos, todas.",
		Exchanging:    "Devuelve algunas fichas, o todas, y roba otras tantas. El turno se pierde y vale 0.",
		OffTheBoard:   "Una palabra que no vale se retira: las fichas vuelven al atril y el turno vale 0.",
		Stands:        "Después la palabra queda aceptada, aunque sea errónea, y valen todos los puntos posteriores.",
		Ends:          "Una partida termina cuando la bolsa está vacía y alguien coloca su última ficha, cuando ya nadie puede jugar o como dice el reglamento:",
		NeverByItself: "tanteo nunca da una partida por terminada. Dice cuándo lo harían las reglas, y espera.",
		Duplicates: []string{
			"En cada ronda todos tienen las mismas fichas y cada cual anota una jugada. La mejor de la ronda, la maestra, va al tablero de todos, la haya visto quien la haya visto.",
			"Al final nadie tiene fichas propias, así que no hay ajuste. Los totales se comparan con la suma de las maestras.",
		},
		Written: "En una hoja se anotan los puntos de cada turno, el total acumulado, las palabras, sus casillas y cuántas veces se colocó el atril entero.",
		Start:   "Quién abre", Direction: "Orden de los turnos", Until: "Una palabra se puede impugnar", Laid: "Una ficha colocada y vista",
		Lexicon: "Palabras que valen", NotAllowed: "No valen",
		Says: map[string]string{
			editions.StartDraw:       "cada cual saca una ficha y abre la más cercana a la A; el comodín va antes que la A",
			editions.StartAgain:      "cada cual saca una ficha y abre la más cercana a la A; quien saca un comodín repite",
			editions.StartAgree:      "como acuerde la mesa",
			editions.Clockwise:       "el de las agujas del reloj",
			editions.UntilWritten:    "antes de anotar sus puntos, y solo el rival",
			editions.UntilNext:       "antes de anotar sus puntos y de que empiece el turno siguiente",
			editions.MustPlay:        "se tiene que jugar",
			editions.LosesTurn:       "se tiene que jugar, o se pierde el turno",
			editions.NoNames:         "nombres propios",
			editions.NoAbbreviations: "abreviaturas",
			editions.NoAffixes:       "prefijos y sufijos sueltos",
			editions.NoHyphens:       "palabras con guion",
			editions.NoPronouns:      "verbos con el pronombre pegado",
		},
		NotKnown: "no se sabe",
	}
}

func spanishCounting() Counting {
	return Counting{
		Brief: "En breve", Long: "Con detalle", Examples: "Ejemplos, contados ahora", Played: "Las últimas jugadas de esta partida",
		InBrief: func(rack, bonus int) []string {
			return []string{
				"Primero las casillas de letra, luego la suma, luego las de palabra.",
				"Una casilla cuenta solo el turno en que se cubre. El comodín no suma letra, pero su casilla de palabra cuenta.",
				fmt.Sprintf("Cuentan todas las palabras nuevas; %d fichas en un turno dan %d más.", rack, bonus),
			}
		},
		Kinds: map[editions.ExampleKind]string{
			editions.FirstPlay:   "Una primera jugada, sobre el centro.",
			editions.ThroughTile: "Una ficha ya colocada cuenta sin su casilla.",
			editions.SharedTile:  "Una ficha nueva en dos palabras cuenta en las dos, con su casilla en ambas.",
			editions.WordSquares: "Dos casillas de palabra en una palabra se multiplican entre sí.",
			editions.AllTiles:    "El premio se suma al final de todo.",
			editions.WithBlank:   "La primera jugada otra vez, con un comodín.",
		},
		Factor:    func(factor int) string { return fmt.Sprintf("La palabra se multiplica por %d.", factor) },
		Bonus:     func(tiles, points int) string { return fmt.Sprintf("%d fichas dan %d.", tiles, points) },
		Leftovers: "Las fichas que sobran al final",
		Left:      func(player, letters string) string { return "a " + player + " le quedan " + letters },
		WentOut:   func(player string) string { return player + " se queda sin fichas" },
		Rounds:    "Una duplicada de tres rondas",
		OwnRounds: "Las cifras son un ejemplo propio de esta ayuda, de ninguna partida real; las sumas se cuentan ahora.",
	}
}

func spanishLimits() Limits {
	return Limits{
		Not: "Lo que tanteo no hace", Is: "De quién es",
		DoesNot: []string{
			"No juzga ninguna palabra. Sus listas son abiertas, ninguna es la oficial, y consultarlas no cambia los puntos. Si una palabra vale lo dice la mesa o el jurado.",
			"No enseña las mejores jugadas mientras dura una partida clásica, salvo que alguien las pida, y entonces las ven todos.",
			"Nunca da una partida por terminada; solo dice cuándo lo harían las reglas.",
			"No hace enlaces. Una jugada copiada lleva la jugada y la edición, nunca un nombre; un resultado copiado es solo texto.",
		},
		Kept: func(folder string) []string {
			return []string{
				"Nada sale de esta máquina: no hay cuentas, y las partidas son archivos en " + folder + ". Cierra el terminal y sigue más tarde.",
				"En otra máquina esas partidas no están; sin estos archivos se pierden.",
			}
		},
		Owners: []string{
			"tanteo es independiente. SCRABBLE es una marca de Mattel, y de Hasbro en Estados Unidos y Canadá. Ni ellos ni ninguna federación tienen que ver con él.",
			"Jugadas que otros han impreso con sus puntos, como MES de Mattel con ME, EN y SO, están entre sus pruebas, para que cualquiera las compruebe.",
		},
	}
}

func spanishWordLists() WordLists {
	n := strconv.Itoa
	return WordLists{
		Check: Page{"check PALABRA…", "Dice si unas palabras están en una lista",
			"Dice si cada palabra está en la lista de una edición, la de --edition o la de las partidas nuevas, y qué lista es: una que hayas añadido o, si no, una abierta que vino con el programa o está en la máquina; --list nombra otra. Sale con 1 si alguna no está. Aquí ninguna lista es oficial."},
		List: Page{"list [NOMBRE]", "Las listas de palabras, con sus licencias",
			"Lista las listas de palabras que hay, con quién las hizo, de dónde vienen y con qué licencia; con un NOMBRE, esa lista con el texto completo de su licencia."},
		Add: Page{"add ARCHIVO", "Toma una lista tuya",
			"Lee una lista de palabras y la guarda con un nombre para una edición: desde entonces es la lista de esa edición. Una lista es un texto con una palabra por línea, en UTF-8 o ISO 8859, con gzip o sin él, con definiciones tras las palabras o sin ellas; o una lista JSON de textos; o un .dic de hunspell junto a su .aff. Lo que no se puede colocar queda fuera y se cuenta. Si el archivo cambia, se lee otra vez."},
		Remove:   Page{"rm NOMBRE", "Quita una lista propia", "La lista deja de usarse; su archivo se queda donde está."},
		ListFlag: "`LISTA` de palabras: un nombre o un archivo", NameFlag: "`NOMBRE` de la lista; si no, el del archivo",
		In:    func(word string) string { return word + " está en la lista." },
		NotIn: func(word string) string { return word + " no está en la lista." },
		NotIt: func(word, why string) string { return word + " no está en ninguna lista: " + why },
		Which: func(name, title string) string {
			if name == title {
				return "Lista: " + name + ". No es oficial."
			}
			return "Lista: " + name + ", " + title + ". No es oficial."
		},
		NotOfficial: "Ninguna de ellas es una lista oficial.", ThisNotOfficial: "No es una lista oficial.",
		Gone:    func(file string) string { return file + " ya no está; quedan sus palabras." },
		Words:   func(words int) string { return spanishCount(words, "palabra") },
		Unread:  "sin leer todavía",
		Size:    func(kilobytes int) string { return n(kilobytes) + " kB" },
		For:     func(edition string) string { return "para " + edition },
		Licence: "Licencia", Credit: "De", Source: "Viene de", File: "Archivo", NoLicence: "desconocida",
		More:    "tanteo words list NOMBRE muestra una licencia; tanteo words add ARCHIVO toma una lista tuya.",
		Missing: func(name, packages string) string { return name + ": no está en esta máquina; con " + packages },
		Added: func(name, words, edition string) string {
			return name + ": " + words + " para " + edition + "."
		},
		LeftOut: func(reasons []string) string { return "Fuera quedan: " + strings.Join(reasons, "; ") + "." },
		Capital: func(words int) string { return n(words) + " con mayúscula" },
		Sign:    func(words int) string { return n(words) + " con guion u otro signo" },
		Letter:  func(words int) string { return n(words) + " con una letra sin ficha" },
		Short:   func(words int) string { return n(words) + " de una ficha" },
		Long:    func(words int) string { return n(words) + " más largas que el tablero" },
		Same:    func(words int) string { return n(words) + " con las mismas fichas que otra" },
		Default: func(edition string) string { return "Desde ahora es la lista de " + edition + "." },
		Reading: func(file string, percent int) string { return file + ": leído el " + n(percent) + " %" },
		Refused: map[words.Reason]func(Listed) Said{
			words.NotAFile: func(l Listed) Said {
				return Said{l.File + " no es un archivo.", "Nombra un texto con una palabra por línea."}
			},
			words.TooLarge: func(l Listed) Said {
				return Said{l.File + " tiene más de " + n(l.Limit) + " MB de texto.", "Toma una lista más pequeña."}
			},
			words.LongLine: func(l Listed) Said {
				return Said{l.File + " no es una lista: la línea " + n(l.Line) + " es demasiado larga.", "Una lista tiene una palabra por línea."}
			},
			words.NotText: func(l Listed) Said {
				return Said{l.File + " no es un texto.", "Desempaquétalo, o guárdalo como texto con una palabra por línea."}
			},
			words.BadJSON: func(l Listed) Said {
				return Said{l.File + ", línea " + n(l.Line) + ": esto no es una lista de textos.", `Una lista en JSON es ["uno", "dos"].`}
			},
			words.BadGzip: func(l Listed) Said {
				return Said{l.File + " no se puede desempaquetar.", "Está dañado: tráelo otra vez."}
			},
			words.BadAffix: func(l Listed) Said {
				return Said{l.File + ", línea " + n(l.Line) + ": esta regla no se entiende.", "Toma el .aff que va con el .dic."}
			},
			words.NoAffix: func(l Listed) Said {
				return Said{l.File + " solo tiene raíces de palabras.", "Pon su .aff al lado, con el mismo nombre."}
			},
			words.TooMany: func(l Listed) Said {
				return Said{l.File + " tiene más de " + n(l.Limit) + " millones de palabras.", "Toma una lista más pequeña."}
			},
			words.NoWords: func(l Listed) Said {
				return Said{l.File + " no tiene ninguna palabra que se pueda colocar.", "¿Es una lista para esta edición? Mira --edition."}
			},
			words.NoSuch: func(l Listed) Said {
				if l.Packages != "" {
					return Said{"No hay ninguna lista " + l.Name + " en esta máquina.", "La tiene uno de estos paquetes: " + l.Packages + "."}
				}
				return Said{"No hay ninguna lista " + l.Name + ".", "Míralas con tanteo words list."}
			},
			words.NoneFor: func(l Listed) Said {
				if l.Packages != "" {
					return Said{"No hay ninguna lista para " + l.Name + ".", "Instala uno de " + l.Packages + ", o toma una: tanteo words add ARCHIVO."}
				}
				return Said{"No hay ninguna lista para " + l.Name + ".", "Toma una: tanteo words add ARCHIVO --edition ID."}
			},
			words.NameTaken: func(l Listed) Said {
				return Said{"Ya hay otra lista " + l.Name + ".", "Elige otro nombre: --name NOMBRE."}
			},
			words.BadName: func(l Listed) Said {
				return Said{l.Name + " no puede ser el nombre de una lista.", "Usa letras, cifras y guiones, 40 como mucho: --name NOMBRE."}
			},
			words.BadEntry: func(l Listed) Said {
				return Said{l.File + " no dice qué lista es.", `Corrígelo: file = "/RUTA", edition = "ID".`}
			},
			words.NotOwn: func(l Listed) Said {
				return Said{l.Name + " no es una lista tuya.", "Las que vienen con tanteo, o están en la máquina, se quedan."}
			},
			words.NoFolder: func(Listed) Said {
				return Said{"No hay ninguna carpeta donde guardar una lista.", "Nombra una: --config CARPETA."}
			},
		},
		Origins: map[words.Origin]string{
			words.Embedded: "vino con tanteo", words.Machine: "en esta máquina", words.Own: "tuya", words.Loose: "un archivo",
		},
	}
}

func spanishCSV() Table {
	return Table{
		Columns: csv.Columns{
			Number: "turno", Round: "ronda", Seat: "asiento", Player: "jugador", Kind: "tipo", Square: "casilla",
			Word: "palabra", Words: "palabras", NewTiles: "fichas nuevas", Exchanged: "cambiadas", Rack: "atril",
			Bonus: "premio", Points: "puntos", Total: "total", Master: "maestra", Notes: "notas",
		},
		Kinds: map[sheet.TurnKind]string{
			sheet.KindPlay: "jugada", sheet.KindTyped: "escrita", sheet.KindPoints: "puntos a mano",
			sheet.KindPass: "paso", sheet.KindExchange: "cambio", sheet.KindWithdrawn: "retirada",
			sheet.KindPenalty: "penalización", sheet.KindBonus: "bonificación", sheet.KindOvertime: "tiempo de más", sheet.KindWarning: "aviso",
			sheet.KindChallenge: "impugnación fallida", sheet.KindEnd: "sobrantes",
		},
		CameOff: "impugnada", Faulty: "no encaja",
	}
}

func spanishFinding() Finding {
	n := strconv.Itoa
	return Finding{
		Place: Page{"place PALABRA [PARTIDA]", "Todos los sitios de una palabra, primero el mejor",
			"Lista todos los sitios donde las reglas dejan colocar una palabra, en horizontal y en vertical, primero el mejor. Mira en el tablero de PARTIDA, si no en el de --board, si no en el de la última partida, o en uno vacío; --edition sola pide uno vacío. ? tras una letra es un comodín, . una ficha que ya está; una letra que ya no queda se vuelve comodín. Las palabras que no están en la lista se nombran; no ocultan ningún sitio."},
		Top: Page{"top ATRIL [PARTIDA]", "Las mejores jugadas de un atril",
			"Lista las mejores jugadas de un atril con su cuenta, ? por cada comodín: en el tablero de PARTIDA, si no en el de --board, si no en el de la última partida, o en uno vacío; --edition sola pide uno vacío. Las que valen lo mismo se muestran todas, primero la que el reglamento toma por maestra, si tiene una regla para eso. Una partida clásica debe haber terminado."},
		RackWords: Page{"rack LETRAS", "Las palabras de un atril",
			"Lista las palabras de una lista que se forman con algunas de las letras, ? por cada comodín, por los puntos de sus fichas o por su longitud."},
		LimitFlag: "`NÚMERO` de jugadas (10); las que más valen se muestran todas", AnywayFlag: "también en una partida en curso",
		ByFlag: "`ORDEN`: points (puntos), length (longitud)", PatternFlag: "`MOLDE` de la palabra, . por una letra del atril: .A.O",
		HooksFlag:    "con las letras que forman otra palabra delante y detrás",
		ContainsFlag: "`LETRAS` que además tienen las palabras", FromOne: "un número entero desde 1", Letters: "letras",
		OnGame:  func(game string) string { return "En el tablero de " + game + "." },
		OnFile:  func(file, edition string) string { return "En el tablero de " + file + ": " + edition + "." },
		OnEmpty: func(edition string) string { return "En un tablero vacío: " + edition + "." },
		Places: func(places int, word string) string {
			if places == 0 {
				return "No hay sitio para " + word + "."
			}
			return spanishCount(places, "sitio") + " para " + word + ":"
		},
		Unlisted: func(words string) string { return "no en la lista: " + words },
		Plays: func(plays, shown int, rack string) string {
			if shown == plays {
				return spanishCount(plays, "jugada") + " de " + rack + ":"
			}
			return spanishCount(plays, "jugada") + " de " + rack + "; las mejores " + n(shown) + ":"
		},
		NoPlay: func(rack string) string { return "No hay ninguna jugada de " + rack + "." },
		Tied:   func(plays int) string { return n(plays) + " valen lo máximo." },
		Master: func(rulebook, because string) string {
			return "La primera es la maestra según " + rulebook + ": " + because + "."
		},
		Ties: map[finder.Tie]string{
			finder.FewestBlanks: "menos comodines", finder.BalancedRest: "el resto más equilibrado", finder.FewestTiles: "menos fichas",
			finder.Alphabet: "primera en el alfabeto", finder.NearestA1: "la más cercana a A1", finder.EndsGame: "termina la partida",
			finder.MostOpen: "el tablero más abierto", finder.AcrossFirst: "en horizontal", "": "lo demás no está reglado, y esta es la primera en el tablero",
		},
		Words:  func(words int) string { return spanishCount(words, "palabra") },
		Making: func(list string, percent int) string { return list + ": se prepara para buscar, " + n(percent) + " %" },
		NotFinished: func(game string) Said {
			return Said{"La partida " + game + " sigue en curso, y las mejores jugadas son para después.", "Termínala, o pon --anyway; --edition pide un tablero vacío."}
		},
		TooManyBlanks: func(blanks int) Said {
			return Said{"Este atril tiene demasiados comodines.", "El juego tiene " + n(blanks) + "."}
		},
		TooManyTiles: func(tiles int) Said {
			return Said{n(tiles) + " fichas son demasiadas para buscar.", "Toma menos."}
		},
	}
}

func spanishLookup() Lookup {
	return Lookup{
		Switch: "comprobar las palabras en una lista", On: "Desde ahora se comprueban las palabras.", Off: "Ya no se comprueban las palabras.",
		In: "en la lista:", NotIn: "no en la lista:",
		Which:   func(list string) string { return "Lista: " + list + ", no la oficial." },
		Listed:  func(list string) string { return "lista " + list + ", no oficial" },
		AllIn:   func(list string) string { return "todo en la lista (" + list + ", no oficial)" },
		Lacks:   func(list, words string) string { return "no en la lista (" + list + ", no oficial): " + words },
		Places:  func(word string) string { return "Sitios de " + word },
		Of:      func(n, of int) string { return strconv.Itoa(n) + " de " + strconv.Itoa(of) },
		NoPlace: func(word string) string { return "En este tablero no hay sitio para " + word + "." },
		At: func(points int, place string) string {
			return strconv.Itoa(points) + " puntos en " + place
		},
		Sift: "buscar", LayHere: "ponerla aquí", NextOne: "otro",
		PlaceKey: "sitios de la palabra",
		Example:  "todos los sitios de una palabra, el mejor primero; las flechas los recorren, Intro la pone",

		Checked: "Palabras de la hoja", NextWord: "otra palabra", ToTurn: "a su turno",
		Out: func(out, words int) string {
			switch {
			case words == 1 && out == 0:
				return "La única palabra está en la lista."
			case words == 1:
				return "La única palabra no está en la lista."
			}
			if out == 0 {
				return "Están en la lista todas: " + strconv.Itoa(words) + "."
			}
			return "No están en la lista " + strconv.Itoa(out) + " de " + strconv.Itoa(words) + "."
		},
		NoPoints: "No cambia ningún punto: eso es cosa del juez.",

		TabKey:      "palabras de esas letras",
		TypeRack:    "Teclear letras da sus palabras: ? comodín, .A. modelo, +Z y una Z",
		ListedFirst: "lista antes", OutNote: "? una palabra no está en la lista.",
		ByPoints: "por puntos", ByLength: "por largo", ItsPlaces: "sus sitios", Order: "orden",
		Hooks: func(before, after string) string { return "delante " + before + " · detrás " + after },

		Lists: "Listas de palabras", AddList: "una lista propia",
		AddHow: "El nombre de un archivo: un texto con una palabra por línea, comprimido con gzip o no, una lista JSON o un .dic de hunspell junto a su .aff. Será la lista de estas fichas.",
		AddIt:  "añadirla", CheckIn: "comprobar en ella", Licence: "su licencia",
		Removed: func(list string) string { return list + " ya no se usa. Su archivo sigue ahí." }, SureRemove: "Supr otra vez quita esta lista; su archivo se queda.", RemoveIt: "quitarla",
		OtherTiles: func(list, edition string) string { return list + " es para otras fichas que las de " + edition + "." },

		DrawRack: "Sacar el atril", Racks: "Atriles", RacksDrawn: "los saca tanteo", RacksTyped: "se teclean",
		DrawnHow:   "tanteo saca cada atril según el reglamento, busca la maestra y saca el siguiente.",
		NoPlayTodo: func(finish string) string { return "La partida acaba aquí: " + finish + "." },

		Review: "Lo que se escapó", Everybody: "todos", BestOne: "la mejor", Missed: "dif",
		Sum: func(missed, best int, share string) string {
			return "se le escaparon " + strconv.Itoa(missed) + " de " + strconv.Itoa(best) + "; " + share
		},
		LeftOut: func(n int) string { return "Sin " + strconv.Itoa(n) + " turnos: antes hay jugadas sin casillas." },
		AtLeast: "+ no se conoce el atril: al menos eso, con las fichas que se pusieron.",
		NoRacks: "Aquí no hay jugadas que comparar con la mejor.",

		UnnotedLine:  "La línea aún no está anotada.",
		NotClosed:    "La ronda sigue abierta: ha cambiado entretanto.",
		MasterStands: func(master string) string { return "Se mantiene la maestra: " + master + "." },
		Unnoted:      "La jugada del tablero no está anotada.", UnnotedTodo: func(enter, esc string) string { return enter + " la anota, " + esc + " la retira." },
		OwnFirst: "Anota antes tu propia jugada.", OwnFirstTodo: func(best string) string { return "Para ver ya las mejores: " + best + "." },
		BestPlays: "Mejores jugadas", Columns: [4]string{"pts", "en", "jugada", "fichas"}, Tie: "=",
		First: func(because string) string {
			return "De las que más valen, » es la maestra: " + because + "."
		},
		NextPlay: "otra jugada", AsMaster: "anotarla como maestra",
		NotYet:     "Las mejores jugadas son para después de la partida.",
		NotYetTodo: func(line string) string { return "Para verlas todos ahora: " + line + "." },
		OpenMark:   "mejores jugadas a la vista", BestDuring: "Mejores jugadas durante la partida", Open: "En esta partida todos ven las mejores jugadas.",
		Closed: "Las mejores jugadas se ven solo después de la partida.",
	}
}
