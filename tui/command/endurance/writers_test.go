package endurance_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"tanteo/sheet"
)

var writers = flag.Int("writers", 200, "how many lines eight writers note, a process for each")

// TestWriters has eight people note in the same games at the same moments, with a process for each
// line: none is refused, lost or noted twice, and what each has noted stands in its order.
func TestWriters(t *testing.T) {
	games, lines := 40, *writers
	if testing.Short() {
		games, lines = 3, min(lines, 32)
	}
	v := newVictim(t) // whom nobody kills
	ids := []string{v.id}
	for len(ids) < games {
		l, err := v.games.Create(v.states[0].Log, v.stamp.Time)
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, l.ID)
	}
	var people sync.WaitGroup
	noted := make([]map[string][]string, 8) // by person and game
	for n := range noted {
		noted[n] = map[string][]string{}
		random := rand.New(rand.NewPCG(uint64(n), 7))
		people.Go(func() {
			for i := range lines / len(noted) {
				id, text := ids[random.IntN(len(ids))], fmt.Sprint(n, "-", i)
				if said, err := v.command("enter", id, "note "+text).CombinedOutput(); err != nil {
					t.Errorf("%s: %v: %s", text, err, said)
				}
				noted[n][id] = append(noted[n][id], text)
			}
		})
	}
	people.Wait()
	for _, id := range ids {
		l, err := v.games.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		there := map[string][]string{} // by person
		for _, e := range l.Events {
			text := e.What.(sheet.Noted).Text
			who, _, _ := strings.Cut(text, "-")
			there[who] = append(there[who], text)
		}
		for n := range noted {
			if want := noted[n][id]; !slices.Equal(there[fmt.Sprint(n)], want) {
				t.Errorf("%s: %q of %d, not %q", id, there[fmt.Sprint(n)], n, want)
			}
		}
	}
	t.Logf("%d lines by %d people in %d games", lines, len(noted), len(ids))
}
