package phrases

import (
	"slices"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
)

// Notices is a sentence for each notice.
type Notices struct {
	Passes         func(n int) string
	Scoreless      func(n int) string
	PassesOrLost   func(n int) string
	NoTime         string
	Overused       func(letter string, used, has int, turns string, n int) string
	Faults         func(turns string, n int) string
	Told           func(what []string, line string) string // figures that are a file's, and the line that takes ours
	ToldPoints     func(turns []int) string                // one of those: points of turns
	ToldTotals     func(turns []int) string                // totals after turns
	ExchangeLimit  func(inBag int) string
	ExchangeMost   func(player string, times int) string // who has exchanged as often as he may
	NoChallenges   func(line string) string              // the line by which a jury finds words wrong
	NoBlank        string
	Leftovers      func(letters string) string
	OutOfTurn      func(player string) string
	ReadAsNewTiles string

	// Another reading of a line: how to write it, and what it counts.
	ReadAsWhole func(line, points string) string                         // as the new tiles only
	DigraphRead func(letters string, n int, apart, points string) string // n letters, as single tiles
	ReadAsWords func(words int, player, line, cost string) string        // as the seat of who challenged
	Points      func(points int) string                                  // after a line, with the blank before it
	InPlaceOf   func(points, taken int) string                           // likewise, and those of the reading that was taken
	TurnLost    string
	Or          string // before the line of another reading, where there is no room for a sentence

	Case          string
	BlankKW       func(letters string, n int) string
	MarkIgnored   string
	TotalsChanged string
	FallbackRules func(book, used string, players int) string

	FallbackDuplicate func(book, used string) string

	OverMaster  func(rounds string, n int) string
	NotOnRack   func(letters string) string
	NotInBag    func(letters string) string // of a rack
	RackRefused func(racks int) string
	RulesEnd    func(tiles int, line string) string // no rack is drawn; the line that ends the game
	Other       func(code string) string            // one that this version has no sentence for
	Blank       string                              // the blank, where a letter is named
}

// faults are turns that have no place on the board; of a duplicate the rounds.
func (l *Language) faults(tell func(turns string, n int) string, turns []int, g sheet.Game) string {
	if g.Log.Kind == sheet.DuplicateGame {
		turns, tell = slices.Compact(slices.Clone(turns)), l.Duplicate.Faults
	}
	return tell(l.numbers(turns), len(turns))
}

// WouldFault are the turns that a correction would leave without a place on the board; of a
// duplicate the rounds.
func (l *Language) WouldFault(turns []int, g sheet.Game) string {
	if g.Log.Kind == sheet.DuplicateGame {
		rounds := slices.Compact(slices.Clone(turns))
		return l.Duplicate.WouldFault(l.numbers(rounds), len(rounds))
	}
	return l.Screen.WouldCountNothing(turns)
}

