package sitting_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/sitting"
)

var (
	ana       = sitting.Role{Kind: sitting.Player, Name: "Ana"}
	bea       = sitting.Role{Kind: sitting.Player, Name: "Bea"}
	spectator = sitting.Role{Kind: sitting.Spectator}
	scorer    = sitting.Role{Kind: sitting.Scorer}
)

// rows is what each act may be done by: o the owner, s a scorer, p a player, l who looks on.
var rows = map[sitting.Act]string{
	sitting.Look: "ospl", sitting.OpenGame: "ospl", sitting.NewGame: "os", sitting.Delete: "o", sitting.Files: "o", sitting.WriteLine: "os",
	sitting.OwnPlay: "osp", sitting.Pen: "os", sitting.Search: "os", sitting.Review: "ospl", sitting.WordLists: "os",
}

// TestWhatEachRoleMay: an act that is new has to be thought of here; what is forgotten only the owner may
// do.
func TestWhatEachRoleMay(t *testing.T) {
	for act := range sitting.WordLists + 3 {
		want, ok := rows[act]
		if !ok {
			want = "o"
		}
		for _, r := range []struct {
			name string
			role sitting.Role
		}{{"o", sitting.Role{}}, {"s", scorer}, {"p", ana}, {"l", spectator}, {"", sitting.Role{Kind: sitting.Player + 1}}} {
			if may := r.name != "" && strings.Contains(want, r.name); r.role.May(act) != may {
				t.Errorf("act %d of %q: %v", act, r.name, r.role.May(act))
			}
		}
	}
}

// TestEveryKindOfLineIsAnAct: of all that can happen a player brings about his own play alone, and only in
// a duplicate; every verb is an act that somebody besides the owner was thought of for.
func TestEveryKindOfLineIsAnAct(t *testing.T) {
	classic, club := opened(t, sheet.ClassicGame).Game, opened(t, sheet.DuplicateGame).Game
	for _, what := range sheet.Kinds() {
		line := sheet.Line{Event: sheet.Event{What: what}}
		want := sitting.WriteLine
		switch what.(type) {
		case sheet.Played, sheet.Passed:
			want = sitting.OwnPlay
		}
		if is, was := sitting.ActOf(&club, line), sitting.ActOf(&classic, line); is != want || was != sitting.WriteLine {
			t.Errorf("%T is %d, by turns %d", what, is, was)
		}
		for _, verb := range []sheet.Verb{sheet.Edit, sheet.Insert, sheet.Delete, sheet.Empty, sheet.Recount, sheet.Annotate, sheet.Undo, sheet.Redo} {
			line.Verb = verb
			if act := sitting.ActOf(&club, line); act != sitting.WriteLine {
				t.Errorf("verb %d of %T is %d", verb, what, act)
			}
		}
	}
	points := 40
	for _, e := range []sheet.Event{{What: sheet.Played{Stands: true}}, {What: sheet.Played{}, Told: &points}} {
		if act := sitting.ActOf(&club, sheet.Line{Event: e}); act != sitting.WriteLine {
			t.Errorf("%+v is %d", e, act)
		}
	}
	for verb := range sheet.Missed + 1 {
		if act := sitting.ActOf(&club, sheet.Line{Verb: verb}); rows[act] == "" {
			t.Errorf("verb %d is no act", verb)
		}
	}
	if act := sitting.ActOf(&club, sheet.Line{Verb: sheet.Missed + 1}); act != 0 {
		t.Errorf("a verb that nobody knows is %d", act)
	}
	if act := sitting.ActOf(&club, sheet.Line{Verb: sheet.Best}); act != sitting.Search {
		t.Errorf("best plays while the game goes on are %d", act)
	}
	club.Standings.Finished = true
	if act := sitting.ActOf(&club, sheet.Line{Verb: sheet.Best}); act != sitting.Review {
		t.Errorf("best plays after the end are %d", act)
	}
}

// club is a folder with a duplicate of Ana and Bea whose first rack is out, and its arbiter.
type club struct {
	dir     string
	shared  *sitting.Shared
	arbiter *sitting.Sitting
}

func newClub(t *testing.T) club {
	t.Helper()
	c := club{t.TempDir(), new(sitting.Shared), nil}
	c.arbiter = begun(t, roomIn(t, c.dir, "arbiter", new(string)), sheet.DuplicateGame)
	c.does(t, "rack JAMONES")
	return c
}

