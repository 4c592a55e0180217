// Package form has the forms of the table: which clock to play with, and what is left on the
// racks. Each makes a line that could also be typed.
//
//	clock := form.NewClock(game, chosenBefore)
//	end := form.NewEnd(game, "end", vocabulary)
package form

import (
	"cmp"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// Clock asks which clock a game is played with.
type Clock struct {
	before  []sheet.ClockChoice // that were chosen for other games, the newest first
	book    sheet.ClockChoice   // of the rules
	kinds   []sheet.ClockKind
	kind    int
	lengths []time.Duration // to choose from, for the kind
	length  int
	typed   kit.Field // a length of one's own
	at      int       // 0 is the kind, 1 the length
}

// mostTime is how many signs a time may have that is typed.
const mostTime = 6

// NewClock is the form with the clock of a game; without one, the clock that was chosen last
// before, else the rulebook's, else one for each turn.
func NewClock(g sheet.Game, before []sheet.ClockChoice) Clock {
	f := Clock{before: before, book: g.ClockOf(), kinds: []sheet.ClockKind{sheet.TurnClock, sheet.GameClock, ""}, at: 1}
	if g.Log.Kind == sheet.DuplicateGame {
		f.kinds = []sheet.ClockKind{sheet.RoundClock, ""}
	}
	if now := g.Standings.Clock.ClockChoice; now.Kind != "" {
		return f.with(now)
	}
	for _, c := range before {
		if slices.Contains(f.kinds, c.Kind) {
			return f.with(c)
		}
	}
	if f.book.Length > 0 {
		return f.with(f.book)
	}
	return f.with(proposed(f.kinds[0]))
}

// proposed is the clock of a kind where no game and no rule gives one.
func proposed(kind sheet.ClockKind) sheet.ClockChoice {
	c := sheet.ClockChoice{Kind: kind}
	if lengths := clockLengths(kind); lengths != nil {
		c.Length = lengths[1]
	}
	return c
}

// clockLengths are the lengths offered besides the rulebook's; 0 counts up.
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
func (f Clock) with(c sheet.ClockChoice) Clock {
	f.kind = max(0, slices.Index(f.kinds, c.Kind))
	f.typed, f.lengths = kit.NewField(mostTime), clockLengths(f.kinds[f.kind])
	if f.book.Kind == c.Kind && f.book.Length > 0 && !slices.Contains(f.lengths, f.book.Length) {
		f.lengths = append([]time.Duration{f.book.Length}, f.lengths...)
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

// text is the line that the form makes.
func (f Clock) text(l *phrases.Language) string {
	words := map[sheet.ClockKind]line.Command{
		"": line.CommandOff, sheet.TurnClock: line.CommandTurnClock, sheet.RoundClock: line.CommandRoundClock, sheet.GameClock: line.CommandGameClock,
	}
	kind := f.kinds[f.kind]
	text := l.Word(line.CommandClock) + " " + l.Word(words[kind])
	switch {
	case kind == "":
		return text
	case f.typed.Value() != "":
		return text + " " + f.typed.Value()
	}
	return text + " " + sheet.ClockText(max(0, f.lengths[f.length]))
}

// Update chooses the kind and the length, or types a length.
func (f Clock) Update(env kit.Env, msg tea.Msg) (kit.Over, kit.Action) {
	press, ok := msg.(tea.KeyPressMsg)
	if !ok {
		return f, nil
	}
	if row, bound := key.Find(f.KeyRows(env), press); bound {
		return row.Ask()
	}
	switch {
	case key.Matches(press, env.Keys.TakeBack):
		f.typed = f.typed.Type(press)
	case press.Text != "" && strings.Trim(press.Text, "0123456789:") == "" && f.kinds[f.kind] != "":
		f.typed, f.at = f.typed.Type(press), 1
	}
	return f, nil
}

// KeyRows are the keys of the form. Digits are typed, and taken back.
func (f Clock) KeyRows(env kit.Env) []kit.OverRow {
	k, h := env.Keys, &env.Lang.Screen.Hint
	becomes := func(next func() Clock) func() (kit.Over, kit.Action) {
		return func() (kit.Over, kit.Action) { return next(), nil }
	}
	asks := func(action kit.Action) func() (kit.Over, kit.Action) {
		return func() (kit.Over, kit.Action) { return f, action }
	}
	field, choose := key.Hint{Says: h.Field}, key.Hint{Says: h.Choose}
	other, back, on := becomes(f.otherRow), becomes(func() Clock { return f.step(-1) }), becomes(func() Clock { return f.step(1) })
	return []kit.OverRow{
		{Keys: k.Up, Hint: field, Ask: other},
		{Keys: k.Down, Hint: field, Ask: other},
		{Keys: k.Left, Hint: choose, Ask: back},
		{Keys: k.Right, Hint: choose, Ask: on},
		{Keys: k.Enter, Hint: key.Hint{Says: env.Lang.Clock.ToChoose}, Ask: asks(kit.DoText{Text: f.text(env.Lang)})},
		{Keys: k.Clear, Hint: key.Hint{Says: h.Back}, Ask: asks(kit.Close{})},
		{Keys: k.Palette, Ask: asks(kit.Close{})},
		{Keys: k.NextPane, Ask: other},
		{Keys: k.PrevPane, Ask: other},
		{Keys: k.Turn, Ask: on},
		{Keys: k.Undo, Ask: becomes(func() Clock { f.typed = f.typed.With(""); return f })},
	}
}

// otherRow gives the keys to the other row, where there is one.
func (f Clock) otherRow() Clock {
	if f.at++; f.at > 1 || f.kinds[f.kind] == "" {
		f.at = 0
	}
	return f
}

// step moves the choice by n in the row that has the keys.
func (f Clock) step(n int) Clock {
	around := func(at, of int) int { return (at + n + of) % max(1, of) }
	if f.at == 1 {
		f.typed, f.length = f.typed.With(""), around(f.length, len(f.lengths))
		return f
	}
	next := f.kinds[around(f.kind, len(f.kinds))]
	for _, c := range f.before {
		if c.Kind == next {
			return f.with(c)
		}
	}
	if f.book.Kind == next && f.book.Length > 0 {
		return f.with(f.book)
	}
	return f.with(proposed(next))
}

// Typed says that it is typed in.
func (f Clock) Typed() bool { return true }

// Holds says whether a length is typed.
func (f Clock) Holds() bool { return f.typed.Value() != "" }

// View draws the form.
func (f Clock) View(env kit.Env, room kit.Room) kit.Panel {
	words, w := &env.Lang.Clock, room.W
	p := kit.Panel{Title: words.Title, Line: f.text(env.Lang)}
	kind := f.kinds[f.kind]
	name := words.Kinds[kind]
	if kind == "" {
		name = words.NoKind
	}
	rows := env.NewSideForm(w, 8)
	rows.Choice(words.Kind, name, f.at == 0)
	switch {
	case kind == "":
	case f.typed.Value() != "":
		text, x := f.typed.InSight(mostTime + 1)
		rows.Row(words.Length, "  "+env.Look.Field.Put(draw.Pad(text, mostTime+1)), 2+x, f.at == 1)
	default:
		rows.Choice(words.Length, f.lengthText(env.Lang), f.at == 1)
	}
	p.Lines, p.X, p.Y = rows.Lines, min(rows.X, w-1), rows.Y
	if kind == "" {
		return p
	}
	own := words.Own
	if kind == sheet.TurnClock {
		own = words.OwnTurn
	}
	p.Lines = append(append(p.Lines, ""), env.MutedLines(own, w)...)
	p.Lines = append(p.Lines, env.MutedLines(words.HowStart(env.KeyName(env.Keys.Clock.Help().Key)), w)...)
	return p
}

// lengthText is the length that is chosen, and whether it is the rulebook's.
func (f Clock) lengthText(l *phrases.Language) string {
	length := f.lengths[f.length]
	if length == 0 {
		return l.Clock.CountsUp
	}
	text := phrases.Time(length)
	if f.book.Kind == f.kinds[f.kind] && f.book.Length == length {
		text += "  " + l.Clock.Book
	}
	return text
}
