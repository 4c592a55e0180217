package screentest

import (
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	"tanteo/tui/screentest/processes"
)

// A program that works, or that would if it got a processor, is waited for; one that waits
// itself is not.
func TestWaitsWhileThereIsWork(t *testing.T) {
	for script, works := range map[string]bool{"while :; do :; done": true, "exec sleep 1000": false} {
		t.Run(script, func(t *testing.T) {
			cmd := exec.Command("sh", "-c", script)
			cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			defer func() {
				_ = cmd.Process.Kill()
				_ = cmd.Wait() // killed
			}()
			who := func() []processes.Process { return inSessions(cmd.Process.Pid) }
			// It may take its time to begin to work, or to have nothing left to do.
			if !await(t, who, func() bool { return isBusy(who()) == works }) {
				t.Error("it is taken for the other kind")
			}
			for range 100 {
				if isBusy(who()) != works {
					t.Error("it is taken for the other kind now and then")
				}
			}
		})
	}
}

// A test does not end before what runs in its window, which may have something to keep.
func TestTheWindowIsWaitedFor(t *testing.T) {
	kept := filepath.Join(t.TempDir(), "kept")
	t.Run("window", func(t *testing.T) {
		m := InTmux(t, 80, 24, "trap '' HUP; echo ready; cat; i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done; echo >"+kept)
		m.Sees("ready")
	})
	if _, err := os.Stat(kept); err != nil {
		t.Error(err)
	}
}
