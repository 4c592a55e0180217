package command_test

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"tanteo/scoring"
	"tanteo/sheet/report"
)

// set is an edition as `editions ID --json` tells it.
type set struct {
	scoring.Definition
	Tiles int
}

func (s set) letter(text string) scoring.LetterDef {
	for _, l := range s.Letters {
		if l.Letter == text {
			return l
		}
	}
	return scoring.LetterDef{}
}

// setCase adds up the tiles of an edition.
func setCase(t *testing.T, c seedCase) {
	s := read[set](t, newTable(t).ok("editions", c.Edition, "--json"))
	letters, points, ones, oneFaces := 0, 0, 0, 0
	for _, l := range s.Letters {
		letters += l.Count
		points += l.Count * l.Value
		if l.Value == 1 {
			ones += l.Count
			oneFaces++
		}
	}
	var want map[string]any
	if err := json.Unmarshal(c.Raw, &want); err != nil {
		t.Fatal(err)
	}
	vowels := 0
	for _, l := range []string{"A", "E", "I", "N", "O"} {
		vowels += s.letter(l).Count
	}
	for field, got := range map[string]int{
		"total": s.Tiles, "letters": letters, "blanks": s.Blanks, "zero_points": s.Blanks, "letter_points": points,
		"one_point_faces": oneFaces, "one_point_tiles": ones, "aeino": vowels,
		"CH": s.letter("CH").Value, "LL": s.letter("LL").Value, "RR": s.letter("RR").Value, "Ñ": s.letter("Ñ").Value,
		"E": s.letter("E").Count, "N": s.letter("N").Count, "Z": s.letter("Z").Value,
	} {
		if w, ok := want[field].(float64); ok && int(w) != got {
			t.Errorf("%s: %d, want %v", field, got, w)
		}
	}
	if dearest, ok := want["dearest"].(map[string]any); ok {
		for letter, value := range dearest {
			for _, l := range s.Letters {
				if l.Value > int(value.(float64)) || l.Letter == letter && l.Value != int(value.(float64)) {
					t.Errorf("%s is worth %d, more than %s", l.Letter, l.Value, letter)
				}
			}
		}
	}
	if french, ok := want["french_Z"].(float64); ok {
		fr := read[set](t, newTable(t).ok("editions", "fr-102", "--json"))
		if fr.letter("Z").Value != int(french) {
			t.Errorf("Z is worth %d in French", fr.letter("Z").Value)
		}
	}
	for field, value := range map[string]int{"one_point": 1, "two": 2, "three": 3, "four": 4, "five": 5, "eight": 8, "ten": 10} {
		row, _ := want[field].(string)
		for _, face := range strings.Fields(row) {
			letter := strings.TrimRight(face, "0123456789")
			count, _ := strconv.Atoi(strings.TrimPrefix(face, letter))
			if l := s.letter(letter); l.Count != count || l.Value != value {
				t.Errorf("%s: %d tiles of %d, want %d of %d", letter, l.Count, l.Value, count, value)
			}
		}
	}
}

func boardCase(t *testing.T, c seedCase) {
	s := read[set](t, newTable(t).ok("editions", "es-100", "--json"))
	want := read[map[string]any](t, string(c.Raw))
	rows := strings.Join(s.Board, "")
	for field, sign := range map[string]string{"double_letter": "d", "triple_letter": "t", "double_word": "D", "triple_word": "T", "plain": "."} {
		if n := strings.Count(rows, sign); n != int(want[field].(float64)) {
			t.Errorf("%s: %d, want %v", field, n, want[field])
		}
	}
}

func bagCase(t *testing.T, c seedCase) {
	m := newTable(t)
	want := read[struct {
		Players    int
		NotOnBoard int `json:"not_on_board"`
		InBag      int `json:"in_bag"`
	}](t, string(c.Raw))
	id := m.start("--edition", c.Edition, "--players", strconv.Itoa(want.Players))
	got := read[report.Game](t, m.ok("show", "--json", id)).Tiles
	if got.Unseen != want.NotOnBoard || got.Bag != want.InBag {
		t.Errorf("unseen %d, bag %d; want %d, %d", got.Unseen, got.Bag, want.NotOnBoard, want.InBag)
	}
}

// twoTilesCase spells the words of two tiles, some of which have three letters.
func twoTilesCase(t *testing.T, c seedCase) {
	m := newTable(t)
	want := read[struct {
		Words []string
		Count int
	}](t, string(c.Raw))
	if len(want.Words) != want.Count {
		t.Errorf("%d words, want %d", len(want.Words), want.Count)
	}
	for _, word := range want.Words {
		got := read[report.Count](t, m.ok("score", "--json", "--edition", c.Edition, word))
		if got.NewTiles != 2 || len(got.Words[0].Tiles) != 2 {
			t.Errorf("%s has %d tiles", word, got.NewTiles)
		}
	}
}
