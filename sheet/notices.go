package sheet

import (
	"slices"

	"tanteo/scoring"
)

// Code names a notice in machine formats.
type Code string

// The notices.
const (
	NoticePasses         Code = "passes"            // Count passes in a row: the rules end the game here
	NoticeScoreless      Code = "scoreless"         // Count turns without points in a row: likewise
	NoticePassesOrLost   Code = "passes_or_lost"    // Count passes and lost turns in a row: likewise
	NoticeNoTime         Code = "no_time"           // nobody has time left to play: likewise
	NoticeOverused       Code = "overused"          // more of a letter on the sheet than in the set
	NoticeFaults         Code = "faults"            // Turns do not fit and count 0
	NoticeTold           Code = "told"              // Turns have other points than were counted; after the turns in Off a file's total is not the sum
	NoticeExchangeLimit  Code = "exchange_limit"    // Count tiles in the bag, too few for this exchange; or Player has exchanged Count times, as often as he may
	NoticeNoChallenges   Code = "no_challenges"     // a challenge, though a jury looks at the words after the game
	NoticeLeftovers      Code = "leftovers"         // more of some letters left than are unseen
	NoticeNoBlank        Code = "no_blank"          // an exchanged blank, though none is unseen
	NoticeOutOfTurn      Code = "out_of_turn"       // noted for another player than the one on turn
	NoticeReadAsNewTiles Code = "read_as_new_tiles" // the letters were read as the new tiles only; or, where there is an Other, as the whole word
	NoticeDigraphRead    Code = "digraph_read"      // Letters can be read as one tile or as several: Other is the reading not taken
	NoticeReadAsWords    Code = "read_as_words"     // a number was read as Count words, and could be a seat: Other is a challenge by that player
	NoticeCase           Code = "case"              // capitals and small letters were mixed, but only `?` marks a blank
	NoticeBlankKW        Code = "blank_k_w"         // letters without a tile, taken as blanks
	NoticeMarkIgnored    Code = "mark_ignored"      // a blank's mark on a tile that lies there
	NoticeTotalsChanged  Code = "totals_changed"    // a correction changed the totals
	NoticeOverMaster     Code = "over_master"       // a cell has more than the master, in the rounds Turns
	NoticeNotOnRack      Code = "not_on_rack"       // letters that the rack of the round does not have
	NoticeNotInBag       Code = "not_in_bag"        // letters of a rack that are not left
	NoticeRackRefused    Code = "rack_refused"      // Count racks went back before the one that was drawn
	NoticeRulesEnd       Code = "rules_end"         // no rack can be drawn: among the Count tiles left there is no vowel, or no consonant
	NoticeFallbackRules  Code = "fallback_rules"    // the rulebook is not for Count players, or not for duplicates: another one counts
)

// Notice is something that people should know. Which fields count depends on Code.
type Notice struct {
	Code    Code
	Count   int
	Player  int
	Turns   []int
	Off     []int
	Letters []scoring.Letter
	Overuse *Overuse
	Other   *Reading
}

// Reading is a way to read a line, or some tiles of it, that was not taken.
type Reading struct {
	Event Event
	Loose bool           // its play comes on the board without points
	Tiles []scoring.Tile // of a rack, in place of Event

	// Counts says that the reading gives points: Points, while the reading that was taken gives
	// Taken.
	Counts        bool
	Points, Taken int
	LostTurn      bool // it costs a turn

	// Words are those that it makes where it is a play, TakenWords those of the one that was taken.
	Words, TakenWords []scoring.Word
}

// news are the notices that the table has to hear now: of a run that has grown, and of another
// rulebook that has come to count.
func news(before, after []Notice) []Notice {
	var all []Notice
	for _, n := range after {
		if n.Code == NoticeOverMaster && !slices.ContainsFunc(before, func(o Notice) bool { return o.Code == n.Code && slices.Equal(o.Turns, n.Turns) }) {
			all = append(all, n)
		}
		switch n.Code {
		case NoticePasses, NoticePassesOrLost, NoticeScoreless, NoticeNoTime, NoticeFallbackRules, NoticeRulesEnd:
		default:
			continue
		}
		known := func(o Notice) bool { return o.Code == n.Code && o.Count == n.Count }
		if !slices.ContainsFunc(before, known) {
			all = append(all, n)
		}
	}
	return all
}

// cautions are doubts about an event that is noted all the same, such as an exchange with too few
// tiles in the bag, or a blank given back when both have been seen.
func (g Game) cautions(line Line) []Notice {
	if g.duplicate() {
		return g.rackCautions(line)
	}
	then := func() Game {
		if line.Verb == Add {
			return g
		}
		return g.Before(line.Turn)
	}
	switch what := line.Event.What.(type) {
	case Exchanged:
		return then().exchangeCautions(what, line.Event.Player)
	case Challenged, ChallengeFailed:
		if then().Rules().Classic.Challenges == ChallengesByJury {
			return []Notice{{Code: NoticeNoChallenges}}
		}
	case Ended:
		return then().leftoverCautions(what)
	}
	return nil
}

// leftoverCautions names the letters of which more are said to be left than are unseen.
func (g Game) leftoverCautions(end Ended) []Notice {
	left := slices.Clone(g.Standings.Tiles.Letters)
	var over []scoring.Letter
	for _, l := range end.Leftovers {
		for _, t := range l.Tiles {
			if t == 0 {
				continue // not known
			}
			if left[slot(t)]--; left[slot(t)] == -1 {
				over = append(over, slot(t))
			}
		}
	}
	if over == nil {
		return nil
	}
	return []Notice{{Code: NoticeLeftovers, Letters: over}}
}

// exchangeCautions are those about an exchange of a player, 0 is the one on turn.
func (g Game) exchangeCautions(exchange Exchanged, seat int) []Notice {
	var all []Notice
	tiles, rules := g.Standings.Tiles, g.Rules().Classic
	if tiles.Bag < max(exchange.Count, rules.ExchangeMin, 1) {
		all = append(all, Notice{Code: NoticeExchangeLimit, Count: tiles.Bag})
	}
	if seat == 0 {
		seat = g.Standings.OnTurn
	}
	if most := rules.ExchangeMax; most > 0 && g.Standings.exchanges(seat) >= most {
		all = append(all, Notice{Code: NoticeExchangeLimit, Count: most, Player: seat})
	}
	for _, t := range exchange.Tiles {
		if t.IsBlank() && tiles.Letters[0] <= 0 {
			return append(all, Notice{Code: NoticeNoBlank})
		}
	}
	return all
}

// exchanges is how often a player has exchanged.
func (s *Standings) exchanges(seat int) int {
	n := 0
	for _, t := range s.Turns {
		if t.Player == seat && t.Kind == KindExchange {
			n++
		}
	}
	return n
}