// sits opens the game for a role.
func (c club) sits(t *testing.T, role sitting.Role) *sitting.Sitting {
	t.Helper()
	r := roomIn(t, c.dir, role.Name, new(string))
	r.Role, r.Shared = role, c.shared
	s, err := r.Look(c.arbiter.Game.Log.ID)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// does does a line at the arbiter's table.
func (c club) does(t *testing.T, text string) {
	t.Helper()
	if err := c.arbiter.Refresh(); err != nil {
		t.Fatal(err)
	}
	if _, err := do(t, c.arbiter, text, none{}); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
}

// cells tell what is in the open round of a game: the points of a cell, or "in", or "-".
func cells(t *testing.T, s *sitting.Sitting) string {
	t.Helper()
	if err := s.Refresh(); err != nil {
		t.Fatal(err)
	}
	r, ok := s.Game.Standings.Open()
	if !ok {
		return "over"
	}
	texts := []string{fmt.Sprint("round ", r.Number)}
	for seat := range s.Game.Standings.Players {
		cell, told := s.Game.Standings.Cell(*r, seat+1)
		switch {
		case told:
			texts = append(texts, fmt.Sprint(cell.Points))
		case r.Filled(seat + 1):
			texts = append(texts, "in")
		default:
			texts = append(texts, "-")
		}
	}
	return strings.Join(texts, " ")
}

func look(t *testing.T, want string, s *sitting.Sitting) {
	t.Helper()
	if is := cells(t, s); is != want {
		t.Errorf("%s, not %s", is, want)
	}
}

// refused says whether a slip was refused for a reason.
func refused(err error, reason sitting.SlipReason) bool {
	if behind, ok := errors.AsType[*sitting.BehindError](err); ok {
		err = behind.Why
	}
	slip, ok := errors.AsType[*sitting.SlipError](err)
	return ok && slip.Reason == reason
}

// Each player hands in his own play, which the arbiter sees, who keeps the pen, and the others see that it
// is in. It is final; the next round begins for all when the arbiter closes this one.
func TestARoundOfPlayersAtTheirOwnKeyboards(t *testing.T) {
	c := newClub(t)
	if _, err := c.arbiter.Keeper.TakePen(); err != nil {
		t.Fatal(err)
	}
	a, b, w := c.sits(t, ana), c.sits(t, bea), c.sits(t, spectator)
	if err := keep(t, a, 1, "H4 JAMON"); err != nil {
		t.Fatal(err)
	}
	look(t, "round 1 44 -", a)
	look(t, "round 1 in -", b)
	look(t, "round 1 in -", w)
	look(t, "round 1 44 -", c.arbiter)
	if c.arbiter.Pen != store.PenHere || a.Game.Standings.OnTurn != 0 || b.Game.Standings.OnTurn != 2 || w.Game.Standings.OnTurn != 2 {
		t.Errorf("the pen is %v; waited for %d, %d, %d", c.arbiter.Pen, a.Game.Standings.OnTurn, b.Game.Standings.OnTurn, w.Game.Standings.OnTurn)
	}
	for _, text := range []string{"H4 JAMON", "H4 MONEAS", "Ana: H4 JAMON", "pass"} {
		if _, err := do(t, a, text, none{}); !refused(err, sitting.SlipIn) {
			t.Errorf("a second play, %s: %v", text, err)
		}
	}
	if _, err := do(t, b, "H4 MONAS", none{}); err != nil {
		t.Fatal(err)
	}
	look(t, "round 1 44 in", a)
	c.does(t, "next")
	for _, s := range []*sitting.Sitting{a, b, w} {
		look(t, "round 2 - -", s)
		if cell, _ := s.Game.Standings.Cell(s.Game.Standings.Rounds[0], 2); cell.Points == 0 || s.Game.Log.Seed != 0 || len(s.Game.Log.Changes) != 0 {
			t.Errorf("round 1 is closed, and Bea has %d; seed %d", cell.Points, s.Game.Log.Seed)
		}
	}
	if g, err := c.arbiter.Read(a.Game.Log.ID); err != nil || g.Log.Events[1].By != "Ana" || g.Log.Events[2].By != "Bea" {
		t.Errorf("%+v, %v", g.Log.Events, err)
	}
}

// What is too late, twice, for another or with other letters is not in the game afterwards.
func TestSlipsThatAreNotTaken(t *testing.T) {
	c := newClub(t)
	a, twice, b := c.sits(t, ana), c.sits(t, ana), c.sits(t, bea)
	if err := keep(t, a, 1, "H4 QUISO"); !refused(err, sitting.NotRack) {
		t.Errorf("not the rack: %v", err)
	}
	if err := keep(t, a, 2, "H4 JAMON"); err != nil {
		t.Fatal(err)
	}
	if err := keep(t, twice, 1, "H4 MONAS"); !refused(err, sitting.SlipIn) {
		t.Errorf("twice: %v", err)
	}
	for _, text := range []string{"2: 30", "Ana: H4 MONAS", "penalty Bea 10", "master 20", "rack AEIOU", "note x", "join Cai"} {
		if err := keep(t, b, 7, text); err == nil {
			t.Errorf("%s is taken", text)
		}
	}
	for _, text := range []string{"2: 30", "penalty Bea 10", "master 20", "rack AEIOU", "next", "finish", "note x", "undo", "join Cai"} {
		if _, err := do(t, b, text, none{}); !errors.As(err, new(*sitting.RoleError)) {
			t.Errorf("%s: %v", text, err)
		}
	}
	if _, err := do(t, b, "Ana: H4 MONAS", none{}); !errors.As(err, new(*sitting.RoleError)) {
		t.Errorf("for another: %v", err)
	}
	before := cells(t, c.arbiter)
	c.does(t, "next")
	if err := keep(t, b, 9, "H4 MONAS"); !refused(err, sitting.SlipLate) {
		t.Errorf("too late: %v", err)
	}
	if _, err := do(t, c.sits(t, bea), "I5 AMO", none{}); !refused(err, sitting.NoRack) {
		t.Errorf("without a rack: %v", err)
	}
	if cell, ok := c.arbiter.Game.Standings.Cell(c.arbiter.Game.Standings.Rounds[0], 2); ok || before != "round 1 44 -" {
		t.Errorf("%s, and Bea has %d", before, cell.Points)
	}
}

// Who looks on writes nothing and takes nothing, and neither does a player who is not in the game.
func TestWhoLooksOnWritesNothing(t *testing.T) {
	c := newClub(t)
	classic := begun(t, roomIn(t, c.dir, "ana", new(string)), sheet.ClassicGame)
	if _, err := do(t, classic, "H4 JAMON / JAMONES", none{}); err != nil {
		t.Fatal(err)
	}
	r := roomIn(t, c.dir, "Ana", new(string))
	r.Role = ana
	byTurns, err := r.Look(classic.Game.Log.ID)
	if err != nil {
		t.Fatal(err)
	}
	if none, ok := errors.AsType[*sitting.NoSeatError](byTurns.Denied); !ok || !none.Classic || byTurns.Game.Log.Events[0].Rack != nil {
		t.Errorf("by turns: %v, rack %v", byTurns.Denied, byTurns.Game.Log.Events[0].Rack)
	}
	if g, err := r.Read(classic.Game.Log.ID); err != nil || g.Log.Events[0].Rack != nil {
		t.Errorf("read: %v, rack %v", err, g.Log.Events[0].Rack)
	}
	for _, s := range []*sitting.Sitting{c.sits(t, spectator), c.sits(t, sitting.Role{Kind: sitting.Player, Name: "Zoe"}), byTurns} {
		if s.Denied == nil || s.Pen == store.PenHere {
			t.Errorf("%+v: %v", s.Role, s.Denied)
		}
		if err := keep(t, s, 1, "pass"); err == nil {
			t.Errorf("%+v writes", s.Role)
		}
		if _, err := do(t, s, "pass", none{}); err == nil {
			t.Errorf("%+v writes a line", s.Role)
		}
		if _, err := s.Keeper.TakePen(); !errors.As(err, new(*sitting.RoleError)) {
			t.Errorf("%+v takes the pen: %v", s.Role, err)
		}
		if _, err := s.Create(s.Again(s.Game)); !errors.As(err, new(*sitting.RoleError)) {
			t.Errorf("%+v makes a game: %v", s.Role, err)
		}
	}
}

// The entry that the arbiter has not finished is nobody's else, and nobody's else is kept over it.
func TestTheArbitersEntryIsHis(t *testing.T) {
	c := newClub(t)
	if err := c.arbiter.Keeper.Keep(sitting.Job{Number: 1, Game: c.arbiter.Game, Draft: []byte("master H4 JAMONES")}); err != nil {
		t.Fatal(err)
	}
	a := c.sits(t, ana)
	if draft, err := a.Keeper.Draft(); err != nil || len(draft) > 0 {
		t.Errorf("Ana reads %q, %v", draft, err)
	}
	if err := a.Keeper.Keep(sitting.Job{Number: 2, Game: a.Game, Draft: []byte("H4")}); err != nil {
		t.Error(err)
	}
	if draft, err := a.Games.LoadDraft(a.Game.Log.ID); err != nil || string(draft) != "master H4 JAMONES" {
		t.Errorf("%q is kept, %v", draft, err)
	}
}

// Those who may know the same have one fold, and a change folds it once.
func TestWhoLooksOnSharesOneFold(t *testing.T) {
	c := newClub(t)
	first, second := c.sits(t, spectator), c.sits(t, spectator)
	same := func(a, b []sheet.Turn) bool { return len(a) > 0 && len(b) > 0 && &a[0] == &b[0] }
	c.does(t, "1: 20")
	c.does(t, "next")
	_, _ = cells(t, first), cells(t, second)
	if !same(first.Game.Standings.Turns, second.Game.Standings.Turns) || !same(first.Game.Standings.Turns, c.sits(t, ana).Game.Standings.Turns) {
		t.Error("each has a fold of his own")
	}
}

// In the list of games nobody finds the points of a play that he may not know yet.
func TestTheListTellsNothingSecret(t *testing.T) {
	c := newClub(t)
	a, b := c.sits(t, ana), c.sits(t, bea)
	c.does(t, "penalty Bea 10")
	if err := keep(t, a, 1, "H4 JAMON"); err != nil {
		t.Fatal(err)
	}
	for _, one := range []struct {
		s    *sitting.Sitting
		want string
	}{{a, "[44 -10]"}, {b, "[0 -10]"}, {c.sits(t, spectator), "[0 -10]"}, {c.arbiter, "[44 -10]"}} {
		all, err := one.s.List()
		if err != nil || len(all) != 1 || fmt.Sprint(all[0].Totals) != one.want {
			t.Errorf("%+v is told %v, %v", one.s.Role, all, err)
		}
	}
}
