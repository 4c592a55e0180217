package csv_test

import (
	"fmt"
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/csv"
)

// A game for a Spanish spreadsheet. The name of the first player would be a formula there.
func Example() {
	game, _ := newGameOf("es-100", "es-home", []string{"=Ana", "Bea"})
	game, _ = entered(game, "H4 JAMON")
	game, _ = entered(game, "exchange AELL")

	words := csv.Names{
		Separator: ';',
		Columns: csv.Columns{
			Number: "turno", Round: "ronda", Seat: "asiento", Player: "jugador", Kind: "tipo", Square: "casilla",
			Word: "palabra", Words: "palabras", NewTiles: "fichas nuevas", Exchanged: "cambiadas", Rack: "atril",
			Bonus: "premio", Points: "puntos", Total: "total", Notes: "notas",
		},
		Kinds: map[sheet.TurnKind]string{sheet.KindPlay: "jugada", sheet.KindExchange: "cambio"},
	}
	var file strings.Builder
	if err := csv.Write(&file, game, words); err != nil {
		fmt.Println(err)
	}
	fmt.Println(strings.NewReplacer("\uFEFF", "", "\r\n", "\n").Replace(file.String()))
	// Output:
	// turno;ronda;asiento;jugador;tipo;casilla;palabra;palabras;fichas nuevas;cambiadas;atril;premio;puntos;total;notas
	// 1;1;1;'=Ana;jugada;H4;JAMON;JAMON;5;;;0;44;44;
	// 2;1;2;Bea;cambio;;;;;AE[LL];;;0;0;
}
