package tui

import (
	"slices"
	"strconv"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/key"
)

// housePage is the house rules as a list of fields. What is changed counts once it is kept.
type housePage struct {
	house sheet.House
	keys  []string // of those that the kind of game has
	at    int
	typed bool // digits go on with the number that stands there
}

func newHousePage(f *formPage) *housePage {
	keys := sheet.HouseKeys[:]
	if f.kind == sheet.DuplicateGame {
		keys = []string{"bonus", "penalty"} // nobody has tiles left, challenges or passes
	}
	return &housePage{house: f.house, keys: keys}
}

func (f *formPage) houseKey(m *Model, msg tea.KeyPressMsg) {
	p, k := f.houses, m.Keys
	typed := p.typed
	p.typed = false
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
		p.house = withRule(p.house, rule, f.stepped(m, -1))
	case key.Matches(msg, k.Right, k.Turn):
		p.house = withRule(p.house, rule, f.stepped(m, 1))
	case rule != "leftovers" && len(msg.Text) == 1 && msg.Text[0] >= '0' && msg.Text[0] <= '9':
		text := msg.Text
		if n, ok := ruleNumber(p.house, rule); ok && typed {
			text = strconv.Itoa(n) + text
		}
		if next := withRule(p.house, rule, text); next != p.house {
			p.house = next
		}
		p.typed = true
	}
}

// withRule is house rules with another value of one of them; "" leaves it to the book. A value
// that cannot be changes nothing.
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
func (f *formPage) stepped(m *Model, n int) string {
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
		now, _ = strconv.Atoi(f.bookValue(m, rule))
	}
	return strconv.Itoa(min(max(0, now+n*step), sheet.HouseMost(rule)))
}

// bookValue is what the book has for a rule, or the edition.
func (f *formPage) bookValue(m *Model, rule string) string {
	g := &m.Lang.NewGame
	c := f.book.For(f.players()).Classic
	switch rule {
	case "bonus":
		if e, err := m.set.Catalogue.Edition(f.editions[f.edition].ID); err == nil {
			return strconv.Itoa(e.BonusFor(e.Rack))
		}
	case "leftovers":
		return m.Lang.Rules.LeftoversAre[c.Leftovers]
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

// house draws the house rules.
func (r *formRows) house() {
	p, m := r.f.houses, r.m
	for i, rule := range p.keys {
		value := ruleText(p.house, rule)
		switch {
		case value == "":
			value = m.Lang.NewGame.AsBook(r.f.bookValue(m, rule))
		case rule == "leftovers":
			value = m.Lang.Rules.LeftoversAre[p.house.Leftovers]
		}
		r.choice(m.Lang.NewGame.HouseRule[rule], value, i == p.at)
	}
}
