package phrases

import (
	"strconv"

	"tanteo/sheet"
)

func spanishScreen() Screen {
	n := strconv.Itoa
	return Screen{
		Working: "Cuenta", Sheet: "Hoja", Tiles: "Fichas", Words: "Palabras", Notes: "Notas", Help: "Ayuda", Commands: "Órdenes", TilesLeft: "Fichas restantes",
		Keys: "teclas", Lines: "líneas", Rules: "reglas", Counting: "la cuenta",

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
				return "El turno " + n(turns[0]) + " contaría 0 hasta corregirlo."
			}
			items := make([]string, len(turns))
			for i, t := range turns {
				items[i] = n(t)
			}
			return "Los turnos " + listed(items, "y") + " contarían 0 hasta corregirlos."
		},
		KeepsAllTheSame: "Intro guarda el cambio, Esc lo deja.",
		FirstTurn:       "Aún no hay turnos.",
		ByHandUncounted: "No se saben las letras; este turno no se descuenta de las fichas.",
		Uncounted: func(plays int) string {
			if plays == 1 {
				return "1 jugada no se pudo descontar."
			}
			return n(plays) + " jugadas no se pudieron descontar."
		},
		MoreBelow: func(lines int) string { return n(lines) + " más abajo" },
		NoTurns:   "Aún no hay turnos.", NoNotes: "Sin notas. Ctrl+N escribe una.", NoWords: "Aún no hay palabras.",

		Hint: Hints{
			Note: "anotar", Across: "girar", Down: "girar", Blank: "comodín", Clear: "quitar", Commands: "órdenes", Help: "ayuda",
			LetterLays: "las letras ponen fichas", TurnMenu: "menú", Line: "línea",
			Choose: "elegir", DoIt: "hacerlo", Back: "volver", Open: "abrir", Leave: "salir", Field: "campo", Start: "empezar",
			NextField: "campo siguiente", EndGame: "terminar", PlayOn: "seguir jugando",
			KeepIt: "guardar", LeaveIt: "dejarlo", Cell: "turno", EditTurn: "corregir", DeleteTurn: "borrar", Board: "tablero",
			Page: "página", Scroll: "mover", Tab: "pestaña", TurnBack: "un turno atrás", TurnOn: "adelante", ToNow: "a ahora",
			Square: "casilla", AlreadyThere: "ya estaba", EnterLine: "hacer la línea", Tiles: "fichas", Copy: "copiar", History: "anteriores", StepBack: "repasar la partida",
		},
		Menu: Menu{
			Back: "Volver al tablero", Pass: "Pasar", Exchange: "Cambiar fichas", ByHand: "Puntos a mano", Withdrawn: "Palabra retirada",
			Challenge:       func(word string) string { return "Impugnar " + word },
			ChallengeFailed: "Impugnación fallida", Penalty: "Penalización", Note: "Nota", End: "Terminar la partida",
			OnTheRight: "A la derecha, la línea que se escribe.",
			Leave:      "A la página de inicio", ClearBoard: "Vaciar el tablero", LayTiles: "Fichas sin puntos",
		},
		Palette: map[sheet.Command]string{
			sheet.CommandPass:      "pasar el turno",
			sheet.CommandExchange:  "cambiar fichas",
			sheet.CommandWithdrawn: "palabra retirada, un turno de 0",
			sheet.CommandChallenge: "quitar la última jugada",
			sheet.CommandFailed:    "la palabra era buena",
			sheet.CommandPenalty:   "resta puntos, sin gastar turno",
			sheet.CommandBonus:     "suma puntos, sin gastar turno",
			sheet.CommandLay:       "fichas en el tablero, sin puntos",
			sheet.CommandClear:     "retirar esas fichas",
			sheet.CommandEnd:       "fichas restantes; termina",
			sheet.CommandFinish:    "terminar sin fichas restantes",
			sheet.CommandReopen:    "seguir después del final",
			sheet.CommandUndo:      "deshacer el último cambio",
			sheet.CommandRedo:      "rehacer",
			sheet.CommandEdit:      "corregir un turno",
			sheet.CommandInsert:    "meter un turno",
			sheet.CommandDelete:    "borrar un turno",
			sheet.CommandVoid:      "la partida no cuenta",
			sheet.CommandName:      "cambiar un nombre",
			sheet.CommandJoin:      "entra alguien",
			sheet.CommandLeave:     "se va alguien",
			sheet.CommandNote:      "escribir una nota",
			sheet.CommandAgain:     "otra partida, mismas personas",
			sheet.CommandOpen:      "abrir otra partida",
		},
		Start: Start{
			Tagline: "los puntos de los juegos de fichas y palabras cruzadas", New: "Partida nueva", Resume: "Continuar", Earlier: "Anteriores",
			Count: "Solo contar", CountHint: "tablero y jugadas escritas, sin hoja",
			NewHint: [2]string{"Intro abre el formulario de la partida, otro Intro la empieza:", "dos personas, las fichas de su idioma, las reglas de casa."},
			KeptIn: func(folder string) string {
				return "Las partidas están en " + folder + ". Nada sale de esta máquina."
			},
			Open: "abierta", Finished: "terminada", Turns: func(turns int) string {
				if turns == 1 {
					return "1 turno"
				}
				return n(turns) + " turnos"
			}, Damaged: "no se puede leer",
			NoGames: "Aún ninguna.", JustCount: "Solo contar",
			Independent: "Independiente de los dueños de las marcas de los juegos.",
		},
		Form: Form{
			Title: "Partida nueva", Players: "Participantes", Opens: "abre", Tiles: "Fichas", Rules: "Reglas", Start: "Empezar la partida",
			WhoOpens: "Quién abre: cada cual saca una ficha; abre la más cercana a la A, y el comodín va antes que la A. Izquierda o derecha sobre un nombre lo elige.",
			Bonus:    func(points int) string { return "El premio por colocar todo el atril es de " + n(points) + "." },
			BadName:  "Un nombre tiene 60 caracteres como mucho, sin dos puntos ni signos de control.",
		},
		End: End{
			Title: "Fin de la partida", Ask: "Qué queda en cada atril:",
			How:        "Letras, ? por comodín, o los puntos. Vacío quien se quedó sin fichas.",
			NobodyOut:  "Nadie se quedó sin fichas: cada cual resta las suyas.",
			WentOut:    func(name string, points int) string { return name + " se quedó sin fichas y suma " + n(points) + "." },
			FinalTable: "Tabla final", Before: "antes", Left: "fichas", All: "total",
			SameAsLine: "Lo mismo, como línea para otra vez.",
			Shared:     func(players, place int) string { return n(players) + " comparten el puesto " + n(place) + "." },
			BestPlay:   "Mejor jugada", AllSeven: "Todo el atril", Average: "Media por turno",
			Again: "Otra partida, mismas personas", CopyResult: "Copiar el resultado", PlayOn: "Seguir jugando (reabrir)",
			OpensNext: func(name string) string { return name + " abre la próxima." },
		},
		Page: TilesPage{
			Title: func(id string, tiles int) string { return id + " · " + n(tiles) + " fichas" },
			Left:  "hay", Of: "de", Points: "puntos",
			UnseenOf: func(unseen, of int) string {
				return "Sin salir " + n(unseen) + " de " + n(of) + ": aún no están en el tablero"
			},
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
		NotSaved:      func(why string) string { return "Sin guardar. " + why + " Se intenta otra vez con cada tecla." },
		ClipboardSent: "Enviado al portapapeles del terminal. Algunos terminales no lo aceptan.",
		Restored:      "La jugada sin terminar está de vuelta.",

		Key: KeyHelp{
			OnBoard: "En el tablero", Everywhere: "En todas partes", InEntry: "En la línea", InSheet: "En la hoja",
			Move: "mueven el cursor", RowEnds: "principio, fin de la fila", Lay: "letras", LayDoes: "ponen fichas y saltan",
			Turn: "girar: horizontal, vertical", Blank: "la ficha es comodín", Backspace: "quita una ficha", Esc: "quita todas",
			Enter: "anota la jugada", EnterEmpty: "sin fichas: menú del turno", Digits: "puntos, jugada escrita", BackOn: "un turno atrás, adelante",
			Panes: "panel siguiente, anterior", NextTab: "pestaña siguiente", Large: "panel grande, pequeño", Line: "una línea, desde todo panel",
			Command: "buscar una orden", Undo: "deshacer, rehacer", Note: "escribir una nota", Copy: "copiar", Redraw: "dibujar otra vez",
			Leave: "salir; todo se guarda", Suspend: "al intérprete; fg vuelve",
			HistoryKeys: "líneas anteriores", CompleteKey: "toma lo que se propone", TypedTiles: "recorre las fichas", EscEntry: "vacía, luego al tablero",
			Cells: "de turno en turno", EditKey: "corrige el turno", DeleteKey: "lo borra (pregunta antes)", EscSheet: "al tablero",
			MadeFrom:   "Hecha del mapa de teclas de esta versión. La partida sigue detrás.",
			PlayAsLine: "Una jugada como línea", AnythingElse: "Todo lo demás",
		},
		KeyNames: map[string]string{
			"Enter": "Intro", "Space": "Espacio", "Up": "Arriba", "Down": "Abajo", "Left": "Izquierda", "Right": "Derecha", "Arrows": "Flechas",
			"Home": "Inicio", "End": "Fin", "Del": "Supr", "Backspace": "Retroceso", "Shift+Tab": "Mayús+Tab",
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
