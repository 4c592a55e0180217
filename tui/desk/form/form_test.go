package form_test

import (
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	"pgregory.net/rapid"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/sheettest"
	"tanteo/tui/desk/form"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// moves are the keys of a form besides Enter and Esc, which leave it.
var moves = []rune{tea.KeyUp, tea.KeyDown, tea.KeyLeft, tea.KeyRight, tea.KeyTab, tea.KeyBackspace, tea.KeyHome, tea.KeyDelete}

// pressed is a form after keys and letters, drawn after each of them in a side of some width: the
// cursor is in a row of it that fits.
func pressed(t *rapid.T, f kit.Over, typed string) (kit.Env, kit.Over) {
	all := phrases.Languages()
	env := kit.Env{Lang: all[rapid.IntRange(0, len(all)-1).Draw(t, "language")], Keys: key.NewMap(), Look: draw.NewLook("dark", true, colorprofile.ASCII, "block")}
	room := kit.Room{W: rapid.IntRange(32, 80).Draw(t, "width"), H: 20, Foot: 48}
	for range rapid.IntRange(0, 12).Draw(t, "keys") {
		var msg tea.Msg = tea.KeyPressMsg{Code: rapid.SampledFrom(moves).Draw(t, "key")}
		if typed != "" && rapid.Bool().Draw(t, "types") {
			msg = tea.KeyPressMsg{Text: rapid.StringMatching(typed).Draw(t, "text")}
		}
		f, _ = f.Update(env, msg)
		p := f.View(env, room)
		if p.Y >= len(p.Lines) || p.X >= room.W || p.Line == "" {
			t.Fatalf("the cursor is in column %d of line %d of %d", p.X, p.Y, len(p.Lines))
		}
		if row := p.Lines[p.Y]; draw.Width(row) > room.W {
			t.Fatalf("%q is wider than %d", row, room.W)
		}
	}
	return env, f
}

// entered is what a form does when it is entered: the line that it shows, as the game reads it.
func entered(t *rapid.T, env kit.Env, f kit.Over, g sheet.Game) (done bool, err error) {
	shown := f.View(env, kit.Room{W: 32, H: 20, Foot: 48}).Line
	_, action := f.Update(env, tea.KeyPressMsg{Code: tea.KeyEnter})
	do, ok := action.(kit.DoText)
	if !ok {
		return false, nil
	}
	if do.Text != shown {
		t.Fatalf("it shows %q and does %q", shown, do.Text)
	}
	read, err := line.Parse(do.Text, g, phrases.Vocabulary())
	if err == nil {
		_, _, err = g.Do(read, sheet.Stamp{})
	}
	return true, err
}

// Whatever is chosen in the form of the clock, it is a line that the game takes.
func TestEveryClockIsALine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := sheettest.Table{Turns: 3, Without: sheettest.After}.Game(t)
		if g.Standings.Finished || g.Standings.Void {
			t.Skip("no clock is chosen any more")
		}
		env, f := pressed(t, form.NewClock(g, nil), "")
		if done, err := entered(t, env, f, g); !done || err != nil {
			t.Fatalf("done: %v, %v", done, err)
		}
	})
}

// What is typed into the form of the clock is shown, and signs that make no time are not.
func TestClockTakesOnlyTimes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := sheettest.Table{Turns: 2}.Classic(t)
		before := form.NewClock(g, nil)
		env, f := pressed(t, before, "[a-z.-]{1,3}")
		if f.(form.Clock).Holds() {
			t.Fatalf("letters are typed: %q", f.View(env, kit.Room{W: 32, H: 20}).Line)
		}
	})
}

// The form of the end either ends the game with the line that it shows, or says why not and stays.
func TestEndEndsOrSaysWhy(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := sheettest.Table{Turns: 4, Without: sheettest.After}.Classic(t)
		if g.Standings.Finished || g.Standings.Void {
			t.Skip("it has ended")
		}
		env, f := pressed(t, form.NewEnd(g, phrases.For("en").Word(line.CommandEnd), phrases.Vocabulary()), "[a-zA-Z?ñ]{1,4}")
		done, err := entered(t, env, f, g)
		if err != nil {
			t.Fatal(err)
		}
		if next, _ := f.Update(env, tea.KeyPressMsg{Code: tea.KeyEnter}); !done && next.View(env, kit.Room{W: 32, H: 20}).Answer.Lines[0] == env.Lang.Screen.End.SameAsLine {
			t.Fatal("it stays and does not say why")
		}
	})
}
