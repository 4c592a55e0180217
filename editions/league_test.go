package editions_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tanteo/editions"
)

// TestLeagues reads the schemes that come with the program.
func TestLeagues(t *testing.T) {
	c := editions.Embedded()
	for _, one := range c.ListLeagues() {
		if s, err := c.League(one.ID); one.Err != nil || err != nil || s.ID != one.ID || len(s.Sources) == 0 {
			t.Errorf("%s: %v, %v, %+v", one.ID, one.Err, err, s)
		}
	}
	xp, err := c.League("xp")
	winner := func(players, sharing int) string { return xp.Winner(players, sharing).RatString() }
	if err != nil || winner(2, 1) != "20" || winner(3, 1) != "30" || winner(4, 2) != "20" || winner(4, 3) != "40/3" || xp.Others != 5 {
		t.Errorf("%+v, %v", xp, err)
	}
	if _, err := c.League("nba"); !errors.As(err, new(*editions.NotFoundError)) {
		t.Errorf("%v", err)
	}
}

const clubLeague = `id = "club"
name = "Club"
win = 3
win_per_player = 0
others = 1
`

// TestOwnLeague: a player's own scheme stands beside the others; a mistake in it is named with
// its place, and spoils nothing else.
func TestOwnLeague(t *testing.T) {
	dir := t.TempDir()
	folder := filepath.Join(dir, "leagues")
	if err := os.Mkdir(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(folder, "club.toml")
	for text, want := range map[string]string{
		clubLeague: "",
		strings.Replace(clubLeague, "win = 3", "wins = 3", 1):         "club.toml:3:1: unknown field \"wins\"",
		strings.Replace(clubLeague, "win = 3", "win = -3", 1):         "club.toml:3:1: win: -3 is no number from 0 to 9999",
		strings.Replace(clubLeague, `"club"`, `"other"`, 1):           "is not the name of the file",
		strings.Replace(clubLeague, "others = 1\n", "", 1):            "others is missing",
		strings.Replace(clubLeague, `"Club"`, "\"C\\u001b[31m\"", 1):  "cannot be printed",
		strings.Replace(clubLeague, "win = 3", "win = 3\nwin = 4", 1): "club.toml:4:1",
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		c, err := editions.Load(dir)
		if err != nil {
			t.Fatal(err)
		}
		s, err := c.League("club")
		switch {
		case want == "" && (err != nil || s.Win != 3 || s.Others != 1):
			t.Errorf("%v, %+v", err, s)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want) || !errors.As(err, new(*editions.FileError))):
			t.Errorf("%q: %v, want %s", text, err, want)
		}
		if _, err := c.League("xp"); err != nil {
			t.Error(err)
		}
	}
}
