// Code generated from messages/es.toml by tanteo/tui/phrases/generate. DO NOT EDIT.

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

func es() *Language {
	return &Language{
		Tag:       "es",
		Name:      "Español",
		Commands:  esCommands(),
		Premiums:  esPremiums(),
		Players:   esPlayers(),
		Kinds:     esKinds(),
		Numbers:   esNumbers(),
		Dates:     esDates(),
		Rows:      esRows(),
		Answers:   esAnswers(),
		Notices:   esNotices(),
		Faults:    esFaults(),
		Sheet:     esSheet(),
		Editions:  esEditions(),
		Rules:     esRules(),
		Tool:      esTool(),
		Screen:    esScreen(),
		Table:     esTable(),
		Paper:     esPaper(),
		Replay:    esReplay(),
		Duplicate: esDuplicate(),
		Stats:     esStats(),
		Earlier:   esEarlier(),
		Served:    esServed(),
		Copying:   esCopying(),
		Printing:  esPrinting(),
		TwoTile:   esTwoTile(),
		Playing:   esPlaying(),
		Counting:  esCounting(),
		Limits:    esLimits(),
		Rounds:    esRounds(),
		NewGame:   esNewGame(),
		Clock:     esClock(),
		WordLists: esWordLists(),
		Finding:   esFinding(),
		Lookup:    esLookup(),
		Charts:    esCharts(),
		Grid:      esGrid(),
	}
}

func esCommands() Commands {
	return Commands{
		line.CommandPass:       {Words: []string{"paso", "pasar", "pasa"}},
		line.CommandExchange:   {Words: []string{"cambio", "cambiar", "cambia", "intercambio"}, After: "[FICHAS|CUÁNTAS]"},
		line.CommandWithdrawn:  {Words: []string{"retirada", "retirar"}},
		line.CommandChallenge:  {Words: []string{"impugnación", "impugnar", "impugna", "reto", "retar"}},
		line.CommandFailed:     {Words: []string{"fallida", "falla", "fallido"}, After: "[JUGADOR] [NÚMERO]"},
		line.CommandPenalty:    {Words: []string{"penalización", "penalizar", "menos"}, After: "JUGADOR PUNTOS [MOTIVO]"},
		line.CommandBonus:      {Words: []string{"bonificación", "bonificar", "más", "bono", "premio"}, After: "JUGADOR PUNTOS [MOTIVO]"},
		line.CommandOvertime:   {Words: []string{"tiempo", "demora"}, After: "JUGADOR MM:SS|PUNTOS"},
		line.CommandWarning:    {Words: []string{"aviso", "avisar", "amonestación"}, After: "JUGADOR [MOTIVO]"},
		line.CommandLay:        {Words: []string{"colocar", "coloca"}, After: "H4 JAMON"},
		line.CommandClear:      {Words: []string{"vaciar", "vacía"}},
		line.CommandEnd:        {Words: []string{"fin", "terminar"}, After: "RESTO RESTO …"},
		line.CommandFinish:     {Words: []string{"finalizar", "acabar"}},
		line.CommandReopen:     {Words: []string{"reabrir", "reabre"}},
		line.CommandUndo:       {Words: []string{"deshacer", "deshaz"}},
		line.CommandRedo:       {Words: []string{"rehacer", "rehaz"}},
		line.CommandEdit:       {Words: []string{"corregir", "editar", "corrige"}, After: "TURNO LÍNEA"},
		line.CommandInsert:     {Words: []string{"insertar", "inserta"}, After: "TURNO LÍNEA"},
		line.CommandDelete:     {Words: []string{"borrar", "borra", "eliminar"}, After: "TURNO"},
		line.CommandRecount:    {Words: []string{"recontar", "recuenta"}, After: "[TURNO]"},
		line.CommandVoid:       {Words: []string{"anular", "anula"}},
		line.CommandName:       {Words: []string{"nombre", "nombrar"}, After: "JUGADOR NOMBRE"},
		line.CommandJoin:       {Words: []string{"entra", "entrar"}, After: "NOMBRE"},
		line.CommandLeave:      {Words: []string{"abandona", "abandonar"}, After: "JUGADOR"},
		line.CommandNote:       {Words: []string{"nota", "apunte"}, After: "TEXTO"},
		line.CommandAgain:      {Words: []string{"otra", "revancha"}},
		line.CommandOpen:       {Words: []string{"abrir", "abre"}, After: "[PARTIDA]"},
		line.CommandWrong:      {Words: []string{"incorrecta", "errónea"}, After: "TURNO"},
		line.CommandRack:       {Words: []string{"atril"}, After: "LETRAS"},
		line.CommandDraw:       {Words: []string{"sacar", "saca", "robar", "roba"}, After: "[SEMILLA]"},
		line.CommandMaster:     {Words: []string{"maestra"}, After: "[LÍNEA]"},
		line.CommandBest:       {Words: []string{"mejores"}, After: "[ATRIL]"},
		line.CommandCheck:      {Words: []string{"comprobar", "comprueba"}, After: "[TURNO|PALABRA]"},
		line.CommandMissed:     {Words: []string{"escapado", "perdido"}},
		line.CommandAnalysis:   {Words: []string{"análisis"}, After: "[NO]"},
		line.CommandNext:       {Words: []string{"siguiente", "sigue"}},
		line.CommandTab:        {Words: []string{"pestaña"}, After: "[NOMBRE]"},
		line.CommandPrint:      {Words: []string{"imprimir", "imprime"}, After: "[QUÉ]"},
		line.CommandWrite:      {Words: []string{"guardar", "guarda"}, After: "[ARCHIVO]"},
		line.CommandTake:       {Words: []string{"tomar"}},
		line.CommandQuit:       {Words: []string{"salir"}},
		line.CommandClock:      {Words: []string{"reloj"}, After: "[JUGADOR] MM:SS"},
		line.CommandClockStart: {Words: []string{"iniciar", "inicia", "marcha"}},
		line.CommandClockStop:  {Words: []string{"parar", "para"}},
		line.CommandOff:        {Words: []string{"ninguno", "no"}},
		line.CommandTurnClock:  {Words: []string{"turno"}, After: "MM:SS|SEGUNDOS"},
		line.CommandRoundClock: {Words: []string{"ronda"}, After: "[MM:SS|MINUTOS]"},
		line.CommandGameClock:  {Words: []string{"partida"}, After: "[MM:SS|MINUTOS]"},
	}
}

func esPremiums() Premiums {
	return Premiums{
		DoubleLetter:    "DL",
		TripleLetter:    "TL",
		QuadrupleLetter: "CL",
		DoubleWord:      "DP",
		TripleWord:      "TP",
		QuadrupleWord:   "CP",
	}
}

func esPlayers() Players {
	return Players{
		Default: func(seat int) string { return "Jugador " + Number(seat) },
		None:    "nadie",
	}
}

func esKinds() Kinds {
	return Kinds{
		Points:    "a mano",
		Pass:      "paso",
		Exchange:  "cambio",
		Withdrawn: "retirada",
		Penalty:   "penaliz.",
		Bonus:     "bonific.",
		Overtime:  "tiempo",
		Warning:   "aviso",
		Challenge: "impugnac.",
		End:       "sobrantes",
	}
}

func esNumbers() Numbers {
	return Numbers{
		Decimal: ",",
		AndWord: "y",
		Quote:   func(text string) string { return "«" + text + "»" },
	}
}

func esDates() Dates {
	return Dates{Months: [12]string{"ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"}}
}

func esRows() Rows {
	return Rows{
		Where:  func(word, from, to string) string { return word + " en " + from + "-" + to },
		Scored: func(word string, points int) string { return word + ", " + Number(points) },
		All: func(points, bonus, tiles int) string {
			return ", con " + Number(bonus) + " por " + Number(tiles) + " fichas"
		},
		Points: func(points int) string { return Number(points) + " a mano" },
		Pass:   "paso",
		Exchange: func(tiles int) string {
			switch tiles {
			case 0:
				return "cambio"
			case 1:
				return "cambio de " + Number(tiles) + " ficha"
			}
			return "cambio de " + Number(tiles) + " fichas"
		},
		Withdrawn: "palabra retirada, 0",
		Challenge: func(by string, words, points int) string {
			if by == "" {
				wordsText := Number(words) + " palabras válidas"
				switch words {
				case 0:
					wordsText = "una palabra válida"
				case 1:
					wordsText = "una palabra válida"
				}
				pointsText := Signed(points)
				if points == 0 {
					pointsText = "sin coste"
				}
				return "impugnó " + wordsText + ", " + pointsText
			}
			wordsText := Number(words) + " palabras válidas impugnadas"
			switch words {
			case 0:
				wordsText = "una palabra válida impugnada"
			case 1:
				wordsText = "una palabra válida impugnada"
			}
			pointsText := Signed(points)
			if points == 0 {
				pointsText = "sin coste"
			}
			return wordsText + " por " + by + ", " + pointsText
		},
		Penalty: func(points int) string { return "penalización " + Signed(points) },
		Bonus:   func(points int) string { return "bonificación " + Signed(points) },
		LostTurn: func(words int) string {
			switch words {
			case 0:
				return "impugnó una palabra válida y pierde el turno"
			case 1:
				return "impugnó una palabra válida y pierde el turno"
			}
			return "impugnó " + Number(words) + " palabras válidas y pierde el turno"
		},
		Overtime: func(points int) string { return "exceso de tiempo " + Signed(points) },
		Over: func(clock string, points int, lost bool) string {
			if lost {
				return "exceso de tiempo " + clock + ", " + Signed(points) + ": pierde la partida"
			}
			return "exceso de tiempo " + clock + ", " + Signed(points)
		},
		Warning: func(number, points int) string {
			if points == 0 {
				return "aviso " + Number(number)
			}
			return "aviso " + Number(number) + ", " + Signed(points)
		},
		Wrong: func(turn, points int) string { return "el turno " + Number(turn) + " no valía, " + Signed(points) },
		End:   func(points int) string { return "fichas restantes, " + Signed(points) },
		Told: func(row string, counted, told int) string {
			return row + " (tablero " + Number(counted) + ", archivo " + Number(told) + ")"
		},
		CameOff: func(word string) string { return word + ", retirada" },
		Fault:   func(word string) string { return word + " no encaja" },
	}
}

func esAnswers() Answers {
	return Answers{
		Turn:      func(player, row string) string { return player + ": " + row + "." },
		Challenge: func(row string) string { return "Impugnada: " + row + "." },
		Adjusted: func(player, row string, total int) string {
			return player + ": " + row + "; total " + Number(total) + "."
		},
		Laid: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " ficha colocada sin anotar puntos."
			}
			return Number(tiles) + " fichas colocadas sin anotar puntos."
		},
		Cleared: "Las fichas sin puntos ya no están en el tablero.",
		Won: func(names []string, total int) string {
			if len(names) == 1 {
				return "Gana " + enumerate(names, "y") + " con " + Number(total) + "."
			}
			return enumerate(names, "y") + " comparten la victoria con " + Number(total) + "."
		},
		Alone: func(name string, total, masters int, share string) string {
			return name + " tiene " + Number(total) + " de los " + Number(masters) + " de las maestras: " + share + "."
		},
		Over: "La partida ha terminado.",
		LostTime: func(names []string) string {
			if len(names) == 1 {
				return enumerate(names, "y") + " pierde por tiempo."
			}
			return enumerate(names, "y") + " pierden por tiempo."
		},
		Reopened: "La partida sigue.",
		Renamed:  func(before, after string) string { return before + " se llama ahora " + after + "." },
		Joined:   func(name string, seat int) string { return "Entra " + name + " como jugador " + Number(seat) + "." },
		Returned: func(name string, seat int) string { return name + " vuelve como jugador " + Number(seat) + "." },
		Left:     func(name string) string { return name + " abandona la mesa; sus puntos se quedan." },
		Voided:   "Esta partida ya no cuenta en ningún sitio.",
		Noted:    "Anotado.",
		Unnoted:  "La nota ya no está.",
		Edited: func(turn int, player, row string) string {
			return "El turno " + Number(turn) + " es ahora " + player + ": " + row + "."
		},
		Inserted: func(turn int, player, row string) string {
			return "Entra el turno " + Number(turn) + ": " + player + ": " + row + "."
		},
		Deleted:   func(turn int) string { return "Turno " + Number(turn) + " borrado." },
		Recounted: "Cada turno tiene ahora los puntos que dan el tablero y las reglas.",
		Undone:    "El último cambio queda deshecho.",
		Redone:    "El cambio queda rehecho.",
		Total: func(player string, before, after int) string {
			return player + " " + Number(before) + " → " + Number(after)
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
			return player + ": anunciados " + Number(announced) + ", contados hoy " + Number(counted) + "."
		},
	}
}

func esNotices() Notices {
	return Notices{
		Passes: func(n int) string {
			return Number(n) + " pases seguidos: según las reglas, la partida puede terminar aquí."
		},
		Scoreless: func(n int) string {
			return Number(n) + " turnos seguidos sin puntos: según las reglas, la partida puede terminar aquí."
		},
		PassesOrLost: func(n int) string {
			return Number(n) + " pases y turnos perdidos seguidos: según las reglas, la partida puede terminar aquí."
		},
		NoTime: "A nadie le queda tiempo: según las reglas, la partida puede terminar aquí.",
		Overused: func(letter string, used, has int, turns string, n int) string {
			switch n {
			case 0:
				return Number(used) + " " + letter + " en la hoja, el juego tiene " + Number(has) + "."
			case 1:
				return Number(used) + " " + letter + " en la hoja, el juego tiene " + Number(has) + ": mira el turno " + turns + "."
			}
			return Number(used) + " " + letter + " en la hoja, el juego tiene " + Number(has) + ": mira los turnos " + turns + "."
		},
		Faults: func(turns string, n int) string {
			if n == 1 {
				return "El turno " + turns + " no encaja en el tablero y cuenta 0 hasta que se corrija."
			}
			return "Los turnos " + turns + " no encajan en el tablero y cuentan 0 hasta que se corrijan."
		},
		Told: func(what []string, line string) string {
			return "Del archivo: " + strings.Join(what, ", ") + ". Lo nuestro: " + line + "."
		},
		ToldPoints: func(turns []int) string {
			switch len(turns) {
			case 0:
				return ""
			case 1:
				return "puntos del turno " + enumerate(digits(turns), "y")
			}
			return "puntos de los turnos " + enumerate(digits(turns), "y")
		},
		ToldTotals: func(turns []int) string {
			switch len(turns) {
			case 0:
				return ""
			case 1:
				return "total tras el turno " + enumerate(digits(turns), "y")
			}
			return "total tras los turnos " + enumerate(digits(turns), "y")
		},
		ExchangeLimit: func(inBag int) string {
			switch inBag {
			case 0:
				return "La bolsa está vacía; el cambio queda anotado igualmente."
			case 1:
				return "Solo queda " + Number(inBag) + " ficha en la bolsa; el cambio queda anotado igualmente."
			}
			return "Solo quedan " + Number(inBag) + " fichas en la bolsa; el cambio queda anotado igualmente."
		},
		ExchangeMost: func(player string, times int) string {
			if times == 1 {
				return player + " ya ha cambiado " + Number(times) + " vez, todas las que permiten las reglas; el cambio queda anotado igualmente."
			}
			return player + " ya ha cambiado " + Number(times) + " veces, todas las que permiten las reglas; el cambio queda anotado igualmente."
		},
		NoChallenges: func(line string) string {
			return "Con estas reglas nadie impugna en la mesa: un jurado mira las palabras después (" + line + ")."
		},
		NoBlank: "Se ha cambiado un comodín, pero no queda ninguno por salir.",
		Leftovers: func(letters string) string {
			return "Quedan más de las que puede haber: " + letters + ". Mira otra vez los atriles."
		},
		OutOfTurn:      func(player string) string { return "Anotado para " + player + ", que no tenía el turno." },
		ReadAsNewTiles: "Leídas solo como fichas nuevas.",
		ReadAsWhole: func(line, points string) string {
			return "Leída como palabra entera. Si son solo las fichas nuevas, es " + line + points + "."
		},
		DigraphRead: func(letters string, n int, apart, points string) string {
			if n == 1 {
				return letters + " se lee como una sola ficha. Si son fichas sueltas, se escribe " + apart + points + "."
			}
			return letters + " se leen como una ficha cada una. Si son fichas sueltas, se escribe " + apart + points + "."
		},
		ReadAsWords: func(words int, player, line, cost string) string {
			if words == 1 {
				return "Leído como " + Number(words) + " palabra. Una impugnación de " + player + " es " + line + " (" + cost + ")."
			}
			return "Leído como " + Number(words) + " palabras. Una impugnación de " + player + " es " + line + " (" + cost + ")."
		},
		Points:    func(points int) string { return " (" + Number(points) + " puntos)" },
		InPlaceOf: func(points, taken int) string { return " (" + Number(points) + " puntos, no " + Number(taken) + ")" },
		TurnLost:  "un turno perdido",
		Or:        "o",
		Case:      "Mayúsculas y minúsculas valen lo mismo; el comodín se marca con ?.",
		BlankKW: func(letters string, n int) string {
			if n == 1 {
				return letters + " no tiene ficha en este juego: cuenta como comodín, 0 puntos."
			}
			return letters + " no tienen ficha en este juego: cuentan como comodines, 0 puntos."
		},
		MarkIgnored:   "La ficha que ya estaba sigue igual; no se tiene en cuenta su ?.",
		TotalsChanged: "Los totales han cambiado.",
		FallbackRules: func(book, used string, players int) string {
			return book + " no es para " + Number(players) + " jugadores: vale " + used + "."
		},
		FallbackDuplicate: func(book, used string) string {
			return book + " no dice nada de duplicadas: vale esa parte de " + used + "."
		},
		OverMaster: func(rounds string, n int) string {
			if n == 1 {
				return "En la ronda " + rounds + " hay una casilla por encima de la maestra: mira si se copió bien."
			}
			return "En las rondas " + rounds + " hay casillas por encima de la maestra: mira si se copiaron bien."
		},
		NotOnRack: func(letters string) string { return "No están en el atril de la ronda: " + letters + "." },
		NotInBag:  func(letters string) string { return "No quedan tantas: " + letters + "." },
		RackRefused: func(racks int) string {
			if racks == 1 {
				return Number(racks) + " atril rechazado volvió entero a la bolsa."
			}
			return Number(racks) + " atriles rechazados volvieron enteros a la bolsa."
		},
		RulesEnd: func(tiles int, line string) string {
			if tiles == 0 {
				return "No queda ninguna ficha: según el reglamento la partida acaba aquí (" + line + ")."
			}
			return "No quedan vocales, o no quedan consonantes: según el reglamento la partida acaba aquí (" + line + ")."
		},
		Other: func(code string) string { return "Aviso: " + code + "." },
		Blank: "comodín",
	}
}

