package processes

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// A process is found by its number and by its program, also where its name looks like what follows a
// name, and no more once it has ended, though nobody has waited for it.
func TestAProcess(t *testing.T) {
	if !Told() {
		t.Skip("the system does not tell of its processes")
	}
	cat, err := exec.LookPath("cat")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(cat)
	program := filepath.Join(t.TempDir(), "a) R (b")
	if err := errors.Join(err, os.WriteFile(program, text, 0o700)); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program)
	in, err := cmd.StdinPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = cmd.Wait() }()
	found := Running(program)
	if len(found) != 1 || found[0].PID != cmd.Process.Pid || found[0].Parent != os.Getpid() || found[0].Name != "a) R (b" {
		t.Errorf("found are %+v", found)
	}
	if err := in.Close(); err != nil {
		t.Error(err)
	}
	for there := true; there; { // it ends with its input
		_, there = Of(cmd.Process.Pid)
	}
	if found := Running(program); len(found) > 0 {
		t.Errorf("found are %+v", found)
	}
}
