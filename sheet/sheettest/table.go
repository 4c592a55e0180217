package sheettest

import (
	"fmt"

	"pgregory.net/rapid"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
)

// Table is who plays and with what. What is left at its zero is drawn.
type Table struct {
	Edition string // an id of the catalogue
	Rules   string // likewise; else a book of the edition's language, or now and then of another
	Players int
	Turns   int // the most that are played; rounds in a duplicate

	// Own is an edition of the test's in place of one of the catalogue.
	Own *scoring.Edition

	// Without are the things that do not happen.
	Without Happening
}

// Happening is a set of things that can happen at a table besides turns.
type Happening uint

// Corrections edit, insert and delete rows, and undo and redo. Told are points and totals that
// a file gave where they are not ours, as an imported game has them. ByHand are turns of which
// only the points or the words are known. People come, go and change their names. After is
// what is noted once the game has ended. House are house rules.
const (
	Corrections Happening = 1 << iota
	Told
	ByHand
	People
	After
	House
)

func (t Table) with(h Happening) bool { return t.Without&h == 0 }

// Game plays a classic game, or now and then a duplicate.
func (t Table) Game(r *rapid.T) sheet.Game {
	if rapid.IntRange(0, 3).Draw(r, "kind") == 3 {
		return t.Duplicate(r)
	}
	return t.Classic(r)
}

// players is how many sit down to a duplicate: a club now and then.
var players = []int{1, 2, 2, 3, 3, 4, 5, 8, 13, 40, sheet.MaxDuplicate}

// people are names that are like each other, or like something else.
var people = []string{"Ana Muñoz", "Béatrice", "Łó", "Ana", "Dan Østby-Ærø", "Ó Sé, Cai", "7", "", "=1+1", "Pass", `"Ed"`}

// sit opens a game of a kind.
func (t Table) sit(r *rapid.T, kind sheet.Kind) *table {
	edition, rules := t.edition(r), sheet.Rulebook{}
	catalogue := editions.Embedded()
	id := t.Rules
	if id == "" {
		var books []string
		for _, listed := range catalogue.ListRulebooks() {
			if listed.Language == edition.Language {
				books = append(books, listed.ID)
			}
			books = append(books, listed.ID)
		}
		id = rapid.SampledFrom(append(books, edition.Rules)).Draw(r, "rules")
	}
	rules, err := catalogue.RulebookFor(id, kind)
	if err != nil {
		r.Fatal(err)
	}
	l := sheet.Log{
		ID: "2026-11-29-ana-bea", Kind: kind, Edition: edition.Definition, Rules: rules, Notation: edition.Notation,
		Players: t.names(r, kind), First: 1,
	}
	if kind == sheet.ClassicGame {
		l.First = rapid.IntRange(1, len(l.Players)).Draw(r, "first")
	} else {
		l.Seed = rapid.Uint64().Draw(r, "seed")
	}
	if t.with(House) && one(r, 4) {
		l.House = house(r)
	}
	g, err := sheet.NewGame(l)
	if err != nil {
		r.Fatal(err)
	}
	return &table{r: r, of: t, g: g}
}

func (t Table) edition(r *rapid.T) *scoring.Edition {
	if t.Own != nil {
		return t.Own
	}
	catalogue := editions.Embedded()
	id := t.Edition
	if id == "" {
		var all []string
		for _, listed := range catalogue.List() {
			all = append(all, listed.ID)
		}
		id = rapid.SampledFrom(all).Draw(r, "edition")
	}
	e, err := catalogue.Edition(id)
	if err != nil {
		r.Fatal(err)
	}
	return e
}

func (t Table) names(r *rapid.T, kind sheet.Kind) []string {
	n := t.Players
	switch {
	case n != 0:
	case kind == sheet.DuplicateGame:
		n = rapid.SampledFrom(players).Draw(r, "players")
	default:
		n = rapid.SampledFrom([]int{2, 2, 3, 4}).Draw(r, "players")
	}
	if n > len(people) {
		names := make([]string, n)
		for i := range names {
			names[i] = fmt.Sprintf("Player %03d", i+1)
		}
		return names
	}
	return rapid.SliceOfNDistinct(rapid.SampledFrom(people), n, n, rapid.ID).Draw(r, "names")
}

func house(r *rapid.T) sheet.House {
	number := func(most int) *int {
		n := rapid.IntRange(0, most).Draw(r, "house")
		return &n
	}
	var h sheet.House
	switch rapid.IntRange(0, 5).Draw(r, "rule") {
	case 0:
		h.Bonus = number(100)
	case 1:
		h.Leftovers = rapid.SampledFrom(sheet.HouseLeftovers[:]).Draw(r, "leftovers")
	case 2:
		h.Penalty = number(20)
	case 3:
		h.Challenge = number(20)
	case 4:
		h.Passes = number(9)
	default:
		h.Overtime = number(20)
	}
	return h
}

// one is true once in so many times. What is plain is drawn first, so that a failure is
// shown in the plainest game that has it.
func one(r *rapid.T, in int) bool { return rapid.IntRange(1, in).Draw(r, "one") == in }

// table is a game that is being played.
type table struct {
	r  *rapid.T
	of Table
	g  sheet.Game
}

// upTo draws a number.
func (b *table) upTo(n int) int { return rapid.IntRange(0, n).Draw(b.r, "n") }

// do notes a line, if the game takes it.
func (b *table) do(line sheet.Line) bool {
	next, _, err := b.g.Do(line, sheet.Stamp{})
	if err == nil {
		b.g = next
	}
	return err == nil
}

func (b *table) add(e sheet.Event) bool { return b.do(sheet.Line{Verb: sheet.Add, Event: e}) }

// seat draws a player.
func (b *table) seat() int { return 1 + b.upTo(len(b.g.Standings.Players)-1) }

// number draws the number of a row, or of a round.
func (b *table) number() int { return 1 + b.upTo(b.g.Standings.Numbered()) }

// rack draws tiles of those that are not seen yet, as many as a rack holds.
func rack(r *rapid.T, g sheet.Game) []scoring.Tile {
	var pool []scoring.Tile
	for slot := range len(g.Edition.Letters) + 1 {
		tile := scoring.Letter(slot).Tile()
		if slot == 0 {
			tile = scoring.UnnamedBlank
		}
		for range g.Standings.Tiles.Letters[slot] {
			pool = append(pool, tile)
		}
	}
	var tiles []scoring.Tile
	for len(tiles) < g.Edition.Rack && len(pool) > 0 {
		i, last := rapid.IntRange(0, len(pool)-1).Draw(r, "tile"), len(pool)-1
		tiles = append(tiles, pool[i])
		pool[i], pool = pool[last], pool[:last]
	}
	return tiles
}
