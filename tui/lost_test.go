package tui_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"tanteo/editions"
	"tanteo/sheet/store"
	"tanteo/tui/sitting"
)

// spoilsLast has somebody note a line beside the screen whose digits are others on the disk.
func spoilsLast(t *testing.T, dir, id, text, from, to string) {
	t.Helper()
	games, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	room := sitting.Room{Games: games, Catalogue: editions.Embedded(), Remember: sitting.Forgetful{}, Now: time.Now, Chance: store.NewSeed}
	s, err := room.Open(id)
	if err != nil {
		t.Fatal(err)
	}
	enters(t, s, text)
	path := filepath.Join(dir, "games", id+".changes")
	noted, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, bytes.Replace(noted, []byte(from), []byte(to), 1), 0o600); err != nil {
		t.Fatal(err)
	}
}

// A last line that was spoilt on the disk is told where the game is opened, and where it is open, once.
func TestALostLineIsToldOnTheScreen(t *testing.T) {
	t.Parallel()
	const damaged = "! The last line noted was damaged on the disk. Lost: 26. Note it again."
	synctest.Test(t, func(t *testing.T) {
		at := desktop{follows: true}.filled(t)
		id := keepGame(t, at.dir, at.edition, []string{"Ana", "Bea"}, "H4 JAMON")
		spoilsLast(t, at.dir, id, "25", `"points":25`, `"points":26`)
		d := sitDown(t, at)
		d.Press(enter)
		d.Sees(damaged)
		d.Press(right)
		d.hears()
		d.SeesNot("damaged")
		d.Press("30", enter)
		d.hears()
		d.players("» Ana 44", "Bea 30")
		d.SeesNot("damaged")
		spoilsLast(t, at.dir, id, "31", `"points":31`, `"points":26`)
		d.hears()
		d.Sees(damaged)
		d.Press("32", enter)
		d.hears()
		d.players("Ana 76", "» Bea 30")
		d.SeesNot("damaged")
		if got := d.noted(); !slices.Equal(got, []int{44, 30, 32}) {
			t.Errorf("noted are %v", got)
		}
	})
}

// A game whose file something else has written is marked in the list of games, and under it stands what
// one can do with it.
func TestAnAlteredGameIsMarkedInTheList(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		id := keepGame(t, at.dir, at.edition, []string{"Ana", "Bea"}, "H4 JAMON", "25")
		path := filepath.Join(at.dir, "games", id+".json")
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, bytes.Replace(text, []byte(`"points": 25`), []byte(`"points": 26`), 1), 0o600); err != nil {
			t.Fatal(err)
		}
		d := sitDown(t, at)
		d.Sees("altered")
		d.Press(down, enter)
		d.Sees("Ana 44, Bea 26", "altered", "The file is not as tanteo wrote it. It is only read; play on in a copy", "of it.")
	})
}
