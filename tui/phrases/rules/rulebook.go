// Package rules tells the rules of a game in sentences: those of its book with their sources, and
// how it is played.
//
//	for _, line := range rules.Page(phrases.For("es"), game) { … }
package rules

import (
	"cmp"
	"slices"
	"strconv"

	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// Page tells what a game is played by: the house rules, another book where the game's
// own is not for these players, and the book that counts.
func Page(l *phrases.Language, g sheet.Game) []string {
	var lines []string
	if house := House(l, g.Log.House); house != "" {
		lines = append(lines, house, "")
	}
	if fallback := fallback(l, g); fallback != "" {
		lines = append(lines, fallback, "")
	}
	book := g.Log.Rules
	if g.Log.Kind == sheet.ClassicGame {
		book = book.For(len(g.Standings.Players))
	}
	return append(lines, Book(l, book)...)
}

// House tells house rules in a line; "" where there are none.
func House(l *phrases.Language, h sheet.House) string {
	t := &l.Rules
	var all []string
	tell := func(n *int, say func(int) string) {
		if n != nil {
			all = append(all, say(*n))
		}
	}
	tell(h.Bonus, t.HouseBonus)
	if h.Leftovers != "" {
		all = append(all, t.HouseLeftovers(t.LeftoversAre[h.Leftovers]))
	}
	tell(h.Penalty, t.HousePenalty)
	tell(h.Challenge, t.HouseChallenge)
	tell(h.Passes, t.HousePasses)
	tell(h.Overtime, t.HouseOvertime)
	if all == nil {
		return ""
	}
	return t.House(all)
}

// fallback says which book counts in place of the game's own; "" where its own does.
func fallback(l *phrases.Language, g sheet.Game) string {
	for _, n := range g.Standings.Notices {
		if n.Code == sheet.NoticeFallbackRules {
			return l.Notice(n, g)
		}
	}
	return ""
}

// Book tells a rulebook: each rule with its source, what is not known and what counts
// instead, and where the book comes from. A line is as long as it is.
func Book(l *phrases.Language, book sheet.Rulebook) []string {
	p := page{l: l, book: book}
	p.say(phrases.Safe(book.ID + " · " + book.Name))
	p.players()
	p.ends(book.Classic)
	p.exchanges(book.Classic)
	p.challenges(book.Classic)
	p.time(book.Classic)
	p.leftovers(book.Classic)
	if book.Duplicate != nil {
		p.duplicate(*book.Duplicate)
	}
	if len(book.Sources) > 0 {
		p.say("")
		p.say(l.Rules.Sources)
	}
	for _, source := range book.Sources {
		p.say("  " + phrases.Safe(source))
	}
	return p.lines
}

// page is the page of a rulebook being written.
type page struct {
	l     *phrases.Language
	book  sheet.Rulebook
	short bool // without sources, a line a rule
	lines []string
}

func (p *page) say(line string) { p.lines = append(p.lines, line) }

// players writes whom the book is for.
func (p *page) players() {
	t := &p.l.Rules
	players := p.l.FromTo(p.book.Players[0], p.book.Players[1])
	if slices.Contains(p.book.Unknown, "players") {
		players = t.NotKnown(players)
	}
	p.say(p.l.Labelled(t.Players, players))
	if source := p.book.Source["players"]; source != "" && !p.short {
		p.say("  " + t.Source(phrases.Safe(source)))
	}
	if p.book.Home != nil {
		p.say(t.Otherwise(phrases.Safe(p.book.Home.ID)))
	}
}

// rule writes the rule of a field with its source.
func (p *page) rule(field, name, value string) {
	t := &p.l.Rules
	known := !slices.Contains(p.book.Unknown, field)
	source := p.book.Source[field]
	none := value == t.None
	if !known {
		value = t.NotKnown(value)
	}
	if p.short {
		p.say(p.l.Labelled(name, value))
		return
	}
	p.say("")
	p.say(p.l.Labelled(name, value))
	switch {
	case source != "":
		p.say("  " + t.Source(phrases.Safe(source)))
	case known && !none:
		p.say("  " + t.NoSource)
	}
}

// special writes a rule that only some books have.
func (p *page) special(has bool, field, name, value string) {
	if has || p.book.Source[field] != "" {
		p.rule(field, name, value)
	}
}

// ends writes the rules of what ends a game.
func (p *page) ends(c sheet.Classic) {
	t := &p.l.Rules
	switch {
	case c.Passes > 0:
		p.rule("passes", t.Passes, t.PassesInAll(c.Passes))
	case c.PassRounds > 0:
		p.rule("pass_rounds", t.Passes, t.PassesEach(c.PassRounds, 2*c.PassRounds, 3*c.PassRounds, 4*c.PassRounds))
	default:
		p.rule("passes", t.Passes, t.None)
	}
	p.special(c.PassesOrLost > 0, "passes_or_lost", t.PassesOrLost, t.InARow(c.PassesOrLost))
	p.special(c.AlonePasses > 0, "alone_passes", t.AlonePasses, t.PassesInAll(c.AlonePasses))
	p.special(c.AloneOrLost > 0, "alone_or_lost", t.AloneOrLost, t.InARow(c.AloneOrLost))
	scoreless := t.None
	if c.Scoreless > 0 {
		scoreless = t.InARow(c.Scoreless)
	}
	p.rule("scoreless", t.Scoreless, scoreless)
	withdrawn := t.No
	if c.WithdrawnPasses {
		withdrawn = t.Yes
	}
	p.rule("withdrawn_passes", t.Withdrawn, withdrawn)
	exchange := c.Exchange
	if exchange == "" {
		exchange = sheet.ExchangeScoreless
	}
	p.rule("exchange", t.Exchange, t.ExchangeIs[exchange])
}

// exchanges writes the rules of exchanges.
func (p *page) exchanges(c sheet.Classic) {
	t := &p.l.Rules
	p.rule("exchange_min", t.ExchangeMin, t.InBag(c.ExchangeMin))
	p.special(c.ExchangeMax > 0, "exchange_max", t.ExchangeMax, t.Times(c.ExchangeMax))
}

// challenges writes the rules of challenges and penalties.
func (p *page) challenges(c sheet.Classic) {
	t := &p.l.Rules
	p.rule("penalty", t.Penalty, t.Off(c.Penalty))
	jury := c.Challenges == sheet.ChallengesByJury
	p.special(jury, "challenges", t.Challenges, t.ByJury)
	f := c.ChallengeFailed
	fine := t.Fine(f.Points, f.Per == sheet.PerWord, f.Who == sheet.ToChallenged)
	if f.LostTurn {
		fine = t.LostTurn
	}
	if !jury {
		p.rule("challenge_failed", t.ChallengeFailed, fine)
	}
	p.special(c.Jury > 0, "jury", t.Jury, t.JuryOff(c.Jury))
}

// time writes the rules of the clock.
func (p *page) time(c sheet.Classic) {
	t := &p.l.Rules
	clock := t.None
	if c.Clock != (sheet.Clock{}) {
		clock = p.clock(c.Clock)
	}
	p.rule("clock", t.Clock, clock)
}

// leftovers writes the rules of the tiles left and of equal totals.
func (p *page) leftovers(c sheet.Classic) {
	t := &p.l.Rules
	p.rule("leftovers", t.Leftovers, t.LeftoversAre[c.Leftovers])
	ties := t.Share
	if c.Ties == sheet.BeforeTies {
		ties = t.Before
	}
	p.rule("ties", t.Ties, ties)
}

func (p *page) clock(c sheet.Clock) string {
	t := &p.l.Rules
	over := t.OverNothing
	switch c.Over {
	case sheet.OverPoints:
		over = t.OverPoints(c.Points, c.LossAfter)
	case sheet.OverLoss:
		over = t.OverLoss
	case sheet.OverNoPlays:
		over = t.OverNoPlays
	}
	if c.Minutes > 0 {
		return p.l.Then(t.Minutes(c.Least, c.Minutes), over)
	}
	return over
}

// duplicate writes the part for games in which everybody plays the same racks.
func (p *page) duplicate(d sheet.Duplicate) {
	t := &p.l.Rules
	if !p.short {
		p.say("")
		p.say(t.Duplicate)
	}
	if p.book.DuplicateFrom != "" {
		p.say("  " + t.Lent(phrases.Safe(p.book.DuplicateFrom)))
	}
	field := func(name string) string { return "duplicate." + name }
	p.special(d.Minutes > 0, field("minutes"), t.RoundTime, t.Minutes(0, d.Minutes))
	p.special(len(d.Signals) > 0, field("signals"), p.l.Clock.Signals, p.signals(d.Signals))
	p.special(d.RackRounds > 0, field("rack_each"), t.RoundRack, t.RackHas(d.RackRounds, d.RackEach, d.RackLater))
	p.special(len(d.RackEither) > 0, field("rack_either"), t.Either, p.either(d.RackEither))
	p.special(d.OneKind != "", field("one_kind"), t.OneKind, t.OneKindIs[d.OneKind])
	p.special(len(d.MasterTies) > 0, field("master_ties"), t.MasterTies, t.InOrder(p.ties(d.MasterTies)))
	p.special(d.Solo > 0, field("solo"), t.Solo, p.solo(d))
	p.rule(field("wrong_move"), t.WrongMove, t.Off(d.WrongMove))
	p.special(d.Warnings > 0, field("warnings"), t.Warnings, t.WarningsCost(d.Warnings, d.WarningPoints))
}

// signals writes when the clock of a round gives a sign.
func (p *page) signals(seconds []int) string {
	texts := make([]string, len(seconds))
	for i, n := range seconds {
		texts[i] = strconv.Itoa(n)
	}
	return p.l.Clock.SignalsAt(texts)
}

// solo writes the bonus for the only finder.
func (p *page) solo(d sheet.Duplicate) string {
	below := d.SoloBelow
	if below == d.Solo {
		below = 0
	}
	return p.l.Rules.SoloIs(d.Solo, below, d.SoloMost, d.SoloPlayers)
}

// either writes letters that count as either kind.
func (p *page) either(letters []string) string {
	texts := make([]string, len(letters))
	for i, letter := range letters {
		if texts[i] = phrases.Safe(letter); letter == "?" {
			texts[i] = p.l.Notices.Blank
		}
	}
	return p.l.Numbers.And(texts)
}

// ties writes the ways to choose a master; one that this version has no words for as it stands.
func (p *page) ties(names []string) []string {
	texts := make([]string, len(names))
	for i, name := range names {
		texts[i] = cmp.Or(p.l.Tie(finder.Tie(name)), phrases.Safe(name))
	}
	return texts
}
