package editions

import (
	"cmp"

	"tanteo/scoring/finder"
	"tanteo/sheet"
)

// federations are the rulebooks of those who play duplicates, by language.
var federations = map[string]string{"es": "es-fise", "fr": "fr-fisf"}

// MasterTies are how the master is chosen among plays that count the same, and the id of the
// rulebook that says so: in a duplicate the one that counts, in other games that of the
// language's federation. There are none where no book names an order. A game whose copy of the
// book is from before there were such orders takes the order of today's book.
func (c *Catalogue) MasterTies(l sheet.Log) (rulebook string, ties []finder.Tie) {
	rulebook = federations[l.Edition.Language]
	var part *sheet.Duplicate
	if l.Kind == sheet.DuplicateGame {
		rulebook, part = cmp.Or(l.Rules.DuplicateFrom, l.Rules.ID), l.Rules.Duplicate
	}
	if part == nil || part.MasterTies == nil {
		book, err := c.Rulebook(rulebook)
		if err != nil || book.Duplicate == nil {
			return rulebook, nil
		}
		part = book.Duplicate
	}
	for _, tie := range part.MasterTies {
		ties = append(ties, finder.Tie(tie))
	}
	return rulebook, ties
}
