package tui

import (
	"cmp"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// clockForm asks which clock a game is played with. Its line is the same thing as typed.
type clockForm struct {
	kinds   []sheet.ClockKind
	kind    int
	lengths []time.Duration // to choose from, for the kind
	length  int
	typed   string              // a length of one's own
	at      int                 // 0 is the kind, 1 the length
	before  []sheet.ClockChoice // that were chosen, the newest first
}

func newClockForm(m *Model) clockForm {
	g := &m.table.game
	f := clockForm{kinds: []sheet.ClockKind{sheet.TurnClock, sheet.GameClock, ""}, at: 1, before: remembered(m.set.Clock)}
	if g.Log.Kind == sheet.DuplicateGame {
		f.kinds = []sheet.ClockKind{sheet.RoundClock, ""}
	}
	now := g.Standings.Clock.ClockChoice
	if now.Kind == "" {
		now = f.proposed(m.view)
	}
	return f.with(m.view, now)
}

// proposed is the clock that was chosen last, else the rulebook's, else one for each turn.
func (f clockForm) proposed(v view) sheet.ClockChoice {
	for _, c := range f.before {
		if slices.Contains(f.kinds, c.Kind) {
			return c
		}
	}
	if own := v.at.game.ClockOf(); own.Length > 0 {
		return own
	}
	return sheet.ClockChoice{Kind: f.kinds[0], Length: clockLengths(f.kinds[0])[1]}
}

// clockLengths are the lengths that are proposed besides the rulebook's; 0 counts up.
func clockLengths(kind sheet.ClockKind) []time.Duration {
	const m = time.Minute
	switch kind {
	case sheet.TurnClock:
		return []time.Duration{1 * m, 2 * m, 3 * m, 5 * m} // no rules name one
	case sheet.RoundClock:
		return []time.Duration{1 * m, 2 * m, 3 * m} // FISE and FISF allow three
	case sheet.GameClock:
		return []time.Duration{20 * m, 25 * m, 30 * m, 0} // of the federations
	}
	return nil
}

// with is the form with a clock chosen.
func (f clockForm) with(v view, c sheet.ClockChoice) clockForm {
	f.kind = max(0, slices.Index(f.kinds, c.Kind))
	f.typed, f.lengths = "", clockLengths(f.kinds[f.kind])
	if own := v.at.game.ClockOf(); own.Kind == c.Kind && own.Length > 0 && !slices.Contains(f.lengths, own.Length) {
		f.lengths = append([]time.Duration{own.Length}, f.lengths...)
	}
	if f.lengths != nil && !slices.Contains(f.lengths, c.Length) {
		f.lengths = append(f.lengths, c.Length)
	}
	slices.SortFunc(f.lengths, func(a, b time.Duration) int {
		return cmp.Compare(uint64(a-1), uint64(b-1)) // 0, which has no end, comes last
	})
	f.length = max(0, slices.Index(f.lengths, c.Length))
	return f
}

// text is the line that the form stands for.
func (f clockForm) text(v view) string {
	words := map[sheet.ClockKind]sheet.Command{
		"": sheet.CommandOff, sheet.TurnClock: sheet.CommandTurnClock, sheet.RoundClock: sheet.CommandRoundClock, sheet.GameClock: sheet.CommandGameClock,
	}
	kind := f.kinds[f.kind]
	line := v.Lang.Word(sheet.CommandClock) + " " + v.Lang.Word(words[kind])
	switch {
	case kind == "":
	case f.typed != "":
		line += " " + f.typed
	case f.lengths[f.length] > 0:
		line += " " + sheet.ClockText(f.lengths[f.length])
	default:
		line += " " + sheet.ClockText(0)
	}
	return line
}

func (f clockForm) title(v view) (string, string) { return v.Lang.Clock.Title, "" }

func (f clockForm) key(msg tea.KeyPressMsg, v view) (overlay, action) {
	k := v.Keys
	around := func(at, n, of int) int { return (at + n + of) % max(1, of) }
	step := func(n int) clockForm {
		if f.at == 0 {
			next := f.kinds[around(f.kind, n, len(f.kinds))]
			for _, c := range f.before {
				if c.Kind == next {
					return f.with(v, c)
				}
			}
			if own := v.at.game.ClockOf(); own.Kind == next && own.Length > 0 {
				return f.with(v, own)
			}
			c := sheet.ClockChoice{Kind: next}
			if lengths := clockLengths(next); lengths != nil {
				c.Length = lengths[1]
			}
			return f.with(v, c)
		}
		f.typed, f.length = "", around(f.length, n, len(f.lengths))
		return f
	}
	switch {
	case key.Matches(msg, k.Clear), key.Matches(msg, k.Palette):
		return nil, nil
	case key.Matches(msg, k.Enter):
		return nil, doText{f.text(v)}
	case key.Matches(msg, k.NextPane, k.Down, k.PrevPane, k.Up):
		f.at = 1 - f.at
	case key.Matches(msg, k.Left):
		return step(-1), nil
	case key.Matches(msg, k.Right, k.Turn):
		return step(1), nil
	case key.Matches(msg, k.TakeBack):
		f.typed = f.typed[:max(0, len(f.typed)-1)]
	case key.Matches(msg, k.Undo):
		f.typed = ""
	case strings.Trim(msg.Text, "0123456789:") == "" && f.kinds[f.kind] != "" && len(f.typed)+len(msg.Text) <= clockW:
		f.typed += msg.Text
		f.at = 1
	}
	return f, nil
}

func (f clockForm) lines(v view, w, h int) []string {
	words := &v.Lang.Clock
	label := func(i int, text string) string {
		text = draw.Pad(text, clockLabelW)
		if i == f.at {
			return v.Look.Ink[draw.Accent].Put(text)
		}
		return text
	}
	field := w - clockLabelW - 4
	kind := f.kinds[f.kind]
	name := words.Kinds[kind]
	if kind == "" {
		name = words.NoKind
	}
	lines := []string{label(0, words.Kind) + draw.SignLess + " " + draw.Pad(name, field) + " " + draw.SignMore}
	switch {
	case kind == "":
		return lines
	case f.typed != "":
		lines = append(lines, label(1, words.Length)+"  "+v.Look.Field.Put(draw.Pad(f.typed, min(field, clockW+1))))
	default:
		lines = append(lines, label(1, words.Length)+draw.SignLess+" "+draw.Pad(f.lengthText(v), field)+" "+draw.SignMore)
	}
	own := words.Own
	if kind == sheet.TurnClock {
		own = words.OwnTurn
	}
	lines = append(lines, "")
	lines = append(lines, v.MutedLines(own, w)...)
	return append(lines, v.MutedLines(words.HowStart(v.KeyName(v.Keys.Clock.Help().Key)), w)...)
}

// lengthText is the length that is chosen, and whether it is the rulebook's.
func (f clockForm) lengthText(v view) string {
	length := f.lengths[f.length]
	if length == 0 {
		return v.Lang.Clock.CountsUp
	}
	text := phrases.Time(length)
	if own := v.at.game.ClockOf(); own.Kind == f.kinds[f.kind] && own.Length == length {
		text += "  " + v.Lang.Clock.Book
	}
	return text
}

// clockLabelW is how wide the names of the fields are.
const clockLabelW = 8

func (f clockForm) cursor(_ view, w int) (int, int, bool) {
	x := clockLabelW + 2
	if f.at == 1 {
		x += len(f.typed)
	}
	return min(x, w-1), f.at, true
}

func (f clockForm) hints(v view) []kit.Hint {
	h := &v.Lang.Screen.Hint
	return []kit.Hint{
		{Key: v.KeyName("Up") + " " + v.KeyName("Down"), Does: h.Field}, {Key: v.KeyName("Left") + " " + v.KeyName("Right"), Does: h.Choose},
		{Key: v.KeyName("Enter"), Does: v.Lang.Clock.ToChoose}, {Key: v.KeyName("Esc"), Does: h.Back},
	}
}

func (f clockForm) line(v view) string { return f.text(v) }

func (f clockForm) typing() bool { return true }
