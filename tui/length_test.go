package tui_test

import (
	"fmt"
	"runtime"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui"
)

// keepTurns keeps a game of so many turns, each of them points that were counted by hand.
func keepTurns(t testing.TB, dir string, turns int) {
	t.Helper()
	games, l := keepNew(t, dir, sheet.ClassicGame, "", []string{"Ana", "Bea"})
	for i := range turns {
		l.Events = append(l.Events, sheet.Event{ID: i + 1, Time: time.Now().UTC(), By: "ana", What: sheet.Points{Points: 20 + i%7}})
	}
	keepLog(t, games, l)
}

// ofTurns is a model with a game of so many turns on the table.
func ofTurns(t testing.TB, turns int) *tui.Model {
	d := desktop{}.filled(t)
	keepTurns(t, d.dir, turns)
	m := newModel(t, d)
	t.Cleanup(m.Release)
	settle(m, m.Init())
	m.Update(tea.WindowSizeMsg{Width: d.w, Height: d.h})
	_, opens := m.Update(tea.KeyPressMsg{Code: tea.KeyEnter})
	settle(m, opens)
	return m
}

// inLength are keys that are pressed again and again, and what is pressed before.
var inLength = []struct {
	name        string
	first, keys []tea.KeyPressMsg
}{
	{"arrow", nil, []tea.KeyPressMsg{{Code: tea.KeyLeft}, {Code: tea.KeyRight}}},
	{"letter", nil, []tea.KeyPressMsg{typedKey('s'), {Code: tea.KeyBackspace}}},
	{"line", []tea.KeyPressMsg{typedKey(':'), typedKey('2')}, []tea.KeyPressMsg{typedKey('4'), {Code: tea.KeyBackspace}}},
	{"sheet", []tea.KeyPressMsg{{Code: tea.KeyTab, Mod: tea.ModShift}}, []tea.KeyPressMsg{{Code: tea.KeyUp}, {Code: tea.KeyDown}}},
	{"large sheet", []tea.KeyPressMsg{ctrlKey('o')}, []tea.KeyPressMsg{{Code: tea.KeyUp}, {Code: tea.KeyDown}}},
	{"noted", []tea.KeyPressMsg{typedKey(':')}, []tea.KeyPressMsg{typedKey('2'), typedKey('4'), {Code: tea.KeyEnter}}},
}

// BenchmarkLength are keys in a game that begins, in one whose sheet fills the window, and in one of
// 5,000 turns.
func BenchmarkLength(b *testing.B) {
	for _, of := range inLength {
		for _, turns := range []int{1, 30, 5000} {
			b.Run(fmt.Sprintf("%s/%d", of.name, turns), func(b *testing.B) {
				m := ofTurns(b, turns)
				pressed(m, of.first...)
				pressed(m, of.keys...)
				b.ReportAllocs()
				for b.Loop() {
					pressed(m, of.keys...)
				}
				b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*len(of.keys)), "µs/key")
			})
		}
	}
}

// A key costs the same in a long game. What fills the window is drawn, so it is held to one that does.
func TestAKeyCostsTheSameInALongGame(t *testing.T) {
	const times = 50
	for _, of := range inLength {
		var allocated, allocations []uint64
		for _, turns := range []int{60, 5000} {
			m := ofTurns(t, turns)
			pressed(m, of.first...)
			for range 3 { // there is room for what is to come
				pressed(m, of.keys...)
			}
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			for range times {
				pressed(m, of.keys...)
			}
			runtime.ReadMemStats(&after)
			keys := uint64(times * len(of.keys))
			allocated = append(allocated, (after.TotalAlloc-before.TotalAlloc)/keys)
			allocations = append(allocations, (after.Mallocs-before.Mallocs)/keys)
		}
		t.Logf("%s: %d bytes in %d pieces a key, and %d in %d after 5,000 turns", of.name, allocated[0], allocations[0], allocated[1], allocations[1])
		if allocated[1]*5 > allocated[0]*6 || allocations[1]*5 > allocations[0]*6 {
			t.Errorf("%s: more than a fifth dearer in a long game", of.name)
		}
	}
}
