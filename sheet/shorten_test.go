package sheet_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"tanteo/sheet"
	"tanteo/sheet/sheettest"
)

// A file can hold names that nobody could type: wherever they stand they are cut to what can be, and
// a game in which there are none stays as it is.
func TestNamesOfAFileAreShortened(t *testing.T) {
	long, crowded := strings.Repeat("Ñ", 200_000), "A"+strings.Repeat("\u0301", 1000)+"na"
	l := sheettest.EnterAll(t, sheettest.NewTable(t, "en-100", "home", "Ana", "Bea"), "8H HAND", "name 1 Zoe", "join Cid", "delete 1").Log
	if _, shortened := l.Shortened(); shortened {
		t.Error("ordinary names are shortened")
	}
	l.Players = []string{long, crowded}
	l.Header.Event = long
	l.Header.Kept = []string{"player1 " + long, "lexicon " + long}
	spoil := func(events []sheet.Event) {
		for i, e := range events {
			switch e.What.(type) {
			case sheet.Renamed:
				events[i].What = sheet.Renamed{Player: 1, Name: long}
			case sheet.Joined:
				events[i].What = sheet.Joined{Name: crowded}
			}
		}
	}
	spoil(l.Events)
	for _, change := range l.Changes {
		spoil(change.New)
	}
	short, shortened := l.Shortened()
	if !shortened {
		t.Fatal("nothing is shortened")
	}
	names := append(short.Players, strings.TrimPrefix(short.Header.Kept[0], "player1 "))
	for _, events := range append([][]sheet.Event{short.Events}, short.Changes[1].New, short.Changes[2].New) {
		for _, e := range events {
			switch what := e.What.(type) {
			case sheet.Renamed:
				names = append(names, what.Name)
			case sheet.Joined:
				names = append(names, what.Name)
			}
		}
	}
	if len(names) < 7 {
		t.Errorf("only %d names", len(names))
	}
	for _, name := range names {
		if err := sheet.CheckName(name); err != nil {
			t.Errorf("%.80q: %v", name, err)
		}
	}
	if n := utf8.RuneCountInString(short.Header.Event); n != sheet.MaxTitle || short.Header.Kept[1] != l.Header.Kept[1] || l.Players[0] != long {
		t.Errorf("%d characters of the event", n)
	}
}
