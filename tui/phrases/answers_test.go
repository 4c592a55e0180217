package phrases_test

import (
	"slices"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/phrases"
)

// game is a new game of a few people.
func game(t *testing.T, edition string, players ...string) sheet.Game {
	t.Helper()
	c := editions.Embedded()
	e, err := c.Edition(edition)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := c.Rulebook(e.Rules)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sheet.NewGame(sheet.Log{
		Kind: sheet.ClassicGame, Edition: e.Definition, Rules: rules, Notation: e.Notation, Players: players, First: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// do is the game after a line.
func do(t *testing.T, g sheet.Game, text string) (sheet.Game, sheet.Answer) {
	t.Helper()
	line, err := line.Parse(text, g, phrases.Vocabulary())
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	next, answer, err := g.Do(line, sheet.Stamp{})
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return next, answer
}

func TestAnswer(t *testing.T) {
	g := game(t, "es-100", "Ana", "")
	for _, test := range []struct{ line, en, es string }{
		{"H4 JAMÓN", "Ana: JAMON at H4-H8, 44. Player 2 to play.", "Ana: JAMON en H4-H8, 44. Le toca a Jugador 2."},
		{"6F ZUOS", "Player 2: ZU(M)OS at 6F-6J, 38. Ana to play.", "Jugador 2: ZU(M)OS en 6F-6J, 38. Le toca a Ana."},
		{"J6 SILL?A", "Ana: (S)ILL?A at J6-J9, 3. Player 2 to play.", "Ana: (S)ILL?A en J6-J9, 3. Le toca a Jugador 2."},
		{"9J ANCHA", "Player 2: (A)NCHA at 9J-9M, 9. Ana to play.", "Jugador 2: (A)NCHA en 9J-9M, 9. Le toca a Ana."},
		{"corregir 3 J6 SILLA",
			"Turn 3 is now Ana: (S)ILLA at J6-J9, 11. Ana 47 → 55. Ana to play.",
			"El turno 3 es ahora Ana: (S)ILLA en J6-J9, 11. Ana 47 → 55. Le toca a Ana."},
		{"edit 3 J6 SILLON",
			"Turn 3 is now Ana: (S)ILLON at J6-J10, 14. Ana 55 → 58, Player 2 47 → 38. Ana to play. Turn 4 does not fit any more and counts 0.",
			"El turno 3 es ahora Ana: (S)ILLON en J6-J10, 14. Ana 55 → 58, Jugador 2 47 → 38. Le toca a Ana. El turno 4 ya no encaja y cuenta 0."},
		{"undo", "The last change is taken back. Ana 58 → 55, Player 2 38 → 47. Ana to play.",
			"El último cambio queda deshecho. Ana 58 → 55, Jugador 2 38 → 47. Le toca a Ana."},
		{"redo", "The change is made again. Ana 55 → 58, Player 2 47 → 38. Ana to play. Turn 4 does not fit any more and counts 0.",
			"El cambio queda rehecho. Ana 55 → 58, Jugador 2 47 → 38. Le toca a Ana. El turno 4 ya no encaja y cuenta 0."},
		{"deshacer", "The last change is taken back. Ana 58 → 55, Player 2 38 → 47. Ana to play.",
			"El último cambio queda deshecho. Ana 58 → 55, Jugador 2 38 → 47. Le toca a Ana."},
		{"25", "Ana: 25 by hand. Player 2 to play.", "Ana: 25 a mano. Le toca a Jugador 2."},
		{"paso", "Player 2: pass. Ana to play.", "Jugador 2: paso. Le toca a Ana."},
		{"cambio 3", "Ana: exchange of 3 tiles. Player 2 to play.", "Ana: cambio de 3 fichas. Le toca a Jugador 2."},
		{"exchange", "Player 2: exchange. Ana to play.", "Jugador 2: cambio. Le toca a Ana."},
		{"exchange A", "Ana: exchange of 1 tile. Player 2 to play.", "Ana: cambio de 1 ficha. Le toca a Jugador 2."},
		{"retirada", "Player 2: word withdrawn, 0. Ana to play.", "Jugador 2: palabra retirada, 0. Le toca a Ana."},
		{"= M2lES2l M2lE EN S2lO", "Ana: MES + ME + EN + SO, 21. Player 2 to play.", "Ana: MES + ME + EN + SO, 21. Le toca a Jugador 2."},
		{"= TORT2wILLA", "Player 2: TORTILLA, 78, 50 of it for 7 tiles. Ana to play.", "Jugador 2: TORTILLA, 78, con 50 por 7 fichas. Le toca a Ana."},
		{"challenge failed", "Ana: challenged a good word, −10; total 91.", "Ana: impugnó una palabra válida, −10; total 91."},
		{"challenge", "Challenged: TORTILLA came off. Player 2 125 → 47. Ana to play.", "Impugnada: TORTILLA, retirada. Jugador 2 125 → 47. Le toca a Ana."},
		{"penalty 2 5 slow", "Player 2: penalty −5; total 42.", "Jugador 2: penalización −5; total 42."},
		{"overtime 2 5", "Player 2: overtime −5; total 37.", "Jugador 2: exceso de tiempo −5; total 37."},
		{"undo", "", ""},
		{"edit 3 note a ¶ b", "Noted.", "Anotado."},
		{"corregir 3 nota", "The note is gone.", "La nota ya no está."},
		{"bonus Ana 5", "Ana: bonus +5; total 96.", "Ana: bonificación +5; total 96."},
		{"lay A1 SOL", "3 tiles laid without points.", "3 fichas colocadas sin anotar puntos."},
		{"clear", "The tiles laid without points are off the board.", "Las fichas sin puntos ya no están en el tablero."},
		{"name 2 Bea", "Player 2 is now Bea.", "Jugador 2 se llama ahora Bea."},
		{"name Bea Beatriz", "Bea is now Beatriz.", "Bea se llama ahora Beatriz."},
		{"nota tiebreak", "Noted.", "Anotado."},
		{"join Carles", "Carles joins as player 3.", "Entra Carles como jugador 3."},
		{"insert 1 pass", "Turn 1 comes in: Ana: pass. Ana 96 → 42, Beatriz 42 → 96. Beatriz to play.", ""},
		{"undo", "The last change is taken back. Ana 42 → 96, Beatriz 96 → 42. Ana to play.", ""},
		{"leave Ana", "Ana leaves; the points stay. Beatriz to play.", "Ana abandona la mesa; sus puntos se quedan. Le toca a Beatriz."},
		{"join ana", "Ana is back as player 1. Beatriz to play.", "Ana vuelve como jugador 1. Le toca a Beatriz."},
		{"leave Ana", "Ana leaves; the points stay. Beatriz to play.", ""},
		{"end XA -", "Ana wins with 96. Beatriz 42 → 33, Carles 0 → 9.", "Gana Ana con 96. Beatriz 42 → 33, Carles 0 → 9."},
		{"reopen", "The game goes on. Beatriz 33 → 42, Carles 9 → 0. Beatriz to play.", "La partida sigue. Beatriz 33 → 42, Carles 9 → 0. Le toca a Beatriz."},
		{"bonus 2 54", "Beatriz: bonus +54; total 96.", "Beatriz: bonificación +54; total 96."},
		{"finish", "Ana and Beatriz share the win with 96.", "Ana y Beatriz comparten la victoria con 96."},
		{"void", "This game now counts nowhere.", "Esta partida ya no cuenta en ningún sitio."},
	} {
		next, answer := do(t, g, test.line)
		toldAlike(t, g, next, answer)
		g = next
		for tag, want := range map[string]string{"en": test.en, "es": test.es} {
			if got := phrases.For(tag).Answer(answer, g); want != "" && got != want {
				t.Errorf("%s %q:\n got %s\nwant %s", tag, test.line, got, want)
			}
		}
	}
}

// toldAlike holds what whoever follows a game is told of a line to how it was answered.
func toldAlike(t *testing.T, before, after sheet.Game, answer sheet.Answer) {
	t.Helper()
	told, ok := after.AnswerSince(before)
	want, got := phrases.For("en").Answer(answer, after), phrases.For("en").Answer(told, after)
	if !ok || got != want {
		t.Errorf("who follows is told (%t)\n got %s\nwant %s", ok, got, want)
	}
}

// Whoever follows a duplicate is told its lines as they were answered.
func TestAnswerInRoundsForWhoFollows(t *testing.T) {
	l := game(t, "es-100", "Ana", "Bea").Log
	l.Kind, l.Seed = sheet.DuplicateGame, 7
	g, err := sheet.NewGame(l)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"draw 5", "24", "1: 30", "2: pass", "2: -", "penalty 1 5", "next", "12", "note late", "master 40", "next", "edit 1 2: 20", "edit 1 1: 31",
		"undo", "redo", "join Cai", "edit 1 Cai: 12", "bonus Cai 5", "warning 2", "name 2 Beatriz", "leave 2", "delete 1", "8", "9", "finish", "reopen", "void",
	} {
		next, answer := do(t, g, line)
		toldAlike(t, g, next, answer)
		g = next
	}
}

func TestAnswerDelete(t *testing.T) {
	g := game(t, "es-100", "Ana", "Bea")
	g, _ = do(t, g, "H4 JAMON")
	g, _ = do(t, g, "6F ZUOS")
	g, _ = do(t, g, "25")
	g, answer := do(t, g, "borrar 2")
	if got := phrases.For("en").Answer(answer, g); got != "Turn 2 is deleted. Ana 69 → 44, Bea 38 → 25. Ana to play." {
		t.Error(got)
	}
}

// Whoever came late is among those whose totals a round that goes, or a cell, has changed.
func TestAnswerTellsOfLateJoiners(t *testing.T) {
	l := game(t, "es-100", "Ana", "Bea").Log
	l.Kind = sheet.DuplicateGame
	g, err := sheet.NewGame(l)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"24", "20", "next", "join Cai"} {
		g, _ = do(t, g, line)
	}
	for _, test := range []struct{ line, want string }{
		{"edit 1 Cai: 12", "Round 1, Cai: 12 by hand. Cai 0 → 12."},
		{"edit 1 Bea: -", "Round 1, Bea: empty. Bea 20 → 0. Next: Ana."},
		{"undo", "The last change is taken back. Bea 0 → 20. Next: Ana."},
		{"delete 1", "Round 1 is off the sheet. Ana 24 → 0, Bea 20 → 0, Cai 12 → 0. Next: Ana."},
	} {
		next, answer := do(t, g, test.line)
		toldAlike(t, g, next, answer)
		g = next
		if got := phrases.For("en").Answer(answer, g); got != test.want {
			t.Errorf("%s:\n got %s\nwant %s", test.line, got, test.want)
		}
	}
}

// Figures of a file are told beside ours, and how to have ours instead.
func TestTold(t *testing.T) {
	g := game(t, "es-100", "Ana", "Bea")
	for _, line := range []string{"H4 JAMON", "6F ZUOS", "overtime Ana 10", "paso", "= TORT2wILLA", "end XA -"} {
		g, _ = do(t, g, line)
	}
	l := g.Log
	for i, points := range map[int]int{0: 34, 2: -8, 3: 5, 4: 88} {
		l.Events[i].Told = &points
	}
	l.Events[1].Off = 5
	l.Events[5].What = sheet.Ended{Leftovers: l.Events[5].What.(sheet.Ended).Leftovers, Told: []int{-9, 12}}
	l.Changes, l.Done = nil, 0
	g, err := sheet.NewGame(l)
	if err != nil {
		t.Fatal(err)
	}
	for tag, want := range map[string][]string{
		"en": {"JAMON at H4-H8, 34 (board 44, file 34)", "ZU(M)OS at 6F-6J, 38", "overtime −8 (board −10, file −8)", "pass (board 0, file 5)",
			"TORTILLA, 88, 50 of it for 7 tiles (board 78, file 88)", "tiles left, −9", "tiles left, +12 (board 9, file 12)",
			"From the file: points of turns 1, 3, 4, 5 and 6, total after turn 2. For ours: recount."},
		"es": {"JAMON en H4-H8, 34 (tablero 44, archivo 34)", "ZU(M)OS en 6F-6J, 38", "exceso de tiempo −8 (tablero −10, archivo −8)", "paso (tablero 0, archivo 5)",
			"TORTILLA, 88, con 50 por 7 fichas (tablero 78, archivo 88)", "fichas restantes, −9", "fichas restantes, +12 (tablero 9, archivo 12)",
			"Del archivo: puntos de los turnos 1, 3, 4, 5 y 6, total tras el turno 2. Lo nuestro: recontar."},
	} {
		l := phrases.For(tag)
		var got []string
		for _, turn := range g.Standings.Turns {
			got = append(got, l.Row(g, turn))
		}
		for _, n := range g.Standings.Notices {
			got = append(got, l.Notice(n, g))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s:\n got %q\nwant %q", tag, got, want)
		}
	}
	for _, test := range []struct{ line, en, es string }{
		{"recount 1", "Turn 1 is now Ana: JAMON at H4-H8, 44. Ana 22 → 32.", "El turno 1 es ahora Ana: JAMON en H4-H8, 44. Ana 22 → 32."},
		{"recontar 2", "Turn 2 is now Bea: ZU(M)OS at 6F-6J, 38. The totals stay.", "El turno 2 es ahora Bea: ZU(M)OS en 6F-6J, 38. Los totales no cambian."},
		{"recontar", "Every turn now has the points that the board and the rules give. Ana 32 → 25, Bea 138 → 125.", ""},
	} {
		next, answer := do(t, g, test.line)
		toldAlike(t, g, next, answer)
		g = next
		for tag, want := range map[string]string{"en": test.en, "es": test.es} {
			if got := phrases.For(tag).Answer(answer, g); want != "" && got != want {
				t.Errorf("%s %q:\n got %s\nwant %s", tag, test.line, got, want)
			}
		}
	}
	l.Events[0].Told, l.Events[1].Off = nil, 0
	if got := phrases.For("en").Notice(sheet.Notice{Code: sheet.NoticeTold, Off: []int{2}}, g); got != "From the file: total after turn 2. For ours: recount 2." {
		t.Error(got)
	}
}

// TestHostileNames: what is in a name never reaches the terminal as an order.
func TestHostileNames(t *testing.T) {
	g := game(t, "es-100", "A\x1b[2Jna", "Be\u202Ea\n")
	g, answer := do(t, g, "paso")
	for _, l := range phrases.Languages() {
		got := l.Answer(answer, g)
		if strings.ContainsFunc(got, func(r rune) bool { return r < ' ' || r == '\u202E' || r == 0x9b }) {
			t.Errorf("%s: %q", l.Tag, got)
		}
	}
}

func TestAnnounced(t *testing.T) {
	g, _ := do(t, game(t, "es-100", "Ana", "Bea"), "H4 JAMON")
	g.Log.Announced = []int{46, 0}
	if got := phrases.For("en").Announced(g); !slices.Equal(got, []string{"Ana: announced 46, counted today 44."}) {
		t.Error(got)
	}
	g.Log.Announced = []int{44, 0}
	if got := phrases.For("en").Announced(g); got != nil {
		t.Error(got)
	}
}

func TestNotices(t *testing.T) {
	g := game(t, "es-100", "Ana", "Bea")
	for _, test := range []struct{ line, en, es string }{
		{"H5 KILO", "K has no tile in this set: it counts as a blank, 0 points.", "K no tiene ficha en este juego: cuenta como comodín, 0 puntos."},
		{"= KiWi", "Capitals and small letters count the same; a blank is marked with ?.|K and W have no tile in this set: they count as blanks, 0 points.",
			"Mayúsculas y minúsculas valen lo mismo; el comodín se marca con ?.|K y W no tienen ficha en este juego: cuentan como comodines, 0 puntos."},
		{"Bea: pass", "Noted for Bea, who was not on turn.", "Anotado para Bea, que no tenía el turno."},
		{"pass", "", ""}, {"pass", "", ""},
		{"pass", "4 passes in a row: by the rules the game can end here.", "4 pases seguidos: según las reglas, la partida puede terminar aquí."},
		{"6F SLO", "Read as the new tiles only.", "Leídas solo como fichas nuevas."},
	} {
		next, answer := do(t, g, test.line)
		toldAlike(t, g, next, answer)
		g = next
		for tag, want := range map[string]string{"en": test.en, "es": test.es} {
			var got []string
			for _, n := range answer.Notices {
				got = append(got, phrases.For(tag).Notice(n, g))
			}
			if text := strings.Join(got, "|"); text != want {
				t.Errorf("%s %q:\n got %s\nwant %s", tag, test.line, text, want)
			}
		}
	}
}
