package desk

import (
	"tanteo/sheet/analysis"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
)

// refusals say under the entry why something is not done that could be done at another time, or at
// another table.
type refusals struct{ view.Table }

func refusalsOf(v view.Table) refusals { return refusals{v} }

// onlyCounts refuses what only a game has.
func (v refusals) onlyCounts() {
	only := v.Lang.Screen.OnlyCounts
	v.At.Said = view.Said{Lines: [2]string{only.What, only.Todo}, Fault: true}
}

// unnoted says what is not noted yet, and the keys for it.
func (v refusals) unnoted(what string) {
	v.At.Said = view.Said{Lines: [2]string{what, v.Lang.Lookup.UnnotedTodo(v.KeyName("Enter"), v.KeyName("Esc"))}, Fault: true}
}

// tooEarly says whether best plays are for after the game, and tells so.
func (v refusals) tooEarly() bool {
	t := v.At
	if analysis.Allowed(&t.Game) {
		return false
	}
	what, todo := v.Explain(analysis.ErrTooEarly)
	t.Said = view.Said{Lines: [2]string{what, todo}, Fault: true}
	return true
}

// looksBack says whether another round is shown than the one that is being played, and tells
// so.
func (v refusals) looksBack() bool {
	t, round := v.At, v.At.LookedAt()
	if t.Focus == view.OnSide && t.Tab == view.TabSheet && t.Row > 0 {
		round = t.Row
	}
	if t.Looking == 0 && round == t.LastRow() {
		return false
	}
	t.Said = view.Said{Lines: [2]string{draw.Capital(v.Lang.Rounds.Looking(round, t.LastRow())) + ".", v.KeyName("Esc") + " " + v.Lang.Screen.Hint.ToNow}, Fault: true}
	return true
}
