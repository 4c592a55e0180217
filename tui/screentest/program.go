package screentest

import (
	"fmt"
	"os/exec"
	"path/filepath"
)

// Build makes the whole program, with flags of go build, and gives its path in a folder.
func Build(folder string, flags ...string) (string, error) {
	program := filepath.Join(folder, "tanteo")
	args := append([]string{"build", "-o", program}, flags...)
	if out, err := exec.Command("go", append(args, "tanteo")...).CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w\n%s", err, out)
	}
	return program, nil
}
