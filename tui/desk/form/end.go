package form

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// End asks for what is left on each rack.
type End struct {
	game   sheet.Game
	end    string // what its line begins with
	words  line.Vocabulary
	seats  []int       // at the table
	fields []kit.Field // by seat; empty is the player who went out
	at     int
	fault  error
	ahead  ahead
}

// ahead is what the line of the form would do. It takes a fold, so it is worked out before
// drawing: when the form opens, when something is typed, when the game has changed.
type ahead struct {
	changes []int          // of the totals, by seat
	others  []sheet.Notice // how its letters could be read as well
	err     error
}

// mostLeft is how many characters one field takes.
const mostLeft = 24

// NewEnd is the form for a game. end is the word that its line begins with, words the vocabulary
// that reads it.
func NewEnd(g sheet.Game, end string, words line.Vocabulary) End {
	f := End{game: g, end: end, words: words}
	for i, p := range g.Standings.Players {
		if !p.Gone {
			f.seats = append(f.seats, i+1)
			f.fields = append(f.fields, kit.NewField(mostLeft))
		}
	}
	f.ahead = f.foreseen()
	return f
}

// Of is the form for the game as it stands now: another session can have changed it.
func (f End) Of(g sheet.Game) kit.Over {
	f.game = g
	f.ahead = f.foreseen()
	return f
}

// text is the line that the form makes.
func (f End) text() string {
	text := f.end
	for _, field := range f.fields {
		left := field.Value()
		if rack, err := f.game.Edition.SpellRack(left); err == nil {
			left = sheet.RackText(f.game.Edition, rack) // "|" only where it keeps apart
		}
		if left == "" {
			left = "-"
		}
		text += " " + left
	}
	return text
}

// foreseen works out what the line would do.
func (f End) foreseen() (a ahead) {
	line, err := line.Parse(f.text(), f.game, f.words)
	if err != nil {
		return ahead{err: err}
	}
	next, _, err := f.game.Do(line, sheet.Stamp{})
	if err != nil {
		return ahead{err: err}
	}
	for _, p := range next.Standings.Players {
		a.changes = append(a.changes, p.Adjustment)
	}
	for _, n := range line.Notices {
		if n.Other != nil {
			a.others = append(a.others, n)
		}
	}
	return a
}

// Update goes from rack to rack, and ends the game.
func (f End) Update(env kit.Env, msg tea.Msg) (kit.Over, kit.Action) {
	switch msg := msg.(type) {
	case tea.KeyPressMsg:
		return f.key(env, msg)
	case tea.PasteMsg:
		msg.Content = f.tiles(strings.Map(kit.OneLine, msg.Content))
		return f.filled(f.fields[f.at].Type(msg)), nil
	}
	return f, nil
}

// KeyRows are the keys of the form. What else types goes into the field.
func (f End) KeyRows(env kit.Env) []kit.OverRow {
	k, h, n := env.Keys, &env.Lang.Screen.Hint, len(f.fields)
	f.fault = nil
	goes := func(fields int) func() (kit.Over, kit.Action) {
		return func() (kit.Over, kit.Action) {
			f.at = (f.at + n + fields) % n
			return f, nil
		}
	}
	return []kit.OverRow{
		{Keys: k.NextPane, Hint: key.Hint{Says: h.NextField}, Ask: goes(1)},
		{Keys: k.Enter, Hint: key.Hint{Says: h.EndGame}, Ask: f.entered},
		{Keys: k.Clear, Hint: key.Hint{Says: h.PlayOn}, Ask: func() (kit.Over, kit.Action) { return f, kit.Close{} }},
		{Keys: k.Down, Ask: goes(1)},
		{Keys: k.Turn, Ask: goes(1)},
		{Keys: k.PrevPane, Ask: goes(-1)},
		{Keys: k.Up, Ask: goes(-1)},
		{Keys: k.Undo, Ask: f.emptied},
	}
}

func (f End) key(env kit.Env, msg tea.KeyPressMsg) (kit.Over, kit.Action) {
	if row, bound := key.Find(f.KeyRows(env), msg); bound {
		return row.Ask()
	}
	f.fault = nil
	msg.Text = f.tiles(msg.Text)
	return f.filled(f.fields[f.at].Type(msg)), nil
}