func esFaults() Faults {
	return Faults{
		Word: "La palabra",
		Placement: map[scoring.Fault]func(Placed) Said{
			scoring.NoTile: func(p Placed) Said { return Said{p.Word + " no coloca ninguna ficha.", "Añade una ficha, o pasa."} },
			scoring.TooMany: func(p Placed) Said {
				return Said{p.Word + " tiene más de " + Number(p.Rack) + " fichas nuevas.", "Escríbela entera desde su primera casilla."}
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
			scoring.Gap: func(p Placed) Said { return Said{"Hay un hueco en " + p.Square + ".", "Llénalo o junta las fichas."} },
			scoring.MissesCentre: func(p Placed) Said {
				return Said{"La primera palabra debe tapar la " + p.Centre + ".", "Colócala sobre la casilla central."}
			},
			scoring.OneTile: func(Placed) Said { return Said{"La primera palabra usa dos fichas o más.", "Añade una ficha."} },
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
		NoSquare: func(square string) Said { return Said{square + " no está en el tablero.", "Revisa la casilla."} },
		TakeBack: "Retroceso quita una ficha; Esc, todas.",
		Spelling: map[scoring.SpellingFault]func(Spelt) Said{
			scoring.NoLetters: func(Spelt) Said { return Said{"No hay ninguna letra.", "Escribe las letras de la palabra."} },
			scoring.NoSuchLetter: func(s Spelt) Said {
				return Said{"No hay ficha para " + s.Text + ".", "Usa las letras del juego; ? es un comodín."}
			},
			scoring.IsDigit: func(s Spelt) Said {
				return Said{"Una palabra no lleva números: " + s.Text + ".", "Marcas como 2l van detrás de una letra."}
			},
			scoring.IsSymbol: func(s Spelt) Said {
				return Said{"Una palabra no lleva " + s.Text + ".", "Letras, ? comodín, . ficha que ya está."}
			},
			scoring.MarkAlone: func(s Spelt) Said { return Said{s.Text + " va delante de su letra.", "Escríbelo detrás: N?."} },
			scoring.MarkInside: func(s Spelt) Said {
				return Said{s.Bare + " es una ficha: nada en medio.", "Pon la marca detrás: " + s.Bare + "2w."}
			},
			scoring.SplitPair: func(s Spelt) Said { return Said{s.Bare + " es una sola ficha, no dos.", "Escríbela sin el |."} },
			scoring.NoSuchPremium: func(s Spelt) Said {
				return Said{"Este tablero no tiene casillas " + s.Bare + ".", "Tiene " + enumerate(s.Marks, "y") + "."}
			},
			scoring.Unclosed: func(Spelt) Said { return Said{"Falta cerrar un paréntesis.", "Pon ) tras las fichas que ya estaban."} },
			scoring.TooLong: func(s Spelt) Said {
				return Said{s.Bare + " no cabe en el tablero.", "Una palabra tiene " + Number(s.Side) + " fichas como mucho."}
			},
			scoring.TooManyWords: func(Spelt) Said {
				return Said{"Hay más de siete palabras cruzadas.", "Escribe la principal y hasta siete más."}
			},
			scoring.TooManyNew: func(s Spelt) Said {
				return Said{s.Bare + " tiene más de " + Number(s.Rack) + " fichas nuevas.", "Pon entre paréntesis las que ya estaban."}
			},
			scoring.NothingNew: func(s Spelt) Said {
				return Said{"Las fichas de " + s.Bare + " ya estaban todas.", "Deja las nuevas sin 0 ni paréntesis."}
			},
		},
		Line: map[line.Reason]func(Read) Said{
			line.Empty: func(r Read) Said {
				return Said{"No hay nada escrito.", "Escribe una jugada (" + r.Example + ") o paso."}
			},
			line.TooLong: func(r Read) Said {
				return Said{"La línea es demasiado larga.", "Una línea tiene " + Number(r.Limit) + " bytes como mucho."}
			},
			line.Control: func(Read) Said {
				return Said{"La línea tiene un signo que no se ve.", "Escríbela con letras y números."}
			},
			line.Unknown: func(r Read) Said {
				if r.Usage == "" {
					return Said{"Ninguna línea empieza con " + r.Text + ".", "Prueba " + r.Example + ", = RELOJ, 25 o paso."}
				}
				return Said{"Ninguna línea empieza con " + r.Text + ".", "Quizá: " + r.Usage + "."}
			},
			line.WordAlone: func(r Read) Said {
				if r.Usage == "" {
					return Said{"Falta la casilla delante de " + r.Bare + ".", "Escribe " + r.Example + ", o = y las palabras."}
				}
				return Said{"Falta la casilla delante de " + r.Bare + ".", "Prueba " + r.Example + ". Quizá: " + r.Usage + "."}
			},
			line.NoWord: func(r Read) Said {
				return Said{"Falta la palabra detrás de la casilla.", "Escríbela así: " + r.Example + "."}
			},
			line.Missing: func(r Read) Said {
				if r.Usage == "" {
					return Said{"Falta algo detrás de " + r.Text + ".", "Escribe una jugada detrás del nombre."}
				}
				return Said{"Falta algo detrás de " + r.Text + ".", "Así: " + r.Usage + "."}
			},
			line.Extra: func(r Read) Said { return Said{"Aquí sobra " + r.Text + ".", "Quítalo."} },
			line.Number: func(r Read) Said {
				if r.Limit == 0 {
					return Said{r.Text + " no puede ir aquí.", "Hace falta un número entero."}
				}
				return Said{r.Text + " no puede ir aquí.", "Hace falta un número entero, de " + Number(r.Least) + " a " + Number(r.Limit) + "."}
			},
			line.Time: func(r Read) Said {
				return Said{r.Text + " no es un tiempo.", "Un tiempo es 1:05; o escribe los puntos: 10."}
			},
			line.NoOvertime: func(r Read) Said {
				return Said{"Estas reglas no puntúan el tiempo de más.", "Escribe los puntos: " + r.Usage + "."}
			},
			line.NoRack: func(r Read) Said {
				return Said{"Aquí no se conoce ningún atril.", "Escríbelo en la línea: " + r.Usage + "."}
			},
			line.TwoPlayers: func(r Read) Said {
				return Said{"Más de un nombre empieza por " + r.Text + ".", "Escribe más letras o el número del asiento."}
			},
			line.TooMany: func(r Read) Said {
				return Said{r.Text + " son demasiadas fichas.", "En un atril caben " + Number(r.Limit) + "."}
			},
			line.NotInTurn: func(r Read) Said {
				return Said{r.Text + " no es un turno de la hoja.", "Pon una jugada, puntos o paso en su lugar."}
			},
			line.NotForOther: func(r Read) Said {
				return Said{r.Text + " no se dice para un jugador.", "Escríbelo sin el nombre delante."}
			},
			line.Colon: func(r Read) Said {
				return Said{"Un jugador sin dos puntos es de duplicada.", "Escribe " + r.Bare + " para esa persona."}
			},
			line.Seed: func(r Read) Said {
				return Said{r.Text + " no es una semilla.", "Una semilla es un número desde el 1."}
			},
			line.Signed: func(r Read) Said { return Said{"Quitar o dar puntos no es un turno.", "Escribe " + r.Usage + "."} },
			line.Contradicts: func(r Read) Said {
				return Said{"El signo de " + r.Bare + " dice lo contrario.", "Quítalo, o escribe " + r.Usage + "."}
			},
		},
		Refused: map[sheet.Reason]func(Refused) Said{
			sheet.AlreadyFinished: func(Refused) Said { return Said{"La partida ha terminado.", "Escribe reabrir para seguir jugando."} },
			sheet.NotFinished: func(Refused) Said {
				return Said{"La partida no ha terminado.", "No hay nada que reabrir; sigue jugando."}
			},
			sheet.NothingToUndo: func(Refused) Said { return Said{"No hay nada que deshacer.", "Escribe una jugada."} },
			sheet.NothingToRedo: func(Refused) Said { return Said{"No hay nada que rehacer.", "Solo vuelve lo que quitó deshacer."} },
			sheet.NothingToChallenge: func(Refused) Said {
				return Said{"No hay ninguna jugada que impugnar.", "Vale para el último turno, si cuenta."}
			},
			sheet.NothingToClear: func(Refused) Said {
				return Said{"No hay fichas colocadas sin puntos.", "Vaciar quita solo las de colocar."}
			},
			sheet.NoSuchTurn: func(r Refused) Said {
				return Said{"No hay turno " + Number(r.Turn) + ".", "Escribe el número que da la hoja."}
			},
			sheet.FaultsLeft: func(r Refused) Said {
				return Said{"El turno " + Number(r.Turn) + " no encaja en el tablero.", "Antes: corregir " + Number(r.Turn) + " LÍNEA o borrar " + Number(r.Turn) + "."}
			},
			sheet.LeftoverCount: func(r Refused) Said {
				if r.Text == "" {
					return Said{"Hacen falta " + Number(r.Count) + " restos, uno por jugador.", "Letras, puntos o - para quien cerró."}
				}
				return Said{"Hacen falta " + Number(r.Count) + " restos, uno por jugador.", "Las fichas de un jugador van juntas: " + r.Text + "."}
			},
			sheet.TwoOut: func(Refused) Said {
				return Said{"Solo uno puede quedarse sin fichas.", "Pon - una vez, y 0 en otro atril vacío."}
			},
			sheet.TooManyPlayers: func(r Refused) Said {
				return Said{"Ya hay " + Number(r.Count) + " jugadores.", "Empieza otra partida."}
			},
			sheet.AlreadyGone: func(r Refused) Said { return Said{r.Player + " ya no está en la mesa.", "Nombra a otro jugador."} },
			sheet.AtTable: func(r Refused) Said {
				return Said{r.Player + " ya está en la mesa.", "Entra con otro nombre, con una letra más."}
			},
			sheet.LastPlayer: func(Refused) Said {
				return Said{"El último jugador no puede irse.", "Escribe finalizar para terminar."}
			},
			sheet.NothingToRecount: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"Cada turno tiene los puntos del tablero.", "Recontar es para puntos que dio un archivo."}
				}
				return Said{"El turno " + Number(r.Turn) + " tiene los puntos del tablero.", "Recontar es para puntos que dio un archivo."}
			},
			sheet.NoNote: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"No hay nota antes del primer turno.", "Escribe una: corregir " + Number(r.Turn) + " nota TEXTO."}
				}
				return Said{"No hay nota tras el turno " + Number(r.Turn) + ".", "Escribe una: corregir " + Number(r.Turn) + " nota TEXTO."}
			},
			sheet.AlreadyWrong: func(r Refused) Said {
				return Said{"Los puntos del turno " + Number(r.Turn) + " ya se han restado.", "Con una vez basta."}
			},
			sheet.AlreadyVoid: func(Refused) Said { return Said{"Esta partida ya no cuenta en ningún sitio.", "Con una vez basta."} },
			sheet.NotAPlay: func(r Refused) Said {
				if r.Turn == 0 {
					return Said{"Ese turno ya no está.", "Escribe el número que da la hoja."}
				}
				return Said{"El turno " + Number(r.Turn) + " no tiene palabras que cuenten.", "Solo puede no valer una jugada que cuenta."}
			},
			sheet.NotInDuplicate: func(Refused) Said {
				return Said{"Eso no existe en una duplicada.", "Escribe una jugada, siguiente o finalizar."}
			},
			sheet.OnlyDuplicate: func(Refused) Said {
				return Said{"Solo una duplicada tiene rondas.", "Escribe una jugada, puntos o paso."}
			},
			sheet.RoundFull: func(Refused) Said { return Said{"Ya están todos.", "Escribe siguiente, o cambia una: 1: 24."} },
			sheet.CellEmpty: func(r Refused) Said {
				return Said{r.Player + " no tiene nada en la ronda " + Number(r.Turn) + ".", "Busca la ronda en la hoja."}
			},
			sheet.NoMaster: func(r Refused) Said {
				return Said{"La ronda " + Number(r.Turn) + " no tiene maestra.", "Busca la ronda en la hoja."}
			},
			sheet.MasterStays: func(r Refused) Said {
				return Said{"La ronda " + Number(r.Turn) + " está cerrada y necesita maestra.", "Corrígela: corregir " + Number(r.Turn) + " maestra 24."}
			},
			sheet.NothingNoted: func(Refused) Said {
				return Said{"No hay nada anotado en esta ronda.", "Anota antes la maestra: maestra 24."}
			},
			sheet.NoSuchRound: func(r Refused) Said {
				return Said{"No hay ronda " + Number(r.Turn) + ".", "Busca su número en la hoja."}
			},
			sheet.NoClock:     func(Refused) Said { return Said{"No hay reloj.", "Elige uno: reloj turno 2:00."} },
			sheet.ClockRuns:   func(Refused) Said { return Said{"El reloj ya corre.", "reloj parar lo para."} },
			sheet.ClockStands: func(Refused) Said { return Said{"El reloj ya está parado.", "reloj iniciar lo pone en marcha."} },
			sheet.NoOwnClock:  func(Refused) Said { return Said{"Aquí nadie tiene reloj propio.", "Quita el jugador: reloj 2:00."} },
			sheet.OwnPlay: func(r Refused) Said {
				return Said{"Esa jugada es de " + r.Player + ".", "Solo los demás pueden impugnarla."}
			},
			sheet.RoundBegun: func(r Refused) Said {
				return Said{"La ronda " + Number(r.Turn) + " ya tiene algo anotado.", "Ciérrala: siguiente. O deshazlo: deshacer."}
			},
			sheet.NoTileLeft: func(Refused) Said { return Said{"No queda ninguna ficha que sacar.", "Termina la partida: finalizar."} },
			sheet.OneKindLeft: func(Refused) Said {
				return Said{"Ya no hay vocales, o no hay consonantes.", "Fin por reglamento: finalizar."}
			},
			sheet.NoSeed:  func(Refused) Said { return Said{"La partida no tiene semilla para sacar.", "Dale una: sacar 2026."} },
			sheet.NotHere: func(Refused) Said { return Said{"Esta línea lleva a otra partida.", "Escríbela sola."} },
			sheet.NoPlayer: func(r Refused) Said {
				return Said{"Aquí nadie se llama " + r.Text + ".", "En la mesa: " + r.Names + "."}
			},
			sheet.NotAName: func(r Refused) Said {
				return Said{r.Text + " no puede ser un nombre.", "De 1 a 60 signos, sin dos puntos."}
			},
			sheet.CrowdedName: func(r Refused) Said {
				return Said{"Una letra de " + r.Text + " lleva demasiados acentos.", "Deja " + Number(r.Limit) + " como mucho."}
			},
			sheet.SharedName: func(r Refused) Said {
				return Said{"Dos jugadores se llaman " + r.Text + ".", "Añade una letra al nombre de uno."}
			},
			sheet.NoClockTime: func(r Refused) Said { return Said{r.Text + " no es un tiempo de reloj.", "Un tiempo es 1:05."} },
		},
		File: func(place, reason string) Said {
			return Said{place + ": " + reason + ".", "Corrige el archivo y prueba otra vez."}
		},
		FileMistake: FileMistakes{
			In:  func(where, reason string) string { return where + ": " + reason },
			Row: func(field string, row int) string { return field + ", fila " + Number(row) },
			Reasons: map[editions.Reason]func(Mistaken) string{
				editions.IsFolder:     func(Mistaken) string { return "es una carpeta, y se espera un archivo" },
				editions.NotOrdinary:  func(Mistaken) string { return "no es un archivo normal" },
				editions.TooLarge:     func(m Mistaken) string { return "tiene más de " + Number(m.Most) + " bytes" },
				editions.Unreadable:   func(m Mistaken) string { return "no se puede leer (" + m.Bare + ")" },
				editions.BadSyntax:    func(m Mistaken) string { return "no es TOML válido (" + m.Bare + ")" },
				editions.Undefined:    func(m Mistaken) string { return m.Because },
				editions.Lacking:      func(m Mistaken) string { return "falta " + m.Bare },
				editions.UnknownField: func(m Mistaken) string { return "no existe el campo " + m.Text },
				editions.NoText:       func(Mistaken) string { return "se espera un texto entre comillas" },
				editions.NoNumber:     func(Mistaken) string { return "se espera un número entero" },
				editions.NoFlag:       func(Mistaken) string { return "se espera true o false" },
				editions.NoList:       func(Mistaken) string { return "se espera una lista entre [ ]" },
				editions.NoTable:      func(Mistaken) string { return "se espera una tabla de campos" },
				editions.EmptyText:    func(Mistaken) string { return "el texto está vacío" },
				editions.Unprintable:  func(Mistaken) string { return "el texto tiene un signo que no se puede mostrar" },
				editions.NoneOf:       func(m Mistaken) string { return m.Text + " no es ninguno de estos: " + m.Words },
				editions.NumberBounds: func(m Mistaken) string {
					return Number(m.Number) + " no es un número de " + Number(m.Least) + " a " + Number(m.Most)
				},
				editions.BadID: func(m Mistaken) string {
					return m.Text + " tiene algo más que letras de la a a la z, cifras y guiones"
				},
				editions.NoRulebook:   func(m Mistaken) string { return "no hay ningún reglamento " + m.Text },
				editions.HomeUnread:   func(m Mistaken) string { return m.Bare + " no se puede leer: " + m.Because },
				editions.HomeMistaken: func(m Mistaken) string { return m.Bare + " tiene un error: " + m.Because },
				editions.HomeAway:     func(m Mistaken) string { return m.Bare + " no sirve de home: él mismo nombra otro" },
				editions.OtherName:    func(m Mistaken) string { return m.Text + " no es el nombre del archivo, " + m.Other },
				editions.LetterRow:    func(Mistaken) string { return "se esperan una letra, sus fichas y sus puntos, como en [\"A\", 9, 1]" },
				editions.NoTiles:      func(m Mistaken) string { return m.Bare + " no es una letra con fichas" },
				editions.Twice:        func(m Mistaken) string { return m.Bare + " está dos veces" },
				editions.RackBounds: func(m Mistaken) string {
					return Number(m.Number) + " no es un número de fichas de 1 a " + Number(m.Most) + ", las del atril"
				},
				editions.LayoutToo:   func(Mistaken) string { return "hay además un layout; se espera uno de los dos" },
				editions.NotTwoTiles: func(m Mistaken) string { return m.Text + " no son dos fichas" },
				editions.NoRule:      func(m Mistaken) string { return m.Text + " no es un campo de las reglas" },
				editions.Sourced:     func(m Mistaken) string { return m.Text + " tiene una fuente" },
				editions.NoPair:      func(Mistaken) string { return "se esperan el mínimo y el máximo de jugadores, como en [2, 4]" },
				editions.NoPlayers: func(m Mistaken) string {
					return "de " + Number(m.Least) + " a " + Number(m.Most) + " no pueden ser los jugadores"
				},
				editions.TurnAndPoints: func(Mistaken) string { return "una impugnación cuesta un turno o puntos, no las dos cosas" },
				editions.LeastMinutes: func(m Mistaken) string {
					return Number(m.Number) + " no es menos que los " + Number(m.Most) + " minutos"
				},
				editions.OnlyPoints: func(m Mistaken) string { return "solo va con over = " + m.Text },
				editions.NoKind:     func(m Mistaken) string { return m.Text + " no es ni una letra mayúscula ni \"?\", el comodín" },
				editions.LaterSignal: func(m Mistaken) string {
					return Number(m.Number) + " segundos no son menos que los de antes, o son cero"
				},
				editions.NotAsHome: func(m Mistaken) string { return "figura como desconocido, y no está como en " + m.Bare },
			},
			Definition: map[scoring.DefinitionReason]func(Mistaken) string{
				scoring.Absent: func(Mistaken) string { return "falta" },
				scoring.LetterCount: func(m Mistaken) string {
					return Number(m.Number) + " letras, y puede haber de " + Number(m.Least) + " a " + Number(m.Most)
				},
				scoring.TileCount: func(m Mistaken) string {
					return Number(m.Number) + " fichas, y puede haber de " + Number(m.Least) + " a " + Number(m.Most)
				},
				scoring.PointCount: func(m Mistaken) string {
					return Number(m.Number) + " puntos, y puede haber de " + Number(m.Least) + " a " + Number(m.Most)
				},
				scoring.NoNotation: func(Mistaken) string { return "no es ni rows ni gcg" },
				scoring.SideOfBoard: func(m Mistaken) string {
					if m.Number == 1 {
						return Number(m.Number) + " fila, y tiene que ser un número impar de " + Number(m.Least) + " a " + Number(m.Most)
					}
					return Number(m.Number) + " filas, y tiene que ser un número impar de " + Number(m.Least) + " a " + Number(m.Most)
				},
				scoring.RowOfBoard: func(m Mistaken) string {
					if m.Number == 1 {
						return Number(m.Number) + " casilla, y con " + Number(m.Most) + " filas hacen falta " + Number(m.Most)
					}
					return Number(m.Number) + " casillas, y con " + Number(m.Most) + " filas hacen falta " + Number(m.Most)
				},
				scoring.NoPremiumSign: func(m Mistaken) string { return m.Text + " no es ninguna casilla" },
				scoring.LetterBounds: func(m Mistaken) string {
					return "las fichas y los puntos van de " + Number(m.Least) + " a " + Number(m.Most)
				},
				scoring.NoCapital:     func(Mistaken) string { return "una letra se escribe en mayúsculas" },
				scoring.NoLetterFirst: func(Mistaken) string { return "no empieza por una letra" },
				scoring.MarkInLetter:  func(Mistaken) string { return "tiene un signo que significa otra cosa" },
				scoring.LetterTwice:   func(Mistaken) string { return "está dos veces" },
				scoring.BonusBounds: func(m Mistaken) string {
					return "las fichas van de 1 a las del atril, los puntos de " + Number(m.Least) + " a " + Number(m.Most)
				},
				scoring.BonusTwice:     func(Mistaken) string { return "está dos veces" },
				scoring.NoVowel:        func(Mistaken) string { return "no es una letra de esta edición" },
				scoring.NotOneLetter:   func(Mistaken) string { return "no es una sola letra" },
				scoring.NoFolding:      func(Mistaken) string { return "no es una letra y lo que la sustituye" },
				scoring.LetterReadElse: func(Mistaken) string { return "no se lee como está escrita" },
			},
		},
		Forgotten: func(file, reason string) string {
			if reason == "" {
				return file + " no se entiende: se olvida lo que guardaba."
			}
			return file + ": " + reason + ". Se olvida lo que guardaba."
		},
		Place: func(file string, line int) string {
			if line == 0 {
				return file
			}
			if file == "" {
				return "línea " + Number(line)
			}
			return file + ", línea " + Number(line)
		},
		Setting: func(place, key, value, possible string) Said {
			return Said{place + ": " + value + " no vale para " + key + ".", "Posible: " + possible + "."}
		},
		NoHome: func(variable string) Said {
			return Said{"Falta " + variable + ": no se sabe la carpeta.", "Define " + variable + " o usa --config CARPETA."}
		},
		NoPath: func(variable, value string) Said {
			return Said{variable + " es " + value + ", no una ruta entera.", "Empiézala con / o usa --config CARPETA."}
		},
		Cut:   Said{What: "La lista guardada para buscar se ha cortado.", Todo: "Hazlo otra vez: se vuelve a leer."},
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
		Role: Roles{
			LookOn:   Said{What: "Aquí solo miras.", Todo: "La partida la anota otra persona."},
			Arbiter:  Said{What: "Eso le toca al juez.", Todo: "Tú anotas tus propias jugadas."},
			Served:   Said{What: "Desde aquí no se puede.", Todo: "Lo hace allí quien lleva el servidor."},
			NotWhile: Said{What: "Durante la partida no se busca.", Todo: "Cuando termine lo verán todos."},
			NotAmong: func(name string) Said {
				return Said{name + " no juega esta partida.", "Puedes mirar; el juez puede añadirte."}
			},
			ByTurns: Said{What: "Esta partida va por turnos.", Todo: "La anota otra persona; puedes mirar."},
			In: func(round int) Said {
				return Said{"Tu jugada de la ronda " + Number(round) + " ya está entregada.", "El juez puede corregirla."}
			},
			Late: func(round int) Said {
				return Said{"La ronda " + Number(round) + " siguió sin tu jugada.", "No está anotada; díselo al juez."}
			},
			NoRack: func(round int) Said {
				return Said{"La ronda " + Number(round) + " aún no tiene atril.", "Espera al juez."}
			},
			NotRack: func(letters string) Said {
				return Said{"No están en el atril: " + letters + ".", "Juega con las letras de la ronda."}
			},
		},
		Saved: Saved{
			NoGame: func(id, nearest string) Said {
				if nearest == "" {
					return Said{"No hay ninguna partida " + id + ".", "Míralas con tanteo games."}
				}
				return Said{"No hay ninguna partida " + id + ".", "¿Querías decir " + nearest + "? Míralas con tanteo games."}
			},
			Taken: func(id string) Said { return Said{"Ya hay una partida " + id + ".", "Tira antes esa a la papelera."} },
			Held: func(who string) Said {
				return Said{"Abierta en otro sitio: " + who + ".", "Ciérrala allí; tanteo show la lee igual."}
			},
			Busy: func(who string) Said {
				return Said{"Ahora no: " + who + " está escribiendo y no acaba.", "No se ha anotado nada; prueba más tarde."}
			},
			Somebody: "otra persona",
			Newer:    Said{What: "Un tanteo más nuevo guardó esta partida.", Todo: "Ábrela con él; aquí no se ha tocado."},
			Damaged: func(where string) Said {
				return Said{"El archivo está dañado: " + where + ".", "El archivo sigue como está."}
			},
			Aside:   func(name string) string { return "Se ha apartado como " + name + "." },
			Altered: Said{What: "El archivo no es como tanteo lo guardó.", Todo: "Solo se lee; sigue con una copia."},
			Lost: func(line string) Said {
				if line == "" {
					return Said{"La última línea anotada se dañó en el disco.", "Mira qué turno falta y anótalo otra vez."}
				}
				return Said{"La última línea anotada se dañó en el disco.", "Se perdió " + line + ": anótalo otra vez."}
			},
			Changed: Said{What: "El archivo ha cambiado entretanto.", Todo: "Abre la partida otra vez y repite la línea."},
			Gone:    Said{What: "La partida ya no está.", Todo: "Su archivo se movió o se borró."},
			Thrown: func(who, id string) Said {
				if who == "" {
					return Said{"Se quitó la partida.", "Vuelve con games restore " + id + "."}
				}
				return Said{who + " quitó la partida.", "Vuelve con games restore " + id + "."}
			},
			NotAFile: func(file string) Said {
				if file == "" {
					return Said{"No es un archivo normal: el archivo.", "Aparta lo que tiene su nombre."}
				}
				return Said{"No es un archivo normal: " + file + ".", "Aparta lo que tiene su nombre."}
			},
			Linked: func(file string) Said {
				if file == "" {
					return Said{"Es un enlace: el archivo.", "Pon ahí el archivo mismo, no un enlace."}
				}
				return Said{"Es un enlace: " + file + ".", "Pon ahí el archivo mismo, no un enlace."}
			},
			Foreign:  Said{What: "Es JSON, pero no una partida de tanteo.", Todo: "tanteo abre sus partidas y archivos GCG."},
			Woogles:  Said{What: "Es una partida en el formato de Woogles.", Todo: "Expórtala allí como GCG y abre ese archivo."},
			Wordfeud: Said{What: "Es una partida en el formato de Wordfeud.", Todo: "No exporta GCG: anota las jugadas a mano."},
			Own:      Said{What: "Es una partida del propio tanteo.", Todo: "Con tanteo import pasa a ser tuya."},
			Copy: func(id string) Said {
				return Said{"Copia de " + id + " de una carpeta sincronizada.", "Impórtala si hace falta y bórrala."}
			},
			CopiedChanges: func(id string) Said {
				return Said{"Copia de líneas anotadas en " + id + ".", "Anota allí lo que falte y bórrala."}
			},
			Misnamed: Said{What: "Ninguna partida puede llamarse así.", Todo: "Renómbralo con a-z, 0-9 y guiones."},
			NoFolder: func(path string) Said { return Said{path + " no es una carpeta.", "Apártalo o nombra otra carpeta."} },
			Absent: func(path string) Said {
				return Said{"La carpeta " + path + " no está.", "Créala, o corrige games = en config.toml."}
			},
			NotInTrash: func(id, nearest string) Said {
				if nearest == "" {
					return Said{"No hay ninguna partida " + id + " en la papelera.", "Míralas con tanteo games trash."}
				}
				return Said{"No hay ninguna partida " + id + " en la papelera.", "¿Querías decir " + nearest + "? Míralas con tanteo games trash."}
			},
		},
		System: System{
			Full: func(file string) Said {
				if file == "" {
					return Said{"No queda sitio en el disco.", "Haz sitio; lo guardado antes está a salvo."}
				}
				return Said{"No cabe en el disco: " + file + ".", "Haz sitio; lo guardado antes está a salvo."}
			},
			Forbids: func(file string) Said {
				if file == "" {
					return Said{"No hay permiso para el archivo.", "Pide permiso para leerlo y escribirlo."}
				}
				return Said{"No hay permiso para " + file + ".", "Pide permiso para leerlo y escribirlo."}
			},
			Lacking: Lacking{
				WriteIn: func(name, owner string) Said {
					return Said{"No puedes escribir en " + name + ".", "Es de " + owner + ": pídele el permiso."}
				},
				LookInto: func(name, owner string) Said {
					return Said{"No puedes ver la carpeta " + name + ".", "Es de " + owner + ": pídele el permiso."}
				},
				Write: func(name, owner string) Said {
					return Said{"No puedes escribir " + name + ".", "Es de " + owner + ": pídele el permiso."}
				},
				Read: func(name, owner string) Said {
					return Said{"No puedes leer " + name + ".", "Es de " + owner + ": pídele el permiso."}
				},
				Replace: func(name, owner string) Said {
					return Said{name + ": a cada cual sus archivos.", "Es de " + owner + ": pídele un chmod -t."}
				},
			},
			ReadOnly: func(file string) Said {
				if file == "" {
					return Said{"Solo se puede leer el archivo.", "Elige otra carpeta con --config."}
				}
				return Said{"Solo se puede leer " + file + ".", "Elige otra carpeta con --config."}
			},
			Missing: func(file string) Said {
				if file == "" {
					return Said{"No se encuentra el archivo.", "Revisa el nombre y la carpeta."}
				}
				return Said{"No se encuentra " + file + ".", "Revisa el nombre y la carpeta."}
			},
			Closed: func(file string) Said { return Said{"Ya no hay quien lea la salida.", "Lo anotado está guardado."} },
			Failed: func(file, reason string) Said {
				if file == "" {
					return Said{"Falla el archivo: " + reason + ".", "Prueba otra vez o en otra carpeta."}
				}
				return Said{"Falla " + file + ": " + reason + ".", "Prueba otra vez o en otra carpeta."}
			},
			TooMany: Said{What: "Hay demasiados archivos abiertos.", Todo: "Sube el límite (ulimit -n) y prueba otra vez."},
			Why: Why{
				Silent:   "el disco no responde",
				LongName: "el nombre es demasiado largo",
				NoFolder: "su carpeta es un archivo",
				IsFolder: "es una carpeta",
				Circle:   "sus enlaces dan vueltas",
				Stale:    "el disco ya no está",
				NotFile:  "no es un archivo normal",
				IsLink:   "es un enlace",
				TooLarge: "es demasiado grande",
			},
		},
		Other: func(text string) Said { return Said{text + ".", "Prueba otra vez."} },
	}
}

