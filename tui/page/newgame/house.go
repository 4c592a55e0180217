package newgame

import (
	"slices"
	"strconv"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// housePage is the house rules as a list of fields. What is changed counts once it is kept.
type housePage struct {
	house      sheet.House
	keys       []string // of those that the kind of game has
	at         int
	digitsGoOn bool // digits go on with the number that stands there
}

func newHousePage(f *Page) *housePage {
	keys := sheet.HouseKeys[:]
	if f.kind == sheet.DuplicateGame {
		keys = []string{"bonus", "penalty"} // nobody has tiles left, challenges or passes
	}
	return &housePage{house: f.house, keys: keys}
}

func (f *Page) houseKey(env kit.Env, msg tea.KeyPressMsg) {
	k, now := env.Keys, *f.houses
	p := &now // what was before stays as it was
	f.houses = p
	typed := p.digitsGoOn
	p.digitsGoOn = false
	rule := p.keys[p.at]
	switch n := len(p.keys); {
	case key.Matches(msg, k.Clear):
		f.houses = nil
	case key.Matches(msg, k.Enter):
		f.house, f.houses = p.house, nil
	case key.Matches(msg, k.Up, k.PrevPane):
		p.at = (p.at + n - 1) % n
	case key.Matches(msg, k.Down, k.NextPane):
		p.at = (p.at + 1) % n
	case key.Matches(msg, k.Delete, k.TakeBack):
		p.house = withRule(p.house, rule, "")
	case key.Matches(msg, k.Left):
		p.house = withRule(p.house, rule, f.stepped(env, -1))
	case key.Matches(msg, k.Right, k.Turn):
		p.house = withRule(p.house, rule, f.stepped(env, 1))
	case rule != "leftovers" && len(msg.Text) == 1 && msg.Text[0] >= '0' && msg.Text[0] <= '9':
		text := msg.Text
		if n, ok := ruleNumber(p.house, rule); ok && typed {
			text = strconv.Itoa(n) + text
		}
		if next := withRule(p.house, rule, text); next != p.house {
			p.house = next
		}
		p.digitsGoOn = true
	}
}

// withRule is house rules with another value for one of them; "" leaves it to the book. A value
// that the rule cannot have changes nothing.
func withRule(h sheet.House, rule, value string) sheet.House {
	text := ""
	for _, key := range sheet.HouseKeys {
		now := ruleText(h, key)
		if key == rule {
			now = value
		}
		if now == "" {
			continue
		}
		if text != "" {
			text += ","
		}
		text += key + "=" + now
	}
	next, err := sheet.ParseHouse(text)
	if err != nil {
		return h
	}
	return next
}

// ruleText is the value of a house rule as it is written; "" where the book's counts.
func ruleText(h sheet.House, rule string) string {
	if rule == "leftovers" {
		return string(h.Leftovers)
	}
	if n, ok := ruleNumber(h, rule); ok {
		return strconv.Itoa(n)
	}
	return ""
}

func ruleNumber(h sheet.House, rule string) (int, bool) {
	n := map[string]*int{"bonus": h.Bonus, "penalty": h.Penalty, "challenge": h.Challenge, "passes": h.Passes, "overtime": h.Overtime}[rule]
	if n == nil {
		return 0, false
	}
	return *n, true
}

// stepped is the value of the rule in focus so many choices on.
func (f *Page) stepped(env kit.Env, n int) string {
	p := f.houses
	rule := p.keys[p.at]
	if rule == "leftovers" {
		all := append([]sheet.Leftovers{""}, sheet.HouseLeftovers[:]...)
		at := slices.Index(all, p.house.Leftovers)
		return string(all[(at+n+len(all))%len(all)])
	}
	step := 5
	switch rule {
	case "bonus":
		step = 10
	case "passes":
		step = 1
	}
	now, own := ruleNumber(p.house, rule)
	if !own {
		now, _ = strconv.Atoi(f.bookValue(env, rule))
	}
	return strconv.Itoa(min(max(0, now+n*step), sheet.HouseMost(rule)))
}

// bookValue is what the book has for a rule, or the edition.
func (f *Page) bookValue(env kit.Env, rule string) string {
	g := &env.Lang.NewGame
	c := f.book.For(f.players()).Classic
	switch rule {
	case "bonus":
		if e, err := f.source.Catalogue.Edition(f.editions[f.edition].ID); err == nil {
			return strconv.Itoa(e.BonusFor(e.Rack))
		}
	case "leftovers":
		return env.Lang.Rules.LeftoversAre[c.Leftovers]
	case "penalty":
		return strconv.Itoa(c.Penalty)
	case "challenge":
		if c.ChallengeFailed.Points > 0 {
			return strconv.Itoa(c.ChallengeFailed.Points)
		}
		return g.NoNumber
	case "passes":
		if n := c.PassLimit(f.players()); n > 0 {
			return strconv.Itoa(n)
		}
		return g.Off
	case "overtime":
		if c.Clock.Points > 0 {
			return strconv.Itoa(c.Clock.Points)
		}
		return g.NoNumber
	}
	return ""
}

// houseRows draws the house rules.
func (f *Page) houseRows(env kit.Env, rows *kit.Form) {
	p := f.houses
	for i, rule := range p.keys {
		value := ruleText(p.house, rule)
		switch {
		case value == "":
			value = env.Lang.NewGame.AsBook(f.bookValue(env, rule))
		case rule == "leftovers":
			value = env.Lang.Rules.LeftoversAre[p.house.Leftovers]
		}
		rows.Choice(env.Lang.NewGame.HouseRule[rule], value, i == p.at)
	}
}
