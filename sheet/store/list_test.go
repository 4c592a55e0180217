package store_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/stats"
	"tanteo/sheet/store"
)

func TestList(t *testing.T) {
	s, dir, first := newGame(t)
	second, err := s.Create(game("Eva", ""), day)
	if err != nil {
		t.Fatal(err)
	}
	for _, what := range []sheet.What{
		sheet.Points{Points: 12}, sheet.Passed{}, sheet.Penalty{Player: 2, Points: 5}, sheet.Renamed{Player: 2, Name: "Łó"}, sheet.Finished{},
	} {
		second = with(second, what)
	}
	if err := save(s, second); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"half.json": "{", "newer.json": `{"schema": 7}`, "Ana's game.json": "{}",
		".hidden.json": "{", second.ID + ".draft": "H4", "x.damaged": "{", "notes.txt": "",
	} {
		if err := os.WriteFile(filepath.Join(dir, "games", name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	at := func(id string, minutes int) time.Time {
		when := day.Add(time.Duration(minutes) * time.Minute)
		for _, end := range []string{".json", ".changes"} {
			if err := os.Chtimes(filepath.Join(dir, "games", id+end), when, when); err != nil && !errors.Is(err, fs.ErrNotExist) {
				t.Fatal(err)
			}
		}
		return when
	}
	made := time.Date(2026, 11, 29, 0, 0, 0, 0, time.UTC) // as the ids begin
	changed := day.Local()
	written := time.Date(changed.Year(), changed.Month(), changed.Day(), 0, 0, 0, 0, time.UTC)
	want := []store.Summary{
		{ID: first.ID, Day: made, Kind: sheet.ClassicGame, Edition: "zz-small", Players: []string{"Ana", "Bea"}, Totals: []int{0, 0}, Changed: at(first.ID, 50)},
		{ID: second.ID, Day: made, Kind: sheet.ClassicGame, Edition: "zz-small", Players: []string{"Eva", "Łó"}, Totals: []int{12, -5}, Finished: true, Turns: 3, Changed: at(second.ID, 40)},
		{ID: "newer", Day: written, Changed: at("newer", 30)},
		{ID: "half", Day: written, Changed: at("half", 20)},
		{ID: "Ana's game", Day: written, Changed: at("Ana's game", 10)},
	}
	all, err := open(t, dir).List()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, all, cmpopts.IgnoreFields(store.Summary{}, "Err")); diff != "" {
		t.Fatal(diff)
	}
	if all[0].Err != nil || all[1].Err != nil {
		t.Errorf("%v, %v", all[0].Err, all[1].Err)
	}
	if !errors.As(all[2].Err, new(*file.NewerSchemaError)) || errors.As(all[2].Err, new(*store.DamagedError)) {
		t.Errorf("%v", all[2].Err)
	}
	if !errors.As(all[3].Err, new(*store.DamagedError)) || !errors.As(all[4].Err, new(*store.NameError)) {
		t.Errorf("%v, %v", all[3].Err, all[4].Err)
	}
	if !slices.Contains(names(t, filepath.Join(dir, "games")), "half.json") {
		t.Error("listing has set a file aside")
	}
}

// TestDay: a game is of the day on which it was played, where it was played; else of the day
// that its id tells.
func TestDay(t *testing.T) {
	s, dir, l := newGame(t)
	late := time.Date(1998, 3, 4, 23, 30, 0, 0, time.FixedZone("", -11*3600)) // the fifth in UTC
	l.Header = sheet.Header{Start: late, Event: "Club evening"}
	if err := save(s, l); err != nil {
		t.Fatal(err)
	}
	copyFile(t, filepath.Join(dir, "games", l.ID+".json"), filepath.Join(dir, "games", "x.json"))
	for _, one := range list(t, s) {
		if got := one.Day.Format(time.DateTime); got != "1998-03-04 00:00:00" || one.Event != "Club evening" {
			t.Errorf("%s is of %s, %q", one.ID, got, one.Event)
		}
	}
}

func list(t testing.TB, s *store.Store) []store.Summary {
	t.Helper()
	all, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestListIsWhole: every file is shown once, what cannot be read too, whatever the number of cores.
func TestListIsWhole(t *testing.T) {
	s, dir, _ := newGame(t)
	for range 30 {
		if _, err := s.Create(game("Eva", "Bea"), day); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "games", "half.json"), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, one := range list(t, s) {
		if one.Err != nil {
			all = append(all, one.ID+" damaged")
			continue
		}
		all = append(all, one.ID+" "+one.Players[1])
	}
	if len(all) != 32 || !slices.Contains(all, "half damaged") || !slices.Contains(all, "2026-11-29-eva-bea-30 Bea") {
		t.Errorf("%d: %q", len(all), all)
	}
	if slices.Sort(all); len(slices.Compact(all)) != 32 {
		t.Errorf("a game is shown twice: %q", all)
	}
	games, unreadable, err := s.Statistics()
	if err != nil || len(games) != 31 || unreadable != 1 {
		t.Errorf("%d games, %d unreadable, %v", len(games), unreadable, err)
	}
	none, unreadable, err := open(t, t.TempDir()).Statistics()
	if err != nil || len(none) != 0 || unreadable != 0 {
		t.Errorf("of no folder: %v, %d, %v", none, unreadable, err)
	}
}

func TestTrashAndRestore(t *testing.T) {
	s, dir, l := newGame(t)
	l = withNote(l, "first")
	if err := errors.Join(save(s, l), s.SaveDraft(l.ID, []byte("H4 CH")), s.Trash(l.ID)); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Load(l.ID); !errors.As(err, new(*store.NotFoundError)) {
		t.Errorf("%v", err)
	}
	if err := s.Trash(l.ID); !errors.As(err, new(*store.NotFoundError)) {
		t.Errorf("%v", err)
	}
	if err := s.SaveDraft(l.ID, []byte("H5 SI")); !errors.As(err, new(*store.NotFoundError)) || len(names(t, filepath.Join(dir, "games"))) != 0 {
		t.Errorf("a draft of a game that is not there: %v", err)
	}
	if thrown, err := s.ListTrash(); err != nil || len(thrown) != 1 || thrown[0].ID != l.ID {
		t.Errorf("%v, %v", thrown, err)
	}
	if err := s.Restore(l.ID); err != nil {
		t.Fatal(err)
	}
	if back, err := s.Load(l.ID); err != nil || len(back.Events) != 1 {
		t.Errorf("%v", err)
	}
	if draft, err := s.LoadDraft(l.ID); err != nil || string(draft) != "H4 CH" {
		t.Errorf("%q, %v", draft, err)
	}
	if err := s.Restore(l.ID); !errors.As(err, new(*store.NotFoundError)) {
		t.Errorf("%v", err)
	}

	copyFile(t, filepath.Join(dir, "games", l.ID+".json"), filepath.Join(dir, "trash", l.ID+".json"))
	if err := s.Restore(l.ID); !errors.As(err, new(*store.TakenError)) {
		t.Errorf("over a game: %v", err)
	}
	if err := s.Trash(l.ID); err != nil {
		t.Errorf("over one in the trash: %v", err)
	}
	want := []string{l.ID + ".changes", l.ID + ".draft", l.ID + ".json", l.ID + ".older"}
	if files := names(t, filepath.Join(dir, "trash")); !slices.Equal(files, want) {
		t.Errorf("%q", files)
	}
}

// Whoever has a game open that is thrown away is told so, and by whom, until it is back.
func TestWhoHasThrownAGameAwayIsTold(t *testing.T) {
	s, dir, l := newGame(t)
	g, err := s.Open(l.ID)
	if err != nil {
		t.Fatal(err)
	}
	looks := func(want *store.ChangedError) {
		t.Helper()
		_, err := g.New()
		changed, _ := errors.AsType[*store.ChangedError](err)
		if diff := cmp.Diff(want, changed); diff != "" || want == nil && err != nil {
			t.Errorf("%v %s", err, diff)
		}
	}
	bea := store.Holder{User: "bea", TTY: "pts/3"}
	if err := open(t, dir).ThrowAway(l.ID, bea); err != nil {
		t.Fatal(err)
	}
	looks(&store.ChangedError{ID: l.ID, Gone: true, Thrown: true, By: bea})
	if err := s.Restore(l.ID); err != nil {
		t.Fatal(err)
	}
	looks(nil)
	if files := names(t, filepath.Join(dir, "trash")); len(files) > 0 {
		t.Errorf("%q", files)
	}
	if err := s.Trash(l.ID); err != nil {
		t.Fatal(err)
	}
	looks(&store.ChangedError{ID: l.ID, Gone: true, Thrown: true})
	if err := os.RemoveAll(filepath.Join(dir, "trash")); err != nil {
		t.Fatal(err)
	}
	looks(&store.ChangedError{ID: l.ID, Gone: true})
}

func copyFile(t *testing.T, from, to string) {
	t.Helper()
	text, err := os.ReadFile(from)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(to, text, 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestDraft(t *testing.T) {
	s, dir, l := newGame(t)
	if text, err := s.LoadDraft(l.ID); err != nil || text != nil {
		t.Errorf("%q, %v", text, err)
	}
	for _, text := range []string{"H4 CHA", "H4 CHAL", "\x00ñ"} {
		if err := s.SaveDraft(l.ID, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if back, err := open(t, dir).LoadDraft(l.ID); err != nil || string(back) != text {
			t.Errorf("%q, %v", back, err)
		}
	}
	for range 2 {
		if err := s.SaveDraft(l.ID, nil); err != nil {
			t.Error(err)
		}
	}
	if files := names(t, filepath.Join(dir, "games")); len(files) != 1 {
		t.Errorf("%q", files)
	}
}

// playedGames is a folder of games of 40 turns, and of what came after them.
func playedGames(b *testing.B, n int, after ...sheet.What) (s *store.Store, dir string) {
	b.Helper()
	dir = b.TempDir()
	s, err := store.Open(dir)
	if err != nil {
		b.Fatal(err)
	}
	l := game("Ana", "Bea")
	for i := range 40 {
		l = with(l, sheet.Points{Points: i})
	}
	for _, what := range after {
		l = with(l, what)
	}
	for range n {
		if _, err := s.Create(l, day); err != nil {
			b.Fatal(err)
		}
	}
	return s, dir
}

func BenchmarkList(b *testing.B) {
	s, _ := playedGames(b, 500)
	for b.Loop() {
		if all, err := s.List(); err != nil || len(all) != 500 {
			b.Fatal(err)
		}
	}
}

// What is to be resumed is what the list would say, and is found without it.
func TestToResume(t *testing.T) {
	s, dir, first := newGame(t)
	if one, ok := s.ToResume(); !ok || one.ID != first.ID {
		t.Errorf("the only game: %v, %t", one, ok)
	}
	var ids []string
	for range 4 {
		l, err := s.Create(game("Eva", ""), day)
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, l.ID)
	}
	load := func(id string) sheet.Log {
		l, err := s.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		return l
	}
	if err := save(s, with(load(ids[1]), sheet.Points{Points: 12})); err != nil {
		t.Fatal(err)
	}
	if err := save(s, with(load(ids[3]), sheet.Finished{})); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "games", "half.json"), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	all, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	want := all[slices.IndexFunc(all, func(one store.Summary) bool { return one.Err == nil && !one.Finished })]
	one, ok := s.ToResume()
	if diff := cmp.Diff(want, one); diff != "" || !ok {
		t.Errorf("%t, %s", ok, diff)
	}
}

// BenchmarkStatistics reads 2,000 games, and tells how much memory each leaves behind.
func BenchmarkStatistics(b *testing.B) {
	s, _ := playedGames(b, 2000, sheet.Finished{})
	b.ReportAllocs()
	most := uint64(0)
	for b.Loop() {
		runtime.GC()
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		games, _, err := s.Statistics()
		if err != nil || len(games) != 2000 {
			b.Fatal(err)
		}
		stats.Count(games, sheet.ClassicGame, stats.Span{})
		runtime.GC()
		runtime.ReadMemStats(&after)
		most = max(most, after.HeapAlloc-min(before.HeapAlloc, after.HeapAlloc))
		runtime.KeepAlive(games)
	}
	b.ReportMetric(float64(most)/2000, "B/game-kept")
}

func BenchmarkAppend(b *testing.B) {
	s, err := store.Open(b.TempDir())
	if err != nil {
		b.Fatal(err)
	}
	l := game("Ana", "Bea")
	for i := range 40 {
		l = with(l, sheet.Points{Points: i})
	}
	if l, err = s.Create(l, day); err != nil {
		b.Fatal(err)
	}
	g, err := s.Open(l.ID)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		l = with(l, sheet.Points{Points: 20})
		if err := g.Append(l); err != nil {
			b.Fatal(err)
		}
	}
}

// TestAnAlteredGameIsMarked: what something else has written in the files of a game is seen in the list,
// in the document as in the changes beside it, also where the index tells of it.
func TestAnAlteredGameIsMarked(t *testing.T) {
	f := fewGames(t, 3)
	s, err := store.OpenFolder(f.games)
	if err != nil {
		t.Fatal(err)
	}
	document, changes := "2026-11-29-ana-bea-2", "2026-11-29-ana-bea-3"
	g, err := s.Open(changes)
	if err != nil {
		t.Fatal(err)
	}
	first := withNote(g.Log(), "alpha")
	if err := errors.Join(g.Append(first), g.Append(withNote(first, "beta"))); err != nil {
		t.Fatal(err)
	}
	edit(t, filepath.Join(f.games, document+".json"))
	edit(t, filepath.Join(f.games, changes+".changes"))
	f.ahead = time.Hour
	for range 2 {
		f.holds(t)
		s.Indexed(f.cache, "test", f.now)
		for _, one := range list(t, s) {
			if want := one.ID == document || one.ID == changes; one.Altered != want || one.Err != nil {
				t.Errorf("%s is altered: %v, %v", one.ID, one.Altered, one.Err)
			}
		}
	}
}