func esSheet() Sheet {
	return Sheet{
		Turns:  "turno",
		Empty:  "No hay ningún turno anotado.",
		OnTurn: func(player string) string { return "Le toca a " + player + "." },
		Ended:  "La partida ha terminado.",
		Bag:    func(bag, unseen int) string { return "Bolsa " + Number(bag) + ", sin salir " + Number(unseen) + "." },
		Hidden: func(plays int) string {
			if plays == 1 {
				return Number(plays) + " turno se anotó sin letras y no se descuenta de las fichas."
			}
			return Number(plays) + " turnos se anotaron sin letras y no se descuentan de las fichas."
		},
		Loose: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " ficha en el tablero sin puntos."
			}
			return Number(tiles) + " fichas en el tablero sin puntos."
		},
		Faulty:     "! no encaja en el tablero y cuenta 0",
		CameOff:    "× retirada tras una impugnación",
		OutOfOrder: "Los números juntos van en el orden de los jugadores.",
		Told:       "* puntos como los da el archivo, no como se cuentan",
		Final:      "Tabla final",
		SoFar:      "Tabla provisional",
		Before:     "antes",
		Left:       "ajuste",
		All:        "total",
		Void:       "Esta partida no cuenta en ningún sitio.",
		Total:      "Total",
		Note: func(turn int, text string) string {
			if turn == 0 {
				return "Nota: " + text
			}
			return "Nota tras el turno " + Number(turn) + ": " + text
		},
		Bonus: func(tiles, points int) string { return Number(tiles) + " fichas  + " + Number(points) },
	}
}

func esEditions() Editions {
	return Editions{
		Tiles: func(tiles, letters, blanks int) string {
			if blanks == 1 {
				return Number(tiles) + " fichas: " + Number(letters) + " con letra y " + Number(blanks) + " comodín."
			}
			return Number(tiles) + " fichas: " + Number(letters) + " con letra y " + Number(blanks) + " comodines."
		},
		Count: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " ficha"
			}
			return Number(tiles) + " fichas"
		},
		Own:      "archivo propio",
		Notation: "Casillas",
		Rows:     "letra de fila y número de columna; H4 va en horizontal, 4H en vertical",
		GCG:      "letra de columna y número de fila; 8D va en horizontal, D8 en vertical",
		Rack: func(tiles int) string {
			if tiles == 1 {
				return "En un atril caben " + Number(tiles) + " ficha."
			}
			return "En un atril caben " + Number(tiles) + " fichas."
		},
		Bonus: func(tiles, points int) string {
			tilesText := Number(tiles) + " fichas"
			if tiles == 1 {
				tilesText = Number(tiles) + " ficha"
			}
			pointsText := Number(points) + " puntos"
			if points == 1 {
				pointsText = Number(points) + " punto"
			}
			return "Colocar " + tilesText + " en un turno suma " + pointsText + "."
		},
		Letter: "letra",
		Of:     "fichas",
		Points: "puntos",
		Blank: func(points, left int) string {
			return "Un comodín vale " + Number(points) + " en el tablero y " + Number(left) + " en el atril al final."
		},
		OnlyOf:    func(letters string) string { return "Sin ficha, solo puede serlo un comodín: " + letters + "." },
		OurChoice: "Contarlas es decisión del programa: la FISE prohíbe ese comodín (art. 10.2).",
		Vowels:    func(letters string) string { return "Vocales: " + letters + "." },
		Board:     func(side int) string { return "Tablero de " + Number(side) + " × " + Number(side) + " casillas" },
		Square:    func(name string, n int) string { return name + " " + Number(n) },
		Plain:     func(n int) string { return "sin premio " + Number(n) },
		Names: map[scoring.Premium]string{
			scoring.DoubleLetter:    "doble letra",
			scoring.TripleLetter:    "triple letra",
			scoring.QuadrupleLetter: "cuádruple letra",
			scoring.DoubleWord:      "doble palabra",
			scoring.TripleWord:      "triple palabra",
			scoring.QuadrupleWord:   "cuádruple palabra",
			scoring.Colour1:         "triplica fichas de 1",
			scoring.Colour2:         "triplica fichas de 2",
			scoring.Colour3:         "triplica fichas de 3",
			scoring.Colour5:         "triplica fichas de 5",
		},
		Rules:    func(id string) string { return "Reglas en casa: " + id + "." },
		Sources:  "Fuentes",
		NoSource: "No consta ninguna fuente.",
	}
}

func esRules() Rules {
	return Rules{
		Players:   "Jugadores",
		FromTo:    func(fewest, most int) string { return "de " + Number(fewest) + " a " + Number(most) },
		Otherwise: func(home string) string { return "Con otro número de jugadores vale " + home + "." },
		Passes:    "Pases que terminan la partida",
		PassesEach: func(rounds, two, three, four int) string {
			return Number(rounds) + " vueltas: " + Number(two) + " con dos, " + Number(three) + " con tres, " + Number(four) + " con cuatro jugadores"
		},
		PassesInAll:  func(n int) string { return Number(n) + " seguidos" },
		PassesOrLost: "Pases y turnos perdidos que terminan la partida",
		AlonePasses:  "Pases que la terminan cuando uno sigue solo",
		AloneOrLost:  "Pases y turnos perdidos que la terminan entonces",
		Scoreless:    "Turnos sin puntos que terminan la partida",
		InARow:       func(n int) string { return Number(n) + " seguidos" },
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
			return Number(n) + " como mínimo"
		},
		ExchangeMax: "Cambios de un jugador",
		Times:       func(n int) string { return Number(n) + " como mucho" },
		Penalty:     "Penalización propuesta",
		Off: func(n int) string {
			if n == 1 {
				return Number(n) + " punto"
			}
			return Number(n) + " puntos"
		},
		Challenges:      "Impugnaciones",
		ByJury:          "ninguna en la mesa; un jurado mira las palabras después de la partida",
		ChallengeFailed: "Impugnar una palabra válida",
		Fine: func(points int, perWord, toChallenged bool) string {
			if points == 0 {
				return "no cuesta nada"
			}
			pointsText := Number(points) + " puntos"
			if points == 1 {
				pointsText = Number(points) + " punto"
			}
			perWordText := "jugada"
			if perWord {
				perWordText = "palabra"
			}
			toChallengedText := "menos para quien impugna"
			if toChallenged {
				toChallengedText = "más para quien jugó"
			}
			return pointsText + " " + toChallengedText + ", por " + perWordText
		},
		LostTurn: "cuesta un turno a quien impugna",
		Jury:     "Una palabra que el jurado no da por válida",
		JuryOff:  func(n int) string { return "resta los puntos de su turno y " + Number(n) + " más" },
		Clock:    "Reloj",
		Minutes: func(least, minutes int) string {
			if least == 0 {
				if minutes == 1 {
					return Number(minutes) + " minuto"
				}
				return Number(minutes) + " minutos"
			}
			return "de " + Number(least) + " a " + Number(minutes) + " minutos"
		},
		OverPoints: func(points, lossAfter int) string {
			pointsText := Number(points) + " puntos"
			if points == 1 {
				pointsText = Number(points) + " punto"
			}
			lossAfterText := "; con más de " + Number(lossAfter) + " de más se pierde la partida"
			if lossAfter == 0 {
				lossAfterText = ""
			}
			return pointsText + " menos por cada minuto o fracción de más" + lossAfterText
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
		Ties:      "Totales iguales",
		Share:     "comparten puesto",
		Before:    "deciden los totales sin las fichas que quedan; con los mismos se comparte puesto",
		Yes:       "sí",
		No:        "no",
		None:      "no hay tal regla",
		NotKnown:  func(used string) string { return "no se sabe: se cuenta como en casa (" + used + ")" },
		Source:    func(text string) string { return "fuente: " + text },
		NoSource:  "no consta ninguna fuente",
		Sources:   "Fuentes",
		Duplicate: "Duplicada",
		Lent:      func(book string) string { return "Este reglamento no tiene esa parte: es la de " + book + "." },
		RoundTime: "Tiempo de una ronda",
		RoundRack: "Vocales y consonantes de un atril",
		RackHas: func(rounds, each, later int) string {
			return Number(each) + " de cada clase como mínimo hasta la ronda " + Number(rounds) + ", después " + Number(later)
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
			if players == 0 {
				belowText := ", o " + Number(below) + " si queda por debajo de la maestra"
				if below == 0 {
					belowText = ""
				}
				mostText := "; " + Number(most) + " en total"
				if most == 0 {
					mostText = ""
				}
				return Number(points) + belowText + mostText
			}
			belowText := ", o " + Number(below) + " si queda por debajo de la maestra"
			if below == 0 {
				belowText = ""
			}
			mostText := Number(most) + " en total; "
			if most == 0 {
				mostText = ""
			}
			return Number(points) + belowText + "; " + mostText + "con " + Number(players) + " jugadores o más"
		},
		WrongMove: "Una jugada no válida",
		Warnings:  "Avisos",
		WarningsCost: func(from, points int) string {
			return "desde el número " + Number(from) + ", " + Number(points) + " puntos menos cada uno"
		},
		House:          func(rules []string) string { return "Reglas de la casa: " + strings.Join(rules, "; ") + "." },
		HouseBonus:     func(points int) string { return "todas las fichas del atril dan " + Number(points) },
		HouseLeftovers: func(what string) string { return "fichas que quedan al final: " + what },
		HousePenalty:   func(points int) string { return "una penalización es de " + Number(points) },
		HouseChallenge: func(points int) string { return "impugnar una palabra válida cuesta " + Number(points) },
		HousePasses: func(n int) string {
			if n == 0 {
				return "los pases no terminan la partida"
			}
			return Number(n) + " pases seguidos terminan la partida"
		},
		HouseOvertime: func(points int) string { return Number(points) + " menos por cada minuto de más" },
	}
}

