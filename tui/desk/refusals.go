package desk

import (
	"tanteo/sheet/analysis"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
)

// refusals tell under the entry why something cannot be done now, or at this table.
type refusals struct{ view.Table }

func refusalsOf(v view.Table) refusals { return refusals{v} }

// onlyCounts tells that a board that only counts plays has no such command.
func (v refusals) onlyCounts() {
	only := v.Lang.Screen.OnlyCounts
	v.At.Said = view.Said{Lines: [2]string{only.What, only.Todo}, Fault: true}
}

// unnoted says what is not noted yet, and the keys for it.
func (v refusals) unnoted(what string) {
	v.At.Said = view.Said{Lines: [2]string{what, v.Lang.Lookup.UnnotedTodo(v.KeyName("Enter"), v.KeyName("Esc"))}, Fault: true}
}

// tooEarly says whether best plays are shown only after the game, and tells so.
func (v refusals) tooEarly() bool {
	t := v.At
	if analysis.Allowed(&t.Game) {
		return false
	}
	what, todo := v.Explain(analysis.ErrTooEarly)
	t.Said = view.Said{Lines: [2]string{what, todo}, Fault: true}
	return true
}

// looksBack says whether an earlier round is shown, and tells so.
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
