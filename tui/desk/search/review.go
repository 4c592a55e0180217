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
	return press(p, msg, v)
}

// KeyRows are the keys of the list.
func (p Review) KeyRows(v view.Table) []view.Bound {
	k, h, rows := v.Keys, &v.Lang.Screen.Hint, len(p.ofSeat())
	player := key.Hint{Says: v.Lang.Rounds.Player}
	leaves := closes
	if v.At.Game.Standings.Finished {
		leaves = func() (view.Over, kit.Action) { return nil, kit.ToEnd{} }
	}
	return append(moves(p.Picker, k, rows, h.StepTurn, func(moved kit.Picker) view.Over { p.Picker = moved; return p }),
		view.Bound{Keys: k.Left, Hint: player, Ask: func() (view.Over, kit.Action) { return p.ofNext(-1), nil }},
		view.Bound{Keys: k.Right, Hint: player, Ask: func() (view.Over, kit.Action) { return p.ofNext(1), nil }},
		view.Bound{Keys: k.Enter, Hint: key.Hint{Says: v.Lang.Lookup.BestPlays}, Off: p.Chosen >= rows, Ask: p.best},
		view.Bound{Keys: k.Clear, Hint: key.Hint{Says: h.Back}, Ask: leaves},
	)
}

// ofNext is the review of another player. In a duplicate none is of everybody.
func (p Review) ofNext(n int) Review {
	players, first := len(p.Game.Standings.Players), 0
	if p.duplicate() {
		first = 1
	}
	p.Seat = first + (p.Seat-first+n+players+1-first)%(players+1-first)
	p.Chosen = 0
	return p
}

// best asks for the best plays of the chosen turn.
func (p Review) best() (view.Over, kit.Action) {
	r := p.ofSeat()[p.Chosen]
	before := p.Game.Before(r.Number)
	if p.duplicate() {
		before, _ = p.Game.AtRound(r.Number)
	}
	return p, kit.Find{Game: before, Rack: r.Rack}
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

func (p Review) Typing() bool { return false }

// WholePage says that the rows need the whole window.
func (p Review) WholePage(view.Table) bool { return true }