func esTool() Tool {
	return Tool{
		Help: Help{
			Usage:    "Cómo se usa:",
			Commands: "Órdenes:",
			Flags:    "Opciones:",
			Global:   "Opciones de todas las órdenes:",
			More:     "Más sobre una orden: tanteo ORDEN --help",
			Lines:    "Palabras de una línea, se entienden en todos los idiomas:",
			Codes:    "Códigos de salida: 0 hecho, y lo que falle además es un aviso; 1 la partida o un archivo dice que no; 2 mal escrito, o sin terminal para la pantalla; 3 algo no se pudo leer o escribir; 4 la partida está abierta en otra parte: más tarde podrá ser; 130 interrumpido.",
		},
		Root:     Page{Use: "tanteo [PARTIDA]", Short: "Lleva los puntos de juegos de palabras cruzadas con fichas", Long: "tanteo lleva los puntos de juegos de palabras cruzadas con fichas. Sin más, abre la pantalla con la última partida abierta o con PARTIDA. Las órdenes hacen lo mismo sin pantalla."},
		Enter:    Page{Use: "enter [PARTIDA] [LÍNEA…]", Short: "Anota turnos, uno por línea, y responde", Long: "Anota líneas como lo haría la pantalla y dice qué hizo cada una. Las líneas son los argumentos o, si no hay, la entrada estándar; se saltan las vacías y las que empiezan con #. PARTIDA es el nombre de una partida guardada; en un terminal se puede omitir: es la última. Una línea rechazada detiene una tubería o los argumentos; en un terminal se sigue.\n\n  H4 JAMON         una jugada: primera casilla y palabra\n  = R2wELOJ3l      una jugada por sus palabras y marcas\n  25               puntos a mano\n  paso             y las palabras de abajo"},
		Score:    Page{Use: "score PALABRAS…", Short: "Cuenta una jugada", Long: "Cuenta una jugada por sus palabras, la principal primero: tanteo score R2wELOJ3l. Detrás de una letra va lo que hay bajo su ficha (2l 3l 2w 3w), ? si es un comodín, 0 si ya estaba; las fichas entre paréntesis también estaban. Con una casilla, la jugada se cuenta en un tablero vacío o en el de --board: tanteo score \"H4 JAMON\"."},
		Show:     Page{Use: "show [PARTIDA]", Short: "Muestra la hoja de una partida", Long: "Muestra la hoja de una partida como texto, por rondas; sin PARTIDA, la de la última."},
		Games:    Page{Use: "games", Short: "Lista las partidas guardadas", Long: "Lista las partidas guardadas, la más nueva primero."},
		Remove:   Page{Use: "rm PARTIDA", Short: "Tira una partida a la papelera", Long: "Tira una partida a la papelera. Con games restore vuelve."},
		Restore:  Page{Use: "restore PARTIDA", Short: "Saca una partida de la papelera", Long: "Saca una partida de la papelera."},
		Editions: Page{Use: "editions [ID]", Short: "Lista las ediciones o muestra una", Long: "Lista las ediciones o muestra una: sus letras, su tablero y de dónde salen sus cifras."},
		Rules:    Page{Use: "rules [ID]", Short: "Lista los reglamentos o muestra uno", Long: "Lista los reglamentos o muestra uno: sus números y de dónde salen."},
		Watch:    Page{Use: "watch PARTIDA", Short: "Sigue una partida en la pantalla, sin anotar", Long: "Sigue una partida en la pantalla: cada turno se ve al momento, y todo se puede mirar, buscar, copiar e imprimir. No se puede anotar nada ni se molesta a quien anota."},
		Serve:    Page{Use: "serve", Short: "Muestra la pantalla a otros por ssh", Long: "Muestra la pantalla a otros por ssh, desde un solo proceso y sin cuentas. Se entra con\n\n  ssh -t -p 2222 MÁQUINA [PARTIDA]\n\nQuién puede entrar está en serve/authorized_keys, en la carpeta de configuración: una clave de OpenSSH por línea, con opciones delante, separadas por comas:\n\n  role=\"scorer\"       anota en las partidas y las empieza\n  role=\"spectator\"    sigue las partidas; también una clave sin papel\n  role=\"player Ana\"   pone las jugadas de Ana en una duplicada\n  games=\"2026-11-*\"   solo partidas con un id así\n  name=\"Ana\"          lo que ven los demás\n\n  role=\"player Ana\",name=\"Ana\" ssh-ed25519 AAAAC3Nza…\n\nNadie más entra, y no se obtiene más que la pantalla: ni intérprete de órdenes, ni archivos, ni reenvíos. Si no se indica otra dirección, solo escucha en esta máquina. Lo que ocurre se cuenta en la salida de errores, una línea cada vez. Ctrl+C o SIGTERM lo terminan: se avisa a todos y todo queda guardado."},
		Replay:   Page{Use: "replay RUTA…", Short: "Cuenta otra vez partidas de archivos GCG", Long: "Cuenta otra vez cada jugada de partidas en GCG y dice dónde el archivo tiene otras cifras: línea, cuenta y la causa posible. RUTA es un archivo, una carpeta con todo lo que acabe en .gcg y .gcgs, o - para la entrada estándar.\n\nEl código de salida es 1 si una partida difiere o es ilegible. Lo que solo se puede dudar, sobre todo atriles y orden de turnos, se cuenta y se dice con --warnings."},
		Import:   Page{Use: "import ARCHIVO", Short: "Guarda las partidas de un archivo", Long: "Guarda cada partida de un archivo GCG, o la de un archivo propio de tanteo (JSON), y escribe su nombre. ARCHIVO es - para la entrada estándar. Los puntos quedan como los tiene el archivo GCG; donde no son los nuestros, la línea recontar pone nuestra cuenta. Un total mal sumado se dice."},
		Export:   Page{Use: "export [PARTIDA]", Short: "Escribe una partida en otro formato", Long: "Escribe una partida en GCG (para Quackle, macondo, Woogles), como el archivo propio de tanteo (JSON), como tabla para hojas de cálculo (CSV) o la hoja en texto; sin PARTIDA, la última. Sale por la salida estándar o, con -o, a un archivo, cuyo final dice el formato si no lo hace --format: .gcg .json .csv .txt. Un archivo que ya existe se conserva, salvo con --force."},
		Complete: Page{Use: "completion SHELL", Short: "Escribe un guion que completa órdenes en la consola", Long: "Escribe un guion que completa las órdenes en bash, zsh, fish o powershell. Se carga como mande la consola, por ejemplo: source <(tanteo completion bash)"},
		HelpPage: Page{Use: "help [ORDEN]", Short: "Explica una orden", Long: "Explica una orden."},
		Flags: Flags{
			Config:   "`CARPETA` de ajustes y partidas",
			Lang:     "`IDIOMA` de las respuestas: en, es, nl, fr, de",
			JSON:     "responder en JSON",
			Edition:  "`ID` de la edición",
			Version:  "decir la versión",
			Help:     "explicar la orden",
			New:      "empezar una partida y decir su nombre",
			Kind:     "`TIPO` de la partida nueva: classic o duplicate",
			Rules:    "`ID` del reglamento de la partida nueva",
			House:    "`REGLAS` de la casa, también para la próxima: bonus=40,leftovers=none; none",
			Notation: "casillas de la partida nueva: `rows` o gcg",
			Players:  "`NOMBRES` separados por comas, un número de jugadores, o @ARCHIVO con un nombre por línea",
			First:    "`NÚMERO` del jugador que abre",
			Seed:     "`NÚMERO` con el que se sacan los atriles de una duplicada",
			Board:    "`ARCHIVO` con las filas de un tablero",
			Warnings: "decir también lo que solo se puede dudar",
			Format:   "`FORMATO`: gcg, json, csv, text",
			Output:   "`ARCHIVO` que se escribe",
			Force:    "reemplazar un archivo",
			Listen:   "`DIRECCIÓN` en la que escucha, con su puerto; sin ella, 127.0.0.1:2222",
		},
		Usage: Usage{
			UnknownFlag: func(flag string) Said { return Said{"No hay ninguna opción " + flag + ".", "Mira --help."} },
			NeedsValue:  func(flag string) Said { return Said{flag + " necesita un valor.", "Mira --help."} },
			BadValue: func(flag, value, possible string) Said {
				return Said{value + " no vale para " + flag + ".", "Posible: " + possible + "."}
			},
			TooMuch: func(argument string) Said { return Said{"Aquí sobra " + argument + ".", "Quítalo o mira --help."} },
			Missing: func(what string) Said { return Said{"Falta algo: " + what + ".", "Mira --help."} },
			UnknownWord: func(word, nearest string) Said {
				if nearest == "" {
					return Said{word + " no es ni una orden ni una partida guardada.", "tanteo --help da las órdenes y tanteo games las partidas."}
				}
				return Said{word + " no es ni una orden ni una partida guardada.", "¿Querías decir " + nearest + "? tanteo --help da las órdenes y tanteo games las partidas."}
			},
			UnknownCommand: func(word, nearest, help string) Said {
				if nearest == "" {
					return Said{"No hay ninguna orden " + word + ".", "Mira " + help + "."}
				}
				return Said{"No hay ninguna orden " + word + ".", "¿Querías decir " + nearest + "? Mira " + help + "."}
			},
			Number:        "un número entero",
			NoTerminal:    Said{What: "La pantalla necesita un terminal.", Todo: "Sin él, usa tanteo enter y tanteo show."},
			WhichGame:     Said{What: "No se dice de qué partida se trata.", Todo: "Nómbrala primero o empieza una con --new; tanteo games las lista."},
			NoGameYet:     Said{What: "Aún no se ha abierto ninguna partida.", Todo: "Empieza una con tanteo enter --new; tanteo games lista las guardadas."},
			OnlyNew:       func(flag string) Said { return Said{flag + " es para una partida nueva.", "Añade --new."} },
			OnlyDuplicate: func(flag string) Said { return Said{flag + " es para una duplicada.", "Añade --kind duplicate."} },
			Players: func(fewest, most int) Said {
				return Said{"Una partida tiene de " + Number(fewest) + " a " + Number(most) + " jugadores.", "Nómbralos con --players \"Ana,Bea\"."}
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
				return Said{"El tablero tiene " + Number(rows) + " filas.", "El de esta edición tiene " + Number(side) + "."}
			},
			BoardRow: func(row, squares, side int) Said {
				return Said{"La fila " + Number(row) + " del tablero tiene " + Number(squares) + " casillas.", "Debe tener " + Number(side) + "."}
			},
			BoardSign: func(row int, sign string) Said {
				return Said{"En la fila " + Number(row) + " del tablero hay " + sign + ".", "Usa las letras de la edición o elige otra con --edition."}
			},
			NoWords:  Said{What: "No hay ninguna palabra que contar.", Todo: "Escríbelas tras score, o mira score --help."},
			Internal: Said{What: "El programa ha topado con un fallo propio.", Todo: "Cuéntalo, por favor; lo guardado está a salvo."},
		},
		Entry: Entry{
			Prompt:  "> ",
			Line:    func(n int) string { return "Línea " + Number(n) + ": " },
			Welcome: "Una línea por turno: H4 JAMON, 25, paso, fin. Ctrl+D sale; todo queda guardado.",
			OnScreen: func(line, instead string) Said {
				return Said{line + " es para la pantalla.", "En el intérprete: " + instead}
			},
			Behind: Said{What: "Otros acaban de cambiar la partida.", Todo: "Mírala y da la línea otra vez."},
			Others: "Otros anotaron algo justo antes.",
		},
		Stored: Stored{
			Removed:  func(id string) string { return id + " está en la papelera; vuelve con games restore " + id + "." },
			Restored: func(id string) string { return id + " vuelve a estar entre las partidas." },
			None:     "No hay ninguna partida guardada.",
		},
		List: List{
			Open:       "abierta",
			Finished:   "terminada",
			Void:       "no cuenta",
			Altered:    "alterada: solo lectura",
			Unreadable: "no se puede leer",
			Turns: func(n int) string {
				if n == 1 {
					return Number(n) + " turno"
				}
				return Number(n) + " turnos"
			},
		},
		Files: Files{
			Summary: func(games, same, differ, unfinished, unreadable int) string {
				if games == 1 {
					return Number(games) + " partida: " + Number(same) + " iguales, " + Number(differ) + " con diferencias, " + Number(unfinished) + " sin terminar, " + Number(unreadable) + " ilegibles."
				}
				return Number(games) + " partidas: " + Number(same) + " iguales, " + Number(differ) + " con diferencias, " + Number(unfinished) + " sin terminar, " + Number(unreadable) + " ilegibles."
			},
			NotRead: func(files int) string {
				if files == 1 {
					return "No se ha leído " + Number(files) + " archivo."
				}
				return "No se han leído " + Number(files) + " archivos."
			},
			Progress: func(games, differ int) string {
				if games == 1 {
					return Number(games) + " partida, " + Number(differ) + " con diferencias"
				}
				return Number(games) + " partidas, " + Number(differ) + " con diferencias"
			},
			Large: func(file, most string) Said {
				return Said{file + " tiene más de " + most + ".", "Divídelo en archivos más pequeños."}
			},
			NoFile: func(file string) Said { return Said{file + " no es un archivo.", "Nombra otro."} },
			Folder: func(file string) Said { return Said{file + " es una carpeta.", "Nombra un archivo de ella."} },
			NoFiles: func(folder string) Said {
				return Said{"No hay ningún archivo GCG en " + folder + ".", "Acaban en .gcg o .gcgs; cualquier otro se puede nombrar él mismo."}
			},
			Unreadable: func(trouble string) Said { return Said{trouble, "De esta partida no se ha guardado nada."} },
			Imported:   func(id, plays, edition string) string { return id + ": " + plays + ", " + edition + "." },
			Copied:     func(id string) string { return id + ": una partida de tanteo, tal como estaba." },
			Shortened:  "Se han acortado nombres demasiado largos o cargados de acentos.",
			Altered:    "El archivo ha cambiado desde que tanteo lo guardó: mira si está todo bien.",
			Kept: func(id string, differences int, command string) string {
				if differences == 1 {
					return id + ": " + Number(differences) + " diferencia, queda como está en el archivo; la línea " + command + " pone nuestra cuenta."
				}
				return id + ": " + Number(differences) + " diferencias, quedan como están en el archivo; la línea " + command + " pone nuestra cuenta."
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
				return "Turno " + Number(turn) + ": " + text
			},
		},
		Print: PrintHelp{
			Print:      Page{Use: "print TIPO", Short: "Hace páginas para papel", Long: "Hace páginas para papel: la hoja de una partida, formularios en blanco, las fichas para tachar, el tablero. Son texto en 80 columnas o, con --format pdf, un PDF para papel A4 o carta, en blanco y negro. Lo que falta en la letra de imprenta, como nombres chinos o hebreos, va en el PDF como cuadros, con el número del asiento."},
			Sheet:      Page{Use: "sheet [PARTIDA]", Short: "La hoja de una partida", Long: "La hoja de una partida: cada turno con palabra, casilla, puntos y total, la clasificación y las notas; sin PARTIDA, la de la última. Sale por la salida estándar o, con -o, a un archivo cuyo final, .txt o .pdf, dice el formato si no lo hace --format."},
			Blank:      Page{Use: "blank [PARTIDA]", Short: "Una hoja de puntos en blanco", Long: "Una hoja de puntos en blanco para dos a cuatro jugadores, con los nombres de --players o de PARTIDA. Sale por la salida estándar o, con -o, a un archivo cuyo final, .txt o .pdf, dice el formato si no lo hace --format."},
			Duplicate:  Page{Use: "duplicate [PARTIDA]", Short: "Una hoja de duplicada en blanco", Long: "Una hoja en blanco para una duplicada de 30 rondas: la ronda, su maestra con sus puntos y cada jugador, con los nombres de --players o de PARTIDA. Sale por la salida estándar o, con -o, a un archivo cuyo final, .txt o .pdf, dice el formato si no lo hace --format."},
			Tiles:      Page{Use: "tiles [PARTIDA]", Short: "Las fichas de una edición, para tachar", Long: "Una casilla por ficha de una edición, con su valor, para tacharla cuando está en el tablero: la de --edition, la de PARTIDA o la de las partidas nuevas. Sale por la salida estándar o, con -o, a un archivo cuyo final, .txt o .pdf, dice el formato si no lo hace --format."},
			Board:      Page{Use: "board [PARTIDA]", Short: "El tablero dibujado", Long: "El tablero de una partida como está, con las casillas de premio, el valor de las fichas, los comodines marcados y las casillas con sus nombres; sin PARTIDA, el de la última. Con --edition, el tablero vacío de una edición. Sale por la salida estándar o, con -o, a un archivo cuyo final, .txt o .pdf, dice el formato si no lo hace --format."},
			Format:     "`FORMATO`: text, pdf",
			Paper:      "`TAMAÑO` del papel de un PDF: a4, letter",
			Players:    "`NOMBRES` separados por comas, un número de jugadores, o @ARCHIVO con un nombre por línea",
			OnTerminal: Said{What: "Un PDF no se lee en un terminal.", Todo: "Dale un archivo: -o hoja.pdf."},
			OnlyPDF: func(flag string) Said {
				return Said{flag + " es para un PDF.", "Añade --format pdf, o -o con un nombre en .pdf."}
			},
			GameOr: func(flag string) Said {
				return Said{"Se nombra una partida y también " + flag + ".", "Quita uno de los dos."}
			},
		},
	}
}

