package kit

import (
	"cmp"
	"slices"

	"tanteo/sheet/store"
	"tanteo/tui/phrases"
)

// Game is a saved game of the list, with the text that it is searched by.
type Game struct {
	store.Summary
	text string
}

// Has says whether the game has each word that was typed, whatever its case and accents.
func (g Game) Has(typed string) bool { return phrases.Found(g.text, typed) }

// Games are the saved games as they were read last, the one played last first. The pages get them
// as a message, and before that, without Known, only the one to be resumed.
type Games struct {
	Known  bool // they have been read, or Err says why not
	All    []Game
	Thrown []Game         // those in the trash, where they were asked for
	Newest *store.Summary // that was changed last; nil where none can be read
	Open   *store.Summary // to be resumed: the one that was open last, else the newest open one
	Err    error
}

// NewGames makes Games of summaries in the order in which the games were changed, the last first.
// Last is the id of the game that was open last.
func NewGames(l *phrases.Language, changed, thrown []store.Summary, last string) Games {
	all := Games{Known: true, All: byDay(l, changed), Thrown: byDay(l, thrown)}
	for i, g := range changed {
		if g.Err != nil {
			continue
		}
		if all.Newest == nil {
			all.Newest = &changed[i]
		}
		if !g.Finished && (all.Open == nil || g.ID == last) {
			all.Open = &changed[i]
		}
	}
	return all
}

// byDay sorts games by the day they were played on, the newest first.
func byDay(l *phrases.Language, games []store.Summary) []Game {
	all := make([]Game, len(games))
	for i, g := range games {
		all[i] = Game{g, l.Searchable(g)}
	}
	slices.SortStableFunc(all, func(a, b Game) int { return cmp.Compare(b.Day.Unix(), a.Day.Unix()) })
	return all
}
