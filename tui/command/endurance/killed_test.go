package endurance_test

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/creack/pty"

	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/line"
	"tanteo/sheet/store"
	"tanteo/tui/phrases"
)

var kills = flag.Int("kills", 60, "how many programs are killed while they note")

// TestKilled kills programs as kill -9 does, at any moment while they note: `enter` with lines from
// its input, `enter` with a line for each process, and the screen. Every line that was answered is
// there, no other but the one on its way, the document is whole, and everything counts as it does in
// memory.
func TestKilled(t *testing.T) {
	if testing.Short() {
		*kills = min(*kills, 9)
	}
	v := newVictim(t)
	began, random := time.Now(), rand.New(rand.NewPCG(12, 7))
	told, behind := map[string]int{}, 0
	for i := range *kills {
		if v.rounds++; v.rounds == 30 { // a game has an end
			v = newVictim(t)
		}
		way := []string{"lines", "a line", "screen"}[i%3]
		before := v.answered
		switch way {
		case "lines":
			v.killLines(random)
		case "a line":
			v.killLine(random)
		case "screen":
			v.killScreen(random)
		}
		told[way] += v.answered - before
		behind += v.look(way)
	}
	t.Logf("%d kills in %v; answered or seen on the disk before: %v; there without an answer: %d", *kills, time.Since(began).Round(time.Second), told, behind)
}

// victim is a game in which programs note that are killed, and the same game in memory.
type victim struct {
	t        *testing.T
	config   string
	id       string
	games    *store.Store
	states   []sheet.Game // after each line that is to be noted, beginning with none
	lines    []string     // the line that leads to each but the first
	answered int          // so many of them were told to be noted
	rounds   int
	stamp    sheet.Stamp
}

func newVictim(t *testing.T) *victim {
	t.Helper()
	v := &victim{t: t, config: t.TempDir(), stamp: sheet.Stamp{Time: time.Date(2026, 11, 29, 18, 30, 0, 0, time.UTC)}}
	out, err := v.command("enter", "--new", "--edition", "es-100", "--players", "Ana,Bea").Output()
	if err != nil {
		t.Fatal(err)
	}
	v.id = strings.TrimSpace(string(out))
	if v.games, err = store.Open(v.config); err != nil {
		t.Fatal(err)
	}
	l, err := v.games.Load(v.id)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sheet.NewGame(l)
	if err != nil {
		t.Fatal(err)
	}
	v.states = []sheet.Game{g}
	return v
}

func (v *victim) command(args ...string) *exec.Cmd {
	cmd := exec.Command(program, append(args, "--config", v.config)...)
	cmd.Env = append(os.Environ(), "LANG=C.UTF-8", "TERM=xterm-256color", "GORACE=atexit_sleep_ms=0")
	return cmd
}

// next makes so many lines that the game takes, and gives them: of those kinds.
func (v *victim) next(n, kinds int, random *rand.Rand) []string {
	v.t.Helper()
	for added := 0; added < n; {
		g := v.states[len(v.states)-1]
		text := fmt.Sprint(1 + random.IntN(90))
		switch random.IntN(kinds) {
		case 0:
			text = "undo"
		case 1:
			text = "redo"
		case 2:
			text = "H4 JAMON"
		case 6:
			text = fmt.Sprintf("edit %d %s", 1+random.IntN(5), text)
		case 7:
			text = "note " + strings.Repeat("x", random.IntN(3000))
		}
		parsed, err := line.Parse(text, g, phrases.Vocabulary())
		if err != nil {
			continue
		}
		next, _, err := g.Do(parsed, v.stamp)
		if err != nil {
			continue
		}
		v.states, v.lines, added = append(v.states, next), append(v.lines, text), added+1
	}
	return v.lines[len(v.lines)-n:]
}

// killLines kills a program that reads lines, after some of its answers.
func (v *victim) killLines(random *rand.Rand) {
	v.t.Helper()
	lines := v.next(8, 8, random)
	cmd := v.command("enter", v.id)
	cmd.Stdin = strings.NewReader(strings.Join(lines, "\n") + "\n")
	out, err := cmd.StdoutPipe()
	if err != nil {
		v.t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		v.t.Fatal(err)
	}
	answers := bufio.NewScanner(out)
	for range random.IntN(6) {
		if answers.Scan() {
			v.answered++
		}
	}
	for range random.IntN(2000) { // a moment of no length in particular
		_ = random.Uint64()
	}
	_ = cmd.Process.Kill() // it may have ended
	for answers.Scan() {
		v.answered++
	}
	_ = cmd.Wait()
}