func esScreen() Screen {
	return Screen{
		Working:    "Cuenta",
		Sheet:      "Hoja",
		Tiles:      "Fichas",
		Words:      "Palabras",
		Notes:      "Notas",
		Help:       "Ayuda",
		Commands:   "Órdenes",
		TilesLeft:  "Fichas restantes",
		Keys:       "teclas",
		Lines:      "líneas",
		Counting:   "la cuenta",
		Total:      "Total",
		AllTiles:   "Todo el atril",
		NotCounted: "no cuenta",
		Points:     "puntos",
		Now:        "ahora",
		Bag:        "bolsa",
		Unseen:     "sin salir",
		OnRacks:    "en los atriles",
		Editing:    func(turn, of int) string { return "se corrige el turno " + Number(turn) + " de " + Number(of) },
		Looking:    func(turn, of int) string { return "turno " + Number(turn) + " de " + Number(of) },
		Finished:   "terminada",
		Watching:   "solo se mira",
		Void:       "anulada: no cuenta en ningún sitio",
		WasSame:    func(points int) string { return "eran " + Number(points) + "; los totales no cambian" },
		Was:        func(points int) string { return "eran " + Number(points) + ":" },
		Turn:       func(number int) string { return "Turno " + Number(number) },
		TurnOf:     func(name string) string { return "Turno de " + name },
		WouldCountNothing: func(turns []int) string {
			if len(turns) == 1 {
				return "El turno " + enumerate(digits(turns), "y") + " contaría 0."
			}
			return "Los turnos " + enumerate(digits(turns), "y") + " contarían 0."
		},
		Told:            func(counted, told int) string { return "tablero " + Number(counted) + " · archivo " + Number(told) },
		Off:             func(points int) string { return "total del archivo " + Signed(points) },
		CountAgain:      func(line string) string { return line + " toma lo nuestro." },
		KeepsAllTheSame: "Intro guarda el cambio, Esc lo deja.",
		FirstTurn:       "Aún no hay turnos.",
		ByHandUncounted: "No se saben las letras; este turno no se descuenta de las fichas.",
		Uncounted: func(n int) string {
			if n == 1 {
				return Number(n) + " jugada sin letras no se descuenta."
			}
			return Number(n) + " jugadas sin letras no se descuentan."
		},
		MoreBelow:   func(n int) string { return Number(n) + " más abajo" },
		NoneOf:      func(name, there string) Said { return Said{"Aquí no hay " + name + ", solo:", there + "."} },
		NoTurns:     "Aún no hay turnos.",
		NoNotes:     "Sin notas. Ctrl+N escribe una.",
		NoWords:     "Aún no hay palabras.",
		BeforeFirst: "Antes del primer turno",
		InNotes:     func(lines int) string { return Number(lines) + " más en Notas" },
		UpTo: func(turn int, game string) string {
			if turn == 0 {
				return "Una copia desde el principio, " + game + ". La otra partida queda como está."
			}
			return "Una copia hasta el turno " + Number(turn) + ", " + game + ". La otra partida queda como está."
		},
		Hint: Hints{
			Note:         "anotar",
			Across:       "girar",
			Down:         "girar",
			Blank:        "comodín",
			Clear:        "quitar",
			Commands:     "órdenes",
			Help:         "ayuda",
			LetterLays:   "las letras ponen fichas",
			TurnMenu:     "menú",
			Line:         "línea",
			Choose:       "elegir",
			DoIt:         "hacerlo",
			Back:         "volver",
			Open:         "abrir",
			Leave:        "salir",
			Field:        "campo",
			Start:        "empezar",
			NextField:    "campo siguiente",
			EndGame:      "terminar",
			PlayOn:       "seguir jugando",
			KeepIt:       "guardar",
			LeaveIt:      "dejarlo",
			Cell:         "turno",
			EditTurn:     "corregir",
			DeleteTurn:   "borrar",
			Board:        "tablero",
			Page:         "página",
			Scroll:       "mover",
			Tab:          "pestaña",
			TurnBack:     "un turno atrás",
			TurnOn:       "adelante",
			ToNow:        "a ahora",
			Square:       "casilla",
			AlreadyThere: "ya estaba",
			EnterLine:    "hacer la línea",
			Tiles:        "fichas",
			Copy:         "copiar",
			History:      "anteriores",
			StepBack:     "repasar la partida",
			FinalTable:   "tabla final",
			Size:         "grande, pequeño",
			StepTurn:     "turno",
			FirstLast:    "extremos",
			FirstTurn:    "al 1.º",
			EditNote:     "nota",
			Read:         "leerlo",
			Complete:     "completar",
			Write:        "escribirlo",
			TakeGame:     "abrir la partida",
		},
		Menu: Menu{
			Back:            "Volver al tablero",
			Pass:            "Pasar",
			Exchange:        "Cambiar fichas",
			ByHand:          "Puntos a mano",
			Withdrawn:       "Palabra retirada",
			ChallengeFailed: "Era buena",
			Penalty:         "Penalización",
			Warning:         "Aviso",
			Note:            "Nota",
			End:             "Terminar la partida",
			Correct:         "Corregir el turno",
			Recount:         "Contar otra vez",
			Delete:          "Borrar el turno",
			GoOn:            "Seguir desde aquí, copia",
			Challenge:       func(word string) string { return "Impugnar " + word },
			OnTheRight:      "A la derecha, la línea que se escribe.",
			Leave:           "A la página de inicio",
			ClearBoard:      "Vaciar el tablero",
			LayTiles:        "Fichas sin puntos",
			Sure:            "Intro otra vez",
		},
		Palette: map[line.Command]string{
			line.CommandPass:       "pasar el turno",
			line.CommandExchange:   "cambiar fichas",
			line.CommandWithdrawn:  "palabra retirada",
			line.CommandChallenge:  "quitar la última jugada",
			line.CommandFailed:     "la palabra era buena",
			line.CommandPenalty:    "resta puntos",
			line.CommandBonus:      "suma puntos",
			line.CommandOvertime:   "resta puntos por tiempo",
			line.CommandWarning:    "avisa a un jugador",
			line.CommandLay:        "fichas sin puntos",
			line.CommandClear:      "retirar esas fichas",
			line.CommandEnd:        "fichas restantes; termina",
			line.CommandFinish:     "terminar sin fichas restantes",
			line.CommandReopen:     "seguir después del final",
			line.CommandUndo:       "deshacer el último cambio",
			line.CommandRedo:       "rehacer",
			line.CommandEdit:       "corregir un turno",
			line.CommandInsert:     "meter un turno",
			line.CommandDelete:     "borrar un turno",
			line.CommandRecount:    "contar sin el archivo",
			line.CommandVoid:       "la partida no cuenta",
			line.CommandName:       "cambiar un nombre",
			line.CommandJoin:       "entra alguien, o vuelve",
			line.CommandLeave:      "se va alguien",
			line.CommandNote:       "escribir una nota",
			line.CommandAgain:      "otra, mismas personas",
			line.CommandOpen:       "abrir otra partida",
			line.CommandWrong:      "jurado: turno no válido",
			line.CommandRack:       "el atril de la ronda",
			line.CommandDraw:       "sacar el atril",
			line.CommandMaster:     "la jugada maestra",
			line.CommandBest:       "las mejores jugadas de un atril",
			line.CommandCheck:      "las palabras de la hoja, en una lista",
			line.CommandMissed:     "lo que se escapó en cada turno",
			line.CommandAnalysis:   "todos ven las mejores jugadas durante la partida",
			line.CommandNext:       "cerrar la ronda",
			line.CommandTab:        "mostrar una pestaña",
			line.CommandPrint:      "imprimir",
			line.CommandWrite:      "guardar en un archivo",
			line.CommandTake:       "anotar aquí y no en otro sitio",
			line.CommandQuit:       "salir; todo queda guardado",
			line.CommandClock:      "corregir un reloj",
			line.CommandClockStart: "el reloj corre",
			line.CommandClockStop:  "el reloj se para",
			line.CommandOff:        "sin reloj",
			line.CommandTurnClock:  "tiempo de cada turno",
			line.CommandRoundClock: "tiempo de cada ronda",
			line.CommandGameClock:  "tiempo de cada jugador",
		},
		Start: Start{
			Tagline:   "los puntos de los juegos de fichas y palabras cruzadas",
			New:       "Partida nueva",
			Resume:    "Continuar",
			Earlier:   "Anteriores",
			Count:     "Solo contar",
			CountHint: "tablero y jugadas escritas, sin hoja",
			NewHint: [2]string{
				"Intro abre el formulario de la partida, otro Intro la empieza:",
				"dos personas, las fichas de su idioma, las reglas de casa.",
			},
			KeptIn: func(folder string) string {
				return "Las partidas están en " + folder + ". Nada sale de esta máquina."
			},
			Open:        "abierta",
			Finished:    "terminada",
			Damaged:     "no se puede leer",
			NoGames:     "Aún ninguna.",
			JustCount:   "Solo contar",
			Independent: "Independiente de los dueños de las marcas de los juegos.",
		},
		Form: Form{
			Title:    "Partida nueva",
			Players:  "Participantes",
			Opens:    "Abre",
			Tiles:    "Fichas",
			Rules:    "Reglas",
			Start:    "Empezar la partida",
			WhoOpens: "Quién abre: cada cual saca una ficha; abre la más cercana a la A, y el comodín va antes que la A.",
			Bonus:    func(points int) string { return "El premio por colocar todo el atril es de " + Number(points) + "." },
		},
		File: File{
			Open:     "Abrir un archivo",
			OpenHint: "una partida en GCG, o de tanteo",
			Write:    "Escribir en un archivo",
			Name:     "Archivo",
			How:      "Una partida en GCG, como la escriben Quackle, macondo y Woogles, o el archivo de una partida de tanteo. Cada jugada se cuenta otra vez. El archivo queda como está: lo que se abre pasa a ser una de tus partidas.",
			From:     func(folder string) string { return "Los nombres sin carpeta están en " + folder + "." },
			Reading:  "Un momento …",
			Writing:  "Escribiendo …",
			Games: func(n int) string {
				if n == 1 {
					return Number(n) + " partida"
				}
				return Number(n) + " partidas"
			},
			OnlyFirst: func(n int) string { return "Las primeras " + Number(n) + "; tanteo import las toma todas." },
			Found:     func(plays, edition string) string { return plays + ", " + edition + "." },
			Own:       "Una partida de tanteo, que se toma tal como está.",
			Differ: func(n int, line string) string {
				if n == 1 {
					return Number(n) + " diferencia, que queda como en el archivo; la línea " + line + " toma nuestra cuenta:"
				}
				return Number(n) + " diferencias, que quedan como en el archivo; la línea " + line + " toma nuestra cuenta:"
			},
			Doubts: func(n int) string {
				if n == 1 {
					return Number(n) + " cosa dudosa, que no cambia nada:"
				}
				return Number(n) + " cosas dudosas, que no cambian nada:"
			},
			Unreadable: "no se puede leer",
			Taken:      func(turns, file, edition string) string { return turns + " de " + file + ", " + edition },
			TakenOwn:   func(turns, file string) string { return turns + " de " + file },
			FiguresDiffer: func(n int, line string) string {
				if n == 1 {
					return "; " + Number(n) + " cifra difiere: " + line
				}
				return "; " + Number(n) + " cifras difieren: " + line
			},
			IsFolder: func(name string) Said {
				return Said{name + " es una carpeta.", "Escribe un archivo de ella; Tab los muestra."}
			},
			GCG:         "Quackle, macondo, Woogles",
			JSON:        "como la guarda tanteo",
			CSV:         "para hojas de cálculo",
			Text:        "la hoja, para leer",
			NoEnding:    "El nombre debe acabar en uno de estos.",
			EndingTells: "El final da el formato:",
			There:       func(name string) string { return name + " ya existe: otro Intro lo sustituye." },
			Written:     func(path string) string { return "Escrito en " + path + "." },
			NoForm:      "GCG tiene sus límites:",
		},
		End: End{
			Title:      "Fin de la partida",
			Ask:        "Qué queda en cada atril:",
			How:        "Letras, ? por comodín, o los puntos. Vacío o - quien se quedó sin fichas.",
			NobodyOut:  "Nadie se quedó sin fichas: cada cual resta las suyas.",
			FinalTable: "Tabla final",
			Before:     "antes",
			Left:       "fichas",
			All:        "total",
			WentOut: func(name string, points int) string {
				return name + " se quedó sin fichas y suma " + Number(points) + "."
			},
			SameAsLine: "Lo mismo, como línea para otra vez.",
			Shared: func(players, place int) string {
				return Number(players) + " comparten el puesto " + Number(place) + "."
			},
			BestPlay:   "Mejor jugada",
			AllTiles:   "Todo el atril",
			Average:    "Media por turno",
			Again:      "Otra partida, mismas personas",
			CopyResult: "Copiar el resultado",
			PlayOn:     "Seguir jugando (reabrir)",
			OpensNext:  func(name string) string { return name + " abre la próxima." },
		},
		Page: TilesPage{
			Title:  func(id string, tiles int) string { return id + " · " + Number(tiles) + " fichas" },
			Left:   "hay",
			Of:     "de",
			Points: "puntos",
			UnseenOf: func(unseen, of int) string {
				return "Sin salir " + Number(unseen) + " de " + Number(of) + ": aún no están en el tablero"
			},
			BagWhen: func(bag, players int) string {
				return "Bolsa " + Number(bag) + " mientras los " + Number(players) + " atriles están llenos"
			},
			BagRound:   func(bag int) string { return "Bolsa " + Number(bag) + " con el atril de la ronda completo" },
			Vowels:     "Vocales",
			Consonants: "consonantes",
			PointsLeft: "Puntos por salir",
		},
		Small: Small{
			Needs:  func(w, h int) string { return "tanteo necesita " + Number(w) + " columnas y " + Number(h) + " filas." },
			Has:    func(w, h int) string { return "Esta ventana tiene " + Number(w) + " y " + Number(h) + "." },
			Larger: "Hazla más grande; la partida está guardada.",
			Or:     "O, en cualquier tamaño:",
		},
		WatchingWhom: func(holder string) string { return "solo se mira · anota " + holder },
		NoNotesYet:   "Aún no hay notas.",
		ReadOnly: func(holder, key string) string {
			return "Solo lectura: anota " + holder + "; " + key + " te pasa la partida."
		},
		WatchingOnly: "Estás mirando; aquí no se puede anotar nada.",
		TakenOver:    "Ya no anota nadie más: la partida es tuya.",
		PenFree: func(key string) string {
			return "Ahora no anota nadie. La partida será tuya en cuanto anotes algo (" + key + ")."
		},
		PenGone:   func(holder, key string) string { return "Ahora anota " + holder + ". Con " + key + " tomas el relevo." },
		LaidStays: "Lo que colocaste se queda.",
		LaidOff: func(key string) string {
			return "Hubo que quitar fichas que habías colocado (" + key + " trae su línea)."
		},
		BeingSaved: "Guardando…",
		LeaveWaits: "Aún se está guardando… Ctrl+C otra vez sale sin esperar.",
		NotNoted:   func(what string) string { return "Sin anotar, otros fueron antes: " + what },
		Changed:    "La partida ha cambiado.",
		ToNewest:   func(key string) string { return key + " va allí." },
		TakeTitle:  "¿Anotar aquí?",
		TakeFrom:   func(holder string) string { return "Tomar el relevo de " + holder },
		Taken:      "Ahora anotas aquí.",
		DraftAside: func(name string) string {
			return "Lo que estaba sin terminar no se entiende; queda aparte como " + name + "."
		},
		ChangedUnder:  func(id string) string { return "Otra persona cambió el archivo. Tu partida sigue como " + id + "." },
		GoesOnAs:      func(id string) string { return "Tu partida sigue como " + id + "." },
		NotSaved:      func(why string) string { return "Sin guardar. " + why + " Se intenta otra vez con cada tecla." },
		LeaveUnsaved:  func(why string) string { return "Sin guardar. " + why + " Ctrl+C otra vez sale sin ello." },
		ClipboardSent: "Enviado al portapapeles del terminal. Si no llega: Ctrl+P, copiar a un archivo.",
		Restored:      "La jugada sin terminar está de vuelta.",
		RestoredOf:    func(holder string) string { return "Aquí está la jugada sin terminar de " + holder + "." },
		Pasted: func(taken, left int, enter, esc string) string {
			takenText := Number(taken) + " líneas"
			if taken == 1 {
				takenText = Number(taken) + " línea"
			}
			leftText := " Faltan " + Number(left) + ": " + enter + " sigue, " + esc + " las quita."
			if left == 0 {
				leftText = ""
			}
			return "Anotado: " + takenText + "." + leftText
		},
		PastedCells: func(taken, left int) string {
			takenText := Number(taken) + " líneas"
			if taken == 1 {
				takenText = Number(taken) + " línea"
			}
			leftText := " Quedan fuera " + Number(left) + " tras esta."
			switch left {
			case 0:
				leftText = ""
			case 1:
				leftText = " Queda fuera " + Number(left) + " tras esta."
			}
			return "Anotado: " + takenText + "." + leftText
		},
		PastedTooLong: func(limit, cut int) string {
			if cut == 1 {
				return "En una línea caben " + Number(limit) + " signos: de lo pegado sobra " + Number(cut) + "."
			}
			return "En una línea caben " + Number(limit) + " signos: de lo pegado sobran " + Number(cut) + "."
		},
		Key: KeyHelp{
			OnBoard:      "En el tablero",
			Everywhere:   "En todas partes",
			InEntry:      "En la línea",
			InSheet:      "En la hoja",
			Move:         "mueven el cursor",
			RowEnds:      "extremos de la fila",
			Lay:          "letras",
			LayDoes:      "ponen fichas y saltan",
			Turn:         "gira la dirección",
			Blank:        "la ficha es comodín",
			Backspace:    "quita una ficha",
			Esc:          "quita todas",
			Enter:        "anota la jugada",
			EnterEmpty:   "sin fichas, el menú",
			Digits:       "puntos, jugada escrita",
			BackOn:       "sin fichas: atrás, más",
			Panes:        "otro panel",
			NextTab:      "pestaña siguiente",
			Large:        "panel grande, pequeño",
			Line:         "una línea",
			Command:      "buscar una orden",
			Undo:         "deshacer, rehacer",
			Note:         "escribir una nota",
			Copy:         "copiar",
			Redraw:       "dibujar otra vez",
			Ends:         "al repasar: extremos",
			FirstTurn:    "al primer turno",
			LastTurn:     "al último turno",
			HasNote:      "el turno tiene nota",
			Leave:        "salir; todo se guarda",
			Suspend:      "al intérprete; fg vuelve",
			HistoryKeys:  "líneas anteriores",
			CompleteKey:  "toma lo que se propone",
			TypedTiles:   "recorre las fichas",
			EscEntry:     "vacía, luego al tablero",
			Cells:        "de turno en turno",
			EditKey:      "corrige el turno",
			DeleteKey:    "lo borra, si confirmas",
			EscSheet:     "al tablero",
			MadeFrom:     "Hecha del mapa de teclas de esta versión. La partida sigue detrás.",
			PlayAsLine:   "Una jugada como línea",
			AnythingElse: "Todo lo demás",
			Sift:         "busca en esa lista",
			Pages:        "igual; listas: página",
			OverTiles:    "casilla, comodín, vieja",
			ThisHelp:     "esta ayuda",
			Write:        "tomar el relevo",
		},
		KeyNames: map[string]string{
			"Ctrl":      "Ctrl",
			"Enter":     "Intro",
			"Space":     "Espacio",
			"Up":        "Arriba",
			"Down":      "Abajo",
			"Left":      "Izquierda",
			"Right":     "Derecha",
			"Arrows":    "Flechas",
			"Home":      "Inicio",
			"End":       "Fin",
			"Del":       "Supr",
			"Backspace": "Retroceso",
			"Shift+Tab": "Mayús+Tab",
			"PgUp":      "RePág",
			"PgDn":      "AvPág",
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
			{
				"editar 3 nota TEXTO",
				"la nota tras el turno 3, con 0 la de antes del primero; sin texto se va, un signo de párrafo separa sus líneas",
			},
		},
		CountingText: []string{
			"Cada ficha nueva vale lo que lleva impreso, por dos o por tres en una casilla de letra.",
			"Después se suma la palabra y se multiplica por dos o por tres por cada casilla de palabra que tapa una ficha nueva: dos dobles hacen 4, dos triples 9.",
			"Una casilla solo cuenta en el turno en que se tapa. El comodín vale 0, pero activa su casilla de palabra.",
			"Cuenta cada palabra que nace o cambia, y una ficha de dos palabras cuenta en las dos.",
			"Todo el atril en un turno da el premio, después de todo lo demás.",
		},
		OnlyCounts: Said{What: "Solo contar cuenta jugadas, sin jugadores.", Todo: "Escribe una jugada o empieza una partida."},
	}
}

