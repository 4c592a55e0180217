package phrases

import (
	"strings"
	"time"

	"tanteo/sheet"
	"tanteo/sheet/store"
)

// Earlier is what is said of the list of earlier games and of its trash.
type Earlier struct {
	Trash         Page   // the help of the command
	Search        string // its flag
	NoneFound     func(text string) string
	TrashEmpty    string
	Games, Thrown string // tabs
	Field         string // the label of the search
	Of            func(shown, all int) string
	Reading       string
	Duplicate     func(players int) string
	Rounds        func(n int) string
	VoidMark      string // in a column
	AlteredMark   string // likewise: something else has written in its files
	Open          string // what can be done with a game
	Copy, Again   string
	Void, ToTrash string
	Restore, Sure string
	Done          EarlierDone
	ToMenu, ToTab string // hints of keys
	ToDelete      string
}

// EarlierDone is what was done with a game.
type EarlierDone struct{ Copied, Voided, Thrown, Restored func(id string) string }

// Searchable is the text of a game that a search looks through: who played, the event, the day in
// figures and in words, the id.
func (l *Language) Searchable(g store.Summary) string {
	players := make([]string, len(g.Players))
	for i, name := range g.Players {
		players[i] = l.Player(name, i+1)
	}
	return sheet.Plain(strings.Join(append(players, g.Event, g.Day.Format(time.DateOnly), l.Date(g.Day), g.ID), "\n"))
}

// Found says whether a game has each word of what somebody has typed, however it is written.
func Found(searchable, typed string) bool {
	for word := range strings.FieldsSeq(sheet.Plain(typed)) {
		if !strings.Contains(searchable, word) {
			return false
		}
	}
	return true
}

// InGame names who has played a game: the players, or how many they are where they are many.
func (l *Language) InGame(g store.Summary) string {
	if len(g.Players) > sheet.MaxPlayers {
		return l.Earlier.Duplicate(len(g.Players))
	}
	players := make([]string, len(g.Players))
	for i, name := range g.Players {
		players[i] = l.Player(name, i+1)
		if i < len(g.Totals) {
			players[i] += " " + Number(g.Totals[i])
		}
	}
	return strings.Join(players, ", ")
}

// GameLength is how many turns a game of a kind has, or rounds.
func (l *Language) GameLength(kind sheet.Kind, n int) string {
	if kind == sheet.DuplicateGame {
		return l.Earlier.Rounds(n)
	}
	return l.Tool.List.Turns(n)
}
