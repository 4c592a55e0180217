package words_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"tanteo/editions/words"
	"tanteo/scoring"
)

// asksFor is the variable that makes another process of a test: the folder of the cache, and whether
// it makes a graph or begins to make one for ever.
const asksFor, forEver = "TANTEO_TEST_ASKS_FOR", "TANTEO_TEST_FOR_EVER"

// TestAnotherProcess is what the other processes of the tests here do.
func TestAnotherProcess(t *testing.T) {
	cache := os.Getenv(asksFor)
	if cache == "" {
		return // nobody asks: no test of its own
	}
	e := edition(t, "en-100")
	l := english(t, cache, e)
	if os.Getenv(forEver) != "" {
		_, _ = l.Cached("search", func() ([]byte, error) {
			fmt.Println("making")
			_, err := io.Copy(io.Discard, os.Stdin)
			return nil, err
		})
		return
	}
	made := false
	g, err := l.Graph(context.Background(), e, func(done, of int64) { made = true })
	if err != nil || g.Len() != l.Len() {
		t.Fatalf("%v, %d words of %d", err, g.Len(), l.Len())
	}
	if made {
		fmt.Println("made")
	}
}

func english(t *testing.T, cache string, e *scoring.Edition) *words.List {
	t.Helper()
	l, err := words.New("", cache).For(context.Background(), e, nil)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// another is a process that asks for what is kept in a cache.
func another(cache string, env ...string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], "-test.run", "^TestAnotherProcess$")
	cmd.Env = append(append(os.Environ(), asksFor+"="+cache), env...)
	return cmd
}

// TestProcessesMakeItOnce: of many processes that search for the first time at once, one makes the
// graph; nothing but the graph is left.
func TestProcessesMakeItOnce(t *testing.T) {
	many := 20
	if testing.Short() {
		many = 4
	}
	cache := t.TempDir()
	all := make([]*exec.Cmd, many)
	said := make([]strings.Builder, many)
	for i := range all {
		all[i] = another(cache)
		all[i].Stdout, all[i].Stderr = &said[i], &said[i]
		if err := all[i].Start(); err != nil {
			t.Fatal(err)
		}
	}
	made := 0
	for i := range all {
		if err := all[i].Wait(); err != nil {
			t.Errorf("%v\n%s", err, said[i].String())
		}
		made += strings.Count(said[i].String(), "made\n")
	}
	if made != 1 {
		t.Errorf("%d processes made it %d times", many, made)
	}
	if files, err := os.ReadDir(cache); err != nil || len(files) != 1 {
		t.Errorf("%v is left, %v", files, err)
	}
}

// TestADeadProcessLocksNobodyOut: one that was killed while it made something.
func TestADeadProcessLocksNobodyOut(t *testing.T) {
	cache := t.TempDir()
	l := english(t, cache, edition(t, "en-100"))
	dead := another(cache, forEver+"=1")
	in, err := dead.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	out, err := dead.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := dead.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { // where the test has ended before it
		_ = dead.Process.Kill()
		_ = dead.Wait()
	}()
	if line, err := bufio.NewReader(out).ReadString('\n'); err != nil || line != "making\n" {
		t.Fatalf("it says %q, %v", line, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := l.CachedFor(ctx, "search", nil); !errors.Is(err, context.Canceled) {
		t.Errorf("a session that no longer waits: %v", err)
	}
	if err := dead.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = dead.Wait() // killed
	began := time.Now()
	made, err := l.Cached("search", func() ([]byte, error) { return []byte("graph"), nil })
	if err != nil || string(made) != "graph" {
		t.Errorf("%q, %v", made, err)
	}
	if took := time.Since(began); took > words.StandsFor {
		t.Errorf("it waited %v for the dead", took)
	}
}

// TestMakingIsWaitedFor: for as long as it goes on.
func TestMakingIsWaitedFor(t *testing.T) {
	e, cache := edition(t, "en-100"), t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		l := english(t, cache, e)
		makes := words.MakesMeanwhile(l.KeptAt("search"))
		done := make(chan string)
		go func() {
			kept, err := l.Cached("search", func() ([]byte, error) { return []byte("my own"), nil })
			done <- fmt.Sprint(string(kept), err)
		}()
		time.Sleep(time.Minute)
		synctest.Wait()
		if err := makes("of another"); err != nil {
			t.Error(err)
		}
		if kept := <-done; kept != "of another<nil>" {
			t.Errorf("after a minute it has %s", kept)
		}
	})
}

// TestAMakerThatStandsStill: a process that was stopped is not waited for.
func TestAMakerThatStandsStill(t *testing.T) {
	e, cache := edition(t, "en-100"), t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		l := english(t, cache, e)
		stopped, err := words.StandsStill(l.KeptAt("search"))
		if err != nil {
			t.Fatal(err)
		}
		began := time.Now()
		kept, err := l.Cached("search", func() ([]byte, error) { return []byte("my own"), nil })
		if err != nil || string(kept) != "my own" {
			t.Errorf("it has %q, %v", kept, err)
		}
		if took := time.Since(began); took < words.StandsFor || took > words.StandsFor+time.Second {
			t.Errorf("it waited for %v", took)
		}
		if err := stopped.Close(); err != nil {
			t.Error(err)
		}
	})
}

// TestNoPlaceToWait: where the folder cannot be written, everybody makes his own.
func TestNoPlaceToWait(t *testing.T) {
	file := put(t, filepath.Join(t.TempDir(), "file"), "")
	l := english(t, filepath.Join(file, "cache"), edition(t, "en-100"))
	for range 2 {
		made, err := l.Cached("search", func() ([]byte, error) { return []byte("graph"), nil })
		if err != nil || string(made) != "graph" {
			t.Errorf("%q, %v", made, err)
		}
	}
}

// TestALargeGraphIsMapped: the limit of texts is none of what we have made ourselves.
func TestALargeGraphIsMapped(t *testing.T) {
	path := put(t, filepath.Join(t.TempDir(), "graph"), "")
	const size = 300 << 20
	if err := os.Truncate(path, size); err != nil {
		t.Fatal(err)
	}
	if text, err := words.MapFile(path); err != nil || len(text) != size {
		t.Errorf("%d bytes, %v", len(text), err)
	}
}