func esTable() Table {
	return Table{
		Columns: csv.Columns{
			Number:    "turno",
			Round:     "ronda",
			Seat:      "asiento",
			Player:    "jugador",
			Kind:      "tipo",
			Square:    "casilla",
			Word:      "palabra",
			Words:     "palabras",
			NewTiles:  "fichas nuevas",
			Exchanged: "cambiadas",
			Rack:      "atril",
			Bonus:     "premio",
			Points:    "puntos",
			Total:     "total",
			Master:    "maestra",
			Notes:     "notas",
		},
		Kinds: map[sheet.TurnKind]string{
			sheet.KindPlay:      "jugada",
			sheet.KindTyped:     "escrita",
			sheet.KindPoints:    "puntos a mano",
			sheet.KindPass:      "paso",
			sheet.KindExchange:  "cambio",
			sheet.KindWithdrawn: "retirada",
			sheet.KindPenalty:   "penalización",
			sheet.KindBonus:     "bonificación",
			sheet.KindOvertime:  "tiempo de más",
			sheet.KindWarning:   "aviso",
			sheet.KindChallenge: "impugnación fallida",
			sheet.KindEnd:       "sobrantes",
		},
		CameOff: "impugnada",
		Faulty:  "no encaja",
	}
}

func esPaper() Paper {
	return Paper{
		Page:      func(n, of int) string { return "página " + Number(n) + " de " + Number(of) },
		Sheet:     "Hoja de puntos",
		Duplicate: "Hoja de duplicada",
		Tiles:     "Control de fichas",
		Board:     "Tablero",
		Event:     "Torneo",
		Stage:     "Ronda",
		Table:     "Mesa",
		Place:     "Lugar",
		Date:      "Fecha",
		Number:    "n.º",
		Word:      "palabra",
		Square:    "casilla",
		Points:    "ptos",
		Running:   "total",
		Penalties: "Penalizaciones",
		Left:      "Sobrantes",
		Total:     "Total",
		Signature: "Firma",
		Gap:       "Diferencia",
		Percent:   func(number string) string { return number + " %" },
		Unseen: func(tiles int) string {
			if tiles == 1 {
				return "Sin salir: " + Number(tiles) + " ficha."
			}
			return "Sin salir: " + Number(tiles) + " fichas."
		},
		Turns: func(n int) string {
			switch n {
			case 0:
				return "Antes del primer turno"
			case 1:
				return "Tras " + Number(n) + " turno"
			}
			return "Tras " + Number(n) + " turnos"
		},
		Rounds: func(n int) string {
			if n == 1 {
				return "Tras " + Number(n) + " ronda"
			}
			return "Tras " + Number(n) + " rondas"
		},
		CrossOff: "Tacha cada ficha cuando esté en el tablero.",
		Blank:    "comodín",
		Circled:  "en un círculo: un comodín",
		Asked:    "? tras la letra: un comodín",
		Loose:    "Fichas sin puntos: ",
		NotInFont: func(letters string) string {
			return "La letra de imprenta no tiene " + letters + ": escríbela a mano."
		},
	}
}

func esReplay() Replay {
	return Replay{
		Verdicts: map[gcg.Verdict]string{
			gcg.Same:       "igual",
			gcg.Differs:    "difiere",
			gcg.Unfinished: "sin terminar",
			gcg.Unreadable: "ilegible",
		},
		Plays: func(n int) string {
			if n == 1 {
				return Number(n) + " jugada"
			}
			return Number(n) + " jugadas"
		},
		Differences: func(n int) string {
			if n == 1 {
				return Number(n) + " diferencia"
			}
			return Number(n) + " diferencias"
		},
		Warnings: func(n int) string {
			if n == 1 {
				return Number(n) + " aviso"
			}
			return Number(n) + " avisos"
		},
		Final: func(player string, file int) string { return player + " " + Number(file) },
		Counted: func(player string, file, ours int) string {
			return player + " " + Number(file) + " (contados " + Number(ours) + ")"
		},
		Origins: map[gcg.Origin]func(edition string) string{
			gcg.ByDistribution: func(edition string) string { return edition + " por sus fichas" },
			gcg.ByLexicon:      func(edition string) string { return edition + " por su lista de palabras" },
			gcg.ByFit:          func(edition string) string { return edition + " por sus letras" },
		},
		NoEdition: "sin edición",
		Place: func(line, column int) string {
			if column == 0 {
				return "línea " + Number(line) + ": "
			}
			return "línea " + Number(line) + ", columna " + Number(column) + ": "
		},
		Game:  func(file string, n int) string { return file + ", partida " + Number(n) },
		Input: "entrada estándar",
		Differ: map[gcg.Kind]func(Differing) string{
			gcg.Score: func(d Differing) string {
				return d.Word + " en " + d.At + " cuenta " + Number(d.Ours) + "; el archivo tiene " + Number(d.File) + "."
			},
			gcg.Total: func(d Differing) string {
				return "El total anterior y los puntos dan " + Number(d.Ours) + "; el archivo tiene " + Number(d.File) + "."
			},
			gcg.End: func(d Differing) string {
				return "Las fichas restantes " + d.Text + " cuentan " + Signed(d.Ours) + "; el archivo tiene " + Signed(d.File) + "."
			},
			gcg.Withdrawn: func(d Differing) string {
				return "Lo retirado cuenta " + Signed(d.Ours) + "; el archivo tiene " + Signed(d.File) + "."
			},
			gcg.Pass: func(d Differing) string {
				return "Un turno sin jugada cuenta 0; el archivo tiene " + Signed(d.File) + "."
			},
			gcg.Time: func(d Differing) string {
				return "El tiempo de más resta puntos; el archivo tiene " + Signed(d.File) + "."
			},
			gcg.BadLine:  func(d Differing) string { return "No se entiende " + d.Text + "." },
			gcg.BadTiles: func(d Differing) string { return d.Text + " tiene una ficha que no está en " + d.Edition + "." },
			gcg.NotPlay:  func(Differing) string { return "Aquí no hay ninguna partida." },
		},
		OurTotals: "Los totales de la hoja son los nuestros; solo un GCG exportado lleva los del archivo.",
		NoBoard:   func(name string) string { return "Ninguna edición tiene el tablero " + name + "." },
		NotHis: func(points int) string {
			return "Este jugador no tiene jugada que retirar; el archivo tiene " + Signed(points) + "."
		},
		TooManyLines: func(n int) string {
			return "Una partida puede tener " + Number(n) + " líneas como mucho, y esta tiene más."
		},
		Causes: map[gcg.Cause]func(letter string) string{
			gcg.CauseFolded:  func(letter string) string { return "Quizá se le sumó el premio de una impugnación fallida." },
			gcg.CauseNoBonus: func(letter string) string { return "Falta el premio por todo el atril." },
			gcg.CauseBlank:   func(letter string) string { return "Cuadraría si la " + letter + " fuera un comodín." },
			gcg.CauseCapital: func(letter string) string {
				return "Cuadraría si la " + letter + " fuera una ficha normal y no un comodín."
			},
			gcg.CauseOnce:   func(letter string) string { return "Se contaron una vez y no dos." },
			gcg.CauseDouble: func(letter string) string { return "Se contaron dos veces o con el signo cambiado." },
			gcg.CauseSum:    func(letter string) string { return "Quizá se sumó mal." },
		},
		Doubts: map[gcg.Doubt]func(text string) string{
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
			gcg.DoubtOldText: func(text string) string {
				return "La codificación " + text + " se ha deducido de las letras. Una primera línea #character-encoding lo deja claro."
			},
			gcg.DoubtEdition: func(text string) string { return "Las fichas " + text + " no se conocen aquí." },
			gcg.DoubtGuess: func(text string) string {
				return "La edición es una suposición: con " + text + " las cifras serían otras. Una línea #tile-distribution en el archivo lo aclara."
			},
			gcg.DoubtValues: func(text string) string {
				return "La mayoría de las jugadas cuentan distinto que en " + text + ": los valores de las letras o el tablero son otros, como en Wordfeud. Para contarla, descríbelos en un archivo tuyo en editions/ e indícalo con --edition."
			},
			gcg.DoubtLong: func(text string) string { return text + " es largo: se guarda entero y se muestra cortado." },
			gcg.DoubtCut:  func(text string) string { return "El archivo acaba en mitad de la línea " + text + "." },
		},
		StrayRack: func(rack, sign string) string {
			return "En el atril " + rack + ", " + sign + " no es ninguna ficha. El atril no puntúa y se guarda tal cual."
		},
		Losses: map[gcg.LossKind]func(Lost) string{
			gcg.LossPoints: func(l Lost) string { return l.Player + ": " + l.Points + " a mano; va como paso y bonificación." },
			gcg.LossTyped: func(l Lost) string {
				return l.Player + ": " + l.Text + ", " + l.Points + ", sin casilla; va como paso y bonificación."
			},
			gcg.LossFault: func(l Lost) string { return l.Player + ": " + l.Text + " no encaja; va como paso." },
			gcg.LossRests: func(l Lost) string {
				return l.Player + ": " + l.Text + ", " + l.Points + ", cuenta con fichas sin puntos; va como paso y bonificación."
			},
			gcg.LossExchange:  func(l Lost) string { return l.Player + ": un cambio de no se sabe cuántas; va como paso." },
			gcg.LossWithdrawn: func(l Lost) string { return l.Player + ": una palabra retirada sin anotar; va como paso." },
			gcg.LossLaid:      func(l Lost) string { return "Las fichas sin puntos no se escriben: " + l.Text + "." },
			gcg.LossBonus: func(l Lost) string {
				return l.Player + ": " + l.Points + ", " + l.Text + "; va como premio de impugnación."
			},
			gcg.LossPenalty: func(l Lost) string { return l.Player + ": " + l.Points + ", " + l.Text + "; va como tiempo de más." },
			gcg.LossWarning: func(l Lost) string {
				if l.Points == "" {
					if l.Text == "" {
						return l.Player + ": un aviso."
					}
					return l.Player + ": un aviso, " + l.Text + "."
				}
				if l.Text == "" {
					return l.Player + ": un aviso, " + l.Points + "."
				}
				return l.Player + ": un aviso, " + l.Text + ", " + l.Points + "."
			},
			gcg.LossLeft: func(l Lost) string {
				return l.Player + ": " + l.Points + " por fichas restantes que no se saben; va como bonificación o tiempo de más."
			},
			gcg.LossFinished: func(Lost) string { return "La partida terminó sin fichas restantes." },
			gcg.LossPlayers:  func(Lost) string { return "Más de dos jugadores: la mayoría de los programas no lo lee." },
			gcg.LossJoined:   func(l Lost) string { return l.Text + " llegó después; va como jugador desde el principio." },
			gcg.LossGone:     func(l Lost) string { return l.Player + " deja la mesa aquí." },
			gcg.LossBack:     func(l Lost) string { return l.Player + " vuelve a la mesa aquí." },
			gcg.LossVoid:     func(Lost) string { return "Esta partida no cuenta en ningún sitio." },
			gcg.LossDuplicate: func(Lost) string {
				return "Una duplicada: las maestras van como jugadas de un solo jugador; lo de cada uno, en notas."
			},
			gcg.LossCells: func(l Lost) string { return l.Text },
		},
	}
}

func esDuplicate() Duplicate {
	return Duplicate{
		Cell: func(round int, player, row string) string {
			return "Ronda " + Number(round) + ", " + player + ": " + row + "."
		},
		Master: func(round int, row string) string { return "Ronda " + Number(round) + ", maestra: " + row + "." },
		Rack:   func(round int, tiles string) string { return "Ronda " + Number(round) + ", atril: " + tiles + "." },
		Closed: func(round int, row string) string {
			return "Ronda " + Number(round) + " cerrada. Maestra: " + row + "."
		},
		Next:    func(player string) string { return "Sigue " + player + "." },
		AllIn:   "Ya están todos: escribe siguiente.",
		Without: func(players string) string { return "Nada de " + players + "." },
		Tables:  func(n int) string { return Number(n) + " jugadores" },
		Deleted: func(round int) string { return "La ronda " + Number(round) + " ya no está en la hoja." },
		DeletedWith: func(round, rows int) string {
			if rows == 1 {
				return "La ronda " + Number(round) + " ya no está en la hoja, y con ella una penalización, bonificación o aviso."
			}
			return "La ronda " + Number(round) + " ya no está en la hoja, y con ella " + Number(rows) + " penalizaciones, bonificaciones o avisos."
		},
		Emptied: func(round int, player string) string { return "Ronda " + Number(round) + ", " + player + ": vacía." },
		Faults: func(rounds string, n int) string {
			if n == 1 {
				return "Una jugada de la ronda " + rounds + " no encaja en el tablero y cuenta 0."
			}
			return "Jugadas de las rondas " + rounds + " no encajan en el tablero y cuentan 0."
		},
		See: func(rounds string, n int) string {
			if n == 1 {
				return "Mira la ronda " + rounds + "."
			}
			return "Mira las rondas " + rounds + "."
		},
		WouldFault: func(rounds string, n int) string {
			if n == 1 {
				return "Una jugada de la ronda " + rounds + " contaría 0."
			}
			return "Jugadas de las rondas " + rounds + " contarían 0."
		},
		Round:        "Ronda",
		MasterColumn: "Maestra",
		Total:        "Total",
		Share:        "Parte",
	}
}

func esStats() Stats {
	return Stats{
		Page:   Page{Use: "stats [JUGADOR]", Short: "Cuenta lo que ha hecho cada jugador en todas las partidas", Long: "Cuenta lo que ha hecho cada jugador en todas las partidas guardadas que han terminado: partidas, victorias, medias, lo mejor; o con JUGADOR lo de uno solo, y cómo le fue contra cada cual. Las clásicas y las duplicadas van aparte; las anuladas no cuentan. JUGADOR es un nombre o su principio; los acentos y las mayúsculas dan igual."},
		From:   "solo partidas desde este `DÍA`: 2026-11-29, 2026-11 o 2026",
		To:     "solo partidas hasta este `DÍA`, incluido",
		Scheme: "una liga con este `REPARTO` de puntos: xp, wins o uno propio",
		Day:    "un día como 2026-11-29, un mes, un año",
		NoPlayer: func(name string) Said {
			return Said{"Ninguna partida que cuente es de " + name + ".", "tanteo stats da la lista de jugadores."}
		},
		WhichPlayer: func(name, possible string) Said {
			return Said{name + " puede ser " + possible + ".", "Escribe más letras del nombre."}
		},
		Title:     "Estadísticas",
		Hint:      "jugadores, cara a cara, ligas",
		Classic:   "clásicas",
		Duplicate: "duplicadas",
		Games: func(n int) string {
			if n == 1 {
				return Number(n) + " partida"
			}
			return Number(n) + " partidas"
		},
		People: func(n int) string {
			if n == 1 {
				return Number(n) + " jugador"
			}
			return Number(n) + " jugadores"
		},
		None:    "Aún no cuenta ninguna partida: solo cuentan las terminadas.",
		Nobody:  "Nadie tiene aún un resultado: hace falta un nombre.",
		Reading: "Leyendo las partidas …",
		Unfinished: func(n int) string {
			if n == 1 {
				return Number(n) + " partida sin terminar"
			}
			return Number(n) + " partidas sin terminar"
		},
		Void: func(n int) string {
			if n == 1 {
				return Number(n) + " partida anulada"
			}
			return Number(n) + " partidas anuladas"
		},
		Copies: func(n int) string {
			if n == 1 {
				return Number(n) + " copia"
			}
			return Number(n) + " copias"
		},
		Unreadable: func(n int) string {
			if n == 1 {
				return Number(n) + " archivo que no se puede leer"
			}
			return Number(n) + " archivos que no se pueden leer"
		},
		NotCounted: func(list string) string { return "No cuentan: " + list + "." },
		Nameless: func(seats int) string {
			if seats == 1 {
				return Number(seats) + " resultado no es de nadie: sin nombre, o con el de dos en la mesa."
			}
			return Number(seats) + " resultados no son de nadie: sin nombre, o con el de dos en la mesa."
		},
		Highest: func(player, what, day string) string {
			return "Partida más alta: " + player + " " + what + ", " + day + "."
		},
		BestPlay: func(player, what, day string) string {
			return "Mejor jugada: " + what + ", " + player + ", " + day + "."
		},
		Brings: func(win, perPlayer, others int) string {
			if perPlayer == 0 {
				return Number(win) + " para quien gana, " + Number(others) + " para cada otro"
			}
			if win == 0 {
				return Number(perPlayer) + " × jugadores para quien gana, " + Number(others) + " para cada otro"
			}
			return Number(win) + " + " + Number(perPlayer) + " × jugadores para quien gana, " + Number(others) + " para cada otro"
		},
		Players:  "Jugadores",
		League:   "Liga",
		Player:   "jugador",
		Against:  "cara a cara",
		Played:   "partidas",
		Won:      "ganó",
		Shared:   "empató",
		Average:  "media",
		Best:     "mejor",
		Lowest:   "peor",
		AllTiles: "premios",
		Total:    "total",
		Ahead:    "delante",
		Even:     "igual",
		Behind:   "detrás",
		For:      "a favor",
		Opposed:  "en contra",
		Points:   "puntos",
		Results: func(games, won, shared int) string {
			gamesText := Number(games) + " partidas"
			if games == 1 {
				gamesText = Number(games) + " partida"
			}
			wonText := Number(won) + " ganadas"
			if won == 1 {
				wonText = Number(won) + " ganada"
			}
			sharedText := ", " + Number(shared) + " empatadas"
			switch shared {
			case 0:
				sharedText = ""
			case 1:
				sharedText = ", " + Number(shared) + " empatada"
			}
			return gamesText + ", " + wonText + sharedText
		},
		PerGame: func(game, turn string) string { return game + " por partida, " + turn + " por turno" },
		Fact: StatsFacts{
			Games:    "Partidas",
			Average:  "Media",
			Best:     "Partida más alta",
			Lowest:   "Partida más baja",
			BestPlay: "Mejor jugada",
			AllTiles: "Premios de atril",
			Total:    "Puntos en total",
		},
		ToKind:   "clásicas, duplicadas",
		ToScheme: "reparto",
		ToPlayer: "el jugador",
	}
}

