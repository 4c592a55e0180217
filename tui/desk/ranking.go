package desk

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
)

// ranking shows the end of a duplicate: the places, and a menu of what can be done next.
type ranking struct {
	ending
	page bool // it takes the whole window, as in a hall
	from int  // places that are above
}

func (r ranking) withItems(v view.Table) ranking {
	r.ending = r.ending.withItems(v, v.Lang.Rounds.Same)
	return r
}

func (atOneTable) theEnd() view.Over { return ranking{} }

func (hall) theEnd() view.Over { return ranking{page: true} }

func (r ranking) WholePage(view.Table) bool { return r.page }

func (r ranking) Title(v view.Table) (string, string) {
	return v.Lang.Rounds.Ranking, v.Lang.Rounds.Count(len(v.At.Game.Standings.Rounds))
}

func (r ranking) keyRows(v view.Table) []inMenu {
	h, scroll := &v.Lang.Screen.Hint, key.Hint{Says: v.Lang.Screen.Hint.Scroll, At: atStep}
	from := func(place int) entered {
		return func() (view.Over, ask) {
			r.from = min(max(0, place), max(0, len(v.At.Game.Standings.Players)-1))
			return r, nil
		}
	}
	with := func(next ending) view.Over { r.ending = next; return r }
	if !r.page {
		return r.withItems(v).rowsInto(v, h.StepBack, with)
	}
	return append([]inMenu{
		{Keys: v.Keys.PageUp, Hint: scroll, Ask: from(r.from - tabs.RankStep)},
		{Keys: v.Keys.PageDown, Hint: scroll, Ask: from(r.from + tabs.RankStep)},
	}, r.withItems(v).rowsInto(v, "", with)...)
}

func (r ranking) press(msg tea.KeyPressMsg, v view.Table) (view.Over, ask) { return pressIn(r, msg, v) }

func (r ranking) Draw(v view.Table, w, h int) []string {
	lines, _ := r.laidOut(v, w, h)
	return lines
}

// laidOut is the ranking in lines, and the line at which the menu begins.
func (r ranking) laidOut(v view.Table, w, h int) (lines []string, items int) {
	g := &v.At.Game
	r = r.withItems(v)
	room := max(3, h-len(r.Items)-1)
	places := len(g.Standings.Players) + 1
	lines = tabs.Of(v).RankLines(g, w, min(room, places), r.from)
	if !r.page {
		if text := offersOf(v).sharedPlaces(g); text != "" && len(lines)+3 <= room {
			lines = append(append(lines, ""), draw.Wrapped(text, w)...)
		}
	}
	lines = append(lines, "")
	return append(lines, r.Lines(v.Env, w, h-len(lines))...), len(lines)
}

func (r ranking) Cursor(v view.Table, w int) (int, int, bool) {
	h := v.Lay.Side.H - 1
	if v.PageOpen() {
		h = v.PageRoom()
	}
	_, items := r.laidOut(v, w, h)
	return 0, items + r.Chosen, true
}

func (r ranking) Answers(v view.Table) (draw.Ink, [2]string) {
	g := &v.At.Game
	return draw.Ink{}, [2]string{v.Lang.Won(*g), ""}
}
