package sitting_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/sheet/store"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// memory keeps in mind which game was open last.
type memory struct {
	sitting.Forgetful
	last *string
}

func (m memory) Game(id string) error { *m.last = id; return errors.ErrUnsupported }

// roomIn is a room over a folder, in which it is always the same moment.
func roomIn(t *testing.T, dir, user string, last *string) sitting.Room {
	t.Helper()
	games, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return sitting.Room{
		Games: games, Holder: store.Holder{User: user}, Catalogue: editions.Embedded(), Remember: memory{last: last},
		Now: func() time.Time { return time.Date(2026, 11, 29, 18, 30, 0, 1234, time.UTC) }, Chance: func() uint64 { return 7 },
	}
}

// opened is a new game of a kind, open in a room of its own.
func opened(t *testing.T, kind sheet.Kind) *sitting.Sitting {
	t.Helper()
	return begun(t, roomIn(t, t.TempDir(), "ana", new(string)), kind)
}

func begun(t *testing.T, r sitting.Room, kind sheet.Kind) *sitting.Sitting {
	t.Helper()
	e, err := r.Catalogue.Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	l, err := r.Create(sheet.Log{Kind: kind, Edition: e.Definition, Notation: e.Notation, Players: []string{"Ana", "Bea"}, First: 1})
	if err != nil {
		t.Fatal(err)
	}
	s, err := r.Open(l.ID)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// do does a line as it is typed.
func do(t *testing.T, s *sitting.Sitting, text string, lists sitting.Lists) (sitting.Done, error) {
	t.Helper()
	line, err := line.Parse(text, s.Game, phrases.Vocabulary())
	if err != nil {
		t.Fatal(err)
	}
	return s.Do(t.Context(), line, lists)
}

// library gets lists from those that come along.
type library struct{ *words.Library }

func (l library) List(ctx context.Context, e *scoring.Edition) (*words.List, error) {
	return l.For(ctx, e, nil)
}

func (l library) Graph(ctx context.Context, list *words.List, e *scoring.Edition) (*finder.Graph, error) {
	return list.Graph(ctx, e, nil)
}

// none has no list.
type none struct{}

var errNone = errors.New("no list")

func (none) List(context.Context, *scoring.Edition) (*words.List, error) { return nil, errNone }
func (none) Graph(context.Context, *words.List, *scoring.Edition) (*finder.Graph, error) {
	return nil, errNone
}

// Whoever writes in a game first has its pen; another looks on, and finds it free once it is given
// back. Opening takes nothing.
func TestOnePen(t *testing.T) {
	dir, last := t.TempDir(), ""
	ana, bea := roomIn(t, dir, "ana", &last), roomIn(t, dir, "bea", new(string))
	first := begun(t, ana, sheet.ClassicGame)
	id := first.Game.Log.ID
	if last != id || !errors.Is(first.Trouble, errors.ErrUnsupported) {
		t.Errorf("remembered %q, %v", last, first.Trouble)
	}
	if second, err := bea.Open(id); err != nil || second.Pen != store.PenFree {
		t.Errorf("opened a second time: %+v, %v", second, err)
	}
	if err := keep(t, first, 1, "H4 JAMON"); err != nil {
		t.Fatal(err)
	}
	second, err := bea.Look(id)
	if err != nil || second.Pen != store.PenElsewhere || second.PenOf.User != "ana" || second.Game.Log.ID != id {
		t.Fatalf("%+v, %v", second, err)
	}
	behind, ok := errors.AsType[*sitting.BehindError](keep(t, second, 1, "25"))
	if !ok || behind.News.Pen != store.PenElsewhere || len(behind.News.Game.Standings.Turns) != 1 {
		t.Fatalf("written without the pen: %+v", behind)
	}
	if err := errors.Join(first.Close(), first.Close()); err != nil {
		t.Error(err)
	}
	third, err := bea.Look(id)
	if err != nil || third.Pen != store.PenFree || len(third.Game.Standings.Turns) != 1 {
		t.Fatalf("%+v, %v", third, err)
	}
	if err := third.Close(); err != nil {
		t.Error(err)
	}
	if _, err := bea.Look("2026-11-29-nobody"); !errors.As(err, new(*store.NotFoundError)) {
		t.Errorf("%v", err)
	}
}

// keep does a line as a screen does it: the game is another at once, and is kept then.
func keep(t *testing.T, s *sitting.Sitting, revision int, text string) error {
	t.Helper()
	l, err := line.Parse(text, s.Game, phrases.Vocabulary())
	if err != nil {
		t.Fatal(err)
	}
	next, _, err := s.Game.Do(l, s.Stamp())
	if err != nil {
		t.Fatal(err)
	}
	return s.Keeper.Keep(sitting.Job{Number: revision, Revision: revision, On: s.On, Game: next})
}

// A line that others were quicker than is told with what they did, and is done again for that; nothing
// of either is lost.
func TestOthersAreFirst(t *testing.T) {
	dir := t.TempDir()
	first := begun(t, roomIn(t, dir, "ana", new(string)), sheet.ClassicGame)
	second, err := roomIn(t, dir, "bea", new(string)).Open(first.Game.Log.ID)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := do(t, first, "10", none{}); err != nil {
		t.Fatal(err)
	}
	done, err := do(t, second, "20", none{})
	if !errors.As(err, new(*sitting.BehindError)) || done.Answer.Row.Player != 1 || len(second.Game.Standings.Turns) != 1 {
		t.Fatalf("%+v, %v", done.Answer, err)
	}
	if done, err = do(t, second, "20", none{}); err != nil || done.Answer.Row.Player != 2 {
		t.Errorf("%+v, %v", done.Answer, err)
	}
	if _, err := do(t, first, "undo", none{}); !errors.As(err, new(*sitting.BehindError)) || len(first.Game.Standings.Turns) != 2 {
		t.Errorf("%v", err)
	}
}

// Where somebody does not finish writing while a game is closed, that is no fault: what was noted is
// there.
func TestClosingBesideWhoDoesNotFinish(t *testing.T) {
	s := opened(t, sheet.ClassicGame)
	id := s.Game.Log.ID
	if _, err := do(t, s, "10", none{}); err != nil {
		t.Fatal(err)
	}
	err := s.Games.Pen(id, store.Holder{User: "bea"}).Borrow(func() error { return s.Close() })
	if g, read := s.Read(id); err != nil || read != nil || len(g.Standings.Turns) != 1 {
		t.Errorf("%v, %v, %d turns", err, read, len(g.Standings.Turns))
	}
}

// That a game has become one file again is no news.
func TestAClosedGameIsNoNews(t *testing.T) {
	dir := t.TempDir()
	first := begun(t, roomIn(t, dir, "ana", new(string)), sheet.ClassicGame)
	second, err := roomIn(t, dir, "bea", new(string)).Open(first.Game.Log.ID)
	if err != nil {
		t.Fatal(err)
	}
	for n := range 3 {
		if _, err := do(t, first, "10", none{}); err != nil {
			t.Fatal(err)
		}
		if err := second.Refresh(); err != nil || second.On != n+1 {
			t.Fatalf("after %d turns %d, %v", n+1, second.On, err)
		}
		if err := first.Close(); err != nil {
			t.Fatal(err)
		}
		if err := second.Refresh(); err != nil || second.On != n+1 || len(second.Game.Standings.Turns) != n+1 {
			t.Fatalf("closed after %d turns %d, %v", n+1, second.On, err)
		}
	}
}

// What is put in the place of a game is not taken for it, and not written over.
func TestAStrangersGameIsNotWrittenOver(t *testing.T) {
	dir := t.TempDir()
	s := begun(t, roomIn(t, dir, "ana", new(string)), sheet.ClassicGame)
	other := begun(t, roomIn(t, t.TempDir(), "eva", new(string)), sheet.DuplicateGame)
	text, err := os.ReadFile(filepath.Join(other.Games.Folder(), other.Game.Log.ID+".json"))
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(s.Games.Folder(), s.Game.Log.ID+".json")
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Keeper.Look(); !errors.As(err, new(*store.ChangedError)) {
		t.Errorf("%v", err)
	}
	if err := keep(t, s, 1, "25"); !errors.As(err, new(*store.ChangedError)) {
		t.Errorf("%v", err)
	}
	if now, err := os.ReadFile(path); err != nil || string(now) != string(text) {
		t.Errorf("written over: %v", err)
	}
}

// What a line has changed is in the folder when it is told; one that is refused changes nothing.
func TestDoneIsKept(t *testing.T) {
	s := opened(t, sheet.ClassicGame)
	done, err := do(t, s, "H4 JAMON", none{})
	if err != nil || len(done.Before.Log.Events) != 0 || done.Answer.Row.Points != 44 {
		t.Fatalf("%+v, %v", done, err)
	}
	kept, err := s.Read(s.Game.Log.ID)
	if err != nil || kept.Standings.Totals()[0] != 44 || kept.Log.Events[0].By != "ana" || !kept.Log.Events[0].Time.Equal(s.Now().Truncate(time.Millisecond)) {
		t.Errorf("%+v, %v", kept.Log, err)
	}
	if _, err := do(t, s, "redo", none{}); !errors.As(err, new(*sheet.Refusal)) || s.Game.Standings.Totals()[0] != 44 {
		t.Errorf("%v, %v", s.Game.Standings.Totals(), err)
	}
}

// Another game of the same people begins now and takes the place of the first, which is free.
func TestAgain(t *testing.T) {
	s := opened(t, sheet.ClassicGame)
	id := s.Game.Log.ID
	l, err := s.Create(s.Again(s.Game))
	if err != nil {
		t.Fatal(err)
	}
	next, err := s.Open(l.ID)
	if err != nil {
		t.Fatal(err)
	}
	s.Change(next)
	if g := s.Game.Log; g.ID == id || !g.Header.Start.Equal(s.Now()) || g.Players[1] != "Bea" {
		t.Errorf("%+v", g)
	}
	first, err := s.Room.Open(id)
	if err != nil {
		t.Fatalf("the first game is not free: %v", err)
	}
	if err := first.Close(); err != nil {
		t.Error(err)
	}
}

// A round whose rack was drawn is closed with the master that a list has; without a list with the
// best that is noted, and then the reason is told.
func TestClosingFindsTheMaster(t *testing.T) {
	s := opened(t, sheet.DuplicateGame)
	for _, line := range []string{"draw", "1: 12"} {
		if _, err := do(t, s, line, none{}); err != nil {
			t.Fatal(err)
		}
	}
	noted := s.Game
	done, err := do(t, s, "next", none{})
	if err != nil || !errors.Is(done.Unlisted, errNone) {
		t.Fatalf("%+v, %v", done, err)
	}
	if m, ok := s.Game.Standings.MasterOf(s.Game.Standings.Rounds[0]); !ok || m.Points != 12 {
		t.Errorf("without a list: %+v", m)
	}
	s.Game = noted
	if err := s.Keeper.Lend(s.Game, s.On); err != nil {
		t.Fatal(err)
	}
	lists := library{words.New("", t.TempDir())}
	done, err = do(t, s, "next", lists)
	if err != nil || done.Unlisted != nil {
		t.Fatalf("%+v, %v", done, err)
	}
	list, err := lists.List(t.Context(), s.Game.Edition)
	if err != nil {
		t.Fatal(err)
	}
	graph, err := lists.Graph(t.Context(), list, s.Game.Edition)
	if err != nil {
		t.Fatal(err)
	}
	rack := noted.Standings.Rounds[0].Rack
	best, err := s.Best(t.Context(), &noted, graph, rack, 1)
	if err != nil {
		t.Fatal(err)
	}
	if m, ok := s.Game.Standings.MasterOf(s.Game.Standings.Rounds[0]); !ok || m.Points != best.Plays[0].Points {
		t.Errorf("the master has %d points, the best play %+v", m.Points, best.Plays[0])
	}
}

// Where neither a list nor a player has a play, the round stays open, and the error has its rack.
func TestNoPlayStaysOpen(t *testing.T) {
	s := opened(t, sheet.DuplicateGame)
	if _, err := do(t, s, "draw 3", none{}); err != nil {
		t.Fatal(err)
	}
	line := sheet.Line{Event: sheet.Event{What: sheet.RoundClosed{}}}
	g, _, err := analysis.Close(s.Game, line, scoring.Play{}, false, s.Stamp())
	if none, ok := errors.AsType[*analysis.NoPlayError](err); !ok || len(none.Rack) == 0 || len(g.Standings.Rounds) != 1 {
		t.Errorf("%v", err)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := s.Do(ctx, line, none{}); !errors.Is(err, context.Canceled) || len(s.Game.Standings.Rounds) != 1 {
		t.Errorf("given up: %v", err)
	}
}

// Of a game and its entry the newest is kept, in whatever order the jobs come.
func TestTheNewestIsKept(t *testing.T) {
	s := opened(t, sheet.ClassicGame)
	id, read := s.Game.Log.ID, s.Game
	if _, err := do(t, s, "H4 JAMON", none{}); err != nil {
		t.Fatal(err)
	}
	noted, k := s.Game, s.Keeper
	if err := k.Lend(read, s.On); err != nil {
		t.Fatal(err)
	}
	for _, j := range []sitting.Job{
		{Number: 3, Revision: 1, Game: noted, Draft: []byte("6F ZU")},
		{Number: 2, Revision: 1, Game: noted, Draft: []byte("6F Z")},
		{Number: 1, Revision: 0, Game: read},
	} {
		if err := k.Keep(j); err != nil {
			t.Fatal(err)
		}
	}
	draft, err := s.Games.LoadDraft(id)
	if g, read := s.Read(id); err != nil || read != nil || len(g.Standings.Turns) != 1 || string(draft) != "6F ZU" {
		t.Errorf("%d turns and %q, %v, %v", len(g.Standings.Turns), draft, err, read)
	}
	aside, err := k.SetAside(id)
	if err != nil || aside == "" {
		t.Fatalf("%q, %v", aside, err)
	}
	if err := k.Keep(sitting.Job{Number: 4, Revision: 1, Game: noted, Draft: []byte("6F ZU")}); err != nil {
		t.Fatal(err)
	}
	if draft, err := s.Games.LoadDraft(id); err != nil || string(draft) != "6F ZU" {
		t.Errorf("after one was set aside %q is kept, %v", draft, err)
	}
}

// The pen of a game that was changed by hand is not taken: nothing could be written with it.
func TestThePenOfAnAlteredGameIsNotTaken(t *testing.T) {
	dir := t.TempDir()
	s := begun(t, roomIn(t, dir, "ana", new(string)), sheet.ClassicGame)
	if _, err := s.Keeper.TakePen(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "games", s.Game.Log.ID+".json")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text = bytes.Replace(text, []byte(`"first": 1`), []byte(`"first": 2`), 1)
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	w, err := roomIn(t, dir, "bea", new(string)).Look(s.Game.Log.ID)
	if err != nil || w.Pen != store.PenElsewhere || !store.IsAltered(w.Denied) {
		t.Fatalf("%+v, %v", w, err)
	}
	if _, err := w.Keeper.TakePen(); !store.IsAltered(err) {
		t.Errorf("it is taken: %v", err)
	}
	if news, err := w.Keeper.Look(); err != nil || news.PenOf.User != "ana" {
		t.Errorf("the pen is of %+v, %v", news.PenOf, err)
	}
}