func esEarlier() Earlier {
	return Earlier{
		Trash:      Page{Use: "trash", Short: "Lista las partidas de la papelera", Long: "Lista las partidas de la papelera. Con games restore vuelve una."},
		Search:     "solo partidas con cada palabra de este `TEXTO` en los jugadores, el evento, el día (2026-11-29) o el nombre",
		NoneFound:  func(text string) string { return "Ninguna partida tiene todo esto: " + text + "." },
		TrashEmpty: "La papelera está vacía.",
		Games:      "Partidas",
		Thrown:     "Papelera",
		Field:      "Buscar",
		Of:         func(shown, all int) string { return Number(shown) + " de " + Number(all) },
		Reading:    "Leyendo las partidas …",
		Duplicate: func(players int) string {
			if players == 1 {
				return "duplicada, " + Number(players) + " jugador"
			}
			return "duplicada, " + Number(players) + " jugadores"
		},
		Rounds: func(n int) string {
			if n == 1 {
				return Number(n) + " ronda"
			}
			return Number(n) + " rondas"
		},
		VoidMark:    "anulada",
		AlteredMark: "alterada",
		Open:        "Abrir",
		Copy:        "Una copia, como partida nueva",
		Again:       "Otra partida, las mismas personas",
		Void:        "Anularla: no cuenta en ningún sitio",
		ToTrash:     "A la papelera",
		Restore:     "Sacarla de la papelera",
		Sure:        "Intro otra vez: sí",
		Done: EarlierDone{
			Copied:   func(id string) string { return "Copiada, como " + id + "." },
			Voided:   func(id string) string { return id + " ya no cuenta; deshacer, en la partida, lo quita." },
			Thrown:   func(id string) string { return id + " está en la papelera." },
			Restored: func(id string) string { return id + " ha vuelto." },
		},
		ToMenu:   "qué más",
		ToTab:    "partidas, papelera",
		ToDelete: "a la papelera",
	}
}

func esServed() Served {
	return Served{
		NoTerminal: Said{What: "La pantalla necesita un terminal.", Todo: "Pídelo con ssh -t."},
		OneGame:    Said{What: "Solo se puede pedir una partida.", Todo: "ssh -t MÁQUINA PARTIDA la abre; sin PARTIDA sale la lista."},
		NoGame:     Said{What: "Entre las tuyas no hay esa partida.", Todo: "Sin nombre sale la lista."},
		TooMany:    Said{What: "Ahora mismo hay demasiadas sesiones.", Todo: "Prueba más tarde o cierra una de las tuyas."},
		Gone:       Said{What: "Tu clave ya no puede entrar.", Todo: "Pregunta a quien lleva este servidor."},
		Stopped:    Said{What: "El servidor se detiene; todo está guardado.", Todo: "Vuelve más tarde."},
		Idle:       Said{What: "Hace mucho que aquí no pasa nada; todo está guardado.", Todo: "Vuelve cuando quieras."},
		Fault:      Said{What: "Un fallo del programa ha terminado esta sesión; lo anotado se conserva.", Todo: "Vuelve a entrar y cuéntaselo a quien lleva este servidor."},
		Outside: func(id string) Said {
			return Said{id + " no estaría entre tus partidas.", "Pregunta a quien lleva este servidor."}
		},
		Listen: func(address, why string) Said {
			return Said{"El servidor no puede escuchar en " + address + ": " + why + ".", "Elige otra dirección con --listen."}
		},
	}
}

func esCopying() Copying {
	return Copying{
		Result:    "el resultado",
		Play:      "la jugada",
		Sheet:     "la hoja",
		CopyPlay:  "Copiar la jugada",
		CopySheet: "Copiar la hoja",
		ToFile:    "Copiar a un archivo",
		What:      "Qué",
		Text:      "el mismo texto, para leer",
		FileName:  "jugada",
		Nothing:   "No hay nada que copiar.",
		TooLong:   "Demasiado largo para el portapapeles de un terminal: Ctrl+P, copiar a un archivo.",
		InTmux:    "Enviado. tmux lo deja pasar tras: tmux set -s set-clipboard on. O Ctrl+P, copiar a un archivo.",
		House:     "`REGLAS` de la casa con las que se cuenta: bonus=40",
	}
}

func esPrinting() Printing {
	return Printing{
		Title: "Imprimir",
		What:  "Qué",
		Paper: "Papel",
		Kinds: map[string]string{
			"sheet":     "la hoja",
			"blank":     "una hoja en blanco",
			"duplicate": "una duplicada en blanco",
			"tiles":     "fichas para tachar",
			"board":     "el tablero",
		},
		Papers: [2]string{"A4", "Carta"},
		PDF:    "para una impresora",
		Text:   "80 columnas, para leer",
		Row:    "Imprimir …",
	}
}

func esTwoTile() TwoTile {
	return TwoTile{
		Words: Page{Use: "words CLASE", Short: "Dice palabras de un idioma", Long: "Dice palabras: las de dos fichas de una edición, las de un atril, si una palabra está en una lista y qué listas hay."},
		Two:   Page{Use: "two", Short: "Las palabras de dos fichas", Long: "Lista las palabras de dos fichas de una edición, la de --edition o la de las partidas nuevas, tal como las da una fuente, y nombra la fuente. Donde no hay ninguna no se conocen."},
		Title: "Palabras de dos fichas",
		Count: func(words int, edition string) string {
			if words == 1 {
				return Number(words) + " palabra de dos fichas: " + edition
			}
			return Number(words) + " palabras de dos fichas: " + edition
		},
		With:     func(letter string, all []string) string { return "Con " + letter + ": " + strings.Join(all, " ") },
		Without:  func(letter string) string { return "Con " + letter + ": ninguna" },
		NotKnown: func(edition string) string { return "No se conocen las palabras de dos fichas: " + edition + "." },
		Letter:   func(key string) string { return "Una letra muestra las suyas; " + key + ", todas." },
		Source:   func(text string) string { return "fuente: " + text },
	}
}

