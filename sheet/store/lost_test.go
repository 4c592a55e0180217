package store_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"tanteo/sheet"
	"tanteo/sheet/store"
)

// spoil makes the last line of the changes of a game another one than was written: from becomes to.
func spoil(t *testing.T, path, from, to string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	last := bytes.LastIndexByte(text[:len(text)-1], '\n') + 1
	spoilt := bytes.Replace(text[last:], []byte(from), []byte(to), 1)
	if bytes.Equal(spoilt, text[last:]) {
		t.Fatalf("there is no %s in %s", from, text[last:])
	}
	if err := os.WriteFile(path, append(text[:last:last], spoilt...), 0o600); err != nil {
		t.Fatal(err)
	}
}

// A last line that is whole and not as it was written is lost: that is told with what it noted, as far
// as it can be read, and the next change sets it aside. One that was cut while it was written was
// answered to nobody, and is no loss.
func TestASpoiltLastLineIsTold(t *testing.T) {
	for _, test := range []struct {
		name, from, to string
		points         int // that are read in it; 0 where it makes no sense
		lost           bool
	}{
		{"a figure", `"points":22`, `"points":32`, 32, true},
		{"its time", `"time":"20`, `"time":"19`, 22, true},
		{"its beginning", `{"n"`, `{"m"`, 0, true},
		{"no JSON", `"points":22,`, `"points":22`, 0, true},
		{"its end", "\"}\n", "", 0, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, dir, l := newGame(t)
			g, err := s.Open(l.ID)
			if err != nil {
				t.Fatal(err)
			}
			first := with(g.Log(), sheet.Points{Points: 11})
			if err := errors.Join(g.Append(first), g.Append(with(first, sheet.Points{Points: 22}))); err != nil {
				t.Fatal(err)
			}
			path := filepath.Join(dir, "games", l.ID+".changes")
			spoil(t, path, test.from, test.to)
			spoilt, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			read, err := s.Load(l.ID)
			told, ok := errors.AsType[*store.LostError](err)
			if ok != test.lost || ok != store.IsBeside(err) || !ok && err != nil || len(read.Events) != 1 {
				t.Fatalf("%d events, %v", len(read.Events), err)
			}
			if g, err = s.Open(l.ID); err != nil || g.Altered() != nil || (g.Lost() != nil) != test.lost {
				t.Fatalf("%v, altered: %v, lost: %v", err, g.Altered(), g.Lost())
			}
			if test.lost {
				points := 0
				if told.Known {
					points = told.Step.Add[0].New[0].What.(sheet.Points).Points
				}
				if points != test.points || len(told.Before.Events) != 1 {
					t.Errorf("%d points behind %d events", points, len(told.Before.Events))
				}
			}
			was := g.Lost()
			if err := g.Append(with(g.Log(), sheet.Points{Points: 33})); err != nil || g.Lost() != was {
				t.Errorf("%v, lost: %v", err, g.Lost())
			}
			aside, err := os.ReadFile(path + ".damaged")
			if (err == nil) != test.lost || test.lost && !bytes.HasSuffix(spoilt, aside) {
				t.Errorf("set aside is %q, %v", aside, err)
			}
			if g, err = s.Open(l.ID); err != nil || g.Lost() != nil || len(g.Log().Events) != 2 {
				t.Errorf("told again: %v, %v, %d events", err, g.Lost(), len(g.Log().Events))
			}
		})
	}
}

// A session that has the game open hears of it as well, once, and whoever only closes the game keeps
// the line too.
func TestASpoiltLineIsHeard(t *testing.T) {
	s, dir, l := newGame(t)
	g, err := s.Open(l.ID)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "games", l.ID+".changes")
	if err := g.Append(with(l, sheet.Points{Points: 11})); err != nil {
		t.Fatal(err)
	}
	watcher, err := s.Open(l.ID)
	if err != nil {
		t.Fatal(err)
	}
	other, err := s.Open(l.ID)
	if err != nil {
		t.Fatal(err)
	}
	if err := other.Append(with(other.Log(), sheet.Points{Points: 22})); err != nil {
		t.Fatal(err)
	}
	spoil(t, path, "22", "23")
	if news, err := watcher.New(); err != nil || !news.None() || watcher.Lost() == nil || !watcher.Lost().Known {
		t.Fatalf("%v, lost: %v", err, watcher.Lost())
	}
	told := watcher.Lost()
	if _, err := watcher.New(); err != nil || watcher.Lost() != told {
		t.Errorf("%v, lost: %v", err, watcher.Lost())
	}

	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	aside, err := os.ReadFile(path + ".damaged")
	if err != nil || !bytes.HasSuffix(text, aside) {
		t.Errorf("%q, %v", aside, err)
	}
	if err := os.WriteFile(path, aside, 0o600); err != nil { // beside a document that has all that can be read
		t.Fatal(err)
	}
	if g, err = s.Open(l.ID); err != nil || g.Lost() == nil {
		t.Fatalf("%v, lost: %v", err, g.Lost())
	}
	if err := errors.Join(g.Close(), os.Remove(path+".damaged-2")); err != nil {
		t.Error(err)
	}
}
