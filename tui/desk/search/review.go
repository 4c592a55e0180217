package search

import (
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// Review compares each turn of a game, or each cell of a duplicate, with the best play of its
// rack.
type Review struct {
	kit.Picker
	Game sheet.Game // as it was reviewed: one that is watched goes on
	All  []analysis.Reviewed
	Seat int // whose turns are shown; 0 is everybody

	LeftOut int // turns for which the board is not known
}

// NewReview is the review of a game: of all players, in a duplicate of one player at a time.
func NewReview(g sheet.Game) Review {
	p := Review{Game: g}
	if p.duplicate() {
		p.Seat = 1
	}
	return p
}

func (p Review) duplicate() bool { return p.Game.Log.Kind == sheet.DuplicateGame }

// ofSeat are the turns of the chosen player.
func (p Review) ofSeat() []analysis.Reviewed {
	if p.Seat == 0 {
		return p.All
	}
	var rows []analysis.Reviewed
	for _, r := range p.All {
		if r.Player == p.Seat {
			rows = append(rows, r)
		}
	}
	return rows
}

func (p Review) Title(v view.Table) (string, string) {
	who := v.Lang.Lookup.Everybody
	if p.Seat > 0 {
		who = v.PlayerName(&p.Game, p.Seat)
	}
	return v.Lang.Lookup.Review, draw.SignLess + " " + phrases.Fit(who, 24) + " " + draw.SignMore
}

func (p Review) Take(msg tea.KeyPressMsg, v view.Table) (view.Over, kit.Action) {
	k, players := v.Keys, len(p.Game.Standings.Players)
	rows := p.ofSeat()
	if next, mine := p.Picker.Key(msg, k, len(rows)); mine {
		p.Picker = next
		return p, nil
	}
	first := 0
	if p.duplicate() {
		first = 1
	}
	turn := func(n int) {
		p.Seat = first + (p.Seat-first+n+players+1-first)%(players+1-first)
		p.Chosen = 0
	}
	switch {
	case key.Matches(msg, k.Clear):
		if v.At.Game.Standings.Finished {
			return nil, kit.ToEnd{}
		}
		return nil, nil
	case key.Matches(msg, k.Left):
		turn(-1)
	case key.Matches(msg, k.Right):
		turn(1)
	case key.Matches(msg, k.Enter) && p.Chosen < len(rows):
		r := rows[p.Chosen]
		before := p.Game.Before(r.Number)
		if p.duplicate() {
			before, _ = p.Game.AtRound(r.Number)
		}
		return p, kit.Find{Game: before, Rack: r.Rack}
	}
	return p, nil
}

// reviewColumns are the widths of the columns of a review.
type reviewColumns struct{ number, player, rack, played, best int }

func reviewShape(w int) reviewColumns {
	if w < 76 {
		return reviewColumns{number: 3, player: max(6, w-37), best: 16}
	}
	more := min(12, (w-76)/3)
	return reviewColumns{number: 3, player: 12 + more, rack: 9, played: 17 + more, best: 17 + more}
}

func (p Review) Draw(v view.Table, w, h int) []string {
	rows, room := p.ofSeat(), p.room(v, w, h)
	lines := []string{v.Muted(draw.Pad(p.head(v, w), w))}
	lines = append(lines, v.PickLines(p.Picker, len(rows), room, "    ", func(i int, _ bool) string { return draw.Pad(p.row(v, rows[i], w), w) })...)
	return append(draw.Fill(lines, w, room+1), p.foot(v, w)...)
}

// room is how many of h lines the turns have.
func (p Review) room(v view.Table, w, h int) int { return max(1, h-1-len(p.foot(v, w))) }

// pointsColumn is a column of points.
func pointsColumn(text string) string { return draw.Right(text, 5) }

func (p Review) head(v view.Table, w int) string {
	c, l, r := reviewShape(w), &v.Lang.Lookup, &v.Lang.Rounds
	return strings.Repeat(" ", c.number+1) + draw.Pad(r.Player, c.player) + draw.Pad(r.Rack, c.rack) + draw.Pad(r.Play, c.played) + pointsColumn(r.Points) +
		"  " + draw.Pad(l.BestOne, c.best) + pointsColumn(r.Points) + pointsColumn(l.Missed)
}

// row is a turn: "  1 Ana  JAMONES  H4 JAMON   44  H2 JAMONES   98   54".
func (p Review) row(v view.Table, r analysis.Reviewed, w int) string {
	g, c := &p.Game, reviewShape(w)
	missed := strconv.Itoa(r.Missed())
	if !r.Whole {
		missed += "+"
	}
	best := draw.SignMinus
	if r.Found {
		best = g.Log.Notation.Format(r.Best.Start, r.Best.Direction) + " " + phrases.Spelled(g.Edition, r.Best)
	}
	played := ""
	if r.Row.Kind != "" {
		played = v.CellPlay(g, r.Row, true)
	}
	if r.Out {
		played = draw.Pad(played, max(0, c.played-2)) + view.SignDoubted
	}
	return draw.Right(strconv.Itoa(r.Number), c.number) + " " + draw.Pad(v.PlayerName(g, r.Player), c.player-1) + " " + draw.Pad(phrases.RackText(g.Edition, r.Rack), c.rack) +
		draw.Pad(played, c.played) + pointsColumn(phrases.Number(r.Row.Points-r.Row.Solo)) +
		"  " + draw.Pad(best, c.best) + pointsColumn(strconv.Itoa(r.Points)) + pointsColumn(missed)
}

// foot sums up what each player has missed, as far as there is room, and names the list.
func (p Review) foot(v view.Table, w int) []string {
	l := &v.Lang.Lookup
	lines := []string{""}
	for i, sum := range analysis.SumUp(p.All, len(p.Game.Standings.Players)) {
		if p.Seat > 0 && p.Seat != i+1 || sum.Turns == 0 {
			continue
		}
		share := v.Lang.PartOf(sum.Best-sum.Missed, sum.Best)
		lines = append(lines, phrases.Fit(v.Lang.Labelled(v.PlayerName(&p.Game, i+1), l.Sum(sum.Missed, sum.Best, share)), w))
	}
	if p.LeftOut > 0 {
		lines = append(lines, v.MutedLines(l.LeftOut(p.LeftOut), w)...)
	}
	if slices.ContainsFunc(p.ofSeat(), func(r analysis.Reviewed) bool { return r.Out }) {
		lines = append(lines, v.MutedLines(l.OutNote, w)...)
	}
	for _, r := range p.ofSeat() {
		if !r.Whole {
			lines = append(lines, v.MutedLines(l.AtLeast, w)...)
			break
		}
	}
	return append(lines, v.MutedLines(v.WhichList(), w)...)
}

func (p Review) Cursor(v view.Table, w int) (int, int, bool) {
	return 0, 1 + p.Depth(len(p.ofSeat()), p.room(v, w, v.OverRoom())), true
}

func (p Review) KeysTold(v view.Table) []kit.Hint {
	l, h := &v.Lang.Lookup, &v.Lang.Screen.Hint
	return []kit.Hint{
		{Key: v.KeyName("Up") + " " + v.KeyName("Down"), Does: h.StepTurn}, {Key: v.KeyName("Left") + " " + v.KeyName("Right"), Does: v.Lang.Rounds.Player},
		{Key: v.KeyName("Enter"), Does: l.BestPlays}, {Key: v.KeyName("Esc"), Does: h.Back},
	}
}

func (p Review) Typing() bool { return false }

// WholePage says that the rows need the whole window.
func (p Review) WholePage(view.Table) bool { return true }