// killLine kills a program that notes one line, at any moment of its life.
func (v *victim) killLine(random *rand.Rand) {
	v.t.Helper()
	cmd := v.command("enter", v.id, v.next(1, 8, random)[0])
	out, err := cmd.StdoutPipe()
	if err != nil {
		v.t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		v.t.Fatal(err)
	}
	kill := time.AfterFunc(time.Duration(random.IntN(60_000))*time.Microsecond, func() { _ = cmd.Process.Kill() })
	defer kill.Stop()
	if said, _ := io.ReadAll(out); len(said) > 0 {
		v.answered++
	}
	_ = cmd.Wait()
}

// killScreen kills the screen while lines are typed into it, once it has noted some.
func (v *victim) killScreen(random *rand.Rand) {
	v.t.Helper()
	if err := v.games.SaveDraft(v.id, nil); err != nil { // of the screen that was killed before
		v.t.Fatal(err)
	}
	cmd := v.command(v.id)
	master, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
	if err != nil {
		v.t.Fatal(err)
	}
	var mu sync.Mutex
	var output []byte
	shown := make(chan struct{}, 1)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		buffer := make([]byte, 1<<14)
		for {
			n, err := master.Read(buffer)
			if err != nil {
				return
			}
			mu.Lock()
			output = append(output, buffer[:n]...)
			mu.Unlock()
			select {
			case shown <- struct{}{}:
			default:
			}
		}
	}()
	defer func() { // however this ends, nothing writes any more in the folder that the test removes
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		<-ended
		_ = master.Close()
	}()
	noted := v.answered
	late := time.After(20 * time.Second)
	wait := func(done func() bool) {
		for !done() {
			select {
			case <-late:
				v.t.Fatalf("%q are not noted", v.lines[noted:])
			case <-ended:
				v.t.Fatal("the screen has ended")
			case <-shown:
			case <-time.After(2 * time.Millisecond): // the disk tells nobody
			}
		}
	}
	wait(func() bool {
		mu.Lock()
		defer mu.Unlock()
		return bytes.Contains(output, []byte("Ana"))
	})
	for range 1 + random.IntN(3) {
		if _, err := master.WriteString(":" + v.next(1, 6, random)[0] + "\r"); err != nil {
			v.t.Fatal(err)
		}
		want := v.states[len(v.states)-1]
		before := slices.ContainsFunc(v.states[noted:len(v.states)-1], func(g sheet.Game) bool { return isSameGame(g.Log, want.Log) })
		if !before && random.IntN(3) > 0 { // or they come quicker than the disk can take them
			wait(func() bool { return v.sameOnDisk(want) })
			noted = len(v.lines)
		}
	}
	kill := time.AfterFunc(time.Duration(random.IntN(20_000))*time.Microsecond, func() { _ = cmd.Process.Kill() })
	defer kill.Stop()
	<-ended
	v.answered = max(v.answered, noted)
}

func (v *victim) sameOnDisk(want sheet.Game) bool {
	l, err := v.games.Load(v.id)
	return err == nil && isSameGame(l, want.Log)
}

// isSameGame says whether two logs have the same history, but for when it was noted and by whom.
func isSameGame(a, b sheet.Log) bool {
	return slices.EqualFunc(a.Events, b.Events, func(a, b sheet.Event) bool {
		return a.ID == b.ID && fmt.Sprint(a.What) == fmt.Sprint(b.What)
	}) && len(a.Changes) == len(b.Changes) && a.Done == b.Done
}

// look holds what is on the disk to what is in memory, and gives how many lines are there that nobody
// was told of. The game goes on from there.
func (v *victim) look(way string) (behind int) {
	v.t.Helper()
	data, err := os.ReadFile(filepath.Join(v.config, "games", v.id+".json"))
	if err != nil {
		v.t.Fatal(err)
	}
	if d, err := file.Read(data); err != nil || d.Fault != nil {
		v.t.Fatalf("%s: the document: %v, %v", way, err, d.Fault)
	}
	g, err := v.games.Open(v.id)
	if err != nil || g.Altered() != nil {
		v.t.Fatalf("%s: %v, %v", way, err, g.Altered())
	}
	for n := v.answered; n < len(v.states); n++ {
		twin := v.states[n]
		if !isSameGame(g.Log(), twin.Log) {
			continue
		}
		counted, err := sheet.NewGame(g.Log())
		if err != nil || !slices.Equal(counted.Standings.Totals(), twin.Standings.Totals()) {
			v.t.Fatalf("%s: %v, not %v; %v", way, counted.Standings.Totals(), twin.Standings.Totals(), err)
		}
		behind = n - v.answered
		v.states, v.lines, v.answered = v.states[:n+1], v.lines[:n], n
		return behind
	}
	v.t.Fatalf("%s: %d of %q were answered, and there are\n%+v", way, v.answered, v.lines, g.Log().Events)
	return 0
}
