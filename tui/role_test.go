package tui_test

import (
	"testing"
	"testing/synctest"
	"time"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/sitting"
)

// arbiter is whoever leads a new duplicate of Ana and Bea in a folder.
func arbiter(t *testing.T, dir string) *sitting.Sitting {
	t.Helper()
	games, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	room := sitting.Room{
		Games: games, Holder: store.Holder{User: "arbiter"}, Catalogue: editions.Embedded(), Remember: sitting.Forgetful{},
		Now: time.Now, Chance: store.NewSeed,
	}
	e, err := room.Catalogue.Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	l, err := room.Create(sheet.Log{Kind: sheet.DuplicateGame, Edition: e.Definition, Notation: e.Notation, Players: []string{"Ana", "Bea"}, First: 1})
	if err != nil {
		t.Fatal(err)
	}
	s, err := room.Open(l.ID)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Two players of a duplicate each note their own play at a screen of their own. Neither sees what the other
// has played before the round is closed, and what is not theirs to do is refused with a reason.
func TestPlayersAtTheirOwnScreens(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		dir, shared := t.TempDir(), new(sitting.Shared)
		leads := arbiter(t, dir)
		enters(t, leads, "rack JAMONES")
		sits := func(name string) *desk {
			d := sitDown(t, desktop{dir: dir, follows: true, user: name, role: sitting.Role{Kind: sitting.Player, Name: name}, shared: shared})
			d.Press(enter)
			return d
		}
		ana, bea := sits("Ana"), sits("Bea")
		ana.Press(":", "H4 JAMON", enter)
		ana.hears()
		bea.hears()
		ana.Sees("JAMON", "44", "Your play of round 1 is in.")
		ana.SeesNot("changed", "All are in")
		bea.SeesNot("JAMON ", "44")
		bea.Sees("Ana             ■", "1       ·          ■        now")
		ana.Press(":", "H4 MONAS", enter)
		ana.Sees("Your play of round 1 is in.", "The arbiter can correct it.")
		ana.Press(esc, esc, ":", "penalty Bea 10", enter)
		ana.Sees("That is for the arbiter.")
		bea.Press(":", "next", enter)
		bea.Sees("That is for the arbiter.")
		bea.Press(esc, esc, ":", "H4 QUESO", enter)
		bea.Sees("Not on the rack: Q and U.")
		bea.Press(esc, esc, ":")
		bea.Press("H4 MONAS", enter)
		bea.hears()
		ana.hears()
		ana.SeesNot("MONAS")
		enters(t, leads, "next")
		ana.hears()
		bea.hears()
		if s := leads.Game.Standings; len(s.Rounds) != 2 || s.Players[0].Points != 44 || s.Players[1].Points == 0 || s.Players[1].Points == 44 {
			t.Errorf("%+v", s.Players)
		}
		ana.Sees("1      44         44         20")
		bea.Sees("1      44         44         20", "Round 1 is closed. Master: JAMON at H4-H8, 44.")
		bea.Press(":", "H4 MONAS", enter) // of the round before
		bea.Sees("no rack yet")
	})
}

// A play that comes after the round was closed is not noted; its line stays, and the reason is told.
func TestAPlayThatIsTooLate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		dir := t.TempDir()
		leads := arbiter(t, dir)
		enters(t, leads, "rack JAMONES")
		d := sitDown(t, desktop{dir: dir, user: "Bea", role: sitting.Role{Kind: sitting.Player, Name: "Bea"}}) // who hears nothing
		d.Press(enter)
		enters(t, leads, "1: H4 JAMON")
		enters(t, leads, "next")
		d.Press(":", "H4 MONAS", enter)
		d.Sees("Round 1 went on without your play.", "H4 MONAS")
		if got := d.noted(); len(got) != 2 { // Ana's, and the master
			t.Errorf("noted are %v", got)
		}
	})
}

// Who only looks on is told why nothing can be noted, and keeps nobody from writing.
func TestASpectatorsScreen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		dir := t.TempDir()
		leads := arbiter(t, dir)
		enters(t, leads, "rack JAMONES")
		d := sitDown(t, desktop{dir: dir, follows: true, user: "eva", role: sitting.Role{Kind: sitting.Spectator}})
		d.Press(enter)
		d.Sees("You only look on here.")
		enters(t, leads, "1: H4 JAMON")
		d.hears()
		d.SeesNot("44", "JAMON ")
		d.Press(":", "2: pass", enter)
		d.Sees("You only look on here.")
		d.Press(ctrl('w'))
		d.Sees("You only look on here.")
		enters(t, leads, "next")
		d.hears()
		d.Sees("H  TW .  .  J  A  M  O  N")
	})
}
