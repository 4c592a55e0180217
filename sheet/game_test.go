package sheet_test

import (
	"reflect"
	"slices"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/sheettest"
)

// What all tests have that type lines, by shorter names.
var (
	tableWords, commandWord, tableRules, tableStamp = sheettest.Words, sheettest.Word, sheettest.Rules, sheettest.Stamp

	catalogued, newTable, start = sheettest.Edition, sheettest.NewTable, sheettest.Start
	enter, enterAll             = sheettest.Enter, sheettest.EnterAll
)

func itoa(n int) string { return strconv.Itoa(n) }

// TestAnswer compares the whole answer to lines of each kind.
func TestAnswer(t *testing.T) {
	g := enterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "H4 JAMON", "6F ZUMOS")
	for _, tt := range []struct {
		text string
		want sheet.Answer // without the line
	}{
		{"10", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{54, 38}}},
		{"Bea: 10", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{44, 48},
			Notices: []sheet.Notice{{Code: sheet.NoticeOutOfTurn, Player: 2}}}},
		{"penalty Bea", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{44, 28}}},
		{"challenge", sheet.Answer{Turn: 2, Before: []int{44, 38}, After: []int{44, 0}}},
		{"challenge failed", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{34, 38}}},
		{"end XA -", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{35, 47}}},
		{"finish", sheet.Answer{Before: []int{44, 38}, After: []int{44, 38}}},
		{"join Cai", sheet.Answer{Before: []int{44, 38}, After: []int{44, 38, 0}}},
		{"note x", sheet.Answer{Before: []int{44, 38}, After: []int{44, 38}}},
		{"lay A1 SI", sheet.Answer{Before: []int{44, 38}, After: []int{44, 38}}},
		{"undo", sheet.Answer{Before: []int{44, 38}, After: []int{44, 0}}},
		{"edit 1 pass", sheet.Answer{Turn: 1, Before: []int{44, 38}, After: []int{0, 0}, Faults: []int{2},
			Notices: []sheet.Notice{{Code: sheet.NoticeTotalsChanged}}}},
		{"insert 1 5", sheet.Answer{Turn: 1, Before: []int{44, 38}, After: []int{43, 44},
			Notices: []sheet.Notice{{Code: sheet.NoticeTotalsChanged}}}},
		{"insert 3 5", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{49, 38},
			Notices: []sheet.Notice{{Code: sheet.NoticeTotalsChanged}}}},
		{"delete 2", sheet.Answer{Before: []int{44, 38}, After: []int{44, 0},
			Notices: []sheet.Notice{{Code: sheet.NoticeTotalsChanged}}}},
		{"J6 SÍ", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{46, 38}, Notices: []sheet.Notice{{Code: sheet.NoticeReadAsNewTiles}}}},
		{"J7 I", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{46, 38}, Notices: []sheet.Notice{{Code: sheet.NoticeReadAsNewTiles}}}},
		{"J6 S?Í", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{46, 38}, Notices: []sheet.Notice{{Code: sheet.NoticeMarkIgnored, Count: 1}, {Code: sheet.NoticeReadAsNewTiles}}}},
		{"exchange ??", sheet.Answer{Turn: 3, Before: []int{44, 38}, After: []int{44, 38}}},
	} {
		t.Run(tt.text, func(t *testing.T) {
			_, got, err := enter(g, tt.text)
			if err != nil {
				t.Fatal(err)
			}
			got.Line = sheet.Line{}
			if diff := cmp.Diff(tt.want, got, cmpopts.IgnoreFields(sheet.Answer{}, "Row"), cmpopts.IgnoreFields(sheet.Notice{}, "Other")); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// The envelope of an event is the caller's: the time and who typed; the id is new.
func TestEnvelope(t *testing.T) {
	g := enterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "10", "Ana: 20 / AB", "undo", "30")
	want := []sheet.Event{
		{ID: 1, Time: tableStamp.Time, By: "ana", What: sheet.Points{Points: 10}},
		{ID: 3, Time: tableStamp.Time, By: "ana", What: sheet.Points{Points: 30}},
	}
	if diff := cmp.Diff(want, g.Log.Events); diff != "" {
		t.Error(diff)
	}
	l := newTable(t, "es-100", "home", "Ana", "Bea").Log
	l.Events = []sheet.Event{{ID: 7, What: sheet.Passed{}}} // as an import leaves it, without changes
	if g := enterAll(t, start(t, l), "delete 1", "pass"); g.Log.Events[0].ID != 8 {
		t.Errorf("event %d after event 7", g.Log.Events[0].ID)
	}
}

// A correction keeps what was noted about the turn, and what the line does not tell.
func TestEditKeepsTheNote(t *testing.T) {
	l := newTable(t, "es-100", "home", "Ana", "Bea").Log
	l.Events = []sheet.Event{{ID: 7, Player: 2, Note: "a long think", What: sheet.Points{Points: 10}}}
	g := enterAll(t, start(t, l), "edit 1 H4 JAMON / JAMONES")
	want := g.Log.Events[0]
	want.ID, want.Player, want.Note = 8, 2, "a long think"
	if diff := cmp.Diff(want, g.Log.Events[0]); diff != "" {
		t.Error(diff)
	}
	g = enterAll(t, g, "edit 1 Ana: 5")
	if e := g.Log.Events[0]; e.Player != 0 || e.Note != "a long think" || e.Rack != nil {
		t.Errorf("%+v", e)
	}
}

// A rack of which not every tile is known cannot be typed; a correction keeps it.
func TestRackWithUnknownTiles(t *testing.T) {
	e := catalogued(t, "es-100")
	spelled, err := e.SpellRack("JAMON?")
	if err != nil {
		t.Fatal(err)
	}
	rack := append(spelled, 0)
	l := newTable(t, "es-100", "home", "Ana", "Bea").Log
	word, _ := e.Spell("JAMON")
	play := scoring.Play{Start: scoring.Square{Row: 7, Col: 3}}
	for _, tile := range word.Tiles {
		play.Tiles = append(play.Tiles, scoring.PlayTile{Tile: tile, New: true})
	}
	l.Events = []sheet.Event{
		{ID: 1, Rack: rack, What: sheet.Played{Play: play}},
		{ID: 2, Rack: rack, What: sheet.Passed{}},
		{ID: 3, Rack: rack, What: sheet.Exchanged{Tiles: rack[5:], Count: 2}},
		{ID: 4, What: sheet.Ended{Leftovers: []sheet.Leftover{{Tiles: rack[3:]}, {Out: true}}}},
	}
	g := start(t, l)
	for i, want := range []string{"H4 JAMON", "pass", "exchange 2", "end 2 -"} {
		if got := line.Of(g, g.Standings.Turns[i], commandWord); got != want {
			t.Errorf("row %d is written %s", i+1, got)
		}
	}
	g = enterAll(t, g, "reopen", "edit 1 H4 JABON", "edit 2 25", "edit 3 exchange 3 / AB")
	for i, want := range [][]scoring.Tile{rack, rack, {e.Alphabet()[0].Tile(), e.Alphabet()[1].Tile()}} {
		if got := g.Log.Events[i].Rack; !slices.Equal(got, want) {
			t.Errorf("row %d has the rack %v", i+1, got)
		}
	}
	if notices := enterNotices(t, g, l.Events[3]); notices != nil {
		t.Errorf("leftovers that are not known: %v", notices)
	}
}

// enterNotices are what is said about an event that no line can tell.
func enterNotices(t *testing.T, g sheet.Game, e sheet.Event) []sheet.Notice {
	t.Helper()
	_, answer, err := g.Do(sheet.Line{Event: e}, tableStamp)
	if err != nil {
		t.Fatal(err)
	}
	return answer.Notices
}

// What a note after a turn and a recount say, and that the new events are stamped.
func TestAnswerOfRecountAndNote(t *testing.T) {
	l := newTable(t, "es-100", "home", "Ana", "Bea").Log
	told := 30
	l.Events = []sheet.Event{{ID: 4, What: sheet.Points{Points: 25}, Told: &told, Note: "kept"}, {ID: 5, What: sheet.Points{Points: 10}}, {ID: 6, What: sheet.Passed{}, Off: 2}}
	g := start(t, l)
	for _, tt := range []struct {
		text string
		want sheet.Answer // without the line
		ids  []int
	}{
		{"recount", sheet.Answer{Before: []int{30, 10}, After: []int{25, 10}, Notices: []sheet.Notice{{Code: sheet.NoticeTotalsChanged}}}, []int{7, 5, 8}},
		{"recount 3", sheet.Answer{Turn: 3, Before: []int{30, 10}, After: []int{30, 10}}, []int{4, 5, 7}},
		{"edit 2 note x", sheet.Answer{Turn: 2, Before: []int{30, 10}, After: []int{30, 10}}, []int{4, 5, 7, 6}},
	} {
		next, got, err := enter(g, tt.text)
		if err != nil {
			t.Fatal(err)
		}
		got.Line = sheet.Line{}
		if diff := cmp.Diff(tt.want, got, cmpopts.IgnoreFields(sheet.Answer{}, "Row")); diff != "" {
			t.Errorf("%s: %s", tt.text, diff)
		}
		var ids []int
		for _, e := range next.Log.Events {
			ids = append(ids, e.ID)
			if e.ID > 6 && e.By != "ana" {
				t.Errorf("%s: %+v", tt.text, e)
			}
		}
		if !slices.Equal(ids, tt.ids) || next.Log.Events[0].Note != "kept" || len(next.Log.Changes) != 1 {
			t.Errorf("%s: events %v, %d changes", tt.text, ids, len(next.Log.Changes))
		}
	}
}

// The totals that were announced stay what they were until the game is ended or corrected.
func TestAnnounced(t *testing.T) {
	g := newTable(t, "es-100", "home", "Ana", "Bea")
	var got [][]int
	for _, text := range []string{"10", "20", "end A -", "note x", "penalty Ana 5", "edit 1 11", "undo", "reopen", "finish"} {
		g = enterAll(t, g, text)
		got = append(got, g.Log.Announced)
	}
	want := [][]int{nil, nil, {9, 21}, {9, 21}, {4, 21}, {5, 21}, {4, 21}, nil, {5, 20}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	// A game that counts otherwise today than it was announced keeps saying so.
	l := enterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "10", "finish").Log
	l.Announced = []int{412, 0}
	g = enterAll(t, start(t, l), "name Ana Zoe", "void")
	if diff := cmp.Diff([]int{412, 0}, g.Log.Announced); diff != "" {
		t.Error(diff)
	}
}

// How a line was answered is found again in the log, whatever it was: for whoever has only seen the
// game before and the game after. Where two lines make the same change it is the answer of one of them.
//
// Of several lines the last is found.
func TestAnswersAreFoundAgain(t *testing.T) {
	same := map[[2]sheet.Verb]bool{
		{sheet.Insert, sheet.Add}: true, {sheet.Edit, sheet.Add}: true, {sheet.Annotate, sheet.Add}: true, {sheet.Edit, sheet.Recount}: true,
		{sheet.Delete, sheet.Empty}: true, {sheet.Delete, sheet.Annotate}: true, {sheet.Add, sheet.Annotate}: true,
	}
	everyGame(t, func(t *rapid.T, g sheet.Game, draw func(*rapid.T, sheet.Game) string) {
		first := g
		for range rapid.IntRange(1, 40).Draw(t, "lines") {
			line := draw(t, g)
			next, want, err := enter(g, line)
			if err != nil {
				continue
			}
			got, ok := next.AnswerSince(g)
			if !ok && reflect.DeepEqual(g.Log.Changes, next.Log.Changes) && g.Log.Done == next.Log.Done {
				g = next
				continue
			}
			if !ok {
				t.Fatalf("%s: nothing is found", line)
			}
			if verbs := [2]sheet.Verb{want.Line.Verb, got.Line.Verb}; verbs[0] != verbs[1] && !same[verbs] && !(verbs[1] == sheet.Redo && len(next.Log.Changes) == len(g.Log.Changes)) { // the very change that was taken back
				t.Fatalf("%s: the verb is %d, not %d", line, verbs[1], verbs[0])
			}
			if got.Line.Verb == want.Line.Verb && want.Line.Verb != sheet.Recount && got.Turn != want.Turn {
				t.Fatalf("%s: the row is %d, not %d", line, got.Turn, want.Turn)
			}
			if !slices.Equal(got.Before, want.Before) || !slices.Equal(got.After, want.After) || got.Adjustments != want.Adjustments && got.Line.Verb == sheet.Delete {
				t.Fatalf("%s: %v is found, not %v", line, got, want)
			}
			last, ok := next.AnswerSince(first)
			if ok && want.Line.Verb != sheet.Redo && got.Line.Verb == last.Line.Verb && (last.Turn != got.Turn || !slices.Equal(last.Before, got.Before) || !slices.Equal(last.After, got.After)) {
				t.Fatalf("%s: of several lines %v is found, not %v", line, last, got)
			}
			g = next
		}
	})
}
