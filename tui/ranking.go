package tui

import (
	"cmp"
	"math/big"
	"slices"
	"strconv"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// rankLines is the ranking of a duplicate in h lines of a width, from a place on: total, gap
// to the masters, share of them.
func (v view) rankLines(g *sheet.Game, w, h, from int) []string {
	s, d := &g.Standings, &v.Lang.Rounds
	masters, totals := s.Masters(), s.Judged()
	order := make([]int, len(totals))
	for i := range order {
		order[i] = i + 1
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(totals[b-1], totals[a-1]) })
	place := 0
	percent := draw.Width(v.Lang.Paper.Percent(v.Lang.Decimal(big.NewRat(100, 1)))) + 1
	columns := func(total, gap, share string) string {
		return draw.Right(total, 5) + draw.Right(gap, 6) + draw.Right(share, percent)
	}
	head := ""
	if masters > 0 {
		head = v.Lang.Named(d.Master, phrases.Number(masters))
	}
	lines := []string{v.Muted(draw.Spread(head, columns(v.Lang.Paper.Running, d.Gap, short(v.Lang.Small(v.Lang.Duplicate.Share), percent-1)), w))}
	from = min(max(0, from), max(0, len(order)-(h-1)))
	for i := 0; i < len(order) && len(lines) < h; i++ {
		total := totals[order[i]-1]
		if i == 0 || total < totals[order[i-1]-1] {
			place = i + 1
		}
		if i < from {
			continue
		}
		if len(lines) == h-1 && i < len(order)-1 {
			lines = append(lines, v.Muted("   "+v.Lang.Screen.MoreBelow(len(order)-i)))
			break
		}
		share := phrases.None
		if percent, ok := s.Share(total); ok {
			share = v.Lang.Paper.Percent(v.Lang.Decimal(percent))
		}
		end := columns(phrases.Number(total), phrases.Signed(total-masters), share)
		line := draw.Spread(draw.Right(strconv.Itoa(place)+".", len(strconv.Itoa(len(order)))+1)+" "+v.playerName(g, order[i]), end, w)
		if place == 1 && masters > 0 {
			line = v.Look.Ink[draw.Leader].Put(line)
		}
		lines = append(lines, line)
	}
	return lines
}

// ranking is the end of a duplicate: the places and what can be done next. That of a hall is a
// page of its own.
type ranking struct {
	ending
	from int // places that are above
}

func (r ranking) withItems(v view) ranking {
	r.ending = r.ending.withItems(v, v.Lang.Rounds.Same)
	return r
}

// theEnd is what lies over a game that has ended.
func (v view) theEnd() overlay {
	if v.at.duplicate() {
		return ranking{}
	}
	return finalTable{}
}

func (r ranking) wholePage(v view) bool { return v.at.hall() }

func (r ranking) title(v view) (string, string) {
	return v.Lang.Rounds.Ranking, v.Lang.Rounds.Count(len(v.at.game.Standings.Rounds))
}

func (r ranking) key(msg tea.KeyPressMsg, v view) (overlay, action) {
	most := max(0, len(v.at.game.Standings.Players)-1)
	switch k := v.Keys; {
	case v.at.hall() && key.Matches(msg, k.PageUp):
		r.from = max(0, r.from-rankStep)
		return r, nil
	case v.at.hall() && key.Matches(msg, k.PageDown):
		r.from = min(most, r.from+rankStep)
		return r, nil
	}
	next, act, open := r.withItems(v).endKey(msg, v)
	if !open {
		return nil, act
	}
	return ranking{next, r.from}, act
}

// rankStep is how many places a page key goes.
const rankStep = 8

func (r ranking) lines(v view, w, h int) []string {
	lines, _ := r.drawn(v, w, h)
	return lines
}

// drawn are the lines, and in which of them the items begin.
func (r ranking) drawn(v view, w, h int) (lines []string, items int) {
	g := &v.at.game
	r = r.withItems(v)
	room := max(3, h-len(r.Items)-1)
	places := len(g.Standings.Players) + 1
	lines = v.rankLines(g, w, min(room, places), r.from)
	if !v.at.hall() {
		if text := v.sharedPlaces(g); text != "" && len(lines)+3 <= room {
			lines = append(append(lines, ""), draw.Wrapped(text, w)...)
		}
	}
	lines = append(lines, "")
	return append(lines, r.Lines(v.Env, w, h-len(lines))...), len(lines)
}

func (r ranking) cursor(v view, w int) (int, int, bool) {
	h := v.lay.Side.H - 1
	if v.pageOpen() {
		h = v.pageRoom()
	}
	_, items := r.drawn(v, w, h)
	return 0, items + r.Chosen, true
}

func (r ranking) hints(v view) []kit.Hint {
	h := &v.Lang.Screen.Hint
	if v.at.hall() {
		return append(r.Hints(v.Env)[:2], kit.Hint{Key: v.KeyName("PgUp") + " " + v.KeyName("PgDn"), Does: h.Scroll})
	}
	return append(r.Hints(v.Env)[:2], kit.Hint{Key: v.KeyName("PgUp") + " " + v.KeyName("Home"), Does: h.StepBack})
}

func (r ranking) answers(v view) (draw.Ink, [2]string) {
	g := &v.at.game
	return draw.Ink{}, [2]string{v.Lang.Won(*g), ""}
}
