package editions

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"tanteo/scoring"
	"tanteo/sheet/gcg"
)

// layoutNames are the names that other programs give boards, in #board-layout.
var layoutNames = map[string]string{
	"": "standard", "classic": "standard", "standard": "standard", "standard15": "standard", "crosswordgame": "standard",
	"super": "super", "superscrabble": "super", "supercrosswordgame": "super", "standard21": "super",
}

// annotatedTwice says whether those who annotate games of an edition count the leftovers
// twice for the one who went out. Of English it is known (WESPA, NASPA).
func annotatedTwice(e *scoring.Edition) bool { return e.Language == "en" }

// Lists gives for an edition what says whether a word is in an open list of its language; nil
// where there is none.
type Lists func(*scoring.Edition) func(word []scoring.Tile) bool

// Candidates says for a game in GCG what it may have been played with: the edition asked
// for, else what is guessed. The error is that of the edition asked for, a *NotFoundError or
// a *FileError.
func (c *Catalogue) Candidates(asked string, lists Lists) (gcg.Editions, error) {
	if asked == "" {
		return c.Guessed(lists), nil
	}
	choice, err := c.choice(asked)
	if err != nil {
		return nil, err
	}
	only := []gcg.Choice{choice}
	return func(gcg.Hints) ([]gcg.Choice, gcg.Origin) { return only, gcg.Given }, nil
}

// Guessed says for a game in GCG of which nothing is known beforehand what it may have been
// played with: the edition of its tiles or of its word list, else all, the English one first, as
// most games are English. An edition of which the file has a fault is left out.
func (c *Catalogue) Guessed(lists Lists) gcg.Editions {
	all := sync.OnceValue(func() []gcg.Choice {
		choices := c.choices()
		for i := range choices {
			choices[i].Has = lists(choices[i].Edition)
		}
		return choices
	})
	var named sync.Map
	return func(h gcg.Hints) ([]gcg.Choice, gcg.Origin) {
		id, origin := c.hinted(h)
		if id == "" {
			return onLayout(all(), h.Layout), gcg.ByFit
		}
		if one, ok := named.Load(id); ok {
			return onLayout(one.([]gcg.Choice), h.Layout), origin
		}
		choice, err := c.choice(id)
		if err != nil {
			return onLayout(all(), h.Layout), gcg.ByFit
		}
		one, _ := named.LoadOrStore(id, []gcg.Choice{choice})
		return onLayout(one.([]gcg.Choice), h.Layout), origin
	}
}

// hinted is the edition that a game names, by its tiles before its word list; "" where there
// is none of that name.
func (c *Catalogue) hinted(h gcg.Hints) (id string, origin gcg.Origin) {
	for _, hints := range []gcg.Hints{{Distribution: h.Distribution}, {Lexicon: h.Lexicon}} {
		id, origin := hints.Edition()
		if _, ok := c.editions[id]; ok {
			return id, origin
		}
	}
	return "", gcg.ByFit
}

// onLayout are the choices with a board of that name; none where no edition has one. An unknown
// name leaves all, since it may be a board of a player's own edition.
func onLayout(choices []gcg.Choice, name string) []gcg.Choice {
	board, known := layoutNames[strings.ToLower(strings.Join(strings.Fields(name), ""))]
	if name == "" {
		return choices
	}
	if !known {
		board = strings.ToLower(name)
	}
	rows, ok := layout(board)
	if !ok {
		return nil
	}
	var on []gcg.Choice
	for _, c := range choices {
		if slices.Equal(c.Edition.Board, rows) {
			on = append(on, c)
		}
	}
	return on
}

func (c *Catalogue) choice(id string) (gcg.Choice, error) {
	e, err := c.Edition(id)
	if err != nil {
		return gcg.Choice{}, err
	}
	r, err := c.Rulebook(e.Rules)
	if err != nil {
		return gcg.Choice{}, err
	}
	return gcg.Choice{Edition: e, Rules: r, Rank: c.rank(e), Twice: annotatedTwice(e)}, nil
}

// choices are all editions that can be read, English first, those that come with the
// program before a player's own of the same board and letters.
func (c *Catalogue) choices() []gcg.Choice {
	var all []gcg.Choice
	for id := range c.editions {
		choice, err := c.choice(id)
		if err == nil {
			all = append(all, choice)
		}
	}
	slices.SortFunc(all, func(a, b gcg.Choice) int {
		return cmp.Or(
			cmp.Compare(c.rank(a.Edition), c.rank(b.Edition)),
			cmp.Compare(a.Edition.ID, b.Edition.ID),
		)
	})
	return all
}

// rank is how likely an edition is before anything else is known: English, then the usual
// board of a language, then another board, then a player's own.
func (c *Catalogue) rank(e *scoring.Edition) int {
	usual, _ := layout("standard")
	switch {
	case e.ID == "en-100":
		return 0
	case c.editions[e.ID].own:
		return 3
	case !slices.Equal(e.Board, usual):
		return 2
	}
	return 1
}
