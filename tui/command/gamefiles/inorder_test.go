package gamefiles

import (
	"context"
	"iter"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"tanteo/tui/command/cli"
)

func upTo(n int, taken *atomic.Int64) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			taken.Store(int64(i + 1))
			if !yield(i) {
				return
			}
		}
	}
}

// The results come in the order of the items, whichever is done first.
func TestInOrder(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var want []int
		for i := range 500 {
			for range i % 20 {
				want = append(want, i)
			}
		}
		results := inOrder(t.Context(), upTo(500, new(atomic.Int64)), func(i int, send func(int) bool) {
			time.Sleep(time.Duration(i*7919%31) * time.Second)
			for range i % 20 {
				send(i)
			}
		})
		if got := slices.Collect(results); !slices.Equal(got, want) {
			t.Errorf("%v", got)
		}
	})
}

// However many items there are, only a few are worked on before they are wanted.
func TestInOrderStaysSmall(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var taken atomic.Int64
		for first := range inOrder(t.Context(), upTo(1_000_000, &taken), func(i int, send func(int) bool) { send(i) }) {
			synctest.Wait()
			if n := taken.Load(); first != 0 || n > 10_000 {
				t.Errorf("%d, with %d items taken", first, n)
			}
			break
		}
	})
}

// One that waits for ever, as on a pipe that nobody writes to, keeps nobody from leaving.
func TestInOrderCanBeLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, stop := context.WithTimeout(t.Context(), time.Minute)
		defer stop()
		release := make(chan bool)
		results := inOrder(ctx, upTo(3, new(atomic.Int64)), func(i int, send func(int) bool) {
			if i == 1 {
				<-release
			}
			send(i)
		})
		if got := slices.Collect(results); !slices.Equal(got, []int{0}) {
			t.Errorf("%v", got)
		}
		close(release)
	})
}

// A fault in a work is one of whoever takes the results, and tells where in the work it was.
func TestInOrderPanics(t *testing.T) {
	defer func() {
		fault, ok := recover().(*cli.WorkFault)
		if !ok || fault.Value != "oh" || !strings.Contains(string(fault.Stack), "TestInOrderPanics.func") {
			t.Errorf("%+v", fault)
		}
	}()
	for i := range inOrder(t.Context(), upTo(9, new(atomic.Int64)), func(i int, send func(int) bool) {
		if i == 3 {
			panic("oh")
		}
		send(i)
	}) {
		if i >= 3 {
			t.Errorf("%d comes after the fault", i)
		}
	}
	t.Error("nothing happened")
}

func TestNumbered(t *testing.T) {
	for _, test := range []struct{ games, want []int }{
		{nil, nil}, {[]int{7}, []int{0}}, {[]int{7, 7}, []int{1, 2}}, {[]int{7, 7, 7}, []int{1, 2, 3}},
	} {
		var got []int
		for n, g := range numbered(slices.Values(test.games)) {
			if got = append(got, n); g != 7 {
				t.Errorf("%d is no game", g)
			}
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%v: %v", test.games, got)
		}
		for range numbered(slices.Values(test.games)) {
			break
		}
	}
}
