package tabs

import (
	"cmp"
	"math/big"
	"slices"
	"strconv"

	"tanteo/sheet"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// RankLines is the ranking of a duplicate in h lines of a width, from a place on: total, gap
// to the masters, share of them.
func (v View) RankLines(g *sheet.Game, w, h, from int) []string {
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
		head = v.Lang.Labelled(d.Master, phrases.Number(masters))
	}
	lines := []string{v.Muted(draw.Spread(head, columns(v.Lang.Paper.Running, d.Gap, view.Short(v.Lang.Small(v.Lang.Duplicate.Share), percent-1)), w))}
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
		line := draw.Spread(draw.Right(strconv.Itoa(place)+".", len(strconv.Itoa(len(order)))+1)+" "+v.PlayerName(g, order[i]), end, w)
		if place == 1 && masters > 0 {
			line = v.Look.Ink[draw.Leader].Put(line)
		}
		lines = append(lines, line)
	}
	return lines
}

// RankStep is how many places a page key goes.
const RankStep = 8
