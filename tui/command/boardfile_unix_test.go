//go:build unix

package command_test

import (
	"context"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// TestPipe: a board may come through a pipe, and nobody has to wait for one that brings none.
func TestPipe(t *testing.T) {
	m := newTable(t)
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, command := range [][]string{
		{"score", "CASA"}, {"place", "CASA"}, {"top", "CASA"},
	} {
		ctx, stop := context.WithTimeout(context.Background(), 50*time.Millisecond)
		ended := make(chan result, 1)
		go func() { ended <- m.runWith(ctx, append(command, "--edition", "es-100", "--board", pipe)...) }()
		select {
		case r := <-ended:
			if r.code != 130 || r.out != "" || r.err != "" {
				t.Errorf("%v: %+v", command, r)
			}
		case <-time.After(20 * time.Second):
			t.Fatalf("%v does not end", command)
		}
		stop()
	}
}
