package store_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tanteo/sheet"
	"tanteo/sheet/store"
)

// Processes that note in the same games at the same moments refuse none, lose none and note none
// twice, and what each has noted stands in its order.
func TestWriters(t *testing.T) {
	const processes = 8
	games, lines := 40, 150
	if testing.Short() {
		games, lines = 5, 20
	}
	dir := t.TempDir()
	s := open(t, dir)
	var ids []string
	for range games {
		l, err := s.Create(game("Ana", "Bea"), day)
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, l.ID)
	}
	var children []*child
	for n := range processes {
		children = append(children, start(t, "note", append([]string{dir, strconv.Itoa(n), strconv.Itoa(lines)}, ids...)...))
	}
	want, behind := map[string][]string{}, 0 // by game and process
	for n, c := range children {
		for _, said := range c.lines() {
			if said == "behind" {
				behind++
				continue
			}
			id, text, _ := strings.Cut(said, " ")
			key := fmt.Sprint(id, " ", n)
			want[key] = append(want[key], text)
		}
	}
	events := 0
	for _, id := range ids {
		l, err := open(t, dir).Load(id)
		if err != nil {
			t.Fatal(err)
		}
		got := map[string][]string{}
		for i, e := range l.Events {
			if e.ID != i+1 {
				t.Errorf("%s: event %d has the id %d", id, i, e.ID)
			}
			text := e.What.(sheet.Noted).Text
			who, _, _ := strings.Cut(text, "-")
			got[id+" "+who] = append(got[id+" "+who], text)
		}
		for n := range processes {
			if key := fmt.Sprint(id, " ", n); !slices.Equal(got[key], want[key]) {
				t.Errorf("%s: %q, not %q", key, got[key], want[key])
			}
		}
		events += len(l.Events)
	}
	if events != processes*lines {
		t.Errorf("%d events", events)
	}
	t.Logf("%d events by %d processes in %d games; %d were made anew behind another", events, processes, games, behind)
}

// noteLines notes lines in games, whosever pen they are, and says which are safe.
func noteLines(args []string) error {
	s, err := store.Open(args[0])
	if err != nil {
		return err
	}
	lines, err := strconv.Atoi(args[2])
	if err != nil {
		return err
	}
	seed, _ := strconv.ParseUint(args[1], 10, 64)
	random := rand.New(rand.NewPCG(seed, 0))
	opened := map[string]*store.Game{}
	for n := range lines {
		id := args[3+random.IntN(len(args)-3)]
		g := opened[id]
		if g == nil {
			if g, err = s.Open(id); err != nil {
				return err
			}
			opened[id] = g
		}
		text := fmt.Sprint(args[1], "-", n)
		for l := g.Log(); ; {
			err := s.Pen(id, store.Holder{User: args[1]}).Borrow(func() error { return g.Append(withNote(l, text)) })
			behind, ok := errors.AsType[*store.BehindError](err)
			if !ok && err != nil {
				return err
			}
			if !ok {
				break
			}
			fmt.Println("behind")
			l = behind.News.Log
		}
		fmt.Println(id, text)
	}
	return nil
}

// What notes cost the disk is in proportion to how many there are, and what is read of a game is the
// same wherever they lie.
func TestWhatNotesCostTheDisk(t *testing.T) {
	for _, events := range []int{15, 60, 240, 1000} {
		s, dir, l := newGame(t)
		written := 0
		s.Count(&written)
		g, err := s.Open(l.ID)
		if err != nil {
			t.Fatal(err)
		}
		for range events {
			l = with(l, sheet.Points{Points: 20})
			if err := g.Append(l); err != nil {
				t.Fatal(err)
			}
		}
		if err := g.Close(); err != nil {
			t.Fatal(err)
		}
		if files := names(t, filepath.Join(dir, "games")); len(files) != 1 {
			t.Errorf("%q", files)
		}
		t.Logf("%d events: %d bytes, %d for each", events, written, written/events)
		if most := 2000 + 700*events; written > most {
			t.Errorf("%d events are %d bytes, more than %d", events, written, most)
		}
	}
}

// Whoever follows a game, while another notes in it and closes it again and again, never meets a
// fault, and what is told to be new leads from what was known to what is there.
func TestWhoeverFollowsSeesEverything(t *testing.T) {
	s, dir, l := newGame(t)
	const turns = 60
	ended := make(chan error, 1)
	go func() {
		g, err := s.Open(l.ID)
		for i := 0; i < turns && err == nil; i++ {
			if err = g.Append(with(g.Log(), sheet.Points{Points: i})); err == nil && i%3 == 2 {
				err = g.Close()
			}
		}
		ended <- err
		close(ended)
	}()
	g, err := open(t, dir).Open(l.ID)
	if err != nil {
		t.Fatal(err)
	}
	looks, now := 0, g.Log()
	for ; len(now.Events) < turns; looks++ {
		select {
		case err := <-ended:
			if err != nil {
				t.Fatal(err)
			}
		default:
		}
		news, err := g.New()
		if err != nil || news.Whole {
			t.Fatalf("after %d turns: %v", len(now.Events), err)
		}
		if now, err = now.Take(news.Steps...); err != nil || !equal(now, news.Log) {
			t.Fatalf("after %d turns: %v", len(now.Events), err)
		}
	}
	if err := <-ended; err != nil { // the last turn was seen before the game was closed
		t.Fatal(err)
	}
	t.Logf("%d looks", looks)
}