// entered ends the game, or says why it cannot.
func (f End) entered() (kit.Over, kit.Action) {
	if f.fault = f.ahead.err; f.fault != nil {
		return f, nil
	}
	return f, kit.DoText{Text: f.text()}
}

// emptied empties the field that has the keys.
func (f End) emptied() (kit.Over, kit.Action) { return f.filled(f.fields[f.at].With("")), nil }

// filled is the form with the field that has the keys replaced.
func (f End) filled(field kit.Field) End {
	f.fields = append([]kit.Field{}, f.fields...)
	f.fields[f.at] = field
	f.ahead = f.foreseen()
	return f
}

// tiles is what is typed, with "|" for spaces. In the line "|" keeps two tiles apart, where a
// space would part two players.
func (f End) tiles(text string) string {
	text = strings.ReplaceAll(text, " ", "|")
	if f.fields[f.at].Value() == "" {
		text = strings.TrimLeft(text, "|")
	}
	return strings.ToUpper(text)
}

// Typed says that it is typed in.
func (f End) Typed() bool { return true }

// Holds says whether something is typed.
func (f End) Holds() bool {
	for _, field := range f.fields {
		if field.Value() != "" {
			return true
		}
	}
	return false
}

// View draws the racks and the changes of the totals.
func (f End) View(env kit.Env, room kit.Room) kit.Panel {
	e, w := &env.Lang.Screen.End, room.W
	changes, err := f.ahead.changes, f.ahead.err
	nameW := min(12, w/3)
	field := min(12, w-nameW-1-6)
	rows := env.NewSideForm(w, nameW)
	rows.Lines = []string{draw.Pad(e.Ask, w), ""}
	for i, seat := range f.seats {
		text, x := f.fields[i].InSight(field)
		if text == "" {
			text = "-"
		}
		change := ""
		if err == nil {
			change = phrases.Signed(changes[seat-1])
		}
		rows.Row(env.Lang.Seat(f.game, seat), " "+env.Look.Field.Put(draw.Pad(text, field))+draw.Right(change, w-nameW-1-field), 1+x, i == f.at)
	}
	lines := append(rows.Lines, "")
	lines = append(lines, env.MutedLines(e.How, w)...)
	lines = append(lines, "")
	switch {
	case !f.Holds():
	case err != nil:
		lines = append(lines, env.FaultLines(f.explained(env.Lang, err).Sentence(), w)...)
	default:
		if others := f.othersTold(env.Lang); others != "" {
			lines = append(lines, env.MutedLines(others, w)...)
		}
		lines = append(lines, draw.Wrapped(f.outText(env.Lang, changes), w)...)
		lines = append(lines, "")
		for _, seat := range f.seats {
			points, change := f.game.Standings.Players[seat-1].Points, changes[seat-1]
			end := phrases.Number(points) + " " + draw.PlusMinus(change) + draw.Right(phrases.Number(points+change), 6)
			lines = append(lines, draw.Spread(env.Lang.Seat(f.game, seat), end, w))
		}
	}
	p := kit.Panel{Title: e.Title, Lines: lines, X: min(rows.X, w-1), Y: rows.Y, Line: f.text()}
	p.Answer = &kit.Answer{Lines: [2]string{e.SameAsLine}}
	if f.fault != nil {
		fault := f.explained(env.Lang, f.fault)
		p.Answer = &kit.Answer{Ink: env.Look.Ink[draw.Fault], Lines: [2]string{"! " + fault.What, "  " + fault.Todo}}
	}
	return p
}

// explained tells an error of the line in two sentences.
func (f End) explained(l *phrases.Language, err error) phrases.Said {
	what, todo := l.Explain(err, phrases.About(f.game, f.text()))
	return phrases.Said{What: what, Todo: todo}
}

// othersTold tells how the letters of the line could be read as well.
func (f End) othersTold(l *phrases.Language) string {
	var texts []string
	for _, n := range f.ahead.others {
		texts = append(texts, l.Notice(n, f.game))
	}
	return strings.Join(texts, " ")
}

func (f End) outText(l *phrases.Language, changes []int) string {
	e := &l.Screen.End
	for i, seat := range f.seats {
		if left := f.fields[i].Value(); left == "" || left == "-" {
			return e.WentOut(l.Seat(f.game, seat), changes[seat-1])
		}
	}
	return e.NobodyOut
}