func esPlaying() Playing {
	return Playing{
		Rules:      "reglas",
		Book:       "reglamento",
		About:      "acerca",
		Brief:      "En breve",
		Before:     "Antes de la partida",
		Turn:       "Un turno",
		Exchange:   "Cambiar fichas",
		Challenges: "Impugnaciones y penalizaciones",
		End:        "El final",
		Time:       "El tiempo",
		Duplicate:  "La duplicada",
		Sheet:      "La hoja",
		InBrief: func(centre string, rack, bonus int) []string {
			if bonus == 1 {
				return []string{
					"Coloca fichas en una línea, de modo que todo lo que se toca forme palabras.",
					"La primera palabra cubre " + centre + "; cada jugada posterior toca una ficha ya colocada.",
					"Un turno es una jugada, un cambio o un paso. Después se roba hasta tener otra vez " + Number(rack) + " fichas.",
					"Las " + Number(rack) + " fichas en un turno dan " + Number(bonus) + " punto más.",
					"Termina cuando la bolsa está vacía y alguien coloca su última ficha, o cuando ya nadie juega.",
					"Al final se ajustan las fichas que sobran. Gana quien tiene más puntos.",
				}
			}
			return []string{
				"Coloca fichas en una línea, de modo que todo lo que se toca forme palabras.",
				"La primera palabra cubre " + centre + "; cada jugada posterior toca una ficha ya colocada.",
				"Un turno es una jugada, un cambio o un paso. Después se roba hasta tener otra vez " + Number(rack) + " fichas.",
				"Las " + Number(rack) + " fichas en un turno dan " + Number(bonus) + " puntos más.",
				"Termina cuando la bolsa está vacía y alguien coloca su última ficha, o cuando ya nadie juega.",
				"Al final se ajustan las fichas que sobran. Gana quien tiene más puntos.",
			}
		},
		Dictionary: []string{
			"Acordad un diccionario o una lista de palabras antes de empezar.",
			"Nadie consulta una palabra, ni pregunta por ella, antes de jugarla.",
		},
		Racks: func(rack int) string {
			return "Las fichas están boca abajo, o en una bolsa en la que nadie mira. Cada cual roba " + Number(rack) + " y las guarda ocultas en su atril."
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
		Digraphs: func(letters string) string { return "Son una sola ficha y no se forman con dos: " + letters + "." },
		Blank: func(points int) string {
			return "Un comodín es la letra que dices, hasta el final de la partida. Vale " + Number(points) + "."
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
		Written:    "En una hoja se anotan los puntos de cada turno, el total acumulado, las palabras, sus casillas y cuántas veces se colocó el atril entero.",
		Start:      "Quién abre",
		Direction:  "Orden de los turnos",
		Until:      "Una palabra se puede impugnar",
		Laid:       "Una ficha colocada y vista",
		Lexicon:    "Palabras que valen",
		NotAllowed: "No valen",
		Says: map[string]string{
			"draw":          "cada cual saca una ficha y abre la más cercana a la A; el comodín va antes que la A",
			"draw-again":    "cada cual saca una ficha y abre la más cercana a la A; quien saca un comodín repite",
			"agree":         "como acuerde la mesa",
			"clockwise":     "el de las agujas del reloj",
			"written":       "antes de anotar sus puntos, y solo el rival",
			"next":          "antes de anotar sus puntos y de que empiece el turno siguiente",
			"play":          "se tiene que jugar",
			"turn":          "se tiene que jugar, o se pierde el turno",
			"names":         "nombres propios",
			"abbreviations": "abreviaturas",
			"affixes":       "prefijos y sufijos sueltos",
			"hyphens":       "palabras con guion",
			"pronouns":      "verbos con el pronombre pegado",
		},
		NotKnown: "no se sabe",
	}
}

func esCounting() Counting {
	return Counting{
		Brief:    "En breve",
		Long:     "Con detalle",
		Examples: "Ejemplos, contados ahora",
		Played:   "Las últimas jugadas de esta partida",
		InBrief: func(rack, bonus int) []string {
			return []string{
				"Primero las casillas de letra, luego la suma, luego las de palabra.",
				"Una casilla cuenta solo el turno en que se cubre. El comodín no suma letra, pero su casilla de palabra cuenta.",
				"Cuentan todas las palabras nuevas; " + Number(rack) + " fichas en un turno dan " + Number(bonus) + " más.",
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
		Factor:    func(factor int) string { return "La palabra se multiplica por " + Number(factor) + "." },
		Bonus:     func(tiles, points int) string { return Number(tiles) + " fichas dan " + Number(points) + "." },
		Leftovers: "Las fichas que sobran al final",
		Left:      func(player, letters string) string { return "a " + player + " le quedan " + letters },
		WentOut:   func(player string) string { return player + " se queda sin fichas" },
		Rounds:    "Una duplicada de tres rondas",
		OwnRounds: "Las cifras son un ejemplo propio de esta ayuda, de ninguna partida real; las sumas se cuentan ahora.",
	}
}

func esLimits() Limits {
	return Limits{
		Not: "Lo que tanteo no hace",
		Is:  "De quién es",
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

func esRounds() Rounds {
	return Rounds{
		Round:    func(n int) string { return "Ronda " + Number(n) },
		Table:    func(n int) string { return "Mesa " + Number(n) },
		TableOf:  func(round, table int) string { return "Ronda " + Number(round) + ", mesa " + Number(table) },
		MasterOf: func(round int) string { return "Ronda " + Number(round) + ", maestra" },
		In:       func(in, of int) string { return "están " + Number(in) + " de " + Number(of) },
		ToCome:   func(n int) string { return "faltan " + Number(n) },
		Leader:   func(name string, total int) string { return name + " va en cabeza con " + Number(total) },
		Best:     "lo mejor",
		Rack:     "atril",
		Master:   "Maestra",
		NotSet:   "sin anotar",
		ByHand:   "a mano",
		No:       "nº",
		Player:   "nombre",
		Play:     "jugada",
		Points:   "pts",
		Gap:      "dif",
		Rank:     "Orden",
		Ranking:  "Clasificación",
		Count: func(rounds int) string {
			if rounds == 1 {
				return Number(rounds) + " ronda"
			}
			return Number(rounds) + " rondas"
		},
		Columns: func(from, to, of int) string {
			return "participantes " + Number(from) + "-" + Number(to) + " de " + Number(of)
		},
		Enter:     func(points int, player string) string { return "Intro: +" + Number(points) + " para " + player },
		AsMaster:  func(points int) string { return "Intro: " + Number(points) + " como maestra" },
		Replaces:  func(points int) string { return "en lugar de " + Number(points) },
		Below:     func(points int) string { return Number(points) + " menos que lo mejor" },
		Above:     func(points int) string { return Number(points) + " más que lo mejor" },
		IsBest:    "igual que lo mejor",
		Pick:      "Un número o el comienzo de un nombre elige mesa",
		AllIn:     func(key string) string { return "Ya están todos.  " + key + ": ronda siguiente" },
		Looking:   func(round, of int) string { return "ronda " + Number(round) + " de " + Number(of) },
		RackFirst: func(line string) string { return "Escribe primero el atril: " + line },
		Found:     func(finders, in int) string { return "La han visto " + Number(finders) + " de " + Number(in) },
		Only:      func(name string, points int) string { return "solo " + name + ": +" + Number(points) },
		OverTable: func(table, points int) string {
			return "Mesa " + Number(table) + ": " + Number(points) + " supera la maestra. ¿Error al copiar?"
		},
		OverName: func(name string, points int) string {
			return name + ": " + Number(points) + " supera la maestra. ¿Error al copiar?"
		},
		OfItSolo:    func(points int) string { return Number(points) + " de ellos por verla a solas" },
		Close:       "Cerrar la ronda",
		TakeBest:    "La mejor es la maestra",
		SetRack:     "Atril de la ronda",
		SetMaster:   "La maestra",
		Finish:      "Terminar la partida",
		Same:        "Otra partida, mismas personas",
		NextCell:    "casilla siguiente",
		NextTable:   "mesa siguiente",
		MasterHint:  "maestra",
		CloseHint:   "otra ronda",
		TableHint:   "mesa",
		NextOver:    "sobre maestra",
		CellHint:    "casilla",
		Correct:     "corregir",
		Empty:       "vaciar",
		DeleteRound: "borrar ronda",
		MasterKey:   "puesto, escrito: maestra",
		CloseKey:    "cierra la ronda",
		OverKey:     "siguiente sobre maestra",
		EmptyKey:    "vacía la casilla",
		Examples: [][2]string{
			{"2: 24", "duplicada: la casilla de la persona 2 en esta ronda"},
			{"42 H4 JAMON", "lo mismo sin los dos puntos"},
			{"mar 24", "un nombre, o su comienzo, es una persona"},
			{"corregir 3 2: 24", "corrige la casilla de la persona 2 en la ronda 3"},
			{"corregir 3 2: -", "vacía la casilla de la persona 2 en la ronda 3"},
		},
	}
}

func esNewGame() NewGame {
	return NewGame{
		Kind: "Tipo",
		Kinds: map[sheet.Kind]string{
			sheet.ClassicGame:   "clásica",
			sheet.DuplicateGame: "duplicada",
		},
		House:      "Reglas de casa",
		NoHouse:    "ninguna",
		HouseOpens: "Derecha o Espacio las abre.",
		HouseHow:   "Izquierda, Derecha o un número cambia una regla; Supr la deja como en el reglamento.",
		AsBook:     func(value string) string { return "como el reglamento: " + value },
		HouseRule: map[string]string{
			"bonus":     "Todo el atril",
			"leftovers": "Fichas al final",
			"penalty":   "Penalización",
			"challenge": "Impugnar mal",
			"passes":    "Pases para fin",
			"overtime":  "Por minuto más",
		},
		NoNumber: "sin puntos",
		Off:      "nunca",
		Notation: "Casillas",
		Notations: map[string]string{
			"rows": "primero la fila: H4, 4H",
			"gcg":  "como en GCG: 8D, D8",
		},
		Names:    "Nombres",
		NamesHow: "Nombres con comas, pegados uno por línea, o @ARCHIVO con un nombre por línea.",
		TooManyNames: func(names, most int) string {
			return Number(names) + " nombres son más de " + Number(most) + ". Quita algunos."
		},
		HowMany: func(fewest, most int) string {
			return "De " + Number(fewest) + " a " + Number(most) + " participantes."
		},
		Alone:       "A solas se juega contra las maestras.",
		DuplicateIs: "En cada ronda todo el mundo juega las mismas fichas; la mejor jugada pasa al tablero.",
	}
}

func esClock() Clock {
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
		None: "Sin reloj.",
		Runs: func(player, shows string) string {
			if player == "" {
				return "El reloj corre: " + shows + "."
			}
			return "El reloj corre: " + player + ", " + shows + "."
		},
		Stands: func(player, shows string) string {
			if player == "" {
				return "El reloj está parado: " + shows + "."
			}
			return "El reloj está parado: " + player + ", " + shows + "."
		},
		Set: func(player, shows string) string {
			if player == "" {
				return "El reloj marca ahora: " + shows + "."
			}
			return "El reloj marca ahora: " + player + ", " + shows + "."
		},
		Running: "en marcha",
		Stopped: "parado",
		TurnOver: func(player string) string {
			return "Se acabó el tiempo de " + player + ". Intro dos veces anota un paso; o se sigue."
		},
		RoundOver: "Se acabó el tiempo de la ronda: ya no vale ninguna jugada sin entregar.",
		Signal: func(seconds int) string {
			switch seconds {
			case 60:
				return "Queda: un minuto."
			case 1:
				return "Queda: " + Number(seconds) + " segundo."
			}
			return "Queda: " + Number(seconds) + " segundos."
		},
		LastSignal: func(seconds int) string {
			switch seconds {
			case 60:
				return "Queda: un minuto. Alcen."
			case 1:
				return "Queda: " + Number(seconds) + " segundo. Alcen."
			}
			return "Queda: " + Number(seconds) + " segundos. Alcen."
		},
		Over: func(player string, points, each int) string {
			return player + " se ha pasado de tiempo: " + Number(points) + " por ahora, " + Number(each) + " por minuto o fracción."
		},
		OverLost: func(player string) string { return player + " se ha pasado de tiempo y, según las reglas, pierde." },
		OverStops: func(player string) string {
			return player + " se ha pasado de tiempo y, según las reglas, ya no juega."
		},
		OverFree: func(player string) string { return player + " se ha pasado de tiempo. Las reglas no dicen nada." },
		Due: func(player, over, key, costs string) string {
			return player + " se pasó " + over + ": " + key + " lo anota, " + costs + "."
		},
		Lost:   "pierde la partida",
		RanOn:  func(shows string) string { return "El reloj ha seguido corriendo: " + shows + "." },
		Title:  "Reloj",
		Kind:   "Para",
		Length: "Tiempo",
		Kinds: map[sheet.ClockKind]string{
			sheet.TurnClock:  "cada turno",
			sheet.RoundClock: "cada ronda",
			sheet.GameClock:  "cada jugador",
		},
		NoKind:    "sin reloj",
		CountsUp:  "hacia arriba",
		Own:       "O escribe minutos, como 7, o 7:30.",
		OwnTurn:   "O escribe segundos, como 90, o 1:30.",
		Book:      "reglamento",
		HowStart:  func(key string) string { return key + " lo pone en marcha y lo para." },
		StartStop: "Reloj: marcha o paro",
		Choose:    "Reloj: cuál y cuánto",
		Bell:      "Reloj: probar la alarma",
		Hide:      "Reloj: ninguno",
		Again:     "Reloj: otra vez entero",
		Correct: func(player string) string {
			if player == "" {
				return "Reloj: poner el tiempo"
			}
			return "Reloj: corregir " + player
		},
		Note:      func(player, over string) string { return "Reloj: anotar exceso, " + player + " " + over },
		Key:       "reloj en marcha o parado",
		ToStop:    "parar el reloj",
		ToStart:   "reloj en marcha",
		ToNote:    "anotar el exceso",
		ToChoose:  "elegirlo",
		Signals:   "Se avisa del tiempo de la ronda",
		SignalsAt: func(seconds []string) string { return enumerate(seconds, "y") + " segundos antes del final" },
	}
}

func esWordLists() WordLists {
	return WordLists{
		Check:    Page{Use: "check PALABRA…", Short: "Dice si unas palabras están en una lista", Long: "Dice si cada palabra está en la lista de una edición, la de --edition o la de las partidas nuevas, y qué lista es: una que hayas añadido o, si no, una abierta que vino con el programa o está en la máquina; --list nombra otra. Sale con 1 si alguna no está. Aquí ninguna lista es oficial."},
		List:     Page{Use: "list [NOMBRE]", Short: "Las listas de palabras, con sus licencias", Long: "Lista las listas de palabras que hay, con quién las hizo, de dónde vienen y con qué licencia; con un NOMBRE, esa lista con el texto completo de su licencia."},
		Add:      Page{Use: "add ARCHIVO", Short: "Toma una lista tuya", Long: "Lee una lista de palabras y la guarda con un nombre para una edición: desde entonces es la lista de esa edición. Una lista es un texto con una palabra por línea, en UTF-8 o ISO 8859, con gzip o sin él, con definiciones tras las palabras o sin ellas; o una lista JSON de textos; o un .dic de hunspell junto a su .aff. Lo que no se puede colocar queda fuera y se cuenta. Si el archivo cambia, se lee otra vez."},
		Remove:   Page{Use: "rm NOMBRE", Short: "Quita una lista propia", Long: "La lista deja de usarse; su archivo se queda donde está."},
		ListFlag: "`LISTA` de palabras: un nombre o un archivo",
		NameFlag: "`NOMBRE` de la lista; si no, el del archivo",
		In:       func(word string) string { return word + " está en la lista." },
		NotIn:    func(word string) string { return word + " no está en la lista." },
		NotIt:    func(word, why string) string { return word + " no está en ninguna lista: " + why },
		Which: func(name, title string) string {
			if title == "" {
				return "Lista: " + name + ". No es oficial."
			}
			return "Lista: " + name + ", " + title + ". No es oficial."
		},
		NotOfficial:     "Ninguna de ellas es una lista oficial.",
		ThisNotOfficial: "No es una lista oficial.",
		Gone:            func(file string) string { return file + " ya no está; quedan sus palabras." },
		Words: func(n int) string {
			if n == 1 {
				return Number(n) + " palabra"
			}
			return Number(n) + " palabras"
		},
		Unread:    "sin leer todavía",
		Size:      func(kilobytes int) string { return Number(kilobytes) + " kB" },
		For:       func(edition string) string { return "para " + edition },
		Licence:   "Licencia",
		Credit:    "De",
		Source:    "Viene de",
		File:      "Archivo",
		NoLicence: "desconocida",
		More:      "tanteo words list NOMBRE muestra una licencia; tanteo words add ARCHIVO toma una lista tuya.",
		Missing:   func(name, packages string) string { return name + ": no está en esta máquina; con " + packages },
		Added:     func(name, words, edition string) string { return name + ": " + words + " para " + edition + "." },
		LeftOut:   func(reasons []string) string { return "Fuera quedan: " + strings.Join(reasons, "; ") + "." },
		Capital:   func(n int) string { return Number(n) + " con mayúscula" },
		Sign:      func(n int) string { return Number(n) + " con guion u otro signo" },
		Letter:    func(n int) string { return Number(n) + " con una letra sin ficha" },
		Short:     func(n int) string { return Number(n) + " de una ficha" },
		Long:      func(n int) string { return Number(n) + " más largas que el tablero" },
		Same:      func(n int) string { return Number(n) + " con las mismas fichas que otra" },
		Default:   func(edition string) string { return "Desde ahora es la lista de " + edition + "." },
		Reading:   func(file string, percent int) string { return file + ": leído el " + Number(percent) + " %" },
		Refused: map[words.Reason]func(ListFault) Said{
			words.NotAFile: func(l ListFault) Said {
				return Said{l.File + " no es un archivo.", "Nombra un texto con una palabra por línea."}
			},
			words.TooLarge: func(l ListFault) Said {
				return Said{l.File + " tiene más de " + Number(l.Limit) + " MB de texto.", "Toma una lista más pequeña."}
			},
			words.LongLine: func(l ListFault) Said {
				return Said{l.File + " no es una lista: la línea " + Number(l.Line) + " es demasiado larga.", "Una lista tiene una palabra por línea."}
			},
			words.NotText: func(l ListFault) Said {
				return Said{l.File + " no es un texto.", "Desempaquétalo, o guárdalo como texto con una palabra por línea."}
			},
			words.BadJSON: func(l ListFault) Said {
				return Said{l.File + ", línea " + Number(l.Line) + ": esto no es una lista de textos.", "Una lista en JSON es [\"uno\", \"dos\"]."}
			},
			words.BadGzip: func(l ListFault) Said {
				return Said{l.File + " no se puede desempaquetar.", "Está dañado: tráelo otra vez."}
			},
			words.BadAffix: func(l ListFault) Said {
				return Said{l.File + ", línea " + Number(l.Line) + ": esta regla no se entiende.", "Toma el .aff que va con el .dic."}
			},
			words.NoAffix: func(l ListFault) Said {
				return Said{l.File + " solo tiene raíces de palabras.", "Pon su .aff al lado, con el mismo nombre."}
			},
			words.TooMany: func(l ListFault) Said {
				return Said{l.File + " tiene más de " + Number(l.Limit) + " millones de palabras.", "Toma una lista más pequeña."}
			},
			words.NoWords: func(l ListFault) Said {
				return Said{l.File + " no tiene ninguna palabra que se pueda colocar.", "¿Es una lista para esta edición? Mira --edition."}
			},
			words.NoSuch: func(l ListFault) Said {
				if l.Packages == "" {
					return Said{"No hay ninguna lista " + l.Name + ".", "Míralas con tanteo words list."}
				}
				return Said{"No hay ninguna lista " + l.Name + " en esta máquina.", "La tiene uno de estos paquetes: " + l.Packages + "."}
			},
			words.NoneFor: func(l ListFault) Said {
				if l.Packages == "" {
					return Said{"No hay ninguna lista para " + l.Name + ".", "Toma una: tanteo words add ARCHIVO --edition ID."}
				}
				return Said{"No hay ninguna lista para " + l.Name + ".", "Instala uno de " + l.Packages + ", o toma una: tanteo words add ARCHIVO."}
			},
			words.NameTaken: func(l ListFault) Said {
				return Said{"Ya hay otra lista " + l.Name + ".", "Elige otro nombre: --name NOMBRE."}
			},
			words.BadName: func(l ListFault) Said {
				return Said{l.Name + " no puede ser el nombre de una lista.", "Usa letras, cifras y guiones, 40 como mucho: --name NOMBRE."}
			},
			words.BadEntry: func(l ListFault) Said {
				return Said{l.File + " no dice qué lista es.", "Corrígelo: file = \"/RUTA\", edition = \"ID\"."}
			},
			words.NotOwn: func(l ListFault) Said {
				return Said{l.Name + " no es una lista tuya.", "Las que vienen con tanteo, o están en la máquina, se quedan."}
			},
			words.NoFolder: func(ListFault) Said {
				return Said{"No hay ninguna carpeta donde guardar una lista.", "Nombra una: --config CARPETA."}
			},
		},
		Origins: map[words.Origin]string{
			words.Embedded: "vino con tanteo",
			words.Machine:  "en esta máquina",
			words.Own:      "tuya",
			words.Loose:    "un archivo",
		},
	}
}

func esFinding() Finding {
	return Finding{
		Place:        Page{Use: "place PALABRA [PARTIDA]", Short: "Todos los sitios de una palabra, primero el mejor", Long: "Lista todos los sitios donde las reglas dejan colocar una palabra, en horizontal y en vertical, primero el mejor. Mira en el tablero de PARTIDA, si no en el de --board, si no en el de la última partida, o en uno vacío; --edition sola pide uno vacío. ? tras una letra es un comodín, . una ficha que ya está; una letra que ya no queda se vuelve comodín. Las palabras que no están en la lista se nombran; no ocultan ningún sitio."},
		Top:          Page{Use: "top ATRIL [PARTIDA]", Short: "Las mejores jugadas de un atril", Long: "Lista las mejores jugadas de un atril con su cuenta, ? por cada comodín: en el tablero de PARTIDA, si no en el de --board, si no en el de la última partida, o en uno vacío; --edition sola pide uno vacío. Las que valen lo mismo se muestran todas, primero la que el reglamento toma por maestra, si tiene una regla para eso. Una partida clásica debe haber terminado."},
		RackWords:    Page{Use: "rack LETRAS", Short: "Las palabras de un atril", Long: "Lista las palabras de una lista que se forman con algunas de las letras, ? por cada comodín, por los puntos de sus fichas o por su longitud."},
		LimitFlag:    "`NÚMERO` de jugadas (10); las que más valen se muestran todas",
		AnywayFlag:   "también en una partida en curso",
		ByFlag:       "`ORDEN`: points (puntos), length (longitud)",
		PatternFlag:  "`MOLDE` de la palabra, . por una letra del atril: .A.O",
		ContainsFlag: "`LETRAS` que además tienen las palabras",
		HooksFlag:    "con las letras que forman otra palabra delante y detrás",
		FromOne:      "un número entero desde 1",
		Letters:      "letras",
		OfPoints: func(points int) string {
			if points == 1 {
				return Number(points) + " punto:"
			}
			return Number(points) + " puntos:"
		},
		OfTiles: func(tiles int) string {
			if tiles == 1 {
				return Number(tiles) + " ficha:"
			}
			return Number(tiles) + " fichas:"
		},
		OnGame:  func(game string) string { return "En el tablero de " + game + "." },
		OnFile:  func(file, edition string) string { return "En el tablero de " + file + ": " + edition + "." },
		OnEmpty: func(edition string) string { return "En un tablero vacío: " + edition + "." },
		Places: func(n int, word string) string {
			switch n {
			case 0:
				return "No hay sitio para " + word + "."
			case 1:
				return Number(n) + " sitio para " + word + ":"
			}
			return Number(n) + " sitios para " + word + ":"
		},
		Unlisted: func(words string) string { return "no en la lista: " + words },
		Plays: func(n, shown int, rack string) string {
			nText := Number(n) + " jugadas"
			if n == 1 {
				nText = Number(n) + " jugada"
			}
			shownText := "; las " + Number(shown) + " mejores"
			switch shown {
			case 0:
				shownText = ""
			case 1:
				shownText = "; la mejor"
			}
			return nText + " de " + rack + shownText + ":"
		},
		NoPlay: func(rack string) string { return "No hay ninguna jugada de " + rack + "." },
		Tied:   func(n int) string { return Number(n) + " jugadas empatan en cabeza." },
		Master: func(rulebook, because string) string {
			return "La primera es la maestra según " + rulebook + ": " + because + "."
		},
		Ties: map[finder.Tie]string{
			finder.FewestBlanks: "menos comodines",
			finder.BalancedRest: "el resto más equilibrado",
			finder.FewestTiles:  "menos fichas",
			finder.Alphabet:     "primera en el alfabeto",
			finder.NearestA1:    "la más cercana a A1",
			finder.EndsGame:     "termina la partida",
			finder.MostOpen:     "el tablero más abierto",
			finder.AcrossFirst:  "en horizontal",
		},
		NoTie: "lo demás no está reglado, y esta es la primera en el tablero",
		Words: func(n int) string {
			if n == 1 {
				return Number(n) + " palabra"
			}
			return Number(n) + " palabras"
		},
		Making: func(list string, percent int) string {
			return list + ": se prepara para buscar, " + Number(percent) + " %"
		},
		NotFinished: func(game string) Said {
			return Said{"La partida " + game + " sigue en curso, y las mejores jugadas son para después.", "Termínala, o pon --anyway; --edition pide un tablero vacío."}
		},
		TooManyBlanks: func(n int) Said {
			return Said{"Este atril tiene demasiados comodines.", "El juego tiene " + Number(n) + "."}
		},
		TooManyTiles: func(n int) Said { return Said{Number(n) + " fichas son demasiadas para buscar.", "Toma menos."} },
	}
}

func esLookup() Lookup {
	return Lookup{
		Switch:     "comprobar las palabras en una lista",
		On:         "Desde ahora se comprueban las palabras.",
		Off:        "Ya no se comprueban las palabras.",
		In:         "en la lista:",
		NotIn:      "no en la lista:",
		Which:      func(list string) string { return "Lista: " + list + ", no la oficial." },
		Nothing:    func(where string) string { return where + ": no hay palabras que comprobar." },
		Listed:     func(list string) string { return "lista " + list + ", no oficial" },
		AllIn:      func(list string) string { return "todo en la lista (" + list + ", no oficial)" },
		Lacks:      func(list, words string) string { return "no en la lista (" + list + ", no oficial): " + words },
		Lists:      "Listas de palabras",
		AddList:    "una lista propia",
		AddHow:     "El nombre de un archivo: un texto con una palabra por línea, comprimido con gzip o no, una lista JSON o un .dic de hunspell junto a su .aff. Será la lista de estas fichas.",
		AddIt:      "añadirla",
		CheckIn:    "comprobar en ella",
		Licence:    "su licencia",
		Removed:    func(list string) string { return list + " ya no se usa. Su archivo sigue ahí." },
		SureRemove: "Supr otra vez quita esta lista; su archivo se queda.",
		RemoveIt:   "quitarla",
		OtherTiles: func(list, edition string) string { return list + " es para otras fichas que las de " + edition + "." },
		Checked:    "Palabras de la hoja",
		NextWord:   "otra palabra",
		ToTurn:     "a su turno",
		Out: func(out, words int) string {
			if out == 0 {
				if words == 1 {
					return "La única palabra está en la lista."
				}
				return "Están en la lista todas: " + Number(words) + "."
			}
			if words == 1 {
				return "La única palabra no está en la lista."
			}
			return "No están en la lista " + Number(out) + " de " + Number(words) + "."
		},
		NoPoints:  "No cambia ningún punto: eso es cosa del juez.",
		Review:    "Lo que se escapó",
		Everybody: "todos",
		BestOne:   "la mejor",
		Missed:    "dif",
		Sum: func(missed, best int, share string) string {
			return "se le escaparon " + Number(missed) + " de " + Number(best) + "; " + share
		},
		AtLeast:     "+ no se conoce el atril: al menos eso, con las fichas que se pusieron.",
		LeftOut:     func(turns int) string { return "Sin " + Number(turns) + " turnos: antes hay jugadas sin casillas." },
		NoRacks:     "Aquí no hay jugadas que comparar con la mejor.",
		DrawRack:    "Sacar el atril",
		Racks:       "Atriles",
		RacksDrawn:  "los saca tanteo",
		RacksTyped:  "se teclean",
		DrawnHow:    "tanteo saca cada atril según el reglamento, busca la maestra y saca el siguiente.",
		NoPlayTodo:  func(finish string) string { return "La partida acaba aquí: " + finish + "." },
		TypeRack:    "Teclear letras da sus palabras: ? comodín, .A. modelo, +Z y una Z",
		TabKey:      "palabras de esas letras",
		ByPoints:    "por puntos",
		ByLength:    "por largo",
		ListedFirst: "lista antes",
		OutNote:     "? una palabra no está en la lista.",
		ItsPlaces:   "sus sitios",
		Order:       "orden",
		Hooks: func(before, after string) string {
			beforeText := "delante " + before
			if before == "" {
				beforeText = "nada delante"
			}
			afterText := "detrás " + after
			if after == "" {
				afterText = "nada detrás"
			}
			return beforeText + " · " + afterText
		},
		Places:       func(word string) string { return "Sitios de " + word },
		Of:           func(n, of int) string { return Number(n) + " de " + Number(of) },
		NoPlace:      func(word string) string { return "En este tablero no hay sitio para " + word + "." },
		At:           func(points int, place string) string { return Number(points) + " puntos en " + place },
		LayHere:      "ponerla aquí",
		Sift:         "buscar",
		NextOne:      "otro",
		PlaceKey:     "sitios de la palabra",
		Example:      "todos los sitios de una palabra, el mejor primero; las flechas los recorren, Intro la pone",
		BestPlays:    "Mejores jugadas",
		Columns:      [4]string{"pts", "en", "jugada", "fichas"},
		Tie:          "=",
		First:        func(because string) string { return "De las que más valen, » es la maestra: " + because + "." },
		NextPlay:     "otra jugada",
		AsMaster:     "anotarla como maestra",
		NotYet:       "Las mejores jugadas son para después de la partida.",
		NotYetTodo:   func(line string) string { return "Para verlas todos ahora: " + line + "." },
		Unnoted:      "La jugada del tablero no está anotada.",
		UnnotedLine:  "La línea aún no está anotada.",
		TurnPassed:   func(player string) string { return "Ahora juega " + player + ": la línea aún no está anotada." },
		NotClosed:    "La ronda sigue abierta: ha cambiado entretanto.",
		MasterStands: func(master string) string { return "Se mantiene la maestra: " + master + "." },
		UnnotedTodo:  func(enter, esc string) string { return enter + " la anota, " + esc + " la retira." },
		OwnFirst:     "Anota antes tu propia jugada.",
		OwnFirstTodo: func(best string) string { return "Para ver ya las mejores: " + best + "." },
		BestDuring:   "Mejores jugadas durante la partida",
		Open:         "En esta partida todos ven las mejores jugadas.",
		Closed:       "Las mejores jugadas se ven solo después de la partida.",
		OpenMark:     "mejores jugadas a la vista",
	}
}

func esCharts() Charts {
	return Charts{
		Tab:     "Gráficos",
		Totals:  "Totales por ronda",
		Points:  "Puntos por ronda",
		Masters: "maestras",
		End:     "fin",
		FirstOf: func(shown, players int) string { return "los " + Number(shown) + " primeros de " + Number(players) },
		Choose:  "totales, puntos",
	}
}

func esGrid() Grid {
	return Grid{
		Title:     "Cuadrícula",
		Command:   "cuadrícula: una columna por jugador, una fila por turno",
		Key:       "la hoja en cuadrícula",
		Left:      "−fichas",
		Closing:   "+cierre",
		Add:       "añadir turno",
		Cell:      "casilla siguiente",
		DeleteRow: "borrar fila",
		AddRow:    "añadir fila",
		EndGame:   "terminar",
		Leave:     "tablero",
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
			return Number(n) + " casillas vacías de antes se anotan como pasos."
		},
		Elsewhere: func(player string, row int) Said {
			return Said{"El turno siguiente de " + player + " no está en la fila " + Number(row) + ".", "Rellena antes las casillas de arriba."}
		},
		Sum: func(typed, left int) Said {
			return Said{"A los demás no les sobran " + Number(typed) + ".", "Son " + Number(left) + "; deja la casilla vacía, o corrige la fila −fichas."}
		},
		HasLeft: func(player string) Said {
			return Said{"A " + player + " le sobran fichas: ahí no se suma nada.", "Vacía esta casilla, o la de encima."}
		},
		Adjustment: Said{What: "Esta fila no es un turno.", Todo: "Escribe su línea entera, como penalización 1 10; Supr la borra."},
		Duplicate:  "Una duplicada tiene rondas y no turnos: su tabla es la propia hoja.",
	}
}
