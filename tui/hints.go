package tui

import (
	"slices"

	"tanteo/scoring"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// hintLine is the keys that matter now. A notice that has no row of its own, or more to say
// than one row holds, stands here until a key is pressed.
func (m *Model) hintLine() string {
	w := m.Lay.W
	if m.Lay.Notice < 0 && m.Notice.Text != "" {
		return frameOf(m.Table).noticeLine(w)
	}
	if lines, ink := frameOf(m.Table).noticeLines(w); frameOf(m.Table).noticeSpills() && lines[1] != "" {
		return ink.Put(draw.Pad(lines[1], w))
	}
	return m.HintsIn(m.hints(), w)
}

// noticeSpills says whether what the row of the notice cannot hold goes on in the row of the
// hints: where that row lies under it, for what the last key met and for what goes wrong.
func (v frameView) noticeSpills() bool {
	return (v.Notice.Text != "" || v.noticeNow().Fault) && v.Lay.Notice >= 0 && v.Lay.Left.X == 0
}

// hints are the keys that matter now; the last two are the palette and the help.
func (m *Model) hints() []kit.Hint {
	t, h, k := m.table, &m.Lang.Screen.Hint, m.Keys
	name := func(b key.Binding) string { return m.KeyName(b.Help().Key) }
	last := []kit.Hint{{Key: name(k.Palette), Does: h.Commands}, {Key: name(k.Help), Does: h.Help}}
	switch {
	case t.Over != nil:
		return append(t.Over.KeysTold(m.Table), last[1])
	case t.InGrid:
		return append(m.gridHints(), last...)
	case t.Duplicate() && !t.Entry.Tiles && frameOf(m.Table).roundHints() != nil:
		return frameOf(m.Table).roundHints()
	case t.Focus == view.OnEntry && t.Entry.Tiles:
		return append([]kit.Hint{{Key: m.KeyName("Space"), Does: h.Square}, {Key: "?", Does: h.Blank}, {Key: "0", Does: h.AlreadyThere}, {Key: m.KeyName("Enter"), Does: h.Note}, {Key: m.KeyName("Esc"), Does: h.Back}}, last[1])
	case t.Focus == view.OnEntry:
		if _, _, ok := t.Entry.TypedWords(t.Game.Edition); ok {
			return append([]kit.Hint{{Key: m.KeyName("Enter"), Does: h.EnterLine}, {Key: m.KeyName("Down"), Does: h.Tiles}, {Key: m.KeyName("Esc"), Does: h.Clear}}, last...)
		}
		return append([]kit.Hint{{Key: m.KeyName("Enter"), Does: h.EnterLine}, {Key: m.KeyName("Up"), Does: h.History}, {Key: m.KeyName("Esc"), Does: h.Board}}, last...)
	case t.Focus == view.OnSide && t.Tab == view.TabNotes:
		return append([]kit.Hint{{Key: "- +", Does: h.StepTurn}, {Key: m.KeyName("PgUp") + " " + m.KeyName("PgDn"), Does: h.Scroll}, {Key: name(k.Note), Does: h.EditNote}, {Key: m.KeyName("Esc"), Does: h.Board}}, last...)
	case t.Focus == view.OnSide && t.Tab == view.TabCharts:
		return append([]kit.Hint{{Key: m.KeyName("Left") + " " + m.KeyName("Right"), Does: m.Lang.Charts.Choose}, {Key: name(k.NextTab), Does: h.Tab}, {Key: name(k.Large), Does: h.Size}, {Key: m.KeyName("Esc"), Does: h.Board}}, last...)
	case t.Focus == view.OnSide && t.Tab == view.TabWords && t.Finds.Text != "":
		l := &m.Lang.Lookup
		return append([]kit.Hint{{Key: m.KeyName("Up") + " " + m.KeyName("Down"), Does: l.NextWord}, {Key: m.KeyName("Enter"), Does: l.ItsPlaces}, {Key: m.KeyName("Left") + " " + m.KeyName("Right"), Does: l.Order}, {Key: m.KeyName("Esc"), Does: h.Clear}}, last...)
	case t.Focus == view.OnSide && t.Tab != view.TabSheet:
		return append([]kit.Hint{{Key: name(k.NextTab), Does: h.Tab}, {Key: name(k.Large), Does: h.Size}, {Key: m.KeyName("Esc"), Does: h.Board}}, last...)
	case t.Focus == view.OnSide:
		if t.Watching != "" {
			return append([]kit.Hint{{Key: m.KeyName("Arrows"), Does: h.Cell}, {Key: m.KeyName("Esc"), Does: h.Board}}, last[1])
		}
		return append([]kit.Hint{{Key: m.KeyName("Arrows"), Does: h.Cell}, {Key: m.KeyName("Enter"), Does: frameOf(m.Table).opens(t.Row)}, {Key: m.KeyName("Del"), Does: h.DeleteTurn}, {Key: name(k.NextTab), Does: h.Tab}, {Key: m.KeyName("Esc"), Does: h.Board}}, last[1])
	case t.Looking > 0 && t.Watching == "":
		return append([]kit.Hint{{Key: "- +", Does: h.StepTurn}, {Key: name(k.First) + " " + name(k.Last), Does: h.FirstLast}, {Key: m.KeyName("Enter"), Does: frameOf(m.Table).opens(t.Looking)}}, last...)
	case t.Looking != 0:
		return append([]kit.Hint{{Key: "- +", Does: h.StepTurn}, {Key: name(k.First) + " " + name(k.Last), Does: h.FirstLast}, {Key: m.KeyName("Esc"), Does: h.ToNow}}, last...)
	case t.Watching != "":
		return append([]kit.Hint{{Key: "-", Does: h.TurnBack}, {Key: "+", Does: h.TurnOn}, {Key: name(k.NextTab), Does: h.Tab}, {Key: name(k.Copy), Does: h.Copy}}, last...)
	case t.Editing > 0:
		return append([]kit.Hint{{Key: m.KeyName("Enter"), Does: h.KeepIt}, {Key: m.KeyName("Space"), Does: h.Down}, {Key: "?", Does: h.Blank}, {Key: m.KeyName("Esc"), Does: h.LeaveIt}}, last...)
	case len(t.Board.Laid) > 0:
		turn := h.Down
		if t.Board.Direction == scoring.Down {
			turn = h.Across
		}
		enter := h.Note
		if m.Lay.Side.W == 0 && m.Lay.W < 60 {
			return []kit.Hint{{Key: m.KeyName("Enter"), Does: enter}, {Key: name(k.NextTab), Does: h.Page}, last[1]}
		}
		return append([]kit.Hint{{Key: m.KeyName("Enter"), Does: enter}, {Key: m.KeyName("Space"), Does: turn}, {Key: "?", Does: h.Blank}, {Key: m.KeyName("Esc"), Does: h.Clear}}, last...)
	case t.Game.Standings.Finished && !t.Counting:
		return slices.Concat(frameOf(m.Table).clockHint(), []kit.Hint{{Key: m.KeyName("Enter"), Does: h.FinalTable}, {Key: "-", Does: h.TurnBack}, {Key: name(k.First), Does: h.FirstTurn}, {Key: ":", Does: h.Line}}, last)
	case m.Lay.Side.W == 0:
		return []kit.Hint{{Key: m.KeyName("Enter"), Does: h.TurnMenu}, {Key: name(k.NextTab), Does: h.Page}, last[1]}
	}
	if clock := frameOf(m.Table).clockHint(); clock != nil {
		return slices.Concat(clock, []kit.Hint{{Key: m.KeyName("Enter"), Does: h.TurnMenu}, {Key: ":", Does: h.Line}}, last)
	}
	return append([]kit.Hint{{Key: "", Does: h.LetterLays}, {Key: m.KeyName("Enter"), Does: h.TurnMenu}, {Key: ":", Does: h.Line}}, last...)
}

// opens is what Enter does at a row of the sheet.
func (v frameView) opens(number int) string {
	if turn, ok := v.At.Game.Standings.Turn(number); ok && v.At.Game.Recountable(turn) {
		return v.Lang.Screen.Hint.TurnMenu
	}
	return v.Lang.Screen.Hint.EditTurn
}
