package desk

import (
	"strconv"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/form"
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
)

// item is a row of a menu of the table.
type item = kit.Item[ask]

func choice(label, line string, does ask) item { return item{Label: label, Line: line, Ask: does} }

// menu is a list to choose from in the side column.
type menu struct {
	kit.Menu[ask]
	ofPen bool // it is about whose pen the game is, whatever its turns are
}

func newMenu(heading string, items []item, foot string) menu {
	return menu{Menu: kit.Menu[ask]{Heading: heading, Items: items, Foot: foot}}
}

// turnMenu offers what a turn can be besides a play. The first row is harmless, so that Enter
// twice does nothing.
func (v offers) turnMenu() menu {
	t, s := v.At, &v.Lang.Screen.Menu
	if t.Counting {
		return newMenu(v.Lang.Screen.Commands, []item{
			choice(s.Back, "", nil),
			{Label: s.ClearBoard, Ask: asksFor(kit.JustCount{Edition: t.Game.Edition.ID}), Sure: s.Sure},
			choice(v.Lang.Screen.Start.New, "", asksFor(kit.OpenPage{Which: kit.FormPage})),
			choice(s.Leave, "", asksFor(kit.ToStart{})),
		}, "")
	}
	return seatingOf(t).turnMenu(v)
}

func (inTurn) turnMenu(v offers) menu {
	t, s, w := v.At, &v.Lang.Screen.Menu, v.Lang.Word
	standings := &t.Game.Standings
	add := func(what sheet.What) ask {
		return asksFor(kit.DoLine{Line: sheet.Line{Event: sheet.Event{What: what}}})
	}
	items := []item{
		choice(s.Back, "", nil),
		choice(s.Pass, w(line.CommandPass), add(sheet.Passed{})),
		choice(s.Exchange, w(line.CommandExchange), asksFor(kit.Type{Text: w(line.CommandExchange) + " "})),
		choice(s.ByHand, "25", asksFor(kit.Type{Text: ""})),
		choice(s.Withdrawn, w(line.CommandWithdrawn), add(sheet.Withdrawn{})),
	}
	if newest, ok := standings.Newest(); ok {
		if standings.Challengeable() {
			word := v.TurnWord(&t.Game, &newest)
			if newest.Kind == sheet.KindPoints {
				word = strconv.Itoa(newest.Points) + " " + v.Lang.Screen.Points // which word it was is not known
			}
			items = append(items, choice(s.Challenge(word), w(line.CommandChallenge), add(sheet.Challenged{})))
		}
		items = append(items, choice(s.ChallengeFailed, w(line.CommandChallenge)+" "+w(line.CommandFailed), add(sheet.ChallengeFailed{Words: 1})))
	}
	items = append(items,
		choice(s.Penalty, w(line.CommandPenalty), asksFor(kit.Type{Text: w(line.CommandPenalty) + " "})),
		choice(s.LayTiles, w(line.CommandLay), v.layAction()),
		choice(s.Note, w(line.CommandNote), openNote),
		choice(s.End, w(line.CommandEnd), openEnd),
		choice(s.Leave, "", asksFor(kit.ToStart{})),
	)
	all := newMenu(v.Lang.Screen.TurnOf(v.Lang.Seat(t.Game, standings.OnTurn)), items, s.OnTheRight)
	if frame.Of(v.Table).TurnIsOver() {
		all.Chosen = 1 // the pass
	}
	return all
}

// rowMenu offers what can be done about a row of the sheet that has a file's points.
func (v offers) rowMenu(turn sheet.Turn) menu {
	s, w, n := &v.Lang.Screen.Menu, v.Lang.Word, turn.Number
	number := " " + strconv.Itoa(n)
	return newMenu(v.Lang.Screen.Turn(n), []item{
		choice(draw.Capital(v.Lang.Screen.Hint.Back), "", nil),
		choice(s.Recount, w(line.CommandRecount)+number, asksFor(kit.DoLine{Line: sheet.Line{Verb: sheet.Recount, Turn: n}})),
		choice(s.Correct, w(line.CommandEdit)+number, func(d *Desk) { d.editTurn(n) }),
		choice(s.Note, w(line.CommandEdit)+number+" "+w(line.CommandNote), func(d *Desk) { d.editNote(n) }),
		choice(s.Delete, w(line.CommandDelete)+number, asksFor(kit.Type{Text: w(line.CommandDelete) + number})),
		choice(s.GoOn, "", asksFor(kit.GoOn{Turn: n})),
	}, s.OnTheRight)
}

// layAction leaves the laid tiles on the board without points. Where none are laid, it begins the
// line that asks for them.
func (v offers) layAction() ask {
	if err := v.Unlaid(); err != nil {
		return asksFor(kit.Refuse{Err: err, About: v.AboutLaid()})
	}
	if laid := v.At.Board.Laid; len(laid) > 0 && v.At.Editing == 0 {
		return asksFor(kit.DoLine{Line: sheet.Line{Event: sheet.Event{What: sheet.Laid{Tiles: laid}}}})
	}
	return asksFor(kit.Type{Text: v.Lang.Word(line.CommandLay) + " "})
}

func (l menu) Title(view.Table) (string, string) { return l.Heading, "" }

func (l menu) press(msg tea.KeyPressMsg, v view.Table) (view.Over, ask) {
	next, does, open := l.Key(msg, v.Env)
	if !open {
		return nil, does
	}
	l.Menu = next
	return l, does
}

func (l menu) Draw(v view.Table, w, h int) []string { return l.Lines(v.Env, w, h) }

func (l menu) Cursor(view.Table, int) (int, int, bool) { return 0, l.Chosen, true }

// keyRows are those of any menu.
func (l menu) keyRows(v view.Table) []inMenu {
	return l.rowsInto(v, func(next menu) view.Over { return next })
}

// rowsInto are the keys of the menu in what is built on it.
func (l menu) rowsInto(v view.Table, with func(next menu) view.Over) []inMenu {
	var all []inMenu
	for _, row := range l.KeyRows(v.Env) {
		pressed := row.Ask
		all = append(all, inMenu{Keys: row.Keys, Hint: row.Hint, Ask: func() (view.Over, ask) {
			if pressed.Closes {
				return nil, pressed.Ask
			}
			l.Menu = pressed.Next
			return with(l), nil
		}})
	}
	return all
}

// openEnd asks for what is left on each rack.
func openEnd(d *Desk) { d.lie(form.NewEnd(d.At.Game, d.Lang.Word(line.CommandEnd), d.Words)) }

// bareEnd opens the form for the end, where the game can end now.
func (inTurn) bareEnd(d *Desk, text string) string {
	t := d.At
	if t.Game.Standings.Finished || t.Counting {
		return text
	}
	t.Entry = t.Entry.With("")
	d.focusOn(view.OnBoard)
	openEnd(d)
	return ""
}

func (l menu) Typing() bool { return false }

// offers is the table as read by what makes the rows that offer something: of keys, of menus, of
// the palette.
type offers struct{ view.Table }

func offersOf(v view.Table) offers { return offers{v} }
