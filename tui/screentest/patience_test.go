package screentest

import (
	"os/exec"
	"strconv"
	"syscall"
	"testing"
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
			session := strconv.Itoa(cmd.Process.Pid)
			// It may take its time to begin to work, or to have nothing left to do.
			if !await(t, []string{session}, func() bool { return busy([]string{session}) == works }) {
				t.Error("it is taken for the other kind")
			}
			for range 100 {
				if busy([]string{session}) != works {
					t.Error("it is taken for the other kind now and then")
				}
			}
		})
	}
}
