package tui

import (
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/tui/draw"
	"tanteo/tui/key"
)

// hint is a key and what it does now.
type hint struct{ key, does string }

func (h hint) text() string {
	if h.key == "" {
		return h.does
	}
	return h.key + " " + h.does
}

// hintLine is the keys that matter now. A notice that has no row of its own, or more to say
// than one row holds, stands here until a key is pressed.
func (m *Model) hintLine() string {
	w := m.lay.w
	if m.lay.notice < 0 && m.notice.text != "" {
		return m.noticeLine(w)
	}
	if lines, ink := m.noticeLines(w); m.noticeSpills() && lines[1] != "" {
		return ink.Put(draw.Pad(lines[1], w))
	}
	return m.hintsIn(m.hints(), w)
}

// noticeSpills says whether what the row of the notice cannot hold goes on in the row of the
// hints: where that row lies under it, for what the last key met and for what goes wrong.
func (m *Model) noticeSpills() bool {
	return (m.notice.text != "" || m.noticeNow().fault) && m.lay.notice >= 0 && m.lay.left.x == 0
}

// hintsIn draws hints in a width: first the gaps shrink, then the middle ones go.
func (m *Model) hintsIn(hints []hint, w int) string {
	for gap := 3; ; {
		n := 0
		for i, h := range hints {
			if i > 0 {
				n += gap
			}
			n += draw.Width(h.text())
		}
		if n <= w || len(hints) <= 1 {
			var b strings.Builder
			for i, h := range hints {
				if i > 0 {
					b.WriteString(strings.Repeat(" ", gap))
				}
				if h.key != "" {
					b.WriteString(m.look.Ink[draw.Accent].Put(h.key) + " ")
				}
				b.WriteString(m.muted(h.does))
			}
			return draw.Pad(b.String(), w)
		}
		if gap > 2 {
			gap = 2
			continue
		}
		drop := 1
		if len(hints) > 3 {
			drop = max(2, len(hints)-3)
		}
		hints = append(append([]hint{}, hints[:drop]...), hints[drop+1:]...)
	}
}

// hints are the keys that matter now; the last two are the palette and the help.
func (m *Model) hints() []hint {
	t, h, k := m.table, &m.lang.Screen.Hint, m.keys
	name := func(b key.Binding) string { return m.keyName(b.Help().Key) }
	last := []hint{{name(k.Palette), h.Commands}, {name(k.Help), h.Help}}
	switch {
	case t.over != nil:
		return append(t.over.hints(m), last[1])
	case t.grid.open:
		return append(m.gridHints(), last...)
	case t.duplicate() && !t.entry.tiles && m.roundHints() != nil:
		return m.roundHints()
	case t.focus == onEntry && t.entry.tiles:
		return append([]hint{{m.keyName("Space"), h.Square}, {"?", h.Blank}, {"0", h.AlreadyThere}, {m.keyName("Enter"), h.Note}, {m.keyName("Esc"), h.Back}}, last[1])
	case t.focus == onEntry:
		if _, _, ok := t.entry.typedWords(t.game.Edition); ok {
			return append([]hint{{m.keyName("Enter"), h.EnterLine}, {m.keyName("Down"), h.Tiles}, {m.keyName("Esc"), h.Clear}}, last...)
		}
		return append([]hint{{m.keyName("Enter"), h.EnterLine}, {m.keyName("Up"), h.History}, {m.keyName("Esc"), h.Board}}, last...)
	case t.focus == onSide && t.tab == tabNotes:
		return append([]hint{{"- +", h.StepTurn}, {m.keyName("PgUp") + " " + m.keyName("PgDn"), h.Scroll}, {name(k.Note), h.EditNote}, {m.keyName("Esc"), h.Board}}, last...)
	case t.focus == onSide && t.tab == tabCharts:
		return append([]hint{{m.keyName("Left") + " " + m.keyName("Right"), m.lang.Charts.Choose}, {name(k.NextTab), h.Tab}, {name(k.Large), h.Size}, {m.keyName("Esc"), h.Board}}, last...)
	case t.focus == onSide && t.tab == tabWords && t.finds.text != "":
		l := &m.lang.Lookup
		return append([]hint{{m.keyName("Up") + " " + m.keyName("Down"), l.NextWord}, {m.keyName("Enter"), l.ItsPlaces}, {m.keyName("Left") + " " + m.keyName("Right"), l.Order}, {m.keyName("Esc"), h.Clear}}, last...)
	case t.focus == onSide && t.tab != tabSheet:
		return append([]hint{{name(k.NextTab), h.Tab}, {name(k.Large), h.Size}, {m.keyName("Esc"), h.Board}}, last...)
	case t.focus == onSide:
		if t.watching != "" {
			return append([]hint{{m.keyName("Arrows"), h.Cell}, {m.keyName("Esc"), h.Board}}, last[1])
		}
		return append([]hint{{m.keyName("Arrows"), h.Cell}, {m.keyName("Enter"), m.opens(t.row)}, {m.keyName("Del"), h.DeleteTurn}, {name(k.NextTab), h.Tab}, {m.keyName("Esc"), h.Board}}, last[1])
	case t.looking > 0 && t.watching == "":
		return append([]hint{{"- +", h.StepTurn}, {name(k.First) + " " + name(k.Last), h.FirstLast}, {m.keyName("Enter"), m.opens(t.looking)}}, last...)
	case t.looking != 0:
		return append([]hint{{"- +", h.StepTurn}, {name(k.First) + " " + name(k.Last), h.FirstLast}, {m.keyName("Esc"), h.ToNow}}, last...)
	case t.watching != "":
		return append([]hint{{"-", h.TurnBack}, {"+", h.TurnOn}, {name(k.NextTab), h.Tab}, {name(k.Copy), h.Copy}}, last...)
	case t.editing > 0:
		return append([]hint{{m.keyName("Enter"), h.KeepIt}, {m.keyName("Space"), h.Down}, {"?", h.Blank}, {m.keyName("Esc"), h.LeaveIt}}, last...)
	case len(t.board.laid) > 0:
		turn := h.Down
		if t.board.direction == scoring.Down {
			turn = h.Across
		}
		enter := h.Note
		if m.lay.side.w == 0 && m.lay.w < 60 {
			return []hint{{m.keyName("Enter"), enter}, {name(k.NextTab), h.Page}, last[1]}
		}
		return append([]hint{{m.keyName("Enter"), enter}, {m.keyName("Space"), turn}, {"?", h.Blank}, {m.keyName("Esc"), h.Clear}}, last...)
	case t.game.Standings.Finished && !t.counting:
		return slices.Concat(m.clockHint(), []hint{{m.keyName("Enter"), h.FinalTable}, {"-", h.TurnBack}, {name(k.First), h.FirstTurn}, {":", h.Line}}, last)
	case m.lay.side.w == 0:
		return []hint{{m.keyName("Enter"), h.TurnMenu}, {name(k.NextTab), h.Page}, last[1]}
	}
	if clock := m.clockHint(); clock != nil {
		return slices.Concat(clock, []hint{{m.keyName("Enter"), h.TurnMenu}, {":", h.Line}}, last)
	}
	return append([]hint{{"", h.LetterLays}, {m.keyName("Enter"), h.TurnMenu}, {":", h.Line}}, last...)
}

// opens is what Enter does at a row of the sheet.
func (m *Model) opens(number int) string {
	if turn, ok := m.table.game.Standings.Turn(number); ok && m.table.game.Recountable(turn) {
		return m.lang.Screen.Hint.TurnMenu
	}
	return m.lang.Screen.Hint.EditTurn
}
