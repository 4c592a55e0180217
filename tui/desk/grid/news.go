package grid

import (
	"slices"

	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
)

// Cell is the cell in which something is typed, with what Enter would do there.
type Cell struct {
	kind        kind
	round, seat int
	text        string   // what stands in it
	lines       []string // that would note what is typed
}

// Cell is the cell as it is now; nil where nothing is typed.
func (p Pane) Cell(t view.Table) *Cell {
	if !p.typing {
		return nil
	}
	v := of(t, p)
	row := v.here()
	c := &Cell{kind: row.kind, round: row.round, seat: v.seat, text: v.cellText()}
	if row.kind == turnsRow {
		c.lines, _ = v.cellLines() // what is refused is told at Enter
	}
	return c
}

// Follow is the grid once others have gone on, with the cell as it was before. What is typed stays in
// its cell. Where Enter would do something else there now, it has to be pressed once more: nobody
// corrects by a new turn what he has not seen.
func (p Pane) Follow(t view.Table, was *Cell) Pane {
	p.asking = false
	if was == nil {
		return p
	}
	v := of(t, p)
	if at := slices.IndexFunc(v.rows(), func(r row) bool { return r.kind == was.kind && r.round == was.round }); at >= 0 && (was.kind != turnsRow || was.round > 0) {
		p.row = at
	}
	is := p.Cell(t)
	p.overtaken = p.overtaken || is.kind != was.kind || is.round != was.round || is.text != was.text || !slices.Equal(is.lines, was.lines)
	return p
}

// Told is the grid once it was told what others did. Enter need not be pressed once more.
func (p Pane) Told() Pane {
	p.overtaken = false
	return p
}

// notNoted says who was first in the cell, and asks for Enter again.
func (v grid) notNoted() (Pane, kit.Action) {
	v.overtaken = false
	what := v.Lang.Screen.Changed
	if turn := v.here().turn(v.seat); turn != nil {
		g := v.At.Game
		what = v.Lang.Answers.Turn(v.Lang.Seat(g, turn.Player), v.Lang.Row(g, *turn))
	}
	return v.Pane, kit.Say{Text: v.Lang.Screen.NotNoted(what), Fault: true}
}
