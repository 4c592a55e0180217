package grid

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
)

// pending is what the grid goes on with once its task is done. It is dropped where the task is
// refused.
type pending struct {
	task task

	to     step // from a cell
	passes int  // for cells that were left empty
	fresh  bool // the cell had no turn
	onTurn int  // when it was asked for

	deleted string // the row
	totals  []int  // before that
}

// task is what the grid asked the table to do.
type task int

const (
	nothing task = iota
	aCell        // what is typed in it
	aDeletion
	theEnd
)

// queue is the pasted lines that wait, one for each cell.
type queue struct {
	open   bool
	filled int
	rest   []string
}

// Waits says whether the grid waits to hear what became of its task.
func (p Pane) Waits() bool { return p.then.task != nothing || p.queue.open }

// After is the grid once its task is done or refused, with the next thing to do.
func (p Pane) After(t view.Table, refused bool) (Pane, kit.Action) {
	then := p.then
	p.then.task = nothing
	v := of(t, p)
	var action kit.Action
	if !refused {
		v.Pane, action = v.done(then)
	}
	if !v.queue.open {
		return v.Pane, action
	}
	if v.typing { // it is refused, and stands in its cell
		return v.pasted()
	}
	v.queue.filled++
	return v.next()
}

// done goes on after a task.
func (v grid) done(then pending) (Pane, kit.Action) {
	g := &v.At.Game
	switch then.task {
	case aCell:
		return v.afterCell(then)
	case aDeletion:
		answer := sheet.Answer{Before: then.totals, After: g.Standings.Totals()}
		return v.Pane, kit.Tell{Lines: [2]string{v.Lang.Grid.Deleted(then.deleted) + " " + v.Lang.Totals(answer, *g)}}
	case theEnd:
		v.left, v.closing = [sheet.MaxPlayers]string{}, [sheet.MaxPlayers]string{}
		return v.atOpenCell(), nil
	}
	return v.Pane, nil
}

// afterCell goes on from a noted cell. After a new turn it goes to the cell of the player on turn.
func (v grid) afterCell(then pending) (Pane, kit.Action) {
	var action kit.Action
	if then.passes > 0 {
		action = kit.Say{Text: v.Lang.Grid.Passes(then.passes)}
	}
	if then.fresh && then.onTurn != v.At.Game.Standings.OnTurn {
		return v.atOpenCell(), action
	}
	return v.gone(then.to), action
}

// paste types one line into the cell. Several lines fill a cell each, as if Enter followed each,
// up to the first that is refused.
func (v grid) paste(msg tea.PasteMsg) (Pane, kit.Action) {
	lines := kit.LinesOf(msg.Content)
	switch {
	case v.At.Watching != "":
		return v.Pane, kit.Say{Text: v.At.Watching, Fault: true}
	case len(lines) < 2:
		return v.typed(msg)
	}
	v.queue = queue{open: true, rest: lines}
	return v.next()
}

// next types the next pasted line, and notes it.
func (v grid) next() (Pane, kit.Action) {
	if len(v.queue.rest) == 0 {
		return v.pasted()
	}
	line := v.queue.rest[0]
	v.queue.rest = v.queue.rest[1:]
	if v.Pane, _ = v.typed(tea.PasteMsg{Content: strings.TrimSpace(line)}); !v.typing {
		return v.pasted() // there is no cell here
	}
	return v.note(step{cells: 1})
}

// pasted tells how many of the pasted lines were taken.
func (v grid) pasted() (Pane, kit.Action) {
	says := kit.Say{Text: v.Lang.Screen.PastedCells(v.queue.filled, len(v.queue.rest))}
	v.queue = queue{}
	return v.Pane, says
}