// Notice is a notice as a sentence.
func (l *Language) Notice(n sheet.Notice, g sheet.Game) string {
	switch n.Code {
	case sheet.NoticePasses:
		return l.Notices.Passes(n.Count)
	case sheet.NoticeScoreless:
		return l.Notices.Scoreless(n.Count)
	case sheet.NoticePassesOrLost:
		return l.Notices.PassesOrLost(n.Count)
	case sheet.NoticeNoTime:
		return l.Notices.NoTime
	case sheet.NoticeNoChallenges:
		return l.Notices.NoChallenges(l.Usage(line.CommandWrong))
	case sheet.NoticeOverused:
		if o := n.Overuse; o != nil {
			letter := l.letter(g.Edition, o.Letter)
			if rounds := slices.Compact(slices.Clone(o.Turns)); g.Log.Kind == sheet.DuplicateGame && len(rounds) > 0 {
				return l.Notices.Overused(letter, o.Used, o.Has, "", 0) + " " + l.Duplicate.See(l.numbers(rounds), len(rounds))
			}
			return l.Notices.Overused(letter, o.Used, o.Has, l.numbers(o.Turns), len(o.Turns))
		}
	case sheet.NoticeFaults:
		return l.faults(l.Notices.Faults, n.Turns, g)
	case sheet.NoticeTold:
		return l.toldFigures(n)
	case sheet.NoticeExchangeLimit:
		if n.Player != 0 {
			return l.Notices.ExchangeMost(l.Seat(g, n.Player), n.Count)
		}
		return l.Notices.ExchangeLimit(n.Count)
	case sheet.NoticeLeftovers:
		return l.Notices.Leftovers(l.Numbers.And(l.letters(g.Edition, n.Letters)))
	case sheet.NoticeNoBlank:
		return l.Notices.NoBlank
	case sheet.NoticeOutOfTurn:
		return l.Notices.OutOfTurn(l.Seat(g, n.Player))
	case sheet.NoticeReadAsNewTiles:
		if n.Other != nil {
			return l.Notices.ReadAsWhole(l.Reading(g, *n.Other))
		}
		return l.Notices.ReadAsNewTiles
	case sheet.NoticeDigraphRead:
		return l.digraphRead(n, g)
	case sheet.NoticeReadAsWords:
		line, _ := l.Reading(g, *n.Other)
		cost := Signed(n.Other.Points)
		if n.Other.LostTurn {
			cost = l.Notices.TurnLost
		}
		return l.Notices.ReadAsWords(n.Count, l.Seat(g, n.Player), line, cost)
	case sheet.NoticeCase:
		return l.Notices.Case
	case sheet.NoticeBlankKW:
		letters := l.letters(g.Edition, n.Letters)
		return l.Notices.BlankKW(l.Numbers.And(letters), len(letters))
	case sheet.NoticeMarkIgnored:
		return l.Notices.MarkIgnored
	case sheet.NoticeTotalsChanged:
		return l.Notices.TotalsChanged
	case sheet.NoticeOverMaster:
		return l.Notices.OverMaster(l.numbers(n.Turns), len(n.Turns))
	case sheet.NoticeNotOnRack:
		return l.Notices.NotOnRack(l.Numbers.And(l.letters(g.Edition, n.Letters)))
	case sheet.NoticeNotInBag:
		return l.Notices.NotInBag(l.Numbers.And(l.letters(g.Edition, n.Letters)))
	case sheet.NoticeRackRefused:
		return l.Notices.RackRefused(n.Count)
	case sheet.NoticeRulesEnd:
		return l.Notices.RulesEnd(n.Count, l.Word(line.CommandFinish))
	case sheet.NoticeFallbackRules:
		return l.fallback(n, g)
	}
	return l.Notices.Other(string(n.Code))
}

// Reading is how a reading that was not taken is written, and what it counts: "" where that is
// nothing.
func (l *Language) Reading(g sheet.Game, r sheet.Reading) (text, points string) {
	if text = Safe(line.OfReading(g, r, l.Word)); r.Counts {
		points = l.Notices.Points(r.Points)
	}
	return text, points
}

// OrElse is a reading that was not taken, in a few words: "or 6F KRAAN (16 points)".
func (l *Language) OrElse(g sheet.Game, r sheet.Reading) string {
	line, points := l.Reading(g, r)
	return l.Notices.Or + " " + line + points
}

func (l *Language) digraphRead(n sheet.Notice, g sheet.Game) string {
	line, _ := l.Reading(g, *n.Other)
	points := ""
	if n.Other.Counts {
		points = l.Notices.InPlaceOf(n.Other.Points, n.Other.Taken)
	}
	letters := l.letters(g.Edition, n.Letters)
	text := l.Notices.DigraphRead(l.Numbers.And(letters), len(letters), line, points)
	if seat := n.Other.Event.Player; seat != 0 {
		return l.Labelled(l.Seat(g, seat), text)
	}
	return text
}

// toldFigures tells which figures are those of a file, and the line that takes ours.
func (l *Language) toldFigures(n sheet.Notice) string {
	var what []string
	if len(n.Turns) > 0 {
		what = append(what, l.Notices.ToldPoints(n.Turns))
	}
	if len(n.Off) > 0 {
		what = append(what, l.Notices.ToldTotals(n.Off))
	}
	line := l.Word(line.CommandRecount)
	if one := slices.Concat(n.Turns, n.Off); len(one) == 1 {
		line += " " + Number(one[0])
	}
	return l.Notices.Told(what, line)
}

func (l *Language) letter(e *scoring.Edition, of scoring.Letter) string {
	if of == 0 {
		return l.Notices.Blank
	}
	return Safe(e.Text(of))
}

// letters are letters in writing, each once.
func (l *Language) letters(e *scoring.Edition, all []scoring.Letter) []string {
	var texts []string
	for _, letter := range all {
		if text := l.letter(e, letter); !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	return texts
}

// fallback tells the notice that another book counts.
func (l *Language) fallback(n sheet.Notice, g sheet.Game) string {
	book := g.Log.Rules
	if g.Log.Kind == sheet.DuplicateGame {
		return l.Notices.FallbackDuplicate(Safe(book.ID), Safe(book.DuplicateFrom))
	}
	return l.Notices.FallbackRules(Safe(book.ID), Safe(book.For(n.Count).ID), n.Count)
}
