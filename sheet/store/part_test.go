package store_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"tanteo/sheet/store"
)

// Of a folder of which only a part is open the rest is not there, whatever is asked for, and nothing is
// made in it.
func TestPart(t *testing.T) {
	whole, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	day := time.Date(2026, 11, 29, 0, 0, 0, 0, time.UTC)
	mine, err := whole.Create(game("Ana", "Bea"), day)
	if err != nil {
		t.Fatal(err)
	}
	other, err := whole.Create(game("Cai", "Dora"), day)
	if err != nil {
		t.Fatal(err)
	}
	part := whole.Part(func(id string) bool { return strings.Contains(id, "ana") })
	all, err := part.List()
	if err != nil || len(all) != 1 || all[0].ID != mine.ID {
		t.Errorf("listed is %+v, %v", all, err)
	}
	if games, _, err := part.Statistics(); err != nil || len(games) != 1 {
		t.Errorf("%d games are counted, %v", len(games), err)
	}
	if _, err := part.Load(mine.ID); err != nil {
		t.Error(err)
	}
	pen := part.Pen(other.ID, store.Holder{User: "ana"})
	_, loading := part.Load(other.ID)
	_, drafting := part.LoadDraft(other.ID)
	_, _, looking := pen.Look()
	for what, err := range map[string]error{
		"load": loading, "draft": drafting, "save a draft": part.SaveDraft(other.ID, []byte("x")), "look at the pen": looking,
		"take the pen": pen.Take(), "throw away": part.Trash(other.ID), "bring back": part.Restore(other.ID),
	} {
		if _, ok := errors.AsType[*store.NotFoundError](err); !ok {
			t.Errorf("%s: %v", what, err)
		}
	}
	if _, err := part.Create(game("Eva"), day); !errors.As(err, new(*store.NotInPartError)) {
		t.Errorf("made beside it: %v", err)
	}
	if l, err := part.Create(game("Ana", "Eva"), day); err != nil || l.ID != "2026-11-29-ana-eva" {
		t.Errorf("made is %s, %v", l.ID, err)
	}
}
