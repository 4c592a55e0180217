package desk

import (
	"slices"

	"errors"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/search"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// Act does what a pane of the table, or a page over it, asks for.
func (d *Desk) Act(a kit.Action) {
	t := d.At
	switch a := a.(type) {
	case kit.Close:
		t.Over = nil
	case kit.Done:
		t.Over = nil
		t.Say(a.Said)
	case kit.DoLine:
		d.do(a.Line, a.About)
	case kit.DoText:
		t.Over = nil
		d.doText(a.Text)
	case kit.DoTexts:
		t.Said = view.Said{}
		d.doTexts(a.Texts)
	case kit.TakeBack:
		d.takeBack()
	case kit.MakeAgain:
		d.makeAgain()
	case kit.Refuse:
		d.refuse(a.Err, a.About)
	case kit.Tell:
		t.Said = view.Said{Lines: a.Lines, Fault: a.Fault}
	case kit.Say:
		d.Notice = kit.Notice(a)
	case kit.Type:
		d.typeLine(a.Text)
		d.entryChanged()
	case kit.Lay:
		t.Board = t.Board.Laying(a.Play)
		d.focusOn(view.OnBoard)
		d.boardChanged()
	case kit.LookAt:
		t.LookAt(a.Turn)
	case kit.Find:
		searching{d}.findBest(search.Plays{Game: a.Game, Back: t.Over}, a.Rack)
	case kit.Step:
		rows := offersOf(d.Table).steps(nil)
		if i := slices.IndexFunc(rows, func(r bound) bool { return r.Keys == a.Keys && !r.Off }); i >= 0 {
			d.press(rows[i])
		}
	case kit.NextTab:
		over := t.Over
		d.nextTab()
		t.Over = over
	case kit.OpenPalette:
		t.Over = newPalette(d.Table)
	case kit.OpenHelp:
		d.openHelp()
	case kit.ToEnd:
		t.Over = seatingOf(t).theEnd()
	case kit.UseList:
		d.useList(a.Name)
	case kit.ListsChanged:
		d.listsChanged(a.Preferred)
	case nil:
	default:
		d.want(a) // it is for the root
	}
}

// doText does a line that was not typed. What stands in the entry stays.
func (d *Desk) doText(text string) {
	d.doLeaving(d.At.Entry.Text(), text)
}

// doLeaving does a line, and leaves rest in the entry.
func (d *Desk) doLeaving(rest, text string) {
	t := d.At
	about := phrases.About(t.Game, text)
	line, err := line.Parse(text, t.Game, d.Words)
	switch {
	case t.Counting && (err == nil && !counts(line) || err != nil && offersOf(d.Table).isOfGame(text)):
		refusalsOf(d.Table).onlyCounts()
		return
	case err != nil:
		d.refuse(err, about)
		return
	}
	if !may(d, sitting.ActOf(&t.Game, line), about) || d.answerQuestion(line) || d.screenLine(line, text) {
		return
	}
	d.doneWith(t.Entry.Remember(text).With(rest), t.ForSeat(line), about)
}

// doneWith does a line, and sets the entry to after. Where the line is refused, the entry stays as
// it was, unless the keys go to the board because of that.
func (d *Desk) doneWith(after entry.Pane, line sheet.Line, about phrases.Context) {
	t := d.At
	before, focus := t.Entry, t.Focus
	t.Entry = after // before the game is kept, so that the line is not kept as unfinished too
	d.do(line, about)
	switch {
	case t.Said.Fault && t.Focus == focus, d.Notice.Fault && t.Watching != "": // a game that is only looked at takes no line
		t.Entry = before
	case after.Text() != "":
		t.LiveEntry(d.Words)
	}
}

// doTexts does several lines as one change, or shows why not. Each is read for the game as the
// lines before it leave it.
func (d *Desk) doTexts(texts []string) {
	t := d.At
	if t.Watching != "" {
		d.Notice = kit.Notice{Text: t.Watching, Fault: true}
		return
	}
	next, stamp := t.Game, d.stamp()
	var answer sheet.Answer
	for _, text := range texts {
		line, err := line.Parse(text, next, d.Words)
		if err == nil {
			err = d.set.Room.Role.Allows(&next, line)
		}
		if err == nil {
			noted := next.Standings.Clock.Noted
			next, answer, err = next.Do(line, stamp)
			*stamp.Ran -= next.Standings.Clock.Noted - noted
		}
		if err != nil {
			d.refuse(err, phrases.About(t.Game, text))
			return
		}
	}
	if len(texts) > 1 {
		next.Log = t.Game.Log.AsOneChange(next.Log)
		d.made++
	}
	answer.Before = t.Game.Standings.Totals()
	d.adopt(next, answer)
}

// do makes the next game of a line and adopts it, or shows why not. Nowhere else can a player
// change a game.
func (d *Desk) do(line sheet.Line, about phrases.Context) {
	t := d.At
	switch {
	case t.Counting && !counts(line):
		refusalsOf(d.Table).onlyCounts()
		return
	case t.Only && (line.Verb != sheet.Open || stays(d)): // also what leads to another game
		d.Notice = kit.Notice{Text: t.Watching, Fault: true}
		return
	case line.Verb == sheet.Again:
		d.want(kit.Again{})
		return
	case line.Verb == sheet.Open:
		d.want(kit.OpenGame{ID: line.Game})
		return
	}
	if t.Watching != "" {
		d.Notice = kit.Notice{Text: t.Watching, Fault: true}
		return
	}
	if !allows(d, line, about) {
		return
	}
	if d.goesFromUnderTiles(line.Verb) {
		d.focusOn(view.OnBoard)
		refusalsOf(d.Table).unnoted(d.Lang.Lookup.Unnoted)
		return
	}
	if closes(line.Event.What) && d.unfinished() || seatingOf(t).closes(d, line, about) {
		return
	}
	d.doAsItStands(line, about)
}

// goesFromUnderTiles says whether a line undoes or makes again what the tiles that are laid lie beside.
func (d *Desk) goesFromUnderTiles(verb sheet.Verb) bool {
	l := &d.At.Game.Log
	return len(d.At.Board.Laid) > 0 && (verb == sheet.Undo && l.Done > 0 || verb == sheet.Redo && l.Done < len(l.Changes))
}

// allows says whether whoever sits here may do a line, and tells why not.
func allows(d *Desk, line sheet.Line, about phrases.Context) bool {
	err := d.set.Room.Role.Allows(&d.At.Game, line)
	if err != nil {
		d.refuse(err, about)
	}
	return err == nil
}

// closes says whether what happens closes a round of a duplicate, or ends a game.
func closes(w sheet.What) bool {
	switch w.(type) {
	case sheet.RoundClosed, sheet.Finished, sheet.Ended:
		return true
	}
	return false
}

// unfinished says whether a laid play or a typed line is not noted yet. It tells so and gives that
// the keys: on the board of the next round it would mean something else, and after the end of the
// game nothing.
func (d *Desk) unfinished() bool {
	t, l := d.At, &d.Lang.Lookup
	what := l.Unnoted
	switch {
	case t.Entry.Text() != "":
		what = l.UnnotedLine
		d.focusOn(view.OnEntry)
	case len(t.Board.Laid) > 0:
		d.focusOn(view.OnBoard)
	default:
		return false
	}
	refusalsOf(d.Table).unnoted(what)
	return true
}

// doAsItStands does a line with what the table has noted.
func (d *Desk) doAsItStands(line sheet.Line, about phrases.Context) {
	next, answer, err := d.At.Game.Do(line, d.stamp())
	if err != nil {
		d.refuse(err, about)
		return
	}
	d.adopt(next, answer)
	if chosen, ok := line.Event.What.(sheet.ClockChosen); ok && chosen.Kind != "" {
		d.set.Clocks = withClock(chosen.ClockChoice, d.set.Clocks)
		d.want(kit.RememberClocks{Clocks: d.set.Clocks})
	}
}

// adopt makes a game the one at the table and says what was done.
func (d *Desk) adopt(next sheet.Game, answer sheet.Answer) {
	t := d.At
	if verb := answer.Line.Verb; verb != sheet.Undo && verb != sheet.Redo {
		d.made++
	}
	d.questions.next(t) // what is still asked was asked of the game before
	before := &t.Game.Standings
	t.ByTable = t.ByTable || t.Focus == view.OnEntry && t.Hall() && ofTable(answer.Line)
	if t.Editing > 0 || t.Fills(answer.Line) || before.OnTurn != next.Standings.OnTurn || !before.Board.Equal(&next.Standings.Board) {
		t.Board = t.Board.Clear() // a note or a penalty leaves the tiles that are being laid
	}
	answer.Notices = append(answer.Notices, sheet.Overused(before, &next.Standings)...)
	emptied := before.Board.Count() > 0 && next.Standings.Board.Count() == 0
	d.take(next)
	if emptied && len(t.Board.Laid) == 0 {
		t.Board.Cursor = next.Edition.Layout.Centre // where a first play has to lie
	}
	if t.Editing > 0 {
		t.Looking = t.Back
	}
	t.Editing, t.Back, t.Seat = 0, 0, 0
	if !staysAt(answer.Line.Verb) {
		t.Looking = 0
	}
	t.Over = nil
	if t.Focus == view.OnSide {
		t.Row = min(max(1, t.Row), t.LastRow())
	}
	t.Show()
	t.Say(d.Lang.Answer(answer, next))
	if t.Counting {
		t.Say(offersOf(d.Table).countingAnswer(answer, next))
	}
	if notices := d.NoticesOf(answer); notices != "" {
		d.Notice = kit.Notice{Text: notices}
	}
	if next.Standings.Finished && answer.Line.Verb == sheet.Add {
		t.Over = seatingOf(t).theEnd()
	}
}

// ofTable says whether a line is about one table of a hall.
func ofTable(line sheet.Line) bool {
	return line.Event.Player > 0 || view.FillsCell(line.Event.What)
}

// staysAt says whether an old turn stays in view after a change: after one of that turn or its
// note, but not of who plays when.
func staysAt(v sheet.Verb) bool {
	return v == sheet.Edit || v == sheet.Empty || v == sheet.Annotate || v == sheet.Recount
}

// refuse shows why a line or a play was not taken. The tiles stay, and the cursor goes to the
// square at fault.
func (d *Desk) refuse(err error, about phrases.Context) {
	t := d.At
	what, todo := d.Lang.Explain(err, about)
	t.Said = view.Said{Lines: [2]string{what, todo}, Fault: true}
	t.Live.Refused = true
	placed, ok := errors.AsType[*scoring.PlacementError](err)
	if ok && t.Focus == view.OnBoard && t.Shown.Edition.Layout.Contains(placed.Square) {
		t.Board.Cursor = placed.Square
		t.Board.Joins, t.Board.Pending = false, ""
	}
}

// notePlay notes the tiles that are laid.
func (d *Desk) notePlay() {
	t := d.At
	about := d.AboutLaid()
	play, err := d.LaidPlay()
	if err != nil {
		d.refuse(err, about)
		return
	}
	line := t.ForSeat(sheet.Line{Event: sheet.Event{What: sheet.Played{Play: play}}})
	if t.Editing > 0 {
		line.Verb, line.Turn = sheet.Edit, t.Editing
	}
	cursor := t.Board.Cursor
	d.do(line, about)
	if len(t.Board.Laid) == 0 && !t.Duplicate() { // there the next player begins where this play began
		t.Board.Cursor = cursor
	}
}

// takeBack takes back what is typed or laid, else undoes the last change.
func (d *Desk) takeBack() {
	t := d.At
	switch {
	case t.Focus == view.OnSide && t.Tab == view.TabWords && t.RackWords.Text != "":
		d.askWords("")
		return
	case t.Entry.Text() != "":
		t.InGrid = false // it is below that
		t.Entry = t.Entry.With("")
		d.entryChanged()
		return
	case len(t.Board.Laid) > 0:
		t.InGrid = false
		t.Board = t.Board.Clear()
		t.Said = view.Said{}
		t.Refresh()
		return
	case t.Editing > 0:
		t.StopEditing()
		return
	}
	d.do(sheet.Line{Verb: sheet.Undo}, phrases.Context{})
}

// makeAgain makes the last change again that was undone. What is typed or laid is not noted, and would
// be of another turn then.
func (d *Desk) makeAgain() {
	l := &d.At.Game.Log
	switch again := l.Done < len(l.Changes); {
	case again && d.At.InGrid && d.grid.Holds():
		refusalsOf(d.Table).unnoted(d.Lang.Lookup.UnnotedLine)
		return
	case again && d.unfinished():
		return
	}
	d.do(sheet.Line{Verb: sheet.Redo}, phrases.Context{})
}
