package command_test

import (
	"slices"
	"strings"
	"testing"

	"tanteo/sheet"
	"tanteo/sheet/report"
)

// derived are the cases that follow from the seeds, and what has to be refused.
var derived = map[string]func(t *testing.T){
	"n-over-master": func(t *testing.T) {
		m := newTable(t)
		id := m.start("--kind", "duplicate")
		m.ok("enter", id, "master 36", "40")
		game := read[report.Game](t, m.ok("show", "--json", id))
		if !slices.ContainsFunc(game.Notices, func(n report.Notice) bool { return n.Code == sheet.NoticeOverMaster }) {
			t.Errorf("%+v", game.Notices)
		}
	},
	"x-conquest": func(t *testing.T) {
		scores(t, 311, "(3 + 1 + 1 + 10 × 2 + 1 + 1 + 1 + 1) × 9 = 261", "en-100", "C3wONQ2lU(E)ST3w")
	},
	"x-blank-on-dl":     func(t *testing.T) { scores(t, 12, "(0 × 2 + 1 + 3 + 1 + 1) × 2 = 12", "es-100", "H4 J?AMON") },
	"x-blank-two-tiles": func(t *testing.T) { scores(t, 6, "(3 + 0) × 2 = 6", "es-100", "H8 ME?") },
	"x-single-tile": func(t *testing.T) {
		m := newTable(t)
		for _, line := range []string{"I8 O", "8I O", "8H NO"} {
			id := m.start("--edition", "es-100", "H4 JAMON", line)
			turn := read[report.Game](t, m.ok("show", "--json", id)).Turns[1]
			if turn.Points != 2 || len(turn.Words) != 1 || turn.Words[0].Word != "NO" {
				t.Errorf("%s: %+v", line, turn)
			}
		}
	},
	"x-bag-late": func(t *testing.T) {
		m := newTable(t)
		s := read[set](t, m.ok("editions", "es-100", "--json"))
		tiles := []string{"A?", "E?"}
		for _, l := range s.Letters {
			if !strings.ContainsAny(l.Letter, "CHLR") {
				tiles = append(tiles, slices.Repeat([]string{l.Letter}, l.Count)...)
			}
		}
		for i, l := range []string{"L", "R", "L", "R", "L", "R", "C"} { // apart: two make another letter
			tiles = slices.Insert(tiles, 10*i, l)
		}
		lines := []string{"--edition", "es-100"}
		for chunk := range slices.Chunk(tiles, 7) {
			lines = append(lines, "= "+strings.Join(chunk, ""))
		}
		got := read[report.Game](t, m.ok("show", "--json", m.start(lines...))).Tiles
		if got.Unseen != 11 || got.Bag != 0 || len(got.Overused) != 0 {
			t.Errorf("unseen %d, bag %d, over-used %v", got.Unseen, got.Bag, got.Overused)
		}
	},
	"n-first-not-centre": func(t *testing.T) { refuses(t, "The first word must cover H8.", "H3 JAMON") },
	"n-first-one-tile":   func(t *testing.T) { refuses(t, "The first word needs two tiles at least.", "H8 A") },
	"n-gap":              func(t *testing.T) { refuses(t, "H5", "H4 A.A") },
	"n-not-touching":     func(t *testing.T) { refuses(t, "SOL at A1 touches no tile on the board.", "H4 JAMON", "A1 SOL") },
	"n-eight-new": func(t *testing.T) {
		refuses(t, "has more than 7 new tiles. Put those that lay there in brackets", "= CASADERO")
	},
	"n-digit": func(t *testing.T) { refuses(t, "A word has no digits", "H4 M3SA") },
	"n-k": func(t *testing.T) {
		m := newTable(t)
		got := read[report.Count](t, m.ok("score", "--json", "--edition", "es-100", "KILO"))
		if got.Points != 3 || got.Words[0].Working != "0 + 1 + 1 + 1 = 3" || got.Words[0].Tiles[0] != "k" ||
			len(got.Notices) != 1 || got.Notices[0].Code != sheet.NoticeBlankKW {
			t.Errorf("%+v", got)
		}
	},
	"n-2001":            func(t *testing.T) { refuses(t, "0 to 2000", "2001") },
	"n-two-empty-racks": func(t *testing.T) { refuses(t, "Only one player can have gone out.", "end - -") },
}

func scores(t *testing.T, points int, working, edition, play string) {
	t.Helper()
	got := read[report.Count](t, newTable(t).ok("score", "--json", "--edition", edition, play))
	if got.Points != points || got.Words[0].Working != working {
		t.Errorf("%s: %d, %s", play, got.Points, got.Words[0].Working)
	}
}

// refuses enters lines of which the last is refused with a sentence, and changes nothing.
func refuses(t *testing.T, sentence string, lines ...string) {
	t.Helper()
	m := newTable(t)
	id := m.start(append([]string{"--edition", "es-100"}, lines[:len(lines)-1]...)...)
	before := m.ok("show", "--json", id)
	if said := m.no(1, "enter", id, lines[len(lines)-1]); !strings.Contains(said, sentence) {
		t.Errorf("%q: %s", lines, said)
	}
	if m.ok("show", "--json", id) != before {
		t.Errorf("%q was refused and changed the game", lines)
	}
}
