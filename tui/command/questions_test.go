package command_test

import (
	"encoding/json"
	"strings"
	"testing"
)

// A line can ask for places, best plays, and what a list says; it changes nothing.
func TestLinesThatAsk(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100", "--players", "Ana,Bea", "H4 JAMON", "6F ZUMOS", "J6 SILLA", "9J ANCHA", "F4 PAZ", "M8 VAGON?", "3F SOL")
	before := m.ok("show", id, "--json")
	for line, want := range map[string][]string{
		"* oso":       {" places for OSO:\n", "(not in the list: ", "List: es, RLA-ES y wspanish. It is not an official one."},
		"check":       {"2 of 9 words not in the list.\n  SPAZ (Turn 7)\n  LJAMON (Turn 7)\nList: es"},
		"check 1":     {"The one word is in the list."},
		"check zumo":  {"ZUMO is in the list.\nList: es"},
		"check zumox": {"ZUMOX is not in the list."},
	} {
		said := m.ok("enter", id, line)
		for _, text := range want {
			if !strings.Contains(said, text) {
				t.Errorf("%s: no %q in\n%s", line, text, said)
			}
		}
	}
	if said := m.no(1, "enter", id, "best AELORS?"); !strings.Contains(said, "Best plays are for after the game.") {
		t.Error(said)
	}
	if after := m.ok("show", id, "--json"); after != before {
		t.Errorf("a question changed the game:\n%s\nwas\n%s", after, before)
	}
	if said := m.no(1, "top", "AELORS?", id); !strings.Contains(said, "--anyway") {
		t.Error(said)
	}
	m.ok("enter", id, "analysis")
	if said := m.ok("enter", id, "best AELORS?") + m.ok("top", "AELORS?", id); strings.Count(said, " plays of AELORS?; the best ") != 2 {
		t.Errorf("no best plays though they are shown to all:\n%s", said)
	}
	if said := m.ok("show", id, "--json"); !strings.Contains(said, "\"analysed\": true") {
		t.Error("the sheet does not say that best plays are shown")
	}
	m.ok("enter", id, "analysis off")
	m.no(1, "enter", id, "best AELORS?")
	m.ok("enter", id, "finish")
	said := m.ok("enter", id, "best AELORS?")
	if !strings.Contains(said, " plays of AELORS?; the best ") || !strings.Contains(said, "count most.") && !strings.Contains(said, "\n  ") {
		t.Errorf("no best plays:\n%s", said)
	}
}

// In a duplicate the best plays are those of the rack of the round.
func TestBestPlaysOfTheRound(t *testing.T) {
	m := newTable(t)
	id := m.start("--kind", "duplicate", "--edition", "es-100", "--players", "Ana", "rack JAMONES")
	said := m.ok("enter", id, "best")
	if !strings.Contains(said, " plays of JAMONES") || strings.Count(said, "\n") < 10 {
		t.Errorf("no best plays:\n%s", said)
	}
	if said := m.no(1, "enter", id, "next"); !strings.Contains(said, "Nothing is noted in this round.") {
		t.Error(said)
	}
}

// show --list marks the words of the sheet.
func TestShowLooksWordsUp(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "nl-102", "--players", "Ana,Bea", "H4 QALYTJE", "pass")
	var report struct {
		Turns []struct {
			Points int `json:"points"`
			Words  []struct {
				InList *bool `json:"in_list"`
			} `json:"words"`
		} `json:"turns"`
	}
	if err := json.Unmarshal([]byte(m.ok("show", id, "--json", "--list", "nl")), &report); err != nil {
		t.Fatal(err)
	}
	word := report.Turns[0].Words[0]
	if word.InList == nil || *word.InList || report.Turns[0].Points != 128 {
		t.Errorf("%+v", report)
	}
	if said := m.ok("show", id, "--list", "nl"); !strings.Contains(said, "The one word is not in the list.\n  QALYTJE (Turn 1)\nList: nl") {
		t.Error(said)
	}
	if err := json.Unmarshal([]byte(m.ok("show", id, "--json")), &report); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(m.ok("show", id, "--json"), `"in_list": true`) {
		t.Error("words are looked up although nobody asked")
	}
}

// Closing a round says who has nothing in it.
func TestClosingNamesWhoHasNothing(t *testing.T) {
	m := newTable(t)
	id := m.start("--kind", "duplicate", "--edition", "es-100", "--players", "Ana,Bea,Cai")
	if said := m.ok("enter", id, "24", "next"); !strings.Contains(said, "Nothing from Bea and Cai.") {
		t.Error(said)
	}
	if said := m.ok("enter", id, "24", "20", "10", "next"); strings.Contains(said, "Nothing from") {
		t.Error(said)
	}
	hall := m.start("--kind", "duplicate", "--edition", "es-100", "--players", "30")
	if said := m.ok("enter", hall, "24", "next"); !strings.Contains(said, "Nothing from 29 players.") {
		t.Error(said)
	}
}

// Plays of a duplicate that have no place any more are told by their round, once.
func TestRoundsWithoutAPlace(t *testing.T) {
	m := newTable(t)
	id := m.start("--kind", "duplicate", "--edition", "es-100", "--players", "Ana,Bea", "H4 JAMON", "H4 JAMON", "next", "6F ZUMOS", "6F ZUMO", "next")
	if said := m.ok("enter", id, "edit 1 master 8H SOL"); !strings.Contains(said, "A play of round 2 does not fit the board and counts 0.") {
		t.Error(said)
	}
	if said := m.ok("show", id); !strings.Contains(said, "A play of round 2 does not fit the board and counts 0.") {
		t.Error(said)
	}
}
