package gcg

import (
	"cmp"
	"errors"
	"slices"

	"tanteo/scoring"
)

// evidence is what speaks for and against an edition while a game is read with it. Figures are
// what is to be checked, so they decide last, and only many of them: a single different figure is
// a slip, and an edition that would explain it is not more likely for it.
type evidence struct {
	impossible int // plays of letters that it has no tile for, off its board, or against its rules
	lookedUp   int // words that its list was asked for, or could have been
	inList     int // of them are in the list
	hasList    bool
	lacking    int // racks with a letter that it has no tile for
	figures    int // plays with points
	missed     int // of them count otherwise
	against    int // figures that are not those of the edition
}

const (
	// few is how many figures somebody may have got wrong. An edition that leaves as many more
	// than another is not the one of the game.
	few = 3

	// enough is how many figures have to be right for an edition to need no other evidence than
	// a few words.
	enough = 4

	// someWords is how many plays are looked up, and longWord how many tiles they have at least:
	// shorter words are words of too many languages.
	someWords, longWord = 8, 4
)

// wrong weighs what an edition leaves unexplained.
func (e evidence) wrong() int { return e.against + few*e.impossible }

// settled says whether no other edition has to be looked at.
func (e evidence) settled() bool {
	return e.wrong() < few && e.figures-e.against >= enough && (!e.hasList || 2*e.inList >= e.lookedUp)
}

// foreign says whether most figures are those of no edition that is known here.
func (e evidence) foreign() bool { return e.figures > enough && 2*e.missed > e.figures }

// candidate is an edition with its evidence.
type candidate struct {
	Choice
	evidence
}

// words are the words that speak for the edition. For a language without a list a third of the
// words is assumed, so that it comes before editions in which hardly any word is valid. The
// likeliest edition gets one word as an advance, since people play words that the list lacks, and
// many words are words of other languages too.
func (c candidate) words() int {
	n := c.inList
	if !c.hasList {
		n = c.lookedUp / 3
	}
	if c.Rank == 0 {
		n = min(n+1, c.lookedUp)
	}
	return n
}

// compare orders two candidates by all that does not come from the figures, the likelier first.
// Racks are the weakest: many are wrong, and they count nothing.
func (c candidate) compare(other candidate) int {
	return cmp.Or(
		cmp.Compare(c.impossible, other.impossible),
		cmp.Compare(other.words(), c.words()),
		cmp.Compare(c.lacking, other.lacking),
		cmp.Compare(c.Rank, other.Rank),
	)
}

// likeliest is the edition of a game among several, and the id of another one that is to be
// named beside it; "" for none.
func (r *Reader) likeliest(rec record, h head, choices []Choice, first evidence) (chosen Choice, rival string) {
	trial := walk{}
	all := []candidate{{choices[0], first}}
	try := func(patience func(fewest int) int) {
		all = all[:1]
		fewest := first.wrong()
		for _, choice := range choices[1:] {
			trial.limit = patience(fewest)
			trial.restart(rec, h, choice, r.speller(choice.Edition))
			trial.game(ByFit)
			fewest = min(fewest, trial.evidence.wrong())
			all = append(all, candidate{choice, trial.evidence})
		}
		all = slices.DeleteFunc(all, func(c candidate) bool { return c.wrong() >= patience(fewest) })
	}
	// Most editions are given up after a few plays.
	if try(func(int) int { return few }); len(all) == 0 {
		all = []candidate{{choices[0], first}}
		try(func(fewest int) int { return fewest + few })
	}
	best := slices.MinFunc(all, func(a, b candidate) int {
		return cmp.Or(a.compare(b), cmp.Compare(a.against, b.against))
	})
	all = slices.DeleteFunc(all, func(c candidate) bool { return !c.rivals(best) })
	if len(all) == 0 {
		return best.Choice, ""
	}
	other := slices.MinFunc(all, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(b.inList, a.inList), cmp.Compare(a.wrong(), b.wrong()))
	})
	return best.Choice, other.Edition.ID
}

// rivals says whether an edition has to be named beside the one that was taken: it leaves fewer
// differences; or, after a few plays only, it leaves more, but has more of the words, or nothing
// except the figures speaks against it. One without the letters of the game never has.
func (c candidate) rivals(best candidate) bool {
	if c.impossible > best.impossible || c.lacking > best.lacking {
		return false
	}
	if c.wrong() < best.wrong() {
		return true
	}
	right := best.figures - best.against
	words := right < enough && c.inList > best.inList
	return c.against > best.against && (words || right < 2 && c.Edition != best.Edition && c.compare(best) == 0)
}

// contradicts counts a play that cannot lie there. Beyond the edge of the board it is impossible
// with this edition; any other fault may be a slip, and counts as a different figure.
func (e *evidence) contradicts(err error) {
	if fault, ok := errors.AsType[*scoring.PlacementError](err); ok && fault.Fault == scoring.OffBoard {
		e.impossible++
	} else {
		e.against++
	}
}

// looks looks the word of a play up, where it is one of the first.
func (e *evidence) looks(c *Choice, p scoring.Play) {
	if e.lookedUp == someWords || len(p.Tiles) < longWord {
		return
	}
	e.lookedUp++
	if e.hasList = c.Has != nil; !e.hasList {
		return
	}
	var room [scoring.MaxSide]scoring.Tile
	word := room[:0]
	for _, t := range p.Tiles {
		word = append(word, t.Tile)
	}
	if c.Has(word) {
		e.inList++
	}
}
