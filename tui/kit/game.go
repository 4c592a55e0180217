package kit

import (
	"errors"

	"tanteo/sheet/store"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// GameLine is a saved game as a row of the list.
func (e Env) GameLine(g store.Summary, w int) string {
	s, roomy := &e.Lang.Screen.Start, w >= 60
	day := draw.Pad(e.Lang.Day(g.Day), 8)
	if roomy {
		day = draw.Pad(e.Lang.Date(g.Day), 13)
	}
	if g.Err != nil {
		return draw.Pad(day+phrases.Safe(g.ID)+"   "+e.unread(g.Err), w)
	}
	how := s.Open
	switch {
	case g.Altered:
		how = e.Lang.Earlier.AlteredMark
	case g.Void:
		how = e.Lang.Earlier.VoidMark
	case g.Finished:
		how = s.Finished
	}
	end := "  " + draw.Pad(how, 10)
	if roomy {
		end += draw.Right(e.Lang.GameLength(g.Kind, g.Turns), 10)
	}
	return draw.Spread(day+e.inGame(g, w-draw.Width(day)-draw.Width(end)), end, w)
}

// unread says of a file of the list in a few words what it is in place of a game.
func (e Env) unread(err error) string {
	if _, damaged := errors.AsType[*store.DamagedError](err); damaged {
		return e.Lang.Screen.Start.Damaged
	}
	what, _ := e.Lang.Explain(err, phrases.Context{})
	return what
}

// leastName is how many columns of a name stand at least beside its total.
const leastName = 4

// inGame names who has played a game, in a width. The longest names are cut first. Totals are
// never cut: where too little would be left of the names, all totals go.
func (e Env) inGame(g store.Summary, w int) string {
	text, longest := e.Lang.InGame(g), leastName
	for i, name := range g.Players {
		longest = max(longest, draw.Width(e.Lang.Player(name, i+1)))
	}
	for longest--; draw.Width(text) > w && longest >= leastName; longest-- {
		short := g
		short.Players = make([]string, len(g.Players))
		for i, name := range g.Players {
			short.Players[i] = phrases.Fit(e.Lang.Player(name, i+1), longest)
		}
		text = e.Lang.InGame(short)
	}
	if draw.Width(text) > w {
		g.Totals = nil
		text = phrases.Fit(e.Lang.InGame(g), w)
	}
	return text
}
