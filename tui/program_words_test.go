package tui_test

import (
	"strings"
	"testing"
)

// A session with the list, places, a rack and the master, in tiles of which some have two
// letters.
func programSpanishWords(t *testing.T, a machine) {
	m := a.atBoard(t)
	layJamon(m)
	m.Keys("Enter")
	m.Sees("» Jugador 2")
	m.Keys("C-p")
	m.Text("comprobar las")
	m.Keys("Enter")
	m.Sees("Desde ahora se comprueban las palabras.", "Lista: es, no la oficial.", "en la lista: JAMON", "JAMON   +  44")
	m.Text("*chal")
	m.Keys("Enter")
	m.Sees("Sitios de CHAL ━", "1 de 21")
	m.Keys("Enter", "Enter")
	m.Sees("» Jugador 1", "CHAL    ")
	m.Keys("C-t", "C-t", "BTab")
	m.Text("perr?o")
	m.Sees("> PERR?O", "por puntos", "PERRO", "delante", "Lista: es")
	m.Keys("Escape")
	m.Sees("Teclear letras")
	leave(t, m)

	a.duplicate(t, "es-100", "sacar 7")
	m = a.start(t)
	m.Sees("Ronda 1 ", "atril ")
	m.Keys("C-e")
	m.Sees("Anota antes tu propia jugada.")
	m.Text("10")
	m.Keys("Enter", "C-e")
	m.Sees("Mejores jugadas ━", "Lista: es, no la oficial.")
	m.Keys("C-e")
	m.Sees("Ronda 1, maestra: ")
	m.Keys("C-f")
	m.Sees("Ronda 2 ", "atril ")
	leave(t, m)
}

func programPolishWords(t *testing.T, a machine) {
	a.duplicate(t, "pl-100", "rack ŻÓŁWIEM")
	m := a.start(t, "LANG=en_US.UTF-8")
	m.Sees("Round 1 ", "rack ŻÓŁWIEM")
	m.Text("10")
	m.Keys("Enter", "C-e")
	m.Sees("Best plays ━", "ŻÓŁWIEM", "List: pl, not the official one.")
	m.Keys("C-e")
	m.Sees("Round 1, master: ŻÓŁWIEM at ")
	m.Keys("C-f")
	m.Sees("Round 2 ")
	m.Text(":* ćma")
	m.Keys("Enter")
	m.Sees("Places of ĆMA ━")
	m.Keys("Escape")
	m.Sees("[Sheet]")
	m.Keys("C-t", "C-t", "C-t", "BTab")
	m.Text("ćma?")
	m.Sees("> ĆMA?", "ĆMA", "List: pl")
	m.Keys("Escape")
	m.Sees("Type letters")
	leave(t, m)
}

// duplicate keeps a duplicate of one player and enters lines into it.
func (a machine) duplicate(t *testing.T, edition string, lines ...string) {
	t.Helper()
	id := strings.TrimSpace(a.run(t, "enter", "--new", "--kind", "duplicate", "--players", "Ana", "--edition", edition))
	a.run(t, append([]string{"enter", strings.Fields(id)[0]}, lines...)...)
}
