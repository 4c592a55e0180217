package serve

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// A game is watched once. Who writes is told of each change, who looks on of the first at once and of the
// newest after a rest; nobody is told once he has left.
func TestHub(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var change func()
		watched, stopped := 0, 0
		h := &hub{games: map[string]*followed{}, watch: func(_ string, tell func()) func() {
			watched++
			change = tell
			return func() { stopped++ }
		}}
		var writes, looks atomic.Int32 // told by timers, too
		leaves := []func(){h.follow("g", false, func() { writes.Add(1) }), h.follow("g", true, func() { looks.Add(1) })}
		tell := func(wantWrites, wantLooks int32) {
			t.Helper()
			synctest.Wait()
			if writes.Load() != wantWrites || looks.Load() != wantLooks {
				t.Errorf("told %d and %d times, want %d and %d", writes.Load(), looks.Load(), wantWrites, wantLooks)
			}
		}
		change()
		tell(1, 1)
		change()
		change()
		tell(3, 1)
		time.Sleep(restOfFew)
		tell(3, 2)
		time.Sleep(restOfFew)
		change()
		tell(4, 3)
		change()
		leaves[1]()
		time.Sleep(time.Second)
		tell(5, 3)
		leaves[0]()
		leaves[0]()
		if watched != 1 || stopped != 1 || len(h.games) != 0 {
			t.Errorf("watched %d times, stopped %d, %d games are left", watched, stopped, len(h.games))
		}
	})
}
