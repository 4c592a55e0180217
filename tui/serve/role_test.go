package serve_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tanteo/sheet"
	"tanteo/tui/screentest"
	"tanteo/tui/serve"
)

// Whoever looks on changes nothing, searches nothing, and gets nothing of the machine, whatever he types.
func TestSpectatorOnlyLooks(t *testing.T) {
	c := found(t)
	c.key("bea", `role="spectator"`)
	id := c.game(sheet.ClassicGame, "Ana", "Bea")
	c.serves(serve.Limits{})
	for line, answer := range map[string]string{
		"25": "You only look on here.", "again": "You only look on here.", "take": "You only look on here.", "undo": "You only look on here.",
		"* MESA": "No searching while the game goes on.", "best MESA": "No searching while the game goes on.",
		"check MESA": "No searching while the game goes on.", "print sheet": "Not from here.", "write x.json": "Not from here.",
	} {
		bea := c.comes("bea", "") // the one game there is
		bea.sees("watching")
		bea.Type(":" + line)
		bea.sees("> " + line)
		bea.Type("\r")
		bea.sees("! " + answer)
		bea.Type(screentest.Ctrl('c'))
		bea.leaves()
	}
	l, err := c.games.Load(id)
	if err != nil || len(l.Events) != 0 {
		t.Errorf("%d events, %v", len(l.Events), err)
	}
	if all, err := c.games.List(); err != nil || len(all) != 1 {
		t.Errorf("%d games, %v", len(all), err)
	}
}

// A scorer notes, and gets at none of the machine's files.
func TestScorerHasNoFiles(t *testing.T) {
	c := found(t)
	c.key("ana", `role="scorer"`)
	id := c.game(sheet.ClassicGame, "Ana", "Bea")
	c.serves(serve.Limits{})
	ana := c.comes("ana", id)
	ana.sees("H8")
	path := filepath.Join(t.TempDir(), "game.json")
	ana.Type(":write " + path + "\r")
	ana.sees("Not from here.")
	ana.Type(screentest.Esc + screentest.Esc)
	ana.Type(screentest.Ctrl('p') + "print")
	ana.sees("print")
	ana.Type(screentest.Esc + screentest.Esc)
	if _, err := os.Stat(path); err == nil {
		t.Error("a file was written")
	}
	ana.Type(":open\r")
	ana.sees("Search", id) // the list is read
	ana.Type(screentest.Tab)
	ana.sees("A copy, as a new game")
	if text := ana.Text(); strings.Contains(text, "trash") || strings.Contains(text, c.dir) {
		t.Errorf("the list shows\n%s", text)
	}
}

// Games that do not match the pattern are not there.
func TestPatternOfGames(t *testing.T) {
	c := found(t)
	c.key("ana", `role="scorer",games="2026-12-*"`)
	c.key("bea", `games="*-ana-bea"`)
	c.key("cai", `games="2026-11-29-*"`)
	id, other := c.game(sheet.ClassicGame, "Ana", "Bea"), c.game(sheet.ClassicGame, "Cai", "Dora")
	c.serves(serve.Limits{})
	ana := c.comes("ana", id)
	if code := ana.leaves(); code == 0 {
		t.Error("a game of others is opened")
	}
	ana = c.comes("ana", "")
	ana.sees("T  A  N  T  E  O")
	if text := ana.Text(); strings.Contains(text, "Cai") || strings.Contains(text, "Bea") {
		t.Errorf("games of others are listed\n%s", text)
	}
	ana.Type("\r\r")
	ana.sees("2026-11-29-game would not be one of your games.")
	bea := c.comes("bea", "") // the one that is hers
	bea.sees("Ana", "You only look on here.")
	bea.Type(":open " + other + "\r")
	bea.sees("no game " + other)
	cai := c.comes("cai", "")
	cai.sees("Search", "Cai 0, Dora 0", "Ana 0, Bea 0")
}

// What a player hands in the arbiter sees, and nobody else before the round is closed.
func TestPlayersOfARound(t *testing.T) {
	c := found(t)
	c.key("arbiter", `role="scorer"`)
	c.key("ana", `role="player Ana"`)
	c.key("bea", `role="player Bea"`)
	id := c.game(sheet.DuplicateGame, "Ana", "Bea")
	c.serves(serve.Limits{})
	arbiter, ana, bea := c.comes("arbiter", id), c.comes("ana", id), c.comes("bea", id)
	arbiter.sees("Ana")
	arbiter.Type(":rack JAMONES\r")
	ana.sees("JAMONES")
	bea.sees("JAMONES")
	ana.Type(":H4 JAMON\r")
	arbiter.sees("JAMON ")
	ana.Type(":H4 JAMONES\r")
	bea.Type(":H5 MESA\r")
	arbiter.sees("MESA")
	if out := bea.Output(); strings.Contains(strings.ReplaceAll(out, "JAMONES", ""), "JAMON") {
		t.Error("Bea is shown the play of Ana")
	}
	l, err := c.games.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	slips := 0 // the second one of Ana is none
	for _, e := range l.Events {
		if e.Player > 0 {
			slips++
		}
	}
	if slips != 2 {
		t.Errorf("%d plays are in: %+v", slips, l.Events)
	}
}
