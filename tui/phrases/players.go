package phrases

import (
	"strings"

	"tanteo/sheet"
)

// Players is how players are called.
type Players struct {
	Default func(seat int) string // a player without a name
	None    string                // nobody is there to be named
}

// Player is what a player is called: the name, or "Player 1".
func (l *Language) Player(name string, seat int) string {
	if name == "" {
		return l.Players.Default(seat)
	}
	return Name(name)
}

// elided puts the French "de" before a name, which is "d'" before a vowel or an h: "d'Ana".
func elided(name string) string {
	if plain := sheet.Plain(name); plain != "" && strings.ContainsAny(plain[:1], "aeiouh") {
		return "d'" + name
	}
	return "de " + name
}

// Seat is what the player on a seat is called.
func (l *Language) Seat(g sheet.Game, seat int) string {
	if seat < 1 || seat > len(g.Standings.Players) {
		return l.Players.None
	}
	return l.Player(g.Standings.Players[seat-1].Name, seat)
}

// Standing is the players with their totals: "Ana 69, Bea 55".
func (l *Language) Standing(g sheet.Game) string {
	text := ""
	for i, p := range g.Standings.Players {
		if i > 0 {
			text += ", "
		}
		text += l.Player(p.Name, i+1) + " " + Number(p.Total())
	}
	return text
}
